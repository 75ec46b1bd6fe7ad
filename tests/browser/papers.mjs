// What is printed, as the PDF that a printer gets: its size, whole names, where the scissors go, black and white, and the codes
// read by a decoder. And results that come back in from paper without a mouse, with scripts and without.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import jsqr from "jsqr";

const run = promisify(execFile);
const points = { A4: [595.28, 841.89], Letter: [612, 792] };
const bare = (text) => text.normalize("NFKC").replace(/\s/g, "");
// Letters that are written from the right are drawn as other signs, and can't be read back from a PDF.
const readable = (name) => !/[\u0590-\u08ff]/.test(name);

// A page as a printer prints it, in a folder of its own.
class Paper {
  static async of(page) {
    const paper = new Paper();
    paper.folder = await mkdtemp(join(tmpdir(), "reeve-paper-"));
    paper.file = join(paper.folder, "paper.pdf");
    await page.waitForLoadState("load");
    await page.evaluate(() => document.fonts.ready);
    await writeFile(paper.file, await page.pdf({ preferCSSPageSize: true, printBackground: false }));
    const { stdout } = await run("pdfinfo", ["-f", "1", "-l", "-1", paper.file]);
    paper.sizes = [...stdout.matchAll(/Page +\d+ size: +([\d.]+) x ([\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
    paper.pages = paper.sizes.length;
    return paper;
  }

  // The words of a page, or of a part of it in points.
  async text(page, part) {
    const crop = part ? ["-x", part.x, "-y", part.y, "-W", part.width, "-H", part.height].map(String).map((v) => (v.startsWith("-") ? v : String(Math.round(Number(v))))) : [];
    const { stdout } = await run("pdftotext", ["-f", String(page), "-l", String(page), ...crop, this.file, "-"]);
    return stdout;
  }

  async all() {
    const texts = [];
    for (let page = 1; page <= this.pages; page += 1) texts.push(await this.text(page));
    return texts;
  }

  // The upper and the lower half of a page, as its words.
  async halves(page) {
    const [width, height] = this.sizes[page - 1];
    const half = (y) => this.text(page, { x: 0, y, width, height: height / 2 });
    return [await half(0), await half(height / 2)];
  }

  // A page as a picture: width, height and three bytes for each dot.
  async picture(page, dpi) {
    const name = join(this.folder, `page-${page}-${dpi}`);
    await run("pdftoppm", ["-f", String(page), "-l", String(page), "-r", String(dpi), "-singlefile", this.file, name]);
    const bytes = await readFile(`${name}.ppm`);
    const head = bytes.subarray(0, 60).toString("latin1").match(/^P6\s+(\d+)\s+(\d+)\s+255\s/);
    return { width: Number(head[1]), height: Number(head[2]), dots: bytes.subarray(head[0].length) };
  }

  // The code on one half of a page, as a phone reads it from the paper.
  async code(page, lower) {
    const { width, height, dots } = await this.picture(page, 200);
    const rows = Math.floor(height / 2);
    const from = lower ? height - rows : 0;
    const rgba = new Uint8ClampedArray(width * rows * 4);
    for (let at = 0; at < width * rows; at += 1) {
      const dot = (from * width + at) * 3;
      rgba.set([dots[dot], dots[dot + 1], dots[dot + 2], 255], at * 4);
    }
    return jsqr.default ? jsqr.default(rgba, width, rows)?.data : jsqr(rgba, width, rows)?.data;
  }

  away() {
    return rm(this.folder, { recursive: true, force: true });
  }
}

// What holds for every paper: its size, no empty page, whole names, and no colour.
async function checkPaper(tally, name, paper, size, names) {
  await tally.check(`${name}: every page is ${size}`, () => {
    assert.ok(paper.pages > 0);
    for (const page of paper.sizes) page.forEach((side, at) => assert.ok(Math.abs(side - points[size][at]) < 1.5, `${page}`));
  });
  const texts = await paper.all();
  await tally.check(`${name}: no page is empty`, () => {
    assert.deepEqual(texts.map((text, at) => [at + 1, text.trim()]).filter(([, text]) => text === ""), []);
  });
  await tally.check(`${name}: no name is cut`, () => {
    // A name that takes two lines stands on both sides of what the columns hold beside it.
    const whole = bare(texts.join(""));
    const parts = (player) => player.split(/[\s-]+/).map(bare);
    assert.deepEqual(names.filter(readable).filter((player) => !parts(player).every((part) => whole.includes(part))), []);
  });
  await tally.check(`${name}: it is black and white`, async () => {
    for (const page of new Set([1, paper.pages])) {
      const { dots } = await paper.picture(page, 40);
      let ink = 0;
      for (let at = 0; at < dots.length; at += 3) {
        const apart = Math.max(dots[at], dots[at + 1], dots[at + 2]) - Math.min(dots[at], dots[at + 1], dots[at + 2]);
        assert.ok(apart < 12, `page ${page} has colour`);
        if (dots[at] < 128) ink += 1;
      }
      assert.ok(ink / (dots.length / 3) < 0.25, `page ${page} is nearly black`);
    }
  });
  return texts;
}

// The pack of a round: its sheets in the order of the cut, each half with its own code.
async function checkPack(day, size, tables, round = "harbour-championship/rounds/prelim/1") {
  const { desk, tally } = day;
  const names = tables.flatMap((table) => table.seats);
  await tally.check(`paper pack of ${round}, ${size}: a heading stands by what it is above of`, async () => {
    await desk.page.emulateMedia({ media: "print" });
    const apart = await desk.page.locator(".cover-paper h3, .aloud-paper section + section h3, .aloud-paper + .list-title").evaluateAll((headings) =>
      headings.map((heading) => {
        const [box, next] = [heading, heading.nextElementSibling].map((one) => one.getBoundingClientRect());
        const above = (heading.previousElementSibling ?? heading.parentElement.previousElementSibling).getBoundingClientRect();
        return [heading.textContent, Math.round(box.top - above.bottom), Math.round(next.top - box.bottom)];
      }));
    await desk.page.emulateMedia({ media: null });
    assert.ok(apart.length >= 5, JSON.stringify(apart));
    for (const [heading, before, behind] of apart) assert.ok(before >= 12 && behind >= 3 && before > behind, `${heading}: ${before} and ${behind} px`);
  });
  const paper = await Paper.of(desk.page);
  const texts = await checkPaper(tally, `paper pack of ${round}, ${size}`, paper, size, names);
  const first = texts.findIndex((text) => text.includes("Signature"));
  await tally.check(`paper pack of ${round}, ${size}: two sheets to a page, sorted after one cut, and each with its own code`, async () => {
    const pages = Math.ceil(tables.length / 2);
    const upper = [];
    const lower = [];
    for (let page = first + 1; page <= first + pages; page += 1) {
      const [over, under] = await paper.halves(page);
      upper.push(over);
      if (under.trim()) lower.push(under);
      for (const [text, low] of [[over, false], [under, true]]) {
        const table = text.match(/Table (\d+)/)?.[1];
        if (table) assert.equal(await paper.code(page, low), `${new URL(desk.page.url()).origin}/run/${round}/tables/${table}`);
      }
    }
    const sorted = [...upper, ...lower].map((text) => Number(text.match(/Table (\d+)/)[1]));
    assert.deepEqual(sorted, tables.map((table) => table.table));
    for (const [at, text] of [...upper, ...lower].entries()) {
      for (const name of tables[at].seats.filter(readable)) assert.ok(bare(text).includes(bare(name)), `${name} at table ${at + 1}`);
    }
  });
  await paper.away();
}

// The pack of a later stage, whose tables are those of its own cards. Gives them.
export async function checkLaterPack(day, round, size = "A4") {
  const { page } = day.desk;
  await page.goto(new URL(`/run/${round}/print/pack`, page.url()).href);
  const tables = await page.locator(".table-card-paper").evaluateAll((cards) => cards.map((card) => ({
    table: Number(card.getAttribute("aria-label").match(/\d+$/)[0]),
    seats: [...card.querySelectorAll("ol .name")].map((name) => name.textContent.trim()),
  })));
  // Two cards lie on a page, and after one cut they are in their order, too.
  tables.sort((one, other) => one.table - other.table);
  await checkPack(day, size, tables, round);
  return tables;
}

// A tournament of a full hall is played to its semi-finals and its final, by its forms, and both packs are printed.
export async function printLaterStages({ desk, send }, tally, slug, tables) {
  const run = `/run/${slug}`;
  const vp = { "vp-1": "10", "vp-2": "8", "vp-3": "7", "vp-4": "5", winner: "1" };
  const play = async (round, count, between = async () => {}) => {
    await send(`${run}/rounds/${round}/start`, {});
    await between();
    for (let table = 1; table <= count; table += 1) await send(`${run}/rounds/${round}/tables/${table}`, { version: "0", ...vp, sign: "yes" });
    await send(`${run}/rounds/${round}/close`, {});
  };
  for (const round of [1, 2, 3]) {
    if (round > 1) await send(`${run}/rounds/prelim/${round}/publish`, {});
    await play(`prelim/${round}`, tables, round > 1 ? undefined : () => fromPaperOnNarrow({ desk, tally }, run));
  }
  await send(`${run}/lots`, { how: "reeve", everybody: "yes", confirm: "draw" });
  const packs = {};
  for (const [stage, of] of [["semi", 4], ["final", 1]]) {
    const round = `${stage}/1`;
    await send(`${run}/bracket/${stage}/make`, {});
    packs[stage] = await checkLaterPack({ desk, tally }, `${slug}/rounds/${round}`);
    await tally.check(`the pack of the ${stage} holds each of its tables of four`, () => {
      assert.deepEqual(packs[stage].map((table) => [table.table, table.seats.length]), Array.from({ length: of }, (_, at) => [at + 1, 4]));
    });
    if (stage === "final") {
      await onTheWall({ desk, tally }, slug);
      break;
    }
    await send(`${run}/rounds/${round}/publish`, {});
    await desk.page.goto(new URL(`${run}/rounds/${round}`, desk.page.url()).href);
    await desk.press(`Confirm all ${of} layouts`);
    await desk.sees("confirmed at table");
    await play(round, of);
  }
}

// Certificates: each on one page, in black and white, also with the longest name.
export async function printCertificates({ desk, tally }, slug) {
  const page = await desk.context.newPage();
  await page.goto(new URL(`/run/${slug}/export/certificates?to=16`, desk.page.url()).href);
  await page.locator(".winner bdi").first().evaluate((name) => {
    name.parentElement.className = "winner longest";
    name.textContent = "W".repeat(200);
  });
  const names = await page.locator(".winner bdi").allTextContents();
  const paper = await Paper.of(page);
  const texts = await checkPaper(tally, `certificates of ${slug}`, paper, "A4", names.slice(1));
  await tally.check(`certificates of ${slug}: one on a page, with its seal`, () => {
    assert.equal(paper.pages, names.length);
    assert.ok(bare(texts[0]).includes(names[0]), "the longest name is whole");
    assert.ok(texts.every((text) => /[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}/.test(text) && text.includes("Signature")));
  });
  await paper.away();
  await page.close();
}

// Sheets from paper on the narrowest phone: a field lies over no name, and the button stands by its field, whatever is wrong there.
async function fromPaperOnNarrow({ desk, tally }, run) {
  const page = await desk.context.newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(new URL(`${run}/from-paper`, desk.page.url()).href);
  const sheets = await page.locator(".missing-sheets a").evaluateAll((links) => links.slice(0, 4).map((link) => link.href));
  await tally.check("sheets from paper at 320 pixels: no field lies over a name", async () => {
    const over = [];
    for (const sheet of sheets) {
      await page.goto(sheet);
      over.push(...await page.evaluate(() => [...document.querySelectorAll(".paper-entry tbody tr")].flatMap((row) => {
        const [name, field] = [row.querySelector("bdi"), row.querySelector("input.vp")];
        const range = document.createRange();
        range.selectNodeContents(name);
        const right = Math.max(...[...range.getClientRects()].map((part) => part.right));
        return right > field.getBoundingClientRect().left ? [name.textContent] : [];
      })));
    }
    assert.ok(sheets.length > 0);
    assert.deepEqual(over, []);
  });
  await tally.check("sheets from paper: the button stands beside its field when the number is wrong", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(new URL(`${run}/from-paper?sheet=999999`, desk.page.url()).href);
    await page.locator("#x-sheet").waitFor();
    const [field, button] = await page.locator("#f-sheet, .by-number .button").evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().bottom)));
    assert.ok(Math.abs(field - button) <= 2, `${field} and ${button}`);
  });
  await page.close();
}

