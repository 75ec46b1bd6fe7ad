//! https without a proxy: a certificate of the test's own, served, replaced while the server runs, and refused where it is none.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rcgen::{CertificateParams, CertifiedKey, KeyPair, date_time_ymd, generate_simple_self_signed};
use reeve_http::metrics::LookedUp;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::support::app::{self, App};
use crate::support::letters::until;

/// A folder with `cert.pem` and `key.pem` in it.
struct Files {
    folder: tempfile::TempDir,
}

impl Files {
    fn new() -> Files {
        Files { folder: tempfile::tempdir().expect("a folder") }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, made: &CertifiedKey<KeyPair>) -> CertificateDer<'static> {
        fs::write(self.at("cert.pem"), made.cert.pem()).expect("the certificate");
        fs::write(self.at("key.pem"), made.signing_key.serialize_pem()).expect("the key");
        made.cert.der().clone()
    }

    async fn serve(&self, more: &[&str]) -> App {
        let [cert, key] = ["cert.pem", "key.pem"].map(|name| self.at(name).display().to_string());
        let own = ["--tls-cert", &cert, "--tls-key", &key, "--public-url", "https://localhost"];
        app::start_with(&[&own, more].concat()).await
    }
}

fn made() -> CertifiedKey<KeyPair> {
    generate_simple_self_signed(["localhost".to_owned(), "127.0.0.1".to_owned()]).expect("a certificate")
}

fn place_of(app: &App) -> String {
    app.url.split_once("://").expect("a scheme").1.to_owned()
}

/// Shakes hands as a browser does that knows these certificates.
async fn connect(app: &App, known: &[&CertificateDer<'static>]) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    for one in known {
        roots.add((*one).clone()).expect("a root");
    }
    let with_ring = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()));
    let mut config = with_ring
        .with_safe_default_protocol_versions()
        .expect("protocols")
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    let name = ServerName::try_from("localhost").expect("a name");
    let stream = TcpStream::connect(place_of(app)).await?;
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

/// Asks for a page on a connection that stays open, and gives the head of the answer.
async fn ask(stream: &mut TlsStream<TcpStream>, path: &str) -> std::io::Result<String> {
    stream.write_all(format!("HEAD {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").as_bytes()).await?;
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        if stream.read(&mut byte).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        answer.push(byte[0]);
    }
    Ok(String::from_utf8(answer).expect("text").to_lowercase())
}

fn shown(stream: &TlsStream<TcpStream>) -> CertificateDer<'static> {
    let (_, session) = stream.get_ref();
    session.peer_certificates().expect("a certificate")[0].clone().into_owned()
}

#[tokio::test]
async fn https_is_served_without_a_proxy_and_everything_is_as_behind_one() {
    let files = Files::new();
    let cert = files.write(&made());
    let app = files.serve(&[]).await;
    let mut stream = connect(&app, &[&cert]).await.expect("a handshake");
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]));
    for _ in 0..2 {
        let head = ask(&mut stream, "/").await.expect("an answer");
        assert!(head.starts_with("http/1.1 200") && head.contains("\r\nstrict-transport-security: "), "{head}");
    }
    let form = "name=administrator&password=seven+wheat+and+a+sheep";
    let post = format!(
        "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\nConnection: close\r\nContent-Type: \
         application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(post.as_bytes()).await.expect("a form");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer, and a proper end");
    let cookie =
        answer.lines().find(|line| line.to_lowercase().starts_with("set-cookie: __host-session=")).expect(&answer);
    assert!(cookie.contains("; Secure"), "{cookie}");
    // When it ends is among the figures.
    until("the end of the certificate", async || {
        let text = app.shared.metrics.text(&app.db, &app.shared.page_cache, LookedUp::default()).expect("figures");
        text.contains("\nreeve_certificate_end_timestamp_seconds ")
    })
    .await;
    // Nobody who trusts other certificates shakes hands, and who forgets the s is sent to the same page.
    assert!(connect(&app, &[&made().cert.der().clone()]).await.is_err());
    let mut plain = TcpStream::connect(place_of(&app)).await.expect("a connection");
    plain.write_all(b"GET /t/x HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("a request");
    let mut answer = String::new();
    plain.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 307") && answer.contains("location: https://localhost/t/x\r\n"), "{answer}");
}

