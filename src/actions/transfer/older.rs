//! Rows of older versions of the format, as this version would have written them: the door through which archives and
//! backups of earlier programs come in. The store itself is brought up to date by migrations, which do the same there.

use serde_json::{Map, Value as Json};

use crate::transfer::nested::Nested;
use reeve_rules::seating::RepairWay;
use reeve_rules::sheets::Handler;
use reeve_rules::standings::lots::DrawReason;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::vocabulary::{Phase, TournamentPart};
use reeve_store::schedule_report::ScheduleReport;

/// The columns in which version 1 kept the parts of a score: those of the base game.
const PARTS_OF_1: [&str; 5] = ["settlements", "cities", "longest_road", "largest_army", "vp_cards"];

/// Turns a row of a table, as a file of that version of the format has it, into one of this version.
pub(crate) fn upgrade(version: u32, table: &str, row: &mut Map<String, Json>, nested: Nested) {
    if version < 2 {
        from_1(table, row, nested);
    }
    // A column that version 2 did not have from its beginning; where it is left out, nobody was absent.
    if table == "seat" {
        row.entry("absent").or_insert(Json::from(false));
        // Nor this one: nobody could say that a result is wrong.
        row.entry("disputes").or_insert(Json::from(false));
        // Nor this one: who came to a game that is not counted was not kept.
        row.entry("came").or_insert(Json::Null);
    }
    // Nor this one: what a judge let stand was not kept.
    if table == "game_table" {
        row.entry("stands").or_insert(Json::Null);
    }
    // Nor this one: nobody was merged.
    if table == "player" {
        row.entry("merged_into").or_insert(Json::Null);
    }
    // Nor this one: the server's limit counted everywhere.
    if table == "tournament" {
        row.entry("registrations_per_hour").or_insert(Json::Null);
        row.entry("agreement").or_insert(Json::from("asked"));
        // Nor these: names stood in the order of their letters.
        row.entry("name_order").or_insert(Json::from(NameOrder::default().code()));
        row.entry("name_language").or_insert(Json::from(NameLanguage::default().code()));
        // Nor this one: nothing said on which paper to print.
        row.entry("paper_size").or_insert(Json::from(PaperSize::default().code()));
        row.entry("own_check_in").or_insert(Json::from("closed"));
        row.entry("own_results").or_insert(Json::from("on"));
        row.entry("what_it_takes").or_insert(Json::from("shown"));
        // Nor this one: no round had a board.
        row.entry("board_shown").or_insert(Json::from("start"));
        // Nor this one: nobody could play the preliminary games alone.
        row.entry("part").or_insert(Json::from(TournamentPart::default().code()));
        // Nor this one: everybody played by the official rules.
        row.entry("rule_set").or_insert(Json::from(""));
        // Nor this one: no other site could show it.
        row.entry("embeds").or_insert(Json::from(false));
        // Nor this one: there was one language.
        row.entry("language").or_insert(Json::Null);
        // Nor this one: there was no digest chain.
        row.entry("identity").or_insert(Json::Null);
        // Nor these: none was called off, and the day that stood there was the announced one.
        row.entry("called_off_at").or_insert(Json::Null);
        let is_draft = row.get("phase").and_then(Json::as_str) == Some(Phase::Draft.code());
        let announced = row.get("starts_on").filter(|_| !is_draft).cloned().unwrap_or(Json::Null);
        row.entry("announced_day").or_insert(announced);
    }
    // Nor this one: no game had a limit.
    if table == "game_note" {
        row.entry("extra_minutes").or_insert(Json::from(0));
    }
    // Nor this one: nobody noted who gave somebody a role.
    if table == "staff" {
        row.entry("let_in_by").or_insert(Json::Null);
    }
    // Nor these: the lines of the log had no digests.
    match table {
        "tournament" => drop(row.entry("log_head").or_insert(Json::Null)),
        "account" => drop(row.entry("former_names").or_insert(Json::Null)),
        "audit" => drop(row.entry("log_digest").or_insert(Json::Null)),
        _ => {}
    }
    // Nor this one: the chain covered no signatures.
    if table == "sheet_link" {
        row.entry("signed_digest").or_insert(Json::Null);
    }
    // Nor this one: no game had been decided.
    if table == "sheet_version" {
        row.entry("reason").or_insert(Json::Null);
    }
    // Nor these: a ruling for conduct did not name its kind, nor to whom a win was given away.
    if table == "ruling" {
        row.entry("conduct_kind").or_insert(Json::Null);
        row.entry("given_to").or_insert(Json::Null);
    }
    // Nor these: nobody noted who had paid.
    if table == "player" {
        row.entry("paid_at").or_insert(Json::Null);
        row.entry("paid_amount").or_insert(Json::Null);
        // Nor this one: nobody could say that they want no pictures.
        row.entry("no_pictures").or_insert(Json::from(false));
        // Nor these: nobody could ask to leave, or to be erased.
        row.entry("leave_asked_at").or_insert(Json::Null);
        row.entry("erasure_asked_at").or_insert(Json::Null);
        row.entry("language").or_insert(Json::Null);
    }
    // Nor these: nobody counted the pieces of a set.
    if table == "game_set" {
        row.entry("piece_counts").or_insert_with(|| match nested {
            Nested::AsText => Json::from("{}"),
            Nested::AsJson => Json::Object(Map::new()),
        });
        row.entry("counted_at").or_insert(Json::Null);
    }
    // Nor this one: nobody noted that a victory was claimed. How cards were handled stood here too for a while, beside the record sheet.
    if table == "sheet_note" {
        row.remove("handling");
        row.entry("claimed").or_insert(Json::from(false));
    }
    // Nor this one: numbers were drawn as every other piece.
    if table == "board_laying" || table == "round_board" {
        row.entry("chits_chosen").or_insert(Json::from(false));
    }
    // Nor this one: the seed of dice was not kept.
    if table == "side_game_step" {
        row.entry("dice_seed").or_insert(Json::Null);
    }
    // Nor these: no judge said to be on the way to a table where somebody objects.
    if table == "sheet_dispute" {
        row.entry("claimed_by").or_insert(Json::Null);
        row.entry("claimed_at").or_insert(Json::Null);
    }
    // Nor this one: every PIN was read on its card.
    if table == "player_pin" {
        row.entry("for_locked").or_insert(Json::from(false));
    }
    // Nor this one: whoever wrote a report read every name in it.
    if table == "confidential_about" {
        row.entry("unseen").or_insert(Json::from(false));
    }
    // Nor this one: only the last repair of preliminary rounds was kept, with the schedule.
    if table == "round" {
        row.entry("seat_moves").or_insert(Json::Null);
    }
    // Nor these: nobody noted who comes along, nor was anybody asked.
    if table == "person" {
        row.entry("companions").or_insert(Json::from(""));
    }
    if table == "staff_note" {
        row.entry("comes_with").or_insert(Json::from(""));
        row.entry("comes_with_seen").or_insert(Json::from(false));
    }
}

