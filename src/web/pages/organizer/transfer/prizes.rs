//! `/run/{slug}/export/prizes`: the prize list, to read, to print, and as a file.

use askama::Template;

use crate::actions::Permission;
use crate::files;
use crate::files::report::PrizeRow;
use crate::store::Snapshot;
use crate::views::report;
use crate::views::report::Prize;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::StaffSection;
use crate::web::ui::urls::Run;
use crate::web::ui::words::standings as words;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/export/prizes", Permission::ReadRun, || to(show)).large(),
        get("/run/{slug}/export/prizes.csv", Permission::ReadRun, || to(download)).large(),
    ]
}

struct Circle {
    name: &'static str,
    prizes: Vec<Prize>,
}

#[derive(Template)]
#[template(path = "organizer/transfer/prizes.html")]
struct Prizes {
    page: Layout,
    urls: Run,
    circles: Vec<Circle>,
    finished: bool,
}

/// The prize list, to read and to print.
async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let urls = urls::run(&snapshot.tournament.slug);
    page(&Prizes {
        page: nav::staff(&request, titles::PRIZE_LIST, StaffSection::Other)?.crumb(titles::EXPORTS, urls.export()),
        urls,
        circles: circles(&snapshot)?,
        finished: snapshot.tournament.phase.is_finished(),
    })
}

fn circles(snapshot: &Snapshot) -> Result<Vec<Circle>, Error> {
    let prizes = report::prizes(snapshot)?;
    let chunks = prizes.chunk_by(|one, other| one.circle == other.circle);
    Ok(chunks
        .filter_map(|chunk| Some(Circle { name: words::circle(chunk.first()?.circle), prizes: chunk.to_vec() }))
        .collect())
}

/// The prize list as a file.
async fn download(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let prizes = report::prizes(&snapshot)?;
    let rows = prizes.iter().map(|prize| PrizeRow {
        rank: prize.rank.0,
        name: &prize.name,
        prize: words::circle(prize.circle),
        withdrawn: prize.withdrawn,
    });
    let name = format!("{}-prizes", snapshot.tournament.slug);
    response::csv(&name, files::report::prizes(rows).finish_for_download())
}
