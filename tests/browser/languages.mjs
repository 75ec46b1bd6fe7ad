// Every page of players and visitors, every screen, paper and overlay in every language that there is, and in the two that only builds for
// tests speak: one that is longer than any, and one from right to left. Nothing is cut or wider than a phone, the layout is mirrored where it
// is read from the right, every number is the one of the English page, and no English is left but for what `rest` counts. At the end somebody
// lives through the core of the day in German.
//
// REEVE_PAGE=/standings looks only at pages with that in their names; REEVE_SHOTS=FOLDER keeps a picture of each page in the two languages of
// tests; REEVE_REST=1 prints `rest` as it is now; REEVE_SPEAKS=fr plays only the day, in that language.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer, formsOf } from "./crowd.mjs";
import { pageRoutes, routeOf } from "./every-page.mjs";
import { Person, sizes } from "./people.mjs";
import { startDemo, startReeve } from "./server.mjs";

const long = "en-XA";
const fromRight = "ar-XB";

// How many English texts each page still says in the longer language, where they stand in no catalog. The numbers must be exact: whoever takes
// such a text into a catalog lowers them, and nothing raises them.
const rest = {
  "/p/inland-masters": 1,
  "/p/winter-harbor": 1,
  "/run/autumn-cup/export/certificates": 2,
  "/run/inland-masters/boards/prelim/3/paper": 7,
  "/run/inland-masters/cards": 1,
  "/run/inland-masters/players/1/card": 1,
  "/run/inland-masters/poster": 3,
  "/run/inland-masters/rounds/prelim/3/print/blank-sheets": 27,
  "/run/inland-masters/rounds/prelim/3/print/by-name": 4,
  "/run/inland-masters/rounds/prelim/3/print/by-table": 4,
  "/run/inland-masters/rounds/prelim/3/print/pack": 67,
  "/run/inland-masters/rounds/prelim/3/print/record-sheets": 26,
  "/run/inland-masters/rounds/prelim/3/print/table-cards": 4,
  "/run/winter-harbor/door": 5,
  "/screen": 3,
  "/statistics": 8,
  "/stream/…": 2,
  "/t/inland-masters": 1,
  "/t/inland-masters/hall": 3,
  "/t/inland-masters/rules": 1,
  "/t/inland-masters/screen/1": 3,
  "/t/inland-masters/statistics": 8,
  "/t/struggle": 1,
};

// What a window or a sheet of paper measures; a sheet without its margins.
const windows = { phone: { width: 360, height: 740 }, screen: sizes.hall, paper: { width: 718, height: 1046 } };

// Pages of one moment, or behind a key that is used once, and those of the staff and of programs, which are in English.
const elsewhere = ["/api", "/about/{text}", "/setup", "/sign-in", "/sign-in/code", "/sign-in/second-factor", "/reached/{code}", "/forgotten", "/reset/{key}", "/invited/{key}"];

// What is not there, or not yet.
const gone = /^\/no-such-page|\/door\//;

