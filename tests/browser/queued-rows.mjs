// Rows of check-in that are tapped without a connection, for network.mjs.
import assert from "node:assert/strict";

// Whether the page that is open was kept with these words.
export const keptWith = async (person, words) =>
  words.test(await person.page.evaluate(async () => (await (await caches.match(location.href.split("#")[0]))?.text()) ?? ""));

// What is queued is said in the row, and no row moves under the next finger.
export async function tapWithoutMoving({ page }, rows) {
  const stand = () => page.locator("#players > li").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
  const before = await stand();
  for (const row of rows) await row.getByRole("button").click();
  for (const row of rows) {
    await row.getByText("Here, queued", { exact: true }).waitFor();
    assert.ok(!(await row.getByText("Tap when here").isVisible()));
  }
  assert.deepEqual(await stand(), before);
}
