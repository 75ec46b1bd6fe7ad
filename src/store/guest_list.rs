//! Who is invited to a tournament, and what kind of event it is (2.1.1).

use crate::{Error, TournamentId, Tx};
use reeve_rules::tournament::event_level::EventLevel;

/// What is kept of the invitations of a tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct GuestList {
    /// What kind of event it is.
    pub level: Option<EventLevel>,
    /// Who is invited: names or e-mail addresses, one a line.
    pub invited: String,
}

impl GuestList {
    /// Who is invited.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.invited.lines().map(str::trim).filter(|line| !line.is_empty())
    }
}

/// The invitations of a tournament.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<GuestList, Error> {
    let kept = tx.query("select level, invited from guest_list where tournament_id = $1").bind(id).optional().await?;
    Ok(kept.unwrap_or_default())
}

/// Stores invitations in place of those that there were.
pub async fn put(tx: &mut Tx, id: TournamentId, kept: &GuestList) -> Result<(), Error> {
    tx.query(
        "insert into guest_list (tournament_id, level, invited) values ($1, $2, $3) \
         on conflict (tournament_id) do update set level = excluded.level, invited = excluded.invited",
    )
    .bind(id)
    .bind(kept.level)
    .bind(kept.invited.as_str())
    .execute()
    .await?;
    Ok(())
}
