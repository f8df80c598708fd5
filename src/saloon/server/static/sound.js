// The sound that somebody waits for me: two tones, only for who has switched them on.
"use strict";
window.saloonSound = (() => {
  const KEPT = "sound";
  // A browser lets no page sound before somebody has touched it: later would be too late.
  const LATE = 1000;
  let audio = null;
  const on = () => localStorage.getItem(KEPT) === "1";
  const tones = () => {
    for (const [pitch, at] of [[660, 0], [880, 0.14]]) {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, audio.currentTime + at);
      loud.gain.exponentialRampToValueAtTime(0.15, audio.currentTime + at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.4);
      tone.connect(loud).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.45);
    }
  };
  const ring = async () => {
    if (!on()) return;
    audio ??= new AudioContext();
    const began = Date.now();
    if (audio.state !== "running") await audio.resume();
    if (Date.now() - began < LATE) tones();
  };
  for (const name of ["pointerdown", "keydown"]) {
    document.addEventListener(name, () => {
      if (on() && audio?.state !== "running") (audio ??= new AudioContext()).resume();
    });
  }
  return { on, ring, set: (now) => localStorage.setItem(KEPT, now ? "1" : "0") };
})();
