// The network is cut while people work, on a server of its own: check-in and results go on, wait through a reload and a killed
// server, are sent once and in order, and what Reeve refuses is shown with what is stored. Nobody sends what somebody else
// typed, and no PIN is kept.
import assert from "node:assert/strict";
import { nothingOfBefore, sendWhileLeaving } from "./leaving.mjs";
import { Person } from "./people.mjs";
import { keptByTheHall, keptWith, tapWithoutMoving, zone } from "./queued-rows.mjs";
import { startReeve } from "./server.mjs";

const desk = { name: "Ada Berg", password: "a short sentence is good" };
const judge = { name: "Jonas Richter", password: "another short sentence" };
const names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gösta “der Große”", "Otto", "Greta", "Hana", "Ida", "Jan"];
const run = "/run/net";

// A form sent as a script does it, from a page of the person's.
const post = (person, path, fields = {}) =>
  person.page.evaluate(async ([path, fields]) => {
    const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
    return answer.status;
  }, [path, fields]);

// The form of a page, as it stands there, with these values in it.
async function sentForm(person, path, values) {
  const fields = await person.page.evaluate(async (path) => {
    const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
    return Object.fromEntries(new FormData(page.querySelector("main form[method=post]")));
  }, path);
  await sent(person, path, { ...fields, ...values });
}

async function sent(person, path, fields) {
  assert.equal(await post(person, path, fields), 200, `${path} was not carried out`);
}

async function signIn(person, who, next) {
  await person.page.goto(new URL(`/sign-in?next=${encodeURIComponent(next)}`, person.address).href);
  await person.fill({ Name: who.name, Password: who.password });
  await person.press("Sign in");
  await person.page.waitForURL((url) => url.pathname === next);
}

// What waits on the device, as it is stored there.
const stored = (person, start = "reeve:q:") =>
  person.page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).map((key) => localStorage.getItem(key)), start);
const bar = (person) => person.page.locator("#queue-line");
const says = async (person, words) => bar(person).filter({ hasText: words }).waitFor();
const quiet = (person) => person.page.locator("#queue").waitFor({ state: "hidden" });
const row = (person, name) => person.page.locator("ul.taps > li").filter({ hasText: name });

async function cut(person) {
  person.offline = true;
  await person.context.setOffline(true);
}

async function back(person) {
  await person.context.setOffline(false);
}

async function goTo(person, path) {
  await person.page.goto(new URL(path, person.address).href);
}

// The addresses of what the worker keeps.
const keptPages = (person) =>
  person.page.evaluate(async () => {
    const lists = [];
    for (const name of await caches.keys()) if (name.startsWith("reeve-kept-")) lists.push(...(await (await caches.open(name)).keys()).map((request) => request.url));
    return lists;
  });

async function until(what, holds) {
  for (const began = Date.now(); Date.now() - began < 15000; ) {
    if (await holds()) return;
    await new Promise((done) => { setTimeout(done, 50); });
  }
  assert.fail(`${what} did not come`);
}

// Until the worker has kept the page that is open.
const kept = (person) => until(`the kept page ${person.page.url()}`, async () => (await keptPages(person)).includes(person.page.url().split("#")[0]));

export async function workWithoutNetwork(world) {
  const reeve = await startReeve();
  const day = { ...world, reeve, arrive: (name, options) => Person.arrive(world.browser, reeve.address, name, options) };
  try {
    const parts = [
      ["Without a network: the hall is set up", setUp], ["Without a network: check-in", checkIn],
      ["Without a network: a result, and a conflict", result], ["Without a network: what was typed comes back", typedBefore], ["Without a network: a sign-in that ended", signedOut],
      ["Without a network: a ruling", ruling], ["Without a network: a page that was never opened", neverOpened],
      ["Without a network: a sheet that became final meanwhile", finalMeanwhile],
      ["Without a network: a call", call], ["Without a network: a signature on a tablet", signature],
      ["Without a network: a player's own page", ownPage], ["Without a network: a player's own sheet", ownSheet], ["Without a network: signing out", signOut],
    ];
    for (const [what, play] of parts) await world.tally.part(what, () => play(day));
    for (const person of [day.phone, day.rival]) await world.done(person);
  } finally {
    await reeve.stop();
  }
}

