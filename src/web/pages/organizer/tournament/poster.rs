//! `/run/{slug}/poster`: the public address as a poster with a QR code.

use actix_web::web;
use askama::Template;

use crate::actions::Right;
use crate::rules::tournament::vocabulary::Phase;
use crate::web::http::request::Ask;
use crate::web::ui::layout::Frame;
use crate::web::http::response::{Answer, page};
use crate::web::routes::{Line, get};
use crate::web::ui::{nav, time};

/// The routes of this page.
pub fn routes() -> Vec<Line> {
    vec![get("/run/{slug}/poster", Right::ReadRun, || web::to(show))]
}

#[derive(Template)]
#[template(path = "organizer/tournament/poster.html")]
struct Poster {
    page: Frame,
    name: String,
    day: String,
    place: String,
    address: String,
    qr: String,
    draft: bool,
    local: bool,
    call: &'static str,
}

/// The poster, to print.
pub async fn show(ask: Ask) -> Answer {
    let t = ask.tournament()?;
    let address = format!("{}/t/{}", ask.app.public_url, t.slug);
    let call = match t.phase {
        Phase::Draft | Phase::Registration => "Register here",
        Phase::CheckIn | Phase::Prelim | Phase::Semi | Phase::Final => "Find your seat here",
        Phase::Finished => "See the results here",
    };
    page(&Poster {
        page: nav::staff(&ask, "Poster", "poster")?,
        name: t.name.clone(),
        day: time::day(t.starts_on),
        place: t.place.clone(),
        qr: format!("/t/{}/qr.svg", t.slug),
        draft: t.phase == Phase::Draft,
        local: is_local(&address),
        address,
        call,
    })
}

/// Whether an address leads only to the machine that it is opened on, so that no phone finds it.
fn is_local(address: &str) -> bool {
    ["//127.", "//localhost", "//[::1]", "//0.0.0.0"].iter().any(|host| address.contains(host))
}
