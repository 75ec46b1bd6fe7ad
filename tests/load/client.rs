//! Browsers that ask as fast as they can, each on a connection of its own, with as little work as possible between.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::hall::Hall;

/// One connection that is kept.
pub struct Connection {
    stream: TcpStream,
    read: Vec<u8>,
    /// How much of it is of this answer.
    filled: usize,
}

/// An answer.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Connection {
    pub fn open(address: &str) -> Connection {
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_nodelay(true).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        Connection { stream, read: vec![0; 1 << 17], filled: 0 }
    }

    /// As [`Connection::open`]; None where the server takes no more.
    pub fn try_open(address: &str) -> Option<Connection> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_nodelay(true).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        Some(Connection { stream, read: vec![0; 1 << 14], filled: 0 })
    }

    /// Sends a request and reads the whole answer.
    pub fn ask(&mut self, request: &[u8]) -> std::io::Result<Answer> {
        let (status, head) = self.exchange(request)?;
        let words = String::from_utf8_lossy(&self.read[..head]).into_owned();
        Ok(Answer { status, head: words, body: self.read[head..self.filled].to_vec() })
    }

    /// The same without a copy of anything: the status, and how long the head is. The client takes processor time from
    /// the server that it measures, so it does nothing else.
    fn exchange(&mut self, request: &[u8]) -> std::io::Result<(u16, usize)> {
        self.stream.write_all(request)?;
        self.filled = 0;
        let head = loop {
            let from = self.filled.saturating_sub(3);
            self.more()?;
            if let Some(at) = self.read[from..self.filled].windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break from + at + 4;
            }
        };
        let number =
            |text: &[u8]| text.iter().take_while(|d| d.is_ascii_digit()).fold(0, |n, d| n * 10 + usize::from(d - b'0'));
        let status = number(&self.read[9..12]) as u16;
        let name = b"content-length: ";
        let mut lines = self.read[..head].split(|byte| *byte == b'\n');
        let length = lines.find(|line| line.len() > name.len() && line[..name.len()].eq_ignore_ascii_case(name));
        let length = length.map_or(0, |line| number(&line[name.len()..]));
        while status != 304 && self.filled < head + length {
            self.more()?;
        }
        Ok((status, head))
    }

    fn more(&mut self) -> std::io::Result<()> {
        if self.filled == self.read.len() {
            self.read.resize(self.filled * 2, 0);
        }
        match self.stream.read(&mut self.read[self.filled..])? {
            0 => Err(std::io::ErrorKind::UnexpectedEof.into()),
            n => {
                self.filled += n;
                Ok(())
            }
        }
    }
}

/// A header's value.
pub fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

/// A request for a page, with further headers, each ended by a line break.
pub fn get(path: &str, more: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: hall.test\r\n{more}\r\n").into_bytes()
}

/// A request that sends a form, with further headers, each ended by a line break.
pub fn post(path: &str, more: &str, fields: &[(&str, &str)]) -> Vec<u8> {
    post_body(path, more, &body_of(fields))
}

/// A form as it is sent.
pub fn body_of(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// The same with a body that is there already.
pub fn post_body(path: &str, more: &str, body: &str) -> Vec<u8> {
    format!(
        "POST {path} HTTP/1.1\r\nHost: hall.test\r\nSec-Fetch-Site: same-origin\r\n{more}\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// A page, which must be there.
pub fn fetch(address: &str, path: &str, encoding: &str) -> Answer {
    let answer = Connection::open(address).ask(&get(path, &format!("Accept-Encoding: {encoding}\r\n"))).unwrap();
    assert_eq!(answer.status, 200, "{}", answer.head);
    assert_eq!(header(&answer.head, "content-encoding").unwrap_or_default(), encoding, "{}", answer.head);
    assert!(!answer.body.is_empty(), "a page without its length: {}", answer.head);
    answer
}

/// A page of somebody who is signed in, as it is.
pub fn fetch_as(address: &str, path: &str, cookie: &str) -> Answer {
    let answer = Connection::open(address).ask(&get(path, &format!("Cookie: {cookie}\r\n"))).unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.head);
    answer
}

/// What came of asking.
#[derive(Default)]
pub struct Load {
    pub errors: u64,
    took: Vec<u32>,
    time: Duration,
    bytes: u64,
    /// How long the head of the last answer was.
    head: usize,
    /// Processor time of the connections that asked.
    client: Duration,
    /// Processor time of the rest of the process.
    server: Duration,
}

impl Load {
    pub fn add(&mut self, other: Load) {
        self.errors += other.errors;
        self.took.extend(other.took);
        self.time += other.time;
        self.bytes += other.bytes;
        self.head = self.head.max(other.head);
        self.client += other.client;
        self.server += other.server;
    }

    /// What an answer cost the server: microseconds of processor time.
    pub fn cost(&self) -> f64 {
        self.server.as_secs_f64() * 1e6 / self.took.len().max(1) as f64
    }

    /// What an answer was, and what it took: bytes, and processor time on both sides.
    pub fn each(&self) -> String {
        let count = self.took.len().max(1) as f64;
        let micros = |time: Duration| time.as_secs_f64() * 1e6 / count;
        format!(
            "{:.0} bytes, {} of them the head; {:.1} µs of processor at the server and {:.1} µs at the client",
            self.bytes as f64 / count,
            self.head,
            micros(self.server),
            micros(self.client)
        )
    }

    /// For how long pages were looked at.
    pub fn seconds(&self) -> f64 {
        self.time.as_secs_f64()
    }

    /// Answers in a second.
    pub fn rate(&self) -> f64 {
        self.took.len() as f64 / self.time.as_secs_f64()
    }

    /// How long the given share of the requests took at most, in milliseconds.
    pub fn percentile(&self, percent: f64) -> f64 {
        percentile(&self.took, percent)
    }
}

/// The processor time of this thread, where the system tells.
fn on_processor() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|nanos| nanos.parse().ok()).unwrap_or(0))
}

