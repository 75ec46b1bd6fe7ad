//! Confidential reports (2.2.3): read by those whom they are for, and by nobody else in any way that there is.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};

use actix_web::http::Method;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::time::millis;
use reeve_store::tournament;
use reeve_store::{AccountId, Scope, audit, confidential_report, expiry};
use reeve_web::routes;

use crate::support::app::{self, May, Page, Person};
use crate::support::day::{Day, day, day_on, someone};
use crate::support::db::text_of_tables;
use crate::support::event::Event;
use crate::support::letters;

/// Stands in every text of a report that the tests write, and nowhere else.
pub const MARK: &str = "Quetzalcoatlus";

/// A tournament whose first round is on, with a second organizer, a second judge and an administrator.
pub struct House {
    /// The tournament.
    pub day: Day,
    /// The second organizer.
    pub colleague: Person,
    other_judge: Person,
    /// An administrator.
    pub administrator: Person,
}

pub async fn join(day: &Day, account: AccountId, role: StaffRole, at: DateTime<Utc>) {
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tournament::add_staff(&mut tx, day.id, account, role, at).await.unwrap();
    tx.commit().await.unwrap();
}

pub async fn house() -> House {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let colleague = day.app.account("colleague", May::Nothing).await;
    let other_judge = day.app.account("other judge", May::Nothing).await;
    let administrator = day.app.administrator().await;
    let now = millis(Utc::now());
    join(&day, colleague.id(), StaffRole::Organizer, now).await;
    join(&day, other_judge.id(), StaffRole::Judge, now).await;
    House { day, colleague, other_judge, administrator }
}

impl House {
    pub async fn token(&self, name: &str) -> String {
        let stored = self.day.stored().await;
        stored.players.into_iter().find(|player| player.person.name == name).expect("a player").link_token
    }

    /// A player writes a report; gives the page that comes next.
    pub async fn file(&self, name: &str, fields: &[(&str, &str)]) -> Page {
        let happened = format!("{MARK} shouted.");
        let mut form = vec![("kind", "threats"), ("happened", happened.as_str())];
        form.extend(fields);
        self.day.app.visitor().post(&format!("/p/{}/reports", self.token(name).await), &form).await
    }

    async fn expire(&self, days: i64) -> u64 {
        let mut tx = self.day.app.db.write(Scope::NoTournament).await.unwrap();
        let gone = expiry::clean(&mut tx, millis(Utc::now()) + TimeDelta::days(days)).await.unwrap();
        tx.commit().await.unwrap();
        gone
    }
}

/// The key in the address of a report.
pub fn key(page: &Page) -> String {
    let to = page.location().expect("an address").split('?').next().unwrap_or_default();
    to.rsplit('/').next().expect("a key").to_owned()
}

/// Whether any row of the store has the mark.
async fn is_stored(day: &Day, mark: &str) -> bool {
    text_of_tables(&day.app.db).await.iter().any(|(_, text)| text.contains(mark))
}

/// A page without what differs each time: the key of its forms, the times of day, and when a calendar was made.
fn plain(text: &str) -> String {
    let text: String = text.split_inclusive('\n').filter(|line| !line.starts_with("DTSTAMP:")).collect();
    let mut parts = text.split("name=\"form-key\" value=\"");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once('"').map_or("", |(_, rest)| rest));
    }
    let bytes = out.into_bytes();
    let is_clock = |at: usize| {
        bytes
            .get(at..at + 5)
            .is_some_and(|five| five[2] == b':' && [0, 1, 3, 4].iter().all(|digit| five[*digit].is_ascii_digit()))
    };
    let mut plain = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if is_clock(at) {
            plain.push(b'#');
            at += 5;
            while bytes.get(at).is_some_and(|byte| byte.is_ascii_digit() || *byte == b':') {
                at += 1;
            }
        } else {
            plain.push(bytes[at]);
            at += 1;
        }
    }
    String::from_utf8_lossy(&plain).into_owned()
}