async function setUp(day) {
  const rival = await day.arrive("the desk", { size: "laptop" });
  day.rival = rival;
  await rival.page.goto(day.reeve.setup);
  await rival.fill({ "One-time code": day.reeve.code, "Your name": desk.name, Password: desk.password, "Repeat the password": desk.password });
  await rival.press("Create the administrator");
  await rival.on(/./);
  await sent(rival, "/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
  await sentForm(rival, "/new", { name: "Harbour Night", slug: "net", place: "Old Hall", starts_on: "2027-03-20", time_zone: zone });
  await sent(rival, `${run}/staff`, { name: judge.name, role: "judge" });
  await sent(rival, `${run}/open-registration`);
  for (const name of names) await sentForm(rival, `${run}/players/new`, { name, agreed: "yes" });
  await sent(rival, `${run}/start-check-in`);
  day.phone = await day.arrive("the door", { size: "phone" });
  await signIn(day.phone, desk, `${run}/check-in`);
}

async function checkIn(day) {
  const { phone, rival, reeve } = day;
  await row(phone, "Otto").getByRole("button").click();
  await row(phone, "Otto").getByText("Here", { exact: true }).waitFor();
  assert.deepEqual(await stored(phone), [], "what was sent waits for nothing");
  await kept(phone);
  await until("the page kept as it is", () => keptWith(phone, /Otto[^]{0,200}state good/));

  await cut(phone);
  await tapWithoutMoving(phone, ["Anna", "Ben", "Cleo"].map((name) => row(phone, name)));
  await says(phone, "3 changes wait on this device.");
  assert.equal(await phone.page.locator(".queued").count(), 3);
  assert.equal((await stored(phone)).length, 3);
  await phone.page.locator("#queue summary").click();
  await day.look(phone, "check-in without a network, three wait");

  // The lid is closed and opened again: the page is as it was, says so, and what waits is there.
  await phone.page.reload();
  await keptByTheHall(phone, 3);
  await says(phone, "3 changes wait on this device.");
  assert.equal(await row(phone, "Ben").locator(".queued").count(), 1);
  assert.ok(await row(phone, "Otto").getByText("Here", { exact: true }).isVisible(), "what was accepted before the network went");
  await day.look(phone, "check-in without a network, after a reload");

  // Meanwhile the server is killed, and comes back later than the network.
  // What the desk has open listens too, and hears nothing meanwhile.
  rival.offline = true;
  await reeve.kill();
  await back(phone);
  await phone.page.waitForTimeout(1500);
  await says(phone, "wait on this device.");
  await reeve.again();
  await quiet(phone);
  await row(phone, "Cleo").getByText("Here", { exact: true }).waitFor();
  phone.offline = false;
  await goTo(rival, `${run}/check-in`);
  rival.offline = false;
  assert.equal(await rival.page.getByText("Here", { exact: true }).locator("xpath=self::*[contains(@class,'state')]").count(), 4);
  await goTo(rival, `${run}/audit`);
  const order = await rival.page.evaluate(() => document.querySelector("main").textContent.replace(/\s+/g, " "));
  const lines = [...order.matchAll(/checked in/gi)].length;
  assert.ok(lines >= 4, `each was checked in once: ${lines} lines`);

  // A conflict waits: whom the door checks in has left meanwhile.
  await goTo(phone, `${run}/check-in`);
  await cut(phone);
  await row(phone, "Dora").getByRole("button").click();
  await says(phone, "1 change waits on this device.");
  await goTo(rival, `${run}/players`);
  const number = (await rival.link("Dora").first().getAttribute("href")).split("/").pop();
  await sent(rival, `${run}/players/${number}/move`, { move: "withdraw" });
  await back(phone);
  await says(phone, "1 change was not accepted.");
  phone.offline = false;
  await phone.page.locator("#queue").getByText("Dora: here").waitFor();
  await phone.button("Open the page").waitFor();
  await day.look(phone, "check-in, one was not accepted");
  await phone.press("Don't send it");
  await quiet(phone);
  await sent(rival, `${run}/players/${number}/move`, { move: "bring-back" });
  for (let at = 1; at <= names.length; at += 1) await sent(rival, `${run}/check-in/${at}`, { here: "true" });
  await sent(rival, `${run}/schedule`, { seed: "7" });
  await sent(rival, `${run}/rounds/prelim/1/publish`);
  await sent(rival, `${run}/rounds/prelim/1/start`);
}

const sheet = (table) => `${run}/rounds/prelim/1/tables/${table}`;

async function typeResult(person, vp) {
  const fields = person.page.locator("form[data-entry] input.vp");
  for (const [at, points] of vp.entries()) await fields.nth(at).fill(String(points));
  await person.page.getByRole("radio", { name: /^won/ }).nth(vp.indexOf(10)).check();
}
const values = (person) => person.page.locator("form[data-entry] input.vp").evaluateAll((fields) => fields.map((field) => field.value));

async function result(day) {
  const { phone, rival } = day;
  // A reload loses nothing that was typed.
  await goTo(phone, sheet(1));
  await typeResult(phone, [10, 7, 6, 5]);
  await phone.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("reeve:d:")));
  await phone.page.waitForTimeout(400);
  await phone.page.reload();
  await phone.sees("was not saved.");
  await day.look(phone, "record sheet, what was typed is offered again");
  await phone.press("Restore it");
  assert.deepEqual(await values(phone), ["10", "7", "6", "5"]);
  await kept(phone);

  await cut(phone);
  await phone.press("Save and next");
  await says(phone, "1 change waits on this device.");
  await day.look(phone, "record sheet, the result waits");
  await phone.page.reload();
  await says(phone, "1 change waits on this device.");
  assert.deepEqual(await values(phone), ["10", "7", "6", "5"], "what waits is shown in the form");

  await goTo(rival, sheet(1));
  await typeResult(rival, [4, 10, 6, 5]);
  await rival.press("Save and next");
  await rival.on(/table 2$/);
  await back(phone);
  await says(phone, "1 change was not accepted.");
  phone.offline = false;
  const differs = phone.page.locator("#queue table tbody tr");
  assert.ok((await differs.count()) >= 2);
  assert.deepEqual(await differs.first().getByRole("cell").allTextContents(), ["4", "10"], "what is stored, and what was typed");
  await day.look(phone, "record sheet, a conflict waits");
  await goTo(rival, sheet(1));
  assert.deepEqual(await values(rival), ["4", "10", "6", "5"], "nothing was overwritten");

  await phone.press("Open it with what was typed");
  await phone.sees("The form holds what was typed before.");
  assert.deepEqual(await values(phone), ["10", "7", "6", "5"]);
  await day.look(phone, "record sheet, opened with what was typed");
  await phone.press("Save and next");
  await phone.on(/table 2$/);
  await goTo(rival, sheet(1));
  assert.deepEqual(await values(rival), ["10", "7", "6", "5"]);
  assert.deepEqual([await stored(phone), await stored(phone, "reeve:d:")], [[], []]);

  // Two pages of one browser: what is typed in one stays when the other one sends, and both results are shown side by side.
  const two = { page: await rival.context.newPage() };
  await two.page.goto(new URL(sheet(1), rival.address).href);
  await typeResult(two, [10, 7, 5, 5]);
  await typeResult(rival, [10, 7, 6, 4]);
  await rival.press("Save and next");
  await rival.on(/table 2$/);
  await two.page.waitForTimeout(1500);
  assert.deepEqual(await values(two), ["10", "7", "5", "5"], "what was typed stays");
  await two.page.getByRole("button", { name: "Save and next", exact: true }).click();
  await two.page.getByText("Somebody else has changed this sheet").first().waitFor();
  await two.page.close();
  await goTo(rival, sheet(1));
  assert.deepEqual(await values(rival), ["10", "7", "6", "4"], "nothing was overwritten");
  await typeResult(rival, [10, 7, 6, 5]);
  await rival.press("Save and next");
  await rival.on(/table 2$/);
}

