// Every page that there is, as everybody who may open it. The list is that of the permission test, which knows every route; a
// page that nobody could open is a failure here.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { tournament } from "./cast.mjs";

// What answers with no page: files, pictures, streams, and what programs ask.
const noPage = [/\.(csv|json|jsonl|zip|xlsx|svg|png|ics|atom|xml|txt|ico|js|webmanifest)$/, /\/photos\/\{moment\}$/, /^\/static\//, /^\/api\/1\//, /^\/stream\//, /^\/spare(\/(pages|here))?$/, /\/(healthz|readyz|metrics|live|logo|state|seen)$/];

// Pages of one moment, or behind a key that is used once: the day looks at each of them when it is there.
const momentary = ["/setup", "/laptop", "/reached/{code}", "/reset/{key}", "/sign-in/second-factor", "/account/passkeys/new", "/account/passkeys/{passkey}/remove", "/t/{slug}/door/{code}", "/about/{text}", "/run/{slug}/schedule/repair"];

// Seats in the making: with fourteen players they are made before a page could be shown.
const tooQuick = "/run/{slug}/schedule/making";

export async function pageRoutes() {
  const table = await readFile(new URL("../suite/permissions/table.rs", import.meta.url), "utf8");
  const routes = [...table.matchAll(/\("GET", "([^"]+)", (\w+)/g)].map(([, path, permission]) => ({ path, permission }));
  assert.ok(routes.length > 100, "the table of permissions can be read");
  return routes.filter(({ path }) => !noPage.some((ending) => ending.test(path)));
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const pattern = (path) => new RegExp(`^${path.split(/\{[^}]+\}/).map(escaped).join("[^/]+")}$`);

// Which route an address is of; a route without placeholders comes first.
export function routeOf(routes, address) {
  const path = new URL(address).pathname;
  return routes.find((route) => route.path === path) ?? routes.find((route) => pattern(route.path).test(path));
}

// Remembers what each person looked at, and every link on the way.
export class Walk {
  looked = new Set();
  links = new Map();

  // `address`: the server of the day. What other servers show is looked at, and its links lead nowhere later on.
  constructor(routes, address, look, again = false) {
    this.routes = routes;
    this.address = address;
    this.lookAt = look;
    this.again = again;
  }

  // What nobody has looked at, when everything is over.
  missing() {
    return this.routes.map((route) => route.path).filter((path) => !this.looked.has(path) && path !== tooQuick);
  }

  async look(person, name) {
    const address = person.page.url();
    const route = routeOf(this.routes, address);
    if (route) this.looked.add(route.path);
    await this.collect(person);
    await this.lookAt(person, name, route?.path);
  }

  async collect(person) {
    if (new URL(person.page.url()).origin !== new URL(this.address).origin) return;
    const hrefs = await person.page.evaluate(() => [...document.querySelectorAll("a[href]")].map((link) => link.href));
    for (const href of [person.page.url(), ...hrefs]) {
      const at = URL.canParse(href) && href.startsWith(person.address) ? routeOf(this.routes, href) : undefined;
      if (!at) continue;
      const known = this.links.get(at.path) ?? [];
      // The newest first: what was linked early may be gone.
      this.links.set(at.path, [href, ...known.filter((one) => one !== href)].slice(0, 12));
    }
  }
}

// Goes to the pages that the day has not looked at; where `walk.again` says so to every page as everybody who is there.
export async function everyPage(day) {
  const { desk, judge, walk } = day;
  const { again } = walk;
  const visitor = await day.arrive("a visitor on every page", { size: "laptop" });
  const mira = day.phones["Mira Lindqvist"];
  const people = [["organizer", desk], ["judge", judge], ["player", mira], ["visitor", visitor]];
  await prepare(day, walk, people);
  for (const { path } of walk.routes) {
    if (momentary.includes(path) || path === tooQuick || (!again && walk.looked.has(path))) continue;
    let opened = 0;
    for (const [role, person] of people) {
      if (!again && opened > 0) break;
      // A private link is the player's, and everything else they see as visitors do.
      if ((role === "player") !== path.startsWith("/p/")) continue;
      if (await open(walk, person, path)) {
        opened += 1;
        await walk.look(person, `every page ${path} as ${role}`);
      }
    }
  }
  for (const [, person] of people.slice(0, 3)) await person.page.goto(`${person.address}/`);
  await day.done(visitor);
}

// What has no link of its own at this moment: a screen, a tablet, a report in confidence.
async function prepare(day, walk, people) {
  const { desk, judge } = day;
  const slug = new URL(walk.links.get("/t/{slug}").find((href) => href.includes(tournament.slug ?? "harbour"))).pathname.split("/").pop();
  walk.slug = slug;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const post = async (path, form) => desk.context.request.post(day.reeve.address + path, { form, headers, maxRedirects: 0 });
  await post(`/run/${slug}/screens`, { screen: "Hall" });
  await post(`/run/${slug}/streams`, { stream: "Lower third" });
  await post(`/run/${slug}/embeds`, { embeds: "yes" });
  // A series of which the tournament of the day is an event. Its semi-finals and final have been played, so it stays as it is.
  const series = await post("/new-series", {
    name: "Harbour Series", slug: "harbour-series", place: "Harbour", starts_on: "2026-11-21", final_on: "2099-12-12",
    time_zone: "Europe/Berlin", edition: "5th edition", code_version: "1", photo_version: "1",
  });
  assert.equal(series.status(), 303, `the series: ${await series.text()}`);
  await post("/series/harbour-series/events/take", { tournament: slug });
  await post("/series/harbour-series/show", {});
  await whoIsWho(desk, post, walk);
  await inviteTheBest(day, desk, post, walk);
  const mira = day.phones["Mira Lindqvist"];
  walk.token = [...(walk.links.get("/p/{token}") ?? [])].map((href) => new URL(href).pathname.split("/").pop())[0];
  const report = await mira.context.request.post(`${day.reeve.address}/p/${walk.token}/reports`, {
    form: { persons: "Somebody with a red cap", meant: "0 Somebody with a red cap", kind: "threats", happened: "They shouted at me." }, headers, maxRedirects: 0,
  });
  assert.equal(report.status(), 303, `the report of ${walk.token}`);
  walk.links.set("/p/{token}/reports/{key}", [day.reeve.address + report.headers().location]);
  const invited = await post(`/run/${slug}/staff/invite`, { invitee: "Lee", invited_role: "judge" });
  walk.links.set("/invited/{key}", [(await invited.text()).match(/href="([^"]*\/invited\/[^"]+)"/)[1]]);
  const ruling = { player: "2", reported: "at_once", penalty: "none", decision: "The piece is put back.", happened: "A piece stood in the wrong place." };
  await judge.context.request.post(`${day.reeve.address}/run/${slug}/judge/rulings?clause=3.0.16`, { form: ruling, headers, maxRedirects: 0 });
  await quietly(mira, () => mira.page.goto(`${mira.address}/p/${walk.token}/reports`));
  await walk.collect(mira);
  for (const [, person] of people) {
    for (const path of ["/", "/statistics", "/rules", "/run", `/t/${slug}`, `/t/${slug}/seats`, `/t/${slug}/standings`, `/t/${slug}/schedule`, `/run/${slug}`, `/run/${slug}/screens`, `/run/${slug}/rounds`,
      `/run/${slug}/rounds/prelim/1`, `/run/${slug}/players`, `/run/${slug}/staff`, `/run/${slug}/judge`, `/run/${slug}/judge/rulings`,
      `/run/${slug}/details`, `/run/${slug}/export`, `/run/${slug}/reports`, "/account", "/admin/accounts", "/sign-in"]) {
      const answer = await quietly(person, () => person.page.goto(person.address + path));
      if (answer?.ok()) await walk.collect(person);
    }
  }
}

// A series of two events in which the same people play: one known by the address, one by the name alone.
async function whoIsWho(desk, post, walk) {
  const details = { place: "Harbour", starts_on: "2026-11-21", time_zone: "Europe/Berlin", edition: "5th edition", code_version: "1", photo_version: "1" };
  assert.equal((await post("/new-series", { name: "Harbour People", slug: "harbour-people", ...details })).status(), 303);
  for (const [name, players] of [["Spring", [["Mira Lindqvist", "mira@example.org"], ["Ng", ""]]], ["Summer", [["Mira Lindqvist", "mira@example.org"], ["Ng", "ng@example.org"]]]]) {
    const made = await post("/series/harbour-people/events", { name: `Harbour ${name}`, starts_on: "2026-11-28", place: "Harbour" });
    assert.equal(made.status(), 303, `the event ${name}: ${await made.text()}`);
    const run = made.headers().location;
    await post(`${run}/open-registration`, { reopen: "" });
    // From there a tournament is called off, as long as no game has begun.
    await desk.page.goto(`${desk.address}${run}/details`);
    await walk.collect(desk);
    for (const [player, email] of players) {
      const answer = await post(`${run}/players/new`, { name: player, email });
      assert.equal(answer.status(), 303, `${player} in ${name}: ${await answer.text()}`);
    }
  }
  await desk.page.goto(`${desk.address}/series/harbour-people/people`);
  await walk.collect(desk);
  for (const route of ["join", "part"]) assert.ok(walk.links.has(`/series/{series}/people/${route}`), `a way to ${route} people of the series`);
}

// The best of the series are invited to its final day: whoever leads the ranking finds the invitation by the private link.
async function inviteTheBest(day, desk, post, walk) {
  const page = "/series/harbour-series/final-day";
  await post("/series/harbour-series/lots", { confirm: "draw" });
  const frozen = await post(`${page}/freeze`, { confirm: "freeze", skip: "" });
  assert.equal(frozen.status(), 303, `the ranking is frozen: ${await frozen.text()}`);
  const invites = await post(`${page}/invite`, { answer_by: "2099-12-01" });
  assert.equal(invites.status(), 303, `the best are invited: ${await invites.text()}`);
  await desk.page.goto(desk.address + page);
  const first = await desk.page.locator("#line-1 a.name").getAttribute("href");
  const text = await (await desk.context.request.get(desk.address + first)).text();
  const link = text.match(/\/p\/[A-Za-z0-9_-]+/)[0];
  const best = await day.arrive("the best of the series", {});
  await best.page.goto(`${desk.address}${link}/final-day`);
  await best.sees("invited to play its final day");
  await walk.look(best, "an invitation to the final day");
  await best.press("I'm coming");
  await best.sees("You play the final day of Harbour Series");
  await day.done(best);
}

// An address that stands for a route without a link: of the tournament of the day, its first round and table.
const standIns = ({ slug, token }) => [["{slug}", slug], ["{token}", token], ["{stage}", "prelim"], ["{number}", "1"], ["{table}", "1"], ["{position}", "1"], ["{ruling}", "1"], ["{screen}", "1"], ["{stream}", "1"], ["{account}", "2"], ["{series}", "harbour-series"], ["{event}", slug], ["{text}", "privacy"]];

async function open(walk, person, path) {
  const filled = standIns(walk).reduce((at, [name, value]) => at.replace(name, value), path);
  const tried = [...(walk.links.get(path) ?? []), ...(filled.includes("{") ? [] : [person.address + filled])];
  for (const href of tried) {
    const answer = await quietly(person, () => person.page.goto(href));
    const arrived = answer?.ok() && /text\/html/.test(answer.headers()["content-type"] ?? "") && routeOf(walk.routes, person.page.url())?.path === path;
    if (arrived) return true;
  }
  return false;
}

// Whoever may not see a page is told so: that is no fault here.
async function quietly(person, run) {
  const before = person.faults.length;
  try {
    return await run();
  } catch {
    return undefined;
  } finally {
    const told = person.faults.splice(before);
    person.faults.push(...told.filter((fault) => !/was answered 4\d\d$/.test(fault)));
  }
}
