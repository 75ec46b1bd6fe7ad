//! Somebody who can't move around stays at the fixed table, by whichever door seats are made or changed.

use reeve_rules::tournament::vocabulary::Stage;

use super::support::day::{Day, day};
use super::support::event::send;

/// The table of a player in each preliminary round.
async fn tables_of(day: &Day, name: &str) -> Vec<i64> {
    let stored = day.stored().await;
    let labels = stored.labels();
    let mut found = Vec::new();
    for round in stored.stage(Stage::Prelim) {
        for table in &round.tables {
            if table.seats.iter().any(|seat| labels.of(seat.player_id) == name) {
                found.push(table.row.number);
            }
        }
    }
    found
}

/// Who sits at a table of round 1, by position.
async fn seated(day: &Day, table: usize) -> Vec<String> {
    let stored = day.stored().await;
    let labels = stored.labels();
    let mut names = Vec::new();
    for seat in &stored.rounds[0].tables[table - 1].seats {
        names.push(labels.of(seat.player_id).to_owned());
    }
    names
}

#[actix_web::test]
async fn a_fixed_table_that_is_given_once_the_seats_are_made_keeps_the_round_from_being_published() {
    let day = day(16).await;
    day.make().await;
    let ana = seated(&day, 3).await[0].clone();
    day.change_player(&ana, |player| player.fixed_table = Some(2)).await;

    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says(&format!("Not at their fixed table: {ana}.")), "{page}");
    // Nothing else is at stake, and nothing is proven of seats that have to be made again.
    assert!(page.says("Make them again, so that everybody sits at their fixed table."), "{page}");
    assert!(!page.says("everybody who is here has a seat") && !page.says("Proven best possible"), "{page}");
    assert!(page.says("have changed since, so nothing is proven of these seats."), "{page}");
    assert!(page.texts(".tiles .note").iter().all(|note| note == "the best is not known"), "{page}");
    let proof = day.organizer.get(&day.run("schedule/proof")).await.ok();
    assert!(!proof.says("Proven best possible") && !proof.says("nothing can be better"), "{proof}");
    let refused = day.press("prelim/1", "publish").await.expect(409);
    assert!(refused.says(&format!("{ana} is not seated at their fixed table.")), "{refused}");

    day.make().await;
    assert_eq!(tables_of(&day, &ana).await, vec![2, 2, 2]);
    assert!(day.organizer.get(&day.run("schedule")).await.ok().says("Proven best possible."));
    day.press("prelim/1", "publish").await.expect(303);
    assert!(day.app.visitor().get(&day.public("schedule")).await.ok().says("Proven best possible."));
    let bo = seated(&day, 3).await[0].clone();
    day.change_player(&bo, |player| player.fixed_table = Some(1)).await;
    let refused = day.press("prelim/1", "start").await.expect(409);
    assert!(refused.says(&format!("{bo} is not seated at their fixed table.")), "{refused}");
    assert!(refused.has("#content a[href$='/schedule/repair']"), "{refused}");
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says("don't keep every fixed table. Repair them first"), "{page}");
    assert!(!day.app.visitor().get(&day.public("schedule")).await.ok().says("Proven best possible"));
    day.change_player(&bo, |player| player.fixed_table = None).await;
    day.press("prelim/1", "start").await.expect(303);
}

