//! The turn timers of a round and its paused games, as its public page, the staff's pages and the players' own pages show them.

use reeve_views::duty::timers::RoundTimer;
use reeve_views::rulings::judge_board::PausedGame;
use reeve_words as words;
use reeve_words::time;

/// A turn timer in a sentence.
pub struct TimerLine {
    /// Where, since when, and who asked.
    pub says: String,
    /// Whether turns are timed by it now.
    pub in_force: bool,
}

/// The timers of a round in a tournament with this time zone: those in force first, of each the newest first.
pub fn lines(timers: &[RoundTimer], zone: &str) -> Vec<TimerLine> {
    let mut lines: Vec<TimerLine> = timers.iter().rev().map(|timer| line(timer, zone)).collect();
    lines.sort_by_key(|line| !line.in_force);
    lines
}

/// A timer in a sentence.
pub fn line(timer: &RoundTimer, zone: &str) -> TimerLine {
    let until = timer.lifted_at.map(|at| time::clock(at, zone));
    let asked_by = timer.asked_by.as_ref().map(|(_, name)| name.as_str());
    let from = time::clock(timer.imposed_at, zone);
    TimerLine { says: words::duty::timer(timer.table, asked_by, &from, until.as_deref()), in_force: timer.in_force }
}

/// A game that is paused (2.1.7).
pub struct PausedTable {
    pub number: i64,
    /// Since when: `14:05`.
    pub since: String,
}

/// The games of a round that are paused, in a tournament with this time zone.
pub fn paused(open: &[PausedGame], zone: &str) -> Vec<PausedTable> {
    let table = |pause: &PausedGame| PausedTable { number: pause.table, since: time::clock(pause.since, zone) };
    open.iter().map(table).collect()
}
