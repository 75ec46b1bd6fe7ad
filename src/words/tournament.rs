//! The words of tournaments: their settings, and why an action of this room is refused.

use crate::{face, format, isolated, phases, rule_sets, time, too_long};
use reeve_actions::tournament::details::TypedDetails;
use reeve_actions::tournament::named::NotNamed;
use reeve_actions::tournament::refusal::{Refusal, TextField};
use reeve_actions::tournament::slug::SlugFault;
use reeve_limits as limits;
use reeve_rules::text::{TextFault, TooLong};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::same_person::SameBy;
use reeve_rules::tournament::settings::{
    AgreementRule, BoardShown, Choice, MissedGame, OwnCheckIn, OwnResults, PublishRounds, Replacement, Setting,
    Settings, StandingsMove, TiedPlaces, TranscriptionFix, WhatItTakes,
};
use reeve_rules::tournament::staff::RoleRefusal;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::tournament::Tournament;
use texts::Game;

/// What stands in the form of a new tournament in a year, before anything is typed.
pub fn new_details(year: i32) -> TypedDetails {
    TypedDetails {
        edition: "5th edition, English".to_owned(),
        code_version: format!("Rules 2.1 and 2.2, {year}"),
        photo_version: format!("Rules 3.1, {year}"),
        ..TypedDetails::of(&Settings::default())
    }
}

/// What is said below the number of rounds.
pub fn rounds_help() -> String {
    let Bounds { least, most } = bounds::SIDE_ROUNDS;
    format!(
        "A side event has {least} to {most}, as you choose, until check-in starts; the championship has as many as its rules say. \
         Leave it empty for what is usual."
    )
}

/// When and where a tournament is.
pub fn day_and_place(day: &str, place: &str) -> String {
    format!("{day}, {}", isolated(place))
}

