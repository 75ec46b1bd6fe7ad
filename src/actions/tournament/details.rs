//! What an organizer says of a tournament: from what was typed to values that can be stored.

use std::fmt;

use chrono::{Datelike, NaiveDate};
use serde::{Serialize, Serializer};

use reeve_limits as limits;
use reeve_rules::games::{System, SystemCode};
use reeve_rules::rule_set;
use reeve_rules::rule_set::{Preset, RuleSet};
use reeve_rules::text;
use reeve_rules::text::too_long;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::language::is_tag;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::settings::{Setting, Settings};
use reeve_secret as secret;
use reeve_store::tournament::Tournament;
use reeve_time_zone as time_zone;

use crate::Fault;
use crate::tournament::refusal::{Refusal, TextField};
use crate::tournament::slug;

/// What is chosen where the rules are those of a text.
pub const OWN_RULES: &str = "own";

/// The details form as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedDetails {
    pub name: String,
    /// The short public address; empty: proposed from the name.
    pub slug: String,
    pub place: String,
    /// The day, as `2026-11-21`.
    pub starts_on: String,
    /// The name of a time zone.
    pub time_zone: String,
    /// The edition of the game (1.1.2).
    pub edition: String,
    /// The code of the game system; empty: that of the championship.
    pub system: String,
    /// The code of a preset of rule sets, [`OWN_RULES`], or empty: the official rules.
    pub rules: String,
    /// The text of own rules.
    pub rules_text: String,
    /// How many rounds; empty: as many as the system has where nothing else is said, and the rules of a championship.
    pub rounds: String,
    /// Room for how many players; empty: no limit.
    pub capacity: String,
    /// Whether the organizer approves each registration.
    pub approval: bool,
    /// How many registrations are taken from one network address in an hour, 0 for any number; empty: as many as the
    /// server's settings say.
    pub registrations_per_hour: String,
    /// By which part of them names are sorted; empty: by their beginning.
    pub name_order: String,
    /// The code of the language in whose order names are sorted; empty: that of all.
    pub name_language: String,
    /// The code of the paper that is printed on; empty: A4.
    pub paper_size: String,
    /// The tag of the language in which it is shown; empty: as the server has it.
    pub language: String,
    /// Version of the code of conduct.
    pub code_version: String,
    /// Version of the photo policy.
    pub photo_version: String,
    /// Whether search engines may list pages on which players are named.
    pub indexed: bool,
    /// The codes that were chosen for settings; a setting that is not there keeps its default.
    pub settings: Vec<(Setting, String)>,
}

/// The details of a tournament as they can be stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TournamentDetails {
    pub name: String,
    /// The short public address; none: to be proposed from the name.
    pub slug: Option<String>,
    pub place: String,
    pub starts_on: NaiveDate,
    /// The name of a time zone that exists.
    pub time_zone: String,
    /// The edition of the game.
    pub edition: String,
    #[serde(serialize_with = "as_code")]
    pub system: SystemCode,
    /// How it ranks; left out where it is as the official rules say.
    #[serde(rename = "rule_set", serialize_with = "as_stored", skip_serializing_if = "is_default")]
    pub rules: RuleSet,
    /// How many rounds there are; of the championship, preliminary ones.
    pub rounds: i64,
    /// Room for how many players.
    pub capacity: Option<i64>,
    /// Whether the organizer approves each registration.
    pub approval: bool,
    /// How many registrations are taken from one network address in an hour, 0 for any number.
    pub registrations_per_hour: Option<i64>,
    /// By which part of them names are sorted.
    #[serde(serialize_with = "as_code")]
    pub name_order: NameOrder,
    /// The language in whose order names are sorted.
    #[serde(serialize_with = "as_code")]
    pub name_language: NameLanguage,
    /// The paper that is printed on.
    #[serde(serialize_with = "as_code")]
    pub paper_size: PaperSize,
    /// The tag of the language in which it is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Version of the code of conduct.
    pub code_version: String,
    /// Version of the photo policy.
    pub photo_version: String,
    /// Whether search engines may list pages on which players are named.
    pub indexed: bool,
    /// The settings' codes by name.
    #[serde(serialize_with = "as_codes")]
    pub settings: Settings,
}

fn as_codes<S: serde::Serializer>(settings: &Settings, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(Setting::ALL.iter().map(|setting| (setting.code(), settings.choice(*setting).code())))
}

fn as_code<S: serde::Serializer>(word: &impl fmt::Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(word)
}

