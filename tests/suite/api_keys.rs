//! What programs of the staff do with a key: as the pages do it, as far as the key and its account may, and under the key's name.

use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::{Scope, api_key, tournament};
use serde_json::{Value, json};

use crate::api::schema::Document;
use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};

async fn make(day: &Day, by: &Person, name: &str, scopes: &[&str]) -> Page {
    let fields: Vec<(&str, &str)> =
        [("key_name", name)].into_iter().chain(scopes.iter().map(|scope| ("scopes", *scope))).collect();
    by.post(&day.run("keys"), &fields).await
}

/// A key that may do all of this.
async fn key(day: &Day, scopes: &[&str]) -> String {
    let made = make(day, &day.organizer, &format!("Scanner {}", scopes.join(" ")), scopes).await.ok();
    assert_eq!(made.header("cache-control"), "no-store");
    made.text("#api-key")
}

/// A program with a key.
struct Program<'d> {
    day: &'d Day,
    key: String,
}

impl Program<'_> {
    fn path(&self, path: &str) -> String {
        format!("/api/1/tournaments/{}/{path}", self.day.slug)
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        self.day.app.visitor().request(method, &self.path(path)).header("Authorization", format!("Bearer {}", self.key))
    }

    async fn get(&self, path: &str) -> Page {
        self.day.app.visitor().send(self.request("GET", path)).await
    }

    async fn post(&self, path: &str, body: &Value, again: Option<&str>) -> Page {
        let mut request = self.request("POST", path).header("Content-Type", "application/json").body(body.to_string());
        if let Some(again) = again {
            request = request.header("Idempotency-Key", again);
        }
        self.day.app.visitor().send(request).await
    }
}

fn said(page: &Page) -> Value {
    serde_json::from_slice(&page.bytes).unwrap_or_else(|fault| panic!("{fault}: {page}"))
}

/// A problem of this status; what it says.
#[track_caller]
fn problem(page: &Page, status: u16) -> String {
    assert_eq!((page.status, page.header("content-type")), (status, "application/problem+json"), "{page}");
    said(page)["detail"].as_str().expect("a detail").to_owned()
}

fn result(version: i64, vp: &[i64]) -> Value {
    let seat = |(at, vp): (usize, &i64)| json!({ "position": at + 1, "vp": vp, "won": at == 0 });
    json!({ "version": version, "seats": vp.iter().enumerate().map(seat).collect::<Vec<_>>() })
}

/// Holds an answer against the document.
async fn as_documented(day: &Day, (pattern, method): (&str, &str), page: &Page) {
    let document = day.app.visitor().get("/api/1/openapi.json").await.ok();
    let document = Document(said(&document));
    let responses = &document.0["paths"][pattern][method]["responses"];
    let schema = &responses[page.status.to_string()]["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{pattern}: {}", page.status);
    document.fault(schema, &said(page)).unwrap_or_else(|fault| panic!("{pattern}: {fault}\n{page}"));
}

const SHEET: &str = "rounds/prelim/1/tables/1";
const SHEETS: &str = "/api/1/tournaments/{slug}/rounds/{stage}/{number}/tables/{table}";

