// Large boards: wheel, drag, pinch, buttons and keys move and enlarge the part of a picture that asks for it.
// A scene asks for it with an <svg> of its own inside the picture: <svg id viewBox><g id data-pan="map">…</g></svg>
// (drawing.pannable makes one).
"use strict";
(() => {
  const MOST = 8;
  const bar = document.querySelector("#zoom");
  if (!bar) return;
  // The key of what is panned: {x, y, s, start}: moved by x, y, then enlarged s times. It follows the
  // place the scene starts at until somebody has moved it: then `start` is null.
  const kept = new Map();

  // A map may show several places, each with a view of its own: data-pan says which.
  const keyOf = (panned) => `${panned.id} ${panned.dataset.pan}`;
  const placeOf = (panned) => `pan ${location.pathname} ${keyOf(panned)}`;
  const load = (panned) => {
    const own = sessionStorage.getItem(placeOf(panned));
    const start = panned.dataset.start ?? "0 0 1";
    const [x, y, s] = (own ?? start).split(" ").map(Number);
    return { x, y, s, start: own === null ? start : null };
  };
  const boxOf = (view) => view.viewBox.baseVal;
  // A map in a low window starts close already, and stays there.
  const mostOf = (panned) => Math.max(MOST, Number((panned.dataset.start ?? "0 0 1").split(" ")[2]));
  const stateOf = (panned) => {
    const at = kept.get(keyOf(panned));
    if (!at || (at.start !== null && at.start !== (panned.dataset.start ?? "0 0 1"))) kept.set(keyOf(panned), load(panned));
    return kept.get(keyOf(panned));
  };
  const settle = (view, panned, at) => {
    const { x, y, width, height } = boxOf(view);
    at.s = Math.min(mostOf(panned), Math.max(1, at.s));
    at.x = Math.min(x * (1 - at.s), Math.max((x + width) * (1 - at.s), at.x));
    at.y = Math.min(y * (1 - at.s), Math.max((y + height) * (1 - at.s), at.y));
    // "none" and not "": the whole map also where the picture itself starts closer, by an attribute.
    const before = panned.style.transform;
    panned.style.transform = at.s === 1 ? "none" : `translate(${at.x}px, ${at.y}px) scale(${at.s})`;
    view.classList.toggle("closer", at.s > 1);
    if (panned.style.transform !== before) document.dispatchEvent(new Event("panned"));
    if (at.start === null) sessionStorage.setItem(placeOf(panned), `${at.x} ${at.y} ${at.s}`);
  };
  const parts = (view) => [view, view.querySelector("[data-pan]")];
  const views = () => [...document.querySelectorAll("#board [data-pan]")].map((panned) => panned.ownerSVGElement).filter(Boolean);
  const viewOf = (thing) => thing.closest?.("#board svg:has(> [data-pan])") ?? null;

  // A point of the screen in the units of the view, before it was moved or enlarged.
  const point = (view, x, y) => new DOMPoint(x, y).matrixTransform(view.getScreenCTM().inverse());

  const zoom = (view, factor, x, y) => {
    const [, panned] = parts(view);
    const at = stateOf(panned);
    const before = at.s;
    const s = Math.min(mostOf(panned), Math.max(1, at.s * factor));
    at.x = x - (x - at.x) * (s / before);
    at.y = y - (y - at.y) * (s / before);
    at.s = s;
    at.start = null;
    settle(view, panned, at);
  };
  const middle = (view) => {
    const { x, y, width, height } = boxOf(view);
    return [x + width / 2, y + height / 2];
  };
  const zoomMiddle = (view, factor) => zoom(view, factor, ...middle(view));
  const push = (view, dx, dy) => {
    const [, panned] = parts(view);
    const at = stateOf(panned);
    at.x += dx * boxOf(view).width;
    at.y += dy * boxOf(view).height;
    at.start = null;
    settle(view, panned, at);
  };
  const reset = (view) => {
    const [, panned] = parts(view);
    Object.assign(stateOf(panned), { x: 0, y: 0, s: 1, start: null });
    settle(view, panned, stateOf(panned));
  };

  let last = "";
  const current = () => views().find((view) => view.id === last) ?? views()[0];

  const refresh = () => {
    bar.hidden = views().length === 0;
    for (const view of views()) {
      const [, panned] = parts(view);
      settle(view, panned, stateOf(panned));
    }
  };

  document.addEventListener("wheel", (event) => {
    const view = viewOf(event.target);
    if (!view) return;
    const before = stateOf(parts(view)[1]).s;
    if (event.deltaY > 0 && before === 1) return; // nothing to make smaller: let the page scroll
    event.preventDefault();
    last = view.id;
    const { x, y } = point(view, event.clientX, event.clientY);
    zoom(view, Math.exp(-event.deltaY / 400), x, y);
  }, { passive: false });

  // -- fingers and the mouse ---------------------------------------------------------------
  const fingers = new Map();
  let dragged = false;
  let spread = 0;
  const spreadNow = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  document.addEventListener("pointerdown", (event) => {
    const view = viewOf(event.target);
    if (!view || (event.pointerType === "mouse" && event.button !== 0)) return;
    last = view.id;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, view });
    if (fingers.size === 2) { spread = spreadNow(); dragged = true; }
  });
  document.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const { view } = finger;
    const [, panned] = parts(view);
    const at = stateOf(panned);
    const from = point(view, finger.x, finger.y);
    const to = point(view, event.clientX, event.clientY);
    if (fingers.size === 1) {
      if (at.s === 1) return;
      if (!dragged && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < 6) return;
      dragged = true;
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
    at.x += (to.x - from.x) / fingers.size;
    at.y += (to.y - from.y) / fingers.size;
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const between = point(view, (a.x + b.x) / 2, (a.y + b.y) / 2);
      const now = spreadNow();
      if (spread > 0) zoom(view, now / spread, between.x, between.y);
      spread = now;
    }
    at.start = null;
    settle(view, panned, at);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, (event) => { fingers.delete(event.pointerId); });
  }
  document.addEventListener("click", (event) => {
    if (!dragged || !viewOf(event.target)) return;
    dragged = false; // that was a drag, not a press
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // -- buttons and keys --------------------------------------------------------------------
  const does = {
    in: (view) => zoomMiddle(view, 1.5),
    out: (view) => zoomMiddle(view, 1 / 1.5),
    all: reset,
  };
  bar.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-zoom]");
    if (button && current()) does[button.dataset.zoom](current());
  });
  const keys = {
    "+": does.in, "=": does.in, "-": does.out,
    ArrowLeft: (view) => push(view, 0.2, 0), ArrowRight: (view) => push(view, -0.2, 0),
    ArrowUp: (view) => push(view, 0, 0.2), ArrowDown: (view) => push(view, 0, -0.2),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !current()) return;
    if (event.target.matches?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
    const arrow = event.key.startsWith("Arrow");
    if (!keys[event.key] || arrow !== event.shiftKey && event.key !== "+") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys[event.key](current());
  }, true);

  // What has the focus is brought into view.
  document.addEventListener("focusin", (event) => {
    const view = viewOf(event.target);
    if (!view || !event.target.matches(":focus-visible")) return;
    const [, panned] = parts(view);
    const at = stateOf(panned);
    if (at.s === 1) return;
    const box = event.target.getBoundingClientRect();
    const { x: left, y: top, width, height } = boxOf(view);
    const first = point(view, box.left, box.top);
    const last = point(view, box.right, box.bottom);
    if (first.x >= left && last.x <= left + width && first.y >= top && last.y <= top + height) return;
    const here = point(view, box.left + box.width / 2, box.top + box.height / 2);
    const [x, y] = middle(view);
    at.x += x - here.x;
    at.y += y - here.y;
    settle(view, panned, at);
  });

  document.addEventListener("htmx:sse:after:message", refresh);
  document.addEventListener("htmx:after:swap", refresh);
  document.addEventListener("healed", refresh);
  refresh();
})();
