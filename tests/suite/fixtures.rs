//! What version 0.1.0 wrote (`tests/fixtures/0.1.0`) is opened, restored and imported by the program of today, and shows
//! what it showed then.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use reeve_rules::games::{BASE, SystemCode};
use reeve_rules::seating::{ExtraThrees, GroupsBecause, PositionsBecause, RepeatsBecause, Tradeoffs};
use reeve_rules::sheets::Parts;
use reeve_store::Purpose;
use reeve_store::Snapshot;
use reeve_store::audit;
use reeve_store::audit::{AuditPage, AuditSearch};
use reeve_store::audit_action::LoggedAction;
use reeve_store::audit_line::AuditLine;
use reeve_store::audit_subject::AuditSubject;
use reeve_store::schedule_report::ScheduleReport;
use reeve_store::sheet::{SheetContent, versions};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::support::app::{self, App, Page, Person};
use crate::support::db::{Place, admin};
use crate::support::event::{filled, send};
use crate::support::is_full;

/// The schema that the dump was made of.
const DUMPED: &str = "reeve_0_1_0";
/// The tournaments that there are archives of.
const ARCHIVED: [&str; 4] = ["autumn-cup", "midday-masters", "semi-on", "old-cup"];
/// What lots were drawn for, in the words of 0.1.0.
const DRAWN_FOR: [(&str, &str); 3] = [
    ("semi-on", "for shared ranks 1, 5, 7 and 21"),
    ("autumn-cup", "for shared ranks 2, 6, 13 and 18"),
    ("old-cup", "for shared rank 1"),
];
/// How many pages of one kind are looked at, such as those of single players.
const OF_A_KIND: usize = 2;

fn fixture(name: &str) -> PathBuf {
    Path::new("tests/fixtures/0.1.0").join(name)
}

/// Runs the program on a store; a failure is a failed test.
fn reeve(arguments: &[&str], place: &Place) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    let output = command.args(arguments).env("DATABASE_URL", place.address()).output().expect("the program");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "reeve {arguments:?}: {words}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The store of 0.1.0 on the database that is tested: a copy of the file, or the dump in a schema of its own.
async fn old_store() -> Place {
    let place = Place::new().await;
    match &place {
        Place::File { path, .. } => {
            fs::copy(fixture("reeve.db"), path).expect("a copy");
        }
        Place::Schema { name, .. } => {
            let dump = fs::read_to_string(fixture("postgres.sql")).expect("the dump");
            // The dump makes its schema itself. What begins with a backslash is for psql alone.
            let lines = dump.lines().filter(|line| !line.starts_with('\\'));
            let sql: String = lines.flat_map(|line| [line, "\n"]).collect();
            admin(&format!("drop schema {name}; {}", sql.replace(DUMPED, name))).await;
        }
    }
    place
}

/// The file of that store.
fn native() -> &'static str {
    if crate::support::db::postgres_url().is_some() { "postgres.sql" } else { "reeve.db" }
}

/// How many lines of the audit log 0.1.0 printed from a file.
fn audit_lines(of: &str) -> usize {
    let table = fs::read_to_string(fixture("expected/audit-lines.csv")).expect("the counts");
    let found = table.lines().filter_map(|line| line.split_once(',')).find(|(file, _)| *file == of);
    found.and_then(|(_, count)| count.parse().ok()).expect(of)
}

fn lines_of(csv: &str) -> usize {
    csv::Reader::from_reader(csv.as_bytes()).records().collect::<Result<Vec<_>, _>>().expect("lines").len()
}

/// The tournaments of the whole store.
fn tournaments() -> Vec<String> {
    let entries = fs::read_dir(fixture("expected")).expect("what is expected").map(|entry| entry.expect("an entry"));
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().into_string().expect("a name")).collect();
    names.sort();
    assert_eq!(names.len(), 13, "{names:?}");
    names
}

