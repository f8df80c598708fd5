// The coach's bubble: beside the thing it speaks of, pointing at it and hiding none of it.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const WIDE = matchMedia("(min-width: 1000px)");
  const CALM = matchMedia("(prefers-reduced-motion: reduce)");
  const GAP = 20;
  const EDGE = 8;

  const rings = document.createElement("div");
  rings.id = "coach-rings";
  rings.setAttribute("aria-hidden", "true");
  document.body.append(rings);

  // What is meant: the move on the board, and whatever else the step lights.
  const meant = (coach) => {
    const found = [];
    // What lies in a folded list has a size as well, but nobody sees it.
    const add = (thing, kind) => { if (thing?.checkVisibility() && thing.getBoundingClientRect().width) found.push({ thing, kind }); };
    const { move, light } = coach.dataset;
    if (move) {
      const lit = [...document.querySelectorAll("#board .lit[data-move]")].filter((one) => one.getAttribute("data-move") === move);
      for (const one of lit) add(one.querySelector(".area") ?? one, "may");
      // What a figure can do stands around it, and while a coach speaks that is only what he means.
      for (const one of document.querySelectorAll("#board .around")) add(one, "may");
      // Beyond the edge of the map nobody sees it: then its button.
      const inView = found.filter(({ thing }) => boxOf(thing).width && boxOf(thing).height);
      found.splice(0, found.length, ...inView);
      if (!found.length) add([...document.querySelectorAll("#moves button.move")].find((one) => one.value === move), "may");
      // A choice of parts has no button of its own: then the parts, or what opens them.
      const folded = !WIDE.matches && !$("#choose")?.matches(".open");
      for (const id of folded ? ["more", "picker"] : ["picker", "more"]) if (!found.length) add(document.getElementById(id), "may");
    }
    for (const id of (light ?? "").split(" ").filter(Boolean)) add(document.getElementById(id), "look");
    return found;
  };

  // A thing on a map that is moved or zoomed, or in a long row of moves, shows only as far as its frame does.
  const boxOf = (thing) => {
    let box = thing.getBoundingClientRect();
    for (const around of [thing.ownerSVGElement ?? thing.closest(".buttons"), thing.closest("#board")]) {
      const frame = around?.getBoundingClientRect();
      if (!frame) continue;
      const left = Math.max(box.left, frame.left);
      const top = Math.max(box.top, frame.top);
      const right = Math.min(box.right, frame.right);
      const bottom = Math.min(box.bottom, frame.bottom);
      box = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    return box;
  };

  // A move that lies further along the row is brought into sight, once a step.
  let brought = "";
  const bring = (thing) => {
    const row = thing.closest(".buttons");
    const now = `${$("#question").dataset.number} ${thing.value}`;
    if (!row || brought === now) return;
    brought = now;
    const [box, frame] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
    if (box.left < frame.left || box.right > frame.right) row.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
    if (box.top < frame.top || box.bottom > frame.bottom) row.scrollTop += box.top - frame.top - 4;
  };

  const ring = ({ thing, kind }) => {
    const box = boxOf(thing);
    if (!box.width || !box.height) return;
    const mark = document.createElement("div");
    // On a phone the moves stay where they are while the page scrolls, and so does what lights one of them.
    const still = !WIDE.matches && Boolean(thing.closest("#moves"));
    mark.className = `ring ${kind}${still ? " still" : ""}`;
    // What lies at the edge has its rim on the edge: one that stood out would make the page wider than the screen.
    const left = Math.max(0, box.left - 6);
    const right = Math.min(document.documentElement.clientWidth, box.right + 6);
    mark.style.left = `${left + (still ? 0 : scrollX)}px`;
    mark.style.top = `${box.top + (still ? 0 : scrollY) - 6}px`;
    mark.style.width = `${right - left}px`;
    mark.style.height = `${box.height + 12}px`;
    rings.append(mark);
  };

  const overlap = (a, b) => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 0 && height > 0 ? width * height : 0;
  };
  const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

  // At a desk it stands where it hides nothing that is meant and least of what may be chosen, then as
  // near as it can, best straight beside the thing. From further off a line leads to it.
  const STEP = 16;
  const away = (box, anchor) => Math.hypot(
    Math.max(0, anchor.left - box.right, box.left - anchor.right),
    Math.max(0, anchor.top - box.bottom, box.top - anchor.bottom),
  );
  const spots = function* (room, own, anchor) {
    const [right, below] = [room.right - own.width, room.bottom - own.height];
    const beside = [anchor.right + GAP, anchor.left - GAP - own.width].filter((left) => left >= room.left && left <= right);
    const over = [anchor.bottom + GAP, anchor.top - GAP - own.height].filter((top) => top >= room.top && top <= below);
    const across = [...beside];
    for (let left = room.left; left <= right; left += STEP) across.push(left);
    const down = [...over];
    for (let top = room.top; top <= below; top += STEP) down.push(top);
    for (const left of across) for (const top of down) yield { left, top, right: left + own.width, bottom: top + own.height };
  };
  const sideOf = (box, anchor) => {
    if (box.left >= anchor.right) return "right";
    if (box.right <= anchor.left) return "left";
    if (box.top >= anchor.bottom) return "below";
    return box.bottom <= anchor.top ? "above" : "none";
  };
  const stand = (coach, things) => {
    const own = { width: coach.offsetWidth, height: coach.offsetHeight };
    const room = { left: EDGE, top: $("#table").getBoundingClientRect().top, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
    const boxes = things.map(({ thing }) => boxOf(thing)).filter((box) => box.width && box.height);
    const moves = $("#moves").getBoundingClientRect();
    const anchor = boxes[0];
    if (!anchor) {
      coach.dataset.side = "none";
      coach.style.left = `${room.right - own.width - GAP}px`;
      coach.style.top = `${Math.max(room.top, moves.top - own.height - GAP)}px`;
      return;
    }
    const legal = [...document.querySelectorAll("#board .lit[data-move] .area, #moves button, #picker .part, a.step")].map((one) => boxOf(one));
    const reach = [...document.querySelectorAll("#board .way-area")].map((one) => boxOf(one));
    const pieces = [...document.querySelectorAll("#board .glide")].map((one) => boxOf(one));
    const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
    const within = (box, one) => {
      const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
      return one.width > 0 && one.height > 0 && x > box.left && x < box.right && y > box.top && y < box.bottom;
    };
    const covered = (box, others) => others.reduce((sum, one) => sum + overlap(box, one), 0);
    const cost = (box) => {
      const level = middle.y > box.top && middle.y < box.bottom;
      const plumb = middle.x > box.left && middle.x < box.right;
      return covered(box, boxes) * 100 + covered(box, legal) * 40 + legal.filter((one) => within(box, one)).length * 1e5 + covered(box, reach) * 2 + covered(box, pieces) / 4 + away(box, anchor) * 60 + (level || plumb ? 0 : 3000);
    };
    let [best, least] = [undefined, Infinity];
    for (const box of spots(room, own, anchor)) {
      const found = cost(box);
      if (found < least) [best, least] = [box, found];
    }
    const far = away(best, anchor) > GAP + 2;
    const side = sideOf(best, anchor);
    coach.style.left = `${best.left}px`;
    coach.style.top = `${best.top}px`;
    const upright = side === "right" || side === "left";
    const along = upright ? clamp(middle.y - best.top, 24, own.height - 24) : clamp(middle.x - best.left, 24, own.width - 24);
    coach.style.setProperty("--point", `${along}px`);
    coach.dataset.side = side;
    if (!far || side === "none") return;
    const from = { right: [best.left, best.top + along], left: [best.right, best.top + along], below: [best.left + along, best.top], above: [best.left + along, best.bottom] }[side];
    const to = { right: [anchor.right, middle.y], left: [anchor.left, middle.y], below: [middle.x, anchor.bottom], above: [middle.x, anchor.top] }[side];
    const line = document.createElement("div");
    line.className = "line";
    line.style.width = `${Math.hypot(to[0] - from[0], to[1] - from[1])}px`;
    line.style.left = `${from[0] + scrollX}px`;
    line.style.top = `${from[1] + scrollY}px`;
    line.style.transform = `rotate(${Math.atan2(to[1] - from[1], to[0] - from[0])}rad)`;
    rings.append(line);
  };

  // On a phone: above the moves; the page scrolls until the thing stands free above it.
  let shownStep = "";
  const dock = (coach, things) => {
    coach.dataset.side = "none";
    coach.style.left = coach.style.top = "";
    document.body.style.setProperty("--moves-tall", `${$("#moves").offsetHeight}px`);
    document.body.style.setProperty("--coach-tall", `${coach.offsetHeight}px`);
    const step = `${coach.dataset.step} ${coach.dataset.kind}`;
    if (step === shownStep || !things.length) return;
    shownStep = step;
    const low = innerHeight - $("#moves").offsetHeight - coach.offsetHeight - GAP;
    const high = $("#question").getBoundingClientRect().bottom + EDGE;
    const boxes = things.filter(({ thing }) => thing.closest("#board, #goal")).map(({ thing }) => boxOf(thing));
    if (!boxes.length) return;
    const all = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
    const box = all.bottom - all.top < low - high ? all : boxes[0];
    const by = box.bottom > low ? Math.min(box.bottom - low, box.top - high) : box.top < high ? box.top - high : 0;
    if (by) scrollBy({ top: by, behavior: CALM.matches ? "instant" : "smooth" });
  };

  const begun = () => {
    try { return JSON.parse(localStorage.getItem("saloon.lessons")) ?? {}; } catch { return {}; } // somebody wrote nonsense there
  };
  let skipped = false;
  const keep = (coach) => {
    const { lesson, step, done } = coach.dataset;
    if (skipped || !lesson || (!step && !done)) return;
    const kept = begun();
    if (kept[lesson] === "done") return;
    kept[lesson] = done ? "done" : Number(step);
    localStorage.setItem("saloon.lessons", JSON.stringify(kept));
  };
  // What is skipped goes on nowhere: the lobby offers it from its beginning.
  document.addEventListener("click", (event) => {
    const coach = event.target.closest?.('.leave [value="@alone"]')?.closest("#coach");
    const kept = begun();
    if (!coach || kept[coach.dataset.lesson] === "done") return;
    skipped = true; // others may still move before the coach has gone
    delete kept[coach.dataset.lesson];
    localStorage.setItem("saloon.lessons", JSON.stringify(kept));
  });

  const place = () => {
    rings.replaceChildren();
    const coach = $("#coach");
    coach?.classList.toggle("away", Boolean($("#live").dataset.at));
    if (!coach || coach.hidden || $("#live").dataset.at) return;  // of the past the coach says nothing
    const things = meant(coach);
    for (const { thing } of things) bring(thing);
    if (WIDE.matches) stand(coach, things); else dock(coach, things);
    for (const one of things) ring(one);
  };
  // The bubble has gone from under the pointer: what lies there now explains itself when one points at it.
  let pointing = true;
  document.addEventListener("pointermove", (event) => { pointing ||= Boolean(event.movementX || event.movementY); }, true);
  document.addEventListener("pointerover", (event) => { if (!pointing) event.stopImmediatePropagation(); }, true);
  let pressed = false;
  document.addEventListener("htmx:before:request", () => {
    pressed = Boolean(document.activeElement?.closest?.("#coach"));
  });
  const show = () => {
    const coach = $("#coach");
    if (!coach) return;
    keep(coach);
    document.body.classList.toggle("lesson", coach.dataset.alone === undefined); // who plays alone has a table like any other
    place();
    pointing = false;
    const lost = !document.activeElement || document.activeElement === document.body;
    if (!coach.hidden && pressed && lost) $("#coach-go")?.focus({ preventScroll: true });
  };
  for (const name of ["htmx:sse:after:message", "htmx:after:swap", "healed"]) document.addEventListener(name, show);
  // Pieces glide: the bubble follows.
  document.addEventListener("transitionend", (event) => { if (event.target.closest?.("#board")) place(); });
  for (const name of ["resize", "load"]) addEventListener(name, place);
  // A map is dragged in many small steps, and another figure has other deeds around it.
  let soon = 0;
  const later = () => { soon ||= requestAnimationFrame(() => { soon = 0; place(); }); };
  for (const name of ["panned", "picked"]) document.addEventListener(name, later);
  document.addEventListener("scroll", (event) => { if (event.target.closest?.(".buttons")) place(); }, true);
  document.addEventListener("keydown", (event) => {
    const free = !document.activeElement || document.activeElement === document.body;
    if (event.key === "Enter" && free && !$("dialog[open]") && !event.ctrlKey && !event.metaKey && !event.altKey) $("#coach-go")?.click();
  });
  show();
  document.fonts?.ready.then(place);
})();
