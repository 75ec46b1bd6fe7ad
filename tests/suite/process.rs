//! The program itself: it starts, refuses to start, and stops.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use reeve_store::{Db, Purpose, Snapshot, tournament};
use tempfile::TempDir;

use crate::support::app::{PASSWORD, browser};
use crate::support::day::{Day, day};
use crate::support::letters::until;

/// A `reeve serve` or `reeve demo` under way, ended with this value.
struct Server {
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    url: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn reeve(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).current_dir(folder).env_remove("DATABASE_URL").stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Server {
    fn start(folder: &Path, arguments: &[&str]) -> Server {
        Server::start_with(reeve(folder, arguments).stderr(Stdio::inherit()))
    }

    fn start_with(command: &mut Command) -> Server {
        let mut child = command.spawn().expect("the program");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let line = next_line(&mut out);
        let url = line.strip_prefix("Reeve listens on ").expect("an address first").to_owned();
        let url = url.split(' ').next().unwrap_or_default().to_owned();
        Server { child, out, url }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.url.trim_start_matches("http://")).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a patient connection");
        stream
    }

    /// Sends the signal by its name, and says how long the program took to end and how it ended.
    fn stop(self, signal: &str) -> (Duration, Option<i32>) {
        self.signal(signal);
        self.wait()
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().expect("kill").success());
    }

    /// How long the program takes to end from now, and how it ends.
    fn wait(mut self) -> (Duration, Option<i32>) {
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(20) {
            if let Some(status) = self.child.try_wait().expect("a status") {
                return (began.elapsed(), status.code());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the program does not end");
    }
}

fn next_line(out: &mut impl BufRead) -> String {
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    line.trim_end().to_owned()
}

fn read_head(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") && stream.read(&mut byte).expect("an answer") == 1 {
        head.push(byte[0]);
    }
    String::from_utf8_lossy(&head).into_owned()
}

