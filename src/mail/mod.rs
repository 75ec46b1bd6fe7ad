//! Mail going out: plain text, one person at a time, by SMTP or into a folder.
//!
//! [`letter`] makes a message of what is to be said; [`sender`] hands it over. Neither writes an address or a text into
//! a log or an error.

pub mod letter;
pub mod sender;

pub use crate::mail::letter::Letter;
pub use crate::mail::sender::{Sender, Setting, Unsent};
