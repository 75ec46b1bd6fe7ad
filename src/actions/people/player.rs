//! What the actions about one player share: who is meant, how a newcomer begins, what the audit log keeps, and how a change
//! is stored.

use serde::Serialize;

use reeve_limits as limits;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::same_person::SameBy;
use reeve_rules::tournament::staff::may_be_staff;
use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState};
use reeve_secret as secret;
use reeve_store::player;
use reeve_store::player::{NewPlayer, Person, Player};
use reeve_store::player_list;
use reeve_store::player_list::NextPersons;
use reeve_store::tournament::Tournament;
use reeve_store::{Snapshot, TournamentId, outbox};

use crate::people::person;
use crate::people::person::TypedPerson;
use crate::people::refusal::Refusal;
use crate::{Action, AuditSubject, Context, Error, Fault, Result};
use reeve_views::people::companions;
use reeve_views::people::staff;

/// What came of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerMoved {
    pub number: i64,
    /// Where the player stands now.
    pub state: PlayerState,
    /// The player who got the place that became free.
    pub moved_up: Option<i64>,
    /// The player who got another private link, since this one could open the link of before.
    pub parted_from: Option<i64>,
}

/// A player in the audit log: numbers and states only.
#[derive(Serialize)]
pub(crate) struct PlayerAudit {
    state: &'static str,
    person_version: i64,
    checked_in: bool,
    agreed: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    no_pictures: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(rename = "archived")]
    hidden: bool,
    fixed_table: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moved_up: Option<i64>,
}

impl PlayerAudit {
    pub(crate) fn of(player: &Player) -> PlayerAudit {
        PlayerAudit {
            state: player.state.code(),
            person_version: player.person_version,
            checked_in: player.checked_in_at.is_some(),
            agreed: player.agreed_at.is_some(),
            no_pictures: player.no_pictures,
            language: player.language.clone(),
            hidden: player.is_hidden(),
            fixed_table: player.fixed_table,
            moved_up: None,
        }
    }

    pub(super) fn moved_up(self, moved_up: Option<i64>) -> PlayerAudit {
        PlayerAudit { moved_up, ..self }
    }
}

/// What the audit log calls a player.
pub(crate) fn subject(number: i64) -> AuditSubject {
    AuditSubject::Player(number)
}

/// A player by the number within the tournament; hidden ones too.
pub fn by_number(snapshot: &Snapshot, number: i64) -> Result<&Player> {
    snapshot.players.iter().find(|player| player.number == number).ok_or(Error::Missing)
}

/// A player who is about to come in, with nothing decided yet.
pub(crate) fn newcomer(context: &Context<'_>, id: TournamentId, source: PlayerSource, person: Person) -> NewPlayer {
    NewPlayer {
        tournament_id: id,
        state: PlayerState::Registered,
        source,
        link_token: secret::link_token(),
        checked_in_at: None,
        minor: false,
        code_version: None,
        photo_version: None,
        agreed_at: None,
        no_pictures: false,
        language: None,
        created_at: context.now,
        person,
    }
}

/// Notes that the player agreed to both papers as they are now.
pub(crate) fn agree(player: &mut Player, tournament: &Tournament, context: &Context<'_>) {
    player.code_version = Some(tournament.code_version.clone());
    player.photo_version = Some(tournament.photo_version.clone());
    player.agreed_at = Some(context.now);
}

/// The same of somebody who is about to come in.
pub(crate) fn agree_coming_in(player: &mut NewPlayer, tournament: &Tournament, context: &Context<'_>) {
    player.code_version = Some(tournament.code_version.clone());
    player.photo_version = Some(tournament.photo_version.clone());
    player.agreed_at = Some(context.now);
}

/// The guardian's name as typed, for a minor who agrees needs one.
pub(crate) fn guardian(typed: &str, needed: bool, faults: &mut Vec<Fault>) -> Option<String> {
    let guardian = person::optional("guardian", typed, faults);
    if needed && guardian.is_none() {
        faults.push(Fault::new("guardian", Refusal::GuardianMissing));
    }
    guardian
}

