//! The words of what belongs to this Reeve as a whole: the operator's texts, and what other programs are shown of it.

use std::ops::RangeInclusive;

use crate::{counted, too_long};
use reeve_actions::site::refusal::Refusal;
use reeve_limits as limits;
use reeve_store::site_text::SiteTextKind;

/// Too many events for one file.
pub fn season_too_long() -> String {
    texts::tournaments::season_too_long(limits::SEASON_EVENTS)
}

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::TextTooLong(fault) => {
            format!("This text {}. Shorten it, or name a page that has it all.", too_long(*fault))
        }
        Refusal::TextControl => {
            "This text contains invisible characters. Type it again, or paste it as plain text.".to_owned()
        }
        Refusal::BanOfNobody => "Type a name or an e-mail address, or both.".to_owned(),
        Refusal::BanTextTooLong(fault) => format!("This {}.", too_long(*fault)),
        Refusal::BanControl => {
            "This contains an invisible character. Type it again, or paste it as plain text.".to_owned()
        }
        Refusal::BanReasonMissing => "Say why, for those who decide at the next tournament.".to_owned(),
        Refusal::BanNoDay => "This is not a day. Type it like 2026-11-21.".to_owned(),
        Refusal::BanEndsFirst => "The ban would end before it begins.".to_owned(),
        Refusal::BanEnded => "This ban has ended already.".to_owned(),
        Refusal::MonthsOutside { least, most } => {
            format!("Type a number of months from {least} to {most}, or nothing.")
        }
        Refusal::DaysOutside { least, most } => format!("Type a number of days from {least} to {most}."),
    }
}

/// How many days may be chosen, and how many are.
pub fn days_help(bounds: RangeInclusive<i64>, stored: i64) -> String {
    let (least, most) = bounds.into_inner();
    format!("From {least} to {most}. Now it is {stored}.")
}

/// How many months may be chosen, and how many are.
pub fn months_help(stored: Option<i64>) -> String {
    let (least, most) = limits::KEPT_MONTHS.into_inner();
    let now = stored.map_or("they are kept".to_owned(), |months| format!("it is {months}"));
    format!("From {least} to {most}; empty: for ever. Now {now}.")
}

/// What would go now.
pub fn would_go(players: i64, tournaments: usize, lines: i64) -> String {
    let count = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    format!(
        "{} of {} would become pseudonyms, and {} would lose the network address.",
        counted(count(players), "player", "players"),
        counted(tournaments, "finished tournament", "finished tournaments"),
        counted(count(lines), "line of the audit log", "lines of the audit log")
    )
}

/// Somebody else chose other days meanwhile.
pub const KEEPING_STALE: &str = "Somebody else changed these days after you opened the page. Nothing is saved yet: below is what you typed, and beside it what is stored.";

/// The name of a text: its heading, and the link to it at the foot of each page.
pub fn title(kind: SiteTextKind) -> String {
    match kind {
        SiteTextKind::Contact => texts::frame::contact(),
        SiteTextKind::Privacy => texts::frame::privacy(),
        SiteTextKind::Imprint => texts::frame::imprint(),
        SiteTextKind::Terms => texts::frame::terms(),
    }
}

/// What belongs into a text, beside its field.
pub fn help(kind: SiteTextKind) -> &'static str {
    match kind {
        SiteTextKind::Contact => {
            "Who runs this Reeve and how to reach them, also for people who ask what is kept about them."
        }
        SiteTextKind::Privacy => {
            "What is kept about people, why, how long and who sees it. Reeve keeps about players what the form of registration asks \
             for, a telephone number and notes where organizers write them down, that and how much was paid, when they \
             registered, agreed, were checked in or withdrew, seats, results, lots and ranks, who is the same person in \
             another tournament, who wants to be in no photo, what judges ruled, confidential reports and photos of boards, these two \
             for a while; about accounts name, e-mail address and the devices that are signed in; about whoever changed \
             something the network address; and cookies for the sign-in, known browsers, and light or dark."
        }
        SiteTextKind::Imprint => "Who is responsible for these pages, where the law of your country asks for it.",
        SiteTextKind::Terms => {
            "What whoever uses this Reeve agrees to: who may create tournaments, what may be published, what is not promised."
        }
    }
}
