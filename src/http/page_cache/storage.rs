//! Stores kept pages by theme, language, address and day, limited in bytes. When several requests miss the same page, one of them
//! makes it and the others wait.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use chrono::NaiveDate;
use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult, PlaceholderGuard};
use quick_cache::{DefaultHashBuilder, Weighter};
use tokio::time::{Instant, timeout_at};

use crate::language::Wish;
use crate::page_cache::kept_page::KeptPage;

/// Roughly how many bytes a page takes beside its bodies.
const AROUND: usize = 4096;
/// How many pages the crate is told to expect. For many it divides the cache into parts, each with its share of the
/// bytes, and a large page could be larger than such a share. For so few it does not.
const ESTIMATED_PAGES: usize = 32;

/// Which page: how it looks, and its address.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageKey {
    /// `light` or `dark`, where the reader chose.
    pub theme: Option<&'static str>,
    /// The language that the reader asks for, as far as it may make a difference.
    pub wish: Wish,
    pub address: String,
    /// The day: what is over stands apart on the start page, so no page is given out on another day than it was made for.
    pub day: NaiveDate,
}

/// The kept pages.
pub struct PageStorage {
    pages: Cache<PageKey, StoredPage, Bytes>,
    /// How many pages were made and put here.
    made: AtomicU64,
}

impl fmt::Debug for PageStorage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PageStorage").field("pages", &self.len()).field("bytes", &self.bytes()).finish()
    }
}

#[derive(Debug, Clone)]
struct StoredPage {
    page: Arc<KeptPage>,
    bytes: usize,
}

/// Weighs a page by the bytes that it takes.
#[derive(Debug, Clone)]
struct Bytes;

impl Weighter<PageKey, StoredPage> for Bytes {
    fn weight(&self, _: &PageKey, stored: &StoredPage) -> u64 {
        stored.bytes as u64
    }
}

/// What a look for a page found.
pub enum Lookup<'s> {
    Hit(Arc<KeptPage>),
    /// The page is to be made, and [`PageStorage::fill`]ed in.
    Miss(Miss<'s>),
}

/// The right to make a page that is missing. While somebody holds it, others wait for the page; when it is dropped
/// without a page, one of those gets it next. None inside for somebody who has waited too long and makes the page
/// without it.
pub struct Miss<'s>(Option<Guard<'s>>);

type Guard<'s> =
    PlaceholderGuard<'s, PageKey, StoredPage, Bytes, DefaultHashBuilder, DefaultLifecycle<PageKey, StoredPage>>;

impl PageStorage {
    /// An empty one that holds so many bytes.
    pub fn new(limit: usize) -> PageStorage {
        PageStorage { pages: Cache::with_weighter(ESTIMATED_PAGES, limit as u64, Bytes), made: AtomicU64::new(0) }
    }

    /// The bytes that are taken.
    pub fn bytes(&self) -> u64 {
        self.pages.weight()
    }

    /// How many pages were made to be kept, since the start.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// How many pages are kept.
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether no page is kept.
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// The kept page, whether it is current or not.
    pub fn find(&self, key: &PageKey) -> Option<Arc<KeptPage>> {
        self.pages.get(key).map(|stored| stored.page)
    }

