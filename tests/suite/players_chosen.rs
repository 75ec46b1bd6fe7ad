//! The list of players narrowed and ordered, and what is done with several players at once.

use reeve_actions::people::many::PIECE;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState};
use reeve_store::Db;

use crate::support::app::{self, Page};
use crate::support::day::day;
use crate::support::event::{filled, send};
use crate::support::hall::Hall;
use crate::support::letters;

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

/// The one writer is not held for a statement of each player.
#[tokio::test]
async fn many_are_checked_in_and_agree_by_a_few_statements() {
    let hall = Hall::open(0).await;
    for number in 1..=40 {
        hall.add(&format!("Player {number:02}")).await;
    }
    hall.change(|t| t.phase = Phase::CheckIn).await;
    for (act, line) in [("check-in", ",check in,"), ("agreed", ",note agreement on paper,")] {
        let before = hall.app.db.statements();
        choose(&hall, "", &["all"], act).await.expect(303);
        let statements = hall.app.db.statements() - before;
        assert!(statements < 70, "{act}: {statements} statements for 40 players");
        assert_eq!(lines(&hall, line).await, 40, "{act}");
    }
    let players = hall.snapshot().await.players;
    assert!(players.iter().all(|player| player.checked_in_at.is_some() && player.agreed_at == players[0].agreed_at));
    assert!(players.iter().all(|player| player.agreed_at.is_some() && player.state == PlayerState::Registered));
}

/// A whole field is checked in by pieces, between which others write; each piece is whole.
#[tokio::test]
async fn very_many_are_checked_in_by_pieces() {
    const PLAYERS: usize = 2 * PIECE + 100;
    let hall = Hall::open(0).await;
    let names: String = (1..=PLAYERS).map(|number| format!("Player {number:04}\n")).collect();
    let list = format!("player\n{names}");
    let preview = hall.organizer.post_file(&hall.run("/import"), &[], "file", list.as_bytes()).await.expect(303);
    let page = hall.organizer.follow(&preview).await.ok();
    let path = preview.location().expect("the preview").to_owned();
    let fields = filled(&page, "main form[action*='/import/']", &[("do", "import")]);
    send(&hall.organizer, &path, &fields).await.expect(303);
    hall.change(|t| t.phase = Phase::CheckIn).await;

    let (stop, stopped) = tokio::sync::watch::channel(false);
    let watched = Db::clone(&hall.app.db);
    let watcher = tokio::spawn(async move {
        while !*stopped.borrow() {
            let mut tx = watched.read().await.unwrap();
            let here: i64 =
                tx.query("select count(*) from player where checked_in_at is not null").value().await.unwrap();
            let logged = tx.query("select count(*) from audit where action = 'check-in'").value::<i64>().await.unwrap();
            assert_eq!(here, logged, "each with a line");
            assert!(here % PIECE as i64 == 0 || here == PLAYERS as i64, "{here} are there");
            drop(tx);
            tokio::task::yield_now().await;
        }
    });
    let before = hall.app.db.metrics().commits;
    let done = choose(&hall, "", &["all"], "check-in").await.expect(303);
    let commits = hall.app.db.metrics().commits - before;
    assert!(commits >= 3, "{commits} commits, with {PIECE} at a time");
    stop.send(true).unwrap();
    watcher.await.unwrap();
    assert!(hall.organizer.follow(&done).await.ok().says("1100 players were checked in."));
    assert_eq!(here(&hall).await.len(), PLAYERS);
    assert_eq!(lines(&hall, ",check in,").await, PLAYERS);
}

