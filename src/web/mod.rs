//! The pages: routes by audience, forms, errors, and the server itself.

pub mod http;
pub(crate) mod live;
pub mod pages;
pub mod routes;
pub mod server;
pub mod ui;
