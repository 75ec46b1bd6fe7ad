//! What can be done with the seats of the preliminary rounds now, or why not. Buttons, pages and the refusals of the
//! actions all ask here.

use crate::rounds::{RoundAt, prelims};
use crate::seating::Seating;
use crate::visibility;
use reeve_rules::refusals::refusals;
use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::vocabulary::{ScheduleSource, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_store::schedule_report::Undo;
use reeve_store::snapshot::Round;

refusals! {
    /// Why something can't be done with the seats now.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum NotNow {
        /// Check-in has not started, so nobody is there to be seated.
        CheckInNotStarted = "seats-before-check-in",
        /// The tournament is called off.
        CalledOff = "seats-of-called-off",
        /// The preliminary rounds are over.
        PrelimsOver = "prelims-over",
        /// The final day of a series has no preliminary rounds.
        NoPrelims = "no-preliminary-rounds",
        /// The seats of every preliminary round are public.
        AllRoundsPublic = "all-rounds-public",
        /// No round is public and still to be played, so there is nothing to repair.
        NothingToRepair = "nothing-to-repair",
        /// The seats of the round are public, so nobody is moved by hand.
        NoSwapInPublicRound = "no-swap-in-public-round",
        /// The seats of the round are public, so nobody is pinned.
        NoPinInPublicRound = "no-pin-in-public-round",
        /// The round is seated by the standings, so nobody is moved or pinned by hand, and no file is taken.
        ByRank = "seats-by-rank" in "1.1.5",
        /// A seat can't be swapped with itself.
        SameSeat = "same-seat",
        /// The last change of the seats was no swap.
        NoSwapToUndo = "no-swap-to-undo",
        /// One of the two would sit elsewhere than at the fixed table.
        FixedTable {
            name: String,
            table: usize,
        } = "fixed-table",
    }
}

/// Whether seats of preliminary rounds can be made or changed now.
pub fn may_seat(snapshot: &Snapshot) -> Result<(), NotNow> {
    if snapshot.tournament.is_called_off() {
        Err(NotNow::CalledOff)
    } else if snapshot.tournament.part == TournamentPart::Finals {
        Err(NotNow::NoPrelims)
    } else if !snapshot.tournament.phase.has_check_in() {
        Err(NotNow::CheckInNotStarted)
    } else if prelims::are_over(snapshot) {
        Err(NotNow::PrelimsOver)
    } else {
        Ok(())
    }
}

/// Whether there is a round left whose seats can be made: one after the last public one.
pub fn may_make(seating: &Seating) -> Result<(), NotNow> {
    if seating.has_rounds_to_make() { Ok(()) } else { Err(NotNow::AllRoundsPublic) }
}

/// Whether there are public seats that nobody has taken yet.
pub fn may_repair(seating: &Seating) -> Result<(), NotNow> {
    if seating.published > 0 { Ok(()) } else { Err(NotNow::NothingToRepair) }
}

/// Whether the players of two seats in a round (from 1) can be exchanged by hand.
pub fn may_swap(snapshot: &Snapshot, round: i64, (one, two): (SeatAt, SeatAt)) -> Result<(), NotNow> {
    may_seat(snapshot)?;
    if one == two {
        return Err(NotNow::SameSeat);
    }
    by_schedule(snapshot, round)?;
    check_not_public(snapshot.round(Stage::Prelim, round), NotNow::NoSwapInPublicRound)
}

/// Refuses in a round, from 1, that is seated by the standings.
fn by_schedule(snapshot: &Snapshot, number: i64) -> Result<(), NotNow> {
    let at = RoundAt { stage: Stage::Prelim, number };
    if prelims::is_by_rank(&snapshot.tournament, at) { Err(NotNow::ByRank) } else { Ok(()) }
}

/// Whether a schedule can be brought as a file.
pub fn may_import(seating: &Seating) -> Result<(), NotNow> {
    may_make(seating)?;
    if seating.is_by_rank() { Err(NotNow::ByRank) } else { Ok(()) }
}

