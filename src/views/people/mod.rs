//! Who is in a tournament, who is present and who is seated.

pub mod attendance;
pub mod staff;
