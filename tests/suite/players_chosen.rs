//! The list of players narrowed and ordered, and what is done with several players at once.

use reeve::rules::tournament::vocabulary::{Phase, PlayerState};

use crate::support::app::Page;
use crate::support::hall::Hall;

/// Sends the form below the list, as it stands when it is asked for like this, with these ticked.
async fn choose(hall: &Hall, query: &str, ticked: &[&str], act: &str) -> Page {
    let list = hall.organizer.get(&hall.run(&format!("/players{query}"))).await.ok();
    let mut fields = list.form("form[action$='/players/chosen']");
    fields.retain(|(name, _)| name != "do");
    fields.push(("do".to_owned(), act.to_owned()));
    fields.extend(ticked.iter().map(|number| match *number {
        "all" => ("all".to_owned(), "yes".to_owned()),
        number => ("player".to_owned(), number.to_owned()),
    }));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(&hall.run("/players/chosen"), &fields).await
}

async fn here(hall: &Hall) -> Vec<i64> {
    let there = hall.snapshot().await.players.into_iter().filter(|player| player.checked_in_at.is_some());
    there.map(|player| player.number).collect()
}

/// How many lines of the audit log say this.
async fn lines(hall: &Hall, what: &str) -> usize {
    let page = hall.organizer.get(&hall.run("/audit.csv")).await.ok();
    page.body().lines().filter(|line| line.contains(what)).count()
}

#[tokio::test]
async fn players_who_are_ticked_are_checked_in_together_each_with_a_line() {
    let hall = Hall::open(0).await;
    for name in ["Ada", "Bo", "Cy", "Di"] {
        hall.add(name).await;
    }
    hall.change(|t| t.phase = Phase::CheckIn).await;
    let page = choose(&hall, "", &[], "check-in").await.expect(409);
    assert!(page.says("Nobody is ticked"), "{page}");

    let done = choose(&hall, "?sort=name", &["1", "3"], "check-in").await.expect(303);
    assert!(done.location().is_some_and(|to| to.ends_with("/players?sort=name&done=checked-in-2")), "{done}");
    assert!(hall.organizer.follow(&done).await.ok().says("2 players were checked in."));
    assert_eq!(here(&hall).await, [1, 3]);
    assert_eq!(lines(&hall, ",check in,").await, 2);

    // Everybody shown: those who are there already stay as they are.
    let done = choose(&hall, "", &["all"], "check-in").await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("2 players were checked in."));
    assert_eq!(lines(&hall, ",check in,").await, 4);
    let done = choose(&hall, "", &["2", "4"], "undo-check-in").await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("The check-in of 2 players was taken back."));
    assert_eq!(here(&hall).await, [1, 3]);
}

#[tokio::test]
async fn one_who_cant_is_named_and_nothing_is_done_with_the_others() {
    let hall = Hall::open(0).await;
    for name in ["Ada", "Bo", "Cy"] {
        hall.add(name).await;
    }
    hall.organizer.post(&hall.run("/players/2/move"), &[("move", "withdraw")]).await.expect(303);
    hall.change(|t| t.phase = Phase::CheckIn).await;
    let page = choose(&hall, "", &["1", "2", "3"], "check-in").await.expect(409);
    assert!(page.says("Withdrawn: Bo."), "{page}");
    assert_eq!(page.attributes("#players input[checked]", "value"), ["1", "2", "3"], "the ticks stay");
    assert!(here(&hall).await.is_empty());
    assert_eq!(lines(&hall, ",check in,").await, 0);

    // Somebody came meanwhile: "everybody shown" does not mean them.
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    let seen = list.attributes("input[name=seen]", "value");
    hall.add("Di").await;
    let fields = [("all", "yes"), ("seen", seen[0].as_str()), ("do", "check-in")];
    let page = hall.organizer.post(&hall.run("/players/chosen"), &fields).await.expect(409);
    assert!(page.says("the list is another one now"), "{page}");
    hall.organizer.post(&hall.run("/players/chosen"), &[("player", "1"), ("do", "dance")]).await.expect(400);
    hall.organizer.post(&hall.run("/players/chosen"), &[("player", "99"), ("do", "check-in")]).await.expect(404);
    assert!(here(&hall).await.is_empty());
}

