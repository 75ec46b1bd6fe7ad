use reeve_files::text::*;

use super::said;
use crate as words;

#[test]
fn names_every_line_that_is_not_utf8() {
    let faults = utf8(b"player\nM\xE4\nAda\n\xFF\n").unwrap_err();
    let words: Vec<String> = faults.iter().map(said).collect();
    assert_eq!(words, ["line 2: is not UTF-8", "line 4: is not UTF-8"]);
    let other = utf8(b"\xFF\xFEp\0").unwrap_err();
    assert_eq!(words::files::fault(&other[0]), "line 1: the file is UTF-16 (little-endian); it must be UTF-8");
    assert_eq!(utf8(b"\xEF\xBB\xBFplayer"), Ok("player"));
}
