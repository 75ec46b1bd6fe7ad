// A tablet that goes round a table of players who have no PIN: who does not agree says so with one tap.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

export async function tabletWithoutPins(browser, tally, look, done) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    await crowd(organizer, "tablet", "Tablet Cup", 12);
    await send("/run/tablet/rounds/prelim/1/publish", {});
    await send("/run/tablet/rounds/prelim/1/start", {});
    await send("/run/tablet/rounds/prelim/1/tables/1", { version: "0", "vp-1": "10", "vp-2": "7", "vp-3": "5", "vp-4": "4", winner: "1" });
    desk.faults.length = 0;
    await desk.page.goto(`${reeve.address}/run/tablet/rounds/prelim/1/tables/1/tablet`);
    await desk.press("Open for the players");
    const address = await desk.page.locator("#tablet").getAttribute("href");
    const tablet = await Person.arrive(browser, reeve.address, "a tablet", { size: "phone" });
    await tablet.page.goto(address);
    await tablet.page.locator(".passed a").nth(2).click();
    await tablet.sees("You have no PIN");
    await tally.check("one tap calls a judge, and the typed words go along", async () => {
      await tablet.page.getByLabel("What is wrong?").fill("It was six points.");
      await tablet.press("Call a judge: I don't agree");
      await tablet.sees("Somebody does not agree.");
      await desk.page.goto(`${reeve.address}/run/tablet`);
      await desk.sees("It was six points.");
    });
    await look(tablet, "tablet, somebody without a PIN does not agree");
    await desk.page.getByRole("link", { name: "Decide it" }).waitFor({ state: "detached" });
    assert.deepEqual(tablet.faults, []);
    await done(tablet);
    await done(desk);
  } finally {
    await reeve.stop();
  }
}
