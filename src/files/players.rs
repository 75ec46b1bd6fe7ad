//! Player lists as CSV: our own, and lists with other people's headers.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::fault::{CellFault, FaultKind, FileFault, FormFault, PlayersFault};
use crate::player_column::{Likelihood, PlayerColumn, Rank, meaning};
use crate::player_status;
use crate::table;
use crate::table::{CsvRecord, CsvTable, CsvWriter, shown, told_separator};
use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::text::TextFault;
use reeve_rules::tournament::same_group;

/// The names of the columns of our own files.
pub fn columns() -> [&'static str; 5] {
    PlayerColumn::OWN.map(PlayerColumn::code)
}

/// The column behind them that says where each player stands. It is never read, and files of earlier versions lack it.
const STATE: &str = "state";

/// What each column of a table holds, in the order of the columns; None for what is left out.
pub type Mapping = Vec<Option<PlayerColumn>>;

/// The likeliest mapping of a table whose first line names its columns: what the names say, and where none of them is that
/// of e-mail addresses, what the column holds. Each field is taken once; where no column looks like a name and there is
/// only one column, or only the addresses tell that there are names of columns, the name is known by what it holds.
pub fn guess_mapping(table: &CsvTable) -> Mapping {
    let mut mapping = by_headings(&table.header);
    prefer_filled(table, &mut mapping);
    let named = names_columns(&table.header);
    if !mapping.contains(&Some(PlayerColumn::Email)) {
        let free = |at: &usize| mapping[*at].is_none();
        if let Some(at) = column_of_emails(table).filter(free) {
            mapping[at] = Some(PlayerColumn::Email);
            if !named && let Some(name) = column_of_names(table, Some(at)) {
                mapping[name] = Some(PlayerColumn::Player);
            }
        }
    }
    if let [only @ None] = mapping.as_mut_slice() {
        *only = Some(PlayerColumn::Player);
    }
    if !mapping.contains(&Some(PlayerColumn::Status))
        && let Some(at) = player_status::find(table, &mapping)
    {
        mapping[at] = Some(PlayerColumn::Status);
    }
    tell_whole_name_from_part(table, &mut mapping);
    mapping
}

/// Of two columns of one kind the one is meant that holds something.
fn prefer_filled(table: &CsvTable, mapping: &mut Mapping) {
    let is_empty =
        |at: usize| table.records.iter().all(|record| record.cells.get(at).is_none_or(|cell| cell.trim().is_empty()));
    let names = table.header.iter().enumerate();
    let filled = by_headings(
        &names.map(|(at, name)| if is_empty(at) { String::new() } else { name.clone() }).collect::<Vec<_>>(),
    );
    for at in (0..mapping.len()).filter(|at| is_empty(*at)) {
        let other = filled.iter().position(|field| field.is_some() && *field == mapping[at]);
        if let Some(other) = other.filter(|other| mapping[*other].is_none()) {
            mapping.swap(at, other);
        }
    }
}

/// How many columns a line names.
pub(crate) fn known_columns(line: &str) -> usize {
    let counts = SEPARATORS.map(|separator| {
        let cells =
            line.split(separator).take(limits::PLAYERS_FILE.columns).map(|cell| cell.trim_matches('"').to_owned());
        by_headings(&cells.collect::<Vec<_>>()).iter().flatten().count()
    });
    counts.into_iter().max().unwrap_or(0)
}

