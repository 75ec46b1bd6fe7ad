//! Import a tournament from the archive that another Reeve wrote.

use std::io::Cursor;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::transfer::import_tournament::{Imported, import_tournament};
use crate::actions::transfer::refusal::Refusal;
use crate::actions::{Fault, Permission};
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with};
use crate::web::routes::{Route, get, post};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::{urls, words};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/admin/import", Permission::CreateTournament, || web::to(show)),
        post("/admin/import", Permission::CreateTournament, || web::to(import)),
    ]
}

#[derive(Template)]
#[template(path = "admin/import.html")]
struct Page {
    page: Layout,
    slug: String,
    faults: Vec<(String, String)>,
    limit: usize,
}

#[derive(Template)]
#[template(path = "admin/imported.html")]
struct Done {
    page: Layout,
    href: Url,
    imported: Imported,
}

impl Page {
    fn fault(&self, field: &str) -> Option<&str> {
        self.faults.iter().find(|(name, _)| name == field).map(|(_, words)| words.as_str())
    }

    fn of(request: &RequestContext, slug: &str, faults: Vec<Fault>) -> Page {
        Page {
            page: request.layout("Import a tournament").crumb("My tournaments", urls::tournaments()),
            slug: slug.to_owned(),
            faults: faults.into_iter().map(|fault| (fault.field.clone(), words::fault(&fault))).collect(),
            limit: request.app.config.body_limit >> 20,
        }
    }
}

/// Asks for the file.
async fn show(request: RequestContext) -> HandlerResult {
    page(&Page::of(&request, "", Vec::new()))
}

/// Imports it whole, or says why not.
async fn import(request: RequestContext, form: Form) -> HandlerResult {
    let slug = form.text("slug");
    let refused = |faults| page_with(StatusCode::UNPROCESSABLE_ENTITY, &Page::of(&request, slug, faults));
    let Some(file) = form.file() else {
        return refused(vec![Fault::new("file", Refusal::NoFile)]);
    };
    match import_tournament(&request.context(), Cursor::new(file), form.filled("slug")).await {
        Ok(imported) => {
            let page_of = request.layout("The tournament is here").crumb("My tournaments", urls::tournaments());
            page(&Done { page: page_of, href: urls::run(&imported.slug).home(), imported })
        }
        Err(actions::Error::Faults(faults)) => refused(faults),
        Err(error) => Err(Error::from(error)),
    }
}
