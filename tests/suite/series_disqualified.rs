//! Whoever is disqualified in an event of a series or on its final day is out of the series, also after its ranking was frozen (1.2.4,
//! 1.3.5): not invited, no place, no seat in a game that has not started, no rank.

use std::collections::BTreeMap;

use reeve_rules::series::final_day::FinalistState;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::player::Player;
use reeve_store::series_final::{self, SeriesFinalist};
use reeve_store::{PlayerId, Scope, player, ruling, tournament};

use crate::series::names;
use crate::series_final::{PAGE, final_day, freeze, id_of, invite, lines, note, number, played, says, seeds, token};
use crate::support::app::{self, App, May, Page, Person};
use crate::support::event::{filled, send};

/// A judge disqualifies somebody of the frozen ranking, or lifts that: in the event that does not count, where the person played in two.
/// Gives what the page said before the word was typed.
async fn rule(app: &App, judge: &Person, line: &SeriesFinalist, lifts: bool) -> Page {
    let mut tx = app.db.read().await.unwrap();
    let email = player::by_id(&mut tx, line.player_id).await.unwrap().expect("a player").person.email;
    let all = player::of_series(&mut tx, id_of(app).await).await.unwrap();
    let mut same = all.into_iter().filter(|one| one.person.email == email);
    let first = same.next().expect("the player");
    let player = same.chain([first]).find(|one| one.id != line.player_id);
    let player = match player {
        Some(other) => other,
        None => player::by_id(&mut tx, line.player_id).await.unwrap().expect("a player"),
    };
    let event = tournament::by_id(&mut tx, player.tournament_id).await.unwrap().expect("the event");
    let rulings = ruling::of_tournament(&mut tx, event.id).await.unwrap();
    drop(tx);
    let of = rulings.iter().rev().find(|one| one.players == [player.id]).map(|one| one.row.ruling_number);
    rule_in(judge, &event.slug, player.number, of.filter(|_| lifts)).await
}

async fn rule_in(judge: &Person, slug: &str, number: i64, lifts: Option<i64>) -> Page {
    let (refers, penalty, word) = match lifts {
        Some(ruling) => (format!("&refers={ruling}"), "none", "lift"),
        None => (String::new(), "disqualification", "disqualify"),
    };
    let path = format!("/run/{slug}/judge/rulings?clause=2.1.4{refers}");
    let number = number.to_string();
    let mut fields =
        vec![("player", number.as_str()), ("reported", "at_once"), ("penalty", penalty), ("decision", "So.")];
    fields.extend(lifts.map(|_| ("lifts", "yes")));
    let said = judge.post(&path, &fields).await.expect(422);
    fields.push(("confirm", word));
    judge.post(&path, &fields).await.expect(303);
    said
}

/// The ranks of the public file of the ranking by name; none for who has none.
async fn ranks(app: &App) -> BTreeMap<String, Option<String>> {
    let file = app.visitor().get("/s/winter-series/ranking.csv").await.ok().body();
    let row = |line: &str| {
        let mut fields = line.split(',').map(str::to_owned);
        let rank = fields.next().filter(|rank| !rank.is_empty());
        (fields.next().expect("a name"), rank)
    };
    file.lines().skip(1).map(row).collect()
}

async fn name(app: &App, line: &SeriesFinalist) -> String {
    let mut tx = app.db.read().await.unwrap();
    player::by_id(&mut tx, line.player_id).await.unwrap().expect("a player").label()
}

