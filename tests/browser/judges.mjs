// The judge's phone: who goes to which tables, the briefing, and the turn timer, which goes on after a reload and without a network.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { toTournament } from "./ends.mjs";

async function openTable(person, round, table) {
  await person.tab("Rounds");
  await person.page.waitForURL(/\/rounds$/);
  await person.follow(round, person.page.getByRole("rowheader"));
  await person.follow(`Table ${table}`);
  await person.on(new RegExp(`table ${table}$`));
}

const part = (person, name) => person.page.locator(`[data-timer] [data-${name}]`);

// What the page shows of the count.
async function shown(person) {
  const box = person.page.locator("[data-timer]");
  return {
    whose: await part(person, "whose").innerText(),
    left: await part(person, "left").innerText(),
    sign: await box.getAttribute("data-sign"),
    paused: (await box.getAttribute("data-paused")) !== null,
  };
}

// Lets so many seconds of the turn pass: the clock that the browser keeps begins earlier.
async function passes(person, seconds) {
  await person.page.evaluate((gone) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("reeve-timer "));
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, used: 0, since: Date.now() - gone * 1000 }));
  }, seconds);
  await person.page.reload();
}

// Before round 1: the organizer sends the judge to tables, and the judge notes the briefing.
export async function prepareJudges(day) {
  const { desk } = day;
  await desk.tab("Next step");
  await desk.sees("Have the players been briefed?");
  await desk.follow("Have the players been briefed?");
  await desk.on("Briefing");
  for (const box of await desk.page.locator("main form").getByRole("checkbox").all()) await box.check();
  await day.look(desk, "briefing");
  await desk.press("The players have been briefed");
  await desk.sees(`Briefed by ${judge.name}`);
  await day.look(desk, "briefing, held");
  await desk.tab("Staff");
  await desk.page.getByRole("row", { name: new RegExp(judge.name) }).getByRole("link", { name: /^Club and groups/ }).click();
  await desk.on(`Club and groups of ${judge.name}`);
  await day.look(desk, "club and groups of a judge");
  await desk.fill({ Club: "Accra Gamers" });
  await desk.press("Save");
  await desk.follow("Judges on duty");
  await desk.on("Judges on duty");
  await desk.fill({ "From table": "1", "To table": "3" });
  await desk.press("Add to the list");
  await desk.sees("Every round, tables 1–3");
  await day.look(desk, "judges on duty");
  await desk.tab("Next step");
  await day.tally.check("nobody asks for the briefing any more", async () => {
    assert.equal(await desk.page.getByText("Have the players been briefed?").count(), 0);
  });
}

// What stands on the phone of a judge: the tables in a line each, six clauses first, and a form of two screens that follows the ticks.
async function ruleOnAPhone(day, phone) {
  const { tally } = day;
  const { page, size } = phone;
  await phone.tab("Judge");
  await phone.on("Judge");
  const lines = page.locator(".judge-tables > li");
  await tally.check("each table is one line, and a tap opens what is done there", async () => {
    for (const line of await lines.all()) assert.ok((await line.boundingBox()).height < 70, await line.innerText());
    await lines.first().locator("summary").click();
    assert.ok(await lines.first().getByRole("link", { name: /^Sheet/ }).isVisible());
  });
  await day.look(phone, "judge's start page, a table open");
  await lines.first().getByRole("link", { name: /^Log a ruling/ }).click();
  const clauses = page.locator("#clauses > ul > li");
  await clauses.first().waitFor();
  await tally.check("six clauses stand first", async () => assert.equal(await clauses.count(), 6));
  await page.getByRole("searchbox").fill("gave cards");
  await page.locator(".clause-choices a:visible").first().click();
  await page.locator("form[data-follows]").waitFor();
  await tally.check("the form of a ruling fits two screens", async () => {
    const height = await page.evaluate(() => document.querySelector("form[data-follows]").getBoundingClientRect().bottom + scrollY);
    assert.ok(height <= 2 * size.height, `${height} of ${size.height}`);
  });
  const ladder = page.locator("#of-ladder");
  const [one, two] = await page.locator("#f-player label .name").allInnerTexts();
  await page.getByRole("checkbox", { name: one }).check();
  await ladder.getByText(one).waitFor();
  await page.getByRole("checkbox", { name: two }).check();
  await ladder.getByText(two).waitFor();
  await tally.check("what is usual follows the players who are ticked", async () => {
    assert.equal(await page.getByRole("checkbox", { name: one }).isChecked(), true);
    assert.equal(await page.getByRole("radio", { name: "Warning" }).isChecked(), true);
  });
  await day.look(phone, "a ruling about two players");
}

