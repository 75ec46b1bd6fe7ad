//! Conditional requests: a browser that already has the page or file is told so instead of getting it again.
//!
//! Actix reads the header and compares the tags. It answers "not modified" by itself only for files on a disk
//! (`actix-files`); ours are in memory.

use actix_web::HttpMessage;
use actix_web::http::header::{EntityTag, Header, HeaderValue, IfNoneMatch};

/// Whether the browser has what carries this entity tag (the value of `ETag`, with its quotes).
pub fn has_already(req: &impl HttpMessage, tag: &HeaderValue) -> bool {
    let Some(tag) = tag.to_str().ok().and_then(|tag| tag.parse::<EntityTag>().ok()) else { return false };
    match IfNoneMatch::parse(req) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(&tag)),
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header;
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn a_browser_says_what_it_has() {
        let check = |line: &'static str, expected: bool| {
            let req = TestRequest::default().insert_header((header::IF_NONE_MATCH, line)).to_http_request();
            assert_eq!(has_already(&req, &HeaderValue::from_static("\"1a2b\"")), expected, "{line}");
        };
        check("\"1a2b\"", true);
        check("W/\"1a2b\"", true);
        check("\"0000\", \"1a2b\"", true);
        check("*", true);
        check("\"1a2b-gzip\"", false);
        check("1a2b", false);
        check("", false);
        let asked_plainly = TestRequest::default().to_http_request();
        assert!(!has_already(&asked_plainly, &HeaderValue::from_static("\"1a2b\"")));
    }
}
