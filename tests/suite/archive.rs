//! Archives and backups: what is written reads back equal, from either database to either, and a broken file is
//! refused whole.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{Cursor, Read};
use std::path::Path;
use std::process::{Command, Output};

use chrono::Utc;
use reeve_actions::transfer::backup;
use reeve_actions::transfer::backup::{backup_to, restore};
use reeve_actions::transfer::export_tournament::export_tournament;
use reeve_actions::transfer::import_tournament::{ImportedTournament, import_tournament};
use reeve_actions::transfer::verify::verify;
use reeve_actions::{Caller, Context, Who};
use reeve_files::archive::{ArchiveKind, ArchiveWriter};
use reeve_store::account::AttemptKind;
use reeve_store::db::Dialect;
use reeve_store::dump;
use reeve_store::dump::tables::LEFT_OUT;
use reeve_store::dump::{ColumnKind, StoredRow, TABLES};
use reeve_store::time::millis;
use reeve_store::{AccountId, Db, Purpose, Scope, TournamentId, account};
use reeve_words as words;
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::support::db::{Place, postgres_url};
use crate::support::filled::{PLAYED, SLUG, fill};
use crate::support::{TestDb, db};

fn caller() -> Caller {
    Caller { who: Who::Command, address: String::new() }
}

pub async fn export(db: &Db, id: TournamentId) -> Vec<u8> {
    let caller = caller();
    export_tournament(&Context { db, caller: &caller, now: millis(Utc::now()), form: None }, id).await.unwrap()
}

pub async fn import(db: &Db, bytes: &[u8], slug: Option<&str>) -> Result<ImportedTournament, String> {
    let caller = caller();
    let desk = Context { db, caller: &caller, now: millis(Utc::now()), form: None };
    import_tournament(&desk, Cursor::new(bytes.to_vec()), slug).await.map_err(|error| words::error(&error))
}

/// Every row of every table.
pub async fn everything(db: &Db) -> BTreeMap<&'static str, Vec<StoredRow>> {
    let mut tx = db.read().await.unwrap();
    let mut all = BTreeMap::new();
    for table in TABLES {
        let mut cursor = dump::Cursor::default();
        let rows: &mut Vec<StoredRow> = all.entry(table.name).or_default();
        loop {
            let page = dump::page(&mut tx, table, &mut cursor).await.unwrap();
            if page.is_empty() {
                break;
            }
            rows.extend(page);
        }
    }
    all
}

pub async fn filled() -> TestDb {
    let db = db().await;
    fill(&db).await;
    db
}

pub async fn backup_of(db: &Db, folder: &Path) -> Vec<u8> {
    let path = folder.join("backup.zip");
    backup_to(db, &path).await.unwrap();
    let left: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["backup.zip"], "nothing unfinished is left");
    fs::read(path).unwrap()
}

#[tokio::test]
async fn the_catalogue_has_every_table_and_column() {
    let place = Place::new().await;
    place.open(Purpose::Maintain).await.unwrap().close().await;
    let stored: BTreeSet<(String, String, String)> = if postgres_url().is_some() {
        let mut conn = PgConnection::connect(&place.address()).await.unwrap();
        let rows: Vec<(String, String, String)> = sqlx::query_as(
            "select table_name::text, column_name::text, data_type::text from information_schema.columns
             where table_schema = current_schema() and table_name not like '\\_sqlx\\_%'",
        )
        .fetch_all(&mut conn)
        .await
        .unwrap();
        rows.into_iter().collect()
    } else {
        let mut conn = SqliteConnection::connect(&place.address()).await.unwrap();
        let rows: Vec<(String, String, String)> = sqlx::query_as(
            "select t.name, c.name, lower(c.type) from pragma_table_list t join pragma_table_info(t.name) c
             where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '_sqlx_%'",
        )
        .fetch_all(&mut conn)
        .await
        .unwrap();
        rows.into_iter().collect()
    };
    let kind = |kind: ColumnKind| match (kind, postgres_url().is_some()) {
        (ColumnKind::Id | ColumnKind::Ref(_) | ColumnKind::Int(_), true) => "bigint",
        (ColumnKind::Flag, true) => "boolean",
        (ColumnKind::Time, true) => "timestamp with time zone",
        (ColumnKind::Day, true) => "date",
        (ColumnKind::Bytes, true) => "bytea",
        (ColumnKind::Id | ColumnKind::Ref(_) | ColumnKind::Int(_) | ColumnKind::Flag, false) => "integer",
        (ColumnKind::Bytes, false) => "blob",
        _ => "text",
    };
    let stored: BTreeSet<_> = stored.into_iter().filter(|row| !LEFT_OUT.contains(&row.0.as_str())).collect();
    let known: BTreeSet<(String, String, String)> = TABLES
        .iter()
        .flat_map(|table| table.columns.iter().map(move |column| (table, column)))
        .map(|(table, column)| (table.name.to_owned(), column.name.to_owned(), kind(column.kind).to_owned()))
        .collect();
    let forgotten: Vec<_> = stored.difference(&known).collect();
    let gone: Vec<_> = known.difference(&stored).collect();
    assert!(
        forgotten.is_empty() && gone.is_empty(),
        "src/store/dump/tables.rs must name every table and column, or backups lose them.\n\
         In the store only: {forgotten:#?}\nIn the catalogue only: {gone:#?}"
    );
}

