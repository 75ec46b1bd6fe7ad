//! Judges and organizers of the events of a series: what they see of each other's rulings, how the ladder for collusion goes on
//! from event to event, and staff of one event who play in another.

use reeve_rules::tournament::vocabulary::{Phase, StaffRole, TournamentPart};
use reeve_store::new_tournament::NewTournament;
use reeve_store::player::Player;
use reeve_store::time::millis;
use reeve_store::{Scope, account, new_tournament, player, tournament};

use crate::rulings::rule;
use crate::support::app::{self, App, May, Person};
use crate::support::day::{Day, blank, someone};

/// A day of its own staff with these players, who have an e-mail address of their name.
pub async fn event(app: App, organizer: &Person, judge: &Person, slug: &'static str, names: &[&str]) -> Day {
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let new = NewTournament {
        slug: slug.to_owned(),
        name: format!("Event {slug}"),
        phase: Phase::CheckIn,
        part: TournamentPart::Prelims,
        ..blank()
    };
    let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
    for (person, role) in [(organizer, StaffRole::Organizer), (judge, StaffRole::Judge)] {
        tournament::add_staff(&mut tx, id, person.id(), role, millis(chrono::Utc::now())).await.unwrap();
    }
    for name in names {
        let mut new = someone(id, name);
        new.person.email = Some(format!("{}@example.org", name.to_lowercase()));
        player::insert(&mut tx, &new).await.unwrap();
    }
    tx.commit().await.unwrap();
    Day { app, organizer: organizer.clone(), judge: judge.clone(), id, slug }
}

async fn called(day: &Day, name: &str) -> Player {
    day.stored().await.players.into_iter().find(|player| player.person.name == name).expect("a player")
}

/// The first table of the first round.
async fn seated(day: &Day) -> Vec<Player> {
    let stored = day.stored().await;
    let seats = stored.rounds[0].tables[0].seats.clone();
    seats.iter().map(|seat| stored.player(seat.player_id).expect("a player").clone()).collect()
}

pub const NAMES: [&str; 12] = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gro", "Hal", "Ida", "Jon", "Kim", "Lea"];
pub const OTHERS: [&str; 12] = ["Mo", "Nia", "Ole", "Pia", "Quin", "Rui", "Sam", "Tia", "Uma", "Vik", "Wes", "Ada"];

