//! Correct a slip of the pen in a final record sheet: an organizer and a judge, two people, both say what the signed paper says.

use reeve_rules::sheets::check::is_shared_on_time;
use serde::Serialize;

use reeve_rules::sheets::correction::{CorrectionRoles, CorrectionState, SecondPerson, corrected, may_confirm};
use reeve_rules::sheets::{Sheet, check_as};
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::sheet::{SheetContent, save};
use reeve_store::sheet_correction::{NewCorrection, SheetCorrection};
use reeve_store::snapshot::Table;
use reeve_store::{AccountId, CorrectionId, TournamentId, Tx, sheet_correction, sheet_link, sheet_signature};
use reeve_views::sheets::signing::{confirmable, correction};
use reeve_views::standings::ranking;

use crate::sheets::TableAt;
use crate::sheets::refusal::Refusal;
use crate::sheets::sign_sheet::author;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// What the signed paper says, in the eyes of the first of the two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposeCorrection {
    pub at: TableAt,
    /// The version of the sheet that the person saw.
    pub version: i64,
    /// The VP of each seat, in the order of the positions.
    pub vp: Vec<Option<i64>>,
    /// The position of the winner.
    pub winner: Option<i64>,
}

/// A correction that somebody saw on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettleCorrection {
    pub at: TableAt,
    pub correction: CorrectionId,
}

/// Notes what the signed paper says of a final sheet. Nothing is changed by it, until somebody else confirms it.
///
/// Errors: [`Error::Stale`] where the sheet changed since; [`Error::Impossible`] where no game gives such a result; a refusal
/// where the sheet is not final or was not signed on paper, nothing differs, a correction waits already, or the tournament has none.
pub async fn propose_correction(context: &Context<'_>, id: TournamentId, command: ProposeCorrection) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::CorrectSheet).await?;
    let system = action.tournament()?.system.system();
    let (_, table) = command.at.load(&mut action).await?;
    may_correct(&mut action, &table).await?;
    if sheet_correction::proposed(&mut action.tx, table.row.id).await?.is_some() {
        return Err(Refusal::CorrectionWaits.into());
    }
    if command.version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    let paper = corrected(&table.sheet().result, &command.vp, command.winner)?;
    check_as(system, (command.at.round.stage, table.row.sheet_state), &paper).map_err(Error::Impossible)?;
    if table.row.sheet_state != SheetState::Decided {
        let rules = ranking::rules_of(action.tournament()?);
        is_shared_on_time(&rules, &paper).map_err(|refusal| Error::Impossible(vec![refusal]))?;
    }
    let stored = SheetContent::of(system, &table);
    let paper = stored.with(paper);
    let (stored_json, paper_json) = (json(&stored)?, json(&paper)?);
    let proposal = NewCorrection {
        table_id: table.row.id,
        corrects_version: table.row.sheet_version,
        stored: stored_json,
        paper: paper_json,
        proposed_by: context.caller.account(),
        as_organizer: action.roles.organizer,
        as_judge: action.roles.judge,
        proposed_at: context.now,
    };
    sheet_correction::insert(&mut action.tx, &proposal).await?;
    let entry = AuditEntry::new(AuditAction::ProposeCorrection, command.at.subject());
    action.commit(entry.before(&stored).after(&paper)).await?;
    Ok(())
}

