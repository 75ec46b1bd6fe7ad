//! The words of `views::next_step`: what the steps of the day are called, how they stand, what is missing, and what
//! stands on the buttons.

use crate as words;
use crate::games::Terms;
use crate::{bracket, capital, cited_if_any, counted, format, labels, numbered, people, rounds, seating, titles};
use reeve_rules::bracket::SEMI_PLACES;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_views::next_step::hall::HallState;
use reeve_views::next_step::{MendingPage, Missing, StepAction, StepKind, StepStanding};
use reeve_views::people::attendance::ChangedPlayers;

/// What is done in a step.
pub fn title(kind: StepKind, terms: &Terms) -> String {
    match kind {
        StepKind::Describe => "Fill in the details".to_owned(),
        StepKind::Register => terms.say("Register the players").into_owned(),
        StepKind::FinalDay => "Before the final day".to_owned(),
        StepKind::CheckIn => terms.say("Check the players in").into_owned(),
        StepKind::Schedule => "Make the seat schedule".to_owned(),
        StepKind::Play(at) => match at.stage {
            Stage::Prelim => format!("Play round {}", at.number),
            Stage::Semi => "Play the semi-finals".to_owned(),
            Stage::Final => "Play the final".to_owned(),
        },
        StepKind::Champion => "Declare the champion".to_owned(),
        StepKind::EndEvent => "End the event".to_owned(),
        StepKind::Winner => "Declare the winner".to_owned(),
        StepKind::Prizes => "Hand out the prizes".to_owned(),
        StepKind::HandOut => "Send the report and hand out the prizes".to_owned(),
    }
}

/// The step in one word, for the strip of the day.
pub fn name(kind: StepKind, terms: &Terms) -> String {
    match kind {
        StepKind::Describe => "Details".to_owned(),
        StepKind::Register => "Registration".to_owned(),
        StepKind::FinalDay => "Invitations".to_owned(),
        StepKind::CheckIn => titles::CHECK_IN.to_owned(),
        StepKind::Schedule => titles::SEATS.to_owned(),
        StepKind::Play(at) => terms.heading(&rounds::title(at)),
        StepKind::Champion => "Champion".to_owned(),
        StepKind::EndEvent => "End".to_owned(),
        StepKind::Winner => "Winner".to_owned(),
        StepKind::Prizes | StepKind::HandOut => titles::PRIZES.to_owned(),
    }
}

/// What is seen of a table from far.
pub fn hall_state(state: HallState) -> &'static str {
    match state {
        HallState::Disputed => "disputed",
        HallState::Called => "judge called",
        HallState::Unsigned => "not signed",
        HallState::Playing => "playing",
        HallState::Final => "signed",
    }
}

/// How many tables are in it.
pub fn in_hall_state(state: HallState, tables: usize) -> String {
    match state {
        HallState::Called => format!("{tables} called a judge"),
        state => format!("{tables} {}", hall_state(state)),
    }
}

/// A way to look at the tables of the hall.
pub const LONGEST_WAITING_FIRST: &str = "Longest waiting first";
/// And back.
pub const BY_NUMBER: &str = "By number";

