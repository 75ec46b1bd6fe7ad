//! What no schedule can do better: proven lower bounds for each figure, in the order of the objective.
//!
//! Every bound holds for all schedules of the same request that are at least as good in the figures
//! before it, so a bound is never above what is reached.

use crate::seating::board::{Positions, Score};
use crate::seating::groups::Groups;
use crate::seating::objective::{figures, position_counts};
use crate::seating::plan::Plan;
use crate::seating::{Figures, ProvenBounds, ScheduleRequest, SeatedRound, TableSizes};

/// Fewest pairs that share a box when `things` go into `boxes`.
pub(super) fn spread_pairs(things: usize, boxes: usize) -> u64 {
    if boxes == 0 {
        return 0;
    }
    let (each, more) = ((things / boxes) as u64, (things % boxes) as u64);
    more * each * (each + 1) / 2 + (boxes as u64 - more) * each * each.saturating_sub(1) / 2
}

/// The least sum of squares when `visits` are spread over `n` players.
pub(super) fn even_squares(visits: usize, n: usize) -> u64 {
    if n == 0 {
        return 0;
    }
    let (each, more) = ((visits / n) as u64, (visits % n) as u64);
    more * (each + 1) * (each + 1) + (n as u64 - more) * each * each
}

/// Fewest repeats for a field that stays the same, where counting does not show it and going through all
/// possibilities did: players, rounds, the most meetings of any pair allowed, repeats. A test repeats the
/// rows of 6 and 10 players; those of 13 and 14 were searched before Reeve was written. For 20 players see
/// OEIS A107431 (at most five rounds without a repeat).
const SEARCHED: [(usize, usize, u64, u64); 5] =
    [(6, 6, 3, 22), (10, 4, 2, 7), (13, 5, u64::MAX, 3), (14, 5, u64::MAX, 2), (20, 6, u64::MAX, 1)];

/// The same for the meetings of the pair that meets most: players, rounds, meetings.
const SEARCHED_MOST: [(usize, usize, u64); 1] = [(6, 7, 4)];

/// The fewest meetings of people who share a group or a club that a schedule for this request can have, with at most so many
/// repeats, as counting shows it; none where nothing is known of it.
pub fn least_group_meetings(request: &ScheduleRequest, repeats: u64) -> Option<u64> {
    if request.sizes != TableSizes::CHAMPIONSHIP {
        return Some(figures(&request.played, request.players, &request.groups).group_meetings);
    }
    Plan::new(request).ok().map(|plan| Facts::new(&plan).groups(repeats))
}

/// What counting alone shows of a championship's schedules with these figures.
pub(super) fn counted(request: &ScheduleRequest, figures: &Figures) -> ProvenBounds {
    Plan::new(request).ok().map(|plan| Facts::new(&plan).bounds(figures)).unwrap_or_default()
}

/// What the bounds are made of.
pub(super) struct Facts<'a> {
    plan: &'a Plan<'a>,
    /// Figures of the played rounds alone.
    played: Figures,
    /// Pairs that two rounds must have in common, summed over all pairs of rounds.
    common: u64,
    /// Repeats that follow from too few tables, played ones included.
    few_tables: u64,
    /// Repeats that follow from too few people to meet, played ones included.
    few_people: u64,
    /// All meetings of all rounds.
    meetings: u64,
    /// Everybody who sits at least once.
    sitting: usize,
}

impl<'a> Facts<'a> {
    pub(crate) fn new(plan: &'a Plan<'a>) -> Self {
        let request = plan.request;
        let played = figures(&request.played, request.players, &request.groups);
        let mut here = vec![false; request.players];
        let open = plan.open.iter().flat_map(|o| &o.present);
        for &player in request.played.iter().flatten().flatten().chain(open) {
            here[player] = true;
        }
        let pairs = |k: usize| (k * (k - 1) / 2) as u64;
        let sizes = request.played.iter().flatten().map(Vec::len).chain(plan.open.iter().flat_map(|o| o.sizes.clone()));
        let mut facts = Facts {
            plan,
            played,
            common: 0,
            few_tables: 0,
            few_people: 0,
            meetings: sizes.filter(|&k| k > 0).map(pairs).sum(),
            sitting: here.iter().filter(|&&h| h).count(),
        };
        facts.count_common();
        facts.few_people = played.repeats + facts.short_of_people();
        facts
    }