// What is hung up: semi-finals and final on one paper, and the picture of the ranks on the paper of its heading.
async function onTheWall({ desk, tally }, slug) {
  const printed = async (path) => {
    await desk.page.goto(new URL(`/t/${slug}/${path}`, desk.page.url()).href);
    return Paper.of(desk.page);
  };
  const bracket = await printed("bracket");
  await tally.check(`${slug}: semi-finals and final stand on one paper`, () => assert.equal(bracket.pages, 1));
  await bracket.away();
  const statistics = await printed("statistics");
  await tally.check(`${slug}: the picture of the ranks stands below its heading`, async () => {
    assert.match(await statistics.text(1), /Standings round by round[^]*after round/);
  });
  await statistics.away();
  await desk.page.emulateMedia({ media: "print" });
  const style = (selector, name) => desk.page.locator(selector).evaluateAll((nodes, name) => nodes.map((node) => getComputedStyle(node)[name]), name);
  await tally.check(`${slug}: the bars of the pictures are printed, and the bar of the page is not`, async () => {
    const bars = await style("path.bar", "display");
    assert.ok(bars.length > 0 && !bars.includes("none"), bars.join());
    assert.deepEqual(await style("body > .bar", "display"), ["none"]);
  });
  await tally.check(`${slug}: on paper a head is not left without rows, nor the last row of a table alone`, async () => {
    assert.deepEqual([...new Set(await style(".list thead", "breakAfter"))], ["avoid"]);
    assert.deepEqual([...new Set(await style(".list tbody tr:is(:first-child, :last-child)", "breakBefore"))], ["avoid"]);
  });
  await desk.page.emulateMedia({ media: null });
}

