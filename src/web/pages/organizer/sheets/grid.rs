//! `/run/{slug}/rounds/{stage}/{number}/grid`: all results of a round on one page, typed table after table. A row is the form of
//! a record sheet in another layout: it is sent to where that is sent, and this page is its answer.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::pages::organizer::rounds::board::{RoundPath, round_at};
use crate::pages::organizer::sheets::form::{SheetForm, WINNER_VP, vp_digits};
use crate::pages::organizer::sheets::typed::{Clash, clashes, typed};
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_rules::games::System;
use reeve_rules::sheets::TableResult;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::RoundUrls;
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::board::{TableState, next_without_result};
use reeve_views::sheets::SheetView;
use reeve_views::sheets::of_round::SheetsOfRound;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::round::grid, Permission::ReadRun, || to(show))]
}

/// Where a form of a record sheet stands: on the page of its table, or in a row of this one.
#[derive(Default, serde::Deserialize)]
pub struct FormPlace {
    #[serde(default)]
    from: String,
}

impl FormPlace {
    pub(super) fn is_grid(&self) -> bool {
        self.from == urls::GRID
    }
}

#[derive(Template)]
#[template(path = "organizer/sheets/grid.html")]
struct GridPage {
    page: Layout,
    urls: RoundUrls,
    rows: Vec<Row>,
    vp_digits: usize,
    most_vp: u8,
    /// Whoever alone has as many VP has won, as a rule.
    goal: Option<u8>,
    may_sign: bool,
    /// Whether the round is on, and whoever looks closes it once every sheet is signed.
    may_close: bool,
}

impl GridPage {
    fn signed(&self) -> usize {
        self.rows.iter().filter(|row| row.is_final).count()
    }

    /// The tables about which something is asked once more.
    fn asking(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !row.warnings.is_empty() || row.state == TableState::Disputed)
    }
}

/// The record sheet of one table.
struct Row {
    number: i64,
    title: String,
    state: TableState,
    kind: &'static str,
    /// How far the sheet is, in words.
    word: String,
    is_final: bool,
    /// Whether a result can be entered now.
    open: bool,
    /// Whether none is stored yet.
    blank: bool,
    version: i64,
    form: SheetForm,
    /// The selection position whose VP are typed next.
    focus: Option<i64>,
    /// What is unusual about what is stored, and not signed.
    warnings: Vec<String>,
    confirm: Option<Confirm>,
    /// Why what was sent is not stored.
    says: Option<String>,
    clash: Vec<Clash>,
    refused: bool,
}

/// The winner's VP once more, by which an unusual result is signed.
struct Confirm {
    winner: String,
    vp: String,
    fault: Option<String>,
    focus: bool,
}

impl Row {
    fn of(request: &RequestContext, view: &SheetView<'_>) -> Row {
        let row = &view.table.row;
        let state = TableState::of(view.round.row.state, view.table);
        let may_sign = request.may_change(Permission::SignPaper).is_ok();
        let confirm =
            |winner: &str| Confirm { winner: winner.to_owned(), vp: String::new(), fault: None, focus: false };
        let open = view.entry.is_ok() && request.may_change(Permission::EnterResult).is_ok();
        let is_final = row.sheet_state.is_final();
        let form = SheetForm::stored(view.system, &view.players, &view.sheet.result).marked(view).not_counted(view);
        Row {
            number: row.number,
            title: titles::sheet(&words::rounds::title(RoundAt::of(view.round)), row.number),
            state,
            kind: badges::table(state),
            word: match row.sheet_state {
                SheetState::Decided => words::sheets::decided(row.stands),
                _ => badges::table_word(state),
            },
            is_final,
            open,
            blank: row.sheet_version == 0,
            version: row.sheet_version,
            form,
            focus: None,
            warnings: match is_final {
                false => words::unusual::lines(&view.warnings, &view.players, words::games::terms(view.system)),
                true => Vec::new(),
            },
            confirm: view.winner_to_confirm().filter(|_| may_sign && open).map(confirm),
            says: None,
            clash: Vec::new(),
            refused: false,
        }
    }

