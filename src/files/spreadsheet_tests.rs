//! Workbooks as programs make them, and as nobody should.

use std::io::Write;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::*;
use crate::workbook::{ListSheet, workbook};
use reeve_limits::PLAYERS_FILE;

fn zipped(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in parts {
        zip.start_file(*name, options).expect("a part");
        zip.write_all(content).expect("a part");
    }
    zip.finish().expect("a zip file").into_inner()
}

const ROOT: &[u8] =
    br#"<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
const BOOK: &[u8] = br#"<workbook xmlns:r="x"><sheets><sheet name="Hidden" r:id="a" state="hidden"/><sheet name="Liste &amp; mehr" r:id="b"/></sheets></workbook>"#;
const RELATIONS: &[u8] = br#"<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="b" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/>
    <Relationship Id="c" Type="x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="d" Type="x/styles" Target="styles.xml"/></Relationships>"#;
const STRINGS: &[u8] = r#"<sst><si><t>player</t></si><si><r><t>Zo</t></r><r><t xml:space="preserve">ë &lt;3</t></r><rPh><t>zoe</t></rPh></si>
    <si><t>one_x000D_
two, "three"</t></si></sst>"#
    .as_bytes();
const STYLES: &[u8] = br##"<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0#&quot; &quot;##&quot; &quot;##"/><numFmt numFmtId="171" formatCode="[$-407]dd/mm/yyyy\ hh:mm;@"/></numFmts>
    <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="10"/></cellXfs></styleSheet>"##;

fn xlsx(sheet: &str) -> Vec<u8> {
    zipped(&[
        ("_rels/.rels", ROOT),
        ("xl/workbook.xml", BOOK),
        ("xl/_rels/workbook.xml.rels", RELATIONS),
        ("xl/sharedStrings.xml", STRINGS),
        ("xl/styles.xml", STYLES),
        ("xl/worksheets/sheet2.xml", format!("<worksheet><sheetData>{sheet}</sheetData></worksheet>").as_bytes()),
    ])
}

fn ods(tables: &str) -> Vec<u8> {
    let content = format!("<?xml version=\"1.0\"?><d><spreadsheet>{tables}</spreadsheet></d>");
    zipped(&[("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", content.as_bytes())])
}

fn read(bytes: &[u8]) -> Result<SheetList, FormFault> {
    first_sheet(bytes, &PLAYERS_FILE).expect("a workbook")
}

fn text_of(bytes: &[u8]) -> String {
    read(bytes).expect("a list").text
}

#[test]
fn the_first_sheet_that_people_see_is_read_as_they_see_it() {
    let list = read(&xlsx(
        r#"<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>since</t></is></c></row>
        <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="1"><v>46096</v></c><c r="C4" s="2"><v>61234</v></c></row>
        <row><c t="s"><v>2</v></c><c s="3"><v>46096.25</v></c><c><v>491761234567</v></c><c s="4"><v>0.125</v></c><c t="b"><v>1</v></c></row>
        <row r="6" hidden="1"><c r="A6" t="str"><f>1+1</f><v>=x</v></c><c r="B6" t="e"><v>#N/A</v></c><c r="C6"><v>0.30000000000000004</v></c></row>"#,
    ))
    .expect("a list");
    assert_eq!((list.name.as_str(), list.has_others), ("Liste & mehr", false));
    let lines: Vec<&str> = list.text.lines().collect();
    assert_eq!(
        lines,
        [
            "player,since,,,",
            "",
            "",
            "Zoë <3,2026-03-15,06 12 34,,",
            "\"one\u{B}two, \"\"three\"\"\",2026-03-15 06:00,491761234567,12.50%,TRUE",
            "=x,#N/A,0.3,,",
        ]
    );
    assert_eq!(SheetList::of_kept(list.kept().as_bytes()), Some(("Liste & mehr", false, &*list.text)));
    assert_eq!(SheetList::of_kept(b"player\nAda\n"), None);
    assert_eq!(SheetList::of_kept(b"\x01player\nAda\n"), None);
}