/// Every text in an answer: its own, or that of each file in it.
fn texts(path: &str, page: &Page) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let body = page.bytes.to_vec();
    match zip::ZipArchive::new(Cursor::new(body)) {
        Ok(mut zip) => {
            for index in 0..zip.len() {
                let mut file = zip.by_index(index).expect("a file");
                let mut bytes = Vec::new();
                file.read_to_end(&mut bytes).expect("its bytes");
                let name = file.name().expect("a name").into_owned();
                found.insert(format!("{path}!{name}"), plain(&String::from_utf8_lossy(&bytes)));
            }
        }
        Err(_) => {
            found.insert(path.to_owned(), format!("{} {}", page.status, plain(&page.body())));
        }
    }
    found
}

/// Everything that somebody gets at the address of every page that there is, and by searching.
async fn everything_for(house: &House, who: &Person, token: &str) -> BTreeMap<String, String> {
    let day = &house.day;
    let account = house.colleague.id().to_string();
    let mut paths = Vec::new();
    for route in routes::all().into_iter().filter(|route| route.method == Method::GET) {
        let stand_ins = [
            ("{slug}", day.slug),
            ("{token}", token),
            ("{stage}", "prelim"),
            ("{number}", "1"),
            ("{table}", "1"),
            ("{session}", "1"),
            ("{passkey}", "1"),
            ("{draft}", "1"),
            ("{key}", "k"),
            ("{moment}", "start"),
            ("{request}", "1"),
            ("{position}", "1"),
            ("{ruling}", "1"),
            ("{ban}", "1"),
            ("{screen}", "1"),
            ("{stream}", "1"),
            ("{hook}", "1"),
            ("{list}", "players"),
            ("{series}", "spring-series"),
            ("{event}", "spring"),
            ("{paper}", "pack"),
            ("{text}", "privacy"),
            ("{code}", "K7QM-2XWD"),
            ("{account}", account.as_str()),
            ("{file:.*}", "mark.svg"),
        ];
        let path = stand_ins.iter().fold(route.path.to_owned(), |path, (name, value)| path.replace(name, value));
        assert!(!path.contains('{'), "what stands for the placeholder in {path}?");
        paths.push(path);
    }
    let searches = [
        "/run/spring/audit?q=report",
        "/run/spring/audit?q=Quetzalcoatlus",
        "/run/spring/audit.csv?q=Quetzalcoatlus",
        "/run/spring/players?q=Quetzalcoatlus",
        "/run/spring/players/2",
        "/run/spring/players/2/data.json",
        "/run/spring/players/2/erase",
        "/t/spring/seats?q=Quetzalcoatlus",
        "/t/spring/players/2",
        "/admin/audit?q=report",
        "/admin/audit?q=Quetzalcoatlus",
        "/run?q=Quetzalcoatlus",
        "/?q=Quetzalcoatlus",
    ];
    paths.extend(searches.map(str::to_owned));
    let mut found = BTreeMap::new();
    for path in paths {
        // What the address of the search repeats is not found by it.
        let page = who.get(&path).await;
        assert!(page.status < 500, "{path}: {page}");
        found.extend(texts(&path, &page));
    }
    found
}

