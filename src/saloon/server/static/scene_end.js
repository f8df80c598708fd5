// Ends of rounds, days, fights and auctions: nothing goes on in front of somebody who still looks at one.
"use strict";
(() => {
  const stage = document.querySelector("#scene-end");
  if (!stage) return;
  const BEAT = 900;
  const STILL = matchMedia("(prefers-reduced-motion: reduce)");
  const place = `ending ${location.pathname}`;
  let timer = 0;
  // What is counted before one's eyes is said as it is counted.
  const aloud = document.createElement("p");
  aloud.className = "unseen";
  aloud.setAttribute("role", "status");
  let said = 0;
  const words = (thing) => {
    const copy = thing.cloneNode(true);
    for (const drawn of copy.querySelectorAll("svg, [aria-hidden=true]")) drawn.remove();
    for (const part of copy.querySelectorAll("*")) part.after(" ");
    return copy.textContent.trim().replace(/\s+/g, " ");
  };
  const row = (beat) => {
    const names = [...stage.querySelectorAll("thead th:not(.because)")].map(words);
    const cells = [...beat.querySelectorAll("td:not(.because)")].map((cell, seat) => `${names[seat]} ${words(cell)}`);
    const why = beat.querySelector(".because");
    return [words(beat.querySelector("th")), cells.join(", "), why ? words(why) : ""].filter(Boolean).join(": ");
  };
  const say = (most) => {
    const all = rows();
    if (most < said) said = 0;
    const told = all.slice(said, most).map(row);
    said = Math.min(most, all.length);
    if (most >= all.length) told.push(...[...stage.querySelectorAll(".outcome li, .recount li, .note, .total, .standing li")].map(words));
    if (told.length) aloud.textContent = told.map((line) => line.replace(/[^.!?]$/, "$&.")).join(" ");
  };
  let release = null;

  const seen = () => Number(sessionStorage.getItem(place) ?? 0);
  const rows = () => [...stage.querySelectorAll(".beat")];
  const count = (most) => {
    const all = rows();
    const marks = [...stage.querySelectorAll(".meter i")];
    all.forEach((row, number) => row.classList.toggle("counted", number < most));
    marks.forEach((mark, number) => mark.classList.toggle("done", number < most));
    stage.classList.toggle("counting", most < all.length);
    if (most <= all.length) all[most - 1]?.scrollIntoView({ block: "nearest" }); // counted before one's eyes
    say(most);
    return most >= all.length;
  };
  const past = () => document.querySelector("#live")?.dataset.at;
  // A history that plays by itself goes on by itself, unless somebody takes a hand.
  let passing = false;
  let going = 0;
  const stay = () => { passing = false; clearTimeout(going); };
  const finish = () => {
    clearInterval(timer);
    timer = 0;
    if (passing) going = setTimeout(() => { if (passing) leave(); }, 3 * BEAT);
    if (stage.classList.contains("counting") || !said) count(Infinity);
  };
  const play = () => {
    clearInterval(timer);
    if (STILL.matches || rows().length === 0) { finish(); return; }
    let done = 0;
    count(0);
    timer = setInterval(() => { done += 1; if (count(done)) finish(); }, BEAT);
  };
  const show = (source) => {
    aloud.textContent = "";
    said = 0;
    stage.replaceChildren(...source.cloneNode(true).childNodes, aloud);
    stage.setAttribute("aria-label", words(stage.querySelector(".heading")));
    stage.style.setProperty("--seats", stage.querySelectorAll("thead th:not(.because)").length || 4);
    stage.dataset.number = source.dataset.number;
    if (!stage.open) stage.showModal();
    stage.querySelector("[data-continue]").focus({ preventScroll: true });
    stage.scrollTop = 0;
    play();
  };
  const remember = () => { if (!past()) sessionStorage.setItem(place, stage.dataset.number); };
  const leave = () => {
    remember();
    stay();
    clearInterval(timer);
    if (stage.open) stage.close();
  };
  stage.addEventListener("close", () => {
    remember();
    stay();
    release?.();
    release = null;
  });
  stage.addEventListener("click", (event) => {
    stay();
    if (event.target.closest("[data-again]")) play();
    else if (timer) finish();
    else if (event.target.closest("[data-continue]")) leave();
  });
  stage.addEventListener("keydown", (event) => {
    stay();
    if (!timer || event.key === "Tab") return;
    event.preventDefault(); // any key finishes the count first
    finish();
  });

  // The scene comes before the table it ended on is gone: the message waits until it has been seen.
  document.addEventListener("htmx:sse:before:message", (event) => {
    const text = event.detail.message.data;
    if (!text?.includes('id="ending"') || document.querySelector("#live")?.dataset.at) return;
    const source = new DOMParser().parseFromString(text.replaceAll("hx-partial", "div"), "text/html").querySelector("#ending[data-number]");
    if (!source || Number(source.dataset.number) <= seen()) return;
    event.detail.waitUntil(new Promise((done) => { release = done; show(source); }));
  });
  // A page that is opened shows what ended since its reader's last move, once.
  const first = document.querySelector("#ending[data-number]");
  if (first && !past() && Number(first.dataset.number) > seen()) {
    if (first.dataset.fresh === "1") show(first);
    else sessionStorage.setItem(place, first.dataset.number);
  }
  // So does a history that plays by itself, where something ended with the move that is shown.
  document.addEventListener("walked", () => {
    const source = document.querySelector("#ending[data-number]");
    if (!source || source.dataset.number !== past()) return;
    passing = true;
    show(source);
  });
  // While somebody looks, the line is not dead.
  setInterval(() => { if (stage.open) document.dispatchEvent(new Event("held")); }, 1000);
})();
