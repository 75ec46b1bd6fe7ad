// A judge with a phone: the number of the table opens its record sheet, Save is in reach, and what is seldom noted is folded.
import assert from "node:assert/strict";

export async function sheetOnAPhone(day, judge, typeResult) {
  const phone = await day.arrive("the judge's phone");
  await phone.follow("Sign in");
  await phone.fill({ Name: judge.name, Password: judge.password });
  await phone.press("Sign in");
  await phone.follow(day.name);
  await phone.tab("Rounds");
  await phone.page.waitForURL(/\/rounds$/);
  await phone.follow("Final", phone.page.getByRole("rowheader"));
  const finder = phone.page.getByLabel("Find a player or a table");
  await finder.fill("1");
  await finder.press("Enter");
  await phone.on(/table 1$/);
  const { page } = phone;
  const inView = async (name) => {
    const box = await phone.button(name).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= phone.size.height, `${name}: ${JSON.stringify(box)}`);
  };
  const colour = page.getByLabel(`Colour of ${day.lastGame.seats[0]}`);
  await page.locator("input.vp").first().scrollIntoViewIfNeeded();
  await inView("Save and next");
  assert.ok(!(await colour.isVisible()));
  await day.look(phone, "record sheet on a phone");
  await page.locator("label.rarely").click();
  assert.ok(await colour.isVisible());
  await inView("Save and next");
  await colour.selectOption({ index: 1 });
  await page.locator("label.rarely").click();
  // What is noted stays in view.
  assert.ok(await colour.isVisible());
  await colour.selectOption({ index: 0 });
  await typeResult(phone, day.lastGame);
  await inView("Save and next");
  await phone.press("Save and next");
  await phone.sees("Every table of this round has a result.");
  await phone.follow("Table 1");
  await day.look(phone, "record sheet on a phone, submitted");
  await day.done(phone);
}