// An announcement and a sheet from paper that were not sent are offered again, each in its own form.
async function typedBefore(day) {
  const { phone } = day;
  const draft = () => phone.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("reeve:d:")));
  await goTo(phone, `${run}/announcements`);
  await phone.page.getByLabel("Message").fill("Lunch at noon.");
  await draft();
  await phone.page.reload();
  await phone.sees("was not saved.");
  await phone.press("Restore it");
  assert.equal(await phone.page.getByLabel("Message").inputValue(), "Lunch at noon.");
  await phone.press("Announce it");
  await phone.sees("Announced.");
  await phone.press(/^Take back/);
  await phone.sees("Taken back.");
  await goTo(phone, `${run}/from-paper`);
  const [one, other] = await phone.page.locator(".missing-sheets a").evaluateAll((all) => all.slice(-2).map((link) => link.href));
  await phone.page.goto(one);
  const first = phone.page.getByLabel(/^VP of/).first();
  await first.fill("9");
  await draft();
  await phone.page.goto(other);
  assert.deepEqual([await phone.page.getByText("was not saved.").count(), await first.inputValue()], [0, ""], "another sheet");
  await phone.page.goto(one);
  await phone.press("Restore it");
  assert.equal(await first.inputValue(), "9");
  await first.fill("");
  await until("the end of what was typed", async () => (await stored(phone, "reeve:d:")).length === 0);
}

