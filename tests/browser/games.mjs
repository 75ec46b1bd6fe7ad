// Games of side events at their tables, on a server of its own: a table of four plays Struggle on two phones, with steals, a step
// that is taken back, and two who act at once; another one Conquest on its board to the end, by finger and keyboard; and a field of
// three teams Full-Contact from the whistle to the winner, with taps as fast as a referee's.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { readCsv } from "./csv.mjs";
import { Person } from "./people.mjs";
import { partsOnScreens, screenOf } from "./screens.mjs";
import { startReeve } from "./server.mjs";

// A side event of this game whose first round is on, and the phones of who sits there.
async function begun(browser, organizer, system, count) {
  const { desk, send } = organizer;
  const run = `/run/${system}`;
  await crowd(organizer, system, `Side event: ${system}`, count, { system, rounds: "2" });
  for (const step of ["publish", "start"]) await send(`${run}/rounds/prelim/1/${step}`, {});
  const text = async (path) => (await desk.context.request.get(desk.address + path)).text();
  const seats = readCsv(await text(`${run}/export/schedule.csv`)).filter((seat) => seat.round === "1");
  const links = new Map();
  const unescape = (name) => name.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  for (let number = 1; number <= count; number += 1) {
    const page = await text(`${run}/players/${number}`);
    const name = page.match(/<h1[^>]*>(?:<bdi>)?([^<]+)/)[1].trim();
    links.set(unescape(name), page.match(/\/p\/[A-Za-z0-9_-]+/)[0]);
  }
  const tables = [...new Set(seats.map((seat) => seat.table))];
  const sizes = tables.map((table) => seats.filter((seat) => seat.table === table).length);
  const at = (position, table) => seats.find((seat) => seat.position === String(position) && seat.table === table).player;
  const phone = async (position, table, options = {}) => {
    const name = at(position, table);
    const person = await Person.arrive(browser, desk.address, `the phone of seat ${position}`, options);
    await person.page.goto(`${desk.address}${links.get(name)}/games/prelim/1`);
    return Object.assign(person, { seat: name });
  };
  return { ...organizer, run, phone, at, tables, sizes };
}

// The newest line of what happened.
const newest = (person) => person.page.locator(".game-log .told li").first();
// After one has acted, how long until the other sees it.
async function acts(person, press, others, words, waits) {
  // Nobody presses what said something else a moment ago.
  await person.page.waitForTimeout(900);
  await press();
  await newest(person).filter({ hasText: words }).waitFor();
  const began = Date.now();
  await Promise.all(others.map((other) => newest(other).filter({ hasText: words }).waitFor({ timeout: 10000 })));
  waits.push(Date.now() - began);
}

const row = (person, name) => person.page.locator(".step-row").filter({ has: person.page.locator(".step-name b", { hasText: new RegExp(`^${name}$`) }) });

