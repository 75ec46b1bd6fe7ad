//! What is kept of a player for the staff alone. It is read where the staff looks at players, and nowhere else.

use std::collections::BTreeMap;

use crate::{Error, PlayerId, TournamentId, Tx};

/// What is kept of one player.
#[derive(Debug, Clone, Default, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StaffNote {
    /// A telephone number, as typed.
    pub phone: Option<String>,
    /// Lines of text; may be empty.
    pub note: String,
    /// Who comes with the player, as the player answered it when registering: lines of text; may be empty.
    pub comes_with: String,
}

/// What is kept of a player.
pub async fn of_player(tx: &mut Tx, id: PlayerId) -> Result<StaffNote, Error> {
    let kept =
        tx.query("select phone, note, comes_with from staff_note where player_id = $1").bind(id).optional().await?;
    Ok(kept.unwrap_or_default())
}

/// What is kept of the players of a tournament; of the others nothing is.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<BTreeMap<PlayerId, StaffNote>, Error> {
    #[derive(sqlx_macros::FromRow)]
    struct Kept {
        player_id: PlayerId,
        #[sqlx(flatten)]
        kept: StaffNote,
    }
    let rows: Vec<Kept> = tx
        .query(
            "select staff_note.player_id, staff_note.phone, staff_note.note, staff_note.comes_with from staff_note \
             join player on player.id = staff_note.player_id where player.tournament_id = $1",
        )
        .bind(id)
        .all()
        .await?;
    Ok(rows.into_iter().map(|row| (row.player_id, row.kept)).collect())
}

/// What players of a tournament answered who comes with them, where the staff has not left it as it is.
pub async fn answers(tx: &mut Tx, id: TournamentId) -> Result<BTreeMap<PlayerId, String>, Error> {
    let rows: Vec<(PlayerId, String)> = tx
        .query(
            "select staff_note.player_id, staff_note.comes_with from staff_note \
             join player on player.id = staff_note.player_id \
             where player.tournament_id = $1 and comes_with <> '' and comes_with_seen = $2",
        )
        .bind(id)
        .bind(false)
        .all()
        .await?;
    Ok(rows.into_iter().collect())
}

/// Leaves what these players answered as it is.
pub async fn leave_answers(tx: &mut Tx, players: &[PlayerId]) -> Result<(), Error> {
    for player in players {
        tx.query("update staff_note set comes_with_seen = $2 where player_id = $1")
            .bind(*player)
            .bind(true)
            .execute()
            .await?;
    }
    Ok(())
}

/// Keeps this of a player, in place of what was kept. Another answer than before is shown to the staff again.
pub async fn put(tx: &mut Tx, id: PlayerId, kept: &StaffNote) -> Result<(), Error> {
    if *kept == StaffNote::default() {
        return forget(tx, id).await;
    }
    tx.query(
        "insert into staff_note (player_id, phone, note, comes_with) values ($1, $2, $3, $4) \
         on conflict (player_id) do update set phone = excluded.phone, note = excluded.note, \
         comes_with_seen = case when staff_note.comes_with = excluded.comes_with then staff_note.comes_with_seen \
         else excluded.comes_with_seen end, comes_with = excluded.comes_with",
    )
    .bind(id)
    .bind(kept.phone.as_deref())
    .bind(kept.note.as_str())
    .bind(kept.comes_with.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Keeps telephone numbers of players by their numbers in a tournament, where none is kept of them yet.
pub async fn add_phones(tx: &mut Tx, tournament: TournamentId, phones: &[(i64, &str)]) -> Result<(), Error> {
    if phones.is_empty() {
        return Ok(());
    }
    let rows = serde_json::to_string(phones).map_err(|fault| Error::Broken(Box::new(fault)))?;
    tx.query_pair(
        "insert into staff_note (player_id, phone, note) \
         select player.id, line.value ->> 1, '' from jsonb_each($2) as line \
         cross join player where player.tournament_id = $1 and player.number = line.value ->> 0 \
         on conflict (player_id) do update set phone = coalesce(staff_note.phone, excluded.phone)",
        "insert into staff_note (player_id, phone, note) \
         select player.id, line.value ->> 1, '' from jsonb_array_elements(cast($2 as jsonb)) as line (value) \
         cross join player where player.tournament_id = $1 and player.number = cast(line.value ->> 0 as bigint) \
         on conflict (player_id) do update set phone = coalesce(staff_note.phone, excluded.phone)",
    )
    .bind(tournament)
    .bind(rows.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Forgets what is kept of a player.
pub(crate) async fn forget(tx: &mut Tx, id: PlayerId) -> Result<(), Error> {
    tx.query("delete from staff_note where player_id = $1").bind(id).execute().await?;
    Ok(())
}
