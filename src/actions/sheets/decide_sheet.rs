//! A judge decides a game: its record sheet is final from then on.

use std::collections::BTreeSet;

use reeve_limits as limits;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::sheets::{DisputeOutcome, StepRefusal, TableResult, check_decided, decision};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};
use reeve_store::TournamentId;
use reeve_store::sheet::{SheetContent, reason_of, save_decision};
use reeve_store::sheet_dispute;
use reeve_store::sheet_dispute::Settled;

use crate::rulings::pause_game::end_pauses;
use crate::sheets::TableAt;
use crate::sheets::count_players::count_again;
use crate::sheets::enter_result::judge_handles;
use crate::sheets::sign_sheet::author;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::standings::ranking;

/// What a judge decides, parsed but not checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecideSheet {
    pub at: TableAt,
    /// The version of the record sheet that the judge saw; 0 where there was no result yet.
    pub version: i64,
    /// The result that holds, with as many seats as the table has.
    pub result: TableResult,
    /// What the judge lets stand where who is said to have won was disqualified or withdrew in this very game, or that the game was not
    /// played.
    pub stands: Option<WhatStands>,
    /// The selection positions of those who did not come, of a game that is not counted.
    pub absent: BTreeSet<i64>,
    /// What happened, and why it is decided like this.
    pub reason: String,
    /// The winner's VP, stated again; asked for where something about the result is unusual.
    pub winner_vp: Option<i64>,
}

/// Decides a game (1.3.4): a player would not sign, the game was abandoned, or too few came to it. The result is final, and
/// the reason is kept with it. The same decision sent twice is stored once. Gives the version of the decided sheet.
///
/// Errors: [`Error::Faults`] at the field `reason`, at `not-played` where a single player is said to have played, and at `stands` where the winner is out and the judge did not say that the result
/// stands all the same; [`Error::Impossible`]; [`Error::Stale`] where somebody else has entered
/// something since; a refusal where the round is not being played, the sheet is final, or something is unusual and the winner's
/// VP were not stated again.
pub async fn decide_sheet(context: &Context<'_>, id: TournamentId, command: DecideSheet) -> Result<i64> {
    let mut action = Action::begin(context, id, Permission::DecideSheet).await?;
    let reason = decision::reason(&command.reason, limits::DECISION).map_err(|why| Error::fault("reason", why))?;
    let system = action.tournament()?.system.system();
    let (round, mut table) = command.at.load(&mut action).await?;
    let checked = check_decided(system, command.at.round.stage, &command.result).map_err(Error::Impossible)?;
    let sheet = table.sheet();
    let stands = table.row.sheet_state == SheetState::Decided && sheet.result == *checked.result();
    if stands && table.row.sheet_version == command.version.saturating_add(1) {
        let kept = reason_of(&mut action.tx, table.row.id, table.row.sheet_version).await?;
        return if kept.as_deref() == Some(reason.as_str()) { Ok(table.row.sheet_version) } else { Err(Error::Stale) };
    }
    let came = checked.result().present().count();
    if system.championship && command.at.round.stage == Stage::Prelim && came == 1 {
        return Err(Error::fault("not-played", StepRefusal::PlayedAlone));
    }
    judge_handles(system, command.at.round.stage, (&sheet.result, checked.result()))?;
    let decided = sheet.decide(round.state, &checked)?;
    if command.stands != Some(WhatStands::AsStated)
        && sheet.with_result(checked.result().clone()).winner_out().is_some()
    {
        return Err(Error::fault("stands", StepRefusal::StandsMissing));
    }
    if command.version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    decided.may_confirm(system, &ranking::rules_of(action.tournament()?), command.winner_vp)?;
    let before = (table.row.sheet_version > 0).then(|| SheetContent::of(system, &table));
    let not_counted = command.stands == Some(WhatStands::Nothing);
    let there = |result: &TableResult| result.present().count();
    let (was_there, is_there) = match not_counted {
        // Who played a game that is then not counted has played it.
        true => {
            (there(&sheet.result), table.seats.iter().filter(|seat| !command.absent.contains(&seat.position)).count())
        }
        false => (there(&sheet.result), there(&decided.result)),
    };
    table.row.stands = command.stands.filter(|_| not_counted || sheet.has_left());
    if not_counted {
        table.seats.iter_mut().for_each(|seat| seat.came = Some(!command.absent.contains(&seat.position)));
    }
    save_decision(&mut action.tx, system, &mut table, &decided, (author(context), &reason)).await?;
    end_pauses(&mut action, context, command.at.round, Some(command.at.table)).await?;
    if sheet.is_disputed() {
        let outcome = DisputeOutcome::Decided;
        let settled = Settled { outcome, by: context.caller.account(), at: context.now };
        sheet_dispute::settle(&mut action.tx, table.row.id, None, settled).await?;
    }
    if let Some(counted) = count_again(&mut action, context, &round, (was_there, is_there)).await? {
        action.add_entry(counted);
    }
    let entry =
        AuditEntry::new(AuditAction::DecideSheet, command.at.subject()).after(&SheetContent::of(system, &table));
    action.commit(before.iter().fold(entry, |entry, before| entry.before(before))).await?;
    Ok(table.row.sheet_version)
}
