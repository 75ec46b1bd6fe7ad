//! What a visitor and a player may know at each moment of a tournament, against all that every page, file and stream says.
//!
//! Two tournaments are played in the same way, but for one secret: other seats that are not public yet, another result that is
//! not. Whoever may not know the secret must be told the very same in both, byte for byte; only what is drawn anew in each of
//! them is left out, such as the secrets in addresses, and the time. Every address that a visitor or a player can open is
//! asked for, taken from the list of routes, so a new page is held to this too.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use actix_web::http::Method;
use chrono::Utc;
use reeve_actions::Permission;
use reeve_rules::games::SystemCode;
use reeve_rules::standings::lots::DrawReason;
use reeve_rules::tournament::settings::StandingsMove;
use reeve_rules::tournament::vocabulary::{DrawMethod, Phase};
use reeve_store::lots::{NewDraw, NewLots};
use reeve_store::player::Player;
use reeve_store::time::millis;
use reeve_store::{ChangeKinds, Event, Scope, Tx, hall_screen, lots, player, tournament};
use reeve_web::{routes, static_copy};
use tokio::sync::Mutex;

use crate::live::Listener;
use crate::side_games::{begin, plays};
use crate::support::app::Person;
use crate::support::day::{Day, day};

/// So many that there are semi-finals, which four of them don't reach.
const PLAYERS: usize = 20;

/// What a screen of the hall shows: everything there is.
const SHOWS: [&str; 10] =
    ["now", "seats-by-name", "seats-by-table", "clock", "standings", "bracket", "champion", "board", "games", "code"];

/// Two tournaments that differ in a secret, and what a visitor hears who listens to each from the beginning.
struct Worlds([Day; 2], Mutex<[Ear; 2]>);

/// A visitor who listens: the version that was told of last, and all kinds of changes so far.
struct Ear {
    listener: Listener,
    known: i64,
    kinds: BTreeSet<String>,
}

impl Ear {
    async fn at(day: &Day) -> Ear {
        let (listener, (known, _)) = Listener::at(&day.app.visitor(), &day.public("live")).await;
        Ear { listener, known: known.expect("a version"), kinds: BTreeSet::new() }
    }

    /// Listens until the version that is stored has been told of, or that anything may have changed.
    async fn hear(&mut self, day: &Day) {
        let stored = day.stored().await.tournament.version;
        while self.known < stored {
            let (version, kinds) = self.listener.next().await.expect("news");
            self.kinds.extend(kinds);
            self.known = version.unwrap_or(stored);
        }
    }
}

impl Worlds {
    /// Two tournaments whose players are checked in, with a screen in the hall.
    async fn new() -> Worlds {
        let worlds = [day(PLAYERS).await, day(PLAYERS).await];
        for day in &worlds {
            day.change(|t| t.embeds = true).await;
            // The tournament is an event of a series too.
            day.app.insert_series("spring-series", day.organizer.id(), &[day.id]).await;
            day.organizer.post(&day.run("screens"), &[("screen", "Hall")]).await.expect(303);
            let mut fields = vec![("screen", "Hall"), ("theme", "dark"), ("version", "1")];
            fields.extend(SHOWS.map(|part| ("shows", part)));
            let screen = screen(day).await;
            day.organizer.post(&day.run(&format!("screens/{screen}")), &fields).await.expect(303);
        }
        let ears = Mutex::new([Ear::at(&worlds[0]).await, Ear::at(&worlds[1]).await]);
        Worlds(worlds, ears)
    }

    /// Does the same in both.
    async fn both(&self, what: impl AsyncFn(&Day)) {
        for day in &self.0 {
            what(day).await;
        }
    }

    /// Makes the seats of the rounds that are not public, others in each of the two.
    async fn make_other_seats(&self) {
        for (day, seed) in self.0.iter().zip(["8", "9"]) {
            let fields = [("seed", seed), ("confirm-seed", "again")];
            day.organizer.post(&day.run("schedule"), &fields).await.expect(303);
        }
    }

    /// Enters results at the first table, others in each of the two. `more` goes along.
    async fn enter_other_results(&self, round: &str, version: i64, more: &[(&str, &str)]) {
        for (day, vp) in self.0.iter().zip([["10", "3", "2", "9"], ["10", "9", "8", "2"]]) {
            day.enter(round, 1, version, &vp, more).await.expect(303);
        }
    }

