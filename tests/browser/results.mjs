// A stack of signed sheets is typed into the results of a round, by keys alone: nobody touches a mouse, and each press is counted. What is
// refused or asked once more waits in its row, and typing goes on; without a network rows wait on the device, and without scripts each
// row is a form.
import assert from "node:assert/strict";
import { administrator, judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

const grid = "/run/keys/rounds/prelim/1/grid";
const most = 8;

// Somebody at the keys, who counts them.
class Typist {
  keys = 0;

  constructor(person) {
    this.page = person.page;
  }

  async press(...keys) {
    for (const key of keys) {
      this.keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  // The VP of a table in the order of its seats; `won` names a winner whom the VP alone do not name.
  async table(vp, won) {
    const before = this.keys;
    for (const [seat, points] of vp.entries()) {
      await this.press(...String(points));
      if (seat === won) await this.press("w");
      // What can't become another number leads on by itself.
      if (seat < vp.length - 1 && points < 3) await this.press("Enter");
    }
    await this.press("Control+Enter");
    return this.keys - before;
  }

  // The row and the field that typing goes on in.
  at() {
    return this.page.evaluate(() => [document.activeElement.closest("[data-row]")?.id, document.activeElement.name]);
  }
}

async function setUp(browser, reeve) {
  const organizer = await firstOrganizer(browser, reeve);
  const { desk, send } = organizer;
  await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
  for (const [slug, name] of [["keys", "Night of Keys"], ["slow", "Night of Patience"]]) {
    await crowd(organizer, slug, name, 13);
    for (const step of ["publish", "start"]) await send(`/run/${slug}/rounds/prelim/1/${step}`, {});
  }
  // The first page has another address than the others.
  desk.faults.length = 0;
  await desk.page.goto(`${reeve.address}/run/keys/rounds/prelim/1`);
  await desk.follow("Enter results");
  await desk.on("Results: Round 1");
  return desk;
}

export async function resultsByKeys(browser, tally, look, done) {
  const reeve = await startReeve();
  try {
    const desk = await setUp(browser, reeve);
    const { page } = desk;
    const typist = new Typist(desk);
    const seats = (table) => page.locator(`#t-${table} input.vp`).count();
    const signed = (table) => page.locator(`#t-${table}.signed:not(:has(form))`).waitFor();
    const four = (await Promise.all([1, 2, 3, 4].map(seats))).indexOf(4) + 1;
    const [first, ...others] = [four, ...[1, 2, 3, 4].filter((table) => table !== four)];
    await look(desk, "results of a round");

    // The mouse is used for the first field alone where that is not the table of four.
    if (first !== 1) await page.locator(`#t-${first} input.vp`).first().focus();
    await tally.check(`a table of four takes at most ${most} keys from paper, and typing goes on in the next row`, async () => {
      const keys = await typist.table([8, 7, 5, 10]);
      assert.notEqual((await typist.at())[0], `t-${first}`);
      assert.ok(keys <= most, `${keys} keys`);
      await signed(first);
    });

    const [unusual, wrong, last] = others;
    await page.locator(`#t-${unusual} input.vp`).first().focus();
    await tally.check("an unusual row is stored, asks once more and takes the focus from nobody", async () => {
      const keys = await typist.table([9, 8, 4], 0);
      assert.ok(keys <= most, `${keys} keys`);
      const at = await typist.at();
      assert.notEqual(at[0], `t-${unusual}`);
      await page.locator(`#t-${unusual} [name=vp-winner]`).waitFor();
      assert.deepEqual(await typist.at(), at);
      await page.getByRole("link", { name: `Look at table ${unusual}` }).waitFor();
    });
    await look(desk, "results of a round, one asks once more");

    await page.locator(`#t-${wrong} input.vp`).first().focus();
    await tally.check("what is refused waits in its row with what was typed, and nothing else is lost", async () => {
      await typist.press("1", "0", "ArrowDown", "4", "Control+Enter");
      await typist.press("6");
      await page.locator(`#t-${wrong}[data-refused] #x-${wrong}-vp-2`).waitFor();
      assert.deepEqual(await page.locator(`#t-${wrong} input.vp`).evaluateAll((all) => all.map((one) => one.value)), ["10", "", "4"]);
      assert.equal(await page.locator(`#t-${last} input.vp`).first().inputValue(), "6");
    });
    await look(desk, "results of a round, one is refused");
    await page.reload();
    await page.locator(`#t-${wrong}`).getByText("was not saved.").waitFor();
    await page.locator(`#t-${wrong}`).getByRole("button", { name: "Restore it" }).click();
    await page.locator(`#t-${wrong} input.vp`).nth(1).focus();
    await typist.press("8", "Control+Enter");
    await signed(wrong);

    await tally.check("without a network a row waits on the device, and is sent when it is back", async () => {
      desk.offline = true;
      await desk.context.setOffline(true);
      await page.locator(`#t-${last} input.vp`).first().focus();
      await typist.table([7, 10, 6]);
      await page.locator(`#t-${last} form[data-queued]`).waitFor();
      await desk.context.setOffline(false);
      await signed(last);
      desk.offline = false;
    });

    await tally.check("at the end typing leads to the row that asks, and the winner's VP sign it", async () => {
      await page.locator(`#t-${unusual} [name=vp-winner]`).focus();
      await typist.press("9", "Enter");
      await signed(unusual);
      await desk.sees("4 of 4 signed");
    });
    await desk.follow("Back to the tables");
    await desk.button("Close the round").waitFor();
    await withoutScripts(browser, tally, reeve, desk);
    await onASlowLine(tally, reeve, desk);
    await done(desk);
  } finally {
    await reeve.stop();
  }
}

// What is typed stays where it is typed while answers come late, and what was refused stays until somebody has acted on it.
async function onASlowLine(tally, reeve, desk) {
  const { page } = desk;
  await page.goto(`${reeve.address}/run/slow/rounds/prelim/1/grid`);
  const typist = new Typist(desk);
  const line = await desk.context.newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 });
  await tally.check("on a slow line nothing takes the focus from who types, and no news takes away what was refused", async () => {
    await page.locator("#t-1 input.vp").first().focus();
    // Nobody is marked as the winner: this comes back refused, while somebody types elsewhere.
    await typist.press("4", "Enter", "5", "Enter", "6", "Enter", "7", "Control+Enter");
    assert.equal((await typist.at())[0], "t-2");
    await typist.press("1", "0");
    await page.locator("#t-1[data-refused]").waitFor();
    await typist.press("7");
    assert.equal((await typist.at())[0], "t-2");
    assert.deepEqual(await page.locator("#t-2 input.vp").evaluateAll((all) => all.map((field) => field.value).slice(0, 2)), ["10", "7"]);
    const vp = Object.fromEntries(Array.from({ length: await page.locator("#t-3 input.vp").count() }, (_, at) => [`vp-${at + 1}`, String(10 - at)]));
    const headers = { "Sec-Fetch-Site": "same-origin" };
    await desk.context.request.post(`${reeve.address}/run/slow/rounds/prelim/1/tables/3`, { form: { version: "0", winner: "1", ...vp }, headers, maxRedirects: 0 });
    await page.locator("#t-3.submitted").waitFor();
    await page.locator("#t-1[data-refused] .asks").waitFor();
    await page.getByRole("link", { name: "Table 1: not saved" }).waitFor();
  });
  await line.detach();
}

// Round 2 without scripts: a row is a form of its own.
async function withoutScripts(browser, tally, reeve, desk) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  for (const step of ["1/close", "2/publish", "2/start"]) {
    const answer = await desk.context.request.post(`${reeve.address}/run/keys/rounds/prelim/${step}`, { form: {}, headers, maxRedirects: 0 });
    assert.equal(answer.status(), 303, step);
  }
  const plain = await Person.arrive(browser, `${reeve.address}/sign-in`, "the organizer without scripts", { size: "laptop", javaScriptEnabled: false });
  await plain.fill({ Name: administrator.name, Password: administrator.password });
  await plain.press("Sign in");
  await plain.page.goto(reeve.address + grid.replace("/1/", "/2/"));
  await tally.check("without scripts a row is saved and the next one has the focus", async () => {
    const row = plain.page.locator("#t-1");
    for (const [seat, vp] of [10, 8, 7, 5].slice(0, await row.locator("input.vp").count()).entries()) await row.locator("input.vp").nth(seat).fill(String(vp));
    await row.getByRole("radio").first().check();
    await row.getByRole("button", { name: /^Signed/ }).click();
    await plain.sees("Table 1 is signed.");
    await plain.page.locator("#t-2 input[name=vp-1]:focus").waitFor();
  });
  await plain.leave();
}
