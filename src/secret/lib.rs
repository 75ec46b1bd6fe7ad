//! Secrets: random tokens, and the hashes of tokens and passwords.
//!
//! Tokens come from the operating system's generator. Passwords are hashed with argon2id at its authors'
//! default cost (19 MiB, two passes), which is what OWASP asks for at least.

use std::fmt;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, RECOMMENDED_SALT_LEN, Version};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Letters and digits that can't be mistaken for one another when read aloud or from paper.
const READABLE: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Random bytes from the operating system.
///
/// # Panics
/// Where the operating system has no random numbers to give. No secret can be made then, and going on with a
/// guessable one would be worse.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[allow(clippy::expect_used)]
    getrandom::fill(&mut bytes).expect("random numbers from the operating system");
    bytes
}

/// A token of 256 random bits, for cookies.
pub fn token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// A token of 120 random bits in 24 readable letters, for links that are printed too.
pub fn link_token() -> String {
    random::<24>().iter().map(|byte| char::from(READABLE[usize::from(byte % 32)]).to_ascii_lowercase()).collect()
}

/// Four random digits, for a card. Every PIN is as likely as any other.
pub fn pin() -> String {
    loop {
        // The rest above the last whole ten thousand would make some of them likelier.
        let drawn = u16::from_le_bytes(random::<2>());
        if drawn < 60_000 {
            return format!("{:04}", drawn % 10_000);
        }
    }
}

/// A code of 60 random bits to be read from one screen and typed on another, such as `K7QM-2XWD-9RTA`.
pub fn readable_code() -> String {
    grouped(random::<12>())
}

/// A code of 40 random bits, such as `K7QM-2XWD`, for what lasts a few minutes and counts wrong guesses.
pub fn short_code() -> String {
    grouped(random::<8>())
}

fn grouped<const N: usize>(bytes: [u8; N]) -> String {
    let mut code = String::new();
    for (place, byte) in bytes.iter().enumerate() {
        if place > 0 && place % 4 == 0 {
            code.push('-');
        }
        code.push(char::from(READABLE[usize::from(byte % 32)]));
    }
    code
}

/// A secret for time-based codes: 160 random bits, as long as RFC 4226 asks for.
pub fn for_time_codes() -> [u8; 20] {
    random()
}

/// A random seed for a draw; not negative, so that it reads well and fits every database.
pub fn seed() -> i64 {
    i64::from_le_bytes(random::<8>()) & 0x7FFF_FFFF
}

/// SHA-256 of a token in hexadecimal digits: what is stored instead of it.
pub fn digest(token: &str) -> String {
    Sha256::digest(token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// SHA-256 of several parts in hexadecimal digits. Where one part ends and the next begins is part of it.
pub fn digest_of(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A token of 128 random bits in 22 letters and digits, for the forms of a page.
pub fn form_key() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

/// The memory that passwords are hashed in: 19 MiB that are used again for the next one.
///
/// Taken anew for each password, and on many threads, such blocks stay with the allocator for good: forty sign-ins at one
/// time once left half a gigabyte behind.
#[derive(Default)]
pub struct HashMemory(Vec<Block>);

impl HashMemory {
    /// Room for a hash with these parameters.
    fn room(&mut self, params: &Params) -> &mut [Block] {
        let wanted = params.block_count();
        if self.0.len() < wanted {
            self.0.resize(wanted, Block::new());
        }
        &mut self.0[..wanted]
    }
}

impl fmt::Debug for HashMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HashMemory").field("blocks", &self.0.len()).finish()
    }
}

/// The most memory that the hash of an account may ask for: four times what Reeve's own take.
const MOST_BLOCKS: usize = 4 * 19 * 1024;

/// The argon2id hash of a password in the PHC string form. Takes some 20 ms: call it off the request threads.
pub fn hash_password(password: &str) -> Result<String, argon2::password_hash::Error> {
    hash_password_in(&mut HashMemory::default(), password)
}

/// As [`hash_password`], in memory that was used before.
pub fn hash_password_in(memory: &mut HashMemory, password: &str) -> Result<String, argon2::password_hash::Error> {
    let params = Params::default();
    let salt = Salt::new(&random::<RECOMMENDED_SALT_LEN>())?;
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    Argon2::from(params.clone()).hash_password_into_with_memory(
        password.as_bytes(),
        &salt,
        &mut out,
        memory.room(&params),
    )?;
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(salt),
        hash: Some(Output::new(&out)?),
    };
    Ok(hash.to_string())
}

