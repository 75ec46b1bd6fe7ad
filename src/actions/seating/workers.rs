//! Seats are worked out on a few threads of their own, one job for each tournament. A second request for the same seats
//! joins the job; a request for others replaces it.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, SemaphorePermit, watch};

use crate::background::spawn_low_priority;
use crate::seating::refusal::{Refusal, Unseatable};
use crate::{Error, Result};
use reeve_rules::seating;
use reeve_rules::seating::{MadeSchedule, RepairWays, ScheduleRequest, SeatedRound};
use reeve_store as store;
use reeve_store::TournamentId;

/// The most threads, whatever the machine has.
const MOST_THREADS: usize = 4;

/// For how many tournaments the ways to repair a schedule are kept once they are worked out: whoever looked at them
/// chooses one a moment later.
const KEPT: usize = 4;

/// How many schedules are worked out at a time: half of the cores, so that the other half is left to those who enter
/// results.
pub fn places(cores: usize) -> usize {
    (cores / 2).clamp(1, MOST_THREADS)
}

/// What is to be worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Wanted {
    Schedule(ScheduleRequest),
    /// The ways to repair these public rounds.
    Repair(ScheduleRequest, Vec<SeatedRound>),
}

/// What came of it.
#[derive(Debug, Clone)]
enum WorkedOut {
    Schedule(MadeSchedule),
    Repair(Box<RepairWays>),
}

type SeatAnswer = std::result::Result<WorkedOut, Ended>;

/// Why there is no answer.
#[derive(Debug, Clone)]
enum Ended {
    Unseatable(seating::Refusal),
    Stopped,
    /// Somebody asked for other seats of the same tournament.
    Replaced,
    Failed,
}

impl Ended {
    /// The error that people are told. `names`: what to call the players who are bound to seats, by number.
    fn told(self, names: &BTreeMap<usize, String>) -> Error {
        match self {
            Ended::Unseatable(refusal) => {
                let names = refusal.players().iter().filter_map(|player| names.get(player).cloned()).collect();
                Refusal::Unseatable(Unseatable { refusal, names }).into()
            }
            Ended::Stopped => Refusal::Stopped.into(),
            Ended::Replaced => Refusal::Replaced.into(),
            Ended::Failed => Error::Store(store::Error::broken("seats-thread-failed")),
        }
    }
}

/// How far a job is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatProgress {
    /// It waits until a thread is free.
    Waits,
    /// This many thousandths of the most that it can take are done.
    Done(u32),
}

/// A job, from when it is asked for until it has ended.
#[derive(Debug)]
struct Job {
    wanted: Wanted,
    stop: AtomicBool,
    replaced: AtomicBool,
    /// Whether a thread works on it.
    begun: AtomicBool,
    /// How much is done, in thousandths.
    done: AtomicU32,
    waiting: AtomicUsize,
    answer: watch::Sender<Option<SeatAnswer>>,
    /// Told when it is stopped before its turn.
    stopped: Notify,
}

impl Job {
    fn of(wanted: Wanted) -> Arc<Job> {
        Arc::new(Job {
            wanted,
            stop: AtomicBool::new(false),
            replaced: AtomicBool::new(false),
            begun: AtomicBool::new(false),
            done: AtomicU32::new(0),
            waiting: AtomicUsize::new(0),
            answer: watch::Sender::new(None),
            stopped: Notify::new(),
        })
    }

    /// Stops it. Whoever waits is told at once, and not when the thread gets round to looking up.
    fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.stopped.notify_one();
        self.answer.send_if_modified(|answer| {
            let open = answer.is_none();
            answer.get_or_insert_with(|| Err(self.ended()));
            open
        });
    }

    fn goes_on(&self, done: u32) -> bool {
        self.done.store(done, Ordering::Relaxed);
        !self.stop.load(Ordering::Relaxed)
    }

    fn ended(&self) -> Ended {
        if self.replaced.load(Ordering::Relaxed) { Ended::Replaced } else { Ended::Stopped }
    }

    fn progress(&self) -> SeatProgress {
        if self.begun.load(Ordering::Relaxed) {
            SeatProgress::Done(self.done.load(Ordering::Relaxed))
        } else {
            SeatProgress::Waits
        }
    }

    fn work(&self) -> SeatAnswer {
        self.begun.store(true, Ordering::Relaxed);
        let ask = |done| self.goes_on(done);
        let found = match &self.wanted {
            Wanted::Schedule(request) => seating::make_watched(request, &ask).map(|made| made.map(WorkedOut::Schedule)),
            Wanted::Repair(request, published) => {
                seating::repair(request, published, &ask).map(|ways| ways.map(|ways| WorkedOut::Repair(Box::new(ways))))
            }
        };
        found.map_err(Ended::Unseatable)?.ok_or_else(|| self.ended())
    }
}

