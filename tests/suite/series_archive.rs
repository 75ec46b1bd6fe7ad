//! The archive of a whole series: four events, one of them from another Reeve, people who were joined and parted, lots, a declined
//! invitation and a final day. It reads back as it was, or is refused with the name of the event, and nothing is changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{Cursor, Read};

use chrono::Utc;
use reeve_actions::transfer::series::export::export_series;
use reeve_actions::transfer::series::import::{ImportedSeries, import_series};
use reeve_actions::transfer::verify::verify;
use reeve_actions::{Caller, Context, Who};
use reeve_files::archive::{ArchiveKind, ArchiveWriter};
use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::new_tournament::NewTournament;
use reeve_store::series_final::SeriesFinalist;
use reeve_store::time::millis;
use reeve_store::{Db, PlayerId, Purpose, Scope, SeriesId, new_tournament, player, series, tournament};
use reeve_views::transfer::earlier_vp_percent;
use reeve_words as words;
use serde_json::Value as Json;

use crate::archive::{everything, forged, import};
use crate::series::{fill, make_event, names, new_series, play, stored};
use crate::series_final::{freeze, id_of, invite, lines, note, says, seeds, semi_and_final};
use crate::support::app::{self, App, May, Person};
use crate::support::day::{Day, blank};
use crate::support::db;
use crate::support::db::{Place, postgres_url};
use crate::support::event::{filled, send};

const SERIES: &str = "/series/winter-series";
/// What is compared byte for byte, as its organizer and as everybody gets it.
const FILES: [&str; 5] = [
    "/series/winter-series/ranking.csv",
    "/series/winter-series/events.csv",
    "/series/winter-series/report.csv",
    "/s/winter-series/ranking.csv",
    "/s/winter-series/events.csv",
];

const RESULTS: [[&str; 4]; 5] =
    [["10", "9", "6", "4"], ["10", "8", "5", "3"], ["10", "7", "6", "2"], ["11", "9", "5", "3"], ["10", "6", "5", "4"]];

