//! Somebody has a seat in a public round and is not there when its games begin: who is missing is named, the seats are
//! repaired first, and whoever starts without them says without whom.

use reeve_rules::tournament::vocabulary::{PlayerState, RoundState, Stage};
use reeve_store::Scope;
use reeve_store::audit;
use reeve_store::audit::{AuditPage, AuditSearch};
use reeve_store::audit_action::AuditAction;
use reeve_views::seating::changed::changed_seats;

use super::support::app::Page;
use super::support::day::{Day, day};
use super::support::event::send;

/// Sixteen players whose first round is public.
async fn published() -> Day {
    let day = day(16).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    day
}

async fn board(day: &Day, round: &str) -> Page {
    day.organizer.get(&day.run(&format!("rounds/{round}"))).await.ok()
}

async fn withdraw(day: &Day, name: &str) {
    day.change_player(name, |player| player.state = PlayerState::Withdrawn).await;
}

async fn take_check_in_back(day: &Day, name: &str) {
    day.change_player(name, |player| player.checked_in_at = None).await;
}

/// What the form that starts a round sends, as it stands on its board: its button says without whom.
fn form_of(board: &Page) -> Vec<(String, String)> {
    let mut fields = board.form("form[action$='/start']");
    let button = |attribute: &str| board.attributes("form[action$='/start'] button", attribute).into_iter().next();
    fields.extend(button("name").zip(button("value")));
    fields
}

/// Starts the round as its board offers it.
async fn start(day: &Day, round: &str, form: &[(String, String)]) -> Page {
    send(&day.organizer, &day.run(&format!("rounds/{round}/start")), form).await
}

/// What is said before any button of the board's next step, and the words of the buttons in their order.
fn step(board: &Page) -> (Vec<String>, Vec<String>) {
    (board.texts("section.card.now > p"), board.texts("section.card.now .actions .button"))
}

#[actix_web::test]
async fn only_who_is_there_counts_and_the_start_says_who_is_missing() {
    let day = published().await;
    withdraw(&day, "Player 05").await;
    let page = board(&day, "prelim/1").await;
    let (says, buttons) = step(&page);
    assert_eq!(
        says,
        [
            "Has a seat, but has left: Player 05.",
            "If the round starts without them, their seats are marked absent on the record sheets.",
            "Of the 16 players seated, the 15 who are here are counted, and that number decides the stages (1.1.3)."
        ]
    );
    assert_eq!(buttons[..2], ["Repair the seats", "Start without 1 player"]);
    assert!(page.has("section.card.now a.primary[href$='/schedule/repair']"), "{page}");
    // The page of the next step says the same, and leads to the repair.
    let next = day.organizer.get("/run/spring").await.ok();
    assert!(next.says("Has a seat, but has left: Player 05."), "{next}");
    assert!(next.says("With 15 there are") && !next.says("With 16 there"), "{next}");
    assert!(next.says("counts the 15 players") && next.has("ol a.primary[href$='/schedule/repair']"), "{next}");
    assert!(!next.has("form[action$='/start']"), "{next}");
    // A judge reads it, and gets no button that turns judges away.
    let judges = day.judge.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(judges.says("Player 05") && !judges.has("a[href$='/schedule/repair']"), "{judges}");

    // Nobody starts it by a form that says nothing of the missing one, or another.
    for without in ["", "4", "4,5", "5,5", "0", "-5"] {
        let path = day.run("rounds/prelim/1/start");
        let refused = day.organizer.post(&path, &[("without", without)]).await.expect(409);
        assert_eq!(step(&refused).1[..2], buttons[..2], "{without}: {refused}");
    }
    day.organizer.post(&day.run("rounds/prelim/1/start"), &[("without", "five")]).await.expect(422);
    assert!(day.press("prelim/1", "start").await.expect(409).says("1 player is seated in this round and not here."));
    assert_eq!(day.stored().await.tournament.attendance, None);

    start(&day, "prelim/1", &form_of(&page)).await.expect(303);
    let stored = day.stored().await;
    assert_eq!((stored.tournament.attendance, stored.rounds[0].row.state), (Some(15), RoundState::Playing));
    let facts = day.organizer.get("/run/spring").await.ok();
    assert!(facts.says("15 players"), "{facts}");
    // Who was missing is in the audit log, by number there and by name on its page.
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("missing: Player 05"), "{log}");
    let mut tx = day.app.db.read().await.unwrap();
    let search = AuditSearch { tournament: Some(day.id), ..AuditSearch::default() };
    let lines = audit::find(&mut tx, &AuditPage { search, below: i64::MAX, limit: 100 }).await.unwrap();
    let line = lines.iter().find(|named| named.line.action == AuditAction::StartRound).expect("a line");
    let missing = stored.players.iter().find(|player| player.person.name == "Player 05").expect("the player").id;
    assert_eq!(
        line.line.after.as_deref(),
        Some(format!("{{\"players\":15,\"missing\":[{{\"player\":{missing}}}]}}").as_str())
    );
}

