//! A request looked over: who sits in which round still to make, how many tables of which size there
//! are, and which seats are bound. Refuses what can't be seated.

use crate::rng::Rng;
use crate::seating::board::Hold;
use crate::seating::refusal::{Contradiction, PlayedFault, PlayedFaultKind, Refusal};
use crate::seating::{LEAST_PLAYED, Pin, ScheduleRequest, SeatedRound, TableSizes};
use crate::tournament::bounds;

/// More rounds than this are refused; nobody plays so many games in one stage.
pub const MOST_ROUNDS: usize = bounds::ROUND.most as usize;

/// One round still to make.
#[derive(Debug, Clone)]
pub(super) struct Open {
    /// Who sits in it, in ascending order.
    pub present: Vec<usize>,
    /// The size of each table, by number.
    pub sizes: Vec<usize>,
    /// Bound seats: table and position from 0, and the player. Sorted.
    pub bound: Vec<(usize, Option<usize>, usize)>,
}

/// A request that can be seated.
#[derive(Debug, Clone)]
pub(super) struct Plan<'a> {
    pub request: &'a ScheduleRequest,
    pub open: Vec<Open>,
}

impl<'a> Plan<'a> {
    /// Looks the request over.
    pub(crate) fn new(request: &'a ScheduleRequest) -> Result<Self, Refusal> {
        if request.rounds == 0 || request.rounds > MOST_ROUNDS {
            return Err(Refusal::Rounds { rounds: request.rounds });
        }
        if request.played.len() > request.rounds {
            return Err(Refusal::MorePlayed { played: request.played.len(), rounds: request.rounds });
        }
        let faults = played_faults(&request.played, request.players, request.sizes);
        if !faults.is_empty() {
            return Err(Refusal::Played(faults));
        }
        let first = request.played.len();
        let open = (first..request.rounds).map(|round| open_round(request, round)).collect::<Result<_, _>>()?;
        Ok(Plan { request, open })
    }

    /// True when nothing is played and the same people sit in every round.
    pub(crate) fn is_fresh(&self) -> bool {
        self.request.played.is_empty() && self.open.windows(2).all(|w| w[0].present == w[1].present)
    }

    /// True when every round of the whole schedule, played ones too, seats the same people.
    pub(crate) fn same_field(&self) -> bool {
        let Some(first) = self.open.first() else {
            return false;
        };
        self.open.iter().all(|o| o.present == first.present)
            && self.request.played.iter().all(|round| {
                let mut sat: Vec<usize> = round.iter().flatten().copied().collect();
                sat.sort_unstable();
                sat == first.present
            })
    }

    /// True when some seat is bound to a position.
    pub(crate) fn binds_positions(&self) -> bool {
        self.open.iter().flat_map(|o| &o.bound).any(|(_, position, _)| position.is_some())
    }
}

/// What makes played rounds impossible to use.
fn played_faults(played: &[SeatedRound], players: usize, sizes: TableSizes) -> Vec<PlayedFault> {
    let mut faults = Vec::new();
    for (round, tables) in (1..).zip(played) {
        let mut seen = vec![false; players];
        for (table, seated) in (1..).zip(tables) {
            let mut add = |what| faults.push(PlayedFault { round, table, what });
            if !seated.is_empty() && !(LEAST_PLAYED..=sizes.most).contains(&seated.len()) {
                add(PlayedFaultKind::Size(seated.len()));
            }
            for &player in seated {
                match seen.get_mut(player) {
                    None => add(PlayedFaultKind::NotListed),
                    Some(true) => add(PlayedFaultKind::SitsTwice),
                    Some(first) => *first = true,
                }
            }
        }
    }
    faults
}

fn open_round(request: &ScheduleRequest, round: usize) -> Result<Open, Refusal> {
    let absent = request.absent.get(round - request.played.len()).map_or(&[][..], Vec::as_slice);
    let mut here = vec![true; request.players];
    for &player in absent {
        if let Some(seat) = here.get_mut(player) {
            *seat = false;
        }
    }
    let present: Vec<usize> = (0..request.players).filter(|&p| here[p]).collect();
    let Some(sizes) = request.sizes.of(present.len()) else {
        let (round, players) = (round + 1, present.len());
        return Err(match request.sizes {
            TableSizes::CHAMPIONSHIP => Refusal::Field { round, players },
            TableSizes { least, most, .. } => Refusal::NoGames { round, players, least, most },
        });
    };
    let bound = bound_seats(request, round, &here, sizes.len())?;
    let sizes = sized_tables(&bound, round, &sizes, request.sizes.most)?;
    Ok(Open { present, sizes, bound })
}

