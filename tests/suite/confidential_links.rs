//! The address of a confidential report (2.2.3) when the private link of whoever wrote it is another one.

use chrono::Utc;
use reeve_store::time::millis;

use crate::confidential::{MARK, house, key};

/// Whoever runs the tournament renews links, archives players and erases them: nobody on the staff cuts off by that who wrote
/// about them, and an old link opens nothing else.
#[actix_web::test]
async fn the_address_of_a_report_about_the_staff_outlives_the_private_link() {
    let house = house().await;
    let day = &house.day;
    let phone = day.app.visitor();
    let organizer = day.organizer.id().to_string();
    let old = house.token("Player 01").await;
    let about_staff = house.file("Player 01", &[("staff", organizer.as_str())]).await.expect(303);
    let about_player = house.file("Player 01", &[("persons", "Player 02")]).await.expect(303);
    let (about_staff, about_player) = (key(&about_staff), key(&about_player));
    let kept = format!("/p/{old}/reports/{about_staff}");
    let renew = async || day.organizer.post(&day.run("players/1/card"), &[("link", "yes")]).await.expect(303);
    renew().await;
    let new = house.token("Player 01").await;
    assert_ne!(old, new);
    let at = day.run(&format!("reports/{about_staff}"));
    house.colleague.post(&format!("{at}/answer"), &[("answer", "Come to the desk.")]).await.expect(303);

    let page = phone.get(&kept).await.ok();
    assert!(page.says(MARK) && page.says("Come to the desk."), "{page}");
    assert!(page.says("Your private link is another one now"), "{page}");
    assert!(!page.body().contains(&new), "the address that was kept does not tell the new link: {page}");
    // What is about nobody on the staff stands on the new page; the old link is dead for it, as for everything else.
    let list = phone.get(&format!("/p/{new}/reports")).await.ok();
    assert!(list.has(&format!("a[href='/p/{new}/reports/{about_player}']")), "{list}");
    phone.get(&format!("/p/{new}/reports/{about_staff}")).await.ok();
    for dead in [format!("/p/{old}/reports/{about_player}"), format!("/p/{old}/reports"), format!("/p/{old}")] {
        phone.get(&dead).await.expect(404);
    }
    // Nobody else: not with a link that is nobody's or another player's, and none of the staff.
    for token in ["a".repeat(24), house.token("Player 03").await] {
        phone.get(&format!("/p/{token}/reports/{about_staff}")).await.expect(404);
    }
    phone.get(&format!("{kept}x")).await.expect(404);
    for who in [&day.organizer, &day.judge, &house.administrator] {
        let refused = who.get(&kept).await.expect(403);
        assert!(!refused.body().contains(MARK), "{refused}");
    }
    // Renewed again, archived and erased.
    renew().await;
    phone.get(&kept).await.ok();
    let between = format!("/p/{new}/reports/{about_staff}");
    phone.get(&between).await.ok();
    day.change_player("Player 01", |player| player.hidden_at = Some(millis(Utc::now()))).await;
    phone.get(&between).await.ok();
    day.change_player("Player 01", |player| player.hidden_at = None).await;
    day.organizer.post(&day.run("players/1/erase"), &[("confirm", "erase")]).await.expect(303);
    let page = phone.get(&kept).await.ok();
    assert!(page.says("Come to the desk."), "{page}");
}
