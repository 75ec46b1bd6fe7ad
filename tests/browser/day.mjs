// The day of a tournament for fourteen players, played as people play it: by labels and buttons, from page to page.
// Nobody types an address but the first one; only at the end somebody goes to the pages that were left out. `look` is called on
// every page on the way.
import assert from "node:assert/strict";
import { borrowedLaptop, forgotten, forgottenPassword, takenHome } from "./after.mjs";
import { Person } from "./people.mjs";
import { layInTurn, makeBoard } from "./boards.mjs";
import { administrator, byFile, byForm, byHand, judge, playersFile, tournament } from "./cast.mjs";
import { checkInOneself } from "./door.mjs";
import { payAtTheDesk, readWhatItIs, sayWhatItIs } from "./face.mjs";
import { correctTheSheet } from "./correction.mjs";
import { connectionLost, newsOnThePhone, waitForSeats } from "./live.mjs";
import { everyPage } from "./every-page.mjs";
import { openScreen, screenInUse } from "./hall.mjs";
import { sheetOnAPhone } from "./handheld.mjs";
import { prepareJudges, timeTurns } from "./judges.mjs";
import { printRound, printTheRest, typeFromPaper, typeFromPaperWithoutScripts } from "./papers.mjs";
import { tickPlayers } from "./ticks.mjs";
import { onSlowPhones } from "./weights.mjs";
import { readCsv } from "./csv.mjs";
import { champion, publicPages, takeAway, toTournament } from "./ends.mjs";
import { chooseResults, ranked, startedTooEarly } from "./scores.mjs";
import { chooseSeats, passedRound } from "./seats.mjs";
import { slowPhone } from "./slow.mjs";
import { secondFactor } from "./second-factor.mjs";
import { openTable, signsWhatIsStored, threeAtOnce } from "./three.mjs";
import { manyTournaments, operatorTexts } from "./server-wide.mjs";

// Runs the whole day and returns what the end is judged by. world: { browser, reeve, tally, look }.
export async function playTheDay(world) {
  const { tally, reeve, browser } = world;
  const day = { ...world, name: tournament.name, phones: {} };
  day.arrive = (name, options) => Person.arrive(browser, reeve.address, name, options);
  const parts = [
    ["Set-up", setUp], ["The tournament and its staff", create], ["Registration by form", registerByForm],
    ["Registration by file and by hand", registerByFile], ["Check-in", checkIn], ["The seat schedule", schedule],
    ["A board that is made", makeBoard], ["A board that people lay in turn on two devices", layInTurn],
    ["Round 1, by the keyboard alone", (d) => round(d, 1)], ["Round 2, without scripts", (d) => round(d, 2)],
    ["Round 3", (d) => round(d, 3)], ["Lots", lots], ["The final", final], ["The champion", champion],
    ["A slip of the pen", correctTheSheet], ["On paper", printTheRest],
    ["Everything taken away", takeAway], ["What everybody sees in the end", publicPages], ["A slow phone", slowPhone],
    ["Every page", everyPage],
    ["A second factor", secondFactor], ["A borrowed laptop", borrowedLaptop], ["A forgotten password", forgottenPassword],
    ["Taken home and read in again", takenHome], ["Forgotten and put away", forgotten],
    ["Many tournaments", manyTournaments], ["What the operator says", operatorTexts],
  ];
  for (const [what, run] of parts) await tally.part(what, () => run(day));
  return day;
}

async function setUp(day) {
  const desk = await day.arrive("the organizer", { size: "laptop" });
  day.desk = desk;
  await day.look(desk, "home, before anything");
  await desk.page.goto(day.reeve.setup);
  await day.look(desk, "set-up");
  desk.expects(422);
  await desk.fill({ "One-time code": "AAAA-AAAA-AAAA", "Your name": administrator.name, Password: "short", "Repeat the password": "other" });
  await desk.press("Create the administrator");
  await desk.page.getByRole("alert").waitFor();
  await day.look(desk, "set-up with faults");
  await desk.fill({ "One-time code": day.reeve.code, Password: administrator.password, "Repeat the password": administrator.password });
  await desk.press("Create the administrator");
  await desk.follow("Create a tournament");
}

