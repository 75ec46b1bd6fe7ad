//! Floods of requests that anybody can send, each while a judge enters results: whether one is lost, how much slower they
//! go in than in quiet, and how much memory the program takes.

use std::io::Write;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use jpeg_encoder::{ColorType, Encoder, SamplingFactor};
use reeve_store::Purpose;

use crate::QUIET_RATE;
use crate::client::{Connection, Posts, Work, body_of, get, header, post, post_body};
use crate::figures::Figures;
use crate::hall::Hall;
use crate::process::{Server, copy_of};
use crate::support::db::Place;

/// How many send at one time.
const SENDERS: usize = 60;
/// Half-sent bodies that hang at one time, for each sender.
const HANGING: usize = 20;
/// The most memory the program may take, in MB.
const MEMORY: f64 = 200.0;
/// How many times as long as in quiet a result may take.
const SLOWER: f64 = 10.0;

/// One request of a flood: its number says from which address it comes.
type Send = fn(&Server, &str, usize);

const FLOODS: [(&str, Send); 8] = [
    ("half-sent bodies", half_bodies),
    ("sign-ins", sign_ins),
    ("registrations", registrations),
    ("searches", searches),
    ("uploads", uploads),
    ("downloads", downloads),
    ("archives", archives),
    ("photos", photos),
];

/// Every flood on a server of its own process, with results going in beside it.
pub async fn measure(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let place = copy_of(hall).await;
    let before = stored(&place).await;
    let server = Server::start(&place, "/").0;
    let cookie = server.sign_in();
    let mut done = 0;
    let quiet = hall.post_to(&server.address, &cookie, QUIET_RATE, &Work::for_time(slice * 2));
    figures.errors_of("results in quiet", quiet.errors);
    figures.line(format!("in quiet a result took {:.1} ms, {:.1} ms at most", quiet.middle(), quiet.longest()));
    done += quiet.done;
    for (name, send) in FLOODS {
        let (posts, sent, memory) = flooded(hall, &server, &cookie, slice * 4, send);
        done += posts.done;
        figures.errors_of(&format!("results lost beside {name}"), posts.errors);
        figures.line(format!("{name}: {sent} were sent, and {} results went in", posts.done));
        let ratio = posts.slowest() / quiet.slowest();
        figures.limit(&format!("{name}: 99th percentile of a result beside quiet"), "times", ratio, SLOWER);
        figures.limit(
            &format!("{name}: slowest result beside quiet"),
            "times",
            posts.longest() / quiet.longest(),
            SLOWER,
        );
        figures.limit(&format!("{name}: memory"), "MB", memory, MEMORY);
    }
    drop(server);
    let after = stored(&place).await;
    let lost = (before + done as i64 - after).unsigned_abs();
    figures.errors_of("results that were acknowledged and are not stored", lost);
    figures.line(format!("{done} results were acknowledged, {} are stored", after - before));
}

/// How many results the store has, earlier ones of the same table among them.
async fn stored(place: &Place) -> i64 {
    let db = place.open(Purpose::Maintain).await.unwrap();
    let mut tx = db.read().await.unwrap();
    let (count,): (i64,) = tx.query("select count(*) from sheet_version").one().await.unwrap();
    drop(tx);
    db.close().await;
    count
}

