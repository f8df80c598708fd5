// A sum is set by plus and minus, held down too, and sent by the button that names it.
"use strict";
(() => {
  const box = () => document.querySelector("#stepper");
  let at = 0;
  const move = (step) => {
    const own = box();
    if (!own) return;
    const sums = own.dataset.sums.split(" ");
    at = Math.max(0, Math.min(sums.length - 1, at + step));
    const go = own.querySelector("#sum-go");
    const same = [...document.querySelectorAll("#choose .every .move")].find((button) => button.value === sums[at]);
    go.value = sums[at];
    go.querySelector(".what").textContent = same?.querySelector(".what").textContent ?? sums[at].slice(2);
    for (const button of own.querySelectorAll("[data-step]")) button.disabled = Number(button.dataset.step) < 0 ? at === 0 : at === sums.length - 1;
  };
  const HELD = 450;
  const EACH = 110;
  let holding = 0;
  let held = false;
  const release = () => clearTimeout(holding);
  document.addEventListener("pointerdown", (event) => {
    const step = event.target.closest?.("#stepper [data-step]");
    held = false;
    release();
    if (!step) return;
    const again = () => { held = true; move(Number(step.dataset.step)); holding = setTimeout(again, EACH); };
    holding = setTimeout(again, HELD);
  });
  for (const name of ["pointerup", "pointercancel", "blur"]) window.addEventListener(name, release);
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("#stepper [data-step]");
    if (!step) return;
    if (!held || !event.detail) move(Number(step.dataset.step));
    held = false;
  });
  const begin = () => {
    const own = box();
    if (!own || own.dataset.begun) return;
    own.dataset.begun = "1";
    at = Math.max(0, own.dataset.sums.split(" ").indexOf(own.dataset.answer));
    move(0);
  };
  for (const name of ["htmx:sse:after:message", "htmx:after:swap"]) document.addEventListener(name, begin);
  begin();
})();
