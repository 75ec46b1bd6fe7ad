//! The least that a server of the same library can do: one handler that returns bytes which are there.

use actix_web::dev::ServerHandle;
use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{App, HttpResponse, HttpServer, web};

/// A running bare server.
pub struct Bare {
    pub address: String,
    handle: ServerHandle,
}

/// Serves these compressed bytes at every address, with as many workers as Reeve.
pub fn start(body: Vec<u8>) -> Bare {
    let body = Bytes::from(body);
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let server = HttpServer::new(move || {
                let body = body.clone();
                App::new().default_service(web::to(move || {
                    let body = body.clone();
                    async move {
                        HttpResponse::Ok()
                            .content_type("text/html; charset=utf-8")
                            .insert_header((header::CONTENT_ENCODING, "br"))
                            .body(body)
                    }
                }))
            })
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

impl Bare {
    pub fn stop(self) {
        drop(self.handle.stop(false));
    }
}