/// A tournament in one line, for whoever gets its address: `Saturday, 21 November 2026, Town hall: registration is open`.
pub fn in_short(t: &Tournament) -> String {
    texts::pages::says_tournament(time::day(t.starts_on), isolated(&t.place), phases::stands_in(t))
}

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Hidden { may_bring_back: true } => {
            "This tournament is archived. Bring it back before you change anything in it.".to_owned()
        }
        Refusal::Hidden { may_bring_back: false } => "This tournament is archived, so nothing in it can be changed. \
            Ask an organizer to bring it back if it has to be."
            .to_owned(),
        Refusal::AlreadyHidden => "This tournament is archived already.".to_owned(),
        Refusal::NotHidden => "This tournament is not archived.".to_owned(),
        Refusal::AddressNotTyped { slug } => format!("Type {slug} here. Nothing was archived."),
        Refusal::Text { field, fault } => text_fault(*field, *fault),
        Refusal::Slug(fault) => slug_fault(fault),
        Refusal::SlugTaken => "Another tournament has this address. Add the place or the year.".to_owned(),
        Refusal::SlugLocked { slug } => {
            format!("The address stays {slug}: since registration opened it has been printed and passed on.")
        }
        Refusal::DayMissing => "The day is missing.".to_owned(),
        Refusal::DayUnreadable => {
            "Write the day as year-month-day, such as 2026-11-21; it must be in the calendar.".to_owned()
        }
        Refusal::DayTooFar { from, until } => format!("The day lies between the years {from} and {until}."),
        Refusal::TimeZoneMissing => "The time zone is missing. Start typing a nearby city, such as Berlin.".to_owned(),
        Refusal::TimeZoneUnknown => "There is no time zone of this name. Choose one from the list, such as \
            Europe/Berlin or America/New_York."
            .to_owned(),
        Refusal::TimeZoneOfSeveral { names } => {
            format!("Several time zones have this name. Write one of them in full: {}.", names.join(", "))
        }
        Refusal::SystemNotOffered => "No tournament can be made of this game.".to_owned(),
        Refusal::SystemLocked => {
            "The game stays as it is: players can come in already.".to_owned()
        }
        Refusal::ChampionshipRounds { rounds } => {
            format!("The championship has {rounds} preliminary rounds. Write {rounds}, or leave it empty.")
        }
        Refusal::Rounds { least, most } => {
            format!("Write a whole number of rounds from {least} to {most}, or leave it empty.")
        }
        Refusal::RoundsLocked => "The number of rounds, and how they are seated, stays as it is: check-in has started.".to_owned(),
        Refusal::Capacity { least, most } => {
            format!("Write a whole number from {least} to {most}, or leave it empty for no limit.")
        }
        Refusal::RegistrationsPerHour { most } => {
            format!("Write a whole number from 0 to {most}, or leave it empty for the server's limit.")
        }
        Refusal::Face(refusal) => face::refusal(*refusal),
        Refusal::RulesAndText { preset } => format!(
            "You chose {}, and there is a text of other rules. Choose the text, or empty it.",
            rule_sets::preset_name(*preset)
        ),
        Refusal::RulesMissing => "Write the rules here, or choose one of those above.".to_owned(),
        Refusal::RulesTooLong(TooLong { length, most }) => {
            format!("The rules have {length} characters; at most {most} are kept.")
        }
        Refusal::RulesFault(fault) => format!("In {}.", rule_sets::fault(fault)),
        Refusal::RulesOfSideEvent => "A side event has the rules of its game. Choose the official rules here.".to_owned(),
        Refusal::NoSuchChoice => "Choose one of the values shown.".to_owned(),
        Refusal::SettingsLocked => "The settings have been locked since the first seats were published: everybody plays by what the public page said then. Your other changes were not saved either; save them again without changing the settings."
            .to_owned(),
        Refusal::AccountMissing => "Type the name of the account.".to_owned(),
        Refusal::AccountUnknown => {
            "There is no account of this name. Check the spelling, or invite the person: they make \
            an account with the link."
                .to_owned()
        }
        Refusal::InviteeMissing => "Type a name or an e-mail address.".to_owned(),
        Refusal::TooManyInvitations { most } => {
            format!("{most} invitations are open. Withdraw one, or wait until somebody accepts.")
        }
        Refusal::TooManyInvitationsToday { most } => {
            format!("{most} invitations were made for this tournament within the last 24 hours. Continue tomorrow.")
        }
        Refusal::InvitedIsPlayer { same } => {
            let what = match same {
                SameBy::Email => "e-mail address",
                SameBy::Name => "name",
            };
            format!(
                "A player of this tournament has the same {what}, and players can't be staff. If you play in it, you \
                 can't be on the staff; if that is somebody else, ask whoever invited you."
            )
        }
        Refusal::NoSuchRole => "Choose judge or organizer.".to_owned(),
        Refusal::Role(RoleRefusal::LastOrganizer) => {
            "The last organizer can't be removed: nobody could run the tournament. Add another \
            organizer first."
                .to_owned()
        }
        Refusal::Role(RoleRefusal::LastJudge) => {
            "The last judge can't be removed while games are played. Add another judge first.".to_owned()
        }
        Refusal::IsStaff { name, role } => format!(
            "{} is on the staff of this tournament ({role}), and staff can't play in it. If this is another \
             person of the same name, say so; otherwise remove the staff role first.",
            isolated(name)
        ),
        Refusal::IsPlayer { number, same: SameBy::Email } => format!(
            "Player {number} of this tournament has the same e-mail address, and players can't be staff. Withdraw the \
             player first."
        ),
        Refusal::IsPlayer { number, same: SameBy::Name } => format!(
            "Player {number} of this tournament has this name or nearly, and players can't be staff. If that is another \
             person, tick “another person of the same name”."
        ),
        Refusal::Phase(refusal) => phases::refusal(*refusal).to_owned(),
        Refusal::StagesMissing => "Choose one of the two.".to_owned(),
        Refusal::Stages(refusal) => format::choice_refused(refusal),
        Refusal::Count(refusal) => format::count_refused(*refusal),
    }
}

