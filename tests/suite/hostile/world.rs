//! A server with a tournament in every state of its day, and people of every kind.

use std::collections::BTreeSet;

use chrono::Utc;
use reeve_actions::accounts::time_code;
use reeve_secret as secret;
use reeve_store::dump;
use reeve_store::outbox::{MailKind, MailState};
use reeve_store::second_factor::SecondFactor;
use reeve_store::time::millis;
use reeve_store::{AccountId, Scope, account, outbox, second_factor as factors, tournament};
use tempfile::TempDir;

use super::doors::{self, Door, Doors};
use crate::permissions::Role;
use crate::support::app::{self, App, May, PASSWORD, Person};
use crate::support::db::text_of_tables;
use crate::support::event::{Event, Seat, filled, send};

/// The largest body that the server takes.
pub const BODY_LIMIT: usize = 200_000;
/// The tournament of the stranger.
pub const FOREIGN: &str = "foreign-open";
/// The tournament that is played to its end and hidden.
pub const ARCHIVED: &str = "grand-open";
/// Copies of the tournament as it was on its way.
const STATES: [&str; 10] =
    ["drafted", "drawn", "registering", "seated", "published", "playing", "signed", "ranked", "semis", "champion"];

/// The server and its people.
pub struct World {
    pub app: App,
    /// The session's cookie of every role that has one.
    pub cookies: Vec<(Role, String)>,
    /// Private links of players.
    pub tokens: Vec<String>,
    /// The preview of a list that nobody has imported yet.
    draft: String,
    administrator: Person,
    judge: Person,
    _mails: TempDir,
}

impl World {
    /// Makes it: one tournament is played through, and copies are made of it on the way.
    pub async fn new() -> World {
        World::with_body_limit(BODY_LIMIT).await
    }

    /// As [`World::new`], on a server that takes bodies of another size.
    pub async fn with_body_limit(bytes: usize) -> World {
        let mails = TempDir::new().expect("a folder");
        let limit = bytes.to_string();
        let folder = mails.path().display().to_string();
        let app = app::start_with(&[
            "--body-limit",
            &limit,
            "--mail-folder",
            &folder,
            "--registrations-per-hour",
            "1000000",
            "--proxies",
            "127.0.0.1",
            "--workers",
            "2",
        ])
        .await;
        let event = Event::on(app, &[("capacity", "16")]).await;
        let administrator = event.app.administrator().await;
        play(&event, &administrator).await;
        let Event { app, organizer, judge, .. } = event;
        let account = app.insert_account("Ana Account", May::Nothing).await;
        let stranger = foreign(&app).await;
        let mut cookies = Vec::new();
        for (role, id) in [
            (Role::Judge, judge.id()),
            (Role::Organizer, organizer.id()),
            (Role::Administrator, administrator.id()),
            (Role::Account, account),
            (Role::Stranger, stranger),
        ] {
            cookies.push((role, session(&app, id).await));
        }
        leftovers(&app, account).await;
        second_factor(&app, account).await;
        let texts = administrator.get("/admin/texts").await.ok();
        let typed = [("imprint", "The Reeve Club, 1 Harbor Road")];
        send(&administrator, "/admin/texts", &filled(&texts, "main form", &typed)).await.expect(303);
        let page = administrator.get("/new").await.ok();
        let typed = [
            ("name", "Drafted"),
            ("slug", "drafted"),
            ("place", "Nowhere"),
            ("starts_on", "2027-01-02"),
            ("time_zone", "Europe/Berlin"),
        ];
        send(&administrator, "/new", &filled(&page, "main form", &typed)).await.expect(303);
        series(&app, &administrator, organizer.id()).await;
        // A list that somebody has looked at and not imported yet.
        let csv = "player,club\nDraft One,Here\nDraft Two,There\n";
        let draft = administrator.post_file("/run/registering/import", &[], "file", csv.as_bytes()).await.expect(303);
        let same = [("tournament", "playing"), ("number", "1")];
        administrator.post("/run/registering/players/1/join", &same).await.expect(303);
        let mut tokens: Vec<String> = Vec::new();
        for player in ["registering/players/1", "registering/players/16", "playing/players/2"] {
            let page = administrator.get(&format!("/run/{player}")).await.ok();
            let link = page.body().split("/p/").nth(1).map(str::to_owned).expect("a private link");
            tokens.push(link.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect());
        }
        tokens.push(side_event(&administrator).await);
        administrator.post("/run/registering/door", &[]).await.expect(303);
        for table in [1, 2] {
            administrator.post(&format!("/run/playing/rounds/prelim/1/tables/{table}/call"), &[]).await.expect(303);
        }
        let typed = [("player", "1"), ("reported", "at_once"), ("penalty", "caution"), ("decision", "Be kind.")];
        judge.post("/run/playing/judge/rulings?clause=2.1.4&at=prelim-1-1", &typed).await.expect(303);
        confidential(&administrator, &app, &tokens[2]).await;
        let ban = [("banned", "Kai Kicker"), ("reason", "Threw the board."), ("from_day", "2026-01-01")];
        administrator.post("/admin/bans", &ban).await.expect(303);
        let draft = draft.location().expect("a preview").to_owned();
        World { app, cookies, tokens, draft, administrator, judge, _mails: mails }
    }

