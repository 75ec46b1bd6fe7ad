// An open page is kept as it was, with its time, for static/worker.js.
(() => {
  "use strict";
  const root = document.documentElement;
  const notice = document.getElementById("kept");

  // Left as soon as there is a newer one, unless somebody types in it.
  if (root.dataset.kept) {
    const typed = () => document.querySelector("[data-queued]")
      || [...document.querySelectorAll("#content input:not([type=hidden]), #content textarea")].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
    // Still no connection: the worker asks whether another machine has taken over.
    const lead = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: { address, goesOn } }) => {
        const words = notice.querySelector("[data-next]");
        words.hidden = !goesOn;
        if (goesOn) words.querySelector("a").href = address + location.pathname + location.search + (globalThis.reeveHanded?.() ?? "");
      };
      navigator.serviceWorker?.controller?.postMessage({ next: true }, [port2]);
    };
    const look = async () => {
      if (document.hidden) return;
      try {
        const answer = await fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(5000) });
        if (answer.status >= 500) return;
        if (!typed()) location.reload();
        for (const words of notice.querySelectorAll("[data-back]")) words.hidden = false;
        notice.querySelector("[data-away]").hidden = true;
      } catch { lead(); }
    };
    lead();
    setInterval(look, 8000);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return;
  }
  const workers = navigator.serviceWorker;
  // An answer to a form stands elsewhere.
  const { page: at = location.pathname } = document.body.dataset;
  if (!workers || !isSecureContext || !notice || document.body.dataset.keep === undefined || document.querySelector(".faults") || at.split("?")[0] !== location.pathname) return;

  // Without what is typed, what waits and what is in confidence.
  const copy = (shown) => {
    const page = shown.cloneNode(true);
    const at = new Date();
    page.dataset.kept = at.toISOString();
    const line = page.querySelector("#kept");
    line.hidden = false;
    const { zone } = page.querySelector("body").dataset;
    line.querySelector("span").textContent = `${reeveTime(at, zone, { hour: "2-digit", minute: "2-digit" })} on ${reeveTime(at, zone, { day: "numeric", month: "long" })}`;
    for (const gone of page.querySelectorAll(".queued, .draft, [data-unkept]")) gone.remove();
    for (const styled of page.querySelectorAll("[style]")) styled.removeAttribute("style");
    for (const form of page.querySelectorAll("form")) for (const name of ["queued", "sent"]) delete form.dataset[name];
    for (const field of page.querySelectorAll("[data-stopped]")) { field.disabled = false; delete field.dataset.stopped; }
    const bar = page.querySelector("#queue");
    if (bar) { bar.hidden = true; bar.querySelector("ol").replaceChildren(); bar.querySelector("#queue-line").textContent = ""; bar.querySelector("#queue-elsewhere a").href = ""; }
    return `<!doctype html>${page.outerHTML}`;
  };
  const filesOf = (page) => [...page.querySelectorAll("link[rel=stylesheet], link[rel=icon], script[src]")].map((file) => file.href || file.src);
  const hand = async (address, page) => {
    const worker = (await workers.ready).active;
    worker?.postMessage({ keep: address, html: copy(page), files: filesOf(page), lang: page.lang });
  };
  const keep = () => hand(location.href.split("#")[0], root);
  // From static/prefetch.js.
  document.addEventListener("reeve:keep", ({ detail }) => hand(detail.address, detail.page).catch(() => {}));
  let timer;
  const soon = (wait) => {
    // Not put off by each further change: where there is one every second, the page is kept all the same.
    timer ??= setTimeout(now, wait);
  };
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    keep().catch(() => {});
  };
  const begin = () => {
    workers.register("/worker.js", { updateViaCache: "none" }).then(() => soon(300)).catch(() => {});
    document.addEventListener("reeve:changed", () => soon(2000));
    document.addEventListener("reeve:swapped", () => soon(300));
    // What was seen last, when the network goes or the page is put away.
    addEventListener("offline", () => { if (timer) now(); });
    document.addEventListener("visibilitychange", () => { if (document.hidden && timer) now(); });
  };
  const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 500));
  if (document.readyState === "complete") idle(begin); else addEventListener("load", () => idle(begin));
})();
