//! Record sheets, and the results as a file.

pub mod choice;
pub mod correction;
pub mod decide;
pub mod equipment;
pub mod extra_minutes;
pub mod flash;
pub mod form;
pub mod from_paper;
pub mod grid;
pub mod history;
mod layout;
pub mod locked;
pub mod notes;
mod pauses;
pub mod pin;
pub mod results_file;
pub mod sheet;
mod table_clock;
pub mod tablet;
pub mod typed;
pub mod waiting;
