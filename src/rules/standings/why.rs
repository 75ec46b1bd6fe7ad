//! In words: what a player's games add up to, and what separates them from their neighbours.

use crate::rules::sheets::score;
use crate::rules::sheets::score::{Vp, VpPercent};
use crate::rules::standings::{Criterion, Game, Input, PlayerId, Row, Stage, Standings, Tally};

/// The arithmetic of one game for one player (1.4.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLine {
    /// The stage of the game.
    pub stage: Stage,
    /// Its round.
    pub round: u32,
    /// Its table.
    pub table: u32,
    /// The player's VP as stated.
    pub vp: Vp,
    /// The VP of every seat as stated, by selection position.
    pub table_vp: Vec<Vp>,
    /// The score made up for the missing fourth, at a table of three.
    pub dummy: Option<u8>,
    /// The table total, with the dummy score.
    pub total: u32,
    /// The player's share.
    pub vp_percent: VpPercent,
    /// The player's place at the table.
    pub place: u8,
    /// Whether the player won.
    pub won: bool,
}

impl GameLine {
    /// The game as one sentence, for example: `Preliminary game 2, table 3: 8 of 33 VP
    /// (8 + 10 + 7, and 8 for the missing fourth) = 24.24 %, second place.`
    pub fn words(&self) -> String {
        let stage = match self.stage {
            Stage::Prelim => format!("Preliminary game {}", self.round),
            Stage::Semi => "Semi-final".to_string(),
            Stage::Final => "Final".to_string(),
        };
        let seats: Vec<String> = self.table_vp.iter().map(|vp| vp.counted().to_string()).collect();
        let dummy = self.dummy.map(|dummy| format!(", and {dummy} for the missing fourth")).unwrap_or_default();
        let stated = match self.vp.stated() {
            more if more > score::GOAL => format!(" ({more} stated, {} count)", score::GOAL),
            _ => String::new(),
        };
        format!(
            "{stage}, table {}: {}{stated} of {} VP ({}{dummy}) = {} %, {}.",
            self.table,
            self.vp.counted(),
            self.total,
            seats.join(" + "),
            self.vp_percent,
            place_words(self.place),
        )
    }
}

fn place_words(place: u8) -> &'static str {
    match place {
        1 => "won",
        2 => "second place",
        3 => "third place",
        _ => "fourth place",
    }
}

/// A player's games with their arithmetic, in the order they were played in.
pub fn games_of(input: &Input<'_>, player: PlayerId) -> Vec<GameLine> {
    let line = |game: &Game| -> Option<GameLine> {
        let at = game.seats.iter().position(|seat| seat.player == player)?;
        let table_vp: Vec<Vp> = game.seats.iter().map(|seat| seat.vp).collect();
        let winner = game.seats.iter().position(|seat| seat.winner).unwrap_or(usize::MAX);
        let total = score::table_total(&table_vp);
        Some(GameLine {
            stage: game.stage,
            round: game.round,
            table: game.table,
            vp: table_vp[at],
            dummy: score::dummy_score(&table_vp),
            total,
            vp_percent: score::vp_percent(table_vp[at], total),
            place: score::place(&table_vp, winner, at, input.tied_places),
            won: at == winner,
            table_vp,
        })
    };
    let mut lines: Vec<GameLine> = input.games.iter().filter_map(line).collect();
    lines.sort_by_key(|line| (line.stage, line.round, line.table));
    lines
}

/// Why a player stands where they stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The games with their arithmetic.
    pub games: Vec<GameLine>,
    /// What separates the player from the neighbour above, and the words for it.
    pub above: Option<(Criterion, String)>,
    /// What separates the player from the neighbour below, and the words for it.
    pub below: Option<(Criterion, String)>,
}

/// Explains a player's place in `standings`, which must have been made from `input`. None for a player
/// who isn't there.
pub fn explain(input: &Input<'_>, standings: &Standings, player: PlayerId) -> Option<Explanation> {
    let rows = &standings.rows;
    let at = rows.iter().position(|row| row.player == player)?;
    let between = |upper: Option<&Row>, lower: Option<&Row>| {
        let (upper, lower) = (upper?, lower?);
        let criterion = lower.from_above?;
        Some((criterion, words(upper, lower, criterion)))
    };
    Some(Explanation {
        games: games_of(input, player),
        above: between(at.checked_sub(1).and_then(|above| rows.get(above)), rows.get(at)),
        below: between(rows.get(at), rows.get(at + 1)),
    })
}

/// What separates two neighbours, as one sentence.
pub fn words(upper: &Row, lower: &Row, criterion: Criterion) -> String {
    let (u, l) = (&upper.name, &lower.name);
    let (a, b) = (&upper.tally, &lower.tally);
    let equal = equal_words(a, criterion);
    match criterion {
        Criterion::FinalWinner => format!("{u} won the final, {l} did not."),
        Criterion::FinalVp => {
            let vp = |row: &Row| row.in_final.map_or(0, |(vp, _)| vp.counted());
            format!("{u} has {} VP in the final, {l} {}.", vp(upper), vp(lower))
        }
        Criterion::InFinal => format!("{u} played in the final, {l} did not."),
        Criterion::SemiWinner => format!("{u} won a semi-final, {l} did not."),
        Criterion::SemiPending => format!("{u} has a semi-final to play, {l} lost one."),
        Criterion::InSemi => format!("{u} is in the semi-finals, {l} is not."),
        Criterion::Wins => format!("{u} won {}, {l} {}.", count(a.wins, "game"), b.wins),
        Criterion::Vp => format!("{equal}; {u} has {} VP, {l} {}.", a.vp, b.vp),
        Criterion::VpPercent => {
            format!("{equal}; {u} has {} VP%, {l} {}.", a.vp_percent, b.vp_percent)
        }
        Criterion::Seconds => format!("{equal}; {u} has {}, {l} {}.", count(a.seconds, "second place"), b.seconds),
        Criterion::Thirds => format!("{equal}; {u} has {}, {l} {}.", count(a.thirds, "third place"), b.thirds),
        Criterion::Lots => {
            let lot = |row: &Row| row.lot.map(|lot| lot.to_string()).unwrap_or_default();
            format!("Equal in everything that was played; {u} drew lot {}, {l} lot {}.", lot(upper), lot(lower))
        }
        Criterion::PrelimRank => {
            let rank = |row: &Row| row.prelim_rank.map(|rank| rank.to_string()).unwrap_or_default();
            format!("{u} was ranked {} after the preliminary games, {l} {}.", rank(upper), rank(lower))
        }
        Criterion::Shared => {
            format!("Nothing separates {u} and {l}; they share the rank until lots settle it.")
        }
    }
}

/// What two players have in common before `criterion` separates them.
fn equal_words(tally: &Tally, criterion: Criterion) -> String {
    let mut equal = vec![count(tally.wins, "game") + " won"];
    let more = [
        (Criterion::Vp, format!("{} VP", tally.vp)),
        (Criterion::VpPercent, format!("{} VP%", tally.vp_percent)),
        (Criterion::Seconds, count(tally.seconds, "second place")),
    ];
    for (level, words) in more {
        if level == criterion {
            break;
        }
        equal.push(words);
    }
    format!("Both have {}", equal.join(", "))
}

/// `1 game`, `2 games`.
fn count(n: u32, one: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") }
}
