//! All that can be asked for, each said once: the routes, the document and the page are made of this.

use reeve_actions::Permission;
use reeve_http::route::{Route, get, post, to};
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::api_key::KeyScope;
use reeve_urls as urls;
use reeve_words::api as words;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Value, json};

use crate::api::{bracket, log, rounds, series, staff, standings, statistics, tournaments};

/// A name and its value, in the query or in the path.
pub(super) struct Asked {
    pub(super) name: &'static str,
    pub(super) says: String,
    pub(super) schema: Value,
    pub(super) example: Value,
}

/// What is answered.
#[derive(Clone, Copy)]
pub(super) enum Answer {
    Json(fn(&mut SchemaGenerator) -> Schema),
    /// Server-sent events, whose routes stand in [`reeve_http::live`].
    Events,
}

/// Something that can be asked for.
pub(super) struct Endpoint {
    pub(super) path: &'static str,
    /// What it is called in the document.
    pub(super) name: &'static str,
    pub(super) says: &'static str,
    pub(super) query: fn() -> Vec<Asked>,
    /// What is sent, where something is.
    pub(super) body: Option<fn(&mut SchemaGenerator) -> Schema>,
    /// What a key must be for, and its account be allowed to; none where anybody may ask.
    pub(super) key: Option<(KeyScope, Permission)>,
    pub(super) answer: Answer,
    handler: Option<fn() -> actix_web::Route>,
}

impl Endpoint {
    /// The method, as the document has it.
    pub(super) fn method(&self) -> &'static str {
        if self.body.is_some() { "post" } else { "get" }
    }
}

fn nothing() -> Vec<Asked> {
    Vec::new()
}

fn json_of<T: JsonSchema>(
    path: &'static str,
    name: &'static str,
    says: &'static str,
    handler: fn() -> actix_web::Route,
) -> Endpoint {
    let answer = Answer::Json(|schemas: &mut SchemaGenerator| schemas.subschema_for::<T>());
    Endpoint { path, name, says, query: nothing, body: None, key: None, answer, handler: Some(handler) }
}

/// What is sent with a key.
fn sent<T: JsonSchema>(what: Endpoint, scope: KeyScope, permission: Permission) -> Endpoint {
    let body = |schemas: &mut SchemaGenerator| schemas.subschema_for::<T>();
    Endpoint { body: Some(body), key: Some((scope, permission)), ..what }
}

fn events(path: &'static str, name: &'static str, says: &'static str) -> Endpoint {
    Endpoint { path, name, says, query: nothing, body: None, key: None, answer: Answer::Events, handler: None }
}

/// By what tournaments are looked for.
fn search() -> Vec<Asked> {
    let asked = |name, says: &str, schema, example| Asked { name, says: says.to_owned(), schema, example };
    let day = || json!({ "type": "string", "format": "date" });
    let text = || json!({ "type": "string" });
    let number = json!({ "type": "integer", "minimum": 1, "maximum": limits::API_TOURNAMENTS });
    vec![
        asked("from", words::DAY, day(), json!("2026-01-01")),
        asked("until", words::DAY, day(), json!("2026-12-31")),
        asked("place", words::PLACE, text(), json!("Jena")),
        asked("state", words::STATE, json!({ "type": "string", "enum": tournaments::states() }), json!("finished")),
        asked("series", words::SERIES, text(), Value::Null),
        asked("limit", &words::limit(), number, json!(25)),
        asked("cursor", words::CURSOR, text(), Value::Null),
    ]
}

/// As what a list comes.
fn format() -> Vec<Asked> {
    let schema = json!({ "type": "string", "enum": ["json", "csv"] });
    vec![Asked { name: "format", says: words::FORMAT.to_owned(), schema, example: Value::Null }]
}

/// What stands for a value in a path.
pub(super) fn in_path(path: &str, name: &str) -> Option<Asked> {
    let asked = |name, says: &str, schema| Asked { name, says: says.to_owned(), schema, example: Value::Null };
    match name {
        "slug" => Some(asked("slug", words::SLUG, json!({ "type": "string" }))),
        "series" => Some(asked("series", words::SERIES_SLUG, json!({ "type": "string" }))),
        "stage" => Some(asked("stage", words::STAGE, json!({ "type": "string", "enum": Stage::CODES }))),
        "table" => Some(asked("table", words::TABLE, json!({ "type": "integer", "minimum": 1 }))),
        "list" => Some(asked("list", words::LIST, json!({ "type": "string", "enum": staff::LISTS }))),
        "number" if path.contains("players") => {
            Some(asked("number", words::PLAYER_NUMBER, json!({ "type": "integer", "minimum": 1 })))
        }
        "number" => Some(asked("number", words::ROUND_NUMBER, json!({ "type": "integer", "minimum": 1 }))),
        _ => None,
    }
}