/// The reports of seat schedules as 0.1.0 stored them, by number, with the tournaments' addresses.
async fn old_reports() -> Vec<(i64, String, String)> {
    let file = SqliteConnectOptions::new().filename(fixture("reeve.db")).read_only(true).immutable(true);
    let mut conn = file.connect().await.expect("the store of 0.1.0");
    let sql = "select schedule.id, slug, report from schedule join tournament on tournament.id = tournament_id";
    sqlx::query_as(sql).fetch_all(&mut conn).await.expect("reports")
}

/// What sentences of a seat schedule say that hold a proof.
const PROOFS: [&str; 5] = [
    "Proven best possible",
    "The best that was found",
    "come round as evenly as they can",
    "can't be fewer",
    "the fewest possible",
];

/// The pages say of the seat schedule what 0.1.0 said: its sentences were stored, and are made anew today. How it closes
/// is said more exactly by now: what is proven leaves out what is not, nothing is called the best that was found, and once the
/// players are others nothing is proven.
async fn assert_said_as_then(person: &Person, slug: &str) {
    let reports = old_reports().await;
    let Some((_, _, report)) = reports.iter().filter(|(_, of, _)| of == slug).max() else { return };
    let report: serde_json::Value = serde_json::from_str(report).expect("JSON");
    let page = person.get(&format!("/run/{slug}/schedule")).await.ok();
    let proof = person.get(&format!("/run/{slug}/schedule/proof")).await.ok();
    for said in report["says"].as_array().expect("sentences").iter().filter_map(|said| said.as_str()) {
        let said = match said.split_once(';').filter(|(best, _)| best.starts_with("The best that was found")) {
            _ if page.says("Changed since") && PROOFS.iter().any(|proof| said.contains(proof)) => {
                "have changed since, so nothing is proven of these seats.".to_owned()
            }
            Some(_) => "Whether a better schedule exists is not known.".to_owned(),
            None if said == "Proven best possible." => said.trim_end_matches('.').to_owned(),
            None => said.to_owned(),
        };
        assert!(page.says(&said) && proof.says(&said), "{slug}: {said}");
    }
    for said in report["gave"].as_array().expect("sentences").iter().filter_map(|said| said.as_str()) {
        // What was only not found is no longer called impossible.
        let said = said.replace("leaves no other positions.", "leaves less room.");
        assert!(page.says(&said), "{slug}: {said}");
    }
    let argued = proof.says("Why nothing can be better") || proof.says("What is known about it");
    // Of seats that were swapped by hand, or made for others, nobody argues any more how their tables were built.
    let as_made = !page.says("Imported from a file") && !page.says("Changed since") && report["undo"].is_null();
    assert_eq!(argued, report["same_field"] == true && as_made, "{slug}");
}

/// The tournament's files are those that 0.1.0 gave out.
async fn assert_as_it_was(person: &Person, slug: &str) {
    for (_, said) in DRAWN_FOR.iter().filter(|(of, _)| *of == slug) {
        let page = person.get(&format!("/run/{slug}/lots")).await.ok();
        assert!(page.text(".draws").contains(said), "{slug}: {page}");
    }
    assert_said_as_then(person, slug).await;
    for what in ["standings", "results", "schedule"] {
        let mut expected = fs::read_to_string(fixture(&format!("expected/{slug}/{what}.csv"))).expect(slug);
        if what == "standings" {
            // Whoever is in no result has no line any more, as with the command.
            let played =
                |line: &&str| !line.trim_end().ends_with(",0,0,0.00,0,0,0,") && !line.contains(",0,0,0.00,0,0,0,");
            expected = expected.split_inclusive('\n').filter(played).collect();
        }
        let page = person.get(&format!("/run/{slug}/export/{what}.csv")).await.ok();
        assert_eq!(page.body(), expected, "{what} of {slug}");
    }
}

/// Where the links of a page lead, without what stands behind `?` and `#`.
fn links(page: &Page) -> BTreeSet<String> {
    let links = page.attributes("a[href]", "href").into_iter().chain(page.attributes("img[src]", "src"));
    links.filter_map(|link| link.split(['?', '#']).next().map(str::to_owned)).collect()
}