    /// Every door that the pages lead to, and those that no page leads to.
    pub async fn doors(&self) -> Doors {
        let mut doors = Doors::new();
        let slugs: Vec<&str> = STATES.iter().copied().chain([FOREIGN, ARCHIVED]).collect();
        let mut starts: Vec<String> =
            ["/", "/run", "/account", "/new", "/admin/accounts", "/admin/import", "/admin/bans"]
                .into_iter()
                .chain(["/admin/mail", "/admin/backup", "/admin/audit", "/account/code", "/favicon.ico"])
                .map(str::to_owned)
                .collect();
        for slug in &slugs {
            let rounds = [
                "/rounds/prelim/1",
                "/rounds/prelim/1/grid",
                "/rounds/prelim/1/tables/3",
                "/rounds/prelim/1/tables/1",
                "/rounds/semi/1",
            ];
            let pages = [
                "",
                "/door",
                "/players",
                "/players/1",
                "/players/2/erase",
                "/archive",
                "/schedule/repair",
                "/lots",
                "/bracket",
                "/judge",
                "/judge/rulings",
                "/judge/players/1",
            ];
            let swap = ["/schedule?round=1&one=1-1&two=2-1", "/schedule?round=1&one=1-1", "/schedule"];
            let staff = pages.iter().chain(&rounds).chain(&swap).map(|page| format!("/run/{slug}{page}"));
            starts.extend(staff);
            let public =
                ["", "/hall", "/register", "/schedule/proof", "/qr.svg", "/bracket", "/champion", "/champion.png"];
            starts.extend(public.map(|page| format!("/t/{slug}{page}")));
        }
        starts.push(self.draft.clone());
        starts.push("/run/struggling/rounds/prelim/1/tables/1/game".to_owned());
        // A request to film waits there, a photo is kept, and turns are timed.
        starts.extend(
            ["", "/filming", "/photos", "/timer"].map(|page| format!("/run/playing/rounds/prelim/1/tables/2{page}")),
        );
        for page in [
            "/new-series",
            "/series/spring-series",
            "/series/quiet-series",
            "/s/spring-series",
            "/s/spring-series/qr.svg",
        ] {
            starts.push(page.to_owned());
        }
        doors::collect(&self.administrator, &starts, &mut doors).await;
        // What only a judge is offered.
        let tables =
            |slug: &&str| ["", "/decide"].map(|page| format!("/run/{slug}/rounds/prelim/1/tables/1{page}")).into_iter();
        let forms = |slug: &&str| {
            let starts = ["", "?clause=1.3.5&at=prelim-1-1", "?clause=2.1.7&at=prelim-1-2", "?clause=3.0.11&player=1"];
            let forms = starts.map(|start| format!("/run/{slug}/judge/rulings/new{start}"));
            forms.into_iter().chain([format!("/run/{slug}/judge")])
        };
        let more =
            ["playing/rounds/prelim/1/tables/2", "struggling/rounds/prelim/1/tables/1", "struggling/judge/rulings/new"];
        let more = more.map(|page| format!("/run/{page}"));
        let sheets: Vec<String> =
            STATES.iter().flat_map(tables).chain(STATES.iter().flat_map(forms)).chain(more).collect();
        let mut judges = Doors::new();
        doors::collect_where(&self.judge, &sheets, &mut judges, is_judges_alone).await;
        doors.extend(judges.into_iter().filter(|((_, pattern), _)| is_judges_alone(pattern)));
        let open: Vec<String> = [
            "/",
            "/sign-in",
            "/sign-in/code",
            "/screen",
            "/forgotten",
            "/setup",
            "/healthz",
            "/readyz",
            "/metrics",
            "/about/imprint",
        ]
        .into_iter()
        .map(str::to_owned)
        .collect();
        doors::collect(&self.app.visitor(), &open, &mut doors).await;
        let links: Vec<String> =
            self.tokens.iter().flat_map(|token| [format!("/p/{token}"), format!("/p/{token}/qr.svg")]).collect();
        doors::collect(&self.app.visitor(), &links, &mut doors).await;
        let with_factor = self.app.signed_in(self.cookie_owner().await).await;
        doors::collect(&with_factor, &["/account/second-factor".to_owned()], &mut doors).await;
        let signing_in = self.app.visitor();
        signing_in.sign_in("Ana Account", PASSWORD).await.expect(303);
        doors::collect(&signing_in, &["/sign-in/second-factor".to_owned()], &mut doors).await;
        let link = self.administrator.post(&format!("/admin/accounts/{}/link", self.cookie_owner().await), &[]).await;
        if let Some(key) = link.ok().body().split("/reset/").nth(1) {
            let key: String = key.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
            doors::collect(&self.app.visitor(), &[format!("/reset/{key}")], &mut doors).await;
        }
        let invite = [("invitee", "Somebody Invited"), ("invited_role", "judge")];
        let invited = self.administrator.post("/run/registering/staff/invite", &invite).await.ok();
        let link = invited.text("#link");
        let link = link.split_once("/invited/").map(|(_, key)| format!("/invited/{key}")).expect("a link");
        for person in [&self.app.visitor(), &with_factor] {
            doors::collect(person, std::slice::from_ref(&link), &mut doors).await;
        }
        // The invitation is there only now; all other pages were seen before.
        doors::collect_where(&self.administrator, &["/run/registering/staff".to_owned()], &mut doors, |_| false).await;
        doors
    }

