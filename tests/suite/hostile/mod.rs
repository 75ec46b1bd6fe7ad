//! Hostile input: every route, as everybody, with requests that are surely wrong. The server answers each with an error
//! of the sender, never one of its own, and nothing in the store is changed.
//!
//! The requests are made of the forms and links of the real pages, so that they get past the first checks. `./check` sends some
//! 2,000, others each time, and `./check full` more than ten thousand. A run prints its seed; `REEVE_HOSTILE_SEED` repeats one,
//! `REEVE_HOSTILE_TIMES` multiplies the number of requests, and with `REEVE_HOSTILE_ONLY` only the routes are tried whose pattern
//! holds that text.

pub mod dice;
pub mod doors;
pub mod spoil;
mod wire;
pub mod world;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use reeve_web::routes;

use self::dice::Dice;
use self::doors::{Door, Doors};
use self::spoil::Request;
use self::world::World;
use crate::permissions::{ROLES, Role};
use crate::support::is_full;

/// How many requests to change something a route gets from each role, and how many to read it gets from all of them together.
struct Form {
    posts: [(Role, usize); 7],
    gets: usize,
    /// After how many routes the rows are counted, to see that none came or went; everything is read after eight times as many.
    counted: usize,
    /// The least that a run sends.
    least: usize,
}

const SHORT: Form = Form {
    posts: [
        (Role::Organizer, 2),
        (Role::Administrator, 1),
        (Role::Judge, 1),
        (Role::Player, 1),
        (Role::Stranger, 1),
        (Role::Visitor, 1),
        (Role::Account, 1),
    ],
    gets: 3,
    counted: 8,
    least: 2_000,
};
const LONG: Form = Form {
    posts: [
        (Role::Organizer, 44),
        (Role::Administrator, 24),
        (Role::Judge, 16),
        (Role::Player, 16),
        (Role::Stranger, 14),
        (Role::Visitor, 14),
        (Role::Account, 10),
    ],
    gets: 35,
    counted: 1,
    least: 10_000,
};
/// How many requests are under way at a time.
const AT_ONCE: usize = 6;

/// Panics of the program itself, told from those of tests and of what ends with them by where they stand. One within a
/// library shows in the answer, which does not come.
fn panics() -> &'static Mutex<Vec<String>> {
    static PANICS: OnceLock<Mutex<Vec<String>>> = OnceLock::new();
    PANICS.get_or_init(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            // Threads of tests have the tests' names; there are tests in which the program has to panic.
            let thread = std::thread::current().name().unwrap_or_default().to_owned();
            let elsewhere = thread.contains("::") && !thread.starts_with("hostile::");
            if place.starts_with("src/") && !elsewhere {
                panics().lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(info.to_string());
            }
            before(info);
        }));
        Mutex::default()
    })
}

/// A request that was sent, and what came back.
struct Sent {
    role: Role,
    what: String,
    status: Option<u16>,
    complaint: Option<String>,
}

/// Sends requests as one of the roles.
pub struct Sender {
    client: reqwest::Client,
    url: String,
    cookies: BTreeMap<Role, String>,
    sent: std::sync::atomic::AtomicUsize,
}

impl Sender {
    /// A sender who knows everybody's cookies.
    pub fn new(world: &World) -> Sender {
        let client = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(Duration::from_secs(60))
            .build()
            .expect("a client");
        let cookies = world.cookies.iter().cloned().collect();
        Sender { client, url: world.app.url.clone(), cookies, sent: Default::default() }
    }

    /// Sends a request; gives the status, and the body as far as it is text. None: the server hung up, three times: it
    /// may once, where it answered before it had read everything, or where it was about to let an idle connection go. A 408
    /// says that this client sent too slowly, as it does on a machine with too much to do, so it sends again.
    pub async fn send(&self, role: Role, cookie: Option<Vec<u8>>, request: &Request) -> Option<(u16, String)> {
        for _ in 0..3 {
            let answer = self.send_once(role, cookie.clone(), request).await;
            let too_slowly = answer.as_ref().is_some_and(|(status, _)| *status == 408);
            if answer.is_some() && !too_slowly || request.may_break {
                return answer;
            }
        }
        None
    }

