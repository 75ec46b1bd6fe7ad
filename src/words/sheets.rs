//! The words of `rules::sheets`, and of the form of a record sheet.

use std::borrow::Cow;

use crate as words;
use crate::flash::OwnSheetDone;
use crate::games::Terms;
use crate::{games, labels};
use reeve_rules::games::{Part, PartKind, System};
use reeve_rules::sheets;
use reeve_rules::sheets::chain::ChainGame;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::sheets::pin::KnownPin;
use reeve_rules::sheets::{
    DisputeOutcome, Handler, SeatResult, SheetEntry, SheetField, SignatureWay, StepRefusal, TableResult,
};
use reeve_rules::standings::Rank;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState, Stage};
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::EnteredBy;
use reeve_views::sheets::own::OwnSheetNow;
use reeve_views::sheets::signing::{SeatSigning, Signing};
use reeve_views::standings::after_correction::StageChange;

/// At a field of the form in which no whole number was typed.
pub fn not_whole(field: SheetField) -> String {
    format!("{} must be a whole number, such as 7.", title(field))
}

/// At a choice of one seat, where no player of the table has that seat.
pub const NO_SUCH_SEAT: &str = "Nobody at this table has that seat.";

/// At the choice of a resource handler, where nobody of whom it is said could have handled the cards.
pub const NO_SUCH_HANDLER: &str = "Choose the starting player, a player of this table, or a judge.";

/// Why a result can't be, as a sentence. It names its clause, since at a field nothing else does.
pub fn impossible(refused: &sheets::Refusal) -> String {
    match refused.clause() {
        Some(clause) => format!("{} ({clause}).", result(refused)),
        None => format!("{}.", result(refused)),
    }
}

/// What is wrong about one player of a table.
pub fn of_player(name: &str, fault: &str) -> String {
    format!("{}: {fault}", words::isolated(name))
}

