//! Places in a tournament: how many there are, who waits, and until when players come in. Pure.

use crate::rules::tournament::vocabulary::{Phase, PlayerState, RoundState, Stage};
use crate::store::Snapshot;
use crate::store::player::Player;
use crate::store::tournament::Tournament;

/// How many players there are of each kind, archived ones left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// In the tournament.
    pub registered: usize,
    /// Of these, checked in.
    pub checked_in: usize,
    /// On the waiting list.
    pub waiting: usize,
    /// Waiting for the organizer's approval.
    pub asked: usize,
    /// Left the tournament.
    pub withdrawn: usize,
    /// In the tournament without having agreed to code of conduct and photo policy.
    pub not_agreed: usize,
}

impl Counts {
    /// Counts the players.
    pub fn of(tournament: &Tournament, players: &[Player]) -> Counts {
        let mut counts = Counts::default();
        for player in players.iter().filter(|player| player.archived_at.is_none()) {
            match player.state {
                PlayerState::Registered => {
                    counts.registered += 1;
                    counts.checked_in += usize::from(player.checked_in_at.is_some());
                    counts.not_agreed += usize::from(!has_agreed(tournament, player));
                }
                PlayerState::Waiting => counts.waiting += 1,
                PlayerState::Asked => counts.asked += 1,
                PlayerState::Withdrawn => counts.withdrawn += 1,
                PlayerState::Disqualified => {}
            }
        }
        counts
    }
}

/// Whether a player has agreed to the code of conduct and the photo policy as they are now. With a new version
/// of either, players are asked again.
pub fn has_agreed(tournament: &Tournament, player: &Player) -> bool {
    player.agreed_at.is_some()
        && player.code_version.as_ref() == Some(&tournament.code_version)
        && player.photo_version.as_ref() == Some(&tournament.photo_version)
}

/// Places that nobody holds; none where there is no limit.
pub fn free(tournament: &Tournament, players: &[Player]) -> Option<usize> {
    let capacity = usize::try_from(tournament.capacity?).unwrap_or(0);
    Some(capacity.saturating_sub(Counts::of(tournament, players).registered))
}

/// Whether somebody new gets a place: there is one more than people waiting for it.
pub fn room_for_new(tournament: &Tournament, players: &[Player]) -> bool {
    free(tournament, players).is_none_or(|free| free > Counts::of(tournament, players).waiting)
}

/// Who is next on the waiting list: in the order of arrival.
pub fn waiting(players: &[Player]) -> impl Iterator<Item = &Player> {
    players.iter().filter(|player| player.state == PlayerState::Waiting && player.archived_at.is_none())
}

/// Whether players can still come in: until the last preliminary round is closed.
pub fn takes_players(snapshot: &Snapshot) -> bool {
    !prelim_is_over(snapshot)
}

/// Whether the preliminary stage has been played to its end.
pub fn prelim_is_over(snapshot: &Snapshot) -> bool {
    let tournament = &snapshot.tournament;
    let last = snapshot.round(Stage::Prelim, tournament.prelim_rounds);
    tournament.phase > Phase::Prelim || last.is_some_and(|round| round.row.state == RoundState::Closed)
}

/// Whether a player has a seat in any round, a planned one included.
pub fn is_seated(snapshot: &Snapshot, player: &Player) -> bool {
    has_seat(snapshot, player, |_| true)
}

/// Whether a player has a seat in a round that everybody knows of.
pub fn is_publicly_seated(snapshot: &Snapshot, player: &Player) -> bool {
    has_seat(snapshot, player, |state| state != RoundState::Planned)
}

fn has_seat(snapshot: &Snapshot, player: &Player, counts: impl Fn(RoundState) -> bool) -> bool {
    let rounds = snapshot.rounds.iter().filter(|round| counts(round.row.state));
    let mut seats = rounds.flat_map(|round| &round.tables).flat_map(|table| &table.seats);
    seats.any(|seat| seat.player_id == player.id)
}
