//! The least and the most of every number that a tournament holds, for every way in: forms, archives, backups, commands.
//! The catalogue of the store's columns names these, and both databases refuse whatever lies outside.

/// The least and the most that a number can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    pub least: i64,
    pub most: i64,
}

impl Bounds {
    /// Whether a number lies within.
    pub const fn contain(self, number: i64) -> bool {
        self.least <= number && number <= self.most
    }

    /// Whether there is no number outside.
    pub const fn are_none(self) -> bool {
        self.least == i64::MIN && self.most == i64::MAX
    }
}

const fn from(least: i64, most: i64) -> Bounds {
    Bounds { least, most }
}

/// Any number: the seed of a draw.
pub const ANY: Bounds = from(i64::MIN, i64::MAX);

/// The seed of a seat schedule, for who types it: those that Reeve draws lie within too.
pub const SCHEDULE_SEED_TYPED: Bounds = from(0, i32::MAX as i64);

/// Numbers that a store gives to its rows. No store has a millionth of these.
pub const ROW_ID: Bounds = from(1, 1_000_000_000_000);

/// How often something was changed.
pub const VERSION: Bounds = from(0, 1_000_000_000_000);

/// The place of a link in the digest chain of a tournament.
pub const LINK_NUMBER: Bounds = from(1, 1_000_000_000);

/// The years that a day can lie in.
pub const YEAR: Bounds = from(2000, 2199);

/// Room for so many players.
pub const CAPACITY: Bounds = from(1, 5_000);
/// As [`CAPACITY`], for who types it: with fewer places there is no table of three.
pub const CAPACITY_TYPED: Bounds = from(3, CAPACITY.most);

/// Registrations from one network address in an hour; 0 stands for any number.
pub const REGISTRATIONS_PER_HOUR: Bounds = from(0, 5_000);

/// The number of a player. It is never given twice, so it can be higher than the number of players.
pub const PLAYER_NUMBER: Bounds = from(1, 100_000);

/// The players counted in round 1 (1.1.3).
pub const ATTENDANCE: Bounds = from(0, PLAYER_NUMBER.most);

/// An amount of money, in hundredths of its currency.
pub const AMOUNT: Bounds = from(0, 100_000_000);

/// A time of day, in minutes after midnight.
pub const MINUTE: Bounds = from(0, 24 * 60 - 1);

/// A day of a tournament; the first is 1.
pub const EVENT_DAY: Bounds = from(1, 14);

/// A line of a programme.
pub const PROGRAMME_LINE: Bounds = from(1, 60);

/// A line of the prizes.
pub const PRIZE_LINE: Bounds = from(1, 40);

/// A line of the people whom a confidential report is about.
pub const REPORT_LINE: Bounds = from(1, 100);

/// A rank that has a prize.
pub const PRIZE_RANK: Bounds = from(1, PLAYER_NUMBER.most);

/// For how many seconds a page of a screen stays.
pub const SCREEN_SECONDS: Bounds = from(5, 600);

/// A side of a picture, in pixels.
pub const PICTURE_SIDE: Bounds = from(1, 4_000);

/// What tells people of one name apart: 0 for the first, then 2, 3, ...
pub const SUFFIX: Bounds = from(0, PLAYER_NUMBER.most + 1);

/// Preliminary rounds in all, and the number of a round of any stage.
pub const ROUND: Bounds = from(1, 100);

/// Rounds that the organizer of a side event may choose.
pub const SIDE_ROUNDS: Bounds = from(1, 9);

/// The preliminary games of a rule set.
pub const GAMES_BEFORE_CUT: Bounds = from(1, 7);

/// How many of them are seated by the standings.
pub const GAMES_BEFORE_CUT_BY_RANK: Bounds = from(0, GAMES_BEFORE_CUT.most - 1);

/// The most VP of a game that count, in a rule set.
pub const GOAL: Bounds = from(1, 22);

/// Points for a place at a table.
pub const PLACE_POINTS: Bounds = from(0, 100);

/// How many of a result go on to something elsewhere.
pub const QUALIFY: Bounds = from(0, CAPACITY.most);

/// The limit of a game in minutes; 0 stands for none.
pub const GAME_MINUTES: Bounds = from(0, 24 * 60);

/// The number of a ruling in its tournament.
pub const RULING: Bounds = from(1, 1_000_000);

/// The number of a step in the log of a side game.
pub const GAME_STEP: Bounds = from(1, 1_000_000);

/// The number of a table.
pub const TABLE: Bounds = from(1, 9_999);

/// The table at which somebody always sits: fits on the papers of the hall.
pub const FIXED_TABLE: Bounds = from(1, 999);

/// A selection position, a chair, or a place in the order of play, whatever the game: see
/// [`System`](crate::games::System) for those of one.
pub const POSITION: Bounds = from(1, 12);

/// The seed in semi-finals.
pub const SEED: Bounds = from(1, 64);

/// VP of a seat, whatever the game.
pub const VP: Bounds = from(0, 250);

/// How many a seat has of one part of its score, whatever the game.
pub const PART: Bounds = from(0, 99);

/// How often wrong PINs for a player held the entry of a table; the last time locks the PIN.
pub const WRONG_PINS: Bounds = from(0, 5);

/// A rank, or a line, of the frozen ranking of a series.
pub const SERIES_RANK: Bounds = from(1, PLAYER_NUMBER.most);
/// Games that somebody brings to a final day, and how many of them ended in some way.
pub const BROUGHT_GAMES: Bounds = from(0, 1_000);
/// The sum of VP that somebody brings.
pub const BROUGHT_VP: Bounds = from(0, 100_000);
/// The sum of VP% that somebody brings, in hundredths.
pub const BROUGHT_PERCENT: Bounds = from(0, 10_000_000);

/// A lot (1.4.2), also one drawn by hand.
pub const LOT: Bounds = from(0, u32::MAX as i64);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bracket::SEMI_PLACES;
    use crate::games::SystemCode;

    #[test]
    fn both_ends_are_within() {
        for bounds in [CAPACITY, VERSION, ANY] {
            assert!(bounds.contain(bounds.least) && bounds.contain(bounds.most));
        }
        assert!(!VP.contain(-1) && !VP.contain(251));
    }

    /// What the rules give fits in, with room to spare.
    #[test]
    fn every_game_and_every_stage_fits() {
        for system in SystemCode::ALL.iter().map(|code| code.system()) {
            assert!(POSITION.contain(*system.seats.end() as i64));
            assert!(system.chairs == 0 || POSITION.contain(system.chairs), "none where nobody chooses one");
            assert!(VP.contain(i64::from(system.most_vp)));
            assert!(system.parts.iter().all(|part| PART.contain(part.most())));
        }
        assert!(SEED.contain(SEMI_PLACES as i64));
    }
}
