//! Who is invited and has come, and who has come and is not invited (2.1.1).

use std::collections::BTreeSet;

use reeve_rules::tournament::same_person::{email_key, looks};
use reeve_store::guest_list::GuestList;
use reeve_store::player::Player;

/// The invitations beside the players.
#[derive(Debug, Clone, PartialEq)]
pub struct InvitedPlayers<'a> {
    /// Whoever is invited and is no player, as written in the list.
    pub missing: Vec<&'a str>,
    pub invited: usize,
    pub uninvited: Vec<&'a Player>,
}

/// Compares the list with the players who are not hidden and have not withdrawn. A line means whoever has its
/// e-mail address, or whose name may be the same person's.
pub fn compare<'a>(kept: &'a GuestList, players: &'a [Player]) -> InvitedPlayers<'a> {
    let there = || players.iter().filter(|player| !player.is_hidden() && player.withdrawn_at.is_none());
    let keys = |player: &Player| {
        let email = player.person.email.as_deref().map(email_key);
        looks(&player.person.name).into_iter().chain(email)
    };
    let means = |line: &str| looks(line).into_iter().chain([email_key(line)]);
    let invited: BTreeSet<String> = kept.lines().flat_map(means).collect();
    let came: BTreeSet<String> = there().flat_map(keys).collect();
    InvitedPlayers {
        missing: kept.lines().filter(|line| !means(line).any(|key| came.contains(&key))).collect(),
        invited: kept.lines().count(),
        uninvited: there().filter(|player| !keys(player).any(|key| invited.contains(&key))).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::player;

    #[test]
    fn a_line_is_a_name_or_an_address() {
        let mut players = [player(1), player(2), player(3)];
        players[1].person.email = Some("bo@example.org".to_owned());
        let kept = GuestList { level: None, invited: "player 01\n\nBO@example.org\nCy".to_owned() };
        let compared = compare(&kept, &players);
        assert_eq!((compared.missing.as_slice(), compared.invited), (["Cy"].as_slice(), 3));
        assert_eq!(compared.uninvited.iter().map(|player| player.number).collect::<Vec<_>>(), [3]);
    }
}
