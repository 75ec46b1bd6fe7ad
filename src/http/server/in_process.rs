//! The pages, asked for within the program: as nobody, and without a network.

use std::net::{Ipv4Addr, SocketAddr};

use actix_http::Request;
use actix_service::boxed::BoxService;
use actix_service::{IntoServiceFactory, Service, ServiceFactory, boxed, map_config};
use actix_web::App as ActixApp;
use actix_web::body::{BoxBody, to_bytes};
use actix_web::dev::{AppConfig, ServiceResponse};
use actix_web::http::header::{CONTENT_TYPE, HeaderMap, HeaderName};
use actix_web::http::{StatusCode, Uri};
use actix_web::middleware::from_fn;
use actix_web::web;
use actix_web::web::Bytes;

use crate::error::Error;
use crate::guard;
use crate::guard::route_table;
use crate::robots;
use crate::route::Routes;
use crate::server::app::App;

/// The program's own router.
pub struct InProcess(BoxService<Request, ServiceResponse<BoxBody>, actix_web::Error>);

/// An answer of it.
pub struct OwnAnswer {
    pub status: StatusCode,
    pub media_type: String,
    /// What search engines are told; empty where they may list it.
    pub robots: String,
    pub bytes: Bytes,
}

impl InProcess {
    pub async fn new(app: &web::Data<App>, routes: Routes) -> Result<InProcess, Error> {
        route_table::declare(routes);
        let pages = ActixApp::new()
            .app_data(app.clone())
            .wrap(from_fn(guard::guard))
            .configure(routes.register)
            .default_service(web::to(|| async { Err::<&str, Error>(Error::Missing) }));
        let factory = map_config(IntoServiceFactory::<_, Request>::into_factory(pages), |()| AppConfig::default());
        let service = factory.new_service(()).await.map_err(|()| Error::Broken("no router".to_owned()))?;
        Ok(InProcess(boxed::service(service)))
    }

    /// What a visitor gets at an address.
    pub async fn get(&self, address: &str) -> Result<OwnAnswer, Error> {
        let broken = |error: String| Error::Broken(format!("{address}: {error}"));
        let mut request = Request::new();
        request.head_mut().uri = address.parse::<Uri>().map_err(|error| broken(error.to_string()))?;
        request.head_mut().peer_addr = Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
        let answer = self.0.call(request).await.map_err(|error| broken(error.to_string()))?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        let bytes = to_bytes(answer.into_body()).await.map_err(|error| broken(error.to_string()))?;
        let [media_type, robots] = [CONTENT_TYPE, robots::HEADER].map(|name| text(&headers, &name));
        Ok(OwnAnswer { status, media_type, robots, bytes })
    }
}

fn text(headers: &HeaderMap, name: &HeaderName) -> String {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}
