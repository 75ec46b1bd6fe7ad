//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;
use reeve_rules::text::TextFault;
use reeve_rules::tournament::screens::ScreenPart;
use reeve_rules::tournament::streams::StreamPart;

refusals! {
    /// Why an action of this room is refused, or what is wrong at a field.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        ScreenName(TextFault) = {
            |fault| fault.one_of(["screen-name-missing", "screen-name-too-long", "screen-name-with-control-characters"])
        },
        /// More screens than a tournament has.
        TooManyScreens {
            most: usize,
        } = "too-many-screens",
        /// A screen with nothing to show.
        NothingShown = "screen-shows-nothing",
        /// A number of seconds that no page stays.
        Seconds {
            part: ScreenPart,
            least: i64,
            most: i64,
        } = "screen-seconds-out-of-range",
        Message(TextFault) = {
            |fault| fault.one_of(["announcement-missing", "announcement-too-long", "announcement-with-control-characters"])
        },
        /// No table has the number in the round that is on.
        NoSuchTable = "announcement-to-no-table",
        /// So many announcements stand already.
        TooManyStand {
            /// How many there can be.
            most: usize,
        } = "too-many-announcements-stand",
        /// So many announcements were made.
        TooManyMade {
            /// How many there can be.
            most: usize,
        } = "too-many-announcements",
        /// What was typed is no time of day, or one that has passed.
        NoStart = "no-next-start",
        StreamName(TextFault) = {
            |fault| fault.one_of(["stream-name-missing", "stream-name-too-long", "stream-name-with-control-characters"])
        },
        /// More addresses for streams than an account has.
        TooManyStreams {
            most: usize,
        } = "too-many-streams",
        /// What was chosen is nothing that a stream shows, or no way to show it.
        NoSuchStream = "no-such-stream",
        /// The number of a table or of a player is missing.
        StreamNumber {
            part: StreamPart,
        } = "stream-without-number",
        /// What was chosen is neither light nor dark.
        NoSuchTheme = "no-such-screen-theme",
    }
}
