// A line that stays lost is said to be so, and a table that cannot be shown any more says that, once:
// its line is not asked for again and again.
"use strict";
(() => {
  const line = document.querySelector("#line");
  const gone = document.querySelector("#gone");
  if (!line || !gone) return;
  const LATER = [408, 425, 429]; // asked for too early, not in vain
  const vain = (status) => status >= 400 && status < 500 && !LATER.includes(status);
  const stop = () => { line.dataset.gone = ""; };
  const lost = document.querySelector("#lost"); // only tables have it
  const NOTICED = 2500; // ms; where another server goes on with the table the line is back sooner
  let late = 0;
  document.addEventListener("htmx:sse:error", () => {
    late ||= setTimeout(() => { if (lost) lost.hidden = line.dataset.gone !== undefined; }, NOTICED);
  });
  document.addEventListener("htmx:sse:after:connection", () => {
    clearTimeout(late);
    late = 0;
    if (lost) lost.hidden = true;
  });
  const tell = (text) => {
    const page = new DOMParser().parseFromString(text.replaceAll("hx-partial", "div"), "text/html");
    gone.querySelector("span").textContent = page.querySelector("#notice")?.textContent ?? "";
    gone.hidden = false;
    stop();
    if (lost) lost.hidden = true;
  };
  // What a line that was lost is refused with comes without its reason: that is asked for here, once.
  document.addEventListener("htmx:sse:error", async ({ detail }) => {
    if (!vain(detail.status) || line.dataset.gone !== undefined) return;
    stop();
    const enough = new AbortController();
    try {
      const answer = await fetch(line.getAttribute("hx-sse:connect"), { headers: { "HX-Request": "true" }, signal: enough.signal });
      if (vain(answer.status)) tell(await answer.text());
    } catch { /* nobody answers: as before */ } finally {
      enough.abort(); // one that is good again would never end
      if (gone.hidden) delete line.dataset.gone;
    }
  });
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    if (ctx.sourceElement === line && vain(ctx.response.status)) tell(ctx.text);
  });
  document.addEventListener("htmx:sse:before:connection", (event) => {
    if (line.dataset.gone !== undefined) event.preventDefault();
  });
})();