/// Whether both keep their fixed tables, where the players of two seats in a round (from 0) are exchanged.
pub fn may_exchange(
    snapshot: &Snapshot,
    seating: &Seating,
    at: usize,
    (one, two): (SeatAt, SeatAt),
) -> Result<(), NotNow> {
    let leaves = |from: SeatAt, to: SeatAt| {
        let player = seating.sitting(at, from)?;
        let table = seating.fixed_table(player)?;
        (from.table != to.table && table != to.table).then_some((player, table))
    };
    match leaves(one, two).or_else(|| leaves(two, one)) {
        Some((player, table)) => Err(NotNow::FixedTable { name: snapshot.labels().of(player).to_owned(), table }),
        None => Ok(()),
    }
}

/// The last swap by hand, where it can be taken back now: nothing else was done with the seats since, and the round is
/// not public yet.
pub fn may_undo(snapshot: &Snapshot) -> Result<Undo, NotNow> {
    may_seat(snapshot)?;
    let undo = snapshot.schedule_report().and_then(|report| report.undo).ok_or(NotNow::NoSwapToUndo)?;
    check_not_public(snapshot.round(Stage::Prelim, undo.round), NotNow::NoSwapInPublicRound)?;
    Ok(undo)
}

/// Whether players can be pinned to seats of a round, or let go.
pub fn may_pin(snapshot: &Snapshot, round: &Round) -> Result<(), NotNow> {
    may_seat(snapshot)?;
    by_schedule(snapshot, round.row.number)?;
    check_not_public(Some(round), NotNow::NoPinInPublicRound)
}

/// Refuses what is done by hand in a round whose seats are public. It is asked of each round alone: a later one may be
/// public before it. A round that does not exist is not public.
fn check_not_public(round: Option<&Round>, refusal: NotNow) -> Result<(), NotNow> {
    if round.is_some_and(visibility::has_public_seats) { Err(refusal) } else { Ok(()) }
}

