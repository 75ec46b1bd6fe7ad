//! The pages of a tournament for everybody.

use crate::site::MANIFEST;
use crate::url::Url;

/// Where a map of the world shows an address: outside of this server, and only linked.
pub fn map(sought: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("query", sought).finish();
    format!("https://www.openstreetmap.org/search?{query}")
}

/// The pages of a tournament that everybody may look at.
pub fn public(slug: &str) -> Public {
    Public(Url::new("/t").below(slug))
}

/// See [`public`].
pub struct Public(Url);

impl Public {
    /// The tournament's first page.
    pub fn home(&self) -> Url {
        self.0.clone()
    }

    /// Where the code at the door leads to.
    pub fn door(&self, code: &str) -> Url {
        self.0.below("door").below(code)
    }

    /// The form to register with.
    pub fn register(&self) -> Url {
        self.0.below("register")
    }

    /// Who sits where.
    pub fn seats(&self) -> Url {
        self.0.below("seats")
    }

    /// The results by tables.
    pub fn results(&self) -> Url {
        self.0.below("results")
    }

    /// The standings.
    pub fn standings(&self) -> Url {
        self.0.below("standings")
    }

    /// The results in pictures.
    pub fn statistics(&self) -> Url {
        self.0.below("statistics")
    }

    /// The same with one player's line marked.
    pub fn statistics_with(&self, number: i64) -> Url {
        self.statistics().query("player", number)
    }

    /// A player's page for everybody, by number.
    pub fn player(&self, number: i64) -> Url {
        self.0.below("players").below(number)
    }

    /// Semi-finals and final.
    pub fn bracket(&self) -> Url {
        self.0.below("bracket")
    }

    /// The schedule of all seats.
    pub fn schedule(&self) -> Url {
        self.0.below("schedule")
    }

    /// How fair the schedule is, and the proof of it.
    pub fn proof(&self) -> Url {
        self.schedule().below("proof")
    }

    /// The rules as this tournament plays them.
    pub fn rules(&self) -> Url {
        self.0.below("rules")
    }

    /// A rule of a side event by its number, such as `F4`.
    pub fn rule(&self, number: &str) -> Url {
        self.rules().anchor(number)
    }

    /// The public log: corrections and disqualifications.
    pub fn log(&self) -> Url {
        self.0.below("log")
    }

    /// Where the receipt of a record sheet is looked up.
    pub fn receipts(&self) -> Url {
        self.0.below("receipts")
    }

    /// The receipt of a record sheet.
    pub fn receipt(&self, digest: &str) -> Url {
        self.receipts().query("digest", digest)
    }

    /// How the game at a table stands, while it is on: on the tournament's page.
    pub fn running_game(&self, table: i64) -> Url {
        self.home().anchor(format!("game-{table}"))
    }

    /// The screen in the hall.
    pub fn hall(&self) -> Url {
        self.0.below("hall")
    }

    /// Where its news comes from.
    pub fn live(&self) -> Url {
        self.0.below("live")
    }

    /// The tournament as a calendar file.
    pub fn calendar(&self) -> Url {
        self.0.below("calendar.ics")
    }

    /// What makes it an entry of a home screen.
    pub fn manifest(&self) -> Url {
        self.0.below(MANIFEST)
    }

    /// The tournament's logo.
    pub fn logo(&self) -> Url {
        self.0.below("logo")
    }

    /// The first page's address as a picture to be scanned.
    pub fn qr(&self) -> Url {
        self.0.below("qr.svg")
    }
}

/// The path of a public page that was typed with a slash at its end, as many do, without it; none for every other path.
pub fn without_last_slash(path: &str) -> Option<&str> {
    path.strip_suffix('/').filter(|path| path.starts_with("/t/") || path.starts_with("/s/"))
}
