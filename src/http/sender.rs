//! Whose form it was that waited on a device. Such a form names its sender, so that nobody who signs in there later
//! sends it as their own.

use actix_web::http::header::HeaderMap;

use crate::request::Access;
use reeve_actions::Who;

/// The header with which a form that waited names its sender.
const HEADER: &str = "reeve-sender";

/// How the pages name whose they are: the player whose private link it is, or who is signed in; empty for everybody else.
pub fn of(access: &Access) -> String {
    match (&access.player, &access.who) {
        (Some(player), _) => format!("player-{}", player.id),
        (None, Who::Account { id, .. }) => format!("account-{id}"),
        _ => String::new(),
    }
}

/// Whether a request may be carried out for whoever asks: it names no sender, or names them.
pub fn is_theirs(headers: &HeaderMap, access: &Access) -> bool {
    headers.get(HEADER).is_none_or(|named| named.as_bytes() == of(access).as_bytes())
}
