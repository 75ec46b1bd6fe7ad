// News the moment it happens: <body data-live> names the stream of the tournament. A message says that something of a kind
// changed; the page is then asked for again, and what differs takes the place of what was there. Nothing moves under a
// finger, a form that somebody types in stays as it is, and what was opened stays open. Without this script the page says
// its time and offers to look again.
(() => {
  "use strict";
  const { live, version, kinds, crowd, morph } = document.body.dataset;
  const content = document.getElementById("content");
  if (!live || !content || !("EventSource" in window)) return;
  const lost = document.getElementById("live-lost");
  const said = document.getElementById("live-said");
  const interests = new Set(kinds.split(" "));
  // On a page that many have open they don't all ask at once: the first time within the spread, then a pause after the last time,
  // which differs from page to page by then. A second would be gentler, but half of all shall show news after half a second: the
  // server gathers for 150 ms, so that half the spread, or half the pause while news keeps coming, leaves time for the answer.
  const [spread, pause] = crowd === undefined ? [80, 400] : [500, 600];
  // Not the device's clock, which may be put right meanwhile.
  const count = () => performance.now();
  // The version of what is shown, the newest that was told of, and whether what is shown may be out of date.
  let shown = Number(version);
  let newest = shown;
  let stale = false;
  let source, again, closing, silent, timer, opened, tag;
  let tries = 0;
  let askedAt = -Infinity;
  let asking = false;
  let pressed = false;
  let saidAt = -Infinity;

  const young = new WeakMap();
  // What was just done stands here and not in the answer to what is asked again: it stays for 20 seconds, so that it can be read, and
  // says when it was once something else has happened. An id keeps any other line from taking its place.
  const told = content.querySelectorAll(":scope > .notice.good");
  for (const [at, notice] of told.entries()) notice.id ||= `told-${at}`;

  // What puts the changes into a page comes with the first of them: most visits to a phone end before.
  const morphing = () => globalThis.Idiomorph || new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement("script"), { src: morph, onload, onerror }));
  });

  const random = (most) => Math.random() * most;
  // Which choice of a list is made before anybody makes one: the first that can be, where the page names none.
  const usual = (options) => {
    const named = options.findIndex((option) => option.defaultSelected);
    return named < 0 ? options.findIndex((option) => !option.disabled) : named;
  };
  const typed = (field) => {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.options) return field.options.length > 0 && field.selectedIndex !== usual([...field.options]);
    return field.type !== "hidden" && field.value !== field.defaultValue;
  };
  // A form that gives way: what others enter meanwhile is worth more to its reader than the empty fields, as long as nobody is at
  // them. That the page itself put the cursor into one is not yet somebody. Where the staff types from paper, a form stays, and what
  // differs is shown when it is sent.
  const handled = new WeakSet();
  for (const kind of ["keydown", "pointerdown", "input"]) addEventListener(kind, ({ target }) => { if (target.form) handled.add(target); }, true);
  const isAt = (field) => field.matches("input:not([type=hidden]), select, textarea")
    && !(field.autofocus && field.form?.dataset.givesWay !== undefined && !handled.has(field));
  const inUse = (form) => form.dataset.queued !== undefined
    || form.contains(document.activeElement) && isAt(document.activeElement)
    || [...form.elements].some((field) => "defaultValue" in field || field.options ? typed(field) : false);
  const styles = (page) => [...page.querySelectorAll("head link[rel=stylesheet]")].map((link) => link.getAttribute("href")).join();

  // A form that gives way, and stayed because somebody was at it, does so when they leave it as it was.
  let withheld = false;
  const isKept = (node) => {
    const kept = node.matches("form") && inUse(node);
    withheld ||= kept && node.dataset.givesWay !== undefined;
    return kept;
  };

  // What the reader has opened, searched for or pressed is the reader's.
  const callbacks = {
    beforeNodeMorphed: (old) => !(old.nodeType === 1 && (old.matches("[data-still]") || isKept(old))),
    beforeAttributeUpdated: (name, node) =>
      !((name === "open" && node.matches("details")) || (name === "hidden" && node.closest("[data-filtered]"))),
    beforeNodeRemoved: (node) =>
      !(node.nodeType === 1 && (isKept(node) || ([...told].includes(node) && count() < 20000))),
  };

  // The ways to the other pages of the tournament: one that is there stays the same one, with the finger or the focus on it.
  const takeTabs = (page) => [".tabs > ul", "#more-pages"].forEach((list) => takeWays(page, list));

  const takeWays = (page, list) => {
    const [row, fresh] = [document, page].map((one) => one.querySelector(list));
    if (!row || !fresh) return;
    const wayOf = (item) => item.firstElementChild.getAttribute("href");
    const former = new Map([...row.children].map((item) => [wayOf(item), item]));
    // How many calls wait beside a name moves nothing.
    const names = () => [...row.querySelectorAll("a")].map((way) => way.firstChild.data).join();
    const before = names();
    let next = row.firstElementChild;
    for (const item of [...fresh.children]) {
      const there = former.get(wayOf(item));
      former.delete(wayOf(item));
      if (!there) row.insertBefore(item, next);
      else {
        if (there.textContent !== item.textContent) there.firstElementChild.innerHTML = item.firstElementChild.innerHTML;
        there.className = item.className;
        next = there.nextElementSibling;
      }
    }
    for (const gone of former.values()) gone.remove();
    if (names() !== before) for (const way of row.querySelectorAll("a")) young.set(way, count());
  };

  const take = (page) => {
    const fresh = page.getElementById("content");
    const now = page.body.dataset;
    if (!fresh || now.live !== live) return;
    // Another Reeve serves the page by now.
    if (styles(page) !== styles(document) && ![...document.forms].some(inUse)) {
      location.reload();
      return;
    }
    shown = Number(now.version);
    // Another copy of Reeve may answer that has not heard yet.
    stale = shown < newest;
    // The banner of a public page says how things stand, above the content.
    const [banner, newBanner] = [document, page].map((one) => one.querySelector(".cover"));
    const stood = () => content.textContent + (banner?.textContent ?? "");
    const before = stood();
    if (banner && newBanner) Idiomorph.morph(banner, newBanner, { morphStyle: "outerHTML" });
    takeTabs(page);
    // The address of the laptop has changed (static/queue.js).
    const [bar, newBar] = [document, page].map((one) => one.getElementById("queue"));
    if (bar && newBar?.dataset.foundAt) bar.dataset.foundAt = newBar.dataset.foundAt;
    const buttons = new Map([...content.querySelectorAll("button")].map((button) => [button, button.textContent]));
    Idiomorph.morph(content, fresh, { morphStyle: "outerHTML", ignoreActiveValue: true, callbacks });
    const [time, newTime] = [document, page].map((one) => one.querySelector(".foot .num"));
    if (time && newTime) time.textContent = newTime.textContent;
    if (stood() === before) return;
    for (const { isConnected, dataset, firstElementChild } of told) if (isConnected && dataset.then) firstElementChild.textContent = dataset.then;
    // Nobody presses what said something else a moment ago.
    for (const button of content.querySelectorAll("button")) {
      // A ball that is counted says its number, and is tapped as fast as balls come home.
      if (buttons.get(button) !== button.textContent && !button.closest(".ball")) young.set(button, count());
    }
    document.dispatchEvent(new Event("reeve:changed"));
    if (said && count() - saidAt > 10000) {
      saidAt = count();
      said.textContent = said.dataset.said;
      setTimeout(() => { said.textContent = ""; }, 5000);
    }
  };

  const ask = async () => {
    // A page that came back with faults, or with what somebody else did meanwhile, is not asked for again: that is on it alone. A game
    // goes on all the same: nobody has typed anything there, and the next press needs to know how it stands.
    const returned = content.querySelector(".faults, #clash, :scope > .notice.wrong") && !content.querySelector("[data-goes-on]");
    if (document.hidden || pressed || returned) return;
    asking = true;
    stale = false;
    askedAt = count();
    try {
      const headers = { Accept: "text/html", "Reeve-Again": "yes", ...(tag && { "If-None-Match": tag }) };
      const [answer] = await Promise.all([fetch(location.href, { cache: "no-cache", headers }), morphing()]);
      // A page of which most news changes nothing says so, and of which version that is (web/http/poll_unchanged.rs).
      const told = answer.headers.get("Reeve-Version");
      if (answer.status === 304) {
        shown = Number(told);
        stale = shown < newest;
        tag = answer.headers.get("ETag");
      } else if (answer.ok && !answer.redirected) {
        take(new DOMParser().parseFromString(await answer.text(), "text/html"));
        tag = told && ![...document.forms].some(inUse) && answer.headers.get("ETag");
      } else if (answer.status < 500) {
        // The page is gone, or not for this reader any more: nobody asks again for news that came meanwhile.
        stop();
        stale = false;
      }
    } catch {
      // The stream notices too, and says how things stand when it is back.
      if (!globalThis.Idiomorph) fail();
    }
    asking = false;
    soon();
  };

  const soon = () => {
    if (!stale || asking || timer) return;
    const rest = askedAt + pause - count();
    timer = setTimeout(() => { timer = undefined; ask(); }, rest > 0 ? rest : random(spread));
  };

  addEventListener("focusout", () => setTimeout(() => {
    if (!withheld || [...document.forms].some(inUse)) return;
    withheld = false;
    stale = true;
    soon();
  }));

  const hear = (event) => {
    const news = JSON.parse(event.data);
    const first = !opened;
    if (first) document.dispatchEvent(new Event("reeve:connected"));
    opened ??= count();
    lost.hidden = true;
    // After a restored backup versions may be lower, and what came while nobody listened may be of any kind.
    newest = first || news.version === null ? news.version ?? 0 : Math.max(newest, news.version);
    if (first ? news.version !== shown : news.version === null || news.kinds.some((kind) => interests.has(kind))) stale = true;
    soon();
  };

  const stop = () => {
    clearTimeout(again);
    clearTimeout(silent);
    source?.close();
    source = undefined;
  };

  // A browser has six connections to a server: pages that nobody sees leave them to those that somebody does.
  const listen = () => {
    stop();
    if (document.hidden) return;
    opened = undefined;
    source = new EventSource(live);
    source.onmessage = (event) => { alive(); hear(event); };
    source.addEventListener("ping", alive);
    source.onerror = fail;
    alive();
  };

  // A network that is gone says nothing, not even that it is: the stream is never silent for so long.
  const alive = () => {
    clearTimeout(silent);
    silent = setTimeout(fail, 40000);
  };

  const fail = () => {
    // Only what held for a while counts as a connection.
    if (opened && count() - opened > 10000) tries = 0;
    tries += 1;
    stop();
    lost.hidden = tries < 2 && navigator.onLine;
    // Everybody has lost it at once when the server stops, and shall not come back at once.
    again = setTimeout(listen, Math.min(30000, 500 * 2 ** tries) * (0.5 + random(1)));
  };

  // What waited on this device was sent, and this page does not show it yet (static/queue.js).
  document.addEventListener("reeve:look", () => { stale = true; soon(); });
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button, .tabs a");
    if (button && count() - (young.get(button) ?? -Infinity) < 700) event.preventDefault();
  }, true);
  document.addEventListener("pointerdown", () => { pressed = true; });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => {
      pressed = false;
      soon();
    });
  }
  // A phone in a pocket listens to nothing, and asks when it is taken out again.
  document.addEventListener("visibilitychange", () => {
    clearTimeout(closing);
    if (document.hidden) closing = setTimeout(stop, 5000);
    else if (!source) { tries = 0; listen(); }
    else soon();
  });
  addEventListener("pagehide", stop);
  addEventListener("pageshow", (event) => { if (event.persisted) { tries = 0; listen(); } });
  addEventListener("offline", fail);
  addEventListener("online", () => { tries = 0; listen(); });
  listen();
})();
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