// The board of a round on paper, in both sizes: a sheet for each table, each on one page, in black and white.
export async function boardOnPaper({ desk, tally }, run, round, tables) {
  const address = (path) => new URL(run + path, desk.page.url()).href;
  for (const [size, code] of [["Letter", "letter"], ["A4", "a4"]]) {
    await desk.page.goto(address("/details"));
    await desk.page.getByLabel("Paper size").selectOption(code);
    await desk.press("Save the details");
    await desk.page.goto(address(`/boards/${round}/paper`));
    const paper = await Paper.of(desk.page);
    const texts = await checkPaper(tally, `board of ${run}, ${size}`, paper, size, []);
    await tally.check(`board of ${run}, ${size}: the board of each table stands on one page`, () => {
      assert.equal(paper.pages, tables);
      const headed = texts.filter((text) => /Round \d+, table \d+: the board/.test(text) && text.includes("The board lies as in the picture"));
      assert.equal(headed.length, tables, "each page begins and ends a sheet");
    });
    await paper.away();
  }
}

export async function printRound(day, tables) {
  const { desk } = day;
  const board = desk.page.url();
  await desk.follow("All papers");
  await day.look(desk, "papers of a round");
  for (const name of ["Seats by name", "Seats by table", "Table cards", "Record sheets", "Blank record sheets"]) {
    await desk.follow(name);
    await day.look(desk, `paper: ${name}`);
    const paper = await Paper.of(desk.page);
    const named = name === "Blank record sheets" ? [] : tables.flatMap((table) => table.seats);
    await checkPaper(day.tally, `paper: ${name}`, paper, "A4", named);
    await paper.away();
    await desk.page.goBack();
  }
  await desk.page.goto(board);
  await desk.follow("Paper pack");
  await day.look(desk, "paper pack");
  await checkPack(day, "A4", tables);
  const pack = desk.page.url();
  const onPaper = async (size) => {
    await desk.tab("Details");
    await desk.page.getByLabel("Paper size").selectOption(size);
    await desk.press("Save the details");
    await desk.page.goto(pack);
  };
  await onPaper("letter");
  await checkPack(day, "Letter", tables);
  await onPaper("a4");
  await desk.page.goto(board);
}

