//! Who gets what when there are too few resource cards of a kind (3.0.11).

/// How many cards of a kind each player gets, of those that the supply has: `due` are the cards that the roll gives each.
/// Where there are enough, everybody gets theirs. Where there are too few and more than one player should get some, nobody
/// does; a player who alone should get some takes what there is. Each kind is reckoned by itself.
pub fn handed_out(supply: u32, due: &[u32]) -> Vec<u32> {
    let all = due.iter().fold(0, |all: u32, due| all.saturating_add(*due));
    let players = due.iter().filter(|due| **due > 0).count();
    let share = |due: &u32| match all <= supply {
        true => *due,
        false if players == 1 => (*due).min(supply),
        false => 0,
    };
    due.iter().map(share).collect()
}
