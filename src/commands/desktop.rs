//! Whether somebody sits before this machine's desktop, and what opens in the browser there.

use std::env;
use std::io;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use reeve_secret as secret;
use reeve_words as words;

/// How long the browser may take to open the page of a fault.
const SHOWING: Duration = Duration::from_secs(120);
/// How long it may take for a question, once it is connected.
const QUESTION: Duration = Duration::from_secs(1);
/// More than a browser sends before the empty line, in bytes.
const LONGEST_HEAD: u64 = 20_000;

/// Whether there is a desktop: always with Windows and macOS, elsewhere where the session says which screen it has.
pub(super) fn is_there() -> bool {
    let is_said = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_said("DISPLAY") || is_said("WAYLAND_DISPLAY")
}

/// Whether the program was started without a word on a desktop, as by a double click: then it is the server of the hall.
pub(super) fn begins_hall(arguments: usize) -> bool {
    arguments <= 1 && is_there()
}

/// Opens an address in the browser, which stays open when the program ends.
pub(super) fn open_in_browser(address: &str) -> io::Result<()> {
    open::that_detached(address)
}

/// Shows in the browser why the program has ended: its window is gone by then. What can't be shown stands on standard error anyway.
pub(super) fn show_fault(sentences: &str) {
    let page = words::hall_command::fault_page(&words::unmarked(sentences));
    if let Err(error) = give_once(&page) {
        tracing::warn!(%error, "the fault could not be shown in a browser");
    }
}

/// Opens a page in the browser and gives it to whoever asks first, under an address that nobody else knows. A browser that is shut off
/// from the files of the machine may not read one.
fn give_once(page: &str) -> io::Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    listener.set_nonblocking(true)?;
    let path = format!("/{}", secret::link_token());
    open_in_browser(&format!("http://{}{path}", listener.local_addr()?))?;
    let began = Instant::now();
    while began.elapsed() < SHOWING {
        match listener.accept() {
            // A browser may make a connection that it does not use.
            Ok((stream, _)) if answer(&stream, &path, page).unwrap_or(false) => return Ok(()),
            Ok(_) => {}
            Err(_) => thread::sleep(Duration::from_millis(20)),
        }
    }
    Err(io::ErrorKind::TimedOut.into())
}

/// Whether the page was asked for, and given.
fn answer(mut stream: &TcpStream, path: &str, page: &str) -> io::Result<bool> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(QUESTION))?;
    stream.set_write_timeout(Some(QUESTION))?;
    let mut head = String::new();
    let mut lines = BufReader::new(stream.take(LONGEST_HEAD));
    // The empty line ends it.
    while lines.read_line(&mut head)? > 2 {}
    let is_asked = head.starts_with(&format!("GET {path} "));
    let (status, body) = if is_asked { ("200 OK", page) } else { ("404 Not Found", "") };
    let heads = ["Content-Type: text/html; charset=utf-8", "Cache-Control: no-store", "Connection: close"].join("\r\n");
    let length = body.len();
    write!(stream, "HTTP/1.1 {status}\r\n{heads}\r\nContent-Length: {length}\r\n\r\n{body}")?;
    stream.shutdown(Shutdown::Write)?;
    Ok(is_asked)
}
