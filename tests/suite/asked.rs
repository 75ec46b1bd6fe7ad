//! What players ask of the staff on their own pages: to leave, and to be erased. And the page once the tournament is over.

use chrono::{Days, Utc};
use reeve_rules::tournament::vocabulary::{Phase, PlayerState};
use reeve_store::individual;
use reeve_store::new_tournament::{self, NewTournament};
use reeve_store::player::{self, Player};
use reeve_store::time::millis;
use reeve_store::{Scope, TournamentId, tournament};

use crate::support::app::Page;
use crate::support::day::{Day, blank, day, someone};

async fn player(day: &Day, number: i64) -> Player {
    day.stored().await.players.into_iter().find(|player| player.number == number).expect("a player")
}

async fn own(day: &Day, number: i64) -> String {
    format!("/p/{}", player(day, number).await.link_token)
}

/// Presses a button of the own page as it stands there.
async fn press(day: &Day, own: &str, form: &str, (name, value): (&str, &str)) -> Page {
    let phone = day.app.visitor();
    let page = phone.get(own).await.ok();
    let css = format!("form[action='{own}/{form}']");
    assert_eq!(page.attributes(&format!("{css} button[name={name}]"), "value"), [value], "{page}");
    let fields = page.form(&css);
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fields.retain(|field| field.0 != name);
    fields.push((name, value));
    phone.post(&format!("{own}/{form}"), &fields).await
}

#[actix_web::test]
async fn a_player_asks_to_leave_and_is_in_until_the_staff_confirms_it() {
    let day = day(12).await;
    let (own, name) = (own(&day, 3).await, "Player 03");
    let phone = day.app.visitor();
    let asks = |page: &Page| page.texts(".notice").iter().any(|text| text.contains("asks to leave"));
    // Before the seats are public, "I can't come" is what there is.
    let early = phone.get(&own).await.ok();
    assert!(early.says("I can't come") && !early.has(&format!("form[action='{own}/leave']")), "{early}");
    let refused = phone.post(&format!("{own}/leave"), &[("leave", "yes")]).await.expect(409);
    assert!(refused.says("there is nothing to leave"), "{refused}");
    assert_eq!(player(&day, 3).await.leave_asked_at, None);
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);

    let told = press(&day, &own, "leave", ("leave", "yes")).await.expect(303);
    let page = phone.follow(&told).await.ok();
    assert!(page.says("You are still in until the staff confirms it.") && page.says("I'm staying after all"), "{page}");
    let kept = player(&day, 3).await;
    assert!(kept.leave_asked_at.is_some() && kept.is_active(), "{kept:?}");
    for path in ["check-in", "players", ""] {
        let path = day.run(path).trim_end_matches('/').to_owned();
        let page = day.organizer.get(&path).await.ok();
        assert!(asks(&page) && page.says(name) && page.has("form[action$='/3/move'] button"), "{path}: {page}");
        // Judges see it and leave it to those who run the tournament.
        let page = day.judge.get(&path).await.ok();
        assert!(asks(&page) && !page.has("form[action$='/3/move']"), "{path}: {page}");
    }
    // Nobody else hears of it.
    let other = format!("/p/{}", player(&day, 4).await.link_token);
    for path in [day.public("seats"), day.public("players/3"), other] {
        let page = phone.get(&path).await.ok();
        assert!(!page.says("asks to leave") && !page.says("asked to leave"), "{path}: {page}");
    }

    press(&day, &own, "leave", ("leave", "no")).await.expect(303);
    assert!(!asks(&day.organizer.get(&day.run("check-in")).await.ok()));
    press(&day, &own, "leave", ("leave", "yes")).await.expect(303);
    // Asked again, nothing changes, not even the time.
    let before = player(&day, 3).await;
    phone.post(&format!("{own}/leave"), &[("leave", "yes")]).await.expect(303);
    assert_eq!(player(&day, 3).await, before);
    phone.post(&format!("{own}/leave"), &[("leave", "perhaps")]).await.expect(422);

    // Answered by the staff that they stay, the request goes, and the player stays; answered twice, it says so.
    let stays = [("move", "stay-at-check-in")];
    day.organizer.post(&day.run("players/3/move"), &stays).await.expect(303);
    let stayed = player(&day, 3).await;
    assert!(stayed.leave_asked_at.is_none() && stayed.is_active(), "{stayed:?}");
    let again = day.organizer.post(&day.run("players/3/move"), &stays).await.expect(409);
    assert!(again.says("Nobody asks to leave any more"), "{again}");
    press(&day, &own, "leave", ("leave", "yes")).await.expect(303);

    // Confirmed, the request goes with it.
    for (page, back) in [("", "next-step"), ("check-in", "check-in")] {
        let page = day.organizer.get(day.run(page).trim_end_matches('/')).await.ok();
        let fields = page.form("details form[action$='/3/move']");
        assert!(fields.contains(&("move".to_owned(), format!("withdraw-at-{back}"))), "{fields:?}");
    }
    let done = day.organizer.post(&day.run("players/3/move"), &[("move", "withdraw-at-check-in")]).await.expect(303);
    assert!(done.location().is_some_and(|to| to.contains("/check-in")), "{done}");
    let gone = player(&day, 3).await;
    assert!(gone.state == PlayerState::Withdrawn && gone.leave_asked_at.is_none(), "{gone:?}");
    assert!(!asks(&day.organizer.get(&day.run("check-in")).await.ok()));
    let page = phone.get(&own).await.ok();
    assert!(page.says("You have withdrawn") && !page.has(&format!("form[action='{own}/leave']")), "{page}");
    phone.post(&format!("{own}/leave"), &[("leave", "yes")]).await.expect(409);
    // Back in, nothing is left of it.
    day.organizer.post(&day.run("players/3/move"), &[("move", "bring-back")]).await.expect(303);
    assert!(!asks(&day.organizer.get(&day.run("check-in")).await.ok()));
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("ask to leave") && log.says("stay after all"), "{log}");
}

