// The laptop falls into the lake: a phone has sent something that the stick does not have yet, another machine goes on with the
// stick at the same address, and the phone sends it again by itself. And where the other machine has another address, the worker that
// is on a phone finds it.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { administrator } from "./cast.mjs";
import { firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

const kept = (person, start) => person.page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).length, start);

async function until(what, holds) {
  for (const began = Date.now(); Date.now() - began < 20000; ) {
    if (await holds()) return;
    await new Promise((done) => { setTimeout(done, 100); });
  }
  assert.fail(`${what} did not come`);
}

export async function laptopInTheLake(browser, tally) {
  await goesOnWithTheStick(browser, tally);
  await goesOnElsewhere(browser, tally);
}

async function goesOnWithTheStick(browser, tally) {
  const stick = await mkdtemp(join(tmpdir(), "reeve-stick-"));
  const spare = join(stick, "in", "reeve");
  await mkdir(join(stick, "in"));
  const reeve = await startReeve({ settings: ["--spare", spare] });
  try {
    const { desk, send, create } = await firstOrganizer(browser, reeve);
    await create("lake", "Lake Cup");
    for (const name of ["Anna", "Ben", "Cleo"]) await send("/run/lake/players/new", { name, agreed: "yes" });
    await send("/run/lake/start-check-in", {});
    const row = (name) => desk.page.locator("ul.taps > li").filter({ hasText: name });
    const mark = desk.page.locator("#spare");
    await desk.page.goto(`${reeve.address}/run/lake/check-in`);

    await tally.check("a page of the staff says how far the spare is behind", async () => {
      await mark.filter({ hasText: /^Spare \d+ s behind$/ }).waitFor({ timeout: 15000 });
    });
    await tally.check("what the spare has, the device keeps no longer", async () => {
      await row("Anna").getByRole("button").click();
      await row("Anna").getByText("Here", { exact: true }).waitFor();
      await until("the end of what is kept", async () => (await kept(desk, "reeve:s:")) === 0);
    });
    await tally.check("what it has not, goes again to the machine that takes over, once, and the staff sees it", async () => {
      await rename(join(stick, "in"), join(stick, "out"));
      await row("Ben").getByRole("button").click();
      await row("Ben").getByText("Here", { exact: true }).waitFor();
      assert.equal(await kept(desk, "reeve:s:"), 1);
      desk.offline = true;
      await reeve.kill();
      await rename(join(stick, "out"), join(stick, "in"));
      await reeve.takeOver(spare);
      await until("the end of what is kept", async () => (await kept(desk, "reeve:s:")) + (await kept(desk, "reeve:q:")) === 0);
      desk.offline = false;
      await desk.page.goto(`${reeve.address}/run/lake/check-in`);
      assert.ok(await row("Ben").getByText("Here", { exact: true }).isVisible());
      await desk.page.getByRole("link", { name: "1 change sent again" }).click();
      await desk.page.getByText("/run/lake/check-in/").waitFor();
    });
    await desk.leave();
  } finally {
    await reeve.stop();
    await rm(stick, { recursive: true, force: true });
  }
}

