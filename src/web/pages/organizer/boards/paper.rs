//! `/run/{slug}/boards/{stage}/{number}/paper`: the board of a round on paper, a sheet for each table.

use askama::Template;

use crate::http::error::Error;
use crate::http::request::RequestContext;
use crate::http::response::{HandlerResult, page};
use crate::http::route::{Route, get, to};
use crate::pages::organizer::boards::{BoardPath, LoadedBoards, layout_below, named};
use crate::ui::board_view::BoardPaperView;
use crate::ui::layout::Layout;
use crate::ui::urls::Url;
use crate::ui::words::titles;
use crate::ui::{urls, words};
use reeve_actions::Permission;
use reeve_store::game_table;

/// The route of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![get("/run/{slug}/boards/{stage}/{number}/paper", Permission::ReadRun, || to(show)).large()]
}

#[derive(Template)]
#[template(path = "organizer/boards/paper.html")]
struct BoardPaper {
    page: Layout,
    back: Url,
    paper: BoardPaperView,
    /// The tables by number; one sheet without a number as long as there are none.
    tables: Vec<Option<i64>>,
}

async fn show(request: RequestContext, path: BoardPath) -> HandlerResult {
    let at = named(&path)?;
    let loaded = LoadedBoards::load(&request).await?;
    let t = request.tournament()?;
    let board = loaded.of(&request, at)?.board.ok_or(Error::Missing)?;
    let tables = match loaded.row(at) {
        Some(row) => game_table::of_round(&mut request.app.db.read().await?, row.id).await?,
        None => Vec::new(),
    };
    let mut tables: Vec<Option<i64>> = tables.into_iter().map(|table| Some(table.number)).collect();
    if tables.is_empty() {
        tables.push(None);
    }
    page(&BoardPaper {
        page: layout_below(&request, titles::board_papers(&words::rounds::named(at)), at)?,
        back: urls::run(&t.slug).board_of(at).board(),
        paper: BoardPaperView::of(t, at, board)?,
        tables,
    })
}