/// How a step stands, or what it will be, in a sentence or two.
pub fn standing(standing: &StepStanding, terms: &Terms) -> String {
    let words = match standing {
        StepStanding::RegistrationOpen { registered, places } => return registration_open(*registered, *places, terms),
        StepStanding::CheckingIn { registered: 0, .. } | StepStanding::CheckingInToEvent { registered: 0, .. } => {
            "Nobody is registered yet."
        }
        StepStanding::CheckingIn { here: 0, registered, .. } => {
            return format!("0 of {registered} registered players are here.");
        }
        StepStanding::CheckingIn { here, registered, expected } => {
            return format!(
                "{here} of {registered} registered players are here. {}",
                format::expected(expected.as_ref())
            );
        }
        StepStanding::CheckingInToEvent { here, registered } => {
            return format!("{here} of {registered} registered players are here.");
        }
        StepStanding::FinalDayAhead { players } => {
            return format!("{} to the final day.", counted(*players, "player comes", "players come"));
        }
        StepStanding::FinalistsHere { here, registered } => return format!("{here} of {registered} are here."),
        StepStanding::CheckingInToSideEvent { here: 0, registered, .. } => {
            return format!("0 of {registered} registered are here.");
        }
        StepStanding::CheckingInToSideEvent { here, registered, sizes } => {
            let tables = capital(&seating::tables(sizes.as_deref(), terms));
            return format!("{here} of {registered} registered are here. {tables}.");
        }
        StepStanding::CheckedIn { here, registered } => return format!("{here} of {registered} are here."),
        StepStanding::Counted { format: Some(format) } => return format::why(format),
        StepStanding::SeatsReady { locks, all } => return seats_ready(*locks, *all, terms),
        StepStanding::SeatsPublic { tables, unlaid, counts } => return seats_public(*tables, unlaid, *counts, terms),
        StepStanding::Playing { done, tables: 1 } => {
            return if *done == 1 { "The record sheet is signed." } else { "The record sheet is not signed yet." }
                .to_owned();
        }
        StepStanding::Playing { done, tables } => return format!("{done} of {tables} record sheets are signed."),
        StepStanding::SeatsByRank { round } => {
            return format!("Its seats follow from the standings after round {} (1.1.5).", round - 1);
        }
        StepStanding::RoundClosed { tables } => {
            return format!("{}, all signed.", terms.say(&counted(*tables, "table", "tables")));
        }
        StepStanding::RanksFirst { name } => {
            return format!("{} ranks first after the last round. This ends the tournament.", words::isolated(name));
        }
        StepStanding::WinnerDeclared { name: Some(name) } => return format!("{} has won.", words::isolated(name)),
        StepStanding::WinnerDeclared { name: None } => "",
        StepStanding::WinnerAhead => "Whoever ranks first after the last round.",
        StepStanding::FirstPlaceTied => "The rounds are over, and the first rank is shared.",
        StepStanding::LastPlaceTied => "The rounds are over, and the last rank that goes on is shared.",
        StepStanding::PrizesAhead => "The prize list by rank.",
        StepStanding::PrizesReady => "The prize list by rank, certificates, and the files.",
        StepStanding::CheckInOver => "Check-in is over.",
        StepStanding::FinalWon { name } => {
            return format!("{} won the final (1.1.10). This ends the tournament.", words::isolated(name));
        }
        StepStanding::TitlePassed { name } => {
            return format!(
                "The winner of the final is disqualified, so {}, first in the standings, is the champion. This ends \
                 the tournament.",
                words::isolated(name)
            );
        }
        StepStanding::ChampionDeclared { name: Some(name) } => {
            return format!("{} is the champion.", words::isolated(name));
        }
        StepStanding::ChampionDeclared { name: None } => "",
        StepStanding::Draft => "Only the staff sees this draft; opening registration makes it public.",
        StepStanding::Public => "It is public.",
        StepStanding::RegistrationAhead => "By the public form, from a file, or by hand.",
        StepStanding::RegistrationClosed => "Registration is closed.",
        StepStanding::CheckInAhead => "One tap for each player who is here.",
        StepStanding::Counted { format: None } => "The players who play round 1 are counted (1.1.3).",
        StepStanding::ScheduleAhead => {
            let rounds = terms.rounds;
            let all = terms.say("Tables and positions of all");
            return format!("{all} {rounds} in one go; nobody sees it before you publish it.");
        }
        StepStanding::ScheduleMade => "It is made; only the staff can see it.",
        StepStanding::ScheduleOutdated => "A schedule is made, but the players have changed since.",
        StepStanding::SchedulePublished { all: false } => "Its seats are published as the rounds come.",
        StepStanding::SchedulePublished { all: true } => {
            return format!("The seats of all {} are published together.", terms.rounds);
        }
        StepStanding::RoundAhead => "Publish the seats, play, enter the results.",
        StepStanding::RoundWaits { public: false, fits: false } => {
            "Its seats are made, but not for the players who are here now. Make them again before they are published."
        }
        StepStanding::RoundWaits { public: true, fits: false } => {
            "Its seats are public, but not those of the players who are here now. Repair them before it starts."
        }
        StepStanding::RoundWaits { public: false, fits: true } => {
            "Its seats are ready. They can be published when the round before is closed."
        }
        StepStanding::RoundWaits { public: true, fits: true } => {
            "Its seats are public. It can be started when the round before is closed."
        }
        StepStanding::SemiFinalsAhead { counted: true } => "The 16 best-ranked at four tables (1.1.7).",
        StepStanding::SemiFinalsAhead { counted: false } => {
            "The 16 best-ranked at four tables, if 16 or more are seated at the start (1.1.3, 1.1.7)."
        }
        StepStanding::SemiFinalsToMake { players } => {
            let who = if *players < SEMI_PLACES {
                format!("All {players} who are left")
            } else {
                "The 16 best-ranked".to_owned()
            };
            return format!(
                "{who} are seeded by the chart (1.1.7). Ask them whether they are staying; the settings say who replaces \
                 anyone who declines."
            );
        }
        StepStanding::FinalAhead { stages: Some(Stages::SemiFinals) } => "The four semi-final winners (1.1.9).",
        StepStanding::FinalAhead { stages: Some(Stages::FinalOnly) } => "The four best-ranked (1.1.9).",
        StepStanding::FinalAhead { stages: Some(Stages::Nothing) } => "There is no final here.",
        StepStanding::FinalAhead { stages: None } => {
            "The four semi-final winners, or the four best-ranked where there are no semi-finals (1.1.9)."
        }
        StepStanding::FinalToMake { skipped } => {
            let four = format!(
                "Four players choose chair, colour and play order, the best-ranked {} first (1.1.9).",
                terms.before
            );
            return if *skipped { format!("{} {four}", texts::bracket::skipped()) } else { four };
        }
        StepStanding::ChampionAhead => "The winner of the final (1.1.10).",
        StepStanding::FinalClosed => "The final is closed.",
        StepStanding::EventAhead => {
            "After the last preliminary round. The series has one final for all its events (1.2)."
        }
        StepStanding::EventPlayed => {
            "All preliminary rounds are closed, and the standings count in the series. Ending the event says that nothing more is played here."
        }
        StepStanding::EventOver => "This event is over. Its standings count in the series (1.2.3).",
        StepStanding::ReportAhead => "The report for CATAN Studio and the prize list by rank.",
        StepStanding::ReportReady { champion: Some(name) } => {
            return format!(
                "{} is the champion. The report for CATAN Studio contains the number of participants, the final table and the finalists' contacts.",
                words::isolated(name)
            );
        }
        StepStanding::ReportReady { champion: None } => {
            "The report for CATAN Studio contains the number of participants, the final table and the finalists' contacts."
        }
    };
    terms.say(words).into_owned()
}

