// Three browsers at once: the organizer at a laptop, a judge on a phone, a player on a phone. A wrong result, an objection, a ruling,
// the right result, signatures, and at another table a decision. Then every door is tried on what is locked, from all three.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { decide, enter, sign } from "./taps.mjs";

const pathOf = (url) => new URL(url).pathname;

// The record sheet of a table of round 3, as the staff has it.
export async function openTable(person, table) {
  await person.tab("Rounds");
  await person.page.waitForURL(/\/rounds$/);
  await person.follow("Round 3", person.page.getByRole("rowheader"));
  await person.follow(`Table ${table}`);
  await person.on(new RegExp(`table ${table}$`));
}

// Presses a button that leads to another page, and is there.
async function pressOn(person, button) {
  const here = person.page.url();
  await person.press(button);
  await person.page.waitForURL((url) => url.href !== here);
}

async function typeResult(person, { seats, vp, winner }) {
  for (const [seat, name] of seats.entries()) {
    await person.page.getByLabel(`VP of ${name}`, { exact: true }).fill(String(vp[seat]));
  }
  const row = person.page.getByRole("row").filter({ has: person.page.getByLabel(`VP of ${seats[winner]}`, { exact: true }) });
  await row.getByRole("radio", { name: /^won/ }).check();
}

// What is kept of a sheet: everything on its page but the keys of forms.
async function kept(person) {
  const versions = await person.page.locator("table.list tbody tr").allTextContents();
  const outcome = await person.page.locator("table.outcome").allTextContents();
  return JSON.stringify([versions, outcome]);
}

// The table of a phone that is here, and another one; neither the first, which the day needs.
function chosen(day, tables) {
  const phones = Object.values(day.phones);
  const found = tables.filter(({ table }) => table !== 1);
  const withPhone = found.filter(({ seats }) => phones.some((phone) => seats.includes(phone.name)));
  const mine = withPhone.find(({ seats }) => seats.length === 4) ?? withPhone[0];
  assert.ok(mine, "somebody with a phone sits at a table");
  const others = found.filter((table) => table !== mine);
  const other = others.find(({ seats }) => seats.length === 3) ?? others[0];
  return { mine, other, phone: phones.find((one) => mine.seats.includes(one.name)) };
}

async function wrongResult(day, { mine, phone }, first) {
  const { desk } = day;
  await openTable(desk, mine.table);
  await first(mine);
  const slip = mine.seats.indexOf(phone.name) === mine.winner ? (mine.winner + 1) % mine.seats.length : mine.seats.indexOf(phone.name);
  const wrong = mine.vp.map((vp, seat) => (seat === slip ? vp - 1 : vp));
  await typeResult(desk, { ...mine, vp: wrong });
  await desk.press("Save and next");
  await desk.sees(`Table ${mine.table} is saved.`);
  // The player reads it, and does not agree.
  const own = await phone.page.evaluate(() => location.href);
  if (!pathOf(own).startsWith("/p/")) await phone.page.goto(day.links[phone.name]);
  else await phone.page.reload();
  await phone.page.locator("section[aria-labelledby=own-sheet] a.button").click();
  await phone.sees("I don't agree");
  await day.look(phone, "own record sheet, to be signed");
  await phone.page.getByText("I don't agree", { exact: true }).click();
  await phone.fill({ "What is wrong?": "One point is missing." });
  await phone.press("Call a judge: I don't agree");
  await phone.sees("The judges know that you don't agree.");
  await day.look(phone, "own record sheet, not agreed to");
}

// The judge sees it at once, rules at the table, and puts the result right.
async function ruling(day, pocket, { mine, phone }) {
  // The page was open before the player objected.
  const place = pocket.page.locator(".notice.wrong").getByRole("link", { name: new RegExp(`table ${mine.table}$`) });
  await place.waitFor();
  await pocket.sees("One point is missing.");
  await day.look(pocket, "judge's start page, with an objection");
  // A button that came by itself takes no press for 0.7 s.
  await pocket.page.waitForTimeout(1000);
  await pocket.press("I'm coming");
  await pocket.sees("You are on your way.");
  await phone.sees("is coming to your table to decide");
  await day.look(phone, "own record sheet, a judge is coming");
  await pocket.tab("Judge");
  await pocket.page.locator(`#t-${mine.table}`).getByRole("link", { name: /^Log a ruling/ }).click();
  // What is typed finds what the server finds, in the same order.
  for (const words of ["3016", "robber", "port", "colusion", "1.1", "slow play", "2 1 7", "2,1,7", "raod", "dcie", "qqqqq"]) {
    await pocket.page.getByRole("searchbox").fill(words);
    const [typed, asked] = await pocket.page.evaluate(async (text) => {
      const address = new URL(location.href);
      address.searchParams.set("q", text);
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      const found = (from) => [...from.querySelectorAll(".clause-choices li:not([hidden]) .num")].map((number) => number.textContent);
      return [found(document), found(page)];
    }, words);
    assert.deepEqual(typed, asked, words);
  }
  await pocket.page.getByRole("searchbox").fill("1.3.4");
  await pocket.page.locator(".clause-choices a:visible").first().click();
  await pocket.page.getByRole("checkbox", { name: phone.name }).check();
  await pocket.fill({ Decision: "The points were counted again." });
  await pocket.page.getByRole("radio", { name: /^None/i }).check();
  await pocket.press("Save the ruling");
  await pocket.sees("The points were counted again.");
  // On the way back nothing stands in the form that could be saved a second time.
  await pocket.page.goBack();
  await pocket.page.waitForFunction(() => document.querySelector("[name=decision]").value === "");
  await openTable(pocket, mine.table);
  const cost = await enter(pocket, mine);
  await pocket.sees(`Table ${mine.table} is saved.`);
  await day.tally.check("a result takes a field for each player and two taps, with Save in view", () => {
    assert.deepEqual(cost, { taps: 2, fields: mine.seats.length });
  });
}

