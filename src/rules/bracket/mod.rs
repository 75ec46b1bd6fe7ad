//! Semi-finals and final: who plays, where, and who chooses first (1.1.7, 1.1.9, 1.1.10).

pub mod departures;

use crate::refusals::refusals;
use crate::standings::lots;
use crate::standings::lots::TiedGroup;
pub use crate::standings::lots::{Candidate, Presence};
use crate::standings::{After, Lots, Rank, RankedId, RankedPlayer, Reached, Standings, Status};
use crate::tournament::settings::Replacement;

/// The seeds of the four semi-final tables (1.1.7).
pub const CHART: [[u32; 4]; 4] = [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]];

/// With this many players left or fewer, the semi-finals are skipped.
pub const TOO_FEW_FOR_SEMI_FINALS: usize = 12;

/// The places of the semi-finals.
pub const SEMI_PLACES: usize = 16;
/// The places of the final.
pub const FINAL_PLACES: usize = 4;

/// A seat in a semi-final or the final.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BracketSeat {
    /// The selection position at the table, 1 to 4: by preliminary rank.
    pub position: u8,
    pub player: RankedId,
    /// The seed in the chart, from 1; in the final the same as `position`.
    pub seed: u32,
}

/// A table of a semi-final or the final, of three or four seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketTable {
    /// The table, from 1.
    pub table: u32,
    /// Its seats by selection position.
    pub seats: Vec<BracketSeat>,
}

/// The semi-finals, or why there are none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SemiFinals {
    Tables(Vec<BracketTable>),
    /// Twelve or fewer players are left: the final follows at once.
    Skipped {
        left: usize,
    },
}

refusals! {
    /// Why the places of a stage can't be given yet.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum BracketRefusal {
        /// Ties over the places: lots must be drawn first.
        Tied(Vec<TiedGroup>) = "lots-needed" in "1.4.2",
        /// Not all semi-finals have a result.
        SemisNotFinished = "semi-finals-not-finished" in "1.1.9",
        /// Fewer than three players are left.
        TooFewLeft {
            left: usize,
        } = "too-few-left" in "1.1.9",
    }
}

/// Here, unless the status says otherwise: what holds where nobody declined.
pub fn by_status(row: &RankedPlayer) -> Presence {
    if row.status == Status::Active { Presence::Here } else { Presence::Gone }
}

/// Everybody with a rank after the preliminary games, in that order; equals by name.
pub fn prelim_candidates(standings: &Standings, presence: impl Fn(&RankedPlayer) -> Presence) -> Vec<Candidate> {
    let mut rows: Vec<&RankedPlayer> = standings.rows.iter().filter(|row| row.prelim_rank.is_some()).collect();
    rows.sort_by(|a, b| (a.prelim_rank, &a.name, a.player).cmp(&(b.prelim_rank, &b.name, b.player)));
    let candidate = |row: &RankedPlayer| {
        row.prelim_rank.map(|rank| Candidate { player: row.player, rank, presence: presence(row) })
    };
    rows.into_iter().filter_map(candidate).collect()
}

/// The groups that stand in the way of giving `places`.
fn ties_in_the_way(candidates: &[Candidate], places: usize, lots: &Lots) -> Result<(), BracketRefusal> {
    let groups: Vec<TiedGroup> =
        lots::tied_candidates(candidates, places, lots).into_iter().filter(|group| group.decides.is_some()).collect();
    if groups.is_empty() { Ok(()) } else { Err(BracketRefusal::Tied(groups)) }
}

/// The semi-final tables from the preliminary ranking (1.1.7).
///
/// Who is not here is replaced by the next in rank and the seeds close up; with 13 to 15 players left
/// the lowest seeds' seats stay empty. Where free places stay empty (`Replacement::Empty`), a freed
/// seed keeps its seat without a player, but no table falls below three: then the next in rank comes in,
/// and where nobody is left to come in the seeds close up.
pub fn semi_finals(
    candidates: &[Candidate],
    replacement: Replacement,
    lots: &Lots,
) -> Result<SemiFinals, BracketRefusal> {
    let left = candidates.iter().filter(|candidate| candidate.presence == Presence::Here).count();
    if left <= TOO_FEW_FOR_SEMI_FINALS {
        return Ok(SemiFinals::Skipped { left });
    }
    if replacement == Replacement::Empty
        && let Some(tables) = semi_finals_with_empty_places(candidates, lots)?
    {
        return Ok(SemiFinals::Tables(tables));
    }
    let close_up = closed_up(candidates);
    ties_in_the_way(&close_up, SEMI_PLACES, lots)?;
    let here = seeds(&close_up);
    let tables = CHART.iter().map(|chart| {
        chart.iter().filter_map(|&seed| here.iter().copied().find(|&(_, own)| own == seed)).collect::<Vec<_>>()
    });
    Ok(SemiFinals::Tables(numbered(tables)))
}

/// The same field with freed places given up: nobody is waited for.
fn closed_up(candidates: &[Candidate]) -> Vec<Candidate> {
    let presence = |c: &Candidate| {
        if c.presence == Presence::Here { Presence::Here } else { Presence::Gone }
    };
    candidates.iter().map(|c| Candidate { presence: presence(c), ..*c }).collect()
}

/// Players with their seeds, those who are gone left out.
fn seeds(candidates: &[Candidate]) -> Vec<(Candidate, u32)> {
    candidates.iter().filter(|c| c.presence != Presence::Gone).copied().zip(1..).collect()
}

