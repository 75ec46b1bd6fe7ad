//! What is done to a form so that it is surely wrong, and what is done to it besides.

use std::collections::BTreeSet;

use super::dice::Dice;
use super::doors::{Door, Field, Kind};
use super::world::BODY_LIMIT;

/// A request, ready to be sent.
#[derive(Debug, Clone)]
pub struct Request {
    pub method: String,
    pub path: String,
    pub headers: Vec<(String, Vec<u8>)>,
    pub body: Vec<u8>,
    /// What was done to it.
    pub how: String,
    /// Whether the server may hang up while it is sent.
    pub may_break: bool,
}

/// Texts that somebody sends who is tired, curious or up to no good.
pub const TEXTS: [&str; 26] = [
    "",
    " ",
    "0",
    "-1",
    "1",
    "999999",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "99999999999999999999999999",
    "1.5",
    "1e9",
    "0x10",
    "NaN",
    "\u{663}\u{664}",
    "\u{ff11}\u{ff10}",
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "'; drop table player; --",
    "../../../etc/passwd",
    "{{7*7}} {% raw %} ${7*7}",
    "\u{202e}neppo\u{202c}\u{2066}\u{feff}\u{200b}",
    "=1+1|cmd",
    "yes\r\nSet-Cookie: x=1",
    "e\u{301}\u{327}\u{308}\u{35f}\u{489}",
    "\u{1f469}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{10ffff}",
];

/// Fields whose content is nobody's business but the browser's: any value of theirs is as good as none.
const FREE: [&str; 4] = ["form-key", "key", "next", "username"];

/// A random text.
pub fn text(dice: &mut Dice) -> String {
    match dice.below(5) {
        0 => "x".repeat(200 + dice.below(400)),
        1 => (0..dice.below(40)).filter_map(|_| char::from_u32((dice.next() % 0x11_0000) as u32)).collect(),
        _ => (*dice.pick(&TEXTS)).to_owned(),
    }
}

/// A value that a field surely does not take; none where every text is one that it takes.
fn wrong(field: &Field, dice: &mut Dice) -> Option<String> {
    let of = |dice: &mut Dice, texts: &[&str]| Some((*dice.pick(texts)).to_owned());
    match &field.kind {
        Kind::Hidden if FREE.contains(&field.name.as_str()) => None,
        // A tournament whose address is not named keeps its own.
        Kind::Hidden if field.name == "slug" => of(dice, &["Nonsense", "-", "a b", "admin"]),
        // What a page sends along is a number, a code or a digest.
        Kind::Hidden => of(dice, &["", "nonsense", "-7", "1.5", "99999999999999999999", "\u{663}", "<b>", "1 or 1=1"]),
        Kind::Text { most, .. } if field.name == "name" || *most >= 200 => match dice.below(3) {
            0 => Some("y".repeat(most + 1 + dice.below(3_000))),
            1 => Some(format!("line\u{7}bell {}", text(dice))),
            _ => Some(format!("one\nline\tor two {}", dice.below(9))),
        },
        Kind::Text { required: true, .. } => of(dice, &["", " ", "\u{3000}"]),
        Kind::Text { .. } | Kind::Tick | Kind::Area | Kind::File => None,
        Kind::Number => of(
            dice,
            &[
                "abc",
                "-1",
                "1.5",
                "1e1",
                "0x1",
                "99999999999999999999",
                "\u{663}",
                "\u{ff11}",
                "1 2",
                "+-1",
                "NaN",
                "10,5",
            ],
        ),
        Kind::Day { required } => {
            let odd =
                of(dice, &["", "2026-13-45", "21.11.2026", "today", "2026-02-30", "99999-01-01", "2026-11-21T10:00"]);
            odd.filter(|value| *required || !value.is_empty())
        }
        Kind::Email => {
            of(dice, &["nobody", "@example.org", "a@", "a b@example.org", "a@b@c", "a@example.org\nBcc: b@c"])
        }
        Kind::Password => of(dice, &["", "short", " "]),
        Kind::Word => of(dice, &["", "yes", "ok", "REALLY", "confirm\u{200b}", "<b>"]),
        Kind::Choice(values) => {
            let odd = of(dice, &["nonsense", "-1", "0", "99", "<b>", "Yes", "NULL", "true", "\u{202e}"]);
            odd.filter(|value| !values.contains(value))
        }
    }
}

