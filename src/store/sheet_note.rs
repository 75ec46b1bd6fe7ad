//! What stands on a record sheet beside the result: who keeps a log, the pieces check, when the game began and ended.
//!
//! A round and a table stand here by their numbers, as with [turn timers](crate::turn_timer).

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, PlayerId, SheetNoteId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::Stage;

/// When a game began and ended, as far as it is known.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GameTimes {
    pub began: Option<DateTime<Utc>>,
    pub ended: Option<DateTime<Utc>>,
}

impl GameTimes {
    /// What was typed, and where nothing was: with the round, and with the result.
    pub fn or(self, round_started: Option<DateTime<Utc>>, result_in: Option<DateTime<Utc>>) -> GameTimes {
        GameTimes { began: self.began.or(round_started), ended: self.ended.or(result_in) }
    }
}

/// Who keeps a log of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogKeeper {
    Player(PlayerId),
    Staff(AccountId),
}

/// What is noted of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetNote {
    /// Its number over all tournaments; none where nothing is noted.
    pub id: Option<SheetNoteId>,
    /// The stage of its round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    /// Who keeps a log, if anybody does.
    pub log_keeper: Option<LogKeeper>,
    /// The name of the account, where it is somebody of the staff.
    pub log_name: Option<String>,
    /// When the dice were swapped that a log asks for (2.0.7).
    pub dice_swapped_at: Option<DateTime<Utc>>,
    /// Whether the table has checked its pieces (2.0.6).
    pub pieces_checked: bool,
    /// Whether it is noted that the winner claimed victory on the own turn (3.0.14).
    pub claimed: bool,
    /// When the game began, where somebody typed it.
    pub began_at: Option<DateTime<Utc>>,
    /// When it ended, where somebody typed it.
    pub ended_at: Option<DateTime<Utc>>,
    pub version: i64,
}

impl SheetNote {
    /// Nothing is noted of a table.
    pub fn none(round: (Stage, i64), table: i64) -> SheetNote {
        SheetNote {
            id: None,
            stage: round.0,
            round_number: round.1,
            table_number: table,
            log_keeper: None,
            log_name: None,
            dice_swapped_at: None,
            pieces_checked: false,
            claimed: false,
            began_at: None,
            ended_at: None,
            version: 0,
        }
    }

    /// Whether somebody keeps a log.
    pub fn has_log(&self) -> bool {
        self.log_keeper.is_some()
    }

    /// The player who keeps a log.
    pub fn log_player(&self) -> Option<PlayerId> {
        match self.log_keeper? {
            LogKeeper::Player(player) => Some(player),
            LogKeeper::Staff(_) => None,
        }
    }

    /// Who of the staff keeps a log.
    pub fn log_account(&self) -> Option<AccountId> {
        match self.log_keeper? {
            LogKeeper::Player(_) => None,
            LogKeeper::Staff(account) => Some(account),
        }
    }

    /// The times that were typed.
    pub fn times(&self) -> GameTimes {
        GameTimes { began: self.began_at, ended: self.ended_at }
    }
}

/// What is noted of a game, as it is stored.
#[derive(sqlx_macros::FromRow)]
struct SheetNoteRow {
    id: SheetNoteId,
    stage: Stage,
    round_number: i64,
    table_number: i64,
    log_player: Option<PlayerId>,
    log_account: Option<AccountId>,
    log_name: Option<String>,
    dice_swapped_at: Option<DateTime<Utc>>,
    pieces_checked: bool,
    claimed: bool,
    began_at: Option<DateTime<Utc>>,
    ended_at: Option<DateTime<Utc>>,
    version: i64,
}

