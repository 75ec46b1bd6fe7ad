//! What older files don't have.

use crate::store::dump::judge_tables::RULINGS;

/// Tables that the first backups and archives don't have; where one is missing, it is empty.
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
    "ban",
    "game_note",
    "hall_screen",
    "announcement",
    "next_start",
    "seat_mail_wish",
    "seat_told",
];

/// The table with the links of digest chains; an archive that has none was written before there were any.
pub const CHAIN: &str = "sheet_link";
