//! What a player is told on a phone: on a locked screen anybody reads it, so it says nothing that is not public.

use reeve_rules::games::System;
use reeve_store::push_device::News;

use crate::games::terms;

/// The address of a device that a browser sent is at no push service that this Reeve sends to.
pub const UNKNOWN_SERVICE: &str =
    "Reeve can't reach the service by which this browser is woken. Another browser may work, or mail.";

/// On how many devices a player is told; none where on none.
pub fn devices(count: i64) -> Option<String> {
    match count {
        ..1 => None,
        1 => Some("one device".to_owned()),
        count => Some(format!("{count} devices")),
    }
}

/// What is new. Beside it stands the name of the tournament.
pub fn text(news: News, system: &System) -> String {
    match news {
        News::Seats => texts::push::seats(terms(system)),
        News::OtherSeat => texts::push::other_seat(terms(system)),
        News::Sign => texts::push::sign(),
        News::FinalDay => texts::push::final_day(),
    }
}
