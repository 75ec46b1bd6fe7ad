//! The states that a record sheet goes through (1.3.4), and what each of them allows.
//!
//! A result is entered, and changed while it is wrong; the seats sign it, one by one or all on paper; whoever does not agree
//! says so, and nobody signs until a judge has decided or the objection is taken back. The last signature makes the sheet
//! final, and so does a judge's decision. Nothing here knows who asks: that a seat is signed by its own player is for the
//! actions to see.

use crate::games::System;
use crate::refusals::refusals;
use crate::rule_set::RuleSet;
use crate::sheets::check::{Checked, Warning, is_shared_on_time, warnings_of};
use crate::sheets::choice::ChoiceRefusal;
use crate::sheets::notes::NoteRefusal;
use crate::sheets::result::TableResult;
use crate::text::TooLong;
use crate::tournament::vocabulary::{RoundState, SheetState, words};

words! {
    /// In which way a seat signed a record sheet.
    SignatureWay {
        /// By the player's private link.
        Link = "link",
        /// With the player's PIN, on a tablet that is passed round.
        Pin = "pin",
        /// On paper, which somebody of the staff marked.
        Paper = "paper",
    }
}

words! {
    /// How an objection to a result came to its end.
    DisputeOutcome {
        /// Whoever raised it took it back.
        TakenBack = "taken-back",
        /// A judge decided the game.
        Decided = "decided",
    }
}

/// A record sheet: its result, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    pub state: SheetState,
    pub result: TableResult,
    /// Which seats have signed the result, by selection position; those of absent players never do.
    pub signatures: Vec<bool>,
    /// Which seats don't agree with the result, by selection position. While there is one, a judge is waited for.
    pub disputes: Vec<bool>,
    /// Which seats need not sign, by selection position: those of the disqualified (1.3.5), for whom nobody waits.
    pub excused: Vec<bool>,
    /// Whose players left the tournament before the result was in, by selection position.
    pub withdrew: Vec<bool>,
    /// Whose players left it after that, by selection position.
    pub left_since: Vec<bool>,
}

