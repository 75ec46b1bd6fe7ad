//! `/run/{slug}/from-paper`: results come back in from paper by the number of the record sheet, without a mouse: number, Enter,
//! VP, winner, Enter, and the next. What was there already is never overwritten unseen: the paper is typed without looking at
//! it, and where the two differ both are shown.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::pages::organizer::rounds::board::round_at;
use crate::pages::organizer::rounds::record_sheets::sheet_number;
use crate::pages::organizer::sheets::form::{SheetForm, WINNER_VP, all_faults, read, vp_digits};
use crate::pages::organizer::sheets::sheet::{Loaded, stored};
use crate::pages::organizer::sheets::typed::{Clash, clashes, typed};
use reeve_actions as actions;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::enter_result::{EnterResult, Entered, enter_result};
use reeve_actions::sheets::sign_sheet::{SignSheet, sign_sheet};
use reeve_actions::{Permission, Refusal};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::sheets::{SheetField, StepRefusal, TableResult, check, number};
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::snapshot::Round;
use reeve_store::{ChangeKind, Tx};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::board::{MissingOnSheet, TableState, tables_missing};
use reeve_views::rounds::papers::NumberedSheets;
use reeve_views::sheets::SheetView;
use reeve_views::sheets::at_table::SheetAtTable;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::{papers, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::typed_sheets, Permission::ReadRun, || to(show)),
        post(urls::run::typed_sheets, Permission::EnterResult, || to(save)),
        post(urls::run::sign_from_paper, Permission::SignPaper, || to(sign)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/sheets/from_paper.html")]
struct FromPaperPage {
    page: Layout,
    urls: Run,
    /// The number, as typed.
    number: String,
    fault: Option<String>,
    /// Whether the sheets that come in are signed; it stays as it was for the next.
    signed: bool,
    /// The sheet with that number.
    sheet: Option<OpenSheet>,
    /// The page with no sheet open.
    none: Url,
    /// What the rounds that are played still wait for.
    missing: Vec<MissingSheets>,
}

impl FromPaperPage {
    /// Opens a sheet: the page stands at its address from then on, and what is typed is kept by that.
    fn open(&mut self, mut sheet: OpenSheet) {
        // Whoever is asked for the winner's VP once more types on there.
        if self.signed && sheet.sign.is_some() {
            sheet.focus = None;
        }
        let page = std::mem::take(&mut self.page);
        self.page = page.stands_at(self.urls.sheet_from_paper(&sheet.number));
        self.sheet = Some(sheet);
    }
}

/// A record sheet whose result is typed in.
struct OpenSheet {
    number: String,
    title: String,
    kind: &'static str,
    word: String,
    /// The page of the sheet itself.
    whole: Url,
    /// Where a slip in a final sheet is put right, or why that can't be done.
    correction: Result<Url, String>,
    form: SheetForm,
    version: i64,
    vp_digits: usize,
    most_vp: u8,
    /// Whoever alone has as many VP has won, as a rule.
    goal: Option<u8>,
    /// The position whose VP are typed first.
    focus: Option<i64>,
    /// The position of the winner, as typed.
    winner: String,
    /// Why nothing can be entered, where that is so.
    closed: Option<String>,
    /// Whether a result is there already, to which the paper is compared.
    has_result: bool,
    warnings: Vec<String>,
    /// The winner of an unusual result that can be signed, what was typed as the VP, and what is wrong with that.
    sign: Option<(String, String, Option<String>)>,
    clash: Vec<Clash>,
}

/// The sheets that a round still waits for.
struct MissingSheets {
    round: String,
    tables: usize,
    open: Vec<SheetToType>,
    unsigned: Vec<SheetToType>,
}

struct SheetToType {
    table: i64,
    number: String,
    href: Url,
}

/// The query of the page: the sheet to open, and what was just done.
#[derive(Default, Deserialize)]
struct PaperQuery {
    #[serde(default)]
    sheet: String,
    #[serde(default)]
    signed: String,
    /// Whether the sheet is to be looked at once more, since something about it is unusual.
    #[serde(default)]
    look: String,
    /// The number of the sheet that was just typed in.
    #[serde(default)]
    saved: String,
    /// Whether it said what is stored already.
    #[serde(default)]
    same: String,
}

/// What is read for every answer: the rounds, and by what their sheets are numbered.
struct Desk {
    kept: NumberedSheets,
    slug: String,
}

impl Desk {
    async fn read(request: &RequestContext) -> Result<Desk, Error> {
        Desk::read_in(request, &mut request.app.db.read().await?).await
    }

    /// The same for a page that reads a sheet at the same moment.
    async fn read_in(request: &RequestContext, tx: &mut Tx) -> Result<Desk, Error> {
        let t = request.tournament()?;
        Ok(Desk { kept: NumberedSheets::read(tx, t.id).await?, slug: t.slug.clone() })
    }

    /// The table whose sheet has a number, or whose code was scanned into the field.
    fn find(&self, typed: &str) -> Result<TableAt, &'static str> {
        let at = match self.scanned(typed) {
            Some(at) => at,
            None => {
                let game = number::read(&self.kept.identity, typed).map_err(papers::number_fault)?;
                TableAt { round: RoundAt { stage: game.stage, number: game.round }, table: game.table }
            }
        };
        at.find(&self.kept.rounds).map(|_| at).map_err(|_| papers::NO_SUCH_SHEET)
    }

    /// The table of an address that a scanner typed.
    fn scanned(&self, typed: &str) -> Option<TableAt> {
        let rounds = urls::run(&self.slug).rounds().to_string();
        let (_, path) = typed.trim().split_once(rounds.as_str())?;
        match path.strip_prefix('/')?.split('/').collect::<Vec<_>>()[..] {
            [stage, number, "tables", table] => {
                Some(TableAt { round: round_at(stage, number).ok()?, table: table.parse().ok()? })
            }
            _ => None,
        }
    }

    fn number(&self, at: TableAt) -> String {
        sheet_number(&self.kept.identity, at.round, at.table)
    }

    fn title(at: TableAt) -> String {
        titles::sheet(&words::rounds::title(at.round), at.table)
    }

    /// What was just done, in words.
    fn said(&self, query: &PaperQuery) -> Option<String> {
        let at = self.find(&query.saved).ok()?;
        let (_, table) = at.find(&self.kept.rounds).ok()?;
        let title = Desk::title(at);
        Some(if query.same == YES { papers::same(&title) } else { papers::saved(&title, table.row.sheet_state) })
    }

    /// What a round that is played still waits for.
    fn missing(&self, round: &Round, signed: bool) -> MissingSheets {
        let at = RoundAt::of(round);
        let link = |table: i64| {
            let number = self.number(TableAt { round: at, table });
            let href = urls::run(&self.slug).sheet_from_paper(&number).query_if_any("signed", yes(signed));
            SheetToType { table, href, number }
        };
        MissingSheets {
            round: words::rounds::title(at),
            tables: round.tables.len(),
            open: tables_missing(round, MissingOnSheet::Result).map(link).collect(),
            unsigned: tables_missing(round, MissingOnSheet::Signatures).map(link).collect(),
        }
    }

    fn page(&self, request: &RequestContext, number: &str, signed: bool) -> Result<FromPaperPage, Error> {
        let playing = self.kept.rounds.iter().filter(|round| round.row.state == RoundState::Playing);
        let urls = urls::run(&self.slug);
        Ok(FromPaperPage {
            page: nav::staff(request, titles::SHEETS_FROM_PAPER, StaffSection::Rounds)?
                .queues()
                .crumb(titles::ROUNDS, urls.rounds()),
            urls,
            number: number.to_owned(),
            fault: None,
            signed,
            sheet: None,
            none: urls::run(&self.slug).typed_sheets().query_if_any("signed", yes(signed)),
            missing: playing.map(|round| self.missing(round, signed)).collect(),
        })
    }

    /// The page with what is wrong with the number.
    fn no_sheet(&self, request: &RequestContext, number: &str, fault: &'static str, signed: bool) -> HandlerResult {
        let mut shown = self.page(request, number, signed)?;
        shown.fault = Some(fault.to_owned());
        page_with(StatusCode::UNPROCESSABLE_ENTITY, &shown)
    }

    /// On to the next sheet.
    fn next(&self, at: TableAt, signed: bool, same: bool) -> HandlerResult {
        let to = urls::run(&self.slug).typed_sheets().query("saved", self.number(at));
        see_other(to.query_if_any("signed", yes(signed)).query_if_any("same", yes(same)))
    }

    /// The same sheet once more, since something about it is unusual.
    fn look_again(&self, at: TableAt, signed: bool) -> HandlerResult {
        let to = urls::run(&self.slug).sheet_from_paper(&self.number(at)).query("look", YES);
        see_other(to.query_if_any("signed", yes(signed)))
    }
}

