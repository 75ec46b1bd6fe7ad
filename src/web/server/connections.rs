//! Connections: how many there may be, in all and from one network address.

use std::any::Any;
use std::collections::HashMap;
use std::net::{IpAddr, Shutdown};
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::dev::Extensions;
use actix_web::rt::net::TcpStream;
use socket2::SockRef;

/// Open files that are no connections of people: the store's, the log's, those to mail and database servers.
const RESERVED: u64 = 200;

/// The connections that are open, by network address.
#[derive(Debug)]
pub struct Connections {
    open: Mutex<HashMap<IpAddr, usize>>,
    each: usize,
    proxies: Vec<IpAddr>,
}

impl Connections {
    /// None yet. From one address there may be `each`, without a limit where that is 0; proxies have none.
    pub fn new(each: usize, proxies: Vec<IpAddr>) -> Connections {
        Connections { open: Mutex::new(HashMap::new()), each, proxies }
    }

    /// Counts a new connection until it ends, or closes it at once where its address has too many.
    pub fn begin(self: &Arc<Self>, connection: &dyn Any, extensions: &mut Extensions) {
        let Some(stream) = connection.downcast_ref::<TcpStream>() else { return };
        // Without this the second half of an answer waits up to 40 ms for the browser to acknowledge the first.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection that can't be set to send at once");
        }
        let Ok(peer) = stream.peer_addr() else { return };
        let address = peer.ip().to_canonical();
        if self.each == 0 || self.proxies.contains(&address) {
            return;
        }
        match self.admit(address) {
            Some(open) => {
                extensions.insert(open);
            }
            None => {
                tracing::debug!(%address, most = self.each, "too many connections from one address");
                // Gone already is as good.
                let _ = SockRef::from(stream).shutdown(Shutdown::Both);
            }
        }
    }

    fn admit(self: &Arc<Self>, address: IpAddr) -> Option<OpenConnection> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.each {
            return None;
        }
        *count += 1;
        Some(OpenConnection { connections: Arc::clone(self), address })
    }
}

/// A connection that is counted while this lives.
#[derive(Debug)]
struct OpenConnection {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// How many connections the system lets the program have, after asking for as many open files as it gives.
pub fn most() -> usize {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    usize::try_from(files.saturating_sub(RESERVED).max(files / 2)).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_and_no_more_until_one_ends() {
        let connections = Arc::new(Connections::new(2, Vec::new()));
        let [one, other]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|ip| ip.parse().expect("an address"));
        let first = connections.admit(one).expect("the first");
        let _second = connections.admit(one).expect("the second");
        assert!(connections.admit(one).is_none());
        let elsewhere = connections.admit(other).expect("another address");
        drop(first);
        assert!(connections.admit(one).is_some());
        drop(elsewhere);
        assert!(!connections.open.lock().expect("the lock").contains_key(&other));
    }
}
