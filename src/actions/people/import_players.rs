//! Players come in by a file: kept first, looked at, then imported as a whole or not at all.

use crate::rules::tournament::vocabulary::{PlayerSource, PlayerState};
use crate::store::import_draft;
use crate::store::import_draft::{DraftKind, ImportDraft};
use crate::store::player;
use crate::store::{ImportDraftId, TournamentId};

use crate::actions::people::import_plan::{ImportChoice, ImportPlan, LineOutcome, plan};
use crate::actions::people::players::{can_hold, newcomer, next_number, takes_players};
use crate::actions::people::refusal::Refusal;
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, mail};

/// What came of an import.
#[derive(Debug)]
pub enum PlayersImport {
    /// So many players came in.
    Done(usize),
    /// Nothing was imported; the plan names every fault.
    Faulty(Box<ImportPlan>),
}

/// Keeps an uploaded file until its import; an earlier one of the same account goes.
///
/// Errors: a fault at `file` where there is nothing in it.
pub async fn keep_file(context: &Context<'_>, id: TournamentId, content: &[u8]) -> Result<ImportDraftId> {
    let account = context.caller.account().ok_or(Error::Forbidden)?;
    let mut action = Action::begin(context, id, Permission::Run).await?;
    takes_players(&action.snapshot().await?)?;
    if content.is_empty() {
        return Err(Error::fault("file", Refusal::FileEmpty));
    }
    let draft = import_draft::insert(&mut action.tx, id, account, DraftKind::Players, content, context.now).await?;
    action.made(draft);
    action
        .commit(AuditEntry::new(AuditAction::UploadPlayers, AuditSubject::Draft(draft)).after(&content.len()))
        .await?;
    Ok(draft)
}

/// The file of a draft.
///
/// Error: [`Error::Missing`] where it is gone, or is another's.
pub async fn kept(context: &Context<'_>, id: TournamentId, draft: ImportDraftId) -> Result<ImportDraft> {
    let mut tx = context.db.read().await?;
    let found = import_draft::by_id(&mut tx, id, draft).await?;
    found
        .filter(|draft| draft.kind == DraftKind::Players && Some(draft.account_id) == context.caller.account())
        .ok_or(Error::Missing)
}

/// Imports a kept file. With faults nothing is imported, unless `leave_out` says to leave the faulty lines
/// out; a file that could not be read as a whole is never imported. The file is forgotten once it is imported.
/// `by_mail`: mail is set up, so the private links go out by mail as well.
pub async fn import_players(
    context: &Context<'_>,
    id: TournamentId,
    draft: ImportDraftId,
    choice: &ImportChoice,
    (leave_out, by_mail): (bool, bool),
) -> Result<PlayersImport> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let found = import_draft::by_id(&mut action.tx, id, draft).await?;
    let found =
        found.filter(|draft| draft.kind == DraftKind::Players && Some(draft.account_id) == context.caller.account());
    let content = found.ok_or(Error::Missing)?.content;
    let snapshot = action.snapshot().await?;
    takes_players(&snapshot)?;
    let plan = plan(&snapshot, &content, choice);
    can_hold(&snapshot, plan.coming().count())?;
    let faults_matter = !leave_out || !plan.readable;
    if faults_matter && !plan.faults.is_empty() {
        return Ok(PlayersImport::Faulty(Box::new(plan)));
    }
    let mut count = 0;
    for row in plan.coming() {
        let mut player = newcomer(context, id, PlayerSource::File, row.person.clone());
        if row.outcome == LineOutcome::Waiting {
            player.state = PlayerState::Waiting;
        }
        player::insert(&mut action.tx, &player).await?;
        count += 1;
    }
    if by_mail {
        let first = next_number(&snapshot);
        mail::queue_links(&mut action.tx, id, (first, i64::MAX), context.now).await?;
    }
    import_draft::delete(&mut action.tx, draft).await?;
    action.made(count);
    let left_out = (plan.count(&LineOutcome::There), plan.faulty());
    action.commit(AuditEntry::new(AuditAction::ImportPlayers, AuditSubject::Players(count)).after(&left_out)).await?;
    Ok(PlayersImport::Done(count))
}