/// What the names of columns that are known say.
fn by_headings(header: &[String]) -> Mapping {
    let meanings: Vec<Option<(PlayerColumn, Rank)>> = header.iter().map(|name| meaning(name)).collect();
    let mut mapping: Mapping = vec![None; header.len()];
    let mut likelihoods: BTreeMap<PlayerColumn, Likelihood> = BTreeMap::new();
    for &field in PlayerColumn::ALL {
        let of_field = meanings.iter().enumerate().filter_map(|(at, found)| Some((at, (*found)?)));
        let best = of_field.filter(|(_, (column, _))| *column == field).map(|(at, (_, rank))| (rank, at)).min();
        if let Some(((likelihood, _), at)) = best {
            mapping[at] = Some(field);
            likelihoods.insert(field, likelihood);
        }
    }
    // The whole name of the attendee goes before parts of the buyer's, and the other way round.
    let parts = [PlayerColumn::FirstName, PlayerColumn::LastName];
    let of_parts = parts.iter().filter_map(|part| likelihoods.get(part)).min().copied();
    if let (Some(&whole), Some(part)) = (likelihoods.get(&PlayerColumn::Player), of_parts) {
        let is_worse = |field: PlayerColumn| match whole.cmp(&part) {
            Ordering::Less => (part == Likelihood::OfPayer || whole == Likelihood::OfPlayer) && parts.contains(&field),
            Ordering::Equal => false,
            Ordering::Greater => {
                (whole == Likelihood::OfPayer || part == Likelihood::OfPlayer) && field == PlayerColumn::Player
            }
        };
        mapping.iter_mut().filter(|field| field.is_some_and(is_worse)).for_each(|field| *field = None);
    }
    // A column called "Nom" beside one called "Prénom" is the last name, and "Nombre" beside "Apellidos" the first.
    let has = |field: PlayerColumn| mapping.contains(&Some(field));
    let part = match (has(PlayerColumn::FirstName), has(PlayerColumn::LastName)) {
        (true, false) => Some(PlayerColumn::LastName),
        (false, true) => Some(PlayerColumn::FirstName),
        _ => None,
    };
    for field in mapping.iter_mut().filter(|field| **field == Some(PlayerColumn::Player)) {
        *field = part.or(*field);
    }
    mapping
}

/// Makes a column the whole name that was taken for the other part of it, where most of its cells hold the one part and more:
/// "Dani Svensson" beside "Dani".
fn tell_whole_name_from_part(table: &CsvTable, mapping: &mut Mapping) {
    let place = |field| mapping.iter().position(|mapped| *mapped == Some(field));
    let (Some(first), Some(last)) = (place(PlayerColumn::FirstName), place(PlayerColumn::LastName)) else { return };
    if place(PlayerColumn::Player).is_some() {
        return;
    }
    let holds = |whole: usize, part: usize| {
        let pairs = table.records.iter().map(|record| (record.cells[whole].trim(), record.cells[part].trim()));
        let filled = pairs.filter(|(whole, part)| !whole.is_empty() && !part.is_empty());
        let (all, hold) = filled.fold((0, 0), |(all, hold), (whole, part)| {
            (all + 1, hold + usize::from(same_words(whole) != same_words(part) && says(whole, part)))
        });
        hold * 2 > all
    };
    for (whole, part) in [(last, first), (first, last)] {
        if holds(whole, part) {
            (mapping[whole], mapping[part]) = (Some(PlayerColumn::Player), None);
            return;
        }
    }
}

/// The words of a name, in whatever order, as they are compared.
fn same_words(name: &str) -> Vec<String> {
    // What is longer is no name, and would take its time.
    let seen = text::as_seen(table::beginning(name, 4 * limits::NAME)).to_lowercase();
    let mut words: Vec<String> = seen.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.sort();
    words
}

/// Lines on which the whole name and the one that its parts make differ, as both: the first so many. No lines where a table has
/// only one of the two.
pub fn names_that_differ(table: &CsvTable, mapping: &[Option<PlayerColumn>], most: usize) -> Vec<(String, String)> {
    let place = |field: PlayerColumn| mapping.iter().position(|mapped| *mapped == Some(field));
    let names = table.records.iter().map(|record| {
        let cell =
            |field: PlayerColumn| place(field).and_then(|at| record.cells.get(at)).map_or("", |cell| cell.trim());
        let [whole, first, prefix, last] = PlayerColumn::OF_NAMES.map(cell);
        (whole.to_owned(), joined(["", first, prefix, last]))
    });
    let differ = |(whole, parts): &(String, String)| {
        !whole.is_empty() && !parts.is_empty() && same_words(whole) != same_words(parts)
    };
    let both = [PlayerColumn::Player, PlayerColumn::FirstName, PlayerColumn::LastName].map(place);
    if both.contains(&None) { Vec::new() } else { names.filter(differ).take(most).collect() }
}

/// Whether a line names the columns, as lists have them: one of its cells is a name of a column, and none is an e-mail
/// address.
pub fn names_columns(first: &[String]) -> bool {
    !first.iter().any(|cell| is_email(cell)) && by_headings(first).iter().any(Option::is_some)
}

