// Games of side events at their tables, on a server of its own: a table of four plays Struggle on two phones, with steals, a step
// that is taken back, and two who act at once; another one Conquest on its board to the end, by finger and keyboard; and a field of
// three teams Full-Contact from the whistle to the winner, with taps as fast as a referee's. Another device shows a step within a second:
// the middle of many waits, since other work on the machine makes single ones longer.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { readCsv } from "./csv.mjs";
import { boardOnPaper } from "./papers.mjs";
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
    const name = page.match(/<h1[^>]*>(?:<bdi[^>]*>)?([^<]+)/)[1].trim();
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

// Presses a button as whoever sees that nothing happened: what said something else a moment ago is not pressed, and on a slow machine
// that moment comes late.
async function pressed(button) {
  const page = button.page();
  for (let tries = 0; tries < 20; tries += 1) {
    await page.evaluate(() => {
      globalThis.refused = false;
      addEventListener("click", (event) => { globalThis.refused = event.defaultPrevented; }, { once: true });
    });
    await button.click();
    if (!(await page.evaluate(() => globalThis.refused))) return;
    await page.waitForTimeout(400);
  }
  assert.fail("the page took no press");
}

const withinASecond = (waits) => {
  const sorted = waits.toSorted((a, b) => a - b);
  assert.ok(sorted[Math.floor(sorted.length / 2)] < 1000, `${sorted}`);
};

const row = (person, name) => person.page.locator(".step-row").filter({ has: person.page.locator(".step-name b", { hasText: new RegExp(`^${name}$`) }) });

async function struggle({ desk, run, phone, at, tables, sizes }, tally, look) {
  assert.deepEqual(sizes, [4]);
  const [table] = tables;
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}`);
  await desk.follow("Note the game step by step");
  await look(desk, "a game to be set up");
  await desk.page.getByText("Cards, VP and expansions of your copy").click();
  desk.expects(422);
  await desk.page.getByLabel("Who is the oldest?").selectOption({ index: 1 });
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
  await two.sees(`${one.seat}'s turn`);
  const waits = [];
  const press = (person, what, name) => () => row(person, what).getByRole("button", { name }).first().click();
  await acts(one, press(one, "Trade", /^Trade/), [two, desk], "trades 1 card with the pile", waits);
  await acts(one, press(one, "Knight", /^Build/), [two, desk], "builds a knight, side A", waits);
  // Not in turn: the buttons of the other's turn wait for a press of their own.
  await tally.check("who is not in turn plays for nobody by one tap", async () => assert.ok(!(await row(two, "Draw").isVisible())));
  await two.page.locator("#act-for > summary").click();
  await look(two, "Struggle on a phone, acting for somebody");
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
  await tally.check("each step is seen on the other devices within a second", () => withinASecond(waits));
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

// The six hexes beside one, each as it is called: `0,-1`.
const beside = (label) => {
  const [q, r] = label.split(",").map(Number);
  return [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]].map(([right, down]) => `${q + right},${r + down}`);
};

// Where four players found: the second two hexes from the first, with a hex of land between, and the others beside nobody.
function homes(land) {
  const coast = land.filter((hex) => beside(hex).some((other) => !land.includes(other)));
  const apart = (one, other) => one !== other && !beside(one).includes(other);
  for (const one of coast) {
    for (const two of coast.filter((hex) => apart(one, hex))) {
      const between = beside(one).find((hex) => land.includes(hex) && beside(two).includes(hex));
      if (!between) continue;
      const free = coast.filter((hex) => [one, two, between].every((taken) => apart(taken, hex)));
      for (const three of free) {
        const four = free.find((hex) => apart(three, hex));
        if (four) return { founded: [one, two, three, four], between };
      }
    }
  }
  throw new Error(`no homes on ${land}`);
}

// What the arrow keys reach from the first hex on: each is focused, and each key is pressed.
async function reached(page) {
  const hexes = page.locator("a.isle-hex");
  const here = () => page.evaluate(() => [...document.querySelectorAll("a.isle-hex")].indexOf(document.activeElement));
  const found = new Set([0]);
  const open = [0];
  while (open.length > 0) {
    const at = open.pop();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      await hexes.nth(at).focus();
      await page.keyboard.press(key);
      const next = await here();
      if (!found.has(next)) open.push(next);
      found.add(next);
    }
  }
  return found.size;
}

