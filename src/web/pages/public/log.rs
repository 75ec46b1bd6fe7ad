//! `/t/{slug}/log`: the public log, with corrections and disqualifications and nothing else; and `/t/{slug}/receipts`, where
//! anybody looks up the receipt of a record sheet.
//!
//! A digest that is not public yet is answered as one that there is not: whoever tries all results of a game must not learn here
//! which of them is stored.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::chain_view::ChainView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_rules::sheets::SeatResult;
use reeve_rules::sheets::chain::{LinkDigest, LinkSeat, LinkState, LinkText};
use reeve_store::Snapshot;
use reeve_store::count_correction::CountCorrection;
use reeve_store::player::Player;
use reeve_store::sheet_link::{LinkPlace, SheetLink};
use reeve_urls as urls;
use reeve_urls::Public;
use reeve_views::sheets::log::{CorrectedSeat, Disqualification, LoggedCorrection, PublicLog, Receipts};
use reeve_views::sheets::public_chain::public_head;
use reeve_words as words;
use reeve_words::games::Terms;
use reeve_words::time;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::log, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay),
        get(urls::public::receipts, Permission::SeePublic, || to(receipt)),
    ]
}

#[derive(Template)]
#[template(path = "public/log.html")]
struct LogPage {
    page: Layout,
    urls: Public,
    chain: Option<ChainView>,
    log_head: Option<String>,
    corrections: Vec<CorrectionLine>,
    /// With when it was lifted; empty where it stands.
    disqualified: Vec<(Disqualification, String)>,
    /// The corrections of the count of who played round 1: when, what, and why.
    counts: Vec<(String, String, String)>,
}

/// A record sheet that was corrected.
struct CorrectionLine {
    game: String,
    at: String,
    /// Number and name of each player whose values differ, what was stored, and what the paper says; none where the result is
    /// not public yet.
    seats: Option<Vec<(i64, String, String, String)>>,
}

/// Shows the public log.
async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let PublicLog { snapshot, chain, log_head, corrections, counts, disqualified } =
        PublicLog::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let zone = &snapshot.tournament.time_zone;
    let terms = words::games::terms(snapshot.tournament.system.system());
    let corrections = corrections.into_iter().map(|one| line(one, zone, &terms)).collect();
    let urls = urls::public(&snapshot.tournament.slug);
    let count = |one: CountCorrection| {
        (time::moment(one.corrected_at, zone), texts::format::count_corrected(one.count, one.was), one.reason)
    };
    let with_lifting = |one: Disqualification| {
        let lifted = one.lifted_at.map(|at| words::rulings::lifted_in_log(&time::moment(at, zone))).unwrap_or_default();
        (one, lifted)
    };
    page(&LogPage {
        counts: counts.into_iter().map(count).collect(),
        page: nav::public(&request, texts::pages::public_log(), PublicSection::Log)?,
        corrections,
        chain: chain.map(|head| ChainView::of(head, urls.log())),
        log_head,
        disqualified: disqualified.into_iter().map(with_lifting).collect(),
        urls,
    })
}

fn line(one: LoggedCorrection, zone: &str, terms: &Terms) -> CorrectionLine {
    let seat = |seat: CorrectedSeat| {
        (seat.number, seat.name, words::sheets::says(&seat.stored, terms), words::sheets::says(&seat.paper, terms))
    };
    CorrectionLine {
        game: words::sheets::game_title(one.game, terms),
        at: time::moment(one.at, zone),
        seats: one.seats.map(|seats| seats.into_iter().map(seat).collect()),
    }
}

/// What is looked up.
#[derive(Default, serde::Deserialize)]
struct ReceiptQuery {
    #[serde(default)]
    digest: String,
}

#[derive(Template)]
#[template(path = "public/receipt.html")]
struct ReceiptPage {
    page: Layout,
    urls: Public,
    typed: String,
    /// What is wrong with what was typed.
    fault: Option<String>,
    receipt: Option<Receipt>,
}

impl ReceiptPage {
    /// What stands in the field: what was typed, as long as it led to no receipt.
    fn field(&self) -> &str {
        if self.receipt.is_some() { "" } else { &self.typed }
    }

    fn wrong(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

/// A link of the chain.
struct Receipt {
    game: String,
    /// When the sheet became final or was corrected, where it is known.
    at: Option<String>,
    /// Whether it is the link of a correction.
    corrected: bool,
    number: String,
    says: String,
    /// Who sat there, with the number in the tournament, and what the sheet says of them.
    seats: Vec<(i64, String, String)>,
    /// What the digest is made of.
    text: String,
    digest: String,
    /// Whether only the staff sees it now.
    staff_only: bool,
}

/// Looks a receipt up.
async fn receipt(request: RequestContext, query: web::Query<ReceiptQuery>) -> HandlerResult {
    let typed: String = query.digest.split_whitespace().collect::<String>().to_lowercase();
    let digest = typed.parse::<LinkDigest>();
    let mut tx = request.app.db.read().await?;
    let Receipts { snapshot, links, link } =
        Receipts::read(&mut tx, request.tournament()?.id, digest.as_ref().ok().copied()).await?;
    drop(tx);
    let head = public_head(&snapshot, &links).map_or(0, |head| head.link_number);
    let staff = request.roles().may(Permission::ReadRun);
    let found = link.filter(|link| staff || link.link_number <= head);
    let urls = urls::public(&snapshot.tournament.slug);
    let fault = match (&found, digest) {
        _ if typed.is_empty() => None,
        (Some(_), _) => None,
        (None, Ok(_)) => Some(texts::receipts::no_such()),
        (None, Err(_)) => Some(texts::receipts::no_digest()),
    };
    let layout = nav::public(&request, texts::receipts::title(), PublicSection::Log)?
        .crumb(texts::pages::public_log(), urls.log());
    page(&ReceiptPage {
        page: layout,
        receipt: found.map(|link| of(&snapshot, link, &links, head)).transpose()?,
        typed,
        fault,
        urls,
    })
}

/// A link as a receipt shows it. `head` is the number of the last one that everybody may see.
fn of(snapshot: &Snapshot, link: SheetLink, links: &[LinkPlace], head: i64) -> Result<Receipt, Error> {
    let terms = words::games::terms(snapshot.tournament.system.system());
    let LinkText { game, seats, .. } = LinkText::read(&link.content).ok_or(Error::Missing)?;
    let seat = |seat: LinkSeat| {
        let player = snapshot.players.iter().find(|player| player.number == seat.player);
        let said = SeatResult { vp: seat.vp, winner: seat.winner, ..SeatResult::default() };
        (seat.player, player.map(Player::label).unwrap_or_default(), words::sheets::says(&said, &terms))
    };
    let corrected_since = links.iter().any(|one| one.table_id == link.table_id && one.link_number > link.link_number);
    Ok(Receipt {
        game: words::sheets::game_title(game, terms),
        at: link.at.map(|at| time::moment(at, &snapshot.tournament.time_zone)),
        number: texts::receipts::link(link.link_number),
        says: match (corrected_since, link.link_state) {
            (true, _) => texts::receipts::corrected_since(),
            (false, LinkState::Corrected) => texts::receipts::stands_corrected(),
            (false, LinkState::Signed | LinkState::Decided) => texts::receipts::stands(),
        },
        corrected: link.link_state == LinkState::Corrected,
        staff_only: link.link_number > head,
        seats: seats.into_iter().map(seat).collect(),
        text: link.content,
        digest: link.digest,
    })
}
