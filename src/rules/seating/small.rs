//! Schedules for small fields, found by search beforehand: no construction is known, or those that are known leave one
//! player at tables of four throughout and let others come to tables of three again and again.
//!
//! `small/schedules.txt` has one line for each: players, rounds, a colon, then the rounds separated by
//! `;`, their tables by `/`, players by spaces (counted from 1). Positions are settled afterwards.

use crate::seating::construct::Design;

const SCHEDULES: &str = include_str!("small/schedules.txt");

/// The stored tables for exactly `n` players and `rounds` rounds.
pub(super) fn stored(n: usize, rounds: usize) -> Option<Design> {
    let head = format!("{n} {rounds}");
    let (_, tables) = SCHEDULES.lines().filter_map(|line| line.split_once(':')).find(|(key, _)| *key == head)?;
    let rounds = tables
        .split(';')
        .map(|round| {
            round
                .split('/')
                .map(|table| {
                    table.split_whitespace().filter_map(|name| name.parse::<usize>().ok()?.checked_sub(1)).collect()
                })
                .collect()
        })
        .collect();
    Some(Design { rounds, classes: vec![] })
}
