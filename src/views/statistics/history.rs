//! Everybody's rank after each round, as far as the results are public.

use std::collections::HashMap;

use reeve_rules::standings::{Rank, RankedId};
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::snapshot::Round;
use reeve_store::{Error, Snapshot};

use crate::rounds::RoundAt;
use crate::standings::ranking::{Ranking, forget_after};
use crate::standings::table::{Cut, StandingsRow, StandingsTable};
use crate::visibility;
use crate::visibility::Reader;

/// Everybody's rank after each round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankHistory {
    /// The rounds with public results, in the order in which they are played.
    pub rounds: Vec<HistoryRound>,
    /// Everybody who is ranked now, the first first.
    pub lines: Vec<RankLine>,
    /// The cuts as they lie now: below how many of the lines, and what each is.
    pub cuts: Vec<(usize, Cut)>,
}

/// A round after which everybody has a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryRound {
    pub at: RoundAt,
    /// Whether it is closed; else its ranks still move.
    pub closed: bool,
    /// How many were ranked after it.
    pub ranked: usize,
}

/// The ranks of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankLine {
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// The rank after each round; none before the player's first.
    pub ranks: Vec<Option<RankThen>>,
}

/// A rank after a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankThen {
    /// The rank, which others may share.
    pub rank: Rank,
    /// The line of the standings, from 0: those of one rank stand one below the other by name.
    pub line: usize,
}

impl RankHistory {
    /// What is public now. `ranking`: that of everybody.
    ///
    /// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
    pub fn of(snapshot: &Snapshot, ranking: &Ranking) -> Result<RankHistory, Error> {
        let t = &snapshot.tournament;
        let has_results =
            |round: &Round| round.tables.iter().any(|table| visibility::is_result_public(t, round, table));
        let played: Vec<usize> = (0..snapshot.rounds.len()).filter(|at| has_results(&snapshot.rounds[*at])).collect();
        let mut after: Vec<HashMap<RankedId, RankThen>> = Vec::with_capacity(played.len());
        let mut past = snapshot.clone();
        for (place, at) in played.iter().enumerate().rev() {
            if place + 1 == played.len() {
                after.push(ranks(ranking));
                continue;
            }
            forget_after(&mut past, *at);
            after.push(ranks(&Ranking::of(&past, Reader::Everybody)?));
        }
        after.reverse();
        let rounds = played.iter().zip(&after).map(|(at, ranks)| {
            let round = &snapshot.rounds[*at];
            let closed = round.row.state == RoundState::Closed;
            HistoryRound { at: RoundAt::of(round), closed, ranked: ranks.len() }
        });
        let table = StandingsTable::of(snapshot, ranking);
        let line = |row: &StandingsRow<'_>| RankLine {
            number: row.number,
            name: row.row.name.clone(),
            ranks: after.iter().map(|ranks| ranks.get(&row.row.player).copied()).collect(),
        };
        Ok(RankHistory {
            rounds: rounds.collect(),
            lines: table.rows.iter().filter(|row| row.row.rank.is_some()).map(line).collect(),
            cuts: table.rows.iter().enumerate().filter_map(|(at, row)| Some((at + 1, row.cut?))).collect(),
        })
    }

    /// The line of a player, by number, and its place among the lines.
    pub fn line_of(&self, number: i64) -> Option<(usize, &RankLine)> {
        self.lines.iter().enumerate().find(|(_, line)| line.number == number)
    }
}

fn ranks(ranking: &Ranking) -> HashMap<RankedId, RankThen> {
    let rows = ranking.standings.rows.iter().enumerate();
    rows.filter_map(|(line, row)| Some((row.player, RankThen { rank: row.rank?, line }))).collect()
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::event_for_tests::{AT, after_prelims, draw_all, event, prelims, round, seated};
    use reeve_rules::standings::lots::DrawReason;
    use reeve_rules::tournament::vocabulary::{DrawMethod, Phase, SheetState, Stage};
    use reeve_store::lots::Draw;
    use reeve_store::{DrawId, PlayerId};

    fn history(event: &Snapshot) -> RankHistory {
        let ranking = Ranking::of(event, Reader::Everybody).expect("a ranking");
        RankHistory::of(event, &ranking).expect("a history")
    }

    fn ranks_of(history: &RankHistory, number: i64) -> Vec<Option<u32>> {
        let (_, line) = history.line_of(number).expect("a line");
        line.ranks.iter().map(|then| then.map(|then| then.rank.0)).collect()
    }

    #[test]
    fn nothing_is_there_before_a_result_is_public() {
        let mut event = event(Phase::Prelim, 12);
        prelims(&mut event, 0, RoundState::Playing, SheetState::Signed);
        let history = history(&event);
        assert!(history.rounds.is_empty() && history.lines.iter().all(|line| line.ranks.is_empty()), "{history:?}");
    }

    #[test]
    fn everybody_has_the_rank_that_the_standings_had_after_each_round() {
        let mut event = event(Phase::Prelim, 12);
        event.tournament.attendance = Some(12);
        prelims(&mut event, 2, RoundState::Playing, SheetState::Signed);
        // In round 2 the last of table 1 wins, not the first.
        let table = &mut event.rounds[1].tables[0];
        table.row.winner_position = Some(4);
        for (seat, vp) in table.seats.iter_mut().zip([4, 6, 8, 10]) {
            seat.vp = Some(vp);
        }
        let history = history(&event);
        assert_eq!(history.rounds.len(), 2, "round 3 is on");
        assert!(history.rounds.iter().all(|round| round.closed && round.ranked == 12));
        assert_eq!(ranks_of(&history, 1), [Some(1), Some(3)]);
        assert_eq!(ranks_of(&history, 4), [Some(10), Some(3)], "equal to player 1 in all they did");
        assert_eq!(
            history.cuts.iter().map(|(below, cut)| (*below, cut.stage)).collect::<Vec<_>>(),
            [(4, Stage::Final)]
        );
        // Who came in later has no rank before.
        event.rounds[0].tables[2].seats.retain(|seat| seat.player_id != PlayerId(12));
        assert_eq!(ranks_of(&self::history(&event), 12)[0], None);
    }

    #[test]
    fn lots_count_from_the_moment_on_in_which_they_were_drawn() {
        let mut event = after_prelims(20);
        draw_all(&mut event);
        let field = seated(&event, Stage::Semi);
        event.tournament.phase = Phase::Semi;
        round(&mut event, Stage::Semi, 1, RoundState::Closed, SheetState::Signed, &field);
        event.draws = vec![Draw {
            id: DrawId(1),
            method: DrawMethod::Reeve,
            seed: Some(1),
            reason: DrawReason::SharedRanks(vec![Rank(1)]),
            witness: String::new(),
            drawn_by: None,
            drawn_by_name: None,
            drawn_at: AT + TimeDelta::hours(3),
        }];
        for (round, hours) in event.rounds.iter_mut().zip([0, 1, 2, 4]) {
            round.row.started_at = Some(AT + TimeDelta::hours(hours));
        }
        let history = history(&event);
        // The winners of five tables are equal in all they did.
        assert_eq!(ranks_of(&history, 5)[..3], [Some(1), Some(1), Some(2)]);
        assert_eq!(history.rounds.len(), 4);
    }
}
