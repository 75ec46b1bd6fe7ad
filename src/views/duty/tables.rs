//! Which judges go to which tables, who of them is close to a player there, and how many tables each has.

use reeve_rules::rulings::duty::Ties;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::judge_duty::JudgeDuty;
use reeve_store::snapshot::{Round, Table};
use reeve_store::staff_ties::StaffTies;
use reeve_store::{AccountId, Error, Snapshot, TournamentId, Tx, judge_duty, staff_ties};

/// The judges of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableJudges {
    pub table: i64,
    /// The judges by name; empty where nobody goes there.
    pub judges: Vec<JudgeHere>,
}

/// A judge at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JudgeHere {
    pub account: AccountId,
    pub name: String,
    /// The names of the players at the table with whom the judge shares a group or a club.
    pub close_to: Vec<String>,
}

/// The duty list of a tournament with what is noted of its staff.
#[derive(Debug, Clone, Copy)]
pub struct DutyList<'k> {
    pub lines: &'k [JudgeDuty],
    pub ties: &'k [StaffTies],
}

/// Reads a tournament with its duty list.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<(Snapshot, KeptDuty), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    Ok((snapshot, KeptDuty::read(tx, id).await?))
}

/// The duty list of a tournament and what is noted of its staff, as they are stored.
pub struct KeptDuty {
    /// The lines of the list.
    pub lines: Vec<JudgeDuty>,
    pub ties: Vec<StaffTies>,
}

impl KeptDuty {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<KeptDuty, Error> {
        let lines = judge_duty::of_tournament(tx, id).await?;
        Ok(KeptDuty { lines, ties: staff_ties::of_tournament(tx, id).await? })
    }

    /// The list.
    pub fn list(&self) -> DutyList<'_> {
        DutyList { lines: &self.lines, ties: &self.ties }
    }
}

impl DutyList<'_> {
    /// Who goes to the tables of a round, by table.
    pub fn of_round(&self, snapshot: &Snapshot, round: &Round) -> Vec<TableJudges> {
        let judges = judges(snapshot);
        // The judge who was named for the table before its game (2.0.4) is there without a line of the list.
        let named = |table: &Table| snapshot.note(table.row.id).and_then(|note| note.judge_id);
        let of_table = |table: &Table| TableJudges {
            table: table.row.number,
            judges: judges
                .iter()
                .filter(|(account, _)| self.goes(*account, round, table) || named(table) == Some(*account))
                .map(|(account, name)| JudgeHere {
                    account: *account,
                    name: (*name).to_owned(),
                    close_to: self.close_to(snapshot, *account, table),
                })
                .collect(),
        };
        round.tables.iter().map(of_table).collect()
    }

    /// The judge who is proposed for a table where one handles the resource cards (2.0.4): whom the list sends there alone, or the only
    /// one of the tournament.
    pub fn proposed(&self, snapshot: &Snapshot, round: &Round, table: &Table) -> Option<AccountId> {
        let all: Vec<AccountId> = judges(snapshot).into_iter().map(|(account, _)| account).collect();
        let sent: Vec<AccountId> = all.iter().copied().filter(|judge| self.goes(*judge, round, table)).collect();
        match (sent.as_slice(), all.as_slice()) {
            ([one], _) | ([], [one]) => Some(*one),
            _ => None,
        }
    }

    fn goes(&self, judge: AccountId, round: &Round, table: &Table) -> bool {
        let at = (round.row.stage, round.row.number);
        self.lines.iter().any(|line| line.account_id == judge && line.tables().contain(at, table.row.number))
    }

    /// The players at a table with whom a judge shares a group or a club.
    fn close_to(&self, snapshot: &Snapshot, judge: AccountId, table: &Table) -> Vec<String> {
        let Some(own) = self.ties.iter().find(|ties| ties.account_id == judge) else { return Vec::new() };
        let players = table.seats.iter().filter_map(|seat| snapshot.player(seat.player_id));
        let close = players.filter(|player| {
            own.ties().meet(&Ties { groups: &player.person.group_names, club: player.person.club.as_deref() })
        });
        close.map(|player| player.label()).collect()
    }
}

/// The judges of a tournament by name, each once.
pub fn judges(snapshot: &Snapshot) -> Vec<(AccountId, &str)> {
    let staff = snapshot.staff.iter().filter(|member| member.role == StaffRole::Judge);
    let mut judges: Vec<(AccountId, &str)> = staff.map(|member| (member.account_id, member.name.as_str())).collect();
    judges.sort_by(|(one, a), (other, b)| a.cmp(b).then(one.cmp(other)));
    judges
}

/// How many of these tables each judge has, and at how many somebody close to the judge sits.
pub fn loads<'s>(snapshot: &'s Snapshot, tables: &[TableJudges]) -> Vec<(&'s str, usize, usize)> {
    let load = |(account, name): (AccountId, &'s str)| {
        let own = || tables.iter().flat_map(|table| &table.judges).filter(move |judge| judge.account == account);
        (name, own().count(), own().filter(|judge| !judge.close_to.is_empty()).count())
    };
    judges(snapshot).into_iter().map(load).collect()
}
