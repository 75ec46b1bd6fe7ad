//! What the pages of the laptop ask of the program around the server.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::commands::hall::awake::Awake;
use crate::commands::hall::battery;
use crate::commands::hall::demo_child::DemoChild;
use crate::commands::hall::firewall::FirewallState;
use crate::commands::hall::last_address::LastAddress;
use crate::commands::hall::port;
use crate::commands::hall::running::{Running, RunningFile};
use crate::commands::serve::say;
use reeve_http::server::laptop::{Demo, LaptopHost, PortTaken, SystemState};
use reeve_words as words;

/// How often the demonstration is started where its port is taken meanwhile.
const DEMO_TRIES: u32 = 3;

/// The program around the server.
pub(super) struct Host {
    port: u16,
    port_taken: Option<PortTaken>,
    last_address: LastAddress,
    file: RunningFile,
    /// That file can't be written, which is logged once.
    is_unwritable: AtomicBool,
    /// Whether the key is printed: a browser that opens by itself needs no line in somebody's file.
    is_key_said: bool,
    /// The key that opens the page next.
    key: Mutex<String>,
    /// Held by whoever starts a demonstration, so that there is one.
    starting: Mutex<()>,
    demo: Mutex<Option<DemoChild>>,
    sleep: Mutex<Sleep>,
    is_awake: AtomicBool,
    firewall: Arc<FirewallState>,
}

/// What keeps the laptop awake, and who wanted it.
#[derive(Default)]
struct Sleep {
    awake: Option<Awake>,
    /// Somebody switched it on: then it stays on when the event is over.
    by_hand: bool,
    /// Somebody switched it off: then no event switches it on.
    is_refused: bool,
    /// The system refused, which is logged once.
    has_failed: bool,
}

impl Sleep {
    /// What kept it awake may have been ended by somebody else.
    fn forget_ended(&mut self) {
        if self.awake.as_mut().is_some_and(|awake| !awake.is_on()) {
            self.awake = None;
        }
    }
}

impl Host {
    /// The program whose server listens on this port, perhaps in the place of another, and says so in the folder.
    pub(super) fn new((port, port_taken): (u16, Option<PortTaken>), folder: &Path, is_key_said: bool) -> Host {
        Host {
            port,
            port_taken,
            last_address: LastAddress::in_folder(folder),
            file: RunningFile::in_folder(folder),
            is_unwritable: AtomicBool::new(false),
            is_key_said,
            key: Mutex::default(),
            starting: Mutex::default(),
            demo: Mutex::default(),
            sleep: Mutex::default(),
            is_awake: AtomicBool::new(false),
            firewall: Arc::default(),
        }
    }

    /// What is known of the firewall.
    pub(super) fn firewall(&self) -> Arc<FirewallState> {
        Arc::clone(&self.firewall)
    }

    /// The page of the person at the laptop, with the key that opens it next.
    pub(super) fn address(&self) -> String {
        self.running(&lock(&self.key)).address()
    }

    fn running(&self, key: &str) -> Running {
        Running { port: self.port, key: key.to_owned() }
    }

    /// Keeps what the next start looks for: where phones find this one now, and the file, which what clears up folders may have taken.
    pub(super) fn keep_files(&self, public_url: &str) {
        self.last_address.keep(public_url);
        let key = lock(&self.key);
        let running = self.running(&key);
        if !key.is_empty() && self.file.read().as_ref() != Some(&running) {
            self.write(&running);
        }
    }

    fn write(&self, running: &Running) {
        let written = self.file.write(running);
        let was_unwritable = self.is_unwritable.swap(written.is_err(), Ordering::Relaxed);
        if let Err(error) = written
            && !was_unwritable
        {
            tracing::warn!(%error, "a second double click does not find this copy");
        }
    }

    /// Keeps the laptop awake while an event is on, unless somebody has decided otherwise. Blocks for as long as the system takes.
    pub(super) fn follow_event(&self, is_on: bool) {
        let mut sleep = lock(&self.sleep);
        sleep.forget_ended();
        let wanted = sleep.by_hand || (is_on && !sleep.is_refused);
        if !wanted {
            sleep.awake = None;
        } else if sleep.awake.is_none() {
            match Awake::begin(words::hall_command::WHY_AWAKE) {
                Ok(awake) => sleep.awake = Some(awake),
                Err(why) if !sleep.has_failed => {
                    tracing::warn!(why, "this laptop can't be kept from falling asleep");
                    sleep.has_failed = true;
                }
                Err(_) => {}
            }
        }
        self.is_awake.store(sleep.awake.is_some(), Ordering::Release);
    }

