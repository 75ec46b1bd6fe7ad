//! What programs that watch the server ask for: does it live, is it ready, and its figures.

// Counts come as text with a point in them and are whole.
#![allow(clippy::float_cmp)]

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use reeve_http::metrics::LookedUp;
use reeve_http::metrics_text::MetricsText;
use reeve_web::routes;

use crate::logs::Logged;
use crate::support::app::{self, App, May, PASSWORD, browser};
use crate::support::event::{Event, filled, send};
use crate::support::letters::until;

#[tokio::test]
async fn a_server_without_its_store_lives_and_is_not_ready() {
    let app = app::start().await;
    let visitor = app.visitor();
    assert_eq!(visitor.get("/healthz").await.ok().body(), "ok\n");
    let asked = app.least_statements(async || assert_eq!(visitor.get("/readyz").await.ok().body(), "ready\n")).await;
    assert_eq!(asked, 1, "it is asked every few seconds");
    app.db.close().await;
    // It has not waited until it gave up: then it would say "in time".
    assert_eq!(visitor.get("/readyz").await.expect(503).body(), "not ready: the database does not answer\n");
    assert_eq!(visitor.get("/healthz").await.ok().body(), "ok\n");
}

#[tokio::test]
async fn a_server_that_was_told_to_stop_says_so_and_answers_on() {
    let server = Logged::start(&["--stop-delay", "30"]).await;
    let person = browser(&server.url);
    person.get("/readyz").await.ok();
    assert_eq!(asked(&server.url), (Some(0), String::new()));
    server.signal("TERM");
    let began = Instant::now();
    while person.get("/readyz").await.status == 200 {
        assert!(began.elapsed() < Duration::from_secs(20), "it goes on being ready");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let page = person.get("/readyz").await.expect(503);
    assert_eq!(page.body(), "not ready: the server is stopping\n");
    assert_eq!(asked(&server.url), (Some(1), page.body()));
    // Also for who comes now.
    browser(&server.url).get("/sign-in").await.ok();
    // A second word ends the waiting.
    let url = server.url.clone();
    server.stop();
    assert!(began.elapsed() < Duration::from_secs(25), "it has waited to the end");
    let (status, said) = asked(&url);
    assert!(status == Some(1) && said.contains("nobody answers"), "{said}");
}

/// What `reeve ready` says: its exit status, and its words on standard error.
fn asked(url: &str) -> (Option<i32>, String) {
    let listen = url.trim_start_matches("http://");
    let ended = Command::new(env!("CARGO_BIN_EXE_reeve")).args(["ready", "--listen", listen]).output().expect("an end");
    (ended.status.code(), String::from_utf8_lossy(&ended.stderr).into_owned())
}

#[tokio::test]
async fn the_figures_are_nowhere_unless_asked_for() {
    let app = app::start().await;
    app.visitor().get("/metrics").await.expect(404);
    app.administrator().await.get("/metrics").await.expect(404);
    // An empty variable, as compose files leave one.
    app::start_with(&["--metrics-token", " "]).await.visitor().get("/metrics").await.expect(404);

    let app = app::start_with(&["--metrics-token", "fourteen sheep"]).await;
    let ask = async |word: &str| {
        let person = app.visitor();
        let request = person.request("GET", "/metrics");
        person.send(if word.is_empty() { request } else { request.header("Authorization", word) }).await
    };
    for word in ["", "Bearer", "Bearer ", "Bearer fourteen", "Bearer fourteen sheep!", "Basic fourteen sheep"] {
        let page = ask(word).await;
        assert_eq!((page.status, page.header("www-authenticate")), (401, "Bearer realm=\"metrics\""), "{word:?}");
        assert!(!page.body().contains("reeve_"));
    }
    let page = ask("Bearer fourteen sheep").await.ok();
    assert_eq!(page.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    assert_eq!(page.header("cache-control"), "private, no-cache");
    parse_classic(&page.body());
    let person = app.visitor();
    let asked = person.request("GET", "/metrics").header("Authorization", "Bearer fourteen sheep");
    let page = person.send(asked.header("Accept", "application/openmetrics-text;version=1.0.0,*/*;q=0.1")).await.ok();
    assert_eq!(page.header("content-type"), "application/openmetrics-text; version=1.0.0; charset=utf-8");
    parse(&page.body());

    let mut server = Logged::start(&["--metrics-listen", "127.0.0.1:0", "--metrics-token", "sheep"]).await;
    let own = server.next_line().replace("Figures for Prometheus are at ", "").replace("/metrics", "");
    let (main, own) = (browser(&server.url), browser(&own));
    let word = |person: &app::Person, path| person.request("GET", path).header("Authorization", "bearer sheep");
    main.send(word(&main, "/metrics")).await.expect(404);
    own.get("/metrics").await.expect(401);
    parse_classic(&own.send(word(&own, "/metrics")).await.ok().body());
    own.send(word(&own, "/sign-in")).await.expect(404);
}

/// A series: name, and labels in order.
type Series = (String, BTreeMap<String, String>);

/// What a series of OpenMetrics is called, by its family's kind.
const OPEN: fn(&str) -> &'static [&'static str] = |kind| match kind {
    "counter" => &["_total"],
    "gauge" => &[""],
    "info" => &["_info"],
    _ => &["_sum", "_count", "_bucket"],
};

/// The same in the classic text, where a counter and its one series have one name.
const CLASSIC: fn(&str) -> &'static [&'static str] = |kind| match kind {
    "counter" | "gauge" => &[""],
    "histogram" => &["_sum", "_count", "_bucket"],
    _ => &[],
};

