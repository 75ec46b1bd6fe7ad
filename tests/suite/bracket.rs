//! Semi-finals and final through the pages: the choice of the stages, tables, who declines, the champion.

use reeve_rules::tournament::settings::Replacement;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState, Stage};

use super::support::app::Page;
use super::support::day::{Day, day};

const PRELIMS: [&str; 3] = ["prelim/1", "prelim/2", "prelim/3"];

/// A tournament after its preliminary games, with lots for everybody, so that no rank is shared.
async fn ranked(players: usize, setting: &str) -> Day {
    let day = day(players).await;
    day.change(|row| {
        let replacement = Replacement::from_code(setting).unwrap();
        row.settings.semi_replacement = replacement;
        row.settings.final_replacement = replacement;
    })
    .await;
    day.make().await;
    for round in PRELIMS {
        day.play(round).await;
    }
    let page =
        day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    assert!(matches!(page.status, 303 | 409), "{page}");
    day
}

/// The names by rank.
async fn by_rank(day: &Day) -> Vec<String> {
    let csv = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    csv.lines().skip(1).filter_map(|line| line.split(',').nth(1)).map(str::to_owned).collect()
}

/// The names at the tables of a stage.
async fn seated(day: &Day, stage: Stage) -> Vec<Vec<String>> {
    let stored = day.stored().await;
    let labels = stored.labels();
    let Some(round) = stored.round(stage, 1) else { return Vec::new() };
    let names = |table: &reeve_store::snapshot::Table| {
        table.seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect::<Vec<_>>()
    };
    round.tables.iter().map(names).collect()
}

async fn bracket(day: &Day, path: &str, fields: &[(&str, &str)]) -> Page {
    day.organizer.post(&day.run(path), fields).await
}

async fn decline(day: &Day, stage: &str, name: &str, declines: bool) -> Page {
    let stored = day.stored().await;
    let player = stored.players.iter().find(|player| player.person.name == name).expect("a player").id.to_string();
    let word = if declines { "yes" } else { "no" };
    bracket(day, &format!("bracket/{stage}/decline"), &[("player", &player), ("declines", word)]).await
}

/// Puts names in the seats of the chart by their seeds.
fn chart(seeds: &[String]) -> Vec<Vec<String>> {
    [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]
        .iter()
        .map(|table| table.iter().filter_map(|seed: &usize| seeds.get(seed - 1).cloned()).collect())
        .collect()
}

#[actix_web::test]
async fn who_declines_is_replaced_and_the_seeds_close_up() {
    let day = ranked(20, "next").await;
    let ranks = by_rank(&day).await;
    let page = day.organizer.get(&day.run("bracket")).await.ok();
    assert_eq!(page.texts(".people li .name").first(), Some(&ranks[16]), "{page}");
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    assert_eq!(seated(&day, Stage::Semi).await, chart(&ranks[..16]));

    decline(&day, "semi", &ranks[2], true).await.expect(303);
    let without: Vec<String> = ranks.iter().filter(|name| **name != ranks[2]).cloned().collect();
    assert_eq!(seated(&day, Stage::Semi).await, chart(&without[..16]));
    let page = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(
        page.texts(".people li").iter().any(|line| line.contains(&ranks[2]) && line.contains("declined")),
        "{page}"
    );

    // Twice is once, and it can be taken back.
    decline(&day, "semi", &ranks[2], true).await.expect(303);
    decline(&day, "semi", &ranks[2], false).await.expect(303);
    assert_eq!(seated(&day, Stage::Semi).await, chart(&ranks[..16]));

    day.open("semi/1").await;
    let page = decline(&day, "semi", &ranks[2], true).await.expect(409);
    assert!(page.says("have begun"), "{page}");
    bracket(&day, "bracket/semi/make", &[]).await.expect(409);
    assert_eq!(seated(&day, Stage::Semi).await, chart(&ranks[..16]));
}

#[actix_web::test]
async fn a_place_can_stay_empty() {
    let day = ranked(20, "empty").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    decline(&day, "semi", &ranks[2], true).await.expect(303);
    let mut expected = chart(&ranks[..16]);
    expected[2].remove(0);
    assert_eq!(seated(&day, Stage::Semi).await, expected);
    let stored = day.stored().await;
    let positions: Vec<i64> =
        stored.round(Stage::Semi, 1).unwrap().tables[2].seats.iter().map(|s| s.position).collect();
    assert_eq!(positions, [1, 2, 3]);
}

