//! Spares: copies that follow the store, and going on with one.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::UdpSocket;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use reeve_actions::transfer::spare::folder::SpareFolder;
use reeve_store::{Db, Purpose, account};
use reeve_views::spare::Trouble;
use tempfile::TempDir;

use crate::support::app;
use crate::support::app::{App, May};
use crate::support::day::day;
use crate::support::letters::until;

/// A server whose spare is in a folder of a stick.
struct Hall {
    app: App,
    stick: TempDir,
}

impl Hall {
    async fn open() -> Hall {
        let stick = tempfile::tempdir().expect("a stick");
        let folder = stick.path().join("stick").join("reeve");
        fs::create_dir(stick.path().join("stick")).expect("a stick");
        let app = app::start_with(&["--spare", &folder.to_string_lossy()]).await;
        Hall { app, stick }
    }

    fn folder(&self) -> std::path::PathBuf {
        self.stick.path().join("stick").join("reeve")
    }

    /// Whether the spare holds an account of this name.
    async fn holds(&self, name: &str) -> bool {
        holds(&self.folder(), name).await
    }

    fn trouble(&self) -> Option<Trouble> {
        self.app.shared.spares.standing()[0].trouble
    }
}

/// Whether the newest copy in a folder holds an account of this name.
async fn holds(folder: &Path, name: &str) -> bool {
    let Ok(folder) = SpareFolder::open(folder) else { return false };
    let Some((copy, _)) = folder.whole().into_iter().next() else { return false };
    let aside = tempfile::tempdir().expect("a folder");
    let file = aside.path().join("copy.db");
    // It may be written anew while it is looked at.
    if fs::copy(copy, &file).is_err() {
        return false;
    }
    let Ok(db) = Db::open(&file.to_string_lossy(), Purpose::Maintain).await else { return false };
    let found = match db.read().await {
        Ok(mut tx) => account::by_name(&mut tx, name).await.is_ok_and(|found| found.is_some()),
        Err(_) => false,
    };
    db.close().await;
    found
}

#[tokio::test]
async fn a_folder_follows_the_store() {
    let hall = Hall::open().await;
    until("the first copy", async || hall.holds("administrator").await).await;
    let mut slowest = Duration::ZERO;
    for name in ["ada", "grace", "edsger"] {
        hall.app.insert_account(name, May::Nothing).await;
        let began = Instant::now();
        until("the change is in the spare", async || hall.holds(name).await).await;
        slowest = slowest.max(began.elapsed());
    }
    println!("the spare had each change after {slowest:?} at most, looking included");
    // On the disk of the store it does not help, and says so; it is made all the same.
    assert_eq!(hall.trouble(), Some(Trouble::SameDisk));
    let (one, other) = (hall.folder().join("reeve-spare-a.db"), hall.folder().join("reeve-spare-b.db"));
    assert!(one.exists() && other.exists());
    assert_eq!(fs::metadata(&one).expect("a copy").len(), fs::metadata(&other).expect("a copy").len());
}

#[tokio::test]
async fn a_stick_that_is_pulled_out_is_told_of_and_followed_again_when_it_is_back() {
    let hall = Hall::open().await;
    until("the first copy", async || hall.holds("administrator").await).await;
    let (stick, pulled) = (hall.stick.path().join("stick"), hall.stick.path().join("pulled"));
    fs::rename(&stick, &pulled).expect("the stick is pulled out");
    until("it is missed", async || hall.trouble() == Some(Trouble::Gone)).await;
    let ada = hall.app.account("ada", May::Administer).await;
    let page = ada.get("/admin/status").await.ok();
    assert!(page.says("its folder is not there"), "{page}");
    assert!(!hall.holds("ada").await);
    fs::rename(&pulled, &stick).expect("the stick is back");
    until("it is followed again", async || hall.holds("ada").await).await;
    until("it is said", async || hall.trouble() != Some(Trouble::Gone)).await;
}

