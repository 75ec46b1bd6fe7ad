//! `/run/{slug}`: what to do next, from draft to champion.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::desk::next_step::{self, Step};
use crate::desk::{self, Right, phases};
use crate::store::Snapshot;
use crate::web::ask::Ask;
use crate::web::frame::{Frame, NoticeKind};
use crate::web::nav;
use crate::web::page::{Answer, page, page_with, see_other};
use crate::web::routes::{Line, get, post};

/// The routes of this page.
pub fn routes() -> Vec<Line> {
    vec![
        get("/run/{slug}", Right::ReadRun, || web::to(show)),
        post("/run/{slug}/open-registration", Right::Run, || web::to(open_registration)),
        post("/run/{slug}/start-check-in", Right::Run, || web::to(start_check_in)),
        post("/run/{slug}/reopen-registration", Right::Run, || web::to(reopen_registration)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/next.html")]
struct Next {
    page: Frame,
    base: String,
    steps: Vec<Step>,
    tiles: Vec<(&'static str, String, String)>,
    runs: bool,
}

impl Next {
    /// The address of an action: inside the tournament, or a whole one.
    fn href(&self, path: &str) -> String {
        if path.starts_with('/') { path.to_owned() } else { format!("{}/{path}", self.base) }
    }
}

/// The steps of the tournament's day.
pub async fn show(ask: Ask) -> Answer {
    page(&next(&ask, &ask.snapshot().await?)?)
}

fn next(ask: &Ask, snapshot: &Snapshot) -> Result<Next, crate::web::error::Error> {
    let t = &snapshot.tournament;
    Ok(Next {
        page: nav::staff(ask, t.name.clone(), "")?,
        base: format!("/run/{}", t.slug),
        steps: next_step::steps(snapshot),
        tiles: Vec::new(),
        runs: ask.roles().may(Right::Run) && t.archived_at.is_none(),
    })
}

/// After a step was asked for: on to the page, or the page with the reason why not.
async fn answer(ask: &Ask, done: desk::Result<()>) -> Answer {
    match done {
        Ok(()) => see_other(format!("/run/{}", ask.tournament()?.slug)),
        Err(desk::Error::Refused(refusal)) => {
            let mut next = next(ask, &ask.snapshot().await?)?;
            next.page = next.page.notice(NoticeKind::Wrong, refusal.to_string());
            page_with(StatusCode::CONFLICT, &next)
        }
        Err(error) => Err(error.into()),
    }
}

/// Opens registration.
pub async fn open_registration(ask: Ask) -> Answer {
    let done = phases::open_registration(&ask.desk(), ask.tournament()?.id).await;
    answer(&ask, done).await
}

/// Closes registration and starts check-in.
pub async fn start_check_in(ask: Ask) -> Answer {
    let done = phases::start_check_in(&ask.desk(), ask.tournament()?.id).await;
    answer(&ask, done).await
}

/// Goes back from check-in to registration.
pub async fn reopen_registration(ask: Ask) -> Answer {
    let done = phases::reopen_registration(&ask.desk(), ask.tournament()?.id).await;
    answer(&ask, done).await
}