/// Fields without which a form is surely not whole.
fn must_be_there(field: &Field) -> bool {
    match field.kind {
        // A tournament whose address is not named keeps its own; of a file that was looked at, `seen` says all; a result that
        // is not signed too is saved.
        Kind::Hidden => !FREE.contains(&field.name.as_str()) && !matches!(field.name.as_str(), "slug" | "was" | "sign"),
        Kind::Text { required, .. } => required,
        Kind::Day { required } => required,
        Kind::Word | Kind::Password => true,
        _ => false,
    }
}

/// Keys of forms that no page gave out, or that everybody sends: whatever the key is, a wrong form stays wrong.
fn strange_key(fields: &mut [Field], dice: &mut Dice) {
    let Some(key) = fields.iter_mut().find(|field| field.name == "form-key") else { return };
    key.value = match dice.below(6) {
        0 => "A".repeat(22),
        1 => "B".repeat(64),
        2 => "C".repeat(65),
        3 => "\u{202e}".repeat(9),
        4 => key.value.chars().rev().collect(),
        _ => String::new(),
    };
}

/// A form with changes that may or may not make it wrong.
pub fn noise(fields: &mut Vec<Field>, dice: &mut Dice, but: &BTreeSet<String>) -> String {
    let mut done = Vec::new();
    for _ in 0..dice.below(3) {
        let at = dice.below(fields.len());
        let free = fields.get(at).is_some_and(|field| !but.contains(&field.name));
        match dice.below(4) {
            0 if free => {
                done.push(format!("without {}", fields[at].name));
                fields.remove(at);
            }
            1 | 2 if free => {
                fields[at].value = text(dice);
                fields[at].kind = Kind::Hidden;
                done.push(format!("{}={:.40?}", fields[at].name, fields[at].value));
            }
            _ => {
                let name = format!("extra{}", dice.below(99));
                fields.push(Field { name, value: text(dice), kind: Kind::Hidden, sent: true });
                done.push("one more field".to_owned());
            }
        }
    }
    done.join(", ")
}

/// A percent-encoded form.
pub fn encoded(fields: &[Field]) -> Vec<u8> {
    let mut out = form_urlencoded::Serializer::new(String::new());
    for field in fields {
        out.append_pair(&field.name, &field.value);
    }
    out.finish().into_bytes()
}

const EDGE: &str = "edge5f2c";

fn part(out: &mut Vec<u8>, head: &str, body: &[u8]) {
    out.extend_from_slice(format!("--{EDGE}\r\n{head}\r\n\r\n").as_bytes());
    out.extend_from_slice(body);
    out.extend_from_slice(b"\r\n");
}

/// The same as parts, without its end.
fn parts(fields: &[Field], file: Option<&[u8]>) -> Vec<u8> {
    let mut out = Vec::new();
    for field in fields {
        let name = field.name.replace(['"', '\r', '\n'], "_");
        if matches!(field.kind, Kind::File) {
            let head = format!(
                "Content-Disposition: form-data; name=\"{name}\"; filename=\"list.csv\"\r\nContent-Type: text/csv"
            );
            part(&mut out, &head, file.unwrap_or_default());
        } else {
            part(&mut out, &format!("Content-Disposition: form-data; name=\"{name}\""), field.value.as_bytes());
        }
    }
    out
}

fn end(mut body: Vec<u8>) -> Vec<u8> {
    body.extend_from_slice(format!("--{EDGE}--\r\n").as_bytes());
    body
}

const URLENCODED: &str = "application/x-www-form-urlencoded";

fn multipart_type() -> String {
    format!("multipart/form-data; boundary={EDGE}")
}

/// The request that a browser would send.
pub fn honest(door: &Door, fields: &[Field], file: Option<&[u8]>) -> Request {
    let (kind, body) = if door.multipart {
        (multipart_type(), end(parts(fields, file)))
    } else {
        (URLENCODED.to_owned(), encoded(fields))
    };
    request(door, &kind, body, "")
}

fn request(door: &Door, kind: &str, body: Vec<u8>, how: &str) -> Request {
    Request {
        method: door.method.clone(),
        path: door.path.clone(),
        headers: vec![("Content-Type".to_owned(), kind.as_bytes().to_vec())],
        body,
        how: how.to_owned(),
        may_break: false,
    }
}