async function signedOut(day) {
  const { phone, rival } = day;
  await goTo(phone, sheet(2));
  await cut(phone);
  await typeResult(phone, [10, 8, 3, 2]);
  await phone.press("Save and next");
  await says(phone, "1 change waits on this device.");
  await phone.context.clearCookies();
  await back(phone);
  await says(phone, "You are no longer signed in.");
  phone.offline = false;
  await phone.link("Sign in again").waitFor();
  await day.look(phone, "record sheet, the sign-in has ended");

  // Somebody else on the same device does not send it.
  await signIn(phone, judge, sheet(2));
  await says(phone, `1 change of ${desk.name} waits on this device until ${desk.name} signs in here again.`);
  await day.look(phone, "record sheet, somebody else is signed in");
  await phone.page.waitForTimeout(1500);
  await goTo(rival, sheet(2));
  assert.deepEqual(await values(rival), ["", "", "", ""], "nobody sent it");
  // What the page still sends while it goes is not kept either.
  await sendWhileLeaving(phone);
  await phone.press("Sign out");
  await phone.link("Sign in").waitFor();
  assert.equal((await stored(phone)).length, 1, "it goes on waiting");
  await signIn(phone, desk, sheet(2));
  await quiet(phone);
  await goTo(rival, sheet(2));
  assert.deepEqual(await values(rival), ["10", "8", "3", "2"]);
  await rival.page.getByText("Every version of this sheet").click();
  const versions = await rival.page.getByRole("table", { name: /Versions/ }).locator("tbody tr").count();
  assert.equal(versions, 1, "it was carried out once");
}

const newRuling = `${run}/judge/rulings/new?at=prelim-1-3&clause=3.0.16`;

