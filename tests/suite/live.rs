//! News the moment it happens: what the stream of a tournament says, to whom, and which pages listen to it.

use std::time::Duration;

use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::db::Dialect;
use reeve_store::new_tournament::NewTournament;
use reeve_store::{ChangeKind, ChangeKinds, Db, Event, Purpose, Scope, new_tournament, player_pin, tournament};
use tokio::time::timeout;

use crate::confidential::{house, key};
use crate::support::app::{Page, Person};
use crate::support::day::{Day, blank, day};

/// How long news is waited for. It comes after a moment; a busy machine may take longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who listens.
pub struct Listener {
    answer: reqwest::Response,
    heard: String,
}

/// A message: the version, and the kinds of things that changed.
pub type Message = (Option<i64>, Vec<String>);

impl Listener {
    /// Begins to listen, and hears how things stand.
    pub async fn at(person: &Person, path: &str) -> (Listener, Message) {
        let request = person.request("GET", path).header("Accept", "text/event-stream");
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), 200, "{path}");
        let header = |name: &str| answer.headers().get(name).map_or("", |value| value.to_str().unwrap_or_default());
        assert_eq!(header("content-type"), "text/event-stream");
        assert_eq!((header("cache-control"), header("content-encoding")), ("no-store", "identity"));
        let mut listener = Listener { answer, heard: String::new() };
        let first = listener.next().await.expect("how things stand");
        (listener, first)
    }

    /// The next message; None where the stream has ended.
    pub async fn next(&mut self) -> Option<Message> {
        loop {
            if let Some((message, rest)) = self.heard.split_once("\n\n") {
                let (message, rest) = (message.to_owned(), rest.to_owned());
                self.heard = rest;
                if let Some(data) = message.strip_prefix("data: ") {
                    return Some(read(data));
                }
                continue;
            }
            let chunk = timeout(PATIENCE, self.answer.chunk()).await.expect("news in time");
            match chunk.unwrap_or_default() {
                Some(chunk) => self.heard.push_str(&String::from_utf8_lossy(&chunk)),
                None => return None,
            }
        }
    }
}

fn read(data: &str) -> Message {
    let value: serde_json::Value = serde_json::from_str(data).expect("a message");
    assert_eq!(value.as_object().map(serde_json::Map::len), Some(2), "nothing but version and kinds: {data}");
    let kinds = value["kinds"].as_array().expect("kinds").iter();
    (value["version"].as_i64(), kinds.map(|kind| kind.as_str().expect("a kind").to_owned()).collect())
}

async fn version(day: &Day) -> Option<i64> {
    Some(day.stored().await.tournament.version)
}

#[tokio::test]
async fn every_change_is_told_with_its_kind_and_nothing_else() {
    let day = day(12).await;
    day.make().await;
    let (mut visitor, first) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    assert_eq!(first.0, version(&day).await);
    day.press("prelim/1", "publish").await.expect(303);
    assert_eq!(visitor.next().await, Some((version(&day).await, vec!["course".to_owned()])));
    day.press("prelim/1", "start").await.expect(303);
    assert_eq!(visitor.next().await, Some((version(&day).await, vec!["course".to_owned()])));
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    assert_eq!(visitor.next().await, Some((version(&day).await, vec!["results".to_owned()])));
    // The page says the version that the stream has told of, and where the stream is.
    let page = day.app.visitor().get(&day.public("seats")).await.ok();
    assert_eq!(page.attributes("body", "data-live"), [day.public("live")]);
    assert_eq!(page.attributes("body", "data-version"), [version(&day).await.unwrap_or_default().to_string()]);
}

#[tokio::test]
async fn many_changes_at_once_come_as_few_messages_and_the_last_is_among_them() {
    let day = day(24).await;
    day.make().await;
    day.open("prelim/1").await;
    let (mut visitor, _) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    for table in 1..=6 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    }
    let last = version(&day).await;
    let mut messages = 0;
    loop {
        let (version, kinds) = visitor.next().await.expect("news");
        assert_eq!(kinds, ["results"]);
        messages += 1;
        if version == last {
            break;
        }
    }
    assert!((1..=6).contains(&messages), "{messages}");
}

