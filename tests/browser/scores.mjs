// The ranking of SPEC section 2 once more, written from the rules and not from Reeve's code, and the results of
// the day: chosen so that two players are equal in everything across the line between the fourth and the fifth.
// A table: { round, table, seats: [name by position], vp: [by position], winner: index }.

const counted = (vp) => Math.min(vp, 10);
const halfUp = (over, under) => Math.floor((2 * over + under) / (2 * under));

// The total that VP% is a share of; at a table of three the dummy score joins it (1.4.3).
function total(vp) {
  const sum = vp.map(counted).reduce((a, b) => a + b, 0);
  return vp.length === 3 ? sum + halfUp(sum, 3) : sum;
}

// The place of a seat: the winner first, the others by VP, equals share a place and the next is left out.
function place({ vp, winner }, seat) {
  if (seat === winner) return 1;
  const better = vp.filter((other, at) => at !== winner && counted(other) > counted(vp[seat])).length;
  return 2 + better;
}

// What every player has: name -> { wins, vp, percent (hundredths of a percent), seconds, thirds, games }.
export function tallies(tables) {
  const all = new Map();
  for (const table of tables) {
    table.seats.forEach((name, seat) => {
      const has = all.get(name) ?? { name, wins: 0, vp: 0, percent: 0, seconds: 0, thirds: 0, games: 0 };
      const at = place(table, seat);
      has.wins += at === 1 ? 1 : 0;
      has.seconds += at === 2 ? 1 : 0;
      has.thirds += at === 3 ? 1 : 0;
      has.vp += counted(table.vp[seat]);
      has.percent += halfUp(10000 * counted(table.vp[seat]), total(table.vp));
      has.games += 1;
      all.set(name, has);
    });
  }
  return [...all.values()];
}

const criteria = ["wins", "vp", "percent", "seconds", "thirds"];
const compare = (a, b) => criteria.map((key) => b[key] - a[key]).find((difference) => difference !== 0) ?? 0;

// Ranks by the tiebreakers without lots: equals share a rank. In the order of rank.
export function ranked(tables) {
  const list = tallies(tables).sort(compare);
  return list.map((has) => ({ ...has, rank: 1 + list.filter((other) => compare(other, has) < 0).length }));
}

// A small generator, so that the day is the same every time.
function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Some scores have the same total, so that ties are found; some have equals behind the winner, 11 VP in one turn,
// and two are unusual: a winner below ten, a loser with ten.
const fours = [[10, 8, 6, 4], [10, 8, 6, 4], [10, 7, 7, 4], [10, 9, 5, 4], [11, 6, 6, 6]];
const threes = [[10, 8, 6], [10, 8, 6], [10, 7, 7], [10, 9, 5]];
const unusual = new Map([["1/2", [10, 10, 7, 5]], ["2/1", [9, 8, 6, 5]]]);

// Chooses a result for every table: { round, table, seats } -> with vp and winner.
// Ranks 1 to 3 are single, and exactly two share rank 4.
export function chooseResults(tables) {
  for (let seed = 1; seed < 200_000; seed += 1) {
    const below = generator(seed);
    const played = tables.map((table) => {
      const kinds = table.seats.length === 3 ? threes : fours;
      const scores = unusual.get(`${table.round}/${table.table}`) ?? kinds[below(kinds.length)];
      const order = table.seats.map((_, seat) => seat);
      for (let at = order.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [order[at], order[other]] = [order[other], order[at]];
      }
      const vp = [];
      order.forEach((seat, at) => (vp[seat] = scores[at]));
      return { ...table, vp, winner: order[0] };
    });
    const ranks = ranked(played).map((has) => has.rank);
    if (String(ranks.slice(0, 6)) === "1,2,3,4,4,6") return played;
  }
  throw new Error("no results with a tie over the cut were found");
}

// The start of a round was a slip: it is taken back and made again.
export async function startedTooEarly(day) {
  const { desk } = day;
  await desk.page.getByText("Was the last step a mistake?").click();
  await day.look(desk, "board, playing");
  await desk.press("Take the start back");
  await desk.sees("That step is taken back.");
  await desk.press("Start the round");
  await desk.sees("Playing");
}
