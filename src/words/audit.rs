//! The words of the audit log.

use serde_json::Value;

use crate::{counted, isolated, phases, rounds, rule_sets, tournament};
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::money;
use reeve_rules::tournament::settings::Setting;
use reeve_rules::tournament::vocabulary::{ActorKind, Phase, Stage};
use reeve_store::audit::{AuditSearch, NamedAuditLine};
use reeve_store::audit_action::{AuditAction, LoggedAction};
use reeve_store::audit_subject::AuditSubject;
use reeve_views::rounds::RoundAt;

/// What an argument takes that is a day.
pub const A_DAY: &str = "it takes a day such as 2026-11-21";

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
        AuditAction::FailSignIn => "failed sign-in",
        AuditAction::SwitchOnSecondFactor => "switch on second factor",
        AuditAction::SwitchOffSecondFactor => "switch off second factor",
        AuditAction::AddPasskey => "add passkey",
        AuditAction::RemovePasskey => "remove passkey",
        AuditAction::ResetSecondFactor => "reset second factor",
        AuditAction::MakeRecoveryCodes => "make recovery codes",
        AuditAction::RequireSecondFactor => "require second factor",
        AuditAction::MakeSignInCode => "make sign-in code",
        AuditAction::SignInByCode => "sign in by code",
        AuditAction::SignOut => "sign out",
        AuditAction::SignOutEverywhere => "sign out everywhere",
        AuditAction::SendTestMail => "send test mail",
        AuditAction::RetryMail => "retry mail",
        AuditAction::DropMail => "drop mail",
        AuditAction::MakeBackup => "make backup",
        AuditAction::EditSiteTexts => "edit texts about this server",
        AuditAction::ChooseKeeping => "choose how long things are kept",
        AuditAction::AddBan => "add a ban",
        AuditAction::EndBan => "end a ban",
        AuditAction::DownloadBackup => "download backup",
        AuditAction::RestoreBackup => "restore backup",
        AuditAction::MakeSpareKey => "make key for a spare",
        AuditAction::WithdrawSpareKey => "withdraw key for a spare",
        AuditAction::MoveAway => "another machine took over",
        AuditAction::GoOnHere => "go on here",
        AuditAction::TakeOver => "take over from a spare",
        AuditAction::ImportTournament => "import tournament",
        AuditAction::ImportSeries => "import series",
        AuditAction::CreateTournament => "create tournament",
        AuditAction::EditDetails => "edit details",
        AuditAction::EditFace => "edit public page",
        AuditAction::EditProgramme => "edit programme",
        AuditAction::PutLogo => "put logo",
        AuditAction::RemoveLogo => "remove logo",
        AuditAction::EditPrizes => "edit prizes",
        AuditAction::EditGuestList => "edit guest list",
        AuditAction::EditGameSets => "edit game sets",
        AuditAction::CopyTournament => "copy tournament",
        AuditAction::HideTournament => "archive tournament",
        AuditAction::BringTournamentBack => "bring tournament back",
        AuditAction::CallOff => "call tournament off",
        AuditAction::HoldAfterAll => "hold tournament after all",
        AuditAction::AddStaff => "add staff",
        AuditAction::RemoveStaff => "remove staff",
        AuditAction::InviteStaff => "invite staff",
        AuditAction::RenewInvitation => "renew invitation",
        AuditAction::WithdrawInvitation => "withdraw invitation",
        AuditAction::AcceptInvitation => "accept invitation",
        AuditAction::OpenRegistration => "open registration",
        AuditAction::ReopenRegistration => "reopen registration",
        AuditAction::StartCheckIn => "start check-in",
        AuditAction::ChooseStages => "choose stages",
        AuditAction::Register => "register",
        AuditAction::AddPlayer => "add player",
        AuditAction::EditPlayer => "edit player",
        AuditAction::KeepApart => "keep players apart",
        AuditAction::KeepNamedApart => "keep apart whom players named",
        AuditAction::LeaveNamed => "leave whom players named as they are",
        AuditAction::TakeOutOfGroup => "dissolve group",
        AuditAction::PartCompanions => "let companions sit together",
        AuditAction::UploadPlayers => "upload players",
        AuditAction::ImportPlayers => "import players",
        AuditAction::ApprovePlayer => "approve player",
        AuditAction::MovePlayerUp => "move player up",
        AuditAction::MovePlayersUp => "move players up",
        AuditAction::WithdrawPlayer => "withdraw player",
        AuditAction::BringPlayerBack => "bring player back",
        AuditAction::HidePlayer => "archive player",
        AuditAction::MailPlayers => "mail players",
        AuditAction::MergePlayers => "merge players",
        AuditAction::JoinGroups => "join two spellings of a group or club",
        AuditAction::SayTwoGroups => "say that two groups or clubs are two",
        AuditAction::TakeTwoGroupsBack => "list two groups or clubs as one again",
        AuditAction::SayTwoPeople => "say that two players are two people",
        AuditAction::TakeTwoPeopleBack => "list two players as one person again",
        AuditAction::UnhidePlayer => "restore player",
        AuditAction::NoteAgreementOnPaper => "note agreement on paper",
        AuditAction::NotePayment => "note payment",
        AuditAction::TakePaymentBack => "take payment back",
        AuditAction::Agree => "agree",
        AuditAction::AskForSeatMail => "ask for seats by mail",
        AuditAction::StopSeatMail => "stop seats by mail",
        AuditAction::AskForNews => "ask for news on a device",
        AuditAction::StopNews => "stop news on devices",
        AuditAction::EditOwnData => "edit own data",
        AuditAction::ChoosePictures => "choose pictures or none",
        AuditAction::ChooseLanguage => "choose a language",
        AuditAction::Withdraw => "withdraw",
        AuditAction::AskToLeave => "ask to leave",
        AuditAction::StayAfterAll => "stay after all",
        AuditAction::AskForErasure => "ask for erasure",
        AuditAction::TakeErasureBack => "take back asking for erasure",
        AuditAction::CheckIn => "check in",
        AuditAction::RenewDoorCode => "renew the code at the door",
        AuditAction::MakePins => "make PINs",
        AuditAction::RenewPin => "renew PIN",
        AuditAction::RenewLink => "renew private link",
        AuditAction::HoldPins => "hold the PINs of a table after wrong tries",
        AuditAction::LockPin => "lock PIN after wrong tries",
        AuditAction::UndoCheckIn => "undo check-in",
        AuditAction::MaskFreeText => "mask free text",
        AuditAction::ErasePerson => "erase person",
        AuditAction::JoinPerson => "join person",
        AuditAction::UnlinkPerson => "part person",
        AuditAction::MakeSchedule => "make schedule",
        AuditAction::ImportSchedule => "import schedule",
        AuditAction::RepairSchedule => "repair schedule",
        AuditAction::SwapSeats => "swap seats",
        AuditAction::UndoSwap => "undo swap",
        AuditAction::PinSeat => "pin seat",
        AuditAction::UnpinSeat => "unpin seat",
        AuditAction::PublishRound => "publish round",
        AuditAction::StartRound => "start round",
        AuditAction::CountPlayers => "count the players of round 1 again",
        AuditAction::CorrectCount => "correct the count of round 1",
        AuditAction::CloseRound => "close round",
        AuditAction::TakeStepBack => "take back a step of a round",
        AuditAction::ConfirmLayout => "confirm layout",
        AuditAction::ChooseSeat => "choose seat",
        AuditAction::TakeChoiceBack => "take choice of seat back",
        AuditAction::NameJudge => "name judge of a table",
        AuditAction::EnterResult => "enter result",
        AuditAction::SignOwnSheet => "sign the own sheet",
        AuditAction::DisputeResult => "disagree with a result",
        AuditAction::TakeDisputeBack => "take a disagreement back",
        AuditAction::ClaimDispute => "go to a disagreement",
        AuditAction::ClearSignatures => "clear signatures of another result",
        AuditAction::SignSheetOnPaper => "sign sheet on paper",
        AuditAction::OpenTablet => "open sheet on a tablet",
        AuditAction::CloseTablet => "close sheet on a tablet",
        AuditAction::ProposeCorrection => "propose correction",
        AuditAction::ConfirmCorrection => "confirm correction",
        AuditAction::WithdrawCorrection => "withdraw correction",
        AuditAction::DecideSheet => "decide a game",
        AuditAction::CallJudge => "call a judge",
        AuditAction::ClaimCall => "go to a call",
        AuditAction::AnswerCall => "end a call",
        AuditAction::CloseCall => "close a call with its round",
        AuditAction::LogRuling => "log a ruling",
        AuditAction::GiveExtraMinutes => "give a game more minutes",
        AuditAction::PauseGame => "pause a game",
        AuditAction::ResumeGame => "let a game go on",
        AuditAction::DisqualifyPlayer => "disqualify player",
        AuditAction::LiftDisqualification => "lift disqualification",
        AuditAction::NoteGame => "note log, pieces, cards, claim or times",
        AuditAction::CountPieces => "count the pieces of a game set",
        AuditAction::ReportPart => "report a missing part",
        AuditAction::SwapDice => "swap dice",
        AuditAction::SettlePart => "see to a missing part",
        AuditAction::AskToFilm => "ask to film",
        AuditAction::NoteFilming => "note a request to film",
        AuditAction::AllowFilming => "allow filming",
        AuditAction::RefuseFilming => "refuse filming",
        AuditAction::PutBoardPhoto => "add a photo of the board",
        AuditAction::RemoveBoardPhoto => "remove a photo of the board",
        AuditAction::AgreeAsStaff => "agree to the code of conduct as staff",
        AuditAction::ReopenEquipmentTask => "put dice or a part back on the list",
        AuditAction::ImposeTimer => "impose the turn timer",
        AuditAction::LiftTimer => "lift the turn timer",
        AuditAction::AssignDuty => "send a judge to tables",
        AuditAction::RemoveDuty => "take a judge off tables",
        AuditAction::EditStaffTies => "edit groups of the staff",
        AuditAction::NoteBriefing => "note the briefing",
        AuditAction::TakeBriefingBack => "take the briefing back",
        AuditAction::MakeScreen => "make a screen",
        AuditAction::ArrangeScreen => "arrange a screen",
        AuditAction::RenewScreenCode => "renew the code of a screen",
        AuditAction::RemoveScreen => "remove a screen",
        AuditAction::MakeStream => "make an address for streams",
        AuditAction::ArrangeStream => "put on a stream",
        AuditAction::RemoveStream => "remove an address for streams",
        AuditAction::MakeWebhook => "make a webhook",
        AuditAction::TestWebhook => "test a webhook",
        AuditAction::StartWebhookAgain => "tell a webhook again that was given up",
        AuditAction::RemoveWebhook => "remove a webhook",
        AuditAction::AllowEmbeds => "let other sites show the tournament",
        AuditAction::StopEmbeds => "stop showing the tournament on other sites",
        AuditAction::MakeKey => "make a key",
        AuditAction::EndKey => "end a key",
        AuditAction::UseKey => "use a key",
        AuditAction::Announce => "announce",
        AuditAction::TakeAnnouncementBack => "take an announcement back",
        AuditAction::SetNextStart => "set the next start",
        AuditAction::MakeBoard => "make a board",
        AuditAction::BringBoard => "bring a board",
        AuditAction::UseLaidBoard => "use a laid board",
        AuditAction::RemoveBoard => "remove a board",
        AuditAction::BeginLaying => "begin to lay a board",
        AuditAction::LayPiece => "lay a piece of a board",
        AuditAction::TakePieceBack => "take a piece of a board back",
        AuditAction::GiveUpLaying => "stop laying a board",
        AuditAction::OpenBoardDevices => "open a board on devices",
        AuditAction::CloseBoardDevices => "close a board on devices",
        AuditAction::OpenGame => "begin a game at a table",
        AuditAction::TakeGameStep => "take a step of a game",
        AuditAction::DrawLots => "draw lots",
        AuditAction::MakeTables => "make tables",
        AuditAction::TakeTablesAway => "take tables away",
        AuditAction::DeclineAPlace => "decline a place",
        AuditAction::TakeAPlaceAfterAll => "take a place after all",
        AuditAction::EndEvent => "end an event of a series",
        AuditAction::CreateSeries => "create a series",
        AuditAction::EditSeries => "change a series",
        AuditAction::ShowSeries => "show or hide a series",
        AuditAction::AddSeriesOrganizer => "add an organizer of a series",
        AuditAction::RemoveSeriesOrganizer => "remove an organizer of a series",
        AuditAction::MakeEvent => "make an event of a series",
        AuditAction::TakeEvent => "take a tournament into a series",
        AuditAction::RemoveEvent => "take an event out of a series",
        AuditAction::DrawSeriesLots => "draw lots of a series",
        AuditAction::FreezeSeries => "freeze the ranking of a series",
        AuditAction::ThawSeries => "take the freeze of a series back",
        AuditAction::InviteFinalists => "invite players to a final day",
        AuditAction::AnswerFinalist => "note the answer to an invitation to a final day",
        AuditAction::MakeFinalDay => "make the final day of a series",
        AuditAction::AddFinalist => "take a player into a final day",
        AuditAction::DeclareTheChampion => "declare the champion",
    }
}

