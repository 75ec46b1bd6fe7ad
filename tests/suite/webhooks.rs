//! Webhooks: what a receiver is told, in order and signed; what happens where it fails, is slow, or is none that may be asked.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use reeve_mail::hook::signature;
use reeve_store::webhook;
use reeve_store::webhook::HookAnswer;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::support::app;
use crate::support::app::Page;
use crate::support::day::{Day, day_on};
use crate::support::letters::until;

const EVENTS: [&str; 6] =
    ["seats-published", "round-started", "results-closed", "standings-moved", "announcement", "champion"];

/// A name that JSON, chats and elements would take apart.
const ODD: &str = "Zoë \"Ö\" *O'Neil* @everyone \u{5d0}\u{200f} 🎲";

/// How a [`Sink`] answers.
#[derive(Clone)]
enum Answer {
    Status(&'static str),
    Redirect(String),
    /// It takes the message and never says anything.
    Never,
}

/// A receiver of messages.
struct Sink {
    url: String,
    got: Arc<Mutex<Vec<Got>>>,
    answer: Arc<Mutex<Answer>>,
}

/// A message that a sink has got, and whether it took it.
#[derive(Clone, Debug)]
struct Got {
    head: String,
    body: String,
    taken: bool,
}

impl Got {
    fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("JSON")
    }

    fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }
}

impl Sink {
    async fn start() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/in/secret-part", listener.local_addr().expect("its address"));
        let sink = Sink { url, got: Arc::default(), answer: Arc::new(Mutex::new(Answer::Status("204 No Content"))) };
        let (got, answer) = (Arc::clone(&sink.got), Arc::clone(&sink.answer));
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (got, answer) = (Arc::clone(&got), Arc::clone(&answer));
                tokio::spawn(async move {
                    let (mut text, mut piece) = (Vec::new(), [0; 4096]);
                    let (head, body) = loop {
                        match stream.read(&mut piece).await {
                            Ok(0) | Err(_) => return,
                            Ok(read) => text.extend_from_slice(&piece[..read]),
                        }
                        let Ok(text) = std::str::from_utf8(&text) else { continue };
                        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
                        let length = head
                            .to_lowercase()
                            .lines()
                            .find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
                        if body.len() >= length.unwrap_or(0) {
                            break (head.to_owned(), body.to_owned());
                        }
                    };
                    let answer = answer.lock().expect("the answer").clone();
                    let taken = matches!(&answer, Answer::Status(status) if status.starts_with('2'));
                    got.lock().expect("the list").push(Got { head, body, taken });
                    let (status, more) = match answer {
                        Answer::Status(status) => (status, String::new()),
                        Answer::Redirect(to) => ("302 Found", format!("Location: {to}\r\n")),
                        Answer::Never => {
                            tokio::time::sleep(Duration::from_secs(60)).await;
                            return;
                        }
                    };
                    let said = format!("HTTP/1.1 {status}\r\n{more}Content-Length: 0\r\nConnection: close\r\n\r\n");
                    let _ = stream.write_all(said.as_bytes()).await;
                });
            }
        });
        sink
    }

    fn answers(&self, answer: Answer) {
        *self.answer.lock().expect("the answer") = answer;
    }

    fn got(&self) -> Vec<Got> {
        self.got.lock().expect("the list").clone()
    }

    /// The events that it took, by their codes.
    fn events(&self) -> Vec<String> {
        self.got().iter().filter(|got| got.taken).map(|got| got.header("Reeve-Event").to_owned()).collect()
    }
}

async fn event(settings: &[&str]) -> Day {
    let mut names: Vec<String> = (2..=12).map(|n| format!("Player {n:02}")).collect();
    names.insert(0, ODD.to_owned());
    day_on(app::start_with(settings).await, &names).await
}

/// An event whose server may send to this machine.
async fn here() -> Day {
    event(&["--hook-addresses", "127.0.0.1"]).await
}

/// Adds a webhook that is told of these.
async fn add(day: &Day, url: &str, shape: &str, events: &[&str]) -> Page {
    let mut fields = vec![("url", url), ("shape", shape)];
    fields.extend(events.iter().map(|event| ("events", *event)));
    day.organizer.post(&day.run("webhooks"), &fields).await
}

