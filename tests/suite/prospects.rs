//! What it takes to go on: what the pages say before the last preliminary round is closed, and the verdicts against composed
//! events.

use std::fs;
use std::path::Path;

use reeve_files::results;
use reeve_rules::games::BASE;
use reeve_rules::rng::Rng;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::sheets::score::Vp;
use reeve_rules::standings::prospects::{FieldPlayer, OpenField, OpenRound, Prospect, prospect};
use reeve_rules::standings::{Entrant, Input, Lots, PlayedGame, RankedId, RankedPlayer, Standings, standings};
use reeve_rules::tournament::settings::{StandingsMove, TiedPlaces};
use reeve_rules::tournament::vocabulary::{PlayerState, Stage};
use reeve_store::player::Player;

use crate::support::app::Page;
use crate::support::day::{Day, day};
use crate::support::event::{filled, send};

async fn public(day: &Day, number: i64) -> Page {
    day.app.visitor().get(&day.public(&format!("players/{number}"))).await.ok()
}

async fn own(day: &Day, number: i64) -> Page {
    let stored = day.stored().await;
    let player = stored.players.iter().find(|player| player.number == number).expect("a player");
    day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok()
}

/// What a page says of it; empty where it says nothing.
fn takes(page: &Page) -> String {
    page.text_or_empty("section.takes")
}

/// The numbers of who sits at a table of a round.
async fn seats(day: &Day, round: usize, table: usize) -> Vec<i64> {
    let stored = day.stored().await;
    let labels = stored.labels();
    stored.rounds[round].tables[table].seats.iter().map(|seat| labels.number_of(seat.player_id)).collect()
}

#[actix_web::test]
async fn pages_say_what_it_takes_between_the_first_and_the_last_round() {
    let day = day(12).await;
    day.make().await;
    assert_eq!(takes(&own(&day, 1).await), "");
    day.open("prelim/1").await;
    for page in [own(&day, 1).await, public(&day, 1).await] {
        assert_eq!(takes(&page), "", "nothing counts yet");
    }
    for table in 1..=3 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    for page in [own(&day, 1).await, public(&day, 1).await] {
        assert!(takes(&page).starts_with("What it takes for the final"), "{page}");
        assert!(takes(&page).contains("2 games to come"), "{page}");
    }
    day.play("prelim/2").await;
    let (own_page, everybody) = (own(&day, 1).await, public(&day, 1).await);
    assert!(takes(&own_page).contains("simulated outcomes"), "{own_page}");
    assert!(!takes(&everybody).contains("simulation"), "{everybody}");
    // The rank and why come first; on the own page what it takes stands beside it, and the games follow.
    for (page, sections) in [(&own_page, ["place", "takes", "games"]), (&everybody, ["place", "games", "takes"])] {
        assert!(takes(page).contains("the public results"), "{page}");
        let order = sections.map(|id| page.body().find(&format!("id=\"{id}\"")).expect("a section"));
        assert!(order.is_sorted(), "{order:?}");
    }
    day.play("prelim/3").await;
    for page in [own(&day, 1).await, public(&day, 1).await] {
        assert_eq!(takes(&page), "", "the last preliminary round is closed");
    }
}