#[tokio::test]
async fn every_page_of_the_staff_says_how_far_the_spare_is_behind_and_no_other() {
    let hall = Hall::open().await;
    let ada = hall.app.account("ada", May::Create).await;
    until("the first copy", async || hall.holds("ada").await).await;
    for page in ["/", "/account", "/new", "/run"] {
        let answer = ada.get(page).await.ok();
        assert!(answer.says("s behind"), "{page}: {answer}");
        assert!(!answer.says("Tell whoever looks after the machine."), "{page}: {answer}");
        assert!(!hall.app.visitor().get("/").await.ok().says("s behind"));
    }
    let state = ada.get("/spare").await.ok();
    assert!(state.body().starts_with("Spare ") && state.body().ends_with(" s behind\n"), "{state}");
    assert_eq!(hall.app.visitor().get("/spare").await.ok().body(), "");
    // Without a spare nothing is said of one.
    let alone = app::start().await;
    let ada = alone.account("ada", May::Create).await;
    assert!(!ada.get("/account").await.ok().says("spare"));
    assert_eq!(ada.get("/spare").await.ok().body(), "");
}

#[tokio::test]
async fn a_spare_that_never_came_about_is_a_warning_on_every_page_of_the_staff() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("no stick").join("reeve");
    let app = app::start_with(&["--spare", &folder.to_string_lossy()]).await;
    let ada = app.account("ada", May::Create).await;
    let answer = ada.get("/account").await.ok();
    assert!(answer.says("No spare yet") && answer.says("There is no spare of this Reeve yet"), "{answer}");
}

/// A command in a folder, with nothing set.
fn reeve(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).current_dir(folder).env_remove("DATABASE_URL").env("REEVE_CONFIG", "");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn ended(folder: &Path, arguments: &[&str]) -> Output {
    reeve(folder, arguments).output().expect("an end")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A server under way, killed with this value, and what it said first.
struct Server {
    _program: Program,
    lines: Vec<String>,
}

impl Server {
    /// Starts it and waits until it listens.
    fn start(folder: &Path, arguments: &[&str]) -> Server {
        let program = Program::start(folder, arguments);
        let mut lines = vec![program.next_line()];
        while !lines.last().is_some_and(|line| line.starts_with("Reeve listens on ")) {
            lines.push(program.next_line());
        }
        Server { _program: program, lines }
    }
}

#[tokio::test]
async fn one_command_goes_on_with_the_stick_where_the_other_machine_is_gone() {
    let (laptop, stick, other) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let spare = stick.path().join("reeve").to_string_lossy().into_owned();
    let serve = ["serve", "--spare", &spare, "--listen", "127.0.0.1:0", "--body-limit", "2000000"];
    let server = Server::start(laptop.path(), &serve);
    let mut add = reeve(laptop.path(), &["user", "add", "ada", "--admin"]).stdin(Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut add.stdin.take().unwrap(), b"seven wheat and a sheep\n").unwrap();
    assert!(add.wait_with_output().unwrap().status.success());
    until("a copy", async || holds(Path::new(&spare), "ada").await).await;
    // The laptop falls into the lake.
    drop(server);
    drop(laptop);

    let began = Instant::now();
    let go_on = ["take-over", &spare, "--database", "hall.db", "--listen", "127.0.0.1:0"];
    let server = Server::start(other.path(), &go_on);
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
    assert!(server.lines[0].starts_with("Taken over: the last change on it is of "), "{:?}", server.lines);
    assert!(server.lines.iter().any(|line| line.contains("body-limit = 2000000")), "{:?}", server.lines);
    let users = ended(other.path(), &["user", "list", "--database", "hall.db"]);
    assert!(String::from_utf8_lossy(&users.stdout).contains("ada"), "{}", said(&users));
    let log = ended(other.path(), &["audit", "--database", "hall.db"]);
    assert!(String::from_utf8_lossy(&log.stdout).contains("take over from a spare"), "{}", said(&log));
    drop(server);

    // A store that is there is never written over, and what is no spare makes none.
    let again = ended(other.path(), &go_on);
    assert_eq!(again.status.code(), Some(2), "{}", said(&again));
    assert!(said(&again).contains("hall.db is there already"), "{}", said(&again));
    for (folder, expected) in [("nothing", "there is no such file or folder"), (".", "no whole spare")] {
        let none = ended(other.path(), &["take-over", folder, "--database", "new.db"]);
        assert_eq!(none.status.code(), Some(2));
        assert!(said(&none).contains(expected), "{}", said(&none));
        assert!(!other.path().join("new.db").exists());
    }
}

#[tokio::test]
async fn nothing_is_taken_over_while_the_other_machine_answers() {
    // An address of this machine that others see.
    let socket = UdpSocket::bind("0.0.0.0:0").unwrap();
    let own = socket.connect("192.0.2.1:9").and_then(|()| socket.local_addr()).map(|address| address.ip());
    let Some(own) = own.ok().filter(|ip| !ip.is_loopback() && !ip.is_unspecified()) else {
        println!("LEFT OUT: this machine has no address that others see");
        return;
    };
    let place = tempfile::tempdir().unwrap();
    let spare = place.path().join("spare").to_string_lossy().into_owned();
    let free = std::net::TcpListener::bind((own, 0)).unwrap().local_addr().unwrap();
    let (listen, url) = (free.to_string(), format!("http://{free}"));
    let server = Server::start(place.path(), &["serve", "--spare", &spare, "--listen", &listen, "--public-url", &url]);
    let has_copy = || SpareFolder::open(Path::new(&spare)).is_ok_and(|spare| !spare.whole().is_empty());
    until("a copy", async || has_copy()).await;
    let go_on = ["take-over", &spare, "--database", "hall.db", "--listen", "127.0.0.1:0"];
    let refused = ended(place.path(), &go_on);
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    assert!(said(&refused).contains(&format!("Reeve still answers at {url}")), "{}", said(&refused));
    assert!(!place.path().join("hall.db").exists());
    drop(server);
    let server = Server::start(place.path(), &go_on);
    assert!(server.lines.iter().any(|line| line.contains(&format!("People reached the other machine at {url}"))));
}

#[test]
fn on_postgresql_a_spare_is_refused_with_the_way_to_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let refused =
        ended(folder.path(), &["serve", "--spare", "spare", "--database", "postgres://reeve@localhost/reeve"]);
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    assert!(said(&refused).contains("streaming replication"), "{}", said(&refused));
}

