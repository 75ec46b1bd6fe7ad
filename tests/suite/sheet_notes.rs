//! What stands on a record sheet beside the result: who keeps a log, the pieces check, missing parts, when the game began and ended.

use chrono::{TimeDelta, Utc};
use reeve_files::archive::ArchiveKind;
use reeve_rules::sheets::Handler;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::{Scope, Snapshot, game_set, missing_part, sheet_link, sheet_note, tournament};
use reeve_time_zone::local;

use crate::archive::{export, forged, import};
use crate::support::app::{May, Page, Person};
use crate::support::day::{Day, day};
use crate::support::db::db;

const NOTES: &str = "rounds/prelim/1/tables/1/notes";

async fn playing() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

/// Notes something with the form as it is now.
async fn note(day: &Day, who: &Person, typed: &[(&str, &str)]) -> Page {
    let mut tx = day.app.db.read().await.unwrap();
    let version = sheet_note::of_table(&mut tx, day.id, (Stage::Prelim, 1), 1).await.unwrap().version.to_string();
    drop(tx);
    let mut fields = vec![("version", version.as_str())];
    fields.extend(typed);
    who.post(&day.run(NOTES), &fields).await
}

/// What waits on the list: the table, what, and the game.
async fn list(day: &Day) -> Vec<Vec<String>> {
    day.organizer.get(&day.run("equipment")).await.ok().rows("table.equipment")
}

async fn next_step(day: &Day) -> Page {
    day.organizer.get(day.run("").trim_end_matches('/')).await.ok()
}

/// Ticks a task off, or puts it back.
async fn see_to(day: &Day, who: &Person, how: &str) -> Page {
    let page = who.get(&day.run("equipment")).await.ok();
    let form = page.form(&format!("form[action$='/{how}']"));
    let task = form.into_iter().find(|(name, _)| name == "task").expect("a task").1;
    who.post(&day.run(&format!("equipment/{how}")), &[("task", &task)]).await
}

