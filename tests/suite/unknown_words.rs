//! A word that its closed list does not have, as a newer program or a hand in the store may leave one, is the same error
//! wherever it is read.

use std::collections::BTreeSet;

use reeve_actions::transfer::backup_command;
use reeve_actions::transfer::backup_command::CommandRun;
use reeve_store::dump::{ColumnKind, TABLES};
use reeve_store::ids::{ImportDraftId, SeriesId, TableId};
use reeve_store::own_check_in;
use reeve_store::{
    AccountId, Error, PlayerId, Scope, Tx, UnknownWord, announcement, audit, backup_elsewhere, board_laying,
    confidential_report, film_request, game_table, guest_list, hall_screen, import_draft, judge_call, judge_duty, logo,
    lots, missing_part, outbox, player, programme, round, round_board, ruling, schedule, seat, series, series_final,
    series_lots, sheet, sheet_correction, sheet_dispute, sheet_link, sheet_note, sheet_signature, site_text,
    tournament, turn_timer,
};

use crate::support::db::db;
use crate::support::filled::{FIRST_PLAYER, PLAYED, fill, put};

/// Reads what holds the column, in whatever way the program does it.
async fn read(tx: &mut Tx, table: &str) -> Result<(), Error> {
    match table {
        "tournament" => tournament::by_id(tx, PLAYED).await.map(drop),
        "guest_list" => guest_list::of_tournament(tx, PLAYED).await.map(drop),
        "programme_entry" => programme::of_tournament(tx, PLAYED).await.map(drop),
        "tournament_logo" => logo::of_tournament(tx, PLAYED).await.map(drop),
        "staff" => tournament::staff(tx, PLAYED).await.map(drop),
        "player" => player::by_id(tx, PlayerId(FIRST_PLAYER)).await.map(drop),
        "own_check_in" => own_check_in::of_tournament(tx, PLAYED).await.map(drop),
        "round" => round::of_tournament(tx, PLAYED).await.map(drop),
        "schedule" => schedule::newest(tx, PLAYED).await.map(drop),
        "game_table" => game_table::of_tournament(tx, PLAYED).await.map(drop),
        "seat" => seat::of_tournament(tx, PLAYED).await.map(drop),
        "sheet_version" => sheet::versions(tx, TableId(211)).await.map(drop),
        "sheet_link" => sheet_link::of_tournament(tx, PLAYED).await.map(drop),
        "sheet_correction" => sheet_correction::of_table(tx, TableId(211)).await.map(drop),
        "sheet_signature" => sheet_signature::of_table(tx, TableId(211)).await.map(drop),
        "announcement" => announcement::of_tournament(tx, PLAYED).await.map(drop),
        "series" => series::by_slug(tx, "jena-series").await.map(drop),
        "series_finalist" => series_final::finalists(tx, SeriesId(33)).await.map(drop),
        "series_draw" => series_lots::draws(tx, SeriesId(33)).await.map(drop),
        "round_board" => round_board::of_tournament(tx, PLAYED).await.map(drop),
        "board_laying" => board_laying::of_tournament(tx, PLAYED).await.map(drop),
        "film_request" => film_request::of_tournament(tx, PLAYED).await.map(drop),
        "hall_screen" => hall_screen::of_tournament(tx, PLAYED).await.map(drop),
        "turn_timer" => turn_timer::of_tournament(tx, PLAYED).await.map(drop),
        "sheet_note" => sheet_note::of_tournament(tx, PLAYED).await.map(drop),
        "missing_part" => missing_part::of_tournament(tx, PLAYED).await.map(drop),
        "judge_duty" => judge_duty::of_tournament(tx, PLAYED).await.map(drop),
        "sheet_dispute" => sheet_dispute::of_table(tx, TableId(211)).await.map(drop),
        "judge_call" => judge_call::of_tournament(tx, PLAYED).await.map(drop),
        "ruling" => ruling::of_tournament(tx, PLAYED).await.map(drop),
        "confidential_report" => confidential_report::of_tournament(tx, PLAYED).await.map(drop),
        "confidential_ground" => confidential_report::grounds(tx, PLAYED).await.map(drop),
        "confidential_step" => confidential_report::steps(tx, PLAYED).await.map(drop),
        "draw" => lots::draws(tx, PLAYED).await.map(drop),
        "decline" => lots::declines(tx, PLAYED).await.map(drop),
        "import_draft" => import_draft::by_id(tx, PLAYED, ImportDraftId(3)).await.map(drop),
        "audit" => {
            let wanted = audit::AuditPage { search: audit::AuditSearch::default(), below: i64::MAX, limit: 9 };
            audit::find(tx, &wanted).await.map(drop)
        }
        "site_text" => site_text::all(tx).await.map(drop),
        "outbox" => outbox::list(tx, 9).await.map(drop),
        "backup_elsewhere" => backup_elsewhere::last(tx).await.map(drop),
        other => panic!("nothing here reads {other}"),
    }
}

