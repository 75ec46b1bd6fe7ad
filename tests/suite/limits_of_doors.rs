//! Every field and every file of every form, at its limit and just above it, as everybody who may send it: no answer takes
//! many times as long as an ordinary one, and none takes memory without end. Where a form takes a file, an ordinary answer is
//! that to an honest one of a quarter of the size.
//!
//! One of those who may sends everything; each of the others a text and a file at their limits, since what differs between
//! them is who is asked and not what is done. `./check` types one text into each field, `./check full` every kind of text.

mod contents;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use reeve_limits as limits;

use crate::hostile::Sender;
use crate::hostile::doors::{Door, Field, Kind};
use crate::hostile::spoil::Request;
use crate::hostile::world::{FOREIGN, World, is_theirs};
use crate::permissions::{ROLES, Role, TABLE};
use crate::support::is_full;
use crate::support::memory::{alone, growth_during, is_known};

use self::contents::{bad, honest, honest_list, size_of, texts_of};

/// How many times as long as an ordinary answer any other may take.
const RATIO: u32 = 20;
/// The same for a list of players, of which 20 MB, or a workbook of 64 MB once it is unpacked, are read beside the requests.
const RATIO_OF_PLAYERS: u32 = 100;
/// How much the memory of the program may grow for one answer, in bytes.
const GROWTH: u64 = 64 * 1024 * 1024;

/// The same for a photo, of which all pixels are in memory at once; one is decoded at a time.
const GROWTH_OF_PHOTO: u64 = 112 * 1024 * 1024;
/// The same for a list of players, which may be twenty times as large as another list; two are read at a time.
const GROWTH_OF_PLAYERS: u64 = 160 * 1024 * 1024;
/// How often an answer is asked for again that took too long: a machine with other work is slow now and then. Memory is
/// looked at once: what was taken for the first answer lies ready for the second.
const AGAIN: usize = 4;
/// The largest file but for photos, as it is where nothing is set.
const BODY_LIMIT: usize = 4 * 1024 * 1024;

/// What is given back by the end counts as well.
#[tokio::test]
async fn the_measure_sees_what_is_taken_for_a_moment() {
    if !is_known() || !alone("limits_of_doors::the_measure_sees_what_is_taken_for_a_moment") {
        return;
    }
    let take = |bytes: u64| async move { std::hint::black_box(vec![1_u8; bytes as usize]).len() as u64 };
    for _ in 0..3 {
        let (growth, taken) = growth_during(take(2 * GROWTH)).await;
        assert!(growth > GROWTH && growth < 3 * GROWTH, "{growth} of {taken} bytes");
        let (growth, taken) = growth_during(take(GROWTH / 4)).await;
        assert!(growth < GROWTH, "{growth} of {taken} bytes");
    }
}

/// Everybody who may send what a door takes, by the table of rights; first the one who sends everything.
fn senders_of(door: &Door) -> Vec<Role> {
    let line = TABLE.iter().find(|(method, path, _)| *method == door.method && *path == door.pattern);
    let (.., row) = line.expect("a line in the table of rights");
    let is_of_staff = !door.tournament().is_empty() && door.pattern.starts_with("/run/");
    let may = |role: &Role| match role {
        // Whoever runs this one is no stranger there.
        Role::Stranger if door.tournament() == FOREIGN => row.allows(Role::Organizer),
        // Without a link of their own they are visitors.
        Role::Player => door.pattern.starts_with("/p/"),
        _ => row.allows(*role) && (!is_of_staff || is_theirs(*role, door)),
    };
    let mut all: Vec<Role> = ROLES.into_iter().filter(may).collect();
    let first = [Role::Visitor, Role::Administrator, Role::Judge].into_iter().find(|role| all.contains(role));
    let first = first.or(all.first().copied());
    all.sort_by_key(|role| Some(*role) != first);
    all
}

fn urlencoded(fields: &[(String, String)]) -> Vec<u8> {
    let mut body = form_urlencoded::Serializer::new(String::new());
    body.extend_pairs(fields);
    body.finish().into_bytes()
}

const BOUNDARY: &str = "limits-of-doors";

fn in_parts(fields: &[(String, String)], file: Option<(&str, &[u8])>) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, value) in fields {
        let head = format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n");
        body.extend_from_slice(format!("{head}{value}\r\n").as_bytes());
    }
    if let Some((name, content)) = file {
        let head = format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"f\"\r\n\r\n");
        body.extend_from_slice(head.as_bytes());
        body.extend_from_slice(content);
        body.extend_from_slice(b"\r\n");
    }
    body.extend_from_slice(format!("--{BOUNDARY}--\r\n").as_bytes());
    body
}

