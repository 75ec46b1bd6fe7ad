//! Disqualification by a ruling: what it does is shown, it is confirmed by a word, and it can be lifted (1.3.5).

use reeve::rules::rulings::conduct::ConductKind;
use reeve::rules::tournament::vocabulary::PlayerState;
use reeve::store::player::Player;

use super::rulings::{kept, playing, rule};
use super::support::day::{Day, day};

const VP: [&str; 4] = ["10", "8", "7", "6"];
const OUT: [(&str, &str); 2] = [("penalty", "disqualification"), ("decision", "Out of the tournament.")];

fn with_word(word: &str) -> Vec<(&str, &str)> {
    OUT.into_iter().chain([("confirm", word)]).collect()
}

/// Who sits at a table of a round, from 0, at a position, from 0.
async fn at(day: &Day, round: usize, table: usize, seat: usize) -> Player {
    let stored = day.stored().await;
    let player = stored.rounds[round].tables[table].seats[seat].player_id;
    stored.player(player).expect("a player").clone()
}

async fn state(day: &Day, player: &Player) -> (PlayerState, Option<String>) {
    let stored = day.stored().await;
    let player = stored.player(player.id).expect("a player");
    (player.state, player.disqualified_clause.clone())
}

#[actix_web::test]
async fn what_it_does_is_shown_before_it_is_confirmed() {
    let day = playing().await;
    for table in 1..=4 {
        day.enter("prelim/1", table, 0, &VP, &[("sign", "yes")]).await.expect(303);
    }
    let player = at(&day, 0, 0, 0).await;
    let number = player.number;
    let look = rule(&day, "clause=2.1.4", &[number], &OUT).await.expect(422);
    assert!(look.says("What the disqualification does") && look.says("listed last, without a rank"), "{look}");
    assert!(look.says("Results that stand, for the opponents too: Round 1, table 1."), "{look}");
    assert!(look.says("Seats that become free: Round 2, table"), "{look}");
    assert!(!look.says("thing to put right") && look.has("input[name='confirm']"), "{look}");
    assert!(look.text("#f-decision").contains("Out of the tournament."), "{look}");
    let wrong = rule(&day, "clause=2.1.4", &[number], &with_word("yes")).await.expect(422);
    assert!(wrong.fault("confirm").contains("Type disqualify"), "{wrong}");
    assert_eq!(state(&day, &player).await, (PlayerState::Registered, None));
    assert!(kept(&day).await.is_empty());

    rule(&day, "clause=2.1.4", &[number], &with_word("disqualify")).await.expect(303);
    assert_eq!(state(&day, &player).await, (PlayerState::Disqualified, Some("2.1.4".to_owned())));
    let again = rule(&day, "clause=2.1.4", &[number], &with_word("disqualify")).await.expect(422);
    assert!(again.says("is disqualified already"), "{again}");
    day.press("prelim/1", "close").await.expect(303);
    // Last in the standings, without a rank; the opponents keep what they made.
    let csv = day.organizer.get(&day.run("export/standings.csv")).await.ok();
    let last = csv.body().lines().last().expect("a line").to_owned();
    assert!(last.starts_with(&format!(",{}", player.label())) && last.ends_with(",disqualified"), "{last}");
    assert_eq!(csv.body().lines().filter(|line| line.contains(",10,")).count(), 4, "{}", csv.body());
    let log = day.app.visitor().get(&day.public("log")).await.ok();
    assert!(log.says(&player.label()) && log.says("2.1.4") && !log.says("Out of the tournament."), "{log}");
    // The seats of the next round are mended before anybody sees them.
    let refused = day.press("prelim/2", "publish").await.expect(409);
    assert!(refused.says(&format!("{} is seated, but no longer in the tournament", player.label())), "{refused}");
    day.make().await;
    day.open("prelim/2").await;
    let seats = day.stored().await.rounds[1].tables.iter().map(|table| table.seats.len()).sum::<usize>();
    assert_eq!(seats, 15);
    let audit = day.organizer.get(&day.run("audit")).await.ok();
    assert!(audit.says("disqualify player") && audit.says("log a ruling"), "{audit}");
    let own = day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok();
    assert!(own.says("You are disqualified") && own.says("disqualification"), "{own}");
}

