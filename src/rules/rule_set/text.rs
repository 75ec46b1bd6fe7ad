//! Rule sets as a text: TOML, with the keys of [`RuleKey`]. What is left out is as in CATAN Studio's rules.
//!
//! The store, archives and the details page hold it, and commands read it. Each fault is named with its line and column.

use std::fmt::Write;
use std::ops::Range;

use crate::refusals::coded;
use crate::rule_set::{
    Chain, Cut, Link, PlacePoints, Qualify, QualifyTable, RuleKey, RuleRefusal, RuleSet, Share, SharedPlaces, within,
};
use crate::text;
use crate::text::{TextFault, shown};
use crate::tournament::bounds;
use crate::tournament::bounds::Bounds;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Something wrong in the text of a rule set.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleFault {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// The key that it is about, where it is about one.
    pub key: Option<RuleKey>,
    pub what: RuleFaultKind,
}

coded! {
    /// What is wrong in the text of a rule set.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum RuleFaultKind {
        /// It is no TOML; the message is that of the reader of TOML.
        NoToml(String) = "rule-set-no-toml",
        UnknownKey(String) = "rule-unknown-key",
        /// The value is of another kind.
        Wanted(ValueKind) = "rule-wrong-kind-of-value",
        /// The word is none of those that the key takes.
        UnknownWord {
            word: String,
            known: &'static [&'static str],
        } = "rule-unknown-word",
        /// The name is none that can be kept.
        Name {
            name: String,
            fault: TextFault,
        } = { fault.one_of(["rule-name-empty", "rule-name-too-long", "rule-name-with-control-character"]) },
        Refused(RuleRefusal),
    }
}

/// What a key takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ValueKind {
    Text,
    WholeNumber,
    /// `true` or `false`.
    Switch,
    WholeNumbers,
    Texts,
    /// A whole number, or rows of two.
    NumberOrRows,
}

/// The rule set of a text. Error: everything that is wrong, in the order of the text.
pub fn read(text: &str) -> Result<RuleSet, Vec<RuleFault>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { text, faults: Vec::new() };
    let (table, broken) = DeTable::parse_recoverable(text);
    for error in broken {
        let what = RuleFaultKind::NoToml(shown(error.message()));
        reader.fault(error.span().unwrap_or(0..0), None, what);
    }
    // What can be read of a broken text may not be what was meant.
    let rules = if reader.faults.is_empty() { reader.rules(table.get_ref()) } else { RuleSet::default() };
    reader.faults.sort();
    if reader.faults.is_empty() { Ok(rules) } else { Err(reader.faults) }
}

impl RuleSet {
    /// How a tournament keeps it: nothing for the official rules, else the text with every key, so that a preset that becomes
    /// another one changes no tournament of before.
    pub fn stored(&self) -> String {
        if *self == RuleSet::default() { String::new() } else { write(self) }
    }

    /// A set as [`stored`](RuleSet::stored).
    pub fn from_stored(text: &str) -> Option<RuleSet> {
        read(text).ok()
    }
}

struct Reader<'t> {
    text: &'t str,
    faults: Vec<RuleFault>,
}

/// A value, with the place where it stands.
type Placed<'t> = Spanned<DeValue<'t>>;

impl Reader<'_> {
    fn fault(&mut self, at: Range<usize>, key: Option<RuleKey>, what: RuleFaultKind) {
        let before = self.text.get(..at.start).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        self.faults.push(RuleFault { line, column, key, what });
    }

    fn rules(&mut self, table: &DeTable<'_>) -> RuleSet {
        let mut rules = RuleSet::default();
        for (name, value) in table {
            let Some(key) = RuleKey::from_code(name.get_ref()) else {
                self.fault(name.span(), None, RuleFaultKind::UnknownKey(shown(name.get_ref())));
                continue;
            };
            if let Err((at, what)) = take(&mut rules, key, value) {
                self.fault(at, Some(key), what);
            }
        }
        // How many games can be seated by rank depends on another key.
        let by_rank = table.get(RuleKey::ByRank.code()).filter(|_| self.faults.is_empty());
        let most = Bounds { least: 0, most: i64::from(rules.prelim_games) - 1 };
        if let (Some(value), Err(refusal)) = (by_rank, within(rules.by_rank.into(), most)) {
            self.fault(value.span(), Some(RuleKey::ByRank), refusal.into());
        }
        rules
    }
}

/// Why a value is not taken, and where.
type Untaken = (Range<usize>, RuleFaultKind);

