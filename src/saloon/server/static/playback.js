// Others' moves are seen: what moved stays marked, a stretch plays once more, at a chosen speed, or waits.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const SVG = "http://www.w3.org/2000/svg";
  const SHOWN = { slow: 2200, normal: 1100, quick: 420, once: 0 };
  const LEAST = { slow: 1500, normal: 550, quick: 180, once: 0 };
  const MOST_MARKED = 8;
  const AT_LEISURE = 6;
  let stretch = 0; // how many things others did since my last move: the longer it goes on, the quicker
  const caption = $("#caption");
  const STILL = matchMedia("(prefers-reduced-motion: reduce)");
  const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

  // -- speed: kept for the person, told to the house -----------------------------------------
  let speed = localStorage.getItem("speed") ?? "normal";
  if (!(speed in SHOWN)) speed = "normal";
  const showSpeed = () => { const box = $("#speed"); if (box && box.value !== speed) box.value = speed; };
  const tellSpeed = () => {
    const to = $("#speed")?.dataset.to;
    if (to) fetch(to, { method: "POST", body: new URLSearchParams({ speed }), headers: { "hx-request": "true" } });
  };
  document.addEventListener("change", (event) => {
    if (event.target.id !== "speed") return;
    speed = event.target.value;
    localStorage.setItem("speed", speed);
    tellSpeed();
  });
  if (speed !== "normal") tellSpeed();

  // -- a message waits its turn: for the one before it to be seen, for a pause, for a replay ---
  let paused = false;
  let replaying = false;
  let shownAt = 0;
  const mayShow = async (least) => {
    for (;;) {
      const wait = shownAt + least - Date.now();
      if (paused || replaying) {
        document.dispatchEvent(new Event("held"));
        await sleep(100);
      } else if (wait > 0) await sleep(wait); // a pause or a replay may begin meanwhile
      else return;
    }
  };
  const before = new Map();
  const snapshot = () => {
    before.clear();
    for (const piece of document.querySelectorAll("#board .glide[id]")) before.set(piece.id, piece.getAttribute("transform"));
  };
  document.addEventListener("htmx:sse:before:message", (event) => {
    const text = event.detail.message.data ?? "";
    if (!text.includes('hx-target="#table"') || $("#live")?.dataset.at) return;
    // What I did myself shows at once.
    const mine = $("#question")?.dataset.turn === "1";
    stretch = mine ? 0 : stretch + 1;
    const least = mine ? 0 : LEAST[speed] * Math.min(1, (AT_LEISURE / stretch) ** 2);
    event.detail.waitUntil(mayShow(least).then(snapshot));
  });

  // -- what moves passes above everything that lies on the board -----------------------------------
  const FLIGHT = { slow: 900, normal: 500, quick: 250, once: 0 };
  const place = (transform) => (transform ?? "").match(/-?[\d.]+/g)?.slice(0, 2).map(Number);
  const lift = (piece) => {
    const [board, from, to] = [$("#board"), place(before.get(piece.id)), place(piece.getAttribute("transform"))];
    // On a map figures walk, and lie on nothing but the ground.
    if (!from || !to || STILL.matches || !FLIGHT[speed] || piece.ownerSVGElement !== board) return;
    const above = document.createElementNS(SVG, "g");
    above.setAttribute("class", "aloft");
    above.setAttribute("aria-hidden", "true");
    const { a, b, c, d, e, f } = board.getScreenCTM().inverse().multiply(piece.parentNode.getScreenCTM());
    above.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    const seen = piece.cloneNode(true);
    for (const part of [seen, ...seen.querySelectorAll("[id]")]) part.removeAttribute("id");
    seen.removeAttribute("class"); // it has been on the table all along
    above.append(seen);
    board.append(above);
    piece.style.visibility = "hidden";
    const at = ([x, y]) => ({ transform: `translate(${x}px, ${y}px)` });
    seen.animate([at(from), at(to)], { duration: FLIGHT[speed], easing: "ease-in-out" }).finished.finally(() => {
      above.remove();
      piece.style.visibility = "";
    });
  };

  // -- the last move stays marked ---------------------------------------------------------------
  const here = () => Number($("#goal")?.dataset.moves);
  let marked = { at: -1, pieces: [] }; // a board that is sent once more has them, too
  const mark = () => {
    const pieces = [...document.querySelectorAll("#board .glide[id]")];
    const moved = before.size ? pieces.filter((piece) => before.get(piece.id) !== piece.getAttribute("transform")) : [];
    if (moved.length) marked = { at: here(), pieces: moved.length > MOST_MARKED ? [] : moved.map((piece) => piece.id) };
    else if (marked.at !== here() && !before.size) return;
    for (const old of document.querySelectorAll("#board .trace")) old.remove();
    if (marked.at !== here()) return;
    for (const piece of pieces.filter(({ id }) => marked.pieces.includes(id))) {
      const box = piece.getBBox();
      if (!box.width) continue;
      const trace = document.createElementNS(SVG, "rect");
      for (const [name, value] of Object.entries({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6, class: "trace" })) trace.setAttribute(name, value);
      piece.append(trace);
    }
    for (const piece of moved) lift(piece);
  };
  document.addEventListener("htmx:sse:after:message", () => {
    shownAt = Date.now();
    showSpeed();
    showPause();
    mark();
    fly();
    placeDice();
    before.clear();
  });
  document.addEventListener("htmx:after:swap", () => {
    showSpeed();
    showPause();
    placeDice();
    if (stepped === "step-on") {
      mark();
      before.clear();
    } else if (stepped) markLast();
    stepped = "";
  });

  // -- on a page that was opened, and in the past: the move that led here is marked --------------
  let stepped = "";
  document.addEventListener("click", (event) => {
    stepped = event.target.closest?.("#steps a[hx-get]")?.id ?? stepped;
    if (stepped === "step-on") snapshot();
  });
  const markLast = async () => {
    const number = here();
    if (!number || !document.querySelector("#board .glide[id]")) return;
    const ask = new URLSearchParams({ at: number - 1, watch: new URLSearchParams(location.search).get("watch") ?? "" });
    let page;
    try {
      const answer = await fetch(`${location.pathname}?${ask}`);
      if (!answer.ok) return;
      page = new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch { return; } // the line is lost: the mark is not worth a word
    if (here() !== number || before.size) return; // the table has gone on
    for (const piece of page.querySelectorAll("#board .glide[id]")) before.set(piece.id, piece.getAttribute("transform"));
    mark();
    before.clear();
  };
  markLast();

  // -- money and goods fly from and to their owners -----------------------------------------------
  let flown = "";
  const middle = (seat) => {
    const place = seat === "" ? $("#board") : $(`#board [data-seat="${seat}"]`);
    const box = place?.getBoundingClientRect();
    return box?.width ? { x: scrollX + box.left + Math.min(box.width / 2, 150), y: scrollY + box.top + Math.min(box.height / 2, 60) } : undefined;
  };
  const fly = () => {
    const list = $("#rolls");
    if (!list || list.dataset.number === flown) return;
    flown = list.dataset.number;
    if (STILL.matches) for (const old of document.querySelectorAll(".flight")) old.remove(); // a mark of this move alone
    [...list.querySelectorAll(".fly")].forEach((item, place) => {
      const [from, to] = [middle(item.dataset.from), middle(item.dataset.to)];
      if (!from || !to) return;
      const chip = document.createElement("span");
      chip.className = "flight";
      chip.textContent = item.textContent;
      chip.setAttribute("aria-hidden", "true");
      document.body.append(chip);
      const most = document.documentElement.clientWidth - chip.offsetWidth - 4; // the page grows no wider for it
      const at = (spot) => `translate(${Math.max(4, Math.min(spot.x, most))}px, ${spot.y + place * 26}px)`;
      const end = STILL.matches ? to : from;
      const time = STILL.matches ? 2000 : Math.max(500, SHOWN[speed]);
      chip.animate([{ transform: at(end), opacity: 1 }, { transform: at(to), opacity: 1, offset: 0.75 }, { transform: at(to), opacity: STILL.matches ? 1 : 0 }], { duration: time, easing: "ease-in-out" }).finished.then(() => chip.remove());
    });
  };

  // -- dice roll on the table, where its scene has room for them ------------------------------------
  const placeDice = () => {
    const [dice, board] = [$("#rolls"), $("#board")];
    if (!dice || !board || !dice.dataset.x) return;
    const lane = board.querySelector("[data-dice]"); // whatever lies open for them, wherever it is
    if (lane) {
      const open = lane.getBoundingClientRect();
      dice.style.left = `${open.left + open.width * Number(lane.dataset.dice)}px`;
      dice.style.top = `${open.top + open.height / 2}px`;
      return;
    }
    const box = board.getBoundingClientRect();
    // The picture keeps its shape inside the room it has.
    const { width, height } = board.viewBox.baseVal;
    const scale = Math.min(box.width / width, box.height / height);
    dice.style.left = `${box.left + box.width / 2 + (Number(dice.dataset.x) - 0.5) * width * scale}px`;
    dice.style.top = `${box.top + box.height / 2 + (Number(dice.dataset.y) - 0.5) * height * scale}px`;
  };
  addEventListener("resize", placeDice);
  addEventListener("scroll", placeDice, { passive: true });
  new ResizeObserver(placeDice).observe($("#live")); // also when words above it take more lines
  document.fonts?.ready.then(() => requestAnimationFrame(placeDice));

  // -- pause ------------------------------------------------------------------------------------------
  const showPause = () => {
    for (const button of document.querySelectorAll("#pause, [data-pause]")) button.setAttribute("aria-pressed", paused);
    if (replaying) return;
    caption.hidden = !paused;
    caption.querySelector("button").textContent = paused ? caption.dataset.on : caption.dataset.stop;
    if (paused) { caption.querySelector("p").textContent = caption.dataset.paused; caption.querySelector("progress").hidden = true; }
  };
  const pause = () => { paused = !paused; showPause(); };

  // -- since my last turn, once more --------------------------------------------------------------------
  const line = $("#line");
  const swapBoard = (board) => htmx.swap({ sourceElement: line, target: line, swap: "none swapEmpty:false", text: `<hx-partial hx-target="#board" hx-swap="outerMorph">${board}</hx-partial>` });
  // What scripts have set on the board is not for the page to read again: its policy forbids inline styles.
  const boardNow = () => {
    const copy = $("#board").cloneNode(true);
    for (const above of copy.querySelectorAll(".aloft")) above.remove();
    for (const thing of [copy, ...copy.querySelectorAll("[style]")]) thing.removeAttribute("style");
    return copy.outerHTML;
  };
  let stop = false;
  const replay = async () => {
    if (replaying || $("#live").dataset.at) return;
    replaying = true;
    stop = false;
    try {
      const ask = new URLSearchParams({ wide: document.body.dataset.wide, watch: new URLSearchParams(location.search).get("watch") ?? "" });
      const [text, bar] = [caption.querySelector("p"), caption.querySelector("progress")];
      text.textContent = "…"; // a long stretch takes a moment to be drawn: the press has been heard
      bar.hidden = true;
      caption.hidden = false;
      const { frames } = await (await fetch(`${location.pathname}/since?${ask}`)).json();
      if (frames.length < 2) { text.textContent = caption.dataset.none; await sleep(1400); return; }
      const now = boardNow();
      document.body.classList.add("playing-back");
      bar.hidden = false;
      bar.max = frames.length - 1;
      caption.querySelector("button").focus();
      for (const [place, frame] of frames.entries()) {
        if (stop) break;
        snapshot();
        await swapBoard(frame.board);
        marked.at = -1; // each step has marks of its own
        if (place > 0) mark();
        text.textContent = frame.text || "…";
        bar.value = place;
        document.dispatchEvent(new Event("held"));
        await sleep(place === 0 ? 500 : SHOWN[speed] || 250);
        while (paused && !stop) await sleep(100);
      }
      before.clear();
      await swapBoard(now);
    } finally {
      document.body.classList.remove("playing-back");
      replaying = false;
      caption.hidden = true;
      showPause();
      if (caption.contains(document.activeElement) || document.activeElement === document.body) $("#since")?.focus({ preventScroll: true });
    }
  };
  caption.querySelector("button").addEventListener("click", () => {
    stop = true;
    if (paused) pause();
  });

  // -- the history plays by itself ----------------------------------------------------------------------------
  let walking = false;
  const showWalk = () => {
    const button = $("#walk");
    if (!button) { walking = false; return; }
    button.setAttribute("aria-pressed", walking);
    button.querySelector(".word").textContent = walking ? button.dataset.stop : button.dataset.go;
    button.querySelector(".sign").textContent = walking ? "■" : "▶";
  };
  const walk = async () => {
    walking = !walking;
    showWalk();
    while (walking) {
      const next = $("#step-on");
      if (!next) break;
      const swapped = new Promise((done) => { document.addEventListener("htmx:after:swap", done, { once: true }); });
      next.click();
      await Promise.race([swapped, sleep(15000)]);
      showWalk();
      if (SHOWN[speed]) document.dispatchEvent(new Event("walked"));
      await sleep(SHOWN[speed] || 120);
      while (paused || $("#scene-end[open]")) await sleep(100);
    }
    walking = false;
    showWalk();
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#since")) replay();
    else if (event.target.closest?.("#walk")) walk();
    else if (event.target.closest?.("#pause, [data-pause]")) pause();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select") || $("dialog[open]")) return;
    if (event.key === "r") { if ($("#walk")) walk(); else replay(); }
    else if (event.key === "p") pause();
    else if (event.key === "Escape" && replaying) stop = true;
  });
  showSpeed();
  placeDice();
})();
