//! The words of `rules::sheets`, and of the form of a record sheet.

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
use texts::{Game, refusals};

/// At a field of the form in which no whole number was typed.
pub fn not_whole(field: SheetField, game: impl Into<Game>) -> String {
    texts::sheets::not_whole(game, key(field), title(field))
}

/// What messages call a field.
fn key(field: SheetField) -> &'static str {
    match field {
        SheetField::Vp => "vp",
        SheetField::Winner => "winner",
        SheetField::Absent => "absent",
        SheetField::Colour => "colour",
        SheetField::PlayOrder => "play-order",
        SheetField::Chair => "chair",
        SheetField::Part(_) => "part",
        SheetField::Handler => "handler",
    }
}

/// What messages call a field that they don't name themselves, at the beginning of a sentence.
fn title(field: SheetField) -> String {
    match field {
        SheetField::Part(code) => games::part_title(code),
        SheetField::Absent => texts::sheets::absent(),
        SheetField::Winner => texts::sheets::winner(),
        SheetField::Colour => texts::sheets::colour(),
        SheetField::Vp | SheetField::PlayOrder | SheetField::Chair | SheetField::Handler => String::new(),
    }
}

/// Why a result can't be, as a sentence. It names its clause, since at a field nothing else does.
pub fn impossible(refused: &sheets::Refusal, game: impl Into<Game>) -> String {
    words::cited_if_any(&result(refused, game.into()), refused.clause())
}

/// What is wrong about one player of a table.
pub fn of_player(name: &str, fault: &str) -> String {
    texts::sheets::of_player(words::isolated(name), fault)
}

/// A refusal as a sentence.
pub fn refusal(refusal: StepRefusal, game: impl Into<Game>) -> String {
    let game = game.into();
    match refusal {
        StepRefusal::Signed => refusals::signed(),
        StepRefusal::Decided => refusals::decided(),
        StepRefusal::NoResultYet => refusals::no_result_yet(),
        StepRefusal::Disputed => refusals::disputed(game),
        StepRefusal::NoDispute => refusals::no_dispute(),
        StepRefusal::NoSuchSeat => refusals::no_such_seat(game),
        StepRefusal::AbsentDoNotSign => refusals::absent_do_not_sign(game),
        StepRefusal::SignerGone => refusals::signer_gone(game),
        StepRefusal::YouLeft => refusals::you_left(game),
        StepRefusal::YouAreDisqualified => refusals::you_are_disqualified(game),
        StepRefusal::DisputedAlready => refusals::disputed_already(),
        StepRefusal::DisputesUsedUp { most } => refusals::disputes_used_up(game, most),
        StepRefusal::EnteredAlready => refusals::entered_already(),
        StepRefusal::OwnResultsOff => refusals::own_results_off(),
        StepRefusal::PinMissing => refusals::pin_missing(),
        StepRefusal::PinWrong { left: 0 } => refusals::pin_wrong_last(game),
        StepRefusal::PinWrong { left } => refusals::pin_wrong(left),
        StepRefusal::PinsHeld => refusals::pins_held(game),
        StepRefusal::PinLocked => refusals::pin_locked(),
        StepRefusal::PinUnknown => refusals::pin_unknown(),
        StepRefusal::PinNotLocked => refusals::pin_not_locked(),
        StepRefusal::RoundNotStarted => refusals::round_not_started(),
        StepRefusal::RoundClosed => refusals::round_closed(),
        StepRefusal::RoundNotPlayed => refusals::round_not_played(),
        StepRefusal::Unusual => refusals::unusual(game),
        StepRefusal::NotFinalYet => refusals::not_final_yet(),
        StepRefusal::CorrectionsOff => refusals::corrections_off(),
        StepRefusal::NoSignedPaper => refusals::no_signed_paper(),
        StepRefusal::NothingDiffers => refusals::nothing_differs(),
        StepRefusal::CorrectionWaits => refusals::correction_waits(),
        StepRefusal::CorrectionFirst => refusals::correction_first(),
        StepRefusal::SamePerson => refusals::same_person(),
        StepRefusal::RoleSinceProposal => refusals::role_since_proposal(),
        StepRefusal::LetInByProposer => refusals::let_in_by_proposer(),
        StepRefusal::ProposerUnknown => refusals::proposer_unknown(),
        StepRefusal::ProposerGone => refusals::proposer_gone(),
        StepRefusal::NoCorrectionOfThis => refusals::no_correction_of_this(),
        StepRefusal::OtherRoleNeeded => refusals::other_role_needed(),
        StepRefusal::WinnerVpDiffer => refusals::winner_vp_differ(game),
        StepRefusal::NoGameLimit => refusals::no_game_limit(),
        StepRefusal::GameNotOn => refusals::game_not_on(game),
        StepRefusal::NoMinutes { most } => refusals::no_minutes(most),
        StepRefusal::JudgeNamesWinner => refusals::judge_names_winner(game),
        StepRefusal::WinnerOut => refusals::winner_out(),
        StepRefusal::StandsMissing => refusals::stands_missing(),
        StepRefusal::PlayedAlone => refusals::played_alone(),
        StepRefusal::BestNotAlone => refusals::best_not_alone(game),
        StepRefusal::ReasonMissing => refusals::reason_missing(),
        StepRefusal::ObjectionMissing => refusals::objection_missing(),
        StepRefusal::ReasonTooLong(fault) => refusals::reason_too_long(fault.length, fault.most),
        StepRefusal::Choice(refusal) => words::choice::refusal(refusal, game),
        StepRefusal::Note(refusal) => words::notes::refusal(refusal),
        StepRefusal::ReasonWithControl => refusals::reason_control(),
    }
}

