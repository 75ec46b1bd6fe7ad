//! Whoever waits for a schedule is told how far it is, and may stop it.

use std::cell::Cell;

/// So many swaps are looked at between two questions.
pub(super) const EVERY: u64 = 1024;

/// Asks, while a schedule is made, whether it is still wanted.
pub(super) struct Watch<'w> {
    /// Is told how much of the allowed work is done, in thousandths; says whether to go on.
    ask: &'w dyn Fn(u32) -> bool,
    limit: u64,
    done: Cell<u64>,
    stopped: Cell<bool>,
}

impl<'w> Watch<'w> {
    /// A watch over so much work.
    pub(crate) fn new(limit: u64, ask: &'w dyn Fn(u32) -> bool) -> Self {
        Watch { ask, limit, done: Cell::new(0), stopped: Cell::new(false) }
    }

    /// Notes that so many more swaps were looked at. False once nobody wants the schedule any more; what was worked out
    /// until then is worth nothing.
    pub(crate) fn goes_on(&self, swaps: u64) -> bool {
        if self.stopped.get() {
            return false;
        }
        let done = self.done.get().saturating_add(swaps).min(self.limit);
        self.done.set(done);
        let thousandths = u128::from(done) * 1000 / u128::from(self.limit.max(1));
        self.stopped.set(!(self.ask)(u32::try_from(thousandths).unwrap_or(1000)));
        !self.stopped.get()
    }

    /// Whether somebody said stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.get()
    }
}
