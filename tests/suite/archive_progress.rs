//! What an archive says of how far its tournament has come fits together, or it is refused whole; and every state in which a
//! tournament can be comes in.

use reeve_rules::games::SystemCode;
use reeve_rules::tournament::vocabulary::{Phase, Stage};
use serde_json::{Value, json};

use crate::archive::{everything, export, import};
use crate::archive_gate::edit;
use crate::sheet_chain::repacked;
use crate::side_events::side_event;
use crate::support::day::{Day, day};
use crate::support::db;
use crate::support::event::{filled, send};

#[actix_web::test]
async fn how_far_a_tournament_has_come_contradicts_nothing() {
    let (day, to) = (day(16).await, db().await);
    day.make().await;
    day.play("prelim/1").await;
    day.open("prelim/2").await;
    day.enter("prelim/2", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let good = export(&day.app.db, day.id).await;
    let before = everything(&to).await;
    let check = async |changed: &str, at: (&str, usize), says: &str, change: &dyn Fn(&mut Vec<Value>)| {
        let refused = import(&to, &repacked(&good, |files| edit(files, changed, change)), None).await;
        let refused = refused.expect_err(&format!("{changed}: {says}"));
        let place = format!("data/{}.json: line {}:", at.0, at.1);
        for part in [place.as_str(), says] {
            assert!(refused.contains(part), "{part}: {refused}");
        }
        assert_eq!(everything(&to).await, before, "{says}");
    };

    for phase in ["draft", "registration", "check_in"] {
        let says = format!("\"state\" is \"closed\", and \"phase\" in data/tournament.json is still \"{phase}\"");
        check("tournament", ("round", 2), &says, &|rows| rows[0]["phase"] = json!(phase)).await;
    }
    for phase in ["semi", "final"] {
        let says = format!("\"phase\" is \"{phase}\", and by data/round.json no round of that stage is published");
        check("tournament", ("tournament", 2), &says, &|rows| rows[0]["phase"] = json!(phase)).await;
    }
    let says = "\"phase\" is \"finished\", and by data/round.json 1 of 3 preliminary rounds are closed";
    check("tournament", ("tournament", 2), says, &|rows| rows[0]["phase"] = json!("finished")).await;
    let says = "\"state\" is \"published\", and \"phase\" in data/tournament.json is still \"prelim\"";
    check("round", ("round", 4), says, &|rows| {
        rows[2]["stage"] = json!("semi");
        rows[2]["number"] = json!(1);
        rows[2]["state"] = json!("published");
    })
    .await;

    // Earlier programs let the phase stand where semi-finals that were public had been taken away.
    let left = repacked(&good, |files| {
        edit(files, "tournament", |rows| rows[0]["phase"] = json!("semi"));
        edit(files, "round", |rows| {
            rows[2]["state"] = json!("published");
            rows[2]["published_at"] = rows[1]["published_at"].clone();
        });
    });
    let other = db().await;
    import(&other, &left, None).await.expect("semi-finals that are gone");

    let forged = repacked(&good, |files| {
        edit(files, "tournament", |rows| {
            let row = &mut rows[0];
            (row["phase"], row["system"], row["prelim_rounds"]) = (json!("finished"), json!("struggle"), json!(2));
        });
        edit(files, "round", |rows| {
            (rows[1]["state"], rows[1]["closed_at"]) = (json!("closed"), rows[1]["started_at"].clone());
            (rows[2]["stage"], rows[2]["number"], rows[2]["state"]) = (json!("final"), json!(1), json!("published"));
        });
    });
    let refused = import(&to, &forged, None).await.expect_err("a final that is not over");
    let says = "line 4: \"state\" is \"published\", and \"phase\" in data/tournament.json is \"finished\" already";
    assert!(refused.contains(says), "{refused}");

    for rounds in [1, 2, 4, 99] {
        let says = format!("\"prelim_rounds\" is {rounds}, and this game is played in 3 preliminary rounds");
        check("tournament", ("tournament", 2), &says, &|rows| rows[0]["prelim_rounds"] = json!(rounds)).await;
    }
    let says = "\"prelim_rounds\" is 10, and a side event has 1 to 9 rounds";
    let side = |rounds: i64| {
        move |rows: &mut Vec<Value>| {
            rows[0]["system"] = json!("struggle");
            rows[0]["prelim_rounds"] = json!(rounds);
        }
    };
    check("tournament", ("tournament", 2), says, &side(10)).await;
    let says = "\"number\" is 2, and by data/tournament.json this stage has 1 round";
    check("tournament", ("round", 3), says, &side(1)).await;
    let says = "\"number\" is 4, and by data/tournament.json this stage has 3 rounds";
    check("round", ("round", 3), says, &|rows| rows[1]["number"] = json!(4)).await;

    let says = "\"state\" is \"playing\", and a round before it is not closed: Round 1";
    check("round", ("round", 3), says, &|rows| rows[0]["state"] = json!("playing")).await;
    let says = "\"state\" is \"closed\", and \"closed_at\" is empty";
    check("round", ("round", 2), says, &|rows| rows[0]["closed_at"] = json!(null)).await;
    let says = "\"state\" is \"closed\", and \"started_at\" is empty";
    check("round", ("round", 2), says, &|rows| rows[0]["started_at"] = json!(null)).await;
    let says = "\"state\" is \"playing\", and \"started_at\" is empty";
    check("round", ("round", 3), says, &|rows| rows[1]["started_at"] = json!(null)).await;

    let says = "\"sheet_state\" is \"submitted\", and by data/round.json the round of this table is";
    let sheet = ("game_table", 6);
    check("round", sheet, &format!("{says} \"planned\""), &|rows| rows[1]["state"] = json!("planned")).await;
    check("round", sheet, &format!("{says} \"closed\""), &|rows| {
        (rows[1]["state"], rows[1]["closed_at"]) = (json!("closed"), rows[1]["started_at"].clone());
    })
    .await;

    let says = "\"winner_position\" is 1, and by data/seat.json the player of that seat was absent";
    check("seat", sheet, says, &|rows| {
        let won = rows.iter_mut().find(|seat| seat["table_id"] == 5 && seat["position"] == 1).expect("a seat");
        won["absent"] = json!(true);
    })
    .await;
    let says = "\"winner_position\" is 6, and by data/seat.json the table has no such seat";
    check("game_table", sheet, says, &|rows| rows[4]["winner_position"] = json!(6)).await;

    let says = "the report of the seat schedule is not an object of JSON";
    for report in [json!("A fine schedule."), json!(12), json!([]), json!({"not json": "A fine schedule."})] {
        check("schedule", ("schedule", 2), says, &|rows| rows[0]["report"] = report.clone()).await;
    }
}

/// In every state in which its own steps leave a tournament, its archive comes in.
#[actix_web::test]
async fn an_archive_comes_in_at_every_moment_of_a_day() {
    let day = day(16).await;
    let comes_in = async |moment: &str| {
        let archive = export(&day.app.db, day.id).await;
        let to = db().await;
        let imported = import(&to, &archive, None).await;
        assert!(imported.is_ok(), "{moment}: {}", imported.expect_err("refused"));
    };
    comes_in("check-in").await;
    day.make().await;
    comes_in("seats").await;
    day.organizer.post(&day.run("reopen-registration"), &[]).await.expect(303);
    comes_in("registration with seats").await;
    day.organizer.post(&day.run("start-check-in"), &[]).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    comes_in("published").await;
    take_back(&day, "prelim/1", "publish").await;
    comes_in("taken back").await;
    day.press("prelim/1", "publish").await.expect(303);
    let away = |player: &mut reeve_store::player::Player| player.checked_in_at = None;
    day.change_player("Player 03", away).await;
    day.organizer.post(&day.run("rounds/prelim/1/start"), &[("without", "3")]).await.expect(303);
    comes_in("started without one").await;
    take_back(&day, "prelim/1", "start").await;
    comes_in("start taken back").await;
    day.change_player("Player 03", |player| player.checked_in_at = Some(player.created_at)).await;
    day.press("prelim/1", "start").await.expect(303);
    for (table, seats) in day.tables("prelim/1").await {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    comes_in("results").await;
    day.press("prelim/1", "close").await.expect(303);
    comes_in("closed").await;
    take_back(&day, "prelim/1", "close").await;
    comes_in("close taken back").await;
    day.press("prelim/1", "close").await.expect(303);
    day.play("prelim/2").await;
    day.play("prelim/3").await;
    comes_in("all preliminary rounds").await;
    let drawn = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    let lots = day.organizer.post(&day.run("lots"), &drawn).await;
    assert!(matches!(lots.status, 303 | 409), "{lots}");
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    comes_in("tables of the semi-finals").await;
    day.open("semi/1").await;
    comes_in("semi-finals").await;
    for (table, seats) in day.tables("semi/1").await {
        day.enter("semi/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press("semi/1", "close").await.expect(303);
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    comes_in("tables of the final").await;
    day.play("final/1").await;
    comes_in("final").await;
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    comes_in("champion").await;
}

/// What a side event of fewer rounds than before has seats for is gone, and so are semi-finals for which too few are left, public or not.
#[actix_web::test]
async fn what_is_taken_away_leaves_nothing_behind() {
    let day = day(16).await;
    let comes_in = async |archive: &[u8]| {
        let to = db().await;
        import(&to, archive, None).await.expect("an archive");
    };
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        if round == "prelim/1" {
            day.make().await;
        }
        day.play(round).await;
    }
    let drawn = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    let lots = day.organizer.post(&day.run("lots"), &drawn).await;
    assert!(matches!(lots.status, 303 | 409), "{lots}");
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    day.press("semi/1", "publish").await.expect(303);
    assert_eq!(day.stored().await.tournament.phase, Phase::Semi);
    for number in [2, 5, 9, 14] {
        day.organizer.post(&day.run(&format!("players/{number}/move")), &[("move", "withdraw")]).await.expect(303);
    }
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let stored = day.stored().await;
    assert!(stored.round(Stage::Semi, 1).is_none());
    assert_eq!(stored.tournament.phase, Phase::Prelim);
    comes_in(&export(&day.app.db, day.id).await).await;

    let day = side_event(SystemCode::Struggle, 8).await;
    day.make().await;
    day.organizer.post(&day.run("reopen-registration"), &[]).await.expect(303);
    // Earlier programs left the seats of round 2 in a side event that has no such round any more.
    let with_seats = export(&day.app.db, day.id).await;
    comes_in(&repacked(&with_seats, |files| {
        edit(files, "tournament", |rows| rows[0]["prelim_rounds"] = json!(1));
    }))
    .await;
    let page = day.organizer.get(&day.run("details")).await.ok();
    let fields = filled(&page, "form:has([name=rounds])", &[("rounds", "1")]);
    send(&day.organizer, &day.run("details"), &fields).await.expect(303);
    let stored = day.stored().await;
    assert_eq!((stored.tournament.prelim_rounds, stored.rounds.len()), (1, 1));
    comes_in(&export(&day.app.db, day.id).await).await;
}

async fn take_back(day: &Day, round: &str, step: &str) {
    let stored = day.stored().await;
    let found = stored.rounds.iter().find(|r| format!("{}/{}", r.row.stage, r.row.number) == round).expect("a round");
    let fields = [("step", step), ("version", &found.row.version.to_string())];
    day.organizer.post(&day.run(&format!("rounds/{round}/take-back")), &fields).await.expect(303);
}
