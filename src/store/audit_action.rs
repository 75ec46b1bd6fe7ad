//! What the audit log says was done.

use crate::changes::kinds::ChangeKind;
use reeve_rules::tournament::vocabulary::words;

/// How the subject of an action is stored.
#[derive(PartialEq, Eq)]
pub(crate) enum StoredSubject {
    Code,
    /// A name that people chose.
    Named,
}

/// Makes [`AuditAction`]. A line gives the code, the kind of thing that the action changes where that may not be anything, and
/// `of Named` where it is done to something by a name that people chose.
macro_rules! audit_actions {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$of:meta])* $action:ident = $code:literal $(changes $kind:ident)? $(of $named:ident)?),+ $(,)?
    }) => {
        words! { $(#[$doc])* $name { $($(#[$of])* $action = $code),+ } }

        impl $name {
            /// What it changes.
            pub fn changes(self) -> ChangeKind {
                match self {
                    $($($name::$action => ChangeKind::$kind,)?)+
                    _ => ChangeKind::Course,
                }
            }

            /// How its subject is stored.
            pub(crate) fn subject(self) -> StoredSubject {
                match self {
                    $($($name::$action => StoredSubject::$named,)?)+
                    _ => StoredSubject::Code,
                }
            }
        }
    };
}

audit_actions! {
    /// What was done, as the audit log has it. Codes are stored and stay for ever: a line is never changed.
    AuditAction {
        /// The first administrator was made.
        SetUp = "set-up",
        /// An account was made.
        AddAccount = "add-account",
        /// An account was changed.
        EditAccount = "edit-account",
        /// An administrator gave an account a new password.
        GivePassword = "give-password",
        /// Somebody changed the own password.
        ChangePassword = "change-password",
        /// A link to a new password was asked for.
        AskForNewPassword = "ask-for-new-password",
        /// An administrator made a link to a new password.
        MakeOneTimeLink = "make-one-time-link",
        /// A link to a new password was used.
        ResetPassword = "reset-password",
        /// Somebody signed in.
        SignIn = "sign-in",
        /// Somebody did not get in: a password or a code was wrong.
        FailSignIn = "fail-sign-in",
        /// Somebody set the second factor up.
        SwitchOnSecondFactor = "switch-on-second-factor",
        /// Somebody switched the own second factor off.
        SwitchOffSecondFactor = "switch-off-second-factor",
        /// Somebody added a passkey.
        AddPasskey = "add-passkey",
        /// Somebody removed an own passkey.
        RemovePasskey = "remove-passkey",
        /// An administrator took somebody's second factor away.
        ResetSecondFactor = "reset-second-factor",
        /// Somebody got new recovery codes.
        MakeRecoveryCodes = "make-recovery-codes",
        /// An administrator chose who needs a second factor.
        RequireSecondFactor = "require-second-factor",
        /// A code for another device was made.
        MakeSignInCode = "make-sign-in-code",
        /// Somebody signed in by a code.
        SignInByCode = "sign-in-by-code",
        /// A device was signed out.
        SignOut = "sign-out",
        /// All devices of an account were signed out.
        SignOutEverywhere = "sign-out-everywhere",
        /// A mail was queued to see whether mail works.
        SendTestMail = "send-test-mail",
        /// A mail that was given up is tried anew.
        RetryMail = "retry-mail",
        /// A mail that was given up was taken off the list.
        DropMail = "drop-mail",
        /// A backup of the whole store was made.
        MakeBackup = "make-backup" of Named,
        /// An administrator changed what is said about this Reeve.
        EditSiteTexts = "edit-site-texts",
        /// An administrator chose how many days things are kept.
        ChooseKeeping = "choose-keeping",
        /// An administrator put somebody on the list of bans.
        AddBan = "add-ban",
        /// An administrator ended a ban.
        EndBan = "end-ban",
        /// A backup of the folder was downloaded.
        DownloadBackup = "download-backup" of Named,
        /// A backup was put in the place of what was in the store.
        RestoreBackup = "restore-backup" of Named,
        /// A key was made with which another machine asks for copies of the store.
        MakeSpareKey = "make-spare-key",
        /// That key was taken back.
        WithdrawSpareKey = "withdraw-spare-key",
        /// Another machine has taken over, which said so.
        MoveAway = "move-away" of Named,
        /// Somebody goes on here though another machine had taken over.
        GoOnHere = "go-on-here",
        /// A copy that followed a store became the store that people go on with.
        TakeOver = "take-over" of Named,
        /// A tournament came in with an archive.
        ImportTournament = "import-tournament",
        /// A series came in with an archive.
        ImportSeries = "import-series",
        /// A tournament was created.
        CreateTournament = "create-tournament" of Named,
        /// The details of a tournament were changed.
        EditDetails = "edit-details" of Named,
        /// What a tournament says of itself was changed.
        EditFace = "edit-public-page",
        /// Its programme was changed.
        EditProgramme = "edit-programme",
        /// It got a logo.
        PutLogo = "put-logo",
        /// Its logo was taken away.
        RemoveLogo = "remove-logo",
        /// Its prizes were changed.
        EditPrizes = "edit-prizes",
        /// Who is invited was changed.
        EditGuestList = "edit-guest-list",
        /// The list of its game sets was changed.
        EditGameSets = "edit-game-sets",
        /// A tournament was made like another one.
        CopyTournament = "copy-tournament",
        /// A tournament was hidden.
        HideTournament = "hide-tournament" changes Sight of Named,
        /// A hidden tournament was brought back.
        BringTournamentBack = "bring-tournament-back" changes Sight of Named,
        /// A tournament was called off.
        CallOff = "call-off" of Named,
        /// A tournament that was called off takes place after all.
        HoldAfterAll = "hold-after-all" of Named,
        /// Somebody became judge or organizer.
        AddStaff = "add-staff",
        /// Somebody is not judge or organizer any more.
        RemoveStaff = "remove-staff",
        /// Somebody was invited to the staff.
        InviteStaff = "invite-staff",
        /// An invitation to the staff got a new link.
        RenewInvitation = "renew-invitation",
        /// An invitation to the staff was withdrawn.
        WithdrawInvitation = "withdraw-invitation",
        /// Somebody accepted an invitation to the staff.
        AcceptInvitation = "accept-invitation",
        /// Registration was opened.
        OpenRegistration = "open-registration" of Named,
        /// Registration was opened again after check-in had started.
        ReopenRegistration = "reopen-registration" of Named,
        /// Check-in was started.
        StartCheckIn = "start-check-in" of Named,
        /// The organizer chose whether there are semi-finals.
        ChooseStages = "choose-stages",
        /// Somebody registered.
        Register = "register" changes People,
        /// Staff added a player.
        AddPlayer = "add-player" changes People,
        /// Staff changed a player.
        EditPlayer = "edit-player",
        /// Staff keep players apart by a group of their own.
        KeepApart = "keep-apart",
        /// Staff keep those apart whom players named when registering.
        KeepNamedApart = "keep-named-apart",
        /// Whom players named when they registered stays as it is.
        LeaveNamed = "leave-named",
        /// Staff took everybody out of a group.
        TakeOutOfGroup = "take-out-of-group",
        /// Staff let companions sit together.
        PartCompanions = "part-companions",
        /// A file of players was uploaded, to be looked at first.
        UploadPlayers = "upload-players" changes People,
        /// The players of a file were taken in.
        ImportPlayers = "import-players" changes People,
        /// A registration was approved.
        ApprovePlayer = "approve-player" changes People,
        /// A player came in from the waiting list.
        MovePlayerUp = "move-player-up" changes People,
        /// Players came in from the waiting list because there was room.
        MovePlayersUp = "move-players-up" changes People,
        /// Staff withdrew a player.
        WithdrawPlayer = "withdraw-player",
        /// A player who had left came back.
        BringPlayerBack = "bring-player-back",
        /// A player was hidden: taken off the lists.
        HidePlayer = "archive-player",
        /// The organizers wrote to players.
        MailPlayers = "mail-players" changes People,
        /// Two players were made one.
        MergePlayers = "merge-players",
        /// Staff said that two players who are alike are two people.
        SayTwoPeople = "say-two-people",
        /// Staff took that back.
        TakeTwoPeopleBack = "take-two-people-back",
        /// Two spellings of a group, or of a club, became one.
        JoinGroups = "join-groups",
        /// Staff said that two groups, or clubs, that are alike are two.
        SayTwoGroups = "say-two-groups",
        /// Staff took that back.
        TakeTwoGroupsBack = "take-two-groups-back",
        /// A hidden player came back into the lists.
        UnhidePlayer = "restore-player",
        /// Staff noted that a player agreed on paper.
        NoteAgreementOnPaper = "note-agreement-on-paper" changes People,
        /// Staff noted that a player has paid.
        NotePayment = "note-payment" changes People,
        /// Staff noted that a player has not paid after all.
        TakePaymentBack = "take-payment-back" changes People,
        /// A player agreed to code of conduct and photo policy.
        Agree = "agree" changes People,
        /// A player asked for the own seats by mail.
        AskForSeatMail = "ask-for-seat-mail" changes People,
        /// A player wants no such mails any more.
        StopSeatMail = "stop-seat-mail" changes People,
        /// A player asked to be told of news on a phone or computer.
        AskForNews = "ask-for-news",
        /// A player wants no such news any more.
        StopNews = "stop-news",
        /// A player changed the own data.
        EditOwnData = "edit-own-data",
        /// A player said to be in no photo and no film, or may be after all.
        ChoosePictures = "choose-pictures" changes People,
        /// A player chose the language of the own page and of mails.
        ChooseLanguage = "choose-language" changes People,
        /// A player withdrew.
        Withdraw = "withdraw",
        /// A player asked to leave, which the staff confirms.
        AskToLeave = "ask-to-leave" changes People,
        /// A player stays after all.
        StayAfterAll = "stay-after-all" changes People,
        /// A player asked for the own data to be erased.
        AskForErasure = "ask-for-erasure" changes People,
        /// A player took that back.
        TakeErasureBack = "take-erasure-back" changes People,
        /// A player was checked in.
        CheckIn = "check-in" changes People,
        /// The code at the door was made anew.
        RenewDoorCode = "renew-door-code" changes People,
        /// PINs were made for players who had none.
        MakePins = "make-pins",
        /// A player got another PIN.
        RenewPin = "renew-pin",
        /// A player got another private link.
        RenewLink = "renew-link",
        /// Too many wrong PINs were typed at a table, so none is taken there for two minutes.
        HoldPins = "hold-pins",
        /// Too many wrong PINs were typed for a player.
        LockPin = "lock-pin",
        /// A check-in was taken back.
        UndoCheckIn = "undo-check-in" changes People,
        /// A name that stood in free text was masked.
        MaskFreeText = "mask-free-text",
        /// A person's data was erased.
        ErasePerson = "erase-person",
        /// Players of several tournaments were said to be one person.
        JoinPerson = "join-person",
        /// A player was said not to be that person after all.
        UnlinkPerson = "part-person",
        /// A seat schedule was made.
        MakeSchedule = "make-schedule",
        /// A seat schedule was read from a file.
        ImportSchedule = "import-schedule",
        /// The rounds not yet played were made anew.
        RepairSchedule = "repair-schedule",
        /// Two players were swapped by hand.
        SwapSeats = "swap-seats",
        /// A swap was taken back.
        UndoSwap = "undo-swap",
        /// A seat was pinned.
        PinSeat = "pin-seat",
        /// A seat was let go.
        UnpinSeat = "unpin-seat",
        /// The seats of a round were published.
        PublishRound = "publish-round",
        /// A round was started.
        StartRound = "start-round",
        /// The players who play round 1 were counted again, since one of its record sheets says otherwise who is there.
        CountPlayers = "count-players",
        /// The count of who played round 1 was corrected after the round was closed.
        CorrectCount = "correct-count",
        /// A round was closed.
        CloseRound = "close-round",
        /// The last step of a round was taken back.
        TakeStepBack = "take-step-back",
        /// The layout of the board at a table was confirmed.
        ConfirmLayout = "confirm-layout",
        /// A player chose colour and play order, the first a chair too.
        ChooseSeat = "choose-seat",
        /// A choice was taken back, or the confirmation of the layout.
        TakeChoiceBack = "take-choice-back",
        /// A judge was named for a table.
        NameJudge = "name-judge",
        /// A result was entered or changed.
        EnterResult = "enter-result" changes Results,
        /// A player signed the record sheet of the own game.
        SignOwnSheet = "sign-own-sheet" changes Results,
        /// A player said not to agree with the result of the own game.
        DisputeResult = "dispute-result" changes Results,
        /// A player took that back.
        TakeDisputeBack = "take-dispute-back" changes Results,
        /// A judge went to a table where somebody does not agree with the result.
        ClaimDispute = "claim-dispute" changes Results,
        /// A result was changed, and with it went the signatures of these positions.
        ClearSignatures = "clear-signatures" changes Results,
        /// It was noted that every seat signed on paper.
        SignSheetOnPaper = "sign-sheet-on-paper" changes Results,
        /// A record sheet can be signed on a tablet that is passed round.
        OpenTablet = "open-tablet",
        /// That was ended.
        CloseTablet = "close-tablet",
        /// A judge or an organizer proposed what the signed paper of a final sheet says.
        ProposeCorrection = "propose-correction" changes Results,
        /// The other one confirmed it, and the result was corrected.
        ConfirmCorrection = "confirm-correction" changes Results,
        /// A proposed correction was withdrawn.
        WithdrawCorrection = "withdraw-correction" changes Results,
        /// A judge decided the game of a table.
        DecideSheet = "decide-sheet" changes Results,
        /// Somebody at a table called a judge.
        CallJudge = "call-judge",
        /// A judge went to a call.
        ClaimCall = "claim-call",
        /// A call ended.
        AnswerCall = "answer-call",
        /// A call was closed with its round.
        CloseCall = "close-call",
        /// A judge kept a ruling.
        LogRuling = "log-ruling",
        /// The game of a table has more minutes than the others.
        GiveExtraMinutes = "give-extra-minutes",
        /// A judge paused a game.
        PauseGame = "pause-game",
        /// A paused game went on.
        ResumeGame = "resume-game",
        /// A player was disqualified.
        DisqualifyPlayer = "disqualify-player",
        /// A disqualification was lifted.
        LiftDisqualification = "lift-disqualification",
        /// What stands on a record sheet beside the result was noted.
        NoteGame = "note-game",
        /// The pieces of a game set were counted.
        CountPieces = "count-pieces",
        /// A missing part was reported.
        ReportPart = "report-missing-part",
        /// The dice of a table were swapped.
        SwapDice = "swap-dice",
        /// Somebody has seen to a missing part.
        SettlePart = "settle-missing-part",
        /// One of these was put back on the list.
        ReopenEquipmentTask = "reopen-equipment-task",
        /// Somebody asked to film at a table.
        AskToFilm = "ask-to-film" changes People,
        /// It was noted what they keep to, and who at the table agrees.
        NoteFilming = "note-filming" changes People,
        /// They were allowed to.
        AllowFilming = "allow-filming" changes People,
        /// They were not.
        RefuseFilming = "refuse-filming" changes People,
        /// A photo of the board was put with a record sheet.
        PutBoardPhoto = "put-board-photo" changes People,
        /// It was taken away.
        RemoveBoardPhoto = "remove-board-photo" changes People,
        /// Somebody on the staff agreed to the code of conduct.
        AgreeAsStaff = "agree-as-staff" changes People,
        /// Turns are timed at a table, or at all of a round.
        ImposeTimer = "impose-turn-timer",
        /// They are timed no more.
        LiftTimer = "lift-turn-timer",
        /// A judge was sent to tables.
        AssignDuty = "assign-duty",
        /// A judge goes there no more.
        RemoveDuty = "remove-duty",
        /// The club and the groups of somebody on the staff were changed.
        EditStaffTies = "edit-staff-groups",
        /// It was noted that the players were briefed.
        NoteBriefing = "note-briefing",
        /// That was taken back.
        TakeBriefingBack = "take-briefing-back",
        /// A screen for the hall was made.
        MakeScreen = "make-screen",
        /// It was said what a screen shows.
        ArrangeScreen = "arrange-screen",
        /// A screen got another code.
        RenewScreenCode = "renew-screen-code",
        /// A screen was taken away.
        RemoveScreen = "remove-screen",
        /// An address for streams was made.
        MakeStream = "make-stream",
        /// It was said what it shows.
        ArrangeStream = "arrange-stream",
        /// It was taken away.
        RemoveStream = "remove-stream",
        /// An address outside is told of the tournament.
        MakeWebhook = "make-webhook" changes Laying,
        /// It was tried whether messages arrive there.
        TestWebhook = "test-webhook" changes Laying,
        /// It is told again, though it was given up.
        StartWebhookAgain = "start-webhook-again" changes Laying,
        /// It is told no more.
        RemoveWebhook = "remove-webhook" changes Laying,
        /// Other sites may show the tournament in a frame.
        AllowEmbeds = "allow-embeds" changes Laying,
        /// They may no longer.
        StopEmbeds = "stop-embeds" changes Laying,
        /// A key for programs was made.
        MakeKey = "make-key" changes Laying,
        /// It was ended.
        EndKey = "end-key" changes Laying,
        /// What the next line says was done with it.
        UseKey = "use-key" changes Laying,
        /// Something was said to everybody, or to a table.
        Announce = "announce",
        /// That was taken back.
        TakeAnnouncementBack = "take-announcement-back",
        /// It was set when the games begin next, or that was taken back.
        SetNextStart = "set-next-start",
        /// A board was made for a round.
        MakeBoard = "make-board",
        /// A board was brought for a round, as a text.
        BringBoard = "bring-board",
        /// A board that people laid became that of the round.
        UseLaidBoard = "use-laid-board",
        /// A round has no board any more.
        RemoveBoard = "remove-board",
        /// A board began to be laid.
        BeginLaying = "begin-laying" changes Laying,
        /// A piece was laid.
        LayPiece = "lay-piece" changes Laying,
        /// The last piece was taken back.
        TakePieceBack = "take-piece-back" changes Laying,
        /// A board is not laid any further.
        GiveUpLaying = "give-up-laying" changes Laying,
        /// A board can be laid on devices by an address of its own.
        OpenBoardDevices = "open-board-devices" changes Laying,
        /// That address opens nothing any more.
        CloseBoardDevices = "close-board-devices" changes Laying,
        /// A side game was begun at a table, or begun again.
        OpenGame = "open-game" changes Games,
        /// A step of a side game was done, or taken back.
        TakeGameStep = "take-game-step" changes Games,
        /// Lots were drawn.
        DrawLots = "draw-lots",
        /// The tables of semi-finals or final were made.
        MakeTables = "make-tables",
        /// The tables of semi-finals or final were taken away.
        TakeTablesAway = "take-tables-away",
        /// A player declined a place in a later stage.
        DeclineAPlace = "decline-a-place",
        /// A player takes a declined place after all.
        TakeAPlaceAfterAll = "take-a-place-after-all",
        /// The champion was declared.
        DeclareTheChampion = "declare-the-champion",
        /// An event of a series was ended.
        EndEvent = "end-event",
        /// A series was made.
        CreateSeries = "create-series",
        /// What is said of a series was changed.
        EditSeries = "edit-series",
        /// A series became public, or is so no more.
        ShowSeries = "show-series",
        /// Somebody became an organizer of a series.
        AddSeriesOrganizer = "add-series-organizer",
        /// Somebody is no organizer of a series any more.
        RemoveSeriesOrganizer = "remove-series-organizer",
        /// A tournament was made as an event of a series.
        MakeEvent = "make-event",
        /// A tournament became an event of a series.
        TakeEvent = "take-event",
        /// A tournament is no event of its series any more.
        RemoveEvent = "remove-event",
        /// Lots of a series were drawn.
        DrawSeriesLots = "draw-series-lots",
        /// The ranking of a series was frozen for its final day.
        FreezeSeries = "freeze-series",
        /// That was taken back.
        ThawSeries = "thaw-series",
        /// Players were invited to the final day of a series.
        InviteFinalists = "invite-finalists",
        /// An invitation to a final day was answered, by the player or for them.
        AnswerFinalist = "answer-finalist",
        /// The tournament of a final day was made.
        MakeFinalDay = "make-final-day",
        /// Somebody came into a final day from the ranking of its series.
        AddFinalist = "add-finalist",
    }
}

/// What a stored line says was done.
///
/// A log is only ever added to, and has to open whatever stands in it. So a code that this program does not know is
/// kept as it is: a newer program wrote it beside this one, or an older one in words that the migration could not know.
/// Nothing is decided by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LoggedAction {
    Known(AuditAction),
    /// A code that this program does not know.
    Other(String),
}

impl LoggedAction {
    /// The code that is stored.
    pub fn code(&self) -> &str {
        match self {
            LoggedAction::Known(action) => action.code(),
            LoggedAction::Other(code) => code,
        }
    }
}

impl From<AuditAction> for LoggedAction {
    fn from(action: AuditAction) -> Self {
        LoggedAction::Known(action)
    }
}

impl From<String> for LoggedAction {
    fn from(code: String) -> Self {
        AuditAction::from_code(&code).map_or(LoggedAction::Other(code), LoggedAction::Known)
    }
}

impl PartialEq<AuditAction> for LoggedAction {
    fn eq(&self, other: &AuditAction) -> bool {
        matches!(self, LoggedAction::Known(action) if action == other)
    }
}