#[tokio::test]
async fn every_table_of_the_fixture_has_rows() {
    let db = filled().await;
    for (table, rows) in everything(&db).await {
        assert!(!rows.is_empty(), "{table}");
    }
}

#[tokio::test]
async fn a_backup_restores_every_row_and_new_rows_get_new_ids() {
    let (from, to, folder) = (filled().await, db().await, tempfile::tempdir().unwrap());
    let bytes = backup_of(&from, folder.path()).await;
    restore(&to, Cursor::new(&bytes), false).await.unwrap();
    assert_eq!(everything(&from).await, everything(&to).await);
    assert_eq!(backup_of(&to, folder.path()).await, bytes, "a backup of the same is the same file");
    for table in TABLES.iter().filter(|table| table.has_id() && table.name == "account") {
        let mut rows = everything(&to).await[table.name].clone();
        let mut row = rows.pop().unwrap();
        let dump::Value::Int(last) = row[0].clone() else { panic!("an id") };
        row[table.column("name_key").unwrap()] = dump::Value::Text("new".to_owned());
        let mut tx = to.write(Scope::NoTournament).await.unwrap();
        let id = dump::insert_new(&mut tx, table, &row).await.unwrap();
        assert!(id > last, "{id} after {last}");
    }
}

#[tokio::test]
async fn from_sqlite_to_postgres_and_back_the_files_are_equal() {
    if postgres_url().is_none() {
        println!("left out: REEVE_TEST_DATABASE_URL is not set");
        return;
    }
    let (file, back) = (Place::sqlite(), Place::sqlite());
    let (sqlite, postgres) = (file.open(Purpose::Serve).await.unwrap(), db().await);
    assert_eq!((sqlite.dialect(), postgres.dialect()), (Dialect::Sqlite, Dialect::Postgres));
    fill(&sqlite).await;
    let folder = tempfile::tempdir().unwrap();
    let first = backup_of(&sqlite, folder.path()).await;
    restore(&postgres, Cursor::new(&first), false).await.unwrap();
    let second = backup_of(&postgres, folder.path()).await;
    let again = back.open(Purpose::Serve).await.unwrap();
    restore(&again, Cursor::new(&second), false).await.unwrap();
    let third = backup_of(&again, folder.path()).await;
    assert!(first == second && second == third, "the backups differ");
    assert_eq!(everything(&sqlite).await, everything(&again).await);
    let archive = export(&sqlite, PLAYED).await;
    assert_eq!(archive, export(&postgres, PLAYED).await);
    let fresh = db().await;
    let imported = import(&fresh, &archive, None).await.unwrap();
    assert_eq!(archive, export(&fresh, imported.id).await);
}

#[tokio::test]
async fn a_store_that_is_not_empty_is_left_alone() {
    let (from, to, folder) = (filled().await, filled().await, tempfile::tempdir().unwrap());
    let bytes = backup_of(&from, folder.path()).await;
    let mut tx = to.write(Scope::NoTournament).await.unwrap();
    account::insert_attempt(&mut tx, AttemptKind::SignInAccount, "x", millis(Utc::now())).await.unwrap();
    tx.query("update account set email = 'changed' where id = 11").execute().await.unwrap();
    tx.commit().await.unwrap();
    let before = everything(&to).await;
    let refused = restore(&to, Cursor::new(&bytes), false).await.unwrap_err();
    assert!(matches!(refused, backup::Error::NotEmpty), "{refused}");
    assert_eq!(everything(&to).await, before);
    restore(&to, Cursor::new(&bytes), true).await.unwrap();
    assert_eq!(everything(&to).await, everything(&from).await);
}

