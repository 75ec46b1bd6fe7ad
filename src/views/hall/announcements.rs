//! What the organizers say at the moment, and to whom; and when the games begin next.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::announcement::Announcement;
use reeve_store::next_start::NextStart;
use reeve_store::{Error, PlayerId, Snapshot, Tx, announcement, next_start};

/// What is said in the hall now. Everybody may read all of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HallNews {
    /// The announcements that stand, the oldest first.
    pub announcements: Vec<Announcement>,
    /// When the games begin next, where that was set and they have not begun since.
    pub starts_at: Option<DateTime<Utc>>,
}

impl HallNews {
    /// Reads what is said. Two statements.
    pub async fn read(tx: &mut Tx, snapshot: &Snapshot) -> Result<HallNews, Error> {
        let id = snapshot.tournament.id;
        let standing = announcement::standing(tx, id).await?;
        Ok(HallNews::of(snapshot, standing, next_start::of(tx, id).await?))
    }

    /// What of these is said now: an announcement to a table ends with its round, a start that was set ends when a round starts.
    fn of(snapshot: &Snapshot, mut announcements: Vec<Announcement>, start: Option<NextStart>) -> HallNews {
        announcements.retain(|one| one.taken_back_at.is_none() && lasts(snapshot, one));
        let began = |start: &NextStart| {
            snapshot.rounds.iter().any(|round| round.row.started_at.is_some_and(|at| at >= start.set_at))
        };
        let start = start.filter(|start| !began(start) && !snapshot.tournament.phase.is_finished());
        HallNews { announcements, starts_at: start.map(|start| start.starts_at) }
    }

    /// What of it concerns a table: what is said to everybody, and to that table.
    #[must_use]
    pub fn at_table(mut self, at: (Stage, i64, i64)) -> HallNews {
        self.announcements.retain(|one| one.table().is_none_or(|table| table == at));
        self
    }

    /// What of it concerns a player: what is said to everybody, and to the table at which the player sits.
    #[must_use]
    pub fn for_player(mut self, snapshot: &Snapshot, player: PlayerId) -> HallNews {
        self.announcements.retain(|one| one.table().is_none_or(|table| sits_at(snapshot, player, table)));
        self
    }
}

fn lasts(snapshot: &Snapshot, one: &Announcement) -> bool {
    let Some((stage, number, _)) = one.table() else { return true };
    let state = snapshot.round(stage, number).map(|round| round.row.state);
    matches!(state, Some(RoundState::Published | RoundState::Playing))
}

fn sits_at(snapshot: &Snapshot, player: PlayerId, (stage, number, table): (Stage, i64, i64)) -> bool {
    let tables = snapshot.round(stage, number).into_iter().flat_map(|round| &round.tables);
    let mut seats = tables.filter(|known| known.row.number == table).flat_map(|known| &known.seats);
    seats.any(|seat| seat.player_id == player)
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::vocabulary::{Phase, SheetState};
    use reeve_store::AnnouncementId;

    #[test]
    fn a_table_hears_what_is_said_to_it_until_its_round_is_over() {
        let mut snapshot = event(Phase::Prelim, 8);
        prelims(&mut snapshot, 0, RoundState::Playing, SheetState::Open);
        let at = DateTime::from_timestamp(1_795_269_802, 0).expect("a time");
        let said = |id, table: Option<i64>| Announcement {
            id: AnnouncementId(id),
            stage: table.map(|_| Stage::Prelim),
            round_number: table.map(|_| 1),
            table_number: table,
            said: "x".to_owned(),
            made_at: at,
            taken_back_at: None,
        };
        let all = vec![said(1, None), said(2, Some(1)), said(3, Some(2))];
        let ids = |news: &HallNews| news.announcements.iter().map(|one| one.id.0).collect::<Vec<_>>();
        let news = HallNews::of(&snapshot, all.clone(), None);
        assert_eq!(ids(&news), [1, 2, 3]);
        let player = snapshot.rounds[0].tables[1].seats[0].player_id;
        assert_eq!(ids(&news.clone().for_player(&snapshot, player)), [1, 3]);
        assert_eq!(ids(&news.at_table((Stage::Prelim, 1, 1))), [1, 2]);
        snapshot.rounds[0].row.state = RoundState::Closed;
        assert_eq!(ids(&HallNews::of(&snapshot, all, None)), [1]);
    }

    #[test]
    fn a_start_that_was_set_ends_when_a_round_starts() {
        let mut snapshot = event(Phase::Prelim, 8);
        prelims(&mut snapshot, 0, RoundState::Playing, SheetState::Open);
        let at = DateTime::from_timestamp(1_795_269_802, 0).expect("a time");
        let start = Some(NextStart { starts_at: at + TimeDelta::minutes(20), set_at: at });
        snapshot.rounds[0].row.started_at = Some(at - TimeDelta::minutes(1));
        let set = HallNews::of(&snapshot, Vec::new(), start);
        assert_eq!(set.starts_at, Some(at + TimeDelta::minutes(20)));
        snapshot.rounds[0].row.started_at = Some(at + TimeDelta::minutes(25));
        assert_eq!(HallNews::of(&snapshot, Vec::new(), start).starts_at, None);
    }
}
