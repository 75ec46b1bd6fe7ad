//! The headers that every answer carries, errors and files included.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// The policy of a page or a worker, with where its scripts may ask, where its forms may lead, and who may frame it.
macro_rules! policy {
    ($asked:literal, $forms:literal, $framed:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src ",
            $asked,
            "; manifest-src 'self'; form-action ",
            $forms,
            "; frame-ancestors ",
            $framed,
            "; base-uri 'none'"
        )
    };
}

/// The policy of the worker: it asks the machine at another address that has taken over.
pub fn let_worker_ask(headers: &mut HeaderMap) {
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(policy!("'self' http: https:", "'self'", "'none'")),
    );
}

/// The policy of a page that other sites show in a frame. It has no form, so nobody can be led to press anything there.
pub fn let_frame(headers: &mut HeaderMap) {
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy!("'self'", "'none'", "*")));
    headers.remove(header::X_FRAME_OPTIONS);
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("cross-origin"));
}

/// Sets them.
///
/// The policy allows what Reeve serves itself and nothing else: its style sheet, its scripts, its pictures
/// (and `data:` for QR codes), its fonts, and forms that post back to it. Nobody may frame it, but for pages of [`let_frame`].
pub fn protect(headers: &mut HeaderMap, https: bool) {
    let set = [
        (header::CONTENT_SECURITY_POLICY, policy!("'self'", "'self'", "'none'")),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ];
    for (name, value) in set {
        // The worker has a policy of its own.
        if name == header::CONTENT_SECURITY_POLICY && headers.contains_key(&name) {
            continue;
        }
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        // Without the subdomains: a hall's laptop on plain http may be one.
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}

/// What says something of a page alone. A style sheet, a script or a face of ours has no frame, no form and no camera, and a first
/// visit asks for ten of them.
const OF_PAGES: [HeaderName; 5] = [
    header::CONTENT_SECURITY_POLICY,
    header::REFERRER_POLICY,
    header::X_FRAME_OPTIONS,
    HeaderName::from_static("cross-origin-opener-policy"),
    HeaderName::from_static("permissions-policy"),
];

fn is_part_of_a_page(headers: &HeaderMap) -> bool {
    let media = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    ["text/css", "text/javascript", "font/woff2"].iter().any(|part| media.starts_with(part))
}

/// Sets the headers that every answer carries, and how long it may be kept where nothing says so yet.
pub fn finish(headers: &mut HeaderMap, https: bool, private: bool) {
    protect(headers, https);
    let is_kept_for_ever = headers.get(header::CACHE_CONTROL).is_some_and(|value| value == crate::assets::IMMUTABLE);
    if is_kept_for_ever && is_part_of_a_page(headers) {
        for name in OF_PAGES {
            headers.remove(name);
        }
    }
    // What a page of one person's is compared with is that person's own.
    let compared = headers.contains_key(header::ETAG);
    if private && !is_kept_for_ever && !compared {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    } else if !headers.contains_key(header::CACHE_CONTROL) {
        // A page looks different to whoever is signed in or chose dark, so no proxy may keep it.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
}
