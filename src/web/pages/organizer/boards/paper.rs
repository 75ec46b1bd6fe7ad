//! `/run/{slug}/boards/{stage}/{number}/paper`: the board of a round on paper, a sheet for each table.

use askama::Template;

use crate::actions::Permission;
use crate::rules::boards::{PictureWords, paper_picture};
use crate::store::game_table;
use crate::views::boards;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get, to};
use crate::web::pages::organizer::boards::{BoardPath, LoadedBoards, layout_below, named};
use crate::web::ui::board_view::{LayOrder, lay_order};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{urls, words};

/// The route of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![get("/run/{slug}/boards/{stage}/{number}/paper", Permission::ReadRun, || to(show)).large()]
}

#[derive(Template)]
#[template(path = "organizer/boards/paper.html")]
struct BoardPaper {
    page: Layout,
    back: Url,
    tournament: String,
    round: String,
    /// The tables by number; one sheet without a number as long as there are none.
    tables: Vec<Option<i64>>,
    svg: String,
    order: LayOrder,
}

async fn show(request: RequestContext, path: BoardPath) -> HandlerResult {
    let at = named(&path)?;
    let loaded = LoadedBoards::load(&request).await?;
    let t = request.tournament()?;
    let board = boards::read(loaded.of(&request, at)?.board.ok_or(Error::Missing)?)?;
    let tables = match loaded.row(at) {
        Some(row) => game_table::of_round(&mut request.app.db.read().await?, row.id).await?,
        None => Vec::new(),
    };
    let mut tables: Vec<Option<i64>> = tables.into_iter().map(|table| Some(table.number)).collect();
    if tables.is_empty() {
        tables.push(None);
    }
    let named = words::rounds::named(at);
    let title = words::boards::picture_of(&named);
    page(&BoardPaper {
        page: layout_below(&request, titles::board_papers(&named), at)?,
        back: urls::run(&t.slug).board_of(at).board(),
        tournament: t.name.clone(),
        round: words::rounds::title(at),
        tables,
        svg: paper_picture(&board.island, &PictureWords { title: &title, ..words::boards::PICTURE }),
        order: lay_order(&board.island),
    })
}
