//! The limits of forms, fields, files and connections (`reeve_limits`), tried at them and beyond them.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use reeve_limits as limits;

use crate::support::app::{self, App, Page};
use crate::support::event::Event;

/// Sends the beginning of a form and no more.
fn begin_form(app: &App, path: &str, declared: usize, beginning: &str) -> TcpStream {
    let mut stream = TcpStream::connect(app.url.trim_start_matches("http://")).expect("a connection");
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: reeve\r\nSec-Fetch-Site: same-origin\r\nContent-Length: {declared}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n{beginning}"
    );
    stream.write_all(head.as_bytes()).expect("a head");
    stream
}

/// Waits until so many forms are arriving.
async fn arriving(app: &App, wanted: usize) {
    for _ in 0..500 {
        if app.shared.bodies.count() == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} forms are arriving, not {wanted}", app.shared.bodies.count());
}

#[tokio::test]
async fn forms_that_stop_half_way_keep_nobody_out() {
    let app = app::start().await;
    let mut first = begin_form(&app, "/sign-in", 500, "name=somebody");
    arriving(&app, 1).await;
    let more: Vec<TcpStream> = (0..150).map(|_| begin_form(&app, "/sign-in", 500, "name=somebody")).collect();
    // The oldest of them was given up, and learns so.
    first.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    let mut answer = String::new();
    first.read_to_string(&mut answer).expect("an answer and the end");
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("made room for newer ones"), "{answer}");
    assert!(
        answer.contains("text/plain") && answer.contains("Nothing was changed"),
        "no page is made for it: {answer}"
    );
    // So many others were given up with it once all of them are there.
    let answered = |stream: &TcpStream| {
        stream.set_nonblocking(true).expect("no waiting");
        stream.peek(&mut [0]).is_ok()
    };
    for _ in 0..500 {
        if more.iter().filter(|stream| answered(stream)).count() == 150 - 64 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Whole forms of the same address get through.
    let page = app.visitor().post("/sign-in", &[("name", "nobody"), ("password", "seven wheat")]).await;
    assert!(matches!(page.status, 422 | 429), "{page}");
    // One more was given up for it.
    arriving(&app, 63).await;
    drop(more);
    arriving(&app, 0).await;
    // Whoever stops in the middle and still listens is told so in plain words: hardly anybody does, so no page is made for it.
    let mut ended = begin_form(&app, "/sign-in", 500, "name=somebody");
    ended.shutdown(Shutdown::Write).expect("an end");
    ended.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    let mut answer = String::new();
    ended.read_to_string(&mut answer).expect("an answer and the end");
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("text/plain"), "{answer}");
    assert!(answer.contains("The form did not arrive whole. Nothing was changed; send it again."), "{answer}");
}

