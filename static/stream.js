// What is laid over a stream asks for itself again when it hears of news, every two seconds while it shows nothing of an event, and
// every ten besides; where nothing answers it stays as it was.
(() => {
  "use strict";
  let source, heard;
  let served = 0;
  const tick = () => {
    const at = Date.now() + served;
    const two = (value) => String(value).padStart(2, "0");
    for (const node of document.querySelectorAll("[data-since]")) {
      node.textContent = node.dataset.words.replace("{n}", Math.max(0, Math.floor((at - Date.parse(node.dataset.since)) / 60000)));
    }
    for (const node of document.querySelectorAll("[data-until]")) {
      const s = Math.max(0, Math.ceil((Date.parse(node.dataset.until) - at) / 1000));
      node.textContent = `${Math.floor(s / 60)}:${two(s % 60)}`;
    }
  };
  const ask = async () => {
    try {
      const answer = await fetch(location.href, { cache: "no-cache", signal: AbortSignal.timeout(10000) });
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = fresh.getElementById("stream");
      if (!next) return;
      served = Date.parse(answer.headers.get("date") ?? "") - Date.now() || 0;
      const files = (page) => [...page.querySelectorAll("head [href], head [src]")].map((one) => one.getAttribute("href") ?? one.getAttribute("src")).join();
      if (answer.ok && files(fresh) !== files(document)) { location.reload(); return; }
      document.documentElement.dataset.theme = fresh.documentElement.dataset.theme;
      const now = document.getElementById("stream");
      if (now.dataset.shown !== next.outerHTML) {
        const shown = next.outerHTML;
        now.replaceWith(document.importNode(next, true));
        document.getElementById("stream").dataset.shown = shown;
      }
      listen(fresh.body.dataset.live);
      tick();
    } catch { /* The last good picture stays. */ }
  };
  const listen = (live) => {
    if (live === heard && source?.readyState !== 2) return;
    source?.close();
    heard = live;
    source = live ? new EventSource(live) : undefined;
    if (source) source.onmessage = ask;
  };
  listen(document.body.dataset.live);
  let turn = 0;
  setInterval(() => { turn += 1; if (!source || turn % 5 === 0) ask(); }, 2000);
  setInterval(tick, 1000);
  ask();
})();
