//! The picture of a tournament.

use crate::{Error, TournamentId, Tx};
use reeve_rules::tournament::picture::{Picture, PictureType};

/// A picture without its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct LogoSize {
    pub width: i64,
    pub height: i64,
}

/// How large the picture of a tournament is, if there is one.
pub async fn size(tx: &mut Tx, id: TournamentId) -> Result<Option<LogoSize>, Error> {
    tx.query("select width, height from tournament_logo where tournament_id = $1").bind(id).optional().await
}

/// The picture of a tournament, if there is one.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Option<Picture>, Error> {
    let row: Option<(PictureType, i64, i64, Vec<u8>)> = tx
        .query("select media_type, width, height, content from tournament_logo where tournament_id = $1")
        .bind(id)
        .optional()
        .await?;
    Ok(row.map(|(media_type, width, height, content)| Picture { media_type, width, height, content }))
}

/// Stores a picture in place of the one that there was.
pub async fn put(tx: &mut Tx, id: TournamentId, logo: &Picture) -> Result<(), Error> {
    tx.query(
        "insert into tournament_logo (tournament_id, media_type, width, height, content) values ($1, $2, $3, $4, $5) \
         on conflict (tournament_id) do update set media_type = excluded.media_type, width = excluded.width, \
         height = excluded.height, content = excluded.content",
    )
    .bind(id)
    .bind(logo.media_type)
    .bind(logo.width)
    .bind(logo.height)
    .bind(logo.content.as_slice())
    .execute()
    .await?;
    Ok(())
}

/// Takes the picture away; says whether there was one.
pub async fn remove(tx: &mut Tx, id: TournamentId) -> Result<bool, Error> {
    Ok(tx.query("delete from tournament_logo where tournament_id = $1").bind(id).execute().await? > 0)
}
