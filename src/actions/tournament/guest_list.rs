//! Change who is invited, and what kind of event it is (2.1.1).

use reeve_limits as limits;
use reeve_rules::text::{is_unfit_in_lines, tidy_lines, too_long};
use reeve_rules::tournament::event_level::EventLevel;
use reeve_secret as secret;
use reeve_store::TournamentId;
use reeve_store::guest_list;
use reeve_store::guest_list::GuestList;

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// The form as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedGuestList {
    /// The code of what kind of event it is; empty for none of these.
    pub level: String,
    /// Who is invited, one a line.
    pub invited: String,
}

impl TypedGuestList {
    /// What the form shows of what is stored.
    pub fn stored(kept: &GuestList) -> TypedGuestList {
        let level = kept.level.map(|level| level.code().to_owned()).unwrap_or_default();
        TypedGuestList { level, invited: kept.invited.clone() }
    }

    fn read(&self) -> std::result::Result<GuestList, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut add = |field: &str, refusal: Refusal| faults.push(Fault::new(field, refusal));
        let level = EventLevel::from_code(&self.level);
        if level.is_none() && !self.level.is_empty() {
            add("level", Refusal::NoSuchChoice);
        }
        let invited = tidy_lines(&self.invited);
        if let Some(fault) = too_long(&invited, limits::INVITED) {
            add("invited", Refusal::Face(FaceRefusal::TooLong(fault)));
        }
        if is_unfit_in_lines(&invited) {
            add("invited", Refusal::Face(FaceRefusal::Control));
        }
        if faults.is_empty() { Ok(GuestList { level, invited }) } else { Err(faults) }
    }
}

/// A fingerprint that changes whenever anything of it does.
pub fn fingerprint(kept: &GuestList) -> String {
    let all = format!("{:?}\n{}", kept.level, kept.invited);
    secret::digest(&all).chars().take(16).collect()
}

/// Stores who is invited. `seen` is the [`fingerprint`] of what the form showed.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed it since.
pub async fn edit_guest_list(
    context: &Context<'_>,
    id: TournamentId,
    typed: &TypedGuestList,
    seen: &str,
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let after = typed.read().map_err(Error::Faults)?;
    let before = guest_list::of_tournament(&mut action.tx, id).await?;
    if fingerprint(&before) != seen {
        return Err(Error::Stale);
    }
    guest_list::put(&mut action.tx, id, &after).await?;
    // How many, and never who.
    let kept = |kept: &GuestList| (kept.level.map(EventLevel::code), kept.lines().count());
    let note = AuditEntry::new(AuditAction::EditGuestList, AuditSubject::Tournament);
    action.commit(note.before(&kept(&before)).after(&kept(&after))).await?;
    Ok(())
}
