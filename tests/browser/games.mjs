// Games of side events at their tables, on a server of its own: a table of four plays Struggle on two phones, with steals, a step
// that is taken back, and two who act at once.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { readCsv } from "./csv.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

const slug = "games";
const run = `/run/${slug}`;

// Two tables of four whose first round is on, and the phones of table 1 by position.
async function begun(browser, reeve) {
  const organizer = await firstOrganizer(browser, reeve);
  const { desk, send } = organizer;
  // The first page has another address than the others.
  desk.faults.length = 0;
  await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
  await crowd(organizer, slug, "Side events", 8);
  for (const step of ["publish", "start"]) await send(`${run}/rounds/prelim/1/${step}`, {});
  const text = async (path) => (await desk.context.request.get(reeve.address + path)).text();
  const seats = readCsv(await text(`${run}/export/schedule.csv`)).filter((seat) => seat.round === "1" && seat.table === "1");
  const links = new Map();
  for (let number = 1; number <= 8; number += 1) {
    const page = await text(`${run}/players/${number}`);
    const name = page.match(/<h1[^>]*>(?:<bdi>)?([^<]+)/)[1].trim();
    links.set(name, page.match(/\/p\/[A-Za-z0-9_-]+/)[0]);
  }
  const unescape = (name) => name.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const byName = new Map([...links].map(([name, link]) => [unescape(name), link]));
  const at = (position) => seats.find((seat) => seat.position === String(position)).player;
  const phone = async (position, options) => {
    const name = at(position);
    const person = await Person.arrive(browser, reeve.address, `the phone of seat ${position}`, options);
    await person.page.goto(`${reeve.address}${byName.get(name)}/games/prelim/1`);
    return Object.assign(person, { seat: name });
  };
  return { ...organizer, phone, at };
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

async function struggle({ desk, phone, at }, tally, look) {
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/1`);
  await desk.follow("Game of a side event at this table");
  const choice = desk.link(/^Struggle/);
  if (await choice.count()) await choice.click();
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
  const one = await phone(1);
  const two = await phone(2, { size: "phone" });
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
  assert.ok(late[1].includes("Somebody else was faster") && late[1].includes("steals a knight from"), "it is told what happened");

  // A settlement more is 8 VP for everybody in turn; the next one has won.
  await acts(desk, press(desk, "Settlement", /^Build/), [one, two], "builds a settlement", waits);
  await acts(desk, () => desk.page.getByRole("button", { name: /^End/ }).click(), [one, two], "ends the turn", waits);
  for (let turn = 0; turn < 4; turn += 1) {
    await acts(desk, press(desk, "Settlement", /^Build/), [one, two], "builds a settlement", waits);
    if (turn < 3) await acts(desk, () => desk.page.getByRole("button", { name: /^End/ }).click(), [one, two], "ends the turn", waits);
  }
  await one.sees(`${at(3)} has won`);
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
    assert.ok(lines[0].players.includes(at(1)));
  });
  // Without scripts a step is a form like any other.
  const plain = await phone(3, { javaScriptEnabled: false });
  await plain.press(/^Take step/);
  await plain.sees("It is your turn");
  return [one, two, plain];
}

export async function sideGames(browser, tally, look, done) {
  const reeve = await startReeve();
  try {
    const world = await begun(browser, reeve);
    for (const person of await struggle(world, tally, look)) await done(person);
    await done(world.desk);
  } finally {
    await reeve.stop();
  }
}
