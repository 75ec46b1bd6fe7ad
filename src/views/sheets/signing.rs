//! Who has signed a record sheet, who is missing, and who does not agree.

use chrono::{DateTime, Utc};

use reeve_rules::games::System;
use reeve_rules::sheets::correction::{is_correction, is_on_paper, may_correct};
use reeve_rules::sheets::{DisputeOutcome, SignatureWay, StepRefusal, check_as};
use reeve_rules::tournament::settings::TranscriptionFix;
use reeve_rules::tournament::vocabulary::{SheetState, Stage};
use reeve_store::Snapshot;
use reeve_store::sheet::SheetContent;
use reeve_store::sheet_correction::SheetCorrection;
use reeve_store::sheet_dispute::KeptDispute;
use reeve_store::sheet_signature::KeptSignature;
use reeve_store::snapshot::Table;

/// The signatures and objections of a record sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signing {
    /// Its seats by selection position.
    pub seats: Vec<SeatSigning>,
    pub signed: usize,
    pub signers: usize,
    /// Whether there is something to sign or to show: a result that is signed seat by seat.
    pub is_shown: bool,
    /// Whether nothing changes the result any more.
    pub is_final: bool,
    /// Every objection, the newest first.
    pub disputes: Vec<Objection>,
    /// The judge who goes to the table because of those that are open, by name; empty where nobody knows it any more.
    pub judge: Option<String>,
}

/// A seat under a record sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSigning {
    pub position: i64,
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// Whether the player did not come, and so does not sign.
    pub absent: bool,
    /// Whether the player is disqualified, so that nobody waits for the signature.
    pub excused: bool,
    /// How the seat signed the result that stands; none where it has not.
    pub signature: Option<SeatSignature>,
    /// Whether the player does not agree.
    pub disputes: bool,
}

/// How and when a seat signed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSignature {
    pub way: SignatureWay,
    pub at: DateTime<Utc>,
    /// Who marked it, where it was given on paper.
    pub by: Option<String>,
}

/// An objection to a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    pub name: String,
    /// What the player says; empty where the player's data was erased.
    pub reason: String,
    pub at: DateTime<Utc>,
    /// How it ended; none while it is open.
    pub outcome: Option<DisputeOutcome>,
}

/// Whether a slip of the pen in the sheet of a table may be corrected in a tournament with this setting; `signatures` are all that
/// were kept of it.
pub fn correction(
    setting: TranscriptionFix,
    state: SheetState,
    signatures: &[KeptSignature],
) -> Result<(), StepRefusal> {
    let is_newest = |kept: &&KeptSignature| {
        signatures.iter().rev().find(|other| other.position == kept.position).is_some_and(|newest| newest == *kept)
    };
    may_correct(setting, state, is_on_paper(state, signatures.iter().filter(is_newest).map(|kept| kept.way)))
}

/// Whether a paper is one that a correction of a sheet can bring: the same players, other VP or another winner, and a result that a
/// game gives.
pub(super) fn corrects(
    system: &'static System,
    at: (Stage, SheetState),
    stored: &SheetContent,
    paper: &SheetContent,
) -> bool {
    paper.players == stored.players
        && is_correction(&stored.result, &paper.result)
        && check_as(system, at, &paper.result).is_ok()
}

/// What the paper says by a proposed correction, where it is one of the sheet as it stands, so that somebody may confirm it: the
/// same version, the same players, other VP or another winner, and a result that a game of `stage` gives. Forms propose nothing
/// else; an archive that was changed may.
pub fn confirmable(
    system: &'static System,
    stage: Stage,
    table: &Table,
    proposal: &SheetCorrection,
) -> Result<SheetContent, StepRefusal> {
    let stored = SheetContent::of(system, table);
    let fits = |paper: &SheetContent| {
        proposal.corrects_version == table.row.sheet_version
            && corrects(system, (stage, table.row.sheet_state), &stored, paper)
    };
    SheetContent::read(system, &proposal.paper).filter(fits).ok_or(StepRefusal::NoCorrectionOfThis)
}

/// Who has signed the sheet of a table, and who objects.
pub fn signing(snapshot: &Snapshot, table: &Table, signatures: &[KeptSignature], disputes: &[KeptDispute]) -> Signing {
    let labels = snapshot.labels();
    let sheet = table.sheet();
    let newest = |position: i64| signatures.iter().rev().find(|kept| kept.position == position);
    let seats = table.seats.iter().enumerate().map(|(at, seat)| SeatSigning {
        position: seat.position,
        number: labels.number_of(seat.player_id),
        name: labels.of(seat.player_id).to_owned(),
        absent: table.is_missed_by(seat),
        excused: sheet.is_excused(at),
        signature: newest(seat.position).filter(|_| sheet.has_signed(at)).map(|kept| SeatSignature {
            way: kept.way,
            at: kept.at,
            by: kept.account.clone(),
        }),
        disputes: sheet.disputes.get(at) == Some(&true),
    });
    let objection = |kept: &KeptDispute| Objection {
        name: labels.of(kept.player_id).to_owned(),
        reason: kept.reason.clone(),
        at: kept.raised_at,
        outcome: kept.outcome,
    };
    Signing {
        seats: seats.collect(),
        signed: sheet.signed(),
        signers: sheet.signers(),
        is_final: sheet.state.is_final(),
        // Of sheets that an earlier version of the program stored nobody knows more than the state says.
        is_shown: match sheet.state {
            SheetState::Open => false,
            SheetState::Submitted => true,
            SheetState::Signed | SheetState::Decided => sheet.signatures.contains(&true),
        },
        disputes: disputes.iter().rev().map(objection).collect(),
        judge: disputes
            .iter()
            .find(|kept| kept.outcome.is_none())
            .and_then(|kept| kept.claim.judge())
            .map(str::to_owned),
    }
}
