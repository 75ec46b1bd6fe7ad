//! Assign a judge to tables, and take the judge off them.

use serde_json::json;

use reeve_limits as limits;
use reeve_rules::rulings::duty::DutyTables;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::vocabulary::{StaffRole, Stage};
use reeve_store::{AccountId, DutyId, TournamentId, judge_duty, round, tournament};
use reeve_views::rounds::prelims;

use crate::duty::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// What stands in the field of the round for the whole day.
pub const EVERY_ROUND: &str = "every";

/// A line of the duty list, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedDuty {
    /// The number of the judge's account.
    pub judge: String,
    /// The round, such as `prelim-2`, or [`EVERY_ROUND`].
    pub round: String,
    /// The first table; empty: 1.
    pub first: String,
    /// The last table; empty: the highest there can be.
    pub last: String,
}

/// What a round is called in the field: `prelim-2`.
pub fn round_code(stage: Stage, number: i64) -> String {
    format!("{stage}-{number}")
}

impl TypedDuty {
    /// The tables; every fault by its field. Whether there is such a round and such a judge is asked elsewhere.
    fn read(&self) -> std::result::Result<DutyTables, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut table = |field: &str, typed: &str, empty: i64| {
            let typed = typed.trim();
            let number = if typed.is_empty() { Some(empty) } else { typed.parse().ok() };
            let number = number.filter(|number| bounds::TABLE.contain(*number));
            if number.is_none() {
                faults.push(Fault::new(field, Refusal::NoTable { most: bounds::TABLE.most }));
            }
            number.unwrap_or(empty)
        };
        let first = table("first_table", &self.first, bounds::TABLE.least);
        let last = table("last_table", &self.last, bounds::TABLE.most);
        if faults.is_empty() && last < first {
            faults.push(Fault::new("last_table", Refusal::TablesBackwards));
        }
        let round = match self.round.as_str() {
            EVERY_ROUND => None,
            code => match code.split_once('-').and_then(|(stage, number)| {
                Some((Stage::from_code(stage)?, number.parse().ok().filter(|number| bounds::ROUND.contain(*number))?))
            }) {
                Some(round) if round_code(round.0, round.1) == code => Some(round),
                _ => {
                    faults.push(Fault::new("round", Refusal::NoSuchRound));
                    None
                }
            },
        };
        if faults.is_empty() { Ok(DutyTables { round, first, last }) } else { Err(faults) }
    }
}

/// Adds a line to the duty list.
///
/// Errors: faults at `judge`, `round`, `first_table` and `last_table`; a refusal where the line is there already, or there is no
/// room for more.
pub async fn assign(context: &Context<'_>, id: TournamentId, typed: &TypedDuty) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let read = typed.read();
    let mut faults = read.as_ref().err().cloned().unwrap_or_default();
    let judge = judge(&mut action, id, &typed.judge).await?;
    if judge.is_none() {
        faults.push(Fault::new("judge", Refusal::NotAJudge));
    }
    let (Ok(tables), Some(judge)) = (read, judge) else { return Err(Error::Faults(faults)) };
    if let Some(wanted) = tables.round {
        let planned = (1..=prelims::planned(action.tournament()?)).map(|number| (Stage::Prelim, number));
        let rounds = round::of_tournament(&mut action.tx, id).await?;
        let mut known = rounds.iter().map(|round| (round.stage, round.number)).chain(planned);
        if !known.any(|round| round == wanted) && !is_later(wanted) {
            return Err(Error::fault("round", Refusal::NoSuchRound));
        }
    }
    let lines = judge_duty::of_tournament(&mut action.tx, id).await?;
    if lines.iter().any(|line| line.account_id == judge && line.tables() == tables) {
        return Err(Refusal::OnDutyAlready.into());
    }
    if lines.len() >= limits::DUTIES {
        return Err(Refusal::TooManyDuties { most: limits::DUTIES }.into());
    }
    judge_duty::insert(&mut action.tx, id, judge, tables).await?;
    let entry = AuditEntry::new(AuditAction::AssignDuty, AuditSubject::Account(judge));
    action.commit(entry.after(&logged(tables))).await?;
    Ok(())
}

/// Whether it is the one round of a later stage, which every tournament may have.
fn is_later((stage, number): (Stage, i64)) -> bool {
    stage != Stage::Prelim && number == 1
}

/// Takes a line off the duty list.
///
/// Error: [`Error::Stale`] where it is not there any more.
pub async fn take_off(context: &Context<'_>, id: TournamentId, duty: DutyId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let lines = judge_duty::of_tournament(&mut action.tx, id).await?;
    let line = lines.into_iter().find(|line| line.id == duty).ok_or(Error::Stale)?;
    judge_duty::remove(&mut action.tx, line.id).await?;
    let entry = AuditEntry::new(AuditAction::RemoveDuty, AuditSubject::Account(line.account_id));
    action.commit(entry.before(&logged(line.tables()))).await?;
    Ok(())
}

/// The account of that number, if it judges in the tournament.
pub(super) async fn judge(action: &mut Action, id: TournamentId, typed: &str) -> Result<Option<AccountId>> {
    let Ok(account) = typed.parse() else { return Ok(None) };
    let roles = tournament::roles(&mut action.tx, id, account).await?;
    Ok(roles.contains(&StaffRole::Judge).then_some(account))
}

fn logged(tables: DutyTables) -> serde_json::Value {
    let round = tables.round.map(|(stage, number)| round_code(stage, number));
    json!({ "round": round, "first_table": tables.first, "last_table": tables.last })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_duty_list_is_read_with_its_faults() {
        let typed = |round: &str, first: &str, last: &str| TypedDuty {
            judge: "1".to_owned(),
            round: round.to_owned(),
            first: first.to_owned(),
            last: last.to_owned(),
        };
        let check = |round: &str, first: &str, last: &str, expected: &[&str]| {
            let faults = typed(round, first, last).read().err().unwrap_or_default();
            let fields: Vec<&str> = faults.iter().map(|fault| fault.field.as_str()).collect();
            assert_eq!(fields, expected, "{round} {first} {last}");
        };
        check("every", "", "", &[]);
        check("prelim-2", "3", " 7 ", &[]);
        check("final-1", "1", "1", &[]);
        check("", "0", "x", &["first_table", "last_table", "round"]);
        check("prelim-02", "", "", &["round"]);
        check("prelim-0", "", "", &["round"]);
        check("every", "7", "3", &["last_table"]);
        check("every", "1", "10000", &["last_table"]);
        let all = typed("every", "", "").read().expect("all tables");
        assert_eq!((all.round, all.first, all.last), (None, 1, bounds::TABLE.most));
    }
}
