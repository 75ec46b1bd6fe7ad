//! What a player is told on a phone: on a locked screen anybody reads it, so it says nothing that is not public.

use reeve_rules::games::System;
use reeve_store::push_device::News;

use crate::games::terms;

/// What a device shows that was woken and could not ask what there is.
pub const UNKNOWN: &str = "There is news in your tournament.";

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
    let ground = terms(system).ground.to_lowercase();
    match news {
        News::Seats => format!("The seats are public: see where your {ground} is."),
        News::OtherSeat => format!("Your seat has changed: see where your {ground} is now."),
        News::Sign => "Your result is in: please sign it.".to_owned(),
        News::FinalDay => "You are invited to the final day: please answer.".to_owned(),
    }
}