/// A form that is surely wrong in a field: a value that it does not take, or not there at all.
pub fn field(door: &Door, dice: &mut Dice) -> Option<Request> {
    let mut fields = door.sent();
    let all = &door.fields;
    if all.is_empty() {
        return None;
    }
    let chosen = all[dice.below(all.len())].clone();
    let how;
    if must_be_there(&chosen) && dice.once_in(4) {
        fields.retain(|field| field.name != chosen.name);
        how = format!("{} is missing", chosen.name);
    } else {
        let value = wrong(&chosen, dice)?;
        how = format!("{}={value:.60?}", chosen.name);
        fields.retain(|field| field.name != chosen.name);
        fields.push(Field { value, sent: true, ..chosen.clone() });
    }
    let besides = noise(&mut fields, dice, &BTreeSet::from([chosen.name]));
    if dice.once_in(3) {
        strange_key(&mut fields, dice);
    }
    let mut made = honest(door, &fields, Some(b"player\nSomebody\n"));
    made.how = format!("{how} ({besides})");
    Some(made)
}

/// For each field of a form that does not take every text: that form with a value that it does not take, and no other change.
pub fn each_field<'d>(door: &'d Door, dice: &'d mut Dice) -> impl Iterator<Item = (String, Request)> + 'd {
    door.fields.iter().filter_map(|chosen| {
        let value = wrong(chosen, dice)?;
        let how = format!("{}={value:.60?}", chosen.name);
        let mut fields = door.sent();
        fields.retain(|field| field.name != chosen.name);
        fields.push(Field { value, sent: true, ..chosen.clone() });
        Some((chosen.name.clone(), Request { how, ..honest(door, &fields, Some(b"player\nSomebody\n")) }))
    })
}