#[tokio::test]
async fn a_backup_holds_one_moment_while_others_write() {
    let (from, to, folder) = (filled().await, db().await, tempfile::tempdir().unwrap());
    let mut tx = from.write(Scope::Tournament(PLAYED)).await.unwrap();
    tx.query("update tournament set version = 4 where id = 41").execute().await.unwrap();
    tx.query("update game_table set version = 4 where id = 211").execute().await.unwrap();
    tx.commit().await.unwrap();
    let writer = Db::clone(&from);
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let (wrote, written) = tokio::sync::watch::channel(0_i64);
    // Each commit changes two tables together, so a backup of two moments would show.
    let work = tokio::spawn(async move {
        let mut count = 0_i64;
        while !*stopped.borrow() {
            count += 1;
            let mut tx = writer.write(Scope::Tournament(PLAYED)).await.unwrap();
            tx.query("update tournament set version = $1 where id = 41").bind(count).execute().await.unwrap();
            tx.query("update game_table set version = $1 where id = 211").bind(count).execute().await.unwrap();
            tx.commit().await.unwrap();
            wrote.send_replace(count);
            tokio::task::yield_now().await;
        }
    });
    let mut written_meanwhile = 0;
    for round in 0..50 {
        let before = *written.borrow();
        let bytes = backup_of(&from, folder.path()).await;
        written_meanwhile += usize::from(*written.borrow() > before);
        restore(&to, Cursor::new(&bytes), true).await.unwrap();
        let mut tx = to.read().await.unwrap();
        let (a, b): (i64, i64) = tx
            .query("select t.version, g.version from tournament t join game_table g on g.id = 211 where t.id = 41")
            .one()
            .await
            .unwrap();
        assert_eq!(a, b, "backup {round}");
        if written_meanwhile == 5 {
            break;
        }
    }
    stop.send(true).unwrap();
    work.await.unwrap();
    assert_eq!(written_meanwhile, 5, "others wrote while backups were made");
}

#[tokio::test]
async fn an_archive_reads_back_equal_under_new_ids() {
    let (from, to) = (filled().await, db().await);
    let bytes = export(&from, PLAYED).await;
    assert_eq!(bytes, export(&from, PLAYED).await);
    let imported = import(&to, &bytes, None).await.unwrap();
    assert_ne!(imported.id, PLAYED);
    assert_eq!((imported.players, imported.slug.as_str(), imported.new_links), (12, SLUG, 0));
    assert_eq!(imported.new_accounts, ["Ada the judge", "Noor"]);
    assert_eq!(export(&to, imported.id).await, bytes);
    // Ids inside texts have moved along.
    let mut tx = to.read().await.unwrap();
    let first: i64 = tx.query("select id from player where number = 1").value().await.unwrap();
    let before: String = tx.query("select before from audit where action = 'enter-result'").value().await.unwrap();
    assert_eq!(before, format!("{{\"player\":{first}}}"));
    let judge = account::by_name(&mut tx, "ada the judge").await.unwrap().unwrap();
    let subject: String = tx.query("select subject from audit where action = 'add-staff'").value().await.unwrap();
    assert_eq!(subject, format!("account {}", judge.id));
    assert!(judge.disabled_at.is_some());
}

#[tokio::test]
async fn an_archive_of_a_tournament_that_is_here_needs_another_address() {
    let db = filled().await;
    let bytes = export(&db, PLAYED).await;
    let before = everything(&db).await;
    let refused = import(&db, &bytes, None).await.unwrap_err();
    assert!(refused.contains(SLUG), "{refused}");
    assert!(import(&db, &bytes, Some("Not An Address")).await.is_err());
    assert_eq!(everything(&db).await, before);
    let imported = import(&db, &bytes, Some("the-copy")).await.unwrap();
    assert_eq!((imported.new_links, imported.new_accounts.len()), (12, 0));
    let links: i64 =
        db.read().await.unwrap().query("select count(distinct link_token) from player").value().await.unwrap();
    assert_eq!(links, 12 + 12 + 1, "those of another tournament are there too");
}

