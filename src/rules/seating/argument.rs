//! Why no schedule can be better, for a field that stays the same: the steps of the argument as values.

use crate::seating::construct::without_repeats;
use crate::seating::proven::counted;
use crate::seating::{Figures, ProvenBounds, ScheduleRequest, exact, small, table_sizes};

/// One step of the argument, a paragraph when it is put into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    /// So many players can't be split into tables of three and four.
    NoTables { players: usize },
    /// The tables that the players make.
    Field { players: usize, rounds: usize, fours: usize, threes: usize },
    /// There is one table, the same in every round.
    OneTable,
    /// The tables come from the known design for 24 people.
    DesignOf24,
    /// The tables come from four circles that turn.
    Circles {
        /// Chairs of a circle: the tables.
        tables: usize,
    },
    /// A search found the tables, and nobody meets anybody twice.
    Search,
    /// No construction is known, so a search found the tables.
    SearchWithoutConstruction,
    /// There is no repeat meeting.
    NoRepeats,
    /// Whether fewer repeat meetings are possible is not known.
    RepeatsNotProven { repeats: u64, at_least: u64 },
    /// Every two rounds have meetings in common, because a table has more players than there are tables.
    RoundsShareMeetings {
        tables: usize,
        pairs: usize,
        /// The most meetings of any two players.
        most: u64,
        /// Reached, and the fewest possible.
        repeats: u64,
    },
    /// There are too few people for the meetings of all rounds.
    FewPeople {
        rounds: usize,
        /// People that each player can meet.
        others: usize,
        /// Reached, and the fewest possible.
        repeats: u64,
    },
    /// For so few players and rounds a search goes through all schedules where counting does not settle it.
    EverySchedule { players: usize, rounds: usize },
    /// Positions are given after the tables; nobody's could be more even.
    PositionsEven,
    /// Positions are given after the tables; nothing is proven about those held again.
    PositionsNotProven,
    /// There are too few seats with position 4.
    FewFourthSeats {
        rounds: usize,
        players: usize,
        /// How often each of them should hold position 4.
        share: usize,
        /// Seats with position 4 over all rounds.
        seats: usize,
        /// Reached, and the fewest possible.
        repeats: u64,
    },
}

/// The argument for `players` who all sit in each of `rounds` rounds, step by step.
pub fn argument(players: usize, rounds: usize, figures: &Figures, bounds: &ProvenBounds) -> Vec<Argument> {
    let Some((fours, threes)) = table_sizes(players) else {
        return vec![Argument::NoTables { players }];
    };
    let tables = fours + threes;
    let mut steps = vec![
        Argument::Field { players, rounds, fours, threes },
        how_made(players, rounds, tables, figures, bounds),
        why_repeats(players, rounds, tables, figures, bounds),
        why_positions(players, rounds, (fours, threes), figures, bounds),
    ];
    let every = Argument::EverySchedule { players, rounds };
    let is_small = players <= exact::MOST_PLAYERS && rounds <= exact::MOST_ROUNDS;
    if is_small && figures.group_meetings > 0 && bounds.prove(figures) && !steps.contains(&every) {
        steps.push(every);
    }
    steps
}

fn how_made(players: usize, rounds: usize, tables: usize, figures: &Figures, bounds: &ProvenBounds) -> Argument {
    if tables < 2 {
        return Argument::OneTable;
    }
    let found = small::stored(players, rounds).is_some() && bounds.prove_threes(figures);
    match without_repeats(players, rounds) {
        Some(_) if found => Argument::Search,
        Some(_) if tables == 6 => Argument::DesignOf24,
        Some(_) => Argument::Circles { tables },
        None if figures.repeats == 0 => Argument::Search,
        None => Argument::SearchWithoutConstruction,
    }
}

fn why_repeats(players: usize, rounds: usize, tables: usize, figures: &Figures, bounds: &ProvenBounds) -> Argument {
    let repeats = figures.repeats;
    if repeats == 0 {
        return Argument::NoRepeats;
    }
    if bounds.repeats != Some(repeats) || bounds.max_meetings != Some(figures.max_meetings) {
        return Argument::RepeatsNotProven { repeats, at_least: bounds.repeats.unwrap_or(0) };
    }
    // Fixed tables and seats that stay can make more of them than counting shows.
    let anybody = ScheduleRequest::new(players, rounds, 0);
    if players <= exact::MOST_PLAYERS && counted(&anybody, figures).repeats != Some(repeats) {
        return Argument::EverySchedule { players, rounds };
    }
    if tables < 4 {
        let pairs = rounds * rounds.saturating_sub(1) / 2;
        return Argument::RoundsShareMeetings { tables, pairs, most: figures.max_meetings, repeats };
    }
    Argument::FewPeople { rounds, others: players - 1, repeats }
}

fn why_positions(
    players: usize,
    rounds: usize,
    (fours, threes): (usize, usize),
    figures: &Figures,
    bounds: &ProvenBounds,
) -> Argument {
    let repeats = figures.position_repeats;
    if repeats == 0 {
        return Argument::PositionsEven;
    }
    if bounds.position_repeats != Some(repeats) || threes == 0 {
        return Argument::PositionsNotProven;
    }
    Argument::FewFourthSeats { rounds, players, share: rounds / 4, seats: fours * rounds, repeats }
}
