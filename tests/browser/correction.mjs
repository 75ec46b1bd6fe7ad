// A slip of the pen in a final record sheet: the organizer types what the paper says, the judge confirms it on a phone, and
// everybody sees both values. Then it is corrected back, so that the results are those that were typed.
import assert from "node:assert/strict";
import { judge } from "./cast.mjs";
import { toTournament } from "./ends.mjs";

// The record sheet of the final.
async function finalSheet(person) {
  await person.tab("Rounds");
  await person.page.waitForURL(/\/rounds$/);
  await person.follow("Final", person.page.getByRole("rowheader"));
  await person.follow("Table 1");
  await person.on(/table 1$/);
}

async function propose(person, name, vp) {
  await person.follow("The paper says something else");
  await person.on(/^Correction: /);
  await person.page.getByLabel(`VP of ${name} on the paper`, { exact: true }).fill(String(vp));
  await person.press("Propose the correction");
  await person.sees("A second person has to confirm it.");
}

async function confirm(person) {
  await finalSheet(person);
  await person.follow("Look at the waiting correction");
  await person.press("Confirm: the paper says this");
  await person.on(/table 1$/);
}

export async function correctTheSheet(day) {
  const { desk, tally } = day;
  const { seats, vp, winner } = day.lastGame;
  const slip = winner === 0 ? 1 : 0;
  const phone = await day.arrive("the judge's phone");
  await phone.follow("Sign in");
  await phone.fill({ Name: judge.name, Password: judge.password });
  await phone.press("Sign in");
  await phone.follow(day.name);

  await finalSheet(desk);
  await day.look(desk, "record sheet, final");
  await desk.follow("The paper says something else");
  await day.look(desk, "correction of a record sheet");
  desk.expects(409);
  await desk.press("Propose the correction");
  await desk.sees("There is nothing to correct");
  await day.look(desk, "correction, nothing differs");
  await finalSheet(desk);
  await propose(desk, seats[slip], vp[slip] + 1);
  await day.look(desk, "correction, as the first of the two sees it");
  await finalSheet(phone);
  await phone.follow("Look at the waiting correction");
  await day.look(phone, "correction on a phone, to be confirmed");
  await confirm(phone);

  const visitor = await day.arrive("a visitor");
  await toTournament(visitor);
  await visitor.follow(/^Public log: /);
  await visitor.on("Public log");
  const row = visitor.page.getByRole("row").filter({ hasText: seats[slip] });
  await tally.check("the public log has what was stored and what the paper says", async () => {
    const cells = await row.getByRole("cell").allTextContents();
    assert.deepEqual(cells.slice(-2), [`${vp[slip]} VP`, `${vp[slip] + 1} VP`]);
  });
  await day.look(visitor, "public log");

  // And back.
  await finalSheet(phone);
  await propose(phone, seats[slip], vp[slip]);
  await confirm(desk);
  await desk.follow("Receipt");
  await desk.sees("This is the corrected result, and it stands.");
  await day.look(desk, "receipt of a record sheet");
  const digest = await desk.page.locator("dd .digest").innerText();
  await visitor.page.reload();
  await tally.check("the receipt has the head of the chain, and anybody finds it by its digest", async () => {
    assert.equal(await visitor.page.locator("dd .digest").innerText(), digest);
    await visitor.fill({ "Digest on the receipt": digest });
    await visitor.press("Look it up");
    await visitor.sees("This is the corrected result, and it stands.");
  });
  await day.look(visitor, "receipt, looked up on a phone");
  await desk.page.goBack();
  await day.done(phone);
  await day.done(visitor);
}
