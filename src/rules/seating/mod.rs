//! Seat schedules (1.1.5).
