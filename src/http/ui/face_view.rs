//! What a tournament says of itself, as its public page shows it.

use chrono::{Days, NaiveDate};

use crate::ui::papers::paragraphs;
use reeve_rules::text::is_web_address;
use reeve_rules::tournament::programme::{ProgrammeEntry, clock};
use reeve_store::face::Face;
use reeve_store::logo::LogoSize;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_views::programme::{ProgrammeLine, programme};
use reeve_words::face;
use reeve_words::time;

/// A line of text that may lead somewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkedLine {
    pub text: String,
    /// Where it leads; may be empty.
    pub href: String,
}

/// A line of the programme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgrammeRow {
    /// When: `09:30`, `12:30–13:15`.
    pub time: String,
    pub what: String,
    /// More of it; may be empty.
    pub more: String,
}

/// A day of the programme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgrammeDay {
    /// The day; empty where there is one only.
    pub name: String,
    pub rows: Vec<ProgrammeRow>,
}

/// What a tournament says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaceView {
    pub description: Vec<String>,
    /// When it is, where it costs what, as pairs.
    pub facts: Vec<(String, String)>,
    /// The address of the hall, in lines.
    pub address: Vec<String>,
    /// Where a map shows it.
    pub map: String,
    pub contact: Vec<LinkedLine>,
    pub links: Vec<LinkedLine>,
    pub days: Vec<ProgrammeDay>,
    /// How large the logo is.
    pub logo: Option<LogoSize>,
}

impl FaceView {
    /// What a tournament says of itself.
    pub fn of(t: &Tournament, said: &Face, planned: &[ProgrammeEntry], logo: Option<LogoSize>) -> FaceView {
        let lines = |text: &str| text.lines().map(str::to_owned).filter(|line| !line.trim().is_empty()).collect();
        let mut facts = vec![(texts::face::day_label(), time::day(t.starts_on))];
        facts.extend(said.doors_at.map(|at| (texts::face::doors_label(), clock(at))));
        facts.extend(said.starts_at.map(|at| (texts::face::start_label(), clock(at))));
        facts.extend(said.fee.map(|fee| (texts::face::fee_label(), face::fee(fee, &said.currency))));
        let address: Vec<String> = lines(&said.address);
        let sought = if address.is_empty() { t.place.clone() } else { address.join(", ") };
        FaceView {
            description: paragraphs(&said.description),
            facts,
            address: if address.is_empty() { vec![t.place.clone()] } else { address },
            map: urls::map(&sought),
            contact: said.contact.lines().filter(|line| !line.trim().is_empty()).map(contact).collect(),
            links: said.links().map(link).collect(),
            days: days(t.starts_on, &programme(said, planned)),
            logo,
        }
    }
}

/// When it begins, in a line with its day.
pub fn day_and_start(t: &Tournament, said: &Face) -> String {
    face::day_and_start(&time::day(t.starts_on), said.starts_at.map(clock).as_deref())
}

/// The date of a day of a tournament, from 1.
pub fn date_of(first: NaiveDate, day: i64) -> NaiveDate {
    let later = u64::try_from(day - 1).unwrap_or_default();
    first.checked_add_days(Days::new(later)).unwrap_or(first)
}

/// A programme by its days.
pub fn days(first: NaiveDate, lines: &[ProgrammeLine]) -> Vec<ProgrammeDay> {
    let several = lines.iter().any(|line| line.day > 1);
    let day = |of: &[ProgrammeLine]| ProgrammeDay {
        name: of.first().filter(|_| several).map(|line| time::day(date_of(first, line.day))).unwrap_or_default(),
        rows: of.iter().map(row).collect(),
    };
    lines.chunk_by(|one, other| one.day == other.day).map(day).collect()
}

/// A line of the programme.
fn row(line: &ProgrammeLine) -> ProgrammeRow {
    let (what, more) = face::item(&line.item);
    let time = match line.ends_at {
        Some(end) => format!("{}–{}", clock(line.begins_at), clock(end)),
        None => clock(line.begins_at),
    };
    ProgrammeRow { time, what, more }
}

fn link((to, name): (&str, &str)) -> LinkedLine {
    let bare = to.split_once("://").map_or(to, |(_, rest)| rest).trim_end_matches('/');
    LinkedLine { text: if name.is_empty() { bare.to_owned() } else { name.to_owned() }, href: to.to_owned() }
}

/// A line of whom to ask: an address of mail or of the web leads there.
fn contact(line: &str) -> LinkedLine {
    let text = line.trim().to_owned();
    let is_mail = text.split_once('@').is_some_and(|(name, host)| {
        let plain = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || "._+-".contains(c));
        plain(name) && plain(host) && host.contains('.')
    });
    let href = match is_mail {
        true => format!("mailto:{text}"),
        false if is_web_address(&text) => text.clone(),
        false => String::new(),
    };
    LinkedLine { text, href }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_lead_where_they_can() {
        let check = |line: &str, href: &str| assert_eq!(contact(line).href, href, "{line:?}");
        check("Ada Lee", "");
        check(" ada@example.org ", "mailto:ada@example.org");
        check("https://example.org/ask", "https://example.org/ask");
        check("javascript:alert(1)", "");
        check("ada@example.org?cc=bo@example.org", "");
        check("write to ada@example.org", "");
        assert_eq!(link(("https://example.org/club/", "")).text, "example.org/club");
        assert_eq!(link(("https://example.org/club/", "Our club")).text, "Our club");
    }

    #[test]
    fn days_are_named_where_there_are_several() {
        let first: NaiveDate = "2026-11-21".parse().expect("a day");
        let entry = |day, ends_at| ProgrammeLine {
            day,
            begins_at: 570,
            ends_at,
            item: reeve_views::programme::ProgrammeItem::Start,
        };
        let one = days(first, &[entry(1, Some(600))]);
        assert_eq!((one[0].name.as_str(), one[0].rows[0].time.as_str()), ("", "09:30–10:00"));
        let two: Vec<String> = days(first, &[entry(1, None), entry(3, None)]).into_iter().map(|day| day.name).collect();
        assert_eq!(two, ["Saturday, 21 November 2026", "Monday, 23 November 2026"]);
    }
}
