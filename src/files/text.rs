//! From the bytes of a file to text: which encoding, and where it isn't that.

use encoding_rs::Encoding as Codec;
use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

use crate::files::table::Fault;

/// How the characters of a file are written as bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without a byte-order mark.
    Utf8,
    /// UTF-16, the lower byte first.
    Utf16Le,
    /// UTF-16, the higher byte first.
    Utf16Be,
    /// Windows-1252, as older spreadsheets in western Europe write it.
    Windows1252,
}

/// Every encoding that the import page offers.
pub const ENCODINGS: [Encoding; 4] = [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be, Encoding::Windows1252];

impl Encoding {
    /// As forms send it.
    pub fn code(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf16Le => "utf-16le",
            Encoding::Utf16Be => "utf-16be",
            Encoding::Windows1252 => "windows-1252",
        }
    }

    /// The encoding of that code.
    pub fn from_code(code: &str) -> Option<Encoding> {
        ENCODINGS.into_iter().find(|encoding| encoding.code() == code)
    }

    /// As people know it.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::Utf16Le => "UTF-16 (little end first)",
            Encoding::Utf16Be => "UTF-16 (big end first)",
            Encoding::Windows1252 => "Windows-1252",
        }
    }

    /// The likeliest encoding: by the byte-order mark, by the zero bytes that UTF-16 puts beside every
    /// plain letter, else UTF-8 where it is that, else Windows-1252.
    pub fn guess(bytes: &[u8]) -> Encoding {
        if let Some(marked) = marked(bytes) {
            return marked;
        }
        let start = &bytes[..bytes.len().min(4096)];
        let zeros = |parity: usize| start.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
        let many = start.len() / 4;
        match (zeros(0), zeros(1)) {
            (even, odd) if odd > many && odd > even => Encoding::Utf16Le,
            (even, _) if even > many => Encoding::Utf16Be,
            _ if std::str::from_utf8(bytes).is_ok() => Encoding::Utf8,
            _ => Encoding::Windows1252,
        }
    }
}

/// The encoding that the byte-order mark names.
fn marked(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some(Encoding::Utf8),
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16Le),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16Be),
        _ => None,
    }
}

/// The text of a file that must be UTF-8, as commands want it, without its byte-order mark. Every line
/// that isn't UTF-8 is named.
pub fn utf8(bytes: &[u8]) -> Result<&str, Vec<Fault>> {
    if let Some(other @ (Encoding::Utf16Le | Encoding::Utf16Be)) = marked(bytes) {
        return Err(vec![Fault::at_line(1, format!("the file is {}; it must be UTF-8", other.name()))]);
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|_| {
        let lines = bytes.split(|&byte| byte == b'\n').zip(1u64..);
        let broken = lines.filter(|(line, _)| std::str::from_utf8(line).is_err());
        broken.map(|(_, number)| Fault::at_line(number, "is not UTF-8")).collect()
    })
}

/// The text of a file in the encoding that a person chose (or [`Encoding::guess`] found), without its
/// byte-order mark. Every line is named that isn't in this encoding.
pub fn decode(bytes: &[u8], encoding: Encoding) -> Result<String, Vec<Fault>> {
    let codec = match encoding {
        Encoding::Utf8 => return utf8(bytes).map(str::to_string),
        Encoding::Utf16Le => UTF_16LE,
        Encoding::Utf16Be => UTF_16BE,
        Encoding::Windows1252 => WINDOWS_1252,
    };
    decode_with(codec, bytes).map_err(|line| vec![Fault::at_line(line, format!("is not {}", encoding.name()))])
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
    fn guesses_what_the_bytes_say() {
        let check = |bytes: &[u8], encoding: Encoding| {
            assert_eq!(Encoding::guess(bytes), encoding, "{bytes:?}");
        };
        check(b"", Encoding::Utf8);
        check(b"player\nAda\n", Encoding::Utf8);
        check("Mäkelä".as_bytes(), Encoding::Utf8);
        check(b"M\xE4kel\xE4", Encoding::Windows1252);
        check(b"\xEF\xBB\xBFa", Encoding::Utf8);
        check(b"\xFF\xFEa\0", Encoding::Utf16Le);
        check(b"\xFE\xFF\0a", Encoding::Utf16Be);
        check(b"a\0b\0c\0", Encoding::Utf16Le);
        check(b"\0a\0b\0c", Encoding::Utf16Be);
    }

    #[test]
    fn names_every_line_that_is_not_utf8() {
        let faults = utf8(b"player\nM\xE4\nAda\n\xFF\n").unwrap_err();
        let words: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(words, ["line 2: is not UTF-8", "line 4: is not UTF-8"]);
        assert!(utf8(b"\xFF\xFEp\0").unwrap_err()[0].to_string().contains("UTF-16"));
        assert_eq!(utf8(b"\xEF\xBB\xBFplayer"), Ok("player"));
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
