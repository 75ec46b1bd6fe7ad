//! Reeve beside the published schedules in `../shared/data/published_schedules`, as a table in Markdown.
//!
//! `cargo bench --bench published`

use std::collections::BTreeMap;
use std::time::Instant;

use reeve_rules::seating::{Figures, Groups, ScheduleRequest, SeatedRound, figures, make};

const SCHEDULES: &str = "../shared/data/published_schedules/schedules.csv";

/// A round as it is read: players by position, by table.
type Tables = BTreeMap<usize, BTreeMap<usize, usize>>;

fn main() {
    let Ok(text) = std::fs::read_to_string(SCHEDULES) else {
        println!("left out: {SCHEDULES} is missing");
        return;
    };
    println!(
        "| players | rounds | published by | most meetings | repeats | position repeats | Reeve: most meetings | repeats | position repeats | proven best | ms |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for ((players, source), rounds) in schedules(&text) {
        let theirs = figures(&rounds, players, &Groups::none());
        let start = Instant::now();
        let Ok(ours) = make(&ScheduleRequest::new(players, rounds.len(), 1)) else { continue };
        let time = start.elapsed();
        let of = |f: &Figures| format!("{} | {} | {}", f.max_meetings, f.repeats, f.position_repeats);
        let proven = if ours.optimal { "yes" } else { "no" };
        println!(
            "| {players} | {} | {} | {} | {} | {proven} | {}.{:02} |",
            rounds.len(),
            source.split('/').next().unwrap_or_default(),
            of(&theirs),
            of(&ours.figures),
            time.as_micros() / 1000,
            time.as_micros() % 1000 / 10
        );
    }
}

/// The file's schedules by number of players and source, players counted from 0.
fn schedules(text: &str) -> BTreeMap<(usize, String), Vec<SeatedRound>> {
    let mut seats: BTreeMap<(usize, String), BTreeMap<usize, Tables>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.rsplitn(6, ',').collect();
        let number = |i: usize| cells.get(i).and_then(|c| c.trim().parse::<usize>().ok());
        if let (Some(player), Some(position), Some(table), Some(round), Some(players), Some(source)) =
            (number(0), number(1), number(2), number(3), number(4), cells.get(5))
        {
            let key = (players, source.trim_matches('"').to_string());
            let tables = seats.entry(key).or_default().entry(round).or_default();
            tables.entry(table).or_default().insert(position, player - 1);
        }
    }
    let in_order =
        |round: Tables| -> SeatedRound { round.into_values().map(|table| table.into_values().collect()).collect() };
    seats.into_iter().map(|(key, rounds)| (key, rounds.into_values().map(in_order).collect())).collect()
}
