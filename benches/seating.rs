//! The time that a seat schedule takes, over the number of players.
//!
//! `cargo bench --bench seating`

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use reeve_rules::seating::{Groups, ScheduleRequest, make};

/// No groups: constructions and exact positions.
fn over_players(criterion: &mut Criterion) {
    for rounds in [3, 5] {
        let mut group = criterion.benchmark_group(format!("schedule, {rounds} rounds"));
        for players in [12, 13, 24, 50, 101, 200, 500, 1_000, 2_000, 5_000] {
            group.bench_with_input(BenchmarkId::from_parameter(players), &players, |bencher, &players| {
                bencher.iter(|| make(&ScheduleRequest::new(players, rounds, 1)));
            });
        }
        group.finish();
    }
}

/// Clubs that overlap so much that the search uses all the work it is allowed.
fn groups(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("groups, the whole limit on work");
    group.sample_size(10);
    for players in [24, 50, 100, 200] {
        let of: Vec<Vec<usize>> = (0..players).map(|p| vec![p % 3, 3 + p % 5, 8 + p % 7, 15 + p / 2 % 4]).collect();
        let mut request = ScheduleRequest::new(players, 3, 1);
        request.groups = Groups::new(&of);
        group.bench_with_input(BenchmarkId::from_parameter(players), &request, |bencher, request| {
            bencher.iter(|| make(request));
        });
    }
    group.finish();
}

/// Round 1 is played and somebody leaves.
fn repair(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("two of three rounds made again");
    group.sample_size(10);
    for players in [33, 200, 1_000] {
        let mut request = ScheduleRequest::new(players, 3, 1);
        request.played = make(&request).map(|made| made.schedule[..1].to_vec()).unwrap_or_default();
        request.absent = vec![vec![0]; 2];
        group.bench_with_input(BenchmarkId::from_parameter(players), &request, |bencher, request| {
            bencher.iter(|| make(request));
        });
    }
    group.finish();
}

criterion_group!(benches, over_players, groups, repair);
criterion_main!(benches);
