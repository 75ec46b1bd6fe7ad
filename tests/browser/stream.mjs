// What is laid over a stream: made by the organizer, given to OBS, on no ground, and changed within moments by the page of the event.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

export async function overAStream(browser, tally, look, done) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    await crowd(organizer, "stream", "Stream Cup", 14);
    await send("/run/stream/rounds/prelim/1/publish", {});
    await send("/run/stream/rounds/prelim/1/start", {});
    desk.faults.length = 0;
    await desk.page.goto(`${reeve.address}/run/stream/screens`);
    await desk.follow("streams");
    await desk.fill({ Name: "Lower third" });
    await desk.press("Make the address");
    await desk.sees("The address is ready.");
    await look(desk, "addresses for streams");
    const address = await desk.page.locator("a.address").getAttribute("href");
    const obs = await Person.arrive(browser, reeve.address, "OBS", { size: "hall" });
    await obs.page.goto(address);
    await tally.check("a stream has no ground, and nothing on it until somebody says what", async () => {
      const grounds = await obs.page.evaluate(() => [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor));
      assert.deepEqual(grounds, ["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
      assert.equal(await obs.page.locator(".plate").count(), 0);
    });
    await desk.follow("Lower third");
    const show = async (part, number, corner) => {
      await desk.field("Shows").selectOption({ label: part });
      await desk.fill({ "Number of the table, or of the player": number });
      await desk.field("Where").selectOption({ label: corner });
      await desk.press("Show it");
      await desk.sees("Saved. The stream shows it within a second.");
    };
    await show("One table", "1", "Bottom right");
    await look(desk, "what a stream shows");
    // The first time it does not listen to this event yet, and asks every ten seconds.
    await obs.page.locator(".part-table li").nth(3).waitFor({ timeout: 15000 });
    await tally.check("then it follows within moments, in its corner", async () => {
      await show("Round and clock", "", "Top left");
      await obs.page.locator("#stream.top-left .time").waitFor({ timeout: 5000 });
      const box = await obs.page.locator(".plate").boundingBox();
      assert.ok(box.x < 200 && box.y < 200 && box.height < 400, JSON.stringify(box));
    });
    await tally.check("a player stands below the picture", async () => {
      await show("One player", "3", "Bottom");
      await obs.page.locator(".part-player").waitFor({ timeout: 5000 });
      const box = await obs.page.locator(".plate").boundingBox();
      assert.ok(box.y + box.height > 1000 && box.x + box.width / 2 > 900 && box.x + box.width / 2 < 1020, JSON.stringify(box));
    });
    await done(obs);
    await done(desk);
  } finally {
    await reeve.stop();
  }
}
