// The browser test: the whole day of a tournament with fourteen players, in a real browser, on the real program.
//
//     tests/tools/chromium node tests/browser/run.mjs
//     tests/tools/postgres tests/tools/chromium node tests/browser/run.mjs     the same with every store on PostgreSQL, and two
//                                                                              copies of Reeve on one of them
//
// REEVE_TIMES=1 tells how long each part takes; REEVE_LOOKS=no plays the day without looking at the pages;
// REEVE_ONLY=network plays only what happens without a network, on a server of its own; REEVE_ONLY=games only games of side events;
// REEVE_ONLY=series only the season of a series; REEVE_ONLY=halls only the screens of full halls, and what is printed of their later stages; REEVE_ONLY=copies only two copies on
// one PostgreSQL; REEVE_ONLY=news only how soon another browser shows what changed; REEVE_ONLY=passkeys only a passkey; REEVE_ONLY=told only news on a phone; REEVE_ONLY=outside only webhooks, a frame on another site and a copy without a server;
// REEVE_ONLY=rules only the rules of another country; REEVE_ONLY=results only the results of a round, typed by keys;
// REEVE_ONLY=languages only the pages in every language; REEVE_ONLY=laptop only the page of the laptop in the hall; REEVE_ONLY=lake only a machine that takes over with a spare.
// REEVE_HALLS=13,60,200 says how many players the halls have whose screens are looked at;
// REEVE_STUCK=FOLDER keeps a picture of every page there if the day stops.
import assert from "node:assert/strict";
import { byFile, byForm, byHand } from "./cast.mjs";
import { twoCopies } from "./copies.mjs";
import { playTheDay } from "./day.mjs";
import { Walk, pageRoutes } from "./every-page.mjs";
import { sideGames } from "./games.mjs";
import { laptopInTheLake } from "./lake.mjs";
import { laptopInTheHall } from "./laptop.mjs";
import { everyLanguage, theDayInGerman } from "./languages.mjs";
import { newsInTime } from "./live.mjs";
import { lookAt } from "./looks.mjs";
import { workWithoutNetwork } from "./network.mjs";
import { passkeys } from "./passkeys.mjs";
import { outside } from "./outside.mjs";
import { toldOnAPhone } from "./told.mjs";
import { openBrowser } from "./people.mjs";
import { resultsByKeys } from "./results.mjs";
import { screenThroughTheNight } from "./restart.mjs";
import { rulesOfACountry } from "./rule-sets.mjs";
import { fullHalls } from "./screens.mjs";
import { seasonOnPhones } from "./series.mjs";
import { postgres, startReeve } from "./server.mjs";
import { overAStream } from "./stream.mjs";
import { tabletWithoutPins } from "./tablet.mjs";
import { Tally } from "./tally.mjs";

const tally = new Tally();

// Somebody goes home; what went wrong in their browser is counted.
async function done(person) {
  await tally.check(`${person.name}: nothing went wrong in the browser`, () => {
    assert.ok(person.faults.length === 0, person.faults.join("\n"));
  });
  await person.leave();
}

// The files against the results that were typed, ranked once more by this test.
async function checkFiles(day) {
  const names = [...byForm, ...byFile, byHand].map((player) => player.name);
  const second = names.lastIndexOf("Sam");
  names[second] = "Sam (2)";
  const sorted = (list) => [...list].sort();
  await tally.check("players.csv has all fourteen", () => {
    assert.equal(day.files.players.length, 14);
  });
  await tally.check("schedule.csv and results.csv hold every seat", () => {
    const seats = day.results.flatMap((table) => table.seats.map((name, at) => [table.round, table.table, at + 1, name].join()));
    const stored = day.files.schedule.filter((line) => Number(line.round) <= 3 && (line.stage ?? "prelim") === "prelim");
    assert.deepEqual(sorted(stored.map((line) => [line.round, line.table, line.position, line.player].join())), sorted(seats));
    assert.equal(day.files.results.length, 3 * 14 + 4);
  });
  await tally.check("standings.csv has the ranks, wins, VP, VP%, seconds and thirds of all fourteen", () => {
    const last = day.lastGame;
    const place = (name) => {
      const seat = last.seats.indexOf(name);
      return seat === last.winner ? 0 : 10 - last.vp[seat] + 1;
    };
    const four = [...last.seats].sort((a, b) => place(a) - place(b));
    const order = [...four, ...day.preliminary.slice(4).map((has) => has.name)];
    const rankOf = (name) => (four.includes(name) ? four.indexOf(name) + 1 : day.preliminary.find((has) => has.name === name).rank);
    const expected = day.preliminary.map((has) => {
      const percent = `${Math.floor(has.percent / 100)}.${String(has.percent % 100).padStart(2, "0")}`;
      return [rankOf(has.name), has.name, has.wins, has.vp, percent, has.seconds, has.thirds].join(" | ");
    });
    const stored = day.files.standings.map((line) =>
      [line.rank, line.player, line.wins, line.vp, line.vp_percent, line.seconds, line.thirds].join(" | "),
    );
    assert.deepEqual(sorted(stored), sorted(expected));
    assert.deepEqual(day.files.standings.slice(0, 4).map((line) => line.player), order.slice(0, 4));
    assert.deepEqual(sorted(day.files.standings.map((line) => line.player)), sorted(names));
  });
}

