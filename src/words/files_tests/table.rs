use proptest::prelude::*;

use super::said;
use crate as words;
use reeve_files::fault::{FileFault, FormFault};
use reeve_files::table::*;
use reeve_limits::{FileLimits, PLAYERS_FILE};

fn cells(text: &str) -> Vec<Vec<String>> {
    let table = read(text, &[], &PLAYERS_FILE).unwrap();
    std::iter::once(table.header).chain(table.records.into_iter().map(|record| record.cells)).collect()
}

#[test]
fn reads_every_dialect() {
    let check = |text: &str, expect: &[&[&str]]| assert_eq!(cells(text), expect, "{text:?}");
    check("a,b\n1,2\n", &[&["a", "b"], &["1", "2"]]);
    check("a,b\n1,2", &[&["a", "b"], &["1", "2"]]);
    check("\u{FEFF}a,b\r\n1,2\r\n", &[&["a", "b"], &["1", "2"]]);
    check("a;b\n1,5;2\n", &[&["a", "b"], &["1,5", "2"]]);
    check("a\tb\n1\t2\n", &[&["a", "b"], &["1", "2"]]);
    check("a,b\r1,2\r", &[&["a", "b"], &["1", "2"]]);
    check("\n\na,b\n\n1,2\n\n\n", &[&["a", "b"], &["1", "2"]]);
    check("a,b\n\"1,\"\"x\"\"\n2\",3\n", &[&["a", "b"], &["1,\"x\"\n2", "3"]]);
    check("a,b\nsay \"hi\",2\n", &[&["a", "b"], &["say \"hi\"", "2"]]);
    check("a,b\n1,2,,\n", &[&["a", "b"], &["1", "2"]]);
    check(" a , b \n1,2\n", &[&["a", "b"], &["1", "2"]]);
    check("\"a;c\",b\n1,2\n", &[&["a;c", "b"], &["1", "2"]]);
    check("a\n\"\"\n", &[&["a"], &[""]]);
}

#[test]
fn names_the_line_that_a_record_starts_on() {
    let table = read("a,b\r\n\"x\r\ny\nz\",1\r\n\r\n2,3\n", &[], &PLAYERS_FILE).unwrap();
    assert_eq!(table.records.iter().map(|record| record.line).collect::<Vec<_>>(), [2, 6]);
}

#[test]
fn names_every_fault() {
    let check = |text: &str, expect: &[&str]| {
        let faults: Vec<String> = read(text, &[], &PLAYERS_FILE).unwrap_err().iter().map(said).collect();
        assert_eq!(faults, expect, "{text:?}");
    };
    check("", &["the file is empty"]);
    check("\n\r\n", &["the file holds nothing but blank lines"]);
    check(
        "a,b\n1\n1,2,3\n",
        &["line 2: has 1 cell where the header has 2", "line 3: has 3 cells where the header has 2"],
    );
    check("a,b\n1,\"2\n", &["line 2: a quote is opened and never closed"]);
    check("a,b\n\"1\"x,2\n", &["line 2: has text after a closing quote"]);
    check("a,A\n1,2\n", &["line 1, column A: the column is there twice"]);
    check("a,b\n1,\0\n", &["line 2, column b: holds a zero byte"]);
}

#[test]
fn a_known_column_settles_the_separator() {
    let separator = |text: &str| read(text, &["player", "vp"], &PLAYERS_FILE).unwrap().separator;
    assert_eq!(separator("player;vp;a,b,c,d\nx;1;2\n"), ';');
    assert_eq!(separator("player,vp\nx,1\n"), ',');
    assert_eq!(separator("player\nx\n"), ',');
}

#[test]
fn guards_what_a_spreadsheet_would_run() {
    let check = |cell: &str, written: &str| {
        let mut writer = CsvWriter::new(&["a", "b"]);
        writer.row(&[cell, ""]);
        let text = writer.finish();
        assert_eq!(text, format!("a,b\n{written},\n"));
        assert_eq!(read(&text, &[], &PLAYERS_FILE).unwrap().records[0].cells[0], cell);
    };
    check("=SUM(A1)", "'=SUM(A1)");
    check("'=x", "''=x");
    check("''@x", "'''@x");
    check("'tis", "'tis");
    check("-2", "'-2");
    check("+1", "'+1");
    check("\tx", "'\tx");
    check("a-b", "a-b");
    check("O'Neil", "O'Neil");
    check("=a,b", "\"'=a,b\"");
    check("'", "'");
    check("", "");
    // Where others split at semicolons or tabs, a cell begins behind each; and behind a line break, in the middle of a quote.
    check("Ann;=cmd|' /C calc'!A0;x", "Ann;'=cmd|' /C calc'!A0;x");
    check("a;'=b", "a;''=b");
    check("a\t+b", "a\t'+b");
    check(";\t=x", ";'\t'=x");
    check("a;\"=b", "\"a;'\"\"=b\"");
    check("a\n=b", "\"a\n'=b\"");
    check("a\r\n\r\nb; c", "\"a\r\n\r\nb; c\"");
    check("a;b-c", "a;b-c");
}

/// An apostrophe more or less is all that tells the files of one version from those of another.
#[test]
fn files_with_other_guards_say_the_same() {
    assert!(say_the_same("a\nAnn;'=1\n", "a\nAnn;=1\n"));
    assert!(say_the_same("a\n\"x\n'- y\"\n", "a\n\"x\n- y\"\n"));
    assert!(!say_the_same("a\nO'Neil\n", "a\nONeil\n"));
    assert!(!say_the_same("a\nAnn;=1\n", "a\nAnn;=2\n"));
}

