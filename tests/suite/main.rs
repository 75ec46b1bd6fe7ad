//! The one program of integration tests: flows through the store and the real server.
//!
//! It runs on SQLite, or on PostgreSQL where `REEVE_TEST_DATABASE_URL` names one; `./check` does both.

// A program of tests has no outside.
#![allow(unreachable_pub)]
// A test that can not go on says so by panicking, also in the helpers outside of test functions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::string_slice)]

mod absent_players;
mod accounts;
mod admin_commands;
mod agreements;
mod announcements;
mod archive;
mod archive_gate;
mod audit_log;
mod backups;
mod bans;
mod boards;
mod bounds;
mod bracket;
mod choice;
mod clauses;
mod clock_ahead;
mod codes;
mod command_standings;
mod composed_events;
mod confidential;
mod confidential_links;
mod copies;
mod corrections;
mod costs;
mod decisions;
mod deploy;
mod displaced;
mod disqualification;
mod doctor;
mod documents;
mod doors;
mod duty;
mod erase;
mod face;
mod faults;
mod fixtures;
mod form_keys;
mod from_paper;
mod game_replay;
mod games;
mod hostile;
mod https;
mod invitations;
mod leaks;
mod limits;
mod limits_of_doors;
mod limits_work;
mod live;
mod locked_sheet;
mod logs;
mod lots;
mod mail;
mod media;
mod migrations;
mod missing_players;
mod names_sorted;
mod next_step;
mod no_way_back;
mod notices;
mod own_check_in;
mod ownership;
mod page_cache;
mod papers;
mod payments;
mod permission_sessions;
mod permission_states;
mod permissions;
mod persons;
mod player_pages;
mod players;
mod players_chosen;
mod players_import;
mod prizes;
mod process;
mod prospects;
mod proxies;
mod public_servers;
mod random_events;
mod resets;
mod round_boards;
mod rounds;
mod rulings;
mod schedule_command;
mod second_factor;
mod series;
mod series_command;
mod series_final;
mod series_people;
mod settings;
mod sheet_chain;

mod screens;
mod seat_mail;
mod seat_work;
mod sheet_notes;
mod sheet_walk;
mod sheets;
mod side_boards;
mod side_events;
mod side_games;
mod signatures;
mod slow_down;
mod statements;
mod statistics;
mod store;
mod support;
mod tablet;
mod take_back;
mod tidy;
mod tournament;
mod tournament_list;
mod turn_timer;
mod unknown_words;
mod waiting_forms;
mod watching;
mod weights;

// The parts of templates name it from the root of the crate.
use reeve::web;
