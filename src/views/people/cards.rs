//! The cards of players: the private link and the PIN, on paper.

use std::collections::BTreeMap;

use reeve_store::player::Player;
use reeve_store::player_pin::PlayerPin;
use reeve_store::{PlayerId, Snapshot};

/// The card of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerCard {
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// The secret of the private link.
    pub link_token: String,
    /// The PIN; none where none was made.
    pub pin: Option<String>,
    /// Whether too many wrong PINs were typed, so that it signs nothing until it is renewed.
    pub locked: bool,
}

/// The cards of everybody who plays, by number.
pub fn cards(snapshot: &Snapshot, pins: &[PlayerPin]) -> Vec<PlayerCard> {
    let known = by_player(pins);
    players(snapshot).map(|player| card(player, known.get(&player.id).copied())).collect()
}

/// The card of one player, who may have withdrawn; none where the player is archived, since the private link opens nothing then.
pub fn card_of(player: &Player, pin: Option<&PlayerPin>) -> Option<PlayerCard> {
    (!player.is_hidden()).then(|| card(player, pin))
}

/// Those who play and have no PIN.
pub fn without_pin(snapshot: &Snapshot, pins: &[PlayerPin]) -> Vec<PlayerId> {
    let known = by_player(pins);
    players(snapshot).map(|player| player.id).filter(|player| !known.contains_key(player)).collect()
}

fn players(snapshot: &Snapshot) -> impl Iterator<Item = &Player> {
    snapshot.players.iter().filter(|player| player.is_active())
}

fn by_player(pins: &[PlayerPin]) -> BTreeMap<PlayerId, &PlayerPin> {
    pins.iter().map(|pin| (pin.player_id, pin)).collect()
}

fn card(player: &Player, pin: Option<&PlayerPin>) -> PlayerCard {
    PlayerCard {
        number: player.number,
        name: player.label(),
        link_token: player.link_token.clone(),
        pin: pin.map(|pin| pin.pin.clone()),
        locked: pin.is_some_and(|pin| pin.known().is_locked()),
    }
}
