//! A store with something in every table: a tournament of twelve that is played, one that is prepared, and one to come.

use reeve_actions::transfer::nested::Nested;
use reeve_actions::transfer::row_json::from_json;
use reeve_files::archive::VERSION;
use reeve_rules::boards::{BoardKind, Piece, drawn_pieces, make};
use reeve_rules::rule_set::RuleSet;
use reeve_store::dump;
use reeve_store::dump::tables::named;
use reeve_store::sheet_link;
use reeve_store::{Db, Scope, TournamentId, Tx};
use serde_json::{Map, Value, json};

/// The id of the tournament that is played. Ids are far from 1 so that an archive's own numbers show.
pub const PLAYED: TournamentId = TournamentId(41);
/// Its short address.
pub const SLUG: &str = "jena-open-2026";
/// The id of its first player; the others follow.
pub const FIRST_PLAYER: i64 = 700;

/// Stores a row; columns that are not named are null.
pub async fn put(tx: &mut Tx, table: &str, values: Value) {
    let table = named(table).unwrap();
    let mut row: Map<String, Value> = table.columns.iter().map(|c| (c.name.to_owned(), Value::Null)).collect();
    for (key, value) in values.as_object().unwrap() {
        assert!(row.insert(key.clone(), value.clone()).is_some(), "{} has no {key}", table.name);
    }
    let row = from_json(VERSION, table, &Value::Object(row).to_string(), Nested::AsText).unwrap();
    dump::insert(tx, table, &row).await.unwrap();
}

/// A black picture of 40 by 30 pixels.
const LOGO: &str = "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQAAAAB2pmFwAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC";

const AT: &str = "2026-11-21T09:30:00.125Z";

