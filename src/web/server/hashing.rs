//! Passwords are hashed and checked off the threads that answer requests, a few at one time.

use actix_web::web;

use crate::secret;

use crate::web::http::error::Error;
use crate::web::server::app::App;

/// The hash of a new password.
pub async fn hash(app: &App, password: &str) -> Result<String, Error> {
    let password = password.to_owned();
    off_thread(app, move || secret::hash_password(&password))
        .await?
        .map_err(|error| Error::Broken(format!("hashing a password: {error}")))
}

/// Whether a password fits a hash; `None`, where there is no account, takes as long.
pub async fn fits(app: &App, password: &str, hash: Option<&str>) -> Result<bool, Error> {
    let (password, hash) = (password.to_owned(), hash.map(str::to_owned));
    off_thread(app, move || secret::verify_password(&password, hash.as_deref())).await
}

async fn off_thread<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    let _place = app.hashing.acquire().await.map_err(|error| Error::Broken(error.to_string()))?;
    web::block(work).await.map_err(|error| Error::Broken(format!("hashing a password: {error}")))
}
