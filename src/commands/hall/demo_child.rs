//! The demonstration beside the real store: a process of its own, which ends and takes its store along when its standard input ends, so
//! also where the hall's server is killed. Where it is killed itself, the hall's server removes the store.

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::commands::demo::{Introduction, ThrowAway};
use crate::commands::hall::port;
use reeve_http::server::laptop::Demo;
use reeve_http::server::own_addresses::own_addresses;
use reeve_words as words;

/// How long it may take to end by itself. Then it is killed.
const ENDING: Duration = Duration::from_secs(4);

/// More than it says of itself.
const LONGEST_LINE: u64 = 10_000;

/// The process.
pub(super) struct DemoChild {
    child: Child,
    /// Goes after the process.
    _folder: ThrowAway,
    pub(super) port: u16,
    /// Where it is, once it has said so.
    pub(super) ready: Option<Demo>,
}

/// What the process is about to say of itself.
pub(super) struct Awaited(ChildStdout);

impl DemoChild {
    /// Starts it. Error: why it can't be.
    pub(super) fn begin() -> Result<(DemoChild, Awaited), String> {
        let fault = |error| words::system::fault(&error);
        let program = env::current_exe().map_err(fault)?;
        let port = port::free_one().map_err(fault)?;
        let folder = ThrowAway::new().map_err(fault)?;
        let mut command = Command::new(program);
        command.args(["demo", "--listen", &format!(":{port}"), "--for-hall", &address(port), "--in-folder"]);
        command.arg(folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut demo = DemoChild { child: command.spawn().map_err(fault)?, _folder: folder, port, ready: None };
        let said = demo.child.stdout.take().map(Awaited).ok_or(words::hall_command::DEMO_ENDED)?;
        Ok((demo, said))
    }

    /// Whether it has ended, by itself or by somebody else.
    pub(super) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends it and waits until it is gone.
    pub(super) fn end(mut self) {
        drop(self.child.stdin.take());
        let began = Instant::now();
        while !self.has_ended() {
            if began.elapsed() > ENDING {
                let _ = self.child.kill();
                let _ = self.child.wait();
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Where phones reach it; without a network only this laptop does. Never by the address that the laptop's own page has: browsers keep
/// cookies for a host, whatever its port, and whoever signs in to the one must stay signed in to the other.
fn address(port: u16) -> String {
    match own_addresses().first().filter(|best| best.kind.is_given()) {
        Some(best) => format!("http://{}", SocketAddr::new(best.ip, port)),
        None => format!("http://localhost:{port}"),
    }
}

impl Awaited {
    /// Waits for it. Error: it has ended instead.
    pub(super) fn wait(self) -> Result<Demo, String> {
        let mut line = String::new();
        let read = BufReader::new(self.0.take(LONGEST_LINE)).read_line(&mut line);
        let said: Option<Introduction> = read.ok().and_then(|_| serde_json::from_str(&line).ok());
        let Introduction { address, password } = said.ok_or(words::hall_command::DEMO_ENDED)?;
        Ok(Demo { address, password })
    }
}
