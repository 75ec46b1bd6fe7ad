//! The organizers of a series say who is who in its events: that players of two events are one person, or that they are two.
//!
//! What they say is worked out before the lock is taken, by the series as they saw it: of two organizers at once the second is told.

use std::fmt;

use serde_json::json;

use reeve_store::series::Series;
use reeve_store::{PlayerId, SeriesId, confirmed_distinct, individual, series};

use crate::people::join_person::{follow_joined, merge};
use crate::people::player::subject;
use crate::people::refusal::Refusal as NotThem;
use crate::people::unlink_person::part_in;
use crate::series::disqualified::in_line;
use crate::series::frozen::not_frozen;
use crate::series::refusal::Refusal;
use crate::series::refusal::final_day::FinalDayRefusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_views::series::final_day::FinalDay;
use reeve_views::series::ranking::SeriesContent;
use reeve_views::series::who::{EventPlayer, numbered, pairs_of};

/// A player of an event, as addresses and forms name them: `spring-cup/12`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedPlayer {
    /// The short address of the event.
    pub event: String,
    pub number: i64,
}

impl fmt::Display for NamedPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.event, self.number)
    }
}

impl NamedPlayer {
    /// How addresses and forms name a player.
    pub fn of(one: &EventPlayer<'_>) -> NamedPlayer {
        NamedPlayer { event: one.event.slug.clone(), number: one.player.number }
    }

    /// Reads it; none where it names nobody.
    pub fn read(text: &str) -> Option<NamedPlayer> {
        let (event, number) = text.trim().rsplit_once('/')?;
        Some(NamedPlayer { event: event.to_owned(), number: number.parse().ok()? })
    }

    /// The player.
    pub fn find<'c>(&self, content: &'c SeriesContent) -> Option<EventPlayer<'c>> {
        numbered(content, &self.event, self.number)
    }
}

/// A series as somebody saw it, and two players of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenPair {
    /// The version of the series.
    pub version: i64,
    pub one: NamedPlayer,
    pub other: NamedPlayer,
}

/// Says that players of two events are one person, with everybody who is one with either already.
///
/// Errors: [`Error::Missing`] where there is no such player; a refusal where they are one person already, or would then have played
/// twice in one event; [`Error::Stale`] where the series changed since.
pub async fn join_players(context: &Context<'_>, id: SeriesId, pair: &SeenPair) -> Result<()> {
    let (_, content, _) = read(context, id).await?;
    let (one, other) = found(&content, pair)?;
    let persons = (content.persons.person(one.player.id), content.persons.person(other.player.id));
    if persons.0 == persons.1 {
        return Err(NotThem::SamePersonAlready.into());
    }
    if content.persons.meet_in_an_event(persons.0, persons.1) {
        return Err(NotThem::TwiceInOneTournament.into());
    }
    let (mut action, slug) = begin(context, id, pair.version).await?;
    let of = |person| content.persons.players(person).map(|(_, player)| player).collect::<Vec<PlayerId>>();
    for ours in of(persons.0) {
        for theirs in of(persons.1) {
            confirmed_distinct::remove(&mut action.tx, id, (ours, theirs)).await?;
        }
    }
    let (ours, theirs) = ((one.player.id, one.event.id), (other.player.id, other.event.id));
    let individual = merge(&mut action.tx, context, ours, theirs).await?;
    follow_joined(&mut action, context, individual).await?;
    let entry = |subject| AuditEntry::new(AuditAction::JoinPerson, subject).after(&json!({ "individual": individual }));
    for player in [one, other] {
        action.change_other(player.event.clone(), entry(subject(player.player.number)));
    }
    keep(action, slug, AuditAction::JoinPerson, &[one, other]).await
}

