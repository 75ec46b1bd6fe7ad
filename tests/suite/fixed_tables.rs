//! Somebody who can't move around stays at the fixed table, by whichever door seats are made or changed.

use reeve::rules::tournament::vocabulary::Stage;

use super::support::app::Page;
use super::support::day::{Day, day};
use super::support::event::send;

/// The table of a player in each preliminary round.
async fn tables_of(day: &Day, name: &str) -> Vec<i64> {
    let stored = day.stored().await;
    let labels = stored.labels();
    let sits =
        |table: &&reeve::store::snapshot::Table| table.seats.iter().any(|seat| labels.of(seat.player_id) == name);
    stored.stage(Stage::Prelim).filter_map(|round| Some(round.tables.iter().find(sits)?.row.number)).collect()
}

/// Who sits at a table of round 1, by position.
async fn seated(day: &Day, table: usize) -> Vec<String> {
    let stored = day.stored().await;
    let labels = stored.labels();
    stored.rounds[0].tables[table - 1].seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect()
}

async fn fix(day: &Day, name: &str, table: Option<i64>) {
    day.change_player(name, |player| player.fixed_table = table).await;
}

async fn import(day: &Day, csv: &str) -> Page {
    day.organizer.post_file(&day.run("schedule/import"), &[("confirm-file", "again")], "file", csv.as_bytes()).await
}

#[actix_web::test]
async fn a_fixed_table_that_is_given_once_the_seats_are_made_keeps_the_round_from_being_published() {
    let day = day(16).await;
    day.make().await;
    let ana = seated(&day, 3).await[0].clone();
    fix(&day, &ana, Some(2)).await;

    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.says(&format!("Not at their fixed table: {ana}.")), "{page}");
    let refused = day.press("prelim/1", "publish").await.expect(409);
    assert!(refused.says(&format!("{ana} is not seated at their fixed table.")), "{refused}");

    day.make().await;
    assert_eq!(tables_of(&day, &ana).await, [2, 2, 2]);
    day.press("prelim/1", "publish").await.expect(303);
}

#[actix_web::test]
async fn no_swap_and_no_file_takes_somebody_from_the_fixed_table() {
    let day = day(16).await;
    fix(&day, "Player 03", Some(2)).await;
    day.make().await;
    let csv = day.organizer.get(&day.run("export/schedule.csv")).await.ok().body();
    let position = seated(&day, 2).await.iter().position(|name| name == "Player 03").expect("a seat") + 1;
    let at = |table: usize, position: usize| format!("{table}-{position}");

    // Neither shown nor done, in either direction.
    for (one, two) in [(at(2, position), at(4, 1)), (at(4, 1), at(2, position))] {
        let page = day.organizer.get(&day.run(&format!("schedule?round=1&one={one}&two={two}"))).await.ok();
        assert!(page.says("One of the two stays at table 2") && !page.has("form[action$=swap]"), "{page}");
        let stored = day.stored().await;
        let id = |table: usize, position: usize| stored.rounds[0].tables[table - 1].seats[position - 1].player_id;
        let player = |seat: &str| {
            let (table, position) = seat.split_once('-').expect("a seat");
            id(table.parse().unwrap(), position.parse().unwrap()).to_string()
        };
        let (first, second) = (player(&one), player(&two));
        let fields = [("round", "1"), ("one", &one), ("two", &two), ("one-player", &first), ("two-player", &second)];
        day.organizer.post(&day.run("schedule/swap"), &fields).await.expect(409);
    }
    // The others of the table may go, and the player may take another position there.
    for two in [at(2, position % 4 + 1), at(2, position)] {
        let one = if two == at(2, position) { at(2, position % 4 + 1) } else { at(2, position) };
        let page = day.organizer.get(&day.run(&format!("schedule?round=1&one={one}&two={two}"))).await.ok();
        send(&day.organizer, &day.run("schedule/swap"), &page.form("form[action$=swap]")).await.expect(303);
    }
    assert_eq!(tables_of(&day, "Player 03").await, [2, 2, 2]);

    // A file that has the tables 2 and 4 of round 1 the other way round.
    let other = csv.replace("\n1,2,", "\n1,x,").replace("\n1,4,", "\n1,2,").replace("\n1,x,", "\n1,4,");
    let page = import(&day, &other).await.expect(422);
    assert!(page.says("Round 1, table 4: Player 03 stays at table 2, their fixed table."), "{page}");
    import(&day, &csv).await.expect(303);
}

#[actix_web::test]
async fn both_ways_of_a_repair_bring_everybody_to_the_fixed_table() {
    let day = day(19).await;
    day.change(|tournament| {
        tournament.settings.publish_rounds = reeve::rules::tournament::settings::PublishRounds::All;
    })
    .await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let (ana, bo) = (seated(&day, 5).await[0].clone(), seated(&day, 1).await[3].clone());
    fix(&day, &ana, Some(2)).await;
    fix(&day, &bo, Some(4)).await;
    let leaves = seated(&day, 3).await[1].clone();
    day.change_player(&leaves, |player| player.checked_in_at = None).await;

    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(page.has("a[href$='/schedule/repair']") && page.says("Not at their fixed table"), "{page}");
    let offer = day.organizer.get(&day.run("schedule/repair")).await.ok();
    assert!(offer.has("section[aria-labelledby=way-smallest]"), "{offer}");
    let fields = offer.form("main form[action$=repair]");
    send(&day.organizer, &day.run("schedule/repair"), &fields).await.expect(303);
    assert_eq!(tables_of(&day, &ana).await, [2, 2, 2]);
    assert_eq!(tables_of(&day, &bo).await, [4, 4, 4]);
    let page = day.organizer.get(&day.run("schedule")).await.ok();
    assert!(!page.says("Not at their fixed table"), "{page}");
}
