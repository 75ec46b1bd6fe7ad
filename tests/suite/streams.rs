//! What is laid over a stream: an address that stays the same from event to event, and never shows more than what is public.

use crate::support::app::{May, Page};
use crate::support::day::{Day, day};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::time::millis;
use reeve_store::{Scope, tournament};

/// The first address of the organizer: its path.
async fn address(day: &Day) -> String {
    day.organizer.post(&day.run("streams"), &[("stream", " Lower third ")]).await.expect(303);
    let list = day.organizer.get(&day.run("streams")).await.ok();
    assert!(list.says("Lower third") && list.says("shows nothing of this event"), "{list}");
    let shown = list.text("a.address");
    format!("/stream/{}", shown.split("/stream/").nth(1).expect("an address"))
}

/// Where the organizer says what the first address shows.
async fn first(day: &Day) -> String {
    let list = day.organizer.get(&day.run("streams")).await.ok();
    list.attributes("main .entries a.name", "href").swap_remove(0)
}

async fn show(day: &Day, part: &str, number: &str) -> Page {
    let fields = [("part", part), ("number", number), ("corner", "top-right"), ("size", "large"), ("colours", "light")];
    day.organizer.post(&first(day).await, &fields).await
}

#[actix_web::test]
async fn an_address_shows_what_the_staff_puts_on_it_and_only_what_is_public() {
    let day = day(16).await;
    day.make().await;
    let (at, obs) = (address(&day).await, day.app.visitor());
    let empty = obs.get(&at).await.ok();
    assert!(!empty.has(".plate") && !empty.has("body[data-live]"), "{empty}");
    // A table shows nobody before its seats are public, and no VP before its result is.
    show(&day, "table", "1").await.expect(303);
    assert!(!obs.get(&at).await.ok().has(".plate"));
    day.play("prelim/1").await;
    let page = obs.get(&at).await.ok();
    assert!(page.says("Round 1 · Table 1") && page.texts(".part-table bdi").len() == 4, "{page}");
    assert!(page.has("#stream.top-right.large") && page.has("html[data-theme=light]"), "{page}");
    assert_eq!(page.attributes("body", "data-live"), [day.public("live")]);
    assert_eq!(page.texts(".part-table b"), ["10", "8", "7", "5"], "{page}");
    assert!(page.has(".part-table .won"), "{page}");
    day.open("prelim/2").await;
    day.enter("prelim/2", 1, 0, &["10", "7", "5", "4"], &[]).await.expect(303);
    let page = obs.get(&at).await.ok();
    assert!(page.says("Round 2 · Table 1") && page.texts(".part-table bdi").len() == 4, "{page}");
    assert!(page.texts(".part-table b").iter().all(String::is_empty), "nobody has signed yet: {page}");
    // The standings around the line, and a player.
    show(&day, "standings", "").await.expect(303);
    let page = obs.get(&at).await.ok();
    assert_eq!(page.texts(".ranks li").len(), 8, "{page}");
    show(&day, "player", "3").await.expect(303);
    let page = obs.get(&at).await.ok();
    assert!(page.says("Player 03") && page.text(".part-player p").contains("VP"), "{page}");
    show(&day, "player", "400").await.expect(303);
    assert!(!obs.get(&at).await.ok().has(".plate"));
    for (part, fault, says) in [
        ("player", "number", "Type the number of the player."),
        ("table", "number", "Type the number of the table."),
        ("weather", "part", "Choose from the lists"),
    ] {
        let back = show(&day, part, "x").await.expect(422);
        assert!(back.fault(fault).contains(says), "{back}");
    }
    // A tournament that nobody may see any more shows nothing there either.
    show(&day, "player", "3").await.expect(303);
    day.change(|t| t.hidden_at = Some(millis(chrono::Utc::now()))).await;
    assert!(!obs.get(&at).await.ok().has(".plate"));
}

#[actix_web::test]
async fn an_address_is_its_owners_and_goes_along_to_the_next_event() {
    let day = day(12).await;
    let at = address(&day).await;
    let colleague = day.app.account("colleague", May::Nothing).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let now = millis(chrono::Utc::now());
    tournament::add_staff(&mut tx, day.id, colleague.id(), StaffRole::Organizer, now).await.unwrap();
    tx.commit().await.unwrap();
    assert!(!colleague.get(&day.run("streams")).await.ok().says("Lower third"));
    let mine = first(&day).await;
    colleague.get(&mine).await.expect(404);
    colleague.post(&format!("{mine}/remove"), &[]).await.expect(404);
    day.judge.post(&day.run("streams"), &[("stream", "Mine")]).await.expect(403);
    for (name, says) in [("", "Give the address a name."), (&"x".repeat(61), "at most 60 fit")] {
        let back = day.organizer.post(&day.run("streams"), &[("stream", name)]).await.expect(422);
        assert!(back.fault("stream").contains(says), "{back}");
    }
    for number in 2..=6 {
        day.organizer.post(&day.run("streams"), &[("stream", &number.to_string())]).await.expect(303);
    }
    let full = day.organizer.post(&day.run("streams"), &[("stream", "seven")]).await.expect(409);
    assert!(full.says("You have 6 addresses already."), "{full}");
    show(&day, "standings", "").await.expect(303);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("put on a stream") && log.says("make an address for streams"), "{log}");
    day.organizer.post(&format!("{mine}/remove"), &[]).await.expect(303);
    day.app.visitor().get(&at).await.expect(404);
}
