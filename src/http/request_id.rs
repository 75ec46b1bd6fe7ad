//! The number of a request: a response header, on every error page, and in every line of the log about it.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::dev::ServiceRequest;
use actix_web::http::header::{HeaderName, HeaderValue};

/// The header that carries it, in both directions.
pub const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// How many characters of a proxy's own number are taken over.
const LONGEST: usize = 64;

/// Digits and letters that can't be mistaken for one another when somebody reads a number out on the telephone.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The number of one request: ten letters and digits of our own, or the number of a trusted proxy.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RequestId(String);

impl RequestId {
    /// The number that a proxy of the settings gave the request, or a new one. From anybody else the header is not
    /// believed: it ends up in our log.
    pub fn of(req: &ServiceRequest, proxies: &[IpAddr]) -> RequestId {
        let trusted = req.peer_addr().is_some_and(|peer| proxies.contains(&peer.ip().to_canonical()));
        let given = req.headers().get(HEADER).filter(|_| trusted).and_then(|value| value.to_str().ok());
        match given.filter(|given| is_sane(given)) {
            Some(given) => RequestId(given.to_owned()),
            None => RequestId::new(),
        }
    }

    /// A new number. Two copies of Reeve, or two starts of one, don't give the same: each begins somewhere else.
    fn new() -> RequestId {
        static START: OnceLock<u64> = OnceLock::new();
        static COUNT: AtomicU64 = AtomicU64::new(0);
        // The standard library's hasher is keyed by the operating system's random numbers. A number is no secret, so
        // one question at the start is enough.
        let start = *START.get_or_init(|| RandomState::new().hash_one(std::process::id()));
        let mixed = mix(start.wrapping_add(COUNT.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        let letter = |place: u32| LETTERS.get((mixed >> (place * 5)) as usize % 32).copied().unwrap_or(b'0');
        RequestId((0..10).map(|place| char::from(letter(place))).collect())
    }

    /// The number as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The number as the value of [`HEADER`]; `None` before there is one.
    pub fn header(&self) -> Option<HeaderValue> {
        if self.0.is_empty() { None } else { HeaderValue::from_str(&self.0).ok() }
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a proxy's number may stand in our log and on our pages.
fn is_sane(given: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    !given.is_empty() && given.len() <= LONGEST && given.bytes().all(letter)
}

/// The finisher of SplitMix64: each number to another one, far away.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn every_request_has_another_number() {
        let numbers: BTreeSet<String> = (0..10_000).map(|_| RequestId::new().0).collect();
        assert_eq!(numbers.len(), 10_000);
        for number in numbers {
            assert!(number.len() == 10 && number.bytes().all(|byte| LETTERS.contains(&byte)), "{number}");
        }
    }

    #[test]
    fn only_a_known_proxy_may_number_requests() {
        let proxies: Vec<IpAddr> = vec!["10.0.0.1".parse().expect("an address")];
        let check = |peer: &str, given: &str, taken: bool| {
            let req = TestRequest::default()
                .peer_addr(format!("{peer}:4000").parse().expect("a peer"))
                .insert_header((HEADER, given))
                .to_srv_request();
            assert_eq!(RequestId::of(&req, &proxies).as_str() == given, taken, "{peer} {given:?}");
        };
        check("10.0.0.1", "0af7651916cd43dd8448eb211c80319c", true);
        check("10.0.0.1", "4bf92f35-77b3-4da6.a3ce_929d", true);
        check("192.0.2.7", "0af7651916cd43dd8448eb211c80319c", false);
        check("10.0.0.1", "", false);
        check("10.0.0.1", "two words", false);
        check("10.0.0.1", "<b>", false);
        check("10.0.0.1", &"a".repeat(65), false);
    }
}
