//! What a judge explains to the players before the first round (1.3.1), as a list of points, each with its clause.

use crate::games::System;
use crate::tournament::vocabulary::words;

words! {
    /// A point of the briefing.
    BriefingPoint {
        /// Who judges, and that what a judge rules is final.
        Judges = "judges",
        /// How a judge is called, and that what is not reported at once stands.
        Calling = "calling",
        /// The stages of the day.
        Stages = "stages",
        /// How seats, colours and the order of play are chosen.
        Choice = "choice",
        /// That a game has no clock, and turns may get one.
        Turns = "turns",
        /// Who handles the resource cards.
        Cards = "cards",
        /// The pieces are counted before the game.
        Pieces = "pieces",
        /// What is said before somebody keeps notes.
        Notes = "notes",
        /// Who wins, and how the result is signed.
        Signing = "signing",
        /// What two players may not do together.
        Collusion = "collusion",
        /// Phones stay away.
        Devices = "devices",
        /// The code of conduct.
        Conduct = "conduct",
        /// Whom to tell of harassment.
        Harassment = "harassment",
        /// Photos and film.
        Photos = "photos",
    }
}

impl BriefingPoint {
    /// The points of a day on which this game is played: those that are about something which it has.
    pub fn of(system: &System) -> impl Iterator<Item = BriefingPoint> + use<'_> {
        BriefingPoint::ALL.iter().copied().filter(move |point| point.is_about(system))
    }

    fn is_about(self, system: &System) -> bool {
        match self {
            BriefingPoint::Choice => system.has_choice_of_seats(),
            // How turns are timed and notes kept is said of the championship alone.
            BriefingPoint::Turns => system.championship && system.turns,
            BriefingPoint::Notes => system.championship,
            BriefingPoint::Cards => !system.decks.is_empty(),
            BriefingPoint::Pieces => !system.pieces.is_empty() || !system.decks.is_empty(),
            _ => true,
        }
    }

    /// The clause that it comes from.
    pub fn clause(self) -> &'static str {
        match self {
            BriefingPoint::Judges => "1.3.1",
            BriefingPoint::Calling => "1.3.3",
            BriefingPoint::Stages => "1.1.3",
            BriefingPoint::Choice => "1.1.6",
            BriefingPoint::Turns => "1.1.8",
            BriefingPoint::Cards => "2.0.4",
            BriefingPoint::Pieces => "2.0.6",
            BriefingPoint::Notes => "2.0.7",
            BriefingPoint::Signing => "1.3.4",
            BriefingPoint::Collusion => "1.3.6",
            BriefingPoint::Devices => "2.1.5",
            BriefingPoint::Conduct => "2.1.2",
            BriefingPoint::Harassment => "2.2.3",
            BriefingPoint::Photos => "3.1.1",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::SystemCode;
    use crate::rulings::clauses::Clause;

    #[test]
    fn a_side_event_is_briefed_without_what_is_about_the_base_game() {
        let check =
            |code: SystemCode, points: usize| assert_eq!(BriefingPoint::of(code.system()).count(), points, "{code}");
        check(SystemCode::Base, BriefingPoint::ALL.len());
        for code in SystemCode::ALL.iter().filter(|code| !code.system().championship) {
            check(*code, BriefingPoint::ALL.len() - 5);
        }
    }

    #[test]
    fn every_point_of_the_briefing_has_a_clause_of_its_own() {
        let mut clauses: Vec<&str> = BriefingPoint::ALL.iter().map(|point| point.clause()).collect();
        assert!(clauses.iter().all(|clause| Clause::read(clause).is_some()), "{clauses:?}");
        clauses.sort_unstable();
        clauses.dedup();
        assert_eq!(clauses.len(), BriefingPoint::ALL.len());
    }
}
