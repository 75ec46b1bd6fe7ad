//! The record sheet of a player's own game, by the private link: enter the result, sign it, or say not to agree.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::pages::organizer::media::photos::shown;
use crate::pages::organizer::rounds::board::round_at;
use crate::pages::organizer::sheets::form::{EntryForm, repeated};
use crate::pages::organizer::sheets::sheet::{Loaded, claimed, impossible_fields, rounds, typed_result};
use crate::pages::organizer::sheets::typed::{Clash, clashes, typed};
use reeve_actions as actions;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::choose_seats::{BeforeGame, confirm_own_layout};
use reeve_actions::sheets::enter_result::{EnterResult, enter_result};
use reeve_actions::sheets::own_sheet::{OwnSheet, dispute_own, sign_own, take_back_own};
use reeve_actions::{Caller, Context, Permission, Who};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::sender;
use reeve_http::ui::layout::{DeviceView, Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::photo_view::PhotoView;
use reeve_http::ui::signing_view::SigningView;
use reeve_rules::media::BoardMoment;
use reeve_rules::sheets::choice::may_choose;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::sheets::{StepRefusal, TableResult, check};
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::round_board::KeptBoard;
use reeve_store::sheet::SheetVersion;
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{Own, Url};
use reeve_views::boards;
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::board::TableState;
use reeve_views::rulings::judge_board::{PausedGame, paused_in};
use reeve_views::sheets::SheetView;
use reeve_views::sheets::own;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::OwnSheetDone;
use reeve_words::time;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::own_round::sheet, Permission::OwnPage, || to(show)),
        get(urls::own_round::board_photo, Permission::OwnPage, || to(photo)).in_english(),
        post(urls::own_round::sheet, Permission::OwnPage, || to(enter)).repeats(repeated()),
        post(urls::own_round::sign_sheet, Permission::OwnPage, || to(sign)),
        post(urls::own_round::confirm_layout, Permission::OwnPage, || to(layout)),
        post(urls::own_round::dispute_sheet, Permission::OwnPage, || to(dispute)),
        post(urls::own_round::take_dispute_back, Permission::OwnPage, || to(take_back)),
    ]
}

/// The private link, the stage and the number of the round.
pub(super) type OwnSheetPath = web::Path<(String, String, String)>;

/// The query of the page: what was just done.
#[derive(Debug, Default, serde::Deserialize)]
struct OwnSheetQuery {
    #[serde(default)]
    done: String,
}

#[derive(Template)]
#[template(path = "player/sheet.html")]
struct OwnSheetPage {
    page: Layout,
    urls: Own,
    at: RoundAt,
    number: i64,
    round: String,
    kind: &'static str,
    /// How far the sheet is, in words.
    word: String,
    version: i64,
    /// Whether a result is in.
    entered: bool,
    /// Whether the player can enter the result now, or change what the player entered.
    open: bool,
    /// Whether the player has signed an earlier result, which was changed then.
    cleared: bool,
    /// Why not, where there is none yet.
    closed: String,
    entry: EntryForm,
    /// Whether it is noted that the winner claimed victory on the own turn; none in a game that does not ask for it.
    claimed: Option<bool>,
    warnings: Vec<String>,
    /// Whether the game ended because its time was up.
    on_time: bool,
    clash: Vec<Clash>,
    /// What the player sent is what is stored, though it was not entered.
    same: bool,
    /// Whether a slip of the pen in the final result can be corrected.
    slip: bool,
    signing: Option<SigningView>,
    /// Whether the player can sign now.
    may_sign: bool,
    /// Whether the player can say not to agree.
    may_dispute: bool,
    /// Whether the player has said so.
    disputes: bool,
    /// What is wrong, as the player typed it.
    objection: FormState<String>,
    receipt: Option<Url>,
    /// The photos of the board.
    photos: Vec<PhotoView>,
    /// The layout of the board, where it belongs to the table now.
    board: Option<OwnLayout>,
    /// Since when the game is paused, in a sentence; empty where it is not.
    paused: String,
    /// That a judge decided the final result, or that it was corrected, in sentences.
    settled: Vec<String>,
}

