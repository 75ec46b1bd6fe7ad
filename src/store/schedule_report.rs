//! What is kept about a seat schedule beside its seats, as JSON: numbers and codes, no names and no words. What version
//! 0.1.0 wrote, with sentences in it, is read as well.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use reeve_rules::seating::{
    Argument, ExtraThrees, Figures, GroupsBecause, PositionsBecause, ProvenBounds, RepeatsBecause, SeatAt, Statement,
    TableSizes, Tradeoffs, argument, number_as_usize, summary,
};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;

/// How good a schedule is, as it was when it was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "StoredReport", try_from = "StoredReport")]
pub struct ScheduleReport {
    pub players: usize,
    /// How many can sit at a table of the game.
    pub sizes: TableSizes,
    pub rounds: usize,
    /// Whether anybody shared a group or a club.
    pub grouped: bool,
    pub figures: Figures,
    /// What is proven about that.
    pub bounds: ProvenBounds,
    /// Where more is proven about groups than counting shows: the digest of who shared what with whom then
    /// ([`Groups::digest`](reeve_rules::seating::Groups::digest)). It is proven for these groups only.
    pub proven_for: Option<u64>,
    pub tradeoffs: Tradeoffs,
    /// Rounds with more tables of three than they need.
    pub extra_threes: Vec<ExtraThrees>,
    /// Whether nothing was played when it was made, so that the argument for the whole field holds.
    pub same_field: bool,
    /// How many rounds stayed as they were when it was made.
    pub kept: usize,
    /// Whether it was brought as a file, or goes on from one that was: then no search of Reeve's chose it.
    pub brought: bool,
    /// The swap by hand that made it out of the one before, so that it can be taken back.
    pub undo: Option<Undo>,
    /// Where a repair of public rounds made it out of the one before: who sits elsewhere since.
    pub moves: Vec<RepairMove>,
    /// Whether the players or their fixed tables are others since. That is not stored but found out when it is read.
    pub is_outdated: bool,
}

/// Somebody whose public seat became another one when the round was repaired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RepairMove {
    /// The preliminary round, from 1.
    pub round: i64,
    /// The player's number in the tournament, which archives and imports keep.
    pub player: i64,
    /// The seat that was public; None for somebody who came late.
    pub from: Option<SeatAt>,
    /// The seat since then; None for somebody who was missing.
    pub to: Option<SeatAt>,
}

/// A swap by hand that can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "StoredUndo", from = "StoredUndo")]
pub struct Undo {
    /// The preliminary round, from 1.
    pub round: i64,
    pub seats: [SeatAt; 2],
    /// Whether the one who sat there was pinned.
    pub pinned: [bool; 2],
}

impl ScheduleReport {
    /// Whether its numbers are those of a schedule that there can be: from them pages work out why nothing better exists.
    fn is_possible(&self) -> bool {
        let within = |number: usize, bounds: Bounds| i64::try_from(number).is_ok_and(|number| bounds.contain(number));
        let figure = |figure: u64| i64::try_from(figure).is_ok_and(|figure| bounds::VERSION.contain(figure));
        let mut numbers = self.figures.in_order().into_iter().chain(self.bounds.in_order().into_iter().flatten());
        let threes =
            |extra: &ExtraThrees| within(extra.round, bounds::ROUND) && extra.found.max(extra.wanted) <= self.players;
        let sizes = 1..=number_as_usize(bounds::POSITION.most).unwrap_or(1);
        within(self.players, bounds::CAPACITY)
            && self.sizes.least <= self.sizes.most
            && sizes.contains(&self.sizes.least)
            && sizes.contains(&self.sizes.most)
            && within(self.rounds, bounds::ROUND)
            && self.kept <= self.rounds
            && numbers.all(figure)
            && self.extra_threes.iter().all(threes)
    }

    /// Reads a stored report; None where it has a form that this program does not know, or numbers that none can have.
    pub fn read(json: &str) -> Option<ScheduleReport> {
        ScheduleReport::parse(json).filter(ScheduleReport::is_possible)
    }

