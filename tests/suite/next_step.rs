//! The page that an organizer looks at all day, and the searches and rows of tables beside it.

use crate::support::app::Page;
use crate::support::day::day;

/// What is done and folded away, and the buttons that are left to press.
fn folded_and_buttons(page: &Page) -> (usize, Vec<String>) {
    (page.texts("details.behind .steps > li.done").len(), page.texts(".steps > li .button.primary"))
}

#[actix_web::test]
async fn what_is_done_is_one_line_and_one_button_is_left() {
    let day = day(12).await;
    let home = || async { day.organizer.get(&format!("/run/{}", day.slug)).await.ok() };
    let page = home().await;
    let (before, buttons) = folded_and_buttons(&page);
    assert_eq!(buttons.len(), 1, "{page}");
    assert!(page.text("details.behind summary").contains(&format!("{before} steps are done")), "{page}");
    day.make().await;
    day.play("prelim/1").await;
    let page = home().await;
    let (now, buttons) = folded_and_buttons(&page);
    assert!(now > before && !page.has("details.behind[open]"), "{page}");
    assert_eq!(buttons, ["Publish the seats"], "{page}");
    assert_eq!(page.texts("li[aria-current=step] h2"), ["Play round 2"], "{page}");
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
        ["final", "submitted", "playing"],
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
