// Players who check themselves in, with the code at the door and their own page on a phone.
import assert from "node:assert/strict";

export async function checkInOneself(day) {
  const { desk } = day;
  await desk.tab("Details");
  await desk.page.getByText("All settings are at their defaults").click();
  await desk.page.getByLabel(/^Players check themselves in on their own page, with the code at the door/).check();
  await desk.press("Save the details");
  await desk.tab("Check-in");
  await desk.follow("Code at the door");
  await day.look(desk, "code at the door, none yet");
  await desk.press("Make the code");
  const code = await desk.page.locator(".poster .address").textContent();
  await day.look(desk, "code at the door");
  const scanned = await desk.link("What the players see").getAttribute("href");

  const lena = day.phones["Brandt, Lena"];
  const own = lena.page.url();
  await lena.page.reload();
  await lena.page.getByRole("heading", { name: "Are you here?" }).waitFor();
  await day.look(lena, "own page, to check in with the code");
  lena.expects(422);
  await lena.fill({ "Code at the door": "ABCD-EFGH" });
  await lena.press("I am here");
  await lena.page.getByRole("alert").waitFor();
  await day.look(lena, "own page, a wrong code");
  // The phone that scanned it asks for no code.
  await lena.page.goto(new URL(scanned, lena.address).href);
  await lena.sees(code);
  await day.look(lena, "what the code at the door leads to");
  await lena.page.goto(own);
  assert.equal(await lena.field("Code at the door").count(), 0);
  await lena.press("I am here");
  await lena.sees("You are checked in.");
  await day.look(lena, "own page, checked in");
  await desk.tab("Check-in");
  await desk.sees("with the code at the door");
}