/// The archive with one of its files changed, and all digests made anew.
pub fn forged(bytes: &[u8], kind: ArchiveKind, name: &str, change: impl Fn(String) -> String) -> Vec<u8> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut writer = ArchiveWriter::new(Cursor::new(Vec::new()));
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    assert!(names.iter().any(|other| other == name), "{name}");
    for other in names.iter().filter(|other| !["reeve.json", "checksums.txt"].contains(&other.as_str())) {
        let mut text = String::new();
        zip.by_name(other).unwrap().read_to_string(&mut text).unwrap();
        let changed = if other == name { change(text.clone()) } else { text.clone() };
        assert!(other != name || changed != text, "nothing changed in {name}: {text}");
        writer.file(other, changed.as_bytes()).unwrap();
    }
    writer.finish(kind, None, "forged").unwrap().0.into_inner()
}

/// Until a later version guarded them behind semicolons too.
#[tokio::test]
async fn an_archive_with_formulas_guarded_at_the_beginning_of_cells_alone_comes_in() {
    let (from, to) = (filled().await, db().await);
    let mut tx = from.write(Scope::Tournament(PLAYED)).await.unwrap();
    let named =
        "update person set name = 'Ann;=1' where player_id = (select min(id) from player where tournament_id = $1)";
    tx.query(named).bind(PLAYED.0).execute().await.unwrap();
    tx.commit().await.unwrap();
    let unguarded = |text: String| text.replace("Ann;'=1", "Ann;=1");
    let earlier = forged(&export(&from, PLAYED).await, ArchiveKind::Tournament, "players.csv", unguarded);
    import(&to, &earlier, None).await.unwrap();
}