/// Why a result can't be, without its clause.
fn result(refusal: &sheets::Refusal, game: Game) -> String {
    use sheets::Refusal as R;
    match refusal {
        R::TableSize { found, least, most } => {
            let sizes = (*least..=*most).map(texts::sheets::number).reduce(texts::sheets::or);
            texts::sheets::table_size(game, sizes.unwrap_or_default(), found)
        }
        R::TooFewPresent { found: 0, least, .. } => texts::sheets::too_few_nobody(game, texts::sheets::number(least)),
        R::TooFewPresent { found: 1, least, .. } => texts::sheets::too_few_one(game, texts::sheets::number(least)),
        R::TooFewPresent { found, least, .. } => {
            texts::sheets::too_few(game, texts::sheets::number(found), texts::sheets::number(least))
        }
        R::AbsentWith { what: SheetField::Handler, .. } => texts::sheets::absent_handler(game),
        R::AbsentWith { what: SheetField::Winner, .. } => texts::sheets::absent_winner(game),
        R::AbsentWith { what, .. } => texts::sheets::absent_with(game, key(*what), title(*what)),
        R::VpMissing(_) => texts::sheets::vp_missing(game),
        R::VpBelowZero(_) => texts::sheets::vp_below_zero(game),
        R::VpTooMany { most, .. } => texts::sheets::vp_too_many(game, most),
        R::PartsDisagree { parts, vp, .. } => texts::sheets::parts_disagree(game, parts, vp),
        R::PartUnknown(_) => texts::sheets::part_unknown(),
        R::PartLimit { part, .. } => texts::sheets::part_limit(games::part_title(part.code), part.most()),
        R::PartLimitInAll { part, found, most } => {
            texts::sheets::part_limit_in_all(game, part.code, found, games::part(part.code), most)
        }
        R::SecondHolder { part, .. } => texts::sheets::second_holder(game, games::part(part.code)),
        R::HeldAlone { parts, .. } => held_alone(parts),
        R::NoWinner => texts::sheets::no_winner(),
        R::SecondWinner(_) => texts::sheets::second_winner(game),
        R::NotMostOnTime { .. } => texts::sheets::not_most_on_time(game),
        R::ColourUnknown { colours, .. } => {
            let names: Vec<String> = colours.iter().map(|colour| games::colour(*colour)).collect();
            texts::sheets::colours_are(texts::list(&names))
        }
        R::ColourTwice(_) => texts::sheets::colour_twice(game),
        R::PlayOrderTwice(_) => texts::sheets::order_twice(game),
        R::PlayOrderUnknown(_) => texts::sheets::order_unknown(game),
        R::ChairTwice(_) => texts::sheets::chair_twice(game),
        R::ChairUnknown { chairs, .. } => texts::sheets::chair_unknown(chairs),
    }
}

