//! The pages of a tournament for everybody.

use crate::web::ui::urls::site::MANIFEST;
use crate::web::ui::urls::url::Url;

/// Where a map of the world shows an address: outside of this server, and only linked.
pub(crate) fn map(sought: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("query", sought).finish();
    format!("https://www.openstreetmap.org/search?{query}")
}

/// The pages of a tournament that everybody may look at.
pub(crate) fn public(slug: &str) -> Public {
    Public(Url::new("/t").below(slug))
}

/// See [`public`].
pub(crate) struct Public(Url);

impl Public {
    /// The tournament's first page.
    pub(crate) fn home(&self) -> Url {
        self.0.clone()
    }

    /// Where the code at the door leads to.
    pub(crate) fn door(&self, code: &str) -> Url {
        self.0.below("door").below(code)
    }

    /// The form to register with.
    pub(crate) fn register(&self) -> Url {
        self.0.below("register")
    }

    /// Who sits where.
    pub(crate) fn seats(&self) -> Url {
        self.0.below("seats")
    }

    /// The results by tables.
    pub(crate) fn results(&self) -> Url {
        self.0.below("results")
    }

    /// The standings.
    pub(crate) fn standings(&self) -> Url {
        self.0.below("standings")
    }

    /// The results in pictures.
    pub(crate) fn statistics(&self) -> Url {
        self.0.below("statistics")
    }

    /// The same with one player's line marked.
    pub(crate) fn statistics_with(&self, number: i64) -> Url {
        self.statistics().query("player", number)
    }

    /// A player's page for everybody, by number.
    pub(crate) fn player(&self, number: i64) -> Url {
        self.0.below("players").below(number)
    }

    /// Semi-finals and final.
    pub(crate) fn bracket(&self) -> Url {
        self.0.below("bracket")
    }

    /// The schedule of all seats.
    pub(crate) fn schedule(&self) -> Url {
        self.0.below("schedule")
    }

    /// How fair the schedule is, and the proof of it.
    pub(crate) fn proof(&self) -> Url {
        self.schedule().below("proof")
    }

    /// The rules as this tournament plays them.
    pub(crate) fn rules(&self) -> Url {
        self.0.below("rules")
    }

    /// A rule of a side event by its number, such as `F4`.
    pub(crate) fn rule(&self, number: &str) -> Url {
        self.rules().anchor(number)
    }

    /// The public log: corrections and disqualifications.
    pub(crate) fn log(&self) -> Url {
        self.0.below("log")
    }

    /// Where the receipt of a record sheet is looked up.
    pub(crate) fn receipts(&self) -> Url {
        self.0.below("receipts")
    }

    /// The receipt of a record sheet.
    pub(crate) fn receipt(&self, digest: &str) -> Url {
        self.receipts().query("digest", digest)
    }

    /// How the game at a table stands, while it is on: on the tournament's page.
    pub(crate) fn running_game(&self, table: i64) -> Url {
        self.home().anchor(format!("game-{table}"))
    }

    /// The screen in the hall.
    pub(crate) fn hall(&self) -> Url {
        self.0.below("hall")
    }

    /// Where its news comes from.
    pub(crate) fn live(&self) -> Url {
        self.0.below("live")
    }

    /// The tournament as a calendar file.
    pub(crate) fn calendar(&self) -> Url {
        self.0.below("calendar.ics")
    }

    /// What makes it an entry of a home screen.
    pub(crate) fn manifest(&self) -> Url {
        self.0.below(MANIFEST)
    }

    /// The tournament's logo.
    pub(crate) fn logo(&self) -> Url {
        self.0.below("logo")
    }

    /// The first page's address as a picture to be scanned.
    pub(crate) fn qr(&self) -> Url {
        self.0.below("qr.svg")
    }
}

/// The path of a public page that was typed with a slash at its end, as many do, without it; none for every other path.
pub(crate) fn without_last_slash(path: &str) -> Option<&str> {
    path.strip_suffix('/').filter(|path| path.starts_with("/t/") || path.starts_with("/s/"))
}