/// What a stored value is called.
pub fn value_name(stored: &str) -> String {
    match stored {
        "vp" => "VP".to_owned(),
        "is_admin" => "administrator".to_owned(),
        "email" => "e-mail".to_owned(),
        "handler" => "resource cards".to_owned(),
        stored if Setting::from_code(stored).is_some() => Setting::from_code(stored)
            .map(|setting| tournament::setting(setting, texts::Game::USUAL))
            .unwrap_or_default(),
        stored => stored.replace('_', " "),
    }
}

/// A stored value that stands alone: mostly a state. What is no code is shown as it is.
pub fn state(stored: &str) -> String {
    match Phase::from_code(stored) {
        Some(Phase::Draft) => "draft".to_owned(),
        Some(Phase::Registration) => "registration".to_owned(),
        Some(Phase::CheckIn) => "check-in".to_owned(),
        Some(phase) => phases::stands(phase),
        None => in_words(stored).unwrap_or_else(|| stored.to_owned()),
    }
}

/// A stored code beside its name, in words; none for what is somebody's own text.
pub fn value(name: &str, stored: &str) -> Option<String> {
    if let Some(choice) = Setting::from_code(name).and_then(|setting| setting.choice(stored)) {
        return Some(tournament::choice(choice, texts::Game::USUAL));
    }
    Some(match (name, stored) {
        ("state", "asked") => "waiting for approval".to_owned(),
        ("state", "waiting") => "on the waiting list".to_owned(),
        ("stage", "prelim") => "preliminary round".to_owned(),
        ("stage", "semi") => "semi-finals".to_owned(),
        ("rule_set", text) => match RuleSet::from_stored(text) {
            Some(rules) => rule_sets::name(&rules),
            None => return None,
        },
        ("paper_size", size) => size.to_uppercase(),
        (
            "state" | "second_factor" | "handler" | "handling" | "penalty" | "kind" | "role" | "theme" | "way" | "of",
            code,
        )
        | ("name_order" | "colour" | "moment" | "source" | "method" | "part" | "origin" | "keeps_to", code) => {
            return in_words(code);
        }
        ("system", code) => SystemCode::from_code(code)?.system().name.to_owned(),
        _ => return None,
    })
}

