// What pages still want kept when somebody signs out.

import assert from "node:assert/strict";

// The page goes on sending until it is gone.
export async function sendWhileLeaving(person) {
  await person.page.evaluate(() => {
    const again = () => navigator.serviceWorker.controller.postMessage({ keep: `${location.origin}/rules`, html: "late", files: [] });
    addEventListener("pagehide", () => { for (let n = 0; n < 5; n += 1) again(); });
    document.querySelector("form[action$='/sign-out']").addEventListener("submit", () => { for (let n = 0; n < 40; n += 1) setTimeout(again, n * 5); });
  });
}

// A browser stops a service worker that has nothing to do, and starts it again with the next message.
// Nothing is kept of what a window sends that was open at a sign-out, even where the worker was stopped since.
export async function nothingOfBefore(person, window, keptPages, until) {
  const browser = await person.context.newCDPSession(window);
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.stopAllWorkers");
  const send = (page, path) => page.evaluate(async (path) => {
    (await navigator.serviceWorker.ready).active.postMessage({ keep: `${location.origin}${path}`, html: "sent", files: [] });
  }, path);
  await send(window, "/of-before");
  await send(person.page, "/of-now");
  await until("the page of a window that came later", async () => (await keptPages(person)).some((page) => page.endsWith("/of-now")));
  assert.ok(!(await keptPages(person)).some((page) => page.endsWith("/of-before")), "a window of before the sign-out has something kept");
  await window.close();
}