    async fn send_once(&self, role: Role, cookie: Option<Vec<u8>>, request: &Request) -> Option<(u16, String)> {
        let number = self.sent.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let url = format!("{}{}", self.url, request.path);
        let method = reqwest::Method::from_bytes(request.method.as_bytes()).expect("a method");
        let mut made = self.client.request(method, &url);
        let cookie = cookie.or_else(|| self.cookies.get(&role).map(|cookie| cookie.clone().into_bytes()));
        if let Some(cookie) = cookie {
            made = made.header("Cookie", reqwest::header::HeaderValue::from_bytes(&cookie).expect("a cookie"));
        }
        if !request.headers.iter().any(|(name, _)| name == "Sec-Fetch-Site") {
            made = made.header("Sec-Fetch-Site", "same-origin");
        }
        // Each from an address of its own, so that what slows guessing down does not stand before the rest.
        let address = format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255);
        made = made.header("X-Forwarded-For", address);
        for (name, value) in &request.headers {
            if let Ok(value) = reqwest::header::HeaderValue::from_bytes(value) {
                made = made.header(name, value);
            }
        }
        let answer = made.body(request.body.clone()).send().await.ok()?;
        let status = answer.status().as_u16();
        let text = answer.bytes().await.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        Some((status, text.unwrap_or_default()))
    }
}

/// What is wrong with an answer to a request that must not change anything.
fn complaint(request: &Request, certain: bool, answer: Option<&(u16, String)>) -> Option<String> {
    let Some((status, body)) = answer else {
        return (!request.may_break).then(|| "no answer".to_owned());
    };
    if *status >= 500 {
        let shown: String = body.chars().take(300).collect();
        return Some(format!("{status}: {shown}"));
    }
    if certain && !(400..500).contains(status) {
        return Some(format!("{status} for a request that is surely wrong"));
    }
    if body.contains("<script>alert(") || body.contains("<img src=x") {
        return Some(format!("{status}: what was sent stands in the page as it is"));
    }
    if request.method != "HEAD" && *status >= 400 && *status != 405 && body.trim().is_empty() {
        return Some(format!("{status} without a word"));
    }
    None
}

/// A request that is surely wrong, for a door.
fn wrong(door: &Door, role: Role, dice: &mut Dice) -> Request {
    let field_first = world::is_theirs(role, door) || role == Role::Player;
    for _ in 0..20 {
        let made = match dice.below(if field_first { 9 } else { 5 }) {
            0 | 1 => Some(spoil::body(door, dice)),
            2 => spoil::address(door, dice),
            _ => spoil::field(door, dice),
        };
        if let Some(mut made) = made {
            spoil::headers(&mut made, dice);
            return made;
        }
    }
    spoil::body(door, dice)
}

/// The requests for one route: who sends them, with which cookie, and whether they are surely wrong.
type Plan = Vec<(Role, Option<Vec<u8>>, Request, bool)>;

fn plan(doors: &[Door], reads: bool, form: &Form, times: usize, dice: &mut Dice) -> Plan {
    let mut plan = Vec::new();
    let mut senders: Vec<(Role, usize)> = form.posts.to_vec();
    if reads {
        // Everybody in turn, from a role on that chance names.
        let first = dice.below(ROLES.len());
        senders = (first..first + form.gets).map(|at| (ROLES[at % ROLES.len()], 1)).collect();
    }
    for (role, count) in senders {
        for _ in 0..count * times {
            let theirs: Vec<&Door> = doors.iter().filter(|door| world::is_theirs(role, door)).collect();
            let door = if theirs.is_empty() || dice.once_in(6) { dice.pick(doors) } else { *dice.pick(&theirs) };
            let cookie = if matches!(role, Role::Visitor | Role::Player) { spoil::cookie(dice) } else { None };
            if reads {
                let address = if dice.once_in(3) { spoil::address(door, dice) } else { None };
                let mut request = address.unwrap_or_else(|| spoil::query(door, dice));
                spoil::headers(&mut request, dice);
                plan.push((role, cookie, request, false));
            } else {
                plan.push((role, cookie, wrong(door, role, dice), true));
            }
        }
    }
    if !reads {
        plan.extend(field_by_field(doors, dice));
    }
    plan
}

