//! The first sheet of a spreadsheet's workbook that has something on it, as a list: `.xlsx` (Office Open XML) and `.ods` (OpenDocument).
//!
//! Both are XML in a zip file, and are read here event by event, so that no more of them is ever held than a list may have,
//! whatever they unpack to. Libraries for workbooks hold every cell and every sheet, and forget how a number is shown.

use std::collections::BTreeSet;
use std::io::{BufReader, Cursor, Read};
use std::ops::ControlFlow;

use chrono::{Duration, NaiveDate, NaiveDateTime};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use zip::ZipArchive;

use crate::encoding::BREAK;
use crate::fault::FormFault;
use reeve_limits as limits;
use reeve_limits::FileLimits;
use reeve_rules::text::has_something_to_read;

/// A sheet as a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetList {
    /// What the sheet is called.
    pub name: String,
    /// Whether the workbook has more sheets that people see.
    pub has_others: bool,
    /// Its cells with commas between them, each row of the sheet on the line of its number. Line breaks within cells are
    /// [`BREAK`]s, so that the lines keep their numbers.
    pub text: String,
}

/// Stands before and behind what is kept of a sheet beside its text.
const MARK: char = '\u{1}';

impl SheetList {
    /// The list as it is kept until it is imported; [`SheetList::of_kept`] reads it.
    pub fn kept(&self) -> String {
        let others = if self.has_others { '+' } else { '-' };
        format!("{MARK}{others}{}{MARK}{}", self.name, self.text)
    }

    /// Of a kept list that was a sheet: its name, whether there were other sheets, and its text.
    pub fn of_kept(bytes: &[u8]) -> Option<(&str, bool, &str)> {
        let text = bytes.first().filter(|first| **first == MARK as u8).and(std::str::from_utf8(bytes).ok())?;
        let (head, text) = text.strip_prefix(MARK)?.split_once(MARK)?;
        let others = head.chars().next().filter(|sign| matches!(sign, '+' | '-'))?;
        Some((head.get(1..)?, others == '+', text))
    }
}

/// The first sheet of a workbook that people see and that has something on it; nothing where the bytes are no workbook of a kind that is read here.
///
/// Error: it is damaged or locked, is beyond the limits, or there is nothing on the sheet.
pub fn first_sheet(bytes: &[u8], limits: &FileLimits) -> Option<Result<SheetList, FormFault>> {
    if !bytes.starts_with(b"PK\x03\x04") {
        return None;
    }
    // Each part takes memory before it is looked at.
    let parts = bytes.windows(4).filter(|window| window == b"PK\x01\x02").take(limits::WORKBOOK_PARTS + 1).count();
    if parts > limits::WORKBOOK_PARTS {
        return Some(Err(FormFault::WorkbookTooLarge { most: limits::WORKBOOK_UNPACKED }));
    }
    let Ok(zip) = ZipArchive::new(Cursor::new(bytes)) else {
        return Some(Err(FormFault::WorkbookBroken));
    };
    let has = |name: &str| zip.index_for_name(name).is_some();
    match (has("content.xml"), has("_rels/.rels") && !has("xl/workbook.bin")) {
        (true, _) => Some(of_ods(zip, limits)),
        (_, true) => of_xlsx(zip, limits).transpose(),
        _ => None,
    }
}

type Parts<'b> = ZipArchive<Cursor<&'b [u8]>>;

