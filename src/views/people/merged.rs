//! Who was entered twice: the numbers that were merged into a player.

use reeve_store::player::Player;

/// The player, then everybody who was merged into that player, or into one of those, by number. They are one person: what
/// is handed out or erased of one is handed out or erased of all.
pub fn with_merged<'p>(player: &'p Player, players: &'p [Player]) -> Vec<&'p Player> {
    let mut all = vec![player];
    let mut next = 0;
    while let Some(into) = all.get(next).map(|one| one.number) {
        let is_new = |one: &&Player| {
            one.is_hidden() && one.merged_into == Some(into) && !all.iter().any(|known| known.id == one.id)
        };
        let found: Vec<&Player> = players.iter().filter(is_new).collect();
        all.extend(found);
        next += 1;
    }
    if let Some(merged) = all.get_mut(1..) {
        merged.sort_by_key(|one| one.number);
    }
    all
}