fn words(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn with_no_settings_but_a_port_it_serves_and_says_how_to_begin() {
    let folder = TempDir::new().expect("a folder");
    let mut server = Server::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    let line = next_line(&mut server.out);
    assert!(line.contains(&format!("{}/setup", server.url)), "{line}");
    assert_eq!(line.rsplit(' ').next().map(str::len), Some(14), "no code in {line:?}");
    assert!(folder.path().join("reeve.db").exists());
    let mut stream = server.connect();
    stream.write_all(b"GET /setup HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request");
    assert!(read_head(&mut stream).starts_with("HTTP/1.1 200"));
}

#[test]
fn a_port_alone_is_that_of_every_address_and_says_so() {
    let folder = TempDir::new().expect("a folder");
    let mut child =
        reeve(folder.path(), &["serve", "--listen", ":0"]).stderr(Stdio::inherit()).spawn().expect("the program");
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    let line = next_line(&mut out);
    let port =
        line.strip_prefix("Reeve listens on port ").and_then(|rest| rest.split(' ').next()).expect(&line).to_owned();
    let server = Server { child, out, url: format!("http://127.0.0.1:{port}") };
    let has_ipv6 = TcpListener::bind("[::1]:0").is_ok();
    assert!(
        line.ends_with(if has_ipv6 {
            "every address of this machine, IPv4 and IPv6"
        } else {
            "every IPv4 address of this machine"
        }),
        "{line}"
    );
    let inside: &[&str] = if has_ipv6 { &["127.0.0.1", "[::1]"] } else { &["127.0.0.1"] };
    for host in inside {
        let mut stream = TcpStream::connect(format!("{host}:{port}")).expect(host);
        stream.write_all(b"GET /setup HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request");
        assert!(read_head(&mut stream).starts_with("HTTP/1.1 200"), "{host}");
    }
    // And the commands find it there.
    let asked = reeve(folder.path(), &["ready", "--listen", &format!(":{port}")]).output().expect("an end");
    assert!(asked.status.success(), "{}", words(&asked));
    drop(server);
}

/// What a C library reads as a program begins, whoever began it.
#[cfg(all(target_os = "linux", any(target_env = "gnu", target_env = "musl")))]
#[test]
fn it_serves_with_its_own_settings_for_memory_unless_somebody_has_others() {
    let folder = TempDir::new().expect("a folder");
    let name = if cfg!(target_env = "musl") { "MIMALLOC_PURGE_DELAY" } else { "MALLOC_ARENA_MAX" };
    let own = if cfg!(target_env = "musl") { "10" } else { "2" };
    let check = |given: Option<&str>, expected: &str| {
        let mut command = reeve(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
        command.stderr(Stdio::inherit()).env_remove(name);
        let server = Server::start_with(command.envs(given.map(|value| (name, value))));
        let environment = std::fs::read(format!("/proc/{}/environ", server.child.id())).expect("its environment");
        let environment = String::from_utf8_lossy(&environment).into_owned();
        let found = environment.split('\0').find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
        assert_eq!(found, Some(expected), "{environment}");
    };
    check(None, own);
    check(Some("3"), "3");
}

#[test]
fn a_second_server_on_the_same_file_refuses_and_says_why() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    // With the same port as well: the file is the better reason.
    let listen = server.url.trim_start_matches("http://").to_owned();
    for listen in ["127.0.0.1:0", &listen] {
        let second = reeve(folder.path(), &["serve", "--listen", listen]).output().expect("an end");
        assert_eq!(second.status.code(), Some(1));
        assert!(second.stdout.is_empty());
        let said = words(&second);
        assert!(said.contains(&format!("process {}", server.child.id())) && said.contains("PostgreSQL"), "{said}");
    }
}

#[test]
fn a_port_in_use_and_wrong_settings_are_said_in_words() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    let listen = server.url.trim_start_matches("http://").to_owned();
    let check = |arguments: &[&str], status: i32, expected: &str| {
        let ended = reeve(folder.path(), arguments).output().expect("an end");
        assert_eq!(ended.status.code(), Some(status), "{arguments:?}: {}", words(&ended));
        assert!(ended.stdout.is_empty(), "{arguments:?}");
        assert!(words(&ended).contains(expected), "{arguments:?}: {}", words(&ended));
    };
    check(&["serve", "--database", "other.db", "--listen", &listen], 1, "choose another port, such as --listen");
    let metrics = ["--listen", "127.0.0.1:0", "--metrics-listen", &listen];
    check(&[&["serve", "--database", "other.db"], &metrics[..]].concat(), 1, "port, such as --metrics-listen");
    assert!(!folder.path().join("other.db").exists(), "a store was made for nothing");
    check(&["serve", "--database", "mysql://x", "--listen", "127.0.0.1:0"], 2, "neither a SQLite file nor postgres");
    check(&["serve", "--database", "third.db", "--public-url", "here"], 2, "not an address");
    check(&["serve", "--database", "third.db", "--log", "x=nonsense=y"], 2, "log");
    check(&["serve", "--listen", "nowhere"], 2, "--listen");
    check(&["serve", "--session-hours", "0"], 2, "--session-hours");
    check(&["serve", "--database", "no/such/folder/reeve.db", "--listen", "127.0.0.1:0"], 2, "reeve.db");
}

#[test]
fn it_stops_within_two_seconds_with_connections_left_open() {
    for signal in ["TERM", "INT"] {
        let folder = TempDir::new().expect("a folder");
        let server = Server::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
        // One that was used and stays open, one that never asks, one in the middle of asking.
        let mut used = server.connect();
        used.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request");
        assert!(read_head(&mut used).starts_with("HTTP/1.1 200"));
        let _silent = server.connect();
        let mut slow = server.connect();
        let head = b"POST /setup HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n";
        slow.write_all(head).expect("half a request");
        // The server asks for the rest of it, so it has all three: connections are taken in the order in which they come.
        assert!(read_head(&mut slow).starts_with("HTTP/1.1 100"));
        slow.write_all(b"name").expect("a bit of the rest");
        let (took, status) = server.stop(signal);
        assert!(took < Duration::from_secs(2), "{signal}: {took:?}");
        assert_eq!(status, Some(0), "{signal}");
    }
}

