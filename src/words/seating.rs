//! The words of seat schedules: refusals, how good a schedule is, and why nothing can be better.

use std::cmp::Ordering;

use crate as words;
use crate::games::Terms;
use crate::time;
use crate::{capital, files, games, in_a_row, labels};
use reeve_actions::seating::make_schedule::WORD;
use reeve_actions::seating::refusal::{Refusal, Unseatable};
use reeve_actions::seating::workers::SeatProgress;
use reeve_rules::seating;
use reeve_rules::seating::{
    Argument, Contradiction, ExtraThrees, Figures, GroupsBecause, Illegal, IllegalKind, MOST_ROUNDS, PlayedFault,
    PlayedFaultKind, PositionsBecause, Proof, RepeatsBecause, Statement, TableFaultKind, Tradeoffs,
};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::vocabulary::ScheduleSource;
use reeve_store::schedule::Schedule;
use reeve_store::schedule_report::ScheduleReport;
use reeve_views::people::attendance::ChangedPlayers;
use reeve_views::seating::now::NotNow;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotNow(reason) => not_now(reason),
        Refusal::Unseatable(Unseatable { refusal, names }) => {
            let names: Vec<String> = names.iter().map(|name| words::isolated(name)).collect();
            let why = format!("{}.", capital(&unseatable(refusal, &names)));
            match refusal {
                seating::Refusal::Bound { what, .. } => format!("{why} {}", unbind(*what)),
                _ => why,
            }
        }
        Refusal::Stopped => "The work on the seats was stopped. Nothing was changed.".to_owned(),
        Refusal::Replaced => {
            "Somebody else started making the seats in the meantime, and theirs replace yours. Yours were not saved."
                .to_owned()
        }
        Refusal::HandWorkLost => format!("The seats stay as they are. To go on, type the word {WORD}."),
        Refusal::NoFile => "Choose a CSV file, or paste its lines.".to_owned(),
        Refusal::NoSeed => {
            let Bounds { least, most } = bounds::SCHEDULE_SEED_TYPED;
            format!("A seed is a whole number from {least} to {most}.")
        }
        Refusal::InFile(fault) => capital(&files::fault(fault)),
        Refusal::RoundsOfFile { found, wanted } => format!("The file has {found} rounds; it needs {wanted}."),
        Refusal::PublicRoundDiffers { round } => {
            format!("Round {round} is public already, and the file seats it differently.")
        }
        Refusal::Unplayable { illegal, player } => unplayable(illegal, player.as_deref().unwrap_or("?")),
    }
}

/// The names in a refusal; none where it is about a line of a file.
pub fn names_in(refusal: &Refusal) -> Option<Vec<String>> {
    match refusal {
        Refusal::NotNow(NotNow::FixedTable { name, .. }) => Some(vec![name.clone()]),
        Refusal::InFile(_) => None,
        Refusal::Unplayable { player, .. } => Some(player.iter().cloned().collect()),
        Refusal::Unseatable(Unseatable { names, .. }) => Some(names.clone()),
        _ => Some(Vec::new()),
    }
}

fn not_now(reason: &NotNow) -> String {
    let said = match reason {
        NotNow::FixedTable { name, table } => {
            return format!(
                "{} stays at table {table}. To swap all the same, first change the number under \"{}\" on their page.",
                words::isolated(name),
                labels::FIXED_TABLE
            );
        }
        NotNow::CheckInNotStarted => {
            "The seat schedule is made from the players who are checked in. Start the check-in first."
        }
        NotNow::NoPrelims => {
            "The final day of a series has no preliminary rounds. Check in who is there, then make the semi-finals or the final."
        }
        NotNow::CalledOff => "This tournament is called off, so no seats are made or changed.",
        NotNow::PrelimsOver => "These rounds are over; their seats can't be changed any more.",
        NotNow::AllRoundsPublic => {
            "Every round that can be seated now has public seats, so there is nothing left to make again."
        }
        NotNow::NothingToRepair => {
            "No round is public and still to be played, so there is nothing to repair. The rounds that are not public \
             yet can simply be made again."
        }
        NotNow::NoSwapInPublicRound => "The seats of this round are public; players can no longer be moved by hand.",
        NotNow::NoPinInPublicRound => "The seats of this round are public; there is nothing left to pin.",
        NotNow::ByRank => {
            "The standings give the seats of this round, so nobody is swapped or pinned and no file is taken. A player who \
             can't move around gets a fixed table."
        }
        NotNow::SameSeat => "Choose two different seats.",
        NotNow::NoSwapToUndo => "There is no swap to take back: the seats were made again since the last one.",
    };
    said.to_owned()
}

