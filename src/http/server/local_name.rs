//! The name by which this machine is found in the network of a hall, such as `reeve.local`, without anybody having set one up: it answers
//! to it by multicast (mDNS). The machine that takes over answers to the same name.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use mdns_sd::{IfKind, IfPredicate, ServiceDaemon, ServiceInfo};
use tokio::time::sleep;

use crate::config::ip_in;
use crate::server::app::App;

/// How often it is looked whether another machine has taken over, which then has the name.
const LOOK: Duration = Duration::from_secs(2);
/// What browsers of services list it as.
const KIND: &str = "_http._tcp.local.";

/// Answers to the name, until it is dropped.
struct Answering(ServiceDaemon);

impl Drop for Answering {
    fn drop(&mut self) {
        // It says goodbye by itself; where it has ended already there is nothing to say.
        let _ = self.0.shutdown();
    }
}

/// Answers to the name of the setting where this server listens in the network of a hall, as long as it is the one.
pub(super) async fn answer(app: &App, address: SocketAddr) {
    let name = app.config.local_name.as_str();
    let is_wanted = !name.is_empty() && (address.ip().is_unspecified() || is_in_hall(address.ip()));
    if !is_wanted {
        return;
    }
    let mut answering = None;
    loop {
        let is_the_one = app.spares.moved_to().is_none();
        if is_the_one && answering.is_none() {
            match answer_to(name, address) {
                Ok(begun) => answering = Some(begun),
                Err(error) => {
                    tracing::warn!(%error, name, "nobody finds this machine by its name in the network");
                    return;
                }
            }
        } else if !is_the_one {
            answering = None;
        }
        sleep(LOOK).await;
    }
}

fn answer_to(name: &str, address: SocketAddr) -> Result<Answering, mdns_sd::Error> {
    let hall = || {
        IfKind::Predicate(IfPredicate::new(move |interface| {
            let own = interface.ip();
            let is_listened_on = match address.ip() {
                IpAddr::V4(ip) if ip.is_unspecified() => own.is_ipv4(),
                ip => ip.is_unspecified() || ip == own,
            };
            is_listened_on && is_in_hall(own)
        }))
    };
    let answering = Answering(ServiceDaemon::new()?);
    answering.0.disable_interface(IfKind::All)?;
    answering.0.enable_interface(hall())?;
    let host = format!("{name}.local.");
    let mut service =
        ServiceInfo::new(KIND, "Reeve", &host, "", address.port(), &[("path", "/")][..])?.enable_addr_auto();
    service.set_interfaces(vec![hall()]);
    answering.0.register(service)?;
    Ok(answering)
}

/// The address by this name of a server that has an address of the network of a hall; none without a name, and elsewhere.
pub(crate) fn by_name(name: &str, address: &str) -> Option<String> {
    let is_found = !name.is_empty() && ip_in(address).is_some_and(is_in_hall);
    let ((scheme, _), (_, port)) = (address.split_once("://")?, address.rsplit_once(':')?);
    is_found.then(|| format!("{scheme}://{name}.local:{port}"))
}

/// Whether an address is one of a network that ends with a hall, a house or a cable.
fn is_in_hall(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_laptop_is_found_by_its_name_at_the_same_port() {
        let check = |name: &str, address: &str, expected: Option<&str>| {
            assert_eq!(by_name(name, address).as_deref(), expected, "{name} {address}");
        };
        check("reeve", "http://192.168.1.20:8080", Some("http://reeve.local:8080"));
        check("hall", "https://[fd00::2]:443", Some("https://hall.local:443"));
        check("", "http://192.168.1.20:8080", None);
        check("reeve", "http://198.51.100.7:8080", None);
    }

    #[test]
    fn nobody_is_told_of_a_name_in_the_open_internet() {
        for own in ["192.168.1.20", "10.0.0.7", "172.16.3.4", "169.254.8.8", "fd00::2", "fe80::1"] {
            assert!(is_in_hall(own.parse().expect("an address")), "{own}");
        }
        for other in ["127.0.0.1", "198.51.100.7", "0.0.0.0", "::1", "2001:db8::7"] {
            assert!(!is_in_hall(other.parse().expect("an address")), "{other}");
        }
    }
}