#[actix_web::test]
async fn a_player_asks_to_be_erased_and_the_organizers_do_it() {
    let day = day(12).await;
    let own = own(&day, 5).await;
    let phone = day.app.visitor();
    let (list, erase) = (day.run("players"), day.run("players/5/erase"));
    assert!(!day.organizer.get(&erase).await.ok().says("asked for it"));
    press(&day, &own, "erasure", ("erase", "yes")).await.expect(303);
    let page = phone.get(&own).await.ok();
    assert!(page.says("You asked for your data to be erased on") && page.says("Player 05"), "{page}");
    assert!(page.has(".notice [name=erase][value=no]") && !page.has("[name=erase][value=yes]"), "{page}");
    let page = day.organizer.get(&list).await.ok();
    assert!(page.says("asks for their data to be erased") && page.has(&format!("a[href='{erase}']")), "{page}");
    assert!(day.organizer.get(&erase).await.ok().says("asked for it on the player's own page"));
    // Judges can't do it, and are not told.
    assert!(!day.judge.get(&list).await.ok().says("asks for their data to be erased"));
    assert!(!day.judge.get(&day.run("players/5")).await.ok().says("Asked to be erased"));
    press(&day, &own, "erasure", ("erase", "no")).await.expect(303);
    assert!(!day.organizer.get(&list).await.ok().says("asks for their data to be erased"));
    press(&day, &own, "erasure", ("erase", "yes")).await.expect(303);
    day.organizer.post(&erase, &[("confirm", "erase")]).await.expect(303);
    let gone = player(&day, 5).await;
    assert!(gone.erasure_asked_at.is_none() && gone.leave_asked_at.is_none(), "{gone:?}");
    assert!(!day.organizer.get(&list).await.ok().says("asks for their data to be erased"));
}

#[actix_web::test]
async fn what_was_asked_for_stays_with_who_stays_of_two() {
    let day = day(12).await;
    let asked = Some(millis(Utc::now()));
    day.change_player("Player 07", |player| player.erasure_asked_at = asked).await;
    let stored = day.stored().await;
    let (stays, goes) = (&stored.players[5], &stored.players[6]);
    let one = reeve_actions::people::merge_players::joined(&stored, stays, goes).expect("one player");
    assert_eq!((one.number, one.erasure_asked_at), (6, asked));
}

