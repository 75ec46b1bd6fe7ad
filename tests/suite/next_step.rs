//! The page that an organizer looks at all day, and the searches and rows of tables beside it.

use crate::support::app::Page;
use crate::support::day::day;
use crate::support::hall::Hall;
use reeve_rules::tournament::vocabulary::Phase;

/// How many steps of the day are done, and the buttons that are left to press.
fn done_and_buttons(page: &Page) -> (usize, Vec<String>) {
    (page.texts(".day li.done").len(), page.texts(".steps > li .button.primary"))
}

#[actix_web::test]
async fn the_day_is_one_strip_with_one_step_and_one_button() {
    let day = day(12).await;
    let home = || async { day.organizer.get(&format!("/run/{}", day.slug)).await.ok() };
    let page = home().await;
    let (before, buttons) = done_and_buttons(&page);
    assert_eq!(buttons.len(), 1, "{page}");
    assert_eq!(page.texts(".day li[aria-current=step]").len(), 1, "{page}");
    day.make().await;
    day.play("prelim/1").await;
    let page = home().await;
    let (now, buttons) = done_and_buttons(&page);
    assert!(now > before && !page.has(".hall-now"), "{page}");
    assert_eq!(buttons, ["Publish the seats"], "{page}");
    assert_eq!(page.text(".day li[aria-current=step]"), "Round 2", "{page}");
    assert_eq!(page.texts(".steps h2"), ["Play round 2"], "{page}");
}

#[actix_web::test]
async fn the_tables_of_the_round_that_is_on_are_seen_at_a_glance() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    day.enter("prelim/1", 3, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let seen = |page: &Page| (page.texts(".hall-now b"), page.attributes(".hall-now ul a", "class"));
    let home = format!("/run/{}", day.slug);
    let page = day.judge.get(&home).await.ok();
    let texts = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
    assert_eq!(seen(&page), (texts(&["1", "2", "3"]), texts(&["final", "playing", "submitted"])), "{page}");
    let oldest = day.judge.get(&format!("{home}?by=oldest")).await.ok();
    assert_eq!(seen(&oldest), (texts(&["3", "2", "1"]), texts(&["submitted", "playing", "final"])), "{oldest}");
    let call = day.judge.post(&day.run("rounds/prelim/1/tables/2/call"), &[]).await;
    call.expect(303);
    let page = day.judge.get(&home).await.ok();
    assert_eq!(seen(&page).1, texts(&["final", "called", "submitted"]), "{page}");
    assert!(page.text(".hall-now ul .called").contains("judge called since"), "{page}");
    assert!(page.says("1 called a judge"), "{page}");
}

#[actix_web::test]
async fn a_count_of_nobody_means_nothing_yet() {
    let day = day(5).await;
    let home = || async { day.organizer.get(&format!("/run/{}", day.slug)).await.ok() };
    assert!(home().await.says("That many can't be seated at tables of three and four yet."));
    for number in 1..=5 {
        day.change_player(&format!("Player {number:02}"), |player| player.checked_in_at = None).await;
    }
    let page = home().await;
    assert!(page.says("0 of 5 registered players are here.") && !page.says("can't be seated"), "{page}");
}

#[actix_web::test]
async fn the_tables_beside_a_record_sheet_show_how_they_stand() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/3")).await.ok();
    let states: Vec<String> = sheet.texts("nav.beside a .vh");
    assert_eq!(
        states.iter().map(|state| state.trim()).filter(|state| !state.starts_with("Table")).collect::<Vec<_>>(),
        ["signed", "submitted", "playing"],
        "{sheet}"
    );
    assert_eq!(sheet.attributes("nav.beside a[aria-current=page]", "href").len(), 1, "{sheet}");
}

#[actix_web::test]
async fn a_search_counts_nothing_that_is_not_there_and_leads_back_to_all() {
    let day = day(12).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    for path in ["seats", "results"] {
        let all = day.app.visitor().get(&day.public(path)).await.ok();
        assert!(all.has("input[name=q][data-filter]"), "{all}");
        // What the server has filtered is not filtered once more while letters come in: it would say “0 of 1”.
        let found = day.app.visitor().get(&day.public(&format!("{path}?q=player+03"))).await.ok();
        assert!(found.says("Player 03") && !found.has("input[name=q][data-filter]"), "{found}");
        let back = found.attributes("form[role=search] a", "href").remove(0);
        let again = day.app.visitor().get(&back).await.ok();
        assert!(again.says("Player 03") && again.says("Player 12"), "{again}");
    }
}

#[actix_web::test]
async fn whoever_runs_an_event_alone_is_its_judge_with_one_press() {
    let hall = Hall::open(0).await;
    hall.add("Somebody").await;
    hall.change(|tournament| tournament.phase = Phase::CheckIn).await;
    let home = hall.run("");
    let page = hall.organizer.get(&home).await.ok();
    assert!(page.says("No judge is named yet"), "{page}");
    let form = page.form(".missing form");
    let fields: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = hall.organizer.post(&hall.run("/staff"), &fields).await.expect(303);
    assert_eq!(done.location(), Some(home.as_str()), "{done}");
    assert!(!hall.organizer.get(&home).await.ok().says("No judge is named yet"));
}
