//! The encodings of what is sent more than once, kept pages and the files of `static/`: which one a browser takes, and
//! how it is made.
//!
//! Actix compresses pages that are made for one answer, fast rather than small. It would compress the others anew for each who asks, so
//! they are compressed here, once. Gzip is the only encoding: every browser takes it. Brotli made pages an eighth smaller, the
//! program 1 MB larger, and the build 20 s of processor time longer.

use std::io::Write;

use actix_web::HttpMessage;
use actix_web::http::header::{AcceptEncoding, Encoding, Header, Preference, Quality, QualityItem};
use actix_web::web::Bytes;

/// The best there is: it is done once for everybody.
const GZIP_LEVEL: u32 = 9;

/// How a body is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    Plain,
    Gzip,
}

impl Coding {
    /// How many compressed ones there are.
    pub const PACKED: usize = 1;

    /// Its place among the compressed ones.
    pub fn packed(self) -> Option<usize> {
        match self {
            Coding::Plain => None,
            Coding::Gzip => Some(0),
        }
    }

    /// Its name in headers.
    pub fn name(self) -> &'static str {
        match self {
            Coding::Plain => "identity",
            Coding::Gzip => "gzip",
        }
    }

    /// What stands at the end of its entity tag, so that the same page has another tag in another encoding.
    pub fn ending(self) -> &'static str {
        match self {
            Coding::Plain => "",
            Coding::Gzip => "-gzip",
        }
    }

    /// The encoding that a browser gets: gzip, if it names that and does not refuse it.
    pub fn wanted(req: &impl HttpMessage) -> Coding {
        let Ok(AcceptEncoding(liked)) = AcceptEncoding::parse(req) else { return Coding::Plain };
        let takes = |one: &QualityItem<Preference<Encoding>>| {
            one.quality > Quality::ZERO && one.item.item().is_some_and(|name| *name == Encoding::gzip())
        };
        if liked.iter().any(takes) { Coding::Gzip } else { Coding::Plain }
    }

    /// Compresses a body; `None` where there is nothing to do or it can't be done.
    pub fn pack(self, body: &[u8]) -> Option<Bytes> {
        match self {
            Coding::Plain => None,
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
    fn who_takes_gzip_gets_it() {
        let check = |line: &'static str, wanted: Coding| {
            let req = TestRequest::default().insert_header((header::ACCEPT_ENCODING, line)).to_http_request();
            assert_eq!(Coding::wanted(&req), wanted, "{line}");
        };
        check("gzip, deflate, br, zstd", Coding::Gzip);
        check("br;q=0.8, gzip;q=0.5", Coding::Gzip);
        check("GZIP", Coding::Gzip);
        check("br, gzip;q=0.000", Coding::Plain);
        check("identity, *", Coding::Plain);
        check("br, gzip;level=9", Coding::Plain);
        check("", Coding::Plain);
        assert_eq!(Coding::wanted(&TestRequest::default().to_http_request()), Coding::Plain);
    }

    #[test]
    fn what_is_packed_comes_back() {
        let body = "who sits where ".repeat(5000);
        let packed = Coding::Gzip.pack(body.as_bytes()).expect("gzip");
        let mut back = String::new();
        flate2::read::GzDecoder::new(packed.as_ref()).read_to_string(&mut back).expect("a text");
        assert!(back == body && packed.len() < 5000);
        assert!(Coding::Plain.pack(body.as_bytes()).is_none());
    }
}