#[tokio::test]
async fn the_ladder_goes_on_from_event_to_event_and_nothing_else_is_told() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let (here, there) = (app.account("judge", May::Nothing).await, app.account("judge there", May::Nothing).await);
    let first = event(app, &organizer, &there, "jena", &NAMES).await;
    first.make().await;
    first.open("prelim/1").await;
    // Ada and another one at her table are warned for collusion; something else is said of somebody who plays there alone.
    let table = seated(&first).await;
    let (ada, other) = match table.iter().any(|player| player.person.name == "Ada") {
        true => (called(&first, "Ada").await, table.into_iter().find(|player| player.person.name != "Ada").unwrap()),
        false => (called(&first, "Ada").await, table[0].clone()),
    };
    let warning = [("penalty", "warning"), ("decision", "Both are warned."), ("report", "Seen by the table behind.")];
    rule(&first, "clause=1.3.6", &[ada.number, other.number], &warning).await.expect(303);
    let alone = called(&first, "Kim").await;
    let caution = [("penalty", "caution"), ("decision", "A word to Kim.")];
    rule(&first, "clause=2.1.4", &[alone.number], &caution).await.expect(303);
    let first_id = first.id;

    let second = event(first.app, &organizer, &here, "gera", &OTHERS).await;
    second.make().await;
    second.open("prelim/1").await;
    let ada = called(&second, "Ada").await;
    let form = second.run(&format!("judge/rulings/new?clause=1.3.6&player={}", ada.number));
    let page = second.judge.get(&form).await.ok();
    assert!(!page.says("Event jena") && page.has("input[name='penalty'][value='warning'][checked]"), "{page}");

    // Once both are events of one series, the judge of the second sees it, and the ladder goes on.
    second.app.insert_series("cup", organizer.id(), &[first_id, second.id]).await;
    let page = second.judge.get(&form).await.ok();
    assert!(page.says("In other events of the series") && page.says("Event jena"), "{page}");
    assert!(page.says("Both are warned.") && page.says("in other events: 1 warning"), "{page}");
    assert!(page.has("input[name='penalty'][value='disqualification'][checked]"), "{page}");
    assert_eq!(page.texts("section[aria-labelledby='had'] bdi"), ["Event jena", "Ada"], "{page}");
    for not_told in ["Seen by the table behind", "A word to Kim", "judge there"] {
        assert!(!page.says(not_told), "{not_told}: {page}");
    }
    let history = second.judge.get(&second.run(&format!("judge/players/{}", ada.number))).await.ok();
    assert!(history.says("Both are warned.") && history.says("in other events: 1 warning"), "{history}");
    assert!(second.organizer.get(&second.run(&format!("judge/players/{}", ada.number))).await.ok().says("Event jena"));
    let found = second.judge.get(&second.run("judge?q=Ada")).await.ok();
    assert!(found.text(".plain-list").contains("in other events: 1 warning"), "{found}");
    let nobody = called(&second, "Mo").await;
    let page = second.judge.get(&second.run(&format!("judge/rulings/new?clause=1.3.6&player={}", nobody.number))).await;
    assert!(!page.ok().says("Event jena"), "only of who is in both");
    // The event itself stays shut, and neither players nor the public read of it here.
    assert!(matches!(second.judge.get("/run/jena/judge/rulings/1").await.status, 403 | 404));
    let own = second.app.visitor().get(&format!("/p/{}", ada.link_token)).await.ok();
    assert!(!own.says("Both are warned."), "{own}");
    let file = second.organizer.get(&second.run("export/rulings.csv")).await.ok();
    assert_eq!(file.body().lines().count(), 1, "{}", file.body());

    // What is lifted there is no step of the ladder here.
    let first = Day { id: first_id, slug: "jena", judge: there, ..second };
    let theirs = called(&first, "Ada").await;
    rule(&first, "clause=1.3.6&refers=1", &[theirs.number], &[("lifts", "yes")]).await.expect(303);
    let page = here.get(&form).await.ok();
    assert!(page.has("input[name='penalty'][value='warning'][checked]") && page.says("lifted"), "{page}");
    assert!(!page.says("in other events: 1 warning"), "{page}");
}

#[tokio::test]
async fn staff_who_play_elsewhere_are_named_and_not_refused() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let (here, there) = (app.account("judge", May::Nothing).await, app.account("Quin", May::Nothing).await);
    let first = event(app, &organizer, &here, "jena", &NAMES).await;
    let first_id = first.id;
    let second = event(first.app, &organizer, &there, "gera", &["Mo", "Nia", "Jun", "Ole"]).await;
    let mut tx = second.app.db.write(Scope::NoTournament).await.unwrap();
    let mut judge = account::by_id(&mut tx, here.id()).await.unwrap().expect("an account");
    judge.email = Some("JUN@Example.org".to_owned());
    account::update(&mut tx, &judge).await.unwrap();
    tx.commit().await.unwrap();
    let says = "judge, on the staff of Event jena, plays in Event gera.";
    let staff = organizer.get("/run/jena/staff").await.ok();
    assert!(!staff.says(says), "{staff}");
    second.app.insert_series("cup", organizer.id(), &[first_id, second.id]).await;
    for path in ["/run/jena/staff", "/run/jena", "/series/cup"] {
        let page = organizer.get(path).await.ok();
        assert!(page.says(says) && page.says("The rules keep them only from their own"), "{path}: {page}");
    }
    assert!(!organizer.get("/run/gera/staff").await.ok().says("plays in"), "nobody of its staff plays elsewhere");
    // They come in by the forms as everybody does; a name alone is said to be no more than that.
    let typed = [("name", "Quin"), ("email", "somebody@example.org")];
    organizer.post("/run/jena/players/new", &typed).await.expect(303);
    let page = organizer.get("/run/gera/staff").await.ok();
    assert!(page.says("Quin is on the staff of Event gera; somebody of the same name plays in Event jena."), "{page}");
    // In their own tournament they are refused as ever.
    assert_eq!(organizer.post("/run/gera/players/new", &typed).await.status, 422);
}