    async fn cookie_owner(&self) -> AccountId {
        let mut tx = self.app.db.read().await.unwrap();
        account::by_name(&mut tx, "Ana Account").await.unwrap().expect("an account").id
    }

    /// The archive of a tournament.
    pub async fn archive(&self, slug: &str) -> Vec<u8> {
        self.administrator.get(&format!("/run/{slug}/export/archive.zip")).await.ok().bytes.to_vec()
    }

    /// How many rows every table has.
    pub async fn counts(&self) -> std::collections::BTreeMap<&'static str, u64> {
        let mut tx = self.app.db.read().await.unwrap();
        dump::counts(&mut tx).await.unwrap()
    }

    /// Everything that is stored: all tables of a backup, and which sessions there are.
    pub async fn everything(&self) -> Vec<(&'static str, String)> {
        let mut tables = text_of_tables(&self.app.db).await;
        for (_, text) in tables.iter_mut().filter(|(table, _)| *table == "audit") {
            // That a sign-in failed is written down, and is no change.
            *text =
                text.lines().filter(|line| !line.contains("fail-sign-in")).map(|line| format!("{line}\n")).collect();
        }
        let mut tx = self.app.db.read().await.unwrap();
        let mut sessions = String::new();
        for account in account::all(&mut tx).await.unwrap() {
            for session in account::sessions(&mut tx, account.id, millis(Utc::now())).await.unwrap() {
                sessions += &format!("{} {}\n", account.id, session.id);
            }
        }
        tables.push(("session", sessions));
        let mails = outbox::list(&mut tx, 1_000).await.unwrap();
        tables.push((
            "outbox",
            mails.iter().map(|listed| format!("{} {}\n", listed.mail.id, listed.mail.kind)).collect(),
        ));
        tables
    }
}

