//! The final day of a series through the forms (1.2.4): the ranking frozen, the best invited, two who decline and one who keeps silent
//! replaced by the next in rank, one who does not come on the day, semi-finals and final by the ranks of the series, to the champion.

use reeve_rules::series::final_day::FinalistState;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, StaffRole, Stage, TournamentPart};
use reeve_store::series_final::{self, SeriesFinalist};
use reeve_store::time::millis;
use reeve_store::{PlayerId, Scope, SeriesId, Snapshot, individual, player, series, tournament};

use crate::series::{fill, make_event, names, new_series, play, stored};
use crate::support::app::{self, App, May, Page, Person};
use crate::support::day::Day;
use crate::support::event::{filled, send};

pub(crate) const PAGE: &str = "/series/winter-series/final-day";

/// A series of two events that are played, with 32 different people; its organizer, and a judge.
pub(crate) async fn played() -> (App, Person, Person) {
    let mut app = app::start().await;
    let organizer = app.account("organizer", May::Administer).await;
    let judge = app.account("judge", May::Nothing).await;
    new_series(&organizer, &[("final_on", "2099-12-12")]).await.expect(303);
    for (name, players) in [("Jena", names(1, 20)), ("Gera", names(13, 32))] {
        let slug: &'static str = Box::leak(make_event(&organizer, name).await.into_boxed_str());
        let id = fill(&app, &judge, slug, &players).await;
        let day = Day { app, organizer: organizer.clone(), judge: judge.clone(), id, slug };
        let mut game = 0;
        // So that few are equal.
        let results = [
            ["10", "9", "6", "4"],
            ["10", "8", "5", "3"],
            ["10", "7", "6", "2"],
            ["11", "9", "5", "3"],
            ["10", "6", "5", "4"],
        ];
        play(&day, || {
            game += 1;
            results[game % results.len()]
        })
        .await;
        app = day.app;
    }
    let page = organizer.get("/series/winter-series/ranking").await.ok();
    if page.has("form[action$='/lots']") {
        organizer.post("/series/winter-series/lots", &[("confirm", "draw")]).await.expect(303);
    }
    (app, organizer, judge)
}

pub(crate) async fn id_of(app: &App) -> SeriesId {
    let mut tx = app.db.read().await.unwrap();
    series::by_slug(&mut tx, "winter-series").await.unwrap().expect("the series").id
}

pub(crate) async fn lines(app: &App) -> Vec<SeriesFinalist> {
    let id = id_of(app).await;
    let mut tx = app.db.read().await.unwrap();
    series_final::finalists(&mut tx, id).await.unwrap()
}

pub(crate) async fn token(app: &App, player: PlayerId) -> String {
    let mut tx = app.db.read().await.unwrap();
    player::by_id(&mut tx, player).await.unwrap().expect("a player").link_token
}

pub(crate) async fn freeze(organizer: &Person, skip: bool) -> Page {
    let skip = if skip { "yes" } else { "" };
    organizer.post(&format!("{PAGE}/freeze"), &[("confirm", "freeze"), ("skip", skip)]).await
}

pub(crate) async fn invite(organizer: &Person) -> Page {
    organizer.post(&format!("{PAGE}/invite"), &[("answer_by", "2099-12-11")]).await
}

pub(crate) async fn note(organizer: &Person, line: i64, answer: &str) -> Page {
    organizer.post(&format!("{PAGE}/answer"), &[("line", &line.to_string()), ("answer", answer)]).await
}

/// A player answers the own invitation.
pub(crate) async fn says(app: &App, line: &SeriesFinalist, answer: &str) -> Page {
    let token = token(app, line.player_id).await;
    app.visitor().post(&format!("/p/{token}/final-day"), &[("answer", answer)]).await
}

