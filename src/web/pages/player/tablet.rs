//! `/tablet/{key}`: the record sheet of one table on a tablet that is passed round. Each player signs with the PIN of the own
//! card, or says not to agree. Nobody is signed in by it, and it shows nothing else.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use texts::Language;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::organizer::sheets::form::EntryForm;
use crate::pages::organizer::sheets::sheet::{Loaded, stored};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::tablet::{AtTablet, TabletStep, at_tablet, opened_by};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::signing_view::SigningView;
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::TabletUrls;
use reeve_views::sheets::{SheetView, pins};
use reeve_words as words;
use reeve_words::flash::OwnSheetDone;
use reeve_words::time;

/// The routes of these pages.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::tablet::sheet, Permission::SeePublic, || to(show)),
        get(urls::tablet::at, Permission::SeePublic, || to(show_seat)),
        post(urls::tablet::sign_at, Permission::SeePublic, || to(sign)),
        post(urls::tablet::dispute_at, Permission::SeePublic, || to(dispute)),
        post(urls::tablet::agree_at, Permission::SeePublic, || to(take_back)),
    ]
}

/// The query of the page: what was just done.
#[derive(Debug, Default, serde::Deserialize)]
struct TabletQuery {
    #[serde(default)]
    done: String,
}

/// The key of the tablet and a selection position.
type SeatPath = web::Path<(String, i64)>;

/// The record sheet, with everybody who signs it.
#[derive(Template)]
#[template(path = "player/tablet.html")]
struct TabletPage {
    page: Layout,
    urls: TabletUrls,
    number: i64,
    round: String,
    /// Whether a result is in.
    entered: bool,
    /// Whether nothing changes the result any more.
    is_final: bool,
    entry: EntryForm,
    warnings: Vec<String>,
    /// Until when no PIN is taken at the table, in a sentence.
    held: Option<String>,
    signing: Option<SigningView>,
    seats: Vec<TabletSeat>,
}

/// A seat, as the tablet names it.
struct TabletSeat {
    position: i64,
    name: String,
    /// How the player signed; empty where the player has not.
    signed: String,
    disputes: bool,
    /// Whether nobody waits for the signature.
    excused: bool,
    /// Why, or that it is still to come.
    missing: String,
    /// Whether too many wrong PINs were typed, so that the player needs another card.
    locked: bool,
}

/// One player's turn with the tablet.
#[derive(Template)]
#[template(path = "player/tablet_seat.html")]
struct TabletSeatPage {
    page: Layout,
    urls: TabletUrls,
    number: i64,
    round: String,
    position: i64,
    name: String,
    version: i64,
    entry: EntryForm,
    may_sign: bool,
    may_dispute: bool,
    disputes: bool,
    has_signed: bool,
    /// Whether the player has a PIN that opens: who has none can only object.
    has_pin: bool,
    /// Whether the one that they have is locked.
    is_locked: bool,
    /// Until when no PIN is taken at the table, in a sentence.
    held: Option<String>,
    /// What the player typed against the result.
    objection: FormState<String>,
}

/// A key that opens nothing.
#[derive(Template)]
#[template(path = "player/tablet_closed.html")]
struct ClosedTablet {
    page: Layout,
}

/// What a page of a tablet is made of.
struct OpenTablet {
    loaded: Loaded,
    at: TableAt,
    held_until: Option<DateTime<Utc>>,
}

impl OpenTablet {
    /// None where the key opens nothing.
    async fn of(request: &RequestContext, key: &str) -> Result<Option<OpenTablet>, Error> {
        let found = opened_by(&request.context(), key).await?;
        let Some((id, at, held_until)) = found else { return Ok(None) };
        let loaded = Loaded::of(request, id, at).await?;
        // A hidden tournament shows nothing of itself.
        let open = !loaded.snapshot.tournament.is_hidden();
        Ok(open.then_some(OpenTablet { loaded, at, held_until }))
    }

