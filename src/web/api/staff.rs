//! What programs of the staff do with a key: check players in, enter results, and read lists. Each is the action of the page.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, web};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::people::check_in;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::enter_result::{EnterResult, enter_result};
use reeve_files::table;
use reeve_files::table::CsvWriter;
use reeve_limits::FileLimits;
use reeve_rules::sheets::{Refusal, SeatResult, SheetField, TableResult, Warning};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use reeve_http::api::{answer_once, sent};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, csv};
use reeve_store::player::Player;
use reeve_store::seat::Seat;
use reeve_views::rounds::RoundAt;
use reeve_views::rulings::list;
use reeve_views::sheets::at_table::SheetAtTable;
use reeve_views::transfer;
use reeve_words as words;

use crate::api::parts::{RoundRef, Word};
use crate::api::query::Query;

/// Whether a player is to be here.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewCheckIn {
    /// False takes a check-in back.
    here: bool,
}

/// Whether a player is here.
#[derive(Serialize, JsonSchema)]
pub(super) struct CheckIn {
    /// The number of the player in the tournament.
    number: i64,
    name: String,
    here: bool,
}

/// The list at the door.
#[derive(Serialize, JsonSchema)]
pub(super) struct CheckIns {
    players: Vec<CheckIn>,
}

impl CheckIn {
    fn of(player: &Player, label: &str) -> CheckIn {
        CheckIn { number: player.number, name: label.to_owned(), here: player.checked_in_at.is_some() }
    }
}

pub(super) async fn check_ins(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let labels = snapshot.labels();
    let players = snapshot.players.iter().filter(|player| player.is_active());
    answer_once(&CheckIns { players: players.map(|player| CheckIn::of(player, labels.of(player.id))).collect() })
}

/// Checks a player in, or takes that back.
pub(super) async fn note_check_in(
    request: RequestContext,
    path: web::Path<(String, String)>,
    form: Form,
) -> HandlerResult {
    let NewCheckIn { here } = sent(&form)?;
    let number: i64 = path.1.parse().map_err(|_| Error::Missing)?;
    let done = check_in::check_in(&request.context(), request.tournament()?.id, number, here).await;
    done_or_done_before(&request, done).await?;
    let snapshot = request.snapshot().await?;
    let player = snapshot.players.iter().find(|player| player.number == number).ok_or(Error::Missing)?;
    answer_once(&CheckIn::of(player, snapshot.labels().of(player.id)))
}

/// What came of an action; none where an earlier request with the same key has carried it out, and what is there now may be another's.
async fn done_or_done_before<T>(request: &RequestContext, done: actions::Result<T>) -> Result<Option<T>, Error> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(actions::Error::Stale | actions::Error::Refused(_)) if request.was_done_before().await? => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// A result, as it is entered.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewResult {
    /// The version of the record sheet that was read; 0 where there was no result yet.
    version: i64,
    /// Whether everybody at the table has signed it on paper. An unusual result is stored unsigned all the same, so that somebody
    /// looks at it.
    #[serde(default)]
    signed_on_paper: bool,
    /// Every seat of the table.
    seats: Vec<NewSeat>,
}

/// What a seat has, as it is entered.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewSeat {
    /// The selection position.
    position: i64,
    /// VP as stated; nothing for who did not come.
    #[serde(default)]
    vp: Option<i64>,
    #[serde(default)]
    won: bool,
    #[serde(default)]
    absent: bool,
}

/// The record sheet of a table, as the staff sees it.
#[derive(Serialize, JsonSchema)]
pub(super) struct Sheet {
    round: RoundRef,
    table: i64,
    /// Goes with a result that is entered; 0 where there is none yet.
    version: i64,
    state: Word<SheetState>,
    /// By selection position.
    seats: Vec<SheetSeat>,
    /// What is unusual about the result.
    warnings: Vec<SheetWarning>,
}

/// A seat of a record sheet.
#[derive(Serialize, JsonSchema)]
pub(super) struct SheetSeat {
    position: i64,
    /// The number of the player in the tournament.
    number: i64,
    name: String,
    vp: Option<i64>,
    won: bool,
    absent: bool,
}

/// Something unusual.
#[derive(Serialize, JsonSchema)]
pub(super) struct SheetWarning {
    kind: WarningKind,
    /// The selection position that it is about.
    position: i64,
    says: String,
}

