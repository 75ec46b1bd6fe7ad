//! A new connection: it is counted first, then encrypted where there is a certificate, then read.
//!
//! `HttpServer` of actix-web counts a connection only after its TLS handshake, so somebody who opens many and says
//! nothing would keep everybody else from shaking hands. Here the same parts are put together in another order.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use actix_http::{HttpService, KeepAlive};
use actix_server::Server;
use actix_service::{IntoServiceFactory, Service, ServiceFactoryExt, apply_fn_factory, fn_service, map_config};
use actix_web::App as ActixApp;
use actix_web::dev::AppConfig;
use actix_web::http::StatusCode;
use actix_web::middleware::{Compress, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::web;
use rustls::ServerConfig;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::error::Error;
use crate::guard;
use crate::route::Routes;
use crate::server::accept_fairness::{NewcomersTurn, NewcomersTurns};
use crate::server::app::App;
use crate::server::connections::{Connections, OpenConnection};
use crate::server::head_limit::{CLOSING, HEAD, Intake};
use reeve_words as words;

/// How long a connection waits for its next request.
const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// The first byte of a handshake. A request that is not encrypted begins with a letter.
const HANDSHAKE: u8 = 22;

/// What Actix answers to what is no request, before anything of Reeve has seen it. No page of Reeve is empty.
const BARE_REFUSAL: &[u8] = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n";

/// How connections are taken.
pub struct Acceptance {
    /// What they are encrypted with, if they are.
    pub encryption: Option<Arc<ServerConfig>>,
    /// How many there may be from one address.
    pub connections: Arc<Connections>,
    pub workers: usize,
    /// How many connections each of them takes.
    pub each: usize,
    /// How long requests under way may take once the server is told to stop, in seconds.
    pub last_requests: u64,
    pub routes: Routes,
}

/// Listens on a socket and answers with the pages of the program.
pub fn serve(socket: TcpListener, app: &web::Data<App>, how: Acceptance) -> io::Result<Server> {
    let address = socket.local_addr()?;
    let builder = Server::build()
        .disable_signals()
        .shutdown_timeout(how.last_requests)
        .workers(how.workers)
        .max_concurrent_connections(how.each);
    let stopping = builder.graceful_shutdown_signal();
    let (app, connections, encryption) = (app.clone(), how.connections, how.encryption);
    let factory = move || {
        let pages = ActixApp::new()
            .app_data(app.clone())
            .wrap(Compress::default())
            .wrap(from_fn(guard::guard))
            .configure(how.routes.register)
            .default_service(web::to(|| async { Err::<&str, Error>(Error::Missing) }))
            .into_factory()
            .map_err(|error: actix_web::Error| error.error_response());
        let stopping = stopping.clone();
        let http = HttpService::build()
            .keep_alive(KeepAlive::Timeout(KEEP_ALIVE))
            .client_request_timeout(HEAD)
            .client_disconnect_timeout(CLOSING)
            .local_addr(address)
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            .on_connect_ext(|accepted: &Accepted, extensions| {
                extensions.insert(Rc::clone(&accepted.intake));
                if let Some(open) = &accepted.open {
                    extensions.insert(Rc::clone(open));
                }
            })
            .h1(map_config(pages, |()| AppConfig::default()))
            .map_err(|error| tracing::debug!(%error, "a connection ended"));
        let (app, connections, encryption) = (app.clone(), Arc::clone(&connections), encryption.clone());
        let turns = NewcomersTurns::new();
        fn_service(move |stream: TcpStream| {
            let (app, connections, encryption) = (app.clone(), Arc::clone(&connections), encryption.clone());
            let turn = turns.join();
            async move {
                turn.comes().await;
                begin(stream, &app, &connections, encryption, turn).await
            }
        })
        .and_then(apply_fn_factory(http, |(accepted, peer): (Accepted, Option<SocketAddr>), http| {
            let (turn, intake) = (accepted.turn.clone(), Rc::clone(&accepted.intake));
            turn.taken_for(http.call((accepted, peer)), move || intake.is_awaited())
        }))
    };
    Ok(builder.listen("pages", socket, factory)?.run())
}

/// Takes a connection. Error: it is over already, and whoever wants to know finds why in the log.
async fn begin(
    stream: TcpStream,
    app: &App,
    connections: &Arc<Connections>,
    encryption: Option<Arc<ServerConfig>>,
    turn: NewcomersTurn,
) -> Result<(Accepted, Option<SocketAddr>), ()> {
    let peer = stream.peer_addr().ok();
    let open = connections.begin(&stream)?.map(Rc::new);
    let intake = Intake::new();
    let Some(encryption) = encryption else {
        return Ok((Accepted { transport: Transport::Plain(stream), intake, turn, open }, peer));
    };
    match tokio::time::timeout(HEAD, turn.clone().taken_for(shake_hands(stream, app, encryption), || true)).await {
        Ok(Ok(Some(stream))) => {
            Ok((Accepted { transport: Transport::Encrypted(Box::new(stream)), intake, turn, open }, peer))
        }
        Ok(Ok(None)) => Err(()),
        Ok(Err(error)) => {
            tracing::debug!(%error, "a handshake failed");
            Err(())
        }
        Err(_) => {
            tracing::debug!("a handshake took too long");
            Err(())
        }
    }
}

/// Encrypts a connection. Whoever forgot the s of https is sent there; then there is none.
async fn shake_hands(
    mut stream: TcpStream,
    app: &App,
    encryption: Arc<ServerConfig>,
) -> io::Result<Option<TlsStream<TcpStream>>> {
    let mut first = [0];
    if stream.peek(&mut first).await? == 1 && first[0] != HANDSHAKE {
        let mut request = [0; 2048];
        let length = stream.read(&mut request).await?;
        let answer = sent_to_https(&app.public_url(), request.get(..length).unwrap_or_default());
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        return Ok(None);
    }
    TlsAcceptor::from(encryption).accept(stream).await.map(Some)
}

/// The answer to a request that came without encryption.
fn sent_to_https(public_url: &str, request: &[u8]) -> String {
    let line = request.split(|byte| *byte == b'\r').next().unwrap_or_default();
    let line = std::str::from_utf8(line).unwrap_or_default();
    let path =
        line.split(' ').nth(1).filter(|path| path.starts_with('/') && path.bytes().all(|byte| byte.is_ascii_graphic()));
    let path = path.unwrap_or("/");
    format!(
        "HTTP/1.1 307 Temporary Redirect\r\nlocation: {public_url}{path}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    )
}

/// The last answer of a connection: a line of plain text.
fn in_words(status: StatusCode, words: &str) -> String {
    let length = words.len();
    format!(
        "HTTP/1.1 {status}\r\ncontent-length: {length}\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n\
         {words}"
    )
}

/// A connection that was taken.
struct Accepted {
    transport: Transport,
    /// How much of it is read.
    intake: Rc<Intake>,
    /// When it is looked at while nobody knows what it asks.
    turn: NewcomersTurn,
    /// Its place among those of its address, kept until it ends.
    open: Option<Rc<OpenConnection>>,
}

enum Transport {
    Plain(TcpStream),
    Encrypted(Box<TlsStream<TcpStream>>),
}

/// Calls the same method of whichever stream there is.
macro_rules! of_the_transport {
    ($accepted:expr, $method:ident($($argument:expr),*)) => {
        match &mut $accepted.get_mut().transport {
            Transport::Plain(stream) => Pin::new(stream).$method($($argument),*),
            Transport::Encrypted(stream) => Pin::new(&mut **stream).$method($($argument),*),
        }
    };
}

impl AsyncRead for Accepted {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let accepted = self.get_mut();
        match &mut accepted.transport {
            Transport::Plain(stream) => accepted.intake.poll_read(stream, cx, into),
            Transport::Encrypted(stream) => accepted.intake.poll_read(&mut **stream, cx, into),
        }
    }
}

/// Whether this is the whole of an empty refusal, and not the beginning of something else that looks like it.
fn is_bare_refusal(bytes: &[u8]) -> bool {
    bytes.starts_with(BARE_REFUSAL) && bytes.len() < 200 && bytes.ends_with(b"\r\n\r\n")
}

impl AsyncWrite for Accepted {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if is_bare_refusal(bytes) {
            // The connection ends with it, so nothing else stands in the way of these few bytes.
            let sent = in_words(StatusCode::BAD_REQUEST, words::requests::NO_REQUEST);
            return of_the_transport!(self, poll_write(cx, sent.as_bytes())).map_ok(|_| bytes.len());
        }
        of_the_transport!(self, poll_write(cx, bytes))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        of_the_transport!(self, poll_flush(cx))
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let accepted = self.get_mut();
        match &mut accepted.transport {
            Transport::Plain(stream) => accepted.intake.poll_shutdown(stream, cx),
            Transport::Encrypted(stream) => accepted.intake.poll_shutdown(&mut **stream, cx),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_forgets_the_s_is_sent_to_the_same_page() {
        let check = |request: &[u8], expected: &str| {
            let answer = sent_to_https("https://reeve.example.org", request);
            assert!(answer.contains(&format!("\r\nlocation: https://reeve.example.org{expected}\r\n")), "{answer}");
        };
        check(b"GET /t/jena?q=a HTTP/1.1\r\nHost: reeve.example.org\r\n\r\n", "/t/jena?q=a");
        check(b"GET http://elsewhere/ HTTP/1.1\r\n\r\n", "/");
        check(b"GET /a\x01b HTTP/1.1\r\n\r\n", "/");
        check(b"\xff\xfe", "/");
        check(b"", "/");
    }
}