refusals! {
    /// Why a step of a sheet is refused.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum StepRefusal {
        /// Every seat has signed, and the result is final.
        Signed = "sheet-signed" in "1.3.4",
        /// A judge decided the result, and it is final.
        Decided = "sheet-decided" in "1.3.4",
        /// There is no result yet to sign or to dispute.
        NoResultYet = "no-result-yet" in "1.3.4",
        /// A dispute waits for a judge.
        Disputed = "disputed" in "1.3.4",
        /// There is no dispute to settle.
        NoDispute = "no-dispute" in "1.3.4",
        NoSuchSeat = "no-seat-to-sign" in "1.3.4",
        /// Whoever did not come to the game does not sign its sheet.
        AbsentDoNotSign = "absent-do-not-sign" in "1.3.4",
        /// Whoever has left the tournament does not sign by link or PIN.
        SignerGone = "signer-gone" in "1.3.4",
        /// Whoever left the tournament does nothing at the own table any more.
        YouLeft = "own-table-left",
        /// Whoever is disqualified does nothing at the own table any more.
        YouAreDisqualified = "own-table-disqualified" in "1.3.5",
        /// The seat has said already that it does not agree.
        DisputedAlready = "disputed-already" in "1.3.4",
        /// The seat has said so and taken it back as often as is kept.
        DisputesUsedUp {
            most: i64,
        } = "disputes-used-up" in "1.3.4",
        /// A player enters a result only while there is none, or one of the own that nobody has signed.
        EnteredAlready = "result-entered-already" in "1.3.4",
        /// In this tournament players enter no results (setting `own_results`).
        OwnResultsOff = "own-results-off",
        /// No PIN was typed.
        PinMissing = "pin-missing",
        /// Another PIN was typed.
        PinWrong {
            /// How many wrong ones may follow at the table before its entry is held.
            left: usize,
        } = "pin-wrong",
        /// Too many wrong PINs were typed at the table, so nobody signs there for a while.
        PinsHeld = "pins-held",
        /// Too many wrong PINs were typed for this player.
        PinLocked = "pin-locked",
        /// The player has no PIN.
        PinUnknown = "pin-unknown",
        /// The PIN is not locked, so it stays.
        PinNotLocked = "pin-not-locked",
        /// The games of the round have not begun.
        RoundNotStarted = "round-not-started",
        RoundClosed = "round-closed" in "1.3.4",
        /// The games of the round are not on, so there is nothing to sign.
        RoundNotPlayed = "round-not-played",
        /// Something about the result is unusual, so that it is signed only by somebody who states the winner's VP again.
        Unusual = "result-unusual" in "1.3.4",
        /// The sheet is not final: its result can still be changed.
        NotFinalYet = "sheet-not-final" in "1.3.4",
        /// The tournament corrects no slip of the pen (setting `transcription_fix`).
        CorrectionsOff = "corrections-off" in "1.3.4",
        /// The sheet was not signed on paper, so no signed paper can say something else.
        NoSignedPaper = "no-signed-paper" in "1.3.4",
        /// The paper says what is stored.
        NothingDiffers = "nothing-to-correct" in "1.3.4",
        CorrectionWaits = "correction-waits" in "1.3.4",
        /// A correction waits that could change the ranking on which something else goes on.
        CorrectionFirst = "correction-first" in "1.3.4",
        /// Whoever proposed a correction can't confirm it.
        SamePerson = "correction-by-one-person" in "1.3.4",
        /// Nobody knows who proposed a correction, so nobody can be the second.
        ProposerUnknown = "correction-by-nobody-known" in "1.3.4",
        /// Whoever proposed a correction is not any more what it took to propose it: an organizer or a judge of the tournament.
        ProposerGone = "correction-by-former-staff" in "1.3.4",
        /// What waits says of the sheet what no correction can, as in an archive that was changed.
        NoCorrectionOfThis = "no-correction-of-this-sheet" in "1.3.4",
        /// Of the two people one has to be an organizer and one a judge.
        OtherRoleNeeded = "correction-needs-other-role" in "1.3.4",
        /// Whoever would confirm a correction has the role for it only since it was proposed.
        RoleSinceProposal = "correction-by-new-staff" in "1.3.4",
        /// Whoever would confirm a correction has the role for it from whoever proposed it, since the sheet became final.
        LetInByProposer = "correction-by-own-staff" in "1.3.4",
        /// The winner's VP were stated again, and are others than those of the result.
        WinnerVpDiffer = "winner-vp-differ" in "1.3.4",
        /// Who is said to have won was disqualified or withdrew in this very game: nobody signs before a judge has chosen what stands.
        WinnerOut = "winner-out" in "1.3.5",
        /// The game ended on time and several have the most VP: a judge names who has won, and no player.
        JudgeNamesWinner = "judge-names-winner",
        /// The rules of the tournament give games no limit, so there is nothing to add to.
        NoGameLimit = "game-without-limit",
        /// The game has not begun, or a result is in.
        GameNotOn = "game-not-on",
        /// What was typed is no number of minutes.
        NoMinutes {
            most: i64,
        } = "no-extra-minutes",
        /// A judge did not choose what stands then.
        StandsMissing = "what-stands-missing" in "1.3.5",
        /// A single player came to a preliminary game, which nobody can win then.
        PlayedAlone = "played-alone" in "1.4.3",
        /// Of the others nobody has the most VP alone.
        BestNotAlone = "best-not-alone" in "1.3.4",
        /// A decision without a reason.
        ReasonMissing = "reason-missing" in "1.3.4",
        /// An objection that does not say what is wrong.
        ObjectionMissing = "objection-missing" in "1.3.4",
        /// A reason with more characters than are kept.
        ReasonTooLong(TooLong) = "reason-too-long",
        /// A reason with control characters.
        ReasonWithControl = "reason-with-control",
        /// Something about the choice of seats before the game.
        Choice(ChoiceRefusal),
        /// Something about what is noted beside the result.
        Note(NoteRefusal),
    }
}

impl Sheet {
    /// The sheet of a game that is on, of these selection positions.
    pub fn open(positions: impl IntoIterator<Item = i64>) -> Sheet {
        let result = TableResult::blank(positions);
        let none = vec![false; result.seats.len()];
        Sheet {
            state: SheetState::Open,
            signatures: none.clone(),
            disputes: none.clone(),
            excused: none.clone(),
            withdrew: none.clone(),
            left_since: none,
            result,
        }
    }

    /// Whether somebody does not agree, so that a judge is waited for.
    pub fn is_disputed(&self) -> bool {
        self.disputes.contains(&true)
    }

    /// How many seats sign: all whose players came, and are not disqualified since.
    pub fn signers(&self) -> usize {
        (0..self.result.seats.len()).filter(|seat| self.signs(*seat)).count()
    }

    /// How many of them have signed.
    pub fn signed(&self) -> usize {
        (0..self.result.seats.len()).filter(|seat| self.signs(*seat) && self.has_signed(*seat)).count()
    }

    /// Whether a seat has to sign, from 0 by selection position.
    pub fn signs(&self, seat: usize) -> bool {
        self.result.seats.get(seat).is_some_and(|of| !of.absent) && !self.is_excused(seat)
    }

