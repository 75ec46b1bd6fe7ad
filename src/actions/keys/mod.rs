//! Keys with which programs of the staff write back: made and ended here, asked for by the guard of requests.

pub mod manage;
pub mod refusal;
