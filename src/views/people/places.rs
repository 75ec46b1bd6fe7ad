//! How many players there are, how many places are free, who waits for one, and who gets the next.

use chrono::{DateTime, TimeDelta, Utc};

use reeve_limits::REGISTRATIONS_AT_ONCE;
use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState};
use reeve_store::face::Face;
use reeve_store::player::Player;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, Snapshot, TournamentId, Tx, face, player};

use crate::people::agreement::has_agreed;
use crate::people::attendance::is_present;
use crate::people::now;
use crate::people::now::PlayerNotNow;

/// How many players there are of each kind, hidden ones left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub registered: usize,
    pub checked_in: usize,
    pub waiting: usize,
    /// Waiting for the organizer's approval.
    pub asked: usize,
    pub withdrawn: usize,
    /// In the tournament without having agreed to code of conduct and photo policy.
    pub not_agreed: usize,
}

impl Counts {
    /// Counts the players.
    pub fn of(tournament: &Tournament, players: &[Player]) -> Counts {
        let mut counts = Counts::default();
        for player in players.iter().filter(|player| !player.is_hidden()) {
            match player.state {
                PlayerState::Registered => {
                    counts.registered += 1;
                    counts.checked_in += usize::from(is_present(player));
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

    /// From the players that the store has counted by state; how many are checked in or have agreed is left at 0.
    fn of_states(states: &[(PlayerState, i64)]) -> Counts {
        let mut counts = Counts::default();
        for (state, count) in states {
            let count = usize::try_from(*count).unwrap_or(0);
            match state {
                PlayerState::Registered => counts.registered = count,
                PlayerState::Waiting => counts.waiting = count,
                PlayerState::Asked => counts.asked = count,
                PlayerState::Withdrawn => counts.withdrawn = count,
                PlayerState::Disqualified => {}
            }
        }
        counts
    }
}

/// What the form to register is made of beside the tournament.
pub struct Registration {
    /// How many players there are, by state.
    pub counts: Counts,
    /// What the tournament says of itself.
    pub said: Face,
}

impl Registration {
    /// Reads it. Two statements, and no player.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Registration, Error> {
        let counts = Counts::of_states(&player::count_by_state(tx, id).await?);
        Ok(Registration { counts, said: face::of_tournament(tx, id).await? })
    }
}

/// Places that nobody holds; none where there is no limit.
pub fn free(tournament: &Tournament, players: &[Player]) -> Option<usize> {
    let capacity = usize::try_from(tournament.capacity?).unwrap_or(0);
    Some(capacity.saturating_sub(Counts::of(tournament, players).registered))
}

/// How many new players get a place before they come on the waiting list: those who wait come first. None where there
/// is no limit.
pub fn room_for_new(tournament: &Tournament, players: &[Player]) -> Option<usize> {
    room_among(tournament, Counts::of(tournament, players))
}

/// As [`room_for_new`], where the players are counted.
fn room_among(tournament: &Tournament, counts: Counts) -> Option<usize> {
    let capacity = usize::try_from(tournament.capacity?).unwrap_or(0);
    Some(capacity.saturating_sub(counts.registered).saturating_sub(counts.waiting))
}

/// Where somebody new is put: in the tournament, or on the waiting list.
pub fn place_for_new(tournament: &Tournament, players: &[Player]) -> PlayerState {
    place_among(tournament, Counts::of(tournament, players))
}

/// As [`place_for_new`], where the players are counted.
pub fn place_among(tournament: &Tournament, counts: Counts) -> PlayerState {
    match room_among(tournament, counts) {
        Some(0) => PlayerState::Waiting,
        _ => PlayerState::Registered,
    }
}

/// Where somebody is put who registers by form now: where the organizer approves each, or so many have just come that somebody should
/// look who they are, the registration waits for that.
pub fn place_by_form(tournament: &Tournament, players: &[Player], now: DateTime<Utc>) -> PlayerState {
    let just = |player: &&Player| player.source == PlayerSource::Form && player.created_at > now - RUSH;
    let is_rush = || players.iter().filter(just).count() >= REGISTRATIONS_AT_ONCE.most.unsigned_abs() as usize;
    if tournament.approval || is_rush() { PlayerState::Asked } else { place_for_new(tournament, players) }
}

/// How long ago [`REGISTRATIONS_AT_ONCE`] counts.
const RUSH: TimeDelta = TimeDelta::minutes(10);

/// The waiting list, in the order of arrival.
pub fn waiting(players: &[Player]) -> impl Iterator<Item = &Player> {
    players.iter().filter(|player| player.state == PlayerState::Waiting && !player.is_hidden())
}

/// Who can be moved up from the waiting list now, the next first.
///
/// Error: nobody waits, no place is free, or nobody can come in any more.
pub fn next_up(snapshot: &Snapshot) -> Result<Vec<&Player>, PlayerNotNow> {
    now::may_come_in(snapshot)?;
    let free = free(&snapshot.tournament, &snapshot.players).unwrap_or(usize::MAX);
    let next: Vec<&Player> = waiting(&snapshot.players).take(free).collect();
    if next.is_empty() { Err(PlayerNotNow::NobodyToMoveUp) } else { Ok(next) }
}