    /// Whether nothing is to be said of how far the table is: it plays, as all do.
    fn is_quiet(&self) -> bool {
        matches!(self.state, TableState::Waiting | TableState::Playing)
    }

    /// The position of the first who came.
    fn first(&self) -> Option<i64> {
        self.form.seats.iter().find(|seat| !seat.absent).map(|seat| seat.n)
    }

    /// Whether the sheet is signed with the same key that saves it: not while somebody disagrees, or two results differ. What is
    /// unusual is asked about all the same as long as it stands.
    fn signs(&self) -> bool {
        self.state != TableState::Disputed && self.clash.is_empty()
    }
}

/// The most VP that a winner has in nearly every game: a number that can't become another one up to this leads on. Whoever has more is
/// typed on the page of the table.
fn typed_most(system: &System, goal: Option<u8>) -> u8 {
    /// Longest road and largest army in one turn, and a point more.
    const OVER: u8 = 5;
    match system.championship {
        true => system.most_vp.min(goal.map_or(system.most_vp, |goal| goal.saturating_add(OVER))),
        false => system.most_vp,
    }
}

/// The query of the page: the table that was just saved.
#[derive(Default, serde::Deserialize)]
struct GridQuery {
    #[serde(default)]
    saved: String,
}

async fn read(request: &RequestContext, at: RoundAt) -> Result<SheetsOfRound, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(SheetsOfRound::read(&mut tx, request.tournament()?.id, at).await?)
}