/// The kind of a page: its address without numbers.
fn kind(path: &str) -> String {
    path.split('/').map(|part| if part.parse::<u32>().is_ok() { "0" } else { part }).collect::<Vec<_>>().join("/")
}

/// Opens a page and everything below it that can be reached from it; gives how many answered, all with 200.
async fn walk(person: &Person, from: &str) -> usize {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut seen = BTreeSet::from([from.to_owned()]);
    let mut next = VecDeque::from([from.to_owned()]);
    let mut opened = 0;
    while let Some(path) = next.pop_front() {
        let page = person.get(&path).await.ok();
        opened += 1;
        if !page.header("content-type").starts_with("text/html") {
            continue;
        }
        for link in links(&page) {
            let below = link.strip_prefix(from).is_some_and(|rest| rest.starts_with('/'));
            if below && seen.insert(link.clone()) {
                let count = kinds.entry(kind(&link)).or_default();
                *count += 1;
                if *count <= OF_A_KIND {
                    next.push_back(link);
                }
            }
        }
    }
    opened
}

/// Looks at every page of the tournaments as a visitor, as an administrator, and as a player with the private link.
async fn look_at_everything(app: &App, slugs: &[String]) {
    let (administrator, visitor) = (app.administrator().await, app.visitor());
    for slug in slugs {
        let public = format!("/t/{slug}");
        let staff = walk(&administrator, &format!("/run/{slug}")).await;
        // A draft and what is hidden is seen by the staff alone.
        let shown = if ["entwurf", "old-cup"].contains(&slug.as_str()) { &administrator } else { &visitor };
        let all = walk(shown, &public).await;
        assert!(staff >= 8 && all >= 2, "{slug}: {staff} pages of the staff, {all} for everybody");
        let first = administrator.get(&format!("/run/{slug}/players/1")).await;
        if first.status == 200 && first.has("#link") {
            let link = first.text("#link");
            let (_, token) = link.split_once("/p/").expect("a private link");
            visitor.get(&format!("/p/{token}")).await.ok();
            visitor.get(&format!("/p/{token}/data.json")).await.ok();
        }
    }
    for path in ["/", "/run", "/account", "/admin/accounts", "/admin/audit", "/admin/mail", "/admin/backup"] {
        administrator.get(path).await.ok();
    }
}

/// Accounts sign in with the passwords they had, and the day goes on where it stood.
async fn go_on(app: &App) {
    let judge = app.visitor();
    judge.sign_in("Jürgen Ríchter", "jud three roads to ore").await.expect(303);
    let switched_off = app.visitor();
    assert_ne!(switched_off.sign_in("Gone Gustav", "gon six robbers away").await.status, 303);
    let sheet = "/run/midday-masters/rounds/prelim/2/tables/5";
    let page = judge.get(sheet).await.ok();
    let vp = [("vp-1", "10"), ("vp-2", "5"), ("vp-3", "6"), ("winner", "1")];
    send(&judge, sheet, &filled(&page, "form[data-entry]", &vp)).await.expect(303);
    assert!(judge.get(sheet).await.ok().says("version 1"));
}

/// Whatever 0.1.0 wrote into the log is one of today's actions, done to one of today's subjects, and reads as it did.
async fn assert_known_actions(app: &App) {
    let mut tx = app.db.read().await.expect("a transaction");
    let wanted = AuditPage { search: AuditSearch::default(), below: i64::MAX, limit: 10_000 };
    let lines = audit::find(&mut tx, &wanted).await.expect("the log");
    let other = |line: &AuditLine| matches!(line.action, LoggedAction::Other(_)).then(|| line.action.code().to_owned());
    let unknown: BTreeSet<String> = lines.iter().filter_map(|named| other(&named.line)).collect();
    assert!(!lines.is_empty() && unknown.is_empty(), "{unknown:?}");
    let raw = |line: &AuditLine| AuditSubject::of(&line.action, &line.subject).err();
    let unread: BTreeSet<String> = lines.iter().filter_map(|named| raw(&named.line)).collect();
    assert!(unread.is_empty(), "{unread:?}");
    let found = app.administrator().await.get("/admin/audit.csv?q=Make+Tables").await.ok().body();
    assert!(lines_of(found.trim_start_matches('\u{feff}')) > 0 && found.contains(",make tables,"), "{found}");
}

