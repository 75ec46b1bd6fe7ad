// Pages that are brought up to date by themselves: a phone that waits for the seats, somebody who types meanwhile, a
// connection that is lost.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { toTournament } from "./ends.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

// A phone opens the page of the seats before the next ones are public.
export async function waitForSeats(day) {
  const phone = await day.arrive("a phone that waits");
  await toTournament(phone);
  await phone.tab("Seats");
  await phone.page.getByRole("searchbox", { name: "Find a player" }).fill("oz");
  // Gone with the next page, so that the test sees a reload.
  await phone.page.evaluate(() => { window.before = "here"; });
  return phone;
}

export async function newsOnThePhone(day, phone, tables) {
  const name = "Şükrü Öztürk";
  const table = tables.find((table) => table.seats.includes(name));
  await phone.page.getByText("Round 3").first().waitFor();
  const row = phone.page.getByRole("row", { name: new RegExp(name) });
  await row.getByText(`Table ${table.table}`, { exact: true }).first().waitFor();
  assert.equal(await phone.page.evaluate(() => window.before), "here", "the page was loaded anew");
  const search = phone.page.getByRole("searchbox", { name: "Find a player" });
  assert.equal(await search.inputValue(), "oz", "what was typed stays");
  assert.equal(await phone.page.getByRole("row", { name: /Mira/ }).count(), 0, "what was searched for stays");
  await day.look(phone, "seats that came by themselves");
}

// Without a network the page says so, and catches up when it is back.
export async function connectionLost(day, phone, tables) {
  await phone.tab("Results");
  const last = tables.at(-1);
  await phone.page.getByText(last.seats[0]).first().waitFor();
  phone.offline = true;
  await phone.context.setOffline(true);
  const lost = phone.page.getByText("No connection to Reeve.");
  await lost.waitFor();
  await day.look(phone, "results, without a connection");
  await phone.context.setOffline(false);
  await lost.waitFor({ state: "hidden" });
  phone.offline = false;
  await day.done(phone);
}

// How long another browser takes to show each of some changes, from the answer to whoever made it; the middle of them.
async function seenAfter(page, changes) {
  const waits = [];
  for (const change of changes) {
    const before = await page.locator("#content").innerText();
    await change();
    const done = performance.now();
    await page.waitForFunction((text) => document.getElementById("content").innerText !== text, before, { polling: 20, timeout: 15000 });
    waits.push(performance.now() - done);
    // So that each is news of its own, as it is on most of a day.
    await page.waitForTimeout(900);
  }
  return waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)];
}

