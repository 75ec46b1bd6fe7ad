//! The words of side events on every page of the staff and of everybody: teams, fields and hexes where those play, no clause of
//! the championship rules but those about conduct, and refusals that say the same.

use reeve_rules::games::SystemCode;
use reeve_rules::rulings::clauses::Clause;

use super::side_events::{numbers, of_players_and_tables, side_event};
use super::support::app::Page;
use super::support::day::Day;

/// The pages of the staff that are there while a round is played.
const STAFF: [&str; 40] = [
    "",
    "announcements",
    "briefing",
    "cards",
    "check-in",
    "details",
    "door",
    "duty",
    "equipment",
    "export",
    "face",
    "from-paper",
    "invitations",
    "judge",
    "judge/rulings",
    "judge/players/1",
    "lots",
    "pictures",
    "players",
    "players/doubles",
    "players/new",
    "players/1",
    "players/1/card",
    "programme",
    "rounds",
    "rounds/prelim/1",
    "rounds/prelim/1/print",
    "rounds/prelim/1/print/pack",
    "rounds/prelim/1/tables/1",
    "rounds/prelim/1/tables/1/decide",
    "rounds/prelim/1/tables/1/filming",
    "rounds/prelim/1/tables/1/game",
    "rounds/prelim/1/tables/1/tablet",
    "rounds/prelim/1/tables/1/timer",
    "rounds/prelim/1/timer",
    "schedule",
    "screens",
    "sets",
    "staff",
    "standings",
];

/// The pages for everybody.
const PUBLIC: [&str; 9] = ["", "hall", "log", "register", "results", "seats", "standings", "statistics", "players/1"];

/// A round that is played at its first table, with a result that nobody has signed.
async fn while_playing(system: SystemCode, people: usize) -> Day {
    let day = side_event(system, people).await;
    day.make().await;
    day.open("prelim/1").await;
    let (table, seats) = day.tables("prelim/1").await[0];
    day.enter("prelim/1", table, 0, numbers(system, seats), &[]).await.expect(303);
    day
}

/// What is found on every page that can be looked at now.
async fn on_every_page(day: &Day, find: impl Fn(&Page, &str) -> Vec<String>) -> Vec<String> {
    let mut found = Vec::new();
    let mut seen = 0;
    for path in STAFF {
        for reader in [&day.organizer, &day.judge] {
            let page = reader.get(day.run(path).trim_end_matches("/")).await;
            if page.status == 200 {
                seen += 1;
                found.extend(find(&page, &format!("staff {path}")));
            }
        }
    }
    for path in PUBLIC {
        let page = day.app.visitor().get(day.public(path).trim_end_matches("/")).await;
        if page.status == 200 {
            seen += 1;
            found.extend(find(&page, &format!("public {path}")));
        }
    }
    let own = format!("/p/{}", day.stored().await.players[0].link_token);
    for path in ["", "/sheets/prelim/1", "/games/prelim/1"] {
        let page = day.app.visitor().get(&format!("{own}{path}")).await.ok();
        found.extend(find(&page, &format!("own page{path}")));
    }
    assert!(seen > 60, "only {seen} pages were there");
    found.sort();
    found.dedup();
    found
}

/// Clauses on a page that are about the championship or the base game.
fn of_other_clauses(page: &Page, what: &str) -> Vec<String> {
    let text = page.text("main");
    let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.').map(|number| number.trim_matches('.'));
    let elsewhere = numbers.filter(|number| Clause::read(number).is_some_and(|clause| !clause.holds_in_side_events()));
    // 1.0 is a number like others.
    elsewhere.filter(|number| number.split('.').count() == 3).map(|number| format!("{what}: {number}")).collect()
}

#[actix_web::test]
async fn no_clause_of_the_championship_is_named_in_a_side_event() {
    for (system, people) in [(SystemCode::FullContact, 7), (SystemCode::Struggle, 5), (SystemCode::Conquest, 5)] {
        let day = while_playing(system, people).await;
        let found = on_every_page(&day, of_other_clauses).await;
        assert!(found.is_empty(), "{system}:\n{}", found.join("\n"));
    }
}

/// The pages of the staff on which everything is about the game; elsewhere people are players too, who hold a phone or agree.
const OF_THE_GAME: [&str; 12] = [
    "check-in",
    "duty",
    "lots",
    "rounds",
    "rounds/prelim/1",
    "rounds/prelim/1/tables/1",
    "rounds/prelim/1/tables/1/decide",
    "rounds/prelim/1/tables/1/tablet",
    "rounds/prelim/1/tables/1/timer",
    "rounds/prelim/1/timer",
    "schedule",
    "standings",
];

