//! The players: who is present and seated, who holds a place or waits for one, who agreed, and what can be done with them
//! now, or why not; and the staff, who can't be players.

pub mod agreement;
pub mod attendance;
pub mod bans;
pub mod by_name;
pub mod cards;
pub mod check_in;
pub mod companions;
pub mod doubles;
pub mod kept_apart;
pub mod many;
pub mod merged;
pub mod moves;
pub mod now;
pub mod payments;
pub mod places;
pub mod player_list;
pub mod same_groups;
pub mod same_player;
pub mod staff;
#[cfg(test)]
mod tests;
