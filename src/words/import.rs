//! What is said of a list of players that comes in by file.

use chrono::{DateTime, Utc};

use reeve_time_zone as time_zone;

use crate::{counted, isolated, time};

/// Where the names of the columns stand, if not in the first line.
pub fn names_of_columns_on(line: u64) -> String {
    format!("Line {line} names the columns; anything above it is left out.")
}

/// Beside a preview: the lines whose name has no letter, such as that of a total.
pub fn names_without_letters(lines: &[(u64, &str)]) -> Option<String> {
    let (line, name) = lines.first()?;
    let name = isolated(name);
    Some(match lines.len() - 1 {
        0 => format!("The name in line {line} has no letters: {name}. If that is not a player, leave the line out."),
        more => format!(
            "The name in line {line} has no letters: {name}. The same goes for {more} more. If they are not players, leave \
             those lines out."
        ),
    })
}

/// Beside a preview: the lines that look like the sum below a list.
pub fn names_of_sums(lines: &[(u64, &str)]) -> Option<String> {
    let (_, name) = lines.first()?;
    let numbers: Vec<u64> = lines.iter().map(|(line, _)| *line).collect();
    let (looks, them) = if numbers.len() == 1 { ("looks like a total", "it") } else { ("look like totals", "them") };
    let named = self::lines(&numbers)?;
    let (first, rest) = named.split_at(1);
    let first = first.to_uppercase();
    Some(format!("{first}{rest} {looks}: “{}”. If that is no player, leave {them} out.", isolated(name)))
}

/// Beside a preview: the lines whose name is what programs write where there is nothing.
pub fn names_of_nothing(lines: &[(u64, &str)]) -> Option<String> {
    let (line, name) = lines.first()?;
    let name = isolated(name);
    let more = match lines.len() - 1 {
        0 => String::new(),
        more => format!(" The same goes for {more} more."),
    };
    Some(format!(
        "The name in line {line} is “{name}”, as programs write it where there is none.{more} If that is not a player, leave the line out."
    ))
}

/// Beside a preview: a sign within a word, where another encoding may be right.
pub fn odd_word(line: u64, word: &str) -> String {
    let word = isolated(word);
    format!("Line {line} has “{word}”. If that is not how it is written, choose another character encoding below.")
}

/// Beside a preview: whole names that differ from what their parts make.
pub fn names_differ(names: &[(String, String)]) -> Option<String> {
    let samples = names.iter().map(|(whole, parts)| format!("“{}” and “{}”", isolated(whole), isolated(parts)));
    let samples = samples.collect::<Vec<_>>().join(", ");
    (!names.is_empty()).then(|| {
        format!(
            "The whole name and its parts differ: {samples}. The whole name is taken. If the parts are right, leave its column \
             out below."
        )
    })
}

/// Beside a preview: what was taken out of the names of a numbered list.
pub fn names_numbered(name: &str) -> String {
    format!("Every name begins with a number or a mark, as in “{}”. It is left out.", isolated(name))
}

/// A value of the column that says what became of each registration, beside its box.
pub fn status(value: &str, count: usize) -> String {
    let value = if value.is_empty() { "nothing".to_owned() } else { format!("“{}”", isolated(value)) };
    format!("{value}: {}", counted(count, "line", "lines"))
}

/// What a column says of who agreed: how many did and did not, the lines that say neither, with what the first of these says, and
/// those with a day that may be one of two.
pub fn agreed(
    column: &str,
    (agreed, not): (usize, usize),
    (unclear, sample): (&[u64], Option<&str>),
    either: &[u64],
) -> String {
    let agreed = counted(agreed, "line says yes", "lines say yes");
    let not = match not {
        0 => String::new(),
        not => format!(", {}, of whom nothing is recorded", counted(not, "says no", "say no")),
    };
    let unclear = match (lines(unclear), sample) {
        (Some(lines), Some(sample)) => format!(" Neither yes nor no in {lines}: “{}”.", isolated(sample)),
        _ => String::new(),
    };
    let either = lines(either).map_or_else(String::new, |lines| {
        format!(" The day in {lines} can be read in two ways; the day below is recorded instead.")
    });
    format!("{column}: {agreed}{not}.{unclear}{either}")
}

