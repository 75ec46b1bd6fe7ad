//! Reeve runs CATAN championship tournaments and their side events. This crate is the program: its command line
//! ([`commands`]). Everything else is a crate in a folder beside this file; `docs/ARCHITECTURE.md` is the map.

pub mod commands;
