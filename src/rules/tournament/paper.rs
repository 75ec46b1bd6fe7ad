//! The paper that a tournament prints on.

use crate::tournament::vocabulary::words;

words! {
    /// The size of a sheet of paper.
    #[derive(Default)]
    PaperSize {
        /// 210 by 297 mm.
        #[default]
        A4 = "a4",
        /// 8.5 by 11 inches.
        Letter = "letter",
    }
}
