//! The preliminary stage through the pages: seats, rounds, record sheets.

use reeve_rules::tournament::settings::{PublishRounds, StandingsMove};
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState, SheetState, Stage};
use reeve_store::audit;
use reeve_store::audit::{AuditPage, AuditSearch};
use reeve_store::audit_action::AuditAction;

use super::support::app::{May, Page};
use super::support::day::{Day, day, day_of};

#[actix_web::test]
async fn fourteen_players_play_their_preliminary_stage() {
    let day = day(14).await;
    day.make().await;
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("No two players meet twice"), "{page}");
    assert!(page.says("Proven best possible"), "{page}");

    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }

    let stored = day.stored().await;
    assert_eq!(stored.tournament.phase, Phase::Prelim);
    assert_eq!(stored.tournament.attendance, Some(14));
    assert!(stored.tournament.attendance_at.is_some());
    for round in stored.stage(Stage::Prelim) {
        assert_eq!(round.row.state, RoundState::Closed);
        assert!(round.tables.iter().all(|table| table.row.sheet_state == SheetState::Signed));
    }
    let csv = day.organizer.get(&day.run("export/results.csv")).await.ok().body();
    assert!(csv.starts_with("\u{feff}stage,round,table,position,player,vp,winner\n"), "{csv}");
    assert_eq!(csv.lines().count(), 1 + 3 * 14);
    let results = day.app.visitor().get(&day.public("results?round=prelim-3")).await.ok();
    assert_eq!(results.texts(".table-card li.won").len(), 4);
}

/// Who comes in after the start is named on the page of the tables, with the way to a seat while there is one.
#[actix_web::test]
async fn who_is_there_without_a_seat_while_a_round_is_on_is_named_with_the_way() {
    let day = day(14).await;
    day.organizer.post(&day.run("check-in/14"), &[("here", "false")]).await.expect(303);
    day.make().await;
    day.open("prelim/1").await;
    let board = async || day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(!board().await.says("without a seat"));
    day.organizer.post(&day.run("check-in/14"), &[("here", "true")]).await.expect(303);
    let name = day.stored().await.players[13].label();
    let said = format!("{name} is checked in, but without a seat in round 1, which is on.");
    let schedule = async || day.organizer.get(&day.run("schedule")).await.ok();
    let page = board().await;
    assert!(page.says(&said) && page.says("Take back the start below"), "{page}");
    let seats = schedule().await;
    assert!(seats.says(&said) && seats.says("Take back the start on the page of the round"), "{seats}");
    assert!(day.judge.get(&day.run("schedule")).await.ok().says("An organizer can take back the start"));
    let version = page.attributes("form[action$='take-back'] input[name=version]", "value").swap_remove(0);
    day.enter("prelim/1", 1, 0, &["10", "4", "3", "2"], &[]).await.expect(303);
    let page = board().await;
    assert!(page.says(&said) && page.says("can't be taken back any more"), "{page}");
    assert!(page.says("Make or repair the seats of the rounds that follow."), "{page}");
    let fields = [("version", version.as_str()), ("step", "start")];
    day.organizer.post(&day.run("rounds/prelim/1/take-back"), &fields).await.expect(409);
}

/// The same in the last preliminary round, which no other follows, and of somebody who does not sit at the fixed table.
#[actix_web::test]
async fn in_the_last_round_nobody_is_put_off_to_another_one() {
    let day = day(14).await;
    day.organizer.post(&day.run("check-in/14"), &[("here", "false")]).await.expect(303);
    day.make().await;
    for round in ["prelim/1", "prelim/2"] {
        day.play(round).await;
    }
    day.open("prelim/3").await;
    let at_one = day.stored().await;
    let at_one = at_one.labels().of(at_one.rounds[2].tables[0].seats[0].player_id).to_owned();
    day.change_player(&at_one, |player| player.fixed_table = Some(2)).await;
    day.organizer.post(&day.run("check-in/14"), &[("here", "true")]).await.expect(303);
    day.enter("prelim/3", 1, 0, &["10", "4", "3", "2"], &[]).await.expect(303);
    let name = day.stored().await.players[13].label();
    for path in ["rounds/prelim/3", "schedule"] {
        let page = day.organizer.get(&day.run(path)).await.ok();
        assert!(page.says(&format!("{name} is checked in, but without a seat in round 3, which is on.")), "{page}");
        assert!(page.says(&format!("{at_one} is not at the fixed table in round 3, which is on.")), "{page}");
        assert!(
            page.says("no such round follows, so it goes on as it is.") && !page.says("rounds that follow"),
            "{page}"
        );
    }
    let page = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(page.says("The last round that everybody plays has started.") && !page.says("next round"), "{page}");
}

