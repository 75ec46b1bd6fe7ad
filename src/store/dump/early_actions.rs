//! What audit logs said was done before there were digest chains.

use crate::audit_action::AuditAction;

/// The codes of the actions that a program without digest chains logged. What was done later has other codes: a file that has one of those
/// and no chain was written by a program that had one.
const EARLY: &[&str] = &[
    "accept-invitation",
    "add-account",
    "add-player",
    "add-staff",
    "agree",
    "approve-player",
    "archive-player",
    "ask-for-new-password",
    "bring-player-back",
    "bring-tournament-back",
    "change-password",
    "check-in",
    "choose-stages",
    "close-round",
    "copy-tournament",
    "create-tournament",
    "declare-the-champion",
    "decline-a-place",
    "download-backup",
    "draw-lots",
    "drop-mail",
    "edit-account",
    "edit-details",
    "edit-game-sets",
    "edit-guest-list",
    "edit-own-data",
    "edit-player",
    "edit-prizes",
    "edit-programme",
    "edit-public-page",
    "edit-site-texts",
    "enter-result",
    "erase-person",
    "fail-sign-in",
    "give-password",
    "hide-tournament",
    "import-players",
    "import-schedule",
    "import-tournament",
    "invite-staff",
    "join-person",
    "mail-players",
    "make-backup",
    "make-one-time-link",
    "make-recovery-codes",
    "make-schedule",
    "make-sign-in-code",
    "make-tables",
    "mask-free-text",
    "merge-players",
    "move-player-up",
    "move-players-up",
    "note-agreement-on-paper",
    "note-payment",
    "open-registration",
    "part-person",
    "pin-seat",
    "publish-round",
    "put-logo",
    "register",
    "remove-logo",
    "remove-staff",
    "renew-door-code",
    "renew-invitation",
    "reopen-registration",
    "repair-schedule",
    "require-second-factor",
    "reset-password",
    "reset-second-factor",
    "restore-backup",
    "restore-player",
    "retry-mail",
    "send-test-mail",
    "set-up",
    "sign-in",
    "sign-in-by-code",
    "sign-out",
    "sign-out-everywhere",
    "sign-sheet-on-paper",
    "start-check-in",
    "start-round",
    "swap-seats",
    "switch-off-second-factor",
    "switch-on-second-factor",
    "take-a-place-after-all",
    "take-payment-back",
    "take-step-back",
    "take-tables-away",
    "undo-check-in",
    "undo-swap",
    "unpin-seat",
    "upload-players",
    "withdraw",
    "withdraw-invitation",
    "withdraw-player",
];

/// Whether a line of an audit log says that something was done which programs without digest chains could not do: a player signed, a judge
/// ruled, a board was laid. What no program logs is none of these.
pub fn is_later_action(code: &str) -> bool {
    AuditAction::from_code(code).is_some() && !EARLY.contains(&code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_with_the_chain_or_later_is_known_by_its_code() {
        assert!(EARLY.iter().all(|code| AuditAction::from_code(code).is_some()), "a code that no program logs");
        assert!(EARLY.is_sorted(), "in alphabetical order");
        for later in [
            AuditAction::SignOwnSheet,
            AuditAction::DisputeResult,
            AuditAction::ClaimDispute,
            AuditAction::DecideSheet,
            AuditAction::ConfirmCorrection,
            AuditAction::LogRuling,
            AuditAction::MakePins,
            AuditAction::ConfirmLayout,
        ] {
            assert!(is_later_action(later.code()), "{later:?}");
        }
        for early in [AuditAction::EnterResult, AuditAction::SignSheetOnPaper, AuditAction::CloseRound] {
            assert!(!is_later_action(early.code()), "{early:?}");
        }
        assert!(!is_later_action("") && !is_later_action("danced"));
    }
}