/// What writes the word `sideways` into a column.
const SPOILED: &[(&str, &str, &str)] = &[
    ("tournament", "system", "update tournament set system = 'sideways'"),
    ("tournament", "tied_places", "update tournament set tied_places = 'sideways'"),
    ("tournament", "semi_replacement", "update tournament set semi_replacement = 'sideways'"),
    ("tournament", "final_replacement", "update tournament set final_replacement = 'sideways'"),
    ("tournament", "publish_rounds", "update tournament set publish_rounds = 'sideways'"),
    ("tournament", "own_check_in", "update tournament set own_check_in = 'sideways'"),
    ("tournament", "own_results", "update tournament set own_results = 'sideways'"),
    ("tournament", "what_it_takes", "update tournament set what_it_takes = 'sideways'"),
    ("tournament", "board_shown", "update tournament set board_shown = 'sideways'"),
    ("tournament", "part", "update tournament set part = 'sideways'"),
    ("series", "name_order", "update series set name_order = 'sideways'"),
    ("series", "name_language", "update series set name_language = 'sideways'"),
    ("series", "paper_size", "update series set paper_size = 'sideways'"),
    ("series", "tied_places", "update series set tied_places = 'sideways'"),
    ("series", "semi_replacement", "update series set semi_replacement = 'sideways'"),
    ("series", "final_replacement", "update series set final_replacement = 'sideways'"),
    ("series", "publish_rounds", "update series set publish_rounds = 'sideways'"),
    ("series", "standings_move", "update series set standings_move = 'sideways'"),
    ("series", "agreement", "update series set agreement = 'sideways'"),
    ("series", "own_check_in", "update series set own_check_in = 'sideways'"),
    ("series", "own_results", "update series set own_results = 'sideways'"),
    ("series", "what_it_takes", "update series set what_it_takes = 'sideways'"),
    ("series", "board_shown", "update series set board_shown = 'sideways'"),
    ("series_draw", "method", "update series_draw set method = 'sideways'"),
    ("round_board", "stage", "update round_board set stage = 'sideways'"),
    ("round_board", "board_origin", "update round_board set board_origin = 'sideways'"),
    ("board_laying", "stage", "update board_laying set stage = 'sideways'"),
    ("film_request", "stage", "update film_request set stage = 'sideways'"),
    ("film_request", "film_answer", "update film_request set film_answer = 'sideways'"),
    ("own_check_in", "way", "update own_check_in set way = 'sideways'"),
    ("tournament", "agreement", "update tournament set agreement = 'sideways'"),
    ("tournament", "standings_move", "update tournament set standings_move = 'sideways'"),
    ("tournament", "name_language", "update tournament set name_language = 'sideways'"),
    ("tournament", "paper_size", "update tournament set paper_size = 'sideways'"),
    ("tournament", "name_order", "update tournament set name_order = 'sideways'"),
    ("tournament", "phase", "update tournament set phase = 'sideways'"),
    ("guest_list", "level", "update guest_list set level = 'sideways'"),
    ("programme_entry", "kind", "update programme_entry set kind = 'sideways'"),
    ("tournament_logo", "media_type", "update tournament_logo set media_type = 'sideways'"),
    ("staff", "role", "update staff set role = 'sideways' where role = 'judge'"),
    ("player", "state", "update player set state = 'sideways'"),
    ("player", "source", "update player set source = 'sideways'"),
    ("round", "stage", "update round set stage = 'sideways' where number = 1"),
    ("round", "state", "update round set state = 'sideways'"),
    ("schedule", "source", "update schedule set source = 'sideways'"),
    ("game_table", "sheet_state", "update game_table set sheet_state = 'sideways'"),
    ("game_table", "handler", "update game_table set handler = 'sideways'"),
    ("game_table", "stands", "update game_table set stands = 'sideways'"),
    ("seat", "colour", "update seat set colour = 'sideways'"),
    ("sheet_version", "state", "update sheet_version set state = 'sideways'"),
    ("sheet_link", "link_state", "update sheet_link set link_state = 'sideways'"),
    ("sheet_correction", "correction_state", "update sheet_correction set correction_state = 'sideways'"),
    ("sheet_signature", "way", "update sheet_signature set way = 'sideways'"),
    ("sheet_dispute", "outcome", "update sheet_dispute set outcome = 'sideways'"),
    ("judge_call", "stage", "update judge_call set stage = 'sideways'"),
    ("judge_call", "call_outcome", "update judge_call set call_outcome = 'sideways'"),
    (
        "ruling",
        "stage",
        "insert into ruling (tournament_id, ruling_number, stage, clause, matter, reported, \
         reported_at, report, decision, penalty, lifts, judged_at) \
         select tournament_id, ruling_number + 1, 'sideways', clause, matter, reported, reported_at, report, decision, penalty, lifts, judged_at from ruling where id = 13",
    ),
    (
        "ruling",
        "clause",
        "insert into ruling (tournament_id, ruling_number, stage, clause, matter, reported, \
         reported_at, report, decision, penalty, lifts, judged_at) \
         select tournament_id, ruling_number + 1, stage, 'sideways', matter, reported, reported_at, report, decision, penalty, lifts, judged_at from ruling where id = 13",
    ),
    (
        "ruling",
        "matter",
        "insert into ruling (tournament_id, ruling_number, stage, clause, matter, reported, \
         reported_at, report, decision, penalty, lifts, judged_at) \
         select tournament_id, ruling_number + 1, stage, clause, 'sideways', reported, reported_at, report, decision, penalty, lifts, judged_at from ruling where id = 13",
    ),
    (
        "ruling",
        "reported",
        "insert into ruling (tournament_id, ruling_number, stage, clause, matter, reported, \
         reported_at, report, decision, penalty, lifts, judged_at) \
         select tournament_id, ruling_number + 1, stage, clause, matter, 'sideways', reported_at, report, decision, penalty, lifts, judged_at from ruling where id = 13",
    ),
    (
        "ruling",
        "penalty",
        "insert into ruling (tournament_id, ruling_number, stage, clause, matter, reported, \
         reported_at, report, decision, penalty, lifts, judged_at) \
         select tournament_id, ruling_number + 1, stage, clause, matter, reported, reported_at, report, decision, 'sideways', lifts, judged_at from ruling where id = 13",
    ),
    ("announcement", "stage", "update announcement set stage = 'sideways'"),
    ("hall_screen", "theme", "update hall_screen set theme = 'sideways'"),
    (
        "ruling",
        "conduct_kind",
        "insert into ruling (tournament_id, ruling_number, stage, clause, matter, conduct_kind, reported, \
         reported_at, report, decision, penalty, lifts, judged_at) \
         select tournament_id, ruling_number + 1, stage, clause, matter, 'sideways', reported, reported_at, report, decision, penalty, lifts, judged_at from ruling where id = 13",
    ),
    ("turn_timer", "stage", "update turn_timer set stage = 'sideways'"),
    ("sheet_note", "stage", "update sheet_note set stage = 'sideways'"),
    ("missing_part", "stage", "update missing_part set stage = 'sideways'"),
    ("judge_duty", "stage", "update judge_duty set stage = 'sideways'"),
    ("confidential_report", "kind", "update confidential_report set kind = 'sideways'"),
    ("confidential_ground", "ground", "update confidential_ground set ground = 'sideways'"),
    ("confidential_step", "step", "update confidential_step set step = 'sideways'"),
    ("draw", "method", "update draw set method = 'sideways'"),
    ("decline", "stage", "update decline set stage = 'sideways'"),
    ("series_finalist", "state", "update series_finalist set state = 'sideways'"),
    ("import_draft", "kind", "update import_draft set kind = 'sideways'"),
    (
        "audit",
        "actor_kind",
        "insert into audit (at, actor_kind, address, action, subject) \
         select at, 'sideways', address, action, subject from audit where id = 60",
    ),
    ("site_text", "kind", "update site_text set kind = 'sideways'"),
    ("outbox", "kind", "update outbox set kind = 'sideways'"),
    ("outbox", "state", "update outbox set state = 'sideways'"),
    ("backup_elsewhere", "outcome", "update backup_elsewhere set outcome = 'sideways'"),
];