/// A refusal as a sentence.
pub fn refusal(refusal: StepRefusal) -> Cow<'static, str> {
    let said = match refusal {
        StepRefusal::Signed => "This result is signed, so it stands.",
        StepRefusal::Decided => "A judge decided this result, so it stands.",
        StepRefusal::NoResultYet => "No result is entered yet.",
        StepRefusal::Disputed => {
            "Somebody at the table doesn't agree. Nobody signs until a judge has decided, or they take it back."
        }
        StepRefusal::NoDispute => "You have not said that you don't agree.",
        StepRefusal::NoSuchSeat => "This table has no such seat.",
        StepRefusal::AbsentDoNotSign => "A player marked absent doesn't sign. If that is wrong, say so.",
        StepRefusal::SignerGone => {
            "A player who has left the tournament doesn't sign. The others do, and the staff marks the rest on paper."
        }
        StepRefusal::YouLeft => {
            "You have left the tournament, so you can do nothing at this table. The others and the staff go on without you."
        }
        StepRefusal::YouAreDisqualified => {
            "You are disqualified, so you can do nothing at this table. The others and the staff go on without you."
        }
        StepRefusal::DisputedAlready => "You have said already that you don't agree. A judge knows of it.",
        StepRefusal::DisputesUsedUp { most } => {
            return format!(
                "You have said {most} times that you don't agree, and taken it back each time. Call a judge to your table."
            )
            .into();
        }
        StepRefusal::EnteredAlready => {
            "A result has been entered already. If it is wrong, say that you don't agree; the staff will correct it. Whoever entered it can change it until somebody signs."
        }
        StepRefusal::OwnResultsOff => "In this tournament the staff enters the results.",
        StepRefusal::PinMissing => "Type the four digits from your card.",
        StepRefusal::PinWrong { left: 0 } => {
            "That is not your PIN. After five wrong PINs this table is locked for two minutes; then look at your card and try again."
        }
        StepRefusal::PinWrong { left: 1 } => "That is not your PIN. Look at your card: you have one more try.",
        StepRefusal::PinWrong { left } => {
            return format!("That is not your PIN. Look at your card: you have {left} more tries.").into();
        }
        StepRefusal::PinsHeld => "Too many wrong PINs were typed at this table. Wait two minutes, then type yours.",
        StepRefusal::PinLocked => "Too many wrong PINs were typed. Ask the staff for a new one.",
        StepRefusal::PinUnknown => "You have no PIN yet. Ask an organizer for one.",
        StepRefusal::PinNotLocked => "This PIN is not locked, so it stays as it is.",
        StepRefusal::RoundNotStarted => "This round has not started yet. Results are entered once it is on.",
        StepRefusal::RoundClosed => "This round is closed; its results stand.",
        StepRefusal::RoundNotPlayed => "This round is not being played, so its sheets can't be signed.",
        StepRefusal::Unusual => {
            "Something about this result is unusual. Type the winner's VP once more, as the paper says."
        }
        StepRefusal::NotFinalYet => "This sheet is not signed yet. Change the result on the sheet itself.",
        StepRefusal::CorrectionsOff => "In this tournament a final result is never corrected.",
        StepRefusal::NoSignedPaper => {
            "This result was not signed on paper, so there is no signed paper that could say something else. It stays as it is."
        }
        StepRefusal::NothingDiffers => "This is what is stored already. There is nothing to correct.",
        StepRefusal::CorrectionWaits => "A correction of this sheet is already waiting. Look at that one first.",
        StepRefusal::CorrectionFirst => {
            "A correction waits for a second person, and it may change the ranking. Confirm or withdraw it first."
        }
        StepRefusal::SamePerson => "You proposed this correction. A second person has to confirm it.",
        StepRefusal::RoleSinceProposal => {
            "You have the role for this only since the correction was proposed. Somebody who had it before has to confirm it."
        }
        StepRefusal::LetInByProposer => {
            "Whoever proposed this correction let you in after the sheet became final. Somebody else has to confirm it."
        }
        StepRefusal::ProposerUnknown => "Nobody knows who proposed this correction. Withdraw it and propose it again.",
        StepRefusal::ProposerGone => {
            "Whoever proposed this correction is no longer an organizer or a judge here as they were then. Withdraw it and propose it again."
        }
        StepRefusal::NoCorrectionOfThis => {
            "What was proposed is no correction of this sheet as it stands. Withdraw it and propose it again."
        }
        StepRefusal::OtherRoleNeeded => {
            "It takes an organizer and a judge. Somebody in the other role has to confirm it."
        }
        StepRefusal::WinnerVpDiffer => {
            "These are not the VP stored for the winner. Look at the paper again: either these VP or the result below is wrong."
        }
        StepRefusal::NoGameLimit => "Games of this tournament have no time limit, so no minutes are added.",
        StepRefusal::GameNotOn => "Minutes are added while the game of the table is on.",
        StepRefusal::NoMinutes { most } => return format!("Write a whole number of minutes, from 0 to {most}.").into(),
        StepRefusal::JudgeNamesWinner => {
            "Time was up, and several have the most VP: a judge names who has won, and enters the result."
        }
        StepRefusal::WinnerOut => {
            "Who is said to have won was disqualified or withdrew in this game. Nobody signs, or names another winner, before a judge has \
             chosen what stands."
        }
        StepRefusal::StandsMissing => "Choose what stands.",
        StepRefusal::PlayedAlone => "Nobody wins a game alone. Tick that the game was not played.",
        StepRefusal::BestNotAlone => "None of the others has the most VP alone. Mark above who has won.",
        StepRefusal::ReasonMissing => "Say in a few words what happened, and why you decide this way.",
        StepRefusal::ObjectionMissing => "Say in a few words what is wrong.",
        StepRefusal::ReasonTooLong(fault) => return format!("The reason {}.", words::too_long(fault)).into(),
        StepRefusal::Choice(refusal) => words::choice::refusal(refusal),
        StepRefusal::Note(refusal) => return words::notes::refusal(refusal).into(),
        StepRefusal::ReasonWithControl => "The reason contains an invisible character. Type it again.",
    };
    said.into()
}

