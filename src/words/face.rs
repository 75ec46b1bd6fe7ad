//! The words of what a tournament says of itself: its programme, and the papers that people agree to.

use crate as words;
use crate::games::Terms;
use crate::too_long;
use reeve_actions::tournament::face_refusal::FaceRefusal;
use reeve_files::picture::PictureFault;
use reeve_rules::standings::GameTally;
use reeve_rules::tournament::event_level::EventLevel;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::money;
use reeve_rules::tournament::prizes::PrizeBand;
use reeve_rules::tournament::programme::ProgrammeKind;
use reeve_rules::tournament::vocabulary::{Stage, TournamentPart};
use reeve_views::programme::ProgrammeItem;

/// A refusal as a sentence.
pub fn refusal(refusal: FaceRefusal) -> String {
    match refusal {
        FaceRefusal::TooLong(fault) => format!("This {}.", too_long(fault)),
        FaceRefusal::Control => {
            "Tabs and other control characters can't be used here, nor can characters that reverse the direction of the text."
                .to_owned()
        }
        FaceRefusal::NoTime => "Write a time of day from 0:00 to 23:59, such as 9:30.".to_owned(),
        FaceRefusal::DoorsAfterStart => "The doors open before it starts.".to_owned(),
        FaceRefusal::Fee { most } => {
            format!("Write an amount such as 12, 12.50 or 8,50 €, up to {}.", money::written(most))
        }
        FaceRefusal::Currency => "A currency has three letters, such as EUR, USD or GBP.".to_owned(),
        FaceRefusal::CurrencyMissing => "Add the currency, such as EUR.".to_owned(),
        FaceRefusal::CurrenciesDiffer => {
            "The fee was typed with another currency. Use the same one in both fields.".to_owned()
        }
        FaceRefusal::WebAddressWithSignIn => {
            "This address holds a name or a password before an @, which everybody would see. Leave that part out."
                .to_owned()
        }
        FaceRefusal::SecondWebAddress => "One address a line: begin a new line for each.".to_owned(),
        FaceRefusal::NoWebAddress => {
            "A web address begins with https:// or http://, and has no spaces in it.".to_owned()
        }
        FaceRefusal::TooManyLinks { most } => format!("At most {most} links fit."),
        FaceRefusal::NoDay { most } => format!("Days are numbered from 1 to {most}."),
        FaceRefusal::BeginMissing => "When does it begin?".to_owned(),
        FaceRefusal::EndsBeforeBegin => "It ends before it begins.".to_owned(),
        FaceRefusal::WhatMissing => "Choose what it is, or say it in your own words.".to_owned(),
        FaceRefusal::NoRank { most } => format!("Write a rank: a whole number from 1 to {most}."),
        FaceRefusal::RanksTurned => "The last rank comes before the first.".to_owned(),
        FaceRefusal::PrizeMissing => "What is the prize?".to_owned(),
        FaceRefusal::NoTable { most } => format!("Tables have numbers from 1 to {most}."),
        FaceRefusal::TableTwice => "This table is already on a line above.".to_owned(),
        FaceRefusal::PictureMissing => "Choose a picture first.".to_owned(),
        FaceRefusal::PictureBytes { most } => {
            format!("The file may have {} kB at most. Make the picture smaller.", most / 1024)
        }
        FaceRefusal::Picture(PictureFault::OtherKind) => "Only PNG, JPEG and WebP pictures can be used.".to_owned(),
        FaceRefusal::Picture(PictureFault::Damaged) => "The file is damaged or cut short.".to_owned(),
        FaceRefusal::Picture(PictureFault::Animated) => "The picture is animated. Choose a still one.".to_owned(),
        FaceRefusal::Picture(PictureFault::TooLarge { width, height }) => {
            format!("The picture is {width} by {height} pixels; 4000 on a side is the most.")
        }
        FaceRefusal::NoPicture => "There is no logo to remove.".to_owned(),
    }
}

/// What the kinds of entries are called, in the order in which they are offered.
pub fn kind(kind: ProgrammeKind) -> String {
    let round = |number| texts::rounds::title(Stage::Prelim, number);
    match kind {
        ProgrammeKind::CheckIn => texts::face::check_in(),
        ProgrammeKind::Welcome => texts::face::welcome(),
        ProgrammeKind::Prelim1 => round(1),
        ProgrammeKind::Prelim2 => round(2),
        ProgrammeKind::Prelim3 => round(3),
        ProgrammeKind::Prelim4 => round(4),
        ProgrammeKind::Prelim5 => round(5),
        ProgrammeKind::Prelim6 => round(6),
        ProgrammeKind::Prelim7 => round(7),
        ProgrammeKind::Semi => texts::rounds::title(Stage::Semi, 1),
        ProgrammeKind::Final => texts::rounds::title(Stage::Final, 1),
        ProgrammeKind::Break => texts::face::break_(),
        ProgrammeKind::Prizes => texts::face::prizes(),
        ProgrammeKind::Other => texts::face::something_else(),
    }
}

/// A line of the programme: what it is, and more of it.
pub fn item(item: &ProgrammeItem) -> (String, String) {
    match item {
        ProgrammeItem::Doors => (texts::face::doors_open(), String::new()),
        ProgrammeItem::Start => (texts::face::start(), String::new()),
        ProgrammeItem::Entry(ProgrammeKind::Other, title) => (title.clone(), String::new()),
        ProgrammeItem::Entry(of, title) => (kind(*of), title.clone()),
    }
}