/// What a job is for: a tournament, and whether it only looks at repairs. Those never replace a schedule that is being
/// made.
type JobKey = (TournamentId, bool);

/// The threads and their jobs. Dropping it ends everything that is under way.
#[derive(Debug)]
pub struct Workers {
    jobs: Arc<Mutex<BTreeMap<JobKey, Arc<Job>>>>,
    places: Arc<Semaphore>,
    /// As many may read and count a tournament for it at one time: large ones keep the database's readers and the cores
    /// busy before anything is worked out.
    preparing: Semaphore,
    kept: Mutex<VecDeque<(TournamentId, Wanted, RepairWays)>>,
    asked: AtomicU64,
    seen: Mutex<BTreeMap<JobKey, SeenRequests>>,
}

/// The requests seen so far: one that reaches its job late must neither replace a later one, nor go on after everything
/// was stopped.
#[derive(Debug, Clone, Copy, Default)]
struct SeenRequests {
    /// The number of the newest request that reached its job.
    newest: u64,
    /// The number of the last request that was stopped.
    stopped: u64,
}

/// A request for seats, with its place in the order of arrival: [`Workers::number`] gives it.
#[derive(Debug, Clone, Copy)]
pub struct SeatRequest<'w> {
    workers: &'w Workers,
    number: u64,
}

/// Somebody who waits for a job. When the last of them goes away, it is stopped.
struct JobWaiter(Arc<Job>);

impl Drop for JobWaiter {
    fn drop(&mut self) {
        if self.0.waiting.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.0.end();
        }
    }
}

impl Workers {
    /// No jobs yet; this many schedules are worked out at a time.
    pub fn new(places: usize) -> Workers {
        Workers {
            jobs: Arc::default(),
            places: Arc::new(Semaphore::new(places)),
            preparing: Semaphore::new(places),
            kept: Mutex::default(),
            asked: AtomicU64::new(1),
            seen: Mutex::default(),
        }
    }

    fn jobs(&self) -> MutexGuard<'_, BTreeMap<JobKey, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seen(&self) -> MutexGuard<'_, BTreeMap<JobKey, SeenRequests>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the job of a tournament is: a schedule's where there is one, else a repair's.
    pub fn progress(&self, id: TournamentId) -> Option<SeatProgress> {
        let jobs = self.jobs();
        [false, true].into_iter().find_map(|repair| jobs.get(&(id, repair))).map(|job| job.progress())
    }

    /// The number of a request that arrives now: of two for the same tournament the later one counts.
    pub fn number(&self) -> u64 {
        self.asked.fetch_add(1, Ordering::Relaxed)
    }

