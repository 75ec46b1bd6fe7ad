// Pictures of the pages for people to look at: the same day as run.mjs, and on the way every page in three sizes, light
// and dark, into tests/browser/shots (which git leaves out). On the way the pictures of the documents (docs/pictures), at
// 1280 x 800: the README's shows the public standings before the final, with the line opened that a lot has put above the
// cut.
//
//     tests/tools/chromium node tests/browser/pictures.mjs             all pages
//     tests/tools/chromium node tests/browser/pictures.mjs standings   pages whose name holds a word
//     tests/tools/chromium node tests/browser/pictures.mjs documents   those of the documents only
import { mkdir, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { playTheDay } from "./day.mjs";
import { openBrowser, sizes } from "./people.mjs";
import { startReeve } from "./server.mjs";
import { Tally } from "./tally.mjs";

const words = process.argv.slice(2);
const shots = fileURLToPath(new URL("shots/", import.meta.url));
const documents = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

// The pictures of the documents, by the page that they show. PNG is for README, which is read in many places.
const pictured = {
  "public standings after round 3": "standings.png",
  "next step, registration": "next-step.webp",
  "import, preview": "import.webp",
  "check-in with scripts": "check-in.webp",
  "seat schedule": "schedule.webp",
  "board, playing": "board.webp",
  "record sheet": "record-sheet.webp",
  "lots": "lots.webp",
};

async function shoot(person, name) {
  const { page } = person;
  if (pictured[name] && person.scripts) await pictureOfADocument(person, documents + pictured[name]);
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
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ ...person.size });
}

async function pictureOfADocument({ page, size }, path) {
  await page.setViewportSize(sizes.laptop);
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

await mkdir(shots, { recursive: true });
await mkdir(documents, { recursive: true });
const reeve = await startReeve();
const browser = await openBrowser();
try {
  await playTheDay({ tally: new Tally(), reeve, browser, look: shoot, done: (person) => person.leave() });
} finally {
  await browser.close();
  await reeve.stop();
}
