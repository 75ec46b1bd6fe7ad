//! The words of `actions::people`.

use chrono::{DateTime, TimeDelta, Utc};

use crate as words;
use crate::face::amount;
use crate::time;
use crate::{bans, capital, counted, doubles, files, format, games, labels, seating, tournament};
use reeve_actions::people::import_doubles::DoubleChoice;
use reeve_actions::people::import_plan::LineOutcome;
use reeve_actions::people::refusal::{InTheWay, Refusal};
use reeve_rules::games::System;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::tournament::money;
use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState, TournamentPart};
use reeve_store::own_check_in::CheckInWay;
use reeve_views::people::many::ManyAct;
use reeve_views::people::moves::Move;
use reeve_views::people::now::PlayerNotNow;
use reeve_views::people::payments::Payments;
use reeve_views::people::places::Counts;
use reeve_views::people::player_list::{PlayerFilter, PlayerOrder};
use reeve_views::people::same_player::InCommon;
use texts::{Game, refusals};

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal, game: impl Into<Game>) -> String {
    let game = game.into();
    match refusal {
        Refusal::TooLong(fault) => refusals::this_too_long(fault.length, fault.most),
        Refusal::KeptApart { most } => refusals::kept_apart(game, most),
        Refusal::ApartAlready => refusals::apart_already(game),
        Refusal::TooManyGroups { most } => refusals::too_many_groups(most),
        Refusal::TooManyPlayers { most } => refusals::too_many_players(game, most),
        Refusal::NoMorePlayerNumbers { last } => refusals::no_more_numbers(game, last),
        Refusal::TableNumber { most } => refusals::table_number(most),
        Refusal::Amount { most } => refusals::amount(money::written(*most)),
        Refusal::WordMissing { word } => refusals::erase_word(word),
        Refusal::WithdrawalNotTyped { word } => refusals::withdraw_word(word),
        Refusal::TooManyRegistrations(back) => {
            // To the next whole minute, so that nobody is told to come too early.
            let at = time::clock(back.at + TimeDelta::milliseconds(59_999), &back.time_zone);
            refusals::too_many_registrations(game, at)
        }
        Refusal::NameRegistered { name } => refusals::name_registered(words::isolated(name)),
        Refusal::FileUnreadable(fault) => format!("{}.", capital(&files::what(&fault.clone().into()))),
        Refusal::SomeCant(in_the_way) => some_cant(in_the_way),
        Refusal::NotNow(not_now) => self::not_now(*not_now, game),
        Refusal::OtherCurrency { wanted } => refusals::other_currency(wanted),
        Refusal::PaidAlready => refusals::paid_already(game),
        Refusal::NotPaid => refusals::not_paid(game),
        Refusal::TooManyMailTexts { most } => refusals::too_many_mails(game, most),
        Refusal::NobodyHasAddress => refusals::nobody_has_address(game),
        Refusal::SubjectMissing => refusals::subject_missing(),
        Refusal::MailTextMissing => refusals::text_missing(),
        Refusal::NobodyChosen => refusals::nobody_chosen(game),
        Refusal::AgreedWhen => refusals::agreed_when(),
        Refusal::AgreedLater => refusals::agreed_later(),
        Refusal::NameMissing => refusals::name_missing(),
        Refusal::ControlCharacters => refusals::control_characters(),
        Refusal::ControlInNote => refusals::control_in_note(),
        Refusal::EmailWithoutAt => refusals::email_without_at(),
        Refusal::EmailHalf => refusals::email_half(),
        Refusal::EmailTwoAts => refusals::email_two_ats(),
        Refusal::EmailTwice => refusals::email_twice(),
        Refusal::EmailNotPlain => refusals::email_not_plain(),
        Refusal::EmailNotSendable => refusals::email_not_sendable(),
        Refusal::EmailWithoutDot => refusals::email_without_dot(),
        Refusal::GuardianMissing => refusals::guardian_missing(),
        Refusal::GuardianDisagrees => refusals::guardian_disagrees(),
        Refusal::DoorCodeMissing => refusals::door_code_missing(),
        Refusal::NoCardForHidden => refusals::no_card_for_hidden(game),
        Refusal::WrongDoorCode => refusals::wrong_door_code(),
        Refusal::TooManyDoorCodes => refusals::too_many_door_codes(),
        Refusal::CodeNotAgreed => refusals::code_not_agreed(),
        Refusal::PhotoNotAgreed => refusals::photo_not_agreed(),
        Refusal::FileEmpty => refusals::file_empty(),
        Refusal::FileWithoutPlayers => refusals::file_without_players(game),
        // Who is on the staff does not play (1.3.2).
        Refusal::StaffEmail => refusals::staff_email(),
        Refusal::StaffName => refusals::staff_name(),
        Refusal::OnTheList { name } => refusals::on_the_list(words::isolated(name)),
        Refusal::PerhapsBanned { bans } => bans::new_player(&bans.iter().map(bans::line).collect::<Vec<_>>()),
        Refusal::StaffNameRegistering => refusals::staff_name_registering(),
        Refusal::StaffAlike => refusals::staff_alike(),
        Refusal::StaffAlikeRegistering => refusals::staff_alike_registering(),
        Refusal::StaffInFile => refusals::staff_in_file(),
        Refusal::StaffAlikeInFile => refusals::staff_alike_in_file(),
        Refusal::StaffRegisters => refusals::staff_registers(game),
        // Who registers is there already, or comes too fast.
        Refusal::SeatMailWithoutAddress => refusals::seat_mail_without_address(game),
        Refusal::RegisteredAlready => refusals::registered_already(),
        Refusal::EmailRegistered => refusals::email_registered(),
        // Who is the same person as somebody in another tournament.
        Refusal::NoSuchTournament(why) => tournament::not_named(*why).to_owned(),
        Refusal::SameTournament => refusals::same_tournament(),
        Refusal::OtherTournamentHidden => refusals::other_tournament_hidden(),
        Refusal::NoSuchPlayerThere => refusals::no_such_player_there(game),
        Refusal::MarkedApart => doubles::MARKED_MEANWHILE.to_owned(),
        Refusal::SamePersonAlready => refusals::same_person_already(),
        Refusal::TwiceInOneTournament => refusals::twice_in_one_tournament(game),
        Refusal::JoinedWithNobody => refusals::joined_with_nobody(game),
    }
}

