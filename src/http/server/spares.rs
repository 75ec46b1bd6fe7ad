//! The spares of the store: what they are made of, and how they stand.
//!
//! An image of the whole file is made when something was committed, once for all who want it, and compared with the one
//! before page by page; only pages that differ go anywhere. How often is a matter of how long it takes: with a store of a few
//! megabytes once in less than a second, and never for more than a fifth of the time of one core.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use actix_web::web::Bytes;
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::{Stream, stream};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex as Queue, MutexGuard};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

use reeve_actions::transfer::spare::pages::PageList;
use reeve_secret as secret;
use reeve_store::time::millis;
use reeve_store::{Db, Follower, Image, TournamentId};
use reeve_views::spare::{Spare, Trouble};
use reeve_words as words;

use crate::error::Error;

/// The shortest time from one image to the next.
const PAUSE: Duration = Duration::from_millis(600);
/// How much longer than making an image the pause after it is, at least.
const SHARE: u32 = 4;
/// How often it is asked whether something was committed.
pub(super) const LOOK: Duration = Duration::from_millis(200);
/// How long a server that ends waits for its spares to have everything.
const LAST: Duration = Duration::from_secs(3);

/// How long an answer to another machine waits for something new.
const HOLD: Duration = Duration::from_secs(1);
/// A spare that is behind another one by less follows too.
const FOLLOWS: Duration = Duration::from_secs(60);
/// How many machines are told of at most. Only who has the key is one.
const MACHINES: usize = 8;

/// The spares of a server.
#[derive(Debug)]
pub struct Spares {
    /// What this run of the server is called, since numbers of images begin anew with each.
    run: String,
    /// When moments begin to be counted.
    began: Instant,
    /// By which a machine is known that has taken over: it follows from the key by which other machines ask, which only stores hold that
    /// are copies of this one. None: there is no key.
    word: Mutex<Option<Arc<str>>>,
    maker: Queue<Option<Maker>>,
    /// The number of the last image of all.
    last_number: AtomicU64,
    standing: Mutex<Vec<Standing>>,
    /// The address of the machine that has taken over.
    moved_to: Mutex<Option<Arc<str>>>,
    /// What came again from devices and was in no spare.
    resent: Mutex<VecDeque<Resent>>,
    /// What notes beside copies say of the settings.
    settings: Mutex<Arc<BTreeMap<String, String>>>,
}

/// A form that a device sent again, since it could not know whether the store of this run has it, and that it did not have.
#[derive(Debug, Clone)]
pub struct Resent {
    pub at: DateTime<Utc>,
    pub tournament: TournamentId,
    /// The name of the account that sent it; none where it came by the link of a player, whose address is a key.
    pub by: Option<String>,
    /// Where it was sent to; empty where nobody may know.
    pub path: String,
}

/// How many of them are remembered.
const RESENT: usize = 500;

/// What another machine gets, before the pages: on one line, as JSON.
#[derive(Debug, Serialize, Deserialize)]
pub struct Offer {
    pub(super) run: String,
    /// The number of the image.
    pub(super) number: u64,
    pub(super) page_size: usize,
    /// How many there are.
    pub(super) pages: usize,
    /// The places of the pages that come, from 0.
    pub(super) changed: Vec<usize>,
    /// The digest of all pages.
    pub(super) seal: String,
    pub(super) taken_at: DateTime<Utc>,
    pub(super) program: String,
    pub(super) public_url: String,
    pub(super) settings: BTreeMap<String, String>,
}

/// An answer to another machine: what is announced, and the pages.
#[derive(Debug)]
pub struct OfferedPages {
    image: Option<Image>,
    offer: Offer,
}

/// How a spare stands.
#[derive(Debug)]
struct Standing {
    /// Its folder, or the address of a machine.
    name: String,
    is_machine: bool,
    /// When it was last the same as the store.
    equal_at: Option<Instant>,
    trouble: Option<Trouble>,
    /// Of a machine: the address at which it goes on, should it have to.
    address: String,
}

/// Makes images.
#[derive(Debug)]
pub(super) struct Maker {
    pub(super) follower: Follower,
    pages: Arc<PageList>,
    /// The image in which each page changed last.
    changed_in: Arc<Vec<u64>>,
    /// The number of the image, which counts up with every change.
    pub(super) number: u64,
    /// When the last image was asked for and made.
    last: Option<LastImage>,
}

/// When the last image was made.
#[derive(Debug, Clone, Copy)]
struct LastImage {
    asked: Instant,
    at: DateTime<Utc>,
    made: Instant,
}

/// An image, and what it is made of.
#[derive(Debug)]
pub(super) struct Taken {
    pub(super) image: Image,
    pub(super) pages: Arc<PageList>,
    pub(super) number: u64,
    pub(super) at: DateTime<Utc>,
    pub(super) asked: Instant,
}

