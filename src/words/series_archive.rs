//! The words of the archive of a series.

use crate::time;
use crate::{counted, in_a_row, isolated};
use reeve_actions::transfer::look::SeriesLookedAt;
use reeve_actions::transfer::series::fault::SeriesFault;
use reeve_actions::transfer::series::import::ImportedSeries;
use reeve_time_zone as time_zone;
use reeve_urls as urls;

/// A tournament of the series is here.
pub fn event_here(slug: &str, name: &str) -> String {
    let address = urls::public(slug).home();
    format!(
        "This tournament is here already: {}, at {address}. A series is imported where none of its tournaments is yet; nothing was imported.",
        isolated(name)
    )
}

/// A tournament here has the address of an event.
pub fn event_address_taken(event: &str, slug: &str) -> String {
    format!(
        "{}: A tournament with the address {slug} is here already. Nothing was imported. Give that one another address first, \
         or import the series where none of its addresses is taken.",
        isolated(event)
    )
}

/// The caller does not run all events.
pub fn events_of_others(events: &[String]) -> String {
    format!(
        "The archive of a series holds those of its events, with addresses and private links, and you don't run {}. Ask an organizer of \
         these to add you to their staff, or an administrator for the archive.",
        in_a_row(events)
    )
}

/// How the rows contradict themselves, without a full stop.
pub fn fault(fault: &SeriesFault) -> &'static str {
    match fault {
        SeriesFault::NotOneSeries => "there should be exactly one series",
        SeriesFault::NoForm => "this is not a series that a form of Reeve stores",
        SeriesFault::EventsOtherwise => {
            "the events should be there once each, every one with an identity of its own, and the final day behind them"
        }
        SeriesFault::OtherEvent => "its archive is that of another tournament, or of another state of this one",
        SeriesFault::NoEvent => "no event of this series is played like this tournament",
        SeriesFault::NoFinalDay => {
            "it is the tournament of a final day and the series does not say so, or the series says so and it is none"
        }
        SeriesFault::ApartBadly => "these two are not two players of the series, the lower number first",
        SeriesFault::NoIndividual => "these players are not one person: there are fewer than two, or two of one event",
        SeriesFault::NoFreeze => "nobody can have frozen a ranking like this",
        SeriesFault::LinesOutOfOrder => {
            "the lines of the frozen ranking should be numbered from 1, and their ranks grow"
        }
        SeriesFault::TooManyPlaces => "more players have a place on the final day than there are places",
        SeriesFault::AnswerContradicts => "nobody is invited, or answers, like this",
        SeriesFault::NobodysLine => {
            "this is the line of no player of an event, or of a player of the final day who is none"
        }
        SeriesFault::BringsOtherwise => {
            "the final day says something else of what its players bring than the frozen ranking does"
        }
        SeriesFault::AddsUpOtherwise => {
            "the results of the event add up to something else, and none was corrected since the ranking was frozen"
        }
        SeriesFault::LogOfOthers => "this line belongs to a tournament, not to the series",
    }
}

/// What came in, for a command.
pub fn imported(done: &ImportedSeries) -> Vec<String> {
    let of = counted(done.tournaments.len(), "tournament", "tournaments");
    let players = counted(done.players, "player", "players");
    let mut said =
        vec![format!("{} is at {} now, with {of} and {players}.", done.name, urls::series(&done.slug).home())];
    said.extend(done.tournaments.iter().map(|(name, slug)| format!("{name} is at {}.", urls::public(slug).home())));
    if !done.new_accounts.is_empty() {
        said.push(format!(
            "These names of its staff had no account here; they have one now that is switched off: {}.",
            done.new_accounts.join(", ")
        ));
    }
    if done.new_links > 0 {
        let links = counted(done.new_links, "private link was", "private links were");
        said.push(format!("{links} already in use here and replaced; the old ones don't lead to this series."));
    }
    said
}

/// What an archive holds beside its tournaments, a sentence each.
pub fn more(seen: &SeriesLookedAt) -> Vec<String> {
    let mut more = Vec::new();
    if !seen.organizers.is_empty() {
        more.push(format!("Organizers: {}.", in_a_row(&seen.organizers)));
    }
    match seen.joined {
        0 => {}
        1 => more.push("Its organizers said of 1 person in which events they are the same.".to_owned()),
        joined => more.push(format!("Its organizers said of {joined} people in which events they are the same.")),
    }
    if seen.lots > 0 {
        more.push(format!("{} drawn.", counted(seen.lots, "lot of the series was", "lots of the series were")));
    }
    if let Some(at) = seen.frozen_at {
        let day = time::day(time_zone::local(at, &seen.series.time_zone).date_naive());
        let invited = counted(seen.invited, "player was", "players were");
        more.push(format!("The ranking was frozen on {day}; {invited} invited to the final day."));
    }
    more
}

/// How many players and final record sheets a tournament has.
pub fn size(players: usize, sheets: usize) -> String {
    let players = counted(players, "player", "players");
    format!("{players}, {}", counted(sheets, "final record sheet", "final record sheets"))
}
