//! Rounds: published, started and closed. Whether that can be done now is asked in [`reeve_views::rounds`].

pub mod close;
pub mod publish;
pub mod refusal;
pub mod start;
pub mod take_back;
