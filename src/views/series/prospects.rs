//! Who of a series is surely on the final day, or surely not, while events are still to be played: what of them is to come.

use std::collections::BTreeMap;

use crate::series::EventState;
use crate::series::persons::Persons;
use crate::standings::prospects::open_field;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use reeve_rules::series::prospects::{OpenEvent, OpenPlayer};
use reeve_store::Snapshot;

/// What is to come in an event, by its ranking; none where it is over or counts for nobody.
///
/// Before its first round anybody may come to it, as many as it has room for. Then those play on who are there.
pub(super) fn open_event(event: &Snapshot, ranking: &Ranking, persons: &Persons) -> Option<OpenEvent> {
    match EventState::of(event) {
        EventState::Over | EventState::Hidden | EventState::CalledOff => None,
        EventState::Ahead => Some(ahead(event)),
        EventState::Playing => {
            let field = open_field(event, ranking);
            let (games, wins) = field.to_come();
            let player = |(one, games): (&reeve_rules::standings::prospects::FieldPlayer, u32)| {
                (persons.person(ranking::stored(one.id)), OpenPlayer { tally: one.tally, games })
            };
            let players: BTreeMap<_, _> = field.players.iter().zip(games).map(player).collect();
            Some(OpenEvent { players, others: Some(0), games: 0, wins: Some(wins) })
        }
    }
}

/// An event that is still ahead. Its room may be used up already by more people than there is room for.
pub(super) fn ahead(event: &Snapshot) -> OpenEvent {
    let games = u32::try_from(event.tournament.prelim_rounds).unwrap_or_default();
    let room = event.tournament.capacity.and_then(|room| usize::try_from(room).ok());
    let here = event.players.iter().filter(|player| !player.is_hidden()).count();
    let others = room.map(|room| room.max(here));
    // No table has fewer than three.
    let wins = others.and_then(|most| u32::try_from(most.div_ceil(3)).ok()).map(|tables| tables * games);
    OpenEvent { players: BTreeMap::new(), others, games, wins }
}
