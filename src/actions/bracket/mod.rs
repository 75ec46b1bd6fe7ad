//! Semi-finals and final: their tables, who takes no place there, and the champion (1.1.7, 1.1.9, 1.1.10).

pub mod decline;
pub mod finish;
pub mod make_tables;
pub mod refusal;
mod tables;
