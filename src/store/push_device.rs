//! Phones and computers that players wish to be told of news on, by the push service of the browser. The message itself is empty:
//! the device asks Reeve what it is about, so one news waits for each device, and a later one takes its place.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{Error, PlayerId, RoundId, TableId, TournamentId, Tx};
use reeve_rules::games::SystemCode;
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState, words};

words! {
    /// What a player is told.
    News {
        /// The seats of a round are public.
        Seats = "seats",
        /// The player sits elsewhere than was told.
        OtherSeat = "other seat",
        /// A result waits for the player's signature.
        Sign = "sign",
        /// An invitation to the final day of a series.
        FinalDay = "final day",
    }
}

/// After so long a news is not told any more.
pub const LASTS: TimeDelta = TimeDelta::hours(4);

/// A device that the push service is to be asked to wake.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DueDevice {
    pub id: i64,
    /// The address at the push service.
    pub endpoint: String,
    pub tries: i64,
    pub next_at: DateTime<Utc>,
}

/// A news for a device, with whom and what it is about.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DeviceNews {
    pub news: News,
    pub tournament_name: String,
    pub system: SystemCode,
    pub link_token: String,
    /// The tag of the player's language, or else of the tournament's.
    pub language: Option<String>,
}

/// Notes a device of a player. `digest` is that of its address. Beyond `most` the oldest goes.
pub async fn add(
    tx: &mut Tx,
    player: PlayerId,
    (endpoint, digest): (&str, &str),
    most: i64,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into push_device (player_id, endpoint, endpoint_digest, since, tries) values ($1, $2, $3, $4, 0) \
         on conflict (endpoint_digest, player_id) do update set since = excluded.since",
    )
    .bind(player)
    .bind(endpoint)
    .bind(digest)
    .bind(now)
    .execute()
    .await?;
    tx.query(
        "delete from push_device where player_id = $1 and id not in \
         (select id from push_device where player_id = $1 order by since desc, id desc limit $2)",
    )
    .bind(player)
    .bind(most)
    .execute()
    .await?;
    Ok(())
}

/// Forgets the devices of a player; says how many there were.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<u64, Error> {
    tx.query("delete from push_device where player_id = $1").bind(player).execute().await
}

/// Forgets a device that the push service doesn't know any more, whoever wished to be told on it.
pub async fn forget_endpoint(tx: &mut Tx, digest: &str) -> Result<(), Error> {
    tx.query("delete from push_device where endpoint_digest = $1").bind(digest).execute().await?;
    Ok(())
}

/// Has the players of a tournament told who have a seat in a round that is public and has not begun, unless they were told that very
/// seat before.
pub async fn tell_seats(tx: &mut Tx, tournament: TournamentId, now: DateTime<Utc>) -> Result<(), Error> {
    // Where nobody wishes it, nobody's seat is read.
    let wished: Option<i64> = tx
        .query(
            "select push_device.id from push_device join player on player.id = push_device.player_id \
             where player.tournament_id = $1 limit 1",
        )
        .bind(tournament)
        .optional_value()
        .await?;
    if wished.is_none() {
        return Ok(());
    }
    tx.query(
        "update push_device set news_at = $1, next_at = $1, tries = 0, news = case when exists \
         (select 1 from seat join game_table on game_table.id = seat.table_id \
         join seat_pushed on seat_pushed.round_id = game_table.round_id and seat_pushed.player_id = seat.player_id \
         join round on round.id = game_table.round_id \
         where seat.player_id = push_device.player_id and round.state = $4 \
         and (seat_pushed.table_number <> game_table.number or seat_pushed.position <> seat.position)) \
         then $5 else $6 end \
         where player_id in (select player.id from player join seat on seat.player_id = player.id \
         join game_table on game_table.id = seat.table_id join round on round.id = game_table.round_id \
         left join seat_pushed on seat_pushed.round_id = round.id and seat_pushed.player_id = player.id \
         where player.tournament_id = $2 and player.state = $3 and round.state = $4 \
         and (seat_pushed.player_id is null or seat_pushed.table_number <> game_table.number \
         or seat_pushed.position <> seat.position))",
    )
    .bind(now)
    .bind(tournament)
    .bind(PlayerState::Registered)
    .bind(RoundState::Published)
    .bind(News::OtherSeat)
    .bind(News::Seats)
    .execute()
    .await?;
    // Whoever has no device yet is told nothing, and is not told later that the seat is another one.
    tx.query(
        "insert into seat_pushed (round_id, player_id, table_number, position) \
         select round.id, seat.player_id, game_table.number, seat.position from seat \
         join game_table on game_table.id = seat.table_id join round on round.id = game_table.round_id \
         where round.tournament_id = $1 and round.state = $2 and exists \
         (select 1 from push_device where push_device.player_id = seat.player_id) \
         on conflict (round_id, player_id) do update set table_number = excluded.table_number, \
         position = excluded.position",
    )
    .bind(tournament)
    .bind(RoundState::Published)
    .execute()
    .await?;
    Ok(())
}

