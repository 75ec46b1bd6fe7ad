//! A player's page for everybody: where the player sits, the rank with its reasons, and the games.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::views::player_day::{DayReader, player_day};
use crate::views::shown::Reader;
use crate::views::standings::ranking::{Ranking, ranked};
use crate::views::standings::table::StandingsTable;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Listing, Route, get, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::PublicSection;
use crate::web::ui::player_games::{GameLine, PlaceView, SeatCard};
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls, words};

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/players/{number}", Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay)]
}

#[derive(Template)]
#[template(path = "public/player.html")]
struct PublicPlayerPage {
    page: Layout,
    name: String,
    status: &'static str,
    seat: Option<SeatCard>,
    place: Option<PlaceView>,
    games: Vec<GameLine>,
}

/// Shows a player who has a seat in a published round. Nobody else is public.
pub(super) async fn show(request: RequestContext, path: web::Path<(String, String)>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let number = &path.1;
    let player = snapshot.players.iter().find(|player| player.number.to_string() == *number).ok_or(Error::Missing)?;
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let row = ranking.standings.row(ranked(player.id)).ok_or(Error::Missing)?;
    let day = player_day(&snapshot, &ranking, player, DayReader::Everybody);
    let urls = urls::public(&snapshot.tournament.slug);
    page(&PublicPlayerPage {
        page: nav::public(&request, row.name.clone(), PublicSection::Player)?
            .crumb(titles::STANDINGS, urls.standings()),
        name: row.name.clone(),
        status: words::standings::status(&row.status),
        seat: day.seat.map(|seat| SeatCard::of(seat, Some(&urls))),
        place: PlaceView::of(&StandingsTable::of(&snapshot, &ranking), player.id, &urls),
        games: day.games.into_iter().map(|game| GameLine::of(game, Some(&urls))).collect(),
    })
}
