import assert from "node:assert/strict";
import { sizes } from "./people.mjs";

// The cards are printed, and the sheet of the final is passed round on a tablet.
export async function passedRound(day) {
  const { desk } = day;
  const sheet = desk.page.url();
  await desk.tab("Players");
  await desk.follow("Player cards");
  await desk.press("Make the PINs");
  await desk.sees("Everybody who plays has a PIN now.");
  await day.look(desk, "player cards");
  await desk.page.goto(sheet);
  await desk.follow("Let the players sign on a tablet");
  await day.look(desk, "tablet, to be opened");
  await desk.press("Open for the players");
  await desk.sees("Open until");
  await day.look(desk, "tablet, open");
  // On a phone too nothing lies on the code: another device scans it from there.
  const before = desk.page.viewportSize();
  await desk.page.setViewportSize(sizes.phone);
  const covered = await desk.page.locator(".card.now img").evaluate((code) => {
    scrollTo(0, 0);
    const { left, top, width, height } = code.getBoundingClientRect();
    const part = [0.05, 0.25, 0.5, 0.75, 0.95];
    const seen = (x, y) => y < innerHeight && document.elementFromPoint(x, y) !== code;
    return part.some((down) => part.some((over) => seen(left + width * over, top + height * down)));
  });
  assert(!covered, "nothing lies on the tablet's code");
  await desk.page.setViewportSize(before);
  const address = await desk.page.locator("#tablet").getAttribute("href");
  const tablet = await day.arrive("a tablet that is passed round");
  await tablet.page.goto(address);
  await tablet.sees("Nobody has signed yet.");
  await day.look(tablet, "record sheet on a tablet");
  await tablet.page.locator(".passed a").first().click();
  await tablet.page.getByLabel("Your PIN").waitFor();
  await day.look(tablet, "record sheet on a tablet, one player");
  await day.done(tablet);
  await desk.press("Close it");
  await desk.sees("The address no longer works.");
  await desk.page.goto(sheet);
}

// Before the final: the layout is confirmed, the finalists choose in turn, and a judge is named.
const CHOICES = [
  { colour: "red", order: "2", chair: "3" },
  { colour: "blue", order: "1" },
  { colour: "white", order: "4" },
  { colour: "orange", order: "3" },
];

export async function chooseSeats(day, judge) {
  const { desk } = day;
  await desk.follow("Layout and seats at table 1");
  await day.look(desk, "choice of seats, before the layout");
  await desk.press("Confirm the layout");
  const choose = (what, value) =>
    desk.page.getByRole("group", { name: what }).getByRole("radio", { name: value, exact: true }).check();
  for (const [at, { colour, order, chair }] of CHOICES.entries()) {
    await desk.sees(`(position ${at + 1}) chooses`);
    if (chair) await choose("Chair", chair);
    await choose("Colour", colour);
    await choose("Play order", order);
    if (at === 1) await day.look(desk, "choice of seats, the second chooses");
    await desk.press("Save the choice");
  }
  await desk.sees("Everybody at this table has chosen.");
  await desk.page.getByLabel("Judge at this table").selectOption({ label: judge.name });
  await desk.press("Name the judge");
  await desk.sees("The judge of this table is noted.");
  await day.look(desk, "choice of seats, done");
  // A slip of all four: the layout stays, and the record sheet is as it was.
  for (const position of [4, 3, 2, 1]) {
    await desk.press("Undo the last step");
    await desk.sees(`(position ${position}) chooses`);
  }
  await desk.follow("Back to the tables");
}