/// The most lines that are named.
const LINES_NAMED: usize = 6;

/// Lines of a file within a sentence.
fn lines(numbers: &[u64]) -> Option<String> {
    let named: Vec<String> = numbers.iter().take(LINES_NAMED).map(u64::to_string).collect();
    match numbers.len().saturating_sub(LINES_NAMED) {
        0 => match named.as_slice() {
            [] => None,
            [one] => Some(format!("line {one}")),
            [first @ .., last] => Some(format!("lines {} and {last}", first.join(", "))),
        },
        more => Some(format!("lines {} and {more} more", named.join(", "))),
    }
}

/// Beside a player on a list: what they agreed to, as the list says it.
pub fn agreed_to(code: Option<&str>, photo: Option<&str>, at: DateTime<Utc>, zone: &str) -> String {
    let papers = [("code of conduct", code), ("photo policy", photo)];
    let papers = papers.into_iter().filter_map(|(paper, version)| Some(format!("{paper} {}", isolated(version?))));
    let day = time::date(time_zone::local(at, zone).date_naive());
    format!("agreed to {} on {day}", papers.collect::<Vec<_>>().join(" and "))
}

/// Why nothing was imported of a list that says who agreed.
pub const AGREED_FIRST: &str = "Nothing was imported: say below what the players on the list agreed to, and when.";

/// Beside a player: who comes along.
pub fn comes_with<'n>(names: impl Iterator<Item = &'n str>) -> Option<String> {
    let names: Vec<&str> = names.collect();
    (!names.is_empty()).then(|| format!("with {}", names.join(", ")))
}

/// The most names that are told of those that were not found.
const NAMES_TOLD: usize = 12;

/// Beside a preview: who comes with whom.
pub fn families(found: usize, not_found: &[String]) -> String {
    let told: Vec<String> = not_found.iter().take(NAMES_TOLD).map(|name| format!("“{}”", isolated(name))).collect();
    let more = match not_found.len().saturating_sub(NAMES_TOLD) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let seats = if found > 0 { " Whoever comes together is kept apart at the tables, as groups are." } else { "" };
    let counts = families_counted(found, not_found.len());
    match not_found.len() {
        0 => format!("Who comes along: {counts}.{seats}"),
        _ => format!("Who comes along: {counts}: {}{more}.{seats}", told.join(", ")),
    }
}

/// How many belong together, and how many names nobody has.
pub fn families_counted(found: usize, not_found: usize) -> String {
    let families = format!("{} found", counted(found, "family", "families"));
    match not_found {
        0 => families,
        count => format!("{families}, {} not found", counted(count, "name", "names")),
    }
}

/// The most columns that are named.
const COLUMNS_NAMED: usize = 12;

/// Above a preview: the columns that hold something and are not read.
pub fn columns_not_read(names: &[String]) -> Option<String> {
    let named: Vec<String> = names.iter().take(COLUMNS_NAMED).map(|name| format!("“{}”", isolated(name))).collect();
    let more = match names.len().saturating_sub(COLUMNS_NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let which = match names.len() {
        0 => return None,
        1 => "This column is",
        _ => "These columns are",
    };
    Some(format!("{which} not read: {}{more}. If you need one, say below what it holds.", named.join(", ")))
}

/// Why nothing was imported from a file with faults.
pub fn nothing_imported(readable: bool) -> &'static str {
    if readable {
        "Nothing was imported: the file has faulty lines. Correct them and send the file again, or press the button \
         that leaves them out."
    } else {
        "Nothing was imported: the file can't be read like this. The faults are below."
    }
}

/// The import would no longer do what was looked at.
pub const READ_OTHERWISE: &str = "You made another choice, or somebody changed the players after you opened the preview. \
    This is what will happen now; nothing is imported yet.";

/// The list that somebody wants to look at or import is not kept.
pub const LIST_GONE: &str = "This list is no longer here: it was imported already, somebody else uploaded it, or \
    you have uploaded another one since. Nothing was imported just now. Check the list of players first; if they are not there, choose \
    the file again.";
