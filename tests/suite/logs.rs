//! The log of the real program: every request with its number, and nobody's name, address, link, password or code.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use chrono::{TimeDelta, Utc};
use reeve_store::account::NewAccount;
use reeve_store::outbox::MailKind;
use reeve_store::time::millis;
use reeve_store::{Db, Purpose, Scope, account, outbox};
use serde_json::Value;
use tempfile::TempDir;

use crate::support::app::{Page, Person, browser};
use crate::support::db::Place;
use crate::support::event::filled;
use crate::support::letters::until;

/// More than anybody logs: everything of Reeve and of the database drivers, and what the web server has to say.
const LOUD: &str = "info,reeve=trace,sqlx=trace,actix_web=debug,actix_http=debug,actix_server=debug";

/// A server whose log goes to a file.
pub struct Logged {
    child: Child,
    out: BufReader<ChildStdout>,
    log: PathBuf,
    /// Where it answers.
    pub url: String,
    /// Where its store is.
    pub place: Place,
    _folder: TempDir,
}

impl Drop for Logged {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Logged {
    /// Starts it on a store of its own, with these settings.
    pub async fn start(settings: &[&str]) -> Logged {
        let folder = TempDir::new().expect("a folder");
        let place = Place::new().await;
        let log = folder.path().join("log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_reeve"))
            .args(["serve", "--listen", "127.0.0.1:0", "--workers", "1"])
            .args(settings)
            .current_dir(folder.path())
            .env("DATABASE_URL", place.address())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).expect("a file for the log"))
            .spawn()
            .expect("the program");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let url = line(&mut out).replace("Reeve listens on ", "");
        Logged { child, out, log, url, place, _folder: folder }
    }

    /// The next line on its standard output.
    pub fn next_line(&mut self) -> String {
        line(&mut self.out)
    }

    /// Sends it a signal by its name.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().expect("kill").success());
    }

    /// The one-time code of the set-up page.
    fn code(&mut self) -> String {
        self.next_line().rsplit(' ').next().expect("a code").to_owned()
    }

    /// Stops the server and reads everything that it logged.
    pub fn stop(mut self) -> String {
        self.signal("TERM");
        let began = Instant::now();
        while self.child.try_wait().expect("a status").is_none() {
            assert!(began.elapsed() < Duration::from_secs(20), "the program does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
        std::fs::read_to_string(&self.log).expect("the log")
    }
}

fn line(out: &mut impl BufRead) -> String {
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    line.trim_end().to_owned()
}

/// Opens a page and sends its form with these values typed over.
async fn fill(person: &Person, page: &str, form: &str, to: &str, typed: &[(&str, &str)]) -> Page {
    let fields = filled(&person.get(page).await.ok(), form, typed);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    person.post(to, &fields).await
}

/// The number that stands on an answer.
fn number(page: &Page) -> String {
    page.header("x-request-id").to_owned()
}

const ADMINISTRATOR: &str = "Wilhelmina Quokkason";
const PASSWORD: &str = "violet zeppelin 4711";
const SECOND_PASSWORD: &str = "umbrella tortoise 815";
const PLAYER: &str = "Bartholomew Pfefferkorn";
const EMAIL: &str = "bartholomew@pfeffer.example";
const CLUB: &str = "Knights of Mxyzptlk";
const GUARDIAN: &str = "Ernestine Wobblethorpe";
const LISTED: &str = "Crispin Dunderberry";
const STRANGER: &str = "Nepomuk Tippfehler";
const TYPED: &str = "guessed-by-somebody";
const SENSITIVE: [&str; 10] =
    [ADMINISTRATOR, PASSWORD, SECOND_PASSWORD, PLAYER, EMAIL, CLUB, GUARDIAN, LISTED, STRANGER, TYPED];

#[tokio::test]
async fn the_log_names_nobody_and_numbers_every_request() {
    let mut server = Logged::start(&["--log", LOUD, "--log-format", "json"]).await;
    let code = server.code();
    let mut secrets: Vec<String> = SENSITIVE.iter().map(|text| (*text).to_owned()).collect();
    secrets.push(code.clone());
    let mut numbers = Vec::new();
    let organizer = browser(&server.url);
    let mut keep = |page: Page| {
        numbers.push(number(&page));
        page
    };

    // The administrator: set up, sign in with mistakes, another password.
    let set_up = [("code", &*code), ("name", ADMINISTRATOR), ("password", PASSWORD), ("again", PASSWORD)];
    keep(organizer.post("/setup", &[("code", TYPED), ("name", ADMINISTRATOR), ("password", PASSWORD)]).await);
    keep(fill(&organizer, "/setup", "main form", "/setup", &set_up).await.expect(303));
    organizer.sign_out().await;
    keep(browser(&server.url).sign_in(STRANGER, TYPED).await.expect(422));
    keep(browser(&server.url).sign_in(ADMINISTRATOR, TYPED).await.expect(422));
    let signed_in = keep(organizer.sign_in(ADMINISTRATOR, PASSWORD).await.expect(303));
    let cookie = signed_in.header("set-cookie");
    secrets.push(cookie.split(['=', ';']).nth(1).expect("a token").to_owned());
    let change = [("old", PASSWORD), ("password", SECOND_PASSWORD), ("again", SECOND_PASSWORD)];
    keep(fill(&organizer, "/account", "form[action$='/password']", "/account/password", &change).await.expect(303));
    let account = [("name", LISTED), ("email", EMAIL), ("password", PASSWORD), ("again", PASSWORD)];
    keep(fill(&organizer, "/admin/accounts/new", "main form", "/admin/accounts/new", &account).await.expect(303));

    // A tournament, and somebody who registers.
    let named = [
        ("name", "Grand Open"),
        ("slug", "grand-open"),
        ("place", "Town hall"),
        ("starts_on", "2026-11-21"),
        ("time_zone", "Europe/Berlin"),
    ];
    keep(fill(&organizer, "/new", "main form", "/new", &named).await.expect(303));
    keep(organizer.post("/run/grand-open/open-registration", &[]).await.expect(303));
    let visitor = browser(&server.url);
    let typed = [
        ("name", PLAYER),
        ("email", EMAIL),
        ("club", CLUB),
        ("code", "yes"),
        ("photo", "yes"),
        ("minor", "yes"),
        ("guardian", GUARDIAN),
        ("guardian_agrees", "yes"),
    ];
    let done = keep(fill(&visitor, "/t/grand-open/register", "main form", "/t/grand-open/register", &typed).await);
    let own =
        done.expect(303).location().expect("the own page").split(['?', '#']).next().unwrap_or_default().to_owned();
    secrets.push(own.trim_start_matches("/p/").to_owned());
    keep(visitor.get(&own).await.ok());
    keep(fill(&visitor, &own, "form[action$='/edit']", &format!("{own}/edit"), &[("email", EMAIL)]).await);
    keep(visitor.get(&format!("{own}/data.csv")).await.ok());
    keep(visitor.get(&format!("{own}x")).await.expect(404));
    keep(visitor.get("/p/Bartholomew%20Pfefferkorn?mail=bartholomew@pfeffer.example").await.expect(404));

    // Lists, good and broken; a search; a body that is none.
    for list in [format!("player,email\n{LISTED},{EMAIL}\n"), format!("player,email\n\"{LISTED},{EMAIL}\n,,,\n")] {
        keep(organizer.post_file("/run/grand-open/import", &[], "file", list.as_bytes()).await);
    }
    keep(organizer.get("/run/grand-open/players?q=Bartholomew+Pfefferkorn").await.ok());
    keep(organizer.get("/admin/audit?q=Bartholomew+Pfefferkorn").await.ok());
    let broken = visitor.request("POST", "/sign-in").header("Content-Type", "multipart/form-data; boundary=x");
    keep(visitor.send(broken.header("Sec-Fetch-Site", "same-origin").body(format!("--x\r\n{STRANGER}"))).await);

    // Somebody is erased, and the administrator leaves.
    let words = organizer.get("/run/grand-open/players/1/erase").await.ok();
    let fields = filled(&words, "main form[action$='/erase']", &[("confirm", "erase")]);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    keep(organizer.post("/run/grand-open/players/1/erase", &fields).await.expect(303));
    keep(organizer.sign_out().await);

    let log = server.stop();
    check_lines(&log, &numbers);
    for secret in &secrets {
        let found: Vec<&str> = log.lines().filter(|line| holds(line, secret)).collect();
        assert!(found.is_empty(), "{secret:?} is in the log:\n{}", found.join("\n"));
    }
    assert!(log.contains("sqlx::query"), "the statements were not even logged");
}

/// Whether a line holds a text, as it was typed or as an address has it, whatever the case.
fn holds(line: &str, secret: &str) -> bool {
    let line = line.to_lowercase();
    let secret = secret.to_lowercase();
    [secret.clone(), secret.replace(' ', "%20"), secret.replace(' ', "+"), secret.replace('@', "%40")]
        .iter()
        .any(|form| line.contains(form))
}

/// Every line is an object, and every request has exactly one line that says how it was answered.
#[track_caller]
fn check_lines(log: &str, numbers: &[String]) {
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let answered: Vec<&Value> = lines
        .iter()
        .filter(|line| line["message"].as_str().is_some_and(|message| message.starts_with("answered")))
        .collect();
    for number in numbers {
        let own: Vec<_> = answered.iter().filter(|line| line["span"]["id"] == number.as_str()).collect();
        assert_eq!(own.len(), 1, "{number}: {own:?}");
        let line = own[0];
        assert!(line["status"].is_u64() && line["ms"].is_u64() && line["method"].is_string(), "{line}");
        let route = line["route"].as_str().expect("a route");
        assert!(route.starts_with('/') || route == "(no such page)", "{line}");
    }
    // What the statements of a request log has its number too.
    assert!(lines.iter().any(|line| line["target"] == "sqlx::query" && line["span"]["id"] == numbers[1].as_str()));
}

/// Only what went wrong is in an ordinary log, and a proxy of the settings may number the requests.
#[tokio::test]
async fn an_ordinary_log_is_quiet_and_takes_the_number_of_the_proxy() {
    let server = Logged::start(&["--proxies", "127.0.0.1"]).await;
    let person = browser(&server.url);
    let numbered = person.request("GET", "/nowhere").header("X-Request-Id", "number-of-the-proxy.1");
    let page = person.send(numbered).await.expect(404);
    assert_eq!(
        (number(&page).as_str(), page.text("#request").as_str()),
        ("number-of-the-proxy.1", "number-of-the-proxy.1")
    );
    let strange = person.request("GET", "/nowhere").header("X-Request-Id", "<b>bold</b>");
    assert_eq!(number(&person.send(strange).await).len(), 10);
    let log = server.stop();
    assert!(!log.contains("answered") && !log.contains("nowhere"), "{log}");
}

#[tokio::test]
async fn a_mail_that_waits_for_long_has_a_line() {
    let folder = TempDir::new().expect("a folder");
    let mails = folder.path().join("mails");
    std::fs::create_dir(&mails).expect("a folder");
    let path = mails.to_str().expect("a path");
    let server = Logged::start(&["--mail-folder", path, "--mail-from", "reeve@example.org"]).await;
    std::fs::remove_dir(&mails).expect("no folder any more");
    let db = Db::open(&server.place.address(), Purpose::Maintain).await.expect("the store");
    let mut tx = db.write(Scope::NoTournament).await.expect("a transaction");
    let account = NewAccount {
        name: ADMINISTRATOR.to_owned(),
        email: Some("quokka@example.org".to_owned()),
        password_hash: "none".to_owned(),
        is_admin: false,
        may_create: false,
        created_at: millis(Utc::now()),
    };
    let id = account::insert(&mut tx, &account).await.expect("an account");
    for minutes in [29, 31] {
        outbox::to_account(&mut tx, MailKind::Test, id, millis(Utc::now()) - TimeDelta::minutes(minutes))
            .await
            .expect("a mail");
    }
    tx.commit().await.expect("a commit");
    until("both mails were tried", async || {
        let mut tx = db.read().await.expect("a transaction");
        outbox::list(&mut tx, 9).await.expect("mails").iter().all(|one| one.mail.tries > 0)
    })
    .await;
    db.close().await;
    let log = server.stop();
    let lines: Vec<&str> = log.lines().filter(|line| line.contains("a mail waits for long")).collect();
    assert_eq!(lines.len(), 1, "{log}");
    assert!(lines[0].contains("minutes=31") && !lines[0].contains("quokka"), "{log}");
}
