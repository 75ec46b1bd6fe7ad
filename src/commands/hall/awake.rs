//! Keeps the laptop from falling asleep, by a program of the system that ends with this one.

use std::io::{Read, Write};
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::commands::hall::system32;
use reeve_words as words;

/// How long the system may take to agree.
const PATIENCE: Duration = Duration::from_secs(10);

/// Keeps it awake until it is dropped.
pub(super) struct Awake(Child);

impl Awake {
    /// Error: why it can't be done, in the words of the system.
    pub(super) fn begin(why: &str) -> Result<Awake, String> {
        let child = if cfg!(windows) {
            agreed(&mut power_request(), PATIENCE)
        } else if cfg!(target_os = "macos") {
            caffeinate()
        } else {
            agreed(&mut inhibitor(why), PATIENCE)
        };
        child.map(Awake)
    }

    /// Whether nobody has ended it.
    pub(super) fn is_on(&mut self) -> bool {
        matches!(self.0.try_wait(), Ok(None))
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        // Without its input it ends by itself.
        drop(self.0.stdin.take());
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// On macOS, for as long as this process lives.
fn caffeinate() -> Result<Child, String> {
    let mut command = Command::new("caffeinate");
    command.args(["-i", "-s", "-w", &std::process::id().to_string()]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map_err(|error| words::system::fault(&error))
}

/// With systemd: it agrees before `cat` begins.
fn inhibitor(why: &str) -> Command {
    let mut command = Command::new("systemd-inhibit");
    command.args([
        "--what=idle:sleep:handle-lid-switch",
        "--who=Reeve",
        &format!("--why={why}"),
        "--mode=block",
        "cat",
    ]);
    command
}

/// With Windows, which keeps awake for as long as the process that asked lives. The number says: from now on, the system is needed.
fn power_request() -> Command {
    let mut command = Command::new(system32::program(r"WindowsPowerShell\v1.0\powershell.exe"));
    command.args(["-NoProfile", "-NonInteractive", "-Command", include_str!("awake.ps1")]);
    command
}

/// Starts a program that gives back the first line it is given once the system has agreed, and lives for as long as it has an input:
/// it ends with this process, however that ends.
fn agreed(command: &mut Command, patience: Duration) -> Result<Child, String> {
    let spawned = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = spawned.map_err(|error| words::hall_command::no_inhibitor(&error))?;
    let (Some(output), Some(errors)) = (child.stdout.take(), child.stderr.take()) else {
        return Err(ended(child, words::hall_command::NO_ANSWER.to_owned()));
    };
    if let Some(input) = child.stdin.as_mut() {
        // Where it has ended by now, it says why.
        let _ = input.write_all(b"\n");
    }
    let (sender, receiver) = mpsc::channel();
    // It ends when the program does.
    thread::spawn(move || sender.send(answer(output, errors)));
    match receiver.recv_timeout(patience) {
        Ok(Ok((output, errors))) => {
            // It lives for as long as somebody could read it.
            (child.stdout, child.stderr) = (Some(output), Some(errors));
            Ok(child)
        }
        Ok(Err(said)) => Err(ended(child, said)),
        Err(_) => Err(ended(child, words::hall_command::NO_ANSWER.to_owned())),
    }
}

/// Its outputs, once it has given something back. Error: what it says instead.
fn answer(mut output: ChildStdout, errors: ChildStderr) -> Result<(ChildStdout, ChildStderr), String> {
    if output.read_exact(&mut [0]).is_ok() {
        return Ok((output, errors));
    }
    let mut said = Vec::new();
    let _ = errors.take(1000).read_to_end(&mut said);
    Err(String::from_utf8_lossy(&said).trim().to_owned())
}

/// What it has said, once it is gone.
fn ended(mut child: Child, said: String) -> String {
    let _ = child.kill();
    let _ = child.wait();
    said
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn ask(script: &str, patience: Duration) -> Result<Awake, String> {
        agreed(Command::new("sh").args(["-c", script]), patience).map(Awake)
    }

    #[test]
    fn a_system_that_agrees_refuses_or_says_nothing() {
        let mut awake = ask("exec cat", PATIENCE).expect("an answer");
        assert!(awake.is_on());
        let refused = ask("printf 'no\\377' >&2", PATIENCE);
        assert_eq!(refused.err().as_deref(), Some("no\u{fffd}"));
        let silent = ask("exec sleep 60", Duration::from_millis(100));
        assert_eq!(silent.err().as_deref(), Some(words::hall_command::NO_ANSWER));
    }
}
