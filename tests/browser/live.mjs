// Pages that are brought up to date by themselves: a phone that waits for the seats, somebody who types meanwhile, a
// connection that is lost.
import assert from "node:assert/strict";
import { toTournament } from "./ends.mjs";

// A phone opens the page of the seats before the next ones are public.
export async function waitForSeats(day) {
  const phone = await day.arrive("a phone that waits");
  await toTournament(phone);
  await phone.tab("Seats");
  await phone.page.getByRole("searchbox", { name: "Find a player" }).fill("oz");
  // Gone with the next page, so that the test sees a reload.
  await phone.page.evaluate(() => { window.before = "here"; });
  return phone;
}

export async function newsOnThePhone(day, phone, tables) {
  const name = "Şükrü Öztürk";
  const table = tables.find((table) => table.seats.includes(name));
  await phone.page.getByText("Round 3").first().waitFor();
  const row = phone.page.getByRole("row", { name: new RegExp(name) });
  await row.getByText(`Table ${table.table}`, { exact: true }).first().waitFor();
  assert.equal(await phone.page.evaluate(() => window.before), "here", "the page was loaded anew");
  const search = phone.page.getByRole("searchbox", { name: "Find a player" });
  assert.equal(await search.inputValue(), "oz", "what was typed stays");
  assert.equal(await phone.page.getByRole("row", { name: /Mira/ }).count(), 0, "what was searched for stays");
  await day.look(phone, "seats that came by themselves");
}

// Without a network the page says so, and catches up when it is back.
export async function connectionLost(day, phone, tables) {
  await phone.tab("Results");
  const last = tables.at(-1);
  await phone.page.getByText(last.seats[0]).first().waitFor();
  phone.offline = true;
  await phone.context.setOffline(true);
  const lost = phone.page.getByText("No connection to Reeve.");
  await lost.waitFor();
  await day.look(phone, "results, without a connection");
  await phone.context.setOffline(false);
  await lost.waitFor({ state: "hidden" });
  phone.offline = false;
  await day.done(phone);
}
