//! The words of CSV files, for pages and commands: what is wrong in one, and what its parts are called.

use crate::{counted, isolated, too_long, unusual};
use reeve_files::encoding::{BREAK, Encoding};
use reeve_files::fault::{
    CellFault, FaultKind, FileFault, FormFault, GameAt, LotsFault, PlayersFault, ResultsFault, ScheduleFault,
    UnusualResults,
};
use reeve_files::player_column::PlayerColumn;
use reeve_rules::tournament::format::PRELIM_GAMES;
use reeve_rules::tournament::vocabulary::Stage;

/// A fault with its place: `line 4, column player: the name is empty`.
pub fn fault(fault: &FileFault) -> String {
    let what = what(&fault.what);
    match (fault.line, &fault.column) {
        (None, _) => what,
        (Some(line), None) => format!("line {line}: {what}"),
        (Some(line), Some(column)) => format!("line {line}, column {column}: {what}"),
    }
}

/// A fault without its place, without a capital and a full stop.
pub fn what(what: &FaultKind) -> String {
    match what {
        FaultKind::Players(fault) => of_players(fault),
        FaultKind::Form(fault) => of_form(fault),
        FaultKind::Cell(fault) => of_cell(fault),
        FaultKind::Lots(fault) => of_lots(fault),
        FaultKind::Schedule(fault) => of_schedule(fault),
        FaultKind::Results(fault) => of_results(fault),
        FaultKind::Unusual(unusual) => of_unusual(unusual),
    }
}

/// An encoding as people know it.
pub fn encoding(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 => "UTF-8",
        Encoding::Utf16Le => "UTF-16 (little-endian)",
        Encoding::Utf16Be => "UTF-16 (big-endian)",
        Encoding::Windows1252 => "Windows-1252 (western Europe)",
        Encoding::Windows1250 => "Windows-1250 (central Europe)",
        Encoding::Windows1251 => "Windows-1251 (Cyrillic)",
        Encoding::Windows1253 => "Windows-1253 (Greek)",
        Encoding::Windows1254 => "Windows-1254 (Turkish)",
        Encoding::Iso8859_2 => "ISO 8859-2 (central Europe)",
        Encoding::MacRoman => "Mac Roman",
    }
}

/// How a file is read: in which encoding, and what separates its cells.
pub fn read_as(encoding: Encoding, separator: char) -> String {
    let separator = self::separator(separator);
    format!("Read as {} with {separator} between the cells.", self::encoding(encoding))
}

/// Which sheet of a workbook is read.
pub fn read_sheet(name: &str, has_others: bool) -> String {
    let name = isolated(name);
    match has_others {
        true => format!("Read from the first sheet, “{name}”. The other sheets are not read."),
        false => format!("Read from the sheet “{name}”."),
    }
}

/// What separates the cells of a file, as many of them.
pub fn separator(separator: char) -> &'static str {
    match separator {
        ';' => "semicolons",
        '\t' => "tabs",
        _ => "commas",
    }
}

/// What a column of a list of players holds.
pub fn field(field: PlayerColumn) -> &'static str {
    match field {
        PlayerColumn::Player => "Name",
        PlayerColumn::FirstName => "First name",
        PlayerColumn::NamePrefix => "Prefix (van, de)",
        PlayerColumn::LastName => "Last name",
        PlayerColumn::Email => "E-mail",
        PlayerColumn::Group => "Groups",
        PlayerColumn::Club => "Club",
        PlayerColumn::Country => "Country",
        PlayerColumn::Phone => "Phone",
        PlayerColumn::Companions => "Who comes along",
        PlayerColumn::Status => "Status (confirmed, declined)",
        PlayerColumn::AgreedCode => "Agreed to the code of conduct",
        PlayerColumn::AgreedPhoto => "Agreed to the photo policy",
    }
}

