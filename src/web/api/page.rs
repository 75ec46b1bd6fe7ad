//! `/api`: the document as a page for people, with questions to try.

use askama::Template;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::ui::layout::Layout;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::series::season::ListedSeries;
use reeve_views::tournament_list::{ProgramPage, ProgramSearch};
use reeve_words::api as words;
use serde_json::Value;

use crate::api::endpoints;
use crate::api::openapi::{SCHEMAS, document};

#[derive(Template)]
#[template(path = "public/api.html")]
struct ApiPage {
    page: Layout,
    document: Url,
    in_short: &'static str,
    stream: &'static str,
    questions: Vec<Question>,
    schemas: Vec<SchemaView>,
}

/// Something that can be asked for.
struct Question {
    method: &'static str,
    path: String,
    says: String,
    asked: Vec<FieldView>,
    /// What is sent, with a key of the staff.
    sent: Option<TypeView>,
    needs_key: bool,
    /// What is answered; none for a stream.
    answer: Option<TypeView>,
    /// The same question of something that is there.
    example: Option<String>,
}

/// A type of the answers.
struct SchemaView {
    name: String,
    says: String,
    /// The words that it is one of.
    codes: Vec<String>,
    fields: Vec<FieldView>,
}

/// A field, or a name in an address.
struct FieldView {
    name: String,
    of: TypeView,
    says: String,
}

/// What a value is.
#[derive(Default)]
struct TypeView {
    text: String,
    /// The type that it is, or is made of.
    link: Option<String>,
}

impl TypeView {
    fn of(schema: &Value) -> TypeView {
        if let Some(name) = schema["$ref"].as_str().and_then(|of| of.strip_prefix(SCHEMAS)) {
            return TypeView { text: name.to_owned(), link: Some(name.to_owned()) };
        }
        if let Some(either) = schema["anyOf"].as_array().and_then(|all| all.first()) {
            return TypeView::of(either).with(words::or_null);
        }
        let is_null = |kind: &&str| *kind == "null";
        let kinds: Vec<&str> = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            kind => kind.as_str().into_iter().collect(),
        };
        let codes: Vec<&str> = list(&schema["enum"]).filter_map(Value::as_str).collect();
        if !codes.is_empty() {
            return TypeView { text: codes.join(", "), link: None };
        }
        let text = match (kinds.iter().copied().find(|kind| !is_null(kind)), schema["format"].as_str()) {
            (Some("array"), _) => return TypeView::of(&schema["items"]).with(words::list_of),
            (Some("string"), Some(format @ ("date" | "date-time"))) => format,
            (Some(kind), _) => kind,
            (None, _) => "",
        };
        let found = TypeView { text: text.to_owned(), link: None };
        if kinds.iter().any(is_null) { found.with(words::or_null) } else { found }
    }

    fn with(self, words: fn(&str) -> String) -> TypeView {
        TypeView { text: words(&self.text), ..self }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

impl SchemaView {
    fn of(name: &str, schema: &Value) -> SchemaView {
        let each = list(&schema["oneOf"]).chain([schema]);
        let codes = each.flat_map(|one| list(&one["enum"]).chain(Some(&one["const"])).filter_map(Value::as_str));
        let field = |(name, of): (&String, &Value)| FieldView {
            name: name.clone(),
            of: TypeView::of(of),
            says: text(&of["description"]),
        };
        SchemaView {
            name: name.to_owned(),
            says: text(&schema["description"]),
            codes: codes.map(str::to_owned).collect(),
            fields: entries(&schema["properties"]).map(field).collect(),
        }
    }
}

impl Question {
    /// `values`: what stands for the names in paths, where there is something.
    fn of(method: &str, path: &str, operation: &Value, values: &[(&str, Option<String>)]) -> Question {
        let asked = |one: &Value| FieldView {
            name: text(&one["name"]),
            of: TypeView::of(&one["schema"]),
            says: text(&one["description"]),
        };
        let answered = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        let filled = values.iter().fold(path.to_owned(), |path, (name, value)| match value {
            Some(value) => path.replace(&format!("{{{name}}}"), value),
            None => path,
        });
        let sent = &operation["requestBody"]["content"]["application/json"]["schema"];
        let needs_key = !operation["security"].is_null();
        let answer = (!answered.is_null()).then(|| TypeView::of(answered));
        Question {
            method: if method == "post" { "POST" } else { "GET" },
            path: path.to_owned(),
            says: text(&operation["summary"]),
            asked: list(&operation["parameters"]).map(asked).collect(),
            example: Some(filled).filter(|path| !path.contains('{') && answer.is_some() && !needs_key),
            sent: (!sent.is_null()).then(|| TypeView::of(sent)),
            needs_key,
            answer,
        }
    }
}

pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    // One that has everything to show, where there is one.
    let finished = ProgramSearch { limit: 1, state: Some(Phase::Finished), ..ProgramSearch::default() };
    let any = ProgramSearch { limit: 1, ..ProgramSearch::default() };
    let mut newest = ProgramPage::read(&mut tx, &finished).await?;
    if newest.as_ref().is_none_or(|page| page.found.is_empty()) {
        newest = ProgramPage::read(&mut tx, &any).await?;
    }
    let ListedSeries { series, .. } = ListedSeries::read(&mut tx).await?;
    drop(tx);
    let slug = newest.and_then(|page| page.found.into_iter().next()).map(|t| t.slug);
    let values = [("slug", slug), ("series", series.into_iter().next().map(|one| one.slug))];
    let document = document(&request.app.public_url());
    // In the order of the list, not of their addresses.
    let questions = endpoints::all().into_iter().map(|one| {
        let operation = &document["paths"][one.path][one.method()];
        Question::of(one.method(), one.path, operation, &values)
    });
    page(&ApiPage {
        page: request.layout(texts::pages::api()).crumb(texts::pages::tournaments(), urls::home()),
        document: urls::api_document(),
        in_short: words::IN_SHORT,
        stream: words::STREAM,
        questions: questions.collect(),
        schemas: entries(&document["components"]["schemas"]).map(|(name, one)| SchemaView::of(name, one)).collect(),
    })
}
