//! What every answer carries, and what is refused at the door: forms from elsewhere, what is too large, what
//! can't be understood.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use actix_web::App as ActixApp;
use actix_web::middleware::from_fn;
use actix_web::{HttpResponse, test, web};
use flate2::read::GzDecoder;
use reeve_http::guard;

use crate::support::app::{self, App, PASSWORD, Page, Person};

const HEADERS: [(&str, &str); 7] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    ),
];

#[track_caller]
fn guarded(page: &Page) {
    for (name, value) in HEADERS {
        assert_eq!(page.header(name), value, "{name} of {page}");
    }
    assert!(!page.header("cache-control").is_empty(), "no Cache-Control: {page}");
    assert!(!page.header("x-request-id").is_empty(), "no number: {page}");
}

/// An error is a page with one heading, ways out, and no trace of the machine inside.
#[track_caller]
fn error_page(page: &Page, status: u16) {
    assert_eq!(page.status, status, "{page}");
    guarded(page);
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{page}");
    assert_eq!(page.header("cache-control"), "no-store");
    assert_eq!(page.texts("h1").len(), 1, "{page}");
    assert_eq!(page.text("#request"), page.header("x-request-id"));
    assert!(page.has(".actions a[href=\"/\"]"), "no way out: {page}");
    assert!(!page.body().contains("panicked") && !page.body().contains("src/"), "{page}");
}

#[tokio::test]
async fn every_answer_carries_its_headers() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    for person in [app.visitor(), administrator] {
        for path in
            ["/", "/sign-in", "/account", "/healthz", "/favicon.ico", "/static/reeve.css", "/nowhere", "/run/none"]
        {
            guarded(&person.get(path).await);
        }
        guarded(&person.post("/theme", &[("theme", "dark")]).await);
        guarded(&person.send(person.request("POST", "/theme")).await);
        guarded(&person.send(person.request("DELETE", "/sign-in")).await);
    }
    assert!(app.visitor().get("/").await.header("strict-transport-security").is_empty());
}

#[tokio::test]
async fn a_part_of_a_page_says_nothing_that_only_a_page_needs() {
    let app = app::start().await;
    let visitor = app.visitor();
    for name in ["reeve.css", "reeve.js", "fonts/reeve-sans-latin.woff2"] {
        let file = visitor.get(&reeve_http::assets::url(name)).await.expect(200);
        assert_eq!(file.header("x-content-type-options"), "nosniff", "{name}");
        assert_eq!(file.header("cross-origin-resource-policy"), "same-origin", "{name}");
        assert_eq!(file.header("cache-control"), reeve_http::assets::IMMUTABLE, "{name}");
        for (page_only, _) in HEADERS
            .iter()
            .filter(|(header, _)| !header.starts_with("x-content") && !header.ends_with("resource-policy"))
        {
            assert_eq!(file.header(page_only), "", "{name}: {page_only}");
        }
    }
    // A picture may be opened by itself, as a page is.
    guarded(&visitor.get(&reeve_http::assets::url("mark.svg")).await.expect(200));
}

#[tokio::test]
async fn over_https_browsers_are_told_to_stay_there() {
    let app = app::start_with(&["--public-url", "https://reeve.example"]).await;
    let page = app.visitor().get("/nowhere").await;
    assert!(page.header("strict-transport-security").starts_with("max-age=31536000"));
    let done = app.visitor().sign_in("administrator", PASSWORD).await.expect(303);
    let cookie = done.header("set-cookie");
    assert!(
        cookie.starts_with("__Host-session=") && cookie.contains("Secure") && !cookie.contains("Domain"),
        "{cookie}"
    );
}