async function create(day) {
  const { desk } = day;
  await desk.on("Create a tournament");
  await day.look(desk, "new tournament");
  desk.expects(422);
  await desk.press("Create the tournament");
  await desk.page.getByRole("alert").waitFor();
  await day.look(desk, "new tournament with faults");
  await desk.fill({ Name: tournament.name, Place: tournament.place, Day: tournament.day });
  assert.notEqual(await desk.field("Time zone").inputValue(), "", "the browser's time zone");
  await desk.page.getByText("Everything else, now or later").click();
  await desk.fill({ "Time zone": "Europe/Berlin", "Number of places": "14" });
  await desk.press("Create the tournament");
  await desk.on(tournament.name);
  await day.look(desk, "next step, draft");

  await newAccount(day);
  await desk.follow(tournament.name);
  await desk.tab("Staff");
  await desk.fill({ "Name of the account": judge.name });
  const byName = desk.page.locator("form").filter({ has: desk.button("Add to the staff") });
  await byName.getByRole("radio", { name: /judge/i }).check();
  await desk.press("Add to the staff");
  await desk.page.getByRole("row", { name: new RegExp(judge.name) }).waitFor();
  await day.look(desk, "staff");
  await desk.tab("Details");
  await day.look(desk, "details");
  await sayWhatItIs(day);
  await desk.press("Open registration");
  await desk.sees("0 players of 14 places registered");

  const visitor = await day.arrive("a judge", { size: "laptop" });
  day.judge = visitor;
  await visitor.follow("Sign in");
  await day.look(visitor, "sign in");
  await visitor.fill({ Name: judge.name, Password: judge.password });
  await visitor.press("Sign in");
  await visitor.follow(tournament.name);
  await visitor.on(tournament.name);
  await visitor.sees("This is up to an organizer");
  assert.equal(await visitor.link("Import a file").count(), 0);
  await day.look(visitor, "next step, as the judge sees it");
}

// The administrator makes the judge's account.
async function newAccount(day) {
  const { desk } = day;
  await desk.follow(administrator.name);
  await day.look(desk, "own account");
  await desk.follow("Accounts");
  await desk.follow("New account");
  await day.look(desk, "new account");
  await desk.fill({ Name: judge.name, Password: judge.password, "Repeat the password": judge.password });
  await desk.press("Create the account");
  await desk.page.getByRole("row", { name: new RegExp(judge.name) }).waitFor();
  await day.look(desk, "accounts");
  await desk.follow("Reeve");
  await desk.follow("My tournaments");
}

async function registerByForm(day) {
  for (const [at, player] of byForm.entries()) {
    // The fourth has scripts switched off.
    const phone = await day.arrive(player.name, { javaScriptEnabled: at !== 3 });
    if (at === 0) await day.look(phone, "home on a phone");
    if (at === 0) await readWhatItIs(day, phone);
    else await phone.follow(tournament.name);
    await phone.tab("Register");
    if (at === 0) {
      await day.look(phone, "registration form");
      phone.expects(422);
      await phone.press("Register");
      await phone.page.getByRole("alert").waitFor();
      await day.look(phone, "registration form with faults");
    }
    const { name, email = "", club = "", country = "", groups = "" } = player;
    await phone.fill({ Name: name, "E-mail": email, Club: club, Country: country, "Family or friends who play too": groups });
    if (player.minor) {
      await phone.page.getByText("For minors: a guardian agrees too").click();
      await phone.page.getByLabel("I am a minor").check();
      await phone.fill({ "Name of the guardian": player.guardian });
      await phone.page.getByLabel("As the guardian I agree").check();
    }
    await phone.page.getByLabel("I agree to the code of conduct").check();
    await phone.page.getByLabel("I agree to the photo policy").check();
    await phone.press("Register");
    await phone.page.getByRole("heading", { level: 1, name }).waitFor();
    if (at === 0 || at === 3) await day.look(phone, at === 0 ? "own page, just registered" : "own page without scripts");
    if (at === 0) day.links = { [name]: phone.page.url() };
    if (at === 0) day.phones[name] = phone;
    else await day.done(phone);
  }
}