#[actix_web::test]
async fn tables_with_somebody_who_left_are_neither_published_nor_started() {
    let day = ranked(20, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    let withdraw = |day: &Day, name: &str| {
        let (path, name) = (day.slug, name.to_owned());
        let organizer = day.organizer.clone();
        async move {
            let number = name.strip_prefix("Player ").unwrap().trim_start_matches('0').to_owned();
            organizer.post(&format!("/run/{path}/players/{number}/move"), &[("move", "withdraw")]).await.expect(303)
        }
    };
    withdraw(&day, &ranks[4]).await;
    day.press("semi/1", "publish").await.expect(409);
    let page = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(page.says("Make the tables again"), "{page}");
    // The board leads to where they are made again.
    let board = day.organizer.get(&day.run("rounds/semi/1")).await.ok();
    assert!(board.has("section.card.now a.primary[href$='/bracket']"), "{board}");
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    day.press("semi/1", "publish").await.expect(303);
    withdraw(&day, &ranks[0]).await;
    day.press("semi/1", "start").await.expect(409);
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    let left: Vec<String> = ranks.iter().filter(|name| **name != ranks[0] && **name != ranks[4]).cloned().collect();
    assert_eq!(seated(&day, Stage::Semi).await, chart(&left[..16]));
    day.press("semi/1", "start").await.expect(303);

    let csv = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    let line = csv.lines().find(|line| line.contains(&ranks[0])).expect("a line");
    assert!(line.ends_with(",withdrawn"), "{line}");
    let public = day.app.visitor().get(&day.public("standings")).await.ok();
    assert!(public.texts("tr.out").iter().any(|row| row.contains(&ranks[0]) && row.contains("withdrawn")), "{public}");
}

#[actix_web::test]
async fn with_fourteen_left_the_pages_say_that_places_stay_empty() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    const FEW: &str = "Only 14 of the 16 places are taken, so 2 tables have three players";
    let bracket_page = async || day.organizer.get(&day.run("bracket")).await.ok();
    assert!(!bracket_page().await.says("places are taken"));
    for name in &ranks[4..6] {
        decline(&day, "semi", name, true).await.expect(303);
    }
    assert!(bracket_page().await.says(FEW), "{}", bracket_page().await);
    let next = day.organizer.get(day.run("").trim_end_matches('/')).await.ok();
    assert!(next.text(".steps li.now").contains("All 14 who are left are seeded"), "{next}");
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    let left: Vec<String> = ranks.iter().filter(|name| !ranks[4..6].contains(name)).cloned().collect();
    let seats: Vec<usize> = seated(&day, Stage::Semi).await.iter().map(Vec::len).collect();
    assert_eq!((seats, left.len()), (vec![3, 3, 4, 4], 14));
    day.press("semi/1", "publish").await.expect(303);
    let public = day.app.visitor().get(&day.public("bracket")).await.ok();
    assert!(public.says(FEW) && !public.says("Not all of the 16 best-ranked play"), "{public}");
    let stored = day.stored().await;
    let token = |name: &str| {
        let player = stored.players.iter().find(|player| player.person.name == name).expect("a player");
        format!("/p/{}", player.link_token)
    };
    // Who gave the place up, and who plays.
    let out = day.app.visitor().get(&token(&ranks[4])).await.ok();
    assert!(out.says("The semi-finals come next; 14 others play."), "{out}");
    let plays = day.app.visitor().get(&token(&left[13])).await.ok();
    assert_eq!(plays.texts("ol.num li").len(), 4, "{plays}");
    let rules = day.app.visitor().get(&day.public("rules")).await.ok();
    assert!(rules.says("With 13 to 15 players left some tables have three"), "{rules}");
}

#[actix_web::test]
async fn with_twelve_left_the_semi_finals_are_taken_away() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    for name in &ranks[12..] {
        decline(&day, "semi", name, true).await.expect(303);
    }
    assert!(day.stored().await.round(Stage::Semi, 1).is_none());
    bracket(&day, "bracket/semi/make", &[]).await.expect(409);
    let next = day.organizer.get(day.run("").trim_end_matches('/')).await.ok();
    assert!(next.text(".steps li.now").contains(SKIPPED), "{next}");
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    assert_eq!(seated(&day, Stage::Final).await, [ranks[..4].to_vec()]);

    // Every page of the stages says so, and none speaks of winners of semi-finals.
    let staff = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(staff.says(SKIPPED) && !staff.says("winners of the semi-finals"), "{staff}");
    day.press("final/1", "publish").await.expect(303);
    for path in ["", "bracket"] {
        let page = day.app.visitor().get(day.public(path).trim_end_matches('/')).await.ok();
        assert!(page.says(SKIPPED), "{path}: {page}");
    }
    let page = day.app.visitor().get(&day.public("bracket")).await.ok();
    let from: Vec<String> = page.texts(".last tbody th .grey");
    assert_eq!(from, ["rank 1", "rank 2", "rank 3", "rank 4"], "{page}");
}

