//! The standings as the staff see them: every final record sheet counts.

use actix_web::web;
use askama::Template;

use crate::actions::Right;
use crate::views::standings::ranking::{Ranking, View};
use crate::files;
use crate::web::http::request::Ask;
use crate::web::ui::layout::Frame;
use crate::web::ui::nav;
use crate::web::http::response;
use crate::web::http::response::{Answer, page};
use crate::web::ui::standings_table;
use crate::web::ui::standings_table::{DrawLine, Line};
use crate::web::routes;
use crate::web::routes::get;

/// The routes of this room.
pub fn routes() -> Vec<routes::Line> {
    vec![
        get("/run/{slug}/standings", Right::ReadRun, || web::to(show)),
        get("/run/{slug}/export/standings.csv", Right::ReadRun, || web::to(csv)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/standings/table.html")]
struct Standings {
    page: Frame,
    base: String,
    basis: Option<String>,
    /// Whether more counts here than on the public page.
    ahead: bool,
    champion: Option<String>,
    rows: Vec<Line>,
    draws: Vec<DrawLine>,
}

/// Shows the standings.
pub async fn show(ask: Ask) -> Answer {
    let snapshot = ask.snapshot().await?;
    let ranking = Ranking::of(&snapshot, View::Staff)?;
    page(&Standings {
        page: nav::staff(&ask, "Standings", "standings")?,
        base: format!("/run/{}", snapshot.tournament.slug),
        ahead: ranking.games() > Ranking::of(&snapshot, View::Public)?.games(),
        basis: standings_table::basis(&snapshot, &ranking, View::Staff),
        champion: standings_table::champion(&ranking),
        rows: standings_table::lines(&snapshot, &ranking, View::Staff),
        draws: standings_table::draws(&snapshot),
    })
}

/// The standings as a file.
pub async fn csv(ask: Ask) -> Answer {
    let snapshot = ask.snapshot().await?;
    let ranking = Ranking::of(&snapshot, View::Staff)?;
    let file = files::standings::write(&ranking.standings).finish_for_download();
    response::csv(&format!("{}-standings", snapshot.tournament.slug), file)
}