async function struggle({ desk, run, phone, at, tables, sizes }, tally, look) {
  assert.deepEqual(sizes, [4]);
  const [table] = tables;
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}`);
  await desk.follow("Note the game step by step");
  await look(desk, "a game to be set up");
  await desk.page.getByText("Cards, VP and expansions of your copy").click();
  desk.expects(422);
  await desk.fill({ Knights: "one" });
  await desk.press("Begin");
  await desk.page.getByRole("alert").waitFor();
  await look(desk, "a game that can't begin");
  await desk.fill({ Knights: "1", Settlement: "4" });
  await desk.press("Begin");
  await desk.sees("The game has begun.");
  const one = await phone(1, table);
  const two = await phone(2, table, { size: "phone" });
  await one.sees("It is your turn");
  await look(one, "Struggle on a phone, the own turn");
  await two.sees(`${one.seat}’s turn`);
  const waits = [];
  const press = (person, what, name) => () => row(person, what).getByRole("button", { name }).first().click();
  await acts(one, press(one, "Trade", /^Trade/), [two, desk], "trades 1 card with the pile", waits);
  await acts(one, press(one, "Knight", /^Build/), [two, desk], "builds a knight, side A", waits);
  await acts(two, press(two, "Draw", /^2/), [one, desk], "draws 2 cards", waits);
  await acts(one, () => one.page.getByRole("button", { name: /^End/ }).click(), [two, desk], "ends the turn", waits);
  await two.sees("It is your turn");
  await acts(two, press(two, "Knight", /^Steal/), [one, desk], "steals a knight from", waits);
  await look(two, "Struggle on a phone, after a steal");
  await acts(one, () => one.press(/^Take step/), [two, desk], "was taken back", waits);
  await acts(two, press(two, "Knight", /^Steal/), [one, desk], "steals a knight from", waits);
  await acts(two, () => two.page.getByRole("button", { name: /^End/ }).click(), [one, desk], "ends the turn", waits);

  // Of two who act at once the second is told what happened.
  const version = await one.page.locator(".end-turn [name=version]").getAttribute("value");
  await acts(desk, press(desk, "Knight", /^Steal/), [one, two], "steals a knight from", waits);
  const late = await one.page.evaluate(async ([path, fields]) => {
    const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
    return [answer.status, await answer.text()];
  }, [new URL(one.page.url()).pathname, { version, do: "end" }]);
  assert.equal(late[0], 409);
  assert.ok(late[1].includes("Somebody else got there first") && late[1].includes("steals a knight from"), "it is told what happened");

  // A settlement more is 8 VP for everybody in turn; the next one has won.
  await acts(desk, press(desk, "Settlement", /^Build/), [one, two], "builds a settlement", waits);
  await acts(desk, () => desk.page.getByRole("button", { name: /^End/ }).click(), [one, two], "ends the turn", waits);
  for (let turn = 0; turn < 4; turn += 1) {
    await acts(desk, press(desk, "Settlement", /^Build/), [one, two], "builds a settlement", waits);
    if (turn < 3) await acts(desk, () => desk.page.getByRole("button", { name: /^End/ }).click(), [one, two], "ends the turn", waits);
  }
  await one.sees(`${at(3, table)} has won`);
  await look(one, "Struggle on a phone, won");
  await look(desk, "Struggle on a laptop, won");
  waits.sort((a, b) => a - b);
  await tally.check("each step is seen on the other devices within a second", () => {
    assert.ok(waits[Math.floor(waits.length / 2)] < 1000, `${waits}`);
  });
  const log = await desk.download(desk.link("Download the log"));
  await tally.check("the log is one of JSON Lines", () => {
    const lines = log.text.trim().split("\n").map((line) => JSON.parse(line));
    assert.equal(lines[0].game, "struggle");
    assert.ok(lines[0].players.includes(at(1, table)));
  });
  await desk.follow("Record sheet");
  await desk.sees("Filled in from the game that was noted step by step.");
  await look(desk, "a record sheet that is filled in from its game");
  assert.equal(await desk.page.locator("input[name=winner]:checked").inputValue(), "3");
  await desk.page.goBack();
  // Without scripts a step is a form like any other.
  const plain = await phone(3, table, { javaScriptEnabled: false });
  await plain.press(/^Take step/);
  await plain.sees("It is your turn");
  await acts(desk, press(desk, "Settlement", /^Build/), [one, two], "builds a settlement", waits);
  await one.sees(`${at(3, table)} has won`);
  return [one, two, plain];
}

// Conquest to its end: everybody founds, and who has the most gold settles more than half of the island.
async function conquest({ desk, run, phone, at, tables, sizes }, tally, look) {
  assert.deepEqual(sizes, [4]);
  const [table] = tables;
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}/game`);
  await look(desk, "Conquest to be set up");
  await desk.fill({ Seed: "7" });
  await desk.page.getByText("Knights of a castle, and gold").click();
  await desk.fill({ "Gold of everybody at the start": "60" });
  await desk.press("Begin");
  await desk.sees("The game has begun.");
  const one = await phone(1, table);
  const waits = [];
  const hexes = one.page.locator("a.isle-hex");
  await look(one, "Conquest on a phone, an empty island");
  // By the keyboard: from hex to hex, and Enter.
  await hexes.first().focus();
  await one.page.keyboard.press("Enter");
  await one.page.locator("a.isle-hex[aria-current]").waitFor();
  const labels = await hexes.evaluateAll((all) => all.map((hex) => hex.getAttribute("aria-label").match(/^Hex ([^:]+):/)[1]));
  const choose = async (person, label) => {
    await person.page.locator(`a.isle-hex[aria-label^="Hex ${label}:"]`).click();
    await person.page.locator("#chosen").filter({ hasText: `Hex ${label}:` }).waitFor();
  };
  // The first hex where this can be done.
  const where = async (person, button) => {
    for (const label of labels) {
      await choose(person, label);
      if (await person.button(button).count()) return label;
    }
    throw new Error(`nowhere: ${button}`);
  };
  for (let player = 1; player <= 4; player += 1) {
    await where(desk, /^Found a settlement/);
    await acts(desk, () => desk.press(/^Found a settlement/), [one], `${at(player, table)} founds a settlement`, waits);
  }
  await acts(desk, () => desk.press("Hand out the production"), [one], "Production.", waits);
  await one.sees("It is your turn");
  await one.page.getByText("Trade with the bank").click();
  for (const good of ["lumber", "wool", "grain", "brick"]) {
    for (const count of ["6", "4"]) {
      const bank = one.page.locator("form").filter({ has: one.page.locator("input[name=do][value=bank]") });
      if (!(await bank.isVisible())) await one.page.getByText("Trade with the bank").click();
      await bank.locator("[name=count]").selectOption(count);
      await bank.locator("[name=takes]").selectOption(good);
      await acts(one, () => one.press("Trade", bank), [desk], `for ${count} ${good}`, waits);
    }
  }
  for (let settled = 1; settled < 10; settled += 1) {
    await where(one, /^Settlement for/);
    if (settled === 4) await look(one, "Conquest on a phone, a hex that was chosen");
    if (settled === 5) await look(desk, "Conquest on a laptop");
    await acts(one, () => one.press(/^Settlement for/), [desk], "builds a settlement", waits);
  }
  await desk.sees(`${at(1, table)} has won`);
  await look(one, "Conquest on a phone, won");
  await look(desk, "Conquest on a laptop, won");
  waits.sort((a, b) => a - b);
  await tally.check("each step on the island is seen on the other devices within a second", () => {
    assert.ok(waits[Math.floor(waits.length / 2)] < 1000, `${waits}`);
  });
  return [one];
}