/// Puts the value of a key into a set.
fn take(rules: &mut RuleSet, key: RuleKey, value: &Placed<'_>) -> Result<(), Untaken> {
    match key {
        RuleKey::Name => rules.name = name(value)?,
        RuleKey::PrelimGames => rules.prelim_games = number(value, bounds::GAMES_BEFORE_CUT)?,
        RuleKey::ByRank => rules.by_rank = number(value, bounds::GAMES_BEFORE_CUT_BY_RANK)?,
        RuleKey::Goal => rules.goal = number(value, bounds::GOAL).map(|goal| u8::try_from(goal).unwrap_or(u8::MAX))?,
        RuleKey::Dummy => rules.dummy = switch(value)?,
        RuleKey::Share => rules.share = word(value, Share::from_code, Share::CODES)?,
        RuleKey::PlacesOfFour => rules.places_of_four = places(value)?,
        RuleKey::PlacesOfThree => rules.places_of_three = places(value)?,
        RuleKey::SharedPlaces => rules.shared_places = word(value, SharedPlaces::from_code, SharedPlaces::CODES)?,
        RuleKey::Chain => rules.chain = chain(value)?,
        RuleKey::Cut => rules.cut = word(value, Cut::from_code, Cut::CODES)?,
        RuleKey::Qualify => rules.qualify = qualify(value)?,
        RuleKey::GameMinutes => rules.game_minutes = number(value, bounds::GAME_MINUTES)?,
    }
    Ok(())
}

fn wanted(value: &Placed<'_>, kind: ValueKind) -> Untaken {
    (value.span(), RuleFaultKind::Wanted(kind))
}

fn refused(value: &Placed<'_>) -> impl Fn(RuleRefusal) -> Untaken {
    let at = value.span();
    move |refusal| (at.clone(), refusal.into())
}

fn name(value: &Placed<'_>) -> Result<String, Untaken> {
    let text = value.get_ref().as_str().ok_or_else(|| wanted(value, ValueKind::Text))?;
    // What can't be seen is named first: without it the name may fit.
    match text::faults(text, text::NAME).pop() {
        None => Ok(text.trim().to_owned()),
        Some(fault) => Err((value.span(), RuleFaultKind::Name { name: shown(text.trim()), fault })),
    }
}

/// A whole number, whatever it says it counts. One that is too long to be read is too high, or too low.
fn whole(value: &Placed<'_>, kind: ValueKind) -> Result<i64, Untaken> {
    let integer = value.get_ref().as_integer().ok_or_else(|| wanted(value, kind))?;
    let digits = integer.as_str();
    let beyond = if digits.starts_with('-') { i64::MIN } else { i64::MAX };
    Ok(i64::from_str_radix(digits, integer.radix()).unwrap_or(beyond))
}

fn number(value: &Placed<'_>, bounds: Bounds) -> Result<u32, Untaken> {
    within(whole(value, ValueKind::WholeNumber)?, bounds).map_err(refused(value))
}

fn switch(value: &Placed<'_>) -> Result<bool, Untaken> {
    value.get_ref().as_bool().ok_or_else(|| wanted(value, ValueKind::Switch))
}

fn word<T>(value: &Placed<'_>, of: fn(&str) -> Option<T>, known: &'static [&'static str]) -> Result<T, Untaken> {
    let word = value.get_ref().as_str().ok_or_else(|| wanted(value, ValueKind::Text))?;
    of(word).ok_or_else(|| (value.span(), RuleFaultKind::UnknownWord { word: shown(word), known }))
}

/// The values of a list.
fn list<'v, 't>(value: &'v Placed<'t>, kind: ValueKind) -> Result<impl Iterator<Item = &'v Placed<'t>>, Untaken> {
    value.get_ref().as_array().map(|array| array.iter()).ok_or_else(|| wanted(value, kind))
}

fn places<const SEATS: usize>(value: &Placed<'_>) -> Result<PlacePoints<SEATS>, Untaken> {
    let numbers = list(value, ValueKind::WholeNumbers)?.map(|one| whole(one, ValueKind::WholeNumbers));
    PlacePoints::new(&numbers.collect::<Result<Vec<_>, _>>()?).map_err(refused(value))
}

fn chain(value: &Placed<'_>) -> Result<Chain, Untaken> {
    let link = |one: &Placed<'_>| match one.get_ref() {
        DeValue::String(_) => word(one, Link::from_code, Link::CODES),
        _ => Err(wanted(one, ValueKind::Texts)),
    };
    let links = list(value, ValueKind::Texts)?.map(link).collect::<Result<Vec<_>, _>>()?;
    Chain::new(&links).map_err(refused(value))
}

fn qualify(value: &Placed<'_>) -> Result<Qualify, Untaken> {
    if value.get_ref().is_integer() {
        return number(value, bounds::QUALIFY).map(Qualify::Number);
    }
    let row = |row: &Placed<'_>| {
        let row_of = list(row, ValueKind::NumberOrRows)?.collect::<Vec<_>>();
        let [from, how_many] = row_of[..] else { return Err(wanted(row, ValueKind::NumberOrRows)) };
        let of = |one: &Placed<'_>, bounds: Bounds| {
            within(whole(one, ValueKind::NumberOrRows)?, bounds).map_err(refused(one))
        };
        Ok((of(from, bounds::CAPACITY)?, of(how_many, bounds::QUALIFY)?))
    };
    let rows = list(value, ValueKind::NumberOrRows)?.map(row).collect::<Result<Vec<_>, _>>()?;
    QualifyTable::new(&rows).map(Qualify::ByAttendance).map_err(refused(value))
}

