//! Import a tournament from the archive that another Reeve wrote.

use std::io::Cursor;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions::transfer::import_tournament::{Imported, import_tournament};
use crate::actions;
use crate::actions::{Fault, Right};
use crate::web::http::request::Ask;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::ui::layout::Frame;
use crate::web::http::response::{Answer, page, page_with};
use crate::web::routes::{Line, get, post};

/// The routes of this room.
pub fn routes() -> Vec<Line> {
    vec![
        get("/admin/import", Right::CreateTournament, || web::to(show)),
        post("/admin/import", Right::CreateTournament, || web::to(import)),
    ]
}

#[derive(Template)]
#[template(path = "admin/import.html")]
struct Page {
    page: Frame,
    slug: String,
    faults: Vec<(String, String)>,
    limit: usize,
}

#[derive(Template)]
#[template(path = "admin/imported.html")]
struct Done {
    page: Frame,
    href: String,
    imported: Imported,
}

impl Page {
    fn fault(&self, field: &str) -> Option<&str> {
        self.faults.iter().find(|(name, _)| name == field).map(|(_, words)| words.as_str())
    }

    fn of(ask: &Ask, slug: &str, faults: Vec<Fault>) -> Page {
        Page {
            page: ask.frame("Import a tournament").crumb("My tournaments", "/run"),
            slug: slug.to_owned(),
            faults: faults.into_iter().map(|fault| (fault.field, fault.message)).collect(),
            limit: ask.app.config.body_limit >> 20,
        }
    }
}

/// Asks for the file.
async fn show(ask: Ask) -> Answer {
    page(&Page::of(&ask, "", Vec::new()))
}

/// Imports it whole, or says why not.
async fn import(ask: Ask, form: Form) -> Answer {
    let slug = form.text("slug");
    let refused = |faults| page_with(StatusCode::UNPROCESSABLE_ENTITY, &Page::of(&ask, slug, faults));
    let Some(file) = form.file() else {
        return refused(vec![Fault::new("file", "Choose the archive: a file that ends in .zip.")]);
    };
    match import_tournament(&ask.desk(), Cursor::new(file), form.filled("slug")).await {
        Ok(imported) => {
            let page_of = ask.frame("The tournament is here").crumb("My tournaments", "/run");
            page(&Done { page: page_of, href: format!("/run/{}", imported.slug), imported })
        }
        Err(actions::Error::Faults(faults)) => refused(faults),
        Err(error) => Err(Error::from(error)),
    }
}