/// Whoever is disqualified after the ranking was frozen is out of the series: not invited, no place, no seat, no rank. What is lifted is had
/// back while nobody else has it.
#[tokio::test]
async fn whoever_is_disqualified_is_out_of_the_series() {
    let (app, organizer, judge) = played().await;
    organizer.post("/series/winter-series/show", &[]).await.expect(303);
    freeze(&organizer, false).await.expect(303);
    let state = async |app: &App, line: usize| lines(app).await[line - 1].state;
    let frozen = lines(&app).await;

    // Before anybody is invited.
    let first = name(&app, &frozen[0]).await;
    let said = rule(&app, &judge, &frozen[0], false).await;
    assert!(said.says(&format!("In Winter Series, {first} has no rank from now on (1.2.4)")), "{said}");
    invite(&organizer).await.expect(303);
    assert_eq!((state(&app, 1).await, state(&app, 17).await), (FinalistState::Listed, FinalistState::Invited));
    let everybody = app.visitor().get("/s/winter-series").await.ok();
    assert!(everybody.says("Frozen on") && everybody.says("Disqualified (2.1.4)"), "{everybody}");
    let out = everybody.texts("table.standings tr.out");
    assert!(out.len() == 1 && out[0].starts_with(&first), "{out:?}");
    let now = ranks(&app).await;
    let second = name(&app, &frozen[1]).await;
    assert_eq!((now[&first].as_deref(), now[&second].as_deref()), (None, Some("2")), "the others keep theirs");

    // The organizers see the ranking that everybody sees.
    let theirs = organizer.get("/series/winter-series/ranking").await.ok();
    assert!(theirs.says("Frozen on"), "{theirs}");
    let theirs = organizer.get("/series/winter-series/ranking.csv").await.ok();
    let public = app.visitor().get("/s/winter-series/ranking.csv").await.ok();
    assert_eq!(theirs.body(), public.body());

    // An invitation that was accepted is void, and lifted too late.
    says(&app, &frozen[1], "accept").await.expect(303);
    let said = rule(&app, &judge, &frozen[1], false).await;
    assert!(said.says("The place on its final day is free for the next in rank."), "{said}");
    let own = format!("/p/{}/final-day", token(&app, frozen[1].player_id).await);
    let page = app.visitor().get(&own).await.ok();
    assert!(page.says("You are disqualified in Winter Series (2.1.4)") && !page.has("button[name='answer']"), "{page}");
    let refused = says(&app, &frozen[1], "accept").await.expect(409);
    assert!(refused.says("disqualified in"), "{refused}");
    assert_eq!(note(&organizer, 2, "accept").await.status, 409);
    let page = organizer.get(PAGE).await.ok();
    assert!(page.says("disqualified (2.1.4)") && page.says("Invite the next in rank"), "{page}");
    invite(&organizer).await.expect(303);
    assert_eq!(state(&app, 18).await, FinalistState::Invited);
    let said = rule(&app, &judge, &frozen[1], true).await;
    assert!(said.says("has gone to the next in rank"), "{said}");
    assert_eq!(says(&app, &frozen[1], "accept").await.status, 409);
    assert_eq!(ranks(&app).await[&second].as_deref(), Some("2"));

    // In a final day that is made: out of it, and the next comes in.
    for line in 3..=18 {
        note(&organizer, line, "accept").await.expect(303);
    }
    let typed = [("name", "Winter Final"), ("starts_on", "2099-12-12"), ("place", "Jena")];
    organizer.post(&format!("{PAGE}/make"), &typed).await.expect(303);
    let day = final_day(app, organizer, judge, "winter-final").await;
    rule(&day.app, &day.judge, &frozen[2], false).await;
    let there = async |line: &SeriesFinalist| {
        let number = number(&day, line).await;
        let found = day.stored().await.players.into_iter().find(|player| player.number == number).expect("a player");
        (found.state, found.disqualified_clause)
    };
    assert_eq!(there(&frozen[2]).await, (PlayerState::Disqualified, Some("2.1.4".to_owned())));
    invite(&day.organizer).await.expect(303);
    note(&day.organizer, 19, "accept").await.expect(303);
    let said = rule(&day.app, &day.judge, &frozen[2], true).await;
    assert!(said.says("has gone to the next in rank"), "{said}");
    assert_eq!(there(&frozen[2]).await, (PlayerState::Withdrawn, None));

    // With seats that are made: they go to who follows, and are had back until the games start.
    day.organizer.post(&day.run("start-check-in"), &[]).await.expect(303);
    for player in day.stored().await.players.iter().filter(|player| player.is_active()) {
        day.organizer.post(&day.run(&format!("check-in/{}", player.number)), &[("here", "true")]).await.expect(303);
    }
    let make = async || day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let seated = async || seeds(&day.stored().await, &lines(&day.app).await);
    make().await;
    assert_eq!(seated().await, (4..=19).collect::<Vec<i64>>());
    rule(&day.app, &day.judge, &frozen[3], false).await;
    assert_eq!(day.press("semi/1", "publish").await.status, 409, "the tables are made again first");
    let fourth = name(&day.app, &frozen[3]).await;
    let log = day.app.visitor().get(&day.public("log")).await.ok();
    assert!(log.says(&fourth) && log.says("2.1.4"), "{log}");
    make().await;
    assert_eq!(seated().await, (5..=19).collect::<Vec<i64>>());
    let said = rule(&day.app, &day.judge, &frozen[3], true).await;
    assert!(said.says("is still free, and is theirs again"), "{said}");
    make().await;
    assert_eq!(seated().await, (4..=19).collect::<Vec<i64>>());

    // A ruling of the final day itself, which no other ruling there undoes by naming the player; and one of an event, seats public.
    rule_in(&day.judge, day.slug, number(&day, &frozen[4]).await, None).await;
    day.press("semi/1", "publish").await.expect(409);
    make().await;
    day.press("semi/1", "publish").await.expect(303);
    let said = rule(&day.app, &day.judge, &frozen[3], false).await;
    assert!(said.says("On its final day they are out too"), "{said}");
    let warned = number(&day, &frozen[3]).await.to_string();
    let warning = [("player", warned.as_str()), ("reported", "at_once"), ("penalty", "warning"), ("decision", "So.")];
    day.judge.post(&day.run("judge/rulings?clause=2.1.4"), &warning).await.expect(303);
    assert_eq!(there(&frozen[3]).await.0, PlayerState::Disqualified);
    make().await;
    assert_eq!(seated().await, (6..=19).collect::<Vec<i64>>());
    let standings = day.app.visitor().get(&day.public("standings")).await.ok();
    assert!(standings.says("The games of the final day have not begun."), "{standings}");

    // Until the first game the free places go on to the next in rank, and whose disqualification is lifted is seated again.
    let page = day.organizer.get(PAGE).await.ok();
    assert!(page.says("Invite the next 2") && page.says("Doesn't come after all"), "{page}");
    invite(&day.organizer).await.expect(303);
    note(&day.organizer, 20, "accept").await.expect(303);
    note(&day.organizer, 21, "decline").await.expect(303);
    let came = name(&day.app, &lines(&day.app).await[19]).await;
    let bracket = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(
        bracket.says("is in the final day, not checked in, and so without a seat") && bracket.says(&came),
        "{bracket}"
    );
    let to = day.run(&format!("check-in/{}", number(&day, &lines(&day.app).await[19]).await));
    day.organizer.post(&to, &[("here", "true")]).await.expect(303);
    make().await;
    assert_eq!(seated().await, (6..=20).collect::<Vec<i64>>());
    let said = rule(&day.app, &day.judge, &frozen[3], true).await;
    assert!(said.says("They are on its final day again"), "{said}");
    make().await;
    assert_eq!(seated().await, [4].into_iter().chain(6..=20).collect::<Vec<i64>>());
    note(&day.organizer, 20, "decline").await.expect(303);
    make().await;
    note(&day.organizer, 20, "accept").await.expect(303);
    make().await;
    assert_eq!(seated().await, [4].into_iter().chain(6..=20).collect::<Vec<i64>>());
    rule(&day.app, &day.judge, &frozen[3], false).await;
    make().await;
    day.before_games("semi/1").await;
    day.press("semi/1", "start").await.expect(303);
    assert!(invite(&day.organizer).await.expect(409).says("The games of the final day have begun"));
    assert!(!day.organizer.get(PAGE).await.ok().has("button[name='answer']"));
    let now = ranks(&day.app).await;
    for (at, rank) in [(0, None), (2, Some("3")), (3, None), (4, None), (5, Some("6"))] {
        assert_eq!(now[&name(&day.app, &frozen[at]).await].as_deref(), rank, "line {}", at + 1);
    }
    // Another Reeve reads the series in as it is.
    let file = day.organizer.get("/series/winter-series/archive.zip").await.ok();
    let other = app::start().await;
    let admin = other.account("organizer", May::Administer).await;
    admin.post_file("/admin/import", &[("slug", "")], "file", &file.bytes).await.ok();
    let page = admin.get(PAGE).await.ok();
    assert_eq!(page.body().matches("disqualified (2.1.4)").count(), 3, "{page}");
}