impl TypedDetails {
    /// Settings as they are chosen, and nothing typed.
    pub fn of(settings: &Settings) -> TypedDetails {
        let chosen = |setting: &Setting| (*setting, settings.choice(*setting).code().to_owned());
        TypedDetails { settings: Setting::ALL.iter().map(chosen).collect(), ..TypedDetails::default() }
    }

    /// What the form shows of a tournament that is stored.
    pub fn stored(t: &Tournament) -> TypedDetails {
        TypedDetails {
            name: t.name.clone(),
            slug: t.slug.clone(),
            place: t.place.clone(),
            starts_on: t.starts_on.to_string(),
            time_zone: t.time_zone.clone(),
            edition: t.edition.clone(),
            system: t.system.to_string(),
            rules: Preset::of(&t.rules).map_or(OWN_RULES, Preset::code).to_owned(),
            rules_text: if Preset::of(&t.rules).is_none() { rule_set::text::write(&t.rules) } else { String::new() },
            rounds: if t.system.system().championship { String::new() } else { t.prelim_rounds.to_string() },
            capacity: t.capacity.map(|n| n.to_string()).unwrap_or_default(),
            approval: t.approval,
            registrations_per_hour: t.registrations_per_hour.map(|n| n.to_string()).unwrap_or_default(),
            name_order: t.name_order.to_string(),
            name_language: t.name_language.to_string(),
            paper_size: t.paper_size.to_string(),
            language: t.language.clone().unwrap_or_default(),
            code_version: t.code_version.clone(),
            photo_version: t.photo_version.clone(),
            indexed: t.indexed,
            ..TypedDetails::of(&t.settings)
        }
    }

    /// The code that was chosen for a setting.
    pub fn setting(&self, setting: Setting) -> &str {
        self.settings.iter().find(|(typed, _)| *typed == setting).map_or("", |(_, code)| code)
    }

    /// Reads what was typed; every fault with the name of its field.
    pub fn read(&self) -> Result<TournamentDetails, Vec<Fault>> {
        let mut faults = Vec::new();
        let name = line(&mut faults, "name", TextField::Name, &self.name);
        let place = line(&mut faults, "place", TextField::Place, &self.place);
        let edition = line(&mut faults, "edition", TextField::Edition, &self.edition);
        let code_version = line(&mut faults, "code_version", TextField::CodeVersion, &self.code_version);
        let photo_version = line(&mut faults, "photo_version", TextField::PhotoVersion, &self.photo_version);
        let slug = Some(self.slug.trim().to_owned()).filter(|slug| !slug.is_empty());
        if let Some(fault) = slug.as_deref().and_then(slug::fault) {
            faults.push(Fault::new("slug", Refusal::Slug(fault)));
        }
        let starts_on = keep(&mut faults, "starts_on", day(&self.starts_on));
        let time_zone = keep(&mut faults, "time_zone", zone(&self.time_zone));
        let system = keep(&mut faults, "system", system(&self.system)).unwrap_or(SystemCode::DEFAULT);
        let rules = self.rules(system.system()).map_err(|more| faults.extend(more)).ok().unwrap_or_default();
        let rounds = keep(&mut faults, "rounds", rounds(system.system(), &rules, &self.rounds));
        let capacity = keep(&mut faults, "capacity", capacity(&self.capacity));
        let per_hour = keep(&mut faults, "registrations_per_hour", per_hour(&self.registrations_per_hour));
        let name_order = keep(&mut faults, "name_order", chosen(&self.name_order, NameOrder::from_code));
        let name_language = keep(&mut faults, "name_language", chosen(&self.name_language, NameLanguage::from_code));
        let paper_size = keep(&mut faults, "paper_size", chosen(&self.paper_size, PaperSize::from_code));
        let language = keep(&mut faults, "language", language(&self.language));
        let settings = self.read_settings(&mut faults);
        match (starts_on, time_zone, rounds, capacity, per_hour) {
            (Some(starts_on), Some(time_zone), Some(rounds), Some(capacity), Some(per_hour)) if faults.is_empty() => {
                Ok(TournamentDetails {
                    name,
                    slug,
                    place,
                    starts_on,
                    time_zone,
                    edition,
                    system,
                    rules,
                    rounds,
                    capacity,
                    approval: self.approval,
                    registrations_per_hour: per_hour,
                    name_order: name_order.unwrap_or_default(),
                    name_language: name_language.unwrap_or_default(),
                    paper_size: paper_size.unwrap_or_default(),
                    language: language.flatten(),
                    code_version,
                    photo_version,
                    indexed: self.indexed,
                    settings,
                })
            }
            _ => Err(faults),
        }
    }