#[tokio::test]
async fn new_files_are_taken_while_connections_go_on_and_broken_ones_are_not() {
    let files = Files::new();
    let first = files.write(&made());
    let app = files.serve(&[]).await;
    let mut lasting = connect(&app, &[&first]).await.expect("a handshake");
    let second = files.write(&made());
    let began = Instant::now();
    loop {
        // The connection from before the change is used all the while.
        let head = ask(&mut lasting, "/healthz").await.expect("the connection goes on");
        assert!(head.starts_with("http/1.1 200"), "{head}");
        let now = shown(&connect(&app, &[&first, &second]).await.expect("a handshake"));
        if now == second {
            break;
        }
        assert!(now == first && began.elapsed() < Duration::from_secs(60), "the new certificate was never served");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    // Another certificate without its key, then no certificate at all, then no file.
    let broken: [&dyn Fn(); 3] = [
        &|| fs::write(files.at("cert.pem"), made().cert.pem()).expect("a file"),
        &|| fs::write(files.at("cert.pem"), "no certificate").expect("a file"),
        &|| fs::remove_file(files.at("cert.pem")).expect("a file"),
    ];
    for spoil in broken {
        spoil();
        tokio::time::sleep(Duration::from_secs(7)).await;
        assert_eq!(shown(&connect(&app, &[&second]).await.expect("a handshake")), second);
    }
    let third = files.write(&made());
    let began = Instant::now();
    while connect(&app, &[&third]).await.is_err() {
        assert!(began.elapsed() < Duration::from_secs(60), "the third certificate was never served");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

#[tokio::test]
async fn who_says_nothing_keeps_nobody_else_from_shaking_hands() {
    let files = Files::new();
    let cert = files.write(&made());
    let app = files.serve(&["--connections-per-address", "4"]).await;
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(TcpStream::connect(place_of(&app)).await.expect("a connection"));
    }
    let mut stream = connect(&app, &[&cert]).await.expect("a handshake");
    let head = ask(&mut stream, "/healthz").await.expect("an answer");
    assert!(head.starts_with("http/1.1 200"), "{head}");
    // It did not wait until the silent ones were sent away.
    let still = |one: &TcpStream| one.try_read(&mut [0; 16]).is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
    assert!(silent.iter().any(still));
    // Those beyond the limit are closed, and the last ones when the time for a handshake is over.
    for mut one in silent {
        let ended =
            tokio::time::timeout(Duration::from_secs(20), one.read(&mut [0; 16])).await.expect("an end in time");
        assert!(matches!(ended, Ok(0) | Err(_)), "{ended:?}");
    }
}

#[tokio::test]
async fn a_request_that_does_not_arrive_ends_its_connection_here_too() {
    let files = Files::new();
    let cert = files.write(&made());
    let app = files.serve(&[]).await;
    let mut stream = connect(&app, &[&cert]).await.expect("a handshake");
    stream.write_all(b"GET / HTTP/1.1\r\nHost: loc").await.expect("half a head");
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
    let _ = read.await.expect("an end in time");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
}

fn reeve(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).current_dir(folder).env_remove("DATABASE_URL").stdin(Stdio::null());
    command.env("REEVE_CONFIG", folder.join("reeve.toml")).output().expect("an end")
}

#[test]
fn files_that_are_no_pair_are_refused_with_words_before_anything_is_made() {
    let files = Files::new();
    fs::write(files.at("reeve.toml"), "listen = '127.0.0.1:0'\ndatabase = 'reeve.db'\n").expect("settings");
    files.write(&made());
    fs::write(files.at("other.pem"), made().signing_key.serialize_pem()).expect("a key");
    fs::write(files.at("text.pem"), "-----BEGIN NONSENSE-----\n").expect("a text");
    fs::write(
        files.at("locked.pem"),
        "-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIB\n-----END ENCRYPTED PRIVATE KEY-----\n",
    )
    .expect("a key");
    let refused = |arguments: &[&str], words: &[&str]| {
        let output = reeve(files.folder.path(), &[&["serve"], arguments].concat());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(output.stdout.is_empty() && !files.at("reeve.db").exists(), "{arguments:?}");
        assert!(words.iter().all(|word| said.contains(word)), "{arguments:?}: {said}");
    };
    let pair = |cert: &'static str, key: &'static str| ["--tls-cert", cert, "--tls-key", key];
    refused(&["--tls-cert", "cert.pem"], &["--tls-cert", "tls-key"]);
    refused(&["--tls-key", "key.pem"], &["--tls-key", "tls-cert"]);
    refused(&pair("none.pem", "key.pem"), &["--tls-cert", "none.pem", "no such file"]);
    refused(&pair("cert.pem", "none.pem"), &["--tls-key", "none.pem", "no such file"]);
    refused(&pair("cert.pem", "."), &["--tls-key"]);
    refused(&pair("text.pem", "key.pem"), &["text.pem", "no certificate"]);
    refused(&pair("key.pem", "key.pem"), &["key.pem", "no certificate"]);
    refused(&pair("cert.pem", "text.pem"), &["text.pem", "no private key"]);
    refused(&pair("cert.pem", "locked.pem"), &["locked.pem", "password"]);
    refused(&pair("cert.pem", "other.pem"), &["other.pem", "not the key"]);
    let plain = [&pair("cert.pem", "key.pem")[..], &["--public-url", "http://localhost"]].concat();
    refused(&plain, &["--public-url", "https"]);
}

#[tokio::test]
async fn the_doctor_and_ready_know_of_the_certificate() {
    let files = Files::new();
    fs::write(files.at("reeve.toml"), "listen = '127.0.0.1:9'\ndatabase = 'reeve.db'\n").expect("settings");
    files.write(&made());
    let doctor = |more: &[&str]| {
        let own = ["doctor", "--tls-cert", "cert.pem", "--tls-key", "key.pem"];
        String::from_utf8_lossy(&reeve(files.folder.path(), &[&own, more].concat()).stdout).into_owned()
    };
    assert!(doctor(&["--public-url", "https://localhost:8443"]).contains("ok       certificate: "), "{}", doctor(&[]));
    assert!(doctor(&["--public-url", "https://localhost"]).contains("ok       proxy: "));
    assert!(
        doctor(&["--public-url", "https://reeve.example.org"])
            .contains("fault    certificate: the certificate is not for")
    );
    let lasting = |from: (i32, u8), to: (i32, u8)| {
        let mut params = CertificateParams::new(["localhost".to_owned()]).expect("names");
        params.not_before = date_time_ymd(from.0, from.1, 1);
        params.not_after = date_time_ymd(to.0, to.1, 1);
        let signing_key = KeyPair::generate().expect("a key");
        let cert = params.self_signed(&signing_key).expect("a certificate");
        files.write(&CertifiedKey { cert, signing_key });
    };
    lasting((2020, 1), (2021, 2));
    let said = doctor(&[]);
    assert!(said.contains("fault    certificate: the certificate ended on 2021-02-01 00:00 UTC"), "{said}");
    lasting((2950, 3), (2999, 1));
    let said = doctor(&[]);
    assert!(said.contains("fault    certificate: the certificate begins on 2950-03-01 00:00 UTC"), "{said}");
    fs::write(files.at("key.pem"), made().signing_key.serialize_pem()).expect("another key");
    assert!(doctor(&[]).contains("fault    certificate: "));

    files.write(&made());
    let app = files.serve(&[]).await;
    let place = place_of(&app);
    let ready = |more: &[&str]| {
        let output = reeve(files.folder.path(), &[&["ready", "--listen", &place], more].concat());
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let asked = ready(&["--tls-cert", "cert.pem", "--tls-key", "key.pem"]);
    assert_eq!(asked.0, Some(0), "{}", asked.1);
    // Who asks without them gets the answer of somebody who forgot the s.
    assert_eq!(ready(&[]).0, Some(1));
}