#[test]
fn our_own_workbook_comes_back() {
    let csv = "player,number\n\"Ada, B\",7\n'=x,8\n";
    let sheet = |name| ListSheet { name, csv: csv.to_owned() };
    let list = read(&workbook(&[sheet("One"), sheet("Two")]).expect("a workbook")).expect("a list");
    assert_eq!((list.name.as_str(), list.has_others), ("One", true));
    assert_eq!(list.text, "player,number\n\"Ada, B\",7\n=x,8\n");
}

#[test]
fn a_sheet_of_open_document_is_read_as_people_see_it() {
    let list = read(&ods(r###"<style:style xmlns:style="s" style:name="ta2"><style:table-properties style:display="false"/></style:style>
        <table style-name="ta2" name="Hidden"><table-row><table-cell><p>no</p></table-cell></table-row></table>
        <table name="Liste"><table-row number-rows-repeated="2"><table-cell number-columns-repeated="16384"/></table-row>
        <table-row><table-cell number-columns-repeated="2"><p>a</p></table-cell><table-cell/><table-cell><annotation><p>a note</p></annotation><p>x<s c="2"/>y</p><p>z</p></table-cell><table-cell number-columns-repeated="16380"/></table-row>
        <table-row number-rows-repeated="2"><table-cell value-type="float" value="491761234567"><p>4.9E+11</p></table-cell><table-cell value-type="float" value="7"><p>007</p></table-cell>
        <table-cell value-type="date" date-value="2026-03-15"><p>15.3.26</p></table-cell><table-cell value-type="date" date-value="2026-03-15T09:14:02.5"><p>###</p></table-cell></table-row>
        <table-row number-rows-repeated="1048570"><table-cell number-columns-repeated="16384"/></table-row></table>
        <table name="Other"><table-row><table-cell><p>no</p></table-cell></table-row></table>"###))
    .expect("a list");
    assert_eq!((list.name.as_str(), list.has_others), ("Liste", true));
    let row = "491761234567,007,2026-03-15,2026-03-15 09:14:02";
    assert_eq!(list.text, format!("\n\na,a,,x  y\u{B}z\n{row}\n{row}\n"));
}

#[test]
fn the_first_sheet_with_something_on_it_is_read() {
    let sheet = |sheet: &str| format!("<worksheet><sheetData>{sheet}</sheetData></worksheet>").into_bytes();
    let book = br#"<workbook xmlns:r="x"><sheets><sheet name="Blank" r:id="a"/><sheet name="List" r:id="b"/></sheets></workbook>"#;
    let two = |first: &str, second: &str| {
        zipped(&[
            ("_rels/.rels", ROOT),
            ("xl/workbook.xml", book),
            ("xl/_rels/workbook.xml.rels", RELATIONS),
            ("xl/sharedStrings.xml", STRINGS),
            ("xl/styles.xml", STYLES),
            ("xl/worksheets/sheet1.xml", &sheet(first)),
            ("xl/worksheets/sheet2.xml", &sheet(second)),
        ])
    };
    let row = r#"<row r="1"><c r="A1" t="inlineStr"><is><t>Ada</t></is></c></row>"#;
    let blank = r#"<row r="3"><c r="B3" t="inlineStr"><is><t> </t></is></c></row>"#;
    for first in ["", blank] {
        let list = read(&two(first, row)).expect("a list");
        assert_eq!((&*list.name, list.has_others, &*list.text), ("List", true, "Ada\n"));
    }
    assert_eq!(read(&two("", blank)).unwrap_err(), FormFault::SheetEmpty);
    let far = ["", "<is><t> \u{200B}\u{A0}</t></is>"];
    for nothing in far.map(|cell| format!(r#"{row}<row r="1048576"><c r="XFD1048576" t="inlineStr">{cell}</c></row>"#))
    {
        assert_eq!(text_of(&xlsx(&nothing)), "Ada\n");
    }
    let table = |name: &str, cell: &str| {
        format!(
            r#"<table name="{name}"><table-row number-rows-repeated="3"/><table-row><table-cell><p>{cell}</p></table-cell></table-row></table>"#
        )
    };
    let list = read(&ods(&[table("Blank", " "), table("List", "Ada"), table("More", "Bo")].concat())).expect("a list");
    assert_eq!((&*list.name, list.has_others, &*list.text), ("List", true, "\n\n\nAda\n"));
    let list = read(&ods(&table("List", "Ada"))).expect("a list");
    assert!(!list.has_others);
}

#[test]
fn parts_of_a_date_are_read_as_people_see_them() {
    let shown = |text: &str| {
        let cell = format!(r#"<table-cell value-type="date" date-value="2026-04-03"><p>{text}</p></table-cell>"#);
        text_of(&ods(&format!("<table><table-row>{cell}</table-row></table>"))).trim_end().replace('"', "")
    };
    for whole in ["03.04.26", "4/3/2026", "2026-04-03", "3. April 2026", "###", ""] {
        assert_eq!(shown(whole), "2026-04-03", "{whole}");
    }
    for part in ["3-4", "03.04.", "Apr 26", "Friday"] {
        assert_eq!(shown(part), part);
    }
}

#[test]
fn numbers_are_shown_by_their_format() {
    let check = |code: &str, number: f64, expected: &str| {
        assert_eq!(Format::of_code(code).shown(number, false), expected, "{code} of {number}");
    };
    check("General", 46_096.5, "46096.5");
    check("0", 1.5e2, "150");
    check("00000", 7.0, "00007");
    check("#,##0.00", 1_234.5, "1234.50");
    check("0.0#", 1.5, "1.5");
    check("0%", 0.5, "50%");
    check("+## ### ###", 49_176_123.0, "+49 176 123");
    check("\"Nr. \"0", 12.0, "Nr. 12");
    check("0;[Red]-0", -3.0, "-3");
    check("@", 3.0, "3");
    check("0.00E+00", 491_761_234_567.0, "491761234567");
    check("m/d/yyyy", 1.0, "1900-01-01");
    check("m/d/yyyy", 61.0, "1900-03-01");
    check("mmm yy", 46_096.0, "2026-03-15");
    check("[h]:mm", 0.5, "12:00");
    check("h:mm AM/PM", 0.75, "18:00");
    check("d.m.yyyy", -1.0, "-1");
    check("d.m.yyyy", 1e300, &format!("{}", 1e300_f64));
    assert_eq!(Format::built_in(14).shown(0.0, true), "1904-01-01");
}

#[test]
fn what_is_no_workbook_of_these_is_left_to_others() {
    for bytes in [&b"player\nAda\n"[..], b"", b"PK\x05\x06", b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"] {
        assert_eq!(first_sheet(bytes, &PLAYERS_FILE), None);
    }
    let document =
        br#"<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>"#;
    for parts in [
        &[("photo.jpg", &b"x"[..])][..],
        &[("_rels/.rels", document), ("word/document.xml", b"<document/>")],
        &[("_rels/.rels", ROOT), ("xl/workbook.bin", b"x")],
    ] {
        assert_eq!(first_sheet(&zipped(parts), &PLAYERS_FILE), None);
    }
}

#[test]
fn a_damaged_workbook_is_named_and_nothing_else_comes_of_it() {
    let whole = xlsx(r#"<row r="1"><c r="A1" t="s"><v>0</v></c></row>"#);
    for length in (5..whole.len()).step_by(7) {
        assert!(matches!(first_sheet(&whole[..length], &PLAYERS_FILE), None | Some(Err(_))), "{length}");
    }
    for at in (4..whole.len()).step_by(3) {
        let mut spoiled = whole.clone();
        spoiled[at] ^= 0x55;
        // It may still be one, where the byte says nothing.
        let _ = first_sheet(&spoiled, &PLAYERS_FILE);
    }
    let broken = |sheet: &str| read(&xlsx(sheet)).unwrap_err();
    assert_eq!(broken(r#"<row r="1"><c r="A1"><v>1</v></row>"#), FormFault::WorkbookBroken);
    assert_eq!(broken(r#"<row r="1"><c r="A1"><v>&bomb;</v></c></row>"#), FormFault::WorkbookBroken);
    assert_eq!(broken(r#"<row r="99999999999"><c r="A1"><v>1</v></c></row>"#), FormFault::WorkbookBroken);
    for index in ["3", "-1", "x", "99999999999999999999"] {
        let cell = format!(r#"<row r="1"><c r="A1" t="s"><v>{index}</v></c></row>"#);
        assert_eq!(broken(&cell), FormFault::WorkbookBroken, "{index}");
    }
    assert_eq!(broken(r#"<row r="1"><c r="A1" t="s"/></row>"#), FormFault::SheetEmpty);
    assert_eq!(broken(""), FormFault::SheetEmpty);
    assert_eq!(broken(r#"<row r="1"><c r="A1" t="inlineStr"><is><t> </t></is></c></row>"#), FormFault::SheetEmpty);
    assert_eq!(read(&ods("")).unwrap_err(), FormFault::SheetEmpty);
    let without_sheet =
        zipped(&[("_rels/.rels", ROOT), ("xl/workbook.xml", BOOK), ("xl/_rels/workbook.xml.rels", RELATIONS)]);
    assert_eq!(read(&without_sheet).unwrap_err(), FormFault::WorkbookBroken);
}

#[test]
fn what_unpacks_without_end_is_not_read_to_its_end() {
    let row = r#"<row><c t="inlineStr"><is><t>Ada</t></is></c></row>"#;
    assert_eq!(read(&xlsx(&row.repeat(6_000))).unwrap_err(), FormFault::TooManyRows { most: PLAYERS_FILE.rows });
    // Empty rows and their empty cells are nothing, however many.
    let empty = format!("{row}{}", "<row><c s=\"1\"/></row>".repeat(100_000));
    assert_eq!(text_of(&xlsx(&empty)), "Ada\n");
    let last = format!(r#"{row}<row r="1048576"><c t="inlineStr"><is><t>Bo</t></is></c></row>"#);
    assert_eq!(text_of(&xlsx(&last)).len(), "Ada".len() + 1_048_575 + "Bo\n".len());
    // A row and a cell that are there a million times.
    let times = |rows: usize, cells: usize| {
        ods(&format!(
            r#"<table name="x"><table-row number-rows-repeated="{rows}"><table-cell number-columns-repeated="{cells}"><p>{}</p></table-cell></table-row></table>"#,
            "x".repeat(100)
        ))
    };
    assert_eq!(read(&times(1_000_000, 1)).unwrap_err(), FormFault::TooManyRows { most: PLAYERS_FILE.rows });
    assert_eq!(read(&times(4_000, 100)).unwrap_err(), FormFault::TooLarge { most: PLAYERS_FILE.bytes });
    assert_eq!(read(&times(usize::MAX, 1)).unwrap_err(), FormFault::WorkbookBroken);
    assert_eq!(text_of(&times(1, usize::MAX)).matches(',').count(), PLAYERS_FILE.columns);
    // A cell of a megabyte is cut, and one column beyond the last tells that there are too many.
    let long = format!(r#"<row><c r="ZZZZ1" t="inlineStr"><is><t>{}</t></is></c></row>"#, "ä".repeat(1 << 20));
    let text = text_of(&xlsx(&long));
    assert_eq!(text.chars().count(), PLAYERS_FILE.columns + PLAYERS_FILE.cell + 2);
    let bomb = zipped(&[("content.xml", &vec![b' '; limits::WORKBOOK_UNPACKED + 1])]);
    assert!(bomb.len() < 1 << 20);
    assert_eq!(read(&bomb).unwrap_err(), FormFault::WorkbookTooLarge { most: limits::WORKBOOK_UNPACKED });
    assert_eq!(read(&xlsx(&"<row>".repeat(1_000))).unwrap_err(), FormFault::WorkbookBroken);
    let parts = [b"PK\x03\x04".to_vec(), b"PK\x01\x02".repeat(limits::WORKBOOK_PARTS + 1)].concat();
    assert!(matches!(read(&parts), Err(FormFault::WorkbookTooLarge { .. })));
}
