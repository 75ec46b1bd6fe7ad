//! The server, and what every request passes. No page is known here: the pages hand in their [`route::Routes`].
//!
//! - [`server`] starts, listens and stops, and has what runs beside the requests: mails, backups, expiry, the certificate.
//! - [`guard`] is the outermost layer: it finds the route, reads session and roles, and refuses whoever lacks the permission.
//! - [`form`], [`form_key`], [`session`], [`error`], [`page_cache`] and their neighbours are what handlers use.
//! - [`language`] says in which language an answer is, and the guard carries each request out in it.
//! - [`ui`] is what several pages share: layout, navigation, pictures.
//! - [`live`] tells open pages that something has changed, so that they ask for themselves again. It never says what.
//! - [`config`] holds the settings: each is a flag, an environment variable and a key of the settings file.
//!
//! Begin with `guard/mod.rs`, which lists the layers of a request in their order.

pub mod api;
pub mod assets;
pub mod body;
pub mod conditional;
pub mod config;
mod embed;
pub mod encodings;
pub mod error;
mod error_words;
pub mod form;
pub mod form_key;
pub mod form_state;
pub mod guard;
pub mod hall_demo;
pub mod headers;
pub mod language;
pub mod live;
pub mod metrics;
pub mod metrics_text;
pub mod origin;
pub mod page_cache;
pub mod poll_unchanged;
pub mod queue_policy;
pub mod request;
pub mod request_id;
pub mod response;
pub mod robots;
pub mod route;
pub mod sender;
pub mod server;
pub mod session;
pub mod sign_in_way;
pub mod ui;

// So that a template names what is here alike from both crates that it is compiled in.
extern crate self as reeve_http;

/// The version of the program, with the commit that it was built from where that is known.
pub const VERSION: &str = env!("REEVE_VERSION");
