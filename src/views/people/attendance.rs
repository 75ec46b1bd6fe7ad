//! Who is there, who is seated, and how the two differ.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::tournament::settings::AgreementRule;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::player::Player;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{PlayerId, Snapshot};

use crate::people::agreement::has_agreed;
use crate::visibility;

/// Whether a player is there to play: in the tournament and checked in.
pub fn is_present(player: &Player) -> bool {
    player.is_active() && player.checked_in_at.is_some()
}

/// Whether a player gets no seat before agreeing to the code of conduct and the photo policy: the tournament's settings say
/// so, and the player has neither agreed to both as they are now nor begun to play. Whoever plays goes on, whatever new
/// version there is.
pub fn must_agree_first(snapshot: &Snapshot, player: &Player) -> bool {
    let tournament = &snapshot.tournament;
    let has_begun = |round: &&Round| round.row.state.has_begun();
    tournament.settings.agreement == AgreementRule::Needed
        && !has_agreed(tournament, player)
        && snapshot.rounds.iter().filter(has_begun).flat_map(seated).all(|id| id != player.id)
}

/// Whether a player is there and can be given a seat.
pub fn can_be_seated(snapshot: &Snapshot, player: &Player) -> bool {
    is_present(player) && !must_agree_first(snapshot, player)
}

/// Who is there and gets no seat before agreeing, by name.
pub fn waiting_to_agree(snapshot: &Snapshot) -> Vec<String> {
    let waits = |player: &&Player| is_present(player) && must_agree_first(snapshot, player);
    snapshot.players.iter().filter(waits).map(Player::label).collect()
}

/// Who has a seat in a round, table by table.
pub fn seated(round: &Round) -> impl Iterator<Item = PlayerId> + '_ {
    round.tables.iter().flat_map(|table| table.seats.iter().map(|seat| seat.player_id))
}

/// Who plays in a round: everybody who has a seat and is not marked absent.
pub fn playing(round: &Round) -> impl Iterator<Item = PlayerId> + '_ {
    let seats = round.tables.iter().flat_map(|table| &table.seats);
    seats.filter(|seat| !seat.absent).map(|seat| seat.player_id)
}

/// Who came to a round: who plays in it, and who played a game that a judge then did not count.
pub fn came(round: &Round) -> impl Iterator<Item = PlayerId> + '_ {
    playing(round).chain(not_counted(round))
}

/// Whose game of a round a judge did not count.
pub fn not_counted(round: &Round) -> impl Iterator<Item = PlayerId> + '_ {
    let seats = round.tables.iter().flat_map(|table| table.seats.iter().filter(|seat| table.is_not_counted_for(seat)));
    seats.map(|seat| seat.player_id)
}

/// Somebody who has a seat, and was absent when they had the last one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbsentBefore {
    /// What to call the player.
    pub name: String,
    /// The rounds missed without one in between that was played, the first one first.
    pub rounds: Vec<(Stage, i64)>,
}

/// Who is seated in a round and in the tournament, and was absent in the last round before it in which they had a seat.
/// They may have gone home without a word.
pub fn absent_before(snapshot: &Snapshot, round: &Round) -> Vec<AbsentBefore> {
    let earlier = |other: &&Round| (other.row.stage, other.row.number) < (round.row.stage, round.row.number);
    let earlier: Vec<&Round> = snapshot.rounds.iter().filter(earlier).collect();
    let absent = |id: PlayerId| {
        let player = snapshot.player(id).filter(|player| player.is_active())?;
        let seats = earlier.iter().rev().filter_map(|round| {
            let mut seats = round.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table, seat)));
            seats.find(|(_, seat)| seat.player_id == id).map(|(table, seat)| (round, table, seat))
        });
        let missed = seats.take_while(|(_, table, seat)| table.is_missed_by(seat));
        let mut rounds: Vec<(Stage, i64)> = missed.map(|(round, ..)| (round.row.stage, round.row.number)).collect();
        rounds.reverse();
        (!rounds.is_empty()).then(|| AbsentBefore { name: player.label(), rounds })
    };
    seated(round).filter_map(absent).collect()
}