    /// Whether a stored report has numbers that none can have. One in a form that is not known has none.
    pub fn is_impossible(json: &str) -> bool {
        ScheduleReport::parse(json).is_some_and(|report| !report.is_possible())
    }

    /// Whether a stored report is an object of JSON, as one of any version is.
    pub fn has_form(json: &str) -> bool {
        serde_json::from_str::<Json>(json).is_ok_and(|report| report.is_object())
    }

    fn parse(json: &str) -> Option<ScheduleReport> {
        serde_json::from_str(json).ok().or_else(|| serde_json::from_str::<Version010>(json).ok().map(Into::into))
    }

    /// A report of version 0.1.0 as it is written today; None where it is no such report.
    pub fn renewed(json: &str) -> Option<Json> {
        let old: Version010 = serde_json::from_str(json).ok()?;
        serde_json::to_value(ScheduleReport::from(old)).ok()
    }

    /// What the schedule reaches, in statements.
    pub fn statements(&self) -> Vec<Statement> {
        let mut said = summary((self.players, self.sizes), self.rounds, &self.figures, &self.bounds, self.grouped);
        let instead = match (self.is_outdated, self.tradeoffs.is_by_hand()) {
            (true, _) => Statement::ChangedSince,
            (false, true) => Statement::BetterExists,
            (false, false) => Statement::NotProven,
        };
        said.iter_mut().filter(|said| **said == Statement::NotProven).for_each(|said| *said = instead);
        said
    }

    /// The same once the players or their fixed tables are others: what was proven is not of those who play now.
    pub fn outdated(self) -> ScheduleReport {
        ScheduleReport { bounds: ProvenBounds::default(), is_outdated: true, ..self }
    }

    /// Why nothing can be better, for a field that nobody left or joined since the first round; empty for others, for seats that
    /// were swapped by hand, and for games with other tables than the championship's, of which nothing is proven.
    pub fn argument(&self) -> Vec<Argument> {
        if self.is_outdated || !self.same_field || self.undo.is_some() || self.sizes != TableSizes::CHAMPIONSHIP {
            return Vec::new();
        }
        argument(self.players, self.rounds, &self.figures, &self.bounds)
    }
}

/// The form in which it is stored.
#[derive(Clone, Serialize, Deserialize)]
struct StoredReport {
    players: usize,
    rounds: usize,
    grouped: bool,
    /// In the order of the objective, as are the bounds.
    figures: [u64; 6],
    bounds: [Option<u64>; 6],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proven_for: Option<u64>,
    #[serde(rename = "gave_way")]
    tradeoffs: Codes,
    /// Round, tables of three found, tables of three wanted.
    extra_threes: Vec<[usize; 3]>,
    same_field: bool,
    #[serde(default, skip_serializing_if = "is_none_kept")]
    kept: usize,
    /// The fewest and the most at a table, where they are not those of the championship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tables_of: Option<[usize; 2]>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    brought: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<Undo>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    moves: Vec<StoredMove>,
}

fn is_none_kept(kept: &usize) -> bool {
    *kept == 0
}

/// The form in which a move is stored: round, number of the player, and the two seats as table and position.
type StoredMove = (i64, i64, Option<(usize, usize)>, Option<(usize, usize)>);

/// The form in which a swap is stored: each seat as table and position.
#[derive(Clone, Serialize, Deserialize)]
struct StoredUndo {
    round: i64,
    seats: [(usize, usize); 2],
    pinned: [bool; 2],
}

impl From<Undo> for StoredUndo {
    fn from(undo: Undo) -> Self {
        let seats = undo.seats.map(|seat| (seat.table, seat.position));
        StoredUndo { round: undo.round, seats, pinned: undo.pinned }
    }
}

impl From<StoredUndo> for Undo {
    fn from(stored: StoredUndo) -> Self {
        let seats = stored.seats.map(|(table, position)| SeatAt { table, position });
        Undo { round: stored.round, seats, pinned: stored.pinned }
    }
}

/// Why something gave way, by code.
#[derive(Clone, Serialize, Deserialize)]
struct Codes {
    repeats: Option<String>,
    positions: Option<String>,
    groups: Option<String>,
}