#[actix_web::test]
async fn a_form_sent_twice_counts_once() {
    let day = day(14).await;
    day.make().await;
    for button in ["publish", "start"] {
        day.press("prelim/1", button).await.expect(303);
        day.press("prelim/1", button).await.expect(303);
    }
    let vp = ["10", "4", "3", "2"];
    for _ in 0..2 {
        day.enter("prelim/1", 1, 0, &vp, &[]).await.expect(303);
    }
    let path = day.run("rounds/prelim/1/tables/1/sign");
    for _ in 0..2 {
        day.judge.post(&path, &[("version", "1")]).await.expect(303);
    }
    let stored = day.stored().await;
    let table = &stored.rounds[0].tables[0].row;
    assert_eq!((table.sheet_version, table.sheet_state), (2, SheetState::Signed));
    let mut tx = day.app.db.read().await.unwrap();
    let wanted = AuditPage {
        search: AuditSearch { tournament: Some(day.id), ..AuditSearch::default() },
        below: i64::MAX,
        limit: 100,
    };
    let lines = audit::find(&mut tx, &wanted).await.unwrap();
    let mut actions: Vec<&str> = lines.iter().map(|named| named.line.action.code()).collect();
    actions.sort_unstable();
    assert_eq!(actions, ["enter-result", "make-schedule", "publish-round", "sign-sheet-on-paper", "start-round"]);
}

#[actix_web::test]
async fn seats_that_are_not_published_are_nowhere_public() {
    let day = day(14).await;
    day.make().await;
    let visitor = day.app.visitor();
    let walk = async |word: &str, expected: bool| {
        for path in
            ["", "/seats", "/results", "/schedule", "/schedule/proof", "/hall", "/standings", "/bracket", "/rules"]
        {
            let page = visitor.get(&format!("/t/{}{path}", day.slug)).await;
            let seen = matches!(path, "/seats" | "/results" | "/hall" | "/schedule/proof") && expected;
            assert!(page.status == 200 || page.status == 404, "{page}");
            if page.status == 200 && !matches!(path, "/standings") {
                assert_eq!(page.body().contains(word), seen, "{path}: {word}");
            }
        }
    };
    walk("Player 05", false).await;
    for page in ["seats", "results", "hall"] {
        visitor.get(&day.public(&format!("{page}?round=prelim-1"))).await.expect(404);
    }
    day.press("prelim/1", "publish").await.expect(303);
    walk("Player 05", true).await;
    visitor.get(&day.public("seats?round=prelim-2")).await.expect(404);
    let found = visitor.get(&day.public("seats?q=player+05")).await.ok();
    assert!(found.text(".answer h2").starts_with("Table "), "{found}");
    let hall = visitor.get(&day.public("hall?theme=dark")).await.ok();
    assert_eq!(hall.attributes("html", "data-theme"), ["dark"]);
    assert!(hall.body().contains("<noscript><meta http-equiv=\"refresh\""), "{hall}");
    // Results of a round that is being played stay hidden until it is closed.
    day.press("prelim/1", "start").await.expect(303);
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let hidden = visitor.get(&day.public("results")).await.ok();
    assert!(hidden.texts(".won").is_empty(), "{hidden}");
    assert!(!visitor.get(&format!("/t/{}", day.slug)).await.ok().says("Results in"));
    day.change(|row| row.settings.standings_move = StandingsMove::Sheet).await;
    assert!(visitor.get(&format!("/t/{}", day.slug)).await.ok().says("1 of 4"));
    assert_eq!(visitor.get(&day.public("results")).await.ok().texts(".won").len(), 1);
}