async function ruling(day) {
  const { rival } = day;
  const phone = await day.arrive("the judge", { size: "phone" });
  await signIn(phone, judge, newRuling.split("?")[0]);
  await goTo(phone, newRuling);
  await phone.page.getByLabel("What was reported").fill("The robber was “forgotten” for a turn.");
  // A reload and what a button fills in lose nothing of it.
  await phone.page.reload();
  await phone.sees("was not saved.");
  await day.look(phone, "a ruling, what was typed is offered again");
  await phone.press("Restore it");
  await phone.page.getByText("Reported later, or at another time").click();
  await phone.press(/It was not reported at once/);
  await phone.button(/It was reported at once/).waitFor();
  assert.equal(await phone.page.getByLabel("What was reported").inputValue(), "The robber was “forgotten” for a turn.");
  assert.match(await phone.page.getByLabel("Decision").inputValue(), /accepted play/);
  // A name that was typed comes back as a box: nothing of it is offered as if it were lost.
  await phone.page.getByText("Somebody else", { exact: true }).click();
  await phone.page.getByLabel("Others, by name or number").fill("1");
  await phone.press("Another clause");
  await phone.sees("What you have typed stays.");
  await day.look(phone, "another clause for a ruling");
  await phone.page.getByRole("searchbox").fill("2.0.5");
  await phone.page.locator(".clause-choices button:visible").first().click();
  await phone.sees("2.0.5");
  await phone.page.getByLabel("What was reported").waitFor();
  assert.equal(await phone.page.getByText("was not saved.").count(), 0, "what stands in the form is offered once more");
  assert.equal(await phone.page.getByLabel("What was reported").inputValue(), "The robber was “forgotten” for a turn.");
  assert.deepEqual(await phone.backAndForth("searchbox", ["What was reported", "Others, by name or number"]), ["The robber was “forgotten” for a turn.", "1"]);
  await goTo(phone, newRuling);
  await phone.page.getByLabel("What was reported").fill("The robber was “forgotten” for a turn.");
  await phone.page.getByLabel("Decision").fill("The robber stays where it is.");
  await kept(phone);

  await cut(phone);
  await phone.press("Save the ruling");
  await says(phone, "1 change waits on this device.");
  await day.look(phone, "a ruling waits");
  await phone.page.reload();
  await says(phone, "1 change waits on this device.");
  assert.equal(await phone.page.getByLabel("Decision").inputValue(), "The robber stays where it is.");
  // The sign-in ends before it is sent.
  await phone.context.clearCookies();
  await back(phone);
  await says(phone, "You are no longer signed in.");
  phone.offline = false;
  await phone.link("Sign in again").click();
  await phone.page.waitForURL((url) => url.pathname === "/sign-in" && url.searchParams.get("next").startsWith(newRuling.split("?")[0]));
  await phone.fill({ Name: judge.name, Password: judge.password });
  await phone.press("Sign in");
  await phone.page.waitForURL((url) => url.pathname === newRuling.split("?")[0]);
  await quiet(phone);
  await goTo(rival, `${run}/judge/rulings`);
  assert.equal(await rival.page.getByText("The robber stays where it is.").count(), 1, "it was logged once");
  assert.deepEqual([await stored(phone), await stored(phone, "reeve:d:")], [[], []]);
  await day.done(phone);
}

async function neverOpened(day) {
  const { phone } = day;
  await goTo(phone, `${run}/judge`);
  const third = new URL(sheet(3), phone.address).href;
  await until("the page of a table that nobody opened", async () => (await keptPages(phone)).includes(third));
  await goTo(phone, `${run}/judge?done=called`);
  await kept(phone);
  await cut(phone);
  await goTo(phone, sheet(3));
  await phone.sees("This page is as it was at");
  await phone.on(/table 3$/);
  await goTo(phone, `${run}/standings`);
  await phone.on("No connection");
  await phone.link("Try again").waitFor();
  await phone.page.getByRole("link", { name: /table 3/ }).waitFor();
  // Pages that are called alike are told apart, and one that said something else last time stands there once.
  const listed = await phone.page.locator("#away li a").allTextContents();
  assert.equal(listed.filter((name) => name.startsWith("Judge ·")).length, 1, listed.join("; "));
  await day.look(phone, "a page that was never opened, without a network");
  await phone.page.getByRole("link", { name: /table 3/ }).click();
  await phone.on(/table 3$/);
  await goTo(phone, `${run}/standings`);
  await phone.on("No connection");
  await back(phone);
  // It opens by itself.
  await phone.on("Standings");
  phone.offline = false;
}