#[actix_web::test]
async fn no_swap_and_no_file_takes_somebody_from_the_fixed_table() {
    let day = day(16).await;
    day.change_player("Player 03", |player| player.fixed_table = Some(2)).await;
    day.make().await;
    assert_eq!(tables_of(&day, "Player 03").await, vec![2, 2, 2]);
    let csv = day.organizer.get(&day.run("export/schedule.csv")).await.ok().body();
    let position = seated(&day, 2).await.iter().position(|name| name == "Player 03").expect("a seat");
    let own = format!("2-{}", position + 1);

    // Neither shown nor done, in either direction.
    let stored = day.stored().await;
    let player = stored.rounds[0].tables[1].seats[position].player_id.to_string();
    let other = stored.rounds[0].tables[3].seats[0].player_id.to_string();
    for (one, two, first, second) in
        [(own.as_str(), "4-1", player.as_str(), other.as_str()), ("4-1", own.as_str(), other.as_str(), player.as_str())]
    {
        let page = day.organizer.get(&day.run(&format!("schedule?round=1&one={one}&two={two}"))).await.ok();
        assert!(
            page.says("Player 03 stays at table 2. To swap all the same") && !page.has("form[action$=swap]"),
            "{page}"
        );
        let fields: Vec<(&str, &str)> =
            vec![("round", "1"), ("one", one), ("two", two), ("one-player", first), ("two-player", second)];
        day.organizer.post(&day.run("schedule/swap"), &fields).await.expect(409);
    }

    // Another position of the table is taken as ever.
    let beside = format!("2-{}", (position + 1) % 4 + 1);
    let page = day.organizer.get(&day.run(&format!("schedule?round=1&one={own}&two={beside}"))).await.ok();
    send(&day.organizer, &day.run("schedule/swap"), &page.form("form[action$=swap]")).await.expect(303);
    assert_eq!(tables_of(&day, "Player 03").await, vec![2, 2, 2]);

    // A file that has the tables 2 and 4 of round 1 the other way round.
    let exchanged = csv.replace("\n1,2,", "\n1,x,").replace("\n1,4,", "\n1,2,").replace("\n1,x,", "\n1,4,");
    let address = day.run("schedule/import");
    let again: &[(&str, &str)] = &[("confirm-file", "again")];
    let page = day.organizer.post_file(&address, again, "file", exchanged.as_bytes()).await.expect(422);
    assert!(page.says("Round 1, table 4: Player 03 stays at table 2, their fixed table."), "{page}");
    day.organizer.post_file(&address, again, "file", csv.as_bytes()).await.expect(303);
}

#[actix_web::test]
async fn on_a_seat_somebody_is_kept_apart_and_given_a_fixed_table() {
    let day = day(16).await;
    day.make().await;
    let at_one = seated(&day, 1).await;
    let (ana, bo) = (&at_one[0], &at_one[1]);
    let address = day.run("schedule?round=1&one=1-1");
    let page = day.organizer.get(&address).await.ok();
    assert!(page.says(&format!("{ana}: round 1, table 1, position 1")), "{page}");
    assert!(page.texts(".dot").is_empty() && page.texts(".pin").is_empty(), "{page}");

    // Kept apart: both seats of each round have the mark, and the table where they meet says so.
    let number = |name: &str| name.rsplit(' ').next().expect("a number").trim_start_matches('0').to_owned();
    let mut fields = page.form("form[action$='schedule/apart']");
    fields.retain(|(name, _)| name != "other");
    fields.push(("other".to_owned(), number(bo)));
    send(&day.organizer, &day.run("schedule/apart"), &fields).await.expect(303);
    let page = day.organizer.get(&address).await.ok();
    assert_eq!(page.texts(".dot .vh"), vec!["Group Apart 1"; 6]);
    assert!(page.says(&format!("sits apart from {bo}.")) && page.says("Same group"), "{page}");

    // A fixed table: who saw an older state gives none.
    let fields = page.form("form[action$='schedule/fix']");
    send(&day.organizer, &day.run("schedule/fix"), &fields).await.expect(303);
    day.organizer
        .post(&day.run("schedule/fix"), &[("player", &number(ana)), ("version", "1"), ("table", "2")])
        .await
        .expect(409);
    let page = day.organizer.get(&address).await.ok();
    assert_eq!(page.texts(".pin"), vec!["fixed"; 3]);
    // In round 1 the table was theirs already; the later rounds count, too.
    assert_ne!(tables_of(&day, ana).await, [1, 1, 1]);
    assert!(page.says("Changed since") && !page.says("Proven best possible"), "{page}");
    day.make().await;
    assert_eq!(tables_of(&day, ana).await, vec![1, 1, 1]);
    assert!(!seated(&day, 1).await.contains(bo));

    for (path, fields) in [
        ("schedule/fix", vec![("player", "1"), ("version", "1"), ("table", "0")]),
        ("schedule/apart", vec![("player", "1"), ("other", "1")]),
    ] {
        day.organizer.post(&day.run(path), &fields).await.expect(409);
        day.judge.post(&day.run(path), &fields).await.expect(403);
    }
    day.organizer.post(&day.run("schedule/apart"), &[("player", "1"), ("other", "99")]).await.expect(404);
    for missing in ["round=1&one=9-1", "round=9&one=1-1", "round=1&one=x"] {
        day.organizer.get(&day.run(&format!("schedule?{missing}"))).await.expect(404);
    }
    let at_one = seated(&day, 1).await;
    let own = at_one.iter().position(|name| name == ana).expect("a seat") + 1;
    let page = day.organizer.get(&day.run(&format!("schedule?round=1&one=1-{own}"))).await.ok();
    send(&day.organizer, &day.run("schedule/fix"), &page.form("form[action$='schedule/fix']")).await.expect(303);
    assert!(day.organizer.get(&address).await.ok().texts(".pin").is_empty());
}

