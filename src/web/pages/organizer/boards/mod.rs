//! The boards of the rounds: their list, the board of one round, laying one by hand, and the sheets for the tables.

pub(super) mod board;
pub(super) mod lay;
pub(super) mod list;
pub(super) mod paper;

use actix_web::web;

use crate::pages::organizer::rounds::board::round_at;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::board_laying::BoardLaying;
use reeve_store::round::RoundRow;
use reeve_store::round_board::KeptBoard;
use reeve_urls as urls;
use reeve_views::boards;
use reeve_views::boards::BoardOfRound;
use reeve_views::rounds::RoundAt;
use reeve_words as words;
use reeve_words::titles;

/// Slug, stage and number of a round.
type BoardPath = web::Path<(String, String, String)>;

/// The boards of a tournament, as its pages read them.
struct LoadedBoards {
    rows: Vec<RoundRow>,
    boards: Vec<KeptBoard>,
    layings: Vec<BoardLaying>,
}

impl LoadedBoards {
    async fn load(request: &RequestContext) -> Result<LoadedBoards, Error> {
        let (rows, boards, layings) = boards::load(&mut request.app.db.read().await?, request.tournament()?.id).await?;
        Ok(LoadedBoards { rows, boards, layings })
    }

    fn list(&self, request: &RequestContext) -> Result<Vec<BoardOfRound<'_>>, Error> {
        Ok(boards::list(request.tournament()?, &self.rows, &self.boards, &self.layings))
    }

    /// The rounds for which a board can be made that takes nobody's away.
    fn waiting(&self, request: &RequestContext) -> Result<Vec<RoundAt>, Error> {
        Ok(self.list(request)?.iter().filter(|one| one.waits_for_one()).map(|one| one.at).collect())
    }

    /// What there is of the round; not found where the tournament has no such round.
    fn of(&self, request: &RequestContext, at: RoundAt) -> Result<BoardOfRound<'_>, Error> {
        self.list(request)?.into_iter().find(|one| one.at == at).ok_or(Error::Missing)
    }

    fn row(&self, at: RoundAt) -> Option<&RoundRow> {
        boards::row(&self.rows, at)
    }
}

/// The round that an address names.
fn named(path: &BoardPath) -> Result<RoundAt, Error> {
    round_at(&path.1, &path.2)
}

/// A page of the board of a round, on the way from the list.
fn layout(request: &RequestContext, title: String) -> Result<Layout, Error> {
    let list = urls::run(&request.tournament()?.slug).boards();
    Ok(nav::staff(request, title, StaffSection::Boards)?.crumb(titles::BOARDS, list))
}

/// As [`layout`], for a page below that of the board.
fn layout_below(request: &RequestContext, title: String, at: RoundAt) -> Result<Layout, Error> {
    let board = urls::run(&request.tournament()?.slug).board_of(at).board();
    Ok(layout(request, title)?.crumb(titles::board(&words::rounds::named(at)), board))
}