    /// Nobody is told the secret: no visitor, and none of these players. `what` names the moment.
    async fn keep_it_from(&self, players: impl Fn(&Player) -> bool, what: &str) {
        let [first, second] = &self.0;
        let mut ears = self.1.lock().await;
        let [ear, another] = &mut *ears;
        ear.hear(first).await;
        another.hear(second).await;
        assert_eq!((ear.known, &ear.kinds), (another.known, &another.kinds), "{what}: the open stream tells a secret");
        let (mut one, mut other) = (said(first, &players).await, said(second, &players).await);
        // A page waits a moment for its simulation, and does without where the machine is busy: a secret is told again.
        for _ in 0..20 {
            if one == other {
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
            (one, other) = (said(first, &players).await, said(second, &players).await);
        }
        assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{what}");
        assert!(one.len() > 30, "{what}: {} answers", one.len());
        for (path, body) in &one {
            let other = &other[path];
            if body != other {
                let differs = body.lines().zip(other.lines()).find(|(a, b)| a != b);
                panic!("{what}: {path} tells a secret: {differs:?}");
            }
        }
    }

    /// Who must know it does: the two differ at this address, for a player or for everybody.
    async fn tell_it_at(&self, path: impl Fn(&Day, &[Player]) -> String, what: &str) {
        let mut found = Vec::new();
        for day in &self.0 {
            let players = day.stored().await.players;
            found.push(told(day, &day.app.visitor(), &players, &path(day, &players)).await);
        }
        assert_ne!(found[0], found[1], "{what}");
    }

    /// The numbers of who sits at the first table of a round, which is the same in both.
    async fn at_first_table(&self, round: usize) -> Vec<i64> {
        let mut tables = Vec::new();
        for day in &self.0 {
            let stored = day.stored().await;
            let labels = stored.labels();
            let seats = &stored.rounds[round].tables[0].seats;
            tables.push(seats.iter().map(|seat| labels.number_of(seat.player_id)).collect::<Vec<_>>());
        }
        assert_eq!(tables[0], tables[1], "the worlds have the same seats");
        tables.remove(0)
    }
}

async fn screen(day: &Day) -> i64 {
    let screens = hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
    screens[0].id.0
}

/// The addresses that hold no news of a tournament, or what somebody is given for one moment.
const ELSEWHERE: &[&str] = &[
    // Pictures of an address.
    "/t/{slug}/qr.svg",
    "/s/{series}/qr.svg",
    // By a key of its own, which only the staff gives out: `round_boards` looks at it.
    "/lay/{key}",
    "/p/{token}/qr.svg",
    // Files and pages of the program, and how it does.
    "/static/{file:.*}",
    "/favicon.ico",
    "/robots.txt",
    "/.well-known/security.txt",
    "/healthz",
    "/readyz",
    "/metrics",
    "/rules",
    "/about/{text}",
    // Of an account.
    "/setup",
    "/sign-in",
    "/sign-in/code",
    "/sign-in/second-factor",
    "/forgotten",
    "/reset/{key}",
    "/invited/{key}",
    // Of the laptop that serves a hall.
    "/laptop",
    "/laptop/state",
    "/reached/{code}",
    // A sheet on a tablet that the staff has opened, for those who sit there.
    "/tablet/{key}",
    "/tablet/{key}/{position}",
    // Photos of boards, which only the staff and the players of a table see; `photos` looks at it.
    "/p/{token}/sheets/{stage}/{number}/photos/{moment}",
    // What the player wrote.
    "/p/{token}/reports/{key}",
];

/// Every address that a visitor can open, and these players by their links.
async fn addresses(day: &Day, players: &[&Player]) -> Vec<String> {
    let screen = screen(day).await.to_string();
    let mut paths: Vec<String> = Vec::new();
    for route in routes::all() {
        let is_open = matches!(route.permission, Permission::SeePublic | Permission::Register | Permission::OwnPage);
        if route.method != Method::GET || !is_open || ELSEWHERE.contains(&route.path) {
            continue;
        }
        let path = route
            .path
            .replace("{slug}", day.slug)
            .replace("{series}", "spring-series")
            .replace("{screen}", &screen)
            .replace("{code}", "K7QM-2XWD");
        match path.as_str() {
            own if own.contains("{token}") => {
                for player in players {
                    paths.extend(each_round(&own.replace("{token}", &player.link_token)));
                }
            }
            public if public.contains("{number}") && !public.contains("{stage}") => {
                paths.extend((1..=PLAYERS).map(|number| public.replace("{number}", &number.to_string())));
            }
            public => {
                paths.extend(each_round(public));
                let asked = ["?round=prelim-1", "?round=prelim-2", "?round=semi-1", "?round=final-1", "?q=play"];
                if public.ends_with("/seats") || public.ends_with("/results") || public.ends_with("/hall") {
                    paths.extend(asked.map(|query| format!("{public}{query}")));
                }
            }
        }
    }
    let unknown: Vec<&String> = paths.iter().filter(|path| path.contains('{')).collect();
    assert!(unknown.is_empty(), "say what stands for the placeholders in {unknown:?}");
    paths
}

/// The address of each game, where the path is one of a game.
fn each_round(path: &str) -> Vec<String> {
    if !path.contains("{stage}") {
        return vec![path.to_owned()];
    }
    let rounds = [("prelim", "1"), ("prelim", "2"), ("prelim", "3"), ("semi", "1"), ("final", "1")];
    rounds.map(|(stage, number)| path.replace("{stage}", stage).replace("{number}", number)).to_vec()
}

/// All that a visitor is told, and some of the players.
async fn said(day: &Day, players: &impl Fn(&Player) -> bool) -> BTreeMap<String, String> {
    let all = day.stored().await.players;
    let chosen: Vec<&Player> = all.iter().filter(|player| players(player)).collect();
    let visitor = day.app.visitor();
    let mut said = BTreeMap::new();
    for path in addresses(day, &chosen).await {
        let answer = told(day, &visitor, &all, &path).await;
        said.insert(without_secrets(day, &all, &path), answer);
    }
    // What a copy for a web space without a server holds, at the same moment.
    for (path, file) in static_copy::make(&day.app.shared, day.slug).await.expect("a copy").files {
        let text = String::from_utf8_lossy(&file.bytes).into_owned();
        said.insert(format!("copy: {path}"), without_secrets(day, &all, &text));
    }
    said
}

/// The answer at an address, with its status.
async fn told(day: &Day, visitor: &Person, players: &[Player], path: &str) -> String {
    let page = visitor.get(path).await;
    format!("{} {}", page.status, without_secrets(day, players, &page.body()))
}

/// The text without what stands between these two.
fn between(text: &str, from: &str, to: &str) -> String {
    let mut parts = text.split(from);
    let mut left = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        left += from;
        left += part.find(to).map_or(part, |end| &part[end..]);
    }
    left
}

