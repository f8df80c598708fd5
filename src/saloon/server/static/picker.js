// Composite choices: part by part; what no longer fits is greyed, and the button says what is chosen.
"use strict";
(() => {
  const picker = () => document.querySelector("#picker");
  const partsOf = (box) => [...box.querySelectorAll(".part")].map((part) => [...part.querySelectorAll("input")]);
  const isSet = (inputs) => inputs[0].type === "checkbox";
  const chosen = (inputs) => inputs.filter((input) => input.checked).map((input) => input.value);
  // A set is written as its values in order, or "-".
  const letters = (value) => (value === "-" ? [] : [...value]);
  const fits = (inputs, picked, value) => (isSet(inputs)
    ? picked.every((one) => letters(value).includes(one))
    : picked.length === 0 || picked[0] === value);

  const update = () => {
    const box = picker();
    if (!box) return;
    const moves = Object.entries(JSON.parse(box.dataset.moves));
    const parts = partsOf(box);
    const picked = parts.map(chosen);
    const left = (except) => moves.filter(([, values]) => values.every((value, place) => place === except || fits(parts[place], picked[place], value)));
    parts.forEach((inputs, place) => {
      const open = left(place).map(([, values]) => values[place]);
      for (const input of inputs) {
        input.disabled = !input.checked && !open.some((value) => (isSet(inputs)
          ? fits(inputs, [...picked[place], input.value], value)
          : value === input.value));
      }
    });
    const all = left(-1);
    const whole = all.filter(([, values]) => values.every((value, place) => (isSet(parts[place])
      ? letters(value).length === picked[place].length
      : picked[place].length > 0)));
    const found = all.length === 1 ? all[0] : whole.length === 1 ? whole[0] : undefined;
    const go = box.querySelector("#pick-go");
    const button = found && [...document.querySelectorAll("#choose .every button.move")].find((b) => b.value === found[0]);
    go.disabled = !button;
    go.value = button ? button.value : "";
    go.querySelector(".what").textContent = button ? button.querySelector(".what").textContent : go.dataset.empty;
  };

  // What was chosen before stands there again.
  const restore = () => {
    const box = picker();
    if (!box || box.dataset.shown) return;
    box.dataset.shown = "1";
    const values = JSON.parse(box.dataset.moves)[box.dataset.answer];
    if (values) {
      partsOf(box).forEach((inputs, place) => {
        for (const input of inputs) input.checked = isSet(inputs) ? letters(values[place]).includes(input.value) : input.value === values[place];
      });
    }
    update();
  };
  document.addEventListener("change", (event) => { if (event.target.closest?.("#picker")) update(); });
  // A chosen part pressed again is free again, so that one can change one's mind.
  document.addEventListener("click", (event) => {
    const input = event.target.closest?.("#picker label")?.querySelector("input[type=radio]");
    if (!input || event.target !== input) return;
    if (input.dataset.held === "1") { input.checked = false; input.dataset.held = ""; update(); return; }
    for (const other of document.getElementsByName(input.name)) other.dataset.held = other === input ? "1" : "";
  });
  for (const name of ["htmx:sse:after:message", "htmx:after:swap"]) document.addEventListener(name, restore);
  restore();
})();
