// Pictures of the pages for people to look at: the same day as run.mjs, and on the way every page in three sizes, light
// and dark, into tests/browser/shots (which git leaves out). On the way the picture for the README: the public standings
// before the final, with the line opened that a lot has put above the cut.
//
//     tests/tools/chromium node tests/browser/pictures.mjs             all pages
//     tests/tools/chromium node tests/browser/pictures.mjs standings   pages whose name holds a word
//     tests/tools/chromium node tests/browser/pictures.mjs readme      the README's picture only
import { mkdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { playTheDay } from "./day.mjs";
import { openBrowser, sizes } from "./people.mjs";
import { startReeve } from "./server.mjs";
import { Tally } from "./tally.mjs";

const words = process.argv.slice(2);
const shots = fileURLToPath(new URL("shots/", import.meta.url));
const readme = fileURLToPath(new URL("../../docs/pictures/standings.png", import.meta.url));

async function shoot(person, name) {
  const { page } = person;
  if (name === "public standings after round 3") await pictureForTheReadme(person);
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

async function pictureForTheReadme({ page, size }) {
  await page.setViewportSize(sizes.laptop);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: readme });
  await page.setViewportSize({ ...size });
  console.log(`${readme}: ${Math.ceil((await stat(readme)).size / 1000)} kB`);
}

await mkdir(shots, { recursive: true });
await mkdir(fileURLToPath(new URL("../../docs/pictures/", import.meta.url)), { recursive: true });
const reeve = await startReeve();
const browser = await openBrowser();
try {
  await playTheDay({ tally: new Tally(), reeve, browser, look: shoot, done: (person) => person.leave() });
} finally {
  await browser.close();
  await reeve.stop();
}
