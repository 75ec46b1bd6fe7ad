//! The pages: routes by audience, forms, errors, and the server itself.

/// The version of the program, with the commit that it was built from where that is known.
pub const VERSION: &str = env!("REEVE_VERSION");

pub mod config;
pub mod http;
pub mod live;
pub mod pages;
pub mod routes;
pub mod server;
pub mod ui;
