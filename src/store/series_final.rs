//! The frozen ranking of a series, and who of it is invited to the final day (1.2.4).

use chrono::{DateTime, NaiveDate, Utc};

use crate::tournament;
use crate::tournament::Tournament;
use crate::{AccountId, Error, PlayerId, SeriesId, TournamentId, Tx};
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::sheets::score::VpPercent;
use reeve_rules::standings::GameTally;
use reeve_rules::tournament::vocabulary::PlayerState;

/// That the ranking of a series is frozen.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Freeze {
    pub series_id: SeriesId,
    /// How many different people have played in its events.
    pub attendance: i64,
    /// Whether the semi-finals are skipped.
    pub skip_semis: bool,
    /// The tournament in which the final day is played, once it is made.
    pub final_id: Option<TournamentId>,
    pub frozen_by: Option<AccountId>,
    pub frozen_at: DateTime<Utc>,
}

/// What somebody's preliminary games add up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StoredTally {
    pub games: i64,
    pub wins: i64,
    /// Sum of VP, each game's counted to 10.
    pub vp: i64,
    /// Sum of the games' VP%, in hundredths.
    pub vp_percent: i64,
    pub seconds: i64,
    pub thirds: i64,
}

impl StoredTally {
    /// What the rules add up, as it is stored.
    pub fn of(tally: &GameTally) -> StoredTally {
        StoredTally {
            games: i64::from(tally.games),
            wins: i64::from(tally.wins),
            vp: i64::from(tally.vp),
            vp_percent: i64::from(tally.vp_percent.hundredths()),
            seconds: i64::from(tally.seconds),
            thirds: i64::from(tally.thirds),
        }
    }

    /// As the rules have it.
    ///
    /// Error: [`Error::Broken`] where a number is none that games add up to.
    pub fn tally(&self) -> Result<GameTally, Error> {
        let number = |value: i64| u32::try_from(value).map_err(Error::broken);
        let [games, wins, vp] = [number(self.games)?, number(self.wins)?, number(self.vp)?];
        let sums = [games, wins, vp, number(self.seconds)?, number(self.thirds)?];
        Ok(GameTally::of_sums(sums, VpPercent::from_hundredths(number(self.vp_percent)?)))
    }
}

/// A line of the frozen ranking.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeriesFinalist {
    /// The player in the event that counts.
    pub player_id: PlayerId,
    /// The line, from 1.
    pub line: i64,
    pub rank: i64,
    /// What the event that counts adds up to.
    #[sqlx(flatten)]
    pub tally: StoredTally,
    /// What became of the player.
    pub state: FinalistState,
    /// The same person among the players of the final day, once there.
    pub final_player_id: Option<PlayerId>,
    /// The last day to answer, for who was invited.
    pub answer_by: Option<NaiveDate>,
    /// Since when they are invited.
    pub invited_at: Option<DateTime<Utc>>,
    /// When they answered, or were taken for silent.
    pub answered_at: Option<DateTime<Utc>>,
}

/// The columns of a line, by name.
macro_rules! columns {
    () => {
        "player_id, line, rank, games, wins, vp, vp_percent, seconds, thirds, state, final_player_id, answer_by, \
         invited_at, answered_at"
    };
}

/// That a series is frozen, if it is.
pub async fn freeze(tx: &mut Tx, id: SeriesId) -> Result<Option<Freeze>, Error> {
    tx.query(
        "select series_id, attendance, skip_semis, final_id, frozen_by, frozen_at from series_freeze where series_id = $1",
    )
    .bind(id)
    .optional()
    .await
}

/// Whether a tournament is an event of a series whose ranking is frozen.
pub async fn is_of_frozen(tx: &mut Tx, id: TournamentId) -> Result<bool, Error> {
    let found: Option<SeriesId> = tx
        .query(
            "select series_freeze.series_id from series_freeze \
             join series_event on series_event.series_id = series_freeze.series_id where series_event.tournament_id = $1",
        )
        .bind(id)
        .optional_value()
        .await?;
    Ok(found.is_some())
}

/// The tournament in which the final day of a series is played, once that is made.
pub async fn tournament_of(tx: &mut Tx, id: SeriesId) -> Result<Option<Tournament>, Error> {
    let made: Option<TournamentId> = tx
        .query("select final_id from series_freeze where series_id = $1 and final_id is not null")
        .bind(id)
        .optional_value()
        .await?;
    match made {
        Some(made) => tournament::by_id(tx, made).await,
        None => Ok(None),
    }
}

