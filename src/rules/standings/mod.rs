//! The ranking: tiebreakers, shared ranks, lots, and what moves after semi-finals and final (1.4).
//!
//! One function, [`standings`], ranks whatever has been played so far: after the first round as well
//! as in the middle of the semi-finals. `why` says in words why a player stands where they stand.

pub mod lots;
#[cfg(test)]
mod tests;
mod why;

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

use crate::rules::sheets::score;
use crate::rules::sheets::score::{TiedPlaces, Vp, VpPercent};

pub use crate::rules::standings::why::{Explanation, GameLine, explain, games_of};

/// A player, by the number that the caller knows them under. Its value means nothing here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub i64);

/// A place in the standings, from 1. Players may share one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(pub u32);

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A drawn lot; the lower one ranks higher (1.4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lot(pub u32);

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Everybody's lot who has one.
pub type Lots = BTreeMap<PlayerId, Lot>;

/// Whether a player is still in the tournament.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Status {
    /// Plays on, or has played to the end.
    Active,
    /// Left. Keeps the results made, and the rank.
    Withdrawn,
    /// Out, and listed last without a rank.
    Disqualified {
        /// The clause that the judge named.
        clause: String,
    },
}

/// A player of the tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The caller's number; no two players may have the same.
    pub id: PlayerId,
    /// The name, by which players of one rank are listed.
    pub name: String,
    /// Whether still in the tournament.
    pub status: Status,
}

/// A stage of the tournament, in the order they are played in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// The preliminary games.
    Prelim,
    /// The semi-finals.
    Semi,
    /// The final.
    Final,
}

impl Stage {
    /// The stage as files write it: `prelim`, `semi`, `final`.
    pub fn code(self) -> &'static str {
        match self {
            Stage::Prelim => "prelim",
            Stage::Semi => "semi",
            Stage::Final => "final",
        }
    }

    /// The stage of that [`Stage::code`].
    pub fn from_code(code: &str) -> Option<Stage> {
        [Stage::Prelim, Stage::Semi, Stage::Final].into_iter().find(|stage| stage.code() == code)
    }
}

/// One seat of a game that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSeat {
    /// Who sat there.
    pub player: PlayerId,
    /// VP as stated.
    pub vp: Vp,
    /// Whether the record sheet names this seat as the winner.
    pub winner: bool,
}

/// A game with a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The stage it belongs to.
    pub stage: Stage,
    /// Its round, from 1.
    pub round: u32,
    /// Its table, from 1.
    pub table: u32,
    /// Three or four seats, by selection position; one of them is the winner.
    pub seats: Vec<GameSeat>,
}

/// What is ranked.
#[derive(Debug, Clone, Copy)]
pub struct Input<'a> {
    /// Everybody, in any order.
    pub players: &'a [Player],
    /// The games that count so far, in any order. Seats of players who are not in `players` count
    /// for the table total and otherwise not.
    pub games: &'a [Game],
    /// The lots drawn so far.
    pub lots: &'a Lots,
    /// How places at a table are counted after a shared one.
    pub tied_places: TiedPlaces,
    /// Who has a seat in the semi-finals. With None it is worked out from the games: those who sat
    /// there, and while fewer than four tables are played the best-ranked of the others.
    pub semi_field: Option<&'a [PlayerId]>,
}

/// What a player's games add up to: the tiebreakers 1 to 4.
///
/// Preliminary games, and the semi-final for those who sat there; never the final. A preliminary game
/// that a player did not play adds nothing (`missed_game`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Sum of VP, each game's counted to 10.
    pub vp: u32,
    /// Sum of the games' VP%.
    pub vp_percent: VpPercent,
    /// Second places.
    pub seconds: u32,
    /// Third places.
    pub thirds: u32,
    /// Games played.
    pub games: u32,
}

impl Tally {
    /// Adds a game with this many counted VP, this share and this place.
    fn add(&mut self, vp: Vp, share: VpPercent, place: u8) {
        self.games += 1;
        self.vp += u32::from(vp.counted());
        self.vp_percent = self.vp_percent.plus(share);
        match place {
            1 => self.wins += 1,
            2 => self.seconds += 1,
            3 => self.thirds += 1,
            _ => {}
        }
    }

