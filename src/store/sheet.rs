//! Record sheets: from rows to the rules' value and back, and every version that was kept.

use chrono::{DateTime, Utc};

use crate::game_table;
use crate::game_table::TableRow;
use crate::round;
use crate::seat;
use crate::seat::Seat;
pub use crate::sheet_content::SheetContent;
use crate::sheet_link;
use crate::snapshot::Table;
use crate::{AccountId, Error, PlayerId, TableId, TournamentId, Tx};
use reeve_rules::games::System;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::sheets::{SeatResult, Sheet, TableResult};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};

impl Table {
    /// The record sheet of the table as the rules know it.
    pub fn sheet(&self) -> Sheet {
        let seats = self.seats.iter().map(|seat| SeatResult {
            position: seat.position,
            vp: seat.vp,
            parts: seat.parts.clone(),
            winner: false,
            absent: seat.absent,
            colour: seat.colour,
            play_order: seat.play_order,
            chair: seat.chair,
        });
        Sheet {
            state: self.row.sheet_state,
            result: TableResult::won_at(self.row.winner_position, seats.collect(), self.row.handler),
            signatures: self.seats.iter().map(|seat| seat.signed).collect(),
            // A copy of an earlier version ends a dispute at the table alone.
            disputes: self.seats.iter().map(|seat| seat.disputes && self.row.disputed).collect(),
            excused: self.seats.iter().map(|seat| seat.is_out).collect(),
            withdrew: self.seats.iter().map(|seat| self.is_left_by(seat)).collect(),
            left_since: self.seats.iter().map(|seat| seat.left_at.is_some() && !self.is_left_by(seat)).collect(),
        }
    }

    /// Whether the player of a seat left the tournament before the result of the table was in.
    fn is_left_by(&self, seat: &Seat) -> bool {
        seat.left_at.is_some_and(|left| self.row.submitted_at.is_none_or(|entered| left < entered))
    }

    /// Puts a record sheet of this table into its rows.
    fn put(&mut self, sheet: &Sheet) {
        let marks = sheet.signatures.iter().zip(&sheet.disputes);
        for ((seat, result), (signed, disputes)) in self.seats.iter_mut().zip(&sheet.result.seats).zip(marks) {
            seat.vp = result.vp;
            seat.absent = result.absent;
            seat.parts.clone_from(&result.parts);
            seat.colour = result.colour;
            seat.play_order = result.play_order;
            seat.chair = result.chair;
            (seat.signed, seat.disputes) = (*signed, *disputes);
        }
        self.row.sheet_state = sheet.state;
        self.row.winner_position = sheet.result.winner();
        self.row.handler = sheet.result.handler;
        self.row.disputed = sheet.is_disputed();
    }
}

/// Who changed a record sheet, and when.
#[derive(Debug, Clone, Copy)]
pub struct Author {
    pub account: Option<AccountId>,
    pub player: Option<PlayerId>,
    pub at: DateTime<Utc>,
}

/// Stores a record sheet, and keeps it as a further version. `table` is brought up to date with what is stored. A sheet that
/// becomes final is a link of the tournament's digest chain from then on.
pub async fn save(
    tx: &mut Tx,
    system: &'static System,
    table: &mut Table,
    sheet: &Sheet,
    author: Author,
) -> Result<(), Error> {
    save_for(tx, system, table, sheet, (author, None)).await
}

/// Why a judge decided the game of a table like that.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DecisionReason {
    /// The stage of its round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    pub reason: String,
    /// What the judge let stand, where that was asked.
    pub stands: Option<WhatStands>,
}

/// The reasons of every decision in a tournament.
pub async fn reasons(tx: &mut Tx, id: TournamentId) -> Result<Vec<DecisionReason>, Error> {
    tx.query(
        "select round.stage, round.number as round_number, game_table.number as table_number, sheet_version.reason, \
         game_table.stands \
         from sheet_version join game_table on game_table.id = sheet_version.table_id \
         join round on round.id = game_table.round_id \
         where round.tournament_id = $1 and sheet_version.reason is not null \
         order by sheet_version.table_id, sheet_version.version desc",
    )
    .bind(id)
    .all()
    .await
}

/// As [`save`], for a sheet that a judge decided, with the judge's reason.
pub async fn save_decision(
    tx: &mut Tx,
    system: &'static System,
    table: &mut Table,
    sheet: &Sheet,
    (author, reason): (Author, &str),
) -> Result<(), Error> {
    save_for(tx, system, table, sheet, (author, Some(reason))).await
}

/// Stores who has signed a record sheet that is not final, and who objects to it. What it states stays, and so does its version.
pub async fn save_marks(tx: &mut Tx, table: &mut Table, sheet: &Sheet) -> Result<(), Error> {
    let before: Vec<Seat> = table.seats.clone();
    table.put(sheet);
    game_table::update(tx, &table.row).await?;
    update_seats(tx, table, &before).await
}

