//! Semi-finals and final as everybody sees them: published tables only, and results that count publicly.

use askama::Template;

use crate::actions::Permission;
use crate::rules::tournament::vocabulary::Stage;
use crate::store::Snapshot;
use crate::views::bracket::choice::StagesChoice;
use crate::views::bracket::stage::public_tables;
use crate::views::shown::Reader;
use crate::views::standings::ranking::Ranking;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Listing, Route, get, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::PublicSection;
use crate::web::ui::stage_tables::StageTableView;
use crate::web::ui::urls::Public;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, stage_tables, urls, words};

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/bracket", Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay)]
}

#[derive(Template)]
#[template(path = "public/bracket.html")]
struct PublicBracketPage {
    page: Layout,
    urls: Public,
    /// Which stages are played and why.
    stages: String,
    champion: Option<String>,
    semis: Vec<StageTableView>,
    last: Vec<StageTableView>,
}

/// Shows the published tables of semi-finals and final.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let urls = urls::public(&snapshot.tournament.slug);
    page(&PublicBracketPage {
        page: nav::tell_taken_back(
            nav::public(&request, titles::SEMI_FINALS_AND_FINAL, PublicSection::Bracket)?,
            &snapshot,
        ),
        stages: stages(&snapshot),
        champion: ranking.champion().map(str::to_owned),
        semis: stage_tables::tables(public_tables(&snapshot, &ranking, Stage::Semi), |number| urls.player(number)),
        last: stage_tables::tables(public_tables(&snapshot, &ranking, Stage::Final), |number| urls.player(number)),
        urls,
    })
}

fn stages(snapshot: &Snapshot) -> String {
    let choice = StagesChoice::of(snapshot);
    let Some(format) = choice.format else {
        return words::format::STAGES_AHEAD.to_owned();
    };
    let chosen = if choice.is_skipped() { words::format::CHOSE_TO_SKIP } else { "" };
    format!("{}{chosen}", words::format::why(&format))
}
