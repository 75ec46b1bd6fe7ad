//! The person at the laptop that serves an event: who that is, what their pages ask of the program around the server, and which phones
//! have reached it.

use std::collections::VecDeque;
use std::fmt;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use subtle::ConstantTimeEq;
use tokio::sync::Notify;

use reeve_secret as secret;

/// What the pages of the laptop ask of the program around the server; `reeve hall` gives it.
pub trait LaptopHost: Send + Sync {
    /// Starts the demonstration beside the real store, or gives the one that runs. May take some seconds: called on a blocking thread.
    fn begin_demo(&self) -> Result<Demo, String>;
    /// The demonstration that runs.
    fn demo(&self) -> Option<Demo>;
    /// Ends it; its store goes.
    fn end_demo(&self);
    /// Whether the laptop is kept from falling asleep.
    fn is_kept_awake(&self) -> bool;
    /// Keeps it from falling asleep, or lets it. Error: why that can't be done here, in words of the system.
    fn keep_awake(&self, wanted: bool) -> Result<(), String>;
    /// What stands in the way that only the system knows.
    fn system(&self) -> SystemState;
    /// Where phones found it in the run before this one.
    fn address_before(&self) -> Option<String>;
    /// Told each time a key was used: the new one that opens the page next.
    fn new_key(&self, key: &str);
}

/// A demonstration that runs: its address, and the password of everybody who can sign in there.
#[derive(Debug, Clone)]
pub struct Demo {
    pub address: String,
    pub password: String,
}

/// What the system says of the laptop, as far as it says anything.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemState {
    pub on_battery: Option<bool>,
    pub battery_percent: Option<u8>,
    pub firewall_blocks: Option<bool>,
    pub port_taken: Option<PortTaken>,
}

/// The port that is served on otherwise, which another program had when this one began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PortTaken {
    pub port: u16,
    /// Whether that program is a Reeve too.
    pub is_by_reeve: bool,
}

/// A phone that came by the QR code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reached {
    pub from: IpAddr,
    /// The address of this machine by which it came.
    pub address: String,
    pub at: DateTime<Utc>,
    /// How far its clock is ahead of ours, where it said so.
    pub clock_ahead: Option<TimeDelta>,
}

/// How many phones are remembered, the newest first.
const PHONES: usize = 12;
/// How many browsers on the laptop are remembered: each double click opens another.
const BROWSERS: usize = 8;
/// The letters of the code of this run, which a wide QR code holds beside an address.
const CODE: usize = 4;

/// The pages for the person at the laptop; off unless `reeve hall` hands over a host.
#[derive(Default)]
pub struct Laptop {
    opened: Mutex<Option<Opened>>,
    /// Wakes what ends the server.
    ended: Notify,
}

struct Opened {
    host: Arc<dyn LaptopHost>,
    folder: PathBuf,
    /// What opens the page next, once.
    key: String,
    /// The cookies of the browsers that it was opened in.
    cookies: VecDeque<String>,
    /// What stands in the address that the QR code leads to.
    code: String,
    reached: VecDeque<Reached>,
}

impl fmt::Debug for Laptop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Laptop").finish_non_exhaustive()
    }
}

impl Laptop {
    /// Switches the pages on, for the data in this folder, and hands the host the first key.
    pub fn open(&self, host: Arc<dyn LaptopHost>, folder: PathBuf) {
        let key = secret::token();
        let code = secret::short_code().to_lowercase().chars().take(CODE).collect();
        let told = Arc::clone(&host);
        let (cookies, reached) = (VecDeque::new(), VecDeque::new());
        *self.lock() = Some(Opened { host, folder, key: key.clone(), cookies, code, reached });
        told.new_key(&key);
    }

    /// The program around the server; none where the pages are off.
    pub fn host(&self) -> Option<Arc<dyn LaptopHost>> {
        self.lock().as_ref().map(|opened| Arc::clone(&opened.host))
    }

    /// Where the data lie.
    pub fn folder(&self) -> Option<PathBuf> {
        self.lock().as_ref().map(|opened| opened.folder.clone())
    }

    /// The code of this run, to which the QR code leads.
    pub fn code(&self) -> Option<String> {
        self.lock().as_ref().map(|opened| opened.code.clone())
    }

    /// The value of the cookie for whoever has the right key, which opens nothing more; the next one goes to the host.
    pub fn enter(&self, key: &str) -> Option<String> {
        let (host, next, cookie) = {
            let mut held = self.lock();
            let opened = held.as_mut()?;
            if !is_same(&opened.key, key) {
                return None;
            }
            opened.key = secret::token();
            let cookie = secret::token();
            opened.cookies.push_front(cookie.clone());
            opened.cookies.truncate(BROWSERS);
            (Arc::clone(&opened.host), opened.key.clone(), cookie)
        };
        host.new_key(&next);
        Some(cookie)
    }