async fn update_seats(tx: &mut Tx, table: &Table, before: &[Seat]) -> Result<(), Error> {
    for (seat, before) in table.seats.iter().zip(before) {
        if seat != before {
            seat::update(tx, seat).await?;
        }
    }
    Ok(())
}

async fn save_for(
    tx: &mut Tx,
    system: &'static System,
    table: &mut Table,
    sheet: &Sheet,
    by: (Author, Option<&str>),
) -> Result<(), Error> {
    let (author, _) = by;
    let before: Vec<Seat> = table.seats.clone();
    let was_final = table.row.sheet_state.is_final();
    let was_submitted = table.row.sheet_state == SheetState::Submitted;
    table.put(sheet);
    table.row.sheet_version += 1;
    match sheet.state {
        // A slip that is mended says nothing new about who was there to the end.
        SheetState::Submitted if was_submitted => {}
        SheetState::Open | SheetState::Submitted => table.row.submitted_at = Some(author.at),
        // A corrected sheet became final when it was signed.
        SheetState::Signed | SheetState::Decided if was_final => {}
        SheetState::Signed | SheetState::Decided => table.row.signed_at = Some(author.at),
    }
    game_table::update(tx, &table.row).await?;
    update_seats(tx, table, &before).await?;
    let content = serde_json::to_string(&SheetContent::of(system, table)).map_err(Error::broken)?;
    insert_version(tx, &table.row, &content, by).await?;
    if sheet.state.is_final() {
        let tournament = round::tournament_of(tx, table.row.round_id).await?;
        sheet_link::extend(tx, tournament).await?;
    }
    Ok(())
}

/// One submission of a record sheet.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct SheetVersion {
    /// Counts from 1 at each table.
    pub version: i64,
    /// The state the sheet had then.
    pub state: SheetState,
    /// What was entered, as JSON; see [`SheetContent::read`].
    pub content: String,
    /// The account that entered it.
    pub account_id: Option<AccountId>,
    pub account: Option<String>,
    /// The player who entered it.
    pub player_id: Option<PlayerId>,
    pub at: DateTime<Utc>,
    /// Why a judge decided the game like this; none where it is no decision.
    pub reason: Option<String>,
}

/// Keeps a submission of a record sheet.
async fn insert_version(
    tx: &mut Tx,
    table: &TableRow,
    content: &str,
    (author, reason): (Author, Option<&str>),
) -> Result<(), Error> {
    tx.query(
        "insert into sheet_version (table_id, version, state, content, account_id, player_id, at, reason) \
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table.id)
    .bind(table.sheet_version)
    .bind(table.sheet_state)
    .bind(content)
    .bind(author.account)
    .bind(author.player)
    .bind(author.at)
    .bind(reason)
    .execute()
    .await?;
    Ok(())
}

/// The player who entered the result that stands at a table; none where it was one of the staff, or there is none.
pub async fn entered_by(tx: &mut Tx, table: TableId) -> Result<Option<PlayerId>, Error> {
    let newest: Option<Option<PlayerId>> = tx
        .query("select player_id from sheet_version where table_id = $1 order by version desc limit 1")
        .bind(table)
        .optional_value()
        .await?;
    Ok(newest.flatten())
}

/// Every submission of a table's record sheet, the oldest first.
pub async fn versions(tx: &mut Tx, table: TableId) -> Result<Vec<SheetVersion>, Error> {
    tx.query(
        "select sheet_version.version, sheet_version.state, sheet_version.content, sheet_version.account_id, \
         account.name as account, sheet_version.player_id, sheet_version.at, sheet_version.reason from sheet_version \
         left join account on account.id = sheet_version.account_id \
         where sheet_version.table_id = $1 order by sheet_version.version",
    )
    .bind(table)
    .all()
    .await
}

/// Why a judge decided a game, by the version of its record sheet; none where that is no decision.
pub async fn reason_of(tx: &mut Tx, table: TableId, version: i64) -> Result<Option<String>, Error> {
    let found = versions(tx, table).await?.into_iter().find(|kept| kept.version == version);
    Ok(found.and_then(|kept| kept.reason))
}

/// A kept version of a record sheet, by table and number.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct KeptVersion {
    pub table_id: TableId,
    /// Counts from 1 at each table.
    pub version: i64,
    /// The state the sheet had then.
    pub state: SheetState,
    /// What was entered, as JSON; see [`SheetContent::read`].
    pub content: String,
    /// The account that entered it.
    pub account_id: Option<AccountId>,
    /// Why a judge decided the game like this; none where it is no decision.
    pub reason: Option<String>,
}

/// Every submission of every record sheet of a tournament.
pub async fn all_versions(tx: &mut Tx, id: TournamentId) -> Result<Vec<KeptVersion>, Error> {
    tx.query(
        "select sheet_version.table_id, sheet_version.version, sheet_version.state, sheet_version.content, \
         sheet_version.account_id, sheet_version.reason from sheet_version \
         join game_table on game_table.id = sheet_version.table_id join round on round.id = game_table.round_id \
         where round.tournament_id = $1 order by sheet_version.id",
    )
    .bind(id)
    .all()
    .await
}
