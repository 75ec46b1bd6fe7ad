//! The rulings of a tournament so far: which penalties stand for whom, and who is disqualified by which.

use std::collections::BTreeSet;

use crate::rulings::clauses::Clause;
use crate::rulings::penalty::{EarlierPenalty, Penalty};

/// A ruling that was kept. Players are known by some number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRuling {
    /// Its number in the tournament.
    pub number: i64,
    /// Its clause.
    pub clause: Clause,
    pub penalty: Penalty,
    pub players: BTreeSet<i64>,
    /// The number of the ruling that it refers to.
    pub refers_to: Option<i64>,
    /// The number of the ruling whose penalty it takes back, for its own players.
    pub lifts: Option<i64>,
}

/// The players for whom the penalty of a ruling stands; nobody where it has none.
pub fn stands_for(history: &[PastRuling], number: i64) -> BTreeSet<i64> {
    let of = history.iter().find(|past| past.number == number && past.penalty > Penalty::None);
    let Some(of) = of else { return BTreeSet::new() };
    let lifted: BTreeSet<i64> = history
        .iter()
        .filter(|past| past.lifts == Some(number))
        .flat_map(|past| past.players.iter().copied())
        .collect();
    of.players.difference(&lifted).copied().collect()
}

/// Whether a ruling about these players goes on from an earlier one: that was about collusion, and about each of them too.
pub fn goes_on(history: &[PastRuling], earlier: Option<i64>, players: &BTreeSet<i64>) -> bool {
    let of = |past: &&PastRuling| Some(past.number) == earlier;
    history.iter().find(of).is_some_and(|past| past.clause.concerns_both() && players.is_subset(&past.players))
}

/// The rulings without those about the incident of one that a new ruling refers to: what refers to a ruling is about the same, which
/// counts once.
pub fn without_incident(history: &[PastRuling], refers_to: Option<i64>) -> Vec<PastRuling> {
    let incident = refers_to.map(|number| incident_of(history, number));
    history.iter().filter(|past| Some(incident_of(history, past.number)) != incident).cloned().collect()
}

/// The first of the rulings about the incident that a ruling is about.
fn incident_of(history: &[PastRuling], number: i64) -> i64 {
    let earlier = history.iter().find(|past| past.number == number).and_then(|past| past.refers_to);
    // A ruling refers to an earlier one.
    earlier.filter(|earlier| *earlier < number).map_or(number, |earlier| incident_of(history, earlier))
}

/// What a player was given so far, in order: penalties alone, those taken back among them.
pub fn penalties_of(history: &[PastRuling], player: i64) -> Vec<(i64, EarlierPenalty)> {
    let theirs = history.iter().filter(|past| past.penalty > Penalty::None && past.players.contains(&player));
    let one = |past: &PastRuling| {
        let lifted = !stands_for(history, past.number).contains(&player);
        (past.number, EarlierPenalty { clause: past.clause, penalty: past.penalty, lifted })
    };
    theirs.map(one).collect()
}

/// The ruling by which a player is disqualified: the last one that stands, and its clause.
pub fn disqualified_by(history: &[PastRuling], player: i64) -> Option<(i64, Clause)> {
    let last = penalties_of(history, player).into_iter().rev();
    let mut out = last.filter(|(_, one)| one.penalty == Penalty::Disqualification && !one.lifted);
    out.next().map(|(number, one)| (number, one.clause))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(number: i64, penalty: Penalty, players: &[i64], lifts: Option<i64>) -> PastRuling {
        let clause = Clause::read("1.3.6").expect("a clause");
        let refers_to = lifts;
        PastRuling { number, clause, penalty, players: players.iter().copied().collect(), refers_to, lifts }
    }

    #[test]
    fn a_penalty_stands_for_those_for_whom_it_was_not_lifted() {
        let history = [
            past(1, Penalty::Warning, &[4, 17], None),
            past(2, Penalty::Disqualification, &[4, 17], None),
            past(3, Penalty::None, &[17], Some(2)),
            past(4, Penalty::None, &[9], None),
        ];
        assert_eq!(stands_for(&history, 2), BTreeSet::from([4]));
        assert_eq!(stands_for(&history, 4), BTreeSet::new());
        assert_eq!(stands_for(&history, 5), BTreeSet::new());
        assert_eq!(disqualified_by(&history, 4).map(|(number, _)| number), Some(2));
        assert_eq!(disqualified_by(&history, 17), None);
        let of_17: Vec<bool> = penalties_of(&history, 17).iter().map(|(_, one)| one.lifted).collect();
        assert_eq!(of_17, [false, true]);
        assert!(penalties_of(&history, 9).is_empty());
    }

    #[test]
    fn what_refers_to_a_ruling_is_about_the_same_incident() {
        let refers = |number, refers_to| PastRuling { refers_to, ..past(number, Penalty::Warning, &[4], None) };
        let history = [refers(1, None), refers(2, None), refers(3, Some(1)), refers(4, Some(3)), refers(5, Some(2))];
        let check = |refers_to: Option<i64>, expected: &[i64]| {
            let left: Vec<i64> = without_incident(&history, refers_to).iter().map(|past| past.number).collect();
            assert_eq!(left, expected, "{refers_to:?}");
        };
        check(None, &[1, 2, 3, 4, 5]);
        check(Some(3), &[2, 5]);
        check(Some(2), &[1, 3, 4]);
        check(Some(9), &[1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_ruling_goes_on_from_one_about_the_same_players() {
        let other =
            PastRuling { clause: Clause::read("2.1.4").expect("a clause"), ..past(2, Penalty::Caution, &[4], None) };
        let history = [past(1, Penalty::Warning, &[4, 17], None), other];
        let check = |earlier: Option<i64>, players: &[i64], expected: bool| {
            assert_eq!(
                goes_on(&history, earlier, &players.iter().copied().collect()),
                expected,
                "{earlier:?} {players:?}"
            );
        };
        check(Some(1), &[17], true);
        check(Some(1), &[4, 17], true);
        check(Some(1), &[9], false);
        check(Some(2), &[4], false);
        check(Some(3), &[4], false);
        check(None, &[4], false);
    }
}