fn grid_page(request: &RequestContext, kept: &SheetsOfRound, views: &[SheetView<'_>]) -> Result<GridPage, Error> {
    let t = &kept.snapshot.tournament;
    let run = urls::run(&t.slug);
    let urls = run.round(kept.at);
    let round = words::rounds::title(kept.at);
    let layout = nav::staff(request, titles::results_of(&round), StaffSection::Rounds)?
        .queues()
        .stands_at(urls.grid())
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(round, urls.board());
    let mut layout = NewsView::quietly(layout, &kept.news, t);
    let rows: Vec<Row> = views.iter().map(|view| Row::of(request, view)).collect();
    // Why nothing can be typed, where that is so at every table alike.
    if let (Some(view), true) = (views.first(), rows.iter().all(|row| !row.open && !row.is_final)) {
        let why = match (request.may_change(Permission::EnterResult), view.entry) {
            (Err(error), _) => Some(words::error(&error)),
            (Ok(()), Err(why)) => Some(words::in_game::refusal_in(&why.into(), &words::games::terms(view.system))),
            (Ok(()), Ok(())) => None,
        };
        if let Some(why) = why {
            layout = layout.notice(NoticeKind::Attention, why);
        }
    }
    let goal = views.first().and_then(SheetView::goal);
    let is_on = views.first().is_some_and(|view| view.round.row.state == RoundState::Playing);
    Ok(GridPage {
        page: layout,
        rows,
        may_close: is_on && request.may_change(Permission::Run).is_ok(),
        vp_digits: vp_digits(t.system.system()),
        most_vp: typed_most(t.system.system(), goal),
        goal,
        may_sign: request.may_change(Permission::SignPaper).is_ok(),
        urls,
    })
}

/// Shows the results of a round.
async fn show(request: RequestContext, path: RoundPath, query: web::Query<GridQuery>) -> HandlerResult {
    let kept = read(&request, round_at(&path.1, &path.2)?).await?;
    let views = kept.views()?;
    let mut shown = grid_page(&request, &kept, &views)?;
    let saved: Option<i64> = query.saved.parse().ok();
    let asking = shown.rows.iter_mut().filter(|row| Some(row.number) == saved).find_map(|row| row.confirm.as_mut());
    let asks = asking.is_some();
    if let Some(confirm) = asking {
        confirm.focus = true;
    }
    if let Some(view) = views.iter().find(|view| Some(view.table.row.number) == saved) {
        let said = words::sheets::saved(view.table.row.number, view.table.row.sheet_state);
        let said = shown.page.say(&said).into_owned();
        shown.page = shown.page.notice(NoticeKind::Good, said);
    }
    let next = next_without_result(kept.round()?, saved.unwrap_or_default()).filter(|_| !asks);
    if let Some(row) = shown.rows.iter_mut().find(|row| Some(row.number) == next && row.open) {
        row.focus = row.first();
    }
    shown.page = nav::live(shown.page, &request, &[ChangeKind::Course, ChangeKind::Results])?;
    page(&shown)
}

/// On to the next table.
pub(super) fn saved(request: &RequestContext, at: TableAt) -> HandlerResult {
    let urls = urls::run(&request.tournament()?.slug).round(at.round);
    see_other(urls.grid().query("saved", at.table))
}

/// The page again with what became of the form of one row, in that row.
async fn again_in(
    request: &RequestContext,
    at: TableAt,
    status: StatusCode,
    tell: impl FnOnce(&SheetView<'_>, &mut Row, &Layout),
) -> HandlerResult {
    let kept = read(request, at.round).await?;
    let views = kept.views()?;
    let mut shown = grid_page(request, &kept, &views)?;
    let view = views.iter().find(|view| view.table.row.number == at.table).ok_or(Error::Missing)?;
    let row = shown.rows.iter_mut().find(|row| row.number == at.table).ok_or(Error::Missing)?;
    row.refused = true;
    tell(view, row, &shown.page);
    page_with(status, &shown)
}

/// The page again with everything that was typed in a row: with the faults beside its fields, or the result that was sent
/// beside the one that is stored now.
pub(super) async fn again(
    request: &RequestContext,
    at: TableAt,
    form: &FormState<Form>,
    sent: Option<&TableResult>,
) -> HandlerResult {
    let tell = |view: &SheetView<'_>, row: &mut Row, page: &Layout| {
        row.says = form.said(page).map(|(_, words)| words);
        if view.entry.is_ok() {
            row.form = typed(view, form, form.faults.clone()).marked(view);
            row.focus = row.first();
        }
        if form.faults.is_empty() {
            row.clash = sent.map(|result| clashes(view, result)).unwrap_or_default();
            if row.clash.is_empty() && view.entry.is_err() {
                row.says = Some(texts::sheets::same_as_stored());
            }
        } else {
            // The version that the person saw stays, so that somebody else's change in between is still noticed.
            row.version = form.version();
        }
    };
    again_in(request, at, form.status(), tell).await
}

/// The page again with what is wrong with the VP by which an unusual result was to be signed.
pub(super) async fn sign_again(request: &RequestContext, at: TableAt, form: &Form, fault: String) -> HandlerResult {
    let tell = |_: &SheetView<'_>, row: &mut Row, _: &Layout| {
        // The version that the person saw stays, so that a result that changed in between is not signed unread.
        row.version = form.version();
        match &mut row.confirm {
            Some(confirm) => {
                confirm.vp = form.text(WINNER_VP).to_owned();
                (confirm.fault, confirm.focus) = (Some(fault), true);
            }
            None => row.says = Some(fault),
        }
    };
    again_in(request, at, StatusCode::UNPROCESSABLE_ENTITY, tell).await
}

/// The page as things stand now, and why the sheet was not signed.
pub(super) async fn as_stored(request: &RequestContext, at: TableAt, form: &FormState<()>) -> HandlerResult {
    let tell = |_: &SheetView<'_>, row: &mut Row, page: &Layout| {
        row.says = form.said(page).map(|(_, words)| words);
    };
    again_in(request, at, form.status(), tell).await
}
