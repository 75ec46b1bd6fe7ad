//! The files that Reeve reads and writes: CSV of players, schedule, results, lots and standings.
