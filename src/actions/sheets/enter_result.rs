//! Enter the result of a table, and with it mark its record sheet as signed on paper.

use reeve_rules::games::System;
use reeve_rules::sheets::check::is_shared_on_time;
use reeve_rules::sheets::notes::NoteRefusal;
use reeve_rules::sheets::{Sheet, StepRefusal, TableResult, Warning, check};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};
use reeve_store::TournamentId;
use reeve_store::sheet::{SheetContent, entered_by, save};
use reeve_store::snapshot::Table;
use reeve_views::sheets::own;

use crate::people::news::queue_to_sign;
use crate::rulings::pause_game::end_pauses;
use crate::sheets::TableAt;
use crate::sheets::count_players::count_again;
use crate::sheets::note_game::note_claim;
use crate::sheets::own_sheet::may_act;
use crate::sheets::sign_sheet::{author, rules_now, sign_on_paper};
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result, Who};
use reeve_views::standings::ranking;

/// What was entered, parsed but not checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnterResult {
    pub at: TableAt,
    /// The version of the record sheet that the person saw; 0 where there was no result yet.
    pub version: i64,
    /// The result, with as many seats as the table has.
    pub result: TableResult,
    /// Whether every seat has signed it on paper, too. Where something is unusual the result is stored unsigned, so
    /// that somebody looks at it first.
    pub signed: bool,
    /// Whether it is ticked that the winner claimed victory on the own turn (3.0.14); none where nothing was asked.
    pub claimed: Option<bool>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// The version of the record sheet now.
    pub version: i64,
    /// What is unusual about the result that was stored, by seat from 0.
    pub warnings: Vec<Warning>,
    /// Whether it is another result than before. Where it isn't, the person has seen the warnings.
    pub changed: bool,
}

/// Enters or changes a result: judges, organizers and administrators at any table; a player enters the first one at their
/// own, where the tournament lets them, and changes it until somebody signs it or objects. The same result sent twice is stored once. Signatures of another result are cleared.
///
/// Errors: [`Error::Impossible`]; [`Error::Stale`] where somebody else has entered something since; a refusal where the
/// round is not being played, the sheet is final (1.3.4), a player can't, or the winner is out and only a judge names another; [`Error::Forbidden`] where it is to be marked as
/// signed too, by somebody who may not do that.
pub async fn enter_result(context: &Context<'_>, id: TournamentId, command: EnterResult) -> Result<Entered> {
    let mut action = Action::begin(context, id, Permission::EnterResult).await?;
    if command.signed && !action.roles.may(Permission::SignPaper) {
        return Err(Error::Forbidden);
    }
    let system = action.tournament()?.system.system();
    let (round, mut table) = command.at.load(&mut action).await?;
    own_table_only(context, &table)?;
    let sheet = table.sheet();
    if let Who::Player { player, .. } = context.caller.who {
        own::may_enter_at_all(action.tournament()?)?;
        may_act(&mut action, player).await?;
    }
    sheet.may_submit(round.state)?;
    let checked = check(system, &command.result).map_err(Error::Impossible)?;
    let rules = ranking::rules_of(action.tournament()?);
    let shared = is_shared_on_time(&rules, checked.result()).map_err(|refusal| Error::Impossible(vec![refusal]))?;
    judge_handles(system, command.at.round.stage, (&sheet.result, checked.result()))?;
    let submitted = sheet.submit(round.state, &checked)?;
    let new = table.row.sheet_version == 0 || submitted.result != sheet.result;
    // Who sends the same again saw the version before it.
    let sent_twice = !new && command.version >= 0 && command.version + 1 == table.row.sheet_version;
    if command.version != table.row.sheet_version && !sent_twice {
        return Err(Error::Stale);
    }
    if let Who::Player { player, .. } = context.caller.who
        && new
    {
        let mine = entered_by(&mut action.tx, table.row.id).await? == Some(player);
        sheet.may_enter_own(round.state, mine)?;
    }
    if shared && new && !action.roles.may(Permission::DecideSheet) {
        return Err(StepRefusal::JudgeNamesWinner.into());
    }
    if !action.roles.may(Permission::DecideSheet) {
        sheet.may_replace(&submitted.result)?;
    }
    let mut entries = Vec::new();
    if new {
        let before = SheetContent::of(system, &table);
        let first = table.row.sheet_version == 0;
        save(&mut action.tx, system, &mut table, &submitted, author(context)).await?;
        // A game with a result is over, and so is its pause.
        end_pauses(&mut action, context, command.at.round, Some(command.at.table)).await?;
        let entry =
            AuditEntry::new(AuditAction::EnterResult, command.at.subject()).after(&SheetContent::of(system, &table));
        entries.extend(cleared(&command, &sheet, &submitted));
        entries.push(if first { entry } else { entry.before(&before) });
        let there = |sheet: &Sheet| sheet.result.present().count();
        entries.extend(count_again(&mut action, context, &round, (there(&sheet), there(&submitted))).await?);
    }
    if let Some(claimed) = command.claimed {
        entries.extend(note_claim(&mut action, id, command.at, claimed).await?);
    }
    let warnings = table.sheet().warnings(system, &rules_now(&mut action, context, &round, &table).await?);
    if command.signed && warnings.is_empty() {
        entries.push(sign_on_paper(&mut action, context, (command.at, &round), &mut table, None).await?);
    }
    if new && table.sheet().state == SheetState::Submitted {
        queue_to_sign(&mut action.tx, table.row.id, context.caller.player(), context.now).await?;
    }
    if let Some(last) = entries.pop() {
        entries.into_iter().for_each(|entry| action.add_entry(entry));
        action.commit(last).await?;
    }
    Ok(Entered { version: table.row.sheet_version, warnings, changed: new })
}

/// What the audit log says of signatures that went with the result that they were under: their positions.
fn cleared(command: &EnterResult, before: &Sheet, after: &Sheet) -> Option<AuditEntry> {
    let positions: Vec<i64> = before
        .signed_unlike(after)
        .filter_map(|seat| before.result.seats.get(seat))
        .map(|seat| seat.position)
        .collect();
    let entry = || AuditEntry::new(AuditAction::ClearSignatures, command.at.subject()).before(&positions);
    (!positions.is_empty()).then(entry)
}

/// In the final nobody but a judge handles the resource cards (2.0.4); what an earlier version stored stays.
///
/// Error: a fault at `handler`.
pub(super) fn judge_handles(
    system: &System,
    stage: Stage,
    (before, after): (&TableResult, &TableResult),
) -> Result<()> {
    let may = after.handler.is_none_or(|handler| handler.may_be_in(stage)) || after.handler == before.handler;
    match system.championship && !may {
        true => Err(Error::fault("handler", StepRefusal::Note(NoteRefusal::JudgeHandles))),
        false => Ok(()),
    }
}

fn own_table_only(context: &Context<'_>, table: &Table) -> Result<()> {
    match context.caller.who {
        Who::Player { player, .. } if table.seats.iter().all(|seat| seat.player_id != player) => Err(Error::Forbidden),
        _ => Ok(()),
    }
}