/// Why there is no schedule, without a capital and a full stop, one line for each fault. `names`: what to call the
/// [players](seating::Refusal::players) whose bound seats are in the way.
pub fn unseatable(refusal: &seating::Refusal, names: &[String]) -> String {
    use seating::Refusal::*;
    match refusal {
        Rounds { rounds } => format!("{rounds} rounds can't be made: it takes 1 to {MOST_ROUNDS}"),
        MorePlayed { played, rounds } => {
            format!("{played} rounds are played already, but only {rounds} are wanted in all")
        }
        Field { round, players } => format!(
            "round {round}: {players} players can't be split into tables of three and four; it takes 3, 4, or 6 and more"
        ),
        NoGames { round, players, least, most } => {
            format!("round {round}: {players} can't be split into games of {}", games::of_seats(*least, *most))
        }
        Played(faults) => faults.iter().map(played_fault).collect::<Vec<_>>().join("\n"),
        Bound { round, what, .. } => format!("round {round}: {}", contradiction(*what, names)),
    }
}

fn played_fault(fault: &PlayedFault) -> String {
    let what = match fault.what {
        PlayedFaultKind::Size(players) => format!("{players} players, not 2, 3 or 4"),
        PlayedFaultKind::NotListed => "a player who is not on the list".to_owned(),
        PlayedFaultKind::SitsTwice => "a player who sits twice in the round".to_owned(),
    };
    format!("round {}, table {}: {what}", fault.round, fault.table)
}

fn contradiction(what: Contradiction, names: &[String]) -> String {
    let are = if names.len() == 1 { "is" } else { "are" };
    let who = words::list(names);
    match what {
        Contradiction::NoTable { table, tables, pinned } => {
            let how = if pinned { "pinned to a seat" } else { "to sit" };
            format!("{who} {are} {how} at table {table}, and there is no table {table}, only tables 1 to {tables}")
        }
        Contradiction::NoPosition => format!("{who} {are} pinned to a position that the table has not"),
        Contradiction::TwoTables { one, other } => format!("{who} {are} bound to table {one} and to table {other}"),
        Contradiction::TwoPositions { table } => format!("{who} {are} pinned to two positions of table {table}"),
        Contradiction::OnePosition { table } => format!("{who} {are} pinned to one position of table {table}"),
        Contradiction::TooMany { table, seats } => {
            format!("{who} {are} bound to table {table}, which seats {}", number(seats as u64))
        }
        Contradiction::TooFewFours { needed, fours } => {
            format!("{who} {are} bound to seats that need {needed} of the larger tables, and there are {fours}")
        }
        Contradiction::FixedOtherwise => {
            format!("by the standings {who} can't all sit at their fixed tables")
        }
    }
}

/// What can be done about it on the pages.
fn unbind(what: Contradiction) -> String {
    let fixed = format!("Change the number under \"{}\" on the player's page, or leave it empty.", labels::FIXED_TABLE);
    match what {
        Contradiction::NoTable { pinned: false, .. } | Contradiction::FixedOtherwise => fixed,
        Contradiction::NoTable { .. }
        | Contradiction::NoPosition
        | Contradiction::TwoPositions { .. }
        | Contradiction::OnePosition { .. } => {
            "Unpin the seat: the sign at its end, on the page of the seats, leads there.".to_owned()
        }
        Contradiction::TwoTables { .. } | Contradiction::TooMany { .. } | Contradiction::TooFewFours { .. } => {
            format!(
                "Unpin a seat on the page of the seats, or change the number under \"{}\" on a player's page.",
                labels::FIXED_TABLE
            )
        }
    }
}

/// What in a file can't be played.
fn unplayable(illegal: &Illegal, player: &str) -> String {
    let player = words::isolated(player);
    let round = illegal.round + 1;
    let at = match illegal.table {
        Some(table) => format!("Round {round}, table {table}"),
        None => format!("Round {round}"),
    };
    match illegal.what {
        IllegalKind::Size(players) => format!("{at}: {players}, and no table of this game has so many."),
        IllegalKind::SitsTwice(_) => format!("{at}: {player} sits at another table too."),
        IllegalKind::Missing(_) => format!("{at}: {player} is checked in and has no seat."),
        IllegalKind::NotExpected(_) => format!("{at}: {player} is not checked in."),
        IllegalKind::FixedElsewhere { table, .. } => {
            format!("{at}: {player} stays at table {table}, their fixed table.")
        }
        IllegalKind::TablesOfThree { found, wanted } => {
            extra_threes(&ExtraThrees { round, found, wanted }, texts::Game::USUAL)
        }
    }
}

