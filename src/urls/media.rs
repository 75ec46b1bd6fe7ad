//! Pictures and films (2.1.6, 3.1), and the code of conduct of the staff (2.1.2), below the pages of those who run the tournament.

use std::fmt;

use crate::run::{RoundUrls, Run};
use crate::url::Url;

impl Run {
    /// Who wants to be in no pictures, and who films.
    pub fn pictures(&self) -> Url {
        self.home().below("pictures")
    }

    /// The code of conduct, to which the staff agrees.
    pub fn staff_code(&self) -> Url {
        self.home().below("code")
    }
}

impl RoundUrls {
    /// Requests to film at a table.
    pub fn filming(&self, number: i64) -> Url {
        self.table(number).below("filming")
    }

    /// One of them.
    pub fn film_request(&self, number: i64, request: impl fmt::Display) -> Url {
        self.filming(number).below(request)
    }

    /// The photos of the board of a table.
    pub fn photos(&self, number: i64) -> Url {
        self.table(number).below("photos")
    }

    /// One of them: of the start or of the end.
    pub fn photo(&self, number: i64, moment: impl fmt::Display) -> Url {
        self.photos(number).below(moment)
    }
}
