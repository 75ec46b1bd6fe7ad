//! The events of a series: made for it, taken from this Reeve, and taken out again.

use serde_json::json;

use reeve_limits as limits;
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::tournament::format::PRELIM_GAMES;
use reeve_rules::tournament::settings::Settings;
use reeve_rules::tournament::vocabulary::{StaffRole, TournamentPart};
use reeve_store::series;
use reeve_store::series::Series;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{SeriesId, Snapshot, Tx};

use crate::series::details::TypedSeries;
use crate::series::edit::with_settings_of;
use crate::series::frozen::not_frozen;
use crate::series::refusal::Refusal;
use crate::tournament::create::insert_draft;
use crate::tournament::details::TypedDetails;
use crate::tournament::named::{OwnHosts, named};
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_views::series::can_end_with_prelims;
use reeve_views::tournament::settings_are_locked;
use reeve_views::visibility;

/// What has to be typed to take an event out whose results everybody has seen.
pub const REMOVE: &str = "remove";

/// What is said of a new event; the rest is as the series says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewEvent {
    pub name: String,
    /// Its day, as `2026-11-21`.
    pub starts_on: String,
    pub place: String,
}

/// Makes a draft that ends after its preliminary games, with what the series says and its organizers as its own. Gives its
/// short address.
///
/// Errors: faults by field; a refusal where there are too many events.
pub async fn make_event(context: &Context<'_>, id: SeriesId, typed: &NewEvent) -> Result<String> {
    let (mut action, series) = Action::begin_series(context, id).await?;
    not_frozen(&mut action.tx, id).await?;
    check_room(&mut action.tx, id).await?;
    let details = TypedDetails {
        name: typed.name.clone(),
        starts_on: typed.starts_on.clone(),
        place: typed.place.clone(),
        slug: String::new(),
        ..TypedSeries::stored(&series).details
    };
    let details = details.read().map_err(Error::Faults)?;
    let mut event = insert_draft(&mut action.tx, context, details).await?;
    event.part = TournamentPart::Prelims;
    tournament::update(&mut action.tx, &event).await?;
    for organizer in series::organizers(&mut action.tx, id).await? {
        tournament::let_in(
            &mut action.tx,
            event.id,
            (organizer.account_id, StaffRole::Organizer),
            context.now,
            context.caller.account(),
        )
        .await?;
    }
    series::add_event(&mut action.tx, id, event.id, context.now).await?;
    let entry = |subject: &str| AuditEntry::new(AuditAction::MakeEvent, AuditSubject::Named(subject.to_owned()));
    let slug = event.slug.clone();
    action.creates(&slug);
    action.change_other(event, entry(&slug).after(&json!({ "series": series.slug })));
    action.commit(entry(&series.slug).after(&json!({ "event": slug }))).await?;
    Ok(slug)
}

/// Takes a tournament into a series, by its address or its name ([`named`]). It ends after its preliminary games from now on, unless more of it
/// was played already; its preliminary games count in any case. `here`: how this Reeve is reached. The answer is whether that changed where
/// it ends.
///
/// Errors: faults at `tournament`.
pub async fn take_event(context: &Context<'_>, id: SeriesId, typed: &str, here: &OwnHosts) -> Result<bool> {
    let (mut action, series) = Action::begin_series(context, id).await?;
    not_frozen(&mut action.tx, id).await?;
    check_room(&mut action.tx, id).await?;
    let at_field = |refusal: Refusal| Error::fault("tournament", refusal);
    let found = named(&mut action.tx, context.caller, (typed, here)).await?;
    let found = found.map_err(|why| at_field(Refusal::NoSuchTournament(why)))?;
    if let Some(of) = series::of_event(&mut action.tx, found.id).await? {
        return Err(at_field(Refusal::InASeries { this: of.id == id, series: of.name }));
    }
    may_take(&series, &found).map_err(at_field)?;
    let snapshot = Snapshot::of(&mut action.tx, found).await?;
    let ends = can_end_with_prelims(&snapshot);
    let mut event = snapshot.tournament;
    let ends_now = ends && event.part != TournamentPart::Prelims;
    if ends {
        event.part = TournamentPart::Prelims;
    }
    if settings_are_locked(&event) {
        tournament::update(&mut action.tx, &event).await?;
    } else {
        event = with_settings_of(&mut action.tx, event, &series).await?;
    }
    series::add_event(&mut action.tx, id, event.id, context.now).await?;
    let entry = |subject: &str| AuditEntry::new(AuditAction::TakeEvent, AuditSubject::Named(subject.to_owned()));
    let slug = event.slug.clone();
    action.change_other(event, entry(&slug).after(&json!({ "series": series.slug })));
    action.commit(entry(&series.slug).after(&json!({ "event": slug }))).await?;
    Ok(ends_now)
}