/// Opens so many connections, waits until so many of them were closed for others, and asks for a page on each; how many
/// were answered.
fn answered(app: &App, count: usize, closed: usize) -> usize {
    let address = app.url.trim_start_matches("http://").to_owned();
    let open = || {
        let stream = TcpStream::connect(&address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
        stream
    };
    let mut streams: Vec<TcpStream> = (0..count).map(|_| open()).collect();
    // A server that has taken the last one in only after the first was answered has room for all.
    let is_closed = |stream: &TcpStream| {
        stream.set_nonblocking(true).expect("a stream that does not block");
        let ended = matches!(stream.peek(&mut [0]), Ok(0));
        stream.set_nonblocking(false).expect("a stream that blocks");
        ended
    };
    for _ in 0..1000 {
        if streams.iter().filter(|stream| is_closed(stream)).count() == closed {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let answers = streams.iter_mut().filter_map(|stream| {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: reeve\r\n\r\n").ok()?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).ok()
    });
    answers.count()
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_a_setting_lifts_it() {
    let few = app::start_with(&["--connections-per-address", "8"]).await;
    assert_eq!(answered(&few, 12, 4), 8);
    // Those that hang are closed for those that come.
    let mut hanging = Vec::new();
    for _ in 0..40 {
        hanging.push(begin_form(&few, "/sign-in", 500, "name=somebody"));
        let page = few.visitor().get("/sign-in").await;
        assert_eq!(page.status, 200, "{page}");
    }
    let any = app::start_with(&["--connections-per-address", "0"]).await;
    assert_eq!(answered(&any, 12, 0), 12);
    let proxy = app::start_with(&["--connections-per-address", "8", "--proxies", "127.0.0.1"]).await;
    assert_eq!(answered(&proxy, 12, 0), 12);
}

fn refused(page: &Page, status: u16, words: &str) {
    assert_eq!(page.status, status, "{page}");
    assert!(page.says(words), "{page}");
}

#[tokio::test]
async fn a_visitor_sends_no_form_longer_than_one_may_be() {
    let event = Event::new(&[]).await;
    let visitor = event.app.visitor();
    let path = format!("/t/{}/register", event.slug);
    let groups = |bytes: usize| "a|".repeat(bytes / 2);
    let post = async |groups: &str| visitor.post(&path, &[("name", "Ann"), ("groups", groups)]).await;
    refused(&post(&groups(limits::FORM_BYTES)).await, 413, "at most 64 kB");
    refused(&post(&"a".repeat(40_000)).await, 422, "at most 6060 fit");
    // A little too much is told at the field.
    let many: String = (0..30).map(|n| format!("group {n}|")).collect();
    refused(&post(&many).await, 422, "At most 20 groups");
    assert!(!event.get("/players").await.ok().says("Ann"));
}

#[tokio::test]
async fn what_is_searched_for_has_an_end() {
    let event = Event::new(&[]).await;
    let words = |length: usize| "a+".repeat(length / 2);
    let public = format!("/t/{}/seats", event.slug);
    for page in [event.at("/players"), event.at("/check-in"), public, "/rules".to_owned()] {
        let at = event.organizer.get(&format!("{page}?q={}", words(limits::SEARCH))).await;
        assert!(at.status < 400 || at.status == 404, "{at}");
        let beyond = event.organizer.get(&format!("{page}?q={}", words(limits::SEARCH + 2))).await;
        refused(&beyond, 400, "has 302 characters; at most 300 fit");
    }
}

#[tokio::test]
async fn a_list_of_players_beyond_its_limits_is_refused_and_says_which() {
    let event = Event::new(&[]).await;
    let path = event.at("/import");
    let look = async |content: String| {
        let sent = event.organizer.post(&path, &[("pasted", &content)]).await;
        if sent.status == 303 { event.organizer.follow(&sent).await } else { sent }
    };
    let lines: String = (0..=limits::PLAYERS).map(|n| format!("P{n}\n")).collect();
    let page = look(format!("player\n{lines}")).await;
    assert!(page.says("more than 5000 lines"), "{page}");
    let page = look(format!("player{}\nAnn\n", ",".repeat(500_000))).await;
    assert!(page.says("more than 200 columns") && page.body().len() < 100_000, "{page}");
    let page = look(format!("player,club\nAnn,{}\n", "x".repeat(2_001))).await;
    assert!(page.says("has 2001 characters; at most 2000 fit"), "{page}");
    // A cell that is not read may be as long as it is.
    let page = look(format!("player,waiver\nAnn,{}\n", "x".repeat(100_000))).await.ok();
    assert!(page.rows("table.roster")[0][1] == "Ann" && page.body().len() < 100_000, "{page}");
    let page = look(format!("player\n{}\n", "x".repeat(limits::PASTED_BYTES))).await.expect(422);
    assert!(page.says("larger than 1024 kB"), "{page}");
    let beyond = b"player\n".iter().copied().chain(vec![b'x'; limits::PLAYERS_FILE.bytes]).collect::<Vec<u8>>();
    let page = event.organizer.post_file(&path, &[], "file", &beyond).await.expect(422);
    assert!(page.says("larger than 20 MB"), "{page}");
    let beyond = vec![b'x'; limits::PLAYERS_FILE.bytes + limits::FORM_BYTES];
    event.organizer.post_file(&path, &[], "file", &beyond).await.expect(413);
}

/// The length that a page gives to a field is not more than its limit: who fills it to the end is not refused.
#[test]
fn pages_let_nobody_type_more_than_is_taken() {
    let mut files: Vec<_> = vec!["templates".into()];
    let mut seen = BTreeMap::new();
    while let Some(path) = files.pop() {
        let path: std::path::PathBuf = path;
        if path.is_dir() {
            files.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for call in text.split("forms::text(\"").skip(1) {
            let name = call.split('"').next().unwrap();
            // The calls of a template end with their line.
            let call = call.split("%}").next().and_then(|call| call.split("}}").next()).unwrap();
            let most = match call.split_once("max = ") {
                None => 300,
                Some((_, rest)) => {
                    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
                    digits.parse().unwrap_or(1)
                }
            };
            assert!(limits::fields().contains_key(name), "{}: {name} has no limit", path.display());
            assert!(most <= limits::of_field(name), "{}: {name} lets {most} be typed", path.display());
            seen.insert(name.to_owned(), most);
        }
    }
    assert!(seen.len() > 20, "{seen:?}");
}

/// The tables at the end of docs/COMMANDS.md, as the program has them.
fn tables() -> String {
    let mut text = "| file | bytes | and at most |\n|---|---|---|\n".to_owned();
    for file in limits::FILES {
        let further: Vec<String> = file.further().iter().map(|(most, what)| format!("{most} {what}")).collect();
        text.push_str(&format!("| {} | {} | {} |\n", file.what(), file.bytes(), further.join(", ")));
    }
    text.push_str("\n| what is kept | days |\n|---|---|\n");
    for kept in limits::KEPT {
        text.push_str(&format!("| {} | {} |\n", kept.what, kept.days));
    }
    text.push_str("\n| what is tried or asked for | how often | within |\n|---|---|---|\n");
    for tries in limits::TRIES {
        text.push_str(&format!("| {} | {} | {} |\n", tries.what, tries.most, tries.within));
    }
    text
}

#[test]
fn the_document_has_the_limits_of_the_program() {
    let document = fs::read_to_string("docs/COMMANDS.md").unwrap();
    let registrations = app::config(&[]).registrations_per_hour;
    assert!(
        document.contains(&format!("{registrations} registrations are taken in an hour (`--registrations-per-hour`)"))
    );
    assert_eq!(app::config(&[]).body_limit, limits::ARCHIVE_FILE.bytes);
    let (head, _) = document.split_once("<!-- from src/limits/lib.rs -->\n").expect("the mark before the tables");
    let wanted = format!("{head}<!-- from src/limits/lib.rs -->\n\n{}", tables());
    if std::env::var_os("REEVE_WRITE_LIMITS").is_some() {
        fs::write("docs/COMMANDS.md", &wanted).unwrap();
    }
    assert_eq!(fs::read_to_string("docs/COMMANDS.md").unwrap(), wanted, "run this test with REEVE_WRITE_LIMITS=1");
}