#[actix_web::test]
async fn who_knows_the_own_result_is_told_what_it_means_and_nobody_else_is() {
    let day = day(12).await;
    day.make().await;
    day.play("prelim/1").await;
    day.play("prelim/2").await;
    day.open("prelim/3").await;
    let first = seats(&day, 2, 0).await;
    let before: Vec<String> = {
        let mut all = Vec::new();
        for number in 1..=12 {
            all.push(takes(&public(&day, number).await));
        }
        all
    };
    let open = own(&day, first[3]).await;
    assert!(!takes(&open).contains("no game left"), "{open}");
    day.enter("prelim/3", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    for number in &first {
        let page = own(&day, *number).await;
        assert!(takes(&page).contains("the public results and your own"), "{page}");
        assert!(!takes(&page).contains("simulation"), "{page}");
    }
    for number in 1..=12 {
        assert_eq!(takes(&public(&day, number).await), before[number as usize - 1], "{number}");
    }
    // Where the standings move with every sheet, everybody may know.
    day.change(|row| row.settings.standings_move = StandingsMove::Sheet).await;
    let page = own(&day, first[0]).await;
    assert!(takes(&page).contains("the public results,"), "{page}");
    assert_ne!(takes(&public(&day, first[0]).await), before[first[0] as usize - 1]);
}

#[actix_web::test]
async fn a_setting_switches_it_off_at_any_time() {
    let day = day(12).await;
    day.make().await;
    day.play("prelim/1").await;
    assert_ne!(takes(&public(&day, 1).await), "");
    for (choice, shown) in [("off", false), ("shown", true)] {
        let page = day.organizer.get(&day.run("details")).await.ok();
        assert!(page.says("Locked.") && page.says("never locked"), "{page}");
        let fields = filled(&page, "main form[method='post']:has([name='place'])", &[("what_it_takes", choice)]);
        send(&day.organizer, &day.run("details"), &fields).await.expect(303);
        for page in [own(&day, 1).await, public(&day, 1).await] {
            assert_eq!(!takes(&page).is_empty(), shown, "{choice}: {page}");
        }
    }
    // The others stay locked.
    let page = day.organizer.get(&day.run("details")).await.ok();
    let other = [("what_it_takes", "off"), ("tied_places", "dense")];
    let fields = filled(&page, "main form[method='post']:has([name='place'])", &other);
    let refused = send(&day.organizer, &day.run("details"), &fields).await;
    assert_ne!(refused.status, 303, "{refused}");
    assert_ne!(takes(&public(&day, 1).await), "");
}

#[actix_web::test]
async fn who_left_or_never_came_is_told_nothing() {
    let day = day(12).await;
    day.make().await;
    day.play("prelim/1").await;
    day.change_player("Player 05", |player: &mut Player| player.state = PlayerState::Withdrawn).await;
    assert_eq!(takes(&public(&day, 5).await), "");
    assert_eq!(takes(&own(&day, 5).await), "");
    assert_ne!(takes(&public(&day, 6).await), "");
}

const FOLDER: &str = "../shared/data/composed_events";

/// The preliminary games of a composed event, and its players, numbered from 0.
fn composed(name: &str) -> (Vec<Entrant>, Vec<PlayedGame>) {
    let bytes = fs::read(Path::new(FOLDER).join(name)).expect("results");
    let read = results::read(&String::from_utf8(bytes).expect("UTF-8"), &BASE, &RuleSet::default()).expect("no faults");
    let games = read.games.into_iter().filter(|game| game.stage == Stage::Prelim).collect();
    (read.players, games)
}

fn ranked(players: &[Entrant], games: &[PlayedGame]) -> Standings {
    let lots = Lots::new();
    standings(&Input {
        players,
        games,
        lots: &lots,
        rules: &RuleSet::default(),
        tied_places: TiedPlaces::Skip,
        semi_field: None,
        brought: None,
    })
}

/// The field after so many rounds, with the seats of the next as they were.
fn field_after(players: &[Entrant], games: &[PlayedGame], rounds: u32, last: u32) -> OpenField {
    let played: Vec<PlayedGame> = games.iter().filter(|game| game.round <= rounds).cloned().collect();
    let table = ranked(players, &played);
    let contender =
        |player: &Entrant| FieldPlayer { id: player.id, tally: table.row(player.id).expect("a row").tally, here: true };
    let seats = |round: u32| {
        let tables = games.iter().filter(|game| game.round == round);
        tables.map(|game| game.seats.iter().map(|seat| seat.player.0 as usize).collect()).collect()
    };
    let open = (rounds + 1..=last).map(|round| match round == rounds + 1 {
        true => OpenRound::Seated(seats(round)),
        false => OpenRound::Unseated,
    });
    OpenField {
        players: players.iter().map(contender).collect(),
        rounds: open.collect(),
        places: if players.len() >= 16 { 16 } else { 4 },
        system: &BASE,
        rules: RuleSet::default(),
        tied_places: TiedPlaces::Skip,
    }
}

/// Whether a player is surely among the first, whatever the lots, and surely not.
fn went(table: &Standings, player: RankedId, places: usize) -> (bool, bool) {
    let own = table.row(player).and_then(|row| row.rank).expect("a rank");
    let rank = |other: &&RankedPlayer| other.player != player;
    let others = || table.rows.iter().filter(rank);
    let level = others().filter(|other| other.rank.is_some_and(|rank| rank <= own)).count();
    let ahead = others().filter(|other| other.rank.is_some_and(|rank| rank < own)).count();
    (level < places, ahead >= places)
}

#[test]
fn verdicts_hold_in_composed_events_and_in_other_ways_they_could_have_gone() {
    for (name, players_then) in
        [("c19_results.csv", 19), ("c22_results.csv", 22), ("c32_results.csv", 32), ("c72_results.csv", 72)]
    {
        let (players, games) = composed(name);
        assert_eq!(players.len(), players_then, "{name}");
        let last = games.iter().map(|game| game.round).max().expect("rounds");
        let mut certain = 0;
        for rounds in 1..last {
            let field = field_after(&players, &games, rounds, last);
            let verdicts: Vec<Prospect> =
                players.iter().map(|player| prospect(&field, player.id).expect("a verdict")).collect();
            certain += verdicts.iter().filter(|verdict| !matches!(verdict, Prospect::Open(_))).count();
            for seed in 0..120 {
                // As it went, and then otherwise: with the same seats, other results.
                let mut rng = Rng::new(seed);
                let mut way = games.clone();
                for game in way.iter_mut().filter(|game| seed > 0 && game.round > rounds) {
                    let winner = rng.below(game.seats.len());
                    for (at, seat) in game.seats.iter_mut().enumerate() {
                        let vp = if at == winner { 10 } else { rng.below(11) as i64 };
                        (seat.vp, seat.winner) = (Vp::new(vp, &BASE).expect("VP"), at == winner);
                    }
                }
                let table = ranked(&players, &way);
                for (player, verdict) in players.iter().zip(&verdicts) {
                    let (surely_in, surely_out) = went(&table, player.id, field.places);
                    let says = format!("{name}, after {rounds}, seed {seed}: {} ({verdict:?})", player.name);
                    match verdict {
                        Prospect::In => assert!(surely_in, "{says}"),
                        Prospect::Out => assert!(surely_out, "{says}"),
                        Prospect::Open(_) => {}
                    }
                }
            }
        }
        // Of 72 players none can be certain of being among 16, so early; of 32 and fewer some are.
        assert!(certain > 0 || players_then > 32, "{name}: nobody was certain of anything");
    }
}
