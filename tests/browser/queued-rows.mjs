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
    assert.ok(!(await row.getByText("Mark as here").isVisible()));
  }
  assert.deepEqual(await stand(), before);
}

// The time zone of the hall, which is not that of the devices.
export const zone = "Asia/Tokyo";

// Whether the page is as it was and so many changes wait, since a minute or two by the clocks of the hall.
export async function keptByTheHall(person, waiting) {
  await person.sees("This page is as it was at");
  const told = await person.page.locator("#kept .num, #queue li [data-when]").allTextContents();
  assert.equal(told.length, 1 + waiting);
  const clock = (minutes) => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(Date.now() - minutes * 60000);
  for (const at of told) assert.ok([0, 1, 2].some((minutes) => at.startsWith(clock(minutes))), `${at} is not by the clocks of the hall`);
}
