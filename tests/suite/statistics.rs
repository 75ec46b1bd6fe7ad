//! Pictures of the results: what is public and nothing else, of one tournament and of all.

use reeve_rules::tournament::settings::StandingsMove;
use reeve_rules::tournament::vocabulary::Phase;

use crate::support::app::Person;
use crate::support::day::{Day, day, day_of};

/// The first round is on, and one of its tables has signed.
async fn one_result(players: usize) -> Day {
    let day = day(players).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    day
}

async fn close(day: &Day) {
    for (table, seats) in day.tables("prelim/1").await.into_iter().skip(1) {
        let vp = &["10", "8", "7", "5"][..seats];
        day.enter("prelim/1", table, 0, vp, &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
}

/// The winners that a page counts by selection position.
async fn wins(who: &Person, path: &str) -> Vec<String> {
    who.get(path).await.ok().texts("[aria-labelledby=by-position] tbody td:nth-child(3)")
}

#[actix_web::test]
async fn nothing_is_counted_that_is_not_public() {
    let day = one_result(12).await;
    let visitor = day.app.visitor();
    let links = ["standings", "results", ""];
    for who in [&visitor, &day.organizer, &day.judge] {
        let page = who.get(&day.public("statistics")).await.ok();
        assert!(page.says("Nothing to count yet") && !page.has("figure"), "{page}");
        assert!(!page.body().contains("Player 0"), "{page}");
        let page = who.get("/statistics").await.ok();
        assert!(page.says("Nothing to count yet") && !page.has("figure"), "{page}");
        for link in links {
            let page = who.get(day.public(link).trim_end_matches('/')).await.ok();
            assert!(!page.has(&format!("a[href='{}']", day.public("statistics"))), "{link}: {page}");
        }
    }
    let number = day.stored().await.rounds[0].tables[0].seats[0].player_id;
    let number = day.stored().await.player(number).expect("a player").number;
    let own = day.public(&format!("players/{number}"));
    assert!(!visitor.get(&own).await.ok().has("figure"));

    close(&day).await;
    assert_eq!(wins(&visitor, &day.public("statistics")).await, ["3", "0", "0", "0"]);
    assert_eq!(wins(&visitor, "/statistics").await, ["3", "0", "0", "0"]);
    assert!(visitor.get(&own).await.ok().has("figure svg[role=img] title"));
    for link in links {
        let page = visitor.get(day.public(link).trim_end_matches('/')).await.ok();
        assert!(page.has(&format!("a[href='{}']", day.public("statistics"))), "{link}: {page}");
    }
    // A second round that is on changes nothing.
    let before = visitor.get(&day.public("statistics")).await.ok().texts("main");
    day.open("prelim/2").await;
    day.enter("prelim/2", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    assert_eq!(visitor.get(&day.public("statistics")).await.ok().texts("main"), before);
}

#[actix_web::test]
async fn where_every_final_sheet_is_public_it_counts_and_the_page_says_that_the_round_is_on() {
    let day = one_result(12).await;
    day.change(|t| t.settings.standings_move = StandingsMove::Sheet).await;
    let page = day.app.visitor().get(&day.public("statistics")).await.ok();
    assert!(page.says("From the results of 1 game") && page.says("Round 1 is still on"), "{page}");
    assert!(page.says("too few games"));
    assert_eq!(wins(&day.app.visitor(), "/statistics").await, ["1", "0", "0", "0"]);
    // Its time is that of the tournaments, where they have one.
    let fresh = day.app.visitor().get("/statistics").await.ok().text("footer .num");
    assert!(fresh.starts_with("Page as of ") && fresh.ends_with(" (Europe/Berlin)"), "{fresh}");
}

#[actix_web::test]
async fn tournaments_that_are_hidden_or_drafts_are_not_counted() {
    let day = one_result(12).await;
    close(&day).await;
    let visitor = day.app.visitor();
    assert!(visitor.get("/statistics").await.ok().says("3 games of one tournament"));
    day.change(|t| t.hidden_at = Some(t.created_at)).await;
    assert!(day.app.visitor().get("/statistics?x=1").await.ok().says("Nothing to count yet"));
    day.change(|t| (t.hidden_at, t.phase) = (None, Phase::Draft)).await;
    assert!(day.organizer.get("/statistics").await.ok().says("Nothing to count yet"));
}

#[actix_web::test]
async fn whoever_is_looked_for_has_a_line_of_their_own() {
    let mut names: Vec<String> = (1..=59).map(|n| format!("Player {n:02}")).collect();
    let odd = format!("\"<b>&'{}\u{5d0}", "n".repeat(180));
    names.push(odd.clone());
    let day = day_of(&names).await;
    day.make().await;
    day.play("prelim/1").await;
    let visitor = day.app.visitor();
    let page = visitor.get(&day.public("statistics")).await.ok();
    assert_eq!(page.texts("#ranks tbody th").len(), 20, "a field of 60: the cut and four below it");
    assert!(!page.has("g.wanted") && page.texts("svg text.rest") == ["ranks 21 to 60, closer together"]);
    let page = visitor.get(&day.public("statistics?q=nnnnn")).await.ok();
    assert_eq!(page.texts("g.wanted").len(), 1, "{page}");
    assert!(page.texts("#ranks tbody th").contains(&odd), "whole in the table");
    assert!(!page.body().contains("<b>&"), "{page}");
    let page = visitor.get(&day.public("statistics?q=Player")).await.ok();
    assert!(page.says("59 players have that in their names") && !page.has("g.wanted"));
    let page = visitor.get(&day.public("statistics?q=nobody%20else")).await.ok();
    assert!(page.says("Nobody in the standings has that name"));
    let page = visitor.get(&day.public("statistics?player=60")).await.ok();
    assert_eq!(page.texts("g.wanted").len(), 1);
    for strange in ["0", "-1", "x", "99999999999999999999", "%00"] {
        let page = visitor.get(&day.public(&format!("statistics?player={strange}"))).await;
        assert!(matches!(page.status, 200 | 422) && !page.has("g.wanted"), "{strange}: {page}");
    }
}

/// What all tournaments say together takes as many statements for one as for several.
#[actix_web::test]
async fn the_statistics_of_all_cost_the_same_however_much_was_played() {
    let day = one_result(12).await;
    let visitor = day.app.visitor();
    let cost = async |path: &str| day.app.least_statements(async || drop(visitor.get(path).await.ok())).await;
    let first = cost("/statistics?q=not-kept").await;
    close(&day).await;
    day.play("prelim/2").await;
    assert_eq!(cost("/statistics?q=not-kept").await, first);
    // And none while it is kept.
    assert!(cost("/statistics").await <= 1);
}
