//! Corrections of final record sheets: what was stored, what the paper says, and the two people who said so.

use chrono::{DateTime, Utc};

use crate::{AccountId, CorrectionId, Error, TableId, TournamentId, Tx};
use reeve_rules::sheets::correction::{CorrectionRoles, CorrectionState};
use reeve_rules::tournament::vocabulary::{StaffRole, Stage};

/// A correction.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct SheetCorrection {
    /// Its number over all tables.
    pub id: CorrectionId,
    pub table_id: TableId,
    pub corrects_version: i64,
    /// What was stored then, as JSON; see [`SheetContent::read`](crate::sheet::SheetContent::read).
    pub stored: String,
    /// What the paper says, in the same form.
    pub paper: String,
    pub correction_state: CorrectionState,
    pub proposed_by: Option<AccountId>,
    /// The name of that account.
    pub proposer: Option<String>,
    /// Whether that was an organizer then.
    pub as_organizer: bool,
    /// Whether that was a judge then.
    pub as_judge: bool,
    pub proposed_at: DateTime<Utc>,
    /// Who confirmed or withdrew it.
    pub settled_by: Option<AccountId>,
    /// When it was confirmed or withdrawn.
    pub settled_at: Option<DateTime<Utc>>,
}

impl SheetCorrection {
    /// As what the first of the two took part then.
    pub fn roles(&self) -> CorrectionRoles {
        CorrectionRoles { organizer: self.as_organizer, judge: self.as_judge }
    }

    /// Whether this account proposed it; none where nobody knows who did.
    pub fn is_by(&self, account: Option<AccountId>) -> Option<bool> {
        self.proposed_by.map(|first| Some(first) == account)
    }
}

/// The columns of a correction, with the name of who proposed it.
macro_rules! columns {
    () => {
        "select sheet_correction.id, sheet_correction.table_id, sheet_correction.corrects_version, \
         sheet_correction.stored, sheet_correction.paper, sheet_correction.correction_state, \
         sheet_correction.proposed_by, account.name as proposer, sheet_correction.as_organizer, \
         sheet_correction.as_judge, sheet_correction.proposed_at, sheet_correction.settled_by, \
         sheet_correction.settled_at from sheet_correction \
         left join account on account.id = sheet_correction.proposed_by "
    };
}

/// Every correction of a table, the oldest first.
pub async fn of_table(tx: &mut Tx, table: TableId) -> Result<Vec<SheetCorrection>, Error> {
    tx.query(concat!(columns!(), "where sheet_correction.table_id = $1 order by sheet_correction.id"))
        .bind(table)
        .all()
        .await
}

/// The correction of a table that waits for the second of the two.
pub async fn proposed(tx: &mut Tx, table: TableId) -> Result<Option<SheetCorrection>, Error> {
    let all = of_table(tx, table).await?;
    Ok(all.into_iter().rev().find(|one| one.correction_state == CorrectionState::Proposed))
}

/// The roles in which the first of the two proposed a correction, as far as they have them still: an account that was switched
/// off has none.
pub async fn roles_kept(tx: &mut Tx, correction: &SheetCorrection) -> Result<CorrectionRoles, Error> {
    let now = roles(tx, correction, correction.proposed_by).await?;
    Ok(correction.roles().among(roles_in(&now, |_| true)))
}

/// The roles of an account in which it may be the second of the two: those that it had before a correction of this version of the sheet
/// was proposed first, also where that was withdrawn, and has still. Else whoever proposes it could give the role to somebody in between.
pub async fn roles_before(
    tx: &mut Tx,
    correction: &SheetCorrection,
    account: Option<AccountId>,
) -> Result<CorrectionRoles, Error> {
    let now = roles(tx, correction, account).await?;
    let all = of_table(tx, correction.table_id).await?;
    let same = all.iter().filter(|other| other.corrects_version == correction.corrects_version);
    let first = same.map(|other| other.proposed_at).min();
    Ok(roles_in(&now, |since| first.is_none_or(|first| since < first)))
}