/// Of the players who stand in the way so many are named for each reason.
const NAMED: usize = 10;

/// Why nothing was done with several players: who stands in the way, by reason.
fn some_cant(in_the_way: &[InTheWay]) -> String {
    let mut reasons: Vec<(String, Vec<&str>)> = Vec::new();
    for InTheWay { name, why } in in_the_way {
        let why = stands_in_the_way(*why);
        match reasons.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, names)) => names.push(name),
            None => reasons.push((why, vec![name])),
        }
    }
    let reasons: Vec<String> = reasons.iter().map(|(why, names)| format!("{why}: {}", some_names(names))).collect();
    format!("Nothing was changed for anybody. {}. Untick them, or sort that out first.", capital(&reasons.join("; ")))
}

/// What is the matter with somebody with whom something can't be done that is to be done with several.
fn stands_in_the_way(why: PlayerNotNow) -> String {
    let said = match why {
        PlayerNotNow::NotInTournament(PlayerState::Asked) => "waiting for your approval",
        PlayerNotNow::NotInTournament(PlayerState::Waiting) => "on the waiting list",
        PlayerNotNow::NotInTournament(PlayerState::Withdrawn) => "withdrawn",
        PlayerNotNow::NotInTournament(PlayerState::Disqualified) => "disqualified",
        PlayerNotNow::NotInTournament(PlayerState::Registered) | PlayerNotNow::Hidden => "archived",
        PlayerNotNow::NotAsked => "not waiting for approval",
        PlayerNotNow::GameOn => "the game is on",
        PlayerNotNow::GuardianFirst => "a minor, and the guardian's name is missing",
        other => return not_now(other, Game::USUAL).trim_end_matches('.').to_owned(),
    };
    said.to_owned()
}

/// Names in a row, and how many more there are.
pub fn some_names(names: &[impl AsRef<str>]) -> String {
    let named = words::in_a_row(names.get(..NAMED).unwrap_or(names));
    match names.len().saturating_sub(NAMED) {
        0 => named,
        more => format!("{named} and {more} more"),
    }
}