#[test]
fn every_column_of_closed_words_is_spoiled() {
    let of_backups = TABLES
        .iter()
        .flat_map(|table| table.columns.iter().map(move |column| (table.name, column)))
        .filter(|(_, column)| matches!(column.kind, ColumnKind::Code(_)))
        .map(|(table, column)| (table, column.name));
    let of_no_backup = [("outbox", "kind"), ("outbox", "state"), ("backup_elsewhere", "outcome")];
    let known: BTreeSet<(&str, &str)> = of_backups.chain(of_no_backup).collect();
    let spoiled: BTreeSet<(&str, &str)> = SPOILED.iter().map(|(table, column, _)| (*table, *column)).collect();
    assert_eq!(spoiled, known);
}

#[tokio::test]
async fn an_unknown_word_is_one_error_wherever_it_stands() {
    let db = db().await;
    fill(&db).await;
    let mut tx = db.write(Scope::Everything).await.unwrap();
    let now = tournament::by_id(&mut tx, PLAYED).await.unwrap().unwrap().created_at;
    outbox::to_account(&mut tx, outbox::MailKind::Test, AccountId(11), now).await.unwrap();
    let run = CommandRun { at: now, file: "a.zip".to_owned(), fault: None };
    tx.commit().await.unwrap();
    backup_command::note(&db, &run).await.unwrap();
    for (table, column, spoil) in SPOILED {
        let mut tx = db.write(Scope::Everything).await.unwrap();
        read(&mut tx, table).await.unwrap_or_else(|error| panic!("{table} before: {error}"));
        assert!(tx.query(spoil).execute().await.unwrap() > 0, "{table}.{column}: nothing to spoil");
        let error = read(&mut tx, table).await.expect_err(table);
        let expected = UnknownWord { table: (*table).into(), column: (*column).into(), word: "sideways".into() };
        assert!(matches!(error, Error::Broken(_)), "{table}.{column}: {error}");
        assert_eq!(error.unknown_word(), Some(&expected), "{error}");
        assert!(error.to_string().contains(&format!("\"sideways\" in {table}.{column}")), "{error}");
    }
}

#[tokio::test]
async fn the_roles_of_an_account_are_read_no_other_way() {
    let db = db().await;
    fill(&db).await;
    let mut tx = db.write(Scope::Everything).await.unwrap();
    let row = serde_json::json!({"tournament_id": PLAYED.0, "account_id": 13, "role": "sideways",
        "added_at": "2026-11-21T09:30:00.125Z"});
    put(&mut tx, "staff", row).await;
    let error = tournament::roles(&mut tx, PLAYED, AccountId(13)).await.unwrap_err();
    let expected = UnknownWord { table: "staff".into(), column: "role".into(), word: "sideways".into() };
    assert_eq!(error.unknown_word(), Some(&expected), "{error}");
}
