//! How things stand with the second factor of an account.

use chrono::{DateTime, Utc};

use reeve_store::account::Account;
use reeve_store::passkey::Passkey;
use reeve_store::{Error, Tx, passkey, second_factor, setting};

/// What the owner of an account is shown of the second factor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondFactorState {
    /// Since when there are codes of an app.
    pub since: Option<DateTime<Utc>>,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
    pub recovery_codes_left: i64,
    /// Whether the account needs one.
    pub is_required: bool,
}

impl SecondFactorState {
    /// Reads how it stands.
    pub async fn read(tx: &mut Tx, account: &Account) -> Result<SecondFactorState, Error> {
        let factor = second_factor::of(tx, account.id).await?;
        Ok(SecondFactorState {
            since: factor.map(|factor| factor.switched_on_at),
            passkeys: passkey::of_account(tx, account.id).await?,
            recovery_codes_left: second_factor::recovery_codes_left(tx, account.id).await?,
            is_required: setting::second_factor_rule(tx).await?.asks(account.is_admin),
        })
    }

    /// Whether there is a second factor of whatever kind.
    pub fn is_on(&self) -> bool {
        self.since.is_some() || !self.passkeys.is_empty()
    }
}
