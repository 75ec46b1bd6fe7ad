//! Two players who may be the same person: by what, and what is said of two whom the organizer names.

use reeve_views::people::doubles::DoubleBy;

/// By what two players are taken for the same person.
pub fn double_by(by: DoubleBy) -> &'static str {
    match by {
        DoubleBy::NameAndEmail => "Same name, same e-mail address",
        DoubleBy::AlikeAndEmail => "Almost the same name, same e-mail address",
        DoubleBy::Name => "Same name",
        DoubleBy::Alike => "Almost the same name",
        DoubleBy::Email => "Same e-mail address, as families have",
    }
}

/// One of the two was changed after the page with both was made.
pub const DOUBLES_CHANGED: &str = "Somebody changed one of the two after you opened the page. Nothing was merged. Look \
    at them again.";

/// Above two players whom the organizer named.
pub const BY_HAND: &str = "The two you chose";

/// At a field that takes the name or the number of one player, where nothing else is to be said.
pub const ONE_PLAYER: &str = "Type the name or the number of one player.";

/// At the second of two players who are the same entry.
pub const SAME_NUMBER: &str = "These are the same entry. Choose two.";

/// At the second of two players of whom somebody said that they are two people.
pub const MARKED_APART: &str = "These are marked as two people. Undo that below first.";

/// Two who were to be made one, and of whom somebody said meanwhile that they are two people.
pub const MARKED_MEANWHILE: &str = "These two are marked as two people. Nothing was merged. If they are the same after \
    all, undo that under “Marked as two people” first.";

/// Two who were to be made one when the tournament was over.
pub const OVER: &str = "The tournament is over; players can't be merged any more.";

/// Both of two players have seats.
pub const BOTH_SEATED: &str = "Both players have seats in the schedule, so they can't be merged: results may stand at \
    both. If they are one person, withdraw the one who doesn't play; results that were made stay.";

/// Somebody was to go into a player who was erased.
pub const ERASED_STAYS: &str = "The data of this player was erased, so this entry can't take over anybody's data. Keep \
    the other one.";

/// Two were to be made one, and which of them stays was not said.
pub const CHOOSE_WHO_STAYS: &str = "Nothing was merged: it was not said which of the two stays. Press one of the two \
    buttons.";