/// What it costs to take part.
pub fn fee(hundredths: i64, currency: &str) -> String {
    match hundredths {
        0 => texts::face::free(),
        _ => amount(hundredths, currency),
    }
}

/// What it costs to take part, as a sentence.
pub fn to_pay(hundredths: i64, currency: &str) -> String {
    match hundredths {
        0 => texts::face::is_free(),
        _ => texts::face::fee_is(amount(hundredths, currency)),
    }
}

/// An amount of money with its currency, where that is known.
pub fn amount(hundredths: i64, currency: &str) -> String {
    format!("{} {currency}", money::written(hundredths)).trim_end().to_owned()
}

/// The day and when it begins, for who reads a line: `Saturday, 21 November 2026, 10:00`.
pub fn day_and_start(day: &str, start: Option<&str>) -> String {
    start.map_or(day.to_owned(), |start| format!("{day}, {start}"))
}

/// When and where, in a line.
pub fn when_where(when: &str, place: &str) -> String {
    format!("{when} · {}", words::isolated(place))
}

/// A day of several, in a form.
pub fn day_of(number: i64, date: &str) -> String {
    texts::face::day_of(number, date)
}

/// The ranks of a prize: `1st place`, `Places 2 to 4`.
pub fn ranks(band: &PrizeBand) -> String {
    match band.to == band.from {
        true => texts::face::place(words::ordinal(band.from)),
        false => texts::face::places(band.from, band.to),
    }
}

/// What a certificate is for: the first one is `winner`, once that is declared.
pub fn place(rank: u32, winner: Option<&str>) -> String {
    match (rank, winner) {
        (1, Some(winner)) => winner.to_owned(),
        (rank, _) => texts::face::place(words::ordinal(i64::from(rank))),
    }
}

/// The same in words, as it stands on a wall.
pub fn place_in_words(rank: u32, winner: Option<&str>) -> String {
    match rank {
        1..=20 if rank > 1 || winner.is_none() => texts::face::place_in_words(rank),
        _ => place(rank, winner),
    }
}

/// What the games of a player add up to: `3 wins and 38 VP in 4 games`.
pub fn played(tally: &GameTally, terms: &Terms) -> String {
    texts::face::played(tally.wins, tally.games, texts::common::points_counted(terms, tally.vp))
}

/// Where and when something was, on paper.
pub fn where_when(place: &str, day: &str) -> String {
    format!("{}, {day}", words::isolated(place))
}

/// What kind of event it is (2.1.1).
pub fn level(level: EventLevel) -> String {
    match level {
        EventLevel::Qualifier => texts::face::level_qualifier(),
        EventLevel::National => texts::face::level_national(),
        EventLevel::Masters => texts::face::level_masters(),
        EventLevel::World => texts::face::level_world(),
    }
}

/// A tournament that is none of these.
pub const NO_LEVEL: &str = "None of these: open to everybody";

/// What is said of the file of a logo.
pub fn logo_help(most: usize) -> String {
    format!(
        "PNG, JPEG or WebP, at most {} kB. It is shown on white. Hidden data in the file, such as where it was taken, is removed.",
        most / 1024
    )
}

/// Above a programme that nobody has saved yet. `stages`: what the number of players gives, where there are players.
pub fn proposed(stages: Option<Stages>, part: TournamentPart) -> String {
    const PROPOSED: &str = "This is a proposal, and nothing is saved yet. Change what differs, then save it.";
    match stages {
        Some(Stages::FinalOnly) => {
            format!("{PROPOSED} As things stand no semi-finals are played (1.1.3), so it has none.")
        }
        Some(Stages::Nothing) if part != TournamentPart::Prelims => {
            format!("{PROPOSED} By the rules here there is no final, so it has none.")
        }
        Some(Stages::Nothing) => format!("{PROPOSED} An event of a series ends after its preliminary games (1.2)."),
        Some(Stages::SemiFinals) | None => PROPOSED.to_owned(),
    }
}

/// What the code of conduct asks for, in our own words.
pub fn code() -> [String; 6] {
    [
        texts::face::code_everybody(),
        texts::face::code_harassment(),
        texts::face::code_stop(),
        texts::face::code_devices(),
        texts::face::code_order(),
        texts::face::code_breach(),
    ]
}

/// What the photo policy says, in our own words.
pub fn photo() -> [String; 2] {
    [texts::face::photo_published(), texts::face::photo_own()]
}

/// Where the official texts are kept up to date.
pub const OFFICIAL: &str = "https://catanevents.com/eventassets";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_as_people_say_them() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 113].map(|rank| place(rank, None));
        let expect = ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "113th"];
        assert_eq!(said, expect.map(|number| format!("{number} place")));
        assert_eq!(place(1, Some("Champion")), "Champion");
        let in_words = [1, 2, 20, 21].map(|rank| place_in_words(rank, None));
        assert_eq!(in_words, ["First place", "Second place", "Twentieth place", "21st place"]);
        assert_eq!(
            (1..3).map(|rank| place_in_words(rank, Some("Champion"))).collect::<Vec<_>>(),
            ["Champion", "Second place"]
        );
    }
}