/// The text of a rule set, with every key.
pub fn write(rules: &RuleSet) -> String {
    let mut text = String::new();
    for key in RuleKey::ALL {
        let value = match key {
            RuleKey::Name => quoted(&rules.name),
            RuleKey::PrelimGames => rules.prelim_games.to_string(),
            RuleKey::ByRank => rules.by_rank.to_string(),
            RuleKey::Goal => rules.goal.to_string(),
            RuleKey::Dummy => rules.dummy.to_string(),
            RuleKey::Share => quoted(rules.share.code()),
            RuleKey::PlacesOfFour => listed(rules.places_of_four.numbers().iter().map(u8::to_string)),
            RuleKey::PlacesOfThree => listed(rules.places_of_three.numbers().iter().map(u8::to_string)),
            RuleKey::SharedPlaces => quoted(rules.shared_places.code()),
            RuleKey::Chain => listed(rules.chain.links().iter().map(|link| quoted(link.code()))),
            RuleKey::Cut => quoted(rules.cut.code()),
            RuleKey::Qualify => match &rules.qualify {
                Qualify::Number(number) => number.to_string(),
                Qualify::ByAttendance(table) => {
                    listed(table.rows().iter().map(|(from, number)| format!("[{from}, {number}]")))
                }
            },
            RuleKey::GameMinutes => rules.game_minutes.to_string(),
        };
        // Writing into a text can't fail.
        let _ = writeln!(text, "{key} = {value}");
    }
    text
}

fn listed(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(", "))
}

