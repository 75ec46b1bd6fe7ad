// The page of the laptop that serves a hall: the first account without a code to copy, the address to scan, the demonstration beside it,
// the way of a phone to another address with what waits on it, and the word that Reeve has ended. That a phone gets its tick takes another machine; the suite tries it with the address of one.
import assert from "node:assert/strict";
import { connect, createServer } from "node:net";
import { administrator } from "./cast.mjs";
import { formsOf } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startHall } from "./server.mjs";

export async function laptopInTheHall(browser, tally, look, done) {
  const hall = await startHall();
  let stopped = false;
  try {
    const desk = await Person.arrive(browser, hall.address, "the laptop", { size: "laptop" });
    await desk.page.goto(await hall.laptop());
    await desk.on("Reeve on this laptop");
    await look(desk, "the laptop before there is an account");
    await tally.check("the first account needs no code", async () => {
      await desk.follow("Make the first account");
      assert.equal(await desk.page.getByLabel("One-time code").count(), 0);
      await desk.fill({ "Your name": administrator.name, Password: administrator.password, "Repeat the password": administrator.password });
      await desk.press("Create the administrator");
      await desk.link("Create a tournament").waitFor();
      await desk.follow("This laptop");
      await desk.page.getByRole("link", { name: "Go to the tournaments" }).waitFor();
    });
    // A machine without any network has no address to type.
    const typed = desk.page.locator("#try");
    const isInNetwork = (await typed.count()) > 0;
    const code = isInNetwork ? new URL(await typed.innerText()).pathname : "/reached/none";
    const phone = await Person.arrive(browser, hall.address, "a browser that scans", { size: "phone" });
    if (!isInNetwork) phone.expected.push(404);
    await phone.page.goto(hall.address + code);
    await phone.on(isInNetwork ? "This is the laptop" : "There is no such page");
    await look(phone, "the code scanned on the laptop itself");
    await done(phone);
    if (isInNetwork) await movesWithWhatWaits(browser, tally, desk, new URL(await typed.innerText()).origin, done);
    await tally.check("the demonstration comes beside it and goes again", async () => {
      // The answer comes after some seconds; until then the button says what it does.
      await desk.page.evaluate(() => {
        const button = document.querySelector("#demo + div button");
        const note = () => { if (button.disabled) sessionStorage.setItem("said", button.textContent); };
        new MutationObserver(note).observe(button, { attributes: true, childList: true, characterData: true, subtree: true });
      });
      await desk.button("Start the demo").click();
      await desk.sees("The demo is at");
      assert.equal(await desk.page.evaluate(() => sessionStorage.getItem("said")), "Making it…");
      await look(desk, "the laptop with the demonstration");
      // By the name of this machine: of another address the browser complains about headers that only matter with https.
      const address = new URL(await desk.page.locator("#demo + div a").getAttribute("href"));
      address.hostname = "localhost";
      const curious = await Person.arrive(browser, address.origin, "somebody who tries it", { size: "laptop" });
      await curious.page.getByRole("link", { name: "Sign in" }).waitFor();
      await curious.sees("This is the demonstration: everybody here is made up.");
      await done(curious);
      await desk.press("Remove the demo");
      await desk.page.getByRole("button", { name: "Start the demo" }).waitFor();
    });
    await tally.check("Reeve is ended at the laptop, and its other pages say so", async () => {
      desk.offline = true;
      const other = await desk.page.context().newPage();
      await other.goto(`${hall.address}/laptop`);
      await other.getByText("End Reeve").first().click();
      await other.getByRole("button", { name: "End Reeve" }).click();
      await other.getByRole("heading", { name: "Reeve has ended" }).waitFor();
      assert.deepEqual(await hall.ended, { code: 0, signal: null });
      stopped = true;
      await desk.page.getByRole("alert").filter({ hasText: "Reeve has ended." }).waitFor();
      await hall.stop();
    });
    await done(desk);
  } finally {
    if (!stopped) await hall.stop();
  }
}

// Another address of the same server, until it is gone.
async function anotherAddress(port) {
  const open = new Set();
  const server = createServer((from) => {
    const to = connect(port, "127.0.0.1");
    for (const [one, other] of [[from, to], [to, from]]) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => { open.delete(one); other.destroy(); });
      one.pipe(other);
    }
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  server.unref();
  const close = () => new Promise((closed) => {
    server.close(closed);
    for (const one of open) one.destroy();
  });
  return { address: `http://127.0.0.1:${server.address().port}`, close };
}

// Nobody answers any more at the address at which somebody of the staff has the laptop; `found` is the one that it has.
async function movesWithWhatWaits(browser, tally, desk, found, done) {
  const { send, create } = formsOf(desk);
  await create("moved", "Moved Cup");
  await send("/run/moved/players/new", { name: "Anna", agreed: "yes" });
  await send("/run/moved/start-check-in", {});
  const old = await anotherAddress(Number(new URL(found).port));
  const door = await Person.arrive(browser, old.address, "the door", { size: "phone" });
  const anna = door.page.locator("ul.taps > li").filter({ hasText: "Anna" });
  const signIn = async () => {
    await door.fill({ Name: administrator.name, Password: administrator.password });
    await door.press("Sign in");
    await anna.waitFor();
  };
  const waiting = () => door.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("reeve:q:")).length);
  await door.page.goto(`${old.address}/run/moved/check-in`);
  await signIn();
  await tally.check("a page whose address is gone says so, and where to take what waits on it", async () => {
    door.offline = true;
    await old.close();
    await anna.getByRole("button").click();
    await door.page.locator("#queue-line").filter({ hasText: "1 change waits on this device. Reeve does not answer at this address." }).waitFor();
    assert.ok((await door.link(`Try ${found}`).getAttribute("href")).startsWith(`${found}/run/moved/check-in#`));
  });
  await tally.check("there it is shown as not sent, and goes when somebody enters it again", async () => {
    // Until it is left, the old page goes on asking.
    door.address = "http://";
    await door.link(`Try ${found}`).click();
    await door.page.waitForURL((url) => url.origin === found && !url.hash);
    door.address = found;
    door.offline = false;
    await signIn();
    assert.equal(await waiting(), 1);
    assert.ok(await anna.getByText("Here", { exact: true }).isHidden());
    await door.page.getByText("Typed on this device while Reeve was at another address").waitFor();
    await door.press("Open the page");
    await door.page.locator("#queue").waitFor({ state: "hidden" });
    assert.equal(await waiting(), 0);
    await anna.getByRole("button").click();
    await anna.getByText("Here", { exact: true }).waitFor();
  });
  // Of such an address the browser complains about headers that only matter with https, and of the worker that it no longer finds.
  door.faults = door.faults.filter((fault) => !/Cross-Origin-Opener-Policy|when fetching the script/.test(fault));
  await done(door);
}