/// Confidential reports of the administrator, who reads them as organizer of the tournament, and of a player.
async fn confidential(administrator: &Person, app: &App, token: &str) {
    let form =
        [("persons", "Somebody else"), ("meant", "0 Somebody else"), ("kind", "threats"), ("happened", "A threat.")];
    administrator.post("/run/playing/reports/new", &form).await.expect(303);
    app.visitor().post(&format!("/p/{token}/reports"), &form).await.expect(303);
}

/// A session of an account; gives its cookie.
pub async fn session(app: &App, id: AccountId) -> String {
    let token = secret::token();
    let now = millis(Utc::now());
    let session = account::NewSession {
        token_hash: secret::digest(&token),
        account_id: id,
        created_at: now,
        last_seen_at: now + chrono::TimeDelta::hours(1),
        expires_at: now + chrono::TimeDelta::days(1),
        user_agent: "a test".to_owned(),
        address: "192.0.2.1".to_owned(),
        by_code: false,
    };
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    account::insert_session(&mut tx, &session).await.unwrap();
    tx.commit().await.unwrap();
    format!("reeve_session={token}")
}

/// A tournament of somebody else, with two players.
async fn foreign(app: &App) -> AccountId {
    let stranger = app.account("Stan Stranger", May::Create).await;
    let page = stranger.get("/new").await.ok();
    let typed = [
        ("name", "Foreign Open"),
        ("slug", FOREIGN),
        ("place", "Elsewhere"),
        ("starts_on", "2026-11-22"),
        ("time_zone", "Europe/Vienna"),
    ];
    send(&stranger, "/new", &filled(&page, "main form", &typed)).await.expect(303);
    stranger.post(&format!("/run/{FOREIGN}/open-registration"), &[]).await.expect(303);
    for name in ["Fremd One", "Fremd Two"] {
        stranger.post(&format!("/run/{FOREIGN}/players/new"), &[("name", name)]).await.expect(303);
    }
    stranger.id()
}

/// A side event whose first game has begun; gives the private link of somebody who plays.
async fn side_event(administrator: &Person) -> String {
    let page = administrator.get("/new").await.ok();
    let typed = [
        ("name", "Struggling"),
        ("slug", "struggling"),
        ("place", "Back room"),
        ("starts_on", "2027-01-02"),
        ("time_zone", "Europe/Berlin"),
        ("edition", "first printing"),
        ("code_version", "2026"),
        ("photo_version", "2026"),
        ("system", "struggle"),
        ("rounds", "2"),
    ];
    send(administrator, "/new", &filled(&page, "main form", &typed)).await.expect(303);
    let run = |path: &str| format!("/run/struggling/{path}");
    administrator.post(&run("open-registration"), &[]).await.expect(303);
    for name in ["Side One", "Side Two"] {
        administrator.post(&run("players/new"), &[("name", name)]).await.expect(303);
    }
    let judge = [("name", "Jan Judge"), ("role", "judge")];
    administrator.post(&run("staff"), &judge).await.expect(303);
    administrator.post(&run("start-check-in"), &[]).await.expect(303);
    for number in ["1", "2"] {
        administrator.post(&run(&format!("check-in/{number}")), &[("here", "true")]).await.expect(303);
    }
    administrator.post(&run("schedule"), &[("seed", "7")]).await.expect(303);
    for step in ["publish", "start"] {
        administrator.post(&run(&format!("rounds/prelim/1/{step}")), &[]).await.expect(303);
    }
    let first = [("version", "0"), ("first", "1")];
    administrator.post(&run("rounds/prelim/1/tables/1/game/open"), &first).await.expect(303);
    // With a step in its log another game takes a word.
    let end = [("version", "1"), ("do", "end")];
    administrator.post(&run("rounds/prelim/1/tables/1/game"), &end).await.expect(303);
    let page = administrator.get(&run("players/1")).await.ok();
    let link = page.body().split("/p/").nth(1).map(str::to_owned).expect("a private link");
    link.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect()
}

