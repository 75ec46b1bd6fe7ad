//! Who is there, who is seated, how many places there are, who waits, and until when players come in.

use crate::rules::tournament::vocabulary::{Phase, PlayerState, RoundState, Stage};
use crate::store::player::Player;
use crate::store::snapshot::Round;
use crate::store::tournament::Tournament;
use crate::store::{PlayerId, Snapshot};

use crate::views::shown;

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

/// Whether a player is there to play: in the tournament and checked in.
pub fn is_present(player: &Player) -> bool {
    player.is_active() && player.checked_in_at.is_some()
}

/// Who has a seat in a round, table by table.
pub fn seated(round: &Round) -> impl Iterator<Item = PlayerId> + '_ {
    round.tables.iter().flat_map(|table| table.seats.iter().map(|seat| seat.player_id))
}

/// Whether a player has a seat in any round, a planned one included.
pub fn is_seated(snapshot: &Snapshot, player: &Player) -> bool {
    snapshot.rounds.iter().flat_map(seated).any(|id| id == player.id)
}

/// Whether a player has a seat in a round that everybody knows of.
pub fn is_publicly_seated(snapshot: &Snapshot, player: &Player) -> bool {
    shown::published(snapshot).into_iter().flat_map(seated).any(|id| id == player.id)
}

/// How the seats of a round differ from the players who are there.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OutOfStep {
    /// Seated, and no longer in the tournament.
    pub gone: Vec<PlayerId>,
    /// Seated and in the tournament, and not checked in.
    pub not_checked_in: Vec<PlayerId>,
    /// There, and without a seat.
    pub unseated: Vec<PlayerId>,
}

impl OutOfStep {
    /// How many are seated and not there.
    pub fn missing(&self) -> usize {
        self.gone.len() + self.not_checked_in.len()
    }

    /// Whether the seats are those of the players who are there.
    pub fn is_none(&self) -> bool {
        self.missing() == 0 && self.unseated.is_empty()
    }
}

/// Compares the seats of a round with the players who are there. In the later stages nobody is checked in any more, and
/// the ranking says who has a seat, so there only those who left count.
pub fn out_of_step(snapshot: &Snapshot, round: &Round) -> OutOfStep {
    let mut differs = OutOfStep::default();
    let prelim = round.row.stage == Stage::Prelim;
    for id in seated(round) {
        match snapshot.player(id) {
            Some(player) if !prelim && player.is_active() => {}
            Some(player) if is_present(player) => {}
            Some(player) if player.is_active() => differs.not_checked_in.push(id),
            _ => differs.gone.push(id),
        }
    }
    if prelim {
        let there = snapshot.players.iter().filter(|player| is_present(player)).map(|player| player.id);
        differs.unseated = there.filter(|id| seated(round).all(|seated| seated != *id)).collect();
    }
    differs
}

/// The first preliminary round whose seats are not public yet.
pub fn first_planned(snapshot: &Snapshot) -> Option<&Round> {
    snapshot.stage(Stage::Prelim).find(|round| !shown::has_public_seats(round))
}
