//! What there is, is said: every route of the API stands in its document, and the document is whole.

use std::collections::BTreeSet;

use reeve_urls as urls;
use serde_json::Value;

use crate::api::openapi::{SCHEMAS, document};
use crate::routes;

/// All that stands under a name anywhere.
fn values<'d>(name: &str, document: &'d Value, found: &mut Vec<&'d str>) {
    match document {
        Value::Object(fields) => {
            found.extend(fields.get(name).and_then(Value::as_str));
            fields.values().for_each(|value| values(name, value, found));
        }
        Value::Array(all) => all.iter().for_each(|value| values(name, value, found)),
        _ => {}
    }
}

#[test]
fn every_route_stands_in_the_document_and_every_type_that_it_names() {
    let document = document("https://reeve.example");
    let said: BTreeSet<&str> = document["paths"].as_object().expect("paths").keys().map(String::as_str).collect();
    let all = routes::all();
    let is_asked = |path: &&str| path.starts_with(urls::API) && *path != urls::site::api_document;
    let served: BTreeSet<&str> = all.iter().map(|route| route.path).filter(is_asked).collect();
    assert_eq!(said, served);
    let mut operations = 0;
    for path in &said {
        let names: Vec<&str> = path.split(['{', '}']).skip(1).step_by(2).collect();
        for (method, said) in document["paths"][path].as_object().expect("methods") {
            let asked = said["parameters"].as_array().expect("a list");
            let in_path: Vec<&str> =
                asked.iter().filter(|one| one["in"] == "path").filter_map(|one| one["name"].as_str()).collect();
            assert_eq!(names, in_path, "{method} {path}");
            operations += 1;
        }
    }
    let mut named = Vec::new();
    values("$ref", &document, &mut named);
    for name in named.iter().filter_map(|of| of.strip_prefix(SCHEMAS)) {
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    assert!(schemas.len() > 50 && !schemas.keys().any(|name| name.ends_with('2')), "{:?}", schemas.keys());
    let mut ids = Vec::new();
    values("operationId", &document, &mut ids);
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), operations);
}