fn registration_open(registered: usize, places: Option<i64>, terms: &Terms) -> String {
    let places = places.map(|places| format!(" of {places} places")).unwrap_or_default();
    let said = format!(
        "{}{places} registered. Share the public page, hang up the poster, or enter players yourself.",
        counted(registered, "player", "players")
    );
    terms.say(&said).into_owned()
}

fn seats_public(tables: usize, unlaid: &[i64], counts: Option<usize>, terms: &Terms) -> String {
    let counts = counts.map(|players| format!(" That counts the {players} players here (1.1.3)."));
    let counts = counts.unwrap_or_default();
    let start = match unlaid.len() {
        0 => "Start".to_owned(),
        _ if !terms.places => "Start".to_owned(),
        open if open == tables => "Confirm the board's layout at every table, then start".to_owned(),
        _ => {
            let at = numbered(unlaid.iter().copied(), "table", "tables");
            format!("Confirm the board's layout at {at}, then start")
        }
    };
    let seats = if tables == 1 { String::new() } else { format!(" at {tables} tables") };
    terms.say(&format!("The seats{seats} are public. {start} when everybody is seated.{counts}")).into_owned()
}

fn seats_ready(locks: bool, all: bool, terms: &Terms) -> String {
    let seats = match all {
        true => format!("The seats of all {} are", terms.rounds),
        false => "The seats are".to_owned(),
    };
    let locks = if locks { " That also locks the settings." } else { "" };
    format!("{seats} ready. Only the staff sees them until you publish them.{locks}")
}