    /// A table of k players draws them from the tables of an earlier round, so when there are fewer tables
    /// than k some pair meets again.
    fn count_common(&mut self) {
        let request = self.plan.request;
        self.few_tables = self.played.repeats;
        self.common = common_pairs(&request.played, request.players);
        for (k, open) in self.plan.open.iter().enumerate() {
            let mut most = 0;
            let earlier = request.played.iter().map(|round| {
                let mut sat = vec![false; request.players];
                round.iter().flatten().for_each(|&p| sat[p] = true);
                (round.iter().filter(|t| !t.is_empty()).count(), sat)
            });
            let made = self.plan.open[..k].iter().map(|o| {
                let mut sat = vec![false; request.players];
                o.present.iter().for_each(|&p| sat[p] = true);
                (o.sizes.len(), sat)
            });
            for (tables, sat) in earlier.chain(made) {
                let boxes = tables + open.present.iter().filter(|&&p| !sat[p]).count();
                let forced = open.sizes.iter().map(|&size| spread_pairs(size, boxes)).sum();
                self.common += forced;
                most = most.max(forced);
            }
            self.few_tables += most;
        }
    }

    /// Each player meets a certain number of seats in the rounds to come and has only so many people left
    /// whom they never met.
    fn short_of_people(&self) -> u64 {
        let plan = self.plan;
        let n = plan.request.players;
        let mut rounds = vec![0u64; n];
        for open in &plan.open {
            open.present.iter().for_each(|&p| rounds[p] += 1);
        }
        let coming = rounds.iter().filter(|&&r| r > 0).count() as u64;
        let fours: u64 = plan.open.iter().flat_map(|o| &o.sizes).filter(|&&s| s == 4).count() as u64 * 4;
        let (mut short, mut room) = (0, 0);
        for (p, met) in met_before(&plan.request.played, n).iter().enumerate().filter(|&(p, _)| rounds[p] > 0) {
            let left = coming - 1 - met.iter().filter(|&&q| rounds[q] > 0 && q != p).count() as u64;
            short += (2 * rounds[p]).saturating_sub(left);
            room += left.saturating_sub(2 * rounds[p]).min(rounds[p]);
        }
        (short + fours.saturating_sub(room)).div_ceil(2)
    }

    /// Figures of the played rounds alone.
    pub(crate) fn played(&self) -> &Figures {
        &self.played
    }

    /// Fewest repeats when nobody meets anybody more than `most` times.
    pub(crate) fn repeats(&self, most: u64) -> u64 {
        let mut bound = self.few_tables.max(self.few_people);
        if most > 0 {
            // A pair that meets m times is common to m(m-1)/2 pairs of rounds, and has m-1 repeats.
            bound = bound.max((2 * self.common).div_ceil(most));
        }
        if self.plan.same_field() {
            let rounds = self.plan.request.rounds;
            let known = SEARCHED.iter().filter(|&&(n, r, m, _)| n == self.sitting && r <= rounds && most <= m);
            bound = bound.max(known.map(|known| known.3).max().unwrap_or(0));
        }
        bound
    }

    /// The fewest meetings that the pair meeting most can have.
    pub(crate) fn max_meetings(&self) -> u64 {
        let mut most = self.played.max_meetings.max(1);
        if self.plan.same_field() {
            let rounds = self.plan.request.rounds;
            let known = SEARCHED_MOST.iter().filter(|&&(n, r, _)| n == self.sitting && r <= rounds);
            most = most.max(known.map(|known| known.2).max().unwrap_or(0));
        }
        while most < self.plan.request.rounds as u64 && !self.could_be(most) {
            most += 1;
        }
        most
    }

    fn could_be(&self, most: u64) -> bool {
        let repeats = self.repeats(most);
        // As many meetings at `most` for each pair leave so many repeats at the most.
        let room = self.meetings - self.meetings.div_ceil(most);
        let people = self.sitting as u64;
        if (most == 1 && repeats > 0) || repeats > room || self.meetings > most * people * (people - 1) / 2 {
            return false;
        }
        // With no slack every pair that meets does so exactly `most` times, so everybody's meetings are
        // a multiple of it.
        let all_fours =
            self.plan.request.played.is_empty() && self.plan.open.iter().all(|o| o.sizes.iter().all(|&s| s == 4));
        let each = 3 * self.plan.request.rounds as u64;
        let exact = repeats == room && self.meetings.is_multiple_of(most) && all_fours && self.plan.same_field();
        !exact || each.is_multiple_of(most)
    }

