//! Staff note that a player has paid, or that it was not so after all.

use serde::Serialize;

use reeve_rules::tournament::bounds;
use reeve_rules::tournament::money;
use reeve_store::TournamentId;
use reeve_store::face;
use reeve_store::player;
use reeve_store::player::Player;

use crate::people::player::subject;
use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::people::now;

/// What is noted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Payment {
    /// The player has paid. The amount as typed; it may be empty.
    Paid(String),
    /// The player has not paid after all.
    NotPaid,
}

/// A payment in the audit log.
#[derive(Serialize)]
pub(crate) struct PaymentAudit {
    paid: bool,
    amount: Option<i64>,
}

impl PaymentAudit {
    /// The payment of a player.
    pub(crate) fn of(player: &Player) -> PaymentAudit {
        PaymentAudit { paid: player.paid_at.is_some(), amount: player.paid_amount }
    }
}

/// Notes that a player has paid, or takes that back.
///
/// Errors: a fault at `amount` where no amount was typed that can be kept; a refusal where it is noted so already, and for a
/// player who is hidden.
pub async fn note_payment(context: &Context<'_>, id: TournamentId, number: i64, payment: &Payment) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let old = player::by_number(&mut action.tx, id, number).await?.ok_or(Error::Missing)?;
    now::may_be_changed(&old)?;
    let (what, paid_at, paid_amount) = match payment {
        Payment::Paid(_) if old.paid_at.is_some() => return Err(Refusal::PaidAlready.into()),
        Payment::NotPaid if old.paid_at.is_none() => return Err(Refusal::NotPaid.into()),
        Payment::Paid(typed) => {
            let face = face::of_tournament(&mut action.tx, id).await?;
            (AuditAction::NotePayment, Some(context.now), amount(typed, &face.currency)?)
        }
        Payment::NotPaid => (AuditAction::TakePaymentBack, None, None),
    };
    let player = Player { paid_at, paid_amount, ..old.clone() };
    player::update(&mut action.tx, &player).await?;
    let note = AuditEntry::new(what, subject(number)).before(&PaymentAudit::of(&old)).after(&PaymentAudit::of(&player));
    action.commit(note).await?;
    Ok(())
}

/// An amount as typed, in the currency of the tournament. Error: a fault at `amount`.
fn amount(typed: &str, currency: &str) -> Result<Option<i64>> {
    let refusal = Refusal::Amount { most: bounds::AMOUNT.most };
    let amount = money::read(typed).map_err(|_| Error::fault("amount", refusal))?;
    match money::currency(typed) {
        Some(other) if !currency.is_empty() && other != currency => {
            Err(Error::fault("amount", Refusal::OtherCurrency { wanted: currency.to_owned() }))
        }
        _ => Ok(amount),
    }
}
