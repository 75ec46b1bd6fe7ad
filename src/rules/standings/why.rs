//! Why a player stands where they stand, as values: what the games add up to, and what separates neighbours.

use crate::rule_set::{Points, RuleSet};
use crate::sheets::score::{Vp, VpPercent};
use crate::standings::scoring::ScoredGame;
use crate::standings::{Criterion, Input, PlayedGame, RankedId, RankedPlayer, Standings};
use crate::tournament::vocabulary::Stage;

/// The arithmetic of one game for one player (1.4.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameArithmetic {
    pub stage: Stage,
    pub round: u32,
    pub table: u32,
    /// The player's VP as stated.
    pub vp: Vp,
    /// The VP of every seat as stated, by selection position.
    pub table_vp: Vec<Vp>,
    /// The score made up for each that is missing, at a table of fewer than four.
    pub dummy: Option<u8>,
    /// The table total, with the dummy score.
    pub total: u32,
    pub vp_percent: VpPercent,
    /// The player's place at the table.
    pub place: u8,
    /// The points for it; none where the rule set gives no points.
    pub points: Option<Points>,
    pub won: bool,
}

/// A player's games with their arithmetic, in the order they were played in.
pub fn games_of(input: &Input<'_>, player: RankedId) -> Vec<GameArithmetic> {
    let arithmetic = |game: &PlayedGame| -> Option<GameArithmetic> {
        let at = game.seats.iter().position(|seat| seat.player == player)?;
        let scored = ScoredGame::of(game, input.rules, input.tied_places);
        Some(GameArithmetic {
            stage: game.stage,
            round: game.round,
            table: game.table,
            vp: scored.vp[at],
            dummy: scored.dummy,
            total: scored.total,
            vp_percent: scored.share(at),
            place: scored.places[at],
            points: input.rules.gives_points().then(|| scored.points(at)),
            won: scored.won(at),
            table_vp: scored.vp,
        })
    };
    let mut games: Vec<GameArithmetic> = input.games.iter().filter_map(arithmetic).collect();
    games.sort_by_key(|game| (game.stage, game.round, game.table));
    games
}

/// What separates two neighbours in the standings, with the numbers of both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Separation<'s> {
    /// The first criterion in which they differ.
    pub criterion: Criterion,
    /// The one who stands above.
    pub upper: &'s RankedPlayer,
    /// The one who stands below.
    pub lower: &'s RankedPlayer,
    pub rules: &'s RuleSet,
}

impl Standings {
    /// What separates the row at this index from the one above it. None for the first row, for the disqualified, and
    /// where there is no such row.
    pub fn separation(&self, at: usize) -> Option<Separation<'_>> {
        let lower = self.rows.get(at)?;
        let upper = self.rows.get(at.checked_sub(1)?)?;
        Some(Separation { criterion: lower.from_above?, upper, lower, rules: &self.rules })
    }
}

impl Separation<'_> {
    /// The links of the chain before the one that separates them, in which both are equal; where none does, all of it.
    pub fn in_common(&self) -> impl Iterator<Item = Criterion> {
        let links = self.rules.chain.links().iter().map(|link| Criterion::from(*link));
        links.take_while(|link| *link != self.criterion)
    }
}