/// By agreement, and no more: what was agreed on ends when there is a question (2.0.4). It stands on the record sheet alone: noted while
/// the game is on, and sent with the result from then on. In the final a judge handles the cards.
#[actix_web::test]
async fn an_agreement_about_the_cards_is_noted_and_ends() {
    let day = playing().await;
    let page = day.judge.get(&day.run(NOTES)).await.ok();
    let offered = ["", "starting", "seat-1", "seat-2", "seat-3", "seat-4", "agreed", "agreed-at-first", "judge"];
    assert_eq!(page.attributes("#f-handler option", "value"), offered);
    let at = "rounds/prelim/1/tables/1";
    let sheet = async || day.judge.get(&day.run(at)).await.ok();
    for handler in ["agreed", "agreed-at-first", "seat-3", ""] {
        note(&day, &day.judge, &[("handler", handler)]).await.expect(303);
        for page in [sheet().await, day.judge.get(&day.run(NOTES)).await.ok()] {
            assert!(page.has(&format!("#f-handler option[value='{handler}'][selected]")), "{handler}: {page}");
        }
    }
    note(&day, &day.judge, &[("handler", "seat-5")]).await.expect(422);
    note(&day, &day.judge, &[("handler", "somebody")]).await.expect(422);
    // A form that does not ask leaves it.
    note(&day, &day.judge, &[("handler", "agreed")]).await.expect(303);
    note(&day, &day.judge, &[("pieces", "yes")]).await.expect(303);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("resource cards") && log.says("agreed at first"), "{log}");
    // The ruling has what follows.
    let ruling = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-1&clause=2.0.4")).await.ok();
    assert!(ruling.text("#f-decision").contains("the starting player hands out all cards"), "{ruling}");
    // With the result it goes along, and is said there alone.
    let result = [("version", "0"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1")];
    let agreed = [&result[..], &[("handler", "agreed-at-first"), ("sign", "yes")]].concat();
    day.judge.post(&day.run(at), &agreed).await.expect(303);
    let page = sheet().await;
    assert!(page.says("Resource cards handled by the starting player, since an agreement ended (2.0.4)."), "{page}");
    assert!(!day.judge.get(&day.run(NOTES)).await.ok().has("#f-handler"));
    note(&day, &day.judge, &[("handler", "agreed-at-first")]).await.expect(303);
    let late = note(&day, &day.judge, &[("handler", "judge")]).await.expect(422);
    assert!(late.says("The result is in"), "{late}");
    // An archive keeps it, also one that has it in both places, and has no agreement in a final.
    let bytes = export(&day.app.db, day.id).await;
    let kept = async |bytes: &[u8]| {
        let other = db().await;
        let id = import(&other, bytes, None).await.expect("an import").id;
        let stored = Snapshot::read(&other, id).await.unwrap();
        stored.rounds[0].tables[0].row.handler
    };
    assert_eq!(kept(&bytes).await, Some(Handler::AgreedAtFirst));
    let twice = forged(&bytes, ArchiveKind::Tournament, "data/sheet_note.json", |text| {
        text.replace("\"claimed\":", "\"handling\":\"over\",\"claimed\":")
    });
    assert_eq!(kept(&twice).await, Some(Handler::AgreedAtFirst));
    let final_day =
        forged(&bytes, ArchiveKind::Tournament, "data/round.json", |text| text.replacen("\"prelim\"", "\"final\"", 1));
    let third = db().await;
    import(&third, &final_day, None).await.expect_err("no agreement in a final");
}

/// The tick stands beside the result, and is no part of it: it can be set and taken back as long as the sheet takes a result.
#[actix_web::test]
async fn that_victory_was_claimed_on_the_own_turn_is_ticked_on_the_sheet_and_on_paper() {
    let day = playing().await;
    let at = "rounds/prelim/1/tables/1";
    let page = day.judge.get(&day.run(at)).await.ok();
    assert!(page.has("input[name=claimed]:not([checked])") && page.says("on their own turn"), "{page}");
    assert!(page.says("ask a judge before anybody signs"), "{page}");
    let enter = async |version: &str, claimed: &[(&str, &str)]| {
        let result = [("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1")];
        let fields = [&[("version", version)][..], &result, claimed].concat();
        day.judge.post(&day.run(at), &fields).await
    };
    let ticked = [("claim-asked", "yes"), ("claimed", "yes")];
    enter("0", &ticked).await.expect(303);
    let page = day.judge.get(&day.run(at)).await.ok();
    assert!(page.has("input[name=claimed][checked]"), "{page}");
    assert!(page.says("Victory was claimed on the own turn (3.0.14)."), "{page}");
    // A form that does not ask leaves it, one that asks with an empty tick takes it back; the result stays.
    enter("1", &[]).await.expect(303);
    assert!(day.judge.get(&day.run(at)).await.ok().has("input[name=claimed][checked]"));
    enter("1", &ticked[..1]).await.expect(303);
    let stored = day.stored().await;
    assert_eq!(stored.rounds[0].tables[0].row.sheet_version, 1);
    let page = day.judge.get(&day.run(at)).await.ok();
    assert!(!page.has("input[name=claimed][checked]") && !page.says("Victory was claimed"), "{page}");
    // What comes back with a fault keeps the tick as it was typed.
    let faulty = [&[("version", "1"), ("vp-1", "99"), ("winner", "1")][..], &ticked].concat();
    let page = day.judge.post(&day.run(at), &faulty).await.expect(422);
    assert!(page.has("input[name=claimed][checked]"), "{page}");
    let paper = day.judge.get(&day.run("rounds/prelim/1/print/record-sheets")).await;
    assert!(
        paper.says("☐ The winner claimed victory on their own turn (3.0.14).") && paper.says("two piles"),
        "{paper}"
    );
}

/// A count stays with the set: where the organizers move it, the next table reads it, and a copy of the tournament counts anew.
#[actix_web::test]
async fn what_was_counted_of_a_set_follows_it_to_its_next_table() {
    let day = playing().await;
    let page = day.judge.get(&day.run(NOTES)).await.ok();
    assert_eq!(page.attributes("#f-count-red-roads", "value"), ["15"]);
    assert_eq!(page.attributes("#f-count input[name^='count-']", "name").len(), 20, "{page}");
    let count = async |fields: &[(&str, &str)]| day.judge.post(&day.run(&format!("{NOTES}/pieces")), fields).await;
    for odd in ["x", "-1", "100", "1.5"] {
        let page = count(&[("count-red-roads", odd), ("count-ore", "18")]).await.expect(422);
        assert!(page.fault("count").contains("whole numbers from 0 to 99"), "{odd}: {page}");
        assert_eq!(page.attributes("#f-count-ore", "value"), ["18"], "what was typed stays");
    }
    let done = count(&[("count-red-roads", "14"), ("count-ore", "18"), ("count-knights", "14")]).await.expect(303);
    let page = day.judge.follow(&done).await.ok();
    assert!(
        page.says("The count is kept with this game set") && page.says(": 14 of 15 red roads and 18 of 19 ore cards"),
        "{page}"
    );
    assert_eq!(page.attributes("#f-count-red-roads", "value"), ["14"], "and it is the beginning of the next count");
    // The organizers list it at another table, with its edition.
    let sets = day.organizer.get(&day.run("sets")).await.ok();
    assert!(sets.says("14 of 15 red roads"), "{sets}");
    let version = sets.attributes("input[name=version]", "value").remove(0);
    let moved = [("version", version.as_str()), ("table-1", "3"), ("was-1", "1"), ("edition-1", "5th")];
    day.organizer.post(&day.run("sets"), &moved).await.expect(303);
    let next = day.judge.get(&day.run("rounds/prelim/1/tables/3/notes")).await.ok();
    assert!(next.says("5th; counted at") && next.says("14 of 15 red roads"), "{next}");
    assert!(day.judge.get(&day.run(NOTES)).await.ok().says("no game listed"));
    // What is found again is all there.
    day.judge.post(&day.run("rounds/prelim/1/tables/3/notes/pieces"), &[("count-red-roads", "15")]).await.expect(303);
    assert!(day.judge.get(&day.run("rounds/prelim/1/tables/3/notes")).await.ok().says("all there"));
    // An archive keeps it, and takes no thing that no set has.
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let kept = game_set::of_tournament(&mut other.read().await.unwrap(), id).await.unwrap();
    assert!(kept[0].table_number == 3 && kept[0].counted_at.is_some(), "{kept:?}");
    let forged = forged(&bytes, ArchiveKind::Tournament, "data/game_set.json", |text| {
        assert!(text.contains("\"piece_counts\":{}"), "{text}");
        text.replace("\"piece_counts\":{}", "\"piece_counts\":{\"camels\":3}")
    });
    let third = db().await;
    let error = import(&third, &forged, None).await.expect_err("no such thing");
    assert!(error.contains("data/game_set.json"), "{error}");
}

#[actix_web::test]
async fn a_log_puts_the_dice_on_the_organizers_list_until_they_are_swapped() {
    let day = playing().await;
    let stored = day.stored().await;
    let keeper = stored.labels().of(stored.rounds[0].tables[0].seats[2].player_id).to_owned();
    assert!(!next_step(&day).await.says("Tables are waiting for something."));
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(sheet.has("a[href$='/notes']") && !sheet.has("ul.noted"), "nothing is noted, nothing is shown: {sheet}");
    let done = note(&day, &day.judge, &[("keeper", "3")]).await.expect(303);
    assert!(day.judge.follow(&done).await.ok().says("Saved. None of this changes the result."));
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(sheet.text("ul.noted").contains(&format!("Log kept by {keeper}; the dice are to be swapped")), "{sheet}");
    assert!(next_step(&day).await.says("1 table where dice are to be swapped."));
    let waits = list(&day).await;
    assert_eq!(waits.len(), 1, "{waits:?}");
    assert!(waits[0][0].contains("table 1") && waits[0][1].contains("Swap the dice"), "{waits:?}");
    see_to(&day, &day.judge, "done").await.expect(303);
    assert!(list(&day).await.is_empty() && !next_step(&day).await.says("Tables are waiting"));
    let page = day.judge.get(&day.run(NOTES)).await.ok();
    assert!(page.text("ul.noted").contains("dice swapped at"), "{page}");
    see_to(&day, &day.organizer, "reopen").await.expect(303);
    assert_eq!(list(&day).await.len(), 1);
    // Somebody of the staff keeps one, too; where nobody does, no dice wait.
    let judge = format!("staff-{}", day.judge.id());
    note(&day, &day.organizer, &[("keeper", &judge)]).await.expect(303);
    let page = day.judge.get(&day.run(NOTES)).await.ok();
    assert!(page.says("Log kept by judge; the dice"), "{page}");
    assert_eq!(page.attributes("select[name=keeper] option[selected]", "value"), [judge]);
    note(&day, &day.organizer, &[("keeper", "")]).await.expect(303);
    assert!(list(&day).await.is_empty());
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("swap dice") && log.says("note log, pieces, cards, claim or times"), "{log}");
}

