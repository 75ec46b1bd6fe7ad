// What is looked at on every page: axe in light, its contrast in dark and with the colours of the system, nothing wider than the
// screen, down to 320 pixels and at twice the size, the way through it by the keyboard, nothing that moves, one heading. The dark theme
// differs in colours alone, and a page that comes again with the same kinds of controls leads the keyboard the same way: only
// `./check full` asks axe everything in dark too, and goes through every page at every visit.
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import * as cast from "./cast.mjs";
import { sizes } from "./people.mjs";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

// What stays at the lower edge covers a part of what lies under it, wherever the page happens to be scrolled: axe would take
// a field that is half covered for one that is too small to be hit. `stay`: whether it stays.
const edges = (stay) => {
  for (const element of document.querySelectorAll("*")) {
    if (stay) element.style.removeProperty("position");
    else if (getComputedStyle(element).position === "sticky") element.style.position = "static";
  }
};

const isFull = Boolean(process.env.REEVE_FULL);

async function axe(page, colorScheme) {
  await page.evaluate(edges, false);
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const asks = isFull || colorScheme === "light" ? builder.withTags(tags) : builder.withRules(["color-contrast"]);
  const found = await asks.analyze();
  await page.evaluate(edges, true);
  const says = found.violations.map((violation) => {
    const nodes = violation.nodes.slice(0, 3).map((node) => `  ${node.html.slice(0, 160)}\n  ${node.failureSummary}`);
    return `${violation.id} (${violation.nodes.length} times): ${violation.help}\n${nodes.join("\n")}`;
  });
  assert.ok(says.length === 0, says.join("\n"));
}

// The elements that stick out at the right, so that the failure names its cause.
const sticksOut = () => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const inScroller = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowX !== "visible") return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5 && !inScroller(element),
  );
  return [`${document.documentElement.scrollWidth} px`, ...wide.slice(0, 3).map((e) => e.outerHTML.slice(0, 120))];
};

// The button of the next step, where the page has one, is in view before anybody scrolls.
const outOfView = () => {
  const steps = document.querySelectorAll(".steps > li.now .button.primary, .card.now > .actions .button.primary");
  scrollTo(0, 0);
  return [...steps]
    .map((button) => [button.textContent.trim(), button.getBoundingClientRect()])
    .filter(([, box]) => box.top < 0 || box.bottom > innerHeight + 0.5)
    .map(([name, box]) => `${name} ends at ${Math.round(box.bottom)} px`);
};

// On a laptop every seat of a record sheet that is open, and everything that somebody chooses, is in view above the buttons that
// stay, and so is the button that repairs seats.
const behindTheButtons = () => {
  scrollTo(0, 0);
  if (document.querySelector("main .faults, main .draft, #clash")) return [];
  const low = (fields, edge, says) =>
    [...fields]
      .map((field) => field.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.bottom > edge + 0.5)
      .map((box) => `${says} ends at ${Math.round(box.bottom)} px, below ${Math.round(edge)}`);
  const top = (form) => form.querySelector(".actions").getBoundingClientRect().top;
  const open = document.querySelector("main .card.now") ? [] : document.querySelectorAll("form[data-entry]:has(table.entry)");
  return [
    ...[...open].flatMap((form) => low(form.querySelector("table.entry tbody").querySelectorAll("input, select"), top(form), "a seat")),
    ...[...document.querySelectorAll("form.choice")].flatMap((form) => low(form.querySelectorAll("input[type=radio]"), top(form), "a choice")),
    ...low(document.querySelectorAll(".ways button.primary"), innerHeight, "the repair"),
  ];
};

// A button that looks like a link stands with its words below the text, and not with its edge, also at the beginning of a later line.
const besideTheText = () =>
  [...document.querySelectorAll("#content .button.quiet")].flatMap((button) => {
    const words = (one) => {
      const style = getComputedStyle(one);
      return one.getBoundingClientRect().left + Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.paddingLeft);
    };
    const off = words(button) - words(button.parentElement);
    return button.getClientRects().length > 0 && off > 2 && off < 14 ? [`${button.textContent.trim()}: ${Math.round(off)} px to the right`] : [];
  });

// The ways to other pages of a tournament that take more than a line on a phone.
const manyLines = () =>
  [...document.querySelectorAll(".page > .crumbs, .page > .tabs")]
    .filter((nav) => nav.getBoundingClientRect().height > 60)
    .map((nav) => `${nav.className}: ${Math.round(nav.getBoundingClientRect().height)} px`);

