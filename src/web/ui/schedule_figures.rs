//! The figures of a seat schedule beside their bounds, for the staff and for everybody.

use crate::store::schedule_report::ScheduleReport;
use crate::web::ui::words;
use crate::web::ui::words::seating::FIGURES;

/// A figure beside its bound.
pub struct Figure {
    /// What it counts.
    pub name: &'static str,
    /// What the schedule reaches.
    pub reached: u64,
    /// What nothing can be below, in words.
    pub bound: String,
}

/// The figures of a report.
pub fn figures(report: &ScheduleReport) -> Vec<Figure> {
    FIGURES
        .into_iter()
        .zip(report.figures.in_order().into_iter().zip(report.bounds.in_order()))
        .map(|(name, (reached, proven))| Figure { name, reached, bound: words::seating::bound(reached, proven) })
        .collect()
}
