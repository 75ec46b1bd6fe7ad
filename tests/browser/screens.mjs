// Screens of a full hall: with 13, 60 and 200 players, on a screen of a laptop's projector, a large one and one that stands upright,
// nothing is under 32 px at 1920 x 1080, nothing sticks out, and everybody's name is seen within one turn.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { printLaterStages } from "./papers.mjs";
import { Person, sizes } from "./people.mjs";
import { startReeve } from "./server.mjs";

export const screens = { hall: sizes.hall, large: { width: 3840, height: 2160 }, upright: { width: 1080, height: 1920 } };

// What is under 32 px of a screen with 1080 lines, and what is cut off.
const faults = (least) => {
  const texts = [...document.querySelectorAll("body *")].filter((node) => node.getClientRects().length > 0 && !node.closest(".vh")
    && [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()));
  const small = texts.filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) < least - 0.1).map((node) => `small: ${node.outerHTML.slice(0, 80)}`);
  const { clientWidth, clientHeight, scrollHeight, scrollWidth } = document.documentElement;
  const out = scrollWidth > clientWidth || scrollHeight > clientHeight ? [`${scrollWidth} x ${scrollHeight}`] : [];
  return [...small, ...out];
};

// The names that are whole within the screen now.
const seen = () => {
  const foot = document.querySelector(".screen-foot").getBoundingClientRect().top;
  return [...document.querySelectorAll("[data-part]:not([hidden]) bdi")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.left >= 0 && box.right <= innerWidth + 0.5 && box.top >= 0 && box.bottom <= foot + 0.5;
  }).map((node) => node.textContent);
};

// How many lines a very long name takes, whether its table stands before it, and whether the rest is cut.
const longName = () => {
  // After a turn the last page is in view, and the first rows are not.
  const inView = ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  const row = [...document.querySelectorAll("[data-part]:not([hidden]) .seats li")].find((one) => inView(one.getBoundingClientRect()));
  const name = row.querySelector("bdi");
  name.textContent = "Maximiliane “die Große” ".repeat(9).slice(0, 200);
  const { lineHeight } = getComputedStyle(name);
  const box = row.querySelector("b").getBoundingClientRect();
  return {
    lines: Math.round(name.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
    number: box.width > 0 && box.left >= 0 && box.top >= 0 && box.bottom <= innerHeight,
    cut: name.scrollHeight > name.clientHeight,
  };
};

// Everything that a screen shows in one turn, page by page; `each` looks at each page.
async function oneTurn(page, each) {
  const names = new Set();
  const first = await page.locator("#screen-page").textContent();
  const pages = Number(first.match(/of (\d+)$/)?.[1] ?? 1);
  for (let turned = 0; turned < pages; turned += 1) {
    await each(turned);
    for (const name of await page.evaluate(seen)) names.add(name);
    if (turned + 1 < pages) {
      const before = await page.locator("#screen-page").textContent();
      await page.waitForFunction((text) => document.getElementById("screen-page").textContent !== text, before, { timeout: 15000 });
    }
  }
  return names;
}

export async function fullHalls(browser, tally, { counts = [13, 60, 200], each = async () => {} } = {}) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    for (const count of counts) {
      const slug = `hall-${count}`;
      const players = await crowd(organizer, slug, `Hall of ${count}`, count);
      await send(`/run/${slug}/screens`, { screen: "Hall" });
      const list = await desk.context.request.get(`${reeve.address}/run/${slug}/screens`);
      const id = (await list.text()).match(/\/screens\/(\d+)"/)[1];
      const arrange = async (part, theme) => {
        const page = await (await desk.context.request.get(`${reeve.address}/run/${slug}/screens/${id}`)).text();
        const version = page.match(/name="version" value="(\d+)"/)[1];
        await send(`/run/${slug}/screens/${id}`, { screen: "Hall", theme, shows: part, ...Object.fromEntries([...page.matchAll(/name="(seconds-\d+)"/g)].map(([, name]) => [name, "5"])), version });
      };
      await send(`/run/${slug}/rounds/prelim/1/publish`, {});
      for (const part of ["seats-by-name", "seats-by-table"]) {
        for (const [size, viewport] of Object.entries(screens)) {
          const theme = size === "large" ? "dark" : "light";
          await arrange(part, theme);
          const hall = await Person.arrive(browser, `${reeve.address}/t/${slug}/screen/${id}`, `a screen, ${size}`, { size: "hall" });
          await hall.page.setViewportSize(viewport);
          await hall.page.reload();
          await hall.page.locator("[data-part]:not([hidden]) bdi").first().waitFor();
          await hall.page.evaluate(() => document.fonts.ready);
          await hall.page.waitForTimeout(300);
          await tally.check(`${part} of ${count} on a screen, ${size}`, async () => {
            const names = await oneTurn(hall.page, async (turned) => {
              await each(hall.page, `${part}-${count}-${size}-${turned + 1}`);
              const found = await hall.page.evaluate(faults, (32 * Math.min(viewport.width, viewport.height)) / 1080);
              assert.deepEqual(found, []);
            });
            assert.deepEqual(players.filter((name) => !names.has(name)), [], "not seen within one turn");
          });
          if (part === "seats-by-name") {
            await tally.check(`a name of 200 characters on a screen, ${size}`, async () => {
              const { lines, number, cut } = await hall.page.evaluate(longName);
              assert.ok(lines <= 2 && number && cut, `${lines} lines, its table is ${number ? "there" : "gone"}`);
            });
          }
          await hall.leave();
        }
      }
      // Once, in a hall whose tables all have four.
      if (count === counts.find((some) => some >= 32 && some % 4 === 0)) await printLaterStages(organizer, tally, slug, count / 4);
    }
    await desk.leave();
  } finally {
    await reeve.stop();
  }
}
