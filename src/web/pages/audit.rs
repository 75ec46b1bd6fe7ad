//! The audit log: of one tournament for its staff, and the whole one for administrators.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Datelike, NaiveDate};
use futures_util::{StreamExt, stream};
use serde::Deserialize;
use serde_json::Value;

use reeve_actions::Permission;
use reeve_actions::transfer::export_audit::AuditExport;
use reeve_files::audit as audit_file;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_limits as limits;
use reeve_store::audit::{AuditPage, AuditSearch, NamedAuditLine};
use reeve_store::audit_action::{AuditAction, LoggedAction};
use reeve_store::audit_line::AuditLine;
use reeve_store::audit_subject::AuditSubject;
use reeve_store::player::Player;
use reeve_store::sheet::DecisionReason;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, PlayerId, TournamentId};
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::audit_log::AuditLog;
use reeve_words as words;
use reeve_words::labels;
use reeve_words::time;
use reeve_words::titles;

/// What players are called today, by number.
type Names = BTreeMap<PlayerId, String>;

/// The field that holds a player's number.
const PLAYER: &str = "player";

/// The field that holds an account's number.
const ACCOUNT: &str = "account";

/// The field that holds the numbers of several players.
const PLAYERS: &str = "players";

/// The fields of a record sheet: its seats, the position of each, and that of the winner.
const SEATS: &str = "seats";
const POSITION: &str = "position";
const WINNER: &str = "winner";

/// The field that holds the settings of a tournament.
const SETTINGS: &str = "settings";

/// Lines on one page.
const LINES: i64 = 100;

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::audit, Permission::ReadRun, || to(of_tournament)),
        get(urls::run::audit_file, Permission::ReadRun, || to(file_of_tournament)).large(),
        get(urls::site::audit, Permission::Administer, || to(all)),
        get(urls::site::audit_file, Permission::Administer, || to(file_of_all)).large(),
    ]
}

#[derive(Template)]
#[template(path = "audit/log.html")]
struct Log {
    page: Layout,
    lines: Vec<LoggedChange>,
    q: String,
    from: String,
    until: String,
    whole: bool,
    zone: String,
    /// Whether these are the newest of all.
    newest: bool,
    searched: bool,
    further: Option<Url>,
    /// The address of the same lines as a file.
    file: Url,
    /// The digest of the newest line, and from which line on it vouches for them.
    head: Option<(String, i64)>,
}

impl Log {
    fn some_imported(&self) -> bool {
        self.lines.iter().any(|line| line.imported)
    }
}

/// By what stored values are told: who the players are, and the time zone.
struct AuditReading<'a> {
    names: &'a Names,
    /// The players' names by their numbers, and those of accounts.
    numbers: &'a BTreeMap<i64, String>,
    accounts: &'a BTreeMap<AccountId, String>,
    zone: &'a str,
    /// Whether several players are told by what the store calls them, and not by their numbers.
    by_id: bool,
}

struct LoggedChange {
    at: String,
    imported: bool,
    who: String,
    address: String,
    tournament: Option<String>,
    action: String,
    subject: String,
    changes: Vec<Change>,
}

/// A value that was changed: what it was and what it is, none where it was not there.
struct Change {
    /// Empty where the line tells of one value alone, such as a state.
    name: String,
    before: Option<String>,
    after: Option<String>,
}

/// What is searched for, and from which line on.
#[derive(Deserialize)]
pub struct AuditQuery {
    #[serde(default)]
    q: String,
    #[serde(default)]
    from: String,
    #[serde(default)]
    until: String,
    below: Option<String>,
}

impl AuditQuery {
    /// The words that are searched for, without what can't be seen, and not too many.
    fn words(&self) -> String {
        self.q.trim().chars().filter(|c| !c.is_control()).take(limits::SEARCH).collect()
    }

    /// The days that the lines are of; a day outside of our times counts as no day.
    fn days(&self) -> [Option<NaiveDate>; 2] {
        let ours = |day: &NaiveDate| (1970..9999).contains(&day.year());
        [&self.from, &self.until].map(|text| text.trim().parse().ok().filter(ours))
    }

