//! CSV as SPEC section 4 has it: reading with every fault named at once, and writing.

use crate::fault::{CellFault, FileFault, FormFault};
use reeve_limits as limits;
use reeve_limits::FileLimits;
use reeve_rules::text;
use reeve_rules::text::{TextFault, too_long};

pub use reeve_rules::text::{shortened, shown};

/// One line of a table (or several physical ones, where a cell holds line breaks).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvRecord {
    /// The physical line that it starts on; the header is on line 1.
    pub line: u64,
    /// The cells, as many as the header has; guards against formulas are taken off.
    pub cells: Vec<String>,
    /// A fault of the whole record has been named (too few cells, a stray quote); its cells are only
    /// there to say what it belongs to, and no more faults should be named in it.
    pub broken: bool,
}

/// A CSV file that has been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvTable {
    /// What separates the cells: comma, semicolon or tab.
    pub separator: char,
    /// The names of the columns, trimmed.
    pub header: Vec<String>,
    /// The physical line on which they stand.
    pub header_line: u64,
    /// The records after the header; empty lines are left out.
    pub records: Vec<CsvRecord>,
    /// The end of the file was swallowed by a quote that is never closed.
    pub cut_short: bool,
}

impl CsvTable {
    /// What a column is called in faults, from 0: by its name, or by its number where it has none.
    pub fn column(&self, at: usize) -> String {
        column(&self.header, at)
    }

    /// The same without names of columns: the first line is a record like the others.
    pub fn without_header(mut self) -> CsvTable {
        let nameless = vec![String::new(); self.header.len()];
        let mut cells = std::mem::replace(&mut self.header, nameless);
        cells.iter_mut().for_each(unguard);
        self.records.insert(0, CsvRecord { line: self.header_line, cells, broken: false });
        self
    }
}

/// What a column is called in faults, from 0: by its name, or by its number where it has none.
pub fn column(header: &[String], at: usize) -> String {
    header.get(at).filter(|name| !name.is_empty()).map_or_else(|| (at + 1).to_string(), |name| shown(name))
}

/// Reads a CSV text, or says everything that is wrong with its form; see [`read_all`].
pub fn read(text: &str, known: &[&str], limits: &FileLimits) -> Result<CsvTable, Vec<FileFault>> {
    match read_all(text, known, limits) {
        (Some(table), faults) if faults.is_empty() => Ok(table),
        (_, faults) => Err(faults),
    }
}

/// Reads a CSV text as far as it can be read, for readers that go on to name the faults of its cells.
/// The separator is found out from the header: `known` are the columns that the caller expects there
/// (none where a person will say what the columns are).
///
/// What a spreadsheet leaves when it saves the file again is no fault: `sep=;` above the names of the columns, and empty cells at
/// the ends of lines.
///
/// Faults: an empty file, one of blank lines, cells without an end, text behind a closing quote, rows with more or fewer
/// cells than the header, a column named twice, zero bytes, cells that are too long. An empty file has no table, and
/// one beyond its limits isn't read on.
pub fn read_all(text: &str, known: &[&str], limits: &FileLimits) -> (Option<CsvTable>, Vec<FileFault>) {
    read_as(text, limits, |text| parser(text, known, limits.columns))
}

/// As [`read_all`], for a list of ours, in which no line is empty: lines with nothing but separators and blanks are no lines of it.
pub fn read_own(text: &str, known: &[&str], limits: &FileLimits) -> (Option<CsvTable>, Vec<FileFault>) {
    read_as(text, limits, |text| Parser { skips_blank: true, ..parser(text, known, limits.columns) })
}

fn parser<'t>(text: &'t str, known: &[&str], columns: usize) -> Parser<'t> {
    let told = text.split_once('\n').and_then(|(line, rest)| Some((told_separator(line)?, rest)));
    match told {
        Some((separator, rest)) => Parser { line: 2, ..Parser::new(rest, separator, columns) },
        None => Parser::new(text, separator(text, known, columns), columns),
    }
}

/// What separates the cells, where a first line such as `sep=;` tells it to a spreadsheet.
pub(crate) fn told_separator(line: &str) -> Option<char> {
    let told = line.trim_start_matches('\u{FEFF}').trim_start_matches('"');
    let (word, rest) = told.split_at_checked(4)?;
    let separator = [',', ';', '\t'].into_iter().find(|known| rest.starts_with(*known))?;
    // The spreadsheet that reads it takes it for a line of cells, and fills that up.
    let is_nothing_else = rest.trim_start_matches(separator).trim_matches(['\r', '\n', '"', ' ']).is_empty();
    Some(separator).filter(|_| word.eq_ignore_ascii_case("sep=") && is_nothing_else)
}