/// A text between quotation marks, as TOML has it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            control if control.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(control))),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_set::Preset;
    use proptest::prelude::*;

    #[test]
    fn a_short_text_changes_what_it_names() {
        let text = "# Made up\nname = 'Ruritania \"Open\"'\nprelim_games = 5\nby_rank = 2\nshare = \"ratio\"\n\
                    places_of_four = [\n  6, 3,\n  2, 0,\n]\nchain = [\"points\", \"wins\"]\nqualify = [[12, 2], [21, 4]]\n";
        let rules = read(text).unwrap();
        let expect = RuleSet {
            name: "Ruritania \"Open\"".to_owned(),
            prelim_games: 5,
            by_rank: 2,
            share: Share::Ratio,
            places_of_four: PlacePoints::new(&[6, 3, 2, 0]).unwrap(),
            chain: Chain::new(&[Link::Points, Link::Wins]).unwrap(),
            qualify: Qualify::ByAttendance(QualifyTable::new(&[(12, 2), (21, 4)]).unwrap()),
            ..RuleSet::default()
        };
        assert_eq!(rules, expect);
        assert_eq!(read(""), Ok(RuleSet::default()));
        assert_eq!(read("\u{feff}goal = 12\r\n").map(|rules| rules.goal), Ok(12));
    }

    #[test]
    fn presets_come_back_from_their_texts() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            assert_eq!(read(&write(&rules)).as_ref(), Ok(&rules), "{preset}");
            assert_eq!(RuleSet::from_stored(&rules.stored()), Some(rules));
        }
        assert_eq!(RuleSet::default().stored(), "");
        assert_eq!(RuleSet::from_stored("germany"), None);
        assert!(write(&Preset::Germany.rules()).contains(
            "places_of_four = [5, 3, 2, 1]\nplaces_of_three = [5, 3, 1]\nshared_places = \"split\"\n\
             chain = [\"points\", \"vp\", \"share\", \"wins\", \"seconds\", \"thirds\"]\ncut = \"none\"\nqualify = 2\n"
        ));
    }

    /// Line, column and code of each fault.
    fn faults(text: &str) -> Vec<(usize, usize, &'static str)> {
        read(text).unwrap_err().iter().map(|fault| (fault.line, fault.column, fault.what.code())).collect()
    }

    #[test]
    fn unknown_keys_and_values_are_named_with_their_places() {
        let check = |text: &str, expect: &[(usize, usize, &str)]| assert_eq!(faults(text), expect, "{text}");
        check("goal = 10\ngaols = 3\n", &[(2, 1, "rule-unknown-key")]);
        check("  [places]\nfour = 1\n", &[(1, 4, "rule-unknown-key")]);
        check("share = \"total\"", &[(1, 9, "rule-unknown-word")]);
        check("chain = ['wins', 'ä', 'vp']", &[(1, 18, "rule-unknown-word")]);
        check("chain = ['wins', 3]", &[(1, 18, "rule-wrong-kind-of-value")]);
        check("chain = ['wins', 'wins']", &[(1, 9, "rule-link-twice")]);
        check("chain = 'wins'", &[(1, 9, "rule-wrong-kind-of-value")]);
        check("goal = 10.0", &[(1, 8, "rule-wrong-kind-of-value")]);
        check("goal = '10'", &[(1, 8, "rule-wrong-kind-of-value")]);
        check("goal = 23", &[(1, 8, "rule-number-outside")]);
        check("goal = 99999999999999999999999", &[(1, 8, "rule-number-outside")]);
        check("prelim_games = 8\ngame_minutes = -1", &[(1, 16, "rule-number-outside"), (2, 16, "rule-number-outside")]);
        check("by_rank = 3", &[(1, 11, "rule-number-outside")]);
        check("by_rank = 1\nprelim_games = 1", &[(1, 11, "rule-number-outside")]);
        check("dummy = 1", &[(1, 9, "rule-wrong-kind-of-value")]);
        check("places_of_four = [5, 3, 1]", &[(1, 18, "rule-number-of-places")]);
        check("places_of_three = [5, 1, 3]", &[(1, 19, "rule-places-rise")]);
        check("places_of_three = [5, 1, 101]", &[(1, 19, "rule-number-outside")]);
        check("places_of_three = [5, true, 1]", &[(1, 23, "rule-wrong-kind-of-value")]);
        check("qualify = []", &[(1, 11, "rule-no-rows")]);
        check("qualify = [[12, 2], [12, 4]]", &[(1, 11, "rule-rows-out-of-order")]);
        check("qualify = [[12, 2, 3]]", &[(1, 12, "rule-wrong-kind-of-value")]);
        check("qualify = [[0, 2]]", &[(1, 13, "rule-number-outside")]);
        check("qualify = true", &[(1, 11, "rule-wrong-kind-of-value")]);
        check("name = ''", &[(1, 8, "rule-name-empty")]);
        check("name = \"a\\tb\"", &[(1, 8, "rule-name-with-control-character")]);
        check("goal = 10\ngoal = 9", &[(2, 1, "rule-set-no-toml")]);
        check("\ngoal 10", &[(2, 6, "rule-set-no-toml")]);
        check("gaol = 10\nshare = 3", &[(1, 1, "rule-unknown-key"), (2, 9, "rule-wrong-kind-of-value")]);
    }

    fn one_of<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
        (0..all.len()).prop_map(|at| all[at])
    }

    fn falling(seats: usize) -> impl Strategy<Value = Vec<i64>> {
        prop_oneof![Just(Vec::new()), proptest::collection::vec(0i64..=100, seats)].prop_map(|mut points| {
            points.sort_by(|a, b| b.cmp(a));
            points
        })
    }

    fn any_set() -> impl Strategy<Value = RuleSet> {
        let numbers = (1u32..=7, 0u32..7, 1u8..=22, 0u32..=1440);
        let words = (one_of(Share::ALL), one_of(SharedPlaces::ALL), one_of(Cut::ALL), any::<bool>());
        let chain = (Just(Link::ALL.to_vec()).prop_shuffle(), 0usize..=6);
        let rows = proptest::collection::btree_map(1u32..=5000, 0u32..=5000, 1..6);
        let qualify = prop_oneof![
            (0u32..=5000).prop_map(Qualify::Number),
            rows.prop_map(|rows| Qualify::ByAttendance(
                QualifyTable::new(&rows.into_iter().collect::<Vec<_>>()).unwrap()
            )),
        ];
        let name = "[^\\p{C}\\p{Z}]{1,20}( [\"\\\\'a-zß]{1,5})?";
        (name, numbers, words, falling(4), falling(3), chain, qualify).prop_map(
            |(
                name,
                (prelim_games, by_rank, goal, game_minutes),
                (share, shared_places, cut, dummy),
                four,
                three,
                chain,
                qualify,
            )| {
                RuleSet {
                    name,
                    prelim_games,
                    by_rank: by_rank % prelim_games,
                    goal,
                    dummy,
                    share,
                    places_of_four: PlacePoints::new(&four).unwrap(),
                    places_of_three: PlacePoints::new(&three).unwrap(),
                    shared_places,
                    chain: Chain::new(&chain.0[..chain.1]).unwrap(),
                    cut,
                    qualify,
                    game_minutes,
                }
            },
        )
    }

    proptest! {
        #[test]
        fn a_set_that_is_written_and_read_is_the_same(rules in any_set()) {
            prop_assert_eq!(read(&write(&rules)), Ok(rules));
        }

        #[test]
        fn no_text_breaks_the_reader(text in "[a-z_=\\[\\]\", 0-9\\n.ä]{0,60}") {
            let _ = read(&text);
        }
    }
}