/// Names what one player holds, and the pieces that every player has.
fn held_alone(parts: &[Part]) -> String {
    let held = parts.iter().filter(|part| part.is_held()).enumerate();
    let held = held.map(|(at, part)| if at == 0 { games::part_title(part.code) } else { games::part(part.code) });
    let own = parts.iter().filter(|part| matches!(part.kind, PartKind::Counted { in_all: None, .. }));
    let own = own.map(|part| games::part(part.code));
    texts::sheets::held_alone(texts::list(&held.collect::<Vec<_>>()), texts::list(&own.collect::<Vec<_>>()))
}

/// When the results of a round are public.
pub fn results_appear(state: RoundState, with_sheets: bool) -> String {
    match (state, with_sheets) {
        (RoundState::Closed, _) => texts::sheets::round_closed(),
        (_, true) => texts::sheets::results_with_sheets(),
        (_, false) => texts::sheets::results_when_closed(),
    }
}

/// Where a kept version of a record sheet stood.
pub fn state(state: SheetState) -> &'static str {
    match state {
        SheetState::Open => "open",
        SheetState::Submitted => "submitted",
        SheetState::Signed => "signed on paper",
        SheetState::Decided => "decided by a judge",
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

/// A game: `Round 2, table 7`.
pub fn game_title(of: ChainGame, game: impl Into<Game>) -> String {
    let ChainGame { stage, round, table } = of;
    texts::receipts::game(game, words::rounds::game(RoundAt { stage, number: round }), table)
}

/// What a sheet says of a seat: `10 VP, won`.
pub fn says(seat: &SeatResult, terms: &Terms) -> String {
    match (seat.absent, seat.vp, seat.winner) {
        (true, ..) => texts::sheets::did_not_come(),
        (false, Some(vp), true) => texts::own::vp_won(terms, vp),
        (false, Some(vp), false) => texts::own::vp(terms, vp),
        (false, None, true) => texts::sheets::unknown_vp_won(terms),
        (false, None, false) => texts::sheets::unknown_vp(terms),
    }
}

/// How far a sheet is, in a word, for everybody. `stands`: what the judge let stand who decided it, where that was asked.
pub fn decided(stands: Option<WhatStands>) -> String {
    match stands {
        None => texts::sheets::decided(),
        Some(WhatStands::BestOther) => texts::sheets::decided_best_other(),
        Some(WhatStands::AsStated) => texts::sheets::decided_stands(),
        Some(WhatStands::Nothing) => texts::sheets::decided_not_counted(),
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
        (signed, signers) if signed == signers && excused && !signing.is_final => texts::signing::all_who_have_to(),
        (signed, signers) if signed == signers => texts::signing::everybody(),
        (0, _) => texts::signing::nobody_yet(),
        (signed, signers) => texts::signing::some(signed, signers, texts::list(&missing)),
    }
}

/// Beside a seat that has not signed: why, or that it is still to.
pub fn has_not_signed(seat: &SeatSigning, is_final: bool) -> String {
    match (seat.absent, seat.excused, is_final) {
        (true, ..) => texts::signing::absent(),
        (_, true, _) => texts::signing::disqualified(),
        (.., true) => texts::signing::did_not_sign(),
        _ => texts::signing::not_yet(),
    }
}

/// How and when a seat signed.
pub fn signed_way(way: SignatureWay, clock: &str) -> String {
    match way {
        SignatureWay::Link => texts::signing::by_link(clock),
        SignatureWay::Pin => texts::signing::with_pin(clock),
        SignatureWay::Paper => texts::signing::on_paper(clock),
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

/// What a player reads about the sheet of the game that is on, and what the button there says.
pub fn own_sheet(now: OwnSheetNow, game: impl Into<Game>) -> (String, String) {
    let game = game.into();
    match now {
        OwnSheetNow::Enter => (texts::sheets::own_enter(), texts::sheets::own_enter_button()),
        OwnSheetNow::Sign => (texts::sheets::own_sign(game), texts::sheets::own_sign_button()),
        OwnSheetNow::SignAgain => (texts::sheets::changed_after_signing(game), texts::sheets::own_sign_again_button()),
        OwnSheetNow::Absent => (texts::sheets::own_absent(game), texts::sheets::own_see_button()),
        OwnSheetNow::Signed { missing, .. } if missing.is_empty() => {
            (texts::sheets::own_all_signed(), texts::sheets::own_see_button())
        }
        OwnSheetNow::Signed { signed, signers, missing } => {
            (texts::sheets::own_signed(signed, signers, words::in_a_row(&missing)), texts::sheets::own_see_button())
        }
        OwnSheetNow::Disputed => (texts::sheets::own_disputed(game), texts::sheets::own_see_button()),
    }
}

/// What is said on the tablet that is passed round, once somebody has done something there.
pub fn at_tablet(done: OwnSheetDone, game: impl Into<Game>) -> String {
    match done {
        OwnSheetDone::Signed => texts::tablet::signed_pass_on(),
        done => done.sentence(game),
    }
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
        None => texts::sheets::not_noted(),
        Some(Handler::StartingPlayer) => texts::sheets::handler_starting(),
        Some(Handler::Elected(_)) => texts::sheets::handler_elected(words::isolated(name)),
        Some(Handler::Agreed) => texts::sheets::handler_agreed(),
        Some(Handler::AgreedAtFirst) => texts::sheets::handler_agreed_at_first(),
        Some(Handler::Judge) => texts::sheets::handler_judge(),
    }
}

/// Somebody else changed the sheet while it was being filled in.
pub const STALE: &str =
    "Somebody else has changed this sheet since you opened it. Your changes were not saved. Compare the two below.";

/// A field of a record sheet, within a line.
pub fn field(field: SheetField, game: impl Into<Game>) -> String {
    match field {
        SheetField::Vp => texts::sheets::field_vp(game),
        SheetField::Winner => texts::sheets::field_winner(),
        SheetField::Absent => texts::sheets::field_absent(),
        SheetField::Colour => texts::sheets::field_colour(),
        SheetField::PlayOrder => texts::sheets::field_play_order(),
        SheetField::Chair => texts::sheets::field_chair(),
        SheetField::Part(code) => games::part(code),
        SheetField::Handler => texts::sheets::field_handler(),
    }
}

/// What stands in a field of a sheet with these players, who are in the order of their positions.
pub fn entry(entry: SheetEntry, players: &[String]) -> String {
    match entry {
        SheetEntry::Number(number) => number.to_string(),
        SheetEntry::Yes => texts::sheets::yes(),
        SheetEntry::Colour(colour) => games::colour(colour),
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
pub fn handler_help(judge_handles: bool) -> String {
    if judge_handles { texts::sheets::handler_help_final() } else { texts::sheets::handler_help() }
}

/// What it means that a player is marked absent, in a game of this stage. `dummy`: a score is made up for who is missing.
pub fn absent_help(stage: Stage, system: &System, dummy: bool) -> String {
    let game = &games::terms(system);
    match stage {
        Stage::Prelim if !system.championship => texts::sheets::absent_help_side(),
        Stage::Prelim if !dummy => texts::sheets::absent_help_prelim(game),
        Stage::Prelim => texts::sheets::absent_help_dummy(game),
        Stage::Semi => texts::sheets::absent_help_semi(game),
        Stage::Final => texts::sheets::absent_help_final(game),
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