// The number of a table's sheet, as the list of the missing ones has it.
const numberOf = async (person, table) => {
  const link = person.page.locator(".missing-sheets").getByRole("link", { name: new RegExp(`^Table ${table} `) });
  return (await link.locator("b").textContent()).trim();
};

// With scripts: number, Enter, VP, Enter, ..., winner, Enter, and the focus is at the next number.
export async function typeFromPaper(day, table) {
  const { desk } = day;
  const { keyboard } = desk.page;
  await desk.tab("Next step");
  await desk.follow("Sheets from paper");
  await day.look(desk, "sheets from paper");
  const focused = () => desk.page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.id);
  assert.equal(await focused(), "f-sheet");
  const number = await numberOf(desk, table.table);
  desk.expects(422);
  await keyboard.type(`${number}0`);
  await keyboard.press("Enter");
  await desk.page.locator(".field .fault").first().waitFor();
  await day.look(desk, "sheets from paper, a slip in the number");
  assert.equal(await focused(), "f-sheet");
  await keyboard.press("Control+a");
  await keyboard.type(number);
  await keyboard.press("Enter");
  await desk.page.locator("table.paper-entry").waitFor();
  await day.look(desk, "sheets from paper, a sheet");
  for (const [seat, name] of table.seats.entries()) {
    assert.equal(await focused(), `VP of ${name}`);
    await keyboard.type(String(table.vp[seat]));
    await keyboard.press("Enter");
  }
  assert.equal(await focused(), "f-winner");
  await keyboard.type(String(table.winner + 1));
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await desk.sees(/is saved, (and signed|not signed yet)|Unusual/);
  if (await desk.page.getByText("Unusual").count()) {
    await day.look(desk, "sheets from paper, unusual");
    await desk.page.getByLabel("The winner's VP once more").fill(String(table.vp[table.winner]));
    await keyboard.press("Enter");
  }
  await desk.sees("is saved, and signed.");
  await desk.sees("every sheet is in");
  assert.equal(await focused(), "f-sheet");
  await day.look(desk, "sheets from paper, every sheet is in");
  // Typed once more, wrongly: both are shown, and what is final stays.
  await keyboard.type(number);
  await keyboard.press("Enter");
  await desk.page.locator("table.paper-entry").waitFor();
  desk.expects(409);
  for (const [seat, vp] of table.vp.entries()) {
    await keyboard.type(String(seat === table.winner ? vp : vp - 1));
    await keyboard.press("Enter");
  }
  await keyboard.type(String(table.winner + 1));
  await keyboard.press("Enter");
  await desk.page.getByRole("heading", { name: "What differs" }).waitFor();
  await day.look(desk, "sheets from paper, the paper says something else");
  await desk.follow("Keep what is stored, and next");
  await desk.tab("Rounds");
  await desk.follow(/^Round 3/, desk.page.locator("#content"));
}