/// Whether the first line of a table names its columns: as [`names_columns`] has it, or with words above a column of e-mail
/// addresses.
pub fn has_header(table: &CsvTable) -> bool {
    let is_word = |cell: &String| cell.contains(char::is_alphabetic);
    let above = |at: usize| table.header.get(at).is_some_and(is_word);
    let has_email = table.header.iter().any(|cell| is_email(cell));
    names_columns(&table.header) || (!has_email && column_of_emails(table).is_some_and(above))
}

/// Whether a cell holds an e-mail address, whatever may be wrong with it.
fn is_email(cell: &str) -> bool {
    cell.trim().split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty())
}

/// The first of the columns that hold e-mail addresses in at least half of their cells in use.
fn column_of_emails(table: &CsvTable) -> Option<usize> {
    (0..table.header.len()).find(|&at| {
        let cells = table.records.iter().map(|record| record.cells[at].trim()).filter(|cell| !cell.is_empty());
        let (all, emails) = cells.fold((0, 0), |(all, emails), cell| (all + 1, emails + usize::from(is_email(cell))));
        emails > 0 && emails * 2 >= all
    })
}

/// The likeliest mapping of a table whose first line names no columns: e-mail addresses are known by their sign, and of the
/// other columns the first one with letters in most of its lines is the name.
pub fn guess_without_header(table: &CsvTable) -> Mapping {
    let mut mapping: Mapping = vec![None; table.header.len()];
    let emails = column_of_emails(table);
    if let Some(at) = emails {
        mapping[at] = Some(PlayerColumn::Email);
    }
    if let Some(at) = column_of_names(table, emails) {
        mapping[at] = Some(PlayerColumn::Player);
    }
    mapping
}

/// The likeliest column of names, by what it holds: the first with letters in most of its lines.
fn column_of_names(table: &CsvTable, emails: Option<usize>) -> Option<usize> {
    let is_text = |cell: &str| cell.chars().any(char::is_alphabetic) && !is_email(cell);
    let filled =
        |at: usize, fits: &dyn Fn(&str) -> bool| table.records.iter().filter(|record| fits(&record.cells[at])).count();
    let others: Vec<usize> = (0..table.header.len()).filter(|at| Some(*at) != emails).collect();
    let most =
        |fits: &dyn Fn(&str) -> bool| others.iter().copied().find(|&at| filled(at, fits) * 2 > table.records.len());
    most(&is_text).or_else(|| most(&text::has_something_to_read)).or(others.first().copied())
}

/// What may separate the cells of a list of players.
pub const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// Reads a list of players as a table, with what separates its cells if somebody has said so. Where the first line has one
/// cell and most of the others more, and where no line is a name of columns and a blank stands behind each comma, the comma
/// belongs to the names: "Last, First".
pub fn read_table(text: &str, separator: Option<char>) -> (Option<CsvTable>, Vec<FileFault>) {
    let (text, said) = without_head(text);
    let separator = separator.or(said);
    let read = table::read_list(&text, separator, &limits::PLAYERS_FILE);
    let (Some(table), faults) = &read else { return read };
    if separator.is_some() || !(is_split(table, faults) || has_commas_in_names(table)) {
        return read;
    }
    let other = if text.contains(';') { '\t' } else { ';' };
    table::read_list(&text, Some(other), &limits::PLAYERS_FILE)
}

/// How many records may stand above the names of the columns.
const HEAD: usize = 5;

/// A list without what some programs and people put above the names of its columns: `sep=;`, which tells a spreadsheet what
/// separates the cells, and a title. Their lines become empty, so that the others keep their numbers. With what
/// separates the cells, where that is known by then.
fn without_head(text: &str) -> (Cow<'_, str>, Option<char>) {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if text.len() > limits::PLAYERS_FILE.bytes {
        return (Cow::Borrowed(text), None);
    }
    let told = text.lines().next().and_then(told_separator);
    let from = 1 + u64::from(told.is_some());
    let separators = told.map_or(SEPARATORS.to_vec(), |told| vec![told]);
    // How many columns each of the first records names, with what separates them then; the earlier separator where there are as many.
    let mut named: BTreeMap<u64, (usize, char)> = BTreeMap::new();
    for separator in separators {
        for (line, cells) in table::first_records(text, separator, HEAD + 1, limits::PLAYERS_FILE.columns) {
            let count = if names_columns(&cells) { by_headings(&cells).iter().flatten().count() } else { 0 };
            let known = named.entry(line).or_default();
            if line >= from && count > known.0 {
                *known = (count, separator);
            }
        }
    }
    // A title may hold a word that names a column, so the line that names several of them counts.
    let (names, separator) = match named.iter().find(|(_, (count, _))| *count >= 2) {
        Some((&line, &(_, separator))) => (line, told.or(Some(separator))),
        None => (from, told),
    };
    if names <= 1 {
        return (Cow::Borrowed(text), separator);
    }
    let above = usize::try_from(names - 1).unwrap_or(0);
    (Cow::Owned("\n".repeat(above) + table::from_line(text, names)), separator)
}

