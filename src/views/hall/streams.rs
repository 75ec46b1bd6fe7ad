//! The addresses for streams of whoever asks.

use reeve_store::stream::Stream;
use reeve_store::{AccountId, Error, Tx, stream};

/// Those of an account, the oldest first; none of whoever has no account.
pub async fn own(tx: &mut Tx, account: Option<AccountId>) -> Result<Vec<Stream>, Error> {
    match account {
        Some(account) => stream::of_account(tx, account).await,
        None => Ok(Vec::new()),
    }
}
