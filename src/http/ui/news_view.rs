//! What the organizers say at the moment, as `parts/news.html` and the screens of the hall show it.

use crate::ui::layout::Layout;
use reeve_store::announcement::Announcement;
use reeve_store::tournament::Tournament;
use reeve_store::{PlayerId, Snapshot};
use reeve_views::hall::announcements::HallNews;
use reeve_views::hall::clock::{RoundClock, TableClock};
use reeve_words as words;
use reeve_words::time;

/// What is said now.
#[derive(Debug, Clone, Default)]
pub struct NewsView {
    /// The announcements, the newest first.
    pub announcements: Vec<String>,
    /// The same for screens, which set the table apart: `Table 3:` where it is for one, and the words.
    pub on_screens: Vec<(Option<String>, String)>,
    /// When the games begin next: in a sentence, and as a moment that scripts count down to.
    pub starts: Option<(String, String)>,
    /// How the round that is on stands, where the page says it.
    pub clock: Option<String>,
    /// When the games of the round end, as a moment that scripts count down to, where they have a limit.
    pub until: Option<String>,
    /// Tables that have more minutes than the others, each in a sentence.
    pub longer: Vec<String>,
}

impl NewsView {
    /// Lets a page that is about something else say quietly what is said to everybody.
    pub fn quietly(mut layout: Layout, news: &HallNews, tournament: &Tournament) -> Layout {
        layout.said = NewsView::of(news, tournament).announcements;
        layout
    }

    /// What is said, in this tournament.
    pub fn of(news: &HallNews, tournament: &Tournament) -> NewsView {
        let (zone, terms) = (&tournament.time_zone, words::games::terms(tournament.system.system()));
        let line = |one: &_| words::hall::announcement(one, &terms);
        let apart = |one: &Announcement| (words::hall::to_table(one, &terms), one.said.clone());
        NewsView {
            announcements: news.announcements.iter().rev().map(line).collect(),
            on_screens: news.announcements.iter().rev().map(apart).collect(),
            starts: news.starts_at.map(|at| (words::hall::starts(&time::clock(at, zone)), time::stamp(at))),
            ..NewsView::default()
        }
    }

    /// The same with the clock of the round: since when it is on, until when, and how many tables still play.
    #[must_use]
    pub fn with_clock(self, snapshot: &Snapshot) -> NewsView {
        let terms = words::games::terms(snapshot.tournament.system.system());
        self.with(snapshot, |clock, times| words::hall::clock(clock, times, &terms))
    }

    /// The same with the beginning and the end of the round alone, for pages that don't ask for themselves again with every result.
    #[must_use]
    pub fn with_beginning(self, snapshot: &Snapshot) -> NewsView {
        self.with(snapshot, |clock, (since, ends)| words::hall::began(clock.at, since, ends))
    }

    fn with(mut self, snapshot: &Snapshot, say: impl FnOnce(&RoundClock, (&str, Option<&str>)) -> String) -> NewsView {
        let Some(clock) = RoundClock::of(snapshot) else { return self };
        let zone = &snapshot.tournament.time_zone;
        let ends = clock.ends.map(|at| time::clock(at, zone));
        self.clock = Some(say(&clock, (&time::clock(clock.since, zone), ends.as_deref())));
        self.until = clock.ends.map(time::stamp);
        self.longer = longer(snapshot);
        self
    }

    /// The same for a player, whose own table may have more minutes.
    #[must_use]
    pub fn for_player(self, snapshot: &Snapshot, player: PlayerId) -> NewsView {
        let own = TableClock::of_player(snapshot, player);
        let longer = own.iter().filter(|clock| clock.extra > 0).map(|clock| of_table(snapshot, clock)).collect();
        NewsView { until: own.map(|clock| time::stamp(clock.ends)).or(self.until), longer, ..self }
    }
}

/// The tables that have more minutes than the others, each in a sentence.
pub fn longer(snapshot: &Snapshot) -> Vec<String> {
    TableClock::longer(snapshot).iter().map(|clock| of_table(snapshot, clock)).collect()
}

fn of_table(snapshot: &Snapshot, clock: &TableClock) -> String {
    let t = &snapshot.tournament;
    let (terms, ends) = (words::games::terms(t.system.system()), time::clock(clock.ends, &t.time_zone));
    texts::timers::extra_minutes(terms, clock.extra, clock.table, ends)
}