/// A step through a part.
enum Step<'x> {
    /// An element begins; its name without a prefix.
    Begin(&'x str, &'x BytesStart<'x>),
    End(&'x str),
    Text(&'x str),
}

/// How deep elements may stand in each other.
const DEEPEST: usize = 200;

/// Walks through a part of a workbook until it has no more or `step` has enough of it.
///
/// Error: the part is missing, damaged or too large, or what `step` finds.
fn walk(
    zip: &mut Parts<'_>,
    name: &str,
    mut step: impl FnMut(Step<'_>) -> Result<ControlFlow<()>, FormFault>,
) -> Result<(), FormFault> {
    let part = zip.by_name(name).map_err(|_| FormFault::WorkbookBroken)?;
    let most = u64::try_from(limits::WORKBOOK_UNPACKED).unwrap_or(u64::MAX);
    let mut reader = Reader::from_reader(BufReader::new(part.take(most)));
    let (mut buffer, mut depth) = (Vec::new(), 0_usize);
    loop {
        buffer.clear();
        let flow = match reader.read_event_into(&mut buffer) {
            // What the limit cuts off looks damaged, and ends too early.
            Err(_) | Ok(Event::Eof) if reader.get_ref().get_ref().limit() == 0 => {
                return Err(FormFault::WorkbookTooLarge { most: limits::WORKBOOK_UNPACKED });
            }
            Err(_) => return Err(FormFault::WorkbookBroken),
            Ok(Event::Eof) if depth > 0 => return Err(FormFault::WorkbookBroken),
            Ok(Event::Eof) => return Ok(()),
            // The reader remembers each element that is open.
            Ok(Event::Start(_)) if depth == DEEPEST => return Err(FormFault::WorkbookBroken),
            Ok(Event::Start(start)) => {
                depth += 1;
                step(Step::Begin(start.local_name().as_ref(), &start))?
            }
            Ok(Event::End(end)) => {
                depth = depth.saturating_sub(1);
                step(Step::End(end.local_name().as_ref()))?
            }
            Ok(Event::Empty(start)) => match step(Step::Begin(start.local_name().as_ref(), &start))? {
                ControlFlow::Continue(()) => step(Step::End(start.local_name().as_ref()))?,
                ended @ ControlFlow::Break(()) => ended,
            },
            Ok(Event::Text(text)) => step(Step::Text(&text.xml10_content()))?,
            Ok(Event::CData(text)) => step(Step::Text(&text.xml10_content()))?,
            Ok(Event::GeneralRef(entity)) => match entity.resolve_char_ref() {
                Ok(Some(c)) => step(Step::Text(c.encode_utf8(&mut [0; 4])))?,
                _ => match quick_xml::escape::resolve_predefined_entity(&entity) {
                    Some(text) => step(Step::Text(text))?,
                    None => return Err(FormFault::WorkbookBroken),
                },
            },
            Ok(Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_)) => ControlFlow::Continue(()),
        };
        if flow.is_break() {
            return Ok(());
        }
    }
}

/// The value of an attribute, by its name without a prefix.
fn attribute(start: &BytesStart<'_>, name: &str) -> Option<String> {
    let mut attributes = start.attributes();
    let found =
        attributes.with_checks(false).filter_map(Result::ok).find(|one| one.key.local_name().as_ref() == name)?;
    let value = found.normalized_value(XmlVersion::Implicit1_0).ok()?;
    Some(value.into_owned())
}

fn number_of<T: std::str::FromStr>(start: &BytesStart<'_>, name: &str) -> Option<T> {
    attribute(start, name)?.parse().ok()
}

/// The rows of a sheet with something in them.
struct Rows<'l> {
    limits: &'l FileLimits,
    rows: Vec<(usize, Vec<String>)>,
    bytes: usize,
    /// The number of the last row.
    last: usize,
    /// Rows with nothing in them, as they stand in the part.
    empty: usize,
}

/// Rows with nothing in them that are passed over.
const MOST_EMPTY_ROWS: usize = 200_000;

/// The rows that a sheet has at most, and the columns.
const MOST_ROWS: usize = 1_048_576;

/// Sheets with nothing on them that are passed over.
const MOST_BLANK_SHEETS: usize = 4;

/// Rows above the names of the columns.
const TITLES: usize = 10;

impl<'l> Rows<'l> {
    fn new(limits: &'l FileLimits) -> Self {
        Rows { limits, rows: Vec::new(), bytes: 0, last: 0, empty: 0 }
    }

    /// Puts a text into a cell of a row, cut where it is longer than a cell may be. Of the columns beyond those that there may
    /// be, one is kept, which is enough to refuse the list.
    fn put(&self, cells: &mut Vec<String>, column: usize, text: &str) {
        if !has_something_to_read(text) {
            return;
        }
        let column = column.min(self.limits.columns);
        if cells.len() <= column {
            cells.resize(column + 1, String::new());
        }
        cells[column] = text.chars().take(self.limits.cell + 1).collect();
    }

    /// Ends a row that is there so many times, behind the last one at least.
    fn push(&mut self, number: usize, times: usize, cells: Vec<String>) -> Result<(), FormFault> {
        let first = number.max(self.last + 1);
        self.last = first.saturating_add(times.max(1) - 1);
        if cells.is_empty() {
            self.empty += 1;
            let too_many = FormFault::TooManyRows { most: self.limits.rows };
            return if self.empty > MOST_EMPTY_ROWS { Err(too_many) } else { Ok(()) };
        }
        if self.last > MOST_ROWS {
            return Err(FormFault::WorkbookBroken);
        }
        let length: usize = cells.iter().map(String::len).sum();
        for number in first..=self.last {
            self.bytes = self.bytes.saturating_add(length);
            if self.bytes > self.limits.bytes {
                return Err(FormFault::TooLarge { most: self.limits.bytes });
            }
            if self.rows.len() > self.limits.rows + TITLES {
                return Err(FormFault::TooManyRows { most: self.limits.rows });
            }
            self.rows.push((number, cells.clone()));
        }
        Ok(())
    }

    fn list(self, name: String, has_others: bool) -> Result<SheetList, FormFault> {
        let width = self.rows.iter().map(|(_, cells)| cells.len()).max().ok_or(FormFault::SheetEmpty)?;
        let mut text = String::with_capacity(self.bytes);
        let mut line = 1;
        for (number, cells) in &self.rows {
            text.extend(std::iter::repeat_n('\n', number - line));
            line = *number;
            for at in 0..width {
                if at > 0 {
                    text.push(',');
                }
                push_quoted(&mut text, cells.get(at).map_or("", String::as_str));
            }
        }
        text.push('\n');
        let name = name.chars().filter(|c| !c.is_control()).take(limits::TOURNAMENT_TEXT).collect();
        Ok(SheetList { name, has_others, text })
    }
}

fn push_quoted(text: &mut String, cell: &str) {
    let is_quoted = cell.contains(['"', ',']);
    if is_quoted {
        text.push('"');
    }
    let mut chars = cell.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => text.push_str("\"\""),
            '\r' if chars.peek() == Some(&'\n') => {}
            '\r' | '\n' => text.push(BREAK),
            c => text.push(c),
        }
    }
    if is_quoted {
        text.push('"');
    }
}