/// A player, with the address of the event.
async fn found(app: &App, id: PlayerId) -> (Player, String) {
    let mut tx = app.db.read().await.unwrap();
    let player = player::by_id(&mut tx, id).await.unwrap().expect("a player");
    let event = tournament::by_id(&mut tx, player.tournament_id).await.unwrap().expect("the event");
    (player, event.slug)
}

/// Of two players who played in one event each, and not in the same: the line of one who is invited, and another who is not ranked so high.
async fn two_of_one_event_each(app: &App, not: &[i64]) -> (SeriesFinalist, Player, String) {
    let all = lines(app).await;
    let mut by_event: Vec<(SeriesFinalist, Player, String)> = Vec::new();
    for line in all {
        let (player, slug) = found(app, line.player_id).await;
        let own = &player.person.name["Player ".len()..];
        if !(13..=20).contains(&own.parse::<i64>().expect("a number")) && !not.contains(&line.line) {
            by_event.push((line, player, slug));
        }
    }
    let (line, _, slug) = by_event.first().cloned().expect("a line");
    let (_, other, there) =
        by_event.into_iter().rev().find(|(_, _, there)| *there != slug).expect("somebody elsewhere");
    (line, other, there)
}

/// Whoever is found to be somebody disqualified only later kept the place, which was given to the next all the same: one too many, and the
/// archive of the series was refused.
#[tokio::test]
async fn whoever_is_found_to_be_somebody_disqualified_later_holds_no_place_from_then_on() {
    let (app, organizer, judge) = played().await;
    freeze(&organizer, false).await.expect(303);
    invite(&organizer).await.expect(303);
    let state = async |line: i64| lines(&app).await[line as usize - 1].state;
    let (line, other, there) = two_of_one_event_each(&app, &[]).await;
    let (own, here) = found(&app, line.player_id).await;
    says(&app, &line, "accept").await.expect(303);
    rule_in(&judge, &there, other.number, None).await;
    assert_eq!(state(line.line).await, FinalistState::Accepted, "somebody else");

    // By a word of the staff.
    let of_player = format!("/run/{here}/players/{}", own.number);
    let joined = [("tournament", there.as_str()), ("number", &other.number.to_string())];
    organizer.post(&format!("{of_player}/join"), &joined).await.expect(303);
    assert_eq!(state(line.line).await, FinalistState::Declined);
    invite(&organizer).await.expect(303);
    assert_eq!(state(17).await, FinalistState::Invited);
    organizer.post(&format!("{of_player}/part"), &[]).await.expect(303);
    assert_eq!(state(line.line).await, FinalistState::Declined, "the place has gone");
    assert_eq!(says(&app, &line, "accept").await.status, 409);

    // By an address, and back by a word in the series, although its ranking is frozen.
    let (line, other, there) = two_of_one_event_each(&app, &[line.line]).await;
    says(&app, &line, "accept").await.expect(303);
    rule_in(&judge, &there, other.number, None).await;
    let (own, _) = found(&app, line.player_id).await;
    let page = organizer.get(&format!("/run/{there}/players/{}", other.number)).await.ok();
    let email = own.person.email.expect("an address");
    let to = format!("/run/{there}/players/{}", other.number);
    let fields = filled(&page, &format!("form[action='{to}']"), &[("email", &email)]);
    send(&organizer, &to, &fields).await.expect(303);
    assert_eq!(state(line.line).await, FinalistState::Declined);
    let people = "/series/winter-series/people";
    let named = format!("{there}/{}", other.number);
    let asked = organizer.get(&format!("{people}/part?player={named}")).await.ok();
    send(&organizer, &format!("{people}/part"), &filled(&asked, "form[action$='/part']", &[])).await.expect(303);
    says(&app, &line, "accept").await.expect(303);
    assert_eq!(state(line.line).await, FinalistState::Accepted);
    // Who would be ranked then as well, or no more, is not parted.
    let both = names(13, 20).remove(0);
    let mut ranked = Vec::new();
    for line in lines(&app).await {
        ranked.push(found(&app, line.player_id).await);
    }
    let (of_both, event) = ranked.into_iter().find(|(player, _)| player.person.name == both).expect("a line");
    let asked = organizer.get(&format!("{people}/part?player={event}/{}", of_both.number)).await.ok();
    let refused = send(&organizer, &format!("{people}/part"), &filled(&asked, "form[action$='/part']", &[])).await;
    assert!(refused.expect(409).says("is frozen for its final day"));
}

/// As an earlier version left it: the place went to the next, and whoever is out kept it in the store.
#[tokio::test]
async fn a_place_that_an_earlier_version_left_to_somebody_who_is_out_is_none() {
    let (app, organizer, judge) = played().await;
    freeze(&organizer, false).await.expect(303);
    invite(&organizer).await.expect(303);
    let kept = lines(&app).await;
    rule(&app, &judge, &kept[1], false).await;
    invite(&organizer).await.expect(303);
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    series_final::update_finalist(&mut tx, id_of(&app).await, &kept[1]).await.unwrap();
    tx.commit().await.unwrap();
    let holding = async || lines(&app).await.into_iter().filter(|line| line.state.holds_a_place()).count();
    assert_eq!(holding().await, 17);
    let file = organizer.get("/series/winter-series/archive.zip").await.ok();
    let other = app::start().await;
    let admin = other.account("organizer", May::Administer).await;
    admin.post_file("/admin/import", &[("slug", "")], "file", &file.bytes).await.ok();
    assert!(admin.get(PAGE).await.ok().says("disqualified (2.1.4)"));
    // The next that is done for the final day brings it in line.
    note(&organizer, 1, "accept").await.expect(303);
    assert_eq!(holding().await, 16);
}
