// People with a browser each. Everything that goes wrong in a person's browser is kept in `faults`: errors and
// warnings on the console (breaches of the content policy among them), failed requests, and answers of 400 and more
// that the day did not expect.
import { chromium } from "playwright-core";

export const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  hall: { width: 1920, height: 1080 },
};

export function openBrowser() {
  const executablePath = process.env.REEVE_CHROMIUM;
  if (!executablePath) throw new Error("REEVE_CHROMIUM names no browser; run it by tests/tools/chromium");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

// A label as a person reads it, with or without the note that the field is optional.
const labelled = (label) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( \\(optional\\))?$`);

export class Person {
  faults = [];
  // Whether the network is away, as the browser then says again and again.
  offline = false;
  expected = [];

  static async arrive(browser, address, name, { size = "phone", javaScriptEnabled = true } = {}) {
    const person = new Person();
    person.name = name;
    person.size = sizes[size];
    person.address = address;
    person.scripts = javaScriptEnabled;
    person.context = await browser.newContext({
      viewport: person.size,
      locale: "en-GB",
      timezoneId: "Europe/Berlin",
      reducedMotion: "reduce",
      acceptDownloads: true,
      javaScriptEnabled,
    });
    person.context.setDefaultTimeout(Number(process.env.REEVE_PATIENCE ?? 30) * 1000);
    person.page = await person.context.newPage();
    person.watch();
    await person.page.goto(address);
    return person;
  }

  watch() {
    const { page } = this;
    page.on("console", (message) => {
      // What the server answered is judged by its status below.
      if (message.text().startsWith("Failed to load resource: the server responded")) return;
      if (["error", "warning"].includes(message.type())) this.fault(`the console says: ${message.text()}`, message.location().url);
    });
    page.on("pageerror", (error) => this.fault(`a script failed: ${process.env.REEVE_FAULTS ? error.stack : error.message}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText;
      // A file that is saved, or a page that is left, ends its request like this.
      if (why === "net::ERR_ABORTED") return;
      this.fault(`${request.method()} ${request.url()} failed: ${why}`, request.url());
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(this.address) && !url.startsWith("data:")) this.fault(`something was asked from ${url}`);
    });
    page.on("response", (response) => {
      if (response.status() < 400) return;
      if (response.status() === 404 && response.url() === this.lost) return;
      // A form that is refused is sent once more by itself, as it would be without scripts, and that answer counts.
      const { "reeve-sender": waits } = response.request().headers();
      if (waits !== undefined || (response.request().resourceType() === "fetch" && response.request().method() === "POST")) return;
      const at = this.expected.indexOf(response.status());
      if (at >= 0) this.expected.splice(at, 1);
      else this.fault(`${response.request().method()} ${response.url()} was answered ${response.status()}`);
    });
  }

  fault(words, file = "") {
    // Made wider without a network, a page asks for the face of headings, and stays in the face that it has.
    if (this.offline && /ERR_FAILED/.test(words) && file.includes("/static/fonts/")) return;
    if (this.offline && /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED/.test(words)) return;
    if (process.env.REEVE_FAULTS) console.error(words);
    this.faults.push(`${this.name} at ${this.page.url()}: ${words}`);
  }

  // The next answers of this status are what the day wants to see.
  expects(status) {
    this.expected.push(status);
  }

  // The page that is open is about to be taken away: it may ask for itself as often as it likes, and is told that nothing is there.
  losesThisPage() {
    this.lost = this.page.url().split("#")[0];
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  link(name) {
    return this.page.getByRole("link", { name, exact: typeof name === "string" });
  }

  field(label) {
    return this.page.getByLabel(labelled(label));
  }

  // Goes back to the page with this, comes here again and loads the page anew: nobody is asked whether a form is to be sent again, and
  // what stood in these fields is restored. Gives it.
  async backAndForth(there, labels) {
    await this.page.goBack();
    await this.page.getByRole(there).waitFor();
    await this.page.goForward();
    await this.page.getByLabel(labels[0]).waitFor();
    await this.page.reload();
    await this.press("Restore it");
    return Promise.all(labels.map((label) => this.page.getByLabel(label).inputValue()));
  }

  async press(name, inside = this.page) {
    await inside.getByRole("button", { name, exact: typeof name === "string" }).click();
  }

  async follow(name, inside = this.page) {
    await inside.getByRole("link", { name, exact: typeof name === "string" }).first().click();
  }

  async fill(values) {
    for (const [label, value] of Object.entries(values)) {
      if (value === true) await this.field(label).check();
      else await this.field(label).fill(value);
    }
  }

  // A page of the tournament by its name in the row of tabs or behind "More".
  async tab(name) {
    const ways = this.page.getByRole("navigation", { name: "This tournament" });
    // A tab's name may be followed by what waits there: "Judge 2 waiting".
    const named = typeof name === "string" ? new RegExp(`^${name}(\\s*\\d+ waiting)?$`) : name;
    const way = ways.getByRole("link", { name: named });
    if ((await way.count()) === 0) await ways.getByText("More", { exact: true }).click();
    await way.first().click();
  }

  // Waits until the page with this heading is there.
  async on(heading) {
    await this.page.getByRole("heading", { level: 1, name: heading }).waitFor();
    // On a busy machine the rest of the page may still be on its way.
    await this.page.waitForLoadState("domcontentloaded");
  }

  async sees(words) {
    await this.page.getByText(words).first().waitFor();
  }

  // A file behind a link or a button, as text.
  async download(locator) {
    const { name, bytes } = await this.saved(locator);
    return { name, text: bytes.toString("utf8") };
  }

  // The same with its bytes.
  async saved(locator) {
    const [download] = await Promise.all([this.page.waitForEvent("download"), locator.click()]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
  }

  leave() {
    return this.context.close();
  }
}
