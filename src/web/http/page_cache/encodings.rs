//! The encodings of a kept page: which one a browser takes, and how it is made.

use std::io::Write;

use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Bytes;

/// Between size and time: a page of 200 players takes some milliseconds.
const BROTLI_QUALITY: u32 = 5;
const GZIP_LEVEL: u32 = 6;
/// The window of brotli as a power of two, larger than any page of ours.
const BROTLI_WINDOW: u32 = 20;

/// How a body is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Coding {
    /// As it is.
    Plain,
    Brotli,
    Gzip,
}

impl Coding {
    /// How many compressed ones there are.
    pub(crate) const PACKED: usize = 2;

    /// Its place among the compressed ones.
    pub(crate) fn packed(self) -> Option<usize> {
        match self {
            Coding::Plain => None,
            Coding::Brotli => Some(0),
            Coding::Gzip => Some(1),
        }
    }

    /// Its name in headers.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Coding::Plain => "identity",
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    /// What tells its tag from that of the same page in another encoding.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Coding::Plain => "",
            Coding::Brotli => "-br",
            Coding::Gzip => "-gzip",
        }
    }

    /// The encoding that a browser likes best among ours, brotli where it likes several the same.
    pub(crate) fn wanted(headers: &HeaderMap) -> Coding {
        let mut best = (Coding::Plain, 0);
        for line in headers.get_all(header::ACCEPT_ENCODING).filter_map(|line| line.to_str().ok()) {
            for word in line.split(',') {
                let (name, weight) = word.split_once(';').map_or((word, 1000), |(name, rest)| (name, weight(rest)));
                let coding = match name.trim() {
                    name if name.eq_ignore_ascii_case("br") => Coding::Brotli,
                    name if name.eq_ignore_ascii_case("gzip") => Coding::Gzip,
                    _ => continue,
                };
                if weight > best.1 || (weight == best.1 && weight > 0 && coding == Coding::Brotli) {
                    best = (coding, weight);
                }
            }
        }
        best.0
    }

    /// Compresses a body; `None` where there is nothing to do or it can't be done.
    pub(crate) fn pack(self, body: &[u8]) -> Option<Bytes> {
        match self {
            Coding::Plain => None,
            Coding::Brotli => {
                let mut packer = brotli::CompressorWriter::new(Vec::new(), 4096, BROTLI_QUALITY, BROTLI_WINDOW);
                packer.write_all(body).ok()?;
                Some(packer.into_inner().into())
            }
            Coding::Gzip => {
                let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(GZIP_LEVEL));
                packer.write_all(body).ok()?;
                packer.finish().ok().map(Bytes::from)
            }
        }
    }
}

/// The weight in thousandths behind a name, as in `;q=0.8`; one that can't be read counts as not taken.
fn weight(rest: &str) -> u32 {
    let Some((name, value)) = rest.split_once('=') else { return 0 };
    if !name.trim().eq_ignore_ascii_case("q") {
        return 0;
    }
    let (whole, part) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    let thousandths = part
        .bytes()
        .chain(*b"000")
        .take(3)
        .try_fold(0, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + u32::from(digit - b'0')));
    match (whole, thousandths) {
        ("0", Some(part)) => part,
        ("1", Some(0)) => 1000,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn the_best_encoding_is_chosen() {
        let check = |line: &'static str, wanted: Coding| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(line));
            assert_eq!(Coding::wanted(&headers), wanted, "{line}");
        };
        check("gzip, deflate, br, zstd", Coding::Brotli);
        check("gzip, deflate", Coding::Gzip);
        check("br;q=0.5, gzip;q=0.8", Coding::Gzip);
        check("gzip;q=0.8, br;q=0.8", Coding::Brotli);
        check("BR", Coding::Brotli);
        check("br;q=0, gzip;q=0.000", Coding::Plain);
        check("identity, *", Coding::Plain);
        check("br;q=2, gzip;level=9, br;q=", Coding::Plain);
        check("", Coding::Plain);
        assert_eq!(Coding::wanted(&HeaderMap::new()), Coding::Plain);
    }

    #[test]
    fn what_is_packed_comes_back() {
        let body = "who sits where ".repeat(5000);
        let packed = Coding::Brotli.pack(body.as_bytes()).expect("brotli");
        let mut back = String::new();
        brotli::Decompressor::new(packed.as_ref(), 4096).read_to_string(&mut back).expect("a text");
        assert!(back == body && packed.len() < 500);
        let packed = Coding::Gzip.pack(body.as_bytes()).expect("gzip");
        let mut back = String::new();
        flate2::read::GzDecoder::new(packed.as_ref()).read_to_string(&mut back).expect("a text");
        assert!(back == body && packed.len() < 5000);
        assert!(Coding::Plain.pack(body.as_bytes()).is_none());
    }
}