    /// What is searched for, with days as those of a time zone.
    fn search(&self, tournament: Option<TournamentId>, zone: &str) -> AuditSearch {
        let [from, until] = self.days();
        AuditSearch {
            tournament,
            from: from.map(|day| time_zone::begin(day, zone)),
            until: until.and_then(|day| day.succ_opt()).map(|day| time_zone::begin(day, zone)),
            ..words::audit::search(&self.words())
        }
    }

    /// The address of the same search on a page; the page's own where nothing is searched for.
    fn on(&self, page: Url) -> Url {
        let [from, until] = self.days().map(|day| day.map(|day| day.to_string()).unwrap_or_default());
        page.query_if_any("q", &self.words()).query_if_any("from", &from).query_if_any("until", &until)
    }

    /// Whether anything is searched for.
    fn searches(&self) -> bool {
        !self.words().is_empty() || self.days().iter().any(Option::is_some)
    }

    /// The number below which lines are shown; what is no number shows the newest.
    fn below(&self) -> Option<i64> {
        self.below.as_deref().and_then(|text| text.parse().ok())
    }
}

/// Shows the log of one tournament.
pub async fn of_tournament(request: RequestContext, query: web::Query<AuditQuery>) -> HandlerResult {
    let tournament = request.tournament()?;
    let layout = nav::staff(&request, titles::AUDIT_LOG, StaffSection::AuditLog)?;
    let urls = urls::run(&tournament.slug);
    let urls = (urls.audit(), urls.audit_file());
    show(&request, layout, Some(tournament), &query, urls).await
}

/// Shows the whole log.
pub async fn all(request: RequestContext, query: web::Query<AuditQuery>) -> HandlerResult {
    let layout = request.layout(titles::THE_WHOLE_AUDIT_LOG).crumb(titles::ACCOUNTS, urls::accounts());
    show(&request, layout, None, &query, (urls::audit(), urls::audit_file())).await
}

async fn show(
    request: &RequestContext,
    page_frame: Layout,
    tournament: Option<&Tournament>,
    query: &AuditQuery,
    (address, file): (Url, Url),
) -> HandlerResult {
    let zone = tournament.map_or("UTC", |tournament| tournament.time_zone.as_str());
    let tournament = tournament.map(|tournament| tournament.id);
    let search = query.search(tournament, zone);
    let wanted = AuditPage { search, below: query.below().unwrap_or(i64::MAX), limit: LINES + 1 };
    let mut tx = request.app.db.read().await?;
    let AuditLog { lines: mut found, players, accounts, reasons, digests } = AuditLog::read(&mut tx, &wanted).await?;
    drop(tx);
    let names = players.iter().map(|player: &Player| (player.id, player.label())).collect();
    let numbers = players.iter().map(|player| (player.number, player.label())).collect();
    let reading = AuditReading { names: &names, numbers: &numbers, accounts: &accounts, zone, by_id: false };
    let more = found.len() as i64 > LINES;
    found.truncate(LINES as usize);
    let last = found.last().map(|named| named.id).filter(|_| more);
    let further = last.map(|below| query.on(address).query("below", below));
    let [from, until] = query.days().map(|day| day.map(|day| day.to_string()).unwrap_or_default());
    page(&Log {
        page: page_frame,
        lines: found.into_iter().map(|named| entry(named, &reading, &reasons)).collect(),
        whole: tournament.is_none(),
        zone: zone.to_owned(),
        newest: query.below().is_none(),
        searched: query.searches(),
        q: query.words(),
        from,
        until,
        further,
        file: query.on(file),
        head: digests.and_then(|log| log.head.zip(log.from)),
    })
}

/// The log of one tournament as a file.
async fn file_of_tournament(request: RequestContext, query: web::Query<AuditQuery>) -> HandlerResult {
    let tournament = request.tournament()?;
    let search = query.search(Some(tournament.id), &tournament.time_zone);
    Ok(file(&request, &format!("audit-{}", tournament.slug), search))
}

/// The whole log as a file.
async fn file_of_all(request: RequestContext, query: web::Query<AuditQuery>) -> HandlerResult {
    Ok(file(&request, "audit", query.search(None, "UTC")))
}