fn of_form(fault: &FormFault) -> String {
    match fault {
        FormFault::OpenQuote => "a quote is opened and never closed".to_owned(),
        FormFault::Cells { found, wanted } => {
            format!("has {} where the header has {wanted}", counted(*found, "cell", "cells"))
        }
        FormFault::BehindQuote => "has text after a closing quote".to_owned(),
        FormFault::ZeroByte => "holds a zero byte".to_owned(),
        FormFault::NotIn(wanted) => format!("is not {}", encoding(*wanted)),
        FormFault::ColumnMissing => "the column is missing".to_owned(),
        FormFault::ColumnTwice => "the column is there twice".to_owned(),
        FormFault::Empty => "the file is empty".to_owned(),
        FormFault::Blank => "the file holds nothing but blank lines".to_owned(),
        FormFault::TooManyRows { most } => format!("the file has more than {most} lines after the header"),
        FormFault::TooManyColumns { most } => format!("has more than {most} columns"),
        FormFault::CellTooLong(fault) => too_long(*fault),
        FormFault::TooLarge { most } => format!("the file is larger than {}", size(*most)),
        FormFault::WorkbookBroken => "the workbook is damaged, or locked with a password. Open it in your spreadsheet program, save it \
            again without a password, and send that"
            .to_owned(),
        FormFault::WorkbookTooLarge { most } => format!(
            "the workbook unpacks to more than {} MB. Copy the list to a new workbook, and send that",
            most >> 20
        ),
        FormFault::SheetEmpty => "the first sheet of the workbook is empty".to_owned(),
        FormFault::Workbook => "the file is a workbook of a spreadsheet program, or compressed, and not a \
            list as plain text. Open it there, choose \"Save as\" (or \"Download\") with CSV UTF-8 as the file type, and send \
            the file that this makes"
            .to_owned(),
        FormFault::NotText => "the file is a picture, a PDF or another program's own file, not text. In the program that has the list, choose \"Save as\" with CSV UTF-8 as the file type, or copy its lines"
            .to_owned(),
        FormFault::NotUtf8(found) => format!("the file is {}; it must be UTF-8", encoding(*found)),
    }
}

/// How large a file may be.
pub fn size(most: usize) -> String {
    if most < 10 << 20 { format!("{} kB", most / 1024) } else { format!("{} MB", most >> 20) }
}

/// What is wrong with a cell.
pub fn of_cell(fault: &CellFault) -> String {
    match fault {
        CellFault::NotAnInteger(text) => format!("\"{text}\" is not a whole number"),
        CellFault::TooLarge(text) => format!("\"{text}\" is too large a number"),
        CellFault::Below { number, least } => format!("{number} is below {least}"),
        CellFault::Above { number, most } => format!("{number} is above {most}"),
        CellFault::NameEmpty => "the name is empty".to_owned(),
        CellFault::NameControl { name, character } => {
            format!("the name \"{name}\" holds a control character ({})", control(*character))
        }
        CellFault::NameLong(fault) => format!("the name {}", too_long(*fault)),
        CellFault::Control(text) => format!("\"{text}\" holds a control character"),
        CellFault::Long(fault) => too_long(*fault),
        CellFault::Broken(text) => {
            format!("\"{text}\" is what a program left there, and not what was typed. Correct it in the list")
        }
    }
}

/// A control character, which shows nothing by itself.
fn control(character: char) -> String {
    match character {
        '\n' | '\r' | BREAK => "a line break".to_owned(),
        '\t' => "a tab".to_owned(),
        other => format!("U+{:04X}", u32::from(other)),
    }
}

fn of_players(fault: &PlayersFault) -> String {
    match fault {
        PlayersFault::NameTwice { name, earlier } => format!("\"{}\" is in line {earlier} already", isolated(name)),
        PlayersFault::SecondColumn(held) => format!("a second column for \"{}\"", field(*held)),
        PlayersFault::NoNames => "no column holds the name".to_owned(),
        PlayersFault::NoPlayers => "the file has a header and no players".to_owned(),
    }
}

fn of_lots(fault: &LotsFault) -> String {
    match fault {
        LotsFault::Unknown(name) => format!("\"{}\" is not in the results", isolated(name)),
        LotsFault::HasLot { earlier } => format!("has a lot already, in line {earlier}"),
        LotsFault::SameLot { earlier } => format!("equals the lot in line {earlier}"),
    }
}

fn of_schedule(fault: &ScheduleFault) -> String {
    match fault {
        ScheduleFault::Unknown(name) => not_in_list(name),
        ScheduleFault::SitsAlready { name, round, earlier } => {
            format!("\"{}\" already sits in round {round}, on line {earlier}", isolated(name))
        }
        ScheduleFault::Taken { position, table, round, earlier } => {
            format!("position {position} of table {table} in round {round} is taken already, on line {earlier}")
        }
        ScheduleFault::RoundMissing { missing, found } => format!("round {missing} is missing before round {found}"),
        ScheduleFault::TableSize { table, round, players, least, most } => {
            let players = counted(*players, "player", "players");
            let sizes: Vec<String> = (*least..=*most).map(|size| size.to_string()).collect();
            format!("table {table} of round {round} has {players}, not {}", sizes.join(" or "))
        }
        ScheduleFault::Position { table, round, players } => {
            format!("table {table} of round {round} has {players} players, so its positions are 1 to {players}")
        }
    }
}

