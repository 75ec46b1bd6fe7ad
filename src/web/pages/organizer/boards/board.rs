//! `/run/{slug}/boards/{stage}/{number}`: the board of a round, and how it gets one.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::boards::{BoardPath, LoadedBoards, layout, named};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::boards::change::SeenBoard;
use reeve_actions::boards::keep::{TypedWish, bring_board, make_board, remove_board, typed_text};
use reeve_actions::boards::lay::{LayingWay, TypedLaying, begin_laying};
use reeve_actions::boards::refusal::Refusal;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::board_view::{BoardView, kinds};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_rules::boards::BoardKind;
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::BoardUrls;
use reeve_views::boards;
use reeve_views::boards::{BoardChange, BoardOfRound};
use reeve_views::rounds::RoundAt;
use reeve_words as words;
use reeve_words::flash::BoardDone;
use reeve_words::titles;

/// The routes of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::board::board, Permission::ReadRun, || to(show)),
        post(urls::board::make, Permission::Run, || to(make)),
        post(urls::board::bring, Permission::Run, || to(bring)).takes(FormSize::Long),
        post(urls::board::begin_laying, Permission::Run, || to(begin)),
        post(urls::board::remove, Permission::Run, || to(remove)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/boards/board.html")]
struct RoundBoardPage {
    page: Layout,
    urls: BoardUrls,
    board: Option<BoardView>,
    seen_by: &'static str,
    /// Whether a board is being laid for the round.
    is_laid: bool,
    /// Whether the reader may change it now.
    may_change: bool,
    /// Why nobody may; empty where somebody may.
    closed: String,
    /// Whether everybody has seen it, so that a word is typed to change it.
    asks_word: bool,
    /// What another board undoes at the tables; empty for nothing.
    undoes: String,
    /// Whether the round is made, so that there are tables to print for.
    has_tables: bool,
    /// The version of the board; 0 where there is none.
    version: i64,
    kinds: Vec<(&'static str, String)>,
    /// When people lay in turn.
    lay_first: &'static str,
    form: FormState<TypedBoard>,
}

impl RoundBoardPage {
    /// The ways to lay a board: value, words, whether it is chosen.
    fn ways(&self) -> Vec<(&'static str, &'static str, bool)> {
        let way = |(code, way): (&'static str, LayingWay)| (code, words::boards::way(way), way == self.form.laying.way);
        LayingWay::ALL.into_iter().map(way).collect()
    }
}

/// What was typed on the page, in whichever of its forms.
#[derive(Debug, Clone, Default)]
struct TypedBoard {
    wish: TypedWish,
    text: String,
    laying: TypedLaying,
}

impl TypedBoard {
    /// What the forms show before anything is typed: another board like the one that is there.
    fn fresh(of: &BoardOfRound<'_>) -> TypedBoard {
        let before = of.board.and_then(|board| boards::read(board).ok());
        let kind = before.as_ref().map_or(BoardKind::Standard, |board| board.island.kind());
        let is_even = before.and_then(|board| board.made).is_some_and(|made| made.is_even);
        TypedBoard {
            wish: TypedWish { kind: kind.code().to_owned(), is_even, seed: String::new() },
            text: String::new(),
            laying: TypedLaying { kind: kind.code().to_owned(), ..TypedLaying::default() },
        }
    }

    fn read(form: &Form) -> TypedBoard {
        TypedBoard {
            wish: TypedWish {
                kind: form.text("kind").to_owned(),
                is_even: form.ticked("even"),
                seed: form.text("seed").to_owned(),
            },
            text: form.raw("board").to_owned(),
            laying: TypedLaying {
                kind: form.text("lay_kind").to_owned(),
                way: LayingWay::ALL
                    .iter()
                    .find(|(code, _)| *code == form.text("way"))
                    .map(|(_, way)| *way)
                    .unwrap_or_default(),
                people: form.raw("people").to_owned(),
            },
        }
    }
}

async fn show(request: RequestContext, path: BoardPath, query: web::Query<DoneQuery>) -> HandlerResult {
    let at = named(&path)?;
    let loaded = LoadedBoards::load(&request).await?;
    let done = BoardDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    let form = FormState::fresh(TypedBoard::fresh(&loaded.of(&request, at)?)).with_notice(done);
    board_page(&request, (&request.snapshot().await?, &loaded), at, form)
}

fn board_page(
    request: &RequestContext,
    (snapshot, loaded): (&Snapshot, &LoadedBoards),
    at: RoundAt,
    form: FormState<TypedBoard>,
) -> HandlerResult {
    let t = request.tournament()?;
    let of = loaded.of(request, at)?;
    let change = boards::may_change(loaded.row(at), at, of.board);
    let runs = request.may_change(Permission::Run).is_ok();
    let shown = t.settings.board_shown;
    let layout = form.tell(layout(request, titles::board(&words::rounds::named(at)))?);
    let undoes = match boards::undone_by_another(snapshot, at) {
        tables if tables.is_empty() => String::new(),
        tables => words::choice::undone_by_another(&tables),
    };
    let view = RoundBoardPage {
        page: nav::live(layout, request, ChangeKind::ALL)?,
        urls: urls::run(&t.slug).board_of(at),
        board: of.board.map(|board| BoardView::of(at, board)).transpose()?,
        seen_by: of.board.map_or("", |board| words::boards::seen_by(of.is_public, board.shown_at.is_some(), shown)),
        is_laid: of.laying.is_some(),
        may_change: runs && change.is_ok(),
        closed: change.err().map(|why| words::boards::refusal(Refusal::NotNow(why))).unwrap_or_default(),
        asks_word: change == Ok(BoardChange::Seen),
        undoes,
        has_tables: of.state.is_some(),
        version: of.board.map_or(0, |board| board.version),
        kinds: kinds(),
        lay_first: words::boards::lay_first(t.system.system().championship, of.state.is_some()),
        form,
    };
    page_with(view.form.status(), &view)
}

/// Makes a board from a seed.
async fn make(request: RequestContext, path: BoardPath, form: Form) -> HandlerResult {
    let at = named(&path)?;
    let typed = TypedBoard::read(&form);
    let id = request.tournament()?.id;
    let done = make_board(&request.context(), id, at, &typed.wish, seen(&form, "confirm-make")).await;
    answer(&request, at, typed, done, BoardDone::Made).await
}

/// Takes a text that was typed, or sent as a file.
async fn bring(request: RequestContext, path: BoardPath, form: Form) -> HandlerResult {
    let at = named(&path)?;
    let typed = TypedBoard::read(&form);
    let text = form.file().map_or_else(|| typed_text(&typed.text), <[u8]>::to_vec);
    let id = request.tournament()?.id;
    let done = bring_board(&request.context(), id, at, text, seen(&form, "confirm-bring")).await;
    answer(&request, at, typed, done, BoardDone::Brought).await
}

/// Begins to lay a board.
async fn begin(request: RequestContext, path: BoardPath, form: Form) -> HandlerResult {
    let at = named(&path)?;
    form.one_of("way", &LayingWay::ALL.map(|(code, _)| code))?;
    let typed = TypedBoard::read(&form);
    match begin_laying(&request.context(), request.tournament()?.id, at, &typed.laying).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).board_of(at).lay()),
        done => answer(&request, at, typed, done, BoardDone::Made).await,
    }
}

