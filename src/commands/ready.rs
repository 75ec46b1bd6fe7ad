//! `reeve ready`: asks a running server whether it is ready, for containers and scripts.

use std::io;
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use crate::commands::Failure;
use crate::commands::unverified;
use reeve_http::config::{Listen, TlsFiles};
use reeve_words as words;

/// How long the server may take for the whole answer. It gives its database two seconds.
const PATIENCE: Duration = Duration::from_secs(4);
/// The most that is read of an answer, in bytes; the real one is a line.
const LONGEST: usize = 10_000;

/// Arguments of `reeve ready`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    listen: Listen,
    #[command(flatten)]
    tls: TlsFiles,
}

/// What a server says when it is asked.
pub(super) enum Answer {
    Ready,
    /// It is not, and why.
    NotReady(String),
    Stranger(String),
    Nobody(String),
}

/// Runs the command: exit status 0 when the server is ready, 1 when it is not, with the reason.
pub fn run(args: &Args) -> Result<(), Failure> {
    match ask_whether(args.listen.listen, args.tls.is_set()) {
        Answer::Ready => Ok(()),
        Answer::NotReady(reason) | Answer::Stranger(reason) | Answer::Nobody(reason) => Err(Failure::Broken(reason)),
    }
}

/// The servers that were asked in one run: none twice, since one that does not answer takes its time.
#[derive(Default)]
pub(super) struct Questions {
    is_encrypted: bool,
    asked: Vec<(SocketAddr, Answer)>,
}

impl Questions {
    /// No questions yet, to servers with these files.
    pub(super) fn to(tls: &TlsFiles) -> Questions {
        Questions { is_encrypted: tls.is_set(), asked: Vec::new() }
    }

    /// What the server says that listens on an address.
    pub(super) fn ask(&mut self, listen: SocketAddr) -> &Answer {
        let at = self.asked.iter().position(|(asked, _)| *asked == listen).unwrap_or_else(|| {
            self.asked.push((listen, ask_whether(listen, self.is_encrypted)));
            self.asked.len() - 1
        });
        &self.asked[at].1
    }
}

/// Asks the server that listens on an address whether it is ready.
fn ask_whether(listen: SocketAddr, is_encrypted: bool) -> Answer {
    let address = reachable(listen);
    let answer = match ask(address, is_encrypted, PATIENCE) {
        Ok(answer) => answer,
        Err(AskError::Connect(error)) => return Answer::Nobody(words::commands::nobody_answers(address, &error)),
        Err(AskError::Silent(error)) => return Answer::NotReady(words::commands::no_whole_answer(address, &error)),
    };
    understood(&answer, address)
}

/// What an answer says. Another program may hold the port and be content with everything that it is asked.
fn understood(answer: &str, address: SocketAddr) -> Answer {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    if head.split(' ').nth(1) == Some("200") && answer.len() < LONGEST && body.starts_with("ready") {
        return Answer::Ready;
    }
    match body.lines().find(|line| line.starts_with("not ready")) {
        Some(reason) => Answer::NotReady(reason.to_owned()),
        None => Answer::Stranger(words::commands::no_reeve(address)),
    }
}

/// Who listens on every address of the machine is asked on its own.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        // On every address of IPv6 is on those of IPv4 too.
        ip if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

/// What is answered within that time, all in all. The time that the system gives a single read would begin anew with
/// every byte.
fn ask(address: SocketAddr, is_encrypted: bool, patience: Duration) -> Result<String, AskError> {
    let end = Instant::now() + patience;
    let stream = TcpStream::connect_timeout(&address, patience).map_err(AskError::Connect)?;
    let stream = InTime { stream, end };
    let answer = match is_encrypted {
        true => unverified::encrypted(stream, address.ip()).and_then(|stream| converse(stream, address)),
        false => converse(stream, address),
    };
    answer.map_err(AskError::Silent)
}