/// The sheet of a workbook that Excel made, or that is made as it does; nothing where it is no workbook.
fn of_xlsx(mut zip: Parts<'_>, limits: &FileLimits) -> Result<Option<SheetList>, FormFault> {
    let find = |relations: &[Relation], kind: &str| {
        relations.iter().find(|relation| relation.kind.ends_with(kind)).map(|relation| relation.target.clone())
    };
    let Some(book) = find(&relations(&mut zip, "")?, "/officeDocument") else { return Ok(None) };
    let relations = match relations(&mut zip, &book) {
        // A document of a text program has no sheets.
        Err(_) if !book.contains("workbook") => return Ok(None),
        relations => relations?,
    };
    let mut sheets: Vec<(String, String)> = Vec::new();
    let mut hidden: Vec<(String, String)> = Vec::new();
    let (mut is_1904, mut is_workbook) = (false, false);
    walk(&mut zip, &book, |step| {
        if let Step::Begin(name, start) = step {
            match name {
                "workbook" => is_workbook = true,
                "workbookPr" => {
                    is_1904 = attribute(start, "date1904").is_some_and(|value| matches!(&*value, "1" | "true"));
                }
                "sheet" => {
                    let sheet =
                        (attribute(start, "name").unwrap_or_default(), attribute(start, "id").unwrap_or_default());
                    let is_hidden = attribute(start, "state").is_some_and(|state| state != "visible");
                    if is_hidden { hidden.push(sheet) } else { sheets.push(sheet) }
                }
                _ => {}
            }
        }
        Ok(ControlFlow::Continue(()))
    })?;
    if !is_workbook {
        return Ok(None);
    }
    let has_others = sheets.len() > 1;
    let sheets = if sheets.is_empty() { hidden } else { sheets };
    let strings = match find(&relations, "/sharedStrings") {
        Some(part) => Strings::read(&mut zip, &part, limits)?,
        None => Strings::default(),
    };
    let formats = match find(&relations, "/styles") {
        Some(part) => formats(&mut zip, &part)?,
        None => Vec::new(),
    };
    let shown = ShownAs { strings: &strings, formats: &formats, is_1904 };
    let mut list = Err(FormFault::WorkbookBroken);
    for (name, id) in sheets.into_iter().take(MOST_BLANK_SHEETS + 1) {
        let sheet = relations.iter().find(|relation| relation.id == id).ok_or(FormFault::WorkbookBroken)?;
        list = xlsx_rows(&mut zip, &sheet.target, &shown, limits)?.list(name, has_others);
        if list != Err(FormFault::SheetEmpty) {
            break;
        }
    }
    list.map(Some)
}