#[tokio::test]
async fn stopped_at_work_on_seats_it_waits_for_none_and_its_store_is_whole() {
    // Many players and families, so that it takes seconds.
    let day = day(3000).await;
    day.app.place().run("update person set group_names = 'Family ' || (player_id % 100)").await;
    let folder = TempDir::new().expect("a folder");
    let carry_over = |arguments: &[&str]| {
        let ended = reeve(folder.path(), arguments).output().expect("an end");
        assert!(ended.status.success(), "{arguments:?}: {}", words(&ended));
    };
    carry_over(&["backup", "day.zip", "--database", &day.app.place().address()]);
    // How long seats take, and when a signal arrives, is the machine's business: again until one came in the middle.
    for attempt in 0..5 {
        let store = format!("{attempt}.db");
        carry_over(&["restore", "day.zip", "--database", &store]);
        if was_stopped_at_work(folder.path(), &store, &day).await {
            return;
        }
    }
    panic!("the seats were always made before the signal arrived");
}

/// Serves a store, asks for the seats and stops the server. Whether that was before they were made; in any case they are
/// there whole or not at all, and the server did not wait for a task that goes on.
async fn was_stopped_at_work(folder: &Path, store: &str, day: &Day) -> bool {
    let log = folder.join(format!("{store}.log"));
    let file = std::fs::File::create(&log).expect("a log");
    let server = Server::start_with(
        reeve(folder, &["serve", "--listen", "127.0.0.1:0", "--database", store]).stderr(Stdio::from(file)),
    );
    let organizer = browser(&server.url);
    organizer.sign_in("organizer", PASSWORD).await.expect(303);
    let asking = tokio::spawn({
        let (organizer, address) = (organizer.clone(), day.run("schedule"));
        async move { organizer.post(&address, &[]).await }
    });
    until("the work on the seats", async || {
        asking.is_finished() || organizer.get(&day.run("schedule")).await.ok().says("In progress")
    })
    .await;
    let (_, status) = server.stop("TERM");
    assert_eq!(status, Some(0));
    let log = std::fs::read_to_string(log).expect("the log");
    assert!(log.contains("stopping") && !log.contains("did not end in time"), "{log}");

    let db = Db::open(&folder.join(store).display().to_string(), Purpose::Serve).await.expect("a store");
    assert_eq!(db.damage().await.expect("a look at the file"), Some(Vec::new()));
    let mut tx = db.read().await.expect("a store that answers");
    let id = tournament::by_slug(&mut tx, day.slug).await.expect("an answer").expect("the tournament").id;
    let stored = Snapshot::load(&mut tx, id).await.expect("the tournament");
    drop(tx);
    db.close().await;
    assert_eq!(stored.players.len(), 3000);
    let made = stored.schedule.is_some();
    assert_eq!(stored.rounds.len(), if made { 3 } else { 0 }, "half of a schedule was stored");
    // Whoever asked is told so, unless a page that tells how far it is came first, or the machine was so slow that the
    // last second for answers was over.
    if let Ok(answer) = asking.await
        && answer.status != 303
    {
        assert!(!made && answer.expect(409).says("was stopped. Nothing was changed"));
    }
    !made
}

/// A request that is under way when the signal comes is answered.
#[test]
fn a_request_under_way_is_finished() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    let mut stream = server.connect();
    let body = "name=nobody&password=guess";
    let head = format!(
        "POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Expect: 100-continue\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).expect("the head of a request");
    // The server asks for the rest: from here on the request is under way.
    assert!(read_head(&mut stream).starts_with("HTTP/1.1 100"));
    server.signal("TERM");
    stream.write_all(body.as_bytes()).expect("the rest of the request");
    assert!(read_head(&mut stream).starts_with("HTTP/1.1 422"));
    let took = server.wait().0;
    assert!(took < Duration::from_secs(2), "{took:?}");
}

#[test]
fn accounts_are_made_while_the_server_runs() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    let add = |arguments: &[&str], password: &str| {
        let mut child = reeve(folder.path(), &[&["user", "add"], arguments].concat())
            .stdin(Stdio::piped())
            .spawn()
            .expect("the program");
        child.stdin.take().expect("its input").write_all(password.as_bytes()).expect("a password");
        child.wait_with_output().expect("an end")
    };
    let check = |arguments: &[&str], password: &str, status: i32, expected: &str| {
        let ended = add(arguments, password);
        assert_eq!(ended.status.code(), Some(status), "{arguments:?}: {}", words(&ended));
        assert_eq!(ended.stdout.is_empty(), status != 0, "{arguments:?}");
        assert!(words(&ended).contains(expected), "{arguments:?}: {}", words(&ended));
    };
    check(&["Ada", "--admin"], "a long sentence\n", 0, "");
    check(&["Ada"], "a long sentence\n", 2, "already exists");
    check(&["Bo"], "short\n", 2, "at least 10");
    check(&["Bo"], "", 2, "no password was given");
    check(&["Bo"], "password123\n", 2, "easily guessed");
    check(&[" "], "a long sentence\n", 2, "needs a name");
    check(&["Bo", "--may-create"], "a long sentence\r\n", 0, "");
    // The set-up page has closed: there is an administrator now.
    let mut stream = server.connect();
    stream.write_all(b"GET /setup HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request");
    assert!(read_head(&mut stream).starts_with("HTTP/1.1 404"));
}

