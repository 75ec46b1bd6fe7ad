//! How many connections there may be, in all and from one network.
//!
//! A network at its limit gets a new connection in exchange for an old one: first one whose request has not arrived
//! whole (above all one that has sent nothing), then an idle one. So somebody who leaves connections hanging loses
//! their own, and others of the same network still get through.

use std::collections::{HashMap, VecDeque};
use std::mem::MaybeUninit;
use std::net::{IpAddr, Shutdown};
use std::rc::Rc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::HttpRequest;
use actix_web::rt::net::TcpStream;
use reeve_actions::network::{Network, networks};
use socket2::{SockRef, Socket};

/// Open files other than people's connections: the store's, the log's, those to mail and database servers.
const RESERVED: u64 = 200;
/// Open files of a connection: itself, and the handle by which it is closed.
const FILES: u64 = 2;

/// The connections that are open, by the name of their networks, the oldest first.
#[derive(Debug)]
pub struct Connections {
    open: Mutex<OpenByNetwork>,
    each: usize,
    proxies: Vec<IpAddr>,
}

type OpenByNetwork = HashMap<String, VecDeque<Arc<Connection>>>;

impl Connections {
    /// No connections yet. One address may have `each`; 0 means no limit, and proxies have no limit either.
    pub fn new(each: usize, proxies: Vec<IpAddr>) -> Connections {
        Connections { open: Mutex::new(HashMap::new()), each, proxies }
    }

    /// Counts a new connection for as long as the value lives; none for an address without a limit.
    ///
    /// Error: its address has too many, and it was closed.
    pub(crate) fn begin(self: &Arc<Self>, stream: &TcpStream) -> Result<Option<OpenConnection>, ()> {
        // Without this the second half of an answer waits up to 40 ms for the browser to acknowledge the first.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection that can't be set to send at once");
        }
        let Ok(peer) = stream.peer_addr() else { return Ok(None) };
        if self.each == 0 || self.proxies.contains(&peer.ip().to_canonical()) {
            return Ok(None);
        }
        let address = peer.ip().to_canonical();
        let admit = |handle| self.admit(networks(&address.to_string()), Some(handle));
        let open = SockRef::from(stream).try_clone().ok().and_then(admit);
        if open.is_none() {
            tracing::debug!(%address, most = self.each, "too many connections from one address");
            close(&SockRef::from(stream));
        }
        open.map(Some).ok_or(())
    }

    /// Adds a connection, if need be by closing another; None where all those of one of the networks are busy.
    fn admit(self: &Arc<Self>, networks: Vec<Network>, handle: Option<Socket>) -> Option<OpenConnection> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for network in &networks {
            let Some(same) = open.get(&network.name) else { continue };
            if same.len() < self.each * usize::try_from(network.weight).unwrap_or(1) {
                continue;
            }
            let goes = hanging(same).or_else(|| same.iter().position(|old| old.is(IDLE)));
            let old = Arc::clone(same.get(goes?)?);
            if let Some(handle) = old.handle.lock().ok().and_then(|mut handle| handle.take()) {
                close(&SockRef::from(&handle));
            }
            forget(&mut open, &old);
        }
        let state = AtomicU8::new(ARRIVING);
        let connection = Arc::new(Connection { state, handle: Mutex::new(handle), networks });
        for network in &connection.networks {
            open.entry(network.name.clone()).or_default().push_back(Arc::clone(&connection));
        }
        Some(OpenConnection { connections: Arc::clone(self), connection })
    }
}

/// Counts a connection no more.
fn forget(open: &mut OpenByNetwork, connection: &Arc<Connection>) {
    for network in &connection.networks {
        let Some(same) = open.get_mut(&network.name) else { continue };
        same.retain(|other| !Arc::ptr_eq(other, connection));
        if same.is_empty() {
            open.remove(&network.name);
        }
    }
}

/// How many of the oldest connections without a whole request are asked whether they have sent anything.
const ASKED: usize = 8;

/// The oldest connection whose request has not arrived whole, preferably one with nothing waiting to be read: in a
/// flood of silent connections an honest one has sent its request, and must not be closed just because the program has
/// not got round to reading it.
fn hanging(same: &VecDeque<Arc<Connection>>) -> Option<usize> {
    let mut arriving = same.iter().enumerate().filter(|(_, old)| old.is(ARRIVING)).map(|(at, _)| at);
    let silent = arriving.clone().take(ASKED).find(|at| same.get(*at).is_some_and(|old| !old.has_sent()));
    silent.or_else(|| arriving.next())
}

fn close(socket: &Socket) {
    // If it is gone already, all the better.
    let _ = socket.shutdown(Shutdown::Both);
}

/// Its request has not arrived whole.
const ARRIVING: u8 = 0;
/// A request of it is being carried out.
const WORKING: u8 = 1;
/// It was answered, and asks for nothing.
const IDLE: u8 = 2;

#[derive(Debug)]
struct Connection {
    state: AtomicU8,
    handle: Mutex<Option<Socket>>,
    networks: Vec<Network>,
}

impl Connection {
    /// Whether bytes of it wait to be read. The socket does not block, so asking costs a moment.
    fn has_sent(&self) -> bool {
        let Ok(handle) = self.handle.lock() else { return false };
        let mut one = [MaybeUninit::uninit()];
        handle.as_ref().is_some_and(|socket| matches!(socket.peek(&mut one), Ok(count) if count > 0))
    }

    fn is(&self, state: u8) -> bool {
        self.state.load(Ordering::Relaxed) == state
    }
}

/// A connection that is counted while this lives.
#[derive(Debug)]
pub struct OpenConnection {
    connections: Arc<Connections>,
    connection: Arc<Connection>,
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut open, &self.connection);
    }
}

