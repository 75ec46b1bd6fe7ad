// What leaves Reeve by itself: a webhook that an organizer makes, tries and reads the answers of, a frame on the page of a club, and a
// copy of the public pages that a browser opens without a server.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { judge } from "./cast.mjs";
import { crowd, firstOrganizer } from "./crowd.mjs";
import { Person } from "./people.mjs";
import { startReeve } from "./server.mjs";

// A chat that takes messages.
async function chat() {
  const said = [];
  const server = createServer((request, answer) => {
    let body = "";
    request.on("data", (data) => (body += data));
    request.on("end", () => {
      said.push(JSON.parse(body).content);
      answer.writeHead(204).end();
    });
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return { address: `http://127.0.0.1:${server.address().port}/api/webhooks/1/secret`, said, close: () => server.close() };
}

// The page of a club, with the lines of a frame in it.
async function club(lines) {
  const server = createServer((request, answer) => {
    answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    answer.end(`<!doctype html><html lang="en"><title>Our club</title><h1>Our club</h1>\n${lines}\n<p>We meet on Fridays.</p></html>`);
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function framed(browser, reeve, lines, send, done) {
  const site = await club(lines);
  try {
    const reader = await Person.arrive(browser, site.address, "a reader of the club's page", { size: "laptop" });
    const frame = reader.page.frameLocator("iframe");
    await frame.getByRole("heading", { name: "Seats", exact: true }).waitFor();
    // The frame is from elsewhere, and nothing else.
    assert.deepEqual(reader.faults.filter((fault) => !fault.includes(`something was asked from ${reeve.address}/`)), []);
    reader.faults.length = 0;
    reader.address = "http://127.0.0.1:";
    const height = () => reader.page.locator("iframe").evaluate((one) => one.clientHeight);
    const wanted = () => frame.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    const isAsHigh = async () => {
      for (let waited = 0; waited < 100 && (await height()) !== (await wanted()); waited += 1) await reader.page.waitForTimeout(50);
      assert.equal(await height(), await wanted());
      return height();
    };
    const wide = await isAsHigh();
    await reader.page.setViewportSize({ width: 390, height: 844 });
    assert.notEqual(await isAsHigh(), wide);
    // News arrives in the frame as on the page.
    const state = frame.locator(".title p");
    const before = await state.textContent();
    await send("/run/doors/rounds/prelim/1/start", {});
    for (let waited = 0; waited < 200 && (await state.textContent()) === before; waited += 1) await reader.page.waitForTimeout(50);
    assert.notEqual(await state.textContent(), before);
    await frame.getByRole("link", { name: "By table" }).click();
    assert.equal(reader.context.pages().length, 1, "what leads to another place on the page stays in the frame");
    const [opened] = await Promise.all([reader.context.waitForEvent("page"), frame.getByRole("link", { name: "Open Doors" }).click()]);
    await opened.waitForLoadState();
    assert.equal(new URL(opened.url()).pathname, "/t/doors/seats");
    assert.equal(reader.page.url(), site.address);
    await opened.close();
    await done(reader);
  } finally {
    site.close();
  }
}

export async function outside(browser, tally, look, done) {
  const room = await chat();
  const reeve = await startReeve({ settings: ["--hook-addresses", "127.0.0.1"] });
  try {
    const organizer = await firstOrganizer(browser, reeve);
    const { desk, send } = organizer;
    await send("/admin/accounts/new", { name: judge.name, password: judge.password, again: judge.password });
    await crowd(organizer, "doors", "Open Doors", 13);
    desk.faults.length = 0;
    await tally.check("a webhook is made, tried, and its answer is read", async () => {
      await desk.page.goto(`${reeve.address}/run/doors/export`);
      await desk.link("Webhooks").click();
      await look(desk, "webhooks, none yet");
      desk.expects(422);
      await desk.fill({ Address: "http://127.0.0.9/" });
      await desk.press("Add the webhook");
      await desk.sees("This address is one of the server's own network.");
      await desk.fill({ Address: room.address });
      await desk.page.getByLabel("The standings have changed").uncheck();
      await desk.press("Add the webhook");
      await desk.sees("The webhook is made.");
      assert.ok(!(await desk.page.content()).includes("/api/webhooks/1/secret"));
      await desk.press("Send a test");
      await desk.sees("A test is on its way.");
      for (let waited = 0; room.said.length === 0 && waited < 200; waited += 1) await desk.page.waitForTimeout(50);
      await desk.page.waitForTimeout(300);
      await desk.page.reload();
      await desk.page.getByText("The last messages").first().click();
      await desk.sees("Arrived (204).");
      await look(desk, "webhooks");
      await send("/run/doors/rounds/prelim/1/publish", {});
      for (let waited = 0; room.said.length < 2 && waited < 200; waited += 1) await desk.page.waitForTimeout(50);
      assert.deepEqual(room.said.map((text) => text.split("\n")[0]), [
        "**Open Doors**: This is a test. Messages arrive.",
        "**Open Doors**: The seats of round 1 are published.",
      ]);
      await desk.press("Remove");
      await desk.sees("The webhook is removed.");
    });
    await tally.check("the page of a club shows the seats, as high as they are, and follows", async () => {
      await desk.page.goto(`${reeve.address}/run/doors/export`);
      await desk.link("On your own site").click();
      await look(desk, "on your own site, not yet");
      await desk.press("Let other sites show them");
      await desk.sees("Other sites can show this tournament now.");
      await look(desk, "on your own site");
      const lines = await desk.page.getByRole("textbox", { name: "Seats" }).inputValue();
      await framed(browser, reeve, lines, send, done);
      await desk.follow("See it");
      await look(desk, "a page for a frame");
      await desk.page.goBack();
      await desk.press("Stop showing them");
      await desk.sees("Other sites no longer show this tournament.");
    });
    await tally.check("a copy of the pages is read from the disk", async () => {
      const first = pathToFileURL(await reeve.publish("doors")).href;
      const reader = await Person.arrive(browser, first, "a reader of the copy", { size: "phone" });
      reader.address = new URL(".", first).href;
      reader.faults.length = 0;
      await reader.page.reload();
      assert.equal(await reader.page.locator("h1").textContent(), "Open Doors");
      await reader.sees("A copy made with Reeve");
      for (const name of ["Seats", "Results", "Standings", "Rules here"]) {
        const tab = reader.page.locator(".tabs").getByRole("link", { name, exact: true });
        if (!(await tab.count())) continue;
        await tab.click();
        assert.ok(await reader.page.evaluate(() => getComputedStyle(document.querySelector(".bar")).borderBottomStyle === "solid"), "with its style");
      }
      await reader.page.locator(".crumbs a").first().click();
      assert.equal(reader.page.url(), first);
      await done(reader);
    });
    await done(desk);
  } finally {
    room.close();
    await reeve.stop();
  }
}
