//! `reeve hall` as a program: what a double click starts, finds, and leaves behind.

use std::fs;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::{Duration, Instant};

use reeve_store::db::migrate::Migrations;
use reeve_store::{Db, Purpose};
use sqlx::migrate::Migrator;
use tempfile::TempDir;

use crate::support::app::browser;
use crate::support::db::Place;
use crate::support::letters::until;

/// How long somebody waits for what comes in moments.
const LONG: Duration = Duration::from_secs(60);

/// Where a machine says that requests go.
const PROXIES: [&str; 6] = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"];

/// The program, on a machine without a desktop.
fn reeve(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let others = ["DISPLAY", "WAYLAND_DISPLAY", "DATABASE_URL", "REEVE_UPDATES", "REEVE_LISTEN"];
    for variable in others.iter().chain(&PROXIES) {
        command.env_remove(variable);
    }
    command
}

fn command(folder: &Path) -> Command {
    reeve(&["hall", "--port", "0", "--no-browser", "--folder", folder.to_str().expect("a path")])
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A `reeve hall` under way, ended with this value.
struct Hall {
    child: Child,
    lines: Receiver<String>,
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Hall {
    fn start(command: &mut Command) -> Hall {
        // No terminal, so that the log is a file.
        let mut child = command.stderr(Stdio::null()).spawn().expect("the program");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Hall { child, lines }
    }

    /// The next line that says this.
    fn until(&self, expected: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(LONG).unwrap_or_else(|error| panic!("no {expected:?}: {error}"));
            if line.contains(expected) {
                return line;
            }
        }
    }

    /// The next address of the page of the person at the laptop.
    fn page(&self) -> String {
        let line = self.until("Your page on this laptop");
        line.split_whitespace().next_back().unwrap_or_default().to_owned()
    }

    /// Sends the signal by its name, and gives how the program ended.
    fn stop(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().expect("kill").success());
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(20) {
            if let Some(status) = self.child.try_wait().expect("a status") {
                return status.code();
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("the program does not end");
    }
}

/// The page of the person at the laptop, as the next start finds it.
fn left_page(folder: &Path) -> String {
    let text = fs::read(folder.join("running.json")).expect("a file for the next start");
    let running: serde_json::Value = serde_json::from_slice(&text).expect("JSON");
    format!("http://127.0.0.1:{}/laptop?key={}", running["port"], running["key"].as_str().expect("a key"))
}

/// An address as the server and the path on it.
fn parts(address: &str) -> (String, String) {
    let (scheme, rest) = address.split_once("://").expect("an address");
    let (host, path) = rest.split_once('/').expect("a path");
    (format!("{scheme}://{host}"), format!("/{path}"))
}

/// Makes a script that can be run.
fn program(path: &Path, script: &str) {
    fs::write(path, script).expect("a script");
    let mut mode = fs::metadata(path).expect("a script").permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut mode, 0o755);
    fs::set_permissions(path, mode).expect("a program");
}

/// A folder in which there is a program that a desktop opens addresses with: it writes down what it was given.
struct Desktop {
    folder: TempDir,
}

impl Desktop {
    fn new() -> Desktop {
        let folder = TempDir::new().expect("a folder");
        let script = format!(
            "#!/bin/sh\nprintf '%s' \"$1\" > '{0}/new' && mv '{0}/new' '{0}/opened'\n",
            folder.path().display()
        );
        program(&folder.path().join("xdg-open"), &script);
        Desktop { folder }
    }

    fn at(&self, command: &mut Command) {
        let path = std::env::var("PATH").unwrap_or_default();
        command.env("DISPLAY", ":99").env("PATH", format!("{}:{path}", self.folder.path().display()));
    }

    /// What was opened last.
    async fn opened(&self) -> String {
        let file = self.folder.path().join("opened");
        until("something was opened", async || file.exists()).await;
        let opened = fs::read_to_string(&file).expect("what was opened");
        fs::remove_file(file).expect("the file");
        opened
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_double_click_opens_the_page_of_the_laptop_in_the_browser() {
    let (desktop, home) = (Desktop::new(), TempDir::new().expect("a folder"));
    let data = home.path().join("Данные Анны К");
    let mut command = reeve(&[]);
    desktop.at(&mut command);
    // What is set for another Reeve is nothing to this one.
    command.env("XDG_DATA_HOME", &data).env("REEVE_PUBLIC_URL", "https://other.example");
    let hall = Hall::start(&mut command);
    hall.until("Reeve is running");
    let opened = desktop.opened().await;
    let folder = data.join("reeve");
    assert_eq!(opened, left_page(&folder));
    let (server, path) = parts(&opened);
    assert!(path.starts_with("/laptop?key=") && server.starts_with("http://127.0.0.1:"), "{opened}");
    for name in ["reeve.db", "backups", "reeve.log", "running.json"] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(folder.join(name)).expect(name).permissions());
        assert_eq!(mode & 0o077, 0, "{name} is readable by others");
    }

    // The key opens the page once, and the next one is there.
    let person = browser(&server);
    let entered = person.get(&path).await.expect(303);
    assert_eq!(entered.location(), Some("/laptop"));
    let port = server.rsplit(':').next().expect("a port");
    // Another Reeve on the laptop, at another port, has its own.
    assert!(entered.header("set-cookie").starts_with(&format!("reeve_laptop_{port}=")), "{entered}");
    person.get("/laptop").await.ok();
    browser(&server).get(&path).await.expect(404);
    let (_, next) = parts(&left_page(&folder));
    assert_ne!(next, path);
    browser(&server).get(&next).await.expect(303);
    // What goes into a file holds no key where a browser opens.
    assert!(hall.lines.try_iter().all(|line| !line.contains("key=")));

    assert_eq!(hall.stop("TERM"), Some(0));
    assert!(!folder.join("running.json").exists());
}

#[test]
fn without_a_desktop_and_without_words_it_prints_the_help() {
    let ended = reeve(&[]).output().expect("an end");
    assert_eq!(ended.status.code(), Some(2));
    assert!(said(&ended).contains("Usage: reeve"), "{}", said(&ended));
}

#[tokio::test]
async fn a_second_start_leads_to_the_first_and_a_kill_is_no_hindrance() {
    let above = TempDir::new().expect("a folder");
    let folder = above.path().join("Турнир в зале");
    let mut first = Hall::start(&mut command(&folder));
    let (server, _) = parts(&first.page());
    for _ in 0..2 {
        // The proxy of a school is not asked for what is on this machine.
        let proxied = PROXIES.map(|variable| (variable, "http://127.0.0.1:9"));
        let second = command(&folder).envs(proxied).output().expect("an end");
        assert_eq!(second.status.code(), Some(0), "{}", said(&second));
        let text = String::from_utf8_lossy(&second.stdout).into_owned();
        assert!(text.starts_with("Reeve is already running"), "{text}");
        let (led_to, path) = parts(text.split_whitespace().next_back().expect("an address"));
        assert_eq!(led_to, server);
        browser(&server).get(&path).await.expect(303);
    }
    first.child.kill().expect("a kill");
    first.child.wait().expect("an end");
    assert!(folder.join("running.json").exists(), "it was not ended but killed");
    let again = Hall::start(&mut command(&folder));
    let (server, path) = parts(&again.page());
    browser(&server).get(&path).await.expect(303);
    assert_eq!(again.stop("INT"), Some(0));
}

#[tokio::test]
async fn a_port_that_another_program_has_is_named_or_passed_over() {
    let above = TempDir::new().expect("a folder");
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = other.local_addr().expect("an address").port().to_string();
    let folder = above.path().join("hall");
    let path = folder.to_str().expect("a path");
    let ended = reeve(&["hall", "--no-browser", "--folder", path, "--port", &port]).output().expect("an end");
    assert_eq!(ended.status.code(), Some(1));
    assert!(said(&ended).contains(&format!("port {port}: another program has it")), "{}", said(&ended));
    assert!(!folder.join("reeve.db").exists(), "a store was made for nothing");

    // Where nobody names one, it takes another than 8080.
    let taken = TcpListener::bind("127.0.0.1:8080");
    let hall = Hall::start(&mut reeve(&["hall", "--no-browser", "--folder", path]));
    let page = hall.page();
    // Where another test has it, it may have let go of it meanwhile.
    assert!(taken.is_err() || !page.contains("127.0.0.1:8080/"), "{page}");
    if taken.is_ok() {
        let (server, path) = parts(&page);
        let person = browser(&server);
        person.get(&path).await.expect(303);
        let laptop = person.get("/laptop").await.ok();
        let port = server.rsplit(':').next().expect("a port");
        assert!(laptop.says("Another program on this laptop has port 8080."), "{laptop}");
        assert!(laptop.says(&format!("with {port} at its end.")), "{laptop}");
    }
}

#[tokio::test]
async fn where_the_file_for_the_next_start_is_taken_away_it_comes_back() {
    let folder = TempDir::new().expect("a folder");
    let hall = Hall::start(&mut command(folder.path()));
    let (server, _) = parts(&hall.page());
    let file = folder.path().join("running.json");
    fs::remove_file(&file).expect("the file");
    until("the file is there again", async || file.exists()).await;
    let second = command(folder.path()).output().expect("an end");
    let text = String::from_utf8_lossy(&second.stdout).into_owned();
    let (led_to, path) = parts(text.split_whitespace().next_back().expect("an address"));
    assert_eq!(led_to, server);
    browser(&server).get(&path).await.expect(303);
    assert_eq!(hall.stop("TERM"), Some(0));
    assert!(!file.exists());
}

#[tokio::test]
async fn what_was_printed_in_the_run_before_is_said_to_lead_nowhere() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("address.txt");
    fs::write(&file, "http://192.0.2.7:8080").expect("a file");
    let hall = Hall::start(&mut command(folder.path()));
    let (server, path) = parts(&hall.page());
    let person = browser(&server);
    person.get(&path).await.expect(303);
    // On a machine without a network phones find it nowhere.
    if !person.get("/laptop").await.ok().has("#try") {
        return;
    }
    let told = "Last time phones found Reeve at http://192.0.2.7:8080.";
    until("it is told of", async || person.get("/laptop").await.ok().says(told)).await;
    let kept = || fs::read_to_string(&file).expect("an address");
    until("where it is found now is kept", async || !kept().contains("192.0.2.7")).await;
    let best = person.get("/laptop").await.ok().text(".scan figcaption b");
    assert_eq!(kept(), best);
    assert!(person.get("/laptop").await.ok().says(told), "until the next start");
}

