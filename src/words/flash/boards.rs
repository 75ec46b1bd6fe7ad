//! What was done with boards, and with games that are played on them.

use super::Flash;

sentences! {
    /// What was done with the board of a round.
    BoardDone {
        /// It was made.
        Made = "made": "This is the new board of the round. Make another one until you like it.",
        /// Those of several rounds were made.
        AllMade = "all-made": "Every round has a board now. Open one to look at it or to make another.",
        /// It was brought as a text.
        Brought = "brought": "The text keeps every rule. It is the board of the round now.",
        /// It was laid.
        Laid = "laid": "The board that was laid is now the board of the round.",
        /// It was taken away.
        Removed = "removed": "The round has no board any more.",
        /// A laying was ended.
        GivenUp = "given-up": "Laying the board was stopped. The audit log keeps what lay there.",
    }
}

sentences! {
    /// What was done with the game at a table.
    GameDone {
        /// It was begun.
        Begun = "begun": "The game has begun. Whoever plays in it finds it on their own page.",
    }
}

sentences! {
    /// What was done while a board is laid.
    LayingDone {
        /// Devices can open it.
        Opened = "opened": "Open. Scan the code with the devices on which people lay.",
        /// They can't any more.
        Closed = "closed": "Closed. The address no longer works.",
    }
}