#[actix_web::test]
async fn rounds_wait_for_one_another_unless_all_are_published() {
    let day = day(14).await;
    day.make().await;
    assert!(day.press("prelim/2", "publish").await.expect(409).says("Round 1 is not closed"));
    assert!(day.press("prelim/1", "start").await.expect(409).says("not published"));
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(409);
    day.change(|row| row.settings.publish_rounds = PublishRounds::All).await;
    day.press("prelim/1", "publish").await.expect(303);
    let stored = day.stored().await;
    assert!(stored.rounds.iter().all(|round| round.row.state == RoundState::Published));
    assert!(day.press("prelim/2", "start").await.expect(409).says("Round 1 is not closed"));
}

#[actix_web::test]
async fn a_judge_enters_results_and_runs_nothing() {
    let day = day(14).await;
    let stranger = day.app.account("stranger", May::Create).await;
    for path in ["schedule", "schedule/import", "schedule/swap", "schedule/pin", "schedule/repair"] {
        day.judge.post(&day.run(path), &[]).await.expect(403);
    }
    let home = day.run("").trim_end_matches('/').to_owned();
    let next = day.judge.get(&home).await.ok();
    assert!(
        next.says("This is up to an organizer: Make the seat schedule.") && next.has("ol a[href$=check-in]"),
        "{next}"
    );
    day.make().await;
    for button in ["publish", "start", "close"] {
        day.judge.post(&day.run(&format!("rounds/prelim/1/{button}")), &[]).await.expect(403);
    }
    day.open("prelim/1").await;
    assert!(day.judge.get(&home).await.ok().has("ol a.primary[href$='prelim/1/grid']"));
    day.judge.get(&day.run("schedule")).await.ok();
    day.judge.get(&day.run("rounds/prelim/1/print")).await.ok();
    day.judge.get(&day.run("rounds/prelim/1/print/pack")).await.ok();
    stranger.get(&day.run("rounds/prelim/1")).await.expect(403);
    stranger.post(&day.run("rounds/prelim/1/tables/1"), &[("vp-1", "10")]).await.expect(403);
    // One page, one address.
    for path in ["rounds/prelim/01", "rounds/prelim/%2B1", "rounds/prelim/1/tables/01", "players/01", "players/-0"] {
        day.organizer.get(&day.run(path)).await.expect(404);
    }
    for path in ["rounds/prelim/9", "rounds/semi/1", "rounds/x/1", "rounds/prelim/x", "rounds/prelim/1/tables/99"] {
        day.judge.get(&day.run(path)).await.expect(404);
    }
}

#[actix_web::test]
async fn there_is_no_start_without_a_judge() {
    let day = day(14).await;
    day.make().await;
    let mut tx = day.app.db.write(reeve_store::Scope::NoTournament).await.unwrap();
    let role = reeve_rules::tournament::vocabulary::StaffRole::Judge;
    reeve_store::tournament::remove_staff(&mut tx, day.id, day.judge.id(), role).await.unwrap();
    tx.commit().await.unwrap();
    assert!(day.press("prelim/1", "publish").await.expect(409).says("1.3.1"));
}

