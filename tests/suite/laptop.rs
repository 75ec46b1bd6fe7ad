//! The pages for the person at the laptop that serves a hall: who gets in, what they say, and what phones that scan the code see.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use chrono::{TimeDelta, Utc};
use reeve_http::server::laptop::{Demo, LaptopHost, PortTaken, SystemState};
use tokio::time::timeout;

use crate::support::app::{self, App, PASSWORD, Page, Person};

/// What `reeve hall` is to the pages, with what a test says of it.
#[derive(Default)]
struct Host {
    keys: Mutex<Vec<String>>,
    demo: Mutex<Option<Demo>>,
    demo_fault: Option<&'static str>,
    awake: Mutex<bool>,
    awake_fault: Option<&'static str>,
    system: SystemState,
    address_before: Option<&'static str>,
}

impl Host {
    fn key(&self) -> String {
        self.keys.lock().unwrap().last().cloned().expect("a key")
    }
}

impl LaptopHost for Host {
    fn begin_demo(&self) -> Result<Demo, String> {
        if let Some(fault) = self.demo_fault {
            return Err(fault.to_owned());
        }
        let made = || Demo { address: "http://192.168.1.5:8099".to_owned(), password: "k7qm-2xwd".to_owned() };
        Ok(self.demo.lock().unwrap().get_or_insert_with(made).clone())
    }

    fn demo(&self) -> Option<Demo> {
        self.demo.lock().unwrap().clone()
    }

    fn end_demo(&self) {
        *self.demo.lock().unwrap() = None;
    }

    fn is_kept_awake(&self) -> bool {
        *self.awake.lock().unwrap()
    }

    fn keep_awake(&self, wanted: bool) -> Result<(), String> {
        match self.awake_fault {
            Some(fault) => Err(fault.to_owned()),
            None => {
                *self.awake.lock().unwrap() = wanted;
                Ok(())
            }
        }
    }

    fn system(&self) -> SystemState {
        self.system
    }

    fn address_before(&self) -> Option<String> {
        self.address_before.map(str::to_owned)
    }

    fn new_key(&self, key: &str) {
        self.keys.lock().unwrap().push(key.to_owned());
    }
}

/// The folder that the pages are told of; it is there on every machine.
fn folder() -> std::path::PathBuf {
    std::env::temp_dir()
}

/// Switches the pages on.
fn open(app: &App, host: Host) -> Arc<Host> {
    let host = Arc::new(host);
    app.shared.laptop.open(host.clone(), folder());
    host
}

/// Somebody at the laptop, let in by the key.
async fn at_laptop(app: &App, host: &Host) -> Person {
    let person = app.visitor();
    let answer = person.get(&format!("/laptop?key={}", host.key())).await.expect(303);
    assert_eq!(answer.location(), Some("/laptop"));
    let cookie = answer.header("set-cookie");
    // By the port that it was told to listen on: another Reeve on the machine has its own.
    assert!(cookie.starts_with("reeve_laptop_0="), "{cookie}");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    assert!(!cookie.contains("Max-Age") && !cookie.contains("Expires"), "{cookie}");
    person
}

/// A server behind a proxy, so that requests can come from where a test wants.
async fn in_a_hall() -> (App, Arc<Host>) {
    let app = app::start_with(&["--proxies", "127.0.0.1"]).await;
    let host = open(&app, Host::default());
    (app, host)
}

/// What a phone with that address gets.
async fn from(app: &App, address: &str, path: &str) -> Page {
    let phone = app.visitor();
    phone.send(phone.request("GET", path).header("X-Forwarded-For", address)).await
}

fn reached(app: &App) -> String {
    format!("/reached/{}", app.shared.laptop.code().expect("a code"))
}

/// The words of the page in one piece.
async fn words(person: &Person) -> String {
    person.get("/laptop").await.ok().text("main")
}

