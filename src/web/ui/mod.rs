//! What pages are made of: layout, navigation, times, shared tables.

pub mod badges;
pub mod calendar;
pub mod certificate;
pub mod chain_view;
pub mod champion;
pub mod cited;
mod direction;
pub mod face_view;
pub mod layout;
pub mod meeting_picture;
pub mod name_search;
pub mod nav;
pub mod papers;
pub(crate) mod planned;
pub mod player_form;
pub mod player_games;
pub mod qr;
pub mod schedule_figures;
pub mod signing_view;
pub mod slots;
pub mod stage_tables;
pub mod standings_table;
pub mod time;
pub mod tournament_list;
pub mod urls;
pub mod words;
pub mod wrapped;
