//! Players come in by a file: kept first, looked at, then imported as a whole or not at all.

use crate::store::drafts;
use crate::store::drafts::ImportDraft;
use crate::store::player;
use crate::rules::tournament::vocabulary::{PlayerState, Source};
use crate::store::{ImportDraftId, TournamentId};

use crate::actions::people::import_plan::{Choice, Outcome, Plan, plan};
use crate::actions::people::players::{newcomer, next_number};
use crate::actions::{Act, Desk, Error, Note, Result, Right, mail};
use crate::views::people::attendance;

/// What such drafts are called in the store.
const KIND: &str = "players";

/// What came of an import.
#[derive(Debug)]
pub enum Imported {
    /// So many players came in.
    Done(usize),
    /// Nothing was imported; the plan names every fault.
    Faulty(Box<Plan>),
}

/// Keeps an uploaded file until its import; an earlier one of the same account goes.
///
/// Errors: a fault at `file` where there is nothing in it.
pub async fn keep_file(desk: &Desk<'_>, id: TournamentId, content: &[u8]) -> Result<ImportDraftId> {
    let account = desk.caller.account().ok_or(Error::Forbidden)?;
    let mut act = Act::begin(desk, id, Right::Run).await?;
    attendance::takes_players(&act.snapshot().await?)?;
    if content.is_empty() {
        return Err(Error::fault("file", "Choose a file, or paste its lines."));
    }
    let draft = drafts::insert_import(&mut act.tx, id, account, KIND, content, desk.now).await?;
    act.made(draft);
    act.commit(Note::new("upload players", format!("draft {draft}")).after(&content.len())).await?;
    Ok(draft)
}

/// The file of a draft.
///
/// Error: [`Error::Missing`] where it is gone, or is another's.
pub async fn kept(desk: &Desk<'_>, id: TournamentId, draft: ImportDraftId) -> Result<ImportDraft> {
    let mut tx = desk.db.read().await?;
    let found = drafts::import(&mut tx, id, draft).await?;
    found.filter(|draft| draft.kind == KIND && Some(draft.account_id) == desk.caller.account()).ok_or(Error::Missing)
}

/// Imports a kept file. With faults nothing is imported, unless `leave_out` says to leave the faulty lines
/// out; a file that could not be read as a whole is never imported. The file is forgotten once it is imported.
/// `by_mail`: mail is set up, so the private links go out by mail as well.
pub async fn import_players(
    desk: &Desk<'_>,
    id: TournamentId,
    draft: ImportDraftId,
    choice: &Choice,
    (leave_out, by_mail): (bool, bool),
) -> Result<Imported> {
    let mut act = Act::begin(desk, id, Right::Run).await?;
    let found = drafts::import(&mut act.tx, id, draft).await?;
    let found = found.filter(|draft| draft.kind == KIND && Some(draft.account_id) == desk.caller.account());
    let content = found.ok_or(Error::Missing)?.content;
    let snapshot = act.snapshot().await?;
    attendance::takes_players(&snapshot)?;
    let plan = plan(&snapshot, &content, choice);
    let faults_matter = !leave_out || !plan.readable;
    if faults_matter && !plan.faults.is_empty() {
        return Ok(Imported::Faulty(Box::new(plan)));
    }
    let mut count = 0;
    for row in plan.coming() {
        let mut player = newcomer(desk, id, Source::File, row.person.clone());
        if row.outcome == Outcome::Waiting {
            player.state = PlayerState::Waiting;
        }
        player::insert(&mut act.tx, &player).await?;
        count += 1;
    }
    if by_mail {
        let first = next_number(&snapshot);
        mail::queue_links(&mut act.tx, id, (first, i64::MAX), desk.now).await?;
    }
    drafts::delete_import(&mut act.tx, draft).await?;
    act.made(count);
    let left_out = (plan.count(&Outcome::There), plan.faulty());
    act.commit(Note::new("import players", format!("{count} players")).after(&left_out)).await?;
    Ok(Imported::Done(count))
}
