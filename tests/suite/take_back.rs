//! A step of a round is taken back: while nothing hangs on it, once, with a line in the log, and everybody is told.

use reeve_rules::tournament::settings::PublishRounds;
use reeve_rules::tournament::vocabulary::{Phase, RoundState};

use crate::support::app::Page;
use crate::support::day::{Day, day};

async fn take_back(day: &Day, round: &str, step: &str) -> Page {
    let number: usize = round.rsplit('/').next().and_then(|number| number.parse().ok()).expect("a number");
    let version = day.stored().await.rounds[number - 1].row.version;
    take_back_of(day, round, step, version).await
}

async fn take_back_of(day: &Day, round: &str, step: &str, version: i64) -> Page {
    let fields = [("step", step), ("version", &version.to_string())];
    day.organizer.post(&day.run(&format!("rounds/{round}/take-back")), &fields).await
}

async fn states(day: &Day) -> Vec<RoundState> {
    day.stored().await.rounds.iter().map(|round| round.row.state).collect()
}

#[actix_web::test]
async fn seats_are_taken_back_and_everybody_is_told_until_there_are_new_ones() {
    let day = day(12).await;
    day.make().await;
    let visitor = day.app.visitor();
    take_back(&day, "prelim/1", "publish").await.expect(409);
    day.press("prelim/1", "publish").await.expect(303);
    let board = day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(board.says("Was the last step a mistake?") && board.has("button[name=step][value=publish]"), "{board}");
    assert!(!day.judge.get(&day.run("rounds/prelim/1")).await.ok().has("button[name=step]"));
    take_back(&day, "prelim/1", "publish").await.expect(303);
    let stored = day.stored().await;
    assert_eq!((stored.rounds[0].row.state, stored.tournament.phase), (RoundState::Planned, Phase::CheckIn));
    let token = &stored.players[0].link_token;
    for path in [format!("/t/{}", day.slug), day.public("seats"), day.public("hall"), format!("/p/{token}")] {
        let page = visitor.get(&path).await.ok();
        assert!(page.says("The seats of round 1 that were shown here no longer apply."), "{path}: {page}");
        assert!(!page.has(".hex.huge"), "{path}: {page}");
    }
    let board = day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(board.says("only the staff can see its seats") && !board.has("button[name=step]"), "{board}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("take back a step of a round"), "{log}");

    // Made anew, they are published as if nothing had been.
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let seats = visitor.get(&day.public("seats")).await.ok();
    assert!(!seats.says("no longer apply") && seats.texts("#by-name .player").len() == 12, "{seats}");
}

#[actix_web::test]
async fn a_start_is_taken_back_until_a_result_is_entered() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    assert_eq!(day.stored().await.tournament.attendance, Some(12));
    // Who looked before the start would take the seats back.
    let page = take_back(&day, "prelim/1", "publish").await.expect(409);
    assert!(page.says("Something has changed in this round since you opened the page."), "{page}");
    take_back(&day, "prelim/1", "start").await.expect(303);
    let stored = day.stored().await;
    assert_eq!((states(&day).await[0], stored.tournament.attendance), (RoundState::Published, None));
    take_back(&day, "prelim/1", "start").await.expect(409);
    day.press("prelim/1", "start").await.expect(303);
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let page = take_back(&day, "prelim/1", "start").await.expect(409);
    assert!(page.says("1 table has a result already"), "{page}");
    assert_eq!(states(&day).await[0], RoundState::Playing);
}

#[actix_web::test]
async fn a_round_is_opened_again_until_the_next_is_public() {
    let day = day(12).await;
    day.make().await;
    day.play("prelim/1").await;
    let standings = async |day: &Day| day.app.visitor().get(&day.public("standings")).await.ok();
    assert!(standings(&day).await.has("a.player"));
    take_back(&day, "prelim/1", "close").await.expect(303);
    assert_eq!(states(&day).await[0], RoundState::Playing);
    assert!(!standings(&day).await.has("a.player"), "the public standings go back");
    day.press("prelim/1", "close").await.expect(303);
    day.press("prelim/2", "publish").await.expect(303);
    let page = take_back(&day, "prelim/1", "close").await.expect(409);
    assert!(page.says("This can't be taken back any more: round 2 builds on it."), "{page}");
    for wrong in ["", "finish", "Publish"] {
        take_back(&day, "prelim/2", wrong).await.expect(400);
    }
    take_back(&day, "prelim/2", "publish").await.expect(303);
    assert_eq!(day.stored().await.tournament.phase, Phase::Prelim);
    // The screen in the hall sends nobody to a table of the round that is over.
    let hall = day.app.visitor().get(&day.public("hall")).await.ok();
    assert!(hall.says("The seats of round 2 that were shown here no longer apply."), "{hall}");
    assert!(hall.says("Round 1 is over.") && !hall.has("ul.seats"), "{hall}");
    assert!(day.app.visitor().get(&day.public("hall?round=prelim-1")).await.ok().has("ul.seats"));
    // A judge reads what comes next, not what a button does that only an organizer has.
    let board = day.judge.get(&day.run("rounds/prelim/2")).await.ok();
    assert!(board.says("Only the staff can see these seats until an organizer publishes them."), "{board}");
    take_back(&day, "prelim/1", "close").await.expect(303);
}

#[actix_web::test]
async fn of_two_who_take_a_step_back_at_once_one_does() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    let version = day.stored().await.rounds[0].row.version;
    let back = || take_back_of(&day, "prelim/1", "start", version);
    let (one, other) = tokio::join!(back(), back());
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409]);
    assert_eq!(states(&day).await[0], RoundState::Published);
    // Who looked before the round was started anew does not take that start back.
    day.press("prelim/1", "start").await.expect(303);
    take_back_of(&day, "prelim/1", "start", version).await.expect(409);
    day.organizer.post(&day.run("rounds/prelim/1/take-back"), &[("step", "start")]).await.expect(409);
    assert_eq!(states(&day).await[0], RoundState::Playing);
}

#[actix_web::test]
async fn seats_published_together_are_taken_back_together() {
    let day = day(12).await;
    day.change(|row| row.settings.publish_rounds = PublishRounds::All).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    take_back(&day, "prelim/2", "publish").await.expect(303);
    assert_eq!(states(&day).await, [RoundState::Planned; 3]);
    let seats = day.app.visitor().get(&day.public("seats")).await.ok();
    assert!(seats.says("The seats of round 1, round 2 and round 3 that were shown here no longer apply."), "{seats}");
}