#[tokio::test]
async fn nobody_hears_of_another_tournament_and_who_asks_for_no_stream_gets_one_message() {
    let day = day(12).await;
    let (mut visitor, first) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    // Past every announcement but that of the store: another tournament's version, then this one's.
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    let other = NewTournament { slug: "another".to_owned(), ..blank() };
    let other = new_tournament::insert(&mut tx, &other).await.unwrap().id;
    let version = tournament::bump(&mut tx, other).await.unwrap();
    tx.emit(Event::Changed { tournament: other, version: version + 1000, kinds: ChangeKinds::ALL });
    tx.commit().await.unwrap();
    day.make().await;
    let (told, _) = visitor.next().await.expect("news");
    assert!(told > first.0 && told < Some(1000), "{told:?}");
    let once = day.app.visitor().get(&day.public("live")).await.ok();
    assert_eq!(read(once.body().trim().strip_prefix("data: ").expect("a message")).0, told);
    day.app.visitor().get("/t/no-such-tournament/live").await.expect(404);
}

#[tokio::test]
async fn a_tournament_that_is_hidden_ends_its_streams() {
    let day = day(12).await;
    let (mut visitor, _) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    day.organizer.post(&day.run("archive"), &[("confirm", day.slug)]).await.expect(303);
    assert_eq!(visitor.next().await, None);
    day.app.visitor().get(&day.public("live")).await.expect(404);
    // Whoever runs it still sees it, and hears of it.
    Listener::at(&day.organizer, &day.public("live")).await;
}

#[tokio::test]
async fn streams_end_when_the_server_stops_and_what_another_program_does_is_heard() {
    let day = day(12).await;
    let (mut visitor, first) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    if day.app.db.dialect() == Dialect::Sqlite {
        // A command beside the server announces nothing.
        let beside = Db::open(&day.app.place().address(), Purpose::Maintain).await.unwrap();
        let mut tx = beside.write(Scope::Tournament(day.id)).await.unwrap();
        tournament::bump(&mut tx, day.id).await.unwrap();
        tx.commit().await.unwrap();
        let (told, kinds) = visitor.next().await.expect("news");
        assert_eq!((told, kinds.len()), (first.0.map(|version| version + 1), ChangeKind::ALL.len()));
        beside.close().await;
    } else {
        let other = day.app.other().await;
        let (mut there, _) = Listener::at(&day.app.visitor().at_copy(&other), &day.public("live")).await;
        day.make().await;
        assert_eq!(there.next().await, visitor.next().await);
        assert_eq!(day.stored().await.tournament.version, version(&day).await.unwrap_or_default());
    }
    day.app.shared.stop_soon();
    assert_eq!(visitor.next().await, None);
}

/// Whoever reports somebody in confidence, or mistypes a PIN, sets off no message: not even that one exists may be guessed.
#[tokio::test]
async fn confidential_reports_and_wrong_pins_are_announced_to_nobody() {
    let house = house().await;
    let day = &house.day;
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    day.judge.post(&day.run("rounds/prelim/1/tables/1/tablet"), &[]).await.expect(303);
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/1/tablet")).await.ok().text("#tablet");
    let tablet = page[page.find("/tablet/").expect("an address")..].to_owned();
    let pins: Vec<String> = {
        let mut tx = day.app.db.read().await.unwrap();
        let kept = player_pin::of_tournament(&mut tx, day.id).await.unwrap();
        kept.into_iter().map(|one| one.pin).collect()
    };
    let wrong = (0..10_000).map(|n| format!("{n:04}")).find(|pin| !pins.contains(pin)).expect("a PIN of nobody");
    let (mut visitor, before) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    let (mut staff, _) = Listener::at(&day.organizer, &day.public("live")).await;

    let filed = house.file("Player 01", &[("persons", "Player 02")]).await.expect(303);
    let at = day.run(&format!("reports/{}", key(&filed)));
    day.organizer.post(&format!("{at}/seen"), &[]).await.expect(303);
    house.colleague.post(&format!("{at}/answer"), &[("answer", "We look into it.")]).await.expect(303);
    let by_staff = [("persons", "Player 03"), ("kind", "threats"), ("happened", "Shouted.")];
    day.judge.post(&day.run("reports/new"), &by_staff).await.expect(303);
    let typed = [("version", "0"), ("pin", wrong.as_str())];
    day.app.visitor().post(&format!("{tablet}/1/sign"), &typed).await.expect(422);
    assert_eq!(version(day).await, before.0, "no version moves");
    // Longer than news is gathered, so that a message about any of it would have come before the next.
    tokio::time::sleep(Duration::from_millis(400)).await;

    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let news = Some((version(day).await, vec!["results".to_owned()]));
    assert_eq!(visitor.next().await, news, "the first that is heard is the result");
    assert_eq!(staff.next().await, news);
}

