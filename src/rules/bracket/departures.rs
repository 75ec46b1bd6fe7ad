//! Where semi-finals and final that were played are not those of the rules: noted of results that come as a file, and
//! accepted, since somebody may have given a place up.

use std::collections::BTreeMap;

use crate::bracket::{CHART, FINAL_PLACES, SEMI_PLACES};
use crate::standings::{PlayedGame, Rank, RankedId, Standings};
use crate::tournament::vocabulary::Stage;

/// Something that is not as the rules give it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Departure {
    /// Not the best-ranked after the preliminary games play a stage (1.1.7, 1.1.9).
    NotTheBest {
        stage: Stage,
        places: usize,
        /// Who plays and is not among them.
        plays: Vec<RankedId>,
        /// Who is among them and does not play.
        missing: Vec<RankedId>,
    },
    /// Players sit at other semi-finals than the chart gives their seeds (1.1.7).
    OffTheChart(Vec<OffTheChart>),
    /// Who won a semi-final does not play the final (1.1.9).
    WinnersMissing(Vec<RankedId>),
}

/// A player at another semi-final than that of the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OffTheChart {
    pub player: RankedId,
    /// The seed, as far as ties leave one: of those that share it the first.
    pub seed: usize,
    /// The semi-final at which the player sits, from 1.
    pub at: usize,
    pub belongs_at: usize,
}

/// Holds the semi-finals and the final of a results file against the ranking before them. What lots would have to say is left open:
/// of players who share a rank any order will do. The seats of those who gave a place up may be taken by the next in rank, or
/// stay empty; that others play is noted all the same.
pub fn departures(standings: &Standings, games: &[PlayedGame]) -> Vec<Departure> {
    let of_stage = |stage: Stage| games.iter().filter(move |game| game.stage == stage);
    let semis: Vec<&PlayedGame> = of_stage(Stage::Semi).collect();
    let finalists: Vec<RankedId> = players(of_stage(Stage::Final));
    let mut found = Vec::new();
    // Before all four have a result nobody knows who else plays.
    if semis.len() == CHART.len() {
        found.extend(not_the_best(standings, Stage::Semi, SEMI_PLACES, &players(semis.iter().copied())));
        let off = off_the_chart(standings, &semis);
        found.extend((!off.is_empty()).then_some(Departure::OffTheChart(off)));
    }
    if !finalists.is_empty() && semis.is_empty() {
        found.extend(not_the_best(standings, Stage::Final, FINAL_PLACES, &finalists));
    }
    if !finalists.is_empty() {
        let winners = semis.iter().flat_map(|game| game.seats.iter().filter(|seat| seat.winner));
        let missing: Vec<RankedId> =
            winners.map(|seat| seat.player).filter(|winner| !finalists.contains(winner)).collect();
        found.extend((!missing.is_empty()).then_some(Departure::WinnersMissing(missing)));
    }
    found
}

fn players<'g>(games: impl Iterator<Item = &'g PlayedGame>) -> Vec<RankedId> {
    games.flat_map(|game| &game.seats).map(|seat| seat.player).collect()
}

/// Everybody with a rank after the preliminary games, in that order.
fn ranked(standings: &Standings) -> Vec<(RankedId, Rank)> {
    let rank = standings.rows.iter().filter_map(|row| Some((row.player, row.prelim_rank?)));
    let mut ranked: Vec<(RankedId, Rank)> = rank.collect();
    ranked.sort_by_key(|(player, rank)| (*rank, *player));
    ranked
}

fn not_the_best(standings: &Standings, stage: Stage, places: usize, playing: &[RankedId]) -> Option<Departure> {
    let ranked = ranked(standings);
    let in_front = |rank: Rank| ranked.iter().filter(|(_, other)| *other < rank).count();
    let up_to = |rank: Rank| ranked.iter().filter(|(_, other)| *other <= rank).count();
    let plays = |(player, _): &&(RankedId, Rank)| playing.contains(player);
    let others = ranked.iter().filter(plays).filter(|(_, rank)| in_front(*rank) >= places);
    let best = ranked.iter().filter(|one| !plays(one)).filter(|(_, rank)| up_to(*rank) <= places);
    let (others, missing) =
        (others.map(|(id, _)| *id).collect::<Vec<_>>(), best.map(|(id, _)| *id).collect::<Vec<_>>());
    // Of those who share the last place some may be missing without anybody in their stead.
    let is_short = playing.len() < places.min(ranked.len());
    let departs = is_short || !others.is_empty() || !missing.is_empty();
    departs.then_some(Departure::NotTheBest { stage, places, plays: others, missing })
}

/// Who sits at another semi-final than the chart says, where the seeds close up behind those who don't play, or where their places
/// stay empty.
fn off_the_chart(standings: &Standings, semis: &[&PlayedGame]) -> Vec<OffTheChart> {
    let seats = semis.iter().zip(1..).flat_map(|(game, at)| game.seats.iter().map(move |seat| (seat.player, at)));
    let at: BTreeMap<RankedId, usize> = seats.collect();
    let all = ranked(standings);
    let playing: Vec<(RankedId, Rank)> = all.iter().filter(|(player, _)| at.contains_key(player)).copied().collect();
    match misplaced(&all, &at) {
        Some(off) if off.is_empty() => off,
        _ => misplaced(&playing, &at).unwrap_or_default(),
    }
}

/// Who of a seeded field sits elsewhere; none where somebody plays without a seat in the chart.
fn misplaced(field: &[(RankedId, Rank)], at: &BTreeMap<RankedId, usize>) -> Option<Vec<OffTheChart>> {
    let table_of = |seed: usize| {
        let has = |chart: &[u32; 4]| chart.iter().any(|own| usize::try_from(*own) == Ok(seed));
        CHART.iter().position(has).map(|table| table + 1)
    };
    let mut off = Vec::new();
    let mut first = 1;
    for group in field.chunk_by(|one, other| one.1 == other.1) {
        let mut free: Vec<usize> = (first..first + group.len()).filter_map(table_of).collect();
        let mut elsewhere = Vec::new();
        for (player, sits) in group.iter().filter_map(|(player, _)| Some((*player, *at.get(player)?))) {
            match free.iter().position(|table| *table == sits) {
                Some(place) => drop(free.remove(place)),
                None => elsewhere.push((player, sits)),
            }
        }
        for (player, at) in elsewhere {
            if free.is_empty() {
                return None;
            }
            off.push(OffTheChart { player, seed: first, at, belongs_at: free.remove(0) });
        }
        first += group.len();
    }
    Some(off)
}