/// The second of the two found the same on the paper: the result is corrected, the version before is kept, and the digest chain
/// has a further link.
///
/// Errors: [`Error::Stale`] where the correction does not wait any more; a refusal where it is the first person again, where that
/// one is not on the staff any more, where not one of the two is an organizer and one a judge, the second since before it was proposed
/// and not let in by the first one since the sheet became final, or what waits is no correction of the sheet as it stands.
pub async fn confirm_correction(context: &Context<'_>, id: TournamentId, command: SettleCorrection) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::CorrectSheet).await?;
    let system = action.tournament()?.system.system();
    let (_, table) = command.at.load(&mut action).await?;
    may_correct(&mut action, &table).await?;
    let proposal = waiting(&mut action, &table, command.correction).await?;
    let account = context.caller.account();
    let second = SecondPerson {
        now: CorrectionRoles { organizer: action.roles.organizer, judge: action.roles.judge },
        before: sheet_correction::roles_before(&mut action.tx, &proposal, account).await?,
        apart: sheet_correction::roles_apart(&mut action.tx, &proposal, account).await?,
        proposed_it: proposal.is_by(account),
    };
    let first = sheet_correction::roles_kept(&mut action.tx, &proposal).await?;
    may_confirm(first, second)?;
    let before = SheetContent::of(system, &table);
    let paper = confirmable(system, command.at.round.stage, &table, &proposal)?.result;
    let mut table = table;
    let sheet = Sheet { result: paper, ..table.sheet() };
    save(&mut action.tx, system, &mut table, &sheet, author(context)).await?;
    sheet_link::correct(&mut action.tx, id, table.row.id, context.now).await?;
    let by = context.caller.account();
    sheet_correction::settle(&mut action.tx, proposal.id, CorrectionState::Confirmed, by, context.now).await?;
    let let_in_by = match account {
        Some(account) => sheet_correction::let_in_by(&mut action.tx, &proposal, account).await?,
        None => Vec::new(),
    };
    let let_in_by = let_in_by.into_iter().map(|account| LetInBy { account }).collect();
    let after = ConfirmedSheet { result: SheetContent::of(system, &table), let_in_by };
    let entry = AuditEntry::new(AuditAction::ConfirmCorrection, command.at.subject());
    action.commit(entry.before(&before).after(&after)).await?;
    Ok(())
}

/// What the log says of a correction that was confirmed.
#[derive(Serialize)]
struct ConfirmedSheet {
    #[serde(flatten)]
    result: SheetContent,
    /// Who gave the second of the two the roles, where that is known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    let_in_by: Vec<LetInBy>,
}

#[derive(Serialize)]
struct LetInBy {
    account: AccountId,
}

/// Takes a proposal back: the paper says what is stored after all. Nothing was changed by it.
///
/// Error: [`Error::Stale`] where it does not wait any more.
pub async fn withdraw_correction(context: &Context<'_>, id: TournamentId, command: SettleCorrection) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::CorrectSheet).await?;
    let (_, table) = command.at.load(&mut action).await?;
    let proposal = waiting(&mut action, &table, command.correction).await?;
    let by = context.caller.account();
    sheet_correction::settle(&mut action.tx, proposal.id, CorrectionState::Withdrawn, by, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::WithdrawCorrection, command.at.subject())).await?;
    Ok(())
}

/// Refuses while a correction of the tournament waits: what goes on from the ranking waits until it is settled.
pub(crate) async fn none_waits(tx: &mut Tx, id: TournamentId) -> Result<()> {
    let waiting = sheet_correction::waiting(tx, id).await?;
    if waiting.is_empty() { Ok(()) } else { Err(Refusal::CorrectionFirst.into()) }
}

/// Refuses where the sheet of a table is not final, nobody signed it on paper, or the tournament corrects none.
async fn may_correct(action: &mut Action, table: &Table) -> Result<()> {
    let signatures = sheet_signature::of_table(&mut action.tx, table.row.id).await?;
    let setting = action.tournament()?.settings.transcription_fix;
    Ok(correction(setting, table.row.sheet_state, &signatures)?)
}

/// The correction of a table that waits, if it is the one that the person saw.
async fn waiting(action: &mut Action, table: &Table, seen: CorrectionId) -> Result<SheetCorrection> {
    let proposal = sheet_correction::proposed(&mut action.tx, table.row.id).await?;
    proposal.filter(|proposal| proposal.id == seen).ok_or(Error::Stale)
}

fn json(content: &SheetContent) -> Result<String> {
    serde_json::to_string(content).map_err(|error| Error::Store(reeve_store::Error::broken(error)))
}
