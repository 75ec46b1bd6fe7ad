//! How often each seat wins over the public tournaments of this Reeve.
//!
//! What is read has a limit: of the newest tournaments as many as have [`MOST_GAMES`] games together. That is enough to tell
//! a share within two points, and no more than one large hall plays in a day.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::games::SystemCode;
use reeve_rules::statistics::WinRates;
use reeve_store::tournament::{ListOf, Tournament, TournamentSearch};
use reeve_store::{Error, TournamentId, Tx, seat_count, tournament};

use crate::visibility;

/// How many games are read, unless the newest tournament alone has more.
const MOST_GAMES: i64 = 4_000;

/// The most tournaments that are looked at.
const MOST_TOURNAMENTS: i64 = 400;

/// What the public games of one game system say together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SystemStatistics {
    /// How often each seat wins.
    pub rates: WinRates,
    /// How many tournaments have such games.
    pub tournaments: usize,
}

/// How often each seat wins, by game system.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AllStatistics {
    /// By the game system that was played, those that have games.
    pub systems: BTreeMap<SystemCode, SystemStatistics>,
    /// Whether there are older tournaments that were not read.
    pub is_cut: bool,
    /// The time zones of those that were read.
    pub time_zones: BTreeSet<String>,
}

impl AllStatistics {
    /// Counts what is public. Two statements, however many tournaments and players there are.
    pub async fn read(tx: &mut Tx) -> Result<AllStatistics, Error> {
        let wanted = TournamentSearch { of: ListOf::Everybody, words: String::new(), year: None };
        let found = tournament::find(tx, &wanted, MOST_TOURNAMENTS, 0).await?;
        let read = newest(&found, MOST_GAMES);
        let ids: Vec<TournamentId> = read.iter().map(|t| t.id).collect();
        let counted = seat_count::of_tournaments(tx, &ids).await?;
        let by_id: BTreeMap<TournamentId, &Tournament> = read.iter().map(|t| (t.id, *t)).collect();
        let time_zones = read.iter().map(|t| t.time_zone.clone()).collect();
        let mut all = AllStatistics { is_cut: has_older(&found, &read), time_zones, ..AllStatistics::default() };
        let mut counted_of: BTreeMap<SystemCode, Vec<TournamentId>> = BTreeMap::new();
        for line in counted {
            let Some(t) = by_id.get(&line.tournament_id) else { continue };
            if !visibility::are_results_public(t, line.round_state, line.sheet_state) {
                continue;
            }
            let number = |n: i64| u32::try_from(n).map_err(Error::broken);
            let (seats, games, wins) = (number(line.at_table)?, number(line.games)?, number(line.wins)?);
            let statistics = all.systems.entry(t.system).or_default();
            statistics.rates.add(seats, line.position, line.play_order, line.colour, (games, wins));
            // Each game has one winner.
            statistics.rates.games += wins;
            counted_of.entry(t.system).or_default().push(t.id);
        }
        for (system, mut ids) in counted_of {
            ids.dedup();
            all.systems.entry(system).or_default().tournaments = ids.len();
        }
        Ok(all)
    }
}

/// Those of the tournaments, the newest first, that have so many games together; the newest that has any in any case.
fn newest(found: &[Tournament], most: i64) -> Vec<&Tournament> {
    let mut games = 0;
    let mut read = Vec::new();
    for t in found.iter().filter(|t| visibility::is_public(t) && visibility::has_rounds(t)) {
        games += games_of(t);
        if games > most && !read.is_empty() {
            break;
        }
        read.push(t);
    }
    read
}

/// About how many games a tournament has: tables of four, with five for semi-finals and final.
fn games_of(t: &Tournament) -> i64 {
    let tables = (t.attendance.unwrap_or_default() + 3) / 4;
    tables * t.prelim_rounds + 5
}

fn has_older(found: &[Tournament], read: &[&Tournament]) -> bool {
    let last = read.last().map(|t| t.id);
    let after = found.iter().skip_while(|t| Some(t.id) != last).skip(1);
    found.len() as i64 == MOST_TOURNAMENTS
        || (last.is_some() && after.filter(|t| visibility::has_rounds(t)).count() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::event;
    use reeve_rules::tournament::vocabulary::Phase;

    #[test]
    fn no_more_games_are_read_than_the_limit_says() {
        let tournament = |id: i64, phase: Phase, attendance: i64| {
            let mut t = event(phase, 0).tournament;
            (t.id, t.attendance) = (TournamentId(id), Some(attendance));
            t
        };
        let found = [
            tournament(9, Phase::CheckIn, 0),
            tournament(8, Phase::Prelim, 40),
            tournament(7, Phase::Finished, 60),
            tournament(6, Phase::Finished, 4_000),
            tournament(5, Phase::Finished, 16),
        ];
        let ids = |read: &[&Tournament]| read.iter().map(|t| t.id.0).collect::<Vec<_>>();
        let read = newest(&found, 100);
        assert_eq!(ids(&read), [8, 7], "35 and 50 games");
        assert!(has_older(&found, &read));
        assert_eq!(ids(&newest(&found[3..], 100)), [6], "the newest in any case");
        let read = newest(&found, 10_000);
        assert_eq!(ids(&read), [8, 7, 6, 5]);
        assert!(!has_older(&found, &read));
    }
}