#[tokio::test]
async fn approving_many_fills_the_places_and_then_the_waiting_list() {
    let hall = Hall::open(2).await;
    hall.change(|t| t.approval = true).await;
    for name in ["Ada", "Bo", "Cy"] {
        hall.register(name, "").await.expect(303);
    }
    choose(&hall, "?only=to-approve", &["all"], "approve").await.expect(303);
    let states: Vec<PlayerState> = hall.snapshot().await.players.into_iter().map(|player| player.state).collect();
    assert_eq!(states, [PlayerState::Registered, PlayerState::Registered, PlayerState::Waiting]);
    assert_eq!(lines(&hall, ",approve player,").await, 3);
}

#[tokio::test]
async fn a_minor_agrees_on_paper_only_with_a_guardian_and_the_chosen_go_into_a_file() {
    let hall = Hall::open(0).await;
    hall.add("Ada").await;
    hall.add("Bo").await;
    hall.organizer.post(&hall.run("/players/new"), &[("name", "Cy"), ("minor", "yes")]).await.expect(303);
    let page = choose(&hall, "?only=not-agreed", &["all"], "agreed").await.expect(409);
    assert!(page.says("A minor, and the guardian's name is missing: Cy."), "{page}");
    choose(&hall, "?only=not-agreed", &["1", "2"], "agreed").await.expect(303);
    let agreed = |player: &reeve::store::player::Player| player.agreed_at.is_some();
    assert_eq!(hall.snapshot().await.players.iter().map(agreed).collect::<Vec<_>>(), [true, true, false]);

    let list = hall.organizer.get(&hall.run("/players?only=minor")).await.ok();
    assert_eq!(list.texts("#players .player"), ["Cy"]);
    let file = choose(&hall, "", &["1", "3"], "export").await.ok();
    let names: Vec<String> = file.body().lines().skip(1).map(|line| line.chars().take(2).collect()).collect();
    assert_eq!(names, ["Ad", "Cy"], "{file}");
    choose(&hall, "", &[], "export").await.expect(409);
}

#[tokio::test]
async fn the_list_is_ordered_and_who_comes_to_the_door_is_added_and_checked_in() {
    let hall = Hall::open(3).await;
    for name in ["Cy", "Ada"] {
        hall.add(name).await;
    }
    let page = hall.organizer.get(&hall.run("/players/new")).await.ok();
    assert!(!page.has("button[name=here]"), "there is no check-in yet");
    hall.change(|t| t.phase = Phase::CheckIn).await;
    let page = hall.organizer.get(&hall.run("/players/new")).await.ok();
    assert!(page.has("button[name=here]"), "{page}");
    let done = hall.organizer.post(&hall.run("/players/new"), &[("name", "Bo"), ("here", "yes")]).await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("The player was added and checked in."));
    assert_eq!(here(&hall).await, [3]);
    assert_eq!((lines(&hall, ",add player,").await, lines(&hall, ",check in,").await), (3, 1));

    // Every place is taken: whoever comes now waits, and is not there yet.
    let full = hall.organizer.get(&hall.run("/players/new")).await.ok();
    assert!(!full.has("button[name=here]"));
    hall.organizer.post(&hall.run("/players/new"), &[("name", "Di"), ("here", "yes")]).await.expect(303);
    assert_eq!(here(&hall).await, [3]);

    let check = async |sort: &str, expected: &[&str]| {
        let list = hall.organizer.get(&hall.run(&format!("/players?sort={sort}"))).await.ok();
        assert_eq!(list.texts("#players .player"), expected, "{sort}");
    };
    check("number", &["Cy", "Ada", "Bo", "Di"]).await;
    check("name", &["Ada", "Bo", "Cy", "Di"]).await;
    check("newest", &["Di", "Bo", "Ada", "Cy"]).await;
    check("nonsense", &["Cy", "Ada", "Bo", "Di"]).await;
    let waiting = hall.organizer.get(&hall.run("/players?only=waiting")).await.ok();
    assert_eq!(waiting.texts("#players .player"), ["Di"]);
}
