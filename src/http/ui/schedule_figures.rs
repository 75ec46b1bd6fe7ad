//! The figures of a seat schedule beside their bounds, for the staff and for everybody.

use reeve_rules::seating::TableSizes;
use reeve_store::schedule_report::ScheduleReport;
use reeve_words as words;
use reeve_words::schedule_figures::FIGURES;

/// A figure beside its bound.
pub struct Figure {
    pub name: String,
    pub counts: String,
    /// What the schedule reaches, as people read it.
    pub reached: String,
    /// What nothing can be below, in words; empty where that is not known.
    pub bound: String,
}

/// The figures of a report, as the staff reads them.
pub fn figures(report: &ScheduleReport, game: texts::Game) -> Vec<Figure> {
    beside(report, game, words::schedule_figures::bound)
}

/// The figures of a report, as everybody reads them.
pub fn public_figures(report: &ScheduleReport, game: texts::Game) -> Vec<Figure> {
    if report.brought { beside(report, game, words::schedule_figures::best_possible) } else { figures(report, game) }
}

fn beside(report: &ScheduleReport, game: texts::Game, bound: fn(u64, Option<u64>) -> String) -> Vec<Figure> {
    // One criterion comes before the next: where an earlier one may still be mended, a later one may then have to give way.
    let mut so_far = true;
    words::schedule_figures::figures(game)
        .into_iter()
        .zip(report.figures.in_order().into_iter().zip(report.bounds.in_order()))
        .enumerate()
        // Tables of three are something to be spared in the championship only.
        .take(if report.sizes == TableSizes::CHAMPIONSHIP { FIGURES } else { FIGURES - 2 })
        .map(|(at, (figure, (reached, proven)))| {
            // As a figure above its bound: that nothing can be below it still holds.
            let words = bound(if so_far { reached } else { u64::MAX }, proven);
            so_far &= proven == Some(reached);
            let reached = words::schedule_figures::reached(at, reached, proven);
            Figure { name: figure.name, counts: figure.counts, reached, bound: words }
        })
        .collect()
}
