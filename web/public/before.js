// Before the first paint: the theme and the deck that were chosen, so that nothing flashes.
(() => {
  const root = document.documentElement;
  let kept = {};
  try { kept = JSON.parse(localStorage.getItem("shuffleup.settings") || "{}"); } catch { /* as new */ }
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : light ? "light" : "dark";
  root.lang = (kept.language || navigator.language || "en").slice(0, 2) === "de" ? "de" : "en";
  root.dataset.deck = kept.deck === "two" ? "two" : "four";
})();