/// A body that no browser sends, whatever its form is.
pub fn body(door: &Door, dice: &mut Dice) -> Request {
    let mut fields = door.sent();
    if fields.is_empty() {
        fields.push(Field { name: "x".to_owned(), value: "1".to_owned(), kind: Kind::Hidden, sent: true });
    }
    let mut at = dice.below(fields.len());
    if fields[at].kind == Kind::File {
        // What is wrong in its value would not be sent.
        fields.push(Field { name: "x".to_owned(), value: "1".to_owned(), kind: Kind::Hidden, sent: true });
        at = fields.len() - 1;
    }
    let file: &[u8] = b"player\nSomebody\n";
    let as_parts = |how: &str, body: Vec<u8>| request(door, &multipart_type(), body, how);
    match dice.below(24) {
        0 | 1 => {
            fields[at].value.push('\0');
            Request { how: "a zero byte in a value".to_owned(), ..honest(door, &fields, Some(file)) }
        }
        2 => {
            fields.push(Field { name: "x\0y".to_owned(), ..fields[at].clone() });
            request(door, URLENCODED, encoded(&fields), "a zero byte in a name")
        }
        3 | 4 => {
            let mut body = encoded(&fields);
            let bad: &[&[u8]] = &[b"%FF", b"%C3%28", b"%ED%A0%80", b"%C0%AF", b"%F5%80%80%80", b"\xff\xfe", b"%C3"];
            body.extend_from_slice(bad[dice.below(bad.len())]);
            request(door, URLENCODED, body, "not UTF-8")
        }
        5 => {
            let mut body = encoded(&fields);
            body.extend_from_slice(dice.pick(&["%", "%4", "%zz", "%u00e4", "%%41"]).as_bytes());
            request(door, URLENCODED, body, "a broken percent escape")
        }
        6 => {
            let text = String::from_utf8(encoded(&fields)).expect("ASCII");
            let wide: Vec<u8> = [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
            request(door, "application/x-www-form-urlencoded; charset=utf-16", wide, "UTF-16")
        }
        7 => {
            let kind = *dice.pick(&["iso-8859-1", "windows-1252", "utf-7", "\"utf-16le\"", "x-nothing"]);
            let kind = format!("{URLENCODED}; charset={kind}");
            request(door, &kind, encoded(&fields), "another charset")
        }
        8 | 9 => {
            let kinds = [
                "text/plain",
                "application/json",
                "application/xml",
                "text/html; charset=utf-8",
                "multipart/mixed; boundary=edge5f2c",
                "multipart/form-data",
                "multipart/form-data; boundary=",
                "multipart/form-data; boundary=other",
                "application/x-www-form-urlencode",
                "*/*",
                "application/octet-stream",
            ];
            let body = if dice.once_in(2) { encoded(&fields) } else { end(parts(&fields, Some(file))) };
            let kind = *dice.pick(&kinds);
            request(door, kind, body, &format!("the content type {kind:?}"))
        }
        10 => {
            let body = vec![b'a'; BODY_LIMIT + 1 + dice.below(2_000)];
            Request { may_break: true, ..request(door, URLENCODED, body, "too large") }
        }
        11 => {
            fields.push(Field { name: "x".to_owned(), kind: Kind::Hidden, ..fields[at].clone() });
            let at = fields.len() - 1;
            fields[at].value = "z".repeat(BODY_LIMIT + 10);
            let made = honest(door, &fields, Some(file));
            Request { may_break: true, how: "a field that is too large".to_owned(), ..made }
        }
        12 | 13 => {
            let again = format!("{} and again", fields[at].value);
            fields.push(Field { value: again, ..fields[at].clone() });
            let how = format!("{} twice", fields[at].name);
            Request { how, ..request(door, URLENCODED, encoded(&fields), "") }
        }
        14 => as_parts("parts without an end", parts(&fields, Some(file))),
        15 => {
            let mut body = end(parts(&fields, Some(file)));
            body.truncate(body.len() * (1 + dice.below(8)) / 10);
            as_parts("parts cut off", body)
        }
        16 => {
            let mut body = parts(&fields, Some(file));
            part(&mut body, "Content-Disposition: form-data; name=\"x\"", b"\xff\xfe\x00\xd8");
            as_parts("a part that is not UTF-8", end(body))
        }
        17 => {
            let mut body = parts(&fields, Some(file));
            let inner = b"--in\r\nContent-Disposition: file; filename=\"a\"\r\n\r\nx\r\n--in--\r\n\xff";
            let head = "Content-Disposition: form-data; name=\"y\"\r\nContent-Type: multipart/mixed; boundary=in";
            part(&mut body, head, inner);
            as_parts("parts within a part", end(body))
        }
        18 => {
            let mut body = parts(&fields, Some(file));
            let heads =
                ["", "X: y", "Content-Disposition: form-data", "Content-Disposition: attachment; name=\"x\"", ":::"];
            part(&mut body, heads[dice.below(heads.len())], b"x");
            as_parts("a part without a name", end(body))
        }
        19 => {
            let mut body = parts(&fields, Some(file));
            let head = "Content-Disposition: form-data; name=\"file\"; filename=\"a\0b\"";
            part(&mut body, head, b"x\0y\xff");
            part(&mut body, "Content-Disposition: form-data; name=\"file\"; filename=\"second\"", b"PK\x03\x04");
            as_parts("two files", end(body))
        }
        20 => {
            let mut many = encoded(&fields);
            for n in 0..12_000 {
                many.extend_from_slice(format!("&m{n}=").as_bytes());
            }
            request(door, URLENCODED, many, "thousands of fields")
        }
        21 => as_parts("parts that are none", (0..300).map(|_| dice.next() as u8).collect()),
        22 => {
            let mut made = honest(door, &fields, Some(file));
            let site = *dice.pick(&["cross-site", "same-site"]);
            made.headers.push(("Sec-Fetch-Site".to_owned(), site.as_bytes().to_vec()));
            Request { how: "from elsewhere".to_owned(), ..made }
        }
        _ => {
            let mut made = honest(door, &fields, Some(file));
            let method = *dice.pick(&["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", "post", "PROPFIND"]);
            // A browser asks with it whether a page of another site may ask, and is answered wherever programs are.
            made.method = if method == "OPTIONS" && door.path.starts_with("/api/") { "PUT" } else { method }.to_owned();
            Request { how: format!("the method {}", made.method), ..made }
        }
    }
}

/// An address that is surely none: a wrong number, name or key in it. None where nothing in it can be wrong.
pub fn address(door: &Door, dice: &mut Dice) -> Option<Request> {
    let pattern: Vec<&str> = door.pattern.split('/').collect();
    let mut path: Vec<String> = door.path.split('?').next()?.split('/').map(str::to_owned).collect();
    let places: Vec<usize> = (0..pattern.len()).filter(|at| pattern[*at].starts_with('{')).collect();
    if places.is_empty() || path.len() != pattern.len() {
        return None;
    }
    let at = *dice.pick(&places);
    let bad = [
        "999999999",
        "-1",
        "abc",
        "1e3",
        "1.5",
        "99999999999999999999",
        "%00",
        "%ff",
        "%2e%2e%2f",
        "%u0031",
        "%E2%80%AE1",
        "%C3%28",
        "1%20",
        "%D9%A3",
        "x'--",
        "a%2Fb",
        "%25",
        "nobody-here",
        "%F0%9F%8E%B2",
        "+",
    ];
    path[at] = if dice.once_in(8) { "9".repeat(3_000) } else { (*dice.pick(&bad)).to_owned() };
    let how = format!("{} is {:.40}", pattern[at], path[at]);
    Some(Request { path: path.join("/"), how, ..honest(door, &door.sent(), None) })
}

/// A page asked for with a query of any kind; that may be right or wrong, but changes nothing.
pub fn query(door: &Door, dice: &mut Dice) -> Request {
    let path = door.path.split('?').next().unwrap_or_default();
    let mut pairs: Vec<(String, String)> = door.sent().into_iter().map(|field| (field.name, field.value)).collect();
    if let Some((_, query)) = door.path.split_once('?') {
        pairs.extend(form_urlencoded::parse(query.as_bytes()).into_owned());
    }
    let names =
        ["q", "round", "one", "two", "done", "before", "from", "page", "archived", "c1", "encoding", "known", "size"];
    for _ in 0..1 + dice.below(3) {
        let name = match pairs.get(dice.below(pairs.len())) {
            Some((name, _)) if dice.once_in(2) => name.clone(),
            _ => (*dice.pick(&names)).to_owned(),
        };
        pairs.retain(|(other, _)| *other != name || dice.once_in(3));
        pairs.push((name, text(dice)));
    }
    let mut query = form_urlencoded::Serializer::new(String::new()).extend_pairs(&pairs).finish();
    if dice.once_in(3) {
        query += *dice.pick(&[
            "&q=%FF%FE",
            "&round=%",
            "&q=%zz",
            "&&&===",
            "&q=%00",
            "&c99999999=player",
            "&c-1=x",
            "?q=a?b",
            "&q",
        ]);
    }
    let method = if dice.once_in(12) { *dice.pick(&["HEAD", "OPTIONS", "PATCH", "DELETE", "PUT"]) } else { "GET" };
    Request {
        method: method.to_owned(),
        path: format!("{path}?{query}"),
        headers: Vec::new(),
        body: Vec::new(),
        how: "a query".to_owned(),
        may_break: false,
    }
}

/// Headers that come with anything: garbage, and all of it harmless to who knows better.
pub fn headers(request: &mut Request, dice: &mut Dice) {
    let odd: &[(&str, &[u8])] = &[
        ("Accept-Language", b"\xff\xfe, de;q=9"),
        ("Accept-Encoding", b"br;q=x, \x7f"),
        ("If-None-Match", b"\"\", W/\"x\", *, \xe4"),
        ("If-Modified-Since", b"yesterday"),
        ("Range", b"bytes=9-1,-5,x-"),
        ("Referer", b"http://[::1"),
        ("User-Agent", b"\xf0\x9f\x8e\xb2 <script>alert(1)</script>"),
        ("X-Request-Id", b"\xff<script>alert(1)</script>"),
        ("Expect", b"something else"),
        ("X-Forwarded-Proto", b"gopher"),
        ("Host", b"elsewhere.example"),
        ("Accept", b"\x80/\x81"),
    ];
    if dice.once_in(3) {
        let (name, value) = dice.pick(odd);
        request.headers.push(((*name).to_owned(), value.to_vec()));
    }
}

/// Session cookies that nobody was given.
pub fn cookie(dice: &mut Dice) -> Option<Vec<u8>> {
    let cookies: [&[u8]; 7] = [
        b"reeve_session=",
        b"reeve_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        b"reeve_session=\xff\xfe; theme=\xe4",
        b"reeve_session=x; reeve_session=y; reeve_session=",
        b"=; ;;; ===; \x80",
        b"__Host-session=abc; reeve_session=%00%ff'--",
        b"theme=<script>alert(1)</script>; reeve_session=\xf0\x9f\x8e\xb2",
    ];
    match dice.below(3) {
        0 => None,
        1 => Some([b"reeve_session=".as_slice(), &b"k".repeat(6_000)].concat()),
        _ => Some(dice.pick(&cookies).to_vec()),
    }
}
