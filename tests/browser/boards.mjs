// The boards of the rounds: one is made until the organizer likes it, another one is laid by three people in turn on a phone and a
// tablet, with finger and keyboard, and everybody who looks sees each piece at once.
import assert from "node:assert/strict";

export async function makeBoard(day) {
  const { desk } = day;
  await desk.tab("Boards");
  await day.look(desk, "boards, none yet");
  await desk.follow("Round 1");
  await day.look(desk, "board of round 1, none yet");
  desk.expects(422);
  await desk.fill({ Seed: "seven" });
  await desk.press("Make a board");
  await desk.page.getByRole("alert").waitFor();
  await desk.fill({ Seed: "" });
  await desk.page.getByRole("checkbox", { name: "An even board" }).check();
  await desk.press("Make a board");
  await desk.sees("This is the new board of the round.");
  const first = await desk.page.locator("figure svg.board-picture").first().innerHTML();
  await desk.press("Make another board");
  await desk.sees("This is the new board of the round.");
  assert.notEqual(await desk.page.locator("figure svg.board-picture").first().innerHTML(), first);
  await day.look(desk, "board of round 1");
  await desk.follow("Print a sheet for each table");
  await day.look(desk, "board of round 1 on paper");
  const { judge } = day;
  await judge.tab("Boards");
  await judge.follow("Round 1");
  await judge.sees("Only the staff sees it.");
  assert.equal(await judge.button("Make another board").count(), 0);
}

export async function layInTurn(day) {
  const { desk } = day;
  await desk.tab("Boards");
  await desk.follow("Round 2");
  await desk.page.getByText("Lay a board by hand").click();
  const form = desk.page.locator("form").filter({ has: desk.button("Begin") });
  await form.getByRole("radio", { name: "A free island" }).check();
  await form.getByRole("radio", { name: /the numbers lie face up/ }).check();
  await form.getByLabel(/The people/).fill("Ada\nBo\nŞükrü");
  await desk.press("Begin");
  await desk.press("Open an address");
  await desk.sees("Open until");
  await day.look(desk, "a board to be laid");
  const address = await desk.page.locator("#devices-address").getAttribute("href");

  const phone = await day.arrive("a phone at the table", { size: "phone" });
  const tablet = await day.arrive("a tablet at the table", { size: "laptop" });
  for (const device of [phone, tablet]) await device.page.goto(address);
  await day.look(phone, "an empty board on a phone");
  const at = (person, laid) => person.page.getByText(laid === 0 ? "No piece is laid yet, 46 to go." : `${laid} of 46 pieces lie.`).waitFor({ timeout: 10000 });
  const legal = (person) => person.page.locator(".place:not(.no)");

  // A place that a rule forbids says which.
  phone.expects(422);
  await phone.page.locator(".place.no").last().click();
  await phone.sees("rule first-not-in-centre");

  const waits = [];
  for (let laid = 0; laid < 46; laid += 1) {
    const [acts, looks] = Math.floor(laid / 4) % 2 === 0 ? [phone, tablet] : [tablet, phone];
    await at(acts, laid);
    // Nobody presses what said something else a moment ago.
    if (laid % 4 === 0) await acts.page.waitForTimeout(900);
    // Numbers lie face up: one of them first, then its place.
    if (laid >= 28 && (await acts.page.locator(".places").count()) === 0) {
      await acts.page.locator(".pieces a").last().click();
      await legal(acts).first().waitFor();
    }
    const place = legal(acts).nth((await legal(acts).count()) - 1);
    if (laid === 1) {
      // By the keyboard: from place to place, and Enter.
      await legal(acts).first().focus();
      await acts.page.keyboard.press("ArrowRight");
      await acts.page.keyboard.press("ArrowLeft");
      assert.ok(await acts.page.evaluate(() => document.activeElement.matches(".place")));
      await legal(acts).first().focus();
      await acts.page.keyboard.press("Enter");
    } else {
      await place.click();
    }
    await at(acts, laid + 1);
    const told = Date.now();
    await at(looks, laid + 1);
    waits.push(Date.now() - told);
    if (laid === 20) await day.look(phone, "harbors on a phone");
    if (laid === 28) await day.look(looks, "numbers to choose from");
    if (laid === 30) await day.look(tablet, "chits on a tablet");
  }
  waits.sort((a, b) => a - b);
  await day.tally.check("each piece is seen on the other device within a second", () => {
    assert.ok(waits[Math.floor(waits.length / 2)] < 1000, `${waits}`);
  });
  await phone.sees("The board is finished");
  await at(desk, 46);
  await day.look(phone, "a finished board on a phone");

  // Of two who act at once the second is told what is there.
  await desk.page.waitForTimeout(900);
  await desk.press("Take the last piece back");
  await Promise.all([at(phone, 45), at(tablet, 45)]);
  const stale = await tablet.context.newPage();
  await stale.goto(address);
  const step = await stale.locator(".place:not(.no)").first().getAttribute("value");
  const version = await stale.locator(".places [name=version]").getAttribute("value");
  await tablet.page.waitForTimeout(900);
  await legal(tablet).first().click();
  await at(tablet, 46);
  const status = await stale.evaluate(async ([to, fields]) => (await fetch(to, { method: "POST", body: new URLSearchParams(fields) })).status, [address, { version, step }]);
  assert.equal(status, 409);
  await stale.close();
  await at(desk, 46);
  await desk.page.waitForTimeout(900);
  // Their address ends with it.
  for (const device of [phone, tablet]) device.losesThisPage();
  await desk.press("Use it for the round");
  await desk.sees("The board that was laid is now the board of the round.");
  await desk.sees("Laid by people in turn, who chose the numbers.");
  await day.look(desk, "the board that was laid");
  await day.done(phone);
  await day.done(tablet);
}
