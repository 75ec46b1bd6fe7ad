//! The record sheet of one table: enter the result, see every version, mark it as signed on paper.

use std::ops::Deref;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::history::{VersionLine, version_line};
use crate::pages::organizer::sheets::table_clock::TableClockView;
use crate::pages::organizer::sheets::typed::{Clash, clashes, typed};
use reeve_actions as actions;
use reeve_actions::background::apart;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::enter_result::{EnterResult, Entered, enter_result};
use reeve_actions::sheets::sign_sheet::{SignSheet, sign_sheet};
use reeve_actions::{Permission, Refusal};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::film_line::film_line;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::photo_view::PhotoView;
use reeve_http::ui::signing_view::SigningView;
use reeve_rules::games::System;
use reeve_rules::media::may_photograph;
use reeve_rules::sheets;
use reeve_rules::sheets::notes::may_note;
use reeve_rules::sheets::{Checked, check};
use reeve_rules::sheets::{SheetField, StepRefusal, TableResult};
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::player::Player;
use reeve_store::snapshot::Round;
use reeve_store::{ChangeKind, TournamentId};
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Url};
use reeve_views::games::SeatAtEnd;
use reeve_views::rounds::board::{TableState, next_without_result};
use reeve_views::rounds::read_all;
use reeve_views::sheets::SheetView;
use reeve_views::sheets::at_table::{BesideSheet, SheetAtTable};
use reeve_words as words;
use reeve_words::badges;
use reeve_words::time;

use crate::pages::organizer::rounds::board::round_at;
use crate::pages::organizer::sheets::flash::SheetQuery;
use crate::pages::organizer::sheets::form::{
    EntryForm, SheetForm, WINNER_VP, all_faults, faults, read, repeated, vp_digits,
};
use crate::pages::organizer::sheets::grid;
use crate::pages::organizer::sheets::grid::FormPlace;
use crate::pages::organizer::sheets::layout::layout_and_choice;
use crate::pages::organizer::sheets::locked::LockedPins;
use crate::pages::organizer::sheets::pauses::{PausesView, pauses_at};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::notes_view::noted;
use reeve_words::flash::RoundDone;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::table, Permission::ReadRun, || to(show)),
        post(urls::round::table, Permission::EnterResult, || to(save)).repeats(repeated()),
        post(urls::round::sign, Permission::SignPaper, || to(sign)),
    ]
}

/// Slug, stage, round number, table number.
pub(in crate::pages::organizer) type TablePath = web::Path<(String, String, String, String)>;

pub(in crate::pages::organizer) fn table_at(path: &TablePath) -> Result<TableAt, Error> {
    Ok(TableAt { round: round_at(&path.1, &path.2)?, table: path.3.parse().map_err(|_| Error::Missing)? })
}

/// What the form sends where it asks whether victory was claimed on the own turn, so that an empty tick says no.
const CLAIM_ASKED: &str = "claim-asked";

/// Whether it is ticked that victory was claimed so; none where the form does not ask.
pub(crate) fn claimed(form: &Form) -> Result<Option<bool>, Error> {
    Ok(form.pressed(CLAIM_ASKED)?.then(|| form.ticked("claimed")))
}

