// Counts down to the next start on pages that name one. The time is the server's, so a device whose clock is wrong shows the right
// one; it counts by the steady count of the browser, so a clock that is put right meanwhile changes nothing.
(() => {
  "use strict";
  let served = null;
  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    const asked = performance.now();
    try {
      const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" });
      const date = Date.parse(answer.headers.get("date") ?? "");
      // The header has no parts of a second.
      if (!Number.isNaN(date)) served = { at: date + 500, count: (asked + performance.now()) / 2 };
    } catch {
      // The time stands there in words.
    }
    setTimeout(() => { asking = false; }, 10000);
  };
  const two = (value) => String(value).padStart(2, "0");
  const tick = () => {
    const nodes = document.querySelectorAll("[data-until]");
    if (nodes.length === 0) return;
    if (!served) { ask(); return; }
    const now = served.at + performance.now() - served.count;
    for (const node of nodes) {
      const s = Math.max(0, Math.ceil((Date.parse(node.dataset.until) - now) / 1000));
      const text = s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
      if (node.textContent !== text) node.textContent = text;
    }
  };
  // The count stands still while the device sleeps.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) served = null; });
  setInterval(tick, 500);
  tick();
})();
