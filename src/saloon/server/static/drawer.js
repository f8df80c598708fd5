// A drawer over the table: something to read beside the game, which goes on behind it.
//
//   saloonDrawer.open(url)   fetches a fragment and shows it; a second one can be left with "back"
//   saloonDrawer.close()
//   <a href="/howto/wanted" data-drawer>   opens its own address in the drawer
//
// The server is asked with the header `x-drawer: 1` and answers with a fragment, no whole page.
(() => {
  "use strict";
  const drawer = document.createElement("div");
  drawer.id = "drawer";
  drawer.hidden = true;
  drawer.tabIndex = -1;
  drawer.setAttribute("role", "dialog");
  drawer.innerHTML =
    '<div class="bar"><button type="button" class="back" hidden>←</button><span class="title"></span>' +
    '<button type="button" class="close">×</button></div><div class="content" tabindex="0"></div>';
  const back = drawer.querySelector(".back");
  const close = drawer.querySelector(".close");
  const title = drawer.querySelector(".title");
  const content = drawer.querySelector(".content");
  const word = (name, otherwise) => document.body.dataset[name] ?? otherwise;
  close.setAttribute("aria-label", word("close", "Close"));
  back.setAttribute("aria-label", word("back", "Back"));
  document.body.append(drawer);

  let before = []; // addresses one can go back to, with how far they were read
  let here = "";
  let opener = null;
  let asked = 0;

  const show = (url, html, top) => {
    here = url;
    content.innerHTML = html;
    const head = content.querySelector("h1, h2");
    title.textContent = head?.textContent ?? "";
    drawer.setAttribute("aria-label", title.textContent);
    back.hidden = before.length === 0;
    drawer.hidden = false;
    document.body.classList.add("drawn");
    content.scrollTop = top;
    const hash = url.split("#")[1];
    if (hash) content.querySelector(`[id="${CSS.escape(hash)}"]`)?.scrollIntoView();
  };

  const load = async (url, top = 0) => {
    const mine = ++asked;
    const answer = await fetch(url, { headers: { "x-drawer": "1" } });
    if (mine !== asked) return false;
    if (!answer.ok) return false;
    const html = await answer.text();
    if (mine !== asked) return false;
    show(url, html, top);
    return true;
  };

  const open = async (url) => {
    const was = drawer.hidden;
    if (was) { opener = document.activeElement; before = []; }
    const from = { url: here, top: content.scrollTop };
    if (!was && here !== url) before.push(from);
    if (!(await load(url))) {
      if (!was && here !== url) before.pop();
      if (drawer.hidden) location.href = url; // better a whole page than nothing
      return;
    }
    close.focus({ preventScroll: true });
  };

  const shut = () => {
    if (drawer.hidden) return;
    asked += 1;
    drawer.hidden = true;
    here = "";
    document.body.classList.remove("drawn");
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };

  close.addEventListener("click", shut);
  back.addEventListener("click", () => {
    const last = before.pop();
    if (last) load(last.url, last.top).then(() => back.hidden && close.focus());
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || drawer.hidden || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    shut();
  }, true);
  // Keys that play belong to the table, not to somebody who reads.
  drawer.addEventListener("keydown", (event) => event.stopPropagation());

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest?.("a");
    if (!link) return;
    const address = link.getAttribute("href") ?? "";
    if (drawer.contains(link) && address.startsWith("#")) {
      event.preventDefault();
      content.querySelector(`[id="${CSS.escape(address.slice(1))}"]`)?.scrollIntoView();
    } else if (link.matches("[data-drawer]")) {
      event.preventDefault();
      event.stopPropagation();
      open(link.dataset.drawer || address);
    } else if (link.matches("[data-clause]") && (drawer.contains(link) || link.closest(".howto"))) {
      event.preventDefault();
      event.stopPropagation();
      open(link.dataset.clause);
    }
  }, true);

  window.saloonDrawer = { open, close: shut };
})();