impl Spares {
    /// One for each folder.
    pub fn of(folders: &[PathBuf]) -> Spares {
        let standing = folders.iter().map(|folder| Standing {
            name: folder.display().to_string(),
            is_machine: false,
            equal_at: None,
            trouble: None,
            address: String::new(),
        });
        Spares {
            run: secret::link_token(),
            began: Instant::now(),
            word: Mutex::default(),
            maker: Queue::default(),
            last_number: AtomicU64::new(0),
            standing: Mutex::new(standing.collect()),
            moved_to: Mutex::default(),
            resent: Mutex::default(),
            settings: Mutex::default(),
        }
    }

    /// Says what the server is set to, without secrets.
    pub fn note_settings(&self, settings: BTreeMap<String, String>) {
        *self.settings.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(settings);
    }

    /// How each of them stands.
    pub fn standing(&self) -> Vec<Spare> {
        let standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let behind = |at: Instant| TimeDelta::from_std(at.elapsed()).unwrap_or(TimeDelta::MAX);
        let spare = |one: &Standing| Spare {
            name: one.name.clone(),
            is_machine: one.is_machine,
            behind: one.equal_at.map(behind),
            trouble: one.trouble,
        };
        let mut spares: Vec<Spare> = standing.iter().map(spare).collect();
        if self.word().is_some() && !spares.iter().any(|spare| spare.is_machine) {
            spares.push(Spare { name: String::new(), is_machine: true, behind: None, trouble: None });
        }
        spares
    }

    /// For devices: this run, the moment, and the latest moment up to which a spare has everything, both in milliseconds of this
    /// run; a line in its place where there is no spare. A device keeps what was acknowledged at a moment until a spare has
    /// everything up to then, and sends it again to a server that is another run.
    pub fn moments(&self) -> String {
        let standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let millis = |moment: Instant| moment.saturating_duration_since(self.began).as_millis();
        let now = millis(Instant::now());
        let has_any = !standing.is_empty() || self.word().is_some();
        let freshest = standing.iter().filter_map(|one| one.equal_at).max();
        // Of those that follow, the one that is most behind: nobody knows from which somebody will go on.
        let follows = |at: &Instant| freshest.is_some_and(|freshest| freshest.saturating_duration_since(*at) < FOLLOWS);
        let safe = standing.iter().filter_map(|one| one.equal_at).filter(follows).min().map_or(0, millis);
        if has_any { format!("{} {now} {safe}", self.run) } else { format!("{} {now} -", self.run) }
    }

    /// Notes that a form came again and was carried out. What belongs to no tournament is told to nobody.
    pub fn note_resent(&self, resent: Resent) {
        tracing::info!("a change that a device had kept came again and was carried out");
        let mut all = self.resent.lock().unwrap_or_else(PoisonError::into_inner);
        all.push_front(resent);
        all.truncate(RESENT);
    }

    /// What came again of a tournament, the newest first.
    pub fn resent(&self, of: TournamentId) -> Vec<Resent> {
        let all = self.resent.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().filter(|resent| resent.tournament == of).cloned().collect()
    }

    /// What this run is called.
    pub fn run(&self) -> &str {
        &self.run
    }

    /// The address at which another machine goes on, should this one be gone; none where that is the address of this one.
    pub fn other_address(&self, own: &str) -> Option<String> {
        let standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut machines: Vec<&Standing> = standing.iter().filter(|one| !one.address.is_empty()).collect();
        machines.sort_by_key(|one| std::cmp::Reverse(one.equal_at));
        machines.first().map(|one| one.address.clone()).filter(|address| address != own)
    }

