//! A tournament that is called off, or moved: who can do that and when, what it keeps people from, and that everybody reads it: pages,
//! calendars, programs and search engines.

use reeve_rules::tournament::vocabulary::Phase;
use serde_json::Value;

use crate::support::app::Page;
use crate::support::day::{Day, day};
use crate::support::event::{filled, send};

const WHY: &str = "The hall has no water.";

async fn call_off(day: &Day, said: &str) -> Page {
    day.organizer.post(&day.run("call-off"), &[("message", said)]).await
}

async fn take_back(day: &Day, said: &str) -> Page {
    day.organizer.post(&day.run("call-off/take-back"), &[("message", said)]).await
}

fn home_of(day: &Day) -> String {
    format!("/t/{}", day.slug)
}

/// What search engines are told.
async fn told(day: &Day) -> Value {
    let body = day.app.visitor().get(&home_of(day)).await.ok().body();
    let text = body.split_once("ld+json\">").expect("the element").1.split_once("</script>").expect("its end").0;
    serde_json::from_str(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// What programs are told.
async fn asked(day: &Day) -> Value {
    let page = day.app.visitor().get(&format!("/api/1/tournaments/{}", day.slug)).await.ok();
    serde_json::from_slice(&page.bytes).expect("JSON")
}

#[tokio::test]
async fn it_is_called_off_between_the_announcement_and_the_first_game() {
    let day = day(12).await;
    day.change(|t| t.phase = Phase::Draft).await;
    let refused = call_off(&day, WHY).await.expect(409);
    assert!(refused.says("there is nothing to call off"), "{refused}");
    assert!(!day.organizer.get(&day.run("call-off")).await.ok().has("main form[method=post]"));
    let details = day.organizer.get(&day.run("details")).await.ok();
    assert!(!details.has("a[href$='/call-off']"), "{details}");
    day.change(|t| t.phase = Phase::CheckIn).await;
    day.judge.get(&day.run("call-off")).await.expect(403);
    day.judge.post(&day.run("call-off"), &[("message", "")]).await.expect(403);
    assert_eq!(day.stored().await.tournament.called_off_at, None);
    let details = day.organizer.get(&day.run("details")).await.ok();
    assert!(details.has("a[href$='/call-off']"), "{details}");
    // Seats that are public take nothing away from that; games do.
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    assert!(day.organizer.get(&day.run("call-off")).await.ok().has("form[action$='/call-off']"));
    day.press("prelim/1", "start").await.expect(303);
    let refused = call_off(&day, WHY).await.expect(409);
    assert!(refused.says("The games have begun"), "{refused}");
    assert!(!day.organizer.get(&day.run("call-off")).await.ok().has("main form[method=post]"));
    let details = day.organizer.get(&day.run("details")).await.ok();
    assert!(!details.has("a[href$='/call-off']"), "{details}");
}

#[tokio::test]
async fn everybody_reads_that_it_is_called_off_and_that_it_takes_place_after_all() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    day.organizer.post(&day.run("reopen-registration"), &[]).await.expect(303);
    let token = day.stored().await.players[0].link_token.clone();
    let own = format!("/p/{token}");
    let calendars = [day.public("calendar.ics"), "/s/cup/calendar.ics".to_owned(), format!("{own}/calendar.ics")];
    assert_eq!(told(&day).await["eventStatus"], "https://schema.org/EventScheduled");
    assert_eq!(asked(&day).await["called_off_at"], Value::Null);

    let done = call_off(&day, WHY).await.expect(303);
    assert!(day.organizer.follow(&done).await.ok().says("The tournament is called off"));
    let home = visitor.get(&home_of(&day)).await.ok();
    assert!(home.says("Called off") && home.says("This tournament does not take place.") && home.says(WHY), "{home}");
    assert!(!home.has("a[href$='/register']"), "{home}");
    for page in ["/s/cup", "/feed.atom"] {
        let body = visitor.get(page).await.ok().body().to_lowercase();
        assert!(body.contains("called off"), "{page}: {body}");
    }
    assert!(day.organizer.get("/run").await.ok().says("called off"));
    let page = visitor.get(&own).await.ok();
    assert!(page.says("This tournament is called off") && page.says(WHY), "{page}");
    for path in &calendars {
        let text = visitor.get(path).await.ok().body();
        assert!(text.contains("STATUS:CANCELLED\r\n") && text.contains("SEQUENCE:"), "{path}: {text}");
    }
    let event = told(&day).await;
    assert_eq!(event["eventStatus"], "https://schema.org/EventCancelled");
    assert_eq!((&event["startDate"], event.get("offers")), (&"2026-11-21".into(), None), "{event}");
    let answer = asked(&day).await;
    assert!(answer["called_off_at"].as_str().is_some_and(|at| at.contains('T')), "{answer}");
    assert_eq!((&answer["registration"]["open"], &answer["state"]), (&false.into(), &"registration".into()));
    let series = visitor.get("/api/1/series/cup").await.ok().body();
    assert!(series.contains("\"called_off\""), "{series}");

    // Twice is once, and nobody comes in meanwhile.
    let at = day.stored().await.tournament.called_off_at.expect("called off");
    let again = call_off(&day, "").await.expect(409);
    assert!(again.says("called off already"), "{again}");
    assert_eq!(day.stored().await.tournament.called_off_at, Some(at));
    let form = [("name", "Late Comer"), ("code", "yes"), ("photo", "yes")];
    let refused = visitor.post(&day.public("register"), &form).await.expect(409);
    assert!(refused.says("called off"), "{refused}");
    let refused = day.organizer.post(&day.run("start-check-in"), &[]).await.expect(409);
    assert!(refused.says("This tournament is called off"), "{refused}");
    let next = day.organizer.get(&format!("/run/{}", day.slug)).await.ok();
    assert!(next.has("a.button[href$='/call-off']") && !next.has("form[action$='/start-check-in']"), "{next}");
    // What is said, and what is looked at and taken along, stays possible.
    day.organizer.post(&day.run("announcements"), &[("message", "We look for another day.")]).await.expect(303);
    day.organizer.get(&day.run("export/players.csv")).await.ok();
    day.judge.post(&day.run("call-off/take-back"), &[]).await.expect(403);

    let wrong = "x".repeat(201);
    let refused = take_back(&day, &wrong).await.expect(422);
    assert!(!refused.fault("message").is_empty() && refused.body().contains(&wrong), "{refused}");
    let done = take_back(&day, "It takes place in the school.").await.expect(303);
    assert!(day.organizer.follow(&done).await.ok().says("The tournament takes place after all."));
    let home = visitor.get(&home_of(&day)).await.ok();
    assert!(home.has("a[href$='/register']") && home.says("It takes place in the school."), "{home}");
    assert!(!visitor.get(&own).await.ok().says("This tournament is called off"));
    for path in &calendars {
        assert!(!visitor.get(path).await.ok().body().contains("STATUS"), "{path}");
    }
    assert_eq!(told(&day).await["eventStatus"], "https://schema.org/EventScheduled");
    assert_eq!(asked(&day).await["called_off_at"], Value::Null);
    let again = take_back(&day, "").await.expect(409);
    assert!(again.says("not called off"), "{again}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("call tournament off") && log.says("hold tournament after all"), "{log}");
}

#[tokio::test]
async fn nobody_is_checked_in_seated_or_starts_while_it_is_called_off() {
    let day = day(12).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    call_off(&day, "").await.expect(303);
    assert_eq!(day.stored().await.tournament.phase, Phase::Prelim);
    let again = [("seed", "8"), ("confirm-seed", "again")];
    let run = |page: &str| day.run(page);
    let requests: [(String, &[(&str, &str)]); 4] = [
        (run("check-in/1"), &[("here", "false")]),
        (run("schedule"), &again),
        (run("rounds/prelim/1/start"), &[]),
        (run("rounds/prelim/2/publish"), &[]),
    ];
    for (path, fields) in requests {
        let refused = day.organizer.post(&path, fields).await.expect(409);
        assert!(refused.says("This tournament is called off"), "{path}: {refused}");
    }
    let home = day.app.visitor().get(&home_of(&day)).await.ok();
    assert!(home.says("Called off") && !home.says("find your seat"), "{home}");
    assert!(day.app.visitor().get("/").await.ok().body().to_lowercase().contains("called off"));
    take_back(&day, "").await.expect(303);
    day.press("prelim/1", "start").await.expect(303);
}

#[tokio::test]
async fn a_tournament_is_moved_when_its_day_is_another_one_than_was_announced() {
    let day = day(12).await;
    let change = async |typed: &[(&str, &str)]| {
        let page = day.organizer.get(&day.run("details")).await.ok();
        let fields = filled(&page, "form[action$='/details']", typed);
        send(&day.organizer, &day.run("details"), &fields).await.expect(303);
    };
    // What was open before an upgrade has no announced day until it is opened again.
    assert_eq!(day.stored().await.tournament.announced_day, None);
    day.organizer.post(&day.run("reopen-registration"), &[]).await.expect(303);
    let announced = day.stored().await.tournament.announced_day.expect("a day");
    change(&[("place", "Weimar")]).await;
    let event = told(&day).await;
    assert_eq!(event["eventStatus"], "https://schema.org/EventScheduled");
    assert_eq!((&event["location"]["name"], event.get("previousStartDate")), (&"Weimar".into(), None), "{event}");
    for (next, before) in [("2026-11-28", "2026-11-21"), ("2026-12-05", "2026-11-21")] {
        change(&[("starts_on", next)]).await;
        let event = told(&day).await;
        assert_eq!(event["eventStatus"], "https://schema.org/EventRescheduled");
        assert_eq!((&event["startDate"], &event["previousStartDate"]), (&next.into(), &before.into()));
        let home = day.app.visitor().get(&home_of(&day)).await.ok();
        assert!(home.says("Moved from Saturday, 21 November 2026."), "{home}");
        assert_eq!(asked(&day).await["moved_from"], before);
    }
    day.organizer.post(&day.run("start-check-in"), &[]).await.expect(303);
    assert_eq!(day.stored().await.tournament.announced_day, Some(announced));
    // A copy was announced for no day, and is not called off either.
    call_off(&day, "").await.expect(303);
    let copy = [("name", "Autumn Open"), ("starts_on", "2027-11-20"), ("slug", "autumn")];
    day.organizer.post(&day.run("copy"), &copy).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let copied = reeve_store::tournament::by_slug(&mut tx, "autumn").await.unwrap().expect("the copy");
    assert_eq!((copied.announced_day, copied.called_off_at), (None, None));
    drop(tx);
    take_back(&day, "").await.expect(303);
    change(&[("starts_on", "2026-11-21")]).await;
    assert!(!day.app.visitor().get(&home_of(&day)).await.ok().says("Moved from"));
    assert_eq!(told(&day).await["eventStatus"], "https://schema.org/EventScheduled");
}
