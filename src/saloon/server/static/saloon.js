// What the server cannot do: keys, focus, sound, the title, and the width of the screen.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const WIDE = matchMedia("(min-width: 1000px)");
  const LARGE = matchMedia("(min-width: 1280px) and (min-height: 700px)");

  // The board is drawn for a phone (0), a small screen (s) or a large one (1): tell the server which.
  const tellWidth = () => {
    const wide = !WIDE.matches ? "0" : LARGE.matches ? "1" : "s";
    document.cookie = `wide=${wide}; path=/; max-age=31536000; samesite=lax`;
    const drawn = document.body.dataset.wide;
    const kept = document.cookie.includes(`wide=${wide}`);
    if (drawn !== undefined && drawn !== wide && kept) location.reload();
  };
  tellWidth();
  WIDE.addEventListener("change", tellWidth);
  LARGE.addEventListener("change", tellWidth);

  if (!document.body.classList.contains("at-table")) return;

  // On a phone a long question leaves less room: the board shrinks by that. Moves never take any of it.
  const fit = () => {
    const [board, moves] = [$("#board"), $("#moves")];
    if (!board || !moves) return;
    const line = document.body.classList.contains("map-first") ? $("#lately .logline")?.offsetHeight ?? 0 : 0;
    const bar = Number.parseFloat(getComputedStyle(moves).minHeight) + line;
    const room = innerHeight - bar - board.getBoundingClientRect().top - scrollY;
    document.body.style.setProperty("--board-room", `${Math.floor(room)}px`);
  };
  fit();
  addEventListener("resize", fit);

  // -- nothing legal is hidden without a sign: what two rows cannot hold opens upwards -------------
  const asked = () => $("#question .prompt")?.textContent ?? "";
  let unfolded = ""; // the question whose moves were opened: what others do does not close them
  const showMore = () => {
    const [form, more] = [$("#choose"), $("#more")];
    if (!form || !more) return;
    const list = form.querySelector(":scope > .buttons");
    if (!list && !$("#picker")) return;
    if (unfolded) form.classList.toggle("open", unfolded === asked());
    const open = form.classList.contains("open");
    more.setAttribute("aria-expanded", open);
    if ($("#picker")) { // on a phone its parts open upwards too
      more.hidden = WIDE.matches;
      more.textContent = open ? `▾ ${more.dataset.fewer}` : `▴ ${more.dataset.more}`;
      return;
    }
    // A few pixels below the edge are a shadow or a rim, not a move.
    const below = () => {
      const low = list.getBoundingClientRect().bottom + 6;
      return [...list.querySelectorAll("button")].filter((b) => b.getBoundingClientRect().bottom > low);
    };
    more.hidden = true;
    more.hidden = !open && below().length === 0;
    const out = open ? [] : below();
    for (const button of list.querySelectorAll("button")) button.tabIndex = out.includes(button) ? -1 : 0;
    // What is only greyed does not count as a move out of sight.
    const legal = out.filter((button) => button.matches(".move")).length;
    more.textContent = open ? `▾ ${more.dataset.fewer}` : legal ? `▴ ${legal} ${more.dataset.more}` : `▴ ${more.dataset.all}`;
  };
  document.body.classList.add("scripted");
  document.addEventListener("click", (event) => {
    const form = $("#choose");
    if (!form) return;
    const was = form.classList.contains("open");
    const chosen = event.target.closest?.("#choose button.move, #pick-go");
    const open = event.target.closest?.("#more") ? !was : was && Boolean(event.target.closest?.("#choose"));
    unfolded = open && !chosen ? asked() : "";
    if (open !== was) { form.classList.toggle("open", open); showMore(); }
  });
  addEventListener("resize", showMore);
  document.fonts?.ready.then(() => { fit(); showMore(); }); // words may take other lines then

  // -- moves: a click on the board is a click on the button of the same move ------------
  const buttonOf = (thing) => {
    const move = thing.getAttribute("data-move");
    const row = $("#go-there");
    if (thing.dataset.then && row) { // more than one move by one press
      row.value = `${move} ${thing.dataset.then}`;
      return row;
    }
    return [...document.querySelectorAll("#moves button.move")].find((b) => b.value === move);
  };
  // What a press on the board means. A card or a figure may stand on a thing that can be chosen: a press
  // goes through to it. A thing smaller than a finger is reached around it too, where nothing else is.
  const FINGER = 44;
  const middleOf = (thing) => {
    const box = (thing.querySelector(".area") ?? thing).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, small: Math.min(box.width, box.height) < FINGER };
  };
  const framed = (thing, x, y) => {
    const frame = thing.ownerSVGElement;
    if (!frame || frame.id === "board") return true;
    const at = new DOMPoint(x, y).matrixTransform(frame.getScreenCTM().inverse());
    const { x: left, y: top, width, height } = frame.viewBox.baseVal;
    return at.x >= left && at.y >= top && at.x <= left + width && at.y <= top + height;
  };
  const nearest = (things, x, y) => {
    let found;
    let least = Infinity;
    for (const thing of things) {
      const middle = middleOf(thing);
      const away = Math.hypot(middle.x - x, middle.y - y);
      if (away < least) { least = away; found = thing; }
    }
    return found;
  };
  const reached = (selector, event) => {
    const { clientX: x, clientY: y } = event;
    const under = [...new Set(document.elementsFromPoint(x, y).map((e) => e.closest(selector)).filter(Boolean))];
    if (under.length) {
      const small = under.filter((thing) => middleOf(thing).small);
      return small.length > 1 && small.includes(under[0]) ? nearest(small, x, y) : under[0];
    }
    const close = [...document.querySelectorAll(`#board ${selector}`)].filter((thing) => {
      const middle = middleOf(thing);
      return Math.max(Math.abs(middle.x - x), Math.abs(middle.y - y)) <= FINGER / 2 && framed(thing, x, y);
    });
    return nearest(close, x, y);
  };
  // A press without a place comes from a key or a program: it means what it was sent to.
  const onBoard = (selector, event) => {
    if (!event.target.closest?.("#board")) return undefined;
    return event.detail || event.type.startsWith("pointer") ? reached(selector, event) : event.target.closest(selector) ?? undefined;
  };
  // A drag that ends on a thing does not mean it: only a press that began there does.
  let begun = { x: 0, y: 0 };
  document.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { begun = { x, y }; }, true);
  const dragged = (event) => event.type === "click" && event.detail > 0 && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > FINGER / 2;
  const litAt = (event) => (dragged(event) ? undefined : onBoard(".lit[data-move]", event));
  const openAt = (event) => (dragged(event) ? undefined : onBoard("[data-open]", event));
  document.addEventListener("click", (event) => {
    const thing = litAt(event);
    if (thing) buttonOf(thing)?.click();
    if (event.target.closest?.('[aria-disabled="true"]')) {
      event.preventDefault();
      const button = event.target.closest('[aria-disabled="true"]');
      const notice = $("#notice");
      if (notice) notice.textContent = button.title;
    }
  }, true);

  // The same thing on the board and in the list light up together.
  const litOf = (move) => [...document.querySelectorAll(".lit[data-move]")].find((l) => l.getAttribute("data-move") === move);
  const echo = (thing, on) => {
    const other = thing?.matches("button.move") ? litOf(thing.value) : thing && buttonOf(thing);
    other?.classList.toggle("echo", on);
  };
  for (const [name, on] of [["focusin", true], ["focusout", false]]) {
    document.addEventListener(name, (event) => echo(event.target.closest?.(".lit[data-move], button.move"), on));
  }
  let pointed;
  document.addEventListener("pointermove", (event) => {
    const thing = event.target.closest?.("button.move") ?? litAt(event);
    if (thing === pointed) return;
    echo(pointed, false);
    if (pointed?.isConnected) pointed.classList.remove("echo");
    pointed = thing;
    echo(thing, true);
    const lit = thing?.matches(".lit") ?? false;
    if (lit) thing.classList.add("echo");
    document.body.classList.toggle("may", lit);
  });

  // -- what cannot be taken back is asked about: the same thing pressed again means yes ---------
  const cookie = (name, value) => {
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
  };
  const drop = () => {
    const bar = $("#sure");
    if (!bar || bar.hidden) return;
    const empty = document.createElement("div");
    empty.id = "sure";
    empty.hidden = true;
    const back = bar.contains(document.activeElement);
    bar.replaceWith(empty);
    const chosen = $("#moves .move.sure");
    for (const marked of document.querySelectorAll(".lit.sure, .move.sure")) marked.classList.remove("sure");
    if (back) chosen?.focus();
  };
  const markSure = () => {
    const bar = $("#sure");
    if (!bar || bar.hidden) return;
    if (bar.dataset.number !== $("#question").dataset.number) { drop(); return; }
    for (const thing of document.querySelectorAll(".lit[data-move], button.move")) {
      thing.classList.toggle("sure", (thing.dataset.move ?? thing.value) === bar.dataset.move);
    }
    if (!bar.contains(document.activeElement)) $("#do-it").focus();
  };
  document.addEventListener("click", (event) => {
    const bar = $("#sure");
    const move = event.target.closest?.("button.move");
    if (event.target.closest?.("#take-back")) drop();
    else if (move && bar && !bar.hidden) {
      if (move.value === bar.dataset.move) { event.preventDefault(); event.stopPropagation(); $("#do-it").click(); }
      else drop();
    }
  }, true);
  const askFirst = $("#ask-first");
  askFirst.checked = !/(^|; )ask=0/.test(document.cookie);
  askFirst.addEventListener("change", () => cookie("ask", askFirst.checked ? 1 : 0));

  // -- a small thing on the board, seen from near ---------------------------------------
  let nearBy = "";
  const lookNear = async (thing) => {
    const here = new URLSearchParams(location.search);
    const at = $("#live").dataset.at;
    const ask = new URLSearchParams({ at, watch: here.get("watch") ?? "" });
    const answer = await fetch(`${location.pathname}/near/${encodeURIComponent(thing)}?${ask}`);
    if (!answer.ok) return;
    nearBy = thing;
    $("#near-picture").innerHTML = await answer.text();
    if (!$("#near").open) $("#near").showModal();
  };
  $("#near").addEventListener("close", () => { nearBy = ""; });
  document.addEventListener("click", (event) => {
    const thing = litAt(event) ? undefined : openAt(event);
    if (thing) lookNear(thing.dataset.open);
  });

  // The first thing in the bar of moves that takes the focus: a part to choose stands before its button.
  const intoMoves = () => {
    const things = [...document.querySelectorAll("#moves :is(input, button, a, summary)")];
    const first = things.find((thing) => !thing.disabled && thing.tabIndex >= 0 && thing.getClientRects().length);
    (first ?? $("#moves"))?.focus({ preventScroll: true });
  };

  // Letters are actions; digits choose the thing of that number, typed as it is written.
  let typed = "";
  let typing = 0;
  const withKey = (key) => [...document.querySelectorAll("#moves button.move")].find((b) => b.dataset.key === key && !b.closest("[hidden]"));
  const pressDigit = (digit) => {
    const keys = [...document.querySelectorAll("#moves button.move")].map((b) => b.dataset.key ?? "");
    typed += digit;
    clearTimeout(typing);
    const play = () => {
      const button = withKey(String(Number(typed)));
      typed = "";
      button?.click();
    };
    if (keys.some((key) => key.length > typed.length && key.startsWith(typed))) typing = setTimeout(play, 600);
    else play();
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    const lit = target.closest?.(".lit[data-move]");
    if (lit && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      buttonOf(lit)?.click();
      return;
    }
    const opens = target.closest?.("#board [data-open]");
    if (opens && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      lookNear(opens.dataset.open);
      return;
    }
    if (target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select") || document.querySelector("dialog[open]")) return;
    const keys = {
      ArrowLeft: () => $("#step-back")?.click(),
      ArrowRight: () => $("#step-on")?.click(),
      Home: () => $("#step-first")?.click(),
      End: () => $("#step-now")?.click(),
      u: () => $("#undo")?.click(),
      z: () => $("#undo")?.click(),
      h: () => $("#hint")?.click(),
      l: () => $("#log")?.focus(),
      m: intoMoves,
      b: () => $("#board [tabindex]")?.focus(),
      "?": () => $("#help").showModal(),
    };
    if (/^[0-9]$/.test(event.key)) pressDigit(event.key);
    else if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
    else if (/^[a-z]$/i.test(event.key)) withKey(event.key.toLowerCase())?.click();
  });
  $("#show-keys")?.addEventListener("click", () => $("#help").showModal());

  // -- clauses open over the table ---------------------------------------------------------
  document.addEventListener("click", async (event) => {
    const chip = event.target.closest?.("[data-clause]");
    if (!chip || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const answer = await fetch(chip.dataset.clause);
    $("#clause-text").innerHTML = await answer.text();
    $("#clause").showModal();
  });

  // -- every piece explains itself on hover and focus -------------------------------------------
  const tip = $("#tip");
  const explain = (thing) => {
    tip.textContent = thing.getAttribute("aria-label");
    tip.hidden = false;
    const box = thing.getBoundingClientRect();
    const own = tip.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.left + box.width / 2 - own.width / 2));
    const below = box.bottom + 10 + own.height < innerHeight;
    tip.style.left = `${left}px`;
    tip.style.top = `${below ? box.bottom + 10 : Math.max(8, box.top - own.height - 10)}px`;
  };
  const explained = (event) => event.target.closest?.(".way-area") ? null : event.target.closest?.("#board [aria-label][id]:not(svg)"); // a way has a card of its own
  let waiting = 0;
  // A table that changes under a pointer at rest asks for no explanation.
  const pointer = { x: -1, y: -1, rests: false };
  document.addEventListener("pointermove", (event) => {
    const { clientX: x, clientY: y } = event;
    if (x === pointer.x && y === pointer.y) return;
    const rested = pointer.rests;
    Object.assign(pointer, { x, y, rests: false });
    if (rested) hovered(event); // still over the same thing, which has changed since
  }, true);
  const hovered = (event) => {
    clearTimeout(waiting);
    if (pointer.rests && event.clientX === pointer.x && event.clientY === pointer.y) return;
    // What is explained is what a press here would do, also around a thing smaller than a finger.
    const thing = litAt(event) ?? explained(event);
    if (!thing || event.pointerType === "touch") { tip.hidden = true; return; }
    waiting = setTimeout(() => explain(thing), 350);
  };
  document.addEventListener("pointerover", hovered);
  document.addEventListener("focusin", (event) => {
    const thing = explained(event);
    if (thing && thing.matches(":focus-visible")) explain(thing); else tip.hidden = true;
  });
  document.addEventListener("click", (event) => {
    const thing = explained(event);
    if (thing && !litAt(event)) explain(thing); else tip.hidden = true;
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") { tip.hidden = true; drop(); } });

  // -- your turn: title, favicon, sound ----------------------------------------------------------
  const plain = document.title;
  const sound = window.saloonSound;
  const showSound = () => {
    const button = $("#sound");
    if (!button) return;
    button.setAttribute("aria-pressed", sound.on());
    button.querySelector(".word").textContent = sound.on() ? button.dataset.on : button.dataset.off;
  };
  $("#sound")?.addEventListener("click", () => {
    sound.set(!sound.on());
    showSound();
    sound.ring();
  });
  showSound();
  let mine = $("#question")?.dataset.turn === "1";
  const showTurn = (first) => {
    const now = $("#question")?.dataset.turn === "1";
    document.title = now ? `● ${document.body.dataset.yourTurn} ${plain}` : plain;
    $("#favicon").href = now ? "/static/favicon-turn.svg" : "/static/favicon.svg";
    if (now && !mine && !first) sound.ring();
    mine = now;
  };

  // -- the live line --------------------------------------------------------------------------------
  // Where the player is, on the board or in the bar of moves, the focus stays.
  let player = "";
  document.addEventListener("focusin", (event) => {
    const where = event.target.closest?.("#board, #moves, #sure, #side, #question, dialog");
    if (!where) player = "";
    else if (where.id !== "sure") player = where.id;
  });
  document.addEventListener("pointerdown", (event) => { if (!event.target.closest?.("#board, #moves, #sure")) player = ""; });
  // Morphing cannot rebuild every group of a picture: one that is no longer a picture is fetched whole.
  const heal = async () => {
    const broken = [...document.querySelectorAll("#board *")].some((part) => !(part instanceof SVGElement));
    if (!broken) return;
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const whole = page.querySelector("#table");
    if (whole) $("#table").replaceWith(document.adoptNode(whole));
    document.dispatchEvent(new Event("healed"));
  };
  const refresh = () => {
    heal();
    fit();
    showTurn(false);
    showMore();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost && (player === "moves" || player === "board")) {
      const lit = player === "board" && mine ? $("#board .lit") : null;
      if (lit) lit.focus({ preventScroll: true });
      else intoMoves();
    }
    markSure();
    showAway();
    if (nearBy) lookNear(nearBy);
    tip.hidden = true;
    clearTimeout(waiting);
    pointer.rests = true;
  };
  // When somebody has been away for too long, the others may go on without them.
  const showAway = () => {
    for (const form of document.querySelectorAll(".away")) form.hidden = Date.now() < Number(form.dataset.due);
  };
  setInterval(showAway, 1000);
  showAway();
  // The line must never stay silent: it is opened again when it is not there or says nothing.
  const SILENCE = 25000;
  const line = $("#line");
  let heard = Date.now();
  for (const name of ["htmx:sse:after:connection", "htmx:sse:after:message", "beat", "held"]) {
    document.addEventListener(name, () => { heard = Date.now(); });
  }
  setInterval(() => {
    if (line.dataset.gone !== undefined) return;
    const open = line._htmx?.sse;
    if (Date.now() - heard < (open ? SILENCE : 2000)) return;
    heard = Date.now();
    if (open) open.reader?.cancel();
    else htmx.ajax("GET", line.getAttribute("hx-sse:connect"), { source: line });
  }, 1000);
  // A position of the past stays as it is while the table goes on.
  document.addEventListener("htmx:sse:before:message", (event) => {
    if ($("#live")?.dataset.at) event.preventDefault();
  });
  document.addEventListener("htmx:sse:after:message", refresh);
  document.addEventListener("htmx:after:swap", refresh);
  document.addEventListener("htmx:after:request", (event) => {
    if (event.target.id === "say") event.target.reset();
  });
  addEventListener("popstate", () => location.reload());
  showMore();
  showTurn(true);
})();
