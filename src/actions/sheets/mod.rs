//! Record sheets: results entered, signed, disputed, decided, and corrected where the paper says something else.

pub mod choose_seats;
pub mod correct_sheet;
mod count_players;
pub mod decide_sheet;
pub mod enter_result;
pub mod extra_minutes;
pub mod note_game;
pub mod own_sheet;
pub mod refusal;
pub mod sign_sheet;
pub mod table_at;
pub mod tablet;

pub use table_at::TableAt;