const YES: &str = "yes";

/// What an address says where something is so; empty where it is not.
fn yes(is: bool) -> &'static str {
    if is { YES } else { "" }
}

impl OpenSheet {
    /// The sheet with nothing typed: whoever types the paper does not see what is there already.
    fn fresh(request: &RequestContext, desk: &Desk, at: TableAt, view: &SheetView<'_>) -> OpenSheet {
        let mut form = stored(view);
        form.seats.iter_mut().for_each(|seat| seat.vp.clear());
        let open = OpenSheet::of(request, desk, at, view, form);
        let first = view.sheet.result.present().next().map(|(_, seat)| seat.position);
        OpenSheet { focus: first, version: 0, ..open }
    }

    /// The sheet as it is stored, with what is unusual.
    fn stored(request: &RequestContext, desk: &Desk, at: TableAt, view: &SheetView<'_>) -> OpenSheet {
        let mut open = OpenSheet::of(request, desk, at, view, stored(view));
        let winner = view.sheet.result.winners_seat().map(|seat| seat.position.to_string());
        open.winner = winner.unwrap_or_default();
        open.warnings = words::unusual::lines(&view.warnings, &view.players, words::games::terms(view.system));
        let seat = view.warnings.first().and_then(|unusual| view.sheet.result.seats.get(unusual.seat()));
        open.focus = seat.map(|seat| seat.position);
        let may_sign = request.may_change(Permission::SignPaper).is_ok();
        let winner = view.winner_to_confirm().filter(|_| may_sign);
        open.sign = winner.map(|name| (name.to_owned(), String::new(), None));
        open
    }

