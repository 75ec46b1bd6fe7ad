//! Which table a record sheet belongs to.

use reeve_store::Snapshot;
use reeve_store::round::RoundRow;
use reeve_store::snapshot::{Round, Table};
use reeve_views::rounds::RoundAt;

use crate::{Action, AuditSubject, Result};

/// Which table: the round, and the number on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableAt {
    pub round: RoundAt,
    pub table: i64,
}

impl TableAt {
    /// As the audit log names it: `prelim 2 table 7`.
    pub fn subject(&self) -> AuditSubject {
        AuditSubject::Table { stage: self.round.stage, round: self.round.number, table: self.table }
    }

    /// The round and the table as a change finds them: nothing else is read while others wait for the writer.
    pub(crate) async fn load(&self, action: &mut Action) -> Result<(RoundRow, Table)> {
        let (id, round) = (action.tournament()?.id, (self.round.stage, self.round.number));
        Ok(Snapshot::table_of(&mut action.tx, id, round, self.table).await?)
    }

    /// The round and the table among the rounds of the tournament.
    pub fn find<'s>(&self, rounds: &'s [Round]) -> Result<(&'s Round, &'s Table)> {
        Ok(self.round.table(rounds, self.table)?)
    }
}
