//! Who of a series is surely among those who play the final day, and who surely is not, while events are still to be played.
//!
//! What is called certain is proven: no way in which the games to come can go contradicts it, lots included. The bounds are those
//! of the chain in one event, since events are never added up: each game has one winner at most, and no game gives more than its full
//! VP and VP%. A game may be missed, so nobody is sure to gain anything.
//!
//! Everything holds for the events, players and limits as they are. A result that is corrected, somebody who is disqualified or an event that
//! is added later changes it.

use std::collections::{BTreeMap, BTreeSet};

use crate::bracket::{FINAL_PLACES, SEMI_PLACES};
use crate::rule_set::RuleSet;
use crate::series::{SeriesRow, is_disqualified};
use crate::standings::prospects::{Aim, extremes};
use crate::standings::{ChainKey, GameTally, RankedId};
use crate::tournament::format;
use crate::tournament::format::Stages;

/// Somebody who may still play in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenPlayer {
    /// What the games so far add up to in this event.
    pub tally: GameTally,
    /// How many are to come at most.
    pub games: u32,
}

/// An event whose games are not over.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OpenEvent {
    pub players: BTreeMap<RankedId, OpenPlayer>,
    /// How many more may come, whoever they are: none where nothing limits them.
    pub others: Option<usize>,
    /// How many games each of those has.
    pub games: u32,
    /// How many games there are to come in all; none where nothing limits them.
    pub wins: Option<u32>,
}

/// How many play the final day: the fewest and the most that it can be, as more people may come to events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinalPlaces {
    /// The fewest; none where the series is not valid yet.
    pub least: usize,
    pub most: usize,
}

impl FinalPlaces {
    /// By how many have played so far, and how many it can be at most in the end; none: nothing limits them (1.1.3). While the
    /// organizer may still skip the semi-finals, only four places are sure.
    pub fn of(attendance: usize, at_most: Option<usize>) -> FinalPlaces {
        let now = format::format(attendance);
        let semi_finals = |format: &format::Format| format.stages == Stages::SemiFinals;
        let least = match (now.valid, semi_finals(&now) && !now.may_skip_semi_finals) {
            (false, _) => 0,
            (true, true) => SEMI_PLACES,
            (true, false) => FINAL_PLACES,
        };
        let sixteen = at_most.is_none_or(|most| semi_finals(&format::format(most.max(attendance))));
        FinalPlaces { least, most: if sixteen { SEMI_PLACES } else { FINAL_PLACES } }
    }
}

/// Whether somebody plays the final day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeriesProspect {
    /// Surely among the first, even without another game.
    In,
    /// Surely not, unless somebody ahead does not come.
    Out,
    Open,
}

/// What is certain of each row of a ranking, in its order; none for the disqualified.
///
/// A share that is no sum can get worse by another game, and with it an event that counts: then only what comes before it in the
/// chain can be certain.
pub fn prospects(
    rows: &[SeriesRow],
    open: &[OpenEvent],
    places: FinalPlaces,
    rules: &RuleSet,
) -> Vec<Option<SeriesProspect>> {
    let rules = &rules.while_growing();
    let ranked: Vec<&SeriesRow> = rows.iter().filter(|row| !is_disqualified(&row.status)).collect();
    // Whoever has more than somebody can reach is ahead in the end.
    let last = ranked.get(places.most.saturating_sub(1)).map(|row| row.tally.key(rules));
    let of = |row: &SeriesRow| {
        if is_disqualified(&row.status) {
            return None;
        }
        let ceiling = open.iter().filter_map(|event| event.ceiling(row.player, rules)).max().unwrap_or_default();
        let is_out = last.is_some_and(|last| last > ceiling.max(row.tally.key(rules)));
        let prospect = match is_out {
            true => SeriesProspect::Out,
            false if is_in(row, &ranked, open, places.least, rules) => SeriesProspect::In,
            false => SeriesProspect::Open,
        };
        Some(prospect)
    };
    rows.iter().map(of).collect()
}

/// Whether fewer than so many can end as good as this row, which does not get worse.
fn is_in(row: &SeriesRow, ranked: &[&SeriesRow], open: &[OpenEvent], places: usize, rules: &RuleSet) -> bool {
    let key = row.tally.key(rules);
    // Rows stand in order, and equals may be put ahead by lot.
    if ranked.get(places).is_some_and(|one| one.tally.key(rules) >= key) {
        return false;
    }
    let ahead: BTreeSet<RankedId> =
        ranked.iter().take_while(|one| one.tally.key(rules) >= key).map(|one| one.player).collect();
    let mut reach = ahead.len() - usize::from(ahead.contains(&row.player));
    for event in open {
        if reach >= places {
            return false;
        }
        let Some(more) = event.most_reaching(key, &ahead, rules) else { return false };
        reach += more;
    }
    reach < places
}

impl OpenEvent {
    /// The best that somebody can still make in this event; none for whoever is not in it and can't come any more.
    fn ceiling(&self, player: RankedId, rules: &RuleSet) -> Option<ChainKey> {
        let new = OpenPlayer { tally: GameTally::default(), games: self.games };
        let one = self.players.get(&player).copied().or_else(|| (self.others != Some(0)).then_some(new))?;
        (0..=one.games).map(|wins| one.best(wins, rules)).max()
    }

    /// The most people who can still make as much in this event, without those who are ahead anyway; none where nothing limits them.
    fn most_reaching(&self, key: ChainKey, ahead: &BTreeSet<RankedId>, rules: &RuleSet) -> Option<usize> {
        let here = self.players.iter().filter(|(player, _)| !ahead.contains(player));
        let mut needed: Vec<u32> = here.filter_map(|(_, one)| one.wins_to_reach(key, rules)).collect();
        let new = OpenPlayer { tally: GameTally::default(), games: self.games };
        if let Some(wins) = new.wins_to_reach(key, rules) {
            // Not more than there are games to win, where that takes any.
            let by_wins = self.wins.zip(Some(wins).filter(|wins| *wins > 0)).map(|(all, each)| (all / each) as usize);
            let others = match (self.others, by_wins) {
                (None, None) => return None,
                (Some(others), None) => others,
                (None, Some(most)) => most,
                (Some(others), Some(most)) => others.min(most),
            };
            needed.extend(std::iter::repeat_n(wins, others));
        }
        needed.sort_unstable();
        let Some(mut left) = self.wins else { return Some(needed.len()) };
        let suffices = |wins: &&u32| match left.checked_sub(**wins) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        };
        Some(needed.iter().take_while(suffices).count())
    }
}

impl OpenPlayer {
    /// The most that this one can end with who wins so many of the games to come.
    fn best(&self, wins: u32, rules: &RuleSet) -> ChainKey {
        let vp = self.games * u32::from(rules.goal);
        extremes::best(&self.tally, self.games, Aim { wins, vp }, rules).key(rules)
    }

    /// The fewest wins with which this one can end as good; none where no number is enough.
    fn wins_to_reach(&self, key: ChainKey, rules: &RuleSet) -> Option<u32> {
        (0..=self.games).find(|&wins| self.best(wins, rules) >= key)
    }
}

#[cfg(test)]
#[path = "prospects_tests.rs"]
mod tests;
