//! When the rounds are planned to begin, wherever somebody looks for one of them.

use chrono::NaiveDate;

use crate::ui::face_view::{date_of, day_and_start};
use reeve_rules::tournament::programme::{ProgrammeEntry, clock};
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::tournament::Tournament;
use reeve_views::programme;
use reeve_views::programme::{entry_of, next_round};
use reeve_views::rounds::RoundAt;
use reeve_words as words;
use reeve_words::time;

use reeve_store::Snapshot;

/// The planned times of a tournament's rounds.
pub struct PlannedTimes {
    first: NaiveDate,
    entries: Vec<ProgrammeEntry>,
}

impl PlannedTimes {
    /// The times of a programme.
    pub fn of(t: &Tournament, entries: Vec<ProgrammeEntry>) -> PlannedTimes {
        PlannedTimes { first: t.starts_on, entries }
    }

    /// When a round is planned: `12:15`, on a later day `Sunday, 22 November 2026, 12:15`.
    pub fn when(&self, at: RoundAt) -> Option<String> {
        let entry = entry_of(&self.entries, at)?;
        let clock = clock(entry.begins_at);
        Some(match entry.day {
            1 => clock,
            later => words::face::day_and_start(&time::day(date_of(self.first, later)), Some(&clock)),
        })
    }

    /// Beside a round that has not begun: `planned for 12:15`.
    pub fn beside(&self, at: RoundAt, state: RoundState) -> Option<String> {
        let waits = matches!(state, RoundState::Planned | RoundState::Published);
        self.when(at).filter(|_| waits).map(texts::face::planned_for)
    }

    /// A round's time in a sentence.
    pub fn sentence(&self, at: RoundAt) -> Option<String> {
        self.when(at).map(|when| words::rounds::planned(at, &when))
    }

    /// When a round is planned to end: `14:30`. What is planned for after midnight says nothing here.
    pub fn ends(&self, at: RoundAt) -> Option<String> {
        entry_of(&self.entries, at).and_then(|entry| entry.ends_at).map(clock)
    }

    /// The time of the round that comes next, in a sentence.
    pub fn next(&self, snapshot: &Snapshot) -> Option<String> {
        next_round(snapshot).and_then(|at| self.sentence(at))
    }
}

/// What a public page says before there is anything else on it: when it begins, and what comes next.
pub struct Ahead {
    /// The day of the month, and the month in short.
    pub day: (u32, String),
    pub line: String,
    /// When the next round is planned, where that is known.
    pub next: Option<String>,
}

impl Ahead {
    /// What lies ahead of a tournament.
    pub fn of(ahead: programme::Ahead, snapshot: &Snapshot) -> Ahead {
        let t = &snapshot.tournament;
        Ahead {
            day: time::leaf(t.starts_on),
            line: words::face::when_where(&day_and_start(t, &ahead.said), &t.place),
            next: PlannedTimes::of(t, ahead.planned).next(snapshot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::programme::ProgrammeKind;
    use reeve_rules::tournament::vocabulary::{Phase, Stage};
    use reeve_views::event_for_tests::event;

    #[test]
    fn a_round_says_when_it_is_planned_until_it_begins() {
        let snapshot = event(Phase::CheckIn, 12);
        let entry = |day, begins_at, kind| ProgrammeEntry { day, begins_at, ends_at: None, kind, title: String::new() };
        let entries = vec![entry(1, 615, ProgrammeKind::Prelim1), entry(2, 570, ProgrammeKind::Final)];
        let planned = PlannedTimes::of(&snapshot.tournament, entries);
        let round = |stage, number| RoundAt { stage, number };
        let first = round(Stage::Prelim, 1);
        assert_eq!(planned.beside(first, RoundState::Published).as_deref(), Some("planned for 10:15"));
        assert_eq!(planned.beside(first, RoundState::Playing), None);
        assert_eq!(planned.sentence(first).as_deref(), Some("Round 1 is planned for 10:15."));
        assert_eq!(planned.sentence(round(Stage::Prelim, 2)), None);
        let last = planned.sentence(round(Stage::Final, 1)).expect("a sentence");
        assert!(last.starts_with("The final is planned for ") && last.ends_with(", 09:30."), "{last}");
        assert_eq!(planned.next(&snapshot).as_deref(), Some("Round 1 is planned for 10:15."));
    }
}
