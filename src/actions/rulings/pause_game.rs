//! A judge pauses a game for an emergency call of a player, and lets it go on (2.1.7): two rulings, of which the second refers
//! to the first. A pause that nobody ended ends with the game.

use chrono::{DateTime, Utc};

use reeve_limits as limits;
use reeve_rules::rulings::call::CallRefusal;
use reeve_rules::rulings::clauses::{Clause, Matter};
use reeve_rules::rulings::penalty::{Penalty, Reported};
use reeve_store::ruling;
use reeve_store::ruling::{KeptRuling, RulingRow};
use reeve_store::{TournamentId, Tx};
use reeve_views::rounds::RoundAt;
use reeve_views::rulings::judge_board::{PausedGame, may_pause, paused_games, paused_in};
use reeve_views::rulings::now::RuledPlayerRefusal;

use crate::rulings::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result};

/// Pauses the game of a table.
///
/// Errors: [`Missing`](crate::Error::Missing); a refusal where the game is not being played, or is paused.
pub async fn pause_game(context: &Context<'_>, id: TournamentId, at: TableAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Rule).await?;
    let (round, table) = at.load(&mut action).await?;
    if !may_pause(round.state, table.row.sheet_state) {
        return Err(Refusal::from(CallRefusal::NotPlayed).into());
    }
    if paused_at(&mut action.tx, id, at).await?.is_some() {
        return Err(Refusal::from(CallRefusal::PausedAlready).into());
    }
    keep(action, context, id, at, None).await
}

/// Says that the game of a table goes on.
///
/// Error: a refusal where it is not paused.
pub async fn resume_game(context: &Context<'_>, id: TournamentId, at: TableAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Rule).await?;
    let paused = paused_at(&mut action.tx, id, at).await?.ok_or(Refusal::from(CallRefusal::NotPaused))?;
    keep(action, context, id, at, Some((paused.ruling, paused.since))).await
}

/// The pause of the game of a table, while it lasts.
async fn paused_at(tx: &mut Tx, id: TournamentId, at: TableAt) -> Result<Option<PausedGame>> {
    let steps = ruling::pauses_of(tx, id, (at.round.stage, at.round.number, at.table)).await?;
    Ok(paused_games(&steps).into_iter().next())
}

/// Ends the pauses of a round that are open, or that of one of its tables: its result is in, or its games are not on any more.
/// Nobody ruled so, so the end has no judge. Where there are as many rulings as are kept, none is added.
pub(crate) async fn end_pauses(
    action: &mut Action,
    context: &Context<'_>,
    round: RoundAt,
    table: Option<i64>,
) -> Result<()> {
    let id = action.tournament()?.id;
    let open = paused_in(&mut action.tx, id, round).await?;
    for pause in open.into_iter().filter(|pause| table.is_none_or(|table| table == pause.table)) {
        // A result is not refused because there is no room to say that a pause before it is over.
        let Some(number) = room_for_next(&mut action.tx, id).await? else { break };
        let at = TableAt { round, table: pause.table };
        let since = Some((pause.ruling, pause.since));
        let row = RulingRow { judged_by: None, ..row_of(context, number, at, since) };
        ruling::insert(&mut action.tx, id, &KeptRuling { row, players: Vec::new() }).await?;
        action.add_entry(AuditEntry::new(AuditAction::ResumeGame, at.subject()));
    }
    Ok(())
}

/// Keeps the beginning of a pause, or the end of the one that a ruling began, and since when.
async fn keep(
    mut action: Action,
    context: &Context<'_>,
    id: TournamentId,
    at: TableAt,
    before: Option<(i64, DateTime<Utc>)>,
) -> Result<()> {
    let number = next_number(&mut action.tx, id).await?;
    let row = row_of(context, number, at, before);
    ruling::insert(&mut action.tx, id, &KeptRuling { row, players: Vec::new() }).await?;
    let what = if before.is_some() { AuditAction::ResumeGame } else { AuditAction::PauseGame };
    action.add_entry(AuditEntry::new(what, at.subject()));
    action.commit(AuditEntry::new(AuditAction::LogRuling, AuditSubject::Ruling(number))).await?;
    Ok(())
}

/// The ruling that begins a pause, or ends the one that an earlier ruling began.
fn row_of(context: &Context<'_>, number: i64, at: TableAt, before: Option<(i64, DateTime<Utc>)>) -> RulingRow {
    RulingRow {
        ruling_number: number,
        stage: Some(at.round.stage),
        round_number: Some(at.round.number),
        table_number: Some(at.table),
        clause: Clause::PAUSE,
        matter: Matter::Conduct,
        conduct_kind: None,
        given_to: None,
        reported: Reported::AtOnce,
        reported_at: context.now,
        report: String::new(),
        decision: String::new(),
        penalty: Penalty::None,
        refers_to: before.map(|(earlier, _)| earlier),
        lifts: false,
        paused_at: before.map(|(_, since)| since).or(Some(context.now)),
        resumed_at: before.is_some().then_some(context.now),
        call_id: None,
        judged_by: context.caller.account(),
        judge: None,
        judged_at: context.now,
    }
}

/// The number of the next ruling.
///
/// Error: a refusal where there are as many as are kept.
pub(crate) async fn next_number(tx: &mut Tx, id: TournamentId) -> Result<i64> {
    let full = || Refusal::from(RuledPlayerRefusal::TooMany { most: limits::RULINGS });
    Ok(room_for_next(tx, id).await?.ok_or_else(full)?)
}

/// The number of the next ruling; none where there are as many as are kept. They are numbered from 1, and none is ever deleted.
async fn room_for_next(tx: &mut Tx, id: TournamentId) -> Result<Option<i64>> {
    let next = ruling::last_number(tx, id).await? + 1;
    Ok(Some(next).filter(|next| usize::try_from(*next).is_ok_and(|next| next <= limits::RULINGS)))
}