#[tokio::test]
async fn a_program_enters_results_with_warnings_as_data_and_once() {
    let day = day(12).await;
    day.make().await;
    let program = Program { key: key(&day, &["results"]).await, day: &day };
    day.press("prelim/1", "publish").await.expect(303);
    let early = program.get(SHEET).await.ok();
    as_documented(&day, (SHEETS, "get"), &early).await;
    assert_eq!((&said(&early)["version"], &said(&early)["state"]), (&0.into(), &"open".into()));
    let refused = program.post(SHEET, &result(0, &[10, 8, 7, 5]), None).await;
    problem(&refused, 409);
    assert!(said(&refused)["code"].is_string(), "{refused}");
    day.press("prelim/1", "start").await.expect(303);

    let once = "0123456789abcdef0123456789abcdef";
    let entered = program.post(SHEET, &result(0, &[10, 8, 7, 5]), Some(once)).await.ok();
    as_documented(&day, (SHEETS, "post"), &entered).await;
    let sheet = &said(&entered)["sheet"];
    assert_eq!(
        (&said(&entered)["changed"], &sheet["version"], &sheet["state"]),
        (&true.into(), &1.into(), &"submitted".into())
    );
    assert_eq!(sheet["seats"][0]["vp"], 10);
    // Sent again, with the key and without, it is there once.
    for again in [Some(once), None] {
        let again = said(&program.post(SHEET, &result(0, &[10, 8, 7, 5]), again).await.ok());
        assert_eq!((&again["changed"], &again["sheet"]["version"]), (&false.into(), &1.into()));
    }
    // What somebody else has entered meanwhile stays, and who sends the same again learns of it.
    day.enter("prelim/1", 1, 1, &["11", "8", "7", "5"], &[]).await.expect(303);
    problem(&program.post(SHEET, &result(1, &[12, 8, 7, 5]), None).await, 409);
    let again = said(&program.post(SHEET, &result(0, &[10, 8, 7, 5]), Some(once)).await.ok());
    let now = said(&program.get(SHEET).await.ok());
    assert_eq!((&again["changed"], &again["sheet"]), (&false.into(), &now));

    // What is unusual is stored, said, and not signed.
    let version = now["version"].as_i64().expect("a version");
    let mut odd = result(version, &[9, 8, 7, 5]);
    odd["signed_on_paper"] = true.into();
    let odd = said(&program.post(SHEET, &odd, None).await.ok());
    let warning = &odd["sheet"]["warnings"][0];
    assert_eq!((&warning["kind"], &warning["position"]), (&"winner_below_goal".into(), &1.into()), "{odd}");
    assert_eq!(odd["sheet"]["state"], "submitted");
    let mut paper = result(version + 1, &[10, 8, 7, 5]);
    paper["signed_on_paper"] = true.into();
    assert_eq!(said(&program.post(SHEET, &paper, None).await.ok())["sheet"]["state"], "signed");
    problem(&program.post(SHEET, &result(version + 2, &[12, 8, 7, 5]), None).await, 409);

    // The log names the key at each of its lines.
    let log = day.organizer.get("/run/spring/audit").await.ok();
    assert!(log.says("use a key") && log.says("Scanner results"), "{log}");
}

#[tokio::test]
async fn what_is_no_result_is_told_so_and_changes_nothing() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    let program = Program { key: key(&day, &["results", "check-in", "lists"]).await, day: &day };
    let seats = |seats: Value| json!({ "version": 0, "seats": seats });
    let seat = |position: i64| json!({ "position": position, "vp": 5 });
    for (body, status, says) in [
        (Value::Null, 400, "not the JSON"),
        (json!([]), 400, "not the JSON"),
        (json!({ "version": 0 }), 400, "seats"),
        (json!({ "version": 0, "seats": [], "judge": true }), 400, "judge"),
        (seats(json!([])), 422, "each position of the table once"),
        (seats(json!([seat(1), seat(2), seat(3), seat(9)])), 422, "1, 2, 3, 4"),
        (seats(json!([seat(1), seat(1), seat(2), seat(3)])), 422, "1, 2, 3, 4"),
        (seats(json!([seat(1), seat(2), seat(3), seat(4)])), 422, ""),
        (result(0, &[500, 8, 7, 5]), 422, ""),
        (result(-1, &[10, 8, 7, 5]), 409, ""),
    ] {
        let detail = problem(&program.post(SHEET, &body, None).await, status);
        assert!(detail.contains(says), "{body}: {detail}");
    }
    let two = json!({ "version": 0, "seats": [
        { "position": 4, "vp": -8 }, { "position": 3, "vp": 7 }, { "position": 2, "vp": 500 }, { "position": 1, "vp": 10, "won": true },
    ] });
    let refused = said(&program.post(SHEET, &two, None).await.expect(422));
    let fields: Vec<&str> =
        refused["errors"].as_array().expect("errors").iter().filter_map(|one| one["field"].as_str()).collect();
    assert_eq!(
        fields.iter().copied().collect::<std::collections::BTreeSet<_>>(),
        ["/seats/0/vp", "/seats/2/vp"].into()
    );
    let visitor = day.app.visitor();
    for body in ["", "{", "\u{0}", "{\"version\":1e400}", &"[".repeat(50_000)] {
        let request = program.request("POST", SHEET).header("Content-Type", "application/json").body(body.to_owned());
        problem(&visitor.send(request).await, 400);
    }
    let large = program.request("POST", SHEET).header("Content-Type", "application/json").body(" ".repeat(70_000));
    problem(&visitor.send(large).await, 413);
    let form = program.request("POST", SHEET).form(&[("version", "0")]);
    problem(&visitor.send(form).await, 400);
    for (path, status) in [
        ("rounds/prelim/1/tables/99", 404),
        ("rounds/prelim/9/tables/1", 404),
        ("rounds/lunch/1/tables/1", 404),
        ("rounds/prelim/1/tables/x", 404),
    ] {
        problem(&program.post(path, &result(0, &[10, 8, 7, 5]), None).await, status);
        problem(&program.get(path).await, status);
    }
    problem(&program.post("players/99/check-in", &json!({ "here": true }), None).await, 404);
    problem(&program.get("lists/secrets").await, 404);
    problem(&program.get("lists/players?format=xml").await, 400);
    for short in ["", "a", &"a".repeat(65)] {
        problem(&program.post(SHEET, &result(0, &[10, 8, 7, 5]), Some(short)).await, 400);
    }
    assert_eq!(said(&program.get(SHEET).await.ok())["version"], 0, "nothing was changed");
}

