//! The words of the audit log.

use crate::store::audit_action::{AuditAction, LoggedAction};

/// What was done, in a few words, as pages, files and `reeve audit` say it.
pub fn action(action: AuditAction) -> &'static str {
    match action {
        AuditAction::SetUp => "set up",
        AuditAction::AddAccount => "add account",
        AuditAction::EditAccount => "edit account",
        AuditAction::GivePassword => "give password",
        AuditAction::ChangePassword => "change password",
        AuditAction::AskForNewPassword => "ask for new password",
        AuditAction::MakeOneTimeLink => "make one-time link",
        AuditAction::ResetPassword => "reset password",
        AuditAction::SignIn => "sign in",
        AuditAction::MakeSignInCode => "make sign-in code",
        AuditAction::SignInByCode => "sign in by code",
        AuditAction::SignOut => "sign out",
        AuditAction::SignOutEverywhere => "sign out everywhere",
        AuditAction::SendTestMail => "send test mail",
        AuditAction::RetryMail => "retry mail",
        AuditAction::DropMail => "drop mail",
        AuditAction::MakeBackup => "make backup",
        AuditAction::ImportTournament => "import tournament",
        AuditAction::CreateTournament => "create tournament",
        AuditAction::EditDetails => "edit details",
        AuditAction::HideTournament => "archive tournament",
        AuditAction::BringTournamentBack => "bring tournament back",
        AuditAction::AddStaff => "add staff",
        AuditAction::RemoveStaff => "remove staff",
        AuditAction::OpenRegistration => "open registration",
        AuditAction::ReopenRegistration => "reopen registration",
        AuditAction::StartCheckIn => "start check-in",
        AuditAction::ChooseStages => "choose stages",
        AuditAction::Register => "register",
        AuditAction::AddPlayer => "add player",
        AuditAction::EditPlayer => "edit player",
        AuditAction::UploadPlayers => "upload players",
        AuditAction::ImportPlayers => "import players",
        AuditAction::ApprovePlayer => "approve player",
        AuditAction::MovePlayerUp => "move player up",
        AuditAction::MovePlayersUp => "move players up",
        AuditAction::WithdrawPlayer => "withdraw player",
        AuditAction::BringPlayerBack => "bring player back",
        AuditAction::ArchivePlayer => "archive player",
        AuditAction::RestorePlayer => "restore player",
        AuditAction::NoteAgreementOnPaper => "note agreement on paper",
        AuditAction::Agree => "agree",
        AuditAction::EditOwnData => "edit own data",
        AuditAction::Withdraw => "withdraw",
        AuditAction::CheckIn => "check in",
        AuditAction::UndoCheckIn => "undo check-in",
        AuditAction::MaskFreeText => "mask free text",
        AuditAction::ErasePerson => "erase person",
        AuditAction::JoinPerson => "join person",
        AuditAction::PartPerson => "part person",
        AuditAction::MakeSchedule => "make schedule",
        AuditAction::ImportSchedule => "import schedule",
        AuditAction::RepairSchedule => "repair schedule",
        AuditAction::SwapSeats => "swap seats",
        AuditAction::UndoSwap => "undo swap",
        AuditAction::PinSeat => "pin seat",
        AuditAction::UnpinSeat => "unpin seat",
        AuditAction::PublishRound => "publish round",
        AuditAction::StartRound => "start round",
        AuditAction::CloseRound => "close round",
        AuditAction::EnterResult => "enter result",
        AuditAction::SignSheetOnPaper => "sign sheet on paper",
        AuditAction::DrawLots => "draw lots",
        AuditAction::MakeTables => "make tables",
        AuditAction::TakeTablesAway => "take tables away",
        AuditAction::DeclineAPlace => "decline a place",
        AuditAction::TakeAPlaceAfterAll => "take a place after all",
        AuditAction::DeclareTheChampion => "declare the champion",
    }
}

/// What a stored line says was done. A code that this program does not know is shown as words too.
pub fn logged(logged: &LoggedAction) -> String {
    match logged {
        LoggedAction::Known(known) => action(*known).to_owned(),
        LoggedAction::Other(code) => code.replace('-', " "),
    }
}

/// The actions whose words hold what was typed: people search for the words that they see.
pub fn actions_saying(typed: &str) -> Vec<AuditAction> {
    let typed = typed.trim().to_lowercase();
    AuditAction::ALL.iter().copied().filter(|one| action(*one).contains(&typed)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_found_by_the_words_that_are_seen() {
        let check = |typed: &str, expected: &[AuditAction]| assert_eq!(actions_saying(typed), expected, "{typed:?}");
        check(" Enter Result", &[AuditAction::EnterResult]);
        check("sign-in", &[AuditAction::MakeSignInCode]);
        check("enter-result", &[]);
        check("archive tournament", &[AuditAction::HideTournament]);
        assert_eq!(actions_saying("").len(), AuditAction::ALL.len());
    }

    #[test]
    fn a_code_of_another_version_is_shown_as_words() {
        assert_eq!(logged(&LoggedAction::from("enter-result".to_owned())), "enter result");
        assert_eq!(logged(&LoggedAction::from("roll-dice".to_owned())), "roll dice");
    }
}