/// The lines that a search finds, the newest first, sent as they are read: never more than a page of them is in memory.
fn file(request: &RequestContext, name: &str, search: AuditSearch) -> HttpResponse {
    let db = request.app.db.clone();
    let export = AuditExport::new(search, words::audit::said);
    // The byte-order mark is for spreadsheets.
    let head =
        stream::once(async { Ok::<_, reeve_store::Error>(Bytes::from(format!("\u{FEFF}{}", audit_file::head()))) });
    let lines = stream::try_unfold(export, move |mut export| {
        let db = db.clone();
        async move {
            let page = export.next(&db).await?;
            Ok((!page.is_empty()).then(|| (Bytes::from(audit_file::lines(&page)), export)))
        }
    });
    HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.csv\"")))
        .streaming(head.chain(lines))
}

fn entry(named: NamedAuditLine, told: &AuditReading<'_>, reasons: &[DecisionReason]) -> LoggedChange {
    let who = words::audit::who(&named);
    let line = named.line;
    let by_id = line.action == LoggedAction::Known(AuditAction::LogRuling);
    let told = &AuditReading { by_id, ..*told };
    let said = |side: &Option<String>| {
        let bare = side.as_deref().and_then(|stored| words::audit::bare(&line.action, stored));
        bare.or_else(|| side.clone())
    };
    let mut changes = changes(said(&line.before).as_deref(), said(&line.after).as_deref(), told);
    changes.extend(reason(&line.action, &line.subject, reasons));
    let subject = subject(&line, told);
    LoggedChange {
        at: time::second(line.at, told.zone),
        imported: named.imported,
        who,
        address: line.address,
        tournament: named.slug,
        action: words::audit::logged(&line.action),
        subject,
        changes,
    }
}

/// What a line is about, with the name that the player or the account has today.
fn subject(line: &AuditLine, told: &AuditReading<'_>) -> String {
    let said = words::audit::subject(&line.action, &line.subject);
    let name = match AuditSubject::of(&line.action, &line.subject) {
        Ok(AuditSubject::Player(number) | AuditSubject::PlayerInStage(_, number)) => told.numbers.get(&number),
        Ok(AuditSubject::Account(id) | AuditSubject::AccountInSession(id, _)) => told.accounts.get(&id),
        _ => None,
    };
    name.map_or(said.clone(), |name| words::audit::beside_name(&said, name))
}

/// Why a judge decided a game like that. The reason stands with the record sheet, where it can be erased, and not in the line.
fn reason(action: &LoggedAction, subject: &str, reasons: &[DecisionReason]) -> Option<Change> {
    let decides = *action == LoggedAction::Known(AuditAction::DecideSheet);
    let Ok(AuditSubject::Table { stage, round, table }) = AuditSubject::of(action, subject) else { return None };
    let of_table = |kept: &&DecisionReason| (kept.stage, kept.round_number, kept.table_number) == (stage, round, table);
    let kept = reasons.iter().find(of_table).filter(|_| decides)?;
    let stands = kept.stands.map(|stands| format!("{}. ", words::unusual::what_stands(stands))).unwrap_or_default();
    Some(Change { name: labels::REASON.to_owned(), before: None, after: Some(stands + &kept.reason) })
}

/// Stored JSON of before and after as names with values. Of two objects only what differs is told; a value that
/// is no object has no name.
fn changes(before: Option<&str>, after: Option<&str>, told: &AuditReading<'_>) -> Vec<Change> {
    let [before, after] = [before, after].map(|text| text.map(parsed));
    let sheets = [before.as_ref(), after.as_ref()];
    let fields = |side: &Option<Value>| match side {
        None => Vec::new(),
        Some(Value::Object(fields)) => fields.keys().cloned().collect(),
        Some(_) => vec![String::new()],
    };
    let fields_told: BTreeSet<String> = [&before, &after].into_iter().flat_map(fields).collect();
    let value = |side: &Option<Value>, name: &str| match side {
        Some(Value::Object(fields)) => fields.get(name).cloned(),
        Some(Value::String(state)) if name.is_empty() => Some(Value::String(words::audit::state(state))),
        side => side.clone().filter(|_| name.is_empty()),
    };
    let changed = |name: &String| {
        let [before, after] = [&before, &after].map(|side| value(side, name));
        // What is empty where there was nothing says nothing.
        let says = |value: &Option<Value>| value.clone().filter(|value| !value.is_null());
        (before != after && (says(&before).is_some() || says(&after).is_some())).then(|| Change {
            before: before.map(|value| winner(name, sheets[0], told).unwrap_or_else(|| of_field(name, &value, told))),
            after: after.map(|value| winner(name, sheets[1], told).unwrap_or_else(|| of_field(name, &value, told))),
            name: words::audit::value_name(name),
        })
    };
    fields_told.iter().filter_map(changed).collect()
}