/// Player 01 reports Player 02 and the organizer, and names the judge. The second organizer reads and answers it.
#[actix_web::test]
async fn a_report_is_found_by_nobody_whom_it_is_not_for() {
    let house = house().await;
    let day = &house.day;
    let somebody = day.app.account("somebody", May::Create).await;
    let [reporter, reported, bystander] =
        [house.token("Player 01").await, house.token("Player 02").await, house.token("Player 03").await];
    let nobody = "a".repeat(24);
    let visitor = day.app.visitor();
    let strangers: Vec<(&str, &Person, &str)> = vec![
        ("visitor", &visitor, &nobody),
        ("the player whom it is about", &visitor, &reported),
        ("another player", &visitor, &bystander),
        ("whoever knows the reporter's private link", &visitor, &reporter),
        ("the organizer whom it is about", &day.organizer, &reporter),
        ("a judge who is not named", &house.other_judge, &reporter),
        ("an administrator", &house.administrator, &reporter),
        ("an account", &somebody, &reported),
    ];
    let mut before = Vec::new();
    for (_, who, token) in &strangers {
        let (once, twice) = (everything_for(&house, who, token).await, everything_for(&house, who, token).await);
        // What changes by itself, such as the list of devices and how full the disk is, can't be compared.
        let steady: BTreeMap<String, String> =
            once.into_iter().filter(|(path, text)| path != "/admin/status" && twice.get(path) == Some(text)).collect();
        before.push((steady, twice.keys().cloned().collect::<BTreeSet<String>>()));
    }
    let state = async || {
        let mut tx = day.app.db.read().await.unwrap();
        let version = tournament::version(&mut tx, day.id).await.unwrap();
        let all = tournament::version_of_all(&mut tx).await.unwrap();
        let change = audit::last_change(&mut tx, day.id).await.unwrap();
        (version, all, change, audit::last_time(&mut tx).await.unwrap())
    };
    let quiet = state().await;

    let (organizer, judge) = (day.organizer.id().to_string(), day.judge.id().to_string());
    let fields = [
        ("persons", "Player 02\nsomebody with a hat"),
        ("meant", "0 somebody with a hat"),
        ("staff", organizer.as_str()),
        ("judge", judge.as_str()),
        ("where", "Table 3"),
        ("ground", "age"),
        ("ground", "religion"),
    ];
    let filed = house.file("Player 01", &fields).await.expect(303);
    let key = key(&filed);
    let at = day.run(&format!("reports/{key}"));
    house.colleague.post(&format!("{at}/seen"), &[]).await.expect(303);
    let answer = format!("We talk to {MARK}.");
    house.colleague.post(&format!("{at}/answer"), &[("answer", answer.as_str())]).await.expect(303);

    assert_eq!(
        state().await,
        quiet,
        "no version moves, nothing was changed last, and no line is added to the audit log"
    );
    let mut compared = 0;
    for ((name, who, token), (steady, paths)) in strangers.iter().zip(before) {
        let after = everything_for(&house, who, token).await;
        assert_eq!(after.keys().cloned().collect::<BTreeSet<_>>(), paths, "{name}");
        for (path, text) in &after {
            let searched = path.contains(MARK) && !path.contains('!');
            assert!(searched || !text.contains(MARK), "{name} finds it at {path}");
            if let Some(was) = steady.get(path) {
                assert_eq!(text, was, "{name} sees that something changed at {path}");
                compared += 1;
            }
        }
        // Not even with its address, except the reporter.
        let is_link = *name == "whoever knows the reporter's private link";
        for path in [at.clone(), format!("/p/{token}/reports/{key}")] {
            let page = who.get(&path).await;
            let is_own = is_link && path.starts_with("/p/");
            assert_eq!(page.status == 200, is_own, "{name} {path}: {page}");
            assert_eq!(page.body().contains(MARK), is_own, "{name} {path}");
        }
        for path in [format!("{at}/seen"), format!("{at}/answer")] {
            let status = who.post(&path, &[("answer", "No.")]).await.status;
            assert!(matches!(status, 403 | 404), "{name} {path}: {status}");
        }
    }
    println!("{compared} answers compared");
    assert!(compared > 600, "only {compared} answers could be compared");
    assert_eq!(state().await, quiet);

    // Those whom it is for find it on the pages of reports and nowhere else.
    for reader in [&house.colleague, &day.judge] {
        for (path, text) in everything_for(&house, reader, &nobody).await {
            let searched = path.contains(MARK) && !path.contains('!');
            assert!(searched || !text.contains(MARK), "{path}");
            assert!(!text.contains(&key) || path == "/run/spring/reports", "{path}");
        }
        let page = reader.get(&at).await.ok();
        for said in [
            "Intimidation or threats",
            "Player 02",
            "organizer",
            "somebody with a hat",
            "Table 3",
            "Age",
            "Religion",
            "Player 01",
        ] {
            assert!(page.says(said), "{said}: {page}");
        }
        assert!(page.says(&format!("{MARK} shouted.")) && page.says(&answer), "{page}");
    }
    // A backup of the whole store holds it.
    let backup = house.administrator.post("/admin/backup", &[]).await.ok();
    assert!(texts("backup", &backup).iter().any(|(path, text)| path.contains("confidential") && text.contains(MARK)));
}