/// A program under way whose lines are gathered; killed with this value.
struct Program {
    child: Child,
    lines: std::sync::mpsc::Receiver<String>,
}

impl Program {
    fn start(folder: &Path, arguments: &[&str]) -> Program {
        let mut child = reeve(folder, arguments).stderr(Stdio::inherit()).spawn().expect("the program");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let (sender, lines) = std::sync::mpsc::channel();
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Program { child, lines }
    }

    fn next_line(&self) -> String {
        self.lines.recv_timeout(Duration::from_secs(60)).expect("a line")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn free_port() -> String {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

#[tokio::test]
async fn a_second_machine_follows_and_goes_on_where_the_first_is_gone() {
    let (laptop, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = Server::start(laptop.path(), &["serve", "--listen", &free_port()]);
    let url = server.lines[0].strip_prefix("Reeve listens on ").unwrap().to_owned();
    let add = |name: &str| {
        let mut add = reeve(laptop.path(), &["user", "add", name, "--admin"]).stdin(Stdio::piped()).spawn().unwrap();
        std::io::Write::write_all(&mut add.stdin.take().unwrap(), format!("{}\n", app::PASSWORD).as_bytes()).unwrap();
        assert!(add.wait_with_output().unwrap().status.success());
    };
    add("ada");
    let ada = app::browser(&url);
    ada.sign_in("ada", app::PASSWORD).await.expect(303);
    // Without a key nothing is given out, nor with another.
    for key in ["", "Bearer ", "Bearer wrong"] {
        let request = ada.request("GET", "/spare/pages").header("Authorization", key);
        assert_eq!(ada.send(request).await.status, 404, "{key:?}");
    }
    let made = ada.post("/admin/spare-key", &[]).await.ok();
    let body = made.body().to_owned();
    let key =
        body.split("--key ").nth(1).and_then(|rest| rest.split(['<', ' ']).next()).expect("a key").trim().to_owned();
    assert!(made.says(&format!("reeve spare --of {url} --key")), "{made}");
    assert!(ada.get("/account").await.ok().says("No spare yet"));

    let listen = free_port();
    let follow = ["spare", "--of", &url, "--key", &key, "--listen", &listen, "--database", "hall.db"];
    let spare = Program::start(other.path(), &follow);
    let line = spare.next_line();
    assert!(line.starts_with(&format!("This machine follows {url}")), "{line}");
    let code = line.rsplit(' ').next().unwrap().to_owned();
    let page = app::browser(&format!("http://{listen}"));
    let shows = async |words: &str| match page.request("GET", "/").send().await {
        Ok(answer) => answer.text().await.unwrap_or_default().contains(words),
        Err(_) => false,
    };
    until("the spare shows how far it is", async || shows("s behind").await).await;
    until("the server knows of it", async || ada.get("/account").await.ok().says("s behind")).await;
    let status = ada.get("/admin/status").await.ok();
    assert!(status.says("the machine 127.0.0.1: "), "{status}");
    // Devices are told where it goes on, and how they know it; until then it says nothing of the kind.
    let told = ada.get("/account").await.ok().header("reeve-goes-on").to_owned();
    let (address, seal) = told.split_once(' ').expect("an address and a digest");
    assert_eq!(address, format!("http://{listen}"));
    assert!(!app::browser(&url).get("/sign-in").await.ok().headers.contains_key("reeve-goes-on"));
    assert_eq!(page.get("/spare/here").await.status, 303);
    add("grace");
    let folder = other.path().join("reeve-spare");
    until("a copy", async || holds(&folder, "grace").await).await;

    // While the other one answers nobody goes on here, nor by another code.
    let go_on = async |code: &str| {
        let answer = page.request("POST", "/spare").form(&[("code", code)]).send().await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("a page"))
    };
    assert_eq!(go_on("AAAA-AAAA").await.0, 422);
    let (status, said) = go_on(&code).await;
    assert!(status == 409 && said.contains("still answers"), "{status} {said}");
    drop(server);
    until("it is missed", async || shows("does not answer").await).await;
    let began = Instant::now();
    let (status, said) = go_on(&code.to_lowercase()).await;
    assert!(status == 200 && said.contains("Reeve goes on here"), "{status} {said}");
    until("it serves", async || shows("Sign in").await).await;
    println!("serving {:?} after the button", began.elapsed());
    assert!(began.elapsed() < Duration::from_secs(60));
    // Everybody is still signed in: the cookie is that of the store.
    let grace = app::browser(&format!("http://{listen}"));
    grace.sign_in("grace", app::PASSWORD).await.expect(303);
    let here = grace.get("/spare/here").await.ok();
    assert_eq!(reeve_secret::digest(&here.body()), seal);
    assert_eq!(here.header("access-control-allow-origin"), "*");

    // The first one comes back: it is told, leads to the new one, and remembers that until somebody says otherwise.
    let old = url.trim_start_matches("http://").to_owned();
    let leads = async || match ada.request("GET", "/").send().await {
        Ok(answer) => answer.text().await.unwrap_or_default().contains("Another machine has taken over"),
        Err(_) => false,
    };
    let back = Server::start(laptop.path(), &["serve", "--listen", &old]);
    until("it leads to the new one", async || leads().await).await;
    drop(back);
    drop(spare);
    let back = Server::start(laptop.path(), &["serve", "--listen", &old]);
    until("it still does", async || leads().await).await;
    drop(back);
    let _back = Server::start(laptop.path(), &["serve", "--listen", &old, "--go-on-here"]);
    until("it is Reeve again", async || match app::browser(&url).request("GET", "/").send().await {
        Ok(answer) => answer.text().await.is_ok_and(|page| page.contains("Sign in")),
        Err(_) => false,
    })
    .await;
}

#[tokio::test]
async fn a_key_that_was_taken_back_opens_nothing() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    let made = administrator.post("/admin/spare-key", &[]).await.ok();
    let body = made.body().to_owned();
    let key =
        body.split("--key ").nth(1).and_then(|rest| rest.split(['<', ' ']).next()).expect("a key").trim().to_owned();
    let ask = async |since: &str| {
        let address = format!("/spare/pages?since={since}");
        let visitor = app.visitor();
        visitor.send(visitor.request("GET", &address).header("Authorization", format!("Bearer {key}"))).await
    };
    let first = ask("0").await.ok();
    let (head, pages) = first.bytes.split_at(first.bytes.iter().position(|byte| *byte == b'\n').expect("a head") + 1);
    let head: serde_json::Value = serde_json::from_slice(head).expect("JSON");
    let changed = head["changed"].as_array().expect("pages").len();
    assert_eq!(pages.len() as u64, changed as u64 * head["page_size"].as_u64().expect("a size"));
    assert!(pages.starts_with(b"SQLite format 3\0"));
    assert!(administrator.get("/admin/backup").await.ok().says("Take the key back"));
    let page = administrator.post("/admin/spare-key/withdraw", &[]).await;
    assert!(administrator.follow(&page).await.ok().says("no longer opens anything"));
    assert_eq!(ask("0").await.status, 404);
}

#[tokio::test]
async fn what_a_device_sends_again_counts_once_and_is_told_to_the_staff() {
    let day = day(8).await;
    // Without a spare a device need not keep anything; it learns all the same which run of Reeve answers.
    let page = day.organizer.get(&day.run("announcements")).await.ok();
    let moments = page.headers["reeve-spare"].to_str().expect("words").to_owned();
    let parts: Vec<&str> = moments.split(' ').collect();
    assert!(parts.len() == 3 && parts[1].parse::<u64>().is_ok() && parts[2] == "-", "{moments}");
    assert!(!day.app.visitor().get("/").await.ok().headers.contains_key("reeve-spare"));
    let send = async |key: &str, again: bool| {
        let request = day.organizer.request("POST", &day.run("announcements"));
        let request = request.header("Sec-Fetch-Site", "same-origin").form(&[("message", "Lunch"), ("form-key", key)]);
        let request = if again { request.header("Reeve-Again", "1") } else { request };
        day.organizer.send(request).await.expect(303);
    };
    let list = async || day.organizer.get(&day.run("sent-again")).await.ok();
    // What is there already is not carried out once more, and is no news.
    send("first-first-first-first", false).await;
    send("first-first-first-first", true).await;
    assert!(list().await.says("Nothing came again"));
    send("other-other-other-other", true).await;
    send("other-other-other-other", true).await;
    let page = list().await;
    assert!(page.says("organizer") && page.says(&day.run("announcements")), "{page}");
    assert!(day.organizer.get(&day.run("players")).await.ok().says("1 change sent again"));
    assert!(!day.app.visitor().get("/").await.ok().says("sent again"));
}

#[tokio::test]
async fn a_machine_that_was_taken_over_leads_everybody_to_the_new_one() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    let made = administrator.post("/admin/spare-key", &[]).await.ok();
    let body = made.body().to_owned();
    let key =
        body.split("--key ").nth(1).and_then(|rest| rest.split(['<', ' ']).next()).expect("a key").trim().to_owned();
    let tell = async |key: &str, to: &str, run: &str| {
        let visitor = app.visitor();
        let request = visitor.request("POST", "/spare/moved").header("Authorization", format!("Bearer {key}"));
        visitor.send(request.form(&[("to", to), ("run", run)])).await.status
    };
    let to = "http://192.0.2.7:8080";
    assert_eq!(tell("wrong", to, "other").await, 404);
    assert_eq!(tell(&key, "no address", "other").await, 422);
    // Who has got the address of the machine that it was asks itself.
    assert_eq!(tell(&key, to, app.shared.spares.run()).await, 409);
    app.visitor().get("/").await.ok();
    assert_eq!(tell(&key, to, "other").await, 200);
    for page in ["/", "/account", "/sign-in", "/admin/backup"] {
        let answer = administrator.get(page).await;
        assert_eq!(answer.status, 503, "{page}");
        assert!(answer.says("Another machine has taken over") && answer.says(to), "{page}: {answer}");
    }
    assert_eq!(administrator.post("/admin/spare-key/withdraw", &[]).await.status, 503);
    assert_eq!(app.visitor().get("/readyz").await.status, 503);
    app.visitor().get("/healthz").await.ok();
}

#[tokio::test]
async fn the_old_machine_learns_from_the_stick_that_another_one_has_taken_over() {
    let [laptop, stick, other, stranger] = [(); 4].map(|()| tempfile::tempdir().unwrap());
    let spare = stick.path().join("reeve").to_string_lossy().into_owned();
    let mark = stick.path().join("reeve").join("reeve-taken-over.json");
    let [old, new] = [free_port(), free_port()];
    let serve = ["serve", "--spare", &spare, "--listen", &old];
    let leads = async |listen: &str, words: &str| match app::browser(&format!("http://{listen}"))
        .request("GET", "/")
        .send()
        .await
    {
        Ok(answer) => answer.text().await.is_ok_and(|page| page.contains(words)),
        Err(_) => false,
    };
    let server = Server::start(laptop.path(), &serve);
    until("a copy", async || SpareFolder::open(Path::new(&spare)).is_ok_and(|spare| !spare.whole().is_empty())).await;
    drop(server);
    let server = Server::start(other.path(), &["take-over", &spare, "--listen", &new]);
    until("the mark", async || mark.exists()).await;
    drop(server);
    // The new one follows with the same stick: what stands there is of its own takeover.
    let follow = ["serve", "--spare", &spare, "--listen", &new];
    let server = Server::start(other.path(), &follow);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!leads(&new, "Another machine has taken over").await);
    drop(server);

