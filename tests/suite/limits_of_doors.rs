//! Every field and every file of every form, at its limit and just above it, as somebody who may send it: no answer takes
//! many times as long as an ordinary one, and none takes memory without end. Where a form takes a file, an ordinary answer is
//! that to an honest list of a quarter of the size.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use reeve::limits;

use crate::hostile::Sender;
use crate::hostile::doors::{Door, Field, Kind};
use crate::hostile::spoil::Request;
use crate::hostile::world::World;
use crate::permissions::Role;

/// How many times as long as an ordinary answer any other may take.
const RATIO: u32 = 20;
/// How much the memory of the program may grow for one answer, in bytes.
const GROWTH: u64 = 64 * 1024 * 1024;
/// How often an answer is asked for again that took too long: a machine with other work is slow now and then. Memory is
/// looked at once: what was taken for the first answer lies ready for the second.
const AGAIN: usize = 4;
/// What says to the process that it is alone with one test: other tests would take memory beside it.
const ALONE: &str = "REEVE_TEST_ALONE";
/// Files have 1 MB; forms that hold them somewhat more.
const BODY_LIMIT: usize = 4 * 1024 * 1024;

/// How much memory the process has and had at most since the last call of [`forget_peak`], in bytes.
fn memory() -> Option<(u64, u64)> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim().split(' ').next()?.parse::<u64>().ok()
    };
    Some((kilobytes("VmRSS:")? * 1024, kilobytes("VmHWM:")? * 1024))
}