    /// The tiebreakers 1 to 4 as one number: the greater one ranks higher.
    ///
    /// Seconds and thirds are cut to what 16 bits hold, which nobody can play in a lifetime.
    fn key(&self) -> u128 {
        let small = |n: u32| u128::from(n.min(0xFFFF));
        u128::from(self.wins) << 96
            | u128::from(self.vp) << 64
            | u128::from(self.vp_percent.hundredths()) << 32
            | small(self.seconds) << 16
            | small(self.thirds)
    }

    /// The first tiebreaker in which two tallies differ.
    fn first_difference(&self, other: &Tally) -> Option<Criterion> {
        [
            (self.wins != other.wins, Criterion::Wins),
            (self.vp != other.vp, Criterion::Vp),
            (self.vp_percent != other.vp_percent, Criterion::VpPercent),
            (self.seconds != other.seconds, Criterion::Seconds),
            (self.thirds != other.thirds, Criterion::Thirds),
        ]
        .into_iter()
        .find_map(|(differs, criterion)| differs.then_some(criterion))
    }
}

/// What separates two neighbours in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The upper one won the final (1.1.10).
    FinalWinner,
    /// The upper one has more VP in the final (1.4.4).
    FinalVp,
    /// The upper one sat in the final.
    InFinal,
    /// The upper one won a semi-final.
    SemiWinner,
    /// The upper one's semi-final is not played yet.
    SemiPending,
    /// The upper one sat in a semi-final.
    InSemi,
    /// More games won (1.4.1).
    Wins,
    /// More VP (1.4.2).
    Vp,
    /// More VP% (1.4.3).
    VpPercent,
    /// More second places.
    Seconds,
    /// More third places.
    Thirds,
    /// The lower lot.
    Lots,
    /// The better rank after the preliminary games.
    PrelimRank,
    /// Nothing: they share a rank, until lots are drawn.
    Shared,
}

/// How far the tournament is, by its results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum After {
    /// Preliminary games only.
    Prelim,
    /// Some semi-finals have a result, not all.
    SomeSemis,
    /// All semi-finals have a result.
    Semis,
    /// The final has a result.
    Final,
}

/// What a player did in the stages after the preliminary one. The order is that of the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reached {
    /// Sat in the final.
    Final,
    /// Won a semi-final (and the final is not played, or they were missing there).
    SemiWinner,
    /// Has a semi-final to play.
    SemiPending,
    /// Lost a semi-final.
    Semi,
    /// The preliminary games.
    Prelim,
}

/// One line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The rank; None for the disqualified.
    pub rank: Option<Rank>,
    /// Who.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Still in the tournament or not.
    pub status: Status,
    /// The columns wins to games.
    pub tally: Tally,
    /// The rank after the preliminary games, which seeds semi-finals and final.
    pub prelim_rank: Option<Rank>,
    /// The lot, where one was drawn.
    pub lot: Option<Lot>,
    /// How far the player came.
    pub reached: Reached,
    /// The result of the final, for those who sat there: VP and whether won.
    pub in_final: Option<(Vp, bool)>,
    /// What separates this line from the one above it; None in the first line and for the disqualified.
    pub from_above: Option<Criterion>,
}

/// The standings: rows by rank, then name; the disqualified last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// How far the tournament is.
    pub after: After,
    /// One row for each player.
    pub rows: Vec<Row>,
}

impl Standings {
    /// The row of a player.
    pub fn row(&self, player: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|row| row.player == player)
    }

    /// The champion (1.1.10): who is first after the final. None before it.
    pub fn champion(&self) -> Option<&Row> {
        self.rows.first().filter(|row| self.after == After::Final && row.rank.is_some())
    }
}

/// Ranks the players by what has been played so far.
pub fn standings(input: &Input<'_>) -> Standings {
    let mut field = Field::new(input);
    field.count_games(input);
    field.rank_prelims();
    let after = field.place_stages(input);
    Standings { after, rows: field.rows(input) }
}

