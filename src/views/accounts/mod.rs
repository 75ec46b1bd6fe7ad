//! Accounts: how their second factor stands, and sign-ins that wait for it.

pub mod pending_sign_in;
pub mod second_factor;
