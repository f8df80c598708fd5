// The log: whose turns are shown, and which stay unfolded while the table goes on.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const unfolded = new Map();
  // Who reads one player's turns goes from one to the next: the choice outlives the page.
  const place = `log of ${location.pathname}`;
  let only = sessionStorage.getItem(place) ?? "";
  const show = () => {
    for (const button of document.querySelectorAll("#log [data-only]")) button.setAttribute("aria-pressed", button.dataset.only === only);
    for (const turn of document.querySelectorAll("#log .turn")) turn.hidden = only !== "" && turn.dataset.seat !== only;
    // A title under which nothing is left says nothing; what stands under it was told later, and is above.
    let any = false;
    for (const line of document.querySelectorAll("#lines > li")) {
      const title = line.matches(".chapter");
      if (title) line.hidden = only !== "" && !any;
      any = title ? false : any || !line.hidden;
    }
    for (const chapter of document.querySelectorAll("#log > .sheet")) chapter.hidden = only !== "" && !chapter.querySelector(".turn:not([hidden])");
    for (const [id, open] of unfolded) {
      const turn = document.getElementById(id);
      if (turn) turn.open = open;
    }
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#log [data-only]");
    if (button) {
      only = only === button.dataset.only ? "" : button.dataset.only;
      sessionStorage.setItem(place, only);
      show();
    }
    const folded = event.target.closest?.("#lines summary")?.parentElement;
    if (folded) unfolded.set(folded.id, !folded.open);
  });
  for (const name of ["htmx:sse:after:message", "htmx:after:swap"]) document.addEventListener(name, show);
  if ($("#log")) show();
})();
