//! The standings as the staff see them: every final record sheet counts.

use actix_web::web;
use askama::Template;

use crate::desk::Right;
use crate::desk::ranking::{Ranking, View};
use crate::files;
use crate::web::ask::Ask;
use crate::web::frame::Frame;
use crate::web::nav;
use crate::web::page::{self, Answer, page};
use crate::web::ranks::{self, DrawLine, Line};
use crate::web::routes::{self, get};

/// The routes of this room.
pub fn routes() -> Vec<routes::Line> {
    vec![
        get("/run/{slug}/standings", Right::ReadRun, || web::to(show)),
        get("/run/{slug}/export/standings.csv", Right::ReadRun, || web::to(csv)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/standings.html")]
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
        basis: ranks::basis(&snapshot, &ranking, View::Staff),
        champion: ranks::champion(&ranking),
        rows: ranks::lines(&snapshot, &ranking, View::Staff),
        draws: ranks::draws(&snapshot),
    })
}

/// The standings as a file.
pub async fn csv(ask: Ask) -> Answer {
    let snapshot = ask.snapshot().await?;
    let ranking = Ranking::of(&snapshot, View::Staff)?;
    let file = files::standings::write(&ranking.standings).finish_for_download();
    page::csv(&format!("{}-standings", snapshot.tournament.slug), file)
}