/// The roles of an account in which it is another person than the first of the two as far as the staff goes: those that it had before
/// the sheet became final, or from somebody who had theirs before, or did not have it from the first one by way of others.
pub async fn roles_apart(
    tx: &mut Tx,
    correction: &SheetCorrection,
    account: Option<AccountId>,
) -> Result<CorrectionRoles, Error> {
    let now = roles(tx, correction, account).await?;
    let final_at: Option<DateTime<Utc>> = tx
        .query("select at from sheet_link where table_id = $1 order by link_number limit 1")
        .bind(correction.table_id)
        .optional_value::<Option<DateTime<Utc>>>()
        .await?
        .flatten();
    let Some(first) = correction.proposed_by else { return Ok(roles_in(&now, |_| true)) };
    let staff = LetIn { final_at, members: let_in(tx, correction, first).await?, first };
    let has = |role| now.iter().any(|one| one.role == role && !staff.is_by_first((account, Some(role)), LONGEST_CHAIN));
    Ok(CorrectionRoles { organizer: has(StaffRole::Organizer), judge: has(StaffRole::Judge) })
}

/// Who let whom in, at most by so many others.
const LONGEST_CHAIN: usize = 20;

/// The staff of a tournament, and who let them in.
struct LetIn {
    /// When the sheet became final, where that is known.
    final_at: Option<DateTime<Utc>>,
    members: Vec<LetInMember>,
    /// Who proposed the correction.
    first: AccountId,
}

#[derive(sqlx_macros::FromRow)]
struct LetInMember {
    account_id: AccountId,
    role: StaffRole,
    added_at: DateTime<Utc>,
    let_in_by: Option<AccountId>,
}

impl LetIn {
    /// Whether an account has a role, or any place on the staff, from the first one since the sheet became final. Who let somebody in
    /// and is not on the staff any more counts as let in so, too: nobody can tell. An administrator is on no staff, and never was.
    fn is_by_first(&self, (account, role): (Option<AccountId>, Option<StaffRole>), left: usize) -> bool {
        let Some(account) = account else { return false };
        let mut own = self.members.iter().filter(|one| one.account_id == account);
        let mut places = own.by_ref().filter(|one| role.is_none_or(|role| one.role == role)).peekable();
        if places.peek().is_none() || left == 0 {
            return true;
        }
        places.all(|one| {
            let is_later = self.final_at.is_none_or(|time| one.added_at >= time);
            let by = one.let_in_by;
            is_later && by.is_some_and(|by| by == self.first || self.is_by_first((Some(by), None), left - 1))
        })
    }
}

/// The staff of the tournament of a correction; administrators who let somebody in count as if they had been there all along.
async fn let_in(tx: &mut Tx, correction: &SheetCorrection, first: AccountId) -> Result<Vec<LetInMember>, Error> {
    tx.query(
        "select staff.account_id, staff.role, staff.added_at, \
         case when letter.is_admin and letter.id <> $2 then null else staff.let_in_by end as let_in_by from staff \
         join round on round.tournament_id = staff.tournament_id join game_table on game_table.round_id = round.id \
         left join account as letter on letter.id = staff.let_in_by where game_table.id = $1 \
         order by staff.account_id, staff.role",
    )
    .bind(correction.table_id)
    .bind(first)
    .all()
    .await
}

/// A role of an account.
#[derive(Debug, sqlx_macros::FromRow)]
struct HeldRole {
    role: StaffRole,
    added_at: DateTime<Utc>,
}

/// The roles of an account in the tournament of a correction.
async fn roles(tx: &mut Tx, correction: &SheetCorrection, account: Option<AccountId>) -> Result<Vec<HeldRole>, Error> {
    tx.query(
        "select staff.role, staff.added_at from staff join account on account.id = staff.account_id \
         join round on round.tournament_id = staff.tournament_id join game_table on game_table.round_id = round.id \
         where game_table.id = $1 and staff.account_id = $2 and account.disabled_at is null",
    )
    .bind(correction.table_id)
    .bind(account)
    .all()
    .await
}

