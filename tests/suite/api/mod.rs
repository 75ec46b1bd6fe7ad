//! What programs are told: at every moment of an event each answer is as the document says, nobody stands there who stands on no
//! public page, and the standings follow from the results. And what is no answer, is a problem document.
//!
//! That no answer tells a secret is held in `leaks`, which asks every route.

pub mod schema;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

use chrono::{NaiveDate, TimeDelta};
use reeve_limits as limits;
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set;
use reeve_rules::sheets::score::Vp;
use reeve_rules::standings::{
    Entrant, GameSeat, Input, LotNumber, Lots, PlayedGame, RankedId, Standings, Status, standings,
};
use reeve_rules::tournament::settings::TiedPlaces;
use reeve_rules::tournament::vocabulary::{Phase, Stage};
use reeve_store::face::Face;
use reeve_store::new_tournament::NewTournament;
use reeve_store::{Scope, face, new_tournament};
use serde_json::Value;

use crate::api::schema::Document;
use crate::live::Listener;
use crate::support::app::{self, Page, Person, start_with};
use crate::support::day::{Day, blank, day};
use crate::support::is_full;

const DOCUMENT: &str = "/api/1/openapi.json";

async fn json(visitor: &Person, path: &str) -> Value {
    let page = visitor.get(path).await.ok();
    assert_eq!(page.header("content-type"), "application/json", "{path}");
    serde_json::from_slice(&page.bytes).unwrap_or_else(|fault| panic!("{path}: {fault}"))
}

async fn document(visitor: &Person) -> Document {
    Document(json(visitor, DOCUMENT).await)
}

fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().unwrap_or_else(|| panic!("{name}: {value}"))
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_i64().expect("a number")).expect("a number")
}

/// Every question of the document with something in place of the names in its path, with its pattern.
fn questions(document: &Document, day: &Day, players: i64) -> Vec<(String, String)> {
    let rounds = [("prelim", 1), ("prelim", 2), ("prelim", 3), ("semi", 1), ("final", 1)];
    let mut all = Vec::new();
    let asked = |said: &Value| said["get"].is_object() && said["get"]["security"].is_null();
    for (pattern, _) in document.0["paths"].as_object().expect("paths").iter().filter(|(_, said)| asked(said)) {
        let path = pattern.replace("{slug}", day.slug).replace("{series}", "cup");
        if path.contains("{stage}") {
            let of = |(stage, at): (&str, i64)| path.replace("{stage}", stage).replace("{number}", &at.to_string());
            all.extend(rounds.map(|round| (pattern.clone(), of(round))));
        } else if path.contains("{number}") {
            all.extend((1..=players).map(|at| (pattern.clone(), path.replace("{number}", &at.to_string()))));
        } else {
            all.push((pattern.clone(), path));
        }
    }
    all
}

/// All answers, each held against the document; those that are JSON, by their address.
async fn answers(document: &Document, day: &Day, what: &str) -> BTreeMap<String, Value> {
    let visitor = day.app.visitor();
    let mut found = BTreeMap::new();
    for (pattern, path) in questions(document, day, 5) {
        let page = visitor.get(&path).await;
        assert!(document.names(&pattern, page.status), "{what}: {path} is answered {page}");
        assert_eq!(page.header("access-control-allow-origin"), "*", "{path}");
        if page.header("content-type") == "text/event-stream" {
            continue;
        }
        let value: Value = serde_json::from_slice(&page.bytes).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        let schema = document.schema(&pattern, page.status).expect("a schema");
        document.fault(schema, &value).unwrap_or_else(|fault| panic!("{what}: {path}: {fault}\n{value}"));
        if page.status == 200 {
            found.insert(path, value);
        }
    }
    found
}