async function registerByFile(day) {
  const { desk } = day;
  await desk.tab("Players");
  await day.look(desk, "players");
  await desk.follow("Import a file");
  await day.look(desk, "import");
  await desk.field("Or a file").setInputFiles({ name: "members.csv", mimeType: "text/csv", buffer: Buffer.from(playersFile) });
  await desk.press("Preview");
  // One column has a header that Reeve doesn't know; the organizer says what it is.
  await desk.sees("no column holds the name");
  await day.look(desk, "import, a column is missing");
  await desk.page.getByLabel("Column Wer").selectOption({ label: "Name" });
  await desk.page.getByRole("radio", { name: /other people/ }).check();
  await desk.press("Update the preview");
  await desk.sees("Sam (2)");
  await day.look(desk, "import, preview");
  await desk.press(`Add ${byFile.length} players`);
  await desk.sees("محمد عبد الله");
  await desk.follow("Add a player");
  await day.look(desk, "add a player");
  await desk.fill({ Name: byHand.name });
  await desk.page.getByLabel("Agreed to the code of conduct and the photo policy on paper").check();
  await desk.press("Add the player");
  await desk.on(byHand.name);
  await desk.tab("Players");
  await day.look(desk, "players, all of them");

  // A fifteenth finds every place taken.
  const late = await day.arrive("somebody late");
  await late.follow(tournament.name);
  await late.tab("Register");
  await late.sees("Every place is taken");
  await day.look(late, "registration form, full");
  await day.done(late);

  // Who came by the file agrees on the own page, which the organizer shows as a code.
  await desk.follow("Brandt, Lena");
  await day.look(desk, "a player");
  const link = await desk.page.locator("#link").textContent();
  const lena = await day.arrive("Brandt, Lena");
  day.links[lena.name] = link.trim();
  await lena.page.goto(link.trim());
  await lena.sees("Still to agree");
  await day.look(lena, "own page, still to agree");
  day.ownAddress = lena.page.url().split("?")[0];
  await lena.page.getByLabel("I agree to the code of conduct").check();
  await lena.page.getByLabel("I agree to the photo policy").check();
  await lena.press("Agree");
  await lena.page.getByRole("heading", { name: "Still to agree" }).waitFor({ state: "detached" });
  day.phones[lena.name] = lena;
  await payAtTheDesk(day);
}

async function checkIn(day) {
  const { desk } = day;
  await desk.tab("Next step");
  await day.look(desk, "next step, registration");
  await desk.press("Close registration and start check-in");
  await desk.sees("0 of 14 registered players are here.");
  await tickPlayers(day);
  await checkInOneself(day);
  await desk.tab("Next step");
  // At the door: the judge can't, the organizer's phone can, first without scripts, then with them.
  await day.judge.tab("Next step");
  await day.judge.tab("Check-in");
  await day.judge.on("Check-in");
  assert.equal(await day.judge.page.getByRole("button", { name: /Mark as here/ }).count(), 0);
  const waiting = (person) => person.page.getByRole("button", { name: /Mark as here/ });
  for (const javaScriptEnabled of [false, true]) {
    const door = await day.arrive("the door", { javaScriptEnabled });
    await door.follow("Sign in");
    await door.fill({ Name: administrator.name, Password: administrator.password });
    await door.press("Sign in");
    await door.follow(tournament.name);
    await door.tab("Check-in");
    await door.on("Check-in");
    await day.look(door, `check-in ${javaScriptEnabled ? "with" : "without"} scripts`);
    for (let left = await waiting(door).count(); left > (javaScriptEnabled ? 0 : 11); left -= 1) {
      await waiting(door).first().click();
      await waiting(door).nth(left - 1).waitFor({ state: "detached" });
    }
    if (javaScriptEnabled) await day.look(door, "check-in, everybody here");
    // What was tapped quickly is sent one after the other.
    await door.page.locator("#queue").waitFor({ state: "hidden" });
    await day.done(door);
  }
}

