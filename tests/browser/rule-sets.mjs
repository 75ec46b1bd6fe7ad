// The rules of another country, on a server of its own: chosen when a tournament is made, looked at with the tables that show what
// each seat gets, changed on the details page by a text with a fault in it first.
import assert from "node:assert/strict";
import { firstOrganizer } from "./crowd.mjs";
import { startReeve } from "./server.mjs";

const tries = "Preview the ranking rules";

export async function rulesOfACountry(browser, tally, look, done) {
  const reeve = await startReeve();
  try {
    const { desk } = await firstOrganizer(browser, reeve);
    // The first page has another address than the others.
    desk.faults.length = 0;
    const rules = desk.page.getByLabel("Rules", { exact: true });
    const points = async (title) => {
      const table = desk.page.getByRole("table", { name: title });
      await table.waitFor();
      return table.locator("tbody td:nth-child(3)").allInnerTexts();
    };
    await desk.follow("Create a tournament");
    assert.equal(await rules.inputValue(), "catan-studio");
    await desk.page.getByText("Everything else, now or later").click();
    await desk.fill({ Name: "Ruritania Open", Place: "Strelsau", Day: "2027-03-20", "Time zone": "Europe/Berlin", "Edition of the game": "5th" });
    await desk.fill({ "Version of the code of conduct": "1", "Version of the photo policy": "1" });
    await rules.selectOption("germany");
    await desk.press(tries);
    await tally.check("a new tournament by Germany's rules shows what a table of 9, 10, 9, 9 gets", async () => {
      assert.deepEqual(await points("A table of 9, 10, 9, 9"), ["2.00", "5.00", "2.00", "2.00"]);
      assert.equal(await rules.inputValue(), "germany");
    });
    await look(desk, "a new tournament by the rules of a country");
    await desk.press("Create the tournament");
    await desk.on("Ruritania Open");

    await desk.page.goto(`${reeve.address}/run/ruritania-open/details`);
    await rules.selectOption("own");
    await desk.page.getByText("Own rules", { exact: true }).click();
    const text = desk.page.getByLabel("Text of own rules");
    await text.fill('places_of_four = [5, 3, 2, 1]\nshared_places = "best"\n');
    desk.expects(422);
    await desk.press(tries);
    await desk.sees("In line 2, column 17, shared_places");
    await look(desk, "own rules with a fault");
    await text.fill('name = "Ruritania"\nplaces_of_four = [5, 3, 2, 1]\nshared_places = "better"\nchain = ["points", "wins"]\n');
    await desk.press(tries);
    await tally.check("own rules show what a table gets before they are saved", async () => {
      assert.deepEqual(await points("A table of 9, 10, 9, 9"), ["3.00", "5.00", "3.00", "3.00"]);
    });
    await desk.press("Save the details");
    await desk.page.goto(`${reeve.address}/run/ruritania-open/details`);
    await tally.check("own rules stand on the details page once they are saved", async () => {
      assert.equal(await rules.inputValue(), "own");
      assert.match(await text.inputValue(), /name = "Ruritania"/);
    });
    await done(desk);
  } finally {
    await reeve.stop();
  }
}
