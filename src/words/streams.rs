//! The words of what is laid over the picture of a stream.

use reeve_rules::tournament::streams::{StreamColours, StreamCorner, StreamPart, StreamPlan, StreamSize};

/// What a part is called where it is chosen.
pub fn part(part: StreamPart) -> &'static str {
    match part {
        StreamPart::Nothing => "Nothing",
        StreamPart::Clock => "Round and clock",
        StreamPart::Table => "One table",
        StreamPart::Standings => "Standings around the cut",
        StreamPart::Bracket => "Semi-finals and final",
        StreamPart::Champion => "Champion",
        StreamPart::Player => "One player",
    }
}

/// What an address shows, in a few words.
pub fn plan(plan: &StreamPlan) -> String {
    match (plan.part, plan.number) {
        (StreamPart::Table, Some(number)) => format!("Table {number}"),
        (StreamPart::Player, Some(number)) => format!("Player {number}"),
        (part, _) => self::part(part).to_owned(),
    }
}

/// A place in the picture.
pub fn corner(corner: StreamCorner) -> &'static str {
    match corner {
        StreamCorner::BottomLeft => "Bottom left",
        StreamCorner::Bottom => "Bottom",
        StreamCorner::BottomRight => "Bottom right",
        StreamCorner::TopLeft => "Top left",
        StreamCorner::Top => "Top",
        StreamCorner::TopRight => "Top right",
    }
}

/// How large its letters are.
pub fn size(size: StreamSize) -> &'static str {
    match size {
        StreamSize::Small => "Small",
        StreamSize::Medium => "Medium",
        StreamSize::Large => "Large",
    }
}

/// Its colours.
pub fn colours(colours: StreamColours) -> &'static str {
    match colours {
        StreamColours::Dark => "Light letters on dark",
        StreamColours::Light => "Dark letters on light",
    }
}
