// The page of a two-minute code: counts down, and goes on by itself once the code was used or has run out.
(() => {
  "use strict";
  const shown = document.querySelector("[data-code]");
  if (!shown) return;
  const left = shown.querySelector("[data-left]");
  const end = Date.now() + Number(shown.dataset.code) * 1000;
  const goOn = () => location.replace(shown.dataset.then);
  const count = setInterval(() => {
    const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    left.textContent = seconds === 1 ? left.dataset.leftOne : left.dataset.left.replace("{n}", seconds);
    if (seconds === 0) {
      clearInterval(count);
      goOn();
    }
  }, 1000);
  const ask = async () => {
    try {
      const answer = await fetch(shown.dataset.state, { cache: "no-store" });
      if (answer.ok && (await answer.text()) !== "open") return goOn();
    } catch {
      // No connection for a moment; the link on the page does the same by hand.
    }
    setTimeout(ask, 2000);
  };
  setTimeout(ask, 2000);
})();