    /// The rules that were chosen for a game.
    pub fn rules(&self, system: &System) -> Result<RuleSet, Vec<Fault>> {
        let refused = |field: &str, refusal: Refusal| Err(vec![Fault::new(field, refusal)]);
        let text = self.rules_text.trim();
        let rules = match self.rules.trim() {
            OWN_RULES => read_rules(text)?,
            code => match Preset::from_code(code).or(code.is_empty().then(Preset::default)) {
                None => return refused("rules", Refusal::NoSuchChoice),
                Some(preset) if !text.is_empty() && read_rules(text)? != preset.rules() => {
                    return refused("rules", Refusal::RulesAndText { preset });
                }
                Some(preset) => preset.rules(),
            },
        };
        let fits = system.championship || rules == RuleSet::default();
        if fits { Ok(rules) } else { refused("rules", Refusal::RulesOfSideEvent) }
    }

    fn read_settings(&self, faults: &mut Vec<Fault>) -> Settings {
        let mut read = Settings::default();
        for (setting, code) in &self.settings {
            match setting.choice(code) {
                Some(choice) => read.choose(choice),
                None => faults.push(Fault::new(setting.code(), Refusal::NoSuchChoice)),
            }
        }
        read
    }
}

impl TournamentDetails {
    /// The details of a tournament that is stored.
    pub fn stored(t: &Tournament) -> TournamentDetails {
        TournamentDetails {
            name: t.name.clone(),
            slug: Some(t.slug.clone()),
            place: t.place.clone(),
            starts_on: t.starts_on,
            time_zone: t.time_zone.clone(),
            edition: t.edition.clone(),
            system: t.system,
            rules: t.rules.clone(),
            rounds: t.prelim_rounds,
            capacity: t.capacity,
            approval: t.approval,
            registrations_per_hour: t.registrations_per_hour,
            name_order: t.name_order,
            name_language: t.name_language,
            paper_size: t.paper_size,
            language: t.language.clone(),
            code_version: t.code_version.clone(),
            photo_version: t.photo_version.clone(),
            indexed: t.indexed,
            settings: t.settings,
        }
    }

    /// A fingerprint that changes whenever any of the details does. A form sends it back, so that a change made on an
    /// old page is noticed, while changes elsewhere in the tournament don't get in its way.
    pub fn fingerprint(&self) -> String {
        let all = serde_json::to_string(self).unwrap_or_default();
        secret::digest(&all).chars().take(16).collect()
    }

    /// Puts the details into a tournament; an address that is not named stays.
    pub fn put(self, t: &mut Tournament) {
        t.settings = self.settings;
        t.name = self.name;
        t.slug = self.slug.unwrap_or_else(|| t.slug.clone());
        t.place = self.place;
        t.starts_on = self.starts_on;
        t.time_zone = self.time_zone;
        t.edition = self.edition;
        t.system = self.system;
        t.rules = self.rules;
        t.prelim_rounds = self.rounds;
        t.capacity = self.capacity;
        t.approval = self.approval;
        t.registrations_per_hour = self.registrations_per_hour;
        t.name_order = self.name_order;
        t.name_language = self.name_language;
        t.paper_size = self.paper_size;
        t.language = self.language;
        t.code_version = self.code_version;
        t.photo_version = self.photo_version;
        t.indexed = self.indexed;
    }
}

/// As the store keeps them.
fn as_stored<S: Serializer>(rules: &RuleSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&rules.stored())
}

fn is_default(rules: &RuleSet) -> bool {
    *rules == RuleSet::default()
}

fn keep<T>(faults: &mut Vec<Fault>, field: &str, read: Result<T, Refusal>) -> Option<T> {
    read.map_err(|refusal| faults.push(Fault::new(field, refusal))).ok()
}

/// A word of a choice; where none was sent, the default.
fn chosen<T: Default>(typed: &str, from_code: fn(&str) -> Option<T>) -> Result<T, Refusal> {
    match typed.trim() {
        "" => Ok(T::default()),
        code => from_code(code).ok_or(Refusal::NoSuchChoice),
    }
}

/// The tag of a language; none where none was chosen.
fn language(typed: &str) -> Result<Option<String>, Refusal> {
    match typed.trim() {
        "" => Ok(None),
        tag if is_tag(tag) && tag.len() <= limits::LANGUAGE_TAG => Ok(Some(tag.to_owned())),
        _ => Err(Refusal::NoSuchChoice),
    }
}

