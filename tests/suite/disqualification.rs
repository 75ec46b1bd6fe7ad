//! Disqualification by a ruling: what it does is shown, it is confirmed by a word, and it can be lifted (1.3.5).

use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState};
use reeve_store::player::Player;

use super::rulings::{kept, playing, rule};
use super::support::app::Page;
use super::support::day::{Day, day};
use super::support::event::{filled, send};

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
    assert!(!look.says("thing to fix") && look.has("input[name='confirm']"), "{look}");
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
    assert!(late.says("record sheet of this game is signed"), "{late}");
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

/// The log holds everybody who was disqualified, as the standings do.
#[actix_web::test]
async fn the_public_log_keeps_who_is_archived() {
    let day = playing().await;
    let player = at(&day, 0, 0, 0).await;
    rule(&day, "clause=2.1.4", &[player.number], &with_word("disqualify")).await.expect(303);
    let visitor = day.app.visitor();
    let shown = visitor.get(&day.public("log")).await.ok();
    // Nobody with a seat can be archived; earlier versions let it happen.
    day.change_player(&player.label(), |player| {
        player.hidden_at = Some(reeve_store::time::millis(chrono::Utc::now()));
    })
    .await;
    let log = visitor.get(&day.public("log")).await.ok();
    for page in [&shown, &log] {
        assert!(page.says(&player.label()) && page.says("2.1.4"), "{page}");
        let own = day.public(&format!("players/{}", player.number));
        assert_eq!(page.attributes("th a.player", "href"), [own.as_str()], "{page}");
    }
    visitor.get(&day.public(&format!("players/{}", player.number))).await.ok();
}

/// A game of others that is still on is no way to a penalty for what happened in one whose sheet is final.
#[actix_web::test]
async fn a_penalty_for_a_rule_of_a_game_is_for_somebody_who_sits_there() {
    let day = playing().await;
    let (player, other) = (at(&day, 0, 0, 1).await, at(&day, 0, 1, 0).await);
    day.enter("prelim/1", 1, 0, &VP, &[("sign", "yes")]).await.expect(303);
    let elsewhere = "at=prelim-1-2&clause=3.0.9";
    for penalty in ["caution", "warning", "disqualification"] {
        let fields = [("penalty", penalty), ("decision", "In the other game."), ("confirm", "disqualify")];
        for players in [vec![player.number], vec![other.number, player.number]] {
            let refused = rule(&day, elsewhere, &players, &fields).await.expect(422);
            assert!(refused.says(&format!("{} does not sit at table 2 in round 1", player.label())), "{refused}");
            assert!(refused.text("#f-decision").contains("In the other game."), "{refused}");
        }
    }
    assert!(kept(&day).await.is_empty());
    assert_eq!(state(&day, &player).await, (PlayerState::Registered, None));
    // A ruling without a penalty may name somebody from another table, and conduct is judged wherever it happened.
    rule(&day, elsewhere, &[player.number], &[]).await.expect(303);
    rule(&day, "at=prelim-1-2&clause=2.1.4", &[player.number], &[("penalty", "caution")]).await.expect(303);
    rule(&day, "clause=2.1.4", &[player.number], &with_word("disqualify")).await.expect(303);
    rule(&day, elsewhere, &[other.number], &[("penalty", "warning")]).await.expect(303);
    assert_eq!(kept(&day).await.len(), 4);
}

