//! A schedule as it lies there: rounds of tables of players, and how many tables there are.

use std::ops::RangeInclusive;

/// The players of a table in the order of their selection positions: the first one holds position 1.
pub type SeatedTable = Vec<usize>;

/// The tables of a round; the first one is table 1. An empty one is a number that is not in use, as happens
/// when a table is given up in the middle of the hall.
pub type SeatedRound = Vec<SeatedTable>;

/// The number of a round, table or position, from 1, as it is stored and typed, for counting here; none for a number that
/// nothing has.
pub fn number_as_usize(number: i64) -> Option<usize> {
    usize::try_from(number).ok().filter(|number| *number > 0)
}

/// The same the other way.
pub fn number_as_i64(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A round's index in a schedule, from 0, by the number that people call it by, from 1; none for a number that no round
/// has.
pub fn round_index(number: i64) -> Option<usize> {
    number_as_usize(number)?.checked_sub(1)
}

/// The number that people call a round by, from 1, by its index in a schedule, from 0.
pub fn round_number(index: usize) -> i64 {
    number_as_i64(index.saturating_add(1))
}

/// How many players a table of a seat schedule can have (1.1.5). The constructions, bounds and proofs here are made for
/// just these; a game that takes others needs schedules of its own.
pub const SEATS_AT_A_TABLE: RangeInclusive<usize> = 3..=4;

/// The fewest at a table of a round that was played: two, whose game a judge decided.
pub const LEAST_PLAYED: usize = 2;

/// How many can sit at a table of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableSizes {
    pub least: usize,
    pub most: usize,
    /// Whether they are those of the championship, whose schedules are proven, and in which tables of three are spared.
    pub championship: bool,
}

impl TableSizes {
    /// Those of the championship (1.1.5).
    pub const CHAMPIONSHIP: TableSizes =
        TableSizes { least: *SEATS_AT_A_TABLE.start(), most: *SEATS_AT_A_TABLE.end(), championship: true };

    /// Those of another game.
    pub fn new(seats: &RangeInclusive<usize>) -> TableSizes {
        TableSizes { least: *seats.start(), most: *seats.end(), championship: false }
    }

    /// Whether a table may have so many.
    pub fn contains(self, seats: usize) -> bool {
        (self.least..=self.most).contains(&seats)
    }

    /// The sizes of the tables of a round for so many, the larger ones first: as few tables as there can be, and of these no
    /// two whose sizes differ by more than one. None where they can't all be seated.
    pub fn of(self, players: usize) -> Option<Vec<usize>> {
        let tables = players.div_ceil(self.most);
        let (each, more) = (players.checked_div(tables)?, players.checked_rem(tables)?);
        let sizes = (0..tables).map(|table| each + usize::from(table < more));
        (each >= self.least).then(|| sizes.collect())
    }
}

/// How many tables of four and of three a number of players makes: everybody sits and the tables of
/// three are as few as possible (1.1.4). `None` for 0, 1, 2 and 5.
pub fn table_sizes(players: usize) -> Option<(usize, usize)> {
    if players < 3 || players == 5 {
        return None;
    }
    let threes = (4 - players % 4) % 4;
    Some(((players - 3 * threes) / 4, threes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_championship_has_the_fewest_tables_of_three() {
        for players in 0..200 {
            let fours_first = table_sizes(players).map(|(fours, threes)| [vec![4; fours], vec![3; threes]].concat());
            assert_eq!(TableSizes::CHAMPIONSHIP.of(players), fours_first, "{players}");
        }
    }

    #[test]
    fn everybody_sits_at_as_few_tables_as_there_can_be() {
        let check = |seats, players, expected: &[usize]| {
            assert_eq!(TableSizes::new(&seats).of(players), Some(expected.to_vec()), "{players}");
        };
        check(2..=4, 2, &[2]);
        check(2..=4, 5, &[3, 2]);
        check(2..=4, 9, &[3, 3, 3]);
        check(2..=6, 7, &[4, 3]);
        check(2..=6, 13, &[5, 4, 4]);
        for players in [0, 1] {
            assert_eq!(TableSizes::new(&(2..=6)).of(players), None);
        }
    }
}
