//! Reeve under the load of a hall that looks at once, beside the least that could do the same work: a bare handler
//! that returns the same bytes, and the same statements straight through the driver. Everything is measured in one run
//! and printed as a ratio; nothing here is asserted, since machines are noisy.
//!
//! `cargo bench --bench load`, on PostgreSQL with `tests/tools/postgres cargo bench --bench load`;
//! `-- --series` measures the ranking of a series, and nothing else, `-- --series --events 4 --players 12` that of a small one;
//! `-- --floods` measures how results go in beside floods of requests, and nothing else; `-- --listeners` only what 2,000 open pages
//! cost that listen. `-- --seconds 4` measures longer, `--workers 1` with other workers than one for each core.

#![allow(
    missing_docs,
    dead_code,
    unused_imports,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::string_slice
)]

#[path = "../suite/support/mod.rs"]
mod support;

mod bare;
mod busy;
mod client;
mod figures;
mod floods;
mod hall;
mod listeners;
mod process;
mod raw;
mod series;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use client::{Load, Posts, Work};
use figures::{Figures, Goal};
use hall::Hall;
use support::db::postgres_url;

/// Connections that look at public pages, as the goals say.
const LOOKING: usize = 16;
/// Organizers at work beside those who post results.
const ORGANIZERS: usize = 20;
/// Connections that post results as fast as they can.
const POSTING: usize = 4;
/// Results posted in a second while the public pages are measured.
const QUIET_RATE: f64 = 10.0;

fn main() {
    let seconds = Duration::from_secs_f64(number("--seconds").unwrap_or(2.0));
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let workers = number("--workers").map_or(cores, |workers| workers as usize);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let handle = runtime.handle().clone();
    // Connections to PostgreSQL that were opened here go on working for the server, so the runtime never rests.
    std::thread::spawn(move || runtime.block_on(std::future::pending::<()>()));
    let runtime = handle;
    let _on = runtime.enter();
    let mut figures = Figures::new(if postgres_url().is_some() { "PostgreSQL" } else { "SQLite" });
    figures.line(
        "public pages: Reeve and a bare handler in this process take turns, each with as many workers as cores;"
            .to_owned(),
    );
    figures.line(format!(
        "each is asked by the same {LOOKING} connections for whole answers of 200 with the same head and body, gzip, while"
    ));
    figures.line(format!(
        "{QUIET_RATE:.0} results a second are posted to Reeve; the posts and the pages made anew count as its load"
    ));
    if std::env::args().any(|argument| argument == "--series") {
        series::measure(&runtime, workers, seconds, &mut figures);
        figures.print();
        std::process::exit(i32::from(figures.errors() > 0));
    }
    let hall = runtime.block_on(Hall::open(workers));
    if std::env::args().any(|argument| argument == "--floods") {
        runtime.block_on(floods::measure(&hall, seconds, &mut figures));
        figures.print();
        std::process::exit(i32::from(figures.errors() > 0));
    }
    if std::env::args().any(|argument| argument == "--listeners") {
        runtime.block_on(listeners::measure(&hall, seconds, &mut figures));
        figures.print();
        std::process::exit(i32::from(figures.errors() > 0));
    }
    public_pages(&hall, seconds, &mut figures);
    results(&runtime, &hall, seconds, &mut figures);
    staff_beside(&hall, seconds, &mut figures);
    busy::staff_of_a_busy_house(&hall, seconds, &mut figures);
    series::measure(&runtime, workers, seconds, &mut figures);
    runtime.block_on(process::measure(&hall, seconds, &mut figures));
    runtime.block_on(listeners::measure(&hall, seconds, &mut figures));
    figures.print();
    // Servers on threads of their own are not waited for.
    std::process::exit(i32::from(figures.errors() > 0));
}

/// The number behind an option.
fn number(option: &str) -> Option<f64> {
    let mut arguments = std::env::args().skip_while(|argument| argument != option);
    arguments.nth(1).map(|text| text.parse().unwrap_or_else(|_| panic!("{option} takes a number")))
}