#[tokio::test]
async fn a_program_checks_players_in_and_reads_the_lists_of_the_page() {
    let day = day(12).await;
    let program = Program { key: key(&day, &["check-in", "lists"]).await, day: &day };
    let player = day.stored().await.players[0].clone();
    let door = program.get("check-in").await.ok();
    as_documented(&day, ("/api/1/tournaments/{slug}/check-in", "get"), &door).await;
    assert_eq!(said(&door)["players"].as_array().expect("players").len(), 12);
    assert_eq!(said(&door)["players"][0], json!({ "number": player.number, "name": player.person.name, "here": true }));
    let path = format!("players/{}/check-in", player.number);
    let pattern = "/api/1/tournaments/{slug}/players/{number}/check-in";
    for here in [false, false, true, true] {
        let answer = program.post(&path, &json!({ "here": here }), None).await.ok();
        as_documented(&day, (pattern, "post"), &answer).await;
        assert_eq!(
            (&said(&answer)["here"], &said(&answer)["name"]),
            (&here.into(), &player.person.name.clone().into())
        );
        assert_eq!(day.stored().await.players[0].checked_in_at.is_some(), here);
    }
    // Sent once more with its key, what somebody else has done meanwhile stays.
    let once = "a-key-of-my-own-of-32-letters-01";
    program.post(&path, &json!({ "here": false }), Some(once)).await.ok();
    day.organizer.post(&day.run(&format!("check-in/{}", player.number)), &[("here", "true")]).await;
    let again = said(&program.post(&path, &json!({ "here": false }), Some(once)).await.ok());
    assert_eq!(again["here"], true, "{again}");

    day.make().await;
    day.play("prelim/1").await;
    let list = "/api/1/tournaments/{slug}/lists/{list}";
    for name in ["players", "schedule", "results", "standings"] {
        let page = day.organizer.get(&day.run(&format!("export/{name}.csv"))).await.ok();
        let csv = program.get(&format!("lists/{name}?format=csv")).await.ok();
        assert_eq!((csv.body(), csv.header("content-type")), (page.body(), "text/csv; charset=utf-8"), "{name}");
        let answer = program.get(&format!("lists/{name}")).await.ok();
        as_documented(&day, (list, "get"), &answer).await;
        let body = page.body();
        let mut reader = csv::Reader::from_reader(body.trim_start_matches('\u{FEFF}').as_bytes());
        let lines: Vec<Value> = reader
            .deserialize::<std::collections::BTreeMap<String, String>>()
            .map(|line| json!(line.expect("a line")))
            .collect();
        assert!(!lines.is_empty() && said(&answer)["lines"] == json!(lines), "{name}: {answer}");
    }
    for name in ["lots", "rulings"] {
        program.get(&format!("lists/{name}")).await.ok();
    }
    let head = day.app.visitor().send(program.request("HEAD", "lists/players")).await.ok();
    assert_eq!(head.header("cache-control"), "no-store");
}

