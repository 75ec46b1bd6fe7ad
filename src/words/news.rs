//! What a player is told on a phone: on a locked screen anybody reads it, so it says nothing that is not public.

use reeve_rules::games::System;
use reeve_store::push_device::News;

use crate::games::terms;

/// What is new. Beside it stands the name of the tournament.
pub fn text(news: News, system: &System) -> String {
    let game = &terms(system);
    match news {
        News::Seats => texts::news::seats(game),
        News::OtherSeat => texts::news::other_seat(game),
        News::Sign => texts::news::sign(),
        News::FinalDay => texts::news::final_day(),
    }
}
