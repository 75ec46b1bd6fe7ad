//! What is told of: a tournament, a series or a list, what an announcement is to those who listen to it, and what the store says where
//! that is in doubt.

use crate::error::Error;
use crate::live::topics::Topic;
use crate::request::RequestContext;
use crate::server::app::App;
use reeve_store::tournament::ListOf;
use reeve_store::{ChangeKind, ChangeKinds, Event, SeriesId, TournamentId, season, series, tournament};
use reeve_views::series::SeriesVersions;
use reeve_views::visibility::Reader;

/// The version after something changed, where it is known, and what kind of thing it was.
pub(super) type ToldChange = (Option<i64>, ChangeKinds);

/// What is told of.
pub(super) enum Followed {
    Tournament {
        id: TournamentId,
        /// The version that was last told of; None after a time in which anything may have happened.
        version: Option<i64>,
    },
    Series {
        id: SeriesId,
        reader: Reader,
        versions: SeriesVersions,
        /// Whether an event may have become public of which nothing was told.
        look: bool,
        /// Whether the series may have other events by now, or may be seen by others: the page asks for a new stream.
        is_over: bool,
    },
    List {
        of: ListOf,
        /// How the list stood when it was last looked at.
        version: i64,
        /// What has changed since, in any tournament: whether that is one of the list the next look says.
        heard: Option<ChangeKinds>,
    },
}

impl Followed {
    /// How what is listened to stands now.
    pub(super) async fn read(request: &RequestContext, topic: Topic) -> Result<Followed, Error> {
        let app = &request.app;
        match topic {
            Topic::Tournament(id) => {
                // What was announced since the request was let in was perhaps told to the others before this one listened.
                let (version, db) = (request.tournament()?.version, &app.db);
                let version = match db.is_current(id, version, db.revision()) {
                    true => version,
                    false => tournament::version(&mut db.read().await?, id).await?.ok_or(Error::Missing)?,
                };
                Ok(Followed::Tournament { id, version: Some(version) })
            }
            Topic::Series(id, reader) => {
                let versions = versions_of(app, id, reader).await?;
                Ok(Followed::Series { id, reader, versions, look: false, is_over: false })
            }
            Topic::List(of) => Ok(Followed::List { of, version: version_of_list(app, of).await?, heard: None }),
        }
    }

    /// Whether its streams end, and the pages ask for new ones.
    pub(super) fn is_over(&self) -> bool {
        matches!(self, Followed::Series { is_over: true, .. })
    }

    /// The version that is told of, where it is known.
    pub(super) fn version(&self) -> Option<i64> {
        match self {
            Followed::Tournament { version, .. } => *version,
            Followed::Series { versions, .. } => Some(versions.number()),
            Followed::List { version, .. } => Some(*version),
        }
    }

    /// What an event says to those who listen. A version that was told of is no news; after a reload nobody knows what
    /// changed, and a restored backup may be older.
    pub(super) fn news_of(&mut self, event: Event) -> Option<ToldChange> {
        match (self, event) {
            (Followed::Tournament { .. }, Event::Reload) => Some((None, ChangeKinds::ALL)),
            (Followed::Series { look, .. }, Event::Reload) => {
                *look = true;
                Some((None, ChangeKinds::ALL))
            }
            (Followed::List { heard, .. }, Event::Reload) => {
                *heard = Some(ChangeKinds::ALL);
                Some((None, ChangeKinds::ALL))
            }
            (Followed::Tournament { id, version: told }, Event::Changed { tournament, version, kinds }) => {
                (tournament == *id && Some(version) > *told).then_some((Some(version), kinds))
            }
            (Followed::Series { versions, look, .. }, Event::Changed { tournament, version, kinds }) => {
                *look |= versions.is_hidden_event(tournament);
                versions.raise(tournament, version).then(|| (Some(versions.number()), kinds))
            }
            (Followed::List { heard, .. }, Event::Changed { kinds, .. }) => {
                // A list shows nothing of who is there, nor of what is laid or played at a table.
                if [ChangeKind::Course, ChangeKind::Results, ChangeKind::Sight].iter().any(|kind| kinds.has(*kind)) {
                    *heard = Some(heard.map_or(kinds, |before| before.and(kinds)));
                }
                None
            }
        }
    }

    /// Whether the store has to be asked whether there is news.
    pub(super) fn is_in_doubt(&self) -> bool {
        match self {
            Followed::Tournament { .. } => false,
            Followed::Series { look, .. } => *look,
            Followed::List { heard, .. } => heard.is_some(),
        }
    }

    /// Asks the store: whether an event of a series is public now that was not, or something in a list has changed. Where it does not
    /// answer, anything may have.
    pub(super) async fn look(&mut self, app: &App) -> Option<ToldChange> {
        match self {
            Followed::Tournament { .. } => None,
            Followed::Series { id, reader, versions, look, .. } => {
                if !std::mem::take(look) {
                    return None;
                }
                let Ok(now) = versions_of(app, *id, *reader).await else { return Some((None, ChangeKinds::ALL)) };
                let is_news = now.number() > versions.number();
                *versions = now;
                is_news.then(|| (Some(versions.number()), ChangeKind::Course.into()))
            }
            Followed::List { of, version, heard } => {
                let kinds = heard.take()?;
                let Ok(now) = version_of_list(app, *of).await else { return Some((None, ChangeKinds::ALL)) };
                let is_news = now != *version;
                *version = now;
                // Without the number, which is smaller where a tournament has left the list.
                is_news.then_some((None, kinds))
            }
        }
    }

    /// Notes what is told of. Whether it is told: a tournament that other people may see now ends its streams without a word.
    pub(super) fn tell(&mut self, told: Option<i64>, kinds: ChangeKinds) -> bool {
        match self {
            Followed::Tournament { version, .. } => {
                *version = told;
                !kinds.has(ChangeKind::Sight) || kinds == ChangeKinds::ALL
            }
            Followed::Series { is_over, .. } => {
                *is_over = kinds.has(ChangeKind::Sight);
                true
            }
            Followed::List { .. } => true,
        }
    }
}

/// How a series stands for a reader.
async fn versions_of(app: &App, id: SeriesId, reader: Reader) -> Result<SeriesVersions, Error> {
    let mut tx = app.db.read().await?;
    let series = series::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    let parts = season::parts_of_series(&mut tx, id).await?;
    Ok(SeriesVersions::of(&series, parts.iter(), reader))
}

/// How a list stands.
async fn version_of_list(app: &App, of: ListOf) -> Result<i64, Error> {
    Ok(tournament::version_of_list(&mut app.db.read().await?, of).await?)
}

/// Two changes as one: the later version, which is not known where one of the two is not, and the kinds of both.
pub(super) fn both(one: Option<ToldChange>, other: Option<ToldChange>) -> Option<ToldChange> {
    let (Some((version, kinds)), Some((newer, more))) = (one, other) else { return one.or(other) };
    Some((version.zip(newer).map(|(one, other)| one.max(other)), kinds.and(more)))
}