#[tokio::test]
async fn pages_may_not_be_kept_where_they_say_who_reads() {
    let app = app::start().await;
    assert_eq!(app.visitor().get("/").await.header("cache-control"), "private, no-cache");
    assert_eq!(app.administrator().await.get("/").await.header("cache-control"), "no-store");
    let sheet = app.visitor().get("/").await.attributes("link[rel=stylesheet]", "href").swap_remove(0);
    let page = app.administrator().await.get(&sheet).await.ok();
    assert!(page.header("cache-control").contains("immutable"), "{}", page.header("cache-control"));
    let person = app.visitor();
    let again = person.request("GET", "/static/reeve.css").header("If-None-Match", page.header("etag"));
    let again = person.send(again).await.expect(304);
    assert!(again.bytes.is_empty() && again.header("cache-control") == "no-cache", "{:?}", again.headers);
    guarded(&again);
}

#[tokio::test]
async fn files_are_sent_compressed_to_who_takes_that() {
    let app = app::start().await;
    let person = app.visitor();
    let asked = |path: &'static str, taken: &'static str, known: &str| {
        person.send(person.request("GET", path).header("Accept-Encoding", taken).header("If-None-Match", known))
    };
    for path in ["/static/reeve.css", "/static/live.js", "/static/mark.svg", "/worker.js"] {
        let plain = asked(path, "identity", "").await.expect(200);
        let packed = asked(path, "gzip, deflate, br", "").await.expect(200);
        let encodings = (plain.header("content-encoding"), packed.header("content-encoding"));
        assert_eq!(encodings, ("identity", "gzip"), "{path}");
        let deflate = asked(path, "deflate", "").await.expect(200);
        assert!(deflate.bytes == plain.bytes && deflate.header("etag") == plain.header("etag"), "{path}");
        assert!(packed.bytes.len() < plain.bytes.len(), "{path}");
        let mut back = Vec::new();
        GzDecoder::new(packed.bytes.as_slice()).read_to_end(&mut back).expect("gzip");
        assert!(back == plain.bytes, "{path}");
        for (one, other, taken) in [(&plain, &packed, "identity"), (&packed, &plain, "gzip")] {
            assert_eq!(one.header("vary"), "accept-encoding", "{path}");
            asked(path, taken, one.header("etag")).await.expect(304);
            asked(path, taken, other.header("etag")).await.expect(200);
        }
    }
    let font = asked("/static/fonts/reeve-sans-latin.woff2", "gzip", "").await.expect(200);
    assert!(font.bytes.starts_with(b"wOF2"), "{:?}", font.headers);
}

/// Sends a request as it stands here. Gives a connection whose answer can be read.
fn raw(app: &App, request: &str) -> TcpStream {
    let mut stream = TcpStream::connect(app.url.trim_start_matches("http://")).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    stream.write_all(request.as_bytes()).expect("a request");
    stream
}

/// The head and the body of an answer with which its connection ends.
fn read_to_end(mut stream: TcpStream) -> (String, Vec<u8>) {
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer and the end");
    let body = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("the end of the head") + 4;
    (String::from_utf8_lossy(&answer[..body]).into_owned(), answer[body..].to_vec())
}

#[tokio::test]
async fn what_is_no_request_is_told_so_in_a_line_of_text() {
    let app = app::start().await;
    for line in ["GET /t/a b HTTP/1.1", "GET /?q=\"a\" HTTP/1.1", "GET / HTTP/7.5", "nonsense"] {
        let (head, body) = read_to_end(raw(&app, &format!("{line}\r\nHost: reeve\r\n\r\n")));
        let body = String::from_utf8(body).expect("text");
        assert!(
            head.starts_with("HTTP/1.1 400 Bad Request\r\n") && head.contains("connection: close"),
            "{line}: {head}"
        );
        assert!(
            head.contains("text/plain") && head.contains(&format!("content-length: {}", body.len())),
            "{line}: {head}"
        );
        assert!(body.contains("a space is written %20") && body.contains("nothing was changed"), "{line}: {body}");
    }
}