// Where everybody stood when the day stopped, for whoever looks for the cause.
async function pictureOfEverybody(browser, folder) {
  let number = 0;
  for (const context of browser.contexts()) {
    for (const page of context.pages()) await page.screenshot({ path: `${folder}/stuck-${(number += 1)}.png`, fullPage: true });
  }
}

const reeve = await startReeve();
const browser = await openBrowser();
try {
  const walk = new Walk(await pageRoutes(), reeve.address, process.env.REEVE_LOOKS === "no" ? async () => {} : (person, name, route) => lookAt(tally, person, name, route));
  const world = { tally, reeve, browser, done, walk, look: (person, name) => walk.look(person, name) };
  const only = process.env.REEVE_ONLY;
  const games = () => tally.part("Games of side events", () => sideGames(browser, tally, world.look, done));
  const season = () => tally.part("The season of a series", () => seasonOnPhones(browser, world.look, done));
  const copies = () => tally.part("Two copies of Reeve on one PostgreSQL", () => twoCopies(browser, tally));
  const keys = () => tally.part("A passkey", () => passkeys(browser, tally, world.look, done));
  const rules = () => tally.part("The rules of another country", () => rulesOfACountry(browser, tally, world.look, done));
  const told = () => tally.part("News on a phone", () => toldOnAPhone(browser, tally, world.look, done));
  const stream = () => tally.part("Over a stream", () => overAStream(browser, tally, world.look, done));
  if (only === "stream") await stream();
  const tablet = () => tally.part("A tablet without PINs", () => tabletWithoutPins(browser, tally, world.look, done));
  if (only === "tablet") await tablet();
  const languages = async () => {
    if (!process.env.REEVE_SPEAKS) await tally.part("Every page in every language", () => everyLanguage(browser, tally, done));
    await tally.part("The day in German", () => theDayInGerman(browser, tally, done));
  };
  if (only === "languages") await languages();
  const doors = () => tally.part("What leaves by itself", () => outside(browser, tally, world.look, done));
  if (only === "outside") await doors();
  const laptop = () => tally.part("The laptop in the hall", () => laptopInTheHall(browser, tally, world.look, done));
  if (only === "laptop") await laptop();
  if (only === "passkeys") await keys();
  if (only === "told") await told();
  if (only === "rules") await rules();
  const results = () => tally.part("Results by keys", () => resultsByKeys(browser, tally, world.look, done));
  if (only === "results") await results();
  if (only === "games") await games();
  if (only === "series") await season();
  if (only === "copies") await copies();
  const halls = async () => {
    const counts = (process.env.REEVE_HALLS ?? "13,50,60").split(",").map(Number);
    await tally.part("Screens of full halls", () => fullHalls(browser, tally, { counts }));
  };
  const news = () => tally.part("News at another browser", () => newsInTime(browser, tally));
  const night = () => tally.part("A screen through the night", () => screenThroughTheNight(browser, tally));
  if (only === "night") await night();
  const lake = () => tally.part("The laptop in the lake", () => laptopInTheLake(browser, tally));
  if (only === "lake") await lake();
  if (only === "halls") await halls();
  if (only === "news") await news();
  if (!only) {
    // What has a server of its own is played beside the day, which mostly waits.
    const beside = async () => {
      await games();
      await season();
      await keys();
      await told();
      await stream();
      await tablet();
      await languages();
      await doors();
      await laptop();
      await rules();
      await results();
      await night();
      await halls();
      await news();
      if (postgres) await copies();
      else await lake();
    };
    const [played, others] = await Promise.allSettled([playTheDay(world), beside()]);
    for (const one of [played, others]) if (one.status === "rejected") throw one.reason;
    const day = played.value;
    await checkFiles(day);
    await tally.check("somebody looked at every page", () => assert.deepEqual(walk.missing(), []));
    for (const person of [day.desk, day.judge, ...Object.values(day.phones)]) await done(person);
  }
  if (!only || only === "network") await workWithoutNetwork(world);
} catch (error) {
  if (process.env.REEVE_STUCK) await pictureOfEverybody(browser, process.env.REEVE_STUCK);
  tally.failed += 1;
  console.error(`FAILED and the day stopped there\n    ${error.stack}\n${reeve.log().split("\n").slice(-20).join("\n")}`);
} finally {
  await browser.close();
}
const end = await reeve.stop();
await tally.check("reeve serve ends when it is told to, within 2 seconds", () => {
  assert.deepEqual([end.code, end.signal, end.milliseconds < 2000], [0, null, true], JSON.stringify(end));
});
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