#[tokio::test]
async fn players_who_are_ticked_have_paid_the_fee() {
    let hall = Hall::open(0).await;
    for name in ["Ada", "Bo", "Cy"] {
        hall.add(name).await;
    }
    let acts = async || hall.organizer.get(&hall.run("/players")).await.ok().attributes("#f-do option", "value");
    assert!(!acts().await.contains(&"paid".to_owned()), "nobody asks for a fee");
    let form = hall.organizer.get(&hall.run("/face")).await.ok();
    let fee = filled(&form, "form[action$='/face']", &[("fee", "8,50 €")]);
    send(&hall.organizer, &hall.run("/face"), &fee).await.expect(303);
    assert!(acts().await.contains(&"paid".to_owned()));

    let done = choose(&hall, "", &["1", "3"], "paid").await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("2 players are marked as paid."));
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(list.says("2 of 3") && list.says("17 EUR in all"), "{list}");
    assert_eq!(lines(&hall, ",note payment,").await, 2);
    // Who has paid already stays as it is.
    let done = choose(&hall, "", &["all"], "paid").await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("One player is marked as paid."));
    assert_eq!(lines(&hall, ",note payment,").await, 3);
    let one = hall.organizer.get(&hall.run("/players/1")).await.ok();
    assert!(one.says("Paid: 8.50 EUR"), "{one}");
    hall.organizer.post(&hall.run("/players/1/paid"), &[("paid", "no")]).await.expect(303);
    let pay = |amount: &'static str| [("paid", "yes"), ("amount", amount)];
    let other = hall.organizer.post(&hall.run("/players/1/paid"), &pay("8 CHF")).await.expect(422);
    assert!(other.fault("amount").contains("takes EUR"), "{other}");
    hall.organizer.post(&hall.run("/players/1/paid"), &pay("€ 8")).await.expect(303);
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
    assert!(page.says("so the list has changed"), "{page}");
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
    let agreed = |player: &reeve_store::player::Player| player.agreed_at.is_some();
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