#[test]
fn every_setting_is_in_the_help_with_its_default() {
    let folder = TempDir::new().expect("a folder");
    let help = reeve(folder.path(), &["serve", "--help"]).output().expect("help");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    for flag in help.lines().filter_map(|line| line.trim().strip_prefix("--")) {
        // What is asked for once is no setting.
        if flag.starts_with("help") || flag.starts_with("go-on-here") {
            continue;
        }
        let after = help.split(&format!("--{flag}")).nth(1).unwrap_or_default();
        let own = after.split("\n      --").next().unwrap_or_default();
        assert!(own.contains("[env: "), "--{flag} has no environment variable");
        assert!(own.contains("[default: "), "--{flag} has no default: {own}");
    }
    assert!(help.contains("DATABASE_URL") && help.contains("127.0.0.1:8080"));
}

#[test]
fn the_demonstration_leaves_nothing_behind() {
    let folder = TempDir::new().expect("a folder");
    let temporary = TempDir::new().expect("a place for temporary files");
    let mut command = reeve(folder.path(), &["demo", "--listen", "127.0.0.1:0"]);
    let mut child = command.env("TMPDIR", temporary.path()).stderr(Stdio::inherit()).spawn().expect("the program");
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    let url = next_line(&mut out).replace("Reeve listens on ", "");
    let url = url.split(' ').next().unwrap_or_default().to_owned();
    let lines: Vec<String> = (0..3).map(|_| next_line(&mut out)).collect();
    for name in ["organizer", "judge", "administrator"] {
        assert!(
            lines.iter().any(|line| line.starts_with(&format!("Sign in as {name} with the password "))),
            "{lines:?}"
        );
    }
    let server = Server { child, out, url };
    assert_eq!(std::fs::read_dir(temporary.path()).expect("a folder").count(), 1);
    let (took, status) = server.stop("INT");
    assert!(took < Duration::from_secs(2) && status == Some(0), "{took:?} {status:?}");
    assert_eq!(std::fs::read_dir(temporary.path()).expect("a folder").count(), 0);
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn a_command_in_the_wrong_folder_makes_no_store() {
    let folder = TempDir::new().expect("a folder");
    let mut child = reeve(folder.path(), &["user", "add", "Ada"]).stdin(Stdio::piped()).spawn().expect("the program");
    // It may have ended before it reads anything.
    let _ = child.stdin.take().expect("its input").write_all(b"a long sentence\n");
    let ended = child.wait_with_output().expect("an end");
    assert_eq!(ended.status.code(), Some(2));
    assert!(words(&ended).contains("there is no store here"), "{}", words(&ended));
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn a_folder_that_is_missing_is_a_mistake_of_who_typed_it() {
    let folder = TempDir::new().expect("a folder");
    let ended = reeve(folder.path(), &["serve", "--database", "missing/reeve.db"]).output().expect("the program");
    assert_eq!(ended.status.code(), Some(2), "{}", words(&ended));
    assert!(words(&ended).contains("missing"), "{}", words(&ended));
}

#[test]
fn the_start_says_where_it_listens_and_where_people_reach_it() {
    let folder = TempDir::new().expect("a folder");
    let arguments = ["serve", "--listen", "localhost:0", "--public-url", "https://reeve.example.org"];
    let mut server = Server::start(folder.path(), &arguments);
    assert!(server.url.starts_with("http://127.0.0.1:"), "{}", server.url);
    assert_eq!(next_line(&mut server.out), "People reach it at https://reeve.example.org");
}

#[test]
fn a_closed_terminal_ends_it_as_a_word_does() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    let (took, status) = server.stop("HUP");
    assert!(took < Duration::from_secs(2) && status == Some(0), "{took:?} {status:?}");
}