#[actix_web::test]
async fn seats_that_nobody_needs_to_look_at_are_made_and_published_at_once() {
    let day = day(14).await;
    let states = || async { day.stored().await.stage(Stage::Prelim).map(|round| round.row.state).collect::<Vec<_>>() };
    day.organizer.post(&day.run("schedule"), &[("publish", "no")]).await.expect(422);
    assert!(states().await.is_empty());
    let made = day.organizer.post(&day.run("schedule"), &[("seed", "7"), ("publish", "yes")]).await;
    assert_eq!(made.expect(303).location(), Some(day.run("rounds/prelim/1?done=publish").as_str()));
    assert_eq!(states().await, [RoundState::Published, RoundState::Planned, RoundState::Planned]);

    // 38 sit at tables of four but for two of three, and nothing proves that their seats are the best.
    let unproven = day_of(&(1..=38).map(|number| format!("Player {number:02}")).collect::<Vec<_>>()).await;
    unproven.organizer.post(&unproven.run("schedule"), &[("seed", "7"), ("publish", "yes")]).await.expect(303);
    let page = unproven.organizer.get(&unproven.run("schedule")).await.ok();
    let best = page.has("section > .notice.good");
    let published = unproven.stored().await.stage(Stage::Prelim).any(|round| round.row.state == RoundState::Published);
    assert_eq!(published, best, "{page}");
}

#[actix_web::test]
async fn who_leaves_or_comes_is_seated_again() {
    let day = day(15).await;
    day.change_player("Player 15", |player| player.checked_in_at = None).await;
    day.make().await;
    day.change_player("Player 03", |player| player.state = PlayerState::Withdrawn).await;
    let refused = day.press("prelim/1", "publish").await.expect(409);
    assert!(refused.says("Player 03 is seated, but no longer in the tournament"), "{refused}");
    day.make().await;
    day.play("prelim/1").await;
    let played = seats(&day, 0).await;

    day.press("prelim/2", "publish").await.expect(303);
    day.change_player("Player 04", |player| player.state = PlayerState::Withdrawn).await;
    let now = chrono::Utc::now();
    day.change_player("Player 15", |player| player.checked_in_at = Some(now)).await;
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("Player 15") && page.has("a[href$=\"/schedule/repair\"]"), "{page}");
    let offer = day.organizer.get(&day.run("schedule/repair")).await.ok();
    assert!(offer.says("The lower a figure, the better.") && offer.has("a[href$='/schedule'].quiet"), "{offer}");
    let fields = offer.form("main form[action$=repair]");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    day.organizer.post(&day.run("schedule/repair"), &fields).await.expect(303);
    // The same form sent again gets the same answer; the same choice from a page of another time is stale now.
    day.organizer.post(&day.run("schedule/repair"), &fields).await.expect(303);
    day.organizer.post(&day.run("schedule/repair"), &keyless(&fields)).await.expect(409);

    assert_eq!(seats(&day, 0).await, played, "what is played stays");
    let second = seats(&day, 1).await;
    assert!(second.iter().any(|name| name == "Player 15") && second.iter().all(|name| name != "Player 04"));
    day.press("prelim/2", "start").await.expect(303);
}

#[actix_web::test]
async fn who_is_seated_and_not_checked_in_any_more_is_not_published() {
    let day = day(14).await;
    day.make().await;
    let words = "Player 03 is seated, but not checked in.";
    let next = day.organizer.get("/run/spring").await.ok();
    assert!(!next.says(words) && next.has("form[action$=\"/rounds/prelim/1/publish\"]"), "{next}");

    day.organizer.post(&day.run("check-in/3"), &[("here", "false")]).await.expect(303);
    let stored = day.stored().await;
    assert!(stored.players.iter().any(|player| player.person.name == "Player 03" && player.checked_in_at.is_none()));

    let next = day.organizer.get("/run/spring").await.ok();
    assert!(next.says(words) && !next.has("form[action$=\"/rounds/prelim/1/publish\"]"), "{next}");
    let board = day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(board.says(words) && !board.has("form[action$=\"/rounds/prelim/1/publish\"]"), "{board}");
    let schedule = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(schedule.says("Has a seat, but isn't here: Player 03."), "{schedule}");
    let refused = day.press("prelim/1", "publish").await.expect(409);
    assert!(refused.says(words), "{refused}");
    assert!(day.stored().await.rounds.iter().all(|round| round.row.state == RoundState::Planned));

    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    assert!(!seats(&day, 0).await.contains(&"Player 03".to_owned()));
}

