// Before the final: the layout is confirmed, the finalists choose in turn, and a judge is named.
const CHOICES = [
  { colour: "red", order: "2", chair: "3" },
  { colour: "blue", order: "1" },
  { colour: "white", order: "4" },
  { colour: "orange", order: "3" },
];

export async function chooseSeats(day, judge) {
  const { desk } = day;
  await desk.follow("Layout and seats at table 1");
  await day.look(desk, "choice of seats, before the layout");
  await desk.press("The layout is confirmed");
  const choose = (what, value) =>
    desk.page.getByRole("group", { name: what }).getByRole("radio", { name: value, exact: true }).check();
  for (const [at, { colour, order, chair }] of CHOICES.entries()) {
    await desk.sees(`(position ${at + 1}) chooses`);
    if (chair) await choose("Chair", chair);
    await choose("Colour", colour);
    await choose("Play order", order);
    if (at === 1) await day.look(desk, "choice of seats, the second chooses");
    await desk.press("Note the choice");
  }
  await desk.sees("Everybody at this table has chosen.");
  await desk.page.getByLabel("Judge at this table").selectOption({ label: judge.name });
  await desk.press("Name the judge");
  await desk.sees("The judge of this table is noted.");
  await day.look(desk, "choice of seats, done");
  await desk.follow("Back to the board");
}
