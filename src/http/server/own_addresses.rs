//! The addresses of this machine, the one that the phones of a hall most likely reach first.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use if_addrs::Interface;

/// An address of this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnAddress {
    pub ip: IpAddr,
    /// The name that the system gives it: `wlan0`, `Ethernet 2`.
    pub interface: String,
    pub kind: Kind,
}

/// What an address leads to. In the order in which phones try them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A private network, by cable or by wifi.
    Hall,
    /// The open internet.
    Public,
    /// No network gave one: the machine took an address itself.
    SelfAssigned,
    Vpn,
    /// Networks inside this machine: of containers and of virtual machines.
    Virtual,
}

/// By what an address is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Medium {
    Cable,
    Wifi,
}

/// Beginnings of names, in small letters, with blanks between.
const VPN: &str = "tun tap wg utun ppp tailscale zt ipsec nordlynx proton mullvad cscotun gpd zerotier hamachi";
const VIRTUAL: &str = "docker br- veth virbr vboxnet vmnet vnet lxcbr lxdbr incusbr podman cni flannel cali wsl";
const WIFI: &str = "wlan wlp wlx wlo wi-fi wifi wireless";
/// Windows names a cable in the language of its owner.
const CABLE: &str = "eth enp eno ens enx usb lan- local";
/// Parts of the names that people see on Windows.
const VPN_PARTS: &str = "vpn wireguard wintun anyconnect";
const VIRTUAL_PARTS: &str = "(wsl virtualbox vmware hyper-v host-only";

/// Whether a name of the system begins with one of these.
fn begins(name: &str, with: &str) -> bool {
    with.split(' ').any(|one| name.starts_with(one))
}

/// Whether one of these is in it.
fn holds(name: &str, parts: &str) -> bool {
    parts.split(' ').any(|one| name.contains(one))
}

impl OwnAddress {
    fn new(interface: &str, ip: IpAddr, point_to_point: bool) -> OwnAddress {
        OwnAddress { ip, interface: interface.to_owned(), kind: Kind::of(interface, ip, point_to_point) }
    }

    /// By what it is reached, where its name says so.
    pub fn medium(&self) -> Option<Medium> {
        let name = self.interface.to_lowercase();
        match self.kind {
            Kind::Vpn | Kind::Virtual => None,
            // With a star Windows marks the wifi that it makes itself, for phones to come to.
            _ if begins(&name, WIFI) || name.contains('*') => Some(Medium::Wifi),
            _ if begins(&name, CABLE) => Some(Medium::Cable),
            _ => None,
        }
    }
}

impl Kind {
    /// Whether a network gave the address, so that phones in that network reach it.
    pub fn is_given(self) -> bool {
        matches!(self, Kind::Hall | Kind::Public)
    }

    fn of(interface: &str, ip: IpAddr, point_to_point: bool) -> Kind {
        let name = interface.to_lowercase();
        if begins(&name, VIRTUAL) || holds(&name, VIRTUAL_PARTS) {
            return Kind::Virtual;
        }
        if point_to_point || begins(&name, VPN) || holds(&name, VPN_PARTS) {
            return Kind::Vpn;
        }
        match ip {
            IpAddr::V4(ip) if ip.is_link_local() => Kind::SelfAssigned,
            IpAddr::V4(ip) if ip.is_private() => Kind::Hall,
            IpAddr::V6(ip) if ip.is_unique_local() => Kind::Hall,
            _ => Kind::Public,
        }
    }
}

/// Those that phones may reach, best first; loopback and what IPv6 assigns to itself are left out.
pub fn own_addresses() -> Vec<OwnAddress> {
    let found = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!(%error, "the addresses of this machine can't be read");
        Vec::new()
    });
    let up = found.iter().filter(|one| one.is_oper_up());
    let up = up.map(|Interface { name, addr, is_p2p, .. }| OwnAddress::new(name, addr.ip(), *is_p2p));
    best_first(up.collect(), routed())
}

/// The address with which the system would send to the world. Nothing is sent: the other one is of a network for examples.
fn routed() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|own| own.ip())
}