/// What the button says that sends a mail to so many players.
pub fn send_button(players: usize) -> String {
    format!("Send to {}", counted(players, "player", "players"))
}

/// Players are ticked, and nothing was chosen to do with them.
pub const CHOOSE_WHAT_TO_DO: &str = "Choose what to do with the players who are ticked.";

/// Everybody shown was meant, and the list is another one by now.
pub const LIST_CHANGED: &str = "Somebody changed the players after you opened the page, so the list has changed. \
                                       Nothing was done. Look it over, and choose again.";

/// Above the form for the next player, once one was added.
pub fn added(label: &str, here: bool) -> String {
    let is = if here { "added and checked in" } else { "added" };
    format!("{} is {is}. Who is next?", words::isolated(label))
}

/// What a filter of the list is called.
pub fn filter(filter: PlayerFilter) -> &'static str {
    match filter {
        PlayerFilter::NotCheckedIn => "Not checked in",
        PlayerFilter::NotAgreed => labels::NOT_AGREED_YET,
        PlayerFilter::NotPaid => "Not paid yet",
        PlayerFilter::Minor => "Minors",
        PlayerFilter::Asked => labels::TO_APPROVE,
        PlayerFilter::Waiting => labels::WAITING_LIST,
        PlayerFilter::Withdrawn => labels::WITHDRAWN,
    }
}

/// What an order of the list is called.
pub fn order(order: PlayerOrder) -> &'static str {
    match order {
        PlayerOrder::Number => labels::NUMBER,
        PlayerOrder::Name => labels::NAME,
        PlayerOrder::Newest => "Newest first",
        PlayerOrder::Club => "Club and groups",
    }
}

/// What is done with those who are ticked.
pub fn many_act(act: ManyAct) -> &'static str {
    match act {
        ManyAct::CheckIn => "Check in",
        ManyAct::UndoCheckIn => "Take the check-in back",
        ManyAct::Approve => labels::APPROVE,
        ManyAct::AgreedOnPaper => labels::AGREED_ON_PAPER,
        ManyAct::Paid => labels::PAID,
    }
}

/// How many pairs of players may be the same person, and how many of groups or clubs the same, as a link; not both none.
pub fn doubles(players: usize, groups: usize) -> String {
    let of_players = match players {
        1 => "Two players may be the same person".to_owned(),
        pairs => format!("{pairs} pairs of players may be the same person"),
    };
    let of_groups = match groups {
        1 => "Two groups or clubs may be the same".to_owned(),
        pairs => format!("{pairs} pairs of groups or clubs may be the same"),
    };
    match (players, groups) {
        (_, 0) => of_players,
        (0, _) => of_groups,
        _ => format!("{of_players}. {of_groups}"),
    }
}

/// What importing a line would do; players of one name are told apart by a suffix from 2 on.
pub fn import_outcome(outcome: LineOutcome, suffix: i64) -> &'static str {
    match (outcome, suffix) {
        (LineOutcome::There, _) => "already there, left out",
        (LineOutcome::Merged, _) => "merged",
        (LineOutcome::LeftOut, _) => "left out",
        (LineOutcome::Declined, _) => "left out by the status",
        (LineOutcome::Waiting, _) => "waiting list",
        (LineOutcome::New, 0) => "new",
        (LineOutcome::New, _) => "new, with a number after the name",
    }
}

/// What becomes of names that are there already, as a choice for all of them.
pub fn known_names(choice: DoubleChoice) -> &'static str {
    match choice {
        DoubleChoice::Merge => "are the same people: fill in what is missing",
        DoubleChoice::Both => "are other people: tell them apart by a number",
        DoubleChoice::Skip => "are the same people: leave these lines out",
    }
}

/// What becomes of one line that is only like somebody who is there, until somebody says what it is.
pub const BOTH_FOR_NOW: &str = "Not sure: keep both, ask again later";

/// What becomes of one line that may mean somebody who is there.
pub fn double_choice(choice: DoubleChoice) -> &'static str {
    match choice {
        DoubleChoice::Merge => "Same person: merge",
        DoubleChoice::Both => "Two people: keep both",
        DoubleChoice::Skip => "Leave the line out",
    }
}

