//! The words of who sits apart.

pub const GROUP: &str = "group";
pub const CLUB: &str = "club";
pub const COMPANIONS: &str = "Companions";

/// At which tables two of them sit all the same: round and table; nothing where they never do.
pub fn together(tables: &[(i64, i64)]) -> String {
    let at: Vec<String> = tables.iter().map(|(round, table)| format!("round {round}, table {table}")).collect();
    match at.is_empty() {
        true => String::new(),
        false => format!("As the seats are now, two of them sit together: {}.", at.join("; ")),
    }
}