/// How good a schedule is, in sentences.
pub fn summary(report: &ScheduleReport, game: texts::Game) -> Vec<String> {
    report.statements().iter().map(|said| statement(said, report.rounds, game)).collect()
}

/// How good a schedule is, in a glance: whether nothing is left to be wished for, and a sentence.
pub fn verdict(report: &ScheduleReport) -> (bool, &'static str) {
    let figures = &report.figures;
    let is_even = figures.repeats + figures.position_repeats + figures.group_meetings == 0;
    match report.statements().last() {
        Some(Statement::ChangedSince) => (false, "Players or fixed tables have changed since the seats were made."),
        Some(Statement::BetterExists) => (false, "Some seats were changed by hand, and better ones exist."),
        Some(Statement::ProvenBest | Statement::ProvenBestButThrees) if !is_even => {
            (true, "The best possible: no schedule for these players has fewer repeats.")
        }
        _ if is_even && report.rounds > 4 => {
            (true, "Perfect: nobody meets twice, and selection positions are as even as they can be.")
        }
        _ if is_even && report.grouped => {
            (true, "Perfect: nobody meets twice, nobody repeats a position, and groups sit apart.")
        }
        _ if is_even => (true, "Perfect: nobody meets twice, and nobody repeats a position."),
        _ => (false, "Good, but not proven: there may be a better one."),
    }
}

/// As [`summary`], with the rounds that it is about.
pub fn staff_words(report: &ScheduleReport, by_rank: u32, game: texts::Game) -> Vec<String> {
    summary(report, game).into_iter().chain(only_of(report, by_rank, game)).collect()
}

/// As [`public_summary`], with the rounds that it is about.
pub fn public_words(report: &ScheduleReport, by_rank: u32, game: texts::Game) -> Vec<String> {
    public_summary(report, game).into_iter().chain(only_of(report, by_rank, game)).collect()
}

/// Which rounds a schedule is about, where the standings seat those behind them.
pub fn only_of(report: &ScheduleReport, by_rank: u32, game: texts::Game) -> Option<String> {
    (by_rank > 0).then(|| texts::seating::only_rounds(game, report.rounds))
}

/// How good a schedule is, as everybody reads it: of one that was brought as a file nothing is said about a search or a
/// proof.
fn public_summary(report: &ScheduleReport, game: texts::Game) -> Vec<String> {
    if !report.brought {
        return summary(report, game);
    }
    let of_a_search = |said: &Statement| {
        matches!(
            said,
            Statement::ProvenBest
                | Statement::ProvenBestButThrees
                | Statement::NotProven
                | Statement::ChangedSince
                | Statement::BetterExists
        )
    };
    let statements = report.statements();
    let said = statements.iter().filter(|said| !of_a_search(said)).map(|said| statement(said, report.rounds, game));
    [texts::seating::brought()].into_iter().chain(said).collect()
}

/// What had to give in a schedule, as everybody reads it: why something gave way in a file is not known.
pub fn public_less_than_best(report: &ScheduleReport, game: texts::Game) -> Vec<String> {
    match report.brought {
        true => report.extra_threes.iter().map(|extra| extra_threes(extra, game)).collect(),
        false => less_than_best(report, game),
    }
}

/// What had to give in a schedule, in sentences; nothing where nothing had to.
pub fn less_than_best(report: &ScheduleReport, game: texts::Game) -> Vec<String> {
    let mut said: Vec<String> = report.extra_threes.iter().map(|extra| extra_threes(extra, game)).collect();
    let by_hand = match (report.moves.is_empty(), report.brought) {
        (true, true) => texts::seating::because_file_or_swaps(),
        (true, false) => texts::seating::because_by_hand(),
        (false, true) => texts::seating::because_file_and_repair(),
        (false, false) => texts::seating::because_repair(),
    };
    said.extend(tradeoffs(&report.figures, &report.tradeoffs, &by_hand, game));
    said
}

/// The heading over the argument.
pub fn argument_heading(report: &ScheduleReport) -> String {
    let proven = matches!(report.statements().last(), Some(Statement::ProvenBest | Statement::ProvenBestButThrees));
    if proven { texts::seating::why_best_heading() } else { texts::seating::what_is_known_heading() }
}

