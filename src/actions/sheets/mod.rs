//! Record sheets: results entered and signed.

pub mod enter_result;
pub mod refusal;
pub mod sign_sheet;
pub mod table_at;

pub use table_at::TableAt;