/// What the ranking knows of one player.
#[derive(Debug, Clone)]
struct Entry {
    /// Index into the input's players.
    player: usize,
    ranked: bool,
    lot: Option<Lot>,
    prelim: Tally,
    all: Tally,
    prelim_rank: u32,
    semi: Option<bool>,
    in_final: Option<(Vp, bool)>,
    reached: Reached,
}

/// Where a player came to stand in a block of the standings.
#[derive(Debug, Clone, Copy)]
struct Placed {
    /// From 1, within the block.
    rank: u32,
    /// Shared with the one above.
    shared: bool,
    /// Everybody equal in the chain had a lot.
    by_lot: bool,
}

/// What one block of the standings is ordered by: `front`, then `chain`, then lots, then `tail`.
/// Greater is better in `front` and `chain`, lower in `tail`.
struct Order {
    front: fn(&Entry) -> u32,
    chain: fn(&Entry) -> u128,
    lots: bool,
    tail: fn(&Entry) -> u32,
}

const BY_PRELIM_GAMES: Order = Order { front: |_| 0, chain: |e| e.prelim.key(), lots: true, tail: |_| 0 };
const BY_ALL_GAMES: Order = Order { front: |_| 0, chain: |e| e.all.key(), lots: true, tail: |_| 0 };
const BY_PRELIM_RANK: Order = Order { front: |_| 0, chain: |_| 0, lots: false, tail: |e| e.prelim_rank };
const BY_FINAL: Order = Order { front: final_score, chain: |e| e.all.key(), lots: true, tail: |e| e.prelim_rank };

/// The final as one number: its winner above everybody, the others by counted VP.
fn final_score(entry: &Entry) -> u32 {
    entry.in_final.map_or(0, |(vp, won)| if won { 1000 } else { u32::from(vp.counted()) })
}

impl Reached {
    fn order(self) -> &'static Order {
        match self {
            Reached::Final => &BY_FINAL,
            Reached::Semi => &BY_ALL_GAMES,
            Reached::SemiWinner | Reached::SemiPending | Reached::Prelim => &BY_PRELIM_RANK,
        }
    }
}

/// All players while they are being ranked.
struct Field<'a> {
    players: &'a [Player],
    entries: Vec<Entry>,
    slots: Slots,
    /// The ranked players in preliminary order, as indexes of entries.
    prelim_order: Vec<usize>,
}

/// From a player's number to the place in the list.
enum Slots {
    /// Numbers that lie close together, as a store gives them: a plain table from `first` on.
    Close {
        first: i64,
        slots: Vec<Option<u32>>,
    },
    Far(HashMap<PlayerId, u32>),
}

impl Slots {
    fn new(players: &[Player]) -> Self {
        let first = players.iter().map(|p| p.id.0).min().unwrap_or(0);
        let last = players.iter().map(|p| p.id.0).max().unwrap_or(0);
        let span = last.abs_diff(first);
        if span < 8 * players.len() as u64 + 64 {
            let mut slots = vec![None; span as usize + 1];
            for (slot, player) in players.iter().enumerate() {
                slots[player.id.0.abs_diff(first) as usize] = Some(slot as u32);
            }
            Slots::Close { first, slots }
        } else {
            Slots::Far(players.iter().enumerate().map(|(slot, player)| (player.id, slot as u32)).collect())
        }
    }

    fn get(&self, id: PlayerId) -> Option<usize> {
        let slot = match self {
            Slots::Close { first, slots } if id.0 >= *first => {
                usize::try_from(id.0.abs_diff(*first)).ok().and_then(|at| slots.get(at).copied().flatten())
            }
            Slots::Close { .. } => None,
            Slots::Far(slots) => slots.get(&id).copied(),
        };
        slot.map(|slot| slot as usize)
    }
}

impl<'a> Field<'a> {
    fn new(input: &Input<'a>) -> Self {
        let entry = |(slot, player): (usize, &Player)| Entry {
            player: slot,
            ranked: !matches!(player.status, Status::Disqualified { .. }),
            lot: input.lots.get(&player.id).copied(),
            prelim: Tally::default(),
            all: Tally::default(),
            prelim_rank: 0,
            semi: None,
            in_final: None,
            reached: Reached::Prelim,
        };
        Field {
            players: input.players,
            entries: input.players.iter().enumerate().map(entry).collect(),
            slots: Slots::new(input.players),
            prelim_order: Vec::new(),
        }
    }