/// A statement about a schedule of so many rounds.
fn statement(statement: &Statement, rounds: usize, game: texts::Game) -> String {
    match *statement {
        Statement::NoRepeats => texts::seating::no_repeats(game),
        Statement::Repeats { players, most, repeats, proof, .. } => {
            opponents(&texts::seating::over_all(game, players, rounds), most, repeats, proof)
        }
        Statement::NoPositionAgain => texts::seating::no_position_again(),
        Statement::PositionsEven => texts::seating::positions_even(),
        Statement::PositionsAgain { times, best: false } => texts::seating::positions_again(times, begins(times)),
        Statement::PositionsAgain { times, best: true } => texts::seating::positions_again_best(times, begins(times)),
        Statement::GroupsApart => texts::seating::groups_apart(),
        Statement::GroupsTogether { times, best: false } => texts::seating::groups_together(times, begins(times)),
        Statement::GroupsTogether { times, best: true } => texts::seating::groups_together_best(times, begins(times)),
        Statement::ThreesAgain { players } => texts::seating::threes_again(game, players, begins(players)),
        Statement::ThreesEven => texts::seating::threes_even(game),
        Statement::ProvenBest => texts::seating::proven_best(),
        Statement::ProvenBestButThrees => texts::seating::proven_best_but_threes(game),
        Statement::NotProven => texts::seating::not_proven(),
        Statement::ChangedSince => texts::seating::changed_since(game),
        Statement::BetterExists => texts::seating::better_exists(),
    }
}

fn opponents(whom: &str, most: u64, repeats: u64, proof: Proof) -> String {
    let most = texts::seating::most_meetings(most, number(most));
    let word = number(repeats);
    match proof {
        Proof::Best => texts::seating::repeats_best(repeats, whom, most, word),
        Proof::AtLeast(bound) => texts::seating::repeats_at_least(repeats, whom, word, number(bound), most),
        Proof::None => texts::seating::repeats_unproven(repeats, whom, word, most),
    }
}

/// What had to give and why, in sentences; nothing where nothing had to. `by_hand`: the reason where somebody chose other seats than
/// the best.
pub fn tradeoffs(figures: &Figures, gave: &Tradeoffs, by_hand: &str, game: texts::Game) -> Vec<String> {
    let repeats = gave.repeats.map(|because| {
        let why = match because {
            RepeatsBecause::ByHand => return texts::seating::gave_repeats_by_hand(game, by_hand),
            RepeatsBecause::FewPeopleOrTables => texts::seating::because_few_people(game),
            RepeatsBecause::BoundSeats => texts::seating::because_bound_seats(),
            RepeatsBecause::PlayedRounds => texts::seating::because_played_rounds(),
            RepeatsBecause::NoneFound => texts::seating::because_none_found(),
        };
        texts::seating::gave_repeats(figures.repeats, begins(figures.repeats), why)
    });
    let positions = gave.positions.map(|because| {
        let why = match because {
            PositionsBecause::TablesOfThree => texts::seating::because_no_position_4(game),
            PositionsBecause::PlayedOrBound => texts::seating::because_played_or_bound(),
            PositionsBecause::OpponentsFirst => texts::seating::because_opponents_first(),
            PositionsBecause::ByHand => by_hand.to_owned(),
        };
        texts::seating::gave_positions(figures.position_repeats, begins(figures.position_repeats), why)
    });
    let groups = gave.groups.map(|because| {
        let why = match because {
            GroupsBecause::LargeGroups => texts::seating::because_large_groups(game),
            GroupsBecause::OpponentsAndPositionsFirst => texts::seating::because_opponents_and_positions_first(),
            GroupsBecause::KeptRounds => texts::seating::because_kept_rounds(),
            GroupsBecause::BoundSeats => texts::seating::because_fixed(game),
            GroupsBecause::BoundOrKept => texts::seating::because_fixed_or_kept(game),
            GroupsBecause::SomeBound => texts::seating::because_some_fixed(game),
            GroupsBecause::ByHand => by_hand.to_owned(),
            GroupsBecause::SinceThen => texts::seating::because_groups_changed(),
        };
        texts::seating::gave_groups(figures.group_meetings, begins(figures.group_meetings), why)
    });
    [repeats, positions, groups].into_iter().flatten().collect()
}

/// A round with more tables of three than it needs.
fn extra_threes(extra: &ExtraThrees, game: texts::Game) -> String {
    texts::seating::extra_threes(game, extra.found, extra.round, extra.wanted)
}

