//! Penalties: the ladder for collusion (1.3.6, 3.0.13), until when a judge can disqualify (1.3.5), and what follows from an
//! incident that nobody reported at once (1.3.3).

use crate::refusals::refusals;
use crate::rulings::clauses::{Clause, Matter, Remedy};
use crate::tournament::vocabulary::{SheetState, words};

words! {
    /// What a ruling costs a player, the lightest first.
    Penalty {
        /// Nothing.
        None = "none",
        /// A word, which is kept.
        Caution = "caution",
        /// A warning: the next time it will be more.
        Warning = "warning",
        /// Out of the tournament.
        Disqualification = "disqualification",
    }
}

words! {
    /// When an incident was reported.
    Reported {
        /// As soon as somebody could.
        AtOnce = "at_once",
        /// Later, with play going on in between.
        Later = "later",
    }
}

/// What a player was given by a ruling before, in the same tournament or another event of its series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EarlierPenalty {
    /// The clause of that ruling.
    pub clause: Clause,
    pub penalty: Penalty,
    /// Whether a later ruling took it back.
    pub lifted: bool,
}

/// The penalty that is usual for a player under a clause with a ladder, given what the player had before; None where the
/// clause has none, and the judge is free. It is a proposal: the judge has the last word (1.3.1).
///
/// To give or take resources for nothing is collusion (3.0.13), so both clauses are one ladder. Its first step is a warning;
/// after a warning that stands, further acts may cost the tournament (1.3.6). A caution is no step of it. For gifts the rules
/// let a judge go up to disqualification at once.
pub fn usual_penalty(clause: Clause, earlier: &[EarlierPenalty]) -> Option<Penalty> {
    let has_ladder = |clause: Clause| clause.remedies().contains(&Remedy::Ladder);
    if !has_ladder(clause) {
        return None;
    }
    let warned =
        |earlier: &EarlierPenalty| has_ladder(earlier.clause) && !earlier.lifted && earlier.penalty >= Penalty::Warning;
    Some(if earlier.iter().any(warned) { Penalty::Disqualification } else { Penalty::Warning })
}

refusals! {
    /// Why somebody can't be disqualified now.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum DisqualificationRefusal {
        /// For the rules of the game, and no game is named that has begun.
        NoGame = "disqualification-without-game" in "1.3.5",
        /// For the rules of the game, and its record sheet is final.
        GameFinal = "disqualification-after-final-sheet" in "1.3.5",
    }
}

/// Whether a judge can disqualify now: for the rules of the game only from the start of that game until its record sheet is
/// final, for conduct at any time (1.3.5). `game` is the sheet of that game, if it has begun.
pub fn may_disqualify(matter: Matter, game: Option<SheetState>) -> Result<(), DisqualificationRefusal> {
    match (matter, game) {
        (Matter::Conduct, _) | (Matter::Rules, Some(SheetState::Open | SheetState::Submitted)) => Ok(()),
        (Matter::Rules, Some(SheetState::Signed | SheetState::Decided)) => Err(DisqualificationRefusal::GameFinal),
        (Matter::Rules, None) => Err(DisqualificationRefusal::NoGame),
    }
}

/// Whether an incident counts as accepted play, with what followed from it: a rule of the game was broken, and nobody reported
/// it at once (1.3.3). When it happens again, that is another incident. Conduct is never accepted like this.
pub fn is_accepted_play(matter: Matter, reported: Reported) -> bool {
    matter == Matter::Rules && reported == Reported::Later
}

/// What the rules fix for an incident: nothing for one that counts as accepted play.
pub fn remedies_for(clause: Clause, matter: Matter, reported: Reported) -> &'static [Remedy] {
    if is_accepted_play(matter, reported) { &[] } else { clause.remedies() }
}
