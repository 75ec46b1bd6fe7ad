//! `/run/{slug}/cards` and `/run/{slug}/players/{number}/card`: the cards of players, to print, with the private link and the PIN
//! by which they sign on a tablet; and a new one for whoever lost it.

use actix_web::web;
use actix_web::web::Path;
use askama::Template;

use crate::pages::account::reset_password::kept_by_nobody;
use reeve_actions::Permission;
use reeve_actions::background::apart;
use reeve_actions::people::pin::{make_pins, renew_card};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::language;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_of, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices, qr};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::people::cards::{PlayerCard, card_of, cards};
use reeve_words::flash::CardDone;
use reeve_words::{isolated, titles};

/// The routes of these pages.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::cards, Permission::Run, || to(show_all)).large().for_many(),
        post(urls::run::cards, Permission::Run, || to(make)),
        get(urls::run::card, Permission::Run, || to(show_one)).for_many(),
        post(urls::run::card, Permission::Run, || to(renew)),
    ]
}

/// The most cards of one page: those of thousands of players would be more than a browser can hold.
const CARDS_OF_A_PART: usize = 250;

/// The query of both pages: what was just done, and which part of the cards is shown.
#[derive(Debug, Default, serde::Deserialize)]
struct CardQuery {
    #[serde(default)]
    done: String,
    /// The part, counted from 1; what is none is the first.
    #[serde(default)]
    part: String,
}

#[derive(Template)]
#[template(path = "organizer/people/cards.html")]
struct CardsPage {
    page: Layout,
    urls: Run,
    tournament: String,
    cards: Vec<ShownCard>,
    /// Which part of the cards is shown, and of how many.
    part: usize,
    last_part: usize,
    /// The address of a part, without its number.
    base: String,
    /// How many of those who play have no PIN.
    without: usize,
    /// How many PINs are locked.
    locked: usize,
    may_change: bool,
}

#[derive(Template)]
#[template(path = "organizer/people/card.html")]
struct CardPage {
    page: Layout,
    urls: Run,
    tournament: String,
    number: i64,
    /// None where the player is archived.
    card: Option<ShownCard>,
    locked: bool,
    may_change: bool,
}

/// A card as it is printed.
struct ShownCard {
    of: PlayerCard,
    /// The private link, with the server's own address in front.
    address: String,
    /// The same as a picture to be scanned.
    picture: String,
}

/// A card as it is printed. `public_url`: the server's own address.
fn shown(card: PlayerCard, public_url: &str) -> Result<ShownCard, Error> {
    let address = urls::own(&card.link_token).home().on(public_url);
    let picture = qr::picture(&address)?;
    Ok(ShownCard { of: card, address, picture })
}

/// The cards of everybody who plays. Drawing and writing those of many takes a while, so that is done apart from the requests.
async fn show_all(request: RequestContext, query: web::Query<CardQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (tournament, found) = cards(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let urls = urls::run(&tournament.slug);
    let last_part = found.len().div_ceil(CARDS_OF_A_PART);
    let part = query.part.parse().ok().filter(|part| (1..=last_part).contains(part)).unwrap_or(1);
    let layout =
        other_devices::warned(nav::staff(&request, texts::papers::cards_title(), StaffSection::Players)?, &request);
    let base = urls.cards().query("part", "").to_string();
    let mut page = CardsPage {
        page: said(layout.crumb(titles::PLAYERS, urls.players()), &query.done),
        urls,
        without: found.iter().filter(|card| card.pin.is_none()).count(),
        locked: found.iter().filter(|card| card.locked).count(),
        cards: Vec::new(),
        part,
        last_part,
        base,
        may_change: request.may_change(Permission::Run).is_ok(),
        tournament: tournament.name,
    };
    let public_url = request.app.public_url();
    let made = move || -> Result<String, Error> {
        let of_part = found.into_iter().skip((part - 1) * CARDS_OF_A_PART).take(CARDS_OF_A_PART);
        page.cards = of_part.map(|card| shown(card, &public_url)).collect::<Result<_, Error>>()?;
        Ok(page.render()?)
    };
    kept_by_nobody(page_of(apart(language::carried(made)).await??)?)
}

/// Makes the PINs that are missing.
async fn make(request: RequestContext, _: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let done = request.will_redirect_to(urls::run(&tournament.slug).cards().done(CardDone::Made));
    make_pins(&request.context(), tournament.id).await?;
    see_other(done)
}

/// The card of one player.
async fn show_one(request: RequestContext, path: Path<(String, i64)>, query: web::Query<CardQuery>) -> HandlerResult {
    card_page(&request, path.1, &query.done, FormState::fresh(())).await
}

async fn card_page(request: &RequestContext, number: i64, done: &str, form: FormState<()>) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let (player, card) = card_of(&mut tx, t.id, number).await?;
    drop(tx);
    let locked = card.as_ref().is_some_and(|card| card.locked);
    let urls = urls::run(&t.slug);
    let layout = nav::staff(request, texts::papers::card_title(isolated(&player.label())), StaffSection::Players)?
        .crumb(titles::PLAYERS, urls.players())
        .crumb(isolated(&player.label()), urls.player(number));
    let layout = other_devices::warned(layout, request);
    let page = CardPage {
        page: form.tell(said(layout, done)),
        urls,
        number,
        locked,
        card: card.map(|card| shown(card, &request.app.public_url())).transpose()?,
        may_change: request.may_change(Permission::Run).is_ok(),
        tournament: t.name.clone(),
    };
    kept_by_nobody(page_with(form.status(), &page)?)
}

/// Gives the player a new PIN, and a new private link where that is asked for.
async fn renew(request: RequestContext, path: Path<(String, i64)>, form: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let link = form.ticked("link");
    let said = if link { CardDone::RenewedLink } else { CardDone::Renewed };
    let done = request.will_redirect_to(urls::run(&slug).card(number).done(said));
    match renew_card(&request.context(), request.tournament()?.id, number, link).await {
        Ok(()) => see_other(done),
        Err(error) => card_page(&request, number, "", FormState::returned((), error)?).await,
    }
}

fn said(layout: Layout, done: &str) -> Layout {
    match CardDone::from_code(done) {
        Some(done) => {
            let done = layout.say(&done.sentence()).into_owned();
            layout.notice(NoticeKind::Good, done)
        }
        None => layout,
    }
}
