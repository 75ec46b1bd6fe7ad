//! The payment of a player, as the player's page shows it.

use reeve_http::form_state::FormState;
use reeve_rules::tournament::money;
use reeve_store::Snapshot;
use reeve_store::face::Face;
use reeve_store::player::Player;
use reeve_words as words;
use reeve_words::time;

/// The payment of a player on the page.
pub(crate) struct PaymentView {
    /// How much and when, where it is noted.
    pub(crate) paid: Option<String>,
    pub(crate) amount: FormState<String>,
}

impl PaymentView {
    /// The payment of a player; `typed` is the amount of a form that came back.
    pub(crate) fn of(player: &Player, snapshot: &Snapshot, said: &Face, typed: FormState<String>) -> PaymentView {
        let when = |at| time::moment(at, &snapshot.tournament.time_zone);
        let amount = player.paid_amount.map(|amount| words::face::amount(amount, &said.currency));
        let fee = said.fee.map(money::written).unwrap_or_default();
        let typed = typed.map(|typed| if typed.is_empty() && player.paid_at.is_none() { fee } else { typed });
        PaymentView {
            paid: player.paid_at.map(|at| amount.into_iter().chain([when(at)]).collect::<Vec<_>>().join(", ")),
            amount: typed,
        }
    }
}
