//! A player's way through the event: the rank after each round, and the game that led there.

use crate::ui::pictures::WIDTH;
use reeve_rules::standings::GameArithmetic;
use reeve_views::rounds::RoundAt;
use reeve_views::statistics::history::{HistoryRound, RankHistory, RankThen};
use reeve_words as words;

/// Where the first rank stands, and the last.
const TOP: usize = 30;
const BOTTOM: usize = 150;
/// The room at the left and at the right.
const SIDE: usize = 34;

/// Of so many rounds at most it is told below each how it went.
const MOST_TOLD: usize = 6;

/// The picture, and the same as a table.
pub struct WayPicture {
    /// What it shows, in a few words.
    pub title: String,
    /// What it shows, in a sentence.
    pub said: String,
    pub width: usize,
    pub height: usize,
    pub path: String,
    pub points: Vec<WayPoint>,
    /// Whether there are so few of them that what is known of each fits below it.
    pub few: bool,
    /// The cuts: where, and below whom.
    pub cuts: Vec<(usize, String)>,
    /// The last rank, such as `24th`.
    pub last: String,
    /// The page on which all players' ways are.
    pub all: String,
}

/// One round of the way.
pub struct WayPoint {
    pub x: usize,
    /// Where the rank stands; none before the player's first round.
    pub y: Option<usize>,
    pub rank: String,
    /// The round, such as `Round 1`.
    pub round: String,
    /// The table; none where the player did not play.
    pub table: Option<u32>,
    /// The place at the table, such as `2nd`; or that the player did not play.
    pub place: String,
    /// VP as stated; empty where the player did not play.
    pub vp: String,
    /// The share of the table's VP, such as `31.25 %`; empty where the player did not play.
    pub share: String,
    pub won: bool,
}

impl WayPicture {
    /// The way of a player with these games; none before the first rank.
    pub fn of(history: &RankHistory, number: i64, games: &[GameArithmetic], all: String) -> Option<WayPicture> {
        let (_, line) = history.line_of(number)?;
        line.ranks.iter().flatten().next()?;
        let most = history.rounds.iter().map(|round| round.ranked).max()?;
        let count = history.rounds.len();
        let x = |at: usize| match count {
            1 => WIDTH / 2,
            many => SIDE + at * (WIDTH - 2 * SIDE) / (many - 1),
        };
        let y = |rank: usize| TOP + (rank - 1) * (BOTTOM - TOP) / (most - 1).max(1);
        let rounds = history.rounds.iter().zip(&line.ranks).enumerate();
        let points: Vec<WayPoint> =
            rounds.map(|(at, (round, then))| point(round, *then, games, x(at), &|rank| y(rank))).collect();
        let cuts = history.cuts.iter().filter(|(below, _)| *below < most);
        Some(WayPicture {
            title: words::statistics::way_of(&line.name),
            said: words::statistics::way_says(
                points.iter().zip(&history.rounds).map(|(point, round)| (point.rank.as_str(), round.at)),
            ),
            width: WIDTH,
            height: BOTTOM + 68,
            path: path(&points),
            cuts: cuts
                .map(|(below, cut)| ((y(*below) + y(below + 1)) / 2, words::statistics::cut(cut.stage)))
                .collect(),
            points,
            last: words::statistics::nth(most as i64),
            few: count <= MOST_TOLD,
            all,
        })
    }
}

fn point(
    round: &HistoryRound,
    then: Option<RankThen>,
    games: &[GameArithmetic],
    x: usize,
    y: &dyn Fn(usize) -> usize,
) -> WayPoint {
    let is_of = |game: &&GameArithmetic| round.at == RoundAt { stage: game.stage, number: i64::from(game.round) };
    let game = games.iter().find(is_of);
    WayPoint {
        x,
        y: then.map(|then| y(then.rank.0 as usize)),
        rank: then.map(|then| then.rank.to_string()).unwrap_or_default(),
        round: words::rounds::game(round.at),
        table: game.map(|game| game.table),
        place: words::statistics::place(game.map(|game| game.place)),
        vp: game.map(|game| game.vp.to_string()).unwrap_or_default(),
        share: game.map(|game| words::statistics::percent(game.vp_percent.hundredths())).unwrap_or_default(),
        won: game.is_some_and(|game| game.won),
    }
}

fn path(points: &[WayPoint]) -> String {
    let mut path = String::new();
    let mut drawn = false;
    for point in points {
        if let Some(y) = point.y {
            path += &format!("{}{} {y}", if drawn { 'L' } else { 'M' }, point.x);
        }
        drawn = point.y.is_some();
    }
    path
}