#[actix_web::test]
async fn whoever_is_missing_now_is_asked_about_once_more() {
    let day = published().await;
    withdraw(&day, "Player 05").await;
    take_check_in_back(&day, "Player 11").await;
    let seen = board(&day, "prelim/1").await;
    assert!(seen.says("Has a seat, but isn't here: Player 11."), "{seen}");
    assert_eq!(step(&seen).1[1], "Start without 2 players");
    // One comes, another leaves: as many are missing, and not the same.
    let now = chrono::Utc::now();
    day.change_player("Player 11", |player| player.checked_in_at = Some(now)).await;
    withdraw(&day, "Player 12").await;
    let changed = start(&day, "prelim/1", &form_of(&seen)).await.expect(409);
    assert!(changed.says("has changed since you looked") && changed.says("Player 05, Player 12."), "{changed}");
    assert_eq!(day.stored().await.rounds[0].row.state, RoundState::Published);
    // Both come back, and the form of the last page starts nothing either.
    for name in ["Player 05", "Player 12"] {
        day.change_player(name, |player| player.state = PlayerState::Registered).await;
    }
    let whole = start(&day, "prelim/1", &form_of(&changed)).await.expect(409);
    assert_eq!(step(&whole).1[0], "Start the round");
    start(&day, "prelim/1", &form_of(&whole)).await.expect(303);
    assert_eq!(day.stored().await.tournament.attendance, Some(16));
}

#[actix_web::test]
async fn fifteen_who_are_there_are_no_sixteen() {
    for (missing, final_only) in [(false, false), (true, true)] {
        let day = published().await;
        if missing {
            take_check_in_back(&day, "Player 16").await;
        }
        start(&day, "prelim/1", &form_of(&board(&day, "prelim/1").await)).await.expect(303);
        let facts = day.organizer.get("/run/spring").await.ok();
        assert_eq!(!facts.texts(".day li").contains(&"Semi-finals".to_owned()), final_only, "{facts}");
    }
}