/// The layout of the board, before the seats are chosen.
struct OwnLayout {
    /// When it was confirmed; none where it was not.
    confirmed: Option<String>,
    /// How often the table was changed.
    version: i64,
    /// Whether the player can confirm it.
    may_confirm: bool,
    /// Whether the players choose their seats after that.
    chooses: bool,
    /// Where everybody sees the board, once they may.
    public: Option<Url>,
    /// Whether it is another one than before, in a running round.
    is_new: bool,
    /// Whether it lies on the table on paper, and nowhere else yet.
    is_on_paper: bool,
    /// Whether Reeve doesn't have it.
    is_unknown: bool,
}

impl OwnSheetPage {
    /// Whether the player is changing what is stored, and it came back.
    fn is_changing(&self) -> bool {
        self.entered && !(self.entry.form.faults.is_empty() && self.clash.is_empty())
    }

    /// Whether nothing changes the result any more.
    fn is_final(&self) -> bool {
        self.kind == badges::table(TableState::Final)
    }
}

/// The player's game in a round whose seats are public.
pub(super) async fn own_table(request: &RequestContext, at: RoundAt) -> Result<TableAt, Error> {
    let player = request.player()?.id;
    let rounds = rounds(request).await?;
    let round = rounds.iter().find(|round| RoundAt::of(round) == at && visibility::has_public_seats(round));
    let sits = |table: &&reeve_store::snapshot::Table| table.seats.iter().any(|seat| seat.player_id == player);
    let table = round.and_then(|round| round.tables.iter().find(sits)).ok_or(Error::Missing)?;
    Ok(TableAt { round: at, table: table.row.number })
}

/// Who signs on this page: the player, whose link it is. Staff who open it don't sign for the player.
pub(super) fn signer(request: &RequestContext) -> Result<Caller, Error> {
    if request.roles().may(Permission::ReadRun) {
        return Err(Error::Forbidden);
    }
    let player = request.player()?;
    let who = Who::Player { player: player.id, tournament: player.tournament_id };
    Ok(Caller { who, address: request.access.address.clone() })
}

/// The forms of the page as they were sent: one of them at most came back.
struct SheetForms {
    entry: Option<FormState<Form>>,
    sent: Option<TableResult>,
    objection: FormState<String>,
}

impl SheetForms {
    fn fresh() -> SheetForms {
        SheetForms { entry: None, sent: None, objection: FormState::fresh(String::new()) }
    }

    fn status(&self) -> StatusCode {
        self.entry.as_ref().map_or(StatusCode::OK, FormState::status).max(self.objection.status())
    }
}