/// The winner of a record sheet by name: stored is the position of the seat.
fn winner(field: &str, sheet: Option<&Value>, told: &AuditReading<'_>) -> Option<String> {
    let position = sheet?.get(field).filter(|_| field == WINNER)?.as_i64()?;
    let seats = sheet?.get(SEATS)?.as_array()?;
    let seat = seats.iter().find(|seat| seat.get(POSITION).and_then(Value::as_i64) == Some(position))?;
    Some(of_field(PLAYER, seat.get(PLAYER)?, told))
}

/// What is no JSON is shown as the text that it is.
fn parsed(text: &str) -> Value {
    let mut value = serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()));
    // Each setting is told by itself, so that only those are which were changed.
    if let Value::Object(fields) = &mut value
        && let Some(Value::Object(settings)) = fields.remove(SETTINGS)
    {
        fields.extend(settings);
    }
    value
}

/// A field's value: a player's number as the name that the player has today, a code as its words, a time as a clock shows it.
fn of_field(field: &str, value: &Value, told: &AuditReading<'_>) -> String {
    let named = value.as_i64().and_then(|id| match field {
        PLAYER => told.names.get(&PlayerId(id)),
        ACCOUNT => told.accounts.get(&AccountId(id)),
        _ => None,
    });
    let said = || match value {
        Value::String(text) => moment(text, told.zone).or_else(|| words::audit::value(field, text)),
        Value::Array(values) => listed(field, values, told),
        value => value.as_i64().and_then(|number| words::audit::number(field, number)),
    };
    named.map(|name| words::isolated(name)).or_else(said).unwrap_or_else(|| plain(value, told))
}

/// Several players by name, and several codes as their words.
fn listed(field: &str, values: &[Value], told: &AuditReading<'_>) -> Option<String> {
    let one = |value: &Value| match value {
        Value::String(text) => words::audit::value(field, text),
        value if field == PLAYERS && told.by_id => Some(of_field(PLAYER, value, told)),
        _ => None,
    };
    let all: Option<Vec<String>> = values.iter().map(one).collect();
    all.filter(|all| !all.is_empty()).map(|all| all.join(", "))
}

/// A time as it is stored, as the clock of the tournament shows it.
fn moment(stored: &str, zone: &str) -> Option<String> {
    let at = DateTime::parse_from_rfc3339(stored).ok()?;
    Some(time::moment(at.to_utc(), zone))
}

