//! A player's page for everybody: where the player sits, the rank with its reasons, and the games.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::pictures::way::WayPicture;
use reeve_http::ui::planned::PlannedTimes;
use reeve_http::ui::player_games::{GameLine, PlaceView, ProspectView, SeatCard};
use reeve_urls as urls;
use reeve_views::player_day::{DayReader, player_day};
use reeve_views::programme;
use reeve_views::standings::prospects::Prospects;
use reeve_views::standings::ranking::{Ranking, ranked};
use reeve_views::standings::table::StandingsTable;
use reeve_views::statistics::history::RankHistory;
use reeve_views::tournament;
use reeve_views::visibility::Reader;
use reeve_words as words;
use reeve_words::time;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::public::player, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay)]
}

#[derive(Template)]
#[template(path = "public/player.html")]
struct PublicPlayerPage {
    page: Layout,
    name: String,
    status: String,
    /// Who won the tournament, where it is this player.
    champion: Option<ChampionView>,
    seat: Option<SeatCard>,
    place: Option<PlaceView>,
    takes: Option<ProspectView>,
    /// The way through the event, once there is a public result.
    way: Option<WayPicture>,
    games: Vec<GameLine>,
}

/// Shows a player who has a seat in a published round. Nobody else is public.
pub(super) async fn show(request: RequestContext, path: web::Path<(String, String)>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    let planned = programme::read(&mut tx, snapshot.tournament.id).await?;
    drop(tx);
    let number = &path.1;
    let player = snapshot.players.iter().find(|player| player.number.to_string() == *number).ok_or(Error::Missing)?;
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let row = ranking.standings.row(ranked(player.id)).ok_or(Error::Missing)?;
    let day = player_day(&snapshot, &ranking, player, DayReader::Everybody);
    let t = &snapshot.tournament;
    let history = RankHistory::of(&snapshot, &ranking)?;
    let planned = PlannedTimes::of(t, planned);
    let urls = urls::public(&t.slug);
    let takes = Prospects::of(&snapshot, &ranking).and_then(|prospects| prospects.of_player(player));
    let has_won = ranking.champion().is_some_and(|first| first.player == row.player);
    let champion = ChampionView::of(&snapshot, &ranking, |_| None).filter(|_| has_won);
    let terms = words::games::terms(t.system.system());
    let declared = champion.as_ref().filter(|champion| champion.declared);
    let title = declared.map_or_else(|| row.name.clone(), |_| words::bracket::champion_title(&row.name, &terms));
    let mut layout =
        nav::public(&request, title, PublicSection::Player)?.crumb(texts::pages::standings(), urls.standings());
    if let Some(preview) = &mut layout.preview {
        preview.url = urls.player(player.number).on(&request.app.public_url());
    }
    if let (Some(champion), Some(preview)) = (declared, &mut layout.preview) {
        let day = time::day(t.starts_on);
        preview.description = words::bracket::champion_preview(&row.name, &t.name, &day, &t.place, &champion.path);
    }
    page(&PublicPlayerPage {
        page: layout,
        champion,
        name: row.name.clone(),
        status: words::standings::status(&row.status),
        seat: day.seat.map(|seat| SeatCard::of(seat, &terms, &planned, Some(&urls))),
        place: PlaceView::of(&StandingsTable::of(&snapshot, &ranking), player.id, &urls),
        takes: takes.as_ref().map(ProspectView::for_everybody),
        way: WayPicture::of(
            &history,
            player.number,
            &ranking.games_of(row.player),
            urls.statistics_with(player.number).into(),
        ),
        games: day.games.into_iter().map(|game| GameLine::of(game, &terms, Some(&urls))).collect(),
    })
}