    /// Starts the demonstration. None where another program has taken its port in the same moment.
    fn try_demo(&self) -> Result<Option<Demo>, String> {
        let (child, introduction) = DemoChild::begin()?;
        // Kept before it is ready, so that it goes with the hall's server in any case.
        *lock(&self.demo) = Some(child);
        let said = introduction.wait();
        let mut kept = lock(&self.demo);
        let Some(child) = kept.as_mut() else { return Err(words::hall_command::DEMO_ENDED.to_owned()) };
        match said {
            Ok(demo) => {
                child.ready = Some(demo.clone());
                Ok(Some(demo))
            }
            Err(why) => {
                let port = child.port;
                let broken = kept.take();
                drop(kept);
                if let Some(broken) = broken {
                    broken.end();
                }
                if port::is_free(port) { Err(why) } else { Ok(None) }
            }
        }
    }

    /// Ends what runs beside the server, which has ended.
    pub(super) fn end(&self) {
        let demo = lock(&self.demo).take();
        if let Some(demo) = demo {
            demo.end();
        }
        // Whoever asks the system right now is not waited for: what keeps it awake ends with this process.
        if let Ok(mut sleep) = self.sleep.try_lock() {
            sleep.awake = None;
        }
        // Where the start failed, the file is that of another copy.
        let mut key = lock(&self.key);
        if !std::mem::take(&mut *key).is_empty() {
            self.file.remove();
        }
    }
}

impl LaptopHost for Host {
    fn begin_demo(&self) -> Result<Demo, String> {
        let _one = lock(&self.starting);
        if let Some(demo) = self.demo() {
            return Ok(demo);
        }
        for _ in 0..DEMO_TRIES {
            if let Some(demo) = self.try_demo()? {
                return Ok(demo);
            }
        }
        Err(words::hall_command::DEMO_ENDED.to_owned())
    }

    fn demo(&self) -> Option<Demo> {
        let mut kept = lock(&self.demo);
        // It may have ended by itself.
        if kept.as_mut().is_some_and(|child| child.has_ended()) {
            *kept = None;
        }
        kept.as_ref().and_then(|child| child.ready.clone())
    }

    fn end_demo(&self) {
        let Some(demo) = lock(&self.demo).take() else { return };
        // It takes a moment, which nobody's request waits for.
        std::thread::spawn(move || demo.end());
    }

    fn is_kept_awake(&self) -> bool {
        self.is_awake.load(Ordering::Acquire)
    }

    fn keep_awake(&self, wanted: bool) -> Result<(), String> {
        let mut sleep = lock(&self.sleep);
        sleep.forget_ended();
        (sleep.by_hand, sleep.is_refused) = (wanted, !wanted);
        let done = match (wanted, sleep.awake.is_some()) {
            (true, false) => Awake::begin(words::hall_command::WHY_AWAKE).map(|awake| sleep.awake = Some(awake)),
            (true, true) => Ok(()),
            (false, _) => {
                sleep.awake = None;
                Ok(())
            }
        };
        self.is_awake.store(sleep.awake.is_some(), Ordering::Release);
        done
    }

    fn system(&self) -> SystemState {
        let battery = battery::look();
        SystemState {
            on_battery: battery.map(|battery| battery.is_used),
            battery_percent: battery.and_then(|battery| battery.percent),
            firewall_blocks: self.firewall.blocks(),
            port_taken: self.port_taken,
        }
    }

    fn address_before(&self) -> Option<String> {
        self.last_address.before()
    }

    fn new_key(&self, key: &str) {
        let running = self.running(key);
        let mut held = lock(&self.key);
        key.clone_into(&mut held);
        self.write(&running);
        drop(held);
        if self.is_key_said {
            // A window that somebody clicks into takes no words, and nobody waits for it.
            std::thread::spawn(move || say(&words::hall_command::own_page(&running.address())));
        }
    }
}

fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_start_finds_the_key_that_is_unused() {
        let folder = tempfile::tempdir().unwrap();
        let file = RunningFile::in_folder(folder.path());
        let host = Host::new((8085, None), folder.path(), true);
        for key in ["first", "second"] {
            host.new_key(key);
            assert_eq!(file.read(), Some(Running { port: 8085, key: key.to_owned() }));
            assert!(host.address().contains(key) && host.address().starts_with("http://127.0.0.1:8085"));
        }
        // Somebody has cleared up.
        let second = file.read();
        file.remove();
        host.keep_files("http://192.0.2.7:8085");
        assert_eq!(file.read(), second);
        host.end();
        host.keep_files("http://192.0.2.7:8085");
        assert_eq!(file.read(), None);
        let next = Host::new((8085, None), folder.path(), true);
        assert_eq!(next.address_before().as_deref(), Some("http://192.0.2.7:8085"));
    }

    #[test]
    fn there_is_no_demonstration_to_begin_with_and_ending_none_does_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let host = Host::new((8085, None), folder.path(), false);
        assert!(host.demo().is_none() && !host.is_kept_awake());
        host.end_demo();
        host.follow_event(false);
        assert!(!host.is_kept_awake());
    }
}
