//! What older files don't have.

use crate::store::dump::judge_tables::RULINGS;

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
];

/// The table with the links of digest chains; an archive that has none was written before there were any.
pub const CHAIN: &str = "sheet_link";

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

    /// The order of the list is that of the migrations, as far as the chain goes.
    #[test]
    fn what_came_later_than_the_chain_stands_behind_it() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
        let mut files: Vec<_> =
            std::fs::read_dir(folder).expect("migrations").map(|file| file.expect("a file").path()).collect();
        files.sort();
        let made = |table: &str| {
            let is_made = |file: &&std::path::PathBuf| {
                let text = std::fs::read_to_string(file).expect("a migration").to_lowercase();
                text.contains(&format!("create table {table} ("))
            };
            files.iter().position(|file| is_made(&file)).expect(table)
        };
        let chain = ADDED.iter().position(|table| *table == CHAIN).expect("the chain");
        for (at, table) in ADDED.iter().enumerate() {
            assert_eq!(at < chain, made(table) < made(CHAIN), "{table}");
        }
    }
}
