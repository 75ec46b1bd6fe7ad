//! Players: registering, importing, changing, checking in, and erasing who they are.

pub mod add_player;
pub mod agreement;
pub mod check_in;
pub mod door;
pub mod edit_player;
pub mod erase;
pub mod import_doubles;
pub mod import_plan;
pub mod import_players;
pub mod join_groups;
pub mod join_person;
pub mod mail_players;
pub mod many;
pub mod merge_players;
pub mod move_player;
pub mod not_duplicates;
mod note;
pub mod note_payment;
pub mod own_page;
pub mod person;
pub mod personal_data;
pub mod pin;
pub mod player;
pub mod redact;
pub mod refusal;
pub mod register;
pub mod unlink_person;