    /// Whether a cookie is of a browser on the laptop.
    pub fn is_at_it(&self, cookie: &str) -> bool {
        self.lock().as_ref().is_some_and(|opened| opened.cookies.iter().any(|known| is_same(known, cookie)))
    }

    /// Notes a phone that came by the QR code, and what its clock says.
    pub fn note_reached(&self, from: IpAddr, address: &str, phone_clock: Option<DateTime<Utc>>, now: DateTime<Utc>) {
        let mut held = self.lock();
        let Some(opened) = held.as_mut() else { return };
        let before = opened.reached.iter().position(|phone| phone.from == from);
        let before = before.and_then(|at| opened.reached.remove(at));
        let clock_ahead = match phone_clock {
            Some(clock) => Some(clock - now),
            None => before.as_ref().and_then(|phone| phone.clock_ahead),
        };
        // What only brings the clock belongs to the visit that was noted a moment ago.
        let at = before.filter(|_| phone_clock.is_some()).map_or(now, |phone| phone.at);
        opened.reached.push_front(Reached { from, address: address.to_owned(), at, clock_ahead });
        opened.reached.truncate(PHONES);
    }

    /// The phones that came, the newest first.
    pub fn reached(&self) -> Vec<Reached> {
        self.lock().as_ref().map(|opened| opened.reached.iter().cloned().collect()).unwrap_or_default()
    }

    /// Ends the server, as its person wants.
    pub fn end(&self) {
        self.ended.notify_one();
    }

    /// Waits until its person ends the server.
    pub async fn told_to_end(&self) {
        self.ended.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Option<Opened>> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether two secrets are the same, compared in constant time.
fn is_same(one: &str, other: &str) -> bool {
    bool::from(one.as_bytes().ct_eq(other.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Keys(Mutex<Vec<String>>);

    impl Keys {
        fn last(&self) -> String {
            self.0.lock().unwrap().last().cloned().expect("a key")
        }
    }

    impl LaptopHost for Keys {
        fn begin_demo(&self) -> Result<Demo, String> {
            Err(String::new())
        }

        fn demo(&self) -> Option<Demo> {
            None
        }

        fn end_demo(&self) {}

        fn is_kept_awake(&self) -> bool {
            false
        }

        fn keep_awake(&self, _: bool) -> Result<(), String> {
            Ok(())
        }

        fn system(&self) -> SystemState {
            SystemState::default()
        }

        fn address_before(&self) -> Option<String> {
            None
        }

        fn new_key(&self, key: &str) {
            self.0.lock().unwrap().push(key.to_owned());
        }
    }

    fn opened() -> (Laptop, Arc<Keys>) {
        let (laptop, keys) = (Laptop::default(), Arc::new(Keys::default()));
        laptop.open(keys.clone(), "data".into());
        (laptop, keys)
    }

    #[test]
    fn a_key_opens_once_and_the_next_one_is_told() {
        let (laptop, keys) = opened();
        let first = keys.last();
        assert_eq!(laptop.enter("nonsense"), None);
        assert_eq!(keys.last(), first, "a wrong key uses none up");
        let cookie = laptop.enter(&first).expect("a cookie");
        assert!(laptop.is_at_it(&cookie) && !laptop.is_at_it("") && !laptop.is_at_it(&first));
        assert_eq!(laptop.enter(&first), None);
        let other = laptop.enter(&keys.last()).expect("another cookie");
        assert!(laptop.is_at_it(&cookie) && laptop.is_at_it(&other));
    }

    #[test]
    fn nothing_is_open_without_a_host() {
        let laptop = Laptop::default();
        laptop.note_reached([192, 0, 2, 7].into(), "reeve.local", None, Utc::now());
        assert!(laptop.host().is_none() && laptop.folder().is_none() && laptop.code().is_none());
        assert!(laptop.enter("").is_none() && !laptop.is_at_it("") && laptop.reached().is_empty());
    }

    #[test]
    fn a_phone_is_remembered_once_with_its_clock() {
        let (laptop, _) = opened();
        let now = Utc::now();
        let phone = |last: u8| IpAddr::from([192, 168, 1, last]);
        laptop.note_reached(phone(1), "a", None, now);
        laptop.note_reached(phone(2), "a", None, now);
        let later = now + TimeDelta::seconds(3);
        laptop.note_reached(phone(1), "a", Some(later + TimeDelta::minutes(7)), later);
        let first = Reached { from: phone(1), address: "a".into(), at: now, clock_ahead: Some(TimeDelta::minutes(7)) };
        assert_eq!(laptop.reached().first(), Some(&first));
        assert_eq!(laptop.reached().len(), 2);
        laptop.note_reached(phone(1), "b", None, later);
        let again = Reached { address: "b".into(), at: later, ..first };
        assert_eq!(laptop.reached().first(), Some(&again));
        for last in 10..100 {
            laptop.note_reached(phone(last), "a", None, later);
        }
        assert_eq!(laptop.reached().len(), PHONES);
    }
}
