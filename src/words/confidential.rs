//! The words of confidential reports.

use crate::flash::ReportDone;
use crate::{isolated, too_long};
use reeve_actions::confidential::refusal::Refusal;
use reeve_rules::confidential::{LeftTo, ReadsAs, ReportStep, ReportTextFault};
use reeve_store::setting;

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NobodyNamed => "Say who it is about: tick somebody, write a name, or describe the person.".to_owned(),
        Refusal::WhoIsMeant => "Say below who is meant, or correct the name.".to_owned(),
        Refusal::TooManyNamed { most } => {
            format!("Name at most {most} people here; mention the others under “What happened?”.")
        }
        Refusal::AboutOneself => "You have named yourself. Leave yourself out.".to_owned(),
        Refusal::KindMissing => "Choose the kind that fits best.".to_owned(),
        Refusal::NoSuchGround => "This ground is not on the list. Tick again.".to_owned(),
        Refusal::NotOnTheStaff => "Somebody you ticked is not on the staff any more. Tick again.".to_owned(),
        Refusal::NoSuchJudge => "This person is not a judge of the tournament. Choose again.".to_owned(),
        Refusal::AboutTheJudge => "The report is about this judge. Choose another one, or none.".to_owned(),
        Refusal::Text(ReportTextFault::Missing) => "Write a few words here.".to_owned(),
        Refusal::Text(ReportTextFault::TooLong(fault)) => format!("This {}. Shorten it.", too_long(fault)),
        Refusal::Text(ReportTextFault::Control) => {
            "This contains an invisible character. Type it again, or paste it as plain text.".to_owned()
        }
        Refusal::TooManyToday { most } => {
            format!(
                "{most} forms have been sent from here today, so this one was not saved. Tell a judge or an organizer in person."
            )
        }
    }
}

/// What the field of the people says.
pub const PERSONS_HELP: &str = "One name per line, as on the seat plan. It may also be a player's companion.";

/// What the field of those whose names are not known says.
pub const DESCRIBED_HELP: &str = "Describe them, one per line: what they look like, where they sit.";

/// The question about a line that names nobody, or several.
pub fn who_is_meant(line: &str) -> String {
    format!("Who is meant by “{}”?", isolated(line))
}

/// Why that is asked.
pub const WHO_HELP: &str = "Whoever a report is about never reads it, so Reeve has to know whom you mean. If it is somebody on \
     the staff who is not listed here, tick them above.";

/// The choice that the line stays as it is.
pub const SOMEBODY_ELSE: &str = "Somebody else: as I wrote it";

/// What the field of the judge says.
pub const JUDGE_HELP: &str = "Besides the organizers it is not about. Leave it empty if you are not sure.";

/// What the field with what happened says.
pub const HAPPENED_HELP: &str = "In your own words. Who else saw it?";

/// What is said of an answer before it is written.
pub const ANSWER_HELP: &str = "The author of the report will see this, with your name.";

/// Where whoever reads reports stands, as the reporter reads it: `the organizers`.
pub fn readers(reads_as: ReadsAs) -> &'static str {
    match reads_as {
        ReadsAs::Organizer => "the organizers",
        ReadsAs::Judge => "the judge you named",
        ReadsAs::Administrator => "an administrator of this server",
    }
}

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
pub fn filed(left_to: LeftTo, judge: bool) -> &'static str {
    match (left_to, judge) {
        (LeftTo::Organizers, _) => ReportDone::Filed.sentence(),
        (LeftTo::Administrators, false) => {
            "Your report is stored. It leaves no organizer who may read it, so an administrator of this server can read it in their place."
        }
        (LeftTo::Administrators, true) => {
            "Your report is stored. It leaves no organizer who may read it, so an administrator of this server and the judge you named can."
        }
        (LeftTo::Nobody, true) => "Your report is stored. Only the judge you named can read it.",
        (LeftTo::Nobody, false) => {
            "Your report is stored, but it is about everybody here who could read it. Tell somebody from CATAN Studio (2.2.3)."
        }
    }
}

/// Who can read a report, besides the judge whom it names, on its page.
pub fn left_to(left_to: LeftTo) -> &'static str {
    match left_to {
        LeftTo::Organizers => "The organizers, except those it is about",
        LeftTo::Administrators => "An administrator of this server, because it leaves no organizer who may",
        LeftTo::Nobody => "No organizer and no administrator: it is about all of them",
    }
}

/// How a report stands, for whoever wrote it. `at`: when it was seen or last answered.
pub fn standing(seen: Option<(&str, ReadsAs)>, answered: Option<&str>) -> String {
    match (seen, answered) {
        (_, Some(at)) => format!("Answered, {at}"),
        (Some((at, by)), None) => format!("Seen by {}, {at}", readers(by)),
        (None, None) => "Nobody has confirmed reading it yet".to_owned(),
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
    account.map_or_else(|| "the player".to_owned(), isolated)
}

/// Somebody on the staff in the list to tick: `Ada (judge and organizer)`.
pub fn on_staff(name: &str, judge: bool, organizer: bool) -> String {
    let role = match (judge, organizer) {
        (true, true) => "judge and organizer",
        (true, false) => "judge",
        _ => "organizer",
    };
    format!("{} ({role})", isolated(name))
}

/// How long reports are kept.
pub fn kept(days: i64) -> String {
    let grounds = setting::ground_days(days);
    format!("It is erased {days} days after the tournament, and what you tick as a ground after {grounds}.")
}

/// The player who wrote a report: `Ada (No. 7)`.
pub fn player(number: i64, name: &str) -> String {
    format!("{} (No. {number})", isolated(name))
}
