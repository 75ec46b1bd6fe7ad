//! The PINs by which players sign on a tablet that is passed round.
//!
//! They are stored as they are, like the private links: both stand on a card that is printed, and printed again when it is lost.
//! A hash would hide nothing either, since there are no more than ten thousand of them.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, PlayerId, RoundId, TournamentId, Tx};
use reeve_rules::sheets::pin::{KnownPin, MOST_WRONG};

/// The PIN of a player, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct PlayerPin {
    pub player_id: PlayerId,
    pub pin: String,
    /// How often the entry of a table was held because of wrong ones since.
    pub wrong_tries: i64,
}

impl PlayerPin {
    /// The PIN as the rules know it.
    pub fn known(&self) -> KnownPin<'_> {
        KnownPin { digits: &self.pin, wrong: self.wrong_tries }
    }
}

/// Who made PINs, when, and what for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PinMaker {
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
    /// Whether it was given at a table in the place of a locked one, and not made for a card.
    pub for_locked: bool,
}

/// The PIN of a player, if one was made.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Option<PlayerPin>, Error> {
    tx.query("select player_id, pin, wrong_tries from player_pin where player_id = $1").bind(player).optional().await
}

/// Every PIN of a tournament, by the numbers of the players.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<PlayerPin>, Error> {
    tx.query(
        "select player_pin.player_id, player_pin.pin, player_pin.wrong_tries from player_pin \
         join player on player.id = player_pin.player_id where player.tournament_id = $1 order by player.number",
    )
    .bind(id)
    .all()
    .await
}

/// The PIN that this account gave a player at a table in the place of a locked one, if that was not before `since` and it is not
/// locked again.
pub async fn given_by(
    tx: &mut Tx,
    player: PlayerId,
    account: Option<AccountId>,
    since: DateTime<Utc>,
) -> Result<Option<String>, Error> {
    let Some(account) = account else { return Ok(None) };
    tx.query(
        "select pin from player_pin where player_id = $1 and made_by = $2 and made_at >= $3 and for_locked = $4 \
         and wrong_tries < $5",
    )
    .bind(player)
    .bind(account)
    .bind(since)
    .bind(true)
    .bind(MOST_WRONG)
    .optional_value()
    .await
}

/// The players of a round whose PINs are locked by as many wrong ones.
pub async fn locked_in(tx: &mut Tx, round: RoundId, wrong: i64) -> Result<Vec<PlayerId>, Error> {
    tx.query(
        "select player_id from player_pin where wrong_tries >= $2 and player_id in (select seat.player_id from seat \
         where seat.table_id in (select game_table.id from game_table where game_table.round_id = $1))",
    )
    .bind(round)
    .bind(wrong)
    .values()
    .await
}

/// Gives a player a PIN in the place of the one before; wrong ones that were typed count no more.
pub async fn put(tx: &mut Tx, player: PlayerId, pin: &str, made: PinMaker) -> Result<(), Error> {
    tx.query(
        "insert into player_pin (player_id, pin, wrong_tries, made_by, made_at, for_locked) values ($1, $2, 0, $3, $4, $5) \
         on conflict (player_id) do update set pin = excluded.pin, wrong_tries = 0, made_by = excluded.made_by, \
         made_at = excluded.made_at, for_locked = excluded.for_locked",
    )
    .bind(player)
    .bind(pin)
    .bind(made.account)
    .bind(made.at)
    .bind(made.for_locked)
    .execute()
    .await?;
    Ok(())
}

/// PINs for players who have none, ready to be stored by one statement.
#[derive(Debug, Clone)]
pub struct NewPins(String);

impl NewPins {
    /// Players, each with a PIN. Error: a row is no JSON, which no text makes.
    pub fn of(pins: &[(PlayerId, String)]) -> Result<NewPins, Error> {
        serde_json::to_string(pins).map(NewPins).map_err(Error::broken)
    }
}

/// Stores new PINs. Whoever has one by now keeps it.
pub async fn put_new(tx: &mut Tx, pins: &NewPins, made: PinMaker) -> Result<u64, Error> {
    tx.query_pair(
        "insert into player_pin (player_id, pin, wrong_tries, made_by, made_at) \
         select line.value ->> 0, line.value ->> 1, 0, $2, $3 from jsonb_each($1) as line where true \
         on conflict (player_id) do nothing",
        "insert into player_pin (player_id, pin, wrong_tries, made_by, made_at) \
         select cast(line.value ->> 0 as bigint), line.value ->> 1, 0, $2, $3 \
         from jsonb_array_elements(cast($1 as jsonb)) as line (value) on conflict (player_id) do nothing",
    )
    .bind(pins.0.as_str())
    .bind(made.account)
    .bind(made.at)
    .execute()
    .await
}

/// Notes how often the entry of a table was held because of wrong ones.
pub async fn note_tries(tx: &mut Tx, player: PlayerId, wrong: i64) -> Result<(), Error> {
    tx.query("update player_pin set wrong_tries = $2 where player_id = $1").bind(player).bind(wrong).execute().await?;
    Ok(())
}

/// Takes a player's PIN away.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<(), Error> {
    tx.query("delete from player_pin where player_id = $1").bind(player).execute().await?;
    Ok(())
}
