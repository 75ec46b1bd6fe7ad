//! Keeps a folder on another disk the same as the store, whatever happens to that disk.

use std::fs;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use tokio::task::spawn_blocking;
use tokio::time::sleep;

use reeve_actions::site::spare_key;
use reeve_actions::transfer::spare::check::check;
use reeve_actions::transfer::spare::folder::{About, SpareFolder};
use reeve_actions::transfer::spare::mark;
use reeve_actions::{Caller, Context, Who};
use reeve_store::disk;
use reeve_views::spare::Trouble;
use reeve_words as words;

use crate::server::app::App;
use crate::server::spares::{LOOK, Taken};

/// The pause after something went wrong.
const FAULT: Duration = Duration::from_secs(2);
/// How often a copy is looked through that has changed.
const CHECK: Duration = Duration::from_secs(300);

/// A folder that follows the store.
struct Following<'a> {
    app: &'a App,
    /// Its place among the spares.
    at: usize,
    path: &'a Path,
    /// What is in it, where that is known, and the disk that it is on.
    opened: Option<(SpareFolder, Option<u64>)>,
    /// The image that it has.
    number: u64,
    /// When a copy was last looked through, and of which image.
    checked: Option<(Instant, u64)>,
    /// Whether it was ever on another disk than the store.
    was_elsewhere: bool,
}

/// Keeps a folder the same as the store, as long as this server is the one.
pub(super) async fn follow(app: &App, at: usize, path: &Path) {
    let mut following = Following { app, at, path, opened: None, number: 0, checked: None, was_elsewhere: false };
    let mut heeded = Instant::now();
    loop {
        // Before anything is written to a stick that has come back.
        if following.opened.is_none() || heeded.elapsed() >= FAULT {
            heeded = Instant::now();
            if let Err(error) = heed_mark(app, path).await {
                tracing::warn!(%error, "whether another machine has taken over could not be read or noted");
            }
        }
        // The copies are those of the machine that has taken over.
        if app.spares.moved_to().is_some() {
            sleep(FAULT).await;
            continue;
        }
        let trouble = following.step().await;
        let is_fault = trouble.is_some_and(|trouble| trouble != Trouble::SameDisk);
        if is_fault {
            following.opened = None;
        }
        app.spares.note_trouble(at, trouble);
        sleep(if is_fault { FAULT } else { LOOK }).await;
    }
}

/// Leads everybody to the machine that has taken over, where the mark in a folder says that one has.
pub(super) async fn heed_mark(app: &App, folder: &Path) -> reeve_actions::Result<()> {
    if app.spares.moved_to().is_some() {
        return Ok(());
    }
    let Some(to) = mark::taken_by(&app.db, folder).await? else { return Ok(()) };
    app.spares.move_to(Some(&to));
    tracing::warn!(address = to, folder = %folder.display(), "another machine has taken over from this stick; everybody is led there");
    let caller = Caller { who: Who::Command, address: String::new() };
    let context = Context { db: &app.db, caller: &caller, now: app.clock.now(), form: None };
    spare_key::move_away(&context, &to).await
}

