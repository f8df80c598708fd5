// A table that cannot be shown any more says so, once: its line is not asked for again and again.
"use strict";
(() => {
  const line = document.querySelector("#line");
  const gone = document.querySelector("#gone");
  if (!line || !gone) return;
  const LATER = [408, 425, 429]; // asked for too early, not in vain
  const vain = (status) => status >= 400 && status < 500 && !LATER.includes(status);
  const stop = () => { line.dataset.gone = ""; };
  const tell = (text) => {
    const page = new DOMParser().parseFromString(text.replaceAll("hx-partial", "div"), "text/html");
    gone.querySelector("span").textContent = page.querySelector("#notice")?.textContent ?? "";
    gone.hidden = false;
    stop();
    const lost = document.querySelector("#lost");
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