/// Why no schedule of a report's field can be better, in short paragraphs; none where somebody left or joined after the
/// first round.
pub fn argument(report: &ScheduleReport, game: texts::Game) -> Vec<String> {
    report.argument().iter().map(|step| paragraph(step, game)).collect()
}

fn paragraph(step: &Argument, game: texts::Game) -> String {
    let word = |count: usize| number(count as u64);
    match *step {
        Argument::NoTables { players } => texts::seating::proof_no_tables(game, players),
        Argument::Field { players, rounds, fours, threes } => {
            texts::seating::proof_field(game, rounds, players, sizes(fours as u64, threes as u64, game), word(rounds))
        }
        Argument::OneTable => texts::seating::proof_one_table(game),
        Argument::DesignOf24 => texts::seating::proof_design(game),
        Argument::Circles { tables } => texts::seating::proof_circles(game, tables),
        Argument::Search => texts::seating::proof_search(game),
        Argument::SearchWithoutConstruction => texts::seating::proof_search_only(game),
        Argument::NoRepeats => texts::seating::proof_no_repeats(),
        Argument::RepeatsNotProven { repeats, at_least } => texts::seating::proof_repeats_not_proven(repeats, at_least),
        Argument::RoundsShareMeetings { tables, pairs, most, repeats } => {
            texts::seating::proof_rounds_share(game, tables, word(tables), pairs, most, repeats)
        }
        Argument::FewPeople { rounds, others, repeats } => texts::seating::proof_few_people(rounds, others, repeats),
        Argument::EverySchedule { players, rounds } => {
            texts::seating::proof_every_schedule(game, players, rounds, word(players), word(rounds))
        }
        Argument::PositionsEven => {
            format!("{} {}", texts::seating::proof_positions(game), texts::seating::proof_positions_even())
        }
        Argument::PositionsNotProven => texts::seating::proof_positions(game),
        Argument::FewFourthSeats { rounds, players, share, seats, repeats } => {
            let missing =
                texts::seating::proof_few_fourth_seats(game, share, rounds, players, seats, repeats, word(share));
            format!("{} {missing}", texts::seating::proof_positions(game))
        }
    }
}

fn sizes(fours: u64, threes: u64, game: texts::Game) -> String {
    let of_four = (fours > 0).then(|| texts::seating::tables_of_four(game, fours, number(fours)));
    let of_three = (fours == 0 || threes > 0).then(|| texts::seating::tables_of_three(game, threes, number(threes)));
    texts::list(&[of_four, of_three].into_iter().flatten().collect::<Vec<_>>())
}

/// What is less than best at a table: its kind, and the players and rounds it is about. `name` gives a player's name.
pub fn table_fault<'a>(fault: &TableFaultKind, name: impl Fn(usize) -> &'a str) -> (&'static str, String) {
    let name = |player: usize| words::isolated(name(player));
    match fault {
        TableFaultKind::MetBefore { a, b, rounds } => {
            ("Met before", format!("{} and {} in {}", name(*a), name(*b), these(rounds)))
        }
        TableFaultKind::PositionAgain { player, position, rounds } => {
            ("Position again", format!("{}, {position} as in {}", name(*player), these(rounds)))
        }
        TableFaultKind::GroupTogether { a, b } => ("Same group or club", format!("{} and {}", name(*a), name(*b))),
        TableFaultKind::ThreeAgain { player, rounds } => {
            ("Table of three again", format!("{}, as in {}", name(*player), these(rounds)))
        }
    }
}

/// Rounds given from 0, such as `rounds 1, 2 and 4`.
fn these(rounds: &[usize]) -> String {
    words::numbered(rounds.iter().map(|&round| seating::round_number(round)), "round", "rounds")
}

/// A number as a word up to twelve.
fn number(n: u64) -> String {
    texts::seating::number(n)
}

/// The same at the beginning of a sentence.
fn begins(n: u64) -> String {
    texts::seating::number_begins(n)
}

/// How far the work on seats is.
pub fn progress(progress: Option<SeatProgress>) -> String {
    match progress {
        Some(SeatProgress::Waits) => {
            "Seats are being worked out for other tournaments. These follow when it is their turn.".to_owned()
        }
        Some(SeatProgress::Done(thousandths)) => {
            format!("{} percent of the work is done. It may be ready before all of it is.", thousandths / 10)
        }
        None => "The work is about to begin, or its result is about to be saved.".to_owned(),
    }
}

/// What making the seats again does to work by hand.
pub const HAND_WORK_GOES: &str = "The seats were changed by hand or imported from a file. This replaces them in every round that is not public, and they can't be brought back: download the CSV first if you may want them again.";