#[actix_web::test]
async fn the_reporter_sees_that_a_report_was_read_and_what_was_answered() {
    let house = house().await;
    let day = &house.day;
    let phone = day.app.visitor();
    let home = format!("/p/{}", house.token("Player 01").await);
    let page = phone.get(&home).await.ok();
    assert!(page.has(&format!("a[href='{home}/reports']")), "{page}");
    let page = phone.get(&format!("{home}/reports")).await.ok();
    assert_eq!(page.texts("#f-kind option").len(), 13, "{page}");
    assert_eq!(
        page.texts("#f-staff label"),
        ["colleague (organizer)", "judge (judge)", "organizer (organizer)", "other judge (judge)"]
    );

    let filed = house.file("Player 01", &[("persons", "player 02")]).await.expect(303);
    let page = phone.follow(&filed).await.ok();
    assert!(page.says("Your report is stored.") && page.says("Nobody has confirmed reading it yet"), "{page}");
    assert!(!page.says("Keep this address"), "{page}");
    let own = phone.get(&home).await.ok();
    assert!(own.says("Your report of") && own.says("Nobody has confirmed reading it yet"), "{own}");
    let at = day.run(&format!("reports/{}", key(&filed)));

    let list = day.organizer.get(&day.run("reports")).await.ok();
    assert!(list.has(&format!("a[href='{at}']")) && list.says("new"), "{list}");
    // A judge who is not named and an administrator read nothing of it.
    for who in [&day.judge, &house.other_judge, &house.administrator] {
        assert!(who.get(&day.run("reports")).await.ok().says("There is nothing for you to read."));
        who.get(&at).await.expect(404);
    }
    day.organizer.post(&format!("{at}/seen"), &[]).await.expect(303);
    day.organizer.post(&format!("{at}/seen"), &[]).await.expect(303);
    let own = phone.get(&home).await.ok();
    assert!(own.says("Seen by the organizers,"), "{own}");
    for (typed, says) in [("", "Write a few words"), ("a\u{7}b", "invisible character")] {
        let page = day.organizer.post(&format!("{at}/answer"), &[("answer", typed)]).await.expect(422);
        assert!(page.fault("answer").contains(says), "{page}");
    }
    let long = "é".repeat(limits::REPORT_ANSWER + 1);
    let page = day.organizer.post(&format!("{at}/answer"), &[("answer", &long)]).await.expect(422);
    assert!(page.body().contains(&long), "what was typed stays");
    // Two organizers answer at once, and both answers stand.
    let to = format!("{at}/answer");
    let (one, two) = tokio::join!(
        day.organizer.post(&to, &[("answer", "We look into it.")]),
        house.colleague.post(&to, &[("answer", "Come to the desk.")]),
    );
    assert_eq!((one.status, two.status), (303, 303));
    let page = phone.get(&format!("{home}/reports/{}", key(&filed))).await.ok();
    assert!(page.says("Answered,") && page.says("We look into it.") && page.says("Come to the desk."), "{page}");
    let steps = day.organizer.get(&at).await.ok().texts("#content details li");
    assert_eq!(steps.iter().filter(|step| step.contains("seen")).count(), 2, "{steps:?}");
    assert_eq!(steps.len(), 5, "{steps:?}");
    // The staff that opens the player's page acts for itself, and sees none of it.
    for who in [&day.organizer, &day.judge] {
        let refused = who.get(&format!("{home}/reports")).await.expect(403);
        assert!(refused.says("in a browser that isn't signed in"), "{refused}");
        who.post(&format!("{home}/reports"), &[("persons", "x")]).await.expect(403);
    }
    assert!(!day.organizer.get(&home).await.ok().says("Your report of"));

    // What is about anybody on the staff has its own address alone.
    let filed = house.file("Player 01", &[("persons", "OTHER judge")]).await.expect(303);
    let page = phone.follow(&filed).await.ok();
    assert!(page.says("Keep this address"), "{page}");
    let listed = phone.get(&home).await.ok().texts("[aria-labelledby=confidence] > p").len();
    assert_eq!(listed, 2, "the sentence and the first report");
    // Nobody reads the report of another player.
    let other = house.token("Player 03").await;
    phone.get(&format!("/p/{other}/reports/{}", key(&filed))).await.expect(404);
}

