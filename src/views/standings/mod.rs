//! Who stands where.

pub mod ranking;
