//! The organizer makes the tables of the semi-finals or the final.

use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::{Snapshot, TournamentId};

use crate::bracket::refusal::Refusal;
use crate::bracket::tables::{TablesMade, make, plan, take_away};
use crate::sheets::correct_sheet::none_waits;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result, mail};
use reeve_views::bracket::may_unmake;

/// What came of making the tables of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// Only the staff sees them.
    Hidden,
    /// Everybody sees them, as before.
    Public,
    /// They are gone: too few players are left.
    TakenAway,
}

/// Makes the tables of the semi-finals or the final from the ranking, or makes them again after somebody
/// declined or withdrew. They stay unpublished, or published, as they were. `by_mail`: mail is set up, so who asked for it is
/// mailed another seat.
///
/// Refused before the stage's turn, while ties in the way have no lots or a correction waits, and once the stage's games are on.
/// Where twelve players or fewer are left, semi-finals that were made are taken away again; where more are left again, the final that
/// was made in their stead.
pub async fn make_tables(context: &Context<'_>, id: TournamentId, stage: Stage, by_mail: bool) -> Result<Made> {
    let work = |snapshot: &Snapshot| plan(snapshot.clone(), stage, context.now);
    let (mut action, snapshot, plan) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
    none_waits(&mut action.tx, id).await?;
    let line_of = |action| AuditEntry::new(action, AuditSubject::Stage(stage));
    let (entry, made) = match make(&mut action, &snapshot, stage, plan?).await? {
        TablesMade::Tables { seats, public } => {
            (line_of(AuditAction::MakeTables).after(&seats), if public { Made::Public } else { Made::Hidden })
        }
        TablesMade::TakenAway => (line_of(AuditAction::TakeTablesAway), Made::TakenAway),
        TablesMade::Refused(refusal) => return Err(Refusal::Places(refusal).into()),
        TablesMade::TooFew => return Err(Refusal::TooFewForSemiFinals.into()),
    };
    mail::queue_seats(&mut action.tx, id, by_mail, context.now).await?;
    action.commit(entry).await?;
    Ok(made)
}

/// Takes the tables of the semi-finals or the final away, where they were made by mistake.
///
/// Refused where there are none, and once their seats are public: that is taken back first.
pub async fn unmake_tables(context: &Context<'_>, id: TournamentId, stage: Stage) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    may_unmake(&snapshot, stage)?;
    take_away(&mut action, &snapshot, stage, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::TakeTablesAway, AuditSubject::Stage(stage))).await?;
    Ok(())
}
