//! Why an action of this room is refused.

use reeve_files::fault::FileFault;
use reeve_rules::refusals::refusals;
use reeve_rules::seating;
use reeve_rules::seating::Illegal;
use reeve_views::seating::now::NotNow;

refusals! {
    /// Why an action of this room is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// Nothing can be done with the seats now, or not this.
        NotNow(NotNow),
        /// There is no schedule for the players and the bound seats.
        Unseatable(Unseatable),
        /// Somebody stopped it before there was a schedule.
        Stopped = "seats-stopped",
        /// Somebody asked for other seats before there was a schedule.
        Replaced = "seats-asked-anew",
        /// Work by hand would be lost, and the word for it was not typed.
        HandWorkLost = "hand-work-lost",
        /// No file was chosen, and no lines were pasted.
        NoFile = "no-schedule-file",
        /// What was typed is no seed.
        NoSeed = "no-seed",
        /// A fault of the file by itself.
        InFile(FileFault) = { |fault| fault.what.code() },
        /// The file has another number of rounds than the tournament.
        RoundsOfFile {
            found: usize,
            /// Preliminary rounds of the tournament.
            wanted: usize,
        } = "rounds-of-file",
        /// The file seats a public round differently.
        PublicRoundDiffers {
            /// The round, from 1.
            round: usize,
        } = "public-round-differs",
        /// Something in the file can't be played.
        Unplayable {
            illegal: Illegal,
            /// The name of the player it is about.
            player: Option<String>,
        } = { illegal.what.code() },
    }
}

/// A refusal of the rules, with names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unseatable {
    pub refusal: seating::Refusal,
    /// Those whose bound seats are in the way.
    pub names: Vec<String>,
}

impl Unseatable {
    fn code(&self) -> &'static str {
        self.refusal.code()
    }

    fn clause(&self) -> Option<&'static str> {
        self.refusal.clause()
    }
}

impl From<NotNow> for crate::Error {
    fn from(not_now: NotNow) -> Self {
        Refusal::NotNow(not_now).into()
    }
}
