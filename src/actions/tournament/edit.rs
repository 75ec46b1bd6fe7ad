//! Change the details of a tournament. Its settings are locked once round 1 is published.

use serde_json::{Map, Value};

use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{TournamentId, game_table, round};

use crate::series::events::plays_as_series;
use crate::series::final_date::may_move_to;
use crate::tournament::create::{slug_taken, taken};
use crate::tournament::details::{TournamentDetails, TypedDetails};
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, mail};
use reeve_views::rounds::prelims;
use reeve_views::tournament::{rounds_are_locked, settings_are_locked, slug_is_locked, system_is_locked};

/// A change of the details.
#[derive(Debug, Clone)]
pub struct EditTournament {
    pub typed: TypedDetails,
    /// The fingerprint of the details that the form was filled with ([`TournamentDetails::fingerprint`]).
    pub fingerprint: String,
}

/// Stores changed details. Gives the tournament as it is stored now.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed the details since the form was
/// opened; a refusal where a locked setting or the address that was given out would change.
pub async fn edit_tournament(context: &Context<'_>, id: TournamentId, command: &EditTournament) -> Result<Tournament> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let stored = action.tournament()?.clone();
    let details = command.typed.read().map_err(Error::Faults)?;
    let before = TournamentDetails::stored(&stored);
    if before.fingerprint() != command.fingerprint {
        return Err(Error::Stale);
    }
    let slug = details.slug.clone().unwrap_or_else(|| stored.slug.clone());
    check_locks(&stored, &details, &slug)?;
    plays_as_series(&mut action.tx, &stored, (details.system, &details.settings, &details.rules)).await?;
    if slug != stored.slug && tournament::by_slug(&mut action.tx, &slug).await?.is_some() {
        return Err(taken());
    }
    if details.starts_on != stored.starts_on {
        may_move_to(&mut action.tx, id, details.starts_on).await?;
    }
    let before_scheduled = prelims::scheduled(&stored);
    let mut changed = stored;
    details.put(&mut changed);
    let scheduled = prelims::scheduled(&changed);
    if scheduled < before_scheduled {
        forget_rounds_above(&mut action, id, scheduled).await?;
    }
    let after = TournamentDetails::stored(&changed);
    tournament::update(&mut action.tx, &changed).await.map_err(slug_taken)?;
    let (was, is) = difference(&before, &after);
    action
        .commit(
            AuditEntry::new(AuditAction::EditDetails, AuditSubject::Named(changed.slug.clone()))
                .before(&was)
                .after(&is),
        )
        .await?;
    Ok(changed)
}

/// Takes away the seats that were made for rounds which the tournament no longer has. None of them is public yet.
async fn forget_rounds_above(action: &mut Action, id: TournamentId, rounds: i64) -> Result<()> {
    for round in round::of_tournament(&mut action.tx, id).await? {
        if round.stage == Stage::Prelim && round.number > rounds && round.state == RoundState::Planned {
            game_table::clear(&mut action.tx, round.id).await?;
            mail::forget_seats(&mut action.tx, round.id).await?;
            round::delete_empty(&mut action.tx, round.id).await?;
        }
    }
    Ok(())
}

fn check_locks(stored: &Tournament, details: &TournamentDetails, slug: &str) -> Result<()> {
    if settings_are_locked(stored) && (!details.settings.plays_as(&stored.settings) || details.rules != stored.rules) {
        return Err(Refusal::SettingsLocked.into());
    }
    if details.system != stored.system {
        let refusal = if system_is_locked(stored) { Refusal::SystemLocked } else { Refusal::SystemNotOffered };
        if system_is_locked(stored) || !details.system.system().offered {
            return Err(Error::fault("system", refusal));
        }
    }
    let seated_otherwise = details.rules.by_rank != stored.rules.by_rank;
    if rounds_are_locked(stored) && (seated_otherwise || details.rounds != stored.prelim_rounds) {
        let field = if details.rules == stored.rules { "rounds" } else { "rules" };
        return Err(Error::fault(field, Refusal::RoundsLocked));
    }
    if slug_is_locked(stored) && slug != stored.slug {
        return Err(Error::fault("slug", Refusal::SlugLocked { slug: stored.slug.clone() }));
    }
    Ok(())
}

/// The details that differ, before and after.
fn difference(before: &TournamentDetails, after: &TournamentDetails) -> (Map<String, Value>, Map<String, Value>) {
    let fields = |details: &TournamentDetails| match serde_json::to_value(details) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    };
    let (mut was, mut is) = (fields(before), fields(after));
    let same: Vec<String> =
        was.iter().filter(|(key, value)| is.get(*key) == Some(value)).map(|(k, _)| k.clone()).collect();
    for key in same {
        was.remove(&key);
        is.remove(&key);
    }
    (was, is)
}
