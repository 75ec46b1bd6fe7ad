//! Where a request comes from: which network address, and whether from a page of ours.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::dev::ServiceRequest;
use actix_web::http::header::{self, HeaderMap, HeaderName};

use reeve_actions::tournament::named::OwnHosts;

/// The network address of the caller. Behind a proxy that the settings name it is the last address of
/// `X-Forwarded-For` that is not such a proxy; from anybody else that header is not believed.
pub fn address(req: &ServiceRequest, proxies: &[IpAddr]) -> String {
    let Some(peer) = req.peer_addr().map(|peer| peer.ip().to_canonical()) else {
        return String::new();
    };
    if !proxies.contains(&peer) {
        return peer.to_string();
    }
    let named = |name: &str| name.trim().parse::<IpAddr>().map(|address| address.to_canonical());
    let mut lines: Vec<&str> = req.headers().get_all("x-forwarded-for").filter_map(|line| line.to_str().ok()).collect();
    lines.reverse();
    for name in lines.iter().flat_map(|line| line.rsplit(',')) {
        match named(name) {
            Ok(address) if proxies.contains(&address) => {}
            Ok(address) => return address.to_string(),
            // Something unreadable was not written by a proxy we know, and nothing further to the left was either.
            Err(_) => break,
        }
    }
    peer.to_string()
}

/// Whether an unsafe request came from one of our own pages. Browsers say so in `Sec-Fetch-Site` (over https, and to
/// their own machine) or in `Origin` (everywhere). A request with neither comes from no browser, and is believed
/// only while nobody is signed in with it.
pub fn is_from_our_page(headers: &HeaderMap, public_url: &str, signed_in: bool) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match text(header::ORIGIN) {
        Some(origin) => {
            let host = text(header::HOST).unwrap_or_default();
            origin == public_url || origin.split_once("://").is_some_and(|(_, at)| !host.is_empty() && at == host)
        }
        None => !signed_in,
    }
}

/// How this Reeve is reached, for an address that somebody pastes: by its public address, and as this request came.
pub fn own_hosts(req: &HttpRequest, public_url: &str) -> OwnHosts {
    let named = req.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    OwnHosts::of(public_url, named.or_else(|| req.uri().authority().map(|at| at.as_str())))
}

/// The address of the page that a request comes from, without the server's own in front, if the browser says.
pub fn page_before(headers: &HeaderMap) -> Option<String> {
    let referer = headers.get(header::REFERER)?.to_str().ok()?;
    let (_, rest) = referer.split_once("://")?;
    let page = rest.split_once('/').map(|(_, path)| format!("/{path}"))?;
    Some(page).filter(|path| !path.starts_with("//") && !path.starts_with("/\\"))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn only_a_known_proxy_is_believed() {
        let proxies: Vec<IpAddr> = vec!["10.0.0.1".parse().expect("one"), "10.0.0.2".parse().expect("another")];
        let check = |peer: &str, forwarded: &[&str], expected: &str| {
            let mut req = TestRequest::default().peer_addr(format!("{peer}:4000").parse().expect("a peer"));
            for line in forwarded {
                req = req.append_header(("x-forwarded-for", *line));
            }
            assert_eq!(address(&req.to_srv_request(), &proxies), expected, "{peer} {forwarded:?}");
        };
        check("192.0.2.7", &[], "192.0.2.7");
        check("192.0.2.7", &["198.51.100.1"], "192.0.2.7");
        check("[::ffff:192.0.2.7]", &[], "192.0.2.7");
        check("10.0.0.1", &[], "10.0.0.1");
        check("10.0.0.1", &["203.0.113.5, 198.51.100.1"], "198.51.100.1");
        check("10.0.0.1", &["203.0.113.5, 198.51.100.1, 10.0.0.2"], "198.51.100.1");
        check("10.0.0.1", &["203.0.113.5", "2001:db8::1"], "2001:db8::1");
        check("10.0.0.1", &["203.0.113.5, nonsense"], "10.0.0.1");
    }

    #[test]
    fn forms_come_from_our_own_pages() {
        let check = |given: &[(&str, &str)], signed_in: bool, expected: bool| {
            let mut req = TestRequest::default().insert_header(("host", "hall.example:8080"));
            for (name, value) in given {
                req = req.insert_header((*name, *value));
            }
            let req = req.to_http_request();
            let said = is_from_our_page(req.headers(), "https://reeve.example", signed_in);
            assert_eq!(said, expected, "{given:?} signed in: {signed_in}");
        };
        for signed_in in [true, false] {
            check(&[("sec-fetch-site", "same-origin")], signed_in, true);
            check(&[("sec-fetch-site", "none")], signed_in, true);
            check(&[("sec-fetch-site", "same-site")], signed_in, false);
            check(&[("sec-fetch-site", "cross-site")], signed_in, false);
            check(&[("sec-fetch-site", "cross-site"), ("origin", "https://reeve.example")], signed_in, false);
            check(&[("origin", "https://reeve.example")], signed_in, true);
            check(&[("origin", "http://hall.example:8080")], signed_in, true);
            check(&[("origin", "http://hall.example")], signed_in, false);
            check(&[("origin", "https://elsewhere.example")], signed_in, false);
            check(&[("origin", "null")], signed_in, false);
            check(&[], signed_in, !signed_in);
        }
    }
}