#[actix_web::test]
async fn what_is_about_every_organizer_is_read_by_administrators_and_by_nobody_who_is_let_in_afterwards() {
    let house = house().await;
    let day = &house.day;
    let staff = [day.organizer.id(), house.colleague.id()].map(|id| id.to_string());
    // A judge reports them.
    let happened = format!("{MARK} again.");
    let form =
        [("staff", staff[0].as_str()), ("staff", staff[1].as_str()), ("kind", "bullying"), ("happened", &happened)];
    let done = day.judge.post(&day.run("reports/new"), &form).await.expect(303);
    let list = day.judge.follow(&done).await.ok();
    assert!(list.says("Your report is stored.") && list.says("Nobody has confirmed reading it yet"), "{list}");
    assert!(list.says("an administrator of this server can read it in their place"), "{list}");
    let at = list.attributes("table a", "href").swap_remove(0);
    assert!(day.judge.get(&at).await.ok().says("You wrote this."));
    day.judge.post(&format!("{at}/answer"), &[("answer", "x")]).await.expect(404);
    for who in [&day.organizer, &house.colleague, &house.other_judge] {
        who.get(&at).await.expect(404);
    }
    let page = house.administrator.get(&at).await.ok();
    assert!(page.says(&happened) && page.says("leaves no organizer"), "{page}");
    // The organizers let somebody in: who comes later reads nothing that was written before.
    let friend = day.app.account("friend", May::Nothing).await;
    join(day, friend.id(), StaffRole::Organizer, millis(Utc::now()) + TimeDelta::seconds(1)).await;
    friend.get(&at).await.expect(404);
    assert!(friend.get(&day.run("reports")).await.ok().says("There is nothing for you to read."));
    house.administrator.post(&format!("{at}/seen"), &[]).await.expect(303);
    assert!(day.judge.get(&at).await.ok().says("Seen by an administrator of this server"));
    // An administrator whom it is about does not read it either.
    let boss = house.administrator.id();
    join(day, boss, StaffRole::Organizer, millis(Utc::now()) - TimeDelta::days(1)).await;
    let form = [("persons", "administrator"), ("kind", "bullying"), ("happened", "x")];
    let boss_name = day.stored().await.staff.iter().find(|one| one.account_id == boss).expect("staff").name.clone();
    let form = [("persons", boss_name.as_str()), form[1], form[2]];
    let done = day.judge.post(&day.run("reports/new"), &form).await.expect(303);
    let list = day.judge.follow(&done).await.ok();
    let newest = list.attributes("table a", "href").swap_remove(0);
    house.administrator.get(&newest).await.expect(404);
    assert_eq!(day.organizer.get(&newest).await.ok().status, 200);
}