/// Pins and fixed tables of a round as one sorted list, refused where they contradict each other.
fn bound_seats(
    request: &ScheduleRequest,
    round: usize,
    here: &[bool],
    tables: usize,
) -> Result<Vec<(usize, Option<usize>, usize)>, Refusal> {
    let pins = request.pins.iter().filter(|pin| pin.round == round).map(|pin| (*pin, true));
    let fixed = request.fixed.iter().map(|&(player, table)| (Pin { round, table, position: None, player }, false));
    let mut bound: Vec<(usize, Option<usize>, usize)> = Vec::new();
    let bad = |players: &[usize], what| Err(Refusal::Bound { round: round + 1, players: players.to_vec(), what });
    for (pin, pinned) in pins.chain(fixed) {
        if !here.get(pin.player).copied().unwrap_or(false) {
            continue;
        }
        if pin.table == 0 || pin.table > tables {
            return bad(&[pin.player], Contradiction::NoTable { table: pin.table, tables, pinned });
        }
        if pin.position.is_some_and(|p| p == 0 || p > request.sizes.most) {
            return bad(&[pin.player], Contradiction::NoPosition);
        }
        let seat = (pin.table - 1, pin.position.map(|p| p - 1), pin.player);
        match bound.iter_mut().find(|(_, _, player)| *player == seat.2) {
            Some(before) if before.0 != seat.0 => {
                return bad(&[pin.player], Contradiction::TwoTables { one: before.0 + 1, other: seat.0 + 1 });
            }
            Some(before) if before.1.is_some() && seat.1.is_some() && before.1 != seat.1 => {
                return bad(&[pin.player], Contradiction::TwoPositions { table: pin.table });
            }
            Some(before) => before.1 = before.1.or(seat.1),
            None => bound.push(seat),
        }
    }
    bound.sort_unstable_by_key(|&(table, position, player)| (table, position.is_none(), position, player));
    for pair in bound.windows(2) {
        if pair[0].0 == pair[1].0 && pair[0].1.is_some() && pair[0].1 == pair[1].1 {
            return bad(&[pair[0].2, pair[1].2], Contradiction::OnePosition { table: pair[0].0 + 1 });
        }
    }
    Ok(bound)
}

/// The larger tables come first by number, except where the bound seats need them elsewhere. `most`: how many can sit at a
/// table of the game, while no table of the round need have so many.
fn sized_tables(
    bound: &[(usize, Option<usize>, usize)],
    round: usize,
    sizes: &[usize],
    most: usize,
) -> Result<Vec<usize>, Refusal> {
    let small = sizes.last().copied().unwrap_or(most);
    let small = if small == most { most - 1 } else { small };
    let large = sizes.iter().filter(|&&size| size > small).count();
    let mut needs_large = vec![false; sizes.len()];
    let who = |own: &[(usize, Option<usize>, usize)]| own.iter().map(|(_, _, player)| *player).collect::<Vec<_>>();
    let bad = |players, what| Err(Refusal::Bound { round: round + 1, players, what });
    for own in bound.chunk_by(|a, b| a.0 == b.0) {
        let last = own.iter().filter_map(|(_, position, _)| *position).max().map_or(0, |last| last + 1);
        let needed = own.len().max(last);
        if own.len() > small + 1 {
            return bad(who(own), Contradiction::TooMany { table: own[0].0 + 1, seats: small + 1 });
        }
        if needed > small + 1 {
            return bad(who(own), Contradiction::NoPosition);
        }
        needs_large[own[0].0] = needed > small;
    }
    let needed = needs_large.iter().filter(|&&n| n).count();
    if needed > large {
        let crowded = bound.iter().filter(|(table, ..)| needs_large[*table]).copied().collect::<Vec<_>>();
        return bad(who(&crowded), Contradiction::TooFewFours { needed, fours: large });
    }
    let mut spare = large - needed;
    let size = |needs: bool| {
        if needs {
            return small + 1;
        }
        if spare > 0 {
            spare -= 1;
            return small + 1;
        }
        small
    };
    Ok(needs_large.into_iter().map(size).collect())
}

impl Open {
    /// A first filling: bound players where they belong, the others in the order given.
    pub(crate) fn fill(&self, order: &[usize]) -> (SeatedRound, Vec<Hold>) {
        let mut tables: Vec<Vec<Option<(usize, Hold)>>> = self.sizes.iter().map(|&size| vec![None; size]).collect();
        let mut bound_players = vec![];
        for &(table, position, player) in &self.bound {
            bound_players.push(player);
            // Seats with a position come first in the list, so the free one found here is not wanted later.
            let seat = position.or_else(|| tables[table].iter().position(Option::is_none));
            let hold = if position.is_some() { Hold::Seat } else { Hold::Table };
            if let Some(seat) = seat.and_then(|s| tables[table].get_mut(s)) {
                *seat = Some((player, hold));
            }
        }
        bound_players.sort_unstable();
        let mut rest = order.iter().filter(|p| bound_players.binary_search(p).is_err());
        let most = self.sizes.iter().copied().max().unwrap_or(0);
        // Seat by seat over the tables, so that neighbours in the order come to different tables.
        for position in 0..most {
            for table in &mut tables {
                if let Some(seat @ None) = table.get_mut(position) {
                    *seat = rest.next().map(|&player| (player, Hold::Free));
                }
            }
        }
        let hold = tables.iter().flatten().map(|s| s.map_or(Hold::Free, |s| s.1)).collect();
        (tables.iter().map(|t| t.iter().flatten().map(|s| s.0).collect()).collect(), hold)
    }

    /// The present players at random.
    pub(crate) fn shuffled(&self, rng: &mut Rng) -> Vec<usize> {
        let mut order = self.present.clone();
        rng.shuffle(&mut order);
        order
    }
}
