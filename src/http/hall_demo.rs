//! Whether this process is the demonstration beside a hall's server: then every page says so, and its cookies are its own.

use std::sync::atomic::{AtomicBool, Ordering};

static IS_ON: AtomicBool = AtomicBool::new(false);

/// From now on it is.
pub fn begin() {
    IS_ON.store(true, Ordering::Relaxed);
}

pub(crate) fn is_on() -> bool {
    IS_ON.load(Ordering::Relaxed)
}