/// Fills an empty store.
pub async fn fill(db: &Db) {
    let mut tx = db.write(Scope::Everything).await.unwrap();
    for (id, name) in [(11, "Noor"), (12, "Ada the judge"), (13, "nobody of this tournament")] {
        let row = json!({"id": id, "name": name, "name_key": name.to_lowercase(), "email": format!("{id}@example.org"),
            "password_hash": "x", "is_admin": id == 11, "may_create": false, "created_at": AT, "version": 1});
        put(&mut tx, "account", row).await;
    }
    let row = json!({"account_id": 11, "secret": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", "switched_on_at": AT, "last_step_at": AT});
    put(&mut tx, "second_factor", row).await;
    for (id, used_at) in [(4, Value::Null), (8, json!(AT))] {
        let row = json!({"id": id, "account_id": 11, "code_hash": format!("{id}a"), "used_at": used_at});
        put(&mut tx, "recovery_code", row).await;
    }
    let row = json!({"id": 6, "account_id": 11, "credential_id": "c6", "rp_id": "reeve.example.org", "name": "Noor's phone",
        "credential": "{}", "added_at": AT, "last_used_at": AT});
    put(&mut tx, "passkey", row).await;
    put(&mut tx, "setting", json!({"name": "second-factor", "value": "nobody"})).await;
    tournament(&mut tx, 40, "draft-of-a-cup", "draft").await;
    tournament(&mut tx, PLAYED.0, SLUG, "finished").await;
    let row = json!({"tournament_id": PLAYED.0, "starts_at": 600, "doors_at": 540, "description": "Come.\n\nPlay.",
        "address": "Market square 1", "contact": "Ada", "fee": 1250, "currency": "EUR", "links": "https://example.org Club",
        "code_text": "", "code_link": "", "photo_text": "No photos.", "photo_link": "https://example.org/photos"});
    put(&mut tx, "tournament_face", row).await;
    let row = json!({"tournament_id": PLAYED.0, "line": 1, "day": 1, "begins_at": 630, "ends_at": 720, "kind": "prelim-1",
        "title": ""});
    put(&mut tx, "programme_entry", row).await;
    let row = json!({"tournament_id": PLAYED.0, "media_type": "image/png", "width": 40, "height": 30, "content": LOGO});
    put(&mut tx, "tournament_logo", row).await;
    let row = json!({"tournament_id": PLAYED.0, "line": 1, "from_rank": 1, "to_rank": 4, "prize": "A box"});
    put(&mut tx, "prize_band", row).await;
    let row = json!({"tournament_id": PLAYED.0, "level": "qualifier", "invited": "Zoë Müller\nkim@example.org"});
    put(&mut tx, "guest_list", row).await;
    let row = json!({"tournament_id": PLAYED.0, "table_number": 2, "set_edition": "5th", "missing": "one road",
        "piece_counts": r#"{"red-roads":14}"#, "counted_at": AT});
    put(&mut tx, "game_set", row).await;
    for (account, role) in [(12, "judge"), (11, "organizer")] {
        let row = json!({"tournament_id": PLAYED.0, "account_id": account, "role": role, "added_at": AT});
        put(&mut tx, "staff", row).await;
    }
    for number in 1..=12 {
        player(&mut tx, number).await;
    }
    elsewhere(&mut tx).await;
    let report = r#"{"bounds":{"max_meetings":1},"note":"made"}"#;
    let row = json!({"id": 5, "tournament_id": PLAYED.0, "seed": 77, "source": "made", "report": report,
        "made_by": 11, "made_at": AT});
    put(&mut tx, "schedule", row).await;
    for round in 1..=3 {
        play(&mut tx, round).await;
    }
    // Of the first seat, which did not win, the paper was thought to say more.
    let (stored, paper) = (content(1, 1, 0).to_string(), content(1, 1, 2).to_string());
    let row = json!({"id": 7, "table_id": 211, "corrects_version": 1, "stored": stored, "paper": paper,
        "correction_state": "withdrawn", "proposed_by": 11, "as_organizer": true, "as_judge": false, "proposed_at": AT,
        "settled_by": 12, "settled_at": AT});
    put(&mut tx, "sheet_correction", row).await;
    let row = json!({"id": 5, "table_id": 211, "signed_version": 1, "position": 1, "player_id": FIRST_PLAYER + 1,
        "way": "paper", "account_id": 12, "at": AT});
    put(&mut tx, "sheet_signature", row).await;
    let row = json!({"id": 6, "table_id": 211, "disputed_version": 1, "position": 1, "player_id": FIRST_PLAYER + 1,
        "reason": "I had nine.", "raised_at": AT, "outcome": "decided", "settled_by": 12, "settled_at": AT,
        "claimed_by": 12, "claimed_at": AT});
    put(&mut tx, "sheet_dispute", row).await;
    let row = json!({"id": 12, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 1, "table_number": 1,
        "called_at": AT, "called_by": 11, "claimed_by": 12, "claimed_at": AT, "call_outcome": "ruling", "ended_by": 12, "ended_at": AT});
    put(&mut tx, "judge_call", row).await;
    let row = json!({"id": 13, "tournament_id": PLAYED.0, "ruling_number": 1, "stage": "prelim", "round_number": 1,
        "table_number": 1, "clause": "3.0.13", "matter": "conduct", "reported": "at_once", "reported_at": AT,
        "report": "Zoë Müller saw it.", "decision": "Both are warned.", "penalty": "warning", "lifts": false, "call_id": 12,
        "judged_by": 12, "judged_at": AT});
    put(&mut tx, "ruling", row).await;
    for player in [1, 2] {
        put(&mut tx, "ruling_player", json!({"ruling_id": 13, "player_id": FIRST_PLAYER + player})).await;
    }
    judges(&mut tx).await;
    let row = json!({"id": 9, "tournament_id": PLAYED.0, "method": "hand", "reason": "shared-ranks 5",
        "witness": "Zoë Müller and Player 3's mother", "drawn_by": 12, "drawn_at": AT});
    put(&mut tx, "draw", row).await;
    for (at, lot) in [(2, 1), (5, 2), (1, 3)] {
        let row = json!({"tournament_id": PLAYED.0, "player_id": FIRST_PLAYER + at, "draw_id": 9, "lot": lot});
        put(&mut tx, "lot", row).await;
    }
    let row = json!({"tournament_id": PLAYED.0, "stage": "final", "player_id": FIRST_PLAYER + 4, "at": AT});
    put(&mut tx, "decline", row).await;
    let row = json!({"id": 3, "tournament_id": PLAYED.0, "account_id": 11, "kind": "players", "content": "cGxheWVyCg==",
        "at": AT});
    put(&mut tx, "import_draft", row).await;
    for key in ["b", "B", "a_", "ä"] {
        put(&mut tx, "form_key", json!({"form_key": key, "account_id": 11, "location": "/run", "at": AT})).await;
    }
    put(&mut tx, "site_text", json!({"kind": "imprint", "content": "Catan e.V.\n\nJena"})).await;
    put(&mut tx, "door_code", json!({"tournament_id": PLAYED.0, "code": "K7QM-2XWD", "made_by": 11, "made_at": AT}))
        .await;
    put(&mut tx, "own_check_in", json!({"player_id": FIRST_PLAYER, "way": "door", "at": AT})).await;
    let two = json!({"player_id": FIRST_PLAYER, "other_player_id": FIRST_PLAYER + 1, "at": AT});
    put(&mut tx, "two_people", two).await;
    put(&mut tx, "two_groups", json!({"tournament_id": PLAYED.0, "alike": "5f3a"})).await;
    let pin = json!({"player_id": FIRST_PLAYER, "pin": "0471", "wrong_tries": 2, "made_by": 11, "made_at": AT,
        "for_locked": false});
    put(&mut tx, "player_pin", pin).await;
    put(&mut tx, "seat_mail_wish", json!({"player_id": FIRST_PLAYER, "since": AT})).await;
    let row = json!({"id": 19, "name": "Kai Kicker", "email": "kai@example.org", "reason": "Threw the board.",
        "from_day": "2026-01-01", "until_day": "2027-01-01", "added_by": 11, "added_at": AT});
    put(&mut tx, "ban", row).await;
    confidential(&mut tx).await;
    put(&mut tx, "game_note", json!({"table_id": 211, "layout_at": AT, "judge_id": 12, "extra_minutes": 7})).await;
    let opening = r##"{"game":"struggle","players":["#2","#3","#1","#4"]}"##;
    let row = json!({"table_id": 211, "opening": opening, "opened_by": 12, "opened_at": AT, "version": 3});
    put(&mut tx, "side_game", row).await;
    for (number, line) in [r#"{"do":"build","what":"knight"}"#, r#"{"do":"undo"}"#].into_iter().enumerate() {
        let row = json!({"id": 901 + number, "table_id": 211, "step_number": number + 1, "line": line, "done_at": AT});
        put(&mut tx, "side_game_step", row).await;
    }
    log(&mut tx).await;
    dump::settle_ids(&mut tx).await.unwrap();
    sheet_link::complete(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
}

/// What the judge did beside the record sheets.
async fn judges(tx: &mut Tx) {
    let row =
        json!({"tournament_id": PLAYED.0, "account_id": 12, "club": "Catan e.V.", "group_names": "a\nc", "version": 2});
    put(tx, "staff_ties", row).await;
    let row = json!({"id": 25, "tournament_id": PLAYED.0, "name": "Entrance", "code": "H4LL-2XWD", "theme": "dark",
        "screen_plan": "seats-by-name:15 clock:20", "made_by": 11, "made_at": AT, "version": 2,
        "seen_at": AT});
    put(tx, "hall_screen", row).await;
    let row = json!({"id": 27, "account_id": 11, "name": "Lower third", "token": "s7ream2345678abcdefghjkm",
        "tournament_id": PLAYED.0, "stream_plan": "table:3 top-right large light", "version": 2});
    put(tx, "stream", row).await;
    let row = json!({"id": 26, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 2, "table_number": 3,
        "said": "Player 3, your bag is at the desk", "made_by": 11, "made_at": AT, "taken_back_at": AT});
    put(tx, "announcement", row).await;
    let row = json!({"tournament_id": PLAYED.0, "starts_at": AT, "set_by": 11, "set_at": AT});
    put(tx, "next_start", row).await;
    boards(tx).await;
    let row = json!({"id": 21, "tournament_id": PLAYED.0, "account_id": 12, "stage": "prelim", "round_number": 2,
        "first_table": 1, "last_table": 3});
    put(tx, "judge_duty", row).await;
    let row = json!({"id": 22, "tournament_id": PLAYED.0, "account_id": 12, "held_at": AT, "taken_back_at": AT});
    put(tx, "briefing", row).await;
    let row = json!({"id": 23, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 1, "timed_table": 2,
        "asked_by": FIRST_PLAYER + 2, "imposed_by": 12, "imposed_at": AT, "lifted_by": 12, "lifted_at": AT});
    put(tx, "turn_timer", row).await;
    let row = json!({"id": 24, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 1, "table_number": 2,
        "log_player": FIRST_PLAYER + 3, "log_account": null, "dice_swapped_at": AT, "dice_swapped_by": 12,
        "pieces_checked": true, "claimed": true, "began_at": AT, "ended_at": AT, "version": 3});
    put(tx, "sheet_note", row).await;
    let row = json!({"id": 25, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 1, "table_number": 2,
        "part": "one red road", "reported_at": AT, "reported_by": 12, "settled_at": AT, "settled_by": 11});
    put(tx, "missing_part", row).await;
    let row = json!({"id": 26, "tournament_id": PLAYED.0, "was": 15, "count": 16, "reason": "Player 16 came at ten past.",
        "corrected_at": AT, "corrected_by": 11});
    put(tx, "count_correction", row).await;
    let row = json!({"id": 27, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 1, "table_number": 2,
        "asker": "Local radio", "asked_at": AT, "taken_by": 12, "board_only": true, "tripod": true, "no_stream": true,
        "no_commentary": true, "film_answer": "allowed", "answered_by": 12, "answered_at": AT, "version": 2});
    put(tx, "film_request", row).await;
    let row = json!({"tournament_id": PLAYED.0, "request_id": 27, "player_id": FIRST_PLAYER});
    put(tx, "film_consent", row).await;
    let row = json!({"tournament_id": PLAYED.0, "account_id": 12, "code_version": "2026-1", "agreed_at": AT});
    put(tx, "staff_agreement", row).await;
}

/// The board of the first round, and one that is being laid for the second.
async fn boards(tx: &mut Tx) {
    let text = make(BoardKind::Free, 7, true).text();
    let row = json!({"id": 27, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 1, "board_origin": "made",
        "draw_seed": null, "chits_chosen": false, "board_text": text, "made_by": 11, "made_at": AT, "shown_at": AT, "version": 2});
    put(tx, "round_board", row).await;
    let Some(Piece::Land(first)) = drawn_pieces(5).first().copied() else { panic!("land is drawn first") };
    let text = format!("reeve board 1\nkind free\nland 0 0 {first}\n");
    let row = json!({"id": 28, "tournament_id": PLAYED.0, "stage": "prelim", "round_number": 2, "draw_seed": 5, "chits_chosen": true,
        "layers": "Zoë Müller\nKim", "board_text": text, "begun_by": 11, "begun_at": AT, "version": 2});
    put(tx, "board_laying", row).await;
}

async fn tournament(tx: &mut Tx, id: i64, slug: &str, phase: &str) {
    let mut row = json!({"id": id, "slug": slug, "name": format!("Cup \"{slug}\""), "place": "Jena", "starts_on": "2026-11-21",
        "time_zone": "Europe/Berlin", "edition": "5th", "system": "base", "capacity": 40, "approval": false, "code_version": "2026-1",
        "photo_version": "2026-1", "tied_places": "skip", "semi_replacement": "next", "final_replacement": "next",
        "publish_rounds": "one", "standings_move": "round", "transcription_fix": true, "agreement": "needed", "own_check_in": "door", "own_results": "off", "what_it_takes": "off", "board_shown": "seats", "rule_set": RuleSet { name: "The house's".to_owned(), ..RuleSet::default() }.stored(), "part": if phase == "finished" || id == 41 { "whole" } else { "prelims" },
        "prelim_rounds": 3,
        "phase": phase, "attendance": 12, "attendance_at": AT, "indexed": id == 41, "embeds": id == 41, "registrations_per_hour": 400, "name_order": "last", "name_language": "sv", "paper_size": "letter", "identity": format!("{id:032x}"), "called_off_at": if id == 42 { json!(AT) } else { json!(null) }, "announced_day": "2026-11-14", "created_by": 11, "created_at": AT, "version": 31});
    row["language"] = json!("eo");
    put(tx, "tournament", row).await;
}

async fn player(tx: &mut Tx, number: i64) {
    let id = FIRST_PLAYER + number - 1;
    let token = format!("token-{number}-abcdefghijkl");
    let state = if number == 12 { "withdrawn" } else { "registered" };
    let row = json!({"id": id, "tournament_id": PLAYED.0, "number": number, "state": state, "source": "hand",
        "link_token": token, "checked_in_at": AT, "minor": number == 4, "no_pictures": number == 3, "leave_asked_at": AT, "erasure_asked_at": AT, "language": if number == 3 { json!("eo") } else { json!(null) }, "agreed_at": AT, "paid_at": AT, "paid_amount": 1250, "person_version": 2,
        "created_at": AT, "version": 3});
    put(tx, "player", row).await;
    if number == 4 {
        let note = "Zoë Müller brings her.\nNeeds a chair.";
        put(
            tx,
            "staff_note",
            json!({"player_id": id, "phone": "+49 3641 4711", "note": note, "comes_with": "Zoë Müller and Grandma",
                "comes_with_seen": true}),
        )
        .await;
    }
    for version in 1..=2 {
        let name = if number == 7 { "Zoë Müller".to_owned() } else { format!("=Kim, \"{number}\" v{version}") };
        let row = json!({"player_id": id, "version": version, "name": name, "suffix": 0, "group_names": "a\nb",
            "email": format!("p{number}@example.org"), "club": "Catan e.V.", "guardian": "Zoë Müller",
            "companions": if number == 4 { "Grandma" } else { "" }});
        put(tx, "person", row).await;
    }
}

/// The first player is somebody who has registered for the tournament of next year too.
async fn elsewhere(tx: &mut Tx) {
    tournament(tx, 42, "next-year", "registration").await;
    let row = json!({"id": 750, "tournament_id": 42, "number": 1, "state": "registered", "source": "form",
        "link_token": "token-of-a-draft-abcdef", "minor": false, "no_pictures": false, "person_version": 1, "created_at": AT, "version": 1});
    put(tx, "player", row).await;
    let row = json!({"player_id": 750, "version": 1, "name": "Kim", "suffix": 0, "group_names": "",
        "email": "p1@example.org", "companions": ""});
    put(tx, "person", row).await;
    series(tx).await;
    put(tx, "individual", json!({"id": 6, "created_at": AT})).await;
    for player in [FIRST_PLAYER, 750] {
        let row = json!({"player_id": player, "individual_id": 6, "joined_by": 11, "joined_at": AT});
        put(tx, "individual_player", row).await;
    }
}

/// A series of which both are events, with a lot that was drawn.
async fn series(tx: &mut Tx) {
    let row = json!({"id": 33, "slug": "jena-series", "name": "Series \"of\" Jena", "place": "Jena", "starts_on": "2026-11-21",
        "final_on": "2026-12-05", "time_zone": "Europe/Berlin", "edition": "5th", "capacity": 40, "approval": true,
        "registrations_per_hour": 400, "code_version": "2026-1", "photo_version": "2026-1", "indexed": true,
        "name_order": "last", "name_language": "sv", "paper_size": "letter", "tied_places": "dense",
        "semi_replacement": "empty", "final_replacement": "next", "publish_rounds": "all", "standings_move": "sheet",
        "transcription_fix": false, "agreement": "needed", "own_check_in": "door", "own_results": "off",
        "what_it_takes": "off", "board_shown": "seats", "public_at": AT, "created_by": 11, "created_at": AT, "version": 4});
    put(tx, "series", row).await;
    put(tx, "series_organizer", json!({"series_id": 33, "account_id": 11, "added_at": AT})).await;
    for tournament in [PLAYED.0, 42] {
        put(tx, "series_event", json!({"tournament_id": tournament, "series_id": 33, "added_at": AT})).await;
    }
    let row = json!({"id": 3, "series_id": 33, "method": "reeve", "seed": 77, "reason": "shared-ranks 16", "drawn_by": 11,
        "drawn_at": AT});
    put(tx, "series_draw", row).await;
    put(tx, "series_lot", json!({"series_id": 33, "player_id": FIRST_PLAYER, "draw_id": 3, "lot": 12})).await;
    let row =
        json!({"series_id": 33, "player_id": FIRST_PLAYER, "other_id": FIRST_PLAYER + 1, "said_by": 11, "said_at": AT});
    put(tx, "series_apart", row).await;
    let row = json!({"series_id": 33, "attendance": 30, "skip_semis": true, "final_id": 42, "frozen_by": 11, "frozen_at": AT});
    put(tx, "series_freeze", row).await;
    let tally = json!({"rank": 1, "games": 3, "wins": 2, "vp": 28, "vp_percent": 9150, "seconds": 1, "thirds": 0});
    let with = |more: serde_json::Value| {
        let rows = [tally.clone(), more].into_iter().filter_map(|row| row.as_object().cloned()).flatten();
        serde_json::Value::Object(rows.collect())
    };
    let row = with(
        json!({"series_id": 33, "player_id": FIRST_PLAYER, "line": 1, "state": "accepted", "final_player_id": 750,
        "answer_by": "2026-12-01", "invited_at": AT, "answered_at": AT}),
    );
    put(tx, "series_finalist", row).await;
    for player in [FIRST_PLAYER, 750] {
        put(tx, "brought_result", with(json!({"player_id": player, "event": "Jena \"spring\""}))).await;
    }
}

async fn play(tx: &mut Tx, round: i64) {
    let row = json!({"id": 100 + round, "tournament_id": PLAYED.0, "stage": "prelim", "number": round, "state": "closed",
        "published_at": AT, "started_at": AT, "closed_at": AT, "version": 4});
    put(tx, "round", row).await;
    for table in 1..=3 {
        let id = 200 + 10 * round + table;
        let row = json!({"id": id, "round_id": 100 + round, "number": table, "sheet_state": "signed", "sheet_version": 1,
            "winner_position": 1 + (round + table) % 4, "handler": "judge", "disputed": false, "submitted_at": AT, "signed_at": AT,
            "version": 3});
        put(tx, "game_table", row).await;
        for position in 1..=4 {
            let (player, vp) = seat(round, table, position);
            let row = json!({"id": 10 * id + position, "table_id": id, "position": position, "player_id": player,
                "pinned": false, "chair": position, "colour": "red", "vp": vp, "parts": r#"{"longest_road":1}"#, "signed": false, "absent": false,
                "disputes": false});
            put(tx, "seat", row).await;
        }
        let (player, _) = seat(round, table, 1);
        let row = json!({"round_id": 100 + round, "player_id": player, "table_number": table, "position": 1, "queued_at": AT});
        put(tx, "seat_told", row).await;
        let content = content(round, table, 0).to_string();
        let row = json!({"id": id + 1000, "table_id": id, "version": 1, "state": "signed", "content": content,
            "player_id": FIRST_PLAYER, "at": AT});
        put(tx, "sheet_version", row).await;
    }
}

/// Who sits there, with what VP.
fn seat(round: i64, table: i64, position: i64) -> (i64, i64) {
    let player = FIRST_PLAYER + ((table - 1 + 3 * (position - 1)) * [1, 5, 7][round as usize - 1] + round) % 12;
    (player, if position == 1 + (round + table) % 4 { 10 } else { 3 + (player + round) % 6 })
}

/// What a record sheet says, with so many more VP for the first seat.
fn content(round: i64, table: i64, more: i64) -> Value {
    let seats: Vec<Value> = (1..=4)
        .map(|position| {
            let (player, vp) = seat(round, table, position);
            json!({"player": player, "position": position, "vp": if position == 1 { vp + more } else { vp }})
        })
        .collect();
    json!({"handler": "judge", "seats": seats, "winner": 1 + (round + table) % 4})
}

/// A player reports another one and the judge.
async fn confidential(tx: &mut Tx) {
    let link = json!({"link_digest": "0f".repeat(32), "player_id": FIRST_PLAYER + 1, "replaced_at": AT});
    put(tx, "former_link", link).await;
    let row = json!({"id": 15, "tournament_id": PLAYED.0, "report_key": "report-key-abcdefghijkl", "kind": "threats",
        "others": "Zoë's mother", "happened": "Zoë Müller shouted.\nTwice.", "place": "Table 3", "judge_id": 12,
        "player_id": FIRST_PLAYER + 1, "filed_at": AT});
    put(tx, "confidential_report", row).await;
    for (line, player, account) in [(1, json!(FIRST_PLAYER + 6), Value::Null), (2, Value::Null, json!(11))] {
        let row =
            json!({"report_id": 15, "line": line, "player_id": player, "account_id": account, "unseen": line == 1});
        put(tx, "confidential_about", row).await;
    }
    put(tx, "confidential_ground", json!({"report_id": 15, "ground": "age"})).await;
    for (id, step, account, content) in
        [(16, "filed", Value::Null, ""), (17, "seen", json!(12), ""), (18, "answered", json!(12), "I talk to Zoë.")]
    {
        let row = json!({"id": id, "report_id": 15, "step": step, "account_id": account, "content": content, "at": AT});
        put(tx, "confidential_step", row).await;
    }
}

async fn log(tx: &mut Tx) {
    let lines = [
        (Some(PLAYED.0), 11, "add-staff", "account 12".to_owned(), Value::Null, json!("judge")),
        (Some(PLAYED.0), 12, "enter-result", "prelim 1 table 1".to_owned(), json!({"player": FIRST_PLAYER}), json!(7)),
        (None, 11, "edit account", "account 13".to_owned(), json!({"disabled": false}), json!({"disabled": true})),
        (Some(PLAYED.0), 11, "draw lots", "draw 9 by hand".to_owned(), Value::Null, json!({"players": [701, [702]]})),
    ];
    for ((tournament, account, action, subject, before, after), id) in lines.into_iter().zip(60..) {
        let text = |value: Value| if value.is_null() { Value::Null } else { json!(value.to_string()) };
        let row = json!({"id": id, "tournament_id": tournament, "at": AT, "actor_kind": "account", "account_id": account,
            "address": "10.0.0.7", "action": action, "subject": subject, "before": text(before), "after": text(after)});
        put(tx, "audit", row).await;
    }
    put(tx, "series_audit", json!({"audit_id": 62, "series_id": 33})).await;
}
