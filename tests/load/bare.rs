//! The least that a server of the same library can do: one handler that returns bytes which are there, heads and all.

use actix_web::dev::ServerHandle;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::web::Bytes;
use actix_web::{App, HttpResponse, HttpServer, web};

use crate::client::Answer;

/// A running bare server.
pub struct Bare {
    pub address: String,
    handle: ServerHandle,
}

/// Serves the body of this answer with its headers at every address, with as many workers as Reeve.
pub fn start(answer: &Answer, workers: usize) -> Bare {
    let body = Bytes::copy_from_slice(&answer.body);
    let headers = headers(&answer.head);
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let server = HttpServer::new(move || {
                let (body, headers) = (body.clone(), headers.clone());
                App::new().default_service(web::to(move || {
                    let mut answer = HttpResponse::Ok().body(body.clone());
                    *answer.headers_mut() = headers.clone();
                    async move { answer }
                }))
            })
            .workers(workers)
            .disable_signals()
            .bind("127.0.0.1:0")
            .unwrap();
            let address = server.addrs()[0].to_string();
            let server = server.run();
            sender.send(Bare { address, handle: server.handle() }).unwrap_or_default();
            server.await.unwrap();
        });
    });
    receiver.recv().unwrap()
}

/// The headers of an answer but those that the library writes itself.
fn headers(head: &str) -> HeaderMap {
    let lines = head.lines().skip(1).filter_map(|line| line.split_once(": "));
    let lines = lines.map(|(name, value)| (name.parse::<HeaderName>().unwrap(), HeaderValue::from_str(value).unwrap()));
    lines.filter(|(name, _)| ![header::CONTENT_LENGTH, header::DATE, header::CONNECTION].contains(name)).collect()
}

impl Bare {
    pub fn stop(self) {
        drop(self.handle.stop(false));
    }
}
