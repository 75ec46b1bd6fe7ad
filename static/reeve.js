// Reeve's own script. Every page works without it; each part below makes one thing quicker.
(() => {
  "use strict";
  const root = document.documentElement;
  root.classList.add("js");
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  // A moment as the clocks of a tournament show it, for the other scripts too. A browser that does not know its time zone, or a page that
  // names none, takes the device's.
  globalThis.reeveTime = (at, timeZone, parts) => {
    try {
      return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone }).format(at);
    } catch {
      return new Intl.DateTimeFormat("en-GB", parts).format(at);
    }
  };
  // A name inside a sentence, and the sentence in its element: as on the server, a name stands in an element that nobody translates.
  globalThis.reeveName = (name) => `\u2068${name}\u2069`;
  globalThis.reeveSay = (element, sentence) => {
    const named = (name) => Object.assign(document.createElement("bdi"), { translate: false, textContent: name });
    element.replaceChildren(...sentence.split(/\u2068([^\u2068\u2069]*)\u2069/).map((part, at) => (at % 2 ? named(part) : part)));
  };
  // Letters that people leave their marks off when they search.
  const plain = { "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "ς": "σ" };
  const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
  const left = /['`´ʹʻʼʽʾʿˈ‘’‛′‵ꞌ＇՚׳\-‐‑‒–—―−⁃˗﹘﹣－֊־\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
  const fold = (text) => text.replace(/,/g, " ").replace(left, "").toLowerCase().normalize("NFKD").replace(marks, "").replace(/[łøđðħŧþßæœıς]/g, (c) => plain[c]);
  // A word is also found where it goes over blanks, from the beginning of a word on: "obrien" finds O Brien.
  const has = (text, word) => text.includes(word) || text.split(/\s+/).some((_, at, all) => all.slice(at).join("").startsWith(word));
  // The same with letters written out, as German does without its keys: "mueller" finds Müller, and "muller" does too.
  const written = { "ä": "ae", "ö": "oe", "ø": "oe", "ü": "ue", "å": "aa" };
  const wide = (text) => fold(text.toLowerCase().normalize("NFC").replace(/[äöøüå]/g, (c) => written[c]));

  // Theme: the form in the footer works by itself; here the page changes at once.
  const themes = document.querySelector("form[data-theme-form]");
  themes?.addEventListener("submit", (event) => {
    const theme = event.submitter?.value;
    if (!theme) return;
    event.preventDefault();
    if (theme === "auto") delete root.dataset.theme; else root.dataset.theme = theme;
    const age = theme === "auto" ? 0 : 31536000;
    document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`;
    for (const button of all("button", themes)) button.setAttribute("aria-pressed", String(button.value === theme));
  });

  // Whoever creates something is where it will be, as a rule.
  const zone = document.querySelector("input[name=time_zone]");
  if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

  // On a phone the navigation is one line: the page that is open comes into view.
  for (const tabs of all(".tabs > ul")) {
    const open = tabs.querySelector("[aria-current]");
    if (open && tabs.scrollWidth > tabs.clientWidth) tabs.scrollLeft = open.offsetLeft - (tabs.clientWidth - open.offsetWidth) / 2;
  }

  // "More" closes like a menu, and Enter in its search goes to the first page that is left.
  const more = document.querySelector(".tabs .rest");
  if (more) {
    const search = more.querySelector("input");
    document.addEventListener("click", ({ target }) => { if (!more.contains(target)) more.open = false; });
    more.addEventListener("toggle", () => { if (more.open && matchMedia("(pointer: fine)").matches) search.focus(); });
    more.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        more.open = false;
        more.querySelector("summary").focus();
      } else if (event.key === "Enter" && event.target === search) {
        all("li:not([hidden]) > a", more).find((way) => way.getClientRects().length)?.click();
      }
    });
  }

  // What was just done is said once: the address loses it, so that neither a reload nor a bookmark says it again.
  const here = new URL(location.href);
  if (here.searchParams.has("done")) {
    here.searchParams.delete("done");
    history.replaceState(history.state, "", here);
  }

  // What an address leads to opens: a round of the seats, or a line of the standings, which says why it stands there.
  const opened = () => {
    const row = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const why = row && (row.matches("details") ? row : row.matches("tr") && row.querySelector("details"));
    if (why) why.open = true;
  };
  addEventListener("hashchange", opened);
  opened();

  // Search as you type: <input data-filter="#list"> hides the children of #list, or what its data-rows names
  // in it, that don't hold the words; data-count names the element that tells how many are left, in the words of its data-of, and
  // data-none the empty state.
  for (const input of all("[data-filter]")) {
    const list = document.querySelector(input.dataset.filter);
    if (!list) continue;
    const read = () => (list.dataset.rows ? all(list.dataset.rows, list) : [...list.children]).map((row) => {
      const text = row.dataset.words ?? row.textContent;
      return [row, fold(text), wide(text)];
    });
    let rows = read();
    list.dataset.filtered = "";
    const [count, none] = [input.dataset.count, input.dataset.none].map((id) => id && document.querySelector(id));
    const run = () => {
      const words = fold(input.value).split(/\s+/).filter(Boolean);
      const wides = wide(input.value).split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const [row, text, wideText] of rows) {
        row.hidden = !words.every((word, at) => has(text, word) || has(wideText, wides[at]));
        if (!row.hidden) shown += 1;
      }
      if (count) count.textContent = words.length ? count.dataset.of.replace("{shown}", shown).replace("{all}", rows.length) : "";
      if (none) none.hidden = shown > 0;
    };
    input.addEventListener("input", run);
    input.form?.addEventListener("submit", (event) => {
      if (input.dataset.stay !== undefined) event.preventDefault();
      // Enter taps on the only one who is left.
      const left = input.dataset.only !== undefined && input.value.trim() ? rows.filter(([row]) => !row.hidden) : [];
      const tap = left.length === 1 && left[0][0].querySelector("button.tap[aria-pressed=false]");
      if (!tap) return;
      event.preventDefault();
      tap.form.requestSubmit(tap);
      input.value = "";
      run();
    });
    document.addEventListener("reeve:changed", () => { rows = read(); run(); });
    run();
  }

  // Copy what a button names: <button data-copy="#id" data-done="Copied" data-js>.
  for (const button of all("[data-copy]")) {
    button.addEventListener("click", async () => {
      const source = document.querySelector(button.dataset.copy);
      const text = source?.value ?? source?.href ?? source?.textContent ?? "";
      try {
        await navigator.clipboard.writeText(text.trim());
        button.textContent = button.dataset.done;
      } catch {
        source?.select?.();
      }
    });
  }

  // Whoever signs out leaves nothing behind of what was typed (static/queue.js).
  document.addEventListener("submit", ({ target }) => {
    if (!/\/sign-out/.test(target.action)) return;
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith("reeve:d:")) localStorage.removeItem(key);
    } catch { /* Nothing was stored. */ }
  });

  // How far the spare is behind, as long as the page is looked at.
  const spare = document.getElementById("spare");
  if (spare) setInterval(async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(spare.dataset.at);
      const [mark, late] = answer.ok ? (await answer.text()).split("\n") : [];
      if (!mark) return;
      spare.textContent = mark;
      const notice = document.getElementById("spare-late");
      const said = notice.querySelector("span");
      if (said.textContent !== late) said.textContent = late;
      notice.hidden = !late;
    } catch { /* No connection, and the page says so. */ }
  }, 10000);

  // A form is sent once.
  for (const form of all("form[method=post]")) {
    form.addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = "yes";
    });
    addEventListener("pageshow", () => delete form.dataset.sent);
  }

  // Print: <button data-print data-js>.
  for (const button of all("[data-print]")) button.addEventListener("click", () => print());

  // What is typed anew is no longer what the fault beside it is about.
  document.addEventListener("input", ({ target }) => {
    if (target.getAttribute?.("aria-invalid") !== "true") return;
    target.removeAttribute("aria-invalid");
    target.closest(".field.bad")?.classList.remove("bad");
    for (const id of (target.getAttribute("aria-describedby") ?? "").split(" ")) {
      if (id.startsWith("x-")) document.getElementById(id)?.setAttribute("hidden", "");
    }
  });

  // After a form came back with faults, the list of them is where reading goes on; a PIN is only typed again.
  (document.querySelector(".pin-field [aria-invalid]") ?? document.querySelector(".faults"))?.focus();
})();