#[test]
fn checks_names() {
    let check = |cell: &str, expect: Result<&str, &str>| {
        let got = name(cell).map_err(|fault| words::files::what(&fault.into()));
        match expect {
            Ok(expect) => assert_eq!(got.as_deref(), Ok(expect)),
            Err(part) => assert!(got.as_ref().is_err_and(|words| words.contains(part)), "{cell:?}: {got:?}"),
        }
    };
    check(" Ada \t", Ok("Ada"));
    check("\u{A0}Ada\u{3000}", Ok("Ada"));
    check("Anna  Müller", Ok("Anna  Müller"));
    check("Zero\u{200B}Width", Ok("Zero\u{200B}Width"));
    check("NULL", Ok("NULL"));
    check("", Err("empty"));
    check(" \u{3000} ", Err("empty"));
    check("a\nb", Err("line break"));
    check("a\tb", Err("tab"));
    check("a\u{7}b", Err("U+0007"));
    check("a\u{85}b", Err("U+0085"));
    check(&"ä".repeat(300), Ok(&"ä".repeat(300)));
    check(&"a".repeat(301), Err("301"));
}

#[test]
fn checks_whole_numbers() {
    let check = |cell: &str, expect: Option<i64>| {
        assert_eq!(whole_number(cell, 0, 22).ok(), expect, "{cell:?}");
    };
    check("0", Some(0));
    check(" 22 ", Some(22));
    check("007", Some(7));
    for wrong in ["", " ", "-1", "23", "1.0", "1e1", "+5", "٣", "ten", "99999999999999999999", "--1", "-", "1 0"] {
        check(wrong, None);
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(rows in prop::collection::vec(prop::collection::vec("[^\0]{0,12}", 3), 0..8)) {
        let mut writer = CsvWriter::new(&["a", "b", "c"]);
        for row in &rows {
            writer.row(row);
        }
        let table = read(&writer.finish_for_download(), &["a", "b", "c"], &PLAYERS_FILE).unwrap();
        let back: Vec<Vec<String>> = table.records.into_iter().map(|record| record.cells).collect();
        prop_assert_eq!(back, rows);
    }

    #[test]
    fn formulas_are_guarded_wherever_a_cell_may_begin_and_come_back(
        cells in prop::collection::vec("[a'\"=+@＝;,\t\n\r-]{0,9}", 1..6)
    ) {
        let mut writer = CsvWriter::new(&["a", "b"]);
        for cell in &cells {
            writer.row(&["x", cell]);
        }
        let text = writer.finish();
        let table = read(&text, &["a", "b"], &PLAYERS_FILE).unwrap();
        let back: Vec<String> = table.records.into_iter().map(|mut record| record.cells.swap_remove(1)).collect();
        prop_assert_eq!(&back, &cells);
        // As a program that splits at commas has it, and one that splits at semicolons or tabs and knows no quote in the middle of a cell.
        let by_comma = csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes()).into_records();
        let by_comma = by_comma.flat_map(|record| record.unwrap().iter().map(str::to_owned).collect::<Vec<_>>());
        let elsewhere = text.split([';', '\t', '\n', '\r']).skip(1).map(|cell| cell.trim_start_matches('"').to_owned());
        for cell in by_comma.chain(elsewhere) {
            prop_assert!(!cell.starts_with(['=', '+', '-', '@', '＝']), "{cell:?} of {text:?}");
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "[a,;\t\"'=\r\n\0 é]{0,80}") {
        let _ = read(&text, &["a"], &PLAYERS_FILE);
    }
}

#[test]
fn a_file_beyond_its_limits_is_not_read_on() {
    let limits = FileLimits { what: "a test", bytes: 60, rows: 2, columns: 3, cell: 5 };
    let check = |text: &str, expected: &[&str]| {
        let (_, faults) = read_all(text, &[], &limits);
        let said: Vec<String> = faults.iter().map(said).collect();
        assert_eq!(said, expected, "{text:?}");
    };
    check("a,b,c\n1,2,3\n12345,5,6\n", &[]);
    check("a,b,c,d\n", &["line 1: has more than 3 columns"]);
    check("a\n1\n2\n3\n", &["the file has more than 2 lines after the header"]);
    check(
        "a\n123456\n\u{20ac}\u{20ac}\u{20ac}\u{20ac}\u{20ac}\n",
        &["line 2, column a: has 6 characters; at most 5 fit"],
    );
    check(&"x".repeat(61), &["the file is larger than 0 kB"]);
}

/// What lies beyond the most columns is not kept, and counted all the same.
#[test]
fn a_record_with_cells_without_end_is_counted_and_not_kept() {
    let limits = &reeve_limits::PLAYERS_FILE;
    let empty = format!("a,b\n1,2{}\n", ",".repeat(100_000));
    assert_eq!(read(&empty, &[], limits).map(|table| table.records[0].cells.clone()), Ok(vec!["1".into(), "2".into()]));
    let filled = format!("a,b\n1,2{}x\n", ",".repeat(100_000));
    let faults = read(&filled, &[], limits).unwrap_err();
    assert_eq!(faults, [FileFault::at_line(2, FormFault::Cells { found: 100_002, wanted: 2 })]);
    let (table, faults) = read_all(&format!("a{}\nx\n", ",".repeat(100_000)), &[], limits);
    assert!(table.is_none());
    assert_eq!(faults, [FileFault::at_line(1, FormFault::TooManyColumns { most: limits.columns })]);
    let lines = format!("{}a\n{}b\n", "\n\r".repeat(1_000), "\r\n".repeat(1_000));
    assert_eq!(read(&lines, &[], limits).map(|table| table.records[0].line), Ok(2_003));
}
