// People: parts of the seed from this browser, who comes and goes, the waiting room, links to copy.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
  const hidden = (form, name, value) => {
    const input = form.querySelector(`input[name="${name}"]`) ?? document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  };

  // -- fair dice: the house promises its part first, then this browser adds its own ---------------
  // Only a table of which this browser knows the promise can be checked against it later.
  const PROMISED = "saloon.promised";
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches('form[data-deal], form[action$="/again"]') || form.dataset.dealt) return;
    event.preventDefault();
    form.dataset.dealt = "1";
    try {
      const { nonce, commitment } = await (await fetch("/promise")).json();
      hidden(form, "nonce", nonce);
      hidden(form, "part", random());
      sessionStorage.setItem(PROMISED, commitment);
    } catch { /* without a promise the table is dealt all the same */ }
    form.requestSubmit(event.submitter);
  });
  const checkPromise = () => {
    const shown = $("[data-commitment]")?.dataset.commitment;
    const promised = sessionStorage.getItem(PROMISED);
    if (!shown || !promised) return;
    $("[data-commitment]").classList.toggle("kept-promise", shown === promised);
  };
  addEventListener("pageshow", () => { for (const form of document.querySelectorAll("form[data-dealt]")) delete form.dataset.dealt; });
  checkPromise();
  const fillParts = () => { for (const input of document.querySelectorAll("input[data-part]")) if (!input.value) input.value = random(); };

  // -- what is asked once more ------------------------------------------------------------------
  document.addEventListener("submit", (event) => {
    const question = event.submitter?.dataset.sure;
    if (question && !confirm(question)) { event.preventDefault(); event.stopPropagation(); }
  }, true);

  // -- who comes and goes -------------------------------------------------------------------------
  const present = () => new Map(Object.entries(JSON.parse($("#people, #room")?.dataset.here ?? "{}")));
  let before = present();
  const toast = document.createElement("p");
  toast.id = "toast";
  toast.setAttribute("role", "status");
  document.body.append(toast);
  let fading = 0;
  const tell = (text) => {
    toast.textContent = text;
    toast.classList.add("on");
    clearTimeout(fading);
    fading = setTimeout(() => toast.classList.remove("on"), 6000);
  };
  const comings = () => {
    const holder = $("#people, #room");
    if (!holder) return;
    const now = present();
    for (const [seat, name] of now) if (!before.has(seat) && seat !== holder.dataset.seat) tell(holder.dataset.came.replace("%", () => name));
    for (const [seat, name] of before) if (!now.has(seat) && seat !== holder.dataset.seat) tell(holder.dataset.went.replace("%", () => name));
    before = now;
  };

  // -- time: the server's, so that every device shows the same --------------------------------------
  let ahead = 0;
  const SHORT = 30000;
  const shown = (list, left) => {
    const seconds = Math.max(0, Math.floor(left / 1000));
    const hours = seconds / 3600;
    if (hours >= 48) return list.dataset.days.replace("99", Math.round(hours / 24));
    if (hours >= 2) return list.dataset.hours.replace("99", Math.round(hours));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  const tick = () => {
    const list = $("#clocks");
    for (const one of list?.querySelectorAll("li[data-left]") ?? []) {
      const left = one.dataset.due ? Number(one.dataset.due) - Date.now() - ahead : Number(one.dataset.left);
      const text = shown(list, left);
      const place = one.querySelector(".left");
      if (place.textContent !== text) place.textContent = text;
      one.classList.toggle("short", Boolean(one.dataset.due) && left < SHORT);
    }
  };
  const setClock = () => {
    const now = Number($("#clocks")?.dataset.now);
    if (now) ahead = now - Date.now();
    tick();
  };
  setClock();
  setInterval(tick, 500);

  // -- notices of the browser: only for who asked for them, only while the page is out of sight -------
  const NOTIFY = "saloon.notify";
  const wanted = () => localStorage.getItem(NOTIFY) === "1" && window.Notification?.permission === "granted";
  const messenger = () => navigator.serviceWorker?.register("/static/notices.js").catch(() => undefined);
  if (wanted()) messenger();
  window.saloonNotify = async (text) => {
    if (!document.hidden || !wanted()) return;
    const shown = { body: text, tag: location.pathname, renotify: true, icon: "/static/favicon-turn.svg", data: { to: location.pathname } };
    const title = document.title.replace(`● ${known.turn ? document.body.dataset.yourTurn : known.room} `, "").replace(/^\(\d+\) /, "");
    const registration = await messenger();
    try {
      if (registration?.active) await registration.showNotification(title, shown);
      else new Notification(title, shown); // not on a phone: there it may only be shown by the other way
    } catch { /* the title and the sound still say it */ }
  };
  const box = $("#notify");
  if (box && window.Notification) {
    box.disabled = false;
    box.checked = wanted();
    box.addEventListener("change", async () => {
      const may = box.checked && (await Notification.requestPermission()) === "granted";
      box.checked = may;
      localStorage.setItem(NOTIFY, may ? "1" : "0");
      if (may) messenger();
    });
  }
  const ring = $("#ring");
  if (ring) {
    ring.disabled = false;
    ring.checked = window.saloonSound.on();
    ring.addEventListener("change", () => { window.saloonSound.set(ring.checked); window.saloonSound.ring(); });
  }
  const state = () => ({ turn: $("#question")?.dataset.turn === "1", over: $("#question")?.dataset.over === "1", room: $("#room")?.dataset.calls ?? "" });
  let known = state();
  // A waiting room that lacks only me says so in its title, like a table where it is my turn.
  const roomTitle = document.title;
  const showRoom = () => {
    document.title = known.room ? `● ${known.room} ${roomTitle}` : roomTitle;
    $("#favicon").href = known.room ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  };
  if ($("#room")) showRoom();
  const showTurn = () => {
    const [before, now] = [known, state()];
    known = now;
    if (now.turn && !before.turn) window.saloonNotify(document.body.dataset.yourTurn);
    if (now.room && now.room !== before.room) { window.saloonNotify(now.room); window.saloonSound.ring(); }
    if (now.room !== before.room) showRoom();
    if (now.over && !before.over) window.saloonNotify(document.body.dataset.gameOver);
  };

  // -- standing orders: what can be answered in advance is asked for when somebody opens them ---------
  let filled = "";
  const fillOrders = async () => {
    const place = $("#orders[open] #order-form");
    const now = $("#question")?.dataset.number;
    if (!place || filled === now || place.contains(document.activeElement)) return;
    filled = now;
    const answer = await fetch(place.dataset.from, { headers: { "hx-request": "true" } }).catch(() => undefined);
    if (!answer?.ok || place.contains(document.activeElement)) { filled = ""; return; }
    const chosen = place.querySelector("select")?.value;
    place.innerHTML = await answer.text();
    window.htmx?.process(place);
    const select = place.querySelector("select");
    if ([...select?.options ?? []].some((option) => option.value === chosen)) select.value = chosen;
  };
  document.addEventListener("toggle", (event) => { if (event.target.id === "orders") fillOrders(); }, true);

  // -- the waiting room, and a seat that has just become mine ----------------------------------------
  const seat = $("#people, #room")?.dataset.seat;
  const refresh = () => {
    fillParts();
    comings();
    checkPromise();
    setClock();
    showTurn();
    fillOrders();
    const holder = $("#people, #room");
    if (holder && (holder.dataset.started === "1" || holder.dataset.seat !== seat)) again();
  };
  document.addEventListener("htmx:sse:after:message", refresh);
  document.addEventListener("htmx:after:swap", refresh);
  // Whose seat has changed hands is shown the page as it is for them now; who leaves is on their way out.
  let leaving = false;
  document.addEventListener("submit", (event) => { leaving ||= event.target.action.endsWith("/leave") && !event.defaultPrevented; });
  addEventListener("pageshow", () => { leaving = false; });
  const again = () => { if (!leaving) location.reload(); };
  document.addEventListener("gone", again);
  // A stream that is refused stays refused: the page says why, instead of asking again and again.
  document.addEventListener("htmx:sse:error", (event) => { if (/status 40[134]\b/.test(event.detail?.error?.message ?? "")) again(); });
  fillParts();

  // -- a form for a new table offers what fits the number of seats -----------------------------------
  const form = $("#new");
  if (form) {
    const fit = () => {
      const seats = [...form.querySelectorAll("select.seat")].filter((s) => s.value).length;
      for (const option of form.querySelectorAll("[data-seats]")) option.hidden = !option.dataset.seats.split(" ").includes(String(seats));
      const options = $("#options");
      if (options) options.hidden = ![...options.querySelectorAll("[data-seats]")].some((option) => !option.hidden);
      const friends = [...form.querySelectorAll("select.seat")].some((s) => s.value === "open");
      $("#new-line").hidden = !friends;
      $("#then-line").hidden = $("#time").value === "none";
    };
    form.addEventListener("change", fit);
    fit();
  }
})();