/// What two people in lists have in common.
pub fn same(in_common: InCommon) -> &'static str {
    match (in_common.name, in_common.email) {
        (true, true) => "same name and e-mail",
        (false, true) => "same e-mail",
        (true, false) => "same name",
        (false, false) => "almost the same name",
    }
}

/// What merging takes over from a line.
pub fn merging_adds(adds: &str) -> String {
    if adds.is_empty() {
        "Merging would add nothing new.".to_owned()
    } else {
        format!("Merging would add: {}", words::isolated(adds))
    }
}

/// A player by number, beside a line of a file.
pub fn player_number(number: i64) -> String {
    format!("player {number}")
}

/// A line of a file by number.
pub fn line_number(line: u64) -> String {
    format!("line {line}")
}

/// What turning names round does, by the first that has a comma.
pub fn turned(was: &str, turned: &str) -> String {
    format!("\u{201C}{}\u{201D} becomes \u{201C}{}\u{201D}.", words::isolated(was), words::isolated(turned))
}

/// What the button says that imports so many players, merges so many lines, and leaves so many faulty ones out; nothing where
/// there is nothing to do.
pub fn import_button(coming: usize, merged: usize, faulty: usize) -> Option<String> {
    if coming + merged == 0 {
        return None;
    }
    let does = [
        (coming, format!("add {}", counted(coming, "player", "players"))),
        (merged, format!("merge {}", counted(merged, "line", "lines"))),
        (faulty, format!("leave out {}", counted(faulty, "faulty line", "faulty lines"))),
    ];
    let does: Vec<String> = does.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
    Some(capital(&words::list(&does)))
}

/// Below the number of new players: how many of them may be there twice.
pub fn perhaps_twice(count: usize) -> String {
    if count == 0 { String::new() } else { format!("{count} perhaps there twice") }
}

/// What becomes of lines that are no player of their own, below their number: how many are merged, and how many left out.
pub fn merged_or_left(lines: (usize, usize)) -> String {
    match lines {
        (0, 0) => String::new(),
        (0, _) => "left out".to_owned(),
        (_, 0) => "merged".to_owned(),
        (merged, left) => format!("{merged} merged, {left} left out"),
    }
}

/// A file of which no line can be read in the way it is read, with the first of what is wrong.
pub fn file_unreadable(line: Option<u64>, what: &str) -> String {
    let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
    format!("The file can't be read like this: {place}{what}.")
}

/// How many are checked in.
pub fn checked_in(present: usize) -> String {
    format!("{} checked in", words::counted(present, "player is", "players are"))
}

/// How full a tournament is, in a sentence; empty without a limit.
pub fn places(capacity: Option<i64>, counts: Counts) -> String {
    match (capacity, counts.waiting) {
        (None, _) => String::new(),
        (Some(capacity), 0) => texts::register::places_taken(counts.registered, capacity),
        (Some(capacity), waiting) => texts::register::places_and_waiting(counts.registered, capacity, waiting),
    }
}