async fn seats(day: &Day, round: usize) -> Vec<String> {
    let stored = day.stored().await;
    let labels = stored.labels();
    let tables = stored.rounds[round].tables.iter();
    tables.flat_map(|table| table.seats.iter().map(|seat| labels.of(seat.player_id).to_owned())).collect()
}

/// The fields of a form without its key.
fn keyless<'a>(fields: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    fields.iter().copied().filter(|(name, _)| *name != "form-key").collect()
}

#[actix_web::test]
async fn two_swap_seats_and_back() {
    let day = day(16).await;
    day.make().await;
    let before = seats(&day, 1).await;
    let page = day.organizer.get(&day.run("schedule?round=2&one=1-1&two=2-1")).await.ok();
    assert!(page.says("The schedule would be"), "{page}");
    let fields = page.form("form[action$=swap]");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    day.organizer.post(&day.run("schedule/swap"), &fields).await.expect(303);
    let swapped = seats(&day, 1).await;
    assert_eq!((&swapped[0], &swapped[4]), (&before[4], &before[0]));
    // The same form again is the same swap; the same choice from a page of another time finds other people there.
    day.organizer.post(&day.run("schedule/swap"), &fields).await.expect(303);
    day.organizer.post(&day.run("schedule/swap"), &keyless(&fields)).await.expect(409);
    assert_eq!(seats(&day, 1).await, swapped);
    let page = day.organizer.get(&day.run("schedule?round=2&one=1-1&two=2-1")).await.ok();
    let fields = page.form("form[action$=swap]");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    day.organizer.post(&day.run("schedule/swap"), &fields).await.expect(303);
    assert_eq!(seats(&day, 1).await, before);
    // A pinned player stays when the rounds are made again.
    day.organizer.post(&day.run("schedule/pin"), &[("round", "2"), ("seat", "3-2"), ("on", "yes")]).await.expect(303);
    let pinned = before[9].clone();
    day.organizer.post(&day.run("schedule"), &[("seed", "99"), ("confirm", "again")]).await.expect(303);
    assert_eq!(seats(&day, 1).await[9], pinned);
    for path in
        ["schedule?round=2&one=9-9&two=1-1", "schedule?round=7&one=1-1&two=2-1", "schedule?round=0&one=1-1&two=2-1"]
    {
        day.organizer.get(&day.run(path)).await.expect(404);
    }
}

/// Looks at a swap, makes it, and gives what the form sent.
async fn swap(day: &Day, round: &str, one: &str, two: &str) -> Vec<(String, String)> {
    let page = day.organizer.get(&day.run(&format!("schedule?round={round}&one={one}&two={two}"))).await.ok();
    let fields = page.form("form[action$=swap]");
    send(day, "schedule/swap", &fields).await.expect(303);
    fields
}

