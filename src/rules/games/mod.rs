//! Game systems as data: what differs between the games that a tournament can play.
//!
//! The record sheet, its form, the store and the files ask a [`System`] for the parts of a score, their limits and the
//! colours; pages ask it for the words, the seat schedule for the sizes of tables, the standings for what ranks. A system is
//! one file with its [`System`] and one line in the list below (`every_system`). Nothing but that list and the system's own
//! files says which system it is.
//!
//! The systems of side events are machines as well: each plays a game step by step from its log. [`journal`] is what they
//! have in common, [`side`] what comes of the list for them.

pub mod base;
pub mod conquest;
pub mod dice;
pub mod full_contact;
pub mod journal;
pub mod side;
#[cfg(test)]
mod side_tests;
pub mod struggle;

use std::ops::RangeInclusive;

use crate::games::journal::SideSystem;
use crate::seating::TableSizes;
use crate::tournament::settings::Setting;
use crate::tournament::vocabulary::words;

pub use base::BASE;

/// The list of the systems, and the one place that names them all. Whoever has something for each of them hands a macro in.
///
/// `noted`: games are noted by their results alone. A line is the word, its code, and where the [`System`] is.
///
/// `played`: games are played step by step as well. Behind the code stands the room that the system has in each of these places:
/// `rules::games` (with its state as `Game`, and `refusal::Refusal`), `files::games`, `words::games` (with `refusal`
/// and `HOW`) and `web::ui::game_view` (with `PAGE`).
#[macro_export]
macro_rules! every_system {
    ($then:ident) => {
        $then! {
            noted {
                /// The base game by the championship rules.
                Base = "base": base::BASE;
            }
            played {
                /// The sport on a field, between teams.
                FullContact = "full-contact" in full_contact: full_contact::system::FULL_CONTACT;
                /// The card game.
                Struggle = "struggle" in struggle: struggle::system::STRUGGLE;
                /// The war on a large island.
                Conquest = "conquest" in conquest: conquest::system::CONQUEST;
            }
        }
    };
}

pub use every_system;

