//! Passkeys as browsers know them (WebAuthn): what is asked, and whether an answer fits.
//!
//! The checks are those of the crate `webauthn-rs`: challenge, origin, domain, the signature, the counter. Its
//! "security keys" are the kind that stands beside a password, so the person is verified (by a finger, a face or a PIN)
//! where the device can, and where it did so once, it has to each time. Who made the device is not asked: no list of makers
//! is kept here.
//!
//! What was asked is kept on the server (`store::passkey`), and so is what the crate compares an answer with; nothing here
//! reads or writes it.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{
    AuthenticationResult, PublicKeyCredential, RegisterPublicKeyCredential, SecurityKey, SecurityKeyAuthentication,
    SecurityKeyRegistration, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use reeve_limits as limits;
use reeve_store as store;
use reeve_store::AccountId;
use reeve_store::account::Account;
use reeve_store::passkey::{NewPasskey, NewPasskeyQuestion, Passkey, PasskeyQuestion};

use crate::accounts::refusal::Refusal;
use crate::{Error, Result};

/// What passkeys are called by on devices, beside the domain.
const SITE: &str = "Reeve";

/// The address that passkeys are made for.
#[derive(Debug, Clone)]
pub struct RelyingParty {
    webauthn: Webauthn,
    domain: String,
}

impl RelyingParty {
    /// That of the address under which people reach Reeve. None where browsers know no passkeys: it has to have a name, and to
    /// be reached over https, or to be this machine's own.
    ///
    /// Error: it has all that, and is refused all the same.
    pub fn at(public_url: &str) -> std::result::Result<Option<RelyingParty>, WebauthnError> {
        let Ok(origin) = Url::parse(public_url) else { return Ok(None) };
        let Some(domain) = origin.domain().map(str::to_owned) else { return Ok(None) };
        let is_own = domain == "localhost" || domain.ends_with(".localhost");
        if origin.scheme() != "https" && !is_own {
            return Ok(None);
        }
        let minutes = limits::PENDING_SIGN_IN_MINUTES.unsigned_abs();
        let builder = WebauthnBuilder::new(&domain, &origin)?;
        let webauthn = builder.rp_name(SITE).timeout(Duration::from_secs(60 * minutes)).build()?;
        Ok(Some(RelyingParty { webauthn, domain }))
    }

    /// Whether a passkey was made for this address; browsers offer others nowhere here.
    pub fn owns(&self, passkey: &Passkey) -> bool {
        passkey.rp_id == self.domain
    }

    /// What a browser is asked where somebody adds a passkey, which is none of those that the account has.
    pub(crate) fn question_for_new(
        &self,
        account: &Account,
        known: &[Passkey],
        name: &str,
    ) -> Result<NewPasskeyQuestion> {
        let known = known.iter().filter_map(readable).map(|key| key.cred_id().clone()).collect();
        let user = user_of(account);
        let asked =
            self.webauthn.start_securitykey_registration(user, &account.name, &account.name, Some(known), None, None);
        let (mut options, state) = asked.map_err(broken)?;
        // A phone, a computer or a stick: whatever people have.
        options.public_key.hints = None;
        options.public_key.extensions = None;
        let question = PasskeyQuestion { account_id: account.id, options: json(&options)?, state: json(&state)? };
        Ok(NewPasskeyQuestion { name: name.to_owned(), question })
    }

    /// The passkey that a browser made, to be stored.
    ///
    /// Error: the answer is none to what was asked.
    pub(crate) fn made(&self, asked: &NewPasskeyQuestion, answer: &str, now: DateTime<Utc>) -> Result<NewPasskey> {
        let state: SecurityKeyRegistration = read(&asked.question.state)?;
        let answer: RegisterPublicKeyCredential = serde_json::from_str(answer).map_err(|_| wrong())?;
        let made = self.webauthn.finish_securitykey_registration(&answer, &state);
        let key = made.map_err(|fault| refused(&fault))?;
        Ok(NewPasskey {
            account_id: asked.question.account_id,
            credential_id: URL_SAFE_NO_PAD.encode(key.cred_id()),
            rp_id: self.domain.clone(),
            name: asked.name.clone(),
            credential: json(&key)?,
            added_at: now,
        })
    }

    /// What a browser is asked for a passkey of an account; none where the account has none of this address.
    pub(crate) fn question(&self, account: AccountId, passkeys: &[Passkey]) -> Result<Option<PasskeyQuestion>> {
        let keys: Vec<SecurityKey> = passkeys.iter().filter(|one| self.owns(one)).filter_map(readable).collect();
        if keys.is_empty() {
            return Ok(None);
        }
        let (mut options, state) = self.webauthn.start_securitykey_authentication(&keys).map_err(broken)?;
        options.public_key.hints = None;
        Ok(Some(PasskeyQuestion { account_id: account, options: json(&options)?, state: json(&state)? }))
    }

    /// What a browser answered to that.
    ///
    /// Error: a fault at `passkey` where it is no answer to what was asked.
    pub(crate) fn answered(&self, asked: &PasskeyQuestion, answer: &str) -> Result<PasskeyAnswer> {
        let state: SecurityKeyAuthentication = read(&asked.state)?;
        let answer: PublicKeyCredential = serde_json::from_str(answer).map_err(|_| wrong())?;
        let looked_at = self.webauthn.finish_securitykey_authentication(&answer, &state);
        Ok(PasskeyAnswer(looked_at.map_err(|fault| refused(&fault))?))
    }
}

