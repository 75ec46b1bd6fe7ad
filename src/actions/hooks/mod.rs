//! Webhooks: addresses outside that are told what everybody may know of a tournament. [`manage`] makes and ends them, [`send`] hands out
//! what waits and notes what came of it. What waits is queued by the actions that it is about, and committed with them.

pub mod manage;
pub mod refusal;
pub mod send;