#[test]
fn a_start_while_the_first_copy_ends_serves_in_its_place() {
    let folder = TempDir::new().expect("a folder");
    let first = File::create(folder.path().join("reeve.db.lock")).expect("a file");
    first.lock().expect("the lock");
    let hall = Hall::start(&mut command(folder.path()));
    let early = hall.lines.recv_timeout(Duration::from_secs(2));
    assert!(early.is_err(), "{early:?}");
    first.unlock().expect("no lock");
    assert!(hall.page().contains("/laptop?key="));
}

#[tokio::test]
async fn a_folder_that_is_none_is_said_in_the_browser_too() {
    let (desktop, above) = (Desktop::new(), TempDir::new().expect("a folder"));
    let file = above.path().join("<Анна & К>");
    fs::write(&file, "mine").expect("a file");
    let stick = above.path().join("stick").join("reeve");
    for (folder, status, expected) in [(&file, 1, "a file has this name"), (&stick, 2, "plug that in first")] {
        let mut command = reeve(&["hall", "--folder", folder.to_str().expect("a path")]);
        desktop.at(&mut command);
        let child = command.spawn().expect("the program");
        let address = desktop.opened().await;
        let (server, path) = parts(&address);
        assert!(server.starts_with("http://127.0.0.1:") && path.len() > 20, "{address}");
        let other = fetch(&server, "/");
        assert!(other.starts_with("HTTP/1.1 404 ") && !other.contains(expected), "{other}");
        let page = fetch(&server, &path);
        assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("no-store"), "{page}");
        assert!(page.contains(expected) && page.ends_with("</html>\n") && !page.contains("<Анна"), "{page}");
        // Once it is given the program is gone.
        let ended = child.wait_with_output().expect("an end");
        assert_eq!(ended.status.code(), Some(status));
        assert!(
            said(&ended).contains(expected) && said(&ended).contains(&folder.display().to_string()),
            "{}",
            said(&ended)
        );
    }
    assert!(!above.path().join("stick").exists() && fs::read_to_string(&file).expect("the file") == "mine");
}