#[actix_web::test]
async fn a_missing_part_stands_on_the_list_with_the_game_of_the_table() {
    let day = playing().await;
    let sets = day.organizer.get(&day.run("sets")).await.ok();
    let version = sets.form("form[action$='/sets']").into_iter().find(|(name, _)| name == "version").expect("one").1;
    let set = [("version", version.as_str()), ("table-1", "1"), ("edition-1", "5th, 2015"), ("missing-1", "")];
    day.organizer.post(&day.run("sets"), &set).await.expect(303);
    let report = async |who: &Person, part: &str| who.post(&day.run(&format!("{NOTES}/part")), &[("part", part)]).await;
    for odd in ["", "  ", "a\u{7}road", &"x".repeat(201)] {
        let page = report(&day.judge, odd).await;
        assert!(page.status == 422 || page.status == 400, "{odd:?}: {page}");
    }
    report(&day.judge, "one red road").await.expect(303);
    report(&day.organizer, "two wool").await.expect(303);
    let waits = list(&day).await;
    let shown: Vec<_> = waits.iter().map(|row| (row[1].as_str(), row[2].as_str())).collect();
    assert_eq!(shown, [("Missing: one red road", "5th, 2015"), ("Missing: two wool", "5th, 2015")]);
    assert!(next_step(&day).await.says("2 missing parts."));
    see_to(&day, &day.judge, "done").await.expect(303);
    assert_eq!(list(&day).await.len(), 1);
    let page = day.judge.get(&day.run(NOTES)).await.ok();
    assert!(page.says("one red road , seen to at") || page.says("one red road, seen to at"), "{page}");
    // A task that is done already, and one that there isn't.
    let mut tx = day.app.db.read().await.unwrap();
    let parts = missing_part::of_tournament(&mut tx, day.id).await.unwrap();
    drop(tx);
    let again = format!("part-{}", parts[0].id);
    day.judge.post(&day.run("equipment/done"), &[("task", &again)]).await.expect(409);
    for odd in ["part-99999", "dice-99999", "dice-x", "", "tile-1"] {
        day.judge.post(&day.run("equipment/done"), &[("task", odd)]).await.expect(404);
    }
    // The public sees none of it.
    for page in ["", "results", "seats"] {
        let page = day.app.visitor().get(day.public(page).trim_end_matches('/')).await.ok();
        assert!(!page.says("one red road"), "{page}");
    }
}