/// As [`read_own`], for a list that a person made and will look at before anything comes of it: the person may say what
/// separates its cells, a heading may be there twice as long as only one of them is used, and cells may be as long as they are:
/// whoever uses one looks at that.
pub fn read_list(text: &str, separator: Option<char>, limits: &FileLimits) -> (Option<CsvTable>, Vec<FileFault>) {
    let (table, mut faults) = read_as(text, limits, |text| {
        let separator = separator.unwrap_or_else(|| self::separator(text, &[], limits.columns));
        Parser { is_list: true, skips_blank: true, ..Parser::new(text, separator, limits.columns) }
    });
    faults.retain(|fault| fault.what != FormFault::ColumnTwice.into());
    (table, faults)
}

fn read_as<'t>(
    text: &'t str,
    limits: &FileLimits,
    parser: impl Fn(&'t str) -> Parser<'t>,
) -> (Option<CsvTable>, Vec<FileFault>) {
    let none = |fault| (None, vec![fault]);
    if text.len() > limits.bytes {
        return none(FileFault::of_file(FormFault::TooLarge { most: limits.bytes }));
    }
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if let Some(fault) = nothing_in(text) {
        return none(FileFault::of_file(fault));
    }
    let mut parser = parser(text);
    let (separator, is_list) = (parser.separator, parser.is_list);
    let Some(mut first) = parser.header() else {
        return none(FileFault::of_file(FormFault::Empty));
    };
    if first.cells.len() > limits.columns {
        return none(FileFault::at_line(first.line, FormFault::TooManyColumns { most: limits.columns }));
    }
    if is_list {
        first.cells.iter_mut().for_each(|cell| *cell = cell.trim().chars().take(limits.cell).collect());
    }
    // Every fault of a cell names its column, so a column without an end makes a page without one.
    if let Some((long, fault)) = first.cells.iter().find_map(|cell| Some((cell, too_long(cell, limits.cell)?))) {
        return none(FileFault::at(first.line, &shown(long), FormFault::CellTooLong(fault)));
    }
    let header: Vec<String> = first.cells.iter().map(|cell| cell.trim().to_string()).collect();
    let mut faults = Vec::new();
    for (at, name) in header.iter().enumerate() {
        if !name.is_empty() && header[..at].iter().any(|earlier| earlier.eq_ignore_ascii_case(name)) {
            faults.push(FileFault::at(first.line, &shown(name), FormFault::ColumnTwice));
        }
        if name.contains('\0') {
            faults.push(FileFault::at(first.line, &shown(name), FormFault::ZeroByte));
        }
    }
    let mut records = Vec::new();
    while let Some((record, cells)) = parser.next_record() {
        if records.len() == limits.rows {
            return none(FileFault::of_file(FormFault::TooManyRows { most: limits.rows }));
        }
        let longest = if is_list { usize::MAX } else { limits.cell };
        records.push(fit(record, cells, &header, longest, &mut faults));
    }
    faults.append(&mut parser.faults);
    faults.sort();
    (Some(CsvTable { separator, header, header_line: first.line, records, cut_short: parser.cut_short }), faults)
}

/// That there is nothing in a text, where there is not.
pub fn nothing_in(text: &str) -> Option<FormFault> {
    let is_blank = text.chars().all(char::is_whitespace);
    is_blank.then_some(if text.is_empty() { FormFault::Empty } else { FormFault::Blank })
}

/// A record with exactly the cells of the header. Empty cells too many at the end are let go, as
/// spreadsheets write them. `filled` is the place of the last cell that is not empty.
fn fit(
    mut record: CsvRecord,
    filled: usize,
    names: &[String],
    longest: usize,
    faults: &mut Vec<FileFault>,
) -> CsvRecord {
    while record.cells.len() > names.len() && record.cells.last().is_some_and(String::is_empty) {
        record.cells.pop();
    }
    let (cells, columns) = (record.cells.len().max(filled), names.len());
    // Spreadsheets fill up some lines with empty cells, and others not.
    let named = names.iter().rposition(|name| !name.is_empty()).map_or(1, |last| last + 1);
    if !(named..=columns).contains(&cells) && !record.broken {
        faults.push(FileFault::at_line(record.line, FormFault::Cells { found: cells, wanted: columns }));
        record.broken = true;
    }
    record.cells.resize(columns, String::new());
    if let Some(at) = record.cells.iter().position(|cell| cell.contains('\0')) {
        faults.push(FileFault::at(record.line, &shown(&names[at]), FormFault::ZeroByte));
        record.broken = true;
    }
    let mut cells = names.iter().zip(&record.cells);
    if let Some((name, fault)) = cells.find_map(|(name, cell)| Some((name, too_long(cell, longest)?))) {
        faults.push(FileFault::at(record.line, &shown(name), FormFault::CellTooLong(fault)));
        record.broken = true;
    }
    record.cells.iter_mut().for_each(unguard);
    record
}

