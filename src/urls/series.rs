//! The pages of series.

use crate::url::Url;
use reeve_store::AccountId;

/// The form that makes a series.
pub fn new_series() -> Url {
    Url::new("/new-series")
}

/// The pages of a series that everybody may look at.
pub fn series(slug: &str) -> PublicSeries {
    PublicSeries(Url::new("/s").below(slug))
}

/// See [`series`].
pub struct PublicSeries(Url);

impl PublicSeries {
    /// The series' page: its events and its ranking.
    pub fn home(&self) -> Url {
        self.0.clone()
    }

    /// The ranking as a file.
    pub fn ranking_file(&self) -> Url {
        self.0.below("ranking.csv")
    }

    /// The events as a calendar to follow.
    pub fn calendar(&self) -> Url {
        self.0.below("calendar.ics")
    }

    /// What everybody played in each event as a file.
    pub fn events_file(&self) -> Url {
        self.0.below("events.csv")
    }

    /// Where its news comes from.
    pub fn live(&self) -> Url {
        self.0.below("live")
    }

    /// The address as a picture to be scanned.
    pub fn qr(&self) -> Url {
        self.0.below("qr.svg")
    }
}

/// The pages of a series for its organizers.
pub fn run_series(slug: &str) -> RunSeries {
    RunSeries(Url::new("/series").below(slug))
}

/// See [`run_series`].
pub struct RunSeries(Url);

impl RunSeries {
    /// The events, and how the series stands.
    pub fn home(&self) -> Url {
        self.0.clone()
    }

    /// What is said of it.
    pub fn details(&self) -> Url {
        self.0.below("details")
    }

    /// Makes it public.
    pub fn show(&self) -> Url {
        self.0.below("show")
    }

    /// Takes it out of everybody's sight.
    pub fn hide(&self) -> Url {
        self.0.below("hide")
    }

    /// Makes an event.
    pub fn events(&self) -> Url {
        self.0.below("events")
    }

    /// Takes a tournament as an event.
    pub fn take(&self) -> Url {
        self.events().below("take")
    }

    /// Takes an event out.
    pub fn take_out(&self, event: &str) -> Url {
        self.events().below(event).below("take-out")
    }

    /// Who runs it.
    pub fn organizers(&self) -> Url {
        self.0.below("organizers")
    }

    /// Takes somebody off its organizers.
    pub fn remove_organizer(&self, account: AccountId) -> Url {
        self.organizers().below(account).below("remove")
    }

    /// The ranking as the organizers see it.
    pub fn ranking(&self) -> Url {
        self.0.below("ranking")
    }

    /// The same as a file.
    pub fn ranking_file(&self) -> Url {
        self.0.below("ranking.csv")
    }

    /// What everybody played in each event as a file.
    pub fn events_file(&self) -> Url {
        self.0.below("events.csv")
    }

    /// The whole series as one file.
    pub fn archive(&self) -> Url {
        self.0.below("archive.zip")
    }

    /// The report for CATAN Studio.
    pub fn report(&self) -> Url {
        self.0.below("report")
    }

    /// The same as a file.
    pub fn report_file(&self) -> Url {
        self.0.below("report.csv")
    }

    /// Who is who in its events.
    pub fn people(&self) -> Url {
        self.0.below("people")
    }

    /// Says that two players are one person.
    pub fn join(&self) -> Url {
        self.people().below("join")
    }

    /// The same for these two, each as `event/number`.
    pub fn join_these(&self, one: &str, other: &str) -> Url {
        self.join().query("one", one).query("other", other)
    }

    /// Says that two players are two people.
    pub fn apart(&self) -> Url {
        self.people().below("apart")
    }

    /// Says that a player is none of the others.
    pub fn part(&self) -> Url {
        self.people().below("part")
    }

    /// The same for this one, as `event/number`.
    pub fn part_this(&self, player: &str) -> Url {
        self.part().query("player", player)
    }

    /// The frozen ranking, and who is invited to the final day.
    pub fn final_day(&self) -> Url {
        self.0.below("final-day")
    }

    /// Freezes the ranking.
    pub fn freeze(&self) -> Url {
        self.final_day().below("freeze")
    }

    /// Takes the freeze back.
    pub fn thaw(&self) -> Url {
        self.final_day().below("thaw")
    }

    /// Invites the next in rank.
    pub fn invite(&self) -> Url {
        self.final_day().below("invite")
    }

    /// Notes an answer.
    pub fn answer(&self) -> Url {
        self.final_day().below("answer")
    }

    /// Makes the tournament of the final day.
    pub fn make_final(&self) -> Url {
        self.final_day().below("make")
    }

    /// Draws lots.
    pub fn lots(&self) -> Url {
        self.0.below("lots")
    }
}