impl From<ScheduleReport> for StoredReport {
    fn from(report: ScheduleReport) -> Self {
        let Tradeoffs { repeats, positions, groups } = report.tradeoffs;
        StoredReport {
            players: report.players,
            tables_of: (report.sizes != TableSizes::CHAMPIONSHIP).then_some([report.sizes.least, report.sizes.most]),
            rounds: report.rounds,
            grouped: report.grouped,
            figures: report.figures.in_order(),
            bounds: report.bounds.in_order(),
            proven_for: report.proven_for,
            tradeoffs: Codes {
                repeats: repeats.map(|because| because.code().to_owned()),
                positions: positions.map(|because| because.code().to_owned()),
                groups: groups.map(|because| because.code().to_owned()),
            },
            extra_threes: report.extra_threes.iter().map(|extra| [extra.round, extra.found, extra.wanted]).collect(),
            same_field: report.same_field,
            kept: report.kept,
            brought: report.brought,
            undo: report.undo,
            moves: report.moves.into_iter().map(stored_move).collect(),
        }
    }
}

impl TryFrom<StoredReport> for ScheduleReport {
    type Error = UnknownCode;

    fn try_from(stored: StoredReport) -> Result<Self, UnknownCode> {
        let Codes { repeats, positions, groups } = stored.tradeoffs;
        Ok(ScheduleReport {
            players: stored.players,
            sizes: stored.tables_of.map_or(TableSizes::CHAMPIONSHIP, |[least, most]| TableSizes::new(&(least..=most))),
            rounds: stored.rounds,
            grouped: stored.grouped,
            figures: stored.figures.into(),
            bounds: stored.bounds.into(),
            proven_for: stored.proven_for,
            tradeoffs: Tradeoffs {
                repeats: known(repeats, RepeatsBecause::from_code)?,
                positions: known(positions, PositionsBecause::from_code)?,
                groups: known(groups, GroupsBecause::from_code)?,
            },
            extra_threes: stored.extra_threes.into_iter().map(extra).collect(),
            same_field: stored.same_field,
            kept: stored.kept,
            brought: stored.brought,
            undo: stored.undo,
            moves: stored.moves.into_iter().map(read_move).collect(),
            is_outdated: false,
        })
    }
}

/// A code that the program does not know stood in a report.
#[derive(Debug, thiserror::Error)]
#[error("unknown code {0:?}")]
struct UnknownCode(String);

fn known<T>(code: Option<String>, from_code: impl Fn(&str) -> Option<T>) -> Result<Option<T>, UnknownCode> {
    code.map(|code| from_code(&code).ok_or(UnknownCode(code))).transpose()
}

fn extra([round, found, wanted]: [usize; 3]) -> ExtraThrees {
    ExtraThrees { round, found, wanted }
}

/// A report as version 0.1.0 wrote it. Its sentences follow from the figures, except for what is read out of them here.
#[derive(Deserialize)]
struct Version010 {
    players: usize,
    rounds: usize,
    figures: [u64; 6],
    bounds: [Option<u64>; 6],
    says: Vec<String>,
    /// First a sentence for each round with too many tables of three, then one for each figure that gave way.
    gave: Vec<String>,
    same_field: bool,
    #[serde(default)]
    undo: Option<Undo>,
}