/// What can't be understood is answered on every request of a connection, and the connection ends.
#[tokio::test]
async fn a_further_request_is_refused_like_a_first_one() {
    let app = app::start().await;
    let long = format!("GET / HTTP/1.1\r\nHost: reeve\r\nCookie: {}\r\n\r\n", "a".repeat(30_000));
    let plain = "GET /healthz HTTP/1.1\r\nHost: reeve\r\n\r\n";
    // Nobody reads what comes in pieces here.
    let in_pieces = "GET /healthz HTTP/1.1\r\nHost: reeve\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
    for (request, refused) in [(long.as_str(), "431 Request Header"), ("nonsense\r\n\r\n", "400 Bad Request")] {
        for (earlier, before) in [(0, plain), (1, plain), (2, plain), (1, in_pieces), (2, in_pieces)] {
            let mut stream = raw(&app, "");
            for _ in 0..earlier {
                stream.write_all(before.as_bytes()).expect("a request");
                let mut answer = Vec::new();
                while !answer.ends_with(b"ok\n") {
                    let mut part = [0; 1024];
                    let read = stream.read(&mut part).expect("an answer");
                    assert_ne!(read, 0, "the end after {:?}", String::from_utf8_lossy(&answer));
                    answer.extend_from_slice(&part[..read]);
                }
            }
            let began = Instant::now();
            stream.write_all(request.as_bytes()).expect("a request");
            let (head, _) = read_to_end(stream);
            assert!(head.starts_with(&format!("HTTP/1.1 {refused}")), "{earlier}: {head}");
            assert!(began.elapsed() < Duration::from_secs(15), "{earlier} {refused}: {:?}", began.elapsed());
        }
    }
}

/// HTTP/1.0 knows no chunks.
#[tokio::test]
async fn who_asks_in_http_1_0_gets_no_chunks() {
    let app = app::start().await;
    let ask = |version: &str| {
        let head = "Host: reeve\r\nConnection: keep-alive\r\nAccept-Encoding: gzip";
        raw(&app, &format!("GET /sign-in HTTP/{version}\r\n{head}\r\n\r\n"))
    };
    let (head, body) = read_to_end(ask("1.0"));
    assert!(head.starts_with("HTTP/1.0 200") && head.contains("content-encoding: gzip"), "{head}");
    assert!(!head.contains("transfer-encoding") && !head.contains("keep-alive"), "{head}");
    let mut page = String::new();
    GzDecoder::new(body.as_slice()).read_to_string(&mut page).expect("a whole page");
    assert!(page.contains("</html>"), "{page}");
    // Everybody else gets them, and goes on with the connection.
    let mut beginning = [0; 1024];
    let read = ask("1.1").read(&mut beginning).expect("a beginning");
    let head = String::from_utf8_lossy(&beginning[..read]).into_owned();
    assert!(head.contains("transfer-encoding: chunked") && !head.contains("connection: close"), "{head}");
}

#[tokio::test]
async fn head_is_get_without_its_body() {
    let app = app::start().await;
    let person = app.visitor();
    for path in ["/", "/sign-in", "/nowhere", "/static/reeve.css"] {
        for encoding in ["identity", "br", "gzip"] {
            let ask = |method| person.request(method, path).header("Accept-Encoding", encoding);
            let (get, head) = (person.send(ask("GET")).await, person.send(ask("HEAD")).await);
            assert_eq!(head.status, get.status, "{path}");
            assert!(head.bytes.is_empty(), "{path}");
            for name in ["content-type", "cache-control", "content-encoding", "etag"] {
                assert_eq!(head.header(name), get.header(name), "{path} {encoding} {name}");
            }
            guarded(&head);
        }
    }
}

