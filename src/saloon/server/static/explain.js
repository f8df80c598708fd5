// Each part of the board explains itself: on a long press too, where a finger covers a legal thing and a
// short press would play it; and on hover and focus where no table's own script does so.
(() => {
  "use strict";
  const tip = document.querySelector("#tip");
  if (!tip) return;
  const LONG = 500;
  const STILL = 10;
  const partOf = (event) => event.target.closest?.(".way-area") ? null : event.target.closest?.("#board [aria-label][id]:not(svg)"); // a way has a card of its own

  const explain = (thing) => {
    tip.textContent = thing.getAttribute("aria-label");
    tip.hidden = false;
    const box = thing.getBoundingClientRect();
    const own = tip.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.left + box.width / 2 - own.width / 2));
    const above = box.top - own.height - 14; // a finger covers what is below
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 8 ? above : Math.min(innerHeight - own.height - 8, box.bottom + 14)}px`;
  };

  let waiting = 0;
  let pressed = null;
  let explained = false;
  const drop = () => { clearTimeout(waiting); pressed = null; };
  document.addEventListener("pointerdown", (event) => {
    explained = false;
    const thing = partOf(event);
    if (!thing || event.pointerType !== "touch" || !event.isPrimary) return;
    pressed = { x: event.clientX, y: event.clientY };
    waiting = setTimeout(() => { explained = true; explain(thing); }, LONG);
  });
  document.addEventListener("pointermove", (event) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) drop();
  });
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, drop);
  document.addEventListener("contextmenu", (event) => { if (partOf(event) && pressed) event.preventDefault(); });
  // Whoever has read what a thing is has not yet chosen it.
  document.addEventListener("click", (event) => {
    if (!explained || !partOf(event)) return;
    explained = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  if (document.body.classList.contains("at-table")) return;
  document.addEventListener("pointerover", (event) => {
    clearTimeout(waiting);
    if (event.pointerType === "touch") return;
    const thing = partOf(event);
    tip.hidden = true;
    if (thing) waiting = setTimeout(() => explain(thing), 350);
  });
  document.addEventListener("focusin", (event) => {
    const thing = partOf(event);
    if (thing?.matches(":focus-visible")) explain(thing); else tip.hidden = true;
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") tip.hidden = true; });
})();