#[tokio::test]
async fn a_key_does_what_it_is_for_as_long_as_its_account_may() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    let results = Program { key: key(&day, &["results"]).await, day: &day };
    let lists = Program { key: key(&day, &["lists"]).await, day: &day };
    let here = json!({ "here": true });
    problem(&results.get("lists/players").await, 403);
    problem(&lists.get(SHEET).await, 403);
    problem(&results.post("players/1/check-in", &here, None).await, 403);
    // No key, half a key, another scheme, a session: none of them opens it.
    let visitor = day.app.visitor();
    let path = results.path(SHEET);
    let refused = visitor.get(&path).await;
    assert!(problem(&refused, 401).contains("Authorization: Bearer"));
    assert!(refused.header("www-authenticate").starts_with("Bearer"), "{refused}");
    problem(&day.organizer.get(&path).await, 401);
    for shown in [format!("Bearer {}x", results.key), format!("Basic {}", results.key), "Bearer".to_owned()] {
        problem(&visitor.send(visitor.request("GET", &path).header("Authorization", shown)).await, 401);
    }
    // Nor another tournament, nor any page of the staff.
    let other = path.replace("/spring/", "/autumn/");
    let shown = format!("Bearer {}", results.key);
    problem(&visitor.send(visitor.request("GET", &other).header("Authorization", &shown)).await, 401);
    let page = visitor.send(visitor.request("GET", "/run/spring/players").header("Authorization", &shown)).await;
    assert!(page.location().is_some_and(|to| to.starts_with("/sign-in")), "{page}");

    // Its account is no organizer any more, and then one again.
    let organizer = day.organizer.id();
    let role = async |add: Option<StaffRole>| {
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        for role in [StaffRole::Organizer, StaffRole::Judge] {
            tournament::remove_staff(&mut tx, day.id, organizer, role).await.unwrap();
        }
        if let Some(role) = add {
            tournament::add_staff(&mut tx, day.id, organizer, role, chrono::Utc::now()).await.unwrap();
        }
        tx.commit().await.unwrap();
    };
    for other in [Some(StaffRole::Judge), None] {
        role(other).await;
        problem(&results.get(SHEET).await, 401);
        problem(&results.post(SHEET, &result(0, &[10, 8, 7, 5]), None).await, 401);
    }
    role(Some(StaffRole::Organizer)).await;
    results.get(SHEET).await.ok();

    // Who is taken off the staff leaves no key behind, whatever they become later.
    let judge = day.judge.id();
    let organize = async || {
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        tournament::add_staff(&mut tx, day.id, judge, StaffRole::Organizer, chrono::Utc::now()).await.unwrap();
        tx.commit().await.unwrap();
    };
    organize().await;
    let made = make(&day, &day.judge, "Of another", &["lists"]).await.ok();
    let theirs = Program { key: made.text("#api-key"), day: &day };
    theirs.get("lists/results").await.ok();
    let taken = [("account", judge.to_string()), ("role", "organizer".to_owned())];
    let taken = taken.each_ref().map(|(name, value)| (*name, value.as_str()));
    day.organizer.post(&day.run("staff/remove"), &taken).await.expect(303);
    problem(&theirs.get("lists/results").await, 401);
    organize().await;
    problem(&theirs.get("lists/results").await, 401);

    // Ended on the page, it is dead at once.
    let mut tx = day.app.db.read().await.unwrap();
    let known = api_key::of_tournament(&mut tx, day.id).await.unwrap();
    drop(tx);
    assert!(known[0].last_used_at.is_some());
    let list = day.organizer.get(&day.run("keys")).await.ok();
    assert!(list.says("last used") && !list.body().contains(&results.key), "{list}");
    day.organizer.post(&day.run(&format!("keys/{}/end", known[0].id)), &[]).await.expect(303);
    problem(&results.get(SHEET).await, 401);
    day.organizer.post(&day.run(&format!("keys/{}/end", known[0].id)), &[]).await.expect(404);
    // So is that of an account that is closed.
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    let mut account = reeve_store::account::by_id(&mut tx, organizer).await.unwrap().expect("the account");
    account.disabled_at = Some(chrono::Utc::now());
    reeve_store::account::update(&mut tx, &account).await.unwrap();
    tx.commit().await.unwrap();
    problem(&lists.get("lists/results").await, 401);
}

#[tokio::test]
async fn a_key_has_a_name_of_its_own_and_something_to_do() {
    let day = day(12).await;
    make(&day, &day.organizer, "Door", &["check-in"]).await.ok();
    for (name, scopes, field) in [
        ("", &["check-in"][..], "key_name"),
        (" Door ", &["check-in"], "key_name"),
        ("A scanner", &[], "scopes"),
        ("A scanner", &["everything"], "scopes"),
        (&"ß".repeat(41), &["lists"], "key_name"),
    ] {
        let refused = make(&day, &day.organizer, name, scopes).await.expect(422);
        assert!(!refused.fault(field).is_empty(), "{name}: {refused}");
    }
    make(&day, &day.organizer, &"ß".repeat(40), &["lists"]).await.ok();
    assert_eq!(make(&day, &day.judge, "Mine", &["lists"]).await.status, 403);
    for number in 2..reeve_limits::API_KEYS {
        make(&day, &day.organizer, &format!("\u{202E}<b>{number}"), &["lists"]).await.ok();
    }
    assert_eq!(make(&day, &day.organizer, "One more", &["lists"]).await.status, 409);
}