const PATHS: [&str; 8] = [
    "/laptop",
    "/laptop/",
    "/laptop/state",
    "/laptop/awake",
    "/laptop/demo",
    "/laptop/%64emo",
    "/laptop/demo/end",
    "/laptop/end",
];

#[tokio::test]
async fn nobody_gets_in_without_the_key_however_near_they_are() {
    let app = app::start().await;
    let admin = app.administrator().await;
    let visitor = app.visitor();
    for is_open in [false, true] {
        let host = is_open.then(|| open(&app, Host::default()));
        for person in [&visitor, &admin] {
            for path in PATHS {
                for method in ["GET", "HEAD", "OPTIONS", "POST", "DELETE"] {
                    let request = person.request(method, path).header("Sec-Fetch-Site", "same-origin");
                    person.send(request).await.expect(404);
                }
            }
            person.get("/laptop?key=nonsense").await.expect(404);
        }
        let request = visitor.request("GET", "/laptop").header("Cookie", "reeve_laptop_0=nonsense");
        visitor.send(request).await.expect(404);
        assert_eq!(host.map_or(1, |host| host.keys.lock().unwrap().len()), 1, "no wrong key uses one up");
    }
    visitor.get("/reached/zzzz").await.expect(404);
}

#[tokio::test]
async fn a_key_opens_the_page_once() {
    let app = app::start().await;
    let host = open(&app, Host::default());
    let first = host.key();
    let person = at_laptop(&app, &host).await;
    let page = person.get("/laptop").await.ok();
    assert_eq!(page.text("h1"), "Reeve on this laptop");
    assert_eq!(page.header("cache-control"), "no-store");
    let used = format!("/laptop?key={first}");
    let head = app.visitor();
    head.send(head.request("HEAD", &format!("/laptop?key={}", host.key()))).await.expect(404);
    app.visitor().get(&used).await.expect(404);
    // Whoever is in already is let in again: the way back in the browser leads there.
    assert_eq!(person.get(&used).await.expect(303).location(), Some("/laptop"));
    assert_ne!(host.key(), first);
    person.get("/laptop/demo").await.expect(405);
    at_laptop(&app, &host).await.get("/laptop").await.ok();
    person.get("/laptop").await.ok();
}

#[tokio::test]
async fn a_form_from_elsewhere_is_refused() {
    let app = app::start().await;
    let host = open(&app, Host::default());
    let person = at_laptop(&app, &host).await;
    let nothing: &[(&str, &str)] = &[];
    for headers in [nothing, &[("Sec-Fetch-Site", "cross-site")], &[("Origin", "http://elsewhere.example")]] {
        let mut request = person.request("POST", "/laptop/demo");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        person.send(request).await.expect(403);
    }
    assert!(host.demo().is_none());
}

#[tokio::test]
async fn the_first_account_is_made_without_copying_a_code() {
    let app = app::start_empty().await;
    let host = open(&app, Host::default());
    let person = at_laptop(&app, &host).await;
    let page = person.get("/laptop").await.ok();
    assert_eq!(page.text("main a.primary"), "Make the first account");
    assert_eq!(page.attributes("main a.primary", "href"), ["/setup"]);
    let code = app.shared.setup_code().expect("a code");
    let elsewhere = app.visitor().get("/setup").await.ok();
    assert!(!elsewhere.body().contains(&code) && elsewhere.has("#f-code"), "{elsewhere}");
    let form = person.get("/setup").await.ok();
    assert_eq!(form.attributes("input[name=code]", "value"), [code.as_str()]);
    assert_eq!(form.attributes("input[name=code]", "type"), ["hidden"]);
    assert_eq!(form.header("cache-control"), "no-store");
    let mut fields = form.form("main form");
    fields.retain(|(name, _)| name == "code");
    let code = fields.remove(0).1;
    let send = |password: &'static str| {
        let fields = [("code", code.clone()), ("name", "Ada".to_owned()), ("password", password.to_owned())];
        fields.into_iter().chain([("again", password.to_owned())]).collect::<Vec<_>>()
    };
    let short = send("short");
    let short: Vec<(&str, &str)> = short.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let again = person.post("/setup", &short).await.expect(422);
    assert_eq!(again.attributes("input[name=code]", "type"), ["hidden"], "{again}");
    let right = send(PASSWORD);
    let right: Vec<(&str, &str)> = right.iter().map(|(name, value)| (*name, value.as_str())).collect();
    person.post("/setup", &right).await.expect(303);
    let page = person.get("/laptop").await.ok();
    assert_eq!(page.text("main a.primary"), "Go to the tournaments");
    assert_eq!(page.attributes("main a.primary", "href"), ["/run"]);
    // Its way back stands on every page, on this laptop alone.
    assert!(person.get("/run").await.ok().has("header a[href='/laptop']"));
    let elsewhere = app.visitor();
    elsewhere.sign_in("Ada", PASSWORD).await.expect(303);
    assert!(!elsewhere.get("/run").await.ok().has("header a[href='/laptop']"));
}