/// Why a result can't be, without its clause and a full stop.
fn result(refusal: &sheets::Refusal) -> String {
    use sheets::Refusal as R;
    match refusal {
        R::TableSize { found, least, most } => {
            let sizes: Vec<String> = (*least..=*most).map(count).collect();
            format!("A table has {} seats, not {found}", sizes.join(" or "))
        }
        R::TooFewPresent { found, least, .. } => too_few_present(*found, *least),
        R::AbsentWith { what: SheetField::Handler, .. } => {
            "An absent player can't have handled the resource cards".to_owned()
        }
        R::AbsentWith { what: SheetField::Winner, .. } => "An absent player can't have won".to_owned(),
        R::AbsentWith { what, .. } => {
            format!("{} is entered for a player who is marked absent: clear it, or untick “absent”", title(*what))
        }
        R::VpMissing(_) => "Enter the VP".to_owned(),
        R::VpBelowZero(_) => "VP can't be below 0".to_owned(),
        R::VpTooMany { most, .. } => format!("VP can't be above {most}"),
        R::PartsDisagree { parts, vp, .. } => format!("The parts make {parts} VP, but {vp} are stated"),
        R::PartUnknown(_) => "A score of this game has no such part".to_owned(),
        R::PartLimit { part, .. } => format!("{} are from 0 to {}", games::part_title(part.code), part.most()),
        R::PartLimitInAll { part, found, most } => {
            format!("{found} {} at the table, and {} {most}", games::part(part.code), games::in_all(part.code))
        }
        R::SecondHolder { part, .. } => format!("Only one player can hold the {}", games::part(part.code)),
        R::HeldAlone { parts, .. } => held_alone(parts),
        R::NoWinner => "Nobody is marked as the winner".to_owned(),
        R::SecondWinner(_) => "Only one player can be the winner".to_owned(),
        R::NotMostOnTime { .. } => {
            "When time is up, whoever has the most VP has won: this player has more than the winner".to_owned()
        }
        R::ColourUnknown { colours, .. } => {
            let names: Vec<String> = colours.iter().map(|colour| games::colour(*colour).to_owned()).collect();
            format!("The colours are {}", words::list(&names))
        }
        R::ColourTwice(_) => "Another player at this table has this colour".to_owned(),
        R::PlayOrderTwice(_) => "Another player at this table has this place in the play order".to_owned(),
        R::PlayOrderUnknown(_) => "The play order goes from 1 to the number of players".to_owned(),
        R::ChairTwice(_) => "Another player at this table has this chair".to_owned(),
        R::ChairUnknown { chairs, .. } => format!("Chairs are from 1 to {chairs}"),
    }
}

/// Too few are left at a table. What happens then is a judge's to say.
fn too_few_present(found: usize, least: usize) -> String {
    let left = match found {
        0 => "Nobody is left at this table".to_owned(),
        found => {
            format!("Only {} left at this table", if found == 1 { "one is".into() } else { count(found) + " are" })
        }
    };
    format!(
        "{left}, and a game takes {}. A judge or an organizer says what happens. Either whoever is here joins another table: take \
         back the start of the round, while it has no result yet, and repair its seats. Or they play without the others, \
         and a judge decides the game",
        count(least)
    )
}

/// Names what one player holds, and the pieces that every player has.
fn held_alone(parts: &[Part]) -> String {
    let names = |wanted: &dyn Fn(&Part) -> bool| {
        words::list(&parts.iter().filter(|part| wanted(part)).map(|part| games::part(part.code)).collect::<Vec<_>>())
    };
    let own = |part: &Part| matches!(part.kind, PartKind::Counted { in_all: None, .. });
    let held = words::capital(&names(&Part::is_held));
    format!("{held} count here only together with {}", names(&own))
}

fn count(number: usize) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six"];
    words.get(number).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// When the results of a round are public.
pub fn results_appear(state: RoundState, with_sheets: bool) -> &'static str {
    match (state, with_sheets) {
        (RoundState::Closed, _) => "The round is closed.",
        (_, true) => "Results appear as soon as their record sheets are signed.",
        (_, false) => "Results appear when the round is closed.",
    }
}

/// Where a kept version of a record sheet stood.
pub fn state(state: SheetState) -> &'static str {
    match state {
        SheetState::Open => "open",
        SheetState::Submitted => "submitted",
        SheetState::Signed => "signed on paper",
        SheetState::Decided => DECIDED,
    }
}

/// Who proposed a correction without an account.
pub const A_COMMAND: &str = "a command";

/// Somebody else settled a correction, or the sheet changed.
pub const CORRECTION_STALE: &str =
    "Somebody else got there first, so your change was not made. This is how it stands now.";

/// Why neither an administrator nor anybody else on the staff corrects a final sheet.
pub const CORRECTION_NOT_YOURS: &str = "This takes an organizer and a judge of this tournament, and you are neither.";

