//! Change what is said of a series, and whether everybody sees it. Its settings are those of its events, and locked with the
//! first round that one of them publishes.

use serde_json::json;

use reeve_store::series;
use reeve_store::series::Series;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{SeriesId, Tx};

use crate::series::create::{slug_taken, taken};
use crate::series::details::{SeriesDetails, TypedSeries};
use crate::series::final_date::may_be_planned_on;
use crate::series::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_rules::tournament::settings::{Setting, Settings};
use reeve_views::series::are_settings_locked;
use reeve_views::tournament::settings_are_locked;

/// Stores changed details. `fingerprint`: of those that the form was filled with. Gives the series as it is stored now.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed the details since the form was opened; a refusal
/// where a locked setting or the address that was given out would change.
pub async fn edit_series(
    context: &Context<'_>,
    id: SeriesId,
    typed: &TypedSeries,
    fingerprint: &str,
) -> Result<Series> {
    let (mut action, stored) = Action::begin_series(context, id).await?;
    let details = typed.read()?;
    let before = SeriesDetails::stored(&stored);
    if before.fingerprint() != fingerprint {
        return Err(Error::Stale);
    }
    let events = tournament::of_series(&mut action.tx, id).await?;
    let slug = details.details.slug.clone().unwrap_or_else(|| stored.slug.clone());
    let settings = details.details.settings;
    if are_settings_locked(events.iter()) && !settings.plays_as(&stored.settings) {
        return Err(Refusal::SettingsLocked.into());
    }
    if slug != stored.slug {
        if stored.public_at.is_some() {
            return Err(Error::fault("slug", Refusal::SlugLocked { slug: stored.slug }));
        }
        if series::by_slug(&mut action.tx, &slug).await?.is_some() {
            return Err(taken());
        }
    }
    let planned = stored.final_on;
    let mut changed = stored;
    details.put(&mut changed);
    if let Some(on) = changed.final_on.filter(|on| planned != Some(*on)) {
        may_be_planned_on(&mut action.tx, id, on).await?;
    }
    series::update(&mut action.tx, &changed).await.map_err(slug_taken)?;
    for event in events {
        settle_event(&mut action, event, &changed).await?;
    }
    let entry = AuditEntry::new(AuditAction::EditSeries, AuditSubject::Named(changed.slug.clone()));
    action.commit(entry.before(&before).after(&SeriesDetails::stored(&changed))).await?;
    Ok(changed)
}

/// Gives an event the settings of its series, where it can still change them.
async fn settle_event(action: &mut Action, event: Tournament, series: &Series) -> Result<()> {
    if settings_are_locked(&event) || event.settings.plays_as(&series.settings) {
        return Ok(());
    }
    let settled = with_settings_of(&mut action.tx, event, series).await?;
    let entry = AuditEntry::new(AuditAction::EditDetails, AuditSubject::Named(settled.slug.clone()));
    action.change_other(settled, entry.after(&json!({ "series": series.slug })));
    Ok(())
}

/// Stores an event with the settings of its series; those that only change what pages say stay its own.
pub(super) async fn with_settings_of(tx: &mut Tx, mut event: Tournament, series: &Series) -> Result<Tournament> {
    event.settings = played_by(&event.settings, &series.settings);
    tournament::update(tx, &event).await?;
    Ok(event)
}

/// The settings of an event: of the series what is locked with the first round, and the rest its own.
fn played_by(own: &Settings, series: &Settings) -> Settings {
    let mut settings = *own;
    for setting in Setting::ALL.iter().filter(|setting| setting.is_locked_with_round_one()) {
        settings.choose(series.choice(*setting));
    }
    settings
}

/// Makes a series public, or takes it out of everybody's sight again. Nothing is changed where it is so already.
pub async fn show_series(context: &Context<'_>, id: SeriesId, public: bool) -> Result<()> {
    let (mut action, mut series) = Action::begin_series(context, id).await?;
    if series.public_at.is_some() == public {
        return Ok(());
    }
    series.public_at = public.then_some(context.now);
    series::update(&mut action.tx, &series).await?;
    let entry = AuditEntry::new(AuditAction::ShowSeries, AuditSubject::Named(series.slug.clone()));
    action.commit(entry.after(&json!({ "public": public }))).await?;
    Ok(())
}
