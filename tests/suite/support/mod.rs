//! What tests share.

pub mod app;
pub mod db;

pub use db::{TestDb, db};