struct Relation {
    id: String,
    kind: String,
    target: String,
}

/// What a part refers to, with the names of those parts in the file.
fn relations(zip: &mut Parts<'_>, part: &str) -> Result<Vec<Relation>, FormFault> {
    let (folder, name) = part.rsplit_once('/').unwrap_or(("", part));
    let within =
        |folder: &str, name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
    let mut found = Vec::new();
    walk(zip, &within(folder, &format!("_rels/{name}.rels")), |step| {
        if let Step::Begin("Relationship", start) = step {
            let value = |name| attribute(start, name).unwrap_or_default();
            let target = value("Target");
            let target = match target.strip_prefix('/') {
                Some(whole) => whole.to_owned(),
                None => within(folder, target.strip_prefix("./").unwrap_or(&target)),
            };
            found.push(Relation { id: value("Id"), kind: value("Type"), target });
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(found)
}

/// The texts that cells of a workbook share, behind each other.
#[derive(Default)]
struct Strings {
    text: String,
    ends: Vec<usize>,
}

impl Strings {
    fn read(zip: &mut Parts<'_>, part: &str, limits: &FileLimits) -> Result<Strings, FormFault> {
        let mut strings = Strings::default();
        let (mut text, mut in_text, mut in_reading_aid) = (String::new(), false, false);
        walk(zip, part, |step| {
            match step {
                Step::Begin("si", _) => text.clear(),
                Step::Begin("t", _) => in_text = !in_reading_aid,
                Step::End("t") => in_text = false,
                // How Japanese words are read stands beside them.
                Step::Begin("rPh", _) => in_reading_aid = true,
                Step::End("rPh") => in_reading_aid = false,
                Step::Text(part) if in_text => push_some(&mut text, part, limits),
                Step::End("si") => {
                    if strings.ends.len() == limits.columns * (limits.rows + TITLES) {
                        return Err(FormFault::WorkbookTooLarge { most: limits::WORKBOOK_UNPACKED });
                    }
                    strings.text.push_str(&unnumbered(&text));
                    strings.ends.push(strings.text.len());
                }
                _ => {}
            }
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(strings)
    }

    fn get(&self, at: usize) -> Option<&str> {
        let from = at.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied())?;
        self.text.get(from..*self.ends.get(at)?)
    }
}

/// Goes on with the text of a cell, as far as that is kept.
fn push_some(text: &mut String, more: &str, limits: &FileLimits) {
    let room = (4 * (limits.cell + 1)).saturating_sub(text.len());
    text.extend(more.chars().scan(room, |room, c| room.checked_sub(c.len_utf8()).map(|rest| (*room = rest, c).1)));
}

/// A text without characters that are written by their numbers: `_x000D_`.
fn unnumbered(text: &str) -> String {
    let mut pieces = text.split("_x");
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let numbered = piece.split_at_checked(4).and_then(|(digits, rest)| {
            let c = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
            Some((c, rest.strip_prefix('_')?))
        });
        match numbered {
            Some((c, rest)) => {
                out.push(c);
                out.push_str(rest);
            }
            None => out.extend(["_x", piece]),
        }
    }
    out
}

/// How the numbers of each style are shown.
fn formats(zip: &mut Parts<'_>, part: &str) -> Result<Vec<Format>, FormFault> {
    let (mut own, mut styles, mut in_cells) = (Vec::new(), Vec::new(), false);
    walk(zip, part, |step| {
        match step {
            Step::Begin("numFmt", start) if own.len() < 1000 => {
                let code = attribute(start, "formatCode").unwrap_or_default();
                own.push((number_of::<u32>(start, "numFmtId"), Format::of_code(&code)));
            }
            Step::Begin("cellXfs", _) => in_cells = true,
            Step::End("cellXfs") => return Ok(ControlFlow::Break(())),
            // Excel takes no more than so many.
            Step::Begin("xf", start) if in_cells && styles.len() < 65_536 => {
                let id = number_of::<u32>(start, "numFmtId");
                let of_own = own.iter().find(|(own, _)| *own == id).map(|(_, format)| format.clone());
                styles.push(of_own.unwrap_or_else(|| Format::built_in(id.unwrap_or(0))));
            }
            _ => {}
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(styles)
}

/// What the values of cells stand for.
struct ShownAs<'w> {
    strings: &'w Strings,
    formats: &'w [Format],
    /// Whether days are counted from 1904 on, as Excel on a Mac did.
    is_1904: bool,
}

impl ShownAs<'_> {
    /// Error: it refers to a text that is not there.
    fn text(&self, kind: &str, style: usize, value: &str) -> Result<String, FormFault> {
        Ok(match kind {
            "s" if value.trim().is_empty() => String::new(),
            "s" => {
                let shared = value.trim().parse().ok().and_then(|at| self.strings.get(at));
                shared.ok_or(FormFault::WorkbookBroken)?.to_owned()
            }
            "b" => if value.trim() == "1" { "TRUE" } else { "FALSE" }.to_owned(),
            "inlineStr" | "str" => unnumbered(value),
            "e" | "d" => value.to_owned(),
            _ => match value.trim().parse::<f64>() {
                Ok(number) => self.formats.get(style).unwrap_or(&Format::General).shown(number, self.is_1904),
                Err(_) => value.to_owned(),
            },
        })
    }
}

fn xlsx_rows<'l>(
    zip: &mut Parts<'_>,
    part: &str,
    shown: &ShownAs<'_>,
    limits: &'l FileLimits,
) -> Result<Rows<'l>, FormFault> {
    let mut rows = Rows::new(limits);
    let (mut number, mut cells, mut column) = (0, Vec::new(), 0);
    let (mut kind, mut style, mut value, mut in_value, mut in_reading_aid) =
        (String::new(), 0, String::new(), false, false);
    walk(zip, part, |step| {
        match step {
            Step::Begin("row", start) => {
                number = number_of(start, "r").unwrap_or(rows.last + 1);
                column = 0;
            }
            Step::Begin("c", start) => {
                column = attribute(start, "r").and_then(|place| column_of(&place)).unwrap_or(column);
                kind = attribute(start, "t").unwrap_or_default();
                style = number_of(start, "s").unwrap_or(0);
                value.clear();
            }
            Step::Begin("v" | "t", _) => in_value = !in_reading_aid,
            Step::End("v" | "t") => in_value = false,
            Step::Begin("rPh", _) => in_reading_aid = true,
            Step::End("rPh") => in_reading_aid = false,
            Step::Text(text) if in_value => push_some(&mut value, text, limits),
            Step::End("c") => {
                rows.put(&mut cells, column, &shown.text(&kind, style, &value)?);
                column += 1;
            }
            Step::End("row") => rows.push(number, 1, std::mem::take(&mut cells))?,
            Step::End("sheetData") => return Ok(ControlFlow::Break(())),
            _ => {}
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(rows)
}

/// The column of a place such as `AB12`, from 0.
fn column_of(place: &str) -> Option<usize> {
    let letters = place.bytes().take_while(u8::is_ascii_uppercase).take(5);
    let column = letters.fold(0, |column, letter| column * 26 + usize::from(letter - b'A') + 1);
    column.checked_sub(1)
}

/// How a number is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Format {
    General,
    /// As a date, a time of day, or both.
    Moment {
        date: bool,
        time: bool,
    },
    /// With so many decimals, of which so many are always there, behind so many digits at least.
    Decimal {
        most: usize,
        least: usize,
        digits: usize,
        percent: bool,
    },
    /// Digit by digit, with other characters between: `0## ## ##`.
    Digits(Vec<Place>),
}

/// A place of a number that is shown digit by digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// A digit, or 0.
    Always,
    /// A digit, if there is one.
    Digit,
    /// A point, a comma or a percent sign, which say how the number is written.
    Sign(char),
    Char(char),
}

impl Format {
    /// Those that have a number and no code.
    fn built_in(id: u32) -> Format {
        let code = match id {
            1 | 3 | 37 | 38 => "0",
            2 | 4 | 39 | 40 => "0.00",
            9 => "0%",
            10 => "0.00%",
            14..=17 | 27..=31 | 36 | 50..=54 | 57 | 58 => "yyyy-mm-dd",
            18..=21 | 32..=35 | 45..=47 | 55 | 56 => "hh:mm:ss",
            22 => "yyyy-mm-dd hh:mm",
            _ => "General",
        };
        Format::of_code(code)
    }

    fn of_code(code: &str) -> Format {
        let (mut places, mut letters) = (Vec::new(), String::new());
        let mut chars = code.chars().take(200);
        while let Some(c) = chars.next() {
            match c {
                ';' => break,
                '"' => places.extend(chars.by_ref().take_while(|c| *c != '"').map(Place::Char)),
                '\\' => places.extend(chars.next().map(Place::Char)),
                '_' | '*' => drop(chars.next()),
                '[' => {
                    let inside: String = chars.by_ref().take_while(|c| *c != ']').collect();
                    // Hours beyond a day stand in brackets; colours and languages do too.
                    if inside.chars().all(|c| matches!(c, 'h' | 'H' | 'm' | 'M' | 's' | 'S')) {
                        letters.push('h');
                    }
                }
                '0' => places.push(Place::Always),
                '#' | '?' => places.push(Place::Digit),
                '@' => return Format::General,
                c if c.is_ascii_alphabetic() => letters.push(c.to_ascii_lowercase()),
                '.' | ',' | '%' => places.push(Place::Sign(c)),
                c => places.push(Place::Char(c)),
            }
        }
        let has = |any: &[char]| letters.contains(any);
        let is_digit = |place: &Place| matches!(place, Place::Always | Place::Digit);
        if letters.starts_with("general") {
            return Format::General;
        }
        if has(&['y', 'd', 'h', 's', 'm']) {
            let time = has(&['h', 's']);
            return Format::Moment { date: has(&['y', 'd']) || !time, time };
        }
        if has(&['e']) || !places.iter().any(is_digit) {
            return Format::General;
        }
        let percent = places.contains(&Place::Sign('%'));
        let point = places.iter().position(|place| *place == Place::Sign('.'));
        if !places.iter().any(|place| matches!(place, Place::Sign(_))) {
            return Format::Digits(places);
        }
        let (whole, part) = places.split_at(point.unwrap_or(places.len()));
        let always = |places: &[Place]| places.iter().filter(|place| **place == Place::Always).count();
        let most = part.iter().filter(|place| is_digit(place)).count();
        Format::Decimal { most, least: always(part), digits: always(whole), percent }
    }

    fn shown(&self, number: f64, is_1904: bool) -> String {
        match self {
            Format::General => general(number),
            Format::Moment { date, time } => moment(number, is_1904, (*date, *time)).unwrap_or_else(|| general(number)),
            Format::Decimal { most, least, digits, percent } => {
                let number = if *percent { number * 100.0 } else { number };
                let text = format!("{:.most$}", number.abs());
                let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
                let mut part = part;
                while let Some(shorter) = part.strip_suffix('0').filter(|shorter| shorter.len() >= *least) {
                    part = shorter;
                }
                let point = if part.is_empty() { "" } else { "." };
                let sign = if number < 0.0 { "-" } else { "" };
                let percent = if *percent { "%" } else { "" };
                format!("{sign}{whole:0>digits$}{point}{part}{percent}")
            }
            Format::Digits(places) => by_digits(number, places),
        }
    }
}

/// A number in digits, as exact as spreadsheets keep it.
fn general(number: f64) -> String {
    if number.fract() == 0.0 || number.abs() >= 1e15 || !number.is_finite() {
        return format!("{number}");
    }
    // What the 16th digit says is an error of their calculation.
    let text = format!("{number:.14e}");
    text.parse::<f64>().map_or(text, |rounded| format!("{rounded}"))
}

fn by_digits(number: f64, places: &[Place]) -> String {
    let text = format!("{:.0}", number.abs());
    let mut left: Vec<char> = text.trim_start_matches('0').chars().collect();
    let first = places.iter().position(|place| !matches!(place, Place::Char(_) | Place::Sign(_)));
    let mut shown = Vec::new();
    for (at, place) in places.iter().enumerate().rev() {
        match place {
            Place::Char(c) | Place::Sign(c) => shown.push(*c),
            place => {
                let digit = left.pop();
                shown.extend(digit.or((*place == Place::Always).then_some('0')));
                // The first place has all digits that are left.
                if Some(at) == first {
                    shown.extend(left.drain(..).rev());
                }
            }
        }
    }
    let sign = if number <= -0.5 { "-" } else { "" };
    let text: String = shown.into_iter().rev().collect();
    format!("{sign}{}", text.trim())
}

/// A date, a time of day, or both, of a number of days.
fn moment(days: f64, is_1904: bool, (date, time): (bool, bool)) -> Option<String> {
    if !(0.0..2_958_466.0).contains(&days) {
        return None;
    }
    // The spreadsheets count a 29th of February 1900, which never was.
    let first = match is_1904 {
        true => NaiveDate::from_ymd_opt(1904, 1, 1)?,
        false if days < 60.0 => NaiveDate::from_ymd_opt(1899, 12, 31)?,
        false => NaiveDate::from_ymd_opt(1899, 12, 30)?,
    };
    #[expect(clippy::cast_possible_truncation, reason = "within the bounds above")]
    let seconds = (days * 86_400.0).round() as i64;
    let moment = first.and_hms_opt(0, 0, 0)?.checked_add_signed(Duration::seconds(seconds))?;
    Some(shown_moment(moment, (date, time)))
}

fn shown_moment(moment: NaiveDateTime, (date, time): (bool, bool)) -> String {
    let clock = if moment.format("%S").to_string() == "00" { "%H:%M" } else { "%H:%M:%S" };
    let format = match (date, time) {
        (true, true) => format!("%Y-%m-%d {clock}"),
        (true, false) => "%Y-%m-%d".to_owned(),
        (false, _) => clock.to_owned(),
    };
    moment.format(&format).to_string()
}

/// A cell of a sheet on its way.
#[derive(Default)]
struct OdsCell {
    times: usize,
    kind: String,
    value: Option<String>,
    date: Option<String>,
    text: String,
    paragraphs: usize,
}

impl OdsCell {
    fn of(start: &BytesStart<'_>) -> OdsCell {
        OdsCell {
            times: number_of(start, "number-columns-repeated").unwrap_or(1).max(1),
            kind: attribute(start, "value-type").unwrap_or_default(),
            value: attribute(start, "value"),
            date: attribute(start, "date-value"),
            ..OdsCell::default()
        }
    }

    /// What people see; of whole dates, however they are written, and of numbers that are too long for their cell, what they mean.
    fn shown(&self) -> String {
        let is_cut = || self.text.is_empty() || self.text.starts_with("###") || self.text.contains("E+");
        let number = self.value.as_ref().and_then(|value| value.parse::<f64>().ok());
        let date = self.date.as_deref().and_then(|date| {
            let whole = NaiveDateTime::parse_from_str(date, "%Y-%m-%dT%H:%M:%S%.f").map(|moment| (moment, true));
            let day =
                || NaiveDate::parse_from_str(date, "%Y-%m-%d").map(|day| (day.and_time(chrono::NaiveTime::MIN), false));
            whole.or_else(|_| day()).ok()
        });
        match (&*self.kind, date, number) {
            ("date", Some((moment, has_time)), _) if is_cut() || is_whole_date(&self.text) => {
                shown_moment(moment, (true, has_time))
            }
            ("float", _, Some(number)) if is_cut() => general(number),
            _ => self.text.clone(),
        }
    }
}

/// Whether a date is written with its day, month and year: "3-4", "April 26" and "12:30" are not.
fn is_whole_date(text: &str) -> bool {
    let numbers = text.split(|c: char| !c.is_numeric()).filter(|number| !number.is_empty()).count();
    numbers + usize::from(text.contains(char::is_alphabetic)) >= 3
}

/// The sheet of a workbook of LibreOffice and its like.
fn of_ods(mut zip: Parts<'_>, limits: &FileLimits) -> Result<SheetList, FormFault> {
    let mut rows = Rows::new(limits);
    // The styles of sheets that are hidden, and the one that is being read.
    let (mut hidden, mut style) = (BTreeSet::new(), String::new());
    let (mut name, mut in_sheet, mut is_read, mut has_others) = (String::new(), false, false, false);
    let (mut cells, mut column, mut times) = (Vec::new(), 0_usize, 1);
    let mut cell: Option<OdsCell> = None;
    // How deep in something that is no part of its cell: a comment, a picture.
    let (mut beside, mut in_paragraph) = (0, 0);
    let is_beside = |name: &str| matches!(name, "annotation" | "frame" | "custom-shape" | "g");
    walk(&mut zip, "content.xml", |step| {
        match step {
            Step::Begin("style", start) => style = attribute(start, "name").unwrap_or_default(),
            Step::Begin("table-properties", start) if attribute(start, "display").as_deref() == Some("false") => {
                hidden.insert(std::mem::take(&mut style));
            }
            Step::Begin("table", start) => {
                let is_hidden = attribute(start, "style-name").is_some_and(|style| hidden.contains(&style));
                if is_read && !is_hidden {
                    has_others = true;
                    return Ok(ControlFlow::Break(()));
                }
                in_sheet = !is_hidden && !is_read;
                name = if in_sheet { attribute(start, "name").unwrap_or_default() } else { std::mem::take(&mut name) };
            }
            Step::End("table") => {
                is_read = !rows.rows.is_empty();
                if in_sheet && !is_read {
                    (rows.last, has_others) = (0, true);
                }
                in_sheet = false;
            }
            Step::End("spreadsheet") => return Ok(ControlFlow::Break(())),
            _ if !in_sheet => {}
            Step::Begin(name, _) if is_beside(name) => beside += 1,
            Step::End(name) if is_beside(name) => beside -= 1,
            _ if beside > 0 => {}
            Step::Begin("table-row", start) => {
                times = number_of(start, "number-rows-repeated").unwrap_or(1);
                column = 0;
            }
            Step::End("table-row") => {
                let next = rows.last + 1;
                rows.push(next, times, std::mem::take(&mut cells))?;
            }
            Step::Begin("table-cell" | "covered-table-cell", start) => cell = Some(OdsCell::of(start)),
            Step::End("table-cell" | "covered-table-cell") => {
                if let Some(cell) = cell.take() {
                    let shown = cell.shown();
                    let to = column.saturating_add(cell.times);
                    for at in column..to.min(limits.columns + 1) {
                        rows.put(&mut cells, at, &shown);
                    }
                    column = to;
                }
            }
            Step::Begin("p", _) => {
                in_paragraph += 1;
                if let Some(cell) = &mut cell {
                    cell.paragraphs += 1;
                    push_some(&mut cell.text, if cell.paragraphs > 1 { "\n" } else { "" }, limits);
                }
            }
            Step::End("p") => in_paragraph -= 1,
            Step::Begin(of_text @ ("s" | "tab" | "line-break"), start) => {
                let count = number_of(start, "c").unwrap_or(1).min(100);
                let text = if of_text == "line-break" { "\n".to_owned() } else { " ".repeat(count) };
                if let Some(cell) = &mut cell {
                    push_some(&mut cell.text, &text, limits);
                }
            }
            Step::Text(text) if in_paragraph > 0 => {
                if let Some(cell) = &mut cell {
                    push_some(&mut cell.text, text, limits);
                }
            }
            _ => {}
        }
        Ok(ControlFlow::Continue(()))
    })?;
    rows.list(name, has_others)
}

#[cfg(test)]
#[path = "spreadsheet_tests.rs"]
mod tests;
