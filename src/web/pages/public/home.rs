//! The start page: the tournaments that everybody may see.

use askama::Template;

use crate::store::tournament;
use crate::rules::tournament::vocabulary::Phase;
use crate::web::http::request::Ask;
use crate::web::ui::layout::Frame;
use crate::web::http::response::{Answer, page, see_other};
use crate::web::ui::time;

#[derive(Template)]
#[template(path = "public/home.html")]
struct Home {
    page: Frame,
    tournaments: Vec<Entry>,
    may_create: bool,
}

struct Entry {
    name: String,
    href: String,
    place: String,
    day: String,
    stands: &'static str,
}

/// Shows the start page; before there is an administrator, sends to the set-up page.
pub async fn show(ask: Ask) -> Answer {
    if ask.app.setup_code().is_some() {
        return see_other("/setup");
    }
    let mut tx = ask.app.db.read().await?;
    let all = tournament::all(&mut tx).await?;
    drop(tx);
    let tournaments = all
        .into_iter()
        .filter(|tournament| tournament.phase != Phase::Draft && tournament.archived_at.is_none())
        .map(|tournament| Entry {
            href: format!("/t/{}", tournament.slug),
            day: time::day(tournament.starts_on),
            stands: stands(tournament.phase),
            name: tournament.name,
            place: tournament.place,
        })
        .collect();
    page(&Home { page: ask.frame("Tournaments"), tournaments, may_create: ask.roles().may_create })
}

/// Where a tournament stands, in a few words for everybody.
pub fn stands(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "being prepared",
        Phase::Registration => "registration is open",
        Phase::CheckIn => "about to start",
        Phase::Prelim => "preliminary games",
        Phase::Semi => "semi-finals",
        Phase::Final => "final",
        Phase::Finished => "finished",
    }
}