#[tokio::test]
async fn forms_from_elsewhere_are_refused() {
    let app = app::start().await;
    let url = app.url.clone();
    let own = url.as_str();
    // Headers, whether somebody is signed in, whether the form is taken.
    type Case<'a> = (&'a [(&'a str, &'a str)], bool, bool);
    let cases: [Case<'_>; 12] = [
        (&[("Sec-Fetch-Site", "same-origin")], true, true),
        (&[("Sec-Fetch-Site", "none")], true, true),
        (&[("Sec-Fetch-Site", "same-site")], true, false),
        (&[("Sec-Fetch-Site", "cross-site")], true, false),
        (&[("Sec-Fetch-Site", "cross-site")], false, false),
        (&[("Sec-Fetch-Site", "cross-site"), ("Origin", own)], true, false),
        (&[("Origin", own)], true, true),
        (&[("Origin", "https://elsewhere.example")], true, false),
        (&[("Origin", "https://elsewhere.example")], false, false),
        (&[("Origin", "null")], true, false),
        (&[], true, false),
        (&[], false, true),
    ];
    let administrator = app.administrator().await;
    for (headers, signed_in, taken) in cases {
        let person: Person = if signed_in { administrator.clone() } else { app.visitor() };
        let mut request = person.request("POST", "/theme").form(&[("theme", "dark")]);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let page = person.send(request).await;
        if taken {
            assert_eq!(page.status, 303, "{headers:?} signed in: {signed_in}: {page}");
        } else {
            error_page(&page, 403);
            assert!(page.says("not sent from a page of this Reeve"), "{page}");
        }
    }
}

#[tokio::test]
async fn errors_are_pages() {
    let app = app::start().await;
    let visitor = app.visitor();
    for path in [
        "/nowhere",
        "/t/none",
        "/p/none",
        "/t/a%00b",
        "/t/%FF%FE",
        "/t/%zz",
        "/sign-in%0d%0aX: y",
        "/static/none.css",
        "/static/../Cargo.toml",
        "/static/%2e%2e/Cargo.toml",
        "/static/..%2fCargo.toml",
        "/setup",
        &format!("/t/{}", "x".repeat(3000)),
        "/sign-in/",
    ] {
        error_page(&visitor.get(path).await, 404);
    }
    for path in ["/sign-in?next=%00", "/?q=%00", "/?%00=q"] {
        error_page(&visitor.get(path).await, 422);
    }
    let wrong = visitor.send(visitor.request("PUT", "/sign-in")).await;
    error_page(&wrong, 405);
    assert_eq!(wrong.header("allow"), "GET, HEAD, POST");
    let wrong = visitor.get("/sign-out").await;
    error_page(&wrong, 405);
    assert_eq!(wrong.header("allow"), "POST");
    // The address of a form leads back to the page that it stands on, whether or not there is such a tournament.
    let form = visitor.get("/run/nowhere/check-in/15").await;
    error_page(&form, 405);
    assert!(form.says("There is no page at this address") && form.says("Nothing was changed"), "{form}");
    assert_eq!(form.attributes("main a.primary", "href"), ["/run/nowhere/check-in"]);
    let picky = visitor.request("GET", "/sign-in").header("Accept-Encoding", "identity;q=0");
    error_page(&visitor.send(picky).await, 406);
    for query in ["next=%zz", "next=%FF", "next", "&&=&", "next=/a&next=/b"] {
        let page = visitor.get(&format!("/sign-in?{query}")).await;
        assert!(matches!(page.status, 200 | 400), "{query}: {page}");
        guarded(&page);
    }
}

async fn post_raw(app: &App, content_type: Option<&str>, body: Vec<u8>) -> Page {
    let person = app.visitor();
    let mut request = person.request("POST", "/sign-in").header("Sec-Fetch-Site", "same-origin").body(body);
    if let Some(content_type) = content_type {
        request = request.header("Content-Type", content_type);
    }
    person.send(request).await
}