/// Nor is a ruling that names no game: what happens at a table alone is ruled on there, also where it counts as conduct.
#[actix_web::test]
async fn a_penalty_for_what_happens_in_a_game_names_the_game() {
    let day = playing().await;
    let (one, two, other) = (at(&day, 0, 0, 0).await, at(&day, 0, 0, 1).await, at(&day, 0, 1, 0).await);
    let warning = [("penalty", "warning"), ("decision", "Not again.")];
    let refused = rule(&day, "clause=3.0.9", &[one.number], &warning).await.expect(422);
    assert!(refused.fault("game").contains("choose the game in which it happened"), "{refused}");
    assert!(refused.text("#f-decision").contains("Not again."), "{refused}");
    let choices = refused.attributes("select[name='game'] option", "value");
    assert_eq!(choices, ["", "prelim-1-1"], "rounds that are not public are no games yet");
    // Cards that were given away: both sat at that table, whichever way the game is named.
    let refused = rule(&day, "at=prelim-1-1&clause=3.0.13", &[one.number, other.number], &warning).await.expect(422);
    assert!(refused.says(&format!("{} does not sit at table 1 in round 1", other.label())), "{refused}");
    let refused = rule(&day, "clause=3.0.13", &[one.number, other.number], &warning).await.expect(422);
    assert!(refused.says("choose the game") && !refused.has("select[name='game']"), "{refused}");
    assert!(kept(&day).await.is_empty());
    let chosen: Vec<_> = warning.into_iter().chain([("game", "prelim-1-1")]).collect();
    let refused = rule(&day, "clause=3.0.13", &[one.number, other.number], &chosen).await.expect(422);
    assert!(refused.says(&format!("{} does not sit at table 1", other.label())), "{refused}");
    rule(&day, "clause=3.0.13", &[one.number, two.number], &chosen).await.expect(303);
    assert_eq!(kept(&day).await[0].row.table_number, Some(1));
    for wrong in ["prelim-1", "prelim-1-99", "x"] {
        let wrong: Vec<_> = warning.into_iter().chain([("game", wrong)]).collect();
        rule(&day, "clause=3.0.9", &[one.number], &wrong).await.expect(404);
    }
    // Collusion can be agreed on anywhere (1.3.6), also between tables.
    rule(&day, "clause=1.3.6", &[one.number, other.number], &warning).await.expect(303);
    assert_eq!(kept(&day).await.len(), 2);
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
    assert!(log.says(&one.label()) && log.says(&two.label()), "{log}");
    let lifted: Vec<String> = log.texts("table.list tr").into_iter().filter(|row| row.contains("lifted at")).collect();
    assert!(matches!(lifted.as_slice(), [row] if row.contains(&two.label()) && row.contains("1.3.6")), "{lifted:?}");
    assert!(day.organizer.get(&day.run("audit")).await.ok().says("lift disqualification"));
    // Whoever had withdrawn before has withdrawn again then.
    let three = at(&day, 0, 1, 0).await;
    day.organizer.post(&day.run(&format!("players/{}/move", three.number)), &[("move", "withdraw")]).await.expect(303);
    rule(&day, "clause=2.1.4", &[three.number], &with_word("disqualify")).await.expect(303);
    let word: Vec<(&str, &str)> = word.into_iter().collect();
    let look = rule(&day, "clause=2.1.4&refers=3", &[three.number], &lift).await.expect(422);
    assert!(look.says("stays withdrawn") && !look.says("in the tournament again"), "{look}");
    rule(&day, "clause=2.1.4&refers=3", &[three.number], &word).await.expect(303);
    assert_eq!(state(&day, &three).await, (PlayerState::Withdrawn, None));
}

#[actix_web::test]
async fn who_comes_into_the_semi_finals_is_named() {
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
    assert!(look.says("an organizer must press “Make the tables again”") && !look.says("repair the seats"), "{look}");
    rule(&day, "clause=2.1.8", &[player.number], &with_word("disqualify")).await.expect(303);
    let bracket = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(bracket.has("form[action$='/bracket/semi/make']"), "{bracket}");
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let stored = day.stored().await;
    let seats = stored.rounds[3].tables.iter().flat_map(|table| &table.seats);
    assert!(seats.into_iter().all(|seat| seat.player_id != player.id));
    assert_eq!(stored.rounds[3].tables.iter().map(|table| table.seats.len()).sum::<usize>(), 16);
    // Who comes back has a place there only once the tables are made again.
    let lift = [("lifts", "yes"), ("decision", "It was a misunderstanding.")];
    let look = rule(&day, "clause=2.1.8&refers=1", &[player.number], &lift).await.expect(422);
    assert!(look.says("an organizer must press “Make the tables again”") && !look.says("repair the seats"), "{look}");
}

