//! The program itself as a process of its own: how soon it answers, and how much memory it takes.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use reeve_actions::transfer::backup;
use reeve_store::Purpose;

use crate::client::{self, Connection, Load, Work, get, header};
use crate::figures::Figures;
use crate::hall::Hall;
use crate::support::app::PASSWORD;
use crate::support::db::Place;
use crate::{LOOKING, QUIET_RATE};

/// `reeve serve` under way, ended with this value.
pub struct Server {
    child: Child,
    /// Host and port.
    pub address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// Starts the program and waits for its first page.
    pub fn start(place: &Place, path: &str) -> (Server, Duration) {
        let began = Instant::now();
        // Another program than the one of this build, such as the static one of a package.
        let program = std::env::var_os("REEVE_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_reeve").into());
        let mut child = Command::new(program)
            // A proxy, so that sign-ins can come from many addresses.
            .args(["serve", "--listen", "127.0.0.1:0", "--proxies", "127.0.0.1", "--database", &place.address()])
            // That a crowd which comes at once is answered slowly is among the figures.
            .args(["--log", "warn"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("Reeve listens on http://").to_owned();
        let answer = Connection::open(&address).ask(&get(path, "")).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.head);
        let took = began.elapsed();
        (Server { child, address }, took)
    }

    /// The memory that the process holds, in MB, where the system tells.
    pub fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let kilobytes =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().split(' ').next()?.parse().ok());
        kilobytes.unwrap_or(f64::NAN) / 1024.0
    }

    /// Sends the form of signing in from a network address.
    fn try_password(&self, name: &str, password: &str, from: &str) -> client::Answer {
        let body: String = form_urlencoded::Serializer::new(String::new())
            .append_pair("name", name)
            .append_pair("password", password)
            .finish();
        let request = format!(
            "POST /sign-in HTTP/1.1\r\nHost: hall.test\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: {from}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        Connection::open(&self.address).ask(request.as_bytes()).unwrap()
    }

    /// Signs in by the form; gives the cookie.
    pub fn sign_in(&self) -> String {
        let answer = self.try_password("organizer", PASSWORD, "192.0.2.1");
        assert_eq!(answer.status, 303, "{}", answer.head);
        let cookie = header(&answer.head, "set-cookie").expect("a cookie");
        cookie.split(';').next().unwrap_or_default().to_owned()
    }
}

/// A copy of the hall's store.
pub async fn copy_of(hall: &Hall) -> Place {
    let backup = hall.backup().await;
    hall.begin_copy();
    let place = Place::new().await;
    let db = place.open(Purpose::Maintain).await.unwrap();
    backup::restore(&db, std::fs::File::open(backup).unwrap(), true).await.unwrap();
    db.close().await;
    place
}

/// Starts the program on a copy of the store, several times, and then looks at it as the hall does.
pub async fn measure(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let place = copy_of(hall).await;
    let path = format!("/t/{}/standings", hall.slug);
    let mut starts: Vec<f64> = (0..7).map(|_| Server::start(&place, &path).1.as_secs_f64() * 1000.0).collect();
    starts.sort_by(f64::total_cmp);
    figures.limit("start to the first page (middle of 7), 100 tournaments of 200", "ms", starts[3], 200.0);

    let (server, _) = Server::start(&place, &path);
    std::thread::sleep(Duration::from_secs(2));
    figures.limit("memory, idle", "MB", server.memory(), 40.0);
    let cookie = server.sign_in();
    let paths: Vec<String> = ["standings", "seats"].iter().map(|page| format!("/t/{}/{page}", hall.slug)).collect();
    let (stop, most) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut load = Load::default();
    std::thread::scope(|scope| {
        let poster = scope.spawn(|| hall.post_to(&server.address, &cookie, QUIET_RATE, &Work::until(&stop)));
        let watcher = scope.spawn(|| {
            while !stop.load(Ordering::Acquire) {
                most.fetch_max(server.memory() as u64, Ordering::AcqRel);
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        load = client::look(&server.address, &paths, LOOKING, slice * 4);
        stop.store(true, Ordering::Release);
        figures.errors_of("posts to the process", poster.join().unwrap().errors);
        watcher.join().unwrap();
    });
    figures.errors_of("pages of the process", load.errors);
    figures.line(format!("the process gave {:.0} pages/s", load.rate()));
    figures.limit("memory under that load", "MB", most.load(Ordering::Acquire) as f64, 100.0);
    wrong_passwords(&server, figures);
}

/// How many wrong passwords come at one time, and how often.
const WRONG_AT_ONCE: usize = 40;
const FLOODS: usize = 3;

/// Wrong passwords from everywhere at one time: how much memory stays with the program, and how long an honest sign-in
/// takes meanwhile.
fn wrong_passwords(server: &Server, figures: &mut Figures) {
    let before = server.memory();
    let mut slowest = Duration::ZERO;
    for flood in 0..FLOODS {
        std::thread::scope(|scope| {
            for n in 0..WRONG_AT_ONCE {
                scope.spawn(move || {
                    let answer = server.try_password(&format!("name {n}"), "wrong", &format!("198.51.{flood}.{n}"));
                    assert!(matches!(answer.status, 422 | 503), "{}", answer.head);
                });
            }
            let began = Instant::now();
            server.sign_in();
            slowest = slowest.max(began.elapsed());
        });
    }
    let name = format!("memory that {FLOODS} times {WRONG_AT_ONCE} wrong passwords at once leave behind");
    figures.limit(&name, "MB", server.memory() - before, 64.0);
    figures.line(format!("signing in beside them took {:.0} ms at most", slowest.as_secs_f64() * 1000.0));
}
