//! What an archive says as the forms would take it: the page of a tournament, its programme, prizes and picture, by the very
//! functions that read the forms; and what players' rows say of each other.

use std::collections::BTreeMap;

use reeve_files::picture;
use reeve_limits as limits;
use reeve_rules::tournament::picture::{Picture, PictureType};
use reeve_rules::tournament::prizes::PrizeBand;
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind};
use reeve_store::dump::{RULINGS, Value};
use reeve_store::face::Face;

use crate::tournament::face::TypedFace;
use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::prizes::{self, TypedPrize};
use crate::tournament::programme::{self, TypedEntry};
use crate::tournament::refusal::Refusal as TournamentRefusal;
use crate::transfer::refusal::{ColumnFault, ContentFault, Refusal};
use crate::transfer::row::{Row, rows};
use crate::transfer::tournament_rows::TableRows;
use crate::{Fault, Refusal as AnyRefusal};

/// The most rows of tables of which the forms take so many and no more.
const COUNTS: &[(&str, usize)] = &[
    (RULINGS, limits::RULINGS),
    ("game_set", limits::GAME_SETS),
    ("programme_entry", limits::PROGRAMME_LINES),
    ("prize_band", limits::PRIZE_LINES),
    ("judge_duty", limits::DUTIES),
    ("announcement", limits::ANNOUNCEMENTS),
    ("missing_part", limits::MISSING_PARTS),
    ("film_request", limits::FILM_REQUESTS),
    ("count_correction", limits::COUNT_CORRECTIONS),
    ("player", limits::PLAYERS),
];

/// Refuses more rows of a table than the forms take.
pub(super) fn counts(content: &TableRows) -> Result<(), Refusal> {
    at_most(content, COUNTS)
}

/// Refuses more rows of some tables than so many.
pub(super) fn at_most(content: &TableRows, counts: &[(&str, usize)]) -> Result<(), Refusal> {
    for (table, most) in counts {
        let rows = content.get(table).map_or(0, Vec::len);
        if rows > *most {
            return Err(Refusal::in_table(table, ContentFault::TooManyRows { rows, most: *most }));
        }
    }
    Ok(())
}

/// The first thing in a row that the forms would not take.
pub(super) fn fault(row: Row<'_>) -> Option<ContentFault> {
    match row.table.name {
        "tournament_face" => face_fault(row),
        "programme_entry" => programme_fault(row),
        "prize_band" => prize_fault(row),
        "tournament_logo" => logo_fault(row),
        "player" => {
            let paid = !row.has("paid_at") && row.has("paid_amount");
            paid.then(|| ContentFault::of_column("paid_amount", ColumnFault::AmountUnpaid))
        }
        _ => None,
    }
}

/// Refuses a number merged into one that is not there, or that is merged itself, and a merged player who still takes part.
pub(super) fn merged(content: &TableRows) -> Result<(), Refusal> {
    let number = |row: Row<'_>| Some((row.number("number")?, row.number("merged_into")));
    let into: BTreeMap<i64, Option<i64>> = rows(content, "player").filter_map(number).collect();
    for row in rows(content, "player") {
        let Some(other) = row.number("merged_into") else { continue };
        if into.get(&other) != Some(&None) || !row.has("archived_at") {
            return Err(row.refused(ContentFault::of_column("merged_into", ColumnFault::MergedBadly)));
        }
    }
    Ok(())
}

/// What is stored, as a form showed it and read it again: its first fault, or that it is not what the form would store.
fn as_typed<T: PartialEq>(
    stored: &T,
    read: Result<T, Vec<Fault>>,
    column: impl Fn(&str) -> &'static str,
    otherwise: &'static str,
) -> Option<ContentFault> {
    match read {
        Ok(read) if read == *stored => None,
        Ok(_) => Some(ContentFault::of_column(otherwise, ColumnFault::Otherwise)),
        Err(faults) => {
            let fault = faults.into_iter().next()?;
            let why = match fault.refusal {
                AnyRefusal::Tournament(TournamentRefusal::Face(why)) => ColumnFault::Face(why),
                _ => ColumnFault::Otherwise,
            };
            Some(ContentFault::of_column(column(&fault.field), why))
        }
    }
}

fn face_fault(row: Row<'_>) -> Option<ContentFault> {
    let face = Face {
        starts_at: row.number("starts_at"),
        doors_at: row.number("doors_at"),
        description: row.text("description").to_owned(),
        address: row.text("address").to_owned(),
        contact: row.text("contact").to_owned(),
        fee: row.number("fee"),
        currency: row.text("currency").to_owned(),
        links: row.text("links").to_owned(),
        code_text: row.text("code_text").to_owned(),
        code_link: row.text("code_link").to_owned(),
        photo_text: row.text("photo_text").to_owned(),
        photo_link: row.text("photo_link").to_owned(),
    };
    let column = |field: &str| match field {
        "contact_lines" => "contact",
        field => row.table.columns.iter().find(|column| column.name == field).map_or("links", |column| column.name),
    };
    as_typed(&face, TypedFace::stored(&face).read(), column, "links")
}

fn programme_fault(row: Row<'_>) -> Option<ContentFault> {
    let entry = ProgrammeEntry {
        day: row.number("day")?,
        begins_at: row.number("begins_at")?,
        ends_at: row.number("ends_at"),
        kind: ProgrammeKind::from_code(row.text("kind"))?,
        title: row.text("title").to_owned(),
    };
    let column = |field: &str| match field.split('-').next() {
        Some("day") => "day",
        Some("from") => "begins_at",
        Some("until") => "ends_at",
        Some("kind") => "kind",
        _ => "title",
    };
    let read = programme::read(&[TypedEntry::stored(&entry)]);
    as_typed(&vec![entry], read, column, "title")
}

fn prize_fault(row: Row<'_>) -> Option<ContentFault> {
    let band =
        PrizeBand { from: row.number("from_rank")?, to: row.number("to_rank")?, prize: row.text("prize").to_owned() };
    let column = |field: &str| match field.split('-').next() {
        Some("first") => "from_rank",
        Some("last") => "to_rank",
        _ => "prize",
    };
    let read = prizes::read(&[TypedPrize::stored(&band)]);
    as_typed(&vec![band], read, column, "prize")
}

/// A picture that is none, that is not of the kind and size that it says, or that brings more than the picture.
fn logo_fault(row: Row<'_>) -> Option<ContentFault> {
    let Value::Bytes(content) = row.value("content") else { return None };
    let at_content = |why| Some(ContentFault::of_column("content", why));
    if content.len() > limits::LOGO_BYTES {
        return at_content(ColumnFault::Face(FaceRefusal::PictureBytes { most: limits::LOGO_BYTES }));
    }
    let stored = Picture {
        media_type: PictureType::from_code(row.text("media_type"))?,
        width: row.number("width")?,
        height: row.number("height")?,
        content: content.clone(),
    };
    match picture::read(content) {
        Err(fault) => at_content(ColumnFault::Face(FaceRefusal::Picture(fault))),
        Ok(read) if read != stored => at_content(ColumnFault::Otherwise),
        Ok(_) => None,
    }
}
