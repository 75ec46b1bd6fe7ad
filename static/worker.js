// Shows pages without a connection as they were, where a page has asked for it (static/page-cache.js), and in place of every other a
// page that says what is kept (static/offline.js). Everything else goes its way as without a worker: no form, no stream and no file
// of Reeve's is touched. What is kept goes when somebody signs out, when it
// is a day old, when another language is chosen, and when another version of Reeve takes over.
"use strict";
const KEPT = `reeve-kept-${VERSION}`;
const SPARE = `reeve-spare-${VERSION}`;
const LASTS = 24 * 3600 * 1000;
const MOST = 150;
const PATIENCE = 8000;

// The page for everything that is not kept, as a stranger gets it, in the language of what is kept, with its files.
const spare = async (lang) => {
  const answer = await fetch(lang ? `${AWAY}?lang=${encodeURIComponent(lang)}` : AWAY, { credentials: "omit", cache: "no-store" });
  if (!answer.ok) return;
  const cache = await caches.open(SPARE);
  const files = [...(await answer.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, file]) => file);
  await cache.addAll([...new Set(files)]);
  await cache.put(AWAY, answer);
};
const away = async () => (await caches.match(AWAY)) ?? Response.error();

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(spare().catch(() => {}));
});
self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (/^reeve-(kept|spare)-/.test(name) && name !== KEPT && name !== SPARE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

const at = (answer) => Number(answer.headers.get("reeve-kept-at"));

// The page of a browser window, with the files that it needs. One whose files this Reeve no longer has is not kept.
const keep = async ({ keep: address, html, files, lang }) => {
  const cache = await caches.open(KEPT);
  for (const file of files) {
    if (new URL(file).origin === location.origin && !(await cache.match(file))) await cache.add(file);
  }
  const headers = { "Content-Type": "text/html; charset=utf-8", "reeve-kept-at": String(Date.now()) };
  // What the page may do stays as narrow as it is when Reeve sends it.
  headers["Content-Security-Policy"] = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
  headers["X-Content-Type-Options"] = "nosniff";
  headers["Referrer-Policy"] = "same-origin";
  await cache.put(address, new Response(html, { headers }));
  const there = await caches.match(AWAY);
  if (!there || (lang && there.headers.get("Content-Language") !== lang)) await spare(lang).catch(() => {});
  const pages = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (at(answer)) pages.push([at(answer), request]);
  }
  pages.sort(([one], [other]) => other - one);
  for (const [place, [kept, request]] of pages.entries()) {
    if (place >= MOST || Date.now() - kept > LASTS) await cache.delete(request);
  }
};

// The windows that were open when somebody signed out: what they still send is of before. What began before that is put where
// nobody finds it any more, for it goes into what was taken away. Nothing here waits for the network: forgetting must not.
// A browser stops a worker that has nothing to do, and starts it again with the next message: so they are noted in a cache.
const LEFT = "reeve-left";
const NOTE = "/left";
const left = new Set();
const forget = () => caches.delete(KEPT);
const recall = async () => {
  const note = await (await caches.open(LEFT)).match(NOTE);
  for (const id of (await note?.json()) ?? []) left.add(id);
};
const recalled = recall().catch(() => {});
let leaving = recalled;
const leave = async () => {
  const open = (await self.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id);
  for (const id of open) left.add(id);
  await forget();
  await recalled;
  // The newest stand last, for only so many are noted.
  for (const id of open) { left.delete(id); left.add(id); }
  await (await caches.open(LEFT)).put(NOTE, new Response(JSON.stringify([...left].slice(-MOST))));
};
self.addEventListener("message", (event) => {
  if (!event.data?.keep || new URL(event.data.keep).origin !== location.origin) return;
  const come = leaving.then(() => (left.has(event.source?.id) ? undefined : keep(event.data)));
  event.waitUntil(come.catch(() => {}));
});