/// What is missing, in a sentence.
pub fn missing(missing: &Missing, terms: &Terms) -> String {
    match missing {
        Missing::JudgeLater => "No judge is named yet (1.3.1).".to_owned(),
        Missing::Round(_, refusal) => words::with_clause(&refusal.clone().into()),
        Missing::SeatsDiffer(_, changed, too_few) => seats_differ(changed, too_few),
        Missing::NotAgreed(names) => people::get_no_seat(names),
        Missing::AbsentBefore(absent) => rounds::absent_before(absent).unwrap_or_default(),
        Missing::Approval { names } => format!("{} waiting for approval.", words::a_few_are(names)),
        Missing::StillToAgree(names) if names.len() > 3 => {
            terms.say(&format!("{} players have not agreed to code and photos.", names.len())).into_owned()
        }
        Missing::StillToAgree(names) => people::still_to_agree(names),
        Missing::WaitingList { names, free } => {
            let waiting = words::a_few_are(names);
            match free {
                0 => format!("{waiting} on the waiting list."),
                free => format!("{waiting} on the waiting list, and {free} could come in now."),
            }
        }
        Missing::Away { names } => format!("{} neither here nor withdrawn.", words::a_few_are(names)),
        Missing::NotSeatable(refusal) => cited_if_any(&format::refusal(refusal), refusal.clause()),
        Missing::NotSeatableAgain(refusal) => format!(
            "{} {}",
            cited_if_any(&format::refusal(refusal), refusal.clause()),
            terms.say(
                "Check in somebody who comes late, or withdraw a player, who can be brought back for the next round."
            )
        ),
        Missing::StagesChoice { attendance, skip } => stages_choice(*attendance, *skip),
        Missing::ResourceHandler(_) => "In the final a judge handles the resource cards (2.0.4).".to_owned(),
        Missing::Lots { ranks } => {
            let ranks: Vec<String> = ranks.iter().map(u32::to_string).collect();
            let who = terms.say("the players who share");
            let clause = if terms.places { " (1.4.2)" } else { "" };
            format!("Lots must be drawn for {who} {}{clause}.", words::ranks(&ranks))
        }
        Missing::Places(refusal) => cited_if_any(&bracket::places(refusal), refusal.clause()),
        Missing::FinalistsWithoutEmail { names } => {
            format!("{} no e-mail address, which the report needs.", words::a_few_have(names))
        }
    }
}

fn seats_differ(changed: &ChangedPlayers, too_few: &[i64]) -> String {
    let mut said = seating::changed(changed);
    if let Some(left) = rounds::too_few_left(too_few) {
        said.push(left);
        said.push("Repair the seats first.".to_owned());
    } else if changed.is_anybody_missing() {
        said.push("Repair the seats first, or start without them from the page of its tables.".to_owned());
    } else if !changed.not_agreed.is_empty() {
        said.push("Nobody plays without agreeing here: let them agree, or repair the seats without them.".to_owned());
    }
    said.join(" ")
}

