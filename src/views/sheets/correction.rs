//! The correction of a final record sheet, on which two people have to agree.

use reeve_rules::sheets::StepRefusal;
use reeve_rules::sheets::correction::{CorrectionRoles, SecondPerson, may_confirm};
use reeve_store::sheet_correction::SheetCorrection;
use reeve_store::sheet_signature::KeptSignature;
use reeve_store::{AccountId, Error, Snapshot, TournamentId, Tx, sheet_correction, sheet_signature};

use crate::rounds::RoundAt;

/// What its page is made of.
pub struct CorrectionDesk {
    pub snapshot: Snapshot,
    /// The correction that waits, and whether whoever reads may confirm it, or why not.
    pub proposal: Option<(Result<(), StepRefusal>, SheetCorrection)>,
    /// Every signature of the sheet.
    pub signatures: Vec<KeptSignature>,
}

impl CorrectionDesk {
    /// Reads it, for an account in its roles of now.
    ///
    /// Error: [`Error::Missing`] where there is no such table.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        (round, table): (RoundAt, i64),
        (account, now): (Option<AccountId>, CorrectionRoles),
    ) -> Result<CorrectionDesk, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let table = round.table(&snapshot.rounds, table)?.1.row.id;
        let proposal = match sheet_correction::proposed(tx, table).await? {
            Some(proposal) => {
                let first = sheet_correction::roles_kept(tx, &proposal).await?;
                let before = sheet_correction::roles_before(tx, &proposal, account).await?;
                let apart = sheet_correction::roles_apart(tx, &proposal, account).await?;
                let second = SecondPerson { now, before, apart, proposed_it: proposal.is_by(account) };
                Some((may_confirm(first, second), proposal))
            }
            None => None,
        };
        let signatures = sheet_signature::of_table(tx, table).await?;
        Ok(CorrectionDesk { snapshot, proposal, signatures })
    }
}
