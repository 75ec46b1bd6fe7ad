//! The encodings of a kept page: which one a browser takes, and how it is made.
//!
//! Actix reads the header, and compresses the pages that are not kept. It does not choose: its own choice
//! ([`AcceptEncoding::negotiate`]) is the first that the browser names, which is gzip for every browser there is, and it
//! would compress a kept page anew for each who asks.

use std::io::Write;

use actix_web::HttpMessage;
use actix_web::http::header::{AcceptEncoding, Encoding, Header, Preference, Quality, QualityItem};
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
    pub(crate) fn wanted(req: &impl HttpMessage) -> Coding {
        let Ok(AcceptEncoding(liked)) = AcceptEncoding::parse(req) else { return Coding::Plain };
        let ours = |one: &QualityItem<Preference<Encoding>>| {
            let name = one.item.item().filter(|_| one.quality > Quality::ZERO)?;
            let coding = match name {
                name if *name == Encoding::brotli() => Coding::Brotli,
                name if *name == Encoding::gzip() => Coding::Gzip,
                _ => return None,
            };
            Some((one.quality, coding))
        };
        let best = liked.iter().filter_map(ours).max_by_key(|(quality, coding)| (*quality, *coding == Coding::Brotli));
        best.map_or(Coding::Plain, |(_, coding)| coding)
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

#[cfg(test)]
mod tests {
    use std::io::Read;

    use actix_web::http::header;
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn the_best_encoding_is_chosen() {
        let check = |line: &'static str, wanted: Coding| {
            let req = TestRequest::default().insert_header((header::ACCEPT_ENCODING, line)).to_http_request();
            assert_eq!(Coding::wanted(&req), wanted, "{line}");
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
        assert_eq!(Coding::wanted(&TestRequest::default().to_http_request()), Coding::Plain);
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