async fn sheet_page(request: &RequestContext, at: TableAt, forms: SheetForms) -> Result<OwnSheetPage, Error> {
    let loaded = Loaded::load(request, at).await?;
    let view = loaded.view()?;
    let player = request.player()?;
    let tournament = &loaded.snapshot.tournament;
    let seat = view.table.seats.iter().position(|seat| seat.player_id == player.id).ok_or(Error::Missing)?;
    let is_staff = request.roles().may(Permission::ReadRun);
    let acts = !is_staff && request.may_change(Permission::OwnPage).is_ok() && own::may_act(player).is_ok();
    let mine = loaded.is_entered_by(player.id);
    let closed = match own::may_enter(tournament, player, (&view.sheet, mine), view.round.row.state) {
        _ if is_staff => Some(texts::sheets::staff_do_not_sign()),
        // Only the staff starts it.
        Err(StepRefusal::RoundNotStarted) => Some(texts::sheets::round_ahead()),
        Err(why) => Some(words::in_game::refusal_in(&why.into(), &words::games::terms(view.system))),
        Ok(()) => request.may_change(Permission::OwnPage).err().map(|error| words::error(&error)),
    };
    let (entry, faults) = match &forms.entry {
        Some(form) if closed.is_none() => (typed(&view, form, form.faults.clone()), form.faults.is_empty()),
        _ => (loaded.form(&view), true),
    };
    let typed_claim = forms.entry.as_ref().map(|form| claimed(form)).transpose()?.flatten();
    let round = words::rounds::game(at.round);
    let home = urls::own(&player.link_token);
    let mut page = request
        .layout(texts::sheets::title(words::games::terms(tournament.system.system()), &round, at.table))
        .within(&tournament.name, &tournament.time_zone)
        .by_link();
    page = page.in_words_of(tournament.system.system());
    page = nav::not_valid(page.crumb(words::isolated(&player.label()), home.home()), tournament);
    page.said = loaded.said.clone();
    page = nav::live(page, request, &[ChangeKind::Results, ChangeKind::Course])?;
    if let Some(form) = &forms.entry {
        page = form.tell(page);
    }
    page = forms.objection.tell(page);
    if loaded.is_filled_in() && closed.is_none() && forms.entry.is_none() {
        page = page.notice(NoticeKind::Attention, texts::sheets::from_the_game());
    }
    if is_staff {
        page = page.notice(NoticeKind::Attention, texts::sheets::staff_do_not_sign());
    } else {
        let (sender, name) = (sender::of(&request.access), player.label());
        page.device = Some(DeviceView { sender, name, ..DeviceView::default() });
        page = page.queues().stands_at(home.round(at.round).sheet());
    }
    let clash = forms.sent.as_ref().filter(|_| faults).map(|sent| clashes(&view, sent));
    let has_signed = view.sheet.has_signed(seat);
    let position = view.table.seats.get(seat).map_or(0, |seat| seat.position);
    let may_sign = acts && view.signing.is_ok() && !has_signed && view.sheet.signs(seat);
    let closed_now = closed.is_some();
    let mut tx = request.app.db.read().await?;
    let kept = if is_before_game(&view, seat) { Some(boards::kept(&mut tx, tournament.id).await?) } else { None };
    let paused = paused_in(&mut tx, tournament.id, at.round).await?;
    drop(tx);
    Ok(OwnSheetPage {
        page,
        at: at.round,
        number: at.table,
        round,
        kind: badges::table(TableState::of(view.round.row.state, view.table)),
        word: match view.sheet.state {
            SheetState::Decided => words::sheets::decided(view.table.row.stands),
            _ => badges::table_word(TableState::of(view.round.row.state, view.table)),
        },
        version: view.table.row.sheet_version,
        entered: view.sheet.state != SheetState::Open,
        open: closed.is_none(),
        closed: closed.unwrap_or_default(),
        warnings: words::unusual::lines(&view.warnings, &view.players, words::games::terms(view.system)),
        on_time: view.on_time,
        same: closed_now && clash.as_ref().is_some_and(Vec::is_empty),
        slip: view.correction.is_ok(),
        clash: clash.unwrap_or_default(),
        signing: loaded.signing()?,
        cleared: may_sign && own::is_cleared(view.table, loaded.last_signed(position)),
        may_sign,
        may_dispute: acts && view.sheet.may_dispute(view.round.row.state, seat).is_ok(),
        disputes: acts && view.sheet.disputes.get(seat) == Some(&true),
        objection: forms.objection,
        receipt: loaded.receipt().filter(|_| view.round.row.state == RoundState::Closed),
        photos: loaded
            .photos
            .iter()
            .map(|photo| {
                PhotoView::of(photo, home.round(at.round).board_photo(photo.board_moment), &tournament.time_zone)
            })
            .collect(),
        board: kept.and_then(|kept| own_layout(&loaded.snapshot, &kept, &view, acts)),
        paused: paused_since(&paused, at.table, &tournament.time_zone),
        settled: settled(&loaded.versions, view.table.row.stands, &tournament.time_zone),
        claimed: view.system.championship.then_some(typed_claim.unwrap_or(loaded.note.claimed)),
        entry: EntryForm::new(&view, entry),
        urls: home,
    })
}