/// Whether the seats hold work by hand that no seed gives back: a swap, or a file.
pub fn is_by_hand(snapshot: &Snapshot) -> bool {
    let by_hand = |source| matches!(source, ScheduleSource::Swapped | ScheduleSource::Imported);
    // What is seated by the standings loses nothing of the rounds before.
    prelims::next_by_rank(snapshot).is_none() && snapshot.schedule.as_ref().is_some_and(|stored| by_hand(stored.source))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event, prelims};
    use crate::seating::staff::StaffSchedule;
    use reeve_rules::seating::{ProvenBounds, TableSizes, Tradeoffs};
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState, Stage};
    use reeve_store::schedule::Schedule;
    use reeve_store::schedule_report::ScheduleReport;

    #[test]
    fn seats_are_made_from_check_in_until_the_last_preliminary_round_is_closed() {
        assert_eq!(may_seat(&event(Phase::Registration, 16)), Err(NotNow::CheckInNotStarted));
        assert_eq!(may_seat(&event(Phase::CheckIn, 16)), Ok(()));
        for (closed, expected) in [(2, Ok(())), (3, Err(NotNow::PrelimsOver))] {
            let mut event = event(Phase::Prelim, 16);
            prelims(&mut event, closed, RoundState::Playing, SheetState::Open);
            assert_eq!(may_seat(&event), expected, "{closed} closed");
        }
        assert_eq!(may_seat(&event(Phase::Finished, 16)), Err(NotNow::PrelimsOver));
    }

    #[test]
    fn seats_are_pinned_and_swapped_while_they_can_be_made_and_are_not_public() {
        let check = |phase, published, round, expected: Result<(), NotNow>, swap: Result<(), NotNow>| {
            let mut event = event(phase, 16);
            let first = if published { RoundState::Published } else { RoundState::Planned };
            prelims(&mut event, 0, first, SheetState::Open);
            let stored = event.round(Stage::Prelim, round).expect("a round");
            assert_eq!(may_pin(&event, stored), expected, "pin in {round}, {phase}");
            let (one, two) = (SeatAt { table: 1, position: 1 }, SeatAt { table: 2, position: 1 });
            assert_eq!(may_swap(&event, round, (one, two)), swap, "swap in {round}, {phase}");
        };
        check(Phase::CheckIn, false, 1, Ok(()), Ok(()));
        check(Phase::Prelim, true, 1, Err(NotNow::NoPinInPublicRound), Err(NotNow::NoSwapInPublicRound));
        check(Phase::Prelim, true, 2, Ok(()), Ok(()));
        // Registration was opened again after the seats were made.
        check(Phase::Registration, false, 1, Err(NotNow::CheckInNotStarted), Err(NotNow::CheckInNotStarted));
        check(Phase::Semi, false, 2, Err(NotNow::PrelimsOver), Err(NotNow::PrelimsOver));
    }
    #[test]
    fn each_round_is_asked_for_itself_also_when_a_later_one_is_public_before_it() {
        let mut event = event(Phase::Prelim, 16);
        prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
        event.rounds[1].row.state = RoundState::Published;
        let seats = (SeatAt { table: 1, position: 1 }, SeatAt { table: 2, position: 1 });
        let is_public = |at: usize| {
            let round = &event.rounds[at];
            let may = [may_pin(&event, round), may_swap(&event, round.row.number, seats)].map(|may| may.is_err());
            let is_open = StaffSchedule::of(&event).rounds[at].is_open;
            assert_eq!(may, [!is_open; 2], "round {}", at + 1);
            !is_open
        };
        assert_eq!([0, 1, 2].map(is_public), [false, true, false]);
        // What is made anew begins after the last public round.
        assert_eq!(Seating::of(&event).public(), 2);
    }

    #[test]
    fn the_last_swap_is_taken_back_where_its_button_stands() {
        let check = |phase, state, round: Option<i64>, expected: Result<i64, NotNow>| {
            let mut event = event(phase, 16);
            prelims(&mut event, 0, state, SheetState::Open);
            let seats = [1, 2].map(|table| SeatAt { table, position: 1 });
            let undo = round.map(|round| Undo { round, seats, pinned: [false; 2] });
            event.schedule = Some(swapped(&event, undo));
            assert_eq!(may_undo(&event).map(|undo| undo.round), expected, "round {round:?}, {phase}");
            let button = StaffSchedule::of(&event).last_swap.map(|swap| swap.round);
            assert_eq!(button, expected.ok(), "round {round:?}, {phase}");
        };
        let (planned, public) = (RoundState::Planned, RoundState::Published);
        check(Phase::CheckIn, planned, Some(1), Ok(1));
        check(Phase::CheckIn, planned, None, Err(NotNow::NoSwapToUndo));
        check(Phase::Prelim, public, Some(1), Err(NotNow::NoSwapInPublicRound));
        check(Phase::Prelim, public, Some(2), Ok(2));
        check(Phase::Registration, planned, Some(1), Err(NotNow::CheckInNotStarted));
        check(Phase::Semi, planned, Some(1), Err(NotNow::PrelimsOver));
    }

    /// A schedule as it is stored after a swap.
    fn swapped(event: &Snapshot, undo: Option<Undo>) -> Schedule {
        let seating = Seating::of(event);
        let report = ScheduleReport {
            sizes: TableSizes::CHAMPIONSHIP,
            players: seating.players.len(),
            rounds: seating.wanted,
            grouped: false,
            figures: seating.figures(),
            bounds: ProvenBounds::default(),
            proven_for: None,
            tradeoffs: Tradeoffs::default(),
            extra_threes: Vec::new(),
            same_field: true,
            kept: 0,
            brought: false,
            undo,
            moves: Vec::new(),
            is_outdated: false,
        };
        Schedule {
            id: 1,
            seed: 0,
            source: ScheduleSource::Swapped,
            report: serde_json::to_string(&report).expect("a report"),
            made_by: None,
            made_at: AT,
        }
    }
}
