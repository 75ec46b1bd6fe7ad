//! The files for proxies in `deploy/`, each in front of a real Reeve: what comes through, what does not, and what people
//! see while Reeve is away. The proxies are Debian's packages; one that is not installed is left out, with a word, except
//! in CI.
//!
//! `tests/tools/behind-a-proxy` runs Caddy in front of two copies that come and go.

use std::fs;
use std::io::{ErrorKind, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

use crate::support::app::{self, App, Page, Person, browser};
use crate::support::hall::Hall;

/// A proxy that runs; it ends with this value.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A port that nobody has.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port()
}

/// A file of `deploy/` with something in place of each text. Each must be there.
fn with(file: &str, changes: &[(&str, String)]) -> String {
    let text = fs::read_to_string(Path::new("deploy").join(file)).expect(file);
    changes.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "deploy/{file} has no {from:?}");
        text.replace(from, to)
    })
}

/// Starts a program; none where it is not installed. What it prints, such as its log, goes into a file in the folder.
fn start(folder: &Path, program: &str, command: &mut Command) -> Option<Proxy> {
    let printed = fs::File::create(folder.join("printed")).expect("a file");
    let errors = printed.try_clone().expect("a file");
    match command.stdout(printed).stderr(errors).spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            assert!(std::env::var_os("CI").is_none(), "{program} is not installed");
            // Past the test program, which shows what is printed only where a test fails.
            let _ = writeln!(std::io::stderr(), "LEFT OUT: {program} is not installed, nothing was tried behind it");
            None
        }
        started => Some(Proxy(started.expect(program))),
    }
}

