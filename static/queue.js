// What is done while the connection is gone waits on the device: <body data-queues> names the pages whose forms do, and
// data-sender whose they are. Each is stored before it is sent, and sent in order with a key of its own, so that Reeve carries
// it out once, however often it comes. What Reeve has carried out is kept until its spare has it too (the header Reeve-Spare), and
// sent again to the Reeve that goes on should the machine be gone before. What Reeve refuses stops there and is shown with what is stored. A form with a PIN is
// never stored: it waits in its page alone. Without this script forms are sent as ever.
(() => {
  "use strict";
  const { sender, senderName, queues, page: ownAddress, zone } = document.body.dataset;
  const bar = document.getElementById("queue");
  if (!bar) return;
  const content = document.getElementById("content");
  const line = document.getElementById("queue-line");
  const list = bar.querySelector("ol");
  const details = bar.querySelector("details");
  const elsewhere = document.getElementById("queue-elsewhere");
  const ITEM = "reeve:q:";
  const DRAFT = "reeve:d:";
  const DONE = "reeve:s:";
  const DONE_LASTS = 12 * 3600 * 1000;
  const PATIENCE = 10000;
  const PIN_LASTS = 5 * 60 * 1000;
  const DRAFT_LASTS = 3 * 24 * 3600 * 1000;
  let signedOut = false;
  let sending = false;
  let busy = false;
  let tries = 0;
  let looked = 0;
  let old = false;
  let timer;
  let pin;

  // What is stored. A device that stores nothing sends forms as it would without this script.
  const store = {
    get: (key) => { try { return JSON.parse(localStorage.getItem(key)); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, JSON.stringify(value)); return true; } catch { return false; } },
    drop: (key) => { try { localStorage.removeItem(key); } catch { /* It was never stored. */ } },
    keys: (start) => { try { return Object.keys(localStorage).filter((key) => key.startsWith(start)).sort(); } catch { return []; } },
  };
  const everything = () => store.keys(ITEM).map(store.get).filter((item) => item && Array.isArray(item.fields));
  const mine = () => (sender ? everything().filter((item) => item.sender === sender) : []);
  const save = (item) => store.set(item.id, item);
  const random = (bytes) => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)))).replace(/[+/=]/g, (c) => ({ "+": "-", "/": "_" })[c] ?? "");
  let counted = 0;
  // In the order of their making, also for what was made within one moment.
  const number = () => `${ITEM}${String(Date.now()).padStart(15, "0")}-${String((counted += 1)).padStart(4, "0")}-${random(4)}`;
  const clock = (at, place = zone) => {
    const day = (when) => reeveTime(when, place, { day: "numeric", month: "short" });
    const time = reeveTime(at, place, { hour: "2-digit", minute: "2-digit" });
    return day(at) === day(Date.now()) ? time : `${day(at)}, ${time}`;
  };
  const made = (id) => document.getElementById(id).content.firstElementChild.cloneNode(true);
  const path = (address) => new URL(address, location.href).pathname;
  // A name inside a sentence, as on the server: one that is written from the right is set apart by Unicode's marks.
  const fromTheRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
  const isolated = (words) => (fromTheRight.test(words) ? `\u2068${words}\u2069` : words);
  // The words of an element with its names marked, for another element.
  const marked = (node) => {
    const copy = node?.cloneNode(true);
    for (const name of copy?.querySelectorAll("bdi[translate=no]") ?? []) name.textContent = reeveName(name.textContent);
    return text(copy);
  };
  const full = (address) => path(address) + new URL(address, location.href).search;
  // Where the page stands: that of an answer to a form is not in the bar of the browser.
  const here = () => ownAddress || location.pathname + location.search;
  const text = (node) => node?.textContent.replace(/\s+/g, " ").trim() ?? "";
  // What two changes are about, if both are about the same table, player or call.
  const thing = (address) => path(address).match(/^.*\/(?:(?:tables|check-in|calls|tablet)\/[^/]+|sheets\/[^/]+\/[^/]+)/)?.[0] ?? full(address);

  // Forms and their fields.
  const managed = (form, submitter) => queues !== undefined && content.contains(form) && form.method === "post"
    && form.enctype !== "multipart/form-data" && submitter?.name !== "look" && !form.querySelector("input[type=file]");
  const holdsPin = (form) => form.querySelector("input[type=password]") !== null;
  const targets = (form) => [form.action, ...[...form.querySelectorAll("[formaction]")].map((button) => button.formAction)].map(full);
  const formOf = (item, page = content) => [...page.querySelectorAll("form[method=post]")].find((form) => targets(form).includes(full(item.action)));
  const nameOf = (field) => field.getAttribute("aria-label") || text(field.closest("fieldset")?.querySelector("legend:not(.vh)")) || text(field.labels?.[0]) || field.name;
  const typedIn = (form) => [...form.elements].flatMap((field) => {
    if (!field.name || field.disabled || ["hidden", "password", "submit", "button", "fieldset"].includes(field.type)) return [];
    if (field.type === "checkbox" || field.type === "radio") {
      return field.checked ? [[...new Set([nameOf(field), text(field.labels?.[0]) || field.value])]] : [];
    }
    const value = field.options ? text(field.selectedOptions[0]) : field.value;
    return field.value ? [[nameOf(field), value]] : [];
  });
  const tapped = (form, words = line.dataset.tap) => words.split("|")[form.elements.here?.value === "true" ? 0 : 1];
  const what = (form, submitter) => {
    const row = form.closest("li");
    const result = form.closest("[data-row]");
    const place = result ? result.dataset.row : row?.closest("ul.taps, ul.calls, ul.judge-tables") ? text(row.querySelector("bdi, b, .hex")) : text(document.querySelector("h1"));
    const done = form.querySelector("button.tap") ? tapped(form) : text(submitter ?? form.querySelector("button"));
    return [place, done];
  };
  const fill = (form, fields, names) => {
    for (const field of form.elements) {
      if (!field.name || (names && !names.includes(field.name)) || ["hidden", "password", "submit", "button", "file", "fieldset"].includes(field.type)) continue;
      const values = fields.filter(([name]) => name === field.name).map(([, value]) => value);
      if (field.type === "checkbox" || field.type === "radio") field.checked = values.includes(field.value);
      else if (values.length) [field.value] = values;
      field.dispatchEvent(new Event(field.type === "checkbox" || field.type === "radio" ? "change" : "input", { bubbles: true }));
    }
  };

  // Beside the form: that it waits. It is in use until it is sent, so nothing takes its place.
  const mark = (form, at, template) => {
    if (!form || form.dataset.queued !== undefined) return;
    form.dataset.queued = "";
    for (const field of form.elements) {
      if (field.disabled) continue;
      field.disabled = true;
      field.dataset.stopped = "";
    }
    const tap = form.querySelector("button.tap");
    if (tap) {
      // A row keeps its height, and says in the place of its state what waits: the next tap meets who stands there.
      const note = document.createElement("span");
      note.className = "state queued";
      note.textContent = tapped(form, line.dataset.tapped);
      tap.append(note);
      return;
    }
    const note = made(template);
    const when = note.querySelector("[data-when]");
    if (when) when.textContent = clock(at);
    form.append(note);
  };
  const unmark = (form) => {
    if (!form) return;
    delete form.dataset.queued;
    delete form.dataset.sent;
    for (const field of form.querySelectorAll("[data-stopped]")) {
      field.disabled = false;
      delete field.dataset.stopped;
    }
    form.querySelector(".queued")?.remove();
  };

  // The bar: how many wait, and each of them. The page has a sentence for a number of each plural, or nothing where it is the one before.
  const samples = [1, 2, 3, 5, 6, 11, 100, 0];
  const plurals = new Intl.PluralRules(document.documentElement.lang || "en");
  const says = (name, n, who = "") => {
    const sentences = line.dataset[name].split("|");
    const same = samples.findIndex((one) => plurals.select(one) === plurals.select(n));
    let at = samples.includes(n) ? samples.indexOf(n) : Math.max(same, 0);
    while (at > 0 && !sentences[at]) at -= 1;
    return sentences[at].replaceAll("{n}", n).replaceAll("{name}", who);
  };
  const card = (item) => {
    const li = made("queue-item");
    const part = (name) => li.querySelector(`[data-${name}]`);
    part("what").textContent = item.what.filter(Boolean).map(isolated).join(": ");
    part("when").textContent = clock(item.at, item.zone);
    if (item.typed.length) {
      part("typed").hidden = false;
      part("typed").querySelector("span").textContent = item.typed.map((pair) => pair.map(isolated).join(": ")).join("; ");
    }
    if (item.refused) {
      const why = item.refused.handed ? line.dataset.handed : item.refused.why;
      reeveSay(part("why"), why);
      part("why").hidden = !why;
      const table = li.querySelector("table");
      table.hidden = item.refused.rows.length === 0;
      for (const [field, stored, own] of item.refused.rows) {
        const row = table.tBodies[0].insertRow();
        const head = document.createElement("th");
        head.scope = "row";
        head.textContent = isolated(field);
        row.append(head);
        for (const value of [stored, own]) row.insertCell().textContent = isolated(value);
      }
      const goTo = (form, page) => {
        store.set(DRAFT + sender + ":" + form, { at: item.at, fields: item.fields, again: true });
        store.drop(item.id);
        location.assign(page);
      };
      for (const [href, words, takes] of item.refused.ways ?? []) {
        const way = made("queue-way");
        way.href = href;
        way.textContent = words;
        if (takes) way.addEventListener("click", (event) => { event.preventDefault(); goTo(full(href), href); });
        part("open").before(way);
      }
      // Where its form is gone, such as with a sheet that is final meanwhile, it stays here until somebody discards it.
      const gone = item.typed.length > 0 && item.refused.gone;
      part("gone").hidden = !gone;
      part("open").hidden = gone && item.page === here();
      if (gone || !item.typed.length) part("open").textContent = part("open").dataset.page;
      if (gone) part("drop").textContent = part("drop").dataset.discard;
      part("open").addEventListener("click", () => {
        if (gone) location.assign(item.page);
        else goTo(item.draft ?? full(item.action), item.page);
      });
    }
    part("drop").addEventListener("click", () => {
      store.drop(item.id);
      unmark(formOf(item));
      show();
      flush();
    });
    return li;
  };
  // Where Reeve may be, should its address have changed: the first of its addresses that is not the one of this page.
  const other = () => tries > 1 && !signedOut && navigator.onLine
    && bar.dataset.foundAt?.split(" ").find((address) => new URL(address).origin !== location.origin);
  const show = () => {
    const items = mine();
    const refused = items.filter((item) => item.refused);
    const others = everything().filter((item) => item.sender !== sender && sender);
    const lines = [];
    if (refused.length) lines.push(says("look", refused.length));
    const waiting = items.length - refused.length;
    const led = waiting > 0 && other();
    if (waiting && signedOut) lines.push(says("signedOut", waiting));
    else if (waiting) lines.push(says(led ? "stays" : sending && tries === 0 ? "sends" : "waits", waiting));
    if (pin) lines.push(says("pin", 1));
    for (const name of new Set(others.map((item) => item.senderName))) {
      const theirs = others.filter((item) => item.senderName === name);
      lines.push(says(theirs[0].sender.startsWith("player-") ? "othersLink" : "others", theirs.length, reeveName(name ?? "")));
    }
    const said = lines.join(" ");
    if (line.dataset.said !== said || line.textContent === "") {
      line.dataset.said = said;
      for (const element of [line, document.getElementById("queue-said")]) reeveSay(element, said);
    }
    bar.dataset.tone = refused.length || signedOut ? "look" : "";
    const signIn = document.getElementById("queue-sign-in");
    signIn.querySelector("a").search = `?next=${encodeURIComponent(here())}`;
    const shown = items.map((item) => item.id + (item.refused ? "r" : "")).join();
    if (list.dataset.shown !== shown) {
      list.dataset.shown = shown;
      list.replaceChildren(...items.map(card));
    }
    if (led) {
      const way = elsewhere.querySelector("a");
      way.href = led + here() + reeveHanded(/^reeve:q:/);
      way.querySelector("bdi").textContent = led;
    }
    if (refused.length > looked || (signedOut && signIn.hidden) || (led && elsewhere.hidden)) details.open = true;
    elsewhere.hidden = !led;
    looked = refused.length;
    signIn.hidden = !signedOut;
    // What is on its way for less than a moment is no news.
    bar.hidden = said === "" || (busy && !refused.length && !others.length);
  };

  // What the header Reeve-Spare says: which run of Reeve answers, when, and up to when its spare has everything (none: a line).
  const done = () => store.keys(DONE).map((key) => [key, store.get(key)]);
  const carriedOut = (item, header) => {
    const [run, now, safe] = header?.split(" ") ?? [];
    if (safe && safe !== "-") store.set(DONE + item.id.slice(ITEM.length), { ...item, again: true, run, done: Number(now) });
    store.drop(item.id);
    hear(header);
  };
  const hear = (header) => {
    if (!header) return;
    const [run, , safe] = header.split(" ");
    let back = false;
    for (const [key, item] of done()) {
      if (!item || Date.now() - item.at > DONE_LASTS || (item.run === run && (safe === "-" || Number(safe) >= item.done))) store.drop(key);
      else if (item.run !== run && (back = store.set(ITEM + key.slice(DONE.length), { ...item, run: undefined }))) store.drop(key);
    }
    if (back) flush();
    clearTimeout(asking);
    if (store.keys(DONE).length) asking = setTimeout(ask, 2000);
  };
  let asking;
  const ask = async () => {
    try {
      hear((await fetch("/spare", { cache: "no-store", signal: AbortSignal.timeout?.(PATIENCE) })).headers.get("Reeve-Spare"));
    } catch { /* No connection: it stays. */ }
    clearTimeout(asking);
    if (store.keys(DONE).length) asking = setTimeout(ask, 2000);
  };

  // One form to Reeve: sent, refused for good, for later, or for somebody else.
  const post = async (action, fields, again) => {
    let answer;
    try {
      const headers = { Accept: "text/html", ...(sender ? { "Reeve-Sender": sender } : {}), ...(again ? { "Reeve-Again": "1" } : {}) };
      answer = await fetch(action, { method: "POST", headers, body: new URLSearchParams(fields), signal: AbortSignal.timeout?.(PATIENCE) });
      if (answer.ok && answer.redirected) return { is: "sent", url: answer.url, spare: answer.headers.get("Reeve-Spare"), page: parsed(await answer.text()) };
      if (answer.status === 401) return { is: "stranger" };
      if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return { is: "later" };
      return { is: "refused", status: answer.status, page: parsed(await answer.text()) };
    } catch {
      // The form was carried out if its answer began to come; it comes again with its key all the same.
      return { is: "later" };
    }
  };
  const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
  const reasons = (whole) => {
    // Of many forms on the page the one that was sent says why.
    const page = whole.querySelector("[data-refused]") ?? whole;
    const rows = [...page.querySelectorAll("[aria-labelledby^=clash] tbody tr")].map((row) => [...row.cells].map(text));
    const faults = [...page.querySelectorAll(".faults li")].map(marked);
    const notices = [...page.querySelectorAll("main .notice.wrong:not([hidden])")].map(marked);
    const plain = [marked(whole.querySelector("h1")), marked(page.querySelector("main p:not([hidden])"))];
    const more = [...page.querySelectorAll("main [data-why]")].map(marked);
    const ways = [...page.querySelectorAll("main a[data-way]")].map((way) => [way.getAttribute("href"), text(way), way.dataset.way === "take"]);
    return { rows, ways, why: [...(faults.length ? faults : notices.length ? notices : plain), ...more].filter(Boolean).join(" ") };
  };

  // What was sent shows on the page that it came from: a row of check-in or of results at once, everything else by itself where the
  // page hears of news.
  const swap = (form, page) => {
    const row = form?.closest("ul.taps > li, [data-row]");
    const fresh = row?.id && page.getElementById(row.id);
    if (!fresh) return false;
    // Where results are typed, the next row has the focus by now: nothing takes it from there.
    const focused = row.contains(document.activeElement) || (document.activeElement === document.body && !row.matches("[data-row]"));
    row.removeAttribute("data-still");
    row.innerHTML = fresh.innerHTML;
    row.className = fresh.className;
    for (const name of ["data-open", "data-refused"]) row.toggleAttribute(name, fresh.hasAttribute(name));
    if (focused && busy) (row.querySelector("[autofocus]") ?? row.querySelector("button, a"))?.focus();
    for (const part of document.querySelectorAll("[data-swap]")) {
      const now = page.querySelector(`[data-swap="${part.dataset.swap}"]`);
      if (now) part.innerHTML = now.innerHTML;
    }
    document.dispatchEvent(new Event("reeve:swapped"));
    return true;
  };
  // What was refused in a row is told there, with what was typed, which goes on being something that nobody has stored.
  const refuse = (form, item, page) => {
    const row = form?.closest("[data-row]");
    if (!row || !swap(form, page)) return false;
    const own = formOf(item);
    // News leaves it there until somebody has acted on it.
    document.getElementById(row.id)?.setAttribute("data-still", "");
    for (const field of own ? kept(own) : []) {
      const [what, standard] = ["radio", "checkbox"].includes(field.type) ? ["checked", "defaultChecked"] : ["value", "defaultValue"];
      const typed = field[what];
      field[standard] = "";
      field[what] = typed;
    }
    if (own) draft(own);
    else forget(item.draft);
    document.dispatchEvent(new Event("reeve:refused"));
    return true;
  };
  // What was typed in a row gives way to what is stored.
  document.addEventListener("click", (event) => {
    const row = event.target.closest("[data-keeps-stored]")?.closest("[data-row]");
    if (!row) return;
    event.preventDefault();
    const form = row.querySelector("form[data-entry]");
    if (form) { forget(draftName(form)); form.reset(); }
    row.querySelector(".asks").remove();
    for (const name of ["data-still", "data-refused"]) row.removeAttribute(name);
    lookAgain();
  });
  // A page that hears of no news is loaded anew once nobody is at work on it.
  const lookAgain = () => {
    if (document.body.dataset.live) document.dispatchEvent(new Event("reeve:look"));
    else old = true;
  };
  const settle = (item, answer) => {
    const form = formOf(item);
    const typed = form && typedHere(form);
    unmark(form);
    forget(item.draft ?? full(item.action));
    if (!form || swap(form, answer.page)) return;
    if (!typed) form.reset();
    lookAgain();
  };
  const inUse = () => [...content.querySelectorAll("form[method=post]")].some((form) => form.dataset.queued !== undefined || changed(form));

  // Several pages of one browser take turns, so that what waits is sent in order.
  const turn = (work) => (navigator.locks ? navigator.locks.request("reeve:queue", { ifAvailable: true }, async (lock) => lock && work()) : work());
  const flush = () => {
    clearTimeout(timer);
    if (sending || busy || !sender) return;
    if (!mine().some((item) => !item.refused)) { show(); return; }
    sending = true;
    show();
    Promise.resolve(turn(sendAll)).finally(() => {
      sending = false;
      show();
      // This page does not hear of news, and shows what was there before.
      if (old && !inUse()) { location.replace(here()); return; }
      if (mine().some((item) => !item.refused && !held(item)) && !signedOut) timer = setTimeout(flush, Math.min(10000, 1000 * 2 ** tries));
    });
  };
  // What comes behind a refused change of the same table waits for what becomes of that.
  const held = (item) => mine().some((other) => other.refused && other.id < item.id && item.at < other.refused.at && thing(other.action) === thing(item.action));
  const sendAll = async () => {
    for (const item of mine()) {
      if (item.refused || held(item) || !store.get(item.id)) continue;
      const answer = await post(item.action, item.fields, item.again);
      if (answer.is === "later") { tries += 1; return; }
      tries = 0;
      signedOut = answer.is === "stranger";
      if (signedOut) return;
      if (answer.is === "sent") {
        carriedOut(item, answer.spare);
        settle(item, answer);
      } else if (refuse(formOf(item), item, answer.page)) {
        store.drop(item.id);
      } else {
        item.refused = { at: Date.now(), ...reasons(answer.page), gone: answer.page.body.dataset.queues !== undefined && !formOf(item, answer.page) };
        save(item);
        // What was typed is in the bar from now on, and the page shows how things stand.
        const form = formOf(item);
        const typed = form && typedHere(form);
        unmark(form);
        if (form && !typed) {
          form.reset();
          lookAgain();
        }
      }
      show();
    }
  };

  // A form that somebody sends now. It is stored first, so that a closed lid loses nothing.
  const natively = (form, submitter) => {
    const key = draftKey(draftName(form));
    try {
      const typed = JSON.parse(drafts.getItem(key));
      if (typed) drafts.setItem(key, JSON.stringify({ ...typed, sent: true }));
    } catch { /* It was never stored. */ }
    form.dataset.direct = "";
    // Not while the form is being sent: that would be ignored.
    setTimeout(() => form.requestSubmit(submitter?.form === form ? submitter : undefined));
  };
  const send = async (form, submitter) => {
    if (holdsPin(form)) { await sign(form, submitter); return; }
    // What was typed is on its way: it is kept no more.
    clearTimeout(typing);
    if (typedLast === form) typedLast = undefined;
    const own = [...new FormData(form)].filter(([name]) => name !== "form-key");
    if (submitter?.name) own.push([submitter.name, submitter.value]);
    own.push(["form-key", random(24)]);
    const action = submitter?.formAction && submitter.hasAttribute("formaction") ? submitter.formAction : form.action;
    const item = {
      id: number(), sender, senderName, action, page: here(), at: Date.now(), zone, draft: draftName(form),
      fields: own, typed: typedIn(form), what: what(form, submitter),
    };
    const waits = sending || mine().some((other) => !other.refused);
    if (!sender || !save(item)) { natively(form, submitter); return; }
    if (waits) {
      wait(form, item);
      flush();
      return;
    }
    busy = true;
    form.dataset.sent = "yes";
    const slow = setTimeout(() => { busy = false; wait(form, item); }, 2500);
    const answer = await post(action, own);
    clearTimeout(slow);
    if (answer.is === "sent") {
      carriedOut(item, answer.spare);
      forget(item.draft);
      unmark(form);
      const shown = form.isConnected && swap(form, answer.page);
      busy = false;
      if (shown) flush();
      else location.assign(answer.url);
    } else if (answer.is === "refused") {
      // Sent once more as without scripts, so that the page that says why is shown as ever.
      store.drop(item.id);
      unmark(form);
      const told = refuse(form, item, answer.page);
      busy = false;
      if (told) flush();
      else natively(form, submitter);
    } else {
      busy = false;
      signedOut = answer.is === "stranger";
      if (!signedOut) tries = Math.max(tries, 1);
      wait(form, item);
      if (!signedOut) timer = setTimeout(flush, 1000);
    }
  };
  const wait = (form, item) => {
    forget(item.draft);
    if (form.isConnected) mark(form, item.at, "queue-note");
    show();
  };

  // A signature with a PIN waits in its form, for a few minutes, and is sent from there as without scripts: once, so that a
  // mistyped PIN is one wrong try.
  const reachable = async () => {
    try {
      const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(5000) });
      return answer.status < 500;
    } catch {
      return false;
    }
  };
  const sign = async (form, submitter) => {
    if (pin) return;
    pin = { until: Date.now() + PIN_LASTS };
    while (!(await reachable())) {
      if (Date.now() > pin.until) {
        pin = undefined;
        unmark(form);
        for (const field of form.querySelectorAll("input[type=password]")) field.value = "";
        form.before(made("queue-pin-over"));
        show();
        return;
      }
      mark(form, Date.now(), "queue-pin");
      show();
      await new Promise((done) => {
        pin.soon = done;
        setTimeout(done, 3000);
      });
    }
    pin = undefined;
    unmark(form);
    clearTimeout(typing);
    if (typedLast === form) typedLast = undefined;
    forget(draftName(form));
    natively(form, submitter);
  };
  addEventListener("beforeunload", (event) => { if (pin?.soon) event.preventDefault(); });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !managed(form, event.submitter)) return;
    if (form.dataset.direct !== undefined) { delete form.dataset.direct; return; }
    event.preventDefault();
    if (form.dataset.queued !== undefined || form.dataset.sent || (!form.noValidate && !form.reportValidity())) return;
    send(form, event.submitter);
  }, true);

  // What stands in a form that was not sent is kept, and offered again. Of a tablet that is passed round only until its page
  // is closed.
  const drafts = sender ? localStorage : sessionStorage;
  // A form whose own address changes while it is filled in, such as by the choice of a clause, names its draft.
  const draftName = (form) => form.dataset.draft ?? full(form.action);
  const draftKey = (at) => DRAFT + sender + ":" + at;
  const forget = (at) => { try { drafts.removeItem(draftKey(at)); } catch { /* It was never stored. */ } };
  const kept = (form) => [...form.elements].filter((field) => field.name && !["hidden", "password", "submit", "button", "file", "fieldset"].includes(field.type));
  // Which choice of a list is made before anybody makes one: the first that can be, where the page names none.
  const usual = (options) => {
    const named = options.findIndex((option) => option.defaultSelected);
    return named < 0 ? options.findIndex((option) => !option.disabled) : named;
  };
  const touched = (field) => {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.options) return field.options.length > 0 && field.selectedIndex !== usual([...field.options]);
    return field.value !== field.defaultValue;
  };
  const changed = (form) => kept(form).some(touched);
  const values = (form, names) => kept(form)
    .filter((field) => (!names || names.includes(field.name)) && (!["checkbox", "radio"].includes(field.type) || field.checked))
    .map((field) => [field.name, field.value]);
  // Somebody types something else in it than what waits or was sent from another page of this browser.
  const typedHere = (form) => form.dataset.queued === undefined && !form.dataset.sent && changed(form);
  // What was typed into a form before Reeve answered with it, such as for another clause: it stands in it again, as Reeve has read it.
  // A name that has become a box is none of the fields of the form as it is asked for: there it is typed again.
  const before = new Map();
  const asTyped = (form, came) => ([name, value]) => {
    const field = form.elements[name];
    return [name, value || (field.type === "text" && !touched(field) ? came.find(([other]) => other === name)?.[1] ?? "" : value)];
  };
  const draft = (form) => {
    if (form.dataset.queued !== undefined) return;
    const key = draftKey(draftName(form));
    const came = before.get(form);
    // Where the page fills in more with each choice, only what was typed is put back over it.
    const names = form.dataset.draft === undefined ? undefined : [...new Set([...came?.names ?? [], ...kept(form).filter(touched).map((field) => field.name)])];
    try {
      if (came || changed(form)) drafts.setItem(key, JSON.stringify({ at: Date.now(), names, fields: values(form, names).map(asTyped(form, came?.fields ?? [])) }));
      else drafts.removeItem(key);
    } catch { /* A device that stores nothing keeps nothing. */ }
  };
  let typing;
  let typedLast;
  const note = (event) => {
    const form = event.target.form;
    if (!form || !managed(form) || form.dataset.queued !== undefined) return;
    clearTimeout(typing);
    typedLast = form;
    typing = setTimeout(keepTyped, 200);
  };
  const keepTyped = () => {
    clearTimeout(typing);
    if (typedLast?.isConnected) draft(typedLast);
    typedLast = undefined;
  };
  addEventListener("pagehide", keepTyped);
  const offer = (form) => {
    const at = draftName(form);
    let found;
    try { found = JSON.parse(drafts.getItem(draftKey(at))); } catch { return; }
    if (!found) return;
    // The page that says why something was refused holds it already.
    if (found.sent && content.querySelector(".faults, #clash, :scope > .notice.wrong")) { forget(at); return; }
    if (form.dataset.draft !== undefined && path(form.action) === location.pathname && !found.again) {
      before.set(form, found);
      draft(form);
      return;
    }
    const same = JSON.stringify(values(form, found.names)) === JSON.stringify(found.fields.filter(([name]) => kept(form).some((field) => field.name === name)));
    if (same || !kept(form).length || Date.now() - found.at > DRAFT_LASTS) { forget(at); return; }
    if (found.again) {
      form.closest("details")?.setAttribute("open", "");
      fill(form, found.fields, found.names);
      form.before(made("queue-restored"));
      draft(form);
      return;
    }
    const box = made("queue-draft");
    for (const when of box.querySelectorAll("[data-when]")) when.textContent = clock(found.at);
    box.querySelector(found.sent ? "[data-unsent]" : "[data-sent]").remove();
    box.querySelector("[data-sent]")?.removeAttribute("hidden");
    box.querySelector("[data-restore]").addEventListener("click", () => {
      form.closest("details")?.setAttribute("open", "");
      fill(form, found.fields, found.names);
      box.remove();
      kept(form).find((field) => field.type !== "hidden")?.focus();
    });
    box.querySelector("[data-forget]").addEventListener("click", () => { forget(at); box.remove(); });
    form.before(box);
  };

  // On the way back a browser fills a form in again. A ruling that was saved would be saved a second time, and one that wasn't is
  // offered as a draft.
  addEventListener("pageshow", (event) => {
    if (!event.persisted && performance.getEntriesByType("navigation")[0]?.type !== "back_forward") return;
    for (const form of content.querySelectorAll("form[data-draft]")) form.reset();
  });

  // What waits from before is shown in its form again.
  const dress = (began) => {
    const waiting = mine().filter((item) => !item.refused).map((item) => formOf(item));
    for (const form of pin ? [] : content.querySelectorAll("form[data-queued]")) {
      // Another page of this browser has sent it.
      if (waiting.includes(form)) continue;
      unmark(form);
      form.reset();
    }
    for (const item of mine()) {
      const form = item.refused ? null : formOf(item);
      if (!form || form.dataset.queued !== undefined) continue;
      // What is typed here stays: sent, it is held against what the other page has sent meanwhile.
      if (began !== true && typedHere(form)) continue;
      if (!form.querySelector("button.tap")) fill(form, item.fields);
      mark(form, item.at, "queue-note");
    }
  };
  // This page says what was done: what was sent without this script has arrived.
  if (new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href).searchParams.has("done")) {
    try {
      for (const key of Object.keys(drafts)) if (key.startsWith(draftKey("")) && JSON.parse(drafts.getItem(key))?.sent) drafts.removeItem(key);
    } catch { /* Nothing was stored. */ }
  }
  // What differs is told here, beside what is stored: nothing of it waits.
  if (content.querySelector("[aria-labelledby^=clash]")) forget(here());
  if (queues !== undefined) {
    dress(true);
    for (const form of content.querySelectorAll("form[method=post]")) {
      if (form.dataset.queued === undefined && managed(form)) offer(form);
    }
    document.addEventListener("input", note);
    document.addEventListener("change", note);
  }
  // Such an answer becomes the page that is asked for at its own address, so that nobody is asked on the way back whether the form is to be
  // sent again: what was typed is offered there. Not before every script has seen what the page is.
  addEventListener("DOMContentLoaded", () => {
    if (ownAddress && path(ownAddress) !== location.pathname && content.querySelector("form[data-draft]")) history.replaceState(history.state, "", ownAddress);
  });
  for (const key of store.keys(DRAFT)) if (Date.now() - (store.get(key)?.at ?? 0) > DRAFT_LASTS) store.drop(key);

  const again = () => {
    tries = 0;
    pin?.soon?.();
    flush();
  };
  addEventListener("online", again);
  addEventListener("storage", () => { show(); dress(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) again(); });
  document.addEventListener("reeve:connected", again);
  document.addEventListener("reeve:changed", dress);
  addEventListener("pageshow", (event) => { if (event.persisted) again(); });
  if (store.keys(DONE).length) ask();
  show();
  flush();
})();