    /// Whether the player of a seat is disqualified, so that nobody waits for the signature.
    pub fn is_excused(&self, seat: usize) -> bool {
        self.excused.get(seat) == Some(&true)
    }

    /// Whether a seat has signed, from 0 by selection position.
    pub fn has_signed(&self, seat: usize) -> bool {
        self.signatures.get(seat) == Some(&true)
    }

    /// That who is said to have won was disqualified or withdrew in this very game. Until the sheet is final a judge chooses what
    /// stands; a final one stays as it is.
    pub fn winner_out(&self) -> Option<Warning> {
        let seat = self.result.seats.iter().position(|seat| seat.winner && self.state == SheetState::Submitted)?;
        match (self.is_excused(seat), self.withdrew.get(seat) == Some(&true)) {
            (true, _) => Some(Warning::WinnerDisqualified { seat }),
            (false, true) => Some(Warning::WinnerWithdrew { seat }),
            (false, false) => None,
        }
    }

    /// That who is said to have won was out before the game was over, or may have been: whoever left between the result and its
    /// signatures, and has not signed it, has perhaps not played to the end. Who signed it has.
    pub fn winner_in_question(&self) -> Option<Warning> {
        let left = || {
            let seat = self.result.seats.iter().position(|seat| seat.winner && self.state == SheetState::Submitted)?;
            let unsigned = self.left_since.get(seat) == Some(&true) && !self.has_signed(seat);
            unsigned.then_some(Warning::WinnerUnsigned { seat })
        };
        self.winner_out().or_else(left)
    }

    /// Whether somebody at the table is out of the tournament, so that a judge can choose what stands.
    pub fn has_left(&self) -> bool {
        [&self.excused, &self.withdrew, &self.left_since].into_iter().any(|seats| seats.contains(&true))
    }

    /// Whether somebody who is no judge can put another result in the place of this one: where the winner is out, a judge chooses who has
    /// won.
    pub fn may_replace(&self, by: &TableResult) -> Result<(), StepRefusal> {
        let stays = self.winner_out().is_none() || by.winner() == self.result.winner();
        if stays { Ok(()) } else { Err(StepRefusal::WinnerOut) }
    }

    /// What is unusual about what the sheet states.
    pub fn warnings(&self, system: &System, rules: &RuleSet) -> Vec<Warning> {
        let shared =
            || self.result.seats.iter().position(|seat| seat.winner).map(|seat| Warning::SharedOnTime { seat });
        let on_time = if is_shared_on_time(rules, &self.result) == Ok(true) { shared() } else { None };
        self.winner_in_question().into_iter().chain(on_time).chain(warnings_of(system, rules, &self.result)).collect()
    }

    /// The sheet as it would be with another result, which nobody has signed or decided.
    pub fn with_result(&self, result: TableResult) -> Sheet {
        Sheet { state: SheetState::Submitted, result, ..self.clone() }
    }

    /// The seats whose signatures this sheet has and another does not, from 0 by selection position: those that a step made,
    /// or that it cleared.
    pub fn signed_unlike<'s>(&'s self, other: &'s Sheet) -> impl Iterator<Item = usize> + 's {
        (0..self.signatures.len()).filter(|seat| self.has_signed(*seat) && !other.has_signed(*seat))
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
        match (self.state, self.is_disputed()) {
            (SheetState::Open, _) => return Err(StepRefusal::NoResultYet),
            (_, true) => return Err(StepRefusal::Disputed),
            _ if self.winner_out().is_some() => return Err(StepRefusal::WinnerOut),
            _ => {}
        }
        if round == RoundState::Playing { Ok(()) } else { Err(StepRefusal::RoundNotPlayed) }
    }

    /// Whether the sheet can be passed round on a tablet now, in a round that stands there: while there is something to sign on it,
    /// or soon will be.
    pub fn may_be_passed(&self, round: RoundState) -> Result<(), StepRefusal> {
        self.not_final()?;
        if round == RoundState::Playing { Ok(()) } else { Err(StepRefusal::RoundNotPlayed) }
    }

    /// Whether a player can enter the result of the own table now, in a round that stands there: the first one, and another in
    /// the place of `mine`, one that the same player entered, until somebody signs it or objects. Whoever does not agree with
    /// what somebody else entered says so.
    pub fn may_enter_own(&self, round: RoundState, mine: bool) -> Result<(), StepRefusal> {
        self.may_submit(round)?;
        let untouched = !self.signatures.contains(&true) && !self.is_disputed();
        match self.state {
            SheetState::Open => Ok(()),
            _ if mine && untouched => Ok(()),
            _ => Err(StepRefusal::EnteredAlready),
        }
    }

