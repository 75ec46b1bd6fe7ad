// Pictures of the pages for people to look at: the same day as run.mjs, and on the way every page in three sizes, light
// and dark; at its end every page there is, as organizer, judge and visitor. They go into tests/browser/shots (which git leaves
// out), with an index.html to leaf through. On the way the pictures of the documents (docs/pictures), at
// 1280 x 800, a screen of the hall at 1280 x 720, a phone at 390 x 844: the README's shows the public standings before the final, with the line opened that a lot has
// put above the cut.
//
//     ./check pictures                                                 all pages
//     tests/tools/chromium node tests/browser/pictures.mjs standings   pages whose name holds a word
//     tests/tools/chromium node tests/browser/pictures.mjs documents   those of the documents only
import assert from "node:assert/strict";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { playTheDay } from "./day.mjs";
import { Walk, pageRoutes, routeOf } from "./every-page.mjs";
import { sideGames } from "./games.mjs";
import { openBrowser, sizes } from "./people.mjs";
import { startReeve } from "./server.mjs";
import { Tally } from "./tally.mjs";

const words = process.argv.slice(2);
const shots = fileURLToPath(new URL("shots/", import.meta.url));
const documents = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

// The pictures of the documents, by the page that they show. PNG is for README, which is read in many places.
const pictured = {
  "public standings after round 3": "standings.png",
  "statistics, before the final": "statistics.webp",
  "next step, registration": "next-step.webp",
  "import, preview": "import.webp",
  "check-in with scripts": "check-in.webp",
  "seat schedule": "schedule.webp",
  "board, playing": "board.webp",
  "record sheet": "record-sheet.webp",
  "lots": "lots.webp",
  "screen in the hall": "screen.webp",
  "own page, with a seat": "own-page.webp",
};

// Those that are looked at on a phone.
const onPhones = ["own-page.webp"];

const routes = await pageRoutes();
// What was taken, in the order of the day: for the index.
const taken = [];
// The pages that the documents show and that nobody has come by yet.
const awaited = new Set(Object.keys(pictured));

async function shoot(person, name) {
  const { page } = person;
  if (pictured[name] && person.scripts) {
    await pictureOfADocument(person, documents + pictured[name]);
    awaited.delete(name);
  }
  if (!person.scripts || (words.length > 0 && !words.some((word) => name.includes(word)))) return;
  await page.waitForLoadState("load");
  const file = name.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase();
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${shots}${file}-${size}-${colorScheme}.png`, fullPage: true });
    }
  }
  taken.push({ name, file, route: routeOf(routes, page.url())?.path ?? "" });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ ...person.size });
}

async function pictureOfADocument({ page, size }, path) {
  const shown = onPhones.some((name) => path.endsWith(name)) ? sizes.phone : sizes.laptop;
  await page.setViewportSize(size === sizes.hall ? { width: 1280, height: 720 } : shown);
  await page.waitForLoadState("load");
  await page.evaluate(() => scrollTo(0, 0));
  if (path.endsWith(".webp")) {
    const browser = await page.context().newCDPSession(page);
    const { data } = await browser.send("Page.captureScreenshot", { format: "webp", quality: 70 });
    await writeFile(path, Buffer.from(data, "base64"));
  } else {
    await page.screenshot({ path });
  }
  await page.setViewportSize({ ...size });
  console.log(`${path}: ${Math.ceil((await stat(path)).size / 1000)} kB`);
}

// All pictures below one another, by route, so that somebody can leaf through them.
async function writeIndex() {
  const text = (words) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const kinds = Object.keys(sizes).flatMap((size) => ["light", "dark"].map((theme) => `${size}-${theme}`));
  const picture = (one, kind) => `<a href="${one.file}-${kind}.png"><img loading="lazy" src="${one.file}-${kind}.png" alt="${text(one.name)}, ${kind}" class="${kind.split("-")[0]}"></a>`;
  const section = (one) => `<section id="${one.file}"><h2>${text(one.name)} <code>${text(one.route)}</code></h2><div>${kinds.map((kind) => picture(one, kind)).join("")}</div></section>`;
  const style = "body{font:16px system-ui;margin:1rem;background:#888}section{background:#fff;margin:1rem 0;padding:1rem}section div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{border:1px solid #888}.phone{width:195px}.laptop{width:512px}.hall{width:640px}ul{columns:24rem;background:#fff;padding:1rem 2rem}";
  const list = taken.map((one) => `<li><a href="#${one.file}">${text(one.name)}</a></li>`).join("");
  await writeFile(`${shots}index.html`, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages of Reeve</title><style>${style}</style><h1>Pages of Reeve</h1><ul>${list}</ul>${taken.map(section).join("\n")}</html>\n`);
  console.log(`${taken.length} pages, ${taken.length * kinds.length} pictures: ${shots}index.html`);
}

// What is no picture of today's pages goes.
if (words.length === 0) await rm(shots, { recursive: true, force: true });
await mkdir(shots, { recursive: true });
await mkdir(documents, { recursive: true });
const tally = new Tally();
const reeve = await startReeve();
const browser = await openBrowser();
try {
  const walk = new Walk(routes, reeve.address, shoot, true);
  const look = (person, name) => walk.look(person, name);
  const done = (person) => person.leave();
  await tally.part("Games of side events", () => sideGames(browser, tally, look, done));
  await playTheDay({ tally, reeve, browser, walk, look, done });
  await tally.check("every picture of the documents was made anew", () => assert.deepEqual([...awaited], []));
  if (words.length === 0) await tally.check("every page has a picture", () => assert.deepEqual(walk.missing(), []));
} finally {
  await writeIndex();
  await browser.close();
  await reeve.stop();
}
process.exitCode = tally.failed === 0 ? 0 : 1;
