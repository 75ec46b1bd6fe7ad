// Another machine has taken over at another address, or the laptop has got another one, and this browser's storage is not there: what
// waits on the device, and after a take-over what no spare had yet, goes there behind the # of the link. Whoever opens it looks at each
// and sends it; nothing that comes by a link is sent by itself (static/queue.js shows it).
(() => {
  "use strict";
  const START = "#handed=";
  const path = (address) => { const { pathname, search } = new URL(address, location.href); return pathname + search; };
  globalThis.reeveHanded = (which = /^reeve:[qs]:/) => {
    try {
      const items = Object.keys(localStorage).filter((key) => which.test(key)).map((key) => {
        const item = JSON.parse(localStorage.getItem(key));
        return { ...item, id: `reeve:q:${key.slice(8)}`, action: path(item.action) };
      });
      return items.length ? START + encodeURIComponent(JSON.stringify(items)) : "";
    } catch { return ""; }
  };
  if (!location.hash.startsWith(START)) return;
  const texts = (list) => Array.isArray(list) && list.every((pair) => Array.isArray(pair) && pair.every((part) => typeof part === "string"));
  try {
    for (const { id, at, zone, sender, senderName, what, typed, fields, action, page, draft } of JSON.parse(decodeURIComponent(location.hash.slice(START.length)))) {
      const sound = /^reeve:q:[\w-]{1,60}$/.test(id) && [action, page].every((to) => /^\/(?![/\\])/.test(to)) && Number.isFinite(at)
        && texts(fields) && texts(typed) && texts([what]) && [sender, senderName, draft ?? ""].every((part) => typeof part === "string");
      if (sound) localStorage.setItem(id, JSON.stringify({ id, at, zone, sender, senderName, what, typed, fields, action, page, draft, refused: { handed: true, at, rows: [] } }));
    }
  } catch { /* Nobody's list, or a device that stores nothing. */ }
  history.replaceState(history.state, "", location.pathname + location.search);
})();
