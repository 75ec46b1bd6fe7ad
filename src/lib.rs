//! Reeve runs CATAN championship tournaments and their side events.
//!
//! The map of the house, from the ground up; each floor uses only floors below it:
//!
//! - [`limits`]: how much of everything is taken, for every floor.
//! - [`rules`]: what the tournament rules say, as pure functions over plain values.
//! - [`files`]: the CSV formats in and out.
//! - [`mail`]: mails going out.
//! - [`store`]: the only room that knows SQL, over SQLite or PostgreSQL.
//! - [`actions`]: what people do with a tournament, one transaction each.
//! - [`web`]: the pages and the server.
//! - [`commands`]: the commands of the `reeve` program.

pub mod actions;
pub mod commands;
pub mod config;
pub mod files;
pub mod limits;
pub mod mail;
pub mod rules;
pub mod secret;
pub mod store;
pub mod views;
pub mod web;