fn caddy(folder: &Path, port: u16, reeve: &str) -> Option<Proxy> {
    let mut command = Command::new("caddy");
    command
        .args(["run", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"])
        .envs([("HOME", folder), ("XDG_DATA_HOME", folder), ("XDG_CONFIG_HOME", folder)])
        .envs([("REEVE_AWAY", "deploy"), ("REEVE_COPIES", reeve)])
        .env("REEVE_HOST", format!("http://127.0.0.1:{port}"))
        // A Caddy of the machine may have the usual one.
        .env("CADDY_ADMIN", format!("127.0.0.1:{}", free_port()));
    start(folder, "caddy", &mut command)
}

/// The folder in which `away.html` lies.
fn deploy() -> String {
    fs::canonicalize("deploy").expect("deploy").to_str().expect("a path").to_owned()
}

fn nginx(folder: &Path, port: u16, reeve: &str) -> Option<Proxy> {
    let site = with(
        "nginx.conf",
        &[
            ("server 127.0.0.1:8080 ", format!("server {reeve} ")),
            ("/usr/share/reeve", deploy()),
            // Without https, and on one address.
            ("listen 443 ssl http2;", format!("listen 127.0.0.1:{port};")),
            ("listen [::]:443 ssl http2;", String::new()),
            ("listen 80;", format!("listen 127.0.0.1:{};", free_port())),
            ("listen [::]:80;", String::new()),
            ("    ssl_certificate", "    # ssl_certificate".to_owned()),
            ("/var/log/nginx/reeve.log", folder.join("reeve.log").display().to_string()),
        ],
    );
    let own = folder.display();
    let paths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|what| format!("{what}_temp_path {own}/{what}; "))
        .concat();
    let config = format!(
        "worker_processes 1; daemon off; master_process off; pid {own}/pid; error_log {own}/log;\n\
         events {{ worker_connections 512; }}\nhttp {{ access_log off; {paths}\n{site}\n}}\n"
    );
    let path = folder.join("nginx.conf");
    fs::write(&path, config).expect("its settings");
    start(folder, "nginx", Command::new("nginx").arg("-c").arg(&path).arg("-p").arg(folder))
}

fn haproxy(folder: &Path, port: u16, reeve: &str) -> Option<Proxy> {
    let config = with(
        "haproxy.cfg",
        &[
            ("server reeve-1 127.0.0.1:8080", format!("server reeve-1 {reeve}")),
            ("/usr/share/reeve", deploy()),
            ("    bind :80\n", String::new()),
            ("bind :443 ssl crt /etc/haproxy/reeve.pem alpn h2,http/1.1", format!("bind 127.0.0.1:{port}")),
            ("    http-request redirect scheme https code 301 unless { ssl_fc }\n", String::new()),
            ("log /dev/log local0", "log stdout format raw local0".to_owned()),
        ],
    );
    let path = folder.join("haproxy.cfg");
    fs::write(&path, config).expect("its settings");
    start(folder, "haproxy", Command::new("haproxy").arg("-db").arg("-f").arg(&path))
}

/// Asks until the proxy is there.
async fn reached(url: &str, path: &str, wanted: fn(u16) -> bool) -> Page {
    let client = reqwest::Client::new();
    for _ in 0..30 {
        if let Ok(answer) = client.get(format!("{url}{path}")).send().await
            && wanted(answer.status().as_u16())
        {
            return browser(url).get(path).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    panic!("the proxy never gave the answer that was waited for");
}

/// Runs one proxy in front of a Reeve.
async fn try_out(proxy: fn(&Path, u16, &str) -> Option<Proxy>) {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let url = format!("http://127.0.0.1:{port}");
    let app = app::start_with(&["--proxies", "127.0.0.1", "--public-url", &url]).await;
    let Some(running) = proxy(folder.path(), port, app.url.trim_start_matches("http://")) else { return };
    let hall = Hall::with(app, 0).await;
    assert_eq!(reached(&url, "/sign-in", |status| status == 200).await.status, 200);
    let visitor = browser(&url);
    let logged = visitor.get(PRIVATE).await.expect(404).text("#request");
    passes_on(&hall.app, &visitor).await;
    passes_news_on(&hall, &visitor).await;
    // A visitor who sends too much, or breaks off, does not take Reeve away from the others.
    for (path, size) in [("/sign-in", 4_300_000), ("/sign-in", 12_000_000), (PRIVATE, 12_000_000)] {
        let form = visitor.request("POST", path).header("Sec-Fetch-Site", "same-origin").body(vec![b'a'; size]);
        if let Ok(answer) = form.send().await {
            assert!(matches!(answer.status().as_u16(), 405 | 413 | 502), "{}", answer.status());
        }
        assert_eq!(visitor.get("/sign-in").await.status, 200, "after {size} bytes");
    }

    drop(hall);
    let gone = |status| matches!(status, 502..=504);
    let page = reached(&url, PRIVATE, gone).await;
    let form = visitor.post("/sign-in", &[("name", "ada")]).await;
    for page in [page, form] {
        assert!(gone(page.status), "{page}");
        assert_eq!(page.text("h1"), "Reeve can't be reached at the moment");
        assert!(page.header("content-type").starts_with("text/html"), "{}", page.header("content-type"));
        assert_eq!((page.header("retry-after"), page.header("cache-control")), ("10", "no-store"));
    }

    drop(running);
    let files = fs::read_dir(folder.path()).expect("its files").flatten().map(|file| file.path());
    let logs: String = files.filter_map(|path| fs::read_to_string(path).ok()).collect();
    assert!(logs.contains(&logged), "no log has the number of a request: {logs}");
    let told: Vec<&str> = logs.lines().filter(|line| line.contains(PRIVATE)).collect();
    assert!(told.is_empty(), "a private link is in the logs: {told:#?}");
}

/// A player's private link.
const PRIVATE: &str = "/p/7d3kq9m2xw5r8t4vb6nh";

/// The redirect to https is given by a server of its own, whose lines would have the address too.
#[test]
fn each_server_of_nginx_leaves_out_what_was_asked_for() {
    let site = fs::read_to_string("deploy/nginx.conf").expect("the site");
    for server in site.split("\nserver {").skip(1) {
        for line in ["    access_log /var/log/nginx/reeve.log reeve;\n", "    error_log /dev/null emerg;\n"] {
            assert!(server.contains(line), "{line} is missing in {server}");
        }
    }
    let format = site.lines().find(|line| line.starts_with("log_format")).expect("the format");
    for part in ["$request ", "$request_uri", "$uri", "$args", "$http_referer"] {
        assert!(!format.contains(part), "{part}: {format}");
    }
}

/// What comes through the proxy and what does not.
async fn passes_on(app: &App, visitor: &Person) {
    visitor.get("/metrics").await.expect(404);
    // Pages of Reeve itself, errors too.
    let nowhere = visitor.get("/nowhere").await.expect(404);
    assert!(nowhere.says("There is no such page") && !nowhere.text("#request").is_empty(), "{nowhere}");
    assert!(nowhere.text("#request").len() >= 32, "the number is the proxy's: {}", nowhere.text("#request"));
    // What a visitor says of the own address is not passed on.
    let lie = visitor.request("POST", "/sign-in").header("Sec-Fetch-Site", "same-origin");
    let lie = lie.header("X-Forwarded-For", "203.0.113.9").form(&[("name", "nobody"), ("password", "wrong")]);
    visitor.send(lie).await.expect(422);
    let log = app.administrator().await.get("/admin/audit").await.ok();
    assert!(log.says("failed sign-in") && !log.says("203.0.113.9"), "{log}");
}

/// Pages hear of what changes while the answer goes on: a proxy that gathers it first would keep it to the end.
async fn passes_news_on(hall: &Hall, visitor: &Person) {
    let request = visitor.request("GET", "/t/spring-open/live").header("Accept", "text/event-stream");
    let mut answer = request.send().await.expect("an answer");
    assert_eq!(answer.status().as_u16(), 200);
    let mut heard = String::new();
    for name in ["", "Ada", "Bo"] {
        if !name.is_empty() {
            hall.add(name).await;
        }
        let wanted = format!("\"version\":{}", hall.snapshot().await.tournament.version);
        while !heard.contains(&wanted) {
            let chunk = tokio::time::timeout(Duration::from_secs(10), answer.chunk()).await.expect("news in time");
            let chunk = chunk.expect("a stream").expect("a stream that goes on");
            heard.push_str(&String::from_utf8_lossy(&chunk));
        }
    }
}

#[tokio::test]
async fn caddy_in_front() {
    try_out(caddy).await;
}

#[tokio::test]
async fn nginx_in_front() {
    try_out(nginx).await;
}

#[tokio::test]
async fn haproxy_in_front() {
    try_out(haproxy).await;
}

/// The page is whole in itself: whoever shows it has nothing else of Reeve.
#[test]
fn the_page_of_a_reeve_that_is_away_needs_nothing() {
    let page = fs::read_to_string("deploy/away.html").expect("the page");
    for part in ["src=", "href=", "url(", "@import", "<script", "http:", "https:"] {
        assert!(!page.contains(part), "{part}");
    }
    assert!(page.contains("<html lang=\"en\">") && page.contains("prefers-color-scheme:dark"));
}
