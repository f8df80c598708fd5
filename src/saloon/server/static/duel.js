// A live shootout: two people turn cards as fast as they can. The clock of this page is read against the server's.
"use strict";
(() => {
  const stage = document.querySelector("#shootout");
  if (!stage) return;
  const $ = (selector) => stage.querySelector(selector);
  const say = (word, name = "", count = "") => stage.dataset[word].replace("$1", name).replace("$2", count);
  const address = `${location.pathname.replace(/\/$/, "")}/duel${location.search}`;
  const clock = () => performance.now() / 1000;
  const HAND = 0.12; // as the server counts: a hand must be back on the deck
  const GUESS = 0.1; // and nobody reacts that fast
  const AGAIN = 2;
  const REST = 1; // so long a hand must be still: one that is still turning cards does not close what it has come to
  let told = null; // how it stands, as the server says
  let on = false;
  let offset = 0; // what to add to this page's clock
  let backs = []; // answers to probes that have come, to be told with the next
  let turns = []; // my presses: number and time by this page's clock
  let up = 0; // how many of my cards are face up
  let last = 0;
  let mine = ""; // false, hit
  let ready = false;
  let decline = false;
  let lastWord = "";
  let ended = 0; // when this page saw the end, or a hand that went on after it

  const me = () => told?.me ?? null;
  const send = async () => {
    const counted = new Set(told?.counted ?? []);
    const body = { duel: told?.id ?? "", sent: clock(), back: backs.splice(0, 20), turns: turns.filter(([number]) => !counted.has(number)).slice(-100), cut: Number($("[name=cut]").value), ready, decline };
    const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const heard = clock();
    if (!answer.ok) return;
    const news = await answer.json();
    if (news.probe && news.id === told?.id) backs.push([news.probe, heard]);
    hear(news, heard);
  };
  const hear = (news, heard) => {
    if (news.stage === "none") { on = false; return; }
    if (told && news.id === told.id && news.now < told.now) return; // overtaken on the way
    if (news.id !== told?.id) begin();
    told = news;
    offset = me() === null || !news.trip ? news.now - heard : news.offset;
    show();
    if (news.stage === "over" && news.verdict !== AGAIN) on = false;
  };
  const begin = () => {
    turns = []; backs = []; up = 0; last = 0; mine = ""; ready = false; decline = false; lastWord = ""; ended = 0;
    $("[name=cut]").value = 0;
    $("output").textContent = "0";
    $(".word").textContent = "";
  };
  const listen = async () => {
    if (on) return;
    on = true;
    let quiet = 0; // looks since it was decided
    while (on) {
      try { await send(); } catch { /* the line is down for a moment: it is tried again */ }
      if (told?.stage === "over" && (quiet += 1) > 40) on = false;
      await new Promise((done) => setTimeout(done, me() === null ? 350 : told?.known ? 180 : 60));
    }
    show();
  };

  // -- what is seen ---------------------------------------------------------------------------------
  const fill = (list, cards, faces) => {
    while (list.children.length < cards) list.append(document.createElement("li"));
    [...list.children].forEach((card, place) => {
      card.className = faces[place] ?? "";
      card.textContent = faces[place] === "hit" ? "✸" : "";
    });
  };
  const faces = (side, number) => {
    if (told.stage === "over" && side.deck) return side.deck.slice(0, shownOf(side, number)).map((hit) => (hit ? "hit" : "miss"));
    if (number === me()) return (told.deck ?? []).slice(0, up).map((hit) => (hit ? "hit" : "miss"));
    return Array.from({ length: side.turned }, (_, place) => (side.hit && place === side.turned - 1 ? "hit" : "miss"));
  };
  const shownOf = (side, number) => (number === me() ? Math.max(up, side.turned) : side.turned);
  const stateOf = (side, number) => {
    if (side.false || (number === me() && mine === "false")) return say("false");
    if (side.after !== null && told.stage === "over") return say("after", "", side.after.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
    if (told.stage === "gather") return say(side.ready ? "set" : "unset");
    if (side.strict) return say("arrival");
    return side.bot ? say("bot") : say("line", "", Math.round(side.error * 1000));
  };
  const sentence = () => {
    const [a, b] = told.sides;
    if (told.given_up) return say(told.given_up);
    if (told.verdict === AGAIN) return say(a.false && b.false ? "bothfalse" : "again");
    if (told.verdict !== null) {
      const winner = told.sides[told.verdict];
      const loser = told.sides[1 - told.verdict];
      if (loser.false) return say(me() === told.verdict ? "otherfalse" : me() === null ? "falsewin" : "myfalse", me() === null ? winner.name : loser.name);
      return me() === null ? say("first", winner.name) : say(me() === told.verdict ? "won" : "lost", winner.name);
    }
    if (told.stage === "gather") {
      // A replay begins at once: why there is one must still be read.
      const why = told.why ? `${say(told.why)}. ` : "";
      if (me() === null) return why + say("watch");
      if (ready) return say("waiting", told.sides[1 - me()].name);
      return why + say(told.why ? "gatheragain" : "gather", "", Math.ceil(told.left));
    }
    return "";
  };
  const word = () => {
    if (told.stage === "over") {
      if (told.given_up || told.verdict === AGAIN) return "";
      return say(told.sides[1 - told.verdict].false ? "false" : "hit");
    }
    if (told.stage === "gather") return "";
    const now = clock() + offset;
    if (mine === "false") return say("false");
    if (mine === "hit") return say("hit");
    if (told.draw_at && now >= told.draw_at) return say("draw");
    const left = 3 - Math.floor((now - told.count_at) / told.count);
    if (now < told.count_at) return say("steady");
    return left > 0 ? String(left) : say("steady");
  };
  const show = () => {
    if (!told) return;
    const over = told.stage === "over";
    stage.dataset.stage = told.stage;
    stage.classList.toggle("plays", me() !== null);
    stage.dataset.me = me() ?? "";
    for (const box of stage.querySelectorAll(".duellist")) {
      const number = Number(box.dataset.side);
      const side = told.sides[number];
      box.classList.toggle("me", number === me());
      box.classList.toggle("winner", over && told.verdict === number);
      box.querySelector(".name").textContent = side.name;
      box.querySelector(".state").textContent = stateOf(side, number);
      box.querySelector("code").textContent = side.commitment.slice(0, 16);
      box.querySelector("code").title = side.commitment;
      fill(box.querySelector(".deck"), told.cards, faces(side, number));
    }
    $(".says").textContent = sentence();
    $(".gather").hidden = told.stage !== "gather" || me() === null;
    $("[data-ready]").disabled = ready;
    $(".gather [data-ready] span").textContent = say(ready ? "set" : "ready");
    $("[name=cut]").disabled = ready;
    const turning = told.stage === "count" && me() !== null;
    if (turning && $(".turn").hidden) { $(".turn").hidden = false; $(".turn").focus({ preventScroll: true }); }
    $(".turn").hidden = !turning;
    if (over && !ended) rest();
    const rests = resting();
    $("[data-close]").hidden = me() !== null && !(over && !on);
    $("[data-close]").disabled = rests;
    $(".proof").hidden = !over || Boolean(told.given_up);
    if (over && !$(".proof").hidden) prove();
    if (over && !on && !rests && stage.open && document.activeElement !== $("[data-close]") && !stage.contains(document.activeElement?.closest("details"))) $("[data-close]").focus({ preventScroll: true });
    tick();
  };
  const resting = () => told?.stage === "over" && me() !== null && clock() < ended + REST;
  const rest = () => { ended = clock(); setTimeout(show, 1000 * REST); };
  const prove = () => {
    $(".proof dl").replaceChildren(...told.sides.flatMap((side) => {
      const name = document.createElement("dt");
      const what = document.createElement("dd");
      name.textContent = side.name;
      what.textContent = `sha256(${side.opened}) = ${side.commitment} · ${say("cutat", "", side.cut)}`;
      return [name, what];
    }));
  };
  const tick = () => {
    // Whoever turns a card too early loses, so the button does not invite to it.
    const waits = told.stage === "count" && !(told.draw_at && clock() + offset >= told.draw_at);
    if (waits !== $(".turn").classList.contains("waits")) {
      $(".turn").classList.toggle("waits", waits);
      $(".turn span").textContent = say(waits ? "wait" : "turn");
    }
    const now = word();
    if (now !== lastWord) {
      lastWord = now;
      $(".word").textContent = now;
      stage.classList.toggle("drawn", now === say("draw"));
      stage.dispatchEvent(new CustomEvent("word", { detail: now }));
    }
  };
  const frame = () => {
    if (!stage.open || !told) return;
    tick();
    requestAnimationFrame(frame);
  };

  // -- hands ----------------------------------------------------------------------------------------
  const press = (moment) => {
    if (told?.stage !== "count" || me() === null || mine) return;
    const at = moment + offset;
    if (at < told.count_at) return;
    turns.push([turns.length + 1, moment]);
    if (!told.draw_at || at < told.draw_at + GUESS) mine = "false";
    else if (!up || at >= last + HAND) {
      last = at;
      up += 1;
      if (told.deck[up - 1]) mine = "hit";
    }
    show();
    send().catch(() => {}); // the next look tells it again
  };
  // Before anybody else: no key is for the table behind, wherever the focus is.
  addEventListener("keydown", (event) => {
    if (!stage.open) return;
    event.stopImmediatePropagation();
    if (event.key !== " " && event.key !== "Enter") return;
    if (resting()) rest();
    if (told?.stage === "count" && me() !== null) {
      event.preventDefault();
      if (!event.repeat) press(event.timeStamp / 1000);
    } else if (told?.stage === "gather" && me() !== null && !event.target.closest?.("button, summary")) {
      event.preventDefault();
      if (!event.repeat) beReady();
    }
  }, true);
  stage.addEventListener("keyup", (event) => { if (event.key === " " && told?.stage === "count") event.preventDefault(); });
  stage.addEventListener("pointerdown", (event) => {
    if (resting()) rest();
    if (told?.stage !== "count" || me() === null || event.button !== 0) return;
    event.preventDefault();
    press(event.timeStamp / 1000);
  });
  const beReady = () => {
    if (!told || me() === null || ready) return;
    ready = true;
    show();
    send().catch(() => {});
  };
  $(".gather").addEventListener("submit", (event) => { event.preventDefault(); beReady(); });
  $("[name=cut]").addEventListener("input", (event) => { $("output").textContent = event.target.value; });
  $("[data-decline]").addEventListener("click", () => { decline = true; send().catch(() => {}); });
  $("[data-close]").addEventListener("click", () => stage.close());
  stage.addEventListener("cancel", (event) => { if (me() !== null && told?.stage !== "over") event.preventDefault(); });

  // -- when there is one ----------------------------------------------------------------------------
  let closed = "";
  stage.addEventListener("close", () => { closed = told?.id ?? ""; });
  const look = () => {
    const source = document.querySelector("#duel");
    const id = source?.dataset.duel;
    if (!id || id === closed) return;
    $("#shootout-title").textContent = source.dataset.title;
    if (!stage.open) { stage.showModal(); $("[data-ready]").focus({ preventScroll: true }); }
    requestAnimationFrame(frame);
    listen();
  };
  document.addEventListener("htmx:sse:after:message", look);
  look();
})();