    /// That no PIN is taken at the table now, and until when.
    fn held(&self) -> Option<String> {
        let zone = &self.loaded.snapshot.tournament.time_zone;
        let game = words::games::terms(self.loaded.snapshot.tournament.system.system());
        self.held_until.map(|until| texts::tablet::pins_held(game, time::clock(until + TimeDelta::seconds(59), zone)))
    }

    fn language(&self, request: &RequestContext) -> Language {
        request.language_in(&self.loaded.snapshot.tournament)
    }

    fn layout(&self, request: &RequestContext, title: String) -> Layout {
        let tournament = &self.loaded.snapshot.tournament;
        let layout = request.layout(title).within(&tournament.name, &tournament.time_zone).by_link().queues();
        let mut layout = layout.in_words_of(tournament.system.system());
        // Whoever holds the tablet is none of the staff; what can be reached from it says so too.
        if layout.user.is_some() {
            layout = layout.notice(NoticeKind::Attention, texts::tablet::signed_in());
        }
        layout
    }

    /// The same page, brought up to date by itself.
    fn listens(&self, page: Layout, request: &RequestContext) -> Layout {
        let stands = (&self.loaded.snapshot.tournament, request.now);
        nav::live_of(page, stands, false, &[ChangeKind::Results, ChangeKind::Course])
    }

    fn title(&self) -> String {
        let game = words::games::terms(self.loaded.snapshot.tournament.system.system());
        texts::sheets::title(game, words::rounds::game(self.at.round), self.at.table)
    }
}

fn closed(request: &RequestContext) -> HandlerResult {
    let page = ClosedTablet { page: request.layout(texts::tablet::closed_title()).by_link() };
    kept_by_nobody(page_with(StatusCode::NOT_FOUND, &page)?)
}

/// Shows the sheet.
async fn show(request: RequestContext, key: web::Path<String>, query: web::Query<TabletQuery>) -> HandlerResult {
    let Some(open) = OpenTablet::of(&request, &key).await? else { return closed(&request) };
    texts::scope(open.language(&request), Box::pin(sheet_page(&request, &key, &open, &query.done))).await
}

async fn sheet_page(request: &RequestContext, key: &str, open: &OpenTablet, done: &str) -> HandlerResult {
    let view = open.loaded.view()?;
    let mut page = open.layout(request, open.title());
    if let Some(done) = OwnSheetDone::from_code(done) {
        let said = words::sheets::at_tablet(done, page.game());
        page = page.notice(NoticeKind::of(done.is_deed()), said);
    }
    let page = open.listens(page, request);
    let signing = open.loaded.signing()?;
    let mut tx = request.app.db.read().await?;
    let locked = pins::locked(&mut tx, view.round.row.id).await?;
    drop(tx);
    let seats =
        signing.iter().flat_map(|signing| &signing.seats).zip(&view.table.seats).map(|(seat, row)| TabletSeat {
            position: row.position,
            name: seat.name.clone(),
            signed: seat.signed.clone(),
            disputes: seat.disputes,
            excused: seat.excused,
            missing: seat.missing.clone(),
            locked: locked.contains(&row.player_id),
        });
    let shown = TabletPage {
        page,
        urls: urls::tablet(key),
        number: open.at.table,
        round: words::rounds::game(open.at.round),
        entered: view.sheet.state != SheetState::Open,
        is_final: view.sheet.state.is_final(),
        warnings: words::unusual::lines(&view.warnings, &view.players, words::games::terms(view.system)),
        seats: seats.collect(),
        held: open.held(),
        entry: EntryForm::new(&view, stored(&view)),
        signing,
    };
    kept_by_nobody(page_with(StatusCode::OK, &shown)?)
}

/// One player's turn.
async fn show_seat(request: RequestContext, path: SeatPath) -> HandlerResult {
    let (key, position) = path.into_inner();
    seat_page(&request, &key, position, None).await
}

/// The page of a seat. `refused`: what the player typed against the result, and why it was not taken.
async fn seat_page(
    request: &RequestContext,
    key: &str,
    position: i64,
    refused: Option<(&str, actions::Error)>,
) -> HandlerResult {
    let Some(open) = OpenTablet::of(request, key).await? else { return closed(request) };
    texts::scope(open.language(request), Box::pin(turn_page(request, key, (position, &open), refused))).await
}

