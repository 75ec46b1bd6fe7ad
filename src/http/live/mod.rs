//! News of a tournament the moment it happens: server-sent events, one address for each tournament and each series, one for the list
//! of those that are public, and one for everybody's own list.
//!
//! What is sent is the number of the version (of a series: [`SeriesVersions`](reeve_views::series::SeriesVersions)) and what kind of thing changed, never anything of what
//! changed: a page that hears of news asks for itself again, with the rights of its reader, and visitors get the one
//! that is kept for all. So a stream can't tell what a page does not.
//!
//! News is gathered and written once for all who listen to the same ([`topics`]), so that two thousand of them cost one wake-up each
//! for a message, and no more messages than anybody can use.
//!
//! Whoever does not ask for a stream gets the same message once, as an answer that ends.

mod followed;
pub mod listeners;
pub mod topics;

use std::time::Duration;

use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::stream;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, sleep, sleep_until};

use crate::error::Error;
use crate::live::followed::{Followed, ToldChange, both};
use crate::live::listeners::Listening;
use crate::live::topics::{Teller, Topic};
use crate::request::RequestContext;
use crate::response::HandlerResult;
use crate::route::{Route, get, to};
use crate::server::app::App;
use crate::ui::nav;
use reeve_actions::Permission;
use reeve_store::tournament::ListOf;
use reeve_store::{ChangeKinds, Event};
use reeve_urls as urls;

/// The media type of server-sent events.
const STREAM: &str = "text/event-stream";
/// How long news is gathered before it is sent, so that many results at once are one message.
const GATHER: Duration = Duration::from_millis(150);
/// The shortest time between two messages while news keeps coming.
const REST: Duration = Duration::from_millis(300);
/// The longest silence: then a message without news is sent, so that nobody on the way takes the connection for dead, and
/// the page knows one that is.
const SILENCE: Duration = Duration::from_secs(15);
/// How long a stream lasts. Whoever still listens asks for a new one, so that a place is nobody's for good.
const LIFE: Duration = Duration::from_secs(10 * 60);
/// A message without news.
const PING: &[u8] = b"event: ping\ndata: .\n\n";

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::public::live, Permission::SeePublic, || to(listen)).in_english(),
        get(urls::series::live, Permission::SeePublic, || to(listen_to_series)).in_english(),
        get(urls::site::live, Permission::SeePublic, || to(listen_to_public)).in_english(),
        get(urls::site::own_live, Permission::SignedIn, || to(listen_to_own)),
        get(urls::api_tournament::events, Permission::SeePublic, || to(listen)).in_english(),
        get(urls::api_series::events, Permission::SeePublic, || to(listen_to_series)).in_english(),
        get(urls::site::api_events, Permission::SeePublic, || to(listen_to_public)).in_english(),
    ]
}

/// Tells of every change from now on, beginning with how things stand.
async fn listen(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let topic = Topic::Tournament(request.tournament()?.id);
    tell_of(&request, &http, topic).await
}

/// Tells of every change of a series from now on, and of those of its events that the caller is told of.
async fn listen_to_series(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let topic = Topic::Series(request.series()?.id, nav::series_reader(&request));
    tell_of(&request, &http, topic).await
}

/// Tells of every change in the list of tournaments that everybody sees.
async fn listen_to_public(request: RequestContext, http: HttpRequest) -> HandlerResult {
    tell_of(&request, &http, Topic::List(ListOf::Everybody)).await
}

/// Tells of every change in the list of tournaments that the caller helps to run.
async fn listen_to_own(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let topic = Topic::List(nav::own_list(&request)?);
    tell_of(&request, &http, topic).await
}

/// Tells of every change of a topic from now on.
async fn tell_of(request: &RequestContext, http: &HttpRequest, topic: Topic) -> HandlerResult {
    let begun = OpenStream::begin(request, http, topic)?;
    // Behind the beginning of what is heard, so that nothing is missed between the two.
    let of = Followed::read(request, topic).await?;
    answer(request, begun, of)
}

/// Somebody who listens.
struct OpenStream {
    app: web::Data<App>,
    messages: Receiver<Bytes>,
    ends: Instant,
    _listening: Listening,
}

/// What the first who listens to a topic begins.
struct FirstListener {
    teller: Teller,
    /// All that is announced from now on.
    events: Receiver<Event>,
}

/// A stream that has begun.
struct BegunStream {
    /// Who listens from now on.
    listener: OpenStream,
    /// For the first who listens to the topic.
    first: Option<FirstListener>,
}

impl OpenStream {
    /// Begins to listen; nobody does who asks for no stream.
    fn begin(request: &RequestContext, http: &HttpRequest, topic: Topic) -> Result<Option<BegunStream>, Error> {
        let asked = http.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
        if !asked.is_some_and(|accept| accept.contains(STREAM)) {
            return Ok(None);
        }
        let listening = request.app.listeners.begin(&request.context().caller.address).ok_or(Error::Crowded)?;
        // Before anything is read, so that nothing is missed that comes after it.
        let events = request.app.db.events();
        let (messages, teller) = request.app.topics.listen(topic);
        let ends = Instant::now() + LIFE;
        let listener = OpenStream { app: request.app.clone(), messages, ends, _listening: listening };
        Ok(Some(BegunStream { listener, first: teller.map(|teller| FirstListener { teller, events }) }))
    }