/// A stored number beside its name, where it counts something that is written otherwise: hundredths of money, minutes of a day.
pub fn number(name: &str, stored: i64) -> Option<String> {
    match name {
        "amount" | "fee" => Some(money::written(stored)),
        "description" | "address" | "contact" | "code_text" | "photo_text" => {
            Some(counted(usize::try_from(stored).ok()?, "character", "characters"))
        }
        "starts_at" | "doors_at" if (0..24 * 60).contains(&stored) => {
            Some(format!("{}:{:02}", stored / 60, stored % 60))
        }
        _ => None,
    }
}

/// A code of small letters as words: `recovery-code`, `check_in`. None for what is no such code.
fn in_words(code: &str) -> Option<String> {
    let is_code = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_lowercase() || b"-_".contains(&byte));
    is_code.then(|| code.replace(['-', '_'], " "))
}

/// A side of a change that is stored as bare numbers, which say nothing by themselves: how many play in a round that began,
/// how many players came with an archive that an earlier version imported.
pub fn bare(action: &LoggedAction, stored: &str) -> Option<String> {
    let LoggedAction::Known(action) = action else { return None };
    let stored: Value = serde_json::from_str(stored).ok()?;
    if let Some(count) = stored.as_u64().and_then(|count| usize::try_from(count).ok()) {
        return of_count(*action, count);
    }
    let parts = stored.as_array()?;
    let count = |at: usize| parts.get(at)?.as_u64().and_then(|count| usize::try_from(count).ok());
    let numbers = |values: &[Value]| values.iter().map(Value::to_string).collect::<Vec<_>>().join(", ");
    Some(match action {
        AuditAction::ImportTournament => {
            let players = counted(count(0)?, "player", "players");
            let accounts = counted(count(1)?, "new account", "new accounts");
            format!("{players}, {accounts}, {}", counted(count(2)?, "new private link", "new private links"))
        }
        AuditAction::ImportSeries => {
            let events = counted(count(0)?, "tournament", "tournaments");
            let players = counted(count(1)?, "player", "players");
            let accounts = counted(count(2)?, "new account", "new accounts");
            format!("{events}, {players}, {accounts}, {}", counted(count(3)?, "new private link", "new private links"))
        }
        AuditAction::ImportPlayers => {
            let left_out = format!("{} left out", counted(count(0)?, "line", "lines"));
            let faulty = counted(count(1)?, "faulty line", "faulty lines");
            let agreed = match count(3) {
                None | Some(0) => String::new(),
                Some(agreed) => format!(", {} agreed by what it says", counted(agreed, "player", "players")),
            };
            match parts.get(2)?.as_array()?.as_slice() {
                [] => format!("{left_out}, {faulty}{agreed}"),
                changed => format!("{left_out}, {faulty}, something added to player {}{agreed}", numbers(changed)),
            }
        }
        AuditAction::MovePlayersUp
        | AuditAction::KeepNamedApart
        | AuditAction::LeaveNamed
        | AuditAction::PartCompanions => {
            format!("player {}", numbers(parts))
        }
        AuditAction::ClearSignatures => format!("position {}", numbers(parts)),
        AuditAction::EditPrizes => {
            let band = |band: &Value| match (band.get(0)?.as_i64()?, band.get(1)?.as_i64()?) {
                (from, to) if from == to => Some(format!("rank {from}")),
                (from, to) => Some(format!("ranks {from} to {to}")),
            };
            let bands: Option<Vec<String>> = parts.iter().map(band).collect();
            bands.filter(|bands| !bands.is_empty()).map_or_else(|| "none".to_owned(), |bands| bands.join(", "))
        }
        AuditAction::EditGuestList => {
            let names = counted(count(1)?, "name", "names");
            match parts.first()?.as_str().and_then(in_words) {
                Some(level) => format!("{level}, {names}"),
                None => names,
            }
        }
        _ => return None,
    })
}