/// Until a later version added where players stand, what was reported, and of which kind conduct was and to whom a win was given.
#[tokio::test]
async fn an_archive_whose_lists_lack_their_last_columns_comes_in() {
    let from = filled().await;
    let shorter = |text: String, by: usize| {
        let lines = text.lines().map(|line| line.rsplitn(by + 1, ',').last().expect("columns"));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let now = export(&from, PLAYED).await;
    let earlier = forged(&now, ArchiveKind::Tournament, "players.csv", |text| shorter(text, 1));
    for by in [2, 3] {
        let to = db().await;
        let earlier = forged(&earlier, ArchiveKind::Tournament, "rulings.csv", |text| shorter(text, by));
        import(&to, &earlier, None).await.unwrap();
    }
}

/// What an older version wrote can unpack to more than the server takes; the command takes it.
#[tokio::test]
async fn a_large_archive_that_is_not_taken_by_the_server_is_by_the_command() {
    let (from, to) = (filled().await, db().await);
    let spaces = |text: String| text + &" ".repeat(30 << 20);
    let large = forged(&export(&from, PLAYED).await, ArchiveKind::Tournament, "standings.csv", spaces);
    let who = Who::Account { id: AccountId(1), name: "Ada".to_owned(), is_admin: true, may_create: true };
    let sent = Caller { who, address: String::new() };
    let desk = Context { db: &to, caller: &sent, now: millis(Utc::now()), form: None };
    let refused = import_tournament(&desk, Cursor::new(large.clone()), None).await.expect_err("too large");
    let said = words::error(&refused);
    assert!(said.contains("unpacks to more than 28 MB") && said.contains("`reeve import` takes larger ones"), "{said}");
    // It gets as far as what is wrong with it.
    let refused = import(&to, &large, None).await.expect_err("not what follows from its rows");
    assert!(refused.contains("standings.csv"), "{refused}");
}

#[tokio::test]
async fn archives_that_contradict_themselves_are_refused() {
    let (from, to) = (filled().await, db().await);
    let bytes = export(&from, PLAYED).await;
    let before = everything(&to).await;
    let check = async |name: &str, from: &str, into: &str, reason: &str| {
        let forged = forged(&bytes, ArchiveKind::Tournament, name, |text| text.replacen(from, into, 1));
        // While somebody else writes: what is refused never asks for the writer.
        let held = to.write(Scope::Everything).await.unwrap();
        let refused = import(&to, &forged, None).await.expect_err(reason);
        drop(held);
        assert!(refused.contains(reason), "{name}, {from} to {into}: {refused}");
        assert_eq!(everything(&to).await, before, "{name}");
    };
    check("standings.csv", "10", "11", "standings.csv").await;
    check("data/seat.json", "\"vp\":10", "\"vp\":11", "the record sheet says something else").await;
    check("data/seat.json", "\"vp\":10", "\"vp\":23", "the record sheet says something else").await;
    check("data/seat.json", "\"player_id\":1,", "\"player_id\":99,", "player 99").await;
    check("data/seat.json", "\"position\":2", "\"position\":1", "contradicts").await;
    check("data/tournament.json", "\"finished\"", "\"halfway\"", "no tournament has").await;
    check("data/audit.json", "\"actor_kind\":\"account\"", "\"actor_kind\":\"ghost\"", "no tournament has").await;
    check("data/tournament.json", "Europe/Berlin", "Europe/Atlantis", "time zone").await;
    check("data/tournament.json", SLUG, "../../etc", "Only lower-case letters").await;
    check("data/tournament.json", "\"capacity\":40", "\"capacity\":\"40\"", "capacity").await;
    check("data/seat.json", "\"absent\":false", "\"absent\":true", "the record sheet says something else").await;
    check("data/person.json", "\"name\":", "\"nick\":", "missing").await;
    check("data/person.json", "Zoë Müller", "Zoë\\u0000", "zero byte").await;
    check("data/seat.json", "\"position\":2", "\"position\":null", "seat.position").await;
    check("data/player.json", "\"id\":3,", "\"id\":33,", "numbered").await;
    check("data/audit.json", "[\n", "\n", "begin with [").await;
    check("players.csv", "player", "name", "players.csv").await;
    let draft = export(&from, TournamentId(40)).await;
    assert!(import(&to, &draft, None).await.is_ok(), "a draft without players is an archive too");
}

/// What no check of ours looks for, the store does: that is the file's fault and not ours.
#[tokio::test]
async fn a_backup_that_lacks_a_value_names_its_column() {
    let (from, to, folder) = (filled().await, db().await, tempfile::tempdir().unwrap());
    let copy = backup_of(&from, folder.path()).await;
    let before = everything(&to).await;
    let without = |text: String| text.replacen("\"position\":2", "\"position\":null", 1);
    let copy = forged(&copy, ArchiveKind::Backup, "data/seat.json", without);
    let refused = words::transfer::backup_error(&restore(&to, Cursor::new(&copy), true).await.unwrap_err());
    assert!(refused.contains("seat.position") && refused.contains("data/seat.json: line"), "{refused}");
    assert_eq!(everything(&to).await, before);
}

#[tokio::test]
async fn broken_files_are_refused_whole() {
    let (from, to, folder) = (filled().await, db().await, tempfile::tempdir().unwrap());
    let archive = export(&from, PLAYED).await;
    let copy = backup_of(&from, folder.path()).await;
    let before = everything(&to).await;
    let seed = Utc::now().timestamp_micros() as u64;
    println!("seed {seed}");
    let mut random = seed | 1;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below as u64) as usize
    };
    for good in [&archive, &copy] {
        let mut broken: Vec<(String, Vec<u8>)> = Vec::new();
        for _ in 0..60 {
            let (at, bit) = (next(good.len()), next(8));
            let mut bytes = good.clone();
            bytes[at] ^= 1 << bit;
            broken.push((format!("bit {bit} of byte {at} flipped"), bytes));
        }
        broken
            .extend((0..good.len()).step_by(1024).map(|length| (format!("cut to {length}"), good[..length].to_vec())));
        broken.push(("twice".to_owned(), [good.clone(), good.clone()].concat()));
        broken.push(("CSV".to_owned(), b"player,vp\nAda,10\n".to_vec()));
        for (what, bytes) in broken {
            assert!(import(&to, &bytes, None).await.is_err(), "import: {what}");
            assert!(restore(&to, Cursor::new(&bytes), true).await.is_err(), "restore: {what}");
        }
    }
    let other = import(&to, &copy, None).await.unwrap_err();
    assert!(other.contains("a backup of a whole store"), "{other}");
    let other = words::transfer::backup_error(&restore(&to, Cursor::new(&archive), true).await.unwrap_err());
    assert!(other.contains("the archive of a tournament"), "{other}");
    assert_eq!(everything(&to).await, before);
}