async fn send(day: &Day, path: &str, fields: &[(String, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    day.organizer.post(&day.run(path), &fields).await
}

#[actix_web::test]
async fn swaps_are_taken_back_one_after_the_other() {
    let day = day(16).await;
    day.make().await;
    assert!(!day.organizer.get(&day.run("schedule")).await.ok().has("form[action$=undo]"));
    day.organizer.post(&day.run("schedule/pin"), &[("round", "2"), ("seat", "2-1"), ("on", "yes")]).await.expect(303);
    let before = seats(&day, 1).await;
    let report = day.stored().await.schedule.unwrap();

    swap(&day, "2", "1-1", "2-1").await;
    let once = seats(&day, 1).await;
    swap(&day, "2", "1-2", "3-3").await;
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("Undo the last swap"), "{page}");
    let second = page.form("form[action$=undo]");
    // A page that was opened before somebody else's swap does not take that one back.
    swap(&day, "3", "1-1", "2-1").await;
    send(&day, "schedule/undo", &second).await.expect(409);
    let third = day.organizer.get(&day.run("schedule")).await.ok().form("form[action$=undo]");
    send(&day, "schedule/undo", &third).await.expect(303);
    // Sent twice, it takes back one swap and not the one before as well.
    send(&day, "schedule/undo", &third).await.expect(303);
    send(&day, "schedule/undo", &second).await.expect(303);
    assert_eq!(seats(&day, 1).await, once);
    let first = day.organizer.get(&day.run("schedule")).await.ok().form("form[action$=undo]");
    day.judge.post(&day.run("schedule/undo"), &[]).await.expect(403);
    send(&day, "schedule/undo", &first).await.expect(303);

    assert_eq!(seats(&day, 1).await, before);
    let stored = day.stored().await;
    assert_eq!(stored.schedule.unwrap(), report, "it is described as before");
    assert!(stored.rounds[1].tables[1].seats[0].pinned, "pinned as before");
    // Sent again it takes back nothing more; from a page of another time it finds nothing to take back.
    send(&day, "schedule/undo", &first).await.expect(303);
    let other: Vec<_> = first.iter().filter(|(name, _)| name != "form-key").cloned().collect();
    send(&day, "schedule/undo", &other).await.expect(409);
    let mut tx = day.app.db.read().await.unwrap();
    let wanted = AuditPage {
        search: AuditSearch { tournament: Some(day.id), ..AuditSearch::default() },
        below: i64::MAX,
        limit: 100,
    };
    let lines = audit::find(&mut tx, &wanted).await.unwrap();
    assert_eq!(lines.iter().filter(|named| named.line.action == AuditAction::UndoSwap).count(), 3);
}

#[actix_web::test]
async fn no_swap_is_taken_back_once_the_seats_are_made_again_or_public() {
    let day = day(16).await;
    day.make().await;
    swap(&day, "1", "1-1", "2-1").await;
    let undo = day.organizer.get(&day.run("schedule")).await.ok().form("form[action$=undo]");
    day.press("prelim/1", "publish").await.expect(303);
    assert!(!day.organizer.get(&day.run("schedule")).await.ok().has("form[action$=undo]"));
    send(&day, "schedule/undo", &undo).await.expect(409);

    swap(&day, "2", "1-1", "2-1").await;
    let undo = day.organizer.get(&day.run("schedule")).await.ok().form("form[action$=undo]");
    day.make().await;
    assert!(!day.organizer.get(&day.run("schedule")).await.ok().has("form[action$=undo]"));
    send(&day, "schedule/undo", &undo).await.expect(409);
    for broken in [&[("round", "2"), ("one", "9-9"), ("two", "1-1")][..], &[("round", "x")], &[]] {
        assert!((400..500).contains(&day.organizer.post(&day.run("schedule/undo"), broken).await.status));
    }
}

/// The public picture holds as many meetings as the public rounds have, and nobody who sits in none of them.
#[actix_web::test]
async fn the_public_proof_shows_public_rounds_only() {
    let day = day(17).await;
    day.change_player("Player 17", |player| player.checked_in_at = None).await;
    for name in ["Player 02", "Player 05"] {
        let (club, group) = (Some("Settlers of Jena".to_owned()), "Household".to_owned());
        day.change_player(name, |player| (player.person.club, player.person.group_names) = (club, group)).await;
    }
    day.make().await;
    let visitor = day.app.visitor();
    let cells = |page: &Page| page.body().matches("h8v8h-8z").count();
    let none = visitor.get(&day.public("schedule/proof")).await.ok();
    assert!(none.says("No seats are public yet") && !none.says("Proven best") && cells(&none) == 0, "{none}");
    assert!(!visitor.get(&day.public("schedule")).await.ok().says("Proven best"));

    day.play("prelim/1").await;
    let now = chrono::Utc::now();
    day.change_player("Player 17", |player| player.checked_in_at = Some(now)).await;
    day.make().await;
    let page = visitor.get(&day.public("schedule/proof")).await.ok();
    // Four tables of four, each with six pairs, and each pair with two cells.
    assert_eq!(cells(&page), 4 * 6 * 2, "{page}");
    assert_eq!(page.texts("table.met tbody tr").len(), 16);
    assert!(!page.says("Player 17") && !page.body().contains("own-group"), "{page}");
    assert!(!visitor.get(&day.public("schedule")).await.ok().body().contains("Player"));
    // What is in the table is what the stored round says, in words.
    let stored = day.stored().await;
    let table = &stored.rounds[0].tables[0];
    let labels = stored.labels();
    let first = labels.of(table.seats[0].player_id).to_owned();
    let rows = page.rows("table.met");
    let line = rows.iter().find(|row| row.get(1) == Some(&first)).expect("a line");
    assert_eq!(line[2].matches(',').count(), 2, "{line:?}");
    // The staff sees all rounds, and who belongs together.
    let page = day.judge.get(&day.run("schedule/proof")).await.ok();
    assert!(page.says("Player 17") && page.body().contains("own-group") && cells(&page) > 4 * 6 * 2, "{page}");
}

#[actix_web::test]
async fn a_schedule_goes_out_and_comes_back_as_csv() {
    let day = day(14).await;
    day.make().await;
    let csv = day.organizer.get(&day.run("export/schedule.csv")).await.ok().body();
    assert!(csv.starts_with("\u{feff}round,table,position,player\n1,1,1,"), "{csv}");
    let before = [seats(&day, 0).await, seats(&day, 1).await, seats(&day, 2).await];
    day.organizer.post(&day.run("schedule"), &[("seed", "99")]).await.expect(303);
    import(&day, csv.as_bytes()).await.expect(303);
    assert_eq!([seats(&day, 0).await, seats(&day, 1).await, seats(&day, 2).await], before);
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("Proven best possible"), "{page}");

    // All faults at once, with line and column, and nothing changed.
    let broken = csv.replacen("Player 01", "Nobody", 1).replacen("1,1,2,", "1,x,2,", 1);
    let page = import(&day, broken.as_bytes()).await.expect(422);
    assert!(page.says("is not in the list of players") && page.says("column table"), "{page}");
    let short: String = csv.lines().filter(|line| !line.starts_with("3,")).map(|line| format!("{line}\n")).collect();
    assert!(import(&day, short.as_bytes()).await.expect(422).says("The file has 2 rounds"));
    let page = import(&day, b"\xff\xfe\x00").await.expect(422);
    assert!(page.says("Line 1: is not UTF-16"), "{page}");
    import(&day, b"").await.expect(422);
    assert_eq!(seats(&day, 0).await, before[0]);

    // The same tables three times are worse, are marked at every table, and may be used.
    let first: Vec<&str> = csv.lines().filter(|line| line.starts_with("1,")).collect();
    let mut worst = "round,table,position,player\n".to_owned();
    for round in 1..=3 {
        for line in &first {
            worst.push_str(&format!("{round},{}\n", &line[2..]));
        }
    }
    import(&day, worst.as_bytes()).await.expect(303);
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("in rounds 1 and 2") && !page.says("Proven best possible"), "{page}");
}

