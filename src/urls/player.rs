//! A player's own page.

use std::fmt;

use crate::site::MANIFEST;
use crate::url::Url;
use reeve_views::rounds::RoundAt;

/// A player's own page, by the token of the private link.
pub fn own(token: impl fmt::Display) -> Own {
    Own(Url::new("/p").below(token))
}

/// See [`own`].
pub struct Own(Url);

impl Own {
    /// The page.
    pub fn home(&self) -> Url {
        self.0.clone()
    }

    /// Its address as a picture to be scanned.
    pub fn qr(&self) -> Url {
        self.0.below("qr.svg")
    }

    /// What makes it an entry of a home screen.
    pub fn manifest(&self) -> Url {
        self.0.below(MANIFEST)
    }

    /// The player's day as a calendar file.
    pub fn calendar(&self) -> Url {
        self.0.below("calendar.ics")
    }

    /// The player's own data as a table.
    pub fn data_csv(&self) -> Url {
        self.0.below("data.csv")
    }

    /// Everything that is held of the player.
    pub fn data_json(&self) -> Url {
        self.0.below("data.json")
    }

    /// Agrees to the code of conduct and the photo policy.
    pub fn agree(&self) -> Url {
        self.0.below("agree")
    }

    /// Asks for the own seats by mail, or no more.
    pub fn seat_mail(&self) -> Url {
        self.0.below("seat-mail")
    }

    /// Checks the player in.
    pub fn check_in(&self) -> Url {
        self.0.below("check-in")
    }

    /// The record sheet of the game in a round.
    pub fn sheet(&self, round: RoundAt) -> Url {
        self.0.below("sheets").below(round.stage).below(round.number)
    }

    /// Signs it.
    pub fn sign_sheet(&self, round: RoundAt) -> Url {
        self.sheet(round).below("sign")
    }

    /// Confirms that the board of the own table is laid right.
    pub fn confirm_layout(&self, round: RoundAt) -> Url {
        self.sheet(round).below("layout")
    }

    /// Says not to agree with it.
    pub fn dispute_sheet(&self, round: RoundAt) -> Url {
        self.sheet(round).below("dispute")
    }

    /// Takes that back.
    pub fn take_dispute_back(&self, round: RoundAt) -> Url {
        self.sheet(round).below("take-back")
    }

    /// The player's invitation to the final day of a series.
    pub fn final_day(&self) -> Url {
        self.0.below("final-day")
    }

    /// The form for a confidential report, and those that the player wrote.
    pub fn confidential_reports(&self) -> Url {
        self.0.below("reports")
    }

    /// A confidential report that the player wrote, by its key.
    pub fn confidential_report(&self, key: impl fmt::Display) -> Url {
        self.confidential_reports().below(key)
    }

    /// Changes the player's own data.
    pub fn edit(&self) -> Url {
        self.0.below("edit")
    }

    /// Says whether the player wants to be in no photo and no film.
    pub fn pictures(&self) -> Url {
        self.0.below("pictures")
    }

    /// The photo of the board of the own game at its start or end.
    pub fn board_photo(&self, round: RoundAt, moment: impl fmt::Display) -> Url {
        self.sheet(round).below("photos").below(moment)
    }

    /// Leaves the tournament.
    pub fn withdraw(&self) -> Url {
        self.0.below("withdraw")
    }
}

/// A tablet that is passed round at a table, by the key in its address.
pub fn tablet(key: impl fmt::Display) -> TabletUrls {
    TabletUrls(Url::new("/tablet").below(key))
}

/// See [`tablet`].
pub struct TabletUrls(Url);

impl TabletUrls {
    /// The record sheet.
    pub fn sheet(&self) -> Url {
        self.0.clone()
    }

    /// Where the player at a selection position signs.
    pub fn at(&self, position: i64) -> Url {
        self.0.below(position)
    }

    /// Signs it.
    pub fn sign_at(&self, position: i64) -> Url {
        self.at(position).below("sign")
    }

    /// Says not to agree with it.
    pub fn dispute_at(&self, position: i64) -> Url {
        self.at(position).below("dispute")
    }

    /// Takes that back.
    pub fn agree_at(&self, position: i64) -> Url {
        self.at(position).below("take-back")
    }
}
