// Screens of a full hall: with 13, 60 and 200 players, on a screen of a laptop's projector, a large one and one that stands upright,
// nothing is under 32 px at 1920 x 1080, nothing sticks out, and everybody's name is seen within one turn.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { printCertificates, printLaterStages } from "./papers.mjs";
import { Person, sizes } from "./people.mjs";
import { startReeve } from "./server.mjs";

export const screens = { hall: sizes.hall, large: { width: 3840, height: 2160 }, upright: { width: 1080, height: 1920 } };

// What is under 32 px of a screen with 1080 lines, and what is cut off.
const faults = (least) => {
  const texts = [...document.querySelectorAll("body *")].filter((node) => node.getClientRects().length > 0 && !node.closest(".vh")
    && [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()));
  // A letter in a drawing is as large as the drawing makes it.
  const scale = (node) => (node.ownerSVGElement ? node.getScreenCTM().a : 1);
  const small = texts.filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) * scale(node) < least - 0.1)
    .map((node) => `small (${Number.parseFloat(getComputedStyle(node).fontSize) * scale(node)}): ${node.outerHTML.slice(0, 80)}`);
  const { clientWidth, clientHeight, scrollHeight, scrollWidth } = document.documentElement;
  const out = scrollWidth > clientWidth || scrollHeight > clientHeight ? [`${scrollWidth} x ${scrollHeight}`] : [];
  // What doesn't turn its pages is whole: nothing of it lies below the part that is in view.
  const part = document.querySelector(".part-clock:not([hidden]), .part-champion:not([hidden])");
  const cut = part && part.scrollHeight > part.clientHeight + 1 ? [`cut off: ${part.scrollHeight} of ${part.clientHeight}`] : [];
  return [...small, ...out, ...cut];
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
  const pages = Number(first.match(/of (\d+)/)?.[1] ?? 1);
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

// A screen of the hall, and what makes it show one part.
export async function screenOf({ desk, send }, reeve, slug) {
  await send(`/run/${slug}/screens`, { screen: "Hall" });
  const list = await desk.context.request.get(`${reeve.address}/run/${slug}/screens`);
  const id = (await list.text()).match(/\/screens\/(\d+)"/)[1];
  const arrange = async (part, theme) => {
    const page = await (await desk.context.request.get(`${reeve.address}/run/${slug}/screens/${id}`)).text();
    const version = page.match(/name="version" value="(\d+)"/)[1];
    await send(`/run/${slug}/screens/${id}`, { screen: "Hall", theme, shows: part, ...Object.fromEntries([...page.matchAll(/name="(seconds-\d+)"/g)].map(([, name]) => [name, "5"])), version });
  };
  return { address: `${reeve.address}/t/${slug}/screen/${id}`, arranged: `${reeve.address}/run/${slug}/screens/${id}`, arrange };
}

// Parts beside the seats, at each size: they are there, nothing on them is too small, and nothing sticks out.
export async function partsOnScreens(browser, tally, { address, arrange }, what, parts, each = async () => {}) {
  for (const part of parts) {
    for (const [size, viewport] of Object.entries(screens)) {
      await arrange(part, size === "large" ? "dark" : "light");
      const hall = await Person.arrive(browser, address, `a screen with ${part}, ${size}`, { size: "hall" });
      await hall.page.setViewportSize(viewport);
      await hall.page.reload();
      await tally.check(`${part} of ${what} on a screen, ${size}`, async () => {
        await hall.page.locator(`[data-part="${part}"]:not([hidden])`).waitFor();
        await hall.page.evaluate(() => document.fonts.ready);
        await hall.page.waitForTimeout(300);
        await oneTurn(hall.page, async (turned) => {
          await each(hall.page, `${part}-${what}-${size}-${turned + 1}`);
          assert.deepEqual(await hall.page.evaluate(faults, (32 * Math.min(viewport.width, viewport.height)) / 1080), []);
        });
      });
      await hall.leave();
    }
  }
}

// The final, whose papers were made, and the champion: everything that a screen can show beside seats.
async function theFinalOnScreens(browser, tally, { desk, send }, slug, screen, each) {
  const show = (what, parts) => partsOnScreens(browser, tally, screen, `${slug}, ${what}`, parts, each);
  const final = `/run/${slug}/rounds/final/1`;
  const seats = `${final}/tables/1/seats`;
  const board = async (kind, version) => send(`/run/${slug}/boards/final/1/make`, { version, kind, seed: "7", "confirm-make": "replace" });
  await board("standard", "0");
  await send(`${final}/publish`, {});
  const page = await (await desk.context.request.get(desk.address + seats)).text();
  await send(`${seats}/layout`, { version: page.match(/name="version" value="(\d+)"/)[1] });
  await send(`${seats}/judge`, { judge: page.match(/<option[^>]* value="(\d+)"/)[1] });
  await send(`${final}/start`, {});
  await show("the final is on", ["board", "clock", "standings", "bracket", "code"]);
  await board("free", "1");
  await show("on a free island", ["board"]);
  const said = ["Lunch is at half past twelve, in the room beside the stairs, for everybody who has a card for it.", "Please keep the doors closed."];
  for (const message of said) await send(`/run/${slug}/announcements`, { message });
  await show("two announcements", ["clock"]);
  const vp = { "vp-1": "10", "vp-2": "8", "vp-3": "7", "vp-4": "5", winner: "1", handler: "judge" };
  await send(`${final}/tables/1`, { version: "0", ...vp, sign: "yes" });
  // A screen that is open celebrates what it hears of, and goes on with what it shows; one that is opened later doesn't.
  await screen.arrange("clock", "light");
  const open = await Person.arrive(browser, screen.address, "a screen that hears who has won", { size: "hall" });
  const clock = open.page.locator('[data-part="clock"]:not([hidden])');
  const moment = open.page.locator("#screen-moment");
  await clock.waitFor();
  await open.page.waitForFunction(() => document.getElementById("screen").dataset.content);
  await send(`${final}/close`, {});
  await tally.check(`${slug}: an open screen celebrates once who has won`, async () => {
    await moment.locator("bdi").first().waitFor({ timeout: 8000 });
    await each(open.page, `moment-${slug}`);
    assert.deepEqual(await open.page.evaluate(faults, 32), []);
    await moment.waitFor({ state: "hidden", timeout: 20000 });
    await clock.waitFor();
    await open.page.reload();
    await open.page.waitForFunction(() => document.getElementById("screen").dataset.content);
    assert.ok(await moment.isHidden(), "a screen that is opened later");
  });
  await open.leave();
  await send(`/run/${slug}/finish`, {});
  await printCertificates({ desk, tally }, slug);
  await show("it is over, with two announcements", ["champion"]);
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
      const screen = await screenOf(organizer, reeve, slug);
      const { arrange } = screen;
      await send(`/run/${slug}/rounds/prelim/1/publish`, {});
      for (const part of ["seats-by-name", "seats-by-table"]) {
        for (const [size, viewport] of Object.entries(screens)) {
          const theme = size === "large" ? "dark" : "light";
          await arrange(part, theme);
          const hall = await Person.arrive(browser, screen.address, `a screen, ${size}`, { size: "hall" });
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
      if (count === counts.find((some) => some >= 32 && some % 4 === 0)) {
        await printLaterStages(organizer, tally, slug, count / 4);
        await theFinalOnScreens(browser, tally, organizer, slug, screen, each);
      }
    }
    await desk.leave();
  } finally {
    await reeve.stop();
  }
}