/// Takes the board away.
async fn remove(request: RequestContext, path: BoardPath, form: Form) -> HandlerResult {
    let at = named(&path)?;
    let id = request.tournament()?.id;
    let done = remove_board(&request.context(), id, at, seen(&form, "confirm-remove")).await;
    let loaded = LoadedBoards::load(&request).await?;
    let typed = TypedBoard::fresh(&loaded.of(&request, at)?);
    answer(&request, at, typed, done, BoardDone::Removed).await
}

/// What whoever sent the form saw of the board.
pub(super) fn seen<'f>(form: &'f Form, word: &'static str) -> SeenBoard<'f> {
    SeenBoard { version: form.version(), word: (word, form.text(word)) }
}

/// The page after a form, or again with the reason why nothing was done.
async fn answer(
    request: &RequestContext,
    at: RoundAt,
    typed: TypedBoard,
    done: actions::Result<()>,
    said: BoardDone,
) -> HandlerResult {
    let Err(error) = done else {
        return see_other(urls::run(&request.tournament()?.slug).board_of(at).board().done(said));
    };
    let form = FormState::returned_or_stale(typed, error)?;
    let form = form.when_stale(NoticeKind::Wrong, words::boards::CHANGED_MEANWHILE);
    board_page(request, (&request.snapshot().await?, &LoadedBoards::load(request).await?), at, form)
}
