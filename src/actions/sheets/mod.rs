//! Record sheets: results entered and signed.

pub mod enter_result;
pub mod sign_sheet;
