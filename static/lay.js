// Laying a board: the arrow keys go from place to place, and what is in view stays in view when the page comes back. Every place is
// a button of a form, so without this script it works as well.
(() => {
  "use strict";
  const key = "reeve-table-top";
  const table = () => document.getElementById("table-top");
  const places = () => [...document.querySelectorAll(".place")];
  const middle = (place) => {
    const box = place.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  document.addEventListener("keydown", (event) => {
    const way = ways[event.key];
    const from = event.target.closest?.(".place");
    if (!way || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const [x, y] = middle(from);
    let best;
    let least = Infinity;
    for (const place of places()) {
      if (place === from) continue;
      const [other, below] = middle(place);
      const along = (other - x) * way[0] + (below - y) * way[1];
      const aside = Math.abs((other - x) * way[1]) + Math.abs((below - y) * way[0]);
      // What lies ahead goes before what lies beside.
      const far = along + 2 * aside;
      if (along > 1 && aside <= along * 2 && far < least) [best, least] = [place, far];
    }
    best?.focus();
  });

  const keep = () => {
    const box = table();
    if (!box) return;
    const kept = { left: box.scrollLeft, top: box.scrollTop, y: scrollY, path: location.pathname };
    try { sessionStorage.setItem(key, JSON.stringify(kept)); } catch { /* Then the page begins at its top. */ }
  };
  document.addEventListener("submit", (event) => { if (event.target.matches(".places")) keep(); }, true);

  let kept = null;
  try { kept = JSON.parse(sessionStorage.getItem(key)); } catch { /* As if nothing was kept. */ }
  const box = table();
  if (kept && box && kept.path === location.pathname) {
    box.scrollLeft = kept.left;
    box.scrollTop = kept.top;
    scrollTo(0, kept.y);
  } else if (box) {
    // The first land lies in the middle.
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }
  try { sessionStorage.removeItem(key); } catch { /* Nothing was kept. */ }
})();
