//! The record sheet of one table: enter the result, see every version, mark it as signed on paper.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::sheets::enter_result::{
    Content, EnterResult, Entered, Handler, TableAt, enter_result, open_for_results, warnings,
};
use crate::actions::sheets::sign_sheet::sign_sheet;
use crate::actions::{Fault, Permission};
use crate::rules::tournament::vocabulary::{SheetState, Stage};
use crate::store::round::{SheetVersion, sheet_versions};
use crate::store::snapshot::{Round, Table};
use crate::store::{PlayerId, Snapshot};
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with, see_other};
use crate::web::routes::{Route, get, post};
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::{nav, time, urls, words};

use crate::web::pages::organizer::rounds::board::{next_open, round_at, table_kind};
use crate::web::pages::organizer::sheets::form::{SheetForm, parse};
use crate::web::ui::urls::Url;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/rounds/{stage}/{number}/tables/{table}", Permission::ReadRun, || web::to(show)),
        post("/run/{slug}/rounds/{stage}/{number}/tables/{table}", Permission::EnterResult, || web::to(save)),
        post("/run/{slug}/rounds/{stage}/{number}/tables/{table}/sign", Permission::SignPaper, || web::to(sign)),
    ]
}

/// Slug, stage, round number, table number.
type TablePath = web::Path<(String, String, String, String)>;

fn table_at(path: &TablePath) -> Result<TableAt, Error> {
    Ok(TableAt { round: round_at(&path.1, &path.2)?, table: path.3.parse().map_err(|_| Error::Missing)? })
}

#[derive(Template)]
#[template(path = "organizer/sheets/sheet.html")]
struct SheetPage {
    page: Layout,
    base: Url,
    board: Url,
    number: i64,
    round: String,
    kind: &'static str,
    version: i64,
    /// Whether a result can be entered now.
    open: bool,
    /// Why not, where it can't.
    closed: String,
    form: SheetForm,
    handlers: Vec<(String, String)>,
    may_sign: bool,
    submitted: bool,
    warnings: Vec<String>,
    clash: Vec<Clash>,
    history: Vec<Version>,
    judge_handles: bool,
    handler_help: &'static str,
    beside: Vec<(i64, &'static str)>,
    seat_count: usize,
}

/// A value that somebody else has stored meanwhile, beside the one typed here.
struct Clash {
    what: String,
    stored: String,
    typed: String,
}

/// One kept version of the sheet.
struct Version {
    number: i64,
    at: String,
    who: String,
    state: &'static str,
    says: String,
}

/// A record sheet with all that its page reads, at one moment.
struct Loaded {
    snapshot: Snapshot,
    versions: Vec<SheetVersion>,
    at: TableAt,
}

impl Loaded {
    async fn load(request: &RequestContext, at: TableAt) -> Result<Loaded, Error> {
        let mut tx = request.app.db.read().await?;
        let snapshot = Snapshot::load(&mut tx, request.tournament()?.id).await?;
        let id = at.find(&snapshot.rounds)?.1.row.id;
        let versions = sheet_versions(&mut tx, id).await?;
        Ok(Loaded { snapshot, versions, at })
    }

    fn table(&self) -> Result<(&Round, &Table), Error> {
        Ok(self.at.find(&self.snapshot.rounds)?)
    }

    fn page(&self, request: &RequestContext, form: SheetForm) -> Result<SheetPage, Error> {
        let (round, table) = self.table()?;
        let labels = self.snapshot.labels();
        let urls = urls::run(&self.snapshot.tournament.slug);
        let round_urls = urls.round(self.at.round);
        let board = round_urls.board();
        let title = format!("{}, table {}", words::rounds::title(self.at.round), table.row.number);
        let open = open_for_results(round, table);
        let layout = nav::staff(request, title, "rounds")?
            .crumb("Rounds", urls.rounds())
            .crumb(words::rounds::title(self.at.round), board.clone());
        let label = |seat: usize| form.seats.get(seat).map(|seat| seat.name.as_str()).unwrap_or_default();
        let warned = warnings(table).iter().map(|warning| format!("{}: {warning}.", label(warning.seat()))).collect();
        Ok(SheetPage {
            page: layout,
            base: round_urls.table(table.row.number),
            number: table.row.number,
            round: words::rounds::title(self.at.round),
            kind: table_kind(round.row.state, table.row.sheet_state),
            version: table.row.sheet_version,
            open: open.is_ok(),
            closed: open.err().map(|error| Error::from(error).words().message).unwrap_or_default(),
            handlers: handlers(&form),
            may_sign: request.roles().may(Permission::SignPaper),
            submitted: table.row.sheet_state == SheetState::Submitted,
            warnings: warned,
            clash: Vec::new(),
            history: self.history(&labels),
            judge_handles: round.row.stage == Stage::Final,
            handler_help: match round.row.stage {
                Stage::Final => "In the final a judge handles them.",
                _ => "The starting player, unless the table elected somebody or asked a judge.",
            },
            beside: beside(round),
            seat_count: table.seats.len(),
            board,
            form,
        })
    }

