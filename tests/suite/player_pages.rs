//! A player's rank and games: on the own page, and on the page that everybody may open.

use chrono::Utc;
use reeve_rules::tournament::settings::StandingsMove;
use reeve_rules::tournament::vocabulary::PlayerState;

use crate::support::app::Page;
use crate::support::day::{Day, day};

/// Plays a preliminary round: the first at each table wins with 10 VP to 8, 7 and 5.
async fn play(day: &Day, round: &str) {
    day.open(round).await;
    let stored = day.stored().await;
    let tables = stored.rounds.iter().map(|round| round.tables.len()).max().unwrap_or_default();
    for table in (1..).take(tables) {
        day.enter(round, table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press(round, "close").await.expect(303);
}

async fn public(day: &Day, number: i64) -> Page {
    day.app.visitor().get(&day.public(&format!("players/{number}"))).await
}

#[actix_web::test]
async fn everybody_sees_a_players_rank_and_games_once_they_are_public() {
    let day = day(12).await;
    assert_eq!(public(&day, 1).await.status, 404, "nobody is seated");
    day.make().await;
    assert_eq!(public(&day, 1).await.status, 404, "the seats are not public");
    day.press("prelim/1", "publish").await.expect(303);
    let seated = public(&day, 1).await.ok();
    assert!(seated.says("Table") && seated.says("no result yet") && !seated.has("#place"), "{seated}");
    day.press("prelim/1", "start").await.expect(303);
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let winner = day.stored().await.rounds[0].tables[0].seats[0].player_id;
    let stored = day.stored().await;
    let winner = stored.players.iter().find(|player| player.id == winner).expect("the winner");

    // The player sees the own result at once, everybody when the round is closed.
    let own_path = format!("/p/{}", winner.link_token);
    let own = day.app.visitor().get(&own_path).await.ok();
    assert!(own.says("10 VP, won") && !own.has("#place"), "{own}");
    let early = public(&day, winner.number).await.ok();
    assert!(!early.says("10 VP") && early.says("no result yet"), "{early}");
    for table in 2..=3 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    let now = public(&day, winner.number).await.ok();
    let own = day.app.visitor().get(&own_path).await.ok();
    // Whoever wants to leave now is told what to do; the form that withdraws is gone.
    assert!(own.says("I have to leave") && own.says("The staff is told at once."), "{own}");
    assert!(!own.says("You give up your place"), "{own}");
    for page in [&now, &own] {
        // The winners of the three tables are equal in everything.
        assert!(page.says("Shares rank 1 of 12") && !page.says("1st of 12"), "{page}");
        assert!(page.says("10 VP, won") && page.says("1st place, 33.33 VP%"), "{page}");
        assert_eq!(page.texts(".games .name").len(), 3, "{page}");
        assert_eq!(page.attributes(".games a", "href").len(), 3, "{page}");
        let line = page.attributes(".place a", "href").remove(0);
        let (path, anchor) = line.split_once('#').expect("a line");
        let standings = day.app.visitor().get(path).await.ok();
        assert_eq!(standings.text(&format!("#{anchor} .player")), winner.label());
    }
    assert!(now.body().contains("<title>") && now.text("title").contains(&format!("{} · ", winner.label())));
    for link in now.attributes(".games a", "href") {
        day.app.visitor().get(&link).await.ok();
    }
    for no_player in ["players/0", "players/13", "players/01", "players/x", "players/-1"] {
        assert_eq!(day.app.visitor().get(&day.public(no_player)).await.status, 404, "{no_player}");
    }
}

#[actix_web::test]
async fn between_rounds_the_own_page_says_what_comes_next() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    let stored = day.stored().await;
    let first = stored.rounds[0].tables[0].seats[0].player_id;
    let player = stored.player(first).expect("a player");
    let own = || async { day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok() };
    let page = own().await;
    assert!(page.says("the game is on") && page.has("a[href$='calendar.ics']"), "{page}");
    // Who has not agreed yet finds that below the games, and is told so above them.
    assert!(page.has("a[href='#agree']") && page.has("#games") && !page.has("details.paper[open]"), "{page}");
    let body = page.body();
    assert!(body.find("id=\"games\"") < body.find("id=\"agree\""), "{page}");
    // The result is in, and the player is told what is waited for, with the button.
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let page = own().await;
    assert!(page.says("Round 1: the result is in") && !page.says("the game is on"), "{page}");
    assert!(page.says("waits for your signature"), "{page}");
    assert_eq!(page.texts("a.primary[href$='/sheets/prelim/1']"), ["Check and sign"], "{page}");
    let everybody = day.app.visitor().get(&day.public(&format!("players/{}", player.number))).await.ok();
    assert!(everybody.says("the game is on") && !everybody.says("the result is in"), "{everybody}");
    let sign = format!("/p/{}/sheets/prelim/1/sign", player.link_token);
    day.app.visitor().post(&sign, &[("version", "1")]).await.expect(303);
    let others: Vec<_> = stored.rounds[0].tables[0].seats.iter().skip(1).map(|seat| seat.player_id).collect();
    let page = own().await;
    for other in others {
        assert!(page.text("#own-sheet + p").contains(stored.labels().of(other)), "{page}");
    }
    assert!(page.says("1 of 4 have. Still missing:"), "{page}");
    // The sheet has no column for what nobody noted.
    let columns = async || {
        let sheet = day.app.visitor().get(&format!("/p/{}/sheets/prelim/1", player.link_token)).await.ok();
        sheet.texts("table.outcome thead th")
    };
    assert_eq!(columns().await, ["Pos.", "Player", "VP"]);
    let more = [("sign", "yes"), ("colour-1", "red")];
    day.enter("prelim/1", 1, 1, &["10", "8", "7", "5"], &more).await.expect(303);
    assert_eq!(columns().await, ["Pos.", "Player", "VP", "Colour"]);
    let page = own().await;
    assert!(page.says("Your game is over") && !page.says("the game is on"), "{page}");
    assert!(page.says("The result is final.") && page.says("Your next table appears here"), "{page}");
    // Whoever looks for the seat now is not sent to the table of the game that is over.
    let search = day.public(&format!("seats?q={}", player.label().replace(' ', "+")));
    let found = day.app.visitor().get(&search).await.ok();
    let waits =
        format!("{}: the game of this round is over. The seats of the next round are not public yet.", player.label());
    assert!(found.says(&waits) && !found.has(".answer") && found.has("#by-name tr"), "{found}");
    // Who leaves gets no more dates.
    day.change_player(&player.label(), |player| {
        player.agreed_at = Some(Utc::now());
        (player.code_version, player.photo_version) = (Some("1".into()), Some("1".into()));
    })
    .await;
    let agreed = own().await;
    assert!(agreed.has("details.paper") && !agreed.has("a[href='#agree']"), "{agreed}");
    day.change_player(&player.label(), |player| player.state = PlayerState::Withdrawn).await;
    assert!(!own().await.has("a[href$='calendar.ics']"));
}

#[actix_web::test]
async fn an_address_with_a_slash_at_its_end_leads_to_the_page() {
    let day = day(4).await;
    let visitor = day.app.visitor();
    for (path, to) in [("", ""), ("/seats", "/seats"), ("/seats", "/seats?q=a")] {
        let query = to.split_once('?').map(|(_, query)| format!("?{query}")).unwrap_or_default();
        let moved = visitor.get(&format!("/t/{}{path}/{query}", day.slug)).await.expect(308);
        assert_eq!(moved.location(), Some(&*format!("/t/{}{to}", day.slug)));
    }
    for nothing in ["/t/", "/run/x/", "//example.org/t/"] {
        assert_eq!(visitor.get(nothing).await.status, 404, "{nothing}");
    }
}

#[actix_web::test]
async fn names_lead_to_the_players_pages() {
    let day = day(12).await;
    day.make().await;
    play(&day, "prelim/1").await;
    for (page, css) in [
        ("standings", "a.player"),
        ("results", "#games a"),
        ("seats", "#by-name a"),
        ("seats", "#by-table ~ .tables a"),
    ] {
        let links = day.app.visitor().get(&day.public(page)).await.ok().attributes(css, "href");
        assert_eq!(links.len(), 12, "{page}: {links:?}");
        let opened = day.app.visitor().get(&links[0]).await.ok();
        assert!(opened.has("#games"), "{page}: {opened}");
    }
    let staff = day.organizer.get(&format!("/run/{}/standings", day.slug)).await.ok();
    let link = staff.attributes("a.player", "href").remove(0);
    assert!(link.starts_with("/run/"), "{link}");
    day.organizer.get(&link).await.ok();
}

/// Whoever won is not called champion before that is declared: not on a page, a screen, or in the words to read aloud.
async fn nobody_is_called_champion(day: &Day) {
    let visitor = day.app.visitor();
    let standings = visitor.get(&day.public("standings")).await.ok();
    let winner = standings.text(".champion h2");
    let theirs = standings.attributes(".champion h2 a", "href").remove(0);
    let pages = ["", "bracket", "standings", "hall"].map(|path| day.public(path).trim_end_matches('/').to_owned());
    for path in pages.into_iter().chain([theirs]) {
        let page = visitor.get(&path).await.ok();
        assert!(page.text(".champion").starts_with("Won the final"), "{path}: {page}");
        assert!(page.says("Provisional until the organizers declare the champion."), "{path}: {page}");
        assert!(!page.text("title").contains("champion") && !page.says("Champion: won"), "{path}: {page}");
    }
    let stored = day.stored().await;
    let own = stored.players.iter().find(|player| player.label() == winner).expect("a player");
    let first = visitor.get(&format!("/p/{}", own.link_token)).await.ok();
    assert!(first.says("You won the final") && first.says("Provisional until"), "{first}");
    assert!(!first.says("You are the champion"), "{first}");
    let aloud = day.organizer.get(&day.run("announcements")).await.ok();
    assert!(aloud.says("won it.") && !aloud.says("The champion is "), "{aloud}");
    let report = day.organizer.get(&day.run("export/report")).await.ok();
    assert!(report.says("not declared champion yet"), "{report}");
}

#[actix_web::test]
async fn when_all_is_over_players_read_where_they_finished() {
    let day = day(12).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        play(&day, round).await;
    }
    let run = |path: &str| format!("/run/{}/{path}", day.slug);
    day.organizer.post(&run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    let visitor = day.app.visitor();
    let ranked = visitor.get(&day.public("standings")).await.ok().texts("a.player");
    let stored = day.stored().await;
    let out = stored.players.iter().find(|player| Some(&player.label()) == ranked.last()).expect("the last");
    let own = || async { visitor.get(&format!("/p/{}", out.link_token)).await.ok() };
    let page = own().await;
    assert!(page.says("The 4 best play the final.") && page.says("Still to agree"), "{page}");
    day.organizer.post(&run("bracket/final/make"), &[]).await.expect(303);
    day.press("final/1", "publish").await.expect(303);
    let page = own().await;
    assert!(page.says("You finished 12th") && page.says("The final comes next; 4 others play."), "{page}");
    assert!(!page.says("Still to agree") && !page.has("a[href='#agree']"), "nothing is left to agree for\n{page}");
    day.press("final/1", "start").await.expect(303);
    assert!(own().await.says("4 others are playing the final now."));
    let home = || async { visitor.get(day.public("").trim_end_matches('/')).await.ok() };
    assert!(home().await.says("The final is being played"));
    day.enter("final/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let page = home().await;
    assert!(page.says("The final has been played") && page.says("as soon as the organizers close it"), "{page}");
    assert!(!page.says("being played") && !page.says("Where do I sit?"), "{page}");
    assert!(own().await.says("The final has been played. Who won is shown once the organizers close it."));
    // Where results are public at once, so is who won it.
    day.change(|t| t.settings.standings_move = StandingsMove::Sheet).await;
    let page = home().await;
    assert!(page.says("won it. The organizers still have to close it and declare the champion."), "{page}");
    day.change(|t| t.settings.standings_move = StandingsMove::Round).await;
    day.press("final/1", "close").await.expect(303);
    nobody_is_called_champion(&day).await;
    day.organizer.post(&run("finish"), &[]).await.expect(303);
    let stored = day.stored().await;
    let standings = day.app.visitor().get(&day.public("standings")).await.ok();
    let champion = standings.text(".champion h2");
    let ranked = standings.texts("a.player");
    let own = |label: &str| {
        let player = stored.players.iter().find(|player| player.label() == label).expect("a player");
        format!("/p/{}", player.link_token)
    };
    let first = day.app.visitor().get(&own(&champion)).await.ok();
    assert!(
        first.says("You are the champion")
            && first.says("Congratulations, and well played.")
            && first.has("section.now svg.laurel"),
        "{first}"
    );
    assert!(!first.has(".champion") && first.says("won the final with 10 VP."), "said once: {first}");
    assert!(!first.says("I have to leave"), "{first}");
    // Champion is one thing everywhere, and the page of the player is one to be shared.
    let said = standings.text(".champion");
    assert!(said.contains("after the preliminary games, won the final with 10 VP."), "{said}");
    for path in ["", "bracket", "hall"] {
        let page = day.app.visitor().get(day.public(path).trim_end_matches('/')).await.ok();
        assert_eq!(page.text(".champion"), said, "{path}: {page}");
    }
    let hall = day.app.visitor().get(&day.public("hall")).await.ok();
    assert_eq!(hall.text(".last-table .won"), champion, "the table of the final stands below: {hall}");
    // No page speaks of semi-finals that there are not.
    assert_eq!(day.app.visitor().get(&day.public("bracket")).await.ok().text("h1"), "Final stage");
    for (who, path) in [
        (&day.app.visitor(), day.public("").trim_end_matches('/').to_owned()),
        (&day.organizer, day.run("standings")),
        (&day.organizer, day.run("lots")),
    ] {
        let page = who.get(&path).await.ok();
        assert!(page.texts("main a").contains(&"Final stage".to_owned()), "{path}: {page}");
        assert!(!page.says("Semi-finals and final"), "{path}: {page}");
    }
    // Nor is a tab called as the round in it is.
    let rounds = day.organizer.get(&day.run("rounds")).await.ok();
    let (tabs, links) = (rounds.texts("nav a"), rounds.texts("main a"));
    assert!(tabs.contains(&"Finals".to_owned()) && !tabs.contains(&"Final".to_owned()), "{tabs:?}");
    assert!(links.contains(&"Final".to_owned()), "{links:?}");
    let link = standings.attributes(".champion a", "href").remove(0);
    let page = day.app.visitor().get(&link).await.ok();
    // On the champion's own page the name is the heading, and is not said twice.
    assert_eq!(page.text(".champion"), said.replace(&format!("Champion {champion}"), "Champion"));
    assert!(page.text("title").contains("champion") && page.text("title").contains(&champion), "{page}");
    let preview = |of: &str| page.attributes(&format!("meta[property='og:{of}']"), "content").remove(0);
    assert!(preview("description").starts_with(&format!("{champion} won ")), "{page}");
    assert!(preview("title").contains(&champion) && preview("url").ends_with(&link), "{page}");
    let picture = preview("image");
    let path = picture.strip_prefix(&*day.app.shared.public_url()).expect("an address of this server").to_owned();
    assert_eq!(day.app.visitor().get(&path).await.ok().header("content-type"), "image/png");
    let other = day.app.visitor().get(&standings.attributes("a.player", "href")[11]).await.ok();
    assert!(!other.has(".champion") && !other.text("title").contains("champion"), "{other}");
    let last = day.app.visitor().get(&own(&ranked[11])).await.ok();
    assert!(last.says("You finished 12th"), "{last}");
    assert!(last.text(".champion h2") == champion && !last.says("Still to agree"), "{last}");
}
