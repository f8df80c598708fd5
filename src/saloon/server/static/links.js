// Links to hand on: written out with the address of this house, and copied by a press.
"use strict";
(() => {
  const fill = () => {
    for (const input of document.querySelectorAll("input[data-link]")) {
      const full = location.origin + input.dataset.link;
      if (input.value !== full) input.value = full;
    }
  };
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("button.copy");
    if (!button) return;
    const input = button.parentElement.querySelector("input");
    input.select();
    try { await navigator.clipboard.writeText(input.value); } catch { document.execCommand("copy"); }
    button.textContent = button.dataset.done;
  });
  for (const name of ["htmx:sse:after:message", "htmx:after:swap", "healed"]) document.addEventListener(name, fill);
  fill();
})();
