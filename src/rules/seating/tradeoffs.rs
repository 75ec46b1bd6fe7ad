//! What had to give in a schedule, and why.

use crate::seating::plan::Plan;
use crate::seating::proven::counted;
use crate::seating::{
    Figures, MadeSchedule, ScheduleRequest, SeatedRound, TableSizes, figures, least_group_meetings, table_sizes,
};
use crate::tournament::vocabulary::words;

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
        /// Seats were changed by hand or brought, and there is a schedule with fewer, or one that spreads them better.
        ByHand = "by-hand",
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
        /// Seats were changed by hand or brought, and there is a schedule with fewer.
        ByHand = "by-hand",
    }
}

words! {
    /// Why people of one group or club sit together.
    GroupsBecause {
        /// A group has more members than there are tables, or people must meet nearly everybody.
        LargeGroups = "large-groups",
        /// Different opponents and positions come before keeping groups apart.
        OpponentsAndPositionsFirst = "opponents-and-positions-first",
        /// Rounds that stay as they are seat them together.
        KeptRounds = "kept-rounds",
        /// Fixed tables or pinned seats bring them together.
        BoundSeats = "bound-seats-together",
        /// Fixed tables or pinned seats bring some of them together, and rounds that stay as they are the others.
        BoundOrKept = "bound-or-kept",
        /// Fixed tables or pinned seats bring some of them together; the others are there for another reason.
        SomeBound = "some-bound",
        /// Seats were changed by hand or brought, and there is a schedule with fewer.
        ByHand = "by-hand",
        /// They came into one group or club when the seats were made already.
        SinceThen = "since-then",
    }
}

/// What had to give and why; None where nothing had to. How much of it there is, the figures say.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tradeoffs {
    pub repeats: Option<RepeatsBecause>,
    pub positions: Option<PositionsBecause>,
    /// People of one group or club together.
    pub groups: Option<GroupsBecause>,
}

impl Tradeoffs {
    /// The same for seats that somebody changed by hand or brought: where `made` for the same request is better in it, and not
    /// worse in what comes before it, they are the reason.
    pub fn by_hand(self, made: &Figures, chosen: &Figures) -> Tradeoffs {
        let (made, chosen) = (made.in_order(), chosen.in_order());
        let by_hand = |at: usize| made[at] < chosen[at] && made[..at] <= chosen[..at];
        // The most meetings of two players and the repeats are one: fewer of these, or spread over more players.
        let met = made[..2] < chosen[..2];
        Tradeoffs {
            repeats: self.repeats.map(|because| if met { RepeatsBecause::ByHand } else { because }),
            positions: self.positions.map(|because| if by_hand(2) { PositionsBecause::ByHand } else { because }),
            groups: self.groups.map(|because| if by_hand(3) { GroupsBecause::ByHand } else { because }),
        }
    }

    /// Whether a better schedule was made than the one that somebody chose.
    pub fn is_by_hand(&self) -> bool {
        self.repeats == Some(RepeatsBecause::ByHand)
            || self.positions == Some(PositionsBecause::ByHand)
            || self.groups == Some(GroupsBecause::ByHand)
    }

    /// The same with the reason why people of one group or club sit together, now that it is counted again: `before` is how
    /// often they did when the seats were made, `least` the fewest that there can be where every round is made anew.
    pub fn counted_again(self, before: u64, now: u64, least: Option<u64>) -> Tradeoffs {
        let because = match self.groups {
            _ if least == Some(now) => GroupsBecause::LargeGroups,
            Some(because) if now <= before && because != GroupsBecause::LargeGroups => because,
            _ => GroupsBecause::SinceThen,
        };
        Tradeoffs { groups: (now > 0).then_some(because), ..self }
    }
}

/// What had to give in a schedule that was made as asked.
pub fn tradeoffs(request: &ScheduleRequest, outcome: &MadeSchedule) -> Tradeoffs {
    let (figures, bounds) = (&outcome.figures, &outcome.bounds);
    let is_bound = !request.pins.is_empty() || !request.fixed.is_empty();
    let is_played = !request.played.is_empty();
    // What is proven by going through all schedules with these bonds and played rounds can be their doing; what counting
    // shows is not.
    let counted = if request.sizes == TableSizes::CHAMPIONSHIP { counted(request, figures) } else { *bounds };
    let (of_all, counted) = (bounds.in_order(), counted.in_order());
    let reached = figures.in_order();
    let is_field =
        |at: usize| of_all[at] == Some(reached[at]) && (counted[at] == Some(reached[at]) || !(is_bound || is_played));
    let repeats = if is_field(1) {
        RepeatsBecause::FewPeopleOrTables
    } else if is_bound {
        RepeatsBecause::BoundSeats
    } else if is_played {
        RepeatsBecause::PlayedRounds
    } else {
        RepeatsBecause::NoneFound
    };
    let positions = if is_field(2) {
        PositionsBecause::TablesOfThree
    } else if is_bound || is_played {
        PositionsBecause::PlayedOrBound
    } else {
        PositionsBecause::OpponentsFirst
    };
    let groups = groups_because(request, outcome);
    Tradeoffs {
        repeats: (figures.repeats > 0).then_some(repeats),
        positions: (figures.position_repeats > 0).then_some(positions),
        groups: (figures.group_meetings > 0).then_some(groups),
    }
}

/// Why people of one group or club sit together, if any do.
fn groups_because(request: &ScheduleRequest, outcome: &MadeSchedule) -> GroupsBecause {
    let together = outcome.figures.group_meetings;
    // What only a search through all schedules shows is due to what comes first.
    let counted = least_group_meetings(request, outcome.figures.repeats);
    let is_counted = outcome.bounds.group_meetings == Some(together) && counted == Some(together);
    let bound = bound_together(request);
    if request.played.is_empty() {
        return match bound {
            0 if is_counted => GroupsBecause::LargeGroups,
            0 => GroupsBecause::OpponentsAndPositionsFirst,
            bound if bound == together => GroupsBecause::BoundSeats,
            _ => GroupsBecause::SomeBound,
        };
    }
    let kept = figures(&request.played, request.players, &request.groups).group_meetings;
    let absent = vec![request.absent.first().cloned().unwrap_or_default(); request.rounds];
    let anew = ScheduleRequest { played: Vec::new(), absent, ..request.clone() };
    match bound {
        0 if least_group_meetings(&anew, outcome.figures.repeats) == Some(together) => GroupsBecause::LargeGroups,
        0 if kept == together || is_counted => GroupsBecause::KeptRounds,
        0 => GroupsBecause::OpponentsAndPositionsFirst,
        bound if bound == together => GroupsBecause::BoundSeats,
        bound if kept + bound == together => GroupsBecause::BoundOrKept,
        _ => GroupsBecause::SomeBound,
    }
}

/// How often two of one group or club are bound to one table in rounds that are still to make.
fn bound_together(request: &ScheduleRequest) -> u64 {
    let Ok(plan) = Plan::new(request) else { return 0 };
    let tables = plan.open.iter().flat_map(|open| open.bound.chunk_by(|one, other| one.0 == other.0));
    let pairs = |own: &[(usize, Option<usize>, usize)]| {
        let friends = |(at, (.., one)): (usize, &(usize, Option<usize>, usize))| {
            own[..at].iter().filter(|(.., other)| request.groups.share(*one, *other)).count() as u64
        };
        own.iter().enumerate().map(friends).sum::<u64>()
    };
    tables.map(pairs).sum()
}

/// A round with more tables of three than its players need (1.1.5), as only a schedule that was brought can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExtraThrees {
    /// The round, from 1.
    pub round: usize,
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
