//! Pages for administrators.

mod accounts;
mod backup;
mod import;
mod mail;

use actix_web::web;

use crate::actions::Right;

use crate::web::routes::{Line, get, post};

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    let mut lines = vec![
        get("/admin/accounts", Right::Administer, || web::to(accounts::list)),
        get("/admin/accounts/new", Right::Administer, || web::to(accounts::new)),
        post("/admin/accounts/new", Right::Administer, || web::to(accounts::add)),
        get("/admin/accounts/{account}", Right::Administer, || web::to(accounts::show)),
        post("/admin/accounts/{account}", Right::Administer, || web::to(accounts::save)),
        post("/admin/accounts/{account}/link", Right::Administer, || web::to(accounts::make_link)),
        post("/admin/accounts/{account}/password", Right::Administer, || web::to(accounts::give_password)),
    ];
    lines.extend(backup::routes());
    lines.extend(import::routes());
    lines.extend(mail::routes());
    lines
}