impl Following<'_> {
    /// Brings it up to date. Gives what is wrong with it.
    async fn step(&mut self) -> Option<Trouble> {
        let own = disk_of(self.app.db.file().unwrap_or(Path::new(".")));
        if !self.path.is_dir() && make(self.path).is_err() {
            return Some(Trouble::Gone);
        }
        let disk = disk_of(self.path);
        let is_same_disk = disk.is_some() && disk == own;
        self.was_elsewhere |= !is_same_disk;
        // A stick that was pulled out leaves an empty folder behind, on the disk of the machine.
        if is_same_disk && self.was_elsewhere {
            return Some(Trouble::Gone);
        }
        if self.opened.as_ref().is_some_and(|(_, on)| *on != disk) {
            self.opened = None;
        }
        if self.opened.as_ref().is_some_and(|(folder, _)| !folder.is_there()) {
            return Some(Trouble::Gone);
        }
        if let Err(trouble) = self.copy(disk).await {
            return Some(trouble);
        }
        if let Some(trouble) = self.look_through().await {
            return Some(trouble);
        }
        is_same_disk.then_some(Trouble::SameDisk)
    }

    async fn copy(&mut self, disk: Option<u64>) -> Result<(), Trouble> {
        let app = self.app;
        let asked = Instant::now();
        let unread = |error: reeve_store::Error| {
            tracing::warn!(%error, "no image of the store could be made");
            Trouble::StoreUnread
        };
        let mut guard = app.spares.maker(&app.db).await.map_err(unread)?;
        let Some(maker) = guard.as_mut() else { return Err(Trouble::StoreUnread) };
        let has_all = self.opened.is_some() && self.number == maker.number;
        let taken = match maker.follower.has_changed().await {
            Ok(false) if has_all => {
                drop(guard);
                app.spares.note_equal(self.at, asked);
                return Ok(());
            }
            Ok(_) => maker.take().await,
            Err(error) => Err(error),
        };
        if taken.is_err() {
            app.spares.forget(&mut guard);
        }
        drop(guard);
        let Taken { image, pages, number, at, asked } = taken.map_err(unread)?;
        if has_all && number == self.number {
            app.spares.note_equal(self.at, asked);
            return Ok(());
        }
        let (opened, path) = (self.opened.take(), self.path.to_owned());
        let settings = app.spares.settings();
        let public_url = app.public_url();
        let written = spawn_blocking(move || {
            let mut folder = match opened {
                Some((folder, _)) => folder,
                None => SpareFolder::open(&path)?,
            };
            let about = About { program: crate::VERSION, taken_at: at, public_url: &public_url, settings: &settings };
            let (size, bytes) = (pages.page_size, image.bytes());
            if folder.newest() != Some(&*pages) {
                folder.write(&pages, |place| bytes.get(place * size..(place + 1) * size), &about)?;
            }
            Ok(folder)
        });
        match written.await.unwrap_or_else(|stopped| Err(io::Error::other(stopped))) {
            Ok(folder) => {
                self.opened = Some((folder, disk));
                self.number = number;
                app.spares.note_equal(self.at, asked);
                Ok(())
            }
            Err(error) => Err(if self.path.is_dir() { Trouble::Unwritten(error.kind()) } else { Trouble::Gone }),
        }
    }

    /// Looks through the newest copy, where it is due.
    async fn look_through(&mut self) -> Option<Trouble> {
        let is_due = self.checked.is_none_or(|(at, number)| number != self.number && at.elapsed() >= CHECK);
        let (copy, _) = self.opened.as_ref().filter(|_| is_due)?.0.whole().into_iter().next()?;
        let checked = check(&copy).await;
        match checked {
            Ok(()) => {
                self.checked = Some((Instant::now(), self.number));
                None
            }
            Err(fault) => {
                tracing::error!(copy = %copy.display(), fault = words::spare::unsound(&fault), "a spare does not pass");
                Some(Trouble::Unsound)
            }
        }
    }
}

/// The disk that something lies on, where the system says.
fn disk_of(path: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(path).ok().map(|known| known.dev())
    }
    #[cfg(windows)]
    {
        use std::path::{Component, Prefix};
        let whole = fs::canonicalize(path).ok()?;
        match whole.components().next()? {
            Component::Prefix(drive) => match drive.kind() {
                Prefix::VerbatimDisk(letter) | Prefix::Disk(letter) => Some(letter.into()),
                _ => None,
            },
            _ => None,
        }
    }
    #[cfg(not(any(unix, windows)))]
    {
        let _ = path;
        None
    }
}

/// Makes a folder of a stick that is there, for its owner alone.
fn make(path: &Path) -> io::Result<()> {
    disk::folder_for_the_owner().create(path)
}
