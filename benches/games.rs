//! Logs of side games: 100,000 steps replayed in under a second, also where half of them take the other half back. Before
//! each is measured, what it took of that second is printed.
//!
//! `cargo bench --bench games`

#![allow(missing_docs, clippy::unwrap_used)]

use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use reeve_files::games::replay;

/// How many steps a log has.
const STEPS: usize = 100_000;

/// How long they may take.
const ALLOWED: Duration = Duration::from_secs(1);

/// Prints the best of three replays beside what is allowed.
fn print_ratio(name: &str, text: &str) {
    let time = || {
        let begun = Instant::now();
        assert!(replay(text.as_bytes()).is_ok(), "{name}: the log is legal");
        begun.elapsed()
    };
    let best = (0..3).map(|_| time()).min().unwrap_or_default();
    let percent = best.as_micros() * 100 / ALLOWED.as_micros();
    println!("{name}: {STEPS} steps in {} ms, {percent} % of what is allowed", best.as_millis());
}

/// Four teams collect all balls, then hand them around.
fn field() -> Vec<String> {
    let team = |n: usize| format!(r#"{{"name":"T{n}","players":4,"hoop":{}}}"#, n + 1);
    let teams: Vec<String> = (0..4).map(team).collect();
    let mut log = vec![
        format!(r#"{{"game":"full-contact","full":false,"teams":[{}]}}"#, teams.join(",")),
        r#"{"do":"whistle"}"#.to_owned(),
    ];
    for ball in ["wood", "wheat", "brick", "ore"] {
        log.extend((0..12).map(|n| format!(r#"{{"do":"collect","team":"T{}","pile":"{ball}"}}"#, n % 4)));
    }
    log.push(r#"{"do":"stop"}"#.to_owned());
    let trade = |n: usize| {
        let [team, to] = [n % 4, (n + 1) % 4];
        format!(r#"{{"do":"trade","team":"T{team}","to":"T{to}","gives":{{"wood":1}},"takes":{{"ore":1}}}}"#)
    };
    log.extend((0..STEPS).map(trade));
    log
}

/// Four players who build roads that are worth nothing.
fn ledger() -> Vec<String> {
    let first = r#"{"game":"struggle","players":["a","b","c","d"],"cards":{"road":100000},"values":{"road_b":0}}"#;
    let turn = [
        r#"{"do":"trade","with":"pile","count":1}"#,
        r#"{"do":"build","what":"road"}"#,
        r#"{"do":"draw","count":2}"#,
        r#"{"do":"end"}"#,
    ];
    std::iter::once(first).chain(turn.into_iter().cycle()).map(str::to_owned).take(STEPS + 1).collect()
}

/// Six players on 37 hexes, who have walls and march to and fro.
fn island() -> Vec<String> {
    let all = (-3_i64..=3).flat_map(|q| (-3_i64..=3).map(move |r| (q, r)));
    let kinds = ["forest", "pasture", "field", "hill", "mountain"];
    let land: Vec<String> = all
        .filter(|(q, r)| (q + r).abs() <= 3)
        .map(|(q, r)| format!(r#"[{q},{r},"{}"]"#, kinds[(q * 3 + r).rem_euclid(5) as usize]))
        .collect();
    let players = ["a", "b", "c", "d", "e", "f"];
    let homes: [(i64, i64); 6] = [(3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3)];
    let mut log =
        vec![format!(r#"{{"game":"conquest","players":{players:?},"gold":1000,"land":[{}]}}"#, land.join(","))];
    for (player, (q, r)) in players.iter().zip(homes) {
        log.push(format!(r#"{{"by":"{player}","do":"found","hex":[{q},{r}]}}"#));
    }
    let mut round = 0;
    while log.len() <= STEPS {
        log.push(r#"{"do":"produce"}"#.to_owned());
        for (q, r) in homes {
            let [home, away] = [format!("[{q},{r}]"), format!("[{},{}]", q - q.signum(), r - r.signum())];
            if round == 0 {
                log.push(r#"{"do":"bank","gives":"gold","takes":"lumber","count":1}"#.to_owned());
                log.push(format!(r#"{{"do":"wall","edge":[{home},{away}],"pay":"lumber"}}"#));
            }
            let [from, to] = if round % 2 == 0 { [&home, &away] } else { [&away, &home] };
            log.push(format!(r#"{{"do":"move","from":{from},"to":{to},"knights":1}}"#));
            log.push(r#"{"do":"end"}"#.to_owned());
        }
        round += 1;
    }
    log
}

fn bench(c: &mut Criterion) {
    let mut group = c.benchmark_group("replay");
    group.sample_size(10).throughput(Throughput::Elements(STEPS as u64));
    for (game, mut log) in [("full-contact", field()), ("struggle", ledger()), ("conquest", island())] {
        log.truncate(STEPS + 1);
        let mut back = log[..=STEPS / 2].to_vec();
        back.resize(STEPS + 1, r#"{"do":"undo"}"#.to_owned());
        for (name, log) in [("steps", log), ("half taken back", back)] {
            let text = log.join("\n");
            print_ratio(&format!("{game}, {name}"), &text);
            group.bench_with_input(BenchmarkId::new(game, name), &text, |b, text| b.iter(|| replay(text.as_bytes())));
        }
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
