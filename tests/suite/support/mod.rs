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

/// Whether this is `./check full`: what takes long and rarely finds anything is left to it.
pub fn is_full() -> bool {
    std::env::var_os("REEVE_FULL").is_some()
}
