//! `/run/{slug}/export`: what goes out as files and on paper.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::{Snapshot, ruling};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::visibility;
use reeve_words::titles;
use reeve_words::transfer;
use reeve_words::transfer::ExportWords;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::export, Permission::ReadRun, || to(show))]
}

struct Download {
    name: &'static str,
    href: Url,
    words: &'static str,
    ready: bool,
    later: &'static str,
}

#[derive(Template)]
#[template(path = "organizer/transfer/export.html")]
struct ExportPage {
    page: Layout,
    urls: Run,
    files: Vec<Download>,
    runs: bool,
    championship: bool,
    finished: bool,
    ranked: bool,
}

/// The files and papers there are.
pub async fn show(request: RequestContext) -> HandlerResult {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, id).await?;
    let ruled = !ruling::of_tournament(&mut tx, id).await?.is_empty();
    drop(tx);
    let t = &snapshot.tournament;
    let urls = urls::run(&t.slug);
    let runs = request.roles().may(Permission::Run);
    let seated = snapshot.rounds.iter().any(|round| !round.tables.is_empty());
    let played = visibility::has_rounds(t);
    let file = |href: Url, words: ExportWords, ready| Download {
        name: words.name,
        href,
        words: words.holds,
        ready,
        later: words.later,
    };
    let mut files = vec![
        file(urls.schedule_file(), transfer::SCHEDULE, seated),
        file(urls.results_file(), transfer::RESULTS, played),
        file(urls.standings_file(), transfer::STANDINGS, played),
        file(urls.lots_file(), transfer::LOTS, !snapshot.lots.is_empty()),
        file(urls.rulings_file(), transfer::RULINGS, ruled),
    ];
    if runs {
        files.insert(0, file(urls.players_file(), transfer::PLAYERS, !snapshot.players.is_empty()));
    }
    page(&ExportPage {
        page: nav::staff(&request, titles::EXPORTS, StaffSection::Exports)?,
        files,
        runs,
        championship: t.system.system().championship,
        finished: t.phase.is_finished(),
        ranked: played,
        urls,
    })
}
