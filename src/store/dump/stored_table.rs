//! What the catalogue says of a table, its columns, and what its rows belong to.

use reeve_rules::tournament::bounds::Bounds;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnKind {
    /// The row's own number, given by the database.
    Id,
    /// The id of a row of that table.
    Ref(&'static str),
    /// A whole number within these bounds.
    Int(Bounds),
    Flag,
    Text,
    /// Text that is one of these closed words.
    Code(&'static [&'static str]),
    Json,
    /// Text that is JSON: whole numbers within these bounds, each under a code.
    Numbers(Bounds),
    Time,
    Day,
    Bytes,
}

impl ColumnKind {
    /// Whether it is text for the database.
    pub fn is_text(self) -> bool {
        matches!(self, ColumnKind::Text | ColumnKind::Code(_)) || self.is_json()
    }

    /// Whether it is text that is JSON.
    pub fn is_json(self) -> bool {
        matches!(self, ColumnKind::Json | ColumnKind::Numbers(_))
    }
}

/// A column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    pub name: &'static str,
    pub kind: ColumnKind,
}

/// What each row of a table belongs to. That leads to the tournament whose archive the row is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// The store: the row is in backups and in no archive, even where it names a tournament.
    Store,
    /// Nothing: the row is the tournament itself.
    Itself,
    /// The tournament in its column `tournament_id`.
    Tournament,
    /// The player in its column `player_id`.
    Player,
    /// The round in its column `round_id`.
    Round,
    /// The table in its column `table_id`.
    Table,
}

/// A table.
#[derive(Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub name: &'static str,
    /// Its columns, the id first where there is one.
    pub columns: &'static [Column],
    /// The columns that its rows are ordered by, which no two rows share.
    pub key: &'static [&'static str],
    /// How its rows belong to a tournament.
    pub owner: Owner,
}

impl StoredTable {
    /// Whether its rows have an id that the database gives.
    pub fn has_id(&self) -> bool {
        self.columns.iter().any(|column| column.kind == ColumnKind::Id)
    }

    /// The place of a column.
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }
}

/// A column.
pub(super) const fn c(name: &'static str, kind: ColumnKind) -> Column {
    Column { name, kind }
}

/// The row's own number.
pub(super) const ID: Column = c("id", ColumnKind::Id);
/// The account that did something.
pub(super) const ACCOUNT: ColumnKind = ColumnKind::Ref("account");
/// The tournament of a row.
pub(super) const TOURNAMENT: ColumnKind = ColumnKind::Ref("tournament");
/// A player.
pub(super) const PLAYER: ColumnKind = ColumnKind::Ref("player");