fn flooded(hall: &Hall, server: &Server, cookie: &str, time: Duration, send: Send) -> (Posts, usize, f64) {
    let (stop, most, sent) = (AtomicBool::new(false), AtomicU64::new(0), AtomicUsize::new(0));
    let mut posts = Posts::default();
    std::thread::scope(|scope| {
        for _ in 0..SENDERS {
            scope.spawn(|| {
                while !stop.load(Ordering::Acquire) {
                    send(server, cookie, sent.fetch_add(1, Ordering::Relaxed));
                }
            });
        }
        let watcher = scope.spawn(|| {
            while !stop.load(Ordering::Acquire) {
                most.fetch_max(server.memory() as u64, Ordering::AcqRel);
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        posts = hall.post_to(&server.address, cookie, QUIET_RATE, &Work::for_time(time));
        stop.store(true, Ordering::Release);
        watcher.join().unwrap();
    });
    (posts, sent.load(Ordering::Relaxed), most.load(Ordering::Acquire) as f64)
}

/// The header of a proxy that says from where a request comes: every third from one address, the others from everywhere.
fn from(number: usize) -> String {
    let address = match number % 3 {
        0 => "198.51.100.1".to_owned(),
        _ => format!("203.0.{}.{}", number / 250 % 250, number % 250),
    };
    format!("X-Forwarded-For: {address}\r\n")
}

/// Asks, whatever the answer is; the server may hang up.
fn ask(server: &Server, request: &[u8]) -> Option<(u16, String)> {
    let answer = Connection::try_open(&server.address)?.ask(request).ok()?;
    Some((answer.status, answer.head))
}

fn half_bodies(server: &Server, _: &str, number: usize) {
    let head = format!(
        "POST /sign-in HTTP/1.1\r\nHost: hall.test\r\nSec-Fetch-Site: same-origin\r\n{}Content-Type: \
         application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=",
        from(number)
    );
    let open = || {
        let mut stream = TcpStream::connect(&server.address).ok()?;
        stream.write_all(head.as_bytes()).ok()?;
        Some(stream)
    };
    let hanging: Vec<TcpStream> = (0..HANGING).filter_map(|_| open()).collect();
    std::thread::sleep(Duration::from_millis(500));
    drop(hanging);
}

fn sign_ins(server: &Server, _: &str, number: usize) {
    let name = format!("name {number}");
    ask(server, &post("/sign-in", &from(number), &[("name", &name), ("password", "seven wheat and a wolf")]));
}

fn registrations(server: &Server, _: &str, number: usize) {
    let (name, groups) = (format!("Flood {number}"), "a|".repeat(25_000));
    let fields = [("name", name.as_str()), ("groups", &groups), ("code", "yes"), ("photo", "yes")];
    ask(server, &post("/t/open-01/register", &from(number), &fields));
}

fn searches(server: &Server, cookie: &str, number: usize) {
    let words = "a".repeat(280);
    let (path, who) = match number % 2 {
        0 => (format!("/t/spring/seats?q={words}{number}"), from(number)),
        _ => (format!("/run/spring/players?q={words}{number}"), format!("{}Cookie: {cookie}\r\n", from(number))),
    };
    ask(server, &get(&path, &who));
}

fn uploads(server: &Server, cookie: &str, number: usize) {
    // Made once: the senders are on the same machine, and should not keep it from answering.
    static BODIES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let body = |line: &str| {
            let lines = line.repeat(250_000);
            let lines: String = format!("player,club\n{lines}").chars().take(1_000_000).collect();
            body_of(&[("pasted", &lines)])
        };
        ["Kim\n", "\"\"", ",,,\n", "a,b\n"].map(body).to_vec()
    });
    let who = format!("{}Cookie: {cookie}\r\n", from(number));
    let path = format!("/run/open-{:02}/import", 2 + number % 8);
    if let Some((303, head)) = ask(server, &post_body(&path, &who, &BODIES[number % 4])) {
        let preview = header(&head, "location").unwrap_or_default().to_owned();
        ask(server, &get(&preview, &who));
    }
}

fn downloads(server: &Server, cookie: &str, number: usize) {
    let path = format!("/run/open-{:02}/export/archive.zip", 2 + number % 8);
    ask(server, &get(&path, &format!("{}Cookie: {cookie}\r\n", from(number))));
}

/// Archives that come in, each under an address of its own: what takes most memory, and the writer for the whole of it.
fn archives(server: &Server, cookie: &str, number: usize) {
    static ARCHIVE: LazyLock<Mutex<Option<Vec<u8>>>> = LazyLock::new(Mutex::default);
    let who = format!("{}Cookie: {cookie}\r\n", from(number));
    let archive = {
        let mut kept = ARCHIVE.lock().unwrap();
        if kept.is_none() {
            let path = "/run/open-02/export/archive.zip";
            let answer = Connection::try_open(&server.address).and_then(|mut to| to.ask(&get(path, &who)).ok());
            *kept = answer.filter(|answer| answer.status == 200).map(|answer| answer.body);
        }
        kept.clone().unwrap_or_default()
    };
    send_file(server, ("/admin/import", &who), &format!("came-{number}"), &archive);
}

/// Photos of boards as a phone makes them, for one table after the other: what is decoded, one at a time.
fn photos(server: &Server, cookie: &str, number: usize) {
    static PHOTO: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let (width, height) = (4_032_u16, 3_024_u16);
        let count = usize::from(width) * usize::from(height);
        let mut noise = 1_u32;
        let mut next = || {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            noise.to_be_bytes()
        };
        let rgb: Vec<u8> = (0..count).flat_map(|_| next()[..3].to_vec()).map(|value| 96 + value / 4).collect();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, 40);
        encoder.set_sampling_factor(SamplingFactor::F_2_2);
        encoder.encode(&rgb, width, height, ColorType::Rgb).unwrap();
        file
    });
    let who = format!("{}Cookie: {cookie}\r\n", from(number));
    let path = format!("/run/spring/rounds/prelim/1/tables/{}/photos/start", 1 + number % 40);
    send_file(server, (&path, &who), "", &PHOTO);
}

/// Sends a form with a file, and with a short address where there is one.
fn send_file(server: &Server, (path, who): (&str, &str), slug: &str, file: &[u8]) {
    let part = |name: &str| format!("--flood\r\nContent-Disposition: form-data; name=\"{name}\"");
    let mut body = Vec::new();
    if !slug.is_empty() {
        body.extend(format!("{}\r\n\r\n{slug}\r\n", part("slug")).bytes());
    }
    body.extend(format!("{}; filename=\"f\"\r\nContent-Type: application/octet-stream\r\n\r\n", part("file")).bytes());
    body.extend(file);
    body.extend(b"\r\n--flood--\r\n");
    let mut request = format!(
        "POST {path} HTTP/1.1\r\nHost: hall.test\r\nSec-Fetch-Site: same-origin\r\n{who}\
         Content-Type: multipart/form-data; boundary=flood\r\nContent-Length: {}\r\n\r\n",
        body.len()
    )
    .into_bytes();
    request.extend(body);
    ask(server, &request);
}
