// What a record sheet costs a thumb: entering, signing and deciding on a phone. Taps and fields are counted, and the button that ends each
// is in view when its turn comes, without any scrolling.
import assert from "node:assert/strict";

class Thumb {
  taps = 0;
  fields = 0;

  constructor(person) {
    this.person = person;
  }

  async tap(locator) {
    await locator.click();
    this.taps += 1;
  }

  async type(locator, text) {
    await locator.fill(String(text));
    this.fields += 1;
  }

  // The button that ends it.
  async end(name) {
    const button = this.person.button(name);
    await button.waitFor();
    const box = await button.boundingBox();
    const inView = box && box.y >= 0 && box.y + box.height <= this.person.size.height;
    assert.ok(inView, `“${name}” is not in view: ${JSON.stringify(box)}`);
    await this.tap(button);
    return { taps: this.taps, fields: this.fields };
  }

  // The VP of every seat, and who won.
  async result({ seats, vp, winner }) {
    const { page } = this.person;
    const field = (seat) => page.getByLabel(`VP of ${seats[seat]}`, { exact: true });
    for (const seat of seats.keys()) await this.type(field(seat), vp[seat]);
    await this.tap(page.getByRole("row").filter({ has: field(winner) }).getByRole("radio", { name: /^won/ }));
  }
}

// From the open sheet of a table to its result.
export async function enter(person, game) {
  const thumb = new Thumb(person);
  await thumb.result(game);
  return thumb.end("Save and next");
}

// From a player's own page to the signature.
export async function sign(person) {
  const thumb = new Thumb(person);
  await thumb.tap(person.page.locator("section[aria-labelledby=own-sheet] a.button"));
  return thumb.end("I sign: this is right");
}

// From the open sheet of a table to a judge's decision. `look`: what is done with the form once it is filled in.
export async function decide(person, game, reason, look = async () => {}) {
  const thumb = new Thumb(person);
  await thumb.tap(person.link("Decide as a judge").first());
  await thumb.result(game);
  await thumb.type(person.page.getByLabel("What happened, and why you decide this way"), reason);
  await look();
  return thumb.end("Make this final");
}
