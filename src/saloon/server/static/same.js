// Only what changed travels: for elements that are still the same the server sends a mark with their ids.
"use strict";
(() => {
  // Each becomes an empty element of its own, so that it is found by its id; the page then keeps what it has.
  const MARK = /<([\w:-]+) data-same="([^"]*)"><\/\1>/g;
  const spread = (_, tag, ids) => ids.split(" ").map((id) => `<${tag} id="${id}" data-same></${tag}>`).join("");
  document.addEventListener("htmx:sse:before:message", (event) => {
    const message = event.detail.message;
    message.data = message.data?.replace(MARK, spread);
  });
  htmx.registerExtension("same", {
    htmx_before_morph_node: (_, { newNode }) => !newNode.hasAttribute?.("data-same"),
  });
  // One that the page does not have would stay empty: then the page is fetched whole.
  document.addEventListener("htmx:sse:after:message", () => {
    const left = [...document.querySelectorAll("#live [data-same]")];
    if (!left.length) return;
    console.error(`the page has no ${left.map((thing) => thing.id).join(", ")}`);
    location.reload();
  });
})();
