//! Import a tournament from the archive that another Reeve wrote.

use std::io::Cursor;

use askama::Template;

use crate::actions::transfer::import_tournament::{ImportedTournament, import_tournament};
use crate::actions::transfer::refusal::Refusal;
use crate::actions::{Fault, Permission};
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with};
use crate::web::http::route::{FormSize, Route, get, post, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls;
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get("/admin/import", Permission::CreateTournament, || to(show)),
        post("/admin/import", Permission::CreateTournament, || to(import)).takes(FormSize::Archive),
    ]
}

#[derive(Template)]
#[template(path = "admin/import.html")]
struct ImportArchivePage {
    page: Layout,
    form: FormState<String>,
    limit: usize,
}

#[derive(Template)]
#[template(path = "admin/imported.html")]
struct ImportedPage {
    page: Layout,
    href: Url,
    imported: ImportedTournament,
}

/// The form, with the short address that was typed.
fn form_page(request: &RequestContext, form: FormState<String>) -> HandlerResult {
    let layout = request.layout(titles::IMPORT_A_TOURNAMENT).crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    page_with(form.status(), &ImportArchivePage { page: layout, form, limit: request.app.config.body_limit >> 20 })
}

/// Asks for the file.
async fn show(request: RequestContext) -> HandlerResult {
    form_page(&request, FormState::fresh(String::new()))
}

/// Imports it whole, or says why not.
async fn import(request: RequestContext, form: Form) -> HandlerResult {
    let slug = form.text("slug").to_owned();
    let Some(file) = form.file() else {
        let fault = Fault::new("file", Refusal::NoFile);
        return form_page(&request, FormState::faulty(slug, &[fault]));
    };
    match import_tournament(&request.context(), Cursor::new(file.to_vec()), form.filled("slug")).await {
        Ok(imported) => {
            let page_of =
                request.layout(titles::THE_TOURNAMENT_IS_HERE).crumb(titles::MY_TOURNAMENTS, urls::tournaments());
            page(&ImportedPage { page: page_of, href: urls::run(&imported.slug).home(), imported })
        }
        Err(error) => form_page(&request, FormState::returned_unless_refused(slug, error)?),
    }
}
