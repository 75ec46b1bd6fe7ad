//! Players: the list, check-in, import, erasure.

pub(crate) mod asked;
pub mod cards;
pub mod check_in;
pub mod chosen;
pub mod door;
pub mod doubles;
mod elsewhere;
pub mod erase;
pub mod import;
mod import_choice;
pub mod join_person;
pub mod kept_apart;
pub mod mail;
pub mod new_player;
pub mod note_payment;
mod payment;
pub mod player;
pub mod players;
