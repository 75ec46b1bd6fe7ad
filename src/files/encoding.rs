//! How the characters of a file are written as bytes.

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
    }
}

impl Encoding {
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
pub(crate) fn marked(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some(Encoding::Utf8),
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16Le),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16Be),
        _ => None,
    }
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
}
