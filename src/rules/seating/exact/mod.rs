//! The best schedule of all, for up to 13 players and three rounds: every way to seat a round is written down
//! ([`rounds`]), and rounds are put together as long as anything better could come of it ([`search`]).
//!
//! It goes in the order of the objective. First the fewest meetings of any two, with the fewest repeats; then positions
//! ([`orders`]), which cost nothing where none was held before and none is to stay; then groups, from as few meetings of them
//! as there could be upwards; then tables of three. People who are alike in everything that counts may change names, and
//! rounds that are alike may change places, so of all these only one is looked at: without groups the first round is one
//! single way, and the more people there are who differ, the fewer rounds keep them apart.
//!
//! What stays (played rounds, fixed tables, pinned seats) makes lists shorter and people less alike, and is gone through in
//! the same way. The work is limited like that of every search: where it does not last, nothing comes of it.

mod orders;
mod rounds;
mod search;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::rng::Rng;
use crate::seating::exact::orders::{Table, orders};
use crate::seating::exact::rounds::{
    Kind, MOST_PEOPLE, MOST_TABLES, Tied, arrange, count_of_kinds, every_kind, pairs_of, people_of,
};
use crate::seating::exact::search::{Budget, Hunt, Lists, Three};
use crate::seating::plan::{Open, Plan};
use crate::seating::proven::{Facts, spread_pairs};
use crate::seating::search::Work;
use crate::seating::{SeatedRound, SeatedTable, positions};

/// So many players can sit in a round.
pub(super) const MOST_PLAYERS: usize = 13;

/// So many rounds there can be, played ones too.
pub(super) const MOST_ROUNDS: usize = 3;

/// Whether a field is small enough for it.
pub(super) fn fits(plan: &Plan) -> bool {
    people(plan).len() <= MOST_PEOPLE
        && plan.request.rounds <= MOST_ROUNDS
        && !plan.open.is_empty()
        && plan.open.iter().all(|open| open.present.len() <= MOST_PLAYERS)
}

/// A schedule than which none is better, for a field that [`fits`]; none where the work does not last.
pub(super) fn best(plan: &Plan, facts: &Facts, rng: &mut Rng, work: &mut Work) -> Option<Vec<SeatedRound>> {
    let mut budget = Budget::new(work.0, work.1);
    let best = Field::new(plan, &mut budget).and_then(|mut field| field.best(facts, rng, &mut budget));
    work.0 = budget.swaps();
    best
}

/// Where one of the three rounds comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slot {
    /// There are fewer than three.
    Nothing,
    Played(usize),
    /// A round still to make, by its place among these.
    Open(usize),
}

/// The people who sit in the rounds still to make, as bits, and all that counts about them.
struct Field<'a> {
    plan: &'a Plan<'a>,
    /// Their numbers in the request.
    people: Vec<usize>,
    slots: [Slot; 3],
    /// Every way to seat the rounds of a slot; a list that two have stands once.
    lists: Vec<Vec<Kind>>,
    list_of: [usize; 3],
    /// The positions that each has held, as bits.
    held: Vec<u8>,
    gone: Gone,
}

/// What those have who sit in no round still to make.
#[derive(Debug, Clone, Copy, Default)]
struct Gone {
    /// Who was never at a table of three, and who was twice or more.
    spared: u64,
    twice: u64,
    squares: u64,
}

impl<'a> Field<'a> {
    fn new(plan: &'a Plan<'a>, budget: &mut Budget) -> Option<Self> {
        let request = plan.request;
        let people = people(plan);
        let mut held = vec![0; people.len()];
        for (position, player) in request.played.iter().flatten().flat_map(|table| table.iter().enumerate()) {
            if let Ok(person) = people.binary_search(player) {
                held[person] |= 1 << position;
            }
        }
        let gone = gone(plan, &people);
        let mut field = Field { plan, people, slots: slots(plan), lists: Vec::new(), list_of: [0; 3], held, gone };
        for at in 0..3 {
            let before = (0..at).find(|&before| field.are_alike(field.slots[before], field.slots[at]));
            field.list_of[at] = before.map_or(field.lists.len(), |before| field.list_of[before]);
            if before.is_none() {
                let list = field.list(field.slots[at], budget).filter(|list| !list.is_empty())?;
                field.lists.push(list);
            }
        }
        Some(field)
    }

    /// Whether two rounds still to make seat the same people, with the same bonds.
    fn are_alike(&self, one: Slot, other: Slot) -> bool {
        match (one, other) {
            (Slot::Open(one), Slot::Open(other)) => is_alike(&self.plan.open[one], &self.plan.open[other]),
            (one, other) => one == other,
        }
    }

