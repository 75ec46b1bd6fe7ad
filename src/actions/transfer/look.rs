//! Look at an archive before it is imported: what it holds, and what of it is here already. Nothing is stored.

use std::io::Cursor;

use chrono::{DateTime, NaiveDate, Utc};

use reeve_files::archive::{ArchiveKind, kind_of};
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::sheets::chain::LinkState;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::dump::Value;
use reeve_store::series::Series;

use crate::background::apart;
use crate::transfer::arrival::slug_taken;
use crate::transfer::import_tournament;
use crate::transfer::refusal::Refusal;
use crate::transfer::rehearsal::Tried;
use crate::transfer::row::{Row, rows, rows_of};
use crate::transfer::series::import::{address_taken, event_here, tried};
use crate::transfer::tournament_rows::{ACCOUNTS, TableRows};
use crate::{Context, Result};

/// What an archive holds that was looked at: it is sound.
#[derive(Debug, Clone, PartialEq)]
pub enum LookedAt {
    Tournament(TournamentLookedAt),
    Series(Box<SeriesLookedAt>),
}

/// A tournament in an archive that was looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentLookedAt {
    pub name: String,
    pub slug: String,
    pub place: String,
    pub starts_on: NaiveDate,
    pub players: usize,
    /// How many of its record sheets are final.
    pub sheets: usize,
    /// Whether it is the final day.
    pub is_final: bool,
    /// Why it can't come in: it is here already, or another one has its address.
    pub not_now: Option<Refusal>,
}

/// An archive of a series that was looked at: it is sound, and this is what it holds.
#[derive(Debug, Clone, PartialEq)]
pub struct SeriesLookedAt {
    pub series: Series,
    pub organizers: Vec<String>,
    /// Its events, and its final day last.
    pub tournaments: Vec<TournamentLookedAt>,
    /// How many people the organizers said to be one in several events.
    pub joined: usize,
    /// How many lots of the series were drawn.
    pub lots: usize,
    /// Since when its ranking is frozen.
    pub frozen_at: Option<DateTime<Utc>>,
    /// How many were invited to the final day.
    pub invited: usize,
    pub address_taken: Option<Refusal>,
}

impl SeriesLookedAt {
    /// Whether nothing here is in its way.
    pub fn may_come(&self) -> bool {
        self.address_taken.is_none() && self.tournaments.iter().all(|one| one.not_now.is_none())
    }
}

/// Looks at an archive. `slug` is another short address for what is in it. It is checked as an import checks it.
///
/// Error: a fault at `file` where an import would refuse it whatever is here, with the reason.
pub async fn look(context: &Context<'_>, file: Vec<u8>, slug: Option<&str>) -> Result<LookedAt> {
    let (kind, file) = apart(move || (kind_of(Cursor::new(&file)), file)).await?;
    if kind == Some(ArchiveKind::Series) {
        return Ok(LookedAt::Series(Box::new(look_at_series(context, Cursor::new(file), slug).await?)));
    }
    let (content, one) = import_tournament::tried(context, Cursor::new(file), slug).await?;
    let not_now = slug_taken(&mut context.db.read().await?, &one.tournament.slug).await?;
    Ok(LookedAt::Tournament(TournamentLookedAt::of(&content, &one, not_now)))
}

impl TournamentLookedAt {
    fn of(
        content: &TableRows,
        Tried { tournament: t, players }: &Tried,
        not_now: Option<Refusal>,
    ) -> TournamentLookedAt {
        TournamentLookedAt {
            name: t.name.clone(),
            slug: t.slug.clone(),
            place: t.place.clone(),
            starts_on: t.starts_on,
            players: *players,
            sheets: rows(content, "sheet_link").filter(|link| !is_correction(link)).count(),
            is_final: t.part == TournamentPart::Finals,
            not_now,
        }
    }
}

/// Says what an archive of a series holds, and what of it is here already. It is checked as an import checks it.
///
/// Errors: as those of an import, but for what is here.
async fn look_at_series(context: &Context<'_>, file: Cursor<Vec<u8>>, slug: Option<&str>) -> Result<SeriesLookedAt> {
    let tried = tried(context, file, slug).await?;
    let mut tx = context.db.read().await?;
    let mut tournaments = Vec::new();
    for (event, one) in tried.events.iter().zip(&tried.tried) {
        let not_now = event_here(&mut tx, event).await?;
        tournaments.push(TournamentLookedAt::of(&event.content, one, not_now));
    }
    let address_taken = address_taken(&mut tx, &tried.series.slug).await?;
    let count = |table: &str| tried.own.get(table).map_or(0, Vec::len);
    let organizers = rows(&tried.own, "series_organizer").filter_map(|row| {
        let account = rows_of(&tried.own, &ACCOUNTS).nth(usize::try_from(row.number("account_id")? - 1).ok()?)?;
        Some(account.text("name").to_owned())
    });
    let frozen_at = rows(&tried.own, "series_freeze").find_map(|row| match row.value("frozen_at") {
        Value::Time(at) => Some(*at),
        _ => None,
    });
    Ok(SeriesLookedAt {
        organizers: organizers.collect(),
        tournaments,
        joined: count("individual"),
        lots: count("series_lot"),
        frozen_at,
        invited: rows(&tried.own, "series_finalist").filter(was_invited).count(),
        address_taken,
        series: tried.series,
    })
}

/// Whether a link of a digest chain is that of a correction, and not of a sheet that became final.
fn is_correction(link: &Row<'_>) -> bool {
    LinkState::from_code(link.text("link_state")) == Some(LinkState::Corrected)
}

/// Whether a line of the frozen ranking is that of somebody who was invited.
fn was_invited(line: &Row<'_>) -> bool {
    FinalistState::from_code(line.text("state")) != Some(FinalistState::Listed)
}
