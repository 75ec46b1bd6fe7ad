//! What had to give in a schedule, and why.

use crate::rules::seating::{MadeSchedule, ScheduleRequest, SeatedRound, table_sizes};
use crate::rules::tournament::vocabulary::words;

words! {
    /// Why repeat meetings had to be accepted.
    RepeatsBecause {
        /// There are too few people or tables for everybody to meet somebody new each time.
        FewPeopleOrTables = "few-people-or-tables",
        /// Seats that were to stay leave less room for new opponents.
        BoundSeats = "bound-seats",
        /// The rounds already played leave less room for new opponents.
        PlayedRounds = "played-rounds",
        /// No schedule with fewer was found.
        NoneFound = "none-found",
    }
}

words! {
    /// Why selection positions are held again.
    PositionsBecause {
        /// Tables of three have no position 4, so it does not go round.
        TablesOfThree = "tables-of-three",
        /// What is played or bound to stay leaves no other positions.
        PlayedOrBound = "played-or-bound",
        /// Different opponents come before different positions.
        OpponentsFirst = "opponents-first",
    }
}

words! {
    /// Why people of one group or club sit together.
    GroupsBecause {
        /// A group has more members than there are tables, or people must meet nearly everybody.
        LargeGroups = "large-groups",
        /// Different opponents and positions come before keeping groups apart.
        OpponentsAndPositionsFirst = "opponents-and-positions-first",
    }
}

/// What had to give and why; None where nothing had to. How much of it there is, the figures say.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GaveWay {
    /// Repeat meetings.
    pub repeats: Option<RepeatsBecause>,
    /// Selection positions held again.
    pub positions: Option<PositionsBecause>,
    /// People of one group or club together.
    pub groups: Option<GroupsBecause>,
}

/// What had to give in a schedule that was made as asked.
pub fn gave_way(request: &ScheduleRequest, outcome: &MadeSchedule) -> GaveWay {
    let (figures, bounds) = (&outcome.figures, &outcome.bounds);
    let is_bound = !request.pins.is_empty() || !request.fixed.is_empty();
    let is_played = !request.played.is_empty();
    let repeats = if bounds.repeats == Some(figures.repeats) {
        RepeatsBecause::FewPeopleOrTables
    } else if is_bound {
        RepeatsBecause::BoundSeats
    } else if is_played {
        RepeatsBecause::PlayedRounds
    } else {
        RepeatsBecause::NoneFound
    };
    let positions = if bounds.position_repeats == Some(figures.position_repeats) {
        PositionsBecause::TablesOfThree
    } else if is_bound || is_played {
        PositionsBecause::PlayedOrBound
    } else {
        PositionsBecause::OpponentsFirst
    };
    let groups = if bounds.group_meetings == Some(figures.group_meetings) {
        GroupsBecause::LargeGroups
    } else {
        GroupsBecause::OpponentsAndPositionsFirst
    };
    GaveWay {
        repeats: (figures.repeats > 0).then_some(repeats),
        positions: (figures.position_repeats > 0).then_some(positions),
        groups: (figures.group_meetings > 0).then_some(groups),
    }
}

/// A round with more tables of three than its players need (1.1.5), as only a schedule that was brought can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExtraThrees {
    /// The round, from 1.
    pub round: usize,
    /// Its tables of three.
    pub found: usize,
    /// As few as there can be.
    pub wanted: usize,
}

/// The rounds with more tables of three than their players need.
pub fn extra_threes(schedule: &[SeatedRound]) -> Vec<ExtraThrees> {
    let of_round = |(round, tables): (usize, &SeatedRound)| {
        let found = tables.iter().filter(|table| table.len() == 3).count();
        let (_, wanted) = table_sizes(tables.iter().flatten().count())?;
        (found > wanted).then_some(ExtraThrees { round, found, wanted })
    };
    (1..).zip(schedule).filter_map(of_round).collect()
}
