//! The two clauses about the robber (3.0.2, 3.0.16): what follows hangs on what was done, which two questions find out.

use crate::rulings::clauses::{Clause, Remedy};

/// What follows from the answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RobberCase {
    Remedy(Remedy),
    /// The turn is over, so what was forgotten is accepted play (1.3.3).
    AcceptedPlay,
    /// To talk about where the robber goes is allowed (3.0.2).
    Allowed,
    /// The roll comes first, and the rules fix nothing else.
    NothingFixed,
}

/// The clause that is meant, and what is asked there: first whether the robber was still due (3.0.2) or it is still that turn (3.0.16),
/// then whether an exchange of resources was talked about (3.0.2) or anything else was done (3.0.16).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RobberClause {
    /// Something else was done before the roll was carried out (3.0.2).
    AfterTheRoll,
    /// The robber was forgotten (3.0.16).
    Forgotten,
}

impl RobberClause {
    /// The one that a clause is, if it is one.
    pub fn of(clause: Clause) -> Option<RobberClause> {
        match clause.number() {
            "3.0.2" => Some(RobberClause::AfterTheRoll),
            "3.0.16" => Some(RobberClause::Forgotten),
            _ => None,
        }
    }

    /// What follows from the answers to its two questions.
    pub fn case(self, answers: [bool; 2]) -> RobberCase {
        match (self, answers) {
            (RobberClause::AfterTheRoll, [true, true]) => RobberCase::Remedy(Remedy::RobberToDesert),
            (RobberClause::AfterTheRoll, [true, false]) => RobberCase::Allowed,
            (RobberClause::AfterTheRoll, [false, _]) => RobberCase::NothingFixed,
            (RobberClause::Forgotten, [true, false]) => RobberCase::Remedy(Remedy::RobberAsUsual),
            (RobberClause::Forgotten, [true, true]) => RobberCase::Remedy(Remedy::RobberToDesert),
            (RobberClause::Forgotten, [false, _]) => RobberCase::AcceptedPlay,
        }
    }

    /// The answers from which a remedy follows; none where it follows from none.
    pub fn answers_for(self, remedy: Remedy) -> Option<[bool; 2]> {
        [[true, true], [true, false]].into_iter().find(|answers| self.case(*answers) == RobberCase::Remedy(remedy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_answers_say_what_follows() {
        let check = |number: &str, answers: [bool; 2], expected: RobberCase| {
            let clause = Clause::read(number).expect(number);
            let asked = RobberClause::of(clause).expect(number);
            assert_eq!(asked.case(answers), expected, "{number} {answers:?}");
            if let RobberCase::Remedy(remedy) = expected {
                assert!(clause.remedies().contains(&remedy), "{number}: what follows is a remedy of the clause");
                assert_eq!(asked.answers_for(remedy), Some(answers));
            }
        };
        check("3.0.2", [true, true], RobberCase::Remedy(Remedy::RobberToDesert));
        check("3.0.2", [true, false], RobberCase::Allowed);
        check("3.0.2", [false, true], RobberCase::NothingFixed);
        check("3.0.2", [false, false], RobberCase::NothingFixed);
        check("3.0.16", [true, false], RobberCase::Remedy(Remedy::RobberAsUsual));
        check("3.0.16", [true, true], RobberCase::Remedy(Remedy::RobberToDesert));
        check("3.0.16", [false, false], RobberCase::AcceptedPlay);
        check("3.0.16", [false, true], RobberCase::AcceptedPlay);
        assert_eq!(RobberClause::AfterTheRoll.answers_for(Remedy::RobberAsUsual), None);
        assert_eq!(Clause::all().filter_map(RobberClause::of).count(), 2);
    }
}
