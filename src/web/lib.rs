//! The server and its pages.
//!
//! - [`server`] starts, listens and stops, and starts what runs beside the requests: backups, mail, expiry, seats that
//!   take long.
//! - [`http`] is what every request passes and knows no page: permissions, sessions, forms, errors, headers, the cache
//!   of public pages.
//! - [`pages`] are the pages, in folders by who opens them. Each file names its routes with their permissions in
//!   `routes()`, has the page's struct above its handler, and its template in the same folder of `templates/`.
//!   [`routes`] gathers them.
//! - [`ui`] is what several pages share: layout, navigation, addresses ([`ui::urls`]), times, pictures, and in
//!   `ui::words` every sentence that depends on values, for pages, mails and commands alike.
//! - [`live`] tells open pages that something has changed, so that they ask for themselves again. It never says what.
//! - [`config`] holds the settings: each is a flag, an environment variable and a key of the settings file.
//!
//! A handler reads, asks `views` or an action, builds its page and returns it. Rules are decided elsewhere. Begin with
//! `pages/public/standings.rs` for a page, and with `pages/organizer/rounds` for forms.

/// The version of the program, with the commit that it was built from where that is known.
pub const VERSION: &str = env!("REEVE_VERSION");

pub mod config;
pub mod http;
pub mod live;
pub mod pages;
pub mod routes;
pub mod server;
pub mod ui;