/// What people typed, wherever it stands in an answer.
fn typed<'v>(value: &'v Value, found: &mut BTreeSet<&'v str>) {
    let names = ["name", "description", "address", "contact", "said", "prize", "title", "reason", "witness", "by"];
    match value {
        Value::Object(fields) => {
            // The name of a rule set is no name that a page shows.
            for (name, value) in fields.iter().filter(|(name, _)| *name != "rules") {
                found.extend(value.as_str().filter(|text| names.contains(&name.as_str()) && !text.is_empty()));
                typed(value, found);
            }
        }
        Value::Array(all) => all.iter().for_each(|one| typed(one, found)),
        _ => {}
    }
}

/// All that the public pages say.
async fn pages(day: &Day) -> String {
    let visitor = day.app.visitor();
    let mut said = String::new();
    let mut paths: Vec<String> =
        ["", "/seats", "/results", "/standings", "/bracket", "/log", "/statistics", "/rules", "/boards"]
            .map(|page| format!("/t/{}{page}", day.slug))
            .into();
    paths.extend(["/", "/s/cup", "/statistics"].map(str::to_owned));
    paths.extend(["prelim-1", "prelim-2", "prelim-3"].map(|round| day.public(&format!("seats?round={round}"))));
    for path in paths {
        said += &visitor.get(&path).await.texts("body").concat();
        said += "\n";
    }
    said
}

/// The standings as they follow from what the API says of games, players and lots.
fn rebuilt(all: &BTreeMap<String, Value>, slug: &str) -> Standings {
    let of = |path: &str| &all[&format!("/api/1/tournaments/{slug}{path}")];
    let tournament = of("");
    let rules = rule_set::text::read(tournament["rules"]["text"].as_str().expect("a text")).expect("a rule set");
    let tied = TiedPlaces::from_code(tournament["settings"]["tied_places"].as_str().expect("a setting")).expect("one");
    let system = SystemCode::from_code(tournament["game"].as_str().expect("a game")).expect("a game").system();
    let id = |value: &Value| RankedId(value["number"].as_i64().expect("a number"));
    let entrant = |player: &Value| Entrant {
        id: id(player),
        name: player["name"].as_str().expect("a name").to_owned(),
        status: match player["status"].as_str() {
            Some("active") => Status::Active,
            Some("withdrawn") => Status::Withdrawn,
            _ => Status::Disqualified { clause: String::new() },
        },
    };
    let players: Vec<Entrant> = list(of("/players"), "players").iter().map(entrant).collect();
    let mut games = Vec::new();
    for round in list(of("/rounds"), "rounds") {
        for table in list(round, "tables").iter().filter(|table| table["state"] == "final") {
            let came = list(table, "seats").iter().filter(|seat| seat["result"]["absent"] == false);
            let seat = |seat: &Value| GameSeat {
                player: id(seat),
                vp: Vp::new(seat["result"]["vp"].as_i64().expect("VP"), system).expect("VP"),
                winner: seat["result"]["won"] == true,
            };
            games.push(PlayedGame {
                stage: Stage::from_code(round["stage"].as_str().expect("a stage")).expect("a stage"),
                round: number(&round["number"]),
                table: number(&table["number"]),
                seats: came.map(seat).collect(),
            });
        }
    }
    let rows = list(of("/standings"), "rows").iter();
    let lots: Lots =
        rows.filter_map(|row| Some((id(row), LotNumber(u32::try_from(row["lot"].as_u64()?).ok()?)))).collect();
    let semis = list(of("/bracket"), "semi_finals");
    let seats = semis.iter().flat_map(|table| list(table, "seats"));
    let field: Vec<RankedId> = seats.filter(|seat| seat["absent"] == false).map(id).collect();
    standings(&Input {
        players: &players,
        games: &games,
        lots: &lots,
        rules: &rules,
        tied_places: tied,
        semi_field: (!semis.is_empty()).then_some(&field[..]),
        brought: None,
    })
}

