// Puzzles: tries without leaving the page, what was solved, and for how many days in a row. All of it
// stays in this browser.
(() => {
  "use strict";
  const KEY = "saloon-puzzles";
  const read = () => {
    try { return { solved: {}, days: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") }; } catch { return { solved: {}, days: [] }; }
  };
  const write = (kept) => { try { localStorage.setItem(KEY, JSON.stringify(kept)); } catch { /* nothing is kept */ } };
  const dayOf = (date) => date.toISOString().slice(0, 10);
  const before = (day) => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) - 86400000));

  // Days in a row, up to today or yesterday, on which a puzzle was solved.
  const streak = (days) => {
    const had = new Set(days);
    let day = dayOf(new Date());
    if (!had.has(day)) day = before(day);
    let count = 0;
    while (had.has(day)) { count += 1; day = before(day); }
    return count;
  };

  const show = () => {
    const kept = read();
    for (const link of document.querySelectorAll("[data-puzzle]")) {
      const mark = link.querySelector(".done");
      if (mark) mark.hidden = !(link.dataset.puzzle in kept.solved);
    }
    const count = streak(kept.days);
    for (const line of document.querySelectorAll(".streak")) {
      line.hidden = count === 0;
      line.textContent = line.dataset.days.replace("0", String(count));
    }
  };

  const solved = (id, tries) => {
    const kept = read();
    kept.solved[id] ??= tries;
    const today = dayOf(new Date());
    if (!kept.days.includes(today)) kept.days = [...kept.days, today].slice(-400);
    write(kept);
    show();
  };

  const page = document.querySelector("#puzzle");
  if (page) {
    const verdict = document.querySelector("#verdict");
    let tries = 0;
    let busy = false;
    const mark = (move, name) => {
      for (const thing of document.querySelectorAll("button.move, #board .lit")) {
        if ((thing.value ?? thing.dataset.move) === move || thing.dataset.move === move) thing.classList.add(name);
      }
    };
    // A search takes a second or two: that it has begun must be seen at once, wherever the move was chosen.
    const say = (text) => {
      const line = document.createElement("p");
      line.className = "verdict";
      line.textContent = text;
      verdict.replaceChildren(line);
      verdict.scrollIntoView({ block: "nearest" });
    };
    const send = async (form, name, value) => {
      if (busy) return;
      busy = true;
      page.setAttribute("aria-busy", "true");
      say(verdict.dataset.weighing);
      try {
        const body = new URLSearchParams({ [name]: value });
        const answer = await fetch(form.action, { method: "POST", body, headers: { "x-drawer": "1" } });
        if (!answer.ok) { say(verdict.dataset.lost); return; }
        verdict.innerHTML = await answer.text();
        const told = verdict.firstElementChild;
        if (name === "move") {
          tries += 1;
          mark(value, told.dataset.right === "1" ? "right" : "tried");
          if (told.dataset.right === "1" && page.dataset.shown !== "1") solved(page.dataset.id, tries);
        }
        if (told.dataset.shown === "1") page.dataset.shown = "1";
        if (told.dataset.shown === "1" || told.dataset.right === "1") page.dataset.known = "1";
        verdict.scrollIntoView({ block: "nearest" });
      } catch {
        say(verdict.dataset.lost);
      } finally {
        busy = false;
        page.removeAttribute("aria-busy");
      }
    };
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (form.id !== "choose" && form.id !== "show") return;
      event.preventDefault();
      send(form, event.submitter.name, event.submitter.value);
    });
    const lit = (event) => event.target.closest?.("#board .lit[data-move]");
    const buttonOf = (thing) =>
      [...document.querySelectorAll("button.move")].find((button) => button.value === thing.dataset.move);
    document.addEventListener("click", (event) => { const thing = lit(event); if (thing) buttonOf(thing)?.click(); });
    document.addEventListener("keydown", (event) => {
      const thing = lit(event);
      if (thing && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); buttonOf(thing)?.click(); }
      // The number on a button is its key.
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest?.("input, textarea, select, #drawer");
      if (plain && /^[1-9]$/.test(event.key)) document.querySelectorAll("#choose button.move")[event.key - 1]?.click();
    });
    for (const [name, on] of [["pointerover", true], ["pointerout", false]]) {
      document.addEventListener(name, (event) => {
        const thing = lit(event) ?? event.target.closest?.("button.move");
        const move = thing?.dataset.move ?? thing?.value;
        if (!move) return;
        for (const other of document.querySelectorAll("button.move, #board .lit")) {
          if (other !== thing && (other.dataset.move ?? other.value) === move) other.classList.toggle("echo", on);
        }
      });
    }
  }
  show();
})();
