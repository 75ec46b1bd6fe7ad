//! Spares: copies of a SQLite store that follow it page by page, in a folder on another disk or on another machine, so that
//! somebody goes on there when this one is gone.
//!
//! [`pages`] says which pages differ, [`folder`] keeps two copies that are written in turn, so that one of them is whole at
//! any moment, [`check`] looks through a copy as `reeve verify` looks through a backup, [`take_over`]
//! makes a store of one, and [`mark`] tells that on the stick.

pub mod check;
pub mod folder;
pub mod mark;
pub mod pages;
pub mod take_over;