// What one page is, read within it. `typed`: what people have called things and each other.
const read = ({ speaks, typed }) => {
  const all = [...document.body.querySelectorAll("*")];
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const short = (one) => `${one.tagName.toLowerCase()}${one.classList.length > 0 ? `.${[...one.classList].join(".")}` : ""} “${one.textContent.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const isHidden = (one) => one.closest(".vh, .skip, [aria-hidden=true], noscript, template");
  const ownText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
  const scrolls = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) if (getComputedStyle(up).overflowX !== "visible") return true;
    return false;
  };
  const { clientWidth, scrollWidth } = document.documentElement;

  const out = (one) => {
    const { left: edge, right: end, width } = one.getBoundingClientRect();
    // The words count, and not the room around them.
    const style = getComputedStyle(one);
    const [before, behind] = ["Left", "Right"].map((side) => (style.display === "inline" ? 0 : Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`])));
    const [left, right] = [edge + before, end - behind];
    // What only a screen reader reads lies far off, where nobody can scroll to.
    return width > 1 && (right > -500 || scrollWidth > clientWidth) && (right > clientWidth + 0.5 || left < -0.5) && !scrolls(one);
  };
  const off = all.filter((one) => shown(one) && !isHidden(one) && !one.closest("svg") && out(one));
  const inner = off.filter((one) => !off.some((other) => other !== one && one.contains(other)));
  const wide = scrollWidth > clientWidth || off.length > 0 ? [`${scrollWidth} of ${clientWidth} px`, ...inner.slice(0, 3).map((one) => `${short(one)} from ${Math.round(one.getBoundingClientRect().left)} to ${Math.round(one.getBoundingClientRect().right)}`)] : [];

  // What has a box that its text must fit into. A long name may end in dots, since the whole of it stands behind it.
  const boxes = "button, .button, label, summary, th, td, legend, h1, h2, h3, h4, .chip, .state, .badge, .calls, select, .tabs a, .crumbs a, .notice, .title";
  const cut = all.filter((one) => {
    if (one.clientWidth === 0 || !shown(one) || isHidden(one) || one.closest("svg") || one.closest("bdi, .name") || one.querySelector(":scope > bdi, :scope > .name")) return false;
    const { overflowX, overflowY } = getComputedStyle(one);
    const tooWide = one.scrollWidth > one.clientWidth + 1;
    const tooHigh = one.scrollHeight > one.clientHeight + 1;
    if (one.matches("button, .button, .chip, .state, .badge, summary, label, legend") && (tooWide || (tooHigh && overflowY !== "visible"))) return true;
    if (one.matches(boxes) && tooWide && !["auto", "scroll"].includes(overflowX)) return true;
    return ownText(one) && ((tooWide && ["hidden", "clip"].includes(overflowX)) || (tooHigh && ["hidden", "clip"].includes(overflowY)));
  });

  // Texts that are seen or read aloud.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const visible = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.trim() === "" || parentElement.closest("script, style, noscript, template, textarea") || !shown(parentElement)) continue;
    visible.push([data, parentElement]);
  }
  const numbers = visible.flatMap(([data, around]) => (around.closest(".vh, [data-unkept], .foot .num, #request, time") ? [] : (data.match(/\p{Nd}+/gu) ?? []).map((one) => String(Number(one)))));

  const plain = new Set();
  if (speaks === "en-XA") {
    // What stands for itself in every language.
    const own = "[translate=no], [lang=en], bdi, code, kbd, samp, pre";
    const names = [...new Set([...typed, ...[...document.querySelectorAll("bdi, [translate=no]")].map((one) => one.textContent.trim())])].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
    const months = /^(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|and|or|Reeve|CATAN)$/;
    const accented = /áá|éé|íí|óó|úú|Áá|Éé|Íí|Óó|Úú/;
    const english = (text) => {
      let left = text.replace(/https?:\S+|\b[a-z]+(-[a-z]+){2,}\b/g, " ");
      for (const name of names) left = left.replaceAll(name, " ");
      const words = left.split(/[\s/–—-]+/).filter((word) => !/[\d@_/]|\w[.:]\w/.test(word)).map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").replace(/['’]s$/, ""));
      return words.some((word) => word.length > 1 && /[aeiou]/i.test(word) && !accented.test(word) && !months.test(word));
    };
    const say = (text, where) => { if (english(text)) plain.add(`${where}: ${text.trim().replace(/\s+/g, " ").replace(/[−-]?\d+/g, "#").slice(0, 160)}`); };
    for (const [data, around] of visible) if (!around.closest(own)) say(data, around.tagName.toLowerCase());
    say(document.title, "title of the window");
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const one of document.body.querySelectorAll(`[${name}]`)) if (shown(one) && !one.closest("[translate=no], [lang=en]")) say(one.getAttribute(name), name);
    }
  }

  // What is another at the left than at the right, for each element by its place in the page.
  const places = new Map();
  const sides = {};
  for (const one of all.slice(0, 3000)) {
    const up = places.get(one.parentElement) ?? "";
    const key = `${up}/${one.tagName}${[...one.parentElement.children].indexOf(one)}`;
    places.set(one, key);
    if (!shown(one) || one.closest("svg, [dir=ltr]") || isHidden(one)) continue;
    const style = getComputedStyle(one);
    const apart = ["padding", "margin", "border"].flatMap((what) => {
      const [left, right] = ["Left", "Right"].map((side) => style[what === "border" ? `border${side}Width` : `${what}${side}`]);
      return left === right ? [] : [`${what} ${left} ${right}`];
    });
    if (["left", "right"].includes(style.textAlign) && getComputedStyle(one.parentElement).textAlign !== style.textAlign) apart.push(`text-align ${style.textAlign}`);
    if (style.float !== "none") apart.push(`float ${style.float}`);
    if (apart.length > 0) sides[key] = { apart, what: `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} in ${one.parentElement.tagName.toLowerCase()}.${[...one.parentElement.classList].join(".")}` };
  }
  // Where the mark and the heading begin, from the left.
  const middle = (one) => { const box = one?.getBoundingClientRect(); return box && box.width > 0 ? (box.left + box.right) / 2 / clientWidth : undefined; };
  const main = document.querySelector("main, #screen, #stream, body > *");
  return {
    lang: document.documentElement.lang, dir: document.documentElement.dir || "ltr", wide, cut: cut.slice(0, 6).map(short), numbers, plain: [...plain], sides,
    mark: middle(document.querySelector(".bar .mark")), flows: main ? getComputedStyle(main).direction : "ltr", marks: /[\uf8f0\uf8f1]/.test(document.documentElement.outerHTML), missing: [...document.querySelectorAll("span[lang=en]")].map((one) => one.textContent.trim().slice(0, 80)).slice(0, 4),
    months: visible.flatMap(([data]) => [...data.matchAll(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g)].map(([, name]) => String("JanFebMarAprMayJunJulAugSepOctNovDec".indexOf(name) / 3 + 1))),
  };
};