#[tokio::test]
async fn a_phone_that_scans_the_code_is_told_so_and_ticked() {
    let (app, host) = in_a_hall().await;
    let person = at_laptop(&app, &host).await;
    let before = person.get("/laptop/state").await.ok().body();
    assert_eq!(before, person.get("/laptop").await.ok().attributes("[data-state]", "data-state")[0]);
    assert!(!person.get("/laptop").await.ok().has(".yes"));
    let phone = from(&app, "203.0.113.9", &reached(&app)).await.ok();
    assert_eq!(phone.text("h1"), "This phone can reach Reeve");
    assert!(
        phone.has(".yes") && phone.has("main a.primary[href='/']") && phone.has("script[src*='/reached.']"),
        "{phone}"
    );
    assert_ne!(person.get("/laptop/state").await.ok().body(), before);
    let page = person.get("/laptop").await.ok();
    assert!(page.has("[role=status] .yes"), "{page}");
    assert!(page.text("[role=status]").contains("Yes. A phone got through at "), "{page}");
    from(&app, "203.0.113.9", &reached(&app)).await.ok();
    from(&app, "203.0.113.10", &reached(&app)).await.ok();
    assert!(words(&person).await.contains("Yes. 2 phones have got through, the last at "));
    let all = app.shared.laptop.reached();
    assert_eq!(all.len(), 2);
    assert!(all.iter().all(|phone| app.url.ends_with(&phone.address)), "{all:?}");
}

#[tokio::test]
async fn the_laptop_is_no_phone() {
    let (app, host) = in_a_hall().await;
    let person = at_laptop(&app, &host).await;
    let page = from(&app, "127.0.0.1", &reached(&app)).await.ok();
    assert_eq!(page.text("h1"), "This is the laptop");
    assert!(!page.has(".yes"), "{page}");
    from(&app, "::1", &reached(&app)).await.ok();
    for own in reeve_http::server::own_addresses::own_addresses() {
        from(&app, &own.ip.to_string(), &reached(&app)).await.ok();
    }
    assert!(app.shared.laptop.reached().is_empty());
    assert!(!person.get("/laptop").await.ok().has(".yes"));
    from(&app, "203.0.113.9", "/reached/wrong").await.expect(404);
    assert!(app.shared.laptop.reached().is_empty());
}

