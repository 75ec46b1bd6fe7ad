//! How a tournament ranks and how far it goes: the championship as a country plays it.
//!
//! The default is CATAN Studio's rules. [`Preset`] has those of other bodies, and every other set is a change of one. What
//! ranks by a set is [`standings`](crate::standings), one function for all of them. The text form is read and written in
//! [`text`].

mod places;
mod presets;
mod set;
#[cfg(test)]
mod tests;
pub mod text;
mod vocabulary;

pub use crate::rule_set::places::{PlacePoints, Points};
pub use crate::rule_set::presets::Preset;
#[cfg(test)]
pub(crate) use crate::rule_set::set::random_set;
pub use crate::rule_set::set::{Chain, Qualify, QualifyTable, RuleSet};
pub use crate::rule_set::vocabulary::{Cut, Link, RuleKey, RuleRefusal, Share, SharedPlaces, within};