    /// Fewest position repeats.
    pub(crate) fn positions(&self) -> u64 {
        let plan = self.plan;
        let n = plan.request.players;
        let held = position_counts(&plan.request.played, n);
        let mut coming = vec![0u32; n];
        for open in &plan.open {
            open.present.iter().for_each(|&p| coming[p] += 1);
        }
        let fours = plan.open.iter().flat_map(|o| &o.sizes).filter(|&&s| s == 4).count() as u64;
        let (mut alone, mut short_of_fourth) = (0, 0);
        for (held, &coming) in held.iter().zip(&coming) {
            let visits = held.iter().sum::<u32>() + coming;
            let (low, high) = (visits / 4, visits.div_ceil(4));
            // Rounds to come can fill what is missing but not undo what was held too often.
            let over: u32 = held.iter().map(|&c| c.saturating_sub(high)).sum();
            let under: u32 = held.iter().map(|&c| low.saturating_sub(c)).sum();
            alone += u64::from(over.max(under.saturating_sub(coming)));
            short_of_fourth += u64::from(low.saturating_sub(held[3]));
        }
        alone.max(short_of_fourth.saturating_sub(fours))
    }

    /// Fewest meetings of people who share a group, in schedules with at most `repeats` repeats.
    pub(crate) fn groups(&self, repeats: u64) -> u64 {
        let request = self.plan.request;
        if request.groups.is_empty() {
            return 0;
        }
        let tables_of_played = self.played.group_meetings;
        let mut crowded = 0;
        for open in &self.plan.open {
            crowded += crowded_groups(&request.groups, &open.present, open.sizes.len(), request.players);
        }
        (tables_of_played + crowded).max(self.saturated(repeats))
    }

    /// With few repeats most people meet somebody new each time, and there are only so many who share
    /// nothing with them.
    fn saturated(&self, repeats: u64) -> u64 {
        let request = self.plan.request;
        let n = request.players;
        let mut rounds = vec![0u64; n];
        let mut sits = vec![false; n];
        for open in &self.plan.open {
            open.present.iter().for_each(|&p| rounds[p] += 1);
        }
        let mut seats_met = vec![0u64; n];
        for table in request.played.iter().flatten() {
            table.iter().for_each(|&p| {
                sits[p] = true;
                seats_met[p] += table.len() as u64 - 1;
            });
        }
        for p in 0..n {
            sits[p] |= rounds[p] > 0;
        }
        let fours: u64 = self.plan.open.iter().flat_map(|o| &o.sizes).filter(|&&s| s == 4).count() as u64 * 4;
        let (mut short, mut room, mut conflicts) = (0, 0, 0);
        // Whom each player was counted for last: somebody may be in two groups of one player.
        let mut counted_for = vec![usize::MAX; n];
        for p in (0..n).filter(|&p| sits[p]) {
            counted_for[p] = p;
            let mut friends = 0;
            for &q in request.groups.of(p).iter().flat_map(|&group| &request.groups.members()[group as usize]) {
                friends += u64::from(sits[q] && counted_for[q] != p);
                counted_for[q] = p;
            }
            conflicts += friends;
            let strangers = self.sitting as u64 - 1 - friends;
            let least = seats_met[p] + 2 * rounds[p];
            short += least.saturating_sub(strangers);
            room += strangers.saturating_sub(least).min(rounds[p]);
        }
        let by_person = (short + fours.saturating_sub(room)).div_ceil(2).saturating_sub(repeats);
        let people = self.sitting as u64;
        let unmet = (people * people.saturating_sub(1) / 2 + repeats).saturating_sub(self.meetings);
        by_person.max((conflicts / 2).saturating_sub(unmet))
    }

    /// With four tables in every round and no repeat the four people of each table go to four different tables in every
    /// other round, so any two tables of four of different rounds share exactly one player. That settles how often two
    /// visits to tables of four are one player's, and with it the sum of squares for the tables of three.
    fn squares_of_four_tables(&self) -> Option<u64> {
        let open = self.plan.open.first().filter(|open| open.sizes.len() == 4 && self.plan.same_field())?;
        if !self.plan.request.played.iter().all(|round| round.iter().filter(|table| !table.is_empty()).count() == 4) {
            return None;
        }
        let (people, rounds) = (self.sitting as u64, self.plan.request.rounds as u64);
        let fours = open.sizes.iter().filter(|&&size| size == 4).count() as u64;
        let squares_of_fours = 4 * fours * rounds + fours * fours * rounds * (rounds - 1);
        (people * rounds * rounds + squares_of_fours).checked_sub(8 * fours * rounds * rounds)
    }

