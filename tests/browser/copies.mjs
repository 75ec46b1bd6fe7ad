// Two copies of Reeve on one PostgreSQL, with people in front of each: what one copy stores is seen at the other without a reload,
// in both directions, and a copy that dies is missed by nobody for longer than it is away.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

// Longer than a page takes to hear of news, on a machine that does other things too.
const soon = { timeout: 5000 };

export async function twoCopies(browser, tally) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    const other = await reeve.copy();
    await crowd(organizer, "two", "Two Copies", 12);
    await send("/run/two/screens", { screen: "Hall" });
    const open = async (copy, name, path, size) => {
      const person = await Person.arrive(browser, copy.address, name, { size });
      await person.page.goto(copy.address + path);
      // Gone with the next page, so that a reload is seen.
      await person.page.evaluate(() => { window.before = "here"; });
      return person;
    };
    const phone = await open(other, "a phone at the other copy", "/t/two/seats", "phone");
    const here = await open(reeve, "a screen at the first copy", "/t/two/screen/1", "hall");
    const there = await open(other, "a screen at the other copy", "/t/two/screen/1", "hall");
    const people = [phone, here, there];
    const stayed = async () => {
      for (const person of people) assert.equal(await person.page.evaluate(() => window.before), "here", `${person.name} was loaded anew`);
    };

    await tally.check("seats that one copy publishes are seen at both", async () => {
      await send("/run/two/rounds/prelim/1/publish", {});
      await Promise.all(people.map((person) => person.page.getByText("Mira Lindqvist").first().waitFor(soon)));
      await stayed();
    });

    await tally.check("a result that goes in at the other copy is seen at both", async () => {
      await send("/run/two/rounds/prelim/1/start", {});
      const playing = (words) => Promise.all([here, there].map((screen) => screen.page.getByText(words).waitFor(soon)));
      await playing("3 of 3 tables are still playing");
      // The cookie is that of the machine, whatever the port.
      const form = { version: "0", winner: "1", "vp-1": "10", "vp-2": "8", "vp-3": "7", "vp-4": "5", handler: "starting" };
      const entered = await desk.context.request.post(`${other.address}/run/two/rounds/prelim/1/tables/1`, { form, headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
      assert.equal(entered.status(), 303, entered.status() === 303 ? "" : await entered.text());
      await playing("2 of 3 tables are still playing");
      await stayed();
    });

    await tally.check("a copy that dies and comes back catches up with what the first one stored meanwhile", async () => {
      for (const person of [phone, there]) person.offline = true;
      await other.kill();
      await there.page.locator("#screen-lost").waitFor({ state: "visible", timeout: 15000 });
      await send("/run/two/announcements", { message: "The other machine comes back." });
      await here.page.getByText("The other machine comes back.").waitFor(soon);
      await other.again();
      const late = { timeout: 30000 };
      await Promise.all([phone, there].map((person) => person.page.getByText("The other machine comes back.").first().waitFor(late)));
      for (const person of [phone, there]) person.offline = false;
      await stayed();
    });

    for (const person of people) {
      await tally.check(`${person.name}: nothing went wrong in the browser`, () => assert.ok(person.faults.length === 0, person.faults.join("\n")));
      await person.leave();
    }
    await desk.leave();
  } finally {
    await reeve.stop();
  }
}
