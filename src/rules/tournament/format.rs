//! From the attendance to the stages of a tournament (1.1.3), and which fields have a seat schedule.

use crate::refusals::refusals;
use crate::rule_set::{Cut, RuleSet};
use crate::seating::TableSizes;

/// Players from whom on results are valid for the championship (1.1.3).
pub const VALID_FROM: usize = 12;
/// Players from whom on semi-finals are possible.
pub const SEMI_FINALS_FROM: usize = 16;
/// Players from whom on semi-finals must be played.
pub const SEMI_FINALS_MUST_FROM: usize = 29;
/// Games of the preliminary stage (1.1.4).
pub const PRELIM_GAMES: u32 = 3;

/// What follows the three preliminary games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stages {
    /// The final, of the four best-ranked.
    FinalOnly,
    /// Semi-finals of sixteen, then the final of their four winners.
    SemiFinals,
    /// Nothing: an event of a series ends with them (1.2).
    Nothing,
}

/// What the rules give for an attendance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format {
    /// Players counted in round 1.
    pub attendance: usize,
    /// Whether the result is valid for the championship, as far as the official rules say it: from 12 players on. By others that is
    /// for the organizers to say.
    pub valid: bool,
    /// How many preliminary games there are.
    pub games: u32,
    /// What the rule set says of what follows them.
    pub cut: Cut,
    /// Whether all is as in the official rules.
    pub official: bool,
    /// The stages that the rules give where nobody chooses.
    pub stages: Stages,
    /// Whether the organizer may skip the semi-finals (16 to 28 players), until the last preliminary
    /// round is closed.
    pub may_skip_semi_finals: bool,
}

impl Format {
    /// Whether these stages are allowed.
    pub fn allows(&self, stages: Stages) -> bool {
        stages == self.stages || (self.may_skip_semi_finals && stages == Stages::FinalOnly)
    }
}

/// The stages for `attendance` players counted in round 1 (1.1.3).
pub fn format(attendance: usize) -> Format {
    format_by(attendance, &RuleSet::default())
}

/// The same by a rule set.
pub fn format_by(attendance: usize, rules: &RuleSet) -> Format {
    let official = rules.is_official();
    Format {
        attendance,
        valid: attendance >= VALID_FROM || !official,
        games: rules.prelim_games,
        cut: rules.cut,
        official,
        stages: match rules.cut {
            Cut::Rules if attendance >= SEMI_FINALS_FROM => Stages::SemiFinals,
            Cut::Rules | Cut::Final => Stages::FinalOnly,
            Cut::Nothing => Stages::Nothing,
        },
        may_skip_semi_finals: rules.cut == Cut::Rules
            && (SEMI_FINALS_FROM..SEMI_FINALS_MUST_FROM).contains(&attendance),
    }
}

/// The fewest at a table that is played. A seat schedule has tables of four and three; at one of semi-finals or final
/// people may be missing.
const FEWEST_AT_A_TABLE: usize = 2;

/// There is no table, or one at which nobody could play anybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableTooSmall;

impl TableTooSmall {
    /// The clause that it comes from.
    pub const CLAUSE: &'static str = "1.1.5";
}

/// Whether a round with so many at each of its tables can be played (1.1.5).
pub fn can_be_played(tables: impl ExactSizeIterator<Item = usize>) -> Result<(), TableTooSmall> {
    let (all, large) = (tables.len(), tables.filter(|seats| *seats >= FEWEST_AT_A_TABLE).count());
    if all > 0 && large == all { Ok(()) } else { Err(TableTooSmall) }
}

refusals! {
    /// Why a choice of stages, or a number of players, is not possible.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum FormatRefusal {
        /// Semi-finals chosen with fewer than 16 players.
        TooFewForSemiFinals {
            /// Players counted in round 1.
            attendance: usize,
        } = "too-few-for-semi-finals" in "1.1.3",
        /// Semi-finals skipped with 29 or more players.
        SemiFinalsMustBePlayed {
            /// Players counted in round 1.
            attendance: usize,
        } = "semi-finals-must-be-played" in "1.1.3",
        /// Semi-finals chosen or skipped after the last preliminary round was closed.
        TooLateToChoose = "too-late-to-choose" in "1.1.3",
        /// No seat schedule exists for this many players.
        NoSchedule {
            players: usize,
        } = "no-schedule" in "1.1.5",
        /// So many can't be split into games, in a side event.
        NoGames {
            /// Who is to be seated.
            players: usize,
            /// The fewest that a game has.
            least: usize,
            most: usize,
        } = "no-games-of-so-many",
    }
}

