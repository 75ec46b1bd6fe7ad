//! The record sheet of a table on a tablet that is passed round: the staff opens it here, scans its address with the tablet, and
//! closes it.

use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::tablet::{close_tablet, open_tablet};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::signing_view::SigningView;
use reeve_http::ui::{nav, other_devices, qr};
use reeve_store::device_key::DeviceKey;
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Run, Url};
use reeve_views::sheets::passed::PassedSheet;
use reeve_words as words;
use reeve_words::flash::TabletDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::tablet, Permission::SignPaper, || to(show)),
        post(urls::round::tablet, Permission::SignPaper, || to(open)),
        post(urls::round::close_tablet, Permission::SignPaper, || to(close)),
    ]
}

/// The query of the page: what was just done.
#[derive(Debug, Default, serde::Deserialize)]
struct StaffTabletQuery {
    #[serde(default)]
    done: String,
}

#[derive(Template)]
#[template(path = "organizer/sheets/tablet.html")]
struct StaffTabletPage {
    page: Layout,
    urls: RoundUrls,
    run: Run,
    number: i64,
    /// Where it is opened, while it is.
    address: Option<TabletAddress>,
    /// Whether it can be opened, or opened anew.
    may_open: bool,
    closed: String,
    /// The players at the table who can't sign by PIN now.
    unable: Vec<WithoutPin>,
    may_renew: bool,
    signing: Option<SigningView>,
}

/// A player who can't sign by PIN now.
struct WithoutPin {
    number: i64,
    name: String,
    why: &'static str,
    /// Where a judge gives a new one in the place of a locked one.
    unlock: Option<Url>,
}

/// The address of the tablet.
struct TabletAddress {
    address: String,
    picture: String,
    until: String,
}

/// Shows where the sheet is passed round.
async fn show(request: RequestContext, path: TablePath, query: web::Query<StaffTabletQuery>) -> HandlerResult {
    tablet_page(&request, table_at(&path)?, &query.done, FormState::fresh(())).await
}

async fn tablet_page(request: &RequestContext, at: TableAt, done: &str, form: FormState<()>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let PassedSheet { sheet, pins, opened } =
        PassedSheet::read(&mut tx, request.tournament()?.id, (at.round, at.table), request.now).await?;
    drop(tx);
    let view = sheet.view()?;
    let t = &sheet.snapshot.tournament;
    let run = urls::run(&t.slug);
    let round_urls = run.round(at.round);
    let unable =
        view.table.seats.iter().zip(&view.players).filter(|(seat, _)| !seat.absent).filter_map(|(seat, name)| {
            let pin = pins.iter().find(|pin| pin.player_id == seat.player_id).map(|pin| pin.known());
            Some(WithoutPin {
                number: sheet.snapshot.labels().number_of(seat.player_id),
                name: name.clone(),
                why: words::sheets::cannot_use_pin(pin)?,
                unlock: pin.is_some().then(|| round_urls.pin(at.table, seat.position)),
            })
        });
    let unable = unable.collect();
    let may = match request.may_change(Permission::SignPaper) {
        Err(error) => Err(words::error(&error)),
        Ok(()) => view
            .sheet
            .may_be_passed(view.round.row.state)
            .map_err(|why| words::in_game::refusal_in(&why.into(), &words::games::terms(view.system))),
    };
    let round = words::rounds::title(at.round);
    let title = titles::tablet(&titles::sheet(&round, at.table));
    let mut layout = nav::staff(request, title, StaffSection::Rounds)?
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(round, round_urls.board())
        .crumb(titles::table(at.table), round_urls.table(at.table));
    if let Some(done) = TabletDone::from_code(done) {
        layout = layout.notice(NoticeKind::Good, done.sentence());
    }
    let page = StaffTabletPage {
        page: form.tell(other_devices::warned(layout, request)),
        number: at.table,
        address: opened.filter(|_| may.is_ok()).map(|opened| address(request, &opened)).transpose()?,
        may_open: may.is_ok(),
        closed: may.err().unwrap_or_default(),
        unable,
        may_renew: request.may_change(Permission::Run).is_ok(),
        signing: SigningView::of(sheet.signing()?, &t.time_zone),
        urls: round_urls,
        run,
    };
    kept_by_nobody(page_with(form.status(), &page)?)
}

fn address(request: &RequestContext, open: &DeviceKey) -> Result<TabletAddress, Error> {
    let address = urls::tablet(&open.device_key).sheet().on(&request.app.public_url());
    let picture = format!("data:image/svg+xml;base64,{}", STANDARD.encode(qr::svg(&address)?));
    let until = time::clock(open.ends_at, &request.tournament()?.time_zone);
    Ok(TabletAddress { address, picture, until })
}

/// Opens it.
async fn open(request: RequestContext, path: TablePath, _: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let t = request.tournament()?;
    let urls = urls::run(&t.slug).round(at.round);
    let done = request.will_redirect_to(urls.tablet(at.table).done(TabletDone::Opened));
    match open_tablet(&request.context(), t.id, at).await {
        Ok(()) => see_other(done),
        Err(error) => tablet_page(&request, at, "", FormState::returned((), error)?).await,
    }
}

/// Closes it.
async fn close(request: RequestContext, path: TablePath, _: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let t = request.tournament()?;
    let urls = urls::run(&t.slug).round(at.round);
    let done = request.will_redirect_to(urls.tablet(at.table).done(TabletDone::Closed));
    match close_tablet(&request.context(), t.id, at).await {
        Ok(()) => see_other(done),
        Err(error) => tablet_page(&request, at, "", FormState::returned((), error)?).await,
    }
}
