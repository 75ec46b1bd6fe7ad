//! Make a series: nobody but its organizers sees it until they say so.

use chrono::Datelike;

use reeve_store as store;
use reeve_store::series;
use reeve_store::series::Series;
use reeve_store::{Event, NotStored, Tx};

use crate::series::details::{SeriesDetails, TypedSeries};
use crate::series::refusal::Refusal;
use crate::tournament::slug;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// The unique constraint on the short address.
const SLUG_TAKEN: &str = "series_slug_key";

/// Makes a series and the caller its organizer. Gives its short address.
///
/// An address that was left empty is proposed from the name, with a number behind it where it is taken.
pub async fn create_series(context: &Context<'_>, typed: &TypedSeries) -> Result<String> {
    let mut action = Action::begin_store(context, Permission::CreateTournament).await?;
    let details = typed.read()?;
    let slug = free_slug(&mut action.tx, &details).await?;
    let series = series::insert(&mut action.tx, &new(context, details, slug)).await.map_err(slug_taken)?;
    if let Some(account) = context.caller.account() {
        series::add_organizer(&mut action.tx, series.id, account, context.now).await?;
    }
    let note = AuditEntry::new(AuditAction::CreateSeries, AuditSubject::Named(series.slug.clone()))
        .after(&SeriesDetails::stored(&series));
    action.is_of_series(series.id);
    action.creates(&series.slug);
    action.tx.emit(Event::Reload);
    action.commit(note).await?;
    Ok(series.slug)
}

/// The address that was typed if it is free, or the first free one proposed from the name.
async fn free_slug(tx: &mut Tx, SeriesDetails { details, .. }: &SeriesDetails) -> Result<String> {
    if let Some(typed) = &details.slug {
        return match series::by_slug(tx, typed).await? {
            None => Ok(typed.clone()),
            Some(_) => Err(taken()),
        };
    }
    let proposed = slug::propose(&details.name, details.starts_on.year());
    let mut slug = proposed.clone();
    let mut number = 1;
    while series::by_slug(tx, &slug).await?.is_some() {
        number += 1;
        slug = slug::numbered(&proposed, number);
    }
    Ok(slug)
}

/// The fault of an address that another series has.
pub(super) fn taken() -> Error {
    Error::fault("slug", Refusal::SlugTaken)
}

/// Turns the store's conflict over an address into the fault at its field; two may take one at the same time.
pub(crate) fn slug_taken(error: store::Error) -> Error {
    if error.is_conflict(SLUG_TAKEN) { taken() } else { error.into() }
}

fn new(
    context: &Context<'_>,
    SeriesDetails { details: d, final_on }: SeriesDetails,
    slug: String,
) -> Series<NotStored> {
    Series {
        id: NotStored,
        slug,
        name: d.name,
        place: d.place,
        starts_on: d.starts_on,
        final_on,
        time_zone: d.time_zone,
        edition: d.edition,
        capacity: d.capacity,
        approval: d.approval,
        registrations_per_hour: d.registrations_per_hour,
        code_version: d.code_version,
        photo_version: d.photo_version,
        indexed: d.indexed,
        name_order: d.name_order,
        name_language: d.name_language,
        paper_size: d.paper_size,
        settings: d.settings,
        public_at: None,
        created_by: context.caller.account(),
        created_at: context.now,
        version: 1,
    }
}