fn roles_in(held: &[HeldRole], counts: impl Fn(DateTime<Utc>) -> bool) -> CorrectionRoles {
    let has = |role: StaffRole| held.iter().any(|one| one.role == role && counts(one.added_at));
    CorrectionRoles { organizer: has(StaffRole::Organizer), judge: has(StaffRole::Judge) }
}

/// Who gave an account its roles in the tournament of a correction, where that is known.
pub async fn let_in_by(tx: &mut Tx, correction: &SheetCorrection, account: AccountId) -> Result<Vec<AccountId>, Error> {
    tx.query(
        "select distinct staff.let_in_by from staff join round on round.tournament_id = staff.tournament_id \
         join game_table on game_table.round_id = round.id where game_table.id = $1 and staff.account_id = $2 \
         and staff.let_in_by is not null order by staff.let_in_by",
    )
    .bind(correction.table_id)
    .bind(account)
    .values()
    .await
}

/// Every correction of a tournament, in the order in which they were proposed.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<SheetCorrection>, Error> {
    tx.query(concat!(
        columns!(),
        "join game_table on game_table.id = sheet_correction.table_id join round on round.id = game_table.round_id \
         where round.tournament_id = $1 order by sheet_correction.id"
    ))
    .bind(id)
    .all()
    .await
}

/// A table whose correction waits for the second of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct WaitingTable {
    /// The stage of its round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
}

/// The tables of a tournament whose corrections wait for the second of the two, in the order in which they were proposed.
pub async fn waiting(tx: &mut Tx, id: TournamentId) -> Result<Vec<WaitingTable>, Error> {
    tx.query(
        "select round.stage, round.number as round_number, game_table.number as table_number from sheet_correction \
         join game_table on game_table.id = sheet_correction.table_id join round on round.id = game_table.round_id \
         where round.tournament_id = $1 and sheet_correction.correction_state = $2 order by sheet_correction.id",
    )
    .bind(id)
    .bind(CorrectionState::Proposed)
    .all()
    .await
}

/// The corrections of a tournament that were confirmed, in that order.
pub async fn confirmed(tx: &mut Tx, id: TournamentId) -> Result<Vec<SheetCorrection>, Error> {
    tx.query(concat!(
        columns!(),
        "join game_table on game_table.id = sheet_correction.table_id join round on round.id = game_table.round_id \
         where round.tournament_id = $1 and sheet_correction.correction_state = $2 \
         order by sheet_correction.settled_at, sheet_correction.id"
    ))
    .bind(id)
    .bind(CorrectionState::Confirmed)
    .all()
    .await
}

/// A correction that somebody proposes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCorrection {
    pub table_id: TableId,
    pub corrects_version: i64,
    /// What is stored, as JSON.
    pub stored: String,
    /// What the paper says, in the same form.
    pub paper: String,
    pub proposed_by: Option<AccountId>,
    pub as_organizer: bool,
    pub as_judge: bool,
    pub proposed_at: DateTime<Utc>,
}

/// Stores a proposal.
pub async fn insert(tx: &mut Tx, proposal: &NewCorrection) -> Result<(), Error> {
    tx.query(
        "insert into sheet_correction (table_id, corrects_version, stored, paper, correction_state, proposed_by, \
         as_organizer, as_judge, proposed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(proposal.table_id)
    .bind(proposal.corrects_version)
    .bind(proposal.stored.as_str())
    .bind(proposal.paper.as_str())
    .bind(CorrectionState::Proposed)
    .bind(proposal.proposed_by)
    .bind(proposal.as_organizer)
    .bind(proposal.as_judge)
    .bind(proposal.proposed_at)
    .execute()
    .await?;
    Ok(())
}

/// Notes that a correction was confirmed or withdrawn, and by whom.
pub async fn settle(
    tx: &mut Tx,
    id: CorrectionId,
    state: CorrectionState,
    by: Option<AccountId>,
    at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query("update sheet_correction set correction_state = $2, settled_by = $3, settled_at = $4 where id = $1")
        .bind(id)
        .bind(state)
        .bind(by)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}
