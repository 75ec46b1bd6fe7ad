// What a tournament says of itself, typed by the organizer and read on a phone: its times, address and fee, the programme of the
// day, the prizes; and who has paid.
import assert from "node:assert/strict";
import { tournament } from "./cast.mjs";

// On the pages behind the details.
export async function sayWhatItIs(day) {
  const { desk } = day;
  await desk.tab("Details");
  await desk.follow("Public page: description, times, fee, texts, logo");
  await day.look(desk, "public page, empty form");
  await desk.fill({ "Doors open": "09:00", Start: "10:00", Description: "Come and play.\n\nBring friends.",
    "Address of the hall": "Old Harbour Hall\nKai 1, Hamburg", "Who to ask": "Ada Berg\nada@example.org",
    Links: "https://example.org/club Our club", Fee: "12,50", Currency: "eur" });
  await desk.press("Save the public page");
  await desk.sees("What you wrote is saved. It is on the public page, which everybody sees once registration opens.");
  await desk.tab("Details");
  await desk.follow("Programme of the day");
  await day.look(desk, "programme, empty");
  await desk.follow("Propose a programme");
  await desk.sees("proposal");
  await day.look(desk, "programme, proposed");
  // The chosen day is read whole.
  const cut = await desk.page.locator(".slot select").first().evaluate((select) => {
    const chosen = document.createElement("span");
    chosen.textContent = select.selectedOptions[0].textContent;
    chosen.style.cssText = `font:${getComputedStyle(select).font};white-space:nowrap;position:absolute`;
    document.body.append(chosen);
    const { paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const needs = chosen.getBoundingClientRect().width;
    chosen.remove();
    // The arrow of the field takes some of the room.
    return needs + 20 > room ? `${needs} px in ${room} px` : "";
  });
  assert.equal(cut, "");
  await desk.press("Save the programme");
  await desk.sees("The programme is saved.");
  await desk.tab("Details");
  await desk.follow("Prizes");
  await desk.page.getByLabel("From rank").first().fill("1");
  await desk.page.getByLabel("Prize", { exact: true }).first().fill("The golden robber");
  await desk.page.getByLabel("From rank").nth(1).fill("2");
  await desk.page.getByLabel("to rank").nth(1).fill("4");
  await desk.page.getByLabel("Prize", { exact: true }).nth(1).fill("A game");
  await desk.press("Save the prizes");
  await desk.sees("The prizes are saved.");
  await day.look(desk, "prizes");
  await desk.tab("Next step");
}

// The same on a phone.
export async function readWhatItIs(day, phone) {
  await phone.follow(tournament.name);
  for (const words of ["Bring friends.", "Kai 1, Hamburg", "12.50 EUR", "The golden robber", "Places 2 to 4", "Round 1"]) await phone.sees(words);
  assert.equal(await phone.link("Our club").getAttribute("href"), "https://example.org/club");
  // A label and what it says stand apart.
  const gaps = await phone.page.locator("main dl.facts").evaluateAll((lists) =>
    lists.filter((list, at) => at > 0 && list.previousElementSibling?.matches("dl.facts"))
      .map((list) => list.getBoundingClientRect().top - list.previousElementSibling.getBoundingClientRect().bottom));
  assert.ok(gaps.every((gap) => gap >= 16), gaps.join());
  await day.look(phone, "the tournament's page, with all that it says of itself");
}

// Somebody pays at the desk.
export async function payAtTheDesk(day) {
  const { desk } = day;
  await desk.tab("Players");
  await desk.follow("Wanda Iwaszkiewicz");
  assert.equal(await desk.field("Amount").inputValue(), "12.50");
  await desk.press("Paid");
  await desk.sees("The player is marked as paid.");
  await day.look(desk, "a player who has paid");
  await desk.tab("Players");
  await desk.page.getByLabel("Who", { exact: true }).selectOption({ label: "Not paid yet" });
  await desk.press("Show");
  await desk.sees("13 of 14");
  assert.equal(await desk.page.getByRole("link", { name: "Wanda Iwaszkiewicz" }).count(), 0);
  await day.look(desk, "players who have not paid");
  await desk.follow("Show all again");
}