#[tokio::test]
async fn clocks_that_are_apart_are_told_of() {
    let (app, host) = in_a_hall().await;
    let person = at_laptop(&app, &host).await;
    let clock = |minutes: i64| (Utc::now() + TimeDelta::minutes(minutes)).timestamp_millis();
    for nonsense in ["", "x", "-1x", "99999999999999999999999"] {
        from(&app, "203.0.113.9", &format!("{}?clock={nonsense}", reached(&app))).await.ok();
    }
    from(&app, "203.0.113.9", &format!("{}?clock={}", reached(&app), clock(1))).await.ok();
    assert!(!words(&person).await.contains("This laptop's clock"));
    let before = app.shared.laptop.reached()[0].at;
    from(&app, "203.0.113.9", &format!("{}?clock={}", reached(&app), clock(8))).await.ok();
    assert!(words(&person).await.contains("which is right?"), "one phone may be wrong: {}", words(&person).await);
    assert_eq!(app.shared.laptop.reached()[0].at, before, "the time of the visit stays");
    let forty_years = 60 * 24 * 365 * 40;
    from(&app, "203.0.113.10", &format!("{}?clock={}", reached(&app), clock(-forty_years))).await.ok();
    let said = words(&person).await;
    assert!(!said.contains("This laptop's clock") && !said.contains("which is right?"), "{said}");
    from(&app, "203.0.113.11", &format!("{}?clock={}", reached(&app), clock(9))).await.ok();
    assert!(words(&person).await.contains("This laptop's clock is 7 minutes behind"), "{}", words(&person).await);
    for nowhere in [i64::MAX, i64::MIN, 8_210_266_876_799_999, -8_334_601_228_800_000] {
        from(&app, "203.0.113.11", &format!("{}?clock={nowhere}", reached(&app))).await.ok();
        person.get("/laptop").await.ok();
    }
}