/// Checks the organizer's choice of stages (1.1.3). `prelims_closed`: the last preliminary round is
/// closed, and the stages can't be chosen any more.
pub fn choose(format: &Format, wanted: Stages, prelims_closed: bool) -> Result<Stages, FormatRefusal> {
    let attendance = format.attendance;
    match wanted {
        _ if !format.allows(wanted) => Err(match wanted {
            Stages::SemiFinals => FormatRefusal::TooFewForSemiFinals { attendance },
            Stages::FinalOnly | Stages::Nothing => FormatRefusal::SemiFinalsMustBePlayed { attendance },
        }),
        _ if prelims_closed && format.may_skip_semi_finals => Err(FormatRefusal::TooLateToChoose),
        _ => Ok(wanted),
    }
}

/// Whether `players` can be seated at tables of these sizes; in the championship 3, 4, and 6 or more can.
pub fn may_be_scheduled(players: usize, sizes: TableSizes) -> Result<(), FormatRefusal> {
    match (sizes.of(players), sizes) {
        (Some(_), _) => Ok(()),
        (None, TableSizes::CHAMPIONSHIP) => Err(FormatRefusal::NoSchedule { players }),
        (None, TableSizes { least, most, .. }) => Err(FormatRefusal::NoGames { players, least, most }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_set::Preset;

    #[test]
    fn gives_the_stages_of_every_attendance() {
        let check = |n: usize, valid: bool, stages: Stages, choice: bool| {
            let f = format(n);
            assert_eq!((f.valid, f.stages, f.may_skip_semi_finals), (valid, stages, choice), "{n} players");
        };
        check(0, false, Stages::FinalOnly, false);
        check(11, false, Stages::FinalOnly, false);
        check(12, true, Stages::FinalOnly, false);
        check(15, true, Stages::FinalOnly, false);
        check(16, true, Stages::SemiFinals, true);
        check(28, true, Stages::SemiFinals, true);
        check(29, true, Stages::SemiFinals, false);
        check(5000, true, Stages::SemiFinals, false);
    }

    #[test]
    fn other_rules_cut_as_they_say_and_leave_validity_to_the_organizers() {
        let check = |preset: Preset, n: usize, stages: Stages, games: u32| {
            let f = format_by(n, &preset.rules());
            assert_eq!(
                (f.valid, f.stages, f.may_skip_semi_finals, f.games),
                (true, stages, false, games),
                "{preset} {n}"
            );
        };
        check(Preset::Austria, 8, Stages::FinalOnly, 3);
        check(Preset::Austria, 20, Stages::FinalOnly, 3);
        check(Preset::Austria, 40, Stages::FinalOnly, 3);
        check(Preset::Germany, 40, Stages::Nothing, 3);
        check(Preset::WorldChampionship, 40, Stages::SemiFinals, 4);
        check(Preset::WorldChampionship, 8, Stages::FinalOnly, 4);
        assert!(format_by(20, &Preset::Uk.rules()).may_skip_semi_finals);
    }

    #[test]
    fn refuses_what_the_rules_do_not_give() {
        let check = |n: usize, wanted: Stages, closed: bool, expect: Result<Stages, FormatRefusal>| {
            assert_eq!(choose(&format(n), wanted, closed), expect, "{n} {wanted:?} {closed}");
        };
        check(15, Stages::SemiFinals, false, Err(FormatRefusal::TooFewForSemiFinals { attendance: 15 }));
        check(29, Stages::FinalOnly, false, Err(FormatRefusal::SemiFinalsMustBePlayed { attendance: 29 }));
        check(20, Stages::FinalOnly, false, Ok(Stages::FinalOnly));
        check(20, Stages::SemiFinals, false, Ok(Stages::SemiFinals));
        check(20, Stages::FinalOnly, true, Err(FormatRefusal::TooLateToChoose));
        check(14, Stages::FinalOnly, true, Ok(Stages::FinalOnly));
        check(40, Stages::SemiFinals, true, Ok(Stages::SemiFinals));
    }

    #[test]
    fn a_round_needs_tables_at_which_somebody_plays_somebody() {
        let check = |tables: &[usize], expected| assert_eq!(can_be_played(tables.iter().copied()), expected);
        check(&[4, 3, 2], Ok(()));
        check(&[], Err(TableTooSmall));
        check(&[4, 1], Err(TableTooSmall));
    }

    #[test]
    fn knows_the_fields_that_can_be_seated() {
        let seated: Vec<usize> = (0..9).filter(|&n| may_be_scheduled(n, TableSizes::CHAMPIONSHIP).is_ok()).collect();
        assert_eq!(seated, [3, 4, 6, 7, 8]);
    }
}