/// What 0.1.0 wrote in words is stored as codes, and found by the words that it is shown with.
async fn assert_found_by_words(app: &App) {
    let search = ["Smallest+change,+1+people+moved", "4+players", "seed+17,+rounds+from+1", "semi-finals+skipped"];
    for words in search {
        let found = app.administrator().await.get(&format!("/admin/audit.csv?q={words}")).await.ok().body();
        let shown = words.to_lowercase().replace('+', " ");
        let all: Vec<&str> = found.lines().filter(|line| line.contains(&shown)).collect();
        assert!(!all.is_empty(), "{shown}: {found}");
    }
}

/// The whole store, as it was opened from one of its files. Gives the server for more.
async fn assert_whole(place: Place, from: &str) -> App {
    let app = app::start_on(place).await;
    let administrator = app.administrator().await;
    let log = administrator.get("/admin/audit.csv").await.ok().body();
    // A restore writes a line of its own.
    let restored = usize::from(from == "backup.zip");
    assert_eq!(lines_of(log.trim_start_matches('\u{feff}')), audit_lines(from) + restored, "lines of the audit log");
    assert_known_actions(&app).await;
    assert_found_by_words(&app).await;
    for slug in tournaments() {
        assert_as_it_was(&administrator, &slug).await;
    }
    app
}

#[tokio::test]
async fn a_store_of_0_1_0_is_brought_up_to_date() {
    let app = assert_whole(old_store().await, native()).await;
    // Every tournament is held against its files above; its pages are opened for each fourth, and for all by `./check full`.
    let looked_at: Vec<String> = tournaments().into_iter().step_by(if is_full() { 1 } else { 4 }).collect();
    look_at_everything(&app, &looked_at).await;
    go_on(&app).await;
}

/// Reasons of draws as they may stand in a store of 0.1.0, and what they are today.
const REASONS: [(&str, &str); 9] = [
    ("shared rank 9", "shared-ranks 9"),
    ("shared rank 12, 3, 3", "shared-ranks 12,3,3"),
    ("shared rank ", "own-words shared rank "),
    ("shared rank 3, ", "own-words shared rank 3, "),
    ("shared rank , 3", "own-words shared rank , 3"),
    ("shared rank 3 or so", "own-words shared rank 3 or so"),
    ("shared rank 12345678901", "own-words shared rank 12345678901"),
    ("because", "own-words because"),
    ("", "own-words "),
];

#[tokio::test]
async fn reasons_of_draws_become_codes() {
    let place = old_store().await;
    for (id, (old, _)) in (1001..).zip(REASONS) {
        let row = format!("({id}, 1, 'hand', '{old}', '', '2026-11-21T10:00:00.000Z')");
        let into = "draw (id, tournament_id, method, reason, witness, drawn_at)";
        place.run(&format!("insert into {into} values {row}")).await;
    }
    let db = place.open(Purpose::Maintain).await.expect("brought up to date");
    let sql = "select reason from draw order by id";
    let reasons: Vec<(String,)> = db.read().await.unwrap().query(sql).all().await.unwrap();
    let first = ["shared-ranks 1,5,7,21", "shared-ranks 2,6,13,18", "shared-ranks 1"];
    let expected: Vec<&str> = first.into_iter().chain(REASONS.map(|(_, new)| new)).collect();
    assert_eq!(reasons.iter().map(|(reason,)| reason.as_str()).collect::<Vec<_>>(), expected);
}

