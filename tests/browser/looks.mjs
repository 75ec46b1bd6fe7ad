// What is looked at on every page of the day: axe in light and dark, nothing wider than the screen, one heading.
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
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

async function axe(page) {
  await page.evaluate(edges, false);
  const found = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze();
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

// The ways to other pages of a tournament that take more than a line on a phone.
const manyLines = () =>
  [...document.querySelectorAll(".page > .crumbs, .page > .tabs")]
    .filter((nav) => nav.getBoundingClientRect().height > 60)
    .map((nav) => `${nav.className}: ${Math.round(nav.getBoundingClientRect().height)} px`);

// Looks at the page that a person is on. `tally` counts.
export async function lookAt(tally, person, name) {
  const { page } = person;
  await page.waitForLoadState("load");
  await tally.check(`${name}: one heading, a title and a language`, async () => {
    assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
    assert.match(await page.title(), /\S.* · Reeve$/);
  });
  if (person.scripts) {
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await tally.check(`${name}: axe, ${colorScheme}`, () => axe(page));
    }
    await page.emulateMedia({ colorScheme: "light" });
    for (const size of ["phone", "laptop"]) {
      await page.setViewportSize({ ...sizes[size] });
      await tally.check(`${name}: no scrolling sideways on a ${size}`, async () => {
        const found = await page.evaluate(sticksOut);
        assert.ok(found.length === 0, found.join("\n"));
      });
      await tally.check(`${name}: the next step is in view on a ${size}`, async () => {
        const found = await page.evaluate(outOfView);
        assert.ok(found.length === 0, found.join("\n"));
      });
    }
    await page.setViewportSize({ ...sizes.phone });
    await tally.check(`${name}: the way to other pages takes a line on a phone`, async () => {
      const found = await page.evaluate(manyLines);
      assert.ok(found.length === 0, found.join("\n"));
    });
    await page.setViewportSize({ ...person.size });
  }
  await tally.check(`${name}: nothing went wrong in the browser`, () => {
    const faults = person.faults.splice(0);
    assert.ok(faults.length === 0, faults.join("\n"));
  });
}
