//! The figures of a seat schedule are those of the seats and the groups as they are now, and say why something gave way.

use super::support::app::Page;
use super::support::day::{Day, day};
use super::support::event::send;

/// The figure about groups and clubs.
fn together(page: &Page) -> String {
    page.texts(".tiles .tile")[3].clone()
}

async fn put_in(day: &Day, names: &[String], group: &str) {
    for name in names {
        day.change_player(name, |player| player.person.group_names = group.to_owned()).await;
    }
}

/// The page of the staff and that of everybody.
async fn pages(day: &Day) -> Vec<Page> {
    let staff = day.organizer.get(&day.run("schedule")).await.ok();
    let public = day.app.visitor().get(&day.public("schedule")).await.ok();
    vec![staff, public]
}

#[actix_web::test]
async fn two_of_one_table_who_come_into_one_group_are_counted_at_once() {
    let day = day(16).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    for page in pages(&day).await {
        assert!(page.says("Proven best possible.") && together(&page).ends_with("0 best possible"), "{page}");
    }
    let two = neighbours(&day).await;

    put_in(&day, &two, "The Smiths").await;
    for page in pages(&day).await {
        assert!(together(&page).ends_with("1 at best 0"), "{page}");
        assert!(page.says("Once two people of one group or club sit together."), "{page}");
        assert!(page.says("groups or clubs were changed after the seats were made."), "{page}");
        assert!(!page.says("Proven best possible"), "{page}");
    }
    let proof = day.organizer.get(&day.run("schedule/proof")).await.ok();
    assert!(!proof.says("Proven best possible"), "{proof}");

    put_in(&day, &two, "").await;
    for page in pages(&day).await {
        assert!(page.says("Proven best possible.") && together(&page).ends_with("0 best possible"), "{page}");
    }
}

/// Four in a row, each of one group with the next: nine players meet all but two each, so two of a group have to meet.
/// Counting does not show it, going through all schedules does.
#[actix_web::test]
async fn what_no_counting_shows_is_proven_as_long_as_the_groups_stay() {
    let day = day(9).await;
    let stored = day.stored().await;
    let names: Vec<String> = stored.players.iter().map(|player| player.person.name.clone()).collect();
    for (player, groups) in [(0, "A"), (1, "A\nB"), (2, "B\nC"), (3, "C")] {
        put_in(&day, &names[player..=player], groups).await;
    }
    day.make().await;
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("Proven best possible.") && together(&page).ends_with("1 best possible"), "{page}");
    assert!(page.says("different opponents and positions come before keeping groups apart"), "{page}");
    let proof = day.organizer.get(&day.run("schedule/proof")).await.ok();
    assert!(proof.says("Why nothing can be better") && proof.says("goes through all schedules"), "{proof}");

    // The same number of meetings, and other groups: of them nothing is proven.
    put_in(&day, &names[4..5], "D").await;
    put_in(&day, &names[5..6], "D").await;
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(!page.says("Proven best possible"), "{page}");
}

/// Two players who sit together in round 1.
async fn neighbours(day: &Day) -> [String; 2] {
    let stored = day.stored().await;
    let labels = stored.labels();
    let seats = &stored.rounds[0].tables[0].seats;
    [0, 1].map(|at| labels.of(seats[at].player_id).to_owned())
}

#[actix_web::test]
async fn two_who_sit_together_in_a_public_round_do_so_whatever_is_changed_later() {
    let day = day(16).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    put_in(&day, &neighbours(&day).await, "The Smiths").await;
    let page = day.organizer.get(&day.run("schedule?round=2&one=1-1&two=1-2")).await.ok();
    send(&day.organizer, &day.run("schedule/swap"), &page.form("form[action$=swap]")).await.expect(303);
    for page in pages(&day).await {
        assert!(together(&page).ends_with("1 at best 1"), "{page}");
        assert!(page.says("sit together: rounds that stay as they are seat them together."), "{page}");
    }
}

#[actix_web::test]
async fn a_swap_by_hand_is_the_reason_for_what_it_costs() {
    let day = day(16).await;
    day.make().await;
    let page = day.organizer.get(&day.run("schedule?round=2&one=1-1&two=2-1")).await.ok();
    send(&day.organizer, &day.run("schedule/swap"), &page.form("form[action$=swap]")).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    for page in pages(&day).await {
        let reason = "Repeat meetings could be fewer, or spread over more players: the seats were changed by hand.";
        assert!(page.says(reason) && page.says("A better schedule exists."), "{page}");
        assert!(!page.says("no schedule with fewer was found"), "{page}");
        assert!(!page.says("Whether a better schedule exists is not known."), "{page}");
    }
    let proof = day.organizer.get(&day.run("schedule/proof")).await.ok();
    assert!(!proof.says("so nobody meets anybody twice"), "{proof}");
}