// Texts that can't be told from what they stand on, where the system has its own colours. (axe reads colours there that nobody sees.)
const faint = () => {
  const parts = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (element) => {
    for (let up = element; up; up = up.parentElement) {
      const at = parts(getComputedStyle(up).backgroundColor);
      if ((at[3] ?? 1) > 0.9) return at;
    }
    return [255, 255, 255];
  };
  const own = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const texts = [...document.querySelectorAll("body *")].filter((element) =>
    own(element) && element.getClientRects().length > 0 && !element.closest("svg, .vh, :disabled, option, template, script, noscript"));
  const contrast = (element) => {
    const [a, b] = [light(parts(getComputedStyle(element).color)), light(behind(element))].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  return texts.filter((element) => contrast(element) < 4.5).slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
};

// What people are called who take part, and what they call their clubs, groups and tournament.
const called = [
  cast.administrator.name, cast.judge.name, cast.tournament.name, cast.tournament.place, cast.byHand.name,
  ...[...cast.byForm, ...cast.byFile].flatMap(({ name, club, groups }) => [name, club, groups]),
].filter(Boolean);

// Names that a browser may translate. What somebody types, and what a picture says to who can't see it, has no elements.
const translated = (names) => {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const named = new RegExp(`(?<![\\p{L}])(?:${escaped})(?![\\p{L}])`, "u");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!named.test(data) || parentElement.closest("[translate=no], script, style, textarea, svg title, svg desc")) continue;
    found.push(`${data.match(named)[0]} in ${parentElement.outerHTML.slice(0, 160)}`);
  }
  return found;
};

// Sentences that fall apart where a name in them has an element: every part would be a box of its own.
const torn = () =>
  [...document.querySelectorAll("bdi")]
    .map((name) => name.parentElement)
    .filter((around) => /flex|grid/.test(getComputedStyle(around).display) && [...around.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .map((around) => around.outerHTML.slice(0, 160));

// Widths at which nothing may stick out: the phones of today and of ten years ago, a laptop at twice the size, and as it is.
const widths = { "320 pixels": { width: 320, height: 640 }, "a phone": sizes.phone, "a laptop at 200 %": { width: 640, height: 400 }, "a laptop": sizes.laptop };

// What moves although whoever looks asked for less of it.
const moving = () => {
  const long = (text) => text.split(",").some((one) => Number.parseFloat(one) > 0.01);
  const moves = (element) => {
    const style = getComputedStyle(element);
    return (style.animationName !== "none" && long(style.animationDuration)) || (long(style.transitionDuration) && style.transitionProperty !== "none");
  };
  return [...document.querySelectorAll("*")].filter(moves).slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
};

// Where the focus is: the element, whether one sees that it has the focus, and whether something covers it.
const focused = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const shown = element.matches("input[type=radio], input[type=checkbox], input[type=file]") ? (element.closest("label") ?? element) : element;
  const style = getComputedStyle(element);
  const around = getComputedStyle(shown);
  const seen = [style, around].some((one) => (one.outlineStyle !== "none" && Number.parseFloat(one.outlineWidth) >= 2) || one.boxShadow !== "none");
  const boxes = [...element.getClientRects()];
  // A field of many lines may begin at the lower edge of the window: what counts is the part that one could see.
  const places = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.15]];
  const inSight = ({ left, right, top, bottom }) => {
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    return places.map(([across, down]) => [x + (Math.min(right, innerWidth) - x) * across, y + (Math.min(bottom, innerHeight) - y) * down]);
  };
  const points = boxes.flatMap(inSight);
  const hits = ([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element) || top.closest("label")?.contains(element) || top.closest("tr, summary")?.contains(element));
  };
  window.passed ??= new WeakMap();
  const again = window.passed.get(element);
  if (!again) window.passed.set(element, true);
  return { what: element.outerHTML.slice(0, 120), skip: element.matches(".skip"), seen, covered: boxes.length > 0 && !points.some(hits), again: Boolean(again) };
};

// The most stops that are looked at on one page: a list of players is more of the same.
const mostStops = 40;