#[actix_web::test]
async fn pages_about_a_game_speak_of_teams_and_fields() {
    let day = while_playing(SystemCode::FullContact, 7).await;
    let mut found = Vec::new();
    for path in OF_THE_GAME {
        let page = day.judge.get(&day.run(path)).await.ok();
        found.extend(of_players_and_tables(&page, path));
    }
    // The columns of a file are called alike in every game.
    found.retain(|line| !line.contains("round, table, position"));
    assert!(found.is_empty(), "{found:#?}");
}

/// Settings and files are told in the words of the game. The columns of files are called the same in every game, and the page says so.
#[actix_web::test]
async fn settings_and_files_speak_of_teams_and_fields() {
    let day = side_event(SystemCode::FullContact, 7).await;
    let form = day.organizer.get(&day.run("details")).await.ok();
    let legends = form.texts(".why legend");
    assert!(legends.contains(&"Check-in by the teams themselves".to_owned()), "{legends:?}");
    let settings = form.texts(".why label").concat() + &legends.concat();
    assert!(settings.contains("their own field") && !settings.contains("layer"), "{settings}");
    let rules = day.app.visitor().get(&day.public("rules")).await.ok();
    let told = rules.text("dl.settings");
    assert!(told.contains("Check-in by the teams themselves") && !told.contains("layer"), "{told}");
    // Editions are those of the base game.
    assert!(told.contains("Full-Contact") && !told.contains("edition"), "{told}");
    assert_eq!(day.organizer.get(&day.run("import")).await.ok().text("h1"), "Add teams");
    let files = day.organizer.get(&day.run("export")).await.ok();
    assert!(files.texts("h3").contains(&"Teams".to_owned()) && files.says("round, field, position, team"), "{files}");
    assert!(files.says("under player stands a team, under table a field"), "{files}");
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let locked = day.organizer.get(&day.run("details")).await.ok();
    assert!(locked.says("Check-in by the teams themselves"), "{locked}");
}

#[actix_web::test]
async fn every_page_counts_hexes_where_those_win() {
    let day = while_playing(SystemCode::Conquest, 5).await;
    let of_points = |page: &Page, what: &str| -> Vec<String> {
        let text = page.text("body");
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_vp = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()) == "VP";
        let found = words.iter().enumerate().filter(|(_, word)| is_vp(word));
        let around = |at: usize| words[at.saturating_sub(6)..words.len().min(at + 5)].join(" ");
        found.map(|(at, _)| format!("{what}: {}", around(at))).collect()
    };
    let found = on_every_page(&day, of_points).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[actix_web::test]
async fn refusals_speak_the_words_of_the_game() {
    let day = side_event(SystemCode::FullContact, 7).await;
    day.organizer.post(&day.run("players/new"), &[("name", "Table Flippers")]).await.expect(303);
    // A team that isn't here gets no seat; a round without seats starts nowhere.
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    day.organizer.post(&day.run("check-in/1"), &[("here", "false")]).await.expect(303);
    let page = day.press("prelim/1", "start").await.expect(409);
    assert!(page.says("1 team is seated in this round and not here."), "{page}");
    let nobody = day.organizer.post(&day.run("players/chosen"), &[("do", "paid")]).await.expect(409);
    assert!(nobody.says("Tick the teams first."), "{nobody}");
    // A name that somebody typed stays as it is, whatever it speaks of.
    day.organizer.post(&day.run("players/8/move"), &[("move", "withdraw")]).await.expect(303);
    let fields = [("do", "check-in"), ("player", "8")];
    let page = day.organizer.post(&day.run("players/chosen"), &fields).await.expect(409);
    assert!(page.says("Table Flippers"), "{page}");

    let day = side_event(SystemCode::Conquest, 4).await;
    day.make().await;
    day.open("prelim/1").await;
    for (typed, said) in
        [("-1", "Hexes can't be below 0."), ("x", "Hexes must be a whole number"), ("", "Enter the hexes.")]
    {
        let page = day.enter("prelim/1", 1, 0, &[typed, "2", "1", "0"], &[]).await.expect(422);
        assert!(page.fault("vp-1").contains(said), "{typed}: {page}");
    }
}
