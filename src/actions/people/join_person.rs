//! Staff say that players of two tournaments are the same person.
//!
//! Players with the same e-mail address are suggested ([`Elsewhere::suggested`]); only staff who run both tournaments can
//! confirm that they are the same person.

use std::collections::BTreeSet;

use serde_json::json;

use reeve_store as store;
use reeve_store::individual;
use reeve_store::individual::PlayerElsewhere;
use reeve_store::player;
use reeve_store::player::Player;
use reeve_store::tournament::Tournament;
use reeve_store::{IndividualId, PlayerId, TournamentId, Tx};

use crate::people::player::subject;
use crate::people::refusal::Refusal;
use crate::permissions::Permitted;
use crate::series::disqualified;
use crate::tournament::named::{OwnHosts, named};
use crate::{Action, AuditAction, AuditEntry, Caller, Context, Error, Permission, Result};
use reeve_views::people::now;

/// A player of another tournament, as typed or sent by a button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherPlayer {
    /// The address of the tournament, or its name.
    pub tournament: String,
    pub number: i64,
    /// How this Reeve is reached, for an address that was pasted.
    pub here: OwnHosts,
}

/// Who a player is in other tournaments that the caller runs, and who may be the same.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// Those who staff said are the same person.
    pub same: Vec<PlayerElsewhere>,
    /// How many more there are, in tournaments that the caller doesn't run.
    pub out_of_sight: usize,
    /// Those with the same e-mail address, not confirmed by anybody.
    pub suggested: Vec<PlayerElsewhere>,
}

/// What is known of a player in other tournaments. Only tournaments that the caller may run are named.
pub async fn elsewhere(tx: &mut Tx, caller: &Caller, player: &Player) -> std::result::Result<Elsewhere, store::Error> {
    let joined = individual::elsewhere(tx, player.id).await?;
    let alike = match player.person.email.as_deref().filter(|email| !email.trim().is_empty() && !player.is_hidden()) {
        Some(email) => individual::with_email(tx, player.tournament_id, email).await?,
        None => Vec::new(),
    };
    if joined.is_empty() && alike.is_empty() {
        return Ok(Elsewhere::default());
    }
    let run = Permitted::of(tx, caller, Permission::Run).await?;
    let (all, taken) = (joined.len(), joined.iter().map(|other| other.tournament_id).collect::<BTreeSet<_>>());
    let of_run = |players: Vec<PlayerElsewhere>| players.into_iter().filter(|other| run.contains(other.tournament_id));
    let same: Vec<PlayerElsewhere> = of_run(joined).collect();
    let suggested = of_run(alike).filter(|other| !taken.contains(&other.tournament_id)).collect();
    Ok(Elsewhere { out_of_sight: all - same.len(), same, suggested })
}

/// Says that a player of the tournament and one of another are the same person. Whoever was joined with either before
/// is that person too.
///
/// Errors: faults at `tournament` and `number` where there is no such player in a tournament that the caller runs, or
/// that player is hidden; a refusal where the own player is, or a tournament would then have the same person twice.
pub async fn join_person(context: &Context<'_>, id: TournamentId, number: i64, other: &OtherPlayer) -> Result<()> {
    let mut action = Action::begin_across(context, id, Permission::Run).await?;
    let own = player::by_number(&mut action.tx, id, number).await?.ok_or(Error::Missing)?;
    now::may_be_changed(&own)?;
    let there = other_tournament(&mut action.tx, context.caller, id, other).await?;
    let theirs = individual::numbered(&mut action.tx, there.id, other.number).await?;
    let theirs = theirs.ok_or_else(|| Error::fault("number", Refusal::NoSuchPlayerThere))?;
    let individual = merge(&mut action.tx, context, (own.id, id), (theirs.player_id, there.id)).await?;
    follow_joined(&mut action, context, individual).await?;
    let entry =
        |number| AuditEntry::new(AuditAction::JoinPerson, subject(number)).after(&json!({ "individual": individual }));
    action.change_other(there, entry(theirs.number));
    action.commit(entry(number)).await?;
    Ok(())
}

/// Another tournament that the caller runs ([`named`]).
async fn other_tournament(tx: &mut Tx, caller: &Caller, own: TournamentId, other: &OtherPlayer) -> Result<Tournament> {
    let found = named(tx, caller, (&other.tournament, &other.here)).await?;
    let there = found.map_err(|why| Error::fault("tournament", Refusal::NoSuchTournament(why)))?;
    if there.id == own {
        return Err(Error::fault("tournament", Refusal::SameTournament));
    }
    if there.is_hidden() {
        return Err(Error::fault("tournament", Refusal::OtherTournamentHidden));
    }
    Ok(there)
}

/// A player with the tournament.
pub(crate) type PlayerIn = (PlayerId, TournamentId);

/// Makes two players, and whoever is joined with them, one individual.
pub(crate) async fn merge(tx: &mut Tx, context: &Context<'_>, one: PlayerIn, two: PlayerIn) -> Result<IndividualId> {
    let (ours, theirs) = (individual::of_player(tx, one.0).await?, individual::of_player(tx, two.0).await?);
    if ours.is_some() && ours == theirs {
        return Err(Refusal::SamePersonAlready.into());
    }
    let (we, they) = (joined_with(tx, one, ours).await?, joined_with(tx, two, theirs).await?);
    let taken: BTreeSet<TournamentId> = we.iter().map(|(_, tournament)| *tournament).collect();
    if they.iter().any(|(_, tournament)| taken.contains(tournament)) {
        return Err(Refusal::TwiceInOneTournament.into());
    }
    let id = match ours {
        Some(id) => id,
        None => individual::insert(tx, context.now).await?,
    };
    let newly = if ours.is_some() { they } else { we.into_iter().chain(they).collect() };
    for (player, _) in newly {
        individual::join(tx, id, player, context.caller.account(), context.now).await?;
    }
    if let Some(emptied) = theirs {
        individual::forget(tx, emptied).await?;
    }
    Ok(id)
}

/// Brings the final days of all series in line that an individual plays in.
pub(crate) async fn follow_joined(action: &mut Action, context: &Context<'_>, individual: IndividualId) -> Result<()> {
    let all = individual::players(&mut action.tx, individual).await?;
    disqualified::follow_in(action, context, all.into_iter().map(|(_, tournament)| tournament)).await
}

/// A player with everybody who is the same individual.
async fn joined_with(tx: &mut Tx, own: PlayerIn, joined: Option<IndividualId>) -> Result<Vec<PlayerIn>> {
    match joined {
        Some(id) => Ok(individual::players(tx, id).await?),
        None => Ok(vec![own]),
    }
}