    // The old one is back, and somebody puts the stick into it: at the start, or while it runs.
    let (inside, outside) = (stick.path().join("reeve"), stick.path().join("elsewhere"));
    fs::rename(&inside, &outside).unwrap();
    let server = Server::start(laptop.path(), &serve);
    assert!(!leads(&old, "Another machine has taken over").await);
    let _ = fs::remove_dir_all(&inside);
    fs::rename(&outside, &inside).unwrap();
    let copies = || ["a", "b"].map(|copy| fs::read(inside.join(format!("reeve-spare-{copy}.db"))).unwrap());
    let before = copies();
    until("it leads to the new one", async || leads(&old, &format!("http://{new}")).await).await;
    assert!(leads(&old, "Another machine has taken over").await);
    drop(server);
    let server = Server::start(laptop.path(), &["serve", "--listen", &old]);
    assert!(leads(&old, "Another machine has taken over").await, "it remembers, without the stick too");
    assert!(before == copies(), "what the new one has written is as it was");
    drop(server);
    // A Reeve that has nothing to do with it is not led anywhere.
    let server = Server::start(stranger.path(), &["serve", "--spare", &spare, "--listen", &old]);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!leads(&old, "Another machine has taken over").await);
    drop(server);
    let server = Server::start(laptop.path(), &["serve", "--spare", &spare, "--listen", &old, "--go-on-here"]);
    assert!(!leads(&old, "Another machine has taken over").await);
    assert!(!mark.exists());
    drop(server);
}

