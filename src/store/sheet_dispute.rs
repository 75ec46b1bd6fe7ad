//! Objections to results: who does not agree, why, which judge goes there, and how it ended.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, PlayerId, TableId, TournamentId, Tx};
use reeve_rules::sheets::DisputeOutcome;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState, Stage};

/// An objection, to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDispute<'r> {
    pub table: TableId,
    /// The version of the sheet that it is about.
    pub version: i64,
    pub position: i64,
    pub player: PlayerId,
    pub reason: &'r str,
    pub at: DateTime<Utc>,
    /// Who goes to the table already.
    pub claim: DisputeClaim,
}

/// Which judge goes to a table where somebody objects.
#[derive(Debug, Clone, Default, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DisputeClaim {
    /// The judge's account; none while nobody goes, and where nobody knows any more.
    pub claimed_by: Option<AccountId>,
    /// The name of that account.
    pub claimer: Option<String>,
    /// Since when; none while nobody goes.
    pub claimed_at: Option<DateTime<Utc>>,
}

impl DisputeClaim {
    /// The judge who goes, by the name of the account; empty where nobody knows it any more, none while nobody goes.
    pub fn judge(&self) -> Option<&str> {
        self.claimed_at.map(|_| self.claimer.as_deref().unwrap_or_default())
    }
}

/// An objection that was kept.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct KeptDispute {
    /// Its number over all tables.
    pub id: i64,
    /// The version of the sheet that it is about.
    pub disputed_version: i64,
    pub position: i64,
    pub player_id: PlayerId,
    /// What the player says; empty where the player's data was erased.
    pub reason: String,
    pub raised_at: DateTime<Utc>,
    /// How it ended; none while it is open.
    pub outcome: Option<DisputeOutcome>,
    pub settled_at: Option<DateTime<Utc>>,
    #[sqlx(flatten)]
    pub claim: DisputeClaim,
}

/// Keeps an objection.
pub async fn insert(tx: &mut Tx, new: &NewDispute<'_>) -> Result<(), Error> {
    tx.query(
        "insert into sheet_dispute (table_id, disputed_version, position, player_id, reason, raised_at, claimed_by, \
         claimed_at) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(new.table)
    .bind(new.version)
    .bind(new.position)
    .bind(new.player)
    .bind(new.reason)
    .bind(new.at)
    .bind(new.claim.claimed_by)
    .bind(new.claim.claimed_at)
    .execute()
    .await?;
    Ok(())
}

/// Who goes to a table where somebody objects; none where nobody does, or no objection is kept.
pub async fn claim_of_table(tx: &mut Tx, table: TableId) -> Result<Option<DisputeClaim>, Error> {
    tx.query(
        "select sheet_dispute.claimed_by, account.name as claimer, sheet_dispute.claimed_at from sheet_dispute \
         left join account on account.id = sheet_dispute.claimed_by \
         where sheet_dispute.table_id = $1 and sheet_dispute.outcome is null order by sheet_dispute.id limit 1",
    )
    .bind(table)
    .optional()
    .await
}

/// Notes which judge goes to a table where somebody objects. Since when the first of them goes stays.
pub async fn claim(tx: &mut Tx, table: TableId, by: Option<AccountId>, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "update sheet_dispute set claimed_by = $2, claimed_at = coalesce(claimed_at, $3) \
         where table_id = $1 and outcome is null",
    )
    .bind(table)
    .bind(by)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}

/// How an objection ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    pub outcome: DisputeOutcome,
    pub by: Option<AccountId>,
    pub at: DateTime<Utc>,
}

/// Ends the open objections of a table: that of one seat, or of all.
pub async fn settle(tx: &mut Tx, table: TableId, position: Option<i64>, settled: Settled) -> Result<(), Error> {
    tx.query(
        "update sheet_dispute set outcome = $3, settled_by = $4, settled_at = $5 \
         where table_id = $1 and outcome is null and position = coalesce($2, position)",
    )
    .bind(table)
    .bind(position)
    .bind(settled.outcome)
    .bind(settled.by)
    .bind(settled.at)
    .execute()
    .await?;
    Ok(())
}