/// The archive of a tournament that was played on another Reeve.
async fn from_elsewhere() -> Vec<u8> {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Administer).await;
    let judge = app.account("Judith", May::Nothing).await;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let new = NewTournament { slug: "suhl".to_owned(), name: "Suhl".to_owned(), ..blank() };
    let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
    tournament::add_staff(&mut tx, id, organizer.id(), StaffRole::Organizer, millis(Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    fill(&app, &judge, "suhl", &names(17, 28)).await;
    let day = Day { app, organizer, judge, id, slug: "suhl" };
    let mut game = 2;
    play(&day, || {
        game += 1;
        RESULTS[game % RESULTS.len()]
    })
    .await;
    day.organizer.get(&day.run("export/archive.zip")).await.ok().bytes
}

/// The number of a player in an event, as the forms of a series name it.
async fn key(app: &App, slug: &str, name: &str) -> String {
    let event = stored(app, slug).await;
    let mut tx = app.db.read().await.unwrap();
    let players = player::of_tournament(&mut tx, event.id).await.unwrap();
    let found = players.iter().find(|player| player.person.name == name).expect("a player");
    format!("{slug}/{}", found.number)
}

/// The series, played to its champion.
async fn played() -> (App, Person, Person) {
    let elsewhere = from_elsewhere().await;
    let mut app = app::start().await;
    let organizer = app.account("organizer", May::Administer).await;
    let judge = app.account("judge", May::Nothing).await;
    let helper = app.account("Helene", May::Nothing).await;
    new_series(&organizer, &[("final_on", "2099-12-12")]).await.expect(303);
    organizer.post(&format!("{SERIES}/show"), &[]).await.expect(303);
    organizer.post(&format!("{SERIES}/organizers"), &[("name", "Helene")]).await.expect(303);
    let mut slugs = Vec::new();
    for (name, players) in [("Jena", names(1, 12)), ("Gera", names(9, 20)), ("Weimar", names(5, 16))] {
        let slug: &'static str = Box::leak(make_event(&organizer, name).await.into_boxed_str());
        let id = fill(&app, &judge, slug, &players).await;
        let day = Day { app, organizer: organizer.clone(), judge: judge.clone(), id, slug };
        let mut game = slugs.len();
        play(&day, || {
            game += 1;
            RESULTS[game % RESULTS.len()]
        })
        .await;
        app = day.app;
        slugs.push(slug);
    }
    organizer.post_file("/admin/import", &[], "file", &elsewhere).await.ok();
    organizer.post(&format!("{SERIES}/events/take"), &[("tournament", "suhl")]).await.expect(303);

    // Two of other names are one person, and one of the same address is two.
    let (one, other) = (key(&app, slugs[0], "Player 01").await, key(&app, "suhl", "Player 28").await);
    let page = organizer.get(&format!("{SERIES}/people/join?one={one}&other={other}")).await.ok();
    let fields = filled(&page, "form[action$='/join']", &[]);
    send(&organizer, &format!("{SERIES}/people/join"), &fields).await.expect(303);
    let part = key(&app, slugs[1], "Player 09").await;
    let page = organizer.get(&format!("{SERIES}/people/part?player={part}")).await.ok();
    let fields = filled(&page, "form[action$='/part']", &[]);
    send(&organizer, &format!("{SERIES}/people/part"), &fields).await.expect(303);
    if organizer.get(&format!("{SERIES}/ranking")).await.ok().has("form[action$='/lots']") {
        organizer.post(&format!("{SERIES}/lots"), &[("confirm", "draw")]).await.expect(303);
    }

    freeze(&organizer, false).await.expect(303);
    invite(&organizer).await.expect(303);
    let frozen = lines(&app).await;
    says(&app, &frozen[4], "decline").await.expect(303);
    invite(&organizer).await.expect(303);
    for line in (1..=17).filter(|line| *line != 5) {
        note(&organizer, line, "accept").await.expect(303);
    }
    let final_on = [("name", "Winter Final"), ("starts_on", "2099-12-12"), ("place", "Jena")];
    let made = organizer.post(&format!("{SERIES}/final-day/make"), &final_on).await.expect(303);
    let slug = made.location().and_then(|to| to.strip_prefix("/run/")).expect("the final day").to_owned();
    let day = finals(app, organizer.clone(), judge, Box::leak(slug.into_boxed_str())).await;
    (day.app, organizer, helper)
}

/// Plays the final day.
async fn finals(app: App, organizer: Person, judge: Person, slug: &'static str) -> Day {
    let id = stored(&app, slug).await.id;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    tournament::add_staff(&mut tx, id, judge.id(), StaffRole::Judge, millis(Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    let day = Day { app, organizer, judge, id, slug };
    day.organizer.post(&day.run("start-check-in"), &[]).await.expect(303);
    for player in day.stored().await.players {
        day.organizer.post(&day.run(&format!("check-in/{}", player.number)), &[("here", "true")]).await.expect(303);
    }
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let order = seeds(&day.stored().await, &lines(&day.app).await);
    semi_and_final(&day, &order).await;
    assert_eq!(day.stored().await.tournament.phase, Phase::Finished);
    day
}

fn caller() -> Caller {
    Caller { who: Who::Command, address: String::new() }
}

async fn export_all(db: &Db, id: SeriesId) -> Vec<u8> {
    let caller = caller();
    export_series(&Context { db, caller: &caller, now: millis(Utc::now()), form: None }, id).await.unwrap()
}

async fn import_all(db: &Db, bytes: &[u8], slug: Option<&str>) -> Result<ImportedSeries, String> {
    let caller = caller();
    let desk = Context { db, caller: &caller, now: millis(Utc::now()), form: None };
    import_series(&desk, Cursor::new(bytes.to_vec()), slug)
        .await
        .map_err(|error| words::unmarked(&words::error(&error)).into_owned())
}

/// What the lines of an action in the log say is there since then.
async fn logged(db: &Db, action: &'static str) -> Vec<String> {
    let mut tx = db.read().await.unwrap();
    let lines = "select after from audit where action = $1 order by id";
    tx.query(lines).bind(action).values::<String>().await.unwrap()
}

async fn series_id(db: &Db, slug: &str) -> SeriesId {
    let mut tx = db.read().await.unwrap();
    series::by_slug(&mut tx, slug).await.unwrap().expect("the series").id
}

/// The public page without what is the server's own: its address, and the numbers that rows have in its store.
async fn public_page(app: &App) -> String {
    let page = app.visitor().get("/s/winter-series").await.ok().body().replace(&app.url, "");
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut pieces = page.split("person-");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let digits: String = piece.chars().take_while(char::is_ascii_digit).collect();
        let next = known.len();
        let number = *known.entry(digits.clone()).or_insert(next);
        text.push_str(&format!("person-{number}{}", &piece[digits.len()..]));
    }
    let end = text.find("</main>").expect("the end of the page");
    text[text.find("<main").expect("the page")..end].to_owned()
}

type Files = BTreeMap<String, Vec<u8>>;

/// The archive with its files changed, and all digests made anew.
fn repacked(bytes: &[u8], change: impl FnOnce(&mut Files)) -> Vec<u8> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    let mut files = Files::new();
    for name in names.iter().filter(|name| !["reeve.json", "checksums.txt"].contains(&name.as_str())) {
        let mut content = Vec::new();
        zip.by_name(name).unwrap().read_to_end(&mut content).unwrap();
        files.insert(name.clone(), content);
    }
    let before = files.clone();
    change(&mut files);
    assert_ne!(files, before, "nothing was changed");
    let mut writer = ArchiveWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        writer.file(&name, &content).unwrap();
    }
    writer.finish(ArchiveKind::Series, None, "forged").unwrap().0.into_inner()
}

