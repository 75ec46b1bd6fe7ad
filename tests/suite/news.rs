//! News on players' devices: who is woken, when, and what the device is told when it asks.

use std::sync::{Arc, Mutex};

use reeve_rules::tournament::vocabulary::PlayerState;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::support::app;
use crate::support::app::Page;
use crate::support::day::{Day, day_on};
use crate::support::letters;

/// A push service: it keeps the heads of the requests, and answers each path as it was told to.
struct PushService {
    url: String,
    heads: Arc<Mutex<Vec<String>>>,
}

impl PushService {
    /// Paths that end in `/gone` are of devices that it no longer knows; those that end in `/later` it takes the second time.
    async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let heads = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&heads);
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let kept: Arc<Mutex<Vec<String>>> = Arc::clone(&kept);
                tokio::spawn(async move {
                    let mut head = Vec::new();
                    let mut piece = [0; 4096];
                    while !head.ends_with(b"\r\n\r\n") {
                        match stream.read(&mut piece).await {
                            Ok(0) | Err(_) => return,
                            Ok(read) => head.extend_from_slice(&piece[..read]),
                        }
                    }
                    let head = String::from_utf8(head).unwrap();
                    let path = head.split(' ').nth(1).unwrap().to_owned();
                    let is_first = {
                        let mut all = kept.lock().unwrap();
                        all.push(head);
                        all.iter().filter(|before| before.contains(&format!(" {path} "))).count() == 1
                    };
                    let status = match path.rsplit('/').next() {
                        Some("gone") => "410 Gone",
                        Some("later") if is_first => "503 Later",
                        _ => "201 Created",
                    };
                    let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                    let _ = stream.write_all(answer.as_bytes()).await;
                });
            }
        });
        PushService { url, heads }
    }

    fn woken(&self) -> Vec<String> {
        self.heads.lock().unwrap().iter().map(|head| head.split(' ').nth(1).unwrap().to_owned()).collect()
    }

    async fn until_woken(&self, count: usize) {
        letters::until(&format!("waking {count} times"), async || self.woken().len() >= count).await;
    }
}

/// A tournament of so many whose browsers have this push service.
async fn with_push(service: &PushService, players: usize) -> Day {
    let names: Vec<String> = (1..=players).map(|n| format!("Player {n:02}")).collect();
    let settings = ["--public-url", "http://localhost:8080", "--push-services", service.url.as_str()];
    day_on(app::start_with(&settings).await, &names).await
}

async fn own(day: &Day, number: i64) -> String {
    let stored = day.stored().await;
    format!("/p/{}", stored.players.iter().find(|player| player.number == number).unwrap().link_token)
}

async fn send(day: &Day, number: i64, wanted: &str, endpoint: &str) -> Page {
    let own = own(day, number).await;
    let visitor = day.app.visitor();
    let page = visitor.get(&own).await.ok();
    let fields = page.form("#news");
    let key = fields.iter().find(|(name, _)| name == "form_key").map(|(_, value)| value.clone());
    let mut typed = vec![("wanted", wanted), ("endpoint", endpoint)];
    if let Some(key) = &key {
        typed.push(("form_key", key));
    }
    visitor.post(&format!("{own}/news"), &typed).await
}

/// What a device is told, as pairs of sentence and address.
async fn told(day: &Day, endpoint: &str) -> Vec<(String, String)> {
    let page = day.app.visitor().post("/news", &[("endpoint", endpoint)]).await.expect(200);
    let news: Vec<Value> = serde_json::from_str(&page.body()).unwrap();
    let text = |value: &Value, name: &str| value[name].as_str().unwrap().to_owned();
    for one in &news {
        assert_eq!(one["title"], json!("Spring Open"));
    }
    news.iter().map(|one| (text(one, "text"), text(one, "url"))).collect()
}

const SEATS: &str = "The seats are public: see where your table is.";
const OTHER: &str = "Your seat has changed: see where your table is now.";
const SIGN: &str = "Your result is in: please sign it.";