#[actix_web::test]
async fn times_follow_from_the_round_and_the_result_unless_somebody_types_them() {
    let day = playing().await;
    let mut round = day.stored().await.rounds[0].row.clone();
    let zone = day.stored().await.tournament.time_zone.clone();
    round.started_at = Some(Utc::now() - TimeDelta::minutes(30));
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    reeve_store::round::update(&mut tx, &round).await.unwrap();
    tx.commit().await.unwrap();
    let clock = |minutes: i64| {
        local(round.started_at.expect("a start") + TimeDelta::minutes(minutes), &zone).format("%H:%M").to_string()
    };
    let page = day.judge.get(&day.run(NOTES)).await.ok();
    assert!(page.says(&format!("Began at {}.", clock(0))) && page.says("Empty: when the result came in."), "{page}");
    for (began, ended, field) in
        [("noon", "", "began"), ("", "25:00", "ended"), ("", &clock(45), "ended"), ("", &clock(-30), "ended")]
    {
        let page = note(&day, &day.judge, &[("began", began), ("ended", ended), ("pieces", "yes")]).await.expect(422);
        assert!(!page.fault(field).is_empty(), "{began} {ended}: {page}");
        assert_eq!(page.attributes("#f-began", "value"), [began], "what was typed stays");
        assert!(page.has("#f-pieces[checked]"), "{page}");
    }
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    let page = day.judge.get(&day.run(NOTES)).await.ok();
    assert!(page.says(&format!("Played from {} to {}.", clock(0), clock(30))), "{page}");
    // The sheet is final, and this changes nothing of it.
    let links = async || sheet_link::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
    let chain = links().await;
    assert_eq!(chain.len(), 1);
    note(&day, &day.judge, &[("ended", &clock(20)), ("pieces", "yes")]).await.expect(303);
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(
        page.text("ul.noted").contains("Pieces checked") && page.says(&format!("Ended at {}.", clock(20))),
        "{page}"
    );
    assert_eq!(links().await, chain);
}

