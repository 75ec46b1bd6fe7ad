//! What tests share.

pub mod db;

pub use db::{TestDb, db};
