//! Who sits elsewhere after the repair of public rounds: before it is chosen, and once it is done.

use reeve_rules::seating::SeatAt;
use reeve_words::{labels, seating};

/// A player whose public seat changes.
pub struct MovedSeat {
    /// The preliminary round, from 1.
    pub round: i64,
    pub name: String,
    /// The seat that was public; None for somebody who comes late.
    pub from: Option<SeatAt>,
    /// The new seat; None for somebody who is missing.
    pub to: Option<SeatAt>,
}

/// A round with those who sit elsewhere in it.
pub struct MovedRound {
    pub title: String,
    /// How many go to another table, in words.
    pub says: String,
    /// Each of them: name, where from, where to.
    pub moves: Vec<(String, String, String)>,
}

/// The moves round by round: first who goes to another table, then who only changes position, then who comes or is
/// missing.
pub fn moved_rounds(mut moves: Vec<MovedSeat>) -> Vec<MovedRound> {
    moves.sort_by_key(|moved| (moved.round, kind(moved)));
    let rounds = moves.chunk_by(|one, next| one.round == next.round);
    rounds.filter_map(|moves| Some(moved_round(moves.first()?.round, moves))).collect()
}

fn moved_round(number: i64, moves: &[MovedSeat]) -> MovedRound {
    let at = |seat: Option<SeatAt>, none: &str| seat.map_or_else(|| none.to_owned(), labels::seat);
    let line =
        |moved: &MovedSeat| (moved.name.clone(), at(moved.from, labels::COMES_LATE), at(moved.to, labels::IS_MISSING));
    MovedRound {
        title: labels::round(number),
        says: seating::to_other_tables(moves.iter().filter(|moved| kind(moved) == 0).count()),
        moves: moves.iter().map(line).collect(),
    }
}

/// How a player is moved, in the order in which they are told.
fn kind(moved: &MovedSeat) -> u8 {
    match (moved.from, moved.to) {
        (Some(from), Some(to)) if from.table != to.table => 0,
        (Some(_), Some(_)) => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_changes_the_table_comes_first_round_by_round() {
        let seat = |table, position| Some(SeatAt { table, position });
        let moved = |round, name: &str, from, to| MovedSeat { round, name: name.to_owned(), from, to };
        let rounds = moved_rounds(vec![
            moved(3, "Dora", seat(1, 1), None),
            moved(2, "Ana", seat(1, 1), None),
            moved(2, "Bo", seat(2, 1), seat(2, 2)),
            moved(2, "Cem", seat(3, 4), seat(1, 1)),
        ]);
        let told: Vec<(&str, &str, Vec<&str>)> = rounds
            .iter()
            .map(|round| (&*round.title, &*round.says, round.moves.iter().map(|line| &*line.0).collect()))
            .collect();
        let expected = [
            ("Round 2", "1 person goes to another table", vec!["Cem", "Bo", "Ana"]),
            ("Round 3", "Nobody goes to another table", vec!["Dora"]),
        ];
        assert_eq!(told, expected);
        let line = &rounds[0].moves[2];
        assert_eq!((&*line.1, &*line.2), ("table 1, position 1", "is missing"));
    }
}
