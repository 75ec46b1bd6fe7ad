//! The one program of integration tests: flows through the store and the real server.
//!
//! It runs on SQLite, or on PostgreSQL where `REEVE_TEST_DATABASE_URL` names one. Of the two lists below `./check` runs both on SQLite
//! and the first on PostgreSQL, and `./check full` both on both.

// A program of tests has no outside.
#![allow(unreachable_pub)]
// A test that can not go on says so by panicking, also in the helpers outside of test functions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::string_slice)]

mod support;

// On both databases: what the store does, what comes in and goes out, what several people do at the same moment, a walk of every page,
// and events from the first seat to the champion.
mod accounts;
mod archive;
mod archive_large;
mod archive_progress;
mod audit_log;
mod backups;
mod bounds;
mod composed_events;
mod copies;
mod costs;
mod dispute_claims;
mod doctor;
mod erase;
mod faults;
mod fixtures;
mod form_keys;
mod large_field;
mod live;
mod lots;
mod mail;
mod migrations;
mod no_way_back;
mod ownership;
mod permissions;
mod persons;
mod players_chosen;
mod process;
mod random_events;
mod rounds;
mod rule_sets;
mod screens;
mod seat_mail;
mod series;
mod series_archive;
mod settings;
mod sheet_chain;
mod sheet_walk;
mod side_games;
mod statements;
mod store;
mod tablet;
mod tournament_list;
mod unknown_words;
mod watching;

// On SQLite: what is decided above the store, and what the program does beside it.
mod absent_players;
mod admin_commands;
mod agreements;
mod announcements;
mod archive_gate;
mod asked;
mod bans;
mod boards;
mod bracket;
mod choice;
mod clauses;
mod clock_ahead;
mod codes;
mod command_standings;
mod confidential;
mod confidential_links;
mod confidential_names;
mod corrections;
mod decisions;
mod deploy;
mod displaced;
mod disqualification;
mod documents;
mod doors;
mod duty;
mod face;
mod figures_of_now;
mod fixed_tables;
mod from_paper;
mod game_replay;
mod games;
mod hostile;
mod https;
mod invitations;
mod keeping;
mod leaks;
mod limits;
mod limits_of_doors;
mod limits_work;
mod live_pages;
mod locked_sheet;
mod logs;
mod media;
mod missing_players;
mod names_sorted;
mod next_step;
mod notices;
mod own_check_in;
mod page_cache;
mod papers;
mod passkeys;
mod payments;
mod permission_sessions;
mod permission_states;
mod player_pages;
mod players;
mod players_import;
mod players_import_files;
mod players_import_names;
mod prizes;
mod prospects;
mod proxies;
mod public_servers;
mod resets;
mod results_grid;
mod round_boards;
mod ruling_clauses;
mod ruling_times;
mod rulings;
mod same_names;
mod schedule_command;
mod season;
mod seat_work;
mod second_factor;
mod series_command;
mod series_disqualified;
mod series_files;
mod series_final;
mod series_people;
mod series_prospects;
mod series_staff;
mod sheet_notes;
mod sheets;
mod side_boards;
mod side_events;
mod side_words;
mod signatures;
mod slow_down;
mod statistics;
mod take_back;
mod tidy;
mod tournament;
mod translated_names;
mod turn_timer;
mod waiting_forms;
mod watched_games;
mod weights;
