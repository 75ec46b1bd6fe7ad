//! A tournament as schema.org's `Event`, which search engines read out of its public page.

use chrono::{DateTime, Utc};
use serde_json::{Map, Value, json};

use crate::ui::calendar::CalendarSource;
use reeve_files::calendar::EventTime;
use reeve_rules::tournament::money;
use reeve_store::tournament::Tournament;
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_views::people::now;
use reeve_words as words;

/// The most characters that are told of what a tournament says of itself: the page has it all.
const DESCRIPTION: usize = 300;

/// What is told of a tournament.
pub struct EventData<'a> {
    pub source: CalendarSource<'a>,
    /// How many places are free, where there is a limit.
    pub free: Option<usize>,
    /// The public series that it is of: its name and short address.
    pub series: Option<(&'a str, &'a str)>,
    pub has_logo: bool,
}

impl EventData<'_> {
    /// The event as JSON that can stand in a page.
    pub fn json(&self) -> String {
        let CalendarSource { tournament: t, said, public_url, .. } = self.source;
        let of = urls::public(&t.slug);
        let page = of.home().on(public_url);
        let (start, end) = self.times();
        let mut images = vec![of.picture().on(public_url)];
        images.extend(self.has_logo.then(|| of.logo().on(public_url)));
        let mut event = json!({
            "@context": "https://schema.org",
            "@type": "Event",
            "@id": page,
            "name": t.name,
            "url": page,
            "startDate": start,
            "endDate": end,
            "eventStatus": format!("https://schema.org/{}", status(t)),
            "eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",
            "location": { "@type": "Place", "name": t.place, "address": self.address() },
            "image": images,
            "description": self.description(),
        });
        if let Some(event) = event.as_object_mut() {
            let mut add =
                |key: &str, value: Option<Value>| drop(value.map(|value| event.insert(key.to_owned(), value)));
            let moved = t.moved_from().filter(|_| !t.is_called_off());
            add("previousStartDate", moved.map(|day| json!(day.to_string())));
            add("doorTime", said.doors_at.map(|at| json!(self.stamp(self.source.moment(1, at)))));
            add("organizer", self.organizer(&page));
            add("offers", self.offers());
            add("isAccessibleForFree", said.fee.map(|fee| json!(fee == 0)));
            add("maximumAttendeeCapacity", t.capacity.map(|places| json!(places)));
            add(
                "remainingAttendeeCapacity",
                self.free.filter(|_| now::may_register(t).is_ok()).map(|free| json!(free)),
            );
            let series = |(name, slug): (&str, &str)| json!({ "@type": "EventSeries", "name": name, "url": urls::series(slug).home().on(public_url) });
            add("superEvent", self.series.map(series));
        }
        in_page(&event.to_string())
    }

    /// When it begins and ends: moments by the clocks of its place, or days.
    fn times(&self) -> (String, Option<String>) {
        match self.source.whole().time {
            EventTime::Days(first, last) => (first.to_string(), Some(last.to_string())),
            EventTime::Moments(from, until) => {
                // The doors open earlier.
                let from = self.source.said.starts_at.map_or(from, |at| self.source.moment(1, at));
                (self.stamp(from), until.filter(|until| *until > from).map(|until| self.stamp(until)))
            }
        }
    }

    fn stamp(&self, at: DateTime<Utc>) -> String {
        time_zone::local(at, &self.source.tournament.time_zone).to_rfc3339()
    }

    fn address(&self) -> Value {
        let lines: Vec<&str> = self.source.said.address.lines().filter(|line| !line.trim().is_empty()).collect();
        let (key, text) = match lines.as_slice() {
            [] => ("addressLocality", self.source.tournament.place.clone()),
            lines => ("streetAddress", lines.join(", ")),
        };
        let mut address = Map::new();
        address.insert("@type".to_owned(), json!("PostalAddress"));
        address.insert(key.to_owned(), json!(text));
        Value::Object(address)
    }

    fn description(&self) -> String {
        let t = self.source.tournament;
        let told = self.source.said.description.trim();
        if told.is_empty() {
            return words::unmarked(&words::tournament::in_short(t)).into_owned();
        }
        told.chars().take(DESCRIPTION).collect()
    }

    /// Whom to ask: the first line that is neither an address of mail nor of the web.
    fn organizer(&self, page: &str) -> Option<Value> {
        let said = self.source.said;
        let is_name = |line: &&str| !line.is_empty() && !line.contains('@') && !line.contains("://");
        let name = said.contact.lines().map(str::trim).find(is_name)?;
        let url = said.links().next().map_or(page, |(link, _)| link);
        Some(json!({ "@type": "Organization", "name": name, "url": url }))
    }

    /// To register, while that is open.
    fn offers(&self) -> Option<Value> {
        let (t, said) = (self.source.tournament, self.source.said);
        now::may_register(t).ok()?;
        let stock = if self.free == Some(0) { "SoldOut" } else { "InStock" };
        let mut offer = json!({
            "@type": "Offer",
            "url": urls::public(&t.slug).register().on(self.source.public_url),
            "availability": format!("https://schema.org/{stock}"),
            "validFrom": self.stamp(t.created_at),
        });
        if let (Some(fee), Some(offer)) = (said.fee, offer.as_object_mut()) {
            offer.insert("price".to_owned(), json!(money::written(fee)));
            if !said.currency.is_empty() {
                offer.insert("priceCurrency".to_owned(), json!(said.currency));
            }
        }
        Some(offer)
    }
}