/// The standings that follow from the results are those that the API gives, and those of the page.
async fn compare_standings(all: &BTreeMap<String, Value>, day: &Day, what: &str) {
    let given = &all[&format!("/api/1/tournaments/{}/standings", day.slug)];
    let rows = list(given, "rows");
    if given["basis"].is_null() {
        assert!(rows.is_empty(), "{what}");
        return;
    }
    let own = rebuilt(all, day.slug);
    assert_eq!(rows.len(), own.rows.len(), "{what}");
    for (given, own) in rows.iter().zip(&own.rows) {
        let tally = &given["tally"];
        let sums = ["games", "wins", "vp", "seconds", "thirds"].map(|name| number(&tally[name]));
        let t = own.tally;
        assert_eq!(given["number"], own.player.0, "{what}: {given}");
        assert_eq!(given["rank"].as_u64(), own.rank.map(|rank| rank.0.into()), "{what}: {given}");
        assert_eq!(sums, [t.games, t.wins, t.vp, t.seconds, t.thirds], "{what}: {given}");
        assert_eq!(tally["vp_percent"]["hundredths"], t.vp_percent.hundredths(), "{what}");
        assert_eq!(tally["vp_percent"]["text"], t.vp_percent.to_string(), "{what}");
    }
    let page = day.app.visitor().get(&day.public("standings")).await.ok();
    let names = page.texts("table.standings tbody a.player");
    let given: Vec<&str> = rows.iter().map(|row| row["name"].as_str().expect("a name")).collect();
    assert_eq!(given, names, "{what}");
}

/// What holds at every moment.
async fn hold(document: &Document, day: &Day, what: &str) -> BTreeMap<String, Value> {
    let all = answers(document, day, what).await;
    let said = pages(day).await;
    let mut found = BTreeSet::new();
    all.values().for_each(|value| typed(value, &mut found));
    for text in found {
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(said.contains(&words.join(" ")), "{what}: {text} stands on no public page");
    }
    compare_standings(&all, day, what).await;
    all
}

#[tokio::test]
async fn at_every_moment_the_answers_are_those_of_the_pages_and_as_the_document_says() {
    let day = day(20).await;
    day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let said = Face {
        starts_at: Some(600),
        description: "A cup for \"everybody\" <b>".to_owned(),
        fee: Some(1250),
        currency: "EUR".to_owned(),
        links: "https://reeve.example The club".to_owned(),
        ..Face::default()
    };
    face::put(&mut tx, day.id, &said).await.unwrap();
    tx.commit().await.unwrap();
    day.change(|t| t.capacity = Some(24)).await;
    let document = document(&day.app.visitor()).await;
    let one = format!("/api/1/tournaments/{}", day.slug);
    let all = hold(&document, &day, "check-in").await;
    assert_eq!((&all[&one]["registered"]["registered"], &all[&one]["players"]), (&20.into(), &Value::Null));
    assert_eq!(all[&one]["starts"], "2026-11-21T10:00:00+01:00");
    assert_eq!(all[&one]["rules"]["official"], true);
    day.make().await;
    let made = hold(&document, &day, "the seats are made").await;
    assert!(list(&made[&format!("{one}/players")], "players").is_empty());
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.press(round, "publish").await.expect(303);
        let seated = hold(&document, &day, &format!("{round} is public")).await;
        assert_eq!(list(&seated[&format!("{one}/players")], "players").len(), 20);
        day.press(round, "start").await.expect(303);
        for (table, seats) in day.tables(round).await {
            let vp = if table % 2 == 0 { ["10", "9", "6", "6"] } else { ["10", "8", "7", "5"] };
            day.enter(round, table, 0, &vp[..seats], &[("sign", "yes")]).await.expect(303);
            if table == 1 {
                hold(&document, &day, &format!("{round}: a result is final")).await;
            }
        }
        day.press(round, "close").await.expect(303);
        hold(&document, &day, &format!("{round} is closed")).await;
    }
    day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    let drawn = hold(&document, &day, "lots are drawn").await;
    assert!(!list(&drawn[&format!("{one}/standings")], "drawings").is_empty());
    for stage in ["semi", "final"] {
        day.organizer.post(&day.run(&format!("bracket/{stage}/make")), &[]).await.expect(303);
        hold(&document, &day, &format!("{stage}: the tables are made")).await;
        let round = format!("{stage}/1");
        day.open(&round).await;
        hold(&document, &day, &format!("{stage} is on")).await;
        for (table, seats) in day.tables(&round).await {
            day.enter(&round, table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
        }
        hold(&document, &day, &format!("{stage}: all is final")).await;
        day.press(&round, "close").await.expect(303);
        hold(&document, &day, &format!("{stage} is closed")).await;
    }
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    let over = hold(&document, &day, "finished").await;
    let champion = &over[&one]["champion"];
    assert_eq!(champion["declared"], true);
    assert_eq!(&over[&format!("{one}/bracket")]["champion"], champion);

    // Who is erased is erased here.
    let (gone, name) = (champion["number"].clone(), champion["name"].as_str().expect("a name").to_owned());
    day.organizer.post(&day.run(&format!("players/{gone}/erase")), &[("confirm", "erase")]).await;
    for (path, value) in hold(&document, &day, "erased").await {
        assert!(!value.to_string().contains(&name), "{path}");
    }
}

