//! The seats at tables: who sits there, what was chosen, and what the record sheet says.

use chrono::{DateTime, Utc};

use crate::columns;
use crate::{Error, PlayerId, RoundId, SeatId, SeriesId, TableId, TournamentId, Tx};
use reeve_rules::games::Colour;
use reeve_rules::sheets::Parts;
use reeve_rules::tournament::vocabulary::PlayerState;

/// A seat as it is stored, with its result.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Seat {
    /// Its number over all seats.
    pub id: SeatId,
    pub table_id: TableId,
    /// The selection position (1.1.6), within [`POSITION`](reeve_rules::tournament::bounds::POSITION).
    pub position: i64,
    pub player_id: PlayerId,
    /// Whether the organizer pinned the player to this seat.
    pub pinned: bool,
    /// The seed in semi-finals (1.1.7), within [`SEED`](reeve_rules::tournament::bounds::SEED).
    pub seed: Option<i64>,
    /// The chair that was chosen.
    pub chair: Option<i64>,
    /// The colour that was chosen.
    pub colour: Option<Colour>,
    /// The play order that was chosen.
    pub play_order: Option<i64>,
    pub vp: Option<i64>,
    /// What the VP are made of, if it was noted.
    pub parts: Option<Parts>,
    /// Whether the player has signed the record sheet here.
    pub signed: bool,
    /// Whether the player did not come to the game.
    pub absent: bool,
    /// Whether the player came to a game that is not counted; none in any other, and in those of earlier versions.
    pub came: Option<bool>,
    /// Whether the player does not agree with the result. It counts while the table is disputed.
    pub disputes: bool,
    /// Whether the player is disqualified today, and so need not sign.
    pub is_out: bool,
    /// When the player left the tournament; none who is still in it.
    pub left_at: Option<DateTime<Utc>>,
}

/// The columns of a seat, with how its player stands.
macro_rules! columns {
    () => {
        "select seat.id, seat.table_id, seat.position, seat.player_id, seat.pinned, seat.seed, seat.chair, \
         seat.colour, seat.play_order, seat.vp, seat.parts, seat.signed, seat.absent, seat.came, seat.disputes, \
         player.state = $2 as is_out, player.withdrawn_at as left_at from seat "
    };
}

/// Every seat of a tournament, by table and position.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<Seat>, Error> {
    tx.query(concat!(
        columns!(),
        "join game_table on game_table.id = seat.table_id \
         join round on round.id = game_table.round_id join player on player.id = seat.player_id \
         where round.tournament_id = $1 \
         order by seat.table_id, seat.position",
    ))
    .bind(id)
    .bind(PlayerState::Disqualified)
    .all()
    .await
}

/// Every seat of all events of a series, by table and position.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<Seat>, Error> {
    tx.query(concat!(
        columns!(),
        "join game_table on game_table.id = seat.table_id join round on round.id = game_table.round_id \
         join series_event on series_event.tournament_id = round.tournament_id \
         join player on player.id = seat.player_id \
         where series_event.series_id = $1 order by seat.table_id, seat.position",
    ))
    .bind(id)
    .bind(PlayerState::Disqualified)
    .all()
    .await
}

/// The seats of a round, by table and position.
pub async fn of_round(tx: &mut Tx, round: RoundId) -> Result<Vec<Seat>, Error> {
    tx.query(concat!(
        columns!(),
        "join player on player.id = seat.player_id \
         where seat.table_id in (select game_table.id from game_table where game_table.round_id = $1) \
         order by seat.table_id, seat.position",
    ))
    .bind(round)
    .bind(PlayerState::Disqualified)
    .all()
    .await
}

/// The seats of a table, by position.
pub async fn of_table(tx: &mut Tx, table: TableId) -> Result<Vec<Seat>, Error> {
    tx.query(concat!(
        columns!(),
        "join player on player.id = seat.player_id where seat.table_id = $1 order by seat.position"
    ))
    .bind(table)
    .bind(PlayerState::Disqualified)
    .all()
    .await
}

/// Deletes every seat of a round.
pub(super) async fn clear(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query("delete from seat where table_id in (select id from game_table where round_id = $1)")
        .bind(round)
        .execute()
        .await?;
    Ok(())
}