#[tokio::test]
async fn a_store_of_a_newer_reeve_is_left_alone_and_that_of_an_older_one_is_kept_as_a_copy() {
    let place = Place::sqlite();
    let store = place.file().expect("a file").to_owned();
    let folder = store.parent().expect("a folder");
    let older = |known: &Migrator| {
        let steps = known.iter().filter(|step| step.version < 186).cloned().collect::<Vec<_>>();
        Migrator::with_migrations(steps)
    };
    let embedded = Migrations::embedded();
    let (sqlite, postgres) = (older(embedded.sqlite), older(embedded.postgres));
    let steps = Migrations { sqlite: &sqlite, postgres: &postgres };
    Db::open_with(&place.address(), Purpose::Maintain, &steps).await.expect("a store").close().await;
    let hall = Hall::start(&mut command(folder));
    let text = hall.until("A copy of them as they were is in");
    assert!(text.contains("reeve.db.before-0186") && folder.join("reeve.db.before-0186").exists(), "{text}");
    assert_eq!(hall.stop("TERM"), Some(0));

    let row = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)";
    place.run(&format!("{row} values (9999, 'contract foo', true, '', 0)")).await;
    let before = fs::read(&store).expect("the store");
    let ended = command(folder).output().expect("an end");
    assert_eq!(ended.status.code(), Some(1));
    let said = said(&ended);
    assert!(said.contains("a newer Reeve") && said.contains(&folder.display().to_string()), "{said}");
    assert_eq!(fs::read(&store).expect("the store"), before);
}

