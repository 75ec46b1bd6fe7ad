//! What the organizers say, to whom, and until when; when the games begin next; and the words for halls without screens.

use chrono::{TimeDelta, Utc};

use crate::support::app::Page;
use crate::support::day::{Day, day};

const SAID: &str = "Lunch is at half past twelve.";

async fn playing() -> Day {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

async fn say(day: &Day, message: &str, table: &str) -> Page {
    day.organizer.post(&day.run("announcements"), &[("message", message), ("at_table", table)]).await
}

/// The private links of those at a table and of those who are not.
async fn links(day: &Day, table: usize) -> (String, String) {
    let stored = day.stored().await;
    let link = |table: usize| {
        let player = stored.player(stored.rounds[0].tables[table - 1].seats[0].player_id).expect("a player");
        format!("/p/{}", player.link_token)
    };
    (link(table), link(if table == 1 { 2 } else { 1 }))
}

#[actix_web::test]
async fn everybody_reads_what_is_said_to_everybody_until_it_is_taken_back() {
    let day = playing().await;
    say(&day, SAID, "").await.expect(303);
    day.organizer.post(&day.run("screens"), &[("screen", "Entrance")]).await.expect(303);
    let (own, _) = links(&day, 1).await;
    let home = format!("/t/{}", day.slug);
    let visitor = day.app.visitor();
    let pages = [
        home,
        day.public("hall"),
        day.public("seats"),
        day.public("results"),
        day.public("standings"),
        format!("{own}/sheets/prelim/1"),
        own,
    ]
    .map(|path| (&visitor, path));
    let staff = [
        "judge",
        "",
        "check-in",
        "schedule",
        "rounds",
        "rounds/prelim/1",
        "rounds/prelim/1/tables/1",
        "standings",
        "bracket",
    ]
    .map(|path| (&day.judge, day.run(path).trim_end_matches('/').to_owned()));
    for (who, path) in pages.iter().chain(&staff) {
        assert!(who.get(path).await.ok().says(SAID), "{path}");
    }
    let list = day.judge.get(&day.run("announcements")).await.ok();
    assert!(list.says(SAID) && !list.has("form[action$='take-back']"), "a judge reads: {list}");
    let list = day.organizer.get(&day.run("announcements")).await.ok();
    let number = list.attributes("[name=announcement]", "value").remove(0);
    day.judge.post(&day.run("announcements/take-back"), &[("announcement", &number)]).await.expect(403);
    day.organizer.post(&day.run("announcements/take-back"), &[("announcement", &number)]).await.expect(303);
    for (who, path) in pages.iter().chain(&staff) {
        assert!(!who.get(path).await.ok().says(SAID), "{path}");
    }
    day.organizer.post(&day.run("announcements/take-back"), &[("announcement", &number)]).await.expect(409);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("take an announcement back") && !log.says(SAID), "{log}");
}