/// One line of text that must be there.
pub(crate) fn line(faults: &mut Vec<Fault>, name: &str, field: TextField, typed: &str) -> String {
    let most = if field == TextField::Name { limits::NAME } else { limits::TOURNAMENT_TEXT };
    let kept = typed.trim();
    let fault = text::faults_seen(kept, most).into_iter().next();
    faults.extend(fault.map(|fault| Fault::new(name, Refusal::Text { field, fault })));
    kept.to_owned()
}

/// A day as forms send it.
pub(crate) fn day(typed: &str) -> Result<NaiveDate, Refusal> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(Refusal::DayMissing);
    }
    let date = NaiveDate::parse_from_str(typed, "%Y-%m-%d").map_err(|_| Refusal::DayUnreadable)?;
    let Bounds { least: from, most: until } = bounds::YEAR;
    if bounds::YEAR.contain(i64::from(date.year())) { Ok(date) } else { Err(Refusal::DayTooFar { from, until }) }
}

fn zone(typed: &str) -> Result<String, Refusal> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(Refusal::TimeZoneMissing);
    }
    if let Some(name) = time_zone::find(typed) {
        return Ok(name.to_owned());
    }
    match *time_zone::of_city(typed) {
        [] => Err(Refusal::TimeZoneUnknown),
        [one] => Ok(one.to_owned()),
        ref several => Err(Refusal::TimeZoneOfSeveral { names: several.to_vec() }),
    }
}

fn system(typed: &str) -> Result<SystemCode, Refusal> {
    match typed.trim() {
        "" => Ok(SystemCode::DEFAULT),
        code => SystemCode::from_code(code).ok_or(Refusal::NoSuchChoice),
    }
}

/// The rules of a text, or each of its faults at its field.
fn read_rules(text: &str) -> Result<RuleSet, Vec<Fault>> {
    let refused = |refusal: Refusal| Fault::new("rules_text", refusal);
    if text.is_empty() {
        return Err(vec![refused(Refusal::RulesMissing)]);
    }
    let too_long = |text: &str| too_long(text, limits::RULE_SET).map(|fault| refused(Refusal::RulesTooLong(fault)));
    match too_long(text) {
        Some(fault) => Err(vec![fault]),
        None => match rule_set::text::read(text) {
            Ok(rules) => too_long(&rules.stored()).map_or(Ok(rules), |fault| Err(vec![fault])),
            Err(faults) => Err(faults.into_iter().map(|fault| refused(Refusal::RulesFault(fault))).collect()),
        },
    }
}

fn rounds(system: &System, rules: &RuleSet, typed: &str) -> Result<i64, Refusal> {
    if system.championship {
        let rounds = i64::from(rules.prelim_games);
        let only = Bounds { least: rounds, most: rounds };
        return Ok(number(typed, only, Refusal::ChampionshipRounds { rounds })?.unwrap_or(rounds));
    }
    let Bounds { least, most } = bounds::SIDE_ROUNDS;
    Ok(number(typed, bounds::SIDE_ROUNDS, Refusal::Rounds { least, most })?.unwrap_or(system.rounds))
}

fn capacity(typed: &str) -> Result<Option<i64>, Refusal> {
    let Bounds { least, most } = bounds::CAPACITY_TYPED;
    number(typed, bounds::CAPACITY_TYPED, Refusal::Capacity { least, most })
}

fn per_hour(typed: &str) -> Result<Option<i64>, Refusal> {
    let most = bounds::REGISTRATIONS_PER_HOUR.most;
    number(typed, bounds::REGISTRATIONS_PER_HOUR, Refusal::RegistrationsPerHour { most })
}

