//! Reeve runs CATAN championship tournaments and their side events. This is the program itself: its [`commands`].
//! Everything else is a crate in a folder beside this file; `docs/ARCHITECTURE.md` has the map.

pub mod commands;
