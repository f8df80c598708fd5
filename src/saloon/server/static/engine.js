// The line about the engine that is being built: asks how it stands until it is done.
(() => {
  const line = document.getElementById("engine");
  const look = async () => {
    try {
      const answer = await fetch("/engine", { headers: { Accept: "application/json" } });
      const engine = await answer.json();
      if (line.textContent !== engine.text) line.textContent = engine.text;
      if (engine.state !== "building") return;
    } catch {
      // The server is away for a moment: look again.
    }
    setTimeout(look, 5000);
  };
  setTimeout(look, 5000);
})();
