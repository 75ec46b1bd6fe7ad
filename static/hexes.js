// A board of hexes that is played on by the keyboard: the arrow keys go from hex to hex, Enter chooses one, and Tab goes on to what can
// be done there. Every hex is a link, so without this script it is played on as well.
(() => {
  "use strict";
  const key = "reeve-hex-by-key";
  const hexes = () => [...document.querySelectorAll("a.isle-hex")];
  const middle = (hex) => {
    const box = hex.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  // One hex stands for the board in the order of Tab.
  const stand = (one) => {
    const all = hexes();
    const stands = one ?? all.find((hex) => hex.getAttribute("aria-current")) ?? all[0];
    for (const hex of all) hex.setAttribute("tabindex", hex === stands ? "0" : "-1");
  };
  const here = () => document.activeElement?.closest?.("a.isle-hex");

  // Rows lie half a hex beside each other. Whoever goes up and down stays in the column where they began.
  let column = null;
  document.addEventListener("keydown", (event) => {
    const from = event.target.closest?.("a.isle-hex");
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter") {
      try { sessionStorage.setItem(key, "yes"); } catch { /* Then the next page begins at its top. */ }
      return;
    }
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const [x, y] = middle(from);
    if (way[0] !== 0 || column === null) column = x;
    let best;
    let least = Infinity;
    for (const hex of hexes()) {
      if (hex === from) continue;
      const [other, below] = middle(hex);
      const along = (other - x) * way[0] + (below - y) * way[1];
      const beside = Math.abs((other - x) * way[1]) + Math.abs((below - y) * way[0]);
      const far = along + (way[1] !== 0 ? Math.abs(other - column) : beside);
      if (along > 1 && beside <= along && far < least) [best, least] = [hex, far];
    }
    if (!best) return;
    if (way[0] !== 0) column = middle(best)[0];
    stand(best);
    best.focus();
  });
  document.addEventListener("focusin", (event) => { if (!event.target.closest?.("a.isle-hex")) column = null; });
  document.addEventListener("reeve:changed", () => stand(here()));

  stand();
  let chosen = null;
  try { chosen = sessionStorage.getItem(key); sessionStorage.removeItem(key); } catch { /* Nothing was kept. */ }
  if (chosen) hexes().find((hex) => hex.getAttribute("aria-current"))?.focus();
})();
