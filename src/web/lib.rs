//! The pages, in folders by who opens them.
//!
//! Each file of [`pages`] names its routes with their permissions in `routes()`, has the page's struct above its handler, and
//! its template in the same folder of `templates/`. [`routes`] gathers them, and the server (`http`) is handed that list.
//!
//! A handler reads, asks `views` or an action, builds its page and returns it. Rules are decided elsewhere. Begin with
//! `pages/public/standings.rs` for a page, and with `pages/organizer/rounds` for forms.

pub mod api;
pub mod pages;
pub mod routes;
pub mod static_copy;
