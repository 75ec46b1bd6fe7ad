//! What was just done, for the page that comes next: its address names it by a code (`?done=saved`), and the page says it
//! in a sentence. Only what is listed here is said, so that no address can put words into our mouth.

use std::fmt;

use reeve_rules::tournament::vocabulary::words;
use reeve_views::people::many::ManyAct;

/// Words with the sentence that is said of each; the code stands in the address.
macro_rules! sentences {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident = $code:literal: $sentence:expr,)+ }) => {
        reeve_rules::words! { $(#[$doc])* $name { $($(#[$of])* $variant = $code,)+ } }

        impl $name {
            /// What is said of it.
            pub fn sentence(self) -> String {
                match self {
                    $($name::$variant => String::from($sentence),)+
                }
            }
        }

        impl Flash for $name {
            fn said(code: &str) -> Option<String> {
                $name::from_code(code).map($name::sentence)
            }
        }
    };
}

/// What a page says after something was done, by the code in its address.
pub trait Flash {
    /// The sentence of a code; none where nothing has that code.
    fn said(code: &str) -> Option<String>;
}

mod boards;
mod one_player;
mod series;
mod steps;

pub use self::boards::{BoardDone, GameDone, LayingDone};
pub use self::one_player::PlayerDone;
pub use self::series::SeriesDone;
pub use self::steps::{SheetDone, StepDone};

words! {
    /// What was done with several players, on their list; a count goes with it.
    PlayersDone {
        /// They were moved up from the waiting list.
        MovedUp = "up",
        /// They came in from a file.
        Imported = "imported",
        /// They were checked in.
        CheckedIn = "checked-in",
        /// Their check-in was taken back.
        NotHere = "not-here",
        /// They were approved.
        Approved = "approved",
        /// They agreed on paper.
        Agreed = "agreed",
        /// They have paid.
        Paid = "paid",
        /// They get a mail.
        Mailed = "mailed",
        /// They sit at different tables.
        KeptApart = "apart",
        /// Whom players named stays as it is.
        LeftAsTheyAre = "left",
    }
}

impl PlayersDone {
    /// What was done with those who were ticked.
    pub fn of(act: ManyAct) -> PlayersDone {
        match act {
            ManyAct::CheckIn => PlayersDone::CheckedIn,
            ManyAct::UndoCheckIn => PlayersDone::NotHere,
            ManyAct::Approve => PlayersDone::Approved,
            ManyAct::AgreedOnPaper => PlayersDone::Agreed,
            ManyAct::Paid => PlayersDone::Paid,
        }
    }

    /// With its count, as it stands in the address.
    pub fn counted(self, count: impl fmt::Display) -> String {
        format!("{self}-{count}")
    }

    /// What is said of what stands in the address.
    pub fn sentence(text: &str) -> Option<String> {
        let (code, count) = text.rsplit_once('-')?;
        let (done, count) = (PlayersDone::from_code(code)?, count.parse::<u32>().ok()?);
        Some(match (done, count) {
            (PlayersDone::MovedUp, 1) => "The next player on the waiting list has a place now.".to_owned(),
            (PlayersDone::MovedUp, count) => format!("{count} players from the waiting list have a place now."),
            // Such a list was merged with players who were there.
            (PlayersDone::Imported, 0) => {
                "Nobody new was added. What the file adds to players already on the list is saved.".to_owned()
            }
            (PlayersDone::Imported, 1) => "One player was added.".to_owned(),
            (PlayersDone::Imported, count) => format!("{count} players were added."),
            (PlayersDone::CheckedIn, 0) => "All of them were checked in already.".to_owned(),
            (PlayersDone::CheckedIn, 1) => "One player was checked in.".to_owned(),
            (PlayersDone::CheckedIn, count) => format!("{count} players were checked in."),
            (PlayersDone::NotHere, 0) => "None of them was checked in.".to_owned(),
            (PlayersDone::NotHere, 1) => "The check-in of one player was taken back.".to_owned(),
            (PlayersDone::NotHere, count) => format!("The check-in of {count} players was taken back."),
            (PlayersDone::Approved, 0) => "All of them were approved already.".to_owned(),
            (PlayersDone::Approved, 1) => "One player was approved.".to_owned(),
            (PlayersDone::Approved, count) => format!("{count} players were approved."),
            (PlayersDone::KeptApart, count) => {
                format!(
                    "{count} players are kept apart wherever that is possible. Seats that are made already stay as they are."
                )
            }
            (PlayersDone::LeftAsTheyAre, _) => "They stay as they are. New answers are shown here.".to_owned(),
            (PlayersDone::Mailed, 1) => "The mail to one player is on its way.".to_owned(),
            (PlayersDone::Mailed, count) => format!("The mail to {count} players is on its way."),
            (PlayersDone::Paid, 0) => "All of them were marked as paid already.".to_owned(),
            (PlayersDone::Paid, 1) => "One player is marked as paid.".to_owned(),
            (PlayersDone::Paid, count) => format!("{count} players are marked as paid."),
            (PlayersDone::Agreed, 0) => "All of them had agreed already.".to_owned(),
            (PlayersDone::Agreed, 1) => "Noted: one player has agreed on paper.".to_owned(),
            (PlayersDone::Agreed, count) => format!("Noted: {count} players have agreed on paper."),
        })
    }
}

sentences! {
    /// What was done with those who sit apart.
    ApartDone {
        /// A group was dissolved.
        Dissolved = "dissolved": "The group is dissolved. They may sit together in seats that are made or repaired from now on.",
        /// Companions may sit together.
        Parted = "parted": "They may sit together in seats that are made or repaired from now on.",
    }
}

sentences! {
    /// What was done with what a tournament says of itself.
    FaceDone {
        /// It says something else.
        Saved = "saved": "What you wrote is saved.",
        /// It has another programme.
        ProgrammeSaved = "programme": "The programme is saved.",
        /// It has other prizes.
        PrizesSaved = "prizes": "The prizes are saved.",
        /// Others are invited.
        InvitationsSaved = "invitations": "The list is saved.",
        /// It has other game sets.
        SetsSaved = "sets": "The sets are saved.",
        /// It has another logo.
        LogoSaved = "logo": "The logo is saved.",
        /// It no longer has a seat.
        LogoRemoved = "no-logo": "The logo is removed.",
    }
}

impl FaceDone {
    /// What is said of it, with who sees it. `is_public`: everybody sees the tournament's page.
    pub fn told(self, is_public: bool) -> String {
        let stands = match self {
            FaceDone::Saved | FaceDone::ProgrammeSaved => "It is on the public page",
            FaceDone::PrizesSaved => "They are on the public page",
            _ => return self.sentence(),
        };
        let when = if is_public { "" } else { ", which everybody sees once registration opens" };
        format!("{} {stands}{when}.", self.sentence())
    }
}

words! {
    /// What a player did, on the player's own page.
    OwnPageDone {
        /// Registered.
        Registered = "registered",
        /// Agreed to the code of conduct and the photo policy.
        Agreed = "agreed",
        /// Checked in.
        CheckedIn = "here",
        /// Changed the own data.
        Saved = "saved",
        /// Wants to be in no photo and no film.
        NoPictures = "no-pictures",
        /// May be after all.
        Pictures = "pictures",
        /// Asked for the own seats by mail.
        SeatMailOn = "seat-mail",
        /// Wants no such mails any more.
        SeatMailOff = "no-seat-mail",
        /// Is told of news on this device.
        NewsOn = "news",
        /// Wants no news any more.
        NewsOff = "no-news",
        /// Left the tournament.
        Withdrawn = "withdrawn",
        /// Asked to leave.
        Leaving = "leaving",
        /// Stays after all.
        Staying = "staying",
        /// Asked for erasure.
        ErasureAsked = "erasure-asked",
        /// Took that back.
        ErasureNot = "erasure-not",
    }
}

impl OwnPageDone {
    /// What is said of it.
    pub fn sentence(self) -> String {
        use texts::own;
        match self {
            OwnPageDone::Registered => own::done_registered(),
            OwnPageDone::Agreed => own::done_agreed(),
            OwnPageDone::CheckedIn => own::done_checked_in(),
            OwnPageDone::Saved => own::done_saved(),
            OwnPageDone::NoPictures => own::done_no_pictures(),
            OwnPageDone::Pictures => own::done_pictures(),
            OwnPageDone::SeatMailOn => own::done_mail(),
            OwnPageDone::SeatMailOff => own::done_no_mail(),
            OwnPageDone::NewsOn => own::done_news(),
            OwnPageDone::NewsOff => own::done_no_news(),
            OwnPageDone::Withdrawn => own::done_withdrawn(),
            OwnPageDone::Leaving => own::done_leaving(),
            OwnPageDone::Staying => own::done_staying(),
            OwnPageDone::ErasureAsked => own::done_erasure_asked(),
            OwnPageDone::ErasureNot => own::done_erasure_not(),
        }
    }
}

words! {
    /// What a player did with the record sheet of the own game.
    OwnSheetDone {
        /// Entered the result.
        Entered = "entered",
        /// Signed it.
        Signed = "signed",
        /// Does not agree.
        Objected = "objected",
        /// Agrees after all.
        TakenBack = "taken-back",
        /// Wanted to take back what did not stand any more.
        NothingTakenBack = "nothing-to-take-back",
        /// Confirmed the layout of the board.
        Layout = "layout",
        /// Wanted to confirm it when that was done.
        LayoutBefore = "layout-before",
    }
}

impl OwnSheetDone {
    /// What is said of it.
    pub fn sentence(self, game: impl Into<texts::Game>) -> String {
        use texts::sheets;
        match self {
            OwnSheetDone::Entered => sheets::done_entered(game),
            OwnSheetDone::Signed => sheets::done_signed(),
            OwnSheetDone::Objected => sheets::done_objected(game),
            OwnSheetDone::TakenBack => sheets::done_taken_back(),
            OwnSheetDone::NothingTakenBack => sheets::done_nothing_to_take_back(),
            OwnSheetDone::Layout => sheets::done_layout(),
            OwnSheetDone::LayoutBefore => sheets::done_layout_before(game),
        }
    }

    /// Whether it was done now: that there was nothing left to do is no deed.
    pub fn is_deed(&self) -> bool {
        !matches!(self, OwnSheetDone::NothingTakenBack | OwnSheetDone::LayoutBefore)
    }
}

/// Somebody else was quicker to confirm the layout of a board.
const LAYOUT_BEFORE: &str =
    "The layout of this table was confirmed already, from another device. There is nothing more to do.";

sentences! {
    /// What was done with the cards of players.
    CardDone {
        /// Those who had no PIN have one.
        Made = "pins": "Everybody who plays has a PIN now. Print the cards.",
        /// A player has another PIN.
        Renewed = "renewed": "The player has a new PIN. Print the new card: the old one no longer works.",
        /// A player has another PIN and another private link.
        RenewedLink = "renewed-link": "The player has a new PIN and a new private link. Print the new card: the old one no longer works.",
    }
}

sentences! {
    /// What was done with the list of bans.
    BanDone {
        /// Somebody was put on it.
        Added = "added": "The ban is on the list. Organizers of tournaments on these days are warned.",
        /// A ban was ended.
        Ended = "ended": "The ban has ended. Nobody is warned about it any more.",
    }
}

sentences! {
    /// What was done in the choice of seats.
    ChoiceDone {
        /// The layout was confirmed.
        Layout = "layout": "The layout is confirmed.",
        /// It was confirmed before.
        LayoutBefore = "layout-before": LAYOUT_BEFORE,
        /// The last thing was taken back.
        Back = "back": "Undone.",
        /// A judge was named.
        Judge = "judge": "The judge of this table is noted.",
        /// No judge is named any more, or yet.
        NoJudge = "no-judge": "No judge is noted for this table.",
    }
}

sentences! {
    /// What was noted of a game beside its result, and done with the dice and parts.
    NotesDone {
        /// It was saved.
        Noted = "noted": "Saved. None of this changes the result.",
        /// The pieces were counted.
        Counted = "counted": "The count is kept with this game set, and goes along where it goes.",
        /// A missing part was reported.
        Reported = "reported": "The missing part is on the organizers' list.",
        /// Something was done.
        SeenTo = "seen-to": "Done. It is off the list.",
        /// It stands on the list again.
        Reopened = "reopened": "It is on the list again.",
    }
}

sentences! {
    /// What was done with a request to film.
    FilmDone {
        /// It was taken down.
        Asked = "asked": "Noted. Ask the players at the table, then allow or refuse it.",
        /// What they keep to was noted.
        Noted = "noted": "Saved.",
        /// They may film.
        Allowed = "allowed": "Filming is allowed. The judges see it on the page of the table.",
        /// They must not.
        Refused = "refused": "Noted: no filming.",
    }
}

sentences! {
    /// What was done with a photo of the board.
    PhotoDone {
        /// It is there.
        Added = "added": "The photo is saved with the sheet. The players of this table see it on their page.",
        /// It was taken away.
        Removed = "removed": "The photo is removed.",
    }
}

sentences! {
    /// What was done with a tablet that is passed round.
    TabletDone {
        /// It can be passed round.
        Opened = "opened": "The sheet can be passed round now. Scan the code with the tablet, or open the address there.",
        /// It can't any more.
        Closed = "closed": "Closed. The address no longer works.",
    }
}

sentences! {
    /// What was done with a confidential report.
    ReportDone {
        /// It was written.
        Filed = "filed": texts::flash::report_filed(),
        /// It was noted that somebody has seen it.
        Seen = "seen": texts::flash::report_seen(),
        /// Whoever wrote it got an answer.
        Answered = "answered": texts::flash::report_answered(),
    }
}

sentences! {
    /// What was done with the staff.
    StaffDone {
        /// Whoever looks agreed to the code of conduct.
        Agreed = "agreed": "Your agreement to the code of conduct is stored.",
        /// An invitation was withdrawn.
        Withdrawn = "withdrawn": "The invitation is withdrawn. Its link no longer works.",
        /// The club and the groups of somebody were saved.
        TiesSaved = "groups": "Club and groups are saved.",
    }
}

sentences! {
    /// What was done with announcements.
    AnnouncementDone {
        /// Something was said.
        Said = "said": "Announced. Screens and phones show it within a second.",
        /// It was taken back.
        TakenBack = "taken-back": "Taken back. It is no longer shown anywhere.",
        /// The next start was set.
        StartSet = "start": "Saved. Screens and phones count down to it.",
        /// It was taken back.
        StartTakenBack = "no-start": "No start is set any more.",
    }
}

sentences! {
    /// What was done with the screens of the hall.
    ScreenDone {
        /// One was made.
        Made = "made": "The screen is ready. Type its code into the browser in the hall.",
        /// It was said what one shows.
        Arranged = "arranged": "Saved. The screen shows it within a second.",
        /// One got another code.
        Renewed = "renewed": "The screen has a new code. A page that is already open stays open.",
        /// One was taken away.
        Removed = "removed": "The screen is removed. If its page was open somewhere, it has gone dark.",
        /// An address for streams was made.
        StreamMade = "stream-made": "The address is ready. Give it to OBS once, and choose here what it shows.",
        /// It was said what it shows.
        StreamArranged = "stream-arranged": "Saved. The stream shows it within a second.",
        /// It was taken away.
        StreamRemoved = "stream-removed": "The address is removed. It shows nothing any more.",
    }
}

sentences! {
    /// What was done with a webhook.
    WebhookDone {
        Made = "made": "The webhook is made. It is told of what happens from now on.",
        Tested = "tested": "A test is on its way. Load this page again in a few seconds to see what came of it.",
        Started = "started": "It is told again, beginning with a test.",
        Removed = "removed": "The webhook is removed.",
    }
}

sentences! {
    /// Whether other sites may show a tournament.
    EmbedsDone {
        Allowed = "allowed": "Other sites can show this tournament now. Copy a line into a page of yours.",
        Stopped = "stopped": "Other sites no longer show this tournament.",
    }
}

sentences! {
    /// What was done with a key for programs.
    KeyDone {
        Made = "made": "The key is made. It was shown once; if it is lost, end it and make another.",
        Ended = "ended": "The key is ended. Nothing can be done with it any more.",
    }
}

sentences! {
    /// What was done with the turn timer.
    TimerDone {
        /// It was imposed.
        Imposed = "imposed": "Turns are timed from now on. The public page of the round says so.",
        /// It was lifted.
        Lifted = "lifted": "Turns are no longer timed.",
    }
}

sentences! {
    /// What was done with the judges' duty list and the briefing.
    DutyDone {
        /// A judge was sent to tables.
        Assigned = "assigned": "The judge now covers these tables.",
        /// A judge was taken off tables.
        Removed = "removed": "The line is removed.",
        /// The players were briefed.
        Briefed = "briefed": "The briefing is noted, with its judge and the time.",
        /// That was taken back.
        NotBriefed = "not-briefed": "The note on the briefing is removed.",
    }
}

sentences! {
    /// What was done with the seat schedule.
    ScheduleDone {
        /// The seats are made.
        Made = "make": "The seats are made. Look them over, then publish the round.",
        /// A file is used.
        Imported = "import":
            "The file is now the seat schedule. Anything that could be better is marked below.",
        /// Two players were swapped.
        Swapped = "swap": "The two have swapped seats.",
        /// That was taken back.
        SwappedBack = "undo": "The swap is taken back.",
        /// A player was pinned, or let go.
        Pinned = "pin": "Pinned seats stay when the round is made again.",
        /// A player got a fixed table, or gave it back.
        Fixed = "fix": "Saved. It counts when seats are made or repaired.",
        /// Two players are in a group of their own.
        KeptApart = "apart": "Noted. They will be kept apart the next time seats are made or repaired.",
        /// The public round was repaired.
        Repaired = "repair": "The seats have been repaired, and are public.",
    }
}

sentences! {
    /// What was done with a round.
    RoundDone {
        /// Its seats became public.
        Published = "publish": "The seats are public now.",
        /// Its games began.
        Started = "start": "The round has started. Enter the results as the record sheets come in.",
        /// Nothing changes in it any more.
        Closed = "close": "The round is closed.",
        /// Its last step was taken back.
        TakenBack = "taken-back": "That step is taken back.",
        /// Its last open record sheet came in.
        SheetsIn = "sheets": "Every table of this round has a result.",
        /// The layouts of its tables were confirmed.
        Layouts = "layouts": "The layouts are confirmed.",
        /// They were, but not at every table that was asked for.
        SomeLayouts = "some-layouts": "The layouts are confirmed wherever that was still possible.",
        /// A call from one of its tables was taken down.
        Called = "called": "The call is noted. Every judge sees it.",
    }
}

sentences! {
    /// What was done with the semi-finals and the final.
    BracketDone {
        /// It was chosen whether there are semi-finals.
        Chosen = "chosen": "Your choice is saved.",
        /// The count of who played round 1 was corrected.
        Counted = "counted": "The count of round 1 is corrected. It stands in the public log with your reason.",
        /// Tables were made.
        Made = "made": "The seats are made. Only the staff can see them until they are published.",
        /// They were made again, and everybody sees them.
        MadePublic = "made-public": "The tables are made again. They are public, so everybody sees who sits elsewhere now.",
        /// They were taken away.
        TakenAway = "taken-away": "The tables are removed.",
        /// Somebody takes no place.
        Declined = "declined": "Noted: the player declines the place.",
        /// Somebody takes the place after all.
        Takes = "takes": "Noted: the player takes the place after all.",
        /// The tournament has a champion.
        Champion = "champion": "The champion is declared, and the tournament is finished.",
    }
}

sentences! {
    /// What was done with lots.
    LotsDone {
        /// They were drawn.
        Drawn = "drawn": "The lots are drawn. They are listed below, and the standings follow them.",
    }
}

sentences! {
    /// What was done with mail.
    MailDone {
        /// One to oneself goes out.
        Tested = "test": "A mail to your own address is on its way. Check your mailbox.",
        /// One to oneself is a file.
        Filed = "filed":
            "A mail to your own address is written into the folder. Only what you set up sends it from there.",
        /// One that was given up is tried again.
        Retried = "retry": "The mail will be tried again.",
        /// One that was given up is forgotten.
        Dropped = "dropped": "The mail is removed from the list.",
    }
}

words! {
    /// What an administrator did with an account; [`accounts::done`](super::accounts::done) says it with the name.
    AccountDone {
        /// It was made.
        Added = "added",
        /// It has other details.
        Saved = "saved",
        /// It has another password.
        NewPassword = "password",
    }
}

sentences! {
    /// What somebody did with the own account.
    OwnAccountDone {
        /// Chose a new password.
        NewPassword = "password": texts::flash::account_password(),
        /// Changed the e-mail address.
        Email = "email": texts::flash::account_email(),
    }
}

sentences! {
    /// What somebody did with the own second factor.
    SecondFactorDone {
        /// Switched it on.
        On = "on": texts::flash::second_factor_on(),
        /// Switched it off.
        Off = "off": texts::flash::second_factor_off(),
        /// Switched the codes off while there are passkeys.
        CodesOff = "codes-off": texts::flash::second_factor_codes_off(),
        /// Added a passkey.
        PasskeyAdded = "passkey": texts::flash::second_factor_passkey(),
        /// Removed a passkey.
        PasskeyRemoved = "passkey-removed": texts::flash::second_factor_passkey_removed(),
        /// Made new recovery codes.
        NewCodes = "codes": texts::flash::second_factor_codes(),
    }
}

sentences! {
    /// What led to the page to sign in.
    SignInDone {
        /// A new password was chosen by a link.
        PasswordReset = "reset": texts::flash::sign_in_reset(),
    }
}

words! {
    /// What was done where people ask for a new password; the page says it at length.
    ForgottenDone {
        /// A mail was asked for.
        Asked = "asked",
    }
}

sentences! {
    /// What was done about who needs a second factor.
    SecondFactorRuleDone {
        /// The rule was chosen.
        Chosen = "chosen": "The choice applies from now on, also to those who are signed in.",
    }
}

sentences! {
    /// What was done with how long things are kept.
    KeepingDone {
        /// The days were chosen.
        Chosen = "chosen": "The days are saved, and hold for every tournament here.",
    }
}

sentences! {
    /// What was done with people in every tournament.
    PeopleDone {
        /// They were erased.
        Erased = "erased": "Erased, in every tournament that was ticked.",
        /// Nobody was ticked.
        Nobody = "nobody": "Nobody was ticked, so nothing is changed.",
    }
}

sentences! {
    /// What was done with the key of a spare.
    SpareKeyDone {
        /// It no longer opens anything.
        Withdrawn = "spare-key-withdrawn": "The key no longer opens anything: no other machine gets a copy.",
    }
}

sentences! {
    /// What was done with the operator's texts.
    SiteTextsDone {
        /// They were changed.
        Saved = "saved": "The texts are saved. Those that are not empty are linked at the foot of every page.",
    }
}

sentences! {
    /// What was done on the pages of judges.
    JudgeDone {
        /// A call was taken down.
        Called = "called": "The call is noted. Every judge sees it here.",
        /// A judge goes to a call.
        Claimed = "claimed": "The call is yours. Log a ruling when it is settled, or mark it as answered.",
        /// A call ended without a ruling.
        Answered = "answered": "The call is answered.",
        /// A game is paused.
        Paused = "paused": "The game is paused. Tap here when it goes on.",
        /// A game goes on.
        Resumed = "resumed": "The game goes on. The pause is kept with its beginning and end.",
        /// A ruling was kept.
        Logged = "logged": "Ruling saved. It can't be changed; a later one can refer to it.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_codes_say_something() {
        assert_eq!(RoundDone::from_code("close").map(RoundDone::sentence), Some("The round is closed.".to_owned()));
        assert_eq!(RoundDone::from_code(&RoundDone::SheetsIn.to_string()), Some(RoundDone::SheetsIn));
        assert_eq!(RoundDone::from_code("<b>"), None);
        let counted = |text: &str| PlayersDone::sentence(text);
        assert_eq!(counted(&PlayersDone::Imported.counted(12)).as_deref(), Some("12 players were added."));
        assert!(counted("imported-0").is_some_and(|said| said.starts_with("Nobody new was added.")));
        assert_eq!(counted("up-1").as_deref(), Some("The next player on the waiting list has a place now."));
        for other in ["", "up", "up-", "up-x", "down-1", "imported--1"] {
            assert_eq!(counted(other), None, "{other:?}");
        }
    }
}
