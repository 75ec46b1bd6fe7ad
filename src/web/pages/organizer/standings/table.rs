//! The standings as the staff see them: every final record sheet counts.

use askama::Template;

use crate::actions::Permission;
use crate::rules::tournament::vocabulary::TournamentPart;
use crate::store::{ChangeKind, Snapshot, sheet_link};
use crate::views::shown::Reader;
use crate::views::standings::ranking;
use crate::views::standings::ranking::Ranking;
use crate::views::standings::table::StandingsTable;
use crate::views::transfer;
use crate::web::http::request::RequestContext;
use crate::web::http::response;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route;
use crate::web::http::route::{get, to};
use crate::web::ui::chain_view::ChainView;
use crate::web::ui::champion::ChampionView;
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::StaffSection;
use crate::web::ui::standings_table;
use crate::web::ui::standings_table::{DrawingLine, StandingsLine};
use crate::web::ui::urls::Run;
use crate::web::ui::words::games::{Terms, terms};
use crate::web::ui::words::standings as words;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls};

/// The routes of this room.
pub(crate) fn routes() -> Vec<route::Route> {
    vec![
        get("/run/{slug}/standings", Permission::ReadRun, || to(show)),
        get("/run/{slug}/export/standings.csv", Permission::ReadRun, || to(csv)).large(),
    ]
}

#[derive(Template)]
#[template(path = "organizer/standings/table.html")]
struct OrganizerStandingsPage {
    page: Layout,
    urls: Run,
    /// What the page of the later stages is called, where there are any.
    later_stages: Option<&'static str>,
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
    let snapshot = Snapshot::load(&mut tx, request.tournament()?.id).await?;
    let head = sheet_link::head(&mut tx, snapshot.tournament.id).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Staff)?;
    let table = StandingsTable::of(&snapshot, &ranking);
    let (urls, system) = (urls::run(&snapshot.tournament.slug), snapshot.tournament.system.system());
    page(&OrganizerStandingsPage {
        terms: terms(system),
        page: nav::live(
            nav::staff(&request, titles::STANDINGS, StaffSection::Standings)?,
            &request,
            &[ChangeKind::Results, ChangeKind::Course],
        )?,
        later_stages: (system.championship && snapshot.tournament.part != TournamentPart::Prelims)
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