/// A value as people write it, several things below each other; inside another one, what is empty is left out, and the
/// player of a seat comes first.
fn plain(value: &Value, told: &AuditReading<'_>) -> String {
    match value {
        // What is no word of ours is a name, or what somebody typed.
        Value::String(text) => words::isolated(text),
        Value::Bool(is_so) => labels::yes(*is_so).to_owned(),
        Value::Null => labels::NONE.to_owned(),
        Value::Array(values) => {
            let nested = values.iter().any(|value| value.is_object() || value.is_array());
            values.iter().map(|value| plain(value, told)).collect::<Vec<_>>().join(if nested { "\n" } else { ", " })
        }
        Value::Object(fields) => {
            let part = |name: &str, value: &Value| match name {
                PLAYER => of_field(name, value, told),
                name if value.as_bool() == Some(true) => words::audit::value_name(name),
                name => format!("{} {}", words::audit::value_name(name), of_field(name, value, told)),
            };
            let player = fields.get_key_value(PLAYER);
            let others = fields.iter().filter(|(name, _)| *name != PLAYER);
            let there = player
                .into_iter()
                .chain(others)
                .filter(|(_, value)| !value.is_null() && value.as_bool() != Some(false));
            there.map(|(name, value)| part(name, value)).collect::<Vec<_>>().join(", ")
        }
        Value::Number(number) => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{AuditReading, Names, changes, words};
    use reeve_store::{AccountId, PlayerId};

    #[test]
    fn stored_values_in_words() {
        let names = Names::from([(PlayerId(7), "Imani".to_owned())]);
        let (numbers, accounts) = (BTreeMap::new(), BTreeMap::from([(AccountId(5), "Jonas".to_owned())]));
        let check = |before: Option<&str>, after: Option<&str>, expected: &[&str]| {
            let side = |value: &Option<String>| value.clone().unwrap_or_else(|| "-".to_owned());
            let reading = AuditReading {
                names: &names,
                numbers: &numbers,
                accounts: &accounts,
                zone: "Europe/Berlin",
                by_id: true,
            };
            let told = changes(before, after, &reading);
            let told: Vec<String> = told
                .iter()
                .map(|change| format!("{}={}>{}", change.name, side(&change.before), side(&change.after)))
                .collect();
            assert_eq!(words::unmarked(&told.join("|")), expected.join("|"), "{before:?} {after:?}");
        };
        check(None, None, &[]);
        check(None, Some("7"), &["=->7"]);
        check(Some(r#""playing""#), Some(r#""closed""#), &["=playing>closed"]);
        let (off, on) = (r#"{"is_admin":true,"off":false}"#, r#"{"is_admin":true,"off":true}"#);
        check(Some(off), Some(on), &["off=no>yes"]);
        check(None, Some(on), &["administrator=->yes", "off=->yes"]);
        let sheet = r#"{"winner":null,"seats":[{"vp":10,"chair":null},{"vp":8,"play_order":2}],"pair":[1,2]}"#;
        check(Some(sheet), None, &["pair=1, 2>-", "seats=VP 10\nplay order 2, VP 8>-"]);
        check(None, Some(r#"{"seats":[{"vp":3,"player":7},{"player":8}]}"#), &["seats=->Imani, VP 3\n8"]);
        let sheet = r#"{"seats":[{"player":8,"position":1},{"player":7,"position":2}],"winner":2}"#;
        check(None, Some(sheet), &["seats=->8, position 1\nImani, position 2", "winner=->Imani"]);
        check(Some("7"), Some(r#"{"off":true}"#), &["=7>-", "off=->yes"]);
        check(None, Some("{broken"), &["=->{broken"]);
        // Codes, times and amounts are told as people write them.
        check(Some(r#""organizer""#), Some(r#""check_in""#), &["=organizer>check-in"]);
        check(
            Some(r#"{"state":"asked"}"#),
            Some(r#"{"state":"waiting"}"#),
            &["state=waiting for approval>on the waiting list"],
        );
        check(None, Some(r#"{"ended_at":"2026-11-21T14:05:00Z"}"#), &["ended at=->21 Nov 2026, 15:05"]);
        check(
            None,
            Some(r#"{"amount":1250,"second_factor":"time-code"}"#),
            &["amount=->12.50", "second factor=->time code"],
        );
        check(None, Some(r#"{"doors_at":545}"#), &["doors at=->9:05"]);
        check(None, Some(r#"{"players":[7,8]}"#), &["players=->Imani, 8"]);
        check(None, Some(r#"{"players":4}"#), &["players=->4"]);
        check(Some(r#"{"account":6}"#), Some(r#"{"account":5}"#), &["account=6>Jonas"]);
        check(None, Some(r#"{"keeps_to":["no-flash","quiet"]}"#), &["keeps to=->no flash, quiet"]);
        check(None, Some(r#"{"system":"base","part":"prelims"}"#), &["part=->prelims", "system=->Base"]);
        let one = r#"{"name":"Open","settings":{"publish_rounds":"one","tied_places":"skip"}}"#;
        let all = r#"{"name":"Open","settings":{"publish_rounds":"all","tied_places":"skip"}}"#;
        let said = "Publishing the seats=The seats of the preliminary rounds are published one round at a time.>The seats of all \
                    preliminary rounds are published together, before the first of them.";
        check(Some(one), Some(all), &[said]);
    }
}
