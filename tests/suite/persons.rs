//! The same person in several tournaments: joined and parted by staff, never by itself, and erased per player.

use std::io::Cursor;

use reeve_actions::transfer::export_tournament::export_tournament;
use reeve_actions::{Caller, Context, Who};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::new_tournament::NewTournament;
use reeve_store::time::millis;
use reeve_store::{Db, IndividualId, PlayerId, Scope, TournamentId, individual, new_tournament, player, tournament};

use crate::support::app::{self, App, May, Person};
use crate::support::day::{blank, someone};
use crate::support::db::text_of_tables;

/// A tournament with players, given as names with e-mail addresses (empty: none).
async fn cup(app: &App, slug: &str, organizer: &Person, players: &[(&str, &str)]) -> (TournamentId, Vec<PlayerId>) {
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let row = NewTournament { slug: slug.to_owned(), name: format!("The {slug}"), ..blank() };
    let id = new_tournament::insert(&mut tx, &row).await.unwrap().id;
    let now = row.created_at;
    tournament::add_staff(&mut tx, id, organizer.id(), StaffRole::Organizer, now).await.unwrap();
    let mut ids = Vec::new();
    for (name, email) in players {
        let email = Some((*email).to_owned()).filter(|email| !email.is_empty());
        let mut player = someone(id, name);
        player.person.email = email;
        ids.push(player::insert(&mut tx, &player).await.unwrap().id);
    }
    tx.commit().await.unwrap();
    (id, ids)
}

async fn individual_of(db: &Db, player: PlayerId) -> Option<IndividualId> {
    individual::of_player(&mut db.read().await.unwrap(), player).await.unwrap()
}

fn at(slug: &str, path: &str) -> String {
    format!("/run/{slug}/players/{path}")
}

#[tokio::test]
async fn the_same_address_is_suggested_and_only_staff_join() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let (_, first) = cup(&app, "spring", &organizer, &[("Imani", " Imani@Example.org ")]).await;
    let players = [("Imani Okoro", "imani@example.ORG"), ("Imani", "other@example.org")];
    let (_, second) = cup(&app, "autumn", &organizer, &players).await;
    assert_eq!(individual_of(&app.db, first[0]).await, None, "nobody is joined by an address");

    let page = organizer.get(&at("spring", "1")).await.ok();
    assert!(page.says("Imani Okoro in The autumn") && page.says("has the same e-mail address"), "{page}");
    assert_eq!(page.attributes("form[action$='/join'] input[name=number]", "value"), ["1", ""]);
    let joined =
        organizer.post(&at("spring", "1/join"), &[("tournament", "autumn"), ("number", "1")]).await.expect(303);
    let page = organizer.follow(&joined).await.ok();
    assert!(page.says("The two are now linked as one person") && !page.says("the same e-mail address"), "{page}");
    assert_eq!(individual_of(&app.db, first[0]).await, individual_of(&app.db, second[0]).await);
    assert!(individual_of(&app.db, first[0]).await.is_some());
    let other = organizer.get(&at("autumn", "1")).await.ok();
    assert!(other.attributes("a[href]", "href").contains(&at("spring", "1")), "{other}");
    for slug in ["spring", "autumn"] {
        let log = organizer.get(&format!("/run/{slug}/audit")).await.ok();
        assert!(log.says("join person"), "{slug}: {log}");
    }

    organizer.post(&at("autumn", "1/part"), &[]).await.expect(303);
    assert_eq!(individual_of(&app.db, first[0]).await, None);
    assert_eq!(individual_of(&app.db, second[0]).await, None);
    for slug in ["spring", "autumn"] {
        assert!(organizer.get(&format!("/run/{slug}/audit")).await.ok().says("part person"), "{slug}");
    }
    organizer.post(&at("autumn", "1/part"), &[]).await.expect(409);
}

#[tokio::test]
async fn nobody_is_twice_in_one_tournament() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let (_, a) = cup(&app, "spring", &organizer, &[("Ada", ""), ("Bo", "")]).await;
    let (_, b) = cup(&app, "summer", &organizer, &[("Ada", ""), ("Bo", "")]).await;
    let (_, c) = cup(&app, "autumn", &organizer, &[("Ada", "")]).await;
    let join = async |from: &str, slug: &str, number: &str| {
        organizer.post(&at(from, "join"), &[("tournament", slug), ("number", number)]).await
    };
    join("spring", "summer", "1").await.expect(404);
    let join = async |slug: &str, own: &str, to: &str, number: &str| {
        let fields = [("tournament", to), ("number", number)];
        organizer.post(&at(slug, &format!("{own}/join")), &fields).await
    };
    join("spring", "1", "summer", "1").await.expect(303);
    assert!(join("spring", "1", "summer", "1").await.expect(409).says("the same person already"));
    assert!(join("spring", "1", "summer", "2").await.expect(409).says("nobody plays twice"));
    assert!(join("spring", "1", "spring", "2").await.expect(422).says("the same tournament"));
    assert!(join("spring", "1", "summer", "9").await.expect(422).says("no player with this number"));
    assert!(join("spring", "1", "nowhere", "1").await.expect(422).says("You don't run a tournament"));
    assert!(join("spring", "1", "", "1").await.expect(422).says("Type its name or address."));
    let far = join("autumn", "1", "http://evil.example.org/t/summer", "1").await.expect(422);
    assert!(far.says("This is the address of another server."), "{far}");
    join("autumn", "1", "summer", "1").await.expect(303);
    let all = individual_of(&app.db, a[0]).await;
    assert!(all.is_some() && all == individual_of(&app.db, b[0]).await && all == individual_of(&app.db, c[0]).await);
    join("spring", "2", "summer", "2").await.expect(303);
    assert!(join("spring", "2", "autumn", "1").await.expect(409).says("nobody plays twice"));
    organizer.post(&at("summer", "1/part"), &[]).await.expect(303);
    assert_eq!(individual_of(&app.db, b[0]).await, None);
    assert_eq!(individual_of(&app.db, a[0]).await, individual_of(&app.db, c[0]).await, "the others stay joined");
}