/// Of those that networks gave IPv4 before IPv6, which fewer networks carry and nobody types; within a kind the one with which the system
/// sends, since a network inside the machine may have any name; then a cable before wifi, and that before what can't be told; equals as
/// the system has them.
fn best_first(mut addresses: Vec<OwnAddress>, routed: Option<IpAddr>) -> Vec<OwnAddress> {
    addresses.retain(|one| match one.ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_unspecified(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unspecified() && !ip.is_unicast_link_local(),
    });
    addresses.sort_by_cached_key(|one| {
        let medium = one.medium();
        let (is_given, is_long) = (one.kind.is_given(), one.ip.is_ipv6());
        (!is_given, is_given && is_long, one.kind, is_long, Some(one.ip) != routed, medium.is_none(), medium)
    });
    addresses
}

/// The address to be reached at from now on, of those found, best first; none where the one in use stays. It does for as long as it is as
/// good as any, so that nobody who has it is sent elsewhere for nothing; a long one gives way to a short one. Where the network is gone
/// it stays too, and what leads phones nowhere takes no place: mostly the network comes back as it was.
pub(super) fn to_move_to(found: &[OwnAddress], in_use: Option<&OwnAddress>) -> Option<OwnAddress> {
    let best = found.first().filter(|best| best.kind < Kind::Vpn)?;
    let stays = |used: &OwnAddress| {
        let is_as_good = |kind: Kind| kind == best.kind || (kind.is_given() && best.kind.is_given());
        let is_there = found.iter().any(|one| one.ip == used.ip && is_as_good(one.kind));
        is_there && (used.ip.is_ipv4() || best.ip.is_ipv6())
    };
    if in_use.is_some_and(stays) {
        return None;
    }
    Some(best.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(interface: &str, ip: &str) -> OwnAddress {
        OwnAddress::new(interface, ip.parse().expect("an address"), false)
    }

    fn names(addresses: Vec<OwnAddress>) -> Vec<String> {
        best_first(addresses, None).into_iter().map(|one| one.interface).collect()
    }

    #[test]
    fn phones_try_the_hall_before_the_internet_and_what_they_never_reach_last() {
        let found = vec![
            of("lo", "127.0.0.1"),
            of("docker0", "172.17.0.1"),
            of("tun0", "10.8.0.2"),
            of("eth1", "169.254.3.4"),
            of("eth2", "198.51.100.7"),
            of("wlp3s0", "192.168.1.20"),
        ];
        assert_eq!(names(found), ["wlp3s0", "eth2", "eth1", "tun0", "docker0"]);
    }

    #[test]
    fn a_cable_comes_before_wifi_and_that_before_what_cannot_be_told() {
        let found = vec![of("en7", "10.0.0.3"), of("wlan0", "10.0.0.2"), of("enp0s25", "10.0.0.1")];
        assert_eq!(names(found), ["enp0s25", "wlan0", "en7"]);
        let found = vec![of("WLAN", "10.0.0.2"), of("Réseau", "10.0.0.9"), of("Ethernet 2", "10.0.0.1")];
        assert_eq!(names(found), ["Ethernet 2", "WLAN", "Réseau"]);
    }

    #[test]
    fn equals_stand_as_the_system_has_them() {
        let found = vec![of("eth1", "10.0.0.9"), of("eth0", "10.0.0.1"), of("eth0", "10.0.0.5")];
        assert_eq!(names(found.clone()), ["eth1", "eth0", "eth0"]);
        let ips: Vec<String> = best_first(found, None).iter().map(|one| one.ip.to_string()).collect();
        assert_eq!(ips, ["10.0.0.9", "10.0.0.1", "10.0.0.5"]);
    }

    #[test]
    fn of_one_network_the_shorter_address_is_given() {
        let found = vec![
            of("eth0", "fe80::1"),
            of("eth0", "2001:db8::7"),
            of("eth0", "fd00::7"),
            of("eth0", "192.168.1.7"),
            of("lo", "::1"),
        ];
        let ips: Vec<String> = best_first(found, None).iter().map(|one| one.ip.to_string()).collect();
        assert_eq!(ips, ["192.168.1.7", "fd00::7", "2001:db8::7"]);
        let ips = best_first(vec![of("eth0", "fd00::7"), of("eth0", "198.51.100.7")], None);
        assert_eq!(ips[0].ip.to_string(), "198.51.100.7", "whoever gave it");
    }

    #[test]
    fn a_network_is_known_by_the_name_that_each_system_gives_it() {
        let kind = |interface| of(interface, "192.168.7.7").kind;
        let hall = ["eth0", "enp3s0", "wlan0", "wlp2s0", "br0", "en0", "bridge100", "Ethernet", "Wi-Fi", "WLAN"];
        for interface in hall.into_iter().chain(["Local Area Connection* 2", "LAN-Verbindung"]) {
            assert_eq!(kind(interface), Kind::Hall, "{interface}");
        }
        let vpn = ["tun0", "tap1", "wg0", "utun4", "ppp0", "tailscale0", "Tailscale", "ztabcdef12", "ProtonVPN"];
        let named = ["OpenVPN TAP-Windows6", "WireGuard Tunnel", "Company VPN", "TAP-Windows Adapter V9"];
        for interface in vpn.into_iter().chain(named) {
            assert_eq!(kind(interface), Kind::Vpn, "{interface}");
        }
        let inside = ["docker0", "br-0a1b2c3d4e5f", "veth1a2b", "virbr0", "vboxnet0", "vmnet8", "vEthernet (WSL)"];
        let named = ["vEthernet (Default Switch)", "VMware Network Adapter VMnet1", "VirtualBox Host-Only Network"];
        for interface in inside.into_iter().chain(named) {
            assert_eq!(kind(interface), Kind::Virtual, "{interface}");
        }
        let dialed = OwnAddress::new("Verbindung", [10, 0, 0, 1].into(), true);
        assert_eq!((dialed.kind, dialed.medium()), (Kind::Vpn, None));
    }

    #[test]
    fn an_address_in_use_stays_while_it_is_as_good_as_any() {
        let (cable, wifi) = (of("eth0", "10.0.0.1"), of("wlan0", "192.168.1.2"));
        let (docker, own) = (of("docker0", "172.17.0.1"), of("wlan0", "169.254.3.4"));
        let next = |found: &[&OwnAddress], in_use: Option<&OwnAddress>| {
            to_move_to(&best_first(found.iter().copied().cloned().collect(), None), in_use)
        };
        assert_eq!(next(&[&docker, &wifi], None), Some(wifi.clone()));
        assert_eq!(next(&[&cable, &wifi], Some(&wifi)), None, "a cable that is plugged in moves nobody");
        assert_eq!(next(&[&cable, &docker], Some(&wifi)), Some(cable.clone()), "one that is gone is left");
        assert_eq!(next(&[&own, &wifi], Some(&own)), Some(wifi.clone()), "a hall that appears is gone to");
        assert_eq!(next(&[&docker], Some(&wifi)), None, "a network that is gone may come back");
        assert_eq!(next(&[], Some(&wifi)), None);
        let public = of("eth0", "198.51.100.7");
        assert_eq!(next(&[&public, &wifi], Some(&public)), None, "what phones came by stays");
        assert_eq!(next(&[&own], Some(&wifi)), Some(own.clone()), "two devices on a cable have no more");
        for inside in [&docker, &of("tun0", "10.8.0.2")] {
            assert_eq!(next(&[inside], None), None, "no phone gets there");
        }
    }

    #[test]
    fn a_long_address_in_use_gives_way_to_a_short_one() {
        let (long, other, short) = (of("eth0", "fd00::7"), of("eth0", "fd00::8"), of("eth0", "192.168.1.7"));
        let next = |found: Vec<OwnAddress>, in_use: &OwnAddress| to_move_to(&best_first(found, None), Some(in_use));
        assert_eq!(next(vec![long.clone(), short.clone()], &long), Some(short.clone()));
        assert_eq!(next(vec![other, long.clone()], &long), None);
        assert_eq!(next(vec![long, short.clone()], &short), None);
    }

    #[test]
    fn of_one_kind_that_with_which_the_system_sends_comes_first() {
        let found = || vec![of("Ethernet 2", "192.168.56.1"), of("WLAN", "192.168.1.2"), of("tun0", "10.8.0.2")];
        let first = |routed: [u8; 4]| best_first(found(), Some(routed.into())).remove(0).interface;
        assert_eq!(first([192, 168, 1, 2]), "WLAN");
        assert_eq!(first([192, 168, 56, 1]), "Ethernet 2");
        assert_eq!(first([10, 8, 0, 2]), "Ethernet 2", "a VPN through which everything goes stays behind");
    }

    #[test]
    fn a_machine_never_names_what_leads_to_itself() {
        assert!(own_addresses().iter().all(|one| !one.ip.is_loopback()));
    }
}