/// Every objection to results of a table, the oldest first.
pub async fn of_table(tx: &mut Tx, table: TableId) -> Result<Vec<KeptDispute>, Error> {
    tx.query(
        "select sheet_dispute.id, sheet_dispute.disputed_version, sheet_dispute.position, sheet_dispute.player_id, \
         sheet_dispute.reason, sheet_dispute.raised_at, sheet_dispute.outcome, sheet_dispute.settled_at, \
         sheet_dispute.claimed_by, account.name as claimer, sheet_dispute.claimed_at from sheet_dispute \
         left join account on account.id = sheet_dispute.claimed_by \
         where sheet_dispute.table_id = $1 order by sheet_dispute.id",
    )
    .bind(table)
    .all()
    .await
}

/// How often a seat objected to results of a table, what was settled included.
pub async fn count_of_seat(tx: &mut Tx, table: TableId, position: i64) -> Result<i64, Error> {
    tx.query("select count(*) from sheet_dispute where table_id = $1 and position = $2")
        .bind(table)
        .bind(position)
        .value()
        .await
}

/// An objection that waits for a judge, or a table that is disputed and of which none is kept.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct WaitingDispute {
    /// The stage of its round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    /// Who objects: the name of today.
    pub name: Option<String>,
    /// 0, or the number that tells the player apart from others of the same name.
    pub suffix: Option<i64>,
    /// What the player says; empty where the player's data was erased.
    pub reason: Option<String>,
    #[sqlx(flatten)]
    pub claim: DisputeClaim,
}

/// What waits for a judge in a tournament, by round and table, the oldest objection of each first.
pub async fn waiting(tx: &mut Tx, id: TournamentId) -> Result<Vec<WaitingDispute>, Error> {
    tx.query(
        "select round.stage, round.number as round_number, game_table.number as table_number, person.name, person.suffix, \
         sheet_dispute.reason, sheet_dispute.claimed_by, account.name as claimer, sheet_dispute.claimed_at \
         from game_table join round on round.id = game_table.round_id \
         left join sheet_dispute on sheet_dispute.table_id = game_table.id and sheet_dispute.outcome is null \
         left join account on account.id = sheet_dispute.claimed_by \
         left join player on player.id = sheet_dispute.player_id \
         left join person on person.player_id = player.id and person.version = player.person_version \
         where round.tournament_id = $1 and game_table.disputed = $2 \
         order by round.id, game_table.number, sheet_dispute.id",
    )
    .bind(id)
    .bind(true)
    .all()
    .await
}

/// An objection that ended without the judge who was on the way to it.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct WithdrawnDispute {
    /// The stage of its round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    /// Who objected: the name of today.
    pub name: Option<String>,
    /// 0, or the number that tells the player apart from others of the same name.
    pub suffix: Option<i64>,
    pub outcome: DisputeOutcome,
}

/// What ended since then of the objections to which this judge was on the way, where nobody at the table objects any more, by round and
/// table. Of a table to which judges went several times it is the last time alone, and what the judge settled is not among them; nothing
/// of a round that is closed, and where the players agree after all nothing once the sheet is final.
pub async fn calmed(
    tx: &mut Tx,
    id: TournamentId,
    judge: AccountId,
    since: DateTime<Utc>,
) -> Result<Vec<WithdrawnDispute>, Error> {
    tx.query(
        "select round.stage, round.number as round_number, game_table.number as table_number, person.name, person.suffix, \
         sheet_dispute.outcome from sheet_dispute join game_table on game_table.id = sheet_dispute.table_id \
         join round on round.id = game_table.round_id left join player on player.id = sheet_dispute.player_id \
         left join person on person.player_id = player.id and person.version = player.person_version \
         where round.tournament_id = $1 and game_table.disputed = $2 and sheet_dispute.claimed_by = $3 \
         and sheet_dispute.settled_at >= $4 and sheet_dispute.claimed_at = \
         (select max(other.claimed_at) from sheet_dispute as other where other.table_id = game_table.id) \
         and (sheet_dispute.settled_by is null or sheet_dispute.settled_by <> sheet_dispute.claimed_by) \
         and round.state <> $5 and (sheet_dispute.outcome = $6 or game_table.sheet_state in ($7, $8)) \
         order by round.id, game_table.number, sheet_dispute.id",
    )
    .bind(id)
    .bind(false)
    .bind(judge)
    .bind(since)
    .bind(RoundState::Closed)
    .bind(DisputeOutcome::Decided)
    .bind(SheetState::Open)
    .bind(SheetState::Submitted)
    .all()
    .await
}

/// Takes what a player wrote away.
pub async fn forget_reasons(tx: &mut Tx, player: PlayerId) -> Result<(), Error> {
    tx.query("update sheet_dispute set reason = '' where player_id = $1").bind(player).execute().await?;
    Ok(())
}