/// Checks the details together with the guardian's name.
pub(crate) fn checked(typed: &TypedPerson, guardian: &str, guardian_needed: bool) -> Result<Person> {
    let mut faults = Vec::new();
    let guardian = self::guardian(guardian, guardian_needed, &mut faults);
    match person::check(typed) {
        Ok(person) if faults.is_empty() => Ok(Person { guardian, ..person }),
        Ok(_) => Err(Error::Faults(faults)),
        Err(mut all) => {
            all.append(&mut faults);
            Err(Error::Faults(all))
        }
    }
}

/// Refuses a player who is on the staff (1.3.2). The same name alone may be another person; `another_person`
/// says that it is, and `same_name` is what whoever typed it is told.
pub(crate) fn not_staff(person: &Person, snapshot: &Snapshot, another_person: bool, same_name: Refusal) -> Result<()> {
    staff::may_play(&snapshot.staff, &person.name, person.email.as_deref(), another_person).map_err(|found| match found
        .by
    {
        SameBy::Email => Error::fault("email", Refusal::StaffEmail),
        SameBy::Name => Error::fault("name", same_name),
    })
}

/// Asks whether somebody is another person than one of the staff whose name is alike (1.3.2).
pub(crate) fn not_like_staff(
    person: &Person,
    snapshot: &Snapshot,
    another_person: bool,
    question: Refusal,
) -> Result<()> {
    let mut names = snapshot.staff.iter().map(|member| member.name.as_str());
    match !another_person && may_be_staff(&mut names, &person.name) {
        true => Err(Error::fault("name", question)),
        false => Ok(()),
    }
}

/// Stores a changed player: who they are as a new version where something of it changed, and the rest.
pub(crate) async fn save(action: &mut Action, snapshot: &Snapshot, old: &Player, player: &mut Player) -> Result<()> {
    player.person.suffix = if player.person.name == old.person.name {
        old.person.suffix
    } else {
        person::suffix(&player.person.name, Some(old.id), &snapshot.players)
    };
    if player.person != old.person {
        player.person_version = player::insert_next_person(&mut action.tx, player).await?;
    }
    if player.person.name != old.person.name {
        call_otherwise(action, snapshot, old, player).await?;
    }
    if player.person.email != old.person.email {
        let now = action.now();
        outbox::retry_player(&mut action.tx, player.id, now).await?;
    }
    player::update(&mut action.tx, player).await?;
    Ok(())
}

/// Lets those who named somebody as who comes along name the same person by another name from now on.
pub(crate) async fn call_otherwise(action: &mut Action, snapshot: &Snapshot, old: &Player, now: &Player) -> Result<()> {
    let changed = companions::renamed(&snapshot.players, old, now);
    if changed.is_empty() {
        return Ok(());
    }
    let persons = NextPersons::of(changed.iter().map(|(id, person)| (*id, person)))?;
    Ok(player_list::insert_next_persons(&mut action.tx, &persons).await?)
}

/// Refuses where so many more would be too many for one tournament.
pub(crate) fn can_hold(snapshot: &Snapshot, more: usize) -> Result<()> {
    Numbers::of(snapshot).can_add(more)
}

/// The players of a tournament, counted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Numbers {
    /// How many there are, hidden ones too.
    there: usize,
    /// The highest number that was given to one; 0 where there is none.
    pub(crate) highest: i64,
}

impl Numbers {
    pub(crate) fn of(snapshot: &Snapshot) -> Numbers {
        let highest = snapshot.players.iter().map(|player| player.number).max();
        Numbers { there: snapshot.players.len(), highest: highest.unwrap_or_default() }
    }

    /// Refuses where so many more would be too many for one tournament, or would have numbers beyond the last.
    pub(crate) fn can_add(self, more: usize) -> Result<()> {
        let (most, last) = (limits::PLAYERS, bounds::PLAYER_NUMBER.most);
        if self.there + more > most {
            return Err(Refusal::TooManyPlayers { most }.into());
        }
        let left = usize::try_from(last - self.highest).unwrap_or_default();
        if more > left { Err(Refusal::NoMorePlayerNumbers { last }.into()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_given_once_and_the_last_one_is_the_last() {
        let can_add = |there, highest, more| Numbers { there, highest }.can_add(more).is_ok();
        let last = bounds::PLAYER_NUMBER.most;
        assert!(can_add(0, 0, limits::PLAYERS) && !can_add(1, 1, limits::PLAYERS));
        assert!(can_add(1, last - 2, 2) && !can_add(1, last - 2, 3) && !can_add(1, last, 1));
        assert!(can_add(1, last, 0));
    }
}
