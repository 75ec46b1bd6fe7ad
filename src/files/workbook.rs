//! A workbook for spreadsheet programs (Office Open XML, `.xlsx`): several lists, each on a sheet of its own.
//!
//! It is written here. A sheet of texts and numbers takes six small parts in a zip file, and the zip files are there already;
//! the crates that write workbooks bring a hundred thousand lines for charts, pictures and formulas, and a second way to
//! compress. No cell is ever a formula: it is a number, or a text that the programs show as it is.

use std::fmt::Write as _;
use std::io::{self, Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::table;

/// A list on its sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListSheet {
    /// What the sheet is called: at most 31 characters, none of `[]:*?/\`.
    pub name: &'static str,
    /// The list as CSV, the names of its columns first.
    pub csv: String,
}

/// Columns that hold whole numbers, wherever they are.
const WHOLE: [&str; 12] =
    ["round", "table", "position", "vp", "winner", "rank", "wins", "seconds", "thirds", "games", "lot", "number"];
/// Columns of numbers with two decimals.
const DECIMAL: [&str; 1] = ["vp_percent"];

/// How a cell looks: as any, as the name of a column, as a number with two decimals. The places in [`STYLES`].
const PLAIN: u8 = 0;
const HEAD: u8 = 1;
const HUNDREDTHS: u8 = 2;

/// A workbook with these lists.
///
/// Error: what can't be read as CSV, which no list of ours is, or compressed.
pub fn workbook(sheets: &[ListSheet]) -> io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let mut part = |name: &str, text: &str| -> io::Result<()> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(DateTime::default());
        zip.start_file(name, options)?;
        zip.write_all(text.as_bytes())
    };
    let numbers = 1..=sheets.len();
    part("[Content_Types].xml", &content_types(sheets.len()))?;
    part("_rels/.rels", RELS)?;
    part("xl/workbook.xml", &book(sheets))?;
    part("xl/_rels/workbook.xml.rels", &book_rels(sheets.len()))?;
    part("xl/styles.xml", STYLES)?;
    for (sheet, number) in sheets.iter().zip(numbers) {
        part(&format!("xl/worksheets/sheet{number}.xml"), &worksheet(&sheet.csv)?)?;
    }
    Ok(zip.finish()?.into_inner())
}

const XML: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#;
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const RELS: &str = concat!(
    r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#,
    r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">"#,
    r#"<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/>"#,
    "</Relationships>"
);

const STYLES: &str = concat!(
    r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#,
    r#"<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">"#,
    r#"<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>"#,
    r#"<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>"#,
    r#"<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"#,
    r#"<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>"#,
    r#"<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>"#,
    r#"<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>"#,
    r#"<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>"#,
    r#"<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>"#
);

