//! `/run/{slug}/export/prizes`: the prize list, to read, to print, and as a file.

use askama::Template;

use reeve_actions::Permission;
use reeve_files as files;
use reeve_files::report::PrizeRow;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::tournament::prizes::{PrizeBand, of_rank};
use reeve_store::{Snapshot, prize_band};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::report;
use reeve_views::report::Prize;
use reeve_words::standings as words;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::prizes, Permission::ReadRun, || to(show)).large(),
        get(urls::run::prizes_file, Permission::ReadRun, || to(download)).large(),
    ]
}

struct Circle {
    name: &'static str,
    prizes: Vec<PrizeLine>,
}

/// Somebody in the list, with what there is to win.
struct PrizeLine {
    prize: Prize,
    wins: String,
}

#[derive(Template)]
#[template(path = "organizer/transfer/prizes.html")]
struct Prizes {
    page: Layout,
    urls: Run,
    circles: Vec<Circle>,
    /// Whether the organizer said what there is to win.
    has_prizes: bool,
    finished: bool,
}

/// The prize list, to read and to print.
async fn show(request: RequestContext) -> HandlerResult {
    let (snapshot, bands) = read(&request).await?;
    let urls = urls::run(&snapshot.tournament.slug);
    page(&Prizes {
        page: nav::staff(&request, titles::PRIZE_LIST, StaffSection::Exports)?.crumb(titles::EXPORTS, urls.export()),
        urls,
        circles: circles(&snapshot, &bands)?,
        has_prizes: !bands.is_empty(),
        finished: snapshot.tournament.phase.is_finished(),
    })
}

async fn read(request: &RequestContext) -> Result<(Snapshot, Vec<PrizeBand>), Error> {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    Ok((Snapshot::load(&mut tx, id).await?, prize_band::of_tournament(&mut tx, id).await?))
}

/// What somebody of this rank gets.
fn wins(bands: &[PrizeBand], prize: &Prize) -> String {
    of_rank(bands, prize.rank.0).collect::<Vec<_>>().join(", ")
}

fn circles(snapshot: &Snapshot, bands: &[PrizeBand]) -> Result<Vec<Circle>, Error> {
    let prizes = report::prizes(snapshot)?;
    let line = |prize: &Prize| PrizeLine { wins: wins(bands, prize), prize: prize.clone() };
    let chunks = prizes.chunk_by(|one, other| one.circle == other.circle);
    let circle = |chunk: &[Prize]| {
        Some(Circle { name: words::circle(chunk.first()?.circle), prizes: chunk.iter().map(line).collect() })
    };
    Ok(chunks.filter_map(circle).collect())
}

/// The prize list as a file: with the organizer's prizes, or with the circles where none are said.
async fn download(request: RequestContext) -> HandlerResult {
    let (snapshot, bands) = read(&request).await?;
    let prizes = report::prizes(&snapshot)?;
    let said: Vec<String> = prizes.iter().map(|prize| wins(&bands, prize)).collect();
    let rows = prizes.iter().zip(&said).map(|(prize, wins)| PrizeRow {
        rank: prize.rank.0,
        name: &prize.name,
        prize: if bands.is_empty() { words::circle(prize.circle) } else { wins },
        withdrawn: prize.withdrawn,
    });
    let name = format!("{}-prizes", snapshot.tournament.slug);
    response::csv(&name, files::report::prizes(rows).finish_for_download())
}