/// A whole number that may stay out.
fn number(typed: &str, bounds: Bounds, refusal: Refusal) -> Result<Option<i64>, Refusal> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    match typed.parse::<i64>() {
        Ok(number) if bounds.contain(number) => Ok(Some(number)),
        _ => Err(refusal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> TypedDetails {
        TypedDetails {
            name: "City Open".into(),
            place: "Town hall".into(),
            starts_on: "2026-11-21".into(),
            time_zone: "Europe/Berlin".into(),
            edition: "5th edition".into(),
            code_version: "2026".into(),
            photo_version: "2026".into(),
            ..TypedDetails::of(&Settings::default())
        }
    }

    #[test]
    fn what_is_typed_well_is_read_trimmed() {
        let typed = TypedDetails {
            name: "  Königs \"Open\" <b>مرحبا  ".into(),
            capacity: " 64 ".into(),
            time_zone: "europe/berlin".into(),
            ..good()
        };
        let read = typed.read().expect("no faults");
        assert_eq!(read.name, "Königs \"Open\" <b>مرحبا");
        assert_eq!(read.capacity, Some(64));
        assert_eq!(read.time_zone, "Europe/Berlin");
        assert_eq!(zone("Berlin").as_deref(), Ok("Europe/Berlin"));
        assert_eq!(read.slug, None);
        assert_eq!(read.settings, Settings::default());
    }

    #[test]
    fn every_fault_names_its_field() {
        let check = |field: &str, set: &dyn Fn(&mut TypedDetails)| {
            let mut typed = good();
            set(&mut typed);
            let faults = typed.read().expect_err(field);
            assert_eq!(faults.iter().map(|fault| fault.field.as_str()).collect::<Vec<_>>(), [field], "{faults:?}");
        };
        check("name", &|t| t.name = "  ".into());
        check("name", &|t| t.name = "x".repeat(301));
        check("name", &|t| t.name = "two\nlines".into());
        check("place", &|t| t.place = "ö".repeat(201));
        check("place", &|t| t.place = String::new());
        check("edition", &|t| t.edition = "\u{7}".into());
        check("slug", &|t| t.slug = "City".into());
        check("slug", &|t| t.slug = "admin".into());
        for nonsense in
            ["", "soon", "2026-02-30", "21.11.2026", "0000-00-00", "+99999-01-01", "1066-10-14", "2026-11-21x"]
        {
            check("starts_on", &|t| t.starts_on = nonsense.into());
        }
        for nonsense in ["", "Atlantis", "CET+1", "../etc/passwd", "Europe/ Berlin"] {
            check("time_zone", &|t| t.time_zone = nonsense.into());
        }
        for nonsense in ["0", "-4", "2", "5001", "9999999999999999999999", "many", "1.5", "٤٠", "0x10", "1e3"] {
            check("capacity", &|t| t.capacity = nonsense.into());
        }
        for nonsense in ["-1", "5001", "many", "1.5", "٤٠"] {
            check("registrations_per_hour", &|t| t.registrations_per_hour = nonsense.into());
            check("system", &|t| t.system = nonsense.into());
            check("name_order", &|t| t.name_order = nonsense.into());
            check("name_language", &|t| t.name_language = nonsense.into());
            check("paper_size", &|t| t.paper_size = nonsense.into());
            check("language", &|t| t.language = nonsense.into());
        }
        for nonsense in ["2", "4", "0", "-3", "three", "3.0"] {
            check("rounds", &|t| t.rounds = nonsense.into());
        }
        for nonsense in ["0", "10", "two"] {
            check("rounds", &|t| (t.system, t.rounds) = ("struggle".into(), nonsense.into()));
        }
        check("code_version", &|t| t.code_version = String::new());
        check("photo_version", &|t| t.photo_version = "x".repeat(201));
        check("tied_places", &|t| t.settings = vec![(Setting::TiedPlaces, "sideways".into())]);
    }

    #[test]
    fn all_faults_come_at_once() {
        let faults = TypedDetails::default().read().expect_err("nothing typed");
        assert_eq!(faults.len(), 7);
    }

    #[test]
    fn the_mark_changes_with_every_detail() {
        let fingerprint = |set: &dyn Fn(&mut TypedDetails)| {
            let mut typed = good();
            set(&mut typed);
            typed.read().expect("no faults").fingerprint()
        };
        let plain = fingerprint(&|_| {});
        assert_eq!(plain, fingerprint(&|t| t.name = " City Open ".into()));
        assert_ne!(plain, fingerprint(&|t| t.name = "City Opens".into()));
        assert_ne!(plain, fingerprint(&|t| t.approval = true));
        assert_ne!(plain, fingerprint(&|t| t.indexed = true));
        assert_ne!(plain, fingerprint(&|t| t.capacity = "9".into()));
        assert_eq!(plain, fingerprint(&|t| (t.system, t.rounds) = ("base".into(), "3".into())));
        assert_ne!(plain, fingerprint(&|t| t.system = "struggle".into()));
        assert_ne!(plain, fingerprint(&|t| t.registrations_per_hour = "0".into()));
        assert_ne!(plain, fingerprint(&|t| t.name_order = "last".into()));
        assert_ne!(plain, fingerprint(&|t| t.name_language = "sv".into()));
        assert_ne!(plain, fingerprint(&|t| t.paper_size = "letter".into()));
        assert_ne!(plain, fingerprint(&|t| t.language = "nl".into()));
        assert_ne!(plain, fingerprint(&|t| t.settings = vec![(Setting::StandingsMove, "sheet".into())]));
    }
}
