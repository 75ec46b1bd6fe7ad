// The season of a series on phones, on a server of its own: the organizer makes the series, takes an event into it, freezes the
// ranking and invites; one player accepts on the own phone and one declines; the next in rank comes in, the final day is made
// and played to its champion, and everybody finds it on the page of the series; at the end the whole series goes out as one file.
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { Person, sizes } from "./people.mjs";
import { startReeve } from "./server.mjs";

const vp = { "vp-1": "10", "vp-2": "8", "vp-3": "7", "vp-4": "5", winner: "1" };

// A round is played by its forms.
async function play(send, run, round, tables) {
  await send(`${run}/rounds/${round}/publish`, {});
  await send(`${run}/rounds/${round}/start`, {});
  for (let table = 1; table <= tables; table += 1) await send(`${run}/rounds/${round}/tables/${table}`, { version: "0", ...vp, sign: "yes" });
  await send(`${run}/rounds/${round}/close`, {});
}

export async function seasonOnPhones(browser, look, done) {
  const reeve = await startReeve();
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    // The first page has another address than the others.
    desk.faults.length = 0;
    const text = async (path) => (await desk.context.request.get(desk.address + path)).text();
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    await crowd(organizer, "jena", "Jena", 16);

    await desk.page.setViewportSize(sizes.phone);
    await desk.page.goto(`${desk.address}/new-series`);
    await desk.fill({ Name: "Harbour Season", Place: "Hamburg", "First day": "2027-03-20", "Day of the final": "2099-12-12", "Time zone": "Europe/Berlin" });
    await look(desk, "the form of a series on a phone");
    await desk.press("Create the series");
    await desk.press("Make the series public");
    await desk.fill({ Tournament: "jena" });
    await desk.press("Add it to the series");
    await desk.page.locator("main .entries").getByText("Jena").first().waitFor();
    await look(desk, "a series with its event on a phone");
    for (const round of [1, 2, 3]) await play(send, "/run/jena", `prelim/${round}`, 4);

    const series = "/series/harbour-season";
    if ((await text(`${series}/ranking`)).includes(`action="${series}/lots"`)) await send(`${series}/lots`, { confirm: "draw" });
    await desk.page.goto(`${desk.address}${series}/final-day`);
    await desk.page.getByLabel("Skip the semi-finals", { exact: false }).check();
    await desk.fill({ "To go on, type freeze": "freeze" });
    await desk.press("Freeze the ranking");
    await desk.fill({ "To answer by": "2099-12-11" });
    await desk.press("Invite the best 4");
    await desk.sees("4 invitations wait for an answer");
    await look(desk, "who is invited, on a phone");

    const phoneOf = async (line) => {
      const href = await desk.page.locator(`#line-${line} th a`).getAttribute("href");
      const number = href.match(/players?\/(\d+)/)[1];
      const link = (await text(`/run/jena/players/${number}`)).match(/\/p\/[A-Za-z0-9_-]+/)[0];
      const person = await Person.arrive(browser, desk.address, `the phone of number ${line}`);
      await person.page.goto(desk.address + link);
      await person.follow("You are invited to the final day. Please answer by 11 December 2099, 23:59.");
      return person;
    };
    const comes = await phoneOf(1);
    await look(comes, "an invitation to the final day on a phone");
    await comes.press("I'm coming");
    await comes.sees("You play the final day of");
    await look(comes, "an accepted invitation on a phone");
    const declines = await phoneOf(2);
    await declines.press("I can't come");
    await declines.sees("A place is still free");

    await desk.page.reload();
    await desk.fill({ "To answer by": "2099-12-11" });
    await desk.press("Invite the next in rank");
    await declines.page.reload();
    await declines.sees("Your place has gone to the next in rank.");
    for (const line of [3, 4, 5]) await send(`${series}/final-day/answer`, { line: String(line), answer: "accept" });
    await desk.page.goto(`${desk.address}${series}/final-day`);
    await desk.sees("4 of 4 places are accepted");
    await desk.press("Make the final day");
    await desk.page.waitForURL(/\/run\//);
    const run = new URL(desk.page.url()).pathname.match(/^\/run\/[^/]+/)[0];
    await look(desk, "the final day of a series, run from a phone");

    await send(`${run}/staff`, { name: judge.name, role: "judge", another_person: "yes" });
    await send(`${run}/start-check-in`, {});
    for (let number = 1; number <= 4; number += 1) await send(`${run}/check-in/${number}`, { here: "true" });
    await send(`${run}/bracket/final/make`, {});
    await send(`${run}/rounds/final/1/publish`, {});
    await comes.page.goto(`${desk.address}/s/harbour-season`);
    await comes.follow(/final day/);
    await comes.page.waitForURL(/\/t\//);
    await look(comes, "the final day from the page of its series, on a phone");

    // The final: the layout is confirmed and a judge is named, at the table; then it is played to the champion.
    await desk.page.goto(`${desk.address}${run}/rounds/final/1/tables/1/seats`);
    await desk.press("Confirm the layout");
    await desk.sees("The layout of the board was confirmed at");
    await desk.page.getByLabel("Judge at this table").selectOption({ label: judge.name });
    await desk.press("Name the judge");
    await desk.sees("The judge of this table is noted.");
    await look(desk, "the final's table before its game, on a phone");
    await send(`${run}/rounds/final/1/start`, {});
    await send(`${run}/rounds/final/1/tables/1`, { version: "0", ...vp, sign: "yes" });
    await send(`${run}/rounds/final/1/close`, {});
    await send(`${run}/finish`, {});
    for (const size of ["phone", "laptop"]) {
      await desk.page.setViewportSize(sizes[size]);
      await comes.page.setViewportSize(sizes[size]);
      await comes.page.goto(`${desk.address}/t/${run.slice("/run/".length)}/standings`);
      await comes.sees("1");
      await look(comes, `the ranking after the final day, on a ${size}`);
      await comes.page.goto(`${desk.address}/s/harbour-season`);
      await comes.sees("Invitations to the final day go by this ranking");
      await look(comes, `the page of the series after its final day, on a ${size}`);
      await desk.page.goto(`${desk.address}${series}/report`);
      await look(desk, `the report of a series with its archive, on a ${size}`);
    }

    // The whole series as one file, looked at where it is here already.
    const archive = await desk.context.request.get(`${desk.address}${series}/archive.zip`);
    await desk.page.goto(`${desk.address}/admin/import`);
    await desk.page.getByLabel("Archive", { exact: true }).setInputFiles({ name: "season.zip", mimeType: "application/zip", buffer: await archive.body() });
    await desk.press("Look first");
    await desk.sees("The archive is sound. Nothing was imported yet.");
    await desk.sees("It can't be imported as things stand here.");
    await look(desk, "what the archive of a series holds");
    for (const person of [desk, comes, declines]) await done(person);
  } finally {
    await reeve.stop();
  }
}
