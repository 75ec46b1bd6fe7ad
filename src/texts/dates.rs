//! Days and times as a language writes them, by the tables of ICU4X; English as Reeve always has. The hours go to 24 everywhere: a hall
//! has one clock.

use std::sync::OnceLock;

use chrono::{Datelike, NaiveDate, NaiveDateTime, NaiveTime, Timelike};
use icu_calendar::Gregorian;
use icu_datetime::fieldsets::{M, T, YM, YMD, YMDE, YMDT};
use icu_datetime::input::{Date, DateTime, Time};
use icu_datetime::preferences::HourCycle;
use icu_datetime::{DateTimeFormatterPreferences, FixedCalendarDateTimeFormatter, NoCalendarFormatter};
use icu_locale_core::Locale;

use crate::Language;

type Of<Fields> = FixedCalendarDateTimeFormatter<Gregorian, Fields>;

/// How a language writes them.
struct Formats {
    day: Of<YMDE>,
    date: Of<YMD>,
    short_date: Of<YMD>,
    month_and_year: Of<YM>,
    month: Of<M>,
    moment: Of<YMDT>,
    second: Of<YMDT>,
    clock: NoCalendarFormatter<T>,
    clock_to_second: NoCalendarFormatter<T>,
}

impl Formats {
    /// Those of a language; none for English and where there are no tables.
    fn of(language: Language) -> Option<&'static Self> {
        static MADE: [OnceLock<Option<Formats>>; Language::MOST] = [const { OnceLock::new() }; Language::MOST];
        if language.is_written_as_english() {
            return None;
        }
        MADE[usize::from(language.0)].get_or_init(|| Self::made_for(&language.tag().parse().ok()?)).as_ref()
    }

    fn made_for(locale: &Locale) -> Option<Self> {
        let mut wanted = DateTimeFormatterPreferences::from(locale);
        wanted.hour_cycle = Some(HourCycle::H23);
        let short = YMD::medium();
        Some(Self {
            day: Of::try_new(wanted, YMDE::long()).ok()?,
            date: Of::try_new(wanted, YMD::long()).ok()?,
            short_date: Of::try_new(wanted, short).ok()?,
            month_and_year: Of::try_new(wanted, YM::long()).ok()?,
            month: Of::try_new(wanted, M::medium()).ok()?,
            moment: Of::try_new(wanted, short.with_time_hm()).ok()?,
            second: Of::try_new(wanted, short.with_time_hms()).ok()?,
            clock: NoCalendarFormatter::try_new(wanted, T::hm()).ok()?,
            clock_to_second: NoCalendarFormatter::try_new(wanted, T::hms()).ok()?,
        })
    }
}

fn gregorian(date: NaiveDate) -> Option<Date<Gregorian>> {
    let part = |number: u32| u8::try_from(number).ok();
    Date::try_new_gregorian(date.year(), part(date.month())?, part(date.day())?).ok()
}

fn hours(time: NaiveTime) -> Option<Time> {
    let part = |number: u32| u8::try_from(number).ok();
    Time::try_new(part(time.hour())?, part(time.minute())?, part(time.second())?, 0).ok()
}

fn both(at: NaiveDateTime) -> Option<DateTime<Gregorian>> {
    Some(DateTime { date: gregorian(at.date())?, time: hours(at.time())? })
}

/// A time of day: `14:03`.
#[must_use]
pub fn clock(at: NaiveTime, language: Language) -> String {
    let said = || Some(Formats::of(language)?.clock.format(&hours(at)?).to_string());
    said().unwrap_or_else(|| at.format("%H:%M").to_string())
}

/// A time of day to the second: `14:03:22`.
#[must_use]
pub fn clock_to_second(at: NaiveTime, language: Language) -> String {
    let said = || Some(Formats::of(language)?.clock_to_second.format(&hours(at)?).to_string());
    said().unwrap_or_else(|| at.format("%H:%M:%S").to_string())
}

/// A day and time: `21 Nov 2026, 14:03`.
#[must_use]
pub fn moment(at: NaiveDateTime, language: Language) -> String {
    let said = || Some(Formats::of(language)?.moment.format(&both(at)?).to_string());
    said().unwrap_or_else(|| at.format("%-d %b %Y, %H:%M").to_string())
}

/// The same to the second: `21 Nov 2026, 14:03:22`.
#[must_use]
pub fn second(at: NaiveDateTime, language: Language) -> String {
    let said = || Some(Formats::of(language)?.second.format(&both(at)?).to_string());
    said().unwrap_or_else(|| at.format("%-d %b %Y, %H:%M:%S").to_string())
}