/// Somebody else changed the seats, or who is there, while a form was being filled in.
pub const STALE: &str = "Somebody changed the schedule or the players in the meantime. Your changes were not saved; this is the current state.";

/// No way to repair a round was chosen.
pub const WAY_MISSING: &str = "Choose one of the two ways. Nothing was changed.";

/// The numbers of the others whom a player meets, by how often: `4, 7; twice 9`.
pub fn met(others: &[(usize, usize)]) -> String {
    let most = others.iter().map(|(_, times)| *times).max().unwrap_or(0);
    let of = |wanted: usize| {
        let numbers: Vec<String> =
            others.iter().filter(|(_, times)| *times == wanted).map(|(other, _)| (other + 1).to_string()).collect();
        (!numbers.is_empty()).then(|| texts::seating::met(wanted, numbers.join(", ")))
    };
    (1..=most).filter_map(of).collect::<Vec<_>>().join("; ")
}

/// The tables that a number of players makes, by their sizes, the larger ones first.
pub fn tables(sizes: Option<&[usize]>, terms: &Terms) -> String {
    let Some(sizes) = sizes.filter(|sizes| !sizes.is_empty()) else {
        return "not a number that can be split into tables".to_owned();
    };
    let alike: Vec<&[usize]> = sizes.chunk_by(|a, b| a == b).collect();
    let of = |size: usize| number(size as u64);
    let first = |tables: &[usize]| {
        let of = of(tables[0]);
        let [one, many] = [terms.ground, terms.grounds].map(str::to_lowercase);
        words::counted(tables.len(), &format!("{one} of {of}"), &format!("{many} of {of}"))
    };
    let more = alike.iter().skip(1).map(|tables| format!("{} of {}", tables.len(), of(tables[0])));
    words::list(&alike.iter().take(1).map(|tables| first(tables)).chain(more).collect::<Vec<String>>())
}

/// How many people a repair puts at another table of a round.
pub fn to_other_tables(people: usize) -> String {
    match people {
        0 => "Nobody goes to another table".to_owned(),
        1 => "1 person goes to another table".to_owned(),
        people => format!("{people} people go to another table"),
    }
}

/// How the schedule came about, in a sentence.
pub fn origin(stored: &Schedule, zone: &str) -> String {
    let at = time::moment(stored.made_at, zone);
    match stored.source {
        ScheduleSource::Made => format!("Made {at} from seed {}.", stored.seed),
        ScheduleSource::Repaired => format!("The rounds not yet played were made again {at}, seed {}.", stored.seed),
        ScheduleSource::Imported => format!("Imported from a file {at}."),
        ScheduleSource::Swapped => format!("Changed by hand {at}."),
    }
}

/// Which rounds are seated by the standings; empty where none is. `now`: the next one is to be seated.
pub fn by_rank(rounds: &[i64], now: bool) -> String {
    let [first, later @ ..] = rounds else { return String::new() };
    let so = "by the standings: ranks 1 to 4 at table 1 and so on, tables of three last";
    let shared = "Who shares a rank sits in the order of lots or, where none are drawn, of a draw from the seed.";
    match (now, later) {
        (true, _) => format!("Round {first} is seated {so} (1.1.5). {shared}"),
        (false, []) => format!("Round {first} is seated {so}, once round {} is closed.", first - 1),
        (false, _) => {
            let rounds: Vec<String> = rounds.iter().map(i64::to_string).collect();
            format!("Rounds {} are seated {so}, each once the one before is closed.", words::list(&rounds))
        }
    }
}

/// The rounds whose seats are made in one go: all of them, or those before the ones by the standings.
pub fn rounds_at_once(by_rank: &[i64], terms: &Terms) -> String {
    match by_rank.first() {
        None => format!("all {}", terms.rounds),
        Some(2) => "round 1".to_owned(),
        Some(first) => format!("rounds 1 to {}", first - 1),
    }
}

/// Who left or came since the seats were made.
pub fn changed(players: &ChangedPlayers) -> Vec<String> {
    let said = |what: &str, names: &[String]| (!names.is_empty()).then(|| format!("{what}: {}.", in_a_row(names)));
    let gone = said("Has a seat, but has left", &players.gone);
    let not_checked_in = said("Has a seat, but isn't here", &players.not_checked_in);
    let not_agreed = said("Has a seat, but has not agreed to code and photos", &players.not_agreed);
    let unseated = said("Here, but without a seat", &players.unseated);
    let elsewhere = said("Not at their fixed table", &players.elsewhere);
    [gone, not_checked_in, not_agreed, unseated, elsewhere].into_iter().flatten().collect()
}