#[tokio::test]
async fn the_demonstration_goes_with_the_server_however_that_ends() {
    for signal in ["TERM", "KILL"] {
        let (above, temporary) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
        let made = || fs::read_dir(temporary.path()).expect("a folder").count();
        let hall = Hall::start(command(&above.path().join("hall")).env("TMPDIR", temporary.path()));
        let (server, path) = parts(&hall.page());
        let person = browser(&server);
        person.get(&path).await.expect(303);
        person.post("/laptop/demo", &[]).await.expect(303);
        // A second wish gives the same one.
        person.post("/laptop/demo", &[]).await.expect(303);
        assert_eq!(made(), 1);
        person.post("/laptop/demo/end", &[]).await.expect(303);
        until("the store of the demonstration goes", async || made() == 0).await;
        person.post("/laptop/demo", &[]).await.expect(303);
        assert_eq!(made(), 1);
        let code = hall.stop(signal);
        assert_eq!(code, (signal == "TERM").then_some(0));
        until("the demonstration ends", async || made() == 0).await;
    }
}

#[tokio::test]
async fn every_page_of_the_demonstration_says_that_its_people_are_made_up() {
    const MADE_UP: &str = "This is the demonstration: everybody here is made up.";
    let folder = TempDir::new().expect("a folder");
    let hall = Hall::start(&mut command(folder.path()));
    let (server, path) = parts(&hall.page());
    let person = browser(&server);
    person.get(&path).await.expect(303);
    person.post("/laptop/demo", &[]).await.expect(303);
    let laptop = person.get("/laptop").await.ok();
    let address = laptop.text("[data-part=demo] a");
    let demo = format!("http://127.0.0.1:{}", address.rsplit(':').next().expect("a port"));
    let (visitor, organizer) = (browser(&demo), browser(&demo));
    organizer.sign_in("organizer", &laptop.text("[data-part=demo] b.num")).await.expect(303);
    let screens = "/run/inland-masters/screens";
    organizer.post(screens, &[("screen", "Entrance")]).await.expect(303);
    let screen = organizer.get(screens).await.ok().attributes("td a", "href").concat();
    for path in ["/", "/sign-in", "/t/inland-masters", &screen] {
        let page = visitor.get(path).await.ok();
        assert!(page.says(MADE_UP), "{path}: {page}");
    }
    for path in ["/run", "/run/inland-masters"] {
        let page = organizer.get(path).await.ok();
        assert!(page.says(MADE_UP), "{path}: {page}");
    }
    assert!(visitor.get("/nowhere").await.expect(404).says(MADE_UP));
    // The real one beside it is not.
    let laptop = person.get("/laptop").await.ok();
    assert!(!laptop.says(MADE_UP), "{laptop}");
    assert_eq!(hall.stop("TERM"), Some(0));
}

