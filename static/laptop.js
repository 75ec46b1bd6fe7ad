// The page for the person at the laptop asks every two seconds whether anything changed, such as that a phone came, and takes over the
// parts that are different now. A part with the focus in it stays as it is until the focus is elsewhere. A button that takes some seconds
// says so at once.
(() => {
  "use strict";
  const shown = document.querySelector("[data-state]");
  if (!shown) return;
  const gone = shown.querySelector("[data-gone]");
  let missed = 0;
  const take = async () => {
    const answer = await fetch(shown.dataset.page, { cache: "no-store" });
    if (!answer.ok) return;
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    let left = false;
    for (const part of shown.querySelectorAll("[data-part]")) {
      const other = next.querySelector(`[data-part="${part.dataset.part}"]`);
      if (!other || part.innerHTML === other.innerHTML) continue;
      if (part.contains(document.activeElement) || part.querySelector("[data-busy]:disabled")) left = true;
      else part.replaceChildren(...other.childNodes);
    }
    if (!left) shown.dataset.state = next.querySelector("[data-state]")?.dataset.state ?? "";
  };
  const ask = async () => {
    try {
      const answer = await fetch(shown.dataset.asks, { cache: "no-store" });
      missed = answer.ok ? 0 : missed + 1;
      if (answer.ok && (await answer.text()) !== shown.dataset.state) await take();
    } catch {
      missed += 1;
    }
    // One answer may get lost while the laptop changes from one network to another.
    gone.hidden = missed < 2;
    setTimeout(ask, 2000);
  };
  setTimeout(ask, 2000);
  // Not while the form is being put together.
  shown.addEventListener("submit", ({ submitter }) => setTimeout(() => {
    if (submitter?.dataset.busy) Object.assign(submitter, { disabled: true, textContent: submitter.dataset.busy });
  }));
  // On the way back the browser shows the page as it was left.
  addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });
})();