async function goesOnElsewhere(browser, tally) {
  const reeve = await startReeve();
  try {
    const { desk, send, create } = await firstOrganizer(browser, reeve);
    await create("lake", "Lake Cup");
    await send("/run/lake/players/new", { name: "Anna", agreed: "yes" });
    await desk.page.goto(`${reeve.address}/run/lake/players/1`);
    const link = await desk.page.locator("a[href*='/p/']").first().getAttribute("href");
    const path = new URL(link, reeve.address).pathname;
    const made = await desk.context.request.post(`${reeve.address}/admin/spare-key`, { headers: { "Sec-Fetch-Site": "same-origin" } });
    const [, key] = (await made.text()).match(/--key ([a-z0-9]+)/);

    const phone = await Person.arrive(browser, reeve.address, "a player", { size: "phone" });
    await phone.page.goto(reeve.address + path);
    const keptPage = () => phone.page.evaluate(async (address) => (await caches.match(address)) !== undefined, reeve.address + path);
    await until("the page that is kept", keptPage);
    const second = await reeve.follow(key);
    const told = async () => (await phone.context.request.get(reeve.address + path)).headers()["reeve-goes-on"]?.startsWith(second.address);
    await until("the word of where Reeve goes on", told);
    await phone.page.goto(reeve.address + path);
    const noted = ({ page }) => page.evaluate(async () => (await (await caches.open("reeve-next")).match("/next")) !== undefined);
    await until("the note of the worker", () => noted(phone));

    // Somebody of the staff types something that goes nowhere any more.
    await send("/run/lake/start-check-in", {});
    await desk.page.goto(`${reeve.address}/run/lake/check-in`);
    await until("the note of the worker at the desk", () => noted(desk));
    await until("the page of the desk that is kept", () => desk.page.evaluate(async () => (await caches.match(location.href)) !== undefined));
    phone.offline = true;
    desk.offline = true;
    await reeve.kill();
    await desk.page.locator("ul.taps > li").filter({ hasText: "Anna" }).getByRole("button").click();
    await until("what waits", async () => (await kept(desk, "reeve:q:")) === 1);
    await tally.check("while nobody has taken over, the page without a connection says where Reeve may be", async () => {
      await phone.page.goto(`${reeve.address}/t/lake/players`);
      await phone.page.getByText("If Reeve does not come back here").waitFor();
      assert.ok(await phone.page.getByText("Another machine has taken over").isHidden());
    });
    await tally.check("one button and the code of the terminal, and the other machine is Reeve", async () => {
      await until("the button", async () => (await desk.context.request.get(second.address)).text().then((page) => page.includes("does not answer")));
      const pressed = await desk.context.request.post(`${second.address}/spare`, { form: { code: second.code } });
      assert.equal(pressed.status(), 200);
      // While it changes from the one to the other nobody listens there.
      const serves = () => desk.context.request.get(`${second.address}/healthz`, { maxRedirects: 0 }).then((answer) => answer.status() === 200, () => false);
      await until("the other machine", serves);
    });
    await tally.check("a phone on the old address is led to the new one, to the same page", async () => {
      await phone.page.getByRole("heading", { name: "Another machine has taken over" }).waitFor({ timeout: 15000 });
      assert.equal(await phone.link("Go there").getAttribute("href"), `${second.address}/t/lake/players`);
      await phone.page.goto(reeve.address + path);
      await phone.sees("This page is as it was at");
      phone.address = second.address;
      await phone.link("go there").click();
      await phone.page.waitForURL(second.address + path);
      await phone.sees("Anna");
    });
    await tally.check("what waits on a device of the staff goes along, is asked about there, and nothing is sent by itself", async () => {
      await desk.page.goto(`${reeve.address}/run/lake/schedule`);
      await desk.page.getByRole("heading", { name: "Another machine has taken over" }).waitFor({ timeout: 15000 });
      await desk.sees("goes there with you");
      desk.offline = false;
      desk.address = second.address;
      await desk.context.clearCookies();
      await desk.link("Go there").click();
      await desk.fill({ Name: administrator.name, Password: administrator.password });
      await desk.press("Sign in");
      await desk.page.waitForURL(/schedule/);
      await desk.page.goto(`${second.address}/run/lake/check-in`);
      assert.equal(await kept(desk, "reeve:q:"), 1);
      await desk.sees("Typed on this device while Reeve was at another address");
      assert.ok(await desk.page.locator("ul.taps > li").filter({ hasText: "Anna" }).getByText("Here", { exact: true }).isHidden());
      assert.ok(!desk.page.url().includes("#"));
    });
    phone.offline = false;
    await phone.leave();
    await desk.leave();
  } finally {
    await reeve.stop();
  }
}