/// Says that two players who may be one person are two. Nobody is asked about them again.
///
/// Errors: [`Error::Missing`] where there is no such player; a refusal where they are one person now; [`Error::Stale`] where the
/// series changed since.
pub async fn keep_apart(context: &Context<'_>, id: SeriesId, pair: &SeenPair) -> Result<()> {
    let (_, content, _) = read(context, id).await?;
    let (one, other) = found(&content, pair)?;
    if content.persons.person(one.player.id) == content.persons.person(other.player.id) {
        return Err(NotThem::SamePersonAlready.into());
    }
    let (mut action, slug) = begin(context, id, pair.version).await?;
    let two = (one.player.id, other.player.id);
    confirmed_distinct::insert(&mut action.tx, id, two, context.caller.account(), context.now).await?;
    keep(action, slug, AuditAction::UnlinkPerson, &[one, other]).await
}

/// Says that a player is none of the others whom the player was one person with, whatever the addresses say. Also where the ranking is
/// frozen, as long as it would name the same people: then somebody was taken for one who is disqualified.
///
/// Errors: [`Error::Missing`] where there is no such player; a refusal where the player is one person with nobody;
/// [`Error::Stale`] where the series changed since.
pub async fn part_player(context: &Context<'_>, id: SeriesId, version: i64, player: &NamedPlayer) -> Result<()> {
    let (series, content, day) = read(context, id).await?;
    let found = player.find(&content).ok_or(Error::Missing)?;
    let pairs = pairs_of(&content, found.player.id);
    if pairs.is_empty() {
        return Err(NotThem::JoinedWithNobody.into());
    }
    let may = day.map_or(Ok(true), |day| day.allows_parting(&series, &content, found.player.id))?;
    let (mut action, now) = Action::begin_series(context, id).await?;
    if !may {
        return Err(Refusal::from(FinalDayRefusal::Frozen).into());
    }
    if now.version != version {
        return Err(Error::Stale);
    }
    if individual::of_player(&mut action.tx, found.player.id).await?.is_some() {
        part_in(&mut action, context, found.player.id).await?;
        action.change_other(
            found.event.clone(),
            AuditEntry::new(AuditAction::UnlinkPerson, subject(found.player.number)),
        );
    }
    for pair in pairs {
        confirmed_distinct::insert(&mut action.tx, id, pair, context.caller.account(), context.now).await?;
    }
    in_line(&mut action, context, id).await?;
    keep(action, now.slug, AuditAction::UnlinkPerson, &[found]).await
}

/// Reads a series, its events, and its final day where the ranking is frozen.
async fn read(context: &Context<'_>, id: SeriesId) -> Result<(Series, SeriesContent, Option<FinalDay>)> {
    let mut tx = context.db.read().await?;
    let series = series::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    let content = SeriesContent::read(&mut tx, &series).await?;
    let day = FinalDay::read(&mut tx, id).await?;
    Ok((series, content, day))
}

fn found<'c>(content: &'c SeriesContent, pair: &SeenPair) -> Result<(EventPlayer<'c>, EventPlayer<'c>)> {
    let find = |player: &NamedPlayer| player.find(content).ok_or(Error::Missing);
    Ok((find(&pair.one)?, find(&pair.other)?))
}

/// Begins the change of a series that is as it was seen; gives its short address.
async fn begin(context: &Context<'_>, id: SeriesId, version: i64) -> Result<(Action, String)> {
    let (mut action, now) = Action::begin_series(context, id).await?;
    not_frozen(&mut action.tx, id).await?;
    if now.version == version { Ok((action, now.slug)) } else { Err(Error::Stale) }
}

/// Commits, with the players in the log as numbers.
async fn keep(action: Action, slug: String, what: AuditAction, players: &[EventPlayer<'_>]) -> Result<()> {
    let named: Vec<String> = players.iter().map(|one| NamedPlayer::of(one).to_string()).collect();
    let entry = AuditEntry::new(what, AuditSubject::Named(slug));
    action.commit(entry.after(&json!({ "players": named }))).await?;
    Ok(())
}
