// Counts the minutes that somebody has waited for a judge on from what the page says, by the steady count of the browser.
(() => {
  "use strict";
  const seen = new WeakMap();
  const tick = () => {
    const now = performance.now();
    for (const node of document.querySelectorAll("[data-waited]")) {
      const { waited: waits, less, minutes } = node.dataset;
      // The page may have been looked up again meanwhile.
      if (seen.get(node)?.waits !== waits) seen.set(node, { waits, at: now });
      const passed = Math.floor((Number(waits) + (now - seen.get(node).at) / 1000) / 60);
      const text = passed < 1 ? less : minutes.replace("{}", passed);
      if (node.textContent !== text) node.textContent = text;
    }
  };
  tick();
  setInterval(tick, 5000);
})();
