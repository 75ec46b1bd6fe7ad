//! Players come in by a file: kept first, looked at, then imported as a whole or not at all.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use reeve_files::fault::FormFault;
use reeve_files::text;
use reeve_files::{kept_list, spreadsheet};
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState};
use reeve_secret as secret;
use reeve_store::ban;
use reeve_store::ban::Ban;
use reeve_store::import_draft;
use reeve_store::import_draft::{DraftKind, ImportDraft};
use reeve_store::not_duplicates;
use reeve_store::player::{Person, Player};
use reeve_store::player_list;
use reeve_store::player_list::{ListedAgreement, NewPlayers, NextPersons, NextStandings};
use reeve_store::staff_note;
use reeve_store::{ImportDraftId, Snapshot, TournamentId};
use reeve_time_zone as time_zone;

use crate::action::TRIES;
use crate::background::apart;
use crate::people::import_doubles::{DoubleChoice, MeantBy};
use crate::people::import_plan::{ImportChoice, ImportPlan, LineOutcome, PlannedPlayer, plan};
use crate::people::player::Numbers;
use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, mail};
use reeve_views::people::bans::BannedPeople;
use reeve_views::people::now;

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
/// Errors: a fault at `file` where there is none, where it has more than `most` bytes or is no list, and where there is nothing
/// in it.
pub async fn keep_file(
    context: &Context<'_>,
    id: TournamentId,
    content: Option<Vec<u8>>,
    most: usize,
) -> Result<ImportDraftId> {
    let account = context.caller.account().ok_or(Error::Forbidden)?;
    let listed = match content {
        Some(content) => Some(apart(move || list_of(content, most)).await?),
        None => None,
    };
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    now::may_be_added(&snapshot)?;
    let listed = listed.ok_or_else(|| Error::fault("file", Refusal::FileEmpty))?;
    let content = listed.map_err(|fault| Error::fault("file", Refusal::FileUnreadable(fault)))?;
    let draft = import_draft::insert(&mut action.tx, id, account, DraftKind::Players, &content, context.now).await?;
    action.creates(draft);
    action
        .commit(AuditEntry::new(AuditAction::UploadPlayers, AuditSubject::Draft(draft)).after(&content.len()))
        .await?;
    Ok(draft)
}

/// What is kept of an uploaded file: a workbook's sheet as text, a text as it came.
fn list_of(content: Vec<u8>, most: usize) -> std::result::Result<Vec<u8>, FormFault> {
    if content.len() > most {
        return Err(FormFault::TooLarge { most });
    }
    let list = match spreadsheet::first_sheet(&content, &limits::PLAYERS_FILE) {
        Some(sheet) => sheet.map(|sheet| sheet.kept().into_bytes()),
        None => text::fault_of_whole(&content, &limits::PLAYERS_FILE).map_or(Ok(content), Err),
    };
    list.map(kept_list::packed)
}

/// A file that waits for its import, with what its plan depends on.
struct KeptFile {
    content: Vec<u8>,
    snapshot: Snapshot,
    banned: Vec<Ban>,
    /// The day at the tournament's place.
    today: NaiveDate,
}

impl KeptFile {
    async fn read(context: &Context<'_>, id: TournamentId, draft: ImportDraftId) -> Result<KeptFile> {
        let is_own = |draft: &ImportDraft| {
            draft.kind == DraftKind::Players && Some(draft.account_id) == context.caller.account()
        };
        let mut tx = context.db.read().await?;
        let draft = import_draft::by_id(&mut tx, id, draft).await?.filter(is_own).ok_or(Error::Missing)?;
        let snapshot = Snapshot::load(&mut tx, id).await?;
        let banned = ban::on_day(&mut tx, snapshot.tournament.starts_on).await?;
        let today = time_zone::local(context.now, &snapshot.tournament.time_zone).date_naive();
        Ok(KeptFile { content: draft.content, snapshot, banned, today })
    }

