//! From the bytes of a file to text, and where they are not in the encoding.

use encoding_rs::Encoding as Codec;

use crate::code_page::{guess, guess_by_beginning, guess_by_names};
use crate::encoding::{Encoding, marked};
use crate::fault::{FileFault, FormFault};
use crate::{spreadsheet, table};
use reeve_limits as limits;
use reeve_limits::FileLimits;

/// The text of a file that must be UTF-8, as commands want it, without its byte-order mark. Every line
/// that isn't UTF-8 is named.
pub fn utf8(bytes: &[u8]) -> Result<&str, Vec<FileFault>> {
    refuse_no_text(bytes)?;
    if let Some(other @ (Encoding::Utf16Le | Encoding::Utf16Be)) = marked(bytes) {
        return Err(vec![FileFault::at_line(1, FormFault::NotUtf8(other))]);
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|_| {
        let lines = bytes.split(|&byte| byte == b'\n').zip(1u64..);
        let broken = lines.filter(|(line, _)| std::str::from_utf8(line).is_err());
        // A picture that was sent by mistake is no text in any of its lines.
        let named = broken.take(limits::FAULTS + 1);
        named.map(|(_, number)| FileFault::at_line(number, FormFault::NotIn(Encoding::Utf8))).collect()
    })
}

/// A row may have blank lines beside it, and breaks within; with more than so many a row nothing of the file is looked at.
const LINES_OF_ROW: usize = 4;

/// The text of a file that somebody sends to a page, as it was or as a spreadsheet made it: a text in whatever encoding it seems to
/// be, or the first sheet of a workbook. `names` are those that may stand in it.
pub fn as_sent(bytes: &[u8], limits: &FileLimits, names: &[String]) -> Result<String, Vec<FileFault>> {
    match spreadsheet::first_sheet(bytes, limits) {
        Some(Ok(sheet)) => Ok(sheet.text),
        Some(Err(fault)) => Err(vec![FileFault::of_file(fault)]),
        None => match too_many_lines(bytes, limits) {
            Some(fault) => Err(vec![FileFault::of_file(fault)]),
            None => decode(bytes, guess_by_names(bytes, names)),
        },
    }
}

fn too_many_lines(bytes: &[u8], limits: &FileLimits) -> Option<FormFault> {
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
    (lines > LINES_OF_ROW * limits.rows).then_some(FormFault::TooManyRows { most: limits.rows })
}

/// The text of a file in the encoding that a person chose (or [`guess`] found), without its
/// byte-order mark. Every line is named that isn't in this encoding.
pub fn decode(bytes: &[u8], encoding: Encoding) -> Result<String, Vec<FileFault>> {
    refuse_no_text(bytes)?;
    if encoding == Encoding::Utf8 {
        return utf8(bytes).map(str::to_string);
    }
    decode_with(encoding.codec(), bytes).map_err(|line| vec![FileFault::at_line(line, FormFault::NotIn(encoding))])
}

/// How the workbooks of spreadsheets begin: those of today are zip files, older ones have a format of their own.
const WORKBOOKS: [&[u8]; 3] = [b"PK\x03\x04", b"PK\x05\x06", b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"];

/// How other files begin that are sent by mistake: PDF, PNG, JPEG, GIF, gzip, RTF.
const NO_TEXTS: [&[u8]; 7] =
    [b"%PDF-", b"\x89PNG\r\n\x1A\n", b"\xFF\xD8\xFF", b"GIF87a", b"GIF89a", b"\x1F\x8B", b"{\\rtf"];

/// What makes a file unreadable as a whole, in whatever way it is read: it is no text, there is nothing in it, or far too much.
pub fn fault_of_whole(bytes: &[u8], limits: &FileLimits) -> Option<FormFault> {
    let fault = no_text(bytes).or_else(|| too_many_lines(bytes, limits));
    fault.or_else(|| table::nothing_in(&decode(bytes, guess(bytes)).ok()?))
}

/// Refuses a file that is no text at all, such as one that was sent as the spreadsheet itself has it.
fn refuse_no_text(bytes: &[u8]) -> Result<(), Vec<FileFault>> {
    no_text(bytes).map_or(Ok(()), |fault| Err(vec![FileFault::of_file(fault)]))
}

/// That a file is no text, where it is none.
fn no_text(bytes: &[u8]) -> Option<FormFault> {
    let begins = |known: &[&[u8]]| known.iter().any(|begin| bytes.starts_with(begin));
    if begins(&WORKBOOKS) {
        return Some(FormFault::Workbook);
    }
    (begins(&NO_TEXTS) || is_full_of_controls(bytes)).then_some(FormFault::NotText)
}

/// Whether a file begins with more control characters than a damaged text has: more than one in twenty, and not just a
/// few.
fn is_full_of_controls(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(4096)];
    let pairs = || start.chunks_exact(2).map(|pair| [pair[0], pair[1]]);
    let units: Vec<u16> = match guess_by_beginning(bytes) {
        Some(Encoding::Utf16Le) => pairs().map(u16::from_le_bytes).collect(),
        Some(Encoding::Utf16Be) => pairs().map(u16::from_be_bytes).collect(),
        _ => start.iter().map(|byte| u16::from(*byte)).collect(),
    };
    let is_odd = |unit: &&u16| **unit < 0x20 && !matches!(**unit, 0x09 | 0x0A | 0x0C | 0x0D);
    let odd = units.iter().filter(is_odd).count();
    odd >= 8 && odd * 20 > units.len()
}

