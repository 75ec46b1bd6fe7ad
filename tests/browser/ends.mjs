// The end of the day: the champion, what is taken away, and what everybody sees of it.
import { tournament } from "./cast.mjs";
import { readCsv } from "./csv.mjs";

export async function champion(day) {
  const { desk } = day;
  await desk.tab("Next step");
  await day.look(desk, "next step, champion");
  await desk.press("Declare the champion");
  await desk.sees(day.lastGame.seats[day.lastGame.winner]);
  await day.look(desk, "bracket, finished");
  await desk.tab("Next step");
  await day.look(desk, "next step, finished");
  await desk.tab("Audit log");
  await day.look(desk, "audit log");
}

// From the start page to the tournament.
export async function toTournament(person) {
  await person.follow("Reeve");
  await person.follow(tournament.name);
}

export async function takeAway(day) {
  const { desk } = day;
  await desk.tab("Exports");
  await day.look(desk, "exports");
  const file = async (name) => readCsv((await desk.download(desk.page.locator("#content").getByRole("link", { name, exact: true }))).text);
  day.files = {
    players: await file("Players"),
    schedule: await file("Seat schedule"),
    results: await file("Results"),
    standings: await file("Standings"),
  };
  await desk.follow("Report for CATAN Studio");
  await day.look(desk, "report");
  await desk.tab("Exports");
  await desk.follow("Prize list");
  await day.look(desk, "prize list");
}

export async function publicPages(day) {
  const mira = day.phones["Mira Lindqvist"];
  await toTournament(mira);
  await mira.sees(day.lastGame.seats[day.lastGame.winner]);
  await day.look(mira, "the tournament's page, finished");
  await mira.tab("Standings");
  await mira.page.locator("details.why summary").first().click();
  await day.look(mira, "public standings, a line opened");
  for (const name of ["Results", "Final stage", "Seat schedule", "Rules for this tournament"]) {
    await mira.tab(name);
    await day.look(mira, `public page ${name}`);
  }
  const lena = day.phones["Brandt, Lena"];
  await lena.page.reload();
  await day.look(lena, "own page, in the end");
  const hall = await day.arrive("the hall screen", { size: "hall" });
  await toTournament(hall);
  await hall.page.goto(`${hall.page.url()}/hall`);
  await day.look(hall, "hall screen");
  await day.done(hall);
}