/// A report of 0.1.0 in which everything gives way.
const EVERYTHING_GIVES: &str = r#"{"players":12,"rounds":3,"figures":[2,9,2,1,0,108],"bounds":[2,8,null,1,0,null],
    "optimal":false,"says":["Once two people of one group or club sit together; fewer are not possible."],
    "gave":["Round 2 has 4 tables of three, where 0 would do (1.1.5).",
    "Round 3 has 12 tables of three, where 1 would do (1.1.5).",
    "Nine repeat meetings had to be accepted: seats that were to stay leave less room for new opponents.",
    "Two selection positions are held again: different opponents come before different positions.",
    "One time people of one group or club sit together: a group with more members than tables, or people who must meet nearly everybody, can't be kept apart."],
    "same_field":true,"undo":{"round":1,"seats":[[1,1],[3,2]],"pinned":[false,true]}}"#;

/// What the migration makes of a report is what an archive's door makes of it, and holds no sentence.
#[tokio::test]
async fn reports_of_0_1_0_become_codes() {
    let place = old_store().await;
    let strange = ["no JSON at all", "\"a word\"", "{}", "[1]", EVERYTHING_GIVES];
    let mut old: Vec<(i64, String)> = old_reports().await.into_iter().map(|(id, _, report)| (id, report)).collect();
    for (id, report) in (1001..).zip(strange) {
        let quoted = report.replace('\'', "''");
        let at = "'2026-11-21T10:00:00.000Z'";
        let values = format!("({id}, 1, 1, 'made', '{quoted}', {at})");
        place
            .run(&format!("insert into schedule (id, tournament_id, seed, source, report, made_at) values {values}"))
            .await;
        old.push((id, report.to_owned()));
    }
    let db = place.open(Purpose::Maintain).await.expect("brought up to date");
    let new: Vec<(i64, String)> =
        db.read().await.unwrap().query("select id, report from schedule").all().await.unwrap();
    assert_eq!(new.len(), old.len());
    for (id, new) in new {
        let (_, old) = old.iter().find(|(of, _)| *of == id).expect("the report before");
        assert_eq!(ScheduleReport::read(&new), ScheduleReport::read(old), "{id}: {new}");
        assert!(!new.contains("says") && !new.contains(" be accepted"), "{new}");
    }
    let everything = ScheduleReport::read(EVERYTHING_GIVES).expect("a report");
    let tradeoffs = Tradeoffs {
        repeats: Some(RepeatsBecause::BoundSeats),
        positions: Some(PositionsBecause::OpponentsFirst),
        groups: Some(GroupsBecause::LargeGroups),
    };
    assert_eq!(everything.tradeoffs, tradeoffs);
    let extra = [(2, 4, 0), (3, 12, 1)].map(|(round, found, wanted)| ExtraThrees { round, found, wanted });
    assert_eq!(everything.extra_threes, extra);
}

/// No report in a store that was filled from a file of 0.1.0 holds a sentence.
async fn assert_no_sentences(app: &App) {
    let mut tx = app.db.read().await.unwrap();
    let reports: Vec<(String,)> = tx.query("select report from schedule").all().await.unwrap();
    assert!(!reports.is_empty());
    assert!(reports.iter().all(|(report,)| !report.contains("says")), "{reports:?}");
}

#[tokio::test]
async fn a_backup_of_0_1_0_is_restored() {
    let place = Place::new().await;
    reeve(&["restore", &fixture("backup.zip").display().to_string()], &place);
    assert_eq!(lines_of(&reeve(&["audit"], &place)), audit_lines("backup.zip") + 1, "and that it was restored");
    let app = assert_whole(place, "backup.zip").await;
    assert_no_sentences(&app).await;
    look_at_everything(&app, &["published-one", "midday-again"].map(str::to_owned)).await;
    go_on(&app).await;
}

