// Buying, selling and trading on one screen: what is chosen is sent as one row of moves.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const box = $("#basket");
  if (!box) return;
  const MOST_LINES = 6;
  let button = null; // the deed that is chosen
  let panel = null;
  let counts = [];
  let sides = []; // of an offer: mine, and what any of the others could give
  const queue = []; // rows still to be sent, to the others
  const anybody = () => {
    const lines = new Map();
    for (const [, , side] of panel.partners) {
      for (const line of side.lines) {
        const known = lines.get(line.moves);
        if (!known) lines.set(line.moves, { ...line });
        else known.most = Math.max(known.most, line.most);
      }
    }
    const [first] = panel.partners;
    return { title: panel.partners.length > 1 ? box.dataset.want : first[2].title, lines: [...lines.values()] };
  };
  const make = (tag, text = "", attributes = {}) => {
    const element = document.createElement(tag);
    element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  // Prices below nothing are what the store pays; what is paid once beside them comes with the first thing bought.
  const buys = () => sides.some((side, s) => side.lines.some((line, l) => line.price > 0 && counts[s][l]));
  const total = () => sides.flatMap((side, s) => side.lines.map((line, l) => line.price * counts[s][l])).reduce((a, b) => a + b, 0);
  const chosen = () => (panel.lone ? counts[0] : counts.flat()).some(Boolean);
  const changed = () => sides.some((side, s) => side.lines.some((line, l) => counts[s][l] !== line.start));
  const cost = () => (buys() && panel.money >= 0 ? total() + panel.extra : total());
  const money = (sum) => (sum < 0 ? "+" : "") + box.dataset.money.replace("…", Math.abs(sum));
  const problem = () => {
    if (!chosen()) return box.dataset.empty;
    if (panel.same && !changed()) return panel.same;
    if (counts.some((side) => side.filter(Boolean).length > MOST_LINES)) return box.dataset.lines;
    return panel.money >= 0 && cost() > panel.money ? box.dataset.dear : "";
  };
  // Whether somebody has all that is wanted of them.
  const canGive = ([, , theirs]) => {
    const has = new Map(theirs.lines.map((line) => [line.moves, line.most]));
    const wanted = sides.length - 1;
    return sides[wanted].lines.every((line, l) => counts[wanted][l] <= (has.get(line.moves) ?? 0));
  };
  const rowTo = (to) => {
    const all = button.value ? [button.value] : [];
    if (to) all.push(to[0]);
    if (panel.first) all.push(panel.first);
    sides.forEach((side, s) => side.lines.forEach((line, l) => {
      const sum = panel.lone && s > 0; // none of it is an answer too
      if (!counts[s][l] && !sum) return;
      if (!line.moves.includes("{n}")) { all.push(...Array(counts[s][l]).fill(line.moves)); return; } // one move for each
      const most = line.each || counts[s][l];
      let rest = counts[s][l];
      do {
        all.push(line.moves.replace("{n}", Math.min(rest, most)));
        rest -= most;
      } while (rest > 0);
    }));
    if (panel.last) all.push(panel.last);
    return all.join(" ");
  };
  // One of a thing, and nothing else, is bought or sold by a press on its price.
  const priceOf = (line) => line.price + (panel.money >= 0 && line.price > 0 ? panel.extra : 0);
  const showSum = () => {
    const wrong = problem();
    const priced = sides.some((side) => side.lines.some((line) => line.price));
    const extra = panel.extra && buys() ? ` (${panel.extra > 0 ? box.dataset.extra : box.dataset.off.replace("…", money(-panel.extra))})` : "";
    const left = panel.money >= 0 && priced ? ` · ${box.dataset.left.replace("…", money(panel.money - cost()))}` : "";
    box.querySelector(".sum").textContent = wrong || (priced ? `${box.dataset.total} ${money(cost())}${extra}${left}` : "");
    $("#basket-send").disabled = Boolean(wrong);
    for (const send of box.querySelectorAll("[data-partner]")) {
      const to = panel.partners[Number(send.dataset.partner)];
      const able = to ? canGive(to) : panel.partners.filter(canGive).length > 1;
      send.disabled = Boolean(wrong) || !able;
      send.title = able ? "" : box.dataset.lacks;
    }
    box.querySelectorAll(".side").forEach((side, s) => side.querySelectorAll("li").forEach((item) => {
      const l = Number(item.dataset.line);
      const line = sides[s].lines[l];
      item.querySelector("output").textContent = counts[s][l];
      item.querySelector(".less").disabled = counts[s][l] === 0;
      const dear = panel.money >= 0 && line.price > 0 && (buys() ? cost() : total() + panel.extra) + line.price > panel.money;
      const other = panel.lone && s === 0 && chosen() && !counts[s][l]; // there is one lot
      item.querySelector(".more").disabled = counts[s][l] >= line.most || dear || other;
      const one = item.querySelector(".one");
      if (one) one.disabled = chosen() || dear;
    }));
  };
  // Of a list one is pressed, and that is all: a target, or a whole basket beside those that are put together.
  const picksOf = () => panel.picks.map(({ title, rows }) => {
    const column = make("section", "", { class: sides.length ? "at-once" : "side" });
    if (title) column.append(make("h3", title));
    for (const [name, row] of rows) column.append(make("button", name, { type: "button", class: "pick", "data-row": row }));
    return column;
  });
  const buildPicks = () => {
    box.querySelector(".sides").replaceChildren(...picksOf());
    box.querySelector(".sum").textContent = "";
  };
  const build = () => {
    box.querySelector("h2").textContent = panel.title;
    $("#basket-send").textContent = panel.send;
    $("#basket-step").hidden = !button.value && button.id !== "open-panel"; // there is no question to go through
    const to = box.querySelector(".to");
    to.replaceChildren();
    const listed = panel.picks.length > 0 && !sides.length;
    $("#basket-send").hidden = panel.partners.length > 0 || listed;
    if (listed) { buildPicks(); return; }
    if (panel.partners.length) {
      to.append(make("span", panel.send));
      panel.partners.forEach(([, name], place) => to.append(make("button", name, { type: "button", class: "go", "data-partner": place })));
      if (panel.partners.length > 1) to.append(make("button", box.dataset.all, { type: "button", class: "go", "data-partner": panel.partners.length }));
    }
    const columns = sides.map((side, s) => {
      const column = make("section", "", { class: "side", "data-side": s });
      column.append(make("h3", side.title));
      const list = document.createElement("ul");
      const pieces = document.createElement("ul"); // property and Pioneers, one of each
      side.lines.forEach((line, l) => {
        const item = make("li", "", { "data-line": l });
        const less = make("button", "−", { type: "button", class: "less", "aria-label": box.dataset.less.replace("…", line.name) });
        const more = make("button", "+", { type: "button", class: "more", "aria-label": box.dataset.more.replace("…", line.name) });
        const price = line.price ? make("button", box.dataset.one.replace("…", money(priceOf(line))), { type: "button", class: "one", title: box.dataset.alone.replace("…", line.name), "aria-label": `${line.name}: ${money(priceOf(line))}. ${box.dataset.alone.replace("…", line.name)}` }) : make("small", `/ ${line.most}`);
        item.append(make("span", line.name), price, less, make("output", "0"), more);
        (panel.pieces && !line.moves.includes("{n}") ? pieces : list).append(item);
      });
      column.append(list);
      if (pieces.children.length) {
        const folded = make("details", "", side.lines.some((line, l) => line.start && !line.moves.includes("{n}")) ? { open: "" } : {});
        folded.append(make("summary", `${panel.pieces} (${pieces.children.length})`), pieces);
        column.append(folded);
      }
      return column;
    });
    box.querySelector(".sides").replaceChildren(...picksOf(), ...columns);
    showSum();
  };
  const play = (row) => {
    const go = $("#go-there");
    if (!go) return;
    go.value = row;
    go.click();
  };
  const open = (deed) => {
    button = deed;
    panel = JSON.parse(deed.dataset.panel);
    sides = panel.partners.length ? [...panel.sides, anybody()] : panel.sides;
    counts = sides.map((side) => side.lines.map((line) => line.start));
    build();
    box.showModal();
    box.querySelector(".more:not(:disabled), .pick")?.focus();
  };
  let plain = false; // question by question, as it was asked for
  window.addEventListener("click", (event) => {
    const deed = event.target.closest?.("#moves button[data-panel]");
    if (!deed || plain) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(deed);
  }, true);
  const change = (step) => {
    if (step.disabled) return;
    const item = step.closest("li");
    counts[Number(item.closest(".side").dataset.side)][Number(item.dataset.line)] += step.matches(".more") ? 1 : -1;
    showSum();
  };
  // Held down, plus and minus go on by themselves: many of a thing are one press.
  const HELD = 450;
  const EACH = 110;
  let holding = 0;
  let held = false;
  const release = () => { clearTimeout(holding); };
  box.addEventListener("pointerdown", (event) => {
    const step = event.target.closest(".more, .less");
    held = false;
    release();
    if (!step) return;
    const again = () => { held = true; change(step); holding = setTimeout(again, EACH); };
    holding = setTimeout(again, HELD);
  });
  for (const name of ["pointerup", "pointercancel", "close"]) box.addEventListener(name, release);
  box.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    if (at(".more, .less")) {
      if (!held || !event.detail) change(at(".more, .less"));
      held = false;
    } else if (at("#basket-send, [data-partner]")) {
      queue.length = 0;
      const to = panel.partners[Number(at("[data-partner]")?.dataset.partner ?? 0)];
      const partners = to ? [to] : panel.partners.filter(canGive);
      queue.push(...(panel.partners.length ? partners.map(rowTo) : [rowTo()]));
      box.close();
      awaiting = panel.last === "send";
      play(queue.shift());
    } else if (at(".one")) {
      const item = at(".one").closest("li");
      counts[Number(item.closest(".side").dataset.side)][Number(item.dataset.line)] = 1;
      box.close();
      play(rowTo());
    } else if (at(".pick")) {
      box.close();
      play(`${button.value} ${at(".pick").dataset.row}`.trim());
    } else if (at("#basket-step")) {
      box.close();
      if (!button?.value) return; // the question is asked already
      plain = true;
      button.click();
      plain = false;
    }
  });
  // A question that is answered in a panel opens it, once.
  let opened = "";
  const offer = () => {
    const own = $("#open-panel");
    if (!own) opened = "";
    else if (!opened && !document.querySelector("dialog[open]")) { opened = "yes"; open(own); }
  };
  for (const name of ["htmx:sse:after:message", "htmx:after:swap"]) document.addEventListener(name, offer);
  offer();
  // Refused by one, the same offer goes to the next; whoever accepts ends it.
  let awaiting = false;
  const goOn = () => {
    if (awaiting && $("#question")?.dataset.turn === "1") {
      awaiting = queue.length > 0;
      const answer = $("#lately .last")?.textContent.trim();
      if (answer && $("#notice")) $("#notice").textContent = answer;
    }
    if (!queue.length || $("#question")?.dataset.turn !== "1") return;
    const deed = $("#moves .deeds:not([hidden]) button[data-panel][data-sign='trade']");
    const [first] = queue;
    if (!deed || !first.endsWith("send")) { queue.length = 0; return; }
    queue.shift();
    const own = first.slice(first.indexOf(" seat:"));
    play(`${deed.value}${own}`);
  };
  document.addEventListener("htmx:sse:after:message", goOn);
})();