/// A series that everybody sees, with an event and two organizers, and one that only its organizers do.
async fn series(app: &App, administrator: &Person, organizer: AccountId) {
    let mut tx = app.db.read().await.unwrap();
    let event = tournament::by_slug(&mut tx, "registering").await.unwrap().expect("a tournament");
    drop(tx);
    app.insert_series("spring-series", organizer, &[event.id]).await;
    app.insert_series("quiet-series", organizer, &[]).await;
    administrator.post("/series/quiet-series/hide", &[]).await.expect(303);
    administrator.post("/series/spring-series/organizers", &[("name", "Jan Judge")]).await.expect(303);
}

/// Somebody has a second factor.
async fn second_factor(app: &App, account: AccountId) {
    let now = millis(Utc::now());
    let secret = time_code::new_secret();
    let factor = SecondFactor { account_id: account, secret, switched_on_at: now, last_step_at: now };
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    factors::insert(&mut tx, &factor).await.unwrap();
    tx.commit().await.unwrap();
}

/// Mails that could not be sent.
async fn leftovers(app: &App, account: AccountId) {
    let now = millis(Utc::now());
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    for _ in 0..2 {
        outbox::to_account(&mut tx, MailKind::Test, account, now).await.unwrap();
    }
    for listed in outbox::list(&mut tx, 9).await.unwrap() {
        assert!(outbox::claim(&mut tx, &listed.mail, now).await.unwrap());
        outbox::put_back(&mut tx, &listed.mail, MailState::Failed, "nobody is there", now).await.unwrap();
    }
    tx.commit().await.unwrap();
}

