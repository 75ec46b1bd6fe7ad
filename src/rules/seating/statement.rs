//! How good a schedule is, in statements that are values: `words` has their sentences.

use crate::seating::{Figures, ProvenBounds, TableSizes};

/// What is proven about a figure that could be lower.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// Nothing lower is possible.
    Best,
    /// It can't be lower than this, which is less than reached.
    AtLeast(u64),
    None,
}

/// One statement about what a schedule reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Statement {
    /// No two players meet twice.
    NoRepeats,
    Repeats {
        /// Who sits in the schedule.
        players: usize,
        /// At how many tables; 0 for a number of players that can't be split.
        tables: usize,
        /// The most meetings of any two players.
        most: u64,
        /// The meetings after the first, over all pairs.
        repeats: u64,
        proof: Proof,
    },
    /// Nobody holds a selection position twice.
    NoPositionAgain,
    /// Positions are as even as they can be over more rounds than there are positions.
    PositionsEven,
    PositionsAgain {
        times: u64,
        /// Whether that can't be fewer.
        best: bool,
    },
    /// Nobody sits with anybody of the same group or club.
    GroupsApart,
    GroupsTogether {
        times: u64,
        /// Whether that can't be fewer.
        best: bool,
    },
    /// Players are at a table of three twice or more while somebody never is.
    ThreesAgain { players: u64 },
    /// Tables of three come round as evenly as they can.
    ThreesEven,
    /// Every figure is proven best.
    ProvenBest,
    /// Opponents, positions and groups are proven best; how tables of three come round is not.
    ProvenBestButThrees,
    /// That nothing better exists is not proven.
    NotProven,
    /// The players or their fixed tables are others since it was made, so nothing is proven of it.
    ChangedSince,
    /// Something better exists: somebody changed the seats by hand or brought them.
    BetterExists,
}

/// What a schedule reaches and whether that is proven best.
///
/// `players` sit in it, at tables of these sizes, over `rounds` rounds; `grouped` says whether anybody shares a group or a club.
pub fn summary(
    (players, sizes): (usize, TableSizes),
    rounds: usize,
    figures: &Figures,
    bounds: &ProvenBounds,
    grouped: bool,
) -> Vec<Statement> {
    let mut said = vec![opponents(players, sizes, figures, bounds), positions(rounds, figures, bounds)];
    if grouped {
        said.push(acquaintances(figures, bounds));
    }
    said.extend(tables_of_three(figures, bounds));
    said.push(proven(figures, bounds));
    said
}

fn proven(figures: &Figures, bounds: &ProvenBounds) -> Statement {
    match bounds.prove(figures) {
        true if bounds.prove_threes(figures) => Statement::ProvenBest,
        true => Statement::ProvenBestButThrees,
        false => Statement::NotProven,
    }
}

fn opponents(players: usize, sizes: TableSizes, figures: &Figures, bounds: &ProvenBounds) -> Statement {
    if figures.repeats == 0 {
        return Statement::NoRepeats;
    }
    Statement::Repeats {
        players,
        tables: sizes.of(players).map_or(0, |tables| tables.len()),
        most: figures.max_meetings,
        repeats: figures.repeats,
        proof: match bounds.repeats {
            Some(bound) if bound == figures.repeats => Proof::Best,
            Some(bound) if bound > 0 => Proof::AtLeast(bound),
            _ => Proof::None,
        },
    }
}

fn positions(rounds: usize, figures: &Figures, bounds: &ProvenBounds) -> Statement {
    match (figures.position_repeats, rounds) {
        (0, ..=4) => Statement::NoPositionAgain,
        (0, _) => Statement::PositionsEven,
        (times, _) => Statement::PositionsAgain { times, best: bounds.position_repeats == Some(times) },
    }
}

fn acquaintances(figures: &Figures, bounds: &ProvenBounds) -> Statement {
    match figures.group_meetings {
        0 => Statement::GroupsApart,
        times => Statement::GroupsTogether { times, best: bounds.group_meetings == Some(times) },
    }
}

fn tables_of_three(figures: &Figures, bounds: &ProvenBounds) -> Option<Statement> {
    if figures.three_twice > 0 {
        return Some(Statement::ThreesAgain { players: figures.three_twice });
    }
    let even = figures.three_squares > 0 && bounds.three_squares == Some(figures.three_squares);
    even.then_some(Statement::ThreesEven)
}