/// A bare count beside what was done.
fn of_count(action: AuditAction, count: usize) -> Option<String> {
    Some(match action {
        AuditAction::StartRound => format!("being played by {}", counted(count, "player", "players")),
        AuditAction::CountPlayers | AuditAction::CorrectCount => counted(count, "player", "players"),
        AuditAction::UploadPlayers => counted(count, "byte", "bytes"),
        AuditAction::SignOutEverywhere => format!("{} ended", counted(count, "session", "sessions")),
        AuditAction::EditGameSets => counted(count, "game set", "game sets"),
        AuditAction::EditStaffTies => counted(count, "group or club", "groups and clubs"),
        _ => return None,
    })
}

/// What a stored line says was done. A code that this program does not know is shown as words too.
pub fn logged(logged: &LoggedAction) -> String {
    match logged {
        LoggedAction::Known(known) => action(*known).to_owned(),
        LoggedAction::Other(code) => code.replace('-', " "),
    }
}

/// What a stored line says was done, and to what.
pub fn said(action: &LoggedAction, stored: &str) -> (String, String) {
    (logged(action), subject(action, stored))
}

/// What something was done to. What this program does not know is shown as it is stored.
pub fn subject(action: &LoggedAction, stored: &str) -> String {
    match AuditSubject::of(action, stored) {
        Ok(subject) => of_subject(&subject),
        Err(stored) => stored,
    }
}

