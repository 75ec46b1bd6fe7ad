//! One table of spellings through every door that compares names, and one of groups and clubs: what is the same, what may be, and what
//! is something else.

use std::process::Command;

use reeve_files::schedule;
use reeve_rules::seating::{Groups, TableSizes};
use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::{AccountId, Scope, TournamentId, account, player, tournament};

use crate::confidential::house;
use crate::players_import::{confirm, labels, upload};
use crate::series_people::event;
use crate::support::app::{self, App, May, Page};
use crate::support::hall::Hall;

/// What a spelling is to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Like {
    /// It looks no different: so do commands and files take it.
    Seen,
    /// The same name.
    Same,
    /// It may be the same person.
    Alike,
    /// Somebody else.
    Other,
}
use Like::{Alike, Other, Same, Seen};

const NAMES: &[(&str, &str, Like)] = &[
    ("José Silva", "Jose\u{301} Silva", Seen),
    ("José Silva", "José\u{A0}Silva", Seen),
    ("José Silva", "José  Silva", Seen),
    ("José Silva", "\u{200B}José Silva", Seen),
    ("José Silva", "JOSÉ SILVA", Same),
    ("José Silva", "Jose Silva", Alike),
    ("José Silva", "Silva, José", Alike),
    ("José Silva", "José Salva", Other),
    ("Seán O'Neil", "Seán O’Neil", Same),
    ("Seán O'Neil", "Seán OʼNeil", Same),
    ("Seán O'Neil", "seán o`neil", Same),
    ("Seán O'Neil", "Sean O’Neil", Alike),
    ("Seán O'Neil", "O'Neil, Sean", Alike),
    ("Seán O'Neil", "Sean ONeil", Alike),
    ("Seán O'Neil", "Sean O Neil", Alike),
    ("Seán O'Neil", "Sean O'Nell", Other),
    ("Łukasz Nowak", "łukasz NOWAK", Same),
    ("Łukasz Nowak", "Lukasz Nowak", Alike),
    ("Łukasz Nowak", "Nowak Lukasz", Alike),
    ("Łukasz Nowak", "Lucas Novak", Other),
    ("Hans Müller", "HANS MÜLLER", Same),
    ("Hans Müller", "Hans Mu\u{308}ller", Seen),
    ("Hans Müller", "Hans Mueller", Alike),
    ("Hans Müller", "Muller, Hans", Alike),
    ("Hans Müller", "Hans Miller", Other),
    ("Jörg Groß", "Jörg Gross", Same),
    ("Jörg Groß", "JÖRG GROSS", Same),
    ("Jörg Groß", "Joerg Gross", Alike),
    ("Jörg Groß", "Jorg Gros", Other),
    ("Søren Håkansson", "Soeren Haakansson", Alike),
    ("Søren Håkansson", "Soren Hakansson", Alike),
    ("Søren Håkansson", "HÅKANSSON SØREN", Alike),
    ("Anne-Marie Dupont", "Anne‑Marie Dupont", Same),
    ("Anne-Marie Dupont", "anne–marie dupont", Same),
    ("Anne-Marie Dupont", "Anne Marie Dupont", Alike),
    ("Anne-Marie Dupont", "Annemarie Dupont", Alike),
    ("Anne-Marie Dupont", "Dupont Anne-Marie", Alike),
    ("Anne-Marie Dupont", "Anna-Maria Dupont", Other),
    ("Nguyễn Văn An", "Nguyen Van An", Alike),
    ("李 娜", "李\u{3000}娜", Seen),
    ("李 娜", "娜, 李", Alike),
    ("Ada Lovelace", "Ada Lovelance", Other),
];

/// Calls a player otherwise, past the pages.
async fn call_in(app: &App, id: TournamentId, number: i64, name: &str) {
    let mut tx = app.db.write(Scope::Tournament(id)).await.unwrap();
    let players = player::of_tournament(&mut tx, id).await.unwrap();
    let mut found = players.into_iter().find(|player| player.number == number).expect("a player");
    if found.person.name != name {
        (found.person.name, found.person.suffix) = (name.to_owned(), 0);
        player::update(&mut tx, &found).await.unwrap();
        player::insert_next_person(&mut tx, &found).await.unwrap();
        tournament::bump(&mut tx, id).await.unwrap();
    }
    tx.commit().await.unwrap();
}

