//! The games of a side event that are on, as its public page and its screens show them.

use crate::error::Error;
use crate::ui::game_view::GameView;
use crate::ui::game_view::score::GameScore;
use reeve_store::Snapshot;
use reeve_views::games::running::RunningGame;
use reeve_words as words;
use reeve_words::time;

/// The most games of which a page says how they stand: each is played through for it.
const MOST: usize = 24;

/// A game that is on.
pub struct RunningGameView {
    pub table: i64,
    pub begun: String,
    /// Since when what is on now is on, where that began later: for people, and for the script.
    pub since: Option<(String, String)>,
    /// What is counted over a column, such as VP.
    pub points: String,
    pub score: GameScore,
}

/// Whether one of these is played on an island.
pub fn has_island(games: &[RunningGameView]) -> bool {
    games.iter().any(|game| game.score.island.is_some())
}

impl RunningGameView {
    /// The games that everybody may see, by table. They are played through apart.
    pub async fn all(running: Vec<RunningGame>, snapshot: &Snapshot) -> Result<Vec<RunningGameView>, Error> {
        let mut all = Vec::new();
        for one in running.into_iter().take(MOST) {
            all.extend(RunningGameView::of(&one, snapshot).await?);
        }
        Ok(all)
    }

    async fn of(running: &RunningGame, snapshot: &Snapshot) -> Result<Option<RunningGameView>, Error> {
        let Some(score) = GameView::score(&running.game).await? else { return Ok(None) };
        let zone = &snapshot.tournament.time_zone;
        let since = score.since.and_then(|step| running.done_at.get(step));
        Ok(Some(RunningGameView {
            table: running.game.table.row.number,
            begun: time::clock(running.begun, zone),
            since: since.map(|at| (time::clock(*at, zone), time::stamp(*at))),
            points: texts::common::points(words::games::terms(snapshot.tournament.system.system())),
            score,
        }))
    }
}