/// What making the seats again brings, after what has changed.
pub fn made_again(players: &ChangedPlayers) -> String {
    let ChangedPlayers { not_agreed, unseated, elsewhere, .. } = players;
    let reasons = [
        (!unseated.is_empty()).then_some("everybody who is here has a seat"),
        (players.is_anybody_missing() || !not_agreed.is_empty())
            .then_some("no seat is kept for somebody who doesn't play"),
        (!elsewhere.is_empty()).then_some("everybody sits at their fixed table"),
    ];
    let reasons: Vec<String> = reasons.into_iter().flatten().map(str::to_owned).collect();
    format!("Make them again, so that {}.", words::list(&reasons))
}

/// Why public seats are repaired, after what has changed.
pub fn to_repair(players: &ChangedPlayers) -> String {
    let only_fixed = ChangedPlayers { elsewhere: Vec::new(), ..players.clone() }.is_empty();
    let why = match only_fixed {
        true => "The public seats of a round that is yet to be played don't keep every fixed table.",
        false => "The public seats of a round that is yet to be played no longer match the players who are here.",
    };
    format!("{why} Repair them first; the later rounds are made to fit.")
}

/// How the seats after a swap are, beside those before it.
pub fn compared(after: Ordering) -> &'static str {
    match after {
        Ordering::Less => "better",
        Ordering::Equal => "equally good",
        Ordering::Greater => "worse",
    }
}

/// That a figure, higher than before, is as low as it can be with those who play now.
pub const LEAST_POSSIBLE: &str = "the least possible now";

/// Why a player stays where they are when seats are made anew; nothing where they may move.
pub fn stays(is_pinned: bool, has_fixed_table: bool) -> &'static str {
    match (is_pinned, has_fixed_table) {
        (_, true) => "fixed",
        (true, false) => "pinned",
        (false, false) => "",
    }
}

/// How many tables of a round are marked; empty where none is.
pub fn marked(marked: usize, all: usize) -> String {
    match (marked, all) {
        (0, _) => String::new(),
        (1, _) => "Whatever is less than perfect is marked at one table. ".to_owned(),
        (marked, all) if marked == all => "Whatever is less than perfect is marked at every table. ".to_owned(),
        (marked, _) => format!("What is less than perfect is marked at {marked} tables. "),
    }
}

