//! What was done with a whole tournament, and what became of a correction.

use super::Flash;

sentences! {
    /// What was done with a whole tournament or event.
    StepDone {
        /// The event is over.
        Ended = "ended": "The event is ended. Its standings are final.",
        /// It was archived.
        Archived = "archived": "It is archived.",
        /// It was brought back.
        BroughtBack = "brought-back": "It is back, as it was.",
        /// It was called off.
        CalledOff = "called-off": "The tournament is called off, and everybody can read it.",
        /// That was taken back.
        TakesPlace = "takes-place": "The tournament takes place after all.",
    }
}

sentences! {
    /// What became of a correction, on the record sheet.
    SheetDone {
        /// A table has other extra minutes.
        MinutesGiven = "minutes-given": "Saved. The clock of this table goes by it.",
        /// The second of the two confirmed it.
        Corrected = "corrected": "Corrected. The result on the paper holds now, also in the standings.",
        /// It was withdrawn.
        Kept = "kept": "The correction is withdrawn. The result stays as it was.",
        /// A judge goes to the table.
        Going = "going": "You are on your way: players and staff can see it. Decide the game here, once you have heard everybody.",
    }
}
