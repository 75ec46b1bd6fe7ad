// In place of a page that the device does not keep, while there is no connection: what it keeps, and the page that was asked for
// as soon as there is one.
(() => {
  "use strict";
  const away = document.getElementById("away");
  // Somebody opened the address of this very page.
  const asked = location.pathname !== away.dataset.page;
  const time = ({ at, zone }, exact) => {
    const day = (when) => reeveTime(when, zone, { day: "numeric", month: "short" });
    const clock = reeveTime(at, zone, { hour: "2-digit", minute: "2-digit", ...(exact && { second: "2-digit" }) });
    return day(at) === day(Date.now()) ? clock : `${day(at)}, ${clock}`;
  };
  // A private link, and a device that is passed round, show no others.
  const own = /^\/(?:p|tablet)\/[^/]+/;
  const belongs = (path) => !own.test(path) || path.match(own)[0] === location.pathname.match(own)?.[0];
  // What an address says that its title does not: which table and round, which clause, what was searched for.
  const stages = { prelim: (number) => `round ${number}`, semi: () => "semi-finals", final: () => "final" };
  const round = (stage, number, table) => [stages[stage]?.(number), table && `table ${table}`].filter(Boolean).join(", ");
  const named = ([name, value]) => {
    const game = value.match(/^(prelim|semi|final)-(\d+)(?:-(\d+))?$/);
    if (game) return round(...game.slice(1));
    return { q: `“${value}”`, year: value }[name] ?? `${name} ${value}`;
  };
  const detail = ({ url }) => {
    const at = url.pathname.match(/\/(prelim|semi|final)\/(\d+)(?:\/(?:tables|games)\/(\d+))?/);
    return [at && round(...at.slice(1)), ...[...url.searchParams].filter(([, value]) => value).map(named)].filter(Boolean).join(", ");
  };
  // The same page with another word of what was done on it is the same page: the newest is shown.
  const newest = (found) => {
    const byAddress = new Map();
    for (const page of found.sort((one, other) => one.at - other.at)) {
      page.url.searchParams.delete("done");
      byAddress.set(page.url.href, page);
    }
    return [...byAddress.values()];
  };
  // What is called alike is told apart: by the address, by the way to the page, and last by the second at which it was kept.
  const apart = (found) => {
    const alike = (page, what) => found.filter((other) => other !== page && what(other) === what(page)).length > 0;
    const line = ({ title, more }) => `${title} ${more}`;
    for (const page of found) page.more = "";
    for (const page of found) page.details = alike(page, ({ title }) => title) ? [detail(page), page.way] : [];
    for (const page of found) page.more = page.details[0] ?? "";
    for (const page of found.filter((one) => alike(one, line))) page.wants = true;
    for (const page of found.filter(({ wants }) => wants)) page.more = page.details.filter(Boolean).join(", ");
    for (const page of found) page.exact = alike(page, (one) => `${line(one)} ${time(one)}`);
    return found.sort((one, other) => line(one).localeCompare(line(other), "en", { numeric: true }));
  };
  const pages = async () => {
    const found = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith("reeve-kept-")) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const at = Number(answer.headers.get("reeve-kept-at"));
        const url = new URL(request.url);
        if (!at || !belongs(url.pathname)) continue;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const way = [...page.querySelectorAll(".crumbs li")].slice(1).map((crumb) => crumb.textContent.trim()).join(", ");
        found.push({ at, zone: page.body.dataset.zone, url, way, href: request.url, title: page.title.replace(/ · Reeve$/, "") });
      }
    }
    return apart(newest(found));
  };
  const list = async () => {
    const found = await pages().catch(() => []);
    const items = found.map((page) => {
      const { href, title, more, exact } = page;
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = href;
      link.textContent = more ? `${title}: ${more}` : title;
      const when = document.createElement("span");
      when.className = "small grey num";
      when.textContent = time(page, exact);
      item.append(link, " ", when);
      return item;
    });
    away.querySelector("ul").replaceChildren(...items);
    away.querySelector("[data-some]").hidden = items.length === 0;
    away.querySelector("[data-none]").hidden = items.length > 0;
  };
  // The worker asks whether another machine has taken over: to that one the same address leads, a private link too.
  const lead = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: { address, goesOn } }) => {
      for (const part of away.querySelectorAll("[data-next]")) {
        part.hidden = !address || (part.dataset.next === "goes-on") !== goesOn;
        const link = part.querySelector("a");
        if (!address) continue;
        link.href = address + (asked ? location.pathname + location.search : "/") + (goesOn ? reeveHanded() : "");
        part.querySelector("bdi").textContent = address;
      }
      away.querySelector("[data-stays]").hidden = !goesOn || !Object.keys(localStorage).some((key) => /^reeve:[qs]:/.test(key));
    };
    navigator.serviceWorker?.controller?.postMessage({ next: true }, [port2]);
  };
  const look = async () => {
    if (document.hidden || !asked) return;
    lead();
    try {
      const answer = await fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(5000) });
      if (answer.status < 500) location.reload();
    } catch { /* Still no connection. */ }
  };
  if (window.caches) list();
  lead();
  setInterval(look, 5000);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
})();