    /// A result is entered, or changed, in a round that stands there. Where it changed, the signatures given before are
    /// cleared; an objection stays until whoever raised it takes it back or a judge decides.
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
        match self.result.seats.get(seat) {
            None => return Err(StepRefusal::NoSuchSeat),
            Some(of) if of.absent => return Err(StepRefusal::AbsentDoNotSign),
            Some(_) if self.is_excused(seat) => return Err(StepRefusal::SignerGone),
            Some(_) => {}
        }
        let mut next = self.clone();
        *next.signatures.get_mut(seat).ok_or(StepRefusal::NoSuchSeat)? = true;
        if next.signed() == next.signers() {
            next.state = SheetState::Signed;
        }
        Ok(next)
    }

    /// Staff mark that every seat has signed on paper, in a round that stands there: all who have not signed otherwise. What is
    /// signed is final (1.3.4), so a result with something unusual takes an act that no reflex does: `winner_vp` are the
    /// winner's VP, read from the paper once more.
    pub fn sign_on_paper(
        &self,
        round: RoundState,
        (system, rules): (&System, &RuleSet),
        winner_vp: Option<i64>,
    ) -> Result<Sheet, StepRefusal> {
        self.may_sign(round)?;
        self.may_confirm(system, rules, winner_vp)?;
        let signatures = (0..self.result.seats.len()).map(|seat| self.signs(seat) || self.has_signed(seat)).collect();
        Ok(Sheet { state: SheetState::Signed, signatures, ..self.clone() })
    }

    /// Whether the winner's VP that somebody stated again, or left out, are enough to sign the result.
    pub fn may_confirm(&self, system: &System, rules: &RuleSet, winner_vp: Option<i64>) -> Result<(), StepRefusal> {
        if self.warnings(system, rules).is_empty() {
            return Ok(());
        }
        let winner_vp = winner_vp.ok_or(StepRefusal::Unusual)?;
        let stated = self.result.winners_seat().and_then(|winner| winner.vp);
        if stated == Some(winner_vp) { Ok(()) } else { Err(StepRefusal::WinnerVpDiffer) }
    }

    /// Whether a seat can say now that it does not agree with the result, from 0 by selection position, in a round that stands
    /// there. So can a player who is marked absent, and perhaps was not.
    pub fn may_dispute(&self, round: RoundState, seat: usize) -> Result<(), StepRefusal> {
        self.not_final()?;
        if self.state == SheetState::Open {
            return Err(StepRefusal::NoResultYet);
        }
        match self.disputes.get(seat) {
            None => Err(StepRefusal::NoSuchSeat),
            Some(true) => Err(StepRefusal::DisputedAlready),
            Some(false) if round == RoundState::Playing => Ok(()),
            Some(false) => Err(StepRefusal::RoundNotPlayed),
        }
    }

    /// A seat does not agree with a result that was entered: nobody signs until a judge has decided or it is taken back. Where
    /// the seat had signed before, it has not any more.
    pub fn dispute(&self, round: RoundState, seat: usize) -> Result<Sheet, StepRefusal> {
        self.may_dispute(round, seat)?;
        let mut next = self.clone();
        if let (Some(disputes), Some(signed)) = (next.disputes.get_mut(seat), next.signatures.get_mut(seat)) {
            (*disputes, *signed) = (true, false);
        }
        Ok(next)
    }

    /// A seat takes its objection back, and may sign again once nobody else objects.
    pub fn take_back_dispute(&self, seat: usize) -> Result<Sheet, StepRefusal> {
        self.not_final()?;
        let mut next = self.clone();
        match next.disputes.get_mut(seat) {
            Some(disputes) if *disputes => *disputes = false,
            _ => return Err(StepRefusal::NoDispute),
        }
        Ok(next)
    }

    /// A judge decides the game in a round that stands there, because somebody would not sign, the game was abandoned or too
    /// few came. `checked` is what [`check_decided`](crate::sheets::check_decided) accepts. Where it is another result
    /// than the one that stands, the signatures given before are cleared.
    pub fn decide(&self, round: RoundState, checked: &Checked) -> Result<Sheet, StepRefusal> {
        let next = self.submit(round, checked)?;
        let disputes = vec![false; next.disputes.len()];
        Ok(Sheet { state: SheetState::Decided, disputes, ..next })
    }

    fn not_final(&self) -> Result<(), StepRefusal> {
        match self.state {
            SheetState::Signed => Err(StepRefusal::Signed),
            SheetState::Decided => Err(StepRefusal::Decided),
            SheetState::Open | SheetState::Submitted => Ok(()),
        }
    }
}
