//! The standings as the staff see them: every final record sheet counts.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route;
use reeve_http::route::{get, to};
use reeve_http::ui::chain_view::ChainView;
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::standings_table;
use reeve_http::ui::standings_table::{DrawingLine, StandingsLine};
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::hall::announcements::HallNews;
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::staff;
use reeve_views::standings::table::StandingsTable;
use reeve_views::transfer;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words::games::{Terms, terms};
use reeve_words::standings as words;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<route::Route> {
    vec![
        get(urls::run::standings, Permission::ReadRun, || to(show)),
        get(urls::run::standings_file, Permission::ReadRun, || to(csv)).large(),
    ]
}

#[derive(Template)]
#[template(path = "organizer/standings/table.html")]
struct OrganizerStandingsPage {
    page: Layout,
    urls: Run,
    /// What the page of the later stages is called, where there are any.
    later_stages: Option<String>,
    /// Whether the players bring results, so that there is a ranking before any is entered.
    brought: bool,
    basis: Option<String>,
    /// Whether more counts here than on the public page.
    ahead: bool,
    champion: Option<ChampionView>,
    rows: Vec<StandingsLine>,
    /// The words of the game.
    terms: Terms,
    draws: Vec<DrawingLine>,
    chain: Option<ChainView>,
}

/// Shows the standings.
pub(crate) async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, head) = staff::read(&mut tx, request.tournament()?.id).await?;
    let news = HallNews::read(&mut tx, &snapshot).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Staff)?;
    let table = StandingsTable::of(&snapshot, &ranking);
    let (urls, system) = (urls::run(&snapshot.tournament.slug), snapshot.tournament.system.system());
    let layout = nav::staff(&request, titles::STANDINGS, StaffSection::Standings)?;
    let layout = nav::live(layout, &request, &[ChangeKind::Results, ChangeKind::Course])?;
    page(&OrganizerStandingsPage {
        terms: terms(system),
        page: NewsView::quietly(layout, &news, &snapshot.tournament),
        later_stages: visibility::leads_to_later_stages(&snapshot.tournament)
            .then(|| titles::later_stages(ranking::stages_of(&snapshot.tournament))),
        ahead: ranking::is_ahead_of_public(&snapshot),
        basis: table.basis.map(|basis| words::basis(&basis, &snapshot.tournament.time_zone)),
        champion: ChampionView::of(&snapshot, &ranking, |number| Some(urls.player(number))),
        brought: !snapshot.brought.is_empty(),
        rows: standings_table::lines(&table, |number| urls.player(number)),
        draws: standings_table::drawings(&snapshot),
        chain: head.map(|head| ChainView::of(head, urls::public(&snapshot.tournament.slug).log())),
        urls,
    })
}

/// The standings as a file.
pub(crate) async fn csv(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let file = transfer::standings_csv(&snapshot)?.finish_for_download();
    response::csv(&format!("{}-standings", snapshot.tournament.slug), file)
}
