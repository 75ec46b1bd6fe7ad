// A screen in the hall through a night of its own: the device's clock is put right and wrong, the server dies and comes back, and
// a new version of Reeve takes its place. Nobody touches the screen, and it never shows an error.
import assert from "node:assert/strict";
import { firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

// What the clock in the corner shows, in minutes.
const clockOf = async (hall) => {
  const text = await hall.page.locator(".screen-time").textContent();
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
};

const isRight = async (hall) => {
  const right = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Kathmandu" }).format(new Date());
  const apart = Math.abs((await clockOf(hall)) - (Number(right.slice(0, 2)) * 60 + Number(right.slice(3, 5))));
  return Math.min(apart, 1440 - apart) <= 1;
};

export async function screenThroughTheNight(browser, tally) {
  const reeve = await startReeve();
  try {
    const { desk, send, create } = await firstOrganizer(browser, reeve);
    await create("night", "Night Cup", { time_zone: "Asia/Kathmandu" });
    await send("/run/night/screens", { screen: "Hall" });
    const hall = await Person.arrive(browser, reeve.address, "a screen left alone", { size: "hall" });
    await hall.context.addInitScript(() => {
      const real = Date.now.bind(Date);
      const Real = Date;
      window.wrongBy = 0;
      window.Date = class extends Real {
        constructor(...given) { super(...(given.length ? given : [real() + window.wrongBy])); }
        static now() { return real() + window.wrongBy; }
      };
    });
    await hall.page.goto(`${reeve.address}/t/night/screen/1`);
    await hall.page.locator("[data-part]:not([hidden])").waitFor();
    await hall.page.waitForFunction(() => document.querySelector(".screen-time").textContent.includes(":"));
    await hall.page.evaluate(() => { window.before = "here"; });

    await tally.check("a screen's clock stays right when the device's time is changed", async () => {
      assert.ok(await isRight(hall), "before");
      for (const hours of [-5, 9, 24 * 400]) {
        await hall.page.evaluate((by) => { window.wrongBy = by; }, hours * 3600 * 1000);
        await hall.page.waitForTimeout(1200);
        assert.ok(await isRight(hall), `with a device that is wrong by ${hours} hours`);
      }
    });

    await tally.check("a screen keeps its picture and its time while the server is dead, and goes on when it is back", async () => {
      hall.offline = true;
      await reeve.kill();
      const lost = hall.page.locator("#screen-lost");
      await lost.waitFor({ state: "visible", timeout: 15000 });
      assert.match(await lost.textContent(), /This picture is from \d\d:\d\d\./);
      assert.equal(await hall.page.locator("[data-part]:not([hidden])").count(), 1, "the picture stays");
      await hall.page.waitForTimeout(2500);
      assert.ok(await isRight(hall), "the clock goes on");
      await reeve.again();
      await lost.waitFor({ state: "hidden", timeout: 30000 });
      await send("/run/night/announcements", { message: "The server is back." });
      await hall.page.getByText("The server is back.").waitFor({ timeout: 5000 });
      assert.equal(await hall.page.evaluate(() => window.before), "here", "the same Reeve: nothing was loaded anew");
    });

    await tally.check("a screen never shows what a proxy answers in place of a server that is away", async () => {
      const screen = "**/t/night/screen/1";
      for (const status of [502, 503]) {
        await hall.page.route(screen, (route) => route.fulfill({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" }));
        await send("/run/night/announcements", { message: `While it answers ${status}.` });
        await hall.page.locator("#screen-lost").waitFor({ state: "visible", timeout: 10000 });
        assert.equal(await hall.page.getByText("Bad gateway").count(), 0);
        await hall.page.unroute(screen);
        await send("/run/night/announcements", { message: `After ${status}.` });
        await hall.page.getByText(`After ${status}.`).waitFor({ timeout: 10000 });
      }
    });

    // A hall shows ten messages at most.
    const takeAllBack = async () => {
      const page = await (await desk.context.request.get(`${reeve.address}/run/night/announcements`)).text();
      const shown = new Set([...page.matchAll(/name="announcement" value="(\d+)"/g)].map(([, id]) => id));
      for (const announcement of shown) await send("/run/night/announcements/take-back", { announcement });
    };
    await takeAllBack();
    await tally.check("a screen believes neither a proxy nor the sign-in page of a network that it is gone", async () => {
      const screen = "**/t/night/screen/1";
      for (const status of [200, 403, 404]) {
        await hall.page.route(screen, (route) => route.fulfill({ status, contentType: "text/html", body: "<h1>Please accept our terms</h1>" }));
        await send("/run/night/announcements", { message: `While a portal says ${status}.` });
        await hall.page.locator("#screen-lost").waitFor({ state: "visible", timeout: 10000 });
        assert.ok(await hall.page.locator("#screen-gone").isHidden(), `${status}: the picture stays`);
        assert.equal(await hall.page.locator("[data-part]:not([hidden])").count(), 1, `${status}: the picture stays`);
        await hall.page.unroute(screen);
        await send("/run/night/announcements", { message: `After a portal's ${status}.` });
        await hall.page.getByText(`After a portal's ${status}.`).waitFor({ timeout: 10000 });
        assert.ok(await hall.page.locator("#screen-lost").isHidden(), `${status}: the connection is back`);
      }
    });

    await takeAllBack();
    await tally.check("a screen takes a new version of Reeve by itself", async () => {
      await hall.page.route("**/t/night/screen/1", async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/(href="[^"]*screen\.[^"]*\.css)"/, '$1?new"');
        await route.fulfill({ response: answer, body });
      });
      await send("/run/night/announcements", { message: "A new version." });
      await hall.page.waitForFunction(() => window.before === undefined, undefined, { timeout: 20000 });
      await hall.page.getByText("A new version.").waitFor();
      await hall.page.locator("[data-part]:not([hidden])").waitFor();
    });
    // An answer that is on its way is waited for, so that nothing is left to be changed when the page is gone.
    await hall.page.unrouteAll({ behavior: "wait" });
    await hall.leave();
    await desk.leave();
  } finally {
    await reeve.stop();
  }
}