/// Version 1 is that of Reeve 0.1.0.
fn from_1(table: &str, row: &mut Map<String, Json>, nested: Nested) {
    match table {
        "tournament" => {
            row.insert("system".to_owned(), Json::from("base"));
            row.insert("indexed".to_owned(), Json::from(false));
        }
        "game_table" => {
            row.insert("disputed".to_owned(), Json::from(false));
            // As the migration `0019_contract_handlers_and_registrations.sql` does it.
            if row.get("handler").and_then(Json::as_str).is_some_and(|code| Handler::from_code(code).is_none()) {
                row.insert("handler".to_owned(), Json::Null);
            }
        }
        "seat" => {
            let parts = parts_of_1(row, nested);
            row.insert("parts".to_owned(), parts);
            row.insert("signed".to_owned(), Json::from(false));
        }
        "audit" => {
            if let Some(Json::String(action)) = row.get_mut("action") {
                *action = action_code(action);
                let action = action.clone();
                if let Some(Json::String(subject)) = row.get_mut("subject") {
                    *subject = subject_code(&action, subject).unwrap_or_else(|| subject.clone());
                }
            }
        }
        "draw" => {
            if let Some(Json::String(reason)) = row.get_mut("reason") {
                *reason = draw_reason(reason).code();
            }
        }
        "schedule" => {
            row.entry("report").and_modify(schedule_report);
        }
        _ => {}
    }
}