async fn call(hall: &Hall, number: i64, name: &str) {
    call_in(&hall.app, hall.id, number, name).await;
}

/// Calls an account otherwise, past the pages.
async fn call_account(hall: &Hall, id: AccountId, name: &str) {
    let mut tx = hall.app.db.write(Scope::Everything).await.unwrap();
    let mut found = account::by_id(&mut tx, id).await.unwrap().expect("an account");
    (found.name, found.name_key) = (name.to_owned(), account::stored_key(name));
    account::update(&mut tx, &found).await.unwrap();
    tournament::bump(&mut tx, hall.id).await.unwrap();
    tx.commit().await.unwrap();
}

/// Whoever came in by a door that took somebody else is called so that nobody is like them.
async fn put_away(hall: &Hall, from: i64) {
    let last = hall.snapshot().await.players.iter().map(|player| player.number).max().unwrap_or(0);
    for number in from..=last {
        call(hall, number, &format!("Zzyzx {number}{number}")).await;
    }
}

#[tokio::test]
async fn search_finds_every_spelling() {
    let hall = Hall::open(0).await;
    hall.staff(hall.organizer.id(), StaffRole::Judge).await;
    hall.add("Somebody").await;
    let more = [
        ("Pat O’Brien", "obrien", Same),
        ("Pat O’Brien", "o'brien", Same),
        ("Pat O’Brien", "o’brien", Same),
        ("Pat O’Brien", "o brien", Same),
        ("Pat O Brien", "obrien", Same),
        ("Jean-Baptiste Roux", "jeanbaptiste", Same),
        ("Jean Baptiste Roux", "jeanbaptiste", Same),
    ];
    for (written, typed, like) in NAMES.iter().copied().chain(more).filter(|(_, typed, _)| !typed.contains(',')) {
        call(&hall, 1, written).await;
        // Another name may be a part of this one, which will do.
        let is_found = like != Other || typed == "Jorg Gros";
        let players = hall.organizer.get(&hall.run(&format!("/players?q={typed}"))).await.ok();
        assert_eq!(players.rows("table.roster").len(), usize::from(is_found), "{written}, {typed}: {players}");
        let judge = hall.organizer.get(&hall.run(&format!("/judge?q={typed}"))).await.ok();
        assert_eq!(judge.has("main a[href*='/players/1']"), is_found, "{written}, {typed}: {judge}");
    }
}

#[tokio::test]
async fn an_import_leaves_out_who_is_there_and_asks_about_who_may_be() {
    let hall = Hall::open(0).await;
    hall.add("Somebody").await;
    let judge = hall.app.insert_account("judge", May::Nothing).await;
    hall.staff(judge, StaffRole::Judge).await;
    for (written, typed, like) in NAMES {
        let file = format!("player\n\"{typed}\"\n");
        call(&hall, 1, written).await;
        let (_, page) = upload(&hall, file.as_bytes()).await;
        let outcome = page.rows("table.roster").concat().concat();
        let (is_there, is_asked) = (outcome.contains("already there"), page.says("almost the same name"));
        assert_eq!(is_there, matches!(like, Seen | Same), "{written}, {typed}: {page}");
        assert_eq!(is_asked, *like == Alike, "{written}, {typed}: {page}");
        call(&hall, 1, "Somebody").await;
        call_account(&hall, judge, written).await;
        let (_, page) = upload(&hall, file.as_bytes()).await;
        let is_staff = page.says("is on the staff of this tournament");
        assert_eq!(is_staff, matches!(like, Seen | Same), "{written}, {typed}: {page}");
        let is_asked = page.says("has nearly the name of somebody on the staff");
        assert_eq!(is_asked, *like == Alike, "{written}, {typed}: {page}");
        call_account(&hall, judge, "judge").await;
    }
}

#[tokio::test]
async fn doubles_check_in_and_registration_ask() {
    let hall = Hall::with(app::start_with(&["--registrations-per-hour", "0"]).await, 0).await;
    hall.register("Somebody", "").await.expect(303);
    hall.add("Zzyzx").await;
    for (written, typed, like) in NAMES {
        call(&hall, 1, written).await;
        call(&hall, 2, typed).await;
        let page = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
        assert_eq!(page.has("form.card"), *like != Other, "{written}, {typed}: {page}");
        call(&hall, 2, "Zzyzx").await;
        // Whoever registered from here a moment ago is asked whether it is the same person.
        let page = hall.register(typed, "").await.expect(if *like == Other { 303 } else { 422 });
        assert_eq!(page.fault("name").contains("registered"), *like != Other, "{written}, {typed}: {page}");
        put_away(&hall, 3).await;
        hall.change(|tournament| tournament.phase = Phase::CheckIn).await;
        let page = hall.organizer.post(&hall.run("/check-in"), &[("name", *typed)]).await;
        let page = page.expect(if *like == Other { 303 } else { 422 });
        assert_eq!(page.says("is on the list already"), *like != Other, "{written}, {typed}: {page}");
        put_away(&hall, 3).await;
        hall.change(|tournament| tournament.phase = Phase::Registration).await;
    }
}

