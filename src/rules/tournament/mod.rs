//! The tournament itself: its closed words, its settings, the bounds of its numbers, its staff, and how attendance makes
//! its stages.

pub mod bounds;
pub mod event_level;
pub mod format;
pub mod language;
pub mod log_chain;
pub mod money;
pub mod names;
pub mod paper;
pub mod picture;
pub mod prizes;
pub mod programme;
pub mod same_group;
pub mod same_name;
pub mod same_person;
pub mod screens;
pub mod settings;
pub mod staff;
pub mod streams;
pub mod vocabulary;
pub mod who_is_meant;
