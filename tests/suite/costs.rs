//! What each page asks of the store: the same number of statements for 12 players and for 48. And what is read while others
//! wait for the writer: never everybody.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::http::Method;
use futures_util::future::join_all;
use reeve_http::route::Route;
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, Stage};
use reeve_store::db::statement_recorder::Recorded;
use reeve_web::routes;

use crate::support::app::{self, App, May, Page, Person};
use crate::support::day::{Day, day};
use crate::support::hall::Hall;
use crate::support::is_full;

/// A person that pages are opened as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Visitor,
    Account,
    Judge,
    Organizer,
    Administrator,
}

const ROLES: [Role; 5] = [Role::Visitor, Role::Account, Role::Judge, Role::Organizer, Role::Administrator];

/// A tournament with everybody who opens its pages.
struct World {
    day: Day,
    people: BTreeMap<Role, Person>,
    token: String,
    draft: String,
}

impl World {
    async fn new(players: usize) -> World {
        let day = day(players).await;
        day.change(|t| t.embeds = true).await;
        let people = BTreeMap::from([
            (Role::Visitor, day.app.visitor()),
            (Role::Account, day.app.account("somebody", May::Nothing).await),
            (Role::Judge, day.judge.clone()),
            (Role::Organizer, day.organizer.clone()),
            (Role::Administrator, day.app.administrator().await),
        ]);
        let token = day.stored().await.players[0].link_token.clone();
        day.app.insert_series("spring-series", day.organizer.id(), &[day.id]).await;
        let csv = b"player\nLate One\n";
        let draft = day.organizer.post_file(&day.run("import"), &[], "file", csv).await.expect(303);
        let draft = draft.location().and_then(|to| to.rsplit('/').next()).expect("a draft").to_owned();
        World { day, people, token, draft }
    }

    fn path(&self, pattern: &str) -> String {
        let account = self.people[&Role::Account].id().to_string();
        let stand_ins = [
            ("{slug}", self.day.slug),
            ("{token}", self.token.as_str()),
            ("{stage}", "prelim"),
            ("{number}", "1"),
            ("{table}", "1"),
            ("{session}", "1"),
            ("{passkey}", "1"),
            ("{call}", "1"),
            ("{ruling}", "1"),
            ("{draft}", self.draft.as_str()),
            ("{key}", "k"),
            ("{moment}", "start"),
            ("{request}", "1"),
            ("{position}", "1"),
            ("{text}", "privacy"),
            ("{screen}", "1"),
            ("{stream}", "1"),
            ("{hook}", "1"),
            ("{list}", "players"),
            ("{series}", "spring-series"),
            ("{event}", "spring"),
            ("{paper}", "pack"),
            ("{code}", "K7QM-2XWD"),
            ("{account}", account.as_str()),
            ("{file:.*}", "mark.svg"),
        ];
        let path = stand_ins.iter().fold(pattern.to_owned(), |path, (name, value)| path.replace(name, value));
        assert!(!path.contains('{'), "what stands for the placeholder in {pattern}? Say it in World::path");
        path
    }

    /// The status and the number of statements of a page.
    async fn cost(&self, route: &Route, role: Role) -> (u16, u64) {
        let mut path = self.path(route.path);
        // On other sites everybody is a visitor.
        let is_visitor = role == Role::Visitor || route.path.starts_with("/embed/");
        if is_visitor && route.kept.is_some() {
            // Asked like this it is not kept, so what it costs to make shows.
            path += "?q=not-kept";
        }
        let before = self.day.app.db.statements();
        let page = self.people[&role].get(&path).await;
        (page.status, self.day.app.db.statements() - before)
    }
}

/// Opens every page as everybody in two tournaments of different size in the same state; gives what differs.
async fn compare(state: &str, small: &World, large: &World, roles: &[Role]) -> Vec<String> {
    println!("\n{state}: statements as {roles:?}");
    let mut complaints = Vec::new();
    for route in routes::all().into_iter().filter(|route| route.method == Method::GET) {
        let mut row = format!("{:44}", route.path);
        for &role in roles {
            let (mut few, mut many) = (small.cost(&route, role).await, large.cost(&route, role).await);
            for _ in 0..5 {
                if few == many {
                    break;
                }
                // Once a minute it is noted that a device was used, and the server does something by itself now and then.
                (few, many) = (small.cost(&route, role).await, large.cost(&route, role).await);
            }
            if few != many {
                complaints.push(format!("{state}: {}, {role:?}: {few:?}, {many:?} for 48 players", route.path));
            }
            row += &format!("{:5} ({})", few.1, few.0);
        }
        println!("{row}");
    }
    complaints
}

