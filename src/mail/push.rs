//! Wakes phones and computers by the push services of their browsers (RFC 8030). Messages are empty, so nothing has to be encrypted and
//! no service learns anything: the browser's worker asks Reeve what there is. Each request is signed by the server's own key, so that a
//! service knows whom to tell of trouble (VAPID, RFC 8292).

use std::fmt;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use ureq::http::Uri;

/// How long a push service may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// For how long a push service keeps a message for a device that can't be reached, in seconds.
const LASTS: i64 = 4 * 3600;

/// For how long a signature is good, in seconds; a service takes no longer than a day.
const SIGNED_FOR: i64 = 12 * 3600;

/// The address of a device at a push service that Reeve sends to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Endpoint(String);

impl Endpoint {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A push service did not take a message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPushed {
    /// The service knows no such device any more.
    #[error("the device is gone")]
    Gone,
    #[error("the push service answered {0}")]
    Refused(u16),
    #[error("no connection to the push service")]
    NoConnection,
}

/// A server's key for push services, as it is stored, is no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the stored key for push services can't be read")]
pub struct KeyFault;

/// Sends messages to devices.
pub struct Pusher {
    /// The push services, each as a host with all below it, or as an origin.
    services: Vec<String>,
    key: EcdsaKeyPair,
    /// Whom a service turns to.
    contact: String,
    agent: ureq::Agent,
}

impl fmt::Debug for Pusher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pusher")
            .field("services", &self.services)
            .field("contact", &self.contact)
            .finish_non_exhaustive()
    }
}

/// A new key, as it is stored.
///
/// Error: the machine gives no random numbers.
pub fn new_key() -> Result<String, KeyFault> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    Ok(URL_SAFE_NO_PAD.encode(made.map_err(|_| KeyFault)?.as_ref()))
}

impl Pusher {
    /// Sends to these services alone, with a stored key, in the name of this Reeve.
    pub fn new(services: &[String], stored_key: &str, public_url: &str) -> Result<Pusher, KeyFault> {
        let bytes = URL_SAFE_NO_PAD.decode(stored_key).map_err(|_| KeyFault)?;
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new());
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            .proxy(ureq::Proxy::try_from_env())
            .build();
        Ok(Pusher {
            services: services.to_vec(),
            key: key.map_err(|_| KeyFault)?,
            contact: public_url.to_owned(),
            agent: config.into(),
        })
    }

    /// The key that browsers are told, so that nobody else can wake the device.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key().as_ref())
    }

    /// The address of a device as its browser gave it; none where no push service that Reeve sends to has such an address. Whoever types
    /// one can't have Reeve send anywhere else.
    pub fn endpoint(&self, text: &str) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok()?;
        let origin = origin(&uri)?;
        let host = uri.host()?;
        let is_usual = origin == format!("https://{host}");
        let serves = |service: &String| match service.contains("://") {
            true => *service == origin,
            false => {
                is_usual && (host == service || host.strip_suffix(service).is_some_and(|rest| rest.ends_with('.')))
            }
        };
        self.services.iter().any(serves).then(|| Endpoint(text.to_owned()))
    }

    /// Wakes a device. It holds the thread until the service has answered. `now` in seconds since 1970.
    pub fn push(&self, endpoint: &Endpoint, now: i64) -> Result<(), NotPushed> {
        let origin = endpoint.0.parse().ok().and_then(|uri| origin(&uri)).ok_or(NotPushed::Gone)?;
        let authorization = self.authorization(&origin, now).ok_or(NotPushed::NoConnection)?;
        let answer = self
            .agent
            .post(&endpoint.0)
            .header("Authorization", authorization)
            .header("TTL", LASTS.to_string())
            .header("Urgency", "high")
            // Of several messages that wait for a device, the last is enough: it asks for all that there is.
            .header("Topic", "news")
            .send_empty()
            .map_err(|_| NotPushed::NoConnection)?;
        match answer.status().as_u16() {
            200..300 => Ok(()),
            404 | 410 => Err(NotPushed::Gone),
            other => Err(NotPushed::Refused(other)),
        }
    }

    /// The header by which a service at an origin knows who sends.
    fn authorization(&self, origin: &str, now: i64) -> Option<String> {
        let claims = serde_json::json!({ "aud": origin, "exp": now + SIGNED_FOR, "sub": self.contact });
        let [head, claims] =
            [r#"{"typ":"JWT","alg":"ES256"}"#.to_owned(), claims.to_string()].map(|part| URL_SAFE_NO_PAD.encode(part));
        let signed = format!("{head}.{claims}");
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.as_ref()), self.public_key()))
    }
}

/// Scheme, host and port of an address, as browsers write an origin.
fn origin(uri: &Uri) -> Option<String> {
    let scheme = uri.scheme_str()?;
    let authority = uri.authority()?;
    // A name and a password before the host are in no address of a push service.
    (!authority.as_str().contains('@')).then(|| format!("{scheme}://{authority}"))
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn pusher(services: &[&str]) -> Pusher {
        let services: Vec<String> = services.iter().map(|service| (*service).to_owned()).collect();
        Pusher::new(&services, &new_key().unwrap(), "https://reeve.example.org").unwrap()
    }

    #[test]
    fn nothing_is_sent_but_to_push_services() {
        let pusher = pusher(&["fcm.googleapis.com", "push.apple.com", "http://127.0.0.1:9"]);
        for taken in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://web.push.apple.com/QA",
            "https://push.apple.com/",
            "http://127.0.0.1:9/x",
        ] {
            assert!(pusher.endpoint(taken).is_some(), "{taken}");
        }
        for refused in [
            "",
            "abc",
            "/fcm/send",
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com.example.org/x",
            "https://evilfcm.googleapis.com/x",
            "https://notpush.apple.com/x",
            "https://user@fcm.googleapis.com/x",
            "https://fcm.googleapis.com@example.org/x",
            "http://127.0.0.1:99/x",
            "http://127.0.0.1/x",
            "https://127.0.0.1:9/x",
            "ftp://fcm.googleapis.com/x",
        ] {
            assert_eq!(pusher.endpoint(refused), None, "{refused}");
        }
        assert_eq!(self::pusher(&[]).endpoint("https://fcm.googleapis.com/x"), None);
    }

    #[test]
    fn a_service_can_check_who_sends() {
        let pusher = pusher(&[]);
        let header = pusher.authorization("https://push.example.org", 1_000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, pusher.public_key());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let [key, signature] = [key, signature].map(|text| URL_SAFE_NO_PAD.decode(text).unwrap());
        // An uncompressed point, as browsers want it.
        assert_eq!((key.len(), key[0]), (65, 4));
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key).verify(signed.as_bytes(), &signature).unwrap();
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected = serde_json::json!({
            "aud": "https://push.example.org", "exp": 1_000 + SIGNED_FOR, "sub": "https://reeve.example.org",
        });
        assert_eq!(claims, expected);
    }

    #[test]
    fn a_key_that_is_none_is_refused() {
        for stored in ["", "AAAA", "!"] {
            assert!(Pusher::new(&[], stored, "").is_err(), "{stored}");
        }
    }
}
