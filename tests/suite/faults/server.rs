//! The program as a process of its own, so that it can be killed.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// `reeve serve` under way; it is killed with this value.
pub struct Server {
    child: Child,
    /// The address of its start page, without a slash at the end.
    pub url: String,
    log: PathBuf,
    _folder: TempDir,
}

impl Server {
    /// Starts it on a store and waits until it listens.
    pub fn start(database: &str) -> Server {
        Server::try_start(database).unwrap_or_else(|said| panic!("reeve serve does not start: {said}"))
    }

    /// The same with further settings.
    pub fn start_with(database: &str, settings: &[&str]) -> Server {
        Server::begin(database, settings).unwrap_or_else(|said| panic!("reeve serve does not start: {said}"))
    }

    /// Starts it; where it ends instead of listening, what it said.
    pub fn try_start(database: &str) -> Result<Server, String> {
        Server::begin(database, &[])
    }

    fn begin(database: &str, settings: &[&str]) -> Result<Server, String> {
        let folder = tempfile::tempdir().expect("a folder");
        let log = folder.path().join("log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_reeve"))
            .args(["serve", "--listen", "127.0.0.1:0", "--workers", "2", "--database", database])
            .args(settings)
            .current_dir(folder.path())
            .env_remove("DATABASE_URL")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).expect("a log"))
            .spawn()
            .expect("the program");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        out.read_line(&mut line).expect("a line");
        let url = line.strip_prefix("Reeve listens on ").and_then(|rest| rest.split_whitespace().next());
        match url {
            Some(url) => Ok(Server { child, url: url.to_owned(), log, _folder: folder }),
            None => {
                let status = child.wait().expect("an end");
                Err(format!("{status}\n{}", fs::read_to_string(&log).unwrap_or_default()))
            }
        }
    }

    /// SIGKILL: nothing in the program runs any more.
    pub fn kill(mut self) {
        self.child.kill().expect("a signal");
        self.child.wait().expect("an end");
        self.no_panic();
    }

    /// What it has said on standard error.
    pub fn said(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Fails the test where the program panicked.
    pub fn no_panic(&self) {
        let said = self.said();
        assert!(!said.contains("panicked"), "{said}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            println!("the program said:\n{}", self.said());
        }
    }
}

/// Waits until something is so; fails the test after that many seconds.
pub async fn until(what: &str, seconds: u64, mut so: impl AsyncFnMut() -> bool) {
    let began = Instant::now();
    while !so().await {
        assert!(began.elapsed() < Duration::from_secs(seconds), "not after {seconds} s: {what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
