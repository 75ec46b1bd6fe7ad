//! The order of the players' names in a tournament: the one that its organizer chose. Every list by name asks here, on pages,
//! screens and paper. Files have orders of their own, which don't change with it.

use reeve_collation::NameSort;
use reeve_store::tournament::Tournament;

/// The order of names in a tournament.
pub fn name_sort(tournament: &Tournament) -> NameSort {
    NameSort { language: tournament.name_language, order: tournament.name_order }
}