/// The text, or the line of the first fault.
fn decode_with(codec: &'static Codec, bytes: &[u8]) -> Result<String, u64> {
    // A byte-order mark of this very encoding goes; one of another is text, and shows as such.
    let (text, faults) = codec.decode_with_bom_removal(bytes);
    if !faults {
        return Ok(text.into_owned());
    }
    // encoding_rs marks the fault with U+FFFD, which the file may also hold honestly; the first one is
    // near enough to find the place.
    let before = text.split('\u{FFFD}').next().unwrap_or_default();
    Err(1 + before.matches('\n').count() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_workbook_is_told_from_a_list() {
        for bytes in [&b"PK\x03\x04\x14\x00"[..], b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\x00"] {
            for faults in [utf8(bytes).unwrap_err(), decode(bytes, guess(bytes)).unwrap_err()] {
                assert_eq!(faults, [FileFault::of_file(FormFault::Workbook)]);
            }
        }
        assert_eq!(utf8(b"PK\nAda\n"), Ok("PK\nAda\n"));
    }

    #[test]
    fn what_is_no_text_or_holds_nothing_is_told_as_a_whole() {
        let check = |bytes: &[u8], expected: Option<FormFault>| {
            assert_eq!(fault_of_whole(bytes, &limits::PLAYERS_FILE), expected, "{:?}", &bytes[..bytes.len().min(20)]);
        };
        check(b"PK\x03\x04\x14\x00", Some(FormFault::Workbook));
        check(b"%PDF-1.7\nplayer\nAda\n", Some(FormFault::NotText));
        check(b"\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR", Some(FormFault::NotText));
        check(&[&b"\x7FELF\x02\x01\x01"[..], &[0; 60]].concat(), Some(FormFault::NotText));
        check(&(0..=255).collect::<Vec<u8>>(), Some(FormFault::NotText));
        check(b"", Some(FormFault::Empty));
        check(b"\xEF\xBB\xBF", Some(FormFault::Empty));
        check(b"\n \t\r\n\n", Some(FormFault::Blank));
        check(b"\xFF\xFE\n\0\n\0", Some(FormFault::Blank));
        for list in [&b"player\nA\0da\n"[..], b"player\nM\xE4\n", b"\xFF\xFEp\0", b"a\n", b"player\n\xFF\xFE"] {
            check(list, None);
        }
    }

    #[test]
    fn decodes_what_a_person_chose() {
        assert_eq!(decode(b"M\xE4 \x80", Encoding::Windows1252).as_deref(), Ok("Mä €"));
        assert_eq!(decode(b"\xFF\xFEM\0\xE4\0", Encoding::Utf16Le).as_deref(), Ok("Mä"));
        assert_eq!(decode(b"\0M\0\xE4", Encoding::Utf16Be).as_deref(), Ok("Mä"));
        assert_eq!(decode(b"a\0\n\0\x00\xD8b\0", Encoding::Utf16Le).unwrap_err()[0].line, Some(2));
        assert!(decode(b"M\xE4", Encoding::Utf8).is_err());
    }
}
