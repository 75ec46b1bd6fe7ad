//! Why an action of this room is refused.

use reeve_files::fault::FileFault;
use reeve_rules::seating;
use reeve_rules::seating::{Illegal, IllegalKind};
use reeve_views::seating::now::NotNow;

/// Why an action of this room is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing can be done with the seats now, or not this.
    NotNow(NotNow),
    /// There is no schedule for the players and the bound seats.
    Unseatable(seating::Refusal),
    /// Somebody stopped it before there was a schedule.
    Stopped,
    /// Somebody asked for other seats before there was a schedule.
    Replaced,
    /// Work by hand would be lost, and the word for it was not typed.
    HandWorkLost,
    /// No file was chosen, and no lines were pasted.
    NoFile,
    /// What was typed is no seed.
    NoSeed,
    /// A fault of the file by itself.
    InFile(FileFault),
    /// The file has another number of rounds than the tournament.
    RoundsOfFile {
        /// Rounds in the file.
        found: usize,
        /// Preliminary rounds of the tournament.
        wanted: usize,
    },
    /// The file seats a public round differently.
    PublicRoundDiffers {
        /// The round, from 1.
        round: usize,
    },
    /// Something in the file can't be played.
    Unplayable {
        /// What, and where.
        illegal: Illegal,
        /// The name of the player it is about.
        player: Option<String>,
    },
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotNow(not_now) => not_now.code(),
            Refusal::Unseatable(refusal) => refusal.code(),
            Refusal::Stopped => "seats-stopped",
            Refusal::Replaced => "seats-asked-anew",
            Refusal::HandWorkLost => "hand-work-lost",
            Refusal::NoFile => "no-schedule-file",
            Refusal::NoSeed => "no-seed",
            Refusal::InFile(fault) => fault.what.code(),
            Refusal::RoundsOfFile { .. } => "rounds-of-file",
            Refusal::PublicRoundDiffers { .. } => "public-round-differs",
            Refusal::Unplayable { illegal, .. } => match illegal.what {
                IllegalKind::Size(_) => "unplayable-table-size",
                IllegalKind::SitsTwice(_) => "unplayable-sits-twice",
                IllegalKind::Missing(_) => "unplayable-player-missing",
                IllegalKind::NotExpected(_) => "unplayable-player-not-expected",
                IllegalKind::TablesOfThree { .. } => "unplayable-tables-of-three",
                IllegalKind::FixedElsewhere { .. } => "unplayable-fixed-table",
            },
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Unseatable(refusal) => refusal.clause(),
            _ => None,
        }
    }
}

impl From<NotNow> for Refusal {
    fn from(not_now: NotNow) -> Self {
        Refusal::NotNow(not_now)
    }
}

impl From<NotNow> for crate::Error {
    fn from(not_now: NotNow) -> Self {
        Refusal::NotNow(not_now).into()
    }
}
