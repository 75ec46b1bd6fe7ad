//! Everybody listens: how long a publication takes to reach all who have a page open, while results go in, and what the pages
//! cost meanwhile; with one copy of Reeve, and on PostgreSQL with two.

use std::io::Write;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crate::client::{self, Connection, Load, Posts, Work, get, header, post};
use crate::figures::{Figures, Goal};
use crate::hall::Hall;
use crate::process::{Server, copy_of};
use crate::support::db::postgres_url;
use crate::{LOOKING, QUIET_RATE, bare};

/// Everybody who listens, over all copies.
const LISTENERS: usize = 2_000;
/// Publications that are measured.
const PUBLICATIONS: usize = 8;
/// How long one is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// Networks that they come from, behind the proxy: one network may not have all places for listeners.
const NETWORKS: usize = 8;

/// Measures one copy, and two where they can share a store; then what a page costs beside a 304.
pub async fn measure(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let copies: &[usize] = if postgres_url().is_some() { &[1, 2] } else { &[1] };
    for copies in copies {
        everybody_listens(hall, *copies, slice, figures).await;
    }
    changed_part(hall, slice, figures);
}

/// What a phone's page costs that is asked for again, beside the answer that nothing has changed.
fn changed_part(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let path = format!("/t/{}/seats", hall.slug);
    let changed = client::look(&hall.address, std::slice::from_ref(&path), LOOKING, slice);
    let known = client::look_known(&hall.address, &path, LOOKING, slice);
    figures.errors_of("pages asked for again", changed.errors + known.errors);
    let what = "a page that is asked for again, beside a 304";
    figures.line(format!("a page that is asked for again: {}", changed.each()));
    figures.line(format!("a 304: {}", known.each()));
    let rates = (changed.rate(), known.rate());
    figures
        .line(format!("they went through at {:.0} and {:.0} requests/s, client and server together", rates.0, rates.1));
    figures.compare(what, "µs of processor at the server", changed.cost(), known.cost(), Goal::AtMost(1.5));
}

async fn everybody_listens(hall: &Hall, copies: usize, slice: Duration, figures: &mut Figures) {
    let place = copy_of(hall).await;
    let page = format!("/t/{}/seats", hall.slug);
    let servers: Vec<Server> = (0..copies).map(|_| Server::start(&place, &page).0).collect();
    let cookie = servers[0].sign_in();
    let publish = publication(hall, &servers[0].address, &cookie);
    let (tell, told) = channel();
    let crowd = Arc::new(Crowd::default());
    let quiet = servers.iter().map(Server::memory).fold(0.0, f64::max);
    let began = Instant::now();
    for n in 0..LISTENERS {
        listen(hall, &servers[n % copies].address, n % NETWORKS, tell.clone(), crowd.clone());
    }
    // Until everybody has heard how things stand.
    while crowd.listening.load(Ordering::Acquire) < LISTENERS && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(10));
    }
    let listening = crowd.listening.load(Ordering::Acquire);
    figures.line(format!("{listening} listeners were there after {:.1} s", began.elapsed().as_secs_f64()));
    figures.errors_of("listeners that never heard how things stand", (LISTENERS - listening) as u64);
    let bare = bare::start(&client::fetch(&servers[0].address, &page, "gzip"), hall.workers);
    let (mut ours, mut theirs) = (Load::default(), Load::default());
    let (heard_all, stop, most) = (AtomicBool::new(false), AtomicBool::new(false), AtomicU64::new(0));
    let (mut all, mut middle, mut missing) = (Vec::new(), Vec::new(), 0);
    std::thread::scope(|scope| {
        let address = &servers[0].address;
        let beside_news = scope.spawn(|| hall.post_to(address, &cookie, QUIET_RATE, &Work::until(&heard_all)));
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
        heard_all.store(true, Ordering::Release);
        let beside_news = beside_news.join().unwrap();
        let beside_pages = scope.spawn(|| hall.post_to(address, &cookie, QUIET_RATE, &Work::until(&stop)));
        for _ in 0..3 {
            ours.add(client::look(address, std::slice::from_ref(&page), LOOKING, slice));
            theirs.add(client::look(&bare.address, std::slice::from_ref(&page), LOOKING, slice));
        }
        stop.store(true, Ordering::Release);
        let beside_pages = beside_pages.join().unwrap();
        figures.errors_of("posts beside listeners", beside_news.errors + beside_pages.errors);
        let went = |posted: &Posts| format!("{:.1} results a second went in", posted.rate());
        figures.line(format!("{} beside {LISTENERS} listeners and publications", went(&beside_news)));
        figures.line(format!("{} while pages were asked for as fast as they go", went(&beside_pages)));
        watcher.join().unwrap();
    });
    bare.stop();
    figures.errors_of("publications that a listener missed", missing as u64);
    figures.errors_of("streams that ended", crowd.gone.load(Ordering::Acquire));
    figures.errors_of("pages beside listeners", ours.errors + theirs.errors);
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
    let most = most.load(Ordering::Acquire) as f64;
    figures.limit(&format!("{what}: memory of a copy"), "MB", most, 200.0);
    figures.line(format!("before they came a copy held {quiet:.0} MB"));
    let beside = format!("seats while {what} hear of results");
    figures.compare(&format!("{beside}, rate"), "requests/s", ours.rate(), theirs.rate(), Goal::AtLeast(0.6));
    let (p, q) = (ours.percentile(99.0), theirs.percentile(99.0));
    figures.compare(&format!("{beside}, 99th percentile"), "ms", p, q, Goal::AtMost(3.0));
}

/// Those who listen.
#[derive(Default)]
struct Crowd {
    /// How many have heard how things stand.
    listening: AtomicUsize,
    /// How many streams have ended.
    gone: AtomicU64,
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
fn listen(hall: &Hall, address: &str, network: usize, tell: Sender<Instant>, crowd: Arc<Crowd>) {
    let path = format!("/t/{}/live", hall.slug);
    let mut stream = TcpStream::connect(address).expect("a connection");
    let from = format!("Accept: text/event-stream\r\nX-Forwarded-For: 198.18.{network}.1\r\n");
    stream.write_all(&get(&path, &from)).unwrap();
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
                    if !is_course {
                        continue;
                    }
                    // The first message says how things stand, and that anything may have changed.
                    if std::mem::take(&mut first) {
                        crowd.listening.fetch_add(1, Ordering::AcqRel);
                    } else if tell.send(Instant::now()).is_err() {
                        return;
                    }
                }
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => break,
            }
        }
        crowd.gone.fetch_add(1, Ordering::AcqRel);
    });
}
