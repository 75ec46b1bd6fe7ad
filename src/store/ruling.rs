//! Rulings of judges. They are only ever added: a later one refers to an earlier one. What was typed in one is masked where it
//! names a person who is erased ([`erase`](crate::erase)), and nothing else of it changes.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use crate::{AccountId, CallId, Error, PlayerId, TournamentId, Tx};
use reeve_rules::rulings::clauses::{Clause, Matter};
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::penalty::{Penalty, Reported};
use reeve_rules::tournament::vocabulary::Stage;

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct RulingRow {
    /// Counts from 1 within the tournament.
    pub ruling_number: i64,
    /// The stage of the game that it is about; none where it is about none.
    pub stage: Option<Stage>,
    /// The round of that game.
    pub round_number: Option<i64>,
    /// The table of that game.
    pub table_number: Option<i64>,
    /// The clause.
    pub clause: Clause,
    pub matter: Matter,
    /// Of which kind the breach of conduct was; none for the rules of the game.
    pub conduct_kind: Option<ConductKind>,
    /// To whom a win was given away (1.3.6); none in rulings of earlier versions.
    pub given_to: Option<PlayerId>,
    /// When it was reported, as the rules distinguish it (1.3.3).
    pub reported: Reported,
    pub reported_at: DateTime<Utc>,
    /// What was reported; may be empty.
    pub report: String,
    /// What was decided; empty where the ruling is only a pause of the game.
    pub decision: String,
    pub penalty: Penalty,
    /// The number of the earlier ruling that it refers to.
    pub refers_to: Option<i64>,
    /// Whether it takes the penalty of that one back, for its own players.
    pub lifts: bool,
    /// When the game was paused (2.1.7).
    pub paused_at: Option<DateTime<Utc>>,
    /// When the game went on.
    pub resumed_at: Option<DateTime<Utc>>,
    /// The call that ended with it.
    pub call_id: Option<CallId>,
    pub judged_by: Option<AccountId>,
    /// The name of the judge's account.
    pub judge: Option<String>,
    pub judged_at: DateTime<Utc>,
}

/// A ruling with its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptRuling {
    pub row: RulingRow,
    pub players: Vec<PlayerId>,
}

impl KeptRuling {
    /// The game that it is about: stage, round and table.
    pub fn game(&self) -> Option<(Stage, i64, i64)> {
        Some((self.row.stage?, self.row.round_number?, self.row.table_number?))
    }

    /// What it says of a pause of its game, if it does.
    pub fn pause_step(&self) -> Option<PauseStep> {
        let (stage, round_number, table_number) = self.game()?;
        Some(PauseStep {
            stage,
            round_number,
            table_number,
            ruling_number: self.row.ruling_number,
            refers_to: self.row.refers_to,
            paused_at: self.row.paused_at?,
            resumed_at: self.row.resumed_at,
            judged_by: self.row.judged_by,
        })
    }
}

/// A ruling with its number over all tournaments.
#[derive(sqlx_macros::FromRow)]
struct StoredRuling {
    id: i64,
    #[sqlx(flatten)]
    row: RulingRow,
}

/// Every ruling of a tournament by number. Two statements.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<KeptRuling>, Error> {
    let rows: Vec<StoredRuling> = tx
        .query(
            "select ruling.id, ruling.ruling_number, ruling.stage, ruling.round_number, ruling.table_number, \
             ruling.clause, ruling.matter, ruling.reported, ruling.reported_at, ruling.report, ruling.decision, \
             ruling.penalty, ruling.refers_to, ruling.lifts, ruling.paused_at, ruling.resumed_at, ruling.call_id, \
             ruling.judged_by, account.name as judge, ruling.judged_at, ruling.conduct_kind, \
             ruling.given_to \
             from ruling left join account on account.id = ruling.judged_by \
             where ruling.tournament_id = $1 order by ruling.ruling_number",
        )
        .bind(id)
        .all()
        .await?;
    let named: Vec<(i64, PlayerId)> = tx
        .query(
            "select ruling_player.ruling_id, ruling_player.player_id from ruling_player \
             join ruling on ruling.id = ruling_player.ruling_id \
             join player on player.id = ruling_player.player_id \
             where ruling.tournament_id = $1 order by ruling_player.ruling_id, player.number",
        )
        .bind(id)
        .all()
        .await?;
    let mut players: BTreeMap<i64, Vec<PlayerId>> = BTreeMap::new();
    for (ruling, player) in named {
        players.entry(ruling).or_default().push(player);
    }
    let kept = |StoredRuling { id, row }| KeptRuling { row, players: players.remove(&id).unwrap_or_default() };
    Ok(rows.into_iter().map(kept).collect())
}