/// Whoever brought a schedule chose it, so the public page says nothing of a search or a proof, also after a swap.
#[actix_web::test]
async fn of_a_schedule_that_was_brought_nothing_is_proven_in_public() {
    let day = day(12).await;
    day.make().await;
    let csv = day.organizer.get(&day.run("export/schedule.csv")).await.ok().body();
    day.organizer.post(&day.run("schedule"), &[("seed", "99")]).await.expect(303);
    import(&day, csv.as_bytes()).await.expect(303);
    let asked = "schedule?round=3&one=1-1&two=2-1";
    let swap = day.organizer.get(&day.run(asked)).await.ok().form("form[action$=swap]");
    send(&day, "schedule/swap", &swap).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    let visitor = day.app.visitor();
    let page = visitor.get(&day.public("schedule")).await.ok();
    assert!(page.says("The organizer brought this schedule as a file."), "{page}");
    // The figures stand beside the best possible.
    let figures = page.texts(".tiles .tile");
    assert_eq!(figures[0], "Most meetings of two players 3 at best 2");
    for page in [page, visitor.get(&day.public("schedule/proof")).await.ok()] {
        let body = page.body().to_lowercase();
        for never in ["best that was found", "proven", "why nothing can be better", "a search"] {
            assert!(!body.contains(never), "{never}: {page}");
        }
    }
}

