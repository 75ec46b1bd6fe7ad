//! Private links that were renewed. They open nothing any more, but for the address of a report in confidence about the staff:
//! whoever wrote it was told to keep that address, and the staff could cut them off by renewing the link.

use chrono::{DateTime, Utc};

use crate::{Error, PlayerId, Tx};

/// Keeps the digest of a link that is renewed.
pub async fn keep(tx: &mut Tx, player: PlayerId, digest: &str, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("insert into former_link (link_digest, player_id, replaced_at) values ($1, $2, $3)")
        .bind(digest)
        .bind(player)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}
