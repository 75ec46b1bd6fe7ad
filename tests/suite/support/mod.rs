//! What tests share.

pub mod app;
pub mod day;
pub mod db;
pub mod event;

pub use db::{TestDb, db};