/// What something was done to, with its name: `player 17, Ada`.
pub fn beside_name(subject: &str, name: &str) -> String {
    format!("{subject}, {}", isolated(name))
}

/// A subject in words: as it is stored, where that reads well.
fn of_subject(subject: &AuditSubject) -> String {
    match subject {
        AuditSubject::AccountInSession(id, session) => format!("account {id}, session {session}"),
        AuditSubject::SiteTexts => "texts about this server".to_owned(),
        AuditSubject::Players(count) => format!("{count} players"),
        AuditSubject::SemiFinalsSkipped => "semi-finals skipped".to_owned(),
        AuditSubject::Schedule { seed: None, from } => format!("rounds from {from}"),
        AuditSubject::Schedule { seed: Some(seed), from } => format!("seed {seed}, rounds from {from}"),
        AuditSubject::Repair { way, moved } => format!("{way} change, {moved} people moved"),
        AuditSubject::Table { stage, round, table } => format!("{}, table {table}", of_round(*stage, *round)),
        AuditSubject::Rounds(rounds) => {
            rounds.iter().map(|(stage, number)| of_round(*stage, *number)).collect::<Vec<_>>().join(" and ")
        }
        AuditSubject::Swap { round, one, two } => format!("round {round}: {} and {}", seat(*one), seat(*two)),
        AuditSubject::Stage(stage) => of_stage(*stage).to_owned(),
        AuditSubject::PlayerInStage(stage, number) => format!("{}, player {number}", of_stage(*stage)),
        AuditSubject::Draft(draft) => format!("uploaded list {draft}"),
        AuditSubject::Account(_)
        | AuditSubject::Session(_)
        | AuditSubject::Nobody
        | AuditSubject::Server
        | AuditSubject::Tournament
        | AuditSubject::Imported(_)
        | AuditSubject::ImportedSeries(_)
        | AuditSubject::Named(_)
        | AuditSubject::Mail(_)
        | AuditSubject::Invitation(_)
        | AuditSubject::Ban(_)
        | AuditSubject::Screen(_)
        | AuditSubject::Player(_)
        | AuditSubject::Draw(..)
        | AuditSubject::Ruling(_)
        | AuditSubject::Seat(..) => subject.stored(),
    }
}