#[actix_web::test]
async fn what_is_wrong_is_said_and_nothing_is_stored() {
    let house = house().await;
    let day = &house.day;
    let counts = async || text_of_tables(&day.app.db).await;
    let before = counts().await;
    let visitor = day.app.visitor();
    let own = format!("/p/{}/reports", house.token("Player 01").await);
    let page = visitor.post(&own, &[("happened", "It was loud."), ("where", "Hall 2")]).await.expect(422);
    assert!(page.fault("persons").contains("Say who it is about"), "{page}");
    assert!(page.fault("kind").contains("Choose the kind"), "{page}");
    assert!(page.body().contains("It was loud.") && page.body().contains("Hall 2"), "what was typed stays");
    let long = "é".repeat(limits::REPORTED + 1);
    for (field, value, says) in [
        ("happened", long.as_str(), "at most 4000 fit"),
        ("happened", " \u{200B}", "Write a few words"),
        ("where", "a\u{202E}b", "invisible character"),
        ("persons", "Player 01", "Leave yourself out"),
        ("persons", &"x\n".repeat(limits::REPORT_LINES + 1), "at most 20 people"),
        ("kind", "theft", "Choose the kind"),
        ("judge", "99", "not a judge of the tournament"),
        ("staff", "99", "not on the staff"),
        ("ground", "taste", "ground is not on the list"),
    ] {
        let mut form = vec![("kind", "threats"), ("persons", "Player 02"), ("happened", "x")];
        form.retain(|(name, _)| *name != field);
        form.push((field, value));
        let page = visitor.post(&own, &form).await.expect(422);
        assert!(page.fault(field).contains(says), "{field}: {page}");
    }
    let judge = day.judge.id().to_string();
    let form = [("kind", "threats"), ("staff", judge.as_str()), ("judge", judge.as_str()), ("happened", "x")];
    assert!(visitor.post(&own, &form).await.expect(422).fault("judge").contains("about this judge"));
    let form = [("kind", "threats"), ("staff", judge.as_str()), ("happened", "x")];
    assert!(day.judge.post(&day.run("reports/new"), &form).await.expect(422).fault("persons").contains("yourself"));
    assert_eq!(counts().await, before);
    // Forms that came back count, too: each looks for names among all players.
    let mut tx = day.app.db.read().await.unwrap();
    let sql = "select count(*) from attempt where kind = 'report' and subject like '%.%' and subject not like '%/%'";
    let tried: i64 = tx.query(sql).value().await.unwrap();
    drop(tx);
    assert_eq!(tried, 11);
    for count in tried..=limits::REPORTS_A_DAY {
        let mut form = vec![("persons", "Player 02")];
        if count % 2 == 0 {
            form.push(("judge", "99"));
        }
        let page = house.file("Player 01", &form).await;
        let expected = if count % 2 == 0 { 422 } else { 303 };
        assert_eq!(page.status, if count < limits::REPORTS_A_DAY { expected } else { 429 }, "{page}");
    }
    // Counted by where they come from, so that nobody learns from it, or prevents, what one player wrote.
    house.file("Player 03", &[("persons", "Player 02")]).await.expect(429);
    day.judge
        .post(&day.run("reports/new"), &[("kind", "threats"), ("persons", "Player 02"), ("happened", "x")])
        .await
        .expect(303);
}

#[actix_web::test]
async fn a_form_sent_twice_is_one_report() {
    let house = house().await;
    let day = &house.day;
    let own = format!("/p/{}/reports", house.token("Player 01").await);
    let visitor = day.app.visitor();
    let page = visitor.get(&own).await.ok();
    let key = page.attributes("form[action$='/reports'] input[name='form-key']", "value").swap_remove(0);
    let form = [("form-key", key.as_str()), ("kind", "threats"), ("persons", "Player 02"), ("happened", "x")];
    let (one, two) = tokio::join!(visitor.post(&own, &form), visitor.post(&own, &form));
    assert_eq!((one.status, two.status), (303, 303));
    assert_eq!(one.location(), two.location());
    let mut tx = day.app.db.read().await.unwrap();
    assert_eq!(confidential_report::of_tournament(&mut tx, day.id).await.unwrap().len(), 1);
}

#[actix_web::test]
async fn reports_go_some_time_after_the_tournament_and_their_grounds_before() {
    let house = house().await;
    let day = &house.day;
    let today = Utc::now().date_naive();
    let fields = [("persons", "Player 02"), ("ground", "age")];
    day.change(|row| row.starts_on = today).await;
    house.file("Player 01", &fields).await.expect(303);
    let grounds = async || {
        let mut tx = day.app.db.read().await.unwrap();
        confidential_report::grounds(&mut tx, day.id).await.unwrap().len()
    };
    house.expire(limits::REPORT_GROUNDS.days - 1).await;
    assert_eq!(grounds().await, 1);
    house.expire(limits::REPORT_GROUNDS.days + 2).await;
    assert_eq!((grounds().await, is_stored(day, MARK).await), (0, true));
    // A day of the tournament that lies further back makes nothing go earlier.
    day.change(|row| row.starts_on = NaiveDate::from_ymd_opt(2020, 1, 1).unwrap()).await;
    house.expire(limits::CONFIDENTIAL_REPORTS.days - 1).await;
    assert!(is_stored(day, MARK).await);
    day.change(|row| row.starts_on = today + TimeDelta::days(100)).await;
    house.expire(limits::CONFIDENTIAL_REPORTS.days + 2).await;
    assert!(is_stored(day, MARK).await, "the tournament is yet to come");
    house.expire(limits::CONFIDENTIAL_REPORTS.days + 102).await;
    assert!(!is_stored(day, MARK).await);
    let left: Vec<_> = text_of_tables(&day.app.db).await;
    assert!(left.iter().all(|(table, text)| !table.starts_with("confidential") || text.is_empty()), "{left:?}");
}