/// A number beyond the tables there are is taken, since more players may come, and said wherever it can be changed; whoever
/// makes the seats all the same reads who it is and what to do. The same where too many are at one table, or pinned elsewhere.
#[actix_web::test]
async fn who_can_t_sit_at_the_fixed_table_is_named_before_and_when_seats_are_made() {
    let day = day(16).await;
    let at = day.run("players/3");
    let page = day.organizer.get(&at).await.ok();
    let mut fields = page.form(&format!("form[action='{at}']"));
    fields.retain(|(name, _)| name != "fixed_table");
    fields.push(("fixed_table".to_owned(), "99".to_owned()));
    let saved = send(&day.organizer, &at, &fields).await.expect(303);
    let said = "Player 03 has the fixed table 99, and 16 players make 4 tables.";
    for path in [saved.location().expect("the page").to_owned(), day.run("kept-apart"), day.run("schedule")] {
        let page = day.organizer.get(&path).await.ok();
        assert!(page.says(said), "{path}: {page}");
    }
    let made = day.organizer.post(&day.run("schedule"), &[]).await.expect(409);
    let said = "Round 1: Player 03 is to sit at table 99, and there is no table 99, only tables 1 to 4. Change the number \
                under \"Fixed table\" on the player's page, or leave it empty";
    assert!(made.says(said), "{made}");
    assert!(day.stored().await.rounds.is_empty());

    day.change_player("Player 03", |player| player.fixed_table = None).await;
    assert!(!day.organizer.get(&day.run("schedule")).await.ok().says("fixed table 99"));
    day.make().await;
    let ana = seated(&day, 1).await[0].clone();
    let seen = day.stored().await.rounds[0].tables[0].seats[0].player_id;
    let pin = [("round", "1"), ("seat", &format!("1-1-{seen}")), ("on", "yes")];
    day.organizer.post(&day.run("schedule/pin"), &pin).await.expect(303);
    let apart = day.organizer.get(&day.run("kept-apart")).await.ok();
    assert!(apart.says(&format!("Round 1, table 1, position 1: {ana}")), "{apart}");
    day.change_player(&ana, |player| player.fixed_table = Some(3)).await;
    let made = day.organizer.post(&day.run("schedule"), &[]).await.expect(409);
    assert!(made.says(&format!("Round 1: {ana} is bound to table 1 and to table 3. Unpin a seat")), "{made}");
}

/// Two of one group who share a fixed table sit together in every round: that is said beforehand, and is the reason afterwards.
#[actix_web::test]
async fn two_of_one_group_at_one_fixed_table_are_warned_of_and_are_the_reason() {
    for players in [12, 16] {
        let day = day(players).await;
        for name in ["Player 01", "Player 02"] {
            day.change_player(name, |player| {
                (player.fixed_table, player.person.group_names) = (Some(2), "Smith".to_owned());
            })
            .await;
        }
        let said = "Player 01 and Player 02 have the fixed table 2 and should sit apart (Group Smith).";
        for path in ["kept-apart", "schedule", "players/1", "players/2"] {
            let page = day.organizer.get(&day.run(path)).await.ok();
            assert!(page.says(said), "{path}: {page}");
        }
        assert!(!day.organizer.get(&day.run("players/3")).await.ok().says("should sit apart"));
        day.make().await;
        let page = day.organizer.get(&day.run("schedule")).await.ok();
        assert!(
            page.says("Three times people of one group or club sit together: fixed tables or pinned seats"),
            "{page}"
        );
        assert!(!page.says("come before keeping groups apart"), "{page}");
    }
}

#[actix_web::test]
async fn who_sits_fixed_stands_above_who_sits_apart() {
    let day = day(12).await;
    day.change_player("Player 07", |player| player.fixed_table = Some(2)).await;
    day.change_player("Player 01", |player| player.person.companions = "Player 02".to_owned()).await;
    let page = day.organizer.get(&day.run("kept-apart")).await.ok();
    assert_eq!(page.texts("#content h2"), ["Who sits fixed", "Who sits apart"]);
    assert!(page.says("Keep apart and fix seats") && page.says("Table 2: Player 07"), "{page}");
}