async function signatures(day, { mine, phone }) {
  const { desk } = day;
  await phone.page.reload();
  await phone.press("I agree after all");
  await phone.sees("Taken back. You can sign now.");
  await phone.page.goto(day.links[phone.name]);
  const cost = await sign(phone);
  await phone.sees("You have signed.");
  await day.tally.check("a signature takes two taps from the player's own page", () => assert.deepEqual(cost, { taps: 2, fields: 0 }));
  await day.look(phone, "own record sheet, signed");
  await openTable(desk, mine.table);
  await pressOn(desk, "Signed on paper");
  await openTable(desk, mine.table);
  await desk.sees("Final");
}

// At another table somebody went home without signing: the judge decides, on the phone.
async function decision(day, pocket, { other }) {
  await openTable(pocket, other.table);
  const here = pocket.page.url();
  const look = () => day.look(pocket, "a judge decides, on a phone");
  const cost = await decide(pocket, other, "One of them left before signing.", look);
  await pocket.page.waitForURL((url) => ![here, `${here}/decide`].includes(url.href));
  await day.tally.check("a decision takes a field for each player and one for the reason, and three taps", () => {
    assert.deepEqual(cost, { taps: 3, fields: other.seats.length + 1 });
  });
  await openTable(pocket, other.table);
  await pocket.sees("decided by a judge");
}

// Each of the three sends every form of the locked sheets once more, with another result, straight to its address.
async function everyDoor(day, pocket, { mine, other, phone }) {
  const { desk, tally } = day;
  for (const table of [mine, other]) {
    await openTable(desk, table.table);
    const before = await kept(desk);
    const sheet = pathOf(desk.page.url());
    const own = pathOf(phone.page.url());
    const doors = [sheet, `${sheet}/sign`, `${sheet}/decide`, `${sheet}/tablet`];
    const phones = [own, `${own}/sign`, `${own}/dispute`, `${own}/take-back`];
    const winner = String(((table.winner + 1) % table.seats.length) + 1);
    const fields = { version: "9", winner, sign: "yes", reason: "We say so.", disagree: "No.", position: "1" };
    for (const seat of table.seats.keys()) fields[`vp-${seat + 1}`] = String(seat + 1 === Number(winner) ? 10 : 3);
    const answers = [];
    const headers = { "Sec-Fetch-Site": "same-origin", Origin: new URL(desk.page.url()).origin };
    for (const [person, paths] of [[desk, doors], [pocket, doors], [phone, table === mine ? phones : []]]) {
      for (const version of ["1", "2", "3", "9"]) {
        for (const path of paths) {
          const answer = await person.context.request.post(new URL(path, desk.page.url()).href, { form: { ...fields, version }, headers, maxRedirects: 0 });
          answers.push([person.name, path, answer.status()]);
        }
      }
    }
    await tally.check(`table ${table.table} is locked: every door is refused (${answers.length} tried)`, async () => {
      // Whoever sends a signature twice is told once more that it is there, and nothing else happens.
      const again = (path, status) => path.endsWith("/sign") && status === 303;
      const open = answers.filter(([, path, status]) => (status < 400 && !again(path, status)) || status >= 500);
      assert.deepEqual(open, []);
      await desk.page.reload();
      assert.equal(await kept(desk), before);
    });
  }
}

// What is typed on a sheet and not stored is not what the button above its fields signs.
export async function signsWhatIsStored(desk) {
  const vp = desk.page.locator("form[data-entry] input.vp").first();
  const stored = await vp.inputValue();
  await vp.fill("3");
  await desk.page.getByRole("button", { name: "Signed on paper", exact: true }).click();
  await desk.page.getByText("The fields below hold something else").waitFor();
  await vp.fill(stored);
}

// What a receipt says of the head of the chain, before and after.
async function digests(person, tables) {
  const all = [];
  for (const { table } of tables) {
    await openTable(person, table);
    await person.follow("Receipt");
    all.push(await person.page.locator("dd .digest").innerText(), await person.page.locator("dl.facts dd").first().innerText());
    await person.page.goBack();
  }
  return all;
}

// Plays two tables of round 3; gives their numbers, since their sheets are final then. `first`: what the desk does on the sheet of
// the first of them before anything is typed.
export async function threeAtOnce(day, tables, first) {
  const pocket = await day.arrive("the judge's phone");
  await pocket.follow("Sign in");
  await pocket.fill({ Name: judge.name, Password: judge.password });
  await pocket.press("Sign in");
  await pocket.follow(day.name);
  const game = chosen(day, tables);
  await pocket.tab("Judge");
  await pocket.on("Judge");
  await wrongResult(day, game, first);
  await ruling(day, pocket, game);
  await signatures(day, game);
  await decision(day, pocket, game);
  const both = [game.mine, game.other];
  const before = await digests(day.desk, both);
  await everyDoor(day, pocket, game);
  await day.tally.check("the chain is as it was", async () => assert.deepEqual(await digests(day.desk, both), before));
  await day.done(pocket);
  await openTable(day.desk, 1);
  return both.map(({ table }) => table);
}