/// The processor time of all threads of this process, in steps of 10 ms, where the system tells.
fn whole_process() -> Duration {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(") ").next().unwrap_or_default().split(' ').skip(11).take(2);
    Duration::from_millis(fields.filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() * 10)
}

fn percentile(took: &[u32], percent: f64) -> f64 {
    let mut sorted = took.to_vec();
    sorted.sort_unstable();
    let at = ((sorted.len() as f64 * percent / 100.0) as usize).min(sorted.len().saturating_sub(1));
    f64::from(sorted.get(at).copied().unwrap_or(0)) / 1000.0
}

/// Looks at pages in turn, on several connections, for a time.
pub fn look(address: &str, paths: &[String], connections: usize, time: Duration) -> Load {
    let requests: Vec<Vec<u8>> = paths.iter().map(|path| get(path, "Accept-Encoding: gzip, deflate, br\r\n")).collect();
    ask_all(address, &requests, connections, time, 200)
}

/// Asks for a page again that the browser has, with the mark that came with it.
pub fn look_known(address: &str, path: &str, connections: usize, time: Duration) -> Load {
    let answer = Connection::open(address).ask(&get(path, "Accept-Encoding: gzip\r\n")).unwrap();
    let mark = header(&answer.head, "etag").unwrap_or_default();
    let request = get(path, &format!("Accept-Encoding: gzip\r\nIf-None-Match: {mark}\r\n"));
    ask_all(address, &[request], connections, time, 304)
}

fn ask_all(address: &str, requests: &[Vec<u8>], connections: usize, time: Duration, status: u16) -> Load {
    let one = |from: usize| {
        let mut connection = Connection::open(address);
        let mut load = Load::default();
        let end = Instant::now() + time;
        for request in requests.iter().cycle().skip(from) {
            let began = Instant::now();
            if began >= end {
                break;
            }
            match connection.exchange(request) {
                Ok((found, head)) if found == status => {
                    load.took.push(began.elapsed().as_micros() as u32);
                    load.bytes += connection.filled as u64;
                    load.head = head;
                }
                _ => {
                    load.errors += 1;
                    connection = Connection::open(address);
                }
            }
        }
        load.client = on_processor();
        load
    };
    let mut all = Load::default();
    let before = whole_process();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..connections).map(|from| scope.spawn(move || one(from))).collect();
        threads.into_iter().for_each(|thread| all.add(thread.join().unwrap()));
    });
    all.server = whole_process().saturating_sub(before).saturating_sub(all.client);
    all.time = time;
    all
}

/// Organizers who open one page after the other, with a moment to read each, at Reeve or at another server that answers at
/// the same addresses.
pub fn work_as_staff(hall: &Hall, address: &str, people: usize, stop: &AtomicBool) -> Load {
    let requests: Vec<Vec<u8>> =
        hall.staff_pages().iter().map(|path| get(path, &format!("Cookie: {}\r\n", hall.cookie))).collect();
    let began = Instant::now();
    let one = |from: usize| {
        let mut connection = Connection::open(address);
        let mut load = Load::default();
        for request in requests.iter().cycle().skip(from) {
            std::thread::sleep(Duration::from_millis(1_000));
            if stop.load(Ordering::Acquire) {
                break;
            }
            let asked = Instant::now();
            match connection.ask(request) {
                Ok(answer) if answer.status == 200 => load.took.push(asked.elapsed().as_micros() as u32),
                _ => load.errors += 1,
            }
        }
        load
    };
    let mut all = Load::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..people).map(|from| scope.spawn(move || one(from))).collect();
        threads.into_iter().for_each(|thread| all.add(thread.join().unwrap()));
    });
    all.time = began.elapsed();
    all
}

/// How long somebody works.
pub struct Work<'a> {
    stop: Option<&'a AtomicBool>,
    end: Option<Instant>,
}

impl<'a> Work<'a> {
    pub fn until(stop: &'a AtomicBool) -> Work<'a> {
        Work { stop: Some(stop), end: None }
    }

    pub fn for_time(time: Duration) -> Work<'a> {
        Work { stop: None, end: Some(Instant::now() + time) }
    }

    pub fn goes_on(&self) -> bool {
        let stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Acquire));
        !stopped && self.end.is_none_or(|end| Instant::now() < end)
    }
}

/// What came of posting results.
#[derive(Default)]
pub struct Posts {
    pub done: usize,
    pub errors: u64,
    pub took: Vec<u32>,
    pub time: Duration,
}

impl Posts {
    pub fn add(&mut self, other: Posts) {
        self.done += other.done;
        self.errors += other.errors;
        self.took.extend(other.took);
        self.time += other.time;
    }

    /// Results in a second.
    pub fn rate(&self) -> f64 {
        self.done as f64 / self.time.as_secs_f64()
    }

    /// What the slowest took, in milliseconds.
    pub fn longest(&self) -> f64 {
        percentile(&self.took, 100.0)
    }

    /// What half of the posts took at most, in milliseconds.
    pub fn middle(&self) -> f64 {
        percentile(&self.took, 50.0)
    }

    /// The 99th percentile, in milliseconds.
    pub fn slowest(&self) -> f64 {
        percentile(&self.took, 99.0)
    }
}