// A field of three teams from the whistle to the winner.
async function field({ desk, run, phone, at, tables, sizes }, tally, look) {
  assert.deepEqual(sizes, [3]);
  const [table] = tables;
  const referee = desk;
  await referee.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}/game`);
  await look(referee, "Full-Contact to be set up");
  await referee.press("Begin");
  await referee.sees("The game has begun.");
  await referee.page.setViewportSize({ width: 390, height: 844 });
  await look(referee, "Full-Contact on a phone, before the whistle");
  const looker = await phone(1, table);
  await looker.sees("In this game the referee notes what happens.");
  await look(looker, "Full-Contact as a player sees it");
  const team = referee.page.locator(".team").first();
  const whistle = async (round) => {
    await referee.press(`Whistle round ${round}`);
    await referee.sees(`Round ${round} is on`);
  };
  await whistle(1);
  assert.ok(Number(await referee.page.locator("#whistle-time").textContent()) > 4, "the clock of the round runs");
  for (const [pile, count] of [["wood", 6], ["wheat", 8], ["ore", 7]]) {
    const ball = team.locator(`.ball.${pile}`);
    for (let tap = 0; tap < count; tap += 1) await ball.click();
    await ball.filter({ has: referee.page.locator(".num", { hasText: new RegExp(`^${count}$`) }) }).waitFor();
  }
  await look(referee, "Full-Contact on a phone, a round is on");
  await tally.check("a player sees the balls within a second", async () => {
    await looker.page.locator(".team").first().locator("dd").first().filter({ hasText: "6" }).waitFor({ timeout: 1500 });
  });
  await referee.press(/^All balls are counted/);
  await referee.sees("Pause after round 1");
  await look(referee, "Full-Contact on a phone, the pause");
  for (let knight = 0; knight < 3; knight += 1) {
    await team.getByRole("button", { name: "Knight: 2 ore, 1 wheat" }).click();
    await referee.sees(`${knight + 2} of 4 are knights`);
  }
  await team.getByRole("button", { name: /^Settlement/ }).click();
  await referee.sees("1 settlement to place");
  await whistle(2);
  // Nobody presses what said something else a moment ago.
  await referee.page.waitForTimeout(900);
  await team.getByRole("button", { name: "Place" }).click();
  await newest(referee).filter({ hasText: "places a settlement in hoop" }).waitFor();
  await referee.press(/^All balls are counted/);
  await referee.page.waitForTimeout(900);
  await team.getByRole("button", { name: /^City in hoop/ }).click();
  await referee.sees(`${at(1, table)} has won`);
  await look(referee, "Full-Contact on a phone, won");
  await looker.sees(`${at(1, table)} has won`);
  return [looker];
}

// From the sheet that its game filled in to the winner of two rounds, and out and in again as an archive.
async function toItsEnd({ desk, send, run, tables: [table] }, system, count, tally, look) {
  const text = async (path) => (await desk.context.request.get(desk.address + path)).text();
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}`);
  await desk.sees("Filled in from the game that was noted step by step.");
  const winner = await desk.page.locator("input[name=winner]:checked").inputValue();
  const vp = await desk.page.locator(`[name=vp-${winner}]`).inputValue();
  await Promise.all([desk.page.waitForURL(/(done|saved)=/), desk.press("Save and next")]);
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}`);
  assert.equal(await desk.page.locator(`[name=vp-${winner}]`).inputValue(), vp, "what the game came to is stored");
  const sign = desk.page.locator("form[action$='/sign']");
  const again = sign.locator("[name=vp-winner]");
  if (await again.count()) await again.fill(vp);
  await sign.getByRole("button").click();
  await desk.page.locator("form[action$='/sign']").waitFor({ state: "detached" });
  await send(`${run}/rounds/prelim/1/close`, {});
  // The second round is typed.
  for (const step of ["publish", "start"]) await send(`${run}/rounds/prelim/2/${step}`, {});
  const typed = Object.fromEntries([...Array(count).keys()].map((at) => [`vp-${at + 1}`, String(at === 0 ? 8 : 2)]));
  if (system === "struggle") typed["vp-1"] = "10";
  await send(`${run}/rounds/prelim/2/tables/${table}`, { version: "0", winner: "1", ...typed, sign: "yes" });
  await send(`${run}/rounds/prelim/2/close`, {});
  await desk.page.goto(desk.address + run);
  await desk.sees("Declare the winner");
  await look(desk, `${system}: the winner is to be declared`);
  await send(`${run}/finish`, {});
  const standings = await text(`${run}/export/standings.csv`);
  assert.equal(standings.trim().split("\n").length, count + 1);
  await desk.page.goto(`${desk.address}/t/${system}/standings`);
  await desk.page.locator(".champion").getByText("Winner", { exact: true }).waitFor();
  await look(desk, `${system}: the standings of a side event`);
  const archive = await (await desk.context.request.get(`${desk.address}${run}/export/archive.zip`)).body();
  const multipart = { file: { name: "archive.zip", mimeType: "application/zip", buffer: archive }, slug: `${system}-again` };
  const taken = await desk.context.request.post(`${desk.address}/admin/import`, { multipart, headers: { "Sec-Fetch-Site": "same-origin" } });
  assert.equal(taken.status(), 200, await taken.text());
  await tally.check(`${system}: an archive brings everything back`, async () => {
    assert.equal(await text(`${run}-again/export/standings.csv`), standings);
    const log = `/rounds/prelim/1/tables/${table}/game/log.jsonl`;
    assert.equal(await text(`${run}-again${log}`), await text(run + log));
  });
}

// Its screens: seats and tables in its own words, the clock, the standings, and who won; later stages are not offered.
async function screensOf(browser, tally, reeve, { desk, send }, system) {
  const screen = await screenOf({ desk, send }, reeve, system);
  const offered = await (await desk.context.request.get(screen.arranged)).text();
  await tally.check(`${system}: a screen offers what can come`, () => {
    assert.ok(!offered.includes('value="bracket"') && /value="champion"[^]*?<span>Winner</.test(offered), offered);
  });
  await partsOnScreens(browser, tally, screen, system, ["clock", "standings", "champion"]);
}

export async function sideGames(browser, tally, look, done) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    // The first page has another address than the others.
    organizer.desk.faults.length = 0;
    await organizer.send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    for (const [game, system, count] of [[struggle, "struggle", 4], [conquest, "conquest", 4], [field, "full-contact", 3]]) {
      const world = await begun(browser, organizer, system, count);
      for (const person of await game(world, tally, look)) await done(person);
      await toItsEnd(world, system, count, tally, look);
      if (system === "struggle") await screensOf(browser, tally, reeve, organizer, system);
    }
    await done(organizer.desk);
  } finally {
    await reeve.stop();
  }
}
