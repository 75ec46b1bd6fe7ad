//! The pages, by who opens them. The folders are those of `templates/`.

pub mod account;
pub mod admin;
pub mod audit;
pub mod judge;
pub mod laptop;
pub mod organizer;
pub mod player;
pub mod public;
