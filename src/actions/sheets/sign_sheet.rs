//! Mark a record sheet as signed on paper: it is final from then on.

use crate::rules::tournament::vocabulary::{RoundState, SheetState};
use crate::store::{TournamentId, round};

use crate::actions::sheets::enter_result::{Content, TableAt, keep_version, refused, sheet_of};
use crate::actions::{Action, AuditEntry, Context, Error, Permission, Result};

/// Marks that every seat signed the record sheet on paper. `version` is the version of the sheet that the
/// person saw, so that nobody signs a result they have not read. Gives the version of the signed sheet.
///
/// Errors: [`Error::Stale`] where the result changed since; a refusal where there is no result yet or the sheet
/// is final already (1.3.4), or the round is not being played.
pub async fn sign_sheet(context: &Context<'_>, id: TournamentId, at: TableAt, version: i64) -> Result<i64> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let rounds = action.rounds().await?;
    let (round, table) = at.find(&rounds)?;
    let sent_twice = table.row.sheet_state == SheetState::Signed && table.row.sheet_version == version + 1;
    if sent_twice {
        return Ok(table.row.sheet_version);
    }
    sheet_of(table).sign_on_paper().map_err(refused)?;
    if round.row.state != RoundState::Playing {
        return Err(Error::refused("This round is not being played, so its sheets can't be signed."));
    }
    if version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    let mut row = table.row.clone();
    row.sheet_state = SheetState::Signed;
    row.sheet_version += 1;
    row.signed_at = Some(context.now);
    round::update_table(&mut action.tx, &row).await?;
    keep_version(&mut action, context, &row, &Content::of(table)).await?;
    action.commit(AuditEntry::new("sign sheet on paper", at.subject()).before(&"submitted").after(&"signed")).await?;
    Ok(row.sheet_version)
}