/// The frozen ranking whose final day this tournament is.
pub async fn of_final(tx: &mut Tx, id: TournamentId) -> Result<Option<Freeze>, Error> {
    tx.query(
        "select series_id, attendance, skip_semis, final_id, frozen_by, frozen_at from series_freeze where final_id = $1",
    )
    .bind(id)
    .optional()
    .await
}

/// Keeps that a series is frozen.
pub async fn insert_freeze(tx: &mut Tx, freeze: &Freeze) -> Result<(), Error> {
    tx.query(
        "insert into series_freeze (series_id, attendance, skip_semis, final_id, frozen_by, frozen_at) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(freeze.series_id)
    .bind(freeze.attendance)
    .bind(freeze.skip_semis)
    .bind(freeze.final_id)
    .bind(freeze.frozen_by)
    .bind(freeze.frozen_at)
    .execute()
    .await?;
    Ok(())
}

/// Notes in which tournament the final day is played.
pub async fn set_final(tx: &mut Tx, id: SeriesId, tournament: TournamentId) -> Result<(), Error> {
    tx.query("update series_freeze set final_id = $1 where series_id = $2").bind(tournament).bind(id).execute().await?;
    Ok(())
}

/// Takes the freeze back, with its ranking.
pub async fn delete_freeze(tx: &mut Tx, id: SeriesId) -> Result<(), Error> {
    tx.query("delete from series_finalist where series_id = $1").bind(id).execute().await?;
    tx.query("delete from series_freeze where series_id = $1").bind(id).execute().await?;
    Ok(())
}

/// The frozen ranking, line by line.
pub async fn finalists(tx: &mut Tx, id: SeriesId) -> Result<Vec<SeriesFinalist>, Error> {
    tx.query(concat!("select ", columns!(), " from series_finalist where series_id = $1 order by line"))
        .bind(id)
        .all()
        .await
}

/// The line of a player who may be invited: the series, and the line.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Option<(SeriesId, SeriesFinalist)>, Error> {
    let series: Option<SeriesId> =
        tx.query("select series_id from series_finalist where player_id = $1").bind(player).optional_value().await?;
    let Some(series) = series else { return Ok(None) };
    let line: Option<SeriesFinalist> = tx
        .query(concat!("select ", columns!(), " from series_finalist where player_id = $1"))
        .bind(player)
        .optional()
        .await?;
    Ok(line.map(|line| (series, line)))
}

/// The series on whose final day somebody plays by this entry, and the line.
pub async fn of_final_player(tx: &mut Tx, player: PlayerId) -> Result<Option<(SeriesId, SeriesFinalist)>, Error> {
    let from: Option<PlayerId> = tx
        .query("select player_id from series_finalist where final_player_id = $1")
        .bind(player)
        .optional_value()
        .await?;
    match from {
        Some(from) => of_player(tx, from).await,
        None => Ok(None),
    }
}

/// Keeps a line of the frozen ranking.
pub async fn insert_finalist(tx: &mut Tx, id: SeriesId, line: &SeriesFinalist) -> Result<(), Error> {
    tx.query(concat!(
        "insert into series_finalist (series_id, ",
        columns!(),
        ") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"
    ))
    .bind(id)
    .bind(line.player_id)
    .bind(line.line)
    .bind(line.rank)
    .bind(line.tally.games)
    .bind(line.tally.wins)
    .bind(line.tally.vp)
    .bind(line.tally.vp_percent)
    .bind(line.tally.seconds)
    .bind(line.tally.thirds)
    .bind(line.state)
    .bind(line.final_player_id)
    .bind(line.answer_by)
    .bind(line.invited_at)
    .bind(line.answered_at)
    .execute()
    .await?;
    Ok(())
}

/// Writes back what became of somebody in the frozen ranking.
pub async fn update_finalist(tx: &mut Tx, id: SeriesId, line: &SeriesFinalist) -> Result<(), Error> {
    tx.query(
        "update series_finalist set state = $1, answer_by = $2, invited_at = $3, answered_at = $4, final_player_id = $5 \
         where series_id = $6 and player_id = $7",
    )
    .bind(line.state)
    .bind(line.answer_by)
    .bind(line.invited_at)
    .bind(line.answered_at)
    .bind(line.final_player_id)
    .bind(id)
    .bind(line.player_id)
    .execute()
    .await?;
    Ok(())
}

