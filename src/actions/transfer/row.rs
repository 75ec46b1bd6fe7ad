//! A row of an archive, by the names of its columns.

use reeve_files::archive::data_file;
use reeve_store::dump::tables::named;
use reeve_store::dump::{StoredRow, StoredTable, Value};

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::tournament_rows::TableRows;

/// A row with its table and its line.
#[derive(Clone, Copy)]
pub(super) struct Row<'r> {
    pub(super) table: &'static StoredTable,
    pub(super) cells: &'r StoredRow,
    line: usize,
}

/// The rows of a table of the catalogue.
pub(super) fn rows<'r>(content: &'r TableRows, table: &str) -> impl Iterator<Item = Row<'r>> + use<'r> {
    named(table).into_iter().flat_map(move |table| rows_of(content, table))
}

/// The rows of a table.
pub(super) fn rows_of<'r>(
    content: &'r TableRows,
    table: &'static StoredTable,
) -> impl Iterator<Item = Row<'r>> + use<'r> {
    content.get(table.name).into_iter().flatten().zip(2..).map(move |(cells, line)| Row { table, cells, line })
}

/// Refuses the archive for the first row of a table that is wrong.
pub(super) fn refuse<'r>(
    content: &'r TableRows,
    table: &str,
    fault: ContentFault,
    mut is_wrong: impl FnMut(Row<'r>) -> bool,
) -> Result<(), Refusal> {
    match rows(content, table).find(|row| is_wrong(*row)) {
        None => Ok(()),
        Some(row) => Err(row.refused(fault)),
    }
}

impl<'r> Row<'r> {
    /// What stands in a column. One that the table does not have is a slip of the program, which each test of an archive finds.
    pub(super) fn value(self, column: &str) -> &'r Value {
        debug_assert!(self.table.column(column).is_some(), "{} has no column {column}", self.table.name);
        self.table.column(column).and_then(|at| self.cells.get(at)).unwrap_or(&Value::Null)
    }

    pub(super) fn has(self, column: &str) -> bool {
        *self.value(column) != Value::Null
    }

    pub(super) fn number(self, column: &str) -> Option<i64> {
        match self.value(column) {
            Value::Int(number) => Some(*number),
            _ => None,
        }
    }

    /// A text; empty where there is none.
    pub(super) fn text(self, column: &str) -> &'r str {
        match self.value(column) {
            Value::Text(text) => text,
            _ => "",
        }
    }

    pub(super) fn is_set(self, column: &str) -> bool {
        *self.value(column) == Value::Flag(true)
    }

    /// Refuses the archive for this row.
    pub(super) fn refused(self, fault: ContentFault) -> Refusal {
        Refusal::at(&data_file(self.table.name), self.line, fault)
    }
}
