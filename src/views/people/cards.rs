//! The cards of players: the private link and the PIN, on paper.

use std::collections::BTreeMap;

use reeve_store::player::Player;
use reeve_store::player_pin::PlayerPin;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx, player, player_pin};

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
pub async fn cards(tx: &mut Tx, id: TournamentId) -> Result<(Tournament, Vec<PlayerCard>), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    let pins = player_pin::of_tournament(tx, id).await?;
    let known = by_player(&pins);
    let cards = players(&snapshot).map(|player| card(player, known.get(&player.id).copied())).collect();
    Ok((snapshot.tournament, cards))
}

/// A player with the card, also of who has withdrawn; none where the player is archived, since the private link opens nothing then.
///
/// Error: [`Error::Missing`].
pub async fn card_of(tx: &mut Tx, id: TournamentId, number: i64) -> Result<(Player, Option<PlayerCard>), Error> {
    let found = player::by_number(tx, id, number).await?.ok_or(Error::Missing)?;
    let pin = player_pin::of_player(tx, found.id).await?;
    let card = (!found.is_hidden()).then(|| card(&found, pin.as_ref()));
    Ok((found, card))
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