/// The words of the systems, each with what it is.
macro_rules! system_codes {
    (
        noted { $($(#[$noted_doc:meta])* $noted:ident = $noted_code:literal: $noted_system:path;)* }
        played { $($(#[$played_doc:meta])* $played:ident = $played_code:literal in $room:ident: $played_system:path;)* }
    ) => {
        words! {
            /// The game system that a tournament plays.
            SystemCode {
                $($(#[$noted_doc])* $noted = $noted_code,)*
                $($(#[$played_doc])* $played = $played_code,)*
            }
        }

        impl SystemCode {
            /// What the system is.
            pub fn system(self) -> &'static System {
                match self {
                    $(SystemCode::$noted => &$noted_system,)*
                    $(SystemCode::$played => &$played_system,)*
                }
            }
        }
    };
}

every_system!(system_codes);

impl SystemCode {
    /// The systems of which a tournament can be made: those whose day can be run to its end.
    pub fn offered() -> impl Iterator<Item = SystemCode> {
        SystemCode::ALL.iter().copied().filter(|code| code.system().offered)
    }

    /// The system that a new tournament plays where none is chosen.
    pub const DEFAULT: SystemCode = SystemCode::Base;
}

words! {
    /// A colour of the pieces. Each system has some of them.
    Colour {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// White.
        White = "white",
        /// Orange.
        Orange = "orange",
    }
}

/// Who takes part in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Competitor {
    Player,
    /// Teams, each under its name; whoever registers speaks for it.
    Team,
}

/// Where a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    Table,
    Field,
}

/// What the number beside a name on a record sheet counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Points {
    Vp,
    /// The hexes held at the end.
    Hexes,
}

/// The boards of the rounds that a game is played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Boards {
    /// Each round has one, the same at every table, and the staff is reminded of it (2.0.1).
    EachRound,
    /// A round may have one whose land is played on; without one each game has an island of its own.
    LandOnly,
    /// It is played on none.
    Nothing,
}

/// A game system: who sits at a table, what wins, and what a score is made of.
#[derive(Debug, PartialEq, Eq)]
pub struct System {
    /// What it is called, a proper name.
    pub name: &'static str,
    /// Whether tournaments of it can be made.
    pub offered: bool,
    /// Whether the championship rules hold: three preliminary games, stages by attendance, dummy score, second and third
    /// places. Else it is a side event: so many rounds as its organizer says, and whoever ranks first has won it.
    pub championship: bool,
    /// How many rounds a tournament has where nothing else is said.
    pub rounds: i64,
    /// The machine that plays it step by step from a log; none: games are noted by their results alone.
    pub machine: Option<&'static SideSystem>,
    pub entrant: Competitor,
    /// Where a game is played.
    pub ground: Ground,
    /// Whether it is played in turns, which can be timed (1.1.8); else everybody plays at once.
    pub turns: bool,
    /// Which boards it is played on.
    pub boards: Boards,
    /// What the number on a record sheet counts.
    pub points: Points,
    /// How many players, or teams, a table has.
    pub seats: RangeInclusive<usize>,
    /// The VP that win a game, where it is they that win it.
    pub goal: Option<u8>,
    /// The most VP of one game that count for the ranking.
    pub counted_vp: u8,
    /// The most VP that one player can have at the end of a game.
    pub most_vp: u8,
    /// The VP that everybody has at the start.
    pub start_vp: u8,
    /// The number of chairs around a table.
    pub chairs: i64,
    /// The colours of the pieces, in the order in which pages offer them.
    pub colours: &'static [Colour],
    /// The parts of a score, in the order in which they are stored and checked.
    pub parts: &'static [Part],
    /// What every player has before the game, in the order in which it is counted.
    pub pieces: &'static [Stock],
    /// The cards that everybody takes from, in the order in which they are counted.
    pub decks: &'static [Deck],
    /// The clause by which pieces and cards are counted before a game. Nothing is counted where there are none.
    pub stock_clause: &'static str,
}

/// So many of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stock {
    pub code: &'static str,
    pub number: u16,
}

/// Cards that everybody takes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deck {
    /// A deck with so many cards of each kind.
    Mixed { code: &'static str, kinds: &'static [Stock] },
    /// A stack for each kind, with equally many cards in all of them.
    Even {
        /// The code of a kind.
        kind: &'static str,
        /// How many cards there are of each.
        each: u16,
    },
}

/// Something that a score is made of.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The name under which it is stored, such as `vp_cards`. It never changes.
    pub code: &'static str,
    /// A short word for it that no other part of the system has, such as `cards`: the name of its field in a form.
    pub short: &'static str,
    /// The VP that each one gives.
    pub vp: i64,
    /// Whether it is counted or held.
    pub kind: PartKind,
    /// The clause that limits it.
    pub clause: &'static str,
}

/// How a part is noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PartKind {
    Counted {
        /// The most of one player.
        most: i64,
        /// The most of all players at a table together, where the pieces are shared.
        in_all: Option<i64>,
    },
    /// One player holds it, or nobody.
    Held,
}

impl Part {
    /// The most that one player can have.
    pub fn most(&self) -> i64 {
        match self.kind {
            PartKind::Counted { most, .. } => most,
            PartKind::Held => 1,
        }
    }

    /// The most that one player can have of what everybody has pieces of their own for.
    pub fn own_most(&self) -> Option<i64> {
        match self.kind {
            PartKind::Counted { most, in_all: None } => Some(most),
            PartKind::Counted { .. } | PartKind::Held => None,
        }
    }

    /// Whether one player holds it, or nobody.
    pub fn is_held(&self) -> bool {
        self.kind == PartKind::Held
    }
}

impl System {
    /// How many can sit at a table, for the seat schedule.
    pub fn tables(&self) -> TableSizes {
        if self.championship { TableSizes::CHAMPIONSHIP } else { TableSizes::new(&self.seats) }
    }

    /// Whether a setting of tournaments says something in this one.
    pub fn has_setting(&self, setting: Setting) -> bool {
        self.championship || setting.is_of_side_events() || (setting == Setting::BoardShown && self.has_boards())
    }

    /// Whether its rounds have boards.
    pub fn has_boards(&self) -> bool {
        self.boards != Boards::Nothing
    }

    /// Whether the players choose chairs, colours and the order of play before a game (1.1.6).
    pub fn has_choice_of_seats(&self) -> bool {
        !self.colours.is_empty()
    }

    /// Whether it is confirmed at each table that the board lies as it should, in a round that has a board of its own or has
    /// none: where each round has one, Reeve may not know it; a land that is played on is only laid where the round has one.
    pub fn confirms_layout(&self, has_board: bool) -> bool {
        match self.boards {
            Boards::EachRound => true,
            Boards::LandOnly => has_board,
            Boards::Nothing => false,
        }
    }

    /// The part of that code.
    pub fn part(&self, code: &str) -> Option<&'static Part> {
        self.parts.iter().find(|part| part.code == code)
    }

    /// The parts that everybody can have some of.
    pub fn counted(&self) -> impl Iterator<Item = &'static Part> + use<> {
        self.parts.iter().filter(|part| !part.is_held())
    }

    /// The parts that one player holds, or nobody.
    pub fn held(&self) -> impl Iterator<Item = &'static Part> + use<> {
        self.parts.iter().filter(|part| part.is_held())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::SEATS_AT_A_TABLE;
    use crate::tournament::bounds;
    use crate::tournament::format::PRELIM_GAMES;

    /// Names that a kept record sheet has for something else, and those by which an archive knows ids.
    const TAKEN: [&str; 10] =
        ["position", "player", "players", "account", "draw", "vp", "colour", "play_order", "chair", "winner"];

    /// A fifth system: this description, and its line in a list, which makes a word that is public elsewhere.
    #[allow(unreachable_pub)]
    mod fifth {
        use super::super::{BASE, Boards, Competitor, Ground, Points, System, words};

        /// A side event for teams at tables, whose results are typed.
        static TUG_OF_WAR: System = System {
            name: "Tug of war",
            offered: true,
            championship: false,
            rounds: 4,
            machine: None,
            entrant: Competitor::Team,
            ground: Ground::Table,
            turns: false,
            boards: Boards::Nothing,
            points: Points::Vp,
            seats: 2..=2,
            goal: Some(3),
            counted_vp: 3,
            most_vp: 3,
            start_vp: 0,
            chairs: 0,
            colours: &[],
            parts: &[],
            pieces: &[],
            decks: &[],
            stock_clause: "",
        };

        system_codes! {
            noted {
                /// The base game.
                Base = "base": BASE;
                /// The fifth.
                TugOfWar = "tug-of-war": TUG_OF_WAR;
            }
            played {}
        }

        #[test]
        fn a_line_and_a_description_make_a_system() {
            assert_eq!(SystemCode::CODES, ["base", "tug-of-war"]);
            let code = SystemCode::from_code("tug-of-war").expect("a system");
            assert_eq!((code.to_string().as_str(), code.system()), (SystemCode::TugOfWar.code(), &TUG_OF_WAR));
            assert!(SystemCode::ALL.iter().any(|code| code.system() == &BASE));
            assert!(!code.system().confirms_layout(true) && !code.system().has_choice_of_seats());
        }
    }

    #[test]
    fn every_system_can_be_stored_and_played() {
        for code in SystemCode::ALL {
            let system = code.system();
            if system.championship {
                assert_eq!(system.seats, SEATS_AT_A_TABLE, "seat schedules are made for these tables");
                assert_eq!(system.rounds, i64::from(PRELIM_GAMES));
            }
            assert!(system.colours.is_empty() || system.colours.len() >= *system.seats.end());
            assert!(system.goal.is_none_or(|goal| system.start_vp < goal && goal <= system.most_vp));
            assert!(system.counted_vp <= system.most_vp && system.start_vp <= system.counted_vp);
            assert!(bounds::ROUND.contain(system.rounds));
            if let Some(machine) = system.machine {
                assert_eq!((machine.code, &machine.sides), (code.code(), &system.seats));
            }
            for (at, part) in system.parts.iter().enumerate() {
                assert_eq!(system.parts.iter().position(|other| other.code == part.code), Some(at), "{}", part.code);
                assert_eq!(system.parts.iter().position(|other| other.short == part.short), Some(at), "{}", part.short);
                assert!(!TAKEN.contains(&part.code), "{}", part.code);
            }
        }
    }
}