/// Whether the first line has one cell, and most of the others more.
fn is_split(table: &CsvTable, faults: &[FileFault]) -> bool {
    let split = faults.iter().filter(|fault| matches!(fault.what, FaultKind::Form(FormFault::Cells { .. }))).count();
    table.separator == ',' && table.header.len() == 1 && split * 2 > table.records.len()
}

/// Whether a blank stands behind the comma of each line but the first, which is no name of columns.
fn has_commas_in_names(table: &CsvTable) -> bool {
    let is_name =
        |record: &CsvRecord| record.cells[1].starts_with(' ') && !record.cells.iter().any(|cell| is_email(cell));
    let two_cells = table.separator == ',' && table.header.len() == 2 && !table.records.is_empty();
    two_cells && !names_columns(&table.header) && table.records.iter().all(is_name)
}

/// A name whose parts stand in columns of their own: the whole name, or first name, prefix and last name, each empty where
/// there is none. A whole name that has its parts in it, or stands beside both, is taken alone. Beside a whole name the prefix stands where Dutch names have it, before the last word; where the name is
/// "Last, First" at its end, which is before the last name once it is [turned].
pub fn joined([whole, first, prefix, last]: [&str; 4]) -> String {
    let (whole, first, prefix, last) = (whole.trim(), first.trim(), prefix.trim(), last.trim());
    let both = !first.is_empty() && !last.is_empty();
    let is_said = |part: &str| part.is_empty() || says(whole, part);
    let is_whole = !whole.is_empty() && (both || (is_said(first) && is_said(last)));
    let [first, last] = if is_whole { ["", ""] } else { [first, last] };
    let last = with_prefix(prefix, &prefix_first(last));
    let whole = if prefix.is_empty() || whole.is_empty() || says(whole, prefix) {
        whole.to_owned()
    } else if whole.contains(',') {
        format!("{whole} {prefix}")
    } else {
        let (before, name) = whole.rsplit_once(' ').unwrap_or(("", whole));
        [before, &with_prefix(prefix, name)].join(" ").trim().to_owned()
    };
    let last = if whole.is_empty() || last != prefix { last.as_str() } else { "" };
    let parts = [&*whole, first, last].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// Whether a name has a prefix in it already, as words of its own.
fn says(name: &str, prefix: &str) -> bool {
    format!(" {} ", name.to_lowercase()).contains(&format!(" {} ", prefix.to_lowercase()))
}

/// A last name with its prefix, of which `d'` and its like stand close.
fn with_prefix(prefix: &str, last: &str) -> String {
    match prefix {
        "" => last.to_owned(),
        _ if says(last, prefix) => last.to_owned(),
        _ if prefix.ends_with(['\'', '’']) => format!("{prefix}{last}"),
        _ => format!("{prefix} {last}").trim_end().to_owned(),
    }
}

/// A last name as it is said, where a list sorts by it and has its prefix behind a comma: "Berg, van den".
fn prefix_first(last: &str) -> Cow<'_, str> {
    let is_prefix = |word: &str| word.trim_start_matches(['\'', '’']).starts_with(char::is_lowercase);
    match last.split_once(',').map(|(name, prefix)| (name.trim(), prefix.trim())) {
        Some((name, prefix)) if !name.is_empty() && !prefix.is_empty() && prefix.split_whitespace().all(is_prefix) => {
            with_prefix(prefix, name).into()
        }
        _ => last.into(),
    }
}