fn problem(page: &Page) -> Value {
    assert_eq!(page.header("content-type"), "application/problem+json", "{page}");
    assert_eq!(page.header("access-control-allow-origin"), "*");
    let said: Value = serde_json::from_slice(&page.bytes).expect("JSON");
    assert_eq!((&said["status"], &said["type"]), (&page.status.into(), &"about:blank".into()));
    said
}

#[tokio::test]
async fn what_is_no_answer_is_a_problem_that_names_the_field() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    for path in ["/api/", "/api/1", "/api/1/x", "/api/2/tournaments", "/api/1/tournaments/nowhere", "/api/1/series/no"]
    {
        let said = problem(&visitor.get(path).await.expect(404));
        assert!(said.get("field").is_none() && said["detail"].as_str().is_some_and(|text| !text.is_empty()), "{path}");
    }
    let list = "/api/1/tournaments";
    let long = "x".repeat(5000);
    for (query, field) in [
        ("from=tomorrow", "from"),
        ("until=2026-13-01", "until"),
        ("state=draft", "state"),
        ("state=final&state=semi", "state"),
        ("series=nowhere", "series"),
        ("cursor=7", "cursor"),
        ("limit=0", "limit"),
        ("limit=101", "limit"),
        ("place=%00", "place"),
        (&format!("place={long}"), "place"),
    ] {
        let said = problem(&visitor.get(&format!("{list}?{query}")).await.expect(400));
        assert_eq!(said["field"], field, "{query}: {said}");
    }
    for method in ["POST", "PUT", "DELETE"] {
        let page = visitor.send(visitor.request(method, list)).await.expect(405);
        assert_eq!(page.header("allow"), "GET, HEAD");
        problem(&page);
    }
    let asked = visitor.request("OPTIONS", list).header("Origin", "https://elsewhere.example");
    let page = visitor.send(asked.header("Access-Control-Request-Headers", "if-none-match")).await.expect(204);
    assert_eq!((page.header("access-control-allow-origin"), page.header("access-control-allow-headers")), ("*", "*"));
    // The page for people has pages for its errors.
    assert!(visitor.get("/api").await.ok().has("h1") && visitor.get("/apis").await.expect(404).has("h1"));
}

