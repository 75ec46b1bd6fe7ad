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

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    let sentence = match refusal {
        Refusal::TooLong(fault) => return texts::forms::too_long(fault.length, fault.most),
        Refusal::KeptApart { most } => {
            return format!("Tick two players or more to keep apart, and at most {most} at once.");
        }
        Refusal::ApartAlready => "These players are kept apart already.",
        Refusal::TooManyGroups { most } => return texts::register::too_many_groups(*most),
        Refusal::TooManyPlayers { most } => {
            return texts::register::too_many_players(*most);
        }
        Refusal::NoMorePlayerNumbers { last } => {
            return texts::register::no_more_numbers(last);
        }
        Refusal::TableNumber { most } => return format!("This number is from 1 to {most}."),
        Refusal::Amount { most } => {
            let most = money::written(*most);
            return format!("Write an amount such as 12, 12.50 or 8,50 €, up to {most}. It may stay empty.");
        }
        Refusal::WordMissing { word } => return format!("Nothing was erased. To erase, type the word {word}."),
        Refusal::WithdrawalNotTyped { word } => return texts::register::withdrawal_not_typed(word),
        Refusal::TooManyRegistrations(back) => {
            // To the next whole minute, so that nobody is told to come too early.
            let at = time::clock(back.at + TimeDelta::milliseconds(59_999), &back.time_zone);
            return texts::register::too_many_in_an_hour(at);
        }
        Refusal::NameRegistered { name } => {
            return texts::register::name_registered(words::isolated(name));
        }
        Refusal::FileUnreadable(fault) => return format!("{}.", capital(&files::what(&fault.clone().into()))),
        Refusal::SomeCant(in_the_way) => return some_cant(in_the_way),
        Refusal::NotNow(not_now) => return self::not_now(*not_now),
        Refusal::OtherCurrency { wanted } => {
            return format!("This tournament takes {wanted}. Write the amount in {wanted}.");
        }
        Refusal::PaidAlready => "This player is marked as paid already.",
        Refusal::NotPaid => "This player is not marked as paid, so there is nothing to take back.",
        Refusal::TooManyMailTexts { most } => {
            return format!("A tournament sends at most {most} mails to players within a day. Nothing was sent.");
        }
        Refusal::NobodyHasAddress => "None of these players has an e-mail address. Nothing was sent.",
        Refusal::SubjectMissing => "A subject is needed.",
        Refusal::MailTextMissing => "A text is needed.",
        Refusal::NobodyChosen => "Nobody is ticked. Tick the players first.",
        Refusal::AgreedWhen => "The list doesn't say of everybody when they agreed. Say when that was.",
        Refusal::AgreedLater => "This day is still to come. Say when they agreed.",
        Refusal::NameMissing => return texts::register::name_missing(),
        Refusal::ControlCharacters => return texts::register::control_characters(),
        Refusal::ControlInNote => return texts::register::control_in_note(),
        Refusal::EmailWithoutAt => return texts::register::email_without_at(),
        Refusal::EmailHalf => return texts::register::email_half(),
        Refusal::EmailTwoAts => return texts::register::email_two_ats(),
        Refusal::EmailTwice => return texts::register::email_twice(),
        Refusal::EmailNotPlain => return texts::register::email_not_plain(),
        Refusal::EmailNotSendable => return texts::register::email_not_sendable(),
        Refusal::EmailWithoutDot => return texts::register::email_without_dot(),
        Refusal::GuardianMissing => return texts::register::guardian_missing(),
        Refusal::GuardianDisagrees => return texts::register::guardian_disagrees(),
        Refusal::DoorCodeMissing => return texts::register::door_code_missing(),
        Refusal::NoCardForHidden => "An archived player has no card. Bring the player back first.",
        Refusal::WrongDoorCode => return texts::register::wrong_door_code(),
        Refusal::TooManyDoorCodes => return texts::register::too_many_door_codes(),
        Refusal::CodeNotAgreed => return texts::register::code_not_agreed(),
        Refusal::PhotoNotAgreed => return texts::register::photo_not_agreed(),
        Refusal::FileEmpty => "Choose a file, or paste its lines.",
        Refusal::FileWithoutPlayers => "the file has a header and no players",
        // Who is on the staff does not play (1.3.2).
        Refusal::StaffEmail => return texts::register::staff_email(),
        Refusal::StaffName => {
            "Somebody on the staff of this tournament has this name, and staff can't play in it (1.3.2). If this is \
             another person of the same name, say so below."
        }
        Refusal::OnTheList { name } => {
            return format!(
                "{} is on the list already; check in there. If this is another person of the same name, say so below.",
                words::isolated(name)
            );
        }
        Refusal::PerhapsBanned { bans } => return bans::new_player(&bans.iter().map(bans::line).collect::<Vec<_>>()),
        Refusal::StaffNameRegistering => return texts::register::staff_name(),
        Refusal::StaffAlike => {
            "Somebody on the staff of this tournament has nearly this name, and staff can't play in it (1.3.2). If this is \
             another person, say so below."
        }
        Refusal::StaffAlikeRegistering => return texts::register::staff_alike(),
        Refusal::StaffInFile => "is on the staff of this tournament, and staff can't play in it (1.3.2)",
        Refusal::StaffAlikeInFile => {
            "has nearly the name of somebody on the staff, and staff can't play (1.3.2): the same person? Leave the line \
             out. Another one? Say so above."
        }
        Refusal::StaffRegisters => return texts::register::staff_registers(),
        // Who registers is there already, or comes too fast.
        Refusal::SeatMailWithoutAddress => return texts::register::seat_mail_without_address(),
        Refusal::RegisteredAlready => return texts::register::registered_already(),
        Refusal::EmailRegistered => return texts::register::email_registered(),
        // Who is the same person as somebody in another tournament.
        Refusal::NoSuchTournament(why) => tournament::not_named(*why),
        Refusal::SameTournament => "This is the same tournament; name another one.",
        Refusal::OtherTournamentHidden => "That tournament is archived. Bring it back first.",
        Refusal::NoSuchPlayerThere => "That tournament has no player with this number.",
        Refusal::MarkedApart => doubles::MARKED_MEANWHILE,
        Refusal::SamePersonAlready => "These two are the same person already.",
        Refusal::TwiceInOneTournament => {
            "These two can't be one person: both are the same as players of one tournament, where nobody plays twice. \
             Separate the one who is somebody else first."
        }
        Refusal::JoinedWithNobody => "This player is not joined with anybody in another tournament.",
    };
    sentence.to_owned()
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
        other => return not_now(other).trim_end_matches('.').to_owned(),
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
pub fn not_now(not_now: PlayerNotNow) -> String {
    let said = match not_now {
        PlayerNotNow::RegistrationClosed => return texts::register::closed_now(),
        PlayerNotNow::CalledOff => return texts::register::called_off_now(),
        PlayerNotNow::InvitedOnly => {
            "This is the final day of a series: its players are those whom the series has invited. The organizers of the \
             series invite the next in rank on the page of its final day."
        }
        PlayerNotNow::AgreedAlready => "This player has agreed to the code of conduct and the photo policy already.",
        PlayerNotNow::GuardianFirst => "A guardian agrees for a minor. Enter the guardian's name first.",
        PlayerNotNow::NotInTournament(state) => not_in_tournament(state),
        PlayerNotNow::OwnNotInTournament(state) => return no_own_check_in(state),
        PlayerNotNow::OwnCheckInNotStarted => return texts::register::check_in_not_started(),
        PlayerNotNow::Hidden => "This player is archived. Bring the player out of the archive first.",
        PlayerNotNow::NotHidden => "This player is not archived.",
        PlayerNotNow::NotAsked => "Only players who wait for approval can be approved.",
        PlayerNotNow::NotWaiting => "Only somebody on the waiting list can be moved up.",
        PlayerNotNow::NotLeaving => "Nobody asks to leave any more: it was answered or taken back.",
        PlayerNotNow::NotWithdrawn => "Only somebody who withdrew can be brought back.",
        PlayerNotNow::Full => {
            "Every place is taken. Raise the capacity in the details, or wait until somebody withdraws."
        }
        PlayerNotNow::NobodyToMoveUp => "Nobody can be moved up: nobody is waiting, or every place is taken.",
        PlayerNotNow::Seated => {
            "This player has a seat in the schedule and can't be archived. Withdraw the player instead; results that \
             were made stay."
        }
        PlayerNotNow::GameOn => {
            "This player's game is on. If the player is not at the table, mark the seat absent on the record sheet."
        }
        PlayerNotNow::Finished => "The tournament is over; nobody can withdraw any more.",
        PlayerNotNow::NoMergeNow => doubles::OVER,
        PlayerNotNow::ErasedStays => doubles::ERASED_STAYS,
        PlayerNotNow::WithdrawnAlready => "This player has withdrawn already.",
        PlayerNotNow::Disqualified => "This player is disqualified, and that stands (1.3.5).",
        PlayerNotNow::LaterStages => {
            "The seats of the later stages are public, so players who withdrew before stay withdrawn."
        }
        PlayerNotNow::PrelimsOver => {
            "It is too late to join: players can join until the last round that everybody plays is closed."
        }
        PlayerNotNow::FinalistsPlay => {
            "The games have begun, so check-in is over. Whoever doesn't play is replaced on the page of semi-finals and final."
        }
        PlayerNotNow::CheckInOver => "Check-in is over.",
        PlayerNotNow::CheckInNotStarted => {
            "Check-in has not started yet. Start it on the Next step page when the doors open."
        }
        PlayerNotNow::OwnDataLocked => return texts::register::data_locked(),
        PlayerNotNow::OwnCheckInClosed => return texts::register::check_in_closed(),
        PlayerNotNow::OwnCheckInOver => return texts::register::check_in_seats_made(),
        PlayerNotNow::OwnWithdrawalLocked => return texts::register::withdrawal_locked(),
        PlayerNotNow::NothingToLeave => return texts::register::nothing_to_leave(),
    };
    said.to_owned()
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
fn not_in_tournament(state: PlayerState) -> &'static str {
    match state {
        PlayerState::Asked => "This player waits for your approval. Approve the player first.",
        PlayerState::Waiting => "This player is on the waiting list. Move the player up first.",
        PlayerState::Withdrawn => "This player has withdrawn. Bring the player back first.",
        PlayerState::Disqualified => "This player is disqualified.",
        PlayerState::Registered => "This player is archived. Bring the player out of the archive first.",
    }
}

/// Why a player can't check in without the staff, as the player reads it.
fn no_own_check_in(state: PlayerState) -> String {
    match state {
        PlayerState::Asked => texts::register::check_in_not_approved(),
        PlayerState::Waiting => texts::register::check_in_waiting(),
        PlayerState::Withdrawn => texts::register::check_in_withdrawn(),
        PlayerState::Disqualified | PlayerState::Registered => texts::register::check_in_not_in(),
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
        (true, false) => texts::register::agree_new_version(),
        (true, true) => texts::register::agree_new_version_before_seat(),
        (false, false) => texts::register::agree_not_asked(),
        (false, true) => texts::register::agree_not_asked_before_seat(),
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
    let agreed = [("code of conduct", code), ("photo policy", photo)].map(|(paper, version)| match version {
        "" => format!("{paper} not yet"),
        version => format!("{paper} {version}"),
    });
    format!("{}, {}", agreed.join(", "), time::moment_or_day(at, zone))
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