#[actix_web::test]
async fn whoever_asked_is_told_of_the_seats_once_and_that_a_result_is_to_be_signed() {
    let service = PushService::start().await;
    let day = with_push(&service, 12).await;
    day.make().await;
    let [one, two] = ["one", "two"].map(|name| format!("{}/{name}", service.url));
    send(&day, 3, "yes", &one).await.expect(303);
    // The same once more is one device; a family shares one.
    send(&day, 3, "yes", &one).await.expect(303);
    send(&day, 4, "yes", &one).await.expect(303);
    send(&day, 5, "yes", &two).await.expect(303);
    assert!(told(&day, &one).await.is_empty() && service.woken().is_empty());

    day.press("prelim/1", "publish").await.expect(303);
    service.until_woken(3).await;
    let mut woken = service.woken();
    woken.sort();
    assert_eq!(woken, ["/one", "/one", "/two"]);
    let head = service.heads.lock().unwrap()[0].to_lowercase();
    assert!(head.contains("authorization: vapid t=") && head.contains("content-length: 0"), "{head}");
    let expected = [(SEATS.to_owned(), own(&day, 3).await), (SEATS.to_owned(), own(&day, 4).await)];
    assert_eq!(told(&day, &one).await, expected);
    assert!(told(&day, &one).await.is_empty());
    // A device that nobody named is told nothing.
    assert!(told(&day, &format!("{}/three", service.url)).await.is_empty());

    // Taken back and published again as it was: nothing new. Other seats: only whose seat is another one.
    let take_back = async || {
        let version = day.stored().await.rounds[0].row.version.to_string();
        let fields = [("step", "publish"), ("version", version.as_str())];
        day.organizer.post(&day.run("rounds/prelim/1/take-back"), &fields).await.expect(303);
    };
    let place = async |number: i64| {
        let stored = day.stored().await;
        let id = stored.players.iter().find(|player| player.number == number).unwrap().id;
        stored.rounds[0].tables.iter().find_map(|table| {
            table.seats.iter().find(|seat| seat.player_id == id).map(|seat| (table.row.number, seat.position))
        })
    };
    told(&day, &two).await;
    take_back().await;
    day.press("prelim/1", "publish").await.expect(303);
    assert!(told(&day, &two).await.is_empty());
    let before = place(5).await;
    take_back().await;
    day.organizer.post(&day.run("schedule"), &[("seed", "8"), ("confirm-seed", "again")]).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    let expected = if place(5).await == before { vec![] } else { vec![(OTHER.to_owned(), own(&day, 5).await)] };
    assert_eq!(told(&day, &two).await, expected);
    told(&day, &one).await;

    // A result that staff entered waits for the signatures of its table; what was signed on paper does not.
    day.press("prelim/1", "start").await.expect(303);
    let (table, _) = place(5).await.unwrap();
    day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    assert_eq!(told(&day, &two).await, [(SIGN.to_owned(), own(&day, 5).await)]);
    told(&day, &one).await;
    for (other, seats) in day.tables("prelim/1").await.into_iter().filter(|(other, _)| *other != table) {
        day.enter("prelim/1", other, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    assert!(told(&day, &one).await.is_empty() && told(&day, &two).await.is_empty());

    send(&day, 5, "no", "").await.expect(303);
    assert!(!day.app.visitor().get(&own(&day, 5).await).await.ok().says("You are told on"));
}

#[actix_web::test]
async fn a_device_that_is_gone_is_forgotten_and_a_service_that_is_busy_is_asked_again() {
    let service = PushService::start().await;
    let day = with_push(&service, 12).await;
    day.make().await;
    let [gone, later] = ["gone", "later"].map(|name| format!("{}/{name}", service.url));
    send(&day, 1, "yes", &gone).await.expect(303);
    send(&day, 2, "yes", &later).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    service.until_woken(2).await;
    let says = async |number: i64| {
        day.app.visitor().get(&own(&day, number).await).await.ok().says("You are told on one device")
    };
    letters::until("forgetting the device", async || !says(1).await).await;
    assert!(says(2).await);
    day.app.shared.clock.move_forward(chrono::TimeDelta::minutes(1));
    service.until_woken(3).await;
    assert_eq!(service.woken().iter().filter(|path| *path == "/later").count(), 2);
}

#[actix_web::test]
async fn nothing_is_sent_to_other_places_and_strangers_learn_nothing() {
    let service = PushService::start().await;
    let day = with_push(&service, 12).await;
    for elsewhere in ["", "http://127.0.0.1:1/x", "https://example.org/x", "file:///etc/passwd", "x"] {
        let page = send(&day, 1, "yes", elsewhere).await.expect(422);
        assert!(page.says("Reeve can't reach the service"), "{page}");
    }
    send(&day, 1, "perhaps", "").await.expect(422);
    for typed in ["", "x", &"a".repeat(1_900)] {
        assert!(told(&day, typed).await.is_empty());
    }

    // Six devices of one player: the first goes.
    for n in 1..=6 {
        send(&day, 2, "yes", &format!("{}/{n}", service.url)).await.expect(303);
    }
    let page = day.app.visitor().get(&own(&day, 2).await).await.ok();
    assert!(page.says("You are told on 5 devices"), "{page}");
    day.make().await;
    day.change_player("Player 02", |player| player.state = PlayerState::Withdrawn).await;
    day.press("prelim/1", "publish").await;
    for n in 1..=6 {
        assert!(told(&day, &format!("{}/{n}", service.url)).await.is_empty());
    }
}

#[actix_web::test]
async fn where_browsers_take_no_messages_nothing_is_offered() {
    let names: Vec<String> = (1..=4).map(|n| format!("Player {n:02}")).collect();
    for settings in [&["--public-url", "http://localhost:8080", "--push-services", ""][..], &[]] {
        let day = day_on(app::start_with(settings).await, &names).await;
        let own = own(&day, 1).await;
        let page = day.app.visitor().get(&own).await.ok();
        assert!(!page.has("#news"), "{page}");
        day.app
            .visitor()
            .post(&format!("{own}/news"), &[("wanted", "yes"), ("endpoint", "https://x/")])
            .await
            .expect(422);
    }
}