/// A day with its name: `Saturday, 21 November 2026`.
#[must_use]
pub fn day(date: NaiveDate, language: Language) -> String {
    let said = || Some(Formats::of(language)?.day.format(&gregorian(date)?).to_string());
    said().unwrap_or_else(|| date.format("%A, %-d %B %Y").to_string())
}

/// A day: `21 November 2026`.
#[must_use]
pub fn date(date: NaiveDate, language: Language) -> String {
    let said = || Some(Formats::of(language)?.date.format(&gregorian(date)?).to_string());
    said().unwrap_or_else(|| date.format("%-d %B %Y").to_string())
}

/// A day in short: `21 Nov 2026`.
#[must_use]
pub fn short_date(date: NaiveDate, language: Language) -> String {
    let said = || Some(Formats::of(language)?.short_date.format(&gregorian(date)?).to_string());
    said().unwrap_or_else(|| date.format("%-d %b %Y").to_string())
}

/// The month of a day with its year: `November 2026`.
#[must_use]
pub fn month_and_year(date: NaiveDate, language: Language) -> String {
    let said = || Some(Formats::of(language)?.month_and_year.format(&gregorian(date)?).to_string());
    said().unwrap_or_else(|| date.format("%B %Y").to_string())
}

/// The month of a day in short: `Nov`.
#[must_use]
pub fn month(date: NaiveDate, language: Language) -> String {
    let said = || Some(Formats::of(language)?.month.format(&gregorian(date)?).to_string());
    said().unwrap_or_else(|| date.format("%b").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The formats of a language that needs no catalog.
    fn said(tag: &str) -> [String; 8] {
        let formats = Formats::made_for(&tag.parse().expect("a tag")).expect("tables");
        let date = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
        let at = both(date.and_hms_opt(14, 3, 22).expect("a time")).expect("a time");
        [
            formats.day.format(&at.date).to_string(),
            formats.date.format(&at.date).to_string(),
            formats.short_date.format(&at.date).to_string(),
            formats.month_and_year.format(&at.date).to_string(),
            formats.month.format(&at.date).to_string(),
            formats.moment.format(&at).to_string(),
            formats.second.format(&at).to_string(),
            formats.clock.format(&at.time).to_string(),
        ]
    }

    #[test]
    fn languages_write_days_and_times_as_they_do() {
        assert_eq!(
            said("de"),
            [
                "Samstag, 21. November 2026",
                "21. November 2026",
                "21.11.2026",
                "November 2026",
                "Nov",
                "21.11.2026, 14:03",
                "21.11.2026, 14:03:22",
                "14:03",
            ]
        );
        assert_eq!(
            said("nl"),
            [
                "zaterdag 21 november 2026",
                "21 november 2026",
                "21 nov 2026",
                "november 2026",
                "nov",
                "21 nov 2026, 14:03",
                "21 nov 2026, 14:03:22",
                "14:03",
            ]
        );
        assert_eq!(
            said("es"),
            [
                "sábado, 21 de noviembre de 2026",
                "21 de noviembre de 2026",
                "21 nov 2026",
                "noviembre de 2026",
                "nov",
                "21 nov 2026, 14:03",
                "21 nov 2026, 14:03:22",
                "14:03",
            ]
        );
        assert_eq!(
            said("fr"),
            [
                "samedi 21 novembre 2026",
                "21 novembre 2026",
                "21 nov. 2026",
                "novembre 2026",
                "nov.",
                "21 nov. 2026, 14:03",
                "21 nov. 2026, 14:03:22",
                "14:03",
            ]
        );
        assert_eq!(
            said("ja"),
            [
                "2026年11月21日土曜日",
                "2026年11月21日",
                "2026/11/21",
                "2026年11月",
                "11月",
                "2026/11/21 14:03",
                "2026/11/21 14:03:22",
                "14:03",
            ]
        );
    }

    #[test]
    fn english_stays_as_it_is() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 1).expect("a day");
        let at = date.and_hms_opt(4, 3, 22).expect("a time");
        let english = Language::ENGLISH;
        assert_eq!(day(date, english), "Sunday, 1 November 2026");
        assert_eq!(super::date(date, english), "1 November 2026");
        assert_eq!(short_date(date, english), "1 Nov 2026");
        assert_eq!(month_and_year(date, english), "November 2026");
        assert_eq!(month(date, english), "Nov");
        assert_eq!(moment(at, english), "1 Nov 2026, 04:03");
        assert_eq!(second(at, english), "1 Nov 2026, 04:03:22");
        assert_eq!(clock(at.time(), english), "04:03");
        assert_eq!(clock_to_second(at.time(), english), "04:03:22");
    }
}