/// Reads OpenMetrics.
#[track_caller]
fn parse(text: &str) -> BTreeMap<Series, f64> {
    read(text.strip_suffix("# EOF\n").expect("an end"), OPEN)
}

/// Reads the classic text.
#[track_caller]
fn parse_classic(text: &str) -> BTreeMap<Series, f64> {
    assert!(!text.contains("# EOF") && !text.contains("# UNIT"), "{text}");
    for line in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let (name, kind) = line.split_once(' ').expect(line);
        assert_eq!(name.ends_with("_total"), kind == "counter", "{line}");
    }
    read(text, CLASSIC)
}

/// Reads the text and complains about whatever Prometheus would not take, or would take for something else.
#[track_caller]
fn read(text: &str, endings: fn(&str) -> &'static [&'static str]) -> BTreeMap<Series, f64> {
    let mut families: BTreeMap<String, String> = BTreeMap::new();
    let mut helped = BTreeSet::new();
    let mut found = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("# ") {
            let (what, rest) = rest.split_once(' ').expect(line);
            let (name, rest) = rest.split_once(' ').expect(line);
            match what {
                "HELP" => assert!(helped.insert(name.to_owned()) && rest.len() > 10, "{line}"),
                "TYPE" => {
                    assert!(["counter", "gauge", "histogram", "info"].contains(&rest), "{line}");
                    assert!(families.insert(name.to_owned(), rest.to_owned()).is_none(), "twice: {line}");
                    assert!(helped.contains(name), "no HELP: {line}");
                    current = name.to_owned();
                }
                "UNIT" => assert!(name.ends_with(rest), "{line}"),
                _ => panic!("{line}"),
            }
            continue;
        }
        let (series, value) = line.rsplit_once(' ').expect(line);
        let value: f64 = value.parse().unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let (name, labels) = series.split_once('{').map_or((series, ""), |(name, rest)| (name, rest));
        assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{line}");
        let ending = name.strip_prefix(current.as_str()).unwrap_or_else(|| panic!("not of {current}: {line}"));
        assert!(endings(families[&current].as_str()).contains(&ending) && value.is_finite() && value >= 0.0, "{line}");
        let labels = labels_of(labels, line);
        assert!(found.insert((name.to_owned(), labels), value).is_none(), "twice: {line}");
    }
    found
}

