//! Sends messages to addresses that organizers name. Nobody can have Reeve ask its own network so: every address that a name stands for
//! is looked at before a connection is made to that very address, redirects are not followed, and of an answer only its status is read.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use ring::hmac;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

/// How long the other server may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest pause that the other server may ask for.
const LONGEST_PAUSE: u64 = 3600;

/// What is wrong with an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HookAddressFault {
    /// It is no address on the web.
    NotWeb,
    /// It names a machine of the own network.
    OwnNetwork,
}

/// A message did not arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotDelivered {
    /// The other server answered this, and perhaps after how many seconds it may be tried again.
    Refused(u16, Option<u64>),
    /// The name stands for a machine of the own network.
    OwnNetwork,
    /// Nothing is known of the name.
    NoName,
    TooSlow,
    NoConnection,
}

impl NotDelivered {
    /// What is stored of it.
    pub fn stored(self) -> &'static str {
        match self {
            NotDelivered::Refused(..) => "refused",
            NotDelivered::OwnNetwork => "own network",
            NotDelivered::NoName => "no name",
            NotDelivered::TooSlow => "too slow",
            NotDelivered::NoConnection => "no connection",
        }
    }
}

/// What is sent.
pub struct HookMessage<'a> {
    /// The same at every try.
    pub id: String,
    pub event: &'a str,
    pub body: &'a str,
    /// As [`signature`] gives it, where messages are signed.
    pub signature: Option<String>,
}

/// Sends messages to web addresses.
#[derive(Debug)]
pub struct HookSender {
    agent: ureq::Agent,
    outside: Outside,
}

impl HookSender {
    /// Sends to every public address, and to these of the own network.
    pub fn new(allowed: &[IpAddr]) -> HookSender {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            .user_agent("Reeve")
            // A proxy would look the name up itself, and reach what it reaches.
            .proxy(None)
            // A connection that was looked at is not used for another message.
            .max_idle_connections(0)
            .build();
        let outside = Outside { allowed: allowed.into(), names: Arc::default() };
        let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), outside.clone());
        HookSender { agent, outside }
    }

    /// Looks at an address as somebody typed it. Where it holds a name, whose machine that is shows when it is sent to.
    pub fn check(&self, text: &str) -> Result<(), HookAddressFault> {
        let uri: Uri = text.parse().map_err(|_| HookAddressFault::NotWeb)?;
        let host = uri.host().unwrap_or_default();
        let is_plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
        let names_port = uri.authority().is_some_and(|authority| authority.as_str() != host);
        let has_port = uri.port_u16().is_some() || !names_port;
        if !matches!(uri.scheme_str(), Some("http" | "https")) || host.is_empty() || !is_plain || !has_port {
            return Err(HookAddressFault::NotWeb);
        }
        let literal = host.trim_start_matches('[').trim_end_matches(']').parse();
        match literal.map_or(true, |address| self.outside.reaches(address)) {
            true => Ok(()),
            false => Err(HookAddressFault::OwnNetwork),
        }
    }

    /// Sends a message, and gives the status of the answer. It holds the thread until the other server has answered.
    pub fn send(&self, url: &str, message: &HookMessage<'_>) -> Result<u16, NotDelivered> {
        let mut request = self
            .agent
            .post(url)
            .header("Content-Type", "application/json")
            .header("Reeve-Event", message.event)
            .header("Reeve-Message", &message.id);
        if let Some(signature) = &message.signature {
            request = request.header("Reeve-Signature", signature);
        }
        let answer = request.send(message.body).map_err(|error| fault(&error))?;
        let status = answer.status().as_u16();
        let pause = answer.headers().get("Retry-After").and_then(|value| value.to_str().ok()?.trim().parse().ok());
        match status {
            200..300 => Ok(status),
            _ => Err(NotDelivered::Refused(status, pause.map(|seconds: u64| seconds.min(LONGEST_PAUSE)))),
        }
    }
}

fn fault(error: &ureq::Error) -> NotDelivered {
    match error {
        ureq::Error::Timeout(_) => NotDelivered::TooSlow,
        ureq::Error::HostNotFound => NotDelivered::NoName,
        ureq::Error::Io(fault) if fault.kind() == io::ErrorKind::PermissionDenied => NotDelivered::OwnNetwork,
        _ => NotDelivered::NoConnection,
    }
}

/// The header by which the receiver knows who has sent a body and when: the time in seconds since 1970, and in hexadecimal digits
/// HMAC-SHA256 of that time, a dot and the body.
pub fn signature(secret: &str, now: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{now}.{body}").as_bytes());
    let digits: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={now},v1={digits}")
}

