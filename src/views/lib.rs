//! Read models: typed answers to what pages and files show, worked out of one snapshot. They hold no label, no address
//! and no English. Views read `store` and `rules`, and have `files` write what is taken away; actions and pages ask
//! them, so that a button, a page and a refusal give the same answer.

pub mod accounts;
pub mod audit_log;
pub mod boards;
pub mod bracket;
pub mod confidential;
pub mod done_since;
pub mod duty;
#[cfg(any(test, feature = "for-tests"))]
pub mod event_for_tests;
pub mod front_page;
pub mod games;
pub mod guest_list;
pub mod hall;
pub mod health;
pub mod media;
pub mod next_step;
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
pub mod shown;
pub mod site;
pub mod standings;
pub mod statistics;
pub mod tournament;
pub mod tournament_list;
pub mod transfer;
