//! Who is disqualified in an event of a series, or on its final day, has no place on the final day (1.2.4, 1.3.5); where that is lifted they
//! have it back, if nobody else took it.

use std::collections::BTreeSet;

use reeve_rules::series::final_day::FinalistState;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::player::Player;
use reeve_store::series_final::SeriesFinalist;
use reeve_store::{
    Event, PlayerId, SeriesId, Snapshot, TournamentId, Tx, lots, player, series, series_final, tournament,
};

use crate::people::move_player::leave;
use crate::people::player::subject;
use crate::{Action, AuditAction, AuditEntry, Context, Result};
use reeve_views::people::staff::may_play;
use reeve_views::rulings::now::{back, is_given_back, out};
use reeve_views::series::final_day::FinalDay;

/// The clause under which a player of a final day is disqualified in the series; none for who is not, and in every other tournament.
pub(crate) async fn clause_in_series(tx: &mut Tx, player: PlayerId) -> Result<Option<String>> {
    let Some((series, line)) = series_final::of_final_player(tx, player).await? else { return Ok(None) };
    let day = FinalDay::read(tx, series).await?;
    Ok(day.and_then(|day| day.clause_of(&line).map(str::to_owned)))
}

/// Brings the final day of the tournament's series in line ([`in_line`]), where it has one: wherever somebody is put out or comes back, and
/// wherever who is who is told by something else than before.
pub(crate) async fn follow(action: &mut Action, context: &Context<'_>) -> Result<()> {
    let here = action.tournament()?.id;
    follow_in(action, context, [here]).await
}

/// As [`follow`], for the players of several tournaments, who were said to be one person or two.
pub(crate) async fn follow_in(
    action: &mut Action,
    context: &Context<'_>,
    tournaments: impl IntoIterator<Item = TournamentId>,
) -> Result<()> {
    let mut all = BTreeSet::new();
    for id in tournaments {
        match series_final::of_final(&mut action.tx, id).await? {
            Some(freeze) => all.insert(freeze.series_id),
            None => series::of_event(&mut action.tx, id).await?.is_some_and(|series| all.insert(series.id)),
        };
    }
    for of in all {
        if in_line(action, context, of).await?.is_some_and(|day| !day.is_over()) {
            series::bump(&mut action.tx, of).await?;
            action.tx.emit(Event::Reload);
        }
    }
    Ok(())
}

/// Brings the final day of a series to what the rulings say now, under the lock of everything: who is out holds no place there and is
/// disqualified in its tournament too, and who is so no more comes back. A final day that is over stays as it is. Gives the final day as
/// it is then; none where the ranking is not frozen.
pub(crate) async fn in_line(action: &mut Action, context: &Context<'_>, of: SeriesId) -> Result<Option<FinalDay>> {
    let Some(day) = FinalDay::read(&mut action.tx, of).await? else { return Ok(None) };
    if day.is_over() {
        return Ok(Some(day));
    }
    let there = match &day.tournament {
        Some(made) => player::of_tournament(&mut action.tx, made.id).await?,
        None => Vec::new(),
    };
    let mut free = day.free();
    for line in &day.lines {
        let player = there.iter().find(|player| Some(player.id) == line.final_player_id);
        let kept = match (day.clause_of(line), player) {
            (Some(clause), player) => {
                if let Some(player) = player.filter(|player| player.state != PlayerState::Disqualified) {
                    keep(action, &day, &out(player, clause), AuditAction::DisqualifyPlayer).await?;
                }
                line.state.holds_a_place().then_some(FinalistState::Declined)
            }
            (None, Some(player)) => {
                let kept = comes_back(action, context, (&day, line), player, free).await?;
                free = free.saturating_sub(usize::from(kept.is_some()));
                kept
            }
            (None, None) => None,
        };
        if let Some(state) = kept {
            let line = SeriesFinalist { state, answered_at: Some(context.now), ..line.clone() };
            series_final::update_finalist(&mut action.tx, of, &line).await?;
        }
    }
    Ok(FinalDay::read(&mut action.tx, of).await?)
}

/// Brings a player of the final day back who was out, where the place is still free or the seats are public, when nobody else can have
/// taken it. Gives how the player stands in the ranking then, where that changes.
async fn comes_back(
    action: &mut Action,
    context: &Context<'_>,
    (day, line): (&FinalDay, &SeriesFinalist),
    player: &Player,
    free: usize,
) -> Result<Option<FinalistState>> {
    let was_out = player.state == PlayerState::Disqualified;
    let mut now = if was_out { back(player) } else { player.clone() };
    let returns = now.is_active() && !line.state.holds_a_place();
    let Some(made) = day.tournament.as_ref().filter(|_| returns || was_out) else { return Ok(None) };
    let staff = tournament::staff(&mut action.tx, made.id).await?;
    let person = &player.person;
    let may = may_play(&staff, &person.name, person.email.as_deref(), false).is_ok();
    let stays = returns && may && (day.has_begun() || free > 0);
    if returns && !stays {
        leave(context, made, &mut now);
    }
    if now != *player {
        let what = if was_out { AuditAction::LiftDisqualification } else { AuditAction::WithdrawPlayer };
        keep(action, day, &now, what).await?;
    }
    if let Some(since) = line.answered_at.filter(|_| stays) {
        let snapshot = Snapshot::of(&mut action.tx, made.clone()).await?;
        for decline in snapshot.declines.iter().filter(|one| is_given_back(&snapshot, one, &[now.id], since)) {
            lots::delete_decline(&mut action.tx, made.id, decline.stage, now.id).await?;
        }
    }
    Ok(stays.then_some(FinalistState::Accepted))
}

/// Stores a player of the final day, with a line in its log.
async fn keep(action: &mut Action, day: &FinalDay, player: &Player, what: AuditAction) -> Result<()> {
    player::update(&mut action.tx, player).await?;
    let entry = AuditEntry::new(what, subject(player.number));
    match &day.tournament {
        Some(made) if action.tournament().is_ok_and(|here| here.id == made.id) => action.add_entry(entry),
        Some(made) => action.change_other(made.clone(), entry),
        None => {}
    }
    Ok(())
}