/// Forgets what was told of a round that is taken away.
pub async fn forget_round(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query("delete from seat_pushed where round_id = $1").bind(round).execute().await?;
    Ok(())
}

/// Has the players of a table told that its result waits for their signature: those who have not signed it, but for whoever entered it.
pub async fn tell_to_sign(
    tx: &mut Tx,
    table: TableId,
    entered_by: Option<PlayerId>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "update push_device set news = $1, news_at = $2, next_at = $2, tries = 0 where player_id in \
         (select seat.player_id from seat join player on player.id = seat.player_id where seat.table_id = $3 \
         and player.state = $4 and seat.absent = $5 and seat.signed = $5 and seat.player_id <> $6)",
    )
    .bind(News::Sign)
    .bind(now)
    .bind(table)
    .bind(PlayerState::Registered)
    .bind(false)
    .bind(entered_by.unwrap_or(PlayerId(0)))
    .execute()
    .await?;
    Ok(())
}

/// Has a player told of something.
pub async fn tell(tx: &mut Tx, player: PlayerId, news: News, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update push_device set news = $1, news_at = $2, next_at = $2, tries = 0 where player_id = $3")
        .bind(news)
        .bind(now)
        .bind(player)
        .execute()
        .await?;
    Ok(())
}

/// The devices that are to be woken now, the oldest news first, at most so many.
pub async fn due(tx: &mut Tx, now: DateTime<Utc>, most: i64) -> Result<Vec<DueDevice>, Error> {
    tx.query(
        "select id, endpoint, tries, next_at from push_device where next_at <= $1 and news_at > $2 \
         order by next_at, id limit $3",
    )
    .bind(now)
    .bind(now - LASTS)
    .bind(most)
    .all()
    .await
}

/// Takes a device for waking, until a time; says whether nobody else was quicker.
pub async fn claim(tx: &mut Tx, device: &DueDevice, until: DateTime<Utc>) -> Result<bool, Error> {
    let taken = tx
        .query("update push_device set next_at = $3, tries = tries + 1 where id = $1 and next_at = $2 and tries < 100")
        .bind(device.id)
        .bind(device.next_at)
        .bind(until)
        .execute()
        .await?;
    Ok(taken > 0)
}

/// Notes when a device is woken next that was claimed until a time: never, once the push service has taken that. A news that came
/// meanwhile stays.
pub async fn settle(
    tx: &mut Tx,
    device: &DueDevice,
    claimed_until: DateTime<Utc>,
    next_at: Option<DateTime<Utc>>,
) -> Result<(), Error> {
    tx.query("update push_device set next_at = $3 where id = $1 and next_at = $2")
        .bind(device.id)
        .bind(claimed_until)
        .bind(next_at)
        .execute()
        .await?;
    Ok(())
}

/// Whether news wait for a device.
pub async fn has_news(tx: &mut Tx, digest: &str) -> Result<bool, Error> {
    let found: Option<i64> = tx
        .query("select id from push_device where endpoint_digest = $1 and news is not null limit 1")
        .bind(digest)
        .optional_value()
        .await?;
    Ok(found.is_some())
}

/// Takes the news that wait for a device, the oldest first: each is given once.
pub async fn take(tx: &mut Tx, digest: &str, now: DateTime<Utc>) -> Result<Vec<DeviceNews>, Error> {
    let found: Vec<DeviceNews> = tx
        .query(
            "select push_device.news, tournament.name as tournament_name, tournament.system, player.link_token, \
             coalesce(player.language, tournament.language) as language \
             from push_device join player on player.id = push_device.player_id \
             join tournament on tournament.id = player.tournament_id \
             where push_device.endpoint_digest = $1 and push_device.news is not null and push_device.news_at > $2 \
             order by push_device.news_at, push_device.id",
        )
        .bind(digest)
        .bind(now - LASTS)
        .all()
        .await?;
    tx.query("update push_device set news = null, news_at = null, next_at = null where endpoint_digest = $1")
        .bind(digest)
        .execute()
        .await?;
    Ok(found)
}
