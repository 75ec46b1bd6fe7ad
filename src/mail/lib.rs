//! Mail going out: plain text, to one person at a time, by SMTP or into a folder.
//!
//! [`letter`] makes a message of what is to be said, [`sender`] hands it over. Which mails wait is stored in
//! `store::outbox`; they are written and sent by `http::server::background`. Neither an address nor a text is ever
//! written into a log or an error. What goes wrong is a value, put into words in `words::mail`.

pub mod letter;
pub mod sender;
pub mod unsent;

pub use crate::letter::Letter;
pub use crate::sender::{By, Destination, Sender, Setting, SettingFault};
pub use crate::unsent::Unsent;