#[actix_web::test]
async fn erasing_a_person_covers_reports_by_and_about_them() {
    let house = house().await;
    let day = &house.day;
    day.change_player("Player 02", |player| player.person.name = "Zoë Müller".to_owned()).await;
    let said = format!("{MARK}: Zoë Müller shouted.");
    let own = format!("/p/{}/reports", house.token("Player 01").await);
    let form = [
        ("kind", "threats"),
        ("persons", "Zoë Müller\nZoë's mother"),
        ("meant", "0 Zoë's mother"),
        ("happened", said.as_str()),
        ("ground", "age"),
    ];
    let filed = day.app.visitor().post(&own, &form).await.expect(303);
    let at = day.run(&format!("reports/{}", key(&filed)));
    day.organizer.post(&format!("{at}/answer"), &[("answer", "We talk to Zoë.")]).await.expect(303);
    let hers = format!("/p/{}/reports", house.token("Zoë Müller").await);
    let form = [("kind", "threats"), ("persons", "Player 03"), ("happened", "HerOwnWords")];
    day.app.visitor().post(&hers, &form).await.expect(303);
    let judge = day.judge.id().to_string();
    let form = [("kind", "threats"), ("staff", judge.as_str()), ("happened", "The judge laughed at Zoë.")];
    let filed = day.app.visitor().post(&hers, &form).await.expect(303);
    let about_staff = day.run(&format!("reports/{}", key(&filed)));

    // The page that erases says the same whether there are reports or not, and shows nothing of them.
    let erase = day.run("players/2/erase");
    let page = day.organizer.get(&erase).await.ok();
    assert!(
        page.says("Confidential reports that the player wrote are deleted") && !page.body().contains(MARK),
        "{page}"
    );
    day.organizer.post(&erase, &[("confirm", "erase")]).await.expect(303);
    for gone in ["HerOwnWords", "Zoë", "Müller"] {
        assert!(!is_stored(day, gone).await, "{gone}");
    }
    let page = day.organizer.get(&at).await.ok();
    assert!(page.says(&format!("{MARK}: Player 2 shouted.")) && page.says("We talk to Player 2."), "{page}");
    assert!(page.says("a name removed") && !page.says("Age"), "{page}");
    // Nobody on the staff gets rid of a report by erasing its author.
    let page = day.organizer.get(&about_staff).await.ok();
    assert!(page.says("The judge laughed at Player 2."), "{page}");
    day.judge.get(&about_staff).await.expect(404);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(!log.text("#content").contains("report"), "{log}");
}

/// Who was merged into somebody wrote as that one.
#[actix_web::test]
async fn a_player_entered_twice_finds_the_reports_of_both() {
    let house = house().await;
    let day = &house.day;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let mut double = someone(day.id, "Player 01 again");
    double.link_token = "d".repeat(24);
    reeve_store::player::insert(&mut tx, &double).await.unwrap();
    tx.commit().await.unwrap();
    let own = format!("/p/{}", house.token("Player 01").await);
    let form = [("kind", "threats"), ("persons", "Player 02"), ("happened", "x")];
    let filed = day.app.visitor().post(&format!("/p/{}/reports", "d".repeat(24)), &form).await.expect(303);
    day.change_player("Player 01 again", |player| {
        player.hidden_at = Some(millis(Utc::now()));
        player.merged_into = Some(1);
    })
    .await;
    assert!(day.app.visitor().get(&own).await.ok().says("Your report of"));
    day.app.visitor().get(&format!("{own}/reports/{}", key(&filed))).await.ok();
}