    /// A request with its number.
    pub fn request(&self, number: u64) -> SeatRequest<'_> {
        SeatRequest { workers: self, number }
    }

    /// Stops the jobs of a tournament. Whoever waits for one is told so.
    pub fn stop(&self, id: TournamentId) {
        let stopped = self.number();
        let mut seen = self.seen();
        for repair in [false, true] {
            seen.entry((id, repair)).or_default().stopped = stopped;
        }
        drop(seen);
        for (_, job) in self.jobs().iter().filter(|(place, _)| place.0 == id) {
            job.end();
        }
    }

    /// Stops everything.
    pub fn stop_all(&self) {
        for job in self.jobs().values() {
            job.end();
        }
        self.places.close();
        self.preparing.close();
    }

    /// Takes a free place, so that jobs have to wait: for tests, since machines are too fast to watch them otherwise.
    pub async fn take_place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.places).acquire_owned().await.ok()
    }

    /// Takes the turn of one who prepares, so that who comes waits: for tests.
    pub async fn take_turn(&self) -> Option<SemaphorePermit<'_>> {
        self.preparing.acquire().await.ok()
    }

    fn find_kept(&self, id: TournamentId, wanted: &Wanted) -> Option<RepairWays> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(of, for_what, _)| *of == id && for_what == wanted).map(|(_, _, ways)| ways.clone())
    }

    fn keep(&self, id: TournamentId, wanted: Wanted, ways: &RepairWays) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(of, _, _)| *of != id);
        kept.truncate(KEPT - 1);
        kept.push_front((id, wanted, ways.clone()));
    }

    async fn run(&self, number: u64, id: TournamentId, wanted: Wanted) -> SeatAnswer {
        let key = (id, matches!(wanted, Wanted::Repair(..)));
        let (waits, is_new) = self.enter(number, key, wanted)?;
        let mut answer = waits.0.answer.subscribe();
        if is_new {
            self.start(key, Arc::clone(&waits.0));
        }
        let found = answer.wait_for(Option::is_some).await.map(|found| found.clone());
        found.ok().flatten().unwrap_or(Err(Ended::Failed))
    }

    /// The job for what is wanted: the one that is under way already, or a new one in its place.
    ///
    /// Errors: everything was stopped since the request arrived, or a later request got there first.
    fn enter(&self, number: u64, at: JobKey, wanted: Wanted) -> std::result::Result<(JobWaiter, bool), Ended> {
        let mut jobs = self.jobs();
        let mut seen = self.seen();
        let seen = seen.entry(at).or_default();
        if number < seen.stopped {
            return Err(Ended::Stopped);
        }
        // Repairs are only looked at, so an earlier request for them may still be answered.
        if number < seen.newest && !at.1 && jobs.get(&at).is_none_or(|job| job.wanted != wanted) {
            return Err(Ended::Replaced);
        }
        seen.newest = seen.newest.max(number);
        let (job, is_new) = match jobs.entry(at) {
            Entry::Occupied(there) if there.get().wanted == wanted && !there.get().stop.load(Ordering::Relaxed) => {
                (Arc::clone(there.get()), false)
            }
            Entry::Occupied(mut there) => {
                let before = there.insert(Job::of(wanted));
                before.replaced.store(true, Ordering::Relaxed);
                before.end();
                (Arc::clone(there.get()), true)
            }
            Entry::Vacant(free) => (Arc::clone(free.insert(Job::of(wanted))), true),
        };
        job.waiting.fetch_add(1, Ordering::Relaxed);
        Ok((JobWaiter(job), is_new))
    }

    /// Waits for a place without holding a thread, then does the job on one.
    fn start(&self, at: JobKey, job: Arc<Job>) {
        let (jobs, places) = (Arc::clone(&self.jobs), Arc::clone(&self.places));
        tokio::spawn(async move {
            let end = move |job: &Arc<Job>, answer: SeatAnswer| {
                let mut jobs = jobs.lock().unwrap_or_else(PoisonError::into_inner);
                if jobs.get(&at).is_some_and(|now| Arc::ptr_eq(now, job)) {
                    jobs.remove(&at);
                }
                drop(jobs);
                job.answer.send_replace(Some(answer));
            };
            let place = tokio::select! {
                place = places.acquire_owned() => place,
                () = job.stopped.notified() => return end(&job, Err(job.ended())),
            };
            if place.is_err() || job.stop.load(Ordering::Relaxed) {
                return end(&job, Err(job.ended()));
            }
            let (inside, ends) = (Arc::clone(&job), end.clone());
            let work = move || {
                let answer = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| inside.work()));
                // The place is given back before anybody is answered.
                drop(place);
                ends(&inside, answer.unwrap_or(Err(Ended::Failed)));
            };
            if spawn_low_priority("seats", work).is_err() {
                end(&job, Err(Ended::Failed));
            }
        });
    }
}

