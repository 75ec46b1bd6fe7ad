//! The addresses of this program. Every link, form target and redirect is made here, for pages and for templates, so
//! that a path is written once beside the pattern of its route, and what stands in it is percent-encoded in one place. The
//! tests of [`crate::web::routes`] hold that every address here leads to a route, and every route has its address here.
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

pub(crate) use self::boards::*;
pub(crate) use self::games::*;
pub(crate) use self::hall::*;
pub(crate) use self::judge::*;
pub(crate) use self::player::*;
pub(crate) use self::public::*;
pub(crate) use self::run::*;
pub(crate) use self::series::*;
pub(crate) use self::site::*;
pub(crate) use self::url::*;
