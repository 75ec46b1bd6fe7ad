//! The programme of a tournament's days, with when the doors open and when it begins.

use crate::rounds::RoundAt;
use crate::standings::ranking;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind};
use reeve_rules::tournament::vocabulary::{Phase, RoundState, Stage, TournamentPart};
use reeve_store::face::Face;
use reeve_store::snapshot::Round;
use reeve_store::{Error, Snapshot, TournamentId, Tx, face};

/// What a page tells of a tournament while there is nothing else to show on it.
#[derive(Debug, Clone)]
pub struct Ahead {
    /// What the tournament says of itself.
    pub said: Face,
    /// When its rounds are planned.
    pub planned: Vec<ProgrammeEntry>,
}

impl Ahead {
    /// Reads it. Two statements.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Ahead, Error> {
        Ok(Ahead { said: face::of_tournament(tx, id).await?, planned: read(tx, id).await? })
    }
}

/// Reads when the rounds of a tournament are planned.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Vec<ProgrammeEntry>, Error> {
    reeve_store::programme::of_tournament(tx, id).await
}

/// What a line of the programme is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProgrammeItem {
    Doors,
    Start,
    /// An entry, with its own words where they are not empty.
    Entry(ProgrammeKind, String),
}

/// A line of the programme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgrammeLine {
    /// The day, from 1.
    pub day: i64,
    /// When it begins, in minutes after midnight.
    pub begins_at: i64,
    /// When it ends, where that is said.
    pub ends_at: Option<i64>,
    pub item: ProgrammeItem,
}

/// The programme in its order; empty where no time is known.
pub fn programme(face: &Face, planned: &[ProgrammeEntry]) -> Vec<ProgrammeLine> {
    let first = |at: i64, item: ProgrammeItem| ProgrammeLine { day: 1, begins_at: at, ends_at: None, item };
    // Whatever is planned for the minute of the beginning says it better.
    let begins = |at: &i64| !planned.iter().any(|entry| entry.day == 1 && entry.begins_at == *at);
    let mut lines: Vec<ProgrammeLine> = face.doors_at.map(|at| first(at, ProgrammeItem::Doors)).into_iter().collect();
    lines.extend(face.starts_at.filter(begins).map(|at| first(at, ProgrammeItem::Start)));
    lines.extend(planned.iter().map(|entry| ProgrammeLine {
        day: entry.day,
        begins_at: entry.begins_at,
        ends_at: entry.ends_at,
        item: ProgrammeItem::Entry(entry.kind, entry.title.clone()),
    }));
    lines.sort_by_key(|line| (line.day, line.begins_at));
    lines
}

/// What is planned for a round.
pub fn entry_of(planned: &[ProgrammeEntry], at: RoundAt) -> Option<&ProgrammeEntry> {
    let kind = ProgrammeKind::of_round(at.stage, at.number)?;
    planned.iter().find(|entry| entry.kind == kind)
}

/// The round that is played next, as far as that is known: the first that has not begun, before there are any the first of
/// all.
pub fn next_round(snapshot: &Snapshot) -> Option<RoundAt> {
    let waits = |round: &&Round| matches!(round.row.state, RoundState::Planned | RoundState::Published);
    match snapshot.tournament.phase {
        Phase::Finished => None,
        Phase::Draft | Phase::Registration | Phase::CheckIn if snapshot.tournament.part == TournamentPart::Finals => {
            let first = if ranking::stages_of(&snapshot.tournament) == Some(Stages::SemiFinals) {
                Stage::Semi
            } else {
                Stage::Final
            };
            Some(RoundAt::later(first))
        }
        Phase::Draft | Phase::Registration | Phase::CheckIn => Some(RoundAt { stage: Stage::Prelim, number: 1 }),
        Phase::Prelim | Phase::Semi | Phase::Final => snapshot.rounds.iter().find(waits).map(RoundAt::of),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doors_and_start_stand_among_the_rest() {
        let entry = |day, begins_at, kind| ProgrammeEntry { day, begins_at, ends_at: None, kind, title: String::new() };
        let face = Face { doors_at: Some(540), starts_at: Some(600), ..Face::default() };
        let planned = [entry(1, 555, ProgrammeKind::CheckIn), entry(1, 620, ProgrammeKind::Prelim1)];
        let times = |face: &Face, planned: &[ProgrammeEntry]| -> Vec<i64> {
            programme(face, planned).iter().map(|line| line.begins_at).collect()
        };
        assert_eq!(times(&face, &planned), [540, 555, 600, 620]);
        assert_eq!(times(&face, &[]), [540, 600]);
        assert!(times(&Face::default(), &[]).is_empty());
        // The welcome is the beginning.
        assert_eq!(times(&face, &[entry(1, 600, ProgrammeKind::Welcome)]), [540, 600]);
        assert_eq!(times(&face, &[entry(2, 600, ProgrammeKind::Final)]), [540, 600, 600]);
    }
}