async function schedule(day) {
  const { desk } = day;
  await desk.tab("Next step");
  await day.look(desk, "next step, everybody here");
  await desk.follow("Make the seat schedule");
  await day.look(desk, "seat schedule, not made yet");
  await desk.page.getByText("Make the seats from a seed").click();
  await desk.fill({ Seed: "14" });
  await desk.press("Make the seats from this seed");
  await desk.page.getByRole("region", { name: "How good it is" }).waitFor();
  await day.look(desk, "seat schedule");
  const { text } = await desk.download(desk.link("Download it as CSV"));
  const tables = new Map();
  for (const line of readCsv(text)) {
    const key = `${line.round}/${line.table}`;
    const table = tables.get(key) ?? { round: Number(line.round), table: Number(line.table), seats: [] };
    table.seats[Number(line.position) - 1] = line.player;
    tables.set(key, table);
  }
  assert.deepEqual([...tables.values()].map((t) => t.seats.length).sort().join(""), "333333444444");
  assert.equal(new Set([...tables.values()].flatMap((t) => t.seats)).size, 14);
  day.results = chooseResults([...tables.values()].sort((a, b) => a.round - b.round || a.table - b.table));
  await desk.page.getByText("Figures and proof").click();
  await desk.follow("The proof, and who meets whom as a picture");
  await day.look(desk, "seat schedule, proof");

  // Nobody else sees it yet.
  const mira = day.phones["Mira Lindqvist"];
  await toTournament(mira);
  await day.look(mira, "the tournament's page, checking in");
  assert.equal(await mira.page.getByRole("link", { name: "Seats", exact: true }).count(), 0);
}

// A round from publishing to closing.
async function round(day, number) {
  const { desk } = day;
  const mine = day.results.filter((table) => table.round === number);
  const runner = number === 2 ? await withoutScripts(day) : desk;
  if (number === 1) await prepareJudges(day);
  const hall = number === 3 ? await openScreen(day) : undefined;
  await runner.tab("Next step");
  if (number < 3) await day.look(runner, `next step, round ${number} to be published`);
  const phone = number === 3 ? await waitForSeats(day) : undefined;
  await runner.press("Publish the seats");
  await runner.sees("Published");
  if (phone) await newsOnThePhone(day, phone, mine);
  if (hall) {
    await screenInUse(day, hall, mine);
    await desk.tab("Rounds");
    await desk.follow(/^Round 3/, desk.page.locator("#content"));
  }
  if (number === 1) {
    await day.look(desk, "board, published");
    await seatsOnPhones(day, mine);
    await printRound(day, mine);
  }
  if (number === 1) await somebodyMissing(day);
  await runner.press("Start the round");
  await runner.sees("Playing");
  if (number === 1) await startedTooEarly(day);
  if (number === 1) {
    await runner.follow("Enter results");
    await day.look(runner, "results of a round");
    await runner.page.goBack();
  }
  if (number === 3) await timeTurns(day);
  if (number === 3) await onSlowPhones(day);
  await runner.page.locator("#board").getByRole("link").first().click();
  if (number === 1) for (const table of mine) await enterByKeyboard(day, table);
  if (number === 2) await enterWithoutScripts(day, runner, mine.slice(0, -1));
  if (number === 2) await typeFromPaperWithoutScripts(day, runner, mine.at(-1));
  if (number === 3) await enterWithAClash(day, mine.slice(0, -1));
  if (number === 3) await typeFromPaper(day, mine.at(-1));
  if (phone) await connectionLost(day, phone, mine);
  await runner.sees("Every record sheet is signed");
  if (number === 1) await day.look(desk, "board, every sheet final");
  await runner.press("Close the round");
  await runner.sees("This round is closed");
  if (number === 2) await day.done(runner);
}

// Somebody asks to leave on the phone, which the desk hears of by itself, and stays after all.
async function askToLeave(day) {
  const { desk } = day;
  const lena = day.phones["Brandt, Lena"];
  await lena.page.goto(day.ownAddress);
  await desk.tab("Check-in");
  await lena.page.getByRole("heading", { name: "I have to leave" }).click();
  await lena.press("I have to leave");
  await lena.sees("You are still in until the staff confirms it.");
  await day.look(lena, "own page, asked to leave");
  await desk.sees("asks to leave");
  await day.look(desk, "check-in, somebody asks to leave");
  await lena.press("I'm staying after all");
  await desk.page.getByText("asks to leave").waitFor({ state: "detached" });
}

