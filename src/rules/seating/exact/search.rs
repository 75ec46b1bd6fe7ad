//! Rounds put together: every three that are no worse than what is wanted.

use crate::seating::exact::rounds::Kind;
use crate::seating::watch::{EVERY, Watch};

/// So many looks at a round take as long as a swap looked at, or a little longer.
const LOOKS: u64 = 48;

/// Work that is still allowed, in looks at a round.
pub(super) struct Budget<'w> {
    left: u64,
    since: u64,
    watch: &'w Watch<'w>,
}

impl<'w> Budget<'w> {
    /// As much as so many swaps.
    pub(super) fn new(swaps: u64, watch: &'w Watch<'w>) -> Self {
        Budget { left: swaps.saturating_mul(LOOKS), since: 0, watch }
    }

    /// Takes so many looks; false when so many are not left, or nobody wants the schedule any more.
    pub(super) fn spend(&mut self, looks: usize) -> bool {
        let looks = looks as u64;
        if looks > self.left {
            self.left = 0;
            return false;
        }
        self.left -= looks;
        self.since += looks;
        let swaps = self.since / LOOKS;
        if swaps >= EVERY {
            self.since = 0;
            if !self.watch.goes_on(swaps) {
                self.left = 0;
            }
        }
        self.left > 0
    }

    pub(super) fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// What is left, in swaps.
    pub(super) fn swaps(&self) -> u64 {
        self.left / LOOKS
    }
}

/// What three rounds may have at the most, and the work that is allowed for finding them.
pub(super) struct Hunt<'b, 'w> {
    /// Meetings of any two.
    pub most: u32,
    /// Meetings after the first, over all pairs.
    pub repeats: u32,
    /// Meetings of people of one group.
    pub together: u32,
    /// Nothing more is wanted.
    pub done: bool,
    /// Whether anything was left out because of `together`.
    pub left_out: bool,
    pub budget: &'b mut Budget<'w>,
}

impl<'b, 'w> Hunt<'b, 'w> {
    pub(super) fn new((most, repeats, together): (u32, u32, u32), budget: &'b mut Budget<'w>) -> Self {
        Hunt { most, repeats, together, done: false, left_out: false, budget }
    }
}

/// Three rounds that go together, and the meetings after the first that they have.
#[derive(Debug, Clone, Copy)]
pub(super) struct Three {
    pub rounds: [Kind; 3],
    pub repeats: u32,
}

impl Three {
    /// Meetings of people of one group.
    pub(super) fn together(&self) -> u32 {
        self.rounds.iter().map(|round| round.together).sum()
    }
}

/// The lists out of which three rounds are taken, each in the order of [`Kind::place`].
pub(super) struct Lists<'a> {
    pub of: [&'a [Kind]; 3],
    /// Whether the second and the third are one list: then their order does not count.
    pub same: bool,
    /// Whether all three are.
    pub all_same: bool,
    /// The fewest meetings that first and second, first and third, second and third must have in common.
    pub common: [u32; 3],
}

/// A round beside the first one.
#[derive(Clone, Copy)]
struct Beside {
    met: u128,
    together: u32,
    /// Meetings that it has in common with the first.
    common: u32,
    at: usize,
    place: (u32, u64),
}

impl Lists<'_> {
    /// Visits every three rounds within the limits, which the visitor may make narrower; of rounds of one shape only one is
    /// taken as the first that is not settled. False where the budget did not last.
    pub(super) fn visit(&self, hunt: &mut Hunt, visitor: &mut dyn FnMut(&mut Hunt, Three)) -> bool {
        let [first, second, third] = self.of;
        let least = |list: &[Kind], from: usize| list.get(from).map_or(0, |kind| kind.together);
        let (mut near, mut far): (Vec<Beside>, Vec<Beside>) = (Vec::new(), Vec::new());
        let mut start = 0;
        for shape in first.chunk_by(|a, b| a.place() == b.place()) {
            let a = &shape[0];
            // Of rounds that may change places, the first one is the first in the list, but for its shape.
            let from = if self.all_same { start } else { 0 };
            start += shape.len();
            let (least_second, least_third) = (least(second, from), least(third, from));
            if a.together + least_second + least_third > hunt.together {
                hunt.left_out = true;
                break;
            }
            near.clear();
            far.clear();
            let gathered = gather(a, &second[from..], least_third, self.third_adds(1, hunt.most), hunt, &mut near)
                && (self.same || gather(a, third, least_second, self.third_adds(0, hunt.most), hunt, &mut far));
            if !gathered {
                return false;
            }
            // Where the first round is settled, those who are alike can still change names in the second.
            let settled = first.len() == 1;
            let mut at = 0;
            for shape in near.chunk_by(|one, other| settled && one.place == other.place) {
                let rest = if self.same { &near[at..] } else { &far[..] };
                at += shape.len();
                if shape[0].common + self.third_adds(1, hunt.most) > hunt.repeats {
                    continue;
                }
                if !self.visit_third(a, &shape[0], (rest, from), hunt, visitor) {
                    return false;
                }
                if hunt.done {
                    return true;
                }
            }
        }
        true
    }

    /// Repeats that the third of three rounds adds to those of two at the least: it has so many meetings in common with each
    /// of them, which can be the same ones only where three meetings are allowed.
    fn third_adds(&self, other: usize, most: u32) -> u32 {
        let (one, two) = (self.common[other], self.common[2]);
        if most < 3 { one + two } else { one.max(two) }
    }

    /// The third rounds beside two.
    fn visit_third(
        &self,
        a: &Kind,
        b: &Beside,
        (rest, from): (&[Beside], usize),
        hunt: &mut Hunt,
        visitor: &mut dyn FnMut(&mut Hunt, Three),
    ) -> bool {
        let (met, twice) = (a.met | b.met, a.met & b.met);
        if hunt.most < 2 && twice != 0 {
            return true;
        }
        // Pairs that the third round may not have, whatever their number.
        let barred = match hunt.most {
            0 | 1 => met,
            2 => twice,
            _ => 0,
        };
        let third_from = if self.same { from } else { 0 };
        let mut looked = 1;
        for c in rest {
            if a.together + b.together + c.together > hunt.together {
                hunt.left_out = true;
                break;
            }
            looked += 1;
            if c.met & barred != 0 {
                continue;
            }
            let repeats = b.common + (c.met & met).count_ones();
            if repeats > hunt.repeats {
                continue;
            }
            let rounds = [*a, self.of[1][from + b.at], self.of[2][third_from + c.at]];
            visitor(hunt, Three { rounds, repeats });
            if hunt.done {
                break;
            }
        }
        hunt.budget.spend(looked)
    }
}

/// The rounds of a list that can stand beside the first one, where the third adds so many repeats and meetings of one group at
/// the least. False where the budget did not last.
fn gather(a: &Kind, list: &[Kind], least: u32, adds: u32, hunt: &mut Hunt, beside: &mut Vec<Beside>) -> bool {
    let Some(room) = hunt.repeats.checked_sub(adds) else { return true };
    for (at, kind) in list.iter().enumerate() {
        if a.together + kind.together + least > hunt.together {
            hunt.left_out = true;
            break;
        }
        let again = kind.met & a.met;
        if again == 0 || (hunt.most > 1 && again.count_ones() <= room) {
            beside.push(Beside {
                met: kind.met,
                together: kind.together,
                common: again.count_ones(),
                at,
                place: kind.place(),
            });
        }
    }
    hunt.budget.spend(list.len())
}
