//! Who gets which name of a design: the draw by lot, and the first half of keeping groups apart.
//!
//! Giving names to people differently changes neither meetings nor positions nor tables of three, so
//! this search can only make the group meetings fewer.

use crate::rng::Rng;
use crate::seating::construct::Design;
use crate::seating::groups::Groups;
use crate::seating::watch::{EVERY, Watch};

/// Players by name, at random, with groups packed into classes of names that never meet.
///
/// `people` are as many as there are names. `together_apart` are people who must get names of one class
/// (they have fixed tables, so they can never meet); `None` when no class has room for them.
pub(super) fn pack(
    design: &Design,
    people: &[usize],
    apart: &[usize],
    groups: &Groups,
    rng: &mut Rng,
) -> Option<Vec<usize>> {
    let names = people.len();
    let mut classes = if design.classes.is_empty() { vec![(0..names).collect()] } else { design.classes.clone() };
    if apart.len() > 1 && (design.classes.is_empty() || classes.iter().all(|c| c.len() < apart.len())) {
        return None;
    }
    classes.iter_mut().for_each(|c| rng.shuffle(c));
    rng.shuffle(&mut classes);
    let mut person_of: Vec<Option<usize>> = vec![None; names];
    let mut waiting: Vec<bool> = vec![false; people.iter().max().map_or(0, |m| m + 1)];
    people.iter().for_each(|&p| waiting[p] = true);
    let mut give = |class: &mut Vec<usize>, person: usize, waiting: &mut Vec<bool>| {
        if let Some(name) = class.pop() {
            person_of[name] = Some(person);
            waiting[person] = false;
        }
    };
    if !apart.is_empty() {
        let class = classes.iter_mut().find(|c| c.len() >= apart.len())?;
        apart.iter().for_each(|&p| give(class, p, &mut waiting));
    }
    let mut order: Vec<usize> = (0..groups.members().len()).collect();
    rng.shuffle(&mut order);
    order.sort_by_key(|&g| std::cmp::Reverse(groups.members()[g].len()));
    for group in order {
        let mut own: Vec<usize> =
            groups.members()[group].iter().copied().filter(|&p| waiting.get(p) == Some(&true)).collect();
        rng.shuffle(&mut own);
        while !own.is_empty() {
            // The tightest class that holds the rest of the group, else the one with the most room.
            let fits = classes.iter().enumerate().filter(|(_, c)| c.len() >= own.len()).min_by_key(|(_, c)| c.len());
            let most = classes.iter().enumerate().max_by_key(|(_, c)| c.len());
            let Some((index, _)) = fits.or(most) else {
                break;
            };
            let take = own.len().min(classes[index].len());
            if take == 0 {
                break;
            }
            for person in own.split_off(own.len() - take) {
                give(&mut classes[index], person, &mut waiting);
            }
        }
    }
    let mut rest: Vec<usize> = people.iter().copied().filter(|&p| waiting[p]).collect();
    rng.shuffle(&mut rest);
    person_of.into_iter().map(|p| p.or_else(|| rest.pop())).collect()
}

/// When [`anneal_names`] stops.
pub(super) struct Until<'a> {
    /// At so few meetings in groups.
    pub(super) goal: u64,
    /// After so many exchanges that were looked at.
    pub(super) steps: u64,
    pub(super) watch: &'a Watch<'a>,
}

/// Exchanges names between people so that fewer of one group meet; `bound` people keep theirs.
/// Returns the group meetings left.
pub(super) fn anneal_names(
    design: &Design,
    person_of: &mut [usize],
    bound: &[usize],
    groups: &Groups,
    rng: &mut Rng,
    until: Until,
) -> u64 {
    let Until { goal, steps, watch } = until;
    let partners = partners(design, person_of.len());
    let shared = |a: usize, b: usize| i64::from(a != b && groups.share(a, b));
    let meets = |people: &[usize], name: usize, person: usize, not: usize| -> i64 {
        partners[name].iter().filter(|&&other| other != not).map(|&other| shared(person, people[other])).sum()
    };
    let mut now: i64 = (0..person_of.len()).map(|a| meets(person_of, a, person_of[a], a)).sum::<i64>() / 2;
    let (mut best, mut kept) = (now, person_of.to_vec());
    for step in 0..steps {
        if best <= goal as i64 || (step.is_multiple_of(EVERY) && !watch.goes_on(EVERY.min(step))) {
            break;
        }
        let (a, b) = (rng.below(person_of.len()), rng.below(person_of.len()));
        let (p, q) = (person_of[a], person_of[b]);
        if a == b || bound.contains(&p) || bound.contains(&q) {
            continue;
        }
        let before = meets(person_of, a, p, b) + meets(person_of, b, q, a);
        let after = meets(person_of, a, q, b) + meets(person_of, b, p, a);
        // From one meeting in the beginning down to a sixth: worse by d in one of 2^(d * k) cases.
        let cold = 1 + 8 * step / steps.max(1);
        let worse = after - before;
        if worse <= 0 || (worse < 8 && rng.next_u64() >> (64 - (worse as u64 * cold).min(63)) == 0) {
            person_of.swap(a, b);
            now += worse;
            if now < best {
                best = now;
                kept.copy_from_slice(person_of);
            }
        }
    }
    person_of.copy_from_slice(&kept);
    best.max(0) as u64
}

/// Whom each name meets, once for every meeting.
fn partners(design: &Design, names: usize) -> Vec<Vec<usize>> {
    let mut partners = vec![Vec::new(); names];
    for table in design.rounds.iter().flatten() {
        for &a in table {
            partners[a].extend(table.iter().copied().filter(|&b| b != a));
        }
    }
    partners
}