// Seats, results, calls and check-in reach another browser within a second; and what the reader is at stays where it is.
export async function newsInTime(browser, tally) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    await crowd(organizer, "soon", "News In Time", 20);
    const run = "/run/soon";
    const there = await Person.arrive(browser, reeve.address, "the judge at another browser", { size: "laptop" });
    await there.page.goto(`${reeve.address}/sign-in?next=${run}/check-in`);
    await there.fill({ Name: judge.name, Password: judge.password });
    await there.press("Sign in");
    await there.on("Check-in");
    const phone = await Person.arrive(browser, reeve.address, "a phone that looks for seats");
    await phone.page.goto(`${reeve.address}/t/soon/seats`);
    const inTime = (what, page, changes) => tally.check(`${what}: another browser shows it within a second`, async () => {
      const middle = await seenAfter(page, changes);
      assert.ok(middle < 1000, `${Math.round(middle)} ms`);
    });

    const here = (number, is) => () => send(`${run}/check-in/${number}`, { here: is });
    await inTime("check-in", there.page, [here(1, "false"), here(2, "false"), here(1, "true"), here(2, "true"), here(3, "false"), here(3, "true")]);
    await whereTheReaderIs(desk, here, tally, reeve, run);

    const board = `${run}/rounds/prelim/1`;
    const publish = () => send(`${board}/publish`, {});
    const takeBack = async () => {
      const page = await (await desk.context.request.get(reeve.address + board)).text();
      await send(`${board}/take-back`, { step: "publish", version: page.match(/take-back"[^]*?name="version" value="(\d+)"/)[1] });
    };
    await bannerAndTabs(phone, tally, reeve, [["seats are published", publish], ["seats are taken back", takeBack]]);
    // What it has heard of the last step may still be on its way.
    await phone.page.reload();
    await inTime("seats", phone.page, [publish, takeBack, publish, takeBack, publish]);
    await tally.check("a page that is gone asks for itself once, whatever happens meanwhile", async () => {
      const address = `${reeve.address}/t/soon/seats`;
      await phone.page.goto(address);
      phone.losesThisPage();
      let asked = 0;
      await phone.page.route(address, async (route) => {
        asked += 1;
        // More news while the answer is on its way.
        if (asked === 1) await publish();
        await new Promise((done) => setTimeout(done, 700));
        await route.fulfill({ status: 404, contentType: "text/html", body: "" });
      });
      await takeBack();
      await phone.page.waitForTimeout(3500);
      assert.equal(asked, 1);
      await phone.page.unrouteAll({ behavior: "wait" });
    });
    await tally.check("what was just done can be read to the end, whatever others do meanwhile", async () => {
      await there.page.goto(`${reeve.address}${board}?done=publish`);
      const said = there.page.getByText("The seats are public now.");
      await said.waitFor();
      assert.equal(new URL(there.page.url()).search, "", "a reload does not say it again");
      await there.page.emulateMedia({ media: "print" });
      assert.ok(!(await said.isVisible()), "it is not printed");
      await there.page.emulateMedia({ media: null });
      const line = there.page.locator("#content > .notice.good");
      assert.match(await line.innerText(), /^Done\. /);
      const before = await there.page.locator("#content").innerText();
      await send(`${board}/start`, {});
      await there.page.waitForFunction((text) => document.getElementById("content").innerText !== text, before, { polling: 20, timeout: 15000 });
      assert.ok(await said.isVisible(), "news took it away");
      assert.match(await line.innerText(), /^Done at \d\d:\d\d\. The seats are public now\./, "it says when, above what has happened since");
    });
    await there.page.goto(reeve.address + board);
    const vp = { version: "0", "vp-1": "10", "vp-2": "8", "vp-3": "7", "vp-4": "5", winner: "1", handler: "starting" };
    const result = (table) => () => send(`${board}/tables/${table}`, vp);
    await desk.page.goto(`${reeve.address}${run}/players/1`);
    const own = new URL((await desk.page.locator("#link").textContent()).trim()).pathname;
    await phone.page.goto(reeve.address + own);
    const theirs = Number((await phone.page.locator("#content").innerText()).match(/Table (\d)/)[1]);
    await inTime("results", there.page, [1, 2, 3, 4].filter((table) => table !== theirs).map(result));
    await tally.check("an own sheet that nobody has touched, or that somebody left as it was, gives way to what others enter", async () => {
      const other = await phone.context.newPage();
      for (const page of [phone.page, other]) await page.goto(`${reeve.address}${own}/sheets/prelim/1`);
      const sign = (page) => page.getByRole("button", { name: /^I sign/ });
      await phone.page.waitForFunction(() => document.activeElement.id === "f-vp-1");
      await other.locator("#f-vp-2").click();
      await result(theirs)();
      await sign(phone.page).waitFor({ timeout: 15000 });
      await other.waitForTimeout(1500);
      const enter = other.getByRole("button", { name: "Enter the result" });
      assert.ok(await enter.isVisible(), "a form that somebody is at stays");
      await other.locator("#f-vp-2").blur();
      await sign(other).waitFor({ timeout: 15000 });
      await enter.waitFor({ state: "hidden" });
      await other.close();
    });
    await refusedLater(browser, tally, reeve, { desk, run, enter: result(5) });
    await there.page.goto(`${reeve.address}${run}/judge`);
    await tally.check("what the organizers say has one weight wherever it stands", async () => {
      await send(`${run}/announcements`, { message: "Lunch is at noon.", at_table: "" });
      const looks = [];
      for (const path of ["/t/soon", "/t/soon/seats"]) {
        await phone.page.goto(reeve.address + path);
        const line = phone.page.locator(".notice").filter({ hasText: "Lunch is at noon." });
        looks.push(await line.evaluate((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).borderLeftColor].join()));
      }
      assert.equal(looks[0], looks[1]);
    });
    const call = (table) => () => send(`${board}/tables/${table}/call`, {});
    await inTime("calls", there.page, [call(1), call(2), call(3)]);

    for (const person of [phone, there]) {
      await tally.check(`${person.name}: nothing went wrong in the browser`, () => assert.ok(person.faults.length === 0, person.faults.join("\n")));
      await person.leave();
    }
    await desk.leave();
  } finally {
    await reeve.stop();
  }
}