async fn turn_page(
    request: &RequestContext,
    key: &str,
    (position, open): (i64, &OpenTablet),
    refused: Option<(&str, actions::Error)>,
) -> HandlerResult {
    let objection = match refused {
        None => FormState::fresh(String::new()),
        Some((typed, error)) => {
            let objection = FormState::returned_or_stale(typed.to_owned(), error)?;
            objection.when_stale(NoticeKind::Wrong, texts::sheets::stale())
        }
    };
    let view = open.loaded.view()?;
    let seat = view.table.seats.iter().position(|seat| seat.position == position).ok_or(Error::Missing)?;
    let player = view.table.seats.get(seat).ok_or(Error::Missing)?.player_id;
    let (has_pin, is_locked) = pins::has_pin(&mut request.app.db.read().await?, player).await?;
    let urls = urls::tablet(key);
    let layout = open.layout(request, open.title());
    let page = objection.tell(layout.crumb(open.title(), urls.sheet()));
    let status = objection.status();
    let page = if status.is_success() { open.listens(page, request) } else { page };
    let shown = TabletSeatPage {
        page,
        urls,
        number: open.at.table,
        round: words::rounds::game(open.at.round),
        position,
        name: view.players.get(seat).cloned().unwrap_or_default(),
        version: view.table.row.sheet_version,
        may_sign: may_sign(&view, seat),
        may_dispute: view.sheet.may_dispute(view.round.row.state, seat).is_ok(),
        disputes: !view.sheet.state.is_final() && view.sheet.disputes.get(seat) == Some(&true),
        has_signed: view.sheet.has_signed(seat),
        has_pin: has_pin && !is_locked,
        is_locked,
        held: open.held(),
        entry: EntryForm::new(&view, stored(&view)),
        objection,
    };
    kept_by_nobody(page_with(status, &shown)?)
}

/// Whether the seat, from 0, can sign now and has not.
fn may_sign(view: &SheetView<'_>, seat: usize) -> bool {
    view.signing.is_ok() && view.sheet.signs(seat) && !view.sheet.has_signed(seat)
}

/// Signs.
async fn sign(request: RequestContext, path: SeatPath, form: Form) -> HandlerResult {
    act(&request, path.into_inner(), &form, (TabletStep::Sign, OwnSheetDone::Signed)).await
}

/// Says not to agree.
async fn dispute(request: RequestContext, path: SeatPath, form: Form) -> HandlerResult {
    let step = TabletStep::Dispute(form.raw("disagree"));
    act(&request, path.into_inner(), &form, (step, OwnSheetDone::Objected)).await
}

/// Agrees after all.
async fn take_back(request: RequestContext, path: SeatPath, form: Form) -> HandlerResult {
    act(&request, path.into_inner(), &form, (TabletStep::TakeBack, OwnSheetDone::TakenBack)).await
}

/// Carries it out, and shows the sheet to the next player; or the page of this one again, with the reason why it was not done.
async fn act(
    request: &RequestContext,
    (key, position): (String, i64),
    form: &Form,
    (step, said): (TabletStep<'_>, OwnSheetDone),
) -> HandlerResult {
    let urls = urls::tablet(&key);
    let next = match said {
        // The same player can sign then.
        OwnSheetDone::TakenBack => urls.at(position),
        said => urls.sheet().done(said),
    };
    let next = request.will_redirect_to(next);
    let typed = AtTablet { key: &key, position, version: form.version(), pin: form.raw("pin") };
    match at_tablet(&request.context(), typed, step).await {
        Ok(true) => see_other(next),
        Ok(false) => see_other(urls.sheet().done(OwnSheetDone::NothingTakenBack)),
        Err(actions::Error::Missing) => seat_page(request, &key, position, None).await,
        Err(error) => seat_page(request, &key, position, Some((form.raw("disagree"), error))).await,
    }
}
