//! `/run/{slug}/export/certificates`: a sheet of paper with the rank for each player who took part.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::certificate::{Certificate, Seal};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::Snapshot;
use reeve_store::logo;
use reeve_store::logo::LogoSize;
use reeve_urls as urls;
use reeve_urls::{Public, Run};
use reeve_views::report;
use reeve_views::report::Prize;
use reeve_views::sheets::public_chain;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::certificates, Permission::ReadRun, || to(show)).large().for_many()]
}

/// Which certificates are asked for.
#[derive(Deserialize)]
struct CertificatesQuery {
    /// The last rank that gets one; everybody where this is no number.
    #[serde(default)]
    to: String,
}

#[derive(Template)]
#[template(path = "organizer/transfer/certificates.html")]
struct CertificatesPage {
    page: Layout,
    urls: Run,
    public: Public,
    certificates: Vec<Certificate>,
    logo: Option<LogoSize>,
    /// What they are sealed with, once a result is public.
    seal: Option<Seal>,
    finished: bool,
    /// The last ranks to choose from, each with whether it is chosen.
    choices: Vec<(u32, bool)>,
    everybody: bool,
}

/// The last ranks that are offered.
const LAST: [u32; 4] = [1, 4, 8, 16];

/// Those of them that leave somebody out.
fn last_ranks(ranked: usize) -> impl Iterator<Item = u32> {
    LAST.into_iter().filter(move |rank| *rank == 1 || (*rank as usize) < ranked)
}

/// The certificates, to print.
async fn show(request: RequestContext, query: web::Query<CertificatesQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, request.tournament()?.id).await?;
    let logo = logo::size(&mut tx, snapshot.tournament.id).await?;
    let head = public_chain::read_head(&mut tx, &snapshot).await?;
    drop(tx);
    let t = &snapshot.tournament;
    let last = query.to.trim().parse::<u32>().ok();
    let prizes = report::prizes(&snapshot)?;
    let ranked = prizes.iter().filter(|prize| prize.took_part).count();
    let wanted = prizes.iter().filter(|prize| prize.took_part && last.is_none_or(|last| prize.rank.0 <= last));
    let certificate = |prize: &Prize| Certificate::of(t, &prize.name, (prize.rank.0, prize.qualified), &prize.tally);
    let urls = urls::run(&t.slug);
    page(&CertificatesPage {
        page: nav::staff(&request, texts::certificates::title(), StaffSection::Exports)?
            .crumb(titles::EXPORTS, urls.export()),
        urls,
        public: urls::public(&t.slug),
        certificates: wanted.map(certificate).collect(),
        seal: head.as_ref().map(Seal::of),
        logo,
        finished: t.phase.is_finished(),
        choices: last_ranks(ranked).map(|rank| (rank, last == Some(rank))).collect(),
        everybody: last.is_none(),
    })
}
