//! The words of confidential reports.

use crate::isolated;
use reeve_actions::confidential::refusal::Refusal;
use reeve_rules::confidential::{LeftTo, ReadsAs, ReportStep, ReportTextFault};
use reeve_store::setting;
use texts::refusals;

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NobodyNamed => refusals::nobody_named(),
        Refusal::WhoIsMeant => refusals::who_is_meant(),
        Refusal::TooManyNamed { most } => refusals::too_many_named(most),
        Refusal::AboutOneself => refusals::about_oneself(),
        Refusal::KindMissing => refusals::kind_missing(),
        Refusal::NoSuchGround => refusals::no_such_ground(),
        Refusal::NotOnTheStaff => refusals::not_on_the_staff(),
        Refusal::NoSuchJudge => refusals::no_such_judge(),
        Refusal::AboutTheJudge => refusals::about_the_judge(),
        Refusal::Text(ReportTextFault::Missing) => refusals::words_missing(),
        Refusal::Text(ReportTextFault::TooLong(fault)) => refusals::shorten(fault.length, fault.most),
        Refusal::Text(ReportTextFault::Control) => refusals::invisible_character(),
        Refusal::TooManyToday { most } => refusals::too_many_today(most),
    }
}

/// What is said of an answer before it is written.
pub const ANSWER_HELP: &str = "The author of the report will see this, with your name.";

/// As what somebody reads a report, on the page of the report.
pub fn why_you_read(reads_as: ReadsAs, left_to: LeftTo) -> &'static str {
    match (reads_as, left_to) {
        (ReadsAs::Organizer, _) => "You can read this as an organizer. Nobody it is about can.",
        (ReadsAs::Judge, LeftTo::Organizers) => {
            "You can read this because the report names you. Apart from you, only the organizers it is not about can."
        }
        (ReadsAs::Judge, LeftTo::Administrators) => {
            "You can read this because the report names you. Apart from you, only administrators of this server can: it leaves no organizer who may."
        }
        (ReadsAs::Judge, LeftTo::Nobody) => "You can read this because the report names you. Nobody else can.",
        (ReadsAs::Administrator, _) => "You can read this as an administrator, because it leaves no organizer who may.",
    }
}

/// What whoever has written a report is told at once: who can read it now. `judge`: whether it names one.
pub fn filed(left_to: LeftTo, judge: bool) -> String {
    match (left_to, judge) {
        (LeftTo::Organizers, _) => texts::confidential::filed(),
        (LeftTo::Administrators, false) => texts::confidential::filed_administrators(),
        (LeftTo::Administrators, true) => texts::confidential::filed_administrators_and_judge(),
        (LeftTo::Nobody, true) => texts::confidential::filed_judge(),
        (LeftTo::Nobody, false) => texts::confidential::filed_nobody(),
    }
}

/// Who can read a report, besides the judge whom it names, on its page.
pub fn left_to(left_to: LeftTo) -> String {
    match left_to {
        LeftTo::Organizers => texts::confidential::left_to_organizers(),
        LeftTo::Administrators => texts::confidential::left_to_administrators(),
        LeftTo::Nobody => texts::confidential::left_to_nobody(),
    }
}

/// How a report stands, for whoever wrote it. `at`: when it was seen or last answered.
pub fn standing(seen: Option<(&str, ReadsAs)>, answered: Option<&str>) -> String {
    match (seen, answered) {
        (_, Some(at)) => texts::confidential::answered(at),
        (Some((at, ReadsAs::Organizer)), None) => texts::confidential::seen_by_organizers(at),
        (Some((at, ReadsAs::Judge)), None) => texts::confidential::seen_by_judge(at),
        (Some((at, ReadsAs::Administrator)), None) => texts::confidential::seen_by_administrator(at),
        (None, None) => texts::confidential::not_read_yet(),
    }
}

/// How a report stands, for those who read it.
pub fn waiting(seen: Option<&str>, answered: Option<&str>) -> String {
    match (seen, answered) {
        (_, Some(at)) => format!("answered, {at}"),
        (Some(at), None) => format!("seen, {at}"),
        (None, None) => "new".to_owned(),
    }
}

/// What was done with a report.
pub fn step(step: ReportStep) -> &'static str {
    match step {
        ReportStep::Filed => "written",
        ReportStep::Seen => "seen",
        ReportStep::Answered => "answered",
        ReportStep::Masked => "a name removed, because that person's data was erased",
    }
}

/// Who did something, for those who read the report: the name of the account, or the reporter.
pub fn by(account: Option<&str>) -> String {
    account.map_or_else(texts::confidential::by_player, isolated)
}

/// Somebody on the staff in the list to tick: `Ada (judge and organizer)`.
pub fn on_staff(name: &str, judge: bool, organizer: bool) -> String {
    let name = isolated(name);
    match (judge, organizer) {
        (true, true) => texts::confidential::judge_and_organizer(name),
        (true, false) => texts::confidential::judge(name),
        _ => texts::confidential::organizer(name),
    }
}

/// How long reports are kept.
pub fn kept(days: i64) -> String {
    texts::confidential::kept(days, setting::ground_days(days))
}

/// The player who wrote a report: `Ada (No. 7)`.
pub fn player(number: i64, name: &str) -> String {
    texts::confidential::player(isolated(name), number)
}
