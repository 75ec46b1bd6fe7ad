//! The standings that everybody sees: what is closed, or every final sheet where the tournament chose so.

use actix_web::web;
use askama::Template;

use crate::desk::Right;
use crate::desk::ranking::{Ranking, View};
use crate::store::words::Phase;
use crate::web::ask::Ask;
use crate::web::frame::Frame;
use crate::web::nav;
use crate::web::page::{Answer, page};
use crate::web::ranks::{self, DrawLine, Line};
use crate::web::routes::{self, get};

/// The routes of this room.
pub fn routes() -> Vec<routes::Line> {
    vec![get("/t/{slug}/standings", Right::SeePublic, || web::to(show)).kept(&[])]
}

#[derive(Template)]
#[template(path = "public/standings.html")]
struct Standings {
    page: Frame,
    slug: String,
    basis: Option<String>,
    moves: &'static str,
    empty: &'static str,
    champion: Option<String>,
    rows: Vec<Line>,
    draws: Vec<DrawLine>,
}

/// Shows the standings.
pub async fn show(ask: Ask) -> Answer {
    let snapshot = ask.snapshot().await?;
    let ranking = Ranking::of(&snapshot, View::Public)?;
    let phase = snapshot.tournament.phase;
    let basis = ranks::basis(&snapshot, &ranking, View::Public);
    page(&Standings {
        page: nav::public(&ask, "Standings", "standings")?,
        slug: snapshot.tournament.slug.clone(),
        moves: moves(phase, ranking.moves_with_sheets()),
        empty: if phase < Phase::Prelim { "The games have not begun." } else { "The first games are on." },
        champion: ranks::champion(&ranking),
        rows: if basis.is_some() { ranks::lines(&snapshot, &ranking, View::Public) } else { Vec::new() },
        draws: ranks::draws(&snapshot),
        basis,
    })
}

/// When the standings move.
fn moves(phase: Phase, with_sheets: bool) -> &'static str {
    match (phase, with_sheets) {
        (Phase::Finished, _) => "",
        (_, true) => "The standings move with every record sheet that becomes final.",
        (_, false) => "The standings move when a round is closed.",
    }
}