/// Columns of an empty line that is passed over.
const MOST_BLANK: usize = 1_000_000;

/// Comma, semicolon or tab: the one under which the header has the most of the known columns, else
/// the most columns; comma where nothing tells.
fn separator(text: &str, known: &[&str], columns: usize) -> char {
    let score = |separator: char| {
        let header = Parser::new(beginning(text, BEGINNING), separator, columns)
            .header()
            .map(|record| record.cells)
            .unwrap_or_default();
        let is_known = |cell: &&String| known.iter().any(|name| name.eq_ignore_ascii_case(cell.trim()));
        (header.iter().filter(is_known).count(), header.len())
    };
    // The last of equals wins, so the likeliest comes last.
    ['\t', ';', ','].into_iter().max_by_key(|&separator| score(separator)).unwrap_or(',')
}

/// The first records of a text, of which no more than its beginning is looked at: each with the line on which it starts, counted from 1.
/// Empty lines are none.
pub(crate) fn first_records(text: &str, separator: char, most: usize, columns: usize) -> Vec<(u64, Vec<String>)> {
    let mut parser = Parser::new(beginning(text, BEGINNING), separator, columns);
    let records = std::iter::from_fn(|| parser.header()).take(most);
    records.map(|record| (record.line, record.cells)).collect()
}

/// Bytes at the beginning of a text in which its first records stand.
const BEGINNING: usize = 256 * 1024;

/// So many bytes of a text at most.
pub(crate) fn beginning(text: &str, most: usize) -> &str {
    let end = (0..=text.len().min(most)).rev().find(|at| text.is_char_boundary(*at));
    text.get(..end.unwrap_or(0)).unwrap_or_default()
}

/// A text from a line on, counted from 1 as [`CsvRecord::line`] is.
pub(crate) fn from_line(text: &str, line: u64) -> &str {
    let mut left = line.saturating_sub(1);
    let bytes = text.as_bytes();
    let ends = |at: &usize| bytes[*at] == b'\n' || (bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
    let start = (0..bytes.len()).filter(ends).find(|_| (left == 1, left = left.saturating_sub(1)).0);
    match (line, start) {
        (0 | 1, _) => text,
        (_, start) => start.and_then(|at| text.get(at + 1..)).unwrap_or_default(),
    }
}

/// Walks through the text once. Cells may be quoted, a quote inside is doubled; a quote in the middle
/// of a cell that doesn't start with one is an ordinary character.
struct Parser<'t> {
    rest: std::iter::Peekable<std::str::Chars<'t>>,
    separator: char,
    /// How many columns there may be. Of a record with more one more cell is kept, which is enough to refuse it.
    columns: usize,
    line: u64,
    faults: Vec<FileFault>,
    cut_short: bool,
    /// Whether lines with nothing but separators and blanks are passed over.
    skips_blank: bool,
    /// Whether a person will look at it; see [`read_list`].
    is_list: bool,
}

impl<'t> Parser<'t> {
    fn new(text: &'t str, separator: char, columns: usize) -> Self {
        let rest = text.chars().peekable();
        Parser {
            rest,
            separator,
            columns,
            line: 1,
            faults: Vec::new(),
            cut_short: false,
            skips_blank: false,
            is_list: false,
        }
    }