    fn person(&self, player: usize) -> Option<usize> {
        self.people.binary_search(&player).ok()
    }

    fn set_of(&self, players: &[usize]) -> u16 {
        players.iter().filter_map(|&player| self.person(player)).fold(0, |set, person| set | 1 << person)
    }

    /// Every way to seat a round; none where the budget does not last.
    fn list(&self, slot: Slot, budget: &mut Budget) -> Option<Vec<Kind>> {
        let list = match slot {
            Slot::Nothing => vec![Kind::default()],
            Slot::Played(round) => {
                let tables = self.plan.request.played[round].iter();
                vec![Kind::played(tables.map(|table| (self.set_of(table), table.len())))]
            }
            Slot::Open(at) => {
                let open = &self.plan.open[at];
                let mut tied: BTreeMap<usize, Tied> = BTreeMap::new();
                for &(table, position, player) in &open.bound {
                    let own = tied.entry(table).or_insert(Tied { people: 0, seats: 0 });
                    own.people |= self.set_of(&[player]);
                    own.seats = own.seats.max(position.map_or(0, |position| position + 1));
                }
                let tied: Vec<Tied> = tied.into_values().collect();
                let fours = open.sizes.iter().filter(|&&size| size == 4).count();
                let sizes = (fours, open.sizes.len() - fours);
                if !budget.spend(16 * count_of_kinds(sizes)) {
                    return None;
                }
                every_kind(self.set_of(&open.present), sizes, &tied)
            }
        };
        Some(list)
    }

    fn best(&mut self, facts: &Facts, rng: &mut Rng, budget: &mut Budget) -> Option<Vec<SeatedRound>> {
        self.arrange(0, false, rng);
        let opponents = self.fewest_repeats(facts, budget)?;
        let fairest = self.fairest(facts, opponents, budget)?;
        let shared = self.shared();
        if shared != 0 || self.is_bound() {
            self.arrange(shared, self.is_bound(), rng);
        }
        let limits = (opponents.0, opponents.1, fairest);
        let (three, positions) = self.apart(facts, limits, rng, budget)?;
        Some(self.seated(&three, positions, rng))
    }

    /// The pairs of people who share a group or a club.
    fn shared(&self) -> u128 {
        let groups = &self.plan.request.groups;
        let mut shared = 0;
        for (one, &player) in self.people.iter().enumerate() {
            for (other, &friend) in self.people[..one].iter().enumerate() {
                shared |= if groups.share(player, friend) { pairs_of(1 << one | 1 << other) } else { 0 };
            }
        }
        shared
    }

    /// Whether positions are not free, since some were held or are to stay.
    fn is_bound(&self) -> bool {
        !self.plan.request.played.is_empty() || self.plan.binds_positions()
    }

    /// Puts the lists in order. `shared`: the pairs that should not meet. `positions`: whether those count, too.
    fn arrange(&mut self, shared: u128, positions: bool, rng: &mut Rng) {
        let class = self.classes(shared, positions, rng);
        for list in &mut self.lists {
            arrange(list, shared, &class, rng);
        }
    }

    /// The class of each person, from 1: people of one class can change names, and nothing is better or worse for it.
    fn classes(&self, shared: u128, positions: bool, rng: &mut Rng) -> Vec<u16> {
        let count = self.people.len();
        let shares = |one: usize, other: usize| one != other && shared & pairs_of(1 << one | 1 << other) != 0;
        let bonds = |person: usize| {
            let player = self.people[person];
            let of_round = |open: &Open| {
                let bound = open.bound.iter().find(|bound| bound.2 == player).map(|bound| (bound.0, bound.1));
                (open.present.contains(&player), bound)
            };
            self.plan.open.iter().map(of_round).collect::<Vec<_>>()
        };
        let played = (0..3).filter(|&at| matches!(self.slots[at], Slot::Played(_)));
        let played: Vec<&Kind> = played.filter_map(|at| self.lists[self.list_of[at]].first()).collect();
        let have_met = |kind: &Kind, one: usize, other: usize| kind.met & pairs_of(1 << one | 1 << other) != 0;
        let alike = |one: usize, other: usize| {
            let mut others = (0..count).filter(|&with| with != one && with != other);
            let same_friends = others.all(|with| {
                let same_met = |kind: &&Kind| have_met(kind, one, with) == have_met(kind, other, with);
                shares(one, with) == shares(other, with) && played.iter().all(same_met)
            });
            let same_threes = played.iter().all(|kind| kind.threes >> one & 1 == kind.threes >> other & 1);
            let same_positions = !positions || self.held[one] == self.held[other];
            same_friends && same_threes && same_positions && bonds(one) == bonds(other)
        };
        let mut order: Vec<usize> = (0..count).collect();
        rng.shuffle(&mut order);
        let mut class = vec![0; count];
        let mut firsts: Vec<usize> = Vec::new();
        for person in order {
            let known = firsts.iter().position(|&first| alike(first, person));
            let at = known.unwrap_or_else(|| {
                firsts.push(person);
                firsts.len() - 1
            });
            class[person] = at as u16 + 1;
        }
        class
    }