/// What a player's or the tournament's state does not allow.
pub fn not_now(not_now: PlayerNotNow, game: impl Into<Game>) -> String {
    let game = game.into();
    match not_now {
        PlayerNotNow::RegistrationClosed => refusals::registration_closed(),
        PlayerNotNow::CalledOff => refusals::called_off(),
        PlayerNotNow::InvitedOnly => refusals::invited_only(game),
        PlayerNotNow::AgreedAlready => refusals::agreed_already(game),
        PlayerNotNow::GuardianFirst => refusals::guardian_first(),
        PlayerNotNow::NotInTournament(state) => not_in_tournament(state, game),
        PlayerNotNow::OwnNotInTournament(state) => no_own_check_in(state),
        PlayerNotNow::OwnCheckInNotStarted => refusals::own_check_in_not_started(),
        PlayerNotNow::Hidden => refusals::hidden(game),
        PlayerNotNow::NotHidden => refusals::not_hidden(game),
        PlayerNotNow::NotAsked => refusals::not_asked(game),
        PlayerNotNow::NotWaiting => refusals::not_waiting(),
        PlayerNotNow::NotLeaving => refusals::not_leaving(),
        PlayerNotNow::NotWithdrawn => refusals::not_withdrawn(),
        PlayerNotNow::Full => refusals::full(),
        PlayerNotNow::NobodyToMoveUp => refusals::nobody_to_move_up(),
        PlayerNotNow::Seated => refusals::seated(game),
        PlayerNotNow::GameOn => refusals::game_on(game),
        PlayerNotNow::Finished => refusals::tournament_over(),
        PlayerNotNow::NoMergeNow => doubles::OVER.to_owned(),
        PlayerNotNow::ErasedStays => doubles::ERASED_STAYS.to_owned(),
        PlayerNotNow::WithdrawnAlready => refusals::withdrawn_already(game),
        PlayerNotNow::Disqualified => refusals::disqualified_stands(game),
        PlayerNotNow::LaterStages => refusals::later_stages(game),
        PlayerNotNow::PrelimsOver => refusals::prelims_over(game),
        PlayerNotNow::FinalistsPlay => refusals::finalists_play(),
        PlayerNotNow::CheckInOver => refusals::check_in_over(),
        PlayerNotNow::CheckInNotStarted => refusals::check_in_not_started(),
        PlayerNotNow::OwnDataLocked => refusals::own_data_locked(),
        PlayerNotNow::OwnCheckInClosed => refusals::own_check_in_closed(game),
        PlayerNotNow::OwnCheckInOver => refusals::own_check_in_over(),
        PlayerNotNow::OwnWithdrawalLocked => refusals::own_withdrawal_locked(game),
        PlayerNotNow::NothingToLeave => refusals::nothing_to_leave(),
    }
}

/// What whoever checks people in tells those who come now: nothing special before the seats of round 1 are public. `is_last`:
/// the games are those of the last preliminary round.
pub fn who_comes_now(is_public: bool, has_started: bool, is_last: bool) -> Option<&'static str> {
    match (is_public, has_started) {
        (_, true) if is_last => Some(
            "The last round that everybody plays has started. Anybody who comes now plays only if its start is taken back.",
        ),
        (_, true) => Some(
            "The games have started. Anybody who comes now plays from the next round on, once the seat schedule is made again.",
        ),
        (true, false) => Some(
            "The seats of round 1 are public. Check in whoever comes late, note who is not here after all, then repair the seats.",
        ),
        (false, false) => None,
    }
}

/// Why somebody can't be checked in.
fn not_in_tournament(state: PlayerState, game: Game) -> String {
    match state {
        PlayerState::Asked => refusals::waits_for_approval(game),
        PlayerState::Waiting => refusals::on_waiting_list(game),
        PlayerState::Withdrawn => refusals::has_withdrawn(game),
        PlayerState::Disqualified => refusals::is_disqualified(game),
        PlayerState::Registered => refusals::hidden(game),
    }
}

/// Why a player can't check in without the staff, as the player reads it.
fn no_own_check_in(state: PlayerState) -> String {
    match state {
        PlayerState::Asked => refusals::own_not_approved(),
        PlayerState::Waiting => refusals::own_waiting(),
        PlayerState::Withdrawn => refusals::own_withdrawn(),
        PlayerState::Disqualified | PlayerState::Registered => refusals::own_gone(),
    }
}

/// What the button says that puts a player somewhere else.
pub fn move_button(which: Move, from: PlayerState) -> &'static str {
    match which {
        Move::Unhide => labels::BRING_OUT_OF_THE_ARCHIVE,
        Move::AgreedOnPaper => labels::AGREED_ON_PAPER,
        Move::Approve => labels::APPROVE,
        Move::MoveUp => labels::MOVE_UP,
        Move::Withdraw if from == PlayerState::Asked => labels::DECLINE,
        Move::Withdraw => labels::WITHDRAW,
        Move::Stay => labels::STAYS,
        Move::BringBack => labels::BRING_BACK,
        Move::Hide => labels::ARCHIVE,
    }
}

/// Somebody else changed the player while the player was being edited.
pub const STALE: &str = "Somebody else changed this player after you opened the page. Your changes are not saved yet; both versions are below.";

/// A player in the list checked in without the staff.
pub fn by_themselves(way: CheckInWay) -> &'static str {
    match way {
        CheckInWay::Link => "checked in by the private link",
        CheckInWay::Door => "checked in with the code at the door",
    }
}

/// Those who were checked in by one tap.
pub fn checked_in_together(count: usize) -> String {
    counted(count, "player was checked in.", "players were checked in.")
}