/// A name without the number or mark that it has as a line of a list: `1. Ada`, `2) Bo`, `3.Cy` or `- Dee`; none where it
/// has none.
pub fn without_number(name: &str) -> Option<&str> {
    let after = name.trim_start_matches(|c: char| c.is_ascii_digit());
    let has_number = after.len() < name.len();
    let marks = if has_number { ".):" } else { "-–•*·" };
    let rest = after.strip_prefix(|c| marks.contains(c))?;
    let is_name = rest.starts_with(char::is_whitespace) || (has_number && rest.starts_with(char::is_alphabetic));
    let rest = rest.trim_start();
    (is_name && text::has_something_to_read(rest)).then_some(rest)
}

/// Takes the numbers of a numbered list out of its names, where all of them have one; gives the first, as it was.
pub fn take_numbers_out(players: &mut [PlayerLine]) -> Option<String> {
    let names: Option<Vec<String>> =
        players.iter().map(|line| without_number(&line.player).map(str::to_owned)).collect();
    let first = players.first()?.player.clone();
    for (line, name) in players.iter_mut().zip(names?) {
        line.player = name;
    }
    Some(first)
}

/// A name that is written "Last, First" as "First Last"; none where there is not one comma with a name on both sides.
pub fn turned(name: &str) -> Option<String> {
    let (last, first) = name.split_once(',')?;
    let (last, first) = (last.trim(), first.trim());
    let is_name = |part: &str| text::has_something_to_read(part) && !part.contains(',');
    (is_name(last) && is_name(first)).then(|| format!("{first} {last}"))
}

/// A player as a list has them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerLine {
    /// The line in the file.
    pub line: u64,
    pub player: String,
    /// The e-mail address, unchecked; empty where there is none.
    pub email: String,
    pub groups: Vec<String>,
    /// The club; empty where there is none.
    pub club: String,
    /// The country; empty where there is none.
    pub country: String,
    /// The telephone number; empty where there is none.
    pub phone: String,
    /// Who comes along, as it is written; empty where nobody does.
    pub companions: String,
    /// Whether the player agreed to the code of conduct, as it is written.
    pub agreed_code: String,
    /// The same of the photo policy.
    pub agreed_photo: String,
}

impl PlayerLine {
    /// What our own files have in a column.
    fn cell(&self, column: PlayerColumn) -> Cow<'_, str> {
        match column {
            PlayerColumn::Player => Cow::from(&self.player),
            PlayerColumn::Email => Cow::from(&self.email),
            PlayerColumn::Group => Cow::from(same_group::groups_text(self.groups.iter().map(String::as_str))),
            PlayerColumn::Club => Cow::from(&self.club),
            PlayerColumn::Country => Cow::from(&self.country),
            // Our own files have the whole name, and nothing that is for the staff.
            PlayerColumn::FirstName
            | PlayerColumn::NamePrefix
            | PlayerColumn::LastName
            | PlayerColumn::Phone
            | PlayerColumn::Companions
            | PlayerColumn::Status
            | PlayerColumn::AgreedCode
            | PlayerColumn::AgreedPhoto => Cow::default(),
        }
    }
}

/// A list as far as it can be taken: players, and the lines that can't be and why.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerList {
    /// The lines that can be taken.
    pub players: Vec<PlayerLine>,
    /// What is wrong with the others.
    pub faults: Vec<FileFault>,
}

/// Reads a players file of our own, as commands do: every fault is named, equal names too.
pub fn read(text: &str) -> Result<Vec<PlayerLine>, Vec<FileFault>> {
    let (table, mut faults) = table::read_own(text, &columns(), &limits::PLAYERS_FILE);
    let Some(table) = table else { return Err(faults) };
    let own = |cell: &String| {
        PlayerColumn::from_code(&cell.to_ascii_lowercase()).filter(|column| PlayerColumn::OWN.contains(column))
    };
    let mapping: Mapping = table.header.iter().map(own).collect();
    if !mapping.contains(&Some(PlayerColumn::Player)) {
        return Err(std::iter::once(FileFault::at(1, "player", FormFault::ColumnMissing)).chain(faults).collect());
    }
    let mut list = read_mapped(&table, &mapping);
    faults.append(&mut list.faults);
    faults.extend(equal_names(&list.players));
    if list.players.is_empty() && faults.is_empty() {
        faults.push(FileFault::of_file(PlayersFault::NoPlayers));
    }
    faults.sort();
    faults.dedup();
    if faults.is_empty() { Ok(list.players) } else { Err(faults) }
}