/// Somebody whom the list of players does not have, as [`shown`](reeve_files::table::shown).
pub fn not_in_list(name: &str) -> String {
    format!("\"{}\" is not in the list of players", isolated(name))
}

fn of_results(fault: &ResultsFault) -> String {
    match fault {
        ResultsFault::NoStage(text) => format!("\"{text}\" is not a stage (prelim, semi or final)"),
        ResultsFault::NoMark(text) => format!("\"{text}\" is neither 1 nor 0"),
        ResultsFault::NoStageOfSideEvent(stage) => {
            format!("{} is no stage of a side event, whose games are all prelim", stage.code())
        }
        ResultsFault::NoResults => "the file has a header and no results".to_owned(),
        ResultsFault::TableSize { game: at, players, least, most } => {
            let sizes: Vec<String> = (*least..=*most).map(|size| size.to_string()).collect();
            format!("{} has {}; a table has {}", game(*at), counted(*players, "player", "players"), sizes.join(" or "))
        }
        ResultsFault::Taken { position, game: at, earlier } => {
            format!("position {position} is taken at {} by line {earlier}", game(*at))
        }
        ResultsFault::NoWinner(at) => format!("{} has no winner", game(*at)),
        ResultsFault::SecondWinner { game: at, earlier } => {
            format!("{} has a winner already, in line {earlier}", game(*at))
        }
        ResultsFault::SecondFinal(at) => format!("there is one final, and {} is one more", game(*at)),
        ResultsFault::FifthSemiFinal(at) => {
            format!("there are four semi-finals at most, and {} is one more", game(*at))
        }
        ResultsFault::PlaysStageAlready { name, round, earlier } => {
            format!("\"{}\" already plays this stage in round {round} (line {earlier})", isolated(name))
        }
        ResultsFault::SitsAlready { name, table: None, earlier } => {
            format!("\"{}\" already sits at this table (line {earlier})", isolated(name))
        }
        ResultsFault::SitsAlready { name, table: Some(table), earlier } => {
            format!("\"{}\" already sits at table {table} of this round (line {earlier})", isolated(name))
        }
        ResultsFault::NoPrelim(name) => format!("\"{}\" sits here and in no preliminary game", isolated(name)),
    }
}

/// What is unusual about results, and accepted.
fn of_unusual(unusual: &UnusualResults) -> String {
    match unusual {
        UnusualResults::ManyPrelims { name, games, most: most @ PRELIM_GAMES } => {
            format!("\"{}\" has {games} preliminary games; there are {most} (1.1.4)", isolated(name))
        }
        UnusualResults::ManyPrelims { name, games, most } => {
            format!("\"{}\" has {games} preliminary games; by these rules there {}", isolated(name), are(*most))
        }
        UnusualResults::NotInRules(Stage::Semi) => "semi-finals, which these rules don't have".to_owned(),
        UnusualResults::NotInRules(_) => "a final, which these rules don't have".to_owned(),
        UnusualResults::FewSemiFinals(semis) => format!("a final, and {semis} of the four semi-finals"),
        UnusualResults::SemiFinalsLeftOut(players) => {
            format!("no semi-finals with {players} players: the rules give them from 29 on (1.1.3)")
        }
        UnusualResults::SemiFinalsTooEarly(players) => {
            format!("semi-finals with {players} players: the rules give them from 16 on (1.1.3)")
        }
        UnusualResults::FewPlayers { game: at, players } => {
            let players = counted(*players, "player", "players");
            format!("{} has {players}; that is right only where a judge decided the game", game(*at))
        }
        UnusualResults::Positions { game: at, positions } => {
            let list: Vec<String> = positions.iter().map(u8::to_string).collect();
            format!("{} has the positions {}; a gap is right where somebody was absent", game(*at), list.join(", "))
        }
        UnusualResults::NoSemiFinalWon(name) => format!("\"{}\" is in the final and won no semi-final", isolated(name)),
        UnusualResults::Vp(warning) => unusual::warning(warning, texts::Game::USUAL),
    }
}

/// `is 1`, `are 2`.
fn are(number: u32) -> String {
    format!("{} {number}", if number == 1 { "is" } else { "are" })
}

/// A game of a file: `preliminary round 2, table 5`.
fn game(at: GameAt) -> String {
    let stage = match at.stage {
        Stage::Prelim => "preliminary",
        Stage::Semi => "semi-final",
        Stage::Final => "final",
    };
    format!("{stage} round {}, table {}", at.round, at.table)
}

/// What stands in the place of the faults of a file that are not named.
pub fn more_faults(count: usize) -> String {
    format!("And {count} more. Correct these first; the others are named then.")
}
