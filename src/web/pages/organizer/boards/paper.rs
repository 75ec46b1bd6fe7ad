//! `/run/{slug}/boards/{stage}/{number}/paper`: the board of a round on paper, a sheet for each table.

use askama::Template;

use crate::pages::organizer::boards::{BoardPath, LoadedBoards, layout_below, named};
use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::board_view::BoardPaperView;
use reeve_http::ui::layout::Layout;
use reeve_store::game_table;
use reeve_urls as urls;
use reeve_urls::Url;

/// The route of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![get(urls::board::paper, Permission::ReadRun, || to(show)).large().for_many()]
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
        page: layout_below(&request, texts::papers::board_title(at.stage, at.number), at)?,
        back: urls::run(&t.slug).board_of(at).board(),
        paper: BoardPaperView::of(t, at, board)?,
        tables,
    })
}
