//! What the lists of programs say of who agreed to something: yes, no, a day, a version.

use chrono::NaiveDate;

use crate::player_column::heading;

/// What a cell says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AgreedCell {
    /// Nothing.
    Empty,
    Yes,
    /// Yes, on this day.
    On(NaiveDate),
    /// Yes, on a day of which nobody knows which it is: 3/1/2026.
    OnEither,
    /// Yes, to this version.
    To(String),
    No,
    /// Something else, such as a remark.
    Unclear,
}

/// Words that say yes, as [`heading`] has them, in the languages of the headings.
const YES: &str = "yes true checked ticked agree agreed agrees accept accepted accepts approved granted confirmed consent \
    ja wahr einverstanden stimme zugestimmt zustimmung akzeptiert akzeptiere erteilt gelesen \
    oui vrai accepte acceptee jaccepte daccord si acepto aceptado aceptada deacuerdo leido \
    accetto accettato vero akkoord geaccepteerd waar tak zgoda zgadzam akceptuje zaakceptowano prawda \
    sim aceito concordo kylla hyvaksyn ano souhlasim igen da godkant godkent";

/// What says yes where a cell holds nothing else.
const YES_ALONE: &str = "y j x on ok 1";

/// Words that say no, wherever they stand.
const NO: &str = "no n not dont doesnt cant cannot didnt false never none off unchecked unticked disagree disagreed decline declined declines \
    refuse refused rejected denied withdrawn revoked without \
    nein nicht kein keine keiner ohne falsch abgelehnt widerrufen verweigert non ne pas faux refuse refusee sans \
    nunca rechazo rechazado falso niet geen nee onwaar nie bez falsz nao ei nej nei nem";

/// Signs of boxes, ticked and not.
const TICKED: [char; 6] = ['✓', '✔', '☑', '✅', '🗹', '√'];
const UNTICKED: [char; 6] = ['✗', '✘', '☐', '❌', '✕', '⬜'];

/// The most words of a cell that are looked at.
const MOST_WORDS: usize = 40;

/// Days with the month by its name, and with two digits of the year where nothing else can be meant.
const NAMED_MONTHS: [&str; 4] = ["%d %B %Y", "%d. %B %Y", "%B %d, %Y", "%d.%m.%y"];

/// The earliest year of a day on which somebody can have agreed.
const EARLIEST: i32 = 2000;

/// A column of such cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AgreedColumn {
    /// Whether the day stands before the month, where a cell of the column tells it.
    day_first: Option<bool>,
    today: NaiveDate,
}

impl AgreedColumn {
    /// `today` is the last day on which somebody can have agreed.
    pub fn of<'c>(cells: impl Iterator<Item = &'c str>, today: NaiveDate) -> AgreedColumn {
        let (mut day, mut month) = (false, false);
        for [one, two, _] in cells.filter_map(|cell| numbers(cell, &['/'])).filter(|parts| parts[0] < 1000) {
            day |= one > 12;
            month |= two > 12;
        }
        AgreedColumn { day_first: (day != month).then_some(day), today }
    }

    /// What a cell says.
    pub fn read(self, cell: &str) -> AgreedCell {
        let cell = cell.trim();
        if cell.is_empty() || heading(cell) == "null" {
            return AgreedCell::Empty;
        }
        match self.day(cell) {
            Some(Some(day)) if day <= self.today => return AgreedCell::On(day),
            Some(Some(_)) => return AgreedCell::Unclear,
            Some(None) => return AgreedCell::OnEither,
            // The thirtieth of February, or a day before there were computers in halls.
            None if numbers(cell, &['-', '/', '.']).is_some() => return AgreedCell::Unclear,
            None => {}
        }
        match cell {
            "0" => return AgreedCell::No,
            cell if is_version(cell) && cell != "1" => return AgreedCell::To(version(cell).to_owned()),
            _ => {}
        }
        let words = cell.split(|c: char| c.is_whitespace() || ",;.!()/–-".contains(c)).map(heading);
        let words: Vec<String> = words.filter(|word| !word.is_empty()).take(MOST_WORDS).collect();
        let is_in = |list: &str, word: &str| list.split_whitespace().any(|known| known == word);
        let has = |list: &str| words.iter().any(|word| is_in(list, word));
        if cell.contains(UNTICKED) || has(NO) {
            AgreedCell::No
        } else if cell.contains(TICKED) || has(YES) || [YES, YES_ALONE].iter().any(|list| is_in(list, &words.concat()))
        {
            AgreedCell::Yes
        } else {
            AgreedCell::Unclear
        }
    }

    /// The day in a cell: none where there is none, and none within where day and month can't be told apart.
    fn day(self, cell: &str) -> Option<Option<NaiveDate>> {
        let date = |year: u32, month: u32, day: u32| {
            let year = i32::try_from(year).ok().filter(|year| *year >= EARLIEST)?;
            NaiveDate::from_ymd_opt(year, month, day)
        };
        if let Some([year, month, day]) = numbers(cell, &['-', '/', '.']).filter(|[year, ..]| *year >= 1000) {
            return date(year, month, day).map(Some);
        }
        if let Some([day, month, year]) = numbers(cell, &['.', '-']) {
            return date(year, month, day).map(Some);
        }
        if let Some(day) = counted_day(cell)
            .or_else(|| NAMED_MONTHS.iter().find_map(|form| NaiveDate::parse_from_str(cell, form).ok()))
        {
            return Some(Some(day));
        }
        let [one, two, year] = numbers(cell, &['/'])?;
        match self.day_first {
            Some(true) => date(year, two, one).map(Some),
            Some(false) => date(year, one, two).map(Some),
            None if one == two => date(year, one, two).map(Some),
            None => date(year, one, two).or_else(|| date(year, two, one)).map(|_| None),
        }
    }
}

