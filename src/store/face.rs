//! What a tournament says of itself to everybody, beside its name, place and day. It may be long, so it is read only
//! where it is shown.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Error, SeriesId, TournamentId, Tx};

/// What a tournament says of itself. Where nothing was said, everything is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, sqlx_macros::FromRow)]
pub struct Face {
    /// When it begins, in minutes after midnight by the clocks of its place.
    pub starts_at: Option<i64>,
    /// When the doors open, likewise.
    pub doors_at: Option<i64>,
    pub description: String,
    /// The address of the hall, in lines.
    pub address: String,
    /// Whom to ask, in lines.
    pub contact: String,
    /// What it costs to take part, in hundredths of the currency.
    pub fee: Option<i64>,
    /// The currency by its three letters.
    pub currency: String,
    /// One a line: the address, and behind a blank what it is called.
    pub links: String,
    /// The organizer's own text of the code of conduct.
    pub code_text: String,
    /// Where the whole code of conduct stands.
    pub code_link: String,
    /// The organizer's own text of the photo policy.
    pub photo_text: String,
    /// Where the whole photo policy stands.
    pub photo_link: String,
}

impl Face {
    /// The links, each with what it is called; that may be empty.
    pub fn links(&self) -> impl Iterator<Item = (&str, &str)> {
        let lines = self.links.lines().filter(|line| !line.is_empty());
        lines.map(|line| line.split_once(' ').unwrap_or((line, "")))
    }
}

/// What a tournament says of itself.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Face, Error> {
    let face = tx
        .query(
            "select starts_at, doors_at, description, address, contact, fee, currency, links, code_text, code_link, \
             photo_text, photo_link from tournament_face where tournament_id = $1",
        )
        .bind(id)
        .optional()
        .await?;
    Ok(face.unwrap_or_default())
}

/// What an event of a series says of itself.
#[derive(sqlx_macros::FromRow)]
struct EventFace {
    tournament_id: TournamentId,
    #[sqlx(flatten)]
    face: Face,
}

/// What the events of a series say of themselves; those that say nothing are left out.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<BTreeMap<TournamentId, Face>, Error> {
    let rows: Vec<EventFace> = tx
        .query(
            "select tournament_id, starts_at, doors_at, description, address, contact, fee, currency, links, code_text, \
             code_link, photo_text, photo_link from tournament_face \
             where tournament_id in (select tournament_id from series_event where series_id = $1)",
        )
        .bind(id)
        .all()
        .await?;
    Ok(rows.into_iter().map(|row| (row.tournament_id, row.face)).collect())
}

/// Stores what a tournament says of itself, in place of what it said before.
pub async fn put(tx: &mut Tx, id: TournamentId, face: &Face) -> Result<(), Error> {
    tx.query("delete from tournament_face where tournament_id = $1").bind(id).execute().await?;
    if *face == Face::default() {
        return Ok(());
    }
    tx.query(
        "insert into tournament_face (tournament_id, starts_at, doors_at, description, address, contact, fee, currency, \
         links, code_text, code_link, photo_text, photo_link) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(id)
    .bind(face.starts_at)
    .bind(face.doors_at)
    .bind(face.description.as_str())
    .bind(face.address.as_str())
    .bind(face.contact.as_str())
    .bind(face.fee)
    .bind(face.currency.as_str())
    .bind(face.links.as_str())
    .bind(face.code_text.as_str())
    .bind(face.code_link.as_str())
    .bind(face.photo_text.as_str())
    .bind(face.photo_link.as_str())
    .execute()
    .await?;
    Ok(())
}