const kept = async (address) => {
  const cache = await caches.open(KEPT);
  const answer = await cache.match(address.split("#")[0]);
  return answer && Date.now() - at(answer) < LASTS ? answer : undefined;
};

// Where another machine goes on should this one be gone, as Reeve has said with a page, and the digest of the word by which that machine
// is known. A machine that has only got the same address does not know it.
const NEXT = "reeve-next";
let heard = "";
const hear = (answer) => {
  const said = answer.headers.get("Reeve-Goes-On");
  if (!said || said === heard) return;
  heard = said;
  caches.open(NEXT).then((cache) => cache.put("/next", new Response(JSON.stringify({ said, at: Date.now() })))).catch(() => {});
};
const next = async () => {
  const { said, at: when } = (await (await (await caches.open(NEXT)).match("/next"))?.json()) ?? {};
  if (!said || Date.now() - when > LASTS) return {};
  const [address, seal] = said.split(" ");
  try {
    const answer = await fetch(address + HERE, { credentials: "omit", cache: "no-store", redirect: "error", referrerPolicy: "no-referrer", signal: AbortSignal.timeout?.(PATIENCE) });
    const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return { address, goesOn: answer.ok && hex === seal };
  } catch {
    return { address, goesOn: false };
  }
};
self.addEventListener("message", (event) => {
  if (event.data?.next) event.waitUntil(next().catch(() => ({})).then((found) => event.ports[0]?.postMessage(found)));
});

const page = async (request) => {
  const late = (wait) => new Promise((_, fail) => { setTimeout(fail, wait); });
  const copy = await kept(request.url);
  const asked = fetch(request).then((answer) => { hear(answer); return answer; });
  if (!copy) return asked.catch(away);
  try {
    return await Promise.race([asked, late(PATIENCE)]);
  } catch {
    return copy;
  }
};

// What is said where nothing closer is known, in a language of the browser.
const unknownNews = () => {
  const said = navigator.languages.map((tag) => UNKNOWN_NEWS[tag] ?? UNKNOWN_NEWS[tag.split("-")[0]]);
  return said.find(Boolean) ?? UNKNOWN_NEWS.en;
};

// Woken by the push service of the browser, with an empty message: what there is, only Reeve says.
const show = async () => {
  const { registration } = self;
  let news = [];
  try {
    const { endpoint } = await registration.pushManager.getSubscription();
    const answer = await fetch(NEWS, { method: "POST", body: new URLSearchParams({ endpoint }), signal: AbortSignal.timeout?.(PATIENCE) });
    news = await answer.json();
  } catch { /* The sentence below says what is known. */ }
  // A browser shows a sentence of its own where a worker shows none.
  if (!news.length && !(await registration.getNotifications()).length) news.push({ title: "Reeve", text: unknownNews(), url: "/" });
  for (const { title, text, url } of news) await registration.showNotification(title, { body: text, icon: ICON, tag: url, renotify: true, data: url });
};
self.addEventListener("push", (event) => { event.waitUntil(show()); });
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const lead = async () => {
    const there = new URL(notification.data, location.origin).href;
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const found = open.find(({ url }) => url.split(/[?#]/)[0] === there);
    await (found ? found.focus() : self.clients.openWindow(there));
  };
  event.waitUntil(lead());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST") {
    if (pathname === "/sign-out" || pathname === "/account/sign-out-everywhere") {
      leaving = leave().catch(() => {});
      event.waitUntil(leaving);
    } else if (request.mode === "navigate" && /^(?:\/p\/[^/]+)?\/language$/.test(pathname)) {
      // What is kept is in another language than what comes.
      event.respondWith(fetch(request).then((answer) => { event.waitUntil(forget()); return answer; }, away));
    }
    return;
  }
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    // Nobody is signed in, or is about to be somebody else.
    if (pathname === "/sign-in") {
      event.respondWith(fetch(request).then((answer) => { event.waitUntil(forget()); return answer; }, away));
      return;
    }
    event.respondWith(page(request));
  } else if (pathname.startsWith("/static/")) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()));
  }
});