/// Whether the player sits there and the game is still to begin, so that the layout of the board belongs to the table. Nothing is
/// said of it to anybody who is marked absent.
fn is_before_game(view: &SheetView<'_>, seat: usize) -> bool {
    may_choose(view.round.row.state, view.sheet.state).is_ok()
        && view.table.seats.get(seat).is_some_and(|seat| !seat.absent)
}

/// The layout of the board at the table, before its game; none where the game has no board.
fn own_layout(snapshot: &Snapshot, kept: &[KeptBoard], view: &SheetView<'_>, acts: bool) -> Option<OwnLayout> {
    let (tournament, at) = (&snapshot.tournament, RoundAt::of(view.round));
    if !boards::has_layout(tournament, kept, at) {
        return None;
    }
    let confirmed = snapshot.note(view.table.row.id).and_then(|note| note.layout_at);
    let has_board = boards::of_round(kept, at).is_some();
    let is_public = has_board && visibility::has_public_board(tournament, &view.round.row);
    Some(OwnLayout {
        version: view.table.row.version,
        may_confirm: acts && confirmed.is_none() && boards::asks_for_layout(tournament, kept, view.round, view.table),
        confirmed: confirmed.map(|at| time::clock(at, &tournament.time_zone)),
        public: is_public.then(|| urls::public(&tournament.slug).boards()),
        is_new: boards::is_new(kept, view.round),
        is_on_paper: has_board && !is_public,
        is_unknown: !has_board,
        chooses: view.system.has_choice_of_seats(),
    })
}

/// What the players are told of a final result beside what they signed: that a judge decided it, or that it was corrected since.
fn settled(versions: &[SheetVersion], stands: Option<WhatStands>, zone: &str) -> Vec<String> {
    let finals = versions.iter().filter(|version| version.state.is_final()).enumerate();
    let sentence = |(at, version): (usize, &SheetVersion)| match (version.state, at) {
        (SheetState::Decided, 0) => Some(words::rulings::decided_at(&time::clock(version.at, zone), stands)),
        (_, 0) => None,
        _ => Some(texts::rulings::corrected_at(time::clock(version.at, zone))),
    };
    finals.filter_map(sentence).collect()
}

/// Since when the game is paused (2.1.7), in a sentence; empty where it is not.
fn paused_since(paused: &[PausedGame], table: i64, zone: &str) -> String {
    let pause = paused.iter().find(|pause| pause.table == table);
    pause.map(|pause| words::rulings::paused_since(&time::clock(pause.since, zone))).unwrap_or_default()
}

/// Shows the sheet.
async fn show(request: RequestContext, path: OwnSheetPath, query: web::Query<OwnSheetQuery>) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let mut shown = sheet_page(&request, at, SheetForms::fresh()).await?;
    if let Some(done) = OwnSheetDone::from_code(&query.done) {
        let said = done.sentence(shown.page.game());
        shown.page = shown.page.notice(NoticeKind::of(done.is_deed()), said);
    }
    page_with(StatusCode::OK, &shown)
}

/// A photo of the board of the player's own game.
async fn photo(request: RequestContext, path: web::Path<(String, String, String, String)>) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let moment = BoardMoment::from_code(&path.3).ok_or(Error::Missing)?;
    shown(&request, request.player()?.tournament_id, at, moment).await
}

