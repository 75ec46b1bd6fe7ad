//! Network addresses, as limits count them.

use std::net::IpAddr;

/// The network that an address is counted under: an IPv4 address by itself, an IPv6 address by its first 64
/// bits, since one household or phone holds all addresses below those. What is no address stays as it is.
pub fn network(address: &str) -> String {
    match address.parse::<IpAddr>().map(|address| address.to_canonical()) {
        Ok(IpAddr::V6(v6)) => {
            let [a, b, c, d, ..] = v6.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
        Ok(IpAddr::V4(v4)) => v4.to_string(),
        Err(_) => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks() {
        let check = |address: &str, expected: &str| assert_eq!(network(address), expected);
        check("192.0.2.7", "192.0.2.7");
        check("::ffff:192.0.2.7", "192.0.2.7");
        check("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64");
        check("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64");
        check("", "");
    }
}
