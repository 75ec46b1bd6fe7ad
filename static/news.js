// Has the browser's push service give the address by which this device is woken, and sends it with the form.
(() => {
  "use strict";
  const form = document.getElementById("news");
  if (!form) return;
  const part = (name) => form.querySelector(`[data-${name}]`);
  const ask = form.querySelector("[name=wanted][value=yes]");
  if (!navigator.serviceWorker || !window.PushManager || !window.Notification) {
    ask.hidden = true;
    part("cannot").hidden = false;
    return;
  }
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  // A push service that can't be reached never answers.
  const LATE = new Error("late");
  const soon = (promise) => Promise.race([promise, new Promise((_, fail) => { setTimeout(() => fail(LATE), 15000); })]);
  const address = async () => {
    // The permission first: Safari asks only while the finger is on the button.
    if (await Notification.requestPermission() !== "granted") return undefined;
    await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) };
    try {
      return (await soon(pushManager.subscribe(options))).endpoint;
    } catch (fault) {
      if (fault === LATE) throw fault;
      // What was asked for with another key, as of a Reeve that was here before.
      await (await pushManager.getSubscription())?.unsubscribe();
      return (await soon(pushManager.subscribe(options))).endpoint;
    }
  };
  form.addEventListener("submit", async (event) => {
    if (event.submitter !== ask || form.elements.endpoint.value) return;
    event.preventDefault();
    event.stopPropagation();
    ask.disabled = true;
    for (const name of ["denied", "late"]) part(name).hidden = true;
    part("trying").hidden = false;
    const endpoint = await address().catch(() => null);
    part("trying").hidden = true;
    ask.disabled = false;
    part("denied").hidden = endpoint !== undefined;
    part("late").hidden = endpoint !== null;
    if (!endpoint) return;
    form.elements.endpoint.value = endpoint;
    form.requestSubmit(ask);
  }, true);
})();