/// Why there is no answer.
#[derive(Debug)]
enum AskError {
    Connect(io::Error),
    /// Somebody does, and gave no whole answer.
    Silent(io::Error),
}

/// A connection on which nothing lasts longer than until then.
struct InTime {
    stream: TcpStream,
    end: Instant,
}

impl Read for InTime {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(Some(left_until(self.end)?))?;
        self.stream.read(into).map_err(in_words)
    }
}

impl Write for InTime {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(Some(left_until(self.end)?))?;
        self.stream.write(bytes).map_err(in_words)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

fn converse(mut stream: impl Read + Write, address: SocketAddr) -> io::Result<String> {
    let question = format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes())?;
    let (mut answer, mut piece) = (Vec::new(), [0; 1024]);
    while answer.len() < LONGEST {
        match stream.read(&mut piece)? {
            0 => break,
            read => answer.extend_from_slice(&piece[..read]),
        }
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// How much time is left. Error: none is.
fn left_until(end: Instant) -> io::Result<Duration> {
    Some(end.saturating_duration_since(Instant::now()))
        .filter(|left| !left.is_zero())
        .ok_or_else(|| ErrorKind::TimedOut.into())
}

/// Of a time that ran out some systems say that nothing is there at the moment.
fn in_words(error: io::Error) -> io::Error {
    if error.kind() == ErrorKind::WouldBlock { ErrorKind::TimedOut.into() } else { error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_answers_a_byte_at_a_time_is_not_waited_for() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("somebody");
            while stream.write_all(b"H").is_ok() {
                std::thread::sleep(Duration::from_millis(30));
            }
        });
        let began = Instant::now();
        let AskError::Silent(error) = ask(address, false, Duration::from_millis(300)).expect_err("no answer") else {
            panic!("somebody listens there");
        };
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    }

    #[test]
    fn only_the_answer_of_reeve_counts() {
        let endless = format!("HTTP/1.1 200 OK\r\n\r\nready{}", "!".repeat(LONGEST));
        let address = SocketAddr::from(([127, 0, 0, 1], 8080));
        let foreign = words::commands::no_reeve(address);
        assert!(foreign.contains("127.0.0.1:8080"), "{foreign}");
        let check = |answer: &str, expected: Option<&str>| match understood(answer, address) {
            Answer::Ready => assert_eq!(None, expected, "{answer}"),
            Answer::NotReady(reason) | Answer::Stranger(reason) | Answer::Nobody(reason) => {
                assert_eq!(Some(reason.as_str()), expected);
            }
        };
        check("HTTP/1.1 200 OK\r\nServer: x\r\n\r\nready\n", None);
        check("HTTP/1.1 200 OK\r\n\r\nready; other copies are not heard", None);
        check("HTTP/1.1 503 No\r\n\r\nnot ready: the server is stopping", Some("not ready: the server is stopping"));
        check("HTTP/1.1 200 OK\r\n\r\n<!doctype html>", Some(&foreign));
        check(&endless, Some(&foreign));
        check("", Some(&foreign));
    }

    #[test]
    fn nobody_is_asked_twice() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("somebody");
            let _ = stream.read(&mut [0; 1024]).expect("a question");
            stream.write_all(b"HTTP/1.1 200 OK\r\n\r\nready").expect("an answer");
        });
        let mut questions = Questions::default();
        assert!(matches!(questions.ask(address), Answer::Ready));
        server.join().expect("an end");
        assert!(matches!(questions.ask(address), Answer::Ready), "nobody listens there any more");
    }

    #[test]
    fn a_server_that_listens_everywhere_is_asked_at_home() {
        let check = |listen: &str, expected: &str| {
            assert_eq!(reachable(listen.parse().expect(listen)).to_string(), expected);
        };
        check("0.0.0.0:8080", "127.0.0.1:8080");
        check("[::]:8080", "127.0.0.1:8080");
        check("192.0.2.1:8081", "192.0.2.1:8081");
    }
}
