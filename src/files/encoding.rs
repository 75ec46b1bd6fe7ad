//! How the characters of a file are written as bytes.

use encoding_rs::{
    Encoding as Codec, ISO_8859_2, MACINTOSH, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
    WINDOWS_1253, WINDOWS_1254,
};

use reeve_rules::tournament::vocabulary::words;

words! {
    /// How the characters of a file are written as bytes.
    Encoding {
        /// UTF-8, with or without a byte-order mark.
        Utf8 = "utf-8",
        /// UTF-16, the lower byte first.
        Utf16Le = "utf-16le",
        /// UTF-16, the higher byte first.
        Utf16Be = "utf-16be",
        /// Windows-1252, as older spreadsheets in western Europe write it.
        Windows1252 = "windows-1252",
        /// The same of central Europe.
        Windows1250 = "windows-1250",
        /// Cyrillic.
        Windows1251 = "windows-1251",
        /// Greek.
        Windows1253 = "windows-1253",
        /// Turkish.
        Windows1254 = "windows-1254",
        /// Latin-2, central Europe.
        Iso8859_2 = "iso-8859-2",
        /// Western Europe, as older spreadsheets on a Mac write it.
        MacRoman = "macintosh",
    }
}

/// A line break within a cell, in a text whose lines are the rows of a sheet.
pub const BREAK: char = '\u{B}';

impl Encoding {
    pub(crate) fn codec(self) -> &'static Codec {
        match self {
            Encoding::Utf8 => UTF_8,
            Encoding::Utf16Le => UTF_16LE,
            Encoding::Utf16Be => UTF_16BE,
            Encoding::Windows1252 => WINDOWS_1252,
            Encoding::Windows1250 => WINDOWS_1250,
            Encoding::Windows1251 => WINDOWS_1251,
            Encoding::Windows1253 => WINDOWS_1253,
            Encoding::Windows1254 => WINDOWS_1254,
            Encoding::Iso8859_2 => ISO_8859_2,
            Encoding::MacRoman => MACINTOSH,
        }
    }
}

/// The encoding that the byte-order mark names.
pub(crate) fn marked(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some(Encoding::Utf8),
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16Le),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16Be),
        _ => None,
    }
}