/// Every field of the forms of a route, spoiled once by somebody who may send it: chance alone gets round to each too seldom.
fn field_by_field(doors: &[Door], dice: &mut Dice) -> Plan {
    let mut tried = BTreeSet::new();
    let mut plan = Vec::new();
    for door in doors {
        let role = if world::is_theirs(Role::Organizer, door) { Role::Organizer } else { Role::Administrator };
        for (name, request) in spoil::each_field(door, dice) {
            if tried.insert((role, name)) {
                plan.push((role, None, request, true));
            }
        }
    }
    plan
}

async fn carry_out(sender: &Arc<Sender>, plan: Plan) -> Vec<Sent> {
    let sent = stream::iter(plan).map(|(role, cookie, request, certain)| {
        let sender = Arc::clone(sender);
        async move {
            let answer = sender.send(role, cookie, &request).await;
            let Request { method, path, how, .. } = &request;
            Sent {
                role,
                what: format!("{method} {path:.120}: {how}"),
                status: answer.as_ref().map(|(status, _)| *status),
                complaint: complaint(&request, certain, answer.as_ref()),
            }
        }
    });
    sent.buffer_unordered(AT_ONCE).collect().await
}

/// Routes that no page leads to, and what is sent there instead.
fn fallback(method: &str, pattern: &'static str) -> Door {
    let stand_ins = [
        ("{key}", "k"),
        ("{position}", "1"),
        ("{mail}", "1"),
        ("{session}", "1"),
        ("{call}", "1"),
        ("{screen}", "1"),
        ("{stream}", "1"),
        ("{hook}", "1"),
        ("{list}", "players"),
        ("{series}", "spring-series"),
        ("{event}", "spring"),
        ("{paper}", "pack"),
        ("{ruling}", "1"),
        ("{file:.*}", "mark.svg"),
        ("{draft}", "1"),
        ("{text}", "imprint"),
        ("{file}", "reeve-20261121T070000Z.zip"),
    ];
    let path = stand_ins.iter().fold(pattern.to_owned(), |path, (name, value)| path.replace(name, value));
    let path = path.replace("{slug}", "seated").replace("{stage}", "prelim").replace("{number}", "1");
    Door::of(method, pattern, &path.replace("{table}", "1").replace("{account}", "1").replace("{token}", "t"))
}