/// Somebody withdraws before the start, comes back and plays: the count of 1.1.3 and the stages follow until the round is closed.
#[actix_web::test]
async fn who_comes_back_and_plays_round_1_counts() {
    for (players, before, after) in [
        (12, "Fewer than 12 players were counted in round 1 (11)", "With 12 to 15 the four best-ranked"),
        (16, "With 12 to 15 the four best-ranked", "there are semi-finals, which the organizer may skip"),
        (29, "Skipped, as the organizer chose.", "With 29 or more there are semi-finals"),
    ] {
        let day = day(players).await;
        day.make().await;
        day.press("prelim/1", "publish").await.expect(303);
        let stored = day.stored().await;
        let late = stored.player(stored.rounds[0].tables[0].seats[3].player_id).expect("a player").clone();
        withdraw(&day, &late.person.name).await;
        start(&day, "prelim/1", &form_of(&board(&day, "prelim/1").await)).await.expect(303);
        let counted = async || day.stored().await.tournament.attendance;
        assert_eq!(counted().await, Some(players as i64 - 1));
        if players == 29 {
            day.organizer.post(&day.run("stages"), &[("seen", "unset"), ("semi-finals", "skip")]).await.expect(303);
        }
        assert!(day.organizer.get("/run/spring").await.ok().says(before), "{players}");

        let back = [("move", "bring-back")];
        let came = day.organizer.post(&day.run(&format!("players/{}/move", late.number)), &back).await.expect(303);
        let said = day.organizer.get(came.location().expect("the player's page")).await.ok();
        assert!(said.says("take “absent” off on its record sheet") && said.says("repair the seats"), "{said}");
        assert_eq!(counted().await, Some(players as i64 - 1), "nobody knows yet whether they play");
        day.enter("prelim/1", 1, 0, &["10", "8", "7", "6"], &[]).await.expect(303);
        assert_eq!(counted().await, Some(players as i64));
        let page = day.organizer.get("/run/spring").await.ok();
        assert!(page.says(after) && !page.says("not valid for the championship"), "{players}: {page}");

        // It was a slip: nobody came. Then they did.
        day.enter("prelim/1", 1, 1, &["10", "8", "7", ""], &[("absent-4", "yes")]).await.expect(303);
        assert_eq!(counted().await, Some(players as i64 - 1));
        day.enter("prelim/1", 1, 2, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
        assert_eq!(counted().await, Some(players as i64));
        // Both counts are kept, each with its time.
        let log = day.organizer.get(&day.run("audit")).await.ok();
        let (less, all) = (players - 1, players);
        assert!(log.says("count the players of round 1 again"), "{log}");
        assert!(log.says(&format!("{less} players")) && log.says(&format!("{all} players")), "{log}");
    }
}

/// A count that turns out wrong after round 1 is corrected by an organizer, with a reason that everybody can read; the stages follow.
#[actix_web::test]
async fn a_wrong_count_is_corrected_with_a_reason_in_the_public_log() {
    let day = day(12).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    day.press("prelim/1", "start").await.expect(303);
    day.enter("prelim/1", 1, 0, &["10", "8", "7", ""], &[("absent-4", "yes"), ("sign", "yes")]).await.expect(303);
    let correct = async |counted: &str, count: &str, reason: &str| {
        day.organizer.post(&day.run("count"), &[("counted", counted), ("count", count), ("reason", reason)]).await
    };
    let page = correct("11", "12", "Cy played").await.expect(409);
    assert!(page.says("Until round 1 is closed the count follows its record sheets"), "{page}");
    for table in 2..=3 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    let counted = async || day.stored().await.tournament.attendance;
    assert_eq!(counted().await, Some(11));

    let bracket = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(bracket.says("Players counted in round 1: 11."), "{bracket}");
    assert!(!day.judge.get(&day.run("bracket")).await.ok().has("form[action$='/count']"));
    day.judge.post(&day.run("count"), &[("counted", "11"), ("count", "12"), ("reason", "x")]).await.expect(403);
    for (count, reason, field, says) in [
        ("0", "x", "count", "from 1 to 12"),
        ("13", "x", "count", "from 1 to 12"),
        ("twelve", "x", "count", "from 1 to 12"),
        ("11", "x", "count", "That is the count already."),
        ("12", " \n", "reason", "Say in a few words"),
        ("12", &"x".repeat(1_001), "reason", "The reason"),
    ] {
        let page = correct("11", count, reason).await.expect(422);
        assert!(page.fault(field).contains(says), "{count} {reason}: {page}");
        assert_eq!(counted().await, Some(11));
    }
    correct("12", "12", "Cy played").await.expect(409);
    correct("11", "12", "Cy played, <b>I saw it</b>.").await.expect(303);
    assert_eq!(counted().await, Some(12));
    let page = day.organizer.get("/run/spring").await.ok();
    assert!(page.says("With 12 to 15 the four best-ranked") && !page.says("not valid for the championship"), "{page}");
    let log = day.app.visitor().get(&day.public("log")).await.ok();
    assert!(
        log.says("Players counted in round 1: 12 in place of 11.") && log.says("Cy played, <b>I saw it</b>."),
        "{log}"
    );
    assert!(day.organizer.get(&day.run("audit")).await.ok().says("correct the count of round 1"));
}

#[actix_web::test]
async fn the_repair_of_the_public_round_stands_before_anything_else() {
    let day = published().await;
    withdraw(&day, "Player 05").await;
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    let buttons = page.texts("section.card.now .actions .button");
    assert_eq!(buttons, ["Repair the seats", "Make only the later rounds again"]);
    assert!(page.says("Repair them first"), "{page}");
    let offer = day.organizer.get(&day.run("schedule/repair")).await.ok();
    // Who sits elsewhere comes first, by name, with the seat before and after, under the name of the round; then the button, which
    // is in view so, then the figures.
    let smallest = "section[aria-labelledby=way-smallest]";
    assert!(offer.text(&format!("{smallest} h3")).starts_with("Round 1: "), "{offer}");
    let moves = offer.texts(&format!("{smallest} .moves li"));
    assert!(
        moves.iter().any(|moved| moved.starts_with("Player 05 table ") && moved.ends_with("→ is missing")),
        "{moves:?}"
    );
    let heads = offer.texts(&format!("{smallest} table th[scope=col]"));
    assert_eq!(heads, ["Figure", "Before", "After"]);
    let at = |what: &str| offer.body().find(what).expect(what);
    assert!(at("class=\"moves\"") < at("name=\"way\"") && at("name=\"way\"") < at("<table"), "{offer}");
    let done =
        send(&day.organizer, &day.run("schedule/repair"), &offer.form("main form[action$=repair]")).await.expect(303);
    // What was done can be read on the page that follows, and later.
    for page in [day.organizer.follow(&done).await.ok(), day.judge.get(&day.run("schedule")).await.ok()] {
        assert_eq!(page.texts(".moves li"), moves);
    }
    // Everybody is told that seats which were public are others now, until the round begins.
    let visitor = day.app.visitor();
    let stored = day.stored().await;
    let changed = changed_seats(&stored).expect("seats changed");
    for path in ["/t/spring".to_owned(), day.public("seats"), day.public("hall")] {
        let page = visitor.get(&path).await.ok();
        assert!(
            page.says("The seats of round 1 were changed at") && page.says("Check where you sit now."),
            "{path}: {page}"
        );
        assert!(changed.moved.iter().all(|moved| page.says(&moved.name)), "{path}: {page}");
    }
    // Who is concerned reads the own seat before and after on the own page.
    for player in &stored.players {
        let page = visitor.get(&format!("/p/{}", player.link_token)).await.ok();
        let own = changed.moved.iter().find(|moved| moved.number == player.number);
        let expect = match own.map(|moved| moved.to) {
            None => "The seats of round 1 were changed at",
            Some(Some(_)) => "Your seat in round 1 was changed at",
            Some(None) => "You have no seat in round 1 any more since",
        };
        assert!(page.says(expect), "{expect}: {page}");
    }
    let (says, buttons) = step(&board(&day, "prelim/1").await);
    assert_eq!(says.len(), 1, "{says:?}");
    assert_eq!(buttons[0], "Start the round");
    day.press("prelim/1", "start").await.expect(303);
    assert_eq!(day.stored().await.tournament.attendance, Some(15));
    assert!(!visitor.get(&day.public("seats")).await.ok().says("were changed at"));

    // Once seats are made again, that is the last that was done.
    day.make().await;
    assert!(!day.organizer.get(&day.run("schedule")).await.ok().has(".moves"));

    // While round 1 is played, no later round is called ready with somebody in it who left.
    withdraw(&day, "Player 06").await;
    let next = day.organizer.get("/run/spring").await.ok();
    assert!(!next.says("Its seats are ready."), "{next}");
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert_eq!(page.texts("section.card.now .actions .button"), ["Make the seats again"]);
}

#[actix_web::test]
async fn a_table_at_which_too_few_are_left_is_repaired_first() {
    let day = published().await;
    let stored = day.stored().await;
    let labels = stored.labels();
    let table = &stored.stage(Stage::Prelim).next().expect("round 1").tables[1];
    for seat in &table.seats[..2] {
        take_check_in_back(&day, labels.of(seat.player_id)).await;
    }
    let page = board(&day, "prelim/1").await;
    assert!(page.says("At table 2 too few would be left for a game."), "{page}");
    assert!(!page.has("button[name=without]") && page.has("a[href$='/schedule/repair']"), "{page}");
    let mut missing: Vec<i64> = table.seats[..2].iter().map(|seat| labels.number_of(seat.player_id)).collect();
    missing.sort_unstable();
    let without = missing.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let page = start(&day, "prelim/1", &[("without".to_owned(), without)]).await.expect(409);
    assert!(page.says("At table 2 too few would be left for a game. Repair the seats"), "{page}");
    assert_eq!(day.stored().await.tournament.attendance, None);
}

/// Who checks people in between the publication and the start is told what to do with who comes now.
#[actix_web::test]
async fn the_games_have_not_started_because_the_seats_are_public() {
    let day = published().await;
    let page = async || day.organizer.get(&day.run("check-in")).await.ok();
    let before = page().await;
    assert!(before.says("The seats of round 1 are public.") && !before.says("The games have started."), "{before}");
    day.press("prelim/1", "start").await.expect(303);
    assert!(page().await.says("The games have started. Anybody who comes now plays from the next round on"));
}

/// Of two organizers who start a round with others missing the second is not told that it was done as that form said.
#[actix_web::test]
async fn whoever_starts_second_without_others_is_told_so() {
    let day = published().await;
    let everybody = form_of(&board(&day, "prelim/1").await);
    take_check_in_back(&day, "Player 05").await;
    let without = form_of(&board(&day, "prelim/1").await);
    start(&day, "prelim/1", &without).await.expect(303);
    start(&day, "prelim/1", &without).await.expect(303);
    let told = start(&day, "prelim/1", &everybody).await.expect(409);
    assert!(told.says("Somebody else has started this round, with other players missing."), "{told}");
}

/// The paper says who is not expected, and so does the public page; somebody who comes late still finds the seat there.
#[actix_web::test]
async fn the_record_sheets_on_paper_mark_whoever_is_missing() {
    let day = published().await;
    take_check_in_back(&day, "Player 05").await;
    let form = form_of(&board(&day, "prelim/1").await);
    start(&day, "prelim/1", &form).await.expect(303);
    let print = day.organizer.get(&day.run("rounds/prelim/1/print/record-sheets")).await.ok();
    let rows = print.rows("section.record table");
    // A seat has two rows: who sits there, and the boxes.
    let marked = rows.chunks(2).filter(|seat| seat[1].iter().any(|cell| cell == "absent"));
    let marked: Vec<&str> = marked.map(|seat| &*seat[0][0]).collect();
    assert!(marked.len() == 1 && marked[0].ends_with("Player 05"), "{marked:?} {print}");
    let public = day.app.visitor().get(&day.public("seats")).await.ok();
    assert_eq!(public.texts("#by-name th .grey"), ["absent"], "{public}");
    let found = day.app.visitor().get(&day.public("seats?q=player+05")).await.ok();
    assert_eq!(found.text(".answer .name"), "Player 05 absent", "{found}");
    let stored = day.stored().await;
    let player = stored.players.iter().find(|player| player.label() == "Player 05").expect("them");
    let own = day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok();
    assert!(own.says("You are marked absent. If you are here, tell a judge at once."), "{own}");
    // Who leaves while the game is on is marked too, and on no round that they have played.
    day.change_player("Player 06", |player| player.state = PlayerState::Withdrawn).await;
    let public = day.app.visitor().get(&day.public("seats")).await.ok();
    assert_eq!(public.texts("#by-name th .grey"), ["absent", "withdrawn"], "{public}");
    let hall = day.app.visitor().get(&day.public("hall")).await.ok();
    assert!(hall.says("absent") && hall.says("withdrawn"), "{hall}");
}

/// Somebody is missed before a public round starts: one press at check-in says so, the log has it, and the seats can be repaired.
#[actix_web::test]
async fn a_no_show_is_noted_at_check_in_until_the_round_begins() {
    let day = published().await;
    let next = day.organizer.get("/run/spring").await.ok();
    assert!(next.texts("li.now a").contains(&"Somebody is missing".to_owned()), "{next}");
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    // No tap on the row takes a public seat: a button of its own says what it does.
    assert!(!list.has("#p-5 button.tap") && list.text("#p-5").contains("Not here after all"), "{list}");
    assert!(!list.has("a[href$='/schedule/repair']"), "{list}");
    day.organizer.post(&day.run("check-in/5"), &[("here", "false")]).await.expect(303);
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.says("Has a seat, but isn't here: Player 05."), "{list}");
    assert!(list.has("a[href$='/schedule/repair']") && list.has("#p-5 button.tap[aria-pressed=false]"), "{list}");
    let next = day.organizer.get("/run/spring").await.ok();
    assert!(next.has("li.now a.primary[href$='/schedule/repair']"), "{next}");
    let audit = day.organizer.get(&day.run("audit")).await.ok();
    assert!(audit.says("undo check-in"), "{audit}");
    // Who comes after all is one tap away, and then nothing is to be repaired.
    day.organizer.post(&day.run("check-in/5"), &[("here", "true")]).await.expect(303);
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(!list.has("a[href$='/schedule/repair']"), "{list}");
    // Once the games are on, the record sheet says who is absent.
    day.press("prelim/1", "start").await.expect(303);
    let refused = day.organizer.post(&day.run("check-in/5"), &[("here", "false")]).await.expect(409);
    assert!(refused.says("mark the seat absent on the record sheet"), "{refused}");
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(!list.text("#p-5").contains("Not here") && list.text("#p-5").contains("Agreed on paper"), "{list}");
    // Whoever the round began without can still come.
    day.change_player("Player 07", |player| player.checked_in_at = None).await;
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.has("#p-7 button.tap[aria-pressed=false]"), "{list}");
}