#[tokio::test]
async fn bodies_that_are_no_forms_are_refused() {
    let app = app::start_with(&["--body-limit", "5000"]).await;
    let urlencoded = Some("application/x-www-form-urlencoded");
    let multipart = Some("multipart/form-data; boundary=xx");
    let whole = |name: &str, value: &[u8]| {
        let head = format!("--xx\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n");
        [head.as_bytes(), value, b"\r\n--xx--\r\n"].concat()
    };
    error_page(&post_raw(&app, urlencoded, b"name=a%00b".to_vec()).await, 422);
    error_page(&post_raw(&app, multipart, whole("name", b"a\0b")).await, 422);
    error_page(&post_raw(&app, multipart, whole("name", b"\xff\xfe")).await, 400);
    error_page(&post_raw(&app, multipart, b"--xx\r\nContent-Disp".to_vec()).await, 400);
    error_page(&post_raw(&app, multipart, b"no boundary at all".to_vec()).await, 400);
    error_page(&post_raw(&app, Some("multipart/form-data"), whole("name", b"a")).await, 400);
    error_page(&post_raw(&app, Some("application/json"), b"{}".to_vec()).await, 400);
    error_page(&post_raw(&app, Some("no such thing"), b"name=a".to_vec()).await, 400);
    error_page(&post_raw(&app, urlencoded, vec![b'a'; 5001]).await, 413);
    error_page(&post_raw(&app, multipart, whole("name", &vec![b'a'; 5001])).await, 413);
    // What stands in the heads of the parts and before the first of them is counted as well.
    let empty_parts: Vec<u8> = (0..30)
        .flat_map(|n| {
            let head = format!("--xx\r\nContent-Disposition: form-data; name=\"{n}{}\"\r\n\r\n\r\n", "a".repeat(200));
            head.into_bytes()
        })
        .collect();
    error_page(&post_raw(&app, multipart, [&empty_parts[..], b"--xx--\r\n"].concat()).await, 413);
    error_page(&post_raw(&app, multipart, [&b"\r\n".repeat(3000)[..], &whole("name", b"a")].concat()).await, 413);
    // Reading on regardless would store other letters than were typed, or one of two values.
    let utf16 = Some("application/x-www-form-urlencoded; charset=UTF-16");
    for body in [&b"name=%FF"[..], b"name=%C3%28", b"name=%ED%A0%80", b"name=%zz", b"name=50%", b"name=\xff"] {
        error_page(&post_raw(&app, urlencoded, body.to_vec()).await, 400);
    }
    error_page(&post_raw(&app, urlencoded, b"name=a&password=b&name=c".to_vec()).await, 400);
    error_page(&post_raw(&app, utf16, b"name=a".to_vec()).await, 400);
    // Strange but harmless: a form without what is needed comes back.
    for body in [&b""[..], b"&&&", b"=%25zz&name=%C3%BF", b"name"] {
        let page = post_raw(&app, urlencoded, body.to_vec()).await;
        assert!(matches!(page.status, 422 | 429), "{body:?}: {page}");
        guarded(&page);
    }
}

/// The limit holds for bodies whose length is not told beforehand too, and one much larger than the limit
/// still gets its answer.
#[tokio::test]
async fn large_bodies_get_an_answer() {
    let app = app::start_with(&["--body-limit", "5000"]).await;
    for size in [6_000, 300_000, 3_000_000] {
        error_page(&post_raw(&app, Some("application/x-www-form-urlencoded"), vec![b'a'; size]).await, 413);
    }
}

/// A handler with a fault.
async fn panics() -> HttpResponse {
    panic!("on purpose")
}

#[actix_web::test]
async fn a_panic_is_a_page_too() {
    let app = app::start().await;
    let service = test::init_service(
        ActixApp::new()
            .app_data(app.shared.clone())
            .wrap(from_fn(guard::guard))
            .route("/healthz", web::get().to(panics)),
    )
    .await;
    let failed = test::try_call_service(&service, test::TestRequest::get().uri("/healthz").to_request()).await;
    let response = failed.expect_err("an error that carries its page").error_response();
    assert_eq!(response.status(), 500);
    for (name, value) in HEADERS {
        assert_eq!(response.headers().get(name).and_then(|value| value.to_str().ok()), Some(value), "{name}");
    }
    assert!(response.headers().contains_key("x-request-id"));
}

/// A route that is not in the list is answered by nobody, whatever it was made with.
#[actix_web::test]
async fn a_route_past_the_list_is_not_served() {
    let app = app::start().await;
    let service = test::init_service(
        ActixApp::new()
            .app_data(app.shared.clone())
            .wrap(from_fn(guard::guard))
            .route("/unlisted", web::get().to(|| async { "secret" })),
    )
    .await;
    let request = test::TestRequest::get().uri("/unlisted").to_request();
    let response = test::call_service(&service, request).await;
    assert_eq!(response.status(), 405);
}