/// The three numbers that a cell begins with, with one of these signs between them, of which the first or the last is a year; a time
/// may follow.
fn numbers(cell: &str, signs: &[char]) -> Option<[u32; 3]> {
    let day = cell.trim().split([' ', 'T', ',', '\u{A0}']).next()?;
    let sign = day.chars().find(|c| !c.is_ascii_digit()).filter(|c| signs.contains(c))?;
    let parts: Vec<&str> = day.trim_end_matches(sign).split(sign).collect();
    let [one, two, three] = parts.as_slice() else { return None };
    let is_number = |text: &str| (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_date = [one, two, three].into_iter().all(|part| is_number(part)) && (one.len() == 4) != (three.len() == 4);
    let number = |text: &str| text.parse::<u32>().ok();
    is_date.then_some([number(one)?, number(two)?, number(three)?])
}

/// The day of a number as spreadsheets keep days, where they don't show it as one: 46000.
fn counted_day(cell: &str) -> Option<NaiveDate> {
    let number = cell.parse().ok().filter(|number| (36_526..73_050).contains(number))?;
    NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_days(chrono::Days::new(number))
}

/// The name of a version: `2` of `Version 2` and `v2`.
fn version(cell: &str) -> &str {
    let small = cell.to_ascii_lowercase();
    let before = ["version ", "version: ", "fassung ", "versión ", "ver. ", "v. ", "v"];
    let prefix = before.into_iter().find(|prefix| small.starts_with(prefix));
    prefix.and_then(|prefix| cell.get(prefix.len()..)).map_or(cell, str::trim)
}

/// Whether a cell is the name of a version: a number, with letters and dots perhaps.
fn is_version(cell: &str) -> bool {
    let version = version(cell);
    version.len() <= 10
        && version.starts_with(|c: char| c.is_ascii_digit())
        && version.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    fn read(cell: &str) -> AgreedCell {
        AgreedColumn::of(std::iter::empty(), day("2026-11-20")).read(cell)
    }

    #[test]
    fn yes_and_no_are_known_in_many_words() {
        for yes in [
            "yes",
            "Yes, I agree",
            "TRUE",
            "1",
            "x",
            "Agreed",
            "I accept the code of conduct.",
            "Ja",
            "ja, einverstanden",
            "Ich stimme zu",
            "oui",
            "D'accord",
            "J’accepte",
            "Sí",
            "acepto",
            "Tak",
            "zgadzam się",
            "☑",
            "✓ signed",
        ] {
            assert_eq!(read(yes), AgreedCell::Yes, "{yes}");
        }
        for no in [
            "no",
            "NO!",
            "False",
            "0",
            "I do not agree",
            "I don't agree",
            "don’t accept",
            "Nein",
            "nicht einverstanden",
            "Non",
            "pas d'accord",
            "Nie",
            "☐",
            "Declined",
            "Yes, but no photos",
        ] {
            assert_eq!(read(no), AgreedCell::No, "{no}");
        }
        for unclear in ["maybe", "Ada", "see mail", "depends on the photos", "12.50 EUR", "https://example.org/coc"] {
            assert_eq!(read(unclear), AgreedCell::Unclear, "{unclear}");
        }
        for empty in ["", "  ", "NULL"] {
            assert_eq!(read(empty), AgreedCell::Empty);
        }
    }

    #[test]
    fn a_day_or_a_version_is_a_yes() {
        let on = |text| AgreedCell::On(day(text));
        for cell in ["2026-03-01", "2026-03-01T10:15:00Z", "2026/3/1", "01.03.2026", "1.3.2026 10:15", "1-3-2026"] {
            assert_eq!(read(cell), on("2026-03-01"), "{cell}");
        }
        assert_eq!(read("3/3/2026 18:02:11"), on("2026-03-03"));
        for cell in ["1 March 2026", "1. Mar 2026", "March 1, 2026", "01.03.26", "46082"] {
            assert_eq!(read(cell), on("2026-03-01"), "{cell}");
        }
        assert_eq!(read("46999"), AgreedCell::Unclear);
        // Which of the two is the month nobody knows, unless another cell of the column tells it.
        assert_eq!(read("3/1/2026"), AgreedCell::OnEither);
        let column = |cells: &[&str]| AgreedColumn::of(cells.iter().copied(), day("2026-11-20"));
        assert_eq!(column(&["3/1/2026", "2/28/2026"]).read("3/1/2026"), on("2026-03-01"));
        assert_eq!(column(&["3/1/2026", "28/2/2026"]).read("3/1/2026"), on("2026-01-03"));
        assert_eq!(column(&["2/28/2026", "28/2/2026"]).read("3/1/2026"), AgreedCell::OnEither);
        assert_eq!(column(&["3/1/2026", "28/2/2026"]).read("2/28/2026"), AgreedCell::Unclear);
        // Nobody agreed on a day that is still to come, or before there was anything to agree to.
        for never in ["2026-11-21", "1.1.2031", "1899-12-30", "31.2.2026"] {
            assert_eq!(read(never), AgreedCell::Unclear, "{never}");
        }
        for (cell, version) in [("Version 2", "2"), ("v2.1", "2.1"), ("2026", "2026"), ("2026-b", "2026-b")] {
            assert_eq!(read(cell), AgreedCell::To(version.to_owned()), "{cell}");
        }
    }
}