#[track_caller]
fn labels_of(text: &str, line: &str) -> BTreeMap<String, String> {
    let text = text.strip_suffix('}').unwrap_or(text);
    let pairs = text.split("\",").filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (name, value) = pair.split_once("=\"").unwrap_or_else(|| panic!("{line}"));
            (name.to_owned(), value.trim_end_matches('"').to_owned())
        })
        .collect()
}

async fn figures(app: &App) -> BTreeMap<Series, f64> {
    let text = app.shared.metrics.text(&app.db, &app.shared.page_cache, LookedUp::default()).expect("figures");
    parse(&text)
}

#[tokio::test]
async fn the_figures_count_and_name_nobody() {
    let event = Event::seated(8, &[]).await;
    event.step("prelim/1", "publish").await.expect(303);
    let app = &event.app;
    app.insert_account("Wilhelmina Quokkason", May::Nothing).await;
    app.visitor().sign_in("Wilhelmina Quokkason", PASSWORD).await.expect(303);
    event.public("/standings").await.ok();
    let before = figures(app).await;

    // Addresses and methods that anybody can make up leave no more than one series each.
    let visitor = app.visitor();
    for n in 0..40 {
        visitor.get(&format!("/t/made-up-{n}/seats?x={n}")).await.expect(404);
        visitor.get(&format!("/made/up/{n}")).await.expect(404);
        visitor.send(visitor.request(&format!("CREATED{n}"), "/sign-in")).await.expect(405);
    }
    let earlier = app.db.metrics();
    let after = figures(app).await;
    let later = app.db.metrics();
    assert!(after.len() < before.len() + 60, "{} series became {}", before.len(), after.len());

    let labels = |labels: &[(&str, &str)]| -> BTreeMap<String, String> {
        labels.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let made_up = [("route", "(no such page)"), ("method", "GET"), ("status", "4xx")];
    assert_eq!(after[&("reeve_answers_total".to_owned(), labels(&made_up))], 40.0);
    let published = [("route", "/run/{slug}/rounds/{stage}/{number}/publish"), ("method", "POST"), ("status", "3xx")];
    assert_eq!(after[&("reeve_answers_total".to_owned(), labels(&published))], 1.0);
    let count = |series: &BTreeMap<Series, f64>, name: &str| -> f64 {
        series.iter().filter(|((found, _), _)| found == name).map(|(_, value)| value).sum()
    };
    assert_eq!(count(&after, "reeve_answers_total"), count(&after, "reeve_answer_seconds_count"));
    // What runs beside the requests may count too, between one look and the next.
    let counted = |name: &str, earlier: u64, later: u64| {
        let found = count(&after, name);
        assert!(
            earlier > 0 && (earlier as f64..=later as f64).contains(&found),
            "{name}: {found}, {earlier}..={later}"
        );
    };
    counted("reeve_commits_total", earlier.commits, later.commits);
    counted("reeve_statements_total", earlier.statements, later.statements);
    let (made, bytes) = (app.shared.page_cache.made(), app.shared.page_cache.bytes());
    // The standings, which a visitor has opened.
    assert_eq!((made, count(&after, "reeve_kept_pages_made_total"), count(&after, "reeve_kept_pages")), (1, 1.0, 1.0));
    counted("reeve_kept_bytes", bytes, bytes);
    assert_eq!(count(&after, "reeve_build_info"), 1.0);
    assert!(count(&after, "process_resident_memory_bytes") > 1e6 || !cfg!(target_os = "linux"));
    let listening = if app.db.file().is_some() { 0.0 } else { 1.0 };
    assert_eq!(count(&after, "reeve_listening"), listening);

    // Every label is from a list that nobody outside can make longer.
    let routes: BTreeSet<&str> = routes::all().iter().map(|route| route.path).chain(["(no such page)"]).collect();
    for (name, labels) in after.keys() {
        for (label, value) in labels {
            let known = match label.as_str() {
                "route" => routes.contains(value.as_str()),
                "method" => ["GET", "HEAD", "POST", "other"].contains(&value.as_str()),
                "status" => ["2xx", "3xx", "4xx", "5xx"].contains(&value.as_str()),
                "pool" => ["read", "write"].contains(&value.as_str()),
                "state" => ["busy", "idle", "waiting"].contains(&value.as_str()),
                "kind" => ["busy", "conflict", "full", "broken"].contains(&value.as_str()),
                "way" => ["password", "own-password", "second-factor", "own-second-factor", "code", "set-up"]
                    .contains(&value.as_str()),
                "outcome" => ["sent", "put-back", "given-up"].contains(&value.as_str()),
                "database" => ["sqlite", "postgres"].contains(&value.as_str()),
                "version" => value == env!("CARGO_PKG_VERSION"),
                "le" => value == "+Inf" || value.parse::<f64>().is_ok(),
                _ => false,
            };
            assert!(known, "{name} has {label}={value:?}");
        }
    }
}

#[tokio::test]
async fn the_last_good_backup_is_among_the_figures() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    let app = app::start_with(&["--backup-folder", path, "--metrics-token", "sheep"]).await;
    let began = Instant::now();
    loop {
        let person = app.visitor();
        let page = person.send(person.request("GET", "/metrics").header("Authorization", "Bearer sheep")).await.ok();
        let found = parse_classic(&page.body());
        if let Some(at) = found.get(&("reeve_last_backup_timestamp_seconds".to_owned(), BTreeMap::new())) {
            assert!(*at > 1.7e9, "{at}");
            assert_eq!(found[&("reeve_backup_faults_total".to_owned(), BTreeMap::new())], 0.0);
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "no backup is made");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The metrics in both texts.
fn both_texts(app: &App) -> (String, String) {
    app.shared.metrics.certificate_ends(Some(chrono::Utc::now()));
    let looked_up = LookedUp { last_backup: Some(1_795_000_000), mail_waits: Some(0) };
    let open = app.shared.metrics.text(&app.db, &app.shared.page_cache, looked_up).expect("figures");
    (MetricsText::Classic.of(open.clone()), open)
}

#[tokio::test]
async fn the_classic_text_says_the_same() {
    let app = app::start().await;
    app.visitor().get("/").await.ok();
    app.visitor().get("/sign-in").await.ok();
    let (classic, open) = both_texts(&app);
    assert_eq!(parse_classic(&classic), parse(&open));
    promtool(&["check", "metrics"], Some(&classic));
}

/// Runs promtool where it is, and says so where it is not, except in CI: it comes with Debian's package `prometheus`.
fn promtool(arguments: &[&str], input: Option<&str>) {
    let program = std::env::var("REEVE_PROMTOOL").unwrap_or_else(|_| "promtool".to_owned());
    let started = Command::new(&program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut running = match started {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            assert!(std::env::var_os("CI").is_none(), "promtool is not installed");
            // Past the test program, which shows what is printed only where a test fails.
            let _ = writeln!(std::io::stderr(), "LEFT OUT: promtool {}: it is not installed", arguments.join(" "));
            return;
        }
        other => other.expect("promtool"),
    };
    let mut stdin = running.stdin.take().expect("its input");
    stdin.write_all(input.unwrap_or_default().as_bytes()).expect("its input");
    drop(stdin);
    let ended = running.wait_with_output().expect("an end");
    let said = [ended.stdout, ended.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(ended.status.success(), "promtool {}:\n{said}", arguments.join(" "));
}

#[test]
fn promtool_takes_the_rules() {
    promtool(&["check", "rules", RULES], None);
}

/// After 70 hours, of three servers: one with an old backup, one that never made one, and one with a new one.
const BACKUP_ALARMS: &str = r#"
rule_files: ["RULES"]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - { series: 'up{job="reeve", instance="old"}', values: "1x4300" }
      - { series: 'up{job="reeve", instance="never"}', values: "1x4300" }
      - { series: 'up{job="reeve", instance="new"}', values: "1x4300" }
      - { series: 'reeve_last_backup_timestamp_seconds{instance="old"}', values: "0x4300" }
      - { series: 'reeve_last_backup_timestamp_seconds{instance="new"}', values: "240000x4300" }
      - { series: 'reeve_backup_command_faults_total{instance="new"}', values: "0x100 1x4200" }
      - { series: 'reeve_seat_work_faults_total{instance="new"}', values: "0x100 1x4200" }
      - { series: 'reeve_mail_oldest_waiting_seconds{instance="new"}', values: "0x90 1700+60x20 0x4200" }
      - { series: 'reeve_certificate_end_timestamp_seconds{instance="new"}', values: "612000x4300" }
    alert_rule_test:
      - { alertname: ReeveHasNoBackup, eval_time: 30m, exp_alerts: [] }
      - { alertname: ReeveBackupCommandFails, eval_time: 95m, exp_alerts: [] }
      - alertname: ReeveBackupCommandFails
        eval_time: 103m
        exp_alerts:
          - exp_labels: { severity: look, instance: new }
            exp_annotations:
              summary: "The command after a backup of new failed"
              what_to_do: "The log says how; after three tries it waits for the next backup. Nothing is elsewhere meanwhile."
      - { alertname: ReeveSeatWorkFails, eval_time: 95m, exp_alerts: [] }
      - alertname: ReeveSeatWorkFails
        eval_time: 103m
        exp_alerts:
          - exp_labels: { severity: page, instance: new }
            exp_annotations:
              summary: "new could not make, read or repair seats"
              what_to_do: "The log says why. Try it again; seats can also be brought as a file."
      - { alertname: ReeveMailWaits, eval_time: 90m, exp_alerts: [] }
      - alertname: ReeveMailWaits
        eval_time: 101m
        exp_alerts:
          - exp_labels: { severity: look, instance: new }
            exp_annotations:
              summary: "A mail of new waits for 38m 20s"
              what_to_do: "/admin/mail says why. Does the mail server answer?"
      - { alertname: ReeveCertificateEnds, eval_time: 100m, exp_alerts: [] }
      - alertname: ReeveCertificateEnds
        eval_time: 140m
        exp_alerts:
          - exp_labels: { severity: page, instance: new }
            exp_annotations:
              summary: "The certificate of new ends in 6d 23h 40m 0s"
              what_to_do: "Renew it, and copy it to where tls-cert and tls-key point: Reeve takes new files by itself."
      - alertname: ReeveHasNoBackup
        eval_time: 70h
        exp_alerts:
          - exp_labels: { severity: look, instance: never, job: reeve }
            exp_annotations:
              summary: "Of never there is no backup at all"
              what_to_do: "Set REEVE_BACKUP_FOLDER, or make one at /admin/backup. The log says why none was made."
      - alertname: ReeveHasNoNewBackup
        eval_time: 70h
        exp_alerts:
          - exp_labels: { severity: look, instance: old }
            exp_annotations:
              summary: "The last good backup of old is 2d 22h 0m 0s old"
              what_to_do: "Is REEVE_BACKUP_FOLDER set, is there room? The log says why none was made."
"#;

#[test]
fn promtool_is_alarmed_where_no_backup_is_new_and_where_there_never_was_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = std::fs::canonicalize(RULES).expect("the rules");
    let path = folder.path().join("tests.yaml");
    std::fs::write(&path, BACKUP_ALARMS.replace("RULES", rules.to_str().expect("a path"))).expect("the tests");
    promtool(&["test", "rules", path.to_str().expect("a path")], None);
}

const RULES: &str = "deploy/prometheus-rules.yaml";
const DASHBOARD: &str = "deploy/grafana-dashboard.json";

/// Metrics that only one of the databases has.
const OF_ONE_DATABASE: [&str; 2] = ["reeve_listening", "reeve_store_in_place"];

/// Every word of a text that is the name of a metric.
fn names_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words.filter(|word| word.starts_with("reeve_") || word.starts_with("process_")).map(str::to_owned).collect()
}

/// Every name that a query can ask for, and the label values of each that are there from the beginning.
async fn names_there_are() -> BTreeSet<String> {
    let app = app::start().await;
    app.visitor().get("/").await.ok();
    let (classic, _) = both_texts(&app);
    let mut names: BTreeSet<String> = parse_classic(&classic).into_keys().map(|(name, _)| name).collect();
    let here = OF_ONE_DATABASE.into_iter().filter(|name| names.contains(*name)).count();
    assert_eq!(here, 1, "each database has one of them");
    names.extend(OF_ONE_DATABASE.map(str::to_owned));
    names
}

#[tokio::test]
async fn dashboard_rules_and_document_name_metrics_that_exist_and_leave_none_out() {
    let there = names_there_are().await;
    let dashboard = std::fs::read_to_string(DASHBOARD).expect(DASHBOARD);
    let document = std::fs::read_to_string("docs/WATCHING.md").expect("the document");
    for (place, text) in [
        (DASHBOARD, dashboard.clone()),
        (RULES, std::fs::read_to_string(RULES).expect(RULES)),
        ("docs/WATCHING.md", document.clone()),
    ] {
        for name in names_in(&text) {
            let family = there.iter().any(|one| one.strip_suffix("_bucket") == Some(&name));
            assert!(there.contains(&name) || (family && place.ends_with(".md")), "{place}: there is no {name}");
        }
    }
    let parsed: serde_json::Value = serde_json::from_str(&dashboard).expect("JSON");
    let panels = parsed["panels"].as_array().expect("panels");
    let queries = panels.iter().flat_map(|panel| panel["targets"].as_array().expect("queries"));
    let shown: BTreeSet<String> =
        queries.flat_map(|query| names_in(query["expr"].as_str().expect("a query"))).collect();
    let (shown_too, told) = (names_in(&dashboard), names_in(&document));
    for name in &there {
        let family = name.trim_end_matches("_bucket").trim_end_matches("_sum").trim_end_matches("_count");
        assert!(shown.contains(name), "{DASHBOARD} does not show {name}");
        assert!(told.contains(name) || told.contains(family), "docs/WATCHING.md does not tell of {name}");
        assert!(shown_too.contains(name));
    }
    let ids: BTreeSet<i64> = panels.iter().filter_map(|panel| panel["id"].as_i64()).collect();
    assert_eq!(ids.len(), panels.len(), "two panels have one number");
}

#[tokio::test]
async fn failed_sign_ins_and_mails_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("gone");
    let settings = ["--mail-folder", path.to_str().expect("a path"), "--mail-from", "reeve@example.org"];
    std::fs::create_dir(&path).expect("a folder");
    let app = app::start_with(&settings).await;
    let before = figures(&app).await;
    let of = |label: &str, value: &str| BTreeMap::from([(label.to_owned(), value.to_owned())]);
    let way = |way: &str| ("reeve_sign_in_failures_total".to_owned(), of("way", way));
    let mail = |outcome: &str| ("reeve_mails_total".to_owned(), of("outcome", outcome));
    for series in [way("password"), way("code"), way("own-password"), way("set-up"), mail("given-up")] {
        assert_eq!(before[&series], 0.0, "{series:?} is there before anything happens");
    }
    app.visitor().sign_in("nobody", "wrong").await.expect(422);
    assert_eq!(figures(&app).await[&way("password")], 1.0);

    let administrator = app.administrator().await;
    let page = administrator.get(&format!("/admin/accounts/{}", administrator.id())).await.ok();
    let form = format!("form[action='/admin/accounts/{}']", administrator.id());
    let fields = filled(&page, &form, &[("email", "ada@example.org")]);
    send(&administrator, &format!("/admin/accounts/{}", administrator.id()), &fields).await.expect(303);
    let tried = async |outcome: &str| {
        app.visitor().post("/forgotten", &[("who", "ada@example.org")]).await.ok();
        until("a mail that was tried", async || figures(&app).await[&mail(outcome)] == 1.0).await;
    };
    tried("sent").await;
    std::fs::remove_dir_all(&path).expect("no folder");
    tried("put-back").await;
}