#[tokio::test]
async fn what_is_known_is_not_sent_again_and_who_takes_gzip_gets_it() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let one = format!("/api/1/tournaments/{}", day.slug);
    for path in [one.clone(), format!("{one}?x=1"), "/api/1/tournaments?limit=5".to_owned(), DOCUMENT.to_owned()] {
        let tag = visitor.get(&path).await.ok().header("etag").to_owned();
        let again = async || visitor.send(visitor.request("GET", &path).header("If-None-Match", &tag)).await;
        let page = again().await.expect(304);
        assert_eq!((page.bytes.len(), page.header("access-control-allow-origin")), (0, "*"), "{path}");
        day.change(|t| t.name = format!("{}!", t.name)).await;
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        reeve_store::tournament::bump(&mut tx, day.id).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(again().await.status, if path == DOCUMENT { 304 } else { 200 }, "{path}");
    }
    let packed = visitor.send(visitor.request("GET", &one).header("Accept-Encoding", "gzip")).await.ok();
    assert_eq!((packed.header("content-encoding"), packed.header("vary")), ("gzip", "Accept-Encoding"));
    let mut text = String::new();
    flate2::read::GzDecoder::new(&packed.bytes[..]).read_to_string(&mut text).expect("a text");
    assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), json(&visitor, &one).await);
}

/// Whoever is signed in is told no more than everybody: a page of another site may ask from their browser.
#[tokio::test]
async fn nobody_is_told_more_than_everybody() {
    let day = day(12).await;
    let one = format!("/api/1/tournaments/{}", day.slug);
    let everybodys = day.app.visitor().get(&one).await.ok();
    assert_eq!(day.organizer.get(&one).await.ok().bytes, everybodys.bytes);
    day.change(|t| t.phase = Phase::Draft).await;
    problem(&day.organizer.get(&one).await.expect(404));
    assert!(list(&json(&day.organizer, "/api/1/tournaments").await, "tournaments").is_empty());
}

#[tokio::test]
async fn news_come_as_on_the_pages() {
    let day = day(12).await;
    day.make().await;
    let (mut listener, first) =
        Listener::at(&day.app.visitor(), &format!("/api/1/tournaments/{}/events", day.slug)).await;
    assert_eq!(first.0, Some(day.stored().await.tournament.version));
    day.press("prelim/1", "publish").await.expect(303);
    assert_eq!(listener.next().await.map(|(_, kinds)| kinds), Some(vec!["course".to_owned()]));
    let once = day.app.visitor().get("/api/1/events").await.ok();
    assert!(once.body().starts_with("data: {"), "{once}");
}

#[tokio::test]
async fn the_list_is_gone_through_by_its_cursor_and_searched() {
    let app = app::start().await;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let mut ids = Vec::new();
    for number in 0..30_u32 {
        let new = NewTournament {
            slug: format!("cup-{number}"),
            place: if number % 3 == 0 { "Münster" } else { "Jena" }.to_owned(),
            name: if number % 3 == 1 { "Not in Münster" } else { "Cup" }.to_owned(),
            starts_on: NaiveDate::from_ymd_opt(2026, 1 + number % 4, 1).unwrap(),
            phase: [Phase::Draft, Phase::Registration, Phase::Finished][number as usize % 3],
            ..blank()
        };
        ids.push(new_tournament::insert(&mut tx, &new).await.unwrap().id);
    }
    tx.commit().await.unwrap();
    let organizer = app.insert_account("organizer", app::May::Nothing).await;
    app.insert_series("cup", organizer, &[ids[1], ids[2], ids[3]]).await;
    let visitor = app.visitor();
    let slugs = async |query: &str| -> Vec<String> {
        let (mut found, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = json(&visitor, &format!("/api/1/tournaments?{query}&cursor={cursor}")).await;
            let slug = |one: &Value| one["slug"].as_str().expect("a slug").to_owned();
            found.extend(list(&page, "tournaments").iter().map(slug));
            let Some(next) = page["next"].as_str() else { return found };
            cursor = next.to_owned();
        }
    };
    let all = slugs("limit=3").await;
    assert_eq!(all.len(), 20, "no draft is told of: {all:?}");
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 20, "{all:?}");
    for limit in [1, 7, 20, 100] {
        assert_eq!(slugs(&format!("limit={limit}")).await, all);
    }
    assert_eq!(slugs("").await, all);
    assert_eq!(slugs("state=finished&limit=4").await.len(), 10);
    assert_eq!(slugs("place=munster&limit=4").await, Vec::<String>::new(), "all of them are drafts");
    assert_eq!(slugs("place=jena&limit=4").await, all);
    assert_eq!(
        slugs("series=cup").await.iter().collect::<BTreeSet<_>>(),
        BTreeSet::from([&"cup-1".to_owned(), &"cup-2".to_owned()])
    );
    let some = slugs("from=2026-02-01&until=2026-03-31").await;
    assert!(!some.is_empty() && some.len() < 20 && some.iter().all(|slug| all.contains(slug)));
}