impl From<Version010> for ScheduleReport {
    fn from(old: Version010) -> Self {
        let figures = Figures::from(old.figures);
        let has = |words: &str| old.gave.iter().any(|said| said.contains(words));
        let repeats = if has("already played") {
            RepeatsBecause::PlayedRounds
        } else if has("less room") {
            RepeatsBecause::BoundSeats
        } else if has("was found") {
            RepeatsBecause::NoneFound
        } else {
            RepeatsBecause::FewPeopleOrTables
        };
        let positions = if has("no position") {
            PositionsBecause::TablesOfThree
        } else if has("played or") {
            PositionsBecause::PlayedOrBound
        } else {
            PositionsBecause::OpponentsFirst
        };
        let groups =
            if has("more members") { GroupsBecause::LargeGroups } else { GroupsBecause::OpponentsAndPositionsFirst };
        ScheduleReport {
            players: old.players,
            sizes: TableSizes::CHAMPIONSHIP,
            rounds: old.rounds,
            grouped: old.says.iter().any(|said| said.contains("or club")),
            figures,
            bounds: old.bounds.into(),
            proven_for: None,
            tradeoffs: Tradeoffs {
                repeats: (figures.repeats > 0).then_some(repeats),
                positions: (figures.position_repeats > 0).then_some(positions),
                groups: (figures.group_meetings > 0).then_some(groups),
            },
            extra_threes: old.gave.iter().filter_map(|said| numbers(said)).map(extra).collect(),
            same_field: old.same_field,
            kept: 0,
            brought: false,
            undo: old.undo,
            moves: Vec::new(),
            is_outdated: false,
        }
    }
}

fn stored_move(moved: RepairMove) -> StoredMove {
    let at = |seat: SeatAt| (seat.table, seat.position);
    (moved.round, moved.player, moved.from.map(at), moved.to.map(at))
}

fn read_move((round, player, from, to): StoredMove) -> RepairMove {
    let at = |(table, position)| SeatAt { table, position };
    RepairMove { round, player, from: from.map(at), to: to.map(at) }
}