/// A version of a final sheet that corrected another one.
pub const CORRECTED: &str = "corrected to match the paper";

/// What a correction would change for the next stage.
pub fn stage_changes(change: &StageChange) -> String {
    let names = |names: &[String]| words::list(&names.iter().map(|name| words::isolated(name)).collect::<Vec<_>>());
    let stage = if change.stage == Stage::Semi { "the semi-finals" } else { "the final" };
    let (come, fall) = (&change.come_in, &change.fall_out);
    let plays = |who: &[String]| if who.len() == 1 { "plays" } else { "play" };
    let comes = format!("{} then {} {stage}", names(come), plays(come));
    let falls = format!("{} no longer {}", names(fall), plays(fall));
    match (come.is_empty(), fall.is_empty()) {
        (false, false) => format!("{comes}, and {falls}."),
        (false, true) => format!("{comes}."),
        (true, _) => format!("{falls} {stage}."),
    }
}

/// What a correction would change about the champion.
pub fn champion_changes(before: Option<&str>, after: Option<&str>) -> String {
    let name = |name: Option<&str>| name.map_or_else(|| "nobody".to_owned(), words::isolated);
    format!("The champion would be {} instead of {}.", name(after), name(before))
}

/// How many change their rank who did not sit at the table.
pub fn others_change_rank(count: usize) -> String {
    words::counted(count, "other player changes rank", "other players change rank")
}

/// A rank beside another one.
pub fn rank_or_none(rank: Option<Rank>) -> String {
    rank.map_or_else(|| labels::NONE.to_owned(), |rank| rank.to_string())
}

/// Who corrected a sheet, the first of the two first.
pub fn two_authors(first: &str, second: &str) -> String {
    format!("{} and {}", words::isolated(first), words::isolated(second))
}

/// No link has the digest that was looked up, or none that everybody may see: the same words for both.
pub const NO_SUCH_RECEIPT: &str =
    "No published result has this digest. If the round is still open, try again when it is closed.";

/// What was looked up is no digest.
pub const NO_DIGEST: &str = "A digest has 64 characters: 0 to 9 and a to f.";

/// A link says what the record sheet says now.
pub const STANDS: &str = "This result still stands.";

/// A link says what the record sheet says since it was corrected.
pub const STANDS_CORRECTED: &str = "This is the corrected result, and it stands.";

/// A link says what the record sheet said before it was corrected.
pub const CORRECTED_SINCE: &str = "This result was corrected later. The public log shows both values.";

/// How long a digest chain is.
pub fn links(count: i64) -> String {
    words::counted(usize::try_from(count).unwrap_or_default(), "link", "links")
}

/// A link of the digest chain.
pub fn link(number: i64) -> String {
    format!("link {number}")
}

/// A game: `Round 2, table 7`.
pub fn game_title(game: ChainGame) -> String {
    let ChainGame { stage, round, table } = game;
    format!("{}, table {table}", words::rounds::game(RoundAt { stage, number: round }))
}

/// What a sheet says of a seat: `10 VP, won`.
pub fn says(seat: &SeatResult, terms: &Terms) -> String {
    match (seat.absent, seat.vp) {
        (true, _) => "absent".to_owned(),
        (false, vp) => {
            let vp = vp.map_or_else(|| "?".to_owned(), |vp| vp.to_string());
            format!("{}{}", terms.of_points(vp), if seat.winner { ", won" } else { "" })
        }
    }
}
/// At a table whose game a judge decided, for everybody.
const DECIDED: &str = "decided by a judge";

/// Beside a result that is entered, and of which nobody can say yet that it stands.
pub const NOT_SIGNED_YET: &str = "not signed yet";

/// The same with what the judge let stand, where that was asked.
pub fn decided(stands: Option<WhatStands>) -> &'static str {
    match stands {
        None => DECIDED,
        Some(WhatStands::BestOther) => "decided by a judge: the best of the others has won",
        Some(WhatStands::AsStated) => "decided by a judge: the result stands",
        Some(WhatStands::Nothing) => "decided by a judge: not counted",
    }
}

/// Under the form in which a judge decides a game.
pub const REASON_HELP: &str = "The staff reads it, and it is kept with the sheet for good.";

/// At the field for the winner's VP, where what a judge decides is unusual.
pub const DECIDE_UNUSUAL: &str =
    "Something about this result is unusual. If it is what you mean, type the winner's VP once more.";