/// What is unusual about a result.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum WarningKind {
    /// Fewer VP than everybody starts with.
    BelowStart,
    WinnerBelowGoal,
    WinnerFarAboveGoal,
    LoserWithGoal,
    /// Others have as many VP when time is up.
    SharedOnTime,
    WinnerDisqualified,
    WinnerWithdrew,
    WinnerUnsigned,
}

impl From<&Warning> for WarningKind {
    fn from(warning: &Warning) -> WarningKind {
        match warning {
            Warning::BelowStart { .. } => WarningKind::BelowStart,
            Warning::WinnerBelowGoal { .. } => WarningKind::WinnerBelowGoal,
            Warning::WinnerFarAboveGoal { .. } => WarningKind::WinnerFarAboveGoal,
            Warning::LoserWithGoal { .. } => WarningKind::LoserWithGoal,
            Warning::SharedOnTime { .. } => WarningKind::SharedOnTime,
            Warning::WinnerDisqualified { .. } => WarningKind::WinnerDisqualified,
            Warning::WinnerWithdrew { .. } => WarningKind::WinnerWithdrew,
            Warning::WinnerUnsigned { .. } => WarningKind::WinnerUnsigned,
        }
    }
}

/// What came of a result.
#[derive(Serialize, JsonSchema)]
pub(super) struct Entered {
    /// Whether this request changed the sheet: not where the same was there already, or was sent before.
    changed: bool,
    sheet: Sheet,
}

impl Sheet {
    fn of(kept: &SheetAtTable) -> Result<Sheet, Error> {
        let view = kept.view()?;
        let (results, labels) = (&view.sheet.result.seats, kept.snapshot.labels());
        let seat = |((result, seat), name): ((&SeatResult, &Seat), &String)| SheetSeat {
            position: result.position,
            number: labels.number_of(seat.player_id),
            name: name.clone(),
            vp: result.vp,
            won: result.winner,
            absent: result.absent,
        };
        let says = words::unusual::lines(&view.warnings, &view.players, texts::Game::USUAL);
        let warning = |(warning, says): (&Warning, String)| SheetWarning {
            kind: warning.into(),
            position: results.get(warning.seat()).map_or(0, |seat| seat.position),
            says: words::unmarked(&says).into_owned(),
        };
        Ok(Sheet {
            round: kept.round.into(),
            table: kept.table,
            version: view.table.row.sheet_version,
            state: Word(view.sheet.state),
            seats: results.iter().zip(&view.table.seats).zip(&view.players).map(seat).collect(),
            warnings: view.warnings.iter().zip(says).map(warning).collect(),
        })
    }
}

type TablePath = web::Path<(String, String, String, String)>;

/// The table that an address names.
fn named(path: &TablePath) -> Result<TableAt, Error> {
    let (_, stage, number, table) = &**path;
    let stage = Stage::from_code(stage).ok_or(Error::Missing)?;
    let read = |number: &String| number.parse().map_err(|_| Error::Missing);
    Ok(TableAt { round: RoundAt { stage, number: read(number)? }, table: read(table)? })
}

async fn kept(request: &RequestContext, at: TableAt) -> Result<SheetAtTable, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(SheetAtTable::read(&mut tx, request.tournament()?.id, at.round, at.table).await?)
}

pub(super) async fn sheet(request: RequestContext, path: TablePath) -> HandlerResult {
    answer_once(&Sheet::of(&kept(&request, named(&path)?).await?)?)
}

/// Enters a result.
pub(super) async fn enter(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let (at, typed): (TableAt, NewResult) = (named(&path)?, sent(&form)?);
    let before = kept(&request, at).await?;
    let stored = &before.found()?.1.sheet().result;
    let result = entered(stored, &typed.seats)?;
    let command = EnterResult { at, version: typed.version, result, signed: typed.signed_on_paper, claimed: None };
    let done = match enter_result(&request.context(), request.tournament()?.id, command).await {
        Err(actions::Error::Impossible(refusals)) => {
            return Err(Error::Values(refusals.iter().map(|refusal| wrong(refusal, stored, &typed.seats)).collect()));
        }
        done => done,
    };
    let changed = done_or_done_before(&request, done).await?.is_some_and(|done| done.changed);
    answer_once(&Entered { changed, sheet: Sheet::of(&kept(&request, at).await?)? })
}

