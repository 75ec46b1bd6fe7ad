//! Staff of one event who play in another of the same series. Staff don't play in their own tournament (1.3.2); of the others
//! the rules say nothing, so this is said and not refused.

use std::collections::{BTreeMap, BTreeSet};

use crate::series::ranking::SeriesContent;
use crate::visibility;
use reeve_rules::tournament::same_person::{ByLook, SameBy, email_key};
use reeve_store::series_people::{SeriesPlayer, SeriesStaff};
use reeve_store::tournament::Tournament;
use reeve_store::{
    AccountId, Error, IndividualId, PlayerId, SeriesId, TournamentId, Tx, individual, series, series_people, tournament,
};

/// Somebody on the staff of events who plays in others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffWhoPlays {
    /// The name of the account.
    pub name: String,
    /// The names of the events whose staff it is on.
    pub staff_of: Vec<String>,
    /// The names of the events in which it plays.
    pub plays_in: Vec<String>,
    /// By what the account and the player are taken for the same person.
    pub by: SameBy,
}

/// The staff of a tournament who play in other events of its series that everybody sees; nobody where it is in none. One to
/// five statements.
pub async fn of_event(tx: &mut Tx, event: TournamentId) -> Result<Vec<StaffWhoPlays>, Error> {
    match series::of_event(tx, event).await? {
        Some(series) => of_event_in(tx, event, series.id).await,
        None => Ok(Vec::new()),
    }
}

/// The same of an event whose series is known.
pub(crate) async fn of_event_in(
    tx: &mut Tx,
    event: TournamentId,
    series: SeriesId,
) -> Result<Vec<StaffWhoPlays>, Error> {
    let events = tournament::of_series(tx, series).await?;
    let joined = individual::of_series(tx, series).await?;
    // The staff of an event learn nothing of events that are not public yet.
    let seen = events.iter().filter(|other| other.id == event || visibility::is_public(other));
    let mut found = of_events(tx, series, seen, &joined).await?;
    found.retain(|one| one.at.contains(&event));
    Ok(found.into_iter().map(|one| one.told).collect())
}

/// The same of all events of a series, for its organizers.
pub async fn of_series(tx: &mut Tx, id: SeriesId, content: &SeriesContent) -> Result<Vec<StaffWhoPlays>, Error> {
    let seen = content.tournaments().filter(|event| !event.is_hidden());
    let found = of_events(tx, id, seen, &content.joined).await?;
    Ok(found.into_iter().map(|one| one.told).collect())
}

/// Somebody with the events whose staff it is on, by number.
struct StaffAndPlayerAt {
    at: BTreeSet<TournamentId>,
    told: StaffWhoPlays,
}

async fn of_events(
    tx: &mut Tx,
    id: SeriesId,
    events: impl Iterator<Item = &Tournament>,
    joined: &[(PlayerId, IndividualId)],
) -> Result<Vec<StaffAndPlayerAt>, Error> {
    let names: Vec<(TournamentId, String)> = events.map(|event| (event.id, event.name.clone())).collect();
    let staff = series_people::staff(tx, id).await?;
    let players = series_people::players(tx, id).await?;
    Ok(who_play(&names, &staff, &players, joined))
}