/// What is left of a text without what is drawn anew in each tournament and without times.
fn without_secrets(day: &Day, players: &[Player], text: &str) -> String {
    let mut text = between(text, "name=\"form-key\" value=\"", "\"");
    // A code to be scanned holds our address, whose port differs.
    text = between(&text, "\"data:image/svg+xml;base64,", "\"");
    text = between(&text, "UID:", "@reeve");
    text = between(&text, "\"request\":\"", "\"");
    text = between(&text, "<b id=\"request\">", "<").replace(&day.app.url, "URL");
    for player in players {
        text = text.replace(&player.link_token, &format!("token-{}", player.number));
    }
    let is_of_time = |c: char| c.is_ascii_digit() || ":.TZ+-".contains(c);
    let is_of_key = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let mut left = String::new();
    let mut rest = text.as_str();
    while let Some(first) = rest.chars().next() {
        let time: usize = rest.find(|c| !is_of_time(c)).unwrap_or(rest.len());
        let key: usize = rest.find(|c| !is_of_key(c)).unwrap_or(rest.len());
        let (taken, stands) = match () {
            () if rest[..time].contains(':') && time >= 4 => (time, "TIME".to_owned()),
            // Keys of forms, digests, stamps of files.
            () if key >= 15 && rest[..key].contains(|c: char| c.is_ascii_digit()) => (key, "KEY".to_owned()),
            () if key > 0 => (key, rest[..key].to_owned()),
            () => (first.len_utf8(), first.to_string()),
        };
        left += &stands;
        rest = &rest[taken..];
    }
    left
}

