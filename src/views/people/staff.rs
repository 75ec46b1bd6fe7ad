//! The staff of a tournament.

use crate::rules::tournament::vocabulary::StaffRole;
use crate::store::tournament::StaffMember;

/// Whether there is a judge, without whom no tournament starts (1.3.1).
pub fn has_judge(staff: &[StaffMember]) -> bool {
    staff.iter().any(|member| member.role == StaffRole::Judge)
}