    fn lists(&self) -> Lists<'_> {
        let [first, second, third] = self.list_of;
        Lists {
            of: self.list_of.map(|list| &self.lists[list][..]),
            same: second == third,
            all_same: first == second && second == third,
            common: [(0, 1), (0, 2), (1, 2)].map(|(one, other)| self.common(one, other)),
        }
    }

    /// The fewest meetings that two rounds must have in common: a table draws its people from the tables of the other and
    /// from those who do not sit there, and some are bound to one table in both.
    fn common(&self, one: usize, other: usize) -> u32 {
        let bound = (self.always(one) & self.always(other)).count_ones();
        let (from, to) = (self.tables(self.slots[one]), self.tables(self.slots[other]));
        let known = from.iter().fold(0, |all, table| all | table);
        let strangers = to.iter().map(|table| (table & !known).count_ones() as usize).sum::<usize>();
        let counted = to.iter().map(|table| spread_pairs(table.count_ones() as usize, from.len() + strangers) as u32);
        counted.sum::<u32>().max(bound)
    }

    /// The pairs that meet in a round whatever becomes of it.
    fn always(&self, at: usize) -> u128 {
        self.lists[self.list_of[at]].iter().fold(u128::MAX, |all, kind| all & kind.met)
    }

    /// The tables of a round, those of one still to make as they may be.
    fn tables(&self, slot: Slot) -> Vec<u16> {
        let mut tables: Vec<u16> = match slot {
            Slot::Nothing => Vec::new(),
            Slot::Played(round) => self.plan.request.played[round].iter().map(|table| self.set_of(table)).collect(),
            Slot::Open(at) => {
                let open = &self.plan.open[at];
                let mut rest = &open.present[..];
                let mut next = |size: &usize| {
                    let (table, others) = rest.split_at((*size).min(rest.len()));
                    rest = others;
                    self.set_of(table)
                };
                open.sizes.iter().map(&mut next).collect()
            }
        };
        tables.retain(|table| *table != 0);
        tables
    }

    /// The fewest meetings of the pair that meets most, and the fewest repeats then.
    fn fewest_repeats(&self, facts: &Facts, budget: &mut Budget) -> Option<(u32, u32)> {
        let elsewhere = self.all_repeats(facts, 0);
        let lists = self.lists();
        let always = [self.always(0), self.always(1), self.always(2)];
        let in_all = always[0] & always[1] & always[2];
        let bound = if in_all == 0 { 1 } else { MOST_ROUNDS as u32 };
        for most in bound.max(facts.max_meetings() as u32)..=MOST_ROUNDS as u32 {
            let least = facts.repeats(u64::from(most)).saturating_sub(elsewhere) as u32;
            let mut fewest = None;
            let mut hunt = Hunt::new((most, u32::MAX, 0), budget);
            let lasted = lists.visit(&mut hunt, &mut |hunt, three| {
                fewest = Some(three.repeats);
                hunt.done = three.repeats <= least;
                hunt.repeats = three.repeats.saturating_sub(1);
            });
            if !lasted {
                return None;
            }
            if let Some(fewest) = fewest {
                return Some((most, fewest));
            }
        }
        None
    }

    /// What these people have in the rounds that are played: repeats, and meetings in groups.
    fn played(&self) -> (u64, u64) {
        let played = (0..3).filter(|&at| matches!(self.slots[at], Slot::Played(_)));
        let kinds: Vec<&Kind> = played.filter_map(|at| self.lists[self.list_of[at]].first()).collect();
        let all = kinds.iter().fold(0, |all, kind| all | kind.met);
        let meetings = kinds.iter().map(|kind| kind.met.count_ones()).sum::<u32>();
        (u64::from(meetings - all.count_ones()), kinds.iter().map(|kind| u64::from(kind.together)).sum())
    }

    /// Repeats of all players in a schedule whose people here have so many.
    fn all_repeats(&self, facts: &Facts, repeats: u32) -> u64 {
        facts.played().repeats - self.played().0 + u64::from(repeats)
    }

    /// How tables of three come round at the best, with no more repeats than these.
    fn fairest(&self, facts: &Facts, (most, repeats): (u32, u32), budget: &mut Budget) -> Option<(u64, u64)> {
        let least = (0, facts.three_squares(self.all_repeats(facts, repeats)));
        let mut fairest = None;
        let mut hunt = Hunt::new((most, repeats, u32::MAX), budget);
        let lasted = self.lists().visit(&mut hunt, &mut |hunt, three| {
            let reached = self.threes(&three);
            if fairest.is_none_or(|fairest| reached < fairest) {
                fairest = Some(reached);
            }
            hunt.done = self.threes_are_settled() || reached <= least;
        });
        fairest.filter(|_| lasted)
    }

    /// Whether every schedule has as many visits of everybody to tables of three.
    fn threes_are_settled(&self) -> bool {
        self.plan.open.iter().all(|open| open.sizes.iter().all(|size| *size == open.sizes[0]))
    }

    /// Objectives 4a and 4b of these rounds.
    fn threes(&self, three: &Three) -> (u64, u64) {
        let [a, b, c] = three.rounds.map(|round| round.threes);
        let again = [a & b, a & c, b & c];
        let count = |set: u16| u64::from(set.count_ones());
        let spared = self.gone.spared > 0 || count(a | b | c) < self.people.len() as u64;
        let twice = self.gone.twice + count(again[0] | again[1] | again[2]);
        let visits = count(a) + count(b) + count(c);
        let squares = self.gone.squares + visits + 2 * again.map(count).iter().sum::<u64>();
        (if spared { twice } else { 0 }, squares)
    }

    /// Three rounds as rounds of players: tables in no order yet, and no positions. Played ones are as they were.
    fn rounds(&self, three: &Three) -> Vec<SeatedRound> {
        let mut rounds = self.plan.request.played.clone();
        for at in 0..self.plan.open.len() {
            let slot = self.slots.iter().position(|slot| *slot == Slot::Open(at)).unwrap_or(0);
            let tables = three.rounds[slot].tables.iter().filter(|table| **table != 0);
            rounds.push(tables.map(|table| people_of(*table).map(|person| self.people[person]).collect()).collect());
        }
        rounds
    }

    /// The best three rounds with so many repeats: positions, groups, tables of three. With them goes the order of positions
    /// at their tables, where it is not free.
    fn apart(
        &self,
        facts: &Facts,
        (most, repeats, fairest): (u32, u32, (u64, u64)),
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Option<(Three, Vec<SeatedRound>)> {
        let lists = self.lists();
        let least = lists.of.iter().map(|list| list.first().map_or(0, |kind| kind.together)).sum::<u32>();
        let elsewhere = facts.played().group_meetings - self.played().1;
        let counted = facts.groups(self.all_repeats(facts, repeats)).saturating_sub(elsewhere);
        let least = least.max(counted as u32);
        let is_bound = self.is_bound();
        let mut seed = Rng::new(rng.next_u64());
        for again in self.kept_again()..=(MOST_ROUNDS * self.people.len()) as u32 {
            for together in least.. {
                let mut best: Option<((u64, u64), Three, Vec<SeatedRound>)> = None;
                let mut hunt = Hunt::new((most, repeats, together), budget);
                let lasted = lists.visit(&mut hunt, &mut |hunt, three| {
                    // Those with fewer were looked at before.
                    if three.together() < together && together > least {
                        return;
                    }
                    let reached = self.threes(&three);
                    if best.as_ref().is_some_and(|(threes, ..)| reached >= *threes) {
                        return;
                    }
                    let positions =
                        if is_bound { self.positions(&three, again, &mut seed, hunt.budget) } else { Some(Vec::new()) };
                    if let Some(positions) = positions {
                        hunt.done = self.threes_are_settled() || reached <= fairest;
                        best = Some((reached, three, positions));
                    }
                });
                let left_out = hunt.left_out;
                if !lasted || budget.is_spent() {
                    return None;
                }
                if let Some((_, three, positions)) = best {
                    return Some((three, positions));
                }
                if !left_out {
                    break;
                }
            }
            if !is_bound {
                break;
            }
        }
        None
    }

    /// Positions that are held again because they are to stay.
    fn kept_again(&self) -> u32 {
        let mut held = self.held.clone();
        let mut again = 0;
        for &(_, position, player) in self.plan.open.iter().flat_map(|open| &open.bound) {
            if let (Some(position), Some(person)) = (position, self.person(player)) {
                again += u32::from(held[person] >> position & 1);
                held[person] |= 1 << position;
            }
        }
        again
    }

    /// The rounds still to make with positions of which so many are held again; none where that is not possible.
    fn positions(&self, three: &Three, again: u32, rng: &mut Rng, budget: &mut Budget) -> Option<Vec<SeatedRound>> {
        let mut rounds = self.rounds(three).split_off(self.plan.request.played.len());
        let mut tables = Vec::new();
        for (round, open) in rounds.iter_mut().zip(&self.plan.open) {
            for table in round {
                rng.shuffle(table);
                let mut kept = [None; 4];
                for &(_, position, player) in open.bound.iter().filter(|bound| table.contains(&bound.2)) {
                    if let (Some(position), Some(person)) = (position, self.person(player)) {
                        kept[position] = Some(person);
                    }
                }
                tables.push(Table { people: table.iter().filter_map(|&player| self.person(player)).collect(), kept });
            }
        }
        let mut given = orders(&tables, &self.held, again, budget)?.into_iter();
        for table in rounds.iter_mut().flatten() {
            *table = given.next()?.into_iter().map(|person| self.people[person]).collect();
        }
        Some(rounds)
    }

    /// The schedule, with numbers of tables and positions.
    fn seated(&self, three: &Three, positions: Vec<SeatedRound>, rng: &mut Rng) -> Vec<SeatedRound> {
        let mut rounds = self.rounds(three);
        let first = self.plan.request.played.len();
        if positions.is_empty() {
            rounds.iter_mut().flatten().for_each(|table| rng.shuffle(table));
        } else {
            rounds.splice(first.., positions);
        }
        for (round, open) in rounds[first..].iter_mut().zip(&self.plan.open) {
            number(round, open, rng);
        }
        if first == 0 && !self.plan.binds_positions() {
            positions::settle(&mut rounds, self.plan.request.players);
        }
        rounds
    }
}

