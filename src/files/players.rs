//! Player lists as CSV: our own, and lists with other people's headers.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::fault::{CellFault, FaultKind, FileFault, FormFault, PlayersFault};
use crate::player_column::{PlayerColumn, heading};
use crate::table;
use crate::table::{CsvRecord, CsvTable, CsvWriter, shown};
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
/// only one column, that one is the name.
pub fn guess_mapping(table: &CsvTable) -> Mapping {
    let mut mapping = by_headings(&table.header);
    if !mapping.contains(&Some(PlayerColumn::Email)) {
        let free = |at: &usize| mapping[*at].is_none();
        if let Some(at) = column_of_emails(table).filter(free) {
            mapping[at] = Some(PlayerColumn::Email);
        }
    }
    if let [only @ None] = mapping.as_mut_slice() {
        *only = Some(PlayerColumn::Player);
    }
    mapping
}

/// What the names of columns that are known say.
fn by_headings(header: &[String]) -> Mapping {
    let headings: Vec<String> = header.iter().map(|name| heading(name)).collect();
    let mut mapping: Mapping = vec![None; header.len()];
    for &field in PlayerColumn::ALL {
        let columns = headings.iter().enumerate().filter(|(at, _)| mapping[*at].is_none());
        let best = columns.filter_map(|(at, name)| field.likely(name).map(|likely| (likely, at))).min();
        if let Some((_, at)) = best {
            mapping[at] = Some(field);
        }
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

/// Whether a line names the columns, as lists have them: one of its cells is a name of a column, and none is an e-mail
/// address.
pub fn names_columns(first: &[String]) -> bool {
    !first.iter().any(|cell| is_email(cell)) && by_headings(first).iter().any(Option::is_some)
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
    let is_text = |cell: &str| cell.chars().any(char::is_alphabetic) && !is_email(cell);
    let filled =
        |at: usize, fits: &dyn Fn(&str) -> bool| table.records.iter().filter(|record| fits(&record.cells[at])).count();
    let others: Vec<usize> = (0..mapping.len()).filter(|at| Some(*at) != emails).collect();
    let most =
        |fits: &dyn Fn(&str) -> bool| others.iter().copied().find(|&at| filled(at, fits) * 2 > table.records.len());
    let name = most(&is_text).or_else(|| most(&text::has_something_to_read)).or(others.first().copied());
    if let Some(at) = name {
        mapping[at] = Some(PlayerColumn::Player);
    }
    mapping
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

/// How many lines may stand above the names of the columns.
const HEAD: usize = 5;

/// A list without what some programs and people put above the names of its columns: `sep=;`, which tells a spreadsheet what
/// separates the cells, and a title. Their lines become empty, so that the others keep their numbers. With what
/// separates the cells, where that is known by then.
fn without_head(text: &str) -> (Cow<'_, str>, Option<char>) {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if text.len() > limits::PLAYERS_FILE.bytes {
        return (Cow::Borrowed(text), None);
    }
    let lines: Vec<&str> = text.split_inclusive('\n').take(HEAD + 1).collect();
    let told = lines.first().and_then(|line| told_separator(line));
    let from = usize::from(told.is_some());
    let separators = told.map_or(SEPARATORS.to_vec(), |told| vec![told]);
    // How many columns a line names, with what separates them then; the earlier separator where there are as many.
    let known = |line: &str| {
        let count = |separator: char| {
            // No list has more columns, and one that has is refused by whoever reads the cells.
            let cells = line.split(separator).take(limits::PLAYERS_FILE.columns);
            let cells: Vec<String> = cells.map(|cell| cell.trim_matches('"').to_owned()).collect();
            if names_columns(&cells) { by_headings(&cells).iter().flatten().count() } else { 0 }
        };
        let counted = separators.iter().map(|separator| (count(*separator), *separator));
        counted.rev().max_by_key(|(count, _)| *count).unwrap_or((0, ','))
    };
    let body = lines.iter().enumerate().skip(from).map(|(at, line)| (at, known(line.trim_end())));
    let named: Vec<(usize, (usize, char))> = body.filter(|(_, (count, _))| *count > 0).collect();
    // A title may hold a word that names a column, so the line that names several of them counts.
    let (names, separator) = match named.iter().find(|(_, (count, _))| *count >= 2) {
        Some(&(at, (_, separator))) => (at, told.or(Some(separator))),
        None => (from, told),
    };
    if names == 0 {
        return (Cow::Borrowed(text), separator);
    }
    let above: usize = lines[..names].iter().map(|line| line.len()).sum();
    (Cow::Owned("\n".repeat(names) + text.get(above..).unwrap_or_default()), separator)
}

/// What a first line such as `sep=;` tells.
fn told_separator(line: &str) -> Option<char> {
    let told = line.trim_end_matches(['\r', '\n', '"']).trim_start_matches('"');
    let (word, separator) = told.split_at_checked(4)?;
    let one = SEPARATORS.into_iter().find(|known| separator.chars().eq([*known]));
    one.filter(|_| word.eq_ignore_ascii_case("sep="))
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
/// there is none. Beside a whole name the prefix stands where Dutch names have it, before the last word; where the name is
/// "Last, First" at its end, which is before the last name once it is [turned].
pub fn joined([whole, first, prefix, last]: [&str; 4]) -> String {
    let (whole, prefix) = (whole.trim(), prefix.trim());
    let last = with_prefix(prefix, &prefix_first(last.trim()));
    let whole = if prefix.is_empty() || whole.is_empty() || says(whole, prefix) {
        whole.to_owned()
    } else if whole.contains(',') {
        format!("{whole} {prefix}")
    } else {
        let (before, name) = whole.rsplit_once(' ').unwrap_or(("", whole));
        [before, &with_prefix(prefix, name)].join(" ").trim().to_owned()
    };
    let last = if whole.is_empty() || last != prefix { last.as_str() } else { "" };
    let parts = [&*whole, first.trim(), last].into_iter().filter(|part| !part.is_empty());
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
            // Our own files have the whole name, and no telephone number.
            PlayerColumn::FirstName | PlayerColumn::NamePrefix | PlayerColumn::LastName | PlayerColumn::Phone => {
                Cow::default()
            }
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
    let (table, mut faults) = table::read_all(text, &columns(), &limits::PLAYERS_FILE);
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

/// A fault for each line whose name an earlier line has.
fn equal_names(players: &[PlayerLine]) -> Vec<FileFault> {
    let mut lines: BTreeMap<&str, u64> = BTreeMap::new();
    let mut faults = Vec::new();
    for player in players {
        if let Some(&earlier) = lines.get(player.player.as_str()) {
            let what = PlayersFault::NameTwice { name: shown(&player.player), earlier };
            faults.push(FileFault::at(player.line, "player", what));
        } else {
            lines.insert(&player.player, player.line);
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

fn read_line(
    table: &CsvTable,
    mapping: &[Option<PlayerColumn>],
    record: &CsvRecord,
) -> Result<PlayerLine, Vec<FileFault>> {
    let place = |field: PlayerColumn| mapping.iter().position(|mapped| *mapped == Some(field));
    let cell = |field: PlayerColumn| place(field).and_then(|at| record.cells.get(at)).map_or("", String::as_str);
    let column = |field: PlayerColumn| place(field).map(|at| table.column(at)).unwrap_or_default();
    let mut faults = Vec::new();
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
    let club = optional(PlayerColumn::Club, limits::PLAYER_TEXT);
    let country = optional(PlayerColumn::Country, limits::PLAYER_TEXT);
    let phone = optional(PlayerColumn::Phone, limits::PHONE);
    // Telephones copy their numbers with marks of direction around them.
    let phone = phone.replace(text::is_unseen, "");
    let groups = optional(PlayerColumn::Group, limits::GROUPS_FIELD);
    let groups = same_group::groups(&groups).into_iter().map(str::to_owned).collect();
    if faults.is_empty() {
        Ok(PlayerLine { line: record.line, player, email, groups, club, country, phone })
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
