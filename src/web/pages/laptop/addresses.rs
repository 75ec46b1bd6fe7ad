//! The addresses under which phones may find the laptop, as its page shows them.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header;

use reeve_http::config;
use reeve_http::error::Error;
use reeve_http::server::own_addresses::{Kind, Medium, OwnAddress};
use reeve_http::ui::qr;
use reeve_urls as urls;
use reeve_words as words;
use reeve_words::laptop::Network;

/// So many are shown; a laptop rarely is in more networks.
const MOST: usize = 4;

/// One of them.
pub(super) struct AddressView {
    pub network: String,
    pub address: String,
    /// The page that a phone tries there.
    pub try_page: String,
    pub qr: String,
}

/// How this laptop is reached: `http`, and the port behind a name; empty for the usual one.
pub(super) struct Reach {
    is_https: bool,
    port: String,
}

impl Reach {
    /// As the page of the laptop itself was asked for: the server listens on every address at one port.
    pub(super) fn of(http: &HttpRequest, is_https: bool) -> Reach {
        let host = http.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let port = host.rsplit_once(':').map(|(_, port)| port);
        let port = port.filter(|port| !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()));
        Reach { is_https, port: port.unwrap_or_default().to_owned() }
    }

    /// The port, as a firewall knows it.
    pub(super) fn port(&self) -> &str {
        match (self.port.as_str(), self.is_https) {
            ("", true) => "443",
            ("", false) => "80",
            (port, _) => port,
        }
    }

    /// The address of a machine by this name.
    pub(super) fn at(&self, name: &str) -> String {
        let scheme = if self.is_https { "https" } else { "http" };
        match self.port.as_str() {
            "" => format!("{scheme}://{name}"),
            port => format!("{scheme}://{name}:{port}"),
        }
    }

    fn at_ip(&self, ip: IpAddr) -> String {
        match ip {
            IpAddr::V4(ip) => self.at(&ip.to_string()),
            IpAddr::V6(ip) => self.at(&format!("[{ip}]")),
        }
    }
}

/// Sets the address that all codes and links lead to before the others, so that what a phone tries here is what it is sent to later.
pub(super) fn put_first(own: &mut [OwnAddress], public_url: &str) {
    let in_use = config::ip_in(public_url);
    own.sort_by_key(|one| Some(one.ip) != in_use);
}

/// Those that are worth a try, best first. Where there is one that a network gave, those that the machine took itself are none; and
/// where there is a short one, nobody needs a long one.
pub(super) fn for_phones(own: &[OwnAddress]) -> Vec<&OwnAddress> {
    let given: Vec<&OwnAddress> = own.iter().filter(|one| one.kind.is_given()).collect();
    let mut worth = match given.is_empty() {
        true => own.iter().filter(|one| matches!(one.kind, Kind::SelfAssigned)).collect(),
        false => given,
    };
    if worth.iter().any(|one| one.ip.is_ipv4()) {
        worth.retain(|one| one.ip.is_ipv4());
    }
    worth.truncate(MOST);
    worth
}

/// As they are shown, with the code of this run in their QR codes.
pub(super) fn shown(own: &[OwnAddress], reach: &Reach, code: &str) -> Result<Vec<AddressView>, Error> {
    let view = |one: &OwnAddress| {
        let medium = match one.medium() {
            Some(Medium::Wifi) => Network::Wifi,
            Some(Medium::Cable) => Network::Cable,
            None => Network::Unknown,
        };
        let address = reach.at_ip(one.ip);
        let try_page = urls::reached(code).on(&address);
        let qr = qr::picture(&try_page)?;
        Ok(AddressView { network: words::laptop::network(medium, &one.interface), address, try_page, qr })
    };
    for_phones(own).into_iter().map(view).collect()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn own(ip: &str, kind: Kind) -> OwnAddress {
        OwnAddress { ip: ip.parse().expect("an address"), interface: "wlan0".to_owned(), kind }
    }

    #[test]
    fn an_address_has_the_port_by_which_the_page_was_asked_for() {
        let check = |host: &str, expected: &str| {
            let http = TestRequest::default().insert_header((header::HOST, host)).to_http_request();
            assert_eq!(Reach::of(&http, false).at("reeve.local"), expected, "{host}");
        };
        check("127.0.0.1:8080", "http://reeve.local:8080");
        check("localhost", "http://reeve.local");
        check("[::1]", "http://reeve.local");
        check("[::1]:8081", "http://reeve.local:8081");
        let reach = Reach { is_https: true, port: String::new() };
        assert_eq!(reach.port(), "443");
        assert_eq!(reach.at_ip("fd00::2".parse().expect("an address")), "https://[fd00::2]");
    }

    #[test]
    fn what_phones_never_reach_is_not_offered() {
        let all = [
            own("192.168.1.5", Kind::Hall),
            own("2001:db8::7", Kind::Public),
            own("169.254.1.2", Kind::SelfAssigned),
            own("10.8.0.2", Kind::Vpn),
            own("172.17.0.1", Kind::Virtual),
        ];
        let shown = |own: &[OwnAddress]| for_phones(own).iter().map(|one| one.ip.to_string()).collect::<Vec<_>>();
        assert_eq!(shown(&all), ["192.168.1.5"]);
        assert_eq!(shown(&all[1..]), ["2001:db8::7"]);
        assert_eq!(shown(&all[2..]), ["169.254.1.2"]);
        assert!(shown(&all[3..]).is_empty());
    }

    #[test]
    fn the_address_that_all_codes_lead_to_is_the_one_to_try() {
        let first = |public_url: &str| {
            let mut own = ["192.168.1.5", "10.0.0.2", "fd00::2"].map(|ip| own(ip, Kind::Hall));
            put_first(&mut own, public_url);
            own.map(|one| one.ip.to_string())
        };
        assert_eq!(first("http://10.0.0.2:8080"), ["10.0.0.2", "192.168.1.5", "fd00::2"]);
        assert_eq!(first("http://[fd00::2]:8080"), ["fd00::2", "192.168.1.5", "10.0.0.2"]);
        for elsewhere in ["http://10.0.0.3", "http://0.0.0.0:8080", "https://reeve.example"] {
            assert_eq!(first(elsewhere), ["192.168.1.5", "10.0.0.2", "fd00::2"], "{elsewhere}");
        }
    }
}