#[actix_web::test]
async fn more_tables_of_three_than_needed_are_named_and_nothing_is_proven() {
    let day = day(12).await;
    let mut csv = "round,table,position,player\n".to_owned();
    // A grid of four by three, read in three directions: nobody meets anybody twice.
    for round in 1..=3usize {
        for place in 0..12usize {
            let (row, column) = (place / 3, place % 3);
            let table = (row + round * column) % 4 + 1;
            csv.push_str(&format!("{round},{table},{},Player {:02}\n", column + 1, place + 1));
        }
    }
    import(&day, csv.as_bytes()).await.expect(303);
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("Round 1 has 4 tables of three, where 0 would do (1.1.5)."), "{page}");
    assert!(!page.says("roven best") && !page.says("best possible"), "{page}");
}

#[actix_web::test]
async fn every_figure_of_a_schedule_says_what_it_counts_and_what_would_be_best() {
    let day = day(15).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    for (who, path) in [(&day.organizer, day.run("schedule")), (&day.app.visitor(), day.public("schedule"))] {
        let page = who.get(&path).await.ok();
        let figures = page.texts(".tiles .tile");
        // Three tables of three with nine different people at them.
        assert_eq!(figures[5], "Share of tables of three even best possible", "{page}");
        assert_eq!(page.texts("details dl.facts dt").len(), 6, "{page}");
        assert!(page.says("The lower, the more even."), "{page}");
    }
}

async fn import(day: &Day, content: &[u8]) -> Page {
    day.organizer.post_file(&day.run("schedule/import"), &[("confirm-file", "again")], "file", content).await
}

#[actix_web::test]
async fn long_and_foreign_names_stay_whole() {
    let long = format!("\"{}\" <b>O'Neill</b> & שלום עולם", "x".repeat(170));
    let names: Vec<String> = (1..=7).map(|n| format!("Player {n}")).chain([long.clone()]).collect();
    let day = day_of(&names).await;
    day.make().await;
    day.open("prelim/1").await;
    let board = day.judge.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(board.attributes(".table-card span", "title").contains(&long), "{board}");
    for path in ["schedule", "rounds/prelim/1/print/pack", "rounds/prelim/1?q=o%27neill"] {
        assert!(day.judge.get(&day.run(path)).await.ok().says(&long), "{path}");
    }
    for path in ["seats", "results", "hall", "seats?q=%D7%A9%D7%9C%D7%95%D7%9D"] {
        assert!(day.app.visitor().get(&day.public(path)).await.ok().says(&long), "{path}");
    }
}

#[actix_web::test]
async fn the_same_seed_gives_the_same_seats() {
    let day = day(13).await;
    day.make().await;
    let first = seats(&day, 2).await;
    day.make().await;
    assert_eq!(seats(&day, 2).await, first);
    day.organizer.post(&day.run("schedule"), &[]).await.expect(303);
    for seed in ["-1", "2147483648", "9223372036854775808", "seven"] {
        let page = day.organizer.post(&day.run("schedule"), &[("seed", seed)]).await.expect(422);
        assert!(page.says("A seed is a whole number from 0 to 2147483647."), "{seed}: {page}");
    }
    let few = super::support::day::day(5).await;
    let page = few.organizer.post(&few.run("schedule"), &[]).await.expect(409);
    assert!(page.says("1.1.5"), "{page}");
}
