//! What is counted for Prometheus, and the text that it reads ([`crate::metrics_text`] knows its two forms).
//!
//! Labels take their values from fixed lists (routes, methods, classes of status, pools), so the number of series has a
//! bound that no visitor can move, and nothing of a person can get into them.

use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime};

use actix_web::http::{Method, StatusCode};
use chrono::{DateTime, Utc};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use reeve_store::Db;
use reeve_store::db::Dialect;
use reeve_store::db::metrics::StoreMetrics;

use crate::page_cache::storage::PageStorage;
use crate::sign_in_way::SignInWay;

/// The bounds of the histogram of how long answers take, in seconds.
const STEPS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct AnswerLabels {
    route: &'static str,
    method: &'static str,
    status: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabels {
    route: &'static str,
    method: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct WayLabels {
    way: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OutcomeLabels {
    outcome: &'static str,
}

/// What came of trying to send a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MailOutcome {
    /// The mail server took it.
    Sent,
    /// It is tried again later.
    PutBack,
    GivenUp,
}

impl MailOutcome {
    const ALL: [MailOutcome; 3] = [MailOutcome::Sent, MailOutcome::PutBack, MailOutcome::GivenUp];

    fn word(self) -> &'static str {
        match self {
            MailOutcome::Sent => "sent",
            MailOutcome::PutBack => "put-back",
            MailOutcome::GivenUp => "given-up",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PoolLabels {
    pool: &'static str,
    state: &'static str,
}

/// What is looked up for a scrape, where it is known.
#[derive(Debug, Clone, Copy, Default)]
pub struct LookedUp {
    /// When the last good backup was made, in seconds since 1970.
    pub last_backup: Option<i64>,
    /// How many seconds the oldest mail has waited that was not given up; 0 where none waits.
    pub mail_waits: Option<i64>,
}

/// The counters of the web floor.
pub struct Metrics {
    registry: Registry,
    answers: Family<AnswerLabels, Counter>,
    seconds: Family<RouteLabels, Histogram, fn() -> Histogram>,
    backup_faults: Counter,
    seat_work_faults: Counter,
    sign_in_failures: Family<WayLabels, Counter>,
    mails: Family<OutcomeLabels, Counter>,
    backup_command_faults: Counter,
    from_memory: Counter,
    /// When the certificate that is served ends, in seconds since 1970; 0 where there is none.
    certificate_end: AtomicI64,
    began: SystemTime,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Metrics::new()
    }
}

impl Metrics {
    /// Counters that begin at zero.
    pub fn new() -> Metrics {
        let mut registry = Registry::default();
        let answers = Family::default();
        let seconds: Family<RouteLabels, Histogram, fn() -> Histogram> =
            Family::new_with_constructor(|| Histogram::new(STEPS));
        let backup_faults = Counter::default();
        registry.register("reeve_answers", "Answers, by route, method and class of status", answers.clone());
        registry.register_with_unit(
            "reeve_answer",
            "How long answers took, from the head of the request to the head of the answer",
            Unit::Seconds,
            seconds.clone(),
        );
        registry.register(
            "reeve_backup_faults",
            "Timed backups that could not be made, since the start",
            backup_faults.clone(),
        );
        let backup_command_faults = Counter::default();
        registry.register(
            "reeve_backup_command_faults",
            "Times that the command after a timed backup failed, since the start",
            backup_command_faults.clone(),
        );
        let from_memory = Counter::default();
        registry.register(
            "reeve_kept_answers",
            "Answers from memory, without a statement and without a template",
            from_memory.clone(),
        );
        let seat_work_faults = Counter::default();
        registry.register(
            "reeve_seat_work_faults",
            "Seats that could not be made, read or repaired for a fault of the program or the store",
            seat_work_faults.clone(),
        );
        let sign_in_failures = Family::<WayLabels, Counter>::default();
        // From the beginning at zero, so that the first failure shows as an increase.
        for way in SignInWay::ALL {
            drop(sign_in_failures.get_or_create(&WayLabels { way: way.word() }));
        }
        registry.register(
            "reeve_sign_in_failures",
            "Sign-ins that failed, by the way that was tried",
            sign_in_failures.clone(),
        );
        let mails = Family::<OutcomeLabels, Counter>::default();
        for outcome in MailOutcome::ALL {
            drop(mails.get_or_create(&OutcomeLabels { outcome: outcome.word() }));
        }
        registry.register("reeve_mails", "Mails that were tried, by what came of it", mails.clone());
        Metrics {
            registry,
            answers,
            seconds,
            backup_faults,
            seat_work_faults,
            sign_in_failures,
            mails,
            backup_command_faults,
            from_memory,
            certificate_end: AtomicI64::new(0),
            began: SystemTime::now(),
        }
    }

    /// Counts an answer. `route` is the pattern of its route.
    pub fn answered(&self, route: &'static str, method: &Method, status: StatusCode, took: Duration) {
        let method = word_of(method);
        let status = class_of(status);
        self.answers.get_or_create(&AnswerLabels { route, method, status }).inc();
        self.seconds.get_or_create(&RouteLabels { route, method }).observe(took.as_secs_f64());
    }

    /// Counts an answer that was kept in memory.
    pub fn from_memory(&self) {
        self.from_memory.inc();
    }

    /// Counts a sign-in that failed.
    pub fn sign_in_failed(&self, way: SignInWay) {
        self.sign_in_failures.get_or_create(&WayLabels { way: way.word() }).inc();
    }

    /// The counter of seats that could not be made because of a fault. A refusal is no fault.
    pub fn seat_work_faults(&self) -> Counter {
        self.seat_work_faults.clone()
    }

    /// Counts a mail that was tried.
    pub fn mail_tried(&self, outcome: MailOutcome) {
        self.mails.get_or_create(&OutcomeLabels { outcome: outcome.word() }).inc();
    }

    /// Counts a timed backup that could not be made.
    pub fn backup_failed(&self) {
        self.backup_faults.inc();
    }

    /// Counts a command after a timed backup that failed.
    pub fn backup_command_failed(&self) {
        self.backup_command_faults.inc();
    }

    /// Notes when the certificate that is served ends.
    pub fn certificate_ends(&self, at: Option<DateTime<Utc>>) {
        self.certificate_end.store(at.map_or(0, |at| at.timestamp()), Ordering::Relaxed);
    }

    /// When the program started.
    pub fn began(&self) -> SystemTime {
        self.began
    }

    /// Everything in the words of OpenMetrics.
    pub fn text(&self, db: &Db, page_cache: &PageStorage, looked_up: LookedUp) -> Result<String, fmt::Error> {
        let mut current = Registry::default();
        current.register("reeve_build", "The program that runs", Info::new(build(db)));
        current.register_collector(Box::new(Measurements {
            store: db.metrics(),
            in_place: db.file().map(|_| db.in_place().is_ok()),
            pages: page_cache.len() as u64,
            bytes: page_cache.bytes(),
            made: page_cache.made(),
            looked_up,
            certificate_end: Some(self.certificate_end.load(Ordering::Relaxed)).filter(|at| *at != 0),
            began: self.began,
            resident: resident_bytes(),
        }));
        let mut text = String::new();
        encode_registry(&mut text, &self.registry)?;
        encode_registry(&mut text, &current)?;
        encode_eof(&mut text)?;
        Ok(text)
    }
}

fn build(db: &Db) -> Vec<(&'static str, &'static str)> {
    let database = match db.dialect() {
        Dialect::Sqlite => "sqlite",
        Dialect::Postgres => "postgres",
    };
    vec![("version", env!("CARGO_PKG_VERSION")), ("database", database)]
}

/// What is not counted but looked at.
#[derive(Debug)]
struct Measurements {
    store: StoreMetrics,
    /// Whether the file of the store is where it was; none where there is no file.
    in_place: Option<bool>,
    pages: u64,
    bytes: u64,
    made: u64,
    looked_up: LookedUp,
    certificate_end: Option<i64>,
    began: SystemTime,
    resident: Option<u64>,
}

impl Collector for Measurements {
    fn encode(&self, mut to: DescriptorEncoder) -> fmt::Result {
        let store = &self.store;
        counter(&mut to, "reeve_commits", "Transactions committed", store.commits)?;
        counter(&mut to, "reeve_statements", "Statements run, begin and commit left out", store.statements)?;
        counter(&mut to, "reeve_long_writes", "Transactions that wrote for over 50 ms", store.long_writes)?;
        let help = "How long the longest transaction that writes took, since the start";
        let longest = ConstGauge::new(store.longest_write.as_secs_f64());
        longest.encode(to.encode_descriptor(
            "reeve_longest_write",
            help,
            Some(&Unit::Seconds),
            longest.metric_type(),
        )?)?;
        let counted = &store.faults;
        let faults = [
            ("busy", counted.busy),
            ("conflict", counted.conflict),
            ("full", counted.full),
            ("broken", counted.broken),
        ];
        let help = "Calls to the database that failed: it was busy, a constraint was in the way, its disk was full, \
                    anything else";
        let each = faults.map(|(kind, count)| ([("kind", kind)], ConstCounter::new(count)));
        family(&mut to, "reeve_store_faults", help, &each)?;
        if let Some(listening) = store.listening {
            let help =
                "Whether the announcements of other copies arrive; while 0, the database is asked about every page";
            gauge(&mut to, "reeve_listening", help, i64::from(listening))?;
        }
        if let Some(in_place) = self.in_place {
            gauge(
                &mut to,
                "reeve_store_in_place",
                "Whether the file of the store is where it was",
                i64::from(in_place),
            )?;
        }
        let receivers = i64::try_from(store.receivers).unwrap_or(i64::MAX);
        gauge(&mut to, "reeve_event_receivers", "Parts of the program that wait for announcements", receivers)?;
        self.pools(&mut to)?;
        counter(&mut to, "reeve_kept_pages_made", "Public pages that were made to be kept", self.made)?;
        gauge(&mut to, "reeve_kept_pages", "Public pages that are kept in memory", signed(self.pages))?;
        gauge(&mut to, "reeve_kept_bytes", "Memory that the kept pages take", signed(self.bytes))?;
        let looked_up = [
            ("reeve_last_backup_timestamp_seconds", "When the last good backup was made", self.looked_up.last_backup),
            ("reeve_mail_oldest_waiting_seconds", "How long the oldest mail waits", self.looked_up.mail_waits),
            (
                "reeve_certificate_end_timestamp_seconds",
                "When the certificate that is served ends",
                self.certificate_end,
            ),
        ];
        for (name, help, value) in looked_up {
            if let Some(value) = value {
                gauge(&mut to, name, help, value)?;
            }
        }
        let began = self.began.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
        gauge(&mut to, "process_start_time_seconds", "When the program started", signed(began))?;
        if let Some(bytes) = self.resident {
            gauge(&mut to, "process_resident_memory_bytes", "Memory that the program holds", signed(bytes))?;
        }
        Ok(())
    }
}

impl Measurements {
    fn pools(&self, to: &mut DescriptorEncoder<'_>) -> fmt::Result {
        let mut each = Vec::new();
        for pool in &self.store.pools {
            for (state, count) in [("busy", pool.busy), ("idle", pool.idle), ("waiting", pool.waiting)] {
                each.push((PoolLabels { pool: pool.name, state }, ConstGauge::new(signed(count))));
            }
        }
        let help = "Connections that are busy or idle, and requests that wait for a transaction to begin";
        family(to, "reeve_pool", help, &each)?;
        let most = self.store.pools.each_ref().map(|pool| ([("pool", pool.name)], ConstGauge::new(signed(pool.most))));
        family(to, "reeve_pool_size", "How many connections there may be", &most)
    }
}

fn counter(to: &mut DescriptorEncoder<'_>, name: &str, help: &str, count: u64) -> fmt::Result {
    let metric = ConstCounter::new(count);
    metric.encode(to.encode_descriptor(name, help, None, metric.metric_type())?)
}

fn gauge(to: &mut DescriptorEncoder<'_>, name: &str, help: &str, value: i64) -> fmt::Result {
    let metric = ConstGauge::new(value);
    metric.encode(to.encode_descriptor(name, help, None, metric.metric_type())?)
}

fn family<L: EncodeLabelSet, M: EncodeMetric>(
    to: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    each: &[(L, M)],
) -> fmt::Result {
    let Some((_, first)) = each.first() else { return Ok(()) };
    let mut to = to.encode_descriptor(name, help, None, first.metric_type())?;
    each.iter().try_for_each(|(labels, metric)| metric.encode(to.encode_family(labels)?))
}

fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The name of a method that Reeve has routes for; one word for all others, since anybody can make some up.
fn word_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

fn class_of(status: StatusCode) -> &'static str {
    match status.as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    }
}

/// The memory that the program holds, where the system has a file that says so.
pub fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_methods_are_one() {
        for name in ["PUT", "PROPFIND", "X-ANYTHING"] {
            assert_eq!(word_of(&Method::from_bytes(name.as_bytes()).expect(name)), "other");
        }
    }
}