    fn history(&self, labels: &BTreeMap<PlayerId, String>) -> Vec<Version> {
        let zone = &self.snapshot.tournament.time_zone;
        self.versions
            .iter()
            .rev()
            .map(|version| Version {
                number: version.version,
                at: time::moment(version.at, zone),
                who: match (&version.account, version.player_id) {
                    (Some(name), _) => name.clone(),
                    (None, Some(id)) => labels.get(&id).cloned().unwrap_or_else(|| "a player".to_owned()),
                    (None, None) => "a command".to_owned(),
                },
                state: match version.state {
                    SheetState::Open => "open",
                    SheetState::Submitted => "submitted",
                    SheetState::Signed => "signed on paper",
                    SheetState::Decided => "decided by a judge",
                },
                says: Content::read(&version.content).map(|content| says(&content, labels)).unwrap_or_default(),
            })
            .collect()
    }
}

/// A version of a sheet in one line: `Mira 10, won; Bo 8, red`.
fn says(content: &Content, labels: &BTreeMap<PlayerId, String>) -> String {
    let seats = content.seats.iter().map(|seat| {
        let name = labels.get(&seat.player).map(String::as_str).unwrap_or("?");
        let vp = seat.vp.map(|vp| vp.to_string()).unwrap_or_else(|| "?".to_owned());
        let won = if content.winner == Some(seat.position) { ", won" } else { "" };
        let colour = seat.colour.as_deref().map(|colour| format!(", {colour}")).unwrap_or_default();
        let order = seat.play_order.map(|order| format!(", plays {order}.")).unwrap_or_default();
        format!("{name} {vp} VP{won}{colour}{order}")
    });
    seats.collect::<Vec<_>>().join("; ")
}

fn handlers(form: &SheetForm) -> Vec<(String, String)> {
    let mut options = vec![
        (String::new(), "not noted".to_owned()),
        (Handler::StartingPlayer.code(), "the starting player".to_owned()),
    ];
    for seat in &form.seats {
        options.push((Handler::Elected(seat.n).code(), format!("elected: {}", seat.name)));
    }
    options.push((Handler::Judge.code(), "a judge".to_owned()));
    options
}

/// The round's tables with how each is marked, to go from sheet to sheet.
fn beside(round: &Round) -> Vec<(i64, &'static str)> {
    round.tables.iter().map(|table| (table.row.number, table_kind(round.row.state, table.row.sheet_state))).collect()
}

/// What a sheet is asked for: the table that was just saved.
#[derive(Default, serde::Deserialize)]
pub struct SheetQuery {
    #[serde(default)]
    saved: String,
}

/// Shows the record sheet.
pub async fn show(request: RequestContext, path: TablePath, query: web::Query<SheetQuery>) -> HandlerResult {
    let loaded = Loaded::load(&request, table_at(&path)?).await?;
    let (_, table) = loaded.table()?;
    let mut view = loaded.page(&request, SheetForm::stored(table, &loaded.snapshot.labels()))?;
    if let Ok(number) = query.saved.parse::<i64>() {
        view.page = view.page.notice(NoticeKind::Good, format!("Table {number} is saved."));
    }
    page(&view)
}

/// Enters or changes the result; with `sign` also marks it as signed on paper, unless something about it is
/// unusual and should be looked at first.
///
/// With `sign` these are two acts, and the form counts as carried out with the second: sent again in between, it finds
/// the result unchanged and goes on to sign it.
pub async fn save(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let id = request.tournament()?.id;
    let rounds = rounds(&request).await?;
    let typed = match parse(at.find(&rounds)?.1, &form) {
        Ok(typed) => typed,
        Err(faults) => return again(&request, at, &form, &faults).await,
    };
    let command = EnterResult { at, version: typed.version, seats: typed.seats, handler: typed.handler };
    let signs = form.pressed("sign")?;
    let context = request.context();
    let first = actions::Context { form: context.form.filter(|_| !signs), ..context };
    match enter_result(&first, id, command).await {
        Ok(entered) => {
            let unusual = !entered.warnings.is_empty();
            if signs && !unusual {
                sign_sheet(&request.context(), id, at, entered.version).await?;
            }
            saved(&request, at, &entered, &rounds)
        }
        Err(actions::Error::Faults(faults)) => again(&request, at, &form, &faults).await,
        Err(error) => not_saved(&request, at, Some(&form), error).await,
    }
}

/// Marks the sheet as signed on paper.
pub async fn sign(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let version = form.version();
    match sign_sheet(&request.context(), request.tournament()?.id, at, version).await {
        Ok(version) => saved(&request, at, &Entered { version, warnings: Vec::new() }, &rounds(&request).await?),
        Err(error) => not_saved(&request, at, None, error).await,
    }
}

/// What a record sheet is parsed by, and where to go from it: a result is entered in a few short statements, since fifty
/// of them come in together.
async fn rounds(request: &RequestContext) -> Result<Vec<Round>, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(Snapshot::rounds_of(&mut tx, request.tournament()?.id).await?)
}