/// Sends the form of the first pair of likely doubles, keeping this number.
async fn keep(hall: &Hall, number: &str) -> Page {
    let page = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
    let mut fields = page.form("form[action$='/players/doubles']");
    fields.push(("keep".to_owned(), number.to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(&hall.run("/players/doubles"), &fields).await
}

#[tokio::test]
async fn a_player_who_was_entered_twice_becomes_one_who_has_what_both_had() {
    let hall = Hall::open(2).await;
    hall.add("Lovelace, Ada").await;
    hall.register("Ada Lovelace", "ada@example.org").await.expect(303);
    hall.register("Bo", "").await.expect(303);
    let tokens: Vec<String> = hall.snapshot().await.players.iter().map(|player| player.link_token.clone()).collect();
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(list.says("Two players may be the same person"), "{list}");

    // Somebody changes one of the two after the page was made.
    let page = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
    // What each has now, and what either would be.
    assert_eq!(page.texts("h4"), ["No. 1 once it is kept", "No. 2 once it is kept"], "{page}");
    let (now, then) = (page.texts(".pair .facts:not(.becomes)"), page.texts(".pair .becomes"));
    assert!(!now[0].contains("ada@example.org") && now[1].contains("ada@example.org"), "{now:?}");
    assert!(then.iter().all(|line| line.contains("ada@example.org")), "{then:?}");
    let mut fields = page.form("form[action$='/players/doubles']");
    fields.push(("keep".to_owned(), "1".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(&hall.run("/players/2/move"), &[("move", "withdraw")]).await.expect(303);
    hall.organizer.post(&hall.run("/players/2/move"), &[("move", "bring-back")]).await.expect(303);
    let page = hall.organizer.post(&hall.run("/players/doubles"), &fields).await.expect(409);
    assert!(page.says("Nothing was merged"), "{page}");

    hall.change(|t| t.capacity = Some(3)).await;
    hall.organizer.post(&hall.run("/players/2/move"), &[("move", "restore")]).await.expect(409);
    let done = keep(&hall, "1").await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("The two entries are one player now."));
    let players = hall.snapshot().await.players;
    assert_eq!(players[0].person.email.as_deref(), Some("ada@example.org"));
    assert!(players[0].agreed_at.is_some() && players[1].is_hidden());
    assert_eq!((lines(&hall, ",merge players,").await, lines(&hall, ",archive player,").await), (1, 1));
    // Either link leads to the one who stays.
    for token in &tokens[..2] {
        let own = hall.app.visitor().get(&format!("/p/{token}")).await.ok();
        assert_eq!(own.text("h1"), "Lovelace, Ada");
    }

    hall.organizer.post(&hall.run("/cards"), &[]).await.expect(303);
    // They were two after all: the other one comes back, with the own link. That one knows the link of the one who stayed, who
    // has another one now.
    let back = hall.organizer.post(&hall.run("/players/2/move"), &[("move", "restore")]).await.expect(303);
    let page = hall.organizer.follow(&back).await.ok();
    assert!(page.says("This player has a new private link") && page.text("h1") == "Lovelace, Ada", "{page}");
    let own = hall.app.visitor().get(&format!("/p/{}", tokens[1])).await.ok();
    assert_eq!(own.text("h1"), "Ada Lovelace");
    hall.app.visitor().get(&format!("/p/{}", tokens[0])).await.expect(404);
    let renewed = hall.snapshot().await.players[0].link_token.clone();
    assert!(page.text("#link").ends_with(&renewed), "{page}");
    assert_eq!(hall.app.visitor().get(&format!("/p/{renewed}")).await.ok().text("h1"), "Lovelace, Ada");
    assert_eq!((lines(&hall, ",renew private link,").await, lines(&hall, ",renew PIN,").await), (1, 1));

    // Archived and brought back without a merge, nobody else's link changes.
    for which in ["archive", "restore"] {
        hall.organizer.post(&hall.run("/players/2/move"), &[("move", which)]).await.expect(303);
    }
    assert_eq!(hall.snapshot().await.players[0].link_token, renewed);
}

/// Somebody who registered under another's name is not taken for that one without a word: both addresses stand there.
#[tokio::test]
async fn two_with_different_addresses_are_not_merged_without_a_warning() {
    let hall = Hall::open(0).await;
    hall.register("Ada Lovelace", "ada@example.org").await.expect(303);
    hall.register("Ada Lovelace", "x@attacker.example").await.expect(303);
    let doubles = hall.run("/players/doubles");
    for path in [doubles.clone(), format!("{doubles}?one=1&two=2")] {
        let warned = hall.organizer.get(&path).await.ok().text("form.card .notice.wrong");
        for part in ["No. 1 has ada@example.org", "No. 2 has x@attacker.example", "read and change everything"] {
            assert!(warned.contains(part), "{path}: {warned}");
        }
    }
    // One address alone is no reason to warn.
    hall.add("Bo Li").await;
    hall.register("Cy Li", "family@example.org").await.expect(303);
    let page = hall.organizer.get(&format!("{doubles}?one=3&two=4")).await.ok();
    assert_eq!(page.texts("form.card h2").len(), 2, "{page}");
    assert_eq!(page.texts("form.card .notice.wrong").len(), 1, "{page}");
}

#[tokio::test]
async fn a_place_that_a_double_held_goes_to_the_next_who_waits() {
    let hall = Hall::open(2).await;
    hall.add("Ada").await;
    hall.add("Ada").await;
    hall.register("Bo", "").await.expect(303);
    let form = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
    assert_eq!(form.texts("form.card button"), ["Keep No. 1", "Keep No. 2"]);
    let done = keep(&hall, "2").await.expect(303);
    let page = hall.organizer.follow(&done).await.ok();
    assert!(page.says("the next player on the waiting list has the place that became free"), "{page}");
    let states: Vec<(String, PlayerState, bool)> =
        hall.snapshot().await.players.iter().map(|it| (it.label(), it.state, it.is_hidden())).collect();
    let expected = [("Ada", true), ("Ada (2)", false), ("Bo", false)];
    assert_eq!(states, expected.map(|(name, hidden)| (name.to_owned(), PlayerState::Registered, hidden)));
    let empty = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
    assert!(empty.says("Nobody is listed twice"), "{empty}");
    hall.organizer.post(&hall.run("/players/doubles"), &[("one", "2"), ("keep", "2")]).await.expect(404);
    // Brought back, the other one finds the place taken, and the page says so.
    let back = hall.organizer.post(&hall.run("/players/1/move"), &[("move", "restore")]).await.expect(303);
    let page = hall.organizer.follow(&back).await.ok();
    assert!(page.says("a person of their own again, on the waiting list for a place."), "{page}");
    assert_eq!(hall.snapshot().await.players[0].state, PlayerState::Waiting);
    // So it is said of somebody who was archived alone.
    hall.organizer.post(&hall.run("/players/1/move"), &[("move", "archive")]).await.expect(303);
    let back = hall.organizer.post(&hall.run("/players/1/move"), &[("move", "restore")]).await.expect(303);
    let page = hall.organizer.follow(&back).await.ok();
    assert!(page.says("The player is back in the lists, on the waiting list for a place."), "{page}");
}

/// What can't be merged says why: a form that lacks something, somebody who was erased, and a tournament that is over. A number is that
/// player, also where another one is called so.
#[tokio::test]
async fn a_merge_that_can_not_be_says_why() {
    let hall = Hall::open(0).await;
    for (name, email) in [("Ada Berg", "ada@example.org"), ("Adda Berg", "adda@example.org"), ("2", "")] {
        hall.register(name, email).await.expect(303);
    }
    let doubles = hall.run("/players/doubles");
    let page = hall.organizer.get(&format!("{doubles}?one=2&two=1")).await.ok();
    assert_eq!(page.attributes("form.card input[name=one]", "value"), ["2"]);
    let whole = page.form("form.card");
    let without = |field: &str, put: &[(&str, &str)]| -> Vec<(String, String)> {
        let mut fields = whole.clone();
        fields.push(("keep".to_owned(), "1".to_owned()));
        fields.retain(|(name, _)| name != field);
        fields.extend(put.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        fields
    };
    for fields in [
        without("keep", &[]),
        without("keep", &[("keep", "3")]),
        without("keep", &[("keep", "99999999999999999999")]),
        without("version-one", &[]),
        without("version-two", &[("version-two", "99999999999999999999")]),
    ] {
        let page = send(&hall.organizer, &doubles, &fields).await.expect(409);
        assert!(page.says("othing was merged") && page.has("form.card"), "{page}");
    }

    let boss = hall.app.administrator().await;
    boss.post(&hall.run("/players/2/erase"), &[("confirm", "erase")]).await.expect(303);
    let page = hall.organizer.get(&format!("{doubles}?one=1&two=2")).await.ok();
    assert_eq!(page.attributes("button[name=keep]", "value"), ["1"]);
    assert!(page.says("The data of this player was erased"), "{page}");
    let mut fields = page.form("form.card");
    fields.push(("keep".to_owned(), "2".to_owned()));
    let refused = send(&hall.organizer, &doubles, &fields).await.expect(409);
    assert!(refused.says("so this entry can't take over anybody's data"), "{refused}");
    let erased = hall.snapshot().await.players.remove(1);
    assert!(erased.person.email.is_none() && !hall.snapshot().await.players[0].is_hidden());

    let mut fields = hall.organizer.get(&format!("{doubles}?one=1&two=3")).await.ok().form("form.card");
    fields.push(("keep".to_owned(), "1".to_owned()));
    hall.change(|t| t.phase = Phase::Finished).await;
    let over = send(&hall.organizer, &doubles, &fields).await.expect(409);
    assert!(over.says("players can't be merged any more") && !over.says("withdraw"), "{over}");
}

#[tokio::test]
async fn a_mail_is_looked_at_before_it_goes_to_those_who_have_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let hall = Hall::with(app, 0).await;
    hall.register("Ada", "ada@example.org").await.expect(303);
    hall.add("Bo").await;
    letters::in_folder(folder.path(), 1).await;
    let page = choose(&hall, "", &["all"], "mail").await.ok();
    assert!(page.says("No e-mail address, so they get nothing: Bo"), "{page}");
    assert!(!page.has("button[name=send]"), "nothing was looked at yet");

    let post = async |page: &Page, more: &[(&str, &str)]| {
        let mut fields = page.form("form[action$='/players/mail']");
        fields.retain(|(name, _)| more.iter().all(|(new, _)| name != new));
        fields.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        hall.organizer.post(&hall.run("/players/mail"), &fields).await
    };
    let faulty = post(&page, &[("subject", " "), ("body", "")]).await.expect(422);
    assert_eq!(
        (faulty.fault("subject"), faulty.fault("body")),
        ("A subject is needed.".into(), "A text is needed.".into())
    );
    // Sent at once, without a look: it is shown first.
    let looked = post(&page, &[("subject", "Doors"), ("body", "At nine.\r\nBring a pen."), ("send", "yes")]).await.ok();
    assert!(looked.text(".written").starts_with("At nine. Bring a pen. You are receiving this mail"), "{looked}");
    assert_eq!(looked.text("button[name=send]"), "Send to 1 player");
    assert_eq!(lines(&hall, ",mail players,").await, 0, "nothing was sent yet");
    // Another text than the one that was looked at is looked at again.
    let again = post(&looked, &[("body", "At ten."), ("send", "yes")]).await.ok();
    assert!(again.text(".written").starts_with("At ten."), "{again}");
    let done = post(&again, &[("send", "yes")]).await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("The mail to one player is on its way."));
    let mails = letters::in_folder(folder.path(), 2).await;
    let mail = mails.iter().find(|mail| mail.contains("Subject: Doors")).expect("the mail");
    assert!(mail.contains("To: ada@example.org") && mail.contains("At ten.") && mail.contains("/p/"), "{mail}");
    assert_eq!(lines(&hall, ",mail players,").await, 1);

    // To nobody who has an address, and more often than anybody needs to.
    let page = choose(&hall, "", &["2"], "mail").await.ok();
    let page = post(&page, &[("subject", "Doors"), ("body", "At nine.")]).await.ok();
    assert!(!page.has("button[name=send]"), "{page}");
    for _ in 1..reeve_limits::MAIL_TEXTS_A_DAY {
        post(&again, &[("send", "yes"), ("form-key", "")]).await.expect(303);
    }
    let page = post(&again, &[("send", "yes"), ("form-key", "")]).await.expect(409);
    assert!(page.says("at most 20 mails to players within a day"), "{page}");
}

/// Two who are alike and are no double are said to be two people: they stay so, the log has it, and it can be taken back.
#[tokio::test]
async fn two_people_who_are_alike_are_not_listed_for_ever() {
    let hall = Hall::open(2).await;
    hall.add("Ada").await;
    hall.add("Ada").await;
    let (page, path) = (hall.run("/players/doubles"), hall.run("/players/doubles/apart"));
    let form = hall.organizer.get(&page).await.ok();
    let mut fields = form.form("form[action$='/doubles/apart']");
    fields.push(("apart".to_owned(), "yes".to_owned()));
    let mut merge = form.form("form[action$='/players/doubles']");
    merge.push(("keep".to_owned(), "1".to_owned()));
    send(&hall.organizer, &path, &fields).await.expect(303);
    // Somebody else still has the page from before.
    let late = send(&hall.organizer, &page, &merge).await.expect(409);
    assert!(late.says("These two are marked as two people. Nothing was merged."), "{late}");
    assert!(!late.says("Somebody changed"), "{late}");
    for _ in 0..2 {
        let after = hall.organizer.get(&page).await.ok();
        assert!(after.says("Nobody is listed twice") && after.says("Marked as two people"), "{after}");
        assert!(!after.has("form.card"), "{after}");
        // Whichever of the two is named first, and a second time.
        hall.organizer.post(&path, &[("one", "2"), ("two", "1"), ("apart", "yes")]).await.expect(303);
    }
    assert!(!hall.organizer.get(&hall.run("/players")).await.ok().has("a[href$='/players/doubles']"));
    let audit = hall.organizer.get(&hall.run("/audit")).await.ok();
    let said = "say that two players are two people";
    assert!(audit.says(said) && audit.says("Ada (2)"), "{audit}");
    // A third of that name may still be one of them.
    hall.add("Ada").await;
    assert_eq!(hall.organizer.get(&page).await.ok().texts("form.card").len(), 1);
    for (one, two, apart, status) in [("1", "1", "yes", 404), ("1", "9", "yes", 404), ("1", "2", "maybe", 404)] {
        hall.organizer.post(&path, &[("one", one), ("two", two), ("apart", apart)]).await.expect(status);
    }
    hall.organizer.post(&path, &[("one", "1"), ("two", "2"), ("apart", "no")]).await.expect(303);
    let again = hall.organizer.get(&page).await.ok();
    assert!(!again.says("Marked as two people") && again.texts("form.card").len() == 2, "{again}");
}

/// Two whose names differ by a letter are listed nowhere: the organizer names them, sees what is kept of each, and makes them one. The page
/// of the one who goes says into whom.
#[tokio::test]
async fn any_two_players_whom_the_organizer_names_are_shown_side_by_side_and_made_one() {
    let hall = Hall::open(0).await;
    for name in ["Annika Holm", "Anika Holm", "Bo Li"] {
        hall.add(name).await;
    }
    for (number, phone, note) in [("1", "", "Vegan."), ("2", "+46 8 1", "Comes by train.")] {
        let path = hall.run(&format!("/players/{number}"));
        let page = hall.organizer.get(&path).await.ok();
        let fields = filled(&page, "form:has(#f-note)", &[("phone", phone), ("note", note)]);
        send(&hall.organizer, &path, &fields).await.expect(303);
    }
    let doubles = hall.run("/players/doubles");
    let player = hall.organizer.get(&hall.run("/players/2")).await.ok();
    let link = player.attributes("a[href*='/doubles?one=2']", "href");
    let from_player = hall.organizer.get(link[0].trim_end_matches("#by-hand")).await.ok();
    assert_eq!(from_player.attributes("#f-one", "value"), ["2"]);
    assert!(from_player.says("Nobody is listed twice") && !from_player.has("form.card"), "{from_player}");

    // Who is nobody, several, or the same one.
    for (one, two, field, says) in [
        ("holm", "2", "one", "Annika Holm (1)"),
        ("1", "99", "two", "Nobody here has the number 99."),
        ("1", "", "two", "Type the name or the number of one player."),
        ("1", "Annika", "two", "These are the same entry."),
    ] {
        let page = hall.organizer.get(&format!("{doubles}?one={one}&two={two}")).await.expect(422);
        assert!(page.fault(field).contains(says) && !page.has("form.card"), "{one}, {two}: {page}");
    }

    let page = hall.organizer.get(&format!("{doubles}?one=annika&two=2")).await.ok();
    assert_eq!(page.texts("form.card h2"), ["The two you chose"]);
    let (now, then) = (page.texts(".pair .facts:not(.becomes)"), page.texts(".pair .becomes"));
    assert!(now[0].contains("Vegan.") && !now[0].contains("Phone") && now[1].contains("+46 8 1"), "{now:?}");
    let either = |line: &String| ["+46 8 1", "Vegan.", "Comes by train."].iter().all(|part| line.contains(part));
    assert!(then.len() == 2 && then.iter().all(either), "{then:?}");
    let mut fields = page.form("form.card");
    fields.push(("keep".to_owned(), "1".to_owned()));
    // Somebody changes one of them meanwhile: nothing is merged, and the two stay on the page.
    hall.organizer.post(&hall.run("/players/2/move"), &[("move", "withdraw")]).await.expect(303);
    hall.organizer.post(&hall.run("/players/2/move"), &[("move", "bring-back")]).await.expect(303);
    let late = send(&hall.organizer, &doubles, &fields).await.expect(409);
    assert!(late.says("Nothing was merged") && late.texts("form.card h2") == ["The two you chose"], "{late}");
    let mut fields = late.form("form.card");
    fields.push(("keep".to_owned(), "1".to_owned()));
    send(&hall.organizer, &doubles, &fields).await.expect(303);

    let stays = hall.organizer.get(&hall.run("/players/1")).await.ok();
    assert_eq!(stays.text("#f-note"), "Vegan. Comes by train.");
    assert_eq!(stays.attributes("#f-phone", "value"), ["+46 8 1"]);
    let went = hall.organizer.get(&hall.run("/players/2")).await.ok();
    assert!(went.says("This is the same person as Annika Holm (No. 1)"), "{went}");
    assert!(
        went.says("the other gets a new private link: what was printed or mailed before opens nothing then"),
        "{went}"
    );
    assert!(went.has("p.notice a[href$='/players/1']") && !went.has("a[href*='/doubles']"), "{went}");
    assert!(!went.has("#link") && !went.has("a[href$='/card']") && !went.says("Private link"), "{went}");
    assert!(stays.has("#link") && stays.has("a[href$='/card']"), "{stays}");
    // Who is archived goes nowhere, and the page says why.
    let page = hall.organizer.get(&format!("{doubles}?one=1&two=2")).await.ok();
    assert!(page.has("form.card .notice") && !page.has("button[name=keep]"), "{page}");

    // Brought back, the page says it no more; who is marked as another person is not merged by hand either.
    hall.organizer.post(&hall.run("/players/2/move"), &[("move", "restore")]).await.expect(303);
    assert!(!hall.organizer.get(&hall.run("/players/2")).await.ok().says("This is the same person as"));
    let apart = [("one", "1"), ("two", "2"), ("apart", "yes")];
    hall.organizer.post(&format!("{doubles}/apart"), &apart).await.expect(303);
    let page = hall.organizer.get(&format!("{doubles}?one=1&two=2")).await.expect(422);
    assert!(page.fault("two").starts_with("These are marked as two people."), "{page}");
}

/// Ticked players are kept apart by a group of their own: the page says who is, seats that are made follow, and the group can be
/// dissolved by whoever has seen who is in it.
#[actix_web::test]
async fn those_who_are_ticked_are_kept_apart_and_let_together_again() {
    let day = day(12).await;
    let chosen = day.run("players/chosen");
    let keep = async |players: &[&str]| {
        let ticked = players.iter().map(|number| ("player", *number));
        let fields: Vec<(&str, &str)> = ticked.chain([("do", "keep-apart")]).collect();
        day.organizer.post(&chosen, &fields).await
    };
    assert!(keep(&["1"]).await.expect(409).says("Tick two players or more"), "one alone");
    keep(&["1", "99"]).await.expect(404);
    let after = keep(&["1", "2", "3"]).await.expect(303);
    let page = day.organizer.get(after.location().expect("the list")).await.ok();
    assert!(page.says("3 players are kept apart"), "{page}");
    keep(&["4", "5"]).await.expect(303);
    // Once is enough, also for some of them, and from a seat.
    for again in [&["4", "5"][..], &["1", "2", "3"], &["3", "1"]] {
        assert!(keep(again).await.expect(409).says("These players are kept apart already."), "{again:?}");
    }
    day.organizer.post(&day.run("schedule/apart"), &[("player", "5"), ("other", "4")]).await.expect(409);
    let groups = async || {
        let players = day.stored().await.players;
        players.iter().take(5).map(|player| player.person.group_names.clone()).collect::<Vec<_>>()
    };
    assert_eq!(groups().await, ["Apart 1", "Apart 1", "Apart 1", "Apart 2", "Apart 2"]);
    // Who is kept apart neither reads nor changes it.
    let own = format!("/p/{}", day.stored().await.players[4].link_token);
    let visitor = day.app.visitor();
    let page = visitor.get(&own).await.ok();
    assert!(!page.body().contains("Apart 2"), "{page}");
    assert!(!visitor.get(&format!("{own}/data.csv")).await.ok().body().contains("Apart 2"));
    let mut fields = page.form("form[action$='/edit']");
    fields.retain(|(name, _)| name != "groups");
    fields.push(("groups".to_owned(), "Smith | Apart 1".to_owned()));
    send(&visitor, &format!("{own}/edit"), &fields).await.expect(303);
    assert_eq!(groups().await[4], "Smith\nApart 2");
    day.make().await;
    let page = day.organizer.get(&day.run("kept-apart")).await.ok();
    assert!(page.says("Apart 1") && page.says("Apart 2") && !page.says("two of them sit together"), "{page}");
    // Two at one table share a club: the page says where.
    let at_one: Vec<String> = {
        let stored = day.stored().await;
        let labels = stored.labels();
        stored.rounds[0].tables[0].seats.iter().take(2).map(|seat| labels.of(seat.player_id).to_owned()).collect()
    };
    for name in &at_one {
        day.change_player(name, |player| player.person.club = Some("SC Köln".to_owned())).await;
    }
    let page = day.organizer.get(&day.run("kept-apart")).await.ok();
    assert!(page.says("As the seats are now, two of them sit together: round 1, table 1"), "{page}");
    let dissolve =
        async |seen: &str| day.organizer.post(&day.run("kept-apart"), &[("group", "apart 1"), ("seen", seen)]).await;
    dissolve("1,2").await.expect(409);
    dissolve("").await.expect(404);
    day.judge.post(&day.run("kept-apart"), &[("group", "Apart 1"), ("seen", "1,2,3")]).await.expect(403);
    let summaries = page.texts("#content summary");
    assert_eq!(summaries, ["Dissolve this group : Apart 1", "Dissolve this group : Apart 2"]);
    let after = dissolve("1,2,3").await.expect(303);
    let page = day.organizer.get(after.location().expect("the page")).await.ok();
    assert!(page.says("The group is dissolved.") && !page.says("Apart 1"), "{page}");
    assert_eq!(groups().await, ["", "", "", "Apart 2", "Smith\nApart 2"]);
}

/// Companions are let together where they are shown: whoever named the others does so no longer, and keeps whoever else comes.
#[actix_web::test]
async fn companions_are_let_together_again() {
    let day = day(12).await;
    day.change_player("Player 01", |player| player.person.companions = "player 02\nGrandma\nPlayer 03".to_owned())
        .await;
    day.change_player("Player 03", |player| player.person.companions = "Player 01\nPlayer 02".to_owned()).await;
    let address = day.run("kept-apart");
    let page = day.organizer.get(&address).await.ok();
    // One family, though two name each other.
    assert_eq!(page.texts("#content h3").len(), 1, "{page}");
    assert!(page.says("Player 01 comes with Player 02 and Player 03."), "{page}");
    assert!(page.says("Player 03 comes with Player 01 and Player 02."), "{page}");
    assert!(!day.judge.get(&address).await.ok().has("form[action$='kept-apart']"));
    for (who, seen, status) in [(&day.judge, "1,2,3", 403), (&day.organizer, "1,2", 409)] {
        who.post(&address, &[("group", ""), ("seen", seen)]).await.expect(status);
    }
    let after = send(&day.organizer, &address, &page.form("form[action$='kept-apart']")).await.expect(303);
    let page = day.organizer.get(after.location().expect("the page")).await.ok();
    assert!(page.says("They may sit together in seats") && page.says("Everybody may meet"), "{page}");
    let players = day.stored().await.players;
    assert_eq!(players[0].person.companions, "Grandma");
    assert_eq!(players[2].person.companions, "");
}

/// Who can't be made one is offered no choice: the page says why before anybody presses anything.
#[actix_web::test]
async fn two_who_both_have_seats_read_why_they_stay_two() {
    let day = day(12).await;
    let both = async || day.organizer.get(&day.run("players/doubles?one=1&two=2")).await.ok();
    let page = both().await;
    assert!(
        page.says("Choose which one to keep") && page.attributes("button[name=keep]", "value").len() == 2,
        "{page}"
    );
    day.make().await;
    let page = both().await;
    assert!(page.text("form.card h2 + .notice").contains("Both players have seats in the schedule"), "{page}");
    assert!(!page.says("Choose which one to keep") && !page.has("button[name=keep]"), "{page}");
}
