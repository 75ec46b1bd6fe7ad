//! What the record sheet says of pauses of its game (2.1.7).

use crate::actions::Permission;
use crate::actions::sheets::TableAt;
use crate::store::{Snapshot, ruling};
use crate::views::rulings::judge_board::{GamePause, may_pause, pauses};
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::ui::urls::Url;
use crate::web::ui::{time, urls, words};

/// The pauses of a game.
#[derive(Default)]
pub(super) struct PausesView {
    /// What is said of the one that lasts, and where a judge lets the game go on.
    pub(super) now: Option<(String, Option<Url>)>,
    /// Where a judge pauses the game, while it is on and not paused.
    pub(super) pause: Option<Url>,
    /// Those that have ended, in sentences.
    pub(super) ended: Vec<String>,
}

/// The pauses of the game at a table.
pub(super) async fn pauses_at(request: &RequestContext, snapshot: &Snapshot, at: TableAt) -> Result<PausesView, Error> {
    let (round, table) = at.find(&snapshot.rounds)?;
    let is_on = may_pause(round.row.state, table.row.sheet_state);
    let mut tx = request.app.db.read().await?;
    let game = (at.round.stage, at.round.number, at.table);
    let steps = ruling::pauses_of(&mut tx, snapshot.tournament.id, game).await?;
    drop(tx);
    let clock = |at| time::clock(at, &snapshot.tournament.time_zone);
    let rules = request.may_change(Permission::Rule).is_ok();
    let urls = urls::run(&snapshot.tournament.slug).round(at.round);
    let resume = rules.then(|| urls.resume(at.table));
    let mut view = PausesView::default();
    for GamePause { since, end } in pauses(&steps) {
        match end {
            None => view.now = Some((words::rulings::paused_since(&clock(since)), resume.clone())),
            Some(end) => {
                view.ended.push(words::rulings::pause(&clock(since), Some((&clock(end.at), end.said))));
            }
        }
    }
    view.pause = (rules && is_on && view.now.is_none()).then(|| urls.pause(at.table));
    Ok(view)
}
