//! Asks another Reeve, without a proxy: it is on this machine or in this network, where a proxy outside does not come.

use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::header::AUTHORIZATION;
use ureq::Agent;
use ureq::config::Config;
use ureq::tls::TlsConfig;

use reeve_urls as urls;

/// More than a Reeve says of its health, in bytes.
const LONGEST: u64 = 100;

/// Whether a Reeve answers at an address, and no other program. Blocks for so long at most.
pub fn answers(public_url: &str, patience: Duration) -> bool {
    // Nothing is told to whoever answers, so it does not matter here who vouches for it.
    let anybody = TlsConfig::builder().disable_verification(true).build();
    let config =
        Config::builder().proxy(None).timeout_global(Some(patience)).max_redirects(0).tls_config(anybody).build();
    let asked = Agent::new_with_config(config).get(urls::healthz().on(public_url)).call();
    asked.is_ok_and(|mut answer| {
        let said = answer.body_mut().with_config().limit(LONGEST).read_to_string();
        answer.status().is_success() && said.is_ok_and(|said| said.trim_end() == "ok")
    })
}

/// Tells the server at an address that a machine has taken over, which is this run and reached at `to`. Whether it leads everybody there
/// now: it may not be there, or not take the key.
pub fn tell_moved(of: &str, key: &str, to: &str, run: &str) -> bool {
    let config = Config::builder().proxy(None).timeout_global(Some(PATIENCE)).max_redirects(0).build();
    let asked = Agent::new_with_config(config).post(urls::moved().on(of)).header(AUTHORIZATION.as_str(), bearer(key));
    asked.send_form([("to", to), ("run", run)]).is_ok()
}

/// How long a server may take that is told.
const PATIENCE: Duration = Duration::from_secs(5);

/// How a machine brings its key.
pub(super) fn bearer(key: &str) -> String {
    format!("Bearer {key}")
}

/// The key that a machine brings; empty where it brings none.
pub fn brought_key(req: &HttpRequest) -> &str {
    let sent = req.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    sent.and_then(|sent| sent.strip_prefix("Bearer ")).unwrap_or_default()
}
