//! Reeve runs CATAN championship tournaments and their side events.
//!
//! The map of the house, from the ground up; each floor uses only floors below it:
//!
//! - [`limits`]: how much of everything is taken, for every floor.
//! - [`rules`]: what the tournament rules say, as pure functions over plain values.
//! - [`secret`]: passwords, tokens and codes.
//! - [`collation`]: the order of names, as languages have it.
//! - [`time_zone`]: the time zones of tournaments.
//! - [`files`]: CSV in and out, and archives.
//! - [`mail`]: mails going out.
//! - [`store`]: the only room that knows SQL, over SQLite or PostgreSQL.
//! - [`views`]: typed answers out of one snapshot, for pages, files and refusals.
//! - [`actions`]: what people do with a tournament, one transaction each.
//! - [`config`]: the settings of the server.
//! - [`web`]: the pages and the server.
//! - [`commands`]: the commands of the `reeve` program.

/// The version of the program, with the commit that it was built from where that is known.
pub const VERSION: &str = env!("REEVE_VERSION");

pub mod actions;
pub mod collation;
pub mod commands;
pub mod config;
pub mod files;
pub mod limits;
pub mod mail;
pub mod rules;
pub mod secret;
pub mod store;
pub mod time_zone;
pub mod views;
pub mod web;
