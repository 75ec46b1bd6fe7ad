//! Prizes and certificates, game sets, invitations, and a tournament as a template for another.

use reeve_rules::tournament::vocabulary::{Phase, PlayerState};
use reeve_store::{Snapshot, face, game_set, guest_list, prize_band, programme, tournament};

use crate::support::app::Page;
use crate::support::day::{Day, day};
use crate::support::event::{filled, send};

/// Sends the form of a page of the staff with these fields changed.
async fn change(day: &Day, page: &str, typed: &[(&str, &str)]) -> Page {
    let address = day.run(page);
    let shown = day.organizer.get(&address).await.ok();
    let fields = filled(&shown, &format!("form[action$='/{page}']"), typed);
    send(&day.organizer, &address, &fields).await
}

#[tokio::test]
async fn prizes_stand_on_the_public_page_in_the_list_and_in_its_file() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let home = day.public("");
    let home = home.trim_end_matches('/');
    assert!(!visitor.get(home).await.ok().says("Prizes"));
    let bands = [("first-1", "2"), ("last-1", "4"), ("prize-1", "A box"), ("first-2", "1"), ("prize-2", "=The cup")];
    change(&day, "prizes", &bands).await.expect(303);
    let page = visitor.get(home).await.ok();
    assert!(page.says("1st place") && page.says("=The cup") && page.says("Places 2 to 4"), "{page}");
    day.make().await;
    day.play("prelim/1").await;
    let list = day.organizer.get(&day.run("export/prizes")).await.ok();
    assert!(list.text("tbody").contains("=The cup"), "{list}");
    let file = day.organizer.get(&day.run("export/prizes.csv")).await.ok().body();
    assert!(file.contains(",'=The cup,") && file.matches(",A box,").count() == 3, "{file}");
    for (typed, field) in [(("first-1", "none"), "first-1"), (("last-2", "1"), "last-2"), (("prize-1", ""), "prize-1")]
    {
        let back = change(&day, "prizes", &[typed]).await.expect(422);
        assert!(!back.fault(field).is_empty(), "{field}: {back}");
    }

    let papers = day.organizer.get(&day.run("export/certificates?to=4")).await.ok();
    // Nothing tells the three winners apart, nor those behind them.
    assert_eq!(papers.attributes(".certificate", "class").len(), 6, "{papers}");
    assert!(papers.says("First place") && papers.says("Fourth place") && papers.says("Not final"), "{papers}");
    assert!(papers.says("1 win and 10 VP in 1 game") && papers.says("0 wins and 8 VP in 1 game"), "{papers}");
    // All of them are sealed with the same results, whose digest the standings say.
    let (seals, digits) = (papers.texts(".certificate .seal").len(), papers.texts(".sealed p"));
    let digest = visitor.get(&day.public("standings")).await.ok().text(".digest");
    assert!(seals == 6 && digits.iter().all(|said| digest.starts_with(&said.replace(' ', ""))), "{digits:?} {digest}");
    assert_eq!(
        day.organizer.get(&day.run("export/certificates")).await.ok().attributes(".certificate", "class").len(),
        12
    );
    // Whoever withdrew before the first game took no part.
    day.change_player("Player 12", |player| player.state = PlayerState::Withdrawn).await;
    let papers = async || day.organizer.get(&day.run("export/certificates")).await.ok();
    assert!(papers().await.says("Player 12"), "played and left");
    day.change(|t| t.phase = Phase::Finished).await;
    let papers = day.organizer.get(&day.run("export/certificates?to=1")).await.ok();
    assert!(papers.says("Champion") && !papers.says("Not final"), "{papers}");
}

#[tokio::test]
async fn game_sets_that_differ_or_miss_something_are_pointed_at() {
    let day = day(12).await;
    let sets =
        [("table-1", "2"), ("edition-1", "4th"), ("missing-1", "two roads"), ("table-2", "1"), ("edition-2", "5th")];
    change(&day, "sets", &sets).await.expect(303);
    let page = day.judge.get(&day.run("sets")).await.ok();
    assert!(page.says("Different editions") && page.says("Table 2: two roads"), "{page}");
    assert!(!page.has("main button[type=submit]"), "judges look");
    assert!(!change(&day, "sets", &[("table-1", "2"), ("table-2", "2")]).await.expect(422).fault("table-2").is_empty());
}