impl<'w> SeatRequest<'w> {
    /// Waits for the turn to read the tournament and to count what is to be worked out. It ends with this value.
    ///
    /// Refused where everything was stopped meanwhile.
    pub(super) async fn turn(self) -> Result<SemaphorePermit<'w>> {
        Ok(self.workers.preparing.acquire().await.map_err(|_| Refusal::Stopped)?)
    }

    /// Works a schedule out when its turn comes. Refused where the rules give none, and where somebody stopped it or
    /// asked for another. `names`: what to call the players who are [bound](reeve_views::seating::Seating::bound_names).
    pub(super) async fn schedule(
        self,
        id: TournamentId,
        request: &ScheduleRequest,
        names: &BTreeMap<usize, String>,
    ) -> Result<MadeSchedule> {
        let answer = self.workers.run(self.number, id, Wanted::Schedule(request.clone())).await;
        match answer.map_err(|ended| ended.told(names))? {
            WorkedOut::Schedule(made) => Ok(made),
            WorkedOut::Repair(_) => Err(Ended::Failed.told(names)),
        }
    }

    /// The ways to repair a schedule, as [`SeatRequest::schedule`].
    pub(super) async fn repair(
        self,
        id: TournamentId,
        request: ScheduleRequest,
        published: Vec<SeatedRound>,
        names: &BTreeMap<usize, String>,
    ) -> Result<RepairWays> {
        let wanted = Wanted::Repair(request, published);
        if let Some(ways) = self.workers.find_kept(id, &wanted) {
            return Ok(ways);
        }
        let answer = self.workers.run(self.number, id, wanted.clone()).await;
        match answer.map_err(|ended| ended.told(names))? {
            WorkedOut::Repair(ways) => {
                self.workers.keep(id, wanted, &ways);
                Ok(*ways)
            }
            WorkedOut::Schedule(_) => Err(Ended::Failed.told(names)),
        }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.stop_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: TournamentId = TournamentId(1);
    const TWO: TournamentId = TournamentId(2);

    /// So much to do that it never ends by itself while a test runs.
    fn endless(seed: u64) -> ScheduleRequest {
        ScheduleRequest { limit: u64::MAX / 2, ..ScheduleRequest::new(26, 9, seed) }
    }

    async fn begun(workers: &Workers, id: TournamentId) {
        while !matches!(workers.progress(id), Some(SeatProgress::Done(_))) {
            tokio::task::yield_now().await;
        }
    }

    fn ask(workers: &Arc<Workers>, id: TournamentId, request: ScheduleRequest) -> tokio::task::JoinHandle<String> {
        let workers = Arc::clone(workers);
        let number = workers.number();
        tokio::spawn(async move {
            match workers.request(number).schedule(id, &request, &BTreeMap::new()).await {
                Ok(made) => format!("{} rounds", made.schedule.len()),
                Err(Error::Refused(refusal)) => refusal.code().to_owned(),
                Err(error) => panic!("{error:?}"),
            }
        })
    }

    #[tokio::test]
    async fn the_same_is_joined_and_another_takes_its_place() {
        let workers = Arc::new(Workers::new(1));
        let first = ask(&workers, ONE, endless(1));
        begun(&workers, ONE).await;
        let again = ask(&workers, ONE, endless(1));
        while workers.jobs().get(&(ONE, false)).is_none_or(|job| job.waiting.load(Ordering::Relaxed) < 2) {
            tokio::task::yield_now().await;
        }
        let other = ask(&workers, ONE, ScheduleRequest::new(16, 3, 1));
        assert_eq!(first.await.unwrap(), "seats-asked-anew");
        assert_eq!(again.await.unwrap(), "seats-asked-anew");
        assert_eq!(other.await.unwrap(), "3 rounds");
        assert_eq!(workers.progress(ONE), None);
    }

    #[tokio::test]
    async fn what_is_stopped_is_told_to_all_who_wait() {
        let workers = Arc::new(Workers::new(1));
        let first = ask(&workers, ONE, endless(1));
        begun(&workers, ONE).await;
        // Of another tournament one waits for the only place, and is stopped before its turn.
        let waits = ask(&workers, TWO, endless(2));
        while workers.progress(TWO).is_none() {
            tokio::task::yield_now().await;
        }
        workers.stop(TWO);
        workers.stop(ONE);
        assert_eq!(first.await.unwrap(), "seats-stopped");
        assert_eq!(waits.await.unwrap(), "seats-stopped");
        assert_eq!(ask(&workers, ONE, ScheduleRequest::new(16, 3, 1)).await.unwrap(), "3 rounds");
    }

    #[tokio::test]
    async fn no_more_at_one_time_than_there_are_places() {
        let workers = Arc::new(Workers::new(2));
        let all: Vec<_> = (1..=5).map(|n| ask(&workers, TournamentId(n), endless(1))).collect();
        while workers.jobs().len() < 5 {
            tokio::task::yield_now().await;
        }
        let begun = || workers.jobs().values().filter(|job| job.progress() != SeatProgress::Waits).count();
        while begun() < 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(begun(), 2);
        // Another gets its turn when one ends, and not before.
        let first =
            workers.jobs().iter().find(|(_, job)| job.progress() != SeatProgress::Waits).map(|(place, _)| place.0);
        workers.stop(first.unwrap());
        while workers.jobs().len() > 4 || begun() < 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(begun(), 2);
        workers.stop_all();
        for one in all {
            assert_eq!(one.await.unwrap(), "seats-stopped");
        }
    }

    #[tokio::test]
    async fn who_comes_late_to_the_work_takes_nobodys_place() {
        let workers = Workers::new(1);
        let (early, late) = (workers.number(), workers.number());
        let request = ScheduleRequest::new(16, 3, 1);
        assert!(workers.request(late).schedule(ONE, &request, &BTreeMap::new()).await.is_ok());
        let other = ScheduleRequest::new(16, 3, 2);
        let refused = workers.request(early).schedule(ONE, &other, &BTreeMap::new()).await;
        assert!(matches!(refused, Err(Error::Refused(refusal)) if refusal.code() == "seats-asked-anew"));
        let before = workers.number();
        workers.stop(ONE);
        let refused = workers.request(before).schedule(ONE, &other, &BTreeMap::new()).await;
        assert!(matches!(refused, Err(Error::Refused(refusal)) if refusal.code() == "seats-stopped"));
        assert!(workers.request(workers.number()).schedule(ONE, &other, &BTreeMap::new()).await.is_ok());
    }

    /// Whoever went away is not worked for.
    #[tokio::test]
    async fn what_nobody_waits_for_ends() {
        let workers = Arc::new(Workers::new(1));
        let first = ask(&workers, ONE, endless(1));
        begun(&workers, ONE).await;
        first.abort();
        assert!(first.await.unwrap_err().is_cancelled());
        assert_eq!(ask(&workers, TWO, ScheduleRequest::new(16, 3, 1)).await.unwrap(), "3 rounds");
    }
}