/// Plays the tournament, and copies it wherever another kind of page comes up.
async fn play(event: &Event, administrator: &Person) {
    event.import_players(&(1..=16).map(|n| format!("Player {n:02}")).collect::<BTreeSet<_>>()).await;
    let wiebke = [("name", "Wiebke Waiting"), ("email", "wiebke@example.org"), ("club", "Siedler")];
    event.post("/players/new", &wiebke).await.expect(303);
    let page = event.get("/details").await.ok();
    send(&event.organizer, &event.at("/details"), &filled(&page, "main form", &[("capacity", "17")])).await.expect(303);
    copy(event, administrator, "registering").await;
    event.check_everybody_in().await;
    event.make_schedule("7").await;
    copy(event, administrator, "seated").await;
    let page = administrator.get("/run/seated/schedule?round=1&one=1-1&two=2-1").await.ok();
    let swap = filled(&page, "form[action$='/swap']", &[]);
    send(administrator, "/run/seated/schedule/swap", &swap).await.expect(303);
    event.step("prelim/1", "publish").await.expect(303);
    copy(event, administrator, "published").await;
    administrator.post("/run/published/players/3/move", &[("move", "withdraw")]).await.expect(303);
    event.step("prelim/1", "start").await.expect(303);
    let tables = event.tables("prelim/1").await;
    let last = tables.len() - 1;
    for (sheet, players) in tables.iter().skip(last) {
        event.enter_table(sheet, &result(players)).await;
    }
    copy(event, administrator, "playing").await;
    judges_at_work(administrator, event.judge.id()).await;
    let page = administrator.get("/run/playing/rounds/prelim/1/tables/3").await.ok();
    let vp = [("vp-1", "10"), ("vp-2", "5"), ("vp-3", "5"), ("vp-4", "5"), ("winner", "1")];
    let sheet = filled(&page, "form[data-entry]", &vp);
    send(administrator, "/run/playing/rounds/prelim/1/tables/3", &sheet).await.expect(303);
    for (sheet, players) in tables.iter().take(last) {
        event.enter_table(sheet, &result(players)).await;
    }
    copy(event, administrator, "signed").await;
    administrator.post("/run/signed/rounds/prelim/1/timer", &[]).await.expect(303);
    event.step("prelim/1", "close").await.expect(303);
    for round in ["prelim/2", "prelim/3"] {
        event.play(round, result).await;
    }
    copy(event, administrator, "ranked").await;
    event.post("/lots", &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await.expect(303);
    copy(event, administrator, "drawn").await;
    event.post("/bracket/semi/make", &[]).await.expect(303);
    copy(event, administrator, "semis").await;
    event.play("semi/1", result).await;
    event.post("/bracket/final/make", &[]).await.expect(303);
    event.play("final/1", result).await;
    copy(event, administrator, "champion").await;
    let page = event.get("/archive").await.ok();
    let word = page.text("form[action$='/archive'] b");
    event.post("/archive", &[("confirm", &word)]).await.expect(303);
}

/// In a copy of the tournament the turns of a table are timed, a judge goes to tables, and the players were briefed.
async fn judges_at_work(administrator: &Person, judge: AccountId) {
    let judge = judge.to_string();
    let run = |page: &str| format!("/run/playing/{page}");
    administrator.post(&run("rounds/prelim/1/tables/2/timer"), &[("asked", "organizers")]).await.expect(303);
    let duty = [("judge", judge.as_str()), ("round", "every"), ("first_table", "1"), ("last_table", "2")];
    administrator.post(&run("duty"), &duty).await.expect(303);
    administrator.post(&run("announcements"), &[("message", "Please come back to your tables.")]).await.expect(303);
    administrator.post(&run("screens"), &[("screen", "Entrance")]).await.expect(303);
    administrator.post(&run("streams"), &[("stream", "Lower third")]).await.expect(303);
    let page = administrator.get(&run("briefing")).await.ok();
    let points = page.attributes("main form input[type=checkbox]", "name");
    let ticks = points.iter().map(|name| (name.as_str(), "yes"));
    let ticked: Vec<(&str, &str)> = ticks.chain([("judge", judge.as_str())]).collect();
    administrator.post(&run("briefing"), &ticked).await.expect(303);
    let notes = run("rounds/prelim/1/tables/2/notes");
    administrator.post(&notes, &[("version", "0"), ("keeper", "1")]).await.expect(303);
    let part = format!("{notes}/part");
    administrator.post(&part, &[("part", "one red road")]).await.expect(303);
    administrator.post(&part, &[("part", "one blue road")]).await.expect(303);
    let filming = run("rounds/prelim/1/tables/2/filming");
    administrator.post(&filming, &[("asker", "Local radio")]).await.expect(303);
    let file = crate::media::photo(64, 48);
    let photo = run("rounds/prelim/1/tables/2/photos/start");
    administrator.post_file(&photo, &[], "file", &file).await.expect(303);
    let page = administrator.get(&run("equipment")).await.ok();
    let task = page.attributes("input[name=task]", "value").pop().expect("a task");
    administrator.post(&run("equipment/done"), &[("task", &task)]).await.expect(303);
}

/// Who has the greatest number wins; the others are equally good, so that some share a rank.
fn result(players: &[String]) -> Vec<Seat> {
    let number =
        |name: &String| name.chars().filter(char::is_ascii_digit).collect::<String>().parse::<u8>().unwrap_or(0);
    let best = players.iter().map(number).max();
    players
        .iter()
        .map(|name| {
            let won = Some(number(name)) == best;
            Seat { vp: if won { 10 } else { 5 }, won }
        })
        .collect()
}

async fn copy(event: &Event, administrator: &Person, slug: &str) {
    let archive = event.get("/export/archive.zip").await.ok();
    administrator.post_file("/admin/import", &[("slug", slug)], "file", &archive.bytes).await.expect(200);
}

/// Whether only judges do what is sent there.
pub fn is_judges_alone(pattern: &str) -> bool {
    let reads = ["/judge", "/judge/rulings/{ruling}", "/judge/players/{number}"];
    let of_judges = pattern.contains("/judge/") && !reads.iter().any(|read| pattern.ends_with(read));
    of_judges || ["/decide", "/pause", "/resume"].iter().any(|end| pattern.ends_with(end))
}

/// Whether a role may do what its door asks for, by who it is to the tournament of the door.
pub fn is_theirs(role: Role, door: &Door) -> bool {
    let foreign = door.tournament() == FOREIGN;
    match role {
        Role::Administrator => true,
        Role::Stranger => foreign,
        Role::Judge | Role::Organizer => !foreign,
        _ => false,
    }
}
