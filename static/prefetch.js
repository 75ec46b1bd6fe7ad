// For staff: the record sheets of the round that is on are kept on the device before anybody opens them, one after the other, so
// that a table can be opened for the first time without a connection. <... data-ahead> holds their links; static/page-cache.js keeps them.
(() => {
  "use strict";
  const MOST = 100;
  const LASTS = 30 * 60 * 1000;
  const links = () => [...document.querySelectorAll("[data-ahead] a[href]")].map((link) => link.href);
  if (!navigator.serviceWorker || !isSecureContext || links().length === 0) return;
  // A hall of staff does not ask all at once.
  const pause = () => new Promise((done) => { setTimeout(done, 500 + Math.random() * 1000); });
  const keptAt = async (address) => Number((await caches.match(address))?.headers.get("reeve-kept-at") ?? 0);
  const ahead = async () => {
    const tables = new Set(links().filter((href) => /\/rounds\/[^/]+\/\d+\/tables\/\d+$/.test(href) && href !== location.href));
    await navigator.serviceWorker.ready;
    for (const address of [...tables].slice(0, MOST)) {
      if (Date.now() - (await keptAt(address)) < LASTS) continue;
      await pause();
      if (document.hidden) return;
      const answer = await fetch(address, { headers: { Accept: "text/html" }, priority: "low" });
      if (!answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html").documentElement;
      document.dispatchEvent(new CustomEvent("reeve:keep", { detail: { address, page } }));
    }
  };
  const begin = () => ahead().catch(() => {});
  if (document.readyState === "complete") begin(); else addEventListener("load", begin);
})();