/// The name of the file with the archive of an event, by its number.
fn event_file(files: &Files, number: usize) -> String {
    let begins = format!("events/{number:03}-");
    files.keys().find(|name| name.starts_with(&begins)).expect("an event").clone()
}

/// Changes the rows of a table.
fn rows(files: &mut Files, table: &str, change: impl FnOnce(&mut Vec<Json>)) {
    let file = files.get_mut(&format!("data/{table}.json")).expect("a table");
    let mut rows: Vec<Json> = serde_json::from_slice(file).expect("rows");
    change(&mut rows);
    let lines: Vec<String> = rows.iter().map(Json::to_string).collect();
    *file = match lines.is_empty() {
        true => b"[]\n".to_vec(),
        false => format!("[\n{}\n]\n", lines.join(",\n")).into_bytes(),
    };
}

/// One test, since the series takes long to play.
#[tokio::test]
async fn a_whole_series_goes_out_and_comes_in() {
    let (app, organizer, helper) = played().await;
    let id = id_of(&app).await;
    let bytes = organizer.get(&format!("{SERIES}/archive.zip")).await.ok().bytes;
    assert_eq!(export_all(&app.db, id).await, bytes, "the same content is the same file");
    println!("{} bytes for four events and their final day", bytes.len());
    assert!(organizer.get(&format!("{SERIES}/report")).await.ok().has("a[href$='/archive.zip']"));

    others_may_not_take_it(&app, &helper).await;
    it_reads_back_on_another_server(&app, &organizer, &bytes).await;
    it_reads_back_equal(&bytes, lines(&app).await).await;
    it_is_verified(&bytes).await;
    broken_ones_are_refused(&bytes).await;
    what_is_here_is_not_overwritten(&bytes).await;
    it_is_seen_only_whole(&app, id).await;
}

/// Whoever runs the series and not all of its events takes the archives of none.
async fn others_may_not_take_it(app: &App, helper: &Person) {
    let refused = helper.get(&format!("{SERIES}/archive.zip")).await.expect(409);
    assert!(refused.says("you don't run") && refused.says("Suhl") && !refused.says("Winter Final"), "{refused}");
    let report = helper.get(&format!("{SERIES}/report")).await.ok();
    assert!(!report.has("a[href$='/archive.zip']") && report.says("you don't run"), "{report}");
    assert_eq!(app.visitor().get(&format!("{SERIES}/archive.zip")).await.status, 303);
}