#[tokio::test]
async fn a_backup_of_0_1_0_with_a_hidden_tournament_alone_is_restored() {
    let place = Place::new().await;
    reeve(&["restore", &fixture("old-cup-backup.zip").display().to_string()], &place);
    assert_eq!(lines_of(&reeve(&["audit"], &place)), audit_lines("old-cup-backup.zip") + 1, "and that it was restored");
    let app = app::start_on(place).await;
    app.insert_account("today", app::May::Administer).await;
    let person = app.visitor();
    person.sign_in("today", app::PASSWORD).await.expect(303);
    assert_as_it_was(&person, "old-cup").await;
    assert!(walk(&person, "/run/old-cup").await >= 8);
}

#[tokio::test]
async fn archives_of_0_1_0_are_imported() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    for slug in ARCHIVED {
        let file = fixture(&format!("{slug}.zip"));
        reeve(&["verify", &file.display().to_string()], app.place());
        let bytes = fs::read(&file).expect(slug);
        let page = administrator.post_file("/admin/import", &[("slug", "")], "file", &bytes).await;
        assert!([200, 303].contains(&page.status), "{slug}: {page}");
        assert_as_it_was(&administrator, slug).await;
        let log = administrator.get(&format!("/run/{slug}/audit.csv")).await.ok().body();
        assert_eq!(lines_of(log.trim_start_matches('\u{feff}')), audit_lines(&format!("{slug}.zip")), "{slug}");
    }
    assert_known_actions(&app).await;
    assert_no_sentences(&app).await;
    look_at_everything(&app, &ARCHIVED.map(str::to_owned)).await;
}

#[test]
fn backups_of_0_1_0_are_whole() {
    for name in ["backup.zip", "old-cup-backup.zip"] {
        reeve(&["verify", &fixture(name).display().to_string()], &Place::sqlite());
    }
}

/// What 0.1.0 kept in columns of the base game is data by code now, the same whichever way it came in.
async fn assert_parts(app: &App, slug: &str) {
    let mut tx = app.db.read().await.unwrap();
    let tournament = reeve_store::tournament::by_slug(&mut tx, slug).await.unwrap().expect(slug);
    assert_eq!(tournament.system, SystemCode::Base);
    let rounds = Snapshot::rounds_of(&mut tx, tournament.id).await.unwrap();
    let table = &rounds[0].tables[2];
    let parts = |seat: usize| table.seats[seat].parts.clone().expect("parts");
    let codes = ["settlements", "cities", "longest_road", "largest_army", "vp_cards"];
    let noted = |numbers: [i64; 5]| codes.into_iter().zip(numbers).collect::<Parts>();
    assert_eq!((parts(0), parts(1)), (noted([2, 3, 1, 0, 0]), noted([3, 1, 0, 0, 1])));
    assert_eq!(rounds[0].tables[0].seats[0].parts, None);
    assert!(rounds.iter().flat_map(|round| &round.tables).all(|table| !table.row.disputed));
    // As the program writes it today, so that the next archive is the same from every store.
    let text: String = tx.query("select parts from seat where id = $1").bind(table.seats[0].id).value().await.unwrap();
    assert_eq!(text, r#"{"cities":3,"largest_army":0,"longest_road":1,"settlements":2,"vp_cards":0}"#);
    let kept = versions(&mut tx, table.row.id).await.unwrap();
    let content = SheetContent::read(&BASE, &kept[0].content).expect("a version of 0.1.0");
    assert_eq!(content.result, table.sheet().result);
}

#[tokio::test]
async fn the_parts_of_a_score_come_in_by_every_door() {
    let migrated = app::start_on(old_store().await).await;
    assert_parts(&migrated, "semi-on").await;
    let place = Place::new().await;
    reeve(&["restore", &fixture("backup.zip").display().to_string()], &place);
    assert_parts(&app::start_on(place).await, "semi-on").await;
    let app = app::start().await;
    reeve(&["import", &fixture("semi-on.zip").display().to_string()], app.place());
    assert_parts(&app, "semi-on").await;
}
