//! The states that a record sheet goes through (1.3.4), and what each of them allows.
//!
//! Actions enter results, mark them as signed on paper, and decide them. The other steps (a seat signs or disputes, a judge
//! rules) are so far called by tests only; they stand here so that the states have one owner.

use crate::rules::games::System;
use crate::rules::sheets::check::{Checked, warnings_of};
use crate::rules::sheets::result::TableResult;
use crate::rules::text::TooLong;
use crate::rules::tournament::vocabulary::{RoundState, SheetState};

/// A record sheet: its result, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// Where it stands.
    pub state: SheetState,
    /// What it states.
    pub result: TableResult,
    /// Which seats have signed here by themselves, by selection position. Signatures on paper are not among them: staff
    /// mark those all at once, and the state says so.
    pub signatures: Vec<bool>,
    /// Whether a dispute waits for a judge.
    pub disputed: bool,
}

/// Why a step of a sheet is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StepRefusal {
    /// Every seat has signed, and the result is final.
    Signed,
    /// A judge decided the result, and it is final.
    Decided,
    /// There is no result yet to sign or to dispute.
    NoResultYet,
    /// A dispute waits for a judge.
    Disputed,
    /// There is no dispute to settle.
    NoDispute,
    /// No such seat.
    NoSuchSeat,
    /// The games of the round have not begun.
    RoundNotStarted,
    /// The round is closed.
    RoundClosed,
    /// The games of the round are not on, so there is nothing to sign.
    RoundNotPlayed,
    /// Something about the result is unusual, so that it is signed only by somebody who states the winner's VP again.
    Unusual,
    /// The sheet is not final: its result can still be changed.
    NotFinalYet,
    /// The tournament corrects no slip of the pen (setting `transcription_fix`).
    CorrectionsOff,
    /// The paper says what is stored.
    NothingDiffers,
    /// A correction waits already.
    CorrectionWaits,
    /// A correction waits that could change the ranking on which something else goes on.
    CorrectionFirst,
    /// Whoever proposed a correction can't confirm it.
    SamePerson,
    /// Nobody knows who proposed a correction, so nobody can be the second.
    ProposerUnknown,
    /// Whoever proposed a correction is not any more what it took to propose it: an organizer or a judge of the tournament.
    ProposerGone,
    /// What waits says of the sheet what no correction can, as in an archive that was changed.
    NoCorrectionOfThis,
    /// Of the two people one has to be an organizer and one a judge.
    OtherRoleNeeded,
    /// The winner's VP were stated again, and are others than those of the result.
    WinnerVpDiffer,
    /// A decision without a reason.
    ReasonMissing,
    /// A reason with more characters than are kept.
    ReasonTooLong(TooLong),
    /// A reason with control characters.
    ReasonWithControl,
}

impl StepRefusal {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            StepRefusal::Signed => "sheet-signed",
            StepRefusal::Decided => "sheet-decided",
            StepRefusal::NoResultYet => "no-result-yet",
            StepRefusal::Disputed => "disputed",
            StepRefusal::NoDispute => "no-dispute",
            StepRefusal::NoSuchSeat => "no-seat-to-sign",
            StepRefusal::RoundNotStarted => "round-not-started",
            StepRefusal::RoundClosed => "round-closed",
            StepRefusal::RoundNotPlayed => "round-not-played",
            StepRefusal::Unusual => "result-unusual",
            StepRefusal::NotFinalYet => "sheet-not-final",
            StepRefusal::CorrectionsOff => "corrections-off",
            StepRefusal::NothingDiffers => "nothing-to-correct",
            StepRefusal::CorrectionWaits => "correction-waits",
            StepRefusal::CorrectionFirst => "correction-first",
            StepRefusal::SamePerson => "correction-by-one-person",
            StepRefusal::ProposerUnknown => "correction-by-nobody-known",
            StepRefusal::ProposerGone => "correction-by-former-staff",
            StepRefusal::NoCorrectionOfThis => "no-correction-of-this-sheet",
            StepRefusal::OtherRoleNeeded => "correction-needs-other-role",
            StepRefusal::WinnerVpDiffer => "winner-vp-differ",
            StepRefusal::ReasonMissing => "reason-missing",
            StepRefusal::ReasonTooLong(_) => "reason-too-long",
            StepRefusal::ReasonWithControl => "reason-with-control",
        }
    }

    /// The clause behind it, where there is one.
    pub fn clause(self) -> Option<&'static str> {
        match self {
            StepRefusal::RoundNotStarted
            | StepRefusal::RoundNotPlayed
            | StepRefusal::ReasonTooLong(_)
            | StepRefusal::ReasonWithControl => None,
            _ => Some("1.3.4"),
        }
    }
}

impl Sheet {
    /// The sheet of a game that is on, of these selection positions.
    pub fn open(positions: impl IntoIterator<Item = i64>) -> Sheet {
        let result = TableResult::blank(positions);
        Sheet { state: SheetState::Open, signatures: vec![false; result.seats.len()], result, disputed: false }
    }