/// At that field, where other VP were typed.
pub const OTHER_WINNER_VP: &str = "These are not the VP that you typed for the winner above.";

/// A version that became final with the last signature.
pub const SIGNED_BY_ALL: &str = "signed by everybody";

/// How many have signed a sheet: `3 of 4 signed`.
pub fn signed_of(signed: usize, signers: usize) -> String {
    format!("{signed} of {signers} signed")
}

/// Who has signed, as a sentence.
pub fn signing_line(signing: &Signing) -> String {
    let missing: Vec<String> = signing
        .seats
        .iter()
        .filter(|seat| !seat.absent && !seat.excused && seat.signature.is_none())
        .map(|seat| words::isolated(&seat.name))
        .collect();
    let excused = signing.seats.iter().any(|seat| seat.excused);
    match (signing.signed, signing.signers) {
        // The last of them signed before somebody was disqualified.
        (signed, signers) if signed == signers && excused && !signing.is_final => {
            "Everybody has signed who has to. The staff marks the sheet as signed, or a judge decides.".to_owned()
        }
        (signed, signers) if signed == signers => "Everybody has signed.".to_owned(),
        (0, _) => "Nobody has signed yet.".to_owned(),
        (signed, signers) => {
            let have = if signed == 1 { "has" } else { "have" };
            format!("{signed} of {signers} {have} signed. Still to sign: {}.", words::list(&missing))
        }
    }
}

/// Beside a seat that has not signed: why, or that it is still to.
pub fn has_not_signed(seat: &SeatSigning, is_final: bool) -> &'static str {
    match (seat.absent, seat.excused, is_final) {
        (true, ..) => "absent",
        (_, true, _) => "disqualified, need not sign",
        (.., true) => "did not sign",
        _ => "not yet",
    }
}

/// How a seat signed.
pub fn signed_way(way: SignatureWay) -> &'static str {
    match way {
        SignatureWay::Link => "by link",
        SignatureWay::Pin => "with PIN",
        SignatureWay::Paper => "on paper",
    }
}

/// How an objection ended.
pub fn dispute_outcome(outcome: Option<DisputeOutcome>) -> &'static str {
    match outcome {
        None => "open",
        Some(DisputeOutcome::TakenBack) => "taken back",
        Some(DisputeOutcome::Decided) => "decided by a judge",
    }
}

/// In the place of a reason that went with the data of the player who wrote it.
pub const REASON_ERASED: &str = "What was written has been erased.";

/// To a player whose signature went with the result that it was under.
pub const CHANGED_AFTER_SIGNING: &str = "The result of your table was changed after you signed it, so your signature no longer counts. Read the result again, and sign it if it is right.";

/// What a player reads about the sheet of the game that is on, and what the button there says.
pub fn own_sheet(now: OwnSheetNow) -> (String, &'static str) {
    match now {
        OwnSheetNow::Enter => {
            ("Is the game over? Enter what happened, and everybody signs it.".to_owned(), "Enter the result")
        }
        OwnSheetNow::Sign => {
            let sentence = "The result of your table is in and waits for your signature. Sign if it is right.";
            (sentence.to_owned(), "Check and sign")
        }
        OwnSheetNow::SignAgain => (CHANGED_AFTER_SIGNING.to_owned(), "Check and sign again"),
        OwnSheetNow::Absent => (
            "The result of your table is in, and it marks you absent. If that is wrong, say so.".to_owned(),
            "See the result",
        ),
        OwnSheetNow::Signed { signed, signers, missing } => {
            let says = "See the result";
            if missing.is_empty() {
                return (
                    "You have signed the result, and so have all who must. The staff makes it final.".to_owned(),
                    says,
                );
            }
            let missing = words::in_a_row(&missing);
            let sentence = format!("You have signed the result. {signed} of {signers} have. Still missing: {missing}.");
            (sentence, says)
        }
        OwnSheetNow::Disputed => (
            "Somebody at your table doesn't agree with the result. A judge will come to you.".to_owned(),
            "See the result",
        ),
    }
}

/// Somebody changed a result while a player was about to sign it, or to object to it.
pub const OWN_STALE: &str =
    "The result was changed after you opened this page. You have not signed. Read it as it is now.";