/// A schedule that was brought may have more tables of three than have to be.
pub fn too_many_threes(extra: ExtraThrees) -> String {
    format!("It has {} tables of three where {} would do (1.1.5).", extra.found, extra.wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::games::{BASE, SystemCode};
    use reeve_rules::seating::{ScheduleRequest, TableSizes, make};

    #[test]
    fn sentences_say_what_is_reached() {
        let check = |players: usize, rounds: usize, expect: &[&str]| {
            let made = make(&ScheduleRequest::new(players, rounds, 1)).expect("a schedule");
            let statements =
                seating::summary((players, TableSizes::CHAMPIONSHIP), rounds, &made.figures, &made.bounds, false);
            let said: Vec<String> = statements.iter().map(|said| statement(said, rounds, texts::Game::USUAL)).collect();
            assert_eq!(said, expect);
        };
        let perfect =
            ["No two players meet twice.", "Nobody holds a selection position twice.", "Proven best possible."];
        check(16, 3, &perfect);
        check(
            12,
            3,
            &[
                "Over all 3 rounds, 12 players: nobody meets anybody three times, and nine repeat meetings are the fewest possible then.",
                "Nobody holds a selection position twice.",
                "Proven best possible.",
            ],
        );
        check(
            14,
            4,
            &[
                "No two players meet twice.",
                "Six times a selection position is held again, which can't be fewer.",
                "Twelve players are at a table of three twice or more while somebody never is.",
                "Proven best possible in opponents, positions and groups; whether tables of three could be shared more evenly is not known.",
            ],
        );
    }

    #[test]
    fn repeat_meetings_come_before_what_they_never_are() {
        let check = |proof, expect: &str| assert_eq!(opponents("13 players at 4 tables", 2, 3, proof), expect);
        check(Proof::None, "13 players at 4 tables: three repeat meetings, and nobody meets anybody three times.");
        check(
            Proof::AtLeast(1),
            "13 players at 4 tables: three repeat meetings, of which at least one can't be avoided, and nobody meets \
             anybody three times.",
        );
        check(
            Proof::Best,
            "13 players at 4 tables: nobody meets anybody three times, and three repeat meetings are the fewest possible \
             then.",
        );
    }

    #[test]
    fn one_table_is_no_tables() {
        let check = |sizes: &[usize], expect: &str| assert_eq!(tables(Some(sizes), &games::terms(&BASE)), expect);
        check(&[4], "1 table of four");
        check(&[3, 3], "2 tables of three");
        check(&[4, 3, 3], "1 table of four and 2 of three");
        check(&[4; 5], "5 tables of four");
        check(&[6, 5, 5], "1 table of six and 2 of five");
        assert_eq!(tables(None, &games::terms(&BASE)), "not a number that can be split into tables");
        let field = SystemCode::FullContact.system();
        assert_eq!(tables(Some(&[4, 3]), &games::terms(field)), "1 field of four and 1 of three");
    }

    #[test]
    fn seats_are_made_again_for_what_has_changed() {
        let check = |change: fn(&mut ChangedPlayers, Vec<String>), again: &str, repair: &str| {
            let mut changed = ChangedPlayers::default();
            change(&mut changed, vec!["Ana".to_owned()]);
            assert_eq!(made_again(&changed), format!("Make them again, so that {again}."));
            assert!(to_repair(&changed).contains(repair), "{}", to_repair(&changed));
        };
        let players = "no longer match the players who are here";
        check(|changed, names| changed.unseated = names, "everybody who is here has a seat", players);
        check(|changed, names| changed.gone = names, "no seat is kept for somebody who doesn't play", players);
        check(|changed, names| changed.not_agreed = names, "no seat is kept for somebody who doesn't play", players);
        check(
            |changed, names| changed.elsewhere = names,
            "everybody sits at their fixed table",
            "don't keep every fixed table",
        );
        let all = |changed: &mut ChangedPlayers, names: Vec<String>| {
            (changed.unseated, changed.elsewhere) = (names.clone(), names);
        };
        check(all, "everybody who is here has a seat and everybody sits at their fixed table", players);
    }

    #[test]
    fn a_refusal_is_a_sentence_for_each_fault() {
        let fault = |table, what| PlayedFault { round: 2, table, what };
        let faults = vec![fault(1, PlayedFaultKind::Size(5)), fault(3, PlayedFaultKind::SitsTwice)];
        let played = seating::Refusal::Played(faults);
        assert_eq!(
            refusal(&Refusal::Unseatable(Unseatable { refusal: played, names: Vec::new() })),
            "Round 2, table 1: 5 players, not 2, 3 or 4\nround 2, table 3: a player who sits twice in the round."
        );
        let check = |what, names: &[&str], expect: &str| {
            let names = names.iter().map(|name| (*name).to_owned()).collect();
            let refused = seating::Refusal::Bound { round: 1, players: Vec::new(), what };
            let said = refusal(&Refusal::Unseatable(Unseatable { refusal: refused, names }));
            assert_eq!(said.replace(['\u{2068}', '\u{2069}'], ""), expect);
        };
        let no_table = |pinned| Contradiction::NoTable { table: 9, tables: 4, pinned };
        check(
            no_table(false),
            &["Ana"],
            "Round 1: Ana is to sit at table 9, and there is no table 9, only tables 1 to 4. Change the number under \
             \"Fixed table\" on the player's page, or leave it empty.",
        );
        check(
            no_table(true),
            &["Ana"],
            "Round 1: Ana is pinned to a seat at table 9, and there is no table 9, only tables 1 to 4. Unpin the seat: the \
             sign at its end, on the page of the seats, leads there.",
        );
        check(
            Contradiction::TwoTables { one: 1, other: 6 },
            &["Ana"],
            "Round 1: Ana is bound to table 1 and to table 6. Unpin a seat on the page of the seats, or change the number \
             under \"Fixed table\" on a player's page.",
        );
        check(
            Contradiction::TooMany { table: 2, seats: 4 },
            &["Ana", "Bo", "Cy", "Di", "Ed"],
            "Round 1: Ana, Bo, Cy, Di and Ed are bound to table 2, which seats four. Unpin a seat on the page of the seats, \
             or change the number under \"Fixed table\" on a player's page.",
        );
        let what = Contradiction::TooFewFours { needed: 3, fours: 2 };
        let refused = seating::Refusal::Bound { round: 1, players: Vec::new(), what };
        assert_eq!(
            unseatable(&refused, &["Ana".to_owned(), "Bo".to_owned()]),
            "round 1: Ana and Bo are bound to seats that need 3 of the larger tables, and there are 2"
        );
    }
}
