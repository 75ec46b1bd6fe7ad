// On the list of players several are checked in at once: those who are ticked, whatever is searched for afterwards.
export async function tickPlayers(day) {
  const { desk } = day;
  await desk.tab("Players");
  const everybody = desk.page.getByLabel(/^Everybody shown/);
  const act = desk.page.getByLabel("With the ticked players");
  await desk.page.getByLabel("Find a player").fill("brandt, lena");
  await everybody.check();
  await desk.sees("1 ticked");
  await desk.page.getByLabel("Find a player").fill("");
  await act.selectOption({ label: "Check in" });
  await desk.press("Apply");
  await desk.sees("One player was checked in.");
  await everybody.check();
  await desk.sees("14 ticked");
  await act.selectOption({ label: "Take the check-in back" });
  await desk.press("Apply");
  await desk.sees("The check-in of one player was taken back.");
  await day.look(desk, "players, to be ticked");
  await desk.tab("Next step");
}
