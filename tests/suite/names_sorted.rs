//! Lists by name stand in the order that the organizer chose.

use crate::support::day::day_of;
use crate::support::event::{filled, send};

#[tokio::test]
async fn lists_by_name_stand_in_the_order_that_the_organizer_chose() {
    let names =
        ["Zoe Adams", "Örjan Zeller", "Olga Åberg", "ola Muller", "Ängel Öberg", "Olaf Müller", "Bo Nz", "Bo Ñu"];
    let day = day_of(&names.map(str::to_owned)).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let check = async |expected: [&str; 8]| {
        let list = day.organizer.get(&day.run("players?sort=name")).await.ok();
        assert_eq!(list.texts("#players .player"), expected);
        let page = day.organizer.get(&day.run("check-in")).await.ok();
        let mut names = page.texts("#players bdi");
        // Once as the name, and in the words of each button.
        names.dedup();
        assert_eq!(names, expected);
        let page = day.app.visitor().get(&day.public("seats")).await.ok();
        assert_eq!(page.texts("#by-name .player"), expected);
        let hall = day.app.visitor().get(&day.public("hall")).await.ok();
        assert_eq!(hall.texts("ul.seats bdi"), expected);
    };
    check(["Ängel Öberg", "Bo Ñu", "Bo Nz", "ola Muller", "Olaf Müller", "Olga Åberg", "Örjan Zeller", "Zoe Adams"])
        .await;

    let form = day.organizer.get(&day.run("details")).await.ok();
    let path = day.run("details");
    let fields = filled(&form, "main form", &[("name_order", "last"), ("name_language", "sv")]);
    send(&day.organizer, &path, &fields).await.expect(303);
    check(["Zoe Adams", "ola Muller", "Olaf Müller", "Bo Ñu", "Bo Nz", "Örjan Zeller", "Olga Åberg", "Ängel Öberg"])
        .await;
    // What no page offers is a fault at its field.
    let form = day.organizer.get(&path).await.ok();
    let fields = filled(&form, "main form", &[("name_language", "tlh")]);
    let page = send(&day.organizer, &path, &fields).await.expect(422);
    assert!(!page.fault("name_language").is_empty(), "{page}");
}