    /// The next character, with every kind of line end as `\n`; counts lines.
    fn next_char(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\r' && self.rest.peek() == Some(&'\n') {
            self.rest.next();
            self.line += 1;
            return Some('\n');
        }
        if c == '\n' || c == '\r' {
            self.line += 1;
            return Some('\n');
        }
        Some(c)
    }

    /// The first record; where it has too many cells it is not read to its end.
    fn header(&mut self) -> Option<CsvRecord> {
        self.record(true).map(|(record, _)| record)
    }

    /// The next record that isn't an empty line, and the place of its last cell that is not empty.
    fn next_record(&mut self) -> Option<(CsvRecord, usize)> {
        self.record(false)
    }

    fn record(&mut self, is_header: bool) -> Option<(CsvRecord, usize)> {
        loop {
            // A file may be all empty lines, so nothing is made for them.
            while self.rest.peek().is_some_and(|c| matches!(c, '\n' | '\r')) {
                self.next_char();
            }
            self.rest.peek()?;
            let line = self.line;
            let faults_before = self.faults.len();
            let mut cells = Vec::new();
            let (mut at, mut filled, mut is_blank) = (0, 0, self.skips_blank);
            loop {
                let (cell, more) = self.next_cell(line);
                at += 1;
                if !cell.is_empty() {
                    filled = at;
                    is_blank = is_blank && cell.chars().all(char::is_whitespace);
                }
                if cells.len() <= self.columns {
                    cells.push(cell);
                } else if is_header && (!is_blank || at > MOST_BLANK) {
                    is_blank = false;
                    break;
                }
                if !more {
                    break;
                }
            }
            let broken = self.faults.len() > faults_before;
            if !is_blank || broken {
                return Some((CsvRecord { line, cells, broken }, filled));
            }
        }
    }

    /// A cell, and whether another one follows in this record.
    fn next_cell(&mut self, line: u64) -> (String, bool) {
        let mut cell = String::new();
        if self.rest.peek() == Some(&'"') {
            self.rest.next();
            self.quoted(line, &mut cell);
            let mut more = false;
            let mut stray = false;
            while let Some(c) = self.next_char() {
                if c == '\n' {
                    break;
                }
                if c == self.separator {
                    more = true;
                    break;
                }
                stray = true;
            }
            if stray {
                self.faults.push(FileFault::at_line(line, FormFault::BehindQuote));
            }
            return (cell, more);
        }
        while let Some(c) = self.next_char() {
            if c == '\n' {
                return (cell, false);
            }
            if c == self.separator {
                return (cell, true);
            }
            cell.push(c);
        }
        (cell, false)
    }

    /// The inside of a quoted cell up to its closing quote, line breaks as they are.
    fn quoted(&mut self, line: u64, cell: &mut String) {
        loop {
            match self.rest.next() {
                None => {
                    self.faults.push(FileFault::at_line(line, FormFault::OpenQuote));
                    self.cut_short = true;
                    return;
                }
                Some('"') if self.rest.peek() == Some(&'"') => {
                    self.rest.next();
                    cell.push('"');
                }
                Some('"') => return,
                Some(c) => {
                    let ends_line = c == '\n' || (c == '\r' && self.rest.peek() != Some(&'\n'));
                    self.line += u64::from(ends_line);
                    cell.push(c);
                }
            }
        }
    }
}

/// With what a formula begins; East Asian spreadsheets take the wide signs for the others.
const SIGNS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// A cell in the pieces that it falls into where a spreadsheet splits at semicolons or tabs, and there at line breaks too, since
/// it takes no quote in the middle for one; with each piece, whether it would be run as a formula, leading apostrophes aside.
fn pieces(cell: &str) -> impl Iterator<Item = (bool, &str)> {
    let mut before = None;
    cell.split_inclusive([';', '\t', '\n', '\r']).map(move |piece| {
        let begins = match before {
            None => piece.trim_start_matches('\''),
            Some(_) => piece.trim_start_matches(['\'', '"']),
        };
        let runs =
            begins.starts_with(SIGNS) || (begins.starts_with(['\t', '\r']) && !matches!(before, Some('\n' | '\r')));
        before = piece.chars().next_back();
        (runs, piece)
    })
}

/// Puts an apostrophe before each piece of a cell that would be run as a formula. [`unguard`] takes exactly these off again:
/// neither splits a cell elsewhere than the other.
fn guard(cell: &str) -> String {
    pieces(cell).flat_map(|(runs, piece)| [if runs { "'" } else { "" }, piece]).collect()
}

/// Takes off the apostrophes with which a cell was guarded when it was written.
pub(crate) fn unguard(cell: &mut String) {
    if cell.contains('\'') {
        let plain = |(runs, piece)| if runs { str::strip_prefix(piece, '\'').unwrap_or(piece) } else { piece };
        *cell = pieces(cell).map(plain).collect();
    }
}

/// Whether two files say the same, however formulas are guarded in them: earlier programs guarded the beginning of a cell alone.
pub fn say_the_same(one: &str, other: &str) -> bool {
    one == other || without_guards(one) == without_guards(other)
}

/// A file without all apostrophes that may guard something.
fn without_guards(text: &str) -> Vec<char> {
    let mut is_before_sign = false;
    let mut kept: Vec<char> = text
        .chars()
        .rev()
        .filter(|c| {
            let is_guard = *c == '\'' && is_before_sign;
            is_before_sign =
                SIGNS.contains(c) || matches!(c, '\t' | '\r') || (is_before_sign && matches!(c, '\'' | '"'));
            !is_guard
        })
        .collect();
    kept.reverse();
    kept
}

