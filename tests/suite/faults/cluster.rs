//! A PostgreSQL of its own that can be killed.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use super::server::until;

/// A cluster in a temporary folder, on a free port of 127.0.0.1, with its syncing left on. It is killed with this value.
pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    user: Option<String>,
    postmaster: Option<Child>,
    /// The port that it listens on.
    pub port: u16,
}

impl Cluster {
    /// Makes and starts one; nothing where PostgreSQL's programs are not here.
    pub async fn new() -> Option<Cluster> {
        Cluster::in_folder(tempfile::tempdir().expect("a folder")).await
    }

    /// The same in a folder that is there.
    pub async fn in_folder(folder: TempDir) -> Option<Cluster> {
        let mut cluster = Cluster::empty(folder)?;
        let data = cluster.data();
        let mut made = cluster.command("initdb");
        made.args(["-U", "reeve", "-A", "trust", "-E", "UTF8", "--locale=C", "-D"]).arg(&data);
        assert!(made.status().expect("initdb").success());
        cluster.start().await;
        Some(cluster)
    }

    /// One with an empty folder for its data.
    fn empty(folder: TempDir) -> Option<Cluster> {
        let programs = programs()?;
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("its address").port();
        drop(free);
        let cluster = Cluster { folder, programs, user: other_user(), postmaster: None, port };
        let data = cluster.data();
        fs::create_dir(&data).expect("a folder");
        if let Some(user) = &cluster.user {
            // PostgreSQL never runs as root, and its user has to reach the folder.
            let owned = Command::new("chown").args([user.as_str()]).args([cluster.folder.path(), &data]).status();
            assert!(owned.expect("chown").success());
        }
        Some(cluster)
    }

    /// Another one that follows this one by streaming (docs/BACKUP.md), and without which nothing is acknowledged.
    pub async fn followed(&self) -> Cluster {
        let mut standby = Cluster::empty(tempfile::tempdir().expect("a folder")).expect("the programs are here");
        let data = standby.data();
        let mut copied = standby.command("pg_basebackup");
        copied
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "reeve", "-R", "-c", "fast", "-D"])
            .arg(&data);
        assert!(copied.status().expect("pg_basebackup").success());
        let mut closed = Command::new("chmod");
        assert!(closed.arg("700").arg(&data).status().expect("chmod").success());
        standby.start().await;
        self.run("alter system set synchronous_standby_names = 'ANY 1 (*)'").await;
        self.run("select pg_reload_conf()").await;
        standby
    }

    /// It follows no more, and takes changes.
    pub async fn promote(&self) {
        // It has the settings of the one that it followed, and nobody follows it yet.
        self.run("alter system set synchronous_standby_names = ''").await;
        self.run("select pg_promote(true, 60)").await;
        self.run("select pg_reload_conf()").await;
    }

    /// Its address, at this port (its own, or that of somebody who passes on).
    pub fn address(&self, port: u16) -> String {
        format!("postgres://reeve@127.0.0.1:{port}/postgres?sslmode=disable")
    }

    /// Starts it and waits until it answers.
    pub async fn start(&mut self) {
        let data = self.data();
        let port = self.port.to_string();
        let log = fs::File::options().create(true).append(true).open(self.folder.path().join("log")).expect("a log");
        let mut command = self.command("postgres");
        command.args(["-p", &port, "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]).arg("-D");
        command.arg(&data).stderr(log);
        for _ in 0..50 {
            let mut child = command.spawn().expect("postgres");
            // Right after a kill the old processes may still be going; the new one says so and ends.
            tokio::time::sleep(Duration::from_millis(100)).await;
            if child.try_wait().expect("a status").is_none() {
                self.postmaster = Some(child);
                break;
            }
        }
        let url = self.address(self.port);
        until("PostgreSQL answers", 60, async || PgConnection::connect(&url).await.is_ok()).await;
    }

    /// Starts it again where it has given up by itself, as it does when its log finds no room.
    pub async fn revive(&mut self) {
        let ended = self.postmaster.as_mut().is_none_or(|child| child.try_wait().expect("a status").is_some());
        if ended {
            println!("PostgreSQL had given up and was started again");
            self.kill();
            self.start().await;
        }
    }

    /// SIGKILL for the postmaster and everything that it started.
    pub fn kill(&mut self) {
        let Some(mut postmaster) = self.postmaster.take() else { return };
        let own = postmaster.id();
        let started = children(own);
        let _ = postmaster.kill();
        let _ = postmaster.wait();
        let ids = started.iter().map(u32::to_string);
        let _ = Command::new("kill").arg("-9").args(ids).stderr(Stdio::null()).status();
    }

    /// A statement from outside.
    pub async fn run(&self, sql: &str) {
        let mut conn = PgConnection::connect(&self.address(self.port)).await.expect("PostgreSQL");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut conn).await.expect(sql);
        conn.close().await.expect("a quiet end");
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of PostgreSQL, as a user that it accepts.
    fn command(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = match &self.user {
            None => Command::new(&program),
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", user, "--clear-groups", "--pdeathsig", "KILL"]).arg(&program);
                command
            }
        };
        command.current_dir(self.folder.path()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The processes that one started, as far as they are still there.
fn children(parent: u32) -> Vec<u32> {
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        // The name in brackets may hold anything; what follows it is: state, parent.
        let after = stat.rsplit(") ").next().unwrap_or_default();
        if after.split(' ').nth(1) == Some(&parent.to_string()) {
            found.extend(entry.file_name().to_str().and_then(|id| id.parse::<u32>().ok()));
        }
    }
    found
}

/// The newest folder with the server's programs.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .filter(|(_, folder): &(u32, PathBuf)| folder.join("initdb").exists())
        .collect();
    found.sort();
    found.pop().map(|(_, folder)| folder)
}

/// Whom PostgreSQL runs as where this is root.
fn other_user() -> Option<String> {
    let root = fs::metadata("/proc/self").map(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0).unwrap_or(false);
    let known = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let name = if known.lines().any(|line| line.starts_with("postgres:")) { "postgres" } else { "nobody" };
    root.then(|| name.to_owned())
}
