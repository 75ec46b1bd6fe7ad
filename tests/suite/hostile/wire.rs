//! Requests that no client library sends: cut off, contradicting themselves, or no HTTP at all.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use super::dice::Dice;
use super::world::session;
use crate::support::hall::Hall;

/// Sends bytes as they are and hangs up; gives the status, if there was an answer.
async fn raw(address: &str, bytes: &[u8]) -> Option<u16> {
    let (address, bytes) = (address.to_owned(), bytes.to_vec());
    // On a thread of its own: what the test has read before is put back beside it.
    tokio::task::spawn_blocking(move || exchange(&address, &bytes)).await.expect("an exchange")
}

fn exchange(address: &str, bytes: &[u8]) -> Option<u16> {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a time limit");
    // The server may have hung up before all of it was sent; that is an answer too.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer);
    answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)).and_then(|status| status.parse().ok())
}

/// A whole and right form that adds a player, as it goes over the wire, in parts to be changed.
fn form(cookie: &str, more: &str, length: &str, body: &str) -> Vec<u8> {
    format!(
        "POST /run/spring-open/players/new HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nSec-Fetch-Site: same-origin\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n{more}{length}\r\n{body}"
    )
    .into_bytes()
}

#[tokio::test]
async fn requests_that_break_off_or_contradict_themselves_change_nothing() {
    let mut dice = Dice::new(Dice::seed("requests_that_break_off"));
    let hall = Hall::open(0).await;
    let cookie = session(&hall.app, hall.organizer.id()).await;
    let address = hall.app.url.replace("http://", "");
    let body = "name=Nobody+At+All&email=&club=&country=&groups=";
    let length = format!("Content-Length: {}\r\n", body.len());
    let chunked = "Transfer-Encoding: chunked\r\n";
    let mut wrong: Vec<Vec<u8>> = vec![
        form(&cookie, "", "Content-Length: 5000\r\n", body),
        form(&cookie, "", "Content-Length: -1\r\n", body),
        form(&cookie, "", "Content-Length: 99999999999999999999999\r\n", body),
        form(&cookie, "", "Content-Length: 10\r\nContent-Length: 48\r\n", body),
        form(&cookie, &length, chunked, body),
        form(&cookie, "", chunked, "5\r\nname=\r\n"),
        form(&cookie, "", chunked, "zz\r\nname=x\r\n0\r\n\r\n"),
        form(&cookie, "", chunked, "ffffffffffffffffff\r\nname=x\r\n0\r\n\r\n"),
        form(&cookie, "", "Transfer-Encoding: gzip, chunked, x\r\n", body),
        form(&cookie, "Content-Encoding: gzip\r\n", &length, body),
        form(&cookie, "Content-Encoding: br\r\n", &length, body),
        form(&cookie, &format!("X-Long: {}\r\n", "l".repeat(200_000)), &length, body),
        form(&cookie, &"X: y\r\n".repeat(300), &length, body),
        form(&cookie, "No colon here\r\n", &length, body),
        form(&cookie, "Bad\0Name: x\r\n", &length, body),
        b"GET /\r\n\r\n".to_vec(),
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n".to_vec(),
        b"GET http://elsewhere.example/run HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
        b"CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
        b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
        b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
        b"GET /t/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a/".repeat(30_000)).into_bytes(),
        Vec::new(),
    ];
    let whole = form(&cookie, "", &length, body);
    // The same form, cut off anywhere before its last byte.
    wrong.extend((0..60).map(|_| whole[..dice.below(whole.len())].to_vec()));
    wrong.extend((0..40).map(|_| (0..dice.below(600)).map(|_| dice.next() as u8).collect()));
    let before = hall.snapshot().await;
    for bytes in &wrong {
        let status = raw(&address, bytes).await;
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(400)]).into_owned();
        assert!(status.is_none_or(|status| status < 500 || status == 501 || status == 505), "{status:?} for {shown:?}");
        let after = hall.snapshot().await;
        assert_eq!(after.tournament.version, before.tournament.version, "something was changed by {shown:?}");
        assert_eq!(after.players.len(), before.players.len(), "{shown:?}");
    }
    // The server goes on, and the whole form is taken.
    hall.organizer.get("/run").await.ok();
    assert_eq!(raw(&address, &whole).await, Some(303));
    assert_eq!(hall.snapshot().await.players.len(), before.players.len() + 1);
}