/// All of them.
pub(super) fn all() -> Vec<Endpoint> {
    use urls::{api_series, api_tournament, site};
    vec![
        Endpoint {
            query: search,
            ..json_of::<tournaments::Tournaments>(site::api_tournaments, "tournaments", words::TOURNAMENTS, || {
                to(tournaments::list)
            })
        },
        json_of::<tournaments::TournamentAnswer>(api_tournament::home, "tournament", words::TOURNAMENT, || {
            to(tournaments::one)
        }),
        json_of::<standings::Players>(api_tournament::players, "players", words::PLAYERS, || to(standings::players)),
        json_of::<standings::Player>(api_tournament::player, "player", words::PLAYER, || to(standings::player)),
        json_of::<rounds::Rounds>(api_tournament::rounds, "rounds", words::ROUNDS, || to(rounds::list)),
        json_of::<rounds::Round>(api_tournament::round, "round", words::ROUND, || to(rounds::one)),
        json_of::<rounds::Board>(api_tournament::board, "board", words::BOARD, || to(rounds::board)),
        json_of::<standings::Standings>(api_tournament::standings, "standings", words::STANDINGS, || {
            to(standings::show)
        }),
        json_of::<bracket::Bracket>(api_tournament::bracket, "bracket", words::BRACKET, || to(bracket::show)),
        json_of::<log::Log>(api_tournament::log, "log", words::LOG, || to(log::show)),
        json_of::<statistics::Statistics>(api_tournament::statistics, "statistics", words::STATISTICS, || {
            to(statistics::of_tournament)
        }),
        events(api_tournament::events, "events", words::EVENTS),
        json_of::<series::SeriesList>(site::api_all_series, "allSeries", words::ALL_SERIES, || to(series::list)),
        json_of::<series::SeriesAnswer>(api_series::home, "series", words::ONE_SERIES, || to(series::one)),
        json_of::<series::Ranking>(api_series::ranking, "ranking", words::RANKING, || to(series::ranking)),
        events(api_series::events, "seriesEvents", words::SERIES_EVENTS),
        json_of::<statistics::AllStatisticsAnswer>(
            site::api_statistics,
            "allStatistics",
            words::ALL_STATISTICS,
            || to(statistics::of_all),
        ),
        events(site::api_events, "allEvents", words::ALL_EVENTS),
        Endpoint {
            key: Some((KeyScope::CheckIn, Permission::Run)),
            ..json_of::<staff::CheckIns>(api_tournament::check_ins, "checkIns", words::CHECK_INS, || {
                to(staff::check_ins)
            })
        },
        sent::<staff::NewCheckIn>(
            json_of::<staff::CheckIn>(api_tournament::check_in, "checkIn", words::CHECK_IN, || {
                to(staff::note_check_in)
            }),
            KeyScope::CheckIn,
            Permission::Run,
        ),
        Endpoint {
            key: Some((KeyScope::Results, Permission::EnterResult)),
            ..json_of::<staff::Sheet>(api_tournament::sheet, "sheet", words::SHEET, || to(staff::sheet))
        },
        sent::<staff::NewResult>(
            json_of::<staff::Entered>(api_tournament::sheet, "enterResult", words::ENTER, || to(staff::enter)),
            KeyScope::Results,
            Permission::EnterResult,
        ),
        Endpoint {
            key: Some((KeyScope::Lists, Permission::ReadRun)),
            query: format,
            ..json_of::<staff::List>(api_tournament::list, "list", words::STAFF_LIST, || to(staff::list_of_staff))
        },
    ]
}

/// Their routes, but for those of events. What anybody may ask without a query is kept in memory.
pub(super) fn routes() -> Vec<Route> {
    let route = |one: Endpoint| {
        let handler = one.handler?;
        Some(match (one.key, one.body) {
            (None, _) => get(one.path, Permission::SeePublic, handler).kept(&[]).in_english(),
            (Some((KeyScope::Lists, permission)), None) => {
                get(one.path, permission, handler).by_key(KeyScope::Lists).large()
            }
            (Some((scope, permission)), None) => get(one.path, permission, handler).by_key(scope),
            (Some((scope, permission)), Some(_)) => post(one.path, permission, handler).by_key(scope),
        })
    };
    all().into_iter().filter_map(route).collect()
}
