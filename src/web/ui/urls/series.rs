//! The pages of series.

use crate::store::AccountId;
use crate::web::ui::urls::url::Url;

/// The form that makes a series.
pub(crate) fn new_series() -> Url {
    Url::new("/new-series")
}

/// The pages of a series that everybody may look at.
pub(crate) fn series(slug: &str) -> PublicSeries {
    PublicSeries(Url::new("/s").below(slug))
}

/// See [`series`].
pub(crate) struct PublicSeries(Url);

impl PublicSeries {
    /// The series' page: its events and its ranking.
    pub(crate) fn home(&self) -> Url {
        self.0.clone()
    }

    /// The ranking as a file.
    pub(crate) fn ranking_file(&self) -> Url {
        self.0.below("ranking.csv")
    }

    /// The events as a calendar to follow.
    pub(crate) fn calendar(&self) -> Url {
        self.0.below("calendar.ics")
    }

    /// What everybody played in each event as a file.
    pub(crate) fn events_file(&self) -> Url {
        self.0.below("events.csv")
    }

    /// Where its news comes from.
    pub(crate) fn live(&self) -> Url {
        self.0.below("live")
    }

    /// The address as a picture to be scanned.
    pub(crate) fn qr(&self) -> Url {
        self.0.below("qr.svg")
    }
}

/// The pages of a series for its organizers.
pub(crate) fn run_series(slug: &str) -> RunSeries {
    RunSeries(Url::new("/series").below(slug))
}

/// See [`run_series`].
pub(crate) struct RunSeries(Url);

impl RunSeries {
    /// The events, and how the series stands.
    pub(crate) fn home(&self) -> Url {
        self.0.clone()
    }

    /// What is said of it.
    pub(crate) fn details(&self) -> Url {
        self.0.below("details")
    }

    /// Makes it public.
    pub(crate) fn show(&self) -> Url {
        self.0.below("show")
    }

    /// Takes it out of everybody's sight.
    pub(crate) fn hide(&self) -> Url {
        self.0.below("hide")
    }

    /// Makes an event.
    pub(crate) fn events(&self) -> Url {
        self.0.below("events")
    }

    /// Takes a tournament as an event.
    pub(crate) fn take(&self) -> Url {
        self.events().below("take")
    }

    /// Takes an event out.
    pub(crate) fn take_out(&self, event: &str) -> Url {
        self.events().below(event).below("take-out")
    }

    /// Who runs it.
    pub(crate) fn organizers(&self) -> Url {
        self.0.below("organizers")
    }

    /// Takes somebody off its organizers.
    pub(crate) fn remove_organizer(&self, account: AccountId) -> Url {
        self.organizers().below(account).below("remove")
    }

    /// The ranking as the organizers see it.
    pub(crate) fn ranking(&self) -> Url {
        self.0.below("ranking")
    }

    /// The same as a file.
    pub(crate) fn ranking_file(&self) -> Url {
        self.0.below("ranking.csv")
    }

    /// What everybody played in each event as a file.
    pub(crate) fn events_file(&self) -> Url {
        self.0.below("events.csv")
    }

    /// The whole series as one file.
    pub(crate) fn archive(&self) -> Url {
        self.0.below("archive.zip")
    }

    /// The report for CATAN Studio.
    pub(crate) fn report(&self) -> Url {
        self.0.below("report")
    }

    /// The same as a file.
    pub(crate) fn report_file(&self) -> Url {
        self.0.below("report.csv")
    }

    /// Who is who in its events.
    pub(crate) fn people(&self) -> Url {
        self.0.below("people")
    }

    /// Says that two players are one person.
    pub(crate) fn join(&self) -> Url {
        self.people().below("join")
    }

    /// The same for these two, each as `event/number`.
    pub(crate) fn join_these(&self, one: &str, other: &str) -> Url {
        self.join().query("one", one).query("other", other)
    }

    /// Says that two players are two people.
    pub(crate) fn apart(&self) -> Url {
        self.people().below("apart")
    }

    /// Says that a player is none of the others.
    pub(crate) fn part(&self) -> Url {
        self.people().below("part")
    }

    /// The same for this one, as `event/number`.
    pub(crate) fn part_this(&self, player: &str) -> Url {
        self.part().query("player", player)
    }

    /// The frozen ranking, and who is invited to the final day.
    pub(crate) fn final_day(&self) -> Url {
        self.0.below("final-day")
    }

    /// Freezes the ranking.
    pub(crate) fn freeze(&self) -> Url {
        self.final_day().below("freeze")
    }

    /// Takes the freeze back.
    pub(crate) fn thaw(&self) -> Url {
        self.final_day().below("thaw")
    }

    /// Invites the next in rank.
    pub(crate) fn invite(&self) -> Url {
        self.final_day().below("invite")
    }

    /// Notes an answer.
    pub(crate) fn answer(&self) -> Url {
        self.final_day().below("answer")
    }

    /// Makes the tournament of the final day.
    pub(crate) fn make_final(&self) -> Url {
        self.final_day().below("make")
    }

    /// Draws lots.
    pub(crate) fn lots(&self) -> Url {
        self.0.below("lots")
    }
}
