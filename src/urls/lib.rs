//! The addresses of this program. Every link, form target and redirect is made here, for pages and for templates, so
//! that a path is written once beside the pattern of its route, and what stands in it is percent-encoded in one place. The
//! tests of [`crate::routes`] hold that every address here leads to a route, and every route has its address here.
//!
//! A template calls these functions too: `href="{{ urls::sign_in() }}"`, or `{{ urls.players() }}` where its page has a
//! field `urls` with the addresses of its tournament.

mod boards;
mod duty;
mod games;
mod hall;
mod judge;
mod media;
mod papers;
mod player;
mod public;
mod run;
mod series;
mod site;
mod url;

pub use self::boards::*;
pub use self::games::*;
pub use self::hall::*;
pub use self::judge::*;
pub use self::player::*;
pub use self::public::*;
pub use self::run::*;
pub use self::series::*;
pub use self::site::*;
pub use self::url::*;