// Without scripts: Tab from field to field, Enter at the end.
export async function typeFromPaperWithoutScripts(day, person, table) {
  await person.tab("Next step");
  await person.follow("Sheets from paper");
  await person.fill({ "Number of the sheet": await numberOf(person, table.table) });
  await person.page.keyboard.press("Enter");
  for (const [seat, name] of table.seats.entries()) {
    await person.page.getByLabel(`VP of ${name}`, { exact: true }).fill(String(table.vp[seat]));
  }
  await person.field("Position of the winner").fill(String(table.winner + 1));
  await person.page.getByLabel("Everybody who played has signed these sheets").check();
  await person.field("Position of the winner").press("Enter");
  if (await person.page.getByText("Unusual").count()) {
    await person.page.getByLabel("The winner's VP once more").fill(String(table.vp[table.winner]));
    await person.press("Correct, and signed on paper");
  }
  await person.sees("is saved, and signed.");
  await person.tab("Rounds");
  await person.follow(/^Round 2/, person.page.locator("#content"));
}

// Everything else that people hang up or hand out, once there is a champion.
export async function printTheRest(day) {
  const { desk, tally } = day;
  const names = day.preliminary.map((has) => has.name);
  const pages = [
    ["Standings", names, (d) => d.tab("Standings")],
    ["Prize list", names, async (d) => { await d.tab("Exports"); await d.follow("Prize list"); }],
    ["Certificates", names, async (d) => { await d.tab("Exports"); await d.follow("Certificates"); }],
    ["Rulings", [], async (d) => { await d.tab("Judge"); await d.follow(/rulings/i, d.page.locator("#content")); }],
    ["Player cards", [], async (d) => { await d.tab("Players"); await d.follow("Player cards"); }],
    ["Final", day.lastGame.seats, async (d) => { await d.tab("Next step"); await d.page.goto(await d.page.getByRole("link", { name: "Public page" }).first().evaluate((a) => a.href)); await d.tab("Final stage"); }],
    ["Results", day.lastGame.seats, (d) => d.tab("Results")],
  ];
  const here = desk.page.url();
  for (const [name, whom, go] of pages) {
    await go(desk);
    await desk.page.waitForLoadState("load");
    const paper = await Paper.of(desk.page);
    await checkPaper(tally, `on paper: ${name}`, paper, "A4", whom);
    await paper.away();
  }
  const final = await checkLaterPack(day, "harbour-championship/rounds/final/1");
  await tally.check("the pack of the final has its four", () => assert.deepEqual(final.map((table) => table.seats), [day.lastGame.seats]));
  await desk.page.goto(here);
}