// The banner of a public page and the ways below it say how things stand, as the page itself does. A way that comes or goes moves no
// other one from under the focus.
async function bannerAndTabs(phone, tally, reeve, steps) {
  const address = `${reeve.address}/t/soon`;
  const [page, fresh] = [await phone.context.newPage(), await phone.context.newPage()];
  const stands = (one) => one.evaluate(() => [document.querySelector(".cover .phase"), ...document.querySelectorAll(".tabs a")].map((node) => node.textContent));
  await page.goto(address);
  await page.locator(".tabs a").last().focus();
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  const last = await focused();
  await tally.check("in forced colours the tab of the page is the only one with a line", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const lines = await page.locator(".tabs a").evaluateAll((ways) => ways.map((way) => [way.hasAttribute("aria-current"), getComputedStyle(way).borderBottomColor]));
    await page.emulateMedia({ forcedColors: null });
    const current = lines.find(([is]) => is)[1];
    assert.ok(lines.length > 1 && lines.every(([is, line]) => is || line !== current), JSON.stringify(lines));
  });
  for (const [what, step] of steps) {
    await tally.check(`the banner and the tabs of a tournament's page follow by themselves when ${what}`, async () => {
      const before = await stands(page);
      await step();
      await page.waitForFunction((words) => document.querySelector(".cover .phase").textContent !== words, before[0], { polling: 20, timeout: 15000 });
      await fresh.goto(address);
      const now = await stands(page);
      assert.deepEqual(now, await stands(fresh));
      assert.notEqual(now.length, before.length, "this step changes the tabs too");
      assert.equal(await focused(), last);
    });
  }
  await page.close();
  await fresh.close();
}

// A result that waited for the connection, and that somebody else entered meanwhile.
async function refusedLater(browser, tally, reeve, { desk, run, enter }) {
  await desk.page.goto(`${reeve.address}${run}/players/5`);
  const own = new URL((await desk.page.locator("#link").textContent()).trim()).pathname;
  const player = await Person.arrive(browser, reeve.address, "a phone that was away");
  const { page } = player;
  await page.goto(`${reeve.address}${own}/sheets/prelim/1`);
  assert.match(await page.locator("h1").innerText(), /table 5/i);
  for (const [at, vp] of [10, 7, 6, 5].entries()) await page.locator("form[data-entry] input.vp").nth(at).fill(String(vp));
  await page.getByRole("radio", { name: /^won/ }).first().check();
  player.offline = true;
  await player.context.setOffline(true);
  await player.press("Enter the result");
  const bar = page.locator("#queue-line");
  await bar.filter({ hasText: "1 change waits" }).waitFor();
  await enter();
  await player.context.setOffline(false);
  await bar.filter({ hasText: "1 change was not accepted." }).waitFor();
  player.offline = false;
  await tally.check("an own sheet whose result came too late shows what is stored, to be signed, and what was typed in the bar", async () => {
    await player.button(/^I sign/).waitFor({ timeout: 15000 });
    assert.equal(await player.button("Enter the result").count(), 0);
    assert.match(await page.locator("#queue").textContent(), /Typed by you: [^]*10/);
  });
  await player.leave();
}

// Somebody stands in the middle of a list while it changes: what has the focus keeps it, the list does not move, and a reader of
// screens is told.
async function whereTheReaderIs(desk, here, tally, reeve, run) {
  const page = await desk.context.newPage();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${reeve.address}${run}/check-in`);
  const button = page.locator("#p-9 button").first();
  await button.focus();
  await button.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await page.evaluate(() => {
    const said = document.getElementById("live-said");
    window.heard = [];
    new MutationObserver(() => window.heard.push(said.textContent)).observe(said, { childList: true, characterData: true, subtree: true });
  });
  const stands = () => page.evaluate(() => {
    const node = document.activeElement;
    return { at: node.closest("li")?.id, tag: node.tagName, scrolled: Math.round(scrollY), top: Math.round(node.getBoundingClientRect().top) };
  });
  const before = await stands();
  const text = await page.locator("#content").innerText();
  await here(12, "false")();
  await page.waitForFunction((words) => document.getElementById("content").innerText !== words, text, { polling: 20, timeout: 15000 });
  await tally.check("focus and scroll stay where they are while a page comes up to date", async () => {
    assert.ok(before.scrolled > 0 && before.at === "p-9" && before.tag === "BUTTON", JSON.stringify(before));
    // Where the list has become longer above, the page scrolls as much, and what is seen stands still.
    const now = await stands();
    // A row may take part of a pixel more.
    assert.ok(Math.abs(now.top - before.top) <= 1, JSON.stringify([before, now]));
    assert.deepEqual({ ...now, scrolled: 0, top: 0 }, { ...before, scrolled: 0, top: 0 });
    assert.ok(now.scrolled > 0, JSON.stringify(now));
  });
  await tally.check("a reader of screens is told politely that the page has changed", async () => {
    assert.equal(await page.locator("#live-said").getAttribute("role"), "status");
    assert.ok((await page.evaluate(() => window.heard)).includes("This page has changed."));
  });
  await here(12, "true")();
  await page.close();
}