/// A fault for each line whose name an earlier line has, as it is seen.
fn equal_names(players: &[PlayerLine]) -> Vec<FileFault> {
    let mut lines: BTreeMap<Cow<'_, str>, u64> = BTreeMap::new();
    let mut faults = Vec::new();
    for player in players {
        let earlier = *lines.entry(text::as_seen(&player.player)).or_insert(player.line);
        if earlier != player.line {
            let what = PlayersFault::NameTwice { name: shown(&player.player), earlier };
            faults.push(FileFault::at(player.line, "player", what));
        }
    }
    faults
}

/// Reads a list by a mapping, which the import page lets a person choose. Lines that can't be taken are
/// named in `faults` and left out of `players`; equal names are no fault here.
pub fn read_mapped(table: &CsvTable, mapping: &[Option<PlayerColumn>]) -> PlayerList {
    let mut list = PlayerList::default();
    for &field in PlayerColumn::ALL {
        let columns: Vec<usize> = (0..mapping.len()).filter(|&at| mapping[at] == Some(field)).collect();
        if let Some(&second) = columns.get(1) {
            list.faults.push(FileFault::at(1, &table.column(second), PlayersFault::SecondColumn(field)));
        }
    }
    let names = PlayerColumn::OF_NAMES.into_iter().filter(|column| *column != PlayerColumn::NamePrefix);
    let has_name = names.into_iter().any(|column| mapping.contains(&Some(column)));
    if !has_name {
        list.faults.push(FileFault::of_file(PlayersFault::NoNames));
    }
    if !list.faults.is_empty() {
        return list;
    }
    for record in table.records.iter().filter(|record| !record.broken) {
        match read_line(table, mapping, record) {
            Ok(player) => list.players.push(player),
            Err(mut faults) => list.faults.append(&mut faults),
        }
    }
    list
}

/// The cells of known columns in which a spreadsheet or a program left something else than was typed, on lines that can be read
/// otherwise; `mend` empties those that may be empty.
pub fn broken_cells(table: &mut CsvTable, mapping: &[Option<PlayerColumn>], mend: bool) -> Vec<FileFault> {
    let mut faults = Vec::new();
    // What became of a registration may be NULL, and so may an answer.
    let has_codes = |field: PlayerColumn| {
        matches!(field, PlayerColumn::Status | PlayerColumn::AgreedCode | PlayerColumn::AgreedPhoto)
    };
    let is_read = |at: &usize| mapping[*at].is_some_and(|field| !has_codes(field));
    for at in (0..mapping.len()).filter(is_read) {
        let column = table.column(at);
        let is_name = mapping[at].is_some_and(|field| PlayerColumn::OF_NAMES.contains(&field));
        let is_faulty = |cell: &String| is_broken(cell) || (!is_name && is_nothing(cell));
        for record in table.records.iter_mut().filter(|record| record.cells.get(at).is_some_and(is_faulty)) {
            if mend && !is_name {
                record.cells[at].clear();
            } else {
                faults.push(FileFault::at(record.line, &column, CellFault::Broken(shown(record.cells[at].trim()))));
                record.broken = true;
            }
        }
    }
    faults
}

/// Whether a cell is what programs write where there is nothing. Of a name nobody knows: some people are called so.
pub fn is_nothing(cell: &str) -> bool {
    matches!(cell.trim(), "NULL" | "NaN" | "nan" | "undefined" | "[object Object]" | "\\N" | "<NA>")
}

/// Whether a cell is what spreadsheets make of a formula or a long number: `#NAME?`, `1.7E+11`.
fn is_broken(cell: &str) -> bool {
    let cell = cell.trim();
    let is_fault = |rest: &str| {
        let word = rest.trim_end_matches(['!', '?']);
        let is_word = word.chars().all(|c| c.is_uppercase() || matches!(c, '/' | '0' | '_' | '¿' | '¡' | '#'));
        rest.len() >= 2
            && is_word
            && (word.len() < rest.len() || matches!(word, "N/A" | "NV" | "N/D" | "NA" | "N/B") || word.contains("##"))
    };
    let is_number = |(digits, power): (&str, &str)| {
        digits.starts_with(|c: char| c.is_ascii_digit())
            && digits.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b','))
            // Shorter numbers are shown as they are.
            && power.parse::<u8>().is_ok_and(|power| power >= 9)
    };
    cell.strip_prefix('#').is_some_and(is_fault) || cell.split_once("E+").is_some_and(is_number)
}