/// A stage as a whole.
fn of_stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Prelim => "preliminary stage",
        Stage::Semi => "semi-final stage",
        Stage::Final => "final stage",
    }
}

fn of_round(stage: Stage, number: i64) -> String {
    rounds::named(RoundAt { stage, number })
}

fn seat(at: SeatAt) -> String {
    format!("table {} position {}", at.table, at.position)
}

/// The way back from the words of [`of_subject`], for a search with a part of them: what is shown, and how it is stored;
/// what stands first is looked for first. A test goes there and back with a subject of every kind.
const STORED: &[(&str, &str)] = &[
    ("semi-finals skipped", "semi-finals-skipped"),
    ("texts about this server", "site-texts"),
    ("preliminary stage, player", "prelim player"),
    ("semi-final stage, player", "semi player"),
    ("final stage, player", "final player"),
    ("preliminary stage", "prelim"),
    ("semi-final stage", "semi"),
    ("final stage", "final"),
    ("uploaded list", "draft"),
    (", rounds from", " rounds-from"),
    ("rounds from", "rounds-from"),
    (", table", " table"),
    (", session", " session"),
    (": table", " table"),
    (" and table", " table"),
    (" change, ", "-change "),
    ("smallest change", "smallest-change"),
    ("best change", "best-change"),
    ("the semi-finals", "semi 1"),
    ("the final", "final 1"),
    ("people moved", "people-moved"),
];