// Conquest to its end: everybody founds, there is a wall, a move, a breach and a battle, and who has the most gold settles more than
// half of the island.
async function conquest({ desk, send, run, phone, at, tables, sizes }, tally, look, hall) {
  assert.deepEqual(sizes, [4]);
  const [table] = tables;
  await send(`${run}/boards/prelim/1/make`, { version: "0", kind: "free", seed: "7" });
  await boardOnPaper({ desk, tally }, run, "prelim/1", 1);
  const screen = await hall();
  // The layout is confirmed by the table, without a choice of seats.
  const one = await phone(1, table);
  const game = one.page.url();
  await one.page.goto(game.replace("/games/", "/sheets/"));
  await one.sees("Confirm it before you begin.");
  await look(one, "a record sheet of Conquest, before its layout is confirmed");
  await one.press("Yes, the board is right");
  await one.sees("The layout of the board was confirmed at");
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}`);
  await desk.follow("Layout of the board");
  await desk.sees("The layout of the board was confirmed at");
  await look(desk, "the layout of the board, confirmed");
  await desk.page.goto(`${desk.address}${run}/rounds/prelim/1/tables/${table}/game`);
  await look(desk, "Conquest to be set up");
  await desk.page.getByText("Knights of a castle, and gold").click();
  await desk.fill({ "Gold of everybody at the start": "60" });
  await desk.press("Begin");
  await desk.sees("The game has begun.");
  await one.page.goto(game);
  const waits = [];
  const hexes = one.page.locator("a.isle-hex");
  await look(one, "Conquest on a phone, an empty island");
  const labels = await hexes.evaluateAll((all) => all.map((hex) => hex.getAttribute("aria-label").match(/^Hex ([^:]+):/)[1]));
  // By the keyboard: the arrow keys reach every hex, Enter chooses one, and the focus stays on it.
  await tally.check("the arrow keys go to every hex", async () => assert.equal(await reached(one.page), labels.length));
  await hexes.first().focus();
  await one.page.keyboard.press("Enter");
  await one.page.locator("a.isle-hex[aria-current]").waitFor();
  await one.page.waitForFunction(() => document.activeElement?.matches("a.isle-hex[aria-current]"));
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
  const step = (person, what) => person.page.locator("form").filter({ has: person.page.locator(`input[name=do][value=${what}]`) });
  const trade = async (person, count, good) => {
    const bank = step(person, "bank");
    if (!(await bank.isVisible())) await person.page.getByText("Trade with the bank").click();
    await bank.locator("[name=count]").selectOption(count);
    await bank.locator("[name=takes]").selectOption(good);
    await acts(person, () => person.press("Trade", bank), [person === one ? desk : one], `for ${count} ${good}`, waits);
  };
  const endTurn = async (person) => {
    const button = person.page.getByRole("button", { name: /^End/ });
    const [, name] = (await button.textContent()).trim().match(/^End (.+)'s turn$/);
    await acts(person, () => button.click(), [person === one ? desk : one], `${name} ends the turn`, waits);
  };
  // Everybody else's turns, and what comes next is handed out in one list.
  const endRound = async () => {
    while (!(await desk.button("Hand out the production").count())) await endTurn(desk);
    const comes = await desk.page.locator(".handed-out dd").allTextContents();
    await acts(desk, () => desk.press("Hand out the production"), [one], "Production.", waits);
    assert.deepEqual(await one.page.locator(".handed-out dd").allTextContents(), comes, "what was to come is what was handed out");
  };

  const { founded, between } = homes(labels);
  for (const [player, home] of founded.entries()) {
    await choose(desk, home);
    await acts(desk, () => desk.press(/^Found a settlement/), [one], `${at(player + 1, table)} founds a settlement`, waits);
  }
  await endRound();
  assert.equal(await one.page.locator(".handed-out dt").count(), 4, "each player has a line");
  await one.sees("It is your turn");
  for (const good of ["lumber", "wool", "grain", "brick"]) {
    for (const count of ["6", "4"]) await trade(one, count, good);
  }
  const [home, other] = founded;
  await choose(one, home);
  await acts(one, () => one.press(new RegExp(`^Wall to the .* hex ${between}\\) for 1 lumber$`)), [desk], "builds a wall between", waits);
  await endTurn(one);
  // The second player walls the way to the hex between.
  await trade(desk, "1", "lumber");
  await choose(desk, other);
  await acts(desk, () => desk.press(new RegExp(`^Wall to the .* hex ${between}\\) for 1 lumber$`)), [one], "builds a wall between", waits);
  await look(one, "Conquest on a phone, with walls");
  await endRound();

  await choose(one, home);
  await tally.check("the board marks where knights can go", async () => assert.ok((await one.page.locator(".isle-open circle").count()) > 0));
  await look(one, "Conquest on a phone, where knights can go");
  const move = step(one, "move").filter({ has: one.page.getByLabel("Where to") });
  await acts(one, async () => {
    await move.locator("[name=to]").selectOption(`[${between}]`);
    await one.press("Move", move);
  }, [desk], `moves 1 knight from ${home} to ${between}`, waits);
  await endRound();

  // In the third turn: a breach with a die that they threw, then a battle with typed dice, then one whose dice Reeve throws.
  await choose(one, between);
  const breach = one.page.locator("form").filter({ hasText: new RegExp(`Breach the wall to the .* hex ${other}\\)`) });
  await acts(one, async () => {
    await breach.locator("[name=die]").selectOption("6");
    await one.press("We threw this", breach);
  }, [desk], "and breaches it", waits);
  const attack = one.page.locator("form.attack");
  await one.sees(/^The next battle is won in \d+ of 36 throws/);
  await tally.check("the odds of a battle stand there before it is fought", async () => {
    const shown = await attack.locator("dl.odds dt").allTextContents();
    assert.deepEqual(shown.slice(0, 2), ["take the hex", "lose no knight"]);
    for (const chance of await attack.locator("dl.odds dd").allTextContents()) assert.match(chance, /^\d+\.\d\d%$/);
  });
  await look(one, "Conquest on a phone, before a battle");
  await look(desk, "Conquest on a laptop, before a battle");
  await acts(one, async () => {
    await attack.locator("[name=attacker]").selectOption("6");
    await attack.locator("[name=defender]").selectOption("1");
    await one.press("We threw this", attack);
  }, [desk], "with 6 to 1, and wins", waits);
  await one.sees("The dice were thrown at the table.");
  await acts(one, () => one.press("Attack: throw the dice"), [desk], /Reeve threw \d and \d from seed/, waits);
  await one.sees(/^(Won|Lost): \d+ against \d+\. .* Reeve threw \d and \d from seed -?\d+\./);
  await desk.sees(/ (won|lost): \d+ against \d+\. .* Reeve threw \d and \d from seed -?\d+\./);
  await endRound();

  let settled = 0;
  while (!(await one.page.getByText(`${at(1, table)} has won`).count())) {
    const hex = await where(one, /^Settlement for/);
    settled += 1;
    if (settled === 3) await look(desk, "Conquest on a laptop");
    await acts(one, () => one.press(/^Settlement for/), [desk], `builds a settlement on ${hex}`, waits);
  }
  await desk.sees(`${at(1, table)} has won`);
  await look(one, "Conquest on a phone, won");
  await look(desk, "Conquest on a laptop, won");
  await tally.check("each step on the island is seen on the other devices within a second", () => withinASecond(waits));
  return [one, screen];
}

// Opens what is folded away, where it is: what comes up to date by itself may have folded it again.
async function unfolded(page, summary, field) {
  for (let tries = 0; tries < 20 && !(await page.getByLabel(field).isVisible()); tries += 1) {
    await page.locator("summary").filter({ hasText: summary }).click();
    await page.waitForTimeout(150);
  }
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
  // A choice that nobody has on the page, so that nobody waits here for a whole pause.
  const lasts = (id, seconds) => referee.page.evaluate(([field, value]) => {
    const choice = document.getElementById(field);
    choice.add(new Option(`${value} s`, String(value)));
    choice.value = String(value);
    choice.dispatchEvent(new Event("change"));
  }, [id, seconds]);
  await whistle(1);
  assert.ok(Number(await referee.page.locator("#whistle-time").textContent()) > 4, "the clock of the round runs");
  const waits = [];
  for (const [place, [pile, count]] of [["wood", 7], ["wheat", 8], ["ore", 7], ["brick", 2]].entries()) {
    const ball = team.locator(`.ball.${pile}`);
    for (let tap = 0; tap < count; tap += 1) await ball.click();
    await ball.filter({ has: referee.page.locator(".num", { hasText: new RegExp(`^${count}$`) }) }).waitFor();
    const told = Date.now();
    const seen = looker.page.locator(".team").first().locator("dd").nth([0, 1, 3, 2][place]);
    await seen.filter({ hasText: new RegExp(`^${count}$`) }).waitFor({ timeout: 10000 });
    waits.push(Date.now() - told);
  }
  await tally.check("a player sees the balls within a second", () => withinASecond(waits));
  await look(referee, "Full-Contact on a phone, a round is on");
  // Over the whole screen it says when to stop, and has the button on it.
  await referee.page.locator("#whistle-says").filter({ hasText: "Stop. Count what came home." }).waitFor({ timeout: 15000 });
  await referee.press("Fill the screen");
  const whole = () => referee.page.evaluate(() => {
    const { left, top, width, height } = document.querySelector(".whistle").getBoundingClientRect();
    const button = document.querySelector(".blow .button").getBoundingClientRect();
    const above = document.elementFromPoint(button.left + button.width / 2, button.top + button.height / 2);
    return { fills: left <= 0 && top <= 0 && width >= innerWidth - 20 && height >= innerHeight, reached: Boolean(above?.closest(".blow .button")), tall: button.height };
  });
  const filled = await whole();
  await tally.check("the clock fills the screen, and the button that stops lies on it", () => {
    assert.ok(filled.fills && filled.reached && filled.tall >= 72, JSON.stringify(filled));
  });
  await referee.press(/^All balls are counted/);
  await referee.sees("Pause after round 1");
  await referee.button("Whistle round 2").waitFor();
  await tally.check("and so does the one that whistles", async () => assert.ok((await whole()).reached));
  await referee.page.keyboard.press("Escape");
  await referee.button("Fill the screen").waitFor();
  await look(referee, "Full-Contact on a phone, the pause");
  for (let knight = 0; knight < 3; knight += 1) {
    await team.getByRole("button", { name: "Knight: 2 ore, 1 wheat" }).click();
    await referee.sees(`${knight + 2} knights of 4 players`);
  }
  await team.getByRole("button", { name: /^Settlement/ }).click();
  await referee.sees("1 settlement to place");
  // With foresight this team has its whistle first.
  await team.getByLabel("A card for 2 brick and").selectOption("wood");
  await team.getByLabel("The card that was drawn").selectOption("foresight");
  await team.getByRole("button", { name: "Buy", exact: true }).click();
  await team.locator("summary").filter({ hasText: "Play a card" }).click();
  await team.getByRole("button", { name: "Play foresight" }).click();
  await referee.button(/^Whistle round 2 for .* alone$/).waitFor();
  // The next round begins by itself as soon as the pause is over.
  await unfolded(referee.page, "Set the clock", "Whistle by itself");
  await referee.page.getByLabel("Whistle by itself").check();
  await lasts("whistle-pause", 2);
  await referee.sees("Round 2 is on");
  const says = referee.page.locator("#whistle-says");
  await says.filter({ hasText: "alone. Everybody else waits for the second whistle." }).waitFor();
  const alone = Number(await referee.page.locator("#whistle-time").textContent());
  await says.filter({ hasText: "Go" }).waitFor();
  const together = Number(await referee.page.locator("#whistle-time").textContent());
  await tally.check("foresight runs four seconds alone, then the round has all its seconds", () => {
    assert.ok(alone <= 4 && together > 6, `${alone} ${together}`);
  });
  // A moment after the whistle the settings fold away by themselves.
  await referee.page.locator("#whistle-set:not([open])").waitFor();
  await unfolded(referee.page, "Set the clock", "Whistle by itself");
  await referee.page.getByLabel("Whistle by itself").uncheck();
  await looker.sees("Round 2 is on");
  await pressed(team.getByRole("button", { name: "Place" }));
  await newest(referee).filter({ hasText: "places a settlement in hoop" }).waitFor();
  await lasts("whistle-round", 1);
  await referee.page.locator("#whistle-says").filter({ hasText: "Stop. Count what came home." }).waitFor();
  await pressed(referee.button(/^All balls are counted/));
  await referee.sees("Pause after round 2");
  await pressed(team.getByRole("button", { name: /^City in hoop/ }));
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

// How a game stands as everybody sees it who did not sit there: on the page of the side event, and on the screens of the hall.
async function watched(browser, tally, reeve, { desk, send }, system, look, done) {
  const visitor = await Person.arrive(browser, reeve.address, "somebody who watches", { size: "phone" });
  await visitor.page.goto(`${reeve.address}/t/${system}`);
  await visitor.page.getByRole("heading", { name: "The game that is on" }).waitFor();
  await visitor.sees(/ has won/);
  await look(visitor, `${system}: a game that is on, as everybody sees it`);
  await done(visitor);
  await partsOnScreens(browser, tally, await screenOf({ desk, send }, reeve, system), system, ["games"]);
}

// A screen in the hall that shows the board of the round.
async function boardOnTheWall(browser, { desk, send }, slug, tally, look) {
  const text = async (path) => (await desk.context.request.get(desk.address + path)).text();
  await send(`/run/${slug}/screens`, { screen: "Hall" });
  const id = (await text(`/run/${slug}/screens`)).match(/\/screens\/(\d+)"/)[1];
  const page = await text(`/run/${slug}/screens/${id}`);
  const seconds = Object.fromEntries([...page.matchAll(/name="(seconds-\d+)"/g)].map(([, name]) => [name, "5"]));
  await send(`/run/${slug}/screens/${id}`, { screen: "Hall", theme: "light", shows: "board", ...seconds, version: page.match(/name="version" value="(\d+)"/)[1] });
  const hall = await Person.arrive(browser, desk.address, "a screen with the board", { size: "hall" });
  await hall.page.goto(`${desk.address}/t/${slug}/screen/${id}`);
  const board = hall.page.locator("[data-part]:not([hidden]) svg.board-picture");
  await board.waitFor();
  await tally.check("the board on a screen is large enough to be read across the hall", async () => {
    const box = await board.boundingBox();
    assert.ok(box.height > 700 && box.y >= 0 && box.y + box.height <= hall.size.height, JSON.stringify(box));
    const letter = await hall.page.locator("[data-part]:not([hidden]) svg.board-picture .letter").first().boundingBox();
    assert.ok(letter.height >= 20, JSON.stringify(letter));
  });
  await look(hall, "a screen with the board of the round");
  return hall;
}

export async function sideGames(browser, tally, look, done) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    // The first page has another address than the others.
    organizer.desk.faults.length = 0;
    await organizer.send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    // A board of the championship lies on one page for each table, too.
    await crowd(organizer, "on-paper", "Boards on paper", 8);
    await organizer.send("/run/on-paper/boards/prelim/1/make", { version: "0", kind: "standard", seed: "7", even: "yes" });
    await boardOnPaper({ desk: organizer.desk, tally }, "/run/on-paper", "prelim/1", 2);
    for (const [game, system, count] of [[struggle, "struggle", 4], [conquest, "conquest", 4], [field, "full-contact", 3]]) {
      const world = await begun(browser, organizer, system, count);
      const hall = () => boardOnTheWall(browser, organizer, system, tally, look);
      for (const person of await game(world, tally, look, hall)) await done(person);
      await watched(browser, tally, reeve, organizer, system, look, done);
      await toItsEnd(world, system, count, tally, look);
      if (system === "struggle") await screensOf(browser, tally, reeve, organizer, system);
    }
    await done(organizer.desk);
  } finally {
    await reeve.stop();
  }
}
