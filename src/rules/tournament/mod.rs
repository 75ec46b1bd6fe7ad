//! The tournament itself: its closed words, its settings, the bounds of its numbers, and how attendance makes its stages.

pub mod bounds;
pub mod format;
pub mod settings;
pub mod vocabulary;
