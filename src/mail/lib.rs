//! What goes out of Reeve to one person at a time: mail, as plain text, by SMTP or into a folder; and messages that wake a phone.
//!
//! [`letter`] makes a message of what is to be said, [`sender`] hands it over; [`push`] wakes devices by their push services. Which mails wait is stored in
//! `store::outbox`; they are written and sent by `http::server::background`. Neither an address nor a text is ever
//! written into a log or an error. What goes wrong is a value, put into words in `words::mail`.

pub mod hook;
pub mod letter;
pub mod push;
pub mod sender;
pub mod unsent;

pub use crate::letter::Letter;
pub use crate::sender::{By, Destination, Sender, Setting, SettingFault};
pub use crate::unsent::Unsent;