/// The tables where free places stay empty; None where that would leave a table of two that nobody
/// can fill.
fn semi_finals_with_empty_places(
    candidates: &[Candidate],
    lots: &Lots,
) -> Result<Option<Vec<BracketTable>>, BracketRefusal> {
    let seeded = seeds(candidates);
    let here = |&(candidate, _): &(Candidate, u32)| candidate.presence == Presence::Here;
    let mut next = seeded.iter().skip(SEMI_PLACES).copied().filter(here);
    let mut places = SEMI_PLACES.min(seeded.len());
    let mut tables = Vec::new();
    for chart in &CHART {
        let at_table = |seat: &&(Candidate, u32)| chart.contains(&seat.1);
        let mut table: Vec<(Candidate, u32)> = seeded.iter().filter(at_table).copied().filter(here).collect();
        while table.len() < 3 {
            let Some(comes_in) = next.next() else {
                return Ok(None);
            };
            places = places.max(comes_in.1 as usize);
            table.push(comes_in);
        }
        tables.push(table);
    }
    ties_in_the_way(candidates, places, lots)?;
    Ok(Some(numbered(tables)))
}

/// Tables with their numbers, and seats with selection positions in the order of the seeds.
fn numbered(tables: impl IntoIterator<Item = Vec<(Candidate, u32)>>) -> Vec<BracketTable> {
    let seat = |((candidate, seed), position): ((Candidate, u32), u8)| BracketSeat {
        position,
        player: candidate.player,
        seed,
    };
    let table = |(seats, table): (Vec<(Candidate, u32)>, u32)| BracketTable {
        table,
        seats: seats.into_iter().zip(1..).map(seat).collect(),
    };
    tables.into_iter().zip(1..).map(table).collect()
}

/// The final from the preliminary ranking, where there are no semi-finals (1.1.9). `candidates` as
/// [`prelim_candidates`] gives them.
pub fn final_from_prelims(
    candidates: &[Candidate],
    replacement: Replacement,
    lots: &Lots,
) -> Result<BracketTable, BracketRefusal> {
    let first_four = seeds(candidates).into_iter().take(FINAL_PLACES);
    let stay = first_four.filter(|(candidate, _)| candidate.presence == Presence::Here).count();
    let waits = replacement == Replacement::Empty && stay >= 3;
    let field = if waits { candidates.to_vec() } else { closed_up(candidates) };
    // A table of two is not possible, so below three the next in rank comes in even where places
    // stay empty, up to three.
    let places = if waits || replacement == Replacement::Next { FINAL_PLACES } else { 3 };
    ties_in_the_way(&field, places, lots)?;
    let players: Vec<Candidate> = seeds(&field)
        .into_iter()
        .take(places)
        .map(|(candidate, _)| candidate)
        .filter(|candidate| candidate.presence == Presence::Here)
        .collect();
    final_table(players)
}

/// The final from the semi-finals (1.1.9): their winners, and for a winner who isn't here the next in
/// rank. `standings` must hold all semi-finals; `presence` says who can play.
pub fn final_from_semis(
    standings: &Standings,
    presence: impl Fn(&RankedPlayer) -> Presence,
    replacement: Replacement,
    lots: &Lots,
) -> Result<BracketTable, BracketRefusal> {
    if standings.after != After::Semis {
        return Err(BracketRefusal::SemisNotFinished);
    }
    let is_here = |row: &&RankedPlayer| presence(row) == Presence::Here && row.rank.is_some();
    let (winners, others): (Vec<&RankedPlayer>, Vec<&RankedPlayer>) =
        standings.rows.iter().filter(is_here).partition(|row| row.reached == Reached::SemiWinner);
    let places = match replacement {
        Replacement::Next => FINAL_PLACES,
        Replacement::Empty => winners.len().max(3),
    };
    let candidate = |row: &&RankedPlayer, rank: Option<Rank>| {
        rank.map(|rank| Candidate { player: row.player, rank, presence: Presence::Here })
    };
    let next: Vec<Candidate> = others.iter().filter_map(|row| candidate(row, row.rank)).collect();
    let wanted = places.saturating_sub(winners.len());
    // Who comes in matters here; the order of those who come in is that of the preliminary games.
    let over_the_cut = lots::tied_candidates(&next, wanted, lots)
        .into_iter()
        .filter(|group| group.decides == Some(lots::TieDecides::Cut))
        .collect::<Vec<_>>();
    if !over_the_cut.is_empty() {
        return Err(BracketRefusal::Tied(over_the_cut));
    }
    let finalists: Vec<RankedId> =
        winners.iter().map(|row| row.player).chain(next.iter().take(wanted).map(|c| c.player)).collect();
    let prelim =
        prelim_candidates(
            standings,
            |row| {
                if finalists.contains(&row.player) { Presence::Here } else { Presence::Gone }
            },
        );
    ties_in_the_way(&prelim, FINAL_PLACES, lots)?;
    final_table(prelim.into_iter().filter(|candidate| candidate.presence == Presence::Here).collect())
}

/// The final's table of these players, who stand in the order of their preliminary rank.
fn final_table(players: Vec<Candidate>) -> Result<BracketTable, BracketRefusal> {
    if players.len() < 3 {
        return Err(BracketRefusal::TooFewLeft { left: players.len() });
    }
    let seats = players.into_iter().zip(1u8..);
    let seat = |(candidate, position): (Candidate, u8)| BracketSeat {
        position,
        player: candidate.player,
        seed: u32::from(position),
    };
    Ok(BracketTable { table: 1, seats: seats.map(seat).collect() })
}

#[cfg(test)]
mod tests;