fn stages_choice(attendance: usize, skip: Option<bool>) -> String {
    let chosen = match skip {
        Some(true) => "The semi-finals will be skipped, as you chose.",
        Some(false) => "Semi-finals will be played, as you chose.",
        None => {
            return format!(
                "With {attendance} players the semi-finals may be skipped (1.1.3). They will be played unless you \
                 choose otherwise before this round is closed."
            );
        }
    };
    format!("{chosen} You can change that until this round is closed.")
}

/// Tables whose call of a judge would end with the round.
pub fn still_called(tables: &[i64], terms: &Terms) -> String {
    terms
        .say(&format!("A judge is still called to {}.", numbered(tables.iter().copied(), "table", "tables")))
        .into_owned()
}

/// What a link to the page where something is mended says.
pub fn mending_page(page: MendingPage, terms: &Terms) -> String {
    let label = match page {
        MendingPage::Staff => "Staff",
        MendingPage::Players => "Players",
        MendingPage::CheckIn => "Check-in",
        MendingPage::Schedule => "Seats",
        MendingPage::Repair => "Repair the seats",
        MendingPage::Stages => "Stages",
        MendingPage::Lots => "Lots",
        MendingPage::Board(_) => "Tables",
        MendingPage::JudgeOfTable(_) => "Name the judge",
    };
    terms.say(label).into_owned()
}