/// The lines of every tournament and day that hold what was typed, as people read them.
pub fn search(typed: &str) -> AuditSearch {
    AuditSearch {
        words: typed.to_owned(),
        actions: actions_saying(typed),
        subject: subject_saying(typed),
        ..AuditSearch::default()
    }
}

/// How a subject is stored that is shown with what was typed: people search for the words that they see.
fn subject_saying(typed: &str) -> String {
    let typed = typed.trim().to_lowercase();
    // A round of a table, and rounds by themselves, are stored by their stage; those of seats are not.
    let of_seats = typed.contains("position") || typed.contains("rounds from");
    let typed = if of_seats { typed } else { typed.replace("round ", "prelim ").replace(" and ", ", ") };
    let typed = STORED.iter().fold(typed.trim().to_lowercase(), |typed, (shown, stored)| typed.replace(shown, stored));
    let mut words: Vec<&str> = typed.split(' ').collect();
    // A count stands before what it counts, and is stored behind it.
    for at in 1..words.len() {
        let counts = !words[at - 1].is_empty() && words[at - 1].bytes().all(|byte| byte.is_ascii_digit());
        if counts && matches!(words[at], "players" | "people-moved") {
            words.swap(at - 1, at);
        }
    }
    words.join(" ")
}

/// The actions whose words hold what was typed: people search for the words that they see.
fn actions_saying(typed: &str) -> Vec<AuditAction> {
    let typed = typed.trim().to_lowercase();
    AuditAction::ALL.iter().copied().filter(|one| action(*one).contains(&typed)).collect()
}