/// From the seeds to the champion: who came from where stands beside each name, and a final sheet is not called playing.
#[actix_web::test]
async fn the_bracket_is_a_tree_from_the_seeds_to_the_champion() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    day.open("semi/1").await;
    let visitor = day.app.visitor();
    let tree = || async { visitor.get(&day.public("bracket")).await.ok() };
    let page = tree().await;
    let seeds = page.texts(".semis li:first-child tbody th .grey");
    assert_eq!(seeds, ["seed 1", "seed 8", "seed 9", "seed 16"], "{page}");
    let to_come = page.texts(".last li li");
    assert_eq!(to_come, [1, 2, 3, 4].map(|table| format!("Winner of semi-final {table}")), "{page}");
    assert!(!page.says("counted in round 1"), "{page}");
    // The sheet of table 1 is final; its result waits for the round to be closed.
    day.enter("semi/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let page = tree().await;
    let states: Vec<String> = page.texts(".semis .table-card > .state");
    assert_eq!(states, ["signed", "playing", "playing", "playing"], "{page}");
    assert!(!page.has(".semis .won"), "{page}");
    for table in 2..=4 {
        day.enter("semi/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("semi/1", "close").await.expect(303);
    let page = tree().await;
    assert_eq!(page.texts(".last li li")[0], format!("{} Winner of semi-final 1", ranks[0]), "{page}");
    let home = visitor.get(&format!("/t/{}", day.slug)).await.ok();
    assert_eq!(home.texts(".moment li").len(), 4, "the winners, and nobody else: {home}");
    assert!(home.says("The semi-finals are over: to the final"), "{home}");
    assert!(home.says("The semi-finals are over") && !home.says("semi-finals is"), "{home}");

    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    day.open("final/1").await;
    // A judge handles the resource cards in the final, and nobody else is offered.
    let sheet = day.judge.get(&day.run("rounds/final/1/tables/1")).await.ok();
    assert_eq!(sheet.texts("select[name=handler] option"), ["a judge"], "{sheet}");
    assert!(sheet.has("select[name=handler] option[value=judge][selected]"), "{sheet}");
    let page = tree().await;
    for forged in ["starting", "seat-2"] {
        let refused = day.enter("final/1", 1, 0, &["10", "8", "7", "5"], &[("handler", forged)]).await.expect(422);
        assert!(refused.fault("handler").contains("In the final a judge handles"), "{refused}");
    }
    let from = page.texts(".last tbody th .grey");
    assert_eq!(from, [1, 2, 3, 4].map(|table| format!("won semi-final {table}")), "{page}");
    day.enter("final/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    day.press("final/1", "close").await.expect(303);
    bracket(&day, "finish", &[]).await.expect(303);
    let page = tree().await;
    assert_eq!(page.text(".champion h2"), ranks[0]);
    assert!(page.says("Seed 1, won semi-final 1 with 10 VP, won the final with 10 VP."), "{page}");
    // The champion's page is one to pass on: its preview says who won what, where and how.
    let theirs = visitor.get(&page.attributes(".champion h2 a", "href").remove(0)).await.ok();
    let preview = |property: &str| theirs.attributes(&format!("meta[property='og:{property}']"), "content").concat();
    assert!(preview("title").contains(&format!("{}, champion", ranks[0])), "{theirs}");
    let said = preview("description");
    assert!(said.starts_with(&format!("{} won ", ranks[0])) && said.contains("won semi-final 1"), "{said}");
    // The first page says who won as soon as the standings do, not that it will be told.
    let home = visitor.get(&format!("/t/{}", day.slug)).await.ok();
    assert_eq!(home.text(".champion"), page.text(".champion"));
    assert!(!home.says("declared soon"), "{home}");
    let links = home.attributes("table.list th a", "href");
    assert_eq!(links.len(), 4, "{home}");
    visitor.get(&links[3]).await.ok();
}

#[actix_web::test]
async fn a_finalist_who_declines_is_replaced_by_the_next_in_rank() {
    let day = ranked(16, "next").await;
    bracket(&day, "bracket/final/make", &[]).await.expect(409);
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    day.play("semi/1").await;
    let page =
        day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    assert!(matches!(page.status, 303 | 409), "{page}");
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    let ranks = by_rank(&day).await;
    assert_eq!(seated(&day, Stage::Final).await, [ranks[..4].to_vec()]);

    decline(&day, "final", &ranks[1], true).await.expect(303);
    let mut now = seated(&day, Stage::Final).await.remove(0);
    let mut wanted = [&ranks[0], &ranks[2], &ranks[3], &ranks[4]].map(String::clone);
    now.sort();
    wanted.sort();
    assert_eq!(now, wanted);
    // Everybody reads why somebody plays the final without having won a semi-final.
    let line =
        format!("{} won a semi-final and does not play the final; {}, next in rank, plays instead", ranks[1], ranks[4]);
    let public = async || day.app.visitor().get(&day.public("bracket")).await.ok();
    assert!(!public().await.says(&line), "before the seats are public");
    day.press("final/1", "publish").await.expect(303);
    assert!(public().await.says(&line), "{}", public().await);
    let board = day.run("rounds/final/1");
    let version = day.organizer.get(&board).await.ok().form("form[action$='take-back']");
    let version = version.iter().find(|(name, _)| name == "version").expect("a version").1.clone();
    let back = [("step", "publish"), ("version", version.as_str())];
    day.organizer.post(&day.run("rounds/final/1/take-back"), &back).await.expect(303);
    decline(&day, "final", &ranks[1], false).await.expect(303);
    assert_eq!(seated(&day, Stage::Final).await, [ranks[..4].to_vec()]);
}

#[actix_web::test]
async fn the_champion_is_declared_after_the_final_is_closed() {
    let day = ranked(12, "next").await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(409);
    let page = bracket(&day, "finish", &[]).await.expect(409);
    assert!(page.says("Close the final first"), "{page}");
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    day.open("final/1").await;
    day.enter("final/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    bracket(&day, "finish", &[]).await.expect(409);
    let before = day.app.visitor().get(&day.public("standings")).await.ok();
    assert!(!before.has(".champion"), "{before}");
    day.press("final/1", "close").await.expect(303);
    bracket(&day, "finish", &[]).await.expect(303);
    assert_eq!(day.stored().await.tournament.phase, Phase::Finished);
    bracket(&day, "finish", &[]).await.expect(409);
    // What is left to do stands where the champion was declared, and on the page of the next step.
    let after = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(after.has("main a.primary[href$='/export']"), "{after}");
    let next = day.organizer.get(day.run("").trim_end_matches('/')).await.ok();
    assert!(next.has("main a[href$='/export/certificates']"), "{next}");
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.says("Check-in is over.") && list.says("12 players were counted in round 1"), "{list}");
    assert!(!list.says("checked in:") && !list.says("Not here yet"), "{list}");
    let players = day.organizer.get(&day.run("players")).await.ok();
    assert!(!players.has("a[href$='/players/new']") && !players.has("a[href$='/players/import']"), "{players}");
    let champion = seated(&day, Stage::Final).await[0][0].clone();
    for page in ["standings", "bracket"] {
        assert_eq!(day.app.visitor().get(&day.public(page)).await.ok().text(".champion h2"), champion);
    }
    assert_eq!(by_rank(&day).await[0], champion);
}

#[actix_web::test]
async fn what_is_reached_is_celebrated_and_the_champion_has_a_page_to_share() {
    let day = ranked(12, "next").await;
    let visitor = day.app.visitor();
    let page = async |path: &str| visitor.get(&day.public(path)).await.ok();
    let moment = async || page("hall").await.attributes("template[data-moment]", "data-moment");
    let picture = async || {
        let picture = visitor.get(&day.public("champion.png")).await.ok();
        assert_eq!(picture.header("content-type"), "image/png");
        assert!(picture.bytes.starts_with(b"\x89PNG"), "no PNG");
        picture.bytes
    };
    // Who plays the final is known, and is named on the first page too.
    let home = async || visitor.get(&format!("/t/{}", day.slug)).await.ok();
    assert_eq!(moment().await, ["to-final"]);
    assert_eq!(home().await.texts(".moment li").len(), 4, "{}", home().await);
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    day.open("final/1").await;
    assert!(moment().await.is_empty() && !home().await.has(".moment"));
    day.enter("final/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let before = page("champion").await;
    assert!(before.says("The champion is named here once the final is over.") && !before.has(".champion"), "{before}");
    let tournament = picture().await;
    assert!(moment().await.is_empty(), "nothing before it is public");

    day.press("final/1", "close").await.expect(303);
    let provisional = moment().await;
    bracket(&day, "finish", &[]).await.expect(303);
    let name = seated(&day, Stage::Final).await[0][0].clone();
    assert_eq!(moment().await, [format!("{}-declared", provisional[0])]);
    let after = page("champion").await;
    assert_eq!((after.text("h1").as_str(), after.text(".champion h2")), ("Champion", name.clone()));
    assert_eq!(after.texts("table.list tbody tr").len(), 4);
    assert!(after.says("12 players, 10 games"), "{after}");
    let said = |property: &str| after.attributes(&format!("meta[property='og:{property}']"), "content").concat();
    assert!(said("title").starts_with(&format!("{name}, Champion")), "{}", said("title"));
    assert!(said("image").ends_with(&day.public("champion.png")), "{}", said("image"));
    assert!(picture().await != tournament, "the picture names the champion");
    assert!(page("standings").await.has("a[href$='/champion']") && home().await.has("a[href$='/champion']"));
}

#[actix_web::test]
async fn what_was_done_is_said_and_what_waits_stands_first() {
    let day = ranked(17, "next").await;
    let made = bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    assert!(day.organizer.follow(&made).await.ok().says("The seats are made."));
    let name = seated(&day, Stage::Semi).await[0][0].clone();
    let declined = decline(&day, "semi", &name, true).await.expect(303);
    assert!(day.organizer.follow(&declined).await.ok().says("the player declines the place"));
    let takes = decline(&day, "semi", &name, false).await.expect(303);
    assert!(day.organizer.follow(&takes).await.ok().says("takes the place after all"));
    bracket(&day, "bracket/semi/make", &[]).await;
    day.play("semi/1").await;
    let page = day.organizer.get(&day.run("bracket")).await.ok();
    assert_eq!(page.texts("section.stage h2"), ["Final", "Semi-finals"], "{page}");
    assert!(page.says("Make this table") && page.says("this would be the table"), "{page}");
}

#[actix_web::test]
async fn the_start_of_the_last_round_says_that_the_semi_finals_fall_away() {
    let day = day(16).await;
    day.make().await;
    day.play("prelim/1").await;
    day.play("prelim/2").await;
    day.press("prelim/3", "publish").await.expect(303);
    let board = || async { day.organizer.get(&day.run("rounds/prelim/3")).await.ok() };
    assert!(!board().await.says("semi-finals are skipped"));
    for number in 13..=16 {
        day.change_player(&format!("Player {number}"), |player| player.state = PlayerState::Withdrawn).await;
    }
    let page = board().await;
    assert!(page.says("Twelve or fewer players are left.") && page.says("semi-finals are skipped"), "{page}");
}

#[actix_web::test]
async fn planned_tables_are_nobodys_to_see() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    let page = day.app.visitor().get(&day.public("bracket")).await.ok();
    assert!(page.says("No tables yet") && !page.says(&ranks[0]), "{page}");
    day.press("semi/1", "publish").await.expect(303);
    let page = day.app.visitor().get(&day.public("bracket")).await.ok();
    assert_eq!(page.texts(".stage-tables tbody th .name").len(), 16, "{page}");
    assert!(!page.has("form[action*='decline']"));
}

#[actix_web::test]
async fn between_rounds_and_when_one_is_out_the_pages_say_how_things_stand() {
    let day = ranked(18, "next").await;
    let visitor = day.app.visitor();
    let home = visitor.get(&format!("/t/{}", day.slug)).await.ok();
    assert!(
        home.says("Round 3 is over") && home.says("The preliminary games are over. Who plays on, and where,"),
        "{home}"
    );
    assert!(!home.says("Where do I sit?"), "{home}");
    let seats = visitor.get(&day.public("seats")).await.ok();
    assert!(seats.says("This round is over"), "{seats}");
    let asked_for = visitor.get(&day.public("seats?round=prelim-2")).await.ok();
    assert!(!asked_for.says("This round is over"), "{asked_for}");

    let last = by_rank(&day).await[17].clone();
    // Whoever looks for a seat now is not sent to the table of the round that is over.
    let search = |round: &str| format!("{}?q={}{round}", day.public("seats"), last.replace(' ', "+"));
    let found = visitor.get(&search("")).await.ok();
    let waits = format!("{last}: nobody has a seat yet for what comes next. Rank 18 in the standings.");
    assert!(found.says(&waits) && !found.has(".answer"), "{found}");
    let found = visitor.get(&search("&round=prelim-3")).await.ok();
    assert!(found.says(&waits) && found.has("#by-name tr") && !found.has(".answer"), "{found}");
    let earlier = visitor.get(&search("&round=prelim-1")).await.ok();
    assert!(earlier.has("#by-name tr") && !earlier.has(".answer") && !earlier.says(&waits), "{earlier}");
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    day.press("semi/1", "publish").await.expect(303);
    let found = visitor.get(&search("")).await.ok();
    assert!(found.says("Semi-finals, start soon"), "{found}");
    assert!(
        found.says(&format!(
            "{last} doesn't play on. The semi-finals come next; 16 others play. Rank 18 in the standings."
        )),
        "{found}"
    );
    assert!(found.has("#by-name-none[hidden]") && found.has("a[href$='/seats']"), "{found}");
    let nobody = visitor.get(&day.public("seats?q=nobody-at-all")).await.ok();
    assert!(nobody.has("#by-name-none:not([hidden])"), "{nobody}");
    assert!(!nobody.has("#by-name") && !nobody.has("#by-table"), "{nobody}");
    let stored = day.stored().await;
    let player = stored.players.iter().find(|player| player.label() == last).expect("the last");
    let own = || async { visitor.get(&format!("/p/{}", player.link_token)).await.ok() };
    let page = own().await;
    assert!(page.says("You finished 18th") && page.says("The semi-finals come next; 16 others play."), "{page}");
    assert!(!page.has("a[href$='calendar.ics']"), "{page}");
    day.press("semi/1", "start").await.expect(303);
    let page = own().await;
    assert!(page.says("16 others are playing the semi-finals now."), "{page}");
    for table in 1..=4 {
        day.enter("semi/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    let winner = seated(&day, Stage::Semi).await[0][0].clone();
    let of = |name: &str| {
        let player = stored.players.iter().find(|player| player.label() == name).expect("them");
        format!("/p/{}", player.link_token)
    };
    let page = visitor.get(&of(&winner)).await.ok();
    assert!(page.says("You are in the final") && !page.says("the game is on"), "{page}");
    let lost = seated(&day, Stage::Semi).await[0][1].clone();
    let found = visitor.get(&format!("{}?q={}", day.public("seats"), lost.replace(' ', "+"))).await.ok();
    let says = format!("{lost}: the game of this round is over. Who plays the final is not public yet.");
    assert!(found.says(&says) && !found.has(".answer"), "{found}");
    let page = visitor.get(&of(&lost)).await.ok();
    assert!(page.says("Your game is over") && page.says("as soon as the round is closed"), "{page}");
    day.press("semi/1", "close").await.expect(303);
    let page = own().await;
    assert!(page.says("The final comes next.") && !page.says("semi-finals now"), "{page}");
    assert!(visitor.get(&of(&winner)).await.ok().says("You are in the final"));
}

/// Chooses, having seen what stood on the page.
async fn choose(day: &Day, seen: &str, wanted: &str) -> Page {
    bracket(day, "stages", &[("seen", seen), ("semi-finals", wanted)]).await
}

#[actix_web::test]
async fn the_stages_are_chosen_while_the_preliminary_games_last() {
    let day = day(18).await;
    day.make().await;
    let page = choose(&day, "unset", "skip").await.expect(409);
    assert!(page.says("counted when round 1 starts"), "{page}");
    for round in &PRELIMS[..2] {
        day.play(round).await;
    }
    choose(&day, "unset", "").await.expect(422);
    choose(&day, "unset", "skip").await.expect(303);
    // Somebody else, who still saw the page without a choice.
    let page = choose(&day, "unset", "play").await.expect(409);
    assert!(page.says("no semi-finals") && page.says("You chose: semi-finals are played"), "{page}");
    assert_eq!(day.stored().await.tournament.skip_semis, Some(true));
    choose(&day, "unset", "skip").await.expect(303);
    choose(&day, "skip", "play").await.expect(303);
    choose(&day, "play", "skip").await.expect(303);
    day.judge.post(&day.run("stages"), &[("seen", "skip"), ("semi-finals", "play")]).await.expect(403);
    day.play(PRELIMS[2]).await;
    let page = choose(&day, "skip", "play").await.expect(409);
    assert!(page.says("until the last preliminary round is closed"), "{page}");
    assert_eq!(day.stored().await.tournament.skip_semis, Some(true));
    bracket(&day, "bracket/semi/make", &[]).await.expect(409);
}

#[actix_web::test]
async fn outside_16_to_28_players_there_is_nothing_to_choose() {
    for players in [15, 29] {
        let day = day(players).await;
        day.make().await;
        day.open("prelim/1").await;
        for wanted in ["skip", "play"] {
            let page = choose(&day, "unset", wanted).await.expect(409);
            assert!(page.says("counted in round 1") && page.says("1.1.3"), "{players} {wanted}: {page}");
        }
        assert_eq!(day.stored().await.tournament.skip_semis, None);
    }
}

#[actix_web::test]
async fn a_disqualified_player_stands_last_and_makes_the_tables_old() {
    let day = ranked(20, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    day.change_player(&ranks[0], |player| {
        player.state = PlayerState::Disqualified;
        player.disqualified_clause = Some("1.3.6".to_owned());
    })
    .await;
    day.press("semi/1", "publish").await.expect(409);
    let page = decline(&day, "semi", &ranks[0], true).await.expect(409);
    assert!(page.says("not in the tournament"), "{page}");
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    assert_eq!(seated(&day, Stage::Semi).await, chart(&ranks[1..17]));
    assert_eq!(by_rank(&day).await.last(), Some(&ranks[0]));
    let page = day.app.visitor().get(&day.public("standings")).await.ok();
    let last = page.rows("table.standings").pop().unwrap();
    assert!(last[0].is_empty() && last[1].contains("disqualified") && last.join(" ").contains("1.3.6"), "{last:?}");
}

/// The own page of a player.
async fn own(day: &Day, name: &str) -> Page {
    let stored = day.stored().await;
    let player = stored.players.iter().find(|player| player.person.name == name).expect("a player");
    day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok()
}

/// What everybody is told on each page that shows seats: the notices with these words.
async fn told(day: &Day, words: &str) -> Vec<String> {
    let mut found = Vec::new();
    for path in ["", "seats", "bracket", "hall"] {
        let page = day.app.visitor().get(day.public(path).trim_end_matches('/')).await.ok();
        let mut notices = page.texts(".notice, .hall-note").into_iter().filter(|notice| notice.contains(words));
        found.push(notices.next().unwrap_or_default().trim_start_matches("Please note. ").to_owned());
    }
    found
}

/// Where each player sits in a stage.
async fn places(day: &Day, stage: Stage) -> Vec<(String, (usize, usize))> {
    let tables = seated(day, stage).await.into_iter().zip(1..);
    let of_table = |(names, table): (Vec<String>, usize)| {
        names.into_iter().zip(1..).map(move |(name, position)| (name, (table, position))).collect::<Vec<_>>()
    };
    tables.flat_map(of_table).collect()
}

/// Semi-finals and final whose seats are public are changed: pages and screens say when and for whom, and who is concerned reads on
/// the own page which seat it is now.
#[actix_web::test]
async fn public_tables_that_are_made_again_say_when_and_for_whom() {
    let day = ranked(20, "next").await;
    let ranks = by_rank(&day).await;
    let done = bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    assert!(day.organizer.follow(&done).await.ok().says("Only the staff can see them"));
    day.press("semi/1", "publish").await.expect(303);
    assert_eq!(told(&day, "were changed at").await, [""; 4]);
    let done = bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    let page = day.organizer.follow(&done).await.ok();
    assert!(page.says("They are public") && !page.says("Only the staff"), "{page}");
    assert_eq!(told(&day, "were changed at").await, [""; 4], "made again, and nobody sits elsewhere");

    // Seed 14 gives the place up: 15 and 16 close up, and 17 comes in.
    let before = places(&day, Stage::Semi).await;
    let done = decline(&day, "semi", &ranks[13], true).await.expect(303);
    let after = places(&day, Stage::Semi).await;
    let moved: Vec<&String> = after.iter().filter(|seat| !before.contains(seat)).map(|(name, _)| name).collect();
    let mut expected = [&ranks[14], &ranks[15], &ranks[16]];
    expected.sort_by_key(|name| after.iter().position(|(other, _)| other == *name));
    assert_eq!(moved, expected);
    let all = told(&day, "were changed at").await;
    assert!(all.iter().all(|notice| *notice == all[0]), "{all:?}");
    let notice = &all[0];
    assert!(notice.contains("The seats of the semi-finals were changed at"), "{notice}");
    for (name, says) in
        [(14, "sit elsewhere"), (15, "sit elsewhere"), (16, "has a seat now"), (13, "no longer has a seat")]
    {
        assert!(notice.contains(&ranks[name]) && notice.contains(says), "{notice}");
    }
    assert!(!notice.contains(&ranks[0]) && notice.contains("Check where you sit now."), "{notice}");
    let page = day.organizer.follow(&done).await.ok();
    assert!(page.says("The seats of the semi-finals were changed at") && page.says("Everybody sees that"), "{page}");
    assert!(!page.says("Only the staff") && !page.says("only the staff"), "{page}");
    let seat = |of: &[(String, (usize, usize))], name: &str| {
        let (_, (table, position)) = of.iter().find(|(other, _)| other == name).expect("a seat");
        format!("table {table}, position {position}")
    };
    let (was, is) = (seat(&before, &ranks[14]), seat(&after, &ranks[14]));
    let page = own(&day, &ranks[14]).await;
    assert!(
        page.says("Your seat in the semi-finals was changed at") && page.says(&format!("{is}, no longer {was}")),
        "{page}"
    );
    let page = own(&day, &ranks[16]).await;
    assert!(page.says("You have a seat in the semi-finals since") && page.says(&seat(&after, &ranks[16])), "{page}");
    assert!(own(&day, &ranks[13]).await.says("You have no seat in the semi-finals any more since"));
    assert!(own(&day, &ranks[0]).await.says("The seats of the semi-finals were changed at"));

    // A second change does not make the first one forgotten, and the start ends both.
    decline(&day, "semi", &ranks[15], true).await.expect(303);
    let notice = &told(&day, "were changed at").await[1];
    for name in [13, 14, 15, 16, 17] {
        assert!(notice.contains(&ranks[name]), "{name}: {notice}");
    }
    let (last, before) = notice.split_once("Before that: ").expect("what was told before");
    assert!(last.contains(&format!("{} ", ranks[15])) && last.contains("no longer has a seat"), "{notice}");
    assert!(before.contains(&ranks[13]) && !last.contains(&ranks[13]) && !before.contains(&ranks[15]), "{notice}");
    // Taken back and published again the seats are still others than those that were shown first.
    let version = day.stored().await.round(Stage::Semi, 1).expect("the semi-finals").row.version.to_string();
    let back = [("step", "publish"), ("version", version.as_str())];
    bracket(&day, "rounds/semi/1/take-back", &back).await.expect(303);
    assert_eq!(told(&day, "were changed at").await, [""; 4]);
    day.press("semi/1", "publish").await.expect(303);
    assert_eq!(&told(&day, "were changed at").await[1], notice);
    day.press("semi/1", "start").await.expect(303);
    assert_eq!(told(&day, "were changed at").await, [""; 4]);
    assert!(!own(&day, &ranks[14]).await.says("was changed at"));
}

#[actix_web::test]
async fn a_public_final_that_is_made_again_says_when_and_for_whom() {
    let day = ranked(12, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    day.press("final/1", "publish").await.expect(303);
    let done = decline(&day, "final", &ranks[3], true).await.expect(303);
    let page = day.organizer.follow(&done).await.ok();
    assert!(page.says("The seats of the final were changed at") && page.says("Everybody sees that"), "{page}");
    for notice in told(&day, "were changed at").await {
        let names = notice.contains(&ranks[3]) && notice.contains(&ranks[4]) && !notice.contains(&ranks[0]);
        assert!(notice.contains("The seats of the final were changed at") && names, "{notice}");
    }
    assert!(own(&day, &ranks[3]).await.says("You have no seat in the final any more since"));
    assert!(own(&day, &ranks[4]).await.says("You have a seat in the final since"));
    // The slip is taken back: both have seen another seat in between.
    decline(&day, "final", &ranks[3], false).await.expect(303);
    assert!(own(&day, &ranks[3]).await.says("You have a seat in the final since"));
    assert!(own(&day, &ranks[4]).await.says("You have no seat in the final any more since"));
}

const SKIPPED: &str = "Twelve or fewer players were left for the semi-finals, so they are skipped";
const AFTER_ALL: &str = "More than twelve players are left again, so the semi-finals are played after all";

#[actix_web::test]
async fn who_comes_back_before_the_final_starts_brings_the_semi_finals_back() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    for name in &ranks[12..] {
        decline(&day, "semi", name, true).await.expect(303);
    }
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    let staff = async || day.organizer.get(&day.run("bracket")).await.ok();
    let page = staff().await;
    assert!(page.says(SKIPPED) && page.says("If more than twelve are there again before it begins"), "{page}");

    // Before the final is public.
    decline(&day, "semi", &ranks[12], false).await.expect(303);
    let page = staff().await;
    assert!(page.says(AFTER_ALL) && !page.says(SKIPPED), "{page}");
    assert!(
        page.has("form[action$='/bracket/semi/make']") && !page.has("form[action$='/bracket/final/make']"),
        "{page}"
    );
    let next = day.organizer.get(day.run("").trim_end_matches('/')).await.ok();
    assert!(next.text(".steps li.now").contains("All 13 who are left are seeded"), "{next}");
    let page = day.press("final/1", "publish").await.expect(409);
    assert!(!page.says(SKIPPED), "{page}");
    let page = bracket(&day, "bracket/final/make", &[]).await.expect(409);
    assert!(page.says("The semi-finals come first."), "{page}");
    // Somebody leaves again, so it is the final again, as it was made; it becomes public.
    decline(&day, "semi", &ranks[12], true).await.expect(303);
    assert!(staff().await.says(SKIPPED));
    day.press("final/1", "publish").await.expect(303);

    // And once it is.
    decline(&day, "semi", &ranks[12], false).await.expect(303);
    let public = day.app.visitor().get(&day.public("bracket")).await.ok();
    assert!(public.says(AFTER_ALL) && !public.says(SKIPPED), "{public}");
    day.press("final/1", "start").await.expect(409);
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    let stored = day.stored().await;
    assert!(stored.round(Stage::Final, 1).is_none());
    assert_eq!((stored.tournament.phase, seated(&day, Stage::Semi).await.concat().len()), (Phase::Prelim, 13));
    for notice in told(&day, "The seats of the final were taken away at").await {
        assert!(ranks[..4].iter().all(|name| notice.contains(name)), "{notice}");
    }
    assert!(own(&day, &ranks[0]).await.says("You have no seat in the final any more since"));
    day.press("semi/1", "publish").await.expect(303);
    assert_eq!(told(&day, "taken away at").await, [""; 4]);
    assert!(!own(&day, &ranks[0]).await.says("any more since"));
    assert!(day.stored().await.taken_away.is_empty());
}

#[actix_web::test]
async fn a_final_that_has_begun_stands_whoever_comes_back() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    for name in &ranks[12..] {
        decline(&day, "semi", name, true).await.expect(303);
    }
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    day.open("final/1").await;
    decline(&day, "semi", &ranks[12], false).await.expect(303);
    let public = day.app.visitor().get(&day.public("bracket")).await.ok();
    assert!(public.says(SKIPPED) && !public.says(AFTER_ALL), "{public}");
    bracket(&day, "bracket/semi/make", &[]).await.expect(409);
    let stands = "The final has begun, so that stands, whoever comes back.";
    let home = day.app.visitor().get("/t/spring").await.ok();
    for page in [&public, &home, &day.organizer.get(&day.run("bracket")).await.ok()] {
        assert!(page.says(stands) && !page.says("If more than twelve"), "{page}");
    }
}

/// The choice could not be made before the count was right; and a final that is made stands, which nobody chose and nobody declined.
#[actix_web::test]
async fn a_count_corrected_after_the_last_round_leaves_the_choice_or_the_final_that_is_made() {
    let stands = "The count was corrected later, and the final is played without semi-finals";
    for made in [false, true] {
        let day = ranked(16, "next").await;
        day.change(|t| t.attendance = Some(15)).await;
        if made {
            bracket(&day, "bracket/final/make", &[]).await.expect(303);
            day.press("final/1", "publish").await.expect(303);
        }
        let typed = [("counted", "15"), ("count", "16"), ("reason", "One was there.")];
        day.organizer.post(&day.run("count"), &typed).await.expect(303);
        let staff = async || day.organizer.get(&day.run("bracket")).await.ok();
        let page = staff().await;
        assert_eq!(page.has("form[action$='/stages']"), !made, "{page}");
        if !made {
            assert!(page.says("until the next tables are made, since the count was corrected"), "{page}");
            choose(&day, "unset", "skip").await.expect(303);
            bracket(&day, "bracket/final/make", &[]).await.expect(303);
            day.press("final/1", "publish").await.expect(303);
        }
        for page in [staff().await, day.app.visitor().get(&day.public("bracket")).await.ok()] {
            assert!(page.says(stands) && !page.says(AFTER_ALL) && !page.says("Somebody has declined"), "{page}");
        }
        choose(&day, "skip", "play").await.expect(409);
    }
}

#[actix_web::test]
async fn public_semi_finals_for_which_too_few_are_left_are_told_to_be_gone() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    day.press("semi/1", "publish").await.expect(303);
    for name in &ranks[12..] {
        decline(&day, "semi", name, true).await.expect(303);
    }
    let stored = day.stored().await;
    assert!(stored.round(Stage::Semi, 1).is_none() && stored.taken_away.len() == 1);
    let notice = &told(&day, "The seats of the semi-finals were taken away at").await[1];
    assert!(ranks.iter().all(|name| notice.contains(name)), "{notice}");
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    day.press("final/1", "publish").await.expect(303);
    assert_eq!(told(&day, "taken away at").await, [""; 4]);
    assert_eq!(seated(&day, Stage::Final).await, [ranks[..4].to_vec()]);
}

#[actix_web::test]
async fn unknown_stages_and_players_are_not_found() {
    let day = ranked(16, "next").await;
    bracket(&day, "bracket/prelim/make", &[]).await.expect(404);
    bracket(&day, "bracket/nothing/make", &[]).await.expect(404);
    bracket(&day, "bracket/semi/decline", &[("player", "x"), ("declines", "yes")]).await.expect(404);
    bracket(&day, "bracket/semi/decline", &[("player", "99999999"), ("declines", "yes")]).await.expect(404);
    bracket(&day, "bracket/semi/decline", &[("player", "1"), ("declines", "maybe")]).await.expect(400);
    assert!(day.stored().await.round(Stage::Semi, 1).is_none_or(|round| round.row.state == RoundState::Planned));
}

#[actix_web::test]
async fn tables_made_by_mistake_are_taken_away_while_only_the_staff_sees_them() {
    let day = ranked(16, "next").await;
    let ranks = by_rank(&day).await;
    bracket(&day, "bracket/semi/unmake", &[]).await.expect(409);
    bracket(&day, "bracket/prelim/unmake", &[]).await.expect(404);
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    decline(&day, "semi", &ranks[15], true).await.expect(303);
    let unmake = "form[action$='/bracket/semi/unmake']";
    let page = day.organizer.get(&day.run("bracket")).await.ok();
    assert!(page.has(unmake) && !day.judge.get(&day.run("bracket")).await.ok().has(unmake), "{page}");
    day.press("semi/1", "publish").await.expect(303);
    let page = bracket(&day, "bracket/semi/unmake", &[]).await.expect(409);
    assert!(page.says("The seats of this stage are public.") && !page.has(unmake), "{page}");
    let version = day.stored().await.round(Stage::Semi, 1).expect("the semi-finals").row.version.to_string();
    let back = [("step", "publish"), ("version", version.as_str())];
    bracket(&day, "rounds/semi/1/take-back", &back).await.expect(303);
    bracket(&day, "bracket/semi/unmake", &[]).await.expect(303);
    let stored = day.stored().await;
    assert!(stored.round(Stage::Semi, 1).is_none());
    assert_eq!(stored.declines.len(), 1, "who declined stays noted");
    assert!(day.organizer.get(&day.run("audit")).await.ok().says("take tables away"));
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    assert_eq!(seated(&day, Stage::Semi).await.concat().len(), 15);
}

#[actix_web::test]
async fn who_does_not_come_to_a_semi_final_or_the_final_is_told_what_follows() {
    let day = ranked(16, "next").await;
    bracket(&day, "bracket/semi/make", &[]).await.expect(303);
    day.open("semi/1").await;
    let sheet = day.judge.get(&day.run("rounds/semi/1/tables/1")).await.ok();
    assert!(sheet.says("ranked right behind all who played a semi-final") && !sheet.says("missed game"), "{sheet}");
    let missing = seated(&day, Stage::Semi).await[0][3].clone();
    let two = [("absent-3", "yes"), ("absent-4", "yes"), ("sign", "yes")];
    let page = day.enter("semi/1", 1, 0, &["10", "8", "", ""], &two).await.expect(422);
    assert!(page.says("a judge decides the game"), "{page}");
    let one = [("absent-4", "yes"), ("sign", "yes")];
    day.enter("semi/1", 1, 0, &["10", "8", "7", ""], &one).await.expect(303);
    for table in 2..=4 {
        day.enter("semi/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("semi/1", "close").await.expect(303);
    assert_eq!(by_rank(&day).await[15], missing);
    day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    bracket(&day, "bracket/final/make", &[]).await.expect(303);
    day.open("final/1").await;
    let sheet = day.judge.get(&day.run("rounds/final/1/tables/1")).await.ok();
    assert!(sheet.says("ranked right behind them"), "{sheet}");
    let missing = seated(&day, Stage::Final).await[0][1].clone();
    day.enter("final/1", 1, 0, &["10", "", "7", "5"], &[("absent-2", "yes"), ("sign", "yes")]).await.expect(303);
    day.press("final/1", "close").await.expect(303);
    assert_eq!(by_rank(&day).await[3], missing);
}
