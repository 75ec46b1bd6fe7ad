//! The results of the tables, as far as the setting `standings_move` shows them.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_urls as urls;
use reeve_views::rounds::board::{BoardSeat, PublicTable, public_tables};
use reeve_views::rounds::public::PublicResults;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::badges;

use crate::pages::public::round_choice::{RoundQuery, RoundSearch};
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::planned::Ahead;
use reeve_http::ui::timer_view::{PausedTable, TimerLine, lines, paused};
use reeve_urls::{Public, Url};

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::public::results, Permission::SeePublic, || to(show)).kept(&["round"]).listed(Listing::IfNamesMay)]
}

#[derive(Template)]
#[template(path = "public/results.html")]
struct ResultsPage {
    page: Layout,
    search: RoundSearch,
    says: String,
    tables: Vec<ResultCard>,
    timers: Vec<TimerLine>,
    /// The games of the round that are paused.
    paused: Vec<PausedTable>,
    home: Url,
    /// Where the pictures are, once there is something to show.
    statistics: Option<Url>,
    /// What lies ahead, while there is nothing to show.
    ahead: Option<Ahead>,
}

struct ResultCard {
    number: i64,
    kind: &'static str,
    word: String,
    seats: Vec<ResultCardSeat>,
    /// How its game stands, while everybody may see that.
    game: Option<Url>,
}

struct ResultCardSeat {
    name: String,
    href: Url,
    vp: String,
    won: bool,
}

/// Shows the results of a published round.
pub(super) async fn show(request: RequestContext, wanted: web::Query<RoundQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let PublicResults { shown: public, watched } =
        PublicResults::read(&mut tx, request.tournament()?.id, wanted.asked()?).await?;
    drop(tx);
    let snapshot = &public.snapshot;
    let rounds = visibility::published(snapshot);
    let urls = urls::public(&snapshot.tournament.slug);
    let mut view = ResultsPage {
        page: NewsView::quietly(
            nav::public(&request, texts::pages::results(), PublicSection::Results)?,
            &public.news,
            &snapshot.tournament,
        ),
        search: RoundSearch::of(&wanted),
        says: String::new(),
        tables: Vec::new(),
        timers: lines(&public.timers, &snapshot.tournament.time_zone),
        paused: paused(&public.paused, &snapshot.tournament.time_zone),
        home: urls.home(),
        statistics: visibility::has_public_result(snapshot).then(|| urls.statistics()),
        ahead: public.ahead.clone().map(|ahead| Ahead::of(ahead, snapshot)),
    };
    let Some(round) = public.round() else {
        return page(&view);
    };
    view.search.show(&urls.results(), &rounds, round);
    let with_sheets = visibility::moves_with_sheets(&snapshot.tournament);
    view.says = words::sheets::results_appear(round.row.state, with_sheets);
    view.tables = public_tables(snapshot, round).into_iter().map(|table| game(&urls, table)).collect();
    for card in &mut view.tables {
        card.game = watched.contains(&card.number).then(|| urls.running_game(card.number));
    }
    view.tables.retain(|game| game.seats.iter().any(|seat| view.search.finds(&seat.name)));
    page(&view)
}

fn game(urls: &Public, table: PublicTable) -> ResultCard {
    let seat = |seat: BoardSeat| ResultCardSeat {
        href: urls.player(seat.number),
        name: seat.name,
        vp: words::rounds::vp_of(seat.vp, seat.absent, seat.not_counted),
        won: seat.won,
    };
    ResultCard {
        number: table.number,
        kind: badges::table(table.state),
        word: match table.decided {
            true => words::sheets::decided(table.stands),
            false => words::rounds::result_of(table.state),
        },
        seats: table.seats.into_iter().map(seat).collect(),
        game: None,
    }
}