fn text_fault(field: TextField, fault: TextFault) -> String {
    let what = match field {
        TextField::Name => "The name",
        TextField::Place => "The place",
        TextField::Edition => "The edition of the game",
        TextField::CodeVersion => "The version of the code of conduct",
        TextField::PhotoVersion => "The version of the photo policy",
        TextField::Invitee => "The name",
    };
    match fault {
        TextFault::Missing => format!("{what} is missing."),
        TextFault::TooLong(fault) => format!("{what} {}.", too_long(fault)),
        TextFault::Control { .. } => {
            format!("{what} is one line of text, without line breaks, tabs or other invisible characters.")
        }
    }
}

/// Why it can't be said which other tournament is meant.
pub fn not_named(why: NotNamed) -> &'static str {
    match why {
        NotNamed::Unknown => {
            "You don't run a tournament with this address or name. Write its name as it stands on its page, or the end of its \
             address, after /t/."
        }
        NotNamed::Several => {
            "Several of your tournaments have this name. Write the end of its address instead, after /t/."
        }
        NotNamed::Nothing => "Type its name or address.",
        NotNamed::Elsewhere => {
            "This is the address of another server. A tournament of another Reeve is imported from its archive first; then type \
             its name or its address here."
        }
    }
}

/// Why a short address can't be taken.
pub fn slug_fault(fault: &SlugFault) -> String {
    match fault {
        SlugFault::Sign { sign } => {
            let odd = if sign.is_whitespace() { "a space".to_owned() } else { format!("{sign:?}") };
            format!("Only lower-case letters a to z, digits and dashes are allowed here, not {odd}.")
        }
        SlugFault::Length => {
            format!("The short address has {} to {} characters.", limits::SHORTEST_SLUG, limits::SLUG)
        }
        SlugFault::Dashes => {
            "A dash goes between two letters or digits, never at an end and never twice in a row.".to_owned()
        }
        SlugFault::Reserved { slug } => {
            format!("“{slug}” is a word that Reeve keeps for itself. Add the place or the year.")
        }
    }
}

/// What people call a setting.
pub fn setting(setting: Setting, game: impl Into<Game>) -> String {
    match setting {
        Setting::TiedPlaces => texts::tournament::setting_tied_places(game),
        Setting::MissedGame => texts::tournament::setting_missed_game(),
        Setting::SemiReplacement => texts::tournament::setting_semi_replacement(),
        Setting::FinalReplacement => texts::tournament::setting_final_replacement(),
        Setting::PublishRounds => texts::tournament::setting_publish_rounds(),
        Setting::StandingsMove => texts::tournament::setting_standings_move(),
        Setting::TranscriptionFix => texts::tournament::setting_transcription_fix(),
        Setting::OwnCheckIn => texts::tournament::setting_own_check_in(game),
        Setting::OwnResults => texts::tournament::setting_own_results(game),
        Setting::WhatItTakes => texts::tournament::setting_what_it_takes(),
        Setting::BoardShown => texts::tournament::setting_board_shown(),
        Setting::Agreement => texts::tournament::setting_agreement(game),
    }
}

