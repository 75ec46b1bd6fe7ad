// What concerns the whole server: a start page with many tournaments, and what its operator says at the foot of each page.
import assert from "node:assert/strict";
import { administrator } from "./cast.mjs";

// More tournaments than a page shows. They are made by their forms without a browser, as nobody would click so often.
async function makeMany(day) {
  const { request } = day.desk.context;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const send = async (path, form) => {
    const answer = await request.post(day.reeve.address + path, { form, headers, maxRedirects: 0 });
    assert.equal(answer.status(), 303, `${path}: ${await answer.text()}`);
  };
  const versions = { edition: "5th", code_version: "1", photo_version: "1" };
  for (let number = 1; number <= 30; number += 1) {
    const slug = `town-cup-${number}`;
    const starts_on = `${2020 + (number % 3)}-05-${String(number).padStart(2, "0")}`;
    const name = number === 7 ? "Königsstädter Cup" : `Town Cup ${number}`;
    await send("/new", { name, slug, place: "Town hall", starts_on, time_zone: "Europe/Berlin", ...versions });
    await send(`/run/${slug}/open-registration`, { reopen: "" });
  }
}

// Somebody looks for one of many tournaments.
export async function manyTournaments(day) {
  await makeMany(day);
  const visitor = await day.arrive("a visitor", { size: "phone" });
  await visitor.sees("tournaments");
  await day.look(visitor, "home with many tournaments");
  await visitor.follow("Older");
  await visitor.sees("Page 2 of 2");
  await visitor.fill({ "Name or place": "konigsstadter" });
  await visitor.press("Find");
  await visitor.sees("1 tournament found");
  assert.equal(await visitor.page.locator("main h2").count(), 1);
  await day.look(visitor, "home, one found");
  await visitor.follow("Show all");
  await visitor.page.getByLabel("Year").selectOption("2021");
  await visitor.press("Find");
  await visitor.sees("10 tournaments found");
  await visitor.fill({ "Name or place": "no such town" });
  await visitor.press("Find");
  await visitor.on("Tournaments");
  await visitor.sees("No tournament was found");
  await day.look(visitor, "home, none found");
  await visitor.follow("Show all tournaments");
  await visitor.sees("Page 1 of 2");
  await day.done(visitor);

  const { desk } = day;
  await desk.follow("Reeve");
  await desk.follow("My tournaments");
  await desk.on(/tournaments$/);
  await day.look(desk, "my tournaments, many of them");
}

// An administrator writes who runs this server, and a visitor reads it.
export async function operatorTexts(day) {
  const { desk } = day;
  await desk.follow("Reeve");
  await desk.follow(administrator.name);
  await desk.follow("About this server");
  await day.look(desk, "about this server");
  await desk.fill({ Contact: "Ask at the desk.", Imprint: "Catan e.V.\nTown hall 1\n\nRegister 17" });
  await desk.press("Save the texts");
  await desk.sees("The texts are saved.");
  await day.look(desk, "about this server, saved");

  const visitor = await day.arrive("somebody who asks", { size: "phone" });
  const foot = visitor.page.getByRole("navigation", { name: "This server" });
  await visitor.follow("Imprint", foot);
  await visitor.on("Imprint");
  await visitor.sees("Register 17");
  assert.equal(await visitor.page.locator("main .read p").count(), 2);
  assert.equal(await foot.getByRole("link").count(), 2);
  await day.look(visitor, "imprint");
  await day.done(visitor);
}