#[tokio::test]
async fn staff_do_not_play_and_who_is_only_alike_is_asked() {
    let hall = Hall::with(app::start_with(&["--registrations-per-hour", "0"]).await, 0).await;
    let judge = hall.app.insert_account("judge", May::Nothing).await;
    hall.staff(judge, StaffRole::Judge).await;
    for (written, typed, like) in NAMES {
        call_account(&hall, judge, written).await;
        let fields = [("name", *typed), ("code", "yes"), ("photo", "yes"), ("other_person", "yes")];
        let form = format!("/t/{}/register", hall.slug);
        let by_hand = hall.run("/players/new");
        let fault = |page: &Page| match page.fault("name") {
            fault if fault.contains("nearly this name") => Alike,
            fault if fault.contains("has this name") => Same,
            _ => Other,
        };
        let expected = if *like == Seen { Same } else { *like };
        for page in [
            hall.app.visitor().post(&form, &fields[..3]).await,
            hall.organizer.post(&by_hand, &[("name", *typed)]).await,
        ] {
            assert_eq!(fault(&page), expected, "{written}, {typed}: {page}");
        }
        // Who registers can't say of the same name that it is another person; who is only alike can.
        let page = hall.app.visitor().post(&form, &fields).await;
        assert_eq!(fault(&page), if expected == Same { Same } else { Other }, "{written}, {typed}: {page}");
        put_away(&hall, 1).await;
    }
}

#[tokio::test]
async fn players_are_not_made_staff_or_invited_unasked_and_accounts_have_one_name() {
    let hall = Hall::open(0).await;
    hall.add("Somebody").await;
    let candidate = hall.app.insert_account("candidate", May::Nothing).await;
    // What is not seen is refused in the name of an account, whosever it is.
    for (written, typed, like) in NAMES.iter().filter(|(_, typed, _)| !typed.contains('\u{200B}')) {
        call(&hall, 1, written).await;
        let status = if *like == Other { 303 } else { 409 };
        let fields = [("invitee", *typed), ("invited_role", "judge")];
        let shown = if *like == Other { 200 } else { 409 };
        hall.organizer.post(&hall.run("/staff/invite"), &fields).await.expect(shown);
        call_account(&hall, candidate, typed).await;
        let page = hall.organizer.post(&hall.run("/staff"), &[("name", typed), ("role", "judge")]).await.expect(status);
        assert_eq!(page.says("1.3.2"), *like != Other, "{written}, {typed}: {page}");
        let mut tx = hall.app.db.write(Scope::Everything).await.unwrap();
        tournament::remove_staff(&mut tx, hall.id, candidate, StaffRole::Judge).await.unwrap();
        tx.commit().await.unwrap();
        // Whoever signs in types the name as it is typed.
        let mut tx = hall.app.db.read().await.unwrap();
        let found = account::by_name(&mut tx, written).await.unwrap().map(|found| found.id);
        assert_eq!(found, matches!(like, Seen | Same).then_some(candidate), "{written}, {typed}");
        drop(tx);
        call_account(&hall, candidate, "candidate").await;
    }
}

#[tokio::test]
async fn bans_warn_of_whoever_may_be_meant() {
    let hall = Hall::open(0).await;
    hall.add("Somebody").await;
    let administrator = hall.app.administrator().await;
    let mut banned: Vec<&str> = NAMES.iter().map(|(written, _, _)| *written).collect();
    banned.dedup();
    for name in banned {
        let form =
            [("banned", name), ("reason", "Threw the board."), ("from_day", "2026-01-01"), ("until_day", "2027-01-01")];
        administrator.post("/admin/bans", &form).await.expect(303);
    }
    for (written, typed, like) in NAMES {
        call(&hall, 1, typed).await;
        let page = hall.organizer.get(&hall.run("/players/1")).await.ok();
        assert_eq!(page.says("This player may be banned."), *like != Other, "{written}, {typed}: {page}");
    }
}

