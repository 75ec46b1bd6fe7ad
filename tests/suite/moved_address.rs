//! The address of a hall's laptop that changes while Reeve runs: what leads to it, and who is told.

use reeve_store::hall_screen;

use crate::live::Listener;
use crate::support::app;
use crate::support::app::{App, Person};
use crate::support::day::{Day, day};
use crate::support::hall::Hall;
use crate::support::letters;

const FIRST: &str = "192.0.2.7:8080";
const SECOND: &str = "192.0.2.8:8080";

/// What the job in the background does.
fn move_to(app: &App, address: &str) {
    app.shared.move_to_address(address.parse().expect("an address"));
}

/// A tournament on a laptop that has been in one network so far.
async fn in_a_hall() -> Day {
    let day = day(12).await;
    move_to(&day.app, FIRST);
    day
}

#[tokio::test]
async fn the_staff_reads_where_phones_find_the_laptop_now() {
    let day = in_a_hall().await;
    let told = format!("phones find it at http://{SECOND} now");
    let home = format!("/run/{}", day.slug);
    let pages: [&str; 4] = [&home, &day.run("screens"), "/run", "/account"];
    for page in pages {
        let answer = day.organizer.get(page).await.ok();
        assert!(!answer.says("phones find it at"), "nobody was given another address before: {answer}");
    }
    move_to(&day.app, SECOND);
    for page in pages {
        let answer = day.organizer.get(page).await.ok();
        assert!(answer.says(&told), "{page}: {answer}");
        let way = if page.starts_with(&home) { day.run("poster") } else { format!("http://{SECOND}") };
        assert!(answer.attributes(".notice a", "href").contains(&way), "{page}: {answer}");
    }
    assert!(day.organizer.get(&day.run("poster")).await.ok().says(SECOND));
    for page in ["/", &format!("/t/{}", day.slug)] {
        assert!(!day.app.visitor().get(page).await.ok().says("phones find it at"), "{page}");
    }
    // What hangs on the walls leads there again.
    move_to(&day.app, FIRST);
    assert!(!day.organizer.get("/account").await.ok().says("phones find it at"));
}

#[tokio::test]
async fn pages_that_are_kept_and_screens_lead_to_the_new_address() {
    let day = in_a_hall().await;
    let visitor = day.app.visitor();
    day.organizer.post(&day.run("screens"), &[("screen", "Entrance")]).await.expect(303);
    let tournament = day.stored().await.tournament.id;
    let mut tx = day.app.db.read().await.unwrap();
    let screen = hall_screen::of_tournament(&mut tx, tournament).await.unwrap().remove(0);
    drop(tx);
    let version = screen.version.to_string();
    let fields = [("screen", "Entrance"), ("theme", "dark"), ("shows", "code"), ("version", &*version)];
    day.organizer.post(&day.run(&format!("screens/{}", screen.id)), &fields).await.expect(303);
    let home = format!("/t/{}", day.slug);
    let shown = async || {
        let screen = visitor.get(&day.public(&format!("screen/{}", screen.id))).await.ok();
        let page = visitor.get(&home).await.ok();
        let code = visitor.get(&day.public("qr.svg")).await.ok().body();
        let api = visitor.get("/api/1/tournaments").await.ok().body();
        let canonical = page.attributes("link[rel=canonical]", "href").concat();
        (screen.text(".scan .address"), screen.attributes(".scan img", "src").concat(), code, canonical, api)
    };
    let before = shown().await;
    let (mut listener, _) = Listener::at(&visitor, &day.public("live")).await;
    move_to(&day.app, SECOND);
    let (version, kinds) = listener.next().await.expect("news");
    assert!(version.is_none() && kinds.contains(&"course".to_owned()), "{kinds:?}");
    let after = shown().await;
    for ((address, picture, code, canonical, api), at) in [(&before, FIRST), (&after, SECOND)] {
        assert_eq!((address, canonical), (&format!("http://{at}{home}"), &format!("http://{at}{home}")));
        assert!(picture.starts_with("data:image/svg+xml;base64,") && code.contains("<svg"));
        assert!(api.contains(&format!("http://{at}{home}")), "{api}");
    }
    assert_ne!((before.1, before.2), (after.1, after.2));
}

/// What a page tells the device of where it may take what waits on it.
async fn found_at(person: &Person, page: &str) -> Vec<String> {
    person.get(page).await.ok().attributes("#queue", "data-found-at")
}

#[tokio::test]
async fn devices_know_where_to_take_what_waits_on_them() {
    let day = day(4).await;
    day.make().await;
    day.open("prelim/1").await;
    let check_in = day.run("check-in");
    let own = format!("/p/{}/sheets/prelim/1", day.stored().await.players[0].link_token);
    assert!(found_at(&day.organizer, &check_in).await.is_empty(), "no other device finds it");
    for at in ["192.168.1.7:8080", "192.168.1.8:8080"] {
        move_to(&day.app, at);
        let expected = [format!("http://{at} http://reeve.local:8080")];
        assert_eq!(found_at(&day.organizer, &check_in).await, expected);
        assert_eq!(found_at(&day.app.visitor(), &own).await, expected);
    }
    move_to(&day.app, SECOND);
    assert_eq!(found_at(&day.organizer, &check_in).await, [format!("http://{SECOND}")], "no name outside of a hall");
    assert!(found_at(&day.app.visitor(), &format!("/t/{}", day.slug)).await.is_empty(), "nothing waits for a visitor");
}

#[tokio::test]
async fn mails_lead_to_the_new_address() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let hall = Hall::with(app, 0).await;
    for address in [FIRST, SECOND] {
        move_to(&hall.app, address);
    }
    hall.register("Ada", "ada@example.org").await.expect(303);
    let mails = letters::in_folder(folder.path(), 1).await;
    assert!(mails[0].contains(&format!("http://{SECOND}/p/")), "{}", mails[0]);
}

#[tokio::test]
async fn an_address_that_somebody_has_said_stays() {
    let app = app::start_with(&["--public-url", "http://reeve.example"]).await;
    let ada = app.account("ada", app::May::Create).await;
    for address in [FIRST, SECOND] {
        move_to(&app, address);
    }
    assert_eq!(&*app.shared.public_url(), "http://reeve.example");
    assert!(!ada.get("/account").await.ok().says("phones find it at"));
    assert!(found_at(&ada, "/account").await.is_empty());
}