/// A series is heard of with its events, and of an event that is not public nobody is told.
#[tokio::test]
async fn a_series_is_heard_of_with_those_of_its_events_that_the_listener_may_see() {
    let day = day(12).await;
    let now = day.stored().await.tournament.created_at;
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    let draft = NewTournament { slug: "draft".to_owned(), phase: Phase::Draft, ..blank() };
    let draft = new_tournament::insert(&mut tx, &draft).await.unwrap().id;
    tournament::add_staff(&mut tx, draft, day.organizer.id(), StaffRole::Organizer, now).await.unwrap();
    tx.commit().await.unwrap();
    day.app.insert_series("cup", day.organizer.id(), &[day.id, draft]).await;

    let (mut visitor, seen) = Listener::at(&day.app.visitor(), "/s/cup/live").await;
    let (mut staff, known) = Listener::at(&day.organizer, "/s/cup/live").await;
    for (who, page, told) in [
        (&day.app.visitor(), "/s/cup", seen.0),
        (&day.organizer, "/s/cup", known.0),
        (&day.organizer, "/series/cup", known.0),
        (&day.organizer, "/series/cup/ranking", known.0),
    ] {
        let page = who.get(page).await.ok();
        assert_eq!(page.attributes("body", "data-live"), ["/s/cup/live"], "{page}");
        assert_eq!(page.attributes("body", "data-version"), [told.expect("a version").to_string()], "{page}");
    }

    // What happens in a draft is heard of by whoever runs the series alone.
    day.organizer
        .post("/run/draft/players/new", &[("name", "Somebody"), ("code", "yes"), ("photo", "yes")])
        .await
        .expect(303);
    let (version, kinds) = staff.next().await.expect("news");
    assert_eq!((version, kinds), (known.0.map(|version| version + 1), vec!["people".to_owned()]));
    day.make().await;
    let (told, kinds) = visitor.next().await.expect("news");
    assert!(told > seen.0 && kinds == ["course"], "{told:?} {kinds:?}");
    // As soon as it is public, it is there.
    day.organizer.post("/run/draft/open-registration", &[("reopen", "")]).await.expect(303);
    let (now, kinds) = visitor.next().await.expect("news");
    assert!(now > told && kinds == ["course"], "{now:?} {kinds:?}");
    let page = day.app.visitor().get("/s/cup").await.ok();
    assert_eq!(page.attributes("body", "data-version"), [now.expect("a version").to_string()], "{page}");
    day.app.visitor().get("/s/no-such-series/live").await.expect(404);
}

/// A player's page that asks for itself again is told where nothing on it has changed; a browser that goes there gets all of it.
#[tokio::test]
async fn a_players_page_that_asks_again_is_told_that_nothing_changed() {
    let day = day(12).await;
    day.make().await;
    let own = format!("/p/{}", day.stored().await.players[0].link_token);
    let phone = day.app.visitor();
    let asks = async |tag: &str| {
        let request = phone.request("GET", &own).header("Reeve-Again", "yes").header("If-None-Match", tag);
        phone.send(request).await
    };
    let went = phone.get(&own).await.ok();
    assert_eq!((went.header("etag"), went.header("reeve-version")), ("", ""), "{went}");
    let first = asks("").await.ok();
    let tag = first.header("etag").to_owned();
    assert_eq!(first.header("reeve-version"), version(&day).await.expect("a version").to_string());
    assert_eq!(first.header("cache-control"), "private, no-cache");
    // Somebody else comes late: that is news, and none for this player.
    let late = [("name", "Late One"), ("code", "yes"), ("photo", "yes")];
    day.organizer.post(&day.run("players/new"), &late).await.expect(303);
    let same = asks(&tag).await.expect(304);
    assert_eq!(same.header("reeve-version"), version(&day).await.expect("a version").to_string());
    assert!(same.bytes.is_empty() && same.header("etag") == tag, "{same}");
    // Whoever goes there gets forms with keys of their own, whatever the browser says that it has.
    let keys = |page: &Page| page.attributes("[name=form-key]", "value");
    let again = phone.send(phone.request("GET", &own).header("If-None-Match", &tag)).await.ok();
    assert!(!keys(&again).is_empty() && keys(&again) != keys(&went), "{again}");
    day.press("prelim/1", "publish").await.expect(303);
    let changed = asks(&tag).await.ok();
    assert!(changed.says("Table") && changed.header("etag") != tag, "{changed}");
}