    /// The address of the machine that has taken over, where one has.
    pub fn moved_to(&self) -> Option<Arc<str>> {
        self.moved_to.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Says where everybody is led from now on.
    pub fn move_to(&self, address: Option<&str>) {
        *self.moved_to.lock().unwrap_or_else(PoisonError::into_inner) = address.map(Arc::from);
    }

    /// The word by which a device knows the machine that has taken over; none where there is no key for other machines.
    pub fn word(&self) -> Option<Arc<str>> {
        self.word.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What devices are told: the address at which another machine goes on, and the digest of its word. None where that is the address of
    /// this one, or no machine follows.
    pub fn goes_on_at(&self, own: &str) -> Option<String> {
        let (address, word) = (self.other_address(own)?, self.word()?);
        Some(format!("{address} {}", secret::digest(&word)))
    }

    /// Says which key other machines ask by, as its digest. Without one none is told of any more.
    pub fn expect_machines(&self, key: Option<&str>) {
        let word: Option<Arc<str>> =
            key.map(|key| Arc::from(secret::digest_of(&[b"reeve-goes-on-here", key.as_bytes()])));
        let has_key = word.is_some();
        *self.word.lock().unwrap_or_else(PoisonError::into_inner) = word;
        if !has_key {
            self.standing.lock().unwrap_or_else(PoisonError::into_inner).retain(|one| !one.is_machine);
        }
    }

    /// What another machine lacks that has the image of this run and number; it asks from this network address, and goes on at this
    /// address should it have to. Waits a moment where that is nothing.
    pub async fn offer(
        &self,
        (db, public_url): (&Db, &str),
        (run, since): (&str, u64),
        from: (&str, &str),
    ) -> Result<OfferedPages, Error> {
        let since = if run == self.run { since } else { 0 };
        let until = Instant::now() + HOLD;
        loop {
            let asked = Instant::now();
            let mut guard = self.maker(db).await?;
            let maker = guard.as_mut().ok_or(Error::Missing)?;
            let has_changed = maker.follower.has_changed().await;
            let has_all = since > 0 && since == maker.number;
            if let (true, Some(last)) = (has_all, maker.last) {
                self.note_machine(from, if matches!(has_changed, Ok(false)) { asked } else { last.asked });
            }
            if let (Ok(false), true, Some(last)) = (&has_changed, has_all, maker.last) {
                if Instant::now() < until {
                    drop(guard);
                    sleep(LOOK).await;
                    continue;
                }
                return Ok(OfferedPages { image: None, offer: self.announced(public_url, maker, Vec::new(), last.at) });
            }
            let taken = match has_changed {
                Ok(_) => maker.take().await,
                Err(error) => Err(error),
            };
            let taken = match taken {
                Ok(taken) => taken,
                Err(error) => {
                    self.forget(&mut guard);
                    return Err(error.into());
                }
            };
            let is_changed = |(at, changed): (usize, &u64)| (*changed > since).then_some(at);
            let changed = maker.changed_in.iter().enumerate().filter_map(is_changed).collect();
            let offer = self.announced(public_url, maker, changed, taken.at);
            return Ok(OfferedPages { image: Some(taken.image), offer });
        }
    }

    fn announced(&self, public_url: &str, maker: &Maker, changed: Vec<usize>, taken_at: DateTime<Utc>) -> Offer {
        Offer {
            run: self.run.clone(),
            number: maker.number,
            page_size: maker.pages.page_size,
            pages: maker.pages.digests.len(),
            changed,
            seal: maker.pages.seal(),
            taken_at,
            program: crate::VERSION.to_owned(),
            public_url: public_url.to_owned(),
            settings: BTreeMap::clone(&self.settings()),
        }
    }

    /// Notes that a machine was the same as the store at a moment.
    fn note_machine(&self, (from, address): (&str, &str), moment: Instant) {
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let machines = standing.iter().filter(|one| one.is_machine).count();
        match standing.iter_mut().find(|one| one.is_machine && one.name == from) {
            Some(known) => {
                known.equal_at = known.equal_at.max(Some(moment));
                address.clone_into(&mut known.address);
            }
            None if machines < MACHINES => standing.push(Standing {
                name: from.to_owned(),
                is_machine: true,
                equal_at: Some(moment),
                trouble: None,
                address: address.to_owned(),
            }),
            None => {}
        }
    }

    /// The maker of images, made where there is none; nobody else makes one meanwhile.
    pub(super) async fn maker(&self, db: &Db) -> Result<MutexGuard<'_, Option<Maker>>, reeve_store::Error> {
        let mut maker = self.maker.lock().await;
        if maker.is_none() {
            let follower = db.follow().await?;
            *maker = follower.map(|follower| Maker {
                follower,
                pages: Arc::default(),
                changed_in: Arc::default(),
                number: self.last_number.load(Ordering::Relaxed),
                last: None,
            });
        }
        Ok(maker)
    }

    /// Lets go of a maker that can't go on. The next one counts on.
    pub(super) fn forget(&self, maker: &mut Option<Maker>) {
        if let Some(maker) = maker.take() {
            self.last_number.store(maker.number, Ordering::Relaxed);
        }
    }

    fn note(&self, at: usize, what: impl FnOnce(&mut Standing)) {
        if let Some(standing) = self.standing.lock().unwrap_or_else(PoisonError::into_inner).get_mut(at) {
            what(standing);
        }
    }

    /// Notes that a spare was the same as the store at a moment.
    pub(super) fn note_equal(&self, at: usize, moment: Instant) {
        self.note(at, |standing| standing.equal_at = standing.equal_at.max(Some(moment)));
    }

    /// Notes what is wrong with a spare. What is new is logged, and that it is over.
    pub(super) fn note_trouble(&self, at: usize, trouble: Option<Trouble>) {
        self.note(at, |standing| {
            if standing.trouble != trouble {
                let folder = &standing.name;
                match trouble {
                    Some(Trouble::SameDisk) => {
                        let why = words::spare::why(Trouble::SameDisk);
                        tracing::warn!(folder, why, "a spare is of little use");
                    }
                    Some(trouble) => tracing::error!(
                        folder,
                        why = words::spare::why(trouble),
                        "a spare does not follow as it should"
                    ),
                    None => tracing::info!(folder, "the spare follows again"),
                }
            }
            standing.trouble = trouble;
        });
    }

    /// What notes beside copies say of the settings.
    pub(super) fn settings(&self) -> Arc<BTreeMap<String, String>> {
        Arc::clone(&self.settings.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until every spare that can has what was committed until now, but not for long.
    pub(super) async fn settle(&self) {
        let asked = Instant::now();
        let settled = async {
            loop {
                // A machine asks by itself, or is not there.
                let waits = |one: &Standing| {
                    !one.is_machine
                        && one.trouble.is_none_or(|trouble| trouble == Trouble::SameDisk)
                        && one.equal_at.is_none_or(|at| at < asked)
                };
                if !self.standing.lock().unwrap_or_else(PoisonError::into_inner).iter().any(waits) {
                    return;
                }
                sleep(LOOK / 4).await;
            }
        };
        if timeout(LAST, settled).await.is_err() {
            tracing::warn!("a spare does not have the last changes");
        }
    }

    /// Lets go of the store.
    pub(super) async fn close(&self) {
        if let Some(maker) = self.maker.lock().await.take() {
            maker.follower.close().await;
        }
    }
}

impl Maker {
    /// An image of now, after the pause that is due.
    pub(super) async fn take(&mut self) -> Result<Taken, reeve_store::Error> {
        if let Some(last) = self.last {
            let took = last.made.saturating_duration_since(last.asked);
            sleep((PAUSE.max(took * SHARE)).saturating_sub(last.made.elapsed())).await;
        }
        let (asked, at) = (Instant::now(), millis(Utc::now()));
        let image = self.follower.image().await?;
        let (before, number) = (Arc::clone(&self.pages), self.number + 1);
        let changed_before = Arc::clone(&self.changed_in);
        let listed = spawn_blocking(move || {
            let pages = PageList::of(image.bytes());
            let compared = pages.map(|pages| match pages == *before {
                true => (before, changed_before),
                false => {
                    let changed_in = changed_in(&before, &pages, &changed_before, number);
                    (Arc::new(pages), Arc::new(changed_in))
                }
            });
            (image, compared)
        });
        let (image, compared) = listed.await.map_err(reeve_store::Error::broken)?;
        let (pages, changed_in) = compared.ok_or_else(|| reeve_store::Error::broken("image-not-whole"))?;
        self.number += u64::from(!Arc::ptr_eq(&pages, &self.pages));
        self.pages = Arc::clone(&pages);
        self.changed_in = changed_in;
        self.last = Some(LastImage { asked, at, made: Instant::now() });
        let number = self.number;
        Ok(Taken { image, pages, number, at, asked })
    }
}

/// The image in which each page changed last, where the last is that of this number.
fn changed_in(before: &PageList, now: &PageList, changed_before: &[u64], number: u64) -> Vec<u64> {
    let is_same = |at: usize| before.page_size == now.page_size && before.digests.get(at) == now.digests.get(at);
    let changed = |at: usize| changed_before.get(at).copied().filter(|_| is_same(at)).unwrap_or(number);
    (0..now.digests.len()).map(changed).collect()
}

impl OfferedPages {
    /// How many bytes it has, and the answer piece by piece. Error: what is announced can't be written.
    pub fn pieces(self) -> Result<(u64, impl Stream<Item = io::Result<Bytes>>), Error> {
        let OfferedPages { image, offer } = self;
        let mut head = serde_json::to_vec(&offer).map_err(|error| Error::Broken(error.to_string()))?;
        head.push(b'\n');
        let size = offer.page_size;
        let length = head.len() as u64 + (size * offer.changed.len()) as u64;
        let image = Arc::new(image);
        let places: Vec<Vec<usize>> = offer.changed.chunks(PAGES_AT_ONCE).map(<[usize]>::to_vec).collect();
        let pages = places.into_iter().map(move |places| {
            let bytes = (*image).as_ref().map(Image::bytes).unwrap_or_default();
            let page = |at: &usize| bytes.get(at * size..(at + 1) * size).unwrap_or_default();
            Ok(Bytes::from(places.iter().flat_map(page).copied().collect::<Vec<u8>>()))
        });
        Ok((length, stream::iter(std::iter::once(Ok(Bytes::from(head))).chain(pages))))
    }
}

/// How many pages are in the memory once more while they are sent.
const PAGES_AT_ONCE: usize = 64;
