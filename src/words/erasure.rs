//! The words of erasing a person: where a name may stand in texts of others.

use reeve_store::erase::TextPlace;

/// Where a text stands in which a name may be.
pub fn text_place(place: TextPlace) -> &'static str {
    match place {
        TextPlace::Witness(_) => "Who watched a drawing of lots",
        TextPlace::Reason(_) => "What a drawing of lots decided",
        TextPlace::Sheet(_) => "A version of a record sheet",
        TextPlace::Guardian(_) => "The guardian of another player",
        TextPlace::GuestList(_) => "The list of those invited",
        TextPlace::Companions(_) => "Who comes along with another player",
        TextPlace::Film(_) => "Who asked to film at a table",
        TextPlace::Layers(_) => "Who lays a board in turn",
        TextPlace::ComesWith(_) => "Who another player said comes too",
        TextPlace::Note(_) => "A note about another player",
        TextPlace::Dispute(_) => "Why a player did not agree with a result",
        TextPlace::Decision(_) => "Why a judge decided a game",
        TextPlace::Count(_) => "Why the count of round 1 was corrected",
        TextPlace::RulingReport(_) => "What was reported to a judge",
        TextPlace::RulingDecision(_) => "What a judge ruled",
        TextPlace::Announcement(_) => "An announcement",
        TextPlace::MissingPart(_) => "Which part was missing in a game",
    }
}
