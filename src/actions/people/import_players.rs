//! Players come in by a file: kept first, looked at, then imported as a whole or not at all.

use crate::files::text;
use crate::rules::tournament::vocabulary::{PlayerSource, PlayerState};
use crate::store::import_draft;
use crate::store::import_draft::{DraftKind, ImportDraft};
use crate::store::player;
use crate::store::player::Player;
use crate::store::{ImportDraftId, Snapshot, TournamentId, Tx};

use crate::actions::action::TRIES;
use crate::actions::apart::apart;
use crate::actions::people::import_plan::{ImportChoice, ImportPlan, LineOutcome, plan};
use crate::actions::people::player::{can_add, newcomer};
use crate::actions::people::refusal::Refusal;
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, mail};
use crate::views::people::now;

/// What came of an import.
#[derive(Debug)]
pub enum PlayersImport {
    /// This many players came in.
    Done(usize),
    /// Nothing was imported; the plan names every fault.
    Faulty(Box<ImportPlan>),
    /// Nothing was imported: the plan is no longer the one that was looked at.
    Otherwise(Box<ImportPlan>),
}

/// Keeps an uploaded file until its import, in place of an earlier one of the same account.
///
/// Errors: a fault at `file` where there is none, where it is no text, and where there is nothing in it.
pub async fn keep_file(context: &Context<'_>, id: TournamentId, content: Option<&[u8]>) -> Result<ImportDraftId> {
    let account = context.caller.account().ok_or(Error::Forbidden)?;
    let unreadable = content.and_then(text::fault_of_whole);
    let mut action = Action::begin(context, id, Permission::Run).await?;
    now::may_come_in(&action.snapshot().await?)?;
    let content = content.ok_or_else(|| Error::fault("file", Refusal::FileEmpty))?;
    if let Some(fault) = unreadable {
        return Err(Error::fault("file", Refusal::FileUnreadable(fault)));
    }
    let draft = import_draft::insert(&mut action.tx, id, account, DraftKind::Players, content, context.now).await?;
    action.creates(draft);
    action
        .commit(AuditEntry::new(AuditAction::UploadPlayers, AuditSubject::Draft(draft)).after(&content.len()))
        .await?;
    Ok(draft)
}

/// The file of a draft.
///
/// Error: [`Error::Missing`] where it is gone, or is another's.
pub async fn kept(context: &Context<'_>, id: TournamentId, draft: ImportDraftId) -> Result<ImportDraft> {
    own_draft(&mut context.db.read().await?, context, id, draft).await
}

async fn own_draft(tx: &mut Tx, context: &Context<'_>, id: TournamentId, draft: ImportDraftId) -> Result<ImportDraft> {
    let is_own =
        |draft: &ImportDraft| draft.kind == DraftKind::Players && Some(draft.account_id) == context.caller.account();
    import_draft::by_id(tx, id, draft).await?.filter(is_own).ok_or(Error::Missing)
}

/// What importing a file would do, worked out apart from the requests.
pub async fn plan_apart(snapshot: Snapshot, content: Vec<u8>, choice: ImportChoice) -> Result<ImportPlan> {
    apart(move || plan(&snapshot, &content, &choice)).await
}

/// Imports a kept file, as it was looked at: `seen` is what was seen then ([`ImportPlan::seen`]). With faults nothing is imported, unless `leave_out` says to leave the faulty lines
/// out; a file that could not be read as a whole is never imported. The file is forgotten once it is imported.
/// `by_mail`: mail is set up, so the private links go out by mail as well.
pub async fn import_players(
    context: &Context<'_>,
    id: TournamentId,
    draft: ImportDraftId,
    choice: &ImportChoice,
    seen: &str,
    (leave_out, by_mail): (bool, bool),
) -> Result<PlayersImport> {
    let Planned { mut action, plan } = planned(context, id, draft, choice).await?;
    if plan.seen(choice) != seen {
        return Ok(PlayersImport::Otherwise(Box::new(plan)));
    }
    let faults_matter = !leave_out || !plan.readable;
    if faults_matter && !plan.faults.is_empty() {
        return Ok(PlayersImport::Faulty(Box::new(plan)));
    }
    let mut numbers = Vec::new();
    for row in plan.coming() {
        let mut player = newcomer(context, id, PlayerSource::File, row.person.clone());
        if row.outcome == LineOutcome::Waiting {
            player.state = PlayerState::Waiting;
        }
        let (_, number) = player::insert(&mut action.tx, &player).await?;
        numbers.push(number);
    }
    for (id, person) in plan.changed.values() {
        let player = player::by_id(&mut action.tx, *id).await?.ok_or(Error::Stale)?;
        player::insert_next_person(&mut action.tx, &Player { person: person.clone(), ..player }).await?;
    }
    let count = numbers.len();
    if let Some(first) = numbers.first().filter(|_| by_mail) {
        mail::queue_links(&mut action.tx, id, (*first, i64::MAX), context.now).await?;
    }
    import_draft::delete(&mut action.tx, draft).await?;
    action.creates(count);
    let left_out = plan.count(LineOutcome::There) + plan.count(LineOutcome::LeftOut);
    let changed: Vec<i64> = plan.changed.keys().copied().collect();
    let after = (left_out, plan.faulty(), changed);
    action.commit(AuditEntry::new(AuditAction::ImportPlayers, AuditSubject::Players(count)).after(&after)).await?;
    Ok(PlayersImport::Done(count))
}

/// An import that may begin.
struct Planned {
    /// The lock of the tournament that the plan was made for.
    action: Action,
    plan: ImportPlan,
}

/// Plans an import before the lock is taken, so that nobody waits for the reading, and takes the lock of the tournament
/// as it was planned for.
async fn planned(
    context: &Context<'_>,
    id: TournamentId,
    draft: ImportDraftId,
    choice: &ImportChoice,
) -> Result<Planned> {
    for _ in 0..TRIES {
        let content = kept(context, id, draft).await?.content;
        let mut tx = context.db.read().await?;
        let snapshot = Snapshot::load(&mut tx, id).await?;
        drop(tx);
        now::may_come_in(&snapshot)?;
        let (version, there) = (snapshot.tournament.version, snapshot.players.len());
        let plan = plan_apart(snapshot, content, choice.clone()).await?;
        can_add(there, plan.coming().count())?;
        let unchanged = Action::begin_unchanged(context, id, version, Permission::Run).await?;
        let Some(mut action) = unchanged else { continue };
        if import_draft::by_id(&mut action.tx, id, draft).await?.is_some() {
            return Ok(Planned { action, plan });
        }
    }
    Err(Error::Stale)
}
