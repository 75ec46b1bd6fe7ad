//! Where kept pages lie: by look and address, bounded in bytes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Instant;

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::web::http::page_cache::kept_page::KeptPage;

/// How many looks a page has: as the device, light, dark.
const LOOKS: usize = 3;
/// What a page takes beside its bodies, in bytes, roughly.
const AROUND: usize = 4096;

/// The making of one page.
#[derive(Debug, Default)]
struct Making {
    busy: AtomicBool,
    done: Notify,
}

/// The kept pages.
#[derive(Debug)]
pub struct PageStorage {
    places: RwLock<Places>,
    turns: Mutex<HashMap<(usize, String), Arc<Making>>>,
    clock: Instant,
    limit: usize,
    /// How many pages were made and put here.
    made: AtomicU64,
}

#[derive(Debug, Default)]
struct Places {
    looks: [HashMap<String, Place>; LOOKS],
    bytes: usize,
}

#[derive(Debug)]
struct Place {
    kept: Arc<KeptPage>,
    bytes: usize,
    /// When it was last given out, in milliseconds of the clock.
    used: AtomicU64,
}

impl PageStorage {
    /// An empty one that holds so many bytes.
    pub fn new(limit: usize) -> PageStorage {
        PageStorage {
            places: RwLock::default(),
            turns: Mutex::default(),
            clock: Instant::now(),
            limit,
            made: AtomicU64::new(0),
        }
    }

    /// The bytes that are taken.
    pub fn bytes(&self) -> usize {
        self.places.read().unwrap_or_else(PoisonError::into_inner).bytes
    }

    /// How many pages were made to be kept, since the start.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// How many pages are kept.
    pub fn len(&self) -> usize {
        let places = self.places.read().unwrap_or_else(PoisonError::into_inner);
        places.looks.iter().map(HashMap::len).sum()
    }

    /// Whether no page is kept.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn find(&self, look: usize, address: &str) -> Option<Arc<KeptPage>> {
        let places = self.places.read().unwrap_or_else(PoisonError::into_inner);
        let place = places.looks.get(look)?.get(address)?;
        let now = self.now();
        // Written only when it differs, so that threads do not fight over it.
        if place.used.load(Ordering::Relaxed) != now {
            place.used.store(now, Ordering::Relaxed);
        }
        Some(Arc::clone(&place.kept))
    }

    /// Keeps a page in place of the one before it.
    pub(crate) fn put(&self, look: usize, address: &str, kept: &Arc<KeptPage>) {
        self.made.fetch_add(1, Ordering::Relaxed);
        let bytes = kept.plain.body.len() + address.len() + AROUND;
        let place = Place { kept: Arc::clone(kept), bytes, used: AtomicU64::new(self.now()) };
        let mut places = self.places.write().unwrap_or_else(PoisonError::into_inner);
        let Some(map) = places.looks.get_mut(look) else { return };
        let before = map.insert(address.to_owned(), place).map_or(0, |place| place.bytes);
        places.bytes = places.bytes + bytes - before;
        places.make_room(self.limit);
    }

    /// A kept page has been compressed and takes more bytes.
    pub(crate) fn grown(&self, look: usize, address: &str, kept: &Arc<KeptPage>, more: usize) {
        let mut places = self.places.write().unwrap_or_else(PoisonError::into_inner);
        let place = places.looks.get_mut(look).and_then(|map| map.get_mut(address));
        let Some(place) = place.filter(|place| Arc::ptr_eq(&place.kept, kept)) else { return };
        place.bytes += more;
        places.bytes += more;
        places.make_room(self.limit);
    }

    /// The queue for a page that has to be made. Of those in it, one at a time has the turn.
    pub(crate) fn turn(&self, look: usize, address: &str) -> Turn<'_> {
        let key = (look, address.to_owned());
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        let making = Arc::clone(turns.entry(key.clone()).or_default());
        Turn { storage: self, key, making }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.clock.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

impl Places {
    /// Takes away what was not used for the longest time until the rest fits.
    fn make_room(&mut self, limit: usize) {
        while self.bytes > limit {
            let all = self.looks.iter().enumerate().flat_map(|(look, map)| map.iter().map(move |entry| (look, entry)));
            let oldest = all.min_by_key(|(_, (_, place))| place.used.load(Ordering::Relaxed));
            let Some((look, address)) = oldest.map(|(look, (address, _))| (look, address.clone())) else { return };
            let gone = self.looks.get_mut(look).and_then(|map| map.remove(&address));
            self.bytes -= gone.map_or(0, |place| place.bytes);
        }
    }
}

/// A place in the queue of those who want the same page.
pub(crate) struct Turn<'r> {
    storage: &'r PageStorage,
    key: (usize, String),
    making: Arc<Making>,
}

impl Turn<'_> {
    /// The turn, if nobody has it.
    pub(crate) fn take(&self) -> Option<Held> {
        let was_busy = self.making.busy.swap(true, Ordering::AcqRel);
        (!was_busy).then(|| Held(Arc::clone(&self.making)))
    }

    /// Ends when whoever has the turn is done, for all who wait at once: one after the other they would wait for the
    /// threads of each other.
    pub(crate) fn done(&self) -> Notified<'_> {
        self.making.done.notified()
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut turns = self.storage.turns.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever has a part in it took it under this lock and gives it up under this lock, so the last one finds the
        // list alone with it. The turn itself is dropped before the place in the queue.
        drop(std::mem::take(&mut self.making));
        if turns.get(&self.key).is_some_and(|making| Arc::strong_count(making) == 1) {
            turns.remove(&self.key);
        }
    }
}

/// The turn to make a page, until it is dropped.
pub(crate) struct Held(Arc<Making>);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.busy.store(false, Ordering::Release);
        self.0.done.notify_waiters();
    }
}
