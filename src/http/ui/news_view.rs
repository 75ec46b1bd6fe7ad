//! What the organizers say at the moment, as `parts/news.html` and the screens of the hall show it.

use crate::ui::layout::Layout;
use reeve_store::Snapshot;
use reeve_store::announcement::Announcement;
use reeve_store::tournament::Tournament;
use reeve_views::hall::announcements::HallNews;
use reeve_views::hall::clock::RoundClock;
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
            clock: None,
        }
    }

    /// The same with the clock of the round: since when it is on, and how many tables still play.
    #[must_use]
    pub fn with_clock(mut self, snapshot: &Snapshot) -> NewsView {
        let t = &snapshot.tournament;
        let terms = words::games::terms(t.system.system());
        let line = |clock: RoundClock| words::hall::clock(&clock, &time::clock(clock.since, &t.time_zone), &terms);
        self.clock = RoundClock::of(snapshot).map(line);
        self
    }

    /// The same with the beginning of the round alone, for pages that don't ask for themselves again with every result.
    #[must_use]
    pub fn with_beginning(mut self, snapshot: &Snapshot) -> NewsView {
        let line =
            |clock: RoundClock| words::hall::began(clock.at, &time::clock(clock.since, &snapshot.tournament.time_zone));
        self.clock = RoundClock::of(snapshot).map(line);
        self
    }
}
