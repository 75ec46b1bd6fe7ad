//! `/run/{slug}/boards`: the rounds, and the board of each.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::boards::LoadedBoards;
use reeve_actions::boards::change::SeenBoard;
use reeve_actions::boards::keep::{TypedWish, make_board};
use reeve_actions::{Context, Permission};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::DoneQuery;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::boards::BoardKind;
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::boards::BoardOfRound;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::BoardDone;
use reeve_words::titles;

/// The route of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::boards, Permission::ReadRun, || to(show)),
        post(urls::run::boards, Permission::Run, || to(make_all)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/boards/list.html")]
struct BoardsPage {
    page: Layout,
    urls: Run,
    rounds: Vec<BoardLine>,
    /// The button that makes a board for each round that has none; empty where nothing is to be made.
    make_all: String,
    /// When everybody sees them, as the tournament is set.
    shown: String,
}

/// A round of the list.
struct BoardLine {
    title: String,
    href: Url,
    /// How far the round is; none as long as it is not made.
    state: Option<(&'static str, &'static str)>,
    standing: &'static str,
}

/// Makes a board for each round that has none and that waits for one.
async fn make_all(request: RequestContext, _: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let waiting = LoadedBoards::load(&request).await?.waiting(&request)?;
    let wish = TypedWish { kind: BoardKind::Standard.code().to_owned(), ..TypedWish::default() };
    // A form that is sent again finds no round that waits, so that its key is needed for none of them.
    let context = Context { form: None, ..request.context() };
    for at in waiting {
        make_board(&context, id, at, &wish, SeenBoard { version: 0, word: ("confirm-make", "") }).await?;
    }
    see_other(urls::run(&request.tournament()?.slug).boards().done(BoardDone::AllMade))
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
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
    let mut layout = nav::staff(&request, titles::BOARDS, StaffSection::Boards)?;
    if let Some(done) = BoardDone::from_code(&query.done) {
        layout = layout.notice(NoticeKind::Good, done.sentence());
    }
    let waiting = if request.may_change(Permission::Run).is_ok() { loaded.waiting(&request)?.len() } else { 0 };
    page(&BoardsPage {
        page: nav::live(layout, &request, ChangeKind::ALL)?,
        rounds: rounds.into_iter().map(line).collect(),
        make_all: words::boards::make_all(waiting),
        urls: run,
        shown: words::tournament::choice(
            reeve_rules::tournament::settings::Choice::BoardShown(shown),
            texts::Game::USUAL,
        ),
    })
}
