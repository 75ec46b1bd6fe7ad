//! What tests share.

pub mod app;
pub mod day;
pub mod db;

pub use db::{TestDb, db};