/// Another place alone does not make it another event: only another day is told as a move.
fn status(t: &Tournament) -> &'static str {
    match t.moved_from() {
        _ if t.is_called_off() => "EventCancelled",
        Some(_) => "EventRescheduled",
        None => "EventScheduled",
    }
}

/// JSON that ends no element of a page, and in which nothing is taken for a marked name ([`crate::ui::names`]).
fn in_page(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' | '\u{2066}'..='\u{2069}' => {
                text.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            c => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::vocabulary::Phase;
    use reeve_store::face::Face;
    use reeve_views::event_for_tests::event;

    const ODD: &str = "\"</script><!--'\\ \u{200F}א 🎲 \u{2028}\u{2068}A&B\u{2069}";

    fn of(phase: Phase, said: &Face) -> (Value, String) {
        of_changed(phase, said, |_| {})
    }

    fn of_changed(phase: Phase, said: &Face, change: fn(&mut Tournament)) -> (Value, String) {
        let mut t = event(phase, 4).tournament;
        (t.name, t.capacity, t.time_zone) = (ODD.to_owned(), Some(16), "Europe/Berlin".to_owned());
        t.starts_on = "2026-11-21".parse().expect("a day");
        change(&mut t);
        let (changed, public_url) = (t.created_at, "https://reeve.example");
        let source = CalendarSource { tournament: &t, said, planned: &[], changed, public_url };
        let data = EventData { source, free: Some(12), series: Some((ODD, "cup")), has_logo: true };
        let text = data.json();
        (serde_json::from_str(&text).expect("JSON"), text)
    }

    #[test]
    fn odd_names_stay_within_the_element_and_come_out_as_they_were() {
        let said = Face { description: ODD.repeat(50), contact: format!("ada@example.org\n{ODD}"), ..Face::default() };
        let (event, text) = of(Phase::Registration, &said);
        assert!(!text.contains(['<', '>', '&', '\u{2028}', '\u{2068}', '\u{2069}']), "{text}");
        assert_eq!(event["name"], ODD);
        assert_eq!(event["organizer"]["name"], ODD);
        assert_eq!(event["superEvent"]["name"], ODD);
        assert!(event["description"].as_str().expect("words").chars().count() <= DESCRIPTION);
        assert!(!text.contains("ada@example.org"));
    }

    #[test]
    fn what_is_called_off_or_moved_is_told_so() {
        let check = |change: fn(&mut Tournament), status: &str, before: Option<&str>| {
            let (event, _) = of_changed(Phase::Registration, &Face::default(), change);
            assert_eq!(event["eventStatus"], format!("https://schema.org/{status}"));
            assert_eq!(event.get("previousStartDate").and_then(Value::as_str), before, "{event}");
            assert_eq!(event["startDate"], "2026-11-21");
            assert_eq!(event.get("offers").is_none(), status == "EventCancelled", "{event}");
        };
        check(|_| {}, "EventScheduled", None);
        check(|t| t.announced_day = Some(t.starts_on), "EventScheduled", None);
        check(|t| t.announced_day = t.starts_on.pred_opt(), "EventRescheduled", Some("2026-11-20"));
        check(|t| t.called_off_at = Some(t.created_at), "EventCancelled", None);
        let both = |t: &mut Tournament| {
            t.announced_day = t.starts_on.pred_opt();
            t.called_off_at = Some(t.created_at);
        };
        check(both, "EventCancelled", None);
    }

    #[test]
    fn what_search_engines_want_is_there() {
        let (event, _) = of(Phase::Registration, &Face::default());
        assert_eq!((&event["startDate"], &event["endDate"]), (&json!("2026-11-21"), &json!("2026-11-21")));
        assert_eq!(event["location"]["address"]["addressLocality"], "Hall");
        assert_eq!(event["offers"]["availability"], "https://schema.org/InStock");
        assert!(event["offers"].get("price").is_none() && event.get("isAccessibleForFree").is_none(), "{event}");
        let said = Face {
            starts_at: Some(600),
            doors_at: Some(570),
            fee: Some(1250),
            currency: "EUR".to_owned(),
            address: "Market square 1\nJena".to_owned(),
            ..Face::default()
        };
        let (event, _) = of(Phase::Registration, &said);
        assert_eq!(event["startDate"], "2026-11-21T10:00:00+01:00");
        assert_eq!(event["doorTime"], "2026-11-21T09:30:00+01:00");
        assert_eq!(event["endDate"], "2026-11-22T00:00:00+01:00");
        assert_eq!((&event["offers"]["price"], &event["offers"]["priceCurrency"]), (&json!("12.50"), &json!("EUR")));
        assert_eq!(event["location"]["address"]["streetAddress"], "Market square 1, Jena");
        let (event, _) = of(Phase::Finished, &said);
        assert!(event.get("offers").is_none() && event.get("remainingAttendeeCapacity").is_none(), "{event}");
    }
}
