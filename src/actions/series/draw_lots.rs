//! Draw lots for the ranking of a series (1.4.2): by Reeve, from a seed that is shown.

use serde_json::json;

use reeve_rules::standings::lots;
use reeve_rules::standings::lots::{DrawReason, TieDecides, TiedGroup};
use reeve_rules::standings::{Lots, RankedId};
use reeve_rules::text;
use reeve_rules::tournament::vocabulary::DrawMethod;
use reeve_store::series::Series;
use reeve_store::series_lots;
use reeve_store::series_lots::{NewSeriesDraw, SeriesLot};
use reeve_store::tournament::Tournament;
use reeve_store::{PlayerId, SeriesId, series, tournament};

use crate::action::TRIES;
use crate::series::frozen::not_frozen;
use crate::series::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::visibility::Reader;

/// The word that draws the lots.
pub const DRAW: &str = "draw";

/// Draws lots for everybody who has none and shares a rank that decides a place.
///
/// `typed` is the word [`DRAW`]: a lot once drawn is never drawn again. A fault at `confirm` where it is another. Refused while the games
/// of an event are not over, and where nobody shares such a rank. [`Error::Stale`] where others change the events all the time.
pub async fn draw_series_lots(context: &Context<'_>, id: SeriesId, seed: i64, typed: &str) -> Result<()> {
    for _ in 0..TRIES {
        // The ranking is worked out before the lock is taken, so that nobody waits for it.
        let mut tx = context.db.read().await?;
        let series = series::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
        let content = SeriesContent::read(&mut tx, &series).await?;
        drop(tx);
        let worked_out = WorkedOutDraw::of(&series, &content, seed, typed);
        let (mut action, now) = Action::begin_series(context, id).await?;
        let events = tournament::of_series(&mut action.tx, id).await?;
        let was = content.events.iter().map(|event| &event.tournament);
        if series.version == now.version && versions(was).eq(versions(events.iter())) {
            not_frozen(&mut action.tx, id).await?;
            return worked_out?.keep(action, context, &series).await;
        }
    }
    Err(Error::Stale)
}

pub(super) fn versions<'t>(events: impl Iterator<Item = &'t Tournament>) -> impl Iterator<Item = (i64, i64)> {
    events.map(|event| (event.id.0, event.version))
}

/// What a drawing gives.
struct WorkedOutDraw {
    seed: i64,
    reason: DrawReason,
    lots: Lots,
}

impl WorkedOutDraw {
    fn of(series: &Series, content: &SeriesContent, seed: i64, typed: &str) -> Result<WorkedOutDraw> {
        let ranking = SeriesRanking::of(series, content, Reader::Staff)?;
        ranking.may_draw().map_err(Refusal::Lots)?;
        // Asked for after that: where no lots are needed, no page has a field for it.
        if !text::is_word(typed, DRAW) {
            return Err(Error::fault("confirm", Refusal::WordNotTyped { word: DRAW.to_owned() }));
        }
        let have: Lots = ranking.rows.iter().filter_map(|row| Some((row.player, row.lot?))).collect();
        let players: Vec<RankedId> = ranking.undrawn();
        let decided = |group: &&TiedGroup| matches!(group.decides, Some(TieDecides::Cut | TieDecides::Seeds));
        let ranks = ranking.tied.iter().filter(decided).filter(|group| !group.undrawn.is_empty());
        Ok(WorkedOutDraw {
            seed,
            reason: DrawReason::SharedRanks(ranks.map(|group| group.rank).collect()),
            // Never negative: see `secret::seed`.
            lots: lots::draw(&players, &have, seed.unsigned_abs()),
        })
    }

    async fn keep(self, mut action: Action, context: &Context<'_>, series: &Series) -> Result<()> {
        let draw = NewSeriesDraw {
            method: DrawMethod::Reeve,
            seed: Some(self.seed),
            reason: self.reason,
            drawn_by: context.caller.account(),
            drawn_at: context.now,
        };
        let draw_id = series_lots::insert_draw(&mut action.tx, series.id, &draw).await?;
        let mut written = Vec::new();
        for (player, lot) in self.lots {
            let lot = SeriesLot { player_id: PlayerId(player.0), draw_id, lot: i64::from(lot.0) };
            series_lots::insert_lot(&mut action.tx, series.id, lot).await?;
            written.push(json!({ "player": lot.player_id, "lot": lot.lot }));
        }
        let entry = AuditEntry::new(AuditAction::DrawSeriesLots, AuditSubject::Named(series.slug.clone()));
        action.commit(entry.after(&json!({ "seed": self.seed, "lots": written }))).await?;
        Ok(())
    }
}