// One list without what stands in another, each thing as often as it does.
function without(list, other) {
  const left = [...list];
  for (const one of other) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

// What the numbers of a page differ in from the English ones. A month that English writes as a word may be a number elsewhere.
function numbersApart(english, other) {
  const more = without(without(other.numbers, english.numbers), english.months);
  const fewer = without(english.numbers, other.numbers);
  return more.length + fewer.length > 0 ? [`more: ${more.join(" ")}; fewer: ${fewer.join(" ")}`] : [];
}

// Where something keeps to its side of the page though the page is read from the other.
function unmirrored(english, other) {
  const found = Object.entries(other.sides).flatMap(([key, { apart, what }]) => apart.filter((one) => english.sides[key]?.apart.includes(one)).map((one) => `${what}: ${one}`));
  const begins = other.mark !== undefined && other.mark < 0.5 ? ["the mark of Reeve stands at the left"] : [];
  return [...new Set([...begins, ...(other.flows === "rtl" ? [] : ["it is laid out from the left"]), ...found])].slice(0, 8);
}

// The demonstration with everything that players and visitors may see: a tournament under way with screens, a stream, boards and papers; one
// that takes players; one that is over, in a series; a side game at its table.
async function world(browser, demo, visitor) {
  const desk = await Person.arrive(browser, demo.address, "the organizer", { size: "laptop" });
  await desk.follow("Sign in");
  await desk.fill({ Name: "organizer", Password: demo.password });
  await desk.press("Sign in");
  await desk.link("Create a tournament").waitFor();
  const forms = formsOf(desk);
  const { send } = forms;
  const text = async (path) => (await desk.context.request.get(demo.address + path)).text();
  const found = async (path, pattern) => (await text(path)).match(pattern)[0];
  const [t, run, own] = ["/t/inland-masters", "/run/inland-masters", demo.links["inland-masters"]];
  await send(`${run}/boards/prelim/3/make`, { version: "0", kind: "standard", seed: "7" });
  for (const step of ["publish", "start"]) await send(`${run}/rounds/prelim/3/${step}`, {});
  await send(`${run}/announcements`, { message: "12345" });
  await send(`${run}/embeds`, { embeds: "yes" });
  await send(`${run}/cards`, {});
  await send(`${run}/screens`, { screen: "67890" });
  const screen = Number((await found(`${run}/screens`, /\/screens\/\d+"/)).match(/\d+/));
  await send(`${run}/streams`, { stream: "67890" });
  const stream = new URL((await desk.context.request.get(demo.address + await found(`${run}/streams`, /\/run\/[a-z-]+\/streams\/\d+/))).url()).pathname;
  await send(stream, { part: "standings", number: "", corner: "top-right", size: "large", colours: "light" });
  const overlay = await found(stream, /\/stream\/[\w-]+/);
  await send("/run/autumn-cup/embeds", { embeds: "yes" });
  await send("/run/winter-harbor/door", {});
  const door = await found("/run/winter-harbor/door", /\/t\/winter-harbor\/door\/[\w-]+/);
  const table = Number((await found(`${t}/players/1`, /(?:table|Table) \d+/)).match(/\d+/));
  const sheet = `${own}/sheets/prelim/3`;
  await send(`${run}/rounds/prelim/3/tables/${table}`, { version: "0", "vp-1": "10", "vp-2": "8", "vp-3": "7", "vp-4": "5", winner: "1" });
  await send(`${run}/rounds/prelim/3/tables/${table}/tablet`, {});
  const tablet = await found(`${run}/rounds/prelim/3/tables/${table}/tablet`, /\/tablet\/[\w-]+/);
  const report = await formsOf({ address: demo.address, context: visitor }).send(`${own}/reports`, { persons: "12345", meant: "0 12345", kind: "threats", happened: "12345" });
  // Of a series its last event is over, and its best are asked to the final day.
  const dates = { starts_on: "2026-11-21", final_on: "2099-12-12", time_zone: "Europe/Berlin", edition: "5th edition", code_version: "1", photo_version: "1" };
  await send("/new-series", { name: "Autumn Series", slug: "autumn-series", place: "Kraków", ...dates });
  const series = "/series/autumn-series";
  await send(`${series}/events/take`, { tournament: "autumn-cup" });
  await send(`${series}/show`, {});
  if ((await text(`${series}/ranking`)).includes(`action="${series}/lots"`)) await send(`${series}/lots`, { confirm: "draw" });
  await send(`${series}/final-day/freeze`, { confirm: "freeze", skip: "" });
  await send(`${series}/final-day/invite`, { answer_by: "2099-12-01" });
  const best = await found(await found(`${series}/final-day`, /\/run\/autumn-cup\/players\/\d+/), /\/p\/[\w-]+/);
  // A board that people lay, and a side game.
  await forms.create("laid", "Laid Cup");
  await send("/run/laid/boards/prelim/1/begin", { lay_kind: "free", way: "in-turn", people: "Ann\nBob" });
  await send("/run/laid/boards/prelim/1/lay/devices", {});
  const laid = await found("/run/laid/boards/prelim/1/lay", /\/lay\/[\w-]+/);
  const struggle = "/run/struggle";
  await forms.create("struggle", "Struggle Cup", { system: "struggle", rounds: "2" });
  for (const name of ["Ada", "Bo", "Cleo", "Dai"]) await send(`${struggle}/players/new`, { name, agreed: "yes" });
  await send(`${struggle}/staff`, { name: "judge", role: "judge" });
  await send(`${struggle}/start-check-in`, {});
  for (const number of [1, 2, 3, 4]) await send(`${struggle}/check-in/${number}`, { here: "true" });
  await send(`${struggle}/schedule`, { seed: "7" });
  for (const step of ["publish", "start"]) await send(`${struggle}/rounds/prelim/1/${step}`, {});
  await send(`${struggle}/rounds/prelim/1/tables/1/game/open`, { version: "0", first: "1", "cards.knight": "1" });
  const game = `${await found(`${struggle}/players/1`, /\/p\/[\w-]+/)}/games/prelim/1`;
  // A page by its name; in its window, as whoever looks at it there.
  const nameOf = (path) => Object.entries({ ...demo.links, "autumn-series": best, struggle: game.replace(/\/games.*/, "") }).reduce((name, [slug, link]) => name.replace(link, `/p/${slug}`), path).replace(/\/(tablet|lay|stream|reports|door)\/[\w-]{6,}/, "/$1/…").split("?done")[0];
  const page = (path, window = "phone") => ({ path, window, name: nameOf(path) });
  const paper = (path) => page(path, "paper");
  const over = "/t/autumn-cup";
  const pages = [
    page("/"), page("/rules"), page("/statistics"), page("/no-connection"), page("/no-such-page"), page("/screen"), page("/s/autumn-series"), page("/t/winter-harbor"), page("/t/winter-harbor/register"), page(door),
    page(demo.links["winter-harbor"]), page(t), ...["seats", "standings", "results", "schedule", "schedule/proof", "rules", "boards", "statistics", "log", "receipts", "players/1"].map((name) => page(`${t}/${name}`)),
    page(`${t}/seats?q=1`), page("/embed/inland-masters/seats"), page("/embed/inland-masters/standings"), page("/embed/autumn-cup/bracket"), page(own), page(sheet), page(`${own}/reports`), page(report), page(tablet), page(`${tablet}/1`),
    page(over), page(`${over}/bracket`), page(`${over}/champion`), page(`${over}/standings`), page(demo.links["autumn-cup"]), page(`${best}/final-day`), page(game), page(laid), page("/t/struggle"), page("/t/struggle/standings"), page("/t/struggle/rules"),
    page(`${t}/hall`, "screen"), page(`${t}/screen/${screen}`, "screen"), page(overlay, "screen"),
    ...["pack", "by-name", "by-table", "table-cards", "record-sheets", "blank-sheets"].map((name) => paper(`${run}/rounds/prelim/3/print/${name}`)), paper(`${run}/poster`), paper(`${run}/cards`), paper(`${run}/players/1/card`), paper(`${run}/boards/prelim/3/paper`),
    paper("/run/winter-harbor/door"), paper("/run/autumn-cup/export/certificates"),
  ];
  const players = await text("/api/1/tournaments/inland-masters/players");
  const names = [...players.matchAll(/"(?:name|club|country|group)":"([^"]+)"/g)].map(([, name]) => name);
  const typed = [...names, "Inland Masters", "Winter Harbor Open", "Autumn Settlers Cup", "Autumn Series", "Struggle Cup", "Laid Cup", "Town Hall, Leipzig", "Café Brick, Utrecht", "Library, Kraków", "Europe/Berlin", "Rules 2.1 and 2.2, 2026", "Rules 3.1, 2026", "5th edition, English", "5th edition", "organizer", "judge", "Struggle", "Ann", "Bob", "Ada", "Bo", "Cleo", "Dai", "Hall"];
  return { desk, pages, typed };
}

// Looks at one page in every language.
async function look(tally, tab, one, { address, typed, languages, left }) {
  await tab.setViewportSize(windows[one.window]);
  await tab.emulateMedia({ media: one.window === "paper" ? "print" : "screen", reducedMotion: "reduce" });
  const says = async (speaks) => {
    const answer = await tab.goto(`${address}${one.path}${one.path.includes("?") ? "&" : "?"}lang=${speaks}`, { waitUntil: "load" });
    if (one.window === "screen") await tab.waitForTimeout(400);
    return { ...(await tab.evaluate(read, { speaks, typed })), status: answer.status() };
  };
  let english = await says("en");
  await tally.check(`${one.name}: it is there`, () => assert.equal(english.status, gone.test(one.path) ? 404 : 200));
  for (const speaks of languages) {
    const other = speaks === "en" ? english : await says(speaks);
    const isPseudo = speaks === long || speaks === fromRight;
    if (isPseudo && process.env.REEVE_SHOTS) await tab.screenshot({ path: join(process.env.REEVE_SHOTS, `${one.name.replace(/\W+/g, "-")}-${speaks}.png`), fullPage: true });
    const checks = {
      "its language": () => assert.deepEqual([other.lang, other.dir, other.status], [speaks, speaks === fromRight ? "rtl" : "ltr", english.status]),
      "nothing is wider than its window": () => assert.deepEqual(other.wide, []),
      "no text is cut": () => assert.deepEqual(other.cut, []),
      "the numbers of the English page": async () => {
        let apart = numbersApart(english, other);
        // A clock may have gone on.
        for (let tries = 0; apart.length > 0 && tries < 2; tries += 1) {
          english = await says("en");
          apart = numbersApart(english, await says(speaks));
        }
        assert.deepEqual(apart, []);
      },
      "nothing is missing": () => assert.deepEqual([other.marks, other.missing], [false, []]),
    };
    if (speaks === fromRight) checks["it is mirrored"] = () => assert.deepEqual(unmirrored(english, other), []);
    for (const [what, check] of Object.entries(checks)) await tally.check(`${one.name} in ${speaks}: ${what}`, check);
    if (speaks !== long) continue;
    left[one.name] = other.plain.length;
    const known = rest[one.name] ?? 0;
    await tally.check(`${one.name}: ${known} texts stand in no catalog`, () => {
      assert.ok(other.plain.length <= known, `English is left, ${other.plain.length} texts:\n${other.plain.join("\n")}`);
      assert.ok(other.plain.length === known, `fewer than that: write ${other.plain.length} into rest of languages.mjs`);
    });
  }
}

export async function everyLanguage(browser, tally, done) {
  const demo = await startDemo();
  try {
    const settings = { locale: "en-GB", timezoneId: "Europe/Berlin", serviceWorkers: "block" };
    const visitor = await browser.newContext(settings);
    const { desk, pages, typed } = await world(browser, demo, visitor);
    const offered = await desk.page.goto(`${demo.address}/rules`).then(() => desk.page.locator("footer button[name=lang]").evaluateAll((all) => all.map((one) => one.value)));
    const languages = [...offered, long, fromRight];
    const routes = await pageRoutes();
    await tally.check("every page of players and visitors is looked at in every language", () => {
      const seen = new Set(pages.map(({ path }) => routeOf(routes, demo.address + path)?.path));
      const theirs = routes.filter(({ permission }) => ["Published", "Register", "OwnPage"].includes(permission)).map(({ path }) => path);
      assert.deepEqual(theirs.filter((path) => !seen.has(path) && !elsewhere.includes(path)), []);
    });
    const left = {};
    const only = process.env.REEVE_PAGE;
    const waiting = pages.filter(({ name }) => !only || name.includes(only));
    const staff = await browser.newContext({ ...settings, storageState: await desk.context.storageState() });
    const walk = async () => {
      const [reader, printer] = [await visitor.newPage(), await staff.newPage()];
      for (let one = waiting.shift(); one; one = waiting.shift()) await look(tally, one.window === "paper" ? printer : reader, one, { address: demo.address, typed, languages, left });
    };
    await Promise.all([walk(), walk(), walk()]);
    const stale = only ? [] : Object.keys(rest).filter((name) => !(name in left));
    await tally.check("rest names only pages that there are", () => assert.deepEqual(stale, []));
    if (process.env.REEVE_REST) console.log(JSON.stringify(Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0).sort()), null, 2));
    await visitor.close();
    await staff.close();
    await done(desk);
  } finally {
    await demo.end();
  }
}
// The core of the day in one language, by a player who never sees another: a seat is found, a result entered and signed, the standings read; a
// link and the foot of a page change the language, and a mail has it.
export async function theDayInGerman(browser, tally, done, speaks = process.env.REEVE_SPEAKS ?? "de") {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send, create } = organizer;
    desk.faults.length = 0;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    const players = await crowd(organizer, "tag", "Cup", 12);
    const rounds = "/run/tag/rounds/prelim";
    for (const step of ["publish", "start"]) await send(`${rounds}/1/${step}`, {});
    for (const table of [1, 2, 3]) await send(`${rounds}/1/tables/${table}`, { version: "0", "vp-1": "10", "vp-2": "7", "vp-3": "5", "vp-4": "4", winner: "1", sign: "yes" });
    for (const step of ["1/close", "2/publish", "2/start"]) await send(`${rounds}/${step}`, {});
    const text = async (path) => (await desk.context.request.get(desk.address + path)).text();
    const seats = [...(await text("/run/tag/export/schedule.csv")).matchAll(/^(?:prelim,)?2,1,(\d),"?([^",\r\n]+)/gm)].map(([, , name]) => name);
    assert.equal(seats.length, 4, "the seats of table 1");
    const linkOf = async (name) => (await text(`/run/tag/players/${players.indexOf(name) + 1}`)).match(/\/p\/[\w-]+/)[0];
    const phone = await Person.arrive(browser, reeve.address, "a phone in another language", { size: "phone" });
    const { page } = phone;
    await page.goto(`${reeve.address}/t/tag/seats?lang=${speaks}`);
    const isSpoken = async (expected = speaks) => {
      assert.equal(await page.locator("html").getAttribute("lang"), expected, page.url());
      assert.deepEqual((await page.locator("span[lang=en]").allTextContents()).slice(0, 4), [], `English at ${page.url()}`);
    };
    await tally.check(`a link with ?lang=${speaks} goes on in it, and a seat is found`, async () => {
      await isSpoken();
      await page.locator("#f-q").fill(seats[1]);
      await page.locator("form.find button").click();
      await page.locator("section.answer").filter({ hasText: seats[1] }).waitFor();
      await isSpoken();
    });
    const own = await linkOf(seats[1]);
    await tally.check("on the own page a result is entered, and another player signs it", async () => {
      await page.goto(reeve.address + own);
      await isSpoken();
      await page.locator("section[aria-labelledby=own-sheet] a.button, a[href$='/sheets/prelim/2']").first().click();
      await page.locator("#f-vp-1").waitFor();
      await isSpoken();
      for (const [at, vp] of [10, 7, 5, 4].entries()) await page.locator(`#f-vp-${at + 1}`).fill(String(vp));
      await page.locator("input[name=winner][value='1']").check();
      await page.locator("form[data-entry] button.primary").last().click();
      await page.waitForURL(/done=/);
      await isSpoken();
      await page.goto(`${reeve.address}${await linkOf(seats[0])}/sheets/prelim/2`);
      await page.locator("form[action$='/sign'] button").first().click();
      await page.waitForURL(/done=/);
      await isSpoken();
    });
    await tally.check("the standings write numbers as the language does", async () => {
      await page.goto(`${reeve.address}/t/tag/standings`);
      await isSpoken();
      const said = await page.locator("table.standings").innerText();
      assert.match(said, /\d,\d/);
      assert.doesNotMatch(said, /\d\.\d/);
    });
    await tally.check("at the foot another language is chosen, and this one again", async () => {
      for (const chosen of ["fr", speaks]) {
        await page.locator(`footer button[name=lang][value="${chosen}"]`).click();
        await page.locator(`html[lang="${chosen}"]`).waitFor({ state: "attached" });
        assert.equal(new URL(page.url()).pathname, "/t/tag/standings");
      }
      await page.goto(`${reeve.address}/t/tag/seats?lang=en`);
      assert.equal(await page.locator("html").getAttribute("lang"), "en");
      // What was chosen stays.
      await page.goto(`${reeve.address}/t/tag/results`);
      await isSpoken();
    });
    await create("offen", "Open Cup");
    await tally.check("who registers in it gets a mail in it", async () => {
      await page.goto(`${reeve.address}/t/offen/register`);
      await isSpoken();
      await page.locator("input[name=name]").fill("Lena Brandt");
      await page.locator("input[name=email]").fill("lena@example.org");
      for (const box of ["code", "photo"]) await page.locator(`input[name=${box}]`).check();
      await page.locator("main form button.primary").click();
      await page.waitForURL(/\/p\//);
      await isSpoken();
      let mails = [];
      for (let tries = 0; tries < 100 && mails.length === 0; tries += 1) {
        await page.waitForTimeout(100);
        mails = await Promise.all((await readdir(reeve.mails)).map((name) => readFile(join(reeve.mails, name), "utf8")));
      }
      const mail = mails.find((one) => one.includes("lena@example.org"));
      assert.ok(mail && !/This is your own page|You are registered/.test(mail), mail);
    });
    await done(phone);
    await done(desk);
  } finally {
    await reeve.stop();
  }
}