fn request(door: &Door, fields: &[(String, String)], file: Option<(&str, &[u8])>, how: String) -> Request {
    let mut path = door.path.clone();
    let (mut headers, mut body) = (Vec::new(), Vec::new());
    if door.method == "GET" {
        let query = String::from_utf8(urlencoded(fields)).expect("a query");
        path = format!("{}?{query}", path.split('?').next().unwrap_or_default());
    } else if door.multipart {
        headers.push(("Content-Type".to_owned(), format!("multipart/form-data; boundary={BOUNDARY}").into_bytes()));
        body = in_parts(fields, file);
    } else {
        headers.push(("Content-Type".to_owned(), b"application/x-www-form-urlencoded".to_vec()));
        body = urlencoded(fields);
    }
    Request { method: door.method.clone(), path, headers, body, how, may_break: false }
}

/// What a browser would send, with one field typed over.
fn typed(door: &Door, field: Option<(&Field, &str)>) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = door
        .sent()
        .into_iter()
        .filter(|other| other.kind != Kind::File && field.is_none_or(|(field, _)| field.name != other.name))
        .map(|other| (other.name, other.value))
        // A key of its own for each, so that none is taken for one sent before.
        .filter(|(name, _)| name != "form-key")
        .collect();
    all.extend(field.map(|(field, value)| (field.name.clone(), value.to_owned())));
    all
}