/// Routes that are known to have no page that leads there in this world.
const UNSEEN: &[(&str, &str)] = &[
    // Only where people reach Reeve over https or as localhost; the room of passkeys sends wrong things there.
    ("POST", "/account/passkeys/add"),
    ("GET", "/account/passkeys/new"),
    ("POST", "/account/passkeys/new"),
    ("GET", "/account/passkeys/{passkey}/remove"),
    ("POST", "/account/passkeys/{passkey}/remove"),
    // Only where games have a limit; the room of rule sets sends wrong things there.
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/minutes"),
    // Only where there is a webhook; the room of webhooks presses them.
    ("POST", "/run/{slug}/webhooks/{hook}/test"),
    ("POST", "/run/{slug}/webhooks/{hook}/start"),
    ("POST", "/run/{slug}/webhooks/{hook}/remove"),
    // Only where there is a key, and only with one; the room of keys tries them.
    ("POST", "/run/{slug}/keys/{key}/end"),
    ("GET", "/api/1/tournaments/{slug}/check-in"),
    ("GET", "/api/1/tournaments/{slug}/lists/{list}"),
    ("POST", "/api/1/tournaments/{slug}/players/{number}/check-in"),
    ("GET", "/api/1/tournaments/{slug}/rounds/{stage}/{number}/tables/{table}"),
    ("POST", "/api/1/tournaments/{slug}/rounds/{stage}/{number}/tables/{table}"),
    // Only where the tournament is called off; its own room sends wrong things there.
    ("POST", "/run/{slug}/call-off/take-back"),
    // Only where another judge has the call.
    ("POST", "/run/{slug}/judge/calls/{call}/take-over"),
    // Only where somebody objects to a result; the room of signatures walks them.
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/dispute/claim"),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/dispute/take-over"),
    // Only while a correction waits.
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/confirm"),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/withdraw"),
    // Only for players of a game that is on; the room of signatures walks them.
    ("GET", "/p/{token}/sheets/{stage}/{number}"),
    ("POST", "/p/{token}/sheets/{stage}/{number}"),
    ("POST", "/p/{token}/sheets/{stage}/{number}/sign"),
    ("POST", "/p/{token}/sheets/{stage}/{number}/dispute"),
    ("POST", "/p/{token}/sheets/{stage}/{number}/take-back"),
    // Only while a board is being laid; the room of the boards walks them.
    ("GET", "/lay/{key}"),
    ("POST", "/lay/{key}"),
    ("GET", "/run/{slug}/boards/{stage}/{number}/lay"),
    ("POST", "/run/{slug}/boards/{stage}/{number}/lay"),
    ("POST", "/run/{slug}/boards/{stage}/{number}/lay/back"),
    ("POST", "/run/{slug}/boards/{stage}/{number}/lay/use"),
    ("POST", "/run/{slug}/boards/{stage}/{number}/lay/give-up"),
    ("POST", "/run/{slug}/boards/{stage}/{number}/lay/devices"),
    ("POST", "/run/{slug}/boards/{stage}/{number}/lay/devices/close"),
    // Only where all events of a series are over and a shared rank decides a place.
    ("POST", "/series/{series}/lots"),
    // Only where a result counts in a series.
    ("GET", "/s/{series}/ranking.csv"),
    ("GET", "/series/{series}/ranking.csv"),
    ("GET", "/s/{series}/events.csv"),
    ("GET", "/series/{series}/events.csv"),
    ("GET", "/series/{series}/report"),
    ("GET", "/series/{series}/report.csv"),
    // Only where all events of a series are over; `series_final` sends wrong things there.
    ("POST", "/series/{series}/final-day/freeze"),
    ("POST", "/series/{series}/final-day/thaw"),
    ("POST", "/series/{series}/final-day/invite"),
    ("POST", "/series/{series}/final-day/answer"),
    ("POST", "/series/{series}/final-day/make"),
    ("GET", "/p/{token}/final-day"),
    ("POST", "/p/{token}/final-day"),
    // Only where players of two events may be one person, or are.
    ("GET", "/series/{series}/people/join"),
    ("POST", "/series/{series}/people/join"),
    ("POST", "/series/{series}/people/apart"),
    ("GET", "/series/{series}/people/part"),
    ("POST", "/series/{series}/people/part"),
    // Only where two players are alike.
    ("POST", "/run/{slug}/players/doubles/apart"),
    ("POST", "/run/{slug}/players/doubles/groups"),
    // Only where somebody who registered named another player.
    ("POST", "/run/{slug}/players/named"),
    // Only where two players share a group.
    ("POST", "/run/{slug}/kept-apart"),
    // Only where a round has a board.
    ("POST", "/run/{slug}/boards/{stage}/{number}/remove"),
    ("GET", "/run/{slug}/boards/{stage}/{number}/paper"),
    ("GET", "/t/{slug}/boards"),
    // Only on a tablet that is passed round; the room of tablets walks them.
    ("GET", "/tablet/{key}"),
    ("GET", "/tablet/{key}/{position}"),
    ("POST", "/tablet/{key}/{position}/sign"),
    ("POST", "/tablet/{key}/{position}/dispute"),
    ("POST", "/tablet/{key}/{position}/take-back"),
    // Only where a PIN is locked; the room of tablets walks them.
    ("GET", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/pins/{position}"),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/pins/{position}"),
    // Only while a tablet is open.
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet/close"),
    // Only once the layout of a table is confirmed, or in the final; the room of the choice walks them.
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats"),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/back"),
    ("POST", "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/judge"),
    // Only where several tables of a later stage wait; the room of the choice walks it.
    ("POST", "/run/{slug}/rounds/{stage}/{number}/layouts"),
    // Only until a game of the round is over; the room of the choice walks it.
    ("POST", "/p/{token}/sheets/{stage}/{number}/layout"),
    // Its address is that of another program; the room of the streams walks it.
    ("GET", "/stream/{code}"),
    // Only where other sites may show the tournament; the room of the embeds walks them.
    ("GET", "/embed/{slug}/bracket"),
    ("GET", "/embed/{slug}/seats"),
    ("GET", "/embed/{slug}/standings"),
    // Sent by the script of a screen; the room of the screens walks it.
    ("POST", "/news"),
    ("POST", "/t/{slug}/screen/{screen}/seen"),
    // Only while somebody is missing at check-in; the room of the players sends wrong things there.
    ("POST", "/run/{slug}/check-in/everybody"),
    // Only between the start of check-in and the making of seats.
    ("POST", "/p/{token}/check-in"),
    ("POST", "/setup"),
    // Only at the laptop that serves a hall; the room of the laptop walks them.
    ("GET", "/laptop"),
    ("GET", "/laptop/state"),
    ("POST", "/laptop/awake"),
    ("POST", "/laptop/demo"),
    ("POST", "/laptop/demo/end"),
    ("POST", "/laptop/end"),
    ("GET", "/reached/{code}"),
    ("POST", "/admin/backup/{file}"),
    ("GET", "/static/{file:.*}"),
    ("GET", "/account/code/state"),
    // Only where there is a spare, or a machine was taken over; the room of the spares walks them.
    ("GET", "/run/{slug}/sent-again"),
    ("POST", "/spare/moved"),
    ("POST", "/admin/spare-key/withdraw"),
    // Only behind a search that found somebody; the room of what is kept walks them.
    ("POST", "/admin/people/erase"),
    ("GET", "/admin/people/data.json"),
    ("GET", "/spare"),
    ("GET", "/spare/here"),
    ("GET", "/spare/pages"),
    ("GET", "/favicon.ico"),
    ("GET", "/robots.txt"),
    ("GET", "/sitemap.xml"),
    ("GET", "/t/{slug}/picture.png"),
    // The other button of a form.
    ("GET", "/season.json"),
    // What programs ask, as far as its page has no question to try; the room of the API asks all of it.
    ("GET", "/api/1/events"),
    ("GET", "/api/1/series/{series}/events"),
    ("GET", "/api/1/tournaments/{slug}/events"),
    ("GET", "/api/1/tournaments/{slug}/players/{number}"),
    ("GET", "/api/1/tournaments/{slug}/rounds/{stage}/{number}"),
    ("GET", "/api/1/tournaments/{slug}/rounds/{stage}/{number}/board"),
    // Only where a setting says so.
    ("GET", "/.well-known/security.txt"),
    ("GET", "/worker.js"),
    ("GET", "/no-connection"),
    ("GET", "/manifest.webmanifest"),
    ("GET", "/t/{slug}/manifest.webmanifest"),
    ("GET", "/p/{token}/manifest.webmanifest"),
    // Only where there are several languages.
    ("POST", "/language"),
    ("POST", "/p/{token}/language"),
    // Only where there is one.
    ("GET", "/t/{slug}/logo"),
    // Only while seats are worked out, which is over here before anybody could look.
    ("GET", "/run/{slug}/schedule/making"),
    ("POST", "/run/{slug}/schedule/stop"),
    // Only where mail is set up, or browsers take messages.
    ("POST", "/p/{token}/news"),
    ("POST", "/p/{token}/seat-mail"),
    // Only behind a form that was sent; the room of the papers walks it.
    ("POST", "/run/{slug}/from-paper/sign"),
    // Only where somebody stands in the list twice, and only behind a form that was sent.
    ("GET", "/run/{slug}/players/doubles"),
    ("POST", "/run/{slug}/players/doubles"),
    ("POST", "/run/{slug}/players/mail"),
];

