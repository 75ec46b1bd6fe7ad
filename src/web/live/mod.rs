//! News of a tournament the moment it happens: server-sent events, one address for each tournament.
//!
//! What is sent is the number of the tournament's version and what kind of thing changed, never anything of what
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
use crate::store::{ChangeKind, ChangeKinds, Event, TournamentId};
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::HandlerResult;
use crate::web::http::route::{Route, get, to};
use crate::web::live::listeners::Listening;
use crate::web::server::app::App;

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

/// The route of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/live", Permission::SeePublic, || to(listen))]
}

/// Tells of every change from now on, beginning with how things stand.
async fn listen(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let tournament = request.tournament()?;
    // From before the version was read nothing is missed that comes after it.
    let events = request.app.db.events();
    let mut response = HttpResponse::Ok();
    response
        .content_type(STREAM)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // Neither we nor anybody on the way may wait until there is enough to compress, or to pass on.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("X-Accel-Buffering", "no"));
    let asked = http.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let first = message(Some(tournament.version), ChangeKinds::ALL);
    if !asked.is_some_and(|accept| accept.contains(STREAM)) {
        return Ok(response.body(first));
    }
    let listening = request.app.listeners.begin(&request.context().caller.address).ok_or(Error::Crowded)?;
    let news = News {
        app: request.app.clone(),
        events,
        tournament: tournament.id,
        version: Some(tournament.version),
        ends: Instant::now() + LIFE,
        _listening: listening,
    };
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
    tournament: TournamentId,
    /// The version that was last told of; None after a time in which anything may have happened.
    version: Option<i64>,
    ends: Instant,
    _listening: Listening,
}

impl News {
    /// The next thing to send: a message, perhaps without news. None ends the stream, and the page asks for a new
    /// one: it has lasted long enough, the server stops, or who may see the tournament has changed.
    async fn next(&mut self) -> Option<Bytes> {
        if Instant::now() > self.ends {
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
                Ok(event) => match self.news_of(event) {
                    Some(news) => break news,
                    None => continue,
                },
                Err(RecvError::Lagged(_)) => break (None, ChangeKinds::ALL),
                Err(RecvError::Closed) => return None,
            }
        };
        sleep(GATHER).await;
        let (version, kinds) = self.gather(first);
        if kinds.has(ChangeKind::Sight) && kinds != ChangeKinds::ALL {
            return None;
        }
        self.version = version;
        Some(message(version, kinds))
    }

    /// What an event says to this listener. A version that was told of is no news; after a reload nobody knows what
    /// changed, and a restored backup may be older.
    fn news_of(&self, event: Event) -> Option<(Option<i64>, ChangeKinds)> {
        match event {
            Event::Changed { tournament, version, kinds } => {
                (tournament == self.tournament && Some(version) > self.version).then_some((Some(version), kinds))
            }
            Event::Reload => Some((None, ChangeKinds::ALL)),
        }
    }

    /// What else has been announced meanwhile.
    fn gather(&mut self, first: (Option<i64>, ChangeKinds)) -> (Option<i64>, ChangeKinds) {
        let both = |(version, kinds): (Option<i64>, ChangeKinds), (newer, more): (Option<i64>, ChangeKinds)| {
            (version.zip(newer).map(|(one, other)| one.max(other)), kinds.and(more))
        };
        let mut all = first;
        loop {
            match self.events.try_recv() {
                Ok(event) => all = self.news_of(event).map_or(all, |news| both(all, news)),
                Err(TryRecvError::Lagged(_)) => all = (None, ChangeKinds::ALL),
                Err(TryRecvError::Empty | TryRecvError::Closed) => return all,
            }
        }
    }
}