/// The other order of check-in, and back.
pub const MISSING_FIRST: &str = "Missing first";
pub const BY_NAME: &str = "By name";

/// What confirming does that somebody leaves.
pub const LEAVES: &str = "They get no more seats; the games they played still count.";

/// A player in the list has not agreed.
pub const NOT_AGREED: &str = "has not agreed to code and photos yet";

/// The same, where nobody is seated without having agreed.
pub const NOT_AGREED_NO_SEAT: &str = "has not agreed to code and photos yet, and gets no seat until then";

/// Players who are here and have to agree first.
pub fn get_no_seat(names: &[String]) -> String {
    let (have, get) = if names.len() == 1 { ("has", "gets") } else { ("have", "get") };
    format!("{} {have} not agreed to code and photos, and {get} no seat until then.", words::a_few(names))
}

/// Who has still to agree, and is not kept from playing now.
pub fn still_to_agree(names: &[String]) -> String {
    let have = if names.len() == 1 { "has" } else { "have" };
    format!("{} {have} not agreed to code and photos yet.", words::a_few(names))
}

/// What the number of those who are here means, and who is not counted.
pub fn means((part, rules): (TournamentPart, &RuleSet), to_seat: usize, waiting_to_agree: &[String]) -> String {
    let means = match part {
        TournamentPart::Whole => format::checked_in(to_seat, rules),
        TournamentPart::Prelims => format::checked_in_at_event(to_seat),
        TournamentPart::Finals => format::checked_in_on_final_day(to_seat),
    };
    if waiting_to_agree.is_empty() { means } else { format!("{means} {}", get_no_seat(waiting_to_agree)) }
}

/// What the number of those means who can be seated in a side event: their tables.
pub fn means_in_side_event(to_seat: usize, system: &System) -> String {
    match system.tables().of(to_seat) {
        _ if to_seat == 0 => "Nobody is checked in yet.".to_owned(),
        Some(sizes) => {
            format!("With {to_seat} checked in: {}.", seating::tables(Some(&sizes), &games::terms(system)))
        }
        None => {
            let game = games::of_seats(*system.seats.start(), *system.seats.end());
            format!("{to_seat} can't be split into games of {game}.")
        }
    }
}

/// Why a player is asked to agree.
pub fn why_agree(agreed_before: bool, before_a_seat: bool) -> String {
    match (agreed_before, before_a_seat) {
        (true, true) => texts::own::new_version_no_seat(),
        (true, false) => texts::own::new_version(),
        (false, true) => texts::own::not_asked_no_seat(),
        (false, false) => texts::own::not_asked(),
    }
}

/// What players have not agreed to, below their number.
pub const TO_CODE_AND_PHOTOS: &str = "to code and photos";

/// Why players of a file come on the waiting list, below their number.
pub const EVERY_PLACE_TAKEN: &str = "every place is taken";

/// A player in the list plays every round at one table.
pub fn stays_at(table: i64) -> String {
    format!("stays at table {table}")
}

/// What a player has agreed to, and when.
pub fn agreed(code: &str, photo: &str, at: DateTime<Utc>, zone: &str) -> String {
    let at = time::moment_or_day(at, zone);
    match (code, photo) {
        ("", "") => texts::own::agreed_neither(at),
        (code, "") => texts::own::agreed_code_only(code, at),
        ("", photo) => texts::own::agreed_photo_only(photo, at),
        (code, photo) => texts::own::agreed_both(code, photo, at),
    }
}

/// By which way a player came in.
pub fn source(source: PlayerSource) -> &'static str {
    match source {
        PlayerSource::Form => "form",
        PlayerSource::File => "file",
        PlayerSource::Hand => "by hand",
        PlayerSource::Series => "the series",
    }
}

/// Below how many have paid: what came in.
pub fn sum_paid(payments: Payments, currency: &str) -> String {
    let sum = amount(payments.sum, currency);
    match payments.without_amount {
        0 => format!("{sum} in all"),
        missing => format!("{sum} in all, {missing} without an amount"),
    }
}

/// The data of a player is erased.
pub fn erased(label: &str) -> String {
    format!("The data is erased. The results stand under {}.", words::isolated(label))
}
