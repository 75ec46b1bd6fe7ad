//! News of a tournament the moment it happens: server-sent events, one address for each tournament and each series.
//!
//! What is sent is the number of the version (of a series: [`SeriesVersions`]) and what kind of thing changed, never anything of what
//! changed: a page that hears of news asks for itself again, with the rights of its reader, and visitors get the one
//! that is kept for all. So a stream can't tell what a page does not.
//!
//! Whoever does not ask for a stream gets the same message once, as an answer that ends.

pub(crate) mod listeners;

use std::time::Duration;

use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::stream;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, sleep, sleep_until};

use crate::actions::Permission;
use crate::store::{ChangeKind, ChangeKinds, Event, SeriesId, TournamentId, season, series};
use crate::views::series::SeriesVersions;
use crate::views::shown::Reader;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::HandlerResult;
use crate::web::http::route::{Route, get, to};
use crate::web::live::listeners::Listening;
use crate::web::server::app::App;
use crate::web::ui::nav;

/// The media type of server-sent events.
const STREAM: &str = "text/event-stream";
/// How long news is gathered before it is sent, so that many results at once are one message.
const GATHER: Duration = Duration::from_millis(150);
/// The longest silence: then a message without news is sent, so that nobody on the way takes the connection for dead, and
/// the page knows one that is.
const SILENCE: Duration = Duration::from_secs(15);
/// How long a stream lasts. Whoever still listens asks for a new one, so that a place is nobody's for good.
const LIFE: Duration = Duration::from_secs(10 * 60);
/// A message without news.
const PING: &[u8] = b"event: ping\ndata: .\n\n";

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get("/t/{slug}/live", Permission::SeePublic, || to(listen)),
        get("/s/{series}/live", Permission::SeePublic, || to(listen_to_series)),
    ]
}

/// Tells of every change from now on, beginning with how things stand.
async fn listen(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let tournament = request.tournament()?;
    // From before the version was read nothing is missed that comes after it.
    let events = request.app.db.events();
    let of = Followed::Tournament { id: tournament.id, version: Some(tournament.version) };
    stream_of(&request, &http, events, of)
}

/// Tells of every change of a series from now on, and of those of its events that the caller is told of.
async fn listen_to_series(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let events = request.app.db.events();
    let (id, reader) = (request.series()?.id, nav::series_reader(&request));
    // Read once more, after the beginning of what is heard.
    let versions = versions_of(&request.app, id, reader).await?;
    stream_of(&request, &http, events, Followed::Series { id, reader, versions, look: false, is_over: false })
}

/// How a series stands for a reader.
async fn versions_of(app: &App, id: SeriesId, reader: Reader) -> Result<SeriesVersions, Error> {
    let mut tx = app.db.read().await?;
    let series = series::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    let parts = season::parts_of_series(&mut tx, id).await?;
    Ok(SeriesVersions::of(&series, parts.iter(), reader))
}

/// The answer: a stream, or how things stand where none was asked for.
fn stream_of(request: &RequestContext, http: &HttpRequest, events: Receiver<Event>, of: Followed) -> HandlerResult {
    let mut response = HttpResponse::Ok();
    response
        .content_type(STREAM)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // Neither we nor anybody on the way may wait until there is enough to compress, or to pass on.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("X-Accel-Buffering", "no"));
    let asked = http.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let first = message(of.version(), ChangeKinds::ALL);
    if !asked.is_some_and(|accept| accept.contains(STREAM)) {
        return Ok(response.body(first));
    }
    let listening = request.app.listeners.begin(&request.context().caller.address).ok_or(Error::Crowded)?;
    let news = News { app: request.app.clone(), events, of, ends: Instant::now() + LIFE, _listening: listening };
    let start = (news, Some(first));
    Ok(response.streaming(stream::unfold(start, |(mut news, first)| async move {
        let next = match first {
            Some(first) => Some(first),
            None => news.next().await,
        };
        next.map(|text| (Ok::<_, actix_web::Error>(text), (news, None)))
    })))
}

/// A message: the version, where it is known, and the kinds of things that changed.
fn message(version: Option<i64>, kinds: ChangeKinds) -> Bytes {
    let kinds: Vec<&str> = kinds.codes().collect();
    let data = serde_json::json!({ "version": version, "kinds": kinds });
    Bytes::from(format!("data: {data}\n\n"))
}

/// What one listener has heard.
struct News {
    app: web::Data<App>,
    events: Receiver<Event>,
    of: Followed,
    ends: Instant,
    _listening: Listening,
}

/// What a listener is told of.
enum Followed {
    Tournament {
        id: TournamentId,
        /// The version that was last told of; None after a time in which anything may have happened.
        version: Option<i64>,
    },
    Series {
        id: SeriesId,
        reader: Reader,
        versions: SeriesVersions,
        /// Whether an event may have become public of which the listener was told nothing.
        look: bool,
        /// Whether the series may have other events by now, or may be seen by others: the page asks for a new stream.
        is_over: bool,
    },
}

impl Followed {
    fn version(&self) -> Option<i64> {
        match self {
            Followed::Tournament { version, .. } => *version,
            Followed::Series { versions, .. } => Some(versions.number()),
        }
    }