/// The number of the only process that a program has started.
#[cfg(target_os = "linux")]
fn only_child(program: &Child) -> String {
    let id = program.id().to_string();
    let tasks = fs::read_dir(Path::new("/proc").join(id).join("task")).expect("its threads");
    // A thread may have ended meanwhile.
    let children = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("children")).ok());
    children.collect::<String>().trim().to_owned()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_demonstration_that_does_not_end_by_itself_leaves_nothing_either() {
    let (above, temporary) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let hall = Hall::start(command(&above.path().join("hall")).env("TMPDIR", temporary.path()));
    let (server, path) = parts(&hall.page());
    let person = browser(&server);
    person.get(&path).await.expect(303);
    person.post("/laptop/demo", &[]).await.expect(303);
    let demo = only_child(&hall.child);
    assert!(Command::new("kill").args(["-s", "STOP", &demo]).status().expect("kill").success(), "{demo}");
    person.post("/laptop/demo/end", &[]).await.expect(303);
    let began = Instant::now();
    while fs::read_dir(temporary.path()).expect("a folder").count() > 0 {
        assert!(began.elapsed() < LONG, "the store of the demonstration stays");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(hall.stop("TERM"), Some(0));
}

/// In the place of the system's own program: it notes its number and does what it is told.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_laptop_is_kept_awake_no_longer_than_the_server_lives() {
    for signal in ["TERM", "KILL"] {
        let above = TempDir::new().expect("a folder");
        let number = above.path().join("number");
        let script = format!("#!/bin/sh\nshift 4\necho $$ > '{}'\nexec \"$@\"\n", number.display());
        program(&above.path().join("systemd-inhibit"), &script);
        let path = format!("{}:{}", above.path().display(), std::env::var("PATH").unwrap_or_default());
        let hall = Hall::start(command(&above.path().join("hall")).env("PATH", path));
        let (server, path) = parts(&hall.page());
        let person = browser(&server);
        person.get(&path).await.expect(303);
        let lives = || {
            let number = fs::read_to_string(&number).expect("a number");
            // What has ended and was not asked for how has no arguments any more.
            let arguments = fs::read(Path::new("/proc").join(number.trim()).join("cmdline"));
            arguments.is_ok_and(|arguments| !arguments.is_empty())
        };
        person.post("/laptop/awake", &[("awake", "yes")]).await.expect(303);
        assert!(lives());
        person.post("/laptop/awake", &[("awake", "no")]).await.expect(303);
        assert!(!lives());
        person.post("/laptop/awake", &[("awake", "yes")]).await.expect(303);
        assert!(lives());
        hall.stop(signal);
        until("what keeps it awake ends", async || !lives()).await;
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn where_the_system_refuses_to_stay_awake_its_reason_is_said() {
    let above = TempDir::new().expect("a folder");
    program(&above.path().join("systemd-inhibit"), "#!/bin/sh\necho 'Failed to inhibit: Access denied' >&2\nexit 1\n");
    let path = format!("{}:{}", above.path().display(), std::env::var("PATH").unwrap_or_default());
    let hall = Hall::start(command(&above.path().join("hall")).env("PATH", path));
    let (server, path) = parts(&hall.page());
    let person = browser(&server);
    person.get(&path).await.expect(303);
    let refused = person.post("/laptop/awake", &[("awake", "yes")]).await.expect(422);
    assert!(refused.says("Access denied"), "{refused}");
}

#[test]
fn whether_there_is_a_newer_one_is_said_only_where_somebody_asks() {
    let ended = reeve(&["update"]).output().expect("an end");
    assert!(ended.status.success() && String::from_utf8_lossy(&ended.stdout).contains("--from URL"), "{ended:?}");

    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.set_nonblocking(true).expect("a listener that waits for nobody");
    let place = format!("http://{}/reeve/", listener.local_addr().expect("an address"));
    let check = |list: &'static str, status: i32, expected: &str| {
        thread::scope(|scope| {
            scope.spawn(|| {
                let mut stream = within_time(&listener);
                let asked = head(&mut stream);
                assert!(asked.starts_with("GET /reeve/SHA256SUMS HTTP/1.1"), "{asked}");
                let length = list.len();
                write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{list}")
                    .unwrap();
            });
            let ended = reeve(&["update", "--from", &place]).output().expect("an end");
            assert_eq!(ended.status.code(), Some(status), "{ended:?}");
            let text = String::from_utf8_lossy(&ended.stdout).into_owned() + &said(&ended);
            assert!(text.contains(expected), "{text}");
        });
    };
    check("aa  reeve_99.1.0_amd64.deb\nbb  reeve-99.1.0-x86_64-linux.tar.gz\n", 0, "Reeve 99.1.0 is available");
    check("aa  reeve_0.0.1_amd64.deb\n", 0, "has no newer one");
    check("<!doctype html>", 1, "names no release of Reeve");
    drop(listener);
    let ended = reeve(&["update", "--from", &place]).output().expect("an end");
    assert_eq!(ended.status.code(), Some(1));
    let ended = reeve(&["update", "--from", "a stick"]).output().expect("an end");
    assert_eq!(ended.status.code(), Some(2));
}

/// Whoever comes, in a time that is long enough.
fn within_time(listener: &TcpListener) -> TcpStream {
    let began = Instant::now();
    while began.elapsed() < LONG {
        if let Ok((stream, _)) = listener.accept() {
            stream.set_nonblocking(false).expect("a stream");
            stream.set_read_timeout(Some(LONG)).expect("a stream");
            return stream;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("nobody comes");
}

/// What a server answers, as it comes.
fn fetch(server: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(server.trim_start_matches("http://")).expect("a server");
    stream.set_read_timeout(Some(LONG)).expect("a stream");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a question");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

/// What a client asks, up to the empty line.
fn head(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") && stream.read(&mut byte).expect("a question") == 1 {
        head.push(byte[0]);
    }
    String::from_utf8_lossy(&head).into_owned()
}
