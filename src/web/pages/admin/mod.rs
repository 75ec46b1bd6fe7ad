//! Pages for administrators.

mod accounts;
mod backup;
mod bans;
mod import;
mod keeping;
mod mail;
mod second_factor;
mod status;
mod texts;

use reeve_actions::Permission;

use reeve_http::route::{Route, get, post, to};

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    let mut lines = vec![
        get("/admin/accounts", Permission::Administer, || to(accounts::list)),
        get("/admin/accounts/new", Permission::Administer, || to(accounts::new)),
        post("/admin/accounts/new", Permission::Administer, || to(accounts::add)),
        get("/admin/accounts/{account}", Permission::Administer, || to(accounts::show)),
        post("/admin/accounts/{account}", Permission::Administer, || to(accounts::save)),
        post("/admin/accounts/{account}/link", Permission::Administer, || to(accounts::make_link)),
        post("/admin/accounts/{account}/second-factor", Permission::Administer, || to(accounts::reset_second_factor)),
        post("/admin/accounts/{account}/password", Permission::Administer, || to(accounts::give_password)),
    ];
    lines.extend(backup::routes());
    lines.extend(bans::routes());
    lines.extend(import::routes());
    lines.extend(mail::routes());
    lines.extend(second_factor::routes());
    lines.extend(texts::routes());
    lines.extend(keeping::routes());
    lines.extend(status::routes());
    lines
}