/// Seats a player at a selection position of a table.
pub async fn insert(
    tx: &mut Tx,
    table: TableId,
    position: i64,
    player: PlayerId,
    pinned: bool,
    seed: Option<i64>,
) -> Result<SeatId, Error> {
    tx.query("insert into seat (table_id, position, player_id, pinned, seed) values ($1, $2, $3, $4, $5) returning id")
        .bind(table)
        .bind(position)
        .bind(player)
        .bind(pinned)
        .bind(seed)
        .value()
        .await
}

/// A seat of a round that is about to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewSeat {
    /// The number of the table.
    pub table: i64,
    pub position: i64,
    pub player: PlayerId,
    /// Whether the player is pinned to it.
    pub pinned: bool,
}

/// The seats of a round, ready to be stored.
#[derive(Debug, Clone)]
pub struct NewSeats(String);

impl NewSeats {
    /// Seats in order. Error: a row is no JSON, which no number makes.
    pub fn of(seats: &[NewSeat]) -> Result<NewSeats, Error> {
        let row = |seat: &NewSeat| (seat.table, seat.position, seat.player, i64::from(seat.pinned));
        let rows: Vec<_> = seats.iter().map(row).collect();
        serde_json::to_string(&rows).map(NewSeats).map_err(Error::broken)
    }
}

/// Stores the seats of a round whose tables are stored, by one statement: in a large field the writer is not held for each.
pub async fn insert_all(tx: &mut Tx, round: RoundId, seats: &NewSeats) -> Result<(), Error> {
    tx.query_pair(
        "insert into seat (table_id, position, player_id, pinned) \
         select game_table.id, line.value ->> 1, line.value ->> 2, line.value ->> 3 from jsonb_each($2) as line \
         cross join game_table on game_table.round_id = $1 and game_table.number = line.value ->> 0 order by line.key",
        "insert into seat (table_id, position, player_id, pinned) \
         select game_table.id, cast(line.value ->> 1 as bigint), cast(line.value ->> 2 as bigint), \
         cast(line.value ->> 3 as bigint) = 1 \
         from jsonb_array_elements(cast($2 as jsonb)) with ordinality as line (value, place) \
         join game_table on game_table.round_id = $1 and game_table.number = cast(line.value ->> 0 as bigint) \
         order by line.place",
    )
    .bind(round)
    .bind(seats.0.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Pins whoever sits on a seat to it, or lets go.
pub async fn pin(tx: &mut Tx, seat: SeatId, pinned: bool) -> Result<(), Error> {
    tx.query("update seat set pinned = $2 where id = $1").bind(seat).bind(pinned).execute().await?;
    Ok(())
}

/// Notes that nobody came to these seats, or that somebody did after all, by one statement.
pub async fn mark_absent(tx: &mut Tx, seats: &[SeatId], absent: bool) -> Result<(), Error> {
    if seats.is_empty() {
        return Ok(());
    }
    let numbers: Vec<i64> = seats.iter().map(|seat| seat.0).collect();
    tx.query_pair(
        "update seat set absent = $2 where id in (select line.value from json_each($1) as line)",
        "update seat set absent = $2 where id in (select cast(line.value as bigint) \
         from jsonb_array_elements_text(cast($1 as jsonb)) as line (value))",
    )
    .bind(serde_json::Value::from(numbers).to_string())
    .bind(absent)
    .execute()
    .await?;
    Ok(())
}

/// Writes back what the record sheet says of a seat.
pub async fn update(tx: &mut Tx, seat: &Seat) -> Result<(), Error> {
    tx.query(
        "update seat set chair = $2, colour = $3, play_order = $4, vp = $5, parts = $6, signed = $7, \
         absent = $8, disputes = $9, came = $10 where id = $1",
    )
    .bind(seat.id)
    .bind(seat.chair)
    .bind(seat.colour)
    .bind(seat.play_order)
    .bind(seat.vp)
    .bind(seat.parts.as_ref().map(columns::parts_text))
    .bind(seat.signed)
    .bind(seat.absent)
    .bind(seat.disputes)
    .bind(seat.came)
    .execute()
    .await?;
    Ok(())
}