    /// The next thing to send: a message, perhaps without news. None ends the stream, and the page asks for a new
    /// one: it has lasted long enough, the server stops, or who may see the tournament has changed.
    async fn next(&mut self) -> Option<Bytes> {
        if Instant::now() > self.ends {
            return None;
        }
        tokio::select! {
            heard = self.messages.recv() => match heard {
                Ok(message) => Some(message),
                Err(RecvError::Lagged(_)) => Some(message(None, ChangeKinds::ALL)),
                Err(RecvError::Closed) => None,
            },
            () = sleep(SILENCE) => Some(Bytes::from_static(PING)),
            () = self.app.stopped() => None,
        }
    }
}

/// The answer: a stream, or how things stand where none was asked for.
fn answer(request: &RequestContext, begun: Option<BegunStream>, of: Followed) -> HandlerResult {
    let mut response = HttpResponse::Ok();
    response
        .content_type(STREAM)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // Neither we nor anybody on the way may wait until there is enough to compress, or to pass on.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("X-Accel-Buffering", "no"));
    let first = message(of.version(), ChangeKinds::ALL);
    let Some(BegunStream { listener, first: to_tell }) = begun else { return Ok(response.body(first)) };
    if let Some(FirstListener { teller, events }) = to_tell {
        let news = News { app: request.app.clone(), events, of, told_at: None };
        actix_web::rt::spawn(keep_telling(news, teller));
    }
    let start = (listener, Some(first));
    Ok(response.streaming(stream::unfold(start, |(mut listener, first)| async move {
        let next = match first {
            Some(first) => Some(first),
            None => listener.next().await,
        };
        next.map(|text| (Ok::<_, actix_web::Error>(text), (listener, None)))
    })))
}

/// Tells all who listen to a topic of its news, as long as anybody does.
async fn keep_telling(mut news: News, mut teller: Teller) {
    loop {
        match news.next().await {
            HeardNews::News(message) => teller.tell(message),
            HeardNews::Nothing => {}
            HeardNews::Over => return,
        }
        match news.app.topics.unless_unheard(teller) {
            Some(heard) => teller = heard,
            None => return,
        }
    }
}

/// A message: the version, where it is known, and the kinds of things that changed.
fn message(version: Option<i64>, kinds: ChangeKinds) -> Bytes {
    let kinds: Vec<&str> = kinds.codes().collect();
    let data = serde_json::json!({ "version": version, "kinds": kinds });
    Bytes::from(format!("data: {data}\n\n"))
}

/// What is announced, as far as it is news of one topic.
struct News {
    app: web::Data<App>,
    events: Receiver<Event>,
    of: Followed,
    /// When there was news last.
    told_at: Option<Instant>,
}

/// What a teller has heard.
enum HeardNews {
    /// A message for all who listen.
    News(Bytes),
    Nothing,
    Over,
}

impl News {
    /// What those who listen are told next.
    async fn next(&mut self) -> HeardNews {
        if self.of.is_over() {
            return HeardNews::Over;
        }
        let silence = Instant::now() + SILENCE;
        loop {
            let heard = tokio::select! {
                heard = self.events.recv() => heard,
                () = sleep_until(silence) => return HeardNews::Nothing,
                () = self.app.stopped() => return HeardNews::Over,
            };
            let first = match heard {
                Ok(event) => self.of.news_of(event),
                Err(RecvError::Lagged(_)) => self.of.news_of(Event::Reload),
                Err(RecvError::Closed) => return HeardNews::Over,
            };
            if first.is_none() && !self.of.is_in_doubt() {
                continue;
            }
            let rested = self.told_at.map(|told| told + REST);
            sleep_until(rested.into_iter().fold(Instant::now() + GATHER, Instant::max)).await;
            let gathered = self.gather(first);
            let looked = self.of.look(&self.app).await;
            let Some((version, kinds)) = both(gathered, looked) else { continue };
            self.told_at = Some(Instant::now());
            return match self.of.tell(version, kinds) {
                true => HeardNews::News(message(version, kinds)),
                false => HeardNews::Over,
            };
        }
    }

    /// What else has been announced meanwhile.
    fn gather(&mut self, first: Option<ToldChange>) -> Option<ToldChange> {
        let mut all = first;
        loop {
            let more = match self.events.try_recv() {
                Ok(event) => self.of.news_of(event),
                Err(TryRecvError::Lagged(_)) => self.of.news_of(Event::Reload),
                Err(TryRecvError::Empty | TryRecvError::Closed) => return all,
            };
            all = both(all, more);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{GATHER, REST};

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
        let [gather, rest] = [GATHER, REST].map(|time| time.as_secs_f64() * 1000.0);
        assert!(spread >= 400.0 && pause >= 400.0, "2,000 pages ask for 5,000 answers a second at most");
        for most in [spread, pause] {
            assert!(
                gather + most / 2.0 <= 450.0,
                "half of them have asked in time for an answer within 500 ms: {most}"
            );
            assert!(gather + most <= 1000.0, "the server has a second for all of them: {most}");
            assert!(rest + most <= 1000.0, "also where news keeps coming: {most}");
        }
    }
}