// Somebody leaves and comes back: the start says who is missing, and asks again when nobody is.
async function somebodyMissing(day) {
  const { desk } = day;
  const board = desk.page.url();
  const move = async (person, button) => {
    await person.tab("Players");
    await person.follow("Mira Lindqvist");
    await person.press(button);
    await person.button(button).waitFor({ state: "detached" });
  };
  await askToLeave(day);
  await move(desk, "Withdraw");
  await desk.tab("Next step");
  await desk.sees("Has a seat, but has left: Mira Lindqvist.");
  await desk.link("Repair the seats").waitFor();
  await day.look(desk, "next step, somebody is missing");
  await desk.tab("Seats");
  await desk.link("Repair the seats").waitFor();
  await day.look(desk, "seat schedule, to be repaired");
  await desk.follow("Repair the seats");
  await desk.page.locator("meta[http-equiv=refresh]").waitFor({ state: "detached" });
  await day.look(desk, "repairing the public round");
  await desk.page.goto(board);
  await desk.sees("the 13 who are here are counted");
  await day.look(desk, "board, somebody is missing");
  const door = await day.arrive("the door", { size: "laptop" });
  await door.follow("Sign in");
  await door.fill({ Name: administrator.name, Password: administrator.password });
  await door.press("Sign in");
  await door.follow(tournament.name);
  await move(door, "Bring back");
  await day.done(door);
  // The board at the desk hears of it by itself.
  await desk.button("Start without 1 player").waitFor({ state: "detached" });
  await desk.button("Start the round").waitFor();
  await day.look(desk, "board, nobody is missing any more");
  await desk.page.waitForTimeout(1000);
}

async function seatsOnPhones(day, tables) {
  const mira = day.phones["Mira Lindqvist"];
  await toTournament(mira);
  await day.look(mira, "the tournament's page, round 1 published");
  await mira.tab("Seats");
  await day.look(mira, "seats");
  await mira.page.getByRole("searchbox", { name: "Find a player" }).fill("ozturk");
  await mira.page.getByRole("row", { name: /Şükrü Öztürk/ }).waitFor();
  await mira.sees("1 of 14");
  await mira.press("Find");
  const table = tables.find((table) => table.seats.includes("Şükrü Öztürk"));
  const position = table.seats.indexOf("Şükrü Öztürk") + 1;
  await mira.page.getByRole("heading", { name: `Table ${table.table}, position ${position}` }).waitFor();
  await day.look(mira, "seats, one found");
  const lena = day.phones["Brandt, Lena"];
  await lena.page.reload();
  const hers = tables.find((table) => table.seats.includes("Brandt, Lena"));
  await lena.page.getByRole("heading", { name: `Table ${hers.table}, position ${hers.seats.indexOf("Brandt, Lena") + 1}`, exact: true }).waitFor();
  await day.look(lena, "own page, with a seat");
}

const unusual = ({ vp, winner }) => vp.some((points, seat) => (seat === winner ? points < 10 : points >= 10) || points < 2);

// No mouse: the first VP has the focus; the rest is digits, W, Enter and Tab.
async function enterByKeyboard(day, table) {
  const { desk } = day;
  const { keyboard } = desk.page;
  await desk.on(new RegExp(`table ${table.table}$`));
  if (table.table === 1) await day.look(desk, "record sheet");
  const focused = () => desk.page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
  for (const [seat, name] of table.seats.entries()) {
    assert.equal(await focused(), `VP of ${name}`);
    await keyboard.type(String(table.vp[seat]));
    // The only one at the goal has won, and two digits lead on by themselves; Enter goes no further then.
    if (seat === table.winner && (table.table % 2 || unusual(table))) await keyboard.press("w");
    await keyboard.press("Enter");
  }
  assert.equal(await focused(), "Save and next");
  if (table.table % 2) {
    await keyboard.press("Tab");
    assert.equal(await focused(), "Save, signed on paper, and next");
    await keyboard.press("Enter");
  } else {
    // The focus is nowhere: a click on the heading took it away.
    await desk.page.getByRole("heading", { level: 1 }).click();
    await keyboard.press("Control+Enter");
  }
  if (!unusual(table)) return;
  await desk.sees("Unusual");
  await desk.page.waitForLoadState("load");
  await day.look(desk, "record sheet, unusual");
  // The winner's VP once more is where typing goes on. Enter alone is no way to sign it.
  const again = desk.page.getByLabel("The winner's VP once more");
  await again.and(desk.page.locator(":focus")).waitFor();
  desk.expects(422);
  await keyboard.press("Enter");
  await desk.page.locator("#x-vp-winner").waitFor();
  await signUnusual(desk, table);
}