#[derive(Template)]
#[template(path = "organizer/sheets/sheet.html")]
struct SheetPage {
    page: Layout,
    urls: RoundUrls,
    number: i64,
    round: String,
    kind: &'static str,
    /// How far the sheet is, in words.
    word: String,
    version: i64,
    /// Whether a result can be entered now.
    open: bool,
    /// Why not, where it can't.
    closed: String,
    entry: EntryForm,
    /// Whether it is noted that the winner claimed victory on the own turn; none in a game that does not ask for it.
    claimed: Option<bool>,
    may_sign: bool,
    /// The form that marks the sheet as signed, where it can be marked now.
    sign: Option<SignForm>,
    /// Who at the table can't sign by PIN any more.
    locked: LockedPins,
    /// What is said of pauses of the game.
    pauses: PausesView,
    warnings: Vec<String>,
    /// Whether the game ended because its time was up.
    on_time: bool,
    /// How long the game still has, while it is on and has a limit.
    clock: Option<TableClockView>,
    /// Whether the winner is out or may have left the game, and whoever looks chooses what stands.
    chooses: bool,
    clash: Vec<Clash>,
    settled: AfterFinal,
    history: Vec<VersionLine>,
    beside: Vec<(i64, &'static str)>,
    /// Whether the device keeps these before they are opened: the round is on.
    ahead: bool,
    /// The receipt of a final sheet.
    receipt: Option<Url>,
    /// Whether a slip of the pen in a final sheet can be corrected, and whether a correction waits.
    correction: Option<bool>,
    /// Whether whoever looks may decide the game now.
    may_decide: bool,
    /// What was typed is a game to which too few came, so that a judge decides it.
    too_few: bool,
    /// Who has signed, and who is missing.
    signing: Option<SigningView>,
    /// Where the layout is confirmed and the seats are chosen, while that can be done.
    choice: Option<(Url, &'static str)>,
    /// The turn timer of the table; none where the game has no turns.
    timer: Option<Url>,
    /// What is noted beside the result, and where; nothing before the game.
    notes: Option<(Url, Vec<String>)>,
    /// What is said of pictures and films at the table.
    pictures: Vec<String>,
    /// The photos of the board.
    photos: Vec<PhotoView>,
    /// Whether photos and requests to film belong to the table: its seats are public.
    films: bool,
    /// Whether the table has a board to be photographed.
    has_board: bool,
    /// Where the sheet is opened on a tablet that is passed round, while that can be done.
    tablet: Option<Url>,
    /// The game of a side event at the table, while its round is on.
    side_game: Option<Url>,
}

impl SheetPage {
    /// Whether nothing changes the result any more.
    fn is_final(&self) -> bool {
        self.kind == badges::table(TableState::Final)
    }
}

/// The form that marks the sheet as signed on paper. Where something is unusual it asks for the winner's VP.
struct SignForm {
    /// The winner of an unusual result; none where nothing is unusual.
    winner: Option<String>,
    vp_digits: usize,
    /// The winner's VP, as typed.
    vp: String,
    /// Whether typing goes on here: the result was to be signed.
    asked: bool,
    fault: Option<String>,
}

impl SignForm {
    fn new(view: &SheetView<'_>) -> SignForm {
        let winner = view.winner_to_confirm().map(str::to_owned);
        SignForm { winner, vp_digits: vp_digits(view.system), vp: String::new(), asked: false, fault: None }
    }
}

/// What is left to do with a result that came to a sheet which had become final meanwhile.
#[derive(Default)]
pub(super) struct AfterFinal {
    /// Nothing: it is what is stored.
    pub(super) same: bool,
    /// Where whoever sent it says that the signed paper says so, where they may.
    pub(super) paper: Option<Url>,
}

/// A record sheet, with the end of the game that was played at its table in Reeve.
pub(crate) struct Loaded {
    kept: SheetAtTable,
    /// How that game ended, while no result is in.
    end: Option<Vec<SeatAtEnd>>,
    /// What the organizers say to everybody, and to the table.
    pub(crate) said: Vec<String>,
}

impl Deref for Loaded {
    type Target = SheetAtTable;

    fn deref(&self) -> &SheetAtTable {
        &self.kept
    }
}

impl Loaded {
    pub(crate) async fn load(request: &RequestContext, at: TableAt) -> Result<Loaded, Error> {
        Loaded::of(request, request.tournament()?.id, at).await
    }

    /// The same of a tournament that the address of the page does not name.
    pub(crate) async fn of(request: &RequestContext, id: TournamentId, at: TableAt) -> Result<Loaded, Error> {
        let mut tx = request.app.db.read().await?;
        let kept = SheetAtTable::read(&mut tx, id, at.round, at.table).await?;
        drop(tx);
        Loaded::with_end(kept).await
    }

    /// A sheet that was read. A game is played through apart, for how it ended.
    async fn with_end(mut kept: SheetAtTable) -> Result<Loaded, Error> {
        let end = match kept.game.take() {
            Some(game) => apart(move || game.end()).await?,
            None => None,
        };
        let said = NewsView::of(&kept.news, &kept.snapshot.tournament).announcements;
        Ok(Loaded { kept, end, said })
    }

    /// The form before anybody typed: with what is stored, or how the game ended that was played in Reeve.
    pub(crate) fn form(&self, view: &SheetView<'_>) -> SheetForm {
        let form = stored(view);
        match &self.end {
            Some(end) if view.entry.is_ok() => form.filled_in(end),
            _ => form,
        }
    }

    /// Whether the form begins with the end of a game that was played in Reeve.
    pub(crate) fn is_filled_in(&self) -> bool {
        self.end.is_some()
    }

    /// Who has signed the sheet, and who objects.
    pub(crate) fn signing(&self) -> Result<Option<SigningView>, Error> {
        Ok(SigningView::of(self.kept.signing()?, &self.snapshot.tournament.time_zone))
    }

    /// What is said of pictures and films at the table: who wants none, and who asked to film.
    fn pictures(&self) -> Result<Vec<String>, Error> {
        let (_, table) = self.found()?;
        let here = table.seats.iter().filter_map(|seat| self.snapshot.player(seat.player_id));
        let none: Vec<String> = here.filter(|player| player.no_pictures).map(Player::label).collect();
        let wants = (!none.is_empty()).then(|| words::media::want_none(&none));
        let zone = &self.snapshot.tournament.time_zone;
        let films = self.films.at_table(&self.snapshot, table);
        Ok(wants.into_iter().chain(films.iter().map(|film| film_line(film, zone))).collect())
    }

    /// The receipt of a final sheet.
    pub(crate) fn receipt(&self) -> Option<Url> {
        self.digest.as_deref().map(|digest| urls::public(&self.snapshot.tournament.slug).receipt(digest))
    }

    /// Whether the reader may propose that the signed paper says something else than the sheet, or settle what waits.
    fn is_correctable(request: &RequestContext, view: &SheetView<'_>, waits: bool) -> bool {
        request.may_change(Permission::CorrectSheet).is_ok() && (waits || view.correction.is_ok())
    }

    /// What is left to do with a result that was sent to a sheet which takes none any more.
    pub(super) fn settled(&self, request: &RequestContext, view: &SheetView<'_>, sent: &TableResult) -> AfterFinal {
        if view.entry.is_ok() {
            return AfterFinal::default();
        }
        if clashes(view, sent).is_empty() {
            return AfterFinal { same: true, paper: None };
        }
        let urls = urls::run(&self.snapshot.tournament.slug).round(self.round);
        let paper = Loaded::is_correctable(request, view, false).then(|| urls.correction(self.table));
        AfterFinal { same: false, paper }
    }
}

/// The page of a record sheet with this form, whether it was asked for or comes back with a fault.
fn sheet_page(
    request: &RequestContext,
    (loaded, beside): (&Loaded, &BesideSheet),
    view: &SheetView<'_>,
    form: SheetForm,
) -> Result<SheetPage, Error> {
    let urls = urls::run(&loaded.snapshot.tournament.slug);
    let round_urls = urls.round(loaded.round);
    let title = titles::sheet(&words::rounds::title(loaded.round), loaded.table);
    let mut layout = nav::staff(request, title, StaffSection::Rounds)?
        .queues()
        .stands_at(round_urls.table(loaded.table))
        .crumb(titles::ROUNDS, urls.rounds())
        .crumb(words::rounds::title(loaded.round), round_urls.board());
    layout.said = loaded.said.clone();
    let zone = &loaded.snapshot.tournament.time_zone;
    let terms = words::games::terms(view.system);
    let closed = match (request.may_change(Permission::EnterResult), view.entry) {
        (Err(error), _) => Some(words::error(&error)),
        (Ok(()), Err(why)) => Some(words::in_game::refusal_in(&why.into(), &terms)),
        (Ok(()), Ok(())) => None,
    };
    let may_sign = request.may_change(Permission::SignPaper).is_ok();
    // A game to which nobody came has neither a paper that could say something else, nor a result to show.
    let played = view.sheet.result.present().next().is_some();
    let waits = loaded.has_proposal();
    let correctable = played && Loaded::is_correctable(request, view, waits);
    Ok(SheetPage {
        page: layout,
        number: loaded.table,
        round: words::rounds::title(loaded.round),
        kind: badges::table(TableState::of(view.round.row.state, view.table)),
        word: match view.sheet.state {
            SheetState::Decided => words::sheets::decided(view.table.row.stands),
            _ => badges::table_word(TableState::of(view.round.row.state, view.table)),
        },
        version: view.table.row.sheet_version,
        open: closed.is_none(),
        sign: (view.signing.is_ok() && may_sign && closed.is_none()).then(|| SignForm::new(view)),
        closed: closed.unwrap_or_default(),
        // While somebody disagrees, what is typed is saved and not signed.
        may_sign: may_sign && !view.table.row.disputed,
        warnings: words::unusual::lines(&view.warnings, &view.players, words::games::terms(view.system)),
        on_time: view.on_time,
        clock: view.clock.map(|clock| {
            let may = request.may_change(Permission::TimeTurns).is_ok();
            TableClockView::of(&clock, zone, may.then(|| round_urls.extra_minutes(loaded.table)))
        }),
        chooses: view.sheet.winner_in_question().is_some() && request.may_change(Permission::DecideSheet).is_ok(),
        clash: Vec::new(),
        settled: AfterFinal::default(),
        history: view.versions.iter().map(|one| version_line(one, loaded.proposer(one), zone, &terms)).collect(),
        may_decide: view.entry.is_ok() && request.may_change(Permission::DecideSheet).is_ok(),
        too_few: false,
        locked: LockedPins::of(request, &loaded.snapshot, view.round, (&beside.locked, Some(loaded.table))),
        pauses: pauses_at(request, loaded, view, beside)?,
        beside: badges::beside(view.round),
        ahead: view.round.row.state == RoundState::Playing,
        choice: layout_and_choice(view, &loaded.snapshot.tournament, beside.confirms_layout),
        timer: view.system.turns.then(|| round_urls.table_timer(loaded.table)),
        notes: may_note(view.round.row.state).ok().map(|()| {
            let layout = loaded.snapshot.note(view.table.row.id).and_then(|note| note.layout_at);
            let layout = layout.map(|at| texts::notes::layout(time::clock(at, zone)));
            let noted = noted(&loaded.note, &loaded.snapshot.labels(), zone, loaded.note.times());
            let said = layout.into_iter().chain(noted).collect();
            (round_urls.notes(loaded.table), said)
        }),
        pictures: loaded.pictures()?,
        photos: loaded
            .photos
            .iter()
            .map(|photo| PhotoView::of(photo, round_urls.photo(loaded.table, photo.board_moment), zone))
            .collect(),
        films: may_photograph(view.round.row.state).is_ok(),
        has_board: view.system.has_boards(),
        tablet: (may_sign && view.signing.is_ok()).then(|| round_urls.tablet(loaded.table)),
        side_game: view
            .system
            .machine
            .filter(|_| view.round.row.state == RoundState::Playing)
            .map(|_| round_urls.game(loaded.table).game()),
        receipt: loaded.receipt().filter(|_| played),
        signing: loaded.signing()?,
        correction: correctable.then_some(waits),
        entry: EntryForm::new(view, form),
        claimed: view.system.championship.then_some(loaded.note.claimed),
        urls: round_urls,
    })
}

/// The sheet with all that its page says beside it, at one moment.
async fn whole(request: &RequestContext, at: TableAt) -> Result<(Loaded, BesideSheet), Error> {
    let mut tx = request.app.db.read().await?;
    let sheet = SheetAtTable::read(&mut tx, request.tournament()?.id, at.round, at.table).await?;
    let beside = BesideSheet::read(&mut tx, &sheet).await?;
    drop(tx);
    Ok((Loaded::with_end(sheet).await?, beside))
}

/// Shows the record sheet.
pub async fn show(request: RequestContext, path: TablePath, query: web::Query<SheetQuery>) -> HandlerResult {
    let (loaded, beside) = whole(&request, table_at(&path)?).await?;
    let view = loaded.view()?;
    let mut shown = sheet_page(&request, (&loaded, &beside), &view, loaded.form(&view))?;
    if loaded.is_filled_in() && shown.open {
        shown.page = shown.page.notice(NoticeKind::Attention, texts::sheets::from_the_game());
    }
    if let Some(sign) = shown.sign.as_mut().filter(|sign| query.is_to_be_signed() && sign.winner.is_some()) {
        sign.asked = true;
        shown.entry.focus = None;
    }
    if let Some(said) = query.said(view.round) {
        let said = shown.page.say(&said).into_owned();
        shown.page = shown.page.notice(NoticeKind::Good, said);
    }
    shown.page = nav::live(shown.page, &request, ChangeKind::FOR_EVERYBODY)?;
    page(&shown)
}

/// The form with what is stored.
pub(crate) fn stored(view: &SheetView<'_>) -> SheetForm {
    SheetForm::stored(view.system, &view.players, &view.sheet.result)
}

/// The result that was typed; or what of it can't be read, with what `check` refuses about the rest, by field.
pub(crate) async fn typed_result(
    request: &RequestContext,
    at: TableAt,
    rounds: &[Round],
    form: &Form,
    check: impl FnOnce(&'static System, &TableResult) -> Result<Checked, Vec<sheets::Refusal>>,
) -> Result<Result<TableResult, FieldFaults>, Error> {
    let positions: Vec<i64> = at.find(rounds)?.1.seats.iter().map(|seat| seat.position).collect();
    let system = request.tournament()?.system.system();
    let (result, unread) = read(system, &positions, form);
    if unread.is_empty() {
        return Ok(Ok(result));
    }
    let refusals = check(system, &result).err().unwrap_or_default();
    Ok(Err(all_faults(system, (&result, &refusals), unread, &players(request, at).await?)))
}

/// Why a result that was typed can't be, by field.
pub(crate) async fn impossible_fields(
    request: &RequestContext,
    at: TableAt,
    result: &TableResult,
    refusals: &[sheets::Refusal],
) -> Result<FieldFaults, Error> {
    Ok(faults(request.tournament()?.system.system(), result, refusals, &players(request, at).await?))
}

/// Enters or changes the result; with `sign` also marks it as signed on paper, unless something about it is
/// unusual and should be looked at first.
///
/// In a row among all results what is noted beside VP and winner stays, since the row does not ask for it.
pub async fn save(request: RequestContext, path: TablePath, place: web::Query<FormPlace>, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let tournament = request.tournament()?;
    let rounds = rounds(&request).await?;
    let result = match typed_result(&request, at, &rounds, &form, check).await? {
        Ok(result) if place.is_grid() => result.with_rest_of(&at.find(&rounds)?.1.sheet().result),
        Ok(result) => result,
        Err(faults) => return again(&request, (at, &place), &FormState::with_faults(form, faults), None).await,
    };
    let signed = form.pressed("sign")?;
    let (version, claimed) = (form.version(), claimed(&form)?);
    let command = EnterResult { at, version, result: result.clone(), signed, claimed };
    match enter_result(&request.context(), tournament.id, command).await {
        Ok(_) if place.is_grid() => grid::saved(&request, at),
        Ok(entered) if signed && look_again(&entered, signed) => {
            let sheet = urls::run(&tournament.slug).round(at.round).table(at.table);
            see_other(sheet.query("saved", at.table).query("sign", "yes"))
        }
        Ok(entered) => saved(&request, at, look_again(&entered, signed), &rounds),
        Err(actions::Error::Impossible(refusals)) => {
            let faults = impossible_fields(&request, at, &result, &refusals).await?;
            let form = FormState::with_faults(form, faults);
            again(&request, (at, &place), &form, Some(&result)).await
        }
        Err(error) => again(&request, (at, &place), &returned(form, error)?, Some(&result)).await,
    }
}

/// Whether the person is to look at the sheet once more: something is unusual, and is new to them or was to be signed.
fn look_again(entered: &Entered, signed: bool) -> bool {
    !entered.warnings.is_empty() && (entered.changed || signed)
}

/// Marks the sheet as signed on paper.
pub async fn sign(request: RequestContext, path: TablePath, place: web::Query<FormPlace>, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let Ok(winner_vp) = form.whole(WINNER_VP) else {
        return sign_again(&request, (at, &place), &form, words::sheets::not_whole(SheetField::Vp, request.game()?))
            .await;
    };
    let command = SignSheet { at, version: form.version(), winner_vp };
    match sign_sheet(&request.context(), request.tournament()?.id, command).await {
        Ok(_) if place.is_grid() => grid::saved(&request, at),
        Ok(_) => saved(&request, at, false, &rounds(&request).await?),
        Err(actions::Error::Refused(Refusal::Sheets(why @ (StepRefusal::Unusual | StepRefusal::WinnerVpDiffer)))) => {
            sign_again(&request, (at, &place), &form, words::sheets::refusal(why, request.game()?)).await
        }
        Err(error) => as_stored(&request, (at, &place), &returned((), error)?).await,
    }
}

/// The sheet with the form that signs it, and what is wrong with that.
async fn sign_again(
    request: &RequestContext,
    (at, place): (TableAt, &FormPlace),
    form: &Form,
    fault: String,
) -> HandlerResult {
    if place.is_grid() {
        return grid::sign_again(request, at, form, fault).await;
    }
    let (loaded, beside) = whole(request, at).await?;
    let view = loaded.view()?;
    let mut shown = sheet_page(request, (&loaded, &beside), &view, stored(&view))?;
    // The version that the person saw stays, so that a result that changed in between is not signed unread.
    shown.version = form.version();
    match &mut shown.sign {
        Some(sign) => {
            sign.vp = form.text(WINNER_VP).to_owned();
            sign.fault = Some(fault);
            sign.asked = true;
            shown.entry.focus = None;
        }
        None => shown.page = shown.page.notice(NoticeKind::Wrong, fault),
    }
    page_with(StatusCode::UNPROCESSABLE_ENTITY, &shown)
}

/// The rounds alone, to read a form by and to find the next table. Not the whole tournament: at the end of a round
/// fifty results come in together.
pub(crate) async fn rounds(request: &RequestContext) -> Result<Vec<Round>, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(read_all(&mut tx, request.tournament()?.id).await?)
}

/// On to the next open table, or back to this one to look at it once more. The rounds may be as they were
/// when the form came in: whoever is sent to a table that somebody else has just entered sees that there.
pub(super) fn saved(request: &RequestContext, at: TableAt, look_again: bool, rounds: &[Round]) -> HandlerResult {
    let (round, table) = at.find(rounds)?;
    let urls = urls::run(&request.tournament()?.slug).round(at.round);
    let number = table.row.number;
    if look_again {
        return see_other(urls.table(number).query("saved", number));
    }
    match next_without_result(round, number) {
        Some(next) => see_other(urls.table(next).query("saved", number)),
        None => see_other(urls.board().done(RoundDone::SheetsIn)),
    }
}

/// The form that an action turned down; where somebody else was faster, its page shows both.
pub(super) fn returned<T>(form: T, error: actions::Error) -> Result<FormState<T>, Error> {
    Ok(FormState::returned_or_stale(form, error)?.when_stale(NoticeKind::Wrong, words::sheets::STALE))
}

/// The form again with everything that was typed: with the faults beside the fields, or the result that was sent beside
/// the one that is stored now.
async fn again(
    request: &RequestContext,
    (at, place): (TableAt, &FormPlace),
    form: &FormState<Form>,
    sent: Option<&TableResult>,
) -> HandlerResult {
    if place.is_grid() {
        return grid::again(request, at, form, sent).await;
    }
    let (loaded, beside) = whole(request, at).await?;
    let view = loaded.view()?;
    // A sheet that takes nothing any more shows what is stored; what was typed stands beside it.
    let fields = if view.entry.is_ok() { typed(&view, form, form.faults.clone()) } else { stored(&view) };
    let mut shown = sheet_page(request, (&loaded, &beside), &view, fields)?;
    if form.faults.is_empty() {
        shown.clash = sent.map(|result| clashes(&view, result)).unwrap_or_default();
        shown.settled = sent.map(|result| loaded.settled(request, &view, result)).unwrap_or_default();
    } else {
        // The version that the person saw stays, so that somebody else's change in between is still noticed.
        shown.version = form.version();
        let least = *view.system.seats.start();
        shown.too_few = sent.is_some_and(|result| result.present().count() < least) && shown.may_decide;
    }
    if let (Some(_), Some(typed)) = (shown.claimed, claimed(form)?) {
        shown.claimed = Some(typed);
    }
    shown.page = form.tell(shown.page);
    page_with(form.status(), &shown)
}

/// The names of the players of a table, in the order of their positions.
pub(super) async fn players(request: &RequestContext, at: TableAt) -> Result<Vec<String>, Error> {
    let loaded = Loaded::load(request, at).await?;
    Ok(loaded.view()?.players)
}

/// The sheet as it is now, and why it was not signed.
async fn as_stored(
    request: &RequestContext,
    (at, place): (TableAt, &FormPlace),
    form: &FormState<()>,
) -> HandlerResult {
    if place.is_grid() {
        return grid::as_stored(request, at, form).await;
    }
    let (loaded, beside) = whole(request, at).await?;
    let view = loaded.view()?;
    let mut shown = sheet_page(request, (&loaded, &beside), &view, stored(&view))?;
    shown.page = form.tell(shown.page);
    page_with(form.status(), &shown)
}