#[tokio::test]
async fn a_network_that_asks_too_often_is_told_when_to_come_again() {
    let app = app::start().await;
    app.shared.clock.skip_waits(false);
    app.shared.clock.stop();
    let visitor = app.visitor();
    let path = "/api/1/tournaments?limit=1";
    for _ in 0..limits::API_REQUESTS_A_MINUTE {
        visitor.get(path).await.ok();
    }
    let page = visitor.get(path).await.expect(429);
    let seconds: i64 = page.header("retry-after").parse().expect("seconds");
    assert!((1..=60).contains(&seconds));
    problem(&page);
    visitor.get("/").await.ok();
    app.shared.clock.move_forward(TimeDelta::seconds(seconds));
    visitor.get(path).await.ok();
}

#[tokio::test]
async fn the_page_shows_all_of_it_and_its_questions_are_answered() {
    let day = day(12).await;
    day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    let visitor = day.app.visitor();
    let document = document(&visitor).await;
    let page = visitor.get("/api").await.ok();
    let shown: BTreeSet<String> = page.texts("main h3 code").into_iter().collect();
    for (path, methods) in document.0["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            assert!(shown.contains(&format!("{} {path}", method.to_uppercase())), "{method} {path}");
        }
    }
    for name in document.0["components"]["schemas"].as_object().expect("schemas").keys() {
        assert!(shown.contains(name), "{name}");
        assert!(page.has(&format!("#{name}")), "{name}");
    }
    let examples = page.attributes("main a[href^='/api/1/']", "href");
    assert!(examples.len() > 8, "{examples:?}");
    for example in &examples {
        visitor.get(example).await.ok();
    }
    for link in page.attributes("main a[href^='#']", "href") {
        assert!(page.has(&link), "{link}");
    }
    // The examples of the document.
    for one in list(&document.0["paths"]["/api/1/tournaments"]["get"], "parameters") {
        let example = &one["example"];
        if !example.is_null() {
            document.fault(&one["schema"], example).expect("an example");
            let value = example.as_str().map_or_else(|| example.to_string(), str::to_owned);
            visitor.get(&format!("/api/1/tournaments?{}={value}", one["name"].as_str().unwrap())).await.ok();
        }
    }
    assert!(visitor.get("/").await.ok().has("a[href='/api']"));
}

/// Whole numbers from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("a number")
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