/// Between the semi-finals and the final, before its table is made and after it: the page says who comes in, and that is who sits there;
/// and when the disqualification is lifted, everybody is back in the old place.
#[actix_web::test]
async fn who_comes_into_the_final_is_named_and_goes_again_when_it_is_lifted() {
    let day = day(20).await;
    day.make().await;
    for round in 1..=3 {
        day.play(&format!("prelim/{round}")).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await.expect(303);
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    day.play("semi/1").await;
    let winner = at(&day, 3, 0, 0).await;
    let lift = [("lifts", "yes"), ("decision", "It was a misunderstanding.")];
    let lifted: Vec<(&str, &str)> = lift.into_iter().chain([("confirm", "lift")]).collect();
    let make = async || {
        day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
        let stored = day.stored().await;
        let seats = stored.rounds.last().expect("the final").tables[0].seats.clone();
        let of = |player| stored.player(player).expect("a player").label();
        seats.iter().map(|seat| of(seat.player_id)).collect::<Vec<String>>()
    };
    // Who comes in, as the preview says it; the name of whoever falls out follows.
    let comes_in = |page: &Page| {
        let says =
            page.texts(".notice").into_iter().find(|one| one.contains("then plays the final")).expect("a notice");
        let before = says.split(" then plays the final").next().expect("a name").to_owned();
        let bare: String = before.chars().filter(|c| !('\u{2066}'..='\u{2069}').contains(c)).collect();
        bare[bare.find("Player ").expect("a player")..].to_owned()
    };

    // Before the table of the final is made.
    let look = rule(&day, "clause=2.1.8", &[winner.number], &OUT).await.expect(422);
    let next = comes_in(&look);
    assert!(look.says(&format!("{} no longer", winner.label())) || look.says("no longer"), "{look}");
    rule(&day, "clause=2.1.8", &[winner.number], &with_word("disqualify")).await.expect(303);
    let back = rule(&day, "clause=2.1.8&refers=1", &[winner.number], &lift).await.expect(422);
    assert!(back.says("The next stage, where one is still to come") && !back.says("repair the seats"), "{back}");
    let seated = make().await;
    assert!(seated.len() == 4 && seated.contains(&next) && !seated.contains(&winner.label()), "{next}: {seated:?}");
    let bracket = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(bracket.says(&next), "{bracket}");
    // Lifted again: the page says so, and the table is made again.
    let back = rule(&day, "clause=2.1.8&refers=1", &[winner.number], &lift).await.expect(422);
    assert_eq!(comes_in(&back), winner.label(), "{back}");
    assert!(back.says("an organizer must press “Make the table again”"), "{back}");
    rule(&day, "clause=2.1.8&refers=1", &[winner.number], &lifted).await.expect(303);
    let seated = make().await;
    assert!(seated.contains(&winner.label()) && !seated.contains(&next), "{next}: {seated:?}");
    // And once more, now that the table is made.
    let look = rule(&day, "clause=2.1.8", &[winner.number], &OUT).await.expect(422);
    assert_eq!(comes_in(&look), next);
    rule(&day, "clause=2.1.8", &[winner.number], &with_word("disqualify")).await.expect(303);
    let refused = day.press("final/1", "publish").await.expect(409);
    assert!(refused.says("again"), "{refused}");
    assert!(make().await.contains(&next));
    // The place that was freed by it was not declined.
    let back = rule(&day, "clause=2.1.8&refers=3", &[winner.number], &lift).await.expect(422);
    assert_eq!(comes_in(&back), winner.label(), "{back}");
    rule(&day, "clause=2.1.8&refers=3", &[winner.number], &lifted).await.expect(303);
    assert_eq!(state(&day, &winner).await, (PlayerState::Registered, None));
    let seated = make().await;
    assert!(seated.contains(&winner.label()), "{seated:?}");
}

/// The title goes to who is first among the others, and every page says so; none says of anybody that they won the final.
#[actix_web::test]
async fn where_the_winner_of_the_final_is_disqualified_every_page_names_the_same_champion() {
    let day = day(12).await;
    day.make().await;
    for round in 1..=3 {
        day.play(&format!("prelim/{round}")).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.open("final/1").await;
    day.enter("final/1", 1, 0, &["10", "7", "8", "5"], &[("sign", "yes")]).await.expect(303);
    day.press("final/1", "close").await.expect(303);
    let (winner, champion) = (at(&day, 3, 0, 0).await, at(&day, 3, 0, 2).await);
    let home = day.run("");
    let staff_home = home.trim_end_matches('/');
    assert!(day.organizer.get(staff_home).await.ok().says(&format!("{} won the final", winner.label())));

    let look = rule(&day, "clause=2.1.4", &[winner.number], &OUT).await.expect(422);
    let said = format!("The champion would be {} instead of {}.", champion.label(), winner.label());
    assert!(look.says(&said), "{look}");
    rule(&day, "clause=2.1.4", &[winner.number], &with_word("disqualify")).await.expect(303);
    let next = day.organizer.get(staff_home).await.ok();
    assert!(next.says(&format!("{}, first in the standings, is the champion", champion.label())), "{next}");
    let staff = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(staff.text("#champion").ends_with("comes first, as its winner is disqualified"), "{staff}");
    let visitor = day.app.visitor();
    for finished in [false, true] {
        if finished {
            day.organizer.post(&day.run("finish"), &[]).await.expect(303);
        }
        for path in ["", "bracket", "hall", "standings"] {
            let page = visitor.get(day.public(path).trim_end_matches('/')).await.ok();
            let card = page.text(".champion");
            assert!(
                card.contains(&champion.label()) && card.contains("after the winner of the final was disqualified"),
                "{path}: {page}"
            );
            assert!(!page.says("won the final"), "{path}: {page}");
        }
        for page in [
            visitor.get(&day.public(&format!("players/{}", champion.number))).await.ok(),
            visitor.get(&day.public(&format!("players/{}", winner.number))).await.ok(),
            visitor.get(&format!("/p/{}", champion.link_token)).await.ok(),
            visitor.get(&format!("/p/{}", winner.link_token)).await.ok(),
            day.organizer.get(&day.run("standings")).await.ok(),
            day.organizer.get(&day.run("bracket")).await.ok(),
            day.organizer.get(staff_home).await.ok(),
        ] {
            assert!(!page.says("won the final"), "{page}");
        }
    }
    let standings = visitor.get(&day.public("standings")).await.ok();
    assert!(standings.says("Champion: the winner of the final is disqualified"), "{standings}");
    let bracket = visitor.get(&day.public("bracket")).await.ok();
    let row = bracket.texts(".last tbody tr").into_iter().find(|row| row.contains(&winner.label())).expect("a row");
    assert!(row.contains("won this game") && row.contains("disqualified") && !row.contains("not playing"), "{row}");
    // The report has no place for who is disqualified, and the champion is the same.
    let report = day.organizer.get(&day.run("export/report.csv")).await.ok().body();
    let of = |name: &str| report.lines().find(|line| line.contains(name)).expect("a line").to_owned();
    assert!(of(&champion.label()).contains(&format!(",1,{},8,1,", champion.label())), "{report}");
    assert!(of(&winner.label()).contains(&format!(",,{},10,0,", winner.label())), "{report}");
    let page = day.organizer.get(&day.run("export/report")).await.ok();
    assert!(page.says(&format!("{} disqualified", winner.label())), "{page}");
    assert!(page.says(&format!("{} champion", champion.label())), "{page}");
}

/// Who is disqualified before having signed is waited for by nobody.
#[actix_web::test]
async fn nobody_waits_for_the_signature_of_somebody_disqualified() {
    let day = playing().await;
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let out = at(&day, 0, 0, 3).await;
    rule(&day, "at=prelim-1-1&clause=2.1.4", &[out.number], &with_word("disqualify")).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(sheet.texts(".signers li")[3].contains("disqualified, need not sign"), "{sheet}");
    let phone = day.app.visitor();
    for seat in 0..3 {
        let player = at(&day, 0, 0, seat).await;
        let own = format!("/p/{}/sheets/prelim/1", player.link_token);
        phone.post(&format!("{own}/sign"), &[("version", "1")]).await.expect(303);
    }
    let table = day.stored().await.rounds[0].tables[0].clone();
    assert_eq!(table.row.sheet_state, SheetState::Signed);
    assert_eq!(table.sheet().signatures, [true, true, true, false]);
    // Where the others had signed before, the staff makes it final, or a judge decides.
    day.enter("prelim/1", 2, 0, &VP, &[]).await.expect(303);
    for seat in 0..3 {
        let player = at(&day, 0, 1, seat).await;
        let own = format!("/p/{}/sheets/prelim/1/sign", player.link_token);
        phone.post(&own, &[("version", "1")]).await.expect(303);
    }
    let late = at(&day, 0, 1, 3).await;
    rule(&day, "clause=2.1.4", &[late.number], &with_word("disqualify")).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/2")).await.ok();
    assert!(sheet.says("Everybody has signed who has to. The staff marks the sheet as signed"), "{sheet}");
    let own = phone.get(&format!("/p/{}", at(&day, 0, 1, 0).await.link_token)).await.ok();
    assert!(own.says("so have all who must. The staff makes it final"), "{own}");
    day.organizer.post(&day.run("rounds/prelim/1/tables/2/sign"), &[("version", "1")]).await.expect(303);
    assert_eq!(day.stored().await.rounds[0].tables[1].row.sheet_state, SheetState::Signed);
}

/// What a judge decides at a table of the first round, with the first seat as the winner.
async fn decide(day: &Day, table: i64, version: &str, more: &[(&str, &str)]) -> Page {
    let fields = [("version", version), ("winner", "1"), ("reason", "Cards up the sleeve.")];
    let vp = [("vp-1", "10"), ("vp-2", "7"), ("vp-3", "9"), ("vp-4", "6")];
    let mut fields: Vec<(&str, &str)> = fields.into_iter().chain(vp).collect();
    fields.retain(|(name, _)| !more.iter().any(|(other, _)| other == name));
    fields.extend(more);
    day.judge.post(&day.run(&format!("rounds/prelim/1/tables/{table}/decide")), &fields).await
}

/// The title, or a place in the next stage, would have gone to somebody who was put out in that very game, without a word.
#[actix_web::test]
async fn whether_a_winner_who_is_out_has_won_is_chosen_by_a_judge() {
    let day = playing().await;
    let unusual = "was disqualified in this game, and is said to have won it. A judge chooses what stands.";
    day.enter("prelim/1", 1, 0, &["10", "7", "9", "6"], &[]).await.expect(303);
    let sheet = day.run("rounds/prelim/1/tables/1");
    day.judge.post(&format!("{sheet}/tablet"), &[]).await.expect(303);
    let address = day.judge.get(&format!("{sheet}/tablet")).await.ok().text("#tablet");
    let tablet = address[address.find("/tablet/").expect("an address")..].to_owned();
    let numbers = day.judge.get(&day.run("rounds/prelim/1/print/by-table")).await.ok().texts(".by-table .small");
    let number = numbers[0].trim_start_matches("sheet ").to_owned();
    let winner = at(&day, 0, 0, 0).await;
    let look = rule(&day, "at=prelim-1-1&clause=2.1.4", &[winner.number], &OUT).await.expect(422);
    assert!(look.says("is said to have won there: Round 1, table 1. Nobody signs before a judge"), "{look}");
    rule(&day, "at=prelim-1-1&clause=2.1.4", &[winner.number], &with_word("disqualify")).await.expect(303);

    // Every form of the table says so, and none of them signs it.
    let phone = day.app.visitor();
    let own = format!("/p/{}/sheets/prelim/1", at(&day, 0, 0, 1).await.link_token);
    let paper = day.run(&format!("from-paper?sheet={number}&look=yes"));
    for (who, page) in [
        (&day.judge, &sheet),
        (&day.organizer, &sheet),
        (&day.organizer, &paper),
        (&phone, &own),
        (&phone, &tablet),
        (&day.judge, &format!("{sheet}/decide")),
    ] {
        let shown = who.get(page).await.ok();
        assert!(shown.says("Unusual") && shown.says(unusual), "{page}: {shown}");
        assert!(!shown.has("form[action$='/sign']"), "{page}: {shown}");
    }
    assert!(day.judge.get(&sheet).await.ok().says("Choose what stands"));
    let signed = [("version", "1"), ("vp-winner", "10")];
    for (who, to) in [(&phone, &own), (&day.organizer, &sheet)] {
        let refused = who.post(&format!("{to}/sign"), &signed).await.expect(409);
        assert!(refused.says("before a judge has chosen what stands"), "{refused}");
    }
    let result = async |table: usize| day.stored().await.rounds[0].tables[table - 1].clone();
    assert_eq!(result(1).await.row.sheet_state, SheetState::Submitted);

    // The best of the others has won; where two are, the judge says which.
    let asked = decide(&day, 1, "1", &[]).await.expect(422);
    assert!(asked.fault("stands").contains("Choose what stands"), "{asked}");
    assert_eq!(asked.attributes("input[name=stands]", "value"), ["best-other", "as-stated", "not-counted"]);
    let equal = decide(&day, 1, "1", &[("stands", "best-other"), ("vp-2", "9")]).await.expect(422);
    assert!(equal.fault("stands").contains("Mark above who has won"), "{equal}");
    // Who has won with fewer than 10 VP is stated once more, as anywhere.
    let again = decide(&day, 1, "1", &[("stands", "best-other")]).await.expect(422);
    assert!(again.has("#f-vp-winner") && again.has("input[value='best-other'][checked]"), "{again}");
    decide(&day, 1, "1", &[("stands", "best-other"), ("vp-winner", "9")]).await.expect(303);
    let decided = result(1).await;
    assert_eq!((decided.row.sheet_state, decided.row.winner_position), (SheetState::Decided, Some(3)));
    assert_eq!(decided.seats[0].vp, Some(10));
    // What the judge chose stands there for everybody to read.
    let chose = "decided by a judge: the best of the others has won";
    for (who, page) in [(&day.organizer, sheet.clone()), (&day.organizer, day.run("rounds/prelim/1"))] {
        assert!(who.get(&page).await.ok().says(chose), "{page}");
    }
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("The best of the others has won. "), "{log}");
    assert!(phone.get(&own).await.ok().says("(1.3.4): the best of the others has won."));
    for table in 2..=4 {
        day.enter("prelim/1", table, 0, &VP, &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    assert!(day.app.visitor().get(&day.public("results")).await.ok().says(chose));
}

/// The bracket showed somebody with fewer VP as the winner, and did not say why.
#[actix_web::test]
async fn what_a_judge_let_stand_in_the_final_is_read_on_the_bracket() {
    let day = day(12).await;
    day.make().await;
    for round in 1..=3 {
        day.play(&format!("prelim/{round}")).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.open("final/1").await;
    // In the final a judge hands out the cards, whoever is sent (2.0.4).
    let forged = day.enter("final/1", 1, 0, &["10", "7", "9", "6"], &[("handler", "starting")]).await.expect(422);
    assert!(forged.fault("handler").contains("In the final a judge handles"), "{forged}");
    day.enter("final/1", 1, 0, &["10", "7", "9", "6"], &[]).await.expect(303);
    let winner = at(&day, 3, 0, 0).await;
    rule(&day, "clause=2.1.4", &[winner.number], &with_word("disqualify")).await.expect(303);
    let path = day.run("rounds/final/1/tables/1/decide");
    let page = day.judge.get(&path).await.ok();
    assert_eq!(
        page.attributes("input[name=stands]", "value"),
        ["best-other", "as-stated"],
        "somebody wins every final"
    );
    let chosen = [("stands", "best-other"), ("reason", "Cards up the sleeve."), ("vp-winner", "9")];
    send(&day.judge, &path, &filled(&page, "form[data-entry]", &chosen)).await.expect(303);
    let chose = "decided by a judge: the best of the others has won";
    let public = async || day.app.visitor().get(&day.public("bracket")).await.ok();
    assert!(day.organizer.get(&day.run("bracket")).await.ok().says(chose));
    assert!(!public().await.says(chose), "before the round is closed nobody knows");
    day.press("final/1", "close").await.expect(303);
    assert!(public().await.says(chose));
}

/// An organizer, or a player at the table, simply entered another winner, and the judge was not asked.
#[actix_web::test]
async fn where_the_winner_is_out_nobody_but_a_judge_enters_another() {
    let day = playing().await;
    let (out, player) = (at(&day, 0, 0, 0).await, at(&day, 0, 0, 1).await);
    let own = format!("/p/{}/sheets/prelim/1", player.link_token);
    let phone = day.app.visitor();
    let slip = |version: &'static str, winner: &'static str, vp: &'static str| {
        [("version", version), ("winner", winner), ("vp-1", vp), ("vp-2", "10"), ("vp-3", "9"), ("vp-4", "6")]
    };
    phone.post(&own, &slip("0", "1", "10")).await.expect(303);
    rule(&day, "at=prelim-1-1&clause=2.1.4", &[out.number], &with_word("disqualify")).await.expect(303);
    let sheet = day.run("rounds/prelim/1/tables/1");
    for (who, to) in [(&phone, &own), (&day.organizer, &sheet)] {
        let refused = who.post(to, &slip("1", "2", "10")).await.expect(409);
        assert!(refused.says("before a judge has chosen what stands"), "{refused}");
    }
    let row = async || day.stored().await.rounds[0].tables[0].row.clone();
    assert_eq!((row().await.winner_position, row().await.sheet_version), (Some(1), 1));
    // A slip of the VP is mended by anybody, and a judge may say that it was written wrong who won.
    day.organizer.post(&sheet, &slip("1", "1", "11")).await.expect(303);
    day.judge.post(&sheet, &slip("2", "2", "9")).await.expect(303);
    assert_eq!(row().await.winner_position, Some(2));
}

/// Whose game was not counted was said to have been absent from it.
#[actix_web::test]
async fn who_played_a_game_that_is_not_counted_was_there() {
    let day = playing().await;
    let out = at(&day, 0, 3, 0).await;
    rule(&day, "clause=2.1.4", &[out.number], &with_word("disqualify")).await.expect(303);
    for table in 1..=3 {
        day.enter("prelim/1", table, 0, &VP, &[("sign", "yes")]).await.expect(303);
    }
    // The result comes in with the decision.
    decide(&day, 4, "0", &[("stands", "not-counted")]).await.expect(303);
    let stored = day.stored().await;
    assert!(stored.rounds[0].tables[3].is_not_counted());
    assert_eq!(stored.tournament.attendance, Some(16));
    day.press("prelim/1", "close").await.expect(303);
    for page in [day.run("rounds/prelim/2"), day.run("")] {
        let page = day.organizer.get(page.trim_end_matches('/')).await.ok();
        assert!(!page.says("absent"), "{page}");
    }
}

#[actix_web::test]
async fn a_judge_lets_the_result_stand_or_counts_the_game_for_nobody() {
    let day = playing().await;
    let out = [at(&day, 0, 1, 0).await, at(&day, 0, 2, 0).await];
    for player in &out {
        rule(&day, "clause=2.1.4", &[player.number], &with_word("disqualify")).await.expect(303);
    }
    // What is marked as signed with the result is stored unsigned.
    for table in [2, 3] {
        day.enter("prelim/1", table, 0, &["10", "7", "9", "6"], &[("sign", "yes")]).await.expect(303);
    }
    let result = async |table: usize| day.stored().await.rounds[0].tables[table - 1].clone();
    assert_eq!(result(2).await.row.sheet_state, SheetState::Submitted);
    decide(&day, 2, "1", &[("stands", "as-stated")]).await.expect(303);
    assert_eq!(result(2).await.row.winner_position, Some(1));
    decide(&day, 3, "1", &[("stands", "not-counted")]).await.expect(303);
    let nothing = result(3).await;
    assert!(nothing.row.sheet_state == SheetState::Decided && nothing.seats.iter().all(|seat| seat.absent));
    let counted = async || day.stored().await.tournament.attendance;
    assert_eq!(counted().await, Some(16), "who played a game that is not counted has played it");

    // Who left before the result was in is out of the game, and who left after it has won it.
    let leave = async |player: &Player| {
        let to = day.run(&format!("players/{}/move", player.number));
        day.organizer.post(&to, &[("move", "withdraw")]).await.expect(303);
    };
    leave(&at(&day, 0, 3, 0).await).await;
    day.enter("prelim/1", 4, 0, &["10", "7", "9", "6"], &[]).await.expect(303);
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/4")).await.ok();
    assert!(page.says("withdrew in this game, and is said to have won it"), "{page}");
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    leave(&at(&day, 0, 0, 0).await).await;
    // Nor does a slip that is mended afterwards put them out of it.
    day.enter("prelim/1", 1, 1, &VP[..3], &[("absent-4", "yes")]).await.expect(303);
    assert_eq!(counted().await, Some(15), "one at table 1 was not there");
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(!page.says("withdrew in this game") && page.has("form[action$='/sign']"), "{page}");
    // But they may have left the game before its end: whoever marks the sheet as signed looks twice, or a judge chooses.
    assert!(page.says("withdrew after this result was entered, without signing it"), "{page}");
    assert!(page.says("Choose what stands") && page.has("#f-vp-winner"), "{page}");
    let sign = day.run("rounds/prelim/1/tables/1/sign");
    day.organizer.post(&sign, &[("version", "2")]).await.expect(422);
    day.organizer.post(&sign, &[("version", "2"), ("vp-winner", "10")]).await.expect(303);
    assert_eq!(result(1).await.row.sheet_state, SheetState::Signed);
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(!page.says("without signing it"), "{page}");
}

/// Whoever signed has played the game to its end, and a judge may let the best of the others win where the winner left before.
#[actix_web::test]
async fn a_winner_who_leaves_before_the_signatures_is_asked_about_unless_they_signed() {
    let day = playing().await;
    let leave = async |player: &Player| {
        let to = day.run(&format!("players/{}/move", player.number));
        day.organizer.post(&to, &[("move", "withdraw")]).await.expect(303);
    };
    let sheet = |table: usize| day.run(&format!("rounds/prelim/1/tables/{table}"));
    for table in [1, 2, 3] {
        day.enter("prelim/1", table, 0, &VP, &[]).await.expect(303);
    }
    let (signs, goes, loser) = (at(&day, 0, 0, 0).await, at(&day, 0, 1, 0).await, at(&day, 0, 2, 3).await);
    let phone = day.app.visitor();
    let own = format!("/p/{}/sheets/prelim/1/sign", signs.link_token);
    phone.post(&own, &[("version", "1"), ("seen", "1")]).await.expect(303);
    for player in [&signs, &goes, &loser] {
        leave(player).await;
    }
    for (table, asks) in [(1, false), (2, true), (3, false)] {
        let page = day.judge.get(&sheet(table)).await.ok();
        assert_eq!(page.says("without signing it"), asks, "{table}: {page}");
        assert_eq!(page.says("Unusual"), asks, "{table}: {page}");
    }
    decide(&day, 2, "1", &[("stands", "best-other"), ("vp-winner", "9")]).await.expect(303);
    let decided = day.stored().await.rounds[0].tables[1].clone();
    assert_eq!(decided.row.stands, Some(WhatStands::BestOther));
    assert_ne!(decided.row.winner_position, Some(1));
}

/// Nothing is asked of somebody disqualified at the own table, and whatever is sent all the same is refused in words that are true.
#[actix_web::test]
async fn nothing_is_asked_of_somebody_disqualified_at_the_own_table() {
    let day = playing().await;
    let (out, gone) = (at(&day, 0, 0, 0).await, at(&day, 0, 0, 1).await);
    let phone = day.app.visitor();
    let own = |player: &Player| format!("/p/{}", player.link_token);
    assert!(phone.get(&own(&out)).await.ok().says("Is the board laid right?"));
    rule(&day, "clause=2.1.4", &[out.number], &with_word("disqualify")).await.expect(303);
    day.organizer.post(&day.run(&format!("players/{}/move", gone.number)), &[("move", "withdraw")]).await.expect(303);
    for (player, says) in [(&out, "You are disqualified"), (&gone, "You have left the tournament")] {
        let page = phone.get(&own(player)).await.ok();
        assert!(!page.says("Is the board laid right?") && !page.has("section[aria-labelledby='own-sheet']"), "{page}");
        let sheet = format!("{}/sheets/prelim/1", own(player));
        let page = phone.get(&sheet).await.ok();
        assert!(page.says(says) && !page.has("form[action$='/layout']"), "{page}");
        let refused = phone.post(&format!("{sheet}/layout"), &[]).await.expect(409);
        assert!(refused.says(says) && !refused.says("doesn't sign"), "{refused}");
        let result = [("version", "0"), ("winner", "1"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "6")];
        let refused = phone.post(&sheet, &result).await.expect(409);
        assert!(refused.says(says), "{refused}");
    }
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    for (player, says) in [(&out, "You are disqualified"), (&gone, "You have left the tournament")] {
        let sheet = format!("{}/sheets/prelim/1", own(player));
        let page = phone.get(&sheet).await.ok();
        assert!(!page.has("form[action$='/sign']") && !page.has("[name='disagree']"), "{page}");
        for (what, more) in [("sign", ("seen", "1")), ("dispute", ("disagree", "That is wrong."))] {
            let refused = phone.post(&format!("{sheet}/{what}"), &[("version", "1"), more]).await.expect(409);
            assert!(refused.says(says), "{what}: {refused}");
        }
    }
}

/// A form that is wrong for another reason is not on the point of being confirmed.
#[actix_web::test]
async fn a_refused_form_asks_for_no_word() {
    let day = playing().await;
    let player = at(&day, 0, 0, 0).await;
    let empty = [("penalty", "disqualification"), ("decision", " "), ("report", "He threw the dice.")];
    let page = rule(&day, "clause=2.1.4", &[player.number], &empty).await.expect(422);
    assert!(!page.has("input[name='confirm']") && !page.says("What the disqualification does"), "{page}");
    assert!(!page.fault("decision").is_empty() && page.text("#f-report").contains("He threw the dice."), "{page}");
    assert!(page.has("input[name='penalty'][value='disqualification'][checked]"), "{page}");
    assert!(page.has(&format!("input[name='player'][value='{}'][checked]", player.number)), "{page}");
    // Nor with the word, and nobody is out.
    let word: Vec<(&str, &str)> = empty.into_iter().chain([("confirm", "disqualify")]).collect();
    let page = rule(&day, "clause=2.1.4", &[player.number], &word).await.expect(422);
    assert!(!page.has("input[name='confirm']"), "{page}");
    let nobody = rule(&day, "clause=2.1.4", &[], &OUT).await.expect(422);
    assert!(!nobody.has("input[name='confirm']"), "{nobody}");
    assert_eq!(state(&day, &player).await, (PlayerState::Registered, None));
}

/// The player reads it first, and which ruling lifted which.
#[actix_web::test]
async fn the_own_page_says_that_a_penalty_was_lifted() {
    let day = playing().await;
    let (one, two) = (at(&day, 0, 0, 0).await, at(&day, 0, 0, 1).await);
    let warning = [("penalty", "warning"), ("decision", "Both are warned.")];
    rule(&day, "clause=1.3.6", &[one.number, two.number], &warning).await.expect(303);
    let lift = [("lifts", "yes"), ("decision", "It was a misunderstanding.")];
    rule(&day, "clause=1.3.6&refers=1", &[two.number], &lift).await.expect(303);
    let own = async |player: &Player| day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok();
    let page = own(&two).await;
    assert!(page.text(".notice.good").starts_with("A judge lifted your warning at"), "{page}");
    assert!(page.says("lifts the penalty of ruling 1") && page.says("see ruling 2"), "{page}");
    // The other one learns nothing of it.
    let page = own(&one).await;
    assert!(!page.says("lifted") && !page.says("ruling 2"), "{page}");
}
