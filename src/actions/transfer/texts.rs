//! How long every text of an archive may be and what may stand in it: what the forms take, at this door too. One table for
//! all columns; a test fails where a column is forgotten.

use reeve_limits as limits;
use reeve_rules::sheets::{chain, pin};
use reeve_rules::text::{has_control_in_lines, is_unseen, too_long};
use reeve_store::dump::Value;

use crate::transfer::refusal::{ColumnFault, ContentFault};
use crate::transfer::row::Row;

/// What may stand in a text beside what can be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Nothing: one line, of which every character is seen. The forms ask for it, and did so from the first version that
    /// had the column.
    Seen,
    /// One line without control characters.
    Line,
    Lines,
    /// JSON, which its readers check.
    Json,
}

use Shape::{Json, Line, Lines, Seen};

/// The text columns of an archive by table, with what they take.
const TEXTS: &[(&str, &str, Shape, usize)] = &[
    ("account", "name", Seen, limits::ACCOUNT_NAME),
    ("account", "former_names", Json, limits::KEPT_JSON),
    ("tournament", "slug", Seen, limits::SLUG),
    ("tournament", "log_head", Seen, limits::DIGEST),
    ("tournament", "name", Line, limits::NAME),
    ("tournament", "place", Line, limits::TOURNAMENT_TEXT),
    ("tournament", "time_zone", Seen, limits::TIME_ZONE),
    ("tournament", "edition", Line, limits::TOURNAMENT_TEXT),
    ("tournament", "code_version", Line, limits::TOURNAMENT_TEXT),
    ("tournament", "photo_version", Line, limits::TOURNAMENT_TEXT),
    ("tournament", "rule_set", Lines, limits::RULE_SET),
    ("tournament", "identity", Seen, chain::IDENTITY_LENGTH),
    ("tournament", "language", Seen, limits::LANGUAGE_TAG),
    ("tournament_face", "description", Lines, limits::DESCRIPTION),
    ("tournament_face", "address", Lines, limits::SHORT_LINES),
    ("tournament_face", "contact", Lines, limits::SHORT_LINES),
    ("tournament_face", "currency", Seen, limits::CURRENCY),
    ("tournament_face", "links", Lines, limits::LINKS_FIELD),
    ("tournament_face", "code_text", Lines, limits::PAPER),
    ("tournament_face", "code_link", Seen, limits::WEB_ADDRESS),
    ("tournament_face", "photo_text", Lines, limits::PAPER),
    ("tournament_face", "photo_link", Seen, limits::WEB_ADDRESS),
    ("programme_entry", "title", Seen, limits::PROGRAMME_TITLE),
    ("brought_result", "event", Line, limits::NAME),
    ("prize_band", "prize", Seen, limits::PRIZE),
    ("guest_list", "invited", Lines, limits::INVITED),
    ("game_set", "set_edition", Seen, limits::TOURNAMENT_TEXT),
    ("game_set", "missing", Seen, limits::TOURNAMENT_TEXT),
    ("missing_part", "part", Seen, limits::TOURNAMENT_TEXT),
    ("film_request", "asker", Seen, limits::TOURNAMENT_TEXT),
    ("staff_agreement", "code_version", Line, limits::TOURNAMENT_TEXT),
    ("player", "link_token", Seen, limits::LINK_TOKEN),
    ("player", "disqualified_clause", Line, limits::TOURNAMENT_TEXT),
    ("player", "code_version", Line, limits::TOURNAMENT_TEXT),
    ("player", "photo_version", Line, limits::TOURNAMENT_TEXT),
    ("player", "language", Seen, limits::LANGUAGE_TAG),
    ("person", "name", Line, limits::NAME),
    ("person", "email", Line, limits::PLAYER_TEXT),
    ("person", "club", Line, limits::PLAYER_TEXT),
    ("person", "country", Line, limits::PLAYER_TEXT),
    ("person", "group_names", Lines, limits::GROUPS_FIELD),
    ("person", "guardian", Line, limits::NAME),
    ("person", "companions", Lines, limits::COMPANIONS),
    ("announcement", "said", Seen, limits::ANNOUNCEMENT),
    ("round_board", "board_text", Lines, limits::BOARD_TEXT),
    ("board_laying", "layers", Lines, limits::LAYERS_FIELD),
    ("board_laying", "board_text", Lines, limits::BOARD_TEXT),
    ("side_game", "opening", Line, limits::GAME_OPENING),
    ("side_game_step", "line", Line, limits::GAME_STEP),
    ("staff_ties", "club", Line, limits::PLAYER_TEXT),
    ("staff_ties", "group_names", Lines, limits::GROUPS_FIELD),
    ("staff_note", "phone", Seen, limits::PHONE),
    ("staff_note", "note", Lines, limits::NOTE),
    ("staff_note", "comes_with", Lines, limits::COMES_WITH),
    ("player_pin", "pin", Seen, pin::DIGITS),
    ("round", "seat_moves", Json, limits::KEPT_JSON),
    ("schedule", "report", Json, limits::KEPT_JSON),
    ("seat", "parts", Json, limits::KEPT_JSON),
    ("game_set", "piece_counts", Json, limits::KEPT_JSON),
    ("sheet_version", "content", Json, limits::KEPT_JSON),
    ("sheet_correction", "stored", Json, limits::KEPT_JSON),
    ("sheet_correction", "paper", Json, limits::KEPT_JSON),
    ("sheet_version", "reason", Lines, limits::DECISION),
    ("sheet_dispute", "reason", Lines, limits::DISPUTE),
    ("ruling", "report", Lines, limits::RULING),
    ("ruling", "decision", Lines, limits::RULING),
    ("sheet_link", "content", Lines, limits::LINK_TEXT),
    ("sheet_link", "digest", Seen, limits::DIGEST),
    ("sheet_link", "signed_digest", Seen, limits::DIGEST),
    ("audit", "log_digest", Seen, limits::DIGEST),
    ("two_groups", "alike", Seen, limits::DIGEST),
    ("count_correction", "reason", Lines, limits::DECISION),
    ("draw", "reason", Line, limits::DRAW_REASON),
    ("draw", "witness", Line, limits::WITNESS),
    ("audit", "address", Line, limits::NETWORK_ADDRESS),
    ("audit", "action", Line, limits::LOGGED_ACTION),
    ("audit", "subject", Line, limits::LOGGED_SUBJECT),
    ("audit", "before", Json, limits::KEPT_JSON),
    ("audit", "after", Json, limits::KEPT_JSON),
];