#[actix_web::test]
async fn what_is_said_to_a_table_reaches_its_players_and_no_others_and_ends_with_the_round() {
    let day = playing().await;
    say(&day, "A judge comes in a moment.", "2").await.expect(303);
    let (theirs, others) = links(&day, 2).await;
    let visitor = day.app.visitor();
    assert!(visitor.get(&theirs).await.ok().says("Table 2: A judge comes in a moment."));
    assert!(!visitor.get(&others).await.ok().says("A judge comes in a moment."));
    for path in ["hall", "seats", "results", "standings"] {
        assert!(visitor.get(&day.public(path)).await.ok().says("Table 2: A judge comes in a moment."), "{path}");
    }
    // A screen sets the table apart, and such a line below one to everybody.
    say(&day, SAID, "").await.expect(303);
    let hall = visitor.get(&day.public("hall")).await.ok();
    assert_eq!(hall.text(".message.to-table b"), "Table 2:", "{hall}");
    assert_eq!(hall.text(".message:not(.to-table)"), SAID, "{hall}");
    // A sheet says what is said to its table.
    for (own, is_theirs) in [(&theirs, true), (&others, false)] {
        let sheet = visitor.get(&format!("{own}/sheets/prelim/1")).await.ok();
        assert_eq!(sheet.says("Table 2: A judge comes in a moment."), is_theirs, "{sheet}");
    }
    for (table, is_theirs) in [(2, true), (1, false)] {
        let sheet = day.judge.get(&day.run(&format!("rounds/prelim/1/tables/{table}"))).await.ok();
        assert_eq!(sheet.says("Table 2: A judge comes in a moment."), is_theirs, "{sheet}");
    }
    for (table, seats) in day.tables("prelim/1").await {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    assert!(!visitor.get(&day.public("hall")).await.ok().says("A judge comes"));
    assert!(!visitor.get(&theirs).await.ok().says("A judge comes"));
}

#[actix_web::test]
async fn what_can_not_be_said_comes_back_with_what_was_typed() {
    let day = playing().await;
    let check = async |message: &str, table: &str, words: &str| {
        let page = say(&day, message, table).await.expect(422);
        assert!(page.says(words), "{page}");
        assert_eq!(page.attributes("[name=at_table]", "value"), [table]);
    };
    check("", "", "Type what you want to say.").await;
    check("a\u{202E}b", "", "invisible character").await;
    check(SAID, "9", "No table has this number").await;
    check(SAID, "two", "No table has this number").await;
    let long = say(&day, &"x".repeat(201), "").await;
    assert!(matches!(long.status, 413 | 422), "{long}");
    for _ in 0..10 {
        say(&day, SAID, "").await.expect(303);
    }
    assert!(say(&day, SAID, "").await.expect(409).says("10 messages are showing already."));
    day.judge.post(&day.run("announcements"), &[("message", SAID)]).await.expect(403);
}

#[actix_web::test]
async fn screens_count_down_to_the_next_start_until_the_round_starts() {
    let day = day(12).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    day.change(|t| t.time_zone = "Etc/UTC".to_owned()).await;
    let at = (Utc::now() + TimeDelta::minutes(20)).format("%H:%M").to_string();
    let start =
        async |typed: &str| day.organizer.post(&day.run("announcements/next-start"), &[("starts_at", typed)]).await;
    for wrong in ["noon", "25:00", "1430"] {
        assert!(start(wrong).await.expect(422).says("Type a time later today"), "{wrong}");
    }
    let set = start(&at).await.expect(303);
    let answer = day.organizer.follow(&set).await.ok();
    assert!(answer.says(&format!("Done. The games begin at {at}.")), "{answer}");
    assert_eq!(answer.attributes("[name=starts_at]", "value"), [at.as_str()], "the field keeps the time");
    let (own, _) = links(&day, 1).await;
    assert!(!day.app.visitor().get(&own).await.ok().says("when the organizers say so"));
    let home = day.app.visitor().get(&format!("/t/{}", day.slug)).await.ok();
    assert!(home.says(&format!("The games begin at {at}.")) && home.has("[data-until]"), "{home}");
    // A screen with the seats counts down too.
    let hall = day.app.visitor().get(&day.public("hall")).await.ok();
    assert!(hall.says("Player 01") && hall.has(".starts [data-until]"), "{hall}");
    let taken_back = start("").await.expect(303);
    assert!(day.organizer.follow(&taken_back).await.ok().says("No start is set any more."));
    assert!(day.app.visitor().get(&own).await.ok().says("The games begin when the organizers say so."));
    assert!(!day.app.visitor().get(&format!("/t/{}", day.slug)).await.ok().has("[data-until]"));
    start(&at).await.expect(303);
    day.press("prelim/1", "start").await.expect(303);
    assert!(!day.app.visitor().get(&format!("/t/{}", day.slug)).await.ok().has("[data-until]"));
    let page = day.judge.get(&day.run("announcements")).await.ok();
    assert!(page.says("Round 1 began at") && page.says("3 of 3 tables are still playing."), "{page}");
    assert!(page.text(".aloud").contains("Round 1 may begin."), "{page}");
}