async fn it_reads_back_on_another_server(app: &App, organizer: &Person, bytes: &[u8]) {
    let other = app::start().await;
    let boss = other.account("organizer", May::Administer).await;
    let before = everything(&other.db).await;
    let seen = boss.post_file("/admin/import", &[("look", "yes")], "file", bytes).await.ok();
    for said in
        ["The archive is sound. Nothing was imported yet.", "Winter Series", "Suhl", "(final day)", "12 players"]
    {
        assert!(seen.says(said), "{said}: {seen}");
    }
    assert!(seen.says("Nothing here is in its way") && seen.says("frozen on"), "{seen}");
    assert_eq!(everything(&other.db).await["series"], before["series"]);
    assert_eq!(everything(&other.db).await["tournament"], before["tournament"]);
    let here = boss.post_file("/admin/import", &[], "file", bytes).await.ok();
    assert!(here.says("The series is here") && here.has("a[href$='/series/winter-series']"), "{here}");
    assert!(here.says("Judith") && here.says("Helene"), "accounts that nobody has: {here}");
    for file in FILES {
        let get = async |app: &App, person: &Person| match file.starts_with("/s/") {
            true => app.visitor().get(file).await.ok().bytes,
            false => person.get(file).await.ok().bytes,
        };
        assert_eq!(get(&other, &boss).await, get(app, organizer).await, "{file}");
    }
    assert_eq!(public_page(&other).await, public_page(app).await);
    assert!(other.visitor().get("/s/winter-series").await.ok().says("Frozen on"));
    // It goes on as a series does: nobody is asked about people who were told apart.
    assert!(boss.get(&format!("{SERIES}/people")).await.ok().says("said by the organizers"));
    let again = boss.post_file("/admin/import", &[], "file", bytes).await.expect(422);
    assert!(again.fault("file").contains("Jena") && again.fault("file").contains("is here already"), "{again}");
    let seen = boss.post_file("/admin/import", &[("look", "yes")], "file", bytes).await.ok();
    assert!(seen.says("is here already") && seen.says("It can't be imported as things stand here."), "{seen}");
}