/// The round and the two numbers of tables in the sentence that begins with `Round`; none in others.
fn numbers(said: &str) -> Option<[usize; 3]> {
    let words = said.strip_prefix("Round ")?.split(|c: char| !c.is_ascii_digit());
    let mut numbers = words.filter_map(|word| word.parse().ok());
    Some([numbers.next()?, numbers.next()?, numbers.next()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = r#"{"players":12,"rounds":3,"figures":[2,9,2,1,0,108],"bounds":[2,8,null,1,0,null],"optimal":false,
        "says":["12 players at 3 tables: nobody meets anybody three times, with nine repeat meetings; at least eight are unavoidable.",
        "Two times a selection position is held again.","Once two people of one group or club sit together; fewer are not possible.",
        "The best that was found; that nothing better exists is not proven."],
        "gave":["Round 2 has 4 tables of three, where 0 would do (1.1.5).",
        "Nine repeat meetings had to be accepted: the rounds already played leave less room for new opponents.",
        "Two selection positions are held again: what is played or bound to stay leaves no other positions.",
        "One time people of one group or club sit together: a group with more members than tables, or people who must meet nearly everybody, can't be kept apart."],
        "same_field":false,"undo":{"round":1,"seats":[[1,1],[3,2]],"pinned":[false,true]}}"#;

    #[test]
    fn a_report_of_0_1_0_keeps_all_that_it_said() {
        let report = ScheduleReport::read(OLD).expect("an old report");
        assert!(report.grouped && !report.same_field);
        assert_eq!(report.figures.in_order(), [2, 9, 2, 1, 0, 108]);
        assert_eq!(report.bounds.in_order(), [Some(2), Some(8), None, Some(1), Some(0), None]);
        let tradeoffs = Tradeoffs {
            repeats: Some(RepeatsBecause::PlayedRounds),
            positions: Some(PositionsBecause::PlayedOrBound),
            groups: Some(GroupsBecause::LargeGroups),
        };
        assert_eq!(report.tradeoffs, tradeoffs);
        assert_eq!(report.extra_threes, [ExtraThrees { round: 2, found: 4, wanted: 0 }]);
        let seats = [SeatAt { table: 1, position: 1 }, SeatAt { table: 3, position: 2 }];
        let undo = Undo { round: 1, seats, pinned: [false, true] };
        assert_eq!(report.undo, Some(undo));
        let renewed = ScheduleReport::renewed(OLD).expect("the form of today").to_string();
        assert!(renewed.contains(r#""undo":{"pinned":[false,true],"round":1,"seats":[[1,1],[3,2]]}"#), "{renewed}");
        assert_eq!(ScheduleReport::read(&renewed), Some(report));
        assert!(!renewed.contains("says") && !renewed.contains("repeat meetings"), "{renewed}");
        assert_eq!(ScheduleReport::renewed(&renewed), None);
    }

    /// Pages work out from the numbers why nothing better exists, which for a field of a milliard takes all the memory.
    #[test]
    fn a_report_of_no_possible_schedule_is_none() {
        assert!(!ScheduleReport::is_impossible(OLD) && !ScheduleReport::is_impossible("{}"));
        for (from, into) in [
            ("\"players\":12", "\"players\":300000000"),
            ("\"players\":12", "\"players\":9223372036854775808"),
            ("\"rounds\":3", "\"rounds\":101"),
            ("[2,9,2,1,0,108]", "[2,9,2,1,0,18446744073709551615]"),
        ] {
            let forged = OLD.replace(from, into);
            assert!(forged != OLD && ScheduleReport::read(&forged).is_none(), "{into}");
            assert!(ScheduleReport::is_impossible(&forged), "{into}");
        }
    }

    #[test]
    fn each_reason_of_0_1_0_is_found() {
        let reason = |said: &str| {
            let mut old: Json = serde_json::from_str(OLD).expect("JSON");
            old["gave"] = serde_json::json!([said]);
            ScheduleReport::read(&old.to_string()).expect("an old report").tradeoffs
        };
        let repeats = [
            (
                "there are too few people or tables for everybody to meet somebody new each time",
                RepeatsBecause::FewPeopleOrTables,
            ),
            ("seats that were to stay leave less room for new opponents", RepeatsBecause::BoundSeats),
            ("the rounds already played leave less room for new opponents", RepeatsBecause::PlayedRounds),
            ("no schedule with fewer was found", RepeatsBecause::NoneFound),
        ];
        for (said, because) in repeats {
            assert_eq!(reason(said).repeats, Some(because), "{said}");
        }
        let positions = [
            ("tables of three have no position 4, so it does not go round", PositionsBecause::TablesOfThree),
            ("what is played or bound to stay leaves no other positions", PositionsBecause::PlayedOrBound),
            ("different opponents come before different positions", PositionsBecause::OpponentsFirst),
        ];
        for (said, because) in positions {
            assert_eq!(reason(said).positions, Some(because), "{said}");
        }
        let apart = "different opponents and positions come before keeping groups apart";
        assert_eq!(reason(apart).groups, Some(GroupsBecause::OpponentsAndPositionsFirst));
    }

    #[test]
    fn moves_and_where_it_comes_from_are_kept_and_a_report_without_them_is_read() {
        let mut report = ScheduleReport::read(OLD).expect("an old report");
        let plain = serde_json::to_string(&report).expect("JSON");
        assert!(!plain.contains("brought") && !plain.contains("moves"), "{plain}");
        assert_eq!(ScheduleReport::read(&plain), Some(report.clone()));
        report.brought = true;
        report.proven_for = Some(u64::MAX);
        let seat = |table, position| Some(SeatAt { table, position });
        report.moves = vec![
            RepairMove { round: 2, player: 7, from: seat(4, 2), to: seat(1, 3) },
            RepairMove { round: 2, player: 9, from: seat(1, 3), to: None },
        ];
        let stored = serde_json::to_string(&report).expect("JSON");
        assert!(stored.contains(r#""brought":true"#), "{stored}");
        assert!(stored.contains(r#""moves":[[2,7,[4,2],[1,3]],[2,9,[1,3],null]]"#), "{stored}");
        assert_eq!(ScheduleReport::read(&stored), Some(report));
    }

    #[test]
    fn what_is_no_report_is_none() {
        for json in ["", "no JSON at all", "\"a word\"", "{}", "[]"] {
            assert_eq!(ScheduleReport::read(json), None, "{json}");
            assert_eq!(ScheduleReport::renewed(json), None, "{json}");
        }
        let renewed = ScheduleReport::renewed(OLD).expect("the form of today").to_string();
        assert_eq!(ScheduleReport::read(&renewed.replace("played-rounds", "a-new-reason")), None);
    }
}
