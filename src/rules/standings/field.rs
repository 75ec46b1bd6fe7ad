//! The ranking itself, in one piece to be read beside clause 1.4: everybody's games are counted, the preliminary games
//! ranked, and semi-finals and final move those who played in them.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::rule_set::RuleSet;
use crate::sheets::score::Vp;
use crate::standings::scoring::ScoredGame;
use crate::standings::{
    After, ChainKey, Criterion, Entrant, GameTally, Input, LotNumber, Rank, RankedId, RankedPlayer, Reached, Status,
};
use crate::tournament::vocabulary::Stage;

/// What the ranking knows of one player.
#[derive(Debug, Clone)]
struct Contender {
    /// Index into the input's players.
    player: usize,
    /// False for the disqualified, who are listed last.
    ranked: bool,
    lot: Option<LotNumber>,
    /// What the preliminary games add up to.
    prelim: GameTally,
    /// The same with the semi-final.
    all: GameTally,
    /// The rank that was brought from preliminary games played elsewhere; the greatest number for those who bring none.
    brought_rank: u32,
    prelim_rank: u32,
    /// Whether the player won the semi-final; None for those who have not played one.
    semi: Option<bool>,
    /// VP in the final, and whether the player won it; None for those who have not played it.
    in_final: Option<(Vp, bool)>,
    reached: Reached,
}

/// The place that a player got in a block of the standings: those who reached the same stage.
#[derive(Debug, Clone, Copy)]
struct Placed {
    /// From 1, within the block.
    rank: u32,
    /// Whether the rank is shared with the player above.
    shared: bool,
    /// Whether lots decided between the players who were equal until then: all of them had one.
    by_lot: bool,
}

/// What one block of the standings is ordered by, one field after the other. A field that is 0 for everybody decides
/// nothing.
struct Order {
    /// The result of the final, or a rank that was brought; the greater one is better.
    front: fn(&Contender) -> u32,
    /// The chain of the rule set ([`GameTally::key`]); the greater one is better.
    chain: fn(&Contender, &RuleSet) -> ChainKey,
    lots: bool,
    /// The rank after the preliminary games; the lower one is better.
    tail: fn(&Contender) -> u32,
}

/// Nothing of what was played.
const NO_CHAIN: fn(&Contender, &RuleSet) -> ChainKey = |_, _| ChainKey::default();

const BY_PRELIM_GAMES: Order = Order { front: |_| 0, chain: |e, rules| e.prelim.key(rules), lots: true, tail: |_| 0 };
/// The greatest rank comes last.
const BY_BROUGHT_RANK: Order = Order { front: |e| u32::MAX - e.brought_rank, chain: NO_CHAIN, lots: true, tail: |_| 0 };
const BY_ALL_GAMES: Order = Order { front: |_| 0, chain: |e, rules| e.all.key(rules), lots: true, tail: |_| 0 };
const BY_PRELIM_RANK: Order = Order { front: |_| 0, chain: NO_CHAIN, lots: false, tail: |e| e.prelim_rank };
const BY_FINAL: Order =
    Order { front: final_score, chain: |e, rules| e.all.key(rules), lots: true, tail: |e| e.prelim_rank };

/// The final as one number: its winner above everybody, the others by counted VP.
fn final_score(contender: &Contender) -> u32 {
    contender.in_final.map_or(0, |(vp, won)| if won { 1000 } else { u32::from(vp.counted()) })
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
pub(super) struct RankedField<'a> {
    players: &'a [Entrant],
    rules: &'a RuleSet,
    /// Whether the preliminary games were played elsewhere.
    is_brought: bool,
    contenders: Vec<Contender>,
    slots: Slots,
    /// The ranked players in preliminary order, as indexes of contenders.
    prelim_order: Vec<usize>,
}

/// Where in the list a player of that number is.
enum Slots {
    /// For numbers that lie close together, as a store gives them: a table in which `first` comes first.
    Close {
        first: i64,
        slots: Vec<Option<u32>>,
    },
    Far(HashMap<RankedId, u32>),
}

