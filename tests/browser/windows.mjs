// The laptop of a hall with the program for Windows, under Wine: from the first start in a folder whose name has blanks and umlauts to
// the store that was put back. Run by tests/tools/windows-day.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { administrator, tournament } from "./cast.mjs";
import { Person, openBrowser } from "./people.mjs";
import { Tally } from "./tally.mjs";

const program = process.env.REEVE_PROGRAM ?? fileURLToPath(new URL("../tools/wine", import.meta.url));
const place = await mkdtemp(join(tmpdir(), "reeve-windows-"));
const store = "Päth with späces";
const tally = new Tally();
const began = Date.now();
const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;

// One double click: what the program leaves in the folder for the next one, once it answers.
async function hall(folder) {
  const child = spawn(program, ["hall", "--no-browser", "--folder", folder], { cwd: place });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  let end;
  const ended = new Promise((done) => child.on("close", (code, signal) => done((end = { code, signal }))));
  for (let tries = 0; tries < 600 && !end; tries += 1) {
    const running = await readFile(join(place, folder, "running.json"), "utf8").then(JSON.parse).catch(() => undefined);
    // One that was killed has left its own, and answers no more.
    if (running) {
      const ready = await fetch(`http://127.0.0.1:${running.port}/readyz`).catch(() => undefined);
      if (ready?.ok) return { child, ended, ...running, address: `http://127.0.0.1:${running.port}` };
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`reeve hall does not answer: ${JSON.stringify(end)}\n${said}`);
}

const command = (...words) => promisify(execFile)(program, words, { cwd: place, maxBuffer: 1 << 24 });

const browser = await openBrowser();
let running;
try {
  running = await hall(store);
  console.log(`the first start answers after ${seconds()}`);
  await tally.check("the page of the laptop is there for nobody without its key", async () => {
    const answer = await fetch(`${running.address}/laptop`);
    assert.equal(answer.status, 404);
  });
  const desk = await Person.arrive(browser, running.address, "the organizer", { size: "laptop" });
  await tally.part("Set-up with the laptop's key", async () => {
    await desk.page.goto(`${running.address}/laptop?key=${running.key}`);
    assert.equal(new URL(desk.page.url()).search, "", "the key does not stay in the address");
    await desk.sees("Can phones reach me?");
    await desk.follow("Make the first account");
    await desk.fill({ "Your name": administrator.name, Password: administrator.password, "Repeat the password": administrator.password });
    await desk.press("Create the administrator");
  });
  let page;
  await tally.part("A tournament", async () => {
    await desk.follow("Create a tournament");
    await desk.on("Create a tournament");
    await desk.fill({ Name: tournament.name, Place: tournament.place, Day: tournament.day });
    await desk.press("Create the tournament");
    await desk.on(tournament.name);
    page = new URL(desk.page.url()).pathname;
    console.log(`the tournament is there after ${seconds()}`);
  });
  await tally.check("a second double click ends by itself, and leaves the first alone", async () => {
    await command("hall", "--no-browser", "--folder", store);
    const ready = await fetch(`${running.address}/readyz`);
    assert.ok(ready.ok);
  });
  await tally.part("Killed and started again", async () => {
    // Pages that listen find nobody for a while.
    desk.offline = true;
    running.child.kill("SIGKILL");
    await running.ended;
    running = await hall(store);
    await desk.page.goto(`${running.address}${page}`);
    await desk.on(tournament.name);
  });
  const backup = "Sicherung für später.zip";
  await tally.part("Backup, verify, restore", async () => {
    await command("backup", backup, "--database", `${store}/reeve.db`);
    await command("verify", backup);
    running.child.kill("SIGTERM");
    const end = await running.ended;
    assert.deepEqual(end, { code: 0, signal: null }, "Ctrl+C ends it well");
    // A page that is open would ask for news of a tournament that it may not see before its organizer has signed in again.
    await desk.page.goto("about:blank");
    await command("restore", backup, "--database", `${store}/reeve.db`, "--replace");
    running = await hall(store);
    const answer = await fetch(`${running.address}/laptop`);
    assert.equal(answer.status, 404);
    // Sessions are in no backup: the organizer signs in again.
    await desk.page.goto(`${running.address}/sign-in`);
    await desk.fill({ Name: administrator.name, Password: administrator.password });
    await desk.press("Sign in");
    await desk.page.locator("input[type=password]").waitFor({ state: "detached" });
    await desk.page.goto(`${running.address}${page}`);
    await desk.on(tournament.name);
  });
  await tally.check("nothing went wrong in the browser", () => assert.ok(desk.faults.length === 0, desk.faults.join("\n")));
  await desk.leave();
} finally {
  running?.child.kill("SIGTERM");
  await running?.ended;
  await browser.close();
  await rm(place, { recursive: true, force: true });
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
