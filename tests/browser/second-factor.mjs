// A second factor: set up with a code of an app, asked for on another laptop, switched off again with paper.
import { createHmac } from "node:crypto";
import { administrator, judge } from "./cast.mjs";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

// The code that an app shows now for a secret in base 32 (RFC 6238).
function codeNow(secret) {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac("sha1", key).update(step).digest();
  return String((hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

export async function secondFactor(day) {
  const { judge: owner, desk } = day;
  await owner.follow(judge.name);
  await owner.follow("Set it up");
  await owner.on("Your second factor");
  await day.look(owner, "setting up a second factor");
  const secret = (await owner.page.locator("#secret").textContent()).replaceAll(" ", "");
  owner.expects(422);
  await owner.fill({ Code: "12345", "Your password": judge.password });
  await owner.press("Switch it on");
  await owner.page.getByRole("alert").waitFor();
  await day.look(owner, "setting up a second factor, a wrong code");
  await owner.fill({ Code: codeNow(secret), "Your password": judge.password });
  await owner.press("Switch it on");
  await owner.on("Your recovery codes");
  await day.look(owner, "recovery codes");
  const codes = await owner.page.locator("#codes li").allInnerTexts();
  await owner.follow("I have saved them");

  const laptop = await day.arrive("the judge's laptop", { size: "laptop" });
  await laptop.follow("Sign in");
  await laptop.fill({ Name: judge.name, Password: judge.password });
  await laptop.press("Sign in");
  await laptop.on("Your second factor");
  await day.look(laptop, "the second factor is asked for");
  await laptop.page.getByText("I don't have my phone").click();
  laptop.expects(422);
  await laptop.fill({ "Recovery code": "AAAA-AAAA-AAAA" });
  await laptop.press("Sign in with a recovery code");
  await laptop.page.locator(".fault").first().waitFor();
  await day.look(laptop, "the second factor, a wrong recovery code");
  await laptop.fill({ "Recovery code": codes[0].toLowerCase() });
  await laptop.press("Sign in with a recovery code");
  await laptop.on("My tournaments");
  await day.done(laptop);

  await owner.follow(judge.name);
  await owner.sees("9 of your recovery codes are left");
  await owner.follow("Recovery codes, passkeys, new phone, or switch it off");
  await day.look(owner, "a second factor that is on");
  await owner.fill({ Code: codes[1], "Your password": judge.password });
  await owner.press("Switch the second factor off");
  await owner.sees("Your second factor is off");

  await desk.follow(administrator.name);
  await desk.follow("Second factor");
  await day.look(desk, "who needs a second factor");
  await desk.follow(administrator.name);
  await desk.follow("Status");
  await day.look(desk, "the status of the server");
}
