//! The picture of who meets whom in a seat schedule, for the staff and for everybody.

use reeve_rules::seating::{MOST_NAMED, matrix};
use reeve_views::seating::meetings::Meetings;
use reeve_words as words;

/// The meeting matrix, and the same as a table.
pub struct MeetingPicture {
    pub svg: String,
    /// Whether to begin with the large picture: it fits the page.
    pub large: bool,
    /// Whether cells have frames for people of one group or club.
    pub framed: bool,
    /// Every player in the order of the picture.
    pub lines: Vec<MetLine>,
}

/// One player in the table below the picture. The place in the table is the number in the picture.
pub struct MetLine {
    pub name: String,
    /// The numbers of the others, by how often they are met: `4, 7; twice 9`.
    pub others: String,
}

impl MeetingPicture {
    /// Draws who meets whom.
    pub fn of(meetings: Meetings) -> MeetingPicture {
        let Meetings { names, rounds, groups, met } = meetings;
        MeetingPicture {
            svg: matrix(&rounds, &names, &groups, &texts::seating::picture_title()),
            large: names.len() <= MOST_NAMED,
            framed: !groups.is_empty(),
            lines: names
                .into_iter()
                .zip(&met)
                .map(|(name, others)| MetLine { name, others: words::seating::met(others) })
                .collect(),
        }
    }
}
