//! The closed words of a tournament: its phases, states and roles, each an enum with the code under which a value is
//! stored, sent by forms and written into files. There are no others for the same thing: the store reads and writes these.

/// Makes an enum of a closed list of words: `code`, `from_code`, `ALL`, `Display`, and `TryFrom<&str>`.
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Every [code](Self::code), in the same order.
            pub const CODES: &'static [&'static str] = &[$($word),+];

            /// The word under which the value is stored and sent.
            pub fn code(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The value of that [code](Self::code).
            pub fn from_code(code: &str) -> Option<$name> {
                match code {
                    $($word => Some($name::$variant),)+
                    _ => None,
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }
    };
}

pub use words;

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
    PlayerSource {
        /// Invited to the final day of a series.
        Series = "series",
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

words! {
    /// How a seat schedule came about.
    ScheduleSource {
        /// Made from a seed.
        Made = "made",
        /// Brought as a file.
        Imported = "imported",
        /// The rounds not yet played were made again.
        Repaired = "repaired",
        /// Players were swapped by hand.
        Swapped = "swapped",
    }
}

words! {
    /// Who made a change.
    ActorKind {
        /// Somebody signed in.
        Account = "account",
        /// A player who came by the private link.
        Player = "player",
        /// Somebody who is not signed in.
        Visitor = "visitor",
        /// Somebody at the machine, by a command.
        Command = "command",
    }
}

impl Phase {
    /// Whether registration has opened, so that the tournament has been given out to people.
    pub fn has_opened(self) -> bool {
        self >= Phase::Registration
    }

    /// Whether check-in has started, so that registration is closed and the seats can be made.
    pub fn has_check_in(self) -> bool {
        self >= Phase::CheckIn
    }

    /// Whether round 1 has been published, so that there are seats, results and standings.
    pub fn has_rounds(self) -> bool {
        self >= Phase::Prelim
    }

    /// Whether the seats of a semi-final or of the final have been published.
    pub fn has_later_stages(self) -> bool {
        self >= Phase::Semi
    }

    /// Whether the champion is known, so that nothing more is played.
    pub fn is_finished(self) -> bool {
        self == Phase::Finished
    }
}

words! {
    /// How much of a championship a tournament plays (1.2).
    #[derive(Default)]
    TournamentPart {
        /// All of it: preliminary games, and what follows them.
        #[default]
        Whole = "whole",
        /// The preliminary games alone: it is an event of a series, which has its final on another day.
        Prelims = "prelims",
        /// What follows the preliminary games alone: the final day of a series, whose events were the preliminary games.
        Finals = "finals",
    }
}

impl RoundState {
    /// Whether its games have begun, so that its tables and who sits at them stay as they are.
    pub fn has_begun(self) -> bool {
        self >= RoundState::Playing
    }
}

impl SheetState {
    /// Whether nothing changes the result any more (1.3.4).
    pub fn is_final(self) -> bool {
        matches!(self, SheetState::Signed | SheetState::Decided)
    }
}