#[tokio::test]
async fn verify_takes_both_kinds_and_names_the_fault() {
    let (from, folder) = (filled().await, tempfile::tempdir().unwrap());
    let archive = export(&from, PLAYED).await;
    backup_of(&from, folder.path()).await;
    assert_eq!(
        verify(fs::File::open(folder.path().join("backup.zip")).unwrap(), None).await.unwrap().manifest.format,
        ArchiveKind::Backup
    );
    let path = folder.path().join("archive.zip");
    fs::write(&path, &archive).unwrap();
    assert_eq!(verify(fs::File::open(&path).unwrap(), None).await.unwrap().manifest.rows["player"], 12);
    fs::write(&path, forged(&archive, ArchiveKind::Tournament, "standings.csv", |text| text.replace("10", "11")))
        .unwrap();
    let fault = words::transfer::verify_error(&verify(fs::File::open(&path).unwrap(), None).await.unwrap_err());
    assert!(fault.contains("standings.csv"), "{fault}");
}

fn reeve(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_reeve")).args(arguments).env_remove("DATABASE_URL").output().expect("reeve runs")
}

#[tokio::test]
async fn the_commands_end_with_0_1_or_2() {
    let (db, folder) = (filled().await, tempfile::tempdir().unwrap());
    let store = db.place().address();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let check = |arguments: &[&str], status: i32| {
        let output = reeve(arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {said}");
        assert!(status == 0 || output.stdout.is_empty(), "{arguments:?}");
        said
    };
    let (archive, copy, fresh) = (path("a.zip"), path("b.zip"), path("fresh.db"));
    check(&["export", SLUG, &archive, "--database", &store], 0);
    check(&["export", SLUG, &archive, "--database", &store], 0);
    // Nothing that is something else is lost to a mistyped name, and the store to none at all.
    let notes = path("notes.txt");
    fs::write(&notes, "mine").unwrap();
    let pipe = path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for command in [&["export", SLUG][..], &["backup"]] {
        let over =
            |file: &str, more: &[&str], code| check(&[command, &[file, "--database", &store], more].concat(), code);
        assert!(over(&notes, &[], 2).contains("left as it is"), "{command:?}");
        // On PostgreSQL no file is the store.
        for more in [&[][..], &["--replace"]].into_iter().filter(|_| !store.starts_with("postgres")) {
            assert!(over(&store, more, 2).contains("the store itself"), "{command:?}");
        }
        assert_eq!(fs::read_to_string(&notes).unwrap(), "mine");
        for more in [&[][..], &["--replace"]] {
            assert!(over(&pipe, more, 2).contains("this is not a file"), "{command:?}");
        }
    }
    assert!(!fs::metadata(&pipe).unwrap().is_file());
    check(&["export", SLUG, &notes, "--replace", "--database", &store], 0);
    check(&["export", "no-such", &path("c.zip"), "--database", &store], 2);
    // A disk that takes nothing is nobody's mistake: /proc is a folder, and no file can be made there.
    #[cfg(target_os = "linux")]
    check(&["export", SLUG, "/proc/c.zip", "--database", &store], 1);
    check(&["export", SLUG, &path("no/folder/c.zip"), "--database", &store], 2);
    check(&["backup", &copy, "--database", &store], 0);
    check(&["backup", &copy, "--database", &path("nothing.db")], 2);
    assert!(!Path::new(&path("nothing.db")).exists());
    check(&["verify", &archive], 0);
    check(&["verify", &copy], 0);
    check(&["verify", &path("missing.zip")], 2);
    fs::write(path("b.zip.age"), b"age-encryption.org/v1\n").unwrap();
    assert!(check(&["verify", &path("b.zip.age")], 2).contains("--identity FILE"));
    check(&["import", &archive, "--database", &fresh], 0);
    check(&["import", &archive, "--database", &fresh], 2);
    check(&["import", &archive, "--as", "second", "--database", &fresh], 0);
    let said = check(&["restore", &copy, "--database", &fresh], 2);
    assert!(said.contains("--replace"), "{said}");
    check(&["restore", &copy, "--replace", "--database", &fresh], 0);
    check(&["export", "41", &path("d.zip"), "--database", &fresh], 0);
    assert_eq!(fs::read(path("d.zip")).unwrap(), fs::read(&archive).unwrap());
    File::options().write(true).open(&copy).unwrap().set_len(900).unwrap();
    check(&["restore", &copy, "--replace", "--database", &fresh], 2);
    check(&["verify", &copy], 2);
    // A refused file makes no new store.
    check(&["restore", &copy, "--database", &path("nothing.db")], 2);
    check(&["import", &copy, "--database", &path("nothing.db")], 2);
    check(&["restore", &archive, "--database", &path("nothing.db")], 2);
    assert!(!Path::new(&path("nothing.db")).exists());
}
