//! What older files don't have.

use crate::dump::judge_tables::RULINGS;

/// Tables that the first backups and archives don't have; where one is missing, it is empty. Those that came before the digest chain
/// stand before it, those that came later behind it.
pub const ADDED: &[&str] = &[
    "game_set",
    "individual",
    "individual_player",
    "guest_list",
    "prize_band",
    "programme_entry",
    "own_check_in",
    "door_code",
    "staff_note",
    "second_factor",
    "recovery_code",
    "setting",
    "site_text",
    "tournament_face",
    "tournament_logo",
    CHAIN,
    "sheet_correction",
    "sheet_signature",
    "sheet_dispute",
    "player_pin",
    "judge_call",
    RULINGS,
    "ruling_player",
    "turn_timer",
    "judge_duty",
    "staff_ties",
    "briefing",
    "sheet_note",
    "missing_part",
    "staff_agreement",
    "film_request",
    "film_consent",
    "confidential_report",
    "confidential_about",
    "confidential_ground",
    "confidential_step",
    "former_link",
    "ban",
    "game_note",
    "hall_screen",
    "announcement",
    "next_start",
    "seat_mail_wish",
    "seat_told",
    "round_board",
    "board_laying",
    "side_game",
    "side_game_step",
    "series",
    "series_organizer",
    "series_event",
    "series_draw",
    "series_lot",
    "series_apart",
    "two_people",
    "series_freeze",
    "series_finalist",
    "brought_result",
    "passkey",
    "series_audit",
    "two_groups",
    "count_correction",
    "stream",
];

/// The table with the links of digest chains; an archive that has none was written before there were any.
pub const CHAIN: &str = "sheet_link";

/// Columns that came with the digest chain or later, to tables that there were before: a file of an earlier version has none of them.
const LATER_COLUMNS: &[(&str, &[&str])] = &[
    (
        "tournament",
        &[
            "identity",
            "own_results",
            "paper_size",
            "what_it_takes",
            "board_shown",
            "part",
            "rule_set",
            "log_head",
            "embeds",
            "called_off_at",
            "announced_day",
            "language",
        ],
    ),
    ("account", &["former_names"]),
    ("audit", &["log_digest"]),
    ("player", &["no_pictures", "leave_asked_at", "erasure_asked_at", "language"]),
    ("game_set", &["piece_counts", "counted_at"]),
    ("person", &["companions"]),
    ("staff", &["let_in_by"]),
    ("staff_note", &["comes_with", "comes_with_seen"]),
    ("round", &["seat_moves"]),
    ("seat", &["disputes", "came"]),
    ("game_table", &["stands"]),
    ("sheet_version", &["reason"]),
];

/// Whether a row of a table, in a file without a digest chain, has a column that came with the chain or later: the chain was taken out of
/// it. `has` says whether the row has a column.
pub fn row_is_later(table: &str, has: impl Fn(&str) -> bool) -> bool {
    let mut columns = LATER_COLUMNS.iter().filter(|(name, _)| *name == table).flat_map(|(_, columns)| *columns);
    columns.any(|column| has(column))
}

/// A table that came later than the digest chain, in a file that has none: the chain was taken out of it. `has` says whether the
/// file has a table.
pub fn chain_taken(has: impl Fn(&str) -> bool) -> Option<&'static str> {
    if has(CHAIN) {
        return None;
    }
    let mut later = ADDED.iter().copied().skip_while(|table| *table != CHAIN);
    later.find(|table| has(table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_chain_has_nothing_that_came_later() {
        let check = |tables: &[&str], expected: Option<&str>| {
            assert_eq!(chain_taken(|table| tables.contains(&table)), expected, "{tables:?}");
        };
        check(&["tournament", "seat"], None);
        check(&["tournament", "seat", "game_set", "tournament_logo"], None);
        check(&["seat", "game_set", "ban"], Some("ban"));
        check(&["seat", "two_people", "sheet_correction"], Some("sheet_correction"));
        check(&["seat", "two_people", CHAIN], None);
    }

    /// The tables and columns that a migration adds, by the files in their order; columns that are taken away again are none.
    fn added_columns() -> Vec<(usize, String, String)> {
        let mut found = Vec::new();
        for (at, text) in migrations().iter().enumerate() {
            for line in text.lines() {
                let Some(rest) = line.trim().strip_prefix("alter table ") else { continue };
                let words: Vec<&str> = rest.split_whitespace().collect();
                if let [table, "add", "column", column, ..] = words.as_slice() {
                    found.push((at, (*table).to_owned(), (*column).to_owned()));
                }
            }
        }
        found
    }

    fn migrations() -> Vec<String> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations/sqlite");
        let mut files: Vec<_> =
            std::fs::read_dir(folder).expect("migrations").map(|file| file.expect("a file").path()).collect();
        files.sort();
        let read = |file: &std::path::PathBuf| std::fs::read_to_string(file).expect("a migration").to_lowercase();
        files.iter().map(read).collect()
    }

    /// A column that a later migration adds betrays a file whose tables were taken out, so none is left out of the list.
    #[test]
    fn every_column_that_came_with_the_chain_or_later_is_known() {
        let made = |table: &str| migrations().iter().position(|text| text.contains(&format!("create table {table} (")));
        let chain = made(CHAIN).expect("the chain");
        let mut expected: Vec<(String, String)> = added_columns()
            .into_iter()
            .filter(|(at, table, _)| *at >= chain && made(table).expect(table) < chain)
            // Backups leave these tables out.
            .filter(|(_, table, _)| crate::dump::tables::named(table).is_some())
            .map(|(_, table, column)| (table, column))
            .collect();
        let mut known: Vec<(String, String)> = LATER_COLUMNS
            .iter()
            .flat_map(|(table, columns)| columns.iter().map(|column| ((*table).to_owned(), (*column).to_owned())))
            .collect();
        expected.sort();
        known.sort();
        assert_eq!(known, expected);
        assert!(row_is_later("seat", |column| column == "disputes"));
        assert!(!row_is_later("seat", |column| column == "absent") && !row_is_later("schedule", |_| true));
    }

    /// The order of the list is that of the migrations, as far as the chain goes.
    #[test]
    fn what_came_later_than_the_chain_stands_behind_it() {
        let files = migrations();
        let made =
            |table: &str| files.iter().position(|text| text.contains(&format!("create table {table} ("))).expect(table);
        let chain = ADDED.iter().position(|table| *table == CHAIN).expect("the chain");
        for (at, table) in ADDED.iter().enumerate() {
            assert_eq!(at < chain, made(table) < made(CHAIN), "{table}");
        }
    }
}