/// Enters the result.
async fn enter(request: RequestContext, path: OwnSheetPath, form: Form) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let caller = signer(&request)?;
    let rounds = rounds(&request).await?;
    let result = match typed_result(&request, at, &rounds, &form, check).await? {
        Ok(result) => result,
        Err(faults) => return entry_again(&request, at, FormState::with_faults(form, faults), None).await,
    };
    let tournament = request.tournament()?;
    let context = Context { caller: &caller, ..request.context() };
    let (version, claimed) = (form.version(), claimed(&form)?);
    let command = EnterResult { at, version, result: result.clone(), signed: false, claimed };
    match enter_result(&context, tournament.id, command).await {
        Ok(_) => done(&request, at, OwnSheetDone::Entered),
        Err(actions::Error::Impossible(refusals)) => {
            let faults = impossible_fields(&request, at, &result, &refusals).await?;
            entry_again(&request, at, FormState::with_faults(form, faults), Some(result)).await
        }
        Err(error) => {
            let state =
                FormState::returned_or_stale(form, error)?.when_stale(NoticeKind::Wrong, texts::sheets::entry_stale());
            entry_again(&request, at, state, Some(result)).await
        }
    }
}

/// The form again, or the result that was sent beside the one that is stored.
async fn entry_again(
    request: &RequestContext,
    at: TableAt,
    form: FormState<Form>,
    sent: Option<TableResult>,
) -> HandlerResult {
    let forms = SheetForms { entry: Some(form), sent, ..SheetForms::fresh() };
    let status = forms.status();
    page_with(status, &sheet_page(request, at, forms).await?)
}

/// Signs the sheet.
async fn sign(request: RequestContext, path: OwnSheetPath, form: Form) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let caller = signer(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let own = OwnSheet { player: request.player()?.id, at, version: form.version() };
    let signed = sign_own(&context, request.tournament()?.id, own).await;
    answer(&request, at, signed, String::new(), OwnSheetDone::Signed).await
}

/// Confirms the layout of the board.
async fn layout(request: RequestContext, path: OwnSheetPath, form: Form) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let caller = signer(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let seen = BeforeGame { at, version: form.version() };
    let confirmed = confirm_own_layout(&context, request.tournament()?.id, request.player()?.id, seen).await;
    let said = if matches!(confirmed, Ok(false)) { OwnSheetDone::LayoutBefore } else { OwnSheetDone::Layout };
    answer(&request, at, confirmed.map(|_| ()), String::new(), said).await
}

/// Says not to agree with the result.
async fn dispute(request: RequestContext, path: OwnSheetPath, form: Form) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let caller = signer(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let own = OwnSheet { player: request.player()?.id, at, version: form.version() };
    let typed = form.raw("disagree").to_owned();
    let said = dispute_own(&context, request.tournament()?.id, own, &typed).await;
    answer(&request, at, said, typed, OwnSheetDone::Objected).await
}

/// Agrees after all.
async fn take_back(request: RequestContext, path: OwnSheetPath, _: Form) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let caller = signer(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let own = OwnSheet { player: request.player()?.id, at, version: 0 };
    let taken = take_back_own(&context, request.tournament()?.id, own).await;
    let said = if matches!(taken, Ok(false)) { OwnSheetDone::NothingTakenBack } else { OwnSheetDone::TakenBack };
    answer(&request, at, taken.map(|_| ()), String::new(), said).await
}

/// The page after signing or objecting, or again with the reason why it was not done.
async fn answer(
    request: &RequestContext,
    at: TableAt,
    result: actions::Result<()>,
    typed: String,
    said: OwnSheetDone,
) -> HandlerResult {
    let Err(error) = result else { return done(request, at, said) };
    let stale = match said {
        OwnSheetDone::Layout => texts::sheets::layout_stale(request.game()?),
        _ => texts::sheets::stale(),
    };
    let objection = FormState::returned_or_stale(typed, error)?.when_stale(NoticeKind::Wrong, stale);
    let forms = SheetForms { objection, ..SheetForms::fresh() };
    let status = forms.status();
    page_with(status, &sheet_page(request, at, forms).await?)
}

fn done(request: &RequestContext, at: TableAt, said: OwnSheetDone) -> HandlerResult {
    see_other(urls::own(&request.player()?.link_token).round(at.round).sheet().done(said))
}