async function finalMeanwhile(day) {
  const { phone, rival } = day;
  await goTo(phone, sheet(1));
  await cut(phone);
  await typeResult(phone, [10, 8, 6, 5]);
  await phone.press("Save and next");
  await says(phone, "1 change waits on this device.");
  await goTo(rival, sheet(1));
  await rival.press("Signed on paper");
  await rival.page.waitForURL((url) => !url.pathname.endsWith("tables/1"));
  await back(phone);
  await says(phone, "1 change was not accepted.");
  phone.offline = false;
  const card = phone.page.locator("#queue li");
  assert.deepEqual(await card.locator("tbody tr").first().getByRole("cell").allTextContents(), ["7", "8"], "what is stored, and what was typed");
  await card.getByText("What is stored is final.").waitFor();
  await card.getByRole("button", { name: "Discard what was typed" }).waitFor();
  await day.look(phone, "a result came to a final sheet");
  // It does not go by itself.
  await phone.page.reload();
  await says(phone, "1 change was not accepted.");
  await card.getByRole("link", { name: "Propose a correction" }).click();
  await phone.sees("The form holds what was typed before.");
  assert.equal(await phone.page.getByLabel(/ on the paper$/).nth(1).inputValue(), "8");
  await day.look(phone, "a correction, with what was typed");
  await phone.press("Propose the correction");
  await phone.sees("Proposed by");
  assert.deepEqual([await stored(phone), await stored(phone, "reeve:d:")], [[], []]);
}

async function call(day) {
  const { phone, rival } = day;
  await goTo(phone, `${run}/judge`);
  await cut(phone);
  await phone.page.locator("#t-1 summary").click();
  await phone.page.locator("#t-1").getByRole("button", { name: /^Call/ }).click();
  await says(phone, "1 change waits on this device.");
  await day.look(phone, "judges, a call waits");
  await back(phone);
  await quiet(phone);
  phone.offline = false;
  await goTo(rival, `${run}/judge`);
  assert.equal(await rival.page.locator("ul.calls > li").count(), 1);
}

async function signature(day) {
  const { rival } = day;
  await goTo(rival, `${run}/cards`);
  const make = rival.button("Make the PINs");
  if (await make.count()) {
    await make.click();
    await rival.sees("Everybody who plays has a PIN now.");
  }
  const cards = await rival.page.evaluate(() => document.querySelector("main").textContent.replace(/\s+/g, " "));
  await goTo(rival, `${sheet(2)}/tablet`);
  await rival.press("Open for the players");
  await rival.sees("Open until");
  const address = await rival.page.locator("#tablet").getAttribute("href");
  const tablet = await day.arrive("the tablet", { size: "phone" });
  await tablet.page.goto(address);
  const name = (await tablet.page.locator(".passed a").first().textContent()).trim();
  const pin = cards.slice(cards.indexOf(name)).match(/\b\d{4}\b/)[0];
  await tablet.page.locator(".passed a").first().click();
  // A mistyped PIN is one wrong try.
  const posts = [];
  tablet.page.on("request", (request) => { if (request.method() === "POST") posts.push(request.url()); });
  tablet.expects(422);
  await tablet.page.getByLabel("Your PIN").fill(pin === "0000" ? "0001" : "0000");
  await tablet.press("I sign: this is right");
  await tablet.page.getByRole("alert").waitFor();
  assert.equal(posts.length, 1, "it was sent once");
  await tablet.page.getByLabel("Your PIN").fill(pin);
  await cut(tablet);
  await tablet.press("I sign: this is right");
  await tablet.sees("Not signed yet.");
  await day.look(tablet, "a signature waits for the network");
  const everything = await tablet.page.evaluate(async () => {
    let text = JSON.stringify({ ...localStorage, ...sessionStorage });
    for (const cache of await caches.keys()) {
      for (const request of await (await caches.open(cache)).keys()) text += await (await (await caches.open(cache)).match(request)).text();
    }
    return text;
  });
  assert.ok(!new RegExp(`\\b${pin}\\b`).test(everything), "the PIN is not kept on the device");
  await back(tablet);
  await tablet.sees("1 of 4");
  tablet.offline = false;
  await day.done(tablet);
}

// The face of the headings is loaded where the screen is wide enough for it, so that a look at every size finds it without a network.
async function everyFace({ page, size }) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(() => document.fonts.status === "loaded" && [...document.fonts].some((face) => face.family.includes("Zilla") && face.status === "loaded"));
  await page.setViewportSize(size);
}