/// Where the value stands in what was sent that the rules refuse, and why.
fn wrong(refusal: &Refusal, stored: &TableResult, typed: &[NewSeat]) -> (String, String) {
    let seat = refusal.seat().and_then(|seat| stored.seats.get(seat));
    let at = seat.and_then(|seat| typed.iter().position(|typed| typed.position == seat.position));
    let value = match refusal.field() {
        SheetField::Vp => Some("vp"),
        SheetField::Winner => Some("won"),
        SheetField::Absent => Some("absent"),
        _ => None,
    };
    let at = at.map(|at| at.to_string());
    let steps = ["", "seats"].into_iter().chain(at.as_deref()).chain(value.filter(|_| at.is_some()));
    let field = steps.collect::<Vec<_>>().join("/");
    (field, words::unmarked(&words::sheets::impossible(refusal, texts::Game::USUAL)).into_owned())
}

/// The result with these seats. What is noted beside VP, winner and who came, stays.
///
/// Error: they are not the seats of the table.
fn entered(stored: &TableResult, typed: &[NewSeat]) -> Result<TableResult, Error> {
    let of = |position: i64| {
        let mut found = typed.iter().filter(|seat| seat.position == position);
        found.next().filter(|_| found.next().is_none())
    };
    let seat = |seat: &SeatResult| {
        let typed = of(seat.position)?;
        let (vp, winner, absent) = (typed.vp, typed.won, typed.absent);
        Some(SeatResult { position: seat.position, vp, winner, absent, ..SeatResult::default() })
    };
    let seats: Option<Vec<SeatResult>> = stored.seats.iter().map(seat).collect();
    let seats = seats.filter(|seats| seats.len() == typed.len());
    let seats =
        seats.ok_or_else(|| Error::Unprocessable(words::api::seats(stored.seats.iter().map(|seat| seat.position))))?;
    Ok(TableResult { seats, handler: None }.with_rest_of(stored))
}

/// The lists of the staff, as their addresses name them.
pub(super) const LISTS: [&str; 6] = ["players", "schedule", "results", "standings", "lots", "rulings"];

/// What is read back here was written here.
const OWN_LIST: FileLimits =
    FileLimits { what: "a list of ours", bytes: usize::MAX, rows: usize::MAX, columns: usize::MAX, cell: usize::MAX };

/// A list, each line by the names of its columns. What stands in a cell is text, as in the CSV of the page.
#[derive(Serialize, JsonSchema)]
pub(super) struct List {
    lines: Vec<BTreeMap<String, String>>,
}

impl List {
    /// Error: the file is none that Reeve reads.
    fn of(file: CsvWriter) -> Result<List, Error> {
        let read = table::read(&file.finish(), &[], &OWN_LIST);
        let table = read.map_err(|_| Error::Broken("a list of ours is none".to_owned()))?;
        let line = |cells: Vec<String>| table.header.iter().cloned().zip(cells).collect();
        Ok(List { lines: table.records.into_iter().map(|record| line(record.cells)).collect() })
    }
}

/// What stands in a list.
async fn file(request: &RequestContext, name: &str) -> Result<CsvWriter, Error> {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    let (snapshot, rulings) = list::read(&mut tx, id).await?;
    drop(tx);
    Ok(match name {
        "players" if !request.roles().may(Permission::Run) => return Err(Error::Forbidden),
        "players" => transfer::players_csv(&snapshot),
        "schedule" => transfer::schedule_csv(&snapshot),
        "results" => transfer::results_csv(&snapshot),
        "standings" => transfer::standings_csv(&snapshot)?,
        "lots" => transfer::lots_csv(&snapshot),
        "rulings" => transfer::rulings_csv(&snapshot, &rulings),
        _ => return Err(Error::Missing),
    })
}

/// Gives a list, as JSON or as the CSV that the page of exports has.
pub(super) async fn list_of_staff(
    request: RequestContext,
    http: HttpRequest,
    path: web::Path<(String, String)>,
) -> HandlerResult {
    let (slug, name) = &*path;
    let is_csv = Query::of(http.query_string()).value("format", words::api::FORMAT, |format| match format {
        "csv" => Some(true),
        "json" => Some(false),
        _ => None,
    })?;
    let file = file(&request, name).await?;
    match is_csv {
        Some(true) => csv(&format!("{slug}-{name}"), file.finish_for_download()),
        _ => answer_once(&List::of(file)?),
    }
}
