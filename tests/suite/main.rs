//! The one program of integration tests: flows through the store and the real server.
//!
//! It runs on SQLite, or on PostgreSQL where `REEVE_TEST_DATABASE_URL` names one; `./check` does both.

mod migrations;
mod store;
mod support;
mod tidy;
