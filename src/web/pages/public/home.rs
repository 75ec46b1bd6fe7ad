//! The start page: the tournaments that everybody may see.

use askama::Template;

use crate::rules::tournament::vocabulary::Phase;
use crate::store::tournament;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, see_other};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{time, urls, words};

#[derive(Template)]
#[template(path = "public/home.html")]
struct Home {
    page: Layout,
    tournaments: Vec<PublicTournament>,
    may_create: bool,
}

struct PublicTournament {
    name: String,
    href: Url,
    place: String,
    day: String,
    stands: &'static str,
}

/// Shows the start page; before there is an administrator, sends to the set-up page.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    if request.app.setup_code().is_some() {
        return see_other(urls::set_up());
    }
    let mut tx = request.app.db.read().await?;
    let all = tournament::all(&mut tx).await?;
    drop(tx);
    let tournaments = all
        .into_iter()
        .filter(|tournament| tournament.phase != Phase::Draft && tournament.hidden_at.is_none())
        .map(|tournament| PublicTournament {
            href: urls::public(&tournament.slug).home(),
            day: time::day(tournament.starts_on),
            stands: words::phases::stands(tournament.phase),
            name: tournament.name,
            place: tournament.place,
        })
        .collect();
    page(&Home { page: request.layout(titles::TOURNAMENTS), tournaments, may_create: request.roles().may_create })
}