async fn answers(day: &Day) -> Vec<HookAnswer> {
    webhook::answers(&mut day.app.db.read().await.expect("a read"), day.id, 100).await.expect("answers")
}

/// Waits until nothing waits any more.
async fn until_told(day: &Day) {
    until("the messages are told", async || answers(day).await.iter().all(|one| one.next_at.is_none())).await;
}

/// Waits until somebody has tried in vain so often.
async fn until_tried(day: &Day, tries: i64) {
    let failed = |one: &HookAnswer| {
        // While it is under way it is held for two minutes.
        let is_held = one.next_at.is_some_and(|at| at - day.app.shared.clock.now() > TimeDelta::seconds(90));
        one.fault.is_some() && one.tries >= tries && !is_held
    };
    until("a message fails", async || answers(day).await.iter().any(failed)).await;
}

async fn first_hook(day: &Day) -> i64 {
    let hooks = webhook::of_tournament(&mut day.app.db.read().await.expect("a read"), day.id).await.expect("webhooks");
    hooks[0].id.0
}

async fn press(day: &Day, hook: i64, button: &str) {
    day.organizer.post(&day.run(&format!("webhooks/{hook}/{button}")), &[]).await.expect(303);
}

#[tokio::test]
async fn a_program_and_a_chat_are_told_of_a_whole_event_in_order() {
    let (program, chat) = (Sink::start().await, Sink::start().await);
    let day = here().await;
    let made = add(&day, &program.url, "reeve", &EVENTS).await.ok();
    let secret = made.text("#hook-secret");
    assert_eq!(made.header("cache-control"), "no-store");
    add(&day, &chat.url, "discord", &EVENTS).await.expect(303);
    let list = day.organizer.get(&day.run("webhooks")).await.ok();
    assert!(!list.body().contains(&secret) && !list.body().contains("secret-part"), "{list}");
    assert_eq!(list.texts("section.card").len(), 2);

    day.make().await;
    let announce = async |said: &str, table: &str| {
        day.organizer.post(&day.run("announcements"), &[("message", said), ("at_table", table)]).await
    };
    day.open("prelim/1").await;
    announce("Lunch is ready <b>", "").await.expect(303);
    announce("Only for one table", "1").await.expect(303);
    for (table, seats) in day.tables("prelim/1").await {
        let vp = &["10", "8", "7", "5"][..seats];
        day.enter("prelim/1", table, 0, vp, &[("sign", "yes")]).await.expect(303);
    }
    until_told(&day).await;
    // No word of results that are not public.
    assert_eq!(program.events(), ["seats-published", "round-started", "announcement"]);
    day.press("prelim/1", "close").await.expect(303);
    let moved = |sink: &Sink| sink.events().iter().filter(|event| *event == "standings-moved").count();
    until("the standings move", async || moved(&program) == 1).await;
    for round in ["prelim/2", "prelim/3"] {
        day.play(round).await;
        until_told(&day).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.play("final/1").await;
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    until("there is a champion", async || chat.events().contains(&"champion".to_owned())).await;
    until_told(&day).await;

    let told: Vec<String> = program.events().into_iter().filter(|event| event != "standings-moved").collect();
    let round = ["seats-published", "round-started", "results-closed"];
    let mut expected = vec!["seats-published", "round-started", "announcement", "results-closed"];
    for _ in 0..3 {
        expected.extend(round);
    }
    expected.push("champion");
    assert_eq!(told, expected);
    let visitor = day.app.visitor();
    for got in program.got() {
        let (time, _) =
            got.header("Reeve-Signature").strip_prefix("t=").and_then(|it| it.split_once(',')).expect("a time");
        assert_eq!(got.header("Reeve-Signature"), signature(&secret, time.parse().expect("a number"), &got.body));
        let said = got.json();
        assert_eq!(
            (&said["event"], &said["id"]),
            (&got.header("Reeve-Event").into(), &got.header("Reeve-Message").into())
        );
        assert_eq!(said["tournament"]["name"], "Spring Open");
        let url = said["url"].as_str().and_then(|url| url.strip_prefix(&day.app.url)).expect("an address of ours");
        visitor.get(url).await.ok();
    }
    let ids: BTreeSet<String> = program.got().iter().map(|got| got.json()["id"].to_string()).collect();
    assert_eq!(ids.len(), program.got().len());
    // The champion and the leaders are those of the page, letter by letter.
    let page = visitor.get(&day.public("standings")).await.ok();
    let champion = program.got().last().expect("a message").json();
    let name = champion["champion"]["name"].as_str().expect("a name").to_owned();
    assert!(page.texts("tbody tr")[0].contains(&name), "{name}");
    let spoken = chat.got();
    let body: Vec<Value> = spoken.iter().map(Got::json).collect();
    assert!(body.iter().all(|said| said["allowed_mentions"]["parse"] == Value::Array(Vec::new())));
    assert!(body.iter().all(|said| said["text"].as_str().expect("text").contains(&day.app.url)
        && said["content"].as_str().expect("text").contains(&day.app.url)));
    assert!(
        body.iter().any(|said| said["content"].as_str().expect("text").contains("Lunch is ready \\<b\\>")),
        "{body:?}"
    );
    assert!(
        spoken.iter().all(|got| !got.body.contains("Only for one table") && got.header("Reeve-Signature").is_empty())
    );
    let tokens: Vec<String> = day.stored().await.players.into_iter().map(|player| player.link_token).collect();
    assert!(program.got().iter().chain(&spoken).all(|got| tokens.iter().all(|token| !got.body.contains(token))));
}

#[tokio::test]
async fn what_fails_is_tried_again_in_order_and_recovers() {
    let sink = Sink::start().await;
    let day = here().await;
    add(&day, &sink.url, "reeve", &EVENTS).await.ok();
    sink.answers(Answer::Status("500 Broken"));
    day.make().await;
    day.open("prelim/1").await;
    until_tried(&day, 1).await;
    let page = day.organizer.get(&day.run("webhooks")).await.ok();
    assert!(page.says("the other server answered 500") || page.says("The other server answered 500"), "{page}");
    assert!(page.says("Failing since"), "{page}");
    // The second waits behind the first.
    assert!(sink.got().iter().all(|got| got.header("Reeve-Event") == "seats-published"));
    day.app.shared.clock.move_forward(TimeDelta::seconds(20));
    until_tried(&day, 2).await;
    sink.answers(Answer::Status("200 OK"));
    day.app.shared.clock.move_forward(TimeDelta::minutes(2));
    until_told(&day).await;
    assert_eq!(sink.events(), ["seats-published", "round-started"]);
    // The same message at each try.
    let first: Vec<String> = sink.got().iter().take(3).map(|got| got.header("Reeve-Message").to_owned()).collect();
    assert!(first.len() == 3 && first.iter().all(|id| *id == first[0]), "{first:?}");
    let page = day.organizer.get(&day.run("webhooks")).await.ok();
    assert!(page.says("The last message arrived.") && page.says("Arrived (200)."), "{page}");
}

#[tokio::test]
async fn a_slow_server_delays_nobody() {
    let (slow, quick) = (Sink::start().await, Sink::start().await);
    let day = here().await;
    slow.answers(Answer::Never);
    add(&day, &slow.url, "reeve", &EVENTS).await.ok();
    add(&day, &quick.url, "reeve", &EVENTS).await.ok();
    day.make().await;
    let began = Instant::now();
    day.open("prelim/1").await;
    until("the slow one is asked", async || !slow.got().is_empty()).await;
    until("the quick one is told", async || quick.events().len() == 2).await;
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    until_tried(&day, 1).await;
    let fault = answers(&day).await.into_iter().find_map(|one| one.fault);
    assert_eq!(fault.as_deref(), Some("too slow"));
}

#[tokio::test]
async fn after_a_day_it_is_given_up_until_somebody_begins_again() {
    let sink = Sink::start().await;
    let day = here().await;
    add(&day, &sink.url, "discord", &EVENTS).await.expect(303);
    let hook = first_hook(&day).await;
    sink.answers(Answer::Status("404 Gone"));
    press(&day, hook, "test").await;
    until_tried(&day, 1).await;
    assert!(!day.organizer.get("/run/spring").await.ok().says("A webhook was given up"));
    day.make().await;
    day.app.shared.clock.move_forward(TimeDelta::hours(25));
    until_told(&day).await;
    // A session does not last that long.
    day.app.shared.clock.move_forward(TimeDelta::hours(-25));
    let page = day.organizer.get(&day.run("webhooks")).await.ok();
    assert!(page.says("Given up on"), "{page}");
    assert!(day.organizer.get("/run/spring").await.ok().says("A webhook was given up"));
    let before = sink.got().len();
    day.open("prelim/1").await;
    let again = day.organizer.post(&day.run(&format!("webhooks/{hook}/test")), &[]).await;
    assert_eq!(again.status, 409);

    sink.answers(Answer::Status("200 OK"));
    press(&day, hook, "start").await;
    until("a test arrives", async || sink.got().len() == before + 1).await;
    assert_eq!(sink.events(), ["test"]);
    press(&day, hook, "remove").await;
    assert!(day.organizer.get(&day.run("webhooks")).await.ok().texts("section.card").is_empty());
    let gone = day.organizer.post(&day.run(&format!("webhooks/{hook}/test")), &[]).await;
    assert_eq!(gone.status, 404);
}

#[tokio::test]
async fn nothing_is_asked_of_the_own_network_and_no_redirect_is_followed() {
    let sink = Sink::start().await;
    let day = event(&[]).await;
    let refused = add(&day, &sink.url, "reeve", &EVENTS).await.expect(422);
    assert!(refused.fault("url").contains("own network"), "{refused}");
    for wrong in ["", "example.org", "ftp://example.org/", "https://user:secret@example.org/"] {
        let refused = add(&day, wrong, "reeve", &EVENTS).await.expect(422);
        assert!(refused.fault("url").contains("https://"), "{wrong}: {refused}");
    }
    assert_eq!(add(&day, "https://example.org/", "reeve", &[]).await.status, 422);
    // A name is looked at when it is asked for.
    let named = sink.url.replace("127.0.0.1", "localhost");
    add(&day, &named, "reeve", &EVENTS).await.ok();
    press(&day, first_hook(&day).await, "test").await;
    until_tried(&day, 1).await;
    assert_eq!(answers(&day).await[0].fault.as_deref(), Some("own network"));
    assert!(sink.got().is_empty());

    let (door, day) = (Sink::start().await, here().await);
    door.answers(Answer::Redirect(sink.url.clone()));
    add(&day, &door.url, "reeve", &EVENTS).await.ok();
    press(&day, first_hook(&day).await, "test").await;
    until_tried(&day, 1).await;
    assert_eq!(answers(&day).await[0].status, Some(302));
    assert!(sink.got().is_empty() && door.got().len() == 1);
}

#[tokio::test]
async fn what_is_not_true_any_more_is_not_told() {
    let sink = Sink::start().await;
    let day = here().await;
    add(&day, &sink.url, "reeve", &EVENTS).await.ok();
    sink.answers(Answer::Status("503 Later"));
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    until_tried(&day, 1).await;
    day.organizer.post(&day.run("announcements"), &[("message", "A mistake")]).await.expect(303);
    let taken = day.organizer.get(&day.run("announcements")).await.ok().attributes("[name=announcement]", "value");
    day.organizer
        .post(&day.run("announcements/take-back"), &[("announcement", taken.first().map_or("1", String::as_str))])
        .await
        .expect(303);
    day.change(|t| t.hidden_at = Some(t.created_at)).await;
    sink.answers(Answer::Status("200 OK"));
    day.app.shared.clock.move_forward(TimeDelta::minutes(2));
    until_told(&day).await;
    assert!(sink.events().is_empty(), "{:?}", sink.events());
    assert!(answers(&day).await.iter().all(|one| one.fault.as_deref() == Some("outdated")));

    // And a judge has no business with it.
    day.change(|t| t.hidden_at = None).await;
    assert_eq!(day.judge.get(&day.run("webhooks")).await.status, 403);
    assert_eq!(day.app.visitor().get(&day.run("webhooks")).await.status, 303);
}

#[tokio::test]
async fn a_tournament_has_few_of_them() {
    let day = here().await;
    for number in 0..5 {
        add(&day, &format!("https://example.org/{number}"), "discord", &["champion"]).await.expect(303);
    }
    let refused = add(&day, "https://example.org/more", "discord", &["champion"]).await;
    assert!(refused.status == 409 && refused.says("at most 5 webhooks"), "{refused}");
}
