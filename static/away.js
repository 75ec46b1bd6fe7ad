// In place of a page that the device does not keep, while there is no connection: what it keeps, and the page that was asked for
// as soon as there is one.
(() => {
  "use strict";
  const away = document.getElementById("away");
  // Somebody opened the address of this very page.
  const asked = location.pathname !== away.dataset.page;
  const time = (at) => {
    const when = new Date(at);
    const clock = when.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
    return when.toDateString() === new Date().toDateString() ? clock : `${when.toLocaleDateString("en-GB", { day: "numeric", month: "short" })}, ${clock}`;
  };
  // A private link, and a device that is passed round, show no others.
  const own = /^\/(?:p|tablet)\/[^/]+/;
  const belongs = (path) => !own.test(path) || path.match(own)[0] === location.pathname.match(own)?.[0];
  const pages = async () => {
    const found = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith("reeve-kept-")) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const at = Number(answer.headers.get("reeve-kept-at"));
        const { pathname } = new URL(request.url);
        if (!at || !belongs(pathname)) continue;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        found.push({ at, href: request.url, title: page.title.replace(/ · Reeve$/, "") });
      }
    }
    return found.sort((one, other) => one.title.localeCompare(other.title, "en", { numeric: true }));
  };
  const list = async () => {
    const found = await pages().catch(() => []);
    const items = found.map(({ at, href, title }) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = href;
      link.textContent = title;
      const when = document.createElement("span");
      when.className = "small grey num";
      when.textContent = time(at);
      item.append(link, " ", when);
      return item;
    });
    away.querySelector("ul").replaceChildren(...items);
    away.querySelector("[data-some]").hidden = items.length === 0;
    away.querySelector("[data-none]").hidden = items.length > 0;
  };
  const look = async () => {
    if (document.hidden || !asked) return;
    try {
      const answer = await fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(5000) });
      if (answer.status < 500) location.reload();
    } catch { /* Still no connection. */ }
  };
  if (window.caches) list();
  setInterval(look, 5000);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
})();