#[actix_web::test]
async fn what_a_text_says_is_kept_but_for_keys_and_times() {
    let day = day(6).await;
    let check = |text: &str, left: &str| assert_eq!(without_secrets(&day, &[], text), left);
    check("Table 7, position 2: 10 VP, won. 85.70 VP%", "Table 7, position 2: 10 VP, won. 85.70 VP%");
    check("as of 09:41 today", "as of TIME today");
    check("value=\"0f3c9e77a2b1c4d5e6\"", "value=\"KEY\"");
    check("Şükrü Öztürk-Brightwater", "Şükrü Öztürk-Brightwater");
}

#[actix_web::test]
async fn a_draft_is_nobodys_business() {
    let day = day(PLAYERS).await;
    day.app.insert_series("spring-series", day.organizer.id(), &[day.id]).await;
    day.organizer.post(&day.run("screens"), &[("screen", "Hall")]).await.expect(303);
    day.make().await;
    day.change(|row| row.phase = Phase::Draft).await;
    let visitor = day.app.visitor();
    for path in addresses(&day, &[]).await {
        let page = visitor.get(&path).await;
        assert!(!page.body().contains("Spring Open") && !page.body().contains("Player 0"), "{path}: {page}");
        assert!(page.status == 404 || !path.starts_with("/t/"), "{path}: {page}");
    }
}

#[actix_web::test]
async fn nobody_learns_seats_before_they_are_public() {
    let worlds = Worlds::new().await;
    worlds.make_other_seats().await;
    worlds.keep_it_from(|_| true, "the seats are made").await;
    // The very same difference is seen by everybody as soon as the round is published.
    worlds.both(async |day| drop(day.press("prelim/1", "publish").await.expect(303))).await;
    worlds.tell_it_at(|day, _| day.public("seats"), "round 1 is public").await;
    worlds.tell_it_at(|_, players| format!("/p/{}", players[0].link_token), "round 1 is public").await;
}

