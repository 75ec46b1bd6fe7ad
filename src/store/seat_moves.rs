//! How the seats of a round differ from those that everybody saw: kept with the round as JSON of numbers, no names.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use reeve_rules::seating::SeatAt;

/// Somebody whose public seat became another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatMove {
    /// The player's number in the tournament, which archives and imports keep.
    pub player: i64,
    /// The seat that was public; none for somebody who had none.
    pub from: Option<SeatAt>,
    /// The seat since then; none for somebody who has none any more.
    pub to: Option<SeatAt>,
    pub at: DateTime<Utc>,
}

/// Player, seat before and seat after as table and position, milliseconds since 1970.
#[derive(Serialize, Deserialize)]
struct StoredMove(i64, Option<(usize, usize)>, Option<(usize, usize)>, i64);

/// Who sits where, by the player's number.
pub type Seats = BTreeMap<i64, SeatAt>;

/// Reads what is stored; nothing where it has a form that this program does not know.
pub fn read(stored: Option<&str>) -> Vec<SeatMove> {
    let seat = |(table, position)| SeatAt { table, position };
    let moved = |StoredMove(player, from, to, at)| {
        let at = DateTime::from_timestamp_millis(at)?;
        Some(SeatMove { player, from: from.map(seat), to: to.map(seat), at })
    };
    let stored: Vec<StoredMove> = stored.and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
    stored.into_iter().filter_map(moved).collect()
}

/// As it is stored; none where nobody sits elsewhere.
pub fn write(moves: &[SeatMove]) -> Option<String> {
    let seat = |seat: SeatAt| (seat.table, seat.position);
    let stored =
        |one: &SeatMove| StoredMove(one.player, one.from.map(seat), one.to.map(seat), one.at.timestamp_millis());
    let stored: Vec<StoredMove> = moves.iter().map(stored).collect();
    if stored.is_empty() { None } else { serde_json::to_string(&stored).ok() }
}

/// The moves of a round after its seats changed from `before` to `after`. Whoever moves twice is told the first seat; whoever moves
/// back is told so if the seat between was public, too (`is_public`), and else nothing.
pub fn after_change(
    earlier: &[SeatMove],
    (before, after): (&Seats, &Seats),
    is_public: bool,
    now: DateTime<Utc>,
) -> Vec<SeatMove> {
    let mut known: BTreeMap<i64, SeatMove> = earlier.iter().map(|moved| (moved.player, *moved)).collect();
    let players: BTreeSet<i64> = before.keys().chain(after.keys()).copied().collect();
    for player in players {
        let (was, is) = (before.get(&player).copied(), after.get(&player).copied());
        if was == is {
            continue;
        }
        let first = known.get(&player).map_or(was, |moved| moved.from);
        let from = if first == is && is_public { was } else { first };
        if from == is {
            known.remove(&player);
        } else {
            known.insert(player, SeatMove { player, from, to: is, at: now });
        }
    }
    known.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::TimeDelta;

    const A: SeatAt = SeatAt { table: 1, position: 4 };
    const B: SeatAt = SeatAt { table: 2, position: 1 };

    fn seats(of: &[(i64, SeatAt)]) -> Seats {
        of.iter().copied().collect()
    }

    #[test]
    fn whoever_sits_elsewhere_is_kept_with_the_seat_that_was_public_first() {
        let (at, later) = (DateTime::UNIX_EPOCH, DateTime::UNIX_EPOCH + TimeDelta::minutes(3));
        let moved = |player, from, to, at| SeatMove { player, from, to, at };
        let first = after_change(&[], (&seats(&[(1, A), (2, B)]), &seats(&[(1, B), (3, A)])), true, at);
        let expect = [moved(1, Some(A), Some(B), at), moved(2, Some(B), None, at), moved(3, None, Some(A), at)];
        assert_eq!(first, expect);
        // Somebody comes back: 3 has seen a seat and is told, 1 is told the seat in between.
        let second = after_change(&first, (&seats(&[(1, B), (3, A)]), &seats(&[(1, A), (2, B)])), true, later);
        let expect =
            [moved(1, Some(B), Some(A), later), moved(2, None, Some(B), later), moved(3, Some(A), None, later)];
        assert_eq!(second, expect);
        // While the seats are taken back nobody sees what is between.
        let hidden = after_change(&first, (&seats(&[(1, B), (3, A)]), &seats(&[(1, A), (2, B)])), false, later);
        assert_eq!(hidden, []);
        let kept = after_change(&first, (&seats(&[(1, B), (3, A)]), &seats(&[(1, B), (3, A)])), true, later);
        assert_eq!(kept, first);
    }

    #[test]
    fn they_are_read_as_they_were_stored_and_nonsense_is_nothing() {
        let at = DateTime::from_timestamp_millis(1_700_000_000_123).expect("a time");
        let moves =
            [SeatMove { player: 7, from: Some(A), to: None, at }, SeatMove { player: 9, from: None, to: Some(B), at }];
        let stored = write(&moves).expect("moves");
        assert_eq!(stored, "[[7,[1,4],null,1700000000123],[9,null,[2,1],1700000000123]]");
        assert_eq!(read(Some(&stored)), moves);
        assert_eq!(write(&[]), None);
        for stored in [None, Some(""), Some("{}"), Some("[1]"), Some("[[7,[1,4],null,9223372036854775807]]")] {
            assert_eq!(read(stored), [], "{stored:?}");
        }
    }
}