/// Somebody else at the table entered a result first.
pub const OWN_ENTRY_STALE: &str =
    "Somebody else entered the result before you. Yours was not stored. Compare the two below.";

/// To a member of the staff who opens a player's private link.
pub const STAFF_DO_NOT_SIGN: &str = "You are signed in as staff, so you can't sign here: players sign for themselves. Use the sheet of the staff's pages.";

/// Under the field in which a player says what is wrong.
pub const OBJECTION_HELP: &str = "The judges and organizers read it, and come to your table.";

/// To whoever opens a tablet's address while signed in.
pub const TABLET_SIGNED_IN: &str =
    "You are signed in on this device, so whoever holds it can do what you can. Sign out before you pass it on.";

/// What is said on the tablet that is passed round, once somebody has done something there.
pub fn at_tablet(done: OwnSheetDone) -> &'static str {
    match done {
        OwnSheetDone::Signed => "Signed. Pass the tablet on.",
        done => done.sentence(),
    }
}

/// On the tablet, while nobody can sign there by PIN.
pub fn pins_held(until: &str) -> String {
    format!("Too many wrong PINs were typed at this table. You can enter PINs again at {until}.")
}

/// Why a player can't sign by PIN; none where nothing is in the way.
pub fn cannot_use_pin(pin: Option<KnownPin<'_>>) -> Option<&'static str> {
    match pin {
        None => Some("No PIN yet"),
        Some(pin) if pin.is_locked() => Some("PIN locked after too many wrong tries"),
        Some(_) => None,
    }
}

/// Above what waits for a judge.
pub const DISPUTE_WAITS: &str = "Somebody doesn't agree with a result";

/// Above what waits for the second of two people.
pub const CORRECTION_WAITS: &str = "A correction waits for a second person";

/// Only a judge decides a game.
pub const ONLY_JUDGES_DECIDE: &str = "Only a judge of this tournament decides a game (1.3.4).";

/// Who entered a version of a record sheet.
pub fn author(author: &EnteredBy) -> String {
    match author {
        EnteredBy::Account(name) | EnteredBy::Player(Some(name)) => words::isolated(name),
        EnteredBy::Player(None) => "a player".to_owned(),
        EnteredBy::Command => "a command".to_owned(),
    }
}

/// A version of a sheet in one line: `Mira 10 VP, won; Bo 8 VP, red`. `not_counted`: the seats whose players came to a game that is not
/// counted.
pub fn version(result: &TableResult, players: &[Option<String>], not_counted: &[bool], terms: &Terms) -> Vec<String> {
    let seats = result.seats.iter().zip(players).enumerate().map(|(at, (seat, name))| {
        // Beside a name from the right the numbers would stand on its other side.
        let name = words::isolated(name.as_deref().unwrap_or("?"));
        if seat.absent {
            let why = if not_counted.get(at) == Some(&true) { labels::NOT_COUNTED } else { labels::ABSENT };
            return format!("{name} {why}");
        }
        let vp = seat.vp.map(|vp| vp.to_string()).unwrap_or_else(|| "?".to_owned());
        let won = if seat.winner { ", won" } else { "" };
        let colour = seat.colour.map(|colour| format!(", {}", games::colour(colour))).unwrap_or_default();
        let order = seat.play_order.map(|order| format!(", plays {}", words::ordinal(order))).unwrap_or_default();
        format!("{name} {}{won}{colour}{order}", terms.of_points(vp))
    });
    seats.collect()
}

/// Who may have handled the resource cards; none: nobody is noted. A player who was elected has this name.
pub fn handler(handler: Option<Handler>, name: &str) -> String {
    match handler {
        None => "not noted".to_owned(),
        Some(Handler::StartingPlayer) => "the starting player".to_owned(),
        Some(Handler::Elected(_)) => format!("elected: {}", words::isolated(name)),
        Some(Handler::Agreed) => "the players by agreement: two piles, or all take their own".to_owned(),
        Some(Handler::AgreedAtFirst) => "the starting player, since an agreement ended".to_owned(),
        Some(Handler::Judge) => "a judge".to_owned(),
    }
}

/// What stands over a form that begins with the end of a game.
pub const FROM_THE_GAME: &str = "Filled in from the game that was noted step by step. Check it, then save.";

/// A result came to a sheet that was signed meanwhile, and says the same.
pub const SAME_AS_STORED: &str = "What you typed is what is stored.";

/// Somebody else changed the sheet while it was being filled in.
pub const STALE: &str =
    "Somebody else has changed this sheet since you opened it. Your changes were not saved. Compare the two below.";

/// A field of a record sheet, within a line.
pub fn field(field: SheetField) -> String {
    match field {
        SheetField::Vp => "VP".to_owned(),
        SheetField::Winner => "winner".to_owned(),
        SheetField::Absent => "absent".to_owned(),
        SheetField::Colour => "colour".to_owned(),
        SheetField::PlayOrder => "play order".to_owned(),
        SheetField::Chair => "chair".to_owned(),
        SheetField::Part(code) => games::part(code),
        SheetField::Handler => "resource cards".to_owned(),
    }
}

/// A field of a record sheet, at the beginning of a sentence.
fn title(of: SheetField) -> String {
    match of {
        SheetField::PlayOrder | SheetField::Chair => format!("The {}", field(of)),
        SheetField::Vp
        | SheetField::Winner
        | SheetField::Absent
        | SheetField::Colour
        | SheetField::Part(_)
        | SheetField::Handler => words::capital(&field(of)),
    }
}

/// What stands in a field of a sheet with these players, who are in the order of their positions.
pub fn entry(entry: SheetEntry, players: &[String]) -> String {
    match entry {
        SheetEntry::Number(number) => number.to_string(),
        SheetEntry::Yes => "yes".to_owned(),
        SheetEntry::Colour(colour) => games::colour(colour).to_owned(),
        SheetEntry::Handler(role) => handler(Some(role), role.elected(players).map_or("?", String::as_str)),
    }
}

/// When the game of a table ends whose rules give it a limit.
pub fn ends_at(clock: &str, extra: i64) -> String {
    match extra {
        0 => format!("The game ends at {clock}."),
        extra => {
            let minutes = words::counted(usize::try_from(extra).unwrap_or_default(), "extra minute", "extra minutes");
            format!("The game ends at {clock}, with {minutes}.")
        }
    }
}

/// Who handles the resource cards, as a rule.
pub fn handler_help(judge_handles: bool) -> &'static str {
    if judge_handles {
        "In the final a judge handles them."
    } else {
        "The starting player, unless the table elected somebody, agreed otherwise or asked a judge. An agreement ends when there is a question whether somebody took the right cards."
    }
}