/// Standings, seats and the API of 200 players, in turn with a bare handler that returns the same bytes, while results come in.
fn public_pages(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let slug = &hall.slug;
    for (page, path) in [
        ("standings", format!("/t/{slug}/standings")),
        ("seats", format!("/t/{slug}/seats")),
        ("standings of the API", format!("/api/1/tournaments/{slug}/standings")),
    ] {
        let bare = bare::start(&client::fetch(&hall.address, &path, "gzip"), hall.workers);
        let (mut ours, mut theirs) = (Load::default(), Load::default());
        let (mut statements, mut made) = (0, 0);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let poster = scope.spawn(|| hall.post_results(1, Some(QUIET_RATE), &Work::until(&stop)));
            for _ in 0..5 {
                let before = (hall.app.db.statements(), hall.app.shared.page_cache.made());
                ours.add(client::look(&hall.address, std::slice::from_ref(&path), LOOKING, slice));
                statements += hall.app.db.statements() - before.0;
                made += hall.app.shared.page_cache.made() - before.1;
                theirs.add(client::look(&bare.address, std::slice::from_ref(&path), LOOKING, slice));
            }
            stop.store(true, Ordering::Release);
            let posted = poster.join().unwrap();
            figures.errors_of("posting beside the pages", posted.errors);
            figures.line(format!("{page}: {:.1} results a second were posted meanwhile", posted.rate()));
        });
        bare.stop();
        figures.errors_of(page, ours.errors + theirs.errors);
        figures.line(format!("{page}, an answer of Reeve: {}", ours.each()));
        figures.line(format!("{page}, one of the bare handler: {}", theirs.each()));
        let each = |count: u64| count as f64 / ours.seconds();
        figures.line(format!(
            "{page}: {:.1} times a second the page was made anew, {:.0} statements a second with the posts",
            each(made),
            each(statements)
        ));
        figures.compare(&format!("{page}, rate"), "requests/s", ours.rate(), theirs.rate(), Goal::AtLeast(0.6));
        let (p, q) = (ours.percentile(99.0), theirs.percentile(99.0));
        figures.compare(&format!("{page}, 99th percentile"), "ms", p, q, Goal::AtMost(3.0));
        let known = client::look_known(&hall.address, &path, LOOKING, slice);
        figures.errors_of(&format!("{page}, known"), known.errors);
        figures.line(format!("{page}, already known to the browser (304): {:.0} requests/s", known.rate()));
    }
}

/// Results as fast as they go in, in turn with the same statements straight through the driver.
fn results(runtime: &tokio::runtime::Handle, hall: &Hall, slice: Duration, figures: &mut Figures) {
    let before = runtime.block_on(hall.backup());
    let recorder = hall.app.db.statement_recorder();
    recorder.start();
    let recorded = hall.post_results(POSTING, None, &Work::for_time(slice));
    let transactions = raw::transactions(recorder.stop());
    figures.errors_of("posts that were recorded", recorded.errors);
    // On a runtime of its own in this thread, so that nothing stands between the driver and the connection.
    let own = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut driver = own.block_on(raw::Driver::open(&before, transactions, recorded.done));
    figures.line(format!("one result: {:.1} statements", driver.statements_per_post()));
    let mut ours = Posts::default();
    for part in 0..4 {
        own.block_on(driver.run(part, 4));
        ours.add(hall.post_results(POSTING, None, &Work::for_time(slice)));
    }
    figures.errors_of("posts", ours.errors);
    figures.compare("results posted", "results/s", ours.rate(), driver.rate(), Goal::AtLeast(0.7));
    figures.line(format!("a result took {:.1} ms, at the 99th percentile {:.1} ms", ours.middle(), ours.slowest()));
}

/// Twenty organizers at work, and results as fast as they go in.
fn staff_beside(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let staff = scope.spawn(|| client::work_as_staff(hall, &hall.address, ORGANIZERS, &stop));
        let posted = hall.post_results(POSTING, None, &Work::for_time(slice * 4));
        stop.store(true, Ordering::Release);
        let pages = staff.join().unwrap();
        figures.errors_of("staff pages", pages.errors);
        figures.errors_of("posts beside staff pages", posted.errors);
        figures.line(format!(
            "{ORGANIZERS} organizers: {:.0} pages/s, 99th percentile {:.0} ms, while {:.0} results/s went in",
            pages.rate(),
            pages.percentile(99.0),
            posted.rate()
        ));
    });
}
