// How long a phone waits in a hall with a bad network: the pages that players open, on a phone four times slower than this
// machine, at 400 kbit/s, with nothing kept from an earlier visit.
import assert from "node:assert/strict";
import { toTournament } from "./ends.mjs";
import { sizes } from "./people.mjs";

// The most that may be sent, in bytes: one answer, and the first visit with every file.
const answerMost = 15_000;
const visitMost = 60_000;
// The most until something is painted, in milliseconds.
const paintMost = 1_500;
// Other work on the machine makes a page later, never earlier: the best of some tries is what the page itself needs. Most pages need
// one; the pauses between more of them outlast a build next door.
const tries = 20;
const pause = 1_000;

const slow = { offline: false, latency: 100, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

async function visit(browser, address) {
  const context = await browser.newContext({ viewport: sizes.phone, locale: "en-GB", timezoneId: "Europe/Berlin" });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
    await wire.send("Network.emulateNetworkConditions", slow);
    await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const kinds = new Map();
    const sent = { document: 0, all: 0, files: [] };
    wire.on("Network.responseReceived", ({ requestId, type, response }) => kinds.set(requestId, { type, url: response.url }));
    wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const { type, url } = kinds.get(requestId) ?? {};
      // The icon of the window comes when the browser likes, and nobody waits for it.
      if (url?.includes("/static/mark.")) return;
      if (type === "Document") sent.document += encodedDataLength;
      sent.all += encodedDataLength;
      sent.files.push(`${encodedDataLength} ${url}`);
    });
    await page.goto(address, { waitUntil: "load" });
    const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    await page.waitForFunction(painted);
    return { ...sent, paint: await page.evaluate(painted) };
  } finally {
    await context.close();
  }
}

async function weighPages(day, pages) {
  for (const [name, address] of Object.entries(pages)) {
    await day.tally.check(`${name} on a slow phone: light, and soon there`, async () => {
      let seen = await visit(day.browser, address);
      for (let tried = 1; tried < tries && seen.paint >= paintMost; tried += 1) {
        await new Promise((done) => setTimeout(done, pause));
        const again = await visit(day.browser, address);
        if (again.paint < seen.paint) seen = again;
      }
      const says = `${Math.round(seen.paint)} ms, ${seen.document} and ${seen.all} bytes\n${seen.files.join("\n")}`;
      assert.ok(seen.document < answerMost && seen.all < visitMost && seen.paint < paintMost, says);
      if (process.env.REEVE_TIMES) console.log(`${name}: ${Math.round(seen.paint)} ms, ${seen.document} and ${seen.all} bytes`);
    });
  }
}

// What a phone in the hall loads while the last preliminary round is on: the pages say the most then.
export async function onSlowPhones(day) {
  const somebody = await day.arrive("somebody with a slow phone");
  await toTournament(somebody);
  const everybody = somebody.page.url().split("?")[0];
  await somebody.page.goto(day.ownAddress);
  await somebody.sees("What it takes for the final");
  await day.look(somebody, "own page, what it takes");
  await day.done(somebody);
  await weighPages(day, {
    "the own page": day.ownAddress,
    "the tournament's page": everybody,
    "the search for a seat": `${everybody}/seats?q=oz`,
  });
}