/// What it means that a player is marked absent, in a game of this stage. `dummy`: a score is made up for who is missing.
pub fn absent_help(stage: Stage, system: &System, dummy: bool) -> &'static str {
    match stage {
        Stage::Prelim if !system.championship => {
            "Until the sheet is signed, mark who did not come as absent: the game counts as one of those who came, and whoever is \
             absent has a missed game."
        }
        Stage::Prelim if !dummy => {
            "Until the sheet is signed, mark a player who did not come as absent: the game counts as one of those who came, \
             and the absent player has a missed game. If two are absent, a judge or an organizer says what happens: the \
             other two join other tables, or they play and a judge decides the game."
        }
        Stage::Prelim => {
            "Until the sheet is signed, mark a player who did not come as absent: the game counts as one of those who came, \
             three with the dummy score (1.4.3), and the absent player has a missed game. If two are absent, a judge or an \
             organizer says what happens: the other two join other tables, or they play and a judge decides the game."
        }
        Stage::Semi => {
            "Before the start a missing player is replaced by the next in rank (1.1.7). Until the sheet is signed, mark a player who does not come to a game that is on as absent: the others play for the place in the final, and the \
             absent player is ranked right behind all who played a semi-final."
        }
        Stage::Final => {
            "Before the start a missing player is replaced by the next in rank (1.1.9). Until the sheet is signed, mark a player who does not come to a game that is on as absent: the others play for the title, and the absent player \
             is ranked right behind them."
        }
    }
}

/// A result was stored, or its sheet signed: how the sheet stands now.
pub fn saved(table: i64, state: SheetState) -> String {
    match state {
        SheetState::Open => format!("Table {table} has no result."),
        SheetState::Submitted => format!("Table {table} is saved. It isn't signed yet."),
        SheetState::Signed => format!("Table {table} is signed."),
        SheetState::Decided => format!("Table {table} is decided."),
    }
}