#[tokio::test]
async fn what_is_in_the_way_is_said() {
    let app = app::start().await;
    let port_taken = Some(PortTaken { port: 8080, is_by_reeve: true });
    let system =
        SystemState { on_battery: Some(true), battery_percent: Some(40), firewall_blocks: Some(true), port_taken };
    let host = open(&app, Host { system, ..Host::default() });
    let person = at_laptop(&app, &host).await;
    let said = words(&person).await;
    let state = person.get("/laptop/state").await.ok().body();
    for part in ["runs on its battery (40% left)", "The firewall keeps phones out.", "Guest wifi", "may fall asleep"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(said.contains(&folder().display().to_string()), "{said}");
    let port = app.url.rsplit(':').next().expect("a port");
    assert!(
        said.contains("Another Reeve is running on this laptop") && said.contains(&format!("with {port} at its end"))
    );
    let host = open(&app, Host::default());
    let person = at_laptop(&app, &host).await;
    let said = words(&person).await;
    assert!(!said.contains("battery") && !said.contains("keeps phones out"), "{said}");
    assert!(said.contains("See that this laptop is plugged in."), "{said}");
    assert_ne!(person.get("/laptop/state").await.ok().body(), state, "the page is looked at again");
}

#[tokio::test]
async fn what_was_printed_for_another_address_is_told_of() {
    let app = app::start().await;
    let old = "http://192.0.2.7:8080";
    let host = open(&app, Host { address_before: Some(old), ..Host::default() });
    let person = at_laptop(&app, &host).await;
    let told = format!("Last time phones found Reeve at {old}.");
    assert!(!words(&person).await.contains(&told), "phones find it nowhere now");
    let state = async || person.get("/laptop/state").await.ok().body();
    let before = state().await;
    app.shared.move_to_address("192.0.2.8:8080".parse().expect("an address"));
    assert!(words(&person).await.contains(&told), "{}", words(&person).await);
    assert_ne!(state().await, before);
    app.shared.move_to_address("192.0.2.7:8080".parse().expect("an address"));
    assert!(!words(&person).await.contains(&told), "what was printed leads here");
}

#[tokio::test]
async fn the_demonstration_comes_and_goes() {
    let app = app::start().await;
    let host = open(&app, Host::default());
    let person = at_laptop(&app, &host).await;
    assert_eq!(person.get("/laptop").await.ok().text("button[data-busy='Making it…']"), "Start the demo");
    for _ in 0..2 {
        assert_eq!(person.post("/laptop/demo", &[]).await.expect(303).location(), Some("/laptop#demo"));
    }
    let page = person.get("/laptop").await.ok();
    assert!(page.has("a[href='http://192.168.1.5:8099']") && page.says("k7qm-2xwd"), "{page}");
    assert!(!page.says("Start the demo"), "{page}");
    person.post("/laptop/demo/end", &[]).await.expect(303);
    person.post("/laptop/demo/end", &[]).await.expect(303);
    assert!(host.demo().is_none() && words(&person).await.contains("Start the demo"));
    let host = open(&app, Host { demo_fault: Some("no room left"), ..Host::default() });
    let page = at_laptop(&app, &host).await.post("/laptop/demo", &[]).await.expect(422);
    assert!(page.text(".notice").contains("The demo did not start: no room left"), "{page}");
    assert!(page.says("Start the demo"), "{page}");
}

#[tokio::test]
async fn reeve_is_ended_at_the_laptop_alone() {
    let app = app::start().await;
    let host = open(&app, Host::default());
    app.visitor().post("/laptop/end", &[]).await.expect(404);
    let told = timeout(Duration::from_millis(50), app.shared.laptop.told_to_end()).await;
    assert!(told.is_err(), "nobody at the laptop has ended it");
    let page = at_laptop(&app, &host).await.post("/laptop/end", &[]).await.ok();
    assert!(page.says("Reeve has ended") && page.says("Everything is kept."), "{page}");
    timeout(Duration::from_secs(5), app.shared.laptop.told_to_end()).await.expect("it was ended");
}

#[tokio::test]
async fn the_laptop_is_kept_awake_by_a_switch() {
    let app = app::start().await;
    let host = open(&app, Host::default());
    let person = at_laptop(&app, &host).await;
    for wanted in ["yes", "no"] {
        let form = person.get("/laptop").await.ok();
        assert_eq!(form.attributes("button[name=awake]", "value"), [wanted], "{form}");
        let answer = person.post("/laptop/awake", &[("awake", wanted)]).await.expect(303);
        assert_eq!(answer.location(), Some("/laptop#awake"));
        assert_eq!(host.is_kept_awake(), wanted == "yes");
    }
    // An event that begins switches it too, and the page that is open follows.
    let state = async || person.get("/laptop/state").await.ok().body();
    let before = state().await;
    host.keep_awake(true).unwrap();
    assert_ne!(state().await, before);
    assert!(person.get("/laptop").await.ok().text("[data-part=sleep]").contains("keeps this laptop awake"));
    host.keep_awake(false).unwrap();
    assert_eq!(state().await, before);
    let host = open(&app, Host { awake_fault: Some("not allowed"), ..Host::default() });
    let page = at_laptop(&app, &host).await.post("/laptop/awake", &[("awake", "yes")]).await.expect(422);
    assert!(page.text(".notice").contains("can't keep this laptop awake (not allowed)"), "{page}");
}

/// Where the machine is in a network, as every laptop in a hall is: the codes lead to the page of this run at its addresses.
#[tokio::test]
async fn the_best_address_is_shown_with_its_code() {
    let app = app::start().await;
    let host = open(&app, Host::default());
    let page = at_laptop(&app, &host).await.get("/laptop").await.ok();
    let port = app.url.rsplit(':').next().expect("a port");
    match page.texts(".scan figcaption b").first() {
        Some(best) => {
            assert!(best.starts_with("http://") && best.ends_with(&format!(":{port}")), "{best}");
            assert_eq!(page.text("#try"), format!("{best}{}", reached(&app)));
            assert!(page.attributes(".scan img", "src")[0].starts_with("data:image/svg+xml;base64,"));
            assert!(page.says(&format!("http://reeve.local:{port}")), "{page}");
        }
        None => assert!(page.says("This laptop is not connected to a network."), "{page}"),
    }
    let unnamed = app::start_with(&["--local-name", "none"]).await;
    let host = open(&unnamed, Host::default());
    assert!(!words(&at_laptop(&unnamed, &host).await).await.contains(".local"));
}
