//! A player's own page.

use std::fmt;

use crate::views::rounds::RoundAt;
use crate::web::ui::urls::site::MANIFEST;
use crate::web::ui::urls::url::Url;

/// A player's own page, by the token of the private link.
pub(crate) fn own(token: impl fmt::Display) -> Own {
    Own(Url::new("/p").below(token))
}

/// See [`own`].
pub(crate) struct Own(Url);

impl Own {
    /// The page.
    pub(crate) fn home(&self) -> Url {
        self.0.clone()
    }

    /// Its address as a picture to be scanned.
    pub(crate) fn qr(&self) -> Url {
        self.0.below("qr.svg")
    }

    /// What makes it an entry of a home screen.
    pub(crate) fn manifest(&self) -> Url {
        self.0.below(MANIFEST)
    }

    /// The player's day as a calendar file.
    pub(crate) fn calendar(&self) -> Url {
        self.0.below("calendar.ics")
    }

    /// The player's own data as a table.
    pub(crate) fn data_csv(&self) -> Url {
        self.0.below("data.csv")
    }

    /// Everything that is held of the player.
    pub(crate) fn data_json(&self) -> Url {
        self.0.below("data.json")
    }

    /// Agrees to the code of conduct and the photo policy.
    pub(crate) fn agree(&self) -> Url {
        self.0.below("agree")
    }

    /// Asks for the own seats by mail, or no more.
    pub(crate) fn seat_mail(&self) -> Url {
        self.0.below("seat-mail")
    }

    /// Checks the player in.
    pub(crate) fn check_in(&self) -> Url {
        self.0.below("check-in")
    }

    /// The record sheet of the game in a round.
    pub(crate) fn sheet(&self, round: RoundAt) -> Url {
        self.0.below("sheets").below(round.stage).below(round.number)
    }

    /// Signs it.
    pub(crate) fn sign_sheet(&self, round: RoundAt) -> Url {
        self.sheet(round).below("sign")
    }

    /// Confirms that the board of the own table is laid right.
    pub(crate) fn confirm_layout(&self, round: RoundAt) -> Url {
        self.sheet(round).below("layout")
    }

    /// Says not to agree with it.
    pub(crate) fn dispute_sheet(&self, round: RoundAt) -> Url {
        self.sheet(round).below("dispute")
    }

    /// Takes that back.
    pub(crate) fn take_dispute_back(&self, round: RoundAt) -> Url {
        self.sheet(round).below("take-back")
    }

    /// The player's invitation to the final day of a series.
    pub(crate) fn final_day(&self) -> Url {
        self.0.below("final-day")
    }

    /// The form for a confidential report, and those that the player wrote.
    pub(crate) fn confidential_reports(&self) -> Url {
        self.0.below("reports")
    }

    /// A confidential report that the player wrote, by its key.
    pub(crate) fn confidential_report(&self, key: impl fmt::Display) -> Url {
        self.confidential_reports().below(key)
    }

    /// Changes the player's own data.
    pub(crate) fn edit(&self) -> Url {
        self.0.below("edit")
    }

    /// Says whether the player wants to be in no photo and no film.
    pub(crate) fn pictures(&self) -> Url {
        self.0.below("pictures")
    }

    /// The photo of the board of the own game at its start or end.
    pub(crate) fn board_photo(&self, round: RoundAt, moment: impl fmt::Display) -> Url {
        self.sheet(round).below("photos").below(moment)
    }

    /// Leaves the tournament.
    pub(crate) fn withdraw(&self) -> Url {
        self.0.below("withdraw")
    }
}

/// A tablet that is passed round at a table, by the key in its address.
pub(crate) fn tablet(key: impl fmt::Display) -> TabletUrls {
    TabletUrls(Url::new("/tablet").below(key))
}

/// See [`tablet`].
pub(crate) struct TabletUrls(Url);

impl TabletUrls {
    /// The record sheet.
    pub(crate) fn sheet(&self) -> Url {
        self.0.clone()
    }

    /// Where the player at a selection position signs.
    pub(crate) fn at(&self, position: i64) -> Url {
        self.0.below(position)
    }

    /// Signs it.
    pub(crate) fn sign_at(&self, position: i64) -> Url {
        self.at(position).below("sign")
    }

    /// Says not to agree with it.
    pub(crate) fn dispute_at(&self, position: i64) -> Url {
        self.at(position).below("dispute")
    }

    /// Takes that back.
    pub(crate) fn agree_at(&self, position: i64) -> Url {
        self.at(position).below("take-back")
    }
}