    /// What an event says to this listener. A version that was told of is no news; after a reload nobody knows what
    /// changed, and a restored backup may be older.
    fn news_of(&mut self, event: Event) -> Option<(Option<i64>, ChangeKinds)> {
        match (self, event) {
            (_, Event::Reload) => Some((None, ChangeKinds::ALL)),
            (Followed::Tournament { id, version: told }, Event::Changed { tournament, version, kinds }) => {
                (tournament == *id && Some(version) > *told).then_some((Some(version), kinds))
            }
            (Followed::Series { versions, look, .. }, Event::Changed { tournament, version, kinds }) => {
                *look |= versions.is_untold(tournament);
                versions.raise(tournament, version).then(|| (Some(versions.number()), kinds))
            }
        }
    }

    /// Notes what is told of. Whether it is told: a tournament that other people may see now ends its streams without a word.
    fn tell(&mut self, told: Option<i64>, kinds: ChangeKinds) -> bool {
        match self {
            Followed::Tournament { version, .. } => {
                *version = told;
                !kinds.has(ChangeKind::Sight) || kinds == ChangeKinds::ALL
            }
            Followed::Series { is_over, .. } => {
                *is_over = kinds.has(ChangeKind::Sight);
                true
            }
        }
    }
}

impl News {
    /// The next thing to send: a message, perhaps without news. None ends the stream, and the page asks for a new
    /// one: it has lasted long enough, the server stops, or who may see the tournament has changed.
    async fn next(&mut self) -> Option<Bytes> {
        if Instant::now() > self.ends || matches!(self.of, Followed::Series { is_over: true, .. }) {
            return None;
        }
        let silence = Instant::now() + SILENCE;
        let first = loop {
            let heard = tokio::select! {
                heard = self.events.recv() => heard,
                () = sleep_until(silence) => return Some(Bytes::from_static(PING)),
                () = self.app.stopped() => return None,
            };
            match heard {
                Ok(event) => match self.of.news_of(event) {
                    Some(news) => break news,
                    None => match self.look().await {
                        Some(news) => break news,
                        None => continue,
                    },
                },
                Err(RecvError::Lagged(_)) => break (None, ChangeKinds::ALL),
                Err(RecvError::Closed) => return None,
            }
        };
        sleep(GATHER).await;
        let (mut version, mut kinds) = self.gather(first);
        if let Some((newer, more)) = self.look().await {
            (version, kinds) = (version.and(newer), kinds.and(more));
        }
        self.of.tell(version, kinds).then(|| message(version, kinds))
    }

    /// Looks whether an event of a series is public now that was not, and says so.
    async fn look(&mut self) -> Option<(Option<i64>, ChangeKinds)> {
        let Followed::Series { id, reader, versions, look, .. } = &mut self.of else { return None };
        if !std::mem::take(look) {
            return None;
        }
        let now = versions_of(&self.app, *id, *reader).await.ok()?;
        let is_news = now.number() > versions.number();
        *versions = now;
        is_news.then(|| (Some(versions.number()), ChangeKind::Course.into()))
    }

    /// What else has been announced meanwhile.
    fn gather(&mut self, first: (Option<i64>, ChangeKinds)) -> (Option<i64>, ChangeKinds) {
        let both = |(version, kinds): (Option<i64>, ChangeKinds), (newer, more): (Option<i64>, ChangeKinds)| {
            (version.zip(newer).map(|(one, other)| one.max(other)), kinds.and(more))
        };
        let mut all = first;
        loop {
            match self.events.try_recv() {
                Ok(event) => all = self.of.news_of(event).map_or(all, |news| both(all, news)),
                Err(TryRecvError::Lagged(_)) => all = (None, ChangeKinds::ALL),
                Err(TryRecvError::Empty | TryRecvError::Closed) => return all,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::GATHER;

    /// What `static/live.js` waits on pages that many have open, in milliseconds: within which time they ask after news, and how
    /// long they rest after they have asked.
    fn waits_of_a_crowd() -> [f64; 2] {
        let script = include_str!("../../../static/live.js");
        let line = script.lines().find(|line| line.contains("const [spread, pause]")).expect("the waits");
        let (_, numbers) = line.rsplit_once(": [").expect("those of a crowd");
        let numbers: Vec<f64> = numbers.trim_end_matches("];").split(", ").map(|n| n.parse().expect(line)).collect();
        numbers.try_into().expect("two")
    }

    #[test]
    fn a_crowd_asks_spread_out_and_half_of_it_is_answered_within_half_a_second() {
        let [spread, pause] = waits_of_a_crowd();
        let gather = GATHER.as_secs_f64() * 1000.0;
        assert!(spread >= 400.0 && pause >= 400.0, "2,000 pages ask for 5,000 answers a second at most");
        for most in [spread, pause] {
            assert!(
                gather + most / 2.0 <= 450.0,
                "half of them have asked in time for an answer within 500 ms: {most}"
            );
            assert!(gather + most <= 1000.0, "the server has a second for all of them: {most}");
        }
    }
}
