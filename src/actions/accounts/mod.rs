//! Accounts: making and changing them, signing in, and the ways back in.

pub mod device_code;
pub mod manage;
pub mod passkey;
pub(crate) mod passkey_sign_in;
pub mod password;
pub mod refusal;
pub mod reset_password;
pub mod second_factor;
pub mod sign_in;
pub mod slow_down;
pub mod time_code;
pub mod webauthn;
