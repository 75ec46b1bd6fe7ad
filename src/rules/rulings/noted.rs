//! Small breaches that a judge notes at a table with one tap: cards in sight, new development cards, devices, cards paid, the hidden
//! hand. A note is a ruling without a penalty. The rules fix no step for those who do it again; the one that is proposed is Reeve's.

use crate::rulings::clauses::Clause;
use crate::rulings::history::PastRuling;
use crate::rulings::penalty::Penalty;

/// The clauses under which breaches are noted so.
const NOTED: [&str; 5] = ["2.0.2", "2.0.5", "2.1.5", "3.0.9", "3.0.12"];

/// The clauses under which breaches are noted so, in the order of the rules.
pub fn noted_clauses() -> impl Iterator<Item = Clause> {
    NOTED.into_iter().filter_map(Clause::read)
}

/// Whether breaches of a clause are noted so.
pub fn is_noted(clause: Clause) -> bool {
    NOTED.contains(&clause.number())
}

/// How often a clause was ruled on about a player, but for rulings that a later one without penalty takes back. One that refers to
/// another is about the same, and counts with it.
pub fn times(history: &[PastRuling], clause: Clause, player: i64) -> usize {
    let theirs = || history.iter().filter(|past| past.clause == clause && past.players.contains(&player));
    let is_about = |number: Option<i64>| theirs().any(|one| Some(one.number) == number);
    let takes_back = |past: &&PastRuling| past.penalty == Penalty::None && is_about(past.refers_to);
    let back: Vec<i64> = theirs().filter(takes_back).filter_map(|past| past.refers_to).collect();
    let counts = |number: i64| is_about(Some(number)) && !back.contains(&number);
    let is_first = |past: &&PastRuling| !past.refers_to.is_some_and(counts);
    theirs().filter(|past| !takes_back(past) && !back.contains(&past.number)).filter(is_first).count()
}

/// What is proposed for somebody of whom so many were noted before: a note, then a caution, then a warning.
pub fn next_step(times: usize) -> Penalty {
    match times {
        0 => Penalty::None,
        1 => Penalty::Caution,
        _ => Penalty::Warning,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn what_was_noted_of_a_player_is_counted_by_clause_but_not_what_was_taken_back() {
        let past = |number: i64, clause: &str, penalty: Penalty, players: &[i64], refers_to: Option<i64>| PastRuling {
            number,
            clause: Clause::read(clause).expect(clause),
            penalty,
            players: players.iter().copied().collect::<BTreeSet<i64>>(),
            refers_to,
            lifts: None,
        };
        let history = [
            past(1, "2.1.5", Penalty::None, &[4], None),
            past(2, "2.1.5", Penalty::None, &[17], None),
            past(3, "3.0.9", Penalty::None, &[4], None),
            past(4, "2.1.5", Penalty::None, &[17], Some(2)),
            past(5, "2.1.5", Penalty::Caution, &[4], Some(1)),
            past(6, "2.1.5", Penalty::None, &[4, 17], None),
        ];
        let check = |clause: &str, player: i64, expected: usize, step: Penalty| {
            let found = times(&history, Clause::read(clause).expect(clause), player);
            assert_eq!((found, next_step(found)), (expected, step), "{clause} {player}");
        };
        check("2.1.5", 4, 2, Penalty::Warning);
        check("2.1.5", 17, 1, Penalty::Caution);
        check("3.0.9", 4, 1, Penalty::Caution);
        check("3.0.9", 17, 0, Penalty::None);
        assert_eq!(noted_clauses().count(), NOTED.len());
        assert!(noted_clauses().all(is_noted) && Clause::all().filter(|one| is_noted(*one)).count() == NOTED.len());
    }
}
