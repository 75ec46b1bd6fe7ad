//! The pieces of a series in an archive: its own rows, and the archives of its events.

use std::ops::RangeInclusive;

use reeve_store::TournamentId;

use crate::transfer::read_tournament::Texts;
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row::{Row, rows};
use crate::transfer::series::fault::SeriesFault;
use crate::transfer::tournament_rows::{Renumbering, TableRows};
use crate::{Error, Result};

/// An event or the final day as its own archive in that of a series has it.
pub(in crate::transfer) struct EventRead {
    pub(in crate::transfer) name: String,
    pub(in crate::transfer) content: TableRows,
    pub(in crate::transfer) texts: Texts,
    /// The numbers that its players have in the rows of the series.
    pub(in crate::transfer) players: RangeInclusive<i64>,
}

impl EventRead {
    /// The text of a column of its own row.
    pub(super) fn own(&self, column: &str) -> &str {
        rows(&self.content, "tournament").next().map_or("", |row| row.text(column))
    }

    /// The digest of the last link of its chain; empty where it has none.
    pub(in crate::transfer) fn head(&self) -> &str {
        rows(&self.content, "sheet_link").last().map_or("", |row| row.text("digest"))
    }
}

/// Notes the numbers that a tournament and its players have in a store: the rows of the series name it by its place. `inside` knows them by
/// the numbers of its own archive.
pub(super) fn number_event(
    numbers: &mut Renumbering,
    (place, id): (i64, TournamentId),
    (players, inside): (&RangeInclusive<i64>, &Renumbering),
) -> Result<()> {
    numbers.set("tournament", place, id.0);
    for (player, number) in players.clone().zip(1..) {
        numbers.set("player", player, inside.get("player", number).ok_or(Error::Missing)?);
    }
    Ok(())
}

/// A fault of a series in one of its rows.
pub(super) fn at(row: Row<'_>, fault: SeriesFault) -> Refusal {
    row.refused(ContentFault::Series(fault))
}

/// A fault of a series somewhere in one of its tables.
pub(super) fn within(table: &str, fault: SeriesFault) -> Refusal {
    Refusal::in_table(table, ContentFault::Series(fault))
}

/// The number of the tournament of the final day.
pub(super) fn final_day(own: &TableRows) -> Option<i64> {
    rows(own, "series_freeze").find_map(|row| row.number("final_id"))
}

/// Which event a player is of, by the number in the rows of the series.
pub(super) fn event_of(events: &[EventRead], player: i64) -> Option<usize> {
    events.iter().position(|event| event.players.contains(&player))
}
