// A page that its reader has open is kept on the device as it was, with its time, where the browser lets a page do so (over
// https, and on the machine itself). The worker shows it when there is no connection (static/worker.js).
(() => {
  "use strict";
  const root = document.documentElement;
  const notice = document.getElementById("kept");

  // This is such a page: it is left as soon as there is a newer one, unless somebody types in it.
  if (root.dataset.kept) {
    const typed = () => document.querySelector("[data-queued]")
      || [...document.querySelectorAll("#content input:not([type=hidden]), #content textarea")].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
    const look = async () => {
      if (document.hidden) return;
      try {
        const answer = await fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(5000) });
        if (answer.status >= 500) return;
        if (!typed()) location.reload();
        for (const words of notice.querySelectorAll("[data-back]")) words.hidden = false;
        notice.querySelector("[data-away]").hidden = true;
      } catch { /* Still no connection. */ }
    };
    setInterval(look, 8000);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return;
  }
  const workers = navigator.serviceWorker;
  if (!workers || !isSecureContext || !notice || document.body.dataset.keep === undefined || document.querySelector(".faults")) return;

  // The page as it is shown, without what is being typed, what waits and what is in confidence.
  const copy = () => {
    const page = root.cloneNode(true);
    const at = new Date();
    page.dataset.kept = at.toISOString();
    const line = page.querySelector("#kept");
    line.hidden = false;
    line.querySelector("span").textContent = `${at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })} on ${at.toLocaleDateString("en-GB", { day: "numeric", month: "long" })}`;
    for (const gone of page.querySelectorAll(".queued, .draft, [data-unkept]")) gone.remove();
    // What scripts have set there the policy of the page would refuse.
    for (const styled of page.querySelectorAll("[style]")) styled.removeAttribute("style");
    for (const form of page.querySelectorAll("form")) for (const name of ["queued", "sent"]) delete form.dataset[name];
    for (const field of page.querySelectorAll("[data-stopped]")) { field.disabled = false; delete field.dataset.stopped; }
    const bar = page.querySelector("#queue");
    if (bar) { bar.hidden = true; bar.querySelector("ol").replaceChildren(); bar.querySelector("#queue-line").textContent = ""; }
    return `<!doctype html>${page.outerHTML}`;
  };
  const keep = async () => {
    const worker = (await workers.ready).active;
    const files = [...document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script[src]")].map((file) => file.href || file.src);
    worker?.postMessage({ keep: location.href.split("#")[0], html: copy(), files });
  };
  let timer;
  const soon = (wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => keep().catch(() => {}), wait);
  };
  const begin = () => {
    workers.register("/worker.js", { updateViaCache: "none" }).then(() => soon(300)).catch(() => {});
    document.addEventListener("reeve:changed", () => soon(2000));
  };
  const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 500));
  if (document.readyState === "complete") idle(begin); else addEventListener("load", () => idle(begin));
})();