/// The report of a seat schedule held sentences. Backups have it as text, archives as JSON.
fn schedule_report(report: &mut Json) {
    let as_text = report.as_str().map(str::to_owned);
    if let Some(renewed) = ScheduleReport::renewed(&as_text.clone().unwrap_or_else(|| report.to_string())) {
        *report = if as_text.is_some() { Json::String(renewed.to_string()) } else { renewed };
    }
}

/// The reason of a draw was `shared rank 3, 12`. What says something else is kept as somebody's own words.
fn draw_reason(words: &str) -> DrawReason {
    let ranks = words.strip_prefix("shared rank ").map(|ranks| ranks.replace(", ", ",")).unwrap_or_default();
    let reason = DrawReason::from_code(&format!("shared-ranks {ranks}"));
    reason.unwrap_or_else(|| DrawReason::OwnWords(words.to_owned()))
}

/// The code of an action that 0.1.0 stored in words, as the migration `0006_contract_audit_codes.sql` makes it.
fn action_code(words: &str) -> String {
    match words {
        "archive tournament" => "hide-tournament".to_owned(),
        words => words.replace(' ', "-"),
    }
}

/// The code of a subject that 0.1.0 stored in words, as the migration `0008_contract_audit_subjects.sql` makes it; none
/// where it is one already, or somebody's own text.
fn subject_code(action: &str, words: &str) -> Option<String> {
    let number = |text: &str| text.parse::<u64>().is_ok().then(|| text.to_owned());
    match action {
        "choose-stages" if words == "semi-finals skipped" => Some("semi-finals-skipped".to_owned()),
        "import-players" | "move-players-up" => Some(format!("players {}", number(words.strip_suffix(" players")?)?)),
        "import-schedule" => Some(format!("rounds-from {}", number(words.strip_prefix("rounds from ")?)?)),
        "make-schedule" => {
            let (seed, from) = words.strip_prefix("seed ")?.split_once(", rounds from ")?;
            Some(format!("seed {} rounds-from {}", number(seed)?, number(from)?))
        }
        "repair-schedule" => {
            let (way, moved) = words.strip_suffix(" people moved")?.split_once(" change, ")?;
            RepairWay::from_code(way)?;
            Some(format!("{way}-change people-moved {}", number(moved)?))
        }
        "swap-seats" | "undo-swap" => {
            let (round, seats) = words.split_once(": table ")?;
            let (one, two) = seats.split_once(" and table ")?;
            Some(format!("{round} table {one} table {two}"))
        }
        "sign-in-by-code" => {
            let (account, session) = words.split_once(", session ")?;
            Some(format!("{account} session {}", number(session)?))
        }
        _ => None,
    }
}