    fn entry(&mut self, id: PlayerId) -> Option<&mut Entry> {
        self.slots.get(id).map(|slot| &mut self.entries[slot])
    }

    fn count_games(&mut self, input: &Input<'_>) {
        let mut vp = Vec::with_capacity(4);
        for game in input.games {
            vp.clear();
            vp.extend(game.seats.iter().map(|seat| seat.vp));
            let total = score::table_total(&vp);
            let winner = game.seats.iter().position(|seat| seat.winner).unwrap_or(usize::MAX);
            for (at, seat) in game.seats.iter().enumerate() {
                let Some(entry) = self.entry(seat.player) else {
                    continue;
                };
                let share = score::vp_percent(seat.vp, total);
                let place = score::place(&vp, winner, at, input.tied_places);
                match game.stage {
                    Stage::Prelim => entry.prelim.add(seat.vp, share, place),
                    Stage::Semi => entry.semi = Some(seat.winner),
                    Stage::Final => entry.in_final = Some((seat.vp, seat.winner)),
                }
                if game.stage != Stage::Final {
                    entry.all.add(seat.vp, share, place);
                }
            }
        }
    }

    fn rank_prelims(&mut self) {
        let mut order: Vec<usize> = (0..self.entries.len()).filter(|&slot| self.entries[slot].ranked).collect();
        let ranks = self.sort_block(&mut order, &BY_PRELIM_GAMES);
        for (&slot, placed) in order.iter().zip(ranks) {
            self.entries[slot].prelim_rank = placed.rank;
        }
        self.prelim_order = order;
    }

