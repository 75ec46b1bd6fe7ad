//! The time that boards take: made from a seed, made even, read from a text, and looked through for a person who lays one.
//!
//! `cargo bench --bench boards`

use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use reeve_rules::boards::{BoardForm, BoardKind, BoardReader, Island, Piece, make};

/// How many boards are made before a ratio is printed.
const BOARDS: u32 = 500;

/// Of how many seeds the slowest is looked for.
const SEEDS: u64 = 2_000;

/// Prints what a board takes on average, and what the slowest of many takes, beside what is allowed.
fn print_ratio(name: &str, kind: BoardKind, is_even: bool, allowed: Duration) {
    let begun = Instant::now();
    for seed in 0..BOARDS {
        let _ = make(kind, u64::from(seed), is_even);
    }
    let each = begun.elapsed() / BOARDS;
    let percent = |of: Duration| of.as_nanos() * 100 / allowed.as_nanos();
    let (seed, slowest) = slowest_seed(kind, is_even);
    println!(
        "{name}, {kind}: {} µs, {} % of what is allowed; the slowest of {SEEDS} (seed {seed}): {} µs, {} %",
        each.as_micros(),
        percent(each),
        slowest.as_micros(),
        percent(slowest)
    );
}

/// The seed whose board takes longest, and how long it takes.
fn slowest_seed(kind: BoardKind, is_even: bool) -> (u64, Duration) {
    let time = |seed: u64| {
        let begun = Instant::now();
        let _ = make(kind, seed, is_even);
        begun.elapsed()
    };
    // The best of three, since the machine may have been busy with something else.
    let timed = (0..SEEDS).map(|seed| (seed, time(seed).min(time(seed)).min(time(seed))));
    timed.max_by_key(|(_, time)| *time).unwrap_or_default()
}

/// One board after another, from seed to seed: a millisecond at most, an even one ten.
fn from_a_seed(criterion: &mut Criterion) {
    for (name, is_even, allowed) in [("a board", false, 1), ("an even board", true, 10)] {
        let mut group = criterion.benchmark_group(name);
        for kind in BoardKind::ALL {
            print_ratio(name, *kind, is_even, Duration::from_millis(allowed));
            let mut seed = 0;
            group.bench_function(BenchmarkId::from_parameter(kind), |bencher| {
                bencher.iter(|| {
                    seed += 1;
                    make(*kind, seed, is_even)
                });
            });
        }
        group.finish();
    }
}

/// The slowest of 2,000 seeds, again and again.
fn slowest(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("the slowest even board of 2,000");
    for kind in BoardKind::ALL {
        let (seed, _) = slowest_seed(*kind, true);
        group.bench_with_input(BenchmarkId::from_parameter(kind), &seed, |bencher, seed| {
            bencher.iter(|| make(*kind, *seed, true));
        });
    }
    group.finish();
}

/// A text of 100 boards; and one of 10,000 lines that is refused in its last.
fn read(criterion: &mut Criterion) {
    let boards: Vec<String> = (0..100).map(|seed| make(BoardKind::Free, seed, false).text()).collect();
    let text = boards.join("\n");
    let remarks = format!("reeve board 1\n{}kind round\n", "# nothing\n".repeat(9_998));
    let mut group = criterion.benchmark_group("read");
    group.bench_function("100 boards", |bencher| bencher.iter(|| BoardReader::new(text.as_bytes()).count()));
    group.bench_function("10,000 lines", |bencher| bencher.iter(|| BoardReader::new(remarks.as_bytes()).count()));
    group.finish();
}

/// The places for a person, where the way to a finished board is longest; and the form by which a board is known again.
fn beside(criterion: &mut Criterion) {
    let whole = make(BoardKind::Free, 1, false).island;
    let mut begun = Island::new(BoardKind::Free);
    for step in &whole.steps()[..28] {
        let _ = begun.lay(*step);
    }
    criterion.bench_function("the places of the first chit", |bencher| bencher.iter(|| begun.places(Piece::Chit(6))));
    criterion.bench_function("the form of a board", |bencher| bencher.iter(|| BoardForm::of(&whole)));
}

criterion_group!(benches, from_a_seed, slowest, read, beside);
criterion_main!(benches);