    fn plan(&self, choice: &ImportChoice) -> ImportPlan {
        let people = BannedPeople::of(&self.banned);
        let is_meant = |person: &&Person| !people.meaning(&person.name, person.email.as_deref()).is_empty();
        let plan = plan(&self.snapshot, &kept_list::unpacked(&self.content), choice, self.today);
        let banned = plan.coming().map(|row| &row.person).filter(is_meant).map(|person| person.name.clone()).collect();
        ImportPlan { banned, ..plan }
    }
}

/// What importing a kept file would do, worked out apart from the requests.
///
/// Error: [`Error::Missing`] where the file is gone, or is another's.
pub async fn look(
    context: &Context<'_>,
    id: TournamentId,
    draft: ImportDraftId,
    choice: ImportChoice,
) -> Result<ImportPlan> {
    let kept = KeptFile::read(context, id, draft).await?;
    apart(move || kept.plan(&choice)).await
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
    let how = ImportHow { choice: choice.clone(), seen: seen.to_owned(), leave_out };
    let ReadyImport { mut action, plan, first, rows } = match ready(context, id, draft, how).await? {
        Begun::Ready(ready) => *ready,
        Begun::Ended(ended) => return Ok(ended),
    };
    player_list::insert(&mut action.tx, id, first, PlayerSource::File, &rows.new, context.now).await?;
    player_list::insert_next_persons(&mut action.tx, &rows.changed).await?;
    player_list::update_standing(&mut action.tx, &rows.agreed).await?;
    not_duplicates::insert_numbered(&mut action.tx, id, &two_people(&plan, choice, first), context.now).await?;
    let new = (first..).zip(plan.coming()).filter_map(|(number, row)| Some((number, row.phone.as_deref()?)));
    let there = plan.phones.iter().map(|(number, phone)| (*number, phone.as_str()));
    staff_note::add_phones(&mut action.tx, id, &new.chain(there).collect::<Vec<_>>()).await?;
    let count = plan.coming().count();
    if by_mail && count > 0 {
        mail::queue_links(&mut action.tx, id, (first, i64::MAX), context.now).await?;
    }
    action.creates(count);
    let left_out = [LineOutcome::There, LineOutcome::LeftOut, LineOutcome::Declined]
        .map(|outcome| plan.count(outcome))
        .iter()
        .sum::<usize>();
    let changed: BTreeSet<i64> = plan.changed.keys().chain(plan.agreed_there.keys()).copied().collect();
    let agreed = plan.coming().filter(|row| row.agreed.is_some()).count() + plan.agreed_there.len();
    let after = (left_out, plan.faulty(), changed, agreed);
    action.commit(AuditEntry::new(AuditAction::ImportPlayers, AuditSubject::Players(count)).after(&after)).await?;
    Ok(PlayersImport::Done(count))
}

/// The new players, by number, of whom the organizer said that they are other people than those who are alike.
fn two_people(plan: &ImportPlan, choice: &ImportChoice, first: i64) -> Vec<(i64, i64)> {
    let numbers: BTreeMap<u64, i64> = plan.coming().map(|row| row.line).zip(first..).collect();
    let said = plan.coming().filter(|row| choice.doubles.get(&row.line) == Some(&DoubleChoice::Both));
    let pair = |row: &PlannedPlayer| {
        let other = match row.double.as_ref()?.of {
            MeantBy::Player(number) => number,
            MeantBy::Line(line) => *numbers.get(&line)?,
        };
        Some((other, *numbers.get(&row.line)?))
    };
    said.filter_map(pair).collect()
}

/// What the organizer said of an import that is to be carried out.
#[derive(Debug, Clone)]
struct ImportHow {
    choice: ImportChoice,
    /// The plan that was looked at, in short.
    seen: String,
    leave_out: bool,
}