/// Who did what a line tells.
pub fn who(named: &NamedAuditLine) -> String {
    match named.line.actor_kind {
        ActorKind::Account => named.account_name.as_deref().map_or_else(|| "an account".to_owned(), isolated),
        ActorKind::Player => match (named.player_number, &named.player_name) {
            (Some(number), Some(name)) => format!("{} (player {number})", isolated(name)),
            _ => "a player".to_owned(),
        },
        ActorKind::Command => "at the machine".to_owned(),
        ActorKind::Visitor => "a visitor".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_store::audit_subject::of_every_kind;

    #[test]
    fn actions_are_found_by_the_words_that_are_seen() {
        let check = |typed: &str, expected: &[AuditAction]| assert_eq!(actions_saying(typed), expected, "{typed:?}");
        check(" Enter Result", &[AuditAction::EnterResult]);
        check("sign-in", &[AuditAction::FailSignIn, AuditAction::MakeSignInCode]);
        check("enter-result", &[]);
        check("archive tournament", &[AuditAction::HideTournament]);
        assert_eq!(actions_saying("").len(), AuditAction::ALL.len());
    }

    #[test]
    fn a_subject_is_shown_in_words_and_found_by_them() {
        let check = |stored: &str, expected: &str| {
            let shown = subject(&AuditAction::EnterResult.into(), stored);
            assert_eq!(shown, expected);
            assert_eq!(subject_saying(&shown), stored, "{shown}");
        };
        for (subject, stored) in of_every_kind() {
            check(stored, &of_subject(&subject));
        }
        check("account 5 session 3", "account 5, session 3");
        check("players 30", "30 players");
        check("prelim 2 table 7", "round 2, table 7");
        check("semi 1 table 2", "the semi-finals, table 2");
        check("final 1", "the final");
        check("prelim 1, prelim 2", "round 1 and round 2");
        check("semi-finals-skipped", "semi-finals skipped");
        check("site-texts", "texts about this server");
        check("rounds-from 2", "rounds from 2");
        check("seed 17 rounds-from 1", "seed 17, rounds from 1");
        check("smallest-change people-moved 1", "smallest change, 1 people moved");
        check("best-change people-moved 12", "best change, 12 people moved");
        check("round 1 table 2 position 3", "round 1 table 2 position 3");
        check("round 1 table 1 position 1 table 3 position 2", "round 1: table 1 position 1 and table 3 position 2");
        // A part of what is seen is found too.
        assert!("smallest-change people-moved 12".contains(&subject_saying("12 people moved")));
        // What no program of today stored is shown as it is.
        check("a 50% sheet", "a 50% sheet");
    }

    #[test]
    fn bare_numbers_say_what_they_count() {
        let check = |action: AuditAction, stored: &str, expected: Option<&str>| {
            assert_eq!(bare(&LoggedAction::Known(action), stored).as_deref(), expected, "{action:?} {stored}");
        };
        check(AuditAction::StartRound, "4", Some("being played by 4 players"));
        check(AuditAction::StartRound, r#"{"players":4}"#, None);
        check(AuditAction::StartRound, r#""published""#, None);
        check(AuditAction::EditGameSets, "1", Some("1 game set"));
        check(AuditAction::UploadPlayers, "812", Some("812 bytes"));
        check(AuditAction::ImportTournament, "[30,0,1]", Some("30 players, 0 new accounts, 1 new private link"));
        let said = "4 tournaments, 60 players, 1 new account, 0 new private links";
        check(AuditAction::ImportSeries, "[4,60,1,0]", Some(said));
        check(AuditAction::ImportPlayers, "[1,0,[]]", Some("1 line left out, 0 faulty lines"));
        check(
            AuditAction::ImportPlayers,
            "[0,2,[3,9]]",
            Some("0 lines left out, 2 faulty lines, something added to player 3, 9"),
        );
        check(
            AuditAction::ImportPlayers,
            "[1,0,[],12]",
            Some("1 line left out, 0 faulty lines, 12 players agreed by what it says"),
        );
        check(AuditAction::KeepNamedApart, "[2,5]", Some("player 2, 5"));
        check(AuditAction::PartCompanions, "[2,5]", Some("player 2, 5"));
        check(AuditAction::MovePlayersUp, "[4,7]", Some("player 4, 7"));
        check(AuditAction::ClearSignatures, "[1,3]", Some("position 1, 3"));
        check(AuditAction::EditPrizes, "[[1,1],[2,4]]", Some("rank 1, ranks 2 to 4"));
        check(AuditAction::EditPrizes, "[]", Some("none"));
        check(AuditAction::EditGuestList, r#"["national",2]"#, Some("national, 2 names"));
        check(AuditAction::EditGuestList, "[null,0]", Some("0 names"));
        check(AuditAction::CheckIn, "4", None);
    }

    #[test]
    fn a_code_of_another_version_is_shown_as_words() {
        assert_eq!(logged(&LoggedAction::from("enter-result".to_owned())), "enter result");
        assert_eq!(logged(&LoggedAction::from("roll-dice".to_owned())), "roll dice");
    }
}
