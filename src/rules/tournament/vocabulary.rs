//! States that the store keeps as short words.

/// Makes an enum whose values are kept as words: `as_str`, `Display`, and `TryFrom<String>` for reading rows.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// The word that is stored.
            pub fn as_str(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl TryFrom<String> for $name {
            type Error = UnknownWord;

            fn try_from(word: String) -> Result<Self, UnknownWord> {
                match word.as_str() {
                    $($word => Ok($name::$variant),)+
                    _ => Err(UnknownWord(word)),
                }
            }
        }
    };
}

/// A word that the program does not know stood in the store.
#[derive(Debug, thiserror::Error)]
#[error("the store holds the unknown word {0:?}")]
pub struct UnknownWord(String);

words! {
    /// Where a tournament stands. The order is the order of the day.
    Phase {
        /// Being prepared; nobody outside sees it.
        Draft = "draft",
        /// Players can register.
        Registration = "registration",
        /// Registration is closed; players are checked in and the seat schedule is made.
        CheckIn = "check_in",
        /// The preliminary games are played.
        Prelim = "prelim",
        /// The semi-finals are played.
        Semi = "semi",
        /// The final is played.
        Final = "final",
        /// The champion is known.
        Finished = "finished",
    }
}

words! {
    /// Where a player stands in the tournament.
    PlayerState {
        /// Registered and waiting for the organizer's approval.
        Asked = "asked",
        /// On the waiting list: the tournament was full.
        Waiting = "waiting",
        /// In the tournament.
        Registered = "registered",
        /// Left the tournament.
        Withdrawn = "withdrawn",
        /// Disqualified by a judge (1.3.5, 1.3.6).
        Disqualified = "disqualified",
    }
}

words! {
    /// How a player came to be in the tournament.
    Source {
        /// By the public form.
        Form = "form",
        /// By a file.
        File = "file",
        /// Entered by staff.
        Hand = "hand",
    }
}

words! {
    /// Where a round stands.
    RoundState {
        /// Its seats are known to staff only.
        Planned = "planned",
        /// Its seats are public.
        Published = "published",
        /// The games are on.
        Playing = "playing",
        /// Every sheet is final and the organizer closed the round.
        Closed = "closed",
    }
}

words! {
    /// What an account may be in one tournament.
    StaffRole {
        /// Judges disputes (1.3).
        Judge = "judge",
        /// Runs the tournament.
        Organizer = "organizer",
    }
}

words! {
    /// The stage that a round belongs to.
    Stage {
        /// Preliminary games.
        Prelim = "prelim",
        /// Semi-finals.
        Semi = "semi",
        /// The final.
        Final = "final",
    }
}

words! {
    /// State of a record sheet (1.3.4).
    SheetState {
        /// The game is on.
        Open = "open",
        /// VP and winner are entered.
        Submitted = "submitted",
        /// Every seat signed.
        Signed = "signed",
        /// A judge settled it.
        Decided = "decided",
    }
}

words! {
    /// How lots were drawn.
    DrawMethod {
        /// By Reeve, from a seed.
        Reeve = "reeve",
        /// By hand, and typed in.
        Hand = "hand",
    }
}

impl SheetState {
    /// Whether nothing changes the result any more (1.3.4).
    pub fn is_final(self) -> bool {
        matches!(self, SheetState::Signed | SheetState::Decided)
    }
}
