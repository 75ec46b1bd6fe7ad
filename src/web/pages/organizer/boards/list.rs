//! `/run/{slug}/boards`: the rounds, and the board of each.

use askama::Template;

use crate::pages::organizer::boards::LoadedBoards;
use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::boards::BoardOfRound;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::titles;

/// The route of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![get(urls::run::boards, Permission::ReadRun, || to(show))]
}

#[derive(Template)]
#[template(path = "organizer/boards/list.html")]
struct BoardsPage {
    page: Layout,
    rounds: Vec<BoardLine>,
    /// When everybody sees them, as the tournament is set.
    shown: &'static str,
}

/// A round of the list.
struct BoardLine {
    title: String,
    href: Url,
    /// How far the round is; none as long as it is not made.
    state: Option<(&'static str, &'static str)>,
    standing: &'static str,
}

async fn show(request: RequestContext) -> HandlerResult {
    let loaded = LoadedBoards::load(&request).await?;
    let t = request.tournament()?;
    let rounds = loaded.list(&request)?;
    // A game that is played on no board has no such page, unless one was kept before.
    if rounds.is_empty() && !t.system.system().has_boards() {
        return Err(Error::Missing);
    }
    let run = urls::run(&t.slug);
    let shown = t.settings.board_shown;
    let line = |of: BoardOfRound<'_>| BoardLine {
        title: words::rounds::title(of.at),
        href: run.board_of(of.at).board(),
        state: of.state.map(|state| (badges::round(state), words::rounds::state(state))),
        standing: match of.board {
            Some(board) => words::boards::seen_by(of.is_public, board.shown_at.is_some(), shown),
            None => words::boards::none_yet(of.laying.is_some()),
        },
    };
    let layout = nav::staff(&request, titles::BOARDS, StaffSection::Boards)?;
    page(&BoardsPage {
        page: nav::live(layout, &request, ChangeKind::ALL)?,
        rounds: rounds.into_iter().map(line).collect(),
        shown: words::tournament::choice(reeve_rules::tournament::settings::Choice::BoardShown(shown)),
    })
}