export async function timeTurns(day) {
  const { tally } = day;
  const phone = await day.arrive("the judge's phone");
  await phone.follow("Sign in");
  await phone.fill({ Name: judge.name, Password: judge.password });
  await phone.press("Sign in");
  await phone.follow(day.name);
  await ruleOnAPhone(day, phone);
  await openTable(phone, "Round 3", 1);
  await phone.follow("Turn timer");
  await phone.on("Turn timer: table 1");
  phone.expects(422);
  await phone.press("Time the turns");
  await phone.page.getByRole("alert").waitFor();
  await day.look(phone, "turn timer, with faults");
  await phone.page.getByLabel("Who asked for it").selectOption({ index: 1 });
  await phone.page.getByLabel("The opening placements are done").check();
  await phone.press("Time the turns");
  await phone.sees("Turns are timed from now on.");
  await tally.check("the count waits for the first turn", async () => {
    const { left, sign } = await shown(phone);
    assert.deepEqual({ left, sign }, { left: "3:00", sign: "" });
  });
  await day.look(phone, "turn timer, to be started");

  await phone.press("Start");
  const first = (await shown(phone)).whose;
  await phone.page.waitForFunction(() => document.querySelector("[data-left]").textContent < "2:59");
  await phone.page.keyboard.press("Space");
  await tally.check("space passes the dice on, and P pauses and goes on", async () => {
    const next = await shown(phone);
    assert.notEqual(next.whose, first);
    assert.equal(next.left, "3:00");
    await phone.page.keyboard.press("p");
    assert.equal((await shown(phone)).paused, true);
    await phone.page.keyboard.press("p");
    assert.equal((await shown(phone)).paused, false);
  });
  await phone.press("Pause");
  const before = await shown(phone);
  await day.look(phone, "turn timer, paused");
  await phone.page.reload();
  await tally.check("a reload goes on from where it was", async () => assert.deepEqual(await shown(phone), before));
  await phone.press("Pause");
  await phone.context.setOffline(true);
  await phone.press("Next player");
  await tally.check("it goes on without a network", async () => {
    const now = await shown(phone);
    assert.notEqual(now.whose, before.whose);
    assert.deepEqual([now.left, now.paused], ["3:00", false]);
  });
  await phone.context.setOffline(false);
  // The judge pauses the game on its record sheet, and lets it go on: the timer hears of both (2.1.7).
  const other = await phone.context.newPage();
  const sheet = phone.page.url().replace(/\/timer.*$/, "");
  const onSheet = async (button) => {
    await other.goto(sheet);
    await other.getByRole("button", { name: button, exact: true }).click();
    await other.waitForURL(/\/judge/);
  };
  await phone.page.waitForFunction(() => document.querySelector("[data-left]").textContent < "2:59");
  await onSheet("Pause the game");
  await phone.page.locator("[data-held]").waitFor();
  await tally.check("the timer waits while the game is paused", async () => {
    const held = await shown(phone);
    assert.equal(held.paused, true);
    await phone.page.waitForTimeout(1500);
    assert.equal((await shown(phone)).left, held.left);
    assert.ok(await phone.button("Pause").isDisabled());
  });
  await day.look(phone, "turn timer, the game is paused");
  await onSheet("Resume the game");
  await phone.page.locator("[data-held]").waitFor({ state: "detached" });
  await tally.check("it goes on with the game", async () => assert.equal((await shown(phone)).paused, false));
  await other.close();
  await tally.check("it counts on as before when the device's clock is put back or forward, and after a reload", async () => {
    for (const minutes of [-40, 50]) {
      await phone.page.evaluate((by) => {
        const real = Date.now.bind(Date);
        Date.now = () => real() + by * 60000;
      }, minutes);
      await phone.page.waitForTimeout(600);
      const { left, sign } = await shown(phone);
      assert.ok(left > "2:00" && sign === "", `${left} is left with a clock moved by ${minutes} minutes`);
    }
    await phone.page.reload();
    const { left, sign } = await shown(phone);
    assert.ok(left > "2:00" && sign === "", `${left} is left after a reload`);
  });
  for (const [seconds, sign, words] of [[125, "first", "One minute left"], [175, "last", "Ten seconds left"], [185, "out", "Time is up"]]) {
    await passes(phone, seconds);
    await phone.sees(words);
    await tally.check(`after ${seconds} seconds the frame has another shape`, async () => assert.equal((await shown(phone)).sign, sign));
    await day.look(phone, `turn timer, ${words}`);
  }

  const visitor = await day.arrive("a visitor");
  await toTournament(visitor);
  await visitor.tab("Seats");
  await visitor.sees(/^Table 1: since .*, asked for by /);
  await day.look(visitor, "seats, with a turn timer");
  await day.done(visitor);
  await phone.press("Stop the timer");
  await phone.sees("Turns are no longer timed.");
  await phone.follow("Turn timer of the round");
  await phone.on("Turn timer");
  await day.look(phone, "turn timer of the round");
  await day.done(phone);
}
