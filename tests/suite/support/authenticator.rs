//! An authenticator in software: it makes passkeys (ES256) and answers as a browser's `navigator.credentials` does, rightly or
//! wrongly.

#![allow(dead_code)]

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rcgen::{KeyPair, PublicKeyData, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Somebody touched it.
const PRESENT: u8 = 0x01;
/// It knows who it was.
const VERIFIED: u8 = 0x04;
/// A new key comes along.
const NEW_KEY: u8 = 0x40;

/// A passkey and what it says of itself.
pub struct Authenticator {
    key: KeyPair,
    /// What it calls its key.
    pub id: Vec<u8>,
    /// Where the browser is.
    pub origin: String,
    /// The domain that the browser lets it answer for.
    pub domain: String,
    /// How often it has signed.
    pub counter: u32,
    /// Whether it counts at all.
    pub counts: bool,
    /// Whether it checks who holds it.
    pub verifies: bool,
}

impl Authenticator {
    /// One that nobody has used, in a browser at this address.
    pub fn new(origin: &str, domain: &str) -> Authenticator {
        let key = KeyPair::generate().expect("a key");
        let id = Sha256::digest(key.der_bytes()).to_vec();
        let (origin, domain) = (origin.to_owned(), domain.to_owned());
        Authenticator { key, id, origin, domain, counter: 0, counts: true, verifies: true }
    }

    fn client_data(&self, kind: &str, challenge: &Value) -> Vec<u8> {
        json!({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false})
            .to_string()
            .into_bytes()
    }

    fn data(&mut self, more: u8) -> Vec<u8> {
        self.counter += u32::from(self.counts);
        let mut data = Sha256::digest(self.domain.as_bytes()).to_vec();
        data.push(PRESENT | more | if self.verifies { VERIFIED } else { 0 });
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// The public key as COSE has it: an elliptic curve, ES256, P-256, x and y.
    fn public(&self) -> Vec<u8> {
        let point = self.key.der_bytes();
        assert_eq!((point.len(), point[0]), (65, 4), "a point that is written out");
        let mut cose = vec![0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
        cose.extend(&point[1..33]);
        cose.extend([0x22, 0x58, 0x20]);
        cose.extend(&point[33..]);
        cose
    }

    /// Answers `navigator.credentials.create` with these options.
    pub fn create(&mut self, options: &str) -> String {
        let options: Value = serde_json::from_str(options).expect("JSON");
        let client = self.client_data("webauthn.create", &options["publicKey"]["challenge"]);
        let mut data = self.data(NEW_KEY);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).expect("a length").to_be_bytes());
        data.extend(&self.id);
        data.extend(self.public());
        // {"fmt": "none", "attStmt": {}, "authData": data}
        let mut object = vec![0xA3, 0x63];
        object.extend(b"fmt");
        object.push(0x64);
        object.extend(b"none");
        object.push(0x67);
        object.extend(b"attStmt");
        object.extend([0xA0, 0x68]);
        object.extend(b"authData");
        object.push(0x59);
        object.extend(u16::try_from(data.len()).expect("a length").to_be_bytes());
        object.extend(&data);
        self.answer(json!({"clientDataJSON": written(&client), "attestationObject": written(&object)}))
    }

    /// Answers `navigator.credentials.get` with these options.
    pub fn get(&mut self, options: &str) -> String {
        let options: Value = serde_json::from_str(options).expect("JSON");
        self.get_for(&options["publicKey"]["challenge"].clone())
    }

    /// Answers a challenge that may be another one.
    pub fn get_for(&mut self, challenge: &Value) -> String {
        let client = self.client_data("webauthn.get", challenge);
        let data = self.data(0);
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        let signature = self.key.sign(&signed).expect("a signature");
        let response = json!({"clientDataJSON": written(&client), "authenticatorData": written(&data),
            "signature": written(&signature)});
        self.answer(response)
    }

    fn answer(&self, response: Value) -> String {
        let id = written(&self.id);
        json!({"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": response})
            .to_string()
    }
}

/// Bytes as WebAuthn writes them in JSON.
pub fn written(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