#[actix_web::test]
async fn nobody_learns_the_seats_of_later_rounds() {
    let worlds = Worlds::new().await;
    worlds.both(async |day| day.make().await).await;
    worlds.both(async |day| drop(day.press("prelim/1", "publish").await.expect(303))).await;
    worlds.make_other_seats().await;
    worlds.keep_it_from(|_| true, "round 1 is public, others are made").await;
    worlds.both(async |day| drop(day.press("prelim/1", "start").await.expect(303))).await;
    worlds.keep_it_from(|player| player.number % 4 == 0, "round 1 is on").await;
    worlds
        .both(async |day| {
            for (table, seats) in day.tables("prelim/1").await {
                day.enter("prelim/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
            }
            day.press("prelim/1", "close").await.expect(303);
        })
        .await;
    worlds.keep_it_from(|_| true, "round 1 is closed").await;
}

#[actix_web::test]
async fn nobody_learns_results_of_round_1_before_it_is_closed() {
    results_are_kept(&[], "prelim/1").await;
}

#[actix_web::test]
async fn nobody_learns_results_of_round_2_before_it_is_closed() {
    results_are_kept(&["prelim/1"], "prelim/2").await;
}

/// The pages say what it takes to go on then, and that must not give results away either.
#[actix_web::test]
async fn nobody_learns_results_of_round_3_before_it_is_closed() {
    results_are_kept(&["prelim/1", "prelim/2"], "prelim/3").await;
}

/// Plays some rounds alike, and holds that the results of the next are told to nobody who did not sit there.
async fn results_are_kept(before: &[&str], round: &str) {
    let worlds = Worlds::new().await;
    worlds
        .both(async |day| {
            day.make().await;
            for round in before {
                day.play(round).await;
            }
            day.open(round).await;
        })
        .await;
    let there = worlds.at_first_table(before.len()).await;
    let elsewhere = |player: &Player| !there.contains(&player.number) && player.number % 3 == 0;
    let first = there[0];
    let own = move |_: &Day, players: &[Player]| {
        let player = players.iter().find(|player| player.number == first).expect("the player");
        format!("/p/{}", player.link_token)
    };
    worlds.enter_other_results(round, 0, &[]).await;
    worlds.keep_it_from(elsewhere, &format!("{round}: entered")).await;
    worlds.tell_it_at(own, "who sat there sees it").await;
    // Signed on paper, by entering the same once more.
    worlds.enter_other_results(round, 1, &[("sign", "yes")]).await;
    worlds.keep_it_from(elsewhere, &format!("{round}: final")).await;
    worlds.tell_it_at(own, "who sat there sees it").await;
    worlds.both(async |day| enter_others(day, round).await).await;
    worlds.keep_it_from(elsewhere, &format!("{round}: all final, not closed")).await;
    worlds.both(async |day| drop(day.press(round, "close").await.expect(303))).await;
    for page in ["results", "standings"] {
        worlds.tell_it_at(|day, _| day.public(page), &format!("{round} is closed: {page}")).await;
    }
}

/// Enters and signs the results of all tables but the first.
async fn enter_others(day: &Day, round: &str) {
    for (table, seats) in day.tables(round).await.into_iter().skip(1) {
        let vp = &["10", "8", "7", "5"][..seats];
        day.enter(round, table, 0, vp, &[("sign", "yes")]).await.expect(303);
    }
}

/// How a game of a side event stands is told where results come out table by table, and to nobody at another table before.
#[actix_web::test]
async fn nobody_learns_how_a_game_stands_while_results_wait_for_the_round() {
    let worlds = Worlds::new().await;
    worlds
        .both(async |day| {
            day.make().await;
            plays(day, SystemCode::Conquest).await;
            day.open("prelim/1").await;
        })
        .await;
    for (day, seed) in worlds.0.iter().zip(["7", "8"]) {
        begin(day, &[("island", "free"), ("seed", seed)]).await.expect(303);
    }
    let there = worlds.at_first_table(0).await;
    worlds.keep_it_from(|player| !there.contains(&player.number) && player.number % 3 == 0, "a game is on").await;
    worlds.both(async |day| day.change(|row| row.settings.standings_move = StandingsMove::Sheet).await).await;
    worlds.tell_it_at(|day, _| format!("/t/{}", day.slug), "a game is on, and watched").await;
}

#[actix_web::test]
async fn with_every_sheet_only_what_is_final_is_told() {
    let worlds = Worlds::new().await;
    worlds
        .both(async |day| {
            day.change(|row| row.settings.standings_move = StandingsMove::Sheet).await;
            day.make().await;
            day.open("prelim/1").await;
        })
        .await;
    worlds.enter_other_results("prelim/1", 0, &[]).await;
    let there = worlds.at_first_table(0).await;
    worlds.keep_it_from(|player| !there.contains(&player.number) && player.number % 3 == 0, "entered").await;
    // Somebody does not agree, and says why: that is between the table and the judges.
    for (day, why) in worlds.0.iter().zip(["I had ten", "The longest road is mine"]) {
        let stored = day.stored().await;
        let player = stored.players.iter().find(|player| player.number == there[1]).expect("the player");
        let dispute = format!("/p/{}/sheets/prelim/1/dispute", player.link_token);
        day.app.visitor().post(&dispute, &[("version", "1"), ("disagree", why)]).await.expect(303);
    }
    worlds.keep_it_from(|player| !there.contains(&player.number) && player.number % 3 == 0, "disputed").await;
}

#[actix_web::test]
async fn what_only_the_organizers_see_of_a_player_is_told_to_nobody_else() {
    let worlds = Worlds::new().await;
    worlds.both(async |day| day.make().await).await;
    worlds.both(async |day| drop(day.press("prelim/1", "publish").await.expect(303))).await;
    for (day, word) in worlds.0.iter().zip(["Amberley", "Brightwater"]) {
        day.change_player("Player 03", |player| {
            player.minor = word == "Amberley";
            player.person.email = Some(format!("{word}@example.org"));
            player.person.club = Some(format!("Club {word}"));
            player.person.country = Some(word.to_owned());
            player.person.guardian = Some(format!("Guardian {word}"));
        })
        .await;
    }
    worlds.keep_it_from(|player| player.number != 3 && player.number < 9, "other data of one player").await;
    worlds.tell_it_at(|_, players| format!("/p/{}", players[2].link_token), "the player sees it").await;
}

/// A lot for everybody, in the order of the numbers, so that no tie is in the way.
async fn draw_all(day: &Day) {
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let players = player::of_tournament(&mut tx, day.id).await.unwrap();
    let draw = NewDraw {
        method: DrawMethod::Hand,
        seed: None,
        reason: DrawReason::OwnWords("all".to_owned()),
        witness: "Wanda".to_owned(),
        drawn_by: Some(day.organizer.id()),
        drawn_at: millis(Utc::now()),
    };
    let draw_id = lots::insert_draw(&mut tx, day.id, &draw).await.unwrap();
    for player in players {
        let lots = NewLots::of(&[(player.id, player.number)]).unwrap();
        lots::insert_lots(&mut tx, day.id, draw_id, &lots).await.unwrap();
    }
    tell(&mut tx, day).await;
    tx.commit().await.unwrap();
}

/// Something happens that nobody outside of the staff learns of: the version goes up.
async fn nothing(day: &Day) {
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tell(&mut tx, day).await;
    tx.commit().await.unwrap();
}

async fn tell(tx: &mut Tx, day: &Day) {
    let version = tournament::bump(tx, day.id).await.unwrap();
    tx.emit(Event::Changed { tournament: day.id, version, kinds: ChangeKinds::ALL });
}

#[actix_web::test]
async fn nobody_learns_who_plays_semi_finals_or_how_before_it_is_public() {
    stage_is_kept("semi", &[]).await;
}

#[actix_web::test]
async fn nobody_learns_who_plays_the_final_or_how_before_it_is_public() {
    stage_is_kept("final", &["semi"]).await;
}

/// Plays up to a stage alike, and holds that neither its tables nor a result there is told too early.
async fn stage_is_kept(stage: &str, before: &[&str]) {
    let worlds = Worlds::new().await;
    let make = async |day: &Day, stage: &str| {
        day.organizer.post(&day.run(&format!("bracket/{stage}/make")), &[]).await.expect(303);
    };
    worlds
        .both(async |day| {
            day.make().await;
            for round in ["prelim/1", "prelim/2", "prelim/3"] {
                day.play(round).await;
            }
            draw_all(day).await;
            for stage in before {
                make(day, *stage).await;
                day.play(&format!("{stage}/1")).await;
            }
        })
        .await;
    // One of the two makes the tables, the other does something else.
    make(&worlds.0[0], stage).await;
    nothing(&worlds.0[1]).await;
    worlds.keep_it_from(|player| player.number % 2 == 0, &format!("{stage}: the tables are made")).await;
    nothing(&worlds.0[0]).await;
    make(&worlds.0[1], stage).await;
    let round = format!("{stage}/1");
    worlds.both(async |day| day.open(&round).await).await;
    let there = worlds.at_first_table(3 + before.len()).await;
    let elsewhere = |player: &Player| !there.contains(&player.number) && player.number % 3 == 0;
    worlds.enter_other_results(&round, 0, &[("sign", "yes")]).await;
    worlds.keep_it_from(elsewhere, &format!("{stage}: a result is final")).await;
    worlds.both(async |day| enter_others(day, &round).await).await;
    worlds.keep_it_from(elsewhere, &format!("{stage}: all are final, not closed")).await;
    worlds.both(async |day| drop(day.press(&round, "close").await.expect(303))).await;
    worlds.tell_it_at(|day, _| day.public("results"), &format!("{stage} is closed")).await;
}

#[actix_web::test]
async fn the_page_for_everybody_leads_to_seats_and_to_no_private_page() {
    let day = day(PLAYERS).await;
    day.organizer.post(&day.run("screens"), &[("screen", "Hall")]).await.expect(303);
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let visitor = day.app.visitor();
    let found = visitor.get(&day.public("seats?q=r+07")).await.ok();
    assert_eq!(found.texts(".answer h2").len(), 1, "{found}");
    assert!(found.text(".answer").contains("Player 07") && found.text(".answer h2").starts_with("Table "), "{found}");
    // Whom Player 07 meets: the one table, and no other.
    assert_eq!(found.texts("ul.tables > li").len(), 1, "{found}");
    assert!(found.text("ul.tables").contains("Player 07"), "{found}");
    let tokens: Vec<String> = day.stored().await.players.into_iter().map(|player| player.link_token).collect();
    for path in addresses(&day, &[]).await {
        let body = visitor.get(&path).await.body();
        assert!(!body.contains("/p/") && tokens.iter().all(|token| !body.contains(token)), "{path}");
    }
}
