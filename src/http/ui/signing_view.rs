//! Who has signed a record sheet and who is missing, as `parts/signing.html` shows it to the staff, to players and on the tablet
//! that is passed round.

use reeve_views::sheets::signing::{Objection, SeatSigning, Signing};
use reeve_words as words;
use reeve_words::time;

/// Who has signed a sheet.
pub struct SigningView {
    /// How many have signed, and who is missing, in a sentence.
    pub line: String,
    /// The seats by selection position.
    pub seats: Vec<SignerLine>,
    /// What was said against the result, the newest first; only the staff reads it.
    pub disputes: Vec<DisputeLine>,
    /// The judge who goes to the table because somebody does not agree; empty where nobody knows the name any more.
    pub judge: Option<String>,
}

/// A seat under a sheet.
pub struct SignerLine {
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// Why the seat does not sign, or has not, in a word or two.
    pub missing: String,
    /// Whether the player did not come.
    pub absent: bool,
    /// Whether nobody waits for the signature: the player did not come, or is disqualified.
    pub excused: bool,
    /// How and when the seat signed; empty where it has not.
    pub signed: String,
    /// Whether the player does not agree.
    pub disputes: bool,
}

/// An objection.
pub struct DisputeLine {
    pub name: String,
    pub reason: String,
    pub at: String,
    pub open: bool,
    pub outcome: &'static str,
}

impl SigningView {
    /// The view of a sheet in a tournament with this time zone; none where nothing is to be signed or shown.
    pub fn of(signing: Signing, zone: &str) -> Option<SigningView> {
        if !signing.is_shown {
            return None;
        }
        let line = words::sheets::signing_line(&signing);
        let is_final = signing.is_final;
        let seat = |seat: SeatSigning| SignerLine {
            number: seat.number,
            missing: words::sheets::has_not_signed(&seat, is_final),
            absent: seat.absent,
            excused: seat.absent || seat.excused,
            signed: seat
                .signature
                .map(|signature| words::sheets::signed_way(signature.way, &time::clock(signature.at, zone)))
                .unwrap_or_default(),
            disputes: seat.disputes,
            name: seat.name,
        };
        Some(SigningView {
            line,
            seats: signing.seats.into_iter().map(seat).collect(),
            disputes: signing.disputes.into_iter().map(|one| dispute(one, zone)).collect(),
            judge: signing.judge,
        })
    }

    /// Whether anybody has signed.
    pub fn is_begun(&self) -> bool {
        self.seats.iter().any(|seat| !seat.signed.is_empty())
    }

    /// Whether an objection was settled.
    pub fn has_settled(&self) -> bool {
        self.disputes.iter().any(|dispute| !dispute.open)
    }

    /// Whether an objection is open.
    pub fn is_disputed(&self) -> bool {
        self.seats.iter().any(|seat| seat.disputes)
    }
}

fn dispute(objection: Objection, zone: &str) -> DisputeLine {
    DisputeLine {
        name: objection.name,
        reason: match objection.reason.is_empty() {
            true => words::sheets::REASON_ERASED.to_owned(),
            false => objection.reason,
        },
        at: time::moment(objection.at, zone),
        open: objection.outcome.is_none(),
        outcome: words::sheets::dispute_outcome(objection.outcome),
    }
}
