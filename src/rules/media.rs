//! Pictures and films (2.1.6, 3.1): what is kept to where somebody films a game, and when a photo of the board can be taken.

use std::collections::BTreeSet;

use crate::refusals::refusals;
use crate::text::{TooLong, is_unseen, too_long};
use crate::tournament::vocabulary::{RoundState, words};

words! {
    /// What whoever films a game keeps to (3.1.2).
    FilmCondition {
        /// Only the board is seen, and no face.
        BoardOnly = "board-only",
        /// The camera stands on a tripod that nobody touches during the game.
        Tripod = "tripod",
        /// It is not streamed live.
        NoStream = "no-stream",
        /// Nobody comments on the game or speaks to those who watch.
        NoCommentary = "no-commentary",
    }
}

words! {
    /// What somebody who asked to film was told.
    FilmAnswer {
        /// Yes.
        Allowed = "allowed",
        /// No.
        Refused = "refused",
    }
}

words! {
    /// When a photo of the board was taken (2.1.6).
    BoardMoment {
        /// Before the game.
        Start = "start",
        /// After it.
        End = "end",
    }
}

refusals! {
    /// Why nobody can film, or no photo is taken.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum MediaRefusal {
        /// Nobody is named who asks.
        NobodyAsks = "nobody-asks-to-film",
        AskerTooLong(TooLong) = "film-asker-too-long",
        /// A character that nobody sees.
        AskerWithControl = "film-asker-with-control",
        /// More requests than are kept of a tournament.
        TooManyRequests {
            most: usize,
        } = "too-many-film-requests",
        /// The seats of the round are not public.
        BeforeSeats = "media-before-seats",
        RoundOver = "film-round-over",
        /// What they don't keep to.
        ConditionsOpen(Vec<FilmCondition>) = "film-conditions-open" in "3.1.2",
        /// Players of the table who have not agreed, by name.
        ConsentMissing(Vec<String>) = "film-consent-missing" in "3.1.2",
        /// There is no photo of that moment.
        NoPhoto = "no-board-photo",
        FileMissing = "board-photo-missing",
        /// It is no picture of the kind that cameras make.
        NotJpeg = "board-photo-other-kind",
        /// It breaks off, or is not made as its kind is.
        PhotoDamaged = "board-photo-damaged",
        /// More pixels than are read.
        PhotoTooLarge {
            width: u64,
            height: u64,
            /// How many one like it may have.
            most: u64,
        } = "board-photo-too-many-pixels",
        /// A larger file than is taken.
        FileTooLarge {
            /// The most bytes.
            most: usize,
        } = "board-photo-too-large",
    }
}

/// Who asks to film, as it is kept.
pub fn asker(typed: &str, most: usize) -> Result<String, MediaRefusal> {
    let asker = typed.trim();
    if asker.is_empty() {
        return Err(MediaRefusal::NobodyAsks);
    }
    if let Some(fault) = too_long(asker, most) {
        return Err(MediaRefusal::AskerTooLong(fault));
    }
    if asker.chars().any(is_unseen) {
        return Err(MediaRefusal::AskerWithControl);
    }
    Ok(asker.to_owned())
}

/// Whether a game of the round can be filmed: its seats are public, since players are asked, and it is not over.
pub fn may_film(round: RoundState) -> Result<(), MediaRefusal> {
    match round {
        RoundState::Planned => Err(MediaRefusal::BeforeSeats),
        RoundState::Published | RoundState::Playing => Ok(()),
        RoundState::Closed => Err(MediaRefusal::RoundOver),
    }
}

/// Whether a photo of the board can be put with the sheet: before the game, and until whenever.
pub fn may_photograph(round: RoundState) -> Result<(), MediaRefusal> {
    match round {
        RoundState::Planned => Err(MediaRefusal::BeforeSeats),
        RoundState::Published | RoundState::Playing | RoundState::Closed => Ok(()),
    }
}

/// Whether filming can be allowed: everything is kept to, and everybody at the table has agreed. `missing` are those who have not.
pub fn may_allow(kept: &BTreeSet<FilmCondition>, missing: Vec<String>) -> Result<(), MediaRefusal> {
    let open: Vec<FilmCondition> = FilmCondition::ALL.iter().copied().filter(|one| !kept.contains(one)).collect();
    if !open.is_empty() {
        return Err(MediaRefusal::ConditionsOpen(open));
    }
    if !missing.is_empty() {
        return Err(MediaRefusal::ConsentMissing(missing));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filming_is_allowed_where_all_is_kept_to_and_everybody_agrees() {
        let all: BTreeSet<_> = FilmCondition::ALL.iter().copied().collect();
        assert_eq!(may_allow(&all, Vec::new()), Ok(()));
        assert_eq!(may_allow(&all, vec!["Ada".into()]), Err(MediaRefusal::ConsentMissing(vec!["Ada".into()])));
        for one in FilmCondition::ALL.iter().copied() {
            let kept = all.iter().copied().filter(|other| *other != one).collect();
            assert_eq!(may_allow(&kept, vec!["Ada".into()]), Err(MediaRefusal::ConditionsOpen(vec![one])));
        }
    }

    #[test]
    fn games_are_filmed_once_their_seats_are_public_and_photographed_afterwards_too() {
        let states = [RoundState::Planned, RoundState::Published, RoundState::Playing, RoundState::Closed];
        assert_eq!(states.map(|state| may_film(state).is_ok()), [false, true, true, false]);
        assert_eq!(states.map(|state| may_photograph(state).is_ok()), [false, true, true, true]);
    }

    #[test]
    fn whoever_asks_has_a_name() {
        assert_eq!(asker(" Local radio ", 20).as_deref(), Ok("Local radio"));
        assert_eq!(asker(" ", 20), Err(MediaRefusal::NobodyAsks));
        assert_eq!(asker("a\u{202E}b", 20), Err(MediaRefusal::AskerWithControl));
        assert!(matches!(asker("eleven long", 10), Err(MediaRefusal::AskerTooLong(_))));
    }
}
