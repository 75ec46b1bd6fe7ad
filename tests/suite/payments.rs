//! Who has paid, and what the staff keeps of a player for itself.

use crate::support::day::{Day, day};
use crate::support::event::{filled, send};

/// Notes a payment on the page of a player.
async fn note(day: &Day, number: i64, fields: &[(&str, &str)]) -> crate::support::app::Page {
    day.organizer.post(&day.run(&format!("players/{number}/paid")), fields).await
}

#[tokio::test]
async fn a_payment_is_noted_summed_and_taken_back() {
    let day = day(12).await;
    let list = day.run("players");
    assert!(!day.organizer.get(&list).await.ok().says("not paid yet"), "before anybody has paid the list says nothing");
    note(&day, 1, &[("paid", "yes"), ("amount", "12,50")]).await.expect(303);
    note(&day, 2, &[("paid", "yes"), ("amount", "")]).await.expect(303);
    let page = day.organizer.get(&list).await.ok();
    assert!(page.says("2 of 12") && page.says("12.50 in all, 1 without an amount"), "{page}");
    assert!(page.says("not paid yet"), "{page}");
    let one = day.organizer.get(&day.run("players/1")).await.ok();
    assert!(one.says("Paid: 12.50, "), "{one}");
    // The judge is not told.
    assert!(!day.judge.get(&list).await.ok().says("in all"));
    assert!(!day.judge.get(&day.run("players/1")).await.ok().says("Paid"));

    assert!(note(&day, 1, &[("paid", "yes"), ("amount", "20")]).await.expect(409).says("marked as paid already"));
    assert!(note(&day, 3, &[("paid", "no")]).await.expect(409).says("nothing to take back"));
    let odd = note(&day, 3, &[("paid", "yes"), ("amount", "1.234,00")]).await.expect(422);
    assert!(odd.fault("amount").contains("such as 12"), "{odd}");
    note(&day, 3, &[("paid", "perhaps")]).await.expect(400);

    note(&day, 1, &[("paid", "no")]).await.expect(303);
    let page = day.organizer.get(&list).await.ok();
    assert!(page.says("1 of 12") && page.says("0 in all"), "{page}");
}

#[tokio::test]
async fn phone_and_notes_are_for_the_organizers_alone_and_go_with_the_person() {
    let day = day(12).await;
    let page = day.run("players/1");
    let (phone, words) = ("+49 3641 4711", "Comes by the train of 9:40.\nNeeds a chair.");
    let fields =
        filled(&day.organizer.get(&page).await.ok(), "form:has(#f-note)", &[("phone", phone), ("note", words)]);
    send(&day.organizer, &page, &fields).await.expect(303);
    let shown = day.organizer.get(&page).await.ok();
    assert!(shown.body().contains(words) && shown.body().contains(phone), "{shown}");

    let token = day.stored().await.players[0].link_token.clone();
    day.make().await;
    day.open("prelim/1").await;
    let visitor = day.app.visitor();
    for path in ["seats", "results", "standings", "players/1"] {
        let page = visitor.get(&day.public(path)).await.ok();
        assert!(!page.body().contains("3641 4711") && !page.body().contains("train of"), "{path}");
    }
    for (person, path) in [
        (&visitor, format!("/p/{token}")),
        (&visitor, format!("/p/{token}/data.csv")),
        (&day.judge, page.clone()),
        (&day.organizer, day.run("players")),
        (&day.organizer, day.run("export/players.csv")),
    ] {
        let page = person.get(&path).await.ok();
        assert!(!page.body().contains("3641 4711") && !page.body().contains("train of"), "{path}");
    }
    // What is held of a person is handed out to the person.
    let own = visitor.get(&format!("/p/{token}/data.json")).await.ok();
    assert!(own.body().contains("3641 4711") && own.body().contains("train of"));

    // Changing something else keeps them; what can't be kept is said at its field.
    let fields = filled(&day.organizer.get(&page).await.ok(), "form:has(#f-note)", &[("club", "Jena")]);
    send(&day.organizer, &page, &fields).await.expect(303);
    assert!(day.organizer.get(&page).await.ok().body().contains(words));
    let long = "x".repeat(2_001);
    let odd = [("phone", "1\u{7}"), ("note", long.as_str())];
    let fields = filled(&day.organizer.get(&page).await.ok(), "form:has(#f-note)", &odd);
    let back = send(&day.organizer, &page, &fields).await.expect(422);
    assert!(!back.fault("phone").is_empty() && !back.fault("note").is_empty(), "{back}");

    let boss = day.app.administrator().await;
    boss.post(&day.run("players/1/erase"), &[("confirm", "erase")]).await.expect(303);
    let kept = crate::support::db::text_of_tables(&day.app.db).await;
    assert!(!kept.iter().any(|(_, text)| text.contains("3641 4711") || text.contains("train of")));
}

#[tokio::test]
async fn phone_and_notes_are_typed_with_a_new_player() {
    let day = day(4).await;
    let fields = [("name", "Ada"), ("phone", "+49 3641 1"), ("note", "Comes by train.")];
    let added = day.organizer.post(&day.run("players/new"), &fields).await.expect(303);
    let page = day.organizer.follow(&added).await.ok();
    assert_eq!(page.attributes("input[name=phone]", "value"), ["+49 3641 1"]);
    assert!(page.text("textarea[name=note]").contains("Comes by train."), "{page}");
    let long = "1".repeat(400);
    let fields = [("name", ""), ("phone", long.as_str())];
    let wrong = day.organizer.post(&day.run("players/new"), &fields).await.expect(422);
    assert!(!wrong.fault("name").is_empty() && !wrong.fault("phone").is_empty(), "{wrong}");
}

#[tokio::test]
async fn who_signed_on_paper_is_noted_at_check_in() {
    let day = day(4).await;
    let list = || async { day.organizer.get(&day.run("check-in")).await.ok() };
    let form = "form[action$='/players/2/move']";
    let fields = list().await.form(form);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = day.organizer.post(&day.run("players/2/move"), &fields).await.expect(303);
    assert!(done.location().is_some_and(|to| to.ends_with("/check-in#p-2")), "{done}");
    let page = list().await;
    assert!(!page.has(form) && page.has("form[action$='/players/3/move']"), "{page}");
    assert!(day.stored().await.players[1].agreed_at.is_some());
}
