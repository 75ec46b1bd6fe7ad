//! The words of who sits apart.

use reeve_views::people::kept_apart::ApartKind;

use crate::isolated;

/// What people share who sit apart.
pub fn kind(kind: ApartKind) -> &'static str {
    match kind {
        ApartKind::Group => "group",
        ApartKind::Club => "club",
        ApartKind::Companions => "companions",
    }
}

/// That two players would sit apart because of this.
pub fn mark(kind: ApartKind, name: &str) -> String {
    match kind {
        ApartKind::Group => format!("Group {}", isolated(name)),
        ApartKind::Club => format!("Club {}", isolated(name)),
        ApartKind::Companions => "Companions".to_owned(),
    }
}

/// At which tables two of them sit all the same: round and table; nothing where they never do.
pub fn together(tables: &[(i64, i64)]) -> String {
    let at: Vec<String> = tables.iter().map(|(round, table)| format!("round {round}, table {table}")).collect();
    match at.is_empty() {
        true => String::new(),
        false => format!("As the seats are now, two of them sit together: {}.", at.join("; ")),
    }
}