/// The texts of a series' own rows.
const OF_SERIES: &[(&str, &str, Shape, usize)] = &[
    ("event", "slug", Seen, limits::SLUG),
    ("event", "name", Line, limits::NAME),
    ("event", "identity", Seen, limits::DIGEST),
    ("event", "head", Seen, limits::DIGEST),
    ("series", "slug", Seen, limits::SLUG),
    ("series", "name", Line, limits::NAME),
    ("series", "place", Line, limits::TOURNAMENT_TEXT),
    ("series", "time_zone", Seen, limits::TIME_ZONE),
    ("series", "edition", Line, limits::TOURNAMENT_TEXT),
    ("series", "code_version", Line, limits::TOURNAMENT_TEXT),
    ("series", "photo_version", Line, limits::TOURNAMENT_TEXT),
    ("series_draw", "reason", Line, limits::DRAW_REASON),
];

/// The first text of a row that is too long or holds what nobody can type there.
pub(super) fn fault(row: Row<'_>) -> Option<ContentFault> {
    let mut known = TEXTS.iter().chain(OF_SERIES).filter(|(name, ..)| *name == row.table.name);
    known.find_map(|(_, column, shape, most)| {
        let Value::Text(text) = row.value(column) else { return None };
        let why = too_long(text, *most).map(ColumnFault::TooLong).or_else(|| control(text, *shape));
        why.or_else(|| groups_fault(column, text)).map(|why| ContentFault::of_column(column, why))
    })
}

