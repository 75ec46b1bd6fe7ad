//! Series: several preliminary events, and one ranking of everybody who played in any of them (1.2).
//!
//! A player's best single event counts, by the whole chain of the rule set (1.2.3). Events are never added up. Who is the
//! same person in two events is for the caller to say: the same number is the same player.

pub mod final_day;
pub mod prospects;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::rule_set::RuleSet;
use crate::standings::{
    ChainKey, Criterion, Entrant, GameTally, Input, LotNumber, Lots, PlayedGame, Rank, RankedId, Status, standings,
};
use crate::tournament::settings::TiedPlaces;
use crate::tournament::vocabulary::Stage;

/// One preliminary event.
#[derive(Debug, Clone, Copy)]
pub struct SeriesEvent<'a> {
    /// Its players. Those who played no preliminary game take no part in the series through this event.
    pub players: &'a [Entrant],
    /// Its games, in any order; only the preliminary ones count.
    pub games: &'a [PlayedGame],
}

/// One line of the ranking of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesRow {
    /// The rank; None for the disqualified.
    pub rank: Option<Rank>,
    pub player: RankedId,
    /// The name in the event that counts.
    pub name: String,
    /// Disqualified where any event says so; withdrawn where the event that counts says so.
    pub status: Status,
    /// The event that counts, as an index into the events given.
    pub event: usize,
    /// What the preliminary games of that event add up to.
    pub tally: GameTally,
    /// All events in which the player played, by their index, with what each adds up to. Never empty.
    pub events: Vec<(usize, GameTally)>,
    /// The lot, where one was drawn.
    pub lot: Option<LotNumber>,
    /// What separates this line from the one above it; None in the first line and for the disqualified.
    pub from_above: Option<Criterion>,
}

/// Ranks a series: rows by rank, then by the bytes of the name; the disqualified last, without a rank.
///
/// `events` stand in the order in which their first rounds began: of two equal events of one player the earlier one
/// counts. `lots` are those of the series; a tied group shares its rank while any of it has none (1.4.2). A lot drawn
/// within an event decides nothing here.
pub fn ranking(events: &[SeriesEvent<'_>], lots: &Lots, rules: &RuleSet, tied_places: TiedPlaces) -> Vec<SeriesRow> {
    let mut rows: BTreeMap<RankedId, SeriesRow> = BTreeMap::new();
    for (index, event) in events.iter().enumerate() {
        for (entrant, tally) in played(event, rules, tied_places) {
            let row = rows.entry(entrant.id).or_insert_with(|| SeriesRow {
                rank: None,
                player: entrant.id,
                name: entrant.name.clone(),
                status: entrant.status.clone(),
                event: index,
                tally,
                events: Vec::new(),
                lot: lots.get(&entrant.id).copied(),
                from_above: None,
            });
            row.events.push((index, tally));
            let disqualified =
                [&row.status, &entrant.status].into_iter().find(|status| is_disqualified(status)).cloned();
            if tally.key(rules) > row.tally.key(rules) {
                (row.event, row.tally) = (index, tally);
                (row.name, row.status) = (entrant.name.clone(), entrant.status.clone());
            }
            row.status = disqualified.unwrap_or_else(|| row.status.clone());
        }
    }
    ranked(rows.into_values().collect(), rules)
}

/// How many different players played a preliminary game in any of the events: the attendance of the series (1.1.3 says
/// nothing about series).
pub fn attendance(events: &[SeriesEvent<'_>]) -> usize {
    let preliminary = events.iter().flat_map(|event| event.games).filter(|game| game.stage == Stage::Prelim);
    preliminary.flat_map(|game| &game.seats).map(|seat| seat.player).collect::<BTreeSet<_>>().len()
}

/// Everybody who played a preliminary game of the event, with what these games add up to.
fn played<'a>(event: &SeriesEvent<'a>, rules: &RuleSet, tied_places: TiedPlaces) -> Vec<(&'a Entrant, GameTally)> {
    let games: Vec<PlayedGame> = event.games.iter().filter(|game| game.stage == Stage::Prelim).cloned().collect();
    let lots = Lots::new();
    let input = Input {
        players: event.players,
        games: &games,
        lots: &lots,
        rules,
        tied_places,
        semi_field: None,
        brought: None,
    };
    let tallies: BTreeMap<RankedId, GameTally> =
        standings(&input).rows.into_iter().map(|row| (row.player, row.tally)).collect();
    let with_tally = |entrant: &'a Entrant| tallies.get(&entrant.id).map(|&tally| (entrant, tally));
    event.players.iter().filter_map(with_tally).filter(|(_, tally)| tally.games > 0).collect()
}

/// How good what was played in an event is: the greater number counts (1.2.3).
pub fn strength(tally: &GameTally, rules: &RuleSet) -> ChainKey {
    tally.key(rules)
}

/// The first link of the chain in which what counts differs from what was played in another event; none where they are equal, so
/// that the earlier one counts.
pub fn counts_by(row: &SeriesRow, other: &GameTally, rules: &RuleSet) -> Option<Criterion> {
    row.tally.first_difference(other, rules)
}

fn is_disqualified(status: &Status) -> bool {
    matches!(status, Status::Disqualified { .. })
}

/// Puts the rows in order and gives them their ranks.
fn ranked(mut rows: Vec<SeriesRow>, rules: &RuleSet) -> Vec<SeriesRow> {
    let chain = |row: &SeriesRow| (is_disqualified(&row.status), Reverse(row.tally.key(rules)));
    rows.sort_by(|a, b| chain(a).cmp(&chain(b)).then_with(|| a.name.as_bytes().cmp(b.name.as_bytes())));
    let mut before = 0;
    for group in rows.chunk_by_mut(|a, b| chain(a) == chain(b)) {
        if group.iter().any(|row| is_disqualified(&row.status)) {
            break;
        }
        let by_lot = group.len() > 1 && group.iter().all(|row| row.lot.is_some());
        if by_lot {
            group.sort_by_key(|row| row.lot);
        }
        let size = group.len() as u32;
        for (at, row) in (0..).zip(group) {
            row.rank = Some(Rank(before + 1 + if by_lot { at } else { 0 }));
            row.from_above = (at > 0).then_some(if by_lot { Criterion::Lots } else { Criterion::Shared });
        }
        before += size;
    }
    for below in 1..rows.len() {
        if rows[below].rank.is_some() && rows[below].from_above.is_none() {
            rows[below].from_above = rows[below - 1].tally.first_difference(&rows[below].tally, rules);
        }
    }
    rows
}

#[cfg(test)]
mod tests;