fn read_line(
    table: &CsvTable,
    mapping: &[Option<PlayerColumn>],
    record: &CsvRecord,
) -> Result<PlayerLine, Vec<FileFault>> {
    let place = |field: PlayerColumn| mapping.iter().position(|mapped| *mapped == Some(field));
    let cell = |field: PlayerColumn| place(field).and_then(|at| record.cells.get(at)).map_or("", String::as_str);
    let column = |field: PlayerColumn| place(field).map(|at| table.column(at)).unwrap_or_default();
    let mut faults = Vec::new();
    for &field in PlayerColumn::ALL {
        if let Some(fault) = text::too_long(cell(field), limits::PLAYERS_FILE.cell) {
            faults.push(FileFault::at(record.line, &column(field), FormFault::CellTooLong(fault)));
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let parts = PlayerColumn::OF_NAMES.map(cell);
    let player = table::name(&joined(parts)).unwrap_or_else(|what| {
        let named =
            PlayerColumn::OF_NAMES.into_iter().find(|&part| place(part).is_some()).unwrap_or(PlayerColumn::Player);
        faults.push(FileFault::at(record.line, &column(named), what));
        String::new()
    });
    let mut optional = |field: PlayerColumn, most: usize| {
        optional_text(cell(field), most).unwrap_or_else(|what| {
            faults.push(FileFault::at(record.line, &column(field), what));
            String::new()
        })
    };
    let email = optional(PlayerColumn::Email, limits::PLAYER_TEXT);
    let email = if same_group::group_key(&email).is_empty() { String::new() } else { email };
    let club = optional(PlayerColumn::Club, limits::PLAYER_TEXT);
    let country = optional(PlayerColumn::Country, limits::PLAYER_TEXT);
    let phone = optional(PlayerColumn::Phone, limits::PHONE);
    // Telephones copy their numbers with marks of direction around them.
    let phone = phone.replace(text::is_unseen, "");
    let groups = optional(PlayerColumn::Group, limits::GROUPS_FIELD);
    let groups = same_group::groups(&groups).into_iter().map(str::to_owned).collect();
    if faults.is_empty() {
        let [companions, agreed_code, agreed_photo] =
            [PlayerColumn::Companions, PlayerColumn::AgreedCode, PlayerColumn::AgreedPhoto]
                .map(|field| cell(field).trim().to_owned());
        let line = record.line;
        Ok(PlayerLine { line, player, email, groups, club, country, phone, companions, agreed_code, agreed_photo })
    } else {
        Err(faults)
    }
}

/// A cell that may be empty, else of at most so many characters.
fn optional_text(cell: &str, most: usize) -> Result<String, CellFault> {
    let trimmed = cell.trim();
    match text::faults_unless_empty(trimmed, most).pop() {
        None if text::has_something_to_read(trimmed) => Ok(trimmed.to_string()),
        None | Some(TextFault::Missing) => Ok(String::new()),
        Some(TextFault::Control { .. }) => Err(CellFault::Control(shown(trimmed))),
        Some(TextFault::TooLong(fault)) => Err(CellFault::Long(fault)),
    }
}

/// Writes a players file, in the order given: each player with the code of where they stand, or without where it is one of an earlier
/// version.
pub fn write<'s>(players: impl Iterator<Item = (PlayerLine, &'s str)>, with_states: bool) -> CsvWriter {
    let with = |own: [Cow<'s, str>; 5], state: &'s str| {
        own.into_iter().chain(with_states.then_some(Cow::from(state))).collect::<Vec<_>>()
    };
    let mut writer = CsvWriter::default();
    writer.row(&with(columns().map(Cow::from), STATE));
    for (player, state) in players {
        writer.row(&with(PlayerColumn::OWN.map(|column| Cow::from(player.cell(column).into_owned())), state));
    }
    writer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(text: &str) -> (u64, Vec<String>) {
        let (table, faults) = read_table(text, None);
        let table = table.unwrap_or_else(|| panic!("{faults:?}"));
        (table.header_line, table.header)
    }

    #[test]
    fn names_of_columns_are_found_in_records_however_many_lines_they_have() {
        let check = |text: &str, line: u64, expected: &[&str]| {
            let (found, names) = header(text);
            assert_eq!(
                (found, names.iter().map(String::as_str).collect::<Vec<_>>()),
                (line, expected.to_vec()),
                "{text}"
            );
        };
        let own = "\"Your\nfirst name\",\"Your\nlast name\",E-mail\nAda,Berg,ada@example.org\n";
        check(own, 1, &["Your\nfirst name", "Your\nlast name", "E-mail"]);
        check(&format!("Our \"great\" list\n\n{own}"), 3, &["Your\nfirst name", "Your\nlast name", "E-mail"]);
        check(
            &format!("\"A title\r\nwith a break\",,\r\n{own}"),
            3,
            &["Your\nfirst name", "Your\nlast name", "E-mail"],
        );
        check(&format!("sep=,\r{own}"), 2, &["Your\nfirst name", "Your\nlast name", "E-mail"]);
        let asked = "Dear player, please write\nname, club\nas you like";
        check(&format!("\"{asked}\",E-mail\nAda,ada@example.org\n"), 1, &[asked, "E-mail"]);
    }

    #[test]
    fn contacts_of_a_telephone_have_the_address_beside_what_kind_it_is() {
        let text = "Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value\n\
                    Ada,* Home,ada@example.org,Mobile,+49 1\nBo,* Work,bo@example.org,Work,+49 2\n";
        let table = read_table(text, None).0.expect("a table");
        let expected = [Some(PlayerColumn::Player), None, Some(PlayerColumn::Email), None, Some(PlayerColumn::Phone)];
        assert_eq!(guess_mapping(&table), expected);
    }

    #[test]
    fn what_programs_write_for_nothing_is_broken_as_a_club_and_perhaps_a_name() {
        let text = "Name,Club\nnan,\nundefined,\n[object Object],\nNan,\nAda,nan\nBo,[object Object]\nCy,Nan\n";
        let mut table = read_table(text, None).0.expect("a table");
        let mapping = guess_mapping(&table);
        let faults = broken_cells(&mut table, &mapping, false);
        assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [6, 7].map(Some));
        assert!(["nan", "undefined", "[object Object]"].into_iter().all(is_nothing) && !is_nothing("Nan"));
    }

    #[test]
    fn of_two_columns_of_one_kind_the_one_that_holds_something_is_meant() {
        let check = |list: &str, expected: &[Option<PlayerColumn>]| {
            let table = read_table(list, None).0.expect("a table");
            assert_eq!(guess_mapping(&table), expected, "{list}");
        };
        check(
            "Name,Email,Full name\n,,Ada Ames\n,,Bo Beck\n",
            &[None, Some(PlayerColumn::Email), Some(PlayerColumn::Player)],
        );
        check("Name,Email\n,a@example.org\n", &[Some(PlayerColumn::Player), Some(PlayerColumn::Email)]);
    }

    #[test]
    fn what_is_far_too_large_is_refused_before_it_is_read_to_its_end() {
        let commas = ",".repeat(10 << 20);
        let too_many = FormFault::TooManyColumns { most: limits::PLAYERS_FILE.columns };
        assert_eq!(read_table(&commas, None).1, [FileFault::at_line(1, too_many)]);
        // What is too long in one cell is named, and nothing is made of it before.
        let long = "ä ".repeat(3 << 20);
        let table = read_table(&format!("First name,Name,Club\n{long},{long},x\n"), None).0.expect("a table");
        let list = read_mapped(&table, &guess_mapping(&table));
        let of_name = |fault: &FileFault| matches!(fault.what, FaultKind::Form(FormFault::CellTooLong(_)));
        assert!(list.players.is_empty() && list.faults.len() == 2 && list.faults.iter().all(of_name));
        let cut: String = long.chars().take(limits::PLAYERS_FILE.cell).collect();
        assert!(header(&format!("{long}\nAda\n")).1 == [cut.trim_end()]);
        let empty = format!("{}\nName,Club\nAda,\n", ",".repeat(16_383));
        assert_eq!(header(&empty), (2, vec!["Name".to_owned(), "Club".to_owned()]));
    }
}
