// The day after: a borrowed laptop, forgotten passwords, backups, an archive read in again, a player's data erased.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { administrator, byHand, judge, tournament } from "./cast.mjs";

const chosen = "the third short sentence";
const mailed = "and a fourth one, by mail";

const ownPage = async (desk) => {
  await desk.follow(administrator.name);
  await desk.on("Your account");
};

// The judge signs in on a laptop that is not his, and the phone signs it out again.
export async function borrowedLaptop(day) {
  const { judge: owner } = day;
  await owner.follow(judge.name);
  await owner.follow("Sign in on another device");
  await day.look(owner, "a code for another device, before");
  await owner.press("Show a code");
  const code = await owner.page.locator(".code").innerText();
  await day.look(owner, "a code for another device");

  const laptop = await day.arrive("the borrowed laptop", { size: "laptop" });
  await laptop.follow("Sign in");
  await laptop.follow("Sign in with a code from another device");
  await day.look(laptop, "typing the code");
  laptop.expects(422);
  await laptop.fill({ Code: "AAAA-AAAA" });
  await laptop.press("Sign in");
  await laptop.page.locator(".fault").first().waitFor();
  await day.look(laptop, "typing the code, a wrong one");
  await laptop.fill({ Code: code.toLowerCase() });
  await laptop.press("Sign in");
  await laptop.on("My tournaments");

  await owner.page.getByRole("heading", { name: /^The code was used at/ }).waitFor();
  await day.look(owner, "the code was used");
  await owner.press("Sign that device out");
  await laptop.page.reload();
  await laptop.on("Sign in");
  await day.done(laptop);
}

// A new password by an administrator's link, once; then another by mail.
export async function forgottenPassword(day) {
  const { desk, tally } = day;
  await ownPage(desk);
  await desk.follow("Accounts");
  await desk.follow(judge.name);
  await day.look(desk, "an account");
  await desk.fill({ "E-mail address": judge.email });
  await desk.press("Save");
  await desk.on("Accounts");
  await desk.follow(judge.name);
  await desk.press("Create a one-time link");
  await desk.on("One-time link");
  await day.look(desk, "a one-time link");
  const link = await desk.page.locator("#link").getAttribute("href");

  const visitor = await day.arrive("somebody who forgot", { size: "phone" });
  await visitor.page.goto(link);
  await day.look(visitor, "choosing a new password");
  visitor.expects(422);
  await visitor.fill({ "New password": "short", "Repeat the new password": "shorter" });
  await visitor.press("Save the password");
  await visitor.page.getByRole("alert").waitFor();
  await day.look(visitor, "choosing a new password, with faults");
  await visitor.fill({ "New password": chosen, "Repeat the new password": chosen });
  await visitor.press("Save the password");
  await visitor.on("Sign in");
  await day.look(visitor, "sign in, with a new password");
  await day.judge.page.reload();
  await tally.check("who has a new password is signed out elsewhere", () => day.judge.on("Sign in"));
  visitor.expects(404);
  await visitor.page.goto(link);
  await visitor.on("This link does not work");
  await day.look(visitor, "a link that was used");

  await visitor.follow("Send me a new link");
  await day.look(visitor, "forgotten your password");
  await visitor.fill({ "Your name, or your e-mail address": judge.name });
  await visitor.press("Send me a link");
  await visitor.sees("If there is an account with this name");
  await day.look(visitor, "forgotten your password, asked");
  await visitor.page.goto(await linkIn(day.reeve.mails, judge.email));
  await visitor.fill({ "New password": mailed, "Repeat the new password": mailed });
  await visitor.press("Save the password");
  await visitor.fill({ Name: judge.name, Password: mailed });
  await visitor.press("Sign in");
  await visitor.on("My tournaments");
  await day.done(visitor);

  await ownPage(desk);
  await desk.follow("Mail");
  await day.look(desk, "mail");
}

// The address of a new password in the mail to somebody, as soon as the mail lies in the folder.
async function linkIn(folder, to) {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    for (const name of await readdir(folder)) {
      if (!name.endsWith(".eml")) continue;
      const mail = await readFile(join(folder, name), "utf8");
      const link = mail.match(/https?:\/\/\S+\/reset\/\S+/)?.[0];
      if (mail.includes(to) && link) return link;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no mail to ${to} with a link came into ${folder}`);
}

// Everything is taken home in a file, and the tournament is read in again beside itself.
export async function takenHome(day) {
  const { desk, tally } = day;
  await ownPage(desk);
  await desk.follow("Backups");
  await day.look(desk, "backups");
  const backup = await desk.saved(desk.button("Back up now and download"));
  await tally.check("a backup is a zip", () => assert.equal(backup.bytes.subarray(0, 2).toString(), "PK"));
  await desk.page.reload();
  await desk.sees(backup.name);
  await day.look(desk, "backups, with one made");

  await desk.follow("Reeve");
  await desk.follow("My tournaments");
  await desk.follow(tournament.name);
  await desk.tab("Exports");
  const archive = await desk.saved(desk.link("Download the archive"));
  await desk.follow("Reeve");
  await desk.follow("My tournaments");
  await desk.follow("Create a tournament");
  await desk.follow("Import a tournament from another Reeve");
  await day.look(desk, "import a tournament");
  const give = async (bytes, address) => {
    await desk.field("Archive").setInputFiles({ name: archive.name, mimeType: "application/zip", buffer: bytes });
    await desk.fill({ "Another short address": address });
    await desk.press("Import");
  };
  desk.expects(422);
  await give(archive.bytes.subarray(0, archive.bytes.length / 2), "again");
  await desk.page.getByRole("alert").waitFor();
  await day.look(desk, "import a tournament, half a file");
  await give(archive.bytes, "again");
  await desk.on("The tournament is here");
  await day.look(desk, "a tournament that was imported");
}

// One player asks to be forgotten; the copy of the tournament is put away and taken out again.
export async function forgotten(day) {
  const { desk } = day;
  await desk.follow("Reeve");
  await desk.follow("My tournaments");
  await desk.follow(tournament.name);
  await desk.tab("Players");
  await desk.follow(byHand.name);
  await desk.follow("hand over or erase the data");
  await day.look(desk, "erase");
  const word = await desk.page.locator("label[for=f-confirm] b").innerText();
  desk.expects(422);
  await desk.page.locator("#f-confirm").fill("no");
  await desk.press("Erase the data for good");
  await desk.page.locator("#x-confirm").waitFor();
  await day.look(desk, "erase, with the wrong word");
  await desk.page.locator("#f-confirm").fill(word);
  await desk.press("Erase the data for good");
  await desk.page.locator("#f-confirm").waitFor({ state: "detached" });
  await day.look(desk, "erased");
  await desk.tab("Players");
  await day.tally.check("who was erased is in no list", async () => assert.equal(await desk.page.getByText(byHand.name).count(), 0));

  await desk.tab("Details");
  await desk.follow("Archive this tournament");
  await day.look(desk, "archive");
  const slug = desk.page.url().match(/\/run\/([^/]+)/)[1];
  await desk.page.getByLabel(/To go on, type/).fill(slug);
  await desk.press("Archive it");
  await desk.sees("Archived");
  await day.look(desk, "archived");
  await desk.page.goto(`${day.reeve.address}/run/${slug}/archive`);
  await day.look(desk, "bring back");
  await desk.press("Bring the tournament back");
  await desk.on(tournament.name);
}