/// A setting's value in one sentence, for the public page.
pub fn choice(choice: Choice, game: impl Into<Game>) -> String {
    match choice {
        Choice::TiedPlaces(TiedPlaces::Skip) => texts::tournament::tied_skip(game),
        Choice::TiedPlaces(TiedPlaces::Dense) => texts::tournament::tied_dense(game),
        Choice::MissedGame(MissedGame::Nothing) => texts::tournament::missed_nothing(),
        Choice::SemiReplacement(Replacement::Next) => texts::tournament::semi_next(),
        Choice::SemiReplacement(Replacement::Empty) => texts::tournament::semi_empty(),
        Choice::FinalReplacement(Replacement::Next) => texts::tournament::final_next(),
        Choice::FinalReplacement(Replacement::Empty) => texts::tournament::final_empty(),
        Choice::PublishRounds(PublishRounds::One) => texts::tournament::publish_one(),
        Choice::PublishRounds(PublishRounds::All) => texts::tournament::publish_all(),
        Choice::StandingsMove(StandingsMove::Round) => texts::tournament::standings_by_round(),
        Choice::StandingsMove(StandingsMove::Sheet) => texts::tournament::standings_by_sheet(),
        Choice::TranscriptionFix(TranscriptionFix::On) => texts::tournament::transcription_on(),
        Choice::TranscriptionFix(TranscriptionFix::Off) => texts::tournament::transcription_off(),
        Choice::OwnCheckIn(OwnCheckIn::Closed) => texts::tournament::check_in_by_staff(game),
        Choice::OwnCheckIn(OwnCheckIn::Link) => texts::tournament::check_in_by_link(game),
        Choice::OwnCheckIn(OwnCheckIn::Door) => texts::tournament::check_in_at_door(game),
        Choice::OwnResults(OwnResults::On) => texts::tournament::results_by_players(game),
        Choice::OwnResults(OwnResults::Off) => texts::tournament::results_by_staff(),
        Choice::WhatItTakes(WhatItTakes::Shown) => texts::tournament::takes_shown(game),
        Choice::WhatItTakes(WhatItTakes::Off) => texts::tournament::takes_off(),
        Choice::BoardShown(BoardShown::Start) => texts::tournament::board_at_start(),
        Choice::BoardShown(BoardShown::Seats) => texts::tournament::board_with_seats(),
        Choice::Agreement(AgreementRule::Asked) => texts::tournament::agreement_asked(game),
        Choice::Agreement(AgreementRule::Needed) => texts::tournament::agreement_needed(game),
    }
}

/// What becomes of the e-mail address of somebody who is invited.
pub fn where_the_link_goes(by_mail: bool) -> &'static str {
    if by_mail { "The link is mailed there too." } else { "Mail is not set up here: hand the link over yourself." }
}

/// What an invitation to the staff makes of who accepts it: `a judge`.
pub fn invited_as(role: StaffRole) -> &'static str {
    match role {
        StaffRole::Judge => "a judge",
        StaffRole::Organizer => "an organizer",
    }
}

/// What a judge does.
pub const JUDGE: &str = "Judge: settles disputes, enters results, signs record sheets";

/// What an organizer does.
pub const ORGANIZER: &str = "Organizer: runs the tournament, all of it";

/// By which part of them names are sorted.
pub fn name_order(order: NameOrder) -> &'static str {
    match order {
        NameOrder::First => "as they are written",
        NameOrder::Last => "by last name",
    }
}

/// In the order of which language.
pub fn name_language(language: NameLanguage) -> &'static str {
    match language {
        NameLanguage::Any => "Any language",
        NameLanguage::Croatian => "Croatian",
        NameLanguage::Czech => "Czech",
        NameLanguage::Danish => "Danish",
        NameLanguage::Dutch => "Dutch",
        NameLanguage::English => "English",
        NameLanguage::Finnish => "Finnish",
        NameLanguage::French => "French",
        NameLanguage::German => "German",
        NameLanguage::Hungarian => "Hungarian",
        NameLanguage::Italian => "Italian",
        NameLanguage::Norwegian => "Norwegian",
        NameLanguage::Polish => "Polish",
        NameLanguage::Portuguese => "Portuguese",
        NameLanguage::Romanian => "Romanian",
        NameLanguage::Slovak => "Slovak",
        NameLanguage::Slovene => "Slovene",
        NameLanguage::Spanish => "Spanish",
        NameLanguage::Swedish => "Swedish",
        NameLanguage::Turkish => "Turkish",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_addresses_are_refused_with_the_reason() {
        let check = |slug: &str, part: &str| {
            let words =
                reeve_actions::tournament::slug::fault(slug).map(|fault| slug_fault(&fault)).unwrap_or_default();
            assert!(words.contains(part), "{slug:?}: {words:?}");
        };
        check("City", "lower-case");
        check("a b c", "a space");
        check("köln", "'ö'");
        check("", "3 to 60");
        check("-abc", "dash");
        check("admin", "keeps for itself");
        check("\u{202e}abc", "lower-case");
    }
}