fn content_types(sheets: usize) -> String {
    let part =
        |name: &str, kind: &str| format!(r#"<Override PartName="/xl/{name}.xml" ContentType="{TYPE}.{kind}+xml"/>"#);
    let sheets: String = (1..=sheets).map(|number| part(&format!("worksheets/sheet{number}"), "worksheet")).collect();
    let (book, styles) = (part("workbook", "sheet.main"), part("styles", "styles"));
    let rels = r#"<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>"#;
    format!(
        r#"{XML}<Types xmlns="{PACKAGE}/content-types">{rels}<Default Extension="xml" ContentType="application/xml"/>{book}{styles}{sheets}</Types>"#
    )
}

fn book(sheets: &[ListSheet]) -> String {
    let sheet = |(sheet, number): (&ListSheet, usize)| {
        format!(r#"<sheet name="{}" sheetId="{number}" r:id="rId{number}"/>"#, escaped(sheet.name))
    };
    let sheets: String = sheets.iter().zip(1..).map(sheet).collect();
    format!(r#"{XML}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>{sheets}</sheets></workbook>"#)
}

fn book_rels(sheets: usize) -> String {
    let to = |number: usize, kind: &str, target: &str| {
        format!(r#"<Relationship Id="rId{number}" Type="{OFFICE}/{kind}" Target="{target}"/>"#)
    };
    let all: String =
        (1..=sheets).map(|number| to(number, "worksheet", &format!("worksheets/sheet{number}.xml"))).collect();
    let styles = to(sheets + 1, "styles", "styles.xml");
    format!(r#"{XML}<Relationships xmlns="{PACKAGE}/relationships">{all}{styles}</Relationships>"#)
}

/// Characters of the widest column.
const WIDEST: usize = 48;

fn worksheet(csv: &str) -> io::Result<String> {
    let records =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(csv.as_bytes()).into_records();
    let rows: Vec<Vec<String>> = records
        .map(|record| {
            let mut cells: Vec<String> = record?.iter().map(str::to_owned).collect();
            cells.iter_mut().for_each(table::unguard);
            Ok(cells)
        })
        .collect::<Result<_, csv::Error>>()
        .map_err(io::Error::other)?;
    let names = rows.first().cloned().unwrap_or_default();
    let mut cols = String::new();
    for (at, number) in (0..names.len()).zip(1..) {
        let widest = rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max().unwrap_or(0);
        let width = widest.clamp(6, WIDEST) + 2;
        let _ = write!(cols, r#"<col min="{number}" max="{number}" width="{width}" customWidth="1"/>"#);
    }
    let mut data = String::new();
    for (row, number) in rows.iter().zip(1..) {
        let _ = write!(data, r#"<row r="{number}">"#);
        for (at, text) in row.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
            let place = format!("{}{number}", letters(at));
            data.push_str(&cell(&place, names.get(at).map_or("", String::as_str), text, number == 1));
        }
        data.push_str("</row>");
    }
    let pane = r#"<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>"#;
    let cols = if cols.is_empty() { cols } else { format!("<cols>{cols}</cols>") };
    Ok(format!(
        r#"{XML}<worksheet xmlns="{MAIN}"><sheetViews><sheetView workbookViewId="0">{pane}</sheetView></sheetViews>{cols}<sheetData>{data}</sheetData></worksheet>"#
    ))
}

fn cell(place: &str, column: &str, text: &str, is_head: bool) -> String {
    let digits = |text: &str| !text.is_empty() && text.len() < 16 && text.bytes().all(|byte| byte.is_ascii_digit());
    let decimal = || text.split_once('.').is_some_and(|(whole, part)| digits(whole) && digits(part));
    match is_head {
        false if WHOLE.contains(&column) && digits(text) => format!(r#"<c r="{place}" s="{PLAIN}"><v>{text}</v></c>"#),
        false if DECIMAL.contains(&column) && decimal() => {
            format!(r#"<c r="{place}" s="{HUNDREDTHS}"><v>{text}</v></c>"#)
        }
        _ => {
            let style = if is_head { HEAD } else { PLAIN };
            let text = escaped(text);
            format!(r#"<c r="{place}" t="inlineStr" s="{style}"><is><t xml:space="preserve">{text}</t></is></c>"#)
        }
    }
}

/// The letters of a column, from 0: A to Z, AA, AB, ...
fn letters(mut at: usize) -> String {
    let mut letters = String::new();
    loop {
        let letter = u8::try_from(at % 26).unwrap_or_default() + b'A';
        letters.insert(0, char::from(letter));
        match at / 26 {
            0 => return letters,
            rest => at = rest - 1,
        }
    }
}

/// A text as it stands in XML. What no XML may hold is left out, and what the programs would take for a character that was
/// written by its number keeps its line below: `_x0041_` is no A.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '_' if is_numbered(text.get(at..).unwrap_or_default()) => out.push_str("_x005F_"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => {}
            c => out.push(c),
        }
    }
    out
}

/// Whether a text begins like a character by its number.
fn is_numbered(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.starts_with(b"_x")
        && bytes.get(6) == Some(&b'_')
        && bytes.get(2..6).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn part(book: &[u8], name: &str) -> String {
        let mut zip = zip::ZipArchive::new(Cursor::new(book)).expect("a zip file");
        let mut text = String::new();
        zip.by_name(name).expect(name).read_to_string(&mut text).expect("text");
        text
    }

    #[test]
    fn numbers_are_numbers_and_everything_else_is_text() {
        let csv = "rank,player,vp_percent,lot\n1,'=SUM(A1),85.70,\n2,0123,abc,'-5\n,\"<b>, _x0041_ \u{7}\",,7\n";
        let book = workbook(&[ListSheet { name: "A & B", csv: csv.to_owned() }]).expect("a workbook");
        let sheet = part(&book, "xl/worksheets/sheet1.xml");
        for cell in [
            r#"<c r="A2" s="0"><v>1</v></c>"#,
            r#"<c r="C2" s="2"><v>85.70</v></c>"#,
            r#"<c r="D4" s="0"><v>7</v></c>"#,
            r#"<c r="A1" t="inlineStr" s="1"><is><t xml:space="preserve">rank</t></is></c>"#,
            r#"<t xml:space="preserve">=SUM(A1)</t>"#,
            r#"<t xml:space="preserve">0123</t>"#,
            r#"<t xml:space="preserve">abc</t>"#,
            r#"<t xml:space="preserve">-5</t>"#,
            r#"<t xml:space="preserve">&lt;b&gt;, _x005F_x0041_ </t>"#,
        ] {
            assert!(sheet.contains(cell), "{cell}: {sheet}");
        }
        assert!(!sheet.contains("<f>"), "no cell is a formula");
        assert!(part(&book, "xl/workbook.xml").contains(r#"<sheet name="A &amp; B" sheetId="1" r:id="rId1"/>"#));
        assert!(part(&book, "[Content_Types].xml").contains("/xl/worksheets/sheet1.xml"));
        let empty = workbook(&[ListSheet { name: "Empty", csv: String::new() }]).expect("a workbook");
        assert!(part(&empty, "xl/worksheets/sheet1.xml").contains("<sheetData></sheetData>"));
    }

    #[test]
    fn columns_go_on_behind_z() {
        assert_eq!([0, 25, 26, 51, 52, 701, 702].map(letters), ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn the_same_lists_make_the_same_file() {
        let sheets = [ListSheet { name: "One", csv: "player\nAda\n".to_owned() }];
        assert_eq!(workbook(&sheets).expect("a workbook"), workbook(&sheets).expect("a workbook"));
    }
}
