//! The pages: routes by audience, forms, errors, and the server itself.

pub mod app;
pub mod ask;
pub mod assets;
pub mod audit;
pub mod cleaning;
pub mod error;
pub mod find;
pub mod form;
pub mod frame;
pub mod guard;
pub mod hashing;
pub mod headers;
pub mod meters;
pub mod nav;
pub mod origin;
pub mod page;
pub mod player_form;
pub mod post;
pub mod qr;
pub mod ranks;
mod request_id;
pub mod resent;
pub mod routes;
pub mod server;
pub mod session;
pub mod shelf;
pub mod stage_tables;
pub mod timed_backup;
pub mod when;

pub mod account;
pub mod admin;
pub mod organizer;
pub mod player;
pub mod public;
