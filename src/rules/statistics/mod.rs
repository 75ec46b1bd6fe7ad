//! What many games say together: how often each seat wins, how sure that is, and which VP led to which place.
//!
//! Nothing here ranks anybody. It counts in whole numbers all the same, in hundredths of a percent as VP% are, so that the
//! same games give the same figures on every machine.

mod interval;
mod places;
mod rates;

pub use crate::statistics::interval::{Interval, interval};
pub use crate::statistics::places::{PlaceCount, VpAndPlaces};
pub use crate::statistics::rates::{Finding, FinishedGame, FinishedSeat, WIDEST, WinRate, WinRates};