    /// The sheet with what was typed.
    fn typed(
        request: &RequestContext,
        desk: &Desk,
        (at, view): (TableAt, &SheetView<'_>),
        (form, faults): (&Form, FieldFaults),
    ) -> OpenSheet {
        let open = OpenSheet::of(request, desk, at, view, typed(view, form, faults));
        OpenSheet { winner: form.raw("winner").to_owned(), ..open }
    }

    fn of(request: &RequestContext, desk: &Desk, at: TableAt, view: &SheetView<'_>, form: SheetForm) -> OpenSheet {
        let form = form.marked(view);
        let closed = match (request.may_change(Permission::EnterResult), view.entry) {
            (Err(error), _) => Some(words::error(&error)),
            (Ok(()), Err(why)) => Some(words::in_game::refusal_in(&why.into(), &words::games::terms(view.system))),
            (Ok(()), Ok(())) => None,
        };
        let urls = urls::run(&desk.slug).round(at.round);
        let state = TableState::of(view.round.row.state, view.table);
        OpenSheet {
            number: desk.number(at),
            title: Desk::title(at),
            kind: badges::table(state),
            word: badges::table_word(state),
            whole: urls.table(at.table),
            correction: view
                .correction
                .map(|()| urls.correction(at.table))
                .map_err(|why| words::sheets::refusal(why, words::games::terms(view.system))),
            form,
            version: view.table.row.sheet_version,
            vp_digits: vp_digits(view.system),
            most_vp: view.system.most_vp,
            goal: view.goal(),
            focus: None,
            winner: String::new(),
            closed,
            has_result: view.table.row.sheet_version > 0,
            warnings: Vec::new(),
            sign: None,
            clash: Vec::new(),
        }
    }

    /// Whether there is anything to be typed: a result, or what the paper says beside the one that stands.
    fn takes(&self) -> bool {
        self.closed.is_none() || self.has_result
    }
}

/// Shows the field for the number, the sheet that has it, and the sheets that are missing.
async fn show(request: RequestContext, query: web::Query<PaperQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let desk = Desk::read_in(&request, &mut tx).await?;
    let at = (!query.sheet.trim().is_empty()).then(|| desk.find(&query.sheet));
    let sheet = match at {
        Some(Ok(at)) => Some(SheetAtTable::read(&mut tx, request.tournament()?.id, at.round, at.table).await?),
        Some(Err(_)) | None => None,
    };
    drop(tx);
    let signed = query.signed == YES;
    let mut shown = desk.page(&request, "", signed)?;
    if let Some(said) = desk.said(&query) {
        shown.page = shown.page.notice(NoticeKind::Good, said);
    }
    // Nobody who types a sheet has it changed under their hands: only the list of those that are missing comes up to date.
    let at = match at {
        Some(Ok(at)) => at,
        Some(Err(fault)) => return desk.no_sheet(&request, &query.sheet, fault, signed),
        None => {
            shown.page = nav::live(shown.page, &request, &[ChangeKind::Course, ChangeKind::Results])?;
            return page_with(StatusCode::OK, &shown);
        }
    };
    let sheet = sheet.ok_or(Error::Missing)?;
    let view = sheet.view()?;
    let waits = view.signing.is_ok() || view.sheet.winner_out().is_some();
    let look = query.look == YES && waits && !view.warnings.is_empty();
    let open = if look { OpenSheet::stored } else { OpenSheet::fresh };
    shown.open(open(&request, &desk, at, &view));
    page_with(StatusCode::OK, &shown)
}

/// What becomes of a paper.
enum TypedPaper {
    /// Something can't be read, or can't be.
    Faulty(FieldFaults),
    /// Nothing can be entered, and this is in what the paper differs from what stands.
    Closed(Vec<Clash>),
    /// It differs from a result that whoever typed it has not seen.
    Differs(Vec<Clash>),
    Enter(TableResult),
}

impl TypedPaper {
    fn of(view: &SheetView<'_>, form: &Form) -> TypedPaper {
        let positions: Vec<i64> = view.sheet.result.seats.iter().map(|seat| seat.position).collect();
        let (result, unread) = read(view.system, &positions, form);
        let result = result.with_rest_of(&view.sheet.result);
        let refusals = check(view.system, &result).err().unwrap_or_default();
        if !unread.is_empty() || !refusals.is_empty() {
            return TypedPaper::Faulty(all_faults(view.system, (&result, &refusals), unread, &view.players));
        }
        let differs = clashes(view, &result);
        match form.version() == view.table.row.sheet_version {
            _ if view.entry.is_err() => TypedPaper::Closed(differs),
            false if !differs.is_empty() => TypedPaper::Differs(differs),
            _ => TypedPaper::Enter(result),
        }
    }
}

/// How often a sheet is looked at anew where somebody else changes it in the same moment.
const TRIES: usize = 3;

/// Stores what the paper says, and goes on to the next; or shows why not, with everything that was typed.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let desk = Desk::read(&request).await?;
    let signed = form.ticked("signed");
    let at = match desk.find(form.text("sheet")) {
        Ok(at) => at,
        Err(fault) => return desk.no_sheet(&request, form.text("sheet"), fault, signed),
    };
    let mut refused = None;
    for _ in 0..TRIES {
        let loaded = Loaded::load(&request, at).await?;
        let view = loaded.view()?;
        let result = match TypedPaper::of(&view, &form) {
            TypedPaper::Enter(result) => result,
            other => return back(&request, &desk, (at, &view), &form, other),
        };
        let command = EnterResult { at, version: view.table.row.sheet_version, result, signed, claimed: None };
        match enter_result(&request.context(), request.tournament()?.id, command).await {
            Ok(entered) if look_again(&entered, signed) => return desk.look_again(at, signed),
            Ok(_) => return desk.next(at, signed, false),
            Err(error @ (actions::Error::Stale | actions::Error::Refused(_))) => refused = Some(error),
            Err(error) => return Err(error.into()),
        }
    }
    match refused {
        Some(error) => turned_down(&request, &desk, at, &form, error).await,
        None => Err(Error::Stale),
    }
}

