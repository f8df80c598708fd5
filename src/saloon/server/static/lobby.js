// The lobby stays true while it is open: my tables, the count in the title, lessons begun.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const plain = document.title.replace(/^\(\d+\) /, "");
  const EVERY = 8000;
  let before = Number($("#mine")?.dataset.turns ?? 0);
  const look = async () => {
    if (document.hidden && localStorage.getItem("saloon.notify") !== "1") return;
    let answer;
    try { answer = await fetch("/mine"); } catch { return; }
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [old, now] = [$("#mine"), page.querySelector("#mine")];
    if (!now || !old) return;
    const changed = old.innerHTML !== now.innerHTML;
    if (changed && !old.contains(document.activeElement)) old.replaceWith(document.adoptNode(now));
    else if (changed) old.dataset.turns = now.dataset.turns;
    const turns = Number($("#mine").dataset.turns);
    if (turns > before) {
      window.saloonNotify($("#mine").dataset.news);
      window.saloonSound.ring();
    }
    before = turns;
    document.title = turns ? `(${turns}) ${plain}` : plain;
    $("#favicon").href = turns ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  };
  // Whom I have played with: looked for less often, since each of them may sit at several tables.
  const lookForFriends = async () => {
    if (document.hidden) return;
    const answer = await fetch("/friends").catch(() => undefined);
    if (!answer?.ok) return;
    const now = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#friends");
    const old = $("#friends");
    if (now && old.innerHTML !== now.innerHTML && !old.contains(document.activeElement)) old.replaceWith(document.adoptNode(now));
  };
  setInterval(lookForFriends, 4 * EVERY);
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
  addEventListener("pageshow", (event) => { if (event.persisted) look(); });
  if (Number($("#mine")?.dataset.turns)) $("#favicon").href = "/static/favicon-turn.svg";

  // Lessons that were begun go on where they stopped; those that are done shrink to a link.
  let lessons = {};
  try { lessons = JSON.parse(localStorage.getItem("saloon.lessons") ?? "{}") ?? {}; } catch { lessons = {}; }
  const banner = $("#learn");
  const games = banner.dataset.games.trim().split(" ");
  for (const link of document.querySelectorAll("[data-lesson]")) {
    if (lessons[link.dataset.lesson] === "done") link.textContent = `✓ ${link.dataset.done}`;
  }
  const next = games.find((game) => lessons[game] !== undefined && lessons[game] !== "done") ?? games.find((game) => lessons[game] !== "done");
  if (!next) { banner.hidden = true; return; }
  const go = $("#learn-go");
  const link = document.querySelector(`[data-lesson="${next}"]`);
  if (next !== games[0]) go.textContent = link.dataset.go;
  go.href = `/learn/${next}`;
  if (lessons[next] !== undefined) go.textContent = link.dataset.step.replace("%", lessons[next]);
})();