fn control(text: &str, shape: Shape) -> Option<ColumnFault> {
    let holds = match shape {
        Shape::Seen => text.chars().any(is_unseen),
        Shape::Line => text.chars().any(char::is_control),
        Shape::Lines => has_control_in_lines(text),
        Shape::Json => false,
    };
    holds.then_some(ColumnFault::Control)
}

/// Groups stand one on a line, each as long as another text about a player, and no more than a player may have.
fn groups_fault(column: &str, text: &str) -> Option<ColumnFault> {
    if column != "group_names" {
        return None;
    }
    match text.lines().count() > limits::GROUPS {
        true => Some(ColumnFault::TooMany { most: limits::GROUPS }),
        false => text.lines().find_map(|group| too_long(group, limits::PLAYER_TEXT)).map(ColumnFault::TooLong),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::transfer::row::rows_of;
    use crate::transfer::series::own_tables;
    use crate::transfer::tournament_rows::{TableRows, tables};
    use reeve_store::dump::{ColumnKind, StoredRow};

    /// What an archive brings in is held to the limits of the forms, whatever column is added.
    #[test]
    fn every_text_column_has_its_limit_at_this_door() {
        let is_text = |kind: ColumnKind| kind == ColumnKind::Text || kind.is_json();
        let columns = tables().flat_map(|table| table.columns.iter().map(move |column| (table.name, column)));
        let stored: BTreeSet<_> =
            columns.filter(|(_, column)| is_text(column.kind)).map(|(table, column)| (table, column.name)).collect();
        let limited: BTreeSet<_> = TEXTS.iter().map(|(table, column, ..)| (*table, *column)).collect();
        assert_eq!(stored, limited, "src/actions/transfer/texts.rs names every text of an archive, and no other");
        assert_eq!(limited.len(), TEXTS.len(), "each once");
        for &(table, column, shape, _) in TEXTS {
            let table = tables().find(|known| known.name == table).expect("a table");
            let kind = table.columns.iter().find(|known| known.name == column).expect("a column").kind;
            assert_eq!(kind.is_json(), shape == Json, "{} {column}", table.name);
        }
    }

    /// The same for what a series says itself.
    #[test]
    fn every_text_of_a_series_has_its_limit_too() {
        let own = || own_tables::tables().into_iter().filter(|table| !["account", "audit"].contains(&table.name));
        let stored: BTreeSet<_> = own()
            .flat_map(|table| table.columns.iter().map(move |column| (table.name, column)))
            .filter(|(_, column)| column.kind == ColumnKind::Text)
            .map(|(table, column)| (table, column.name))
            .collect();
        let limited: BTreeSet<_> = OF_SERIES.iter().map(|(table, column, ..)| (*table, *column)).collect();
        assert_eq!(stored, limited);
    }

    #[test]
    fn what_no_form_takes_is_found_in_every_column() {
        for (name, column, shape, most) in TEXTS.iter().copied().filter(|(.., shape, _)| *shape != Json) {
            let table = tables().find(|known| known.name == name).expect("a table");
            let check = |text: &str| {
                let value = |other: &str| if other == column { Value::Text(text.to_owned()) } else { Value::Null };
                let row: StoredRow = table.columns.iter().map(|known| value(known.name)).collect();
                let content = TableRows::from([(table.name, vec![row])]);
                rows_of(&content, table).find_map(fault)
            };
            let expected = |why| Some(ContentFault::of_column(column, why));
            let long = too_long(&"x".repeat(most + 1), most).map(ColumnFault::TooLong).and_then(expected);
            assert_eq!(check(&"x".repeat(most + 1)), long, "{name} {column}");
            assert_eq!(check("a\u{7}b"), expected(ColumnFault::Control), "{name} {column}");
            assert_eq!(check("a\nb").is_some(), shape != Lines, "{name} {column}");
            assert_eq!(check("a\u{202E}b").is_some(), shape == Seen, "{name} {column}");
            assert_eq!(check("abc"), None, "{name} {column}");
        }
    }
}