/// Whoever comes later hears the same from then on as those who were there.
#[tokio::test]
async fn all_who_listen_are_told_the_same_however_late_they_came() {
    let day = day(12).await;
    let (mut early, first) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    day.make().await;
    assert_eq!(early.next().await, Some((version(&day).await, vec!["course".to_owned()])));
    let (mut late, begins) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    assert!(begins.0 == version(&day).await && begins.0 > first.0, "{begins:?}");
    day.press("prelim/1", "publish").await.expect(303);
    let news = Some((version(&day).await, vec!["course".to_owned()]));
    assert_eq!((early.next().await, late.next().await), (news.clone(), news));
    // When all have gone, the next begins anew.
    drop((early, late));
    let (mut again, begins) = Listener::at(&day.app.visitor(), &day.public("live")).await;
    assert_eq!(begins.0, version(&day).await);
    day.press("prelim/1", "start").await.expect(303);
    assert_eq!(again.next().await, Some((version(&day).await, vec!["course".to_owned()])));
}

/// The start page hears of public tournaments, and of no draft.
#[tokio::test]
async fn the_list_of_all_is_heard_of_without_what_nobody_may_see() {
    let day = day(12).await;
    let now = day.stored().await.tournament.created_at;
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    let draft = NewTournament { slug: "draft".to_owned(), phase: Phase::Draft, ..blank() };
    let draft = new_tournament::insert(&mut tx, &draft).await.unwrap().id;
    tournament::add_staff(&mut tx, draft, day.organizer.id(), StaffRole::Organizer, now).await.unwrap();
    tx.commit().await.unwrap();
    let (mut visitor, seen) = Listener::at(&day.app.visitor(), "/live").await;
    let (mut organizer, own) = Listener::at(&day.organizer, "/account/live").await;
    assert!(own.0 > seen.0, "{own:?} {seen:?}");
    day.app.visitor().get("/account/live").await.expect(303);

    let mut tx = day.app.db.write(Scope::Tournament(draft)).await.unwrap();
    let version = tournament::bump(&mut tx, draft).await.unwrap();
    tx.emit(Event::Changed { tournament: draft, version, kinds: ChangeKind::Course.into() });
    tx.commit().await.unwrap();
    assert_eq!(organizer.next().await, Some((None, vec!["course".to_owned()])), "a draft of their own");
    // Longer than news is gathered, so that a message about the draft would have come before the next.
    tokio::time::sleep(Duration::from_millis(700)).await;
    let once = read(day.app.visitor().get("/live").await.ok().body().trim().strip_prefix("data: ").expect("a message"));
    assert_eq!(once.0, seen.0, "nothing has changed for everybody");
    day.make().await;
    assert_eq!(visitor.next().await, Some((None, vec!["course".to_owned()])));
    assert_eq!(organizer.next().await, Some((None, vec!["course".to_owned()])));
}

/// A line on what was just done stands for a while; once the page has changed since, it says when that was (static/live.js).
#[actix_web::test]
async fn a_line_on_what_was_done_knows_when_that_was() {
    let day = day(12).await;
    day.make().await;
    let answer = day.press("prelim/1", "publish").await.expect(303);
    let page = day.organizer.follow(&answer).await.ok();
    let then = page.attributes("#content > .notice.good", "data-then").concat();
    let is_time = |text: &str| text.len() == 5 && text.chars().all(|c| c.is_ascii_digit() || c == ':');
    let time = then.strip_prefix("Done at ").and_then(|rest| rest.strip_suffix('.'));
    assert!(time.is_some_and(is_time) && page.text("#content > .notice.good").starts_with("Done. "), "{then}: {page}");
    let refused = day.press("prelim/1", "close").await.expect(409);
    assert!(refused.has(".notice.wrong") && !refused.has("[data-then]"), "{refused}");
}