#[tokio::test]
async fn a_hidden_player_is_joined_from_neither_side() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let (_, spring) = cup(&app, "spring", &organizer, &[("Ada", "")]).await;
    let (_, autumn) = cup(&app, "autumn", &organizer, &[("Ada", "")]).await;
    organizer.post(&at("autumn", "1/move"), &[("move", "archive")]).await.expect(303);
    let join =
        async |slug: &str, to: &str| organizer.post(&at(slug, "1/join"), &[("tournament", to), ("number", "1")]).await;
    assert!(join("spring", "autumn").await.expect(422).says("no player with this number"));
    join("autumn", "spring").await.expect(409);
    for player in [spring[0], autumn[0]] {
        assert_eq!(individual_of(&app.db, player).await, None);
    }
}

#[tokio::test]
async fn only_who_runs_both_tournaments_joins_and_sees() {
    let app = app::start().await;
    let (one, two) = (app.account("one", May::Create).await, app.account("two", May::Create).await);
    let administrator = app.administrator().await;
    let (spring, first) = cup(&app, "spring", &one, &[("Imani", "imani@example.org")]).await;
    let (secret, second) = cup(&app, "secret-cup", &two, &[("Imani", "imani@example.org")]).await;
    let page = one.get(&at("spring", "1")).await.ok();
    assert!(!page.body().contains("secret-cup"), "a tournament of others is not named: {page}");
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    tournament::add_staff(&mut tx, secret, one.id(), StaffRole::Judge, millis(chrono::Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    let page = one.get(&at("spring", "1")).await.ok();
    assert!(!page.body().contains("secret-cup"), "a judge runs no tournament: {page}");
    let typed = [("tournament", "secret-cup"), ("number", "1")];
    assert!(one.post(&at("spring", "1/join"), &typed).await.expect(422).says("You don't run a tournament"));
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    tournament::add_staff(&mut tx, spring, two.id(), StaffRole::Judge, millis(chrono::Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    two.post(&at("spring", "1/join"), &typed).await.expect(403);
    assert!(!two.get(&at("spring", "1")).await.ok().says("Also in"), "judges see nothing of it");
    assert_eq!(individual_of(&app.db, first[0]).await, None);

    administrator.post(&at("spring", "1/join"), &typed).await.expect(303);
    assert_eq!(individual_of(&app.db, first[0]).await, individual_of(&app.db, second[0]).await);
    let page = one.get(&at("spring", "1")).await.ok();
    assert!(!page.body().contains("secret-cup") && page.says("1 more in tournaments that you don't run"), "{page}");
    one.post(&at("spring", "1/part"), &[]).await.expect(303);
}

#[tokio::test]
async fn an_erased_player_is_nobody_elsewhere() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let mut all = Vec::new();
    for slug in ["spring", "summer", "autumn", "winter"] {
        let (id, players) = cup(&app, slug, &organizer, &[("Imani Okoro", "imani@example.org")]).await;
        all.push((id, players[0]));
    }
    for slug in ["summer", "autumn", "winter"] {
        organizer.post(&at("spring", "1/join"), &[("tournament", slug), ("number", "1")]).await.expect(303);
    }
    let data = organizer.get(&at("spring", "1/data.json")).await.ok().body();
    assert!(data.contains("The summer") && data.contains("The autumn"), "{data}");
    let page = organizer.get(&at("spring", "1/erase")).await.ok();
    assert!(page.says("in The summer") && page.says("in The autumn"), "{page}");
    let also = |at: usize| format!("{}-1", all[at].0);
    organizer
        .post(&at("spring", "1/erase"), &[("also", &also(1)), ("also", &also(3)), ("confirm", "erase")])
        .await
        .expect(303);
    let name = async |id| player::by_id(&mut app.db.read().await.unwrap(), id).await.unwrap().unwrap().person.name;
    assert_eq!(name(all[0].1).await, "Player 1");
    assert_eq!(name(all[1].1).await, "Player 1");
    assert_eq!(name(all[2].1).await, "Imani Okoro", "no tick, not erased");
    assert_eq!(name(all[3].1).await, "Player 1", "a second tick counts too");
    for (_, player) in all {
        assert_eq!(individual_of(&app.db, player).await, None);
    }
    let text: String = text_of_tables(&app.db).await.into_iter().map(|(_, text)| text).collect();
    assert!(!text.contains("\nindividual"), "{text}");
}

#[tokio::test]
async fn an_archive_says_nothing_of_other_tournaments() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let (id, _) = cup(&app, "spring", &organizer, &[("Imani", "imani@example.org")]).await;
    cup(&app, "hidden-name", &organizer, &[("Imani", "imani@example.org")]).await;
    organizer.post(&at("spring", "1/join"), &[("tournament", "hidden-name"), ("number", "1")]).await.expect(303);
    let caller = Caller { who: Who::Command, address: String::new() };
    let context = Context { db: &app.db, caller: &caller, now: millis(chrono::Utc::now()), form: None };
    let file = export_tournament(&context, id).await.unwrap();
    let mut zip = zip::ZipArchive::new(Cursor::new(file)).unwrap();
    for at in 0..zip.len() {
        let mut entry = zip.by_index(at).unwrap();
        let text = std::io::read_to_string(&mut entry).unwrap();
        let name = entry.name().unwrap().into_owned();
        assert!(!text.contains("hidden-name") && !name.contains("individual"), "{name}");
    }
}
