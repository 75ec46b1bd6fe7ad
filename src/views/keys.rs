//! The keys for programs of a tournament.

use reeve_store::api_key::ApiKey;
use reeve_store::{Error, TournamentId, Tx, api_key};

/// Reads them, the oldest first.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Vec<ApiKey>, Error> {
    api_key::of_tournament(tx, id).await
}
