//! What was committed, here or by another process, and who is told of it.
//!
//! [`event_bus`] tells everybody in this process. What other processes commit comes in through [`postgres_listener`] or
//! [`file_watcher`], one for each database. [`versions`] and [`freshness`] are what the bus remembers: enough to tell a
//! page kept in memory from one that is out of date, without a statement.

pub mod event_bus;
pub mod events;
pub mod file_watcher;
pub mod freshness;
pub mod kinds;
pub mod postgres_listener;
pub mod versions;