/// Who is both, by the name of the account. An account is the player with its e-mail address, and whoever staff joined with that
/// one; where there is none, the player with its name, as registration takes them (1.3.2).
fn who_play(
    names: &[(TournamentId, String)],
    staff: &[SeriesStaff],
    players: &[SeriesPlayer],
    joined: &[(PlayerId, IndividualId)],
) -> Vec<StaffAndPlayerAt> {
    let individual: BTreeMap<PlayerId, IndividualId> = joined.iter().copied().collect();
    let (mut by_email, mut by_name) = (BTreeMap::<String, Vec<_>>::new(), ByLook::default());
    let mut by_individual = BTreeMap::<IndividualId, Vec<&SeriesPlayer>>::new();
    for player in players {
        let email = player.email.as_deref().map(email_key).filter(|email| !email.is_empty());
        email.into_iter().for_each(|email| by_email.entry(email).or_default().push(player));
        by_name.add(&player.name, player.tournament_id);
        let whose = individual.get(&player.player_id);
        whose.into_iter().for_each(|one| by_individual.entry(*one).or_default().push(player));
    }
    let mut accounts: BTreeMap<AccountId, (&SeriesStaff, BTreeSet<TournamentId>)> = BTreeMap::new();
    for one in staff {
        accounts.entry(one.account_id).or_insert((one, BTreeSet::new())).1.insert(one.tournament_id);
    }
    let named = |wanted: &BTreeSet<TournamentId>| -> Vec<String> {
        names.iter().filter(|(id, _)| wanted.contains(id)).map(|(_, name)| name.clone()).collect()
    };
    let found = accounts.into_values().filter_map(|(account, at)| {
        let email = account.email.as_deref().map(email_key).filter(|email| !email.is_empty());
        let theirs = email.and_then(|email| by_email.get(&email)).into_iter().flatten();
        let mut plays: BTreeSet<TournamentId> = BTreeSet::new();
        for player in theirs {
            plays.insert(player.tournament_id);
            let also = individual.get(&player.player_id).and_then(|one| by_individual.get(one));
            plays.extend(also.into_iter().flatten().map(|player| player.tournament_id));
        }
        let mut by = SameBy::Email;
        if plays.is_empty() {
            by = SameBy::Name;
            plays.extend(by_name.find(&account.name));
        }
        plays.retain(|event| !at.contains(event));
        let told = StaffWhoPlays { name: account.name.clone(), staff_of: named(&at), plays_in: named(&plays), by };
        (!told.staff_of.is_empty() && !told.plays_in.is_empty()).then_some(StaffAndPlayerAt { at, told })
    });
    let mut found: Vec<StaffAndPlayerAt> = found.collect();
    found.sort_by(|one, other| one.told.name.cmp(&other.told.name));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn staff(account: i64, event: i64, name: &str, email: Option<&str>) -> SeriesStaff {
        SeriesStaff {
            account_id: AccountId(account),
            tournament_id: TournamentId(event),
            name: name.to_owned(),
            email: email.map(str::to_owned),
        }
    }

    fn player(id: i64, event: i64, name: &str, email: Option<&str>) -> SeriesPlayer {
        SeriesPlayer {
            player_id: PlayerId(id),
            tournament_id: TournamentId(event),
            name: name.to_owned(),
            email: email.map(str::to_owned),
        }
    }

    #[test]
    fn an_account_plays_by_its_address_before_its_name() {
        let names = [1, 2, 3].map(|id| (TournamentId(id), format!("Event {id}")));
        let players = [
            player(10, 1, "Somebody", Some("JO@example.org")),
            player(20, 2, "Jo", Some("jo@example.org ")),
            player(30, 3, "J.", None),
            player(31, 3, "jo  VAN dam", None),
        ];
        let check = |staff: &[SeriesStaff], joined: &[(PlayerId, IndividualId)], expect: Option<(&[&str], SameBy)>| {
            let found = who_play(&names, staff, &players, joined);
            let found: Vec<(Vec<&str>, SameBy)> =
                found.iter().map(|one| (one.told.plays_in.iter().map(String::as_str).collect(), one.told.by)).collect();
            let expect: Vec<(Vec<&str>, SameBy)> =
                expect.into_iter().map(|(events, by)| (events.to_vec(), by)).collect();
            assert_eq!(found, expect, "{staff:?}");
        };
        let jo = |email| [staff(7, 1, "Jo van Dam", email)];
        check(&jo(Some("jo@example.org")), &[], Some((&["Event 2"][..], SameBy::Email)));
        // Whom staff joined with that player is the same person.
        let joined = [(PlayerId(20), IndividualId(4)), (PlayerId(30), IndividualId(4))];
        check(&jo(Some("jo@example.org")), &joined, Some((&["Event 2", "Event 3"][..], SameBy::Email)));
        check(&jo(None), &[], Some((&["Event 3"][..], SameBy::Name)));
        check(&[staff(7, 3, "Jo van Dam", None)], &[], None);
        check(&[staff(7, 1, "Kim", Some(" "))], &[], None);
    }
}
