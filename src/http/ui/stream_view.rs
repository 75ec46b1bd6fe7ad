//! What an address for streams shows, as `public/stream.html` lays it over a picture.

use crate::error::Error;
use crate::ui::screen_view::{ScreenContent, ScreenView};
use crate::ui::standings_table::{StandingsLine, lines};
use reeve_rules::tournament::screens::{ScreenPart, ScreenPlan, USUAL_SECONDS};
use reeve_rules::tournament::streams::{StreamPart, StreamPlan};
use reeve_store::Snapshot;
use reeve_urls as urls;
use reeve_views::hall::screen::HallNow;
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::board::{PublicTable, public_tables};
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::table::StandingsTable;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;

/// What stands over the picture.
pub enum StreamView {
    /// What a screen of the hall would show, with its heading.
    Screen(String, ScreenContent),
    /// Who plays at a table: the round, and the table as everybody may see it.
    Table(String, PublicTable),
    /// A player as the standings have them; before the first result the name alone.
    Player(String, Option<StandingsLine>),
}

/// How many rows of the standings are shown: the first of them, or those around the line of those who go on.
const ROWS: usize = 8;

impl StreamView {
    /// What an address of this plan shows of a tournament now; none where there is nothing to show.
    pub async fn of(now: HallNow, plan: &StreamPlan, public_url: &str) -> Result<Option<StreamView>, Error> {
        let part = match (plan.part, plan.number) {
            (StreamPart::Table, Some(number)) => return Ok(table(&now.snapshot, number)),
            (StreamPart::Player, Some(number)) => return player(&now.snapshot, number),
            (StreamPart::Nothing | StreamPart::Table | StreamPart::Player, _) => return Ok(None),
            (StreamPart::Clock, _) => ScreenPart::Clock,
            (StreamPart::Standings, _) => ScreenPart::Standings,
            (StreamPart::Bracket, _) => ScreenPart::Bracket,
            (StreamPart::Champion, _) => ScreenPart::Champion,
        };
        let plan = ScreenPlan::of(&[(part, USUAL_SECONDS)]).unwrap_or_default();
        let shown = ScreenView::of(now, &plan, None, public_url).await?.parts.pop();
        Ok(shown.map(|part| StreamView::Screen(part.title, around_the_line(part.content))))
    }
}

/// Of the standings those around the line; else all.
fn around_the_line(content: ScreenContent) -> ScreenContent {
    match content {
        ScreenContent::Standings(mut rows, basis, terms) => {
            // Where everybody goes on, the first are of more interest than the last.
            let line = rows.iter().position(|row| row.cut.is_some()).filter(|at| at + 1 < rows.len());
            let first = line.map_or(0, |at| (at + 1).saturating_sub(ROWS / 2)).min(rows.len().saturating_sub(ROWS));
            rows.drain(..first);
            rows.truncate(ROWS);
            ScreenContent::Standings(rows, basis, terms)
        }
        content => content,
    }
}

fn table(snapshot: &Snapshot, number: i64) -> Option<StreamView> {
    let round = visibility::current(&visibility::published(snapshot))?;
    let found = public_tables(snapshot, round).into_iter().find(|table| table.number == number)?;
    Some(StreamView::Table(words::rounds::title(RoundAt::of(round)), found))
}

/// A player whom everybody may see: one of the standings, or who has a seat that is public.
fn player(snapshot: &Snapshot, number: i64) -> Result<Option<StreamView>, Error> {
    let ranking = Ranking::of(snapshot, Reader::Everybody)?;
    let standings = StandingsTable::of(snapshot, &ranking);
    let at = standings.rows.iter().position(|row| row.number == number).filter(|_| standings.basis.is_some());
    let page = urls::public(&snapshot.tournament.slug);
    if let Some(line) = at.and_then(|at| lines(&standings, |number| page.player(number)).into_iter().nth(at)) {
        return Ok(Some(StreamView::Player(line.name.clone(), Some(line))));
    }
    let tables = visibility::published(snapshot).into_iter().flat_map(|round| public_tables(snapshot, round));
    let seat = tables.flat_map(|table| table.seats).find(|seat| seat.number == number);
    Ok(seat.map(|seat| StreamView::Player(seat.name, None)))
}
