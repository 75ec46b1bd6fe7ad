//! What was committed, here or by another process, and who is told of it.

pub mod events;
pub mod other_processes;
pub mod versions;