/// Sets what a connection is at for as long as this lives; then restores what it was.
#[derive(Debug)]
pub struct BusyWith {
    connection: Option<Arc<Connection>>,
    after: u8,
}

/// The request of a connection is being carried out; afterwards it asks for nothing.
pub fn working(req: &HttpRequest) -> BusyWith {
    BusyWith::begin(req, WORKING, IDLE)
}

/// The form of a request that is being carried out has still to arrive.
pub fn arriving(req: &HttpRequest) -> BusyWith {
    BusyWith::begin(req, ARRIVING, WORKING)
}

impl BusyWith {
    fn begin(req: &HttpRequest, now: u8, after: u8) -> BusyWith {
        let connection = req.conn_data::<Rc<OpenConnection>>().map(|open| Arc::clone(&open.connection));
        if let Some(connection) = &connection {
            connection.state.store(now, Ordering::Relaxed);
        }
        BusyWith { connection, after }
    }
}

impl Drop for BusyWith {
    fn drop(&mut self) {
        if let Some(connection) = &self.connection {
            connection.state.store(self.after, Ordering::Relaxed);
        }
    }
}

/// How many connections the system lets the program have, after asking for as many open files as it gives.
pub fn most() -> usize {
    // Windows knows no such limit.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024).min(1 << 20);
    usize::try_from(files.saturating_sub(RESERVED).max(files / 2) / FILES).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn one_too_many_takes_the_place_of_one_that_hangs_and_never_of_one_at_work() {
        let connections = Arc::new(Connections::new(3, Vec::new()));
        let open = |state: u8| {
            let open = connections.admit(networks("192.0.2.1"), None).expect("a place");
            open.connection.state.store(state, Ordering::Relaxed);
            open
        };
        let there = |open: &OpenConnection| {
            let all = connections.open.lock().expect("the lock");
            all[&open.connection.networks[0].name].iter().any(|other| Arc::ptr_eq(other, &open.connection))
        };
        let [idle, working, arriving] = [IDLE, WORKING, ARRIVING].map(open);
        let fourth = open(WORKING);
        assert_eq!([&idle, &working, &arriving, &fourth].map(there), [true, true, false, true]);
        let fifth = open(WORKING);
        assert_eq!([&idle, &working, &fourth, &fifth].map(there), [false, true, true, true]);
        assert!(connections.admit(networks("192.0.2.1"), None).is_none());
        let elsewhere = connections.admit(networks("192.0.2.2"), None).expect("another address");
        drop(fifth);
        assert!(connections.admit(networks("192.0.2.1"), None).is_some());
        drop((idle, working, arriving, fourth, elsewhere));
        assert!(connections.open.lock().expect("the lock").is_empty());
    }

    /// A small answer on a connection that stays does not wait for the other side to acknowledge the one before.
    #[tokio::test]
    async fn every_connection_sends_at_once() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a listener");
        let to = listener.local_addr().expect("its address");
        let counted = Connections::new(3, Vec::new());
        for connections in [counted, Connections::new(0, Vec::new()), Connections::new(3, vec![address("127.0.0.1")])] {
            let _browser = TcpStream::connect(to).await.expect("a connection");
            let (stream, _) = listener.accept().await.expect("the other end");
            assert!(!stream.nodelay().expect("its setting"));
            let open = Arc::new(connections).begin(&stream).expect("a place");
            assert!(stream.nodelay().expect("its setting"));
            drop(open);
        }
    }

    #[test]
    fn a_customer_has_more_than_a_household_and_not_everything() {
        let connections = Arc::new(Connections::new(2, Vec::new()));
        let admit = |address: String| connections.admit(networks(&address), None);
        let busy = |open: OpenConnection| {
            open.connection.state.store(WORKING, Ordering::Relaxed);
            open
        };
        let household: Vec<_> = (1..4).filter_map(|n| admit(format!("2001:db8:1:2::{n}")).map(busy)).collect();
        assert_eq!(household.len(), 2);
        let customer: Vec<_> = (3..100).filter_map(|n| admit(format!("2001:db8:1:{n:x}00::1")).map(busy)).collect();
        assert_eq!(customer.len(), 2 * 16 - 2);
        let other = admit("2001:db8:2::1".to_owned()).expect("another customer");
        drop((household, customer, other));
        assert!(connections.open.lock().expect("the lock").is_empty());
    }

    #[test]
    fn who_has_sent_a_request_outlives_those_who_say_nothing() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a listener");
        let to = listener.local_addr().expect("its address");
        let connections = Arc::new(Connections::new(3, Vec::new()));
        let begin = |words: &[u8]| {
            let mut client = std::net::TcpStream::connect(to).expect("a connection");
            std::io::Write::write_all(&mut client, words).expect("some words");
            let server = Socket::from(listener.accept().expect("the other end").0);
            server.set_nonblocking(true).expect("a socket that does not block");
            while !words.is_empty() && server.peek(&mut [MaybeUninit::uninit()]).is_err() {
                std::thread::yield_now();
            }
            (client, connections.admit(networks("192.0.2.1"), Some(server)).expect("a place"))
        };
        let there = |open: &OpenConnection| {
            let all = connections.open.lock().expect("the lock");
            all[&open.connection.networks[0].name].iter().any(|other| Arc::ptr_eq(other, &open.connection))
        };
        let honest = begin(b"GET / HTTP/1.1");
        let silent: Vec<_> = (0..20).map(|_| begin(b"")).collect();
        assert!(there(&honest.1) && silent.iter().filter(|one| there(&one.1)).count() == 2);
        // Of those who have all sent something the oldest goes.
        let talking: Vec<_> = (0..3).map(|_| begin(b"GET")).collect();
        assert!(!there(&honest.1) && talking.iter().all(|one| there(&one.1)));
    }
}