/// Takes the parts of a score out of their columns. A column of another kind stays, and is refused as one that is not
/// known.
fn parts_of_1(row: &mut Map<String, Json>, nested: Nested) -> Json {
    let mut parts = Map::new();
    for code in PARTS_OF_1 {
        let number = match row.get(code) {
            Some(Json::Bool(held)) => Json::from(i64::from(*held)),
            Some(Json::Number(number)) if number.is_i64() => Json::Number(number.clone()),
            Some(Json::Null) => Json::Null,
            _ => continue,
        };
        row.remove(code);
        if !number.is_null() {
            parts.insert(code.to_owned(), number);
        }
    }
    match nested {
        _ if parts.is_empty() => Json::Null,
        Nested::AsText => Json::from(Json::Object(parts).to_string()),
        Nested::AsJson => Json::Object(parts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(columns: &str, nested: Nested, parts: &str) {
        let mut row = serde_json::from_str(columns).expect("a row");
        upgrade(1, "seat", &mut row, nested);
        assert_eq!(
            Json::Object(row).to_string(),
            format!("{{\"absent\":false,\"came\":null,\"disputes\":false,{parts},\"signed\":false}}"),
            "{columns}"
        );
    }

    #[test]
    fn parts_leave_their_columns() {
        let full = r#"{"settlements":2,"cities":0,"longest_road":true,"largest_army":false,"vp_cards":1}"#;
        let parts = r#""parts":{"cities":0,"largest_army":0,"longest_road":1,"settlements":2,"vp_cards":1}"#;
        check(full, Nested::AsJson, parts);
        let text = r#""parts":"{\"cities\":0,\"largest_army\":0,\"longest_road\":1,\"settlements\":2,\"vp_cards\":1}""#;
        check(full, Nested::AsText, text);
        let none = r#"{"settlements":null,"cities":null,"longest_road":null,"largest_army":null,"vp_cards":null}"#;
        check(none, Nested::AsText, r#""parts":null"#);
    }

    #[test]
    fn nobody_was_absent_where_nothing_is_said_of_it() {
        let upgraded = |row: Json| {
            let Json::Object(mut row) = row else { panic!("an object") };
            upgrade(2, "seat", &mut row, Nested::AsJson);
            row["absent"].clone()
        };
        assert_eq!(upgraded(serde_json::json!({ "id": 1 })), Json::from(false));
        assert_eq!(upgraded(serde_json::json!({ "id": 1, "absent": true })), Json::from(true));
    }

    #[test]
    fn subjects_of_the_log_become_codes() {
        for (action, old, new) in SUBJECTS {
            let row = serde_json::json!({ "id": 1, "action": action, "subject": old });
            let Json::Object(mut row) = row else { panic!("an object") };
            upgrade(1, "audit", &mut row, Nested::AsJson);
            assert_eq!(row["subject"], *new);
            upgrade(2, "audit", &mut row, Nested::AsJson);
            assert_eq!(row["subject"], *new);
        }
    }

    /// What was done, in the words of 0.1.0, to what, and the code of that.
    const SUBJECTS: &[(&str, &str, &str)] = &[
        ("choose stages", "semi-finals skipped", "semi-finals-skipped"),
        ("create tournament", "semi-finals skipped", "semi-finals skipped"),
        ("import players", "4 players", "players 4"),
        ("import players", "many players", "many players"),
        ("move players up", "12 players", "players 12"),
        ("import schedule", "rounds from 1", "rounds-from 1"),
        ("make schedule", "seed 17, rounds from 2", "seed 17 rounds-from 2"),
        ("repair schedule", "smallest change, 1 people moved", "smallest-change people-moved 1"),
        (
            "swap seats",
            "round 1: table 1 position 1 and table 3 position 2",
            "round 1 table 1 position 1 table 3 position 2",
        ),
        ("sign in by code", "account 5, session 3", "account 5 session 3"),
        ("enter result", "prelim 2 table 7", "prelim 2 table 7"),
    ];

    #[test]
    fn reasons_of_draws_become_codes() {
        for (old, new) in [
            ("shared rank 3", "shared-ranks 3"),
            ("shared rank 12, 3, 3", "shared-ranks 12,3,3"),
            ("shared rank 3,5", "shared-ranks 3,5"),
            ("shared rank ", "own-words shared rank "),
            ("shared rank 3,", "own-words shared rank 3,"),
            ("shared rank 3 or so", "own-words shared rank 3 or so"),
            ("because", "own-words because"),
            ("", "own-words "),
        ] {
            let row = serde_json::json!({ "id": 1, "reason": old });
            let Json::Object(mut row) = row else { panic!("an object") };
            upgrade(1, "draw", &mut row, Nested::AsJson);
            assert_eq!(row["reason"], new);
            upgrade(2, "draw", &mut row, Nested::AsJson);
            assert_eq!(row["reason"], new);
        }
    }
}