#[actix_web::test]
async fn what_cannot_be_noted_is_refused_and_only_the_staff_of_the_tournament_notes() {
    let day = playing().await;
    let organizer = day.app.account("elsewhere", May::Nothing).await;
    for keeper in ["5", "0", "x", "staff-", "staff-x", "staff-999999", &format!("staff-{}", organizer.id())] {
        let page = note(&day, &day.judge, &[("keeper", keeper)]).await.expect(422);
        assert!(page.fault("keeper").contains("Choose a player of this table"), "{keeper}: {page}");
    }
    day.judge
        .post(&day.run("rounds/prelim/2/tables/1/notes"), &[("version", "0"), ("pieces", "yes")])
        .await
        .expect(409);
    day.judge.post(&day.run("rounds/prelim/2/tables/1/notes/part"), &[("part", "a road")]).await.expect(409);
    day.judge.post(&day.run("rounds/prelim/1/tables/99/notes"), &[("version", "0")]).await.expect(404);
    let early = day.judge.get(&day.run("rounds/prelim/2/tables/1/notes")).await.ok();
    assert!(early.says("has not started yet") && !early.has("main form"), "{early}");
    for who in [&day.app.visitor(), &organizer] {
        let page = note(&day, who, &[("pieces", "yes")]).await;
        assert!(matches!(page.status, 303 | 403 | 404), "{page}");
        let page = who.post(&day.run("equipment/done"), &[("task", "part-1")]).await;
        assert!(matches!(page.status, 303 | 403 | 404), "{page}");
    }
    let mut tx = day.app.db.read().await.unwrap();
    assert!(sheet_note::of_tournament(&mut tx, day.id).await.unwrap().is_empty());
    assert!(missing_part::of_tournament(&mut tx, day.id).await.unwrap().is_empty());
}

#[actix_web::test]
async fn an_archive_keeps_the_notes_and_a_keeper_who_left_the_staff_stays_named() {
    let day = playing().await;
    let judge = format!("staff-{}", day.judge.id());
    note(&day, &day.organizer, &[("keeper", &judge), ("pieces", "yes")]).await.expect(303);
    day.judge.post(&day.run(&format!("{NOTES}/part")), &[("part", "the robber")]).await.expect(303);
    let bytes = export(&day.app.db, day.id).await;
    let copy = db().await;
    let imported = import(&copy, &bytes, None).await.expect("an import");
    assert_eq!(export(&copy, imported.id).await, bytes);
    let other = day.app.account("Bo", May::Nothing).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let now = reeve_store::time::millis(Utc::now());
    tournament::add_staff(&mut tx, day.id, other.id(), reeve_rules::tournament::vocabulary::StaffRole::Judge, now)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let id = day.judge.id().to_string();
    day.organizer.post(&day.run("staff/remove"), &[("account", id.as_str()), ("role", "judge")]).await.expect(303);
    let page = day.organizer.get(&day.run(NOTES)).await.ok();
    assert!(page.says("Log kept by judge"), "{page}");
    assert_eq!(
        page.attributes("select[name=keeper] option[selected]", "value"),
        std::slice::from_ref(&judge),
        "{page}"
    );
    note(&day, &day.organizer, &[("keeper", &judge), ("pieces", "")]).await.expect(303);
}
