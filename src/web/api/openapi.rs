//! The document of what can be asked for (OpenAPI 3.1), made of the types that are answered.

use actix_web::HttpRequest;
use reeve_http::api::{PROBLEM, Problem, answer};
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_limits as limits;
use reeve_store::api_key::KeyScope;
use reeve_words::api as words;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use crate::api::endpoints::{Answer, Asked, Endpoint, all, in_path};

/// Where schemas stand in the document.
pub(super) const SCHEMAS: &str = "#/components/schemas/";

/// What the key is called.
const KEY: &str = "key";

/// The statuses with which there is no answer.
const PROBLEMS: [&str; 7] = ["400", "404", "405", "406", "429", "500", "503"];

/// Those beside them where a key is needed.
const PROBLEMS_OF_STAFF: [&str; 7] = ["401", "403", "408", "409", "413", "422", "507"];

/// The document.
pub(super) fn document(public_url: &str) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = SCHEMAS.into();
        settings.meta_schema = None;
    });
    let mut schemas = settings.for_serialize().into_generator();
    let mut paths: Map<String, Value> = Map::new();
    for one in &all() {
        let said = operation(one, &mut schemas);
        let path = paths.entry(one.path).or_insert_with(|| json!({}));
        path[one.method()] = said;
    }
    let problem = schemas.subschema_for::<Problem>();
    json!({
        "openapi": "3.1.0",
        "info": { "title": words::TITLE, "version": "1", "description": words::IN_SHORT },
        "servers": [{ "url": public_url }],
        "paths": paths,
        "components": {
            "schemas": schemas.take_definitions(true),
            "securitySchemes": { KEY: { "type": "http", "scheme": "bearer", "description": words::KEY } },
            "responses": { "problem": { "description": words::PROBLEM, "content": { PROBLEM: { "schema": problem } } } },
        },
    })
}

fn operation(one: &Endpoint, schemas: &mut SchemaGenerator) -> Value {
    let mut responses = Map::new();
    match one.answer {
        Answer::Json(schema) => {
            let tag = json!({ "description": words::TAG, "schema": { "type": "string" } });
            let mut content = json!({ "application/json": { "schema": schema(schemas) } });
            if matches!(one.key, Some((KeyScope::Lists, _))) {
                content["text/csv"] = json!({ "schema": { "type": "string" } });
            }
            let mut found = json!({ "description": words::ANSWER, "content": content });
            if one.key.is_none() {
                found["headers"] = json!({ "ETag": tag });
                responses.insert("304".to_owned(), json!({ "description": words::UNCHANGED }));
            }
            responses.insert("200".to_owned(), found);
        }
        Answer::Events => {
            let content = json!({ "text/event-stream": { "schema": { "type": "string" } } });
            responses.insert("200".to_owned(), json!({ "description": words::STREAM, "content": content }));
        }
    }
    let of_staff = PROBLEMS_OF_STAFF.into_iter().filter(|_| one.key.is_some());
    for status in PROBLEMS.into_iter().chain(of_staff) {
        responses.insert(status.to_owned(), json!({ "$ref": "#/components/responses/problem" }));
    }
    let in_path = names_in(one.path).filter_map(|name| in_path(one.path, name)).map(|asked| parameter(asked, "path"));
    let in_query = (one.query)().into_iter().map(|asked| parameter(asked, "query"));
    let schema = json!({ "type": "string", "minLength": 22, "maxLength": limits::FORM_KEY });
    let says = words::IDEMPOTENCY.to_owned();
    let repeated = Asked { name: "Idempotency-Key", says, schema, example: Value::Null };
    let in_head = one.body.map(|_| parameter(repeated, "header"));
    let parameters: Vec<Value> = in_path.chain(in_query).chain(in_head).collect();
    let mut said =
        json!({ "operationId": one.name, "summary": one.says, "parameters": parameters, "responses": responses });
    if one.key.is_some() {
        said["security"] = json!([{ KEY: [] }]);
    }
    if let Some(body) = one.body {
        said["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": body(schemas) } } });
    }
    said
}

/// The names of what stands for values in a path.
fn names_in(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

fn parameter(asked: Asked, place: &str) -> Value {
    let mut parameter = json!({
        "name": asked.name,
        "in": place,
        "required": place == "path",
        "description": asked.says,
        "schema": asked.schema,
    });
    if let (Some(parameter), false) = (parameter.as_object_mut(), asked.example.is_null()) {
        parameter.insert("example".to_owned(), asked.example);
    }
    parameter
}

pub(super) async fn show(request: RequestContext, http: HttpRequest) -> HandlerResult {
    answer(&http, &document(&request.app.public_url()))
}
