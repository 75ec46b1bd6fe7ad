//! `/run`: my tournaments; for administrators all of them.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::store::tournament;
use crate::store::tournament::Tournament;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get};

use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{time, urls, words};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get("/run", Permission::SignedIn, || web::to(show))]
}

struct StaffTournament {
    href: Url,
    name: String,
    line: String,
}

#[derive(Template)]
#[template(path = "organizer/tournament/list.html")]
struct TournamentsPage {
    page: Layout,
    current: Vec<StaffTournament>,
    hidden: Vec<StaffTournament>,
    may_create: bool,
}

/// The list, hidden tournaments apart.
pub async fn show(request: RequestContext) -> HandlerResult {
    let all = request.roles().may(Permission::Administer);
    let account = request.access.caller().account().ok_or(Error::Forbidden)?;
    let mut tx = request.app.db.read().await?;
    let found = if all { tournament::all(&mut tx).await? } else { tournament::of_staff(&mut tx, account).await? };
    drop(tx);
    let (hidden, current): (Vec<_>, Vec<_>) = found.into_iter().partition(|t| t.hidden_at.is_some());
    page(&TournamentsPage {
        page: request.layout(if all { titles::ALL_TOURNAMENTS } else { titles::MY_TOURNAMENTS }),
        current: current.iter().map(entry).collect(),
        hidden: hidden.iter().map(entry).collect(),
        may_create: request.roles().may_create,
    })
}

fn entry(t: &Tournament) -> StaffTournament {
    StaffTournament {
        href: urls::run(&t.slug).home(),
        name: t.name.clone(),
        line: format!("{} · {} · {} · {}", time::day(t.starts_on), t.place, words::phases::stands(t.phase), t.slug),
    }
}
