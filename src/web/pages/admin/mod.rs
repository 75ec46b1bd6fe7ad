//! Pages for administrators.

mod accounts;
mod backup;
mod bans;
mod import;
mod keeping;
mod mail;
mod people;
mod second_factor;
mod spare;
mod status;
mod texts;

use reeve_actions::Permission;

use reeve_http::route::{Route, get, post, to};
use reeve_urls as urls;

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    let mut lines = vec![
        get(urls::site::accounts, Permission::Administer, || to(accounts::list)),
        get(urls::site::new_account, Permission::Administer, || to(accounts::new)),
        post(urls::site::new_account, Permission::Administer, || to(accounts::add)),
        get(urls::site::account_of, Permission::Administer, || to(accounts::show)),
        post(urls::site::account_of, Permission::Administer, || to(accounts::save)),
        post(urls::site::account_link, Permission::Administer, || to(accounts::make_link)),
        post(urls::site::account_second_factor, Permission::Administer, || to(accounts::reset_second_factor)),
        post(urls::site::account_password, Permission::Administer, || to(accounts::give_password)),
    ];
    lines.extend(backup::routes());
    lines.extend(bans::routes());
    lines.extend(import::routes());
    lines.extend(mail::routes());
    lines.extend(people::routes());
    lines.extend(second_factor::routes());
    lines.extend(texts::routes());
    lines.extend(keeping::routes());
    lines.extend(spare::routes());
    lines.extend(status::routes());
    lines
}