#[tokio::test]
async fn no_page_asks_more_for_more_players() {
    let (small, large) = (World::new(12).await, World::new(48).await);
    // While a round is on everybody looks; at the other moments those who see the most and the least, unless it is `./check full`.
    let some: &[Role] = if is_full() { &ROLES } else { &[Role::Visitor, Role::Organizer] };
    let mut complaints = compare("checking in", &small, &large, some).await;
    for world in [&small, &large] {
        world.day.make().await;
    }
    complaints.extend(compare("seats are made", &small, &large, some).await);
    for world in [&small, &large] {
        world.day.open("prelim/1").await;
        world.day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    complaints.extend(compare("the first round is on", &small, &large, &ROLES).await);
    for world in [&small, &large] {
        let tables = world.day.tables("prelim/1").await;
        for (table, seats) in tables.into_iter().skip(1) {
            let vp = &["10", "8", "7", "5"][..seats];
            world.day.enter("prelim/1", table, 0, vp, &[("sign", "yes")]).await.expect(303);
        }
        world.day.press("prelim/1", "close").await.expect(303);
        world.day.play("prelim/2").await;
        world.day.play("prelim/3").await;
    }
    complaints.extend(compare("the preliminary rounds are over", &small, &large, some).await);
    assert!(complaints.is_empty(), "{complaints:#?}");
}

/// Whether a statement reads every player or every seat of a tournament.
fn reads_everybody(sql: &str) -> bool {
    sql.contains("where player.tournament_id = $1 order by player.number")
        || sql.contains(" from seat join game_table ")
}

/// Checks what was recorded since the last time: it was one thing that somebody did, and everybody in the tournament was read for
/// it, but not while the writer was held.
fn nobody_waited(app: &App, what: &str, answer: &Page) {
    let recorded = app.db.statement_recorder().stop();
    assert!(matches!(answer.status, 200 | 303), "{what}: {answer}");
    let writers: BTreeSet<u64> =
        recorded.iter().filter(|(_, one)| matches!(one, Recorded::Begin { write: true })).map(|(tx, _)| *tx).collect();
    assert!(!writers.is_empty(), "{what} wrote nothing");
    let statements = recorded.iter().filter_map(|(tx, one)| match one {
        Recorded::Statement(sql, _) => Some((writers.contains(tx), *sql)),
        _ => None,
    });
    let held: Vec<&str> =
        statements.filter(|(write, sql)| *write && reads_everybody(sql)).map(|(_, sql)| sql).collect();
    assert!(held.is_empty(), "{what} held the writer for {held:#?}");
    app.db.statement_recorder().start();
}

/// The one writer of SQLite is everybody's. What a tournament of 2,000 players takes to read is read before.
#[tokio::test]
async fn nobody_waits_while_a_tournament_is_read() {
    let hall = Hall::open(0).await;
    let (app, organizer) = (&hall.app, &hall.organizer);
    let judge = app.account("Kim Judge", May::Nothing).await;
    for name in ["Bo", "Cy", "Dee"] {
        hall.add(name).await;
    }
    app.db.statement_recorder().start();
    let seen = hall.snapshot().await;
    let recorded = app.db.statement_recorder().stop();
    let known = recorded.iter().filter(|(_, one)| matches!(one, Recorded::Statement(sql, _) if reads_everybody(sql)));
    assert_eq!(
        (known.count(), seen.players.len()),
        (2, 3),
        "the statements are not known any more that read everybody"
    );

    app.db.statement_recorder().start();
    let registered = hall.register("Ada", "ada@example.org").await;
    nobody_waited(app, "to register", &registered);
    let own = registered.location().and_then(|to| to.split('?').next()).expect("an own page").to_owned();
    let phone = app.visitor();
    let fields = phone.get(&own).await.ok().form(&format!("form[action='{own}/edit']"));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    app.db.statement_recorder().start();
    nobody_waited(app, "to change the own data", &phone.post(&format!("{own}/edit"), &fields).await);
    nobody_waited(app, "to withdraw", &phone.post(&format!("{own}/withdraw"), &[("confirm", "withdraw")]).await);
    let post = async |path: &str, fields: &[(&str, &str)]| organizer.post(&hall.run(path), fields).await;
    let fields = [("name", "Kim Judge"), ("role", "judge")];
    nobody_waited(app, "to add to the staff", &post("/staff", &fields).await);
    let (account, role) = (judge.id().to_string(), ("role", "judge"));
    nobody_waited(app, "to take a role away", &post("/staff/remove", &[("account", &account), role]).await);
    let fields = [("invitee", "Lee"), ("invited_role", "judge")];
    nobody_waited(app, "to invite", &post("/staff/invite", &fields).await);
    let file = organizer.post_file(&hall.run("/import"), &[], "file", b"player\nFay\n").await;
    nobody_waited(app, "to upload a list", &file);
    nobody_waited(app, "to erase somebody", &post("/players/1/erase", &[("confirm", "erase")]).await);
    nobody_waited(app, "to start check-in", &post("/start-check-in", &[]).await);
    nobody_waited(app, "to open registration again", &post("/reopen-registration", &[]).await);

    let day = day(16).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await;
    day.app.db.statement_recorder().start();
    let post = async |path: &str, fields: &[(&str, &str)]| day.organizer.post(&day.run(path), fields).await;
    nobody_waited(&day.app, "to make tables", &post("bracket/semi/make", &[]).await);
    let stored = day.stored().await;
    let semi = stored.round(Stage::Semi, 1).expect("the semi-finals");
    let player = semi.tables[0].seats[0].player_id.to_string();
    for declines in ["yes", "no"] {
        let fields = [("player", player.as_str()), ("declines", declines)];
        nobody_waited(&day.app, "to decline", &post("bracket/semi/decline", &fields).await);
    }
}

/// Those who come at once would make old what the others have read, until each reads everything once more under the lock.
#[tokio::test]
async fn nobody_waits_for_those_who_come_at_once() {
    let hall = Hall::with(app::start_with(&["--registrations-per-hour", "0"]).await, 0).await;
    let app = &hall.app;
    let mut own = Vec::new();
    for number in 1..=6 {
        let page = hall.register(&format!("Early {number}"), "").await.expect(303);
        own.push(page.location().and_then(|to| to.split('?').next()).expect("an own page").to_owned());
    }
    app.db.statement_recorder().start();
    let registering = (1..=8).map(async |number: usize| {
        let fields = [("name", format!("Late {number}")), ("code", "yes".into()), ("photo", "yes".into())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        app.visitor().post("/t/spring-open/register", &fields).await
    });
    let withdrawing = own
        .iter()
        .map(async |own: &String| app.visitor().post(&format!("{own}/withdraw"), &[("confirm", "withdraw")]).await);
    let (registered, withdrawn) = tokio::join!(join_all(registering), join_all(withdrawing));
    for answer in registered.iter().chain(&withdrawn) {
        assert_eq!(answer.status, 303, "{answer}");
    }
    nobody_waited(app, "to come at once", &registered[0]);
    let players = hall.snapshot().await.players;
    let left = players.iter().filter(|player| player.state == PlayerState::Withdrawn).count();
    assert_eq!((players.len(), left), (14, 6));

    let late = registered[0].location().and_then(|to| to.split('?').next()).expect("an own page");
    let fields = [("kind", "threats"), ("persons", "Late 2"), ("meant", "0 Late 2"), ("happened", "x")];
    nobody_waited(app, "to report", &app.visitor().post(&format!("{late}/reports"), &fields).await);
    hall.change(|t| t.phase = Phase::CheckIn).await;
    app.db.statement_recorder().start();
    let page = hall.organizer.get(&hall.run("/players")).await.ok();
    let mut fields = page.form("form[action$='/players/chosen']");
    fields.retain(|(name, _)| name != "do");
    fields.push(("do".to_owned(), "check-in".to_owned()));
    fields.extend((7..=14).map(|number: i64| ("player".to_owned(), number.to_string())));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let chosen = hall.organizer.post(&hall.run("/players/chosen"), &fields).await;
    nobody_waited(app, "to check everybody in", &chosen);
}

/// The page that is opened most of all reads its own round, and of the players those whom its sheet names.
#[tokio::test]
async fn a_record_sheet_is_shown_without_reading_everybody() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let token = {
        let stored = day.stored().await;
        let first = stored.rounds[0].tables[0].seats[0].player_id;
        stored.player(first).expect("a player").link_token.clone()
    };
    for path in ["/run/spring/rounds/prelim/1/tables/1", "/run/spring/rounds/prelim/1/tables/1/decide"] {
        day.app.db.statement_recorder().start();
        let page = day.judge.get(path).await.ok();
        let recorded = day.app.db.statement_recorder().stop();
        let read =
            recorded.iter().filter(|(_, one)| matches!(one, Recorded::Statement(sql, _) if reads_everybody(sql)));
        assert_eq!(read.count(), 0, "{path}");
        assert!(page.says("10") && page.says("Player "), "{page}");
    }
    let sheet = day.app.visitor().get(&format!("/p/{token}/sheets/prelim/1")).await.ok();
    assert_eq!(sheet.texts("table.outcome th.name").len(), 4, "{sheet}");
}

/// The transactions in which statements were run that hold these words.
pub fn transactions(recorded: &[(u64, Recorded)], words: &str) -> BTreeSet<u64> {
    let statements =
        recorded.iter().filter(|(_, one)| matches!(one, Recorded::Statement(sql, _) if sql.contains(words)));
    statements.map(|(transaction, _)| *transaction).collect()
}

/// Opens a player's page; checks that statements with these words were run with those that read the rest of it.
pub async fn in_one_snapshot(app: &App, person: &Person, own: &str, words: &str) -> Page {
    app.db.statement_recorder().start();
    let page = person.get(own).await.ok();
    let recorded = app.db.statement_recorder().stop();
    let whole = transactions(&recorded, "from programme_entry where tournament_id");
    assert_eq!((whole.len(), transactions(&recorded, words)), (1, whole), "{words}");
    page
}

/// Else a code at the door or a place in a series could be of another moment than the rest of the page.
#[tokio::test]
async fn a_players_page_is_read_in_one_snapshot() {
    let day = day(4).await;
    day.change(|row| row.settings.own_check_in = OwnCheckIn::Door).await;
    day.change_player("Player 01", |player| player.checked_in_at = None).await;
    let own = format!("/p/{}", day.stored().await.players[0].link_token);
    day.organizer.post(&day.run("door"), &[]).await.expect(303);
    let code = day.organizer.get(&day.run("door")).await.ok().text(".poster .address");
    let phone = day.app.visitor();
    phone.get(&day.public(&format!("door/{code}"))).await.ok();
    let page = in_one_snapshot(&day.app, &phone, &own, "from door_code").await;
    assert!(page.has("form[action$='/check-in']"), "{page}");
}

/// One transaction finds out who asks, and one reads the page: what stands on it is of one moment.
#[tokio::test]
async fn a_page_is_one_read() {
    let day = day(12).await;
    day.make().await;
    let token = day.stored().await.players[0].link_token.clone();
    day.app.insert_series("spring-series", day.organizer.id(), &[day.id]).await;
    let draft = day.organizer.post_file(&day.run("import"), &[], "file", b"player\nLate One\n").await.expect(303);
    let draft =
        draft.location().and_then(|to| to.rsplit('/').next()).map(|id| format!("import/{id}")).expect("a draft");
    let reads = async |person: &Person, path: &str| {
        // What is read once in a while, such as the operator's texts at the foot, was read then.
        person.get(path).await.ok();
        day.app.db.statement_recorder().start();
        person.get(path).await.ok();
        let recorded = day.app.db.statement_recorder().stop();
        recorded.iter().filter(|(_, one)| matches!(one, Recorded::Begin { .. })).count()
    };
    let (visitor, administrator) = (day.app.visitor(), day.app.administrator().await);
    for state in ["seats are made", "the first round is on", "it is over"] {
        match state {
            "the first round is on" => day.open("prelim/1").await,
            "it is over" => {
                for (table, seats) in day.tables("prelim/1").await {
                    let vp = &["10", "8", "7", "5"][..seats];
                    day.enter("prelim/1", table, 0, vp, &[("sign", "yes")]).await.expect(303);
                }
                day.press("prelim/1", "close").await.expect(303);
            }
            _ => {}
        }
        let pages =
            ["standings", "results", "seats", "bracket", "schedule", "statistics", "boards", "hall", "rules", "log"];
        for page in
            pages.map(|page| day.public(page)).into_iter().chain([day.public("").trim_end_matches('/').to_owned()])
        {
            let count = reads(&visitor, &format!("{page}?q=not-kept")).await;
            assert!(count <= 2, "{state}: {page} reads in {count} transactions");
        }
        for page in [day.run("judge"), day.run("judge/rulings"), day.run("judge/rulings/new")] {
            let count = reads(&day.judge, &page).await;
            assert!(count <= 2, "{state}: {page} reads in {count} transactions");
        }
        let of_table = ["photos", "filming"].map(|page| format!("rounds/prelim/1/tables/1/{page}"));
        let run =
            ["reports", "reports/new", "pictures", "door", "cards", "import", &draft, "players", "players/doubles"];
        let player = ["players/1", "players/1/card", "players/1/erase"];
        let run = run.into_iter().chain(player).chain(of_table.iter().map(String::as_str)).map(|page| day.run(page));
        let series = ["", "/details", "/organizers", "/people", "/ranking", "/report", "/final-day"];
        let series = series.map(|page| format!("/series/spring-series{page}"));
        let take_out = format!("/series/spring-series/events/{}/take-out", day.slug);
        for page in run.chain(series).chain([take_out]) {
            let count = reads(&day.organizer, &page).await;
            assert!(count <= 2, "{state}: {page} reads in {count} transactions");
        }
    }
    for page in ["/admin/accounts", "/admin/status", "/admin/mail", "/admin/bans", "/account", "/admin/audit"] {
        let count = reads(&administrator, page).await;
        assert!(count <= 2, "{page} reads in {count} transactions");
    }
    let reports = reads(&visitor, &format!("/p/{token}/reports")).await;
    assert!(reports <= 2, "a player's reports are read in {reports} transactions");
}
