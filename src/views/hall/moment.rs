//! What was just reached, for everybody to see: a round is over, who goes on is known, somebody has won. It lasts until what comes
//! next is public.

use reeve_rules::standings::{Rank, Status};
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::Snapshot;

use crate::bracket;
use crate::bracket::champion::Champion;
use crate::rounds::{RoundAt, prelims};
use crate::standings::ranking::Ranking;
use crate::standings::table::{Cut, StandingsRow, StandingsTable};
use crate::visibility;

/// How many are named who are in front after a round.
const IN_FRONT: usize = 3;

/// A moment to be celebrated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Moment {
    /// A round is over: who is in front.
    RoundOver(RoundAt, Vec<(Rank, String)>),
    /// A round is over, and with it is known who goes on to a stage.
    GoesOn(RoundAt, Stage, Vec<(Rank, String)>),
    /// Somebody has won.
    Won(Box<Champion>),
}

impl Moment {
    /// The moment that everybody may know of now. `ranking` is that of everybody.
    pub fn of(snapshot: &Snapshot, ranking: &Ranking) -> Option<Moment> {
        if bracket::is_over(snapshot)
            && let Some(champion) = Champion::of(snapshot, ranking)
        {
            return Some(Moment::Won(Box::new(champion)));
        }
        let round = visibility::current(&visibility::published(snapshot))?;
        if round.row.state != RoundState::Closed || round.row.stage == Stage::Final {
            return None;
        }
        let table = StandingsTable::of(snapshot, ranking);
        if round.row.stage == Stage::Semi {
            let mut winners = named(&table.rows);
            winners.truncate(round.tables.len());
            return Some(Moment::GoesOn(RoundAt::of(round), Stage::Final, winners));
        }
        // Before the last preliminary round a line says who would go on as things stand.
        let settled = prelims::are_closed(snapshot) && visibility::leads_to_later_stages(&snapshot.tournament);
        let line = |row: &StandingsRow<'_>| row.cut.filter(|cut: &Cut| cut.tied.is_none()).map(|cut| cut.stage);
        let last = table.rows.iter().enumerate().filter_map(|(at, row)| Some((at, line(row)?))).next_back();
        Some(match last.filter(|_| settled) {
            Some((at, stage)) => Moment::GoesOn(RoundAt::of(round), stage, named(&table.rows[..=at])),
            None => Moment::RoundOver(RoundAt::of(round), in_front(&table.rows)),
        })
    }

    /// What tells this moment from every other of its tournament.
    pub fn code(&self) -> String {
        match self {
            Moment::RoundOver(at, _) => format!("over-{}-{}", at.stage.code(), at.number),
            Moment::GoesOn(_, stage, _) => format!("to-{}", stage.code()),
            Moment::Won(champion) => {
                format!("won-{}{}", champion.number, if champion.declared { "-declared" } else { "" })
            }
        }
    }
}

fn named(rows: &[StandingsRow<'_>]) -> Vec<(Rank, String)> {
    let here = rows.iter().filter(|row| row.row.status == Status::Active);
    here.filter_map(|row| Some((row.row.rank?, row.row.name.clone()))).collect()
}

/// The first few; none where more share the last of these ranks.
fn in_front(rows: &[StandingsRow<'_>]) -> Vec<(Rank, String)> {
    let mut first = named(rows);
    first.retain(|(rank, _)| usize::try_from(rank.0).is_ok_and(|rank| rank <= IN_FRONT));
    if first.len() > IN_FRONT { Vec::new() } else { first }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use crate::visibility::Reader;
    use reeve_rules::tournament::vocabulary::{Phase, SheetState};

    fn moment(snapshot: &Snapshot) -> Option<Moment> {
        Moment::of(snapshot, &Ranking::of(snapshot, Reader::Everybody).expect("a ranking"))
    }

    #[test]
    fn a_round_is_celebrated_once_it_is_closed_and_until_the_next_is_public() {
        let mut snapshot = event(Phase::Prelim, 12);
        assert_eq!(moment(&snapshot), None);
        prelims(&mut snapshot, 0, RoundState::Playing, SheetState::Signed);
        assert_eq!(moment(&snapshot), None, "every result is in, and none is public");
        snapshot.rounds[0].row.state = RoundState::Closed;
        let code = |snapshot: &Snapshot| moment(snapshot).map(|moment| moment.code());
        assert_eq!(code(&snapshot).as_deref(), Some("over-prelim-1"));
        let mut next = event(Phase::Prelim, 12);
        prelims(&mut next, 1, RoundState::Published, SheetState::Open);
        assert_eq!(code(&next), None);
    }
}