/// What a button or a link says.
pub fn label(action: StepAction, terms: &Terms) -> String {
    let label = match action {
        StepAction::MakeScheduleFor { here } => return format!("Make the schedule for the {here} who are here"),
        StepAction::OpenRegistration => "Open registration",
        StepAction::StartCheckIn => "Close registration and start check-in",
        StepAction::SkipRegistration => "I enter the players myself",
        StepAction::ReopenRegistration => "Open registration",
        StepAction::StartFinalDay => "Start check-in",
        StepAction::FinalDayNotYet => "Take the start of check-in back",
        StepAction::Publish { all, .. } => rounds::publish_button(all),
        StepAction::Start(_) => labels::START_THE_ROUND,
        StepAction::Close(_) => labels::CLOSE_THE_ROUND,
        StepAction::DeclareWinner => "Declare the winner",
        StepAction::DeclareChampion => "Declare the champion",
        StepAction::EndEvent => "End the event",
        StepAction::TournamentDetails => "Details and settings",
        StepAction::Staff => "Staff",
        StepAction::NameJudge => "Name a judge",
        StepAction::LookAtPublicPage => "View the public page",
        StepAction::PublicPage => "Public page",
        StepAction::AddPlayers => titles::ADD_PLAYERS,
        StepAction::Players => "Players",
        StepAction::AddPlayer => "Add a player",
        StepAction::Import => "Import a file",
        StepAction::Poster => "Poster with the QR code",
        StepAction::GoOnWithCheckIn => "Continue check-in",
        StepAction::OpenCheckIn => "Open the check-in list",
        StepAction::CheckInList => "Check-in list",
        StepAction::SomebodyMissing => "Somebody is missing",

        StepAction::MakeSchedule => "Make the seat schedule",
        StepAction::MakeSeats => "Make the seats",
        StepAction::RemakeSchedule => "Make the seats again",
        StepAction::RepairSeats => titles::REPAIR_THE_PUBLIC_ROUND,
        StepAction::LookAtSchedule => "View the schedule",
        StepAction::Board(_) => "Tables",
        StepAction::ConfirmLayouts(_) => "Confirm the layouts",
        StepAction::EnterResults(_) => labels::ENTER_RESULTS,
        StepAction::SignSheets(_) => labels::SIGN_THE_SHEETS,
        StepAction::LookAtResults(_) => "View the results",
        StepAction::PaperPack(_) => "Paper pack",
        StepAction::SheetsFromPaper => titles::SHEETS_FROM_PAPER,
        StepAction::MakeTables => "Make the tables",
        StepAction::RemakeTables => "Make the tables again",
        StepAction::LookAtTables => "View the tables",
        StepAction::LookAtFinal => "View the final",
        StepAction::DrawLots => "Draw lots",
        StepAction::Standings => "Standings",
        StepAction::Report => "Open the report",
        StepAction::PrizeList => "Prize list",
        StepAction::Certificates => titles::CERTIFICATES,
        StepAction::Files => "Files for spreadsheets",
    };
    terms.say(label).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::terms;
    use reeve_rules::bracket::BracketRefusal;
    use reeve_rules::games::{BASE, SystemCode};
    use reeve_rules::tournament::format::FormatRefusal;
    use reeve_views::rounds::{Refusal, RoundAt};

    const ROUND: RoundAt = RoundAt { stage: Stage::Prelim, number: 2 };

    #[test]
    fn steps_have_their_titles() {
        assert_eq!(title(StepKind::Play(ROUND), &terms(&BASE)), "Play round 2");
        assert_eq!(
            title(StepKind::Play(RoundAt { stage: Stage::Semi, number: 1 }), &terms(&BASE)),
            "Play the semi-finals"
        );
        assert_eq!(title(StepKind::Schedule, &terms(&BASE)), "Make the seat schedule");
    }

    #[test]
    fn what_is_missing_is_counted_and_named() {
        let check =
            |what: Missing, expected: &str| assert_eq!(words::unmarked(&missing(&what, &terms(&BASE))), expected);
        let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let eight = named(&["Ada", "Bo", "Cy", "Di", "Ed", "Fo", "Gus", "Hu"]);
        check(Missing::Approval { names: named(&["Ada"]) }, "Ada is waiting for approval.");
        check(Missing::WaitingList { names: named(&["Ada"]), free: 0 }, "Ada is on the waiting list.");
        check(
            Missing::WaitingList { names: named(&["Ada", "Bo"]), free: 1 },
            "Ada and Bo are on the waiting list, and 1 could come in now.",
        );
        check(Missing::Away { names: eight.clone() }, "Ada, Bo, Cy and 5 more are neither here nor withdrawn.");
        check(Missing::Away { names: eight[..6].to_vec() }, "Ada, Bo, Cy and 3 more are neither here nor withdrawn.");
        check(Missing::StillToAgree(eight.clone()), "8 players have not agreed to code and photos.");
        check(Missing::StillToAgree(named(&["Ada", "Bo"])), "Ada and Bo have not agreed to code and photos yet.");
        let left = ChangedPlayers { gone: vec!["Ada".to_owned()], ..ChangedPlayers::default() };
        check(
            Missing::SeatsDiffer(ROUND, left.clone(), vec![]),
            "Has a seat, but has left: Ada. Repair the seats first, or start without them from the page of its tables.",
        );
        check(
            Missing::SeatsDiffer(ROUND, left, vec![6]),
            "Has a seat, but has left: Ada. At table 6 too few would be left for a game. Repair the seats first.",
        );
        check(Missing::Away { names: named(&["Ada"]) }, "Ada is neither here nor withdrawn.");
        check(
            Missing::Round(ROUND, Refusal::SeatedButGone { round: ROUND, names: named(&["Ada"]) }),
            "Round 2: Ada is seated, but no longer in the tournament. Make the seats of the rounds not yet played \
             again, then publish.",
        );
        check(
            Missing::NotSeatable(FormatRefusal::NoSchedule { players: 5 }),
            "5 players can't be seated at tables of three and four; 3, 4, and 6 or more can (1.1.5).",
        );
        check(
            Missing::Lots { ranks: vec![1, 5] },
            "Lots must be drawn for the players who share ranks 1 and 5 (1.4.2).",
        );
        check(
            Missing::Places(BracketRefusal::TooFewLeft { left: 2 }),
            "A table needs at least three players, and 2 are left (1.1.9).",
        );
        check(
            Missing::FinalistsWithoutEmail { names: eight[..4].to_vec() },
            "Ada, Bo, Cy and Di have no e-mail address, which the report needs.",
        );
    }

    #[test]
    fn a_side_event_is_told_in_its_own_words_and_without_the_clauses_of_the_championship() {
        let field = terms(SystemCode::FullContact.system());
        let five = Missing::NotSeatable(FormatRefusal::NoGames { players: 5, least: 3, most: 4 });
        assert_eq!(missing(&five, &field), "5 can't be split into games of 3 or 4.");
        assert_eq!(
            missing(&Missing::Lots { ranks: vec![1] }, &field),
            "Lots must be drawn for the teams who share rank 1."
        );
        assert_eq!(title(StepKind::CheckIn, &field), "Check the teams in");
        assert_eq!(label(StepAction::AddPlayers, &field), "Add teams");
        assert_eq!(standing(&StepStanding::CheckInAhead, &field), "One tap for each team who is here.");
        let closed = StepStanding::RoundClosed { tables: 2 };
        assert_eq!(standing(&closed, &field), "2 fields, all signed.");
        let won = StepStanding::WinnerDeclared { name: Some("Table Players".to_owned()) };
        assert_eq!(words::unmarked(&standing(&won, &field)), "Table Players has won.");
    }

    #[test]
    fn nobody_is_told_to_do_what_is_done() {
        let public = |unlaid: &[i64]| {
            standing(&StepStanding::SeatsPublic { tables: 4, unlaid: unlaid.to_vec(), counts: None }, &terms(&BASE))
        };
        let says = |unlaid: &[i64], words: &str| assert!(public(unlaid).contains(words), "{}", public(unlaid));
        says(&[1, 2, 3, 4], "Confirm the board's layout at every table, then start");
        says(&[2, 4], "Confirm the board's layout at tables 2 and 4, then start");
        says(&[], "are public. Start when");
        let semis = |players| standing(&StepStanding::SemiFinalsToMake { players }, &terms(&BASE));
        assert!(semis(16).starts_with("The 16 best-ranked are seeded"), "{}", semis(16));
        assert!(semis(14).starts_with("All 14 who are left are seeded"), "{}", semis(14));
        let last = |stages| standing(&StepStanding::FinalAhead { stages }, &terms(&BASE));
        assert_eq!(last(Some(Stages::SemiFinals)), "The four semi-final winners (1.1.9).");
        assert_eq!(last(Some(Stages::FinalOnly)), "The four best-ranked (1.1.9).");
        assert!(last(None).contains("or the four best-ranked"));
    }

    #[test]
    fn a_missing_judge_is_named_with_the_clause() {
        for what in [Missing::JudgeLater, Missing::Round(ROUND, Refusal::NoJudge)] {
            let words = missing(&what, &terms(&BASE));
            assert!(words.contains("judge") && words.contains("1.3.1"), "{words}");
        }
        assert!(missing(&Missing::ResourceHandler(ROUND), &terms(&BASE)).contains("2.0.4"));
    }

    #[test]
    fn the_choice_of_stages_says_what_was_chosen() {
        let check = |skip: Option<bool>, part: &str| {
            let words = missing(&Missing::StagesChoice { attendance: 16, skip }, &terms(&BASE));
            assert!(words.contains(part), "{words}");
        };
        check(None, "may be skipped");
        check(Some(true), "will be skipped");
        check(Some(false), "will be played");
    }

    #[test]
    fn who_won_is_named() {
        let name = "Player 05".to_owned();
        let said = |stands: StepStanding| words::unmarked(&standing(&stands, &terms(&BASE))).into_owned();
        assert!(said(StepStanding::FinalWon { name: name.clone() }).starts_with("Player 05 won the final"));
        let passed = said(StepStanding::TitlePassed { name: name.clone() });
        assert!(passed.starts_with("The winner of the final is disqualified, so Player 05, first"), "{passed}");
        assert_eq!(said(StepStanding::ChampionDeclared { name: Some(name) }), "Player 05 is the champion.");
        assert_eq!(said(StepStanding::ChampionDeclared { name: None }), "");
    }
}
