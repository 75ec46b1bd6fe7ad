//! Network addresses, as limits count them.

use std::net::{IpAddr, Ipv6Addr};

/// A network of an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    pub name: String,
    /// How many times as much of it may be as of the narrowest, where something is counted.
    pub weight: i64,
}

/// The networks that an address is counted under, the narrowest first. One household or phone holds the addresses below the first 64
/// bits of an IPv6 address, and one customer or rented machine up to a /48; of IPv4 it is one address, and beside it its neighbours.
/// What is no address is by itself.
pub fn networks(address: &str) -> Vec<Network> {
    let named = |name: String, weight: i64| Network { name, weight };
    match address.parse::<IpAddr>().map(|address| address.to_canonical()) {
        Ok(IpAddr::V6(v6)) => [(64, 1), (56, 4), (48, 16)]
            .map(|(bits, weight)| {
                named(format!("{}/{bits}", Ipv6Addr::from_bits(v6.to_bits() >> (128 - bits) << (128 - bits))), weight)
            })
            .into(),
        Ok(IpAddr::V4(v4)) => {
            let [a, b, c, _] = v4.octets();
            vec![named(v4.to_string(), 1), named(format!("{a}.{b}.{c}.0/24"), 8)]
        }
        Err(_) => vec![named(address.to_owned(), 1)],
    }
}

/// The narrowest network of an address.
pub fn network(address: &str) -> String {
    networks(address).swap_remove(0).name
}

/// The widest network of an address, for what its holder takes turns or shares half in.
pub fn widest(address: &str) -> String {
    networks(address).pop().map_or_else(String::new, |widest| widest.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_in_wider_and_wider_networks() {
        let check = |address: &str, expected: &[(&str, i64)]| {
            let found = networks(address);
            let found: Vec<(&str, i64)> = found.iter().map(|one| (one.name.as_str(), one.weight)).collect();
            assert_eq!(found, expected);
            assert_eq!((network(address).as_str(), widest(address).as_str()), (found[0].0, found[found.len() - 1].0));
        };
        check("192.0.2.7", &[("192.0.2.7", 1), ("192.0.2.0/24", 8)]);
        check("::ffff:192.0.2.7", &[("192.0.2.7", 1), ("192.0.2.0/24", 8)]);
        let wide = [("2001:db8:1:a00::/56", 4), ("2001:db8:1::/48", 16)];
        check("2001:db8:1:a02:3:4:5:6", &[("2001:db8:1:a02::/64", 1), wide[0], wide[1]]);
        check("2001:db8:1:aff:ffff::1", &[("2001:db8:1:aff::/64", 1), wide[0], wide[1]]);
        check("", &[("", 1)]);
    }
}
