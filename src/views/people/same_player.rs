//! Who is taken for the same person as a player of the tournament. Registration asks here, and so does 1.3.2, where
//! somebody is to be on the staff.
//!
//! What is alike is said by [`same_person`](reeve_rules::tournament::same_person). What follows from it differs: the staff
//! is told and can say that it is another person, somebody who registers is asked.
//!
//! Two ways in don't ask here. A player added by hand is a new one, with a suffix where the name is taken. A line of a file
//! is compared with the players who [are listed](is_listed) where the file is planned; its preview shows the two side by
//! side and asks what becomes of the line.

use reeve_rules::tournament::same_name::name_key;
use reeve_rules::tournament::same_person::{NameAndEmail, SameBy, email_key, looks, same_person};
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::Snapshot;
use reeve_store::player::Player;

use crate::people::attendance;

/// What somebody has in common with a player; one of the two at least, but where the name is only
/// [alike](reeve_rules::tournament::same_person::may_be_one).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InCommon {
    pub name: bool,
    pub email: bool,
}

/// The players of the tournament who have the name, one that is alike, or the e-mail address, and what of the two.
pub fn alike<'s>(
    snapshot: &'s Snapshot,
    name: &'s str,
    email: Option<&'s str>,
) -> impl Iterator<Item = (&'s Player, InCommon)> {
    // What is looked for is made ready once, and not anew for each of thousands.
    let (looks_as, name) = (looks(name), name_key(name));
    let email = email.filter(|email| !email.trim().is_empty()).map(email_key);
    players(snapshot).filter_map(move |player| {
        let theirs = player.person.email.as_deref();
        let same = InCommon {
            name: name_key(&player.person.name) == name,
            email: email.as_ref().is_some_and(|email| theirs.is_some_and(|theirs| email_key(theirs) == *email)),
        };
        (same.name || same.email || !looks(&player.person.name).is_disjoint(&looks_as)).then_some((player, same))
    })
}

/// The player whom somebody with this name and e-mail address is taken for, if any, and by what.
pub fn same_player<'s>(
    snapshot: &'s Snapshot,
    name: &str,
    email: Option<&str>,
    another_person: bool,
) -> Option<(&'s Player, SameBy)> {
    let players: Vec<&Player> = players(snapshot).collect();
    let of = |player: &&'s Player| -> NameAndEmail<'s> { (&player.person.name, player.person.email.as_deref()) };
    let people: Vec<_> = players.iter().map(of).collect();
    let (at, by) = same_person(&people, (name, email), another_person)?;
    Some((players[at], by))
}

/// As [`same_player`], and whoever may be the same person by a name that is alike: whoever is asked can say that it is another.
pub fn perhaps_player<'s>(
    snapshot: &'s Snapshot,
    name: &str,
    email: Option<&str>,
    another_person: bool,
) -> Option<(&'s Player, SameBy)> {
    let looks_as = looks(name);
    let is_alike = |player: &&Player| !another_person && !looks(&player.person.name).is_disjoint(&looks_as);
    let by_name = || players(snapshot).find(is_alike).map(|player| (player, SameBy::Name));
    same_player(snapshot, name, email, another_person).or_else(by_name)
}

/// Who counts as a player of the tournament.
fn players(snapshot: &Snapshot) -> impl Iterator<Item = &Player> {
    snapshot.players.iter().filter(|player| plays(player, snapshot))
}

/// Whether somebody counts as a player of the tournament: whoever is in its lists, but for those who left before
/// everybody saw them seated. Those can register again, and can be staff.
fn plays(player: &Player, snapshot: &Snapshot) -> bool {
    let left = player.state == PlayerState::Withdrawn && !attendance::is_publicly_seated(snapshot, player);
    is_listed(player) && !left
}

/// Whether a player is in the lists that the staff keeps, whatever became of the player. Whoever stands in a file that is
/// brought once more is not added again, though the player has left: that the player comes back is not said by a file.
pub fn is_listed(player: &Player) -> bool {
    !player.is_hidden()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event, prelims};
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};

    #[test]
    fn who_left_before_the_seats_were_public_is_no_player_any_more() {
        let check = |state: PlayerState, seats: Option<RoundState>, hidden: bool, expected: bool| {
            let mut event = event(Phase::CheckIn, 4);
            if let Some(round) = seats {
                prelims(&mut event, 0, round, SheetState::Open);
            }
            event.players[0].state = state;
            event.players[0].hidden_at = hidden.then_some(AT);
            let found = same_player(&event, " player  01", None, false).is_some();
            assert_eq!(found, expected, "{state}, seats {seats:?}, hidden: {hidden}");
        };
        check(PlayerState::Registered, None, false, true);
        check(PlayerState::Asked, None, false, true);
        check(PlayerState::Disqualified, None, false, true);
        check(PlayerState::Withdrawn, None, false, false);
        check(PlayerState::Withdrawn, Some(RoundState::Planned), false, false);
        check(PlayerState::Withdrawn, Some(RoundState::Published), false, true);
        check(PlayerState::Registered, None, true, false);
    }

    #[test]
    fn an_address_is_the_same_in_capitals_and_says_more_than_that_it_is_another_person() {
        let mut event = event(Phase::Registration, 4);
        event.players[1].person.email = Some("kim@example.org".into());
        let check = |name: &str, email: Option<&str>, another: bool, expected: Option<(i64, SameBy)>| {
            let found = same_player(&event, name, email, another).map(|(player, by)| (player.number, by));
            assert_eq!(found, expected, "{name} {email:?} {another}");
        };
        check("Kim", Some(" KIM@example.org"), false, Some((2, SameBy::Email)));
        check("Kim", Some("KIM@example.org"), true, Some((2, SameBy::Email)));
        check("PLAYER 03", Some("other@example.org"), false, Some((3, SameBy::Name)));
        check("PLAYER 03", Some("other@example.org"), true, None);
        check("Kim", Some(""), false, None);
        check("Player 01", Some("kim@example.org"), false, Some((2, SameBy::Email)));
    }
}