    /// Whether a result can be entered or changed now, in a round that stands there.
    pub fn may_submit(&self, round: RoundState) -> Result<(), StepRefusal> {
        self.not_final()?;
        match round {
            RoundState::Playing => Ok(()),
            RoundState::Planned | RoundState::Published => Err(StepRefusal::RoundNotStarted),
            RoundState::Closed => Err(StepRefusal::RoundClosed),
        }
    }

    /// Whether the sheet can be signed now, by a seat or on paper, in a round that stands there.
    pub fn may_sign(&self, round: RoundState) -> Result<(), StepRefusal> {
        self.not_final()?;
        match (self.state, self.disputed) {
            (SheetState::Open, _) => return Err(StepRefusal::NoResultYet),
            (_, true) => return Err(StepRefusal::Disputed),
            _ => {}
        }
        if round == RoundState::Playing { Ok(()) } else { Err(StepRefusal::RoundNotPlayed) }
    }

    /// A result is entered, or changed, in a round that stands there. Where it changed, the signatures given before are
    /// cleared.
    pub fn submit(&self, round: RoundState, checked: &Checked) -> Result<Sheet, StepRefusal> {
        self.may_submit(round)?;
        let mut next = Sheet { state: SheetState::Submitted, result: checked.result().clone(), ..self.clone() };
        if next.result != self.result {
            next.signatures.fill(false);
        }
        Ok(next)
    }

    /// A seat signs, from 0 by selection position, in a round that stands there. With the last signature the sheet is
    /// signed. Nobody signs for a player who is absent.
    pub fn sign(&self, round: RoundState, seat: usize) -> Result<Sheet, StepRefusal> {
        self.may_sign(round)?;
        let mut next = self.clone();
        if next.result.present().all(|(present, _)| present != seat) {
            return Err(StepRefusal::NoSuchSeat);
        }
        *next.signatures.get_mut(seat).ok_or(StepRefusal::NoSuchSeat)? = true;
        if next.result.present().all(|(seat, _)| next.signatures.get(seat) == Some(&true)) {
            next.state = SheetState::Signed;
        }
        Ok(next)
    }

    /// Staff mark that every seat has signed on paper, in a round that stands there. What is signed is final (1.3.4), so a
    /// result with something unusual takes an act that no reflex does: `winner_vp` are the winner's VP, read from the paper
    /// once more.
    pub fn sign_on_paper(
        &self,
        round: RoundState,
        system: &System,
        winner_vp: Option<i64>,
    ) -> Result<Sheet, StepRefusal> {
        self.may_sign(round)?;
        self.may_confirm(system, winner_vp)?;
        Ok(Sheet { state: SheetState::Signed, ..self.clone() })
    }

    /// Whether the winner's VP that somebody stated again, or left out, are enough to sign the result.
    pub fn may_confirm(&self, system: &System, winner_vp: Option<i64>) -> Result<(), StepRefusal> {
        if warnings_of(system, &self.result).is_empty() {
            return Ok(());
        }
        let winner_vp = winner_vp.ok_or(StepRefusal::Unusual)?;
        let stated = self.result.winners_seat().and_then(|winner| winner.vp);
        if stated == Some(winner_vp) { Ok(()) } else { Err(StepRefusal::WinnerVpDiffer) }
    }

    /// A player disputes a result that was entered; nobody signs until a judge has ruled.
    pub fn dispute(&self) -> Result<Sheet, StepRefusal> {
        self.not_final()?;
        if self.state == SheetState::Open {
            return Err(StepRefusal::NoResultYet);
        }
        Ok(Sheet { disputed: true, ..self.clone() })
    }

    /// A judge has ruled on the dispute, and the sheet can be signed again.
    pub fn settle_dispute(&self) -> Result<Sheet, StepRefusal> {
        self.not_final()?;
        if !self.disputed {
            return Err(StepRefusal::NoDispute);
        }
        Ok(Sheet { disputed: false, ..self.clone() })
    }

    /// A judge decides the game in a round that stands there, because somebody would not sign, the game was abandoned or too
    /// few came. `checked` is what [`check_decided`](crate::rules::sheets::check_decided) accepts. Where it is another result
    /// than the one that stands, the signatures given before are cleared.
    pub fn decide(&self, round: RoundState, checked: &Checked) -> Result<Sheet, StepRefusal> {
        let next = self.submit(round, checked)?;
        Ok(Sheet { state: SheetState::Decided, disputed: false, ..next })
    }

    fn not_final(&self) -> Result<(), StepRefusal> {
        match self.state {
            SheetState::Signed => Err(StepRefusal::Signed),
            SheetState::Decided => Err(StepRefusal::Decided),
            SheetState::Open | SheetState::Submitted => Ok(()),
        }
    }
}
