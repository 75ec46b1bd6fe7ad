//! Who asked for the own seats by mail, and which seats were told in one.

use chrono::{DateTime, Utc};

use crate::outbox::{MailKind, MailState};
use crate::{Error, PlayerId, RoundId, TableId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState, Stage};

/// A seat that is public and was not told to its player by another mail, as it stands now.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct UntoldSeat {
    pub round_id: RoundId,
    pub stage: Stage,
    /// Its number within the stage.
    pub number: i64,
    pub table_number: i64,
    pub position: i64,
    /// Whether another seat in the round was told before.
    pub was_told: bool,
}

/// How a player wishes to be told of news.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct NewsWishes {
    /// Whether by mail.
    pub by_mail: bool,
    /// On so many devices.
    pub devices: i64,
}

/// How a player wishes to be told of news.
pub async fn wishes(tx: &mut Tx, player: PlayerId) -> Result<NewsWishes, Error> {
    tx.query(
        "select exists (select 1 from seat_mail_wish where player_id = $1) as by_mail, \
         (select cast(count(*) as bigint) from push_device where player_id = $1) as devices",
    )
    .bind(player)
    .one()
    .await
}

/// Whether a player asked for the own seats by mail.
pub async fn is_wished(tx: &mut Tx, player: PlayerId) -> Result<bool, Error> {
    let found: Option<PlayerId> =
        tx.query("select player_id from seat_mail_wish where player_id = $1").bind(player).optional_value().await?;
    Ok(found.is_some())
}

/// Notes that a player asks for the own seats by mail.
pub async fn wish(tx: &mut Tx, player: PlayerId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("insert into seat_mail_wish (player_id, since) values ($1, $2) on conflict (player_id) do nothing")
        .bind(player)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Notes that a player asks for no such mails any more.
pub async fn forget_wish(tx: &mut Tx, player: PlayerId) -> Result<(), Error> {
    tx.query("delete from seat_mail_wish where player_id = $1").bind(player).execute().await?;
    Ok(())
}

/// Queues a mail to each player of a tournament who asked for one and has a seat in a round that is public and has not begun,
/// unless that very seat was told before, or a mail waits that will tell it.
pub async fn queue(tx: &mut Tx, tournament: TournamentId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "insert into outbox (kind, player_id, state, tries, next_at, created_at) \
         select $1, player.id, $2, 0, $3, $3 from player \
         join seat_mail_wish on seat_mail_wish.player_id = player.id \
         join person on person.player_id = player.id and person.version = player.person_version \
         where player.tournament_id = $4 and player.state = $6 and person.email is not null and exists \
         (select 1 from seat join game_table on game_table.id = seat.table_id \
         join round on round.id = game_table.round_id \
         left join seat_told on seat_told.round_id = round.id and seat_told.player_id = seat.player_id \
         where seat.player_id = player.id and round.state = $5 and (seat_told.player_id is null \
         or seat_told.table_number <> game_table.number or seat_told.position <> seat.position)) \
         and not exists (select 1 from outbox as other where other.player_id = player.id and other.kind = $1 \
         and other.state = $2) order by player.number",
    )
    .bind(MailKind::Seats)
    .bind(MailState::Waiting)
    .bind(now)
    .bind(tournament)
    .bind(RoundState::Published)
    .bind(PlayerState::Registered)
    .execute()
    .await?;
    Ok(())
}

/// The seats that a mail has to tell its player: those in rounds that are public and not over, unless another mail told
/// that very seat. `queued_at`: when the mail was queued.
pub async fn seats_to_tell(tx: &mut Tx, player: PlayerId, queued_at: DateTime<Utc>) -> Result<Vec<UntoldSeat>, Error> {
    tx.query(
        "select round.id as round_id, round.stage, round.number, game_table.number as table_number, seat.position, \
         (seat_told.player_id is not null and (seat_told.table_number <> game_table.number \
         or seat_told.position <> seat.position)) as was_told \
         from seat join game_table on game_table.id = seat.table_id join round on round.id = game_table.round_id \
         left join seat_told on seat_told.round_id = round.id and seat_told.player_id = seat.player_id \
         where seat.player_id = $1 and round.state in ($2, $3) and (seat_told.player_id is null \
         or seat_told.table_number <> game_table.number or seat_told.position <> seat.position \
         or seat_told.queued_at = $4) order by round.id",
    )
    .bind(player)
    .bind(RoundState::Published)
    .bind(RoundState::Playing)
    .bind(queued_at)
    .all()
    .await
}

/// Notes that a mail tells its player a seat.
pub async fn note_told(
    tx: &mut Tx,
    player: PlayerId,
    seat: &UntoldSeat,
    queued_at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into seat_told (round_id, player_id, table_number, position, queued_at) values ($1, $2, $3, $4, $5) \
         on conflict (round_id, player_id) do update set table_number = excluded.table_number, \
         position = excluded.position, queued_at = excluded.queued_at",
    )
    .bind(seat.round_id)
    .bind(player)
    .bind(seat.table_number)
    .bind(seat.position)
    .bind(queued_at)
    .execute()
    .await?;
    Ok(())
}

/// Forgets what a mail was to tell, for it was given up.
pub async fn forget_told(tx: &mut Tx, player: PlayerId, queued_at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("delete from seat_told where player_id = $1 and queued_at = $2")
        .bind(player)
        .bind(queued_at)
        .execute()
        .await?;
    Ok(())
}

/// Queues a mail to each player of a table who wishes for the own seats by mail, is not told on a device, and has not signed its result,
/// but for whoever entered it, unless such a mail waits.
pub async fn queue_to_sign(
    tx: &mut Tx,
    table: TableId,
    entered_by: Option<PlayerId>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into outbox (kind, player_id, state, tries, next_at, created_at) \
         select $1, player.id, $2, 0, $3, $3 from seat join player on player.id = seat.player_id \
         join seat_mail_wish on seat_mail_wish.player_id = player.id \
         join person on person.player_id = player.id and person.version = player.person_version \
         where seat.table_id = $4 and player.state = $5 and seat.absent = $6 and seat.signed = $6 and player.id <> $7 \
         and person.email is not null \
         and not exists (select 1 from push_device where push_device.player_id = player.id) \
         and not exists (select 1 from outbox as other where other.player_id = player.id and other.kind = $1 \
         and other.state = $2) order by player.number",
    )
    .bind(MailKind::Sign)
    .bind(MailState::Waiting)
    .bind(now)
    .bind(table)
    .bind(PlayerState::Registered)
    .bind(false)
    .bind(entered_by.unwrap_or(PlayerId(0)))
    .execute()
    .await?;
    Ok(())
}

/// Forgets what was told of a round that is taken away.
pub async fn forget_round(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query("delete from seat_told where round_id = $1").bind(round).execute().await?;
    Ok(())
}