/// What is stored of an import, ready before the writer is taken.
struct ImportRows {
    new: NewPlayers,
    changed: NextPersons,
    /// Players who are there and agreed.
    agreed: NextStandings,
}

/// An import that may begin.
struct ReadyImport {
    /// The lock of the tournament that the plan was made for.
    action: Action,
    plan: ImportPlan,
    /// The number of the first new player.
    first: i64,
    rows: ImportRows,
}

/// What came of beginning an import.
enum Begun {
    Ready(Box<ReadyImport>),
    Ended(PlayersImport),
}

/// What is to be imported, or why nothing is.
enum Planned {
    Whole(Box<ImportPlan>, ImportRows),
    Not(PlayersImport),
}

/// Plans an import and makes its rows ready before the lock is taken, so that nobody waits for that, and takes the lock of
/// the tournament as it was planned for. The file is forgotten with it.
async fn ready(context: &Context<'_>, id: TournamentId, draft: ImportDraftId, how: ImportHow) -> Result<Begun> {
    for tried in 1..=TRIES {
        // Planning may wait for other files, and others shall not wait with it; only the last try keeps them off.
        let turn = if tried == TRIES { Some(context.db.turn(id).await?) } else { None };
        let kept = KeptFile::read(context, id, draft).await?;
        now::may_be_added(&kept.snapshot)?;
        let version = kept.snapshot.tournament.version;
        let there = Numbers::of(&kept.snapshot);
        let this = how.clone();
        let (plan, rows) = match apart(move || planned(&kept, &this)).await?? {
            Planned::Whole(plan, rows) => (*plan, rows),
            Planned::Not(ended) => return Ok(Begun::Ended(ended)),
        };
        there.can_add(plan.coming().count())?;
        let unchanged = Action::begin_unchanged(context, id, version, Permission::Run).await?;
        let Some(mut action) = unchanged else { continue };
        if import_draft::delete(&mut action.tx, id, draft).await? {
            let first = there.highest + 1;
            turn.into_iter().for_each(|turn| action.keep_turn(turn));
            return Ok(Begun::Ready(Box::new(ReadyImport { action, plan, first, rows })));
        }
    }
    Err(Error::Stale)
}

/// Plans what was looked at, and makes the rows ready.
fn planned(kept: &KeptFile, how: &ImportHow) -> Result<Planned> {
    let plan = Box::new(kept.plan(&how.choice));
    if plan.seen(&how.choice) != how.seen {
        return Ok(Planned::Not(PlayersImport::Otherwise(plan)));
    }
    let faults_matter = !how.leave_out || !plan.readable;
    let agreed_to_nothing = plan.agreed.as_ref().is_some_and(|agreed| !agreed.faults.is_empty());
    if agreed_to_nothing || (faults_matter && !plan.faults.is_empty()) {
        return Ok(Planned::Not(PlayersImport::Faulty(plan)));
    }
    let state = |row: &PlannedPlayer| match row.outcome {
        LineOutcome::Waiting => PlayerState::Waiting,
        _ => PlayerState::Registered,
    };
    let listed = |row| (state(row), secret::link_token(), &row.person, row.agreed.as_ref());
    let new = NewPlayers::of(plan.coming().map(listed))?;
    let changed = NextPersons::of(plan.changed.values().map(|(id, person)| (*id, person)))?;
    let there = kept.snapshot.players.iter();
    let agreed = there.filter_map(|player| Some(agreed_to(player, plan.agreed_there.get(&player.number)?)));
    let agreed = NextStandings::of(&agreed.collect::<Vec<_>>())?;
    Ok(Planned::Whole(plan, ImportRows { new, changed, agreed }))
}

/// A player who agreed to what a list says.
fn agreed_to(player: &Player, agreed: &ListedAgreement) -> Player {
    let ListedAgreement { code_version, photo_version, at } = agreed.clone();
    Player { code_version, photo_version, agreed_at: Some(at), ..player.clone() }
}