/// The beginning of a pause of a game, or its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct PauseStep {
    /// The stage of the game.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    pub ruling_number: i64,
    /// The ruling that began the pause, at its end.
    pub refers_to: Option<i64>,
    pub paused_at: DateTime<Utc>,
    /// When it ended, at its end.
    pub resumed_at: Option<DateTime<Utc>>,
    /// The judge; none where it ended with the game.
    pub judged_by: Option<AccountId>,
}

/// The beginnings and ends of pauses in a round.
macro_rules! pause_steps {
    () => {
        "select stage, round_number, table_number, ruling_number, refers_to, paused_at, resumed_at, judged_by \
         from ruling where tournament_id = $1 and stage = $2 and round_number = $3 and paused_at is not null "
    };
}

/// What was noted of pauses of the games of a round, in its order.
pub async fn pauses_of_round(
    tx: &mut Tx,
    id: TournamentId,
    (stage, round): (Stage, i64),
) -> Result<Vec<PauseStep>, Error> {
    tx.query(concat!(pause_steps!(), "and table_number is not null order by ruling_number"))
        .bind(id)
        .bind(stage)
        .bind(round)
        .all()
        .await
}

/// What was noted of pauses of one game, in its order.
pub async fn pauses_of(
    tx: &mut Tx,
    id: TournamentId,
    (stage, round, table): (Stage, i64, i64),
) -> Result<Vec<PauseStep>, Error> {
    tx.query(concat!(pause_steps!(), "and table_number = $4 order by ruling_number"))
        .bind(id)
        .bind(stage)
        .bind(round)
        .bind(table)
        .all()
        .await
}

/// The number of the last ruling of a tournament; 0 where it has none.
pub async fn last_number(tx: &mut Tx, id: TournamentId) -> Result<i64, Error> {
    let last: Option<i64> =
        tx.query("select max(ruling_number) from ruling where tournament_id = $1").bind(id).value().await?;
    Ok(last.unwrap_or_default())
}

/// Keeps a ruling; the judge's name is not looked at.
pub async fn insert(tx: &mut Tx, tournament: TournamentId, kept: &KeptRuling) -> Result<(), Error> {
    let row = &kept.row;
    let id: i64 = tx
        .query(
            "insert into ruling (tournament_id, ruling_number, stage, round_number, table_number, clause, matter, \
             reported, reported_at, report, decision, penalty, refers_to, lifts, paused_at, resumed_at, call_id, \
             judged_by, judged_at, conduct_kind, given_to) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, \
             $15, $16, $17, $18, $19, $20, $21) returning id",
        )
        .bind(tournament)
        .bind(row.ruling_number)
        .bind(row.stage)
        .bind(row.round_number)
        .bind(row.table_number)
        .bind(row.clause.number())
        .bind(row.matter)
        .bind(row.reported)
        .bind(row.reported_at)
        .bind(row.report.as_str())
        .bind(row.decision.as_str())
        .bind(row.penalty)
        .bind(row.refers_to)
        .bind(row.lifts)
        .bind(row.paused_at)
        .bind(row.resumed_at)
        .bind(row.call_id)
        .bind(row.judged_by)
        .bind(row.judged_at)
        .bind(row.conduct_kind)
        .bind(row.given_to)
        .value()
        .await?;
    for player in &kept.players {
        tx.query("insert into ruling_player (ruling_id, player_id) values ($1, $2)")
            .bind(id)
            .bind(*player)
            .execute()
            .await?;
    }
    Ok(())
}
