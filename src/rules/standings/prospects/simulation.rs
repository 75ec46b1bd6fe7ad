//! The games to come, played many times from a seed.
//!
//! Each seat wins as often as any other. The winner has the VP that win a game, the others anything from what everybody
//! starts with up to one less. Who meets whom is drawn where it is not known, and lots are drawn for equals. It is a
//! yardstick, not a forecast: it knows nothing of how well anybody plays.

use std::collections::BTreeMap;

use crate::rng::Rng;
use crate::sheets::score::Vp;
use crate::standings::prospects::open_field::{OpenField, OpenRound};
use crate::standings::scoring::ScoredGame;
use crate::standings::{ChainKey, GameTally, RankedId};

/// How many lines of a ranking are worked out in all: a larger field is played less often, so that none takes long.
const LINES: usize = 1_500_000;
/// A field is played at most so often.
const MOST_RUNS: usize = 2_000;
/// And at least so often.
const FEWEST_RUNS: usize = 300;

/// How often a player went on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Chance {
    /// In so many of the runs.
    pub goes_on: u32,
    /// In how many of them the player won a game to come.
    pub wins: u32,
    /// In how many of these the player went on.
    pub goes_on_winning: u32,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Chances {
    /// How often it was played.
    pub runs: u32,
    pub of: BTreeMap<RankedId, Chance>,
}

/// Plays the games to come many times. The same field and the same seed give the same answer on every machine.
pub fn simulate(field: &OpenField, seed: u64) -> Chances {
    let here: Vec<usize> = (0..field.players.len()).filter(|&at| field.players[at].here).collect();
    let runs = (LINES / field.players.len().max(1)).clamp(FEWEST_RUNS, MOST_RUNS);
    let mut chances = vec![Chance::default(); field.players.len()];
    let mut table = Dice { rng: Rng::new(seed), field };
    for _ in 0..runs {
        let mut tallies: Vec<GameTally> = field.players.iter().map(|player| player.tally).collect();
        for round in &field.rounds {
            match round {
                OpenRound::Seated(tables) => tables.iter().for_each(|seats| table.play(seats, &mut tallies)),
                OpenRound::Unseated => {
                    table.draw_tables(&here).iter().for_each(|seats| table.play(seats, &mut tallies));
                }
            }
        }
        let mut order: Vec<(ChainKey, u64, usize)> =
            here.iter().map(|&at| (tallies[at].key(&field.rules), table.rng.next_u64(), at)).collect();
        order.sort_unstable_by(|a, b| b.cmp(a));
        for (rank, (_, _, at)) in order.into_iter().enumerate() {
            let goes_on = rank < field.places;
            let wins = tallies[at].wins > field.players[at].tally.wins;
            chances[at].goes_on += u32::from(goes_on);
            chances[at].wins += u32::from(wins);
            chances[at].goes_on_winning += u32::from(goes_on && wins);
        }
    }
    let of = here.into_iter().map(|at| (field.players[at].id, chances[at])).collect();
    Chances { runs: runs as u32, of }
}

/// What draws the games.
struct Dice<'f> {
    rng: Rng,
    field: &'f OpenField,
}

impl Dice<'_> {
    /// Tables of four, and the fewest of three that make the count come out.
    fn draw_tables(&mut self, here: &[usize]) -> Vec<Vec<usize>> {
        let mut players = here.to_vec();
        self.rng.shuffle(&mut players);
        let threes = ((4 - players.len() % 4) % 4).min(players.len() / 3);
        let (small, large) = players.split_at(3 * threes);
        small.chunks(3).chain(large.chunks(4)).map(<[usize]>::to_vec).collect()
    }

    /// Plays a game. Who has left the tournament does not come.
    fn play(&mut self, seats: &[usize], tallies: &mut [GameTally]) {
        let field = self.field;
        let mut come = seats.to_vec();
        come.retain(|&at| field.players[at].here);
        if come.is_empty() {
            return;
        }
        let goal = usize::from(field.rules.goal);
        let start = usize::from(field.system.start_vp).min(goal - 1);
        let winner = self.rng.below(come.len());
        let mut vp = Vec::with_capacity(come.len());
        for seat in 0..come.len() {
            let stated = if seat == winner { goal } else { start + self.rng.below(goal - start) };
            vp.extend(Vp::new(stated as i64, field.system).ok());
        }
        let gains = ScoredGame::of_vp(vp.into_iter(), winner, &field.rules, field.tied_places).gains();
        for (at, gain) in come.into_iter().zip(gains) {
            tallies[at] = tallies[at].with(&gain, field.rules.share);
        }
    }
}
