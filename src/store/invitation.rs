//! Invitations to the staff of a tournament that nobody has accepted yet.
//!
//! Of the keys in their links only the SHA-256 is stored.

use chrono::{DateTime, Utc};

use crate::account::by_now;
use crate::outbox;
use crate::{AccountId, Error, InvitationId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::StaffRole;

/// An invitation as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Invitation {
    pub id: InvitationId,
    pub tournament_id: TournamentId,
    pub role: StaffRole,
    /// Who is invited, as the organizer typed it; may be empty where there is an address.
    pub name: String,
    /// Where the link is mailed to.
    pub email: Option<String>,
    /// A player of the same name is another person.
    pub another_person: bool,
    /// The digest of the key that was shown.
    pub key_hash: String,
    pub invited_by: AccountId,
    /// When the invitation was made, or last renewed.
    pub invited_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
macro_rules! columns {
    () => {
        "id, tournament_id, role, name, email, another_person, key_hash, invited_by, invited_at, expires_at"
    };
}

/// An invitation to be stored.
#[derive(Debug, Clone, PartialEq)]
pub struct NewInvitation {
    pub tournament_id: TournamentId,
    pub role: StaffRole,
    /// Who is invited; may be empty where there is an address.
    pub name: String,
    /// Where the link is mailed to.
    pub email: Option<String>,
    /// A player of the same name is another person.
    pub another_person: bool,
    /// The digest of the key that is shown.
    pub key_hash: String,
    pub invited_by: AccountId,
    /// When the invitation is made.
    pub invited_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

/// Stores a new invitation, and gives it as stored.
pub async fn insert(tx: &mut Tx, new: NewInvitation) -> Result<Invitation, Error> {
    let id = tx
        .query(
            "insert into staff_invitation \
         (tournament_id, role, name, email, another_person, key_hash, invited_by, invited_at, expires_at) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id",
        )
        .bind(new.tournament_id)
        .bind(new.role)
        .bind(new.name.as_str())
        .bind(new.email.as_deref())
        .bind(new.another_person)
        .bind(new.key_hash.as_str())
        .bind(new.invited_by)
        .bind(new.invited_at)
        .bind(new.expires_at)
        .value()
        .await?;
    Ok(Invitation {
        id,
        tournament_id: new.tournament_id,
        role: new.role,
        name: new.name,
        email: new.email,
        another_person: new.another_person,
        key_hash: new.key_hash,
        invited_by: new.invited_by,
        invited_at: new.invited_at,
        expires_at: new.expires_at,
    })
}

/// Gives an invitation another key and another end; every link that was made before opens nothing any more.
pub async fn renew(tx: &mut Tx, renewed: &Invitation) -> Result<(), Error> {
    tx.query(
        "update staff_invitation set key_hash = $2, mail_key_hash = null, invited_by = $3, invited_at = $4, \
         expires_at = $5 where id = $1",
    )
    .bind(renewed.id)
    .bind(renewed.key_hash.as_str())
    .bind(renewed.invited_by)
    .bind(renewed.invited_at)
    .bind(renewed.expires_at)
    .execute()
    .await?;
    Ok(())
}

/// Keeps the digest of the key that is mailed.
pub async fn set_mail_key(tx: &mut Tx, id: InvitationId, key_hash: &str) -> Result<(), Error> {
    tx.query("update staff_invitation set mail_key_hash = $2 where id = $1").bind(id).bind(key_hash).execute().await?;
    Ok(())
}

/// The invitation of a tournament with this number.
pub async fn by_id(tx: &mut Tx, tournament: TournamentId, id: InvitationId) -> Result<Option<Invitation>, Error> {
    tx.query(concat!("select ", columns!(), " from staff_invitation where id = $1 and tournament_id = $2"))
        .bind(id)
        .bind(tournament)
        .optional()
        .await
}

/// The invitation with this number, of whichever tournament.
pub async fn any_by_id(tx: &mut Tx, id: InvitationId) -> Result<Option<Invitation>, Error> {
    tx.query(concat!("select ", columns!(), " from staff_invitation where id = $1")).bind(id).optional().await
}

/// The invitation that a key opens, shown or mailed, which has not come to its end.
pub async fn by_key(tx: &mut Tx, key_hash: &str, now: DateTime<Utc>) -> Result<Option<Invitation>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from staff_invitation where (key_hash = $1 or mail_key_hash = $1) and expires_at > $2 and invited_at <= $3"
    ))
    .bind(key_hash)
    .bind(now)
    .bind(by_now(now))
    .optional()
    .await
}

/// The invitations of a tournament, also those that have ended, the oldest first.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<Invitation>, Error> {
    tx.query(concat!("select ", columns!(), " from staff_invitation where tournament_id = $1 order by id"))
        .bind(id)
        .all()
        .await
}

/// Forgets an invitation, and the mails that would bring it.
pub async fn forget(tx: &mut Tx, id: InvitationId) -> Result<(), Error> {
    outbox::forget_invitation(tx, id).await?;
    tx.query("delete from staff_invitation where id = $1").bind(id).execute().await?;
    Ok(())
}
