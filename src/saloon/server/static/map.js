// The map first: a figure is picked, its deeds stand around it, a press on a place goes all the way there.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const $$ = (selector) => [...document.querySelectorAll(selector)];
  const SVG = "http://www.w3.org/2000/svg";
  const STILL = matchMedia("(prefers-reduced-motion: reduce)");
  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };

  // -- the frame: a menu, the log as a drawer, the speed of others' moves ---------------------------
  const toggle = (name, on) => {
    document.body.classList.toggle(name, on);
    $("#menu")?.setAttribute("aria-expanded", document.body.classList.contains("menu-open"));
    for (const button of $$("#lately .log")) button.setAttribute("aria-expanded", document.body.classList.contains("log-open"));
  };
  const showSpeed = () => {
    const now = $("#speed")?.value;
    for (const button of $$("[data-speed]")) button.setAttribute("aria-pressed", button.dataset.speed === now);
  };
  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest?.(selector);
    if (at("#menu")) { toggle("menu-open"); return; }
    if (!at(".top nav")) toggle("menu-open", false);
    if (at("[data-open-log]")) { toggle("log-open"); return; }
    if (document.body.classList.contains("log-open") && !at("#side, dialog")) toggle("log-open", false);
    if (at("[data-close-lately]")) at(".card").classList.add("closed");
    else if (at("#lately .card ul")) at(".card").classList.toggle("whole");
    if (at("[data-replay]")) $("#since")?.click();
    const speed = at("[data-speed]");
    if (speed && $("#speed")) {
      $("#speed").value = speed.dataset.speed;
      $("#speed").dispatchEvent(new Event("change", { bubbles: true }));
      showSpeed();
    }
  });
  if (document.body.classList.contains("map-first")) {
    // A key opens the drawer before the focus goes there.
    window.addEventListener("keydown", (event) => {
      const typing = event.target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select");
      if (event.key === "l" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) toggle("log-open", true);
      if (event.key === "Escape") { toggle("log-open", false); toggle("menu-open", false); }
    }, true);
  }

  // -- figures: who is picked, what it can do ---------------------------------------------------------
  let chosen = "";
  let shown = null; // the way that is shown
  let tapped = "";
  const reach = () => JSON.parse($("#reach")?.textContent || "{}");
  const bars = () => $$("#moves .deeds");
  const barOf = (id) => bars().find((bar) => bar.dataset.figure === id);
  const figureAt = (event) => {
    if (!event.target.closest?.("#board")) return undefined;
    const ids = new Set(bars().map((bar) => bar.dataset.figure));
    return document.elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest("[id^='at-']")?.id.slice(3)).find((id) => ids.has(id));
  };
  // What stands on a place and can be acted on (somebody to ambush, a thing to pick up) comes before the
  // way there, for the pointer that hovers and the one that presses alike.
  const actionAt = (event) => document.elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest("#board .lit[data-move]"))
    .find((thing) => thing && !/^(go|at):/.test(thing.dataset.move));
  const wayAt = (event) => {
    if (!event.target.closest?.("#board") || actionAt(event)) return undefined;
    return document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.classList.contains("way-area"));
  };
  const aroundAt = (event) => event.target.closest?.(".around");

  const pick = (id) => {
    chosen = id;
    shown = null;
    for (const bar of bars()) bar.hidden = bar.dataset.figure !== id;
    for (const button of $$(".roster .figure")) button.setAttribute("aria-pressed", button.dataset.figure === id);
    layOut();
    draw();
    document.dispatchEvent(new Event("picked"));
  };

  // While a coach speaks, only what he means stands around the figure; everything else waits in the bar.
  const meant = (buttons) => {
    const coach = $("#coach:is([data-kind='read'], [data-kind='play'])");
    if (!coach) return buttons;
    const { move } = coach.dataset;
    if (!move || $$("#board .lit[data-move]").some((one) => one.dataset.move === move)) return [];
    const same = buttons.filter((button) => button.value === move);
    return same.length ? same : buttons.filter((button) => button.value.startsWith(`${move} `));
  };

  // -- the bar: as many buttons as there is room for, the rest of a group opens upwards -----------------
  const REST = 58;
  const GAP = 6.5;
  const layOut = () => {
    const bar = bars().find((one) => !one.hidden);
    if (!bar) return;
    const groups = [...bar.querySelectorAll(".group")];
    if (innerWidth < 1000) {
      if (!groups.some((group) => group.classList.contains("active"))) {
        const named = $("#coach")?.dataset.move && groups.find((group) => meant([...group.querySelectorAll(".move")]).length);
        const first = named || groups.find((group) => group.querySelector(".move")) || groups[0];
        first?.classList.add("active");
      }
      return;
    }
    // Each button is as wide as its name, and with what is left as its note: all are measured before any is put away.
    const measure = (how) => {
      bar.classList.add("measured", how);
      const widths = groups.map((group) => [...group.querySelectorAll("li")].map((item) => item.getBoundingClientRect().width + GAP));
      bar.classList.remove("measured", how);
      return widths;
    };
    for (const button of bar.querySelectorAll("li > :first-child")) button.style.removeProperty("--wide");
    const [needed, wanted] = [measure("names"), measure("notes")];
    const counts = groups.map((group, place) => ({ items: [...group.querySelectorAll("li")], legal: group.querySelectorAll(".move").length, urgent: group.dataset.group === "roll" ? 3 : 0, given: 0, widths: needed[place] }));
    let spare = 0;
    const room = bar.parentElement.clientWidth - ($("#choose > .leaving")?.offsetWidth ?? 0) - ($("#choose > .wish")?.offsetWidth ?? 0) - 24 - groups.length * 15;
    const share = (rests) => {
      let left = room - rests * REST;
      for (const count of counts) count.given = 0;
      for (const want of [(c) => c.given < c.urgent, (c) => c.given < 1, (c) => c.given < c.legal, (c) => c.given < c.items.length]) {
        let given = true;
        while (given) {
          given = false;
          for (const count of counts) {
            if (count.given === count.items.length || !want(count) || count.widths[count.given] > left) continue;
            left -= count.widths[count.given];
            count.given += 1;
            given = true;
          }
        }
      }
      spare = left;
      return counts.filter((count) => count.given < count.items.length).length;
    };
    // Only a group that does not fit keeps room for the button that opens the rest of it.
    let rests = 0;
    while (share(rests) > rests) rests += 1;
    groups.forEach((group, place) => {
      const { given, items } = counts[place];
      items.forEach((item, number) => {
        item.classList.toggle("extra", number >= given);
        const more = Math.min(spare, wanted[place][number] - needed[place][number]);
        if (number >= given || more <= 0) return;
        item.firstElementChild.style.setProperty("--wide", `${needed[place][number] - GAP + more}px`);
        spare -= more;
      });
      const rest = group.querySelector(".rest");
      rest.hidden = given >= items.length;
      rest.textContent = `+${items.length - given}`;
      rest.setAttribute("aria-label", `${group.querySelector("h2").textContent} +${items.length - given}`);
    });
  };
  addEventListener("resize", () => { layOut(); draw(); });

  // A deed's small picture, in the bar and on the map.
  const sign = (name, size) => {
    const picture = make("svg", { viewBox: "-13 -13 26 26", width: size, height: size, "aria-hidden": "true" });
    picture.append(make("use", { href: `#sign-${name}` }));
    return picture;
  };
  const showSigns = () => {
    for (const button of $$("#moves .deeds [data-sign]")) {
      if (button.dataset.sign && !button.querySelector("svg") && document.getElementById(`sign-${button.dataset.sign}`)) button.prepend(sign(button.dataset.sign, 26));
    }
  };

  // -- the map: places in reach, and the deeds around the figure ------------------------------------------
  const map = () => $("#map-around")?.closest("[data-pan]");
  const wide = (text, size) => [...text].length * size * 0.52;
  const chip = (x, y, texts, unit) => {
    const size = 14 * unit;
    const whole = texts.join("  ");
    const width = wide(whole, size) + 16 * unit;
    const box = make("rect", { x: x - width / 2, y: y - 10 * unit, width, height: 20 * unit, rx: 10 * unit, fill: "#2a1c12" });
    const text = make("text", { x, y: y + 5 * unit, "font-size": size, "text-anchor": "middle", "font-weight": 700, fill: "#fff3d6" });
    const [first, ...rest] = texts;
    text.append(make("tspan", { fill: "#ffc845" }, first));
    if (rest.length) text.append(make("tspan", { dx: 5 * unit }, rest.join(" ")));
    return make("g", { class: "way-chip", "pointer-events": "none", "aria-hidden": "true" }, box, text);
  };
  const percent = (chance) => (chance >= 1 ? $("#reach").dataset.sure : `${Math.round(100 * chance)} %`);
  const drawWays = (found, ground, above, points, unit) => {
    const before = $("#moves").contains($(".deeds:not([hidden]) [value*='act:']")); // the die is still to be rolled
    for (const way of found.ways) {
      const [x, y] = way.path.at(-1);
      const likely = way.chance >= 0.5 && way.rolls === 1; // what takes several Moves has only a rim
      const open = way.place.startsWith("open");
      if (likely || !open) ground.append(make("polygon", { points, transform: `translate(${x} ${y})`, fill: "#ffc845", "fill-opacity": likely ? 0.08 + 0.24 * way.chance : 0, stroke: "#e0a21a", "stroke-width": likely ? 2.4 : 1.6, "stroke-dasharray": likely && !open ? "none" : "7 6" }));
      if (open && likely) ground.append(make("text", { x, y: y + 6 * unit, "font-size": 26 * unit, "text-anchor": "middle", fill: "#84704a", "font-weight": 700 }, "?"));
      const [aside, down] = map().dataset.chip?.split(" ").map(Number) ?? [0, 40];
      const roomy = map().dataset.chips !== "short"; // in small places the tint alone says how sure it is
      if (likely && way.cost) above.append(chip(x + aside, y + down, before && roomy ? [String(way.cost), percent(way.chance)] : [String(way.cost)], unit));
      const area = make("polygon", { points, transform: `translate(${x} ${y})`, class: "way-area", id: `way-${way.place}`, role: "button", tabindex: "0", "aria-label": way.about, "data-go": way.go });
      above.append(area);
    }
  };
  const ORDER = ["work", "act", "fight", "people", "things", "trade"];
  const handy = (bar) => {
    const groups = [...bar.querySelectorAll(".group")].filter((group) => group.dataset.group !== "move" || group.querySelector("[data-sign=explore]"));
    const rank = (group) => (group.dataset.group === "move" ? 0 : ORDER.indexOf(group.dataset.group));
    const legal = groups.sort((a, b) => rank(a) - rank(b)).flatMap((group) => [...group.querySelectorAll(".move")]).filter((button) => button.dataset.sign && button.dataset.sign !== "move");
    const grey = [...bar.querySelectorAll(".group[data-group=work] .grey")].slice(0, 2);
    const coached = meant(legal);
    if (coached !== legal) return coached;
    return legal.length > 3 ? legal.slice(0, 6) : [...legal, ...grey].slice(0, 6);
  };
  // Where the deeds stand: near the figure, on the screen, and where they cover no name, no price and nobody.
  const FAR = [50, 60, 72, 88, 108, 130];
  const TURN = Math.PI / 12;
  const overlap = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const rect = (x, y, width, height) => ({ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 });
  const hindrances = (frame) => {
    const found = [];
    const add = (elements, weight) => { for (const one of elements) { const box = one.getBoundingClientRect(); if (box.width && overlap(box, frame)) found.push({ box, weight }); } };
    add($$("#board text").filter((text) => !text.closest(".around")), 3);
    add($$("#board .glide"), 2);
    add([...$$(".roster"), ...$$("#zoom"), ...$$("#lately .card:not(.closed)"), $("#question"), $("#moves"), $("#lately .logline")].filter(Boolean), 9);
    for (const area of $$(".way-area")) { // what is pressed to go there
      const box = area.getBoundingClientRect();
      found.push({ box: rect((box.left + box.right) / 2, (box.top + box.bottom) / 2, 26, 26), weight: 3 });
    }
    return found;
  };
  const COVERS = 360; // more than a corner of a name
  // A window of the map inside the board: its own box would count what is cut off.
  const windowOf = (svg) => {
    const onScreen = svg.parentNode.getScreenCTM();
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => svg[name].baseVal.value);
    const left = onScreen.a * x + onScreen.e;
    const top = onScreen.d * y + onScreen.f;
    return { left: Math.max(left, 0) + 3, right: Math.min(left + onScreen.a * width, innerWidth) - 3, top: Math.max(top, 0) + 3, bottom: Math.min(top + onScreen.d * height, innerHeight) - 3 };
  };
  const seek = (at, shapes, px, screen, taken) => {
    let best = null;
    for (const far of FAR) {
      for (let turn = 0; turn < 24; turn += 1) {
        const [x, y] = [at[0] + Math.cos(turn * TURN) * far * px, at[1] + Math.sin(turn * TURN) * far * px];
        const boxes = shapes.map(([down, width, height]) => rect(x, y + down * px, width * px, height * px));
        let cover = 0;
        for (const box of boxes) {
          cover += 9 * ((box.right - box.left) * (box.bottom - box.top) - overlap(box, screen));
          for (const one of taken) cover += overlap(box, one.box) * one.weight;
        }
        const cost = cover + far * 4;
        if (!best || cost < best.cost) best = { x, y, far, cover, cost, boxes };
      }
    }
    return best.cover > COVERS ? null : best;
  };
  // With its label below it where that fits, else the sign alone, which a pointer can ask; what fits nowhere
  // stays in the bar.
  const placeAround = (at, widths, px) => {
    const screen = windowOf(map().ownerSVGElement);
    const taken = hindrances(screen);
    return widths.map((width) => {
      const whole = seek(at, [[0, 42, 42], [28, width, 18]], px, screen, taken);
      const bare = whole || innerWidth < 1000 ? null : seek(at, [[0, 38, 38]], px, screen, taken);
      const best = whole ?? bare;
      if (best) taken.push(...best.boxes.map((box) => ({ box, weight: 30 })));
      return best && { ...best, labelled: Boolean(whole) };
    });
  };
  const drawAround = (found, above, unit) => {
    const bar = barOf(chosen);
    if (!bar || bar.querySelectorAll("button").length === 0) return;
    const onScreen = above.getScreenCTM();
    if (!onScreen) return;
    const px = onScreen.a * unit;
    const at = [onScreen.a * found.at[0] + onScreen.e, onScreen.d * found.at[1] + onScreen.f];
    const size = 13 * unit;
    const deeds = handy(bar).map((button) => {
      const off = button.classList.contains("grey");
      const full = off ? button.querySelector("small").textContent : button.querySelector(".what").textContent;
      const label = full.length > 16 ? `${full.slice(0, 15).trimEnd()}…` : full;
      return { button, off, label, width: wide(label, 13) + 14 };
    });
    const places = placeAround(at, deeds.map((deed) => deed.width), px);
    deeds.forEach(({ button, off, label, width }, place) => {
      if (!places[place]) return;
      const [x, y] = [(places[place].x - onScreen.e) / onScreen.a, (places[place].y - onScreen.f) / onScreen.d];
      const hinted = button.value !== "" && button.value === $("#advice:not([hidden])")?.dataset.move;
      const thing = make("g", { class: `around${off ? " off" : ""}${hinted ? " hinted" : ""}`, transform: `translate(${x} ${y})`, "data-place": place, "aria-hidden": "true" });
      if (places[place].far > 100) { // from the edge of the figure to where it stands, below all of them
        const [dx, dy] = [x - found.at[0], y - found.at[1]];
        const near = 30 * unit / Math.hypot(dx, dy);
        $("#map-ways").append(make("line", { class: "stem", x1: found.at[0] + dx * near, y1: found.at[1] + dy * near, x2: x, y2: y }));
      }
      const picture = make("g", { transform: `scale(${unit})` });
      if (document.getElementById(`sign-${button.dataset.sign}`)) picture.append(make("use", { href: `#sign-${button.dataset.sign}`, opacity: off ? 0.5 : 1 }));
      else picture.append(make("text", { y: 7, "font-size": 20, "text-anchor": "middle", "font-weight": 700 }, button.dataset.key?.toUpperCase() ?? "·"));
      thing.append(make("circle", { r: (places[place].labelled ? 21 : 19) * unit }), picture, make("title", {}, label));
      if (places[place].labelled) thing.append(make("rect", { class: "pill", x: -width * unit / 2, y: 19 * unit, width: width * unit, height: 18 * unit, rx: 8 * unit }), make("text", { y: 32.5 * unit, "font-size": size, "text-anchor": "middle", "font-weight": 600, fill: off ? "#5f4a37" : "#2a1c12" }, label));
      if (button.dataset.key && document.getElementById(`sign-${button.dataset.sign}`)) {
        const key = make("g", { class: "key", transform: `translate(${16 * unit} ${-16 * unit})` });
        key.append(make("rect", { x: -8 * unit, y: -8 * unit, width: 16 * unit, height: 16 * unit, rx: 3 * unit }), make("text", { y: 4.5 * unit, "font-size": 12 * unit, "text-anchor": "middle" }, button.dataset.key.toUpperCase()));
        thing.append(key);
      }
      thing.press = () => button.click();
      above.append(thing);
    });
  };
  const draw = () => {
    const [ground, above] = [$("#map-ways"), $("#map-around")];
    if (!ground || !above) return;
    // Whoever looks at a place by the keyboard still does when it is drawn again.
    const looked = above.contains(document.activeElement) ? document.activeElement.id : "";
    ground.replaceChildren();
    above.replaceChildren();
    hideCard();
    const found = reach()[chosen];
    if (!found || $("#live")?.dataset.at) return;
    const host = map();
    const unit = 1 / Number(host.dataset.seen || 1);
    drawWays(found, ground, above, host.dataset.cell, unit);
    drawAround(found, above, unit);
    if (looked) document.getElementById(looked)?.focus({ preventScroll: true });
  };

  // -- what a way costs, and what one finds there ------------------------------------------------------------
  const card = $("#way-card");
  // What the same press may do there besides, or about the place: buttons below it, reached across a gap.
  const besides = $("#way-deeds");
  let leaving = 0;
  const leaveSoon = () => { if (besides.hidden) hideCard(); else leaving ||= setTimeout(hideCard, 300); };
  const stay = () => { clearTimeout(leaving); leaving = 0; };
  const showDeeds = (way, box) => {
    besides.replaceChildren(...way.deeds.map(([name, label, row], place) => {
      const button = document.createElement("button");
      const key = document.createElement("kbd");
      button.type = "button";
      if (document.getElementById(`sign-${name}`)) button.append(sign(name, 20));
      button.append(label);
      Object.assign(key, { textContent: place + 1, ariaHidden: "true" });
      if (place < 9) button.append(key);
      button.dataset.go = row;
      return button;
    }));
    besides.hidden = way.deeds.length === 0;
    const own = besides.getBoundingClientRect();
    besides.style.left = `${Math.max(8, Math.min(innerWidth - own.width - 8, box.left + box.width / 2 - own.width / 2))}px`;
    besides.style.top = `${Math.min(innerHeight - own.height - 8, box.bottom - 2)}px`;
  };
  besides?.addEventListener("click", (event) => { const one = event.target.closest("button"); if (one) go(one); });
  const hideCard = () => {
    stay();
    if (besides) besides.hidden = true;
    if (card) card.hidden = true;
    for (const dots of $$(".way-dots")) dots.remove();
    for (const area of $$(".way-area.near")) area.classList.remove("near");
    shown = null;
  };
  const showWay = (area) => {
    stay();
    if (shown === area) return;
    hideCard();
    const found = reach()[chosen];
    const way = found?.ways.find((one) => one.go === area.dataset.go);
    if (!way) return;
    shown = area;
    area.classList.add("near");
    const unit = 1 / Number(map().dataset.seen || 1);
    let [fromX, fromY] = found.at;
    for (const [x, y] of way.path) {
      for (const part of [0.25, 0.5, 0.75, 1]) $("#map-around").append(make("circle", { class: "way-dots", cx: fromX + (x - fromX) * part, cy: fromY + (y - fromY) * part, r: (part === 1 ? 5 : 3.4) * unit }));
      [fromX, fromY] = [x, y];
    }
    card.replaceChildren(way.about);
    card.hidden = false;
    const box = area.getBoundingClientRect();
    const own = card.getBoundingClientRect();
    const above = box.top - own.height - 8;
    card.style.left = `${Math.max(8, Math.min(innerWidth - own.width - 8, box.left + box.width / 2 - own.width / 2))}px`;
    showDeeds(way, box);
    const below = besides.hidden ? box.bottom + 8 : besides.getBoundingClientRect().bottom + 4;
    card.style.top = `${above > 100 ? above : Math.min(innerHeight - own.height - 8, below)}px`;
    $("#tip").hidden = true;
  };

  // -- pressing ------------------------------------------------------------------------------------------------
  const go = (area) => {
    const button = $("#go-there");
    if (!button) return;
    button.value = area.dataset.go;
    button.click();
  };
  let dragging = null;
  window.addEventListener("pointerdown", (event) => { dragging = { x: event.clientX, y: event.clientY }; }, true);
  const dragged = (event) => dragging && event.detail && Math.hypot(event.clientX - dragging.x, event.clientY - dragging.y) > 8;
  const taken = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
  window.addEventListener("click", (event) => {
    const roster = event.target.closest?.(".roster .figure");
    if (roster && event.isTrusted) { taken(event); pick(roster.dataset.figure); return; } // a coach or a hint plays it
    const tab = event.target.closest?.(".deeds .tab");
    if (tab && innerWidth < 1000) {
      for (const group of $$(".deeds .group")) group.classList.toggle("active", group.dataset.group === tab.dataset.tab);
      return;
    }
    const rest = event.target.closest?.(".deeds .rest");
    for (const group of $$(".deeds .group.open")) if (group !== rest?.parentElement) group.classList.remove("open");
    if (rest) { rest.setAttribute("aria-expanded", rest.parentElement.classList.toggle("open")); return; }
    if (!event.detail || !bars().length || dragged(event)) return;
    const around = aroundAt(event);
    if (around) { taken(event); around.press(); return; }
    const figure = figureAt(event);
    if (figure && figure !== chosen) { taken(event); pick(figure); return; }
    const area = wayAt(event);
    if (!area) return;
    taken(event);
    // A finger cannot hover: its first tap shows the way, the second goes.
    if (event.pointerType === "touch" && tapped !== area.dataset.go) { tapped = area.dataset.go; showWay(area); return; }
    go(area);
  }, true);
  window.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || !bars().length) return;
    if (event.target.closest?.("#way-deeds")) { stay(); return; }
    const area = aroundAt(event) || (figureAt(event) ?? chosen) !== chosen ? undefined : wayAt(event);
    if (area) showWay(area); else if (shown && !shown.matches(":focus-visible")) leaveSoon();
  }, true);
  window.addEventListener("pointerover", (event) => { if (bars().length && (wayAt(event) || aroundAt(event))) event.stopPropagation(); }, true);
  document.addEventListener("focusin", (event) => { if (event.target.classList?.contains("way-area")) showWay(event.target); });

  // Arrows walk the map from the figure, Enter goes, Tab takes the next figure, Escape lets go.
  const TURNS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const stepFocus = (key) => {
    const found = reach()[chosen];
    const areas = $$(".way-area");
    if (!found || !areas.length) return false;
    const at = (area) => found.ways.find((way) => way.go === area.dataset.go).path.at(-1);
    const from = document.activeElement?.classList.contains("way-area") ? at(document.activeElement) : found.at;
    const [dx, dy] = TURNS[key];
    let best;
    let least = Infinity;
    for (const area of areas) {
      const [x, y] = at(area);
      const along = (x - from[0]) * dx + (y - from[1]) * dy;
      const aside = Math.abs((x - from[0]) * dy - (y - from[1]) * dx);
      if (along < 1 || aside > along * 2) continue;
      if (along + aside * 1.5 < least) { least = along + aside * 1.5; best = area; }
    }
    best?.focus({ preventScroll: true });
    return true;
  };
  window.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || !bars().length) return;
    const here = document.activeElement;
    const free = !here || here === document.body || here.classList.contains("way-area");
    if (TURNS[event.key] && !event.shiftKey && free && stepFocus(event.key)) taken(event);
    else if ((event.key === "Enter" || event.key === " ") && here?.classList.contains("way-area")) { taken(event); go(here); }
    else if (shown && besides.children[event.key - 1] && here?.classList.contains("way-area")) { taken(event); besides.children[event.key - 1].click(); }
    else if (event.key === "Tab" && !event.shiftKey && free) {
      const ids = bars().map((bar) => bar.dataset.figure);
      const next = ids[ids.indexOf(chosen) + 1];
      if (next) { taken(event); here?.blur?.(); pick(next); }
    } else if (event.key === "Escape" && $("#map-around")?.childElementCount) {
      chosen = "";
      draw();
    }
  }, true);

  // -- a walk is one motion along its way ----------------------------------------------------------------------
  const before = new Map();
  let walked = $("#rolls")?.dataset.number ?? "";
  document.addEventListener("htmx:sse:before:message", () => {
    before.clear();
    for (const walk of $$("#board .glide[id]")) before.set(walk.id, walk.getAttribute("transform"));
  });
  const PACE = { slow: 340, normal: 190, quick: 80, once: 0 };
  const spot = (transform) => (transform ?? "").match(/-?[\d.]+/g)?.slice(0, 2).map(Number);
  const glide = () => {
    const list = $("#rolls");
    if (!list || list.dataset.number === walked) return;
    walked = list.dataset.number;
    const each = PACE[$("#speed")?.value ?? "normal"] ?? 190;
    if (STILL.matches || !each) return;
    for (const walk of list.querySelectorAll(".walk")) {
      const piece = document.getElementById(walk.dataset.piece);
      const [from, to] = [spot(before.get(walk.dataset.piece)), spot(piece?.getAttribute("transform"))];
      if (!piece || !from || !to) continue;
      const places = walk.dataset.path.split(" ").map((place) => place.split(",").map(Number));
      const stops = [from, ...places.slice(0, -1).map(([x, y]) => [x, y + 22]), to];
      piece.animate(stops.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })), { duration: Math.min(1600, each * places.length), easing: "ease-in-out" });
    }
  };

  // What is wished for when a roll fails, and at the end of a turn, is kept for the person.
  document.addEventListener("change", (event) => {
    if (event.target.id === "wish") localStorage.setItem("wish", event.target.value);
    if (event.target.id === "by-itself") localStorage.setItem("by-itself", event.target.checked ? "1" : "");
  });
  window.addEventListener("click", (event) => {
    const always = event.target.closest?.("#moves button[data-wish]");
    if (!always) return;
    localStorage.setItem("wish", always.dataset.wish);
    showWish();
  }, true);
  const showWish = () => {
    const box = $("#wish");
    const kept = localStorage.getItem("wish") ?? "";
    if (box && (!box.options || [...box.options].some((option) => option.value === kept))) box.value = kept;
    const end = $("#by-itself");
    const wanted = localStorage.getItem("by-itself") ?? "1";
    if (end?.type === "checkbox") end.checked = Boolean(wanted);
    else if (end) end.value = wanted;
  };

  const refresh = () => {
    const ids = bars().map((bar) => bar.dataset.figure);
    const picked = bars().find((bar) => bar.hasAttribute("data-picked"))?.dataset.figure;
    tapped = "";
    showSigns();
    showSpeed();
    showWish();
    glide();
    if (ids.length) pick(picked ?? (ids.includes(chosen) ? chosen : ids[0]));
    else { chosen = ""; draw(); }
    for (const list of $$("#moves .buttons")) list.scrollTop = 0;
  };
  for (const name of ["htmx:sse:after:message", "htmx:after:swap", "healed"]) document.addEventListener(name, refresh);
  refresh();
})();
