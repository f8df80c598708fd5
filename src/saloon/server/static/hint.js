// A hint stands beside the thing it speaks of, which is lit; it goes with the position it was for.
(() => {
  "use strict";
  const bubble = () => document.querySelector("#advice");
  if (!bubble()) return;
  const GAP = 14;

  const same = (move) => `[data-move="${CSS.escape(move)}"]`;
  const buttonOf = (move) => document.querySelector(`button.move[value="${CSS.escape(move)}"]`);
  const thingOf = (move) => document.querySelector(`#board .lit${same(move)}`);
  // A choice of parts has no button of its own in sight: then its parts, or what opens them.
  const parts = () => [...document.querySelectorAll("#picker, #more")].find(visible);
  const partsOf = (move) => {
    const values = JSON.parse(document.querySelector("#picker")?.dataset.moves ?? "{}")[move] ?? [];
    return [...document.querySelectorAll("#picker .part")].flatMap((part, place) =>
      [...part.querySelectorAll("input")]
        .filter(({ type, value }) => (type === "checkbox" ? values[place]?.includes(value) : values[place] === value))
        .map((input) => input.closest("label")));
  };
  const unmark = () => {
    for (const thing of document.querySelectorAll(".hinted")) thing.classList.remove("hinted");
  };
  // A place on a map is pressed there, and has no button of its own.
  const play = (move) => {
    const button = buttonOf(move) ?? document.querySelector("#go-there");
    if (!button) return;
    if (button.id === "go-there") button.value = move;
    button.click();
  };
  const visible = (thing) => {
    const box = thing?.getBoundingClientRect();
    return Boolean(box && box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth);
  };

  const place = () => {
    const own = bubble();
    const move = own.dataset.move;
    const at = [thingOf(move), buttonOf(move), parts()].find(visible);
    if (!at || innerWidth < 700) { own.style.cssText = ""; own.classList.add("low"); return; }
    own.classList.remove("low");
    const box = at.getBoundingClientRect();
    const size = own.getBoundingClientRect();
    // Beside the thing where there is room, else above or below it: never over it.
    const spots = [
      [box.right + GAP, box.top + box.height / 2 - size.height / 2],
      [box.left - GAP - size.width, box.top + box.height / 2 - size.height / 2],
      [box.left + box.width / 2 - size.width / 2, box.top - GAP - size.height],
      [box.left + box.width / 2 - size.width / 2, box.bottom + GAP],
    ];
    const side = document.querySelector("#side")?.getBoundingClientRect();
    if (side) spots.push([side.left - GAP, box.top + box.height / 2 - size.height / 2]);
    // It hides as little as can be of what may be chosen, and nothing of what it speaks of.
    const others = [...document.querySelectorAll("#board .lit, .move, #question, #goal")].map((one) => one.getBoundingClientRect());
    const over = (x, y, thing) =>
      Math.max(0, Math.min(x + size.width, thing.right) - Math.max(x, thing.left)) *
      Math.max(0, Math.min(y + size.height, thing.bottom) - Math.max(y, thing.top));
    let chosen = null;
    for (const spot of spots) {
      const x = Math.max(8, Math.min(innerWidth - size.width - 8, spot[0]));
      const y = Math.max(8, Math.min(innerHeight - size.height - 8, spot[1]));
      const hides = 50 * over(x, y, box) + others.reduce((sum, thing) => sum + over(x, y, thing), 0);
      if (!chosen || hides < chosen.hides) chosen = { x, y, hides };
    }
    own.style.left = `${chosen.x}px`;
    own.style.top = `${chosen.y}px`;
  };

  const drop = () => {
    const own = bubble();
    unmark();
    own.hidden = true;
    delete own.dataset.move;
  };

  const show = () => {
    const own = bubble();
    const move = own.dataset.move;
    unmark();
    if (!move) return;
    if (own.dataset.moves !== document.querySelector("#goal")?.dataset.moves) { drop(); return; }
    own.hidden = false;
    thingOf(move)?.classList.add("hinted");
    buttonOf(move)?.classList.add("hinted");
    // On a phone the groups of moves are tabs: the one with the move is opened.
    const group = buttonOf(move)?.closest(".group");
    for (const other of group?.parentNode.querySelectorAll(".group") ?? []) other.classList.toggle("active", other === group);
    for (const part of partsOf(move)) part.classList.add("hinted");
    buttonOf(move)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    place();
  };

  document.addEventListener("click", (event) => {
    const own = bubble();
    if (!own.contains(event.target)) return;
    if (event.target.closest(".close")) { drop(); document.querySelector("#hint")?.focus(); }
    if (event.target.closest(".do")) {
      const move = own.dataset.move;
      drop();
      play(move);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !bubble().hidden) drop();
  });
  addEventListener("resize", () => { if (!bubble().hidden) place(); });
  // The answer to a hint and every new position come as parts of the page.
  document.addEventListener("htmx:after:swap", () => { if (bubble().dataset.move) show(); });
  document.addEventListener("htmx:sse:after:message", () => { if (bubble().dataset.move) show(); });
})();