#[tokio::test]
async fn a_ranking_is_frozen_once_and_nothing_changes_it_then() {
    let (app, organizer, _) = played().await;
    let helper = app.account("helper", May::Nothing).await;
    assert_eq!(helper.get(PAGE).await.status, 404, "the series is not public");
    assert!(organizer.get(PAGE).await.ok().says("Freeze the ranking"));
    let home = organizer.get("/series/winter-series").await.ok();
    assert!(home.says("What to do now") && home.says("pairs may be one person each"), "{home}");
    let refused = organizer.post(&format!("{PAGE}/freeze"), &[("confirm", "yes")]).await.expect(422);
    assert!(refused.fault("confirm").contains("type freeze"), "{refused}");
    let refused = freeze(&organizer, true).await.expect(422);
    assert!(
        refused.says("With 29 or more the semi-finals are played, and 32 have played"),
        "with 32 the semi-finals are played: {refused}"
    );
    assert_eq!(invite(&organizer).await.status, 409, "nothing is frozen");
    let page = organizer.get("/series/winter-series").await.ok();
    let event = page.attributes("a[href$='/take-out']", "href").remove(0);
    freeze(&organizer, false).await.expect(303);
    assert_eq!(freeze(&organizer, false).await.status, 409);
    let frozen = lines(&app).await;
    assert_eq!(frozen.len(), 32);
    assert!(frozen.iter().zip(1..).all(|(line, at)| line.line == at));
    assert!(frozen[..16].iter().zip(1..).all(|(line, rank)| line.rank == rank), "no tie decides a place any more");

    // What the ranking is made of stays as it is.
    assert_eq!(
        organizer
            .post("/series/winter-series/events", &[("name", "E"), ("starts_on", "2026-11-21"), ("place", "X")])
            .await
            .status,
        409
    );
    assert_eq!(organizer.post("/series/winter-series/lots", &[("confirm", "draw")]).await.status, 409);
    assert_eq!(organizer.post(&event, &[("confirm", "remove")]).await.status, 409);

    // While nobody is invited it can be taken back.
    organizer.post(&format!("{PAGE}/thaw"), &[("confirm", "no")]).await.expect(422);
    organizer.post(&format!("{PAGE}/thaw"), &[("confirm", "take back")]).await.expect(303);
    assert!(lines(&app).await.is_empty());
    freeze(&organizer, false).await.expect(303);
    for (day, status) in [("soon", 422), ("2020-01-01", 422), ("2099-12-13", 422)] {
        let refused = organizer.post(&format!("{PAGE}/invite"), &[("answer_by", day)]).await.expect(status);
        assert!(!refused.fault("answer_by").is_empty(), "{day}: {refused}");
    }
    let long = "9".repeat(60_000);
    for odd in ["", "0", "-1", "99999999999999999999", "1; drop table series", "\u{202e}", long.as_str()] {
        assert!(matches!(note(&organizer, 1, odd).await.status, 404 | 409 | 413 | 422), "{odd:.20}");
        let line = [("line", odd), ("answer", "accept")];
        assert!(matches!(organizer.post(&format!("{PAGE}/answer"), &line).await.status, 404 | 413 | 422), "{odd:.20}");
        assert_eq!(organizer.post(&format!("{PAGE}/invite"), &[("answer_by", odd)]).await.status, 422, "{odd:.20}");
        let named = [("name", odd), ("starts_on", odd), ("place", odd)];
        assert!(matches!(organizer.post(&format!("{PAGE}/make"), &named).await.status, 409 | 413 | 422), "{odd:.20}");
    }
    assert!(lines(&app).await.iter().all(|line| line.state == FinalistState::Listed), "nothing was changed");
    invite(&organizer).await.expect(303);
    assert_eq!(invite(&organizer).await.status, 409, "nobody is invited twice");
    assert_eq!(organizer.post(&format!("{PAGE}/thaw"), &[("confirm", "take back")]).await.status, 409);
    // Somebody who does not run the series sees none of it.
    for path in ["freeze", "thaw", "invite", "answer", "make"] {
        assert_eq!(helper.post(&format!("{PAGE}/{path}"), &[]).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn who_is_erased_loses_the_place_and_the_organizer_is_told() {
    let (app, organizer, _) = played().await;
    freeze(&organizer, false).await.expect(303);
    invite(&organizer).await.expect(303);
    let frozen = lines(&app).await;
    says(&app, &frozen[2], "accept").await.expect(303);
    assert!(!organizer.get("/series/winter-series").await.ok().says("archived or erased"));
    let mut tx = app.db.read().await.unwrap();
    let gone = player::by_id(&mut tx, frozen[2].player_id).await.unwrap().expect("a player");
    let event = tournament::by_id(&mut tx, gone.tournament_id).await.unwrap().expect("the event").slug;
    drop(tx);
    let erase = format!("/run/{event}/players/{}/erase", gone.number);
    organizer.post(&erase, &[("confirm", "erase")]).await.expect(303);
    for path in ["/series/winter-series", PAGE] {
        let page = organizer.get(path).await.ok();
        assert!(page.says("1 player who had a place in the final day has been archived or erased"), "{page}");
        assert!(page.says("The place is free: invite the next in rank."), "{page}");
    }
    assert!(organizer.get(PAGE).await.ok().says("Invite the next in rank"));
    invite(&organizer).await.expect(303);
    assert_eq!(lines(&app).await[16].state, FinalistState::Invited);
}

#[tokio::test]
async fn the_best_are_invited_and_play_to_the_champion() {
    let (app, organizer, judge) = played().await;
    organizer.post("/series/winter-series/show", &[]).await.expect(303);
    freeze(&organizer, false).await.expect(303);
    assert!(organizer.get("/series/winter-series").await.ok().says("Invite the best 16 to the final day."));
    let page = organizer.get(PAGE).await.ok();
    assert!(page.says("Invite the best 16") && !page.says("Invite the next"), "nobody is invited yet: {page}");
    let everybody = app.visitor().get("/s/winter-series").await.ok();
    assert!(everybody.says("Frozen on") && !everybody.says("Whoever is invited"), "{everybody}");
    invite(&organizer).await.expect(303);
    let frozen = lines(&app).await;

    // Who is not invited finds no invitation; who is can answer, and not twice otherwise than by declining.
    let outside = token(&app, frozen[16].player_id).await;
    assert_eq!(app.visitor().get(&format!("/p/{outside}/final-day")).await.status, 404);
    assert_eq!(says(&app, &frozen[16], "accept").await.status, 404);
    let first = token(&app, frozen[0].player_id).await;
    let own = app.visitor().get(&format!("/p/{first}")).await.ok();
    assert!(own.says("You are invited to the final day. Please answer by 11 December 2099, 23:59."), "{own}");
    let page = app.visitor().get(&format!("/p/{first}/final-day")).await.ok();
    assert!(page.says("You are number 1 in the ranking of Winter Series"), "{page}");
    // To the minute, and by whose clocks, wherever the invitation stands.
    let until = "by 23:59 on Friday, 11 December 2099 (Europe/Berlin)";
    assert!(page.says(&format!("Please answer {until}.")), "{page}");
    assert!(page.says("its final day on Saturday, 12 December 2099 (Thüringen)"), "{page}");
    let everybody = app.visitor().get("/s/winter-series").await.ok();
    let waits = "Whoever is invited has until 23:59 on Friday, 11 December 2099 (Europe/Berlin) to answer.";
    assert!(everybody.says(waits), "{everybody}");
    let staff = organizer.get(PAGE).await.ok();
    assert!(staff.says(&format!("to answer {until}")), "{staff}");
    let home = organizer.get("/series/winter-series").await.ok();
    assert!(home.says("16 invitations wait for an answer. Note what you are told."), "{home}");
    let page = organizer.get(PAGE).await.ok();
    assert!(!page.says("Didn't answer"), "the day to answer by is not over: {page}");
    let noted = note(&organizer, 16, "decline").await.expect(303);
    assert!(noted.location().is_some_and(|to| to.ends_with("#line-16")), "{noted}");
    note(&organizer, 16, "accept").await.expect(303);
    says(&app, &frozen[0], "accept").await.expect(303);
    says(&app, &frozen[0], "accept").await.expect(303);
    assert_eq!(says(&app, &frozen[0], "maybe").await.status, 404);
    assert_eq!(
        organizer
            .post(&format!("{PAGE}/make"), &[("name", "F"), ("starts_on", "2099-12-12"), ("place", "Jena")])
            .await
            .status,
        409,
        "one alone makes no table"
    );

    // Two decline, one keeps silent; the next three in rank are invited.
    says(&app, &frozen[4], "decline").await.expect(303);
    says(&app, &frozen[9], "decline").await.expect(303);
    note(&organizer, 12, "silent").await.expect(303);
    assert_eq!(note(&organizer, 12, "silent").await.status, 303, "the same again changes nothing");
    assert!(organizer.get(PAGE).await.ok().says("Invite the next 3"));
    invite(&organizer).await.expect(303);
    let late = says(&app, &frozen[4], "accept").await.expect(409);
    assert!(late.says("gone to the next in rank"), "{late}");
    for line in &lines(&app).await[..19] {
        if ![1, 5, 10, 12].contains(&line.line) {
            note(&organizer, line.line, "accept").await.expect(303);
        }
    }

    let refused =
        organizer.post(&format!("{PAGE}/make"), &[("name", ""), ("starts_on", "x"), ("place", "")]).await.expect(422);
    assert!(!refused.fault("name").is_empty() && !refused.fault("starts_on").is_empty(), "{refused}");
    let made = organizer
        .post(&format!("{PAGE}/make"), &[("name", "Winter Final"), ("starts_on", "2099-12-12"), ("place", "Jena")])
        .await
        .expect(303);
    let slug: &'static str = Box::leak(
        made.location().and_then(|to| to.strip_prefix("/run/")).expect("the final day").to_owned().into_boxed_str(),
    );
    assert_eq!(
        organizer
            .post(&format!("{PAGE}/make"), &[("name", "Again"), ("starts_on", "2099-12-12"), ("place", "Jena")])
            .await
            .status,
        409
    );
    let day = final_day(app, organizer, judge, slug).await;
    without_its_series(&day).await;
    on_the_day(&day, &frozen).await;
}

/// The final day with a judge.
pub(crate) async fn final_day(app: App, organizer: Person, judge: Person, slug: &'static str) -> Day {
    let made = stored(&app, slug).await;
    assert_eq!((made.part, made.phase, made.attendance), (TournamentPart::Finals, Phase::Registration, Some(32)));
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    tournament::add_staff(&mut tx, made.id, judge.id(), StaffRole::Judge, millis(chrono::Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    Day { app, organizer, judge, id: made.id, slug }
}

/// The number in the final day of somebody in the frozen ranking.
pub(crate) async fn number(day: &Day, line: &SeriesFinalist) -> i64 {
    let now = lines(&day.app).await;
    let there = now.iter().find(|one| one.line == line.line).and_then(|one| one.final_player_id).expect("a finalist");
    day.stored().await.player(there).expect("a player").number
}

async fn on_the_day(day: &Day, frozen: &[SeriesFinalist]) {
    // Nobody registers, and nobody is added but by the series.
    assert_eq!(day.app.visitor().post(&day.public("register"), &[("name", "Me")]).await.status, 409);
    assert_eq!(day.organizer.post(&day.run("players/new"), &[("name", "Me")]).await.status, 409);
    let public = day.app.visitor().get(&format!("/t/{}", day.slug)).await.ok();
    assert!(public.says("The final day of a series") && !public.has("a[href$='/register']"), "{public}");
    let next = day.organizer.get(&format!("/run/{}", day.slug)).await.ok();
    assert!(next.says("16 players come to the final day."), "{next}");
    in_its_own_words(day, &["", "/rules"]).await;
    assert!(day.app.visitor().get(&day.public("register")).await.ok().says("Nobody registers for it"));
    assert!(next.says("Before the final day") && next.says("Start check-in") && !next.says("Register the players"));
    assert!(next.has("a[href$='/series/winter-series/final-day']"), "{next}");
    day.organizer.post(&day.run("start-check-in"), &[]).await.expect(303);

    let seats = day.organizer.post(&day.run("schedule"), &[("seed", "7")]).await.expect(409);
    assert!(seats.says("has no preliminary rounds"), "{seats}");

    // The seventh does not come: the organizer notes it, and the next in rank is invited and comes at once.
    for player in day.stored().await.players {
        day.organizer.post(&day.run(&format!("check-in/{}", player.number)), &[("here", "true")]).await.expect(303);
    }
    let absent = number(day, &frozen[6]).await;
    says(&day.app, &frozen[6], "decline").await.expect(303);
    assert_eq!(
        day.stored().await.players.iter().find(|one| one.number == absent).map(|one| one.state),
        Some(PlayerState::Withdrawn)
    );
    invite(&day.organizer).await.expect(303);
    note(&day.organizer, 20, "accept").await.expect(303);
    let came = number(day, &frozen[19]).await;
    // The seventh comes after all, when the place is gone.
    let back =
        day.organizer.post(&day.run(&format!("players/{absent}/move")), &[("move", "bring-back")]).await.expect(409);
    assert!(back.says("gone to the next in rank"), "{back}");
    let step = day.organizer.get(&format!("/run/{}", day.slug)).await.ok();
    assert!(step.says("15 of 16 are here."), "{step}");
    day.organizer.post(&day.run(&format!("check-in/{came}")), &[("here", "true")]).await.expect(303);
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.says("16 players are here.") && !list.says("The games have started."), "{list}");
    in_its_own_words(day, &["", "/rules"]).await;

    // Seeds by the rank of the series; whoever does not come is closed up.
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let expected: Vec<i64> = (1..=20).filter(|line| ![5, 7, 10, 12].contains(line)).collect();
    assert_eq!(seeds(&day.stored().await, &lines(&day.app).await), expected);
    let bracket = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(bracket.says("seed 16, rank 20 in the series"), "the rank by which they were invited: {bracket}");
    semi_and_final(day, &expected).await;
    individuals(day, frozen).await;
    archive(day).await;
}

/// The public pages of a final day, below its first, speak neither of registration nor of rounds that it does not have.
async fn in_its_own_words(day: &Day, pages: &[&str]) {
    for page in pages {
        let path = format!("/t/{}{page}", day.slug);
        let said = day.app.visitor().get(&path).await.ok();
        for elsewhere in ["ound 1", "reliminary round", "after the preliminary games", "egistration", "were seated"] {
            assert!(!said.text("main").contains(elsewhere), "{path} says {elsewhere}: {said}");
        }
    }
}

/// The lines of the frozen ranking by seed.
pub(crate) fn seeds(event: &Snapshot, lines: &[SeriesFinalist]) -> Vec<i64> {
    let round = event.round(Stage::Semi, 1).expect("the semi-finals");
    let mut seats: Vec<_> = round.tables.iter().flat_map(|table| &table.seats).collect();
    seats.sort_by_key(|seat| seat.seed);
    let line = |id| lines.iter().find(|line| line.final_player_id == Some(id)).expect("a finalist").line;
    seats.iter().map(|seat| line(seat.player_id)).collect()
}

pub(crate) async fn semi_and_final(day: &Day, seeds: &[i64]) {
    day.press("semi/1", "publish").await.expect(303);
    day.press("semi/1", "start").await.expect(303);
    in_its_own_words(day, &["", "/rules", "/bracket", "/standings", "/seats"]).await;
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.says("The games have begun, so check-in is over."), "{list}");
    let pack = day.organizer.get(&day.run("rounds/semi/1/print/pack")).await.ok();
    assert!(!pack.says("Before round 1"), "{pack}");
    let made = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(made.says("The final day of a series") && !made.says("last preliminary round"), "{made}");
    for (table, seats) in day.tables("semi/1").await {
        day.enter("semi/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press("semi/1", "close").await.expect(303);
    assert_eq!(note(&day.organizer, 1, "decline").await.status, 409, "its seats are public");
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.before_games("final/1").await;
    day.play("final/1").await;
    in_its_own_words(day, &["", "/rules", "/bracket", "/standings", "/seats", "/log"]).await;
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    let event = day.stored().await;
    assert_eq!(event.tournament.phase, Phase::Finished);
    let file =
        day.organizer.get(&day.run("export/standings.csv")).await.ok().body().trim_start_matches('\u{feff}').to_owned();
    // The first of each semi-final won it; the best seed among them chose first in the final, and won.
    let rows: Vec<&str> = file.lines().skip(1).collect();
    assert!(rows.len() >= seeds.len(), "{file}");
    let lines = lines(&day.app).await;
    let champion =
        lines.iter().find(|line| line.line == seeds[0]).and_then(|line| line.final_player_id).expect("the first seed");
    let name = event.player(champion).expect("a player").label();
    assert!(rows[0].starts_with(&format!("1,{name},")), "{file}");
    // Five games count for the champion: three of the event that counts, and the semi-final.
    let page = day.app.visitor().get(&format!("/t/{}/standings", day.slug)).await.ok();
    assert!(page.says(&name), "{page}");
}

/// Players of the final day are the people of the events.
async fn individuals(day: &Day, frozen: &[SeriesFinalist]) {
    let now = lines(&day.app).await;
    // The card of the event leads to the own page of the final day, and the page of the series names the champion.
    let there = token(&day.app, now[0].final_player_id.expect("a finalist")).await;
    let card = token(&day.app, frozen[0].player_id).await;
    let page = day.app.visitor().get(&format!("/p/{card}/final-day")).await.ok();
    assert!(page.has(&format!("a[href$='/p/{there}']")), "{page}");
    // Nor do the cards say that anything is still to come.
    for (line, says) in [(&frozen[0], "You played the final day."), (&frozen[4], "The final day is over.")] {
        let card = token(&day.app, line.player_id).await;
        let page = day.app.visitor().get(&format!("/p/{card}")).await.ok();
        assert!(page.says(says) && !page.says("You play the final day"), "{page}");
    }
    let champion = day.app.visitor().get("/s/winter-series").await.ok();
    assert!(champion.says("Champion: ") && champion.says("Frozen on"), "{champion}");
    let mut tx = day.app.db.read().await.unwrap();
    let (from, there) = (frozen[0].player_id, now[0].final_player_id.expect("a finalist"));
    let who = individual::of_player(&mut tx, there).await.unwrap().expect("an individual");
    assert_eq!(individual::of_player(&mut tx, from).await.unwrap(), Some(who));
}

/// Where a final day that is not over is read in without its series nobody can be invited to it, and that is said; of the one that was
/// made here nothing of the kind.
async fn without_its_series(day: &Day) {
    let file = day.organizer.get(&day.run("export/archive.zip")).await.ok();
    day.organizer.post_file("/admin/import", &[("slug", "final-early")], "file", &file.bytes).await.ok();
    let alone = "This final day was imported without its series, so nobody can be invited or added here";
    assert!(day.organizer.get("/run/final-early").await.ok().says(alone));
    assert!(!day.organizer.get(&format!("/run/{}", day.slug)).await.ok().says(alone));
}

/// The archive of a final day ranks as the day did.
async fn archive(day: &Day) {
    let file = day.organizer.get(&day.run("export/archive.zip")).await.ok();
    let before = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    day.organizer.post_file("/admin/import", &[("slug", "final-again")], "file", &file.bytes).await.ok();
    let after = day.organizer.get("/run/final-again/export/standings.csv").await.ok().body();
    assert_eq!(before, after);
    let players = day.organizer.post("/run/final-again/players/new", &[("name", "Me")]).await;
    assert_eq!(players.status, 409, "{players}");
}

#[tokio::test]
async fn finalists_who_are_called_alike_are_told_apart_and_none_is_of_its_staff() {
    let (app, organizer, _) = played().await;
    freeze(&organizer, false).await.expect(303);
    invite(&organizer).await.expect(303);
    let invited: Vec<SeriesFinalist> = lines(&app).await.into_iter().take(4).collect();
    let call = async |line: &SeriesFinalist, name: &str| {
        let mut tx = app.db.write(Scope::Everything).await.unwrap();
        let renamed = tx.query("update person set name = $1 where player_id = $2").bind(name).bind(line.player_id);
        renamed.execute().await.unwrap();
        tx.commit().await.unwrap();
    };
    for (line, name) in invited.iter().zip(["Ada Alike", "Ada Alike", "organizer", "Ada Alike"]) {
        call(line, name).await;
        note(&organizer, line.line, "accept").await.expect(303);
    }
    let make = async || {
        let typed = [("name", "Alike Final"), ("starts_on", "2099-12-12"), ("place", "Jena")];
        organizer.post(&format!("{PAGE}/make"), &typed).await
    };
    let refused = make().await.expect(409);
    assert!(refused.says("organizer") && refused.says("staff"), "{refused}");
    assert!(lines(&app).await.iter().all(|line| line.final_player_id.is_none()), "nothing was made");
    call(&invited[2], "Somebody Else").await;
    let made = make().await.expect(303);
    let slug = made.location().and_then(|to| to.strip_prefix("/run/")).expect("the final day").to_owned();
    let id = stored(&app, &slug).await.id;
    let called = async || {
        let mut players = player::of_tournament(&mut app.db.read().await.unwrap(), id).await.unwrap();
        players.sort_by_key(|player| player.number);
        players.iter().map(player::Player::label).collect::<Vec<_>>()
    };
    assert_eq!(called().await, ["Ada Alike", "Ada Alike (2)", "Somebody Else", "Ada Alike (3)"]);
    // Whoever accepts later is told apart from those who are there.
    let late = lines(&app).await.swap_remove(4);
    call(&late, "Ada Alike").await;
    note(&organizer, late.line, "accept").await.expect(303);
    assert_eq!(called().await.last().map(String::as_str), Some("Ada Alike (4)"));
}

#[tokio::test]
async fn what_the_final_day_needs_is_not_hidden_and_its_day_comes_after_the_answers() {
    let (app, organizer, _) = played().await;
    let event = |path: &str| format!("/run/jena{path}");
    let slug_of_event = stored(&app, "jena").await.slug;
    let hide = || async { organizer.post(&event("/archive"), &[("confirm", &slug_of_event)]).await };
    freeze(&organizer, false).await.expect(303);
    let refused = hide().await.expect(409);
    assert!(refused.says("Take the freeze back first"), "{refused}");
    let page = organizer.get(&event("/archive")).await.ok();
    assert!(page.says("whose ranking is frozen for its final day") && !page.has("#f-confirm"), "{page}");
    invite(&organizer).await.expect(303);
    assert!(hide().await.expect(409).says("note of everybody invited that they don't come"));
    let frozen = lines(&app).await;
    for line in 1..=4 {
        note(&organizer, line, "accept").await.expect(303);
    }

    // The day is neither over nor before the answers.
    let details = organizer.get("/series/winter-series/details").await.ok();
    let planned = filled(&details, "main form", &[("final_on", "2099-12-10")]);
    let refused = send(&organizer, "/series/winter-series/details", &planned).await.expect(422);
    assert!(refused.fault("final_on").contains("can be answered until"), "{refused}");
    let make = |day: &'static str| {
        let organizer = organizer.clone();
        async move {
            let typed = [("name", "Winter Final"), ("starts_on", day), ("place", "Jena")];
            organizer.post(&format!("{PAGE}/make"), &typed).await
        }
    };
    assert!(make("2020-12-12").await.expect(422).fault("starts_on").contains("This day is over"));
    let early = make("2099-12-10").await.expect(422);
    assert!(early.fault("starts_on").contains("Friday, 11 December 2099"), "{early}");
    assert!(make("2099-12-12").await.expect(303).location().is_some_and(|to| to.starts_with("/run/winter-final")));
    let details = organizer.get("/run/winter-final/details").await.ok();
    let moved = filled(&details, "main form", &[("starts_on", "2099-12-10")]);
    let refused = send(&organizer, "/run/winter-final/details", &moved).await.expect(422);
    assert!(refused.fault("starts_on").contains("can be answered until"), "{refused}");
    let details = organizer.get("/series/winter-series/details").await.ok();
    let planned = filled(&details, "main form", &[("final_on", "2099-12-10")]);
    send(&organizer, "/series/winter-series/details", &planned).await.expect(303);
    assert!(hide().await.expect(409).says("Archive it when the final day is over."));

    // Put away, nobody comes into the final day or leaves it, and everybody is told so; brought back, they do.
    let own = format!("/p/{}/final-day", token(&app, frozen[5].player_id).await);
    assert!(app.visitor().get(&own).await.ok().has("button[value='accept']"));
    organizer.post("/run/winter-final/archive", &[("confirm", "winter-final")]).await.expect(303);
    let page = organizer.get(PAGE).await.ok();
    assert!(page.says("The final day's tournament is archived") && !page.has("button[name='answer']"), "{page}");
    assert!(page.has("a[href$='/run/winter-final/archive']"), "{page}");
    let told = app.visitor().get(&own).await.ok();
    assert!(told.says("put the final day away for now") && !told.has("button[name='answer']"), "{told}");
    for answer in ["accept", "decline"] {
        assert_eq!(says(&app, &frozen[5], answer).await.status, 409, "{answer}");
        assert_eq!(note(&organizer, 7, answer).await.status, 409, "{answer}");
    }
    note(&organizer, 1, "decline").await.expect(409);
    assert_eq!(invite(&organizer).await.status, 409);
    assert_eq!(lines(&app).await[..4].iter().filter(|line| line.state == FinalistState::Accepted).count(), 4);
    organizer.post("/run/winter-final/bring-back", &[]).await.expect(303);
    says(&app, &frozen[5], "accept").await.expect(303);
    note(&organizer, 7, "decline").await.expect(303);
    invite(&organizer).await.expect(303);

    // While its seats are public and no game has begun, the next in rank still comes in.
    let made = stored(&app, "winter-final").await;
    let day = Day { app, organizer: organizer.clone(), judge: organizer.clone(), id: made.id, slug: "winter-final" };
    day.change(|made| made.phase = Phase::Semi).await;
    note(&organizer, 8, "decline").await.expect(303);
    invite(&organizer).await.expect(303);
}