#[actix_web::test]
async fn a_confidential_report_knows_or_asks_who_is_meant() {
    let house = house().await;
    let mut before = "Player 03";
    for (written, typed, like) in NAMES {
        house.day.change_player(before, |player| player.person.name = (*written).to_owned()).await;
        before = written;
        // Of the second line nobody knows who is meant, so nothing is filed.
        let page = house.file("Player 01", &[("persons", &format!("{typed}\nColeague"))]).await.expect(422);
        let asked = page.attributes("input[name='meant']", "value");
        let of_player = asked.iter().any(|choice| choice.starts_with("p3 "));
        match like {
            Seen | Same => assert!(!of_player, "{written}, {typed}: {asked:?}"),
            Alike => assert!(of_player, "{written}, {typed}: {asked:?}"),
            // Somebody may have misread a name by a letter: that is asked about, and never taken for sure.
            Other => {}
        }
    }
}

#[tokio::test]
async fn a_series_asks_about_whoever_may_be_one() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let staff = (&organizer, &judge);
    let spring = event(&app, staff, "spring", &[("Somebody", "")]).await;
    let autumn = event(&app, staff, "autumn", &[("Zzyzx", "")]).await;
    app.insert_series("cup", organizer.id(), &[spring, autumn]).await;
    for (written, typed, like) in NAMES.iter().filter(|(_, _, like)| *like != Other) {
        call_in(&app, spring, 1, written).await;
        call_in(&app, autumn, 1, typed).await;
        let page = organizer.get("/series/cup/people").await.ok();
        assert!(page.has("main a[href*='/people/join?']"), "{written}, {typed}, {like:?}: {page}");
    }
}

#[test]
fn commands_and_files_take_names_as_they_are_seen() {
    let folder = tempfile::tempdir().unwrap();
    for (written, typed, like) in NAMES {
        let names = [written, "Bo", "Cy"].map(str::to_owned);
        let table = format!("round,table,position,player\n1,1,1,\"{typed}\"\n1,1,2,Bo\n1,1,3,Cy\n");
        let read = schedule::parse(&table, Some(&names), TableSizes::CHAMPIONSHIP);
        assert_eq!(read.is_ok(), *like == Seen, "{written}, {typed}");
        if *like == Seen {
            assert_eq!(read.unwrap()[0][0][0], *written, "{written}, {typed}");
        }
        let mut results = "stage,round,table,position,player,vp,winner\n".to_owned();
        for (round, name) in [(1, written), (2, typed)] {
            results +=
                &format!("prelim,{round},1,1,\"{name}\",10,1\nprelim,{round},1,2,Bo,6,0\nprelim,{round},1,3,Cy,5,0\n");
        }
        let file = folder.path().join("results.csv");
        std::fs::write(&file, results).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
        let output = command.arg("standings").arg("--results").arg(file).output().unwrap();
        let lines = String::from_utf8(output.stdout).unwrap().lines().count();
        assert_eq!(lines, if *like == Seen { 4 } else { 5 }, "{written}, {typed}");
    }
}

/// Groups and clubs: the same, asked about, or two.
const GROUPS: &[(&str, &str, Like)] = &[
    ("Smith", "smith", Same),
    ("Smith", " SMITH", Same),
    ("Smith", "Smyth", Alike),
    ("Smith", "Schmidt", Other),
    ("O'Neil", "O’Neil", Same),
    ("O'Neil", "ONeil", Alike),
    ("SC Köln", "SC KÖLN", Same),
    ("SC Köln", "SC Ko\u{308}ln", Same),
    ("SC Köln", "SC\u{A0}Köln", Same),
    ("SC Köln", "SC  Köln", Same),
    ("SC Köln", "SC Koln", Alike),
    ("SC Köln", "SC Koeln", Alike),
    ("Müller", "Mueller", Alike),
    ("Anne-Marie", "Anne–Marie", Same),
    ("Anne-Marie", "Anne Marie", Alike),
    ("Catan Jena", "Catan Jenna", Alike),
    ("Family 1", "Family 2", Other),
    ("none", "none", Other),
    ("n/a", "N/A", Other),
    ("-", "–", Other),
    ("keine", "Keine", Other),
    ("no", "NO", Other),
    ("0", "0", Other),
];