    /// The kept page if it may be served. Otherwise a miss. Only one request at a time has the miss of a page; the
    /// others wait here until the page is made, or until the deadline.
    pub async fn look_up(
        &self,
        key: &PageKey,
        deadline: Instant,
        may_serve: impl FnOnce(&Arc<KeptPage>) -> bool,
    ) -> Lookup<'_> {
        let serve_or_replace = |_: &PageKey, stored: &mut StoredPage| {
            if may_serve(&stored.page) {
                EntryAction::Retain(Arc::clone(&stored.page))
            } else {
                EntryAction::ReplaceWithGuard
            }
        };
        match timeout_at(deadline, self.pages.entry_async(key, serve_or_replace)).await {
            Ok(EntryResult::Retained(page)) => Lookup::Hit(page),
            Ok(EntryResult::Vacant(guard) | EntryResult::Replaced(guard, _)) => Lookup::Miss(Miss(Some(guard))),
            Ok(EntryResult::Removed(..) | EntryResult::Timeout) | Err(_) => Lookup::Miss(Miss(None)),
        }
    }

    /// Keeps a page that was made after a miss, compressed copies of so many bytes with it.
    pub fn fill(&self, miss: Miss<'_>, key: &PageKey, page: &Arc<KeptPage>, compressed: usize) {
        self.made.fetch_add(1, Ordering::Relaxed);
        let bytes = page.plain.body.len() + compressed + key.address.len() + AROUND;
        let stored = StoredPage { page: Arc::clone(page), bytes };
        let filled = match miss.0 {
            Some(guard) => guard.insert(stored),
            None => Err(stored),
        };
        if let Err(stored) = filled {
            self.pages.insert(key.clone(), stored);
        }
    }

    /// Notes that a kept page has been compressed and takes more bytes. Other pages make room for them when the next
    /// page comes.
    pub fn grow(&self, key: &PageKey, page: &Arc<KeptPage>, more: usize) {
        if more == 0 {
            return;
        }
        let grow = |_: &PageKey, stored: &mut StoredPage| {
            if Arc::ptr_eq(&stored.page, page) {
                stored.bytes += more;
            }
            EntryAction::Retain(())
        };
        // Where the page is gone or being made again there is nothing to count.
        let _ = self.pages.entry(key, Some(Duration::ZERO), grow);
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderMap;

    use crate::page_cache::kept_page::EncodedPage;
    use reeve_store::Revision;

    use super::*;

    const PAGE: usize = 10_000;

    fn key(n: usize) -> PageKey {
        PageKey { theme: None, wish: Wish::default(), address: format!("/t/{n}"), day: NaiveDate::default() }
    }

    fn page() -> Arc<KeptPage> {
        let plain = EncodedPage { body: vec![b'x'; PAGE].into(), headers: HeaderMap::new() };
        Arc::new(KeptPage::new(None, 1, Revision::from_number(0), "/", plain))
    }

    async fn look_up(storage: &PageStorage, n: usize) -> Lookup<'_> {
        storage.look_up(&key(n), Instant::now() + Duration::from_secs(60), |_| true).await
    }

    #[tokio::test]
    async fn the_bytes_have_a_bound_and_the_used_page_stays() {
        let storage = PageStorage::new(100 * (PAGE + AROUND));
        for n in 0..500 {
            let Lookup::Miss(miss) = look_up(&storage, n).await else { panic!("{n} was never made") };
            storage.fill(miss, &key(n), &page(), 0);
            assert!(storage.find(&key(0)).is_some(), "everybody asks for it, also after {n} others");
            let kept = storage.find(&key(n)).expect("the newest");
            storage.grow(&key(n), &kept, 1000);
        }
        assert!(storage.len() < 100, "{} pages", storage.len());
        assert!(storage.bytes() <= 100 * (PAGE + AROUND) as u64 + 1000, "{} bytes", storage.bytes());
        assert!(storage.bytes() > 50 * (PAGE + AROUND) as u64, "{} bytes", storage.bytes());
        assert_eq!(storage.made(), 500);
    }

    #[tokio::test]
    async fn whoever_waits_gets_the_page_or_its_place() {
        let storage = PageStorage::new(1_000_000);
        let Lookup::Miss(miss) = look_up(&storage, 1).await else { panic!("a hit in an empty storage") };
        let now = storage.look_up(&key(1), Instant::now(), |_| true).await;
        assert!(matches!(now, Lookup::Miss(Miss(None))), "it is being made, and there is no time to wait");
        let given_up = async {
            tokio::task::yield_now().await;
            drop(miss);
        };
        let (next, ()) = tokio::join!(look_up(&storage, 1), given_up);
        let Lookup::Miss(miss @ Miss(Some(_))) = next else { panic!("nobody makes it") };
        let made = async {
            tokio::task::yield_now().await;
            storage.fill(miss, &key(1), &page(), 0);
        };
        let (first, second, ()) = tokio::join!(look_up(&storage, 1), look_up(&storage, 1), made);
        assert!(matches!((first, second), (Lookup::Hit(_), Lookup::Hit(_))));
        let outdated = storage.look_up(&key(1), Instant::now(), |_| false).await;
        assert!(matches!(outdated, Lookup::Miss(Miss(Some(_)))) && storage.is_empty());
    }
}