fn forget_peak() {
    // Where this can't be written the peak is that of the whole run; the test of the measure says so.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// How much memory was taken at most while something was done, in bytes; 0 where the system does not say.
async fn growth_during<T>(work: impl Future<Output = T>) -> (u64, T) {
    forget_peak();
    let before = memory().map_or(0, |(now, _)| now);
    let done = work.await;
    (memory().map_or(0, |(_, peak)| peak.saturating_sub(before)), done)
}

/// Runs a test of this program in a process of its own, unless this is that process already.
fn alone(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let mut command = std::process::Command::new(std::env::current_exe().expect("the tests"));
    // What is large is given back to the system at once, so that each answer is seen by itself.
    command.env(ALONE, "1").env("MALLOC_MMAP_THRESHOLD_", "131072").env("MALLOC_TRIM_THRESHOLD_", "131072");
    let ended = command.args(["--exact", test, "--nocapture"]).output().expect("the same tests");
    let said = [&ended.stdout[..], &ended.stderr].map(String::from_utf8_lossy).concat();
    assert!(ended.status.success() && said.contains("1 passed"), "{said}");
    false
}

/// What is given back by the end counts as well.
#[tokio::test]
async fn the_measure_sees_what_is_taken_for_a_moment() {
    if memory().is_none() || !alone("limits_of_doors::the_measure_sees_what_is_taken_for_a_moment") {
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

/// Who may send what a door takes.
fn sender_of(door: &Door) -> Role {
    if door.pattern.starts_with("/p/") {
        return Role::Player;
    }
    let signed_in = ["/run", "/series", "/admin", "/account", "/new", "/sign-out"];
    if signed_in.iter().any(|part| door.pattern.starts_with(part)) { Role::Administrator } else { Role::Visitor }
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

/// Files of a size that are bad in different ways.
fn files(size: usize) -> Vec<(&'static str, Vec<u8>)> {
    let of = |head: &str, line: &[u8]| {
        let mut file = head.as_bytes().to_vec();
        file.extend(line.iter().cycle().take(size.saturating_sub(file.len())));
        file
    };
    vec![
        ("equal names", of("player\n", b"Kim\n")),
        ("one line", of("player\n", b"x")),
        ("commas", of("player", b",")),
        ("quotes", of("player\n", b"\"\"")),
        ("an open quote", of("player\n\"", b"a,\n")),
        ("no text", of("", b"\xFF\n")),
        ("empty lines", of("round,table,position,player\n", b",,,\n")),
        // Without carriage returns: at each of them the reader of forms in parts looks for the end of the part, which costs
        // a test build as much as fifty ordinary answers.
        ("no lines", of("round,table,position,player", b"\n")),
        ("zero bytes", of("player\n", b"\0")),
    ]
}

/// A list as people have them, of a quarter of what a file may be: beside it a file at its limit is measured.
fn honest_list() -> String {
    let line = |n: usize| format!("Player number {n:05} of the list,Settlers of {:03}\n", n % 500);
    let lines: String = (0..4_800).map(line).collect();
    assert!(lines.len() > limits::PLAYERS_FILE.bytes / 5);
    format!("player,club\n{lines}")
}

fn takes_lines(field: &Field) -> bool {
    field.kind == Kind::Area && limits::of_field(&field.name) > limits::FORM_BYTES
}

/// What somebody sends who means no harm.
fn ordinary_request(door: &Door) -> Request {
    let list = honest_list();
    if let Some(field) = door.fields.iter().find(|field| field.kind == Kind::File) {
        return request(door, &typed(door, None), Some((&field.name, list.as_bytes())), String::new());
    }
    let lines = door.fields.iter().find(|field| takes_lines(field)).map(|field| (field, list.as_str()));
    request(door, &typed(door, lines), None, String::new())
}

/// The requests of a door beyond the ordinary one.
fn at_the_limits(door: &Door) -> Vec<Request> {
    let mut all = Vec::new();
    let is_typed = |kind: &Kind| {
        matches!(
            kind,
            Kind::Text { .. } | Kind::Area | Kind::Email | Kind::Password | Kind::Word | Kind::Number | Kind::Hidden
        )
    };
    for field in door.fields.iter().filter(|field| is_typed(&field.kind) && field.name != "form-key") {
        let most = limits::of_field(&field.name);
        let file = most > limits::FORM_BYTES;
        for length in [most, most + 1] {
            if file {
                for (what, text) in
                    files(length).into_iter().filter(|(what, _)| !matches!(*what, "no text" | "zero bytes"))
                {
                    let text = String::from_utf8(text).expect("a text");
                    let how = format!("{} = {length} of {what}", field.name);
                    all.push(request(door, &typed(door, Some((field, &text))), None, how));
                }
                continue;
            }
            for (what, text) in texts(length) {
                let how = format!("{} = {length} {what}", field.name);
                all.push(request(door, &typed(door, Some((field, &text))), None, how));
            }
        }
    }
    for field in door.fields.iter().filter(|field| field.kind == Kind::File) {
        let most = limits::FILES.iter().filter(|file| file.what != "results").map(|file| file.bytes).max().unwrap_or(0);
        for size in [most, most + 1] {
            for (what, content) in files(size) {
                let how = format!("{}: a file of {size} of {what}", field.name);
                all.push(request(door, &typed(door, None), Some((&field.name, &content)), how));
            }
        }
    }
    all
}

/// Doors that change what the others need, or end the sessions of those who send.
const LEFT_OUT: [&str; 3] = ["/sign-out", "/account/sign-out-everywhere", "/account/sessions/{session}/end"];

/// How long an answer takes, how much memory is used while it is made, and its status.
async fn measured(sender: &Sender, role: Role, request: &Request) -> (Duration, u64, Option<u16>) {
    let began = Instant::now();
    let (growth, answer) = growth_during(sender.send(role, None, request)).await;
    (began.elapsed(), growth, answer.map(|(status, _)| status))
}

#[actix_web::test]
async fn nothing_at_its_limit_takes_long_or_much() {
    if !alone("limits_of_doors::nothing_at_its_limit_takes_long_or_much") {
        return;
    }
    let world = World::with_body_limit(BODY_LIMIT).await;
    let doors = world.doors().await;
    let sender = Sender::new(&world);
    let mut ordinary: Vec<Duration> = Vec::new();
    let mut chosen: Vec<(Door, Role, Duration)> = Vec::new();
    for ((_, pattern), found) in &doors {
        // One door of each kind of form: by what it asks for.
        let mut seen: BTreeMap<Vec<String>, &Door> = BTreeMap::new();
        for door in found.iter().filter(|door| !door.fields.is_empty() && !LEFT_OUT.contains(pattern)) {
            seen.entry(door.fields.iter().map(|field| field.name.clone()).collect()).or_insert(door);
        }
        for door in seen.into_values().take(2) {
            let role = sender_of(door);
            let (took, _, _) = measured(&sender, role, &ordinary_request(door)).await;
            ordinary.push(took);
            chosen.push((door.clone(), role, took));
        }
    }
    ordinary.sort();
    let usual = ordinary[ordinary.len() / 2];
    let (mut count, mut slow, mut largest) = (0, Vec::new(), 0);
    for (door, role, own) in &chosen {
        let most = RATIO * usual.max(*own);
        for wanted in at_the_limits(door) {
            count += 1;
            let mut best = measured(&sender, *role, &wanted).await;
            for _ in 0..AGAIN {
                if best.0 <= most && best.2.is_some() {
                    break;
                }
                let again = measured(&sender, *role, &wanted).await;
                best = (best.0.min(again.0), best.1, again.2.or(best.2));
            }
            let (took, growth, status) = best;
            largest = largest.max(growth);
            let broken = status.is_none_or(|status| status >= 500);
            if took > most || growth > GROWTH || broken {
                let Request { method, path, how, .. } = &wanted;
                let times = took.as_secs_f64() / usual.max(*own).as_secs_f64();
                slow.push(format!("{method} {path:.80} {how}: {status:?}, {times:.0} times, {} MB", growth >> 20));
            }
        }
    }
    println!(
        "{} forms, {count} requests, an ordinary one takes {usual:?}, the most {} MB",
        chosen.len(),
        largest >> 20
    );
    assert!(slow.is_empty(), "{} of {count}:\n{}", slow.len(), slow.join("\n"));
    assert!(chosen.len() > 60 && count > 300, "only {} forms and {count} requests", chosen.len());
}