/// A name, trimmed at both ends, or what [keeps it](text) from being one.
pub fn name(cell: &str) -> Result<String, CellFault> {
    let trimmed = cell.trim();
    // A character that can't be seen is named first: without it the name may fit.
    let fault = text::faults(trimmed, limits::NAME).pop();
    fault.map_or_else(|| Ok(trimmed.to_string()), |fault| Err(name_fault(trimmed, fault)))
}

/// What is wrong with a name.
pub fn name_fault(name: &str, fault: TextFault) -> CellFault {
    match fault {
        TextFault::Missing => CellFault::NameEmpty,
        TextFault::Control { character } => CellFault::NameControl { name: shown(name), character },
        TextFault::TooLong(fault) => CellFault::NameLong(fault),
    }
}

/// A [`name`] as it is seen, for files in which the same name is the same player, however its accents and blanks were typed.
pub fn name_seen(cell: &str) -> Result<String, CellFault> {
    name(cell).map(|name| text::as_seen(&name).into_owned())
}

/// A whole number from `least` to `most`, written in digits.
pub fn whole_number(cell: &str, least: i64, most: i64) -> Result<i64, CellFault> {
    let trimmed = cell.trim();
    let digits = trimmed.strip_prefix('-').unwrap_or(trimmed);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(CellFault::NotAnInteger(shown(trimmed)));
    }
    match trimmed.parse::<i64>() {
        Ok(number) if number < least => Err(CellFault::Below { number, least }),
        Ok(number) if number > most => Err(CellFault::Above { number, most }),
        Ok(number) => Ok(number),
        Err(_) => Err(CellFault::TooLarge(shown(trimmed))),
    }
}

/// Where the columns of a known file stand in a table.
#[derive(Debug, Clone)]
pub struct Columns {
    at: Vec<(&'static str, Option<usize>)>,
}

impl Columns {
    /// Finds the columns by name, whatever their order and case. Every required one that is missing is
    /// a fault of line 1.
    pub fn find(
        table: &CsvTable,
        required: &[&'static str],
        optional: &[&'static str],
    ) -> Result<Columns, Vec<FileFault>> {
        let place = |name: &str| table.header.iter().position(|cell| cell.eq_ignore_ascii_case(name));
        let at: Vec<(&'static str, Option<usize>)> =
            required.iter().chain(optional).map(|&name| (name, place(name))).collect();
        let missing = at.iter().take(required.len()).filter(|(_, at)| at.is_none());
        let faults: Vec<FileFault> =
            missing.map(|(name, _)| FileFault::at(1, name, FormFault::ColumnMissing)).collect();
        if faults.is_empty() { Ok(Columns { at }) } else { Err(faults) }
    }

    /// A record's cell in a column; empty where the file has no such column.
    pub fn cell<'r>(&self, record: &'r CsvRecord, name: &str) -> &'r str {
        let place = self.at.iter().find(|(known, _)| *known == name).and_then(|(_, at)| *at);
        place.and_then(|at| record.cells.get(at)).map_or("", String::as_str)
    }
}

/// Writes CSV: `\n` at line ends, quotes only where needed, formulas guarded.
#[derive(Debug, Clone, Default)]
pub struct CsvWriter {
    text: String,
}

impl CsvWriter {
    /// Starts a file with its header.
    pub fn new(header: &[&str]) -> Self {
        let mut writer = CsvWriter::default();
        writer.row(header);
        writer
    }

    /// Adds a row.
    pub fn row<S: AsRef<str>>(&mut self, cells: &[S]) {
        for (at, cell) in cells.iter().enumerate() {
            if at > 0 {
                self.text.push(',');
            }
            self.cell(cell.as_ref(), cells.len() == 1);
        }
        self.text.push('\n');
    }

    fn cell(&mut self, cell: &str, alone: bool) {
        // An empty cell alone would be an empty line, which readers skip.
        let quote = cell.contains(['"', ',', '\n', '\r']) || (alone && cell.is_empty());
        let cell = guard(cell);
        if quote {
            self.text.push('"');
            self.text.push_str(&cell.replace('"', "\"\""));
            self.text.push('"');
        } else {
            self.text.push_str(&cell);
        }
    }

    /// The file as commands write it.
    pub fn finish(self) -> String {
        self.text
    }

    /// The file as pages offer it for download: with a byte-order mark, which spreadsheets want.
    pub fn finish_for_download(self) -> String {
        format!("\u{FEFF}{}", self.text)
    }
}