impl Slots {
    fn new(players: &[Entrant]) -> Self {
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

    fn get(&self, id: RankedId) -> Option<usize> {
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

impl<'a> RankedField<'a> {
    pub(super) fn new(input: &Input<'a>) -> Self {
        let brought = |player: &Entrant| input.brought.and_then(|brought| brought.get(&player.id)).copied();
        let contender = |(slot, player): (usize, &Entrant)| Contender {
            player: slot,
            ranked: !matches!(player.status, Status::Disqualified { .. }),
            lot: input.lots.get(&player.id).copied(),
            prelim: brought(player).map(|(_, tally)| tally).unwrap_or_default(),
            all: brought(player).map(|(_, tally)| tally).unwrap_or_default(),
            brought_rank: brought(player).map_or(u32::MAX, |(rank, _)| rank),
            prelim_rank: 0,
            semi: None,
            in_final: None,
            reached: Reached::Prelim,
        };
        RankedField {
            players: input.players,
            rules: input.rules,
            is_brought: input.brought.is_some(),
            contenders: input.players.iter().enumerate().map(contender).collect(),
            slots: Slots::new(input.players),
            prelim_order: Vec::new(),
        }
    }

    fn contender(&mut self, id: RankedId) -> Option<&mut Contender> {
        self.slots.get(id).map(|slot| &mut self.contenders[slot])
    }

    pub(super) fn count_games(&mut self, input: &Input<'_>) {
        let share = input.rules.share;
        for game in input.games {
            let scored = ScoredGame::of(game, input.rules, input.tied_places);
            for (at, seat) in game.seats.iter().enumerate() {
                let Some(contender) = self.contender(seat.player) else {
                    continue;
                };
                let gain = scored.gain(at);
                match game.stage {
                    Stage::Prelim => contender.prelim = contender.prelim.with(&gain, share),
                    Stage::Semi => contender.semi = Some(seat.winner),
                    Stage::Final => contender.in_final = Some((scored.vp[at], seat.winner)),
                }
                if game.stage != Stage::Final {
                    contender.all = contender.all.with(&gain, share);
                }
            }
        }
    }

    pub(super) fn rank_prelims(&mut self) {
        let mut order: Vec<usize> = (0..self.contenders.len()).filter(|&slot| self.contenders[slot].ranked).collect();
        let by = if self.is_brought { &BY_BROUGHT_RANK } else { &BY_PRELIM_GAMES };
        let ranks = self.sort_block(&mut order, by);
        for (&slot, placed) in order.iter().zip(ranks) {
            self.contenders[slot].prelim_rank = placed.rank;
        }
        self.prelim_order = order;
    }

    /// Sorts a block of the standings, and gives the place of each of its members, the first being 1.
    fn sort_block(&self, block: &mut [usize], order: &Order) -> Vec<Placed> {
        let of = |slot: usize| &self.contenders[slot];
        let key = |slot: usize| ((order.front)(of(slot)), (order.chain)(of(slot), self.rules), slot);
        let mut keyed: Vec<(u32, ChainKey, usize)> = block.iter().map(|&slot| key(slot)).collect();
        // A block whose order stays as it was costs one pass: a sort of what is sorted already looks at each once.
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
    pub(super) fn place_stages(&mut self, input: &Input<'_>) -> After {
        let semi_tables = input.games.iter().filter(|game| game.stage == Stage::Semi).count();
        let final_played = input.games.iter().any(|game| game.stage == Stage::Final);
        let pending =
            if semi_tables == 0 || final_played { Vec::new() } else { self.semis_to_play(input, semi_tables) };
        for contender in &mut self.contenders {
            contender.reached = match (contender.in_final, contender.semi) {
                (Some(_), _) => Reached::Final,
                (None, Some(true)) => Reached::SemiWinner,
                (None, Some(false)) => Reached::Semi,
                (None, None) => Reached::Prelim,
            };
        }
        for &slot in &pending {
            self.contenders[slot].reached = Reached::SemiPending;
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
        let waits = |slot: &usize| self.contenders[*slot].ranked && self.contenders[*slot].semi.is_none();
        if let Some(field) = input.semi_field {
            return field.iter().filter_map(|&id| self.slots.get(id)).filter(waits).collect();
        }
        let active = |slot: &usize| self.players[self.contenders[*slot].player].status == Status::Active;
        let mut others: Vec<usize> = (0..self.contenders.len()).filter(waits).filter(active).collect();
        others
            .sort_by_key(|&slot| (self.contenders[slot].prelim_rank, &self.players[self.contenders[slot].player].name));
        others.truncate(4 * 4usize.saturating_sub(tables_played));
        others
    }

    pub(super) fn rows(&self, input: &Input<'_>) -> Vec<RankedPlayer> {
        let mut ranked = self.prelim_order.clone();
        ranked.sort_by_key(|&slot| self.contenders[slot].reached);
        let mut rows: Vec<RankedPlayer> = Vec::with_capacity(self.contenders.len());
        let mut last: Option<usize> = None;
        for block in ranked.chunk_by_mut(|&a, &b| self.contenders[a].reached == self.contenders[b].reached) {
            let order = block.first().map_or(&BY_PRELIM_RANK, |&slot| self.contenders[slot].reached.order());
            let before = rows.len() as u32;
            let places = self.sort_block(block, order);
            for (&slot, place) in block.iter().zip(&places) {
                let from_above = last.map(|above| self.criterion(above, slot, *place));
                rows.push(self.row(slot, Some(Rank(before + place.rank)), from_above));
                last = Some(slot);
            }
        }
        let mut out: Vec<usize> = (0..self.contenders.len()).filter(|&slot| !self.contenders[slot].ranked).collect();
        out.sort_by_key(|&slot| (&input.players[slot].name, input.players[slot].id));
        rows.extend(out.into_iter().map(|slot| self.row(slot, None, None)));
        rows
    }

    fn row(&self, slot: usize, rank: Option<Rank>, from_above: Option<Criterion>) -> RankedPlayer {
        let contender = &self.contenders[slot];
        let player = &self.players[contender.player];
        RankedPlayer {
            rank,
            player: player.id,
            name: player.name.clone(),
            status: player.status.clone(),
            tally: contender.all,
            prelim_rank: contender.ranked.then_some(Rank(contender.prelim_rank)),
            lot: contender.lot,
            reached: contender.reached,
            in_final: contender.in_final,
            from_above,
        }
    }

    /// What separates two neighbours; `place` is that of the lower one in its block.
    fn criterion(&self, above: usize, below: usize, place: Placed) -> Criterion {
        let (a, b) = (&self.contenders[above], &self.contenders[below]);
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
            Reached::Prelim => a.prelim.first_difference(&b.prelim, self.rules).unwrap_or(Criterion::Lots),
            Reached::Semi => a.all.first_difference(&b.all, self.rules).unwrap_or(Criterion::Lots),
            Reached::Final if a.in_final.is_some_and(|(_, won)| won) => Criterion::FinalWinner,
            Reached::Final if final_score(a) != final_score(b) => Criterion::FinalVp,
            Reached::Final => {
                let settled = if place.by_lot { Criterion::Lots } else { Criterion::PrelimRank };
                a.all.first_difference(&b.all, self.rules).unwrap_or(settled)
            }
        }
    }
}