/// Whether a player has a seat in any round, a planned one included.
pub fn is_seated(snapshot: &Snapshot, player: &Player) -> bool {
    snapshot.rounds.iter().flat_map(seated).any(|id| id == player.id)
}

/// Whether a player has a seat in a round whose games are on.
pub fn is_playing(snapshot: &Snapshot, player: &Player) -> bool {
    let on = snapshot.rounds.iter().filter(|round| round.row.state == RoundState::Playing);
    on.flat_map(seated).any(|id| id == player.id)
}

/// The first public preliminary round that waits for its start and whose seats are not those of the players who are there, with
/// how they differ.
pub fn to_repair(snapshot: &Snapshot) -> Option<(&Round, ChangedPlayers)> {
    let public = snapshot.stage(Stage::Prelim).filter(|round| round.row.state == RoundState::Published);
    let changed = |round| (round, seat_differences(snapshot, round).named(snapshot));
    public.map(changed).find(|(_, changed)| !changed.is_empty())
}

/// Who left or came since the seats of the preliminary round that is played next were made, and who sits elsewhere than at the
/// fixed table in any round that waits.
pub fn changed(snapshot: &Snapshot) -> ChangedPlayers {
    let waits = snapshot.stage(Stage::Prelim).filter(|round| !round.row.state.has_begun());
    let mut all = waits.map(|round| seat_differences(snapshot, round).named(snapshot));
    let mut changed = all.next().unwrap_or_default();
    for name in all.flat_map(|later| later.elsewhere) {
        if !changed.elsewhere.contains(&name) {
            changed.elsewhere.push(name);
        }
    }
    changed
}

/// Whether a player has a seat in a round that everybody knows of.
pub fn is_publicly_seated(snapshot: &Snapshot, player: &Player) -> bool {
    visibility::published(snapshot).into_iter().flat_map(seated).any(|id| id == player.id)
}

/// How the seats of a round differ from the players who are there.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatDifferences {
    /// Seated, and no longer in the tournament.
    pub gone: Vec<PlayerId>,
    /// Seated and in the tournament, and not checked in.
    pub not_checked_in: Vec<PlayerId>,
    /// Seated and there, and has to agree first.
    pub not_agreed: Vec<PlayerId>,
    /// There, and without a seat.
    pub unseated: Vec<PlayerId>,
    /// Seated elsewhere than at their fixed table.
    pub elsewhere: Vec<PlayerId>,
}

impl SeatDifferences {
    /// Who is seated and not there: those who left, and those who are not checked in.
    pub fn missing(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.gone.iter().chain(&self.not_checked_in).copied()
    }

    /// The same by name.
    pub fn named(&self, snapshot: &Snapshot) -> ChangedPlayers {
        let labels = snapshot.labels();
        let names = |ids: &[PlayerId]| ids.iter().filter_map(|id| labels.known(*id)).map(str::to_owned).collect();
        ChangedPlayers {
            gone: names(&self.gone),
            not_checked_in: names(&self.not_checked_in),
            not_agreed: names(&self.not_agreed),
            unseated: names(&self.unseated),
            elsewhere: names(&self.elsewhere),
        }
    }
}

/// How the players who are there differ from those who have seats in a round: their names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChangedPlayers {
    /// Seated, and no longer in the tournament.
    pub gone: Vec<String>,
    /// Seated and in the tournament, and not checked in.
    pub not_checked_in: Vec<String>,
    /// Seated, and has to agree to the code of conduct and the photo policy first.
    pub not_agreed: Vec<String>,
    /// Checked in, and without a seat.
    pub unseated: Vec<String>,
    /// Seated elsewhere than at their fixed table.
    pub elsewhere: Vec<String>,
}

impl ChangedPlayers {
    /// Whether everybody who is seated is there and at their fixed table, and everybody who is there is seated.
    pub fn is_empty(&self) -> bool {
        let ChangedPlayers { not_agreed, unseated, elsewhere, .. } = self;
        !self.is_anybody_missing() && not_agreed.is_empty() && unseated.is_empty() && elsewhere.is_empty()
    }