#[tokio::test]
async fn invitations_say_who_is_missing_and_are_for_the_organizers() {
    let day = day(12).await;
    let names: Vec<String> = day.stored().await.players.iter().map(|player| player.person.name.clone()).collect();
    let invited = format!("{}\nNobody Yet", names[0].to_uppercase());
    change(&day, "invitations", &[("level", "national"), ("invited", &invited)]).await.expect(303);
    let page = day.organizer.get(&day.run("invitations")).await.ok();
    assert!(page.says("Not here yet: 1 of 2") && page.says("Players who are not on the list: 11"), "{page}");
    let home = day.public("");
    let public = day.app.visitor().get(home.trim_end_matches('/')).await.ok();
    assert!(public.says("National championship") && !public.says("Nobody Yet"), "{public}");
    day.judge.get(&day.run("invitations")).await.expect(403);
    // It names people, so it is searched when somebody is erased.
    let erase = day.app.administrator().await.get(&day.run("players/1/erase")).await.ok();
    assert!(erase.says("The list of those invited"), "{erase}");
}

#[tokio::test]
async fn a_copy_has_everything_but_the_people_and_what_they_played() {
    let day = day(12).await;
    change(&day, "face", &[("starts_at", "10:00"), ("address", "Market square 1")]).await.expect(303);
    change(&day, "programme", &[("from-1", "10:00"), ("kind-1", "welcome")]).await.expect(303);
    change(&day, "prizes", &[("first-1", "1"), ("prize-1", "A cup")]).await.expect(303);
    change(&day, "sets", &[("table-1", "1"), ("edition-1", "5th")]).await.expect(303);
    change(&day, "invitations", &[("invited", "Nobody Yet")]).await.expect(303);
    day.make().await;
    let boss = day.app.administrator().await;
    let address = day.run("copy");
    let copy = async |typed: &[(&str, &str)]| {
        let page = boss.get(&address).await.ok();
        send(&boss, &address, &filled(&page, "form[action$='/copy']", typed)).await
    };
    assert!(!copy(&[("starts_on", "")]).await.expect(422).fault("starts_on").is_empty());
    assert!(!copy(&[("starts_on", "2027-03-06"), ("slug", "spring")]).await.expect(422).fault("slug").is_empty());
    let made = copy(&[("name", "Next Open"), ("starts_on", "2027-03-06"), ("staff", "yes")]).await.expect(303);
    let slug = made.location().and_then(|to| to.rsplit('/').next()).expect("an address").to_owned();

    let mut tx = day.app.db.read().await.unwrap();
    let row = tournament::by_slug(&mut tx, &slug).await.unwrap().expect("the copy");
    let snapshot = Snapshot::of(&mut tx, row.clone()).await.unwrap();
    let stored = day.stored().await;
    assert_eq!((row.name.as_str(), row.phase, row.settings), ("Next Open", Phase::Draft, stored.tournament.settings));
    assert_eq!(row.starts_on.to_string(), "2027-03-06");
    assert!(snapshot.players.is_empty() && snapshot.rounds.is_empty() && snapshot.schedule.is_none());
    assert!(snapshot.staff.len() >= stored.staff.len(), "{:?}", snapshot.staff);
    assert_eq!(face::of_tournament(&mut tx, row.id).await.unwrap().address, "Market square 1");
    assert_eq!(programme::of_tournament(&mut tx, row.id).await.unwrap().len(), 1);
    assert_eq!(prize_band::of_tournament(&mut tx, row.id).await.unwrap().len(), 1);
    assert_eq!(game_set::of_tournament(&mut tx, row.id).await.unwrap().len(), 1);
    assert_eq!(guest_list::of_tournament(&mut tx, row.id).await.unwrap(), guest_list::GuestList::default());
    drop(tx);
    // Who runs it and may not create tournaments is not offered it.
    let details = day.organizer.get(&day.run("details")).await.ok();
    let offers = details.attributes("a", "href").iter().any(|href| href.ends_with("/copy"));
    let answer = day.organizer.get(&address).await;
    assert_eq!(offers, answer.status == 200, "{answer}");
}

#[tokio::test]
async fn a_workbook_has_every_list_and_players_only_for_organizers() {
    let day = day(12).await;
    day.make().await;
    day.play("prelim/1").await;
    let path = day.run("export/workbook.xlsx");
    let parts = |bytes: &[u8]| {
        let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes.to_vec())).unwrap();
        let mut text = |name: &str| std::io::read_to_string(zip.by_name(name).unwrap()).unwrap();
        (text("xl/workbook.xml"), text("xl/worksheets/sheet1.xml"))
    };
    let file = day.organizer.get(&path).await.ok();
    assert!(file.header("content-disposition").contains("spring.xlsx"), "{}", file.header("content-disposition"));
    let (book, first) = parts(&file.bytes);
    for name in ["Players", "Seat schedule", "Results", "Standings", "Lots"] {
        assert!(book.contains(&format!("name=\"{name}\"")), "{name}: {book}");
    }
    assert!(first.contains("email") && !first.contains("<f>"), "{first}");
    let (book, first) = parts(&day.judge.get(&path).await.ok().bytes);
    assert!(!book.contains("Players") && !first.contains("email"), "{book}");
}
