//! The standings and the drawings of lots as `parts/standings.html` shows them.

use reeve_rules::standings::Criterion;
use reeve_rules::tournament::vocabulary::DrawMethod;
use reeve_store::Snapshot;
use reeve_views::standings::draws;
use reeve_views::standings::draws::Drawing;
use reeve_views::standings::table::{StandingsRow, StandingsTable};

use reeve_urls::Url;
use reeve_words::games;
use reeve_words::standings as words;
use reeve_words::time;

/// One row of the table.
pub struct StandingsLine {
    /// The rank; empty for the disqualified.
    pub rank: String,
    pub name: String,
    /// The lot, where one was drawn; else empty.
    pub lot: String,
    pub href: Url,
    /// The id of the row in the page.
    pub anchor: String,
    /// Points for places; none where the rules give none.
    pub points: Option<String>,
    pub wins: u32,
    pub vp: u32,
    pub percent: String,
    pub seconds: u32,
    pub thirds: u32,
    pub games: u32,
    /// The column that separates the row from the one above.
    pub decides: &'static str,
    /// Why the row stands here, in a few words.
    pub short: String,
    /// Whether these words stand in the row, as at the top and beside a line; elsewhere the row opens.
    pub tells: bool,
    /// Why, at length: one paragraph each.
    pub why: Vec<String>,
    /// That the player has withdrawn, or is disqualified; empty for who plays on.
    pub status: String,
    /// Whether the player goes on to something elsewhere.
    pub qualified: bool,
    /// Whether the row is above the last line that is drawn.
    pub goes_on: bool,
    /// By how many ranks the player has moved since the round before: class, figure and words; none where none was gained or lost.
    pub moved: Option<(&'static str, String, String)>,
    /// The name of the line that is drawn below this row.
    pub cut: Option<String>,
}

/// How many of the first say in their row why they are there.
const TOLD: usize = 3;

/// All rows of the standings. `page`: the page of the player with a number.
pub fn lines(table: &StandingsTable<'_>, page: impl Fn(i64) -> Url) -> Vec<StandingsLine> {
    let moved = table.moved();
    let last_cut = table.rows.iter().rposition(|row| row.cut.is_some());
    let is_cut = |at: usize| table.rows.get(at).is_some_and(|row| row.cut.is_some());
    let line = |(at, row): (usize, &StandingsRow<'_>)| StandingsLine {
        tells: at < TOLD || is_cut(at) || is_cut(at - 1),
        goes_on: last_cut.is_some_and(|cut| at <= cut),
        moved: moved.get(&row.row.player).and_then(|ranks| words::moved(*ranks)),
        ..line(table, row, page(row.number))
    };
    table.rows.iter().enumerate().map(line).collect()
}

/// Whether the rules give points for places.
pub fn has_points(rows: &[StandingsLine]) -> bool {
    rows.iter().any(|row| row.points.is_some())
}

/// Whether not all who are ranked have played as many games, so that the table counts them.
pub fn games_differ(rows: &[StandingsLine]) -> bool {
    let mut played = rows.iter().filter(|row| row.status.is_empty()).map(|row| row.games);
    let first = played.next();
    played.any(|games| Some(games) != first)
}

/// The id of a player's row in the page, by the player's number.
pub fn anchor(number: i64) -> String {
    format!("player-{number}")
}

fn line(table: &StandingsTable<'_>, line: &StandingsRow<'_>, href: Url) -> StandingsLine {
    let (row, terms) = (line.row, games::terms_in(table.tournament()));
    StandingsLine {
        rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        name: row.name.clone(),
        lot: row.lot.map(|lot| lot.to_string()).unwrap_or_default(),
        href,
        anchor: anchor(line.number),
        points: table.rules().gives_points().then(|| row.tally.points.to_string()),
        wins: row.tally.wins,
        vp: row.tally.vp,
        percent: row.tally.vp_percent.to_string(),
        seconds: row.tally.seconds,
        thirds: row.tally.thirds,
        games: row.tally.games,
        decides: row.from_above.map(column).unwrap_or_default(),
        short: words::short(table, line, &terms),
        tells: false,
        why: words::why(line, &table.explain(line), table.rules(), &terms),
        status: words::status(&row.status),
        qualified: table.qualifies(line),
        goes_on: false,
        moved: None,
        cut: line.cut.as_ref().map(|cut| words::cut(cut, table.rules())),
    }
}

/// The column that a criterion compares.
pub(super) fn column(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points => "points",
        Criterion::Wins => "wins",
        Criterion::Vp => "vp",
        Criterion::VpPercent => "percent",
        Criterion::Seconds => "seconds",
        Criterion::Thirds => "thirds",
        Criterion::Lots => "lot",
        Criterion::FinalWinner
        | Criterion::FinalVp
        | Criterion::InFinal
        | Criterion::SemiWinner
        | Criterion::SemiPending
        | Criterion::InSemi
        | Criterion::PrelimRank
        | Criterion::Shared => "",
    }
}

/// A drawing of lots.
pub struct DrawingLine {
    pub at: String,
    pub reason: String,
    pub method: DrawMethod,
    /// How, for the staff: by hand, or by Reeve.
    pub how: &'static str,
    /// The seed of Reeve's draw; else empty.
    pub seed: String,
    /// Who drew; empty where that is not known any more.
    pub by: String,
    /// Who watched; may be empty.
    pub witness: String,
    /// The lots, lowest first: player and lot.
    pub lots: Vec<(String, String)>,
}

/// The drawings of a tournament, in the order in which they were made.
pub fn drawings(snapshot: &Snapshot) -> Vec<DrawingLine> {
    let zone = &snapshot.tournament.time_zone;
    draws::drawings(snapshot).into_iter().map(|drawing| drawing_line(drawing, zone)).collect()
}

fn drawing_line(Drawing { draw, lots }: Drawing<'_>, time_zone: &str) -> DrawingLine {
    DrawingLine {
        at: time::moment(draw.drawn_at, time_zone),
        reason: words::draw_reason(&draw.reason),
        method: draw.method,
        how: words::method(draw.method),
        seed: draw.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        by: draw.drawn_by_name.clone().unwrap_or_default(),
        witness: draw.witness.clone(),
        lots: lots.into_iter().map(|drawn| (drawn.name, drawn.lot.to_string())).collect(),
    }
}
