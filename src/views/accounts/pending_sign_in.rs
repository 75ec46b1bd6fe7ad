//! A sign-in whose password was right, and that waits for its second factor.

use chrono::{DateTime, Utc};

use reeve_store::account::Account;
use reeve_store::passkey::Passkey;
use reeve_store::{Error, Tx, account, known_device, passkey, pending_sign_in, second_factor};

/// A sign-in whose password was right, as the page of its second step shows it.
pub struct PendingSignIn {
    /// The SHA-256 of its token.
    pub token_hash: String,
    pub number: i64,
    pub account: Account,
    /// The SHA-256 of the browser's own token, where the account has signed in there before.
    pub known_device: Option<String>,
    /// Whether the account has codes of an app.
    pub has_codes: bool,
    /// The passkeys of the account.
    pub passkeys: Vec<Passkey>,
    /// What the browser is asked for a passkey, where the account has one of this address.
    pub options: Option<String>,
}

impl PendingSignIn {
    /// The sign-in that waits under the token with this SHA-256, in a browser whose own token has that one; none where it took too
    /// long, or the account was changed meanwhile.
    pub async fn read(
        tx: &mut Tx,
        token_hash: String,
        device_hash: Option<String>,
        now: DateTime<Utc>,
    ) -> Result<Option<PendingSignIn>, Error> {
        let Some((account, number)) = waiting_account(tx, &token_hash, now).await? else { return Ok(None) };
        let mut known_device = None;
        if let Some(hash) = device_hash {
            known_device = known_device::is_known(tx, &hash, account.id, now).await?.then_some(hash);
        }
        let has_codes = second_factor::of(tx, account.id).await?.is_some();
        let passkeys = passkey::of_account(tx, account.id).await?;
        let asked = passkey::asked_of_sign_in(tx, number, now).await?;
        let options = asked.map(|question| question.options);
        Ok(Some(PendingSignIn { token_hash, number, account, known_device, has_codes, passkeys, options }))
    }
}

/// Who signs in under the token with this SHA-256, and the number of the sign-in that waits.
pub async fn waiting_account(
    tx: &mut Tx,
    token_hash: &str,
    now: DateTime<Utc>,
) -> Result<Option<(Account, i64)>, Error> {
    let Some(pending) = pending_sign_in::open(tx, token_hash, now).await? else { return Ok(None) };
    let account = account::by_id(tx, pending.account_id).await?;
    let unchanged = |account: &Account| account.disabled_at.is_none() && account.version == pending.account_version;
    Ok(account.filter(unchanged).map(|account| (account, pending.id)))
}
