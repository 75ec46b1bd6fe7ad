//! A series of 40 events of 60 players: how fast its public page with the ranking answers, beside the standings of one event.

use std::time::{Duration, Instant};

use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::new_tournament::NewTournament;
use reeve_store::time::millis;
use reeve_store::{Scope, new_tournament, player, tournament};

use crate::client::{self, Load};
use crate::figures::{Figures, Goal};
use crate::support::app::{self, App, May};
use crate::support::day::{Day, blank, someone};
use crate::{LOOKING, number};

/// Events of the series; `--events` says otherwise.
const EVENTS: usize = 40;
/// Players in each; `--players` says otherwise.
const PLAYERS: usize = 60;
/// How many of them play in every event; the others in one.
const REGULARS: usize = 20;
/// How often a page that is not kept is made.
const MADE: u32 = 10;

/// Plays the series, and measures it in turn with the standings of its first event.
pub fn measure(runtime: &tokio::runtime::Handle, workers: usize, slice: Duration, figures: &mut Figures) {
    let many = |option, usual| number(option).map_or(usual, |number| number as usize);
    let (events, players) = (many("--events", EVENTS), many("--players", PLAYERS));
    let app = runtime.block_on(played(workers, events, players));
    let address = app.url.trim_start_matches("http://").to_owned();
    let (series, standings) = ("/s/cup".to_owned(), "/t/event-00/standings".to_owned());
    let (mut ours, mut theirs) = (Load::default(), Load::default());
    for _ in 0..5 {
        ours.add(client::look(&address, std::slice::from_ref(&series), LOOKING, slice));
        theirs.add(client::look(&address, std::slice::from_ref(&standings), LOOKING, slice));
    }
    figures.errors_of("the ranking of a series", ours.errors + theirs.errors);
    figures.line(format!("the page of a series of {events} events of {players} players, an answer: {}", ours.each()));
    figures.line(format!("the standings of one of its events, an answer: {}", theirs.each()));
    figures.compare("ranking of a series, rate", "requests/s", ours.rate(), theirs.rate(), Goal::AtLeast(0.6));
    let (p, q) = (ours.percentile(99.0), theirs.percentile(99.0));
    figures.compare("ranking of a series, 99th percentile", "ms", p, q, Goal::AtMost(3.0));
    figures.line(format!(
        "made anew: {:.0} ms for the ranking, {:.0} ms for the standings",
        made_anew(&address, &series),
        made_anew(&address, &standings)
    ));
}

/// How many milliseconds a page takes that is not kept.
fn made_anew(address: &str, path: &str) -> f64 {
    let began = Instant::now();
    for _ in 0..MADE {
        // Without compression, since what is compressed on the way comes in pieces that this client doesn't read.
        let answer = client::fetch_as(address, &format!("{path}?q=not-kept"), "none=1");
        assert!(!answer.body.is_empty(), "{}", answer.head);
    }
    began.elapsed().as_secs_f64() * 1000.0 / f64::from(MADE)
}

/// A server with the series, all of whose events are played.
async fn played(workers: usize, events: usize, players: usize) -> App {
    let mut app = app::start_with(&["--workers", &workers.to_string()]).await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let mut ids = Vec::new();
    for n in 0..events {
        let slug: &'static str = Box::leak(format!("event-{n:02}").into_boxed_str());
        let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
        let new = NewTournament { slug: slug.to_owned(), name: format!("Event {n:02}"), ..blank() };
        let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
        for (account, role) in [(organizer.id(), StaffRole::Organizer), (judge.id(), StaffRole::Judge)] {
            tournament::add_staff(&mut tx, id, account, role, millis(chrono::Utc::now())).await.unwrap();
        }
        for p in 1..=players {
            let of_event = if p <= REGULARS { String::new() } else { format!(" of {n:02}") };
            let mut new = someone(id, &format!("Player {p:02}{of_event}"));
            new.person.email = (p <= REGULARS).then(|| format!("player-{p:02}@example.org"));
            player::insert(&mut tx, &new).await.unwrap();
        }
        tx.commit().await.unwrap();
        let day = Day { app, organizer: organizer.clone(), judge: judge.clone(), id, slug };
        day.make().await;
        for round in ["prelim/1", "prelim/2", "prelim/3"] {
            day.play(round).await;
        }
        ids.push(id);
        app = day.app;
    }
    app.insert_series("cup", organizer.id(), &ids).await;
    app
}
