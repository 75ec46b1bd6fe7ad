// A screen in the hall: opened by its code on a browser whose clock is wrong, arranged from the organizer's laptop, brought up to
// date by itself, and left alone without a network.
import assert from "node:assert/strict";

export async function openScreen(day) {
  const { desk } = day;
  await desk.tab("Screens");
  await day.look(desk, "screens, none yet");
  await desk.fill({ Name: "Entrance" });
  await desk.press("Make the screen");
  const row = desk.page.getByRole("row", { name: /Entrance/ });
  const code = (await row.locator("td b").first().textContent()).trim();
  await day.look(desk, "screens");

  const hall = await day.arrive("a screen in the hall", { size: "hall" });
  await hall.context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 3 * 3600 * 1000;
  });
  await hall.page.goto(new URL("/screen", hall.page.url()).href);
  hall.expects(422);
  await hall.fill({ "Code of the screen": "AAAA-AAAA" });
  await hall.press("Open the screen");
  await hall.sees("No screen has this code.");
  await day.look(hall, "screen, a wrong code");
  await hall.fill({ "Code of the screen": code.toLowerCase().replace("-", "") });
  await hall.press("Open the screen");
  await hall.page.locator("[data-part]:not([hidden])").waitFor();
  // Gone with the next page, so that the test sees a reload.
  await hall.page.evaluate(() => { window.before = "here"; });
  const clock = hall.page.locator(".screen-time");
  await hall.page.waitForFunction(() => document.querySelector(".screen-time").textContent.includes(":"));
  const shown = await clock.textContent();
  const minutes = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const right = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" }).format(new Date());
  const apart = Math.abs(minutes(shown) - minutes(right));
  assert.ok(Math.min(apart, 1440 - apart) <= 1, `the screen shows ${shown} at ${right}`);

  await desk.follow("Entrance");
  await desk.page.getByLabel("What the hall needs now").first().uncheck();
  for (const part of ["Seats by name", "Clock", "QR code of the public page"]) await desk.page.getByRole("checkbox", { name: new RegExp(`^${part}`) }).check();
  await desk.page.getByRole("radio", { name: "Dark" }).check();
  await desk.press("Save");
  await desk.sees("The screen shows it within a second.");
  await day.look(desk, "screen, arranged");
  await hall.page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  return hall;
}

// The seats come by themselves, each name is found within one turn, and nothing is too small.
export async function screenInUse(day, hall, tables) {
  await hall.page.locator(".part-seats-by-name li").first().waitFor({ state: "attached" });
  const names = await hall.page.locator(".part-seats-by-name bdi").allTextContents();
  for (const name of tables.flatMap((table) => table.seats)) assert.ok(names.includes(name), `${name} is on the screen`);
  const small = await hall.page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((node) => node.getClientRects().length > 0 && [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()) && !node.closest(".vh"))
      .filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) < 31.9)
      .map((node) => node.outerHTML.slice(0, 80)));
  assert.deepEqual(small, [], "nothing is smaller than 32 px");
  await day.look(hall, "screen in the hall");

  const { desk } = day;
  await desk.tab("Screens");
  // A screen says soon after it was opened, and then again and again, that it is open.
  const row = desk.page.getByRole("row", { name: /Entrance/ });
  await row.getByText("open now").waitFor({ timeout: 45000 });
  // The list looks again without being loaded anew, and without news.
  await row.locator(".seen").evaluate((said) => { said.textContent = "not opened yet"; });
  await row.getByText("open now").waitFor({ timeout: 45000 });
  await desk.follow("Announcements");
  await desk.fill({ Message: "Lunch is at half past twelve." });
  await desk.press("Announce it");
  await desk.sees("Announced.");
  await day.look(desk, "announcements");
  await hall.page.getByText("Lunch is at half past twelve.").waitFor({ timeout: 5000 });
  await hall.context.setOffline(true);
  await hall.page.getByText("No connection.").waitFor();
  assert.ok((await hall.page.locator(".part-seats-by-name bdi").count()) > 0, "the last picture stays");
  await hall.context.setOffline(false);
  await desk.press(/^Take back/);
  await desk.sees("Taken back.");
  await hall.page.getByText("Lunch is at half past twelve.").waitFor({ state: "detached" });
  await hall.page.getByText("No connection.").waitFor({ state: "hidden" });
  assert.equal(await hall.page.evaluate(() => window.before), "here", "the screen was loaded anew");
  hall.faults = hall.faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED") && !fault.includes("ERR_NETWORK"));

  await desk.tab("Screens");
  await desk.follow("Entrance");
  hall.losesThisPage();
  await desk.page.locator("summary", { hasText: "Remove the screen" }).click();
  await desk.press("Remove the screen now");
  await desk.sees("The screen is removed.");
  await hall.page.locator("#screen-gone").waitFor({ state: "visible" });
  // It goes on asking, as it does once a minute: a tournament that was hidden by mistake comes back.
  const asksAgain = hall.page.waitForResponse((response) => response.status() === 404);
  await hall.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asksAgain;
  await day.look(hall, "screen, removed");
  await day.done(hall);
}