/// On to the next open table; where something is unusual, back to this one to look at it. The rounds may be as they were
/// when the form came in: who is sent to a table that somebody else has just entered sees that there.
fn saved(request: &RequestContext, at: TableAt, entered: &Entered, rounds: &[Round]) -> HandlerResult {
    let (round, table) = at.find(rounds)?;
    let urls = urls::run(&request.tournament()?.slug).round(at.round);
    let number = table.row.number;
    if !entered.warnings.is_empty() {
        return see_other(urls.table(number).query("saved", number));
    }
    match next_open(round, number) {
        Some(next) => see_other(urls.table(next).query("saved", number)),
        None => see_other(urls.board().done("sheets")),
    }
}

/// The form again, with the faults beside the fields and everything that was typed.
async fn again(request: &RequestContext, at: TableAt, form: &Form, faults: &[Fault]) -> HandlerResult {
    let loaded = Loaded::load(request, at).await?;
    let (_, table) = loaded.table()?;
    let mut view = loaded.page(request, SheetForm::typed(table, &loaded.snapshot.labels(), form, faults))?;
    // The version that the person saw stays, so that somebody else's change in between is still noticed.
    view.version = form.version();
    page_with(StatusCode::UNPROCESSABLE_ENTITY, &view)
}

/// The sheet as it is now, with what was typed kept: beside what somebody else stored, or with the refusal.
async fn not_saved(request: &RequestContext, at: TableAt, form: Option<&Form>, error: actions::Error) -> HandlerResult {
    let words = match &error {
        actions::Error::Stale => "Somebody else has changed this sheet since you opened it. Nothing of yours was \
                               stored. Compare the two below."
            .to_owned(),
        actions::Error::Refused(refusal) => words::with_clause(&refusal),
        _ => return Err(error.into()),
    };
    let loaded = Loaded::load(request, at).await?;
    let (_, table) = loaded.table()?;
    let labels = loaded.snapshot.labels();
    let stored = SheetForm::stored(table, &labels);
    let typed = form.map(|form| SheetForm::typed(table, &labels, form, &[]));
    let clash = typed.as_ref().map(|typed| clashes(&stored, typed)).unwrap_or_default();
    let mut view = loaded.page(request, typed.unwrap_or(stored))?;
    view.clash = clash;
    view.page = view.page.notice(NoticeKind::Wrong, words);
    page_with(StatusCode::CONFLICT, &view)
}

/// Every value in which what was typed differs from what is stored.
fn clashes(stored: &SheetForm, typed: &SheetForm) -> Vec<Clash> {
    let mut clashes = Vec::new();
    for (stored, typed) in stored.seats.iter().zip(&typed.seats) {
        let yes = |on: bool| if on { "yes".to_owned() } else { String::new() };
        let values = [
            ("VP", stored.vp.clone(), typed.vp.clone()),
            ("winner", yes(stored.won), yes(typed.won)),
            ("colour", stored.colour.clone(), typed.colour.clone()),
            ("play order", stored.order.clone(), typed.order.clone()),
            ("chair", stored.chair.clone(), typed.chair.clone()),
            ("settlements", stored.settlements.clone(), typed.settlements.clone()),
            ("cities", stored.cities.clone(), typed.cities.clone()),
            ("VP cards", stored.cards.clone(), typed.cards.clone()),
            ("longest road", yes(stored.road), yes(typed.road)),
            ("largest army", yes(stored.army), yes(typed.army)),
        ];
        for (what, stored_value, typed_value) in values {
            if stored_value.trim() != typed_value.trim() {
                clashes.push(Clash {
                    what: format!("{}, {what}", stored.name),
                    stored: stored_value,
                    typed: typed_value,
                });
            }
        }
    }
    if stored.handler != typed.handler {
        clashes.push(Clash {
            what: "resource cards".to_owned(),
            stored: stored.handler.clone(),
            typed: typed.handler.clone(),
        });
    }
    clashes
}
