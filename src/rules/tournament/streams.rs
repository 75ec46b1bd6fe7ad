//! What an address for streams shows, laid over the picture of a game: one thing, in a corner.

use crate::tournament::vocabulary::words;

words! {
    /// A thing that is laid over a picture.
    StreamPart {
        /// Nothing: the picture alone.
        Nothing = "nothing",
        /// The round and its clock.
        Clock = "clock",
        /// Who plays at a table, and the result once it is public.
        Table = "table",
        /// The standings around the line of those who go on.
        Standings = "standings",
        /// Semi-finals and final.
        Bracket = "bracket",
        /// Who won.
        Champion = "champion",
        /// A player with rank, wins and VP.
        Player = "player",
    }
}

impl StreamPart {
    /// Whether it takes the number of a table or of a player.
    pub fn takes_a_number(self) -> bool {
        matches!(self, StreamPart::Table | StreamPart::Player)
    }
}

words! {
    /// Where in the picture it stands.
    StreamCorner {
        BottomLeft = "bottom-left",
        Bottom = "bottom",
        BottomRight = "bottom-right",
        TopLeft = "top-left",
        Top = "top",
        TopRight = "top-right",
    }
}

words! {
    /// How large its letters are.
    StreamSize {
        Small = "small",
        Medium = "medium",
        Large = "large",
    }
}

words! {
    /// Light letters on dark, or the other way round.
    StreamColours {
        Dark = "dark",
        Light = "light",
    }
}

/// What an address shows, and how it is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StreamPlan {
    pub part: StreamPart,
    /// The table or the player, where the part [takes one](StreamPart::takes_a_number).
    pub number: Option<i64>,
    pub corner: StreamCorner,
    pub size: StreamSize,
    pub colours: StreamColours,
}

impl Default for StreamPlan {
    /// What a new address shows.
    fn default() -> StreamPlan {
        StreamPlan {
            part: StreamPart::Nothing,
            number: None,
            corner: StreamCorner::BottomLeft,
            size: StreamSize::Medium,
            colours: StreamColours::Dark,
        }
    }
}

impl StreamPlan {
    /// The plan as it is stored.
    pub fn text(&self) -> String {
        let number = self.number.map(|number| number.to_string()).unwrap_or_default();
        format!("{}:{number} {} {} {}", self.part, self.corner, self.size, self.colours)
    }

    /// Reads a plan that was stored. What a newer program may have written is as in a new one.
    pub fn read(text: &str) -> StreamPlan {
        let usual = StreamPlan::default();
        let mut words = text.split(' ');
        let mut word = || words.next().unwrap_or_default();
        let (part, number) = word().split_once(':').unwrap_or_default();
        StreamPlan {
            part: StreamPart::from_code(part).unwrap_or(usual.part),
            number: number.parse().ok(),
            corner: StreamCorner::from_code(word()).unwrap_or(usual.corner),
            size: StreamSize::from_code(word()).unwrap_or(usual.size),
            colours: StreamColours::from_code(word()).unwrap_or(usual.colours),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_comes_back_as_it_was_stored() {
        let plan = StreamPlan {
            part: StreamPart::Table,
            number: Some(3),
            corner: StreamCorner::TopRight,
            size: StreamSize::Large,
            colours: StreamColours::Light,
        };
        assert_eq!(plan.text(), "table:3 top-right large light");
        assert_eq!(StreamPlan::read(&plan.text()), plan);
        assert_eq!(StreamPlan::read(&StreamPlan::default().text()), StreamPlan::default());
        assert_eq!(StreamPlan::read("weather sideways"), StreamPlan::default());
    }
}
