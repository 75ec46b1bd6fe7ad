// A screen in the hall, which nobody touches for twelve hours. It turns its pages and parts, asks for itself again when it hears
// of news and once a minute besides, keeps the last good picture when nothing answers, and takes a new version of Reeve by
// loading itself anew. Times are those of the server: the clock of the device is not asked.
(() => {
  "use strict";
  const body = document.body;
  const screen = document.getElementById("screen");
  if (!screen) return;
  const lost = document.getElementById("screen-lost");
  const gone = document.getElementById("screen-gone");
  const number = document.getElementById("screen-page");
  const random = (most) => Math.random() * most;
  const celebration = document.getElementById("screen-moment");
  body.classList.add("turning");

  // The server's time, and the device's steady count at that moment; a clock that is put right meanwhile changes nothing.
  let served = null;
  const now = () => (served ? served.at + performance.now() - served.count : null);
  const note = (answer, asked) => {
    const date = Date.parse(answer.headers.get("date") ?? "");
    if (Number.isNaN(date)) return;
    const count = (asked + performance.now()) / 2;
    // The header has no parts of a second.
    const at = date + 500;
    const known = now();
    if (known === null || Math.abs(at - (known + count - performance.now())) > 1500) served = { at, count };
  };
  const clock = (at, zone) => {
    try {
      return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(at);
    } catch {
      return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(at);
    }
  };
  const two = (value) => String(value).padStart(2, "0");
  const left = (ms) => {
    const s = Math.max(0, Math.ceil(ms / 1000));
    return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
  };
  const put = (node, text) => { if (node.textContent !== text) node.textContent = text; };
  const tick = () => {
    const at = now();
    if (at === null) return;
    for (const node of document.querySelectorAll("[data-clock]")) put(node, clock(at, node.dataset.zone));
    for (const node of document.querySelectorAll("[data-since]")) {
      const minutes = Math.max(0, Math.floor((at - Date.parse(node.dataset.since)) / 60000));
      put(node, minutes < 1000 ? node.dataset.words.replace("{n}", minutes) : "");
    }
    for (const node of document.querySelectorAll("[data-until]")) put(node, left(Date.parse(node.dataset.until) - at));
  };

  // What is shown: a part, and a page of it.
  let part = 0;
  let page = 0;
  let turnAt = 0;
  const parts = () => [...screen.querySelectorAll("[data-part]")];
  const turns = (section) => section.querySelector(".turns");
  const step = (box) => box.clientWidth + (Number.parseFloat(getComputedStyle(box.firstElementChild).columnGap) || 0);
  // A last page that is not full is one too. The list itself is measured: where it has been moved the box has less to scroll.
  const pages = (box) => (box ? Math.max(1, Math.ceil((box.firstElementChild.scrollWidth + step(box) - box.clientWidth) / step(box) - 0.01)) : 1);
  const show = () => {
    const all = parts();
    if (all.length === 0) { put(number, ""); return; }
    part %= all.length;
    for (const [at, section] of all.entries()) section.hidden = at !== part;
    const box = turns(all[part]);
    const many = pages(box);
    page = Math.min(page, many - 1);
    // Moved, not scrolled, so that the last page begins with its own names and not with those that were just there.
    if (box) box.firstElementChild.style.transform = page > 0 ? `translateX(${-page * step(box)}px)` : "";
    const [from, to] = [page * (box ? step(box) : 0), (page + 1) * (box ? step(box) : 0)];
    const seen = [...(box?.querySelectorAll("[data-letter]") ?? [])].filter(({ offsetLeft }) => offsetLeft > from - 5 && offsetLeft < to - 5);
    const words = seen.length ? number.dataset.range.replace("{a}", seen[0].dataset.letter).replace("{z}", seen.at(-1).dataset.letter) : number.dataset.words;
    put(number, many > 1 ? words.replace("{n}", page + 1).replace("{m}", many) : "");
  };
  const turn = () => {
    const all = parts();
    if (all.length === 0) return;
    const many = pages(turns(all[part % all.length]));
    if (page + 1 < many) page += 1;
    else { page = 0; part = (part + 1) % all.length; }
    show();
  };
  const seconds = () => Number(parts()[part]?.dataset.seconds ?? 15);
  const beat = () => {
    tick();
    if (performance.now() >= turnAt) {
      if (turnAt > 0) turn();
      turnAt = performance.now() + 1000 * seconds();
    }
  };

  // What was just reached fills the screen once for some seconds when the screen hears of it, and not where it was there already.
  const reached = () => screen.querySelector("template[data-moment]");
  let moment = reached()?.dataset.moment;
  let celebrating;
  const celebrate = () => {
    const found = reached();
    const code = found?.dataset.moment;
    if (code === moment) return;
    moment = code;
    clearTimeout(celebrating);
    celebration.hidden = !found;
    celebration.replaceChildren(...(found ? [document.importNode(found.content, true)] : []));
    if (!found) return;
    celebrating = setTimeout(() => { celebration.hidden = true; celebration.replaceChildren(); }, 15000);
    // What the screen shows goes on where it was.
    turnAt = performance.now() + 15000 + 1000 * seconds();
  };

  // The last good picture, and when it was good.
  let goodAt = null;
  let asking = false;
  let again = false;
  let wait, silent, source;
  let tries = 0;
  const files = (from) => [...from.querySelectorAll("head link[rel=stylesheet], head script[src]")].map((one) => one.getAttribute("href") ?? one.getAttribute("src")).join();
  // Another Reeve serves the page by now. It is loaded anew when the new one has stood for some seconds, file by file: who loads a
  // page while the server is changed may get the browser's own page that nothing answers, and nobody is there to press a key.
  let newer = null;
  const renew = async (wanted) => {
    if (newer?.files !== wanted) { newer = { files: wanted, since: performance.now() }; setTimeout(ask, 4000); return; }
    if (performance.now() - newer.since < 3500) return;
    const answers = await Promise.allSettled(wanted.split(",").map((one) => fetch(one)));
    if (answers.every((one) => one.value?.ok)) location.reload();
  };
  const take = (fresh) => {
    const next = fresh.getElementById("screen");
    if (!next) return;
    if (files(fresh) !== files(document)) { renew(files(fresh)); return; }
    newer = null;
    const theme = fresh.documentElement.dataset.theme;
    if (theme) document.documentElement.dataset.theme = theme;
    for (const name of [".hall-head h1", ".screen-foot .num"]) {
      const [old, other] = [document, fresh].map((one) => one.querySelector(name));
      if (old && other) put(old, other.textContent);
    }
    const shown = parts()[part]?.dataset.part;
    const before = screen.dataset.content;
    const content = next.innerHTML;
    if (before === content) return;
    screen.dataset.content = content;
    const scratch = document.importNode(next, true);
    screen.replaceChildren(...scratch.childNodes);
    const at = parts().findIndex((section) => section.dataset.part === shown);
    if (at < 0) { part = 0; page = 0; turnAt = 0; } else part = at;
    show();
    beat();
    celebrate();
  };
  const good = () => {
    goodAt = now();
    lost.hidden = true;
    gone.hidden = true;
  };
  const bad = () => {
    if (goodAt !== null) put(lost.querySelector("b"), clock(goodAt, document.querySelector("[data-clock]")?.dataset.zone));
    lost.hidden = goodAt === null;
  };
  const ask = async () => {
    if (asking) { again = true; return; }
    asking = true;
    again = false;
    const asked = performance.now();
    try {
      const answer = await fetch(location.href, { cache: "no-cache", headers: { Accept: "text/html" }, signal: AbortSignal.timeout(20000) });
      note(answer, asked);
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      // A proxy or the sign-in page of a network answers too, with any status: only what Reeve itself says is believed.
      if (answer.ok && !answer.redirected && fresh.getElementById("screen")) {
        good();
        take(fresh);
      } else if ([403, 404].includes(answer.status) && fresh.querySelector(`[data-reeve="${answer.status}"]`)) {
        lost.hidden = true;
        gone.hidden = false;
      } else bad();
    } catch {
      bad();
    }
    asking = false;
    if (again) setTimeout(ask, 200);
  };

  // The list of screens says which are open. A page that nobody sees is none, nor one that somebody only looked into. A screen whose
  // connection is back says so at once: the list would call it closed otherwise (views/hall/screen.rs says after which silence).
  let stays = false;
  const seen = () => {
    if (stays && !document.hidden && screen.dataset.seen) fetch(screen.dataset.seen, { method: "POST", body: new URLSearchParams() }).catch(() => {});
  };

  const alive = () => {
    clearTimeout(silent);
    silent = setTimeout(fail, 40000);
  };
  const listen = () => {
    source?.close();
    clearTimeout(wait);
    source = new EventSource(body.dataset.live);
    // Also the first message: nobody knows what came while nobody listened.
    source.onmessage = () => { alive(); if (tries > 0) seen(); tries = 0; setTimeout(ask, random(100)); };
    source.addEventListener("ping", alive);
    source.onerror = fail;
    alive();
  };
  const fail = () => {
    source?.close();
    clearTimeout(silent);
    clearTimeout(wait);
    tries += 1;
    wait = setTimeout(() => { listen(); ask(); }, Math.min(20000, 500 * 2 ** Math.min(tries, 8)) * (0.5 + random(1)));
  };

  const awake = () => { navigator.wakeLock?.request("screen").catch(() => {}); };
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { awake(); ask(); seen(); } });
  addEventListener("offline", () => { bad(); fail(); });
  addEventListener("online", () => { tries = 0; listen(); });
  addEventListener("resize", show);
  document.fonts?.ready.then(show);
  setInterval(beat, 250);
  setInterval(ask, 55000 + random(10000));
  setTimeout(() => { stays = true; seen(); setInterval(seen, 24000); }, 10000 + random(5000));
  awake();
  show();
  ask();
  if (body.dataset.live && "EventSource" in window) listen();
})();