/// Notes that somebody left the final day (`gone`), or came back into it, who had accepted.
pub async fn note_gone(tx: &mut Tx, player: PlayerId, gone: bool, at: DateTime<Utc>) -> Result<(), Error> {
    let (from, to) = match gone {
        true => (FinalistState::Accepted, FinalistState::Declined),
        false => (FinalistState::Declined, FinalistState::Accepted),
    };
    tx.query("update series_finalist set state = $1, answered_at = $2 where final_player_id = $3 and state = $4")
        .bind(to)
        .bind(at)
        .bind(player)
        .bind(from)
        .execute()
        .await?;
    tx.query(
        "update series set version = version + 1 where id in \
         (select series_finalist.series_id from series_finalist where series_finalist.final_player_id = $1)",
    )
    .bind(player)
    .execute()
    .await?;
    Ok(())
}

/// Who of a frozen ranking is in no list of their event any more, or erased there: then a pseudonym stands for the name, and nobody has
/// an address of theirs ([`is_pseudonymous`](crate::erase::is_pseudonymous)); the link that they had is kept as a hash.
pub async fn gone(tx: &mut Tx, id: SeriesId) -> Result<Vec<PlayerId>, Error> {
    tx.query(
        "select player.id from series_finalist join player on player.id = series_finalist.player_id \
         where series_finalist.series_id = $1 and (player.archived_at is not null \
         or exists (select 1 from former_link where former_link.player_id = player.id) \
         and exists (select 1 from person where person.player_id = player.id and person.version = player.person_version \
         and person.email is null and person.name = 'Player ' || cast(player.number as text))) order by player.id",
    )
    .bind(id)
    .values()
    .await
}

/// A player who is disqualified in an event of a series, or on its final day.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DisqualifiedRow {
    pub player_id: PlayerId,
    /// The event, or the final day.
    pub tournament_id: TournamentId,
    /// The clause.
    pub clause: String,
    /// The player of the frozen ranking that a player of the final day is.
    pub finalist_id: Option<PlayerId>,
}

/// Who is disqualified in the events of a series and on its final day, but for those that are hidden.
pub async fn disqualified(tx: &mut Tx, id: SeriesId) -> Result<Vec<DisqualifiedRow>, Error> {
    tx.query(
        "select player.id as player_id, player.tournament_id, coalesce(player.disqualified_clause, '') as clause, \
         series_finalist.player_id as finalist_id from player \
         join tournament on tournament.id = player.tournament_id \
         left join series_finalist on series_finalist.final_player_id = player.id \
         where player.state = $2 and tournament.archived_at is null \
         and (tournament.id in (select series_event.tournament_id from series_event where series_event.series_id = $1) \
         or tournament.id in (select series_freeze.final_id from series_freeze where series_freeze.series_id = $1)) \
         order by player.tournament_id, player.id",
    )
    .bind(id)
    .bind(PlayerState::Disqualified)
    .all()
    .await
}

/// What a player of the final day brings from the event that counts.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct BroughtResult {
    /// The player of the final day.
    pub player_id: PlayerId,
    /// The rank in the frozen ranking.
    pub rank: i64,
    /// What the event adds up to.
    #[sqlx(flatten)]
    pub tally: StoredTally,
    /// The name of the event.
    pub event: String,
}

/// What the players of a final day bring, the best first.
pub async fn brought(tx: &mut Tx, id: TournamentId) -> Result<Vec<BroughtResult>, Error> {
    tx.query(
        "select brought_result.player_id, brought_result.rank, brought_result.games, brought_result.wins, \
         brought_result.vp, brought_result.vp_percent, brought_result.seconds, brought_result.thirds, \
         brought_result.event from brought_result join player on player.id = brought_result.player_id \
         where player.tournament_id = $1 order by brought_result.rank, brought_result.player_id",
    )
    .bind(id)
    .all()
    .await
}

/// Keeps what a player of the final day brings.
pub async fn insert_brought(tx: &mut Tx, one: &BroughtResult) -> Result<(), Error> {
    tx.query(
        "insert into brought_result (player_id, rank, games, wins, vp, vp_percent, seconds, thirds, event) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(one.player_id)
    .bind(one.rank)
    .bind(one.tally.games)
    .bind(one.tally.wins)
    .bind(one.tally.vp)
    .bind(one.tally.vp_percent)
    .bind(one.tally.seconds)
    .bind(one.tally.thirds)
    .bind(one.event.as_str())
    .execute()
    .await?;
    Ok(())
}
