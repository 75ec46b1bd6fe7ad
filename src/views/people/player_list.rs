//! The list of players as the staff asks for it: some of them, in an order.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use reeve_collation::NameSort;
use reeve_rules::tournament::names::NameOrder;
use reeve_rules::tournament::same_group::group_key;
use reeve_rules::tournament::vocabulary::{PlayerState, words};
use reeve_store::ban::Ban;
use reeve_store::face::Face;
use reeve_store::player::Player;
use reeve_store::staff_note::StaffNote;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx, ban, face, outbox, staff_note};

use crate::people::agreement::has_agreed;
use crate::people::by_name::name_sort;

/// The players as their staff sees them.
pub struct StaffPlayers {
    pub snapshot: Snapshot,
    pub face: Face,
    /// The bans that hold on the day, for those who decide.
    pub banned: Vec<Ban>,
    /// To whom mail was given up, with the fault as it is stored; for those who decide.
    pub undelivered: BTreeMap<PlayerId, String>,
    /// Who comes with players, as they answered it when registering; for those who decide.
    pub answers: BTreeMap<PlayerId, String>,
}

impl StaffPlayers {
    /// Reads them. `may_run`: whether for one of those who decide.
    pub async fn read(tx: &mut Tx, id: TournamentId, may_run: bool) -> Result<StaffPlayers, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let face = face::of_tournament(tx, id).await?;
        let (mut banned, mut undelivered, mut answers) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        if may_run {
            banned = ban::on_day(tx, snapshot.tournament.starts_on).await?;
            // The latest comes last.
            let faults = outbox::undelivered(tx, id).await?.into_iter();
            undelivered = faults.map(|(player, fault)| (player, fault.unwrap_or_default())).collect();
            answers = staff_note::answers(tx, id).await?;
        }
        Ok(StaffPlayers { snapshot, face, banned, undelivered, answers })
    }
}

/// What the staff keeps of a player.
pub async fn note(tx: &mut Tx, player: PlayerId) -> Result<StaffNote, Error> {
    staff_note::of_player(tx, player).await
}

words! {
    /// Which players the list shows.
    PlayerFilter {
        /// In the tournament and not checked in.
        NotCheckedIn = "not-checked-in",
        /// In the tournament without having agreed to code of conduct and photo policy.
        NotAgreed = "not-agreed",
        /// In the tournament without a payment that was noted. For the organizers only.
        NotPaid = "not-paid",
        /// Minors.
        Minor = "minor",
        /// Waiting for the organizer's approval.
        Asked = "to-approve",
        /// On the waiting list.
        Waiting = "waiting",
        /// Left the tournament.
        Withdrawn = "withdrawn",
    }
}

impl PlayerFilter {
    /// Whether the list shows a player.
    pub fn shows(self, tournament: &Tournament, player: &Player) -> bool {
        match self {
            PlayerFilter::NotCheckedIn => player.is_active() && player.checked_in_at.is_none(),
            PlayerFilter::NotAgreed => player.is_active() && !has_agreed(tournament, player),
            PlayerFilter::NotPaid => player.is_active() && player.paid_at.is_none(),
            PlayerFilter::Minor => player.minor,
            PlayerFilter::Asked => player.state == PlayerState::Asked,
            PlayerFilter::Waiting => player.state == PlayerState::Waiting,
            PlayerFilter::Withdrawn => player.state == PlayerState::Withdrawn,
        }
    }
}

words! {
    /// The order in which the list shows them.
    PlayerOrder {
        /// By number, which is the order in which they came.
        Number = "number",
        /// By name.
        Name = "name",
        /// By the time at which they came in, the last first.
        Newest = "newest",
        /// By club, then by groups; those without last.
        Club = "club",
    }
}

/// Puts players in an order. The players are those of the tournament, by number.
pub fn in_order<'s>(snapshot: &'s Snapshot, mut players: Vec<&'s Player>, order: PlayerOrder) -> Vec<&'s Player> {
    let by_name = name_sort(&snapshot.tournament);
    // Clubs and groups have no last names.
    let as_written = NameSort { order: NameOrder::First, ..by_name };
    match order {
        PlayerOrder::Number => {}
        PlayerOrder::Name => players.sort_by_cached_key(|player| by_name.key(&player.label())),
        PlayerOrder::Newest => players.sort_by_key(|player| Reverse((player.created_at, player.number))),
        PlayerOrder::Club => players.sort_by_cached_key(|player| {
            let club = player.person.club.as_deref().unwrap_or_default();
            let groups = player.person.group_names.as_str();
            let key = |text: &str| as_written.key(&group_key(text));
            (club.is_empty(), key(club), groups.is_empty(), key(groups), by_name.key(&player.label()))
        }),
    }
    players
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event};
    use reeve_rules::tournament::vocabulary::Phase;

    #[test]
    fn a_filter_shows_whom_it_names() {
        let mut event = event(Phase::CheckIn, 6);
        event.players[0].checked_in_at = None;
        event.players[1].minor = true;
        event.players[2].state = PlayerState::Asked;
        event.players[3].state = PlayerState::Waiting;
        event.players[4].state = PlayerState::Withdrawn;
        for player in &mut event.players[1..] {
            player.checked_in_at = Some(AT);
            player.agreed_at = Some(AT);
            player.code_version = Some(event.tournament.code_version.clone());
            player.photo_version = Some(event.tournament.photo_version.clone());
        }
        event.players[1].paid_at = Some(AT);
        event.players[5].code_version = Some("before".into());
        let shown = |filter: PlayerFilter| -> Vec<i64> {
            let shown = event.players.iter().filter(|player| filter.shows(&event.tournament, player));
            shown.map(|player| player.number).collect()
        };
        assert_eq!(shown(PlayerFilter::NotCheckedIn), [1]);
        assert_eq!(shown(PlayerFilter::NotAgreed), [1, 6]);
        assert_eq!(shown(PlayerFilter::NotPaid), [1, 6]);
        assert_eq!(shown(PlayerFilter::Minor), [2]);
        assert_eq!(shown(PlayerFilter::Asked), [3]);
        assert_eq!(shown(PlayerFilter::Waiting), [4]);
        assert_eq!(shown(PlayerFilter::Withdrawn), [5]);
    }

    #[test]
    fn a_list_is_in_the_order_that_is_asked_for() {
        let mut event = event(Phase::CheckIn, 4);
        for (player, (name, club)) in
            event.players.iter_mut().zip([("Cy", ""), ("bo", "Jena"), ("Ada", ""), ("Di", "gera")])
        {
            player.person.name = name.into();
            player.person.club = Some(club.to_owned()).filter(|club| !club.is_empty());
        }
        let sorted = |order: PlayerOrder| -> Vec<i64> {
            in_order(&event, event.players.iter().collect(), order).iter().map(|player| player.number).collect()
        };
        assert_eq!(sorted(PlayerOrder::Number), [1, 2, 3, 4]);
        assert_eq!(sorted(PlayerOrder::Name), [3, 2, 1, 4]);
        assert_eq!(sorted(PlayerOrder::Newest), [4, 3, 2, 1]);
        assert_eq!(sorted(PlayerOrder::Club), [4, 2, 3, 1]);
        // However a club is typed, its players stand together by name.
        for (player, club) in event.players.iter_mut().zip(["O'Neil", "O’NEIL", "o'neil", "Ottawa"]) {
            player.person.club = Some(club.to_owned());
        }
        let sorted = in_order(&event, event.players.iter().collect(), PlayerOrder::Club);
        assert_eq!(sorted.iter().map(|player| player.number).collect::<Vec<_>>(), [3, 2, 1, 4]);
    }
}