/// Takes an event out of a series. It is an ordinary tournament again, unless it is over.
///
/// Errors: [`Error::Missing`] where there is no such tournament; faults at `confirm` where everybody has seen its results
/// and the word was not typed.
pub async fn remove_event(context: &Context<'_>, id: SeriesId, slug: &str, typed: &str) -> Result<()> {
    let (mut action, series) = Action::begin_series(context, id).await?;
    not_frozen(&mut action.tx, id).await?;
    let found = tournament::by_slug(&mut action.tx, slug).await?.ok_or(Error::Missing)?;
    let of = series::of_event(&mut action.tx, found.id).await?;
    if of.is_none_or(|of| of.id != id) {
        return Err(Refusal::NotAnEvent.into());
    }
    let snapshot = Snapshot::of(&mut action.tx, found).await?;
    if visibility::has_public_result(&snapshot) && typed.trim().to_lowercase() != REMOVE {
        return Err(Error::fault("confirm", Refusal::WordNotTyped { word: REMOVE.to_owned() }));
    }
    let mut event = snapshot.tournament;
    if !event.phase.is_finished() {
        event.part = TournamentPart::Whole;
        tournament::update(&mut action.tx, &event).await?;
    }
    series::remove_event(&mut action.tx, event.id).await?;
    let entry = |subject: &str| AuditEntry::new(AuditAction::RemoveEvent, AuditSubject::Named(subject.to_owned()));
    let slug = event.slug.clone();
    action.change_other(event, entry(&slug).before(&json!({ "series": series.slug })));
    action.commit(entry(&series.slug).before(&json!({ "event": slug }))).await?;
    Ok(())
}

async fn check_room(tx: &mut Tx, id: SeriesId) -> Result<()> {
    let most = limits::SERIES_EVENTS;
    if tournament::of_series(tx, id).await?.len() >= most {
        return Err(Refusal::TooManyEvents { most }.into());
    }
    Ok(())
}

fn may_take(series: &Series, event: &Tournament) -> std::result::Result<(), Refusal> {
    if event.is_hidden() {
        return Err(Refusal::TournamentHidden);
    }
    may_be_event(series, event)
}

/// Whether a tournament is played as the events of a series are.
pub fn may_be_event(series: &Series, event: &Tournament) -> std::result::Result<(), Refusal> {
    if !event.system.system().championship {
        return Err(Refusal::SideEvent);
    }
    if !event.rules.is_official() {
        return Err(Refusal::OtherRules);
    }
    if event.prelim_rounds != i64::from(PRELIM_GAMES) {
        return Err(Refusal::OtherGames { games: event.prelim_rounds });
    }
    if settings_are_locked(event) && event.settings.tied_places != series.settings.tied_places {
        return Err(Refusal::OtherTiedPlaces);
    }
    Ok(())
}

/// Refuses a game and settings of an event or a final day that are not those of its series, if it is one.
pub(crate) async fn plays_as_series(
    tx: &mut Tx,
    event: &Tournament,
    (system, settings, rules): (SystemCode, &Settings, &RuleSet),
) -> Result<()> {
    if event.part == TournamentPart::Finals && !rules.is_official() {
        return Err(Refusal::OtherRules.into());
    }
    match series::of_event(tx, event.id).await? {
        Some(_) if !system.system().championship => Err(Refusal::SideEvent.into()),
        Some(_) if !rules.is_official() => Err(Refusal::OtherRules.into()),
        Some(series) if !settings.plays_as(&series.settings) => {
            Err(Refusal::SettingsOfSeries { series: series.name }.into())
        }
        _ => Ok(()),
    }
}
