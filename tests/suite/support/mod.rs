//! What tests share.

pub mod app;
pub mod authenticator;
pub mod day;
pub mod db;
pub mod event;
pub mod filled;
pub mod hall;
pub mod letters;
pub mod memory;

pub use db::{TestDb, db};