#[actix_web::test]
async fn the_own_page_begins_with_the_seat_and_folds_the_rest() {
    let day = day(12).await;
    let own = own(&day, 1).await;
    let phone = day.app.visitor();
    // Just registered, the link is there to be kept; later it is folded.
    assert!(phone.get(&format!("{own}?done=registered")).await.ok().has("details[open] #link"));
    assert!(phone.get(&own).await.ok().has("details:not([open]) #link"));
    day.make().await;
    day.play("prelim/1").await;
    day.press("prelim/2", "publish").await.expect(303);
    let said = [("message", "Lunch is served."), ("at_table", "")];
    day.organizer.post(&day.run("announcements"), &said).await.expect(303);
    let page = phone.get(&own).await.ok();
    assert_eq!(page.attributes("main h2", "id").first().map(String::as_str), Some("where"), "{page}");
    for folded in ["#games", "#data", "#keep", "#confidence", "#leave"] {
        assert!(page.has(&format!("details:not([open]) > summary > {folded}")), "{folded}: {page}");
    }
    // The number of the table stands in a hexagon, that of the rank does not.
    assert!(page.has(".answer .hex") && page.has(".place .medal") && !page.has(".place .hex"), "{page}");
    day.press("prelim/2", "start").await.expect(303);
    for (table, seats) in day.tables("prelim/2").await {
        day.enter("prelim/2", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/2", "close").await.expect(303);
    // Without a seat, the games are what there is to see.
    assert!(phone.get(&own).await.ok().has("details[open] > summary > #games"));
}

/// A tournament of the same server with one player; gives the player's private link.
async fn another(day: &Day, slug: &str, phase: Phase, in_days: i64) -> (TournamentId, Player) {
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    let today = Utc::now().date_naive();
    let starts_on = match u64::try_from(in_days) {
        Ok(days) => today + Days::new(days),
        Err(_) => today - Days::new(in_days.unsigned_abs()),
    };
    let new = NewTournament { slug: slug.to_owned(), name: format!("Cup of {slug}"), phase, starts_on, ..blank() };
    let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
    let player = player::insert(&mut tx, &someone(id, "Player 01")).await.unwrap();
    tx.commit().await.unwrap();
    (id, player)
}

#[actix_web::test]
async fn after_the_end_the_own_page_tells_what_comes_and_what_was() {
    let day = day(12).await;
    day.make().await;
    day.play("prelim/1").await;
    let (_, over) = another(&day, "over", Phase::Finished, -1).await;
    let (first, _) = another(&day, "first", Phase::Registration, 1).await;
    let (draft, _) = another(&day, "draft", Phase::Draft, 1).await;
    for (slug, phase, days) in [
        ("second", Phase::Registration, 2),
        ("third", Phase::CheckIn, 3),
        ("fourth", Phase::Registration, 4),
        ("past", Phase::Registration, -40),
    ] {
        another(&day, slug, phase, days).await;
    }
    let phone = day.app.visitor();
    let home = format!("/p/{}", over.link_token);
    let coming = |page: &Page| page.attributes("[aria-labelledby=coming] a", "href");
    let page = phone.get(&home).await.ok();
    assert_eq!(coming(&page), ["/t/first", "/t/second", "/t/third"], "the next three that everybody sees: {page}");
    assert!(!page.has("#before"), "nobody said who it is: {page}");
    // While games are to come the page is about these.
    assert!(coming(&phone.get(&own(&day, 1).await).await.ok()).is_empty());

    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    let now = millis(Utc::now());
    let person = individual::insert(&mut tx, now).await.unwrap();
    let in_draft = player::of_tournament(&mut tx, draft).await.unwrap().remove(0);
    for id in [over.id, in_draft.id, player(&day, 1).await.id] {
        individual::join(&mut tx, person, id, None, now).await.unwrap();
    }
    tx.commit().await.unwrap();
    let page = phone.get(&home).await.ok();
    let before = page.attributes("[aria-labelledby=before] a", "href");
    assert_eq!(before, ["/t/spring/players/1"], "where seats are public, and nowhere else: {page}");
    phone.get(&before[0]).await.ok();
    // Nobody else sees it, and what is archived is named nowhere.
    assert!(!phone.get("/t/spring/players/1").await.ok().says("Cup of over"));
    for id in [day.id, first] {
        let mut tx = day.app.db.write(Scope::Tournament(id)).await.unwrap();
        let mut row = tournament::by_id(&mut tx, id).await.unwrap().expect("a tournament");
        row.hidden_at = Some(now);
        tournament::update(&mut tx, &row).await.unwrap();
        tx.commit().await.unwrap();
    }
    let page = phone.get(&home).await.ok();
    assert!(!page.has("#before") && coming(&page) == ["/t/second", "/t/third", "/t/fourth"], "{page}");
}
