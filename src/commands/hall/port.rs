//! The port that the hall's server listens on.

use std::io;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

use crate::commands::Failure;
use reeve_http::server::laptop::PortTaken;
use reeve_http::server::neighbour;
use reeve_words as words;

/// Those that are tried, the first one first. A phone remembers the one of yesterday.
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8099;

/// How long whoever has a port may take to answer on this machine.
const ANSWER: Duration = Duration::from_millis(300);

/// The port that is wanted, or one that is free; 0 is any.
pub(super) fn choose(wanted: Option<u16>) -> Result<u16, Failure> {
    let any = || free_one().map_err(|error| Failure::Broken(words::hall_command::no_port(&error)));
    match wanted {
        Some(0) => any(),
        Some(port) => match try_port(port) {
            Ok(()) => Ok(port),
            Err(error) => Err(Failure::Broken(words::hall_command::port_not_free(port, &error))),
        },
        None => PORTS.into_iter().find(|port| is_free(*port)).map_or_else(any, Ok),
    }
}

/// The one that is tried first, where another program has it and this port was chosen in its place.
pub(super) fn first_taken(chosen: u16) -> Option<PortTaken> {
    taken(*PORTS.start(), chosen)
}

fn taken(port: u16, chosen: u16) -> Option<PortTaken> {
    let is_taken = port != chosen && try_port(port).is_err_and(|error| error.kind() == ErrorKind::AddrInUse);
    let there = format!("http://{}:{port}", Ipv4Addr::LOCALHOST);
    is_taken.then(|| PortTaken { port, is_by_reeve: neighbour::answers(&there, ANSWER) })
}

/// A free port that the system chooses.
pub(super) fn free_one() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0))?.local_addr()?.port())
}

/// Whether a port can be listened on.
pub(super) fn is_free(port: u16) -> bool {
    try_port(port).is_ok()
}

/// Whether a port can be listened on, on every address of the machine. Error: why not.
fn try_port(port: u16) -> io::Result<()> {
    // Some systems let several programs have one port, and then the one that names an address of the machine gets whoever comes there.
    if TcpStream::connect_timeout(&SocketAddr::from((Ipv4Addr::LOCALHOST, port)), ANSWER).is_ok() {
        return Err(ErrorKind::AddrInUse.into());
    }
    drop(TcpListener::bind((Ipv4Addr::UNSPECIFIED, port))?);
    match TcpListener::bind((Ipv6Addr::UNSPECIFIED, port)) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => Err(error),
        // Without IPv6 the machine has the other addresses.
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    #[test]
    fn whoever_has_the_first_port_is_told_from_a_reeve() {
        for (said, is_by_reeve) in [("ok\n", true), ("OK, this is a printer", false), ("", false)] {
            let other = TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0)).unwrap();
            let port = other.local_addr().unwrap().port();
            std::thread::spawn(move || {
                for mut stream in other.incoming().map_while(Result::ok) {
                    // Who only looks whether somebody is there asks nothing.
                    let asks = stream.read(&mut [0; 1000]).is_ok_and(|length| length > 0);
                    if asks && !said.is_empty() {
                        let length = said.len();
                        let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
                        stream.write_all((head + said).as_bytes()).unwrap();
                    }
                }
            });
            assert_eq!(taken(port, port), None);
            assert_eq!(taken(port, port.wrapping_add(1)), Some(PortTaken { port, is_by_reeve }), "{said:?}");
        }
        let free = free_one().unwrap();
        // Another program may take it in this moment.
        assert!((0..5).any(|_| taken(free, 1).is_none()));
    }

    #[test]
    fn a_port_that_somebody_has_is_not_free() {
        for own in ["127.0.0.1:0", "0.0.0.0:0", "[::]:0"] {
            if TcpListener::bind(own).is_err() {
                continue;
            }
            // Another program may take the port in the moment in which it is free.
            assert!((0..5).any(|_| is_taken_and_free_again(own)), "{own}");
        }
    }

    fn is_taken_and_free_again(own: &str) -> bool {
        let other = TcpListener::bind(own).expect(own);
        let port = other.local_addr().unwrap().port();
        assert!(matches!(choose(Some(port)), Err(Failure::Broken(_))), "{own}");
        drop(other);
        choose(Some(port)).is_ok_and(|chosen| chosen == port)
    }
}