/// Who sits in any round still to make.
fn people(plan: &Plan) -> Vec<usize> {
    let mut people: Vec<usize> = plan.open.iter().flat_map(|open| open.present.iter().copied()).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// What those have who sit in no round still to make.
fn gone(plan: &Plan, people: &[usize]) -> Gone {
    let mut visits: BTreeMap<usize, u64> = BTreeMap::new();
    for table in plan.request.played.iter().flatten() {
        for player in table.iter().filter(|player| people.binary_search(player).is_err()) {
            *visits.entry(*player).or_default() += u64::from(table.len() == 3);
        }
    }
    let mut gone = Gone::default();
    for visits in visits.into_values() {
        gone.spared += u64::from(visits == 0);
        gone.twice += u64::from(visits >= 2);
        gone.squares += visits * visits;
    }
    gone
}

/// The three rounds, those that are alike at the end.
fn slots(plan: &Plan) -> [Slot; 3] {
    let (played, open) = (plan.request.played.len(), plan.open.len());
    let nothing = MOST_ROUNDS - (played + open).min(MOST_ROUNDS);
    let all = (0..played).map(Slot::Played).chain((0..open).map(Slot::Open));
    let mut slots = [Slot::Nothing; 3];
    for (slot, round) in slots[nothing..].iter_mut().zip(all) {
        *slot = round;
    }
    let alike = |one: usize, other: usize| is_alike(&plan.open[one], &plan.open[other]);
    if open == 3 && !alike(1, 2) {
        if alike(0, 1) {
            slots.rotate_right(1);
        } else if alike(0, 2) {
            slots.swap(0, 1);
        }
    }
    slots
}

/// Whether two rounds seat the same people, with the same bonds.
fn is_alike(one: &Open, other: &Open) -> bool {
    one.present == other.present && one.bound == other.bound
}

/// Gives tables their numbers: tables of four first, but who is bound to a number has it.
fn number(round: &mut [SeatedTable], open: &Open, rng: &mut Rng) {
    rng.shuffle(round);
    round.sort_by_key(|table| std::cmp::Reverse(table.len()));
    for &(table, _, player) in &open.bound {
        if let Some(at) = round.iter().position(|seated| seated.contains(&player)) {
            round.swap(at, table);
        }
    }
}

const _: () = assert!(MOST_PLAYERS.div_ceil(4) <= MOST_TABLES && MOST_PLAYERS <= MOST_PEOPLE);
