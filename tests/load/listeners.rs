//! Everybody listens: how long a publication takes to reach all who have a page open, while results go in; with one copy of
//! Reeve, and on PostgreSQL with two.

use std::io::Write;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crate::client::{self, Connection, Work, get, header, post};
use crate::figures::{Figures, Goal};
use crate::hall::Hall;
use crate::process::{Server, copy_of};
use crate::support::db::postgres_url;
use crate::{LOOKING, QUIET_RATE};

/// Everybody who listens, over all copies.
const LISTENERS: usize = 2_000;
/// Publications that are measured.
const PUBLICATIONS: usize = 8;
/// How long one is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Measures one copy, and two where they can share a store; then what a page costs beside a 304.
pub async fn measure(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let copies: &[usize] = if postgres_url().is_some() { &[1, 2] } else { &[1] };
    for copies in copies {
        everybody_listens(hall, *copies, figures).await;
    }
    changed_part(hall, slice, figures);
}

/// What a phone's page costs that is asked for again, beside the answer that nothing has changed.
fn changed_part(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let path = format!("/t/{}/seats", hall.slug);
    let changed = client::look(&hall.address, std::slice::from_ref(&path), LOOKING, slice);
    let known = client::look_known(&hall.address, &path, LOOKING, slice);
    figures.errors_of("pages asked for again", changed.errors + known.errors);
    let each = |rate: f64| 1_000_000.0 / rate;
    let what = "a page that is asked for again, beside a 304";
    figures.compare(what, "us each", each(changed.rate()), each(known.rate()), Goal::AtMost(1.5));
}

async fn everybody_listens(hall: &Hall, copies: usize, figures: &mut Figures) {
    let place = copy_of(hall).await;
    let page = format!("/t/{}/seats", hall.slug);
    let servers: Vec<Server> = (0..copies).map(|_| Server::start(&place, &page).0).collect();
    let cookie = servers[0].sign_in();
    let publish = publication(hall, &servers[0].address, &cookie);
    let (tell, told) = channel();
    let gone = Arc::new(AtomicU64::new(0));
    for n in 0..LISTENERS {
        listen(hall, &servers[n % copies].address, tell.clone(), gone.clone());
    }
    // Until everybody has heard how things stand.
    std::thread::sleep(Duration::from_secs(2));
    let (stop, most) = (AtomicBool::new(false), AtomicU64::new(0));
    let (mut all, mut middle, mut missing) = (Vec::new(), Vec::new(), 0);
    std::thread::scope(|scope| {
        let address = &servers[0].address;
        let poster = scope.spawn(|| hall.post_to(address, &cookie, QUIET_RATE, &Work::until(&stop)));
        let watcher = scope.spawn(|| {
            while !stop.load(Ordering::Acquire) {
                let memory = servers.iter().map(Server::memory).fold(0.0, f64::max);
                most.fetch_max(memory as u64, Ordering::AcqRel);
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        for _ in 0..PUBLICATIONS {
            std::thread::sleep(Duration::from_secs(1));
            let took = heard(&publish, address, &told);
            missing += LISTENERS - took.len();
            middle.extend(took.get(took.len() / 2).copied());
            all.extend(took.last().copied());
        }
        stop.store(true, Ordering::Release);
        let posted = poster.join().unwrap();
        figures.errors_of("posts beside listeners", posted.errors);
        figures.line(format!("{:.1} results a second went in beside {LISTENERS} listeners", posted.rate()));
        watcher.join().unwrap();
    });
    figures.errors_of("publications that a listener missed", missing as u64);
    figures.errors_of("streams that ended", gone.load(Ordering::Acquire));
    let what = format!("{LISTENERS} listeners on {copies} cop{}", if copies == 1 { "y" } else { "ies" });
    all.sort_by(f64::total_cmp);
    middle.sort_by(f64::total_cmp);
    figures.limit(
        &format!("{what}: a publication reaches all"),
        "ms",
        all.last().copied().unwrap_or(f64::NAN),
        2_000.0,
    );
    let median = middle.get(middle.len() / 2).copied().unwrap_or(f64::NAN);
    figures.limit(&format!("{what}: it reaches half of them"), "ms", median, 500.0);
    figures.limit(&format!("{what}: memory of a copy"), "MB", most.load(Ordering::Acquire) as f64, 200.0);
}

/// The request that changes something which everybody who looks at the tournament is told of: a screen gets another code.
fn publication(hall: &Hall, address: &str, cookie: &str) -> Vec<u8> {
    let cookie = format!("Cookie: {cookie}\r\n");
    let screens = format!("/run/{}/screens", hall.slug);
    let made = Connection::open(address).ask(&post(&screens, &cookie, &[("screen", "Entrance")])).unwrap();
    assert_eq!(made.status, 303, "{}", made.head);
    let list = Connection::open(address).ask(&get(&screens, &cookie)).unwrap();
    let list = String::from_utf8_lossy(&list.body).into_owned();
    let at = format!("href=\"{screens}/");
    let (_, rest) = list.split_once(&at).expect("a screen");
    let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
    post(&format!("{screens}/{number}/code"), &cookie, &[])
}

/// Publishes, and gives how long each listener took to hear of it, in milliseconds from the moment at which it was sent; the
/// soonest first.
fn heard(publish: &[u8], address: &str, told: &Receiver<Instant>) -> Vec<f64> {
    while told.try_recv().is_ok() {}
    let asked = Instant::now();
    let answer = Connection::open(address).ask(publish).unwrap();
    assert_eq!(answer.status, 303, "{} {:?}", answer.head, header(&answer.head, "location"));
    let mut took = Vec::new();
    while took.len() < LISTENERS {
        match told.recv_timeout(PATIENCE.saturating_sub(asked.elapsed())) {
            Ok(at) => took.push(at.duration_since(asked).as_secs_f64() * 1000.0),
            Err(_) => break,
        }
    }
    took.sort_by(f64::total_cmp);
    took
}

/// Listens to the news of the tournament, and tells when it hears of anything but results.
fn listen(hall: &Hall, address: &str, tell: Sender<Instant>, gone: Arc<AtomicU64>) {
    let path = format!("/t/{}/live", hall.slug);
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.write_all(&get(&path, "Accept: text/event-stream\r\n")).unwrap();
    stream.set_nonblocking(true).unwrap();
    tokio::spawn(async move {
        let stream = tokio::net::TcpStream::from_std(stream).unwrap();
        let (mut read, mut first) = (vec![0; 4096], true);
        loop {
            if stream.readable().await.is_err() {
                break;
            }
            match stream.try_read(&mut read) {
                Ok(0) => break,
                Ok(n) => {
                    let is_course = read[..n].windows(8).any(|bytes| bytes == b"\"course\"");
                    // The first message says how things stand, and that anything may have changed.
                    if is_course && !std::mem::take(&mut first) && tell.send(Instant::now()).is_err() {
                        return;
                    }
                }
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => break,
            }
        }
        gone.fetch_add(1, Ordering::AcqRel);
    });
}