/// Texts of a length that are bad in different ways: plain, in many parts, with every character escaped.
fn texts(length: usize) -> [(&'static str, String); 3] {
    let of = |pattern: &str| pattern.chars().cycle().take(length).collect::<String>();
    [("letters", of("a")), ("parts", of("b|")), ("marks", of("<&\"'"))]
}

fn takes_lines(field: &Field) -> bool {
    field.kind == Kind::Area && limits::of_field(&field.name) > limits::FORM_BYTES
}

/// What somebody sends who means no harm.
fn ordinary_request(door: &Door, archive: &[u8]) -> Request {
    if let Some(field) = door.fields.iter().find(|field| field.kind == Kind::File) {
        return request(door, &typed(door, None), Some((&field.name, &honest(door, archive))), String::new());
    }
    let list = honest_list();
    let lines = door.fields.iter().find(|field| takes_lines(field)).map(|field| (field, list.as_str()));
    request(door, &typed(door, lines), None, String::new())
}

/// The requests of a door beyond the ordinary one: at the limit of each field, and one more.
fn texts_at_the_limits(door: &Door) -> Vec<Request> {
    let mut all = Vec::new();
    for (at, field) in door.fields.iter().enumerate() {
        if field.kind == Kind::File || field.name == "form-key" {
            continue;
        }
        let most = limits::of_field(&field.name);
        let sent = |length: usize, what: &str, text: &str| {
            let how = format!("{} = {length} {what}", field.name);
            request(door, &typed(door, Some((field, text))), None, how)
        };
        for (over, length) in [most, most + 1].into_iter().enumerate() {
            // In the short form one text, now at the limit and now beyond it.
            if !is_full() && over != at % 2 {
                continue;
            }
            if most > limits::FORM_BYTES {
                for (what, text) in texts_of(length) {
                    if let Some(text) = String::from_utf8(text).ok().filter(|text| !text.contains('\0')) {
                        all.push(sent(length, what, &text));
                    }
                }
                continue;
            }
            // In a box to tick, a choice or a day nobody types: one kind each is enough.
            let chosen = matches!(field.kind, Kind::Choice(_) | Kind::Tick | Kind::Day { .. });
            for (kind, (what, text)) in texts(length).into_iter().enumerate() {
                if kind == at % 3 || is_full() && !chosen {
                    all.push(sent(length, what, &text));
                }
            }
        }
    }
    all
}

/// The same for its files, each kind at a limit of its own.
fn files_at_the_limits(door: &Door, archive: &[u8]) -> Vec<Request> {
    let mut all = Vec::new();
    for field in door.fields.iter().filter(|field| field.kind == Kind::File) {
        for (what, content) in bad(door, archive, BODY_LIMIT) {
            let how = format!("{}: a file, {what}", field.name);
            all.push(request(door, &typed(door, None), Some((&field.name, &content)), how));
        }
    }
    all
}

/// What each of the others sends who may: a text and a file at their limits, others than the one before.
fn some_at_the_limits<'r>(texts: &'r [Request], files: &'r [Request], number: usize) -> Vec<&'r Request> {
    let one = |all: &'r [Request]| all.get(number % all.len().max(1));
    [one(texts), one(files)].into_iter().flatten().collect()
}

/// Doors that change what the others need, or end the sessions of those who send.
const LEFT_OUT: [&str; 3] = ["/sign-out", "/account/sign-out-everywhere", "/account/sessions/{session}/end"];

/// How long an answer takes, how much memory is used while it is made, and its status.
async fn measured(sender: &Sender, role: Role, request: &Request) -> (Duration, u64, Option<u16>) {
    let began = Instant::now();
    let (growth, answer) = growth_during(sender.send(role, None, request)).await;
    (began.elapsed(), growth, answer.map(|(status, _)| status))
}

/// What was found out.
#[derive(Default)]
struct Findings {
    count: usize,
    largest: u64,
    /// The answers by status.
    statuses: BTreeMap<u16, usize>,
    slow: Vec<String>,
}

impl Findings {
    /// Sends a request and looks at its answer, which an ordinary one takes this long for.
    async fn look(&mut self, sender: &Sender, role: Role, wanted: &Request, ordinary: Duration) {
        self.count += 1;
        let most = match wanted.path.ends_with("/import") {
            true => RATIO_OF_PLAYERS * ordinary,
            false => RATIO * ordinary,
        };
        let most_growth = match &wanted.path {
            path if path.contains("/photos/") => GROWTH_OF_PHOTO,
            path if path.ends_with("/import") => GROWTH_OF_PLAYERS,
            _ => GROWTH,
        };
        let mut best = measured(sender, role, wanted).await;
        for _ in 0..AGAIN {
            if best.0 <= most && best.2.is_some() {
                break;
            }
            let again = measured(sender, role, wanted).await;
            best = (best.0.min(again.0), best.1, again.2.or(best.2));
        }
        let (took, growth, status) = best;
        self.largest = self.largest.max(growth);
        *self.statuses.entry(status.unwrap_or_default()).or_default() += 1;
        let broken = status.is_none_or(|status| status >= 500);
        if took > most || growth > most_growth || broken {
            let Request { method, path, how, .. } = wanted;
            let times = took.as_secs_f64() / ordinary.as_secs_f64();
            let line = format!("{method} {path:.80} {how}: {status:?}, {times:.0} times, {} MB", growth >> 20);
            self.slow.push(format!("{role:?} {line}"));
        }
    }
}

#[actix_web::test]
async fn nothing_at_its_limit_takes_long_or_much() {
    if !alone("limits_of_doors::nothing_at_its_limit_takes_long_or_much") {
        return;
    }
    let world = World::with_body_limit(BODY_LIMIT).await;
    let doors = world.doors().await;
    let sender = Sender::new(&world);
    let archive = world.archive("playing").await;
    let mut ordinary: Vec<Duration> = Vec::new();
    let mut chosen: Vec<(Door, Vec<Role>, Duration)> = Vec::new();
    for ((_, pattern), found) in &doors {
        // One door of each kind of form: by what it asks for.
        let mut seen: BTreeMap<Vec<String>, &Door> = BTreeMap::new();
        for door in found.iter().filter(|door| !door.fields.is_empty() && !LEFT_OUT.contains(pattern)) {
            let fields: Vec<String> = door.fields.iter().map(|field| field.name.clone()).collect();
            // Rather one of a tournament that most of the roles have to do with.
            let taken = seen.entry(fields).or_insert(door);
            if senders_of(door).len() > senders_of(taken).len() {
                *taken = door;
            }
        }
        for door in seen.into_values().take(2) {
            let roles = senders_of(door);
            let Some(first) = roles.first() else { panic!("nobody may send to {pattern}") };
            let (took, _, _) = measured(&sender, *first, &ordinary_request(door, &archive)).await;
            ordinary.push(took);
            chosen.push((door.clone(), roles, took));
        }
    }
    ordinary.sort();
    let usual = ordinary[ordinary.len() / 2];
    let mut found = Findings::default();
    let mut by_role: BTreeMap<Role, usize> = BTreeMap::new();
    let mut kinds: Vec<String> = Vec::new();
    for (door, roles, own) in &chosen {
        let (texts, files) = (texts_at_the_limits(door), files_at_the_limits(door, &archive));
        if !files.is_empty() {
            kinds.push(format!("{:?}", size_of(door)).split('(').next().unwrap_or_default().to_owned());
        }
        for (number, role) in roles.iter().enumerate() {
            let wanted: Vec<&Request> = match number {
                0 => texts.iter().chain(&files).collect(),
                _ => some_at_the_limits(&texts, &files, number),
            };
            *by_role.entry(*role).or_default() += wanted.len();
            for wanted in wanted {
                found.look(&sender, *role, wanted, usual.max(*own)).await;
            }
        }
    }
    let Findings { count, largest, statuses, slow } = found;
    println!("{} forms, {count} requests ({by_role:?}), answers {statuses:?}", chosen.len());
    println!("an ordinary one takes {usual:?}, the most {} MB", largest >> 20);
    assert!(slow.is_empty(), "{} of {count}:\n{}", slow.len(), slow.join("\n"));
    assert!(chosen.len() > 60 && count > 300, "only {} forms and {count} requests", chosen.len());
    // Each role sends to many doors, and nothing on the way has taken its session or its rights.
    for role in ROLES {
        assert!(by_role.get(&role).is_some_and(|count| *count > 10), "{role:?}: {by_role:?}");
    }
    let refused: usize = [401, 403].iter().filter_map(|status| statuses.get(status)).sum();
    assert!(refused * 20 < count, "{refused} of {count} answers say that one may not");
    for kind in ["Photo", "Picture", "Archive", "Players", "File"] {
        assert!(kinds.iter().any(|one| one == kind), "no file of the kind {kind} was sent: {kinds:?}");
    }
}