/// On a fresh store, and on the other database where there is one.
async fn it_reads_back_equal(bytes: &[u8], frozen: Vec<SeriesFinalist>) {
    let (own, sqlite) = (db().await, Place::sqlite());
    let mut stores = vec![Db::clone(&own)];
    if postgres_url().is_some() {
        stores.push(sqlite.open(Purpose::Serve).await.unwrap());
    }
    for to in stores {
        let before = everything(&to).await;
        assert!(before["tournament"].is_empty());
        let imported = import_all(&to, bytes, None).await.unwrap();
        assert_eq!((imported.tournaments.len(), imported.players), (5, 12 * 4 + 16));
        let accounts: BTreeSet<_> = imported.new_accounts.iter().map(String::as_str).collect();
        assert_eq!(accounts, BTreeSet::from(["Helene", "Judith", "judge", "organizer"]), "each once");
        // The log counts them once too, and says nothing of them in the line of an event.
        assert_eq!(
            logged(&to, "import-series").await,
            [r#"{"tournaments":5,"players":64,"new_accounts":4,"new_private_links":0}"#]
        );
        let mut events = logged(&to, "import-tournament").await;
        events.sort();
        assert_eq!(events, [&[r#"{"players":12}"#; 4][..], &[r#"{"players":16}"#]].concat());
        let id = series_id(&to, "winter-series").await;
        assert_eq!(export_all(&to, id).await, bytes);
        let mut tx = to.read().await.unwrap();
        let there = reeve_store::series_final::finalists(&mut tx, id).await.unwrap();
        let said = |lines: &[SeriesFinalist]| lines.iter().map(|line| (line.line, line.state)).collect::<Vec<_>>();
        assert_eq!(said(&there), said(&frozen));
    }
}

async fn it_is_verified(bytes: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("series.zip");
    std::fs::write(&path, bytes).unwrap();
    let verified = verify(File::open(&path).unwrap(), None).await.unwrap();
    assert_eq!(verified.events.len(), 5);
    assert!(verified.events.iter().all(|(_, head)| head.as_ref().is_some_and(|head| head.len() == 64)));
    let head = verified.events[0].1.clone().unwrap().parse().unwrap();
    assert!(verify(File::open(&path).unwrap(), Some(head)).await.is_err(), "a series has many");
}

async fn broken_ones_are_refused(bytes: &[u8]) {
    let to = db().await;
    let before = everything(&to).await;
    let check = async |reasons: &[&str], change: &dyn Fn(&mut Files)| {
        let refused = import_all(&to, &repacked(bytes, change), None).await.expect_err(reasons[0]);
        for reason in reasons {
            assert!(refused.contains(reason), "{reason}: {refused}");
        }
        assert_eq!(everything(&to).await, before, "{reasons:?}");
    };
    let inner = |files: &mut Files, number: usize, table: &str, from: &str, into: &str| {
        let name = event_file(files, number);
        let file = format!("data/{table}.json");
        let changed = forged(&files[&name], ArchiveKind::Tournament, &file, |text| text.replacen(from, into, 1));
        files.insert(name, changed);
    };
    check(&["Gera: ", "is missing"], &|files| drop(files.remove(&event_file(files, 2)))).await;
    check(&["does not belong there"], &|files| drop(files.insert("events/009-x.zip".to_owned(), vec![1]))).await;
    check(&["Gera: ", "the record sheet says something else"], &|files| {
        inner(files, 2, "seat", "\"vp\":10", "\"vp\":11");
    })
    .await;
    check(&["Winter Final: "], &|files| inner(files, 5, "seat", "\"vp\":10", "\"vp\":11")).await;
    check(&["Weimar: ", "of another state of this one"], &|files| {
        rows(files, "event", |events| events[2]["head"] = Json::from("0".repeat(64)));
    })
    .await;
    check(&["Jena: ", "of another tournament"], &|files| {
        rows(files, "event", |events| events[0]["identity"] = Json::from("0".repeat(32)));
    })
    .await;
    check(&["Jena: ", "another tournament"], &|files| {
        let (one, two) = (event_file(files, 1), event_file(files, 2));
        let (first, second) = (files[&one].clone(), files[&two].clone());
        files.insert(one, second);
        files.insert(two, first);
    })
    .await;
    check(&["ranking.csv", "does not follow"], &|files| {
        let text = String::from_utf8(files["ranking.csv"].clone()).unwrap();
        files.insert("ranking.csv".to_owned(), text.replacen(",10", ",11", 1).replacen("\n1,", "\n2,", 1).into_bytes());
    })
    .await;
    let of = |state: &'static str| move |row: &&mut Json| row["state"] == state;
    check(&["series_finalist.json", "line"], &|files| {
        rows(files, "series_finalist", |lines| {
            let line = lines.iter_mut().find(of("listed")).unwrap();
            line["vp"] = Json::from(line["vp"].as_i64().unwrap() + 1);
        });
    })
    .await;
    check(&["what its players bring"], &|files| {
        rows(files, "series_finalist", |lines| {
            let line = lines.iter_mut().find(of("accepted")).unwrap();
            line["vp"] = Json::from(line["vp"].as_i64().unwrap() + 1);
        });
    })
    .await;
    check(&["nobody is invited, or answers, like this"], &|files| {
        rows(files, "series_finalist", |lines| {
            lines.iter_mut().find(of("declined")).unwrap()["answered_at"] = Json::Null;
        });
    })
    .await;
    check(&["numbered from 1"], &|files| {
        rows(files, "series_finalist", |lines| {
            for line in lines.iter_mut().filter(|line| line["line"] == 28) {
                line["line"] = Json::from(40);
            }
        });
    })
    .await;
    check(&["line of no player"], &|files| {
        rows(files, "series_finalist", |lines| lines[0]["player_id"] = Json::from(9999));
    })
    .await;
    check(&["not one person"], &|files| rows(files, "individual_player", |players| drop(players.pop()))).await;
    check(&["the lower number first"], &|files| {
        rows(files, "series_apart", |pairs| {
            let pair = pairs[0].clone();
            pairs[0]["player_id"] = pair["other_id"].clone();
            pairs[0]["other_id"] = pair["player_id"].clone();
        });
    })
    .await;
    check(&["should be there once each"], &|files| rows(files, "series_event", |events| drop(events.pop()))).await;
    check(&["exactly one series"], &|files| rows(files, "series", Vec::clear)).await;
    check(&["nobody can have frozen"], &|files| {
        rows(files, "series_freeze", |freeze| freeze[0]["attendance"] = Json::from(3));
    })
    .await;
    check(&["belongs to a tournament"], &|files| {
        rows(files, "audit", |log| log[0]["tournament_id"] = Json::from(1));
    })
    .await;
    check(&["account 99"], &|files| {
        rows(files, "series_organizer", |organizers| organizers[0]["account_id"] = Json::from(99));
    })
    .await;
    check(&["not a series that a form of Reeve stores"], &|files| {
        rows(files, "series", |series| series[0]["time_zone"] = Json::from("Europe/Atlantis"));
    })
    .await;
    check(&["no tournament has"], &|files| {
        rows(files, "series", |series| series[0]["tied_places"] = Json::from("never"));
    })
    .await;
    // A tournament's door takes no series, and the other way round.
    assert!(import(&to, bytes, None).await.unwrap_err().contains("the archive of a series"));
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut event = Vec::new();
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    let first = names.iter().find(|name| name.starts_with("events/001")).expect("an event");
    zip.by_name(first).unwrap().read_to_end(&mut event).unwrap();
    assert!(import_all(&to, &event, None).await.unwrap_err().contains("the archive of a tournament"));
    let mut cut = bytes.to_vec();
    cut.truncate(bytes.len() / 2);
    assert!(import_all(&to, &cut, None).await.is_err());
    assert_eq!(everything(&to).await, before);
}

/// An address that another tournament has, a tournament that is here, and an address that another series has.
async fn what_is_here_is_not_overwritten(bytes: &[u8]) {
    let to = db().await;
    let mut tx = to.write(Scope::Everything).await.unwrap();
    let new = NewTournament { slug: "suhl".to_owned(), name: "Foreign".to_owned(), ..blank() };
    let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
    tx.commit().await.unwrap();
    let before = everything(&to).await;
    let refused = import_all(&to, bytes, None).await.unwrap_err();
    assert!(refused.contains("Suhl: ") && refused.contains("suhl") && !refused.contains("Foreign"), "{refused}");
    assert_eq!(everything(&to).await, before);
    let mut tx = to.write(Scope::Everything).await.unwrap();
    let row = tournament::by_id(&mut tx, id).await.unwrap().expect("it");
    tournament::update(&mut tx, &tournament::Tournament { slug: "elsewhere".to_owned(), ..row }).await.unwrap();
    tx.commit().await.unwrap();
    import_all(&to, bytes, Some("another-cup")).await.unwrap();
    let taken = everything(&to).await;
    let refused = import_all(&to, bytes, Some("third-cup")).await.unwrap_err();
    assert!(refused.contains("Jena: This tournament is here already"), "{refused}");
    assert!(import_all(&to, bytes, Some("Not An Address")).await.is_err());
    assert_eq!(everything(&to).await, taken);
}

/// It comes in by pieces, and what a crash leaves behind goes.
async fn it_is_seen_only_whole(app: &App, id: SeriesId) {
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    tx.query(
        "insert into audit (tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, after) \
         with recursive line (number) as (select 1 union all select number + 1 from line where number < 4000) \
         select tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, after \
         from audit cross join line where audit.id = (select max(id) from audit where tournament_id is not null)",
    )
    .execute()
    .await
    .unwrap();
    tx.commit().await.unwrap();
    let (bytes, to) = (export_all(&app.db, id).await, db().await);
    let watched = Db::clone(&to);
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let watcher = tokio::spawn(async move {
        while !*stopped.borrow() {
            let mut tx = watched.read().await.unwrap();
            let seen = (
                tournament::all(&mut tx).await.unwrap().len(),
                series::run_by(&mut tx, None, 10).await.unwrap().len()
                    + series::public(&mut tx, 10).await.unwrap().len(),
            );
            assert!(seen == (0, 0) || seen == (5, 2), "{seen:?}");
            drop(tx);
            tokio::task::yield_now().await;
        }
    });
    let imported = import_all(&to, &bytes, None).await.unwrap();
    stop.send(true).unwrap();
    watcher.await.unwrap();
    println!("the longest write of a series: {:?}", to.metrics().longest_write);
    let id = series_id(&to, &imported.slug).await;
    assert_eq!(export_all(&to, id).await, bytes);
}

/// A series of one event, of which a judge decided a game of two, with the ranking frozen: once as it is counted now, once as an earlier
/// version counted it.
#[tokio::test]
async fn a_game_of_two_comes_in_by_either_way_of_counting_it() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Administer).await;
    let judge = app.account("judge", May::Nothing).await;
    new_series(&organizer, &[("final_on", "2099-12-12")]).await.expect(303);
    let slug: &'static str = Box::leak(make_event(&organizer, "Jena").await.into_boxed_str());
    let id = fill(&app, &judge, slug, &names(1, 16)).await;
    let day = Day { app, organizer, judge, id, slug };
    day.make().await;
    day.open("prelim/1").await;
    let decided = [
        ("version", "0"),
        ("winner", "1"),
        ("vp-1", "10"),
        ("vp-2", "8"),
        ("absent-3", "yes"),
        ("absent-4", "yes"),
        ("reason", "Two did not come."),
        ("vp-winner", "10"),
    ];
    day.judge.post(&day.run("rounds/prelim/1/tables/1/decide"), &decided).await.expect(303);
    for table in 2..=4 {
        day.enter("prelim/1", table, 0, &RESULTS[table as usize], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    for round in ["prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    if day.organizer.get(&format!("{SERIES}/ranking")).await.ok().has("form[action$='/lots']") {
        day.organizer.post(&format!("{SERIES}/lots"), &[("confirm", "draw")]).await.expect(303);
    }
    freeze(&day.organizer, false).await.expect(303);
    let series = id_of(&day.app).await;
    let comes_in = async || {
        let bytes = export_all(&day.app.db, series).await;
        let other = db::db().await;
        import_all(&other, &bytes, None).await.map(|_| ())
    };
    assert_eq!(comes_in().await, Ok(()));
    let more = async |hundredths: &dyn Fn(PlayerId) -> i64| {
        let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
        for line in lines(&day.app).await {
            let update = "update series_finalist set vp_percent = vp_percent + $1 where player_id = $2";
            tx.query(update).bind(hundredths(line.player_id)).bind(line.player_id).execute().await.unwrap();
        }
        tx.commit().await.unwrap();
    };
    let event = day.stored().await;
    let earlier = |player: PlayerId| earlier_vp_percent(&event, player);
    let mut of_two: Vec<i64> =
        event.players.iter().map(|player| earlier(player.id)).filter(|more| *more != 0).collect();
    of_two.sort();
    // 10 and 8 VP were 55.56 and 44.44 VP%, and are 27.78 and 22.22.
    assert_eq!(of_two, [4444 - 2222, 5556 - 2778]);
    more(&earlier).await;
    assert_eq!(comes_in().await, Ok(()));
    more(&|_| 1).await;
    let refused = comes_in().await.expect_err("nobody counted so");
    assert!(refused.contains("add up to something else"), "{refused}");
}