// What is unusual is signed by typing the winner's VP once more.
async function signUnusual(person, table) {
  await person.page.getByLabel("The winner's VP once more").fill(String(table.vp[table.winner]));
  await person.press("Correct, and signed on paper");
}

async function withoutScripts(day) {
  const plain = await day.arrive("the organizer without scripts", { size: "laptop", javaScriptEnabled: false });
  await plain.follow("Sign in");
  await plain.fill({ Name: administrator.name, Password: administrator.password });
  await plain.press("Sign in");
  await plain.follow(tournament.name);
  return plain;
}

async function typeResult(person, table) {
  await person.on(new RegExp(`table ${table.table}$`));
  for (const [seat, name] of table.seats.entries()) {
    await person.page.getByLabel(`VP of ${name}`, { exact: true }).fill(String(table.vp[seat]));
  }
  const winner = person.page.getByRole("row").filter({ has: person.page.getByLabel(`VP of ${table.seats[table.winner]}`, { exact: true }) });
  await winner.getByRole("radio", { name: /^won/ }).check();
}

// The box that marks a player of a record sheet absent.
async function absentBox(person, name) {
  const more = person.page.locator(".rarely input");
  if (!(await person.page.locator("[data-absent]").first().isVisible())) await more.check();
  const row = person.page.getByRole("row").filter({ has: person.page.getByLabel(`VP of ${name}`, { exact: true }) });
  return row.getByRole("checkbox", { name: /^absent/ });
}

async function enterWithoutScripts(day, person, tables) {
  for (const table of tables) {
    if (table.table === 2) {
      // Refused first: nobody has 23 VP.
      person.expects(422);
      await typeResult(person, { ...table, vp: [23, ...table.vp.slice(1)] });
      await person.press("Save and next");
      await person.page.getByRole("alert").waitFor();
      await day.look(person, "record sheet with faults, without scripts");
    }
    if (table.seats.length === 3 && !tables.slice(0, table.table - 1).some((other) => other.seats.length === 3)) {
      await twoAreLeft(day, person, table);
    }
    await typeResult(person, table);
    await person.press("Save, signed on paper, and next");
    if (unusual(table)) await signUnusual(person, table);
  }
}

// One of three did not come: the two who are left make no result, and the page says what happens now.
async function twoAreLeft(day, person, table) {
  const seat = table.winner === 0 ? 1 : 0;
  const absent = () => absentBox(person, table.seats[seat]);
  await typeResult(person, table);
  await person.field(`VP of ${table.seats[seat]}`).fill("");
  await (await absent()).check();
  person.expects(422);
  await person.press("Save and next");
  await person.sees("a judge decides the game");
  await day.look(person, "record sheet, two are left, without scripts");
  await (await absent()).uncheck();
}

// Somebody is marked absent, and comes after all before the sheet is final.
async function absentForAWhile(day, table) {
  const { desk } = day;
  const here = desk.page.url();
  const seat = table.winner === 3 ? 2 : 3;
  await typeResult(desk, table);
  const absent = await absentBox(desk, table.seats[seat]);
  await absent.check();
  assert.ok(await desk.field(`VP of ${table.seats[seat]}`).isDisabled());
  await day.look(desk, "record sheet, somebody is absent");
  await desk.press("Save and next");
  await desk.sees(`Table ${table.table} is saved.`);
  await desk.page.goto(here);
  await desk.sees(`${table.seats[seat]} absent`);
  assert.ok(await absent.isChecked());
  assert.ok(await desk.field(`VP of ${table.seats[seat]}`).isDisabled());
  await absent.uncheck();
}