    /// Whether the seats have to be repaired first, unless the round starts without those who are missing.
    pub fn keeps_from_starting(&self) -> bool {
        self.is_anybody_missing() || !self.not_agreed.is_empty() || !self.elsewhere.is_empty()
    }

    /// Whether somebody is seated and not there.
    pub fn is_anybody_missing(&self) -> bool {
        !self.gone.is_empty() || !self.not_checked_in.is_empty()
    }
}

/// Compares the seats of a round with the players who are there. In the later stages nobody is checked in any more, and
/// the ranking says who has a seat, so there only those who left count.
pub fn seat_differences(snapshot: &Snapshot, round: &Round) -> SeatDifferences {
    let mut differs = SeatDifferences::default();
    let prelim = round.row.stage == Stage::Prelim;
    // In a field of thousands nobody is looked for one by one.
    let players: BTreeMap<PlayerId, &Player> = snapshot.players.iter().map(|player| (player.id, player)).collect();
    for id in seated(round) {
        match players.get(&id).copied() {
            Some(player) if !prelim && player.is_active() => {}
            Some(player) if is_present(player) => {
                if must_agree_first(snapshot, player) {
                    differs.not_agreed.push(id);
                }
            }
            Some(player) if player.is_active() => differs.not_checked_in.push(id),
            _ => differs.gone.push(id),
        }
    }
    if prelim {
        let there = snapshot.players.iter().filter(|player| can_be_seated(snapshot, player)).map(|player| player.id);
        let seated: BTreeSet<PlayerId> = seated(round).collect();
        differs.unseated = there.filter(|id| !seated.contains(id)).collect();
        differs.elsewhere = elsewhere(round, &players);
    }
    differs
}

/// Who is there and sits elsewhere than at their fixed table.
fn elsewhere(round: &Round, players: &BTreeMap<PlayerId, &Player>) -> Vec<PlayerId> {
    let at = |table: &Table| table.seats.iter().map(|seat| (table.row.number, seat.player_id)).collect::<Vec<_>>();
    let is_elsewhere = |&(table, id): &(i64, PlayerId)| {
        let fixed = players.get(&id).filter(|player| is_present(player)).and_then(|player| player.fixed_table);
        fixed.is_some_and(|fixed| fixed != table)
    };
    round.tables.iter().flat_map(at).filter(is_elsewhere).map(|(_, id)| id).collect()
}

/// The first preliminary round whose seats are not public yet.
pub fn first_planned(snapshot: &Snapshot) -> Option<&Round> {
    snapshot.stage(Stage::Prelim).find(|round| !visibility::has_public_seats(round))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::vocabulary::{Phase, PlayerState, SheetState};

    #[test]
    fn who_was_absent_is_warned_of_until_they_play_or_leave() {
        let mut event = event(Phase::Prelim, 12);
        prelims(&mut event, 2, RoundState::Published, SheetState::Open);
        let names = |event: &Snapshot, round: usize| {
            let absent = absent_before(event, &event.rounds[round]).into_iter();
            absent.map(|one| (one.name, one.rounds.iter().map(|(_, number)| *number).collect())).collect::<Vec<_>>()
        };
        let player = |number: &str, rounds: &[i64]| (format!("Player {number}"), rounds.to_vec());
        event.rounds[0].tables[0].seats[0].absent = true;
        event.rounds[0].tables[0].seats[1].absent = true;
        event.rounds[1].tables[0].seats[1].absent = true;
        assert_eq!(names(&event, 0), []);
        assert_eq!(names(&event, 1), [player("01", &[1]), player("02", &[1])]);
        // The first has played since.
        assert_eq!(names(&event, 2), [player("02", &[1, 2])]);
        // Whose game is not counted played it.
        let table = &mut event.rounds[0].tables[0];
        (table.row.sheet_state, table.row.submitted_at) = (SheetState::Decided, Some(crate::event_for_tests::AT));
        table.seats.iter_mut().for_each(|seat| seat.absent = true);
        assert_eq!(names(&event, 1), []);
        event.rounds[0].tables[0].row.submitted_at = None;
        assert_eq!(names(&event, 1).len(), 4);
        event.players[1].state = PlayerState::Withdrawn;
        assert_eq!(names(&event, 2), []);
    }
}