/// Whether somebody is to look at the sheet once more: something is unusual, and is new to them or was to be signed.
fn look_again(entered: &Entered, signed: bool) -> bool {
    !entered.warnings.is_empty() && (entered.changed || signed)
}

/// The sheet again with what was typed, and why it was not stored; or on to the next, where it stands already.
fn back(
    request: &RequestContext,
    desk: &Desk,
    (at, view): (TableAt, &SheetView<'_>),
    form: &Form,
    why: TypedPaper,
) -> HandlerResult {
    let signed = form.ticked("signed");
    let mut shown = desk.page(request, "", signed)?;
    let sheet = |faults| OpenSheet::typed(request, desk, (at, view), (form, faults));
    let (open, notice, status) = match why {
        TypedPaper::Closed(differs) if differs.is_empty() => return desk.next(at, signed, true),
        TypedPaper::Closed(_) if view.table.row.sheet_version == 0 => {
            (sheet(FieldFaults::default()), None, StatusCode::CONFLICT)
        }
        TypedPaper::Closed(clash) => {
            let open = OpenSheet { clash, ..sheet(FieldFaults::default()) };
            (open, Some(papers::FINAL_DIFFERS), StatusCode::CONFLICT)
        }
        TypedPaper::Differs(clash) => {
            let open = OpenSheet { clash, ..sheet(FieldFaults::default()) };
            (open, Some(papers::DIFFERS), StatusCode::CONFLICT)
        }
        TypedPaper::Faulty(faults) => {
            // The version that the person saw stays, so that somebody else's change in between is still noticed.
            (OpenSheet { version: form.version(), ..sheet(faults) }, None, StatusCode::UNPROCESSABLE_ENTITY)
        }
        TypedPaper::Enter(_) => return Err(Error::Stale),
    };
    if let Some(said) = notice {
        shown.page = shown.page.notice(NoticeKind::Wrong, said);
    }
    shown.open(open);
    page_with(status, &shown)
}

/// The sheet again, with why the action refused it.
async fn turned_down(
    request: &RequestContext,
    desk: &Desk,
    at: TableAt,
    form: &Form,
    error: actions::Error,
) -> HandlerResult {
    let state = FormState::returned_or_stale((), error)?.when_stale(NoticeKind::Wrong, words::sheets::STALE);
    let loaded = Loaded::load(request, at).await?;
    let view = loaded.view()?;
    let mut shown = desk.page(request, "", form.ticked("signed"))?;
    let open = OpenSheet::typed(request, desk, (at, &view), (form, FieldFaults::default()));
    shown.open(OpenSheet { version: form.version(), ..open });
    shown.page = state.tell(shown.page);
    page_with(state.status(), &shown)
}

/// Signs a result that is unusual, by the winner's VP once more.
async fn sign(request: RequestContext, form: Form) -> HandlerResult {
    let desk = Desk::read(&request).await?;
    let signed = form.ticked("signed");
    let at = match desk.find(form.text("sheet")) {
        Ok(at) => at,
        Err(fault) => return desk.no_sheet(&request, form.text("sheet"), fault, signed),
    };
    let Ok(winner_vp) = form.whole(WINNER_VP) else {
        return sign_again(&request, &desk, at, &form, words::sheets::not_whole(SheetField::Vp, request.game()?)).await;
    };
    let command = SignSheet { at, version: form.version(), winner_vp };
    match sign_sheet(&request.context(), request.tournament()?.id, command).await {
        Ok(_) => desk.next(at, signed, false),
        Err(actions::Error::Refused(Refusal::Sheets(why @ (StepRefusal::Unusual | StepRefusal::WinnerVpDiffer)))) => {
            sign_again(&request, &desk, at, &form, words::sheets::refusal(why, request.game()?)).await
        }
        Err(error) => turned_down_unsigned(&request, &desk, at, signed, error).await,
    }
}

/// The sheet with the form that signs it, and what is wrong with that.
async fn sign_again(request: &RequestContext, desk: &Desk, at: TableAt, form: &Form, fault: String) -> HandlerResult {
    let loaded = Loaded::load(request, at).await?;
    let mut shown = desk.page(request, "", form.ticked("signed"))?;
    let mut open = OpenSheet::stored(request, desk, at, &loaded.view()?);
    // The version that the person saw stays, so that a result that changed in between is not signed unread.
    open.version = form.version();
    open.focus = None;
    match &mut open.sign {
        Some((_, vp, wrong)) => (*vp, *wrong) = (form.text(WINNER_VP).to_owned(), Some(fault)),
        None => shown.page = shown.page.notice(NoticeKind::Wrong, fault),
    }
    shown.open(open);
    page_with(StatusCode::UNPROCESSABLE_ENTITY, &shown)
}

/// The sheet as it is now, and why it was not signed.
async fn turned_down_unsigned(
    request: &RequestContext,
    desk: &Desk,
    at: TableAt,
    signed: bool,
    error: actions::Error,
) -> HandlerResult {
    let state = FormState::returned_or_stale((), error)?.when_stale(NoticeKind::Wrong, words::sheets::STALE);
    let loaded = Loaded::load(request, at).await?;
    let mut shown = desk.page(request, "", signed)?;
    shown.open(OpenSheet::stored(request, desk, at, &loaded.view()?));
    shown.page = state.tell(shown.page);
    page_with(state.status(), &shown)
}
