//! `/run/{slug}/archive`: put a tournament into the archive, and bring it back.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::Right;
use crate::actions::tournament::hide;
use crate::web::http::request::Ask;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::ui::layout::{Frame, NoticeKind};
use crate::web::ui::nav;
use crate::web::http::response::{Answer, page, page_with, see_other};
use crate::web::routes::{Line, get, post};
use crate::web::ui::time;

/// The routes of this page.
pub fn routes() -> Vec<Line> {
    vec![
        get("/run/{slug}/archive", Right::Erase, || web::to(show)),
        post("/run/{slug}/archive", Right::Erase, || web::to(put_away)),
        post("/run/{slug}/bring-back", Right::Erase, || web::to(bring_back)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/hide.html")]
struct Archive {
    page: Frame,
    slug: String,
    base: String,
    since: Option<String>,
    fault: Option<String>,
}

fn view(ask: &Ask) -> Result<Archive, Error> {
    let t = ask.tournament()?;
    Ok(Archive {
        page: nav::staff(ask, "Archive", "archive")?,
        slug: t.slug.clone(),
        base: format!("/run/{}", t.slug),
        since: t.archived_at.map(|at| time::moment(at, &t.time_zone)),
        fault: None,
    })
}

/// What archiving does, and the word to type.
pub async fn show(ask: Ask) -> Answer {
    page(&view(&ask)?)
}

/// Archives the tournament.
pub async fn put_away(ask: Ask, form: Form) -> Answer {
    let done = hide::archive(&ask.desk(), ask.tournament()?.id, form.text("confirm")).await;
    answer(&ask, done, "archive")
}

/// Brings the tournament back.
pub async fn bring_back(ask: Ask, _: Form) -> Answer {
    let done = hide::bring_back(&ask.desk(), ask.tournament()?.id).await;
    answer(&ask, done, "")
}

fn answer(ask: &Ask, done: actions::Result<()>, then: &str) -> Answer {
    let mut view = view(ask)?;
    let status = match done {
        Ok(()) if then.is_empty() => return see_other(view.base),
        Ok(()) => return see_other(format!("{}/{then}", view.base)),
        Err(actions::Error::Faults(faults)) => {
            view.fault = faults.into_iter().next().map(|fault| fault.message);
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Err(actions::Error::Refused(refusal)) => {
            view.page = view.page.notice(NoticeKind::Wrong, refusal.to_string());
            StatusCode::CONFLICT
        }
        Err(error) => return Err(error.into()),
    };
    page_with(status, &view)
}