#[actix_web::test]
async fn for_a_rule_of_the_game_only_until_the_sheet_is_final() {
    let day = playing().await;
    let player = at(&day, 0, 0, 1).await;
    let start = "at=prelim-1-1&clause=3.0.9";
    let other = rule(&day, "at=prelim-2-1&clause=3.0.9", &[player.number], &with_word("disqualify")).await;
    assert_eq!(other.status, 422, "a game that has not begun");
    day.enter("prelim/1", 1, 0, &VP, &[("sign", "yes")]).await.expect(303);
    let late = rule(&day, start, &[player.number], &with_word("disqualify")).await.expect(422);
    assert!(late.says("record sheet of this game is final"), "{late}");
    assert_eq!(state(&day, &player).await, (PlayerState::Registered, None));
    // Conduct, at any time, also at this table; both matters of 1.3.5 are asked for.
    let both = [("matter", "rules"), ("penalty", "disqualification"), ("confirm", "disqualify")];
    rule(&day, "at=prelim-1-1&clause=1.3.5", &[player.number], &both).await.expect(422);
    // And of which kind the conduct was (2.1, 2.2.1).
    let conduct = [("matter", "conduct"), ("penalty", "disqualification"), ("confirm", "disqualify")];
    let kindless = rule(&day, "at=prelim-1-1&clause=1.3.5", &[player.number], &conduct).await.expect(422);
    assert!(kindless.fault("kind").contains("hoose what kind it was"), "{kindless}");
    let conduct =
        [("matter", "conduct"), ("kind", "threats"), ("penalty", "disqualification"), ("confirm", "disqualify")];
    rule(&day, "at=prelim-1-1&clause=1.3.5", &[player.number], &conduct).await.expect(303);
    assert_eq!(kept(&day).await.last().expect("a ruling").row.conduct_kind, Some(ConductKind::Threats));
    // While the game is on, for its rules too.
    let second = at(&day, 0, 1, 0).await;
    rule(&day, "at=prelim-1-2&clause=3.0.9", &[second.number], &with_word("disqualify")).await.expect(303);
    assert_eq!(state(&day, &second).await, (PlayerState::Disqualified, Some("3.0.9".to_owned())));
    // A game that is on goes to its end on its sheet.
    day.enter("prelim/1", 2, 0, &VP, &[("sign", "yes")]).await.expect(303);
}

#[actix_web::test]
async fn it_is_lifted_by_a_ruling_that_refers_to_it() {
    let day = playing().await;
    let (one, two) = (at(&day, 0, 0, 0).await, at(&day, 0, 0, 1).await);
    let both = [one.number, two.number];
    rule(&day, "clause=1.3.6", &both, &with_word("disqualify")).await.expect(303);
    let form = day.judge.get(&day.run("judge/rulings/new?refers=1")).await.ok();
    assert!(form.has("input[name='lifts']") && form.texts("input[name='player'][checked]").len() == 2, "{form}");
    let lift = [("lifts", "yes"), ("decision", "It was a misunderstanding.")];
    let look = rule(&day, "clause=1.3.6&refers=1", &[two.number], &lift).await.expect(422);
    assert!(look.says("What lifting the disqualification does") && look.says("in the tournament again"), "{look}");
    let word: Vec<(&str, &str)> = lift.into_iter().chain([("confirm", "lift")]).collect();
    rule(&day, "clause=1.3.6&refers=1", &[two.number], &word).await.expect(303);
    assert_eq!(state(&day, &two).await, (PlayerState::Registered, None));
    assert_eq!(state(&day, &one).await.0, PlayerState::Disqualified);
    let log = day.app.visitor().get(&day.public("log")).await.ok();
    assert!(log.says(&one.label()) && !log.says(&two.label()), "{log}");
    assert!(day.organizer.get(&day.run("audit")).await.ok().says("lift disqualification"));
    // Whoever had withdrawn before has withdrawn again then.
    let three = at(&day, 0, 1, 0).await;
    day.organizer.post(&day.run(&format!("players/{}/move", three.number)), &[("move", "withdraw")]).await.expect(303);
    rule(&day, "clause=2.1.4", &[three.number], &with_word("disqualify")).await.expect(303);
    let word: Vec<(&str, &str)> = word.into_iter().collect();
    rule(&day, "clause=2.1.4&refers=3", &[three.number], &word).await.expect(303);
    assert_eq!(state(&day, &three).await, (PlayerState::Withdrawn, None));
}

#[actix_web::test]
async fn who_comes_into_the_semi_finals_and_the_final_is_named() {
    let day = day(20).await;
    day.make().await;
    for round in 1..=3 {
        day.play(&format!("prelim/{round}")).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await.expect(303);
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let player = at(&day, 3, 0, 0).await;
    let look = rule(&day, "clause=2.1.8", &[player.number], &OUT).await.expect(422);
    assert!(look.says("Others play on") && look.says("then plays the semi-finals"), "{look}");
    rule(&day, "clause=2.1.8", &[player.number], &with_word("disqualify")).await.expect(303);
    let bracket = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(bracket.has("form[action$='/bracket/semi/make']"), "{bracket}");
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let stored = day.stored().await;
    let seats = stored.rounds[3].tables.iter().flat_map(|table| &table.seats);
    assert!(seats.into_iter().all(|seat| seat.player_id != player.id));
    assert_eq!(stored.rounds[3].tables.iter().map(|table| table.seats.len()).sum::<usize>(), 16);
}
