//! Read models: what a page, a file, a mail or a live update shows, worked out of one
//! [`Snapshot`](reeve_store::Snapshot). They hold no label, no address and no English.
//!
//! There are two kinds. One says what is there: [`standings`], [`seating`], [`sheets`], a player's day. The other says
//! whether something may be done now, or why not (modules called `now`, and [`tournament`]). Pages ask it for their
//! buttons and actions ask it before they act, so that a button and a refusal never disagree.
//!
//! [`visibility`] is the one place that decides what everybody may see at this moment: which rounds, seats, results and
//! boards are public. [`confidential`] is the only reader of confidential reports. [`next_step`] is what the organizer
//! does next.
//!
//! Views read `store`, ask `rules`, and have `files` write what is downloaded. They change nothing. Begin with
//! [`visibility`].

pub mod accounts;
pub mod audit_log;
pub mod boards;
pub mod bracket;
pub mod confidential;
pub mod duty;
#[cfg(any(test, feature = "for-tests"))]
pub mod event_for_tests;
pub mod front_page;
pub mod games;
pub mod guest_list;
pub mod hall;
pub mod health;
pub mod hooks;
pub mod keys;
pub mod media;
pub mod next_step;
pub mod own_calendar;
pub mod own_day;
pub mod people;
pub mod player_day;
pub mod programme;
pub mod report;
pub mod rounds;
pub mod rulings;
pub mod seating;
pub mod series;
pub mod sheets;
pub mod site;
pub mod sitemap;
pub mod spare;
pub mod standings;
pub mod statistics;
pub mod tournament;
pub mod tournament_list;
pub mod transfer;
pub mod visibility;
