//! What was done with one player.

use super::Flash;

sentences! {
    /// What was done with a player, on the organizer's page of that player.
    PlayerDone {
        /// Came in.
        Added = "added": "The player was added.",
        /// Came in, at the door.
        AddedHere = "added-here": "The player was added and checked in.",
        /// Came in, to wait for a place.
        Waiting = "waiting": "The player was added to the waiting list: no place is free, or others wait for it.",
        /// Was made one with another.
        Merged = "merged": "The two entries are one player now. The other number is archived, and can be brought back.",
        /// Was made one with another, and somebody who waited has the place that one of them left.
        MergedMovedUp = "merged-moved-up": "The two entries are one player now, and the next player on the waiting list has the place that \
            became free. The other number is archived, and can be brought back, to a place if one is free then.",
        /// Is somebody else than one who is alike.
        TwoPeople = "two-people": "They stay two players, and are not listed as doubles any more.",
        /// Two spellings of a group or club became one.
        GroupsJoined = "groups-joined": "Joined: all of them have the same spelling now.",
        /// Two spellings of a group or club are two.
        TwoGroups = "two-groups": "They stay two, and are not asked about any more.",
        /// Two spellings of a group or club may be one after all.
        GroupsOpen = "groups-open": "The two spellings are asked about again.",
        /// May be the same person after all.
        ListedAgain = "listed-again": "The two are listed as doubles again.",
        /// Has other details.
        Saved = "saved": "The changes were saved.",
        /// Has paid.
        Paid = "paid": "The player is marked as paid.",
        /// Has not.
        NotPaid = "not-paid": "The player is no longer marked as paid.",
        /// Was put somewhere else.
        Moved = "moved": "The change was saved.",
        /// Came back while rounds are played.
        BackInRounds = "back-in-rounds": "The player is back in the tournament. In a game that is on, take “absent” off on its record sheet, and \
            the player counts as one of those who play. For a round that has not begun, repair the seats.",
        /// Is in the lists again, without a place.
        BackWaiting = "back-waiting": "The player is back in the lists, on the waiting list for a place.",
        /// Was merged with another, who is out of the archive again; what was known of the link of this one is worth nothing now.
        Apart = "apart": "The other player is a person of their own again. This player has a new private link, and a new PIN if there was \
            one, since whoever held the other's link could read and use the old one. What was printed or mailed before no longer \
            opens anything: print the card again, and check that the e-mail address is this player's own before the link is mailed.",
        /// The same, where the other one waits for a place.
        ApartWaiting = "apart-waiting": "The other player is a person of their own again, on the waiting list for a place. This player has \
            a new private link, and a new PIN if there was one, since whoever held the other's link could read and use the old one. \
            What was printed or mailed before no longer opens anything: print the card again, and check that the e-mail address is \
            this player's own before the link is mailed.",
        /// Is the same person as one of another tournament.
        Joined = "joined": "The two are now linked as one person.",
        /// Is not.
        Parted = "parted": "This player is now a separate person.",
        /// Was put somewhere else, and left a place.
        PlaceTaken = "moved-up": "The next player on the waiting list has the place.",
    }
}
