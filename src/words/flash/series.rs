//! What was done with a series, and on its pages.

use super::Flash;

sentences! {
    /// What was done with a series.
    SeriesDone {
        /// Its details were changed.
        Saved = "saved": "The details of the series are saved. Events that have not published a round play by its settings.",
        /// It became public.
        Shown = "shown": "The series is public. Everybody who has its address finds it, and the start page lists it.",
        /// It is not public any more.
        HiddenAgain = "hidden": "Only its organizers see the series now. Its events stay as they are.",
        /// A tournament was taken into it.
        Taken = "taken": "The tournament is an event of this series now.",
        /// A tournament was taken into it, and ends earlier.
        TakenShorter = "taken-shorter": "The tournament is an event of this series now. It ends after its preliminary games: it has no \
            semi-finals and no final of its own.",
        /// An event was taken out.
        TakenOut = "taken-out": "The event is no longer part of this series. The tournament itself is as it was.",
        /// Somebody runs it too.
        OrganizerAdded = "organizer-added": "The organizer is added.",
        /// Somebody runs it no more.
        OrganizerRemoved = "organizer-removed": "The organizer is removed.",
        /// Two players are one person.
        Joined = "joined": "They are one person now. The ranking counts the best of their events.",
        /// Two players are two people.
        KeptApart = "kept-apart": "They stay two people. They stand under “Answered” now, where you can still join them.",
        /// A player is nobody else.
        Parted = "parted": "They are two people now. The ranking counts each of them separately.",
        /// The ranking was frozen.
        Frozen = "frozen": "The ranking is frozen. Now invite the best.",
        /// The freeze was taken back.
        Thawed = "thawed": "The ranking follows its events again.",
        /// Players were invited.
        Invited = "invited": "They are invited. Below you see who gets no e-mail: tell them yourself, or give them their card.",
        /// An answer was noted.
        Answered = "answered": texts::flash::final_day_answered(),
        /// Lots were drawn.
        LotsDrawn = "lots-drawn": "The lots are drawn. They stay as they are, whatever happens afterwards.",
    }
}