/// An address of this machine in a network such as that of a hall.
fn in_a_hall() -> Option<std::net::IpAddr> {
    use std::net::IpAddr;
    let towards = |own: &str, other: &str| {
        let socket = UdpSocket::bind(own).ok()?;
        socket.connect(other).and_then(|()| socket.local_addr()).ok().map(|address| address.ip())
    };
    let is_of_a_hall = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => ip.is_private(),
        IpAddr::V6(ip) => ip.is_unique_local(),
    };
    towards("0.0.0.0:0", "192.0.2.1:9").filter(is_of_a_hall).or(towards("[::]:0", "[fd00::1]:9").filter(is_of_a_hall))
}

/// Whether a name is found in the network, within some seconds.
fn is_found(name: &str) -> bool {
    use mdns_sd::{HostnameResolutionEvent, ServiceDaemon};
    let Ok(asking) = ServiceDaemon::new() else { return false };
    let Ok(answers) = asking.resolve_hostname(&format!("{name}.local."), Some(8000)) else { return false };
    let found = answers.iter().any(|answer| matches!(answer, HostnameResolutionEvent::AddressesFound(..)));
    let _ = asking.shutdown();
    found
}

#[test]
fn the_machine_answers_to_its_name_in_the_network_of_a_hall_and_nowhere_else() {
    let Some(own) = in_a_hall() else {
        println!("LEFT OUT: this machine is in no network such as that of a hall");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let listen = std::net::SocketAddr::new(own, 0).to_string();
    let [name, control] = [1, 2].map(|which| format!("reeve-test-{}-{which}", std::process::id()));
    let server = Server::start(folder.path(), &["serve", "--listen", &listen, "--local-name", &name]);
    let is_there = is_found(&name);
    if !is_there {
        // Does anything answer by multicast here?
        let answering = mdns_sd::ServiceDaemon::new().unwrap();
        let host = format!("{control}.local.");
        let service =
            mdns_sd::ServiceInfo::new("_http._tcp.local.", &control, &host, own, 9, &[("path", "/")][..]).unwrap();
        answering.register(service).unwrap();
        assert!(!is_found(&control), "names are found here, but not that of Reeve");
        println!("LEFT OUT: nothing answers by multicast on this machine");
        return;
    }
    drop(server);
    let local = tempfile::tempdir().unwrap();
    for settings in [["127.0.0.1:0", control.as_str()], [listen.as_str(), "none"]] {
        let server = Server::start(local.path(), &["serve", "--listen", settings[0], "--local-name", settings[1]]);
        assert!(!is_found(&control), "{settings:?}");
        drop(server);
    }
    let wrong = ended(folder.path(), &["serve", "--local-name", "reeve.local"]);
    assert!(said(&wrong).contains("without .local"), "{}", said(&wrong));
}
