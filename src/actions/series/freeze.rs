//! Freeze the ranking of a series for its final day (1.2.4), and take that back while nobody is invited.

use serde_json::json;

use reeve_rules::series::final_day;
use reeve_rules::text;
use reeve_store::series_final::{Freeze, SeriesFinalist};
use reeve_store::{SeriesId, series, series_final, tournament};

use crate::action::TRIES;
use crate::series::draw_lots::versions;
use crate::series::frozen::not_frozen;
use crate::series::refusal::Refusal;
use crate::series::refusal::final_day::FinalDayRefusal;
use crate::sheets::correct_sheet::none_waits;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_views::series::final_day::{FinalDay, lines, may_freeze};
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::visibility::Reader;

/// The word to type before a ranking is frozen.
pub const FREEZE: &str = "freeze";

/// The word to type before a freeze is taken back.
pub const THAW: &str = "take back";

/// Freezes the ranking as it is: nothing that happens in its events changes it any more. `skip_semis`: the four best play a final
/// without semi-finals, which the organizers may choose with 16 to 28 players (1.1.3).
///
/// Errors: a fault at `confirm` where the word was not typed, and at `skip` where the semi-finals must be played; a refusal while an
/// event is open, a correction waits or lots are needed, where too few have played, and where it is frozen already.
/// [`Error::Stale`] where others change the events all the time.
pub async fn freeze_series(context: &Context<'_>, id: SeriesId, typed: &str, skip_semis: bool) -> Result<()> {
    if !text::is_word(typed, FREEZE) {
        return Err(Error::fault("confirm", Refusal::WordNotTyped { word: FREEZE.to_owned() }));
    }
    for _ in 0..TRIES {
        // The ranking is worked out before the lock is taken, so that nobody waits for it.
        let mut tx = context.db.read().await?;
        let series = series::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
        let content = SeriesContent::read(&mut tx, &series).await?;
        drop(tx);
        let ranking = SeriesRanking::of(&series, &content, Reader::Staff)?;
        let (mut action, now) = Action::begin_series(context, id).await?;
        let events = tournament::of_series(&mut action.tx, id).await?;
        let was = content.events.iter().map(|event| &event.tournament);
        if series.version != now.version || !versions(was).eq(versions(events.iter())) {
            continue;
        }
        not_frozen(&mut action.tx, id).await?;
        may_freeze(&ranking).map_err(|why| Refusal::from(FinalDayRefusal::Freeze(why)))?;
        final_day::places(ranking.format.attendance, skip_semis)
            .map_err(|refusal| Error::fault("skip", Refusal::from(FinalDayRefusal::Stages(refusal))))?;
        for event in &events {
            none_waits(&mut action.tx, event.id).await?;
        }
        return keep(
            action,
            context,
            (id, &series.slug),
            (ranking.format.attendance, skip_semis),
            &lines(&ranking, &content)?,
        )
        .await;
    }
    Err(Error::Stale)
}

async fn keep(
    mut action: Action,
    context: &Context<'_>,
    (id, slug): (SeriesId, &str),
    (attendance, skip_semis): (usize, bool),
    lines: &[SeriesFinalist],
) -> Result<()> {
    let freeze = Freeze {
        series_id: id,
        attendance: i64::try_from(attendance).unwrap_or(i64::MAX),
        // Where there are none anyway, none are skipped.
        skip_semis,
        final_id: None,
        frozen_by: context.caller.account(),
        frozen_at: context.now,
    };
    series_final::insert_freeze(&mut action.tx, &freeze).await?;
    for line in lines {
        series_final::insert_finalist(&mut action.tx, id, line).await?;
    }
    let entry = AuditEntry::new(AuditAction::FreezeSeries, AuditSubject::Named(slug.to_owned()));
    action
        .commit(entry.after(&json!({ "players": lines.len(), "attendance": attendance, "skip_semis": skip_semis })))
        .await?;
    Ok(())
}

/// Takes the freeze back: the ranking follows its events again.
///
/// Errors: a fault at `confirm`; a refusal where it is not frozen, or somebody was invited.
pub async fn thaw_series(context: &Context<'_>, id: SeriesId, typed: &str) -> Result<()> {
    if !text::is_word(typed, THAW) {
        return Err(Error::fault("confirm", Refusal::WordNotTyped { word: THAW.to_owned() }));
    }
    let (mut action, series) = Action::begin_series(context, id).await?;
    let day = FinalDay::read(&mut action.tx, id).await?.ok_or(Refusal::from(FinalDayRefusal::NotFrozen))?;
    if day.has_invited() || day.tournament.is_some() {
        return Err(Refusal::from(FinalDayRefusal::InvitedAlready).into());
    }
    series_final::delete_freeze(&mut action.tx, id).await?;
    action.commit(AuditEntry::new(AuditAction::ThawSeries, AuditSubject::Named(series.slug))).await?;
    Ok(())
}