    /// Sorts a block of the standings, and gives the place of each of its members, the first being 1.
    fn sort_block(&self, block: &mut [usize], order: &Order) -> Vec<Placed> {
        let of = |slot: usize| &self.entries[slot];
        let mut keyed: Vec<(u32, u128, usize)> =
            block.iter().map(|&slot| ((order.front)(of(slot)), (order.chain)(of(slot)), slot)).collect();
        // Both sorts are stable: a block that comes in preliminary order and keeps it costs one pass.
        keyed.sort_by_key(|&(front, chain, _)| (Reverse(front), Reverse(chain)));
        let mut ranks: Vec<Placed> = Vec::with_capacity(block.len());
        for group in keyed.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            let first = ranks.len();
            let by_lot = order.lots && group.iter().all(|&(_, _, slot)| of(slot).lot.is_some());
            let last_keys = |slot: usize| (if by_lot { of(slot).lot } else { None }, (order.tail)(of(slot)));
            let members = &mut block[first..first + group.len()];
            for (place, &(_, _, slot)) in members.iter_mut().zip(group) {
                *place = slot;
            }
            members.sort_by(|&a, &b| {
                let named = |slot: usize| (&self.players[of(slot).player].name, self.players[of(slot).player].id);
                last_keys(a).cmp(&last_keys(b)).then_with(|| named(a).cmp(&named(b)))
            });
            for at in 0..members.len() {
                let shared = at > 0 && last_keys(members[at]) == last_keys(members[at - 1]);
                let rank = if shared { ranks[first + at - 1].rank } else { (first + at) as u32 + 1 };
                ranks.push(Placed { rank, shared, by_lot });
            }
        }
        ranks
    }

    /// Works out how far everybody came, and how far the tournament is.
    fn place_stages(&mut self, input: &Input<'_>) -> After {
        let semi_tables = input.games.iter().filter(|game| game.stage == Stage::Semi).count();
        let final_played = input.games.iter().any(|game| game.stage == Stage::Final);
        let pending =
            if semi_tables == 0 || final_played { Vec::new() } else { self.semis_to_play(input, semi_tables) };
        for entry in &mut self.entries {
            entry.reached = match (entry.in_final, entry.semi) {
                (Some(_), _) => Reached::Final,
                (None, Some(true)) => Reached::SemiWinner,
                (None, Some(false)) => Reached::Semi,
                (None, None) => Reached::Prelim,
            };
        }
        for &slot in &pending {
            self.entries[slot].reached = Reached::SemiPending;
        }
        match (final_played, semi_tables, pending.is_empty()) {
            (true, _, _) => After::Final,
            (false, 0, _) => After::Prelim,
            (false, _, true) => After::Semis,
            (false, _, false) => After::SomeSemis,
        }
    }

    /// Who still has a semi-final to play, when at least one has been played.
    fn semis_to_play(&self, input: &Input<'_>, tables_played: usize) -> Vec<usize> {
        let waits = |slot: &usize| self.entries[*slot].ranked && self.entries[*slot].semi.is_none();
        if let Some(field) = input.semi_field {
            return field.iter().filter_map(|&id| self.slots.get(id)).filter(waits).collect();
        }
        let active = |slot: &usize| self.players[self.entries[*slot].player].status == Status::Active;
        let mut others: Vec<usize> = (0..self.entries.len()).filter(waits).filter(active).collect();
        others.sort_by_key(|&slot| (self.entries[slot].prelim_rank, &self.players[self.entries[slot].player].name));
        others.truncate(4 * 4usize.saturating_sub(tables_played));
        others
    }

    fn rows(&self, input: &Input<'_>) -> Vec<Row> {
        let mut ranked = self.prelim_order.clone();
        ranked.sort_by_key(|&slot| self.entries[slot].reached);
        let mut rows: Vec<Row> = Vec::with_capacity(self.entries.len());
        let mut last: Option<usize> = None;
        for block in ranked.chunk_by_mut(|&a, &b| self.entries[a].reached == self.entries[b].reached) {
            let order = block.first().map_or(&BY_PRELIM_RANK, |&slot| self.entries[slot].reached.order());
            let before = rows.len() as u32;
            let places = self.sort_block(block, order);
            for (&slot, place) in block.iter().zip(&places) {
                let from_above = last.map(|above| self.criterion(above, slot, *place));
                rows.push(self.row(slot, Some(Rank(before + place.rank)), from_above));
                last = Some(slot);
            }
        }
        let mut out: Vec<usize> = (0..self.entries.len()).filter(|&slot| !self.entries[slot].ranked).collect();
        out.sort_by_key(|&slot| (&input.players[slot].name, input.players[slot].id));
        rows.extend(out.into_iter().map(|slot| self.row(slot, None, None)));
        rows
    }

    fn row(&self, slot: usize, rank: Option<Rank>, from_above: Option<Criterion>) -> Row {
        let entry = &self.entries[slot];
        let player = &self.players[entry.player];
        Row {
            rank,
            player: player.id,
            name: player.name.clone(),
            status: player.status.clone(),
            tally: entry.all,
            prelim_rank: entry.ranked.then_some(Rank(entry.prelim_rank)),
            lot: entry.lot,
            reached: entry.reached,
            in_final: entry.in_final,
            from_above,
        }
    }

    /// What separates two neighbours, of whom the lower one came to this place in its block.
    fn criterion(&self, above: usize, below: usize, place: Placed) -> Criterion {
        let (a, b) = (&self.entries[above], &self.entries[below]);
        if a.reached != b.reached {
            return match a.reached {
                Reached::Final => Criterion::InFinal,
                Reached::SemiWinner => Criterion::SemiWinner,
                Reached::SemiPending if b.reached == Reached::Semi => Criterion::SemiPending,
                _ => Criterion::InSemi,
            };
        }
        if place.shared {
            return Criterion::Shared;
        }
        match a.reached {
            Reached::SemiWinner | Reached::SemiPending => Criterion::PrelimRank,
            Reached::Prelim => a.prelim.first_difference(&b.prelim).unwrap_or(Criterion::Lots),
            Reached::Semi => a.all.first_difference(&b.all).unwrap_or(Criterion::Lots),
            Reached::Final if a.in_final.is_some_and(|(_, won)| won) => Criterion::FinalWinner,
            Reached::Final if final_score(a) != final_score(b) => Criterion::FinalVp,
            Reached::Final => {
                let settled = if place.by_lot { Criterion::Lots } else { Criterion::PrelimRank };
                a.all.first_difference(&b.all).unwrap_or(settled)
            }
        }
    }
}