async function ownPage(day) {
  const { rival } = day;
  await goTo(rival, `${run}/players`);
  await rival.follow("Anna");
  const link = (await rival.page.locator("#link").textContent()).trim();
  const anna = await day.arrive("Anna", { size: "phone" });
  await anna.page.goto(link);
  const manifest = await anna.page.evaluate(async () => {
    const answer = await fetch(document.querySelector("link[rel=manifest]").href);
    const said = await answer.json();
    const icons = await Promise.all(said.icons.map(async (icon) => (await fetch(icon.src)).headers.get("content-type") === icon.type));
    return { type: answer.headers.get("content-type"), start: said.start_url, name: said.name, icons };
  });
  assert.deepEqual(manifest, { type: "application/manifest+json", start: new URL(link).pathname, name: "Harbour Night", icons: [true, true, true] });
  await everyFace(anna);
  await kept(anna);
  await cut(anna);
  await anna.page.reload();
  await anna.sees("This page is as it was at");
  await anna.on("Anna");
  await day.look(anna, "own page, without a network");
  await back(anna);
  await anna.page.getByText("This page is as it was at").waitFor({ state: "hidden" });
  anna.offline = false;
  await day.done(anna);
}

async function ownSheet(day) {
  const { rival } = day;
  await goTo(rival, sheet(3));
  const name = (await rival.page.locator("form[data-entry] th bdi").first().textContent()).trim();
  await goTo(rival, `${run}/players`);
  await rival.follow(name);
  const link = (await rival.page.locator("#link").textContent()).trim();
  const player = await day.arrive("a player", { size: "phone" });
  await player.page.goto(link);
  await everyFace(player);
  await kept(player);
  const own = `${new URL(link).pathname}/sheets/prelim/1`;
  await goTo(player, own);
  await typeResult(player, [10, 7, 6, 5]);
  await kept(player);
  await player.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("reeve:d:player-")));
  await player.page.reload();
  await player.press("Restore it");
  await cut(player);
  await player.press("Enter the result");
  await says(player, "1 change waits on this device.");
  await day.look(player, "own record sheet, the result waits");
  await player.page.reload();
  await says(player, "1 change waits on this device.");
  assert.deepEqual(await values(player), ["10", "7", "6", "5"], "what waits is shown in the form");
  // It goes on waiting while the player looks at the own page, and is sent from the sheet.
  await player.page.goto(link);
  await player.sees("This page is as it was at");
  await player.page.goto(new URL(own, player.address).href);
  await says(player, "1 change waits on this device.");
  await back(player);
  // The page is loaded anew meanwhile.
  await until("the end of what waits", () => stored(player).then((items) => items.length === 0, () => false));
  player.offline = false;
  await goTo(rival, sheet(3));
  assert.deepEqual(await values(rival), ["10", "7", "6", "5"]);

  // An objection: what is wrong is kept while it is typed, and waits.
  await goTo(player, own);
  await player.page.locator("summary").filter({ hasText: "I don't agree" }).click();
  await player.page.getByLabel("What is wrong?").fill("I had 9, not 7.");
  await cut(player);
  await player.press("Call a judge: I don't agree");
  await says(player, "1 change waits on this device.");
  await day.look(player, "own record sheet, an objection waits");
  await back(player);
  await quiet(player);
  player.offline = false;
  await player.sees("Somebody does not agree.");
  await goTo(rival, sheet(3));
  await rival.sees("I had 9, not 7.");
  await day.done(player);
}

async function signOut(day) {
  const { phone } = day;
  await goTo(phone, sheet(1));
  await kept(phone);
  // What the page still sends while it goes is not kept either.
  await sendWhileLeaving(phone);
  const window = await phone.context.newPage();
  await window.goto(new URL("/t/net", phone.address).href);
  await phone.press("Sign out");
  await phone.link("Sign in").waitFor();
  await until("the end of what was kept", async () => (await keptPages(phone)).length === 0);
  assert.deepEqual(await stored(phone, "reeve:"), []);

  await nothingOfBefore(phone, window, keptPages, until);
}
