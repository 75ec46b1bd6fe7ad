// News on a player's phone: asked for on the own page, sent by a push service, shown by the worker without a word that is not public.
// The push service is one of the test's own, since Chromium's is on the internet: what its browser would give as the address of the
// device is handed to the page and the worker, and the message is delivered by the browser's own tools.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

async function pushService() {
  const woken = [];
  const server = createServer((request, answer) => {
    woken.push({ path: request.url, authorization: request.headers.authorization, length: request.headers["content-length"] });
    answer.writeHead(201).end();
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return { origin: `http://127.0.0.1:${server.address().port}`, woken, close: () => server.close() };
}

// The registration of the worker, as the browser's tools name it.
async function registration(person) {
  const tools = await person.context.newCDPSession(person.page);
  const found = new Promise((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => { if (registrations.length) resolve(registrations[0].registrationId); });
  });
  await tools.send("ServiceWorker.enable");
  return { tools, id: await found };
}

export async function toldOnAPhone(browser, tally, look, done) {
  const service = await pushService();
  const reeve = await startReeve({ named: true, settings: ["--push-services", service.origin] });
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    await crowd(organizer, "told", "Night of News", 13);
    desk.faults.length = 0;
    await desk.page.goto(`${reeve.address}/run/told/players/3`);
    const link = await desk.page.locator("a[href*='/p/']").first().getAttribute("href");

    const phone = await Person.arrive(browser, reeve.address, "a player", { size: "phone" });
    await phone.context.grantPermissions(["notifications"], { origin: reeve.address });
    const endpoint = `${service.origin}/phone`;
    await phone.page.addInitScript((address) => {
      PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 65 || applicationServerKey[0] !== 4) throw new Error("not as browsers want it");
        return { endpoint: address };
      };
    }, endpoint);
    await phone.page.goto(new URL(link, reeve.address).href);
    await phone.page.getByText("Tell me", { exact: true }).click();
    await look(phone, "news are offered");
    await phone.press("Tell me on this device");
    await phone.sees("You will be told on this device.");
    await phone.page.getByText("Tell me", { exact: true }).click();
    await phone.sees("You are told on one device.");
    await look(phone, "news are asked for");

    await send("/run/told/rounds/prelim/1/publish", {});
    await tally.check("the phone is woken with an empty, signed message when the seats are public", async () => {
      for (let waited = 0; service.woken.length === 0 && waited < 200; waited += 1) await phone.page.waitForTimeout(50);
      const [{ path, authorization, length }] = service.woken;
      assert.deepEqual([path, length], ["/phone", "0"]);
      assert.match(authorization, /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    });

    await tally.check("the worker asks what there is and shows it, once", async () => {
      const worker = phone.context.serviceWorkers()[0] ?? (await phone.context.waitForEvent("serviceworker"));
      await worker.evaluate((address) => { PushManager.prototype.getSubscription = async () => ({ endpoint: address }); }, endpoint);
      const { tools, id } = await registration(phone);
      const shown = async () => worker.evaluate(async () => (await self.registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data })));
      const deliver = () => tools.send("ServiceWorker.deliverPushMessage", { origin: reeve.address, registrationId: id, data: "" });
      await deliver();
      for (let waited = 0; (await shown()).length === 0 && waited < 600; waited += 1) await phone.page.waitForTimeout(50);
      const own = new URL(link, reeve.address).pathname;
      const expected = [{ title: "Night of News", body: "The seats are public: see where your table is.", data: own }];
      assert.deepEqual(await shown(), expected);
      await deliver();
      await phone.page.waitForTimeout(500);
      assert.deepEqual(await shown(), expected);
    });

    await phone.press("Tell me no more");
    await phone.sees("You won't be told any more, on any device.");
    await done(phone);
    await done(desk);
  } finally {
    service.close();
    await reeve.stop();
  }
}