#[actix_web::test]
async fn the_figures_for_whoever_watches_the_server_do_not_count_them() {
    let app = app::start_with(&["--metrics-token", "sheep"]).await;
    let event = Event::on(app, &[]).await;
    let form = [("kind", "threats"), ("persons", "somebody"), ("meant", "0 somebody"), ("happened", "x")];
    event.post("/reports/new", &form).await.expect(303);
    event.get("/reports").await.ok();
    let boss = event.app.administrator().await;
    let figures = boss.send(boss.request("GET", "/metrics").header("Authorization", "Bearer sheep")).await.ok();
    assert!(figures.body().contains("route=\"/run/{slug}") && !figures.body().contains("/reports"), "{figures}");
    // Nor do those of the store: neither one that is stored, nor one that comes back, nor reading it.
    let counted = || {
        let store = event.app.db.metrics();
        (store.statements, store.commits, store.long_writes, store.longest_write)
    };
    let before = counted();
    event.post("/reports/new", &form).await.expect(303);
    event.post("/reports/new", &form[..1]).await.expect(422);
    event.get("/reports").await.ok();
    assert_eq!(counted(), before);
    event.get("/players").await.ok();
    assert_ne!(counted(), before);
}

/// Whoever may read a report sees a mark on every page of theirs, without a word of it, and gets a mail that says nothing. Nobody else
/// finds either; the mail stands in no list.
#[actix_web::test]
async fn a_report_announces_itself_to_those_who_may_read_it_and_to_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let names: Vec<String> = (1..=16).map(|n| format!("Player {n:02}")).collect();
    let day = day_on(app, &names).await;
    day.make().await;
    day.open("prelim/1").await;
    let colleague = day.app.account("colleague", May::Nothing).await;
    let administrator = day.app.administrator().await;
    join(&day, colleague.id(), StaffRole::Organizer, millis(Utc::now())).await;
    let mut tx = day.app.db.write(Scope::NoTournament).await.unwrap();
    for (who, address) in
        [(&day.organizer, "o@example.org"), (&day.judge, "j@example.org"), (&colleague, "c@example.org")]
    {
        tx.query("update account set email = $2 where id = $1").bind(who.id()).bind(address).execute().await.unwrap();
    }
    tx.commit().await.unwrap();
    let pages = ["", "rounds/prelim/1", "players", "judge", "reports"];
    let marked = async |who: &Person| {
        let mut marks = Vec::new();
        for path in pages {
            let page = who.get(day.run(path).trim_end_matches('/')).await.ok();
            assert!(!page.says("report waits") && !page.says("new report"), "{path}: {page}");
            marks.push(page.texts(".rest > summary .waits, .rest li .waits").len());
        }
        marks
    };
    assert_eq!(marked(&colleague).await, [0; 5]);
    let link = day.stored().await.players[0].link_token.clone();
    let organizer = day.organizer.id().to_string();
    let fields = [("kind", "threats"), ("happened", "Quetzalcoatlus shouted."), ("staff", organizer.as_str())];
    for _ in 0..2 {
        day.app.visitor().post(&format!("/p/{link}/reports"), &fields).await.expect(303);
    }
    // Mail goes to the organizer whom it is not about.
    let mails = letters::in_folder(folder.path(), 1).await;
    assert!(mails[0].contains("c@example.org") && mails[0].contains("Something waits for you"), "{}", mails[0]);
    for word in ["report", "confiden", MARK, "Player"] {
        assert!(!mails[0].to_lowercase().contains(&word.to_lowercase()), "{word}: {}", mails[0]);
    }
    let list = administrator.get("/admin/mail").await.ok();
    assert!(list.says("Nothing is waiting"), "{list}");
    assert_eq!(marked(&colleague).await, [2; 5], "on the line, and on the way to it");
    for other in [&day.organizer, &day.judge, &administrator] {
        assert_eq!(marked(other).await, [0; 5]);
    }
    // The mark goes once both are seen.
    let reports = colleague.get(&day.run("reports")).await.ok().attributes("tbody a", "href");
    assert_eq!(reports.len(), 2);
    for (at, left) in reports.iter().zip([2, 0]) {
        colleague.post(&format!("{at}/seen"), &[]).await.expect(303);
        assert_eq!(marked(&colleague).await, [left; 5]);
    }
    let mails = letters::in_folder(folder.path(), 1).await;
    assert!(mails.iter().all(|mail| mail.contains("To: c@example.org")), "{mails:?}");
}
