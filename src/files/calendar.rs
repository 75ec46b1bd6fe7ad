//! A calendar file (RFC 5545), for the calendars of phones and computers.
//!
//! These lines are written here: a crate for them brings a model of the whole standard, with time zones and repetitions, for
//! the dozen properties that a tournament needs. Times are written in UTC, so that the file needs no time zones.

use chrono::{DateTime, NaiveDate, Utc};

/// Before this moment nothing was changed: SEQUENCE counts the seconds since then.
const FIRST: i64 = 1_767_225_600;

/// When something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventTime {
    /// From a moment, and until another where that is known.
    Moments(DateTime<Utc>, Option<DateTime<Utc>>),
    /// On whole days, the first and the last.
    Days(NaiveDate, NaiveDate),
}

/// Something in a calendar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CalendarEvent {
    /// What tells it from everything else in the world, and stays.
    pub uid: String,
    /// When what it says was last changed. Of two files with the same event the later one counts, whichever server made it: a
    /// number of changes would begin anew where an archive is read.
    pub changed: DateTime<Utc>,
    pub time: EventTime,
    pub title: String,
    /// Where it is; may be empty.
    pub place: String,
    /// More of it, in lines; may be empty.
    pub text: String,
    /// The address of its page.
    pub url: String,
    /// Whether it does not take place.
    pub cancelled: bool,
}

/// A calendar file. Programs that follow it look again every hour.
pub fn calendar(name: &str, events: &[CalendarEvent]) -> String {
    let mut file = CalendarWriter::default();
    file.line("BEGIN:VCALENDAR");
    file.line("VERSION:2.0");
    file.line("PRODID:-//Reeve//Reeve//EN");
    file.line("CALSCALE:GREGORIAN");
    file.line("METHOD:PUBLISH");
    file.text("X-WR-CALNAME", name);
    file.line("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    file.line("X-PUBLISHED-TTL:PT1H");
    for event in events {
        file.line("BEGIN:VEVENT");
        file.text("UID", &event.uid);
        file.line(&format!("DTSTAMP:{}", moment(event.changed)));
        file.line(&format!("LAST-MODIFIED:{}", moment(event.changed)));
        file.line(&format!("SEQUENCE:{}", (event.changed.timestamp() - FIRST).max(0)));
        if event.cancelled {
            file.line("STATUS:CANCELLED");
        }
        match event.time {
            EventTime::Moments(from, until) => {
                file.line(&format!("DTSTART:{}", moment(from)));
                if let Some(until) = until.filter(|until| *until > from) {
                    file.line(&format!("DTEND:{}", moment(until)));
                }
            }
            EventTime::Days(first, last) => {
                file.line(&format!("DTSTART;VALUE=DATE:{}", first.format("%Y%m%d")));
                // The day after the last one.
                let end = last.max(first).succ_opt().unwrap_or(last);
                file.line(&format!("DTEND;VALUE=DATE:{}", end.format("%Y%m%d")));
            }
        }
        file.text("SUMMARY", &event.title);
        if !event.place.is_empty() {
            file.text("LOCATION", &event.place);
        }
        if !event.text.is_empty() {
            file.text("DESCRIPTION", &event.text);
        }
        // An address is no text: nothing in it is escaped.
        file.line(&format!("URL:{}", event.url));
        file.line("END:VEVENT");
    }
    file.line("END:VCALENDAR");
    file.0
}

fn moment(at: DateTime<Utc>) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

/// Bytes of a line, its end left out; a longer one is folded.
const LINE: usize = 75;

#[derive(Default)]
struct CalendarWriter(String);

impl CalendarWriter {
    /// Writes a line, folded where it is long: the next one begins with a blank, and no character is cut through.
    fn line(&mut self, line: &str) {
        let mut length = 0;
        for c in line.chars().filter(|c| !c.is_control()) {
            if length + c.len_utf8() > LINE {
                self.0.push_str("\r\n ");
                length = 1;
            }
            self.0.push(c);
            length += c.len_utf8();
        }
        self.0.push_str("\r\n");
    }

    /// Writes a property whose value is text.
    fn text(&mut self, name: &str, text: &str) {
        let escaped = text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n");
        self.line(&format!("{name}:{escaped}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(time: EventTime, title: &str, text: &str) -> CalendarEvent {
        CalendarEvent {
            uid: "1@reeve.example".to_owned(),
            changed: at("2026-11-01T08:00:00Z"),
            time,
            title: title.to_owned(),
            place: "Hall; Jena, \\ town".to_owned(),
            text: text.to_owned(),
            url: "https://reeve.example/t/a?b=1,2;3".to_owned(),
            cancelled: false,
        }
    }

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().expect("a time")
    }

    #[test]
    fn a_file_is_as_the_standard_has_it() {
        let time = EventTime::Moments(at("2026-11-21T09:00:00Z"), Some(at("2026-11-21T17:30:00Z")));
        let file = calendar("Open", &[event(time, "Open\r\nEvil:1", "one\ntwo")]);
        let expect = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Reeve//Reeve//EN\r\nCALSCALE:GREGORIAN\r\n\
            METHOD:PUBLISH\r\nX-WR-CALNAME:Open\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n\
            BEGIN:VEVENT\r\nUID:1@reeve.example\r\nDTSTAMP:20261101T080000Z\r\nLAST-MODIFIED:20261101T080000Z\r\n\
            SEQUENCE:26294400\r\nDTSTART:20261121T090000Z\r\nDTEND:20261121T173000Z\r\nSUMMARY:Open\\nEvil:1\r\n\
            LOCATION:Hall\\; Jena\\, \\\\ town\r\nDESCRIPTION:one\\ntwo\r\nURL:https://reeve.example/t/a?b=1,2;3\r\n\
            END:VEVENT\r\nEND:VCALENDAR\r\n";
        assert_eq!(file, expect);
    }

    #[test]
    fn what_does_not_take_place_is_cancelled_and_stays_where_it_was() {
        let time = EventTime::Moments(at("2026-11-21T09:00:00Z"), None);
        let held = event(time, "Open", "");
        let cancelled = CalendarEvent { cancelled: true, ..held.clone() };
        let (held, cancelled) = (calendar("Open", &[held]), calendar("Open", &[cancelled]));
        assert!(!held.contains("STATUS"), "{held}");
        assert_eq!(cancelled.replace("STATUS:CANCELLED\r\n", ""), held);
    }

    #[test]
    fn whole_days_end_on_the_day_after() {
        let day = |text: &str| text.parse::<NaiveDate>().expect("a day");
        let file = |first, last| calendar("", &[event(EventTime::Days(day(first), day(last)), "", "")]);
        let days = "DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261202\r\n";
        assert!(file("2026-11-30", "2026-12-01").contains(days));
        assert!(file("2026-11-30", "2026-11-30").contains("DTEND;VALUE=DATE:20261201\r\n"));
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let title = "Größe 🎲 ".repeat(40);
        let time = EventTime::Moments(at("2026-11-21T09:00:00Z"), Some(at("2026-11-21T08:00:00Z")));
        let file = calendar("", &[event(time, &title, "")]);
        assert!(!file.contains("DTEND"), "no end before the beginning");
        assert!(file.split("\r\n").all(|line| line.len() <= LINE));
        assert!(file.replace("\r\n ", "").contains(&title));
        assert!(!file.replace("\r\n", "").contains(['\r', '\n']));
    }
}