/// An answer with a passkey that fits what was asked.
#[derive(Debug)]
pub(crate) struct PasskeyAnswer(AuthenticationResult);

impl PasskeyAnswer {
    /// What the device calls the passkey, as it is stored.
    pub(crate) fn credential_id(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.cred_id())
    }

    /// What is stored of the passkey after it was used so.
    ///
    /// Error: a fault at `passkey` where its counter did not go on, as that of a copy doesn't.
    pub(crate) fn after(&self, stored: &Passkey) -> Result<String> {
        let mut key: SecurityKey = read(&stored.credential)?;
        let went_on = key.update_credential(&self.0).unwrap_or_default();
        // Passkeys that are kept in step on several devices count nothing at all.
        if self.0.counter() > 0 && !went_on { Err(at_passkey(Refusal::PasskeyCounter)) } else { json(&key) }
    }
}

/// By what devices tell the accounts of one Reeve apart: made of the account's number and the time of its making, so that it
/// says nothing of the person and stays.
fn user_of(account: &Account) -> Uuid {
    let text = format!("reeve {} {}", account.id, account.created_at.timestamp_millis());
    let mut bytes = [0; 16];
    for (byte, digest) in bytes.iter_mut().zip(Sha256::digest(text.as_bytes())) {
        *byte = digest;
    }
    Uuid::from_bytes(bytes)
}

/// A passkey that can be asked for. One that can't be read, in a store that somebody has touched, is not: the log says so, and the
/// other ways in stay open.
fn readable(passkey: &Passkey) -> Option<SecurityKey> {
    let read = serde_json::from_str(&passkey.credential);
    read.inspect_err(|error| tracing::warn!(passkey = passkey.id.0, %error, "a passkey can't be read")).ok()
}

fn read<T: serde::de::DeserializeOwned>(stored: &str) -> Result<T> {
    serde_json::from_str(stored).map_err(|fault| Error::Store(store::Error::broken(fault)))
}

fn json(value: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(|fault| Error::Store(store::Error::broken(fault)))
}

fn broken(fault: WebauthnError) -> Error {
    Error::Store(store::Error::broken(fault))
}

/// Why an answer is refused. The other faults of the crate are of programs and of people who try, and all the same to both.
fn refused(fault: &WebauthnError) -> Error {
    at_passkey(match fault {
        WebauthnError::CredentialPossibleCompromise => Refusal::PasskeyCounter,
        WebauthnError::UserNotVerified => Refusal::PasskeyUnverified,
        _ => Refusal::WrongPasskey,
    })
}

/// The fault of an answer that fits nothing that was asked.
pub(crate) fn wrong() -> Error {
    at_passkey(Refusal::WrongPasskey)
}

fn at_passkey(refusal: Refusal) -> Error {
    Error::fault("passkey", refusal)
}

#[cfg(test)]
mod tests {
    use reeve_store::PasskeyId;

    use super::*;

    #[test]
    fn passkeys_want_a_name_and_https_or_the_own_machine() {
        let check = |address: &str, expected: Option<&str>| {
            let party = RelyingParty::at(address).expect("what browsers take");
            assert_eq!(party.map(|party| party.domain), expected.map(str::to_owned), "{address}");
        };
        check("https://reeve.example.org", Some("reeve.example.org"));
        check("https://reeve.example.org:8443", Some("reeve.example.org"));
        check("http://localhost:8080", Some("localhost"));
        check("http://reeve.localhost:8080", Some("reeve.localhost"));
        for none in [
            "http://reeve.example.org",
            "http://192.168.1.7:8080",
            "https://192.168.1.7",
            "http://127.0.0.1:8080",
            "https://[::1]",
            "localhost",
            "",
        ] {
            check(none, None);
        }
    }

    fn unreadable(rp_id: &str) -> Passkey {
        Passkey {
            id: PasskeyId(1),
            account_id: AccountId(1),
            credential_id: "AAAA".to_owned(),
            rp_id: rp_id.to_owned(),
            name: "Phone".to_owned(),
            credential: "{}".to_owned(),
            added_at: DateTime::UNIX_EPOCH,
            last_used_at: None,
        }
    }

    #[test]
    fn nobody_is_asked_for_a_passkey_that_cannot_be_used_here() {
        let party = RelyingParty::at("https://reeve.example.org").expect("an address").expect("passkeys");
        for known in [vec![], vec![unreadable("elsewhere.example.org")], vec![unreadable("reeve.example.org")]] {
            let question = party.question(AccountId(1), &known).expect("a question or none");
            assert_eq!(question, None, "{known:?}");
        }
    }

    #[test]
    fn a_question_that_cannot_be_read_is_no_fault_of_who_answers() {
        let party = RelyingParty::at("https://reeve.example.org").expect("an address").expect("passkeys");
        let asked = PasskeyQuestion { account_id: AccountId(1), options: String::new(), state: "{}".to_owned() };
        let answered = party.answered(&asked, "{}");
        assert!(matches!(answered, Err(Error::Store(_))), "{answered:?}");
    }
}