/// Finds addresses by name, and only those that a message may go to.
#[derive(Clone)]
struct Outside {
    allowed: Arc<[IpAddr]>,
    names: Arc<DefaultResolver>,
}

impl fmt::Debug for Outside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outside").field("allowed", &self.allowed).finish_non_exhaustive()
    }
}

impl Outside {
    fn reaches(&self, address: IpAddr) -> bool {
        is_public(address) || self.allowed.contains(&address.to_canonical())
    }
}

impl Resolver for Outside {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.names.resolve(uri, config, timeout).map_err(|fault| match fault {
            // What the system says of a name that nobody has.
            ureq::Error::Io(_) => ureq::Error::HostNotFound,
            other => other,
        })?;
        // A name that stands for both is not to be trusted either.
        match found.iter().all(|address| self.reaches(address.ip())) {
            true => Ok(found),
            false => Err(io::Error::from(io::ErrorKind::PermissionDenied).into()),
        }
    }
}

/// Whether an address is one of the internet, and not of this machine, the network that it is in, or set apart for something else.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_apart = match (a, b, c) {
        // This network; shared by customers of a provider; of the IETF; benchmarks; once for 6to4; from 240 on reserved.
        (0, ..) | (192, 0, 0) | (198, 18..=19, _) | (192, 88, 99) | (240.., ..) => true,
        (100, 64..=127, _) => true,
        _ => false,
    };
    !(is_apart
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let [a, b, ..] = parts;
    let embedded = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    match (a, b) {
        // An address of the older kind, by a gateway.
        (0x64, 0xff9b) => parts.get(2..6) == Some(&[0, 0, 0, 0]) && is_public_v4(embedded(parts[6], parts[7])),
        (0x2002, _) => is_public_v4(embedded(b, parts[2])),
        // Tunnels, set apart, examples.
        (0x2001, 0..=0x1ff | 0xdb8) => false,
        // What is given out at all is here; the own network, links and groups are elsewhere.
        (0x2000..=0x3ffe, _) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_the_own_network_is_public() {
        let check = |text: &str, expected: bool| assert_eq!(is_public(text.parse().unwrap()), expected, "{text}");
        for outside in ["8.8.8.8", "162.159.128.233", "100.63.0.1", "172.32.0.1", "2606:4700::1", "64:ff9b::808:808"] {
            check(outside, true);
        }
        for own in [
            "127.0.0.1",
            "127.8.8.8",
            "0.0.0.0",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.20",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "203.0.113.9",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "fe80::1",
            "fd00::1",
            "fec0::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:c0a8:114::1",
            "2001:0:1::1",
            "2001:db8::1",
            "::7f00:1",
            "5f00::1",
        ] {
            check(own, false);
        }
    }

    #[test]
    fn an_address_is_one_on_the_web_without_a_password_and_outside() {
        let sender = HookSender::new(&["192.168.1.20".parse().unwrap()]);
        for taken in ["https://discord.com/api/webhooks/1/x", "http://example.org:8080/?a=b", "http://192.168.1.20/x"] {
            assert_eq!(sender.check(taken), Ok(()), "{taken}");
        }
        for none in [
            "",
            "discord.com",
            "/x",
            "ftp://example.org/",
            "https://user:secret@example.org/",
            "https://",
            "https:///x",
        ] {
            assert_eq!(sender.check(none), Err(HookAddressFault::NotWeb), "{none}");
        }
        for own in ["http://127.0.0.1/", "http://[::1]:8080/x", "https://192.168.1.21/", "http://[::ffff:10.0.0.1]/"] {
            assert_eq!(sender.check(own), Err(HookAddressFault::OwnNetwork), "{own}");
        }
    }

    #[test]
    fn a_name_of_this_machine_is_refused_before_a_connection_is_made() {
        let message = HookMessage { id: "1".to_owned(), event: "test", body: "{}", signature: None };
        let sent = HookSender::new(&[]).send("http://localhost:9/", &message);
        assert_eq!(sent, Err(NotDelivered::OwnNetwork));
    }

    #[test]
    fn a_body_is_signed_with_its_time() {
        // printf '%s' '1000.{"a":1}' | openssl dgst -sha256 -hmac secret
        let signed = signature("secret", 1000, "{\"a\":1}");
        assert_eq!(signed, "t=1000,v1=79735020b7448fd0956ae8a025e12d8e8e654b3b2d7757e722076546bb0f8e3b");
        assert_ne!(signed, signature("secret", 1001, "{\"a\":1}"));
        assert_ne!(signed, signature("other", 1000, "{\"a\":1}"));
    }
}