/// Gives a player a group, and a club of the same name, past the pages.
async fn put_in(hall: &Hall, number: i64, name: &str) {
    let mut tx = hall.app.db.write(Scope::Tournament(hall.id)).await.unwrap();
    let players = player::of_tournament(&mut tx, hall.id).await.unwrap();
    let mut found = players.into_iter().find(|player| player.number == number).expect("a player");
    (found.person.group_names, found.person.club) = (name.to_owned(), Some(name.to_owned()));
    player::update(&mut tx, &found).await.unwrap();
    player::insert_next_person(&mut tx, &found).await.unwrap();
    tournament::bump(&mut tx, hall.id).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn groups_are_the_same_or_asked_about_and_stay_two_once_that_was_said() {
    let hall = Hall::open(0).await;
    hall.add("Ada").await;
    hall.add("Bo").await;
    let (page, path) = (hall.run("/players/doubles"), hall.run("/players/doubles/groups"));
    for (written, typed, like) in GROUPS {
        put_in(&hall, 1, written).await;
        put_in(&hall, 2, typed).await;
        let asked = hall.organizer.get(&page).await.ok();
        let forms = asked.texts("form[action$='/doubles/groups']").len();
        assert_eq!(forms, if *like == Alike { 2 } else { 0 }, "{written}, {typed}: {asked}");
        let link = hall.organizer.get(&hall.run("/players")).await.ok();
        assert_eq!(link.has("a[href$='/players/doubles']"), *like == Alike, "{written}, {typed}: {link}");
        let stored = hall.snapshot().await.players;
        let groups =
            Groups::from_names(stored.iter().map(|player| (player.person.groups(), player.person.club.as_deref())));
        assert_eq!(groups.share(0, 1), *like == Same, "{written}, {typed}");
    }
    put_in(&hall, 1, "Müller").await;
    put_in(&hall, 2, "Mueller").await;
    let send = async |are: &str, kind: &str, one: &str, two: &str| {
        let fields = [("are", are), ("kind", kind), ("one", one), ("two", two)];
        hall.organizer.post(&path, &fields).await
    };
    let asked = async || hall.organizer.get(&page).await.ok().texts("main form button[value='two']").len();
    // Two clubs, whichever is named first and however often it is said, and open again.
    for _ in 0..2 {
        send("two", "club", "Mueller", "MÜLLER").await.expect(303);
        assert_eq!(asked().await, 1);
    }
    assert!(hall.organizer.get(&page).await.ok().says("Marked as two groups or clubs"));
    send("open", "club", "Müller", "Mueller").await.expect(303);
    assert_eq!(asked().await, 2);
    // One group: everybody has the spelling that was chosen, and who says it late changes nothing.
    for _ in 0..2 {
        send("one", "group", "Müller", "Mueller").await.expect(303);
        let stored = hall.snapshot().await.players;
        assert!(stored.iter().all(|player| player.person.group_names == "Müller"), "{stored:?}");
    }
    assert_eq!(asked().await, 1);
    let audit = hall.organizer.get(&hall.run("/audit")).await.ok();
    assert!(audit.says("join two spellings of a group or club") && audit.says("say that two groups or clubs are two"));
    assert!(!audit.says("Mueller"), "families are called like people: {audit}");
    send("one", "club", "Moeller", "Mueller").await.expect(409);
    for (are, kind, one, two) in [
        ("one", "club", "Müller", "müller"),
        ("one", "club", "none", "Mueller"),
        ("both", "club", "Müller", "Mueller"),
        ("two", "clan", "Müller", "Mueller"),
    ] {
        send(are, kind, one, two).await.expect(404);
    }
}

/// "Two people: keep both" in an import is an answer, and is not asked about on the page of doubles.
#[tokio::test]
async fn whom_an_import_kept_apart_is_not_asked_about_again() {
    let hall = Hall::open(0).await;
    hall.add("Hans Müller").await;
    let list = "player\nHans Mueller\nCy Berg\nBerg Cy\n";
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert_eq!(page.rows("table.doubles").len(), 2, "{page}");
    let both = [("same-2", "both"), ("same-4", "both")];
    confirm(&hall, &path, &page, &both).await.expect(303);
    let page = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
    assert!(!page.has("form.card") && page.says("Marked as two people"), "{page}");
    assert_eq!(labels(&hall).await.len(), 4);
}
