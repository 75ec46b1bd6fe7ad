//! The ranking of large fields, pure computation: 10,000 players and three games in under 5 ms.

#![allow(missing_docs, clippy::unwrap_used)]

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use reeve_rules::games::BASE;
use reeve_rules::rng::Rng;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::sheets::score::Vp;
use reeve_rules::standings::{Entrant, GameSeat, Input, Lots, PlayedGame, RankedId, Status, standings};
use reeve_rules::tournament::settings::TiedPlaces;
use reeve_rules::tournament::vocabulary::Stage;

/// A field of `n` players after three rounds with random results.
fn event(n: i64) -> (Vec<Entrant>, Vec<PlayedGame>) {
    let mut rng = Rng::new(1);
    let player = |id| Entrant { id: RankedId(id), name: format!("Player {id}"), status: Status::Active };
    let players: Vec<Entrant> = (0..n).map(player).collect();
    let mut ids: Vec<RankedId> = players.iter().map(|player| player.id).collect();
    let mut games = Vec::new();
    for round in 1..=3 {
        rng.shuffle(&mut ids);
        for (table, chunk) in (1..).zip(ids.chunks(4)) {
            let mut seat = |(at, &player): (usize, &RankedId)| {
                let vp = if at == 0 { 10 } else { 2 + rng.below(8) as i64 };
                GameSeat { player, vp: Vp::new(vp, &BASE).unwrap(), winner: at == 0 }
            };
            let seats = chunk.iter().enumerate().map(&mut seat).collect();
            games.push(PlayedGame { stage: Stage::Prelim, round, table, seats });
        }
    }
    (players, games)
}

fn bench(c: &mut Criterion) {
    let mut group = c.benchmark_group("standings");
    for n in [16, 200, 1000, 10_000] {
        let (players, games) = event(n);
        let (lots, rules) = (Lots::new(), RuleSet::default());
        let input = Input {
            players: &players,
            games: &games,
            lots: &lots,
            rules: &rules,
            tied_places: TiedPlaces::Skip,
            semi_field: None,
            brought: None,
        };
        group.bench_with_input(BenchmarkId::from_parameter(n), &input, |b, input| b.iter(|| standings(input)));
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
