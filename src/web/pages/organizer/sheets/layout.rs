//! The way from a record sheet to the layout of its board, and to the choice of seats where the game has one.

use crate::http::error::Error;
use crate::http::request::RequestContext;
use crate::ui::urls;
use crate::ui::urls::Url;
use crate::ui::words::choice::way_to_choice;
use reeve_actions::sheets::TableAt;
use reeve_rules::sheets::choice::may_choose;
use reeve_views::boards::layout_is_confirmed;
use reeve_views::sheets::SheetView;

/// Where it leads and what it is called; none while nothing can be confirmed or chosen.
pub(super) async fn layout_and_choice(
    request: &RequestContext,
    view: &SheetView<'_>,
    at: TableAt,
) -> Result<Option<(Url, &'static str)>, Error> {
    if may_choose(view.round.row.state, view.sheet.state).is_err() {
        return Ok(None);
    }
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let is_asked = layout_is_confirmed(&mut tx, t, at.round).await?;
    let way = || (urls::run(&t.slug).round(at.round).choice(at.table), way_to_choice(view.system));
    Ok(is_asked.then(way))
}
