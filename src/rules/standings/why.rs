//! Why a player stands where they stand, as values: what the games add up to, and what separates neighbours.

use crate::sheets::score;
use crate::sheets::score::{Vp, VpPercent};
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
    pub won: bool,
}

/// A player's games with their arithmetic, in the order they were played in.
pub fn games_of(input: &Input<'_>, player: RankedId) -> Vec<GameArithmetic> {
    let arithmetic = |game: &PlayedGame| -> Option<GameArithmetic> {
        let at = game.seats.iter().position(|seat| seat.player == player)?;
        let table_vp: Vec<Vp> = game.seats.iter().map(|seat| seat.vp).collect();
        let winner = game.seats.iter().position(|seat| seat.winner).unwrap_or(usize::MAX);
        let total = input.by.table_total(&table_vp);
        Some(GameArithmetic {
            stage: game.stage,
            round: game.round,
            table: game.table,
            vp: table_vp[at],
            dummy: input.by.dummy_score(&table_vp),
            total,
            vp_percent: score::vp_percent(table_vp[at], total),
            place: score::place(&table_vp, winner, at, input.tied_places),
            won: at == winner,
            table_vp,
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
}

impl Standings {
    /// What separates the row at this index from the one above it. None for the first row, for the disqualified, and
    /// where there is no such row.
    pub fn separation(&self, at: usize) -> Option<Separation<'_>> {
        let lower = self.rows.get(at)?;
        let upper = self.rows.get(at.checked_sub(1)?)?;
        Some(Separation { criterion: lower.from_above?, upper, lower })
    }
}
