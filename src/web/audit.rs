//! The audit log: of one tournament for its staff, and the whole one for administrators.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::ask::Ask;
use super::frame::Frame;
use super::page::{Answer, page};
use super::routes::{Line, get};
use super::{nav, when};
use crate::desk::Right;
use crate::store::TournamentId;
use crate::store::audit::{self, Named, Wanted};

/// Lines on one page.
const LINES: i64 = 100;
/// The most characters that are searched for.
const LONGEST_SEARCH: usize = 100;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    vec![
        get("/run/{slug}/audit", Right::ReadRun, || web::to(of_tournament)),
        get("/admin/audit", Right::Administer, || web::to(all)),
    ]
}

#[derive(Template)]
#[template(path = "audit/log.html")]
struct Log {
    page: Frame,
    lines: Vec<Entry>,
    q: String,
    whole: bool,
    zone: String,
    newest: bool,
    further: Option<String>,
}

struct Entry {
    at: String,
    who: String,
    address: String,
    tournament: Option<String>,
    action: String,
    subject: String,
    before: Vec<(String, String)>,
    after: Vec<(String, String)>,
}

/// What is searched for, and from which line on.
#[derive(Deserialize)]
pub struct Query {
    #[serde(default)]
    q: String,
    below: Option<String>,
}

impl Query {
    /// The number below which lines are shown; what is no number shows the newest.
    fn below(&self) -> Option<i64> {
        self.below.as_deref().and_then(|text| text.parse().ok())
    }
}

/// Shows the log of one tournament.
pub async fn of_tournament(ask: Ask, query: web::Query<Query>) -> Answer {
    let tournament = ask.tournament()?;
    let frame = nav::staff(&ask, "Audit log", "audit")?;
    let base = format!("/run/{}/audit", tournament.slug);
    show(&ask, frame, Some(tournament.id), &query, (&base, &tournament.time_zone)).await
}

/// Shows the whole log.
pub async fn all(ask: Ask, query: web::Query<Query>) -> Answer {
    let frame = ask.frame("The whole audit log").crumb("Accounts", "/admin/accounts");
    show(&ask, frame, None, &query, ("/admin/audit", "UTC")).await
}

async fn show(
    ask: &Ask,
    page_frame: Frame,
    tournament: Option<TournamentId>,
    query: &Query,
    (base, zone): (&str, &str),
) -> Answer {
    let q: String = query.q.trim().chars().filter(|c| !c.is_control()).take(LONGEST_SEARCH).collect();
    let wanted = Wanted { tournament, words: q.clone(), below: query.below().unwrap_or(i64::MAX), limit: LINES + 1 };
    let mut tx = ask.app.db.read().await?;
    let mut found = audit::find(&mut tx, &wanted).await?;
    drop(tx);
    let more = found.len() as i64 > LINES;
    found.truncate(LINES as usize);
    let last = found.last().map(|named| named.line.id).filter(|_| more);
    let further = last.map(|below| {
        let search: String = form_urlencoded::byte_serialize(q.as_bytes()).collect();
        format!("{base}?q={search}&below={below}")
    });
    page(&Log {
        page: page_frame,
        lines: found.into_iter().map(|named| entry(named, zone)).collect(),
        whole: tournament.is_none(),
        zone: zone.to_owned(),
        newest: query.below().is_none(),
        q,
        further,
    })
}

fn entry(named: Named, zone: &str) -> Entry {
    let who = who(&named);
    let line = named.line;
    Entry {
        at: when::second(line.at, zone),
        who,
        address: line.address,
        tournament: named.slug,
        action: line.action,
        subject: line.subject,
        before: values(line.before.as_deref()),
        after: values(line.after.as_deref()),
    }
}

fn who(named: &Named) -> String {
    match named.line.actor_kind.as_str() {
        "account" => named.account_name.clone().unwrap_or_else(|| "an account".to_owned()),
        "player" => match (named.player_number, &named.player_name) {
            (Some(number), Some(name)) => format!("{name} (player {number})"),
            _ => "a player".to_owned(),
        },
        "command" => "at the machine".to_owned(),
        _ => "a visitor".to_owned(),
    }
}

/// Stored JSON as names with values; a value that is no object has no name.
fn values(json: Option<&str>) -> Vec<(String, String)> {
    let Some(text) = json else { return Vec::new() };
    match serde_json::from_str(text) {
        Ok(serde_json::Value::Object(fields)) => {
            fields.into_iter().map(|(name, value)| (name.replace('_', " "), plain(&value))).collect()
        }
        Ok(value) => vec![(String::new(), plain(&value))],
        Err(_) => vec![(String::new(), text.to_owned())],
    }
}

/// A value as people write it.
fn plain(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => text.clone(),
        serde_json::Value::Bool(true) => "yes".to_owned(),
        serde_json::Value::Bool(false) => "no".to_owned(),
        serde_json::Value::Null => "none".to_owned(),
        serde_json::Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::values;

    #[test]
    fn stored_values_in_words() {
        let check = |json: Option<&str>, expected: &[(&str, &str)]| {
            let found = values(json);
            let found: Vec<(&str, &str)> = found.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
            assert_eq!(found, expected, "{json:?}");
        };
        check(None, &[]);
        check(
            Some(r#"{"is_admin":true,"vp":[10,8],"winner":null}"#),
            &[("is admin", "yes"), ("vp", "10, 8"), ("winner", "none")],
        );
        check(Some("7"), &[("", "7")]);
        check(Some("{broken"), &[("", "{broken")]);
    }
}