    /// The least sum of squares in schedules with so many repeats: each visit to a table of three to come goes to whoever
    /// has the fewest.
    pub(crate) fn three_squares(&self, repeats: u64) -> u64 {
        if let Some(settled) = self.squares_of_four_tables().filter(|_| repeats == 0) {
            return settled;
        }
        let plan = self.plan;
        let mut coming = vec![0usize; plan.request.players];
        for open in &plan.open {
            open.present.iter().for_each(|&p| coming[p] += 1);
        }
        let mut visits = vec![0usize; plan.request.players];
        for table in plan.request.played.iter().flatten().filter(|t| t.len() == 3) {
            table.iter().for_each(|&p| visits[p] += 1);
        }
        let mut left: usize = plan.open.iter().flat_map(|o| &o.sizes).filter(|&&s| s == 3).sum();
        for level in 0..plan.request.rounds {
            for (visits, coming) in visits.iter_mut().zip(&mut coming) {
                if left > 0 && *visits == level && *coming > 0 {
                    *visits += 1;
                    *coming -= 1;
                    left -= 1;
                }
            }
        }
        visits.iter().map(|&v| (v * v) as u64).sum()
    }

    /// All bounds, for a schedule with these figures.
    pub(crate) fn bounds(&self, reached: &Figures) -> ProvenBounds {
        let squares = self.three_squares(reached.repeats);
        ProvenBounds {
            max_meetings: Some(self.max_meetings()),
            repeats: Some(self.repeats(reached.max_meetings)),
            position_repeats: Some(self.positions()),
            group_meetings: Some(self.groups(reached.repeats)),
            three_twice: Some(0),
            three_squares: Some(squares),
        }
    }

    /// The bounds as the score at which a search may stop.
    pub(crate) fn goal(&self, most: u64, repeats: u64, positions: Positions) -> Score {
        let positions = match positions {
            Positions::Now => self.positions(),
            Positions::Later => self.short_of_fours(),
        };
        let squares = self.three_squares(repeats) as i64;
        [0, self.repeats(most) as i64, positions as i64, self.groups(repeats) as i64, 0, squares]
    }

    /// How many visits to tables of four players are short of at the least, to hold position 4 as often as
    /// the others; for a schedule with nothing played.
    fn short_of_fours(&self) -> u64 {
        let mut rounds = vec![0u64; self.plan.request.players];
        for open in &self.plan.open {
            open.present.iter().for_each(|&p| rounds[p] += 1);
        }
        let fours = self.plan.open.iter().flat_map(|o| &o.sizes).filter(|&&s| s == 4).count() as u64;
        rounds.iter().map(|r| r / 4).sum::<u64>().saturating_sub(4 * fours)
    }
}

/// Fewest meetings in one round of people who share a group: a group of s at t tables has some table with
/// at least s / t of them. Groups are cut so that no pair is counted in two of them.
fn crowded_groups(groups: &Groups, present: &[usize], tables: usize, players: usize) -> u64 {
    let mut here = vec![false; players];
    present.iter().for_each(|&p| here[p] = true);
    let mut sets: Vec<Vec<usize>> =
        groups.members().iter().map(|m| m.iter().copied().filter(|&p| here[p]).collect()).collect();
    sets.retain(|s: &Vec<usize>| s.len() > tables);
    sets.sort_by_key(|s| std::cmp::Reverse(s.len()));
    let mut used: Vec<Vec<usize>> = Vec::new();
    let mut sum = 0;
    for set in sets {
        let mut keep: Vec<usize> = Vec::new();
        for p in set {
            let clash =
                used.iter().any(|u| u.binary_search(&p).is_ok() && keep.iter().any(|q| u.binary_search(q).is_ok()));
            if !clash {
                keep.push(p);
            }
        }
        keep.sort_unstable();
        sum += spread_pairs(keep.len(), tables);
        used.push(keep);
    }
    sum
}

/// Pairs that two rounds have in common, over all pairs of these rounds.
fn common_pairs(rounds: &[SeatedRound], players: usize) -> u64 {
    let mut pairs: Vec<u64> = Vec::new();
    for table in rounds.iter().flatten() {
        for (i, &a) in table.iter().enumerate() {
            pairs.extend(table[i + 1..].iter().map(|&b| (a.min(b) * players + a.max(b)) as u64));
        }
    }
    pairs.sort_unstable();
    pairs.chunk_by(|a, b| a == b).map(|run| (run.len() * (run.len() - 1) / 2) as u64).sum()
}

/// Whom each player met in these rounds, each once.
fn met_before(rounds: &[SeatedRound], players: usize) -> Vec<Vec<usize>> {
    let mut met = vec![Vec::new(); players];
    for table in rounds.iter().flatten() {
        for &a in table {
            met[a].extend(table.iter().copied().filter(|&b| b != a));
        }
    }
    for own in &mut met {
        own.sort_unstable();
        own.dedup();
    }
    met
}