#[actix_web::test]
async fn somebody_at_the_door_is_added_and_checked_in_by_a_name() {
    let day = day(8).await;
    let path = day.run("check-in");
    day.judge.post(&path, &[("name", "Zoe Quill")]).await.expect(403);
    assert!(!day.judge.get(&path).await.ok().has("#at-door"));
    // Whoever was looked for in vain is in the field already.
    let list = day.organizer.get(&format!("{path}?q=Zoe+Quill")).await.ok();
    assert!(list.has("input#f-name[value='Zoe Quill']"), "{list}");
    day.organizer.post(&path, &[("name", " Zoe Quill "), ("agreed", "yes")]).await.expect(303);
    let stored = day.stored().await;
    let zoe = stored.players.iter().find(|player| player.label() == "Zoe Quill").expect("a player");
    assert!(
        zoe.checked_in_at.is_some() && zoe.agreed_at.is_some() && zoe.code_version.as_deref() == Some("1"),
        "{zoe:?}"
    );
    day.organizer.post(&path, &[("name", "Yan Poe")]).await.expect(303);
    let stored = day.stored().await;
    let yan = stored.players.iter().find(|player| player.label() == "Yan Poe").expect("a player");
    assert!(yan.checked_in_at.is_some() && yan.agreed_at.is_none(), "{yan:?}");
    let audit = day.organizer.get(&day.run("audit")).await.ok();
    assert!(audit.says("add player"), "{audit}");

    // Somebody on the list is not added once more, unless it is said that this is another person.
    let refused = day.organizer.post(&path, &[("name", "player 03"), ("agreed", "yes")]).await.expect(422);
    assert!(refused.says("Player 03 is on the list already"), "{refused}");
    assert!(refused.has("input#f-name[value='player 03']") && refused.has("#f-agreed[checked]"), "{refused}");
    assert_eq!(day.stored().await.players.len(), 10);
    day.organizer.post(&path, &[("name", "Player 03"), ("other_person", "yes")]).await.expect(303);
    assert_eq!(day.stored().await.players.len(), 11);
    day.organizer.post(&path, &[("name", " ")]).await.expect(422);

    // Where every place is taken, whoever comes waits.
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tx.query("update tournament set capacity = 11 where id = $1").bind(day.id).execute().await.unwrap();
    tx.commit().await.unwrap();
    assert!(day.organizer.get(&path).await.ok().says("goes on the waiting list"));
    day.organizer.post(&path, &[("name", "Wil Late")]).await.expect(303);
    let stored = day.stored().await;
    let wil = stored.players.iter().find(|player| player.label() == "Wil Late").expect("a player");
    assert!(wil.state == PlayerState::Waiting && wil.checked_in_at.is_none(), "{wil:?}");
}