/// Whether a password belongs to a hash, in memory that may have been used before. `None` (there is no such account) takes
/// as long as a wrong password, so that the time does not tell which names exist.
pub fn verify_password_in(memory: &mut HashMemory, password: &str, hash: Option<&str>) -> bool {
    let known = hash
        .unwrap_or("$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    let fits = PasswordHash::new(known).is_ok_and(|known| belongs_to(memory, password, &known).unwrap_or(false));
    fits && hash.is_some()
}

/// Whether a password belongs to a hash with the parameters that stand in it. Error: they can't be used.
fn belongs_to(
    memory: &mut HashMemory,
    password: &str,
    known: &PasswordHash,
) -> Result<bool, argon2::password_hash::Error> {
    let (Some(salt), Some(expected)) = (&known.salt, &known.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(known.algorithm.as_str())?;
    let version = known.version.map(Version::try_from).transpose()?.unwrap_or_default();
    let params = Params::try_from(known)?;
    if params.block_count() > MOST_BLOCKS {
        return Ok(false);
    }
    let mut out = [0; Output::MAX_LENGTH];
    let Some(out) = out.get_mut(..expected.len()) else { return Ok(false) };
    let room = memory.room(&params);
    Argon2::new(algorithm, version, params).hash_password_into_with_memory(password.as_bytes(), salt, out, room)?;
    Ok(bool::from(out.ct_eq(expected.as_ref())))
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_only() {
        let hash = hash_password("settlers of the hall").expect("a hash");
        assert!(hash.starts_with("$argon2id$"));
        let verify =
            |password: &str, hash: Option<&str>| verify_password_in(&mut HashMemory::default(), password, hash);
        assert!(verify("settlers of the hall", Some(&hash)));
        assert!(!verify("settlers of the halL", Some(&hash)));
        assert!(!verify("settlers of the hall", None));
        assert!(!verify("x", Some("no hash at all")));
    }

    #[test]
    fn the_memory_of_one_password_serves_the_next() {
        let mut memory = HashMemory::default();
        let hash = hash_password_in(&mut memory, "settlers of the hall").expect("a hash");
        let place = memory.0.as_ptr();
        for _ in 0..3 {
            assert!(verify_password_in(&mut memory, "settlers of the hall", Some(&hash)));
            assert!(!verify_password_in(&mut memory, "settlers of the halL", Some(&hash)));
            assert!(!verify_password_in(&mut memory, "settlers of the hall", None));
        }
        assert_eq!((memory.0.as_ptr(), memory.0.len()), (place, 19 * 1024));
    }

    #[test]
    fn a_hash_is_what_the_crate_itself_makes_of_it() {
        let hash = hash_password("settlers of the hall").expect("a hash");
        assert!(Argon2::default().verify_password(b"settlers of the hall", hash.as_str()).is_ok());
        let theirs = Argon2::default().hash_password(b"settlers of the hall").expect("a hash").to_string();
        let verify =
            |password: &str, hash: Option<&str>| verify_password_in(&mut HashMemory::default(), password, hash);
        assert!(verify("settlers of the hall", Some(&theirs)));
        let lean = "$argon2id$v=19$m=9,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        assert!(!verify("x", Some(lean)));
        assert!(!verify("x", Some(&lean.replace("m=9", "m=4000000000"))));
    }

    #[test]
    fn tokens_differ_and_have_their_form() {
        assert_ne!(token(), token());
        assert_eq!(token().len(), 43);
        assert_eq!(link_token().len(), 24);
        assert_eq!(readable_code().len(), 14);
        assert_eq!(short_code().len(), 9);
        assert!(seed() >= 0);
    }
}