// Two people have one sheet open; the second finds the first one's values beside their own.
async function enterWithAClash(day, tables) {
  const { desk, judge } = day;
  const [first] = tables;
  await desk.on(/table 1$/);
  await judge.tab("Next step");
  await judge.tab("Rounds");
  await day.look(judge, "rounds");
  await judge.follow(/round 3/i);
  await judge.follow("Table 1");
  await typeResult(judge, first);
  await judge.press("Save and next");
  await judge.on(/table 2$/);

  const wrong = { ...first, vp: first.vp.map((vp, seat) => (seat === first.winner ? vp : vp - 1)) };
  await typeResult(desk, wrong);
  desk.expects(409);
  await desk.press("Save and next");
  await desk.page.getByRole("heading", { name: "What differs" }).waitFor();
  const seat = first.winner === 0 ? 1 : 0;
  const row = desk.page.getByRole("row", { name: `${first.seats[seat]}, VP` });
  assert.deepEqual(await row.getByRole("cell").allTextContents(), [String(first.vp[seat]), String(wrong.vp[seat])]);
  await day.look(desk, "record sheet, somebody else was quicker");
  await desk.follow("Keep what is stored");
  await day.look(desk, "record sheet, submitted");
  await signsWhatIsStored(desk);
  await desk.press("Signed on paper");
  const played = await threeAtOnce(day, tables, async (table) => {
    if (table.seats.length === 4) await absentForAWhile(day, table);
  });
  for (const table of tables.slice(1).filter(({ table }) => !played.includes(table))) {
    await openTable(desk, table.table);
    await typeResult(desk, table);
    await desk.press("Save, signed on paper, and next");
    if (unusual(table)) await signUnusual(desk, table);
  }
}

async function lots(day) {
  const { desk } = day;
  const ranking = ranked(day.results);
  day.tied = ranking.filter((has) => has.rank === 4).map((has) => has.name);
  assert.equal(day.tied.length, 2);
  await desk.tab("Standings");
  await day.look(desk, "standings, with a shared rank");
  await desk.tab("Next step");
  await desk.sees("Lots must be drawn for the players who share rank 4");
  await day.look(desk, "next step, lots");
  await desk.follow("Draw lots");
  await day.look(desk, "lots");
  const [one, two] = day.tied;
  await desk.page.getByText("The lots were drawn by hand: type them in").click();
  await desk.fill({ [one]: "7", [two]: "7", "Who watched the drawing by hand": "Niamh Ó Faoláin",
    "Once they are checked against the slips, type keep": "keep" });
  desk.expects(422);
  await desk.press("Keep these lots");
  await desk.page.getByRole("alert").waitFor();
  await day.look(desk, "lots with faults");
  await desk.fill({ [two]: "3" });
  await desk.press("Keep these lots");
  await desk.sees("Drawn so far");
  await day.look(desk, "lots, drawn");
  const mira = day.phones["Mira Lindqvist"];
  await toTournament(mira);
  await mira.tab("Standings");
  await mira.page.getByRole("row", { name: new RegExp(`^4\\b.*${two}`) }).locator("summary").click();
  await day.look(mira, "public standings after round 3");
  await mira.follow(/in pictures/);
  await mira.on("Statistics");
  await mira.fill({ "Mark a player": "mira" });
  await mira.press("Mark");
  await day.look(mira, "statistics, before the final");
  await mira.page.locator("#ranks summary").click();
  await mira.follow("Mira Lindqvist", mira.page.locator("#ranks"));
  await day.look(mira, "a player's way");
  // The lower lot ranks higher.
  day.preliminary = ranking.map((has) => ({ ...has, rank: has.name === one ? 5 : has.rank }));
  day.preliminary.sort((a, b) => a.rank - b.rank);
  day.finalists = day.preliminary.filter((has) => has.rank <= 4).map((has) => has.name);
}

async function final(day) {
  const { desk } = day;
  await desk.tab("Next step");
  await desk.follow("Make the tables");
  await day.look(desk, "bracket, final to be made");
  await desk.press("Make this table");
  await day.look(desk, "bracket, final made");
  await desk.follow("Publish the seats");
  await desk.press("Publish the seats");
  await desk.sees("Published");
  await chooseSeats(day, judge);
  await desk.press("Start the round");
  await desk.page.locator("#board").getByRole("link").first().click();
  await day.look(desk, "record sheet of the final");
  const names = await desk.page.locator("table.entry").first().getByRole("rowheader").allTextContents();
  assert.deepEqual(names.map((name) => name.trim()), day.finalists);
  day.lastGame = { round: 4, table: 1, seats: day.finalists, vp: [8, 6, 10, 9], winner: 2 };
  await sheetOnAPhone(day, judge, typeResult);
  await desk.page.reload();
  await passedRound(day);
  await typeResult(desk, day.lastGame);
  await desk.press("Save, signed on paper, and next");
  await desk.press("Close the round");
  await desk.sees("This round is closed");
}
