//! The proof: the most that can end ahead of a player or equal, and the fewest that are surely ahead.

use crate::standings::prospects::extremes::{Aim, WorstTable, best, worst};
use crate::standings::prospects::open_field::{OpenField, OpenRound};
use crate::standings::{ChainKey, GameTally, RankedId};

/// Whether a player goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Prospect {
    /// Certainly, even if every game to come is missed.
    In,
    /// Certainly not, unless somebody ahead leaves.
    Out,
    Open(Needs),
}

/// What a player needs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Needs {
    /// How many games the player has to come.
    pub games: u32,
    /// What is enough whatever the others do, for each number of wins that can be, the fewest first.
    pub enough: Vec<Aim>,
    /// What is needed at least, for each number of wins that leaves a way, the fewest first. It may take results of others
    /// too.
    pub needed: Vec<Aim>,
}

/// What it takes for a player; none for who is not in the field, or has left it.
pub fn prospect(field: &OpenField, player: RankedId) -> Option<Prospect> {
    let at = field.players.iter().position(|other| other.id == player)?;
    field.players[at].here.then(|| of_player(field, at))
}

/// What it takes for the player at an index, who is here.
fn of_player(field: &OpenField, own: usize) -> Prospect {
    let games = Games::of(field);
    let own_games = games.of_player[own];
    let most_vp = own_games * u32::from(field.rules.goal);
    let tally = &field.players[own].tally;
    let enough = |wins: u32, vp: u32| {
        // Equals may be put ahead by lot, so they count as ahead.
        games.most_ahead(own, worst_of(field, own, own_games, Aim { wins, vp }).key(&field.rules), wins) < field.places
    };
    let possible = |wins: u32, vp: u32| {
        games.least_ahead(own, best(tally, own_games, Aim { wins, vp }, &field.rules).key(&field.rules)) < field.places
    };
    if enough(0, 0) {
        return Prospect::In;
    }
    // Where second places come before wins, a win may be in the way.
    if !(0..=own_games).any(|wins| possible(wins, most_vp)) {
        return Prospect::Out;
    }
    let targets = |holds: &dyn Fn(u32, u32) -> bool| -> Vec<Aim> {
        let target = |wins: u32| least(most_vp, |vp| holds(wins, vp)).map(|vp| Aim { wins, vp });
        (0..=own_games).filter_map(target).collect()
    };
    Prospect::Open(Needs { games: own_games, enough: targets(&enough), needed: targets(&possible) })
}

/// The least number up to `most` for which something holds that holds for every greater one too.
fn least(most: u32, holds: impl Fn(u32) -> bool) -> Option<u32> {
    if !holds(most) {
        return None;
    }
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = (low + high) / 2;
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    Some(low)
}

/// The least that the player ends with who makes the target.
fn worst_of(field: &OpenField, own: usize, games: u32, made: Aim) -> GameTally {
    let table = match field.rounds.as_slice() {
        [round] if games == 1 => WorstTable::of_table(seats_of(round, own), made.vp, &field.rules),
        _ => WorstTable::of_any(games, made.vp, &field.rules),
    };
    worst(&field.players[own].tally, games, made, table, &field.rules)
}

/// How many seats the player's table has.
fn seats_of(round: &OpenRound, own: usize) -> usize {
    match round {
        OpenRound::Seated(tables) => tables.iter().find(|table| table.contains(&own)).map_or(4, Vec::len),
        OpenRound::Unseated => 4,
    }
}

/// The games to come, and how many each player has.
struct Games<'f> {
    field: &'f OpenField,
    of_player: Vec<u32>,
    /// The tables of the only round there is, where it is seated: at each of them one wins at most. Otherwise none.
    tables: Option<&'f [Vec<usize>]>,
    /// How many games there are in all, so that not more can be won.
    wins: u32,
    /// The least that each player ends with.
    floors: Vec<ChainKey>,
}

impl<'f> Games<'f> {
    fn of(field: &'f OpenField) -> Games<'f> {
        let (of_player, wins) = field.to_come();
        let tables = match field.rounds.as_slice() {
            [OpenRound::Seated(tables)] => Some(tables.as_slice()),
            _ => None,
        };
        let floor = |(at, games): (usize, &u32)| worst_of(field, at, *games, Aim { wins: 0, vp: 0 }).key(&field.rules);
        let floors = of_player.iter().enumerate().map(floor).collect();
        Games { field, of_player, tables, wins, floors }
    }

    /// The fewest wins with which another player can end with a result as good as this one; none where no number of wins
    /// is enough.
    fn wins_to_reach(&self, other: usize, key: ChainKey) -> Option<u32> {
        let (games, rules) = (self.of_player[other], &self.field.rules);
        let most = games * u32::from(rules.goal);
        let tally = &self.field.players[other].tally;
        (0..=games).find(|&wins| best(tally, games, Aim { wins, vp: most }, rules).key(rules) >= key)
    }

    /// How many are ahead of a result whatever the games to come bring. Nobody is sure to win any game, since nobody may come to it.
    fn least_ahead(&self, own: usize, key: ChainKey) -> usize {
        let others = self.field.players.iter().zip(&self.floors).enumerate();
        others.filter(|(at, (other, floor))| *at != own && other.here && **floor > key).count()
    }

    /// The most of the others who can end with a result as good as this one, where the player wins so many games.
    fn most_ahead(&self, own: usize, key: ChainKey, own_wins: u32) -> usize {
        let needs = |other: usize| match other == own || !self.field.players[other].here {
            true => None,
            false => self.wins_to_reach(other, key),
        };
        let Some(tables) = self.tables else { return self.most_by_wins(needs, own_wins) };
        let at_no_table = (0..self.of_player.len()).filter(|&other| self.of_player[other] == 0);
        let settled = at_no_table.filter(|&other| needs(other).is_some()).count();
        let at_table = |table: &Vec<usize>| {
            let needed: Vec<u32> = table.iter().filter_map(|&other| needs(other)).collect();
            let without = needed.iter().filter(|&&wins| wins == 0).count();
            let taken = own_wins > 0 && table.contains(&own);
            without + usize::from(!taken && needed.iter().any(|&wins| wins > 0))
        };
        settled + tables.iter().map(at_table).sum::<usize>()
    }

    /// As many as the wins that there are in all suffice for.
    fn most_by_wins(&self, needs: impl Fn(usize) -> Option<u32>, own_wins: u32) -> usize {
        let mut needed: Vec<u32> = (0..self.of_player.len()).filter_map(needs).collect();
        needed.sort_unstable();
        let mut left = self.wins.saturating_sub(own_wins);
        let enough = |wins: &&u32| match left.checked_sub(**wins) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        };
        needed.iter().take_while(enough).count()
    }
}