impl From<SheetNoteRow> for SheetNote {
    fn from(row: SheetNoteRow) -> SheetNote {
        let player = row.log_player.map(LogKeeper::Player);
        SheetNote {
            id: Some(row.id),
            stage: row.stage,
            round_number: row.round_number,
            table_number: row.table_number,
            log_keeper: player.or(row.log_account.map(LogKeeper::Staff)),
            log_name: row.log_name,
            dice_swapped_at: row.dice_swapped_at,
            pieces_checked: row.pieces_checked,
            claimed: row.claimed,
            began_at: row.began_at,
            ended_at: row.ended_at,
            version: row.version,
        }
    }
}

/// The columns of what is noted.
macro_rules! columns {
    () => {
        "select sheet_note.id, sheet_note.stage, sheet_note.round_number, sheet_note.table_number, \
         sheet_note.log_player, sheet_note.log_account, account.name as log_name, sheet_note.dice_swapped_at, \
         sheet_note.pieces_checked, sheet_note.claimed, sheet_note.began_at, sheet_note.ended_at, sheet_note.version from sheet_note \
         left join account on account.id = sheet_note.log_account "
    };
}

/// What is noted of a table; nothing where nothing is.
pub async fn of_table(tx: &mut Tx, id: TournamentId, round: (Stage, i64), table: i64) -> Result<SheetNote, Error> {
    let kept = tx
        .query(concat!(
            columns!(),
            "where sheet_note.tournament_id = $1 and sheet_note.stage = $2 and sheet_note.round_number = $3 \
             and sheet_note.table_number = $4"
        ))
        .bind(id)
        .bind(round.0)
        .bind(round.1)
        .bind(table)
        .optional::<SheetNoteRow>()
        .await?;
    Ok(kept.map_or_else(|| SheetNote::none(round, table), SheetNote::from))
}

/// What is noted of a table, by its number.
pub async fn by_id(tx: &mut Tx, id: TournamentId, note: SheetNoteId) -> Result<Option<SheetNote>, Error> {
    let kept = tx.query(concat!(columns!(), "where sheet_note.tournament_id = $1 and sheet_note.id = $2"));
    Ok(kept.bind(id).bind(note).optional::<SheetNoteRow>().await?.map(SheetNote::from))
}

/// What is noted of the tables of a tournament, in the order in which it was noted first.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<SheetNote>, Error> {
    let kept = tx.query(concat!(columns!(), "where sheet_note.tournament_id = $1 order by sheet_note.id")).bind(id);
    Ok(kept.all::<SheetNoteRow>().await?.into_iter().map(SheetNote::from).collect())
}

/// Stores what is noted of a table in place of what was; who swapped the dice stays with [`swap`].
pub async fn put(tx: &mut Tx, id: TournamentId, note: &SheetNote) -> Result<(), Error> {
    tx.query(
        "insert into sheet_note (tournament_id, stage, round_number, table_number, log_player, log_account, \
         pieces_checked, claimed, began_at, ended_at, version) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
         on conflict (tournament_id, stage, round_number, table_number) do update set \
         log_player = excluded.log_player, log_account = excluded.log_account, \
         pieces_checked = excluded.pieces_checked, claimed = excluded.claimed, \
         began_at = excluded.began_at, ended_at = excluded.ended_at, \
         version = excluded.version",
    )
    .bind(id)
    .bind(note.stage)
    .bind(note.round_number)
    .bind(note.table_number)
    .bind(note.log_player())
    .bind(note.log_account())
    .bind(note.pieces_checked)
    .bind(note.claimed)
    .bind(note.began_at)
    .bind(note.ended_at)
    .bind(note.version)
    .execute()
    .await?;
    Ok(())
}

/// Notes when the dice were swapped and by whom, or that they were not.
pub async fn swap(tx: &mut Tx, id: SheetNoteId, at: Option<DateTime<Utc>>, by: Option<AccountId>) -> Result<(), Error> {
    tx.query("update sheet_note set dice_swapped_at = $2, dice_swapped_by = $3, version = version + 1 where id = $1")
        .bind(id)
        .bind(at)
        .bind(by)
        .execute()
        .await?;
    Ok(())
}