/// Requests that nobody would think of. `./check full` sends 20,000 of them.
#[tokio::test]
async fn nothing_is_answered_that_is_not_documented() {
    let day = day(12).await;
    day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    day.make().await;
    day.play("prelim/1").await;
    let visitor = day.app.visitor();
    let document = document(&visitor).await;
    let all = document.0["paths"].as_object().expect("paths").iter();
    let patterns: Vec<&String> = all.filter(|(_, said)| said["get"].is_object()).map(|(path, _)| path).collect();
    let seed = std::env::var("REEVE_HOSTILE_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(20_261_121);
    let mut chance = Chance(seed);
    let odd = [
        "spring",
        "cup",
        "1",
        "2",
        "01",
        "-1",
        "0",
        "99999999999999999999",
        "prelim",
        "semi",
        "final",
        "PRELIM",
        "%00",
        "%2F",
        "%2e%2e",
        "é",
        "%F0%9F%8E%B2",
        "null",
        "'",
        "%22",
        "<b>",
        "a%20b",
        "{slug}",
        "%",
        "..",
        "x.json",
        "%C3%28",
    ];
    let names = ["from", "until", "place", "state", "series", "limit", "cursor", "x", "%00", "q", "round"];
    let values = [
        "",
        "2026-01-01",
        "0001-01-01",
        "9999-12-31",
        "-1",
        "1",
        "100",
        "1e9",
        "finished",
        "draft",
        "cup",
        "2026-01-01.x",
        "%00",
        "%F0%9F%8E%B2",
        "%25",
        "_",
        "'%20or%201=1",
        "2026-01-01.%25",
        "+1",
        "1%20",
        "%C3%28",
    ];
    let times = if is_full() { 20_000 } else { 1_500 };
    let mut statuses: BTreeMap<u16, usize> = BTreeMap::new();
    for _ in 0..times {
        let pattern = patterns[chance.below(patterns.len())].clone();
        let parts: Vec<String> = pattern
            .split('/')
            .map(|part| match part {
                part if !part.is_empty() && chance.below(60) == 0 => chance.one(&odd).to_owned(),
                "{slug}" if chance.below(3) > 0 => day.slug.to_owned(),
                "{series}" if chance.below(3) > 0 => "cup".to_owned(),
                part if part.starts_with('{') => chance.one(&odd).to_owned(),
                part => part.to_owned(),
            })
            .collect();
        let mut path = parts.join("/");
        for at in 0..chance.below(4) {
            path += &format!("{}{}={}", if at == 0 { '?' } else { '&' }, chance.one(&names), chance.one(&values));
        }
        let method = chance.one(&["GET", "GET", "GET", "GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "PATCH"]);
        let mut request = visitor.request(method, &path);
        for _ in 0..chance.below(3) {
            let (name, value) = [
                ("If-None-Match", "*"),
                ("If-None-Match", "\"x"),
                ("Accept", "text/html"),
                ("Accept-Encoding", "gzip"),
                ("Accept-Encoding", "identity;q=0, *;q=0"),
                ("Range", "bytes=0-9"),
                ("Origin", "null"),
                ("Cookie", "reeve_session=x; theme=dark"),
                ("Sec-Fetch-Site", "cross-site"),
                ("X-Forwarded-For", "not an address"),
            ][chance.below(10)];
            request = request.header(name, value);
        }
        let page = visitor.send(request).await;
        *statuses.entry(page.status).or_default() += 1;
        let said = || format!("seed {seed}: {method} {path} is answered {}: {}", page.status, page.body());
        let fine = match (method, page.status) {
            ("OPTIONS", status) => status == 204,
            // Nothing that is sent is taken anywhere.
            ("POST" | "PATCH", status) => matches!(status, 400 | 401 | 404 | 405),
            (_, status) => matches!(status, 200 | 304 | 400 | 401 | 404 | 406),
        };
        // A path that was turned into another one is no question of the document.
        assert!(fine || !page.address.starts_with("/api/"), "{}", said());
        if page.status >= 400 && page.address.starts_with("/api/") && method != "HEAD" {
            let schema = document.schema("/api/1/tournaments", 404).expect("a schema");
            document.fault(schema, &problem(&page)).unwrap_or_else(|fault| panic!("{fault}: {}", said()));
        }
    }
    println!("answers by status: {statuses:?}");
    assert!(statuses[&200] > times / 20 && statuses[&400] > 0 && statuses[&404] > 0, "{statuses:?}");
}

#[tokio::test]
async fn behind_a_proxy_each_caller_is_counted() {
    let app = start_with(&["--proxies", "127.0.0.1"]).await;
    app.shared.clock.skip_waits(false);
    app.shared.clock.stop();
    let visitor = app.visitor();
    let from = async |address: &str| {
        let request = visitor.request("GET", "/api/1/tournaments?limit=1").header("X-Forwarded-For", address);
        visitor.send(request).await.status
    };
    for _ in 0..limits::API_REQUESTS_A_MINUTE {
        assert_eq!(from("192.0.2.1").await, 200);
    }
    assert_eq!((from("192.0.2.1").await, from("192.0.2.2").await), (429, 200));
}
