//! `/statistics`: how often each seat wins, over the public tournaments of this Reeve.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::layout::{Layout, LinkPreview};
use reeve_http::ui::nav;
use reeve_http::ui::pictures::chances::ChancesPicture;
use reeve_store::ChangeKind;
use reeve_store::tournament::ListOf;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::statistics::all::AllStatistics;
use reeve_words::statistics as words;
use reeve_words::time;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::site::statistics_of_all, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always)]
}

#[derive(Template)]
#[template(path = "public/statistics_of_all.html")]
struct StatisticsOfAllPage {
    page: Layout,
    home: Url,
    /// By game system: what they are made of, and the pictures.
    systems: Vec<(String, Vec<ChancesPicture>)>,
    how_to_read: String,
}

/// Shows the pictures.
async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let all = AllStatistics::read(&mut tx).await?;
    let layout = request.layout(texts::pages::statistics_of_all()).crumb(texts::pages::tournaments(), urls::home());
    let kinds = &[ChangeKind::Course, ChangeKind::Results, ChangeKind::Sight];
    let zone = time::common_zone(all.time_zones.iter().map(String::as_str));
    let mut layout = nav::live_in_list(layout, &request, &mut tx, (ListOf::Everybody, zone), kinds).await?;
    drop(tx);
    let said = texts::pages::says_statistics();
    layout.preview =
        Some(LinkPreview::new(&request.app.public_url(), &urls::statistics_of_all(), layout.title.clone(), said));
    let systems = all.systems.iter().map(|(system, one)| {
        let basis = words::all_games(one.rates.games, one.tournaments, all.is_cut);
        (basis, ChancesPicture::all(&one.rates, system.system()))
    });
    page(&StatisticsOfAllPage {
        page: layout,
        home: urls::home(),
        systems: systems.collect(),
        how_to_read: words::how_to_read(),
    })
}
