//! What a player's own calendar holds: the programme, and every game whose seats are public, with when it begins as far as that is
//! known.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_store::face::Face;
use reeve_store::player::Player;
use reeve_store::{Error, Snapshot, Tx, audit};

use crate::hall::announcements::HallNews;
use crate::programme::{Ahead, next_round};
use crate::rounds::RoundAt;
use crate::{tournament, visibility};

/// What it is made of.
pub struct OwnCalendar {
    pub snapshot: Snapshot,
    /// What the tournament says of itself.
    pub said: Face,
    /// When its rounds are planned.
    pub planned: Vec<ProgrammeEntry>,
    /// The player's games whose seats are public, in the order in which they are played.
    pub games: Vec<CalendarGame>,
    /// When anything of the tournament was last changed.
    pub changed: DateTime<Utc>,
}

/// A game of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CalendarGame {
    pub round: RoundAt,
    pub table: i64,
    pub position: i64,
    /// When it began, or begins as the organizers have set it; none where only the programme may say it.
    pub begins: Option<DateTime<Utc>>,
    /// When its seats became public.
    pub published: Option<DateTime<Utc>>,
}

impl OwnCalendar {
    /// Reads it.
    pub async fn read(tx: &mut Tx, player: &Player) -> Result<OwnCalendar, Error> {
        let snapshot = tournament::read(tx, player.tournament_id).await?;
        let Ahead { said, planned } = Ahead::read(tx, player.tournament_id).await?;
        let set = HallNews::read(tx, &snapshot).await?.starts_at;
        let changed = audit::last_change(tx, player.tournament_id).await?.unwrap_or(snapshot.tournament.created_at);
        let games = games(&snapshot, player, set);
        Ok(OwnCalendar { snapshot, said, planned, games, changed })
    }
}

/// The games of a player. `set`: when the organizers let the games begin next.
fn games(snapshot: &Snapshot, player: &Player, set: Option<DateTime<Utc>>) -> Vec<CalendarGame> {
    let next = next_round(snapshot);
    let own = visibility::own_games(snapshot, player.id).map(|(round, table, seat)| {
        let at = RoundAt::of(round);
        CalendarGame {
            round: at,
            table: table.row.number,
            position: seat.position,
            begins: round.row.started_at.or(set.filter(|_| next == Some(at))),
            published: round.row.published_at,
        }
    });
    own.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event, prelims};
    use chrono::TimeDelta;
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};

    #[test]
    fn a_game_begins_when_its_round_does_or_when_the_organizers_have_said() {
        let mut event = event(Phase::Prelim, 8);
        prelims(&mut event, 0, RoundState::Published, SheetState::Open);
        let set = AT + TimeDelta::minutes(20);
        let begins = |event: &Snapshot, set| {
            let games = games(event, &event.players[0], set);
            games.iter().map(|game| game.begins).collect::<Vec<_>>()
        };
        event.rounds.iter_mut().for_each(|round| round.row.started_at = None);
        assert_eq!(begins(&event, None), [None]);
        assert_eq!(begins(&event, Some(set)), [Some(set)]);
        event.rounds[0].row.state = RoundState::Playing;
        event.rounds[0].row.started_at = Some(AT);
        assert_eq!(begins(&event, Some(set)), [Some(AT)]);
    }
}
