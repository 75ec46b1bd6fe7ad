//! The tournament itself: its closed words, its settings, and how attendance makes its stages.

pub mod format;
pub mod settings;
pub mod vocabulary;