type Routes = Vec<(&'static str, bool, Vec<Door>)>;

/// Every route with its doors, and those that no page leads to.
fn all_doors(doors: &Doors) -> (Routes, Vec<String>) {
    let mut missing = Vec::new();
    let mut all = Vec::new();
    for route in routes::all() {
        let method = route.method.to_string();
        let found = doors.get(&(method.clone(), route.path)).cloned().unwrap_or_else(|| {
            if !UNSEEN.contains(&(method.as_str(), route.path)) {
                missing.push(format!("{method} {}", route.path));
            }
            vec![fallback(&method, route.path)]
        });
        all.push((route.path, method == "GET", found));
    }
    (all, missing)
}

/// The tables that differ, with some of their new lines.
pub fn differences(before: &[(&'static str, String)], after: &[(&'static str, String)]) -> Vec<String> {
    let mut found = Vec::new();
    for ((table, was), (_, is)) in before.iter().zip(after) {
        if was != is {
            let new = is.lines().filter(|line| !was.contains(line)).take(5).collect::<Vec<_>>().join("\n  ");
            found.push(format!("{table}:\n  {new}"));
        }
    }
    found
}

#[actix_web::test]
async fn nothing_wrong_changes_anything() {
    let seed = Dice::seed("nothing_wrong_changes_anything");
    let times = std::env::var("REEVE_HOSTILE_TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let form = if is_full() { LONG } else { SHORT };
    let panics = panics();
    let mut dice = Dice::new(seed);
    let began = Instant::now();
    let world = World::new().await;
    let (mut doors, unseen) = all_doors(&world.doors().await);
    println!("the world took {:?}", began.elapsed());
    let sender = Arc::new(Sender::new(&world));
    let mut before = world.everything().await;
    let mut complaints: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut statuses: BTreeMap<(bool, u16), usize> = BTreeMap::new();
    let mut count = 0;
    let began = Instant::now();
    let mut counts = world.counts().await;
    let only = std::env::var("REEVE_HOSTILE_ONLY").unwrap_or_default();
    doors.retain(|(pattern, _, _)| pattern.contains(&only));
    for (done, (pattern, reads, found)) in doors.iter().enumerate() {
        let plan = plan(found, *reads, &form, times, &mut dice);
        count += plan.len();
        let sent = carry_out(&sender, plan).await;
        for one in &sent {
            *statuses.entry((*reads, one.status.unwrap_or_default())).or_default() += 1;
            if let Some(complaint) = &one.complaint {
                let how = one.what.split_once(": ").map_or("", |(_, how)| how);
                let how = how.split(['=', '(']).next().and_then(|how| how.split(" is ").next()).unwrap_or_default();
                let kind = format!("{pattern} {how} {complaint:.40}");
                complaints.entry(kind).or_default().push(format!("{:?} {} -> {complaint}", one.role, one.what));
            }
        }
        let is_last = done + 1 == doors.len();
        if !is_last && !done.is_multiple_of(form.counted) {
            continue;
        }
        let counted = world.counts().await;
        if !is_last && counted == counts && !done.is_multiple_of(8 * form.counted) {
            continue;
        }
        counts = counted;
        let after = world.everything().await;
        for changed in differences(&before, &after) {
            let kind = format!("{pattern} has changed something");
            complaints.entry(kind).or_default().push(format!("after the requests to {pattern} another {changed}"));
        }
        before = after;
    }
    println!("{count} requests in {:?}; answers by (reads, status): {statuses:?}", began.elapsed());
    let panics = panics.lock().unwrap();
    let shown: Vec<String> =
        complaints.values().map(|all| format!("{} times, such as {}", all.len(), all[0])).collect();
    for line in shown.iter().chain(panics.iter()).take(20) {
        // Past what the test runner keeps to itself until all tests are over: with the seed, all that a repetition needs.
        writeln!(std::io::stderr(), "hostile, seed {seed}: {line:.1000}").expect("standard error");
    }
    assert!(
        complaints.is_empty(),
        "seed {seed}: {} kinds of complaints:\n{}",
        shown.len(),
        shown.join("\n").chars().take(60_000).collect::<String>()
    );
    assert!(unseen.is_empty(), "no page of the test's world leads to {unseen:#?}");
    assert!(panics.is_empty(), "seed {seed}: {panics:#?}");
    assert!(count >= form.least || !only.is_empty(), "only {count} requests");
    assert_eq!(ROLES.len(), form.posts.len());
}