// The kinds of what the keyboard stops at, in the size in which the page is looked at.
const stops = () => {
  const controls = document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]");
  const kinds = [...controls].map((one) => `${one.parentElement.className}>${one.tagName}.${one.className}:${one.type ?? ""}`);
  return `${innerWidth} ${[...new Set(kinds)].sort().join(" ")}`;
};
const walked = new Set();

// Whether the keyboard goes through the page: the first time that a page of this route has these stops.
async function isNew(page, route) {
  const shape = `${route} ${await page.evaluate(stops)}`;
  const known = walked.has(shape);
  walked.add(shape);
  return isFull || !known;
}

// From the top of the page on with Tab alone.
async function byKeyboard(page) {
  await page.evaluate(() => { window.hadFocus = document.activeElement; window.passed = undefined; document.activeElement?.blur(); scrollTo(0, 0); getSelection()?.removeAllRanges(); });
  // A page that puts the focus into its first field begins there: the way is looked at from the top.
  await page.evaluate(() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute("tabindex"); });
  const hasSkip = await page.evaluate(() => Boolean(document.querySelector(".skip")));
  const faults = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(focused);
    if (!at || (at.again && stop > 0)) break;
    if (stop === 0 && hasSkip && !at.skip) faults.push(`the first stop is no way to the content: ${at.what}`);
    if (!at.seen) faults.push(`nobody sees the focus on ${at.what}`);
    if (at.covered) faults.push(`something covers ${at.what}`);
  }
  // As the page was.
  await page.evaluate(() => { document.activeElement?.blur(); scrollTo(0, 0); window.hadFocus?.focus(); });
  return faults;
}

// Looks at the page that a person is on. `tally` counts, `route` says which page it is.
export async function lookAt(tally, person, name, route) {
  const { page } = person;
  await page.waitForLoadState("load");
  await tally.check(`${name}: one heading, a title and a language`, async () => {
    assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
    assert.match(await page.title(), /\S.* · Reeve$/);
  });
  await tally.check(`${name}: no name is translated`, async () => assert.deepEqual(await page.evaluate(translated, called), []));
  await tally.check(`${name}: no sentence with a name falls apart`, async () => assert.deepEqual(await page.evaluate(torn), []));
  if (person.scripts) {
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await tally.check(`${name}: axe, ${colorScheme}`, () => axe(page, colorScheme));
    }
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    // Until every colour has followed.
    await page.waitForTimeout(100);
    await tally.check(`${name}: read in the colours of the system`, async () => assert.deepEqual(await page.evaluate(faint), []));
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await tally.check(`${name}: nothing moves`, async () => assert.deepEqual(await page.evaluate(moving), []));
    for (const [size, viewport] of Object.entries(widths)) {
      await page.setViewportSize({ ...viewport });
      await tally.check(`${name}: no scrolling sideways on ${size}`, async () => {
        const found = await page.evaluate(sticksOut);
        assert.ok(found.length === 0, found.join("\n"));
      });
      // As small as a phone of ten years ago or a doubled laptop: there it may take a scroll.
      if (!["a phone", "a laptop"].includes(size)) continue;
      await tally.check(`${name}: the next step is in view on ${size}`, async () => {
        const found = await page.evaluate(outOfView);
        assert.ok(found.length === 0, found.join("\n"));
      });
      await tally.check(`${name}: what looks like a link stands below the text on ${size}`, async () => {
        assert.deepEqual(await page.evaluate(besideTheText), []);
      });
      if (size !== "a laptop") continue;
      await tally.check(`${name}: nothing that is asked for is behind the buttons on ${size}`, async () => {
        const found = await page.evaluate(behindTheButtons);
        assert.ok(found.length === 0, found.join("\n"));
      });
    }
    await page.setViewportSize({ ...sizes.phone });
    await tally.check(`${name}: the way to other pages takes a line on a phone`, async () => {
      const found = await page.evaluate(manyLines);
      assert.ok(found.length === 0, found.join("\n"));
    });
    await page.setViewportSize({ ...person.size });
    if (await isNew(page, route)) {
      await tally.check(`${name}: by the keyboard`, async () => {
        const faults = await byKeyboard(page);
        assert.ok(faults.length === 0, faults.join("\n"));
      });
    }
  }
  await tally.check(`${name}: nothing went wrong in the browser`, () => {
    const faults = person.faults.splice(0);
    assert.ok(faults.length === 0, faults.join("\n"));
  });
}
